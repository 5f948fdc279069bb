// Written by npm run docs, with ajv, from src/schemas/*.schema.json: change that.
// ae14233495128c5a87333eb8542c5853f832f0b8ce267615efdd0d164cb34cb3
// @ts-nocheck
const e=(e,t)=>void 0!==e[t]&&Object.prototype.hasOwnProperty.call(e,t),t=(e,t)=>(e.errors=[{instancePath:t}],!1),n=(e,{errors:t})=>null===e?t:e.concat(t)
exports.report=function s(i,{instancePath:l=""}={}){let a=null,o=0
if(0===o){if(!i||"object"!=typeof i||Array.isArray(i))return t(s,l)
{let A
if(void 0===i.traffic&&(i.traffic=null),void 0===i.tls&&(i.tls=null),void 0===i.threadPool&&(i.threadPool=null),void 0===i.drive&&(i.drive=null),!e(i,"schemaVersion")&&(A="schemaVersion")||!e(i,"tool")&&(A="tool")||!e(i,"target")&&(A="target")||!e(i,"profile")&&(A="profile")||!e(i,"crypto")&&(A="crypto")||!e(i,"operations")&&(A="operations")||!e(i,"callSites")&&(A="callSites")||!e(i,"findings")&&(A="findings")||!e(i,"isolates")&&(A="isolates")||!e(i,"load")&&(A="load")||!e(i,"diagnostics")&&(A="diagnostics"))return s.errors=[{instancePath:l,params:{missingProperty:A}}],!1
if(e(i,"schemaVersion")){const e=o
if(2!==i.schemaVersion)return t(s,l+"/schemaVersion")
var c=e===o}else c=!0
if(c){if(e(i,"tool")){let n=i.tool
const r=o
if(o===r){if(!n||"object"!=typeof n||Array.isArray(n))return t(s,l+"/tool")
{let i
if(!e(n,"name")&&(i="name")||!e(n,"version")&&(i="version"))return s.errors=[{instancePath:l+"/tool",params:{missingProperty:i}}],!1
if(e(n,"name")){const e=o
if("cryptoprof"!==n.name)return t(s,l+"/tool/name")
var f=e===o}else f=!0
if(f)if(e(n,"version")){const e=o
if("string"!=typeof n.version)return t(s,l+"/tool/version")
f=e===o}else f=!0}}c=r===o}else c=!0
if(c){if(e(i,"target")){const e=o
r(i.target,{instancePath:l+"/target"})||(a=n(a,r),o=a.length)
c=e===o}else c=!0
if(c){if(e(i,"profile")){const e=o
p(i.profile,{instancePath:l+"/profile"})||(a=n(a,p),o=a.length)
c=e===o}else c=!0
if(c){if(e(i,"crypto")){const e=o
P(i.crypto,{instancePath:l+"/crypto"})||(a=n(a,P),o=a.length)
c=e===o}else c=!0
if(c){if(e(i,"operations")){let e=i.operations
const r=o
if(o===r){if(!Array.isArray(e))return t(s,l+"/operations")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(d(e[s],{instancePath:l+"/operations/"+s})||(a=n(a,d),o=a.length),!(t===o))break}}}c=r===o}else c=!0
if(c){if(e(i,"callSites")){let e=i.callSites
const r=o
if(o===r){if(!Array.isArray(e))return t(s,l+"/callSites")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(T(e[s],{instancePath:l+"/callSites/"+s})||(a=n(a,T),o=a.length),!(t===o))break}}}c=r===o}else c=!0
if(c){if(e(i,"findings")){let e=i.findings
const r=o
if(o===r){if(!Array.isArray(e))return t(s,l+"/findings")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(S(e[s],{instancePath:l+"/findings/"+s})||(a=n(a,S),o=a.length),!(t===o))break}}}c=r===o}else c=!0
if(c){if(e(i,"routes")){let e=i.routes
const t=o,r=o
let f=!1
const h=o
if(o===h)if(Array.isArray(e)){const t=e.length
for(let s=0;s<t;s++){const t=o
if(C(e[s],{instancePath:l+"/routes/"+s})||(a=n(a,C),o=a.length),!(t===o))break}}else{const e={instancePath:l+"/routes"}
null===a?a=[e]:a.push(e),o++}var u=h===o
if(f=f||u,!f){const t=o
if(null!==e){const e={instancePath:l+"/routes"}
null===a?a=[e]:a.push(e),o++}u=t===o
f=f||u}if(!f){const e={instancePath:l+"/routes"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}o=r,null!==a&&(r?a.length=r:a=null)
c=t===o}else c=!0
if(c){if(e(i,"isolates")){let e=i.isolates
const r=o
if(o===r){if(!Array.isArray(e))return t(s,l+"/isolates")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(q(e[s],{instancePath:l+"/isolates/"+s})||(a=n(a,q),o=a.length),!(t===o))break}}}c=r===o}else c=!0
if(c){if(e(i,"runs")){let e=i.runs
const r=o
if(o===r){if(!Array.isArray(e))return t(s,l+"/runs")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(U(e[s],{instancePath:l+"/runs/"+s})||(a=n(a,U),o=a.length),!(t===o))break}}}c=r===o}else c=!0
if(c){if(e(i,"bundles")){let e=i.bundles
const r=o
if(o===r){if(!Array.isArray(e))return t(s,l+"/bundles")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(I(e[s],{instancePath:l+"/bundles/"+s})||(a=n(a,I),o=a.length),!(t===o))break}}}c=r===o}else c=!0
if(c){if(e(i,"poolWork")){let e=i.poolWork
const t=o,r=o
let f=!1
const u=o
F(e,{instancePath:l+"/poolWork"})||(a=n(a,F),o=a.length)
var h=u===o
if(f=f||h,!f){const t=o
if(null!==e){const e={instancePath:l+"/poolWork"}
null===a?a=[e]:a.push(e),o++}h=t===o
f=f||h}if(!f){const e={instancePath:l+"/poolWork"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}o=r,null!==a&&(r?a.length=r:a=null)
c=t===o}else c=!0
if(c){if(e(i,"load")){let e=i.load
const t=o,r=o
let f=!1
const u=o
N(e,{instancePath:l+"/load"})||(a=n(a,N),o=a.length)
var g=u===o
if(f=f||g,!f){const t=o
if(null!==e){const e={instancePath:l+"/load"}
null===a?a=[e]:a.push(e),o++}g=t===o
f=f||g}if(!f){const e={instancePath:l+"/load"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}o=r,null!==a&&(r?a.length=r:a=null)
c=t===o}else c=!0
if(c){let r=i.traffic
const f=o,u=o
let h=!1
const p=o
V(r,{instancePath:l+"/traffic"})||(a=n(a,V),o=a.length)
var y=p===o
if(h=h||y,!h){const e=o
if(null!==r){const e={instancePath:l+"/traffic"}
null===a?a=[e]:a.push(e),o++}y=e===o
h=h||y}if(!h){const e={instancePath:l+"/traffic"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}if(o=u,null!==a&&(u?a.length=u:a=null),c=f===o){let r=i.tls
const f=o,u=o
let h=!1
const p=o
le(r,{instancePath:l+"/tls"})||(a=n(a,le),o=a.length)
var m=p===o
if(h=h||m,!h){const e=o
if(null!==r){const e={instancePath:l+"/tls"}
null===a?a=[e]:a.push(e),o++}m=e===o
h=h||m}if(!h){const e={instancePath:l+"/tls"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}if(o=u,null!==a&&(u?a.length=u:a=null),c=f===o){let r=i.threadPool
const f=o,u=o
let h=!1
const p=o
oe(r,{instancePath:l+"/threadPool"})||(a=n(a,oe),o=a.length)
var b=p===o
if(h=h||b,!h){const e=o
if(null!==r){const e={instancePath:l+"/threadPool"}
null===a?a=[e]:a.push(e),o++}b=e===o
h=h||b}if(!h){const e={instancePath:l+"/threadPool"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}if(o=u,null!==a&&(u?a.length=u:a=null),c=f===o){let r=i.drive
const f=o,u=o
let h=!1
const p=o
ce(r,{instancePath:l+"/drive"})||(a=n(a,ce),o=a.length)
var k=p===o
if(h=h||k,!h){const e=o
if(null!==r){const e={instancePath:l+"/drive"}
null===a?a=[e]:a.push(e),o++}k=e===o
h=h||k}if(!h){const e={instancePath:l+"/drive"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}if(o=u,null!==a&&(u?a.length=u:a=null),c=f===o)if(e(i,"diagnostics")){let e=i.diagnostics
const r=o
if(o===r){if(!Array.isArray(e))return t(s,l+"/diagnostics")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(fe(e[s],{instancePath:l+"/diagnostics/"+s})||(a=n(a,fe),o=a.length),!(t===o))break}}}c=r===o}else c=!0}}}}}}}}}}}}}}}}}}}return s.errors=a,0===o}
Object.prototype.hasOwnProperty
function s(e,{instancePath:n=""}={}){return"string"!=typeof e?t(s,n):(s.errors=null,!0)}function i(e,{instancePath:n=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?t(i,n):(i.errors=null,!0):t(i,n)}function r(l,{instancePath:a=""}={}){let o=null,c=0
if(0===c){if(!l||"object"!=typeof l||Array.isArray(l))return t(r,a)
{let u
if(!e(l,"command")&&(u="command")||!e(l,"root")&&(u="root")||!e(l,"node")&&(u="node")||!e(l,"openssl")&&(u="openssl")||!e(l,"platform")&&(u="platform")||!e(l,"processor")&&(u="processor")||!e(l,"startTime")&&(u="startTime")||!e(l,"durationMs")&&(u="durationMs")||!e(l,"exitCode")&&(u="exitCode")||!e(l,"signal")&&(u="signal"))return r.errors=[{instancePath:a,params:{missingProperty:u}}],!1
if(e(l,"command")){let e=l.command
const n=c
if(c===n){if(!Array.isArray(e))return t(r,a+"/command")
{const n=e.length
for(let s=0;s<n;s++){const n=c
if("string"!=typeof e[s])return t(r,a+"/command/"+s)
if(!(n===c))break}}}var f=n===c}else f=!0
if(f){if(e(l,"root")){const e=c
if("string"!=typeof l.root)return t(r,a+"/root")
f=e===c}else f=!0
if(f){if(e(l,"node")){const e=c
if("string"!=typeof l.node)return t(r,a+"/node")
f=e===c}else f=!0
if(f){if(e(l,"openssl")){const e=c
if("string"!=typeof l.openssl)return t(r,a+"/openssl")
f=e===c}else f=!0
if(f){if(e(l,"platform")){const e=c
if("string"!=typeof l.platform)return t(r,a+"/platform")
f=e===c}else f=!0
if(f){if(e(l,"processor")){const e=c
if("string"!=typeof l.processor)return t(r,a+"/processor")
f=e===c}else f=!0
if(f){if(e(l,"startTime")){const e=c
s(l.startTime,{instancePath:a+"/startTime"})||(o=n(o,s),c=o.length)
f=e===c}else f=!0
if(f){if(e(l,"durationMs")){const e=c
i(l.durationMs,{instancePath:a+"/durationMs"})||(o=n(o,i),c=o.length)
f=e===c}else f=!0
if(f){if(e(l,"exitCode")){let e=l.exitCode
const n=c
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return t(r,a+"/exitCode")
f=n===c}else f=!0
if(f)if(e(l,"signal")){let e=l.signal
const n=c
if("string"!=typeof e&&null!==e)return t(r,a+"/signal")
f=n===c}else f=!0}}}}}}}}}}return r.errors=o,0===c}function l(e,{instancePath:n=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return t(l,n)
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return t(l,n)
if(e<0||isNaN(e))return t(l,n)}return l.errors=null,!0}function a(e,{instancePath:n=""}={}){return"attach"!==e&&"live"!==e?t(a,n):(a.errors=null,!0)}function o(s,{instancePath:r=""}={}){let l=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(o,r)
{let t
if(!e(s,"totalMs")&&(t="totalMs")||!e(s,"mainMs")&&(t="mainMs")||!e(s,"workersMs")&&(t="workersMs")||!e(s,"poolMs")&&(t="poolMs")||!e(s,"v8Ms")&&(t="v8Ms")||!e(s,"otherMs")&&(t="otherMs")||!e(s,"runQueueWaitMs")&&(t="runQueueWaitMs"))return o.errors=[{instancePath:r,params:{missingProperty:t}}],!1
if(e(s,"totalMs")){let e=s.totalMs
const t=a,u=a
let h=!1
const p=a
i(e,{instancePath:r+"/totalMs"})||(l=n(l,i),a=l.length)
var c=p===a
if(h=h||c,!h){const t=a
if(null!==e){const e={instancePath:r+"/totalMs"}
null===l?l=[e]:l.push(e),a++}c=t===a
h=h||c}if(!h){const e={instancePath:r+"/totalMs"}
return null===l?l=[e]:l.push(e),a++,o.errors=l,!1}a=u,null!==l&&(u?l.length=u:l=null)
var f=t===a}else f=!0
if(f){if(e(s,"mainMs")){let e=s.mainMs
const t=a,c=a
let h=!1
const p=a
i(e,{instancePath:r+"/mainMs"})||(l=n(l,i),a=l.length)
var u=p===a
if(h=h||u,!h){const t=a
if(null!==e){const e={instancePath:r+"/mainMs"}
null===l?l=[e]:l.push(e),a++}u=t===a
h=h||u}if(!h){const e={instancePath:r+"/mainMs"}
return null===l?l=[e]:l.push(e),a++,o.errors=l,!1}a=c,null!==l&&(c?l.length=c:l=null)
f=t===a}else f=!0
if(f){if(e(s,"mainKernelMs")){let e=s.mainKernelMs
const t=a,c=a
let u=!1
const p=a
i(e,{instancePath:r+"/mainKernelMs"})||(l=n(l,i),a=l.length)
var h=p===a
if(u=u||h,!u){const t=a
if(null!==e){const e={instancePath:r+"/mainKernelMs"}
null===l?l=[e]:l.push(e),a++}h=t===a
u=u||h}if(!u){const e={instancePath:r+"/mainKernelMs"}
return null===l?l=[e]:l.push(e),a++,o.errors=l,!1}a=c,null!==l&&(c?l.length=c:l=null)
f=t===a}else f=!0
if(f){if(e(s,"workersMs")){let e=s.workersMs
const t=a,c=a
let u=!1
const h=a
i(e,{instancePath:r+"/workersMs"})||(l=n(l,i),a=l.length)
var p=h===a
if(u=u||p,!u){const t=a
if(null!==e){const e={instancePath:r+"/workersMs"}
null===l?l=[e]:l.push(e),a++}p=t===a
u=u||p}if(!u){const e={instancePath:r+"/workersMs"}
return null===l?l=[e]:l.push(e),a++,o.errors=l,!1}a=c,null!==l&&(c?l.length=c:l=null)
f=t===a}else f=!0
if(f){if(e(s,"poolMs")){let e=s.poolMs
const t=a,c=a
let u=!1
const h=a
i(e,{instancePath:r+"/poolMs"})||(l=n(l,i),a=l.length)
var g=h===a
if(u=u||g,!u){const t=a
if(null!==e){const e={instancePath:r+"/poolMs"}
null===l?l=[e]:l.push(e),a++}g=t===a
u=u||g}if(!u){const e={instancePath:r+"/poolMs"}
return null===l?l=[e]:l.push(e),a++,o.errors=l,!1}a=c,null!==l&&(c?l.length=c:l=null)
f=t===a}else f=!0
if(f){if(e(s,"v8Ms")){let e=s.v8Ms
const t=a,c=a
let u=!1
const h=a
i(e,{instancePath:r+"/v8Ms"})||(l=n(l,i),a=l.length)
var y=h===a
if(u=u||y,!u){const t=a
if(null!==e){const e={instancePath:r+"/v8Ms"}
null===l?l=[e]:l.push(e),a++}y=t===a
u=u||y}if(!u){const e={instancePath:r+"/v8Ms"}
return null===l?l=[e]:l.push(e),a++,o.errors=l,!1}a=c,null!==l&&(c?l.length=c:l=null)
f=t===a}else f=!0
if(f){if(e(s,"otherMs")){let e=s.otherMs
const t=a,c=a
let u=!1
const h=a
i(e,{instancePath:r+"/otherMs"})||(l=n(l,i),a=l.length)
var P=h===a
if(u=u||P,!u){const t=a
if(null!==e){const e={instancePath:r+"/otherMs"}
null===l?l=[e]:l.push(e),a++}P=t===a
u=u||P}if(!u){const e={instancePath:r+"/otherMs"}
return null===l?l=[e]:l.push(e),a++,o.errors=l,!1}a=c,null!==l&&(c?l.length=c:l=null)
f=t===a}else f=!0
if(f){if(e(s,"runQueueWaitMs")){let e=s.runQueueWaitMs
const t=a,c=a
let u=!1
const h=a
i(e,{instancePath:r+"/runQueueWaitMs"})||(l=n(l,i),a=l.length)
var d=h===a
if(u=u||d,!u){const t=a
if(null!==e){const e={instancePath:r+"/runQueueWaitMs"}
null===l?l=[e]:l.push(e),a++}d=t===a
u=u||d}if(!u){const e={instancePath:r+"/runQueueWaitMs"}
return null===l?l=[e]:l.push(e),a++,o.errors=l,!1}a=c,null!==l&&(c?l.length=c:l=null)
f=t===a}else f=!0
if(f)if(e(s,"mainRunQueueWaitMs")){let e=s.mainRunQueueWaitMs
const t=a,c=a
let u=!1
const h=a
i(e,{instancePath:r+"/mainRunQueueWaitMs"})||(l=n(l,i),a=l.length)
var m=h===a
if(u=u||m,!u){const t=a
if(null!==e){const e={instancePath:r+"/mainRunQueueWaitMs"}
null===l?l=[e]:l.push(e),a++}m=t===a
u=u||m}if(!u){const e={instancePath:r+"/mainRunQueueWaitMs"}
return null===l?l=[e]:l.push(e),a++,o.errors=l,!1}a=c,null!==l&&(c?l.length=c:l=null)
f=t===a}else f=!0}}}}}}}}}return o.errors=l,0===a}function c(e,{instancePath:n=""}={}){return"directory-gone"!==e&&"directory-not-writable"!==e&&"disk-full"!==e&&"no-descriptors"!==e&&"log-limit"!==e&&"recording-stopped"!==e&&"other-user"!==e&&"other-node"!==e&&"own-options"!==e&&"not-passed-on"!==e&&"own-exec-argv"!==e&&"no-log"!==e&&"log-ended-early"!==e&&"own-executable"!==e&&"replaced"!==e&&"still-running"!==e&&"unknown"!==e?t(c,n):(c.errors=null,!0)}function f(s,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(f,r)
{let p
if(!e(s,"kind")&&(p="kind")||!e(s,"reason")&&(p="reason")||!e(s,"count")&&(p="count")||!e(s,"cpuMs")&&(p="cpuMs"))return f.errors=[{instancePath:r,params:{missingProperty:p}}],!1
if(e(s,"kind")){let e=s.kind
const n=o
if("thread"!==e&&"child"!==e)return t(f,r+"/kind")
var u=n===o}else u=!0
if(u){if(e(s,"reason")){const e=o
c(s.reason,{instancePath:r+"/reason"})||(a=n(a,c),o=a.length)
u=e===o}else u=!0
if(u){if(e(s,"count")){const e=o
l(s.count,{instancePath:r+"/count"})||(a=n(a,l),o=a.length)
u=e===o}else u=!0
if(u)if(e(s,"cpuMs")){let e=s.cpuMs
const t=o,l=o
let c=!1
const p=o
i(e,{instancePath:r+"/cpuMs"})||(a=n(a,i),o=a.length)
var h=p===o
if(c=c||h,!c){const t=o
if(null!==e){const e={instancePath:r+"/cpuMs"}
null===a?a=[e]:a.push(e),o++}h=t===o
c=c||h}if(!c){const e={instancePath:r+"/cpuMs"}
return null===a?a=[e]:a.push(e),o++,f.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
u=t===o}else u=!0}}}}return f.errors=a,0===o}function u(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(u,i)
{let c
if(!e(s,"seconds")&&(c="seconds")||!e(s,"from")&&(c="from")||!e(s,"ticks")&&(c="ticks"))return u.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"seconds")){let e=s.seconds
const n=a
if(a===n){if("number"!=typeof e||!isFinite(e))return t(u,i+"/seconds")
if(e<0||isNaN(e))return t(u,i+"/seconds")}var o=n===a}else o=!0
if(o){if(e(s,"from")){let e=s.from
const n=a
if("start"!==e&&"load"!==e)return t(u,i+"/from")
o=n===a}else o=!0
if(o)if(e(s,"ticks")){const e=a
l(s.ticks,{instancePath:i+"/ticks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0}}}return u.errors=r,0===a}function h(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(h,i)
{let c
if(!e(s,"script")&&(c="script")||!e(s,"main")&&(c="main")||!e(s,"count")&&(c="count")||!e(s,"ports")&&(c="ports")||!e(s,"ticks")&&(c="ticks")||!e(s,"busyTicks")&&(c="busyTicks")||!e(s,"cryptoTicks")&&(c="cryptoTicks"))return h.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"script")){const e=a
if("string"!=typeof s.script)return t(h,i+"/script")
var o=e===a}else o=!0
if(o){if(e(s,"main")){const e=a
if("boolean"!=typeof s.main)return t(h,i+"/main")
o=e===a}else o=!0
if(o){if(e(s,"count")){const e=a
l(s.count,{instancePath:i+"/count"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"ports")){let e=s.ports
const c=a
if(a===c){if(!Array.isArray(e))return t(h,i+"/ports")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(l(e[s],{instancePath:i+"/ports/"+s})||(r=n(r,l),a=r.length),!(t===a))break}}}o=c===a}else o=!0
if(o){if(e(s,"ticks")){const e=a
l(s.ticks,{instancePath:i+"/ticks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"busyTicks")){const e=a
l(s.busyTicks,{instancePath:i+"/busyTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"cryptoTicks")){const e=a
l(s.cryptoTicks,{instancePath:i+"/cryptoTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0}}}}}}}return h.errors=r,0===a}function p(s,{instancePath:r=""}={}){let c=null,g=0
if(0===g){if(!s||"object"!=typeof s||Array.isArray(s))return t(p,r)
{let d
if(void 0===s.startTicks&&(s.startTicks=0),void 0===s.unprofiled&&(s.unprofiled=[]),!e(s,"ticks")&&(d="ticks")||!e(s,"busyTicks")&&(d="busyTicks")||!e(s,"idleTicks")&&(d="idleTicks")||!e(s,"namedTicks")&&(d="namedTicks")||!e(s,"libraryTicks")&&(d="libraryTicks")||!e(s,"droppedTicks")&&(d="droppedTicks")||!e(s,"dropped")&&(d="dropped")||!e(s,"busyMs")&&(d="busyMs")||!e(s,"wallMs")&&(d="wallMs")||!e(s,"intervalUs")&&(d="intervalUs")||!e(s,"schedulingTicks")&&(d="schedulingTicks")||!e(s,"cpu")&&(d="cpu"))return p.errors=[{instancePath:r,params:{missingProperty:d}}],!1
if(e(s,"ticks")){const e=g
l(s.ticks,{instancePath:r+"/ticks"})||(c=n(c,l),g=c.length)
var y=e===g}else y=!0
if(y){if(e(s,"busyTicks")){const e=g
l(s.busyTicks,{instancePath:r+"/busyTicks"})||(c=n(c,l),g=c.length)
y=e===g}else y=!0
if(y){if(e(s,"idleTicks")){const e=g
l(s.idleTicks,{instancePath:r+"/idleTicks"})||(c=n(c,l),g=c.length)
y=e===g}else y=!0
if(y){if(e(s,"namedTicks")){const e=g
l(s.namedTicks,{instancePath:r+"/namedTicks"})||(c=n(c,l),g=c.length)
y=e===g}else y=!0
if(y){if(e(s,"libraryTicks")){const e=g
l(s.libraryTicks,{instancePath:r+"/libraryTicks"})||(c=n(c,l),g=c.length)
y=e===g}else y=!0
if(y){if(e(s,"droppedTicks")){const e=g
l(s.droppedTicks,{instancePath:r+"/droppedTicks"})||(c=n(c,l),g=c.length)
y=e===g}else y=!0
if(y){if(e(s,"dropped")){let e=s.dropped
const i=g
if(g===i){if(!e||"object"!=typeof e||Array.isArray(e))return t(p,r+"/dropped")
for(const t of Object.keys(e)){const s=g
if(l(e[t],{instancePath:r+"/dropped/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(c=n(c,l),g=c.length),!(s===g))break}}y=i===g}else y=!0
if(y){if(e(s,"busyMs")){const e=g
i(s.busyMs,{instancePath:r+"/busyMs"})||(c=n(c,i),g=c.length)
y=e===g}else y=!0
if(y){if(e(s,"wallMs")){const e=g
i(s.wallMs,{instancePath:r+"/wallMs"})||(c=n(c,i),g=c.length)
y=e===g}else y=!0
if(y){if(e(s,"intervalUs")){const e=g
i(s.intervalUs,{instancePath:r+"/intervalUs"})||(c=n(c,i),g=c.length)
y=e===g}else y=!0
if(y){if(e(s,"collector")){const e=g
if("perf"!==s.collector)return t(p,r+"/collector")
y=e===g}else y=!0
if(y){if(e(s,"sampledBy")){const e=g
a(s.sampledBy,{instancePath:r+"/sampledBy"})||(c=n(c,a),g=c.length)
y=e===g}else y=!0
if(y){if(e(s,"probeTicks")){const e=g
l(s.probeTicks,{instancePath:r+"/probeTicks"})||(c=n(c,l),g=c.length)
y=e===g}else y=!0
if(y){if(e(s,"schedulingTicks")){const e=g
l(s.schedulingTicks,{instancePath:r+"/schedulingTicks"})||(c=n(c,l),g=c.length)
y=e===g}else y=!0
if(y){const i=g
if(l(s.startTicks,{instancePath:r+"/startTicks"})||(c=n(c,l),g=c.length),y=i===g){if(e(s,"cpu")){let e=s.cpu
const t=g,i=g
let l=!1
const a=g
o(e,{instancePath:r+"/cpu"})||(c=n(c,o),g=c.length)
var P=a===g
if(l=l||P,!l){const t=g
if(null!==e){const e={instancePath:r+"/cpu"}
null===c?c=[e]:c.push(e),g++}P=t===g
l=l||P}if(!l){const e={instancePath:r+"/cpu"}
return null===c?c=[e]:c.push(e),g++,p.errors=c,!1}g=i,null!==c&&(i?c.length=i:c=null)
y=t===g}else y=!0
if(y){let i=s.unprofiled
const l=g
if(g===l){if(!Array.isArray(i))return t(p,r+"/unprofiled")
{const e=i.length
for(let t=0;t<e;t++){const e=g
if(f(i[t],{instancePath:r+"/unprofiled/"+t})||(c=n(c,f),g=c.length),!(e===g))break}}}if(y=l===g){if(e(s,"warmUp")){const e=g
u(s.warmUp,{instancePath:r+"/warmUp"})||(c=n(c,u),g=c.length)
y=e===g}else y=!0
if(y)if(e(s,"processes")){let e=s.processes
const i=g
if(g===i){if(!Array.isArray(e))return t(p,r+"/processes")
{const t=e.length
for(let s=0;s<t;s++){const t=g
if(h(e[s],{instancePath:r+"/processes/"+s})||(c=n(c,h),g=c.length),!(t===g))break}}}y=i===g}else y=!0}}}}}}}}}}}}}}}}}}}return p.errors=c,0===g}function g(e,{instancePath:n=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)||e<0||isNaN(e)?t(g,n):(g.errors=null,!0):t(g,n)}function y(e,{instancePath:s=""}={}){let i=null,r=0
if(0===r){if(!Array.isArray(e))return t(y,s)
if(e.length>2)return t(y,s)
if(e.length<2)return t(y,s)
{const t=e.length
for(let l=0;l<t;l++){const t=r
if(g(e[l],{instancePath:s+"/"+l})||(i=n(i,g),r=i.length),!(t===r))break}}}return y.errors=i,0===r}function P(s,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(P,r)
{let f
if(!e(s,"ticks")&&(f="ticks")||!e(s,"share")&&(f="share")||!e(s,"interval")&&(f="interval")||!e(s,"cpuMs")&&(f="cpuMs")||!e(s,"byPhase")&&(f="byPhase")||!e(s,"unlocatedTicks")&&(f="unlocatedTicks")||!e(s,"asyncTicks")&&(f="asyncTicks"))return P.errors=[{instancePath:r,params:{missingProperty:f}}],!1
if(e(s,"ticks")){const e=o
l(s.ticks,{instancePath:r+"/ticks"})||(a=n(a,l),o=a.length)
var c=e===o}else c=!0
if(c){if(e(s,"share")){const e=o
g(s.share,{instancePath:r+"/share"})||(a=n(a,g),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"interval")){const e=o
y(s.interval,{instancePath:r+"/interval"})||(a=n(a,y),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"cpuMs")){const e=o
i(s.cpuMs,{instancePath:r+"/cpuMs"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"byPhase")){let e=s.byPhase
const i=o
if(o===i){if(!e||"object"!=typeof e||Array.isArray(e))return t(P,r+"/byPhase")
for(const t of Object.keys(e)){const s=o
if(l(e[t],{instancePath:r+"/byPhase/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(a=n(a,l),o=a.length),!(s===o))break}}c=i===o}else c=!0
if(c){if(e(s,"unlocatedTicks")){const e=o
l(s.unlocatedTicks,{instancePath:r+"/unlocatedTicks"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"pipedTicks")){const e=o
l(s.pipedTicks,{instancePath:r+"/pipedTicks"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c)if(e(s,"asyncTicks")){const e=o
l(s.asyncTicks,{instancePath:r+"/asyncTicks"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0}}}}}}}}return P.errors=a,0===o}function d(s,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(d,r)
{let u
if(!e(s,"id")&&(u="id")||!e(s,"algorithm")&&(u="algorithm")||!e(s,"ticks")&&(u="ticks")||!e(s,"share")&&(u="share")||!e(s,"interval")&&(u="interval")||!e(s,"cpuMs")&&(u="cpuMs")||!e(s,"byPhase")&&(u="byPhase")||!e(s,"evidence")&&(u="evidence")||!e(s,"primitives")&&(u="primitives"))return d.errors=[{instancePath:r,params:{missingProperty:u}}],!1
if(e(s,"id")){const e=o
if("string"!=typeof s.id)return t(d,r+"/id")
var c=e===o}else c=!0
if(c){if(e(s,"algorithm")){const e=o
if("string"!=typeof s.algorithm)return t(d,r+"/algorithm")
c=e===o}else c=!0
if(c){if(e(s,"ticks")){const e=o
l(s.ticks,{instancePath:r+"/ticks"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"share")){const e=o
g(s.share,{instancePath:r+"/share"})||(a=n(a,g),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"interval")){const e=o
y(s.interval,{instancePath:r+"/interval"})||(a=n(a,y),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"cpuMs")){const e=o
i(s.cpuMs,{instancePath:r+"/cpuMs"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"byPhase")){let e=s.byPhase
const i=o
if(o===i){if(!e||"object"!=typeof e||Array.isArray(e))return t(d,r+"/byPhase")
for(const t of Object.keys(e)){const s=o
if(l(e[t],{instancePath:r+"/byPhase/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(a=n(a,l),o=a.length),!(s===o))break}}c=i===o}else c=!0
if(c){if(e(s,"evidence")){let e=s.evidence
const i=o
if(o===i){if(!e||"object"!=typeof e||Array.isArray(e))return t(d,r+"/evidence")
for(const t of Object.keys(e)){const s=o
if(l(e[t],{instancePath:r+"/evidence/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(a=n(a,l),o=a.length),!(s===o))break}}c=i===o}else c=!0
if(c){if(e(s,"primitives")){let i=s.primitives
const u=o
if(o===u){if(!Array.isArray(i))return t(d,r+"/primitives")
{const s=i.length
for(let c=0;c<s;c++){let s=i[c]
const u=o
if(o===u){if(!s||"object"!=typeof s||Array.isArray(s))return t(d,r+"/primitives/"+c)
{let i
if(!e(s,"name")&&(i="name")||!e(s,"ticks")&&(i="ticks"))return d.errors=[{instancePath:r+"/primitives/"+c,params:{missingProperty:i}}],!1
if(e(s,"name")){const e=o
if("string"!=typeof s.name)return t(d,r+"/primitives/"+c+"/name")
var f=e===o}else f=!0
if(f)if(e(s,"ticks")){const e=o
l(s.ticks,{instancePath:r+"/primitives/"+c+"/ticks"})||(a=n(a,l),o=a.length)
f=e===o}else f=!0}}if(!(u===o))break}}}c=u===o}else c=!0
if(c)if(e(s,"unlocatedTicks")){const e=o
l(s.unlocatedTicks,{instancePath:r+"/unlocatedTicks"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0}}}}}}}}}}return d.errors=a,0===o}function m(e,{instancePath:n=""}={}){return"sync"!==e&&"async"!==e&&"unknown"!==e?t(m,n):(m.errors=null,!0)}function b(e,{instancePath:n=""}={}){return"top-level"!==e&&"event-loop"!==e&&"worker"!==e&&"gc"!==e&&"idle"!==e&&"bootstrap"!==e&&"pool"!==e?t(b,n):(b.errors=null,!0)}function k(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(k,i)
{let t
if(!e(s,"computing")&&(t="computing")||!e(s,"decoding")&&(t="decoding"))return k.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"computing")){const e=a
l(s.computing,{instancePath:i+"/computing"})||(r=n(r,l),a=r.length)
var o=e===a}else o=!0
if(o){if(e(s,"decoding")){const e=a
l(s.decoding,{instancePath:i+"/decoding"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"copying")){const e=a
l(s.copying,{instancePath:i+"/copying"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"nameless")){const e=a
l(s.nameless,{instancePath:i+"/nameless"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0}}}}return k.errors=r,0===a}function A(s,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(A,r)
{let f
if(!e(s,"count")&&(f="count")||!e(s,"p50Ms")&&(f="p50Ms")||!e(s,"p95Ms")&&(f="p95Ms")||!e(s,"maxMs")&&(f="maxMs")||!e(s,"errorMs")&&(f="errorMs")||!e(s,"split")&&(f="split"))return A.errors=[{instancePath:r,params:{missingProperty:f}}],!1
if(e(s,"count")){const e=o
l(s.count,{instancePath:r+"/count"})||(a=n(a,l),o=a.length)
var c=e===o}else c=!0
if(c){if(e(s,"p50Ms")){const e=o
i(s.p50Ms,{instancePath:r+"/p50Ms"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"p95Ms")){const e=o
i(s.p95Ms,{instancePath:r+"/p95Ms"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"maxMs")){const e=o
i(s.maxMs,{instancePath:r+"/maxMs"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"errorMs")){const e=o
i(s.errorMs,{instancePath:r+"/errorMs"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c)if(e(s,"split")){const e=o
if("boolean"!=typeof s.split)return t(A,r+"/split")
c=e===o}else c=!0}}}}}}return A.errors=a,0===o}function v(i,{instancePath:r=""}={}){let l=null,a=0
if(0===a){if(!i||"object"!=typeof i||Array.isArray(i))return t(v,r)
{let c
if(!e(i,"rule")&&(c="rule")||!e(i,"until")&&(c="until")||!e(i,"reason")&&(c="reason"))return v.errors=[{instancePath:r,params:{missingProperty:c}}],!1
if(e(i,"rule")){const e=a
if("string"!=typeof i.rule)return t(v,r+"/rule")
var o=e===a}else o=!0
if(o){if(e(i,"until")){const e=a
s(i.until,{instancePath:r+"/until"})||(l=n(l,s),a=l.length)
o=e===a}else o=!0
if(o)if(e(i,"reason")){const e=a
if("string"!=typeof i.reason)return t(v,r+"/reason")
o=e===a}else o=!0}}}return v.errors=l,0===a}function M(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(M,i)
{let f
if(!e(s,"file")&&(f="file")||!e(s,"line")&&(f="line")||!e(s,"column")&&(f="column"))return M.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"file")){const e=a
if("string"!=typeof s.file)return t(M,i+"/file")
var o=e===a}else o=!0
if(o){if(e(s,"line")){const e=a
l(s.line,{instancePath:i+"/line"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"column")){let e=s.column
const t=a,f=a
let u=!1
const h=a
l(e,{instancePath:i+"/column"})||(r=n(r,l),a=r.length)
var c=h===a
if(u=u||c,!u){const t=a
if(null!==e){const e={instancePath:i+"/column"}
null===r?r=[e]:r.push(e),a++}c=t===a
u=u||c}if(!u){const e={instancePath:i+"/column"}
return null===r?r=[e]:r.push(e),a++,M.errors=r,!1}a=f,null!==r&&(f?r.length=f:r=null)
o=t===a}else o=!0}}}return M.errors=r,0===a}function T(s,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(T,r)
{let d
if(!e(s,"id")&&(d="id")||!e(s,"file")&&(d="file")||!e(s,"line")&&(d="line")||!e(s,"column")&&(d="column")||!e(s,"lineInferred")&&(d="lineInferred")||!e(s,"function")&&(d="function")||!e(s,"package")&&(d="package")||!e(s,"operation")&&(d="operation")||!e(s,"algorithm")&&(d="algorithm")||!e(s,"api")&&(d="api")||!e(s,"form")&&(d="form")||!e(s,"parameters")&&(d="parameters")||!e(s,"ticks")&&(d="ticks")||!e(s,"share")&&(d="share")||!e(s,"interval")&&(d="interval")||!e(s,"cpuMs")&&(d="cpuMs")||!e(s,"phase")&&(d="phase")||!e(s,"byPhase")&&(d="byPhase")||!e(s,"blocks")&&(d="blocks")||!e(s,"excerpt")&&(d="excerpt"))return T.errors=[{instancePath:r,params:{missingProperty:d}}],!1
if(e(s,"id")){const e=o
if("string"!=typeof s.id)return t(T,r+"/id")
var c=e===o}else c=!0
if(c){if(e(s,"file")){const e=o
if("string"!=typeof s.file)return t(T,r+"/file")
c=e===o}else c=!0
if(c){if(e(s,"line")){let e=s.line
const t=o,i=o
let u=!1
const h=o
l(e,{instancePath:r+"/line"})||(a=n(a,l),o=a.length)
var f=h===o
if(u=u||f,!u){const t=o
if(null!==e){const e={instancePath:r+"/line"}
null===a?a=[e]:a.push(e),o++}f=t===o
u=u||f}if(!u){const e={instancePath:r+"/line"}
return null===a?a=[e]:a.push(e),o++,T.errors=a,!1}o=i,null!==a&&(i?a.length=i:a=null)
c=t===o}else c=!0
if(c){if(e(s,"column")){let e=s.column
const t=o,i=o
let f=!1
const h=o
l(e,{instancePath:r+"/column"})||(a=n(a,l),o=a.length)
var u=h===o
if(f=f||u,!f){const t=o
if(null!==e){const e={instancePath:r+"/column"}
null===a?a=[e]:a.push(e),o++}u=t===o
f=f||u}if(!f){const e={instancePath:r+"/column"}
return null===a?a=[e]:a.push(e),o++,T.errors=a,!1}o=i,null!==a&&(i?a.length=i:a=null)
c=t===o}else c=!0
if(c){if(e(s,"lineInferred")){const e=o
if("boolean"!=typeof s.lineInferred)return t(T,r+"/lineInferred")
c=e===o}else c=!0
if(c){if(e(s,"function")){const e=o
if("string"!=typeof s.function)return t(T,r+"/function")
c=e===o}else c=!0
if(c){if(e(s,"package")){const e=o
if("string"!=typeof s.package)return t(T,r+"/package")
c=e===o}else c=!0
if(c){if(e(s,"computedBy")){const e=o
if("string"!=typeof s.computedBy)return t(T,r+"/computedBy")
c=e===o}else c=!0
if(c){if(e(s,"recognised")){const e=o
if("boolean"!=typeof s.recognised)return t(T,r+"/recognised")
c=e===o}else c=!0
if(c){if(e(s,"askers")){let i=s.askers
const f=o
if(o===f){if(!Array.isArray(i))return t(T,r+"/askers")
{const s=i.length
for(let c=0;c<s;c++){let s=i[c]
const f=o
if(o===f){if(!s||"object"!=typeof s||Array.isArray(s))return t(T,r+"/askers/"+c)
{let i
if(!e(s,"file")&&(i="file")||!e(s,"line")&&(i="line"))return T.errors=[{instancePath:r+"/askers/"+c,params:{missingProperty:i}}],!1
if(e(s,"file")){const e=o
if("string"!=typeof s.file)return t(T,r+"/askers/"+c+"/file")
var h=e===o}else h=!0
if(h)if(e(s,"line")){const e=o
l(s.line,{instancePath:r+"/askers/"+c+"/line"})||(a=n(a,l),o=a.length)
h=e===o}else h=!0}}if(!(f===o))break}}}c=f===o}else c=!0
if(c){if(e(s,"operation")){const e=o
if("string"!=typeof s.operation)return t(T,r+"/operation")
c=e===o}else c=!0
if(c){if(e(s,"algorithm")){const e=o
if("string"!=typeof s.algorithm)return t(T,r+"/algorithm")
c=e===o}else c=!0
if(c){if(e(s,"api")){const e=o
if("string"!=typeof s.api)return t(T,r+"/api")
c=e===o}else c=!0
if(c){if(e(s,"form")){const e=o
m(s.form,{instancePath:r+"/form"})||(a=n(a,m),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"parameters")){let e=s.parameters
const n=o
if(o===n){if(!e||"object"!=typeof e||Array.isArray(e))return t(T,r+"/parameters")
for(const n of Object.keys(e)){let s=e[n]
const i=o
if("number"!=typeof s||!isFinite(s))return t(T,r+"/parameters/"+n.replace(/~/g,"~0").replace(/\//g,"~1"))
if(!(i===o))break}}c=n===o}else c=!0
if(c){if(e(s,"ticks")){const e=o
l(s.ticks,{instancePath:r+"/ticks"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"share")){const e=o
g(s.share,{instancePath:r+"/share"})||(a=n(a,g),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"interval")){const e=o
y(s.interval,{instancePath:r+"/interval"})||(a=n(a,y),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"cpuMs")){const e=o
i(s.cpuMs,{instancePath:r+"/cpuMs"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"phase")){const e=o
b(s.phase,{instancePath:r+"/phase"})||(a=n(a,b),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"byPhase")){let e=s.byPhase
const i=o
if(o===i){if(!e||"object"!=typeof e||Array.isArray(e))return t(T,r+"/byPhase")
for(const t of Object.keys(e)){const s=o
if(l(e[t],{instancePath:r+"/byPhase/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(a=n(a,l),o=a.length),!(s===o))break}}c=i===o}else c=!0
if(c){if(e(s,"inferredTicks")){const e=o
l(s.inferredTicks,{instancePath:r+"/inferredTicks"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"leaves")){const e=o
k(s.leaves,{instancePath:r+"/leaves"})||(a=n(a,k),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"blocks")){const e=o
A(s.blocks,{instancePath:r+"/blocks"})||(a=n(a,A),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"excerpt")){let t=s.excerpt
const i=o,f=o
let u=!1
const h=o
if(o===h)if(t&&"object"==typeof t&&!Array.isArray(t)){let s
if(!e(t,"lines")&&(s="lines")||!e(t,"firstLine")&&(s="firstLine")){const e={instancePath:r+"/excerpt",params:{missingProperty:s}}
null===a?a=[e]:a.push(e),o++}else{if(e(t,"lines")){let e=t.lines
const n=o
if(o===n)if(Array.isArray(e)){const t=e.length
for(let n=0;n<t;n++){const t=o
if("string"!=typeof e[n]){const e={instancePath:r+"/excerpt/lines/"+n}
null===a?a=[e]:a.push(e),o++}if(!(t===o))break}}else{const e={instancePath:r+"/excerpt/lines"}
null===a?a=[e]:a.push(e),o++}var p=n===o}else p=!0
if(p)if(e(t,"firstLine")){const e=o
l(t.firstLine,{instancePath:r+"/excerpt/firstLine"})||(a=n(a,l),o=a.length)
p=e===o}else p=!0}}else{const e={instancePath:r+"/excerpt"}
null===a?a=[e]:a.push(e),o++}var P=h===o
if(u=u||P,!u){const e=o
if(null!==t){const e={instancePath:r+"/excerpt"}
null===a?a=[e]:a.push(e),o++}P=e===o
u=u||P}if(!u){const e={instancePath:r+"/excerpt"}
return null===a?a=[e]:a.push(e),o++,T.errors=a,!1}o=f,null!==a&&(f?a.length=f:a=null)
c=i===o}else c=!0
if(c){if(e(s,"allows")){let e=s.allows
const i=o
if(o===i){if(!Array.isArray(e))return t(T,r+"/allows")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(v(e[s],{instancePath:r+"/allows/"+s})||(a=n(a,v),o=a.length),!(t===o))break}}}c=i===o}else c=!0
if(c)if(e(s,"generated")){const e=o
M(s.generated,{instancePath:r+"/generated"})||(a=n(a,M),o=a.length)
c=e===o}else c=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}return T.errors=a,0===o}function w(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(w,i)
{let f
if(!e(s,"file")&&(f="file")||!e(s,"line")&&(f="line")||!e(s,"function")&&(f="function")||!e(s,"api")&&(f="api"))return w.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"file")){const e=a
if("string"!=typeof s.file)return t(w,i+"/file")
var o=e===a}else o=!0
if(o){if(e(s,"line")){let e=s.line
const t=a,f=a
let u=!1
const h=a
l(e,{instancePath:i+"/line"})||(r=n(r,l),a=r.length)
var c=h===a
if(u=u||c,!u){const t=a
if(null!==e){const e={instancePath:i+"/line"}
null===r?r=[e]:r.push(e),a++}c=t===a
u=u||c}if(!u){const e={instancePath:i+"/line"}
return null===r?r=[e]:r.push(e),a++,w.errors=r,!1}a=f,null!==r&&(f?r.length=f:r=null)
o=t===a}else o=!0
if(o){if(e(s,"function")){const e=a
if("string"!=typeof s.function)return t(w,i+"/function")
o=e===a}else o=!0
if(o)if(e(s,"api")){const e=a
if("string"!=typeof s.api)return t(w,i+"/api")
o=e===a}else o=!0}}}}return w.errors=r,0===a}function j(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(j,i)
{let t
if(!e(s,"startLine")&&(t="startLine")||!e(s,"startColumn")&&(t="startColumn")||!e(s,"endLine")&&(t="endLine")||!e(s,"endColumn")&&(t="endColumn"))return j.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"startLine")){const e=a
l(s.startLine,{instancePath:i+"/startLine"})||(r=n(r,l),a=r.length)
var o=e===a}else o=!0
if(o){if(e(s,"startColumn")){const e=a
l(s.startColumn,{instancePath:i+"/startColumn"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"endLine")){const e=a
l(s.endLine,{instancePath:i+"/endLine"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"endColumn")){const e=a
l(s.endColumn,{instancePath:i+"/endColumn"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0}}}}return j.errors=r,0===a}function x(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(x,i)
{let h
if(!e(s,"file")&&(h="file")||!e(s,"profiled")&&(h="profiled")||!e(s,"range")&&(h="range")||!e(s,"text")&&(h="text")||!e(s,"imports")&&(h="imports")||!e(s,"asyncAt")&&(h="asyncAt")||!e(s,"callersMustAwait")&&(h="callersMustAwait"))return x.errors=[{instancePath:i,params:{missingProperty:h}}],!1
if(e(s,"file")){const e=a
if("string"!=typeof s.file)return t(x,i+"/file")
var o=e===a}else o=!0
if(o){if(e(s,"profiled")){let f=s.profiled
const u=a
if(a===u){if(!f||"object"!=typeof f||Array.isArray(f))return t(x,i+"/profiled")
{let s
if(!e(f,"length")&&(s="length")||!e(f,"sha256")&&(s="sha256"))return x.errors=[{instancePath:i+"/profiled",params:{missingProperty:s}}],!1
if(e(f,"length")){const e=a
l(f.length,{instancePath:i+"/profiled/length"})||(r=n(r,l),a=r.length)
var c=e===a}else c=!0
if(c)if(e(f,"sha256")){let e=f.sha256
const n=a
if("string"!=typeof e&&null!==e)return t(x,i+"/profiled/sha256")
c=n===a}else c=!0}}o=u===a}else o=!0
if(o){if(e(s,"range")){const e=a
j(s.range,{instancePath:i+"/range"})||(r=n(r,j),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"text")){const e=a
if("string"!=typeof s.text)return t(x,i+"/text")
o=e===a}else o=!0
if(o){if(e(s,"imports")){let e=s.imports
const n=a
if(a===n){if(!Array.isArray(e))return t(x,i+"/imports")
{const n=e.length
for(let s=0;s<n;s++){const n=a
if("string"!=typeof e[s])return t(x,i+"/imports/"+s)
if(!(n===a))break}}}o=n===a}else o=!0
if(o){if(e(s,"asyncAt")){let t=s.asyncAt
const c=a,h=a
let p=!1
const g=a
if(a===g)if(t&&"object"==typeof t&&!Array.isArray(t)){let s
if(!e(t,"line")&&(s="line")||!e(t,"column")&&(s="column")){const e={instancePath:i+"/asyncAt",params:{missingProperty:s}}
null===r?r=[e]:r.push(e),a++}else{if(e(t,"line")){const e=a
l(t.line,{instancePath:i+"/asyncAt/line"})||(r=n(r,l),a=r.length)
var f=e===a}else f=!0
if(f)if(e(t,"column")){const e=a
l(t.column,{instancePath:i+"/asyncAt/column"})||(r=n(r,l),a=r.length)
f=e===a}else f=!0}}else{const e={instancePath:i+"/asyncAt"}
null===r?r=[e]:r.push(e),a++}var u=g===a
if(p=p||u,!p){const e=a
if(null!==t){const e={instancePath:i+"/asyncAt"}
null===r?r=[e]:r.push(e),a++}u=e===a
p=p||u}if(!p){const e={instancePath:i+"/asyncAt"}
return null===r?r=[e]:r.push(e),a++,x.errors=r,!1}a=h,null!==r&&(h?r.length=h:r=null)
o=c===a}else o=!0
if(o)if(e(s,"callersMustAwait")){const e=a
if("boolean"!=typeof s.callersMustAwait)return t(x,i+"/callersMustAwait")
o=e===a}else o=!0}}}}}}}return x.errors=r,0===a}function S(s,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(S,r)
{let h
if(!e(s,"rule")&&(h="rule")||!e(s,"severity")&&(h="severity")||!e(s,"operation")&&(h="operation")||!e(s,"site")&&(h="site")||!e(s,"callSite")&&(h="callSite")||!e(s,"ticks")&&(h="ticks")||!e(s,"share")&&(h="share")||!e(s,"message")&&(h="message")||!e(s,"edit")&&(h="edit")||!e(s,"advice")&&(h="advice")||!e(s,"notes")&&(h="notes")||!e(s,"verify")&&(h="verify")||!e(s,"docs")&&(h="docs")||!e(s,"fingerprint")&&(h="fingerprint"))return S.errors=[{instancePath:r,params:{missingProperty:h}}],!1
if(e(s,"rule")){const e=o
if("string"!=typeof s.rule)return t(S,r+"/rule")
var c=e===o}else c=!0
if(c){if(e(s,"severity")){let e=s.severity
const n=o
if("error"!==e&&"warning"!==e&&"info"!==e)return t(S,r+"/severity")
c=n===o}else c=!0
if(c){if(e(s,"operation")){const e=o
if("string"!=typeof s.operation)return t(S,r+"/operation")
c=e===o}else c=!0
if(c){if(e(s,"site")){let e=s.site
const n=o
if("string"!=typeof e&&null!==e)return t(S,r+"/site")
c=n===o}else c=!0
if(c){if(e(s,"callSite")){let e=s.callSite
const t=o,i=o
let l=!1
const u=o
w(e,{instancePath:r+"/callSite"})||(a=n(a,w),o=a.length)
var f=u===o
if(l=l||f,!l){const t=o
if(null!==e){const e={instancePath:r+"/callSite"}
null===a?a=[e]:a.push(e),o++}f=t===o
l=l||f}if(!l){const e={instancePath:r+"/callSite"}
return null===a?a=[e]:a.push(e),o++,S.errors=a,!1}o=i,null!==a&&(i?a.length=i:a=null)
c=t===o}else c=!0
if(c){if(e(s,"ticks")){const e=o
l(s.ticks,{instancePath:r+"/ticks"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"share")){const e=o
g(s.share,{instancePath:r+"/share"})||(a=n(a,g),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"ms")){const e=o
i(s.ms,{instancePath:r+"/ms"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"message")){const e=o
if("string"!=typeof s.message)return t(S,r+"/message")
c=e===o}else c=!0
if(c){if(e(s,"edit")){let e=s.edit
const t=o,i=o
let l=!1
const f=o
x(e,{instancePath:r+"/edit"})||(a=n(a,x),o=a.length)
var u=f===o
if(l=l||u,!l){const t=o
if(null!==e){const e={instancePath:r+"/edit"}
null===a?a=[e]:a.push(e),o++}u=t===o
l=l||u}if(!l){const e={instancePath:r+"/edit"}
return null===a?a=[e]:a.push(e),o++,S.errors=a,!1}o=i,null!==a&&(i?a.length=i:a=null)
c=t===o}else c=!0
if(c){if(e(s,"advice")){let e=s.advice
const n=o
if(o===n){if(!Array.isArray(e))return t(S,r+"/advice")
{const n=e.length
for(let s=0;s<n;s++){const n=o
if("string"!=typeof e[s])return t(S,r+"/advice/"+s)
if(!(n===o))break}}}c=n===o}else c=!0
if(c){if(e(s,"notes")){let e=s.notes
const n=o
if(o===n){if(!Array.isArray(e))return t(S,r+"/notes")
{const n=e.length
for(let s=0;s<n;s++){const n=o
if("string"!=typeof e[s])return t(S,r+"/notes/"+s)
if(!(n===o))break}}}c=n===o}else c=!0
if(c){if(e(s,"verify")){const e=o
if("string"!=typeof s.verify)return t(S,r+"/verify")
c=e===o}else c=!0
if(c){if(e(s,"docs")){const e=o
if("string"!=typeof s.docs)return t(S,r+"/docs")
c=e===o}else c=!0
if(c)if(e(s,"fingerprint")){const e=o
if("string"!=typeof s.fingerprint)return t(S,r+"/fingerprint")
c=e===o}else c=!0}}}}}}}}}}}}}}}return S.errors=a,0===o}function C(s,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(C,r)
{let m
if(!e(s,"kind")&&(m="kind")||!e(s,"method")&&(m="method")||!e(s,"pattern")&&(m="pattern")||!e(s,"candidates")&&(m="candidates")||!e(s,"file")&&(m="file")||!e(s,"line")&&(m="line")||!e(s,"requests")&&(m="requests")||!e(s,"ticks")&&(m="ticks")||!e(s,"inferredTicks")&&(m="inferredTicks")||!e(s,"share")&&(m="share")||!e(s,"interval")&&(m="interval")||!e(s,"cryptoMs")&&(m="cryptoMs")||!e(s,"busyMs")&&(m="busyMs")||!e(s,"cryptoMsPerRequest")&&(m="cryptoMsPerRequest")||!e(s,"maxPerSecondPerCore")&&(m="maxPerSecondPerCore")||!e(s,"operations")&&(m="operations")||!e(s,"callSites")&&(m="callSites"))return C.errors=[{instancePath:r,params:{missingProperty:m}}],!1
if(e(s,"kind")){let e=s.kind
const n=o
if("route"!==e&&"shared"!==e&&"middleware"!==e&&"untied"!==e)return t(C,r+"/kind")
var c=n===o}else c=!0
if(c){if(e(s,"method")){let e=s.method
const n=o
if("string"!=typeof e&&null!==e)return t(C,r+"/method")
c=n===o}else c=!0
if(c){if(e(s,"pattern")){let e=s.pattern
const n=o
if("string"!=typeof e&&null!==e)return t(C,r+"/pattern")
c=n===o}else c=!0
if(c){if(e(s,"path")){const e=o
if("string"!=typeof s.path)return t(C,r+"/path")
c=e===o}else c=!0
if(c){if(e(s,"candidates")){let e=s.candidates
const n=o
if(o===n){if(!Array.isArray(e))return t(C,r+"/candidates")
{const n=e.length
for(let s=0;s<n;s++){const n=o
if("string"!=typeof e[s])return t(C,r+"/candidates/"+s)
if(!(n===o))break}}}c=n===o}else c=!0
if(c){if(e(s,"file")){const e=o
if("string"!=typeof s.file)return t(C,r+"/file")
c=e===o}else c=!0
if(c){if(e(s,"line")){let e=s.line
const t=o,i=o
let u=!1
const h=o
l(e,{instancePath:r+"/line"})||(a=n(a,l),o=a.length)
var f=h===o
if(u=u||f,!u){const t=o
if(null!==e){const e={instancePath:r+"/line"}
null===a?a=[e]:a.push(e),o++}f=t===o
u=u||f}if(!u){const e={instancePath:r+"/line"}
return null===a?a=[e]:a.push(e),o++,C.errors=a,!1}o=i,null!==a&&(i?a.length=i:a=null)
c=t===o}else c=!0
if(c){if(e(s,"requests")){let e=s.requests
const t=o,i=o
let f=!1
const h=o
l(e,{instancePath:r+"/requests"})||(a=n(a,l),o=a.length)
var u=h===o
if(f=f||u,!f){const t=o
if(null!==e){const e={instancePath:r+"/requests"}
null===a?a=[e]:a.push(e),o++}u=t===o
f=f||u}if(!f){const e={instancePath:r+"/requests"}
return null===a?a=[e]:a.push(e),o++,C.errors=a,!1}o=i,null!==a&&(i?a.length=i:a=null)
c=t===o}else c=!0
if(c){if(e(s,"ticks")){const e=o
l(s.ticks,{instancePath:r+"/ticks"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"inferredTicks")){const e=o
l(s.inferredTicks,{instancePath:r+"/inferredTicks"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"share")){const e=o
g(s.share,{instancePath:r+"/share"})||(a=n(a,g),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"interval")){const e=o
y(s.interval,{instancePath:r+"/interval"})||(a=n(a,y),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"cryptoMs")){const e=o
i(s.cryptoMs,{instancePath:r+"/cryptoMs"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"busyMs")){let e=s.busyMs
const t=o,l=o
let f=!1
const u=o
i(e,{instancePath:r+"/busyMs"})||(a=n(a,i),o=a.length)
var h=u===o
if(f=f||h,!f){const t=o
if(null!==e){const e={instancePath:r+"/busyMs"}
null===a?a=[e]:a.push(e),o++}h=t===o
f=f||h}if(!f){const e={instancePath:r+"/busyMs"}
return null===a?a=[e]:a.push(e),o++,C.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(s,"cryptoMsPerRequest")){let e=s.cryptoMsPerRequest
const t=o,l=o
let f=!1
const u=o
i(e,{instancePath:r+"/cryptoMsPerRequest"})||(a=n(a,i),o=a.length)
var p=u===o
if(f=f||p,!f){const t=o
if(null!==e){const e={instancePath:r+"/cryptoMsPerRequest"}
null===a?a=[e]:a.push(e),o++}p=t===o
f=f||p}if(!f){const e={instancePath:r+"/cryptoMsPerRequest"}
return null===a?a=[e]:a.push(e),o++,C.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(s,"maxPerSecondPerCore")){let e=s.maxPerSecondPerCore
const t=o,l=o
let f=!1
const u=o
i(e,{instancePath:r+"/maxPerSecondPerCore"})||(a=n(a,i),o=a.length)
var P=u===o
if(f=f||P,!f){const t=o
if(null!==e){const e={instancePath:r+"/maxPerSecondPerCore"}
null===a?a=[e]:a.push(e),o++}P=t===o
f=f||P}if(!f){const e={instancePath:r+"/maxPerSecondPerCore"}
return null===a?a=[e]:a.push(e),o++,C.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(s,"operations")){let i=s.operations
const f=o
if(o===f){if(!Array.isArray(i))return t(C,r+"/operations")
{const s=i.length
for(let c=0;c<s;c++){let s=i[c]
const f=o
if(o===f){if(!s||"object"!=typeof s||Array.isArray(s))return t(C,r+"/operations/"+c)
{let i
if(!e(s,"id")&&(i="id")||!e(s,"algorithm")&&(i="algorithm")||!e(s,"ticks")&&(i="ticks"))return C.errors=[{instancePath:r+"/operations/"+c,params:{missingProperty:i}}],!1
if(e(s,"id")){const e=o
if("string"!=typeof s.id)return t(C,r+"/operations/"+c+"/id")
var d=e===o}else d=!0
if(d){if(e(s,"algorithm")){const e=o
if("string"!=typeof s.algorithm)return t(C,r+"/operations/"+c+"/algorithm")
d=e===o}else d=!0
if(d)if(e(s,"ticks")){const e=o
l(s.ticks,{instancePath:r+"/operations/"+c+"/ticks"})||(a=n(a,l),o=a.length)
d=e===o}else d=!0}}}if(!(f===o))break}}}c=f===o}else c=!0
if(c)if(e(s,"callSites")){let e=s.callSites
const n=o
if(o===n){if(!Array.isArray(e))return t(C,r+"/callSites")
{const n=e.length
for(let s=0;s<n;s++){const n=o
if("string"!=typeof e[s])return t(C,r+"/callSites/"+s)
if(!(n===o))break}}}c=n===o}else c=!0}}}}}}}}}}}}}}}}}}return C.errors=a,0===o}function O(e,{instancePath:n=""}={}){return"main"!==e&&"worker"!==e&&"pool"!==e&&"helper"!==e?t(O,n):(O.errors=null,!0)}function q(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(q,i)
{let c
if(!e(s,"source")&&(c="source")||!e(s,"pid")&&(c="pid")||!e(s,"thread")&&(c="thread")||!e(s,"node")&&(c="node")||!e(s,"v8")&&(c="v8")||!e(s,"ticks")&&(c="ticks")||!e(s,"busyTicks")&&(c="busyTicks")||!e(s,"cryptoTicks")&&(c="cryptoTicks"))return q.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"source")){const e=a
if("string"!=typeof s.source)return t(q,i+"/source")
var o=e===a}else o=!0
if(o){if(e(s,"pid")){const e=a
l(s.pid,{instancePath:i+"/pid"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"thread")){const e=a
O(s.thread,{instancePath:i+"/thread"})||(r=n(r,O),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"script")){const e=a
if("string"!=typeof s.script)return t(q,i+"/script")
o=e===a}else o=!0
if(o){if(e(s,"node")){const e=a
if("string"!=typeof s.node)return t(q,i+"/node")
o=e===a}else o=!0
if(o){if(e(s,"v8")){const e=a
if("string"!=typeof s.v8)return t(q,i+"/v8")
o=e===a}else o=!0
if(o){if(e(s,"ticks")){const e=a
l(s.ticks,{instancePath:i+"/ticks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"busyTicks")){const e=a
l(s.busyTicks,{instancePath:i+"/busyTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"cryptoTicks")){const e=a
l(s.cryptoTicks,{instancePath:i+"/cryptoTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0}}}}}}}}}return q.errors=r,0===a}function U(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(U,i)
{let c
if(!e(s,"name")&&(c="name")||!e(s,"source")&&(c="source")||!e(s,"node")&&(c="node")||!e(s,"ticks")&&(c="ticks")||!e(s,"busyTicks")&&(c="busyTicks")||!e(s,"cryptoTicks")&&(c="cryptoTicks")||!e(s,"share")&&(c="share")||!e(s,"interval")&&(c="interval"))return U.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"name")){const e=a
if("string"!=typeof s.name)return t(U,i+"/name")
var o=e===a}else o=!0
if(o){if(e(s,"source")){const e=a
if("string"!=typeof s.source)return t(U,i+"/source")
o=e===a}else o=!0
if(o){if(e(s,"node")){const e=a
if("string"!=typeof s.node)return t(U,i+"/node")
o=e===a}else o=!0
if(o){if(e(s,"ticks")){const e=a
l(s.ticks,{instancePath:i+"/ticks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"busyTicks")){const e=a
l(s.busyTicks,{instancePath:i+"/busyTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"cryptoTicks")){const e=a
l(s.cryptoTicks,{instancePath:i+"/cryptoTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"share")){const e=a
g(s.share,{instancePath:i+"/share"})||(r=n(r,g),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"interval")){const e=a
y(s.interval,{instancePath:i+"/interval"})||(r=n(r,y),a=r.length)
o=e===a}else o=!0}}}}}}}}return U.errors=r,0===a}function I(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(I,i)
{let c
if(!e(s,"file")&&(c="file")||!e(s,"ticks")&&(c="ticks")||!e(s,"unidentifiedTicks")&&(c="unidentifiedTicks"))return I.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"file")){const e=a
if("string"!=typeof s.file)return t(I,i+"/file")
var o=e===a}else o=!0
if(o){if(e(s,"ticks")){const e=a
l(s.ticks,{instancePath:i+"/ticks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"unidentifiedTicks")){const e=a
l(s.unidentifiedTicks,{instancePath:i+"/unidentifiedTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0}}}return I.errors=r,0===a}function F(s,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(F,r)
{let f
if(!e(s,"threads")&&(f="threads")||!e(s,"ticks")&&(f="ticks")||!e(s,"busyTicks")&&(f="busyTicks")||!e(s,"idleTicks")&&(f="idleTicks")||!e(s,"busyMs")&&(f="busyMs")||!e(s,"operations")&&(f="operations")||!e(s,"helperTicks")&&(f="helperTicks"))return F.errors=[{instancePath:r,params:{missingProperty:f}}],!1
if(e(s,"threads")){const e=o
l(s.threads,{instancePath:r+"/threads"})||(a=n(a,l),o=a.length)
var c=e===o}else c=!0
if(c){if(e(s,"ticks")){const e=o
l(s.ticks,{instancePath:r+"/ticks"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"busyTicks")){const e=o
l(s.busyTicks,{instancePath:r+"/busyTicks"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"idleTicks")){const e=o
l(s.idleTicks,{instancePath:r+"/idleTicks"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"busyMs")){const e=o
i(s.busyMs,{instancePath:r+"/busyMs"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"operations")){let e=s.operations
const i=o
if(o===i){if(!Array.isArray(e))return t(F,r+"/operations")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(d(e[s],{instancePath:r+"/operations/"+s})||(a=n(a,d),o=a.length),!(t===o))break}}}c=i===o}else c=!0
if(c)if(e(s,"helperTicks")){const e=o
l(s.helperTicks,{instancePath:r+"/helperTicks"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0}}}}}}}return F.errors=a,0===o}function N(s,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(N,r)
{let t
if(!e(s,"requests")&&(t="requests")||!e(s,"requestsPerSecond")&&(t="requestsPerSecond")||!e(s,"latencyP50Ms")&&(t="latencyP50Ms")||!e(s,"latencyP99Ms")&&(t="latencyP99Ms")||!e(s,"errors")&&(t="errors"))return N.errors=[{instancePath:r,params:{missingProperty:t}}],!1
if(e(s,"requests")){const e=o
l(s.requests,{instancePath:r+"/requests"})||(a=n(a,l),o=a.length)
var c=e===o}else c=!0
if(c){if(e(s,"requestsPerSecond")){const e=o
i(s.requestsPerSecond,{instancePath:r+"/requestsPerSecond"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"latencyP50Ms")){const e=o
i(s.latencyP50Ms,{instancePath:r+"/latencyP50Ms"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"latencyP99Ms")){const e=o
i(s.latencyP99Ms,{instancePath:r+"/latencyP99Ms"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"errors")){const e=o
l(s.errors,{instancePath:r+"/errors"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c)if(e(s,"sent")){const e=o
l(s.sent,{instancePath:r+"/sent"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0}}}}}}return N.errors=a,0===o}const B=new RegExp("^[\\w./-]{1,64}$","u")
function R(e,{instancePath:s=""}={}){let i=null,r=0
if(0===r){if(!e||"object"!=typeof e||Array.isArray(e))return t(R,s)
if(Object.keys(e).length>100)return t(R,s)
for(const t of Object.keys(e)){const e=r
if("string"==typeof t&&!B.test(t)){const e={instancePath:s,propertyName:t}
null===i?i=[e]:i.push(e),r++}var a=e===r
if(!a){const e={instancePath:s}
return null===i?i=[e]:i.push(e),r++,R.errors=i,!1}}if(a)for(const t of Object.keys(e)){const a=r
if(l(e[t],{instancePath:s+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(i=n(i,l),r=i.length),!(a===r))break}}return R.errors=i,0===r}function L(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(L,i)
{let t
if(!e(s,"handshakes")&&(t="handshakes")||!e(s,"resumed")&&(t="resumed")||!e(s,"protocols")&&(t="protocols")||!e(s,"ciphers")&&(t="ciphers")||!e(s,"groups")&&(t="groups"))return L.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"handshakes")){const e=a
l(s.handshakes,{instancePath:i+"/handshakes"})||(r=n(r,l),a=r.length)
var o=e===a}else o=!0
if(o){if(e(s,"resumed")){const e=a
l(s.resumed,{instancePath:i+"/resumed"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"protocols")){const e=a
R(s.protocols,{instancePath:i+"/protocols"})||(r=n(r,R),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"ciphers")){const e=a
R(s.ciphers,{instancePath:i+"/ciphers"})||(r=n(r,R),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"groups")){const e=a
R(s.groups,{instancePath:i+"/groups"})||(r=n(r,R),a=r.length)
o=e===a}else o=!0}}}}}return L.errors=r,0===a}const E=e=>{let t=0
for(const n of e)t++
return t}
function W(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(W,i)
{let c
if(!e(s,"method")&&(c="method")||!e(s,"path")&&(c="path")||!e(s,"requests")&&(c="requests")||!e(s,"isAlone")&&(c="isAlone"))return W.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"method")){let e=s.method
const n=a
if(a===n){if("string"!=typeof e)return t(W,i+"/method")
if(E(e)>32)return t(W,i+"/method")}var o=n===a}else o=!0
if(o){if(e(s,"path")){let e=s.path
const n=a
if(a===n){if("string"!=typeof e)return t(W,i+"/path")
if(E(e)>512)return t(W,i+"/path")}o=n===a}else o=!0
if(o){if(e(s,"requests")){const e=a
l(s.requests,{instancePath:i+"/requests"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"isAlone")){const e=a
if("boolean"!=typeof s.isAlone)return t(W,i+"/isAlone")
o=e===a}else o=!0
if(o){if(e(s,"handler")){let e=s.handler
const n=a
if(a===n){if("string"!=typeof e)return t(W,i+"/handler")
if(E(e)>32)return t(W,i+"/handler")}o=n===a}else o=!0
if(o){if(e(s,"prefix")){let e=s.prefix
const n=a
if(a===n){if("string"!=typeof e)return t(W,i+"/prefix")
if(E(e)>32)return t(W,i+"/prefix")}o=n===a}else o=!0
if(o)if(e(s,"tail")){let e=s.tail
const n=a
if(a===n){if("string"!=typeof e)return t(W,i+"/tail")
if(E(e)>32)return t(W,i+"/tail")}o=n===a}else o=!0}}}}}}}return W.errors=r,0===a}function V(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(V,i)
{let u
if(!e(s,"requests")&&(u="requests")||!e(s,"clientRequests")&&(u="clientRequests")||!e(s,"tlsServer")&&(u="tlsServer")||!e(s,"tlsClient")&&(u="tlsClient")||!e(s,"processes")&&(u="processes")||!e(s,"complete")&&(u="complete"))return V.errors=[{instancePath:i,params:{missingProperty:u}}],!1
if(e(s,"requests")){const e=a
l(s.requests,{instancePath:i+"/requests"})||(r=n(r,l),a=r.length)
var o=e===a}else o=!0
if(o){if(e(s,"unanswered")){const e=a
l(s.unanswered,{instancePath:i+"/unanswered"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"serverErrors")){const e=a
l(s.serverErrors,{instancePath:i+"/serverErrors"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"clientErrors")){const e=a
l(s.clientErrors,{instancePath:i+"/clientErrors"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"clientRequests")){const e=a
l(s.clientRequests,{instancePath:i+"/clientRequests"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"tlsServer")){let e=s.tlsServer
const t=a,l=a
let f=!1
const u=a
L(e,{instancePath:i+"/tlsServer"})||(r=n(r,L),a=r.length)
var c=u===a
if(f=f||c,!f){const t=a
if(null!==e){const e={instancePath:i+"/tlsServer"}
null===r?r=[e]:r.push(e),a++}c=t===a
f=f||c}if(!f){const e={instancePath:i+"/tlsServer"}
return null===r?r=[e]:r.push(e),a++,V.errors=r,!1}a=l,null!==r&&(l?r.length=l:r=null)
o=t===a}else o=!0
if(o){if(e(s,"tlsClient")){let e=s.tlsClient
const t=a,l=a
let c=!1
const u=a
L(e,{instancePath:i+"/tlsClient"})||(r=n(r,L),a=r.length)
var f=u===a
if(c=c||f,!c){const t=a
if(null!==e){const e={instancePath:i+"/tlsClient"}
null===r?r=[e]:r.push(e),a++}f=t===a
c=c||f}if(!c){const e={instancePath:i+"/tlsClient"}
return null===r?r=[e]:r.push(e),a++,V.errors=r,!1}a=l,null!==r&&(l?r.length=l:r=null)
o=t===a}else o=!0
if(o){if(e(s,"routes")){let e=s.routes
const l=a
if(a===l){if(!Array.isArray(e))return t(V,i+"/routes")
if(e.length>1e3)return t(V,i+"/routes")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(W(e[s],{instancePath:i+"/routes/"+s})||(r=n(r,W),a=r.length),!(t===a))break}}}o=l===a}else o=!0
if(o){if(e(s,"processes")){const e=a
l(s.processes,{instancePath:i+"/processes"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"complete")){const e=a
if("boolean"!=typeof s.complete)return t(V,i+"/complete")
o=e===a}else o=!0}}}}}}}}}}return V.errors=r,0===a}function K(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(K,i)
{let f
if(!e(s,"type")&&(f="type")||!e(s,"bits")&&(f="bits")||!e(s,"curve")&&(f="curve"))return K.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"type")){let e=s.type
const n=a
if("rsa"!==e&&"ec"!==e&&"ed25519"!==e&&"other"!==e)return t(K,i+"/type")
var o=n===a}else o=!0
if(o){if(e(s,"bits")){let e=s.bits
const t=a,f=a
let u=!1
const h=a
l(e,{instancePath:i+"/bits"})||(r=n(r,l),a=r.length)
var c=h===a
if(u=u||c,!u){const t=a
if(null!==e){const e={instancePath:i+"/bits"}
null===r?r=[e]:r.push(e),a++}c=t===a
u=u||c}if(!u){const e={instancePath:i+"/bits"}
return null===r?r=[e]:r.push(e),a++,K.errors=r,!1}a=f,null!==r&&(f?r.length=f:r=null)
o=t===a}else o=!0
if(o)if(e(s,"curve")){const e=a
if("string"!=typeof s.curve)return t(K,i+"/curve")
o=e===a}else o=!0}}}return K.errors=r,0===a}function Q(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Q,i)
{let t
if(void 0===s.withDispatcher&&(s.withDispatcher=0),void 0===s.agentIsPlain&&(s.agentIsPlain=0),void 0===s.renegotiated&&(s.renegotiated=0),void 0===s.closedByRequest&&(s.closedByRequest=0),void 0===s.leftIdle&&(s.leftIdle=0),!e(s,"withAgent")&&(t="withAgent")||!e(s,"agentKeepsAlive")&&(t="agentKeepsAlive")||!e(s,"agentKeepsNoSessions")&&(t="agentKeepsNoSessions")||!e(s,"sessionOffered")&&(t="sessionOffered")||!e(s,"ownContext")&&(t="ownContext")||!e(s,"ownCa")&&(t="ownCa")||!e(s,"ownIdentityCheck")&&(t="ownIdentityCheck")||!e(s,"forbidsTls13")&&(t="forbidsTls13")||!e(s,"ownCurves")&&(t="ownCurves")||!e(s,"closedByServer")&&(t="closedByServer"))return Q.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"withAgent")){const e=a
l(s.withAgent,{instancePath:i+"/withAgent"})||(r=n(r,l),a=r.length)
var o=e===a}else o=!0
if(o){const t=a
if(l(s.withDispatcher,{instancePath:i+"/withDispatcher"})||(r=n(r,l),a=r.length),o=t===a){if(e(s,"agentKeepsAlive")){const e=a
l(s.agentKeepsAlive,{instancePath:i+"/agentKeepsAlive"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){const t=a
if(l(s.agentIsPlain,{instancePath:i+"/agentIsPlain"})||(r=n(r,l),a=r.length),o=t===a){if(e(s,"agentKeepsNoSessions")){const e=a
l(s.agentKeepsNoSessions,{instancePath:i+"/agentKeepsNoSessions"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"sessionOffered")){const e=a
l(s.sessionOffered,{instancePath:i+"/sessionOffered"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"ownContext")){const e=a
l(s.ownContext,{instancePath:i+"/ownContext"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"ownCa")){const e=a
l(s.ownCa,{instancePath:i+"/ownCa"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"ownIdentityCheck")){const e=a
l(s.ownIdentityCheck,{instancePath:i+"/ownIdentityCheck"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"forbidsTls13")){const e=a
l(s.forbidsTls13,{instancePath:i+"/forbidsTls13"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"ownCurves")){const e=a
l(s.ownCurves,{instancePath:i+"/ownCurves"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){const t=a
if(l(s.renegotiated,{instancePath:i+"/renegotiated"})||(r=n(r,l),a=r.length),o=t===a){if(e(s,"closedByServer")){const e=a
l(s.closedByServer,{instancePath:i+"/closedByServer"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){const e=a
if(l(s.closedByRequest,{instancePath:i+"/closedByRequest"})||(r=n(r,l),a=r.length),o=e===a){const e=a
l(s.leftIdle,{instancePath:i+"/leftIdle"})||(r=n(r,l),a=r.length)
o=e===a}}}}}}}}}}}}}}}}return Q.errors=r,0===a}function z(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(z,s)
{let r
if(!e(n,"callee")&&(r="callee")||!e(n,"args")&&(r="args"))return z.errors=[{instancePath:s,params:{missingProperty:r}}],!1
if(e(n,"callee")){const e=0
if("string"!=typeof n.callee)return t(z,s+"/callee")
var i=0===e}else i=!0
if(i)if(e(n,"args")){let e=n.args
const r=0
if(0===r){if(!Array.isArray(e))return t(z,s+"/args")
{const n=e.length
for(let i=0;i<n;i++){let n=e[i]
const r=0
if("string"!=typeof n&&("number"!=typeof n||!isFinite(n))&&null!==n)return t(z,s+"/args/"+i)
if(!(0===r))break}}}i=0===r}else i=!0}return z.errors=null,!0}function G(e,{instancePath:n=""}={}){return"text"!==e&&"bytes"!==e&&"key"!==e&&"other"!==e?t(G,n):(G.errors=null,!0)}function H(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(H,i)
{let o
if(!e(s,"name")&&(o="name")||!e(s,"range")&&(o="range")||!e(s,"valueRange")&&(o="valueRange")||!e(s,"text")&&(o="text")||!e(s,"value")&&(o="value")||!e(s,"isConstant")&&(o="isConstant"))return H.errors=[{instancePath:i,params:{missingProperty:o}}],!1
if(e(s,"name")){const e=l
if("string"!=typeof s.name)return t(H,i+"/name")
var a=e===l}else a=!0
if(a){if(e(s,"range")){const e=l
j(s.range,{instancePath:i+"/range"})||(r=n(r,j),l=r.length)
a=e===l}else a=!0
if(a){if(e(s,"valueRange")){const e=l
j(s.valueRange,{instancePath:i+"/valueRange"})||(r=n(r,j),l=r.length)
a=e===l}else a=!0
if(a){if(e(s,"text")){let e=s.text
const n=l
if("string"!=typeof e&&null!==e)return t(H,i+"/text")
a=n===l}else a=!0
if(a){if(e(s,"value")){let e=s.value
const n=l
if("string"!=typeof e&&("number"!=typeof e||!isFinite(e))&&null!==e)return t(H,i+"/value")
a=n===l}else a=!0
if(a)if(e(s,"isConstant")){const e=l
if("boolean"!=typeof s.isConstant)return t(H,i+"/isConstant")
a=e===l}else a=!0}}}}}}return H.errors=r,0===l}function D(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(D,i)
{let c
if(!e(s,"of")&&(c="of")||!e(s,"argument")&&(c="argument")||!e(s,"path")&&(c="path")||!e(s,"range")&&(c="range")||!e(s,"end")&&(c="end")||!e(s,"isInPlace")&&(c="isInPlace")||!e(s,"isShared")&&(c="isShared")||!e(s,"hasOthers")&&(c="hasOthers")||!e(s,"properties")&&(c="properties"))return D.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"of")){let e=s.of
const n=a
if("call"!==e&&"maker"!==e)return t(D,i+"/of")
var o=n===a}else o=!0
if(o){if(e(s,"argument")){const e=a
l(s.argument,{instancePath:i+"/argument"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"path")){const e=a
if("string"!=typeof s.path)return t(D,i+"/path")
o=e===a}else o=!0
if(o){if(e(s,"range")){const e=a
j(s.range,{instancePath:i+"/range"})||(r=n(r,j),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"end")){const e=a
j(s.end,{instancePath:i+"/end"})||(r=n(r,j),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"isInPlace")){const e=a
if("boolean"!=typeof s.isInPlace)return t(D,i+"/isInPlace")
o=e===a}else o=!0
if(o){if(e(s,"isShared")){const e=a
if("boolean"!=typeof s.isShared)return t(D,i+"/isShared")
o=e===a}else o=!0
if(o){if(e(s,"hasOthers")){const e=a
if("boolean"!=typeof s.hasOthers)return t(D,i+"/hasOthers")
o=e===a}else o=!0
if(o)if(e(s,"properties")){let e=s.properties
const l=a
if(a===l){if(!Array.isArray(e))return t(D,i+"/properties")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(H(e[s],{instancePath:i+"/properties/"+s})||(r=n(r,H),a=r.length),!(t===a))break}}}o=l===a}else o=!0}}}}}}}}}return D.errors=r,0===a}function $(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t($,i)
{let c
if(!e(s,"file")&&(c="file")||!e(s,"line")&&(c="line")||!e(s,"why")&&(c="why"))return $.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"file")){const e=a
if("string"!=typeof s.file)return t($,i+"/file")
var o=e===a}else o=!0
if(o){if(e(s,"line")){const e=a
l(s.line,{instancePath:i+"/line"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"why")){let e=s.why
const n=a
if("left"!==e&&"updated"!==e&&"raced"!==e&&"missed"!==e)return t($,i+"/why")
o=n===a}else o=!0}}}return $.errors=r,0===a}function J(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(J,i)
{let u
if(!e(s,"unawaited")&&(u="unawaited")||!e(s,"areKnown")&&(u="areKnown")||!e(s,"router")&&(u="router")||!e(s,"routerCall")&&(u="routerCall")||!e(s,"isOnlyHanded")&&(u="isOnlyHanded"))return J.errors=[{instancePath:i,params:{missingProperty:u}}],!1
if(e(s,"unawaited")){let f=s.unawaited
const u=a
if(a===u){if(!Array.isArray(f))return t(J,i+"/unawaited")
{const s=f.length
for(let c=0;c<s;c++){let s=f[c]
const u=a
if(a===u){if(!s||"object"!=typeof s||Array.isArray(s))return t(J,i+"/unawaited/"+c)
{let f
if(!e(s,"file")&&(f="file")||!e(s,"line")&&(f="line"))return J.errors=[{instancePath:i+"/unawaited/"+c,params:{missingProperty:f}}],!1
if(e(s,"file")){const e=a
if("string"!=typeof s.file)return t(J,i+"/unawaited/"+c+"/file")
var o=e===a}else o=!0
if(o)if(e(s,"line")){const e=a
l(s.line,{instancePath:i+"/unawaited/"+c+"/line"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0}}if(!(u===a))break}}}var c=u===a}else c=!0
if(c){if(e(s,"areKnown")){const e=a
if("boolean"!=typeof s.areKnown)return t(J,i+"/areKnown")
c=e===a}else c=!0
if(c){if(e(s,"router")){const e=a
if("string"!=typeof s.router)return t(J,i+"/router")
c=e===a}else c=!0
if(c){if(e(s,"routerCall")){const e=a
if("string"!=typeof s.routerCall)return t(J,i+"/routerCall")
c=e===a}else c=!0
if(c){if(e(s,"isOnlyHanded")){const e=a
if("boolean"!=typeof s.isOnlyHanded)return t(J,i+"/isOnlyHanded")
c=e===a}else c=!0
if(c)if(e(s,"pausedAt")){let e=s.pausedAt
const t=a,l=a
let o=!1
const u=a
$(e,{instancePath:i+"/pausedAt"})||(r=n(r,$),a=r.length)
var f=u===a
if(o=o||f,!o){const t=a
if(null!==e){const e={instancePath:i+"/pausedAt"}
null===r?r=[e]:r.push(e),a++}f=t===a
o=o||f}if(!o){const e={instancePath:i+"/pausedAt"}
return null===r?r=[e]:r.push(e),a++,J.errors=r,!1}a=l,null!==r&&(l?r.length=l:r=null)
c=t===a}else c=!0}}}}}}return J.errors=r,0===a}function X(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(X,i)
{let f
if(!e(s,"by")&&(f="by")||!e(s,"file")&&(f="file")||!e(s,"line")&&(f="line"))return X.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"by")){let e=s.by
const n=a
if("fastify"!==e&&"koa"!==e&&"hono"!==e)return t(X,i+"/by")
var o=n===a}else o=!0
if(o){if(e(s,"file")){const e=a
if("string"!=typeof s.file)return t(X,i+"/file")
o=e===a}else o=!0
if(o)if(e(s,"line")){let e=s.line
const t=a,f=a
let u=!1
const h=a
l(e,{instancePath:i+"/line"})||(r=n(r,l),a=r.length)
var c=h===a
if(u=u||c,!u){const t=a
if(null!==e){const e={instancePath:i+"/line"}
null===r?r=[e]:r.push(e),a++}c=t===a
u=u||c}if(!u){const e={instancePath:i+"/line"}
return null===r?r=[e]:r.push(e),a++,X.errors=r,!1}a=f,null!==r&&(f?r.length=f:r=null)
o=t===a}else o=!0}}}return X.errors=r,0===a}function Y(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Y,i)
{let h
if(!e(s,"kind")&&(h="kind")||!e(s,"name")&&(h="name")||!e(s,"isAsync")&&(h="isAsync")||!e(s,"isGenerator")&&(h="isGenerator")||!e(s,"isCallback")&&(h="isCallback")||!e(s,"calledBy")&&(h="calledBy")||!e(s,"calledFrom")&&(h="calledFrom")||!e(s,"router")&&(h="router")||!e(s,"isTyped")&&(h="isTyped")||!e(s,"asyncAt")&&(h="asyncAt"))return Y.errors=[{instancePath:i,params:{missingProperty:h}}],!1
if(e(s,"kind")){let e=s.kind
const n=a
if("module"!==e&&"function"!==e&&"arrow"!==e&&"method"!==e&&"getter"!==e&&"setter"!==e&&"constructor"!==e&&"field"!==e&&"static-block"!==e&&"parameters"!==e)return t(Y,i+"/kind")
var o=n===a}else o=!0
if(o){if(e(s,"name")){const e=a
if("string"!=typeof s.name)return t(Y,i+"/name")
o=e===a}else o=!0
if(o){if(e(s,"isAsync")){const e=a
if("boolean"!=typeof s.isAsync)return t(Y,i+"/isAsync")
o=e===a}else o=!0
if(o){if(e(s,"isGenerator")){const e=a
if("boolean"!=typeof s.isGenerator)return t(Y,i+"/isGenerator")
o=e===a}else o=!0
if(o){if(e(s,"isCallback")){const e=a
if("boolean"!=typeof s.isCallback)return t(Y,i+"/isCallback")
o=e===a}else o=!0
if(o){if(e(s,"calledBy")){const e=a
if("string"!=typeof s.calledBy)return t(Y,i+"/calledBy")
o=e===a}else o=!0
if(o){if(e(s,"calledFrom")){const e=a
if("string"!=typeof s.calledFrom)return t(Y,i+"/calledFrom")
o=e===a}else o=!0
if(o){if(e(s,"router")){const e=a
if("string"!=typeof s.router)return t(Y,i+"/router")
o=e===a}else o=!0
if(o){if(e(s,"isTyped")){const e=a
if("boolean"!=typeof s.isTyped)return t(Y,i+"/isTyped")
o=e===a}else o=!0
if(o){if(e(s,"asyncAt")){let t=s.asyncAt
const u=a,h=a
let p=!1
const g=a
if(a===g)if(t&&"object"==typeof t&&!Array.isArray(t)){let s
if(!e(t,"line")&&(s="line")||!e(t,"column")&&(s="column")){const e={instancePath:i+"/asyncAt",params:{missingProperty:s}}
null===r?r=[e]:r.push(e),a++}else{if(e(t,"line")){const e=a
l(t.line,{instancePath:i+"/asyncAt/line"})||(r=n(r,l),a=r.length)
var c=e===a}else c=!0
if(c)if(e(t,"column")){const e=a
l(t.column,{instancePath:i+"/asyncAt/column"})||(r=n(r,l),a=r.length)
c=e===a}else c=!0}}else{const e={instancePath:i+"/asyncAt"}
null===r?r=[e]:r.push(e),a++}var f=g===a
if(p=p||f,!p){const e=a
if(null!==t){const e={instancePath:i+"/asyncAt"}
null===r?r=[e]:r.push(e),a++}f=e===a
p=p||f}if(!p){const e={instancePath:i+"/asyncAt"}
return null===r?r=[e]:r.push(e),a++,Y.errors=r,!1}a=h,null!==r&&(h?r.length=h:r=null)
o=u===a}else o=!0
if(o){if(e(s,"neededAt")){let e=s.neededAt
const t=a,c=a
let f=!1
const h=a
l(e,{instancePath:i+"/neededAt"})||(r=n(r,l),a=r.length)
var u=h===a
if(f=f||u,!f){const t=a
if(null!==e){const e={instancePath:i+"/neededAt"}
null===r?r=[e]:r.push(e),a++}u=t===a
f=f||u}if(!f){const e={instancePath:i+"/neededAt"}
return null===r?r=[e]:r.push(e),a++,Y.errors=r,!1}a=c,null!==r&&(c?r.length=c:r=null)
o=t===a}else o=!0
if(o){if(e(s,"unawaitedAt")){let e=s.unawaitedAt
const c=a
if(a===c){if(!Array.isArray(e))return t(Y,i+"/unawaitedAt")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(l(e[s],{instancePath:i+"/unawaitedAt/"+s})||(r=n(r,l),a=r.length),!(t===a))break}}}o=c===a}else o=!0
if(o){if(e(s,"callers")){const e=a
J(s.callers,{instancePath:i+"/callers"})||(r=n(r,J),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"answeredEarly")){const e=a
X(s.answeredEarly,{instancePath:i+"/answeredEarly"})||(r=n(r,X),a=r.length)
o=e===a}else o=!0}}}}}}}}}}}}}}return Y.errors=r,0===a}function Z(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Z,i)
{let c
if(!e(s,"language")&&(c="language")||!e(s,"length")&&(c="length")||!e(s,"sha256")&&(c="sha256"))return Z.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"language")){let e=s.language
const n=a
if("javascript"!==e&&"typescript"!==e&&"generated"!==e)return t(Z,i+"/language")
var o=n===a}else o=!0
if(o){if(e(s,"length")){const e=a
l(s.length,{instancePath:i+"/length"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"sha256")){let e=s.sha256
const n=a
if("string"!=typeof e&&null!==e)return t(Z,i+"/sha256")
o=n===a}else o=!0}}}return Z.errors=r,0===a}function _(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(_,s)
{let r
if(!e(n,"module")&&(r="module")||!e(n,"name")&&(r="name")||!e(n,"local")&&(r="local"))return _.errors=[{instancePath:s,params:{missingProperty:r}}],!1
if(e(n,"module")){const e=0
if("string"!=typeof n.module)return t(_,s+"/module")
var i=0===e}else i=!0
if(i){if(e(n,"name")){const e=0
if("string"!=typeof n.name)return t(_,s+"/name")
i=0===e}else i=!0
if(i){if(e(n,"local")){const e=0
if("string"!=typeof n.local)return t(_,s+"/local")
i=0===e}else i=!0
if(i)if(e(n,"reach")){let e=n.reach
const r=0
if("import"!==e&&"file"!==e&&"inner"!==e)return t(_,s+"/reach")
i=0===r}else i=!0}}}return _.errors=null,!0}function ee(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(ee,i)
{let h
if(!e(s,"range")&&(h="range")||!e(s,"calleeRange")&&(h="calleeRange")||!e(s,"calleeText")&&(h="calleeText")||!e(s,"receiverText")&&(h="receiverText")||!e(s,"argumentTexts")&&(h="argumentTexts")||!e(s,"argumentRanges")&&(h="argumentRanges")||!e(s,"hasSpread")&&(h="hasSpread")||!e(s,"isPromisified")&&(h="isPromisified")||!e(s,"isAwaited")&&(h="isAwaited")||!e(s,"isChained")&&(h="isChained")||!e(s,"isUnterminated")&&(h="isUnterminated")||!e(s,"isUpdated")&&(h="isUpdated")||!e(s,"isNew")&&(h="isNew")||!e(s,"ordinal")&&(h="ordinal")||!e(s,"within")&&(h="within")||!e(s,"module")&&(h="module")||!e(s,"file")&&(h="file")||!e(s,"imported")&&(h="imported")||!e(s,"taken")&&(h="taken"))return ee.errors=[{instancePath:i,params:{missingProperty:h}}],!1
if(e(s,"range")){const e=a
j(s.range,{instancePath:i+"/range"})||(r=n(r,j),a=r.length)
var o=e===a}else o=!0
if(o){if(e(s,"calleeRange")){const e=a
j(s.calleeRange,{instancePath:i+"/calleeRange"})||(r=n(r,j),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"calleeText")){let e=s.calleeText
const n=a
if("string"!=typeof e&&null!==e)return t(ee,i+"/calleeText")
o=n===a}else o=!0
if(o){if(e(s,"receiverText")){let e=s.receiverText
const n=a
if("string"!=typeof e&&null!==e)return t(ee,i+"/receiverText")
o=n===a}else o=!0
if(o){if(e(s,"argumentTexts")){let e=s.argumentTexts
const n=a
if(a===n){if(!Array.isArray(e))return t(ee,i+"/argumentTexts")
{const n=e.length
for(let s=0;s<n;s++){let n=e[s]
const r=a
if("string"!=typeof n&&null!==n)return t(ee,i+"/argumentTexts/"+s)
if(!(r===a))break}}}o=n===a}else o=!0
if(o){if(e(s,"argumentRanges")){let e=s.argumentRanges
const l=a
if(a===l){if(!Array.isArray(e))return t(ee,i+"/argumentRanges")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(j(e[s],{instancePath:i+"/argumentRanges/"+s})||(r=n(r,j),a=r.length),!(t===a))break}}}o=l===a}else o=!0
if(o){if(e(s,"areConstant")){let e=s.areConstant
const n=a
if(a===n){if(!Array.isArray(e))return t(ee,i+"/areConstant")
{const n=e.length
for(let s=0;s<n;s++){const n=a
if("boolean"!=typeof e[s])return t(ee,i+"/areConstant/"+s)
if(!(n===a))break}}}o=n===a}else o=!0
if(o){if(e(s,"areSetOnce")){let e=s.areSetOnce
const n=a
if(a===n){if(!Array.isArray(e))return t(ee,i+"/areSetOnce")
{const n=e.length
for(let s=0;s<n;s++){const n=a
if("boolean"!=typeof e[s])return t(ee,i+"/areSetOnce/"+s)
if(!(n===a))break}}}o=n===a}else o=!0
if(o){if(e(s,"given")){let n=s.given
const r=a
if(a===r){if(!n||"object"!=typeof n||Array.isArray(n))return t(ee,i+"/given")
{let s
if(!e(n,"by")&&(s="by")||!e(n,"areSetOnce")&&(s="areSetOnce"))return ee.errors=[{instancePath:i+"/given",params:{missingProperty:s}}],!1
if(e(n,"by")){const e=a
if("string"!=typeof n.by)return t(ee,i+"/given/by")
var c=e===a}else c=!0
if(c)if(e(n,"areSetOnce")){let e=n.areSetOnce
const s=a
if(a===s){if(!Array.isArray(e))return t(ee,i+"/given/areSetOnce")
{const n=e.length
for(let s=0;s<n;s++){const n=a
if("boolean"!=typeof e[s])return t(ee,i+"/given/areSetOnce/"+s)
if(!(n===a))break}}}c=s===a}else c=!0}}o=r===a}else o=!0
if(o){if(e(s,"inputs")){const e=a
l(s.inputs,{instancePath:i+"/inputs"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"hasVariant")){const e=a
if("boolean"!=typeof s.hasVariant)return t(ee,i+"/hasVariant")
o=e===a}else o=!0
if(o){if(e(s,"argumentForms")){let e=s.argumentForms
const l=a
if(a===l){if(!Array.isArray(e))return t(ee,i+"/argumentForms")
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const l=a,o=a
let c=!1
const u=a
G(t,{instancePath:i+"/argumentForms/"+s})||(r=n(r,G),a=r.length)
var f=u===a
if(c=c||f,!c){const e=a
if(null!==t){const e={instancePath:i+"/argumentForms/"+s}
null===r?r=[e]:r.push(e),a++}f=e===a
c=c||f}if(!c){const e={instancePath:i+"/argumentForms/"+s}
return null===r?r=[e]:r.push(e),a++,ee.errors=r,!1}if(a=o,null!==r&&(o?r.length=o:r=null),!(l===a))break}}}o=l===a}else o=!0
if(o){if(e(s,"optionLiterals")){let e=s.optionLiterals
const l=a
if(a===l){if(!Array.isArray(e))return t(ee,i+"/optionLiterals")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(D(e[s],{instancePath:i+"/optionLiterals/"+s})||(r=n(r,D),a=r.length),!(t===a))break}}}o=l===a}else o=!0
if(o){if(e(s,"hasSpread")){const e=a
if("boolean"!=typeof s.hasSpread)return t(ee,i+"/hasSpread")
o=e===a}else o=!0
if(o){if(e(s,"isPromisified")){const e=a
if("boolean"!=typeof s.isPromisified)return t(ee,i+"/isPromisified")
o=e===a}else o=!0
if(o){if(e(s,"isAwaited")){const e=a
if("boolean"!=typeof s.isAwaited)return t(ee,i+"/isAwaited")
o=e===a}else o=!0
if(o){if(e(s,"isChained")){const e=a
if("boolean"!=typeof s.isChained)return t(ee,i+"/isChained")
o=e===a}else o=!0
if(o){if(e(s,"isUnterminated")){const e=a
if("boolean"!=typeof s.isUnterminated)return t(ee,i+"/isUnterminated")
o=e===a}else o=!0
if(o){if(e(s,"isUpdated")){const e=a
if("boolean"!=typeof s.isUpdated)return t(ee,i+"/isUpdated")
o=e===a}else o=!0
if(o){if(e(s,"listensLater")){const e=a
if("boolean"!=typeof s.listensLater)return t(ee,i+"/listensLater")
o=e===a}else o=!0
if(o){if(e(s,"isSmallPiece")){const e=a
if("boolean"!=typeof s.isSmallPiece)return t(ee,i+"/isSmallPiece")
o=e===a}else o=!0
if(o){if(e(s,"isPolled")){const e=a
if("boolean"!=typeof s.isPolled)return t(ee,i+"/isPolled")
o=e===a}else o=!0
if(o){if(e(s,"ownsReceiver")){const e=a
if("boolean"!=typeof s.ownsReceiver)return t(ee,i+"/ownsReceiver")
o=e===a}else o=!0
if(o){if(e(s,"isNew")){const e=a
if("boolean"!=typeof s.isNew)return t(ee,i+"/isNew")
o=e===a}else o=!0
if(o){if(e(s,"isStepped")){const e=a
if("boolean"!=typeof s.isStepped)return t(ee,i+"/isStepped")
o=e===a}else o=!0
if(o){if(e(s,"isEnded")){const e=a
if("boolean"!=typeof s.isEnded)return t(ee,i+"/isEnded")
o=e===a}else o=!0
if(o){if(e(s,"renegotiates")){const e=a
if("boolean"!=typeof s.renegotiates)return t(ee,i+"/renegotiates")
o=e===a}else o=!0
if(o){if(e(s,"inspectsPeer")){const e=a
if("boolean"!=typeof s.inspectsPeer)return t(ee,i+"/inspectsPeer")
o=e===a}else o=!0
if(o){if(e(s,"watchesSockets")){const e=a
if("boolean"!=typeof s.watchesSockets)return t(ee,i+"/watchesSockets")
o=e===a}else o=!0
if(o){if(e(s,"takesSession")){const e=a
if("boolean"!=typeof s.takesSession)return t(ee,i+"/takesSession")
o=e===a}else o=!0
if(o){if(e(s,"ordinal")){const e=a
l(s.ordinal,{instancePath:i+"/ordinal"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"within")){const e=a
Y(s.within,{instancePath:i+"/within"})||(r=n(r,Y),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"module")){let e=s.module
const n=a
if("esm"!==e&&"cjs"!==e)return t(ee,i+"/module")
o=n===a}else o=!0
if(o){if(e(s,"file")){const e=a
Z(s.file,{instancePath:i+"/file"})||(r=n(r,Z),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"imported")){let e=s.imported
const t=a,l=a
let c=!1
const f=a
_(e,{instancePath:i+"/imported"})||(r=n(r,_),a=r.length)
var u=f===a
if(c=c||u,!c){const t=a
if(null!==e){const e={instancePath:i+"/imported"}
null===r?r=[e]:r.push(e),a++}u=t===a
c=c||u}if(!c){const e={instancePath:i+"/imported"}
return null===r?r=[e]:r.push(e),a++,ee.errors=r,!1}a=l,null!==r&&(l?r.length=l:r=null)
o=t===a}else o=!0
if(o)if(e(s,"taken")){let e=s.taken
const n=a
if(a===n){if(!Array.isArray(e))return t(ee,i+"/taken")
{const n=e.length
for(let s=0;s<n;s++){const n=a
if("string"!=typeof e[s])return t(ee,i+"/taken/"+s)
if(!(n===a))break}}}o=n===a}else o=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return ee.errors=r,0===a}function te(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(te,i)
{let h
if(!e(s,"callee")&&(h="callee")||!e(s,"args")&&(h="args")||!e(s,"options")&&(h="options")||!e(s,"origin")&&(h="origin")||!e(s,"excerpt")&&(h="excerpt")||!e(s,"excerptLine")&&(h="excerptLine")||!e(s,"line")&&(h="line"))return te.errors=[{instancePath:i,params:{missingProperty:h}}],!1
if(e(s,"callee")){const e=a
if("string"!=typeof s.callee)return t(te,i+"/callee")
var o=e===a}else o=!0
if(o){if(e(s,"args")){let e=s.args
const n=a
if(a===n){if(!Array.isArray(e))return t(te,i+"/args")
{const n=e.length
for(let s=0;s<n;s++){let n=e[s]
const r=a
if("string"!=typeof n&&("number"!=typeof n||!isFinite(n))&&null!==n)return t(te,i+"/args/"+s)
if(!(r===a))break}}}o=n===a}else o=!0
if(o){if(e(s,"options")){let e=s.options
const n=a
if(a===n){if(!e||"object"!=typeof e||Array.isArray(e))return t(te,i+"/options")
for(const n of Object.keys(e)){let s=e[n]
const r=a
if("string"!=typeof s&&("number"!=typeof s||!isFinite(s)))return t(te,i+"/options/"+n.replace(/~/g,"~0").replace(/\//g,"~1"))
if(!(r===a))break}}o=n===a}else o=!0
if(o){if(e(s,"argOptions")){let e=s.argOptions
const n=a
if(a===n){if(!Array.isArray(e))return t(te,i+"/argOptions")
{const n=e.length
for(let s=0;s<n;s++){let n=e[s]
const r=a
if((!n||"object"!=typeof n||Array.isArray(n))&&null!==n)return t(te,i+"/argOptions/"+s)
if(a===r&&n&&"object"==typeof n&&!Array.isArray(n))for(const e of Object.keys(n)){let r=n[e]
const l=a
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r)))return t(te,i+"/argOptions/"+s+"/"+e.replace(/~/g,"~0").replace(/\//g,"~1"))
if(!(l===a))break}if(!(r===a))break}}}o=n===a}else o=!0
if(o){if(e(s,"argOrigins")){let e=s.argOrigins
const l=a
if(a===l){if(!Array.isArray(e))return t(te,i+"/argOrigins")
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const l=a,o=a
let f=!1
const u=a
z(t,{instancePath:i+"/argOrigins/"+s})||(r=n(r,z),a=r.length)
var c=u===a
if(f=f||c,!f){const e=a
if(null!==t){const e={instancePath:i+"/argOrigins/"+s}
null===r?r=[e]:r.push(e),a++}c=e===a
f=f||c}if(!f){const e={instancePath:i+"/argOrigins/"+s}
return null===r?r=[e]:r.push(e),a++,te.errors=r,!1}if(a=o,null!==r&&(o?r.length=o:r=null),!(l===a))break}}}o=l===a}else o=!0
if(o){if(e(s,"origin")){let e=s.origin
const t=a,l=a
let c=!1
const u=a
z(e,{instancePath:i+"/origin"})||(r=n(r,z),a=r.length)
var f=u===a
if(c=c||f,!c){const t=a
if(null!==e){const e={instancePath:i+"/origin"}
null===r?r=[e]:r.push(e),a++}f=t===a
c=c||f}if(!c){const e={instancePath:i+"/origin"}
return null===r?r=[e]:r.push(e),a++,te.errors=r,!1}a=l,null!==r&&(l?r.length=l:r=null)
o=t===a}else o=!0
if(o){if(e(s,"excerpt")){let e=s.excerpt
const n=a
if(a===n){if(!Array.isArray(e))return t(te,i+"/excerpt")
{const n=e.length
for(let s=0;s<n;s++){const n=a
if("string"!=typeof e[s])return t(te,i+"/excerpt/"+s)
if(!(n===a))break}}}o=n===a}else o=!0
if(o){if(e(s,"excerptLine")){const e=a
l(s.excerptLine,{instancePath:i+"/excerptLine"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"line")){const e=a
l(s.line,{instancePath:i+"/line"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"column")){const e=a
l(s.column,{instancePath:i+"/column"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"file")){const e=a
if("string"!=typeof s.file)return t(te,i+"/file")
o=e===a}else o=!0
if(o){if(e(s,"allows")){let e=s.allows
const l=a
if(a===l){if(!Array.isArray(e))return t(te,i+"/allows")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(v(e[s],{instancePath:i+"/allows/"+s})||(r=n(r,v),a=r.length),!(t===a))break}}}o=l===a}else o=!0
if(o)if(e(s,"syntax")){let e=s.syntax
const t=a,l=a
let c=!1
const f=a
ee(e,{instancePath:i+"/syntax"})||(r=n(r,ee),a=r.length)
var u=f===a
if(c=c||u,!c){const t=a
if(null!==e){const e={instancePath:i+"/syntax"}
null===r?r=[e]:r.push(e),a++}u=t===a
c=c||u}if(!c){const e={instancePath:i+"/syntax"}
return null===r?r=[e]:r.push(e),a++,te.errors=r,!1}a=l,null!==r&&(l?r.length=l:r=null)
o=t===a}else o=!0}}}}}}}}}}}}}return te.errors=r,0===a}function ne(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(ne,i)
{let h
if(!e(s,"id")&&(h="id")||!e(s,"file")&&(h="file")||!e(s,"line")&&(h="line")||!e(s,"column")&&(h="column")||!e(s,"function")&&(h="function")||!e(s,"count")&&(h="count")||!e(s,"isAsync")&&(h="isAsync"))return ne.errors=[{instancePath:i,params:{missingProperty:h}}],!1
if(e(s,"id")){const e=a
if("string"!=typeof s.id)return t(ne,i+"/id")
var o=e===a}else o=!0
if(o){if(e(s,"file")){const e=a
if("string"!=typeof s.file)return t(ne,i+"/file")
o=e===a}else o=!0
if(o){if(e(s,"line")){let e=s.line
const t=a,f=a
let u=!1
const h=a
l(e,{instancePath:i+"/line"})||(r=n(r,l),a=r.length)
var c=h===a
if(u=u||c,!u){const t=a
if(null!==e){const e={instancePath:i+"/line"}
null===r?r=[e]:r.push(e),a++}c=t===a
u=u||c}if(!u){const e={instancePath:i+"/line"}
return null===r?r=[e]:r.push(e),a++,ne.errors=r,!1}a=f,null!==r&&(f?r.length=f:r=null)
o=t===a}else o=!0
if(o){if(e(s,"column")){let e=s.column
const t=a,c=a
let u=!1
const h=a
l(e,{instancePath:i+"/column"})||(r=n(r,l),a=r.length)
var f=h===a
if(u=u||f,!u){const t=a
if(null!==e){const e={instancePath:i+"/column"}
null===r?r=[e]:r.push(e),a++}f=t===a
u=u||f}if(!u){const e={instancePath:i+"/column"}
return null===r?r=[e]:r.push(e),a++,ne.errors=r,!1}a=c,null!==r&&(c?r.length=c:r=null)
o=t===a}else o=!0
if(o){if(e(s,"function")){const e=a
if("string"!=typeof s.function)return t(ne,i+"/function")
o=e===a}else o=!0
if(o){if(e(s,"count")){const e=a
l(s.count,{instancePath:i+"/count"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"isAsync")){const e=a
if("boolean"!=typeof s.isAsync)return t(ne,i+"/isAsync")
o=e===a}else o=!0
if(o){if(e(s,"isFirstUse")){const e=a
if("boolean"!=typeof s.isFirstUse)return t(ne,i+"/isFirstUse")
o=e===a}else o=!0
if(o){if(e(s,"caBytes")){const e=a
l(s.caBytes,{instancePath:i+"/caBytes"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"generated")){const e=a
M(s.generated,{instancePath:i+"/generated"})||(r=n(r,M),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"call")){let e=s.call
const t=a,l=a
let c=!1
const f=a
te(e,{instancePath:i+"/call"})||(r=n(r,te),a=r.length)
var u=f===a
if(c=c||u,!c){const t=a
if(null!==e){const e={instancePath:i+"/call"}
null===r?r=[e]:r.push(e),a++}u=t===a
c=c||u}if(!c){const e={instancePath:i+"/call"}
return null===r?r=[e]:r.push(e),a++,ne.errors=r,!1}a=l,null!==r&&(l?r.length=l:r=null)
o=t===a}else o=!0}}}}}}}}}}}return ne.errors=r,0===a}function se(s,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(se,r)
{let y
if(void 0===s.by&&(s.by=""),void 0===s.agentsUsedOnce&&(s.agentsUsedOnce=0),void 0===s.unplaced&&(s.unplaced=0),!e(s,"role")&&(y="role")||!e(s,"host")&&(y="host")||!e(s,"port")&&(y="port")||!e(s,"handshakes")&&(y="handshakes")||!e(s,"full")&&(y="full")||!e(s,"resumed")&&(y="resumed")||!e(s,"overlapped")&&(y="overlapped")||!e(s,"requests")&&(y="requests")||!e(s,"reusedRequests")&&(y="reusedRequests")||!e(s,"agents")&&(y="agents")||!e(s,"protocol")&&(y="protocol")||!e(s,"cipher")&&(y="cipher")||!e(s,"group")&&(y="group")||!e(s,"alpn")&&(y="alpn")||!e(s,"certificate")&&(y="certificate")||!e(s,"bytesIn")&&(y="bytesIn")||!e(s,"bytesOut")&&(y="bytesOut")||!e(s,"helloBytesOut")&&(y="helloBytesOut")||!e(s,"p50Ms")&&(y="p50Ms")||!e(s,"p95Ms")&&(y="p95Ms")||!e(s,"mostOpen")&&(y="mostOpen")||!e(s,"lifeP50Ms")&&(y="lifeP50Ms")||!e(s,"package")&&(y="package")||!e(s,"choices")&&(y="choices")||!e(s,"callSites")&&(y="callSites")||!e(s,"agentSites")&&(y="agentSites"))return se.errors=[{instancePath:r,params:{missingProperty:y}}],!1
if(e(s,"role")){let e=s.role
const n=o
if("client"!==e&&"server"!==e)return t(se,r+"/role")
var c=n===o}else c=!0
if(c){if(e(s,"host")){const e=o
if("string"!=typeof s.host)return t(se,r+"/host")
c=e===o}else c=!0
if(c){if(e(s,"port")){const e=o
l(s.port,{instancePath:r+"/port"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){let y=s.by
const P=o
if("agent"!==y&&""!==y)return t(se,r+"/by")
if(c=P===o){if(e(s,"handshakes")){const e=o
l(s.handshakes,{instancePath:r+"/handshakes"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"full")){const e=o
l(s.full,{instancePath:r+"/full"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"resumed")){const e=o
l(s.resumed,{instancePath:r+"/resumed"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"overlapped")){const e=o
l(s.overlapped,{instancePath:r+"/overlapped"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"requests")){const e=o
l(s.requests,{instancePath:r+"/requests"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"reusedRequests")){const e=o
l(s.reusedRequests,{instancePath:r+"/reusedRequests"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"agents")){const e=o
l(s.agents,{instancePath:r+"/agents"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){const y=o
if(l(s.agentsUsedOnce,{instancePath:r+"/agentsUsedOnce"})||(a=n(a,l),o=a.length),c=y===o){if(e(s,"protocol")){const e=o
R(s.protocol,{instancePath:r+"/protocol"})||(a=n(a,R),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"cipher")){const e=o
R(s.cipher,{instancePath:r+"/cipher"})||(a=n(a,R),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"group")){const e=o
R(s.group,{instancePath:r+"/group"})||(a=n(a,R),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"alpn")){const e=o
R(s.alpn,{instancePath:r+"/alpn"})||(a=n(a,R),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"certificate")){let e=s.certificate
const t=o,i=o
let l=!1
const u=o
K(e,{instancePath:r+"/certificate"})||(a=n(a,K),o=a.length)
var f=u===o
if(l=l||f,!l){const t=o
if(null!==e){const e={instancePath:r+"/certificate"}
null===a?a=[e]:a.push(e),o++}f=t===o
l=l||f}if(!l){const e={instancePath:r+"/certificate"}
return null===a?a=[e]:a.push(e),o++,se.errors=a,!1}o=i,null!==a&&(i?a.length=i:a=null)
c=t===o}else c=!0
if(c){if(e(s,"bytesIn")){const e=o
l(s.bytesIn,{instancePath:r+"/bytesIn"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"bytesOut")){const e=o
l(s.bytesOut,{instancePath:r+"/bytesOut"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"helloBytesOut")){let e=s.helloBytesOut
const t=o,i=o
let f=!1
const h=o
l(e,{instancePath:r+"/helloBytesOut"})||(a=n(a,l),o=a.length)
var u=h===o
if(f=f||u,!f){const t=o
if(null!==e){const e={instancePath:r+"/helloBytesOut"}
null===a?a=[e]:a.push(e),o++}u=t===o
f=f||u}if(!f){const e={instancePath:r+"/helloBytesOut"}
return null===a?a=[e]:a.push(e),o++,se.errors=a,!1}o=i,null!==a&&(i?a.length=i:a=null)
c=t===o}else c=!0
if(c){if(e(s,"p50Ms")){let e=s.p50Ms
const t=o,l=o
let f=!1
const u=o
i(e,{instancePath:r+"/p50Ms"})||(a=n(a,i),o=a.length)
var h=u===o
if(f=f||h,!f){const t=o
if(null!==e){const e={instancePath:r+"/p50Ms"}
null===a?a=[e]:a.push(e),o++}h=t===o
f=f||h}if(!f){const e={instancePath:r+"/p50Ms"}
return null===a?a=[e]:a.push(e),o++,se.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(s,"p95Ms")){let e=s.p95Ms
const t=o,l=o
let f=!1
const u=o
i(e,{instancePath:r+"/p95Ms"})||(a=n(a,i),o=a.length)
var p=u===o
if(f=f||p,!f){const t=o
if(null!==e){const e={instancePath:r+"/p95Ms"}
null===a?a=[e]:a.push(e),o++}p=t===o
f=f||p}if(!f){const e={instancePath:r+"/p95Ms"}
return null===a?a=[e]:a.push(e),o++,se.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(s,"mostOpen")){const e=o
l(s.mostOpen,{instancePath:r+"/mostOpen"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"lifeP50Ms")){let e=s.lifeP50Ms
const t=o,l=o
let f=!1
const u=o
i(e,{instancePath:r+"/lifeP50Ms"})||(a=n(a,i),o=a.length)
var g=u===o
if(f=f||g,!f){const t=o
if(null!==e){const e={instancePath:r+"/lifeP50Ms"}
null===a?a=[e]:a.push(e),o++}g=t===o
f=f||g}if(!f){const e={instancePath:r+"/lifeP50Ms"}
return null===a?a=[e]:a.push(e),o++,se.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(s,"package")){const e=o
if("string"!=typeof s.package)return t(se,r+"/package")
c=e===o}else c=!0
if(c){if(e(s,"choices")){const e=o
Q(s.choices,{instancePath:r+"/choices"})||(a=n(a,Q),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"callSites")){let e=s.callSites
const i=o
if(o===i){if(!Array.isArray(e))return t(se,r+"/callSites")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(ne(e[s],{instancePath:r+"/callSites/"+s})||(a=n(a,ne),o=a.length),!(t===o))break}}}c=i===o}else c=!0
if(c){const i=o
if(l(s.unplaced,{instancePath:r+"/unplaced"})||(a=n(a,l),o=a.length),c=i===o)if(e(s,"agentSites")){let e=s.agentSites
const i=o
if(o===i){if(!Array.isArray(e))return t(se,r+"/agentSites")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(ne(e[s],{instancePath:r+"/agentSites/"+s})||(a=n(a,ne),o=a.length),!(t===o))break}}}c=i===o}else c=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return se.errors=a,0===o}function ie(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(ie,i)
{let c
if(void 0===s.unplaced&&(s.unplaced=0),!e(s,"created")&&(c="created")||!e(s,"withCa")&&(c="withCa")||!e(s,"caBytes")&&(c="caBytes")||!e(s,"callSites")&&(c="callSites"))return ie.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"created")){const e=a
l(s.created,{instancePath:i+"/created"})||(r=n(r,l),a=r.length)
var o=e===a}else o=!0
if(o){if(e(s,"withCa")){const e=a
l(s.withCa,{instancePath:i+"/withCa"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"caBytes")){const e=a
l(s.caBytes,{instancePath:i+"/caBytes"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"callSites")){let e=s.callSites
const l=a
if(a===l){if(!Array.isArray(e))return t(ie,i+"/callSites")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(ne(e[s],{instancePath:i+"/callSites/"+s})||(r=n(r,ne),a=r.length),!(t===a))break}}}o=l===a}else o=!0
if(o){const e=a
l(s.unplaced,{instancePath:i+"/unplaced"})||(r=n(r,l),a=r.length)
o=e===a}}}}}}return ie.errors=r,0===a}function re(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(re,i)
{let t
if(!e(s,"ticks")&&(t="ticks")||!e(s,"share")&&(t="share")||!e(s,"range")&&(t="range")||!e(s,"keyExchangeTicks")&&(t="keyExchangeTicks")||!e(s,"certificateTicks")&&(t="certificateTicks")||!e(s,"contextTicks")&&(t="contextTicks")||!e(s,"bytesTicks")&&(t="bytesTicks")||!e(s,"otherTicks")&&(t="otherTicks")||!e(s,"inferredTicks")&&(t="inferredTicks")||!e(s,"untiedTicks")&&(t="untiedTicks"))return re.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"ticks")){const e=a
l(s.ticks,{instancePath:i+"/ticks"})||(r=n(r,l),a=r.length)
var o=e===a}else o=!0
if(o){if(e(s,"share")){const e=a
g(s.share,{instancePath:i+"/share"})||(r=n(r,g),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"range")){const e=a
y(s.range,{instancePath:i+"/range"})||(r=n(r,y),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"cpuShare")){let e=s.cpuShare
const t=a,l=a
let f=!1
const u=a
g(e,{instancePath:i+"/cpuShare"})||(r=n(r,g),a=r.length)
var c=u===a
if(f=f||c,!f){const t=a
if(null!==e){const e={instancePath:i+"/cpuShare"}
null===r?r=[e]:r.push(e),a++}c=t===a
f=f||c}if(!f){const e={instancePath:i+"/cpuShare"}
return null===r?r=[e]:r.push(e),a++,re.errors=r,!1}a=l,null!==r&&(l?r.length=l:r=null)
o=t===a}else o=!0
if(o){if(e(s,"keyExchangeTicks")){const e=a
l(s.keyExchangeTicks,{instancePath:i+"/keyExchangeTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"certificateTicks")){const e=a
l(s.certificateTicks,{instancePath:i+"/certificateTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"contextTicks")){const e=a
l(s.contextTicks,{instancePath:i+"/contextTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"bytesTicks")){const e=a
l(s.bytesTicks,{instancePath:i+"/bytesTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"otherTicks")){const e=a
l(s.otherTicks,{instancePath:i+"/otherTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"inferredTicks")){const e=a
l(s.inferredTicks,{instancePath:i+"/inferredTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"untiedTicks")){const e=a
l(s.untiedTicks,{instancePath:i+"/untiedTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0}}}}}}}}}}}return re.errors=r,0===a}function le(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(le,i)
{let c
if(!e(s,"peers")&&(c="peers")||!e(s,"contexts")&&(c="contexts")||!e(s,"cost")&&(c="cost")||!e(s,"complete")&&(c="complete"))return le.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"peers")){let e=s.peers
const o=l
if(l===o){if(!Array.isArray(e))return t(le,i+"/peers")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(se(e[s],{instancePath:i+"/peers/"+s})||(r=n(r,se),l=r.length),!(t===l))break}}}var a=o===l}else a=!0
if(a){if(e(s,"contexts")){const e=l
ie(s.contexts,{instancePath:i+"/contexts"})||(r=n(r,ie),l=r.length)
a=e===l}else a=!0
if(a){if(e(s,"cost")){let e=s.cost
const t=l,c=l
let f=!1
const u=l
re(e,{instancePath:i+"/cost"})||(r=n(r,re),l=r.length)
var o=u===l
if(f=f||o,!f){const t=l
if(null!==e){const e={instancePath:i+"/cost"}
null===r?r=[e]:r.push(e),l++}o=t===l
f=f||o}if(!f){const e={instancePath:i+"/cost"}
return null===r?r=[e]:r.push(e),l++,le.errors=r,!1}l=c,null!==r&&(c?r.length=c:r=null)
a=t===l}else a=!0
if(a)if(e(s,"complete")){const e=l
if("boolean"!=typeof s.complete)return t(le,i+"/complete")
a=e===l}else a=!0}}}}return le.errors=r,0===l}function ae(s,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(ae,r)
{let y
if(!e(s,"id")&&(y="id")||!e(s,"file")&&(y="file")||!e(s,"line")&&(y="line")||!e(s,"column")&&(y="column")||!e(s,"function")&&(y="function")||!e(s,"isAsync")&&(y="isAsync")||!e(s,"package")&&(y="package")||!e(s,"job")&&(y="job")||!e(s,"jobs")&&(y="jobs")||!e(s,"maxInFlight")&&(y="maxInFlight")||!e(s,"waitP95Ms")&&(y="waitP95Ms")||!e(s,"runP50Ms")&&(y="runP50Ms"))return ae.errors=[{instancePath:r,params:{missingProperty:y}}],!1
if(e(s,"id")){const e=o
if("string"!=typeof s.id)return t(ae,r+"/id")
var c=e===o}else c=!0
if(c){if(e(s,"file")){const e=o
if("string"!=typeof s.file)return t(ae,r+"/file")
c=e===o}else c=!0
if(c){if(e(s,"line")){let e=s.line
const t=o,i=o
let u=!1
const h=o
l(e,{instancePath:r+"/line"})||(a=n(a,l),o=a.length)
var f=h===o
if(u=u||f,!u){const t=o
if(null!==e){const e={instancePath:r+"/line"}
null===a?a=[e]:a.push(e),o++}f=t===o
u=u||f}if(!u){const e={instancePath:r+"/line"}
return null===a?a=[e]:a.push(e),o++,ae.errors=a,!1}o=i,null!==a&&(i?a.length=i:a=null)
c=t===o}else c=!0
if(c){if(e(s,"column")){let e=s.column
const t=o,i=o
let f=!1
const h=o
l(e,{instancePath:r+"/column"})||(a=n(a,l),o=a.length)
var u=h===o
if(f=f||u,!f){const t=o
if(null!==e){const e={instancePath:r+"/column"}
null===a?a=[e]:a.push(e),o++}u=t===o
f=f||u}if(!f){const e={instancePath:r+"/column"}
return null===a?a=[e]:a.push(e),o++,ae.errors=a,!1}o=i,null!==a&&(i?a.length=i:a=null)
c=t===o}else c=!0
if(c){if(e(s,"function")){const e=o
if("string"!=typeof s.function)return t(ae,r+"/function")
c=e===o}else c=!0
if(c){if(e(s,"isAsync")){const e=o
if("boolean"!=typeof s.isAsync)return t(ae,r+"/isAsync")
c=e===o}else c=!0
if(c){if(e(s,"package")){const e=o
if("string"!=typeof s.package)return t(ae,r+"/package")
c=e===o}else c=!0
if(c){if(e(s,"job")){const e=o
if("string"!=typeof s.job)return t(ae,r+"/job")
c=e===o}else c=!0
if(c){if(e(s,"called")){const e=o
if("string"!=typeof s.called)return t(ae,r+"/called")
c=e===o}else c=!0
if(c){if(e(s,"jobs")){const e=o
l(s.jobs,{instancePath:r+"/jobs"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"maxInFlight")){const e=o
l(s.maxInFlight,{instancePath:r+"/maxInFlight"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"waitP95Ms")){let e=s.waitP95Ms
const t=o,l=o
let f=!1
const u=o
i(e,{instancePath:r+"/waitP95Ms"})||(a=n(a,i),o=a.length)
var h=u===o
if(f=f||h,!f){const t=o
if(null!==e){const e={instancePath:r+"/waitP95Ms"}
null===a?a=[e]:a.push(e),o++}h=t===o
f=f||h}if(!f){const e={instancePath:r+"/waitP95Ms"}
return null===a?a=[e]:a.push(e),o++,ae.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(s,"runP50Ms")){let e=s.runP50Ms
const t=o,l=o
let f=!1
const u=o
i(e,{instancePath:r+"/runP50Ms"})||(a=n(a,i),o=a.length)
var p=u===o
if(f=f||p,!f){const t=o
if(null!==e){const e={instancePath:r+"/runP50Ms"}
null===a?a=[e]:a.push(e),o++}p=t===o
f=f||p}if(!f){const e={instancePath:r+"/runP50Ms"}
return null===a?a=[e]:a.push(e),o++,ae.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(s,"generated")){const e=o
M(s.generated,{instancePath:r+"/generated"})||(a=n(a,M),o=a.length)
c=e===o}else c=!0
if(c)if(e(s,"call")){let e=s.call
const t=o,i=o
let l=!1
const f=o
te(e,{instancePath:r+"/call"})||(a=n(a,te),o=a.length)
var g=f===o
if(l=l||g,!l){const t=o
if(null!==e){const e={instancePath:r+"/call"}
null===a?a=[e]:a.push(e),o++}g=t===o
l=l||g}if(!l){const e={instancePath:r+"/call"}
return null===a?a=[e]:a.push(e),o++,ae.errors=a,!1}o=i,null!==a&&(i?a.length=i:a=null)
c=t===o}else c=!0}}}}}}}}}}}}}}}return ae.errors=a,0===o}function oe(s,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(oe,r)
{let g
if(!e(s,"size")&&(g="size")||!e(s,"jobs")&&(g="jobs")||!e(s,"maxInFlight")&&(g="maxInFlight")||!e(s,"waitP95Ms")&&(g="waitP95Ms")||!e(s,"runP50Ms")&&(g="runP50Ms")||!e(s,"cpuMs")&&(g="cpuMs")||!e(s,"runQueueWaitMs")&&(g="runQueueWaitMs")||!e(s,"callSites")&&(g="callSites")||!e(s,"complete")&&(g="complete"))return oe.errors=[{instancePath:r,params:{missingProperty:g}}],!1
if(e(s,"size")){const e=o
l(s.size,{instancePath:r+"/size"})||(a=n(a,l),o=a.length)
var c=e===o}else c=!0
if(c){if(e(s,"jobs")){const e=o
l(s.jobs,{instancePath:r+"/jobs"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"maxInFlight")){const e=o
l(s.maxInFlight,{instancePath:r+"/maxInFlight"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"waitP95Ms")){let e=s.waitP95Ms
const t=o,l=o
let u=!1
const h=o
i(e,{instancePath:r+"/waitP95Ms"})||(a=n(a,i),o=a.length)
var f=h===o
if(u=u||f,!u){const t=o
if(null!==e){const e={instancePath:r+"/waitP95Ms"}
null===a?a=[e]:a.push(e),o++}f=t===o
u=u||f}if(!u){const e={instancePath:r+"/waitP95Ms"}
return null===a?a=[e]:a.push(e),o++,oe.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(s,"runP50Ms")){let e=s.runP50Ms
const t=o,l=o
let f=!1
const h=o
i(e,{instancePath:r+"/runP50Ms"})||(a=n(a,i),o=a.length)
var u=h===o
if(f=f||u,!f){const t=o
if(null!==e){const e={instancePath:r+"/runP50Ms"}
null===a?a=[e]:a.push(e),o++}u=t===o
f=f||u}if(!f){const e={instancePath:r+"/runP50Ms"}
return null===a?a=[e]:a.push(e),o++,oe.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(s,"cpuMs")){let e=s.cpuMs
const t=o,l=o
let f=!1
const u=o
i(e,{instancePath:r+"/cpuMs"})||(a=n(a,i),o=a.length)
var h=u===o
if(f=f||h,!f){const t=o
if(null!==e){const e={instancePath:r+"/cpuMs"}
null===a?a=[e]:a.push(e),o++}h=t===o
f=f||h}if(!f){const e={instancePath:r+"/cpuMs"}
return null===a?a=[e]:a.push(e),o++,oe.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(s,"runQueueWaitMs")){let e=s.runQueueWaitMs
const t=o,l=o
let f=!1
const u=o
i(e,{instancePath:r+"/runQueueWaitMs"})||(a=n(a,i),o=a.length)
var p=u===o
if(f=f||p,!f){const t=o
if(null!==e){const e={instancePath:r+"/runQueueWaitMs"}
null===a?a=[e]:a.push(e),o++}p=t===o
f=f||p}if(!f){const e={instancePath:r+"/runQueueWaitMs"}
return null===a?a=[e]:a.push(e),o++,oe.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(s,"callSites")){let e=s.callSites
const i=o
if(o===i){if(!Array.isArray(e))return t(oe,r+"/callSites")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(ae(e[s],{instancePath:r+"/callSites/"+s})||(a=n(a,ae),o=a.length),!(t===o))break}}}c=i===o}else c=!0
if(c)if(e(s,"complete")){const e=o
if("boolean"!=typeof s.complete)return t(oe,r+"/complete")
c=e===o}else c=!0}}}}}}}}}return oe.errors=a,0===o}function ce(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(ce,s)
{let r
if(!e(n,"listened")&&(r="listened")||!e(n,"failure")&&(r="failure"))return ce.errors=[{instancePath:s,params:{missingProperty:r}}],!1
if(e(n,"listened")){const e=0
if("boolean"!=typeof n.listened)return t(ce,s+"/listened")
var i=0===e}else i=!0
if(i)if(e(n,"failure")){const e=0
if("string"!=typeof n.failure)return t(ce,s+"/failure")
i=0===e}else i=!0}return ce.errors=null,!0}function fe(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(fe,i)
{let c
if(!e(s,"code")&&(c="code")||!e(s,"count")&&(c="count")||!e(s,"message")&&(c="message"))return fe.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"code")){const e=a
if("string"!=typeof s.code)return t(fe,i+"/code")
var o=e===a}else o=!0
if(o){if(e(s,"count")){const e=a
l(s.count,{instancePath:i+"/count"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"message")){const e=a
if("string"!=typeof s.message)return t(fe,i+"/message")
o=e===a}else o=!0}}}return fe.errors=r,0===a}exports.profile=function s(i,{instancePath:r=""}={}){let l=null,a=0
if(0===a){if(!i||"object"!=typeof i||Array.isArray(i))return t(s,r)
{let f
if(!e(i,"kind")&&(f="kind")||!e(i,"schemaVersion")&&(f="schemaVersion")||!e(i,"run")&&(f="run")||!e(i,"profiles")&&(f="profiles"))return s.errors=[{instancePath:r,params:{missingProperty:f}}],!1
if(e(i,"kind")){const e=a
if("cryptoprof-recording"!==i.kind)return t(s,r+"/kind")
var o=e===a}else o=!0
if(o){if(e(i,"schemaVersion")){const e=a
if(1!==i.schemaVersion)return t(s,r+"/schemaVersion")
o=e===a}else o=!0
if(o){if(e(i,"run")){let e=i.run
const t=a,f=a
let u=!1
const h=a
he(e,{instancePath:r+"/run"})||(l=n(l,he),a=l.length)
var c=h===a
if(u=u||c,!u){const t=a
if(null!==e){const e={instancePath:r+"/run"}
null===l?l=[e]:l.push(e),a++}c=t===a
u=u||c}if(!u){const e={instancePath:r+"/run"}
return null===l?l=[e]:l.push(e),a++,s.errors=l,!1}a=f,null!==l&&(f?l.length=f:l=null)
o=t===a}else o=!0
if(o){if(e(i,"warmUp")){const e=a
pe(i.warmUp,{instancePath:r+"/warmUp"})||(l=n(l,pe),a=l.length)
o=e===a}else o=!0
if(o)if(e(i,"profiles")){let e=i.profiles
const c=a
if(a===c){if(!Array.isArray(e))return t(s,r+"/profiles")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(Se(e[s],{instancePath:r+"/profiles/"+s})||(l=n(l,Se),a=l.length),!(t===a))break}}}o=c===a}else o=!0}}}}}return s.errors=l,0===a}
function ue(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(ue,i)
{let c
if(!e(s,"pid")&&(c="pid")||!e(s,"script")&&(c="script")||!e(s,"ports")&&(c="ports"))return ue.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"pid")){const e=a
l(s.pid,{instancePath:i+"/pid"})||(r=n(r,l),a=r.length)
var o=e===a}else o=!0
if(o){if(e(s,"script")){const e=a
if("string"!=typeof s.script)return t(ue,i+"/script")
o=e===a}else o=!0
if(o)if(e(s,"ports")){let e=s.ports
const c=a
if(a===c){if(!Array.isArray(e))return t(ue,i+"/ports")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(l(e[s],{instancePath:i+"/ports/"+s})||(r=n(r,l),a=r.length),!(t===a))break}}}o=c===a}else o=!0}}}return ue.errors=r,0===a}function he(r,{instancePath:a=""}={}){let c=null,u=0
if(0===u){if(!r||"object"!=typeof r||Array.isArray(r))return t(he,a)
{let k
if(void 0===r.counted&&(r.counted=!0),void 0===r.uncountedThreads&&(r.uncountedThreads=null),void 0===r.traffic&&(r.traffic=null),void 0===r.tls&&(r.tls=null),void 0===r.threadPool&&(r.threadPool=null),void 0===r.drive&&(r.drive=null),void 0===r.cpu&&(r.cpu=null),void 0===r.unprofiled&&(r.unprofiled=[]),void 0===r.processes&&(r.processes=[]),!e(r,"command")&&(k="command")||!e(r,"cwd")&&(k="cwd")||!e(r,"root")&&(k="root")||!e(r,"openssl")&&(k="openssl")||!e(r,"processor")&&(k="processor")||!e(r,"startTime")&&(k="startTime")||!e(r,"durationMs")&&(k="durationMs")||!e(r,"exitCode")&&(k="exitCode")||!e(r,"signal")&&(k="signal")||!e(r,"load")&&(k="load"))return he.errors=[{instancePath:a,params:{missingProperty:k}}],!1
if(e(r,"command")){let e=r.command
const n=u
if(u===n){if(!Array.isArray(e))return t(he,a+"/command")
{const n=e.length
for(let s=0;s<n;s++){const n=u
if("string"!=typeof e[s])return t(he,a+"/command/"+s)
if(!(n===u))break}}}var h=n===u}else h=!0
if(h){if(e(r,"cwd")){const e=u
if("string"!=typeof r.cwd)return t(he,a+"/cwd")
h=e===u}else h=!0
if(h){if(e(r,"root")){const e=u
if("string"!=typeof r.root)return t(he,a+"/root")
h=e===u}else h=!0
if(h){if(e(r,"openssl")){const e=u
if("string"!=typeof r.openssl)return t(he,a+"/openssl")
h=e===u}else h=!0
if(h){if(e(r,"processor")){const e=u
if("string"!=typeof r.processor)return t(he,a+"/processor")
h=e===u}else h=!0
if(h){if(e(r,"startTime")){const e=u
s(r.startTime,{instancePath:a+"/startTime"})||(c=n(c,s),u=c.length)
h=e===u}else h=!0
if(h){if(e(r,"durationMs")){const e=u
i(r.durationMs,{instancePath:a+"/durationMs"})||(c=n(c,i),u=c.length)
h=e===u}else h=!0
if(h){if(e(r,"exitCode")){let e=r.exitCode
const n=u
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return t(he,a+"/exitCode")
h=n===u}else h=!0
if(h){if(e(r,"signal")){let e=r.signal
const n=u
if("string"!=typeof e&&null!==e)return t(he,a+"/signal")
h=n===u}else h=!0
if(h){if(e(r,"load")){let e=r.load
const t=u,s=u
let i=!1
const l=u
N(e,{instancePath:a+"/load"})||(c=n(c,N),u=c.length)
var p=l===u
if(i=i||p,!i){const t=u
if(null!==e){const e={instancePath:a+"/load"}
null===c?c=[e]:c.push(e),u++}p=t===u
i=i||p}if(!i){const e={instancePath:a+"/load"}
return null===c?c=[e]:c.push(e),u++,he.errors=c,!1}u=s,null!==c&&(s?c.length=s:c=null)
h=t===u}else h=!0
if(h){const e=u
if("boolean"!=typeof r.counted)return t(he,a+"/counted")
if(h=e===u){let e=r.uncountedThreads
const s=u,i=u
let p=!1
const k=u
l(e,{instancePath:a+"/uncountedThreads"})||(c=n(c,l),u=c.length)
var g=k===u
if(p=p||g,!p){const t=u
if(null!==e){const e={instancePath:a+"/uncountedThreads"}
null===c?c=[e]:c.push(e),u++}g=t===u
p=p||g}if(!p){const e={instancePath:a+"/uncountedThreads"}
return null===c?c=[e]:c.push(e),u++,he.errors=c,!1}if(u=i,null!==c&&(i?c.length=i:c=null),h=s===u){let e=r.traffic
const s=u,i=u
let l=!1
const p=u
V(e,{instancePath:a+"/traffic"})||(c=n(c,V),u=c.length)
var y=p===u
if(l=l||y,!l){const t=u
if(null!==e){const e={instancePath:a+"/traffic"}
null===c?c=[e]:c.push(e),u++}y=t===u
l=l||y}if(!l){const e={instancePath:a+"/traffic"}
return null===c?c=[e]:c.push(e),u++,he.errors=c,!1}if(u=i,null!==c&&(i?c.length=i:c=null),h=s===u){let e=r.tls
const s=u,i=u
let l=!1
const p=u
le(e,{instancePath:a+"/tls"})||(c=n(c,le),u=c.length)
var P=p===u
if(l=l||P,!l){const t=u
if(null!==e){const e={instancePath:a+"/tls"}
null===c?c=[e]:c.push(e),u++}P=t===u
l=l||P}if(!l){const e={instancePath:a+"/tls"}
return null===c?c=[e]:c.push(e),u++,he.errors=c,!1}if(u=i,null!==c&&(i?c.length=i:c=null),h=s===u){let e=r.threadPool
const s=u,i=u
let l=!1
const p=u
oe(e,{instancePath:a+"/threadPool"})||(c=n(c,oe),u=c.length)
var d=p===u
if(l=l||d,!l){const t=u
if(null!==e){const e={instancePath:a+"/threadPool"}
null===c?c=[e]:c.push(e),u++}d=t===u
l=l||d}if(!l){const e={instancePath:a+"/threadPool"}
return null===c?c=[e]:c.push(e),u++,he.errors=c,!1}if(u=i,null!==c&&(i?c.length=i:c=null),h=s===u){let e=r.drive
const s=u,i=u
let l=!1
const p=u
ce(e,{instancePath:a+"/drive"})||(c=n(c,ce),u=c.length)
var m=p===u
if(l=l||m,!l){const t=u
if(null!==e){const e={instancePath:a+"/drive"}
null===c?c=[e]:c.push(e),u++}m=t===u
l=l||m}if(!l){const e={instancePath:a+"/drive"}
return null===c?c=[e]:c.push(e),u++,he.errors=c,!1}if(u=i,null!==c&&(i?c.length=i:c=null),h=s===u){let e=r.cpu
const s=u,i=u
let l=!1
const p=u
o(e,{instancePath:a+"/cpu"})||(c=n(c,o),u=c.length)
var b=p===u
if(l=l||b,!l){const t=u
if(null!==e){const e={instancePath:a+"/cpu"}
null===c?c=[e]:c.push(e),u++}b=t===u
l=l||b}if(!l){const e={instancePath:a+"/cpu"}
return null===c?c=[e]:c.push(e),u++,he.errors=c,!1}if(u=i,null!==c&&(i?c.length=i:c=null),h=s===u){let e=r.unprofiled
const s=u
if(u===s){if(!Array.isArray(e))return t(he,a+"/unprofiled")
{const t=e.length
for(let s=0;s<t;s++){const t=u
if(f(e[s],{instancePath:a+"/unprofiled/"+s})||(c=n(c,f),u=c.length),!(t===u))break}}}if(h=s===u){let e=r.processes
const s=u
if(u===s){if(!Array.isArray(e))return t(he,a+"/processes")
{const t=e.length
for(let s=0;s<t;s++){const t=u
if(ue(e[s],{instancePath:a+"/processes/"+s})||(c=n(c,ue),u=c.length),!(t===u))break}}}h=s===u}}}}}}}}}}}}}}}}}}}}return he.errors=c,0===u}function pe(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(pe,s)
{let r
if(!e(n,"seconds")&&(r="seconds")||!e(n,"from")&&(r="from"))return pe.errors=[{instancePath:s,params:{missingProperty:r}}],!1
if(e(n,"seconds")){let e=n.seconds
const r=0
if(0===r){if("number"!=typeof e||!isFinite(e))return t(pe,s+"/seconds")
if(e<0||isNaN(e))return t(pe,s+"/seconds")}var i=0===r}else i=!0
if(i)if(e(n,"from")){let e=n.from
const r=0
if("start"!==e&&"load"!==e)return t(pe,s+"/from")
i=0===r}else i=!0}return pe.errors=null,!0}function ge(s,{instancePath:r=""}={}){let o=null,c=0
if(0===c){if(!s||"object"!=typeof s||Array.isArray(s))return t(ge,r)
{let u
if(!e(s,"format")&&(u="format")||!e(s,"source")&&(u="source")||!e(s,"node")&&(u="node")||!e(s,"v8")&&(u="v8")||!e(s,"platform")&&(u="platform")||!e(s,"arch")&&(u="arch")||!e(s,"pid")&&(u="pid")||!e(s,"thread")&&(u="thread")||!e(s,"intervalUs")&&(u="intervalUs")||!e(s,"executable")&&(u="executable")||!e(s,"timed")&&(u="timed"))return ge.errors=[{instancePath:r,params:{missingProperty:u}}],!1
if(e(s,"format")){const e=c
if("string"!=typeof s.format)return t(ge,r+"/format")
var f=e===c}else f=!0
if(f){if(e(s,"source")){const e=c
if("string"!=typeof s.source)return t(ge,r+"/source")
f=e===c}else f=!0
if(f){if(e(s,"node")){const e=c
if("string"!=typeof s.node)return t(ge,r+"/node")
f=e===c}else f=!0
if(f){if(e(s,"v8")){const e=c
if("string"!=typeof s.v8)return t(ge,r+"/v8")
f=e===c}else f=!0
if(f){if(e(s,"platform")){const e=c
if("string"!=typeof s.platform)return t(ge,r+"/platform")
f=e===c}else f=!0
if(f){if(e(s,"arch")){const e=c
if("string"!=typeof s.arch)return t(ge,r+"/arch")
f=e===c}else f=!0
if(f){if(e(s,"pid")){const e=c
l(s.pid,{instancePath:r+"/pid"})||(o=n(o,l),c=o.length)
f=e===c}else f=!0
if(f){if(e(s,"thread")){const e=c
O(s.thread,{instancePath:r+"/thread"})||(o=n(o,O),c=o.length)
f=e===c}else f=!0
if(f){if(e(s,"intervalUs")){const e=c
i(s.intervalUs,{instancePath:r+"/intervalUs"})||(o=n(o,i),c=o.length)
f=e===c}else f=!0
if(f){if(e(s,"executable")){const e=c
if("string"!=typeof s.executable)return t(ge,r+"/executable")
f=e===c}else f=!0
if(f){if(e(s,"timed")){const e=c
if("boolean"!=typeof s.timed)return t(ge,r+"/timed")
f=e===c}else f=!0
if(f){if(e(s,"startedUs")){const e=c
i(s.startedUs,{instancePath:r+"/startedUs"})||(o=n(o,i),c=o.length)
f=e===c}else f=!0
if(f){if(e(s,"sampledBy")){const e=c
a(s.sampledBy,{instancePath:r+"/sampledBy"})||(o=n(o,a),c=o.length)
f=e===c}else f=!0
if(f)if(e(s,"collector")){const e=c
if("perf"!==s.collector)return t(ge,r+"/collector")
f=e===c}else f=!0}}}}}}}}}}}}}}return ge.errors=o,0===c}function ye(e,{instancePath:n=""}={}){return"js"!==e&&"builtin"!==e&&"native"!==e&&"regexp"!==e&&"wasm"!==e&&"kernel"!==e&&"gc"!==e&&"idle"!==e&&"unknown"!==e?t(ye,n):(ye.errors=null,!0)}function Pe(e,{instancePath:n=""}={}){return""!==e&&"ignition"!==e&&"sparkplug"!==e&&"maglev"!==e&&"turbofan"!==e?t(Pe,n):(Pe.errors=null,!0)}function de(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(de,i)
{let c
if(!e(s,"file")&&(c="file")||!e(s,"line")&&(c="line")||!e(s,"column")&&(c="column")||!e(s,"callLine")&&(c="callLine")||!e(s,"callColumn")&&(c="callColumn"))return de.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"file")){const e=a
if("string"!=typeof s.file)return t(de,i+"/file")
var o=e===a}else o=!0
if(o){if(e(s,"line")){const e=a
l(s.line,{instancePath:i+"/line"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"column")){const e=a
l(s.column,{instancePath:i+"/column"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"callLine")){const e=a
l(s.callLine,{instancePath:i+"/callLine"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"callColumn")){const e=a
l(s.callColumn,{instancePath:i+"/callColumn"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0}}}}}return de.errors=r,0===a}function me(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(me,s)
{let r
if(!e(n,"module")&&(r="module")||!e(n,"known")&&(r="known")||!e(n,"name")&&(r="name"))return me.errors=[{instancePath:s,params:{missingProperty:r}}],!1
if(e(n,"module")){const e=0
if("string"!=typeof n.module)return t(me,s+"/module")
var i=0===e}else i=!0
if(i){if(e(n,"known")){const e=0
if("string"!=typeof n.known)return t(me,s+"/known")
i=0===e}else i=!0
if(i)if(e(n,"name")){const e=0
if("string"!=typeof n.name)return t(me,s+"/name")
i=0===e}else i=!0}}return me.errors=null,!0}function be(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(be,i)
{let f
if(!e(s,"method")&&(f="method")||!e(s,"pattern")&&(f="pattern")||!e(s,"path")&&(f="path")||!e(s,"role")&&(f="role")||!e(s,"file")&&(f="file")||!e(s,"line")&&(f="line"))return be.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"method")){const e=a
if("string"!=typeof s.method)return t(be,i+"/method")
var o=e===a}else o=!0
if(o){if(e(s,"pattern")){const e=a
if("string"!=typeof s.pattern)return t(be,i+"/pattern")
o=e===a}else o=!0
if(o){if(e(s,"path")){const e=a
if("string"!=typeof s.path)return t(be,i+"/path")
o=e===a}else o=!0
if(o){if(e(s,"shared")){let f=s.shared
const u=a
if(a===u){if(!f||"object"!=typeof f||Array.isArray(f))return t(be,i+"/shared")
{let s
if(!e(f,"path")&&(s="path"))return be.errors=[{instancePath:i+"/shared",params:{missingProperty:s}}],!1
if(e(f,"path")){const e=a
if("string"!=typeof f.path)return t(be,i+"/shared/path")
var c=e===a}else c=!0
if(c){if(e(f,"handler")){const e=a
if("string"!=typeof f.handler)return t(be,i+"/shared/handler")
c=e===a}else c=!0
if(c){if(e(f,"prefix")){const e=a
if("string"!=typeof f.prefix)return t(be,i+"/shared/prefix")
c=e===a}else c=!0
if(c){if(e(f,"tails")){let e=f.tails
const n=a
if(a===n){if(!Array.isArray(e))return t(be,i+"/shared/tails")
{const n=e.length
for(let s=0;s<n;s++){const n=a
if("string"!=typeof e[s])return t(be,i+"/shared/tails/"+s)
if(!(n===a))break}}}c=n===a}else c=!0
if(c)if(e(f,"mounts")){const e=a
l(f.mounts,{instancePath:i+"/shared/mounts"})||(r=n(r,l),a=r.length)
c=e===a}else c=!0}}}}}o=u===a}else o=!0
if(o){if(e(s,"role")){let e=s.role
const n=a
if("handler"!==e&&"middleware"!==e&&"callee"!==e)return t(be,i+"/role")
o=n===a}else o=!0
if(o){if(e(s,"file")){const e=a
if("string"!=typeof s.file)return t(be,i+"/file")
o=e===a}else o=!0
if(o)if(e(s,"line")){const e=a
l(s.line,{instancePath:i+"/line"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0}}}}}}}return be.errors=r,0===a}function ke(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(ke,s)
{let r
if(!e(n,"operation")&&(r="operation")||!e(n,"algorithm")&&(r="algorithm")||!e(n,"hasCallSite")&&(r="hasCallSite"))return ke.errors=[{instancePath:s,params:{missingProperty:r}}],!1
{const r=0
for(const e of Object.keys(n))if("operation"!==e&&"algorithm"!==e&&"hasCallSite"!==e)return t(ke,s)
if(0===r){if(e(n,"operation")){const e=0
if("string"!=typeof n.operation)return t(ke,s+"/operation")
var i=0===e}else i=!0
if(i){if(e(n,"algorithm")){const e=0
if("string"!=typeof n.algorithm)return t(ke,s+"/algorithm")
i=0===e}else i=!0
if(i)if(e(n,"hasCallSite")){let e=n.hasCallSite
const r=0
if("boolean"!=typeof e&&null!==e)return t(ke,s+"/hasCallSite")
i=0===r}else i=!0}}}}return ke.errors=null,!0}function Ae(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Ae,i)
{let c
if(void 0===s.callOffset&&(s.callOffset=0),!e(s,"name")&&(c="name")||!e(s,"kind")&&(c="kind")||!e(s,"file")&&(c="file")||!e(s,"line")&&(c="line")||!e(s,"column")&&(c="column")||!e(s,"callLine")&&(c="callLine")||!e(s,"callColumn")&&(c="callColumn")||!e(s,"tier")&&(c="tier")||!e(s,"library")&&(c="library")||!e(s,"component")&&(c="component")||!e(s,"named")&&(c="named")||!e(s,"moduleBody")&&(c="moduleBody"))return Ae.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"name")){const e=a
if("string"!=typeof s.name)return t(Ae,i+"/name")
var o=e===a}else o=!0
if(o){if(e(s,"displayName")){const e=a
if("string"!=typeof s.displayName)return t(Ae,i+"/displayName")
o=e===a}else o=!0
if(o){if(e(s,"kind")){const e=a
ye(s.kind,{instancePath:i+"/kind"})||(r=n(r,ye),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"file")){const e=a
if("string"!=typeof s.file)return t(Ae,i+"/file")
o=e===a}else o=!0
if(o){if(e(s,"line")){const e=a
l(s.line,{instancePath:i+"/line"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"column")){const e=a
l(s.column,{instancePath:i+"/column"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"callLine")){const e=a
l(s.callLine,{instancePath:i+"/callLine"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"callColumn")){const e=a
l(s.callColumn,{instancePath:i+"/callColumn"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){const c=a
if(l(s.callOffset,{instancePath:i+"/callOffset"})||(r=n(r,l),a=r.length),o=c===a){if(e(s,"tier")){const e=a
Pe(s.tier,{instancePath:i+"/tier"})||(r=n(r,Pe),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"library")){const e=a
if("string"!=typeof s.library)return t(Ae,i+"/library")
o=e===a}else o=!0
if(o){if(e(s,"component")){let e=s.component
const n=a
if(""!==e&&"openssl"!==e)return t(Ae,i+"/component")
o=n===a}else o=!0
if(o){if(e(s,"named")){const e=a
if("boolean"!=typeof s.named)return t(Ae,i+"/named")
o=e===a}else o=!0
if(o){if(e(s,"moduleBody")){const e=a
if("boolean"!=typeof s.moduleBody)return t(Ae,i+"/moduleBody")
o=e===a}else o=!0
if(o){if(e(s,"generated")){const e=a
de(s.generated,{instancePath:i+"/generated"})||(r=n(r,de),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"bundled")){const e=a
me(s.bundled,{instancePath:i+"/bundled"})||(r=n(r,me),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"users")){let e=s.users
const n=a
if(a===n){if(!Array.isArray(e))return t(Ae,i+"/users")
{const n=e.length
for(let s=0;s<n;s++){const n=a
if("string"!=typeof e[s])return t(Ae,i+"/users/"+s)
if(!(n===a))break}}}o=n===a}else o=!0
if(o){if(e(s,"routes")){let e=s.routes
const l=a
if(a===l){if(!Array.isArray(e))return t(Ae,i+"/routes")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(be(e[s],{instancePath:i+"/routes/"+s})||(r=n(r,be),a=r.length),!(t===a))break}}}o=l===a}else o=!0
if(o)if(e(s,"labels")){const e=a
ke(s.labels,{instancePath:i+"/labels"})||(r=n(r,ke),a=r.length)
o=e===a}else o=!0}}}}}}}}}}}}}}}}}}}return Ae.errors=r,0===a}function ve(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(ve,s)
{let r
if(!e(n,"type")&&(r="type")||!e(n,"data")&&(r="data"))return ve.errors=[{instancePath:s,params:{missingProperty:r}}],!1
if(e(n,"type")){let e=n.type
const r=0
if("uint8"!==e&&"int32"!==e&&"float64"!==e&&"int32-deltas"!==e)return t(ve,s+"/type")
var i=0===r}else i=!0
if(i)if(e(n,"data")){const e=0
if("string"!=typeof n.data)return t(ve,s+"/data")
i=0===e}else i=!0}return ve.errors=null,!0}function Me(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Me,i)
{let t
if(!e(s,"length")&&(t="length")||!e(s,"parent")&&(t="parent")||!e(s,"frame")&&(t="frame"))return Me.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"length")){const e=a
l(s.length,{instancePath:i+"/length"})||(r=n(r,l),a=r.length)
var o=e===a}else o=!0
if(o){if(e(s,"parent")){const e=a
ve(s.parent,{instancePath:i+"/parent"})||(r=n(r,ve),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"frame")){const e=a
ve(s.frame,{instancePath:i+"/frame"})||(r=n(r,ve),a=r.length)
o=e===a}else o=!0}}}return Me.errors=r,0===a}function Te(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Te,i)
{let t
if(!e(s,"length")&&(t="length")||!e(s,"stack")&&(t="stack")||!e(s,"time")&&(t="time")||!e(s,"state")&&(t="state")||!e(s,"weight")&&(t="weight"))return Te.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"length")){const e=a
l(s.length,{instancePath:i+"/length"})||(r=n(r,l),a=r.length)
var o=e===a}else o=!0
if(o){if(e(s,"stack")){const e=a
ve(s.stack,{instancePath:i+"/stack"})||(r=n(r,ve),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"time")){const e=a
ve(s.time,{instancePath:i+"/time"})||(r=n(r,ve),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"state")){const e=a
ve(s.state,{instancePath:i+"/state"})||(r=n(r,ve),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"weight")){const e=a
ve(s.weight,{instancePath:i+"/weight"})||(r=n(r,ve),a=r.length)
o=e===a}else o=!0}}}}}return Te.errors=r,0===a}function we(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(we,s)
{let r
if(!e(n,"slotUs")&&(r="slotUs")||!e(n,"counts")&&(r="counts"))return we.errors=[{instancePath:s,params:{missingProperty:r}}],!1
if(e(n,"slotUs")){let e=n.slotUs
const r=0
if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return t(we,s+"/slotUs")
if(0===r&&"number"==typeof e&&isFinite(e)){if(e>1e12||isNaN(e))return t(we,s+"/slotUs")
if(e<1||isNaN(e))return t(we,s+"/slotUs")}var i=0===r}else i=!0
if(i)if(e(n,"counts")){let e=n.counts
const r=0
if(0===r){if(!Array.isArray(e))return t(we,s+"/counts")
if(e.length>16384)return t(we,s+"/counts")
{const n=e.length
for(let i=0;i<n;i++){let n=e[i]
const r=0
if("number"!=typeof n||n%1||isNaN(n)||!isFinite(n))return t(we,s+"/counts/"+i)
if(0===r&&"number"==typeof n&&isFinite(n)){if(n>2147483647||isNaN(n))return t(we,s+"/counts/"+i)
if(n<0||isNaN(n))return t(we,s+"/counts/"+i)}if(!(0===r))break}}}i=0===r}else i=!0}return we.errors=null,!0}function je(s,{instancePath:r=""}={}){let l=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(je,r)
{let c
if(!e(s,"startUs")&&(c="startUs")||!e(s,"errorUs")&&(c="errorUs")||!e(s,"requests")&&(c="requests")||!e(s,"handshakes")&&(c="handshakes")||!e(s,"jobs")&&(c="jobs")||!e(s,"complete")&&(c="complete"))return je.errors=[{instancePath:r,params:{missingProperty:c}}],!1
if(e(s,"startUs")){const e=a
i(s.startUs,{instancePath:r+"/startUs"})||(l=n(l,i),a=l.length)
var o=e===a}else o=!0
if(o){if(e(s,"errorUs")){const e=a
i(s.errorUs,{instancePath:r+"/errorUs"})||(l=n(l,i),a=l.length)
o=e===a}else o=!0
if(o){if(e(s,"requests")){const e=a
we(s.requests,{instancePath:r+"/requests"})||(l=n(l,we),a=l.length)
o=e===a}else o=!0
if(o){if(e(s,"handshakes")){const e=a
we(s.handshakes,{instancePath:r+"/handshakes"})||(l=n(l,we),a=l.length)
o=e===a}else o=!0
if(o){if(e(s,"jobs")){const e=a
we(s.jobs,{instancePath:r+"/jobs"})||(l=n(l,we),a=l.length)
o=e===a}else o=!0
if(o)if(e(s,"complete")){const e=a
if("boolean"!=typeof s.complete)return t(je,r+"/complete")
o=e===a}else o=!0}}}}}}return je.errors=l,0===a}const xe=new RegExp("^(0|[1-9]\\d*):","u")
function Se(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Se,i)
{let f
if(!e(s,"meta")&&(f="meta")||!e(s,"frames")&&(f="frames")||!e(s,"stacks")&&(f="stacks")||!e(s,"samples")&&(f="samples")||!e(s,"dropped")&&(f="dropped")||!e(s,"calls")&&(f="calls")||!e(s,"diagnostics")&&(f="diagnostics"))return Se.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"meta")){const e=a
ge(s.meta,{instancePath:i+"/meta"})||(r=n(r,ge),a=r.length)
var o=e===a}else o=!0
if(o){if(e(s,"frames")){let e=s.frames
const l=a
if(a===l){if(!Array.isArray(e))return t(Se,i+"/frames")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(Ae(e[s],{instancePath:i+"/frames/"+s})||(r=n(r,Ae),a=r.length),!(t===a))break}}}o=l===a}else o=!0
if(o){if(e(s,"stacks")){const e=a
Me(s.stacks,{instancePath:i+"/stacks"})||(r=n(r,Me),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"samples")){const e=a
Te(s.samples,{instancePath:i+"/samples"})||(r=n(r,Te),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"dropped")){let e=s.dropped
const c=a
if(a===c){if(!e||"object"!=typeof e||Array.isArray(e))return t(Se,i+"/dropped")
for(const t of Object.keys(e)){const s=a
if(l(e[t],{instancePath:i+"/dropped/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(r=n(r,l),a=r.length),!(s===a))break}}o=c===a}else o=!0
if(o){if(e(s,"calls")){let e=s.calls
const l=a
if(a===l){if(!Array.isArray(e))return t(Se,i+"/calls")
{const s=e.length
for(let l=0;l<s;l++){let s=e[l]
const o=a
if(a===o){if(!Array.isArray(s))return t(Se,i+"/calls/"+l)
if(s.length<2)return t(Se,i+"/calls/"+l)
{const e=s.length
if(e>0){let e=s[0]
const n=a
if(a===n){if("string"!=typeof e)return t(Se,i+"/calls/"+l+"/0")
if(!xe.test(e))return t(Se,i+"/calls/"+l+"/0")}var c=n===a}if(c){if(e>1){const e=a
te(s[1],{instancePath:i+"/calls/"+l+"/1"})||(r=n(r,te),a=r.length)
c=e===a}if(c){if(!(s.length<=2))return t(Se,i+"/calls/"+l)}}}}if(!(o===a))break}}}o=l===a}else o=!0
if(o){if(e(s,"times")){const e=a
je(s.times,{instancePath:i+"/times"})||(r=n(r,je),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"diagnostics")){let e=s.diagnostics
const l=a
if(a===l){if(!Array.isArray(e))return t(Se,i+"/diagnostics")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(fe(e[s],{instancePath:i+"/diagnostics/"+s})||(r=n(r,fe),a=r.length),!(t===a))break}}}o=l===a}else o=!0}}}}}}}}return Se.errors=r,0===a}exports.baseline=function s(i,{instancePath:r=""}={}){let l=null,a=0
if(0===a){if(!i||"object"!=typeof i||Array.isArray(i))return t(s,r)
{let c
if(!e(i,"version")&&(c="version")||!e(i,"environments")&&(c="environments"))return s.errors=[{instancePath:r,params:{missingProperty:c}}],!1
if(e(i,"version")){const e=a
if(3!==i.version)return t(s,r+"/version")
var o=e===a}else o=!0
if(o)if(e(i,"environments")){let e=i.environments
const c=a
if(a===c){if(!Array.isArray(e))return t(s,r+"/environments")
if(e.length<1)return t(s,r+"/environments")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(qe(e[s],{instancePath:r+"/environments/"+s})||(l=n(l,qe),a=l.length),!(t===a))break}}}o=c===a}else o=!0}}return s.errors=l,0===a}
function Ce(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(Ce,s)
{let r
if(!e(n,"node")&&(r="node")||!e(n,"openssl")&&(r="openssl")||!e(n,"platform")&&(r="platform")||!e(n,"processor")&&(r="processor")||!e(n,"interval")&&(r="interval")||!e(n,"workload")&&(r="workload"))return Ce.errors=[{instancePath:s,params:{missingProperty:r}}],!1
if(e(n,"node")){const e=0
if("string"!=typeof n.node)return t(Ce,s+"/node")
var i=0===e}else i=!0
if(i){if(e(n,"openssl")){const e=0
if("string"!=typeof n.openssl)return t(Ce,s+"/openssl")
i=0===e}else i=!0
if(i){if(e(n,"platform")){const e=0
if("string"!=typeof n.platform)return t(Ce,s+"/platform")
i=0===e}else i=!0
if(i){if(e(n,"processor")){const e=0
if("string"!=typeof n.processor)return t(Ce,s+"/processor")
i=0===e}else i=!0
if(i){if(e(n,"interval")){const e=0
if("string"!=typeof n.interval)return t(Ce,s+"/interval")
i=0===e}else i=!0
if(i)if(e(n,"workload")){let e=n.workload
const r=0
if(0===r){if(!Array.isArray(e))return t(Ce,s+"/workload")
{const n=e.length
for(let i=0;i<n;i++){const n=0
if("string"!=typeof e[i])return t(Ce,s+"/workload/"+i)
if(!(0===n))break}}}i=0===r}else i=!0}}}}}return Ce.errors=null,!0}function Oe(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(Oe,i)
{let o
if(!e(s,"file")&&(o="file")||!e(s,"function")&&(o="function")||!e(s,"operation")&&(o="operation")||!e(s,"share")&&(o="share"))return Oe.errors=[{instancePath:i,params:{missingProperty:o}}],!1
if(e(s,"file")){const e=l
if("string"!=typeof s.file)return t(Oe,i+"/file")
var a=e===l}else a=!0
if(a){if(e(s,"function")){const e=l
if("string"!=typeof s.function)return t(Oe,i+"/function")
a=e===l}else a=!0
if(a){if(e(s,"operation")){const e=l
if("string"!=typeof s.operation)return t(Oe,i+"/operation")
a=e===l}else a=!0
if(a){if(e(s,"share")){const e=l
g(s.share,{instancePath:i+"/share"})||(r=n(r,g),l=r.length)
a=e===l}else a=!0
if(a){if(e(s,"source")){const e=l
if("string"!=typeof s.source)return t(Oe,i+"/source")
a=e===l}else a=!0
if(a)if(e(s,"parameters")){let e=s.parameters
const n=l
if(l===n){if(!e||"object"!=typeof e||Array.isArray(e))return t(Oe,i+"/parameters")
for(const n of Object.keys(e)){let s=e[n]
const r=l
if("number"!=typeof s||!isFinite(s))return t(Oe,i+"/parameters/"+n.replace(/~/g,"~0").replace(/\//g,"~1"))
if(!(r===l))break}}a=n===l}else a=!0}}}}}}return Oe.errors=r,0===l}function qe(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(qe,i)
{let c
if(void 0===s.designEffects&&(s.designEffects={}),!e(s,"runs")&&(c="runs")||!e(s,"busyTicks")&&(c="busyTicks")||!e(s,"environment")&&(c="environment")||!e(s,"callSites")&&(c="callSites")||!e(s,"metrics")&&(c="metrics"))return qe.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"runs")){const e=a
l(s.runs,{instancePath:i+"/runs"})||(r=n(r,l),a=r.length)
var o=e===a}else o=!0
if(o){if(e(s,"busyTicks")){const e=a
l(s.busyTicks,{instancePath:i+"/busyTicks"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"environment")){const e=a
Ce(s.environment,{instancePath:i+"/environment"})||(r=n(r,Ce),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"callSites")){let e=s.callSites
const l=a
if(a===l){if(!e||"object"!=typeof e||Array.isArray(e))return t(qe,i+"/callSites")
for(const t of Object.keys(e)){const s=a
if(Oe(e[t],{instancePath:i+"/callSites/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(r=n(r,Oe),a=r.length),!(s===a))break}}o=l===a}else o=!0
if(o){if(e(s,"metrics")){let e=s.metrics
const n=a
if(a===n){if(!e||"object"!=typeof e||Array.isArray(e))return t(qe,i+"/metrics")
for(const n of Object.keys(e)){let s=e[n]
const r=a
if(a===r){if("number"!=typeof s||!isFinite(s))return t(qe,i+"/metrics/"+n.replace(/~/g,"~0").replace(/\//g,"~1"))
if(s<0||isNaN(s))return t(qe,i+"/metrics/"+n.replace(/~/g,"~0").replace(/\//g,"~1"))}if(!(r===a))break}}o=n===a}else o=!0
if(o){let e=s.designEffects
const n=a
if(a===n){if(!e||"object"!=typeof e||Array.isArray(e))return t(qe,i+"/designEffects")
for(const n of Object.keys(e)){let s=e[n]
const r=a
if(a===r){if("number"!=typeof s||!isFinite(s))return t(qe,i+"/designEffects/"+n.replace(/~/g,"~0").replace(/\//g,"~1"))
if(s<1||isNaN(s))return t(qe,i+"/designEffects/"+n.replace(/~/g,"~0").replace(/\//g,"~1"))}if(!(r===a))break}}o=n===a}}}}}}}return qe.errors=r,0===a}exports.symbols=function s(i,{instancePath:r=""}={}){let l=null,a=0
if(0===a){if(!i||"object"!=typeof i||Array.isArray(i))return t(s,r)
{let c
if(!e(i,"schemaVersion")&&(c="schemaVersion")||!e(i,"libraries")&&(c="libraries"))return s.errors=[{instancePath:r,params:{missingProperty:c}}],!1
if(e(i,"schemaVersion")){const e=a
if(1!==i.schemaVersion)return t(s,r+"/schemaVersion")
var o=e===a}else o=!0
if(o)if(e(i,"libraries")){let e=i.libraries
const c=a
if(a===c){if(!Array.isArray(e))return t(s,r+"/libraries")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(Fe(e[s],{instancePath:r+"/libraries/"+s})||(l=n(l,Fe),a=l.length),!(t===a))break}}}o=c===a}else o=!0}}return s.errors=l,0===a}
function Ue(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Ue,i)
{let t
if(!e(s,"start")&&(t="start")||!e(s,"end")&&(t="end"))return Ue.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"start")){const e=a
l(s.start,{instancePath:i+"/start"})||(r=n(r,l),a=r.length)
var o=e===a}else o=!0
if(o)if(e(s,"end")){const e=a
l(s.end,{instancePath:i+"/end"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0}}return Ue.errors=r,0===a}function Ie(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Ie,i)
{let c
if(void 0===s.component&&(s.component=""),!e(s,"name")&&(c="name")||!e(s,"start")&&(c="start")||!e(s,"end")&&(c="end"))return Ie.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"name")){const e=a
if("string"!=typeof s.name)return t(Ie,i+"/name")
var o=e===a}else o=!0
if(o){if(e(s,"start")){const e=a
l(s.start,{instancePath:i+"/start"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"end")){const e=a
l(s.end,{instancePath:i+"/end"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){let e=s.component
const n=a
if(""!==e&&"openssl"!==e)return t(Ie,i+"/component")
o=n===a}}}}}return Ie.errors=r,0===a}function Fe(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(Fe,i)
{let o
if(void 0===s.status&&(s.status="ok"),void 0===s.openssl&&(s.openssl=[]),!e(s,"path")&&(o="path")||!e(s,"buildId")&&(o="buildId")||!e(s,"rows")&&(o="rows")||!e(s,"symbols")&&(o="symbols"))return Fe.errors=[{instancePath:i,params:{missingProperty:o}}],!1
if(e(s,"path")){const e=l
if("string"!=typeof s.path)return t(Fe,i+"/path")
var a=e===l}else a=!0
if(a){if(e(s,"buildId")){const e=l
if("string"!=typeof s.buildId)return t(Fe,i+"/buildId")
a=e===l}else a=!0
if(a){let o=s.status
const c=l
if("ok"!==o&&"partial"!==o&&"stripped"!==o)return t(Fe,i+"/status")
if(a=c===l){if(e(s,"rows")){let e=s.rows
const o=l
if(l===o){if(!Array.isArray(e))return t(Fe,i+"/rows")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(Ue(e[s],{instancePath:i+"/rows/"+s})||(r=n(r,Ue),l=r.length),!(t===l))break}}}a=o===l}else a=!0
if(a){if(e(s,"symbols")){let e=s.symbols
const o=l
if(l===o){if(!Array.isArray(e))return t(Fe,i+"/symbols")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(Ie(e[s],{instancePath:i+"/symbols/"+s})||(r=n(r,Ie),l=r.length),!(t===l))break}}}a=o===l}else a=!0
if(a){let e=s.openssl
const o=l
if(l===o){if(!Array.isArray(e))return t(Fe,i+"/openssl")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(Ue(e[s],{instancePath:i+"/openssl/"+s})||(r=n(r,Ue),l=r.length),!(t===l))break}}}a=o===l}}}}}}}return Fe.errors=r,0===l}exports.bench=function i(r,{instancePath:l=""}={}){let a=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return t(i,l)
{let u
if(!e(r,"schemaVersion")&&(u="schemaVersion")||!e(r,"tool")&&(u="tool")||!e(r,"node")&&(u="node")||!e(r,"openssl")&&(u="openssl")||!e(r,"platform")&&(u="platform")||!e(r,"processor")&&(u="processor")||!e(r,"time")&&(u="time")||!e(r,"measurements")&&(u="measurements")||!e(r,"missing")&&(u="missing"))return i.errors=[{instancePath:l,params:{missingProperty:u}}],!1
if(e(r,"schemaVersion")){const e=o
if(1!==r.schemaVersion)return t(i,l+"/schemaVersion")
var c=e===o}else c=!0
if(c){if(e(r,"tool")){let n=r.tool
const s=o
if(o===s){if(!n||"object"!=typeof n||Array.isArray(n))return t(i,l+"/tool")
{let s
if(!e(n,"name")&&(s="name")||!e(n,"version")&&(s="version"))return i.errors=[{instancePath:l+"/tool",params:{missingProperty:s}}],!1
if(e(n,"name")){const e=o
if("cryptoprof"!==n.name)return t(i,l+"/tool/name")
var f=e===o}else f=!0
if(f)if(e(n,"version")){const e=o
if("string"!=typeof n.version)return t(i,l+"/tool/version")
f=e===o}else f=!0}}c=s===o}else c=!0
if(c){if(e(r,"node")){let e=r.node
const n=o
if(o===n){if("string"!=typeof e)return t(i,l+"/node")
if(E(e)>100)return t(i,l+"/node")}c=n===o}else c=!0
if(c){if(e(r,"openssl")){let e=r.openssl
const n=o
if(o===n){if("string"!=typeof e)return t(i,l+"/openssl")
if(E(e)>100)return t(i,l+"/openssl")}c=n===o}else c=!0
if(c){if(e(r,"platform")){let e=r.platform
const n=o
if(o===n){if("string"!=typeof e)return t(i,l+"/platform")
if(E(e)>100)return t(i,l+"/platform")}c=n===o}else c=!0
if(c){if(e(r,"processor")){let e=r.processor
const n=o
if(o===n){if("string"!=typeof e)return t(i,l+"/processor")
if(E(e)>200)return t(i,l+"/processor")}c=n===o}else c=!0
if(c){if(e(r,"time")){const e=o
s(r.time,{instancePath:l+"/time"})||(a=n(a,s),o=a.length)
c=e===o}else c=!0
if(c){if(e(r,"measurements")){let e=r.measurements
const s=o
if(o===s){if(!Array.isArray(e))return t(i,l+"/measurements")
if(e.length>200)return t(i,l+"/measurements")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(Be(e[s],{instancePath:l+"/measurements/"+s})||(a=n(a,Be),o=a.length),!(t===o))break}}}c=s===o}else c=!0
if(c)if(e(r,"missing")){let e=r.missing
const n=o
if(o===n){if(!Array.isArray(e))return t(i,l+"/missing")
if(e.length>200)return t(i,l+"/missing")
{const n=e.length
for(let s=0;s<n;s++){let n=e[s]
const r=o
if(o===r){if("string"!=typeof n)return t(i,l+"/missing/"+s)
if(E(n)>100)return t(i,l+"/missing/"+s)}if(!(r===o))break}}}c=n===o}else c=!0}}}}}}}}}return i.errors=a,0===o}
function Ne(e,{instancePath:n=""}={}){return"kdf"!==e&&"keygen"!==e&&"sign"!==e&&"verify"!==e&&"kex"!==e&&"hash"!==e&&"cipher"!==e&&"handshake"!==e?t(Ne,n):(Ne.errors=null,!0)}function Be(s,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(Be,r)
{let f
if(!e(s,"group")&&(f="group")||!e(s,"name")&&(f="name")||!e(s,"what")&&(f="what")||!e(s,"bytes")&&(f="bytes")||!e(s,"us")&&(f="us")||!e(s,"spread")&&(f="spread")||!e(s,"n")&&(f="n"))return Be.errors=[{instancePath:r,params:{missingProperty:f}}],!1
if(e(s,"group")){const e=o
Ne(s.group,{instancePath:r+"/group"})||(a=n(a,Ne),o=a.length)
var c=e===o}else c=!0
if(c){if(e(s,"name")){let e=s.name
const n=o
if(o===n){if("string"!=typeof e)return t(Be,r+"/name")
if(E(e)>100)return t(Be,r+"/name")}c=n===o}else c=!0
if(c){if(e(s,"what")){let e=s.what
const n=o
if(o===n){if("string"!=typeof e)return t(Be,r+"/what")
if(E(e)>100)return t(Be,r+"/what")}c=n===o}else c=!0
if(c){if(e(s,"bytes")){const e=o
l(s.bytes,{instancePath:r+"/bytes"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"us")){const e=o
i(s.us,{instancePath:r+"/us"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(s,"spread")){let e=s.spread
const n=o
if(o===n){if("number"!=typeof e||!isFinite(e))return t(Be,r+"/spread")
if(e<0||isNaN(e))return t(Be,r+"/spread")}c=n===o}else c=!0
if(c)if(e(s,"n")){const e=o
l(s.n,{instancePath:r+"/n"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0}}}}}}}return Be.errors=a,0===o}exports["profile#Traffic"]=V,exports["probe#SavedStarts"]=function e(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!Array.isArray(s))return t(e,i)
{const e=s.length
for(let t=0;t<e;t++){const e=l
if(Re(s[t],{instancePath:i+"/"+t})||(r=n(r,Re),l=r.length),!(e===l))break}}}return e.errors=r,0===l}
function Re(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Re,i)
{let u
if(!e(s,"kind")&&(u="kind")||!e(s,"reason")&&(u="reason")||!e(s,"count")&&(u="count")||!e(s,"newest")&&(u="newest")||!e(s,"pids")&&(u="pids"))return Re.errors=[{instancePath:i,params:{missingProperty:u}}],!1
if(e(s,"kind")){let e=s.kind
const n=a
if("thread"!==e&&"child"!==e)return t(Re,i+"/kind")
var o=n===a}else o=!0
if(o){if(e(s,"reason")){let e=s.reason
const t=a,l=a
let u=!1
const h=a
c(e,{instancePath:i+"/reason"})||(r=n(r,c),a=r.length)
var f=h===a
if(u=u||f,!u){const t=a
if(null!==e){const e={instancePath:i+"/reason"}
null===r?r=[e]:r.push(e),a++}f=t===a
u=u||f}if(!u){const e={instancePath:i+"/reason"}
return null===r?r=[e]:r.push(e),a++,Re.errors=r,!1}a=l,null!==r&&(l?r.length=l:r=null)
o=t===a}else o=!0
if(o){if(e(s,"count")){const e=a
l(s.count,{instancePath:i+"/count"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"newest")){const e=a
l(s.newest,{instancePath:i+"/newest"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"pids")){let e=s.pids
const c=a
if(a===c){if(!Array.isArray(e))return t(Re,i+"/pids")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(l(e[s],{instancePath:i+"/pids/"+s})||(r=n(r,l),a=r.length),!(t===a))break}}}o=c===a}else o=!0}}}}}return Re.errors=r,0===a}exports["probe#SavedThread"]=function s(i,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!i||"object"!=typeof i||Array.isArray(i))return t(s,r)
{let u
if(!e(i,"tid")&&(u="tid")||!e(i,"present")&&(u="present")||!e(i,"poolIsNamed")&&(u="poolIsNamed")||!e(i,"atExit")&&(u="atExit"))return s.errors=[{instancePath:r,params:{missingProperty:u}}],!1
if(e(i,"tid")){const e=o
l(i.tid,{instancePath:r+"/tid"})||(a=n(a,l),o=a.length)
var c=e===o}else c=!0
if(c){if(e(i,"present")){let e=i.present
const f=o
if(o===f){if(!Array.isArray(e))return t(s,r+"/present")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(l(e[s],{instancePath:r+"/present/"+s})||(a=n(a,l),o=a.length),!(t===o))break}}}c=f===o}else c=!0
if(c){if(e(i,"poolIsNamed")){const e=o
if("boolean"!=typeof i.poolIsNamed)return t(s,r+"/poolIsNamed")
c=e===o}else c=!0
if(c){if(e(i,"atExit")){let e=i.atExit
const t=o,l=o
let u=!1
const h=o
Ee(e,{instancePath:r+"/atExit"})||(a=n(a,Ee),o=a.length)
var f=h===o
if(u=u||f,!u){const t=o
if(null!==e){const e={instancePath:r+"/atExit"}
null===a?a=[e]:a.push(e),o++}f=t===o
u=u||f}if(!u){const e={instancePath:r+"/atExit"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(i,"script")){let e=i.script
const n=o
if(o===n){if("string"!=typeof e)return t(s,r+"/script")
if(E(e)>4096)return t(s,r+"/script")}c=n===o}else c=!0
if(c)if(e(i,"image")){let e=i.image
const n=o
if(o===n){if("string"!=typeof e)return t(s,r+"/image")
if(E(e)>32)return t(s,r+"/image")}c=n===o}else c=!0}}}}}}return s.errors=a,0===o}
function Le(s,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(Le,r)
{let f
if(!e(s,"tid")&&(f="tid")||!e(s,"name")&&(f="name")||!e(s,"cpuMs")&&(f="cpuMs")||!e(s,"waitMs")&&(f="waitMs"))return Le.errors=[{instancePath:r,params:{missingProperty:f}}],!1
if(e(s,"tid")){const e=o
l(s.tid,{instancePath:r+"/tid"})||(a=n(a,l),o=a.length)
var c=e===o}else c=!0
if(c){if(e(s,"name")){const e=o
if("string"!=typeof s.name)return t(Le,r+"/name")
c=e===o}else c=!0
if(c){if(e(s,"cpuMs")){const e=o
i(s.cpuMs,{instancePath:r+"/cpuMs"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c)if(e(s,"waitMs")){const e=o
i(s.waitMs,{instancePath:r+"/waitMs"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0}}}}return Le.errors=a,0===o}function Ee(s,{instancePath:r=""}={}){let l=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Ee,r)
{let c
if(!e(s,"totalMs")&&(c="totalMs")||!e(s,"threads")&&(c="threads"))return Ee.errors=[{instancePath:r,params:{missingProperty:c}}],!1
if(e(s,"totalMs")){const e=a
i(s.totalMs,{instancePath:r+"/totalMs"})||(l=n(l,i),a=l.length)
var o=e===a}else o=!0
if(o)if(e(s,"threads")){let e=s.threads
const i=a
if(a===i){if(!Array.isArray(e))return t(Ee,r+"/threads")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(Le(e[s],{instancePath:r+"/threads/"+s})||(l=n(l,Le),a=l.length),!(t===a))break}}}o=i===a}else o=!0}}return Ee.errors=l,0===a}exports["probe#SavedPort"]=function s(i,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!i||"object"!=typeof i||Array.isArray(i))return t(s,r)
{let f
if(!e(i,"port")&&(f="port")||!e(i,"address")&&(f="address")||!e(i,"script")&&(f="script")||!e(i,"serves")&&(f="serves")||!e(i,"upgrades")&&(f="upgrades"))return s.errors=[{instancePath:r,params:{missingProperty:f}}],!1
if(e(i,"port")){const e=o
l(i.port,{instancePath:r+"/port"})||(a=n(a,l),o=a.length)
var c=e===o}else c=!0
if(c){if(e(i,"address")){let e=i.address
const n=o
if(o===n){if("string"!=typeof e)return t(s,r+"/address")
if(E(e)>255)return t(s,r+"/address")}c=n===o}else c=!0
if(c){if(e(i,"script")){let e=i.script
const n=o
if(o===n){if("string"!=typeof e)return t(s,r+"/script")
if(E(e)>4096)return t(s,r+"/script")}c=n===o}else c=!0
if(c){if(e(i,"serves")){let e=i.serves
const n=o
if("http"!==e&&"https"!==e&&"other"!==e)return t(s,r+"/serves")
c=n===o}else c=!0
if(c)if(e(i,"upgrades")){const e=o
if("boolean"!=typeof i.upgrades)return t(s,r+"/upgrades")
c=e===o}else c=!0}}}}}return s.errors=a,0===o}
exports["probe#SavedTls"]=function s(i,{instancePath:r=""}={}){let l=null,a=0
if(0===a){if(!i||"object"!=typeof i||Array.isArray(i))return t(s,r)
{let c
if(!e(i,"peers")&&(c="peers")||!e(i,"contexts")&&(c="contexts"))return s.errors=[{instancePath:r,params:{missingProperty:c}}],!1
if(e(i,"peers")){let e=i.peers
const c=a
if(a===c){if(!Array.isArray(e))return t(s,r+"/peers")
if(e.length>202)return t(s,r+"/peers")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(Qe(e[s],{instancePath:r+"/peers/"+s})||(l=n(l,Qe),a=l.length),!(t===a))break}}}var o=c===a}else o=!0
if(o)if(e(i,"contexts")){const e=a
ze(i.contexts,{instancePath:r+"/contexts"})||(l=n(l,ze),a=l.length)
o=e===a}else o=!0}}return s.errors=l,0===a}
const We=new RegExp("^\\d{1,12}$","u")
function Ve(e,{instancePath:s=""}={}){let i=null,r=0
if(0===r){if(!e||"object"!=typeof e||Array.isArray(e))return t(Ve,s)
if(Object.keys(e).length>1e3)return t(Ve,s)
for(const t of Object.keys(e)){const e=r
if("string"==typeof t&&!We.test(t)){const e={instancePath:s,propertyName:t}
null===i?i=[e]:i.push(e),r++}var a=e===r
if(!a){const e={instancePath:s}
return null===i?i=[e]:i.push(e),r++,Ve.errors=i,!1}}if(a)for(const t of Object.keys(e)){const a=r
if(l(e[t],{instancePath:s+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(i=n(i,l),r=i.length),!(a===r))break}}return Ve.errors=i,0===r}function Ke(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Ke,i)
{let c
if(!e(s,"file")&&(c="file")||!e(s,"line")&&(c="line")||!e(s,"column")&&(c="column")||!e(s,"function")&&(c="function")||!e(s,"isAsync")&&(c="isAsync")||!e(s,"count")&&(c="count"))return Ke.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"file")){let e=s.file
const n=a
if(a===n){if("string"!=typeof e)return t(Ke,i+"/file")
if(E(e)>1024)return t(Ke,i+"/file")}var o=n===a}else o=!0
if(o){if(e(s,"line")){const e=a
l(s.line,{instancePath:i+"/line"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"column")){const e=a
l(s.column,{instancePath:i+"/column"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"function")){let e=s.function
const n=a
if(a===n){if("string"!=typeof e)return t(Ke,i+"/function")
if(E(e)>200)return t(Ke,i+"/function")}o=n===a}else o=!0
if(o){if(e(s,"isAsync")){const e=a
if("boolean"!=typeof s.isAsync)return t(Ke,i+"/isAsync")
o=e===a}else o=!0
if(o){if(e(s,"count")){const e=a
l(s.count,{instancePath:i+"/count"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"isFirstUse")){const e=a
if("boolean"!=typeof s.isFirstUse)return t(Ke,i+"/isFirstUse")
o=e===a}else o=!0
if(o)if(e(s,"caBytes")){const e=a
l(s.caBytes,{instancePath:i+"/caBytes"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0}}}}}}}}return Ke.errors=r,0===a}function Qe(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Qe,i)
{let u
if(void 0===s.by&&(s.by=""),!e(s,"role")&&(u="role")||!e(s,"host")&&(u="host")||!e(s,"port")&&(u="port")||!e(s,"handshakes")&&(u="handshakes")||!e(s,"resumed")&&(u="resumed")||!e(s,"overlapped")&&(u="overlapped")||!e(s,"requests")&&(u="requests")||!e(s,"reusedRequests")&&(u="reusedRequests")||!e(s,"agents")&&(u="agents")||!e(s,"agentsUsedOnce")&&(u="agentsUsedOnce")||!e(s,"protocol")&&(u="protocol")||!e(s,"cipher")&&(u="cipher")||!e(s,"group")&&(u="group")||!e(s,"alpn")&&(u="alpn")||!e(s,"certificate")&&(u="certificate")||!e(s,"bytesIn")&&(u="bytesIn")||!e(s,"bytesOut")&&(u="bytesOut")||!e(s,"helloBytes")&&(u="helloBytes")||!e(s,"handshakeTimes")&&(u="handshakeTimes")||!e(s,"lifeTimes")&&(u="lifeTimes")||!e(s,"mostOpen")&&(u="mostOpen")||!e(s,"choices")&&(u="choices")||!e(s,"callSites")&&(u="callSites")||!e(s,"unplaced")&&(u="unplaced")||!e(s,"packages")&&(u="packages")||!e(s,"agentSites")&&(u="agentSites"))return Qe.errors=[{instancePath:i,params:{missingProperty:u}}],!1
if(e(s,"role")){let e=s.role
const n=a
if("client"!==e&&"server"!==e)return t(Qe,i+"/role")
var o=n===a}else o=!0
if(o){if(e(s,"host")){let e=s.host
const n=a
if(a===n){if("string"!=typeof e)return t(Qe,i+"/host")
if(E(e)>255)return t(Qe,i+"/host")}o=n===a}else o=!0
if(o){if(e(s,"port")){const e=a
l(s.port,{instancePath:i+"/port"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){let u=s.by
const h=a
if("agent"!==u&&""!==u)return t(Qe,i+"/by")
if(o=h===a){if(e(s,"handshakes")){const e=a
l(s.handshakes,{instancePath:i+"/handshakes"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"resumed")){const e=a
l(s.resumed,{instancePath:i+"/resumed"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"overlapped")){const e=a
l(s.overlapped,{instancePath:i+"/overlapped"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"requests")){const e=a
l(s.requests,{instancePath:i+"/requests"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"reusedRequests")){const e=a
l(s.reusedRequests,{instancePath:i+"/reusedRequests"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"agents")){const e=a
l(s.agents,{instancePath:i+"/agents"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"agentsUsedOnce")){const e=a
l(s.agentsUsedOnce,{instancePath:i+"/agentsUsedOnce"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"protocol")){const e=a
R(s.protocol,{instancePath:i+"/protocol"})||(r=n(r,R),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"cipher")){const e=a
R(s.cipher,{instancePath:i+"/cipher"})||(r=n(r,R),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"group")){const e=a
R(s.group,{instancePath:i+"/group"})||(r=n(r,R),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"alpn")){const e=a
R(s.alpn,{instancePath:i+"/alpn"})||(r=n(r,R),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"certificate")){let e=s.certificate
const t=a,l=a
let f=!1
const u=a
K(e,{instancePath:i+"/certificate"})||(r=n(r,K),a=r.length)
var c=u===a
if(f=f||c,!f){const t=a
if(null!==e){const e={instancePath:i+"/certificate"}
null===r?r=[e]:r.push(e),a++}c=t===a
f=f||c}if(!f){const e={instancePath:i+"/certificate"}
return null===r?r=[e]:r.push(e),a++,Qe.errors=r,!1}a=l,null!==r&&(l?r.length=l:r=null)
o=t===a}else o=!0
if(o){if(e(s,"bytesIn")){const e=a
l(s.bytesIn,{instancePath:i+"/bytesIn"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"bytesOut")){const e=a
l(s.bytesOut,{instancePath:i+"/bytesOut"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"helloBytes")){const e=a
Ve(s.helloBytes,{instancePath:i+"/helloBytes"})||(r=n(r,Ve),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"handshakeTimes")){const e=a
Ve(s.handshakeTimes,{instancePath:i+"/handshakeTimes"})||(r=n(r,Ve),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"lifeTimes")){const e=a
Ve(s.lifeTimes,{instancePath:i+"/lifeTimes"})||(r=n(r,Ve),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"mostOpen")){const e=a
l(s.mostOpen,{instancePath:i+"/mostOpen"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"choices")){const e=a
Q(s.choices,{instancePath:i+"/choices"})||(r=n(r,Q),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"callSites")){let e=s.callSites
const l=a
if(a===l){if(!Array.isArray(e))return t(Qe,i+"/callSites")
if(e.length>32)return t(Qe,i+"/callSites")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(Ke(e[s],{instancePath:i+"/callSites/"+s})||(r=n(r,Ke),a=r.length),!(t===a))break}}}o=l===a}else o=!0
if(o){if(e(s,"unplaced")){const e=a
l(s.unplaced,{instancePath:i+"/unplaced"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"packages")){let e=s.packages
const c=a
if(a===c){if(!e||"object"!=typeof e||Array.isArray(e))return t(Qe,i+"/packages")
if(Object.keys(e).length>65)return t(Qe,i+"/packages")
for(const t of Object.keys(e)){const e=a
if("string"==typeof t&&E(t)>255){const e={instancePath:i+"/packages",propertyName:t}
null===r?r=[e]:r.push(e),a++}var f=e===a
if(!f){const e={instancePath:i+"/packages"}
return null===r?r=[e]:r.push(e),a++,Qe.errors=r,!1}}if(f)for(const t of Object.keys(e)){const s=a
if(l(e[t],{instancePath:i+"/packages/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(r=n(r,l),a=r.length),!(s===a))break}}o=c===a}else o=!0
if(o)if(e(s,"agentSites")){let e=s.agentSites
const l=a
if(a===l){if(!Array.isArray(e))return t(Qe,i+"/agentSites")
if(e.length>32)return t(Qe,i+"/agentSites")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(Ke(e[s],{instancePath:i+"/agentSites/"+s})||(r=n(r,Ke),a=r.length),!(t===a))break}}}o=l===a}else o=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}return Qe.errors=r,0===a}function ze(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(ze,i)
{let c
if(!e(s,"created")&&(c="created")||!e(s,"withCa")&&(c="withCa")||!e(s,"caBytes")&&(c="caBytes")||!e(s,"callSites")&&(c="callSites")||!e(s,"unplaced")&&(c="unplaced"))return ze.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"created")){const e=a
l(s.created,{instancePath:i+"/created"})||(r=n(r,l),a=r.length)
var o=e===a}else o=!0
if(o){if(e(s,"withCa")){const e=a
l(s.withCa,{instancePath:i+"/withCa"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"caBytes")){const e=a
l(s.caBytes,{instancePath:i+"/caBytes"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"callSites")){let e=s.callSites
const l=a
if(a===l){if(!Array.isArray(e))return t(ze,i+"/callSites")
if(e.length>32)return t(ze,i+"/callSites")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(Ke(e[s],{instancePath:i+"/callSites/"+s})||(r=n(r,Ke),a=r.length),!(t===a))break}}}o=l===a}else o=!0
if(o)if(e(s,"unplaced")){const e=a
l(s.unplaced,{instancePath:i+"/unplaced"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0}}}}}return ze.errors=r,0===a}exports["probe#SavedJobs"]=function s(i,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!i||"object"!=typeof i||Array.isArray(i))return t(s,r)
{let f
if(!e(i,"poolSize")&&(f="poolSize")||!e(i,"maxInFlight")&&(f="maxInFlight")||!e(i,"kinds")&&(f="kinds")||!e(i,"complete")&&(f="complete"))return s.errors=[{instancePath:r,params:{missingProperty:f}}],!1
if(e(i,"poolSize")){const e=o
l(i.poolSize,{instancePath:r+"/poolSize"})||(a=n(a,l),o=a.length)
var c=e===o}else c=!0
if(c){if(e(i,"maxInFlight")){const e=o
l(i.maxInFlight,{instancePath:r+"/maxInFlight"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(i,"kinds")){let e=i.kinds
const l=o
if(o===l){if(!Array.isArray(e))return t(s,r+"/kinds")
if(e.length>100)return t(s,r+"/kinds")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(De(e[s],{instancePath:r+"/kinds/"+s})||(a=n(a,De),o=a.length),!(t===o))break}}}c=l===o}else c=!0
if(c)if(e(i,"complete")){const e=o
if("boolean"!=typeof i.complete)return t(s,r+"/complete")
c=e===o}else c=!0}}}}return s.errors=a,0===o}
const Ge=new RegExp("^\\w{1,64}$","u")
function He(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(He,i)
{let c
if(!e(s,"file")&&(c="file")||!e(s,"line")&&(c="line")||!e(s,"column")&&(c="column")||!e(s,"function")&&(c="function")||!e(s,"isAsync")&&(c="isAsync")||!e(s,"package")&&(c="package")||!e(s,"jobs")&&(c="jobs"))return He.errors=[{instancePath:i,params:{missingProperty:c}}],!1
{const c=a
for(const e of Object.keys(s))if("file"!==e&&"line"!==e&&"column"!==e&&"function"!==e&&"isAsync"!==e&&"package"!==e&&"called"!==e&&"jobs"!==e)return t(He,i)
if(c===a){if(e(s,"file")){let e=s.file
const n=a
if(a===n){if("string"!=typeof e)return t(He,i+"/file")
if(E(e)>1024)return t(He,i+"/file")}var o=n===a}else o=!0
if(o){if(e(s,"line")){const e=a
l(s.line,{instancePath:i+"/line"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"column")){const e=a
l(s.column,{instancePath:i+"/column"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"function")){let e=s.function
const n=a
if(a===n){if("string"!=typeof e)return t(He,i+"/function")
if(E(e)>200)return t(He,i+"/function")}o=n===a}else o=!0
if(o){if(e(s,"isAsync")){const e=a
if("boolean"!=typeof s.isAsync)return t(He,i+"/isAsync")
o=e===a}else o=!0
if(o){if(e(s,"package")){let e=s.package
const n=a
if(a===n){if("string"!=typeof e)return t(He,i+"/package")
if(E(e)>255)return t(He,i+"/package")}o=n===a}else o=!0
if(o){if(e(s,"called")){let e=s.called
const n=a
if(a===n){if("string"!=typeof e)return t(He,i+"/called")
if(E(e)>200)return t(He,i+"/called")}o=n===a}else o=!0
if(o)if(e(s,"jobs")){const e=a
l(s.jobs,{instancePath:i+"/jobs"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0}}}}}}}}}}return He.errors=r,0===a}function De(s,{instancePath:i=""}={}){let r=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(De,i)
{let c
if(!e(s,"job")&&(c="job")||!e(s,"jobs")&&(c="jobs")||!e(s,"maxInFlight")&&(c="maxInFlight")||!e(s,"waits")&&(c="waits")||!e(s,"runs")&&(c="runs")||!e(s,"sites")&&(c="sites"))return De.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"job")){let e=s.job
const n=a
if(a===n){if("string"!=typeof e)return t(De,i+"/job")
if(!Ge.test(e))return t(De,i+"/job")}var o=n===a}else o=!0
if(o){if(e(s,"jobs")){const e=a
l(s.jobs,{instancePath:i+"/jobs"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"maxInFlight")){const e=a
l(s.maxInFlight,{instancePath:i+"/maxInFlight"})||(r=n(r,l),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"waits")){const e=a
Ve(s.waits,{instancePath:i+"/waits"})||(r=n(r,Ve),a=r.length)
o=e===a}else o=!0
if(o){if(e(s,"runs")){const e=a
Ve(s.runs,{instancePath:i+"/runs"})||(r=n(r,Ve),a=r.length)
o=e===a}else o=!0
if(o)if(e(s,"sites")){let e=s.sites
const l=a
if(a===l){if(!Array.isArray(e))return t(De,i+"/sites")
if(e.length>200)return t(De,i+"/sites")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(He(e[s],{instancePath:i+"/sites/"+s})||(r=n(r,He),a=r.length),!(t===a))break}}}o=l===a}else o=!0}}}}}}return De.errors=r,0===a}exports["probe#SavedTimes"]=function s(r,{instancePath:l=""}={}){let a=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return t(s,l)
{let f
if(!e(r,"clock")&&(f="clock")||!e(r,"errorUs")&&(f="errorUs")||!e(r,"requests")&&(f="requests")||!e(r,"handshakes")&&(f="handshakes")||!e(r,"jobs")&&(f="jobs")||!e(r,"complete")&&(f="complete"))return s.errors=[{instancePath:l,params:{missingProperty:f}}],!1
if(e(r,"clock")){let e=r.clock
const n=o
if(o===n){if("string"!=typeof e)return t(s,l+"/clock")
if(!$e.test(e))return t(s,l+"/clock")}var c=n===o}else c=!0
if(c){if(e(r,"errorUs")){const e=o
i(r.errorUs,{instancePath:l+"/errorUs"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(r,"requests")){const e=o
we(r.requests,{instancePath:l+"/requests"})||(a=n(a,we),o=a.length)
c=e===o}else c=!0
if(c){if(e(r,"handshakes")){const e=o
we(r.handshakes,{instancePath:l+"/handshakes"})||(a=n(a,we),o=a.length)
c=e===o}else c=!0
if(c){if(e(r,"jobs")){const e=o
we(r.jobs,{instancePath:l+"/jobs"})||(a=n(a,we),o=a.length)
c=e===o}else c=!0
if(c)if(e(r,"complete")){const e=o
if("boolean"!=typeof r.complete)return t(s,l+"/complete")
c=e===o}else c=!0}}}}}}return s.errors=a,0===o}
const $e=new RegExp("^\\d{1,19}$","u")

