// Written by npm run docs, with ajv, from src/schemas/*.schema.json: change that.
// 6b8e3cb0c097bb1beed0ddf55a4f022cb48de86827bd2fd4f4f021de8c6fdada
// @ts-nocheck
const e=(e,t)=>void 0!==e[t]&&Object.prototype.hasOwnProperty.call(e,t),t=(e,t)=>(e.errors=[{instancePath:t}],!1),n=(e,{errors:t})=>null===e?t:e.concat(t)
exports.report=function s(i,{instancePath:r=""}={}){let a=null,o=0
if(0===o){if(!i||"object"!=typeof i||Array.isArray(i))return t(s,r)
{let A
if(void 0===i.traffic&&(i.traffic=null),void 0===i.tls&&(i.tls=null),void 0===i.threadPool&&(i.threadPool=null),void 0===i.drive&&(i.drive=null),!e(i,"schemaVersion")&&(A="schemaVersion")||!e(i,"tool")&&(A="tool")||!e(i,"target")&&(A="target")||!e(i,"profile")&&(A="profile")||!e(i,"crypto")&&(A="crypto")||!e(i,"operations")&&(A="operations")||!e(i,"callSites")&&(A="callSites")||!e(i,"findings")&&(A="findings")||!e(i,"isolates")&&(A="isolates")||!e(i,"load")&&(A="load")||!e(i,"diagnostics")&&(A="diagnostics"))return s.errors=[{instancePath:r,params:{missingProperty:A}}],!1
if(e(i,"schemaVersion")){const e=o
if(2!==i.schemaVersion)return t(s,r+"/schemaVersion")
var c=e===o}else c=!0
if(c){if(e(i,"tool")){let n=i.tool
const l=o
if(o===l){if(!n||"object"!=typeof n||Array.isArray(n))return t(s,r+"/tool")
{let i
if(!e(n,"name")&&(i="name")||!e(n,"version")&&(i="version"))return s.errors=[{instancePath:r+"/tool",params:{missingProperty:i}}],!1
if(e(n,"name")){const e=o
if("cryptoprof"!==n.name)return t(s,r+"/tool/name")
var f=e===o}else f=!0
if(f)if(e(n,"version")){const e=o
if("string"!=typeof n.version)return t(s,r+"/tool/version")
f=e===o}else f=!0}}c=l===o}else c=!0
if(c){if(e(i,"target")){const e=o
l(i.target,{instancePath:r+"/target"})||(a=n(a,l),o=a.length)
c=e===o}else c=!0
if(c){if(e(i,"profile")){const e=o
g(i.profile,{instancePath:r+"/profile"})||(a=n(a,g),o=a.length)
c=e===o}else c=!0
if(c){if(e(i,"crypto")){const e=o
P(i.crypto,{instancePath:r+"/crypto"})||(a=n(a,P),o=a.length)
c=e===o}else c=!0
if(c){if(e(i,"operations")){let e=i.operations
const l=o
if(o===l){if(!Array.isArray(e))return t(s,r+"/operations")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(m(e[s],{instancePath:r+"/operations/"+s})||(a=n(a,m),o=a.length),!(t===o))break}}}c=l===o}else c=!0
if(c){if(e(i,"callSites")){let e=i.callSites
const l=o
if(o===l){if(!Array.isArray(e))return t(s,r+"/callSites")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(T(e[s],{instancePath:r+"/callSites/"+s})||(a=n(a,T),o=a.length),!(t===o))break}}}c=l===o}else c=!0
if(c){if(e(i,"findings")){let e=i.findings
const l=o
if(o===l){if(!Array.isArray(e))return t(s,r+"/findings")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(O(e[s],{instancePath:r+"/findings/"+s})||(a=n(a,O),o=a.length),!(t===o))break}}}c=l===o}else c=!0
if(c){if(e(i,"routes")){let e=i.routes
const t=o,l=o
let f=!1
const h=o
if(o===h)if(Array.isArray(e)){const t=e.length
for(let s=0;s<t;s++){const t=o
if(I(e[s],{instancePath:r+"/routes/"+s})||(a=n(a,I),o=a.length),!(t===o))break}}else{const e={instancePath:r+"/routes"}
null===a?a=[e]:a.push(e),o++}var u=h===o
if(f=f||u,!f){const t=o
if(null!==e){const e={instancePath:r+"/routes"}
null===a?a=[e]:a.push(e),o++}u=t===o
f=f||u}if(!f){const e={instancePath:r+"/routes"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(i,"isolates")){let e=i.isolates
const l=o
if(o===l){if(!Array.isArray(e))return t(s,r+"/isolates")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(N(e[s],{instancePath:r+"/isolates/"+s})||(a=n(a,N),o=a.length),!(t===o))break}}}c=l===o}else c=!0
if(c){if(e(i,"runs")){let e=i.runs
const l=o
if(o===l){if(!Array.isArray(e))return t(s,r+"/runs")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(q(e[s],{instancePath:r+"/runs/"+s})||(a=n(a,q),o=a.length),!(t===o))break}}}c=l===o}else c=!0
if(c){if(e(i,"bundles")){let e=i.bundles
const l=o
if(o===l){if(!Array.isArray(e))return t(s,r+"/bundles")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(U(e[s],{instancePath:r+"/bundles/"+s})||(a=n(a,U),o=a.length),!(t===o))break}}}c=l===o}else c=!0
if(c){if(e(i,"poolWork")){let e=i.poolWork
const t=o,l=o
let f=!1
const u=o
B(e,{instancePath:r+"/poolWork"})||(a=n(a,B),o=a.length)
var h=u===o
if(f=f||h,!f){const t=o
if(null!==e){const e={instancePath:r+"/poolWork"}
null===a?a=[e]:a.push(e),o++}h=t===o
f=f||h}if(!f){const e={instancePath:r+"/poolWork"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){if(e(i,"load")){let e=i.load
const t=o,l=o
let f=!1
const u=o
R(e,{instancePath:r+"/load"})||(a=n(a,R),o=a.length)
var p=u===o
if(f=f||p,!f){const t=o
if(null!==e){const e={instancePath:r+"/load"}
null===a?a=[e]:a.push(e),o++}p=t===o
f=f||p}if(!f){const e={instancePath:r+"/load"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
c=t===o}else c=!0
if(c){let l=i.traffic
const f=o,u=o
let h=!1
const p=o
Q(l,{instancePath:r+"/traffic"})||(a=n(a,Q),o=a.length)
var y=p===o
if(h=h||y,!h){const e=o
if(null!==l){const e={instancePath:r+"/traffic"}
null===a?a=[e]:a.push(e),o++}y=e===o
h=h||y}if(!h){const e={instancePath:r+"/traffic"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}if(o=u,null!==a&&(u?a.length=u:a=null),c=f===o){let l=i.tls
const f=o,u=o
let h=!1
const p=o
oe(l,{instancePath:r+"/tls"})||(a=n(a,oe),o=a.length)
var d=p===o
if(h=h||d,!h){const e=o
if(null!==l){const e={instancePath:r+"/tls"}
null===a?a=[e]:a.push(e),o++}d=e===o
h=h||d}if(!h){const e={instancePath:r+"/tls"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}if(o=u,null!==a&&(u?a.length=u:a=null),c=f===o){let l=i.threadPool
const f=o,u=o
let h=!1
const p=o
fe(l,{instancePath:r+"/threadPool"})||(a=n(a,fe),o=a.length)
var b=p===o
if(h=h||b,!h){const e=o
if(null!==l){const e={instancePath:r+"/threadPool"}
null===a?a=[e]:a.push(e),o++}b=e===o
h=h||b}if(!h){const e={instancePath:r+"/threadPool"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}if(o=u,null!==a&&(u?a.length=u:a=null),c=f===o){let l=i.drive
const f=o,u=o
let h=!1
const p=o
ue(l,{instancePath:r+"/drive"})||(a=n(a,ue),o=a.length)
var k=p===o
if(h=h||k,!h){const e=o
if(null!==l){const e={instancePath:r+"/drive"}
null===a?a=[e]:a.push(e),o++}k=e===o
h=h||k}if(!h){const e={instancePath:r+"/drive"}
return null===a?a=[e]:a.push(e),o++,s.errors=a,!1}if(o=u,null!==a&&(u?a.length=u:a=null),c=f===o)if(e(i,"diagnostics")){let e=i.diagnostics
const l=o
if(o===l){if(!Array.isArray(e))return t(s,r+"/diagnostics")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(he(e[s],{instancePath:r+"/diagnostics/"+s})||(a=n(a,he),o=a.length),!(t===o))break}}}c=l===o}else c=!0}}}}}}}}}}}}}}}}}}}return s.errors=a,0===o}
const s=Object.prototype.hasOwnProperty
function i(e,{instancePath:n=""}={}){return"string"!=typeof e?t(i,n):(i.errors=null,!0)}function r(e,{instancePath:n=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?t(r,n):(r.errors=null,!0):t(r,n)}function l(s,{instancePath:a=""}={}){let o=null,c=0
if(0===c){if(!s||"object"!=typeof s||Array.isArray(s))return t(l,a)
{let u
if(!e(s,"command")&&(u="command")||!e(s,"root")&&(u="root")||!e(s,"node")&&(u="node")||!e(s,"openssl")&&(u="openssl")||!e(s,"platform")&&(u="platform")||!e(s,"processor")&&(u="processor")||!e(s,"startTime")&&(u="startTime")||!e(s,"durationMs")&&(u="durationMs")||!e(s,"exitCode")&&(u="exitCode")||!e(s,"signal")&&(u="signal"))return l.errors=[{instancePath:a,params:{missingProperty:u}}],!1
if(e(s,"command")){let e=s.command
const n=c
if(c===n){if(!Array.isArray(e))return t(l,a+"/command")
{const n=e.length
for(let s=0;s<n;s++){const n=c
if("string"!=typeof e[s])return t(l,a+"/command/"+s)
if(!(n===c))break}}}var f=n===c}else f=!0
if(f){if(e(s,"root")){const e=c
if("string"!=typeof s.root)return t(l,a+"/root")
f=e===c}else f=!0
if(f){if(e(s,"node")){const e=c
if("string"!=typeof s.node)return t(l,a+"/node")
f=e===c}else f=!0
if(f){if(e(s,"openssl")){const e=c
if("string"!=typeof s.openssl)return t(l,a+"/openssl")
f=e===c}else f=!0
if(f){if(e(s,"platform")){const e=c
if("string"!=typeof s.platform)return t(l,a+"/platform")
f=e===c}else f=!0
if(f){if(e(s,"processor")){const e=c
if("string"!=typeof s.processor)return t(l,a+"/processor")
f=e===c}else f=!0
if(f){if(e(s,"startTime")){const e=c
i(s.startTime,{instancePath:a+"/startTime"})||(o=n(o,i),c=o.length)
f=e===c}else f=!0
if(f){if(e(s,"durationMs")){const e=c
r(s.durationMs,{instancePath:a+"/durationMs"})||(o=n(o,r),c=o.length)
f=e===c}else f=!0
if(f){if(e(s,"exitCode")){let e=s.exitCode
const n=c
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return t(l,a+"/exitCode")
f=n===c}else f=!0
if(f){if(e(s,"signal")){let e=s.signal
const n=c
if("string"!=typeof e&&null!==e)return t(l,a+"/signal")
f=n===c}else f=!0
if(f)if(e(s,"wasAsked")){const e=c
if(!0!==s.wasAsked)return t(l,a+"/wasAsked")
f=e===c}else f=!0}}}}}}}}}}}return l.errors=o,0===c}function a(e,{instancePath:n=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return t(a,n)
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return t(a,n)
if(e<0||isNaN(e))return t(a,n)}return a.errors=null,!0}function o(e,{instancePath:n=""}={}){return"attach"!==e&&"live"!==e?t(o,n):(o.errors=null,!0)}function c(s,{instancePath:i=""}={}){let l=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(c,i)
{let t
if(!e(s,"totalMs")&&(t="totalMs")||!e(s,"mainMs")&&(t="mainMs")||!e(s,"workersMs")&&(t="workersMs")||!e(s,"poolMs")&&(t="poolMs")||!e(s,"v8Ms")&&(t="v8Ms")||!e(s,"otherMs")&&(t="otherMs")||!e(s,"runQueueWaitMs")&&(t="runQueueWaitMs"))return c.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"totalMs")){let e=s.totalMs
const t=a,u=a
let h=!1
const p=a
r(e,{instancePath:i+"/totalMs"})||(l=n(l,r),a=l.length)
var o=p===a
if(h=h||o,!h){const t=a
if(null!==e){const e={instancePath:i+"/totalMs"}
null===l?l=[e]:l.push(e),a++}o=t===a
h=h||o}if(!h){const e={instancePath:i+"/totalMs"}
return null===l?l=[e]:l.push(e),a++,c.errors=l,!1}a=u,null!==l&&(u?l.length=u:l=null)
var f=t===a}else f=!0
if(f){if(e(s,"mainMs")){let e=s.mainMs
const t=a,o=a
let h=!1
const p=a
r(e,{instancePath:i+"/mainMs"})||(l=n(l,r),a=l.length)
var u=p===a
if(h=h||u,!h){const t=a
if(null!==e){const e={instancePath:i+"/mainMs"}
null===l?l=[e]:l.push(e),a++}u=t===a
h=h||u}if(!h){const e={instancePath:i+"/mainMs"}
return null===l?l=[e]:l.push(e),a++,c.errors=l,!1}a=o,null!==l&&(o?l.length=o:l=null)
f=t===a}else f=!0
if(f){if(e(s,"mainKernelMs")){let e=s.mainKernelMs
const t=a,o=a
let u=!1
const p=a
r(e,{instancePath:i+"/mainKernelMs"})||(l=n(l,r),a=l.length)
var h=p===a
if(u=u||h,!u){const t=a
if(null!==e){const e={instancePath:i+"/mainKernelMs"}
null===l?l=[e]:l.push(e),a++}h=t===a
u=u||h}if(!u){const e={instancePath:i+"/mainKernelMs"}
return null===l?l=[e]:l.push(e),a++,c.errors=l,!1}a=o,null!==l&&(o?l.length=o:l=null)
f=t===a}else f=!0
if(f){if(e(s,"workersMs")){let e=s.workersMs
const t=a,o=a
let u=!1
const h=a
r(e,{instancePath:i+"/workersMs"})||(l=n(l,r),a=l.length)
var p=h===a
if(u=u||p,!u){const t=a
if(null!==e){const e={instancePath:i+"/workersMs"}
null===l?l=[e]:l.push(e),a++}p=t===a
u=u||p}if(!u){const e={instancePath:i+"/workersMs"}
return null===l?l=[e]:l.push(e),a++,c.errors=l,!1}a=o,null!==l&&(o?l.length=o:l=null)
f=t===a}else f=!0
if(f){if(e(s,"poolMs")){let e=s.poolMs
const t=a,o=a
let u=!1
const h=a
r(e,{instancePath:i+"/poolMs"})||(l=n(l,r),a=l.length)
var g=h===a
if(u=u||g,!u){const t=a
if(null!==e){const e={instancePath:i+"/poolMs"}
null===l?l=[e]:l.push(e),a++}g=t===a
u=u||g}if(!u){const e={instancePath:i+"/poolMs"}
return null===l?l=[e]:l.push(e),a++,c.errors=l,!1}a=o,null!==l&&(o?l.length=o:l=null)
f=t===a}else f=!0
if(f){if(e(s,"v8Ms")){let e=s.v8Ms
const t=a,o=a
let u=!1
const h=a
r(e,{instancePath:i+"/v8Ms"})||(l=n(l,r),a=l.length)
var y=h===a
if(u=u||y,!u){const t=a
if(null!==e){const e={instancePath:i+"/v8Ms"}
null===l?l=[e]:l.push(e),a++}y=t===a
u=u||y}if(!u){const e={instancePath:i+"/v8Ms"}
return null===l?l=[e]:l.push(e),a++,c.errors=l,!1}a=o,null!==l&&(o?l.length=o:l=null)
f=t===a}else f=!0
if(f){if(e(s,"otherMs")){let e=s.otherMs
const t=a,o=a
let u=!1
const h=a
r(e,{instancePath:i+"/otherMs"})||(l=n(l,r),a=l.length)
var d=h===a
if(u=u||d,!u){const t=a
if(null!==e){const e={instancePath:i+"/otherMs"}
null===l?l=[e]:l.push(e),a++}d=t===a
u=u||d}if(!u){const e={instancePath:i+"/otherMs"}
return null===l?l=[e]:l.push(e),a++,c.errors=l,!1}a=o,null!==l&&(o?l.length=o:l=null)
f=t===a}else f=!0
if(f){if(e(s,"runQueueWaitMs")){let e=s.runQueueWaitMs
const t=a,o=a
let u=!1
const h=a
r(e,{instancePath:i+"/runQueueWaitMs"})||(l=n(l,r),a=l.length)
var P=h===a
if(u=u||P,!u){const t=a
if(null!==e){const e={instancePath:i+"/runQueueWaitMs"}
null===l?l=[e]:l.push(e),a++}P=t===a
u=u||P}if(!u){const e={instancePath:i+"/runQueueWaitMs"}
return null===l?l=[e]:l.push(e),a++,c.errors=l,!1}a=o,null!==l&&(o?l.length=o:l=null)
f=t===a}else f=!0
if(f)if(e(s,"mainRunQueueWaitMs")){let e=s.mainRunQueueWaitMs
const t=a,o=a
let u=!1
const h=a
r(e,{instancePath:i+"/mainRunQueueWaitMs"})||(l=n(l,r),a=l.length)
var m=h===a
if(u=u||m,!u){const t=a
if(null!==e){const e={instancePath:i+"/mainRunQueueWaitMs"}
null===l?l=[e]:l.push(e),a++}m=t===a
u=u||m}if(!u){const e={instancePath:i+"/mainRunQueueWaitMs"}
return null===l?l=[e]:l.push(e),a++,c.errors=l,!1}a=o,null!==l&&(o?l.length=o:l=null)
f=t===a}else f=!0}}}}}}}}}return c.errors=l,0===a}function f(e,{instancePath:n=""}={}){return"directory-gone"!==e&&"directory-not-writable"!==e&&"disk-full"!==e&&"no-descriptors"!==e&&"log-limit"!==e&&"recording-stopped"!==e&&"other-user"!==e&&"other-node"!==e&&"own-options"!==e&&"not-passed-on"!==e&&"own-exec-argv"!==e&&"no-log"!==e&&"log-ended-early"!==e&&"not-sampled"!==e&&"own-executable"!==e&&"replaced"!==e&&"still-running"!==e&&"unknown"!==e?t(f,n):(f.errors=null,!0)}function u(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(u,i)
{let p
if(!e(s,"kind")&&(p="kind")||!e(s,"reason")&&(p="reason")||!e(s,"count")&&(p="count")||!e(s,"cpuMs")&&(p="cpuMs"))return u.errors=[{instancePath:i,params:{missingProperty:p}}],!1
if(e(s,"kind")){let e=s.kind
const n=o
if("thread"!==e&&"child"!==e)return t(u,i+"/kind")
var c=n===o}else c=!0
if(c){if(e(s,"reason")){const e=o
f(s.reason,{instancePath:i+"/reason"})||(l=n(l,f),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"count")){const e=o
a(s.count,{instancePath:i+"/count"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c)if(e(s,"cpuMs")){let e=s.cpuMs
const t=o,a=o
let f=!1
const p=o
r(e,{instancePath:i+"/cpuMs"})||(l=n(l,r),o=l.length)
var h=p===o
if(f=f||h,!f){const t=o
if(null!==e){const e={instancePath:i+"/cpuMs"}
null===l?l=[e]:l.push(e),o++}h=t===o
f=f||h}if(!f){const e={instancePath:i+"/cpuMs"}
return null===l?l=[e]:l.push(e),o++,u.errors=l,!1}o=a,null!==l&&(a?l.length=a:l=null)
c=t===o}else c=!0}}}}return u.errors=l,0===o}function h(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(h,i)
{let c
if(!e(s,"seconds")&&(c="seconds")||!e(s,"from")&&(c="from")||!e(s,"ticks")&&(c="ticks"))return h.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"seconds")){let e=s.seconds
const n=l
if(l===n){if("number"!=typeof e||!isFinite(e))return t(h,i+"/seconds")
if(e<0||isNaN(e))return t(h,i+"/seconds")}var o=n===l}else o=!0
if(o){if(e(s,"from")){let e=s.from
const n=l
if("start"!==e&&"load"!==e)return t(h,i+"/from")
o=n===l}else o=!0
if(o)if(e(s,"ticks")){const e=l
a(s.ticks,{instancePath:i+"/ticks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0}}}return h.errors=r,0===l}function p(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(p,i)
{let c
if(!e(s,"script")&&(c="script")||!e(s,"main")&&(c="main")||!e(s,"count")&&(c="count")||!e(s,"ports")&&(c="ports")||!e(s,"ticks")&&(c="ticks")||!e(s,"busyTicks")&&(c="busyTicks")||!e(s,"cryptoTicks")&&(c="cryptoTicks"))return p.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"script")){const e=l
if("string"!=typeof s.script)return t(p,i+"/script")
var o=e===l}else o=!0
if(o){if(e(s,"main")){const e=l
if("boolean"!=typeof s.main)return t(p,i+"/main")
o=e===l}else o=!0
if(o){if(e(s,"count")){const e=l
a(s.count,{instancePath:i+"/count"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"ports")){let e=s.ports
const c=l
if(l===c){if(!Array.isArray(e))return t(p,i+"/ports")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(a(e[s],{instancePath:i+"/ports/"+s})||(r=n(r,a),l=r.length),!(t===l))break}}}o=c===l}else o=!0
if(o){if(e(s,"ticks")){const e=l
a(s.ticks,{instancePath:i+"/ticks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"busyTicks")){const e=l
a(s.busyTicks,{instancePath:i+"/busyTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"cryptoTicks")){const e=l
a(s.cryptoTicks,{instancePath:i+"/cryptoTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0}}}}}}}return p.errors=r,0===l}function g(s,{instancePath:i=""}={}){let l=null,f=0
if(0===f){if(!s||"object"!=typeof s||Array.isArray(s))return t(g,i)
{let P
if(void 0===s.startTicks&&(s.startTicks=0),void 0===s.unprofiled&&(s.unprofiled=[]),!e(s,"ticks")&&(P="ticks")||!e(s,"busyTicks")&&(P="busyTicks")||!e(s,"idleTicks")&&(P="idleTicks")||!e(s,"namedTicks")&&(P="namedTicks")||!e(s,"libraryTicks")&&(P="libraryTicks")||!e(s,"droppedTicks")&&(P="droppedTicks")||!e(s,"dropped")&&(P="dropped")||!e(s,"busyMs")&&(P="busyMs")||!e(s,"wallMs")&&(P="wallMs")||!e(s,"intervalUs")&&(P="intervalUs")||!e(s,"schedulingTicks")&&(P="schedulingTicks")||!e(s,"cpu")&&(P="cpu"))return g.errors=[{instancePath:i,params:{missingProperty:P}}],!1
if(e(s,"ticks")){const e=f
a(s.ticks,{instancePath:i+"/ticks"})||(l=n(l,a),f=l.length)
var y=e===f}else y=!0
if(y){if(e(s,"busyTicks")){const e=f
a(s.busyTicks,{instancePath:i+"/busyTicks"})||(l=n(l,a),f=l.length)
y=e===f}else y=!0
if(y){if(e(s,"idleTicks")){const e=f
a(s.idleTicks,{instancePath:i+"/idleTicks"})||(l=n(l,a),f=l.length)
y=e===f}else y=!0
if(y){if(e(s,"namedTicks")){const e=f
a(s.namedTicks,{instancePath:i+"/namedTicks"})||(l=n(l,a),f=l.length)
y=e===f}else y=!0
if(y){if(e(s,"libraryTicks")){const e=f
a(s.libraryTicks,{instancePath:i+"/libraryTicks"})||(l=n(l,a),f=l.length)
y=e===f}else y=!0
if(y){if(e(s,"droppedTicks")){const e=f
a(s.droppedTicks,{instancePath:i+"/droppedTicks"})||(l=n(l,a),f=l.length)
y=e===f}else y=!0
if(y){if(e(s,"dropped")){let e=s.dropped
const r=f
if(f===r){if(!e||"object"!=typeof e||Array.isArray(e))return t(g,i+"/dropped")
for(const t of Object.keys(e)){const s=f
if(a(e[t],{instancePath:i+"/dropped/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(l=n(l,a),f=l.length),!(s===f))break}}y=r===f}else y=!0
if(y){if(e(s,"busyMs")){const e=f
r(s.busyMs,{instancePath:i+"/busyMs"})||(l=n(l,r),f=l.length)
y=e===f}else y=!0
if(y){if(e(s,"wallMs")){const e=f
r(s.wallMs,{instancePath:i+"/wallMs"})||(l=n(l,r),f=l.length)
y=e===f}else y=!0
if(y){if(e(s,"intervalUs")){const e=f
r(s.intervalUs,{instancePath:i+"/intervalUs"})||(l=n(l,r),f=l.length)
y=e===f}else y=!0
if(y){if(e(s,"usualGap")){const e=f
if(!0!==s.usualGap)return t(g,i+"/usualGap")
y=e===f}else y=!0
if(y){if(e(s,"collector")){const e=f
if("perf"!==s.collector)return t(g,i+"/collector")
y=e===f}else y=!0
if(y){if(e(s,"sampledBy")){const e=f
o(s.sampledBy,{instancePath:i+"/sampledBy"})||(l=n(l,o),f=l.length)
y=e===f}else y=!0
if(y){if(e(s,"probeTicks")){const e=f
a(s.probeTicks,{instancePath:i+"/probeTicks"})||(l=n(l,a),f=l.length)
y=e===f}else y=!0
if(y){if(e(s,"schedulingTicks")){const e=f
a(s.schedulingTicks,{instancePath:i+"/schedulingTicks"})||(l=n(l,a),f=l.length)
y=e===f}else y=!0
if(y){const r=f
if(a(s.startTicks,{instancePath:i+"/startTicks"})||(l=n(l,a),f=l.length),y=r===f){if(e(s,"bootstrapTicks")){const e=f
a(s.bootstrapTicks,{instancePath:i+"/bootstrapTicks"})||(l=n(l,a),f=l.length)
y=e===f}else y=!0
if(y){if(e(s,"cpu")){let e=s.cpu
const t=f,r=f
let a=!1
const o=f
c(e,{instancePath:i+"/cpu"})||(l=n(l,c),f=l.length)
var d=o===f
if(a=a||d,!a){const t=f
if(null!==e){const e={instancePath:i+"/cpu"}
null===l?l=[e]:l.push(e),f++}d=t===f
a=a||d}if(!a){const e={instancePath:i+"/cpu"}
return null===l?l=[e]:l.push(e),f++,g.errors=l,!1}f=r,null!==l&&(r?l.length=r:l=null)
y=t===f}else y=!0
if(y){let r=s.unprofiled
const a=f
if(f===a){if(!Array.isArray(r))return t(g,i+"/unprofiled")
{const e=r.length
for(let t=0;t<e;t++){const e=f
if(u(r[t],{instancePath:i+"/unprofiled/"+t})||(l=n(l,u),f=l.length),!(e===f))break}}}if(y=a===f){if(e(s,"warmUp")){const e=f
h(s.warmUp,{instancePath:i+"/warmUp"})||(l=n(l,h),f=l.length)
y=e===f}else y=!0
if(y)if(e(s,"processes")){let e=s.processes
const r=f
if(f===r){if(!Array.isArray(e))return t(g,i+"/processes")
{const t=e.length
for(let s=0;s<t;s++){const t=f
if(p(e[s],{instancePath:i+"/processes/"+s})||(l=n(l,p),f=l.length),!(t===f))break}}}y=r===f}else y=!0}}}}}}}}}}}}}}}}}}}}}return g.errors=l,0===f}function y(e,{instancePath:n=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)||e<0||isNaN(e)?t(y,n):(y.errors=null,!0):t(y,n)}function d(e,{instancePath:s=""}={}){let i=null,r=0
if(0===r){if(!Array.isArray(e))return t(d,s)
if(e.length>2)return t(d,s)
if(e.length<2)return t(d,s)
{const t=e.length
for(let l=0;l<t;l++){const t=r
if(y(e[l],{instancePath:s+"/"+l})||(i=n(i,y),r=i.length),!(t===r))break}}}return d.errors=i,0===r}function P(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(P,i)
{let f
if(!e(s,"ticks")&&(f="ticks")||!e(s,"share")&&(f="share")||!e(s,"interval")&&(f="interval")||!e(s,"cpuMs")&&(f="cpuMs")||!e(s,"byPhase")&&(f="byPhase")||!e(s,"unlocatedTicks")&&(f="unlocatedTicks")||!e(s,"asyncTicks")&&(f="asyncTicks"))return P.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"ticks")){const e=o
a(s.ticks,{instancePath:i+"/ticks"})||(l=n(l,a),o=l.length)
var c=e===o}else c=!0
if(c){if(e(s,"share")){const e=o
y(s.share,{instancePath:i+"/share"})||(l=n(l,y),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"interval")){const e=o
d(s.interval,{instancePath:i+"/interval"})||(l=n(l,d),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"cpuMs")){const e=o
r(s.cpuMs,{instancePath:i+"/cpuMs"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"byPhase")){let e=s.byPhase
const r=o
if(o===r){if(!e||"object"!=typeof e||Array.isArray(e))return t(P,i+"/byPhase")
for(const t of Object.keys(e)){const s=o
if(a(e[t],{instancePath:i+"/byPhase/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(l=n(l,a),o=l.length),!(s===o))break}}c=r===o}else c=!0
if(c){if(e(s,"unlocatedTicks")){const e=o
a(s.unlocatedTicks,{instancePath:i+"/unlocatedTicks"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"pipedTicks")){const e=o
a(s.pipedTicks,{instancePath:i+"/pipedTicks"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c)if(e(s,"asyncTicks")){const e=o
a(s.asyncTicks,{instancePath:i+"/asyncTicks"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0}}}}}}}}return P.errors=l,0===o}function m(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(m,i)
{let u
if(!e(s,"id")&&(u="id")||!e(s,"algorithm")&&(u="algorithm")||!e(s,"ticks")&&(u="ticks")||!e(s,"share")&&(u="share")||!e(s,"interval")&&(u="interval")||!e(s,"cpuMs")&&(u="cpuMs")||!e(s,"byPhase")&&(u="byPhase")||!e(s,"evidence")&&(u="evidence")||!e(s,"primitives")&&(u="primitives"))return m.errors=[{instancePath:i,params:{missingProperty:u}}],!1
if(e(s,"id")){const e=o
if("string"!=typeof s.id)return t(m,i+"/id")
var c=e===o}else c=!0
if(c){if(e(s,"algorithm")){const e=o
if("string"!=typeof s.algorithm)return t(m,i+"/algorithm")
c=e===o}else c=!0
if(c){if(e(s,"ticks")){const e=o
a(s.ticks,{instancePath:i+"/ticks"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"share")){const e=o
y(s.share,{instancePath:i+"/share"})||(l=n(l,y),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"interval")){const e=o
d(s.interval,{instancePath:i+"/interval"})||(l=n(l,d),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"cpuMs")){const e=o
r(s.cpuMs,{instancePath:i+"/cpuMs"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"byPhase")){let e=s.byPhase
const r=o
if(o===r){if(!e||"object"!=typeof e||Array.isArray(e))return t(m,i+"/byPhase")
for(const t of Object.keys(e)){const s=o
if(a(e[t],{instancePath:i+"/byPhase/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(l=n(l,a),o=l.length),!(s===o))break}}c=r===o}else c=!0
if(c){if(e(s,"evidence")){let e=s.evidence
const r=o
if(o===r){if(!e||"object"!=typeof e||Array.isArray(e))return t(m,i+"/evidence")
for(const t of Object.keys(e)){const s=o
if(a(e[t],{instancePath:i+"/evidence/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(l=n(l,a),o=l.length),!(s===o))break}}c=r===o}else c=!0
if(c){if(e(s,"primitives")){let r=s.primitives
const u=o
if(o===u){if(!Array.isArray(r))return t(m,i+"/primitives")
{const s=r.length
for(let c=0;c<s;c++){let s=r[c]
const u=o
if(o===u){if(!s||"object"!=typeof s||Array.isArray(s))return t(m,i+"/primitives/"+c)
{let r
if(!e(s,"name")&&(r="name")||!e(s,"ticks")&&(r="ticks"))return m.errors=[{instancePath:i+"/primitives/"+c,params:{missingProperty:r}}],!1
if(e(s,"name")){const e=o
if("string"!=typeof s.name)return t(m,i+"/primitives/"+c+"/name")
var f=e===o}else f=!0
if(f)if(e(s,"ticks")){const e=o
a(s.ticks,{instancePath:i+"/primitives/"+c+"/ticks"})||(l=n(l,a),o=l.length)
f=e===o}else f=!0}}if(!(u===o))break}}}c=u===o}else c=!0
if(c)if(e(s,"unlocatedTicks")){const e=o
a(s.unlocatedTicks,{instancePath:i+"/unlocatedTicks"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0}}}}}}}}}}return m.errors=l,0===o}function b(e,{instancePath:n=""}={}){return"sync"!==e&&"async"!==e&&"unknown"!==e?t(b,n):(b.errors=null,!0)}function k(e,{instancePath:n=""}={}){return"top-level"!==e&&"starting"!==e&&"event-loop"!==e&&"worker"!==e&&"gc"!==e&&"idle"!==e&&"bootstrap"!==e&&"pool"!==e?t(k,n):(k.errors=null,!0)}function A(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(A,i)
{let t
if(!e(s,"computing")&&(t="computing")||!e(s,"decoding")&&(t="decoding"))return A.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"computing")){const e=l
a(s.computing,{instancePath:i+"/computing"})||(r=n(r,a),l=r.length)
var o=e===l}else o=!0
if(o){if(e(s,"decoding")){const e=l
a(s.decoding,{instancePath:i+"/decoding"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"copying")){const e=l
a(s.copying,{instancePath:i+"/copying"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"nameless")){const e=l
a(s.nameless,{instancePath:i+"/nameless"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0}}}}return A.errors=r,0===l}function v(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(v,i)
{let f
if(!e(s,"count")&&(f="count")||!e(s,"p50Ms")&&(f="p50Ms")||!e(s,"p95Ms")&&(f="p95Ms")||!e(s,"maxMs")&&(f="maxMs")||!e(s,"errorMs")&&(f="errorMs")||!e(s,"split")&&(f="split"))return v.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"count")){const e=o
a(s.count,{instancePath:i+"/count"})||(l=n(l,a),o=l.length)
var c=e===o}else c=!0
if(c){if(e(s,"p50Ms")){const e=o
r(s.p50Ms,{instancePath:i+"/p50Ms"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"p95Ms")){const e=o
r(s.p95Ms,{instancePath:i+"/p95Ms"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"maxMs")){const e=o
r(s.maxMs,{instancePath:i+"/maxMs"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"errorMs")){const e=o
r(s.errorMs,{instancePath:i+"/errorMs"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c)if(e(s,"split")){const e=o
if("boolean"!=typeof s.split)return t(v,i+"/split")
c=e===o}else c=!0}}}}}}return v.errors=l,0===o}function M(s,{instancePath:r=""}={}){let l=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(M,r)
{let c
if(!e(s,"rule")&&(c="rule")||!e(s,"until")&&(c="until")||!e(s,"reason")&&(c="reason"))return M.errors=[{instancePath:r,params:{missingProperty:c}}],!1
if(e(s,"rule")){const e=a
if("string"!=typeof s.rule)return t(M,r+"/rule")
var o=e===a}else o=!0
if(o){if(e(s,"until")){const e=a
i(s.until,{instancePath:r+"/until"})||(l=n(l,i),a=l.length)
o=e===a}else o=!0
if(o)if(e(s,"reason")){const e=a
if("string"!=typeof s.reason)return t(M,r+"/reason")
o=e===a}else o=!0}}}return M.errors=l,0===a}function w(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(w,i)
{let f
if(!e(s,"file")&&(f="file")||!e(s,"line")&&(f="line")||!e(s,"column")&&(f="column"))return w.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"file")){const e=l
if("string"!=typeof s.file)return t(w,i+"/file")
var o=e===l}else o=!0
if(o){if(e(s,"line")){const e=l
a(s.line,{instancePath:i+"/line"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"column")){let e=s.column
const t=l,f=l
let u=!1
const h=l
a(e,{instancePath:i+"/column"})||(r=n(r,a),l=r.length)
var c=h===l
if(u=u||c,!u){const t=l
if(null!==e){const e={instancePath:i+"/column"}
null===r?r=[e]:r.push(e),l++}c=t===l
u=u||c}if(!u){const e={instancePath:i+"/column"}
return null===r?r=[e]:r.push(e),l++,w.errors=r,!1}l=f,null!==r&&(f?r.length=f:r=null)
o=t===l}else o=!0}}}return w.errors=r,0===l}function T(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(T,i)
{let P
if(!e(s,"id")&&(P="id")||!e(s,"file")&&(P="file")||!e(s,"line")&&(P="line")||!e(s,"column")&&(P="column")||!e(s,"lineInferred")&&(P="lineInferred")||!e(s,"function")&&(P="function")||!e(s,"package")&&(P="package")||!e(s,"operation")&&(P="operation")||!e(s,"algorithm")&&(P="algorithm")||!e(s,"api")&&(P="api")||!e(s,"form")&&(P="form")||!e(s,"parameters")&&(P="parameters")||!e(s,"ticks")&&(P="ticks")||!e(s,"share")&&(P="share")||!e(s,"interval")&&(P="interval")||!e(s,"cpuMs")&&(P="cpuMs")||!e(s,"phase")&&(P="phase")||!e(s,"byPhase")&&(P="byPhase")||!e(s,"blocks")&&(P="blocks")||!e(s,"excerpt")&&(P="excerpt"))return T.errors=[{instancePath:i,params:{missingProperty:P}}],!1
if(e(s,"id")){const e=o
if("string"!=typeof s.id)return t(T,i+"/id")
var c=e===o}else c=!0
if(c){if(e(s,"file")){const e=o
if("string"!=typeof s.file)return t(T,i+"/file")
c=e===o}else c=!0
if(c){if(e(s,"line")){let e=s.line
const t=o,r=o
let u=!1
const h=o
a(e,{instancePath:i+"/line"})||(l=n(l,a),o=l.length)
var f=h===o
if(u=u||f,!u){const t=o
if(null!==e){const e={instancePath:i+"/line"}
null===l?l=[e]:l.push(e),o++}f=t===o
u=u||f}if(!u){const e={instancePath:i+"/line"}
return null===l?l=[e]:l.push(e),o++,T.errors=l,!1}o=r,null!==l&&(r?l.length=r:l=null)
c=t===o}else c=!0
if(c){if(e(s,"column")){let e=s.column
const t=o,r=o
let f=!1
const h=o
a(e,{instancePath:i+"/column"})||(l=n(l,a),o=l.length)
var u=h===o
if(f=f||u,!f){const t=o
if(null!==e){const e={instancePath:i+"/column"}
null===l?l=[e]:l.push(e),o++}u=t===o
f=f||u}if(!f){const e={instancePath:i+"/column"}
return null===l?l=[e]:l.push(e),o++,T.errors=l,!1}o=r,null!==l&&(r?l.length=r:l=null)
c=t===o}else c=!0
if(c){if(e(s,"lineInferred")){const e=o
if("boolean"!=typeof s.lineInferred)return t(T,i+"/lineInferred")
c=e===o}else c=!0
if(c){if(e(s,"function")){const e=o
if("string"!=typeof s.function)return t(T,i+"/function")
c=e===o}else c=!0
if(c){if(e(s,"package")){const e=o
if("string"!=typeof s.package)return t(T,i+"/package")
c=e===o}else c=!0
if(c){if(e(s,"computedBy")){const e=o
if("string"!=typeof s.computedBy)return t(T,i+"/computedBy")
c=e===o}else c=!0
if(c){if(e(s,"recognised")){const e=o
if("boolean"!=typeof s.recognised)return t(T,i+"/recognised")
c=e===o}else c=!0
if(c){if(e(s,"askers")){let r=s.askers
const f=o
if(o===f){if(!Array.isArray(r))return t(T,i+"/askers")
{const s=r.length
for(let c=0;c<s;c++){let s=r[c]
const f=o
if(o===f){if(!s||"object"!=typeof s||Array.isArray(s))return t(T,i+"/askers/"+c)
{let r
if(!e(s,"file")&&(r="file")||!e(s,"line")&&(r="line"))return T.errors=[{instancePath:i+"/askers/"+c,params:{missingProperty:r}}],!1
if(e(s,"file")){const e=o
if("string"!=typeof s.file)return t(T,i+"/askers/"+c+"/file")
var h=e===o}else h=!0
if(h)if(e(s,"line")){const e=o
a(s.line,{instancePath:i+"/askers/"+c+"/line"})||(l=n(l,a),o=l.length)
h=e===o}else h=!0}}if(!(f===o))break}}}c=f===o}else c=!0
if(c){if(e(s,"operation")){const e=o
if("string"!=typeof s.operation)return t(T,i+"/operation")
c=e===o}else c=!0
if(c){if(e(s,"algorithm")){const e=o
if("string"!=typeof s.algorithm)return t(T,i+"/algorithm")
c=e===o}else c=!0
if(c){if(e(s,"api")){const e=o
if("string"!=typeof s.api)return t(T,i+"/api")
c=e===o}else c=!0
if(c){if(e(s,"form")){const e=o
b(s.form,{instancePath:i+"/form"})||(l=n(l,b),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"parameters")){let e=s.parameters
const n=o
if(o===n){if(!e||"object"!=typeof e||Array.isArray(e))return t(T,i+"/parameters")
for(const n of Object.keys(e)){let s=e[n]
const r=o
if("number"!=typeof s||!isFinite(s))return t(T,i+"/parameters/"+n.replace(/~/g,"~0").replace(/\//g,"~1"))
if(!(r===o))break}}c=n===o}else c=!0
if(c){if(e(s,"ticks")){const e=o
a(s.ticks,{instancePath:i+"/ticks"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"share")){const e=o
y(s.share,{instancePath:i+"/share"})||(l=n(l,y),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"interval")){const e=o
d(s.interval,{instancePath:i+"/interval"})||(l=n(l,d),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"cpuMs")){const e=o
r(s.cpuMs,{instancePath:i+"/cpuMs"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"phase")){const e=o
k(s.phase,{instancePath:i+"/phase"})||(l=n(l,k),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"byPhase")){let e=s.byPhase
const r=o
if(o===r){if(!e||"object"!=typeof e||Array.isArray(e))return t(T,i+"/byPhase")
for(const t of Object.keys(e)){const s=o
if(a(e[t],{instancePath:i+"/byPhase/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(l=n(l,a),o=l.length),!(s===o))break}}c=r===o}else c=!0
if(c){if(e(s,"inferredTicks")){const e=o
a(s.inferredTicks,{instancePath:i+"/inferredTicks"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"leaves")){const e=o
A(s.leaves,{instancePath:i+"/leaves"})||(l=n(l,A),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"blocks")){const e=o
v(s.blocks,{instancePath:i+"/blocks"})||(l=n(l,v),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"excerpt")){let t=s.excerpt
const r=o,f=o
let u=!1
const h=o
if(o===h)if(t&&"object"==typeof t&&!Array.isArray(t)){let s
if(!e(t,"lines")&&(s="lines")||!e(t,"firstLine")&&(s="firstLine")){const e={instancePath:i+"/excerpt",params:{missingProperty:s}}
null===l?l=[e]:l.push(e),o++}else{if(e(t,"lines")){let e=t.lines
const n=o
if(o===n)if(Array.isArray(e)){const t=e.length
for(let n=0;n<t;n++){const t=o
if("string"!=typeof e[n]){const e={instancePath:i+"/excerpt/lines/"+n}
null===l?l=[e]:l.push(e),o++}if(!(t===o))break}}else{const e={instancePath:i+"/excerpt/lines"}
null===l?l=[e]:l.push(e),o++}var p=n===o}else p=!0
if(p)if(e(t,"firstLine")){const e=o
a(t.firstLine,{instancePath:i+"/excerpt/firstLine"})||(l=n(l,a),o=l.length)
p=e===o}else p=!0}}else{const e={instancePath:i+"/excerpt"}
null===l?l=[e]:l.push(e),o++}var g=h===o
if(u=u||g,!u){const e=o
if(null!==t){const e={instancePath:i+"/excerpt"}
null===l?l=[e]:l.push(e),o++}g=e===o
u=u||g}if(!u){const e={instancePath:i+"/excerpt"}
return null===l?l=[e]:l.push(e),o++,T.errors=l,!1}o=f,null!==l&&(f?l.length=f:l=null)
c=r===o}else c=!0
if(c){if(e(s,"allows")){let e=s.allows
const r=o
if(o===r){if(!Array.isArray(e))return t(T,i+"/allows")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(M(e[s],{instancePath:i+"/allows/"+s})||(l=n(l,M),o=l.length),!(t===o))break}}}c=r===o}else c=!0
if(c)if(e(s,"generated")){const e=o
w(s.generated,{instancePath:i+"/generated"})||(l=n(l,w),o=l.length)
c=e===o}else c=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}return T.errors=l,0===o}function j(e,{instancePath:n=""}={}){return"error"!==e&&"warning"!==e&&"info"!==e?t(j,n):(j.errors=null,!0)}function x(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(x,i)
{let f
if(!e(s,"file")&&(f="file")||!e(s,"line")&&(f="line")||!e(s,"function")&&(f="function")||!e(s,"api")&&(f="api"))return x.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"file")){const e=l
if("string"!=typeof s.file)return t(x,i+"/file")
var o=e===l}else o=!0
if(o){if(e(s,"line")){let e=s.line
const t=l,f=l
let u=!1
const h=l
a(e,{instancePath:i+"/line"})||(r=n(r,a),l=r.length)
var c=h===l
if(u=u||c,!u){const t=l
if(null!==e){const e={instancePath:i+"/line"}
null===r?r=[e]:r.push(e),l++}c=t===l
u=u||c}if(!u){const e={instancePath:i+"/line"}
return null===r?r=[e]:r.push(e),l++,x.errors=r,!1}l=f,null!==r&&(f?r.length=f:r=null)
o=t===l}else o=!0
if(o){if(e(s,"function")){const e=l
if("string"!=typeof s.function)return t(x,i+"/function")
o=e===l}else o=!0
if(o)if(e(s,"api")){const e=l
if("string"!=typeof s.api)return t(x,i+"/api")
o=e===l}else o=!0}}}}return x.errors=r,0===l}function S(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(S,i)
{let t
if(!e(s,"startLine")&&(t="startLine")||!e(s,"startColumn")&&(t="startColumn")||!e(s,"endLine")&&(t="endLine")||!e(s,"endColumn")&&(t="endColumn"))return S.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"startLine")){const e=l
a(s.startLine,{instancePath:i+"/startLine"})||(r=n(r,a),l=r.length)
var o=e===l}else o=!0
if(o){if(e(s,"startColumn")){const e=l
a(s.startColumn,{instancePath:i+"/startColumn"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"endLine")){const e=l
a(s.endLine,{instancePath:i+"/endLine"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"endColumn")){const e=l
a(s.endColumn,{instancePath:i+"/endColumn"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0}}}}return S.errors=r,0===l}function C(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(C,i)
{let p
if(!e(s,"file")&&(p="file")||!e(s,"profiled")&&(p="profiled")||!e(s,"range")&&(p="range")||!e(s,"text")&&(p="text")||!e(s,"imports")&&(p="imports")||!e(s,"asyncAt")&&(p="asyncAt")||!e(s,"callersMustAwait")&&(p="callersMustAwait"))return C.errors=[{instancePath:i,params:{missingProperty:p}}],!1
if(e(s,"file")){const e=l
if("string"!=typeof s.file)return t(C,i+"/file")
var o=e===l}else o=!0
if(o){if(e(s,"profiled")){let f=s.profiled
const u=l
if(l===u){if(!f||"object"!=typeof f||Array.isArray(f))return t(C,i+"/profiled")
{let s
if(!e(f,"length")&&(s="length")||!e(f,"sha256")&&(s="sha256"))return C.errors=[{instancePath:i+"/profiled",params:{missingProperty:s}}],!1
if(e(f,"length")){const e=l
a(f.length,{instancePath:i+"/profiled/length"})||(r=n(r,a),l=r.length)
var c=e===l}else c=!0
if(c)if(e(f,"sha256")){let e=f.sha256
const n=l
if("string"!=typeof e&&null!==e)return t(C,i+"/profiled/sha256")
c=n===l}else c=!0}}o=u===l}else o=!0
if(o){if(e(s,"range")){const e=l
S(s.range,{instancePath:i+"/range"})||(r=n(r,S),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"text")){const e=l
if("string"!=typeof s.text)return t(C,i+"/text")
o=e===l}else o=!0
if(o){if(e(s,"imports")){let e=s.imports
const n=l
if(l===n){if(!Array.isArray(e))return t(C,i+"/imports")
{const n=e.length
for(let s=0;s<n;s++){const n=l
if("string"!=typeof e[s])return t(C,i+"/imports/"+s)
if(!(n===l))break}}}o=n===l}else o=!0
if(o){if(e(s,"asyncAt")){let t=s.asyncAt
const c=l,h=l
let p=!1
const g=l
if(l===g)if(t&&"object"==typeof t&&!Array.isArray(t)){let s
if(!e(t,"line")&&(s="line")||!e(t,"column")&&(s="column")){const e={instancePath:i+"/asyncAt",params:{missingProperty:s}}
null===r?r=[e]:r.push(e),l++}else{if(e(t,"line")){const e=l
a(t.line,{instancePath:i+"/asyncAt/line"})||(r=n(r,a),l=r.length)
var f=e===l}else f=!0
if(f)if(e(t,"column")){const e=l
a(t.column,{instancePath:i+"/asyncAt/column"})||(r=n(r,a),l=r.length)
f=e===l}else f=!0}}else{const e={instancePath:i+"/asyncAt"}
null===r?r=[e]:r.push(e),l++}var u=g===l
if(p=p||u,!p){const e=l
if(null!==t){const e={instancePath:i+"/asyncAt"}
null===r?r=[e]:r.push(e),l++}u=e===l
p=p||u}if(!p){const e={instancePath:i+"/asyncAt"}
return null===r?r=[e]:r.push(e),l++,C.errors=r,!1}l=h,null!==r&&(h?r.length=h:r=null)
o=c===l}else o=!0
if(o){if(e(s,"closeAt")){let c=s.closeAt
const f=l
if(l===f){if(!c||"object"!=typeof c||Array.isArray(c))return t(C,i+"/closeAt")
{let t
if(!e(c,"line")&&(t="line")||!e(c,"column")&&(t="column"))return C.errors=[{instancePath:i+"/closeAt",params:{missingProperty:t}}],!1
if(e(c,"line")){const e=l
a(c.line,{instancePath:i+"/closeAt/line"})||(r=n(r,a),l=r.length)
var h=e===l}else h=!0
if(h)if(e(c,"column")){const e=l
a(c.column,{instancePath:i+"/closeAt/column"})||(r=n(r,a),l=r.length)
h=e===l}else h=!0}}o=f===l}else o=!0
if(o)if(e(s,"callersMustAwait")){const e=l
if("boolean"!=typeof s.callersMustAwait)return t(C,i+"/callersMustAwait")
o=e===l}else o=!0}}}}}}}}return C.errors=r,0===l}function O(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(O,i)
{let h
if(!e(s,"rule")&&(h="rule")||!e(s,"severity")&&(h="severity")||!e(s,"operation")&&(h="operation")||!e(s,"site")&&(h="site")||!e(s,"callSite")&&(h="callSite")||!e(s,"ticks")&&(h="ticks")||!e(s,"share")&&(h="share")||!e(s,"message")&&(h="message")||!e(s,"edit")&&(h="edit")||!e(s,"advice")&&(h="advice")||!e(s,"notes")&&(h="notes")||!e(s,"verify")&&(h="verify")||!e(s,"docs")&&(h="docs")||!e(s,"fingerprint")&&(h="fingerprint"))return O.errors=[{instancePath:i,params:{missingProperty:h}}],!1
if(e(s,"rule")){const e=o
if("string"!=typeof s.rule)return t(O,i+"/rule")
var c=e===o}else c=!0
if(c){if(e(s,"severity")){const e=o
j(s.severity,{instancePath:i+"/severity"})||(l=n(l,j),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"operation")){const e=o
if("string"!=typeof s.operation)return t(O,i+"/operation")
c=e===o}else c=!0
if(c){if(e(s,"site")){let e=s.site
const n=o
if("string"!=typeof e&&null!==e)return t(O,i+"/site")
c=n===o}else c=!0
if(c){if(e(s,"callSite")){let e=s.callSite
const t=o,r=o
let a=!1
const u=o
x(e,{instancePath:i+"/callSite"})||(l=n(l,x),o=l.length)
var f=u===o
if(a=a||f,!a){const t=o
if(null!==e){const e={instancePath:i+"/callSite"}
null===l?l=[e]:l.push(e),o++}f=t===o
a=a||f}if(!a){const e={instancePath:i+"/callSite"}
return null===l?l=[e]:l.push(e),o++,O.errors=l,!1}o=r,null!==l&&(r?l.length=r:l=null)
c=t===o}else c=!0
if(c){if(e(s,"ticks")){const e=o
a(s.ticks,{instancePath:i+"/ticks"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"share")){const e=o
y(s.share,{instancePath:i+"/share"})||(l=n(l,y),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"ms")){const e=o
r(s.ms,{instancePath:i+"/ms"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"message")){const e=o
if("string"!=typeof s.message)return t(O,i+"/message")
c=e===o}else c=!0
if(c){if(e(s,"edit")){let e=s.edit
const t=o,r=o
let a=!1
const f=o
C(e,{instancePath:i+"/edit"})||(l=n(l,C),o=l.length)
var u=f===o
if(a=a||u,!a){const t=o
if(null!==e){const e={instancePath:i+"/edit"}
null===l?l=[e]:l.push(e),o++}u=t===o
a=a||u}if(!a){const e={instancePath:i+"/edit"}
return null===l?l=[e]:l.push(e),o++,O.errors=l,!1}o=r,null!==l&&(r?l.length=r:l=null)
c=t===o}else c=!0
if(c){if(e(s,"advice")){let e=s.advice
const n=o
if(o===n){if(!Array.isArray(e))return t(O,i+"/advice")
{const n=e.length
for(let s=0;s<n;s++){const n=o
if("string"!=typeof e[s])return t(O,i+"/advice/"+s)
if(!(n===o))break}}}c=n===o}else c=!0
if(c){if(e(s,"notes")){let e=s.notes
const n=o
if(o===n){if(!Array.isArray(e))return t(O,i+"/notes")
{const n=e.length
for(let s=0;s<n;s++){const n=o
if("string"!=typeof e[s])return t(O,i+"/notes/"+s)
if(!(n===o))break}}}c=n===o}else c=!0
if(c){if(e(s,"verify")){const e=o
if("string"!=typeof s.verify)return t(O,i+"/verify")
c=e===o}else c=!0
if(c){if(e(s,"docs")){const e=o
if("string"!=typeof s.docs)return t(O,i+"/docs")
c=e===o}else c=!0
if(c)if(e(s,"fingerprint")){const e=o
if("string"!=typeof s.fingerprint)return t(O,i+"/fingerprint")
c=e===o}else c=!0}}}}}}}}}}}}}}}return O.errors=l,0===o}function I(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(I,i)
{let m
if(!e(s,"kind")&&(m="kind")||!e(s,"method")&&(m="method")||!e(s,"pattern")&&(m="pattern")||!e(s,"candidates")&&(m="candidates")||!e(s,"file")&&(m="file")||!e(s,"line")&&(m="line")||!e(s,"requests")&&(m="requests")||!e(s,"ticks")&&(m="ticks")||!e(s,"inferredTicks")&&(m="inferredTicks")||!e(s,"share")&&(m="share")||!e(s,"interval")&&(m="interval")||!e(s,"cryptoMs")&&(m="cryptoMs")||!e(s,"busyMs")&&(m="busyMs")||!e(s,"cryptoMsPerRequest")&&(m="cryptoMsPerRequest")||!e(s,"maxPerSecondPerCore")&&(m="maxPerSecondPerCore")||!e(s,"operations")&&(m="operations")||!e(s,"callSites")&&(m="callSites"))return I.errors=[{instancePath:i,params:{missingProperty:m}}],!1
if(e(s,"kind")){let e=s.kind
const n=o
if("route"!==e&&"shared"!==e&&"middleware"!==e&&"untied"!==e)return t(I,i+"/kind")
var c=n===o}else c=!0
if(c){if(e(s,"method")){let e=s.method
const n=o
if("string"!=typeof e&&null!==e)return t(I,i+"/method")
c=n===o}else c=!0
if(c){if(e(s,"pattern")){let e=s.pattern
const n=o
if("string"!=typeof e&&null!==e)return t(I,i+"/pattern")
c=n===o}else c=!0
if(c){if(e(s,"path")){const e=o
if("string"!=typeof s.path)return t(I,i+"/path")
c=e===o}else c=!0
if(c){if(e(s,"candidates")){let e=s.candidates
const n=o
if(o===n){if(!Array.isArray(e))return t(I,i+"/candidates")
{const n=e.length
for(let s=0;s<n;s++){const n=o
if("string"!=typeof e[s])return t(I,i+"/candidates/"+s)
if(!(n===o))break}}}c=n===o}else c=!0
if(c){if(e(s,"file")){const e=o
if("string"!=typeof s.file)return t(I,i+"/file")
c=e===o}else c=!0
if(c){if(e(s,"line")){let e=s.line
const t=o,r=o
let u=!1
const h=o
a(e,{instancePath:i+"/line"})||(l=n(l,a),o=l.length)
var f=h===o
if(u=u||f,!u){const t=o
if(null!==e){const e={instancePath:i+"/line"}
null===l?l=[e]:l.push(e),o++}f=t===o
u=u||f}if(!u){const e={instancePath:i+"/line"}
return null===l?l=[e]:l.push(e),o++,I.errors=l,!1}o=r,null!==l&&(r?l.length=r:l=null)
c=t===o}else c=!0
if(c){if(e(s,"requests")){let e=s.requests
const t=o,r=o
let f=!1
const h=o
a(e,{instancePath:i+"/requests"})||(l=n(l,a),o=l.length)
var u=h===o
if(f=f||u,!f){const t=o
if(null!==e){const e={instancePath:i+"/requests"}
null===l?l=[e]:l.push(e),o++}u=t===o
f=f||u}if(!f){const e={instancePath:i+"/requests"}
return null===l?l=[e]:l.push(e),o++,I.errors=l,!1}o=r,null!==l&&(r?l.length=r:l=null)
c=t===o}else c=!0
if(c){if(e(s,"ticks")){const e=o
a(s.ticks,{instancePath:i+"/ticks"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"inferredTicks")){const e=o
a(s.inferredTicks,{instancePath:i+"/inferredTicks"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"share")){const e=o
y(s.share,{instancePath:i+"/share"})||(l=n(l,y),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"interval")){const e=o
d(s.interval,{instancePath:i+"/interval"})||(l=n(l,d),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"cryptoMs")){const e=o
r(s.cryptoMs,{instancePath:i+"/cryptoMs"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"busyMs")){let e=s.busyMs
const t=o,a=o
let f=!1
const u=o
r(e,{instancePath:i+"/busyMs"})||(l=n(l,r),o=l.length)
var h=u===o
if(f=f||h,!f){const t=o
if(null!==e){const e={instancePath:i+"/busyMs"}
null===l?l=[e]:l.push(e),o++}h=t===o
f=f||h}if(!f){const e={instancePath:i+"/busyMs"}
return null===l?l=[e]:l.push(e),o++,I.errors=l,!1}o=a,null!==l&&(a?l.length=a:l=null)
c=t===o}else c=!0
if(c){if(e(s,"cryptoMsPerRequest")){let e=s.cryptoMsPerRequest
const t=o,a=o
let f=!1
const u=o
r(e,{instancePath:i+"/cryptoMsPerRequest"})||(l=n(l,r),o=l.length)
var p=u===o
if(f=f||p,!f){const t=o
if(null!==e){const e={instancePath:i+"/cryptoMsPerRequest"}
null===l?l=[e]:l.push(e),o++}p=t===o
f=f||p}if(!f){const e={instancePath:i+"/cryptoMsPerRequest"}
return null===l?l=[e]:l.push(e),o++,I.errors=l,!1}o=a,null!==l&&(a?l.length=a:l=null)
c=t===o}else c=!0
if(c){if(e(s,"maxPerSecondPerCore")){let e=s.maxPerSecondPerCore
const t=o,a=o
let f=!1
const u=o
r(e,{instancePath:i+"/maxPerSecondPerCore"})||(l=n(l,r),o=l.length)
var g=u===o
if(f=f||g,!f){const t=o
if(null!==e){const e={instancePath:i+"/maxPerSecondPerCore"}
null===l?l=[e]:l.push(e),o++}g=t===o
f=f||g}if(!f){const e={instancePath:i+"/maxPerSecondPerCore"}
return null===l?l=[e]:l.push(e),o++,I.errors=l,!1}o=a,null!==l&&(a?l.length=a:l=null)
c=t===o}else c=!0
if(c){if(e(s,"operations")){let r=s.operations
const f=o
if(o===f){if(!Array.isArray(r))return t(I,i+"/operations")
{const s=r.length
for(let c=0;c<s;c++){let s=r[c]
const f=o
if(o===f){if(!s||"object"!=typeof s||Array.isArray(s))return t(I,i+"/operations/"+c)
{let r
if(!e(s,"id")&&(r="id")||!e(s,"algorithm")&&(r="algorithm")||!e(s,"ticks")&&(r="ticks"))return I.errors=[{instancePath:i+"/operations/"+c,params:{missingProperty:r}}],!1
if(e(s,"id")){const e=o
if("string"!=typeof s.id)return t(I,i+"/operations/"+c+"/id")
var P=e===o}else P=!0
if(P){if(e(s,"algorithm")){const e=o
if("string"!=typeof s.algorithm)return t(I,i+"/operations/"+c+"/algorithm")
P=e===o}else P=!0
if(P)if(e(s,"ticks")){const e=o
a(s.ticks,{instancePath:i+"/operations/"+c+"/ticks"})||(l=n(l,a),o=l.length)
P=e===o}else P=!0}}}if(!(f===o))break}}}c=f===o}else c=!0
if(c)if(e(s,"callSites")){let e=s.callSites
const n=o
if(o===n){if(!Array.isArray(e))return t(I,i+"/callSites")
{const n=e.length
for(let s=0;s<n;s++){const n=o
if("string"!=typeof e[s])return t(I,i+"/callSites/"+s)
if(!(n===o))break}}}c=n===o}else c=!0}}}}}}}}}}}}}}}}}}return I.errors=l,0===o}function F(e,{instancePath:n=""}={}){return"main"!==e&&"worker"!==e&&"pool"!==e&&"helper"!==e?t(F,n):(F.errors=null,!0)}function N(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(N,i)
{let c
if(!e(s,"source")&&(c="source")||!e(s,"pid")&&(c="pid")||!e(s,"thread")&&(c="thread")||!e(s,"node")&&(c="node")||!e(s,"v8")&&(c="v8")||!e(s,"ticks")&&(c="ticks")||!e(s,"busyTicks")&&(c="busyTicks")||!e(s,"cryptoTicks")&&(c="cryptoTicks"))return N.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"source")){const e=l
if("string"!=typeof s.source)return t(N,i+"/source")
var o=e===l}else o=!0
if(o){if(e(s,"pid")){const e=l
a(s.pid,{instancePath:i+"/pid"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"thread")){const e=l
F(s.thread,{instancePath:i+"/thread"})||(r=n(r,F),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"script")){const e=l
if("string"!=typeof s.script)return t(N,i+"/script")
o=e===l}else o=!0
if(o){if(e(s,"node")){const e=l
if("string"!=typeof s.node)return t(N,i+"/node")
o=e===l}else o=!0
if(o){if(e(s,"v8")){const e=l
if("string"!=typeof s.v8)return t(N,i+"/v8")
o=e===l}else o=!0
if(o){if(e(s,"ticks")){const e=l
a(s.ticks,{instancePath:i+"/ticks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"busyTicks")){const e=l
a(s.busyTicks,{instancePath:i+"/busyTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"cryptoTicks")){const e=l
a(s.cryptoTicks,{instancePath:i+"/cryptoTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0}}}}}}}}}return N.errors=r,0===l}function q(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(q,i)
{let c
if(!e(s,"name")&&(c="name")||!e(s,"source")&&(c="source")||!e(s,"node")&&(c="node")||!e(s,"ticks")&&(c="ticks")||!e(s,"busyTicks")&&(c="busyTicks")||!e(s,"cryptoTicks")&&(c="cryptoTicks")||!e(s,"share")&&(c="share")||!e(s,"interval")&&(c="interval"))return q.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"name")){const e=l
if("string"!=typeof s.name)return t(q,i+"/name")
var o=e===l}else o=!0
if(o){if(e(s,"source")){const e=l
if("string"!=typeof s.source)return t(q,i+"/source")
o=e===l}else o=!0
if(o){if(e(s,"node")){const e=l
if("string"!=typeof s.node)return t(q,i+"/node")
o=e===l}else o=!0
if(o){if(e(s,"ticks")){const e=l
a(s.ticks,{instancePath:i+"/ticks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"busyTicks")){const e=l
a(s.busyTicks,{instancePath:i+"/busyTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"cryptoTicks")){const e=l
a(s.cryptoTicks,{instancePath:i+"/cryptoTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"share")){const e=l
y(s.share,{instancePath:i+"/share"})||(r=n(r,y),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"interval")){const e=l
d(s.interval,{instancePath:i+"/interval"})||(r=n(r,d),l=r.length)
o=e===l}else o=!0}}}}}}}}return q.errors=r,0===l}function U(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(U,i)
{let c
if(!e(s,"file")&&(c="file")||!e(s,"ticks")&&(c="ticks")||!e(s,"unidentifiedTicks")&&(c="unidentifiedTicks"))return U.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"file")){const e=l
if("string"!=typeof s.file)return t(U,i+"/file")
var o=e===l}else o=!0
if(o){if(e(s,"ticks")){const e=l
a(s.ticks,{instancePath:i+"/ticks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"unidentifiedTicks")){const e=l
a(s.unidentifiedTicks,{instancePath:i+"/unidentifiedTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0}}}return U.errors=r,0===l}function B(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(B,i)
{let f
if(!e(s,"threads")&&(f="threads")||!e(s,"ticks")&&(f="ticks")||!e(s,"busyTicks")&&(f="busyTicks")||!e(s,"idleTicks")&&(f="idleTicks")||!e(s,"busyMs")&&(f="busyMs")||!e(s,"operations")&&(f="operations")||!e(s,"helperTicks")&&(f="helperTicks"))return B.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"threads")){const e=o
a(s.threads,{instancePath:i+"/threads"})||(l=n(l,a),o=l.length)
var c=e===o}else c=!0
if(c){if(e(s,"ticks")){const e=o
a(s.ticks,{instancePath:i+"/ticks"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"busyTicks")){const e=o
a(s.busyTicks,{instancePath:i+"/busyTicks"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"idleTicks")){const e=o
a(s.idleTicks,{instancePath:i+"/idleTicks"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"busyMs")){const e=o
r(s.busyMs,{instancePath:i+"/busyMs"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"operations")){let e=s.operations
const r=o
if(o===r){if(!Array.isArray(e))return t(B,i+"/operations")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(m(e[s],{instancePath:i+"/operations/"+s})||(l=n(l,m),o=l.length),!(t===o))break}}}c=r===o}else c=!0
if(c)if(e(s,"helperTicks")){const e=o
a(s.helperTicks,{instancePath:i+"/helperTicks"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0}}}}}}}return B.errors=l,0===o}function R(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(R,i)
{let t
if(!e(s,"requests")&&(t="requests")||!e(s,"requestsPerSecond")&&(t="requestsPerSecond")||!e(s,"latencyP50Ms")&&(t="latencyP50Ms")||!e(s,"latencyP99Ms")&&(t="latencyP99Ms")||!e(s,"errors")&&(t="errors"))return R.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"requests")){const e=o
a(s.requests,{instancePath:i+"/requests"})||(l=n(l,a),o=l.length)
var c=e===o}else c=!0
if(c){if(e(s,"requestsPerSecond")){const e=o
r(s.requestsPerSecond,{instancePath:i+"/requestsPerSecond"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"latencyP50Ms")){const e=o
r(s.latencyP50Ms,{instancePath:i+"/latencyP50Ms"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"latencyP99Ms")){const e=o
r(s.latencyP99Ms,{instancePath:i+"/latencyP99Ms"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"errors")){const e=o
a(s.errors,{instancePath:i+"/errors"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"unanswered")){const e=o
a(s.unanswered,{instancePath:i+"/unanswered"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c)if(e(s,"sent")){const e=o
a(s.sent,{instancePath:i+"/sent"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0}}}}}}}return R.errors=l,0===o}const L=new RegExp("^[\\w./-]{1,64}$","u")
function E(e,{instancePath:s=""}={}){let i=null,r=0
if(0===r){if(!e||"object"!=typeof e||Array.isArray(e))return t(E,s)
if(Object.keys(e).length>100)return t(E,s)
for(const t of Object.keys(e)){const e=r
if("string"==typeof t&&!L.test(t)){const e={instancePath:s,propertyName:t}
null===i?i=[e]:i.push(e),r++}var l=e===r
if(!l){const e={instancePath:s}
return null===i?i=[e]:i.push(e),r++,E.errors=i,!1}}if(l)for(const t of Object.keys(e)){const l=r
if(a(e[t],{instancePath:s+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(i=n(i,a),r=i.length),!(l===r))break}}return E.errors=i,0===r}function K(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(K,i)
{let t
if(!e(s,"handshakes")&&(t="handshakes")||!e(s,"resumed")&&(t="resumed")||!e(s,"protocols")&&(t="protocols")||!e(s,"ciphers")&&(t="ciphers")||!e(s,"groups")&&(t="groups"))return K.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"handshakes")){const e=l
a(s.handshakes,{instancePath:i+"/handshakes"})||(r=n(r,a),l=r.length)
var o=e===l}else o=!0
if(o){if(e(s,"resumed")){const e=l
a(s.resumed,{instancePath:i+"/resumed"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"protocols")){const e=l
E(s.protocols,{instancePath:i+"/protocols"})||(r=n(r,E),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"ciphers")){const e=l
E(s.ciphers,{instancePath:i+"/ciphers"})||(r=n(r,E),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"groups")){const e=l
E(s.groups,{instancePath:i+"/groups"})||(r=n(r,E),l=r.length)
o=e===l}else o=!0}}}}}return K.errors=r,0===l}const W=e=>{let t=0
for(const n of e)t++
return t}
function V(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(V,i)
{let c
if(!e(s,"method")&&(c="method")||!e(s,"path")&&(c="path")||!e(s,"requests")&&(c="requests")||!e(s,"isAlone")&&(c="isAlone"))return V.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"method")){let e=s.method
const n=l
if(l===n){if("string"!=typeof e)return t(V,i+"/method")
if(W(e)>32)return t(V,i+"/method")}var o=n===l}else o=!0
if(o){if(e(s,"path")){let e=s.path
const n=l
if(l===n){if("string"!=typeof e)return t(V,i+"/path")
if(W(e)>512)return t(V,i+"/path")}o=n===l}else o=!0
if(o){if(e(s,"requests")){const e=l
a(s.requests,{instancePath:i+"/requests"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"isAlone")){const e=l
if("boolean"!=typeof s.isAlone)return t(V,i+"/isAlone")
o=e===l}else o=!0
if(o){if(e(s,"handler")){let e=s.handler
const n=l
if(l===n){if("string"!=typeof e)return t(V,i+"/handler")
if(W(e)>32)return t(V,i+"/handler")}o=n===l}else o=!0
if(o){if(e(s,"prefix")){let e=s.prefix
const n=l
if(l===n){if("string"!=typeof e)return t(V,i+"/prefix")
if(W(e)>32)return t(V,i+"/prefix")}o=n===l}else o=!0
if(o)if(e(s,"tail")){let e=s.tail
const n=l
if(l===n){if("string"!=typeof e)return t(V,i+"/tail")
if(W(e)>32)return t(V,i+"/tail")}o=n===l}else o=!0}}}}}}}return V.errors=r,0===l}function Q(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(Q,i)
{let u
if(!e(s,"requests")&&(u="requests")||!e(s,"clientRequests")&&(u="clientRequests")||!e(s,"tlsServer")&&(u="tlsServer")||!e(s,"tlsClient")&&(u="tlsClient")||!e(s,"processes")&&(u="processes")||!e(s,"complete")&&(u="complete"))return Q.errors=[{instancePath:i,params:{missingProperty:u}}],!1
if(e(s,"requests")){const e=l
a(s.requests,{instancePath:i+"/requests"})||(r=n(r,a),l=r.length)
var o=e===l}else o=!0
if(o){if(e(s,"unanswered")){const e=l
a(s.unanswered,{instancePath:i+"/unanswered"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"serverErrors")){const e=l
a(s.serverErrors,{instancePath:i+"/serverErrors"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"clientErrors")){const e=l
a(s.clientErrors,{instancePath:i+"/clientErrors"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"clientRequests")){const e=l
a(s.clientRequests,{instancePath:i+"/clientRequests"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"tlsServer")){let e=s.tlsServer
const t=l,a=l
let f=!1
const u=l
K(e,{instancePath:i+"/tlsServer"})||(r=n(r,K),l=r.length)
var c=u===l
if(f=f||c,!f){const t=l
if(null!==e){const e={instancePath:i+"/tlsServer"}
null===r?r=[e]:r.push(e),l++}c=t===l
f=f||c}if(!f){const e={instancePath:i+"/tlsServer"}
return null===r?r=[e]:r.push(e),l++,Q.errors=r,!1}l=a,null!==r&&(a?r.length=a:r=null)
o=t===l}else o=!0
if(o){if(e(s,"tlsClient")){let e=s.tlsClient
const t=l,a=l
let c=!1
const u=l
K(e,{instancePath:i+"/tlsClient"})||(r=n(r,K),l=r.length)
var f=u===l
if(c=c||f,!c){const t=l
if(null!==e){const e={instancePath:i+"/tlsClient"}
null===r?r=[e]:r.push(e),l++}f=t===l
c=c||f}if(!c){const e={instancePath:i+"/tlsClient"}
return null===r?r=[e]:r.push(e),l++,Q.errors=r,!1}l=a,null!==r&&(a?r.length=a:r=null)
o=t===l}else o=!0
if(o){if(e(s,"routes")){let e=s.routes
const a=l
if(l===a){if(!Array.isArray(e))return t(Q,i+"/routes")
if(e.length>1e3)return t(Q,i+"/routes")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(V(e[s],{instancePath:i+"/routes/"+s})||(r=n(r,V),l=r.length),!(t===l))break}}}o=a===l}else o=!0
if(o){if(e(s,"processes")){const e=l
a(s.processes,{instancePath:i+"/processes"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"complete")){const e=l
if("boolean"!=typeof s.complete)return t(Q,i+"/complete")
o=e===l}else o=!0}}}}}}}}}}return Q.errors=r,0===l}function $(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t($,i)
{let f
if(!e(s,"type")&&(f="type")||!e(s,"bits")&&(f="bits")||!e(s,"curve")&&(f="curve"))return $.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"type")){let e=s.type
const n=l
if("rsa"!==e&&"ec"!==e&&"ed25519"!==e&&"other"!==e)return t($,i+"/type")
var o=n===l}else o=!0
if(o){if(e(s,"bits")){let e=s.bits
const t=l,f=l
let u=!1
const h=l
a(e,{instancePath:i+"/bits"})||(r=n(r,a),l=r.length)
var c=h===l
if(u=u||c,!u){const t=l
if(null!==e){const e={instancePath:i+"/bits"}
null===r?r=[e]:r.push(e),l++}c=t===l
u=u||c}if(!u){const e={instancePath:i+"/bits"}
return null===r?r=[e]:r.push(e),l++,$.errors=r,!1}l=f,null!==r&&(f?r.length=f:r=null)
o=t===l}else o=!0
if(o)if(e(s,"curve")){const e=l
if("string"!=typeof s.curve)return t($,i+"/curve")
o=e===l}else o=!0}}}return $.errors=r,0===l}function G(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(G,i)
{let t
if(void 0===s.withDispatcher&&(s.withDispatcher=0),void 0===s.agentIsPlain&&(s.agentIsPlain=0),void 0===s.preSharedKey&&(s.preSharedKey=0),void 0===s.renegotiated&&(s.renegotiated=0),void 0===s.closedByRequest&&(s.closedByRequest=0),void 0===s.leftIdle&&(s.leftIdle=0),!e(s,"withAgent")&&(t="withAgent")||!e(s,"agentKeepsAlive")&&(t="agentKeepsAlive")||!e(s,"agentKeepsNoSessions")&&(t="agentKeepsNoSessions")||!e(s,"sessionOffered")&&(t="sessionOffered")||!e(s,"ownContext")&&(t="ownContext")||!e(s,"ownCa")&&(t="ownCa")||!e(s,"ownIdentityCheck")&&(t="ownIdentityCheck")||!e(s,"forbidsTls13")&&(t="forbidsTls13")||!e(s,"ownCurves")&&(t="ownCurves")||!e(s,"closedByServer")&&(t="closedByServer"))return G.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"withAgent")){const e=l
a(s.withAgent,{instancePath:i+"/withAgent"})||(r=n(r,a),l=r.length)
var o=e===l}else o=!0
if(o){const t=l
if(a(s.withDispatcher,{instancePath:i+"/withDispatcher"})||(r=n(r,a),l=r.length),o=t===l){if(e(s,"agentKeepsAlive")){const e=l
a(s.agentKeepsAlive,{instancePath:i+"/agentKeepsAlive"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){const t=l
if(a(s.agentIsPlain,{instancePath:i+"/agentIsPlain"})||(r=n(r,a),l=r.length),o=t===l){if(e(s,"agentKeepsNoSessions")){const e=l
a(s.agentKeepsNoSessions,{instancePath:i+"/agentKeepsNoSessions"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"sessionOffered")){const e=l
a(s.sessionOffered,{instancePath:i+"/sessionOffered"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"ownContext")){const e=l
a(s.ownContext,{instancePath:i+"/ownContext"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"ownCa")){const e=l
a(s.ownCa,{instancePath:i+"/ownCa"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"ownIdentityCheck")){const e=l
a(s.ownIdentityCheck,{instancePath:i+"/ownIdentityCheck"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"forbidsTls13")){const e=l
a(s.forbidsTls13,{instancePath:i+"/forbidsTls13"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"ownCurves")){const e=l
a(s.ownCurves,{instancePath:i+"/ownCurves"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){const t=l
if(a(s.preSharedKey,{instancePath:i+"/preSharedKey"})||(r=n(r,a),l=r.length),o=t===l){const t=l
if(a(s.renegotiated,{instancePath:i+"/renegotiated"})||(r=n(r,a),l=r.length),o=t===l){if(e(s,"closedByServer")){const e=l
a(s.closedByServer,{instancePath:i+"/closedByServer"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){const e=l
if(a(s.closedByRequest,{instancePath:i+"/closedByRequest"})||(r=n(r,a),l=r.length),o=e===l){const e=l
a(s.leftIdle,{instancePath:i+"/leftIdle"})||(r=n(r,a),l=r.length)
o=e===l}}}}}}}}}}}}}}}}}return G.errors=r,0===l}function z(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(z,s)
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
if(!(0===r))break}}}i=0===r}else i=!0}return z.errors=null,!0}function H(e,{instancePath:n=""}={}){return"text"!==e&&"bytes"!==e&&"key"!==e&&"other"!==e?t(H,n):(H.errors=null,!0)}function D(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(D,i)
{let o
if(!e(s,"name")&&(o="name")||!e(s,"range")&&(o="range")||!e(s,"valueRange")&&(o="valueRange")||!e(s,"text")&&(o="text")||!e(s,"value")&&(o="value")||!e(s,"isConstant")&&(o="isConstant"))return D.errors=[{instancePath:i,params:{missingProperty:o}}],!1
if(e(s,"name")){const e=l
if("string"!=typeof s.name)return t(D,i+"/name")
var a=e===l}else a=!0
if(a){if(e(s,"range")){const e=l
S(s.range,{instancePath:i+"/range"})||(r=n(r,S),l=r.length)
a=e===l}else a=!0
if(a){if(e(s,"valueRange")){const e=l
S(s.valueRange,{instancePath:i+"/valueRange"})||(r=n(r,S),l=r.length)
a=e===l}else a=!0
if(a){if(e(s,"text")){let e=s.text
const n=l
if("string"!=typeof e&&null!==e)return t(D,i+"/text")
a=n===l}else a=!0
if(a){if(e(s,"value")){let e=s.value
const n=l
if("string"!=typeof e&&("number"!=typeof e||!isFinite(e))&&null!==e)return t(D,i+"/value")
a=n===l}else a=!0
if(a){if(e(s,"isConstant")){const e=l
if("boolean"!=typeof s.isConstant)return t(D,i+"/isConstant")
a=e===l}else a=!0
if(a)if(e(s,"dependsOn")){let e=s.dependsOn
const n=l
if(l===n){if(!Array.isArray(e))return t(D,i+"/dependsOn")
{const n=e.length
for(let s=0;s<n;s++){const n=l
if("string"!=typeof e[s])return t(D,i+"/dependsOn/"+s)
if(!(n===l))break}}}a=n===l}else a=!0}}}}}}}return D.errors=r,0===l}function J(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(J,i)
{let c
if(!e(s,"of")&&(c="of")||!e(s,"argument")&&(c="argument")||!e(s,"path")&&(c="path")||!e(s,"range")&&(c="range")||!e(s,"end")&&(c="end")||!e(s,"isInPlace")&&(c="isInPlace")||!e(s,"isShared")&&(c="isShared")||!e(s,"hasOthers")&&(c="hasOthers")||!e(s,"properties")&&(c="properties"))return J.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"of")){let e=s.of
const n=l
if("call"!==e&&"maker"!==e)return t(J,i+"/of")
var o=n===l}else o=!0
if(o){if(e(s,"argument")){const e=l
a(s.argument,{instancePath:i+"/argument"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"path")){const e=l
if("string"!=typeof s.path)return t(J,i+"/path")
o=e===l}else o=!0
if(o){if(e(s,"range")){const e=l
S(s.range,{instancePath:i+"/range"})||(r=n(r,S),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"end")){const e=l
S(s.end,{instancePath:i+"/end"})||(r=n(r,S),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"isInPlace")){const e=l
if("boolean"!=typeof s.isInPlace)return t(J,i+"/isInPlace")
o=e===l}else o=!0
if(o){if(e(s,"isShared")){const e=l
if("boolean"!=typeof s.isShared)return t(J,i+"/isShared")
o=e===l}else o=!0
if(o){if(e(s,"hasOthers")){const e=l
if("boolean"!=typeof s.hasOthers)return t(J,i+"/hasOthers")
o=e===l}else o=!0
if(o)if(e(s,"properties")){let e=s.properties
const a=l
if(l===a){if(!Array.isArray(e))return t(J,i+"/properties")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(D(e[s],{instancePath:i+"/properties/"+s})||(r=n(r,D),l=r.length),!(t===l))break}}}o=a===l}else o=!0}}}}}}}}}return J.errors=r,0===l}function X(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(X,i)
{let c
if(!e(s,"file")&&(c="file")||!e(s,"line")&&(c="line")||!e(s,"why")&&(c="why"))return X.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"file")){const e=l
if("string"!=typeof s.file)return t(X,i+"/file")
var o=e===l}else o=!0
if(o){if(e(s,"line")){const e=l
a(s.line,{instancePath:i+"/line"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"why")){let e=s.why
const n=l
if("left"!==e&&"updated"!==e&&"raced"!==e&&"missed"!==e&&"overtaken"!==e)return t(X,i+"/why")
o=n===l}else o=!0}}}return X.errors=r,0===l}function Y(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(Y,i)
{let u
if(!e(s,"unawaited")&&(u="unawaited")||!e(s,"areKnown")&&(u="areKnown")||!e(s,"router")&&(u="router")||!e(s,"routerCall")&&(u="routerCall")||!e(s,"isOnlyHanded")&&(u="isOnlyHanded"))return Y.errors=[{instancePath:i,params:{missingProperty:u}}],!1
if(e(s,"unawaited")){let f=s.unawaited
const u=l
if(l===u){if(!Array.isArray(f))return t(Y,i+"/unawaited")
{const s=f.length
for(let c=0;c<s;c++){let s=f[c]
const u=l
if(l===u){if(!s||"object"!=typeof s||Array.isArray(s))return t(Y,i+"/unawaited/"+c)
{let f
if(!e(s,"file")&&(f="file")||!e(s,"line")&&(f="line"))return Y.errors=[{instancePath:i+"/unawaited/"+c,params:{missingProperty:f}}],!1
if(e(s,"file")){const e=l
if("string"!=typeof s.file)return t(Y,i+"/unawaited/"+c+"/file")
var o=e===l}else o=!0
if(o){if(e(s,"line")){const e=l
a(s.line,{instancePath:i+"/unawaited/"+c+"/line"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"isChained")){const e=l
if("boolean"!=typeof s.isChained)return t(Y,i+"/unawaited/"+c+"/isChained")
o=e===l}else o=!0
if(o){if(e(s,"mayBe")){const e=l
if("boolean"!=typeof s.mayBe)return t(Y,i+"/unawaited/"+c+"/mayBe")
o=e===l}else o=!0
if(o){if(e(s,"isAtOnce")){const e=l
if("boolean"!=typeof s.isAtOnce)return t(Y,i+"/unawaited/"+c+"/isAtOnce")
o=e===l}else o=!0
if(o)if(e(s,"taker")){const e=l
if("string"!=typeof s.taker)return t(Y,i+"/unawaited/"+c+"/taker")
o=e===l}else o=!0}}}}}}if(!(u===l))break}}}var c=u===l}else c=!0
if(c){if(e(s,"areKnown")){const e=l
if("boolean"!=typeof s.areKnown)return t(Y,i+"/areKnown")
c=e===l}else c=!0
if(c){if(e(s,"areUnread")){const e=l
if("boolean"!=typeof s.areUnread)return t(Y,i+"/areUnread")
c=e===l}else c=!0
if(c){if(e(s,"router")){const e=l
if("string"!=typeof s.router)return t(Y,i+"/router")
c=e===l}else c=!0
if(c){if(e(s,"routerCall")){const e=l
if("string"!=typeof s.routerCall)return t(Y,i+"/routerCall")
c=e===l}else c=!0
if(c){if(e(s,"isOnlyHanded")){const e=l
if("boolean"!=typeof s.isOnlyHanded)return t(Y,i+"/isOnlyHanded")
c=e===l}else c=!0
if(c){if(e(s,"passedTo")){const e=l
if("string"!=typeof s.passedTo)return t(Y,i+"/passedTo")
c=e===l}else c=!0
if(c)if(e(s,"pausedAt")){let e=s.pausedAt
const t=l,a=l
let o=!1
const u=l
X(e,{instancePath:i+"/pausedAt"})||(r=n(r,X),l=r.length)
var f=u===l
if(o=o||f,!o){const t=l
if(null!==e){const e={instancePath:i+"/pausedAt"}
null===r?r=[e]:r.push(e),l++}f=t===l
o=o||f}if(!o){const e={instancePath:i+"/pausedAt"}
return null===r?r=[e]:r.push(e),l++,Y.errors=r,!1}l=a,null!==r&&(a?r.length=a:r=null)
c=t===l}else c=!0}}}}}}}}return Y.errors=r,0===l}function Z(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(Z,i)
{let f
if(!e(s,"by")&&(f="by")||!e(s,"file")&&(f="file")||!e(s,"line")&&(f="line"))return Z.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"by")){let e=s.by
const n=l
if("fastify"!==e&&"koa"!==e&&"hono"!==e&&"express"!==e)return t(Z,i+"/by")
var o=n===l}else o=!0
if(o){if(e(s,"file")){const e=l
if("string"!=typeof s.file)return t(Z,i+"/file")
o=e===l}else o=!0
if(o)if(e(s,"line")){let e=s.line
const t=l,f=l
let u=!1
const h=l
a(e,{instancePath:i+"/line"})||(r=n(r,a),l=r.length)
var c=h===l
if(u=u||c,!u){const t=l
if(null!==e){const e={instancePath:i+"/line"}
null===r?r=[e]:r.push(e),l++}c=t===l
u=u||c}if(!u){const e={instancePath:i+"/line"}
return null===r?r=[e]:r.push(e),l++,Z.errors=r,!1}l=f,null!==r&&(f?r.length=f:r=null)
o=t===l}else o=!0}}}return Z.errors=r,0===l}function _(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(_,i)
{let h
if(!e(s,"kind")&&(h="kind")||!e(s,"name")&&(h="name")||!e(s,"isAsync")&&(h="isAsync")||!e(s,"isGenerator")&&(h="isGenerator")||!e(s,"isCallback")&&(h="isCallback")||!e(s,"calledBy")&&(h="calledBy")||!e(s,"calledFrom")&&(h="calledFrom")||!e(s,"router")&&(h="router")||!e(s,"isTyped")&&(h="isTyped")||!e(s,"asyncAt")&&(h="asyncAt"))return _.errors=[{instancePath:i,params:{missingProperty:h}}],!1
if(e(s,"kind")){let e=s.kind
const n=l
if("module"!==e&&"function"!==e&&"arrow"!==e&&"method"!==e&&"getter"!==e&&"setter"!==e&&"constructor"!==e&&"field"!==e&&"static-block"!==e&&"parameters"!==e)return t(_,i+"/kind")
var o=n===l}else o=!0
if(o){if(e(s,"name")){const e=l
if("string"!=typeof s.name)return t(_,i+"/name")
o=e===l}else o=!0
if(o){if(e(s,"isAsync")){const e=l
if("boolean"!=typeof s.isAsync)return t(_,i+"/isAsync")
o=e===l}else o=!0
if(o){if(e(s,"isGenerator")){const e=l
if("boolean"!=typeof s.isGenerator)return t(_,i+"/isGenerator")
o=e===l}else o=!0
if(o){if(e(s,"isCallback")){const e=l
if("boolean"!=typeof s.isCallback)return t(_,i+"/isCallback")
o=e===l}else o=!0
if(o){if(e(s,"calledBy")){const e=l
if("string"!=typeof s.calledBy)return t(_,i+"/calledBy")
o=e===l}else o=!0
if(o){if(e(s,"calledFrom")){const e=l
if("string"!=typeof s.calledFrom)return t(_,i+"/calledFrom")
o=e===l}else o=!0
if(o){if(e(s,"router")){const e=l
if("string"!=typeof s.router)return t(_,i+"/router")
o=e===l}else o=!0
if(o){if(e(s,"isTyped")){const e=l
if("boolean"!=typeof s.isTyped)return t(_,i+"/isTyped")
o=e===l}else o=!0
if(o){if(e(s,"asyncAt")){let t=s.asyncAt
const u=l,h=l
let p=!1
const g=l
if(l===g)if(t&&"object"==typeof t&&!Array.isArray(t)){let s
if(!e(t,"line")&&(s="line")||!e(t,"column")&&(s="column")){const e={instancePath:i+"/asyncAt",params:{missingProperty:s}}
null===r?r=[e]:r.push(e),l++}else{if(e(t,"line")){const e=l
a(t.line,{instancePath:i+"/asyncAt/line"})||(r=n(r,a),l=r.length)
var c=e===l}else c=!0
if(c)if(e(t,"column")){const e=l
a(t.column,{instancePath:i+"/asyncAt/column"})||(r=n(r,a),l=r.length)
c=e===l}else c=!0}}else{const e={instancePath:i+"/asyncAt"}
null===r?r=[e]:r.push(e),l++}var f=g===l
if(p=p||f,!p){const e=l
if(null!==t){const e={instancePath:i+"/asyncAt"}
null===r?r=[e]:r.push(e),l++}f=e===l
p=p||f}if(!p){const e={instancePath:i+"/asyncAt"}
return null===r?r=[e]:r.push(e),l++,_.errors=r,!1}l=h,null!==r&&(h?r.length=h:r=null)
o=u===l}else o=!0
if(o){if(e(s,"catchesForNext")){const e=l
if("boolean"!=typeof s.catchesForNext)return t(_,i+"/catchesForNext")
o=e===l}else o=!0
if(o){if(e(s,"neededAt")){let e=s.neededAt
const t=l,c=l
let f=!1
const h=l
a(e,{instancePath:i+"/neededAt"})||(r=n(r,a),l=r.length)
var u=h===l
if(f=f||u,!f){const t=l
if(null!==e){const e={instancePath:i+"/neededAt"}
null===r?r=[e]:r.push(e),l++}u=t===l
f=f||u}if(!f){const e={instancePath:i+"/neededAt"}
return null===r?r=[e]:r.push(e),l++,_.errors=r,!1}l=c,null!==r&&(c?r.length=c:r=null)
o=t===l}else o=!0
if(o){if(e(s,"unawaitedAt")){let e=s.unawaitedAt
const c=l
if(l===c){if(!Array.isArray(e))return t(_,i+"/unawaitedAt")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(a(e[s],{instancePath:i+"/unawaitedAt/"+s})||(r=n(r,a),l=r.length),!(t===l))break}}}o=c===l}else o=!0
if(o){if(e(s,"callers")){const e=l
Y(s.callers,{instancePath:i+"/callers"})||(r=n(r,Y),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"answeredEarly")){const e=l
Z(s.answeredEarly,{instancePath:i+"/answeredEarly"})||(r=n(r,Z),l=r.length)
o=e===l}else o=!0}}}}}}}}}}}}}}}return _.errors=r,0===l}function ee(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(ee,i)
{let c
if(!e(s,"language")&&(c="language")||!e(s,"length")&&(c="length")||!e(s,"sha256")&&(c="sha256"))return ee.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"language")){let e=s.language
const n=l
if("javascript"!==e&&"typescript"!==e&&"generated"!==e)return t(ee,i+"/language")
var o=n===l}else o=!0
if(o){if(e(s,"length")){const e=l
a(s.length,{instancePath:i+"/length"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"sha256")){let e=s.sha256
const n=l
if("string"!=typeof e&&null!==e)return t(ee,i+"/sha256")
o=n===l}else o=!0}}}return ee.errors=r,0===l}function te(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(te,s)
{let r
if(!e(n,"module")&&(r="module")||!e(n,"name")&&(r="name")||!e(n,"local")&&(r="local"))return te.errors=[{instancePath:s,params:{missingProperty:r}}],!1
if(e(n,"module")){const e=0
if("string"!=typeof n.module)return t(te,s+"/module")
var i=0===e}else i=!0
if(i){if(e(n,"name")){const e=0
if("string"!=typeof n.name)return t(te,s+"/name")
i=0===e}else i=!0
if(i){if(e(n,"local")){const e=0
if("string"!=typeof n.local)return t(te,s+"/local")
i=0===e}else i=!0
if(i)if(e(n,"reach")){let e=n.reach
const r=0
if("import"!==e&&"file"!==e&&"inner"!==e)return t(te,s+"/reach")
i=0===r}else i=!0}}}return te.errors=null,!0}function ne(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(ne,i)
{let p
if(!e(s,"range")&&(p="range")||!e(s,"calleeRange")&&(p="calleeRange")||!e(s,"calleeText")&&(p="calleeText")||!e(s,"receiverText")&&(p="receiverText")||!e(s,"argumentTexts")&&(p="argumentTexts")||!e(s,"argumentRanges")&&(p="argumentRanges")||!e(s,"hasSpread")&&(p="hasSpread")||!e(s,"isPromisified")&&(p="isPromisified")||!e(s,"isAwaited")&&(p="isAwaited")||!e(s,"isChained")&&(p="isChained")||!e(s,"isUnterminated")&&(p="isUnterminated")||!e(s,"isUpdated")&&(p="isUpdated")||!e(s,"isNew")&&(p="isNew")||!e(s,"ordinal")&&(p="ordinal")||!e(s,"within")&&(p="within")||!e(s,"module")&&(p="module")||!e(s,"file")&&(p="file")||!e(s,"imported")&&(p="imported")||!e(s,"taken")&&(p="taken"))return ne.errors=[{instancePath:i,params:{missingProperty:p}}],!1
if(e(s,"range")){const e=l
S(s.range,{instancePath:i+"/range"})||(r=n(r,S),l=r.length)
var o=e===l}else o=!0
if(o){if(e(s,"calleeRange")){const e=l
S(s.calleeRange,{instancePath:i+"/calleeRange"})||(r=n(r,S),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"calleeText")){let e=s.calleeText
const n=l
if("string"!=typeof e&&null!==e)return t(ne,i+"/calleeText")
o=n===l}else o=!0
if(o){if(e(s,"receiverText")){let e=s.receiverText
const n=l
if("string"!=typeof e&&null!==e)return t(ne,i+"/receiverText")
o=n===l}else o=!0
if(o){if(e(s,"argumentTexts")){let e=s.argumentTexts
const n=l
if(l===n){if(!Array.isArray(e))return t(ne,i+"/argumentTexts")
{const n=e.length
for(let s=0;s<n;s++){let n=e[s]
const r=l
if("string"!=typeof n&&null!==n)return t(ne,i+"/argumentTexts/"+s)
if(!(r===l))break}}}o=n===l}else o=!0
if(o){if(e(s,"bareTexts")){let e=s.bareTexts
const n=l
if(l===n){if(!Array.isArray(e))return t(ne,i+"/bareTexts")
{const n=e.length
for(let s=0;s<n;s++){let n=e[s]
const r=l
if("string"!=typeof n&&null!==n)return t(ne,i+"/bareTexts/"+s)
if(!(r===l))break}}}o=n===l}else o=!0
if(o){if(e(s,"argumentRanges")){let e=s.argumentRanges
const a=l
if(l===a){if(!Array.isArray(e))return t(ne,i+"/argumentRanges")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(S(e[s],{instancePath:i+"/argumentRanges/"+s})||(r=n(r,S),l=r.length),!(t===l))break}}}o=a===l}else o=!0
if(o){if(e(s,"areConstant")){let e=s.areConstant
const n=l
if(l===n){if(!Array.isArray(e))return t(ne,i+"/areConstant")
{const n=e.length
for(let s=0;s<n;s++){const n=l
if("boolean"!=typeof e[s])return t(ne,i+"/areConstant/"+s)
if(!(n===l))break}}}o=n===l}else o=!0
if(o){if(e(s,"areSetOnce")){let e=s.areSetOnce
const n=l
if(l===n){if(!Array.isArray(e))return t(ne,i+"/areSetOnce")
{const n=e.length
for(let s=0;s<n;s++){const n=l
if("boolean"!=typeof e[s])return t(ne,i+"/areSetOnce/"+s)
if(!(n===l))break}}}o=n===l}else o=!0
if(o){if(e(s,"given")){let n=s.given
const r=l
if(l===r){if(!n||"object"!=typeof n||Array.isArray(n))return t(ne,i+"/given")
{let s
if(!e(n,"by")&&(s="by")||!e(n,"areSetOnce")&&(s="areSetOnce"))return ne.errors=[{instancePath:i+"/given",params:{missingProperty:s}}],!1
if(e(n,"by")){const e=l
if("string"!=typeof n.by)return t(ne,i+"/given/by")
var c=e===l}else c=!0
if(c)if(e(n,"areSetOnce")){let e=n.areSetOnce
const s=l
if(l===s){if(!Array.isArray(e))return t(ne,i+"/given/areSetOnce")
{const n=e.length
for(let s=0;s<n;s++){const n=l
if("boolean"!=typeof e[s])return t(ne,i+"/given/areSetOnce/"+s)
if(!(n===l))break}}}c=s===l}else c=!0}}o=r===l}else o=!0
if(o){if(e(s,"inputs")){const e=l
a(s.inputs,{instancePath:i+"/inputs"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"hasVariant")){const e=l
if("boolean"!=typeof s.hasVariant)return t(ne,i+"/hasVariant")
o=e===l}else o=!0
if(o){if(e(s,"argumentForms")){let e=s.argumentForms
const a=l
if(l===a){if(!Array.isArray(e))return t(ne,i+"/argumentForms")
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const a=l,o=l
let c=!1
const u=l
H(t,{instancePath:i+"/argumentForms/"+s})||(r=n(r,H),l=r.length)
var f=u===l
if(c=c||f,!c){const e=l
if(null!==t){const e={instancePath:i+"/argumentForms/"+s}
null===r?r=[e]:r.push(e),l++}f=e===l
c=c||f}if(!c){const e={instancePath:i+"/argumentForms/"+s}
return null===r?r=[e]:r.push(e),l++,ne.errors=r,!1}if(l=o,null!==r&&(o?r.length=o:r=null),!(a===l))break}}}o=a===l}else o=!0
if(o){if(e(s,"keyOptions")){let e=s.keyOptions
const n=l
if(l===n){if(!Array.isArray(e))return t(ne,i+"/keyOptions")
{const t=e.length
for(let n=0;n<t;n++){let t=e[n]
const s=l,a=l
let o=!1
const c=l
if(l===c)if(Array.isArray(t)){const e=t.length
for(let s=0;s<e;s++){const e=l
if("string"!=typeof t[s]){const e={instancePath:i+"/keyOptions/"+n+"/"+s}
null===r?r=[e]:r.push(e),l++}if(!(e===l))break}}else{const e={instancePath:i+"/keyOptions/"+n}
null===r?r=[e]:r.push(e),l++}var u=c===l
if(o=o||u,!o){const e=l
if(null!==t){const e={instancePath:i+"/keyOptions/"+n}
null===r?r=[e]:r.push(e),l++}u=e===l
o=o||u}if(!o){const e={instancePath:i+"/keyOptions/"+n}
return null===r?r=[e]:r.push(e),l++,ne.errors=r,!1}if(l=a,null!==r&&(a?r.length=a:r=null),!(s===l))break}}}o=n===l}else o=!0
if(o){if(e(s,"optionLiterals")){let e=s.optionLiterals
const a=l
if(l===a){if(!Array.isArray(e))return t(ne,i+"/optionLiterals")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(J(e[s],{instancePath:i+"/optionLiterals/"+s})||(r=n(r,J),l=r.length),!(t===l))break}}}o=a===l}else o=!0
if(o){if(e(s,"hasSpread")){const e=l
if("boolean"!=typeof s.hasSpread)return t(ne,i+"/hasSpread")
o=e===l}else o=!0
if(o){if(e(s,"isPromisified")){const e=l
if("boolean"!=typeof s.isPromisified)return t(ne,i+"/isPromisified")
o=e===l}else o=!0
if(o){if(e(s,"isAwaited")){const e=l
if("boolean"!=typeof s.isAwaited)return t(ne,i+"/isAwaited")
o=e===l}else o=!0
if(o){if(e(s,"isChained")){const e=l
if("boolean"!=typeof s.isChained)return t(ne,i+"/isChained")
o=e===l}else o=!0
if(o){if(e(s,"isUnterminated")){const e=l
if("boolean"!=typeof s.isUnterminated)return t(ne,i+"/isUnterminated")
o=e===l}else o=!0
if(o){if(e(s,"isUpdated")){const e=l
if("boolean"!=typeof s.isUpdated)return t(ne,i+"/isUpdated")
o=e===l}else o=!0
if(o){if(e(s,"listensLater")){const e=l
if("boolean"!=typeof s.listensLater)return t(ne,i+"/listensLater")
o=e===l}else o=!0
if(o){if(e(s,"isCipherKey")){const e=l
if("boolean"!=typeof s.isCipherKey)return t(ne,i+"/isCipherKey")
o=e===l}else o=!0
if(o){if(e(s,"isMacKey")){const e=l
if("boolean"!=typeof s.isMacKey)return t(ne,i+"/isMacKey")
o=e===l}else o=!0
if(o){if(e(s,"isConfigured")){const e=l
if("boolean"!=typeof s.isConfigured)return t(ne,i+"/isConfigured")
o=e===l}else o=!0
if(o){if(e(s,"isRandom")){const e=l
if("boolean"!=typeof s.isRandom)return t(ne,i+"/isRandom")
o=e===l}else o=!0
if(o){if(e(s,"isSmallPiece")){const e=l
if("boolean"!=typeof s.isSmallPiece)return t(ne,i+"/isSmallPiece")
o=e===l}else o=!0
if(o){if(e(s,"isPolled")){const e=l
if("boolean"!=typeof s.isPolled)return t(ne,i+"/isPolled")
o=e===l}else o=!0
if(o){if(e(s,"isSoleWait")){const e=l
if("boolean"!=typeof s.isSoleWait)return t(ne,i+"/isSoleWait")
o=e===l}else o=!0
if(o){if(e(s,"ownsReceiver")){const e=l
if("boolean"!=typeof s.ownsReceiver)return t(ne,i+"/ownsReceiver")
o=e===l}else o=!0
if(o){if(e(s,"isNew")){const e=l
if("boolean"!=typeof s.isNew)return t(ne,i+"/isNew")
o=e===l}else o=!0
if(o){if(e(s,"isStepped")){const e=l
if("boolean"!=typeof s.isStepped)return t(ne,i+"/isStepped")
o=e===l}else o=!0
if(o){if(e(s,"isEnded")){const e=l
if("boolean"!=typeof s.isEnded)return t(ne,i+"/isEnded")
o=e===l}else o=!0
if(o){if(e(s,"keepsKeys")){const e=l
if("boolean"!=typeof s.keepsKeys)return t(ne,i+"/keepsKeys")
o=e===l}else o=!0
if(o){if(e(s,"renegotiates")){const e=l
if("boolean"!=typeof s.renegotiates)return t(ne,i+"/renegotiates")
o=e===l}else o=!0
if(o){if(e(s,"inspectsPeer")){const e=l
if("boolean"!=typeof s.inspectsPeer)return t(ne,i+"/inspectsPeer")
o=e===l}else o=!0
if(o){if(e(s,"watchesSockets")){const e=l
if("boolean"!=typeof s.watchesSockets)return t(ne,i+"/watchesSockets")
o=e===l}else o=!0
if(o){if(e(s,"choosesServers")){const e=l
if("boolean"!=typeof s.choosesServers)return t(ne,i+"/choosesServers")
o=e===l}else o=!0
if(o){if(e(s,"logsInConnections")){const e=l
if("boolean"!=typeof s.logsInConnections)return t(ne,i+"/logsInConnections")
o=e===l}else o=!0
if(o){if(e(s,"leavesBodies")){const e=l
if("boolean"!=typeof s.leavesBodies)return t(ne,i+"/leavesBodies")
o=e===l}else o=!0
if(o){if(e(s,"checksIdentity")){const e=l
if("boolean"!=typeof s.checksIdentity)return t(ne,i+"/checksIdentity")
o=e===l}else o=!0
if(o){if(e(s,"takesSession")){const e=l
if("boolean"!=typeof s.takesSession)return t(ne,i+"/takesSession")
o=e===l}else o=!0
if(o){if(e(s,"ordinal")){const e=l
a(s.ordinal,{instancePath:i+"/ordinal"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"within")){const e=l
_(s.within,{instancePath:i+"/within"})||(r=n(r,_),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"module")){let e=s.module
const n=l
if("esm"!==e&&"cjs"!==e)return t(ne,i+"/module")
o=n===l}else o=!0
if(o){if(e(s,"file")){const e=l
ee(s.file,{instancePath:i+"/file"})||(r=n(r,ee),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"imported")){let e=s.imported
const t=l,a=l
let c=!1
const f=l
te(e,{instancePath:i+"/imported"})||(r=n(r,te),l=r.length)
var h=f===l
if(c=c||h,!c){const t=l
if(null!==e){const e={instancePath:i+"/imported"}
null===r?r=[e]:r.push(e),l++}h=t===l
c=c||h}if(!c){const e={instancePath:i+"/imported"}
return null===r?r=[e]:r.push(e),l++,ne.errors=r,!1}l=a,null!==r&&(a?r.length=a:r=null)
o=t===l}else o=!0
if(o)if(e(s,"taken")){let e=s.taken
const n=l
if(l===n){if(!Array.isArray(e))return t(ne,i+"/taken")
{const n=e.length
for(let s=0;s<n;s++){const n=l
if("string"!=typeof e[s])return t(ne,i+"/taken/"+s)
if(!(n===l))break}}}o=n===l}else o=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return ne.errors=r,0===l}function se(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(se,i)
{let p
if(!e(s,"callee")&&(p="callee")||!e(s,"args")&&(p="args")||!e(s,"options")&&(p="options")||!e(s,"origin")&&(p="origin")||!e(s,"excerpt")&&(p="excerpt")||!e(s,"excerptLine")&&(p="excerptLine")||!e(s,"line")&&(p="line"))return se.errors=[{instancePath:i,params:{missingProperty:p}}],!1
if(e(s,"callee")){const e=l
if("string"!=typeof s.callee)return t(se,i+"/callee")
var o=e===l}else o=!0
if(o){if(e(s,"args")){let e=s.args
const n=l
if(l===n){if(!Array.isArray(e))return t(se,i+"/args")
{const n=e.length
for(let s=0;s<n;s++){let n=e[s]
const r=l
if("string"!=typeof n&&("number"!=typeof n||!isFinite(n))&&null!==n)return t(se,i+"/args/"+s)
if(!(r===l))break}}}o=n===l}else o=!0
if(o){if(e(s,"options")){let e=s.options
const n=l
if(l===n){if(!e||"object"!=typeof e||Array.isArray(e))return t(se,i+"/options")
for(const n of Object.keys(e)){let s=e[n]
const r=l
if("string"!=typeof s&&("number"!=typeof s||!isFinite(s)))return t(se,i+"/options/"+n.replace(/~/g,"~0").replace(/\//g,"~1"))
if(!(r===l))break}}o=n===l}else o=!0
if(o){if(e(s,"argOptions")){let e=s.argOptions
const n=l
if(l===n){if(!Array.isArray(e))return t(se,i+"/argOptions")
{const n=e.length
for(let s=0;s<n;s++){let n=e[s]
const r=l
if((!n||"object"!=typeof n||Array.isArray(n))&&null!==n)return t(se,i+"/argOptions/"+s)
if(l===r&&n&&"object"==typeof n&&!Array.isArray(n))for(const e of Object.keys(n)){let r=n[e]
const a=l
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r)))return t(se,i+"/argOptions/"+s+"/"+e.replace(/~/g,"~0").replace(/\//g,"~1"))
if(!(a===l))break}if(!(r===l))break}}}o=n===l}else o=!0
if(o){if(e(s,"argOrigins")){let e=s.argOrigins
const a=l
if(l===a){if(!Array.isArray(e))return t(se,i+"/argOrigins")
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const a=l,o=l
let f=!1
const u=l
z(t,{instancePath:i+"/argOrigins/"+s})||(r=n(r,z),l=r.length)
var c=u===l
if(f=f||c,!f){const e=l
if(null!==t){const e={instancePath:i+"/argOrigins/"+s}
null===r?r=[e]:r.push(e),l++}c=e===l
f=f||c}if(!f){const e={instancePath:i+"/argOrigins/"+s}
return null===r?r=[e]:r.push(e),l++,se.errors=r,!1}if(l=o,null!==r&&(o?r.length=o:r=null),!(a===l))break}}}o=a===l}else o=!0
if(o){if(e(s,"origin")){let e=s.origin
const t=l,a=l
let c=!1
const u=l
z(e,{instancePath:i+"/origin"})||(r=n(r,z),l=r.length)
var f=u===l
if(c=c||f,!c){const t=l
if(null!==e){const e={instancePath:i+"/origin"}
null===r?r=[e]:r.push(e),l++}f=t===l
c=c||f}if(!c){const e={instancePath:i+"/origin"}
return null===r?r=[e]:r.push(e),l++,se.errors=r,!1}l=a,null!==r&&(a?r.length=a:r=null)
o=t===l}else o=!0
if(o){if(e(s,"excerpt")){let e=s.excerpt
const n=l
if(l===n){if(!Array.isArray(e))return t(se,i+"/excerpt")
{const n=e.length
for(let s=0;s<n;s++){const n=l
if("string"!=typeof e[s])return t(se,i+"/excerpt/"+s)
if(!(n===l))break}}}o=n===l}else o=!0
if(o){if(e(s,"excerptLine")){const e=l
a(s.excerptLine,{instancePath:i+"/excerptLine"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"line")){const e=l
a(s.line,{instancePath:i+"/line"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"column")){const e=l
a(s.column,{instancePath:i+"/column"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"file")){const e=l
if("string"!=typeof s.file)return t(se,i+"/file")
o=e===l}else o=!0
if(o){if(e(s,"madeIn")){let c=s.madeIn
const f=l
if(l===f){if(!c||"object"!=typeof c||Array.isArray(c))return t(se,i+"/madeIn")
{let t
if(!e(c,"line")&&(t="line")||!e(c,"column")&&(t="column"))return se.errors=[{instancePath:i+"/madeIn",params:{missingProperty:t}}],!1
if(e(c,"line")){const e=l
a(c.line,{instancePath:i+"/madeIn/line"})||(r=n(r,a),l=r.length)
var u=e===l}else u=!0
if(u)if(e(c,"column")){const e=l
a(c.column,{instancePath:i+"/madeIn/column"})||(r=n(r,a),l=r.length)
u=e===l}else u=!0}}o=f===l}else o=!0
if(o){if(e(s,"allows")){let e=s.allows
const a=l
if(l===a){if(!Array.isArray(e))return t(se,i+"/allows")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(M(e[s],{instancePath:i+"/allows/"+s})||(r=n(r,M),l=r.length),!(t===l))break}}}o=a===l}else o=!0
if(o)if(e(s,"syntax")){let e=s.syntax
const t=l,a=l
let c=!1
const f=l
ne(e,{instancePath:i+"/syntax"})||(r=n(r,ne),l=r.length)
var h=f===l
if(c=c||h,!c){const t=l
if(null!==e){const e={instancePath:i+"/syntax"}
null===r?r=[e]:r.push(e),l++}h=t===l
c=c||h}if(!c){const e={instancePath:i+"/syntax"}
return null===r?r=[e]:r.push(e),l++,se.errors=r,!1}l=a,null!==r&&(a?r.length=a:r=null)
o=t===l}else o=!0}}}}}}}}}}}}}}return se.errors=r,0===l}function ie(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(ie,i)
{let h
if(!e(s,"id")&&(h="id")||!e(s,"file")&&(h="file")||!e(s,"line")&&(h="line")||!e(s,"column")&&(h="column")||!e(s,"function")&&(h="function")||!e(s,"count")&&(h="count")||!e(s,"isAsync")&&(h="isAsync"))return ie.errors=[{instancePath:i,params:{missingProperty:h}}],!1
if(e(s,"id")){const e=l
if("string"!=typeof s.id)return t(ie,i+"/id")
var o=e===l}else o=!0
if(o){if(e(s,"file")){const e=l
if("string"!=typeof s.file)return t(ie,i+"/file")
o=e===l}else o=!0
if(o){if(e(s,"line")){let e=s.line
const t=l,f=l
let u=!1
const h=l
a(e,{instancePath:i+"/line"})||(r=n(r,a),l=r.length)
var c=h===l
if(u=u||c,!u){const t=l
if(null!==e){const e={instancePath:i+"/line"}
null===r?r=[e]:r.push(e),l++}c=t===l
u=u||c}if(!u){const e={instancePath:i+"/line"}
return null===r?r=[e]:r.push(e),l++,ie.errors=r,!1}l=f,null!==r&&(f?r.length=f:r=null)
o=t===l}else o=!0
if(o){if(e(s,"column")){let e=s.column
const t=l,c=l
let u=!1
const h=l
a(e,{instancePath:i+"/column"})||(r=n(r,a),l=r.length)
var f=h===l
if(u=u||f,!u){const t=l
if(null!==e){const e={instancePath:i+"/column"}
null===r?r=[e]:r.push(e),l++}f=t===l
u=u||f}if(!u){const e={instancePath:i+"/column"}
return null===r?r=[e]:r.push(e),l++,ie.errors=r,!1}l=c,null!==r&&(c?r.length=c:r=null)
o=t===l}else o=!0
if(o){if(e(s,"function")){const e=l
if("string"!=typeof s.function)return t(ie,i+"/function")
o=e===l}else o=!0
if(o){if(e(s,"count")){const e=l
a(s.count,{instancePath:i+"/count"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"isAsync")){const e=l
if("boolean"!=typeof s.isAsync)return t(ie,i+"/isAsync")
o=e===l}else o=!0
if(o){if(e(s,"package")){const e=l
if("string"!=typeof s.package)return t(ie,i+"/package")
o=e===l}else o=!0
if(o){if(e(s,"isFirstUse")){const e=l
if("boolean"!=typeof s.isFirstUse)return t(ie,i+"/isFirstUse")
o=e===l}else o=!0
if(o){if(e(s,"caBytes")){const e=l
a(s.caBytes,{instancePath:i+"/caBytes"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"generated")){const e=l
w(s.generated,{instancePath:i+"/generated"})||(r=n(r,w),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"call")){let e=s.call
const t=l,a=l
let c=!1
const f=l
se(e,{instancePath:i+"/call"})||(r=n(r,se),l=r.length)
var u=f===l
if(c=c||u,!c){const t=l
if(null!==e){const e={instancePath:i+"/call"}
null===r?r=[e]:r.push(e),l++}u=t===l
c=c||u}if(!c){const e={instancePath:i+"/call"}
return null===r?r=[e]:r.push(e),l++,ie.errors=r,!1}l=a,null!==r&&(a?r.length=a:r=null)
o=t===l}else o=!0}}}}}}}}}}}}return ie.errors=r,0===l}function re(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(re,i)
{let y
if(void 0===s.by&&(s.by=""),void 0===s.refused&&(s.refused=0),void 0===s.agentsUsedOnce&&(s.agentsUsedOnce=0),void 0===s.servernames&&(s.servernames=0),void 0===s.unplaced&&(s.unplaced=0),!e(s,"role")&&(y="role")||!e(s,"host")&&(y="host")||!e(s,"port")&&(y="port")||!e(s,"handshakes")&&(y="handshakes")||!e(s,"full")&&(y="full")||!e(s,"resumed")&&(y="resumed")||!e(s,"overlapped")&&(y="overlapped")||!e(s,"requests")&&(y="requests")||!e(s,"reusedRequests")&&(y="reusedRequests")||!e(s,"agents")&&(y="agents")||!e(s,"protocol")&&(y="protocol")||!e(s,"cipher")&&(y="cipher")||!e(s,"group")&&(y="group")||!e(s,"alpn")&&(y="alpn")||!e(s,"certificate")&&(y="certificate")||!e(s,"bytesIn")&&(y="bytesIn")||!e(s,"bytesOut")&&(y="bytesOut")||!e(s,"helloBytesOut")&&(y="helloBytesOut")||!e(s,"p50Ms")&&(y="p50Ms")||!e(s,"p95Ms")&&(y="p95Ms")||!e(s,"mostOpen")&&(y="mostOpen")||!e(s,"lifeP50Ms")&&(y="lifeP50Ms")||!e(s,"package")&&(y="package")||!e(s,"choices")&&(y="choices")||!e(s,"callSites")&&(y="callSites")||!e(s,"agentSites")&&(y="agentSites"))return re.errors=[{instancePath:i,params:{missingProperty:y}}],!1
if(e(s,"role")){let e=s.role
const n=o
if("client"!==e&&"server"!==e)return t(re,i+"/role")
var c=n===o}else c=!0
if(c){if(e(s,"host")){const e=o
if("string"!=typeof s.host)return t(re,i+"/host")
c=e===o}else c=!0
if(c){if(e(s,"port")){const e=o
a(s.port,{instancePath:i+"/port"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){let y=s.by
const d=o
if("agent"!==y&&""!==y)return t(re,i+"/by")
if(c=d===o){if(e(s,"handshakes")){const e=o
a(s.handshakes,{instancePath:i+"/handshakes"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"full")){const e=o
a(s.full,{instancePath:i+"/full"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"resumed")){const e=o
a(s.resumed,{instancePath:i+"/resumed"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){const y=o
if(a(s.refused,{instancePath:i+"/refused"})||(l=n(l,a),o=l.length),c=y===o){if(e(s,"overlapped")){const e=o
a(s.overlapped,{instancePath:i+"/overlapped"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"requests")){const e=o
a(s.requests,{instancePath:i+"/requests"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"reusedRequests")){const e=o
a(s.reusedRequests,{instancePath:i+"/reusedRequests"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"agents")){const e=o
a(s.agents,{instancePath:i+"/agents"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){const y=o
if(a(s.agentsUsedOnce,{instancePath:i+"/agentsUsedOnce"})||(l=n(l,a),o=l.length),c=y===o){const y=o
if(a(s.servernames,{instancePath:i+"/servernames"})||(l=n(l,a),o=l.length),c=y===o){if(e(s,"protocol")){const e=o
E(s.protocol,{instancePath:i+"/protocol"})||(l=n(l,E),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"cipher")){const e=o
E(s.cipher,{instancePath:i+"/cipher"})||(l=n(l,E),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"group")){const e=o
E(s.group,{instancePath:i+"/group"})||(l=n(l,E),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"alpn")){const e=o
E(s.alpn,{instancePath:i+"/alpn"})||(l=n(l,E),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"certificate")){let e=s.certificate
const t=o,r=o
let a=!1
const u=o
$(e,{instancePath:i+"/certificate"})||(l=n(l,$),o=l.length)
var f=u===o
if(a=a||f,!a){const t=o
if(null!==e){const e={instancePath:i+"/certificate"}
null===l?l=[e]:l.push(e),o++}f=t===o
a=a||f}if(!a){const e={instancePath:i+"/certificate"}
return null===l?l=[e]:l.push(e),o++,re.errors=l,!1}o=r,null!==l&&(r?l.length=r:l=null)
c=t===o}else c=!0
if(c){if(e(s,"bytesIn")){const e=o
a(s.bytesIn,{instancePath:i+"/bytesIn"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"bytesOut")){const e=o
a(s.bytesOut,{instancePath:i+"/bytesOut"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"helloBytesOut")){let e=s.helloBytesOut
const t=o,r=o
let f=!1
const h=o
a(e,{instancePath:i+"/helloBytesOut"})||(l=n(l,a),o=l.length)
var u=h===o
if(f=f||u,!f){const t=o
if(null!==e){const e={instancePath:i+"/helloBytesOut"}
null===l?l=[e]:l.push(e),o++}u=t===o
f=f||u}if(!f){const e={instancePath:i+"/helloBytesOut"}
return null===l?l=[e]:l.push(e),o++,re.errors=l,!1}o=r,null!==l&&(r?l.length=r:l=null)
c=t===o}else c=!0
if(c){if(e(s,"p50Ms")){let e=s.p50Ms
const t=o,a=o
let f=!1
const u=o
r(e,{instancePath:i+"/p50Ms"})||(l=n(l,r),o=l.length)
var h=u===o
if(f=f||h,!f){const t=o
if(null!==e){const e={instancePath:i+"/p50Ms"}
null===l?l=[e]:l.push(e),o++}h=t===o
f=f||h}if(!f){const e={instancePath:i+"/p50Ms"}
return null===l?l=[e]:l.push(e),o++,re.errors=l,!1}o=a,null!==l&&(a?l.length=a:l=null)
c=t===o}else c=!0
if(c){if(e(s,"p95Ms")){let e=s.p95Ms
const t=o,a=o
let f=!1
const u=o
r(e,{instancePath:i+"/p95Ms"})||(l=n(l,r),o=l.length)
var p=u===o
if(f=f||p,!f){const t=o
if(null!==e){const e={instancePath:i+"/p95Ms"}
null===l?l=[e]:l.push(e),o++}p=t===o
f=f||p}if(!f){const e={instancePath:i+"/p95Ms"}
return null===l?l=[e]:l.push(e),o++,re.errors=l,!1}o=a,null!==l&&(a?l.length=a:l=null)
c=t===o}else c=!0
if(c){if(e(s,"mostOpen")){const e=o
a(s.mostOpen,{instancePath:i+"/mostOpen"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"lifeP50Ms")){let e=s.lifeP50Ms
const t=o,a=o
let f=!1
const u=o
r(e,{instancePath:i+"/lifeP50Ms"})||(l=n(l,r),o=l.length)
var g=u===o
if(f=f||g,!f){const t=o
if(null!==e){const e={instancePath:i+"/lifeP50Ms"}
null===l?l=[e]:l.push(e),o++}g=t===o
f=f||g}if(!f){const e={instancePath:i+"/lifeP50Ms"}
return null===l?l=[e]:l.push(e),o++,re.errors=l,!1}o=a,null!==l&&(a?l.length=a:l=null)
c=t===o}else c=!0
if(c){if(e(s,"package")){const e=o
if("string"!=typeof s.package)return t(re,i+"/package")
c=e===o}else c=!0
if(c){if(e(s,"choices")){const e=o
G(s.choices,{instancePath:i+"/choices"})||(l=n(l,G),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"callSites")){let e=s.callSites
const r=o
if(o===r){if(!Array.isArray(e))return t(re,i+"/callSites")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(ie(e[s],{instancePath:i+"/callSites/"+s})||(l=n(l,ie),o=l.length),!(t===o))break}}}c=r===o}else c=!0
if(c){const r=o
if(a(s.unplaced,{instancePath:i+"/unplaced"})||(l=n(l,a),o=l.length),c=r===o)if(e(s,"agentSites")){let e=s.agentSites
const r=o
if(o===r){if(!Array.isArray(e))return t(re,i+"/agentSites")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(ie(e[s],{instancePath:i+"/agentSites/"+s})||(l=n(l,ie),o=l.length),!(t===o))break}}}c=r===o}else c=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return re.errors=l,0===o}function le(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(le,i)
{let c
if(void 0===s.unplaced&&(s.unplaced=0),!e(s,"created")&&(c="created")||!e(s,"withCa")&&(c="withCa")||!e(s,"caBytes")&&(c="caBytes")||!e(s,"callSites")&&(c="callSites"))return le.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"created")){const e=l
a(s.created,{instancePath:i+"/created"})||(r=n(r,a),l=r.length)
var o=e===l}else o=!0
if(o){if(e(s,"withCa")){const e=l
a(s.withCa,{instancePath:i+"/withCa"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"caBytes")){const e=l
a(s.caBytes,{instancePath:i+"/caBytes"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"callSites")){let e=s.callSites
const a=l
if(l===a){if(!Array.isArray(e))return t(le,i+"/callSites")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(ie(e[s],{instancePath:i+"/callSites/"+s})||(r=n(r,ie),l=r.length),!(t===l))break}}}o=a===l}else o=!0
if(o){const e=l
a(s.unplaced,{instancePath:i+"/unplaced"})||(r=n(r,a),l=r.length)
o=e===l}}}}}}return le.errors=r,0===l}function ae(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(ae,i)
{let t
if(!e(s,"ticks")&&(t="ticks")||!e(s,"share")&&(t="share")||!e(s,"range")&&(t="range")||!e(s,"keyExchangeTicks")&&(t="keyExchangeTicks")||!e(s,"certificateTicks")&&(t="certificateTicks")||!e(s,"contextTicks")&&(t="contextTicks")||!e(s,"bytesTicks")&&(t="bytesTicks")||!e(s,"otherTicks")&&(t="otherTicks")||!e(s,"inferredTicks")&&(t="inferredTicks")||!e(s,"untiedTicks")&&(t="untiedTicks"))return ae.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"ticks")){const e=l
a(s.ticks,{instancePath:i+"/ticks"})||(r=n(r,a),l=r.length)
var o=e===l}else o=!0
if(o){if(e(s,"share")){const e=l
y(s.share,{instancePath:i+"/share"})||(r=n(r,y),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"range")){const e=l
d(s.range,{instancePath:i+"/range"})||(r=n(r,d),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"cpuShare")){let e=s.cpuShare
const t=l,a=l
let f=!1
const u=l
y(e,{instancePath:i+"/cpuShare"})||(r=n(r,y),l=r.length)
var c=u===l
if(f=f||c,!f){const t=l
if(null!==e){const e={instancePath:i+"/cpuShare"}
null===r?r=[e]:r.push(e),l++}c=t===l
f=f||c}if(!f){const e={instancePath:i+"/cpuShare"}
return null===r?r=[e]:r.push(e),l++,ae.errors=r,!1}l=a,null!==r&&(a?r.length=a:r=null)
o=t===l}else o=!0
if(o){if(e(s,"keyExchangeTicks")){const e=l
a(s.keyExchangeTicks,{instancePath:i+"/keyExchangeTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"certificateTicks")){const e=l
a(s.certificateTicks,{instancePath:i+"/certificateTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"contextTicks")){const e=l
a(s.contextTicks,{instancePath:i+"/contextTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"bytesTicks")){const e=l
a(s.bytesTicks,{instancePath:i+"/bytesTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"otherTicks")){const e=l
a(s.otherTicks,{instancePath:i+"/otherTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"inferredTicks")){const e=l
a(s.inferredTicks,{instancePath:i+"/inferredTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"untiedTicks")){const e=l
a(s.untiedTicks,{instancePath:i+"/untiedTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0}}}}}}}}}}}return ae.errors=r,0===l}function oe(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(oe,i)
{let c
if(!e(s,"peers")&&(c="peers")||!e(s,"contexts")&&(c="contexts")||!e(s,"cost")&&(c="cost")||!e(s,"complete")&&(c="complete"))return oe.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"peers")){let e=s.peers
const o=l
if(l===o){if(!Array.isArray(e))return t(oe,i+"/peers")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(re(e[s],{instancePath:i+"/peers/"+s})||(r=n(r,re),l=r.length),!(t===l))break}}}var a=o===l}else a=!0
if(a){if(e(s,"contexts")){const e=l
le(s.contexts,{instancePath:i+"/contexts"})||(r=n(r,le),l=r.length)
a=e===l}else a=!0
if(a){if(e(s,"cost")){let e=s.cost
const t=l,c=l
let f=!1
const u=l
ae(e,{instancePath:i+"/cost"})||(r=n(r,ae),l=r.length)
var o=u===l
if(f=f||o,!f){const t=l
if(null!==e){const e={instancePath:i+"/cost"}
null===r?r=[e]:r.push(e),l++}o=t===l
f=f||o}if(!f){const e={instancePath:i+"/cost"}
return null===r?r=[e]:r.push(e),l++,oe.errors=r,!1}l=c,null!==r&&(c?r.length=c:r=null)
a=t===l}else a=!0
if(a)if(e(s,"complete")){const e=l
if("boolean"!=typeof s.complete)return t(oe,i+"/complete")
a=e===l}else a=!0}}}}return oe.errors=r,0===l}function ce(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(ce,i)
{let d
if(!e(s,"id")&&(d="id")||!e(s,"file")&&(d="file")||!e(s,"line")&&(d="line")||!e(s,"column")&&(d="column")||!e(s,"function")&&(d="function")||!e(s,"isAsync")&&(d="isAsync")||!e(s,"package")&&(d="package")||!e(s,"job")&&(d="job")||!e(s,"jobs")&&(d="jobs")||!e(s,"maxInFlight")&&(d="maxInFlight")||!e(s,"waitP95Ms")&&(d="waitP95Ms")||!e(s,"runP50Ms")&&(d="runP50Ms"))return ce.errors=[{instancePath:i,params:{missingProperty:d}}],!1
if(e(s,"id")){const e=o
if("string"!=typeof s.id)return t(ce,i+"/id")
var c=e===o}else c=!0
if(c){if(e(s,"file")){const e=o
if("string"!=typeof s.file)return t(ce,i+"/file")
c=e===o}else c=!0
if(c){if(e(s,"line")){let e=s.line
const t=o,r=o
let u=!1
const h=o
a(e,{instancePath:i+"/line"})||(l=n(l,a),o=l.length)
var f=h===o
if(u=u||f,!u){const t=o
if(null!==e){const e={instancePath:i+"/line"}
null===l?l=[e]:l.push(e),o++}f=t===o
u=u||f}if(!u){const e={instancePath:i+"/line"}
return null===l?l=[e]:l.push(e),o++,ce.errors=l,!1}o=r,null!==l&&(r?l.length=r:l=null)
c=t===o}else c=!0
if(c){if(e(s,"column")){let e=s.column
const t=o,r=o
let f=!1
const h=o
a(e,{instancePath:i+"/column"})||(l=n(l,a),o=l.length)
var u=h===o
if(f=f||u,!f){const t=o
if(null!==e){const e={instancePath:i+"/column"}
null===l?l=[e]:l.push(e),o++}u=t===o
f=f||u}if(!f){const e={instancePath:i+"/column"}
return null===l?l=[e]:l.push(e),o++,ce.errors=l,!1}o=r,null!==l&&(r?l.length=r:l=null)
c=t===o}else c=!0
if(c){if(e(s,"function")){const e=o
if("string"!=typeof s.function)return t(ce,i+"/function")
c=e===o}else c=!0
if(c){if(e(s,"isAsync")){const e=o
if("boolean"!=typeof s.isAsync)return t(ce,i+"/isAsync")
c=e===o}else c=!0
if(c){if(e(s,"package")){const e=o
if("string"!=typeof s.package)return t(ce,i+"/package")
c=e===o}else c=!0
if(c){if(e(s,"job")){const e=o
if("string"!=typeof s.job)return t(ce,i+"/job")
c=e===o}else c=!0
if(c){if(e(s,"called")){const e=o
if("string"!=typeof s.called)return t(ce,i+"/called")
c=e===o}else c=!0
if(c){if(e(s,"jobs")){const e=o
a(s.jobs,{instancePath:i+"/jobs"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"maxInFlight")){const e=o
a(s.maxInFlight,{instancePath:i+"/maxInFlight"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"ownMaxInFlight")){let e=s.ownMaxInFlight
const t=o,r=o
let f=!1
const u=o
a(e,{instancePath:i+"/ownMaxInFlight"})||(l=n(l,a),o=l.length)
var h=u===o
if(f=f||h,!f){const t=o
if(null!==e){const e={instancePath:i+"/ownMaxInFlight"}
null===l?l=[e]:l.push(e),o++}h=t===o
f=f||h}if(!f){const e={instancePath:i+"/ownMaxInFlight"}
return null===l?l=[e]:l.push(e),o++,ce.errors=l,!1}o=r,null!==l&&(r?l.length=r:l=null)
c=t===o}else c=!0
if(c){if(e(s,"waitP95Ms")){let e=s.waitP95Ms
const t=o,a=o
let f=!1
const u=o
r(e,{instancePath:i+"/waitP95Ms"})||(l=n(l,r),o=l.length)
var p=u===o
if(f=f||p,!f){const t=o
if(null!==e){const e={instancePath:i+"/waitP95Ms"}
null===l?l=[e]:l.push(e),o++}p=t===o
f=f||p}if(!f){const e={instancePath:i+"/waitP95Ms"}
return null===l?l=[e]:l.push(e),o++,ce.errors=l,!1}o=a,null!==l&&(a?l.length=a:l=null)
c=t===o}else c=!0
if(c){if(e(s,"runP50Ms")){let e=s.runP50Ms
const t=o,a=o
let f=!1
const u=o
r(e,{instancePath:i+"/runP50Ms"})||(l=n(l,r),o=l.length)
var g=u===o
if(f=f||g,!f){const t=o
if(null!==e){const e={instancePath:i+"/runP50Ms"}
null===l?l=[e]:l.push(e),o++}g=t===o
f=f||g}if(!f){const e={instancePath:i+"/runP50Ms"}
return null===l?l=[e]:l.push(e),o++,ce.errors=l,!1}o=a,null!==l&&(a?l.length=a:l=null)
c=t===o}else c=!0
if(c){if(e(s,"generated")){const e=o
w(s.generated,{instancePath:i+"/generated"})||(l=n(l,w),o=l.length)
c=e===o}else c=!0
if(c)if(e(s,"call")){let e=s.call
const t=o,r=o
let a=!1
const f=o
se(e,{instancePath:i+"/call"})||(l=n(l,se),o=l.length)
var y=f===o
if(a=a||y,!a){const t=o
if(null!==e){const e={instancePath:i+"/call"}
null===l?l=[e]:l.push(e),o++}y=t===o
a=a||y}if(!a){const e={instancePath:i+"/call"}
return null===l?l=[e]:l.push(e),o++,ce.errors=l,!1}o=r,null!==l&&(r?l.length=r:l=null)
c=t===o}else c=!0}}}}}}}}}}}}}}}}return ce.errors=l,0===o}function fe(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(fe,i)
{let g
if(!e(s,"size")&&(g="size")||!e(s,"jobs")&&(g="jobs")||!e(s,"maxInFlight")&&(g="maxInFlight")||!e(s,"waitP95Ms")&&(g="waitP95Ms")||!e(s,"runP50Ms")&&(g="runP50Ms")||!e(s,"cpuMs")&&(g="cpuMs")||!e(s,"runQueueWaitMs")&&(g="runQueueWaitMs")||!e(s,"callSites")&&(g="callSites")||!e(s,"complete")&&(g="complete"))return fe.errors=[{instancePath:i,params:{missingProperty:g}}],!1
if(e(s,"size")){const e=o
a(s.size,{instancePath:i+"/size"})||(l=n(l,a),o=l.length)
var c=e===o}else c=!0
if(c){if(e(s,"jobs")){const e=o
a(s.jobs,{instancePath:i+"/jobs"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"maxInFlight")){const e=o
a(s.maxInFlight,{instancePath:i+"/maxInFlight"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"waitP95Ms")){let e=s.waitP95Ms
const t=o,a=o
let u=!1
const h=o
r(e,{instancePath:i+"/waitP95Ms"})||(l=n(l,r),o=l.length)
var f=h===o
if(u=u||f,!u){const t=o
if(null!==e){const e={instancePath:i+"/waitP95Ms"}
null===l?l=[e]:l.push(e),o++}f=t===o
u=u||f}if(!u){const e={instancePath:i+"/waitP95Ms"}
return null===l?l=[e]:l.push(e),o++,fe.errors=l,!1}o=a,null!==l&&(a?l.length=a:l=null)
c=t===o}else c=!0
if(c){if(e(s,"runP50Ms")){let e=s.runP50Ms
const t=o,a=o
let f=!1
const h=o
r(e,{instancePath:i+"/runP50Ms"})||(l=n(l,r),o=l.length)
var u=h===o
if(f=f||u,!f){const t=o
if(null!==e){const e={instancePath:i+"/runP50Ms"}
null===l?l=[e]:l.push(e),o++}u=t===o
f=f||u}if(!f){const e={instancePath:i+"/runP50Ms"}
return null===l?l=[e]:l.push(e),o++,fe.errors=l,!1}o=a,null!==l&&(a?l.length=a:l=null)
c=t===o}else c=!0
if(c){if(e(s,"cpuMs")){let e=s.cpuMs
const t=o,a=o
let f=!1
const u=o
r(e,{instancePath:i+"/cpuMs"})||(l=n(l,r),o=l.length)
var h=u===o
if(f=f||h,!f){const t=o
if(null!==e){const e={instancePath:i+"/cpuMs"}
null===l?l=[e]:l.push(e),o++}h=t===o
f=f||h}if(!f){const e={instancePath:i+"/cpuMs"}
return null===l?l=[e]:l.push(e),o++,fe.errors=l,!1}o=a,null!==l&&(a?l.length=a:l=null)
c=t===o}else c=!0
if(c){if(e(s,"runQueueWaitMs")){let e=s.runQueueWaitMs
const t=o,a=o
let f=!1
const u=o
r(e,{instancePath:i+"/runQueueWaitMs"})||(l=n(l,r),o=l.length)
var p=u===o
if(f=f||p,!f){const t=o
if(null!==e){const e={instancePath:i+"/runQueueWaitMs"}
null===l?l=[e]:l.push(e),o++}p=t===o
f=f||p}if(!f){const e={instancePath:i+"/runQueueWaitMs"}
return null===l?l=[e]:l.push(e),o++,fe.errors=l,!1}o=a,null!==l&&(a?l.length=a:l=null)
c=t===o}else c=!0
if(c){if(e(s,"callSites")){let e=s.callSites
const r=o
if(o===r){if(!Array.isArray(e))return t(fe,i+"/callSites")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(ce(e[s],{instancePath:i+"/callSites/"+s})||(l=n(l,ce),o=l.length),!(t===o))break}}}c=r===o}else c=!0
if(c)if(e(s,"complete")){const e=o
if("boolean"!=typeof s.complete)return t(fe,i+"/complete")
c=e===o}else c=!0}}}}}}}}}return fe.errors=l,0===o}function ue(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(ue,i)
{let c
if(!e(s,"listened")&&(c="listened")||!e(s,"failure")&&(c="failure"))return ue.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"listened")){const e=l
if("boolean"!=typeof s.listened)return t(ue,i+"/listened")
var o=e===l}else o=!0
if(o){if(e(s,"onlyHttp")){const e=l
if("boolean"!=typeof s.onlyHttp)return t(ue,i+"/onlyHttp")
o=e===l}else o=!0
if(o){if(e(s,"mayServeTls")){const e=l
if("boolean"!=typeof s.mayServeTls)return t(ue,i+"/mayServeTls")
o=e===l}else o=!0
if(o){if(e(s,"undrivenPorts")){let e=s.undrivenPorts
const c=l
if(l===c){if(!Array.isArray(e))return t(ue,i+"/undrivenPorts")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(a(e[s],{instancePath:i+"/undrivenPorts/"+s})||(r=n(r,a),l=r.length),!(t===l))break}}}o=c===l}else o=!0
if(o)if(e(s,"failure")){const e=l
if("string"!=typeof s.failure)return t(ue,i+"/failure")
o=e===l}else o=!0}}}}}return ue.errors=r,0===l}function he(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(he,i)
{let c
if(!e(s,"code")&&(c="code")||!e(s,"count")&&(c="count")||!e(s,"message")&&(c="message"))return he.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"code")){const e=l
if("string"!=typeof s.code)return t(he,i+"/code")
var o=e===l}else o=!0
if(o){if(e(s,"count")){const e=l
a(s.count,{instancePath:i+"/count"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"message")){const e=l
if("string"!=typeof s.message)return t(he,i+"/message")
o=e===l}else o=!0}}}return he.errors=r,0===l}exports.profile=function s(i,{instancePath:r=""}={}){let l=null,a=0
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
ge(e,{instancePath:r+"/run"})||(l=n(l,ge),a=l.length)
var c=h===a
if(u=u||c,!u){const t=a
if(null!==e){const e={instancePath:r+"/run"}
null===l?l=[e]:l.push(e),a++}c=t===a
u=u||c}if(!u){const e={instancePath:r+"/run"}
return null===l?l=[e]:l.push(e),a++,s.errors=l,!1}a=f,null!==l&&(f?l.length=f:l=null)
o=t===a}else o=!0
if(o){if(e(i,"sampled")){const e=a
ye(i.sampled,{instancePath:r+"/sampled"})||(l=n(l,ye),a=l.length)
o=e===a}else o=!0
if(o){if(e(i,"warmUp")){const e=a
de(i.warmUp,{instancePath:r+"/warmUp"})||(l=n(l,de),a=l.length)
o=e===a}else o=!0
if(o){if(e(i,"unprofiled")){let e=i.unprofiled
const c=a
if(a===c){if(!Array.isArray(e))return t(s,r+"/unprofiled")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(u(e[s],{instancePath:r+"/unprofiled/"+s})||(l=n(l,u),a=l.length),!(t===a))break}}}o=c===a}else o=!0
if(o)if(e(i,"profiles")){let e=i.profiles
const c=a
if(a===c){if(!Array.isArray(e))return t(s,r+"/profiles")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(Ie(e[s],{instancePath:r+"/profiles/"+s})||(l=n(l,Ie),a=l.length),!(t===a))break}}}o=c===a}else o=!0}}}}}}}return s.errors=l,0===a}
function pe(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(pe,i)
{let c
if(!e(s,"pid")&&(c="pid")||!e(s,"script")&&(c="script")||!e(s,"ports")&&(c="ports"))return pe.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"pid")){const e=l
a(s.pid,{instancePath:i+"/pid"})||(r=n(r,a),l=r.length)
var o=e===l}else o=!0
if(o){if(e(s,"script")){const e=l
if("string"!=typeof s.script)return t(pe,i+"/script")
o=e===l}else o=!0
if(o)if(e(s,"ports")){let e=s.ports
const c=l
if(l===c){if(!Array.isArray(e))return t(pe,i+"/ports")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(a(e[s],{instancePath:i+"/ports/"+s})||(r=n(r,a),l=r.length),!(t===l))break}}}o=c===l}else o=!0}}}return pe.errors=r,0===l}function ge(s,{instancePath:l=""}={}){let o=null,f=0
if(0===f){if(!s||"object"!=typeof s||Array.isArray(s))return t(ge,l)
{let k
if(void 0===s.counted&&(s.counted=!0),void 0===s.uncountedThreads&&(s.uncountedThreads=null),void 0===s.traffic&&(s.traffic=null),void 0===s.tls&&(s.tls=null),void 0===s.threadPool&&(s.threadPool=null),void 0===s.drive&&(s.drive=null),void 0===s.cpu&&(s.cpu=null),void 0===s.unprofiled&&(s.unprofiled=[]),void 0===s.processes&&(s.processes=[]),!e(s,"command")&&(k="command")||!e(s,"cwd")&&(k="cwd")||!e(s,"root")&&(k="root")||!e(s,"openssl")&&(k="openssl")||!e(s,"processor")&&(k="processor")||!e(s,"startTime")&&(k="startTime")||!e(s,"durationMs")&&(k="durationMs")||!e(s,"exitCode")&&(k="exitCode")||!e(s,"signal")&&(k="signal")||!e(s,"load")&&(k="load"))return ge.errors=[{instancePath:l,params:{missingProperty:k}}],!1
if(e(s,"command")){let e=s.command
const n=f
if(f===n){if(!Array.isArray(e))return t(ge,l+"/command")
{const n=e.length
for(let s=0;s<n;s++){const n=f
if("string"!=typeof e[s])return t(ge,l+"/command/"+s)
if(!(n===f))break}}}var h=n===f}else h=!0
if(h){if(e(s,"cwd")){const e=f
if("string"!=typeof s.cwd)return t(ge,l+"/cwd")
h=e===f}else h=!0
if(h){if(e(s,"root")){const e=f
if("string"!=typeof s.root)return t(ge,l+"/root")
h=e===f}else h=!0
if(h){if(e(s,"openssl")){const e=f
if("string"!=typeof s.openssl)return t(ge,l+"/openssl")
h=e===f}else h=!0
if(h){if(e(s,"processor")){const e=f
if("string"!=typeof s.processor)return t(ge,l+"/processor")
h=e===f}else h=!0
if(h){if(e(s,"startTime")){const e=f
i(s.startTime,{instancePath:l+"/startTime"})||(o=n(o,i),f=o.length)
h=e===f}else h=!0
if(h){if(e(s,"durationMs")){const e=f
r(s.durationMs,{instancePath:l+"/durationMs"})||(o=n(o,r),f=o.length)
h=e===f}else h=!0
if(h){if(e(s,"exitCode")){let e=s.exitCode
const n=f
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return t(ge,l+"/exitCode")
h=n===f}else h=!0
if(h){if(e(s,"signal")){let e=s.signal
const n=f
if("string"!=typeof e&&null!==e)return t(ge,l+"/signal")
h=n===f}else h=!0
if(h){if(e(s,"wasAsked")){const e=f
if(!0!==s.wasAsked)return t(ge,l+"/wasAsked")
h=e===f}else h=!0
if(h){if(e(s,"load")){let e=s.load
const t=f,i=f
let r=!1
const a=f
R(e,{instancePath:l+"/load"})||(o=n(o,R),f=o.length)
var p=a===f
if(r=r||p,!r){const t=f
if(null!==e){const e={instancePath:l+"/load"}
null===o?o=[e]:o.push(e),f++}p=t===f
r=r||p}if(!r){const e={instancePath:l+"/load"}
return null===o?o=[e]:o.push(e),f++,ge.errors=o,!1}f=i,null!==o&&(i?o.length=i:o=null)
h=t===f}else h=!0
if(h){const e=f
if("boolean"!=typeof s.counted)return t(ge,l+"/counted")
if(h=e===f){let e=s.uncountedThreads
const i=f,r=f
let p=!1
const k=f
a(e,{instancePath:l+"/uncountedThreads"})||(o=n(o,a),f=o.length)
var g=k===f
if(p=p||g,!p){const t=f
if(null!==e){const e={instancePath:l+"/uncountedThreads"}
null===o?o=[e]:o.push(e),f++}g=t===f
p=p||g}if(!p){const e={instancePath:l+"/uncountedThreads"}
return null===o?o=[e]:o.push(e),f++,ge.errors=o,!1}if(f=r,null!==o&&(r?o.length=r:o=null),h=i===f){let e=s.traffic
const i=f,r=f
let a=!1
const p=f
Q(e,{instancePath:l+"/traffic"})||(o=n(o,Q),f=o.length)
var y=p===f
if(a=a||y,!a){const t=f
if(null!==e){const e={instancePath:l+"/traffic"}
null===o?o=[e]:o.push(e),f++}y=t===f
a=a||y}if(!a){const e={instancePath:l+"/traffic"}
return null===o?o=[e]:o.push(e),f++,ge.errors=o,!1}if(f=r,null!==o&&(r?o.length=r:o=null),h=i===f){let e=s.tls
const i=f,r=f
let a=!1
const p=f
oe(e,{instancePath:l+"/tls"})||(o=n(o,oe),f=o.length)
var d=p===f
if(a=a||d,!a){const t=f
if(null!==e){const e={instancePath:l+"/tls"}
null===o?o=[e]:o.push(e),f++}d=t===f
a=a||d}if(!a){const e={instancePath:l+"/tls"}
return null===o?o=[e]:o.push(e),f++,ge.errors=o,!1}if(f=r,null!==o&&(r?o.length=r:o=null),h=i===f){let e=s.threadPool
const i=f,r=f
let a=!1
const p=f
fe(e,{instancePath:l+"/threadPool"})||(o=n(o,fe),f=o.length)
var P=p===f
if(a=a||P,!a){const t=f
if(null!==e){const e={instancePath:l+"/threadPool"}
null===o?o=[e]:o.push(e),f++}P=t===f
a=a||P}if(!a){const e={instancePath:l+"/threadPool"}
return null===o?o=[e]:o.push(e),f++,ge.errors=o,!1}if(f=r,null!==o&&(r?o.length=r:o=null),h=i===f){let e=s.drive
const i=f,r=f
let a=!1
const p=f
ue(e,{instancePath:l+"/drive"})||(o=n(o,ue),f=o.length)
var m=p===f
if(a=a||m,!a){const t=f
if(null!==e){const e={instancePath:l+"/drive"}
null===o?o=[e]:o.push(e),f++}m=t===f
a=a||m}if(!a){const e={instancePath:l+"/drive"}
return null===o?o=[e]:o.push(e),f++,ge.errors=o,!1}if(f=r,null!==o&&(r?o.length=r:o=null),h=i===f){let e=s.cpu
const i=f,r=f
let a=!1
const p=f
c(e,{instancePath:l+"/cpu"})||(o=n(o,c),f=o.length)
var b=p===f
if(a=a||b,!a){const t=f
if(null!==e){const e={instancePath:l+"/cpu"}
null===o?o=[e]:o.push(e),f++}b=t===f
a=a||b}if(!a){const e={instancePath:l+"/cpu"}
return null===o?o=[e]:o.push(e),f++,ge.errors=o,!1}if(f=r,null!==o&&(r?o.length=r:o=null),h=i===f){let e=s.unprofiled
const i=f
if(f===i){if(!Array.isArray(e))return t(ge,l+"/unprofiled")
{const t=e.length
for(let s=0;s<t;s++){const t=f
if(u(e[s],{instancePath:l+"/unprofiled/"+s})||(o=n(o,u),f=o.length),!(t===f))break}}}if(h=i===f){let e=s.processes
const i=f
if(f===i){if(!Array.isArray(e))return t(ge,l+"/processes")
{const t=e.length
for(let s=0;s<t;s++){const t=f
if(pe(e[s],{instancePath:l+"/processes/"+s})||(o=n(o,pe),f=o.length),!(t===f))break}}}h=i===f}}}}}}}}}}}}}}}}}}}}}return ge.errors=o,0===f}function ye(s,{instancePath:i=""}={}){let l=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(ye,i)
{let u
if(!e(s,"root")&&(u="root")||!e(s,"startTime")&&(u="startTime")||!e(s,"durationMs")&&(u="durationMs"))return ye.errors=[{instancePath:i,params:{missingProperty:u}}],!1
if(e(s,"root")){const e=a
if("string"!=typeof s.root)return t(ye,i+"/root")
var o=e===a}else o=!0
if(o){if(e(s,"startTime")){const e=a
if("string"!=typeof s.startTime)return t(ye,i+"/startTime")
o=e===a}else o=!0
if(o){if(e(s,"durationMs")){const e=a
r(s.durationMs,{instancePath:i+"/durationMs"})||(l=n(l,r),a=l.length)
o=e===a}else o=!0
if(o)if(e(s,"cpu")){let e=s.cpu
const t=a,r=a
let u=!1
const h=a
c(e,{instancePath:i+"/cpu"})||(l=n(l,c),a=l.length)
var f=h===a
if(u=u||f,!u){const t=a
if(null!==e){const e={instancePath:i+"/cpu"}
null===l?l=[e]:l.push(e),a++}f=t===a
u=u||f}if(!u){const e={instancePath:i+"/cpu"}
return null===l?l=[e]:l.push(e),a++,ye.errors=l,!1}a=r,null!==l&&(r?l.length=r:l=null)
o=t===a}else o=!0}}}}return ye.errors=l,0===a}function de(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(de,s)
{let r
if(!e(n,"seconds")&&(r="seconds")||!e(n,"from")&&(r="from"))return de.errors=[{instancePath:s,params:{missingProperty:r}}],!1
if(e(n,"seconds")){let e=n.seconds
const r=0
if(0===r){if("number"!=typeof e||!isFinite(e))return t(de,s+"/seconds")
if(e<0||isNaN(e))return t(de,s+"/seconds")}var i=0===r}else i=!0
if(i)if(e(n,"from")){let e=n.from
const r=0
if("start"!==e&&"load"!==e)return t(de,s+"/from")
i=0===r}else i=!0}return de.errors=null,!0}function Pe(s,{instancePath:i=""}={}){let l=null,c=0
if(0===c){if(!s||"object"!=typeof s||Array.isArray(s))return t(Pe,i)
{let u
if(!e(s,"format")&&(u="format")||!e(s,"source")&&(u="source")||!e(s,"node")&&(u="node")||!e(s,"v8")&&(u="v8")||!e(s,"platform")&&(u="platform")||!e(s,"arch")&&(u="arch")||!e(s,"pid")&&(u="pid")||!e(s,"thread")&&(u="thread")||!e(s,"intervalUs")&&(u="intervalUs")||!e(s,"executable")&&(u="executable")||!e(s,"timed")&&(u="timed"))return Pe.errors=[{instancePath:i,params:{missingProperty:u}}],!1
if(e(s,"format")){const e=c
if("string"!=typeof s.format)return t(Pe,i+"/format")
var f=e===c}else f=!0
if(f){if(e(s,"source")){const e=c
if("string"!=typeof s.source)return t(Pe,i+"/source")
f=e===c}else f=!0
if(f){if(e(s,"node")){const e=c
if("string"!=typeof s.node)return t(Pe,i+"/node")
f=e===c}else f=!0
if(f){if(e(s,"v8")){const e=c
if("string"!=typeof s.v8)return t(Pe,i+"/v8")
f=e===c}else f=!0
if(f){if(e(s,"platform")){const e=c
if("string"!=typeof s.platform)return t(Pe,i+"/platform")
f=e===c}else f=!0
if(f){if(e(s,"arch")){const e=c
if("string"!=typeof s.arch)return t(Pe,i+"/arch")
f=e===c}else f=!0
if(f){if(e(s,"pid")){const e=c
a(s.pid,{instancePath:i+"/pid"})||(l=n(l,a),c=l.length)
f=e===c}else f=!0
if(f){if(e(s,"thread")){const e=c
F(s.thread,{instancePath:i+"/thread"})||(l=n(l,F),c=l.length)
f=e===c}else f=!0
if(f){if(e(s,"intervalUs")){const e=c
r(s.intervalUs,{instancePath:i+"/intervalUs"})||(l=n(l,r),c=l.length)
f=e===c}else f=!0
if(f){if(e(s,"usualGap")){const e=c
if(!0!==s.usualGap)return t(Pe,i+"/usualGap")
f=e===c}else f=!0
if(f){if(e(s,"executable")){const e=c
if("string"!=typeof s.executable)return t(Pe,i+"/executable")
f=e===c}else f=!0
if(f){if(e(s,"timed")){const e=c
if("boolean"!=typeof s.timed)return t(Pe,i+"/timed")
f=e===c}else f=!0
if(f){if(e(s,"startedUs")){const e=c
r(s.startedUs,{instancePath:i+"/startedUs"})||(l=n(l,r),c=l.length)
f=e===c}else f=!0
if(f){if(e(s,"listenedUs")){const e=c
r(s.listenedUs,{instancePath:i+"/listenedUs"})||(l=n(l,r),c=l.length)
f=e===c}else f=!0
if(f){if(e(s,"sampledBy")){const e=c
o(s.sampledBy,{instancePath:i+"/sampledBy"})||(l=n(l,o),c=l.length)
f=e===c}else f=!0
if(f){if(e(s,"showsIdle")){const e=c
if(!0!==s.showsIdle)return t(Pe,i+"/showsIdle")
f=e===c}else f=!0
if(f){if(e(s,"declaredNode")){const e=c
if("string"!=typeof s.declaredNode)return t(Pe,i+"/declaredNode")
f=e===c}else f=!0
if(f)if(e(s,"collector")){const e=c
if("perf"!==s.collector)return t(Pe,i+"/collector")
f=e===c}else f=!0}}}}}}}}}}}}}}}}}}return Pe.errors=l,0===c}function me(e,{instancePath:n=""}={}){return"js"!==e&&"builtin"!==e&&"native"!==e&&"regexp"!==e&&"wasm"!==e&&"kernel"!==e&&"gc"!==e&&"idle"!==e&&"unknown"!==e?t(me,n):(me.errors=null,!0)}function be(e,{instancePath:n=""}={}){return""!==e&&"ignition"!==e&&"sparkplug"!==e&&"maglev"!==e&&"turbofan"!==e?t(be,n):(be.errors=null,!0)}function ke(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(ke,i)
{let c
if(!e(s,"file")&&(c="file")||!e(s,"line")&&(c="line")||!e(s,"column")&&(c="column")||!e(s,"callLine")&&(c="callLine")||!e(s,"callColumn")&&(c="callColumn"))return ke.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"file")){const e=l
if("string"!=typeof s.file)return t(ke,i+"/file")
var o=e===l}else o=!0
if(o){if(e(s,"line")){const e=l
a(s.line,{instancePath:i+"/line"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"column")){const e=l
a(s.column,{instancePath:i+"/column"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"callLine")){const e=l
a(s.callLine,{instancePath:i+"/callLine"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"callColumn")){const e=l
a(s.callColumn,{instancePath:i+"/callColumn"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0}}}}}return ke.errors=r,0===l}function Ae(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(Ae,s)
{let r
if(!e(n,"module")&&(r="module")||!e(n,"known")&&(r="known")||!e(n,"name")&&(r="name"))return Ae.errors=[{instancePath:s,params:{missingProperty:r}}],!1
if(e(n,"module")){const e=0
if("string"!=typeof n.module)return t(Ae,s+"/module")
var i=0===e}else i=!0
if(i){if(e(n,"known")){const e=0
if("string"!=typeof n.known)return t(Ae,s+"/known")
i=0===e}else i=!0
if(i)if(e(n,"name")){const e=0
if("string"!=typeof n.name)return t(Ae,s+"/name")
i=0===e}else i=!0}}return Ae.errors=null,!0}function ve(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(ve,i)
{let f
if(!e(s,"method")&&(f="method")||!e(s,"pattern")&&(f="pattern")||!e(s,"path")&&(f="path")||!e(s,"role")&&(f="role")||!e(s,"file")&&(f="file")||!e(s,"line")&&(f="line"))return ve.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"method")){const e=l
if("string"!=typeof s.method)return t(ve,i+"/method")
var o=e===l}else o=!0
if(o){if(e(s,"pattern")){const e=l
if("string"!=typeof s.pattern)return t(ve,i+"/pattern")
o=e===l}else o=!0
if(o){if(e(s,"path")){const e=l
if("string"!=typeof s.path)return t(ve,i+"/path")
o=e===l}else o=!0
if(o){if(e(s,"shared")){let f=s.shared
const u=l
if(l===u){if(!f||"object"!=typeof f||Array.isArray(f))return t(ve,i+"/shared")
{let s
if(!e(f,"path")&&(s="path"))return ve.errors=[{instancePath:i+"/shared",params:{missingProperty:s}}],!1
if(e(f,"path")){const e=l
if("string"!=typeof f.path)return t(ve,i+"/shared/path")
var c=e===l}else c=!0
if(c){if(e(f,"handler")){const e=l
if("string"!=typeof f.handler)return t(ve,i+"/shared/handler")
c=e===l}else c=!0
if(c){if(e(f,"prefix")){const e=l
if("string"!=typeof f.prefix)return t(ve,i+"/shared/prefix")
c=e===l}else c=!0
if(c){if(e(f,"tails")){let e=f.tails
const n=l
if(l===n){if(!Array.isArray(e))return t(ve,i+"/shared/tails")
{const n=e.length
for(let s=0;s<n;s++){const n=l
if("string"!=typeof e[s])return t(ve,i+"/shared/tails/"+s)
if(!(n===l))break}}}c=n===l}else c=!0
if(c)if(e(f,"mounts")){const e=l
a(f.mounts,{instancePath:i+"/shared/mounts"})||(r=n(r,a),l=r.length)
c=e===l}else c=!0}}}}}o=u===l}else o=!0
if(o){if(e(s,"role")){let e=s.role
const n=l
if("handler"!==e&&"middleware"!==e&&"callee"!==e)return t(ve,i+"/role")
o=n===l}else o=!0
if(o){if(e(s,"file")){const e=l
if("string"!=typeof s.file)return t(ve,i+"/file")
o=e===l}else o=!0
if(o)if(e(s,"line")){const e=l
a(s.line,{instancePath:i+"/line"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0}}}}}}}return ve.errors=r,0===l}function Me(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(Me,s)
{let r
if(!e(n,"operation")&&(r="operation")||!e(n,"algorithm")&&(r="algorithm")||!e(n,"hasCallSite")&&(r="hasCallSite"))return Me.errors=[{instancePath:s,params:{missingProperty:r}}],!1
{const r=0
for(const e of Object.keys(n))if("operation"!==e&&"algorithm"!==e&&"hasCallSite"!==e)return t(Me,s)
if(0===r){if(e(n,"operation")){const e=0
if("string"!=typeof n.operation)return t(Me,s+"/operation")
var i=0===e}else i=!0
if(i){if(e(n,"algorithm")){const e=0
if("string"!=typeof n.algorithm)return t(Me,s+"/algorithm")
i=0===e}else i=!0
if(i)if(e(n,"hasCallSite")){let e=n.hasCallSite
const r=0
if("boolean"!=typeof e&&null!==e)return t(Me,s+"/hasCallSite")
i=0===r}else i=!0}}}}return Me.errors=null,!0}function we(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(we,i)
{let c
if(void 0===s.callOffset&&(s.callOffset=0),!e(s,"name")&&(c="name")||!e(s,"kind")&&(c="kind")||!e(s,"file")&&(c="file")||!e(s,"line")&&(c="line")||!e(s,"column")&&(c="column")||!e(s,"callLine")&&(c="callLine")||!e(s,"callColumn")&&(c="callColumn")||!e(s,"tier")&&(c="tier")||!e(s,"library")&&(c="library")||!e(s,"component")&&(c="component")||!e(s,"named")&&(c="named")||!e(s,"moduleBody")&&(c="moduleBody"))return we.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"name")){const e=l
if("string"!=typeof s.name)return t(we,i+"/name")
var o=e===l}else o=!0
if(o){if(e(s,"displayName")){const e=l
if("string"!=typeof s.displayName)return t(we,i+"/displayName")
o=e===l}else o=!0
if(o){if(e(s,"kind")){const e=l
me(s.kind,{instancePath:i+"/kind"})||(r=n(r,me),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"file")){const e=l
if("string"!=typeof s.file)return t(we,i+"/file")
o=e===l}else o=!0
if(o){if(e(s,"line")){const e=l
a(s.line,{instancePath:i+"/line"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"column")){const e=l
a(s.column,{instancePath:i+"/column"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"callLine")){const e=l
a(s.callLine,{instancePath:i+"/callLine"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"callColumn")){const e=l
a(s.callColumn,{instancePath:i+"/callColumn"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){const c=l
if(a(s.callOffset,{instancePath:i+"/callOffset"})||(r=n(r,a),l=r.length),o=c===l){if(e(s,"tier")){const e=l
be(s.tier,{instancePath:i+"/tier"})||(r=n(r,be),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"library")){const e=l
if("string"!=typeof s.library)return t(we,i+"/library")
o=e===l}else o=!0
if(o){if(e(s,"component")){let e=s.component
const n=l
if(""!==e&&"openssl"!==e)return t(we,i+"/component")
o=n===l}else o=!0
if(o){if(e(s,"named")){const e=l
if("boolean"!=typeof s.named)return t(we,i+"/named")
o=e===l}else o=!0
if(o){if(e(s,"moduleBody")){const e=l
if("boolean"!=typeof s.moduleBody)return t(we,i+"/moduleBody")
o=e===l}else o=!0
if(o){if(e(s,"generated")){const e=l
ke(s.generated,{instancePath:i+"/generated"})||(r=n(r,ke),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"bundled")){const e=l
Ae(s.bundled,{instancePath:i+"/bundled"})||(r=n(r,Ae),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"users")){let e=s.users
const n=l
if(l===n){if(!Array.isArray(e))return t(we,i+"/users")
{const n=e.length
for(let s=0;s<n;s++){const n=l
if("string"!=typeof e[s])return t(we,i+"/users/"+s)
if(!(n===l))break}}}o=n===l}else o=!0
if(o){if(e(s,"routes")){let e=s.routes
const a=l
if(l===a){if(!Array.isArray(e))return t(we,i+"/routes")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(ve(e[s],{instancePath:i+"/routes/"+s})||(r=n(r,ve),l=r.length),!(t===l))break}}}o=a===l}else o=!0
if(o)if(e(s,"labels")){const e=l
Me(s.labels,{instancePath:i+"/labels"})||(r=n(r,Me),l=r.length)
o=e===l}else o=!0}}}}}}}}}}}}}}}}}}}return we.errors=r,0===l}function Te(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(Te,s)
{let r
if(!e(n,"type")&&(r="type")||!e(n,"data")&&(r="data"))return Te.errors=[{instancePath:s,params:{missingProperty:r}}],!1
if(e(n,"type")){let e=n.type
const r=0
if("uint8"!==e&&"int32"!==e&&"float64"!==e&&"int32-deltas"!==e)return t(Te,s+"/type")
var i=0===r}else i=!0
if(i)if(e(n,"data")){const e=0
if("string"!=typeof n.data)return t(Te,s+"/data")
i=0===e}else i=!0}return Te.errors=null,!0}function je(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(je,i)
{let t
if(!e(s,"length")&&(t="length")||!e(s,"parent")&&(t="parent")||!e(s,"frame")&&(t="frame"))return je.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"length")){const e=l
a(s.length,{instancePath:i+"/length"})||(r=n(r,a),l=r.length)
var o=e===l}else o=!0
if(o){if(e(s,"parent")){const e=l
Te(s.parent,{instancePath:i+"/parent"})||(r=n(r,Te),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"frame")){const e=l
Te(s.frame,{instancePath:i+"/frame"})||(r=n(r,Te),l=r.length)
o=e===l}else o=!0}}}return je.errors=r,0===l}function xe(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(xe,i)
{let t
if(!e(s,"length")&&(t="length")||!e(s,"stack")&&(t="stack")||!e(s,"time")&&(t="time")||!e(s,"state")&&(t="state")||!e(s,"weight")&&(t="weight"))return xe.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"length")){const e=l
a(s.length,{instancePath:i+"/length"})||(r=n(r,a),l=r.length)
var o=e===l}else o=!0
if(o){if(e(s,"stack")){const e=l
Te(s.stack,{instancePath:i+"/stack"})||(r=n(r,Te),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"time")){const e=l
Te(s.time,{instancePath:i+"/time"})||(r=n(r,Te),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"state")){const e=l
Te(s.state,{instancePath:i+"/state"})||(r=n(r,Te),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"weight")){const e=l
Te(s.weight,{instancePath:i+"/weight"})||(r=n(r,Te),l=r.length)
o=e===l}else o=!0}}}}}return xe.errors=r,0===l}function Se(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(Se,s)
{let r
if(!e(n,"slotUs")&&(r="slotUs")||!e(n,"counts")&&(r="counts"))return Se.errors=[{instancePath:s,params:{missingProperty:r}}],!1
if(e(n,"slotUs")){let e=n.slotUs
const r=0
if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return t(Se,s+"/slotUs")
if(0===r&&"number"==typeof e&&isFinite(e)){if(e>1e12||isNaN(e))return t(Se,s+"/slotUs")
if(e<1||isNaN(e))return t(Se,s+"/slotUs")}var i=0===r}else i=!0
if(i)if(e(n,"counts")){let e=n.counts
const r=0
if(0===r){if(!Array.isArray(e))return t(Se,s+"/counts")
if(e.length>16384)return t(Se,s+"/counts")
{const n=e.length
for(let i=0;i<n;i++){let n=e[i]
const r=0
if("number"!=typeof n||n%1||isNaN(n)||!isFinite(n))return t(Se,s+"/counts/"+i)
if(0===r&&"number"==typeof n&&isFinite(n)){if(n>2147483647||isNaN(n))return t(Se,s+"/counts/"+i)
if(n<0||isNaN(n))return t(Se,s+"/counts/"+i)}if(!(0===r))break}}}i=0===r}else i=!0}return Se.errors=null,!0}function Ce(s,{instancePath:i=""}={}){let l=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Ce,i)
{let c
if(!e(s,"startUs")&&(c="startUs")||!e(s,"errorUs")&&(c="errorUs")||!e(s,"requests")&&(c="requests")||!e(s,"handshakes")&&(c="handshakes")||!e(s,"jobs")&&(c="jobs")||!e(s,"complete")&&(c="complete"))return Ce.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"startUs")){const e=a
r(s.startUs,{instancePath:i+"/startUs"})||(l=n(l,r),a=l.length)
var o=e===a}else o=!0
if(o){if(e(s,"errorUs")){const e=a
r(s.errorUs,{instancePath:i+"/errorUs"})||(l=n(l,r),a=l.length)
o=e===a}else o=!0
if(o){if(e(s,"requests")){const e=a
Se(s.requests,{instancePath:i+"/requests"})||(l=n(l,Se),a=l.length)
o=e===a}else o=!0
if(o){if(e(s,"handshakes")){const e=a
Se(s.handshakes,{instancePath:i+"/handshakes"})||(l=n(l,Se),a=l.length)
o=e===a}else o=!0
if(o){if(e(s,"jobs")){const e=a
Se(s.jobs,{instancePath:i+"/jobs"})||(l=n(l,Se),a=l.length)
o=e===a}else o=!0
if(o)if(e(s,"complete")){const e=a
if("boolean"!=typeof s.complete)return t(Ce,i+"/complete")
o=e===a}else o=!0}}}}}}return Ce.errors=l,0===a}const Oe=new RegExp("^(0|[1-9]\\d*):","u")
function Ie(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(Ie,i)
{let u
if(!e(s,"meta")&&(u="meta")||!e(s,"frames")&&(u="frames")||!e(s,"stacks")&&(u="stacks")||!e(s,"samples")&&(u="samples")||!e(s,"dropped")&&(u="dropped")||!e(s,"calls")&&(u="calls")||!e(s,"diagnostics")&&(u="diagnostics"))return Ie.errors=[{instancePath:i,params:{missingProperty:u}}],!1
if(e(s,"meta")){const e=l
Pe(s.meta,{instancePath:i+"/meta"})||(r=n(r,Pe),l=r.length)
var o=e===l}else o=!0
if(o){if(e(s,"frames")){let e=s.frames
const a=l
if(l===a){if(!Array.isArray(e))return t(Ie,i+"/frames")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(we(e[s],{instancePath:i+"/frames/"+s})||(r=n(r,we),l=r.length),!(t===l))break}}}o=a===l}else o=!0
if(o){if(e(s,"sharedFrames")){const e=l
Te(s.sharedFrames,{instancePath:i+"/sharedFrames"})||(r=n(r,Te),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"stacks")){const e=l
je(s.stacks,{instancePath:i+"/stacks"})||(r=n(r,je),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"samples")){const e=l
xe(s.samples,{instancePath:i+"/samples"})||(r=n(r,xe),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"dropped")){let e=s.dropped
const c=l
if(l===c){if(!e||"object"!=typeof e||Array.isArray(e))return t(Ie,i+"/dropped")
for(const t of Object.keys(e)){const s=l
if(a(e[t],{instancePath:i+"/dropped/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(r=n(r,a),l=r.length),!(s===l))break}}o=c===l}else o=!0
if(o){if(e(s,"calls")){let e=s.calls
const a=l
if(l===a){if(!Array.isArray(e))return t(Ie,i+"/calls")
{const s=e.length
for(let a=0;a<s;a++){let s=e[a]
const o=l
if(l===o){if(!Array.isArray(s))return t(Ie,i+"/calls/"+a)
if(s.length<2)return t(Ie,i+"/calls/"+a)
{const e=s.length
if(e>0){let e=s[0]
const n=l
if(l===n){if("string"!=typeof e)return t(Ie,i+"/calls/"+a+"/0")
if(!Oe.test(e))return t(Ie,i+"/calls/"+a+"/0")}var c=n===l}if(c){if(e>1){const e=l
se(s[1],{instancePath:i+"/calls/"+a+"/1"})||(r=n(r,se),l=r.length)
c=e===l}if(c){if(!(s.length<=2))return t(Ie,i+"/calls/"+a)}}}}if(!(o===l))break}}}o=a===l}else o=!0
if(o){if(e(s,"sharedCalls")){let e=s.sharedCalls
const c=l
if(l===c){if(!Array.isArray(e))return t(Ie,i+"/sharedCalls")
{const s=e.length
for(let o=0;o<s;o++){let s=e[o]
const c=l
if(l===c){if(!Array.isArray(s))return t(Ie,i+"/sharedCalls/"+o)
if(s.length<2)return t(Ie,i+"/sharedCalls/"+o)
{const e=s.length
if(e>0){let e=s[0]
const n=l
if(l===n){if("string"!=typeof e)return t(Ie,i+"/sharedCalls/"+o+"/0")
if(!Oe.test(e))return t(Ie,i+"/sharedCalls/"+o+"/0")}var f=n===l}if(f){if(e>1){const e=l
a(s[1],{instancePath:i+"/sharedCalls/"+o+"/1"})||(r=n(r,a),l=r.length)
f=e===l}if(f){if(!(s.length<=2))return t(Ie,i+"/sharedCalls/"+o)}}}}if(!(c===l))break}}}o=c===l}else o=!0
if(o){if(e(s,"times")){const e=l
Ce(s.times,{instancePath:i+"/times"})||(r=n(r,Ce),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"diagnostics")){let e=s.diagnostics
const a=l
if(l===a){if(!Array.isArray(e))return t(Ie,i+"/diagnostics")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(he(e[s],{instancePath:i+"/diagnostics/"+s})||(r=n(r,he),l=r.length),!(t===l))break}}}o=a===l}else o=!0}}}}}}}}}}return Ie.errors=r,0===l}exports.baseline=function s(i,{instancePath:r=""}={}){let l=null,a=0
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
function Fe(n,{instancePath:s=""}={}){if(!n||"object"!=typeof n||Array.isArray(n))return t(Fe,s)
{let r
if(!e(n,"node")&&(r="node")||!e(n,"openssl")&&(r="openssl")||!e(n,"platform")&&(r="platform")||!e(n,"processor")&&(r="processor")||!e(n,"interval")&&(r="interval")||!e(n,"workload")&&(r="workload"))return Fe.errors=[{instancePath:s,params:{missingProperty:r}}],!1
if(e(n,"node")){const e=0
if("string"!=typeof n.node)return t(Fe,s+"/node")
var i=0===e}else i=!0
if(i){if(e(n,"openssl")){const e=0
if("string"!=typeof n.openssl)return t(Fe,s+"/openssl")
i=0===e}else i=!0
if(i){if(e(n,"platform")){const e=0
if("string"!=typeof n.platform)return t(Fe,s+"/platform")
i=0===e}else i=!0
if(i){if(e(n,"processor")){const e=0
if("string"!=typeof n.processor)return t(Fe,s+"/processor")
i=0===e}else i=!0
if(i){if(e(n,"interval")){const e=0
if("string"!=typeof n.interval)return t(Fe,s+"/interval")
i=0===e}else i=!0
if(i)if(e(n,"workload")){let e=n.workload
const r=0
if(0===r){if(!Array.isArray(e))return t(Fe,s+"/workload")
{const n=e.length
for(let i=0;i<n;i++){const n=0
if("string"!=typeof e[i])return t(Fe,s+"/workload/"+i)
if(!(0===n))break}}}i=0===r}else i=!0}}}}}return Fe.errors=null,!0}function Ne(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(Ne,i)
{let o
if(!e(s,"file")&&(o="file")||!e(s,"function")&&(o="function")||!e(s,"operation")&&(o="operation")||!e(s,"share")&&(o="share"))return Ne.errors=[{instancePath:i,params:{missingProperty:o}}],!1
if(e(s,"file")){const e=l
if("string"!=typeof s.file)return t(Ne,i+"/file")
var a=e===l}else a=!0
if(a){if(e(s,"function")){const e=l
if("string"!=typeof s.function)return t(Ne,i+"/function")
a=e===l}else a=!0
if(a){if(e(s,"operation")){const e=l
if("string"!=typeof s.operation)return t(Ne,i+"/operation")
a=e===l}else a=!0
if(a){if(e(s,"share")){const e=l
y(s.share,{instancePath:i+"/share"})||(r=n(r,y),l=r.length)
a=e===l}else a=!0
if(a){if(e(s,"source")){const e=l
if("string"!=typeof s.source)return t(Ne,i+"/source")
a=e===l}else a=!0
if(a)if(e(s,"parameters")){let e=s.parameters
const n=l
if(l===n){if(!e||"object"!=typeof e||Array.isArray(e))return t(Ne,i+"/parameters")
for(const n of Object.keys(e)){let s=e[n]
const r=l
if("number"!=typeof s||!isFinite(s))return t(Ne,i+"/parameters/"+n.replace(/~/g,"~0").replace(/\//g,"~1"))
if(!(r===l))break}}a=n===l}else a=!0}}}}}}return Ne.errors=r,0===l}function qe(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(qe,i)
{let c
if(void 0===s.designEffects&&(s.designEffects={}),!e(s,"runs")&&(c="runs")||!e(s,"busyTicks")&&(c="busyTicks")||!e(s,"environment")&&(c="environment")||!e(s,"callSites")&&(c="callSites")||!e(s,"metrics")&&(c="metrics"))return qe.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"runs")){let e=s.runs
const n=l
if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return t(qe,i+"/runs")
if(l===n&&"number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return t(qe,i+"/runs")
if(e<1||isNaN(e))return t(qe,i+"/runs")}var o=n===l}else o=!0
if(o){if(e(s,"busyTicks")){const e=l
a(s.busyTicks,{instancePath:i+"/busyTicks"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"environment")){const e=l
Fe(s.environment,{instancePath:i+"/environment"})||(r=n(r,Fe),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"callSites")){let e=s.callSites
const a=l
if(l===a){if(!e||"object"!=typeof e||Array.isArray(e))return t(qe,i+"/callSites")
for(const t of Object.keys(e)){const s=l
if(Ne(e[t],{instancePath:i+"/callSites/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(r=n(r,Ne),l=r.length),!(s===l))break}}o=a===l}else o=!0
if(o){if(e(s,"metrics")){let e=s.metrics
const n=l
if(l===n){if(!e||"object"!=typeof e||Array.isArray(e))return t(qe,i+"/metrics")
for(const n of Object.keys(e)){let s=e[n]
const r=l
if(l===r){if("number"!=typeof s||!isFinite(s))return t(qe,i+"/metrics/"+n.replace(/~/g,"~0").replace(/\//g,"~1"))
if(s<0||isNaN(s))return t(qe,i+"/metrics/"+n.replace(/~/g,"~0").replace(/\//g,"~1"))}if(!(r===l))break}}o=n===l}else o=!0
if(o){let n=s.designEffects
const r=l
if(l===r){if(!n||"object"!=typeof n||Array.isArray(n))return t(qe,i+"/designEffects")
for(const e of Object.keys(n)){let s=n[e]
const r=l
if(l===r){if("number"!=typeof s||!isFinite(s))return t(qe,i+"/designEffects/"+e.replace(/~/g,"~0").replace(/\//g,"~1"))
if(s<1||isNaN(s))return t(qe,i+"/designEffects/"+e.replace(/~/g,"~0").replace(/\//g,"~1"))}if(!(r===l))break}}if(o=r===l)if(e(s,"waiting")){let e=s.waiting
const n=l
if(l===n){if("number"!=typeof e||!isFinite(e))return t(qe,i+"/waiting")
if(e<0||isNaN(e))return t(qe,i+"/waiting")}o=n===l}else o=!0}}}}}}}return qe.errors=r,0===l}exports.symbols=function s(i,{instancePath:r=""}={}){let l=null,a=0
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
if(Re(e[s],{instancePath:r+"/libraries/"+s})||(l=n(l,Re),a=l.length),!(t===a))break}}}o=c===a}else o=!0}}return s.errors=l,0===a}
function Ue(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(Ue,i)
{let t
if(!e(s,"start")&&(t="start")||!e(s,"end")&&(t="end"))return Ue.errors=[{instancePath:i,params:{missingProperty:t}}],!1
if(e(s,"start")){const e=l
a(s.start,{instancePath:i+"/start"})||(r=n(r,a),l=r.length)
var o=e===l}else o=!0
if(o)if(e(s,"end")){const e=l
a(s.end,{instancePath:i+"/end"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0}}return Ue.errors=r,0===l}function Be(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(Be,i)
{let c
if(void 0===s.component&&(s.component=""),!e(s,"name")&&(c="name")||!e(s,"start")&&(c="start")||!e(s,"end")&&(c="end"))return Be.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"name")){const e=l
if("string"!=typeof s.name)return t(Be,i+"/name")
var o=e===l}else o=!0
if(o){if(e(s,"start")){const e=l
a(s.start,{instancePath:i+"/start"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"end")){const e=l
a(s.end,{instancePath:i+"/end"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){let e=s.component
const n=l
if(""!==e&&"openssl"!==e)return t(Be,i+"/component")
o=n===l}}}}}return Be.errors=r,0===l}function Re(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(Re,i)
{let o
if(void 0===s.status&&(s.status="ok"),void 0===s.openssl&&(s.openssl=[]),!e(s,"path")&&(o="path")||!e(s,"buildId")&&(o="buildId")||!e(s,"rows")&&(o="rows")||!e(s,"symbols")&&(o="symbols"))return Re.errors=[{instancePath:i,params:{missingProperty:o}}],!1
if(e(s,"path")){const e=l
if("string"!=typeof s.path)return t(Re,i+"/path")
var a=e===l}else a=!0
if(a){if(e(s,"buildId")){const e=l
if("string"!=typeof s.buildId)return t(Re,i+"/buildId")
a=e===l}else a=!0
if(a){let o=s.status
const c=l
if("ok"!==o&&"partial"!==o&&"stripped"!==o)return t(Re,i+"/status")
if(a=c===l){if(e(s,"rows")){let e=s.rows
const o=l
if(l===o){if(!Array.isArray(e))return t(Re,i+"/rows")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(Ue(e[s],{instancePath:i+"/rows/"+s})||(r=n(r,Ue),l=r.length),!(t===l))break}}}a=o===l}else a=!0
if(a){if(e(s,"symbols")){let e=s.symbols
const o=l
if(l===o){if(!Array.isArray(e))return t(Re,i+"/symbols")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(Be(e[s],{instancePath:i+"/symbols/"+s})||(r=n(r,Be),l=r.length),!(t===l))break}}}a=o===l}else a=!0
if(a){let e=s.openssl
const o=l
if(l===o){if(!Array.isArray(e))return t(Re,i+"/openssl")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(Ue(e[s],{instancePath:i+"/openssl/"+s})||(r=n(r,Ue),l=r.length),!(t===l))break}}}a=o===l}}}}}}}return Re.errors=r,0===l}exports.bench=function s(r,{instancePath:l=""}={}){let a=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return t(s,l)
{let u
if(!e(r,"schemaVersion")&&(u="schemaVersion")||!e(r,"tool")&&(u="tool")||!e(r,"node")&&(u="node")||!e(r,"openssl")&&(u="openssl")||!e(r,"platform")&&(u="platform")||!e(r,"processor")&&(u="processor")||!e(r,"time")&&(u="time")||!e(r,"measurements")&&(u="measurements")||!e(r,"missing")&&(u="missing"))return s.errors=[{instancePath:l,params:{missingProperty:u}}],!1
if(e(r,"schemaVersion")){const e=o
if(1!==r.schemaVersion)return t(s,l+"/schemaVersion")
var c=e===o}else c=!0
if(c){if(e(r,"tool")){let n=r.tool
const i=o
if(o===i){if(!n||"object"!=typeof n||Array.isArray(n))return t(s,l+"/tool")
{let i
if(!e(n,"name")&&(i="name")||!e(n,"version")&&(i="version"))return s.errors=[{instancePath:l+"/tool",params:{missingProperty:i}}],!1
if(e(n,"name")){const e=o
if("cryptoprof"!==n.name)return t(s,l+"/tool/name")
var f=e===o}else f=!0
if(f)if(e(n,"version")){const e=o
if("string"!=typeof n.version)return t(s,l+"/tool/version")
f=e===o}else f=!0}}c=i===o}else c=!0
if(c){if(e(r,"node")){let e=r.node
const n=o
if(o===n){if("string"!=typeof e)return t(s,l+"/node")
if(W(e)>100)return t(s,l+"/node")}c=n===o}else c=!0
if(c){if(e(r,"openssl")){let e=r.openssl
const n=o
if(o===n){if("string"!=typeof e)return t(s,l+"/openssl")
if(W(e)>100)return t(s,l+"/openssl")}c=n===o}else c=!0
if(c){if(e(r,"platform")){let e=r.platform
const n=o
if(o===n){if("string"!=typeof e)return t(s,l+"/platform")
if(W(e)>100)return t(s,l+"/platform")}c=n===o}else c=!0
if(c){if(e(r,"processor")){let e=r.processor
const n=o
if(o===n){if("string"!=typeof e)return t(s,l+"/processor")
if(W(e)>200)return t(s,l+"/processor")}c=n===o}else c=!0
if(c){if(e(r,"time")){const e=o
i(r.time,{instancePath:l+"/time"})||(a=n(a,i),o=a.length)
c=e===o}else c=!0
if(c){if(e(r,"measurements")){let e=r.measurements
const i=o
if(o===i){if(!Array.isArray(e))return t(s,l+"/measurements")
if(e.length>200)return t(s,l+"/measurements")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(Ee(e[s],{instancePath:l+"/measurements/"+s})||(a=n(a,Ee),o=a.length),!(t===o))break}}}c=i===o}else c=!0
if(c)if(e(r,"missing")){let e=r.missing
const n=o
if(o===n){if(!Array.isArray(e))return t(s,l+"/missing")
if(e.length>200)return t(s,l+"/missing")
{const n=e.length
for(let i=0;i<n;i++){let n=e[i]
const r=o
if(o===r){if("string"!=typeof n)return t(s,l+"/missing/"+i)
if(W(n)>100)return t(s,l+"/missing/"+i)}if(!(r===o))break}}}c=n===o}else c=!0}}}}}}}}}return s.errors=a,0===o}
function Le(e,{instancePath:n=""}={}){return"kdf"!==e&&"keygen"!==e&&"sign"!==e&&"verify"!==e&&"kex"!==e&&"hash"!==e&&"cipher"!==e&&"handshake"!==e?t(Le,n):(Le.errors=null,!0)}function Ee(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(Ee,i)
{let f
if(!e(s,"group")&&(f="group")||!e(s,"name")&&(f="name")||!e(s,"what")&&(f="what")||!e(s,"bytes")&&(f="bytes")||!e(s,"us")&&(f="us")||!e(s,"spread")&&(f="spread")||!e(s,"n")&&(f="n"))return Ee.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"group")){const e=o
Le(s.group,{instancePath:i+"/group"})||(l=n(l,Le),o=l.length)
var c=e===o}else c=!0
if(c){if(e(s,"name")){let e=s.name
const n=o
if(o===n){if("string"!=typeof e)return t(Ee,i+"/name")
if(W(e)>100)return t(Ee,i+"/name")}c=n===o}else c=!0
if(c){if(e(s,"what")){let e=s.what
const n=o
if(o===n){if("string"!=typeof e)return t(Ee,i+"/what")
if(W(e)>100)return t(Ee,i+"/what")}c=n===o}else c=!0
if(c){if(e(s,"bytes")){const e=o
a(s.bytes,{instancePath:i+"/bytes"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"us")){const e=o
r(s.us,{instancePath:i+"/us"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c){if(e(s,"spread")){let e=s.spread
const n=o
if(o===n){if("number"!=typeof e||!isFinite(e))return t(Ee,i+"/spread")
if(e<0||isNaN(e))return t(Ee,i+"/spread")}c=n===o}else c=!0
if(c)if(e(s,"n")){const e=o
a(s.n,{instancePath:i+"/n"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0}}}}}}}return Ee.errors=l,0===o}exports["profile#Traffic"]=Q,exports["probe#SavedStarts"]=function e(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!Array.isArray(s))return t(e,i)
{const e=s.length
for(let t=0;t<e;t++){const e=l
if(Ke(s[t],{instancePath:i+"/"+t})||(r=n(r,Ke),l=r.length),!(e===l))break}}}return e.errors=r,0===l}
function Ke(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(Ke,i)
{let u
if(!e(s,"kind")&&(u="kind")||!e(s,"reason")&&(u="reason")||!e(s,"count")&&(u="count")||!e(s,"newest")&&(u="newest")||!e(s,"pids")&&(u="pids"))return Ke.errors=[{instancePath:i,params:{missingProperty:u}}],!1
if(e(s,"kind")){let e=s.kind
const n=l
if("thread"!==e&&"child"!==e)return t(Ke,i+"/kind")
var o=n===l}else o=!0
if(o){if(e(s,"reason")){let e=s.reason
const t=l,a=l
let u=!1
const h=l
f(e,{instancePath:i+"/reason"})||(r=n(r,f),l=r.length)
var c=h===l
if(u=u||c,!u){const t=l
if(null!==e){const e={instancePath:i+"/reason"}
null===r?r=[e]:r.push(e),l++}c=t===l
u=u||c}if(!u){const e={instancePath:i+"/reason"}
return null===r?r=[e]:r.push(e),l++,Ke.errors=r,!1}l=a,null!==r&&(a?r.length=a:r=null)
o=t===l}else o=!0
if(o){if(e(s,"count")){const e=l
a(s.count,{instancePath:i+"/count"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"newest")){const e=l
a(s.newest,{instancePath:i+"/newest"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"pids")){let e=s.pids
const c=l
if(l===c){if(!Array.isArray(e))return t(Ke,i+"/pids")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(a(e[s],{instancePath:i+"/pids/"+s})||(r=n(r,a),l=r.length),!(t===l))break}}}o=c===l}else o=!0}}}}}return Ke.errors=r,0===l}exports["probe#SavedThread"]=function s(i,{instancePath:r=""}={}){let l=null,o=0
if(0===o){if(!i||"object"!=typeof i||Array.isArray(i))return t(s,r)
{let u
if(!e(i,"tid")&&(u="tid")||!e(i,"present")&&(u="present")||!e(i,"poolIsNamed")&&(u="poolIsNamed")||!e(i,"atExit")&&(u="atExit"))return s.errors=[{instancePath:r,params:{missingProperty:u}}],!1
if(e(i,"tid")){const e=o
a(i.tid,{instancePath:r+"/tid"})||(l=n(l,a),o=l.length)
var c=e===o}else c=!0
if(c){if(e(i,"present")){let e=i.present
const f=o
if(o===f){if(!Array.isArray(e))return t(s,r+"/present")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(a(e[s],{instancePath:r+"/present/"+s})||(l=n(l,a),o=l.length),!(t===o))break}}}c=f===o}else c=!0
if(c){if(e(i,"poolIsNamed")){const e=o
if("boolean"!=typeof i.poolIsNamed)return t(s,r+"/poolIsNamed")
c=e===o}else c=!0
if(c){if(e(i,"atExit")){let e=i.atExit
const t=o,a=o
let u=!1
const h=o
Ve(e,{instancePath:r+"/atExit"})||(l=n(l,Ve),o=l.length)
var f=h===o
if(u=u||f,!u){const t=o
if(null!==e){const e={instancePath:r+"/atExit"}
null===l?l=[e]:l.push(e),o++}f=t===o
u=u||f}if(!u){const e={instancePath:r+"/atExit"}
return null===l?l=[e]:l.push(e),o++,s.errors=l,!1}o=a,null!==l&&(a?l.length=a:l=null)
c=t===o}else c=!0
if(c){if(e(i,"script")){let e=i.script
const n=o
if(o===n){if("string"!=typeof e)return t(s,r+"/script")
if(W(e)>4096)return t(s,r+"/script")}c=n===o}else c=!0
if(c)if(e(i,"image")){let e=i.image
const n=o
if(o===n){if("string"!=typeof e)return t(s,r+"/image")
if(W(e)>32)return t(s,r+"/image")}c=n===o}else c=!0}}}}}}return s.errors=l,0===o}
function We(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return t(We,i)
{let f
if(!e(s,"tid")&&(f="tid")||!e(s,"name")&&(f="name")||!e(s,"cpuMs")&&(f="cpuMs")||!e(s,"waitMs")&&(f="waitMs"))return We.errors=[{instancePath:i,params:{missingProperty:f}}],!1
if(e(s,"tid")){const e=o
a(s.tid,{instancePath:i+"/tid"})||(l=n(l,a),o=l.length)
var c=e===o}else c=!0
if(c){if(e(s,"name")){const e=o
if("string"!=typeof s.name)return t(We,i+"/name")
c=e===o}else c=!0
if(c){if(e(s,"cpuMs")){const e=o
r(s.cpuMs,{instancePath:i+"/cpuMs"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0
if(c)if(e(s,"waitMs")){const e=o
r(s.waitMs,{instancePath:i+"/waitMs"})||(l=n(l,r),o=l.length)
c=e===o}else c=!0}}}}return We.errors=l,0===o}function Ve(s,{instancePath:i=""}={}){let l=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return t(Ve,i)
{let c
if(!e(s,"totalMs")&&(c="totalMs")||!e(s,"threads")&&(c="threads"))return Ve.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"totalMs")){const e=a
r(s.totalMs,{instancePath:i+"/totalMs"})||(l=n(l,r),a=l.length)
var o=e===a}else o=!0
if(o)if(e(s,"threads")){let e=s.threads
const r=a
if(a===r){if(!Array.isArray(e))return t(Ve,i+"/threads")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if(We(e[s],{instancePath:i+"/threads/"+s})||(l=n(l,We),a=l.length),!(t===a))break}}}o=r===a}else o=!0}}return Ve.errors=l,0===a}exports["probe#SavedPort"]=function s(i,{instancePath:l=""}={}){let o=null,c=0
if(0===c){if(!i||"object"!=typeof i||Array.isArray(i))return t(s,l)
{let u
if(!e(i,"port")&&(u="port")||!e(i,"address")&&(u="address")||!e(i,"script")&&(u="script")||!e(i,"serves")&&(u="serves")||!e(i,"upgrades")&&(u="upgrades")||!e(i,"sinceMs")&&(u="sinceMs")||!e(i,"firstMs")&&(u="firstMs"))return s.errors=[{instancePath:l,params:{missingProperty:u}}],!1
if(e(i,"port")){const e=c
a(i.port,{instancePath:l+"/port"})||(o=n(o,a),c=o.length)
var f=e===c}else f=!0
if(f){if(e(i,"address")){let e=i.address
const n=c
if(c===n){if("string"!=typeof e)return t(s,l+"/address")
if(W(e)>255)return t(s,l+"/address")}f=n===c}else f=!0
if(f){if(e(i,"script")){let e=i.script
const n=c
if(c===n){if("string"!=typeof e)return t(s,l+"/script")
if(W(e)>4096)return t(s,l+"/script")}f=n===c}else f=!0
if(f){if(e(i,"serves")){let e=i.serves
const n=c
if("http"!==e&&"https"!==e&&"other"!==e)return t(s,l+"/serves")
f=n===c}else f=!0
if(f){if(e(i,"upgrades")){const e=c
if("boolean"!=typeof i.upgrades)return t(s,l+"/upgrades")
f=e===c}else f=!0
if(f){if(e(i,"sinceMs")){const e=c
r(i.sinceMs,{instancePath:l+"/sinceMs"})||(o=n(o,r),c=o.length)
f=e===c}else f=!0
if(f)if(e(i,"firstMs")){const e=c
r(i.firstMs,{instancePath:l+"/firstMs"})||(o=n(o,r),c=o.length)
f=e===c}else f=!0}}}}}}}return s.errors=o,0===c}
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
if(ze(e[s],{instancePath:r+"/peers/"+s})||(l=n(l,ze),a=l.length),!(t===a))break}}}var o=c===a}else o=!0
if(o)if(e(i,"contexts")){const e=a
He(i.contexts,{instancePath:r+"/contexts"})||(l=n(l,He),a=l.length)
o=e===a}else o=!0}}return s.errors=l,0===a}
const Qe=new RegExp("^\\d{1,12}$","u")
function $e(e,{instancePath:s=""}={}){let i=null,r=0
if(0===r){if(!e||"object"!=typeof e||Array.isArray(e))return t($e,s)
if(Object.keys(e).length>1e3)return t($e,s)
for(const t of Object.keys(e)){const e=r
if("string"==typeof t&&!Qe.test(t)){const e={instancePath:s,propertyName:t}
null===i?i=[e]:i.push(e),r++}var l=e===r
if(!l){const e={instancePath:s}
return null===i?i=[e]:i.push(e),r++,$e.errors=i,!1}}if(l)for(const t of Object.keys(e)){const l=r
if(a(e[t],{instancePath:s+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(i=n(i,a),r=i.length),!(l===r))break}}return $e.errors=i,0===r}function Ge(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(Ge,i)
{let c
if(!e(s,"file")&&(c="file")||!e(s,"line")&&(c="line")||!e(s,"column")&&(c="column")||!e(s,"function")&&(c="function")||!e(s,"isAsync")&&(c="isAsync")||!e(s,"count")&&(c="count"))return Ge.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"file")){let e=s.file
const n=l
if(l===n){if("string"!=typeof e)return t(Ge,i+"/file")
if(W(e)>1024)return t(Ge,i+"/file")}var o=n===l}else o=!0
if(o){if(e(s,"line")){const e=l
a(s.line,{instancePath:i+"/line"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"column")){const e=l
a(s.column,{instancePath:i+"/column"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"function")){let e=s.function
const n=l
if(l===n){if("string"!=typeof e)return t(Ge,i+"/function")
if(W(e)>200)return t(Ge,i+"/function")}o=n===l}else o=!0
if(o){if(e(s,"isAsync")){const e=l
if("boolean"!=typeof s.isAsync)return t(Ge,i+"/isAsync")
o=e===l}else o=!0
if(o){if(e(s,"count")){const e=l
a(s.count,{instancePath:i+"/count"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"package")){let e=s.package
const n=l
if(l===n){if("string"!=typeof e)return t(Ge,i+"/package")
if(W(e)>255)return t(Ge,i+"/package")}o=n===l}else o=!0
if(o){if(e(s,"isFirstUse")){const e=l
if("boolean"!=typeof s.isFirstUse)return t(Ge,i+"/isFirstUse")
o=e===l}else o=!0
if(o)if(e(s,"caBytes")){const e=l
a(s.caBytes,{instancePath:i+"/caBytes"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0}}}}}}}}}return Ge.errors=r,0===l}function ze(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(ze,i)
{let u
if(void 0===s.by&&(s.by=""),void 0===s.refused&&(s.refused=0),void 0===s.servernames&&(s.servernames=0),!e(s,"role")&&(u="role")||!e(s,"host")&&(u="host")||!e(s,"port")&&(u="port")||!e(s,"handshakes")&&(u="handshakes")||!e(s,"resumed")&&(u="resumed")||!e(s,"overlapped")&&(u="overlapped")||!e(s,"requests")&&(u="requests")||!e(s,"reusedRequests")&&(u="reusedRequests")||!e(s,"agents")&&(u="agents")||!e(s,"agentsUsedOnce")&&(u="agentsUsedOnce")||!e(s,"protocol")&&(u="protocol")||!e(s,"cipher")&&(u="cipher")||!e(s,"group")&&(u="group")||!e(s,"alpn")&&(u="alpn")||!e(s,"certificate")&&(u="certificate")||!e(s,"bytesIn")&&(u="bytesIn")||!e(s,"bytesOut")&&(u="bytesOut")||!e(s,"helloBytes")&&(u="helloBytes")||!e(s,"handshakeTimes")&&(u="handshakeTimes")||!e(s,"lifeTimes")&&(u="lifeTimes")||!e(s,"mostOpen")&&(u="mostOpen")||!e(s,"choices")&&(u="choices")||!e(s,"callSites")&&(u="callSites")||!e(s,"unplaced")&&(u="unplaced")||!e(s,"packages")&&(u="packages")||!e(s,"agentSites")&&(u="agentSites"))return ze.errors=[{instancePath:i,params:{missingProperty:u}}],!1
if(e(s,"role")){let e=s.role
const n=l
if("client"!==e&&"server"!==e)return t(ze,i+"/role")
var o=n===l}else o=!0
if(o){if(e(s,"host")){let e=s.host
const n=l
if(l===n){if("string"!=typeof e)return t(ze,i+"/host")
if(W(e)>255)return t(ze,i+"/host")}o=n===l}else o=!0
if(o){if(e(s,"port")){const e=l
a(s.port,{instancePath:i+"/port"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){let u=s.by
const h=l
if("agent"!==u&&""!==u)return t(ze,i+"/by")
if(o=h===l){if(e(s,"handshakes")){const e=l
a(s.handshakes,{instancePath:i+"/handshakes"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"resumed")){const e=l
a(s.resumed,{instancePath:i+"/resumed"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){const u=l
if(a(s.refused,{instancePath:i+"/refused"})||(r=n(r,a),l=r.length),o=u===l){if(e(s,"overlapped")){const e=l
a(s.overlapped,{instancePath:i+"/overlapped"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"requests")){const e=l
a(s.requests,{instancePath:i+"/requests"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"reusedRequests")){const e=l
a(s.reusedRequests,{instancePath:i+"/reusedRequests"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"agents")){const e=l
a(s.agents,{instancePath:i+"/agents"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"agentsUsedOnce")){const e=l
a(s.agentsUsedOnce,{instancePath:i+"/agentsUsedOnce"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){const u=l
if(a(s.servernames,{instancePath:i+"/servernames"})||(r=n(r,a),l=r.length),o=u===l){if(e(s,"protocol")){const e=l
E(s.protocol,{instancePath:i+"/protocol"})||(r=n(r,E),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"cipher")){const e=l
E(s.cipher,{instancePath:i+"/cipher"})||(r=n(r,E),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"group")){const e=l
E(s.group,{instancePath:i+"/group"})||(r=n(r,E),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"alpn")){const e=l
E(s.alpn,{instancePath:i+"/alpn"})||(r=n(r,E),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"certificate")){let e=s.certificate
const t=l,a=l
let f=!1
const u=l
$(e,{instancePath:i+"/certificate"})||(r=n(r,$),l=r.length)
var c=u===l
if(f=f||c,!f){const t=l
if(null!==e){const e={instancePath:i+"/certificate"}
null===r?r=[e]:r.push(e),l++}c=t===l
f=f||c}if(!f){const e={instancePath:i+"/certificate"}
return null===r?r=[e]:r.push(e),l++,ze.errors=r,!1}l=a,null!==r&&(a?r.length=a:r=null)
o=t===l}else o=!0
if(o){if(e(s,"bytesIn")){const e=l
a(s.bytesIn,{instancePath:i+"/bytesIn"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"bytesOut")){const e=l
a(s.bytesOut,{instancePath:i+"/bytesOut"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"helloBytes")){const e=l
$e(s.helloBytes,{instancePath:i+"/helloBytes"})||(r=n(r,$e),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"handshakeTimes")){const e=l
$e(s.handshakeTimes,{instancePath:i+"/handshakeTimes"})||(r=n(r,$e),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"lifeTimes")){const e=l
$e(s.lifeTimes,{instancePath:i+"/lifeTimes"})||(r=n(r,$e),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"mostOpen")){const e=l
a(s.mostOpen,{instancePath:i+"/mostOpen"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"choices")){const e=l
G(s.choices,{instancePath:i+"/choices"})||(r=n(r,G),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"callSites")){let e=s.callSites
const a=l
if(l===a){if(!Array.isArray(e))return t(ze,i+"/callSites")
if(e.length>32)return t(ze,i+"/callSites")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(Ge(e[s],{instancePath:i+"/callSites/"+s})||(r=n(r,Ge),l=r.length),!(t===l))break}}}o=a===l}else o=!0
if(o){if(e(s,"unplaced")){const e=l
a(s.unplaced,{instancePath:i+"/unplaced"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"packages")){let e=s.packages
const c=l
if(l===c){if(!e||"object"!=typeof e||Array.isArray(e))return t(ze,i+"/packages")
if(Object.keys(e).length>65)return t(ze,i+"/packages")
for(const t of Object.keys(e)){const e=l
if("string"==typeof t&&W(t)>255){const e={instancePath:i+"/packages",propertyName:t}
null===r?r=[e]:r.push(e),l++}var f=e===l
if(!f){const e={instancePath:i+"/packages"}
return null===r?r=[e]:r.push(e),l++,ze.errors=r,!1}}if(f)for(const t of Object.keys(e)){const s=l
if(a(e[t],{instancePath:i+"/packages/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(r=n(r,a),l=r.length),!(s===l))break}}o=c===l}else o=!0
if(o)if(e(s,"agentSites")){let e=s.agentSites
const a=l
if(l===a){if(!Array.isArray(e))return t(ze,i+"/agentSites")
if(e.length>32)return t(ze,i+"/agentSites")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(Ge(e[s],{instancePath:i+"/agentSites/"+s})||(r=n(r,Ge),l=r.length),!(t===l))break}}}o=a===l}else o=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return ze.errors=r,0===l}function He(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(He,i)
{let c
if(!e(s,"created")&&(c="created")||!e(s,"withCa")&&(c="withCa")||!e(s,"caBytes")&&(c="caBytes")||!e(s,"callSites")&&(c="callSites")||!e(s,"unplaced")&&(c="unplaced"))return He.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"created")){const e=l
a(s.created,{instancePath:i+"/created"})||(r=n(r,a),l=r.length)
var o=e===l}else o=!0
if(o){if(e(s,"withCa")){const e=l
a(s.withCa,{instancePath:i+"/withCa"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"caBytes")){const e=l
a(s.caBytes,{instancePath:i+"/caBytes"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"callSites")){let e=s.callSites
const a=l
if(l===a){if(!Array.isArray(e))return t(He,i+"/callSites")
if(e.length>32)return t(He,i+"/callSites")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(Ge(e[s],{instancePath:i+"/callSites/"+s})||(r=n(r,Ge),l=r.length),!(t===l))break}}}o=a===l}else o=!0
if(o)if(e(s,"unplaced")){const e=l
a(s.unplaced,{instancePath:i+"/unplaced"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0}}}}}return He.errors=r,0===l}exports["probe#SavedJobs"]=function s(i,{instancePath:r=""}={}){let l=null,o=0
if(0===o){if(!i||"object"!=typeof i||Array.isArray(i))return t(s,r)
{let f
if(!e(i,"poolSize")&&(f="poolSize")||!e(i,"maxInFlight")&&(f="maxInFlight")||!e(i,"kinds")&&(f="kinds")||!e(i,"complete")&&(f="complete"))return s.errors=[{instancePath:r,params:{missingProperty:f}}],!1
if(e(i,"poolSize")){const e=o
a(i.poolSize,{instancePath:r+"/poolSize"})||(l=n(l,a),o=l.length)
var c=e===o}else c=!0
if(c){if(e(i,"maxInFlight")){const e=o
a(i.maxInFlight,{instancePath:r+"/maxInFlight"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(i,"kinds")){let e=i.kinds
const a=o
if(o===a){if(!Array.isArray(e))return t(s,r+"/kinds")
if(e.length>100)return t(s,r+"/kinds")
{const t=e.length
for(let s=0;s<t;s++){const t=o
if(Ye(e[s],{instancePath:r+"/kinds/"+s})||(l=n(l,Ye),o=l.length),!(t===o))break}}}c=a===o}else c=!0
if(c)if(e(i,"complete")){const e=o
if("boolean"!=typeof i.complete)return t(s,r+"/complete")
c=e===o}else c=!0}}}}return s.errors=l,0===o}
const De=new RegExp("^\\w{1,64}$","u"),Je={type:"object",required:["file","line","column","function","isAsync","package","jobs","maxInFlight","waits","runs"],additionalProperties:!1,properties:{file:{type:"string",maxLength:1024},line:{$ref:"types.schema.json#/$defs/Line"},column:{$ref:"types.schema.json#/$defs/Count"},function:{type:"string",maxLength:200},isAsync:{type:"boolean"},package:{type:"string",maxLength:255},called:{type:"string",maxLength:200},jobs:{$ref:"types.schema.json#/$defs/Count"},maxInFlight:{anyOf:[{$ref:"types.schema.json#/$defs/Count"},{type:"null"}]},waits:{$ref:"#/$defs/ByNumber"},runs:{$ref:"#/$defs/ByNumber"}}}
function Xe(i,{instancePath:r=""}={}){let l=null,o=0
if(0===o){if(!i||"object"!=typeof i||Array.isArray(i))return t(Xe,r)
{let u
if(!e(i,"file")&&(u="file")||!e(i,"line")&&(u="line")||!e(i,"column")&&(u="column")||!e(i,"function")&&(u="function")||!e(i,"isAsync")&&(u="isAsync")||!e(i,"package")&&(u="package")||!e(i,"jobs")&&(u="jobs")||!e(i,"maxInFlight")&&(u="maxInFlight")||!e(i,"waits")&&(u="waits")||!e(i,"runs")&&(u="runs"))return Xe.errors=[{instancePath:r,params:{missingProperty:u}}],!1
{const u=o
for(const e of Object.keys(i))if(!s.call(Je.properties,e))return t(Xe,r)
if(u===o){if(e(i,"file")){let e=i.file
const n=o
if(o===n){if("string"!=typeof e)return t(Xe,r+"/file")
if(W(e)>1024)return t(Xe,r+"/file")}var c=n===o}else c=!0
if(c){if(e(i,"line")){const e=o
a(i.line,{instancePath:r+"/line"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(i,"column")){const e=o
a(i.column,{instancePath:r+"/column"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(i,"function")){let e=i.function
const n=o
if(o===n){if("string"!=typeof e)return t(Xe,r+"/function")
if(W(e)>200)return t(Xe,r+"/function")}c=n===o}else c=!0
if(c){if(e(i,"isAsync")){const e=o
if("boolean"!=typeof i.isAsync)return t(Xe,r+"/isAsync")
c=e===o}else c=!0
if(c){if(e(i,"package")){let e=i.package
const n=o
if(o===n){if("string"!=typeof e)return t(Xe,r+"/package")
if(W(e)>255)return t(Xe,r+"/package")}c=n===o}else c=!0
if(c){if(e(i,"called")){let e=i.called
const n=o
if(o===n){if("string"!=typeof e)return t(Xe,r+"/called")
if(W(e)>200)return t(Xe,r+"/called")}c=n===o}else c=!0
if(c){if(e(i,"jobs")){const e=o
a(i.jobs,{instancePath:r+"/jobs"})||(l=n(l,a),o=l.length)
c=e===o}else c=!0
if(c){if(e(i,"maxInFlight")){let e=i.maxInFlight
const t=o,s=o
let u=!1
const h=o
a(e,{instancePath:r+"/maxInFlight"})||(l=n(l,a),o=l.length)
var f=h===o
if(u=u||f,!u){const t=o
if(null!==e){const e={instancePath:r+"/maxInFlight"}
null===l?l=[e]:l.push(e),o++}f=t===o
u=u||f}if(!u){const e={instancePath:r+"/maxInFlight"}
return null===l?l=[e]:l.push(e),o++,Xe.errors=l,!1}o=s,null!==l&&(s?l.length=s:l=null)
c=t===o}else c=!0
if(c){if(e(i,"waits")){const e=o
$e(i.waits,{instancePath:r+"/waits"})||(l=n(l,$e),o=l.length)
c=e===o}else c=!0
if(c)if(e(i,"runs")){const e=o
$e(i.runs,{instancePath:r+"/runs"})||(l=n(l,$e),o=l.length)
c=e===o}else c=!0}}}}}}}}}}}}}return Xe.errors=l,0===o}function Ye(s,{instancePath:i=""}={}){let r=null,l=0
if(0===l){if(!s||"object"!=typeof s||Array.isArray(s))return t(Ye,i)
{let c
if(!e(s,"job")&&(c="job")||!e(s,"jobs")&&(c="jobs")||!e(s,"maxInFlight")&&(c="maxInFlight")||!e(s,"waits")&&(c="waits")||!e(s,"runs")&&(c="runs")||!e(s,"sites")&&(c="sites"))return Ye.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"job")){let e=s.job
const n=l
if(l===n){if("string"!=typeof e)return t(Ye,i+"/job")
if(!De.test(e))return t(Ye,i+"/job")}var o=n===l}else o=!0
if(o){if(e(s,"jobs")){const e=l
a(s.jobs,{instancePath:i+"/jobs"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"maxInFlight")){const e=l
a(s.maxInFlight,{instancePath:i+"/maxInFlight"})||(r=n(r,a),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"waits")){const e=l
$e(s.waits,{instancePath:i+"/waits"})||(r=n(r,$e),l=r.length)
o=e===l}else o=!0
if(o){if(e(s,"runs")){const e=l
$e(s.runs,{instancePath:i+"/runs"})||(r=n(r,$e),l=r.length)
o=e===l}else o=!0
if(o)if(e(s,"sites")){let e=s.sites
const a=l
if(l===a){if(!Array.isArray(e))return t(Ye,i+"/sites")
if(e.length>200)return t(Ye,i+"/sites")
{const t=e.length
for(let s=0;s<t;s++){const t=l
if(Xe(e[s],{instancePath:i+"/sites/"+s})||(r=n(r,Xe),l=r.length),!(t===l))break}}}o=a===l}else o=!0}}}}}}return Ye.errors=r,0===l}exports["probe#SavedTimes"]=function s(i,{instancePath:l=""}={}){let a=null,o=0
if(0===o){if(!i||"object"!=typeof i||Array.isArray(i))return t(s,l)
{let f
if(!e(i,"clock")&&(f="clock")||!e(i,"errorUs")&&(f="errorUs")||!e(i,"requests")&&(f="requests")||!e(i,"handshakes")&&(f="handshakes")||!e(i,"jobs")&&(f="jobs")||!e(i,"complete")&&(f="complete"))return s.errors=[{instancePath:l,params:{missingProperty:f}}],!1
if(e(i,"clock")){let e=i.clock
const n=o
if(o===n){if("string"!=typeof e)return t(s,l+"/clock")
if(!Ze.test(e))return t(s,l+"/clock")}var c=n===o}else c=!0
if(c){if(e(i,"errorUs")){const e=o
r(i.errorUs,{instancePath:l+"/errorUs"})||(a=n(a,r),o=a.length)
c=e===o}else c=!0
if(c){if(e(i,"requests")){const e=o
Se(i.requests,{instancePath:l+"/requests"})||(a=n(a,Se),o=a.length)
c=e===o}else c=!0
if(c){if(e(i,"handshakes")){const e=o
Se(i.handshakes,{instancePath:l+"/handshakes"})||(a=n(a,Se),o=a.length)
c=e===o}else c=!0
if(c){if(e(i,"jobs")){const e=o
Se(i.jobs,{instancePath:l+"/jobs"})||(a=n(a,Se),o=a.length)
c=e===o}else c=!0
if(c)if(e(i,"complete")){const e=o
if("boolean"!=typeof i.complete)return t(s,l+"/complete")
c=e===o}else c=!0}}}}}}return s.errors=a,0===o}
const Ze=new RegExp("^\\d{1,19}$","u")

