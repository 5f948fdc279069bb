// Written by npm run docs, with ajv, from src/schemas/*.schema.json: change that.
// b6b793c465953d975daeabefe377f3f6c63050d9aedd3f19e95e45702f70456b
// @ts-nocheck
const e=(e,r)=>void 0!==e[r]&&Object.prototype.hasOwnProperty.call(e,r)
exports.report=function r(t,{instancePath:s=""}={}){let i=null,o=0
if(0===o){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:s}],!1
{let b
if(void 0===t.traffic&&(t.traffic=null),void 0===t.tls&&(t.tls=null),void 0===t.threadPool&&(t.threadPool=null),void 0===t.drive&&(t.drive=null),!e(t,"schemaVersion")&&(b="schemaVersion")||!e(t,"tool")&&(b="tool")||!e(t,"target")&&(b="target")||!e(t,"profile")&&(b="profile")||!e(t,"crypto")&&(b="crypto")||!e(t,"operations")&&(b="operations")||!e(t,"callSites")&&(b="callSites")||!e(t,"findings")&&(b="findings")||!e(t,"isolates")&&(b="isolates")||!e(t,"load")&&(b="load")||!e(t,"diagnostics")&&(b="diagnostics"))return r.errors=[{instancePath:s,params:{missingProperty:b}}],!1
if(e(t,"schemaVersion")){const e=o
if(2!==t.schemaVersion)return r.errors=[{instancePath:s+"/schemaVersion"}],!1
var a=e===o}else a=!0
if(a){if(e(t,"tool")){let n=t.tool
const i=o
if(o===i){if(!n||"object"!=typeof n||Array.isArray(n))return r.errors=[{instancePath:s+"/tool"}],!1
{let t
if(!e(n,"name")&&(t="name")||!e(n,"version")&&(t="version"))return r.errors=[{instancePath:s+"/tool",params:{missingProperty:t}}],!1
if(e(n,"name")){const e=o
if("cryptoprof"!==n.name)return r.errors=[{instancePath:s+"/tool/name"}],!1
var l=e===o}else l=!0
if(l)if(e(n,"version")){const e=o
if("string"!=typeof n.version)return r.errors=[{instancePath:s+"/tool/version"}],!1
l=e===o}else l=!0}}a=i===o}else a=!0
if(a){if(e(t,"target")){const e=o
n(t.target,{instancePath:s+"/target"})||(i=null===i?n.errors:i.concat(n.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(t,"profile")){const e=o
u(t.profile,{instancePath:s+"/profile"})||(i=null===i?u.errors:i.concat(u.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(t,"crypto")){const e=o
P(t.crypto,{instancePath:s+"/crypto"})||(i=null===i?P.errors:i.concat(P.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(t,"operations")){let e=t.operations
const n=o
if(o===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/operations"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(g(e[t],{instancePath:s+"/operations/"+t})||(i=null===i?g.errors:i.concat(g.errors),o=i.length),!(r===o))break}}}a=n===o}else a=!0
if(a){if(e(t,"callSites")){let e=t.callSites
const n=o
if(o===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/callSites"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(v(e[t],{instancePath:s+"/callSites/"+t})||(i=null===i?v.errors:i.concat(v.errors),o=i.length),!(r===o))break}}}a=n===o}else a=!0
if(a){if(e(t,"findings")){let e=t.findings
const n=o
if(o===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/findings"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(j(e[t],{instancePath:s+"/findings/"+t})||(i=null===i?j.errors:i.concat(j.errors),o=i.length),!(r===o))break}}}a=n===o}else a=!0
if(a){if(e(t,"routes")){let e=t.routes
const n=o,l=o
let f=!1
const u=o
if(o===u)if(Array.isArray(e)){const r=e.length
for(let t=0;t<r;t++){const r=o
if(x(e[t],{instancePath:s+"/routes/"+t})||(i=null===i?x.errors:i.concat(x.errors),o=i.length),!(r===o))break}}else{const e={instancePath:s+"/routes"}
null===i?i=[e]:i.push(e),o++}var c=u===o
if(f=f||c,!f){const r=o
if(null!==e){const e={instancePath:s+"/routes"}
null===i?i=[e]:i.push(e),o++}c=r===o
f=f||c}if(!f){const e={instancePath:s+"/routes"}
return null===i?i=[e]:i.push(e),o++,r.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=n===o}else a=!0
if(a){if(e(t,"isolates")){let e=t.isolates
const n=o
if(o===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/isolates"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(C(e[t],{instancePath:s+"/isolates/"+t})||(i=null===i?C.errors:i.concat(C.errors),o=i.length),!(r===o))break}}}a=n===o}else a=!0
if(a){if(e(t,"runs")){let e=t.runs
const n=o
if(o===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/runs"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(O(e[t],{instancePath:s+"/runs/"+t})||(i=null===i?O.errors:i.concat(O.errors),o=i.length),!(r===o))break}}}a=n===o}else a=!0
if(a){if(e(t,"bundles")){let e=t.bundles
const n=o
if(o===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/bundles"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(q(e[t],{instancePath:s+"/bundles/"+t})||(i=null===i?q.errors:i.concat(q.errors),o=i.length),!(r===o))break}}}a=n===o}else a=!0
if(a){if(e(t,"poolWork")){let e=t.poolWork
const n=o,l=o
let c=!1
const u=o
U(e,{instancePath:s+"/poolWork"})||(i=null===i?U.errors:i.concat(U.errors),o=i.length)
var f=u===o
if(c=c||f,!c){const r=o
if(null!==e){const e={instancePath:s+"/poolWork"}
null===i?i=[e]:i.push(e),o++}f=r===o
c=c||f}if(!c){const e={instancePath:s+"/poolWork"}
return null===i?i=[e]:i.push(e),o++,r.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=n===o}else a=!0
if(a){if(e(t,"load")){let e=t.load
const n=o,l=o
let c=!1
const f=o
I(e,{instancePath:s+"/load"})||(i=null===i?I.errors:i.concat(I.errors),o=i.length)
var h=f===o
if(c=c||h,!c){const r=o
if(null!==e){const e={instancePath:s+"/load"}
null===i?i=[e]:i.push(e),o++}h=r===o
c=c||h}if(!c){const e={instancePath:s+"/load"}
return null===i?i=[e]:i.push(e),o++,r.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=n===o}else a=!0
if(a){let n=t.traffic
const l=o,c=o
let f=!1
const u=o
E(n,{instancePath:s+"/traffic"})||(i=null===i?E.errors:i.concat(E.errors),o=i.length)
var p=u===o
if(f=f||p,!f){const e=o
if(null!==n){const e={instancePath:s+"/traffic"}
null===i?i=[e]:i.push(e),o++}p=e===o
f=f||p}if(!f){const e={instancePath:s+"/traffic"}
return null===i?i=[e]:i.push(e),o++,r.errors=i,!1}if(o=c,null!==i&&(c?i.length=c:i=null),a=l===o){let n=t.tls
const l=o,c=o
let f=!1
const u=o
se(n,{instancePath:s+"/tls"})||(i=null===i?se.errors:i.concat(se.errors),o=i.length)
var y=u===o
if(f=f||y,!f){const e=o
if(null!==n){const e={instancePath:s+"/tls"}
null===i?i=[e]:i.push(e),o++}y=e===o
f=f||y}if(!f){const e={instancePath:s+"/tls"}
return null===i?i=[e]:i.push(e),o++,r.errors=i,!1}if(o=c,null!==i&&(c?i.length=c:i=null),a=l===o){let n=t.threadPool
const l=o,c=o
let f=!1
const u=o
oe(n,{instancePath:s+"/threadPool"})||(i=null===i?oe.errors:i.concat(oe.errors),o=i.length)
var d=u===o
if(f=f||d,!f){const e=o
if(null!==n){const e={instancePath:s+"/threadPool"}
null===i?i=[e]:i.push(e),o++}d=e===o
f=f||d}if(!f){const e={instancePath:s+"/threadPool"}
return null===i?i=[e]:i.push(e),o++,r.errors=i,!1}if(o=c,null!==i&&(c?i.length=c:i=null),a=l===o){let n=t.drive
const l=o,c=o
let f=!1
const u=o
ae(n,{instancePath:s+"/drive"})||(i=null===i?ae.errors:i.concat(ae.errors),o=i.length)
var m=u===o
if(f=f||m,!f){const e=o
if(null!==n){const e={instancePath:s+"/drive"}
null===i?i=[e]:i.push(e),o++}m=e===o
f=f||m}if(!f){const e={instancePath:s+"/drive"}
return null===i?i=[e]:i.push(e),o++,r.errors=i,!1}if(o=c,null!==i&&(c?i.length=c:i=null),a=l===o)if(e(t,"diagnostics")){let e=t.diagnostics
const n=o
if(o===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/diagnostics"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(le(e[t],{instancePath:s+"/diagnostics/"+t})||(i=null===i?le.errors:i.concat(le.errors),o=i.length),!(r===o))break}}}a=n===o}else a=!0}}}}}}}}}}}}}}}}}}}return r.errors=i,0===o}
Object.prototype.hasOwnProperty
function r(e,{instancePath:t=""}={}){return"string"!=typeof e?(r.errors=[{instancePath:t}],!1):(r.errors=null,!0)}function t(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(t.errors=[{instancePath:r}],!1):(t.errors=null,!0):(t.errors=[{instancePath:r}],!1)}function n(s,{instancePath:i=""}={}){let o=null,a=0
if(0===a){if(!s||"object"!=typeof s||Array.isArray(s))return n.errors=[{instancePath:i}],!1
{let c
if(!e(s,"command")&&(c="command")||!e(s,"root")&&(c="root")||!e(s,"node")&&(c="node")||!e(s,"openssl")&&(c="openssl")||!e(s,"platform")&&(c="platform")||!e(s,"processor")&&(c="processor")||!e(s,"startTime")&&(c="startTime")||!e(s,"durationMs")&&(c="durationMs")||!e(s,"exitCode")&&(c="exitCode")||!e(s,"signal")&&(c="signal"))return n.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(e(s,"command")){let e=s.command
const r=a
if(a===r){if(!Array.isArray(e))return n.errors=[{instancePath:i+"/command"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if("string"!=typeof e[t])return n.errors=[{instancePath:i+"/command/"+t}],!1
if(!(r===a))break}}}var l=r===a}else l=!0
if(l){if(e(s,"root")){const e=a
if("string"!=typeof s.root)return n.errors=[{instancePath:i+"/root"}],!1
l=e===a}else l=!0
if(l){if(e(s,"node")){const e=a
if("string"!=typeof s.node)return n.errors=[{instancePath:i+"/node"}],!1
l=e===a}else l=!0
if(l){if(e(s,"openssl")){const e=a
if("string"!=typeof s.openssl)return n.errors=[{instancePath:i+"/openssl"}],!1
l=e===a}else l=!0
if(l){if(e(s,"platform")){const e=a
if("string"!=typeof s.platform)return n.errors=[{instancePath:i+"/platform"}],!1
l=e===a}else l=!0
if(l){if(e(s,"processor")){const e=a
if("string"!=typeof s.processor)return n.errors=[{instancePath:i+"/processor"}],!1
l=e===a}else l=!0
if(l){if(e(s,"startTime")){const e=a
r(s.startTime,{instancePath:i+"/startTime"})||(o=null===o?r.errors:o.concat(r.errors),a=o.length)
l=e===a}else l=!0
if(l){if(e(s,"durationMs")){const e=a
t(s.durationMs,{instancePath:i+"/durationMs"})||(o=null===o?t.errors:o.concat(t.errors),a=o.length)
l=e===a}else l=!0
if(l){if(e(s,"exitCode")){let e=s.exitCode
const r=a
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return n.errors=[{instancePath:i+"/exitCode"}],!1
l=r===a}else l=!0
if(l)if(e(s,"signal")){let e=s.signal
const r=a
if("string"!=typeof e&&null!==e)return n.errors=[{instancePath:i+"/signal"}],!1
l=r===a}else l=!0}}}}}}}}}}return n.errors=o,0===a}function s(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return s.errors=[{instancePath:r}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return s.errors=[{instancePath:r}],!1
if(e<0||isNaN(e))return s.errors=[{instancePath:r}],!1}return s.errors=null,!0}function i(e,{instancePath:r=""}={}){return"attach"!==e&&"live"!==e?(i.errors=[{instancePath:r}],!1):(i.errors=null,!0)}function o(r,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return o.errors=[{instancePath:n}],!1
{let d
if(!e(r,"totalMs")&&(d="totalMs")||!e(r,"mainMs")&&(d="mainMs")||!e(r,"workersMs")&&(d="workersMs")||!e(r,"poolMs")&&(d="poolMs")||!e(r,"v8Ms")&&(d="v8Ms")||!e(r,"otherMs")&&(d="otherMs")||!e(r,"runQueueWaitMs")&&(d="runQueueWaitMs"))return o.errors=[{instancePath:n,params:{missingProperty:d}}],!1
if(e(r,"totalMs")){let e=r.totalMs
const c=i,f=i
let u=!1
const h=i
t(e,{instancePath:n+"/totalMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var a=h===i
if(u=u||a,!u){const r=i
if(null!==e){const e={instancePath:n+"/totalMs"}
null===s?s=[e]:s.push(e),i++}a=r===i
u=u||a}if(!u){const e={instancePath:n+"/totalMs"}
return null===s?s=[e]:s.push(e),i++,o.errors=s,!1}i=f,null!==s&&(f?s.length=f:s=null)
var l=c===i}else l=!0
if(l){if(e(r,"mainMs")){let e=r.mainMs
const a=i,f=i
let u=!1
const h=i
t(e,{instancePath:n+"/mainMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var c=h===i
if(u=u||c,!u){const r=i
if(null!==e){const e={instancePath:n+"/mainMs"}
null===s?s=[e]:s.push(e),i++}c=r===i
u=u||c}if(!u){const e={instancePath:n+"/mainMs"}
return null===s?s=[e]:s.push(e),i++,o.errors=s,!1}i=f,null!==s&&(f?s.length=f:s=null)
l=a===i}else l=!0
if(l){if(e(r,"mainKernelMs")){let e=r.mainKernelMs
const a=i,c=i
let u=!1
const h=i
t(e,{instancePath:n+"/mainKernelMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var f=h===i
if(u=u||f,!u){const r=i
if(null!==e){const e={instancePath:n+"/mainKernelMs"}
null===s?s=[e]:s.push(e),i++}f=r===i
u=u||f}if(!u){const e={instancePath:n+"/mainKernelMs"}
return null===s?s=[e]:s.push(e),i++,o.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
l=a===i}else l=!0
if(l){if(e(r,"workersMs")){let e=r.workersMs
const a=i,c=i
let f=!1
const h=i
t(e,{instancePath:n+"/workersMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var u=h===i
if(f=f||u,!f){const r=i
if(null!==e){const e={instancePath:n+"/workersMs"}
null===s?s=[e]:s.push(e),i++}u=r===i
f=f||u}if(!f){const e={instancePath:n+"/workersMs"}
return null===s?s=[e]:s.push(e),i++,o.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
l=a===i}else l=!0
if(l){if(e(r,"poolMs")){let e=r.poolMs
const a=i,c=i
let f=!1
const u=i
t(e,{instancePath:n+"/poolMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var h=u===i
if(f=f||h,!f){const r=i
if(null!==e){const e={instancePath:n+"/poolMs"}
null===s?s=[e]:s.push(e),i++}h=r===i
f=f||h}if(!f){const e={instancePath:n+"/poolMs"}
return null===s?s=[e]:s.push(e),i++,o.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
l=a===i}else l=!0
if(l){if(e(r,"v8Ms")){let e=r.v8Ms
const a=i,c=i
let f=!1
const u=i
t(e,{instancePath:n+"/v8Ms"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var p=u===i
if(f=f||p,!f){const r=i
if(null!==e){const e={instancePath:n+"/v8Ms"}
null===s?s=[e]:s.push(e),i++}p=r===i
f=f||p}if(!f){const e={instancePath:n+"/v8Ms"}
return null===s?s=[e]:s.push(e),i++,o.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
l=a===i}else l=!0
if(l){if(e(r,"otherMs")){let e=r.otherMs
const a=i,c=i
let f=!1
const u=i
t(e,{instancePath:n+"/otherMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var P=u===i
if(f=f||P,!f){const r=i
if(null!==e){const e={instancePath:n+"/otherMs"}
null===s?s=[e]:s.push(e),i++}P=r===i
f=f||P}if(!f){const e={instancePath:n+"/otherMs"}
return null===s?s=[e]:s.push(e),i++,o.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
l=a===i}else l=!0
if(l){if(e(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const a=i,c=i
let f=!1
const u=i
t(e,{instancePath:n+"/runQueueWaitMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var g=u===i
if(f=f||g,!f){const r=i
if(null!==e){const e={instancePath:n+"/runQueueWaitMs"}
null===s?s=[e]:s.push(e),i++}g=r===i
f=f||g}if(!f){const e={instancePath:n+"/runQueueWaitMs"}
return null===s?s=[e]:s.push(e),i++,o.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
l=a===i}else l=!0
if(l)if(e(r,"mainRunQueueWaitMs")){let e=r.mainRunQueueWaitMs
const a=i,c=i
let f=!1
const u=i
t(e,{instancePath:n+"/mainRunQueueWaitMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var y=u===i
if(f=f||y,!f){const r=i
if(null!==e){const e={instancePath:n+"/mainRunQueueWaitMs"}
null===s?s=[e]:s.push(e),i++}y=r===i
f=f||y}if(!f){const e={instancePath:n+"/mainRunQueueWaitMs"}
return null===s?s=[e]:s.push(e),i++,o.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
l=a===i}else l=!0}}}}}}}}}return o.errors=s,0===i}function a(e,{instancePath:r=""}={}){return"directory-gone"!==e&&"directory-not-writable"!==e&&"disk-full"!==e&&"no-descriptors"!==e&&"log-limit"!==e&&"recording-stopped"!==e&&"other-user"!==e&&"other-node"!==e&&"own-options"!==e&&"not-passed-on"!==e&&"own-exec-argv"!==e&&"no-log"!==e&&"log-ended-early"!==e&&"own-executable"!==e&&"replaced"!==e&&"still-running"!==e&&"unknown"!==e?(a.errors=[{instancePath:r}],!1):(a.errors=null,!0)}function l(r,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return l.errors=[{instancePath:n}],!1
{let u
if(!e(r,"kind")&&(u="kind")||!e(r,"reason")&&(u="reason")||!e(r,"count")&&(u="count")||!e(r,"cpuMs")&&(u="cpuMs"))return l.errors=[{instancePath:n,params:{missingProperty:u}}],!1
if(e(r,"kind")){let e=r.kind
const t=o
if("thread"!==e&&"child"!==e)return l.errors=[{instancePath:n+"/kind"}],!1
var c=t===o}else c=!0
if(c){if(e(r,"reason")){const e=o
a(r.reason,{instancePath:n+"/reason"})||(i=null===i?a.errors:i.concat(a.errors),o=i.length)
c=e===o}else c=!0
if(c){if(e(r,"count")){const e=o
s(r.count,{instancePath:n+"/count"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
c=e===o}else c=!0
if(c)if(e(r,"cpuMs")){let e=r.cpuMs
const s=o,a=o
let u=!1
const h=o
t(e,{instancePath:n+"/cpuMs"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
var f=h===o
if(u=u||f,!u){const r=o
if(null!==e){const e={instancePath:n+"/cpuMs"}
null===i?i=[e]:i.push(e),o++}f=r===o
u=u||f}if(!u){const e={instancePath:n+"/cpuMs"}
return null===i?i=[e]:i.push(e),o++,l.errors=i,!1}o=a,null!==i&&(a?i.length=a:i=null)
c=s===o}else c=!0}}}}return l.errors=i,0===o}function c(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return c.errors=[{instancePath:t}],!1
{let a
if(!e(r,"seconds")&&(a="seconds")||!e(r,"from")&&(a="from")||!e(r,"ticks")&&(a="ticks"))return c.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"seconds")){let e=r.seconds
const n=i
if(i===n){if("number"!=typeof e||!isFinite(e))return c.errors=[{instancePath:t+"/seconds"}],!1
if(e<0||isNaN(e))return c.errors=[{instancePath:t+"/seconds"}],!1}var o=n===i}else o=!0
if(o){if(e(r,"from")){let e=r.from
const n=i
if("start"!==e&&"load"!==e)return c.errors=[{instancePath:t+"/from"}],!1
o=n===i}else o=!0
if(o)if(e(r,"ticks")){const e=i
s(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}}return c.errors=n,0===i}function f(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return f.errors=[{instancePath:t}],!1
{let a
if(!e(r,"script")&&(a="script")||!e(r,"main")&&(a="main")||!e(r,"count")&&(a="count")||!e(r,"ports")&&(a="ports")||!e(r,"ticks")&&(a="ticks")||!e(r,"busyTicks")&&(a="busyTicks")||!e(r,"cryptoTicks")&&(a="cryptoTicks"))return f.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"script")){const e=i
if("string"!=typeof r.script)return f.errors=[{instancePath:t+"/script"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"main")){const e=i
if("boolean"!=typeof r.main)return f.errors=[{instancePath:t+"/main"}],!1
o=e===i}else o=!0
if(o){if(e(r,"count")){const e=i
s(r.count,{instancePath:t+"/count"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"ports")){let e=r.ports
const a=i
if(i===a){if(!Array.isArray(e))return f.errors=[{instancePath:t+"/ports"}],!1
{const r=e.length
for(let o=0;o<r;o++){const r=i
if(s(e[o],{instancePath:t+"/ports/"+o})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),!(r===i))break}}}o=a===i}else o=!0
if(o){if(e(r,"ticks")){const e=i
s(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"busyTicks")){const e=i
s(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"cryptoTicks")){const e=i
s(r.cryptoTicks,{instancePath:t+"/cryptoTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}}}}}}return f.errors=n,0===i}function u(r,{instancePath:n=""}={}){let a=null,h=0
if(0===h){if(!r||"object"!=typeof r||Array.isArray(r))return u.errors=[{instancePath:n}],!1
{let g
if(void 0===r.startTicks&&(r.startTicks=0),void 0===r.unprofiled&&(r.unprofiled=[]),!e(r,"ticks")&&(g="ticks")||!e(r,"busyTicks")&&(g="busyTicks")||!e(r,"idleTicks")&&(g="idleTicks")||!e(r,"namedTicks")&&(g="namedTicks")||!e(r,"libraryTicks")&&(g="libraryTicks")||!e(r,"droppedTicks")&&(g="droppedTicks")||!e(r,"dropped")&&(g="dropped")||!e(r,"busyMs")&&(g="busyMs")||!e(r,"wallMs")&&(g="wallMs")||!e(r,"intervalUs")&&(g="intervalUs")||!e(r,"schedulingTicks")&&(g="schedulingTicks")||!e(r,"cpu")&&(g="cpu"))return u.errors=[{instancePath:n,params:{missingProperty:g}}],!1
if(e(r,"ticks")){const e=h
s(r.ticks,{instancePath:n+"/ticks"})||(a=null===a?s.errors:a.concat(s.errors),h=a.length)
var p=e===h}else p=!0
if(p){if(e(r,"busyTicks")){const e=h
s(r.busyTicks,{instancePath:n+"/busyTicks"})||(a=null===a?s.errors:a.concat(s.errors),h=a.length)
p=e===h}else p=!0
if(p){if(e(r,"idleTicks")){const e=h
s(r.idleTicks,{instancePath:n+"/idleTicks"})||(a=null===a?s.errors:a.concat(s.errors),h=a.length)
p=e===h}else p=!0
if(p){if(e(r,"namedTicks")){const e=h
s(r.namedTicks,{instancePath:n+"/namedTicks"})||(a=null===a?s.errors:a.concat(s.errors),h=a.length)
p=e===h}else p=!0
if(p){if(e(r,"libraryTicks")){const e=h
s(r.libraryTicks,{instancePath:n+"/libraryTicks"})||(a=null===a?s.errors:a.concat(s.errors),h=a.length)
p=e===h}else p=!0
if(p){if(e(r,"droppedTicks")){const e=h
s(r.droppedTicks,{instancePath:n+"/droppedTicks"})||(a=null===a?s.errors:a.concat(s.errors),h=a.length)
p=e===h}else p=!0
if(p){if(e(r,"dropped")){let e=r.dropped
const t=h
if(h===t){if(!e||"object"!=typeof e||Array.isArray(e))return u.errors=[{instancePath:n+"/dropped"}],!1
for(const r of Object.keys(e)){const t=h
if(s(e[r],{instancePath:n+"/dropped/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(a=null===a?s.errors:a.concat(s.errors),h=a.length),!(t===h))break}}p=t===h}else p=!0
if(p){if(e(r,"busyMs")){const e=h
t(r.busyMs,{instancePath:n+"/busyMs"})||(a=null===a?t.errors:a.concat(t.errors),h=a.length)
p=e===h}else p=!0
if(p){if(e(r,"wallMs")){const e=h
t(r.wallMs,{instancePath:n+"/wallMs"})||(a=null===a?t.errors:a.concat(t.errors),h=a.length)
p=e===h}else p=!0
if(p){if(e(r,"intervalUs")){const e=h
t(r.intervalUs,{instancePath:n+"/intervalUs"})||(a=null===a?t.errors:a.concat(t.errors),h=a.length)
p=e===h}else p=!0
if(p){if(e(r,"collector")){const e=h
if("perf"!==r.collector)return u.errors=[{instancePath:n+"/collector"}],!1
p=e===h}else p=!0
if(p){if(e(r,"sampledBy")){const e=h
i(r.sampledBy,{instancePath:n+"/sampledBy"})||(a=null===a?i.errors:a.concat(i.errors),h=a.length)
p=e===h}else p=!0
if(p){if(e(r,"schedulingTicks")){const e=h
s(r.schedulingTicks,{instancePath:n+"/schedulingTicks"})||(a=null===a?s.errors:a.concat(s.errors),h=a.length)
p=e===h}else p=!0
if(p){const t=h
if(s(r.startTicks,{instancePath:n+"/startTicks"})||(a=null===a?s.errors:a.concat(s.errors),h=a.length),p=t===h){if(e(r,"cpu")){let e=r.cpu
const t=h,s=h
let i=!1
const l=h
o(e,{instancePath:n+"/cpu"})||(a=null===a?o.errors:a.concat(o.errors),h=a.length)
var P=l===h
if(i=i||P,!i){const r=h
if(null!==e){const e={instancePath:n+"/cpu"}
null===a?a=[e]:a.push(e),h++}P=r===h
i=i||P}if(!i){const e={instancePath:n+"/cpu"}
return null===a?a=[e]:a.push(e),h++,u.errors=a,!1}h=s,null!==a&&(s?a.length=s:a=null)
p=t===h}else p=!0
if(p){let t=r.unprofiled
const s=h
if(h===s){if(!Array.isArray(t))return u.errors=[{instancePath:n+"/unprofiled"}],!1
{const e=t.length
for(let r=0;r<e;r++){const e=h
if(l(t[r],{instancePath:n+"/unprofiled/"+r})||(a=null===a?l.errors:a.concat(l.errors),h=a.length),!(e===h))break}}}if(p=s===h){if(e(r,"warmUp")){const e=h
c(r.warmUp,{instancePath:n+"/warmUp"})||(a=null===a?c.errors:a.concat(c.errors),h=a.length)
p=e===h}else p=!0
if(p)if(e(r,"processes")){let e=r.processes
const t=h
if(h===t){if(!Array.isArray(e))return u.errors=[{instancePath:n+"/processes"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=h
if(f(e[t],{instancePath:n+"/processes/"+t})||(a=null===a?f.errors:a.concat(f.errors),h=a.length),!(r===h))break}}}p=t===h}else p=!0}}}}}}}}}}}}}}}}}}return u.errors=a,0===h}function h(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)||e<0||isNaN(e)?(h.errors=[{instancePath:r}],!1):(h.errors=null,!0):(h.errors=[{instancePath:r}],!1)}function p(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!Array.isArray(e))return p.errors=[{instancePath:r}],!1
if(e.length>2)return p.errors=[{instancePath:r}],!1
if(e.length<2)return p.errors=[{instancePath:r}],!1
{const s=e.length
for(let i=0;i<s;i++){const s=n
if(h(e[i],{instancePath:r+"/"+i})||(t=null===t?h.errors:t.concat(h.errors),n=t.length),!(s===n))break}}}return p.errors=t,0===n}function P(r,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return P.errors=[{instancePath:n}],!1
{let l
if(!e(r,"ticks")&&(l="ticks")||!e(r,"share")&&(l="share")||!e(r,"interval")&&(l="interval")||!e(r,"cpuMs")&&(l="cpuMs")||!e(r,"byPhase")&&(l="byPhase")||!e(r,"unlocatedTicks")&&(l="unlocatedTicks")||!e(r,"asyncTicks")&&(l="asyncTicks"))return P.errors=[{instancePath:n,params:{missingProperty:l}}],!1
if(e(r,"ticks")){const e=o
s(r.ticks,{instancePath:n+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var a=e===o}else a=!0
if(a){if(e(r,"share")){const e=o
h(r.share,{instancePath:n+"/share"})||(i=null===i?h.errors:i.concat(h.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"interval")){const e=o
p(r.interval,{instancePath:n+"/interval"})||(i=null===i?p.errors:i.concat(p.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"cpuMs")){const e=o
t(r.cpuMs,{instancePath:n+"/cpuMs"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"byPhase")){let e=r.byPhase
const t=o
if(o===t){if(!e||"object"!=typeof e||Array.isArray(e))return P.errors=[{instancePath:n+"/byPhase"}],!1
for(const r of Object.keys(e)){const t=o
if(s(e[r],{instancePath:n+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(i=null===i?s.errors:i.concat(s.errors),o=i.length),!(t===o))break}}a=t===o}else a=!0
if(a){if(e(r,"unlocatedTicks")){const e=o
s(r.unlocatedTicks,{instancePath:n+"/unlocatedTicks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a)if(e(r,"asyncTicks")){const e=o
s(r.asyncTicks,{instancePath:n+"/asyncTicks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0}}}}}}}return P.errors=i,0===o}function g(r,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return g.errors=[{instancePath:n}],!1
{let c
if(!e(r,"id")&&(c="id")||!e(r,"algorithm")&&(c="algorithm")||!e(r,"ticks")&&(c="ticks")||!e(r,"share")&&(c="share")||!e(r,"interval")&&(c="interval")||!e(r,"cpuMs")&&(c="cpuMs")||!e(r,"byPhase")&&(c="byPhase")||!e(r,"evidence")&&(c="evidence")||!e(r,"primitives")&&(c="primitives"))return g.errors=[{instancePath:n,params:{missingProperty:c}}],!1
if(e(r,"id")){const e=o
if("string"!=typeof r.id)return g.errors=[{instancePath:n+"/id"}],!1
var a=e===o}else a=!0
if(a){if(e(r,"algorithm")){const e=o
if("string"!=typeof r.algorithm)return g.errors=[{instancePath:n+"/algorithm"}],!1
a=e===o}else a=!0
if(a){if(e(r,"ticks")){const e=o
s(r.ticks,{instancePath:n+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"share")){const e=o
h(r.share,{instancePath:n+"/share"})||(i=null===i?h.errors:i.concat(h.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"interval")){const e=o
p(r.interval,{instancePath:n+"/interval"})||(i=null===i?p.errors:i.concat(p.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"cpuMs")){const e=o
t(r.cpuMs,{instancePath:n+"/cpuMs"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"byPhase")){let e=r.byPhase
const t=o
if(o===t){if(!e||"object"!=typeof e||Array.isArray(e))return g.errors=[{instancePath:n+"/byPhase"}],!1
for(const r of Object.keys(e)){const t=o
if(s(e[r],{instancePath:n+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(i=null===i?s.errors:i.concat(s.errors),o=i.length),!(t===o))break}}a=t===o}else a=!0
if(a){if(e(r,"evidence")){let e=r.evidence
const t=o
if(o===t){if(!e||"object"!=typeof e||Array.isArray(e))return g.errors=[{instancePath:n+"/evidence"}],!1
for(const r of Object.keys(e)){const t=o
if(s(e[r],{instancePath:n+"/evidence/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(i=null===i?s.errors:i.concat(s.errors),o=i.length),!(t===o))break}}a=t===o}else a=!0
if(a){if(e(r,"primitives")){let t=r.primitives
const c=o
if(o===c){if(!Array.isArray(t))return g.errors=[{instancePath:n+"/primitives"}],!1
{const r=t.length
for(let a=0;a<r;a++){let r=t[a]
const c=o
if(o===c){if(!r||"object"!=typeof r||Array.isArray(r))return g.errors=[{instancePath:n+"/primitives/"+a}],!1
{let t
if(!e(r,"name")&&(t="name")||!e(r,"ticks")&&(t="ticks"))return g.errors=[{instancePath:n+"/primitives/"+a,params:{missingProperty:t}}],!1
if(e(r,"name")){const e=o
if("string"!=typeof r.name)return g.errors=[{instancePath:n+"/primitives/"+a+"/name"}],!1
var l=e===o}else l=!0
if(l)if(e(r,"ticks")){const e=o
s(r.ticks,{instancePath:n+"/primitives/"+a+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
l=e===o}else l=!0}}if(!(c===o))break}}}a=c===o}else a=!0
if(a)if(e(r,"unlocatedTicks")){const e=o
s(r.unlocatedTicks,{instancePath:n+"/unlocatedTicks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0}}}}}}}}}}return g.errors=i,0===o}function y(e,{instancePath:r=""}={}){return"sync"!==e&&"async"!==e&&"unknown"!==e?(y.errors=[{instancePath:r}],!1):(y.errors=null,!0)}function d(e,{instancePath:r=""}={}){return"top-level"!==e&&"event-loop"!==e&&"worker"!==e&&"gc"!==e&&"idle"!==e&&"bootstrap"!==e&&"pool"!==e?(d.errors=[{instancePath:r}],!1):(d.errors=null,!0)}function m(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return m.errors=[{instancePath:t}],!1
{let a
if(!e(r,"computing")&&(a="computing")||!e(r,"decoding")&&(a="decoding"))return m.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"computing")){const e=i
s(r.computing,{instancePath:t+"/computing"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o){if(e(r,"decoding")){const e=i
s(r.decoding,{instancePath:t+"/decoding"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"copying")){const e=i
s(r.copying,{instancePath:t+"/copying"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"nameless")){const e=i
s(r.nameless,{instancePath:t+"/nameless"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}}}return m.errors=n,0===i}function b(r,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return b.errors=[{instancePath:n}],!1
{let l
if(!e(r,"count")&&(l="count")||!e(r,"p50Ms")&&(l="p50Ms")||!e(r,"p95Ms")&&(l="p95Ms")||!e(r,"maxMs")&&(l="maxMs")||!e(r,"errorMs")&&(l="errorMs")||!e(r,"split")&&(l="split"))return b.errors=[{instancePath:n,params:{missingProperty:l}}],!1
if(e(r,"count")){const e=o
s(r.count,{instancePath:n+"/count"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var a=e===o}else a=!0
if(a){if(e(r,"p50Ms")){const e=o
t(r.p50Ms,{instancePath:n+"/p50Ms"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"p95Ms")){const e=o
t(r.p95Ms,{instancePath:n+"/p95Ms"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"maxMs")){const e=o
t(r.maxMs,{instancePath:n+"/maxMs"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"errorMs")){const e=o
t(r.errorMs,{instancePath:n+"/errorMs"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a)if(e(r,"split")){const e=o
if("boolean"!=typeof r.split)return b.errors=[{instancePath:n+"/split"}],!1
a=e===o}else a=!0}}}}}}return b.errors=i,0===o}function k(t,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!t||"object"!=typeof t||Array.isArray(t))return k.errors=[{instancePath:n}],!1
{let a
if(!e(t,"rule")&&(a="rule")||!e(t,"until")&&(a="until")||!e(t,"reason")&&(a="reason"))return k.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(e(t,"rule")){const e=i
if("string"!=typeof t.rule)return k.errors=[{instancePath:n+"/rule"}],!1
var o=e===i}else o=!0
if(o){if(e(t,"until")){const e=i
r(t.until,{instancePath:n+"/until"})||(s=null===s?r.errors:s.concat(r.errors),i=s.length)
o=e===i}else o=!0
if(o)if(e(t,"reason")){const e=i
if("string"!=typeof t.reason)return k.errors=[{instancePath:n+"/reason"}],!1
o=e===i}else o=!0}}}return k.errors=s,0===i}function A(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return A.errors=[{instancePath:t}],!1
{let l
if(!e(r,"file")&&(l="file")||!e(r,"line")&&(l="line")||!e(r,"column")&&(l="column"))return A.errors=[{instancePath:t,params:{missingProperty:l}}],!1
if(e(r,"file")){const e=i
if("string"!=typeof r.file)return A.errors=[{instancePath:t+"/file"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"column")){let e=r.column
const l=i,c=i
let f=!1
const u=i
s(e,{instancePath:t+"/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var a=u===i
if(f=f||a,!f){const r=i
if(null!==e){const e={instancePath:t+"/column"}
null===n?n=[e]:n.push(e),i++}a=r===i
f=f||a}if(!f){const e={instancePath:t+"/column"}
return null===n?n=[e]:n.push(e),i++,A.errors=n,!1}i=c,null!==n&&(c?n.length=c:n=null)
o=l===i}else o=!0}}}return A.errors=n,0===i}function v(r,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return v.errors=[{instancePath:n}],!1
{let g
if(!e(r,"id")&&(g="id")||!e(r,"file")&&(g="file")||!e(r,"line")&&(g="line")||!e(r,"column")&&(g="column")||!e(r,"lineInferred")&&(g="lineInferred")||!e(r,"function")&&(g="function")||!e(r,"package")&&(g="package")||!e(r,"operation")&&(g="operation")||!e(r,"algorithm")&&(g="algorithm")||!e(r,"api")&&(g="api")||!e(r,"form")&&(g="form")||!e(r,"parameters")&&(g="parameters")||!e(r,"ticks")&&(g="ticks")||!e(r,"share")&&(g="share")||!e(r,"interval")&&(g="interval")||!e(r,"cpuMs")&&(g="cpuMs")||!e(r,"phase")&&(g="phase")||!e(r,"byPhase")&&(g="byPhase")||!e(r,"blocks")&&(g="blocks")||!e(r,"excerpt")&&(g="excerpt"))return v.errors=[{instancePath:n,params:{missingProperty:g}}],!1
if(e(r,"id")){const e=o
if("string"!=typeof r.id)return v.errors=[{instancePath:n+"/id"}],!1
var a=e===o}else a=!0
if(a){if(e(r,"file")){const e=o
if("string"!=typeof r.file)return v.errors=[{instancePath:n+"/file"}],!1
a=e===o}else a=!0
if(a){if(e(r,"line")){let e=r.line
const t=o,c=o
let f=!1
const u=o
s(e,{instancePath:n+"/line"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var l=u===o
if(f=f||l,!f){const r=o
if(null!==e){const e={instancePath:n+"/line"}
null===i?i=[e]:i.push(e),o++}l=r===o
f=f||l}if(!f){const e={instancePath:n+"/line"}
return null===i?i=[e]:i.push(e),o++,v.errors=i,!1}o=c,null!==i&&(c?i.length=c:i=null)
a=t===o}else a=!0
if(a){if(e(r,"column")){let e=r.column
const t=o,l=o
let f=!1
const u=o
s(e,{instancePath:n+"/column"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var c=u===o
if(f=f||c,!f){const r=o
if(null!==e){const e={instancePath:n+"/column"}
null===i?i=[e]:i.push(e),o++}c=r===o
f=f||c}if(!f){const e={instancePath:n+"/column"}
return null===i?i=[e]:i.push(e),o++,v.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=t===o}else a=!0
if(a){if(e(r,"lineInferred")){const e=o
if("boolean"!=typeof r.lineInferred)return v.errors=[{instancePath:n+"/lineInferred"}],!1
a=e===o}else a=!0
if(a){if(e(r,"function")){const e=o
if("string"!=typeof r.function)return v.errors=[{instancePath:n+"/function"}],!1
a=e===o}else a=!0
if(a){if(e(r,"package")){const e=o
if("string"!=typeof r.package)return v.errors=[{instancePath:n+"/package"}],!1
a=e===o}else a=!0
if(a){if(e(r,"computedBy")){const e=o
if("string"!=typeof r.computedBy)return v.errors=[{instancePath:n+"/computedBy"}],!1
a=e===o}else a=!0
if(a){if(e(r,"recognised")){const e=o
if("boolean"!=typeof r.recognised)return v.errors=[{instancePath:n+"/recognised"}],!1
a=e===o}else a=!0
if(a){if(e(r,"askers")){let t=r.askers
const l=o
if(o===l){if(!Array.isArray(t))return v.errors=[{instancePath:n+"/askers"}],!1
{const r=t.length
for(let a=0;a<r;a++){let r=t[a]
const l=o
if(o===l){if(!r||"object"!=typeof r||Array.isArray(r))return v.errors=[{instancePath:n+"/askers/"+a}],!1
{let t
if(!e(r,"file")&&(t="file")||!e(r,"line")&&(t="line"))return v.errors=[{instancePath:n+"/askers/"+a,params:{missingProperty:t}}],!1
if(e(r,"file")){const e=o
if("string"!=typeof r.file)return v.errors=[{instancePath:n+"/askers/"+a+"/file"}],!1
var f=e===o}else f=!0
if(f)if(e(r,"line")){const e=o
s(r.line,{instancePath:n+"/askers/"+a+"/line"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
f=e===o}else f=!0}}if(!(l===o))break}}}a=l===o}else a=!0
if(a){if(e(r,"operation")){const e=o
if("string"!=typeof r.operation)return v.errors=[{instancePath:n+"/operation"}],!1
a=e===o}else a=!0
if(a){if(e(r,"algorithm")){const e=o
if("string"!=typeof r.algorithm)return v.errors=[{instancePath:n+"/algorithm"}],!1
a=e===o}else a=!0
if(a){if(e(r,"api")){const e=o
if("string"!=typeof r.api)return v.errors=[{instancePath:n+"/api"}],!1
a=e===o}else a=!0
if(a){if(e(r,"form")){const e=o
y(r.form,{instancePath:n+"/form"})||(i=null===i?y.errors:i.concat(y.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"parameters")){let e=r.parameters
const t=o
if(o===t){if(!e||"object"!=typeof e||Array.isArray(e))return v.errors=[{instancePath:n+"/parameters"}],!1
for(const r of Object.keys(e)){let t=e[r]
const s=o
if("number"!=typeof t||!isFinite(t))return v.errors=[{instancePath:n+"/parameters/"+r.replace(/~/g,"~0").replace(/\//g,"~1")}],!1
if(!(s===o))break}}a=t===o}else a=!0
if(a){if(e(r,"ticks")){const e=o
s(r.ticks,{instancePath:n+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"share")){const e=o
h(r.share,{instancePath:n+"/share"})||(i=null===i?h.errors:i.concat(h.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"interval")){const e=o
p(r.interval,{instancePath:n+"/interval"})||(i=null===i?p.errors:i.concat(p.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"cpuMs")){const e=o
t(r.cpuMs,{instancePath:n+"/cpuMs"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"phase")){const e=o
d(r.phase,{instancePath:n+"/phase"})||(i=null===i?d.errors:i.concat(d.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"byPhase")){let e=r.byPhase
const t=o
if(o===t){if(!e||"object"!=typeof e||Array.isArray(e))return v.errors=[{instancePath:n+"/byPhase"}],!1
for(const r of Object.keys(e)){const t=o
if(s(e[r],{instancePath:n+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(i=null===i?s.errors:i.concat(s.errors),o=i.length),!(t===o))break}}a=t===o}else a=!0
if(a){if(e(r,"inferredTicks")){const e=o
s(r.inferredTicks,{instancePath:n+"/inferredTicks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"leaves")){const e=o
m(r.leaves,{instancePath:n+"/leaves"})||(i=null===i?m.errors:i.concat(m.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"blocks")){const e=o
b(r.blocks,{instancePath:n+"/blocks"})||(i=null===i?b.errors:i.concat(b.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"excerpt")){let t=r.excerpt
const l=o,c=o
let f=!1
const h=o
if(o===h)if(t&&"object"==typeof t&&!Array.isArray(t)){let r
if(!e(t,"lines")&&(r="lines")||!e(t,"firstLine")&&(r="firstLine")){const e={instancePath:n+"/excerpt",params:{missingProperty:r}}
null===i?i=[e]:i.push(e),o++}else{if(e(t,"lines")){let e=t.lines
const r=o
if(o===r)if(Array.isArray(e)){const r=e.length
for(let t=0;t<r;t++){const r=o
if("string"!=typeof e[t]){const e={instancePath:n+"/excerpt/lines/"+t}
null===i?i=[e]:i.push(e),o++}if(!(r===o))break}}else{const e={instancePath:n+"/excerpt/lines"}
null===i?i=[e]:i.push(e),o++}var u=r===o}else u=!0
if(u)if(e(t,"firstLine")){const e=o
s(t.firstLine,{instancePath:n+"/excerpt/firstLine"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
u=e===o}else u=!0}}else{const e={instancePath:n+"/excerpt"}
null===i?i=[e]:i.push(e),o++}var P=h===o
if(f=f||P,!f){const e=o
if(null!==t){const e={instancePath:n+"/excerpt"}
null===i?i=[e]:i.push(e),o++}P=e===o
f=f||P}if(!f){const e={instancePath:n+"/excerpt"}
return null===i?i=[e]:i.push(e),o++,v.errors=i,!1}o=c,null!==i&&(c?i.length=c:i=null)
a=l===o}else a=!0
if(a){if(e(r,"allows")){let e=r.allows
const t=o
if(o===t){if(!Array.isArray(e))return v.errors=[{instancePath:n+"/allows"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(k(e[t],{instancePath:n+"/allows/"+t})||(i=null===i?k.errors:i.concat(k.errors),o=i.length),!(r===o))break}}}a=t===o}else a=!0
if(a)if(e(r,"generated")){const e=o
A(r.generated,{instancePath:n+"/generated"})||(i=null===i?A.errors:i.concat(A.errors),o=i.length)
a=e===o}else a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}return v.errors=i,0===o}function M(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return M.errors=[{instancePath:t}],!1
{let l
if(!e(r,"file")&&(l="file")||!e(r,"line")&&(l="line")||!e(r,"function")&&(l="function")||!e(r,"api")&&(l="api"))return M.errors=[{instancePath:t,params:{missingProperty:l}}],!1
if(e(r,"file")){const e=i
if("string"!=typeof r.file)return M.errors=[{instancePath:t+"/file"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"line")){let e=r.line
const l=i,c=i
let f=!1
const u=i
s(e,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var a=u===i
if(f=f||a,!f){const r=i
if(null!==e){const e={instancePath:t+"/line"}
null===n?n=[e]:n.push(e),i++}a=r===i
f=f||a}if(!f){const e={instancePath:t+"/line"}
return null===n?n=[e]:n.push(e),i++,M.errors=n,!1}i=c,null!==n&&(c?n.length=c:n=null)
o=l===i}else o=!0
if(o){if(e(r,"function")){const e=i
if("string"!=typeof r.function)return M.errors=[{instancePath:t+"/function"}],!1
o=e===i}else o=!0
if(o)if(e(r,"api")){const e=i
if("string"!=typeof r.api)return M.errors=[{instancePath:t+"/api"}],!1
o=e===i}else o=!0}}}}return M.errors=n,0===i}function w(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return w.errors=[{instancePath:t}],!1
{let a
if(!e(r,"startLine")&&(a="startLine")||!e(r,"startColumn")&&(a="startColumn")||!e(r,"endLine")&&(a="endLine")||!e(r,"endColumn")&&(a="endColumn"))return w.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"startLine")){const e=i
s(r.startLine,{instancePath:t+"/startLine"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o){if(e(r,"startColumn")){const e=i
s(r.startColumn,{instancePath:t+"/startColumn"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"endLine")){const e=i
s(r.endLine,{instancePath:t+"/endLine"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"endColumn")){const e=i
s(r.endColumn,{instancePath:t+"/endColumn"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}}}return w.errors=n,0===i}function T(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return T.errors=[{instancePath:t}],!1
{let f
if(!e(r,"file")&&(f="file")||!e(r,"profiled")&&(f="profiled")||!e(r,"range")&&(f="range")||!e(r,"text")&&(f="text")||!e(r,"imports")&&(f="imports")||!e(r,"asyncAt")&&(f="asyncAt")||!e(r,"callersMustAwait")&&(f="callersMustAwait"))return T.errors=[{instancePath:t,params:{missingProperty:f}}],!1
if(e(r,"file")){const e=i
if("string"!=typeof r.file)return T.errors=[{instancePath:t+"/file"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"profiled")){let l=r.profiled
const c=i
if(i===c){if(!l||"object"!=typeof l||Array.isArray(l))return T.errors=[{instancePath:t+"/profiled"}],!1
{let r
if(!e(l,"length")&&(r="length")||!e(l,"sha256")&&(r="sha256"))return T.errors=[{instancePath:t+"/profiled",params:{missingProperty:r}}],!1
if(e(l,"length")){const e=i
s(l.length,{instancePath:t+"/profiled/length"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var a=e===i}else a=!0
if(a)if(e(l,"sha256")){let e=l.sha256
const r=i
if("string"!=typeof e&&null!==e)return T.errors=[{instancePath:t+"/profiled/sha256"}],!1
a=r===i}else a=!0}}o=c===i}else o=!0
if(o){if(e(r,"range")){const e=i
w(r.range,{instancePath:t+"/range"})||(n=null===n?w.errors:n.concat(w.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"text")){const e=i
if("string"!=typeof r.text)return T.errors=[{instancePath:t+"/text"}],!1
o=e===i}else o=!0
if(o){if(e(r,"imports")){let e=r.imports
const n=i
if(i===n){if(!Array.isArray(e))return T.errors=[{instancePath:t+"/imports"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("string"!=typeof e[n])return T.errors=[{instancePath:t+"/imports/"+n}],!1
if(!(r===i))break}}}o=n===i}else o=!0
if(o){if(e(r,"asyncAt")){let a=r.asyncAt
const f=i,u=i
let h=!1
const p=i
if(i===p)if(a&&"object"==typeof a&&!Array.isArray(a)){let r
if(!e(a,"line")&&(r="line")||!e(a,"column")&&(r="column")){const e={instancePath:t+"/asyncAt",params:{missingProperty:r}}
null===n?n=[e]:n.push(e),i++}else{if(e(a,"line")){const e=i
s(a.line,{instancePath:t+"/asyncAt/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=e===i}else l=!0
if(l)if(e(a,"column")){const e=i
s(a.column,{instancePath:t+"/asyncAt/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}else{const e={instancePath:t+"/asyncAt"}
null===n?n=[e]:n.push(e),i++}var c=p===i
if(h=h||c,!h){const e=i
if(null!==a){const e={instancePath:t+"/asyncAt"}
null===n?n=[e]:n.push(e),i++}c=e===i
h=h||c}if(!h){const e={instancePath:t+"/asyncAt"}
return null===n?n=[e]:n.push(e),i++,T.errors=n,!1}i=u,null!==n&&(u?n.length=u:n=null)
o=f===i}else o=!0
if(o)if(e(r,"callersMustAwait")){const e=i
if("boolean"!=typeof r.callersMustAwait)return T.errors=[{instancePath:t+"/callersMustAwait"}],!1
o=e===i}else o=!0}}}}}}}return T.errors=n,0===i}function j(r,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return j.errors=[{instancePath:n}],!1
{let f
if(!e(r,"rule")&&(f="rule")||!e(r,"severity")&&(f="severity")||!e(r,"operation")&&(f="operation")||!e(r,"site")&&(f="site")||!e(r,"callSite")&&(f="callSite")||!e(r,"ticks")&&(f="ticks")||!e(r,"share")&&(f="share")||!e(r,"message")&&(f="message")||!e(r,"edit")&&(f="edit")||!e(r,"advice")&&(f="advice")||!e(r,"notes")&&(f="notes")||!e(r,"verify")&&(f="verify")||!e(r,"docs")&&(f="docs")||!e(r,"fingerprint")&&(f="fingerprint"))return j.errors=[{instancePath:n,params:{missingProperty:f}}],!1
if(e(r,"rule")){const e=o
if("string"!=typeof r.rule)return j.errors=[{instancePath:n+"/rule"}],!1
var a=e===o}else a=!0
if(a){if(e(r,"severity")){let e=r.severity
const t=o
if("error"!==e&&"warning"!==e&&"info"!==e)return j.errors=[{instancePath:n+"/severity"}],!1
a=t===o}else a=!0
if(a){if(e(r,"operation")){const e=o
if("string"!=typeof r.operation)return j.errors=[{instancePath:n+"/operation"}],!1
a=e===o}else a=!0
if(a){if(e(r,"site")){let e=r.site
const t=o
if("string"!=typeof e&&null!==e)return j.errors=[{instancePath:n+"/site"}],!1
a=t===o}else a=!0
if(a){if(e(r,"callSite")){let e=r.callSite
const t=o,s=o
let c=!1
const f=o
M(e,{instancePath:n+"/callSite"})||(i=null===i?M.errors:i.concat(M.errors),o=i.length)
var l=f===o
if(c=c||l,!c){const r=o
if(null!==e){const e={instancePath:n+"/callSite"}
null===i?i=[e]:i.push(e),o++}l=r===o
c=c||l}if(!c){const e={instancePath:n+"/callSite"}
return null===i?i=[e]:i.push(e),o++,j.errors=i,!1}o=s,null!==i&&(s?i.length=s:i=null)
a=t===o}else a=!0
if(a){if(e(r,"ticks")){const e=o
s(r.ticks,{instancePath:n+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"share")){const e=o
h(r.share,{instancePath:n+"/share"})||(i=null===i?h.errors:i.concat(h.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"ms")){const e=o
t(r.ms,{instancePath:n+"/ms"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"message")){const e=o
if("string"!=typeof r.message)return j.errors=[{instancePath:n+"/message"}],!1
a=e===o}else a=!0
if(a){if(e(r,"edit")){let e=r.edit
const t=o,s=o
let l=!1
const f=o
T(e,{instancePath:n+"/edit"})||(i=null===i?T.errors:i.concat(T.errors),o=i.length)
var c=f===o
if(l=l||c,!l){const r=o
if(null!==e){const e={instancePath:n+"/edit"}
null===i?i=[e]:i.push(e),o++}c=r===o
l=l||c}if(!l){const e={instancePath:n+"/edit"}
return null===i?i=[e]:i.push(e),o++,j.errors=i,!1}o=s,null!==i&&(s?i.length=s:i=null)
a=t===o}else a=!0
if(a){if(e(r,"advice")){let e=r.advice
const t=o
if(o===t){if(!Array.isArray(e))return j.errors=[{instancePath:n+"/advice"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if("string"!=typeof e[t])return j.errors=[{instancePath:n+"/advice/"+t}],!1
if(!(r===o))break}}}a=t===o}else a=!0
if(a){if(e(r,"notes")){let e=r.notes
const t=o
if(o===t){if(!Array.isArray(e))return j.errors=[{instancePath:n+"/notes"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if("string"!=typeof e[t])return j.errors=[{instancePath:n+"/notes/"+t}],!1
if(!(r===o))break}}}a=t===o}else a=!0
if(a){if(e(r,"verify")){const e=o
if("string"!=typeof r.verify)return j.errors=[{instancePath:n+"/verify"}],!1
a=e===o}else a=!0
if(a){if(e(r,"docs")){const e=o
if("string"!=typeof r.docs)return j.errors=[{instancePath:n+"/docs"}],!1
a=e===o}else a=!0
if(a)if(e(r,"fingerprint")){const e=o
if("string"!=typeof r.fingerprint)return j.errors=[{instancePath:n+"/fingerprint"}],!1
a=e===o}else a=!0}}}}}}}}}}}}}}}return j.errors=i,0===o}function x(r,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return x.errors=[{instancePath:n}],!1
{let y
if(!e(r,"kind")&&(y="kind")||!e(r,"method")&&(y="method")||!e(r,"pattern")&&(y="pattern")||!e(r,"candidates")&&(y="candidates")||!e(r,"file")&&(y="file")||!e(r,"line")&&(y="line")||!e(r,"requests")&&(y="requests")||!e(r,"ticks")&&(y="ticks")||!e(r,"inferredTicks")&&(y="inferredTicks")||!e(r,"share")&&(y="share")||!e(r,"interval")&&(y="interval")||!e(r,"cryptoMs")&&(y="cryptoMs")||!e(r,"busyMs")&&(y="busyMs")||!e(r,"cryptoMsPerRequest")&&(y="cryptoMsPerRequest")||!e(r,"maxPerSecondPerCore")&&(y="maxPerSecondPerCore")||!e(r,"operations")&&(y="operations")||!e(r,"callSites")&&(y="callSites"))return x.errors=[{instancePath:n,params:{missingProperty:y}}],!1
if(e(r,"kind")){let e=r.kind
const t=o
if("route"!==e&&"shared"!==e&&"middleware"!==e&&"untied"!==e)return x.errors=[{instancePath:n+"/kind"}],!1
var a=t===o}else a=!0
if(a){if(e(r,"method")){let e=r.method
const t=o
if("string"!=typeof e&&null!==e)return x.errors=[{instancePath:n+"/method"}],!1
a=t===o}else a=!0
if(a){if(e(r,"pattern")){let e=r.pattern
const t=o
if("string"!=typeof e&&null!==e)return x.errors=[{instancePath:n+"/pattern"}],!1
a=t===o}else a=!0
if(a){if(e(r,"path")){const e=o
if("string"!=typeof r.path)return x.errors=[{instancePath:n+"/path"}],!1
a=e===o}else a=!0
if(a){if(e(r,"candidates")){let e=r.candidates
const t=o
if(o===t){if(!Array.isArray(e))return x.errors=[{instancePath:n+"/candidates"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if("string"!=typeof e[t])return x.errors=[{instancePath:n+"/candidates/"+t}],!1
if(!(r===o))break}}}a=t===o}else a=!0
if(a){if(e(r,"file")){const e=o
if("string"!=typeof r.file)return x.errors=[{instancePath:n+"/file"}],!1
a=e===o}else a=!0
if(a){if(e(r,"line")){let e=r.line
const t=o,c=o
let f=!1
const u=o
s(e,{instancePath:n+"/line"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var l=u===o
if(f=f||l,!f){const r=o
if(null!==e){const e={instancePath:n+"/line"}
null===i?i=[e]:i.push(e),o++}l=r===o
f=f||l}if(!f){const e={instancePath:n+"/line"}
return null===i?i=[e]:i.push(e),o++,x.errors=i,!1}o=c,null!==i&&(c?i.length=c:i=null)
a=t===o}else a=!0
if(a){if(e(r,"requests")){let e=r.requests
const t=o,l=o
let f=!1
const u=o
s(e,{instancePath:n+"/requests"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var c=u===o
if(f=f||c,!f){const r=o
if(null!==e){const e={instancePath:n+"/requests"}
null===i?i=[e]:i.push(e),o++}c=r===o
f=f||c}if(!f){const e={instancePath:n+"/requests"}
return null===i?i=[e]:i.push(e),o++,x.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=t===o}else a=!0
if(a){if(e(r,"ticks")){const e=o
s(r.ticks,{instancePath:n+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"inferredTicks")){const e=o
s(r.inferredTicks,{instancePath:n+"/inferredTicks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"share")){const e=o
h(r.share,{instancePath:n+"/share"})||(i=null===i?h.errors:i.concat(h.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"interval")){const e=o
p(r.interval,{instancePath:n+"/interval"})||(i=null===i?p.errors:i.concat(p.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"cryptoMs")){const e=o
t(r.cryptoMs,{instancePath:n+"/cryptoMs"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"busyMs")){let e=r.busyMs
const s=o,l=o
let c=!1
const u=o
t(e,{instancePath:n+"/busyMs"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
var f=u===o
if(c=c||f,!c){const r=o
if(null!==e){const e={instancePath:n+"/busyMs"}
null===i?i=[e]:i.push(e),o++}f=r===o
c=c||f}if(!c){const e={instancePath:n+"/busyMs"}
return null===i?i=[e]:i.push(e),o++,x.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=s===o}else a=!0
if(a){if(e(r,"cryptoMsPerRequest")){let e=r.cryptoMsPerRequest
const s=o,l=o
let c=!1
const f=o
t(e,{instancePath:n+"/cryptoMsPerRequest"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
var u=f===o
if(c=c||u,!c){const r=o
if(null!==e){const e={instancePath:n+"/cryptoMsPerRequest"}
null===i?i=[e]:i.push(e),o++}u=r===o
c=c||u}if(!c){const e={instancePath:n+"/cryptoMsPerRequest"}
return null===i?i=[e]:i.push(e),o++,x.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=s===o}else a=!0
if(a){if(e(r,"maxPerSecondPerCore")){let e=r.maxPerSecondPerCore
const s=o,l=o
let c=!1
const f=o
t(e,{instancePath:n+"/maxPerSecondPerCore"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
var P=f===o
if(c=c||P,!c){const r=o
if(null!==e){const e={instancePath:n+"/maxPerSecondPerCore"}
null===i?i=[e]:i.push(e),o++}P=r===o
c=c||P}if(!c){const e={instancePath:n+"/maxPerSecondPerCore"}
return null===i?i=[e]:i.push(e),o++,x.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=s===o}else a=!0
if(a){if(e(r,"operations")){let t=r.operations
const l=o
if(o===l){if(!Array.isArray(t))return x.errors=[{instancePath:n+"/operations"}],!1
{const r=t.length
for(let a=0;a<r;a++){let r=t[a]
const l=o
if(o===l){if(!r||"object"!=typeof r||Array.isArray(r))return x.errors=[{instancePath:n+"/operations/"+a}],!1
{let t
if(!e(r,"id")&&(t="id")||!e(r,"algorithm")&&(t="algorithm")||!e(r,"ticks")&&(t="ticks"))return x.errors=[{instancePath:n+"/operations/"+a,params:{missingProperty:t}}],!1
if(e(r,"id")){const e=o
if("string"!=typeof r.id)return x.errors=[{instancePath:n+"/operations/"+a+"/id"}],!1
var g=e===o}else g=!0
if(g){if(e(r,"algorithm")){const e=o
if("string"!=typeof r.algorithm)return x.errors=[{instancePath:n+"/operations/"+a+"/algorithm"}],!1
g=e===o}else g=!0
if(g)if(e(r,"ticks")){const e=o
s(r.ticks,{instancePath:n+"/operations/"+a+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
g=e===o}else g=!0}}}if(!(l===o))break}}}a=l===o}else a=!0
if(a)if(e(r,"callSites")){let e=r.callSites
const t=o
if(o===t){if(!Array.isArray(e))return x.errors=[{instancePath:n+"/callSites"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if("string"!=typeof e[t])return x.errors=[{instancePath:n+"/callSites/"+t}],!1
if(!(r===o))break}}}a=t===o}else a=!0}}}}}}}}}}}}}}}}}}return x.errors=i,0===o}function S(e,{instancePath:r=""}={}){return"main"!==e&&"worker"!==e&&"pool"!==e&&"helper"!==e?(S.errors=[{instancePath:r}],!1):(S.errors=null,!0)}function C(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return C.errors=[{instancePath:t}],!1
{let a
if(!e(r,"source")&&(a="source")||!e(r,"pid")&&(a="pid")||!e(r,"thread")&&(a="thread")||!e(r,"node")&&(a="node")||!e(r,"v8")&&(a="v8")||!e(r,"ticks")&&(a="ticks")||!e(r,"busyTicks")&&(a="busyTicks")||!e(r,"cryptoTicks")&&(a="cryptoTicks"))return C.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"source")){const e=i
if("string"!=typeof r.source)return C.errors=[{instancePath:t+"/source"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"pid")){const e=i
s(r.pid,{instancePath:t+"/pid"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"thread")){const e=i
S(r.thread,{instancePath:t+"/thread"})||(n=null===n?S.errors:n.concat(S.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"script")){const e=i
if("string"!=typeof r.script)return C.errors=[{instancePath:t+"/script"}],!1
o=e===i}else o=!0
if(o){if(e(r,"node")){const e=i
if("string"!=typeof r.node)return C.errors=[{instancePath:t+"/node"}],!1
o=e===i}else o=!0
if(o){if(e(r,"v8")){const e=i
if("string"!=typeof r.v8)return C.errors=[{instancePath:t+"/v8"}],!1
o=e===i}else o=!0
if(o){if(e(r,"ticks")){const e=i
s(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"busyTicks")){const e=i
s(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"cryptoTicks")){const e=i
s(r.cryptoTicks,{instancePath:t+"/cryptoTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}}}}}}}}return C.errors=n,0===i}function O(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return O.errors=[{instancePath:t}],!1
{let a
if(!e(r,"name")&&(a="name")||!e(r,"source")&&(a="source")||!e(r,"node")&&(a="node")||!e(r,"ticks")&&(a="ticks")||!e(r,"busyTicks")&&(a="busyTicks")||!e(r,"cryptoTicks")&&(a="cryptoTicks")||!e(r,"share")&&(a="share")||!e(r,"interval")&&(a="interval"))return O.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"name")){const e=i
if("string"!=typeof r.name)return O.errors=[{instancePath:t+"/name"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"source")){const e=i
if("string"!=typeof r.source)return O.errors=[{instancePath:t+"/source"}],!1
o=e===i}else o=!0
if(o){if(e(r,"node")){const e=i
if("string"!=typeof r.node)return O.errors=[{instancePath:t+"/node"}],!1
o=e===i}else o=!0
if(o){if(e(r,"ticks")){const e=i
s(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"busyTicks")){const e=i
s(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"cryptoTicks")){const e=i
s(r.cryptoTicks,{instancePath:t+"/cryptoTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"share")){const e=i
h(r.share,{instancePath:t+"/share"})||(n=null===n?h.errors:n.concat(h.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"interval")){const e=i
p(r.interval,{instancePath:t+"/interval"})||(n=null===n?p.errors:n.concat(p.errors),i=n.length)
o=e===i}else o=!0}}}}}}}}return O.errors=n,0===i}function q(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return q.errors=[{instancePath:t}],!1
{let a
if(!e(r,"file")&&(a="file")||!e(r,"ticks")&&(a="ticks")||!e(r,"unidentifiedTicks")&&(a="unidentifiedTicks"))return q.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"file")){const e=i
if("string"!=typeof r.file)return q.errors=[{instancePath:t+"/file"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"ticks")){const e=i
s(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"unidentifiedTicks")){const e=i
s(r.unidentifiedTicks,{instancePath:t+"/unidentifiedTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}}return q.errors=n,0===i}function U(r,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return U.errors=[{instancePath:n}],!1
{let l
if(!e(r,"threads")&&(l="threads")||!e(r,"ticks")&&(l="ticks")||!e(r,"busyTicks")&&(l="busyTicks")||!e(r,"idleTicks")&&(l="idleTicks")||!e(r,"busyMs")&&(l="busyMs")||!e(r,"operations")&&(l="operations")||!e(r,"helperTicks")&&(l="helperTicks"))return U.errors=[{instancePath:n,params:{missingProperty:l}}],!1
if(e(r,"threads")){const e=o
s(r.threads,{instancePath:n+"/threads"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var a=e===o}else a=!0
if(a){if(e(r,"ticks")){const e=o
s(r.ticks,{instancePath:n+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"busyTicks")){const e=o
s(r.busyTicks,{instancePath:n+"/busyTicks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"idleTicks")){const e=o
s(r.idleTicks,{instancePath:n+"/idleTicks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"busyMs")){const e=o
t(r.busyMs,{instancePath:n+"/busyMs"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"operations")){let e=r.operations
const t=o
if(o===t){if(!Array.isArray(e))return U.errors=[{instancePath:n+"/operations"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(g(e[t],{instancePath:n+"/operations/"+t})||(i=null===i?g.errors:i.concat(g.errors),o=i.length),!(r===o))break}}}a=t===o}else a=!0
if(a)if(e(r,"helperTicks")){const e=o
s(r.helperTicks,{instancePath:n+"/helperTicks"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0}}}}}}}return U.errors=i,0===o}function I(r,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return I.errors=[{instancePath:n}],!1
{let l
if(!e(r,"requests")&&(l="requests")||!e(r,"requestsPerSecond")&&(l="requestsPerSecond")||!e(r,"latencyP50Ms")&&(l="latencyP50Ms")||!e(r,"latencyP99Ms")&&(l="latencyP99Ms")||!e(r,"errors")&&(l="errors"))return I.errors=[{instancePath:n,params:{missingProperty:l}}],!1
if(e(r,"requests")){const e=o
s(r.requests,{instancePath:n+"/requests"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var a=e===o}else a=!0
if(a){if(e(r,"requestsPerSecond")){const e=o
t(r.requestsPerSecond,{instancePath:n+"/requestsPerSecond"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"latencyP50Ms")){const e=o
t(r.latencyP50Ms,{instancePath:n+"/latencyP50Ms"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"latencyP99Ms")){const e=o
t(r.latencyP99Ms,{instancePath:n+"/latencyP99Ms"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"errors")){const e=o
s(r.errors,{instancePath:n+"/errors"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a)if(e(r,"sent")){const e=o
s(r.sent,{instancePath:n+"/sent"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0}}}}}}return I.errors=i,0===o}const F=new RegExp("^[\\w./-]{1,64}$","u")
function N(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!e||"object"!=typeof e||Array.isArray(e))return N.errors=[{instancePath:r}],!1
if(Object.keys(e).length>100)return N.errors=[{instancePath:r}],!1
for(const s of Object.keys(e)){const e=n
if("string"==typeof s&&!F.test(s)){const e={instancePath:r,propertyName:s}
null===t?t=[e]:t.push(e),n++}var i=e===n
if(!i){const e={instancePath:r}
return null===t?t=[e]:t.push(e),n++,N.errors=t,!1}}if(i)for(const i of Object.keys(e)){const o=n
if(s(e[i],{instancePath:r+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?s.errors:t.concat(s.errors),n=t.length),!(o===n))break}}return N.errors=t,0===n}function B(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return B.errors=[{instancePath:t}],!1
{let a
if(!e(r,"handshakes")&&(a="handshakes")||!e(r,"resumed")&&(a="resumed")||!e(r,"protocols")&&(a="protocols")||!e(r,"ciphers")&&(a="ciphers")||!e(r,"groups")&&(a="groups"))return B.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"handshakes")){const e=i
s(r.handshakes,{instancePath:t+"/handshakes"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o){if(e(r,"resumed")){const e=i
s(r.resumed,{instancePath:t+"/resumed"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"protocols")){const e=i
N(r.protocols,{instancePath:t+"/protocols"})||(n=null===n?N.errors:n.concat(N.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"ciphers")){const e=i
N(r.ciphers,{instancePath:t+"/ciphers"})||(n=null===n?N.errors:n.concat(N.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"groups")){const e=i
N(r.groups,{instancePath:t+"/groups"})||(n=null===n?N.errors:n.concat(N.errors),i=n.length)
o=e===i}else o=!0}}}}}return B.errors=n,0===i}const R=e=>{let r=0
for(const t of e)r++
return r}
function L(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return L.errors=[{instancePath:t}],!1
{let a
if(!e(r,"method")&&(a="method")||!e(r,"path")&&(a="path")||!e(r,"requests")&&(a="requests")||!e(r,"isAlone")&&(a="isAlone"))return L.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"method")){let e=r.method
const n=i
if(i===n){if("string"!=typeof e)return L.errors=[{instancePath:t+"/method"}],!1
if(R(e)>32)return L.errors=[{instancePath:t+"/method"}],!1}var o=n===i}else o=!0
if(o){if(e(r,"path")){let e=r.path
const n=i
if(i===n){if("string"!=typeof e)return L.errors=[{instancePath:t+"/path"}],!1
if(R(e)>512)return L.errors=[{instancePath:t+"/path"}],!1}o=n===i}else o=!0
if(o){if(e(r,"requests")){const e=i
s(r.requests,{instancePath:t+"/requests"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"isAlone")){const e=i
if("boolean"!=typeof r.isAlone)return L.errors=[{instancePath:t+"/isAlone"}],!1
o=e===i}else o=!0
if(o){if(e(r,"handler")){let e=r.handler
const n=i
if(i===n){if("string"!=typeof e)return L.errors=[{instancePath:t+"/handler"}],!1
if(R(e)>32)return L.errors=[{instancePath:t+"/handler"}],!1}o=n===i}else o=!0
if(o){if(e(r,"prefix")){let e=r.prefix
const n=i
if(i===n){if("string"!=typeof e)return L.errors=[{instancePath:t+"/prefix"}],!1
if(R(e)>32)return L.errors=[{instancePath:t+"/prefix"}],!1}o=n===i}else o=!0
if(o)if(e(r,"tail")){let e=r.tail
const n=i
if(i===n){if("string"!=typeof e)return L.errors=[{instancePath:t+"/tail"}],!1
if(R(e)>32)return L.errors=[{instancePath:t+"/tail"}],!1}o=n===i}else o=!0}}}}}}}return L.errors=n,0===i}function E(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return E.errors=[{instancePath:t}],!1
{let c
if(!e(r,"requests")&&(c="requests")||!e(r,"clientRequests")&&(c="clientRequests")||!e(r,"tlsServer")&&(c="tlsServer")||!e(r,"tlsClient")&&(c="tlsClient")||!e(r,"processes")&&(c="processes")||!e(r,"complete")&&(c="complete"))return E.errors=[{instancePath:t,params:{missingProperty:c}}],!1
if(e(r,"requests")){const e=i
s(r.requests,{instancePath:t+"/requests"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o){if(e(r,"unanswered")){const e=i
s(r.unanswered,{instancePath:t+"/unanswered"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"serverErrors")){const e=i
s(r.serverErrors,{instancePath:t+"/serverErrors"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"clientErrors")){const e=i
s(r.clientErrors,{instancePath:t+"/clientErrors"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"clientRequests")){const e=i
s(r.clientRequests,{instancePath:t+"/clientRequests"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"tlsServer")){let e=r.tlsServer
const s=i,l=i
let c=!1
const f=i
B(e,{instancePath:t+"/tlsServer"})||(n=null===n?B.errors:n.concat(B.errors),i=n.length)
var a=f===i
if(c=c||a,!c){const r=i
if(null!==e){const e={instancePath:t+"/tlsServer"}
null===n?n=[e]:n.push(e),i++}a=r===i
c=c||a}if(!c){const e={instancePath:t+"/tlsServer"}
return null===n?n=[e]:n.push(e),i++,E.errors=n,!1}i=l,null!==n&&(l?n.length=l:n=null)
o=s===i}else o=!0
if(o){if(e(r,"tlsClient")){let e=r.tlsClient
const s=i,a=i
let c=!1
const f=i
B(e,{instancePath:t+"/tlsClient"})||(n=null===n?B.errors:n.concat(B.errors),i=n.length)
var l=f===i
if(c=c||l,!c){const r=i
if(null!==e){const e={instancePath:t+"/tlsClient"}
null===n?n=[e]:n.push(e),i++}l=r===i
c=c||l}if(!c){const e={instancePath:t+"/tlsClient"}
return null===n?n=[e]:n.push(e),i++,E.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
o=s===i}else o=!0
if(o){if(e(r,"routes")){let e=r.routes
const s=i
if(i===s){if(!Array.isArray(e))return E.errors=[{instancePath:t+"/routes"}],!1
if(e.length>1e3)return E.errors=[{instancePath:t+"/routes"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(L(e[s],{instancePath:t+"/routes/"+s})||(n=null===n?L.errors:n.concat(L.errors),i=n.length),!(r===i))break}}}o=s===i}else o=!0
if(o){if(e(r,"processes")){const e=i
s(r.processes,{instancePath:t+"/processes"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"complete")){const e=i
if("boolean"!=typeof r.complete)return E.errors=[{instancePath:t+"/complete"}],!1
o=e===i}else o=!0}}}}}}}}}}return E.errors=n,0===i}function W(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return W.errors=[{instancePath:t}],!1
{let l
if(!e(r,"type")&&(l="type")||!e(r,"bits")&&(l="bits")||!e(r,"curve")&&(l="curve"))return W.errors=[{instancePath:t,params:{missingProperty:l}}],!1
if(e(r,"type")){let e=r.type
const n=i
if("rsa"!==e&&"ec"!==e&&"ed25519"!==e&&"other"!==e)return W.errors=[{instancePath:t+"/type"}],!1
var o=n===i}else o=!0
if(o){if(e(r,"bits")){let e=r.bits
const l=i,c=i
let f=!1
const u=i
s(e,{instancePath:t+"/bits"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var a=u===i
if(f=f||a,!f){const r=i
if(null!==e){const e={instancePath:t+"/bits"}
null===n?n=[e]:n.push(e),i++}a=r===i
f=f||a}if(!f){const e={instancePath:t+"/bits"}
return null===n?n=[e]:n.push(e),i++,W.errors=n,!1}i=c,null!==n&&(c?n.length=c:n=null)
o=l===i}else o=!0
if(o)if(e(r,"curve")){const e=i
if("string"!=typeof r.curve)return W.errors=[{instancePath:t+"/curve"}],!1
o=e===i}else o=!0}}}return W.errors=n,0===i}function V(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return V.errors=[{instancePath:t}],!1
{let a
if(void 0===r.withDispatcher&&(r.withDispatcher=0),void 0===r.agentIsPlain&&(r.agentIsPlain=0),void 0===r.renegotiated&&(r.renegotiated=0),void 0===r.closedByRequest&&(r.closedByRequest=0),void 0===r.leftIdle&&(r.leftIdle=0),!e(r,"withAgent")&&(a="withAgent")||!e(r,"agentKeepsAlive")&&(a="agentKeepsAlive")||!e(r,"agentKeepsNoSessions")&&(a="agentKeepsNoSessions")||!e(r,"sessionOffered")&&(a="sessionOffered")||!e(r,"ownContext")&&(a="ownContext")||!e(r,"ownCa")&&(a="ownCa")||!e(r,"ownIdentityCheck")&&(a="ownIdentityCheck")||!e(r,"forbidsTls13")&&(a="forbidsTls13")||!e(r,"ownCurves")&&(a="ownCurves")||!e(r,"closedByServer")&&(a="closedByServer"))return V.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"withAgent")){const e=i
s(r.withAgent,{instancePath:t+"/withAgent"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o){const a=i
if(s(r.withDispatcher,{instancePath:t+"/withDispatcher"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),o=a===i){if(e(r,"agentKeepsAlive")){const e=i
s(r.agentKeepsAlive,{instancePath:t+"/agentKeepsAlive"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){const a=i
if(s(r.agentIsPlain,{instancePath:t+"/agentIsPlain"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),o=a===i){if(e(r,"agentKeepsNoSessions")){const e=i
s(r.agentKeepsNoSessions,{instancePath:t+"/agentKeepsNoSessions"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"sessionOffered")){const e=i
s(r.sessionOffered,{instancePath:t+"/sessionOffered"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"ownContext")){const e=i
s(r.ownContext,{instancePath:t+"/ownContext"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"ownCa")){const e=i
s(r.ownCa,{instancePath:t+"/ownCa"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"ownIdentityCheck")){const e=i
s(r.ownIdentityCheck,{instancePath:t+"/ownIdentityCheck"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"forbidsTls13")){const e=i
s(r.forbidsTls13,{instancePath:t+"/forbidsTls13"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"ownCurves")){const e=i
s(r.ownCurves,{instancePath:t+"/ownCurves"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){const a=i
if(s(r.renegotiated,{instancePath:t+"/renegotiated"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),o=a===i){if(e(r,"closedByServer")){const e=i
s(r.closedByServer,{instancePath:t+"/closedByServer"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){const e=i
if(s(r.closedByRequest,{instancePath:t+"/closedByRequest"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),o=e===i){const e=i
s(r.leftIdle,{instancePath:t+"/leftIdle"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}}}}}}}}}}}}}}}}return V.errors=n,0===i}function K(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return K.errors=[{instancePath:t}],!1
{let s
if(!e(r,"callee")&&(s="callee")||!e(r,"args")&&(s="args"))return K.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(e(r,"callee")){const e=0
if("string"!=typeof r.callee)return K.errors=[{instancePath:t+"/callee"}],!1
var n=0===e}else n=!0
if(n)if(e(r,"args")){let e=r.args
const s=0
if(0===s){if(!Array.isArray(e))return K.errors=[{instancePath:t+"/args"}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const s=0
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r)return K.errors=[{instancePath:t+"/args/"+n}],!1
if(!(0===s))break}}}n=0===s}else n=!0}return K.errors=null,!0}function Q(e,{instancePath:r=""}={}){return"text"!==e&&"bytes"!==e&&"key"!==e&&"other"!==e?(Q.errors=[{instancePath:r}],!1):(Q.errors=null,!0)}function z(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return z.errors=[{instancePath:t}],!1
{let o
if(!e(r,"name")&&(o="name")||!e(r,"range")&&(o="range")||!e(r,"valueRange")&&(o="valueRange")||!e(r,"text")&&(o="text")||!e(r,"value")&&(o="value")||!e(r,"isConstant")&&(o="isConstant"))return z.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(e(r,"name")){const e=s
if("string"!=typeof r.name)return z.errors=[{instancePath:t+"/name"}],!1
var i=e===s}else i=!0
if(i){if(e(r,"range")){const e=s
w(r.range,{instancePath:t+"/range"})||(n=null===n?w.errors:n.concat(w.errors),s=n.length)
i=e===s}else i=!0
if(i){if(e(r,"valueRange")){const e=s
w(r.valueRange,{instancePath:t+"/valueRange"})||(n=null===n?w.errors:n.concat(w.errors),s=n.length)
i=e===s}else i=!0
if(i){if(e(r,"text")){let e=r.text
const n=s
if("string"!=typeof e&&null!==e)return z.errors=[{instancePath:t+"/text"}],!1
i=n===s}else i=!0
if(i){if(e(r,"value")){let e=r.value
const n=s
if("string"!=typeof e&&("number"!=typeof e||!isFinite(e))&&null!==e)return z.errors=[{instancePath:t+"/value"}],!1
i=n===s}else i=!0
if(i)if(e(r,"isConstant")){const e=s
if("boolean"!=typeof r.isConstant)return z.errors=[{instancePath:t+"/isConstant"}],!1
i=e===s}else i=!0}}}}}}return z.errors=n,0===s}function G(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return G.errors=[{instancePath:t}],!1
{let a
if(!e(r,"of")&&(a="of")||!e(r,"argument")&&(a="argument")||!e(r,"path")&&(a="path")||!e(r,"range")&&(a="range")||!e(r,"end")&&(a="end")||!e(r,"isInPlace")&&(a="isInPlace")||!e(r,"isShared")&&(a="isShared")||!e(r,"hasOthers")&&(a="hasOthers")||!e(r,"properties")&&(a="properties"))return G.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"of")){let e=r.of
const n=i
if("call"!==e&&"maker"!==e)return G.errors=[{instancePath:t+"/of"}],!1
var o=n===i}else o=!0
if(o){if(e(r,"argument")){const e=i
s(r.argument,{instancePath:t+"/argument"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"path")){const e=i
if("string"!=typeof r.path)return G.errors=[{instancePath:t+"/path"}],!1
o=e===i}else o=!0
if(o){if(e(r,"range")){const e=i
w(r.range,{instancePath:t+"/range"})||(n=null===n?w.errors:n.concat(w.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"end")){const e=i
w(r.end,{instancePath:t+"/end"})||(n=null===n?w.errors:n.concat(w.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"isInPlace")){const e=i
if("boolean"!=typeof r.isInPlace)return G.errors=[{instancePath:t+"/isInPlace"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isShared")){const e=i
if("boolean"!=typeof r.isShared)return G.errors=[{instancePath:t+"/isShared"}],!1
o=e===i}else o=!0
if(o){if(e(r,"hasOthers")){const e=i
if("boolean"!=typeof r.hasOthers)return G.errors=[{instancePath:t+"/hasOthers"}],!1
o=e===i}else o=!0
if(o)if(e(r,"properties")){let e=r.properties
const s=i
if(i===s){if(!Array.isArray(e))return G.errors=[{instancePath:t+"/properties"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(z(e[s],{instancePath:t+"/properties/"+s})||(n=null===n?z.errors:n.concat(z.errors),i=n.length),!(r===i))break}}}o=s===i}else o=!0}}}}}}}}}return G.errors=n,0===i}function H(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return H.errors=[{instancePath:t}],!1
{let a
if(!e(r,"file")&&(a="file")||!e(r,"line")&&(a="line")||!e(r,"why")&&(a="why"))return H.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"file")){const e=i
if("string"!=typeof r.file)return H.errors=[{instancePath:t+"/file"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"why")){let e=r.why
const n=i
if("left"!==e&&"updated"!==e&&"raced"!==e)return H.errors=[{instancePath:t+"/why"}],!1
o=n===i}else o=!0}}}return H.errors=n,0===i}function D(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return D.errors=[{instancePath:t}],!1
{let c
if(!e(r,"unawaited")&&(c="unawaited")||!e(r,"areKnown")&&(c="areKnown")||!e(r,"router")&&(c="router")||!e(r,"routerCall")&&(c="routerCall")||!e(r,"isOnlyHanded")&&(c="isOnlyHanded"))return D.errors=[{instancePath:t,params:{missingProperty:c}}],!1
if(e(r,"unawaited")){let l=r.unawaited
const c=i
if(i===c){if(!Array.isArray(l))return D.errors=[{instancePath:t+"/unawaited"}],!1
{const r=l.length
for(let a=0;a<r;a++){let r=l[a]
const c=i
if(i===c){if(!r||"object"!=typeof r||Array.isArray(r))return D.errors=[{instancePath:t+"/unawaited/"+a}],!1
{let l
if(!e(r,"file")&&(l="file")||!e(r,"line")&&(l="line"))return D.errors=[{instancePath:t+"/unawaited/"+a,params:{missingProperty:l}}],!1
if(e(r,"file")){const e=i
if("string"!=typeof r.file)return D.errors=[{instancePath:t+"/unawaited/"+a+"/file"}],!1
var o=e===i}else o=!0
if(o)if(e(r,"line")){const e=i
s(r.line,{instancePath:t+"/unawaited/"+a+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}if(!(c===i))break}}}var a=c===i}else a=!0
if(a){if(e(r,"areKnown")){const e=i
if("boolean"!=typeof r.areKnown)return D.errors=[{instancePath:t+"/areKnown"}],!1
a=e===i}else a=!0
if(a){if(e(r,"router")){const e=i
if("string"!=typeof r.router)return D.errors=[{instancePath:t+"/router"}],!1
a=e===i}else a=!0
if(a){if(e(r,"routerCall")){const e=i
if("string"!=typeof r.routerCall)return D.errors=[{instancePath:t+"/routerCall"}],!1
a=e===i}else a=!0
if(a){if(e(r,"isOnlyHanded")){const e=i
if("boolean"!=typeof r.isOnlyHanded)return D.errors=[{instancePath:t+"/isOnlyHanded"}],!1
a=e===i}else a=!0
if(a)if(e(r,"pausedAt")){let e=r.pausedAt
const s=i,o=i
let c=!1
const f=i
H(e,{instancePath:t+"/pausedAt"})||(n=null===n?H.errors:n.concat(H.errors),i=n.length)
var l=f===i
if(c=c||l,!c){const r=i
if(null!==e){const e={instancePath:t+"/pausedAt"}
null===n?n=[e]:n.push(e),i++}l=r===i
c=c||l}if(!c){const e={instancePath:t+"/pausedAt"}
return null===n?n=[e]:n.push(e),i++,D.errors=n,!1}i=o,null!==n&&(o?n.length=o:n=null)
a=s===i}else a=!0}}}}}}return D.errors=n,0===i}function $(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return $.errors=[{instancePath:t}],!1
{let l
if(!e(r,"by")&&(l="by")||!e(r,"file")&&(l="file")||!e(r,"line")&&(l="line"))return $.errors=[{instancePath:t,params:{missingProperty:l}}],!1
if(e(r,"by")){let e=r.by
const n=i
if("fastify"!==e&&"koa"!==e&&"hono"!==e)return $.errors=[{instancePath:t+"/by"}],!1
var o=n===i}else o=!0
if(o){if(e(r,"file")){const e=i
if("string"!=typeof r.file)return $.errors=[{instancePath:t+"/file"}],!1
o=e===i}else o=!0
if(o)if(e(r,"line")){let e=r.line
const l=i,c=i
let f=!1
const u=i
s(e,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var a=u===i
if(f=f||a,!f){const r=i
if(null!==e){const e={instancePath:t+"/line"}
null===n?n=[e]:n.push(e),i++}a=r===i
f=f||a}if(!f){const e={instancePath:t+"/line"}
return null===n?n=[e]:n.push(e),i++,$.errors=n,!1}i=c,null!==n&&(c?n.length=c:n=null)
o=l===i}else o=!0}}}return $.errors=n,0===i}function J(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return J.errors=[{instancePath:t}],!1
{let f
if(!e(r,"kind")&&(f="kind")||!e(r,"name")&&(f="name")||!e(r,"isAsync")&&(f="isAsync")||!e(r,"isGenerator")&&(f="isGenerator")||!e(r,"isCallback")&&(f="isCallback")||!e(r,"calledBy")&&(f="calledBy")||!e(r,"calledFrom")&&(f="calledFrom")||!e(r,"router")&&(f="router")||!e(r,"isTyped")&&(f="isTyped")||!e(r,"asyncAt")&&(f="asyncAt"))return J.errors=[{instancePath:t,params:{missingProperty:f}}],!1
if(e(r,"kind")){let e=r.kind
const n=i
if("module"!==e&&"function"!==e&&"arrow"!==e&&"method"!==e&&"getter"!==e&&"setter"!==e&&"constructor"!==e&&"field"!==e&&"static-block"!==e&&"parameters"!==e)return J.errors=[{instancePath:t+"/kind"}],!1
var o=n===i}else o=!0
if(o){if(e(r,"name")){const e=i
if("string"!=typeof r.name)return J.errors=[{instancePath:t+"/name"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isAsync")){const e=i
if("boolean"!=typeof r.isAsync)return J.errors=[{instancePath:t+"/isAsync"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isGenerator")){const e=i
if("boolean"!=typeof r.isGenerator)return J.errors=[{instancePath:t+"/isGenerator"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isCallback")){const e=i
if("boolean"!=typeof r.isCallback)return J.errors=[{instancePath:t+"/isCallback"}],!1
o=e===i}else o=!0
if(o){if(e(r,"calledBy")){const e=i
if("string"!=typeof r.calledBy)return J.errors=[{instancePath:t+"/calledBy"}],!1
o=e===i}else o=!0
if(o){if(e(r,"calledFrom")){const e=i
if("string"!=typeof r.calledFrom)return J.errors=[{instancePath:t+"/calledFrom"}],!1
o=e===i}else o=!0
if(o){if(e(r,"router")){const e=i
if("string"!=typeof r.router)return J.errors=[{instancePath:t+"/router"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isTyped")){const e=i
if("boolean"!=typeof r.isTyped)return J.errors=[{instancePath:t+"/isTyped"}],!1
o=e===i}else o=!0
if(o){if(e(r,"asyncAt")){let c=r.asyncAt
const f=i,u=i
let h=!1
const p=i
if(i===p)if(c&&"object"==typeof c&&!Array.isArray(c)){let r
if(!e(c,"line")&&(r="line")||!e(c,"column")&&(r="column")){const e={instancePath:t+"/asyncAt",params:{missingProperty:r}}
null===n?n=[e]:n.push(e),i++}else{if(e(c,"line")){const e=i
s(c.line,{instancePath:t+"/asyncAt/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var a=e===i}else a=!0
if(a)if(e(c,"column")){const e=i
s(c.column,{instancePath:t+"/asyncAt/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
a=e===i}else a=!0}}else{const e={instancePath:t+"/asyncAt"}
null===n?n=[e]:n.push(e),i++}var l=p===i
if(h=h||l,!h){const e=i
if(null!==c){const e={instancePath:t+"/asyncAt"}
null===n?n=[e]:n.push(e),i++}l=e===i
h=h||l}if(!h){const e={instancePath:t+"/asyncAt"}
return null===n?n=[e]:n.push(e),i++,J.errors=n,!1}i=u,null!==n&&(u?n.length=u:n=null)
o=f===i}else o=!0
if(o){if(e(r,"neededAt")){let e=r.neededAt
const a=i,l=i
let f=!1
const u=i
s(e,{instancePath:t+"/neededAt"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var c=u===i
if(f=f||c,!f){const r=i
if(null!==e){const e={instancePath:t+"/neededAt"}
null===n?n=[e]:n.push(e),i++}c=r===i
f=f||c}if(!f){const e={instancePath:t+"/neededAt"}
return null===n?n=[e]:n.push(e),i++,J.errors=n,!1}i=l,null!==n&&(l?n.length=l:n=null)
o=a===i}else o=!0
if(o){if(e(r,"unawaitedAt")){let e=r.unawaitedAt
const a=i
if(i===a){if(!Array.isArray(e))return J.errors=[{instancePath:t+"/unawaitedAt"}],!1
{const r=e.length
for(let o=0;o<r;o++){const r=i
if(s(e[o],{instancePath:t+"/unawaitedAt/"+o})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),!(r===i))break}}}o=a===i}else o=!0
if(o){if(e(r,"callers")){const e=i
D(r.callers,{instancePath:t+"/callers"})||(n=null===n?D.errors:n.concat(D.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"answeredEarly")){const e=i
$(r.answeredEarly,{instancePath:t+"/answeredEarly"})||(n=null===n?$.errors:n.concat($.errors),i=n.length)
o=e===i}else o=!0}}}}}}}}}}}}}}return J.errors=n,0===i}function X(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return X.errors=[{instancePath:t}],!1
{let a
if(!e(r,"language")&&(a="language")||!e(r,"length")&&(a="length")||!e(r,"sha256")&&(a="sha256"))return X.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"language")){let e=r.language
const n=i
if("javascript"!==e&&"typescript"!==e&&"generated"!==e)return X.errors=[{instancePath:t+"/language"}],!1
var o=n===i}else o=!0
if(o){if(e(r,"length")){const e=i
s(r.length,{instancePath:t+"/length"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"sha256")){let e=r.sha256
const n=i
if("string"!=typeof e&&null!==e)return X.errors=[{instancePath:t+"/sha256"}],!1
o=n===i}else o=!0}}}return X.errors=n,0===i}function Y(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Y.errors=[{instancePath:t}],!1
{let s
if(!e(r,"module")&&(s="module")||!e(r,"name")&&(s="name")||!e(r,"local")&&(s="local"))return Y.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(e(r,"module")){const e=0
if("string"!=typeof r.module)return Y.errors=[{instancePath:t+"/module"}],!1
var n=0===e}else n=!0
if(n){if(e(r,"name")){const e=0
if("string"!=typeof r.name)return Y.errors=[{instancePath:t+"/name"}],!1
n=0===e}else n=!0
if(n){if(e(r,"local")){const e=0
if("string"!=typeof r.local)return Y.errors=[{instancePath:t+"/local"}],!1
n=0===e}else n=!0
if(n)if(e(r,"reach")){let e=r.reach
const s=0
if("import"!==e&&"file"!==e&&"inner"!==e)return Y.errors=[{instancePath:t+"/reach"}],!1
n=0===s}else n=!0}}}return Y.errors=null,!0}function Z(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Z.errors=[{instancePath:t}],!1
{let f
if(!e(r,"range")&&(f="range")||!e(r,"calleeRange")&&(f="calleeRange")||!e(r,"calleeText")&&(f="calleeText")||!e(r,"receiverText")&&(f="receiverText")||!e(r,"argumentTexts")&&(f="argumentTexts")||!e(r,"argumentRanges")&&(f="argumentRanges")||!e(r,"hasSpread")&&(f="hasSpread")||!e(r,"isPromisified")&&(f="isPromisified")||!e(r,"isAwaited")&&(f="isAwaited")||!e(r,"isChained")&&(f="isChained")||!e(r,"isUnterminated")&&(f="isUnterminated")||!e(r,"isUpdated")&&(f="isUpdated")||!e(r,"isNew")&&(f="isNew")||!e(r,"ordinal")&&(f="ordinal")||!e(r,"within")&&(f="within")||!e(r,"module")&&(f="module")||!e(r,"file")&&(f="file")||!e(r,"imported")&&(f="imported")||!e(r,"taken")&&(f="taken"))return Z.errors=[{instancePath:t,params:{missingProperty:f}}],!1
if(e(r,"range")){const e=i
w(r.range,{instancePath:t+"/range"})||(n=null===n?w.errors:n.concat(w.errors),i=n.length)
var o=e===i}else o=!0
if(o){if(e(r,"calleeRange")){const e=i
w(r.calleeRange,{instancePath:t+"/calleeRange"})||(n=null===n?w.errors:n.concat(w.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"calleeText")){let e=r.calleeText
const n=i
if("string"!=typeof e&&null!==e)return Z.errors=[{instancePath:t+"/calleeText"}],!1
o=n===i}else o=!0
if(o){if(e(r,"receiverText")){let e=r.receiverText
const n=i
if("string"!=typeof e&&null!==e)return Z.errors=[{instancePath:t+"/receiverText"}],!1
o=n===i}else o=!0
if(o){if(e(r,"argumentTexts")){let e=r.argumentTexts
const n=i
if(i===n){if(!Array.isArray(e))return Z.errors=[{instancePath:t+"/argumentTexts"}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const s=i
if("string"!=typeof r&&null!==r)return Z.errors=[{instancePath:t+"/argumentTexts/"+n}],!1
if(!(s===i))break}}}o=n===i}else o=!0
if(o){if(e(r,"argumentRanges")){let e=r.argumentRanges
const s=i
if(i===s){if(!Array.isArray(e))return Z.errors=[{instancePath:t+"/argumentRanges"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(w(e[s],{instancePath:t+"/argumentRanges/"+s})||(n=null===n?w.errors:n.concat(w.errors),i=n.length),!(r===i))break}}}o=s===i}else o=!0
if(o){if(e(r,"areConstant")){let e=r.areConstant
const n=i
if(i===n){if(!Array.isArray(e))return Z.errors=[{instancePath:t+"/areConstant"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("boolean"!=typeof e[n])return Z.errors=[{instancePath:t+"/areConstant/"+n}],!1
if(!(r===i))break}}}o=n===i}else o=!0
if(o){if(e(r,"areSetOnce")){let e=r.areSetOnce
const n=i
if(i===n){if(!Array.isArray(e))return Z.errors=[{instancePath:t+"/areSetOnce"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("boolean"!=typeof e[n])return Z.errors=[{instancePath:t+"/areSetOnce/"+n}],!1
if(!(r===i))break}}}o=n===i}else o=!0
if(o){if(e(r,"given")){let n=r.given
const s=i
if(i===s){if(!n||"object"!=typeof n||Array.isArray(n))return Z.errors=[{instancePath:t+"/given"}],!1
{let r
if(!e(n,"by")&&(r="by")||!e(n,"areSetOnce")&&(r="areSetOnce"))return Z.errors=[{instancePath:t+"/given",params:{missingProperty:r}}],!1
if(e(n,"by")){const e=i
if("string"!=typeof n.by)return Z.errors=[{instancePath:t+"/given/by"}],!1
var a=e===i}else a=!0
if(a)if(e(n,"areSetOnce")){let e=n.areSetOnce
const r=i
if(i===r){if(!Array.isArray(e))return Z.errors=[{instancePath:t+"/given/areSetOnce"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("boolean"!=typeof e[n])return Z.errors=[{instancePath:t+"/given/areSetOnce/"+n}],!1
if(!(r===i))break}}}a=r===i}else a=!0}}o=s===i}else o=!0
if(o){if(e(r,"inputs")){const e=i
s(r.inputs,{instancePath:t+"/inputs"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"hasVariant")){const e=i
if("boolean"!=typeof r.hasVariant)return Z.errors=[{instancePath:t+"/hasVariant"}],!1
o=e===i}else o=!0
if(o){if(e(r,"argumentForms")){let e=r.argumentForms
const s=i
if(i===s){if(!Array.isArray(e))return Z.errors=[{instancePath:t+"/argumentForms"}],!1
{const r=e.length
for(let s=0;s<r;s++){let r=e[s]
const o=i,a=i
let c=!1
const f=i
Q(r,{instancePath:t+"/argumentForms/"+s})||(n=null===n?Q.errors:n.concat(Q.errors),i=n.length)
var l=f===i
if(c=c||l,!c){const e=i
if(null!==r){const e={instancePath:t+"/argumentForms/"+s}
null===n?n=[e]:n.push(e),i++}l=e===i
c=c||l}if(!c){const e={instancePath:t+"/argumentForms/"+s}
return null===n?n=[e]:n.push(e),i++,Z.errors=n,!1}if(i=a,null!==n&&(a?n.length=a:n=null),!(o===i))break}}}o=s===i}else o=!0
if(o){if(e(r,"optionLiterals")){let e=r.optionLiterals
const s=i
if(i===s){if(!Array.isArray(e))return Z.errors=[{instancePath:t+"/optionLiterals"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(G(e[s],{instancePath:t+"/optionLiterals/"+s})||(n=null===n?G.errors:n.concat(G.errors),i=n.length),!(r===i))break}}}o=s===i}else o=!0
if(o){if(e(r,"hasSpread")){const e=i
if("boolean"!=typeof r.hasSpread)return Z.errors=[{instancePath:t+"/hasSpread"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isPromisified")){const e=i
if("boolean"!=typeof r.isPromisified)return Z.errors=[{instancePath:t+"/isPromisified"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isAwaited")){const e=i
if("boolean"!=typeof r.isAwaited)return Z.errors=[{instancePath:t+"/isAwaited"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isChained")){const e=i
if("boolean"!=typeof r.isChained)return Z.errors=[{instancePath:t+"/isChained"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isUnterminated")){const e=i
if("boolean"!=typeof r.isUnterminated)return Z.errors=[{instancePath:t+"/isUnterminated"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isUpdated")){const e=i
if("boolean"!=typeof r.isUpdated)return Z.errors=[{instancePath:t+"/isUpdated"}],!1
o=e===i}else o=!0
if(o){if(e(r,"listensLater")){const e=i
if("boolean"!=typeof r.listensLater)return Z.errors=[{instancePath:t+"/listensLater"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isSmallPiece")){const e=i
if("boolean"!=typeof r.isSmallPiece)return Z.errors=[{instancePath:t+"/isSmallPiece"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isPolled")){const e=i
if("boolean"!=typeof r.isPolled)return Z.errors=[{instancePath:t+"/isPolled"}],!1
o=e===i}else o=!0
if(o){if(e(r,"ownsReceiver")){const e=i
if("boolean"!=typeof r.ownsReceiver)return Z.errors=[{instancePath:t+"/ownsReceiver"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isNew")){const e=i
if("boolean"!=typeof r.isNew)return Z.errors=[{instancePath:t+"/isNew"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isEnded")){const e=i
if("boolean"!=typeof r.isEnded)return Z.errors=[{instancePath:t+"/isEnded"}],!1
o=e===i}else o=!0
if(o){if(e(r,"renegotiates")){const e=i
if("boolean"!=typeof r.renegotiates)return Z.errors=[{instancePath:t+"/renegotiates"}],!1
o=e===i}else o=!0
if(o){if(e(r,"inspectsPeer")){const e=i
if("boolean"!=typeof r.inspectsPeer)return Z.errors=[{instancePath:t+"/inspectsPeer"}],!1
o=e===i}else o=!0
if(o){if(e(r,"watchesSockets")){const e=i
if("boolean"!=typeof r.watchesSockets)return Z.errors=[{instancePath:t+"/watchesSockets"}],!1
o=e===i}else o=!0
if(o){if(e(r,"takesSession")){const e=i
if("boolean"!=typeof r.takesSession)return Z.errors=[{instancePath:t+"/takesSession"}],!1
o=e===i}else o=!0
if(o){if(e(r,"ordinal")){const e=i
s(r.ordinal,{instancePath:t+"/ordinal"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"within")){const e=i
J(r.within,{instancePath:t+"/within"})||(n=null===n?J.errors:n.concat(J.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"module")){let e=r.module
const n=i
if("esm"!==e&&"cjs"!==e)return Z.errors=[{instancePath:t+"/module"}],!1
o=n===i}else o=!0
if(o){if(e(r,"file")){const e=i
X(r.file,{instancePath:t+"/file"})||(n=null===n?X.errors:n.concat(X.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"imported")){let e=r.imported
const s=i,a=i
let l=!1
const f=i
Y(e,{instancePath:t+"/imported"})||(n=null===n?Y.errors:n.concat(Y.errors),i=n.length)
var c=f===i
if(l=l||c,!l){const r=i
if(null!==e){const e={instancePath:t+"/imported"}
null===n?n=[e]:n.push(e),i++}c=r===i
l=l||c}if(!l){const e={instancePath:t+"/imported"}
return null===n?n=[e]:n.push(e),i++,Z.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
o=s===i}else o=!0
if(o)if(e(r,"taken")){let e=r.taken
const n=i
if(i===n){if(!Array.isArray(e))return Z.errors=[{instancePath:t+"/taken"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("string"!=typeof e[n])return Z.errors=[{instancePath:t+"/taken/"+n}],!1
if(!(r===i))break}}}o=n===i}else o=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return Z.errors=n,0===i}function _(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return _.errors=[{instancePath:t}],!1
{let f
if(!e(r,"callee")&&(f="callee")||!e(r,"args")&&(f="args")||!e(r,"options")&&(f="options")||!e(r,"origin")&&(f="origin")||!e(r,"excerpt")&&(f="excerpt")||!e(r,"excerptLine")&&(f="excerptLine")||!e(r,"line")&&(f="line"))return _.errors=[{instancePath:t,params:{missingProperty:f}}],!1
if(e(r,"callee")){const e=i
if("string"!=typeof r.callee)return _.errors=[{instancePath:t+"/callee"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"args")){let e=r.args
const n=i
if(i===n){if(!Array.isArray(e))return _.errors=[{instancePath:t+"/args"}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const s=i
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r)return _.errors=[{instancePath:t+"/args/"+n}],!1
if(!(s===i))break}}}o=n===i}else o=!0
if(o){if(e(r,"options")){let e=r.options
const n=i
if(i===n){if(!e||"object"!=typeof e||Array.isArray(e))return _.errors=[{instancePath:t+"/options"}],!1
for(const r of Object.keys(e)){let n=e[r]
const s=i
if("string"!=typeof n&&("number"!=typeof n||!isFinite(n)))return _.errors=[{instancePath:t+"/options/"+r.replace(/~/g,"~0").replace(/\//g,"~1")}],!1
if(!(s===i))break}}o=n===i}else o=!0
if(o){if(e(r,"argOptions")){let e=r.argOptions
const n=i
if(i===n){if(!Array.isArray(e))return _.errors=[{instancePath:t+"/argOptions"}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const s=i
if((!r||"object"!=typeof r||Array.isArray(r))&&null!==r)return _.errors=[{instancePath:t+"/argOptions/"+n}],!1
if(i===s&&r&&"object"==typeof r&&!Array.isArray(r))for(const e of Object.keys(r)){let s=r[e]
const o=i
if("string"!=typeof s&&("number"!=typeof s||!isFinite(s)))return _.errors=[{instancePath:t+"/argOptions/"+n+"/"+e.replace(/~/g,"~0").replace(/\//g,"~1")}],!1
if(!(o===i))break}if(!(s===i))break}}}o=n===i}else o=!0
if(o){if(e(r,"argOrigins")){let e=r.argOrigins
const s=i
if(i===s){if(!Array.isArray(e))return _.errors=[{instancePath:t+"/argOrigins"}],!1
{const r=e.length
for(let s=0;s<r;s++){let r=e[s]
const o=i,l=i
let c=!1
const f=i
K(r,{instancePath:t+"/argOrigins/"+s})||(n=null===n?K.errors:n.concat(K.errors),i=n.length)
var a=f===i
if(c=c||a,!c){const e=i
if(null!==r){const e={instancePath:t+"/argOrigins/"+s}
null===n?n=[e]:n.push(e),i++}a=e===i
c=c||a}if(!c){const e={instancePath:t+"/argOrigins/"+s}
return null===n?n=[e]:n.push(e),i++,_.errors=n,!1}if(i=l,null!==n&&(l?n.length=l:n=null),!(o===i))break}}}o=s===i}else o=!0
if(o){if(e(r,"origin")){let e=r.origin
const s=i,a=i
let c=!1
const f=i
K(e,{instancePath:t+"/origin"})||(n=null===n?K.errors:n.concat(K.errors),i=n.length)
var l=f===i
if(c=c||l,!c){const r=i
if(null!==e){const e={instancePath:t+"/origin"}
null===n?n=[e]:n.push(e),i++}l=r===i
c=c||l}if(!c){const e={instancePath:t+"/origin"}
return null===n?n=[e]:n.push(e),i++,_.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
o=s===i}else o=!0
if(o){if(e(r,"excerpt")){let e=r.excerpt
const n=i
if(i===n){if(!Array.isArray(e))return _.errors=[{instancePath:t+"/excerpt"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("string"!=typeof e[n])return _.errors=[{instancePath:t+"/excerpt/"+n}],!1
if(!(r===i))break}}}o=n===i}else o=!0
if(o){if(e(r,"excerptLine")){const e=i
s(r.excerptLine,{instancePath:t+"/excerptLine"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"column")){const e=i
s(r.column,{instancePath:t+"/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"file")){const e=i
if("string"!=typeof r.file)return _.errors=[{instancePath:t+"/file"}],!1
o=e===i}else o=!0
if(o){if(e(r,"allows")){let e=r.allows
const s=i
if(i===s){if(!Array.isArray(e))return _.errors=[{instancePath:t+"/allows"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(k(e[s],{instancePath:t+"/allows/"+s})||(n=null===n?k.errors:n.concat(k.errors),i=n.length),!(r===i))break}}}o=s===i}else o=!0
if(o)if(e(r,"syntax")){let e=r.syntax
const s=i,a=i
let l=!1
const f=i
Z(e,{instancePath:t+"/syntax"})||(n=null===n?Z.errors:n.concat(Z.errors),i=n.length)
var c=f===i
if(l=l||c,!l){const r=i
if(null!==e){const e={instancePath:t+"/syntax"}
null===n?n=[e]:n.push(e),i++}c=r===i
l=l||c}if(!l){const e={instancePath:t+"/syntax"}
return null===n?n=[e]:n.push(e),i++,_.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
o=s===i}else o=!0}}}}}}}}}}}}}return _.errors=n,0===i}function ee(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return ee.errors=[{instancePath:t}],!1
{let f
if(!e(r,"id")&&(f="id")||!e(r,"file")&&(f="file")||!e(r,"line")&&(f="line")||!e(r,"column")&&(f="column")||!e(r,"function")&&(f="function")||!e(r,"count")&&(f="count")||!e(r,"isAsync")&&(f="isAsync"))return ee.errors=[{instancePath:t,params:{missingProperty:f}}],!1
if(e(r,"id")){const e=i
if("string"!=typeof r.id)return ee.errors=[{instancePath:t+"/id"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"file")){const e=i
if("string"!=typeof r.file)return ee.errors=[{instancePath:t+"/file"}],!1
o=e===i}else o=!0
if(o){if(e(r,"line")){let e=r.line
const l=i,c=i
let f=!1
const u=i
s(e,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var a=u===i
if(f=f||a,!f){const r=i
if(null!==e){const e={instancePath:t+"/line"}
null===n?n=[e]:n.push(e),i++}a=r===i
f=f||a}if(!f){const e={instancePath:t+"/line"}
return null===n?n=[e]:n.push(e),i++,ee.errors=n,!1}i=c,null!==n&&(c?n.length=c:n=null)
o=l===i}else o=!0
if(o){if(e(r,"column")){let e=r.column
const a=i,c=i
let f=!1
const u=i
s(e,{instancePath:t+"/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=u===i
if(f=f||l,!f){const r=i
if(null!==e){const e={instancePath:t+"/column"}
null===n?n=[e]:n.push(e),i++}l=r===i
f=f||l}if(!f){const e={instancePath:t+"/column"}
return null===n?n=[e]:n.push(e),i++,ee.errors=n,!1}i=c,null!==n&&(c?n.length=c:n=null)
o=a===i}else o=!0
if(o){if(e(r,"function")){const e=i
if("string"!=typeof r.function)return ee.errors=[{instancePath:t+"/function"}],!1
o=e===i}else o=!0
if(o){if(e(r,"count")){const e=i
s(r.count,{instancePath:t+"/count"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"isAsync")){const e=i
if("boolean"!=typeof r.isAsync)return ee.errors=[{instancePath:t+"/isAsync"}],!1
o=e===i}else o=!0
if(o){if(e(r,"isFirstUse")){const e=i
if("boolean"!=typeof r.isFirstUse)return ee.errors=[{instancePath:t+"/isFirstUse"}],!1
o=e===i}else o=!0
if(o){if(e(r,"caBytes")){const e=i
s(r.caBytes,{instancePath:t+"/caBytes"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"generated")){const e=i
A(r.generated,{instancePath:t+"/generated"})||(n=null===n?A.errors:n.concat(A.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"call")){let e=r.call
const s=i,a=i
let l=!1
const f=i
_(e,{instancePath:t+"/call"})||(n=null===n?_.errors:n.concat(_.errors),i=n.length)
var c=f===i
if(l=l||c,!l){const r=i
if(null!==e){const e={instancePath:t+"/call"}
null===n?n=[e]:n.push(e),i++}c=r===i
l=l||c}if(!l){const e={instancePath:t+"/call"}
return null===n?n=[e]:n.push(e),i++,ee.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
o=s===i}else o=!0}}}}}}}}}}}return ee.errors=n,0===i}function re(r,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return re.errors=[{instancePath:n}],!1
{let p
if(void 0===r.by&&(r.by=""),void 0===r.agentsUsedOnce&&(r.agentsUsedOnce=0),void 0===r.unplaced&&(r.unplaced=0),!e(r,"role")&&(p="role")||!e(r,"host")&&(p="host")||!e(r,"port")&&(p="port")||!e(r,"handshakes")&&(p="handshakes")||!e(r,"full")&&(p="full")||!e(r,"resumed")&&(p="resumed")||!e(r,"overlapped")&&(p="overlapped")||!e(r,"requests")&&(p="requests")||!e(r,"reusedRequests")&&(p="reusedRequests")||!e(r,"agents")&&(p="agents")||!e(r,"protocol")&&(p="protocol")||!e(r,"cipher")&&(p="cipher")||!e(r,"group")&&(p="group")||!e(r,"alpn")&&(p="alpn")||!e(r,"certificate")&&(p="certificate")||!e(r,"bytesIn")&&(p="bytesIn")||!e(r,"bytesOut")&&(p="bytesOut")||!e(r,"helloBytesOut")&&(p="helloBytesOut")||!e(r,"p50Ms")&&(p="p50Ms")||!e(r,"p95Ms")&&(p="p95Ms")||!e(r,"mostOpen")&&(p="mostOpen")||!e(r,"lifeP50Ms")&&(p="lifeP50Ms")||!e(r,"package")&&(p="package")||!e(r,"choices")&&(p="choices")||!e(r,"callSites")&&(p="callSites")||!e(r,"agentSites")&&(p="agentSites"))return re.errors=[{instancePath:n,params:{missingProperty:p}}],!1
if(e(r,"role")){let e=r.role
const t=o
if("client"!==e&&"server"!==e)return re.errors=[{instancePath:n+"/role"}],!1
var a=t===o}else a=!0
if(a){if(e(r,"host")){const e=o
if("string"!=typeof r.host)return re.errors=[{instancePath:n+"/host"}],!1
a=e===o}else a=!0
if(a){if(e(r,"port")){const e=o
s(r.port,{instancePath:n+"/port"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){let p=r.by
const P=o
if("agent"!==p&&""!==p)return re.errors=[{instancePath:n+"/by"}],!1
if(a=P===o){if(e(r,"handshakes")){const e=o
s(r.handshakes,{instancePath:n+"/handshakes"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"full")){const e=o
s(r.full,{instancePath:n+"/full"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"resumed")){const e=o
s(r.resumed,{instancePath:n+"/resumed"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"overlapped")){const e=o
s(r.overlapped,{instancePath:n+"/overlapped"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"requests")){const e=o
s(r.requests,{instancePath:n+"/requests"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"reusedRequests")){const e=o
s(r.reusedRequests,{instancePath:n+"/reusedRequests"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"agents")){const e=o
s(r.agents,{instancePath:n+"/agents"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){const p=o
if(s(r.agentsUsedOnce,{instancePath:n+"/agentsUsedOnce"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length),a=p===o){if(e(r,"protocol")){const e=o
N(r.protocol,{instancePath:n+"/protocol"})||(i=null===i?N.errors:i.concat(N.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"cipher")){const e=o
N(r.cipher,{instancePath:n+"/cipher"})||(i=null===i?N.errors:i.concat(N.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"group")){const e=o
N(r.group,{instancePath:n+"/group"})||(i=null===i?N.errors:i.concat(N.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"alpn")){const e=o
N(r.alpn,{instancePath:n+"/alpn"})||(i=null===i?N.errors:i.concat(N.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"certificate")){let e=r.certificate
const t=o,s=o
let c=!1
const f=o
W(e,{instancePath:n+"/certificate"})||(i=null===i?W.errors:i.concat(W.errors),o=i.length)
var l=f===o
if(c=c||l,!c){const r=o
if(null!==e){const e={instancePath:n+"/certificate"}
null===i?i=[e]:i.push(e),o++}l=r===o
c=c||l}if(!c){const e={instancePath:n+"/certificate"}
return null===i?i=[e]:i.push(e),o++,re.errors=i,!1}o=s,null!==i&&(s?i.length=s:i=null)
a=t===o}else a=!0
if(a){if(e(r,"bytesIn")){const e=o
s(r.bytesIn,{instancePath:n+"/bytesIn"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"bytesOut")){const e=o
s(r.bytesOut,{instancePath:n+"/bytesOut"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"helloBytesOut")){let e=r.helloBytesOut
const t=o,l=o
let f=!1
const u=o
s(e,{instancePath:n+"/helloBytesOut"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var c=u===o
if(f=f||c,!f){const r=o
if(null!==e){const e={instancePath:n+"/helloBytesOut"}
null===i?i=[e]:i.push(e),o++}c=r===o
f=f||c}if(!f){const e={instancePath:n+"/helloBytesOut"}
return null===i?i=[e]:i.push(e),o++,re.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=t===o}else a=!0
if(a){if(e(r,"p50Ms")){let e=r.p50Ms
const s=o,l=o
let c=!1
const u=o
t(e,{instancePath:n+"/p50Ms"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
var f=u===o
if(c=c||f,!c){const r=o
if(null!==e){const e={instancePath:n+"/p50Ms"}
null===i?i=[e]:i.push(e),o++}f=r===o
c=c||f}if(!c){const e={instancePath:n+"/p50Ms"}
return null===i?i=[e]:i.push(e),o++,re.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=s===o}else a=!0
if(a){if(e(r,"p95Ms")){let e=r.p95Ms
const s=o,l=o
let c=!1
const f=o
t(e,{instancePath:n+"/p95Ms"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
var u=f===o
if(c=c||u,!c){const r=o
if(null!==e){const e={instancePath:n+"/p95Ms"}
null===i?i=[e]:i.push(e),o++}u=r===o
c=c||u}if(!c){const e={instancePath:n+"/p95Ms"}
return null===i?i=[e]:i.push(e),o++,re.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=s===o}else a=!0
if(a){if(e(r,"mostOpen")){const e=o
s(r.mostOpen,{instancePath:n+"/mostOpen"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"lifeP50Ms")){let e=r.lifeP50Ms
const s=o,l=o
let c=!1
const f=o
t(e,{instancePath:n+"/lifeP50Ms"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
var h=f===o
if(c=c||h,!c){const r=o
if(null!==e){const e={instancePath:n+"/lifeP50Ms"}
null===i?i=[e]:i.push(e),o++}h=r===o
c=c||h}if(!c){const e={instancePath:n+"/lifeP50Ms"}
return null===i?i=[e]:i.push(e),o++,re.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=s===o}else a=!0
if(a){if(e(r,"package")){const e=o
if("string"!=typeof r.package)return re.errors=[{instancePath:n+"/package"}],!1
a=e===o}else a=!0
if(a){if(e(r,"choices")){const e=o
V(r.choices,{instancePath:n+"/choices"})||(i=null===i?V.errors:i.concat(V.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"callSites")){let e=r.callSites
const t=o
if(o===t){if(!Array.isArray(e))return re.errors=[{instancePath:n+"/callSites"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(ee(e[t],{instancePath:n+"/callSites/"+t})||(i=null===i?ee.errors:i.concat(ee.errors),o=i.length),!(r===o))break}}}a=t===o}else a=!0
if(a){const t=o
if(s(r.unplaced,{instancePath:n+"/unplaced"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length),a=t===o)if(e(r,"agentSites")){let e=r.agentSites
const t=o
if(o===t){if(!Array.isArray(e))return re.errors=[{instancePath:n+"/agentSites"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(ee(e[t],{instancePath:n+"/agentSites/"+t})||(i=null===i?ee.errors:i.concat(ee.errors),o=i.length),!(r===o))break}}}a=t===o}else a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return re.errors=i,0===o}function te(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return te.errors=[{instancePath:t}],!1
{let a
if(void 0===r.unplaced&&(r.unplaced=0),!e(r,"created")&&(a="created")||!e(r,"withCa")&&(a="withCa")||!e(r,"caBytes")&&(a="caBytes")||!e(r,"callSites")&&(a="callSites"))return te.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"created")){const e=i
s(r.created,{instancePath:t+"/created"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o){if(e(r,"withCa")){const e=i
s(r.withCa,{instancePath:t+"/withCa"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"caBytes")){const e=i
s(r.caBytes,{instancePath:t+"/caBytes"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"callSites")){let e=r.callSites
const s=i
if(i===s){if(!Array.isArray(e))return te.errors=[{instancePath:t+"/callSites"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(ee(e[s],{instancePath:t+"/callSites/"+s})||(n=null===n?ee.errors:n.concat(ee.errors),i=n.length),!(r===i))break}}}o=s===i}else o=!0
if(o){const e=i
s(r.unplaced,{instancePath:t+"/unplaced"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}}}}}}return te.errors=n,0===i}function ne(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return ne.errors=[{instancePath:t}],!1
{let l
if(!e(r,"ticks")&&(l="ticks")||!e(r,"share")&&(l="share")||!e(r,"range")&&(l="range")||!e(r,"keyExchangeTicks")&&(l="keyExchangeTicks")||!e(r,"certificateTicks")&&(l="certificateTicks")||!e(r,"contextTicks")&&(l="contextTicks")||!e(r,"bytesTicks")&&(l="bytesTicks")||!e(r,"otherTicks")&&(l="otherTicks")||!e(r,"inferredTicks")&&(l="inferredTicks")||!e(r,"untiedTicks")&&(l="untiedTicks"))return ne.errors=[{instancePath:t,params:{missingProperty:l}}],!1
if(e(r,"ticks")){const e=i
s(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o){if(e(r,"share")){const e=i
h(r.share,{instancePath:t+"/share"})||(n=null===n?h.errors:n.concat(h.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"range")){const e=i
p(r.range,{instancePath:t+"/range"})||(n=null===n?p.errors:n.concat(p.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"cpuShare")){let e=r.cpuShare
const s=i,l=i
let c=!1
const f=i
h(e,{instancePath:t+"/cpuShare"})||(n=null===n?h.errors:n.concat(h.errors),i=n.length)
var a=f===i
if(c=c||a,!c){const r=i
if(null!==e){const e={instancePath:t+"/cpuShare"}
null===n?n=[e]:n.push(e),i++}a=r===i
c=c||a}if(!c){const e={instancePath:t+"/cpuShare"}
return null===n?n=[e]:n.push(e),i++,ne.errors=n,!1}i=l,null!==n&&(l?n.length=l:n=null)
o=s===i}else o=!0
if(o){if(e(r,"keyExchangeTicks")){const e=i
s(r.keyExchangeTicks,{instancePath:t+"/keyExchangeTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"certificateTicks")){const e=i
s(r.certificateTicks,{instancePath:t+"/certificateTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"contextTicks")){const e=i
s(r.contextTicks,{instancePath:t+"/contextTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"bytesTicks")){const e=i
s(r.bytesTicks,{instancePath:t+"/bytesTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"otherTicks")){const e=i
s(r.otherTicks,{instancePath:t+"/otherTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"inferredTicks")){const e=i
s(r.inferredTicks,{instancePath:t+"/inferredTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"untiedTicks")){const e=i
s(r.untiedTicks,{instancePath:t+"/untiedTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}}}}}}}}}}return ne.errors=n,0===i}function se(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return se.errors=[{instancePath:t}],!1
{let a
if(!e(r,"peers")&&(a="peers")||!e(r,"contexts")&&(a="contexts")||!e(r,"cost")&&(a="cost")||!e(r,"complete")&&(a="complete"))return se.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"peers")){let e=r.peers
const o=s
if(s===o){if(!Array.isArray(e))return se.errors=[{instancePath:t+"/peers"}],!1
{const r=e.length
for(let i=0;i<r;i++){const r=s
if(re(e[i],{instancePath:t+"/peers/"+i})||(n=null===n?re.errors:n.concat(re.errors),s=n.length),!(r===s))break}}}var i=o===s}else i=!0
if(i){if(e(r,"contexts")){const e=s
te(r.contexts,{instancePath:t+"/contexts"})||(n=null===n?te.errors:n.concat(te.errors),s=n.length)
i=e===s}else i=!0
if(i){if(e(r,"cost")){let e=r.cost
const a=s,l=s
let c=!1
const f=s
ne(e,{instancePath:t+"/cost"})||(n=null===n?ne.errors:n.concat(ne.errors),s=n.length)
var o=f===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/cost"}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/cost"}
return null===n?n=[e]:n.push(e),s++,se.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
i=a===s}else i=!0
if(i)if(e(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return se.errors=[{instancePath:t+"/complete"}],!1
i=e===s}else i=!0}}}}return se.errors=n,0===s}function ie(r,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return ie.errors=[{instancePath:n}],!1
{let p
if(!e(r,"id")&&(p="id")||!e(r,"file")&&(p="file")||!e(r,"line")&&(p="line")||!e(r,"column")&&(p="column")||!e(r,"function")&&(p="function")||!e(r,"isAsync")&&(p="isAsync")||!e(r,"package")&&(p="package")||!e(r,"job")&&(p="job")||!e(r,"jobs")&&(p="jobs")||!e(r,"maxInFlight")&&(p="maxInFlight")||!e(r,"waitP95Ms")&&(p="waitP95Ms")||!e(r,"runP50Ms")&&(p="runP50Ms"))return ie.errors=[{instancePath:n,params:{missingProperty:p}}],!1
if(e(r,"id")){const e=o
if("string"!=typeof r.id)return ie.errors=[{instancePath:n+"/id"}],!1
var a=e===o}else a=!0
if(a){if(e(r,"file")){const e=o
if("string"!=typeof r.file)return ie.errors=[{instancePath:n+"/file"}],!1
a=e===o}else a=!0
if(a){if(e(r,"line")){let e=r.line
const t=o,c=o
let f=!1
const u=o
s(e,{instancePath:n+"/line"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var l=u===o
if(f=f||l,!f){const r=o
if(null!==e){const e={instancePath:n+"/line"}
null===i?i=[e]:i.push(e),o++}l=r===o
f=f||l}if(!f){const e={instancePath:n+"/line"}
return null===i?i=[e]:i.push(e),o++,ie.errors=i,!1}o=c,null!==i&&(c?i.length=c:i=null)
a=t===o}else a=!0
if(a){if(e(r,"column")){let e=r.column
const t=o,l=o
let f=!1
const u=o
s(e,{instancePath:n+"/column"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var c=u===o
if(f=f||c,!f){const r=o
if(null!==e){const e={instancePath:n+"/column"}
null===i?i=[e]:i.push(e),o++}c=r===o
f=f||c}if(!f){const e={instancePath:n+"/column"}
return null===i?i=[e]:i.push(e),o++,ie.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=t===o}else a=!0
if(a){if(e(r,"function")){const e=o
if("string"!=typeof r.function)return ie.errors=[{instancePath:n+"/function"}],!1
a=e===o}else a=!0
if(a){if(e(r,"isAsync")){const e=o
if("boolean"!=typeof r.isAsync)return ie.errors=[{instancePath:n+"/isAsync"}],!1
a=e===o}else a=!0
if(a){if(e(r,"package")){const e=o
if("string"!=typeof r.package)return ie.errors=[{instancePath:n+"/package"}],!1
a=e===o}else a=!0
if(a){if(e(r,"job")){const e=o
if("string"!=typeof r.job)return ie.errors=[{instancePath:n+"/job"}],!1
a=e===o}else a=!0
if(a){if(e(r,"called")){const e=o
if("string"!=typeof r.called)return ie.errors=[{instancePath:n+"/called"}],!1
a=e===o}else a=!0
if(a){if(e(r,"jobs")){const e=o
s(r.jobs,{instancePath:n+"/jobs"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"maxInFlight")){const e=o
s(r.maxInFlight,{instancePath:n+"/maxInFlight"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"waitP95Ms")){let e=r.waitP95Ms
const s=o,l=o
let c=!1
const u=o
t(e,{instancePath:n+"/waitP95Ms"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
var f=u===o
if(c=c||f,!c){const r=o
if(null!==e){const e={instancePath:n+"/waitP95Ms"}
null===i?i=[e]:i.push(e),o++}f=r===o
c=c||f}if(!c){const e={instancePath:n+"/waitP95Ms"}
return null===i?i=[e]:i.push(e),o++,ie.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=s===o}else a=!0
if(a){if(e(r,"runP50Ms")){let e=r.runP50Ms
const s=o,l=o
let c=!1
const f=o
t(e,{instancePath:n+"/runP50Ms"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
var u=f===o
if(c=c||u,!c){const r=o
if(null!==e){const e={instancePath:n+"/runP50Ms"}
null===i?i=[e]:i.push(e),o++}u=r===o
c=c||u}if(!c){const e={instancePath:n+"/runP50Ms"}
return null===i?i=[e]:i.push(e),o++,ie.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=s===o}else a=!0
if(a){if(e(r,"generated")){const e=o
A(r.generated,{instancePath:n+"/generated"})||(i=null===i?A.errors:i.concat(A.errors),o=i.length)
a=e===o}else a=!0
if(a)if(e(r,"call")){let e=r.call
const t=o,s=o
let l=!1
const c=o
_(e,{instancePath:n+"/call"})||(i=null===i?_.errors:i.concat(_.errors),o=i.length)
var h=c===o
if(l=l||h,!l){const r=o
if(null!==e){const e={instancePath:n+"/call"}
null===i?i=[e]:i.push(e),o++}h=r===o
l=l||h}if(!l){const e={instancePath:n+"/call"}
return null===i?i=[e]:i.push(e),o++,ie.errors=i,!1}o=s,null!==i&&(s?i.length=s:i=null)
a=t===o}else a=!0}}}}}}}}}}}}}}}return ie.errors=i,0===o}function oe(r,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return oe.errors=[{instancePath:n}],!1
{let h
if(!e(r,"size")&&(h="size")||!e(r,"jobs")&&(h="jobs")||!e(r,"maxInFlight")&&(h="maxInFlight")||!e(r,"waitP95Ms")&&(h="waitP95Ms")||!e(r,"runP50Ms")&&(h="runP50Ms")||!e(r,"cpuMs")&&(h="cpuMs")||!e(r,"runQueueWaitMs")&&(h="runQueueWaitMs")||!e(r,"callSites")&&(h="callSites")||!e(r,"complete")&&(h="complete"))return oe.errors=[{instancePath:n,params:{missingProperty:h}}],!1
if(e(r,"size")){const e=o
s(r.size,{instancePath:n+"/size"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var a=e===o}else a=!0
if(a){if(e(r,"jobs")){const e=o
s(r.jobs,{instancePath:n+"/jobs"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"maxInFlight")){const e=o
s(r.maxInFlight,{instancePath:n+"/maxInFlight"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"waitP95Ms")){let e=r.waitP95Ms
const s=o,c=o
let f=!1
const u=o
t(e,{instancePath:n+"/waitP95Ms"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
var l=u===o
if(f=f||l,!f){const r=o
if(null!==e){const e={instancePath:n+"/waitP95Ms"}
null===i?i=[e]:i.push(e),o++}l=r===o
f=f||l}if(!f){const e={instancePath:n+"/waitP95Ms"}
return null===i?i=[e]:i.push(e),o++,oe.errors=i,!1}o=c,null!==i&&(c?i.length=c:i=null)
a=s===o}else a=!0
if(a){if(e(r,"runP50Ms")){let e=r.runP50Ms
const s=o,l=o
let f=!1
const u=o
t(e,{instancePath:n+"/runP50Ms"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
var c=u===o
if(f=f||c,!f){const r=o
if(null!==e){const e={instancePath:n+"/runP50Ms"}
null===i?i=[e]:i.push(e),o++}c=r===o
f=f||c}if(!f){const e={instancePath:n+"/runP50Ms"}
return null===i?i=[e]:i.push(e),o++,oe.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=s===o}else a=!0
if(a){if(e(r,"cpuMs")){let e=r.cpuMs
const s=o,l=o
let c=!1
const u=o
t(e,{instancePath:n+"/cpuMs"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
var f=u===o
if(c=c||f,!c){const r=o
if(null!==e){const e={instancePath:n+"/cpuMs"}
null===i?i=[e]:i.push(e),o++}f=r===o
c=c||f}if(!c){const e={instancePath:n+"/cpuMs"}
return null===i?i=[e]:i.push(e),o++,oe.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=s===o}else a=!0
if(a){if(e(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const s=o,l=o
let c=!1
const f=o
t(e,{instancePath:n+"/runQueueWaitMs"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
var u=f===o
if(c=c||u,!c){const r=o
if(null!==e){const e={instancePath:n+"/runQueueWaitMs"}
null===i?i=[e]:i.push(e),o++}u=r===o
c=c||u}if(!c){const e={instancePath:n+"/runQueueWaitMs"}
return null===i?i=[e]:i.push(e),o++,oe.errors=i,!1}o=l,null!==i&&(l?i.length=l:i=null)
a=s===o}else a=!0
if(a){if(e(r,"callSites")){let e=r.callSites
const t=o
if(o===t){if(!Array.isArray(e))return oe.errors=[{instancePath:n+"/callSites"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(ie(e[t],{instancePath:n+"/callSites/"+t})||(i=null===i?ie.errors:i.concat(ie.errors),o=i.length),!(r===o))break}}}a=t===o}else a=!0
if(a)if(e(r,"complete")){const e=o
if("boolean"!=typeof r.complete)return oe.errors=[{instancePath:n+"/complete"}],!1
a=e===o}else a=!0}}}}}}}}}return oe.errors=i,0===o}function ae(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return ae.errors=[{instancePath:t}],!1
{let s
if(!e(r,"listened")&&(s="listened")||!e(r,"failure")&&(s="failure"))return ae.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(e(r,"listened")){const e=0
if("boolean"!=typeof r.listened)return ae.errors=[{instancePath:t+"/listened"}],!1
var n=0===e}else n=!0
if(n)if(e(r,"failure")){const e=0
if("string"!=typeof r.failure)return ae.errors=[{instancePath:t+"/failure"}],!1
n=0===e}else n=!0}return ae.errors=null,!0}function le(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return le.errors=[{instancePath:t}],!1
{let a
if(!e(r,"code")&&(a="code")||!e(r,"count")&&(a="count")||!e(r,"message")&&(a="message"))return le.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"code")){const e=i
if("string"!=typeof r.code)return le.errors=[{instancePath:t+"/code"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"count")){const e=i
s(r.count,{instancePath:t+"/count"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"message")){const e=i
if("string"!=typeof r.message)return le.errors=[{instancePath:t+"/message"}],!1
o=e===i}else o=!0}}}return le.errors=n,0===i}exports.profile=function r(t,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let l
if(!e(t,"kind")&&(l="kind")||!e(t,"schemaVersion")&&(l="schemaVersion")||!e(t,"run")&&(l="run")||!e(t,"profiles")&&(l="profiles"))return r.errors=[{instancePath:n,params:{missingProperty:l}}],!1
if(e(t,"kind")){const e=i
if("cryptoprof-recording"!==t.kind)return r.errors=[{instancePath:n+"/kind"}],!1
var o=e===i}else o=!0
if(o){if(e(t,"schemaVersion")){const e=i
if(1!==t.schemaVersion)return r.errors=[{instancePath:n+"/schemaVersion"}],!1
o=e===i}else o=!0
if(o){if(e(t,"run")){let e=t.run
const l=i,c=i
let f=!1
const u=i
fe(e,{instancePath:n+"/run"})||(s=null===s?fe.errors:s.concat(fe.errors),i=s.length)
var a=u===i
if(f=f||a,!f){const r=i
if(null!==e){const e={instancePath:n+"/run"}
null===s?s=[e]:s.push(e),i++}a=r===i
f=f||a}if(!f){const e={instancePath:n+"/run"}
return null===s?s=[e]:s.push(e),i++,r.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
o=l===i}else o=!0
if(o){if(e(t,"warmUp")){const e=i
ue(t.warmUp,{instancePath:n+"/warmUp"})||(s=null===s?ue.errors:s.concat(ue.errors),i=s.length)
o=e===i}else o=!0
if(o)if(e(t,"profiles")){let e=t.profiles
const a=i
if(i===a){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/profiles"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(je(e[t],{instancePath:n+"/profiles/"+t})||(s=null===s?je.errors:s.concat(je.errors),i=s.length),!(r===i))break}}}o=a===i}else o=!0}}}}}return r.errors=s,0===i}
function ce(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return ce.errors=[{instancePath:t}],!1
{let a
if(!e(r,"pid")&&(a="pid")||!e(r,"script")&&(a="script")||!e(r,"ports")&&(a="ports"))return ce.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"pid")){const e=i
s(r.pid,{instancePath:t+"/pid"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o){if(e(r,"script")){const e=i
if("string"!=typeof r.script)return ce.errors=[{instancePath:t+"/script"}],!1
o=e===i}else o=!0
if(o)if(e(r,"ports")){let e=r.ports
const a=i
if(i===a){if(!Array.isArray(e))return ce.errors=[{instancePath:t+"/ports"}],!1
{const r=e.length
for(let o=0;o<r;o++){const r=i
if(s(e[o],{instancePath:t+"/ports/"+o})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),!(r===i))break}}}o=a===i}else o=!0}}}return ce.errors=n,0===i}function fe(n,{instancePath:i=""}={}){let a=null,c=0
if(0===c){if(!n||"object"!=typeof n||Array.isArray(n))return fe.errors=[{instancePath:i}],!1
{let m
if(void 0===n.counted&&(n.counted=!0),void 0===n.uncountedThreads&&(n.uncountedThreads=null),void 0===n.traffic&&(n.traffic=null),void 0===n.tls&&(n.tls=null),void 0===n.threadPool&&(n.threadPool=null),void 0===n.drive&&(n.drive=null),void 0===n.cpu&&(n.cpu=null),void 0===n.unprofiled&&(n.unprofiled=[]),void 0===n.processes&&(n.processes=[]),!e(n,"command")&&(m="command")||!e(n,"cwd")&&(m="cwd")||!e(n,"root")&&(m="root")||!e(n,"openssl")&&(m="openssl")||!e(n,"processor")&&(m="processor")||!e(n,"startTime")&&(m="startTime")||!e(n,"durationMs")&&(m="durationMs")||!e(n,"exitCode")&&(m="exitCode")||!e(n,"signal")&&(m="signal")||!e(n,"load")&&(m="load"))return fe.errors=[{instancePath:i,params:{missingProperty:m}}],!1
if(e(n,"command")){let e=n.command
const r=c
if(c===r){if(!Array.isArray(e))return fe.errors=[{instancePath:i+"/command"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=c
if("string"!=typeof e[t])return fe.errors=[{instancePath:i+"/command/"+t}],!1
if(!(r===c))break}}}var f=r===c}else f=!0
if(f){if(e(n,"cwd")){const e=c
if("string"!=typeof n.cwd)return fe.errors=[{instancePath:i+"/cwd"}],!1
f=e===c}else f=!0
if(f){if(e(n,"root")){const e=c
if("string"!=typeof n.root)return fe.errors=[{instancePath:i+"/root"}],!1
f=e===c}else f=!0
if(f){if(e(n,"openssl")){const e=c
if("string"!=typeof n.openssl)return fe.errors=[{instancePath:i+"/openssl"}],!1
f=e===c}else f=!0
if(f){if(e(n,"processor")){const e=c
if("string"!=typeof n.processor)return fe.errors=[{instancePath:i+"/processor"}],!1
f=e===c}else f=!0
if(f){if(e(n,"startTime")){const e=c
r(n.startTime,{instancePath:i+"/startTime"})||(a=null===a?r.errors:a.concat(r.errors),c=a.length)
f=e===c}else f=!0
if(f){if(e(n,"durationMs")){const e=c
t(n.durationMs,{instancePath:i+"/durationMs"})||(a=null===a?t.errors:a.concat(t.errors),c=a.length)
f=e===c}else f=!0
if(f){if(e(n,"exitCode")){let e=n.exitCode
const r=c
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return fe.errors=[{instancePath:i+"/exitCode"}],!1
f=r===c}else f=!0
if(f){if(e(n,"signal")){let e=n.signal
const r=c
if("string"!=typeof e&&null!==e)return fe.errors=[{instancePath:i+"/signal"}],!1
f=r===c}else f=!0
if(f){if(e(n,"load")){let e=n.load
const r=c,t=c
let s=!1
const o=c
I(e,{instancePath:i+"/load"})||(a=null===a?I.errors:a.concat(I.errors),c=a.length)
var u=o===c
if(s=s||u,!s){const r=c
if(null!==e){const e={instancePath:i+"/load"}
null===a?a=[e]:a.push(e),c++}u=r===c
s=s||u}if(!s){const e={instancePath:i+"/load"}
return null===a?a=[e]:a.push(e),c++,fe.errors=a,!1}c=t,null!==a&&(t?a.length=t:a=null)
f=r===c}else f=!0
if(f){const e=c
if("boolean"!=typeof n.counted)return fe.errors=[{instancePath:i+"/counted"}],!1
if(f=e===c){let e=n.uncountedThreads
const r=c,t=c
let u=!1
const m=c
s(e,{instancePath:i+"/uncountedThreads"})||(a=null===a?s.errors:a.concat(s.errors),c=a.length)
var h=m===c
if(u=u||h,!u){const r=c
if(null!==e){const e={instancePath:i+"/uncountedThreads"}
null===a?a=[e]:a.push(e),c++}h=r===c
u=u||h}if(!u){const e={instancePath:i+"/uncountedThreads"}
return null===a?a=[e]:a.push(e),c++,fe.errors=a,!1}if(c=t,null!==a&&(t?a.length=t:a=null),f=r===c){let e=n.traffic
const r=c,t=c
let s=!1
const u=c
E(e,{instancePath:i+"/traffic"})||(a=null===a?E.errors:a.concat(E.errors),c=a.length)
var p=u===c
if(s=s||p,!s){const r=c
if(null!==e){const e={instancePath:i+"/traffic"}
null===a?a=[e]:a.push(e),c++}p=r===c
s=s||p}if(!s){const e={instancePath:i+"/traffic"}
return null===a?a=[e]:a.push(e),c++,fe.errors=a,!1}if(c=t,null!==a&&(t?a.length=t:a=null),f=r===c){let e=n.tls
const r=c,t=c
let s=!1
const u=c
se(e,{instancePath:i+"/tls"})||(a=null===a?se.errors:a.concat(se.errors),c=a.length)
var P=u===c
if(s=s||P,!s){const r=c
if(null!==e){const e={instancePath:i+"/tls"}
null===a?a=[e]:a.push(e),c++}P=r===c
s=s||P}if(!s){const e={instancePath:i+"/tls"}
return null===a?a=[e]:a.push(e),c++,fe.errors=a,!1}if(c=t,null!==a&&(t?a.length=t:a=null),f=r===c){let e=n.threadPool
const r=c,t=c
let s=!1
const u=c
oe(e,{instancePath:i+"/threadPool"})||(a=null===a?oe.errors:a.concat(oe.errors),c=a.length)
var g=u===c
if(s=s||g,!s){const r=c
if(null!==e){const e={instancePath:i+"/threadPool"}
null===a?a=[e]:a.push(e),c++}g=r===c
s=s||g}if(!s){const e={instancePath:i+"/threadPool"}
return null===a?a=[e]:a.push(e),c++,fe.errors=a,!1}if(c=t,null!==a&&(t?a.length=t:a=null),f=r===c){let e=n.drive
const r=c,t=c
let s=!1
const u=c
ae(e,{instancePath:i+"/drive"})||(a=null===a?ae.errors:a.concat(ae.errors),c=a.length)
var y=u===c
if(s=s||y,!s){const r=c
if(null!==e){const e={instancePath:i+"/drive"}
null===a?a=[e]:a.push(e),c++}y=r===c
s=s||y}if(!s){const e={instancePath:i+"/drive"}
return null===a?a=[e]:a.push(e),c++,fe.errors=a,!1}if(c=t,null!==a&&(t?a.length=t:a=null),f=r===c){let e=n.cpu
const r=c,t=c
let s=!1
const u=c
o(e,{instancePath:i+"/cpu"})||(a=null===a?o.errors:a.concat(o.errors),c=a.length)
var d=u===c
if(s=s||d,!s){const r=c
if(null!==e){const e={instancePath:i+"/cpu"}
null===a?a=[e]:a.push(e),c++}d=r===c
s=s||d}if(!s){const e={instancePath:i+"/cpu"}
return null===a?a=[e]:a.push(e),c++,fe.errors=a,!1}if(c=t,null!==a&&(t?a.length=t:a=null),f=r===c){let e=n.unprofiled
const r=c
if(c===r){if(!Array.isArray(e))return fe.errors=[{instancePath:i+"/unprofiled"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=c
if(l(e[t],{instancePath:i+"/unprofiled/"+t})||(a=null===a?l.errors:a.concat(l.errors),c=a.length),!(r===c))break}}}if(f=r===c){let e=n.processes
const r=c
if(c===r){if(!Array.isArray(e))return fe.errors=[{instancePath:i+"/processes"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=c
if(ce(e[t],{instancePath:i+"/processes/"+t})||(a=null===a?ce.errors:a.concat(ce.errors),c=a.length),!(r===c))break}}}f=r===c}}}}}}}}}}}}}}}}}}}}return fe.errors=a,0===c}function ue(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return ue.errors=[{instancePath:t}],!1
{let s
if(!e(r,"seconds")&&(s="seconds")||!e(r,"from")&&(s="from"))return ue.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(e(r,"seconds")){let e=r.seconds
const s=0
if(0===s){if("number"!=typeof e||!isFinite(e))return ue.errors=[{instancePath:t+"/seconds"}],!1
if(e<0||isNaN(e))return ue.errors=[{instancePath:t+"/seconds"}],!1}var n=0===s}else n=!0
if(n)if(e(r,"from")){let e=r.from
const s=0
if("start"!==e&&"load"!==e)return ue.errors=[{instancePath:t+"/from"}],!1
n=0===s}else n=!0}return ue.errors=null,!0}function he(r,{instancePath:n=""}={}){let o=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return he.errors=[{instancePath:n}],!1
{let c
if(!e(r,"format")&&(c="format")||!e(r,"source")&&(c="source")||!e(r,"node")&&(c="node")||!e(r,"v8")&&(c="v8")||!e(r,"platform")&&(c="platform")||!e(r,"arch")&&(c="arch")||!e(r,"pid")&&(c="pid")||!e(r,"thread")&&(c="thread")||!e(r,"intervalUs")&&(c="intervalUs")||!e(r,"executable")&&(c="executable")||!e(r,"timed")&&(c="timed"))return he.errors=[{instancePath:n,params:{missingProperty:c}}],!1
if(e(r,"format")){const e=a
if("string"!=typeof r.format)return he.errors=[{instancePath:n+"/format"}],!1
var l=e===a}else l=!0
if(l){if(e(r,"source")){const e=a
if("string"!=typeof r.source)return he.errors=[{instancePath:n+"/source"}],!1
l=e===a}else l=!0
if(l){if(e(r,"node")){const e=a
if("string"!=typeof r.node)return he.errors=[{instancePath:n+"/node"}],!1
l=e===a}else l=!0
if(l){if(e(r,"v8")){const e=a
if("string"!=typeof r.v8)return he.errors=[{instancePath:n+"/v8"}],!1
l=e===a}else l=!0
if(l){if(e(r,"platform")){const e=a
if("string"!=typeof r.platform)return he.errors=[{instancePath:n+"/platform"}],!1
l=e===a}else l=!0
if(l){if(e(r,"arch")){const e=a
if("string"!=typeof r.arch)return he.errors=[{instancePath:n+"/arch"}],!1
l=e===a}else l=!0
if(l){if(e(r,"pid")){const e=a
s(r.pid,{instancePath:n+"/pid"})||(o=null===o?s.errors:o.concat(s.errors),a=o.length)
l=e===a}else l=!0
if(l){if(e(r,"thread")){const e=a
S(r.thread,{instancePath:n+"/thread"})||(o=null===o?S.errors:o.concat(S.errors),a=o.length)
l=e===a}else l=!0
if(l){if(e(r,"intervalUs")){const e=a
t(r.intervalUs,{instancePath:n+"/intervalUs"})||(o=null===o?t.errors:o.concat(t.errors),a=o.length)
l=e===a}else l=!0
if(l){if(e(r,"executable")){const e=a
if("string"!=typeof r.executable)return he.errors=[{instancePath:n+"/executable"}],!1
l=e===a}else l=!0
if(l){if(e(r,"timed")){const e=a
if("boolean"!=typeof r.timed)return he.errors=[{instancePath:n+"/timed"}],!1
l=e===a}else l=!0
if(l){if(e(r,"startedUs")){const e=a
t(r.startedUs,{instancePath:n+"/startedUs"})||(o=null===o?t.errors:o.concat(t.errors),a=o.length)
l=e===a}else l=!0
if(l)if(e(r,"sampledBy")){const e=a
i(r.sampledBy,{instancePath:n+"/sampledBy"})||(o=null===o?i.errors:o.concat(i.errors),a=o.length)
l=e===a}else l=!0}}}}}}}}}}}}}return he.errors=o,0===a}function pe(e,{instancePath:r=""}={}){return"js"!==e&&"builtin"!==e&&"native"!==e&&"regexp"!==e&&"wasm"!==e&&"kernel"!==e&&"gc"!==e&&"idle"!==e&&"unknown"!==e?(pe.errors=[{instancePath:r}],!1):(pe.errors=null,!0)}function Pe(e,{instancePath:r=""}={}){return""!==e&&"ignition"!==e&&"sparkplug"!==e&&"maglev"!==e&&"turbofan"!==e?(Pe.errors=[{instancePath:r}],!1):(Pe.errors=null,!0)}function ge(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return ge.errors=[{instancePath:t}],!1
{let a
if(!e(r,"file")&&(a="file")||!e(r,"line")&&(a="line")||!e(r,"column")&&(a="column")||!e(r,"callLine")&&(a="callLine")||!e(r,"callColumn")&&(a="callColumn"))return ge.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"file")){const e=i
if("string"!=typeof r.file)return ge.errors=[{instancePath:t+"/file"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"column")){const e=i
s(r.column,{instancePath:t+"/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"callLine")){const e=i
s(r.callLine,{instancePath:t+"/callLine"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"callColumn")){const e=i
s(r.callColumn,{instancePath:t+"/callColumn"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}}}}return ge.errors=n,0===i}function ye(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return ye.errors=[{instancePath:t}],!1
{let s
if(!e(r,"module")&&(s="module")||!e(r,"known")&&(s="known")||!e(r,"name")&&(s="name"))return ye.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(e(r,"module")){const e=0
if("string"!=typeof r.module)return ye.errors=[{instancePath:t+"/module"}],!1
var n=0===e}else n=!0
if(n){if(e(r,"known")){const e=0
if("string"!=typeof r.known)return ye.errors=[{instancePath:t+"/known"}],!1
n=0===e}else n=!0
if(n)if(e(r,"name")){const e=0
if("string"!=typeof r.name)return ye.errors=[{instancePath:t+"/name"}],!1
n=0===e}else n=!0}}return ye.errors=null,!0}function de(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return de.errors=[{instancePath:t}],!1
{let l
if(!e(r,"method")&&(l="method")||!e(r,"pattern")&&(l="pattern")||!e(r,"path")&&(l="path")||!e(r,"role")&&(l="role")||!e(r,"file")&&(l="file")||!e(r,"line")&&(l="line"))return de.errors=[{instancePath:t,params:{missingProperty:l}}],!1
if(e(r,"method")){const e=i
if("string"!=typeof r.method)return de.errors=[{instancePath:t+"/method"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"pattern")){const e=i
if("string"!=typeof r.pattern)return de.errors=[{instancePath:t+"/pattern"}],!1
o=e===i}else o=!0
if(o){if(e(r,"path")){const e=i
if("string"!=typeof r.path)return de.errors=[{instancePath:t+"/path"}],!1
o=e===i}else o=!0
if(o){if(e(r,"shared")){let l=r.shared
const c=i
if(i===c){if(!l||"object"!=typeof l||Array.isArray(l))return de.errors=[{instancePath:t+"/shared"}],!1
{let r
if(!e(l,"path")&&(r="path"))return de.errors=[{instancePath:t+"/shared",params:{missingProperty:r}}],!1
if(e(l,"path")){const e=i
if("string"!=typeof l.path)return de.errors=[{instancePath:t+"/shared/path"}],!1
var a=e===i}else a=!0
if(a){if(e(l,"handler")){const e=i
if("string"!=typeof l.handler)return de.errors=[{instancePath:t+"/shared/handler"}],!1
a=e===i}else a=!0
if(a){if(e(l,"prefix")){const e=i
if("string"!=typeof l.prefix)return de.errors=[{instancePath:t+"/shared/prefix"}],!1
a=e===i}else a=!0
if(a){if(e(l,"tails")){let e=l.tails
const r=i
if(i===r){if(!Array.isArray(e))return de.errors=[{instancePath:t+"/shared/tails"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("string"!=typeof e[n])return de.errors=[{instancePath:t+"/shared/tails/"+n}],!1
if(!(r===i))break}}}a=r===i}else a=!0
if(a)if(e(l,"mounts")){const e=i
s(l.mounts,{instancePath:t+"/shared/mounts"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
a=e===i}else a=!0}}}}}o=c===i}else o=!0
if(o){if(e(r,"role")){let e=r.role
const n=i
if("handler"!==e&&"middleware"!==e&&"callee"!==e)return de.errors=[{instancePath:t+"/role"}],!1
o=n===i}else o=!0
if(o){if(e(r,"file")){const e=i
if("string"!=typeof r.file)return de.errors=[{instancePath:t+"/file"}],!1
o=e===i}else o=!0
if(o)if(e(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}}}}}}return de.errors=n,0===i}function me(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return me.errors=[{instancePath:t}],!1
{let s
if(!e(r,"operation")&&(s="operation")||!e(r,"algorithm")&&(s="algorithm")||!e(r,"hasCallSite")&&(s="hasCallSite"))return me.errors=[{instancePath:t,params:{missingProperty:s}}],!1
{const s=0
for(const e of Object.keys(r))if("operation"!==e&&"algorithm"!==e&&"hasCallSite"!==e)return me.errors=[{instancePath:t}],!1
if(0===s){if(e(r,"operation")){const e=0
if("string"!=typeof r.operation)return me.errors=[{instancePath:t+"/operation"}],!1
var n=0===e}else n=!0
if(n){if(e(r,"algorithm")){const e=0
if("string"!=typeof r.algorithm)return me.errors=[{instancePath:t+"/algorithm"}],!1
n=0===e}else n=!0
if(n)if(e(r,"hasCallSite")){let e=r.hasCallSite
const s=0
if("boolean"!=typeof e&&null!==e)return me.errors=[{instancePath:t+"/hasCallSite"}],!1
n=0===s}else n=!0}}}}return me.errors=null,!0}function be(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return be.errors=[{instancePath:t}],!1
{let a
if(void 0===r.callOffset&&(r.callOffset=0),!e(r,"name")&&(a="name")||!e(r,"kind")&&(a="kind")||!e(r,"file")&&(a="file")||!e(r,"line")&&(a="line")||!e(r,"column")&&(a="column")||!e(r,"callLine")&&(a="callLine")||!e(r,"callColumn")&&(a="callColumn")||!e(r,"tier")&&(a="tier")||!e(r,"library")&&(a="library")||!e(r,"component")&&(a="component")||!e(r,"named")&&(a="named")||!e(r,"moduleBody")&&(a="moduleBody"))return be.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"name")){const e=i
if("string"!=typeof r.name)return be.errors=[{instancePath:t+"/name"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"displayName")){const e=i
if("string"!=typeof r.displayName)return be.errors=[{instancePath:t+"/displayName"}],!1
o=e===i}else o=!0
if(o){if(e(r,"kind")){const e=i
pe(r.kind,{instancePath:t+"/kind"})||(n=null===n?pe.errors:n.concat(pe.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"file")){const e=i
if("string"!=typeof r.file)return be.errors=[{instancePath:t+"/file"}],!1
o=e===i}else o=!0
if(o){if(e(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"column")){const e=i
s(r.column,{instancePath:t+"/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"callLine")){const e=i
s(r.callLine,{instancePath:t+"/callLine"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"callColumn")){const e=i
s(r.callColumn,{instancePath:t+"/callColumn"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){const a=i
if(s(r.callOffset,{instancePath:t+"/callOffset"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),o=a===i){if(e(r,"tier")){const e=i
Pe(r.tier,{instancePath:t+"/tier"})||(n=null===n?Pe.errors:n.concat(Pe.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"library")){const e=i
if("string"!=typeof r.library)return be.errors=[{instancePath:t+"/library"}],!1
o=e===i}else o=!0
if(o){if(e(r,"component")){let e=r.component
const n=i
if(""!==e&&"openssl"!==e)return be.errors=[{instancePath:t+"/component"}],!1
o=n===i}else o=!0
if(o){if(e(r,"named")){const e=i
if("boolean"!=typeof r.named)return be.errors=[{instancePath:t+"/named"}],!1
o=e===i}else o=!0
if(o){if(e(r,"moduleBody")){const e=i
if("boolean"!=typeof r.moduleBody)return be.errors=[{instancePath:t+"/moduleBody"}],!1
o=e===i}else o=!0
if(o){if(e(r,"generated")){const e=i
ge(r.generated,{instancePath:t+"/generated"})||(n=null===n?ge.errors:n.concat(ge.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"bundled")){const e=i
ye(r.bundled,{instancePath:t+"/bundled"})||(n=null===n?ye.errors:n.concat(ye.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"users")){let e=r.users
const n=i
if(i===n){if(!Array.isArray(e))return be.errors=[{instancePath:t+"/users"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("string"!=typeof e[n])return be.errors=[{instancePath:t+"/users/"+n}],!1
if(!(r===i))break}}}o=n===i}else o=!0
if(o){if(e(r,"routes")){let e=r.routes
const s=i
if(i===s){if(!Array.isArray(e))return be.errors=[{instancePath:t+"/routes"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(de(e[s],{instancePath:t+"/routes/"+s})||(n=null===n?de.errors:n.concat(de.errors),i=n.length),!(r===i))break}}}o=s===i}else o=!0
if(o)if(e(r,"labels")){const e=i
me(r.labels,{instancePath:t+"/labels"})||(n=null===n?me.errors:n.concat(me.errors),i=n.length)
o=e===i}else o=!0}}}}}}}}}}}}}}}}}}}return be.errors=n,0===i}function ke(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return ke.errors=[{instancePath:t}],!1
{let s
if(!e(r,"type")&&(s="type")||!e(r,"data")&&(s="data"))return ke.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(e(r,"type")){let e=r.type
const s=0
if("uint8"!==e&&"int32"!==e&&"float64"!==e&&"int32-deltas"!==e)return ke.errors=[{instancePath:t+"/type"}],!1
var n=0===s}else n=!0
if(n)if(e(r,"data")){const e=0
if("string"!=typeof r.data)return ke.errors=[{instancePath:t+"/data"}],!1
n=0===e}else n=!0}return ke.errors=null,!0}function Ae(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Ae.errors=[{instancePath:t}],!1
{let a
if(!e(r,"length")&&(a="length")||!e(r,"parent")&&(a="parent")||!e(r,"frame")&&(a="frame"))return Ae.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"length")){const e=i
s(r.length,{instancePath:t+"/length"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o){if(e(r,"parent")){const e=i
ke(r.parent,{instancePath:t+"/parent"})||(n=null===n?ke.errors:n.concat(ke.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"frame")){const e=i
ke(r.frame,{instancePath:t+"/frame"})||(n=null===n?ke.errors:n.concat(ke.errors),i=n.length)
o=e===i}else o=!0}}}return Ae.errors=n,0===i}function ve(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return ve.errors=[{instancePath:t}],!1
{let a
if(!e(r,"length")&&(a="length")||!e(r,"stack")&&(a="stack")||!e(r,"time")&&(a="time")||!e(r,"state")&&(a="state")||!e(r,"weight")&&(a="weight"))return ve.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"length")){const e=i
s(r.length,{instancePath:t+"/length"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o){if(e(r,"stack")){const e=i
ke(r.stack,{instancePath:t+"/stack"})||(n=null===n?ke.errors:n.concat(ke.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"time")){const e=i
ke(r.time,{instancePath:t+"/time"})||(n=null===n?ke.errors:n.concat(ke.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"state")){const e=i
ke(r.state,{instancePath:t+"/state"})||(n=null===n?ke.errors:n.concat(ke.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"weight")){const e=i
ke(r.weight,{instancePath:t+"/weight"})||(n=null===n?ke.errors:n.concat(ke.errors),i=n.length)
o=e===i}else o=!0}}}}}return ve.errors=n,0===i}function Me(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Me.errors=[{instancePath:t}],!1
{let s
if(!e(r,"slotUs")&&(s="slotUs")||!e(r,"counts")&&(s="counts"))return Me.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(e(r,"slotUs")){let e=r.slotUs
const s=0
if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Me.errors=[{instancePath:t+"/slotUs"}],!1
if(0===s&&"number"==typeof e&&isFinite(e)){if(e>1e12||isNaN(e))return Me.errors=[{instancePath:t+"/slotUs"}],!1
if(e<1||isNaN(e))return Me.errors=[{instancePath:t+"/slotUs"}],!1}var n=0===s}else n=!0
if(n)if(e(r,"counts")){let e=r.counts
const s=0
if(0===s){if(!Array.isArray(e))return Me.errors=[{instancePath:t+"/counts"}],!1
if(e.length>16384)return Me.errors=[{instancePath:t+"/counts"}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const s=0
if("number"!=typeof r||r%1||isNaN(r)||!isFinite(r))return Me.errors=[{instancePath:t+"/counts/"+n}],!1
if(0===s&&"number"==typeof r&&isFinite(r)){if(r>2147483647||isNaN(r))return Me.errors=[{instancePath:t+"/counts/"+n}],!1
if(r<0||isNaN(r))return Me.errors=[{instancePath:t+"/counts/"+n}],!1}if(!(0===s))break}}}n=0===s}else n=!0}return Me.errors=null,!0}function we(r,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return we.errors=[{instancePath:n}],!1
{let a
if(!e(r,"startUs")&&(a="startUs")||!e(r,"errorUs")&&(a="errorUs")||!e(r,"requests")&&(a="requests")||!e(r,"handshakes")&&(a="handshakes")||!e(r,"jobs")&&(a="jobs")||!e(r,"complete")&&(a="complete"))return we.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(e(r,"startUs")){const e=i
t(r.startUs,{instancePath:n+"/startUs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var o=e===i}else o=!0
if(o){if(e(r,"errorUs")){const e=i
t(r.errorUs,{instancePath:n+"/errorUs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
o=e===i}else o=!0
if(o){if(e(r,"requests")){const e=i
Me(r.requests,{instancePath:n+"/requests"})||(s=null===s?Me.errors:s.concat(Me.errors),i=s.length)
o=e===i}else o=!0
if(o){if(e(r,"handshakes")){const e=i
Me(r.handshakes,{instancePath:n+"/handshakes"})||(s=null===s?Me.errors:s.concat(Me.errors),i=s.length)
o=e===i}else o=!0
if(o){if(e(r,"jobs")){const e=i
Me(r.jobs,{instancePath:n+"/jobs"})||(s=null===s?Me.errors:s.concat(Me.errors),i=s.length)
o=e===i}else o=!0
if(o)if(e(r,"complete")){const e=i
if("boolean"!=typeof r.complete)return we.errors=[{instancePath:n+"/complete"}],!1
o=e===i}else o=!0}}}}}}return we.errors=s,0===i}const Te=new RegExp("^(0|[1-9]\\d*):","u")
function je(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return je.errors=[{instancePath:t}],!1
{let l
if(!e(r,"meta")&&(l="meta")||!e(r,"frames")&&(l="frames")||!e(r,"stacks")&&(l="stacks")||!e(r,"samples")&&(l="samples")||!e(r,"dropped")&&(l="dropped")||!e(r,"calls")&&(l="calls")||!e(r,"diagnostics")&&(l="diagnostics"))return je.errors=[{instancePath:t,params:{missingProperty:l}}],!1
if(e(r,"meta")){const e=i
he(r.meta,{instancePath:t+"/meta"})||(n=null===n?he.errors:n.concat(he.errors),i=n.length)
var o=e===i}else o=!0
if(o){if(e(r,"frames")){let e=r.frames
const s=i
if(i===s){if(!Array.isArray(e))return je.errors=[{instancePath:t+"/frames"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(be(e[s],{instancePath:t+"/frames/"+s})||(n=null===n?be.errors:n.concat(be.errors),i=n.length),!(r===i))break}}}o=s===i}else o=!0
if(o){if(e(r,"stacks")){const e=i
Ae(r.stacks,{instancePath:t+"/stacks"})||(n=null===n?Ae.errors:n.concat(Ae.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"samples")){const e=i
ve(r.samples,{instancePath:t+"/samples"})||(n=null===n?ve.errors:n.concat(ve.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"dropped")){let e=r.dropped
const a=i
if(i===a){if(!e||"object"!=typeof e||Array.isArray(e))return je.errors=[{instancePath:t+"/dropped"}],!1
for(const r of Object.keys(e)){const o=i
if(s(e[r],{instancePath:t+"/dropped/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),!(o===i))break}}o=a===i}else o=!0
if(o){if(e(r,"calls")){let e=r.calls
const s=i
if(i===s){if(!Array.isArray(e))return je.errors=[{instancePath:t+"/calls"}],!1
{const r=e.length
for(let s=0;s<r;s++){let r=e[s]
const o=i
if(i===o){if(!Array.isArray(r))return je.errors=[{instancePath:t+"/calls/"+s}],!1
if(r.length<2)return je.errors=[{instancePath:t+"/calls/"+s}],!1
{const e=r.length
if(e>0){let e=r[0]
const n=i
if(i===n){if("string"!=typeof e)return je.errors=[{instancePath:t+"/calls/"+s+"/0"}],!1
if(!Te.test(e))return je.errors=[{instancePath:t+"/calls/"+s+"/0"}],!1}var a=n===i}if(a){if(e>1){const e=i
_(r[1],{instancePath:t+"/calls/"+s+"/1"})||(n=null===n?_.errors:n.concat(_.errors),i=n.length)
a=e===i}if(a){if(!(r.length<=2))return je.errors=[{instancePath:t+"/calls/"+s}],!1}}}}if(!(o===i))break}}}o=s===i}else o=!0
if(o){if(e(r,"times")){const e=i
we(r.times,{instancePath:t+"/times"})||(n=null===n?we.errors:n.concat(we.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"diagnostics")){let e=r.diagnostics
const s=i
if(i===s){if(!Array.isArray(e))return je.errors=[{instancePath:t+"/diagnostics"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(le(e[s],{instancePath:t+"/diagnostics/"+s})||(n=null===n?le.errors:n.concat(le.errors),i=n.length),!(r===i))break}}}o=s===i}else o=!0}}}}}}}}return je.errors=n,0===i}exports.baseline=function r(t,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let a
if(!e(t,"version")&&(a="version")||!e(t,"environments")&&(a="environments"))return r.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(e(t,"version")){const e=i
if(3!==t.version)return r.errors=[{instancePath:n+"/version"}],!1
var o=e===i}else o=!0
if(o)if(e(t,"environments")){let e=t.environments
const a=i
if(i===a){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/environments"}],!1
if(e.length<1)return r.errors=[{instancePath:n+"/environments"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(Ce(e[t],{instancePath:n+"/environments/"+t})||(s=null===s?Ce.errors:s.concat(Ce.errors),i=s.length),!(r===i))break}}}o=a===i}else o=!0}}return r.errors=s,0===i}
function xe(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return xe.errors=[{instancePath:t}],!1
{let s
if(!e(r,"node")&&(s="node")||!e(r,"openssl")&&(s="openssl")||!e(r,"platform")&&(s="platform")||!e(r,"processor")&&(s="processor")||!e(r,"interval")&&(s="interval")||!e(r,"workload")&&(s="workload"))return xe.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(e(r,"node")){const e=0
if("string"!=typeof r.node)return xe.errors=[{instancePath:t+"/node"}],!1
var n=0===e}else n=!0
if(n){if(e(r,"openssl")){const e=0
if("string"!=typeof r.openssl)return xe.errors=[{instancePath:t+"/openssl"}],!1
n=0===e}else n=!0
if(n){if(e(r,"platform")){const e=0
if("string"!=typeof r.platform)return xe.errors=[{instancePath:t+"/platform"}],!1
n=0===e}else n=!0
if(n){if(e(r,"processor")){const e=0
if("string"!=typeof r.processor)return xe.errors=[{instancePath:t+"/processor"}],!1
n=0===e}else n=!0
if(n){if(e(r,"interval")){const e=0
if("string"!=typeof r.interval)return xe.errors=[{instancePath:t+"/interval"}],!1
n=0===e}else n=!0
if(n)if(e(r,"workload")){let e=r.workload
const s=0
if(0===s){if(!Array.isArray(e))return xe.errors=[{instancePath:t+"/workload"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=0
if("string"!=typeof e[n])return xe.errors=[{instancePath:t+"/workload/"+n}],!1
if(!(0===r))break}}}n=0===s}else n=!0}}}}}return xe.errors=null,!0}function Se(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Se.errors=[{instancePath:t}],!1
{let o
if(!e(r,"file")&&(o="file")||!e(r,"function")&&(o="function")||!e(r,"operation")&&(o="operation")||!e(r,"share")&&(o="share"))return Se.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(e(r,"file")){const e=s
if("string"!=typeof r.file)return Se.errors=[{instancePath:t+"/file"}],!1
var i=e===s}else i=!0
if(i){if(e(r,"function")){const e=s
if("string"!=typeof r.function)return Se.errors=[{instancePath:t+"/function"}],!1
i=e===s}else i=!0
if(i){if(e(r,"operation")){const e=s
if("string"!=typeof r.operation)return Se.errors=[{instancePath:t+"/operation"}],!1
i=e===s}else i=!0
if(i){if(e(r,"share")){const e=s
h(r.share,{instancePath:t+"/share"})||(n=null===n?h.errors:n.concat(h.errors),s=n.length)
i=e===s}else i=!0
if(i){if(e(r,"source")){const e=s
if("string"!=typeof r.source)return Se.errors=[{instancePath:t+"/source"}],!1
i=e===s}else i=!0
if(i)if(e(r,"parameters")){let e=r.parameters
const n=s
if(s===n){if(!e||"object"!=typeof e||Array.isArray(e))return Se.errors=[{instancePath:t+"/parameters"}],!1
for(const r of Object.keys(e)){let n=e[r]
const i=s
if("number"!=typeof n||!isFinite(n))return Se.errors=[{instancePath:t+"/parameters/"+r.replace(/~/g,"~0").replace(/\//g,"~1")}],!1
if(!(i===s))break}}i=n===s}else i=!0}}}}}}return Se.errors=n,0===s}function Ce(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Ce.errors=[{instancePath:t}],!1
{let a
if(void 0===r.designEffects&&(r.designEffects={}),!e(r,"runs")&&(a="runs")||!e(r,"busyTicks")&&(a="busyTicks")||!e(r,"environment")&&(a="environment")||!e(r,"callSites")&&(a="callSites")||!e(r,"metrics")&&(a="metrics"))return Ce.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"runs")){const e=i
s(r.runs,{instancePath:t+"/runs"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o){if(e(r,"busyTicks")){const e=i
s(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"environment")){const e=i
xe(r.environment,{instancePath:t+"/environment"})||(n=null===n?xe.errors:n.concat(xe.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"callSites")){let e=r.callSites
const s=i
if(i===s){if(!e||"object"!=typeof e||Array.isArray(e))return Ce.errors=[{instancePath:t+"/callSites"}],!1
for(const r of Object.keys(e)){const s=i
if(Se(e[r],{instancePath:t+"/callSites/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?Se.errors:n.concat(Se.errors),i=n.length),!(s===i))break}}o=s===i}else o=!0
if(o){if(e(r,"metrics")){let e=r.metrics
const n=i
if(i===n){if(!e||"object"!=typeof e||Array.isArray(e))return Ce.errors=[{instancePath:t+"/metrics"}],!1
for(const r of Object.keys(e)){let n=e[r]
const s=i
if(i===s){if("number"!=typeof n||!isFinite(n))return Ce.errors=[{instancePath:t+"/metrics/"+r.replace(/~/g,"~0").replace(/\//g,"~1")}],!1
if(n<0||isNaN(n))return Ce.errors=[{instancePath:t+"/metrics/"+r.replace(/~/g,"~0").replace(/\//g,"~1")}],!1}if(!(s===i))break}}o=n===i}else o=!0
if(o){let e=r.designEffects
const n=i
if(i===n){if(!e||"object"!=typeof e||Array.isArray(e))return Ce.errors=[{instancePath:t+"/designEffects"}],!1
for(const r of Object.keys(e)){let n=e[r]
const s=i
if(i===s){if("number"!=typeof n||!isFinite(n))return Ce.errors=[{instancePath:t+"/designEffects/"+r.replace(/~/g,"~0").replace(/\//g,"~1")}],!1
if(n<1||isNaN(n))return Ce.errors=[{instancePath:t+"/designEffects/"+r.replace(/~/g,"~0").replace(/\//g,"~1")}],!1}if(!(s===i))break}}o=n===i}}}}}}}return Ce.errors=n,0===i}exports.symbols=function r(t,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let a
if(!e(t,"schemaVersion")&&(a="schemaVersion")||!e(t,"libraries")&&(a="libraries"))return r.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(e(t,"schemaVersion")){const e=i
if(1!==t.schemaVersion)return r.errors=[{instancePath:n+"/schemaVersion"}],!1
var o=e===i}else o=!0
if(o)if(e(t,"libraries")){let e=t.libraries
const a=i
if(i===a){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/libraries"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(Ue(e[t],{instancePath:n+"/libraries/"+t})||(s=null===s?Ue.errors:s.concat(Ue.errors),i=s.length),!(r===i))break}}}o=a===i}else o=!0}}return r.errors=s,0===i}
function Oe(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Oe.errors=[{instancePath:t}],!1
{let a
if(!e(r,"start")&&(a="start")||!e(r,"end")&&(a="end"))return Oe.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"start")){const e=i
s(r.start,{instancePath:t+"/start"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o)if(e(r,"end")){const e=i
s(r.end,{instancePath:t+"/end"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}return Oe.errors=n,0===i}function qe(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return qe.errors=[{instancePath:t}],!1
{let a
if(void 0===r.component&&(r.component=""),!e(r,"name")&&(a="name")||!e(r,"start")&&(a="start")||!e(r,"end")&&(a="end"))return qe.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"name")){const e=i
if("string"!=typeof r.name)return qe.errors=[{instancePath:t+"/name"}],!1
var o=e===i}else o=!0
if(o){if(e(r,"start")){const e=i
s(r.start,{instancePath:t+"/start"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"end")){const e=i
s(r.end,{instancePath:t+"/end"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){let e=r.component
const n=i
if(""!==e&&"openssl"!==e)return qe.errors=[{instancePath:t+"/component"}],!1
o=n===i}}}}}return qe.errors=n,0===i}function Ue(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ue.errors=[{instancePath:t}],!1
{let o
if(void 0===r.status&&(r.status="ok"),void 0===r.openssl&&(r.openssl=[]),!e(r,"path")&&(o="path")||!e(r,"buildId")&&(o="buildId")||!e(r,"rows")&&(o="rows")||!e(r,"symbols")&&(o="symbols"))return Ue.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(e(r,"path")){const e=s
if("string"!=typeof r.path)return Ue.errors=[{instancePath:t+"/path"}],!1
var i=e===s}else i=!0
if(i){if(e(r,"buildId")){const e=s
if("string"!=typeof r.buildId)return Ue.errors=[{instancePath:t+"/buildId"}],!1
i=e===s}else i=!0
if(i){let o=r.status
const a=s
if("ok"!==o&&"partial"!==o&&"stripped"!==o)return Ue.errors=[{instancePath:t+"/status"}],!1
if(i=a===s){if(e(r,"rows")){let e=r.rows
const o=s
if(s===o){if(!Array.isArray(e))return Ue.errors=[{instancePath:t+"/rows"}],!1
{const r=e.length
for(let i=0;i<r;i++){const r=s
if(Oe(e[i],{instancePath:t+"/rows/"+i})||(n=null===n?Oe.errors:n.concat(Oe.errors),s=n.length),!(r===s))break}}}i=o===s}else i=!0
if(i){if(e(r,"symbols")){let e=r.symbols
const o=s
if(s===o){if(!Array.isArray(e))return Ue.errors=[{instancePath:t+"/symbols"}],!1
{const r=e.length
for(let i=0;i<r;i++){const r=s
if(qe(e[i],{instancePath:t+"/symbols/"+i})||(n=null===n?qe.errors:n.concat(qe.errors),s=n.length),!(r===s))break}}}i=o===s}else i=!0
if(i){let e=r.openssl
const o=s
if(s===o){if(!Array.isArray(e))return Ue.errors=[{instancePath:t+"/openssl"}],!1
{const r=e.length
for(let i=0;i<r;i++){const r=s
if(Oe(e[i],{instancePath:t+"/openssl/"+i})||(n=null===n?Oe.errors:n.concat(Oe.errors),s=n.length),!(r===s))break}}}i=o===s}}}}}}}return Ue.errors=n,0===s}exports.bench=function t(n,{instancePath:s=""}={}){let i=null,o=0
if(0===o){if(!n||"object"!=typeof n||Array.isArray(n))return t.errors=[{instancePath:s}],!1
{let c
if(!e(n,"schemaVersion")&&(c="schemaVersion")||!e(n,"tool")&&(c="tool")||!e(n,"node")&&(c="node")||!e(n,"openssl")&&(c="openssl")||!e(n,"platform")&&(c="platform")||!e(n,"processor")&&(c="processor")||!e(n,"time")&&(c="time")||!e(n,"measurements")&&(c="measurements")||!e(n,"missing")&&(c="missing"))return t.errors=[{instancePath:s,params:{missingProperty:c}}],!1
if(e(n,"schemaVersion")){const e=o
if(1!==n.schemaVersion)return t.errors=[{instancePath:s+"/schemaVersion"}],!1
var a=e===o}else a=!0
if(a){if(e(n,"tool")){let r=n.tool
const i=o
if(o===i){if(!r||"object"!=typeof r||Array.isArray(r))return t.errors=[{instancePath:s+"/tool"}],!1
{let n
if(!e(r,"name")&&(n="name")||!e(r,"version")&&(n="version"))return t.errors=[{instancePath:s+"/tool",params:{missingProperty:n}}],!1
if(e(r,"name")){const e=o
if("cryptoprof"!==r.name)return t.errors=[{instancePath:s+"/tool/name"}],!1
var l=e===o}else l=!0
if(l)if(e(r,"version")){const e=o
if("string"!=typeof r.version)return t.errors=[{instancePath:s+"/tool/version"}],!1
l=e===o}else l=!0}}a=i===o}else a=!0
if(a){if(e(n,"node")){let e=n.node
const r=o
if(o===r){if("string"!=typeof e)return t.errors=[{instancePath:s+"/node"}],!1
if(R(e)>100)return t.errors=[{instancePath:s+"/node"}],!1}a=r===o}else a=!0
if(a){if(e(n,"openssl")){let e=n.openssl
const r=o
if(o===r){if("string"!=typeof e)return t.errors=[{instancePath:s+"/openssl"}],!1
if(R(e)>100)return t.errors=[{instancePath:s+"/openssl"}],!1}a=r===o}else a=!0
if(a){if(e(n,"platform")){let e=n.platform
const r=o
if(o===r){if("string"!=typeof e)return t.errors=[{instancePath:s+"/platform"}],!1
if(R(e)>100)return t.errors=[{instancePath:s+"/platform"}],!1}a=r===o}else a=!0
if(a){if(e(n,"processor")){let e=n.processor
const r=o
if(o===r){if("string"!=typeof e)return t.errors=[{instancePath:s+"/processor"}],!1
if(R(e)>200)return t.errors=[{instancePath:s+"/processor"}],!1}a=r===o}else a=!0
if(a){if(e(n,"time")){const e=o
r(n.time,{instancePath:s+"/time"})||(i=null===i?r.errors:i.concat(r.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(n,"measurements")){let e=n.measurements
const r=o
if(o===r){if(!Array.isArray(e))return t.errors=[{instancePath:s+"/measurements"}],!1
if(e.length>200)return t.errors=[{instancePath:s+"/measurements"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(Fe(e[t],{instancePath:s+"/measurements/"+t})||(i=null===i?Fe.errors:i.concat(Fe.errors),o=i.length),!(r===o))break}}}a=r===o}else a=!0
if(a)if(e(n,"missing")){let e=n.missing
const r=o
if(o===r){if(!Array.isArray(e))return t.errors=[{instancePath:s+"/missing"}],!1
if(e.length>200)return t.errors=[{instancePath:s+"/missing"}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const i=o
if(o===i){if("string"!=typeof r)return t.errors=[{instancePath:s+"/missing/"+n}],!1
if(R(r)>100)return t.errors=[{instancePath:s+"/missing/"+n}],!1}if(!(i===o))break}}}a=r===o}else a=!0}}}}}}}}}return t.errors=i,0===o}
function Ie(e,{instancePath:r=""}={}){return"kdf"!==e&&"keygen"!==e&&"sign"!==e&&"verify"!==e&&"kex"!==e&&"hash"!==e&&"cipher"!==e&&"handshake"!==e?(Ie.errors=[{instancePath:r}],!1):(Ie.errors=null,!0)}function Fe(r,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return Fe.errors=[{instancePath:n}],!1
{let l
if(!e(r,"group")&&(l="group")||!e(r,"name")&&(l="name")||!e(r,"what")&&(l="what")||!e(r,"bytes")&&(l="bytes")||!e(r,"us")&&(l="us")||!e(r,"spread")&&(l="spread")||!e(r,"n")&&(l="n"))return Fe.errors=[{instancePath:n,params:{missingProperty:l}}],!1
if(e(r,"group")){const e=o
Ie(r.group,{instancePath:n+"/group"})||(i=null===i?Ie.errors:i.concat(Ie.errors),o=i.length)
var a=e===o}else a=!0
if(a){if(e(r,"name")){let e=r.name
const t=o
if(o===t){if("string"!=typeof e)return Fe.errors=[{instancePath:n+"/name"}],!1
if(R(e)>100)return Fe.errors=[{instancePath:n+"/name"}],!1}a=t===o}else a=!0
if(a){if(e(r,"what")){let e=r.what
const t=o
if(o===t){if("string"!=typeof e)return Fe.errors=[{instancePath:n+"/what"}],!1
if(R(e)>100)return Fe.errors=[{instancePath:n+"/what"}],!1}a=t===o}else a=!0
if(a){if(e(r,"bytes")){const e=o
s(r.bytes,{instancePath:n+"/bytes"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"us")){const e=o
t(r.us,{instancePath:n+"/us"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(r,"spread")){let e=r.spread
const t=o
if(o===t){if("number"!=typeof e||!isFinite(e))return Fe.errors=[{instancePath:n+"/spread"}],!1
if(e<0||isNaN(e))return Fe.errors=[{instancePath:n+"/spread"}],!1}a=t===o}else a=!0
if(a)if(e(r,"n")){const e=o
s(r.n,{instancePath:n+"/n"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0}}}}}}}return Fe.errors=i,0===o}exports["profile#Traffic"]=E,exports["probe#SavedStarts"]=function e(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!Array.isArray(r))return e.errors=[{instancePath:t}],!1
{const e=r.length
for(let i=0;i<e;i++){const e=s
if(Ne(r[i],{instancePath:t+"/"+i})||(n=null===n?Ne.errors:n.concat(Ne.errors),s=n.length),!(e===s))break}}}return e.errors=n,0===s}
function Ne(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Ne.errors=[{instancePath:t}],!1
{let c
if(!e(r,"kind")&&(c="kind")||!e(r,"reason")&&(c="reason")||!e(r,"count")&&(c="count")||!e(r,"newest")&&(c="newest")||!e(r,"pids")&&(c="pids"))return Ne.errors=[{instancePath:t,params:{missingProperty:c}}],!1
if(e(r,"kind")){let e=r.kind
const n=i
if("thread"!==e&&"child"!==e)return Ne.errors=[{instancePath:t+"/kind"}],!1
var o=n===i}else o=!0
if(o){if(e(r,"reason")){let e=r.reason
const s=i,c=i
let f=!1
const u=i
a(e,{instancePath:t+"/reason"})||(n=null===n?a.errors:n.concat(a.errors),i=n.length)
var l=u===i
if(f=f||l,!f){const r=i
if(null!==e){const e={instancePath:t+"/reason"}
null===n?n=[e]:n.push(e),i++}l=r===i
f=f||l}if(!f){const e={instancePath:t+"/reason"}
return null===n?n=[e]:n.push(e),i++,Ne.errors=n,!1}i=c,null!==n&&(c?n.length=c:n=null)
o=s===i}else o=!0
if(o){if(e(r,"count")){const e=i
s(r.count,{instancePath:t+"/count"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"newest")){const e=i
s(r.newest,{instancePath:t+"/newest"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"pids")){let e=r.pids
const a=i
if(i===a){if(!Array.isArray(e))return Ne.errors=[{instancePath:t+"/pids"}],!1
{const r=e.length
for(let o=0;o<r;o++){const r=i
if(s(e[o],{instancePath:t+"/pids/"+o})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),!(r===i))break}}}o=a===i}else o=!0}}}}}return Ne.errors=n,0===i}exports["probe#SavedThread"]=function r(t,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let c
if(!e(t,"tid")&&(c="tid")||!e(t,"present")&&(c="present")||!e(t,"poolIsNamed")&&(c="poolIsNamed")||!e(t,"atExit")&&(c="atExit"))return r.errors=[{instancePath:n,params:{missingProperty:c}}],!1
if(e(t,"tid")){const e=o
s(t.tid,{instancePath:n+"/tid"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var a=e===o}else a=!0
if(a){if(e(t,"present")){let e=t.present
const l=o
if(o===l){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/present"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(s(e[t],{instancePath:n+"/present/"+t})||(i=null===i?s.errors:i.concat(s.errors),o=i.length),!(r===o))break}}}a=l===o}else a=!0
if(a){if(e(t,"poolIsNamed")){const e=o
if("boolean"!=typeof t.poolIsNamed)return r.errors=[{instancePath:n+"/poolIsNamed"}],!1
a=e===o}else a=!0
if(a){if(e(t,"atExit")){let e=t.atExit
const s=o,c=o
let f=!1
const u=o
Re(e,{instancePath:n+"/atExit"})||(i=null===i?Re.errors:i.concat(Re.errors),o=i.length)
var l=u===o
if(f=f||l,!f){const r=o
if(null!==e){const e={instancePath:n+"/atExit"}
null===i?i=[e]:i.push(e),o++}l=r===o
f=f||l}if(!f){const e={instancePath:n+"/atExit"}
return null===i?i=[e]:i.push(e),o++,r.errors=i,!1}o=c,null!==i&&(c?i.length=c:i=null)
a=s===o}else a=!0
if(a){if(e(t,"script")){let e=t.script
const s=o
if(o===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/script"}],!1
if(R(e)>4096)return r.errors=[{instancePath:n+"/script"}],!1}a=s===o}else a=!0
if(a)if(e(t,"image")){let e=t.image
const s=o
if(o===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/image"}],!1
if(R(e)>32)return r.errors=[{instancePath:n+"/image"}],!1}a=s===o}else a=!0}}}}}}return r.errors=i,0===o}
function Be(r,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return Be.errors=[{instancePath:n}],!1
{let l
if(!e(r,"tid")&&(l="tid")||!e(r,"name")&&(l="name")||!e(r,"cpuMs")&&(l="cpuMs")||!e(r,"waitMs")&&(l="waitMs"))return Be.errors=[{instancePath:n,params:{missingProperty:l}}],!1
if(e(r,"tid")){const e=o
s(r.tid,{instancePath:n+"/tid"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var a=e===o}else a=!0
if(a){if(e(r,"name")){const e=o
if("string"!=typeof r.name)return Be.errors=[{instancePath:n+"/name"}],!1
a=e===o}else a=!0
if(a){if(e(r,"cpuMs")){const e=o
t(r.cpuMs,{instancePath:n+"/cpuMs"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a)if(e(r,"waitMs")){const e=o
t(r.waitMs,{instancePath:n+"/waitMs"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0}}}}return Be.errors=i,0===o}function Re(r,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Re.errors=[{instancePath:n}],!1
{let a
if(!e(r,"totalMs")&&(a="totalMs")||!e(r,"threads")&&(a="threads"))return Re.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(e(r,"totalMs")){const e=i
t(r.totalMs,{instancePath:n+"/totalMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var o=e===i}else o=!0
if(o)if(e(r,"threads")){let e=r.threads
const t=i
if(i===t){if(!Array.isArray(e))return Re.errors=[{instancePath:n+"/threads"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(Be(e[t],{instancePath:n+"/threads/"+t})||(s=null===s?Be.errors:s.concat(Be.errors),i=s.length),!(r===i))break}}}o=t===i}else o=!0}}return Re.errors=s,0===i}exports["probe#SavedPort"]=function r(t,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let l
if(!e(t,"port")&&(l="port")||!e(t,"address")&&(l="address")||!e(t,"script")&&(l="script")||!e(t,"serves")&&(l="serves")||!e(t,"upgrades")&&(l="upgrades"))return r.errors=[{instancePath:n,params:{missingProperty:l}}],!1
if(e(t,"port")){const e=o
s(t.port,{instancePath:n+"/port"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var a=e===o}else a=!0
if(a){if(e(t,"address")){let e=t.address
const s=o
if(o===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/address"}],!1
if(R(e)>255)return r.errors=[{instancePath:n+"/address"}],!1}a=s===o}else a=!0
if(a){if(e(t,"script")){let e=t.script
const s=o
if(o===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/script"}],!1
if(R(e)>4096)return r.errors=[{instancePath:n+"/script"}],!1}a=s===o}else a=!0
if(a){if(e(t,"serves")){let e=t.serves
const s=o
if("http"!==e&&"https"!==e&&"other"!==e)return r.errors=[{instancePath:n+"/serves"}],!1
a=s===o}else a=!0
if(a)if(e(t,"upgrades")){const e=o
if("boolean"!=typeof t.upgrades)return r.errors=[{instancePath:n+"/upgrades"}],!1
a=e===o}else a=!0}}}}}return r.errors=i,0===o}
exports["probe#SavedTls"]=function r(t,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let a
if(!e(t,"peers")&&(a="peers")||!e(t,"contexts")&&(a="contexts"))return r.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(e(t,"peers")){let e=t.peers
const a=i
if(i===a){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/peers"}],!1
if(e.length>202)return r.errors=[{instancePath:n+"/peers"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(Ve(e[t],{instancePath:n+"/peers/"+t})||(s=null===s?Ve.errors:s.concat(Ve.errors),i=s.length),!(r===i))break}}}var o=a===i}else o=!0
if(o)if(e(t,"contexts")){const e=i
Ke(t.contexts,{instancePath:n+"/contexts"})||(s=null===s?Ke.errors:s.concat(Ke.errors),i=s.length)
o=e===i}else o=!0}}return r.errors=s,0===i}
const Le=new RegExp("^\\d{1,12}$","u")
function Ee(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!e||"object"!=typeof e||Array.isArray(e))return Ee.errors=[{instancePath:r}],!1
if(Object.keys(e).length>1e3)return Ee.errors=[{instancePath:r}],!1
for(const s of Object.keys(e)){const e=n
if("string"==typeof s&&!Le.test(s)){const e={instancePath:r,propertyName:s}
null===t?t=[e]:t.push(e),n++}var i=e===n
if(!i){const e={instancePath:r}
return null===t?t=[e]:t.push(e),n++,Ee.errors=t,!1}}if(i)for(const i of Object.keys(e)){const o=n
if(s(e[i],{instancePath:r+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?s.errors:t.concat(s.errors),n=t.length),!(o===n))break}}return Ee.errors=t,0===n}function We(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return We.errors=[{instancePath:t}],!1
{let a
if(!e(r,"file")&&(a="file")||!e(r,"line")&&(a="line")||!e(r,"column")&&(a="column")||!e(r,"function")&&(a="function")||!e(r,"isAsync")&&(a="isAsync")||!e(r,"count")&&(a="count"))return We.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"file")){let e=r.file
const n=i
if(i===n){if("string"!=typeof e)return We.errors=[{instancePath:t+"/file"}],!1
if(R(e)>1024)return We.errors=[{instancePath:t+"/file"}],!1}var o=n===i}else o=!0
if(o){if(e(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"column")){const e=i
s(r.column,{instancePath:t+"/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"function")){let e=r.function
const n=i
if(i===n){if("string"!=typeof e)return We.errors=[{instancePath:t+"/function"}],!1
if(R(e)>200)return We.errors=[{instancePath:t+"/function"}],!1}o=n===i}else o=!0
if(o){if(e(r,"isAsync")){const e=i
if("boolean"!=typeof r.isAsync)return We.errors=[{instancePath:t+"/isAsync"}],!1
o=e===i}else o=!0
if(o){if(e(r,"count")){const e=i
s(r.count,{instancePath:t+"/count"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"isFirstUse")){const e=i
if("boolean"!=typeof r.isFirstUse)return We.errors=[{instancePath:t+"/isFirstUse"}],!1
o=e===i}else o=!0
if(o)if(e(r,"caBytes")){const e=i
s(r.caBytes,{instancePath:t+"/caBytes"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}}}}}}}return We.errors=n,0===i}function Ve(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Ve.errors=[{instancePath:t}],!1
{let c
if(void 0===r.by&&(r.by=""),!e(r,"role")&&(c="role")||!e(r,"host")&&(c="host")||!e(r,"port")&&(c="port")||!e(r,"handshakes")&&(c="handshakes")||!e(r,"resumed")&&(c="resumed")||!e(r,"overlapped")&&(c="overlapped")||!e(r,"requests")&&(c="requests")||!e(r,"reusedRequests")&&(c="reusedRequests")||!e(r,"agents")&&(c="agents")||!e(r,"agentsUsedOnce")&&(c="agentsUsedOnce")||!e(r,"protocol")&&(c="protocol")||!e(r,"cipher")&&(c="cipher")||!e(r,"group")&&(c="group")||!e(r,"alpn")&&(c="alpn")||!e(r,"certificate")&&(c="certificate")||!e(r,"bytesIn")&&(c="bytesIn")||!e(r,"bytesOut")&&(c="bytesOut")||!e(r,"helloBytes")&&(c="helloBytes")||!e(r,"handshakeTimes")&&(c="handshakeTimes")||!e(r,"lifeTimes")&&(c="lifeTimes")||!e(r,"mostOpen")&&(c="mostOpen")||!e(r,"choices")&&(c="choices")||!e(r,"callSites")&&(c="callSites")||!e(r,"unplaced")&&(c="unplaced")||!e(r,"packages")&&(c="packages")||!e(r,"agentSites")&&(c="agentSites"))return Ve.errors=[{instancePath:t,params:{missingProperty:c}}],!1
if(e(r,"role")){let e=r.role
const n=i
if("client"!==e&&"server"!==e)return Ve.errors=[{instancePath:t+"/role"}],!1
var o=n===i}else o=!0
if(o){if(e(r,"host")){let e=r.host
const n=i
if(i===n){if("string"!=typeof e)return Ve.errors=[{instancePath:t+"/host"}],!1
if(R(e)>255)return Ve.errors=[{instancePath:t+"/host"}],!1}o=n===i}else o=!0
if(o){if(e(r,"port")){const e=i
s(r.port,{instancePath:t+"/port"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){let c=r.by
const f=i
if("agent"!==c&&""!==c)return Ve.errors=[{instancePath:t+"/by"}],!1
if(o=f===i){if(e(r,"handshakes")){const e=i
s(r.handshakes,{instancePath:t+"/handshakes"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"resumed")){const e=i
s(r.resumed,{instancePath:t+"/resumed"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"overlapped")){const e=i
s(r.overlapped,{instancePath:t+"/overlapped"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"requests")){const e=i
s(r.requests,{instancePath:t+"/requests"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"reusedRequests")){const e=i
s(r.reusedRequests,{instancePath:t+"/reusedRequests"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"agents")){const e=i
s(r.agents,{instancePath:t+"/agents"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"agentsUsedOnce")){const e=i
s(r.agentsUsedOnce,{instancePath:t+"/agentsUsedOnce"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"protocol")){const e=i
N(r.protocol,{instancePath:t+"/protocol"})||(n=null===n?N.errors:n.concat(N.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"cipher")){const e=i
N(r.cipher,{instancePath:t+"/cipher"})||(n=null===n?N.errors:n.concat(N.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"group")){const e=i
N(r.group,{instancePath:t+"/group"})||(n=null===n?N.errors:n.concat(N.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"alpn")){const e=i
N(r.alpn,{instancePath:t+"/alpn"})||(n=null===n?N.errors:n.concat(N.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"certificate")){let e=r.certificate
const s=i,l=i
let c=!1
const f=i
W(e,{instancePath:t+"/certificate"})||(n=null===n?W.errors:n.concat(W.errors),i=n.length)
var a=f===i
if(c=c||a,!c){const r=i
if(null!==e){const e={instancePath:t+"/certificate"}
null===n?n=[e]:n.push(e),i++}a=r===i
c=c||a}if(!c){const e={instancePath:t+"/certificate"}
return null===n?n=[e]:n.push(e),i++,Ve.errors=n,!1}i=l,null!==n&&(l?n.length=l:n=null)
o=s===i}else o=!0
if(o){if(e(r,"bytesIn")){const e=i
s(r.bytesIn,{instancePath:t+"/bytesIn"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"bytesOut")){const e=i
s(r.bytesOut,{instancePath:t+"/bytesOut"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"helloBytes")){const e=i
Ee(r.helloBytes,{instancePath:t+"/helloBytes"})||(n=null===n?Ee.errors:n.concat(Ee.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"handshakeTimes")){const e=i
Ee(r.handshakeTimes,{instancePath:t+"/handshakeTimes"})||(n=null===n?Ee.errors:n.concat(Ee.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"lifeTimes")){const e=i
Ee(r.lifeTimes,{instancePath:t+"/lifeTimes"})||(n=null===n?Ee.errors:n.concat(Ee.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"mostOpen")){const e=i
s(r.mostOpen,{instancePath:t+"/mostOpen"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"choices")){const e=i
V(r.choices,{instancePath:t+"/choices"})||(n=null===n?V.errors:n.concat(V.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"callSites")){let e=r.callSites
const s=i
if(i===s){if(!Array.isArray(e))return Ve.errors=[{instancePath:t+"/callSites"}],!1
if(e.length>32)return Ve.errors=[{instancePath:t+"/callSites"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(We(e[s],{instancePath:t+"/callSites/"+s})||(n=null===n?We.errors:n.concat(We.errors),i=n.length),!(r===i))break}}}o=s===i}else o=!0
if(o){if(e(r,"unplaced")){const e=i
s(r.unplaced,{instancePath:t+"/unplaced"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"packages")){let e=r.packages
const a=i
if(i===a){if(!e||"object"!=typeof e||Array.isArray(e))return Ve.errors=[{instancePath:t+"/packages"}],!1
if(Object.keys(e).length>65)return Ve.errors=[{instancePath:t+"/packages"}],!1
for(const r of Object.keys(e)){const e=i
if("string"==typeof r&&R(r)>255){const e={instancePath:t+"/packages",propertyName:r}
null===n?n=[e]:n.push(e),i++}var l=e===i
if(!l){const e={instancePath:t+"/packages"}
return null===n?n=[e]:n.push(e),i++,Ve.errors=n,!1}}if(l)for(const r of Object.keys(e)){const o=i
if(s(e[r],{instancePath:t+"/packages/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),!(o===i))break}}o=a===i}else o=!0
if(o)if(e(r,"agentSites")){let e=r.agentSites
const s=i
if(i===s){if(!Array.isArray(e))return Ve.errors=[{instancePath:t+"/agentSites"}],!1
if(e.length>32)return Ve.errors=[{instancePath:t+"/agentSites"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(We(e[s],{instancePath:t+"/agentSites/"+s})||(n=null===n?We.errors:n.concat(We.errors),i=n.length),!(r===i))break}}}o=s===i}else o=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}return Ve.errors=n,0===i}function Ke(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Ke.errors=[{instancePath:t}],!1
{let a
if(!e(r,"created")&&(a="created")||!e(r,"withCa")&&(a="withCa")||!e(r,"caBytes")&&(a="caBytes")||!e(r,"callSites")&&(a="callSites")||!e(r,"unplaced")&&(a="unplaced"))return Ke.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"created")){const e=i
s(r.created,{instancePath:t+"/created"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o){if(e(r,"withCa")){const e=i
s(r.withCa,{instancePath:t+"/withCa"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"caBytes")){const e=i
s(r.caBytes,{instancePath:t+"/caBytes"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"callSites")){let e=r.callSites
const s=i
if(i===s){if(!Array.isArray(e))return Ke.errors=[{instancePath:t+"/callSites"}],!1
if(e.length>32)return Ke.errors=[{instancePath:t+"/callSites"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(We(e[s],{instancePath:t+"/callSites/"+s})||(n=null===n?We.errors:n.concat(We.errors),i=n.length),!(r===i))break}}}o=s===i}else o=!0
if(o)if(e(r,"unplaced")){const e=i
s(r.unplaced,{instancePath:t+"/unplaced"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}}}}return Ke.errors=n,0===i}exports["probe#SavedJobs"]=function r(t,{instancePath:n=""}={}){let i=null,o=0
if(0===o){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let l
if(!e(t,"poolSize")&&(l="poolSize")||!e(t,"maxInFlight")&&(l="maxInFlight")||!e(t,"kinds")&&(l="kinds")||!e(t,"complete")&&(l="complete"))return r.errors=[{instancePath:n,params:{missingProperty:l}}],!1
if(e(t,"poolSize")){const e=o
s(t.poolSize,{instancePath:n+"/poolSize"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
var a=e===o}else a=!0
if(a){if(e(t,"maxInFlight")){const e=o
s(t.maxInFlight,{instancePath:n+"/maxInFlight"})||(i=null===i?s.errors:i.concat(s.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(t,"kinds")){let e=t.kinds
const s=o
if(o===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/kinds"}],!1
if(e.length>100)return r.errors=[{instancePath:n+"/kinds"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(Ge(e[t],{instancePath:n+"/kinds/"+t})||(i=null===i?Ge.errors:i.concat(Ge.errors),o=i.length),!(r===o))break}}}a=s===o}else a=!0
if(a)if(e(t,"complete")){const e=o
if("boolean"!=typeof t.complete)return r.errors=[{instancePath:n+"/complete"}],!1
a=e===o}else a=!0}}}}return r.errors=i,0===o}
const Qe=new RegExp("^\\w{1,64}$","u")
function ze(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return ze.errors=[{instancePath:t}],!1
{let a
if(!e(r,"file")&&(a="file")||!e(r,"line")&&(a="line")||!e(r,"column")&&(a="column")||!e(r,"function")&&(a="function")||!e(r,"isAsync")&&(a="isAsync")||!e(r,"package")&&(a="package")||!e(r,"jobs")&&(a="jobs"))return ze.errors=[{instancePath:t,params:{missingProperty:a}}],!1
{const a=i
for(const e of Object.keys(r))if("file"!==e&&"line"!==e&&"column"!==e&&"function"!==e&&"isAsync"!==e&&"package"!==e&&"called"!==e&&"jobs"!==e)return ze.errors=[{instancePath:t}],!1
if(a===i){if(e(r,"file")){let e=r.file
const n=i
if(i===n){if("string"!=typeof e)return ze.errors=[{instancePath:t+"/file"}],!1
if(R(e)>1024)return ze.errors=[{instancePath:t+"/file"}],!1}var o=n===i}else o=!0
if(o){if(e(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"column")){const e=i
s(r.column,{instancePath:t+"/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"function")){let e=r.function
const n=i
if(i===n){if("string"!=typeof e)return ze.errors=[{instancePath:t+"/function"}],!1
if(R(e)>200)return ze.errors=[{instancePath:t+"/function"}],!1}o=n===i}else o=!0
if(o){if(e(r,"isAsync")){const e=i
if("boolean"!=typeof r.isAsync)return ze.errors=[{instancePath:t+"/isAsync"}],!1
o=e===i}else o=!0
if(o){if(e(r,"package")){let e=r.package
const n=i
if(i===n){if("string"!=typeof e)return ze.errors=[{instancePath:t+"/package"}],!1
if(R(e)>255)return ze.errors=[{instancePath:t+"/package"}],!1}o=n===i}else o=!0
if(o){if(e(r,"called")){let e=r.called
const n=i
if(i===n){if("string"!=typeof e)return ze.errors=[{instancePath:t+"/called"}],!1
if(R(e)>200)return ze.errors=[{instancePath:t+"/called"}],!1}o=n===i}else o=!0
if(o)if(e(r,"jobs")){const e=i
s(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}}}}}}}}}return ze.errors=n,0===i}function Ge(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Ge.errors=[{instancePath:t}],!1
{let a
if(!e(r,"job")&&(a="job")||!e(r,"jobs")&&(a="jobs")||!e(r,"maxInFlight")&&(a="maxInFlight")||!e(r,"waits")&&(a="waits")||!e(r,"runs")&&(a="runs")||!e(r,"sites")&&(a="sites"))return Ge.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(e(r,"job")){let e=r.job
const n=i
if(i===n){if("string"!=typeof e)return Ge.errors=[{instancePath:t+"/job"}],!1
if(!Qe.test(e))return Ge.errors=[{instancePath:t+"/job"}],!1}var o=n===i}else o=!0
if(o){if(e(r,"jobs")){const e=i
s(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"maxInFlight")){const e=i
s(r.maxInFlight,{instancePath:t+"/maxInFlight"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"waits")){const e=i
Ee(r.waits,{instancePath:t+"/waits"})||(n=null===n?Ee.errors:n.concat(Ee.errors),i=n.length)
o=e===i}else o=!0
if(o){if(e(r,"runs")){const e=i
Ee(r.runs,{instancePath:t+"/runs"})||(n=null===n?Ee.errors:n.concat(Ee.errors),i=n.length)
o=e===i}else o=!0
if(o)if(e(r,"sites")){let e=r.sites
const s=i
if(i===s){if(!Array.isArray(e))return Ge.errors=[{instancePath:t+"/sites"}],!1
if(e.length>200)return Ge.errors=[{instancePath:t+"/sites"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(ze(e[s],{instancePath:t+"/sites/"+s})||(n=null===n?ze.errors:n.concat(ze.errors),i=n.length),!(r===i))break}}}o=s===i}else o=!0}}}}}}return Ge.errors=n,0===i}exports["probe#SavedTimes"]=function r(n,{instancePath:s=""}={}){let i=null,o=0
if(0===o){if(!n||"object"!=typeof n||Array.isArray(n))return r.errors=[{instancePath:s}],!1
{let l
if(!e(n,"clock")&&(l="clock")||!e(n,"errorUs")&&(l="errorUs")||!e(n,"requests")&&(l="requests")||!e(n,"handshakes")&&(l="handshakes")||!e(n,"jobs")&&(l="jobs")||!e(n,"complete")&&(l="complete"))return r.errors=[{instancePath:s,params:{missingProperty:l}}],!1
if(e(n,"clock")){let e=n.clock
const t=o
if(o===t){if("string"!=typeof e)return r.errors=[{instancePath:s+"/clock"}],!1
if(!He.test(e))return r.errors=[{instancePath:s+"/clock"}],!1}var a=t===o}else a=!0
if(a){if(e(n,"errorUs")){const e=o
t(n.errorUs,{instancePath:s+"/errorUs"})||(i=null===i?t.errors:i.concat(t.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(n,"requests")){const e=o
Me(n.requests,{instancePath:s+"/requests"})||(i=null===i?Me.errors:i.concat(Me.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(n,"handshakes")){const e=o
Me(n.handshakes,{instancePath:s+"/handshakes"})||(i=null===i?Me.errors:i.concat(Me.errors),o=i.length)
a=e===o}else a=!0
if(a){if(e(n,"jobs")){const e=o
Me(n.jobs,{instancePath:s+"/jobs"})||(i=null===i?Me.errors:i.concat(Me.errors),o=i.length)
a=e===o}else a=!0
if(a)if(e(n,"complete")){const e=o
if("boolean"!=typeof n.complete)return r.errors=[{instancePath:s+"/complete"}],!1
a=e===o}else a=!0}}}}}}return r.errors=i,0===o}
const He=new RegExp("^\\d{1,19}$","u")

