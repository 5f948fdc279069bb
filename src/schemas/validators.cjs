// Written by npm run docs, with ajv, from src/schemas/*.schema.json: change that.
// dd3d8a72b30a48e2192cb72848345b4b6542fad5641455ae4d43c25c5aa76342
// @ts-nocheck
const e=(e,t)=>void 0!==e[t]&&Object.prototype.hasOwnProperty.call(e,t),t=(t,n)=>{for(const s of n)if(!e(t,s))return s},n=(e,t)=>(e.errors=[{instancePath:t}],!1),s=(e,t,n)=>(e.errors=[{instancePath:t,params:{missingProperty:n}}],!1),i=(e,{errors:t})=>null===e?t:e.concat(t)
exports.report=function r(l,{instancePath:o=""}={}){let f=null,c=0
if(0===c){if(!l||"object"!=typeof l||Array.isArray(l))return n(r,o)
{let M
if(void 0===l.traffic&&(l.traffic=null),void 0===l.tls&&(l.tls=null),void 0===l.threadPool&&(l.threadPool=null),void 0===l.drive&&(l.drive=null),void 0!==(M=t(l,["schemaVersion","tool","target","profile","crypto","operations","callSites","findings","isolates","load","diagnostics"])))return s(r,o,M)
if(e(l,"schemaVersion")){const e=c
if(2!==l.schemaVersion)return n(r,o+"/schemaVersion")
var u=e===c}else u=!0
if(u){if(e(l,"tool")){let i=l.tool
const a=c
if(c===a){if(!i||"object"!=typeof i||Array.isArray(i))return n(r,o+"/tool")
{let l
if(void 0!==(l=t(i,["name","version"])))return s(r,o+"/tool",l)
if(e(i,"name")){const e=c
if("cryptoprof"!==i.name)return n(r,o+"/tool/name")
var h=e===c}else h=!0
if(h)if(e(i,"version")){const e=c
if("string"!=typeof i.version)return n(r,o+"/tool/version")
h=e===c}else h=!0}}u=a===c}else u=!0
if(u){if(e(l,"target")){const e=c
a(l.target,{instancePath:o+"/target"})||(f=i(f,a),c=f.length)
u=e===c}else u=!0
if(u){if(e(l,"profile")){const e=c
d(l.profile,{instancePath:o+"/profile"})||(f=i(f,d),c=f.length)
u=e===c}else u=!0
if(u){if(e(l,"crypto")){const e=c
b(l.crypto,{instancePath:o+"/crypto"})||(f=i(f,b),c=f.length)
u=e===c}else u=!0
if(u){if(e(l,"operations")){let e=l.operations
const t=c
if(c===t){if(!Array.isArray(e))return n(r,o+"/operations")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(v(e[n],{instancePath:o+"/operations/"+n})||(f=i(f,v),c=f.length),!(t===c))break}}}u=t===c}else u=!0
if(u){if(e(l,"callSites")){let e=l.callSites
const t=c
if(c===t){if(!Array.isArray(e))return n(r,o+"/callSites")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(x(e[n],{instancePath:o+"/callSites/"+n})||(f=i(f,x),c=f.length),!(t===c))break}}}u=t===c}else u=!0
if(u){if(e(l,"findings")){let e=l.findings
const t=c
if(c===t){if(!Array.isArray(e))return n(r,o+"/findings")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(F(e[n],{instancePath:o+"/findings/"+n})||(f=i(f,F),c=f.length),!(t===c))break}}}u=t===c}else u=!0
if(u){if(e(l,"routes")){let e=l.routes
const t=c,n=c
let s=!1
const a=c
if(c===a)if(Array.isArray(e)){const t=e.length
for(let n=0;n<t;n++){const t=c
if(N(e[n],{instancePath:o+"/routes/"+n})||(f=i(f,N),c=f.length),!(t===c))break}}else{const e={instancePath:o+"/routes"}
null===f?f=[e]:f.push(e),c++}var p=a===c
if(s=s||p,!s){const t=c
if(null!==e){const e={instancePath:o+"/routes"}
null===f?f=[e]:f.push(e),c++}p=t===c
s=s||p}if(!s){const e={instancePath:o+"/routes"}
return null===f?f=[e]:f.push(e),c++,r.errors=f,!1}c=n,null!==f&&(n?f.length=n:f=null)
u=t===c}else u=!0
if(u){if(e(l,"isolates")){let e=l.isolates
const t=c
if(c===t){if(!Array.isArray(e))return n(r,o+"/isolates")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(q(e[n],{instancePath:o+"/isolates/"+n})||(f=i(f,q),c=f.length),!(t===c))break}}}u=t===c}else u=!0
if(u){if(e(l,"runs")){let e=l.runs
const t=c
if(c===t){if(!Array.isArray(e))return n(r,o+"/runs")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(B(e[n],{instancePath:o+"/runs/"+n})||(f=i(f,B),c=f.length),!(t===c))break}}}u=t===c}else u=!0
if(u){if(e(l,"bundles")){let e=l.bundles
const t=c
if(c===t){if(!Array.isArray(e))return n(r,o+"/bundles")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(R(e[n],{instancePath:o+"/bundles/"+n})||(f=i(f,R),c=f.length),!(t===c))break}}}u=t===c}else u=!0
if(u){if(e(l,"poolWork")){let e=l.poolWork
const t=c,n=c
let s=!1
const a=c
L(e,{instancePath:o+"/poolWork"})||(f=i(f,L),c=f.length)
var g=a===c
if(s=s||g,!s){const t=c
if(null!==e){const e={instancePath:o+"/poolWork"}
null===f?f=[e]:f.push(e),c++}g=t===c
s=s||g}if(!s){const e={instancePath:o+"/poolWork"}
return null===f?f=[e]:f.push(e),c++,r.errors=f,!1}c=n,null!==f&&(n?f.length=n:f=null)
u=t===c}else u=!0
if(u){if(e(l,"load")){let e=l.load
const t=c,n=c
let s=!1
const a=c
E(e,{instancePath:o+"/load"})||(f=i(f,E),c=f.length)
var y=a===c
if(s=s||y,!s){const t=c
if(null!==e){const e={instancePath:o+"/load"}
null===f?f=[e]:f.push(e),c++}y=t===c
s=s||y}if(!s){const e={instancePath:o+"/load"}
return null===f?f=[e]:f.push(e),c++,r.errors=f,!1}c=n,null!==f&&(n?f.length=n:f=null)
u=t===c}else u=!0
if(u){let t=l.traffic
const s=c,a=c
let h=!1
const p=c
G(t,{instancePath:o+"/traffic"})||(f=i(f,G),c=f.length)
var P=p===c
if(h=h||P,!h){const e=c
if(null!==t){const e={instancePath:o+"/traffic"}
null===f?f=[e]:f.push(e),c++}P=e===c
h=h||P}if(!h){const e={instancePath:o+"/traffic"}
return null===f?f=[e]:f.push(e),c++,r.errors=f,!1}if(c=a,null!==f&&(a?f.length=a:f=null),u=s===c){let t=l.tls
const s=c,a=c
let h=!1
const p=c
ce(t,{instancePath:o+"/tls"})||(f=i(f,ce),c=f.length)
var m=p===c
if(h=h||m,!h){const e=c
if(null!==t){const e={instancePath:o+"/tls"}
null===f?f=[e]:f.push(e),c++}m=e===c
h=h||m}if(!h){const e={instancePath:o+"/tls"}
return null===f?f=[e]:f.push(e),c++,r.errors=f,!1}if(c=a,null!==f&&(a?f.length=a:f=null),u=s===c){let t=l.threadPool
const s=c,a=c
let h=!1
const p=c
he(t,{instancePath:o+"/threadPool"})||(f=i(f,he),c=f.length)
var k=p===c
if(h=h||k,!h){const e=c
if(null!==t){const e={instancePath:o+"/threadPool"}
null===f?f=[e]:f.push(e),c++}k=e===c
h=h||k}if(!h){const e={instancePath:o+"/threadPool"}
return null===f?f=[e]:f.push(e),c++,r.errors=f,!1}if(c=a,null!==f&&(a?f.length=a:f=null),u=s===c){let t=l.drive
const s=c,a=c
let h=!1
const p=c
pe(t,{instancePath:o+"/drive"})||(f=i(f,pe),c=f.length)
var A=p===c
if(h=h||A,!h){const e=c
if(null!==t){const e={instancePath:o+"/drive"}
null===f?f=[e]:f.push(e),c++}A=e===c
h=h||A}if(!h){const e={instancePath:o+"/drive"}
return null===f?f=[e]:f.push(e),c++,r.errors=f,!1}if(c=a,null!==f&&(a?f.length=a:f=null),u=s===c)if(e(l,"diagnostics")){let e=l.diagnostics
const t=c
if(c===t){if(!Array.isArray(e))return n(r,o+"/diagnostics")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(ge(e[n],{instancePath:o+"/diagnostics/"+n})||(f=i(f,ge),c=f.length),!(t===c))break}}}u=t===c}else u=!0}}}}}}}}}}}}}}}}}}}return r.errors=f,0===c}
const r=Object.prototype.hasOwnProperty
function l(e,{instancePath:t=""}={}){return"string"!=typeof e?n(l,t):(l.errors=null,!0)}function o(e,{instancePath:t=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?n(o,t):(o.errors=null,!0):n(o,t)}function a(r,{instancePath:f=""}={}){let c=null,u=0
if(0===u){if(!r||"object"!=typeof r||Array.isArray(r))return n(a,f)
{let p
if(void 0!==(p=t(r,["command","root","node","openssl","platform","processor","startTime","durationMs","exitCode","signal"])))return s(a,f,p)
if(e(r,"command")){let e=r.command
const t=u
if(u===t){if(!Array.isArray(e))return n(a,f+"/command")
{const t=e.length
for(let s=0;s<t;s++){const t=u
if("string"!=typeof e[s])return n(a,f+"/command/"+s)
if(!(t===u))break}}}var h=t===u}else h=!0
if(h){if(e(r,"root")){const e=u
if("string"!=typeof r.root)return n(a,f+"/root")
h=e===u}else h=!0
if(h){if(e(r,"node")){const e=u
if("string"!=typeof r.node)return n(a,f+"/node")
h=e===u}else h=!0
if(h){if(e(r,"openssl")){const e=u
if("string"!=typeof r.openssl)return n(a,f+"/openssl")
h=e===u}else h=!0
if(h){if(e(r,"platform")){const e=u
if("string"!=typeof r.platform)return n(a,f+"/platform")
h=e===u}else h=!0
if(h){if(e(r,"processor")){const e=u
if("string"!=typeof r.processor)return n(a,f+"/processor")
h=e===u}else h=!0
if(h){if(e(r,"startTime")){const e=u
l(r.startTime,{instancePath:f+"/startTime"})||(c=i(c,l),u=c.length)
h=e===u}else h=!0
if(h){if(e(r,"durationMs")){const e=u
o(r.durationMs,{instancePath:f+"/durationMs"})||(c=i(c,o),u=c.length)
h=e===u}else h=!0
if(h){if(e(r,"exitCode")){let e=r.exitCode
const t=u
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return n(a,f+"/exitCode")
h=t===u}else h=!0
if(h){if(e(r,"signal")){let e=r.signal
const t=u
if("string"!=typeof e&&null!==e)return n(a,f+"/signal")
h=t===u}else h=!0
if(h)if(e(r,"wasAsked")){const e=u
if(!0!==r.wasAsked)return n(a,f+"/wasAsked")
h=e===u}else h=!0}}}}}}}}}}}return a.errors=c,0===u}function f(e,{instancePath:t=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return n(f,t)
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return n(f,t)
if(e<0||isNaN(e))return n(f,t)}return f.errors=null,!0}function c(e,{instancePath:t=""}={}){return"attach"!==e&&"live"!==e?n(c,t):(c.errors=null,!0)}function u(r,{instancePath:l=""}={}){let a=null,f=0
if(0===f){if(!r||"object"!=typeof r||Array.isArray(r))return n(u,l)
{let n
if(void 0!==(n=t(r,["totalMs","mainMs","workersMs","poolMs","v8Ms","otherMs","runQueueWaitMs"])))return s(u,l,n)
if(e(r,"totalMs")){let e=r.totalMs
const t=f,n=f
let s=!1
const p=f
o(e,{instancePath:l+"/totalMs"})||(a=i(a,o),f=a.length)
var c=p===f
if(s=s||c,!s){const t=f
if(null!==e){const e={instancePath:l+"/totalMs"}
null===a?a=[e]:a.push(e),f++}c=t===f
s=s||c}if(!s){const e={instancePath:l+"/totalMs"}
return null===a?a=[e]:a.push(e),f++,u.errors=a,!1}f=n,null!==a&&(n?a.length=n:a=null)
var h=t===f}else h=!0
if(h){if(e(r,"mainMs")){let e=r.mainMs
const t=f,n=f
let s=!1
const c=f
o(e,{instancePath:l+"/mainMs"})||(a=i(a,o),f=a.length)
var p=c===f
if(s=s||p,!s){const t=f
if(null!==e){const e={instancePath:l+"/mainMs"}
null===a?a=[e]:a.push(e),f++}p=t===f
s=s||p}if(!s){const e={instancePath:l+"/mainMs"}
return null===a?a=[e]:a.push(e),f++,u.errors=a,!1}f=n,null!==a&&(n?a.length=n:a=null)
h=t===f}else h=!0
if(h){if(e(r,"mainKernelMs")){let e=r.mainKernelMs
const t=f,n=f
let s=!1
const c=f
o(e,{instancePath:l+"/mainKernelMs"})||(a=i(a,o),f=a.length)
var g=c===f
if(s=s||g,!s){const t=f
if(null!==e){const e={instancePath:l+"/mainKernelMs"}
null===a?a=[e]:a.push(e),f++}g=t===f
s=s||g}if(!s){const e={instancePath:l+"/mainKernelMs"}
return null===a?a=[e]:a.push(e),f++,u.errors=a,!1}f=n,null!==a&&(n?a.length=n:a=null)
h=t===f}else h=!0
if(h){if(e(r,"workersMs")){let e=r.workersMs
const t=f,n=f
let s=!1
const c=f
o(e,{instancePath:l+"/workersMs"})||(a=i(a,o),f=a.length)
var y=c===f
if(s=s||y,!s){const t=f
if(null!==e){const e={instancePath:l+"/workersMs"}
null===a?a=[e]:a.push(e),f++}y=t===f
s=s||y}if(!s){const e={instancePath:l+"/workersMs"}
return null===a?a=[e]:a.push(e),f++,u.errors=a,!1}f=n,null!==a&&(n?a.length=n:a=null)
h=t===f}else h=!0
if(h){if(e(r,"poolMs")){let e=r.poolMs
const t=f,n=f
let s=!1
const c=f
o(e,{instancePath:l+"/poolMs"})||(a=i(a,o),f=a.length)
var d=c===f
if(s=s||d,!s){const t=f
if(null!==e){const e={instancePath:l+"/poolMs"}
null===a?a=[e]:a.push(e),f++}d=t===f
s=s||d}if(!s){const e={instancePath:l+"/poolMs"}
return null===a?a=[e]:a.push(e),f++,u.errors=a,!1}f=n,null!==a&&(n?a.length=n:a=null)
h=t===f}else h=!0
if(h){if(e(r,"v8Ms")){let e=r.v8Ms
const t=f,n=f
let s=!1
const c=f
o(e,{instancePath:l+"/v8Ms"})||(a=i(a,o),f=a.length)
var P=c===f
if(s=s||P,!s){const t=f
if(null!==e){const e={instancePath:l+"/v8Ms"}
null===a?a=[e]:a.push(e),f++}P=t===f
s=s||P}if(!s){const e={instancePath:l+"/v8Ms"}
return null===a?a=[e]:a.push(e),f++,u.errors=a,!1}f=n,null!==a&&(n?a.length=n:a=null)
h=t===f}else h=!0
if(h){if(e(r,"otherMs")){let e=r.otherMs
const t=f,n=f
let s=!1
const c=f
o(e,{instancePath:l+"/otherMs"})||(a=i(a,o),f=a.length)
var m=c===f
if(s=s||m,!s){const t=f
if(null!==e){const e={instancePath:l+"/otherMs"}
null===a?a=[e]:a.push(e),f++}m=t===f
s=s||m}if(!s){const e={instancePath:l+"/otherMs"}
return null===a?a=[e]:a.push(e),f++,u.errors=a,!1}f=n,null!==a&&(n?a.length=n:a=null)
h=t===f}else h=!0
if(h){if(e(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const t=f,n=f
let s=!1
const c=f
o(e,{instancePath:l+"/runQueueWaitMs"})||(a=i(a,o),f=a.length)
var b=c===f
if(s=s||b,!s){const t=f
if(null!==e){const e={instancePath:l+"/runQueueWaitMs"}
null===a?a=[e]:a.push(e),f++}b=t===f
s=s||b}if(!s){const e={instancePath:l+"/runQueueWaitMs"}
return null===a?a=[e]:a.push(e),f++,u.errors=a,!1}f=n,null!==a&&(n?a.length=n:a=null)
h=t===f}else h=!0
if(h)if(e(r,"mainRunQueueWaitMs")){let e=r.mainRunQueueWaitMs
const t=f,n=f
let s=!1
const c=f
o(e,{instancePath:l+"/mainRunQueueWaitMs"})||(a=i(a,o),f=a.length)
var v=c===f
if(s=s||v,!s){const t=f
if(null!==e){const e={instancePath:l+"/mainRunQueueWaitMs"}
null===a?a=[e]:a.push(e),f++}v=t===f
s=s||v}if(!s){const e={instancePath:l+"/mainRunQueueWaitMs"}
return null===a?a=[e]:a.push(e),f++,u.errors=a,!1}f=n,null!==a&&(n?a.length=n:a=null)
h=t===f}else h=!0}}}}}}}}}return u.errors=a,0===f}function h(e,{instancePath:t=""}={}){return"directory-gone"!==e&&"directory-not-writable"!==e&&"disk-full"!==e&&"no-descriptors"!==e&&"log-limit"!==e&&"recording-stopped"!==e&&"other-user"!==e&&"other-node"!==e&&"own-options"!==e&&"not-passed-on"!==e&&"own-exec-argv"!==e&&"no-log"!==e&&"log-ended-early"!==e&&"not-sampled"!==e&&"own-executable"!==e&&"replaced"!==e&&"still-running"!==e&&"unknown"!==e?n(h,t):(h.errors=null,!0)}function p(r,{instancePath:l=""}={}){let a=null,c=0
if(0===c){if(!r||"object"!=typeof r||Array.isArray(r))return n(p,l)
{let y
if(void 0!==(y=t(r,["kind","reason","count","cpuMs"])))return s(p,l,y)
if(e(r,"kind")){let e=r.kind
const t=c
if("thread"!==e&&"child"!==e)return n(p,l+"/kind")
var u=t===c}else u=!0
if(u){if(e(r,"reason")){const e=c
h(r.reason,{instancePath:l+"/reason"})||(a=i(a,h),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"count")){const e=c
f(r.count,{instancePath:l+"/count"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u)if(e(r,"cpuMs")){let e=r.cpuMs
const t=c,n=c
let s=!1
const f=c
o(e,{instancePath:l+"/cpuMs"})||(a=i(a,o),c=a.length)
var g=f===c
if(s=s||g,!s){const t=c
if(null!==e){const e={instancePath:l+"/cpuMs"}
null===a?a=[e]:a.push(e),c++}g=t===c
s=s||g}if(!s){const e={instancePath:l+"/cpuMs"}
return null===a?a=[e]:a.push(e),c++,p.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0}}}}return p.errors=a,0===c}function g(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(g,l)
{let u
if(void 0!==(u=t(r,["seconds","from","ticks"])))return s(g,l,u)
if(e(r,"seconds")){let e=r.seconds
const t=a
if(a===t){if("number"!=typeof e||!isFinite(e))return n(g,l+"/seconds")
if(e<0||isNaN(e))return n(g,l+"/seconds")}var c=t===a}else c=!0
if(c){if(e(r,"from")){let e=r.from
const t=a
if("start"!==e&&"load"!==e)return n(g,l+"/from")
c=t===a}else c=!0
if(c)if(e(r,"ticks")){const e=a
f(r.ticks,{instancePath:l+"/ticks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0}}}return g.errors=o,0===a}function y(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(y,l)
{let u
if(void 0!==(u=t(r,["script","main","count","ports","ticks","busyTicks","cryptoTicks"])))return s(y,l,u)
if(e(r,"script")){const e=a
if("string"!=typeof r.script)return n(y,l+"/script")
var c=e===a}else c=!0
if(c){if(e(r,"main")){const e=a
if("boolean"!=typeof r.main)return n(y,l+"/main")
c=e===a}else c=!0
if(c){if(e(r,"count")){const e=a
f(r.count,{instancePath:l+"/count"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"ports")){let e=r.ports
const t=a
if(a===t){if(!Array.isArray(e))return n(y,l+"/ports")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(f(e[n],{instancePath:l+"/ports/"+n})||(o=i(o,f),a=o.length),!(t===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"ticks")){const e=a
f(r.ticks,{instancePath:l+"/ticks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"busyTicks")){const e=a
f(r.busyTicks,{instancePath:l+"/busyTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"cryptoTicks")){const e=a
f(r.cryptoTicks,{instancePath:l+"/cryptoTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0}}}}}}}return y.errors=o,0===a}function d(r,{instancePath:l=""}={}){let a=null,h=0
if(0===h){if(!r||"object"!=typeof r||Array.isArray(r))return n(d,l)
{let b
if(void 0===r.startTicks&&(r.startTicks=0),void 0===r.unprofiled&&(r.unprofiled=[]),void 0!==(b=t(r,["ticks","busyTicks","idleTicks","namedTicks","libraryTicks","droppedTicks","dropped","busyMs","wallMs","intervalUs","schedulingTicks","cpu"])))return s(d,l,b)
if(e(r,"ticks")){const e=h
f(r.ticks,{instancePath:l+"/ticks"})||(a=i(a,f),h=a.length)
var P=e===h}else P=!0
if(P){if(e(r,"busyTicks")){const e=h
f(r.busyTicks,{instancePath:l+"/busyTicks"})||(a=i(a,f),h=a.length)
P=e===h}else P=!0
if(P){if(e(r,"idleTicks")){const e=h
f(r.idleTicks,{instancePath:l+"/idleTicks"})||(a=i(a,f),h=a.length)
P=e===h}else P=!0
if(P){if(e(r,"namedTicks")){const e=h
f(r.namedTicks,{instancePath:l+"/namedTicks"})||(a=i(a,f),h=a.length)
P=e===h}else P=!0
if(P){if(e(r,"libraryTicks")){const e=h
f(r.libraryTicks,{instancePath:l+"/libraryTicks"})||(a=i(a,f),h=a.length)
P=e===h}else P=!0
if(P){if(e(r,"droppedTicks")){const e=h
f(r.droppedTicks,{instancePath:l+"/droppedTicks"})||(a=i(a,f),h=a.length)
P=e===h}else P=!0
if(P){if(e(r,"dropped")){let e=r.dropped
const t=h
if(h===t){if(!e||"object"!=typeof e||Array.isArray(e))return n(d,l+"/dropped")
for(const t of Object.keys(e)){const n=h
if(f(e[t],{instancePath:l+"/dropped/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(a=i(a,f),h=a.length),!(n===h))break}}P=t===h}else P=!0
if(P){if(e(r,"busyMs")){const e=h
o(r.busyMs,{instancePath:l+"/busyMs"})||(a=i(a,o),h=a.length)
P=e===h}else P=!0
if(P){if(e(r,"wallMs")){const e=h
o(r.wallMs,{instancePath:l+"/wallMs"})||(a=i(a,o),h=a.length)
P=e===h}else P=!0
if(P){if(e(r,"intervalUs")){const e=h
o(r.intervalUs,{instancePath:l+"/intervalUs"})||(a=i(a,o),h=a.length)
P=e===h}else P=!0
if(P){if(e(r,"usualGap")){const e=h
if(!0!==r.usualGap)return n(d,l+"/usualGap")
P=e===h}else P=!0
if(P){if(e(r,"collector")){const e=h
if("perf"!==r.collector)return n(d,l+"/collector")
P=e===h}else P=!0
if(P){if(e(r,"sampledBy")){const e=h
c(r.sampledBy,{instancePath:l+"/sampledBy"})||(a=i(a,c),h=a.length)
P=e===h}else P=!0
if(P){if(e(r,"probeTicks")){const e=h
f(r.probeTicks,{instancePath:l+"/probeTicks"})||(a=i(a,f),h=a.length)
P=e===h}else P=!0
if(P){if(e(r,"schedulingTicks")){const e=h
f(r.schedulingTicks,{instancePath:l+"/schedulingTicks"})||(a=i(a,f),h=a.length)
P=e===h}else P=!0
if(P){const t=h
if(f(r.startTicks,{instancePath:l+"/startTicks"})||(a=i(a,f),h=a.length),P=t===h){if(e(r,"bootstrapTicks")){const e=h
f(r.bootstrapTicks,{instancePath:l+"/bootstrapTicks"})||(a=i(a,f),h=a.length)
P=e===h}else P=!0
if(P){if(e(r,"cpu")){let e=r.cpu
const t=h,n=h
let s=!1
const o=h
u(e,{instancePath:l+"/cpu"})||(a=i(a,u),h=a.length)
var m=o===h
if(s=s||m,!s){const t=h
if(null!==e){const e={instancePath:l+"/cpu"}
null===a?a=[e]:a.push(e),h++}m=t===h
s=s||m}if(!s){const e={instancePath:l+"/cpu"}
return null===a?a=[e]:a.push(e),h++,d.errors=a,!1}h=n,null!==a&&(n?a.length=n:a=null)
P=t===h}else P=!0
if(P){let t=r.unprofiled
const s=h
if(h===s){if(!Array.isArray(t))return n(d,l+"/unprofiled")
{const e=t.length
for(let n=0;n<e;n++){const e=h
if(p(t[n],{instancePath:l+"/unprofiled/"+n})||(a=i(a,p),h=a.length),!(e===h))break}}}if(P=s===h){if(e(r,"warmUp")){const e=h
g(r.warmUp,{instancePath:l+"/warmUp"})||(a=i(a,g),h=a.length)
P=e===h}else P=!0
if(P)if(e(r,"processes")){let e=r.processes
const t=h
if(h===t){if(!Array.isArray(e))return n(d,l+"/processes")
{const t=e.length
for(let n=0;n<t;n++){const t=h
if(y(e[n],{instancePath:l+"/processes/"+n})||(a=i(a,y),h=a.length),!(t===h))break}}}P=t===h}else P=!0}}}}}}}}}}}}}}}}}}}}}return d.errors=a,0===h}function P(e,{instancePath:t=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)||e<0||isNaN(e)?n(P,t):(P.errors=null,!0):n(P,t)}function m(e,{instancePath:t=""}={}){let s=null,r=0
if(0===r){if(!Array.isArray(e))return n(m,t)
if(e.length>2)return n(m,t)
if(e.length<2)return n(m,t)
{const n=e.length
for(let l=0;l<n;l++){const n=r
if(P(e[l],{instancePath:t+"/"+l})||(s=i(s,P),r=s.length),!(n===r))break}}}return m.errors=s,0===r}function b(r,{instancePath:l=""}={}){let a=null,c=0
if(0===c){if(!r||"object"!=typeof r||Array.isArray(r))return n(b,l)
{let h
if(void 0!==(h=t(r,["ticks","share","interval","cpuMs","byPhase","unlocatedTicks","asyncTicks"])))return s(b,l,h)
if(e(r,"ticks")){const e=c
f(r.ticks,{instancePath:l+"/ticks"})||(a=i(a,f),c=a.length)
var u=e===c}else u=!0
if(u){if(e(r,"share")){const e=c
P(r.share,{instancePath:l+"/share"})||(a=i(a,P),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"interval")){const e=c
m(r.interval,{instancePath:l+"/interval"})||(a=i(a,m),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"cpuMs")){const e=c
o(r.cpuMs,{instancePath:l+"/cpuMs"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"byPhase")){let e=r.byPhase
const t=c
if(c===t){if(!e||"object"!=typeof e||Array.isArray(e))return n(b,l+"/byPhase")
for(const t of Object.keys(e)){const n=c
if(f(e[t],{instancePath:l+"/byPhase/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(a=i(a,f),c=a.length),!(n===c))break}}u=t===c}else u=!0
if(u){if(e(r,"unlocatedTicks")){const e=c
f(r.unlocatedTicks,{instancePath:l+"/unlocatedTicks"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"pipedTicks")){const e=c
f(r.pipedTicks,{instancePath:l+"/pipedTicks"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u)if(e(r,"asyncTicks")){const e=c
f(r.asyncTicks,{instancePath:l+"/asyncTicks"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0}}}}}}}}return b.errors=a,0===c}function v(r,{instancePath:l=""}={}){let a=null,c=0
if(0===c){if(!r||"object"!=typeof r||Array.isArray(r))return n(v,l)
{let p
if(void 0!==(p=t(r,["id","algorithm","ticks","share","interval","cpuMs","byPhase","evidence","primitives"])))return s(v,l,p)
if(e(r,"id")){const e=c
if("string"!=typeof r.id)return n(v,l+"/id")
var u=e===c}else u=!0
if(u){if(e(r,"algorithm")){const e=c
if("string"!=typeof r.algorithm)return n(v,l+"/algorithm")
u=e===c}else u=!0
if(u){if(e(r,"ticks")){const e=c
f(r.ticks,{instancePath:l+"/ticks"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"share")){const e=c
P(r.share,{instancePath:l+"/share"})||(a=i(a,P),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"interval")){const e=c
m(r.interval,{instancePath:l+"/interval"})||(a=i(a,m),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"cpuMs")){const e=c
o(r.cpuMs,{instancePath:l+"/cpuMs"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"byPhase")){let e=r.byPhase
const t=c
if(c===t){if(!e||"object"!=typeof e||Array.isArray(e))return n(v,l+"/byPhase")
for(const t of Object.keys(e)){const n=c
if(f(e[t],{instancePath:l+"/byPhase/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(a=i(a,f),c=a.length),!(n===c))break}}u=t===c}else u=!0
if(u){if(e(r,"evidence")){let e=r.evidence
const t=c
if(c===t){if(!e||"object"!=typeof e||Array.isArray(e))return n(v,l+"/evidence")
for(const t of Object.keys(e)){const n=c
if(f(e[t],{instancePath:l+"/evidence/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(a=i(a,f),c=a.length),!(n===c))break}}u=t===c}else u=!0
if(u){if(e(r,"primitives")){let o=r.primitives
const p=c
if(c===p){if(!Array.isArray(o))return n(v,l+"/primitives")
{const r=o.length
for(let u=0;u<r;u++){let r=o[u]
const p=c
if(c===p){if(!r||"object"!=typeof r||Array.isArray(r))return n(v,l+"/primitives/"+u)
{let o
if(void 0!==(o=t(r,["name","ticks"])))return s(v,l+"/primitives/"+u,o)
if(e(r,"name")){const e=c
if("string"!=typeof r.name)return n(v,l+"/primitives/"+u+"/name")
var h=e===c}else h=!0
if(h)if(e(r,"ticks")){const e=c
f(r.ticks,{instancePath:l+"/primitives/"+u+"/ticks"})||(a=i(a,f),c=a.length)
h=e===c}else h=!0}}if(!(p===c))break}}}u=p===c}else u=!0
if(u)if(e(r,"unlocatedTicks")){const e=c
f(r.unlocatedTicks,{instancePath:l+"/unlocatedTicks"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0}}}}}}}}}}return v.errors=a,0===c}function k(e,{instancePath:t=""}={}){return"sync"!==e&&"async"!==e&&"unknown"!==e?n(k,t):(k.errors=null,!0)}function A(e,{instancePath:t=""}={}){return"top-level"!==e&&"starting"!==e&&"event-loop"!==e&&"worker"!==e&&"gc"!==e&&"idle"!==e&&"bootstrap"!==e&&"pool"!==e?n(A,t):(A.errors=null,!0)}function M(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(M,l)
{let n
if(void 0!==(n=t(r,["computing","decoding"])))return s(M,l,n)
if(e(r,"computing")){const e=a
f(r.computing,{instancePath:l+"/computing"})||(o=i(o,f),a=o.length)
var c=e===a}else c=!0
if(c){if(e(r,"decoding")){const e=a
f(r.decoding,{instancePath:l+"/decoding"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"copying")){const e=a
f(r.copying,{instancePath:l+"/copying"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"nameless")){const e=a
f(r.nameless,{instancePath:l+"/nameless"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0}}}}return M.errors=o,0===a}function w(r,{instancePath:l=""}={}){let a=null,c=0
if(0===c){if(!r||"object"!=typeof r||Array.isArray(r))return n(w,l)
{let h
if(void 0!==(h=t(r,["count","p50Ms","p95Ms","maxMs","errorMs","split"])))return s(w,l,h)
if(e(r,"count")){const e=c
f(r.count,{instancePath:l+"/count"})||(a=i(a,f),c=a.length)
var u=e===c}else u=!0
if(u){if(e(r,"p50Ms")){const e=c
o(r.p50Ms,{instancePath:l+"/p50Ms"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"p95Ms")){const e=c
o(r.p95Ms,{instancePath:l+"/p95Ms"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"maxMs")){const e=c
o(r.maxMs,{instancePath:l+"/maxMs"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"errorMs")){const e=c
o(r.errorMs,{instancePath:l+"/errorMs"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u)if(e(r,"split")){const e=c
if("boolean"!=typeof r.split)return n(w,l+"/split")
u=e===c}else u=!0}}}}}}return w.errors=a,0===c}function j(r,{instancePath:o=""}={}){let a=null,f=0
if(0===f){if(!r||"object"!=typeof r||Array.isArray(r))return n(j,o)
{let u
if(void 0!==(u=t(r,["rule","until","reason"])))return s(j,o,u)
if(e(r,"rule")){const e=f
if("string"!=typeof r.rule)return n(j,o+"/rule")
var c=e===f}else c=!0
if(c){if(e(r,"until")){const e=f
l(r.until,{instancePath:o+"/until"})||(a=i(a,l),f=a.length)
c=e===f}else c=!0
if(c)if(e(r,"reason")){const e=f
if("string"!=typeof r.reason)return n(j,o+"/reason")
c=e===f}else c=!0}}}return j.errors=a,0===f}function T(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(T,l)
{let h
if(void 0!==(h=t(r,["file","line","column"])))return s(T,l,h)
if(e(r,"file")){const e=a
if("string"!=typeof r.file)return n(T,l+"/file")
var c=e===a}else c=!0
if(c){if(e(r,"line")){const e=a
f(r.line,{instancePath:l+"/line"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"column")){let e=r.column
const t=a,n=a
let s=!1
const h=a
f(e,{instancePath:l+"/column"})||(o=i(o,f),a=o.length)
var u=h===a
if(s=s||u,!s){const t=a
if(null!==e){const e={instancePath:l+"/column"}
null===o?o=[e]:o.push(e),a++}u=t===a
s=s||u}if(!s){const e={instancePath:l+"/column"}
return null===o?o=[e]:o.push(e),a++,T.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0}}}return T.errors=o,0===a}function x(r,{instancePath:l=""}={}){let a=null,c=0
if(0===c){if(!r||"object"!=typeof r||Array.isArray(r))return n(x,l)
{let b
if(void 0!==(b=t(r,["id","file","line","column","lineInferred","function","package","operation","algorithm","api","form","parameters","ticks","share","interval","cpuMs","phase","byPhase","blocks","excerpt"])))return s(x,l,b)
if(e(r,"id")){const e=c
if("string"!=typeof r.id)return n(x,l+"/id")
var u=e===c}else u=!0
if(u){if(e(r,"file")){const e=c
if("string"!=typeof r.file)return n(x,l+"/file")
u=e===c}else u=!0
if(u){if(e(r,"line")){let e=r.line
const t=c,n=c
let s=!1
const o=c
f(e,{instancePath:l+"/line"})||(a=i(a,f),c=a.length)
var h=o===c
if(s=s||h,!s){const t=c
if(null!==e){const e={instancePath:l+"/line"}
null===a?a=[e]:a.push(e),c++}h=t===c
s=s||h}if(!s){const e={instancePath:l+"/line"}
return null===a?a=[e]:a.push(e),c++,x.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"column")){let e=r.column
const t=c,n=c
let s=!1
const o=c
f(e,{instancePath:l+"/column"})||(a=i(a,f),c=a.length)
var p=o===c
if(s=s||p,!s){const t=c
if(null!==e){const e={instancePath:l+"/column"}
null===a?a=[e]:a.push(e),c++}p=t===c
s=s||p}if(!s){const e={instancePath:l+"/column"}
return null===a?a=[e]:a.push(e),c++,x.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"lineInferred")){const e=c
if("boolean"!=typeof r.lineInferred)return n(x,l+"/lineInferred")
u=e===c}else u=!0
if(u){if(e(r,"function")){const e=c
if("string"!=typeof r.function)return n(x,l+"/function")
u=e===c}else u=!0
if(u){if(e(r,"package")){const e=c
if("string"!=typeof r.package)return n(x,l+"/package")
u=e===c}else u=!0
if(u){if(e(r,"computedBy")){const e=c
if("string"!=typeof r.computedBy)return n(x,l+"/computedBy")
u=e===c}else u=!0
if(u){if(e(r,"recognised")){const e=c
if("boolean"!=typeof r.recognised)return n(x,l+"/recognised")
u=e===c}else u=!0
if(u){if(e(r,"askers")){let o=r.askers
const h=c
if(c===h){if(!Array.isArray(o))return n(x,l+"/askers")
{const r=o.length
for(let u=0;u<r;u++){let r=o[u]
const h=c
if(c===h){if(!r||"object"!=typeof r||Array.isArray(r))return n(x,l+"/askers/"+u)
{let o
if(void 0!==(o=t(r,["file","line"])))return s(x,l+"/askers/"+u,o)
if(e(r,"file")){const e=c
if("string"!=typeof r.file)return n(x,l+"/askers/"+u+"/file")
var g=e===c}else g=!0
if(g)if(e(r,"line")){const e=c
f(r.line,{instancePath:l+"/askers/"+u+"/line"})||(a=i(a,f),c=a.length)
g=e===c}else g=!0}}if(!(h===c))break}}}u=h===c}else u=!0
if(u){if(e(r,"operation")){const e=c
if("string"!=typeof r.operation)return n(x,l+"/operation")
u=e===c}else u=!0
if(u){if(e(r,"algorithm")){const e=c
if("string"!=typeof r.algorithm)return n(x,l+"/algorithm")
u=e===c}else u=!0
if(u){if(e(r,"api")){const e=c
if("string"!=typeof r.api)return n(x,l+"/api")
u=e===c}else u=!0
if(u){if(e(r,"form")){const e=c
k(r.form,{instancePath:l+"/form"})||(a=i(a,k),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"parameters")){let e=r.parameters
const t=c
if(c===t){if(!e||"object"!=typeof e||Array.isArray(e))return n(x,l+"/parameters")
for(const t of Object.keys(e)){let s=e[t]
const i=c
if("number"!=typeof s||!isFinite(s))return n(x,l+"/parameters/"+t.replace(/~/g,"~0").replace(/\//g,"~1"))
if(!(i===c))break}}u=t===c}else u=!0
if(u){if(e(r,"ticks")){const e=c
f(r.ticks,{instancePath:l+"/ticks"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"share")){const e=c
P(r.share,{instancePath:l+"/share"})||(a=i(a,P),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"interval")){const e=c
m(r.interval,{instancePath:l+"/interval"})||(a=i(a,m),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"cpuMs")){const e=c
o(r.cpuMs,{instancePath:l+"/cpuMs"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"phase")){const e=c
A(r.phase,{instancePath:l+"/phase"})||(a=i(a,A),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"byPhase")){let e=r.byPhase
const t=c
if(c===t){if(!e||"object"!=typeof e||Array.isArray(e))return n(x,l+"/byPhase")
for(const t of Object.keys(e)){const n=c
if(f(e[t],{instancePath:l+"/byPhase/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(a=i(a,f),c=a.length),!(n===c))break}}u=t===c}else u=!0
if(u){if(e(r,"inferredTicks")){const e=c
f(r.inferredTicks,{instancePath:l+"/inferredTicks"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"leaves")){const e=c
M(r.leaves,{instancePath:l+"/leaves"})||(a=i(a,M),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"blocks")){const e=c
w(r.blocks,{instancePath:l+"/blocks"})||(a=i(a,w),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"excerpt")){let n=r.excerpt
const s=c,o=c
let h=!1
const p=c
if(c===p)if(n&&"object"==typeof n&&!Array.isArray(n)){let s
if(void 0!==(s=t(n,["lines","firstLine"]))){const e={instancePath:l+"/excerpt",params:{missingProperty:s}}
null===a?a=[e]:a.push(e),c++}else{if(e(n,"lines")){let e=n.lines
const t=c
if(c===t)if(Array.isArray(e)){const t=e.length
for(let n=0;n<t;n++){const t=c
if("string"!=typeof e[n]){const e={instancePath:l+"/excerpt/lines/"+n}
null===a?a=[e]:a.push(e),c++}if(!(t===c))break}}else{const e={instancePath:l+"/excerpt/lines"}
null===a?a=[e]:a.push(e),c++}var y=t===c}else y=!0
if(y)if(e(n,"firstLine")){const e=c
f(n.firstLine,{instancePath:l+"/excerpt/firstLine"})||(a=i(a,f),c=a.length)
y=e===c}else y=!0}}else{const e={instancePath:l+"/excerpt"}
null===a?a=[e]:a.push(e),c++}var d=p===c
if(h=h||d,!h){const e=c
if(null!==n){const e={instancePath:l+"/excerpt"}
null===a?a=[e]:a.push(e),c++}d=e===c
h=h||d}if(!h){const e={instancePath:l+"/excerpt"}
return null===a?a=[e]:a.push(e),c++,x.errors=a,!1}c=o,null!==a&&(o?a.length=o:a=null)
u=s===c}else u=!0
if(u){if(e(r,"allows")){let e=r.allows
const t=c
if(c===t){if(!Array.isArray(e))return n(x,l+"/allows")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(j(e[n],{instancePath:l+"/allows/"+n})||(a=i(a,j),c=a.length),!(t===c))break}}}u=t===c}else u=!0
if(u)if(e(r,"generated")){const e=c
T(r.generated,{instancePath:l+"/generated"})||(a=i(a,T),c=a.length)
u=e===c}else u=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}return x.errors=a,0===c}function S(e,{instancePath:t=""}={}){return"error"!==e&&"warning"!==e&&"info"!==e?n(S,t):(S.errors=null,!0)}function C(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(C,l)
{let h
if(void 0!==(h=t(r,["file","line","function","api"])))return s(C,l,h)
if(e(r,"file")){const e=a
if("string"!=typeof r.file)return n(C,l+"/file")
var c=e===a}else c=!0
if(c){if(e(r,"line")){let e=r.line
const t=a,n=a
let s=!1
const h=a
f(e,{instancePath:l+"/line"})||(o=i(o,f),a=o.length)
var u=h===a
if(s=s||u,!s){const t=a
if(null!==e){const e={instancePath:l+"/line"}
null===o?o=[e]:o.push(e),a++}u=t===a
s=s||u}if(!s){const e={instancePath:l+"/line"}
return null===o?o=[e]:o.push(e),a++,C.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0
if(c){if(e(r,"function")){const e=a
if("string"!=typeof r.function)return n(C,l+"/function")
c=e===a}else c=!0
if(c)if(e(r,"api")){const e=a
if("string"!=typeof r.api)return n(C,l+"/api")
c=e===a}else c=!0}}}}return C.errors=o,0===a}function O(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(O,l)
{let n
if(void 0!==(n=t(r,["startLine","startColumn","endLine","endColumn"])))return s(O,l,n)
if(e(r,"startLine")){const e=a
f(r.startLine,{instancePath:l+"/startLine"})||(o=i(o,f),a=o.length)
var c=e===a}else c=!0
if(c){if(e(r,"startColumn")){const e=a
f(r.startColumn,{instancePath:l+"/startColumn"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"endLine")){const e=a
f(r.endLine,{instancePath:l+"/endLine"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"endColumn")){const e=a
f(r.endColumn,{instancePath:l+"/endColumn"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0}}}}return O.errors=o,0===a}function I(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(I,l)
{let y
if(void 0!==(y=t(r,["file","profiled","range","text","imports","asyncAt","callersMustAwait"])))return s(I,l,y)
if(e(r,"file")){const e=a
if("string"!=typeof r.file)return n(I,l+"/file")
var c=e===a}else c=!0
if(c){if(e(r,"profiled")){let h=r.profiled
const p=a
if(a===p){if(!h||"object"!=typeof h||Array.isArray(h))return n(I,l+"/profiled")
{let r
if(void 0!==(r=t(h,["length","sha256"])))return s(I,l+"/profiled",r)
if(e(h,"length")){const e=a
f(h.length,{instancePath:l+"/profiled/length"})||(o=i(o,f),a=o.length)
var u=e===a}else u=!0
if(u)if(e(h,"sha256")){let e=h.sha256
const t=a
if("string"!=typeof e&&null!==e)return n(I,l+"/profiled/sha256")
u=t===a}else u=!0}}c=p===a}else c=!0
if(c){if(e(r,"range")){const e=a
O(r.range,{instancePath:l+"/range"})||(o=i(o,O),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"text")){const e=a
if("string"!=typeof r.text)return n(I,l+"/text")
c=e===a}else c=!0
if(c){if(e(r,"imports")){let e=r.imports
const t=a
if(a===t){if(!Array.isArray(e))return n(I,l+"/imports")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if("string"!=typeof e[s])return n(I,l+"/imports/"+s)
if(!(t===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"asyncAt")){let n=r.asyncAt
const s=a,u=a
let g=!1
const y=a
if(a===y)if(n&&"object"==typeof n&&!Array.isArray(n)){let s
if(void 0!==(s=t(n,["line","column"]))){const e={instancePath:l+"/asyncAt",params:{missingProperty:s}}
null===o?o=[e]:o.push(e),a++}else{if(e(n,"line")){const e=a
f(n.line,{instancePath:l+"/asyncAt/line"})||(o=i(o,f),a=o.length)
var h=e===a}else h=!0
if(h)if(e(n,"column")){const e=a
f(n.column,{instancePath:l+"/asyncAt/column"})||(o=i(o,f),a=o.length)
h=e===a}else h=!0}}else{const e={instancePath:l+"/asyncAt"}
null===o?o=[e]:o.push(e),a++}var p=y===a
if(g=g||p,!g){const e=a
if(null!==n){const e={instancePath:l+"/asyncAt"}
null===o?o=[e]:o.push(e),a++}p=e===a
g=g||p}if(!g){const e={instancePath:l+"/asyncAt"}
return null===o?o=[e]:o.push(e),a++,I.errors=o,!1}a=u,null!==o&&(u?o.length=u:o=null)
c=s===a}else c=!0
if(c){if(e(r,"closeAt")){let u=r.closeAt
const h=a
if(a===h){if(!u||"object"!=typeof u||Array.isArray(u))return n(I,l+"/closeAt")
{let n
if(void 0!==(n=t(u,["line","column"])))return s(I,l+"/closeAt",n)
if(e(u,"line")){const e=a
f(u.line,{instancePath:l+"/closeAt/line"})||(o=i(o,f),a=o.length)
var g=e===a}else g=!0
if(g)if(e(u,"column")){const e=a
f(u.column,{instancePath:l+"/closeAt/column"})||(o=i(o,f),a=o.length)
g=e===a}else g=!0}}c=h===a}else c=!0
if(c)if(e(r,"callersMustAwait")){const e=a
if("boolean"!=typeof r.callersMustAwait)return n(I,l+"/callersMustAwait")
c=e===a}else c=!0}}}}}}}}return I.errors=o,0===a}function F(r,{instancePath:l=""}={}){let a=null,c=0
if(0===c){if(!r||"object"!=typeof r||Array.isArray(r))return n(F,l)
{let g
if(void 0!==(g=t(r,["rule","severity","operation","site","callSite","ticks","share","message","edit","advice","notes","verify","docs","fingerprint"])))return s(F,l,g)
if(e(r,"rule")){const e=c
if("string"!=typeof r.rule)return n(F,l+"/rule")
var u=e===c}else u=!0
if(u){if(e(r,"severity")){const e=c
S(r.severity,{instancePath:l+"/severity"})||(a=i(a,S),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"operation")){const e=c
if("string"!=typeof r.operation)return n(F,l+"/operation")
u=e===c}else u=!0
if(u){if(e(r,"site")){let e=r.site
const t=c
if("string"!=typeof e&&null!==e)return n(F,l+"/site")
u=t===c}else u=!0
if(u){if(e(r,"callSite")){let e=r.callSite
const t=c,n=c
let s=!1
const o=c
C(e,{instancePath:l+"/callSite"})||(a=i(a,C),c=a.length)
var h=o===c
if(s=s||h,!s){const t=c
if(null!==e){const e={instancePath:l+"/callSite"}
null===a?a=[e]:a.push(e),c++}h=t===c
s=s||h}if(!s){const e={instancePath:l+"/callSite"}
return null===a?a=[e]:a.push(e),c++,F.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"ticks")){const e=c
f(r.ticks,{instancePath:l+"/ticks"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"share")){const e=c
P(r.share,{instancePath:l+"/share"})||(a=i(a,P),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"ms")){const e=c
o(r.ms,{instancePath:l+"/ms"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"message")){const e=c
if("string"!=typeof r.message)return n(F,l+"/message")
u=e===c}else u=!0
if(u){if(e(r,"edit")){let e=r.edit
const t=c,n=c
let s=!1
const o=c
I(e,{instancePath:l+"/edit"})||(a=i(a,I),c=a.length)
var p=o===c
if(s=s||p,!s){const t=c
if(null!==e){const e={instancePath:l+"/edit"}
null===a?a=[e]:a.push(e),c++}p=t===c
s=s||p}if(!s){const e={instancePath:l+"/edit"}
return null===a?a=[e]:a.push(e),c++,F.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"advice")){let e=r.advice
const t=c
if(c===t){if(!Array.isArray(e))return n(F,l+"/advice")
{const t=e.length
for(let s=0;s<t;s++){const t=c
if("string"!=typeof e[s])return n(F,l+"/advice/"+s)
if(!(t===c))break}}}u=t===c}else u=!0
if(u){if(e(r,"notes")){let e=r.notes
const t=c
if(c===t){if(!Array.isArray(e))return n(F,l+"/notes")
{const t=e.length
for(let s=0;s<t;s++){const t=c
if("string"!=typeof e[s])return n(F,l+"/notes/"+s)
if(!(t===c))break}}}u=t===c}else u=!0
if(u){if(e(r,"verify")){const e=c
if("string"!=typeof r.verify)return n(F,l+"/verify")
u=e===c}else u=!0
if(u){if(e(r,"docs")){const e=c
if("string"!=typeof r.docs)return n(F,l+"/docs")
u=e===c}else u=!0
if(u)if(e(r,"fingerprint")){const e=c
if("string"!=typeof r.fingerprint)return n(F,l+"/fingerprint")
u=e===c}else u=!0}}}}}}}}}}}}}}}return F.errors=a,0===c}function N(r,{instancePath:l=""}={}){let a=null,c=0
if(0===c){if(!r||"object"!=typeof r||Array.isArray(r))return n(N,l)
{let v
if(void 0!==(v=t(r,["kind","method","pattern","candidates","file","line","requests","ticks","inferredTicks","share","interval","cryptoMs","busyMs","cryptoMsPerRequest","maxPerSecondPerCore","operations","callSites"])))return s(N,l,v)
if(e(r,"kind")){let e=r.kind
const t=c
if("route"!==e&&"shared"!==e&&"middleware"!==e&&"untied"!==e)return n(N,l+"/kind")
var u=t===c}else u=!0
if(u){if(e(r,"method")){let e=r.method
const t=c
if("string"!=typeof e&&null!==e)return n(N,l+"/method")
u=t===c}else u=!0
if(u){if(e(r,"pattern")){let e=r.pattern
const t=c
if("string"!=typeof e&&null!==e)return n(N,l+"/pattern")
u=t===c}else u=!0
if(u){if(e(r,"path")){const e=c
if("string"!=typeof r.path)return n(N,l+"/path")
u=e===c}else u=!0
if(u){if(e(r,"candidates")){let e=r.candidates
const t=c
if(c===t){if(!Array.isArray(e))return n(N,l+"/candidates")
{const t=e.length
for(let s=0;s<t;s++){const t=c
if("string"!=typeof e[s])return n(N,l+"/candidates/"+s)
if(!(t===c))break}}}u=t===c}else u=!0
if(u){if(e(r,"file")){const e=c
if("string"!=typeof r.file)return n(N,l+"/file")
u=e===c}else u=!0
if(u){if(e(r,"line")){let e=r.line
const t=c,n=c
let s=!1
const o=c
f(e,{instancePath:l+"/line"})||(a=i(a,f),c=a.length)
var h=o===c
if(s=s||h,!s){const t=c
if(null!==e){const e={instancePath:l+"/line"}
null===a?a=[e]:a.push(e),c++}h=t===c
s=s||h}if(!s){const e={instancePath:l+"/line"}
return null===a?a=[e]:a.push(e),c++,N.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"requests")){let e=r.requests
const t=c,n=c
let s=!1
const o=c
f(e,{instancePath:l+"/requests"})||(a=i(a,f),c=a.length)
var p=o===c
if(s=s||p,!s){const t=c
if(null!==e){const e={instancePath:l+"/requests"}
null===a?a=[e]:a.push(e),c++}p=t===c
s=s||p}if(!s){const e={instancePath:l+"/requests"}
return null===a?a=[e]:a.push(e),c++,N.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"ticks")){const e=c
f(r.ticks,{instancePath:l+"/ticks"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"inferredTicks")){const e=c
f(r.inferredTicks,{instancePath:l+"/inferredTicks"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"share")){const e=c
P(r.share,{instancePath:l+"/share"})||(a=i(a,P),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"interval")){const e=c
m(r.interval,{instancePath:l+"/interval"})||(a=i(a,m),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"cryptoMs")){const e=c
o(r.cryptoMs,{instancePath:l+"/cryptoMs"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"busyMs")){let e=r.busyMs
const t=c,n=c
let s=!1
const f=c
o(e,{instancePath:l+"/busyMs"})||(a=i(a,o),c=a.length)
var g=f===c
if(s=s||g,!s){const t=c
if(null!==e){const e={instancePath:l+"/busyMs"}
null===a?a=[e]:a.push(e),c++}g=t===c
s=s||g}if(!s){const e={instancePath:l+"/busyMs"}
return null===a?a=[e]:a.push(e),c++,N.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"cryptoMsPerRequest")){let e=r.cryptoMsPerRequest
const t=c,n=c
let s=!1
const f=c
o(e,{instancePath:l+"/cryptoMsPerRequest"})||(a=i(a,o),c=a.length)
var y=f===c
if(s=s||y,!s){const t=c
if(null!==e){const e={instancePath:l+"/cryptoMsPerRequest"}
null===a?a=[e]:a.push(e),c++}y=t===c
s=s||y}if(!s){const e={instancePath:l+"/cryptoMsPerRequest"}
return null===a?a=[e]:a.push(e),c++,N.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"maxPerSecondPerCore")){let e=r.maxPerSecondPerCore
const t=c,n=c
let s=!1
const f=c
o(e,{instancePath:l+"/maxPerSecondPerCore"})||(a=i(a,o),c=a.length)
var d=f===c
if(s=s||d,!s){const t=c
if(null!==e){const e={instancePath:l+"/maxPerSecondPerCore"}
null===a?a=[e]:a.push(e),c++}d=t===c
s=s||d}if(!s){const e={instancePath:l+"/maxPerSecondPerCore"}
return null===a?a=[e]:a.push(e),c++,N.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"operations")){let o=r.operations
const h=c
if(c===h){if(!Array.isArray(o))return n(N,l+"/operations")
{const r=o.length
for(let u=0;u<r;u++){let r=o[u]
const h=c
if(c===h){if(!r||"object"!=typeof r||Array.isArray(r))return n(N,l+"/operations/"+u)
{let o
if(void 0!==(o=t(r,["id","algorithm","ticks"])))return s(N,l+"/operations/"+u,o)
if(e(r,"id")){const e=c
if("string"!=typeof r.id)return n(N,l+"/operations/"+u+"/id")
var b=e===c}else b=!0
if(b){if(e(r,"algorithm")){const e=c
if("string"!=typeof r.algorithm)return n(N,l+"/operations/"+u+"/algorithm")
b=e===c}else b=!0
if(b)if(e(r,"ticks")){const e=c
f(r.ticks,{instancePath:l+"/operations/"+u+"/ticks"})||(a=i(a,f),c=a.length)
b=e===c}else b=!0}}}if(!(h===c))break}}}u=h===c}else u=!0
if(u)if(e(r,"callSites")){let e=r.callSites
const t=c
if(c===t){if(!Array.isArray(e))return n(N,l+"/callSites")
{const t=e.length
for(let s=0;s<t;s++){const t=c
if("string"!=typeof e[s])return n(N,l+"/callSites/"+s)
if(!(t===c))break}}}u=t===c}else u=!0}}}}}}}}}}}}}}}}}}return N.errors=a,0===c}function U(e,{instancePath:t=""}={}){return"main"!==e&&"worker"!==e&&"pool"!==e&&"helper"!==e?n(U,t):(U.errors=null,!0)}function q(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(q,l)
{let u
if(void 0!==(u=t(r,["source","pid","thread","node","v8","ticks","busyTicks","cryptoTicks"])))return s(q,l,u)
if(e(r,"source")){const e=a
if("string"!=typeof r.source)return n(q,l+"/source")
var c=e===a}else c=!0
if(c){if(e(r,"pid")){const e=a
f(r.pid,{instancePath:l+"/pid"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"thread")){const e=a
U(r.thread,{instancePath:l+"/thread"})||(o=i(o,U),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"script")){const e=a
if("string"!=typeof r.script)return n(q,l+"/script")
c=e===a}else c=!0
if(c){if(e(r,"node")){const e=a
if("string"!=typeof r.node)return n(q,l+"/node")
c=e===a}else c=!0
if(c){if(e(r,"v8")){const e=a
if("string"!=typeof r.v8)return n(q,l+"/v8")
c=e===a}else c=!0
if(c){if(e(r,"ticks")){const e=a
f(r.ticks,{instancePath:l+"/ticks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"busyTicks")){const e=a
f(r.busyTicks,{instancePath:l+"/busyTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"cryptoTicks")){const e=a
f(r.cryptoTicks,{instancePath:l+"/cryptoTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0}}}}}}}}}return q.errors=o,0===a}function B(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(B,l)
{let u
if(void 0!==(u=t(r,["name","source","node","ticks","busyTicks","cryptoTicks","share","interval"])))return s(B,l,u)
if(e(r,"name")){const e=a
if("string"!=typeof r.name)return n(B,l+"/name")
var c=e===a}else c=!0
if(c){if(e(r,"source")){const e=a
if("string"!=typeof r.source)return n(B,l+"/source")
c=e===a}else c=!0
if(c){if(e(r,"node")){const e=a
if("string"!=typeof r.node)return n(B,l+"/node")
c=e===a}else c=!0
if(c){if(e(r,"ticks")){const e=a
f(r.ticks,{instancePath:l+"/ticks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"busyTicks")){const e=a
f(r.busyTicks,{instancePath:l+"/busyTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"cryptoTicks")){const e=a
f(r.cryptoTicks,{instancePath:l+"/cryptoTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"share")){const e=a
P(r.share,{instancePath:l+"/share"})||(o=i(o,P),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"interval")){const e=a
m(r.interval,{instancePath:l+"/interval"})||(o=i(o,m),a=o.length)
c=e===a}else c=!0}}}}}}}}return B.errors=o,0===a}function R(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(R,l)
{let u
if(void 0!==(u=t(r,["file","ticks","unidentifiedTicks"])))return s(R,l,u)
if(e(r,"file")){const e=a
if("string"!=typeof r.file)return n(R,l+"/file")
var c=e===a}else c=!0
if(c){if(e(r,"ticks")){const e=a
f(r.ticks,{instancePath:l+"/ticks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"unidentifiedTicks")){const e=a
f(r.unidentifiedTicks,{instancePath:l+"/unidentifiedTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0}}}return R.errors=o,0===a}function L(r,{instancePath:l=""}={}){let a=null,c=0
if(0===c){if(!r||"object"!=typeof r||Array.isArray(r))return n(L,l)
{let h
if(void 0!==(h=t(r,["threads","ticks","busyTicks","idleTicks","busyMs","operations","helperTicks"])))return s(L,l,h)
if(e(r,"threads")){const e=c
f(r.threads,{instancePath:l+"/threads"})||(a=i(a,f),c=a.length)
var u=e===c}else u=!0
if(u){if(e(r,"ticks")){const e=c
f(r.ticks,{instancePath:l+"/ticks"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"busyTicks")){const e=c
f(r.busyTicks,{instancePath:l+"/busyTicks"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"idleTicks")){const e=c
f(r.idleTicks,{instancePath:l+"/idleTicks"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"busyMs")){const e=c
o(r.busyMs,{instancePath:l+"/busyMs"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"operations")){let e=r.operations
const t=c
if(c===t){if(!Array.isArray(e))return n(L,l+"/operations")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(v(e[n],{instancePath:l+"/operations/"+n})||(a=i(a,v),c=a.length),!(t===c))break}}}u=t===c}else u=!0
if(u)if(e(r,"helperTicks")){const e=c
f(r.helperTicks,{instancePath:l+"/helperTicks"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0}}}}}}}return L.errors=a,0===c}function E(r,{instancePath:l=""}={}){let a=null,c=0
if(0===c){if(!r||"object"!=typeof r||Array.isArray(r))return n(E,l)
{let n
if(void 0!==(n=t(r,["requests","requestsPerSecond","latencyP50Ms","latencyP99Ms","errors"])))return s(E,l,n)
if(e(r,"requests")){const e=c
f(r.requests,{instancePath:l+"/requests"})||(a=i(a,f),c=a.length)
var u=e===c}else u=!0
if(u){if(e(r,"requestsPerSecond")){const e=c
o(r.requestsPerSecond,{instancePath:l+"/requestsPerSecond"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"latencyP50Ms")){const e=c
o(r.latencyP50Ms,{instancePath:l+"/latencyP50Ms"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"latencyP99Ms")){const e=c
o(r.latencyP99Ms,{instancePath:l+"/latencyP99Ms"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"errors")){const e=c
f(r.errors,{instancePath:l+"/errors"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"unanswered")){const e=c
f(r.unanswered,{instancePath:l+"/unanswered"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u)if(e(r,"sent")){const e=c
f(r.sent,{instancePath:l+"/sent"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0}}}}}}}return E.errors=a,0===c}const K=new RegExp("^[\\w./-]{1,64}$","u")
function W(e,{instancePath:t=""}={}){let s=null,r=0
if(0===r){if(!e||"object"!=typeof e||Array.isArray(e))return n(W,t)
if(Object.keys(e).length>100)return n(W,t)
for(const n of Object.keys(e)){const e=r
if("string"==typeof n&&!K.test(n)){const e={instancePath:t,propertyName:n}
null===s?s=[e]:s.push(e),r++}var l=e===r
if(!l){const e={instancePath:t}
return null===s?s=[e]:s.push(e),r++,W.errors=s,!1}}if(l)for(const n of Object.keys(e)){const l=r
if(f(e[n],{instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=i(s,f),r=s.length),!(l===r))break}}return W.errors=s,0===r}function V(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(V,l)
{let n
if(void 0!==(n=t(r,["handshakes","resumed","protocols","ciphers","groups"])))return s(V,l,n)
if(e(r,"handshakes")){const e=a
f(r.handshakes,{instancePath:l+"/handshakes"})||(o=i(o,f),a=o.length)
var c=e===a}else c=!0
if(c){if(e(r,"resumed")){const e=a
f(r.resumed,{instancePath:l+"/resumed"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"protocols")){const e=a
W(r.protocols,{instancePath:l+"/protocols"})||(o=i(o,W),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"ciphers")){const e=a
W(r.ciphers,{instancePath:l+"/ciphers"})||(o=i(o,W),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"groups")){const e=a
W(r.groups,{instancePath:l+"/groups"})||(o=i(o,W),a=o.length)
c=e===a}else c=!0}}}}}return V.errors=o,0===a}const Q=e=>{let t=0
for(const n of e)t++
return t}
function $(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n($,l)
{let u
if(void 0!==(u=t(r,["method","path","requests","isAlone"])))return s($,l,u)
if(e(r,"method")){let e=r.method
const t=a
if(a===t){if("string"!=typeof e)return n($,l+"/method")
if(Q(e)>32)return n($,l+"/method")}var c=t===a}else c=!0
if(c){if(e(r,"path")){let e=r.path
const t=a
if(a===t){if("string"!=typeof e)return n($,l+"/path")
if(Q(e)>512)return n($,l+"/path")}c=t===a}else c=!0
if(c){if(e(r,"requests")){const e=a
f(r.requests,{instancePath:l+"/requests"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"isAlone")){const e=a
if("boolean"!=typeof r.isAlone)return n($,l+"/isAlone")
c=e===a}else c=!0
if(c){if(e(r,"handler")){let e=r.handler
const t=a
if(a===t){if("string"!=typeof e)return n($,l+"/handler")
if(Q(e)>32)return n($,l+"/handler")}c=t===a}else c=!0
if(c){if(e(r,"prefix")){let e=r.prefix
const t=a
if(a===t){if("string"!=typeof e)return n($,l+"/prefix")
if(Q(e)>32)return n($,l+"/prefix")}c=t===a}else c=!0
if(c)if(e(r,"tail")){let e=r.tail
const t=a
if(a===t){if("string"!=typeof e)return n($,l+"/tail")
if(Q(e)>32)return n($,l+"/tail")}c=t===a}else c=!0}}}}}}}return $.errors=o,0===a}function G(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(G,l)
{let p
if(void 0!==(p=t(r,["requests","clientRequests","tlsServer","tlsClient","processes","complete"])))return s(G,l,p)
if(e(r,"requests")){const e=a
f(r.requests,{instancePath:l+"/requests"})||(o=i(o,f),a=o.length)
var c=e===a}else c=!0
if(c){if(e(r,"unanswered")){const e=a
f(r.unanswered,{instancePath:l+"/unanswered"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"serverErrors")){const e=a
f(r.serverErrors,{instancePath:l+"/serverErrors"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"clientErrors")){const e=a
f(r.clientErrors,{instancePath:l+"/clientErrors"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"clientRequests")){const e=a
f(r.clientRequests,{instancePath:l+"/clientRequests"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"tlsServer")){let e=r.tlsServer
const t=a,n=a
let s=!1
const f=a
V(e,{instancePath:l+"/tlsServer"})||(o=i(o,V),a=o.length)
var u=f===a
if(s=s||u,!s){const t=a
if(null!==e){const e={instancePath:l+"/tlsServer"}
null===o?o=[e]:o.push(e),a++}u=t===a
s=s||u}if(!s){const e={instancePath:l+"/tlsServer"}
return null===o?o=[e]:o.push(e),a++,G.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0
if(c){if(e(r,"tlsClient")){let e=r.tlsClient
const t=a,n=a
let s=!1
const f=a
V(e,{instancePath:l+"/tlsClient"})||(o=i(o,V),a=o.length)
var h=f===a
if(s=s||h,!s){const t=a
if(null!==e){const e={instancePath:l+"/tlsClient"}
null===o?o=[e]:o.push(e),a++}h=t===a
s=s||h}if(!s){const e={instancePath:l+"/tlsClient"}
return null===o?o=[e]:o.push(e),a++,G.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0
if(c){if(e(r,"routes")){let e=r.routes
const t=a
if(a===t){if(!Array.isArray(e))return n(G,l+"/routes")
if(e.length>1e3)return n(G,l+"/routes")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if($(e[n],{instancePath:l+"/routes/"+n})||(o=i(o,$),a=o.length),!(t===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"processes")){const e=a
f(r.processes,{instancePath:l+"/processes"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"complete")){const e=a
if("boolean"!=typeof r.complete)return n(G,l+"/complete")
c=e===a}else c=!0}}}}}}}}}}return G.errors=o,0===a}function z(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(z,l)
{let h
if(void 0!==(h=t(r,["type","bits","curve"])))return s(z,l,h)
if(e(r,"type")){let e=r.type
const t=a
if("rsa"!==e&&"ec"!==e&&"ed25519"!==e&&"other"!==e)return n(z,l+"/type")
var c=t===a}else c=!0
if(c){if(e(r,"bits")){let e=r.bits
const t=a,n=a
let s=!1
const h=a
f(e,{instancePath:l+"/bits"})||(o=i(o,f),a=o.length)
var u=h===a
if(s=s||u,!s){const t=a
if(null!==e){const e={instancePath:l+"/bits"}
null===o?o=[e]:o.push(e),a++}u=t===a
s=s||u}if(!s){const e={instancePath:l+"/bits"}
return null===o?o=[e]:o.push(e),a++,z.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0
if(c)if(e(r,"curve")){const e=a
if("string"!=typeof r.curve)return n(z,l+"/curve")
c=e===a}else c=!0}}}return z.errors=o,0===a}function H(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(H,l)
{let n
if(void 0===r.withDispatcher&&(r.withDispatcher=0),void 0===r.agentIsPlain&&(r.agentIsPlain=0),void 0===r.preSharedKey&&(r.preSharedKey=0),void 0===r.renegotiated&&(r.renegotiated=0),void 0===r.closedByRequest&&(r.closedByRequest=0),void 0===r.leftIdle&&(r.leftIdle=0),void 0!==(n=t(r,["withAgent","agentKeepsAlive","agentKeepsNoSessions","sessionOffered","ownContext","ownCa","ownIdentityCheck","forbidsTls13","ownCurves","closedByServer"])))return s(H,l,n)
if(e(r,"withAgent")){const e=a
f(r.withAgent,{instancePath:l+"/withAgent"})||(o=i(o,f),a=o.length)
var c=e===a}else c=!0
if(c){const t=a
if(f(r.withDispatcher,{instancePath:l+"/withDispatcher"})||(o=i(o,f),a=o.length),c=t===a){if(e(r,"agentKeepsAlive")){const e=a
f(r.agentKeepsAlive,{instancePath:l+"/agentKeepsAlive"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){const t=a
if(f(r.agentIsPlain,{instancePath:l+"/agentIsPlain"})||(o=i(o,f),a=o.length),c=t===a){if(e(r,"agentKeepsNoSessions")){const e=a
f(r.agentKeepsNoSessions,{instancePath:l+"/agentKeepsNoSessions"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"sessionOffered")){const e=a
f(r.sessionOffered,{instancePath:l+"/sessionOffered"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"ownContext")){const e=a
f(r.ownContext,{instancePath:l+"/ownContext"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"ownCa")){const e=a
f(r.ownCa,{instancePath:l+"/ownCa"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"ownIdentityCheck")){const e=a
f(r.ownIdentityCheck,{instancePath:l+"/ownIdentityCheck"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"forbidsTls13")){const e=a
f(r.forbidsTls13,{instancePath:l+"/forbidsTls13"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"ownCurves")){const e=a
f(r.ownCurves,{instancePath:l+"/ownCurves"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){const t=a
if(f(r.preSharedKey,{instancePath:l+"/preSharedKey"})||(o=i(o,f),a=o.length),c=t===a){const t=a
if(f(r.renegotiated,{instancePath:l+"/renegotiated"})||(o=i(o,f),a=o.length),c=t===a){if(e(r,"closedByServer")){const e=a
f(r.closedByServer,{instancePath:l+"/closedByServer"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){const e=a
if(f(r.closedByRequest,{instancePath:l+"/closedByRequest"})||(o=i(o,f),a=o.length),c=e===a){const e=a
f(r.leftIdle,{instancePath:l+"/leftIdle"})||(o=i(o,f),a=o.length)
c=e===a}}}}}}}}}}}}}}}}}return H.errors=o,0===a}function D(i,{instancePath:r=""}={}){if(!i||"object"!=typeof i||Array.isArray(i))return n(D,r)
{let o
if(void 0!==(o=t(i,["callee","args"])))return s(D,r,o)
if(e(i,"callee")){const e=0
if("string"!=typeof i.callee)return n(D,r+"/callee")
var l=0===e}else l=!0
if(l)if(e(i,"args")){let e=i.args
const t=0
if(0===t){if(!Array.isArray(e))return n(D,r+"/args")
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const i=0
if("string"!=typeof t&&("number"!=typeof t||!isFinite(t))&&null!==t)return n(D,r+"/args/"+s)
if(!(0===i))break}}}l=0===t}else l=!0}return D.errors=null,!0}function J(e,{instancePath:t=""}={}){return"text"!==e&&"bytes"!==e&&"key"!==e&&"other"!==e?n(J,t):(J.errors=null,!0)}function X(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(X,l)
{let c
if(void 0!==(c=t(r,["name","range","valueRange","text","value","isConstant"])))return s(X,l,c)
if(e(r,"name")){const e=a
if("string"!=typeof r.name)return n(X,l+"/name")
var f=e===a}else f=!0
if(f){if(e(r,"range")){const e=a
O(r.range,{instancePath:l+"/range"})||(o=i(o,O),a=o.length)
f=e===a}else f=!0
if(f){if(e(r,"valueRange")){const e=a
O(r.valueRange,{instancePath:l+"/valueRange"})||(o=i(o,O),a=o.length)
f=e===a}else f=!0
if(f){if(e(r,"text")){let e=r.text
const t=a
if("string"!=typeof e&&null!==e)return n(X,l+"/text")
f=t===a}else f=!0
if(f){if(e(r,"value")){let e=r.value
const t=a
if("string"!=typeof e&&("number"!=typeof e||!isFinite(e))&&null!==e)return n(X,l+"/value")
f=t===a}else f=!0
if(f){if(e(r,"isConstant")){const e=a
if("boolean"!=typeof r.isConstant)return n(X,l+"/isConstant")
f=e===a}else f=!0
if(f)if(e(r,"dependsOn")){let e=r.dependsOn
const t=a
if(a===t){if(!Array.isArray(e))return n(X,l+"/dependsOn")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if("string"!=typeof e[s])return n(X,l+"/dependsOn/"+s)
if(!(t===a))break}}}f=t===a}else f=!0}}}}}}}return X.errors=o,0===a}function Y(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(Y,l)
{let u
if(void 0!==(u=t(r,["of","argument","path","range","end","isInPlace","isShared","hasOthers","properties"])))return s(Y,l,u)
if(e(r,"of")){let e=r.of
const t=a
if("call"!==e&&"maker"!==e)return n(Y,l+"/of")
var c=t===a}else c=!0
if(c){if(e(r,"argument")){const e=a
f(r.argument,{instancePath:l+"/argument"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"path")){const e=a
if("string"!=typeof r.path)return n(Y,l+"/path")
c=e===a}else c=!0
if(c){if(e(r,"range")){const e=a
O(r.range,{instancePath:l+"/range"})||(o=i(o,O),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"end")){const e=a
O(r.end,{instancePath:l+"/end"})||(o=i(o,O),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"isInPlace")){const e=a
if("boolean"!=typeof r.isInPlace)return n(Y,l+"/isInPlace")
c=e===a}else c=!0
if(c){if(e(r,"isShared")){const e=a
if("boolean"!=typeof r.isShared)return n(Y,l+"/isShared")
c=e===a}else c=!0
if(c){if(e(r,"hasOthers")){const e=a
if("boolean"!=typeof r.hasOthers)return n(Y,l+"/hasOthers")
c=e===a}else c=!0
if(c)if(e(r,"properties")){let e=r.properties
const t=a
if(a===t){if(!Array.isArray(e))return n(Y,l+"/properties")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(X(e[n],{instancePath:l+"/properties/"+n})||(o=i(o,X),a=o.length),!(t===a))break}}}c=t===a}else c=!0}}}}}}}}}return Y.errors=o,0===a}function Z(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(Z,l)
{let u
if(void 0!==(u=t(r,["file","line","why"])))return s(Z,l,u)
if(e(r,"file")){const e=a
if("string"!=typeof r.file)return n(Z,l+"/file")
var c=e===a}else c=!0
if(c){if(e(r,"line")){const e=a
f(r.line,{instancePath:l+"/line"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"why")){let e=r.why
const t=a
if("left"!==e&&"updated"!==e&&"raced"!==e&&"missed"!==e&&"overtaken"!==e)return n(Z,l+"/why")
c=t===a}else c=!0}}}return Z.errors=o,0===a}function _(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(_,l)
{let p
if(void 0!==(p=t(r,["unawaited","areKnown","router","routerCall","isOnlyHanded"])))return s(_,l,p)
if(e(r,"unawaited")){let h=r.unawaited
const p=a
if(a===p){if(!Array.isArray(h))return n(_,l+"/unawaited")
{const r=h.length
for(let u=0;u<r;u++){let r=h[u]
const p=a
if(a===p){if(!r||"object"!=typeof r||Array.isArray(r))return n(_,l+"/unawaited/"+u)
{let h
if(void 0!==(h=t(r,["file","line"])))return s(_,l+"/unawaited/"+u,h)
if(e(r,"file")){const e=a
if("string"!=typeof r.file)return n(_,l+"/unawaited/"+u+"/file")
var c=e===a}else c=!0
if(c){if(e(r,"line")){const e=a
f(r.line,{instancePath:l+"/unawaited/"+u+"/line"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"isChained")){const e=a
if("boolean"!=typeof r.isChained)return n(_,l+"/unawaited/"+u+"/isChained")
c=e===a}else c=!0
if(c){if(e(r,"mayBe")){const e=a
if("boolean"!=typeof r.mayBe)return n(_,l+"/unawaited/"+u+"/mayBe")
c=e===a}else c=!0
if(c){if(e(r,"isAtOnce")){const e=a
if("boolean"!=typeof r.isAtOnce)return n(_,l+"/unawaited/"+u+"/isAtOnce")
c=e===a}else c=!0
if(c)if(e(r,"taker")){const e=a
if("string"!=typeof r.taker)return n(_,l+"/unawaited/"+u+"/taker")
c=e===a}else c=!0}}}}}}if(!(p===a))break}}}var u=p===a}else u=!0
if(u){if(e(r,"areKnown")){const e=a
if("boolean"!=typeof r.areKnown)return n(_,l+"/areKnown")
u=e===a}else u=!0
if(u){if(e(r,"areUnread")){const e=a
if("boolean"!=typeof r.areUnread)return n(_,l+"/areUnread")
u=e===a}else u=!0
if(u){if(e(r,"router")){const e=a
if("string"!=typeof r.router)return n(_,l+"/router")
u=e===a}else u=!0
if(u){if(e(r,"routerCall")){const e=a
if("string"!=typeof r.routerCall)return n(_,l+"/routerCall")
u=e===a}else u=!0
if(u){if(e(r,"isOnlyHanded")){const e=a
if("boolean"!=typeof r.isOnlyHanded)return n(_,l+"/isOnlyHanded")
u=e===a}else u=!0
if(u){if(e(r,"passedTo")){const e=a
if("string"!=typeof r.passedTo)return n(_,l+"/passedTo")
u=e===a}else u=!0
if(u)if(e(r,"pausedAt")){let e=r.pausedAt
const t=a,n=a
let s=!1
const f=a
Z(e,{instancePath:l+"/pausedAt"})||(o=i(o,Z),a=o.length)
var h=f===a
if(s=s||h,!s){const t=a
if(null!==e){const e={instancePath:l+"/pausedAt"}
null===o?o=[e]:o.push(e),a++}h=t===a
s=s||h}if(!s){const e={instancePath:l+"/pausedAt"}
return null===o?o=[e]:o.push(e),a++,_.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
u=t===a}else u=!0}}}}}}}}return _.errors=o,0===a}function ee(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(ee,l)
{let h
if(void 0!==(h=t(r,["by","file","line"])))return s(ee,l,h)
if(e(r,"by")){let e=r.by
const t=a
if("fastify"!==e&&"koa"!==e&&"hono"!==e&&"express"!==e)return n(ee,l+"/by")
var c=t===a}else c=!0
if(c){if(e(r,"file")){const e=a
if("string"!=typeof r.file)return n(ee,l+"/file")
c=e===a}else c=!0
if(c)if(e(r,"line")){let e=r.line
const t=a,n=a
let s=!1
const h=a
f(e,{instancePath:l+"/line"})||(o=i(o,f),a=o.length)
var u=h===a
if(s=s||u,!s){const t=a
if(null!==e){const e={instancePath:l+"/line"}
null===o?o=[e]:o.push(e),a++}u=t===a
s=s||u}if(!s){const e={instancePath:l+"/line"}
return null===o?o=[e]:o.push(e),a++,ee.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0}}}return ee.errors=o,0===a}function te(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(te,l)
{let g
if(void 0!==(g=t(r,["kind","name","isAsync","isGenerator","isCallback","calledBy","calledFrom","router","isTyped","asyncAt"])))return s(te,l,g)
if(e(r,"kind")){let e=r.kind
const t=a
if("module"!==e&&"function"!==e&&"arrow"!==e&&"method"!==e&&"getter"!==e&&"setter"!==e&&"constructor"!==e&&"field"!==e&&"static-block"!==e&&"parameters"!==e)return n(te,l+"/kind")
var c=t===a}else c=!0
if(c){if(e(r,"name")){const e=a
if("string"!=typeof r.name)return n(te,l+"/name")
c=e===a}else c=!0
if(c){if(e(r,"isAsync")){const e=a
if("boolean"!=typeof r.isAsync)return n(te,l+"/isAsync")
c=e===a}else c=!0
if(c){if(e(r,"isGenerator")){const e=a
if("boolean"!=typeof r.isGenerator)return n(te,l+"/isGenerator")
c=e===a}else c=!0
if(c){if(e(r,"isCallback")){const e=a
if("boolean"!=typeof r.isCallback)return n(te,l+"/isCallback")
c=e===a}else c=!0
if(c){if(e(r,"calledBy")){const e=a
if("string"!=typeof r.calledBy)return n(te,l+"/calledBy")
c=e===a}else c=!0
if(c){if(e(r,"calledFrom")){const e=a
if("string"!=typeof r.calledFrom)return n(te,l+"/calledFrom")
c=e===a}else c=!0
if(c){if(e(r,"router")){const e=a
if("string"!=typeof r.router)return n(te,l+"/router")
c=e===a}else c=!0
if(c){if(e(r,"isTyped")){const e=a
if("boolean"!=typeof r.isTyped)return n(te,l+"/isTyped")
c=e===a}else c=!0
if(c){if(e(r,"asyncAt")){let n=r.asyncAt
const s=a,p=a
let g=!1
const y=a
if(a===y)if(n&&"object"==typeof n&&!Array.isArray(n)){let s
if(void 0!==(s=t(n,["line","column"]))){const e={instancePath:l+"/asyncAt",params:{missingProperty:s}}
null===o?o=[e]:o.push(e),a++}else{if(e(n,"line")){const e=a
f(n.line,{instancePath:l+"/asyncAt/line"})||(o=i(o,f),a=o.length)
var u=e===a}else u=!0
if(u)if(e(n,"column")){const e=a
f(n.column,{instancePath:l+"/asyncAt/column"})||(o=i(o,f),a=o.length)
u=e===a}else u=!0}}else{const e={instancePath:l+"/asyncAt"}
null===o?o=[e]:o.push(e),a++}var h=y===a
if(g=g||h,!g){const e=a
if(null!==n){const e={instancePath:l+"/asyncAt"}
null===o?o=[e]:o.push(e),a++}h=e===a
g=g||h}if(!g){const e={instancePath:l+"/asyncAt"}
return null===o?o=[e]:o.push(e),a++,te.errors=o,!1}a=p,null!==o&&(p?o.length=p:o=null)
c=s===a}else c=!0
if(c){if(e(r,"catchesForNext")){const e=a
if("boolean"!=typeof r.catchesForNext)return n(te,l+"/catchesForNext")
c=e===a}else c=!0
if(c){if(e(r,"neededAt")){let e=r.neededAt
const t=a,n=a
let s=!1
const u=a
f(e,{instancePath:l+"/neededAt"})||(o=i(o,f),a=o.length)
var p=u===a
if(s=s||p,!s){const t=a
if(null!==e){const e={instancePath:l+"/neededAt"}
null===o?o=[e]:o.push(e),a++}p=t===a
s=s||p}if(!s){const e={instancePath:l+"/neededAt"}
return null===o?o=[e]:o.push(e),a++,te.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0
if(c){if(e(r,"unawaitedAt")){let e=r.unawaitedAt
const t=a
if(a===t){if(!Array.isArray(e))return n(te,l+"/unawaitedAt")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(f(e[n],{instancePath:l+"/unawaitedAt/"+n})||(o=i(o,f),a=o.length),!(t===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"callers")){const e=a
_(r.callers,{instancePath:l+"/callers"})||(o=i(o,_),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"answeredEarly")){const e=a
ee(r.answeredEarly,{instancePath:l+"/answeredEarly"})||(o=i(o,ee),a=o.length)
c=e===a}else c=!0}}}}}}}}}}}}}}}return te.errors=o,0===a}function ne(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(ne,l)
{let u
if(void 0!==(u=t(r,["language","length","sha256"])))return s(ne,l,u)
if(e(r,"language")){let e=r.language
const t=a
if("javascript"!==e&&"typescript"!==e&&"generated"!==e)return n(ne,l+"/language")
var c=t===a}else c=!0
if(c){if(e(r,"length")){const e=a
f(r.length,{instancePath:l+"/length"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"sha256")){let e=r.sha256
const t=a
if("string"!=typeof e&&null!==e)return n(ne,l+"/sha256")
c=t===a}else c=!0}}}return ne.errors=o,0===a}function se(i,{instancePath:r=""}={}){if(!i||"object"!=typeof i||Array.isArray(i))return n(se,r)
{let o
if(void 0!==(o=t(i,["module","name","local"])))return s(se,r,o)
if(e(i,"module")){const e=0
if("string"!=typeof i.module)return n(se,r+"/module")
var l=0===e}else l=!0
if(l){if(e(i,"name")){const e=0
if("string"!=typeof i.name)return n(se,r+"/name")
l=0===e}else l=!0
if(l){if(e(i,"local")){const e=0
if("string"!=typeof i.local)return n(se,r+"/local")
l=0===e}else l=!0
if(l)if(e(i,"reach")){let e=i.reach
const t=0
if("import"!==e&&"file"!==e&&"inner"!==e)return n(se,r+"/reach")
l=0===t}else l=!0}}}return se.errors=null,!0}function ie(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(ie,l)
{let y
if(void 0!==(y=t(r,["range","calleeRange","calleeText","receiverText","argumentTexts","argumentRanges","hasSpread","isPromisified","isAwaited","isChained","isUnterminated","isUpdated","isNew","ordinal","within","module","file","imported","taken"])))return s(ie,l,y)
if(e(r,"range")){const e=a
O(r.range,{instancePath:l+"/range"})||(o=i(o,O),a=o.length)
var c=e===a}else c=!0
if(c){if(e(r,"calleeRange")){const e=a
O(r.calleeRange,{instancePath:l+"/calleeRange"})||(o=i(o,O),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"calleeText")){let e=r.calleeText
const t=a
if("string"!=typeof e&&null!==e)return n(ie,l+"/calleeText")
c=t===a}else c=!0
if(c){if(e(r,"receiverText")){let e=r.receiverText
const t=a
if("string"!=typeof e&&null!==e)return n(ie,l+"/receiverText")
c=t===a}else c=!0
if(c){if(e(r,"argumentTexts")){let e=r.argumentTexts
const t=a
if(a===t){if(!Array.isArray(e))return n(ie,l+"/argumentTexts")
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const i=a
if("string"!=typeof t&&null!==t)return n(ie,l+"/argumentTexts/"+s)
if(!(i===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"bareTexts")){let e=r.bareTexts
const t=a
if(a===t){if(!Array.isArray(e))return n(ie,l+"/bareTexts")
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const i=a
if("string"!=typeof t&&null!==t)return n(ie,l+"/bareTexts/"+s)
if(!(i===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"argumentRanges")){let e=r.argumentRanges
const t=a
if(a===t){if(!Array.isArray(e))return n(ie,l+"/argumentRanges")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(O(e[n],{instancePath:l+"/argumentRanges/"+n})||(o=i(o,O),a=o.length),!(t===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"areConstant")){let e=r.areConstant
const t=a
if(a===t){if(!Array.isArray(e))return n(ie,l+"/areConstant")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if("boolean"!=typeof e[s])return n(ie,l+"/areConstant/"+s)
if(!(t===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"areSetOnce")){let e=r.areSetOnce
const t=a
if(a===t){if(!Array.isArray(e))return n(ie,l+"/areSetOnce")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if("boolean"!=typeof e[s])return n(ie,l+"/areSetOnce/"+s)
if(!(t===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"given")){let i=r.given
const o=a
if(a===o){if(!i||"object"!=typeof i||Array.isArray(i))return n(ie,l+"/given")
{let r
if(void 0!==(r=t(i,["by","areSetOnce"])))return s(ie,l+"/given",r)
if(e(i,"by")){const e=a
if("string"!=typeof i.by)return n(ie,l+"/given/by")
var u=e===a}else u=!0
if(u)if(e(i,"areSetOnce")){let e=i.areSetOnce
const t=a
if(a===t){if(!Array.isArray(e))return n(ie,l+"/given/areSetOnce")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if("boolean"!=typeof e[s])return n(ie,l+"/given/areSetOnce/"+s)
if(!(t===a))break}}}u=t===a}else u=!0}}c=o===a}else c=!0
if(c){if(e(r,"inputs")){const e=a
f(r.inputs,{instancePath:l+"/inputs"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"hasVariant")){const e=a
if("boolean"!=typeof r.hasVariant)return n(ie,l+"/hasVariant")
c=e===a}else c=!0
if(c){if(e(r,"argumentForms")){let e=r.argumentForms
const t=a
if(a===t){if(!Array.isArray(e))return n(ie,l+"/argumentForms")
{const t=e.length
for(let n=0;n<t;n++){let t=e[n]
const s=a,r=a
let f=!1
const c=a
J(t,{instancePath:l+"/argumentForms/"+n})||(o=i(o,J),a=o.length)
var h=c===a
if(f=f||h,!f){const e=a
if(null!==t){const e={instancePath:l+"/argumentForms/"+n}
null===o?o=[e]:o.push(e),a++}h=e===a
f=f||h}if(!f){const e={instancePath:l+"/argumentForms/"+n}
return null===o?o=[e]:o.push(e),a++,ie.errors=o,!1}if(a=r,null!==o&&(r?o.length=r:o=null),!(s===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"keyOptions")){let e=r.keyOptions
const t=a
if(a===t){if(!Array.isArray(e))return n(ie,l+"/keyOptions")
{const t=e.length
for(let n=0;n<t;n++){let t=e[n]
const s=a,i=a
let r=!1
const f=a
if(a===f)if(Array.isArray(t)){const e=t.length
for(let s=0;s<e;s++){const e=a
if("string"!=typeof t[s]){const e={instancePath:l+"/keyOptions/"+n+"/"+s}
null===o?o=[e]:o.push(e),a++}if(!(e===a))break}}else{const e={instancePath:l+"/keyOptions/"+n}
null===o?o=[e]:o.push(e),a++}var p=f===a
if(r=r||p,!r){const e=a
if(null!==t){const e={instancePath:l+"/keyOptions/"+n}
null===o?o=[e]:o.push(e),a++}p=e===a
r=r||p}if(!r){const e={instancePath:l+"/keyOptions/"+n}
return null===o?o=[e]:o.push(e),a++,ie.errors=o,!1}if(a=i,null!==o&&(i?o.length=i:o=null),!(s===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"optionLiterals")){let e=r.optionLiterals
const t=a
if(a===t){if(!Array.isArray(e))return n(ie,l+"/optionLiterals")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(Y(e[n],{instancePath:l+"/optionLiterals/"+n})||(o=i(o,Y),a=o.length),!(t===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"hasSpread")){const e=a
if("boolean"!=typeof r.hasSpread)return n(ie,l+"/hasSpread")
c=e===a}else c=!0
if(c){if(e(r,"isPromisified")){const e=a
if("boolean"!=typeof r.isPromisified)return n(ie,l+"/isPromisified")
c=e===a}else c=!0
if(c){if(e(r,"isAwaited")){const e=a
if("boolean"!=typeof r.isAwaited)return n(ie,l+"/isAwaited")
c=e===a}else c=!0
if(c){if(e(r,"isChained")){const e=a
if("boolean"!=typeof r.isChained)return n(ie,l+"/isChained")
c=e===a}else c=!0
if(c){if(e(r,"isUnterminated")){const e=a
if("boolean"!=typeof r.isUnterminated)return n(ie,l+"/isUnterminated")
c=e===a}else c=!0
if(c){if(e(r,"isUpdated")){const e=a
if("boolean"!=typeof r.isUpdated)return n(ie,l+"/isUpdated")
c=e===a}else c=!0
if(c){if(e(r,"listensLater")){const e=a
if("boolean"!=typeof r.listensLater)return n(ie,l+"/listensLater")
c=e===a}else c=!0
if(c){if(e(r,"isCipherKey")){const e=a
if("boolean"!=typeof r.isCipherKey)return n(ie,l+"/isCipherKey")
c=e===a}else c=!0
if(c){if(e(r,"isMacKey")){const e=a
if("boolean"!=typeof r.isMacKey)return n(ie,l+"/isMacKey")
c=e===a}else c=!0
if(c){if(e(r,"isConfigured")){const e=a
if("boolean"!=typeof r.isConfigured)return n(ie,l+"/isConfigured")
c=e===a}else c=!0
if(c){if(e(r,"isRandom")){const e=a
if("boolean"!=typeof r.isRandom)return n(ie,l+"/isRandom")
c=e===a}else c=!0
if(c){if(e(r,"isSmallPiece")){const e=a
if("boolean"!=typeof r.isSmallPiece)return n(ie,l+"/isSmallPiece")
c=e===a}else c=!0
if(c){if(e(r,"isPolled")){const e=a
if("boolean"!=typeof r.isPolled)return n(ie,l+"/isPolled")
c=e===a}else c=!0
if(c){if(e(r,"isSoleWait")){const e=a
if("boolean"!=typeof r.isSoleWait)return n(ie,l+"/isSoleWait")
c=e===a}else c=!0
if(c){if(e(r,"ownsReceiver")){const e=a
if("boolean"!=typeof r.ownsReceiver)return n(ie,l+"/ownsReceiver")
c=e===a}else c=!0
if(c){if(e(r,"isNew")){const e=a
if("boolean"!=typeof r.isNew)return n(ie,l+"/isNew")
c=e===a}else c=!0
if(c){if(e(r,"isStepped")){const e=a
if("boolean"!=typeof r.isStepped)return n(ie,l+"/isStepped")
c=e===a}else c=!0
if(c){if(e(r,"isEnded")){const e=a
if("boolean"!=typeof r.isEnded)return n(ie,l+"/isEnded")
c=e===a}else c=!0
if(c){if(e(r,"keepsKeys")){const e=a
if("boolean"!=typeof r.keepsKeys)return n(ie,l+"/keepsKeys")
c=e===a}else c=!0
if(c){if(e(r,"renegotiates")){const e=a
if("boolean"!=typeof r.renegotiates)return n(ie,l+"/renegotiates")
c=e===a}else c=!0
if(c){if(e(r,"inspectsPeer")){const e=a
if("boolean"!=typeof r.inspectsPeer)return n(ie,l+"/inspectsPeer")
c=e===a}else c=!0
if(c){if(e(r,"watchesSockets")){const e=a
if("boolean"!=typeof r.watchesSockets)return n(ie,l+"/watchesSockets")
c=e===a}else c=!0
if(c){if(e(r,"choosesServers")){const e=a
if("boolean"!=typeof r.choosesServers)return n(ie,l+"/choosesServers")
c=e===a}else c=!0
if(c){if(e(r,"logsInConnections")){const e=a
if("boolean"!=typeof r.logsInConnections)return n(ie,l+"/logsInConnections")
c=e===a}else c=!0
if(c){if(e(r,"leavesBodies")){const e=a
if("boolean"!=typeof r.leavesBodies)return n(ie,l+"/leavesBodies")
c=e===a}else c=!0
if(c){if(e(r,"checksIdentity")){const e=a
if("boolean"!=typeof r.checksIdentity)return n(ie,l+"/checksIdentity")
c=e===a}else c=!0
if(c){if(e(r,"takesSession")){const e=a
if("boolean"!=typeof r.takesSession)return n(ie,l+"/takesSession")
c=e===a}else c=!0
if(c){if(e(r,"ordinal")){const e=a
f(r.ordinal,{instancePath:l+"/ordinal"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"within")){const e=a
te(r.within,{instancePath:l+"/within"})||(o=i(o,te),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"module")){let e=r.module
const t=a
if("esm"!==e&&"cjs"!==e)return n(ie,l+"/module")
c=t===a}else c=!0
if(c){if(e(r,"file")){const e=a
ne(r.file,{instancePath:l+"/file"})||(o=i(o,ne),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"imported")){let e=r.imported
const t=a,n=a
let s=!1
const f=a
se(e,{instancePath:l+"/imported"})||(o=i(o,se),a=o.length)
var g=f===a
if(s=s||g,!s){const t=a
if(null!==e){const e={instancePath:l+"/imported"}
null===o?o=[e]:o.push(e),a++}g=t===a
s=s||g}if(!s){const e={instancePath:l+"/imported"}
return null===o?o=[e]:o.push(e),a++,ie.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0
if(c)if(e(r,"taken")){let e=r.taken
const t=a
if(a===t){if(!Array.isArray(e))return n(ie,l+"/taken")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if("string"!=typeof e[s])return n(ie,l+"/taken/"+s)
if(!(t===a))break}}}c=t===a}else c=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return ie.errors=o,0===a}function re(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(re,l)
{let y
if(void 0!==(y=t(r,["callee","args","options","origin","excerpt","excerptLine","line"])))return s(re,l,y)
if(e(r,"callee")){const e=a
if("string"!=typeof r.callee)return n(re,l+"/callee")
var c=e===a}else c=!0
if(c){if(e(r,"args")){let e=r.args
const t=a
if(a===t){if(!Array.isArray(e))return n(re,l+"/args")
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const i=a
if("string"!=typeof t&&("number"!=typeof t||!isFinite(t))&&null!==t)return n(re,l+"/args/"+s)
if(!(i===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"options")){let e=r.options
const t=a
if(a===t){if(!e||"object"!=typeof e||Array.isArray(e))return n(re,l+"/options")
for(const t of Object.keys(e)){let s=e[t]
const i=a
if("string"!=typeof s&&("number"!=typeof s||!isFinite(s)))return n(re,l+"/options/"+t.replace(/~/g,"~0").replace(/\//g,"~1"))
if(!(i===a))break}}c=t===a}else c=!0
if(c){if(e(r,"argOptions")){let e=r.argOptions
const t=a
if(a===t){if(!Array.isArray(e))return n(re,l+"/argOptions")
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const i=a
if((!t||"object"!=typeof t||Array.isArray(t))&&null!==t)return n(re,l+"/argOptions/"+s)
if(a===i&&t&&"object"==typeof t&&!Array.isArray(t))for(const e of Object.keys(t)){let i=t[e]
const r=a
if("string"!=typeof i&&("number"!=typeof i||!isFinite(i)))return n(re,l+"/argOptions/"+s+"/"+e.replace(/~/g,"~0").replace(/\//g,"~1"))
if(!(r===a))break}if(!(i===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"argOrigins")){let e=r.argOrigins
const t=a
if(a===t){if(!Array.isArray(e))return n(re,l+"/argOrigins")
{const t=e.length
for(let n=0;n<t;n++){let t=e[n]
const s=a,r=a
let f=!1
const c=a
D(t,{instancePath:l+"/argOrigins/"+n})||(o=i(o,D),a=o.length)
var u=c===a
if(f=f||u,!f){const e=a
if(null!==t){const e={instancePath:l+"/argOrigins/"+n}
null===o?o=[e]:o.push(e),a++}u=e===a
f=f||u}if(!f){const e={instancePath:l+"/argOrigins/"+n}
return null===o?o=[e]:o.push(e),a++,re.errors=o,!1}if(a=r,null!==o&&(r?o.length=r:o=null),!(s===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"origin")){let e=r.origin
const t=a,n=a
let s=!1
const f=a
D(e,{instancePath:l+"/origin"})||(o=i(o,D),a=o.length)
var h=f===a
if(s=s||h,!s){const t=a
if(null!==e){const e={instancePath:l+"/origin"}
null===o?o=[e]:o.push(e),a++}h=t===a
s=s||h}if(!s){const e={instancePath:l+"/origin"}
return null===o?o=[e]:o.push(e),a++,re.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0
if(c){if(e(r,"excerpt")){let e=r.excerpt
const t=a
if(a===t){if(!Array.isArray(e))return n(re,l+"/excerpt")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if("string"!=typeof e[s])return n(re,l+"/excerpt/"+s)
if(!(t===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"excerptLine")){const e=a
f(r.excerptLine,{instancePath:l+"/excerptLine"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"line")){const e=a
f(r.line,{instancePath:l+"/line"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"column")){const e=a
f(r.column,{instancePath:l+"/column"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"file")){const e=a
if("string"!=typeof r.file)return n(re,l+"/file")
c=e===a}else c=!0
if(c){if(e(r,"madeIn")){let u=r.madeIn
const h=a
if(a===h){if(!u||"object"!=typeof u||Array.isArray(u))return n(re,l+"/madeIn")
{let n
if(void 0!==(n=t(u,["line","column"])))return s(re,l+"/madeIn",n)
if(e(u,"line")){const e=a
f(u.line,{instancePath:l+"/madeIn/line"})||(o=i(o,f),a=o.length)
var p=e===a}else p=!0
if(p)if(e(u,"column")){const e=a
f(u.column,{instancePath:l+"/madeIn/column"})||(o=i(o,f),a=o.length)
p=e===a}else p=!0}}c=h===a}else c=!0
if(c){if(e(r,"allows")){let e=r.allows
const t=a
if(a===t){if(!Array.isArray(e))return n(re,l+"/allows")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(j(e[n],{instancePath:l+"/allows/"+n})||(o=i(o,j),a=o.length),!(t===a))break}}}c=t===a}else c=!0
if(c)if(e(r,"syntax")){let e=r.syntax
const t=a,n=a
let s=!1
const f=a
ie(e,{instancePath:l+"/syntax"})||(o=i(o,ie),a=o.length)
var g=f===a
if(s=s||g,!s){const t=a
if(null!==e){const e={instancePath:l+"/syntax"}
null===o?o=[e]:o.push(e),a++}g=t===a
s=s||g}if(!s){const e={instancePath:l+"/syntax"}
return null===o?o=[e]:o.push(e),a++,re.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0}}}}}}}}}}}}}}return re.errors=o,0===a}function le(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(le,l)
{let g
if(void 0!==(g=t(r,["id","file","line","column","function","count","isAsync"])))return s(le,l,g)
if(e(r,"id")){const e=a
if("string"!=typeof r.id)return n(le,l+"/id")
var c=e===a}else c=!0
if(c){if(e(r,"file")){const e=a
if("string"!=typeof r.file)return n(le,l+"/file")
c=e===a}else c=!0
if(c){if(e(r,"line")){let e=r.line
const t=a,n=a
let s=!1
const h=a
f(e,{instancePath:l+"/line"})||(o=i(o,f),a=o.length)
var u=h===a
if(s=s||u,!s){const t=a
if(null!==e){const e={instancePath:l+"/line"}
null===o?o=[e]:o.push(e),a++}u=t===a
s=s||u}if(!s){const e={instancePath:l+"/line"}
return null===o?o=[e]:o.push(e),a++,le.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0
if(c){if(e(r,"column")){let e=r.column
const t=a,n=a
let s=!1
const u=a
f(e,{instancePath:l+"/column"})||(o=i(o,f),a=o.length)
var h=u===a
if(s=s||h,!s){const t=a
if(null!==e){const e={instancePath:l+"/column"}
null===o?o=[e]:o.push(e),a++}h=t===a
s=s||h}if(!s){const e={instancePath:l+"/column"}
return null===o?o=[e]:o.push(e),a++,le.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0
if(c){if(e(r,"function")){const e=a
if("string"!=typeof r.function)return n(le,l+"/function")
c=e===a}else c=!0
if(c){if(e(r,"count")){const e=a
f(r.count,{instancePath:l+"/count"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"isAsync")){const e=a
if("boolean"!=typeof r.isAsync)return n(le,l+"/isAsync")
c=e===a}else c=!0
if(c){if(e(r,"package")){const e=a
if("string"!=typeof r.package)return n(le,l+"/package")
c=e===a}else c=!0
if(c){if(e(r,"isFirstUse")){const e=a
if("boolean"!=typeof r.isFirstUse)return n(le,l+"/isFirstUse")
c=e===a}else c=!0
if(c){if(e(r,"caBytes")){const e=a
f(r.caBytes,{instancePath:l+"/caBytes"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"generated")){const e=a
T(r.generated,{instancePath:l+"/generated"})||(o=i(o,T),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"call")){let e=r.call
const t=a,n=a
let s=!1
const f=a
re(e,{instancePath:l+"/call"})||(o=i(o,re),a=o.length)
var p=f===a
if(s=s||p,!s){const t=a
if(null!==e){const e={instancePath:l+"/call"}
null===o?o=[e]:o.push(e),a++}p=t===a
s=s||p}if(!s){const e={instancePath:l+"/call"}
return null===o?o=[e]:o.push(e),a++,le.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0}}}}}}}}}}}}return le.errors=o,0===a}function oe(r,{instancePath:l=""}={}){let a=null,c=0
if(0===c){if(!r||"object"!=typeof r||Array.isArray(r))return n(oe,l)
{let P
if(void 0===r.by&&(r.by=""),void 0===r.refused&&(r.refused=0),void 0===r.agentsUsedOnce&&(r.agentsUsedOnce=0),void 0===r.servernames&&(r.servernames=0),void 0===r.unplaced&&(r.unplaced=0),void 0!==(P=t(r,["role","host","port","handshakes","full","resumed","overlapped","requests","reusedRequests","agents","protocol","cipher","group","alpn","certificate","bytesIn","bytesOut","helloBytesOut","p50Ms","p95Ms","mostOpen","lifeP50Ms","package","choices","callSites","agentSites"])))return s(oe,l,P)
if(e(r,"role")){let e=r.role
const t=c
if("client"!==e&&"server"!==e)return n(oe,l+"/role")
var u=t===c}else u=!0
if(u){if(e(r,"host")){const e=c
if("string"!=typeof r.host)return n(oe,l+"/host")
u=e===c}else u=!0
if(u){if(e(r,"port")){const e=c
f(r.port,{instancePath:l+"/port"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){let t=r.by
const s=c
if("agent"!==t&&""!==t)return n(oe,l+"/by")
if(u=s===c){if(e(r,"handshakes")){const e=c
f(r.handshakes,{instancePath:l+"/handshakes"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"full")){const e=c
f(r.full,{instancePath:l+"/full"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"resumed")){const e=c
f(r.resumed,{instancePath:l+"/resumed"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){const t=c
if(f(r.refused,{instancePath:l+"/refused"})||(a=i(a,f),c=a.length),u=t===c){if(e(r,"overlapped")){const e=c
f(r.overlapped,{instancePath:l+"/overlapped"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"requests")){const e=c
f(r.requests,{instancePath:l+"/requests"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"reusedRequests")){const e=c
f(r.reusedRequests,{instancePath:l+"/reusedRequests"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"agents")){const e=c
f(r.agents,{instancePath:l+"/agents"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){const t=c
if(f(r.agentsUsedOnce,{instancePath:l+"/agentsUsedOnce"})||(a=i(a,f),c=a.length),u=t===c){const t=c
if(f(r.servernames,{instancePath:l+"/servernames"})||(a=i(a,f),c=a.length),u=t===c){if(e(r,"protocol")){const e=c
W(r.protocol,{instancePath:l+"/protocol"})||(a=i(a,W),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"cipher")){const e=c
W(r.cipher,{instancePath:l+"/cipher"})||(a=i(a,W),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"group")){const e=c
W(r.group,{instancePath:l+"/group"})||(a=i(a,W),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"alpn")){const e=c
W(r.alpn,{instancePath:l+"/alpn"})||(a=i(a,W),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"certificate")){let e=r.certificate
const t=c,n=c
let s=!1
const o=c
z(e,{instancePath:l+"/certificate"})||(a=i(a,z),c=a.length)
var h=o===c
if(s=s||h,!s){const t=c
if(null!==e){const e={instancePath:l+"/certificate"}
null===a?a=[e]:a.push(e),c++}h=t===c
s=s||h}if(!s){const e={instancePath:l+"/certificate"}
return null===a?a=[e]:a.push(e),c++,oe.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"bytesIn")){const e=c
f(r.bytesIn,{instancePath:l+"/bytesIn"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"bytesOut")){const e=c
f(r.bytesOut,{instancePath:l+"/bytesOut"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"helloBytesOut")){let e=r.helloBytesOut
const t=c,n=c
let s=!1
const o=c
f(e,{instancePath:l+"/helloBytesOut"})||(a=i(a,f),c=a.length)
var p=o===c
if(s=s||p,!s){const t=c
if(null!==e){const e={instancePath:l+"/helloBytesOut"}
null===a?a=[e]:a.push(e),c++}p=t===c
s=s||p}if(!s){const e={instancePath:l+"/helloBytesOut"}
return null===a?a=[e]:a.push(e),c++,oe.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"p50Ms")){let e=r.p50Ms
const t=c,n=c
let s=!1
const f=c
o(e,{instancePath:l+"/p50Ms"})||(a=i(a,o),c=a.length)
var g=f===c
if(s=s||g,!s){const t=c
if(null!==e){const e={instancePath:l+"/p50Ms"}
null===a?a=[e]:a.push(e),c++}g=t===c
s=s||g}if(!s){const e={instancePath:l+"/p50Ms"}
return null===a?a=[e]:a.push(e),c++,oe.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"p95Ms")){let e=r.p95Ms
const t=c,n=c
let s=!1
const f=c
o(e,{instancePath:l+"/p95Ms"})||(a=i(a,o),c=a.length)
var y=f===c
if(s=s||y,!s){const t=c
if(null!==e){const e={instancePath:l+"/p95Ms"}
null===a?a=[e]:a.push(e),c++}y=t===c
s=s||y}if(!s){const e={instancePath:l+"/p95Ms"}
return null===a?a=[e]:a.push(e),c++,oe.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"mostOpen")){const e=c
f(r.mostOpen,{instancePath:l+"/mostOpen"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"lifeP50Ms")){let e=r.lifeP50Ms
const t=c,n=c
let s=!1
const f=c
o(e,{instancePath:l+"/lifeP50Ms"})||(a=i(a,o),c=a.length)
var d=f===c
if(s=s||d,!s){const t=c
if(null!==e){const e={instancePath:l+"/lifeP50Ms"}
null===a?a=[e]:a.push(e),c++}d=t===c
s=s||d}if(!s){const e={instancePath:l+"/lifeP50Ms"}
return null===a?a=[e]:a.push(e),c++,oe.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"package")){const e=c
if("string"!=typeof r.package)return n(oe,l+"/package")
u=e===c}else u=!0
if(u){if(e(r,"choices")){const e=c
H(r.choices,{instancePath:l+"/choices"})||(a=i(a,H),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"callSites")){let e=r.callSites
const t=c
if(c===t){if(!Array.isArray(e))return n(oe,l+"/callSites")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(le(e[n],{instancePath:l+"/callSites/"+n})||(a=i(a,le),c=a.length),!(t===c))break}}}u=t===c}else u=!0
if(u){const t=c
if(f(r.unplaced,{instancePath:l+"/unplaced"})||(a=i(a,f),c=a.length),u=t===c)if(e(r,"agentSites")){let e=r.agentSites
const t=c
if(c===t){if(!Array.isArray(e))return n(oe,l+"/agentSites")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(le(e[n],{instancePath:l+"/agentSites/"+n})||(a=i(a,le),c=a.length),!(t===c))break}}}u=t===c}else u=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return oe.errors=a,0===c}function ae(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(ae,l)
{let u
if(void 0===r.unplaced&&(r.unplaced=0),void 0!==(u=t(r,["created","withCa","caBytes","callSites"])))return s(ae,l,u)
if(e(r,"created")){const e=a
f(r.created,{instancePath:l+"/created"})||(o=i(o,f),a=o.length)
var c=e===a}else c=!0
if(c){if(e(r,"withCa")){const e=a
f(r.withCa,{instancePath:l+"/withCa"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"caBytes")){const e=a
f(r.caBytes,{instancePath:l+"/caBytes"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"callSites")){let e=r.callSites
const t=a
if(a===t){if(!Array.isArray(e))return n(ae,l+"/callSites")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(le(e[n],{instancePath:l+"/callSites/"+n})||(o=i(o,le),a=o.length),!(t===a))break}}}c=t===a}else c=!0
if(c){const e=a
f(r.unplaced,{instancePath:l+"/unplaced"})||(o=i(o,f),a=o.length)
c=e===a}}}}}}return ae.errors=o,0===a}function fe(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(fe,l)
{let n
if(void 0!==(n=t(r,["ticks","share","range","keyExchangeTicks","certificateTicks","contextTicks","bytesTicks","otherTicks","inferredTicks","untiedTicks"])))return s(fe,l,n)
if(e(r,"ticks")){const e=a
f(r.ticks,{instancePath:l+"/ticks"})||(o=i(o,f),a=o.length)
var c=e===a}else c=!0
if(c){if(e(r,"share")){const e=a
P(r.share,{instancePath:l+"/share"})||(o=i(o,P),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"range")){const e=a
m(r.range,{instancePath:l+"/range"})||(o=i(o,m),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"cpuShare")){let e=r.cpuShare
const t=a,n=a
let s=!1
const f=a
P(e,{instancePath:l+"/cpuShare"})||(o=i(o,P),a=o.length)
var u=f===a
if(s=s||u,!s){const t=a
if(null!==e){const e={instancePath:l+"/cpuShare"}
null===o?o=[e]:o.push(e),a++}u=t===a
s=s||u}if(!s){const e={instancePath:l+"/cpuShare"}
return null===o?o=[e]:o.push(e),a++,fe.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0
if(c){if(e(r,"keyExchangeTicks")){const e=a
f(r.keyExchangeTicks,{instancePath:l+"/keyExchangeTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"certificateTicks")){const e=a
f(r.certificateTicks,{instancePath:l+"/certificateTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"contextTicks")){const e=a
f(r.contextTicks,{instancePath:l+"/contextTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"bytesTicks")){const e=a
f(r.bytesTicks,{instancePath:l+"/bytesTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"otherTicks")){const e=a
f(r.otherTicks,{instancePath:l+"/otherTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"inferredTicks")){const e=a
f(r.inferredTicks,{instancePath:l+"/inferredTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"untiedTicks")){const e=a
f(r.untiedTicks,{instancePath:l+"/untiedTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0}}}}}}}}}}}return fe.errors=o,0===a}function ce(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(ce,l)
{let u
if(void 0!==(u=t(r,["peers","contexts","cost","complete"])))return s(ce,l,u)
if(e(r,"peers")){let e=r.peers
const t=a
if(a===t){if(!Array.isArray(e))return n(ce,l+"/peers")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(oe(e[n],{instancePath:l+"/peers/"+n})||(o=i(o,oe),a=o.length),!(t===a))break}}}var f=t===a}else f=!0
if(f){if(e(r,"contexts")){const e=a
ae(r.contexts,{instancePath:l+"/contexts"})||(o=i(o,ae),a=o.length)
f=e===a}else f=!0
if(f){if(e(r,"cost")){let e=r.cost
const t=a,n=a
let s=!1
const u=a
fe(e,{instancePath:l+"/cost"})||(o=i(o,fe),a=o.length)
var c=u===a
if(s=s||c,!s){const t=a
if(null!==e){const e={instancePath:l+"/cost"}
null===o?o=[e]:o.push(e),a++}c=t===a
s=s||c}if(!s){const e={instancePath:l+"/cost"}
return null===o?o=[e]:o.push(e),a++,ce.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
f=t===a}else f=!0
if(f)if(e(r,"complete")){const e=a
if("boolean"!=typeof r.complete)return n(ce,l+"/complete")
f=e===a}else f=!0}}}}return ce.errors=o,0===a}function ue(r,{instancePath:l=""}={}){let a=null,c=0
if(0===c){if(!r||"object"!=typeof r||Array.isArray(r))return n(ue,l)
{let m
if(void 0!==(m=t(r,["id","file","line","column","function","isAsync","package","job","jobs","maxInFlight","waitP95Ms","runP50Ms"])))return s(ue,l,m)
if(e(r,"id")){const e=c
if("string"!=typeof r.id)return n(ue,l+"/id")
var u=e===c}else u=!0
if(u){if(e(r,"file")){const e=c
if("string"!=typeof r.file)return n(ue,l+"/file")
u=e===c}else u=!0
if(u){if(e(r,"line")){let e=r.line
const t=c,n=c
let s=!1
const o=c
f(e,{instancePath:l+"/line"})||(a=i(a,f),c=a.length)
var h=o===c
if(s=s||h,!s){const t=c
if(null!==e){const e={instancePath:l+"/line"}
null===a?a=[e]:a.push(e),c++}h=t===c
s=s||h}if(!s){const e={instancePath:l+"/line"}
return null===a?a=[e]:a.push(e),c++,ue.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"column")){let e=r.column
const t=c,n=c
let s=!1
const o=c
f(e,{instancePath:l+"/column"})||(a=i(a,f),c=a.length)
var p=o===c
if(s=s||p,!s){const t=c
if(null!==e){const e={instancePath:l+"/column"}
null===a?a=[e]:a.push(e),c++}p=t===c
s=s||p}if(!s){const e={instancePath:l+"/column"}
return null===a?a=[e]:a.push(e),c++,ue.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"function")){const e=c
if("string"!=typeof r.function)return n(ue,l+"/function")
u=e===c}else u=!0
if(u){if(e(r,"isAsync")){const e=c
if("boolean"!=typeof r.isAsync)return n(ue,l+"/isAsync")
u=e===c}else u=!0
if(u){if(e(r,"package")){const e=c
if("string"!=typeof r.package)return n(ue,l+"/package")
u=e===c}else u=!0
if(u){if(e(r,"job")){const e=c
if("string"!=typeof r.job)return n(ue,l+"/job")
u=e===c}else u=!0
if(u){if(e(r,"called")){const e=c
if("string"!=typeof r.called)return n(ue,l+"/called")
u=e===c}else u=!0
if(u){if(e(r,"jobs")){const e=c
f(r.jobs,{instancePath:l+"/jobs"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"maxInFlight")){const e=c
f(r.maxInFlight,{instancePath:l+"/maxInFlight"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"ownMaxInFlight")){let e=r.ownMaxInFlight
const t=c,n=c
let s=!1
const o=c
f(e,{instancePath:l+"/ownMaxInFlight"})||(a=i(a,f),c=a.length)
var g=o===c
if(s=s||g,!s){const t=c
if(null!==e){const e={instancePath:l+"/ownMaxInFlight"}
null===a?a=[e]:a.push(e),c++}g=t===c
s=s||g}if(!s){const e={instancePath:l+"/ownMaxInFlight"}
return null===a?a=[e]:a.push(e),c++,ue.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"waitP95Ms")){let e=r.waitP95Ms
const t=c,n=c
let s=!1
const f=c
o(e,{instancePath:l+"/waitP95Ms"})||(a=i(a,o),c=a.length)
var y=f===c
if(s=s||y,!s){const t=c
if(null!==e){const e={instancePath:l+"/waitP95Ms"}
null===a?a=[e]:a.push(e),c++}y=t===c
s=s||y}if(!s){const e={instancePath:l+"/waitP95Ms"}
return null===a?a=[e]:a.push(e),c++,ue.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"runP50Ms")){let e=r.runP50Ms
const t=c,n=c
let s=!1
const f=c
o(e,{instancePath:l+"/runP50Ms"})||(a=i(a,o),c=a.length)
var d=f===c
if(s=s||d,!s){const t=c
if(null!==e){const e={instancePath:l+"/runP50Ms"}
null===a?a=[e]:a.push(e),c++}d=t===c
s=s||d}if(!s){const e={instancePath:l+"/runP50Ms"}
return null===a?a=[e]:a.push(e),c++,ue.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"generated")){const e=c
T(r.generated,{instancePath:l+"/generated"})||(a=i(a,T),c=a.length)
u=e===c}else u=!0
if(u)if(e(r,"call")){let e=r.call
const t=c,n=c
let s=!1
const o=c
re(e,{instancePath:l+"/call"})||(a=i(a,re),c=a.length)
var P=o===c
if(s=s||P,!s){const t=c
if(null!==e){const e={instancePath:l+"/call"}
null===a?a=[e]:a.push(e),c++}P=t===c
s=s||P}if(!s){const e={instancePath:l+"/call"}
return null===a?a=[e]:a.push(e),c++,ue.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0}}}}}}}}}}}}}}}}return ue.errors=a,0===c}function he(r,{instancePath:l=""}={}){let a=null,c=0
if(0===c){if(!r||"object"!=typeof r||Array.isArray(r))return n(he,l)
{let d
if(void 0!==(d=t(r,["size","jobs","maxInFlight","waitP95Ms","runP50Ms","cpuMs","runQueueWaitMs","callSites","complete"])))return s(he,l,d)
if(e(r,"size")){const e=c
f(r.size,{instancePath:l+"/size"})||(a=i(a,f),c=a.length)
var u=e===c}else u=!0
if(u){if(e(r,"jobs")){const e=c
f(r.jobs,{instancePath:l+"/jobs"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"maxInFlight")){const e=c
f(r.maxInFlight,{instancePath:l+"/maxInFlight"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"waitP95Ms")){let e=r.waitP95Ms
const t=c,n=c
let s=!1
const f=c
o(e,{instancePath:l+"/waitP95Ms"})||(a=i(a,o),c=a.length)
var h=f===c
if(s=s||h,!s){const t=c
if(null!==e){const e={instancePath:l+"/waitP95Ms"}
null===a?a=[e]:a.push(e),c++}h=t===c
s=s||h}if(!s){const e={instancePath:l+"/waitP95Ms"}
return null===a?a=[e]:a.push(e),c++,he.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"runP50Ms")){let e=r.runP50Ms
const t=c,n=c
let s=!1
const f=c
o(e,{instancePath:l+"/runP50Ms"})||(a=i(a,o),c=a.length)
var p=f===c
if(s=s||p,!s){const t=c
if(null!==e){const e={instancePath:l+"/runP50Ms"}
null===a?a=[e]:a.push(e),c++}p=t===c
s=s||p}if(!s){const e={instancePath:l+"/runP50Ms"}
return null===a?a=[e]:a.push(e),c++,he.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"cpuMs")){let e=r.cpuMs
const t=c,n=c
let s=!1
const f=c
o(e,{instancePath:l+"/cpuMs"})||(a=i(a,o),c=a.length)
var g=f===c
if(s=s||g,!s){const t=c
if(null!==e){const e={instancePath:l+"/cpuMs"}
null===a?a=[e]:a.push(e),c++}g=t===c
s=s||g}if(!s){const e={instancePath:l+"/cpuMs"}
return null===a?a=[e]:a.push(e),c++,he.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const t=c,n=c
let s=!1
const f=c
o(e,{instancePath:l+"/runQueueWaitMs"})||(a=i(a,o),c=a.length)
var y=f===c
if(s=s||y,!s){const t=c
if(null!==e){const e={instancePath:l+"/runQueueWaitMs"}
null===a?a=[e]:a.push(e),c++}y=t===c
s=s||y}if(!s){const e={instancePath:l+"/runQueueWaitMs"}
return null===a?a=[e]:a.push(e),c++,he.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(r,"callSites")){let e=r.callSites
const t=c
if(c===t){if(!Array.isArray(e))return n(he,l+"/callSites")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(ue(e[n],{instancePath:l+"/callSites/"+n})||(a=i(a,ue),c=a.length),!(t===c))break}}}u=t===c}else u=!0
if(u)if(e(r,"complete")){const e=c
if("boolean"!=typeof r.complete)return n(he,l+"/complete")
u=e===c}else u=!0}}}}}}}}}return he.errors=a,0===c}function pe(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(pe,l)
{let u
if(void 0!==(u=t(r,["listened","failure"])))return s(pe,l,u)
if(e(r,"listened")){const e=a
if("boolean"!=typeof r.listened)return n(pe,l+"/listened")
var c=e===a}else c=!0
if(c){if(e(r,"onlyHttp")){const e=a
if("boolean"!=typeof r.onlyHttp)return n(pe,l+"/onlyHttp")
c=e===a}else c=!0
if(c){if(e(r,"mayServeTls")){const e=a
if("boolean"!=typeof r.mayServeTls)return n(pe,l+"/mayServeTls")
c=e===a}else c=!0
if(c){if(e(r,"undrivenPorts")){let e=r.undrivenPorts
const t=a
if(a===t){if(!Array.isArray(e))return n(pe,l+"/undrivenPorts")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(f(e[n],{instancePath:l+"/undrivenPorts/"+n})||(o=i(o,f),a=o.length),!(t===a))break}}}c=t===a}else c=!0
if(c)if(e(r,"failure")){const e=a
if("string"!=typeof r.failure)return n(pe,l+"/failure")
c=e===a}else c=!0}}}}}return pe.errors=o,0===a}function ge(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(ge,l)
{let u
if(void 0!==(u=t(r,["code","count","message"])))return s(ge,l,u)
if(e(r,"code")){const e=a
if("string"!=typeof r.code)return n(ge,l+"/code")
var c=e===a}else c=!0
if(c){if(e(r,"count")){const e=a
f(r.count,{instancePath:l+"/count"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"message")){const e=a
if("string"!=typeof r.message)return n(ge,l+"/message")
c=e===a}else c=!0}}}return ge.errors=o,0===a}exports.profile=function r(l,{instancePath:o=""}={}){let a=null,f=0
if(0===f){if(!l||"object"!=typeof l||Array.isArray(l))return n(r,o)
{let h
if(void 0!==(h=t(l,["kind","schemaVersion","run","profiles"])))return s(r,o,h)
if(e(l,"kind")){const e=f
if("cryptoprof-recording"!==l.kind)return n(r,o+"/kind")
var c=e===f}else c=!0
if(c){if(e(l,"schemaVersion")){const e=f
if(1!==l.schemaVersion)return n(r,o+"/schemaVersion")
c=e===f}else c=!0
if(c){if(e(l,"run")){let e=l.run
const t=f,n=f
let s=!1
const h=f
de(e,{instancePath:o+"/run"})||(a=i(a,de),f=a.length)
var u=h===f
if(s=s||u,!s){const t=f
if(null!==e){const e={instancePath:o+"/run"}
null===a?a=[e]:a.push(e),f++}u=t===f
s=s||u}if(!s){const e={instancePath:o+"/run"}
return null===a?a=[e]:a.push(e),f++,r.errors=a,!1}f=n,null!==a&&(n?a.length=n:a=null)
c=t===f}else c=!0
if(c){if(e(l,"sampled")){const e=f
Pe(l.sampled,{instancePath:o+"/sampled"})||(a=i(a,Pe),f=a.length)
c=e===f}else c=!0
if(c){if(e(l,"warmUp")){const e=f
me(l.warmUp,{instancePath:o+"/warmUp"})||(a=i(a,me),f=a.length)
c=e===f}else c=!0
if(c){if(e(l,"unprofiled")){let e=l.unprofiled
const t=f
if(f===t){if(!Array.isArray(e))return n(r,o+"/unprofiled")
{const t=e.length
for(let n=0;n<t;n++){const t=f
if(p(e[n],{instancePath:o+"/unprofiled/"+n})||(a=i(a,p),f=a.length),!(t===f))break}}}c=t===f}else c=!0
if(c)if(e(l,"profiles")){let e=l.profiles
const t=f
if(f===t){if(!Array.isArray(e))return n(r,o+"/profiles")
{const t=e.length
for(let n=0;n<t;n++){const t=f
if(Ne(e[n],{instancePath:o+"/profiles/"+n})||(a=i(a,Ne),f=a.length),!(t===f))break}}}c=t===f}else c=!0}}}}}}}return r.errors=a,0===f}
function ye(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(ye,l)
{let u
if(void 0!==(u=t(r,["pid","script","ports"])))return s(ye,l,u)
if(e(r,"pid")){const e=a
f(r.pid,{instancePath:l+"/pid"})||(o=i(o,f),a=o.length)
var c=e===a}else c=!0
if(c){if(e(r,"script")){const e=a
if("string"!=typeof r.script)return n(ye,l+"/script")
c=e===a}else c=!0
if(c)if(e(r,"ports")){let e=r.ports
const t=a
if(a===t){if(!Array.isArray(e))return n(ye,l+"/ports")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(f(e[n],{instancePath:l+"/ports/"+n})||(o=i(o,f),a=o.length),!(t===a))break}}}c=t===a}else c=!0}}}return ye.errors=o,0===a}function de(r,{instancePath:a=""}={}){let c=null,h=0
if(0===h){if(!r||"object"!=typeof r||Array.isArray(r))return n(de,a)
{let A
if(void 0===r.counted&&(r.counted=!0),void 0===r.uncountedThreads&&(r.uncountedThreads=null),void 0===r.traffic&&(r.traffic=null),void 0===r.tls&&(r.tls=null),void 0===r.threadPool&&(r.threadPool=null),void 0===r.drive&&(r.drive=null),void 0===r.cpu&&(r.cpu=null),void 0===r.unprofiled&&(r.unprofiled=[]),void 0===r.processes&&(r.processes=[]),void 0!==(A=t(r,["command","cwd","root","openssl","processor","startTime","durationMs","exitCode","signal","load"])))return s(de,a,A)
if(e(r,"command")){let e=r.command
const t=h
if(h===t){if(!Array.isArray(e))return n(de,a+"/command")
{const t=e.length
for(let s=0;s<t;s++){const t=h
if("string"!=typeof e[s])return n(de,a+"/command/"+s)
if(!(t===h))break}}}var g=t===h}else g=!0
if(g){if(e(r,"cwd")){const e=h
if("string"!=typeof r.cwd)return n(de,a+"/cwd")
g=e===h}else g=!0
if(g){if(e(r,"root")){const e=h
if("string"!=typeof r.root)return n(de,a+"/root")
g=e===h}else g=!0
if(g){if(e(r,"openssl")){const e=h
if("string"!=typeof r.openssl)return n(de,a+"/openssl")
g=e===h}else g=!0
if(g){if(e(r,"processor")){const e=h
if("string"!=typeof r.processor)return n(de,a+"/processor")
g=e===h}else g=!0
if(g){if(e(r,"startTime")){const e=h
l(r.startTime,{instancePath:a+"/startTime"})||(c=i(c,l),h=c.length)
g=e===h}else g=!0
if(g){if(e(r,"durationMs")){const e=h
o(r.durationMs,{instancePath:a+"/durationMs"})||(c=i(c,o),h=c.length)
g=e===h}else g=!0
if(g){if(e(r,"exitCode")){let e=r.exitCode
const t=h
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return n(de,a+"/exitCode")
g=t===h}else g=!0
if(g){if(e(r,"signal")){let e=r.signal
const t=h
if("string"!=typeof e&&null!==e)return n(de,a+"/signal")
g=t===h}else g=!0
if(g){if(e(r,"wasAsked")){const e=h
if(!0!==r.wasAsked)return n(de,a+"/wasAsked")
g=e===h}else g=!0
if(g){if(e(r,"load")){let e=r.load
const t=h,n=h
let s=!1
const l=h
E(e,{instancePath:a+"/load"})||(c=i(c,E),h=c.length)
var y=l===h
if(s=s||y,!s){const t=h
if(null!==e){const e={instancePath:a+"/load"}
null===c?c=[e]:c.push(e),h++}y=t===h
s=s||y}if(!s){const e={instancePath:a+"/load"}
return null===c?c=[e]:c.push(e),h++,de.errors=c,!1}h=n,null!==c&&(n?c.length=n:c=null)
g=t===h}else g=!0
if(g){const e=h
if("boolean"!=typeof r.counted)return n(de,a+"/counted")
if(g=e===h){let e=r.uncountedThreads
const t=h,s=h
let l=!1
const o=h
f(e,{instancePath:a+"/uncountedThreads"})||(c=i(c,f),h=c.length)
var d=o===h
if(l=l||d,!l){const t=h
if(null!==e){const e={instancePath:a+"/uncountedThreads"}
null===c?c=[e]:c.push(e),h++}d=t===h
l=l||d}if(!l){const e={instancePath:a+"/uncountedThreads"}
return null===c?c=[e]:c.push(e),h++,de.errors=c,!1}if(h=s,null!==c&&(s?c.length=s:c=null),g=t===h){let e=r.traffic
const t=h,s=h
let l=!1
const o=h
G(e,{instancePath:a+"/traffic"})||(c=i(c,G),h=c.length)
var P=o===h
if(l=l||P,!l){const t=h
if(null!==e){const e={instancePath:a+"/traffic"}
null===c?c=[e]:c.push(e),h++}P=t===h
l=l||P}if(!l){const e={instancePath:a+"/traffic"}
return null===c?c=[e]:c.push(e),h++,de.errors=c,!1}if(h=s,null!==c&&(s?c.length=s:c=null),g=t===h){let e=r.tls
const t=h,s=h
let l=!1
const o=h
ce(e,{instancePath:a+"/tls"})||(c=i(c,ce),h=c.length)
var m=o===h
if(l=l||m,!l){const t=h
if(null!==e){const e={instancePath:a+"/tls"}
null===c?c=[e]:c.push(e),h++}m=t===h
l=l||m}if(!l){const e={instancePath:a+"/tls"}
return null===c?c=[e]:c.push(e),h++,de.errors=c,!1}if(h=s,null!==c&&(s?c.length=s:c=null),g=t===h){let e=r.threadPool
const t=h,s=h
let l=!1
const o=h
he(e,{instancePath:a+"/threadPool"})||(c=i(c,he),h=c.length)
var b=o===h
if(l=l||b,!l){const t=h
if(null!==e){const e={instancePath:a+"/threadPool"}
null===c?c=[e]:c.push(e),h++}b=t===h
l=l||b}if(!l){const e={instancePath:a+"/threadPool"}
return null===c?c=[e]:c.push(e),h++,de.errors=c,!1}if(h=s,null!==c&&(s?c.length=s:c=null),g=t===h){let e=r.drive
const t=h,s=h
let l=!1
const o=h
pe(e,{instancePath:a+"/drive"})||(c=i(c,pe),h=c.length)
var v=o===h
if(l=l||v,!l){const t=h
if(null!==e){const e={instancePath:a+"/drive"}
null===c?c=[e]:c.push(e),h++}v=t===h
l=l||v}if(!l){const e={instancePath:a+"/drive"}
return null===c?c=[e]:c.push(e),h++,de.errors=c,!1}if(h=s,null!==c&&(s?c.length=s:c=null),g=t===h){let e=r.cpu
const t=h,s=h
let l=!1
const o=h
u(e,{instancePath:a+"/cpu"})||(c=i(c,u),h=c.length)
var k=o===h
if(l=l||k,!l){const t=h
if(null!==e){const e={instancePath:a+"/cpu"}
null===c?c=[e]:c.push(e),h++}k=t===h
l=l||k}if(!l){const e={instancePath:a+"/cpu"}
return null===c?c=[e]:c.push(e),h++,de.errors=c,!1}if(h=s,null!==c&&(s?c.length=s:c=null),g=t===h){let e=r.unprofiled
const t=h
if(h===t){if(!Array.isArray(e))return n(de,a+"/unprofiled")
{const t=e.length
for(let n=0;n<t;n++){const t=h
if(p(e[n],{instancePath:a+"/unprofiled/"+n})||(c=i(c,p),h=c.length),!(t===h))break}}}if(g=t===h){let e=r.processes
const t=h
if(h===t){if(!Array.isArray(e))return n(de,a+"/processes")
{const t=e.length
for(let n=0;n<t;n++){const t=h
if(ye(e[n],{instancePath:a+"/processes/"+n})||(c=i(c,ye),h=c.length),!(t===h))break}}}g=t===h}}}}}}}}}}}}}}}}}}}}}return de.errors=c,0===h}function Pe(r,{instancePath:l=""}={}){let a=null,f=0
if(0===f){if(!r||"object"!=typeof r||Array.isArray(r))return n(Pe,l)
{let p
if(void 0!==(p=t(r,["root","startTime","durationMs"])))return s(Pe,l,p)
if(e(r,"root")){const e=f
if("string"!=typeof r.root)return n(Pe,l+"/root")
var c=e===f}else c=!0
if(c){if(e(r,"startTime")){const e=f
if("string"!=typeof r.startTime)return n(Pe,l+"/startTime")
c=e===f}else c=!0
if(c){if(e(r,"durationMs")){const e=f
o(r.durationMs,{instancePath:l+"/durationMs"})||(a=i(a,o),f=a.length)
c=e===f}else c=!0
if(c)if(e(r,"cpu")){let e=r.cpu
const t=f,n=f
let s=!1
const o=f
u(e,{instancePath:l+"/cpu"})||(a=i(a,u),f=a.length)
var h=o===f
if(s=s||h,!s){const t=f
if(null!==e){const e={instancePath:l+"/cpu"}
null===a?a=[e]:a.push(e),f++}h=t===f
s=s||h}if(!s){const e={instancePath:l+"/cpu"}
return null===a?a=[e]:a.push(e),f++,Pe.errors=a,!1}f=n,null!==a&&(n?a.length=n:a=null)
c=t===f}else c=!0}}}}return Pe.errors=a,0===f}function me(i,{instancePath:r=""}={}){if(!i||"object"!=typeof i||Array.isArray(i))return n(me,r)
{let o
if(void 0!==(o=t(i,["seconds","from"])))return s(me,r,o)
if(e(i,"seconds")){let e=i.seconds
const t=0
if(0===t){if("number"!=typeof e||!isFinite(e))return n(me,r+"/seconds")
if(e<0||isNaN(e))return n(me,r+"/seconds")}var l=0===t}else l=!0
if(l)if(e(i,"from")){let e=i.from
const t=0
if("start"!==e&&"load"!==e)return n(me,r+"/from")
l=0===t}else l=!0}return me.errors=null,!0}function be(r,{instancePath:l=""}={}){let a=null,u=0
if(0===u){if(!r||"object"!=typeof r||Array.isArray(r))return n(be,l)
{let p
if(void 0!==(p=t(r,["format","source","node","v8","platform","arch","pid","thread","intervalUs","executable","timed"])))return s(be,l,p)
if(e(r,"format")){const e=u
if("string"!=typeof r.format)return n(be,l+"/format")
var h=e===u}else h=!0
if(h){if(e(r,"source")){const e=u
if("string"!=typeof r.source)return n(be,l+"/source")
h=e===u}else h=!0
if(h){if(e(r,"node")){const e=u
if("string"!=typeof r.node)return n(be,l+"/node")
h=e===u}else h=!0
if(h){if(e(r,"v8")){const e=u
if("string"!=typeof r.v8)return n(be,l+"/v8")
h=e===u}else h=!0
if(h){if(e(r,"platform")){const e=u
if("string"!=typeof r.platform)return n(be,l+"/platform")
h=e===u}else h=!0
if(h){if(e(r,"arch")){const e=u
if("string"!=typeof r.arch)return n(be,l+"/arch")
h=e===u}else h=!0
if(h){if(e(r,"pid")){const e=u
f(r.pid,{instancePath:l+"/pid"})||(a=i(a,f),u=a.length)
h=e===u}else h=!0
if(h){if(e(r,"thread")){const e=u
U(r.thread,{instancePath:l+"/thread"})||(a=i(a,U),u=a.length)
h=e===u}else h=!0
if(h){if(e(r,"intervalUs")){const e=u
o(r.intervalUs,{instancePath:l+"/intervalUs"})||(a=i(a,o),u=a.length)
h=e===u}else h=!0
if(h){if(e(r,"usualGap")){const e=u
if(!0!==r.usualGap)return n(be,l+"/usualGap")
h=e===u}else h=!0
if(h){if(e(r,"executable")){const e=u
if("string"!=typeof r.executable)return n(be,l+"/executable")
h=e===u}else h=!0
if(h){if(e(r,"timed")){const e=u
if("boolean"!=typeof r.timed)return n(be,l+"/timed")
h=e===u}else h=!0
if(h){if(e(r,"startedUs")){const e=u
o(r.startedUs,{instancePath:l+"/startedUs"})||(a=i(a,o),u=a.length)
h=e===u}else h=!0
if(h){if(e(r,"listenedUs")){const e=u
o(r.listenedUs,{instancePath:l+"/listenedUs"})||(a=i(a,o),u=a.length)
h=e===u}else h=!0
if(h){if(e(r,"sampledBy")){const e=u
c(r.sampledBy,{instancePath:l+"/sampledBy"})||(a=i(a,c),u=a.length)
h=e===u}else h=!0
if(h){if(e(r,"showsIdle")){const e=u
if(!0!==r.showsIdle)return n(be,l+"/showsIdle")
h=e===u}else h=!0
if(h){if(e(r,"declaredNode")){const e=u
if("string"!=typeof r.declaredNode)return n(be,l+"/declaredNode")
h=e===u}else h=!0
if(h)if(e(r,"collector")){const e=u
if("perf"!==r.collector)return n(be,l+"/collector")
h=e===u}else h=!0}}}}}}}}}}}}}}}}}}return be.errors=a,0===u}function ve(e,{instancePath:t=""}={}){return"js"!==e&&"builtin"!==e&&"native"!==e&&"regexp"!==e&&"wasm"!==e&&"kernel"!==e&&"gc"!==e&&"idle"!==e&&"unknown"!==e?n(ve,t):(ve.errors=null,!0)}function ke(e,{instancePath:t=""}={}){return""!==e&&"ignition"!==e&&"sparkplug"!==e&&"maglev"!==e&&"turbofan"!==e?n(ke,t):(ke.errors=null,!0)}function Ae(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(Ae,l)
{let u
if(void 0!==(u=t(r,["file","line","column","callLine","callColumn"])))return s(Ae,l,u)
if(e(r,"file")){const e=a
if("string"!=typeof r.file)return n(Ae,l+"/file")
var c=e===a}else c=!0
if(c){if(e(r,"line")){const e=a
f(r.line,{instancePath:l+"/line"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"column")){const e=a
f(r.column,{instancePath:l+"/column"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"callLine")){const e=a
f(r.callLine,{instancePath:l+"/callLine"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"callColumn")){const e=a
f(r.callColumn,{instancePath:l+"/callColumn"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0}}}}}return Ae.errors=o,0===a}function Me(i,{instancePath:r=""}={}){if(!i||"object"!=typeof i||Array.isArray(i))return n(Me,r)
{let o
if(void 0!==(o=t(i,["module","known","name"])))return s(Me,r,o)
if(e(i,"module")){const e=0
if("string"!=typeof i.module)return n(Me,r+"/module")
var l=0===e}else l=!0
if(l){if(e(i,"known")){const e=0
if("string"!=typeof i.known)return n(Me,r+"/known")
l=0===e}else l=!0
if(l)if(e(i,"name")){const e=0
if("string"!=typeof i.name)return n(Me,r+"/name")
l=0===e}else l=!0}}return Me.errors=null,!0}function we(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(we,l)
{let h
if(void 0!==(h=t(r,["method","pattern","path","role","file","line"])))return s(we,l,h)
if(e(r,"method")){const e=a
if("string"!=typeof r.method)return n(we,l+"/method")
var c=e===a}else c=!0
if(c){if(e(r,"pattern")){const e=a
if("string"!=typeof r.pattern)return n(we,l+"/pattern")
c=e===a}else c=!0
if(c){if(e(r,"path")){const e=a
if("string"!=typeof r.path)return n(we,l+"/path")
c=e===a}else c=!0
if(c){if(e(r,"shared")){let t=r.shared
const h=a
if(a===h){if(!t||"object"!=typeof t||Array.isArray(t))return n(we,l+"/shared")
{let r
if(!e(t,"path")&&(r="path"))return s(we,l+"/shared",r)
if(e(t,"path")){const e=a
if("string"!=typeof t.path)return n(we,l+"/shared/path")
var u=e===a}else u=!0
if(u){if(e(t,"handler")){const e=a
if("string"!=typeof t.handler)return n(we,l+"/shared/handler")
u=e===a}else u=!0
if(u){if(e(t,"prefix")){const e=a
if("string"!=typeof t.prefix)return n(we,l+"/shared/prefix")
u=e===a}else u=!0
if(u){if(e(t,"tails")){let e=t.tails
const s=a
if(a===s){if(!Array.isArray(e))return n(we,l+"/shared/tails")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if("string"!=typeof e[s])return n(we,l+"/shared/tails/"+s)
if(!(t===a))break}}}u=s===a}else u=!0
if(u)if(e(t,"mounts")){const e=a
f(t.mounts,{instancePath:l+"/shared/mounts"})||(o=i(o,f),a=o.length)
u=e===a}else u=!0}}}}}c=h===a}else c=!0
if(c){if(e(r,"role")){let e=r.role
const t=a
if("handler"!==e&&"middleware"!==e&&"callee"!==e)return n(we,l+"/role")
c=t===a}else c=!0
if(c){if(e(r,"file")){const e=a
if("string"!=typeof r.file)return n(we,l+"/file")
c=e===a}else c=!0
if(c)if(e(r,"line")){const e=a
f(r.line,{instancePath:l+"/line"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0}}}}}}}return we.errors=o,0===a}function je(i,{instancePath:r=""}={}){if(!i||"object"!=typeof i||Array.isArray(i))return n(je,r)
{let o
if(void 0!==(o=t(i,["operation","algorithm","hasCallSite"])))return s(je,r,o)
{const t=0
for(const e of Object.keys(i))if("operation"!==e&&"algorithm"!==e&&"hasCallSite"!==e)return n(je,r)
if(0===t){if(e(i,"operation")){const e=0
if("string"!=typeof i.operation)return n(je,r+"/operation")
var l=0===e}else l=!0
if(l){if(e(i,"algorithm")){const e=0
if("string"!=typeof i.algorithm)return n(je,r+"/algorithm")
l=0===e}else l=!0
if(l)if(e(i,"hasCallSite")){let e=i.hasCallSite
const t=0
if("boolean"!=typeof e&&null!==e)return n(je,r+"/hasCallSite")
l=0===t}else l=!0}}}}return je.errors=null,!0}function Te(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(Te,l)
{let u
if(void 0===r.callOffset&&(r.callOffset=0),void 0!==(u=t(r,["name","kind","file","line","column","callLine","callColumn","tier","library","component","named","moduleBody"])))return s(Te,l,u)
if(e(r,"name")){const e=a
if("string"!=typeof r.name)return n(Te,l+"/name")
var c=e===a}else c=!0
if(c){if(e(r,"displayName")){const e=a
if("string"!=typeof r.displayName)return n(Te,l+"/displayName")
c=e===a}else c=!0
if(c){if(e(r,"kind")){const e=a
ve(r.kind,{instancePath:l+"/kind"})||(o=i(o,ve),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"file")){const e=a
if("string"!=typeof r.file)return n(Te,l+"/file")
c=e===a}else c=!0
if(c){if(e(r,"line")){const e=a
f(r.line,{instancePath:l+"/line"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"column")){const e=a
f(r.column,{instancePath:l+"/column"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"callLine")){const e=a
f(r.callLine,{instancePath:l+"/callLine"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"callColumn")){const e=a
f(r.callColumn,{instancePath:l+"/callColumn"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){const t=a
if(f(r.callOffset,{instancePath:l+"/callOffset"})||(o=i(o,f),a=o.length),c=t===a){if(e(r,"tier")){const e=a
ke(r.tier,{instancePath:l+"/tier"})||(o=i(o,ke),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"library")){const e=a
if("string"!=typeof r.library)return n(Te,l+"/library")
c=e===a}else c=!0
if(c){if(e(r,"component")){let e=r.component
const t=a
if(""!==e&&"openssl"!==e)return n(Te,l+"/component")
c=t===a}else c=!0
if(c){if(e(r,"named")){const e=a
if("boolean"!=typeof r.named)return n(Te,l+"/named")
c=e===a}else c=!0
if(c){if(e(r,"moduleBody")){const e=a
if("boolean"!=typeof r.moduleBody)return n(Te,l+"/moduleBody")
c=e===a}else c=!0
if(c){if(e(r,"generated")){const e=a
Ae(r.generated,{instancePath:l+"/generated"})||(o=i(o,Ae),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"bundled")){const e=a
Me(r.bundled,{instancePath:l+"/bundled"})||(o=i(o,Me),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"users")){let e=r.users
const t=a
if(a===t){if(!Array.isArray(e))return n(Te,l+"/users")
{const t=e.length
for(let s=0;s<t;s++){const t=a
if("string"!=typeof e[s])return n(Te,l+"/users/"+s)
if(!(t===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"routes")){let e=r.routes
const t=a
if(a===t){if(!Array.isArray(e))return n(Te,l+"/routes")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(we(e[n],{instancePath:l+"/routes/"+n})||(o=i(o,we),a=o.length),!(t===a))break}}}c=t===a}else c=!0
if(c)if(e(r,"labels")){const e=a
je(r.labels,{instancePath:l+"/labels"})||(o=i(o,je),a=o.length)
c=e===a}else c=!0}}}}}}}}}}}}}}}}}}}return Te.errors=o,0===a}function xe(i,{instancePath:r=""}={}){if(!i||"object"!=typeof i||Array.isArray(i))return n(xe,r)
{let o
if(void 0!==(o=t(i,["type","data"])))return s(xe,r,o)
if(e(i,"type")){let e=i.type
const t=0
if("uint8"!==e&&"int32"!==e&&"float64"!==e&&"int32-deltas"!==e)return n(xe,r+"/type")
var l=0===t}else l=!0
if(l)if(e(i,"data")){const e=0
if("string"!=typeof i.data)return n(xe,r+"/data")
l=0===e}else l=!0}return xe.errors=null,!0}function Se(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(Se,l)
{let n
if(void 0!==(n=t(r,["length","parent","frame"])))return s(Se,l,n)
if(e(r,"length")){const e=a
f(r.length,{instancePath:l+"/length"})||(o=i(o,f),a=o.length)
var c=e===a}else c=!0
if(c){if(e(r,"parent")){const e=a
xe(r.parent,{instancePath:l+"/parent"})||(o=i(o,xe),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"frame")){const e=a
xe(r.frame,{instancePath:l+"/frame"})||(o=i(o,xe),a=o.length)
c=e===a}else c=!0}}}return Se.errors=o,0===a}function Ce(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(Ce,l)
{let n
if(void 0!==(n=t(r,["length","stack","time","state","weight"])))return s(Ce,l,n)
if(e(r,"length")){const e=a
f(r.length,{instancePath:l+"/length"})||(o=i(o,f),a=o.length)
var c=e===a}else c=!0
if(c){if(e(r,"stack")){const e=a
xe(r.stack,{instancePath:l+"/stack"})||(o=i(o,xe),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"time")){const e=a
xe(r.time,{instancePath:l+"/time"})||(o=i(o,xe),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"state")){const e=a
xe(r.state,{instancePath:l+"/state"})||(o=i(o,xe),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"weight")){const e=a
xe(r.weight,{instancePath:l+"/weight"})||(o=i(o,xe),a=o.length)
c=e===a}else c=!0}}}}}return Ce.errors=o,0===a}function Oe(i,{instancePath:r=""}={}){if(!i||"object"!=typeof i||Array.isArray(i))return n(Oe,r)
{let o
if(void 0!==(o=t(i,["slotUs","counts"])))return s(Oe,r,o)
if(e(i,"slotUs")){let e=i.slotUs
const t=0
if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return n(Oe,r+"/slotUs")
if(0===t&&"number"==typeof e&&isFinite(e)){if(e>1e12||isNaN(e))return n(Oe,r+"/slotUs")
if(e<1||isNaN(e))return n(Oe,r+"/slotUs")}var l=0===t}else l=!0
if(l)if(e(i,"counts")){let e=i.counts
const t=0
if(0===t){if(!Array.isArray(e))return n(Oe,r+"/counts")
if(e.length>16384)return n(Oe,r+"/counts")
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const i=0
if("number"!=typeof t||t%1||isNaN(t)||!isFinite(t))return n(Oe,r+"/counts/"+s)
if(0===i&&"number"==typeof t&&isFinite(t)){if(t>2147483647||isNaN(t))return n(Oe,r+"/counts/"+s)
if(t<0||isNaN(t))return n(Oe,r+"/counts/"+s)}if(!(0===i))break}}}l=0===t}else l=!0}return Oe.errors=null,!0}function Ie(r,{instancePath:l=""}={}){let a=null,f=0
if(0===f){if(!r||"object"!=typeof r||Array.isArray(r))return n(Ie,l)
{let u
if(void 0!==(u=t(r,["startUs","errorUs","requests","handshakes","jobs","complete"])))return s(Ie,l,u)
if(e(r,"startUs")){const e=f
o(r.startUs,{instancePath:l+"/startUs"})||(a=i(a,o),f=a.length)
var c=e===f}else c=!0
if(c){if(e(r,"errorUs")){const e=f
o(r.errorUs,{instancePath:l+"/errorUs"})||(a=i(a,o),f=a.length)
c=e===f}else c=!0
if(c){if(e(r,"requests")){const e=f
Oe(r.requests,{instancePath:l+"/requests"})||(a=i(a,Oe),f=a.length)
c=e===f}else c=!0
if(c){if(e(r,"handshakes")){const e=f
Oe(r.handshakes,{instancePath:l+"/handshakes"})||(a=i(a,Oe),f=a.length)
c=e===f}else c=!0
if(c){if(e(r,"jobs")){const e=f
Oe(r.jobs,{instancePath:l+"/jobs"})||(a=i(a,Oe),f=a.length)
c=e===f}else c=!0
if(c)if(e(r,"complete")){const e=f
if("boolean"!=typeof r.complete)return n(Ie,l+"/complete")
c=e===f}else c=!0}}}}}}return Ie.errors=a,0===f}const Fe=new RegExp("^(0|[1-9]\\d*):","u")
function Ne(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(Ne,l)
{let p
if(void 0!==(p=t(r,["meta","frames","stacks","samples","dropped","calls","diagnostics"])))return s(Ne,l,p)
if(e(r,"meta")){const e=a
be(r.meta,{instancePath:l+"/meta"})||(o=i(o,be),a=o.length)
var c=e===a}else c=!0
if(c){if(e(r,"frames")){let e=r.frames
const t=a
if(a===t){if(!Array.isArray(e))return n(Ne,l+"/frames")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(Te(e[n],{instancePath:l+"/frames/"+n})||(o=i(o,Te),a=o.length),!(t===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"sharedFrames")){const e=a
xe(r.sharedFrames,{instancePath:l+"/sharedFrames"})||(o=i(o,xe),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"stacks")){const e=a
Se(r.stacks,{instancePath:l+"/stacks"})||(o=i(o,Se),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"samples")){const e=a
Ce(r.samples,{instancePath:l+"/samples"})||(o=i(o,Ce),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"dropped")){let e=r.dropped
const t=a
if(a===t){if(!e||"object"!=typeof e||Array.isArray(e))return n(Ne,l+"/dropped")
for(const t of Object.keys(e)){const n=a
if(f(e[t],{instancePath:l+"/dropped/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(o=i(o,f),a=o.length),!(n===a))break}}c=t===a}else c=!0
if(c){if(e(r,"calls")){let e=r.calls
const t=a
if(a===t){if(!Array.isArray(e))return n(Ne,l+"/calls")
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const r=a
if(a===r){if(!Array.isArray(t))return n(Ne,l+"/calls/"+s)
if(t.length<2)return n(Ne,l+"/calls/"+s)
{const e=t.length
if(e>0){let e=t[0]
const i=a
if(a===i){if("string"!=typeof e)return n(Ne,l+"/calls/"+s+"/0")
if(!Fe.test(e))return n(Ne,l+"/calls/"+s+"/0")}var u=i===a}if(u){if(e>1){const e=a
re(t[1],{instancePath:l+"/calls/"+s+"/1"})||(o=i(o,re),a=o.length)
u=e===a}if(u){if(!(t.length<=2))return n(Ne,l+"/calls/"+s)}}}}if(!(r===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"sharedCalls")){let e=r.sharedCalls
const t=a
if(a===t){if(!Array.isArray(e))return n(Ne,l+"/sharedCalls")
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const r=a
if(a===r){if(!Array.isArray(t))return n(Ne,l+"/sharedCalls/"+s)
if(t.length<2)return n(Ne,l+"/sharedCalls/"+s)
{const e=t.length
if(e>0){let e=t[0]
const i=a
if(a===i){if("string"!=typeof e)return n(Ne,l+"/sharedCalls/"+s+"/0")
if(!Fe.test(e))return n(Ne,l+"/sharedCalls/"+s+"/0")}var h=i===a}if(h){if(e>1){const e=a
f(t[1],{instancePath:l+"/sharedCalls/"+s+"/1"})||(o=i(o,f),a=o.length)
h=e===a}if(h){if(!(t.length<=2))return n(Ne,l+"/sharedCalls/"+s)}}}}if(!(r===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"times")){const e=a
Ie(r.times,{instancePath:l+"/times"})||(o=i(o,Ie),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"diagnostics")){let e=r.diagnostics
const t=a
if(a===t){if(!Array.isArray(e))return n(Ne,l+"/diagnostics")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(ge(e[n],{instancePath:l+"/diagnostics/"+n})||(o=i(o,ge),a=o.length),!(t===a))break}}}c=t===a}else c=!0}}}}}}}}}}return Ne.errors=o,0===a}exports.baseline=function r(l,{instancePath:o=""}={}){let a=null,f=0
if(0===f){if(!l||"object"!=typeof l||Array.isArray(l))return n(r,o)
{let u
if(void 0!==(u=t(l,["version","environments"])))return s(r,o,u)
if(e(l,"version")){const e=f
if(3!==l.version)return n(r,o+"/version")
var c=e===f}else c=!0
if(c)if(e(l,"environments")){let e=l.environments
const t=f
if(f===t){if(!Array.isArray(e))return n(r,o+"/environments")
if(e.length<1)return n(r,o+"/environments")
{const t=e.length
for(let n=0;n<t;n++){const t=f
if(Be(e[n],{instancePath:o+"/environments/"+n})||(a=i(a,Be),f=a.length),!(t===f))break}}}c=t===f}else c=!0}}return r.errors=a,0===f}
function Ue(i,{instancePath:r=""}={}){if(!i||"object"!=typeof i||Array.isArray(i))return n(Ue,r)
{let o
if(void 0!==(o=t(i,["node","openssl","platform","processor","interval","workload"])))return s(Ue,r,o)
if(e(i,"node")){const e=0
if("string"!=typeof i.node)return n(Ue,r+"/node")
var l=0===e}else l=!0
if(l){if(e(i,"openssl")){const e=0
if("string"!=typeof i.openssl)return n(Ue,r+"/openssl")
l=0===e}else l=!0
if(l){if(e(i,"platform")){const e=0
if("string"!=typeof i.platform)return n(Ue,r+"/platform")
l=0===e}else l=!0
if(l){if(e(i,"processor")){const e=0
if("string"!=typeof i.processor)return n(Ue,r+"/processor")
l=0===e}else l=!0
if(l){if(e(i,"interval")){const e=0
if("string"!=typeof i.interval)return n(Ue,r+"/interval")
l=0===e}else l=!0
if(l)if(e(i,"workload")){let e=i.workload
const t=0
if(0===t){if(!Array.isArray(e))return n(Ue,r+"/workload")
{const t=e.length
for(let s=0;s<t;s++){const t=0
if("string"!=typeof e[s])return n(Ue,r+"/workload/"+s)
if(!(0===t))break}}}l=0===t}else l=!0}}}}}return Ue.errors=null,!0}function qe(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(qe,l)
{let c
if(void 0!==(c=t(r,["file","function","operation","share"])))return s(qe,l,c)
if(e(r,"file")){const e=a
if("string"!=typeof r.file)return n(qe,l+"/file")
var f=e===a}else f=!0
if(f){if(e(r,"function")){const e=a
if("string"!=typeof r.function)return n(qe,l+"/function")
f=e===a}else f=!0
if(f){if(e(r,"operation")){const e=a
if("string"!=typeof r.operation)return n(qe,l+"/operation")
f=e===a}else f=!0
if(f){if(e(r,"share")){const e=a
P(r.share,{instancePath:l+"/share"})||(o=i(o,P),a=o.length)
f=e===a}else f=!0
if(f){if(e(r,"source")){const e=a
if("string"!=typeof r.source)return n(qe,l+"/source")
f=e===a}else f=!0
if(f)if(e(r,"parameters")){let e=r.parameters
const t=a
if(a===t){if(!e||"object"!=typeof e||Array.isArray(e))return n(qe,l+"/parameters")
for(const t of Object.keys(e)){let s=e[t]
const i=a
if("number"!=typeof s||!isFinite(s))return n(qe,l+"/parameters/"+t.replace(/~/g,"~0").replace(/\//g,"~1"))
if(!(i===a))break}}f=t===a}else f=!0}}}}}}return qe.errors=o,0===a}function Be(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(Be,l)
{let u
if(void 0===r.designEffects&&(r.designEffects={}),void 0!==(u=t(r,["runs","busyTicks","environment","callSites","metrics"])))return s(Be,l,u)
if(e(r,"runs")){let e=r.runs
const t=a
if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return n(Be,l+"/runs")
if(a===t&&"number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return n(Be,l+"/runs")
if(e<1||isNaN(e))return n(Be,l+"/runs")}var c=t===a}else c=!0
if(c){if(e(r,"busyTicks")){const e=a
f(r.busyTicks,{instancePath:l+"/busyTicks"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"environment")){const e=a
Ue(r.environment,{instancePath:l+"/environment"})||(o=i(o,Ue),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"callSites")){let e=r.callSites
const t=a
if(a===t){if(!e||"object"!=typeof e||Array.isArray(e))return n(Be,l+"/callSites")
for(const t of Object.keys(e)){const n=a
if(qe(e[t],{instancePath:l+"/callSites/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(o=i(o,qe),a=o.length),!(n===a))break}}c=t===a}else c=!0
if(c){if(e(r,"metrics")){let e=r.metrics
const t=a
if(a===t){if(!e||"object"!=typeof e||Array.isArray(e))return n(Be,l+"/metrics")
for(const t of Object.keys(e)){let s=e[t]
const i=a
if(a===i){if("number"!=typeof s||!isFinite(s))return n(Be,l+"/metrics/"+t.replace(/~/g,"~0").replace(/\//g,"~1"))
if(s<0||isNaN(s))return n(Be,l+"/metrics/"+t.replace(/~/g,"~0").replace(/\//g,"~1"))}if(!(i===a))break}}c=t===a}else c=!0
if(c){let t=r.designEffects
const s=a
if(a===s){if(!t||"object"!=typeof t||Array.isArray(t))return n(Be,l+"/designEffects")
for(const e of Object.keys(t)){let s=t[e]
const i=a
if(a===i){if("number"!=typeof s||!isFinite(s))return n(Be,l+"/designEffects/"+e.replace(/~/g,"~0").replace(/\//g,"~1"))
if(s<1||isNaN(s))return n(Be,l+"/designEffects/"+e.replace(/~/g,"~0").replace(/\//g,"~1"))}if(!(i===a))break}}if(c=s===a)if(e(r,"waiting")){let e=r.waiting
const t=a
if(a===t){if("number"!=typeof e||!isFinite(e))return n(Be,l+"/waiting")
if(e<0||isNaN(e))return n(Be,l+"/waiting")}c=t===a}else c=!0}}}}}}}return Be.errors=o,0===a}exports.symbols=function r(l,{instancePath:o=""}={}){let a=null,f=0
if(0===f){if(!l||"object"!=typeof l||Array.isArray(l))return n(r,o)
{let u
if(void 0!==(u=t(l,["schemaVersion","libraries"])))return s(r,o,u)
if(e(l,"schemaVersion")){const e=f
if(1!==l.schemaVersion)return n(r,o+"/schemaVersion")
var c=e===f}else c=!0
if(c)if(e(l,"libraries")){let e=l.libraries
const t=f
if(f===t){if(!Array.isArray(e))return n(r,o+"/libraries")
{const t=e.length
for(let n=0;n<t;n++){const t=f
if(Ee(e[n],{instancePath:o+"/libraries/"+n})||(a=i(a,Ee),f=a.length),!(t===f))break}}}c=t===f}else c=!0}}return r.errors=a,0===f}
function Re(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(Re,l)
{let n
if(void 0!==(n=t(r,["start","end"])))return s(Re,l,n)
if(e(r,"start")){const e=a
f(r.start,{instancePath:l+"/start"})||(o=i(o,f),a=o.length)
var c=e===a}else c=!0
if(c)if(e(r,"end")){const e=a
f(r.end,{instancePath:l+"/end"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0}}return Re.errors=o,0===a}function Le(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(Le,l)
{let u
if(void 0===r.component&&(r.component=""),void 0!==(u=t(r,["name","start","end"])))return s(Le,l,u)
if(e(r,"name")){const e=a
if("string"!=typeof r.name)return n(Le,l+"/name")
var c=e===a}else c=!0
if(c){if(e(r,"start")){const e=a
f(r.start,{instancePath:l+"/start"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"end")){const e=a
f(r.end,{instancePath:l+"/end"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){let e=r.component
const t=a
if(""!==e&&"openssl"!==e)return n(Le,l+"/component")
c=t===a}}}}}return Le.errors=o,0===a}function Ee(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(Ee,l)
{let c
if(void 0===r.status&&(r.status="ok"),void 0===r.openssl&&(r.openssl=[]),void 0!==(c=t(r,["path","buildId","rows","symbols"])))return s(Ee,l,c)
if(e(r,"path")){const e=a
if("string"!=typeof r.path)return n(Ee,l+"/path")
var f=e===a}else f=!0
if(f){if(e(r,"buildId")){const e=a
if("string"!=typeof r.buildId)return n(Ee,l+"/buildId")
f=e===a}else f=!0
if(f){let t=r.status
const s=a
if("ok"!==t&&"partial"!==t&&"stripped"!==t)return n(Ee,l+"/status")
if(f=s===a){if(e(r,"rows")){let e=r.rows
const t=a
if(a===t){if(!Array.isArray(e))return n(Ee,l+"/rows")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(Re(e[n],{instancePath:l+"/rows/"+n})||(o=i(o,Re),a=o.length),!(t===a))break}}}f=t===a}else f=!0
if(f){if(e(r,"symbols")){let e=r.symbols
const t=a
if(a===t){if(!Array.isArray(e))return n(Ee,l+"/symbols")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(Le(e[n],{instancePath:l+"/symbols/"+n})||(o=i(o,Le),a=o.length),!(t===a))break}}}f=t===a}else f=!0
if(f){let e=r.openssl
const t=a
if(a===t){if(!Array.isArray(e))return n(Ee,l+"/openssl")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(Re(e[n],{instancePath:l+"/openssl/"+n})||(o=i(o,Re),a=o.length),!(t===a))break}}}f=t===a}}}}}}}return Ee.errors=o,0===a}exports.bench=function r(o,{instancePath:a=""}={}){let f=null,c=0
if(0===c){if(!o||"object"!=typeof o||Array.isArray(o))return n(r,a)
{let p
if(void 0!==(p=t(o,["schemaVersion","tool","node","openssl","platform","processor","time","measurements","missing"])))return s(r,a,p)
if(e(o,"schemaVersion")){const e=c
if(1!==o.schemaVersion)return n(r,a+"/schemaVersion")
var u=e===c}else u=!0
if(u){if(e(o,"tool")){let i=o.tool
const l=c
if(c===l){if(!i||"object"!=typeof i||Array.isArray(i))return n(r,a+"/tool")
{let l
if(void 0!==(l=t(i,["name","version"])))return s(r,a+"/tool",l)
if(e(i,"name")){const e=c
if("cryptoprof"!==i.name)return n(r,a+"/tool/name")
var h=e===c}else h=!0
if(h)if(e(i,"version")){const e=c
if("string"!=typeof i.version)return n(r,a+"/tool/version")
h=e===c}else h=!0}}u=l===c}else u=!0
if(u){if(e(o,"node")){let e=o.node
const t=c
if(c===t){if("string"!=typeof e)return n(r,a+"/node")
if(Q(e)>100)return n(r,a+"/node")}u=t===c}else u=!0
if(u){if(e(o,"openssl")){let e=o.openssl
const t=c
if(c===t){if("string"!=typeof e)return n(r,a+"/openssl")
if(Q(e)>100)return n(r,a+"/openssl")}u=t===c}else u=!0
if(u){if(e(o,"platform")){let e=o.platform
const t=c
if(c===t){if("string"!=typeof e)return n(r,a+"/platform")
if(Q(e)>100)return n(r,a+"/platform")}u=t===c}else u=!0
if(u){if(e(o,"processor")){let e=o.processor
const t=c
if(c===t){if("string"!=typeof e)return n(r,a+"/processor")
if(Q(e)>200)return n(r,a+"/processor")}u=t===c}else u=!0
if(u){if(e(o,"time")){const e=c
l(o.time,{instancePath:a+"/time"})||(f=i(f,l),c=f.length)
u=e===c}else u=!0
if(u){if(e(o,"measurements")){let e=o.measurements
const t=c
if(c===t){if(!Array.isArray(e))return n(r,a+"/measurements")
if(e.length>200)return n(r,a+"/measurements")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(We(e[n],{instancePath:a+"/measurements/"+n})||(f=i(f,We),c=f.length),!(t===c))break}}}u=t===c}else u=!0
if(u)if(e(o,"missing")){let e=o.missing
const t=c
if(c===t){if(!Array.isArray(e))return n(r,a+"/missing")
if(e.length>200)return n(r,a+"/missing")
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const i=c
if(c===i){if("string"!=typeof t)return n(r,a+"/missing/"+s)
if(Q(t)>100)return n(r,a+"/missing/"+s)}if(!(i===c))break}}}u=t===c}else u=!0}}}}}}}}}return r.errors=f,0===c}
function Ke(e,{instancePath:t=""}={}){return"kdf"!==e&&"keygen"!==e&&"sign"!==e&&"verify"!==e&&"kex"!==e&&"hash"!==e&&"cipher"!==e&&"handshake"!==e?n(Ke,t):(Ke.errors=null,!0)}function We(r,{instancePath:l=""}={}){let a=null,c=0
if(0===c){if(!r||"object"!=typeof r||Array.isArray(r))return n(We,l)
{let h
if(void 0!==(h=t(r,["group","name","what","bytes","us","spread","n"])))return s(We,l,h)
if(e(r,"group")){const e=c
Ke(r.group,{instancePath:l+"/group"})||(a=i(a,Ke),c=a.length)
var u=e===c}else u=!0
if(u){if(e(r,"name")){let e=r.name
const t=c
if(c===t){if("string"!=typeof e)return n(We,l+"/name")
if(Q(e)>100)return n(We,l+"/name")}u=t===c}else u=!0
if(u){if(e(r,"what")){let e=r.what
const t=c
if(c===t){if("string"!=typeof e)return n(We,l+"/what")
if(Q(e)>100)return n(We,l+"/what")}u=t===c}else u=!0
if(u){if(e(r,"bytes")){const e=c
f(r.bytes,{instancePath:l+"/bytes"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"us")){const e=c
o(r.us,{instancePath:l+"/us"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u){if(e(r,"spread")){let e=r.spread
const t=c
if(c===t){if("number"!=typeof e||!isFinite(e))return n(We,l+"/spread")
if(e<0||isNaN(e))return n(We,l+"/spread")}u=t===c}else u=!0
if(u)if(e(r,"n")){const e=c
f(r.n,{instancePath:l+"/n"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0}}}}}}}return We.errors=a,0===c}exports["profile#Traffic"]=G,exports["probe#SavedStarts"]=function e(t,{instancePath:s=""}={}){let r=null,l=0
if(0===l){if(!Array.isArray(t))return n(e,s)
{const e=t.length
for(let n=0;n<e;n++){const e=l
if(Ve(t[n],{instancePath:s+"/"+n})||(r=i(r,Ve),l=r.length),!(e===l))break}}}return e.errors=r,0===l}
function Ve(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(Ve,l)
{let p
if(void 0!==(p=t(r,["kind","reason","count","newest","pids"])))return s(Ve,l,p)
if(e(r,"kind")){let e=r.kind
const t=a
if("thread"!==e&&"child"!==e)return n(Ve,l+"/kind")
var c=t===a}else c=!0
if(c){if(e(r,"reason")){let e=r.reason
const t=a,n=a
let s=!1
const f=a
h(e,{instancePath:l+"/reason"})||(o=i(o,h),a=o.length)
var u=f===a
if(s=s||u,!s){const t=a
if(null!==e){const e={instancePath:l+"/reason"}
null===o?o=[e]:o.push(e),a++}u=t===a
s=s||u}if(!s){const e={instancePath:l+"/reason"}
return null===o?o=[e]:o.push(e),a++,Ve.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0
if(c){if(e(r,"count")){const e=a
f(r.count,{instancePath:l+"/count"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"newest")){const e=a
f(r.newest,{instancePath:l+"/newest"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"pids")){let e=r.pids
const t=a
if(a===t){if(!Array.isArray(e))return n(Ve,l+"/pids")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(f(e[n],{instancePath:l+"/pids/"+n})||(o=i(o,f),a=o.length),!(t===a))break}}}c=t===a}else c=!0}}}}}return Ve.errors=o,0===a}exports["probe#SavedThread"]=function r(l,{instancePath:o=""}={}){let a=null,c=0
if(0===c){if(!l||"object"!=typeof l||Array.isArray(l))return n(r,o)
{let p
if(void 0!==(p=t(l,["tid","present","poolIsNamed","atExit"])))return s(r,o,p)
if(e(l,"tid")){const e=c
f(l.tid,{instancePath:o+"/tid"})||(a=i(a,f),c=a.length)
var u=e===c}else u=!0
if(u){if(e(l,"present")){let e=l.present
const t=c
if(c===t){if(!Array.isArray(e))return n(r,o+"/present")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(f(e[n],{instancePath:o+"/present/"+n})||(a=i(a,f),c=a.length),!(t===c))break}}}u=t===c}else u=!0
if(u){if(e(l,"poolIsNamed")){const e=c
if("boolean"!=typeof l.poolIsNamed)return n(r,o+"/poolIsNamed")
u=e===c}else u=!0
if(u){if(e(l,"atExit")){let e=l.atExit
const t=c,n=c
let s=!1
const f=c
$e(e,{instancePath:o+"/atExit"})||(a=i(a,$e),c=a.length)
var h=f===c
if(s=s||h,!s){const t=c
if(null!==e){const e={instancePath:o+"/atExit"}
null===a?a=[e]:a.push(e),c++}h=t===c
s=s||h}if(!s){const e={instancePath:o+"/atExit"}
return null===a?a=[e]:a.push(e),c++,r.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(l,"script")){let e=l.script
const t=c
if(c===t){if("string"!=typeof e)return n(r,o+"/script")
if(Q(e)>4096)return n(r,o+"/script")}u=t===c}else u=!0
if(u)if(e(l,"image")){let e=l.image
const t=c
if(c===t){if("string"!=typeof e)return n(r,o+"/image")
if(Q(e)>32)return n(r,o+"/image")}u=t===c}else u=!0}}}}}}return r.errors=a,0===c}
function Qe(r,{instancePath:l=""}={}){let a=null,c=0
if(0===c){if(!r||"object"!=typeof r||Array.isArray(r))return n(Qe,l)
{let h
if(void 0!==(h=t(r,["tid","name","cpuMs","waitMs"])))return s(Qe,l,h)
if(e(r,"tid")){const e=c
f(r.tid,{instancePath:l+"/tid"})||(a=i(a,f),c=a.length)
var u=e===c}else u=!0
if(u){if(e(r,"name")){const e=c
if("string"!=typeof r.name)return n(Qe,l+"/name")
u=e===c}else u=!0
if(u){if(e(r,"cpuMs")){const e=c
o(r.cpuMs,{instancePath:l+"/cpuMs"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0
if(u)if(e(r,"waitMs")){const e=c
o(r.waitMs,{instancePath:l+"/waitMs"})||(a=i(a,o),c=a.length)
u=e===c}else u=!0}}}}return Qe.errors=a,0===c}function $e(r,{instancePath:l=""}={}){let a=null,f=0
if(0===f){if(!r||"object"!=typeof r||Array.isArray(r))return n($e,l)
{let u
if(void 0!==(u=t(r,["totalMs","threads"])))return s($e,l,u)
if(e(r,"totalMs")){const e=f
o(r.totalMs,{instancePath:l+"/totalMs"})||(a=i(a,o),f=a.length)
var c=e===f}else c=!0
if(c)if(e(r,"threads")){let e=r.threads
const t=f
if(f===t){if(!Array.isArray(e))return n($e,l+"/threads")
{const t=e.length
for(let n=0;n<t;n++){const t=f
if(Qe(e[n],{instancePath:l+"/threads/"+n})||(a=i(a,Qe),f=a.length),!(t===f))break}}}c=t===f}else c=!0}}return $e.errors=a,0===f}exports["probe#SavedPort"]=function r(l,{instancePath:a=""}={}){let c=null,u=0
if(0===u){if(!l||"object"!=typeof l||Array.isArray(l))return n(r,a)
{let p
if(void 0!==(p=t(l,["port","address","script","serves","upgrades","sinceMs","firstMs"])))return s(r,a,p)
if(e(l,"port")){const e=u
f(l.port,{instancePath:a+"/port"})||(c=i(c,f),u=c.length)
var h=e===u}else h=!0
if(h){if(e(l,"address")){let e=l.address
const t=u
if(u===t){if("string"!=typeof e)return n(r,a+"/address")
if(Q(e)>255)return n(r,a+"/address")}h=t===u}else h=!0
if(h){if(e(l,"script")){let e=l.script
const t=u
if(u===t){if("string"!=typeof e)return n(r,a+"/script")
if(Q(e)>4096)return n(r,a+"/script")}h=t===u}else h=!0
if(h){if(e(l,"serves")){let e=l.serves
const t=u
if("http"!==e&&"https"!==e&&"other"!==e)return n(r,a+"/serves")
h=t===u}else h=!0
if(h){if(e(l,"upgrades")){const e=u
if("boolean"!=typeof l.upgrades)return n(r,a+"/upgrades")
h=e===u}else h=!0
if(h){if(e(l,"sinceMs")){const e=u
o(l.sinceMs,{instancePath:a+"/sinceMs"})||(c=i(c,o),u=c.length)
h=e===u}else h=!0
if(h)if(e(l,"firstMs")){const e=u
o(l.firstMs,{instancePath:a+"/firstMs"})||(c=i(c,o),u=c.length)
h=e===u}else h=!0}}}}}}}return r.errors=c,0===u}
exports["probe#SavedTls"]=function r(l,{instancePath:o=""}={}){let a=null,f=0
if(0===f){if(!l||"object"!=typeof l||Array.isArray(l))return n(r,o)
{let u
if(void 0!==(u=t(l,["peers","contexts"])))return s(r,o,u)
if(e(l,"peers")){let e=l.peers
const t=f
if(f===t){if(!Array.isArray(e))return n(r,o+"/peers")
if(e.length>202)return n(r,o+"/peers")
{const t=e.length
for(let n=0;n<t;n++){const t=f
if(De(e[n],{instancePath:o+"/peers/"+n})||(a=i(a,De),f=a.length),!(t===f))break}}}var c=t===f}else c=!0
if(c)if(e(l,"contexts")){const e=f
Je(l.contexts,{instancePath:o+"/contexts"})||(a=i(a,Je),f=a.length)
c=e===f}else c=!0}}return r.errors=a,0===f}
const Ge=new RegExp("^\\d{1,12}$","u")
function ze(e,{instancePath:t=""}={}){let s=null,r=0
if(0===r){if(!e||"object"!=typeof e||Array.isArray(e))return n(ze,t)
if(Object.keys(e).length>1e3)return n(ze,t)
for(const n of Object.keys(e)){const e=r
if("string"==typeof n&&!Ge.test(n)){const e={instancePath:t,propertyName:n}
null===s?s=[e]:s.push(e),r++}var l=e===r
if(!l){const e={instancePath:t}
return null===s?s=[e]:s.push(e),r++,ze.errors=s,!1}}if(l)for(const n of Object.keys(e)){const l=r
if(f(e[n],{instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=i(s,f),r=s.length),!(l===r))break}}return ze.errors=s,0===r}function He(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(He,l)
{let u
if(void 0!==(u=t(r,["file","line","column","function","isAsync","count"])))return s(He,l,u)
if(e(r,"file")){let e=r.file
const t=a
if(a===t){if("string"!=typeof e)return n(He,l+"/file")
if(Q(e)>1024)return n(He,l+"/file")}var c=t===a}else c=!0
if(c){if(e(r,"line")){const e=a
f(r.line,{instancePath:l+"/line"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"column")){const e=a
f(r.column,{instancePath:l+"/column"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"function")){let e=r.function
const t=a
if(a===t){if("string"!=typeof e)return n(He,l+"/function")
if(Q(e)>200)return n(He,l+"/function")}c=t===a}else c=!0
if(c){if(e(r,"isAsync")){const e=a
if("boolean"!=typeof r.isAsync)return n(He,l+"/isAsync")
c=e===a}else c=!0
if(c){if(e(r,"count")){const e=a
f(r.count,{instancePath:l+"/count"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"package")){let e=r.package
const t=a
if(a===t){if("string"!=typeof e)return n(He,l+"/package")
if(Q(e)>255)return n(He,l+"/package")}c=t===a}else c=!0
if(c){if(e(r,"isFirstUse")){const e=a
if("boolean"!=typeof r.isFirstUse)return n(He,l+"/isFirstUse")
c=e===a}else c=!0
if(c)if(e(r,"caBytes")){const e=a
f(r.caBytes,{instancePath:l+"/caBytes"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0}}}}}}}}}return He.errors=o,0===a}function De(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(De,l)
{let p
if(void 0===r.by&&(r.by=""),void 0===r.refused&&(r.refused=0),void 0===r.servernames&&(r.servernames=0),void 0!==(p=t(r,["role","host","port","handshakes","resumed","overlapped","requests","reusedRequests","agents","agentsUsedOnce","protocol","cipher","group","alpn","certificate","bytesIn","bytesOut","helloBytes","handshakeTimes","lifeTimes","mostOpen","choices","callSites","unplaced","packages","agentSites"])))return s(De,l,p)
if(e(r,"role")){let e=r.role
const t=a
if("client"!==e&&"server"!==e)return n(De,l+"/role")
var c=t===a}else c=!0
if(c){if(e(r,"host")){let e=r.host
const t=a
if(a===t){if("string"!=typeof e)return n(De,l+"/host")
if(Q(e)>255)return n(De,l+"/host")}c=t===a}else c=!0
if(c){if(e(r,"port")){const e=a
f(r.port,{instancePath:l+"/port"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){let t=r.by
const s=a
if("agent"!==t&&""!==t)return n(De,l+"/by")
if(c=s===a){if(e(r,"handshakes")){const e=a
f(r.handshakes,{instancePath:l+"/handshakes"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"resumed")){const e=a
f(r.resumed,{instancePath:l+"/resumed"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){const t=a
if(f(r.refused,{instancePath:l+"/refused"})||(o=i(o,f),a=o.length),c=t===a){if(e(r,"overlapped")){const e=a
f(r.overlapped,{instancePath:l+"/overlapped"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"requests")){const e=a
f(r.requests,{instancePath:l+"/requests"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"reusedRequests")){const e=a
f(r.reusedRequests,{instancePath:l+"/reusedRequests"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"agents")){const e=a
f(r.agents,{instancePath:l+"/agents"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"agentsUsedOnce")){const e=a
f(r.agentsUsedOnce,{instancePath:l+"/agentsUsedOnce"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){const t=a
if(f(r.servernames,{instancePath:l+"/servernames"})||(o=i(o,f),a=o.length),c=t===a){if(e(r,"protocol")){const e=a
W(r.protocol,{instancePath:l+"/protocol"})||(o=i(o,W),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"cipher")){const e=a
W(r.cipher,{instancePath:l+"/cipher"})||(o=i(o,W),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"group")){const e=a
W(r.group,{instancePath:l+"/group"})||(o=i(o,W),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"alpn")){const e=a
W(r.alpn,{instancePath:l+"/alpn"})||(o=i(o,W),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"certificate")){let e=r.certificate
const t=a,n=a
let s=!1
const f=a
z(e,{instancePath:l+"/certificate"})||(o=i(o,z),a=o.length)
var u=f===a
if(s=s||u,!s){const t=a
if(null!==e){const e={instancePath:l+"/certificate"}
null===o?o=[e]:o.push(e),a++}u=t===a
s=s||u}if(!s){const e={instancePath:l+"/certificate"}
return null===o?o=[e]:o.push(e),a++,De.errors=o,!1}a=n,null!==o&&(n?o.length=n:o=null)
c=t===a}else c=!0
if(c){if(e(r,"bytesIn")){const e=a
f(r.bytesIn,{instancePath:l+"/bytesIn"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"bytesOut")){const e=a
f(r.bytesOut,{instancePath:l+"/bytesOut"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"helloBytes")){const e=a
ze(r.helloBytes,{instancePath:l+"/helloBytes"})||(o=i(o,ze),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"handshakeTimes")){const e=a
ze(r.handshakeTimes,{instancePath:l+"/handshakeTimes"})||(o=i(o,ze),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"lifeTimes")){const e=a
ze(r.lifeTimes,{instancePath:l+"/lifeTimes"})||(o=i(o,ze),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"mostOpen")){const e=a
f(r.mostOpen,{instancePath:l+"/mostOpen"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"choices")){const e=a
H(r.choices,{instancePath:l+"/choices"})||(o=i(o,H),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"callSites")){let e=r.callSites
const t=a
if(a===t){if(!Array.isArray(e))return n(De,l+"/callSites")
if(e.length>32)return n(De,l+"/callSites")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(He(e[n],{instancePath:l+"/callSites/"+n})||(o=i(o,He),a=o.length),!(t===a))break}}}c=t===a}else c=!0
if(c){if(e(r,"unplaced")){const e=a
f(r.unplaced,{instancePath:l+"/unplaced"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"packages")){let e=r.packages
const t=a
if(a===t){if(!e||"object"!=typeof e||Array.isArray(e))return n(De,l+"/packages")
if(Object.keys(e).length>65)return n(De,l+"/packages")
for(const t of Object.keys(e)){const e=a
if("string"==typeof t&&Q(t)>255){const e={instancePath:l+"/packages",propertyName:t}
null===o?o=[e]:o.push(e),a++}var h=e===a
if(!h){const e={instancePath:l+"/packages"}
return null===o?o=[e]:o.push(e),a++,De.errors=o,!1}}if(h)for(const t of Object.keys(e)){const n=a
if(f(e[t],{instancePath:l+"/packages/"+t.replace(/~/g,"~0").replace(/\//g,"~1")})||(o=i(o,f),a=o.length),!(n===a))break}}c=t===a}else c=!0
if(c)if(e(r,"agentSites")){let e=r.agentSites
const t=a
if(a===t){if(!Array.isArray(e))return n(De,l+"/agentSites")
if(e.length>32)return n(De,l+"/agentSites")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(He(e[n],{instancePath:l+"/agentSites/"+n})||(o=i(o,He),a=o.length),!(t===a))break}}}c=t===a}else c=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return De.errors=o,0===a}function Je(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(Je,l)
{let u
if(void 0!==(u=t(r,["created","withCa","caBytes","callSites","unplaced"])))return s(Je,l,u)
if(e(r,"created")){const e=a
f(r.created,{instancePath:l+"/created"})||(o=i(o,f),a=o.length)
var c=e===a}else c=!0
if(c){if(e(r,"withCa")){const e=a
f(r.withCa,{instancePath:l+"/withCa"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"caBytes")){const e=a
f(r.caBytes,{instancePath:l+"/caBytes"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"callSites")){let e=r.callSites
const t=a
if(a===t){if(!Array.isArray(e))return n(Je,l+"/callSites")
if(e.length>32)return n(Je,l+"/callSites")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(He(e[n],{instancePath:l+"/callSites/"+n})||(o=i(o,He),a=o.length),!(t===a))break}}}c=t===a}else c=!0
if(c)if(e(r,"unplaced")){const e=a
f(r.unplaced,{instancePath:l+"/unplaced"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0}}}}}return Je.errors=o,0===a}exports["probe#SavedJobs"]=function r(l,{instancePath:o=""}={}){let a=null,c=0
if(0===c){if(!l||"object"!=typeof l||Array.isArray(l))return n(r,o)
{let h
if(void 0!==(h=t(l,["poolSize","maxInFlight","kinds","complete"])))return s(r,o,h)
if(e(l,"poolSize")){const e=c
f(l.poolSize,{instancePath:o+"/poolSize"})||(a=i(a,f),c=a.length)
var u=e===c}else u=!0
if(u){if(e(l,"maxInFlight")){const e=c
f(l.maxInFlight,{instancePath:o+"/maxInFlight"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(l,"kinds")){let e=l.kinds
const t=c
if(c===t){if(!Array.isArray(e))return n(r,o+"/kinds")
if(e.length>100)return n(r,o+"/kinds")
{const t=e.length
for(let n=0;n<t;n++){const t=c
if(_e(e[n],{instancePath:o+"/kinds/"+n})||(a=i(a,_e),c=a.length),!(t===c))break}}}u=t===c}else u=!0
if(u)if(e(l,"complete")){const e=c
if("boolean"!=typeof l.complete)return n(r,o+"/complete")
u=e===c}else u=!0}}}}return r.errors=a,0===c}
const Xe=new RegExp("^\\w{1,64}$","u"),Ye={type:"object",required:["file","line","column","function","isAsync","package","jobs","maxInFlight","waits","runs"],additionalProperties:!1,properties:{file:{type:"string",maxLength:1024},line:{$ref:"types.schema.json#/$defs/Line"},column:{$ref:"types.schema.json#/$defs/Count"},function:{type:"string",maxLength:200},isAsync:{type:"boolean"},package:{type:"string",maxLength:255},called:{type:"string",maxLength:200},jobs:{$ref:"types.schema.json#/$defs/Count"},maxInFlight:{anyOf:[{$ref:"types.schema.json#/$defs/Count"},{type:"null"}]},waits:{$ref:"#/$defs/ByNumber"},runs:{$ref:"#/$defs/ByNumber"}}}
function Ze(l,{instancePath:o=""}={}){let a=null,c=0
if(0===c){if(!l||"object"!=typeof l||Array.isArray(l))return n(Ze,o)
{let p
if(void 0!==(p=t(l,["file","line","column","function","isAsync","package","jobs","maxInFlight","waits","runs"])))return s(Ze,o,p)
{const t=c
for(const e of Object.keys(l))if(!r.call(Ye.properties,e))return n(Ze,o)
if(t===c){if(e(l,"file")){let e=l.file
const t=c
if(c===t){if("string"!=typeof e)return n(Ze,o+"/file")
if(Q(e)>1024)return n(Ze,o+"/file")}var u=t===c}else u=!0
if(u){if(e(l,"line")){const e=c
f(l.line,{instancePath:o+"/line"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(l,"column")){const e=c
f(l.column,{instancePath:o+"/column"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(l,"function")){let e=l.function
const t=c
if(c===t){if("string"!=typeof e)return n(Ze,o+"/function")
if(Q(e)>200)return n(Ze,o+"/function")}u=t===c}else u=!0
if(u){if(e(l,"isAsync")){const e=c
if("boolean"!=typeof l.isAsync)return n(Ze,o+"/isAsync")
u=e===c}else u=!0
if(u){if(e(l,"package")){let e=l.package
const t=c
if(c===t){if("string"!=typeof e)return n(Ze,o+"/package")
if(Q(e)>255)return n(Ze,o+"/package")}u=t===c}else u=!0
if(u){if(e(l,"called")){let e=l.called
const t=c
if(c===t){if("string"!=typeof e)return n(Ze,o+"/called")
if(Q(e)>200)return n(Ze,o+"/called")}u=t===c}else u=!0
if(u){if(e(l,"jobs")){const e=c
f(l.jobs,{instancePath:o+"/jobs"})||(a=i(a,f),c=a.length)
u=e===c}else u=!0
if(u){if(e(l,"maxInFlight")){let e=l.maxInFlight
const t=c,n=c
let s=!1
const r=c
f(e,{instancePath:o+"/maxInFlight"})||(a=i(a,f),c=a.length)
var h=r===c
if(s=s||h,!s){const t=c
if(null!==e){const e={instancePath:o+"/maxInFlight"}
null===a?a=[e]:a.push(e),c++}h=t===c
s=s||h}if(!s){const e={instancePath:o+"/maxInFlight"}
return null===a?a=[e]:a.push(e),c++,Ze.errors=a,!1}c=n,null!==a&&(n?a.length=n:a=null)
u=t===c}else u=!0
if(u){if(e(l,"waits")){const e=c
ze(l.waits,{instancePath:o+"/waits"})||(a=i(a,ze),c=a.length)
u=e===c}else u=!0
if(u)if(e(l,"runs")){const e=c
ze(l.runs,{instancePath:o+"/runs"})||(a=i(a,ze),c=a.length)
u=e===c}else u=!0}}}}}}}}}}}}}return Ze.errors=a,0===c}function _e(r,{instancePath:l=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return n(_e,l)
{let u
if(void 0!==(u=t(r,["job","jobs","maxInFlight","waits","runs","sites"])))return s(_e,l,u)
if(e(r,"job")){let e=r.job
const t=a
if(a===t){if("string"!=typeof e)return n(_e,l+"/job")
if(!Xe.test(e))return n(_e,l+"/job")}var c=t===a}else c=!0
if(c){if(e(r,"jobs")){const e=a
f(r.jobs,{instancePath:l+"/jobs"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"maxInFlight")){const e=a
f(r.maxInFlight,{instancePath:l+"/maxInFlight"})||(o=i(o,f),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"waits")){const e=a
ze(r.waits,{instancePath:l+"/waits"})||(o=i(o,ze),a=o.length)
c=e===a}else c=!0
if(c){if(e(r,"runs")){const e=a
ze(r.runs,{instancePath:l+"/runs"})||(o=i(o,ze),a=o.length)
c=e===a}else c=!0
if(c)if(e(r,"sites")){let e=r.sites
const t=a
if(a===t){if(!Array.isArray(e))return n(_e,l+"/sites")
if(e.length>200)return n(_e,l+"/sites")
{const t=e.length
for(let n=0;n<t;n++){const t=a
if(Ze(e[n],{instancePath:l+"/sites/"+n})||(o=i(o,Ze),a=o.length),!(t===a))break}}}c=t===a}else c=!0}}}}}}return _e.errors=o,0===a}exports["probe#SavedTimes"]=function r(l,{instancePath:a=""}={}){let f=null,c=0
if(0===c){if(!l||"object"!=typeof l||Array.isArray(l))return n(r,a)
{let h
if(void 0!==(h=t(l,["clock","errorUs","requests","handshakes","jobs","complete"])))return s(r,a,h)
if(e(l,"clock")){let e=l.clock
const t=c
if(c===t){if("string"!=typeof e)return n(r,a+"/clock")
if(!et.test(e))return n(r,a+"/clock")}var u=t===c}else u=!0
if(u){if(e(l,"errorUs")){const e=c
o(l.errorUs,{instancePath:a+"/errorUs"})||(f=i(f,o),c=f.length)
u=e===c}else u=!0
if(u){if(e(l,"requests")){const e=c
Oe(l.requests,{instancePath:a+"/requests"})||(f=i(f,Oe),c=f.length)
u=e===c}else u=!0
if(u){if(e(l,"handshakes")){const e=c
Oe(l.handshakes,{instancePath:a+"/handshakes"})||(f=i(f,Oe),c=f.length)
u=e===c}else u=!0
if(u){if(e(l,"jobs")){const e=c
Oe(l.jobs,{instancePath:a+"/jobs"})||(f=i(f,Oe),c=f.length)
u=e===c}else u=!0
if(u)if(e(l,"complete")){const e=c
if("boolean"!=typeof l.complete)return n(r,a+"/complete")
u=e===c}else u=!0}}}}}}return r.errors=f,0===c}
const et=new RegExp("^\\d{1,19}$","u")

