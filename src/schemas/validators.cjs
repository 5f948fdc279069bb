// Written by npm run docs, with ajv, from src/schemas/*.schema.json: change that.
// 5b02f26ac42e3ddd4484ee49a6345f4acf1f722a9428c99bcad430a22183ddcf
// @ts-nocheck
"use strict"
exports.report=function r(t,{instancePath:s=""}={}){let i=null,l=0
if(0===l){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:s}],!1
{let m
if(void 0===t.traffic&&(t.traffic=null),void 0===t.tls&&(t.tls=null),void 0===t.threadPool&&(t.threadPool=null),void 0===t.drive&&(t.drive=null),(void 0===t.schemaVersion||!e.call(t,"schemaVersion"))&&(m="schemaVersion")||(void 0===t.tool||!e.call(t,"tool"))&&(m="tool")||(void 0===t.target||!e.call(t,"target"))&&(m="target")||(void 0===t.profile||!e.call(t,"profile"))&&(m="profile")||(void 0===t.crypto||!e.call(t,"crypto"))&&(m="crypto")||(void 0===t.operations||!e.call(t,"operations"))&&(m="operations")||(void 0===t.callSites||!e.call(t,"callSites"))&&(m="callSites")||(void 0===t.findings||!e.call(t,"findings"))&&(m="findings")||(void 0===t.isolates||!e.call(t,"isolates"))&&(m="isolates")||(void 0===t.load||!e.call(t,"load"))&&(m="load")||(void 0===t.diagnostics||!e.call(t,"diagnostics"))&&(m="diagnostics"))return r.errors=[{instancePath:s,params:{missingProperty:m}}],!1
if(void 0!==t.schemaVersion&&e.call(t,"schemaVersion")){const e=l
if(2!==t.schemaVersion)return r.errors=[{instancePath:s+"/schemaVersion"}],!1
var o=e===l}else o=!0
if(o){if(void 0!==t.tool&&e.call(t,"tool")){let n=t.tool
const i=l
if(l===i){if(!n||"object"!=typeof n||Array.isArray(n))return r.errors=[{instancePath:s+"/tool"}],!1
{let t
if((void 0===n.name||!e.call(n,"name"))&&(t="name")||(void 0===n.version||!e.call(n,"version"))&&(t="version"))return r.errors=[{instancePath:s+"/tool",params:{missingProperty:t}}],!1
if(void 0!==n.name&&e.call(n,"name")){const e=l
if("cryptoprof"!==n.name)return r.errors=[{instancePath:s+"/tool/name"}],!1
var a=e===l}else a=!0
if(a)if(void 0!==n.version&&e.call(n,"version")){const e=l
if("string"!=typeof n.version)return r.errors=[{instancePath:s+"/tool/version"}],!1
a=e===l}else a=!0}}o=i===l}else o=!0
if(o){if(void 0!==t.target&&e.call(t,"target")){const e=l
n(t.target,{instancePath:s+"/target"})||(i=null===i?n.errors:i.concat(n.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==t.profile&&e.call(t,"profile")){const e=l
u(t.profile,{instancePath:s+"/profile"})||(i=null===i?u.errors:i.concat(u.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==t.crypto&&e.call(t,"crypto")){const e=l
p(t.crypto,{instancePath:s+"/crypto"})||(i=null===i?p.errors:i.concat(p.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==t.operations&&e.call(t,"operations")){let e=t.operations
const n=l
if(l===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/operations"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(v(e[t],{instancePath:s+"/operations/"+t})||(i=null===i?v.errors:i.concat(v.errors),l=i.length),!(r===l))break}}}o=n===l}else o=!0
if(o){if(void 0!==t.callSites&&e.call(t,"callSites")){let e=t.callSites
const n=l
if(l===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/callSites"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(A(e[t],{instancePath:s+"/callSites/"+t})||(i=null===i?A.errors:i.concat(A.errors),l=i.length),!(r===l))break}}}o=n===l}else o=!0
if(o){if(void 0!==t.findings&&e.call(t,"findings")){let e=t.findings
const n=l
if(l===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/findings"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(x(e[t],{instancePath:s+"/findings/"+t})||(i=null===i?x.errors:i.concat(x.errors),l=i.length),!(r===l))break}}}o=n===l}else o=!0
if(o){if(void 0!==t.routes&&e.call(t,"routes")){let e=t.routes
const n=l,a=l
let f=!1
const u=l
if(l===u)if(Array.isArray(e)){const r=e.length
for(let t=0;t<r;t++){const r=l
if(j(e[t],{instancePath:s+"/routes/"+t})||(i=null===i?j.errors:i.concat(j.errors),l=i.length),!(r===l))break}}else{const e={instancePath:s+"/routes"}
null===i?i=[e]:i.push(e),l++}var c=u===l
if(f=f||c,!f){const r=l
if(null!==e){const e={instancePath:s+"/routes"}
null===i?i=[e]:i.push(e),l++}c=r===l
f=f||c}if(!f){const e={instancePath:s+"/routes"}
return null===i?i=[e]:i.push(e),l++,r.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=n===l}else o=!0
if(o){if(void 0!==t.isolates&&e.call(t,"isolates")){let e=t.isolates
const n=l
if(l===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/isolates"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(C(e[t],{instancePath:s+"/isolates/"+t})||(i=null===i?C.errors:i.concat(C.errors),l=i.length),!(r===l))break}}}o=n===l}else o=!0
if(o){if(void 0!==t.runs&&e.call(t,"runs")){let e=t.runs
const n=l
if(l===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/runs"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(q(e[t],{instancePath:s+"/runs/"+t})||(i=null===i?q.errors:i.concat(q.errors),l=i.length),!(r===l))break}}}o=n===l}else o=!0
if(o){if(void 0!==t.bundles&&e.call(t,"bundles")){let e=t.bundles
const n=l
if(l===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/bundles"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(O(e[t],{instancePath:s+"/bundles/"+t})||(i=null===i?O.errors:i.concat(O.errors),l=i.length),!(r===l))break}}}o=n===l}else o=!0
if(o){if(void 0!==t.poolWork&&e.call(t,"poolWork")){let e=t.poolWork
const n=l,a=l
let c=!1
const u=l
I(e,{instancePath:s+"/poolWork"})||(i=null===i?I.errors:i.concat(I.errors),l=i.length)
var f=u===l
if(c=c||f,!c){const r=l
if(null!==e){const e={instancePath:s+"/poolWork"}
null===i?i=[e]:i.push(e),l++}f=r===l
c=c||f}if(!c){const e={instancePath:s+"/poolWork"}
return null===i?i=[e]:i.push(e),l++,r.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=n===l}else o=!0
if(o){if(void 0!==t.load&&e.call(t,"load")){let e=t.load
const n=l,a=l
let c=!1
const f=l
F(e,{instancePath:s+"/load"})||(i=null===i?F.errors:i.concat(F.errors),l=i.length)
var h=f===l
if(c=c||h,!c){const r=l
if(null!==e){const e={instancePath:s+"/load"}
null===i?i=[e]:i.push(e),l++}h=r===l
c=c||h}if(!c){const e={instancePath:s+"/load"}
return null===i?i=[e]:i.push(e),l++,r.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=n===l}else o=!0
if(o){let n=t.traffic
const a=l,c=l
let f=!1
const u=l
E(n,{instancePath:s+"/traffic"})||(i=null===i?E.errors:i.concat(E.errors),l=i.length)
var d=u===l
if(f=f||d,!f){const e=l
if(null!==n){const e={instancePath:s+"/traffic"}
null===i?i=[e]:i.push(e),l++}d=e===l
f=f||d}if(!f){const e={instancePath:s+"/traffic"}
return null===i?i=[e]:i.push(e),l++,r.errors=i,!1}if(l=c,null!==i&&(c?i.length=c:i=null),o=a===l){let n=t.tls
const a=l,c=l
let f=!1
const u=l
re(n,{instancePath:s+"/tls"})||(i=null===i?re.errors:i.concat(re.errors),l=i.length)
var P=u===l
if(f=f||P,!f){const e=l
if(null!==n){const e={instancePath:s+"/tls"}
null===i?i=[e]:i.push(e),l++}P=e===l
f=f||P}if(!f){const e={instancePath:s+"/tls"}
return null===i?i=[e]:i.push(e),l++,r.errors=i,!1}if(l=c,null!==i&&(c?i.length=c:i=null),o=a===l){let n=t.threadPool
const a=l,c=l
let f=!1
const u=l
ne(n,{instancePath:s+"/threadPool"})||(i=null===i?ne.errors:i.concat(ne.errors),l=i.length)
var g=u===l
if(f=f||g,!f){const e=l
if(null!==n){const e={instancePath:s+"/threadPool"}
null===i?i=[e]:i.push(e),l++}g=e===l
f=f||g}if(!f){const e={instancePath:s+"/threadPool"}
return null===i?i=[e]:i.push(e),l++,r.errors=i,!1}if(l=c,null!==i&&(c?i.length=c:i=null),o=a===l){let n=t.drive
const a=l,c=l
let f=!1
const u=l
se(n,{instancePath:s+"/drive"})||(i=null===i?se.errors:i.concat(se.errors),l=i.length)
var y=u===l
if(f=f||y,!f){const e=l
if(null!==n){const e={instancePath:s+"/drive"}
null===i?i=[e]:i.push(e),l++}y=e===l
f=f||y}if(!f){const e={instancePath:s+"/drive"}
return null===i?i=[e]:i.push(e),l++,r.errors=i,!1}if(l=c,null!==i&&(c?i.length=c:i=null),o=a===l)if(void 0!==t.diagnostics&&e.call(t,"diagnostics")){let e=t.diagnostics
const n=l
if(l===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/diagnostics"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(ie(e[t],{instancePath:s+"/diagnostics/"+t})||(i=null===i?ie.errors:i.concat(ie.errors),l=i.length),!(r===l))break}}}o=n===l}else o=!0}}}}}}}}}}}}}}}}}}}return r.errors=i,0===l}
const e=Object.prototype.hasOwnProperty
function r(e,{instancePath:t=""}={}){return"string"!=typeof e?(r.errors=[{instancePath:t}],!1):(r.errors=null,!0)}function t(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(t.errors=[{instancePath:r}],!1):(t.errors=null,!0):(t.errors=[{instancePath:r}],!1)}function n(s,{instancePath:i=""}={}){let l=null,o=0
if(0===o){if(!s||"object"!=typeof s||Array.isArray(s))return n.errors=[{instancePath:i}],!1
{let c
if((void 0===s.command||!e.call(s,"command"))&&(c="command")||(void 0===s.root||!e.call(s,"root"))&&(c="root")||(void 0===s.node||!e.call(s,"node"))&&(c="node")||(void 0===s.openssl||!e.call(s,"openssl"))&&(c="openssl")||(void 0===s.platform||!e.call(s,"platform"))&&(c="platform")||(void 0===s.processor||!e.call(s,"processor"))&&(c="processor")||(void 0===s.startTime||!e.call(s,"startTime"))&&(c="startTime")||(void 0===s.durationMs||!e.call(s,"durationMs"))&&(c="durationMs")||(void 0===s.exitCode||!e.call(s,"exitCode"))&&(c="exitCode")||(void 0===s.signal||!e.call(s,"signal"))&&(c="signal"))return n.errors=[{instancePath:i,params:{missingProperty:c}}],!1
if(void 0!==s.command&&e.call(s,"command")){let e=s.command
const r=o
if(o===r){if(!Array.isArray(e))return n.errors=[{instancePath:i+"/command"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if("string"!=typeof e[t])return n.errors=[{instancePath:i+"/command/"+t}],!1
if(!(r===o))break}}}var a=r===o}else a=!0
if(a){if(void 0!==s.root&&e.call(s,"root")){const e=o
if("string"!=typeof s.root)return n.errors=[{instancePath:i+"/root"}],!1
a=e===o}else a=!0
if(a){if(void 0!==s.node&&e.call(s,"node")){const e=o
if("string"!=typeof s.node)return n.errors=[{instancePath:i+"/node"}],!1
a=e===o}else a=!0
if(a){if(void 0!==s.openssl&&e.call(s,"openssl")){const e=o
if("string"!=typeof s.openssl)return n.errors=[{instancePath:i+"/openssl"}],!1
a=e===o}else a=!0
if(a){if(void 0!==s.platform&&e.call(s,"platform")){const e=o
if("string"!=typeof s.platform)return n.errors=[{instancePath:i+"/platform"}],!1
a=e===o}else a=!0
if(a){if(void 0!==s.processor&&e.call(s,"processor")){const e=o
if("string"!=typeof s.processor)return n.errors=[{instancePath:i+"/processor"}],!1
a=e===o}else a=!0
if(a){if(void 0!==s.startTime&&e.call(s,"startTime")){const e=o
r(s.startTime,{instancePath:i+"/startTime"})||(l=null===l?r.errors:l.concat(r.errors),o=l.length)
a=e===o}else a=!0
if(a){if(void 0!==s.durationMs&&e.call(s,"durationMs")){const e=o
t(s.durationMs,{instancePath:i+"/durationMs"})||(l=null===l?t.errors:l.concat(t.errors),o=l.length)
a=e===o}else a=!0
if(a){if(void 0!==s.exitCode&&e.call(s,"exitCode")){let e=s.exitCode
const r=o
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return n.errors=[{instancePath:i+"/exitCode"}],!1
a=r===o}else a=!0
if(a)if(void 0!==s.signal&&e.call(s,"signal")){let e=s.signal
const r=o
if("string"!=typeof e&&null!==e)return n.errors=[{instancePath:i+"/signal"}],!1
a=r===o}else a=!0}}}}}}}}}}return n.errors=l,0===o}function s(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return s.errors=[{instancePath:r}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return s.errors=[{instancePath:r}],!1
if(e<0||isNaN(e))return s.errors=[{instancePath:r}],!1}return s.errors=null,!0}function i(e,{instancePath:r=""}={}){return"attach"!==e&&"live"!==e?(i.errors=[{instancePath:r}],!1):(i.errors=null,!0)}function l(r,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return l.errors=[{instancePath:n}],!1
{let P
if((void 0===r.totalMs||!e.call(r,"totalMs"))&&(P="totalMs")||(void 0===r.mainMs||!e.call(r,"mainMs"))&&(P="mainMs")||(void 0===r.workersMs||!e.call(r,"workersMs"))&&(P="workersMs")||(void 0===r.poolMs||!e.call(r,"poolMs"))&&(P="poolMs")||(void 0===r.v8Ms||!e.call(r,"v8Ms"))&&(P="v8Ms")||(void 0===r.otherMs||!e.call(r,"otherMs"))&&(P="otherMs")||(void 0===r.runQueueWaitMs||!e.call(r,"runQueueWaitMs"))&&(P="runQueueWaitMs"))return l.errors=[{instancePath:n,params:{missingProperty:P}}],!1
if(void 0!==r.totalMs&&e.call(r,"totalMs")){let e=r.totalMs
const c=i,f=i
let u=!1
const h=i
t(e,{instancePath:n+"/totalMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var o=h===i
if(u=u||o,!u){const r=i
if(null!==e){const e={instancePath:n+"/totalMs"}
null===s?s=[e]:s.push(e),i++}o=r===i
u=u||o}if(!u){const e={instancePath:n+"/totalMs"}
return null===s?s=[e]:s.push(e),i++,l.errors=s,!1}i=f,null!==s&&(f?s.length=f:s=null)
var a=c===i}else a=!0
if(a){if(void 0!==r.mainMs&&e.call(r,"mainMs")){let e=r.mainMs
const o=i,f=i
let u=!1
const h=i
t(e,{instancePath:n+"/mainMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var c=h===i
if(u=u||c,!u){const r=i
if(null!==e){const e={instancePath:n+"/mainMs"}
null===s?s=[e]:s.push(e),i++}c=r===i
u=u||c}if(!u){const e={instancePath:n+"/mainMs"}
return null===s?s=[e]:s.push(e),i++,l.errors=s,!1}i=f,null!==s&&(f?s.length=f:s=null)
a=o===i}else a=!0
if(a){if(void 0!==r.mainKernelMs&&e.call(r,"mainKernelMs")){let e=r.mainKernelMs
const o=i,c=i
let u=!1
const h=i
t(e,{instancePath:n+"/mainKernelMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var f=h===i
if(u=u||f,!u){const r=i
if(null!==e){const e={instancePath:n+"/mainKernelMs"}
null===s?s=[e]:s.push(e),i++}f=r===i
u=u||f}if(!u){const e={instancePath:n+"/mainKernelMs"}
return null===s?s=[e]:s.push(e),i++,l.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
a=o===i}else a=!0
if(a){if(void 0!==r.workersMs&&e.call(r,"workersMs")){let e=r.workersMs
const o=i,c=i
let f=!1
const h=i
t(e,{instancePath:n+"/workersMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var u=h===i
if(f=f||u,!f){const r=i
if(null!==e){const e={instancePath:n+"/workersMs"}
null===s?s=[e]:s.push(e),i++}u=r===i
f=f||u}if(!f){const e={instancePath:n+"/workersMs"}
return null===s?s=[e]:s.push(e),i++,l.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
a=o===i}else a=!0
if(a){if(void 0!==r.poolMs&&e.call(r,"poolMs")){let e=r.poolMs
const o=i,c=i
let f=!1
const u=i
t(e,{instancePath:n+"/poolMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var h=u===i
if(f=f||h,!f){const r=i
if(null!==e){const e={instancePath:n+"/poolMs"}
null===s?s=[e]:s.push(e),i++}h=r===i
f=f||h}if(!f){const e={instancePath:n+"/poolMs"}
return null===s?s=[e]:s.push(e),i++,l.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
a=o===i}else a=!0
if(a){if(void 0!==r.v8Ms&&e.call(r,"v8Ms")){let e=r.v8Ms
const o=i,c=i
let f=!1
const u=i
t(e,{instancePath:n+"/v8Ms"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var d=u===i
if(f=f||d,!f){const r=i
if(null!==e){const e={instancePath:n+"/v8Ms"}
null===s?s=[e]:s.push(e),i++}d=r===i
f=f||d}if(!f){const e={instancePath:n+"/v8Ms"}
return null===s?s=[e]:s.push(e),i++,l.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
a=o===i}else a=!0
if(a){if(void 0!==r.otherMs&&e.call(r,"otherMs")){let e=r.otherMs
const o=i,c=i
let f=!1
const u=i
t(e,{instancePath:n+"/otherMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var p=u===i
if(f=f||p,!f){const r=i
if(null!==e){const e={instancePath:n+"/otherMs"}
null===s?s=[e]:s.push(e),i++}p=r===i
f=f||p}if(!f){const e={instancePath:n+"/otherMs"}
return null===s?s=[e]:s.push(e),i++,l.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
a=o===i}else a=!0
if(a)if(void 0!==r.runQueueWaitMs&&e.call(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const o=i,c=i
let f=!1
const u=i
t(e,{instancePath:n+"/runQueueWaitMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var v=u===i
if(f=f||v,!f){const r=i
if(null!==e){const e={instancePath:n+"/runQueueWaitMs"}
null===s?s=[e]:s.push(e),i++}v=r===i
f=f||v}if(!f){const e={instancePath:n+"/runQueueWaitMs"}
return null===s?s=[e]:s.push(e),i++,l.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
a=o===i}else a=!0}}}}}}}}return l.errors=s,0===i}function o(e,{instancePath:r=""}={}){return"directory-gone"!==e&&"directory-not-writable"!==e&&"disk-full"!==e&&"no-descriptors"!==e&&"log-limit"!==e&&"recording-stopped"!==e&&"other-user"!==e&&"other-node"!==e&&"own-options"!==e&&"not-passed-on"!==e&&"own-exec-argv"!==e&&"no-log"!==e&&"log-ended-early"!==e&&"own-executable"!==e&&"replaced"!==e&&"still-running"!==e&&"unknown"!==e?(o.errors=[{instancePath:r}],!1):(o.errors=null,!0)}function a(r,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!r||"object"!=typeof r||Array.isArray(r))return a.errors=[{instancePath:n}],!1
{let u
if((void 0===r.kind||!e.call(r,"kind"))&&(u="kind")||(void 0===r.reason||!e.call(r,"reason"))&&(u="reason")||(void 0===r.count||!e.call(r,"count"))&&(u="count")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(u="cpuMs"))return a.errors=[{instancePath:n,params:{missingProperty:u}}],!1
if(void 0!==r.kind&&e.call(r,"kind")){let e=r.kind
const t=l
if("thread"!==e&&"child"!==e)return a.errors=[{instancePath:n+"/kind"}],!1
var c=t===l}else c=!0
if(c){if(void 0!==r.reason&&e.call(r,"reason")){const e=l
o(r.reason,{instancePath:n+"/reason"})||(i=null===i?o.errors:i.concat(o.errors),l=i.length)
c=e===l}else c=!0
if(c){if(void 0!==r.count&&e.call(r,"count")){const e=l
s(r.count,{instancePath:n+"/count"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
c=e===l}else c=!0
if(c)if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){let e=r.cpuMs
const s=l,o=l
let u=!1
const h=l
t(e,{instancePath:n+"/cpuMs"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
var f=h===l
if(u=u||f,!u){const r=l
if(null!==e){const e={instancePath:n+"/cpuMs"}
null===i?i=[e]:i.push(e),l++}f=r===l
u=u||f}if(!u){const e={instancePath:n+"/cpuMs"}
return null===i?i=[e]:i.push(e),l++,a.errors=i,!1}l=o,null!==i&&(o?i.length=o:i=null)
c=s===l}else c=!0}}}}return a.errors=i,0===l}function c(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return c.errors=[{instancePath:t}],!1
{let o
if((void 0===r.seconds||!e.call(r,"seconds"))&&(o="seconds")||(void 0===r.from||!e.call(r,"from"))&&(o="from")||(void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks"))return c.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.seconds&&e.call(r,"seconds")){let e=r.seconds
const n=i
if(i===n){if("number"!=typeof e||!isFinite(e))return c.errors=[{instancePath:t+"/seconds"}],!1
if(e<0||isNaN(e))return c.errors=[{instancePath:t+"/seconds"}],!1}var l=n===i}else l=!0
if(l){if(void 0!==r.from&&e.call(r,"from")){let e=r.from
const n=i
if("start"!==e&&"load"!==e)return c.errors=[{instancePath:t+"/from"}],!1
l=n===i}else l=!0
if(l)if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
s(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}}return c.errors=n,0===i}function f(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return f.errors=[{instancePath:t}],!1
{let o
if((void 0===r.script||!e.call(r,"script"))&&(o="script")||(void 0===r.main||!e.call(r,"main"))&&(o="main")||(void 0===r.count||!e.call(r,"count"))&&(o="count")||(void 0===r.ports||!e.call(r,"ports"))&&(o="ports")||(void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(o="busyTicks")||(void 0===r.cryptoTicks||!e.call(r,"cryptoTicks"))&&(o="cryptoTicks"))return f.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.script&&e.call(r,"script")){const e=i
if("string"!=typeof r.script)return f.errors=[{instancePath:t+"/script"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.main&&e.call(r,"main")){const e=i
if("boolean"!=typeof r.main)return f.errors=[{instancePath:t+"/main"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.count&&e.call(r,"count")){const e=i
s(r.count,{instancePath:t+"/count"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.ports&&e.call(r,"ports")){let e=r.ports
const o=i
if(i===o){if(!Array.isArray(e))return f.errors=[{instancePath:t+"/ports"}],!1
{const r=e.length
for(let l=0;l<r;l++){const r=i
if(s(e[l],{instancePath:t+"/ports/"+l})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),!(r===i))break}}}l=o===i}else l=!0
if(l){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
s(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=i
s(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.cryptoTicks&&e.call(r,"cryptoTicks")){const e=i
s(r.cryptoTicks,{instancePath:t+"/cryptoTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}}}}}}return f.errors=n,0===i}function u(r,{instancePath:n=""}={}){let o=null,h=0
if(0===h){if(!r||"object"!=typeof r||Array.isArray(r))return u.errors=[{instancePath:n}],!1
{let v
if(void 0===r.startTicks&&(r.startTicks=0),void 0===r.unprofiled&&(r.unprofiled=[]),(void 0===r.ticks||!e.call(r,"ticks"))&&(v="ticks")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(v="busyTicks")||(void 0===r.idleTicks||!e.call(r,"idleTicks"))&&(v="idleTicks")||(void 0===r.namedTicks||!e.call(r,"namedTicks"))&&(v="namedTicks")||(void 0===r.libraryTicks||!e.call(r,"libraryTicks"))&&(v="libraryTicks")||(void 0===r.droppedTicks||!e.call(r,"droppedTicks"))&&(v="droppedTicks")||(void 0===r.dropped||!e.call(r,"dropped"))&&(v="dropped")||(void 0===r.busyMs||!e.call(r,"busyMs"))&&(v="busyMs")||(void 0===r.wallMs||!e.call(r,"wallMs"))&&(v="wallMs")||(void 0===r.intervalUs||!e.call(r,"intervalUs"))&&(v="intervalUs")||(void 0===r.schedulingTicks||!e.call(r,"schedulingTicks"))&&(v="schedulingTicks")||(void 0===r.cpu||!e.call(r,"cpu"))&&(v="cpu"))return u.errors=[{instancePath:n,params:{missingProperty:v}}],!1
if(void 0!==r.ticks&&e.call(r,"ticks")){const e=h
s(r.ticks,{instancePath:n+"/ticks"})||(o=null===o?s.errors:o.concat(s.errors),h=o.length)
var d=e===h}else d=!0
if(d){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=h
s(r.busyTicks,{instancePath:n+"/busyTicks"})||(o=null===o?s.errors:o.concat(s.errors),h=o.length)
d=e===h}else d=!0
if(d){if(void 0!==r.idleTicks&&e.call(r,"idleTicks")){const e=h
s(r.idleTicks,{instancePath:n+"/idleTicks"})||(o=null===o?s.errors:o.concat(s.errors),h=o.length)
d=e===h}else d=!0
if(d){if(void 0!==r.namedTicks&&e.call(r,"namedTicks")){const e=h
s(r.namedTicks,{instancePath:n+"/namedTicks"})||(o=null===o?s.errors:o.concat(s.errors),h=o.length)
d=e===h}else d=!0
if(d){if(void 0!==r.libraryTicks&&e.call(r,"libraryTicks")){const e=h
s(r.libraryTicks,{instancePath:n+"/libraryTicks"})||(o=null===o?s.errors:o.concat(s.errors),h=o.length)
d=e===h}else d=!0
if(d){if(void 0!==r.droppedTicks&&e.call(r,"droppedTicks")){const e=h
s(r.droppedTicks,{instancePath:n+"/droppedTicks"})||(o=null===o?s.errors:o.concat(s.errors),h=o.length)
d=e===h}else d=!0
if(d){if(void 0!==r.dropped&&e.call(r,"dropped")){let e=r.dropped
const t=h
if(h===t){if(!e||"object"!=typeof e||Array.isArray(e))return u.errors=[{instancePath:n+"/dropped"}],!1
for(const r of Object.keys(e)){const t=h
if(s(e[r],{instancePath:n+"/dropped/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(o=null===o?s.errors:o.concat(s.errors),h=o.length),!(t===h))break}}d=t===h}else d=!0
if(d){if(void 0!==r.busyMs&&e.call(r,"busyMs")){const e=h
t(r.busyMs,{instancePath:n+"/busyMs"})||(o=null===o?t.errors:o.concat(t.errors),h=o.length)
d=e===h}else d=!0
if(d){if(void 0!==r.wallMs&&e.call(r,"wallMs")){const e=h
t(r.wallMs,{instancePath:n+"/wallMs"})||(o=null===o?t.errors:o.concat(t.errors),h=o.length)
d=e===h}else d=!0
if(d){if(void 0!==r.intervalUs&&e.call(r,"intervalUs")){const e=h
t(r.intervalUs,{instancePath:n+"/intervalUs"})||(o=null===o?t.errors:o.concat(t.errors),h=o.length)
d=e===h}else d=!0
if(d){if(void 0!==r.collector&&e.call(r,"collector")){const e=h
if("perf"!==r.collector)return u.errors=[{instancePath:n+"/collector"}],!1
d=e===h}else d=!0
if(d){if(void 0!==r.sampledBy&&e.call(r,"sampledBy")){const e=h
i(r.sampledBy,{instancePath:n+"/sampledBy"})||(o=null===o?i.errors:o.concat(i.errors),h=o.length)
d=e===h}else d=!0
if(d){if(void 0!==r.schedulingTicks&&e.call(r,"schedulingTicks")){const e=h
s(r.schedulingTicks,{instancePath:n+"/schedulingTicks"})||(o=null===o?s.errors:o.concat(s.errors),h=o.length)
d=e===h}else d=!0
if(d){const t=h
if(s(r.startTicks,{instancePath:n+"/startTicks"})||(o=null===o?s.errors:o.concat(s.errors),h=o.length),d=t===h){if(void 0!==r.cpu&&e.call(r,"cpu")){let e=r.cpu
const t=h,s=h
let i=!1
const a=h
l(e,{instancePath:n+"/cpu"})||(o=null===o?l.errors:o.concat(l.errors),h=o.length)
var p=a===h
if(i=i||p,!i){const r=h
if(null!==e){const e={instancePath:n+"/cpu"}
null===o?o=[e]:o.push(e),h++}p=r===h
i=i||p}if(!i){const e={instancePath:n+"/cpu"}
return null===o?o=[e]:o.push(e),h++,u.errors=o,!1}h=s,null!==o&&(s?o.length=s:o=null)
d=t===h}else d=!0
if(d){let t=r.unprofiled
const s=h
if(h===s){if(!Array.isArray(t))return u.errors=[{instancePath:n+"/unprofiled"}],!1
{const e=t.length
for(let r=0;r<e;r++){const e=h
if(a(t[r],{instancePath:n+"/unprofiled/"+r})||(o=null===o?a.errors:o.concat(a.errors),h=o.length),!(e===h))break}}}if(d=s===h){if(void 0!==r.warmUp&&e.call(r,"warmUp")){const e=h
c(r.warmUp,{instancePath:n+"/warmUp"})||(o=null===o?c.errors:o.concat(c.errors),h=o.length)
d=e===h}else d=!0
if(d)if(void 0!==r.processes&&e.call(r,"processes")){let e=r.processes
const t=h
if(h===t){if(!Array.isArray(e))return u.errors=[{instancePath:n+"/processes"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=h
if(f(e[t],{instancePath:n+"/processes/"+t})||(o=null===o?f.errors:o.concat(f.errors),h=o.length),!(r===h))break}}}d=t===h}else d=!0}}}}}}}}}}}}}}}}}}return u.errors=o,0===h}function h(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)||e<0||isNaN(e)?(h.errors=[{instancePath:r}],!1):(h.errors=null,!0):(h.errors=[{instancePath:r}],!1)}function d(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!Array.isArray(e))return d.errors=[{instancePath:r}],!1
if(e.length>2)return d.errors=[{instancePath:r}],!1
if(e.length<2)return d.errors=[{instancePath:r}],!1
{const s=e.length
for(let i=0;i<s;i++){const s=n
if(h(e[i],{instancePath:r+"/"+i})||(t=null===t?h.errors:t.concat(h.errors),n=t.length),!(s===n))break}}}return d.errors=t,0===n}function p(r,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!r||"object"!=typeof r||Array.isArray(r))return p.errors=[{instancePath:n}],!1
{let a
if((void 0===r.ticks||!e.call(r,"ticks"))&&(a="ticks")||(void 0===r.share||!e.call(r,"share"))&&(a="share")||(void 0===r.interval||!e.call(r,"interval"))&&(a="interval")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(a="cpuMs")||(void 0===r.byPhase||!e.call(r,"byPhase"))&&(a="byPhase")||(void 0===r.unlocatedTicks||!e.call(r,"unlocatedTicks"))&&(a="unlocatedTicks")||(void 0===r.asyncTicks||!e.call(r,"asyncTicks"))&&(a="asyncTicks"))return p.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(void 0!==r.ticks&&e.call(r,"ticks")){const e=l
s(r.ticks,{instancePath:n+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var o=e===l}else o=!0
if(o){if(void 0!==r.share&&e.call(r,"share")){const e=l
h(r.share,{instancePath:n+"/share"})||(i=null===i?h.errors:i.concat(h.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.interval&&e.call(r,"interval")){const e=l
d(r.interval,{instancePath:n+"/interval"})||(i=null===i?d.errors:i.concat(d.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){const e=l
t(r.cpuMs,{instancePath:n+"/cpuMs"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.byPhase&&e.call(r,"byPhase")){let e=r.byPhase
const t=l
if(l===t){if(!e||"object"!=typeof e||Array.isArray(e))return p.errors=[{instancePath:n+"/byPhase"}],!1
for(const r of Object.keys(e)){const t=l
if(s(e[r],{instancePath:n+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(i=null===i?s.errors:i.concat(s.errors),l=i.length),!(t===l))break}}o=t===l}else o=!0
if(o){if(void 0!==r.unlocatedTicks&&e.call(r,"unlocatedTicks")){const e=l
s(r.unlocatedTicks,{instancePath:n+"/unlocatedTicks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o)if(void 0!==r.asyncTicks&&e.call(r,"asyncTicks")){const e=l
s(r.asyncTicks,{instancePath:n+"/asyncTicks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0}}}}}}}return p.errors=i,0===l}function v(r,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!r||"object"!=typeof r||Array.isArray(r))return v.errors=[{instancePath:n}],!1
{let c
if((void 0===r.id||!e.call(r,"id"))&&(c="id")||(void 0===r.algorithm||!e.call(r,"algorithm"))&&(c="algorithm")||(void 0===r.ticks||!e.call(r,"ticks"))&&(c="ticks")||(void 0===r.share||!e.call(r,"share"))&&(c="share")||(void 0===r.interval||!e.call(r,"interval"))&&(c="interval")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(c="cpuMs")||(void 0===r.byPhase||!e.call(r,"byPhase"))&&(c="byPhase")||(void 0===r.evidence||!e.call(r,"evidence"))&&(c="evidence")||(void 0===r.primitives||!e.call(r,"primitives"))&&(c="primitives"))return v.errors=[{instancePath:n,params:{missingProperty:c}}],!1
if(void 0!==r.id&&e.call(r,"id")){const e=l
if("string"!=typeof r.id)return v.errors=[{instancePath:n+"/id"}],!1
var o=e===l}else o=!0
if(o){if(void 0!==r.algorithm&&e.call(r,"algorithm")){const e=l
if("string"!=typeof r.algorithm)return v.errors=[{instancePath:n+"/algorithm"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=l
s(r.ticks,{instancePath:n+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.share&&e.call(r,"share")){const e=l
h(r.share,{instancePath:n+"/share"})||(i=null===i?h.errors:i.concat(h.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.interval&&e.call(r,"interval")){const e=l
d(r.interval,{instancePath:n+"/interval"})||(i=null===i?d.errors:i.concat(d.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){const e=l
t(r.cpuMs,{instancePath:n+"/cpuMs"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.byPhase&&e.call(r,"byPhase")){let e=r.byPhase
const t=l
if(l===t){if(!e||"object"!=typeof e||Array.isArray(e))return v.errors=[{instancePath:n+"/byPhase"}],!1
for(const r of Object.keys(e)){const t=l
if(s(e[r],{instancePath:n+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(i=null===i?s.errors:i.concat(s.errors),l=i.length),!(t===l))break}}o=t===l}else o=!0
if(o){if(void 0!==r.evidence&&e.call(r,"evidence")){let e=r.evidence
const t=l
if(l===t){if(!e||"object"!=typeof e||Array.isArray(e))return v.errors=[{instancePath:n+"/evidence"}],!1
for(const r of Object.keys(e)){const t=l
if(s(e[r],{instancePath:n+"/evidence/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(i=null===i?s.errors:i.concat(s.errors),l=i.length),!(t===l))break}}o=t===l}else o=!0
if(o){if(void 0!==r.primitives&&e.call(r,"primitives")){let t=r.primitives
const c=l
if(l===c){if(!Array.isArray(t))return v.errors=[{instancePath:n+"/primitives"}],!1
{const r=t.length
for(let o=0;o<r;o++){let r=t[o]
const c=l
if(l===c){if(!r||"object"!=typeof r||Array.isArray(r))return v.errors=[{instancePath:n+"/primitives/"+o}],!1
{let t
if((void 0===r.name||!e.call(r,"name"))&&(t="name")||(void 0===r.ticks||!e.call(r,"ticks"))&&(t="ticks"))return v.errors=[{instancePath:n+"/primitives/"+o,params:{missingProperty:t}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=l
if("string"!=typeof r.name)return v.errors=[{instancePath:n+"/primitives/"+o+"/name"}],!1
var a=e===l}else a=!0
if(a)if(void 0!==r.ticks&&e.call(r,"ticks")){const e=l
s(r.ticks,{instancePath:n+"/primitives/"+o+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
a=e===l}else a=!0}}if(!(c===l))break}}}o=c===l}else o=!0
if(o)if(void 0!==r.unlocatedTicks&&e.call(r,"unlocatedTicks")){const e=l
s(r.unlocatedTicks,{instancePath:n+"/unlocatedTicks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0}}}}}}}}}}return v.errors=i,0===l}function P(e,{instancePath:r=""}={}){return"sync"!==e&&"async"!==e&&"unknown"!==e?(P.errors=[{instancePath:r}],!1):(P.errors=null,!0)}function g(e,{instancePath:r=""}={}){return"top-level"!==e&&"event-loop"!==e&&"worker"!==e&&"gc"!==e&&"idle"!==e&&"bootstrap"!==e&&"pool"!==e?(g.errors=[{instancePath:r}],!1):(g.errors=null,!0)}function y(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return y.errors=[{instancePath:t}],!1
{let o
if((void 0===r.computing||!e.call(r,"computing"))&&(o="computing")||(void 0===r.decoding||!e.call(r,"decoding"))&&(o="decoding"))return y.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.computing&&e.call(r,"computing")){const e=i
s(r.computing,{instancePath:t+"/computing"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=e===i}else l=!0
if(l){if(void 0!==r.decoding&&e.call(r,"decoding")){const e=i
s(r.decoding,{instancePath:t+"/decoding"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.copying&&e.call(r,"copying")){const e=i
s(r.copying,{instancePath:t+"/copying"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.nameless&&e.call(r,"nameless")){const e=i
s(r.nameless,{instancePath:t+"/nameless"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}}}return y.errors=n,0===i}function m(r,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!r||"object"!=typeof r||Array.isArray(r))return m.errors=[{instancePath:n}],!1
{let a
if((void 0===r.count||!e.call(r,"count"))&&(a="count")||(void 0===r.p50Ms||!e.call(r,"p50Ms"))&&(a="p50Ms")||(void 0===r.p95Ms||!e.call(r,"p95Ms"))&&(a="p95Ms")||(void 0===r.maxMs||!e.call(r,"maxMs"))&&(a="maxMs")||(void 0===r.errorMs||!e.call(r,"errorMs"))&&(a="errorMs")||(void 0===r.split||!e.call(r,"split"))&&(a="split"))return m.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(void 0!==r.count&&e.call(r,"count")){const e=l
s(r.count,{instancePath:n+"/count"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var o=e===l}else o=!0
if(o){if(void 0!==r.p50Ms&&e.call(r,"p50Ms")){const e=l
t(r.p50Ms,{instancePath:n+"/p50Ms"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.p95Ms&&e.call(r,"p95Ms")){const e=l
t(r.p95Ms,{instancePath:n+"/p95Ms"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.maxMs&&e.call(r,"maxMs")){const e=l
t(r.maxMs,{instancePath:n+"/maxMs"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.errorMs&&e.call(r,"errorMs")){const e=l
t(r.errorMs,{instancePath:n+"/errorMs"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0
if(o)if(void 0!==r.split&&e.call(r,"split")){const e=l
if("boolean"!=typeof r.split)return m.errors=[{instancePath:n+"/split"}],!1
o=e===l}else o=!0}}}}}}return m.errors=i,0===l}function k(t,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!t||"object"!=typeof t||Array.isArray(t))return k.errors=[{instancePath:n}],!1
{let o
if((void 0===t.rule||!e.call(t,"rule"))&&(o="rule")||(void 0===t.until||!e.call(t,"until"))&&(o="until")||(void 0===t.reason||!e.call(t,"reason"))&&(o="reason"))return k.errors=[{instancePath:n,params:{missingProperty:o}}],!1
if(void 0!==t.rule&&e.call(t,"rule")){const e=i
if("string"!=typeof t.rule)return k.errors=[{instancePath:n+"/rule"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==t.until&&e.call(t,"until")){const e=i
r(t.until,{instancePath:n+"/until"})||(s=null===s?r.errors:s.concat(r.errors),i=s.length)
l=e===i}else l=!0
if(l)if(void 0!==t.reason&&e.call(t,"reason")){const e=i
if("string"!=typeof t.reason)return k.errors=[{instancePath:n+"/reason"}],!1
l=e===i}else l=!0}}}return k.errors=s,0===i}function b(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return b.errors=[{instancePath:t}],!1
{let a
if((void 0===r.file||!e.call(r,"file"))&&(a="file")||(void 0===r.line||!e.call(r,"line"))&&(a="line")||(void 0===r.column||!e.call(r,"column"))&&(a="column"))return b.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=i
if("string"!=typeof r.file)return b.errors=[{instancePath:t+"/file"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.line&&e.call(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.column&&e.call(r,"column")){let e=r.column
const a=i,c=i
let f=!1
const u=i
s(e,{instancePath:t+"/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=u===i
if(f=f||o,!f){const r=i
if(null!==e){const e={instancePath:t+"/column"}
null===n?n=[e]:n.push(e),i++}o=r===i
f=f||o}if(!f){const e={instancePath:t+"/column"}
return null===n?n=[e]:n.push(e),i++,b.errors=n,!1}i=c,null!==n&&(c?n.length=c:n=null)
l=a===i}else l=!0}}}return b.errors=n,0===i}function A(r,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!r||"object"!=typeof r||Array.isArray(r))return A.errors=[{instancePath:n}],!1
{let p
if((void 0===r.id||!e.call(r,"id"))&&(p="id")||(void 0===r.file||!e.call(r,"file"))&&(p="file")||(void 0===r.line||!e.call(r,"line"))&&(p="line")||(void 0===r.column||!e.call(r,"column"))&&(p="column")||(void 0===r.lineInferred||!e.call(r,"lineInferred"))&&(p="lineInferred")||(void 0===r.function||!e.call(r,"function"))&&(p="function")||(void 0===r.package||!e.call(r,"package"))&&(p="package")||(void 0===r.operation||!e.call(r,"operation"))&&(p="operation")||(void 0===r.algorithm||!e.call(r,"algorithm"))&&(p="algorithm")||(void 0===r.api||!e.call(r,"api"))&&(p="api")||(void 0===r.form||!e.call(r,"form"))&&(p="form")||(void 0===r.parameters||!e.call(r,"parameters"))&&(p="parameters")||(void 0===r.ticks||!e.call(r,"ticks"))&&(p="ticks")||(void 0===r.share||!e.call(r,"share"))&&(p="share")||(void 0===r.interval||!e.call(r,"interval"))&&(p="interval")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(p="cpuMs")||(void 0===r.phase||!e.call(r,"phase"))&&(p="phase")||(void 0===r.byPhase||!e.call(r,"byPhase"))&&(p="byPhase")||(void 0===r.blocks||!e.call(r,"blocks"))&&(p="blocks")||(void 0===r.excerpt||!e.call(r,"excerpt"))&&(p="excerpt"))return A.errors=[{instancePath:n,params:{missingProperty:p}}],!1
if(void 0!==r.id&&e.call(r,"id")){const e=l
if("string"!=typeof r.id)return A.errors=[{instancePath:n+"/id"}],!1
var o=e===l}else o=!0
if(o){if(void 0!==r.file&&e.call(r,"file")){const e=l
if("string"!=typeof r.file)return A.errors=[{instancePath:n+"/file"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.line&&e.call(r,"line")){let e=r.line
const t=l,c=l
let f=!1
const u=l
s(e,{instancePath:n+"/line"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var a=u===l
if(f=f||a,!f){const r=l
if(null!==e){const e={instancePath:n+"/line"}
null===i?i=[e]:i.push(e),l++}a=r===l
f=f||a}if(!f){const e={instancePath:n+"/line"}
return null===i?i=[e]:i.push(e),l++,A.errors=i,!1}l=c,null!==i&&(c?i.length=c:i=null)
o=t===l}else o=!0
if(o){if(void 0!==r.column&&e.call(r,"column")){let e=r.column
const t=l,a=l
let f=!1
const u=l
s(e,{instancePath:n+"/column"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var c=u===l
if(f=f||c,!f){const r=l
if(null!==e){const e={instancePath:n+"/column"}
null===i?i=[e]:i.push(e),l++}c=r===l
f=f||c}if(!f){const e={instancePath:n+"/column"}
return null===i?i=[e]:i.push(e),l++,A.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=t===l}else o=!0
if(o){if(void 0!==r.lineInferred&&e.call(r,"lineInferred")){const e=l
if("boolean"!=typeof r.lineInferred)return A.errors=[{instancePath:n+"/lineInferred"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.function&&e.call(r,"function")){const e=l
if("string"!=typeof r.function)return A.errors=[{instancePath:n+"/function"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.package&&e.call(r,"package")){const e=l
if("string"!=typeof r.package)return A.errors=[{instancePath:n+"/package"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.computedBy&&e.call(r,"computedBy")){const e=l
if("string"!=typeof r.computedBy)return A.errors=[{instancePath:n+"/computedBy"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.recognised&&e.call(r,"recognised")){const e=l
if("boolean"!=typeof r.recognised)return A.errors=[{instancePath:n+"/recognised"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.operation&&e.call(r,"operation")){const e=l
if("string"!=typeof r.operation)return A.errors=[{instancePath:n+"/operation"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.algorithm&&e.call(r,"algorithm")){const e=l
if("string"!=typeof r.algorithm)return A.errors=[{instancePath:n+"/algorithm"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.api&&e.call(r,"api")){const e=l
if("string"!=typeof r.api)return A.errors=[{instancePath:n+"/api"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.form&&e.call(r,"form")){const e=l
P(r.form,{instancePath:n+"/form"})||(i=null===i?P.errors:i.concat(P.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.parameters&&e.call(r,"parameters")){let e=r.parameters
const t=l
if(l===t){if(!e||"object"!=typeof e||Array.isArray(e))return A.errors=[{instancePath:n+"/parameters"}],!1
for(const r of Object.keys(e)){let t=e[r]
const s=l
if("number"!=typeof t||!isFinite(t))return A.errors=[{instancePath:n+"/parameters/"+r.replace(/~/g,"~0").replace(/\//g,"~1")}],!1
if(!(s===l))break}}o=t===l}else o=!0
if(o){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=l
s(r.ticks,{instancePath:n+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.share&&e.call(r,"share")){const e=l
h(r.share,{instancePath:n+"/share"})||(i=null===i?h.errors:i.concat(h.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.interval&&e.call(r,"interval")){const e=l
d(r.interval,{instancePath:n+"/interval"})||(i=null===i?d.errors:i.concat(d.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){const e=l
t(r.cpuMs,{instancePath:n+"/cpuMs"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.phase&&e.call(r,"phase")){const e=l
g(r.phase,{instancePath:n+"/phase"})||(i=null===i?g.errors:i.concat(g.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.byPhase&&e.call(r,"byPhase")){let e=r.byPhase
const t=l
if(l===t){if(!e||"object"!=typeof e||Array.isArray(e))return A.errors=[{instancePath:n+"/byPhase"}],!1
for(const r of Object.keys(e)){const t=l
if(s(e[r],{instancePath:n+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(i=null===i?s.errors:i.concat(s.errors),l=i.length),!(t===l))break}}o=t===l}else o=!0
if(o){if(void 0!==r.inferredTicks&&e.call(r,"inferredTicks")){const e=l
s(r.inferredTicks,{instancePath:n+"/inferredTicks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.leaves&&e.call(r,"leaves")){const e=l
y(r.leaves,{instancePath:n+"/leaves"})||(i=null===i?y.errors:i.concat(y.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.blocks&&e.call(r,"blocks")){const e=l
m(r.blocks,{instancePath:n+"/blocks"})||(i=null===i?m.errors:i.concat(m.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.excerpt&&e.call(r,"excerpt")){let t=r.excerpt
const a=l,c=l
let h=!1
const d=l
if(l===d)if(t&&"object"==typeof t&&!Array.isArray(t)){let r
if((void 0===t.lines||!e.call(t,"lines"))&&(r="lines")||(void 0===t.firstLine||!e.call(t,"firstLine"))&&(r="firstLine")){const e={instancePath:n+"/excerpt",params:{missingProperty:r}}
null===i?i=[e]:i.push(e),l++}else{if(void 0!==t.lines&&e.call(t,"lines")){let e=t.lines
const r=l
if(l===r)if(Array.isArray(e)){const r=e.length
for(let t=0;t<r;t++){const r=l
if("string"!=typeof e[t]){const e={instancePath:n+"/excerpt/lines/"+t}
null===i?i=[e]:i.push(e),l++}if(!(r===l))break}}else{const e={instancePath:n+"/excerpt/lines"}
null===i?i=[e]:i.push(e),l++}var f=r===l}else f=!0
if(f)if(void 0!==t.firstLine&&e.call(t,"firstLine")){const e=l
s(t.firstLine,{instancePath:n+"/excerpt/firstLine"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
f=e===l}else f=!0}}else{const e={instancePath:n+"/excerpt"}
null===i?i=[e]:i.push(e),l++}var u=d===l
if(h=h||u,!h){const e=l
if(null!==t){const e={instancePath:n+"/excerpt"}
null===i?i=[e]:i.push(e),l++}u=e===l
h=h||u}if(!h){const e={instancePath:n+"/excerpt"}
return null===i?i=[e]:i.push(e),l++,A.errors=i,!1}l=c,null!==i&&(c?i.length=c:i=null)
o=a===l}else o=!0
if(o){if(void 0!==r.allows&&e.call(r,"allows")){let e=r.allows
const t=l
if(l===t){if(!Array.isArray(e))return A.errors=[{instancePath:n+"/allows"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(k(e[t],{instancePath:n+"/allows/"+t})||(i=null===i?k.errors:i.concat(k.errors),l=i.length),!(r===l))break}}}o=t===l}else o=!0
if(o)if(void 0!==r.generated&&e.call(r,"generated")){const e=l
b(r.generated,{instancePath:n+"/generated"})||(i=null===i?b.errors:i.concat(b.errors),l=i.length)
o=e===l}else o=!0}}}}}}}}}}}}}}}}}}}}}}}}}}return A.errors=i,0===l}function M(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return M.errors=[{instancePath:t}],!1
{let a
if((void 0===r.file||!e.call(r,"file"))&&(a="file")||(void 0===r.line||!e.call(r,"line"))&&(a="line")||(void 0===r.function||!e.call(r,"function"))&&(a="function")||(void 0===r.api||!e.call(r,"api"))&&(a="api"))return M.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=i
if("string"!=typeof r.file)return M.errors=[{instancePath:t+"/file"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.line&&e.call(r,"line")){let e=r.line
const a=i,c=i
let f=!1
const u=i
s(e,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=u===i
if(f=f||o,!f){const r=i
if(null!==e){const e={instancePath:t+"/line"}
null===n?n=[e]:n.push(e),i++}o=r===i
f=f||o}if(!f){const e={instancePath:t+"/line"}
return null===n?n=[e]:n.push(e),i++,M.errors=n,!1}i=c,null!==n&&(c?n.length=c:n=null)
l=a===i}else l=!0
if(l){if(void 0!==r.function&&e.call(r,"function")){const e=i
if("string"!=typeof r.function)return M.errors=[{instancePath:t+"/function"}],!1
l=e===i}else l=!0
if(l)if(void 0!==r.api&&e.call(r,"api")){const e=i
if("string"!=typeof r.api)return M.errors=[{instancePath:t+"/api"}],!1
l=e===i}else l=!0}}}}return M.errors=n,0===i}function T(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return T.errors=[{instancePath:t}],!1
{let o
if((void 0===r.startLine||!e.call(r,"startLine"))&&(o="startLine")||(void 0===r.startColumn||!e.call(r,"startColumn"))&&(o="startColumn")||(void 0===r.endLine||!e.call(r,"endLine"))&&(o="endLine")||(void 0===r.endColumn||!e.call(r,"endColumn"))&&(o="endColumn"))return T.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.startLine&&e.call(r,"startLine")){const e=i
s(r.startLine,{instancePath:t+"/startLine"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=e===i}else l=!0
if(l){if(void 0!==r.startColumn&&e.call(r,"startColumn")){const e=i
s(r.startColumn,{instancePath:t+"/startColumn"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.endLine&&e.call(r,"endLine")){const e=i
s(r.endLine,{instancePath:t+"/endLine"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.endColumn&&e.call(r,"endColumn")){const e=i
s(r.endColumn,{instancePath:t+"/endColumn"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}}}return T.errors=n,0===i}function w(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return w.errors=[{instancePath:t}],!1
{let f
if((void 0===r.file||!e.call(r,"file"))&&(f="file")||(void 0===r.profiled||!e.call(r,"profiled"))&&(f="profiled")||(void 0===r.range||!e.call(r,"range"))&&(f="range")||(void 0===r.text||!e.call(r,"text"))&&(f="text")||(void 0===r.imports||!e.call(r,"imports"))&&(f="imports")||(void 0===r.asyncAt||!e.call(r,"asyncAt"))&&(f="asyncAt")||(void 0===r.callersMustAwait||!e.call(r,"callersMustAwait"))&&(f="callersMustAwait"))return w.errors=[{instancePath:t,params:{missingProperty:f}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=i
if("string"!=typeof r.file)return w.errors=[{instancePath:t+"/file"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.profiled&&e.call(r,"profiled")){let a=r.profiled
const c=i
if(i===c){if(!a||"object"!=typeof a||Array.isArray(a))return w.errors=[{instancePath:t+"/profiled"}],!1
{let r
if((void 0===a.length||!e.call(a,"length"))&&(r="length")||(void 0===a.sha256||!e.call(a,"sha256"))&&(r="sha256"))return w.errors=[{instancePath:t+"/profiled",params:{missingProperty:r}}],!1
if(void 0!==a.length&&e.call(a,"length")){const e=i
s(a.length,{instancePath:t+"/profiled/length"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o)if(void 0!==a.sha256&&e.call(a,"sha256")){let e=a.sha256
const r=i
if("string"!=typeof e&&null!==e)return w.errors=[{instancePath:t+"/profiled/sha256"}],!1
o=r===i}else o=!0}}l=c===i}else l=!0
if(l){if(void 0!==r.range&&e.call(r,"range")){const e=i
T(r.range,{instancePath:t+"/range"})||(n=null===n?T.errors:n.concat(T.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.text&&e.call(r,"text")){const e=i
if("string"!=typeof r.text)return w.errors=[{instancePath:t+"/text"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.imports&&e.call(r,"imports")){let e=r.imports
const n=i
if(i===n){if(!Array.isArray(e))return w.errors=[{instancePath:t+"/imports"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("string"!=typeof e[n])return w.errors=[{instancePath:t+"/imports/"+n}],!1
if(!(r===i))break}}}l=n===i}else l=!0
if(l){if(void 0!==r.asyncAt&&e.call(r,"asyncAt")){let o=r.asyncAt
const f=i,u=i
let h=!1
const d=i
if(i===d)if(o&&"object"==typeof o&&!Array.isArray(o)){let r
if((void 0===o.line||!e.call(o,"line"))&&(r="line")||(void 0===o.column||!e.call(o,"column"))&&(r="column")){const e={instancePath:t+"/asyncAt",params:{missingProperty:r}}
null===n?n=[e]:n.push(e),i++}else{if(void 0!==o.line&&e.call(o,"line")){const e=i
s(o.line,{instancePath:t+"/asyncAt/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var a=e===i}else a=!0
if(a)if(void 0!==o.column&&e.call(o,"column")){const e=i
s(o.column,{instancePath:t+"/asyncAt/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
a=e===i}else a=!0}}else{const e={instancePath:t+"/asyncAt"}
null===n?n=[e]:n.push(e),i++}var c=d===i
if(h=h||c,!h){const e=i
if(null!==o){const e={instancePath:t+"/asyncAt"}
null===n?n=[e]:n.push(e),i++}c=e===i
h=h||c}if(!h){const e={instancePath:t+"/asyncAt"}
return null===n?n=[e]:n.push(e),i++,w.errors=n,!1}i=u,null!==n&&(u?n.length=u:n=null)
l=f===i}else l=!0
if(l)if(void 0!==r.callersMustAwait&&e.call(r,"callersMustAwait")){const e=i
if("boolean"!=typeof r.callersMustAwait)return w.errors=[{instancePath:t+"/callersMustAwait"}],!1
l=e===i}else l=!0}}}}}}}return w.errors=n,0===i}function x(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return x.errors=[{instancePath:t}],!1
{let c
if((void 0===r.rule||!e.call(r,"rule"))&&(c="rule")||(void 0===r.severity||!e.call(r,"severity"))&&(c="severity")||(void 0===r.operation||!e.call(r,"operation"))&&(c="operation")||(void 0===r.site||!e.call(r,"site"))&&(c="site")||(void 0===r.callSite||!e.call(r,"callSite"))&&(c="callSite")||(void 0===r.ticks||!e.call(r,"ticks"))&&(c="ticks")||(void 0===r.share||!e.call(r,"share"))&&(c="share")||(void 0===r.message||!e.call(r,"message"))&&(c="message")||(void 0===r.edit||!e.call(r,"edit"))&&(c="edit")||(void 0===r.advice||!e.call(r,"advice"))&&(c="advice")||(void 0===r.notes||!e.call(r,"notes"))&&(c="notes")||(void 0===r.verify||!e.call(r,"verify"))&&(c="verify")||(void 0===r.docs||!e.call(r,"docs"))&&(c="docs")||(void 0===r.fingerprint||!e.call(r,"fingerprint"))&&(c="fingerprint"))return x.errors=[{instancePath:t,params:{missingProperty:c}}],!1
if(void 0!==r.rule&&e.call(r,"rule")){const e=i
if("string"!=typeof r.rule)return x.errors=[{instancePath:t+"/rule"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.severity&&e.call(r,"severity")){let e=r.severity
const n=i
if("error"!==e&&"warning"!==e&&"info"!==e)return x.errors=[{instancePath:t+"/severity"}],!1
l=n===i}else l=!0
if(l){if(void 0!==r.operation&&e.call(r,"operation")){const e=i
if("string"!=typeof r.operation)return x.errors=[{instancePath:t+"/operation"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.site&&e.call(r,"site")){let e=r.site
const n=i
if("string"!=typeof e&&null!==e)return x.errors=[{instancePath:t+"/site"}],!1
l=n===i}else l=!0
if(l){if(void 0!==r.callSite&&e.call(r,"callSite")){let e=r.callSite
const s=i,a=i
let c=!1
const f=i
M(e,{instancePath:t+"/callSite"})||(n=null===n?M.errors:n.concat(M.errors),i=n.length)
var o=f===i
if(c=c||o,!c){const r=i
if(null!==e){const e={instancePath:t+"/callSite"}
null===n?n=[e]:n.push(e),i++}o=r===i
c=c||o}if(!c){const e={instancePath:t+"/callSite"}
return null===n?n=[e]:n.push(e),i++,x.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
l=s===i}else l=!0
if(l){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
s(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.share&&e.call(r,"share")){const e=i
h(r.share,{instancePath:t+"/share"})||(n=null===n?h.errors:n.concat(h.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.message&&e.call(r,"message")){const e=i
if("string"!=typeof r.message)return x.errors=[{instancePath:t+"/message"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.edit&&e.call(r,"edit")){let e=r.edit
const s=i,o=i
let c=!1
const f=i
w(e,{instancePath:t+"/edit"})||(n=null===n?w.errors:n.concat(w.errors),i=n.length)
var a=f===i
if(c=c||a,!c){const r=i
if(null!==e){const e={instancePath:t+"/edit"}
null===n?n=[e]:n.push(e),i++}a=r===i
c=c||a}if(!c){const e={instancePath:t+"/edit"}
return null===n?n=[e]:n.push(e),i++,x.errors=n,!1}i=o,null!==n&&(o?n.length=o:n=null)
l=s===i}else l=!0
if(l){if(void 0!==r.advice&&e.call(r,"advice")){let e=r.advice
const n=i
if(i===n){if(!Array.isArray(e))return x.errors=[{instancePath:t+"/advice"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("string"!=typeof e[n])return x.errors=[{instancePath:t+"/advice/"+n}],!1
if(!(r===i))break}}}l=n===i}else l=!0
if(l){if(void 0!==r.notes&&e.call(r,"notes")){let e=r.notes
const n=i
if(i===n){if(!Array.isArray(e))return x.errors=[{instancePath:t+"/notes"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("string"!=typeof e[n])return x.errors=[{instancePath:t+"/notes/"+n}],!1
if(!(r===i))break}}}l=n===i}else l=!0
if(l){if(void 0!==r.verify&&e.call(r,"verify")){const e=i
if("string"!=typeof r.verify)return x.errors=[{instancePath:t+"/verify"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.docs&&e.call(r,"docs")){const e=i
if("string"!=typeof r.docs)return x.errors=[{instancePath:t+"/docs"}],!1
l=e===i}else l=!0
if(l)if(void 0!==r.fingerprint&&e.call(r,"fingerprint")){const e=i
if("string"!=typeof r.fingerprint)return x.errors=[{instancePath:t+"/fingerprint"}],!1
l=e===i}else l=!0}}}}}}}}}}}}}}return x.errors=n,0===i}function j(r,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!r||"object"!=typeof r||Array.isArray(r))return j.errors=[{instancePath:n}],!1
{let P
if((void 0===r.kind||!e.call(r,"kind"))&&(P="kind")||(void 0===r.method||!e.call(r,"method"))&&(P="method")||(void 0===r.pattern||!e.call(r,"pattern"))&&(P="pattern")||(void 0===r.candidates||!e.call(r,"candidates"))&&(P="candidates")||(void 0===r.file||!e.call(r,"file"))&&(P="file")||(void 0===r.line||!e.call(r,"line"))&&(P="line")||(void 0===r.requests||!e.call(r,"requests"))&&(P="requests")||(void 0===r.ticks||!e.call(r,"ticks"))&&(P="ticks")||(void 0===r.inferredTicks||!e.call(r,"inferredTicks"))&&(P="inferredTicks")||(void 0===r.share||!e.call(r,"share"))&&(P="share")||(void 0===r.interval||!e.call(r,"interval"))&&(P="interval")||(void 0===r.cryptoMs||!e.call(r,"cryptoMs"))&&(P="cryptoMs")||(void 0===r.busyMs||!e.call(r,"busyMs"))&&(P="busyMs")||(void 0===r.cryptoMsPerRequest||!e.call(r,"cryptoMsPerRequest"))&&(P="cryptoMsPerRequest")||(void 0===r.maxPerSecondPerCore||!e.call(r,"maxPerSecondPerCore"))&&(P="maxPerSecondPerCore")||(void 0===r.operations||!e.call(r,"operations"))&&(P="operations")||(void 0===r.callSites||!e.call(r,"callSites"))&&(P="callSites"))return j.errors=[{instancePath:n,params:{missingProperty:P}}],!1
if(void 0!==r.kind&&e.call(r,"kind")){let e=r.kind
const t=l
if("route"!==e&&"shared"!==e&&"middleware"!==e&&"untied"!==e)return j.errors=[{instancePath:n+"/kind"}],!1
var o=t===l}else o=!0
if(o){if(void 0!==r.method&&e.call(r,"method")){let e=r.method
const t=l
if("string"!=typeof e&&null!==e)return j.errors=[{instancePath:n+"/method"}],!1
o=t===l}else o=!0
if(o){if(void 0!==r.pattern&&e.call(r,"pattern")){let e=r.pattern
const t=l
if("string"!=typeof e&&null!==e)return j.errors=[{instancePath:n+"/pattern"}],!1
o=t===l}else o=!0
if(o){if(void 0!==r.path&&e.call(r,"path")){const e=l
if("string"!=typeof r.path)return j.errors=[{instancePath:n+"/path"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.candidates&&e.call(r,"candidates")){let e=r.candidates
const t=l
if(l===t){if(!Array.isArray(e))return j.errors=[{instancePath:n+"/candidates"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if("string"!=typeof e[t])return j.errors=[{instancePath:n+"/candidates/"+t}],!1
if(!(r===l))break}}}o=t===l}else o=!0
if(o){if(void 0!==r.file&&e.call(r,"file")){const e=l
if("string"!=typeof r.file)return j.errors=[{instancePath:n+"/file"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.line&&e.call(r,"line")){let e=r.line
const t=l,c=l
let f=!1
const u=l
s(e,{instancePath:n+"/line"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var a=u===l
if(f=f||a,!f){const r=l
if(null!==e){const e={instancePath:n+"/line"}
null===i?i=[e]:i.push(e),l++}a=r===l
f=f||a}if(!f){const e={instancePath:n+"/line"}
return null===i?i=[e]:i.push(e),l++,j.errors=i,!1}l=c,null!==i&&(c?i.length=c:i=null)
o=t===l}else o=!0
if(o){if(void 0!==r.requests&&e.call(r,"requests")){let e=r.requests
const t=l,a=l
let f=!1
const u=l
s(e,{instancePath:n+"/requests"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var c=u===l
if(f=f||c,!f){const r=l
if(null!==e){const e={instancePath:n+"/requests"}
null===i?i=[e]:i.push(e),l++}c=r===l
f=f||c}if(!f){const e={instancePath:n+"/requests"}
return null===i?i=[e]:i.push(e),l++,j.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=t===l}else o=!0
if(o){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=l
s(r.ticks,{instancePath:n+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.inferredTicks&&e.call(r,"inferredTicks")){const e=l
s(r.inferredTicks,{instancePath:n+"/inferredTicks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.share&&e.call(r,"share")){const e=l
h(r.share,{instancePath:n+"/share"})||(i=null===i?h.errors:i.concat(h.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.interval&&e.call(r,"interval")){const e=l
d(r.interval,{instancePath:n+"/interval"})||(i=null===i?d.errors:i.concat(d.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.cryptoMs&&e.call(r,"cryptoMs")){const e=l
t(r.cryptoMs,{instancePath:n+"/cryptoMs"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.busyMs&&e.call(r,"busyMs")){let e=r.busyMs
const s=l,a=l
let c=!1
const u=l
t(e,{instancePath:n+"/busyMs"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
var f=u===l
if(c=c||f,!c){const r=l
if(null!==e){const e={instancePath:n+"/busyMs"}
null===i?i=[e]:i.push(e),l++}f=r===l
c=c||f}if(!c){const e={instancePath:n+"/busyMs"}
return null===i?i=[e]:i.push(e),l++,j.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=s===l}else o=!0
if(o){if(void 0!==r.cryptoMsPerRequest&&e.call(r,"cryptoMsPerRequest")){let e=r.cryptoMsPerRequest
const s=l,a=l
let c=!1
const f=l
t(e,{instancePath:n+"/cryptoMsPerRequest"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
var u=f===l
if(c=c||u,!c){const r=l
if(null!==e){const e={instancePath:n+"/cryptoMsPerRequest"}
null===i?i=[e]:i.push(e),l++}u=r===l
c=c||u}if(!c){const e={instancePath:n+"/cryptoMsPerRequest"}
return null===i?i=[e]:i.push(e),l++,j.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=s===l}else o=!0
if(o){if(void 0!==r.maxPerSecondPerCore&&e.call(r,"maxPerSecondPerCore")){let e=r.maxPerSecondPerCore
const s=l,a=l
let c=!1
const f=l
t(e,{instancePath:n+"/maxPerSecondPerCore"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
var p=f===l
if(c=c||p,!c){const r=l
if(null!==e){const e={instancePath:n+"/maxPerSecondPerCore"}
null===i?i=[e]:i.push(e),l++}p=r===l
c=c||p}if(!c){const e={instancePath:n+"/maxPerSecondPerCore"}
return null===i?i=[e]:i.push(e),l++,j.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=s===l}else o=!0
if(o){if(void 0!==r.operations&&e.call(r,"operations")){let t=r.operations
const a=l
if(l===a){if(!Array.isArray(t))return j.errors=[{instancePath:n+"/operations"}],!1
{const r=t.length
for(let o=0;o<r;o++){let r=t[o]
const a=l
if(l===a){if(!r||"object"!=typeof r||Array.isArray(r))return j.errors=[{instancePath:n+"/operations/"+o}],!1
{let t
if((void 0===r.id||!e.call(r,"id"))&&(t="id")||(void 0===r.algorithm||!e.call(r,"algorithm"))&&(t="algorithm")||(void 0===r.ticks||!e.call(r,"ticks"))&&(t="ticks"))return j.errors=[{instancePath:n+"/operations/"+o,params:{missingProperty:t}}],!1
if(void 0!==r.id&&e.call(r,"id")){const e=l
if("string"!=typeof r.id)return j.errors=[{instancePath:n+"/operations/"+o+"/id"}],!1
var v=e===l}else v=!0
if(v){if(void 0!==r.algorithm&&e.call(r,"algorithm")){const e=l
if("string"!=typeof r.algorithm)return j.errors=[{instancePath:n+"/operations/"+o+"/algorithm"}],!1
v=e===l}else v=!0
if(v)if(void 0!==r.ticks&&e.call(r,"ticks")){const e=l
s(r.ticks,{instancePath:n+"/operations/"+o+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
v=e===l}else v=!0}}}if(!(a===l))break}}}o=a===l}else o=!0
if(o)if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const t=l
if(l===t){if(!Array.isArray(e))return j.errors=[{instancePath:n+"/callSites"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if("string"!=typeof e[t])return j.errors=[{instancePath:n+"/callSites/"+t}],!1
if(!(r===l))break}}}o=t===l}else o=!0}}}}}}}}}}}}}}}}}}return j.errors=i,0===l}function S(e,{instancePath:r=""}={}){return"main"!==e&&"worker"!==e&&"pool"!==e&&"helper"!==e?(S.errors=[{instancePath:r}],!1):(S.errors=null,!0)}function C(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return C.errors=[{instancePath:t}],!1
{let o
if((void 0===r.source||!e.call(r,"source"))&&(o="source")||(void 0===r.pid||!e.call(r,"pid"))&&(o="pid")||(void 0===r.thread||!e.call(r,"thread"))&&(o="thread")||(void 0===r.node||!e.call(r,"node"))&&(o="node")||(void 0===r.v8||!e.call(r,"v8"))&&(o="v8")||(void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(o="busyTicks")||(void 0===r.cryptoTicks||!e.call(r,"cryptoTicks"))&&(o="cryptoTicks"))return C.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.source&&e.call(r,"source")){const e=i
if("string"!=typeof r.source)return C.errors=[{instancePath:t+"/source"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.pid&&e.call(r,"pid")){const e=i
s(r.pid,{instancePath:t+"/pid"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.thread&&e.call(r,"thread")){const e=i
S(r.thread,{instancePath:t+"/thread"})||(n=null===n?S.errors:n.concat(S.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.node&&e.call(r,"node")){const e=i
if("string"!=typeof r.node)return C.errors=[{instancePath:t+"/node"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.v8&&e.call(r,"v8")){const e=i
if("string"!=typeof r.v8)return C.errors=[{instancePath:t+"/v8"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
s(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=i
s(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.cryptoTicks&&e.call(r,"cryptoTicks")){const e=i
s(r.cryptoTicks,{instancePath:t+"/cryptoTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}}}}}}}return C.errors=n,0===i}function q(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return q.errors=[{instancePath:t}],!1
{let o
if((void 0===r.name||!e.call(r,"name"))&&(o="name")||(void 0===r.source||!e.call(r,"source"))&&(o="source")||(void 0===r.node||!e.call(r,"node"))&&(o="node")||(void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(o="busyTicks")||(void 0===r.cryptoTicks||!e.call(r,"cryptoTicks"))&&(o="cryptoTicks")||(void 0===r.share||!e.call(r,"share"))&&(o="share")||(void 0===r.interval||!e.call(r,"interval"))&&(o="interval"))return q.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=i
if("string"!=typeof r.name)return q.errors=[{instancePath:t+"/name"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.source&&e.call(r,"source")){const e=i
if("string"!=typeof r.source)return q.errors=[{instancePath:t+"/source"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.node&&e.call(r,"node")){const e=i
if("string"!=typeof r.node)return q.errors=[{instancePath:t+"/node"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
s(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=i
s(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.cryptoTicks&&e.call(r,"cryptoTicks")){const e=i
s(r.cryptoTicks,{instancePath:t+"/cryptoTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.share&&e.call(r,"share")){const e=i
h(r.share,{instancePath:t+"/share"})||(n=null===n?h.errors:n.concat(h.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.interval&&e.call(r,"interval")){const e=i
d(r.interval,{instancePath:t+"/interval"})||(n=null===n?d.errors:n.concat(d.errors),i=n.length)
l=e===i}else l=!0}}}}}}}}return q.errors=n,0===i}function O(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return O.errors=[{instancePath:t}],!1
{let o
if((void 0===r.file||!e.call(r,"file"))&&(o="file")||(void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks")||(void 0===r.unidentifiedTicks||!e.call(r,"unidentifiedTicks"))&&(o="unidentifiedTicks"))return O.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=i
if("string"!=typeof r.file)return O.errors=[{instancePath:t+"/file"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
s(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.unidentifiedTicks&&e.call(r,"unidentifiedTicks")){const e=i
s(r.unidentifiedTicks,{instancePath:t+"/unidentifiedTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}}return O.errors=n,0===i}function I(r,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!r||"object"!=typeof r||Array.isArray(r))return I.errors=[{instancePath:n}],!1
{let a
if((void 0===r.threads||!e.call(r,"threads"))&&(a="threads")||(void 0===r.ticks||!e.call(r,"ticks"))&&(a="ticks")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(a="busyTicks")||(void 0===r.idleTicks||!e.call(r,"idleTicks"))&&(a="idleTicks")||(void 0===r.busyMs||!e.call(r,"busyMs"))&&(a="busyMs")||(void 0===r.operations||!e.call(r,"operations"))&&(a="operations")||(void 0===r.helperTicks||!e.call(r,"helperTicks"))&&(a="helperTicks"))return I.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(void 0!==r.threads&&e.call(r,"threads")){const e=l
s(r.threads,{instancePath:n+"/threads"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var o=e===l}else o=!0
if(o){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=l
s(r.ticks,{instancePath:n+"/ticks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=l
s(r.busyTicks,{instancePath:n+"/busyTicks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.idleTicks&&e.call(r,"idleTicks")){const e=l
s(r.idleTicks,{instancePath:n+"/idleTicks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.busyMs&&e.call(r,"busyMs")){const e=l
t(r.busyMs,{instancePath:n+"/busyMs"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.operations&&e.call(r,"operations")){let e=r.operations
const t=l
if(l===t){if(!Array.isArray(e))return I.errors=[{instancePath:n+"/operations"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(v(e[t],{instancePath:n+"/operations/"+t})||(i=null===i?v.errors:i.concat(v.errors),l=i.length),!(r===l))break}}}o=t===l}else o=!0
if(o)if(void 0!==r.helperTicks&&e.call(r,"helperTicks")){const e=l
s(r.helperTicks,{instancePath:n+"/helperTicks"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0}}}}}}}return I.errors=i,0===l}function F(r,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!r||"object"!=typeof r||Array.isArray(r))return F.errors=[{instancePath:n}],!1
{let a
if((void 0===r.requests||!e.call(r,"requests"))&&(a="requests")||(void 0===r.requestsPerSecond||!e.call(r,"requestsPerSecond"))&&(a="requestsPerSecond")||(void 0===r.latencyP50Ms||!e.call(r,"latencyP50Ms"))&&(a="latencyP50Ms")||(void 0===r.latencyP99Ms||!e.call(r,"latencyP99Ms"))&&(a="latencyP99Ms")||(void 0===r.errors||!e.call(r,"errors"))&&(a="errors"))return F.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(void 0!==r.requests&&e.call(r,"requests")){const e=l
s(r.requests,{instancePath:n+"/requests"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var o=e===l}else o=!0
if(o){if(void 0!==r.requestsPerSecond&&e.call(r,"requestsPerSecond")){const e=l
t(r.requestsPerSecond,{instancePath:n+"/requestsPerSecond"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.latencyP50Ms&&e.call(r,"latencyP50Ms")){const e=l
t(r.latencyP50Ms,{instancePath:n+"/latencyP50Ms"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.latencyP99Ms&&e.call(r,"latencyP99Ms")){const e=l
t(r.latencyP99Ms,{instancePath:n+"/latencyP99Ms"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0
if(o)if(void 0!==r.errors&&e.call(r,"errors")){const e=l
s(r.errors,{instancePath:n+"/errors"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0}}}}}return F.errors=i,0===l}const N=new RegExp("^[\\w./-]{1,64}$","u")
function B(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!e||"object"!=typeof e||Array.isArray(e))return B.errors=[{instancePath:r}],!1
if(Object.keys(e).length>100)return B.errors=[{instancePath:r}],!1
for(const s of Object.keys(e)){const e=n
if("string"==typeof s&&!N.test(s)){const e={instancePath:r,propertyName:s}
null===t?t=[e]:t.push(e),n++}var i=e===n
if(!i){const e={instancePath:r}
return null===t?t=[e]:t.push(e),n++,B.errors=t,!1}}if(i)for(const i of Object.keys(e)){const l=n
if(s(e[i],{instancePath:r+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?s.errors:t.concat(s.errors),n=t.length),!(l===n))break}}return B.errors=t,0===n}function U(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return U.errors=[{instancePath:t}],!1
{let o
if((void 0===r.handshakes||!e.call(r,"handshakes"))&&(o="handshakes")||(void 0===r.resumed||!e.call(r,"resumed"))&&(o="resumed")||(void 0===r.protocols||!e.call(r,"protocols"))&&(o="protocols")||(void 0===r.ciphers||!e.call(r,"ciphers"))&&(o="ciphers")||(void 0===r.groups||!e.call(r,"groups"))&&(o="groups"))return U.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.handshakes&&e.call(r,"handshakes")){const e=i
s(r.handshakes,{instancePath:t+"/handshakes"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=e===i}else l=!0
if(l){if(void 0!==r.resumed&&e.call(r,"resumed")){const e=i
s(r.resumed,{instancePath:t+"/resumed"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.protocols&&e.call(r,"protocols")){const e=i
B(r.protocols,{instancePath:t+"/protocols"})||(n=null===n?B.errors:n.concat(B.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.ciphers&&e.call(r,"ciphers")){const e=i
B(r.ciphers,{instancePath:t+"/ciphers"})||(n=null===n?B.errors:n.concat(B.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.groups&&e.call(r,"groups")){const e=i
B(r.groups,{instancePath:t+"/groups"})||(n=null===n?B.errors:n.concat(B.errors),i=n.length)
l=e===i}else l=!0}}}}}return U.errors=n,0===i}const R=e=>{let r=0
for(const t of e)r++
return r}
function L(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return L.errors=[{instancePath:t}],!1
{let o
if((void 0===r.method||!e.call(r,"method"))&&(o="method")||(void 0===r.path||!e.call(r,"path"))&&(o="path")||(void 0===r.requests||!e.call(r,"requests"))&&(o="requests")||(void 0===r.isAlone||!e.call(r,"isAlone"))&&(o="isAlone"))return L.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.method&&e.call(r,"method")){let e=r.method
const n=i
if(i===n){if("string"!=typeof e)return L.errors=[{instancePath:t+"/method"}],!1
if(R(e)>32)return L.errors=[{instancePath:t+"/method"}],!1}var l=n===i}else l=!0
if(l){if(void 0!==r.path&&e.call(r,"path")){let e=r.path
const n=i
if(i===n){if("string"!=typeof e)return L.errors=[{instancePath:t+"/path"}],!1
if(R(e)>512)return L.errors=[{instancePath:t+"/path"}],!1}l=n===i}else l=!0
if(l){if(void 0!==r.requests&&e.call(r,"requests")){const e=i
s(r.requests,{instancePath:t+"/requests"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.isAlone&&e.call(r,"isAlone")){const e=i
if("boolean"!=typeof r.isAlone)return L.errors=[{instancePath:t+"/isAlone"}],!1
l=e===i}else l=!0}}}}return L.errors=n,0===i}function E(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return E.errors=[{instancePath:t}],!1
{let c
if((void 0===r.requests||!e.call(r,"requests"))&&(c="requests")||(void 0===r.clientRequests||!e.call(r,"clientRequests"))&&(c="clientRequests")||(void 0===r.tlsServer||!e.call(r,"tlsServer"))&&(c="tlsServer")||(void 0===r.tlsClient||!e.call(r,"tlsClient"))&&(c="tlsClient")||(void 0===r.processes||!e.call(r,"processes"))&&(c="processes")||(void 0===r.complete||!e.call(r,"complete"))&&(c="complete"))return E.errors=[{instancePath:t,params:{missingProperty:c}}],!1
if(void 0!==r.requests&&e.call(r,"requests")){const e=i
s(r.requests,{instancePath:t+"/requests"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=e===i}else l=!0
if(l){if(void 0!==r.serverErrors&&e.call(r,"serverErrors")){const e=i
s(r.serverErrors,{instancePath:t+"/serverErrors"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.clientRequests&&e.call(r,"clientRequests")){const e=i
s(r.clientRequests,{instancePath:t+"/clientRequests"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.tlsServer&&e.call(r,"tlsServer")){let e=r.tlsServer
const s=i,a=i
let c=!1
const f=i
U(e,{instancePath:t+"/tlsServer"})||(n=null===n?U.errors:n.concat(U.errors),i=n.length)
var o=f===i
if(c=c||o,!c){const r=i
if(null!==e){const e={instancePath:t+"/tlsServer"}
null===n?n=[e]:n.push(e),i++}o=r===i
c=c||o}if(!c){const e={instancePath:t+"/tlsServer"}
return null===n?n=[e]:n.push(e),i++,E.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
l=s===i}else l=!0
if(l){if(void 0!==r.tlsClient&&e.call(r,"tlsClient")){let e=r.tlsClient
const s=i,o=i
let c=!1
const f=i
U(e,{instancePath:t+"/tlsClient"})||(n=null===n?U.errors:n.concat(U.errors),i=n.length)
var a=f===i
if(c=c||a,!c){const r=i
if(null!==e){const e={instancePath:t+"/tlsClient"}
null===n?n=[e]:n.push(e),i++}a=r===i
c=c||a}if(!c){const e={instancePath:t+"/tlsClient"}
return null===n?n=[e]:n.push(e),i++,E.errors=n,!1}i=o,null!==n&&(o?n.length=o:n=null)
l=s===i}else l=!0
if(l){if(void 0!==r.routes&&e.call(r,"routes")){let e=r.routes
const s=i
if(i===s){if(!Array.isArray(e))return E.errors=[{instancePath:t+"/routes"}],!1
if(e.length>1e3)return E.errors=[{instancePath:t+"/routes"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(L(e[s],{instancePath:t+"/routes/"+s})||(n=null===n?L.errors:n.concat(L.errors),i=n.length),!(r===i))break}}}l=s===i}else l=!0
if(l){if(void 0!==r.processes&&e.call(r,"processes")){const e=i
s(r.processes,{instancePath:t+"/processes"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.complete&&e.call(r,"complete")){const e=i
if("boolean"!=typeof r.complete)return E.errors=[{instancePath:t+"/complete"}],!1
l=e===i}else l=!0}}}}}}}}return E.errors=n,0===i}function V(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return V.errors=[{instancePath:t}],!1
{let a
if((void 0===r.type||!e.call(r,"type"))&&(a="type")||(void 0===r.bits||!e.call(r,"bits"))&&(a="bits")||(void 0===r.curve||!e.call(r,"curve"))&&(a="curve"))return V.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(void 0!==r.type&&e.call(r,"type")){let e=r.type
const n=i
if("rsa"!==e&&"ec"!==e&&"ed25519"!==e&&"other"!==e)return V.errors=[{instancePath:t+"/type"}],!1
var l=n===i}else l=!0
if(l){if(void 0!==r.bits&&e.call(r,"bits")){let e=r.bits
const a=i,c=i
let f=!1
const u=i
s(e,{instancePath:t+"/bits"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=u===i
if(f=f||o,!f){const r=i
if(null!==e){const e={instancePath:t+"/bits"}
null===n?n=[e]:n.push(e),i++}o=r===i
f=f||o}if(!f){const e={instancePath:t+"/bits"}
return null===n?n=[e]:n.push(e),i++,V.errors=n,!1}i=c,null!==n&&(c?n.length=c:n=null)
l=a===i}else l=!0
if(l)if(void 0!==r.curve&&e.call(r,"curve")){const e=i
if("string"!=typeof r.curve)return V.errors=[{instancePath:t+"/curve"}],!1
l=e===i}else l=!0}}}return V.errors=n,0===i}function K(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return K.errors=[{instancePath:t}],!1
{let o
if(void 0===r.withDispatcher&&(r.withDispatcher=0),void 0===r.agentIsPlain&&(r.agentIsPlain=0),void 0===r.renegotiated&&(r.renegotiated=0),(void 0===r.withAgent||!e.call(r,"withAgent"))&&(o="withAgent")||(void 0===r.agentKeepsAlive||!e.call(r,"agentKeepsAlive"))&&(o="agentKeepsAlive")||(void 0===r.agentKeepsNoSessions||!e.call(r,"agentKeepsNoSessions"))&&(o="agentKeepsNoSessions")||(void 0===r.sessionOffered||!e.call(r,"sessionOffered"))&&(o="sessionOffered")||(void 0===r.ownContext||!e.call(r,"ownContext"))&&(o="ownContext")||(void 0===r.ownCa||!e.call(r,"ownCa"))&&(o="ownCa")||(void 0===r.ownIdentityCheck||!e.call(r,"ownIdentityCheck"))&&(o="ownIdentityCheck")||(void 0===r.forbidsTls13||!e.call(r,"forbidsTls13"))&&(o="forbidsTls13")||(void 0===r.ownCurves||!e.call(r,"ownCurves"))&&(o="ownCurves")||(void 0===r.closedByServer||!e.call(r,"closedByServer"))&&(o="closedByServer"))return K.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.withAgent&&e.call(r,"withAgent")){const e=i
s(r.withAgent,{instancePath:t+"/withAgent"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=e===i}else l=!0
if(l){const o=i
if(s(r.withDispatcher,{instancePath:t+"/withDispatcher"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),l=o===i){if(void 0!==r.agentKeepsAlive&&e.call(r,"agentKeepsAlive")){const e=i
s(r.agentKeepsAlive,{instancePath:t+"/agentKeepsAlive"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){const o=i
if(s(r.agentIsPlain,{instancePath:t+"/agentIsPlain"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),l=o===i){if(void 0!==r.agentKeepsNoSessions&&e.call(r,"agentKeepsNoSessions")){const e=i
s(r.agentKeepsNoSessions,{instancePath:t+"/agentKeepsNoSessions"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.sessionOffered&&e.call(r,"sessionOffered")){const e=i
s(r.sessionOffered,{instancePath:t+"/sessionOffered"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.ownContext&&e.call(r,"ownContext")){const e=i
s(r.ownContext,{instancePath:t+"/ownContext"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.ownCa&&e.call(r,"ownCa")){const e=i
s(r.ownCa,{instancePath:t+"/ownCa"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.ownIdentityCheck&&e.call(r,"ownIdentityCheck")){const e=i
s(r.ownIdentityCheck,{instancePath:t+"/ownIdentityCheck"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.forbidsTls13&&e.call(r,"forbidsTls13")){const e=i
s(r.forbidsTls13,{instancePath:t+"/forbidsTls13"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.ownCurves&&e.call(r,"ownCurves")){const e=i
s(r.ownCurves,{instancePath:t+"/ownCurves"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){const o=i
if(s(r.renegotiated,{instancePath:t+"/renegotiated"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),l=o===i)if(void 0!==r.closedByServer&&e.call(r,"closedByServer")){const e=i
s(r.closedByServer,{instancePath:t+"/closedByServer"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}}}}}}}}}}}}return K.errors=n,0===i}function W(e,{instancePath:r=""}={}){return"text"!==e&&"bytes"!==e&&"key"!==e&&"other"!==e?(W.errors=[{instancePath:r}],!1):(W.errors=null,!0)}function Q(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Q.errors=[{instancePath:t}],!1
{let l
if((void 0===r.name||!e.call(r,"name"))&&(l="name")||(void 0===r.range||!e.call(r,"range"))&&(l="range")||(void 0===r.valueRange||!e.call(r,"valueRange"))&&(l="valueRange")||(void 0===r.text||!e.call(r,"text"))&&(l="text")||(void 0===r.value||!e.call(r,"value"))&&(l="value")||(void 0===r.isConstant||!e.call(r,"isConstant"))&&(l="isConstant"))return Q.errors=[{instancePath:t,params:{missingProperty:l}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=s
if("string"!=typeof r.name)return Q.errors=[{instancePath:t+"/name"}],!1
var i=e===s}else i=!0
if(i){if(void 0!==r.range&&e.call(r,"range")){const e=s
T(r.range,{instancePath:t+"/range"})||(n=null===n?T.errors:n.concat(T.errors),s=n.length)
i=e===s}else i=!0
if(i){if(void 0!==r.valueRange&&e.call(r,"valueRange")){const e=s
T(r.valueRange,{instancePath:t+"/valueRange"})||(n=null===n?T.errors:n.concat(T.errors),s=n.length)
i=e===s}else i=!0
if(i){if(void 0!==r.text&&e.call(r,"text")){let e=r.text
const n=s
if("string"!=typeof e&&null!==e)return Q.errors=[{instancePath:t+"/text"}],!1
i=n===s}else i=!0
if(i){if(void 0!==r.value&&e.call(r,"value")){let e=r.value
const n=s
if("string"!=typeof e&&("number"!=typeof e||!isFinite(e))&&null!==e)return Q.errors=[{instancePath:t+"/value"}],!1
i=n===s}else i=!0
if(i)if(void 0!==r.isConstant&&e.call(r,"isConstant")){const e=s
if("boolean"!=typeof r.isConstant)return Q.errors=[{instancePath:t+"/isConstant"}],!1
i=e===s}else i=!0}}}}}}return Q.errors=n,0===s}function z(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return z.errors=[{instancePath:t}],!1
{let o
if((void 0===r.of||!e.call(r,"of"))&&(o="of")||(void 0===r.argument||!e.call(r,"argument"))&&(o="argument")||(void 0===r.path||!e.call(r,"path"))&&(o="path")||(void 0===r.range||!e.call(r,"range"))&&(o="range")||(void 0===r.end||!e.call(r,"end"))&&(o="end")||(void 0===r.isInPlace||!e.call(r,"isInPlace"))&&(o="isInPlace")||(void 0===r.isShared||!e.call(r,"isShared"))&&(o="isShared")||(void 0===r.hasOthers||!e.call(r,"hasOthers"))&&(o="hasOthers")||(void 0===r.properties||!e.call(r,"properties"))&&(o="properties"))return z.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.of&&e.call(r,"of")){let e=r.of
const n=i
if("call"!==e&&"maker"!==e)return z.errors=[{instancePath:t+"/of"}],!1
var l=n===i}else l=!0
if(l){if(void 0!==r.argument&&e.call(r,"argument")){const e=i
s(r.argument,{instancePath:t+"/argument"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.path&&e.call(r,"path")){const e=i
if("string"!=typeof r.path)return z.errors=[{instancePath:t+"/path"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.range&&e.call(r,"range")){const e=i
T(r.range,{instancePath:t+"/range"})||(n=null===n?T.errors:n.concat(T.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.end&&e.call(r,"end")){const e=i
T(r.end,{instancePath:t+"/end"})||(n=null===n?T.errors:n.concat(T.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.isInPlace&&e.call(r,"isInPlace")){const e=i
if("boolean"!=typeof r.isInPlace)return z.errors=[{instancePath:t+"/isInPlace"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.isShared&&e.call(r,"isShared")){const e=i
if("boolean"!=typeof r.isShared)return z.errors=[{instancePath:t+"/isShared"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.hasOthers&&e.call(r,"hasOthers")){const e=i
if("boolean"!=typeof r.hasOthers)return z.errors=[{instancePath:t+"/hasOthers"}],!1
l=e===i}else l=!0
if(l)if(void 0!==r.properties&&e.call(r,"properties")){let e=r.properties
const s=i
if(i===s){if(!Array.isArray(e))return z.errors=[{instancePath:t+"/properties"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(Q(e[s],{instancePath:t+"/properties/"+s})||(n=null===n?Q.errors:n.concat(Q.errors),i=n.length),!(r===i))break}}}l=s===i}else l=!0}}}}}}}}}return z.errors=n,0===i}function G(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return G.errors=[{instancePath:t}],!1
{let a
if((void 0===r.unawaited||!e.call(r,"unawaited"))&&(a="unawaited")||(void 0===r.areKnown||!e.call(r,"areKnown"))&&(a="areKnown")||(void 0===r.router||!e.call(r,"router"))&&(a="router")||(void 0===r.routerCall||!e.call(r,"routerCall"))&&(a="routerCall")||(void 0===r.isOnlyHanded||!e.call(r,"isOnlyHanded"))&&(a="isOnlyHanded"))return G.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(void 0!==r.unawaited&&e.call(r,"unawaited")){let a=r.unawaited
const c=i
if(i===c){if(!Array.isArray(a))return G.errors=[{instancePath:t+"/unawaited"}],!1
{const r=a.length
for(let o=0;o<r;o++){let r=a[o]
const c=i
if(i===c){if(!r||"object"!=typeof r||Array.isArray(r))return G.errors=[{instancePath:t+"/unawaited/"+o}],!1
{let a
if((void 0===r.file||!e.call(r,"file"))&&(a="file")||(void 0===r.line||!e.call(r,"line"))&&(a="line"))return G.errors=[{instancePath:t+"/unawaited/"+o,params:{missingProperty:a}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=i
if("string"!=typeof r.file)return G.errors=[{instancePath:t+"/unawaited/"+o+"/file"}],!1
var l=e===i}else l=!0
if(l)if(void 0!==r.line&&e.call(r,"line")){const e=i
s(r.line,{instancePath:t+"/unawaited/"+o+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}if(!(c===i))break}}}var o=c===i}else o=!0
if(o){if(void 0!==r.areKnown&&e.call(r,"areKnown")){const e=i
if("boolean"!=typeof r.areKnown)return G.errors=[{instancePath:t+"/areKnown"}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.router&&e.call(r,"router")){const e=i
if("string"!=typeof r.router)return G.errors=[{instancePath:t+"/router"}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.routerCall&&e.call(r,"routerCall")){const e=i
if("string"!=typeof r.routerCall)return G.errors=[{instancePath:t+"/routerCall"}],!1
o=e===i}else o=!0
if(o)if(void 0!==r.isOnlyHanded&&e.call(r,"isOnlyHanded")){const e=i
if("boolean"!=typeof r.isOnlyHanded)return G.errors=[{instancePath:t+"/isOnlyHanded"}],!1
o=e===i}else o=!0}}}}}return G.errors=n,0===i}function H(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return H.errors=[{instancePath:t}],!1
{let f
if((void 0===r.kind||!e.call(r,"kind"))&&(f="kind")||(void 0===r.name||!e.call(r,"name"))&&(f="name")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(f="isAsync")||(void 0===r.isGenerator||!e.call(r,"isGenerator"))&&(f="isGenerator")||(void 0===r.isCallback||!e.call(r,"isCallback"))&&(f="isCallback")||(void 0===r.calledBy||!e.call(r,"calledBy"))&&(f="calledBy")||(void 0===r.calledFrom||!e.call(r,"calledFrom"))&&(f="calledFrom")||(void 0===r.router||!e.call(r,"router"))&&(f="router")||(void 0===r.isTyped||!e.call(r,"isTyped"))&&(f="isTyped")||(void 0===r.asyncAt||!e.call(r,"asyncAt"))&&(f="asyncAt"))return H.errors=[{instancePath:t,params:{missingProperty:f}}],!1
if(void 0!==r.kind&&e.call(r,"kind")){let e=r.kind
const n=i
if("module"!==e&&"function"!==e&&"arrow"!==e&&"method"!==e&&"getter"!==e&&"setter"!==e&&"constructor"!==e&&"field"!==e&&"static-block"!==e&&"parameters"!==e)return H.errors=[{instancePath:t+"/kind"}],!1
var l=n===i}else l=!0
if(l){if(void 0!==r.name&&e.call(r,"name")){const e=i
if("string"!=typeof r.name)return H.errors=[{instancePath:t+"/name"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=i
if("boolean"!=typeof r.isAsync)return H.errors=[{instancePath:t+"/isAsync"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.isGenerator&&e.call(r,"isGenerator")){const e=i
if("boolean"!=typeof r.isGenerator)return H.errors=[{instancePath:t+"/isGenerator"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.isCallback&&e.call(r,"isCallback")){const e=i
if("boolean"!=typeof r.isCallback)return H.errors=[{instancePath:t+"/isCallback"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.calledBy&&e.call(r,"calledBy")){const e=i
if("string"!=typeof r.calledBy)return H.errors=[{instancePath:t+"/calledBy"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.calledFrom&&e.call(r,"calledFrom")){const e=i
if("string"!=typeof r.calledFrom)return H.errors=[{instancePath:t+"/calledFrom"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.router&&e.call(r,"router")){const e=i
if("string"!=typeof r.router)return H.errors=[{instancePath:t+"/router"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.isTyped&&e.call(r,"isTyped")){const e=i
if("boolean"!=typeof r.isTyped)return H.errors=[{instancePath:t+"/isTyped"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.asyncAt&&e.call(r,"asyncAt")){let c=r.asyncAt
const f=i,u=i
let h=!1
const d=i
if(i===d)if(c&&"object"==typeof c&&!Array.isArray(c)){let r
if((void 0===c.line||!e.call(c,"line"))&&(r="line")||(void 0===c.column||!e.call(c,"column"))&&(r="column")){const e={instancePath:t+"/asyncAt",params:{missingProperty:r}}
null===n?n=[e]:n.push(e),i++}else{if(void 0!==c.line&&e.call(c,"line")){const e=i
s(c.line,{instancePath:t+"/asyncAt/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=e===i}else o=!0
if(o)if(void 0!==c.column&&e.call(c,"column")){const e=i
s(c.column,{instancePath:t+"/asyncAt/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0}}else{const e={instancePath:t+"/asyncAt"}
null===n?n=[e]:n.push(e),i++}var a=d===i
if(h=h||a,!h){const e=i
if(null!==c){const e={instancePath:t+"/asyncAt"}
null===n?n=[e]:n.push(e),i++}a=e===i
h=h||a}if(!h){const e={instancePath:t+"/asyncAt"}
return null===n?n=[e]:n.push(e),i++,H.errors=n,!1}i=u,null!==n&&(u?n.length=u:n=null)
l=f===i}else l=!0
if(l){if(void 0!==r.neededAt&&e.call(r,"neededAt")){let e=r.neededAt
const o=i,a=i
let f=!1
const u=i
s(e,{instancePath:t+"/neededAt"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var c=u===i
if(f=f||c,!f){const r=i
if(null!==e){const e={instancePath:t+"/neededAt"}
null===n?n=[e]:n.push(e),i++}c=r===i
f=f||c}if(!f){const e={instancePath:t+"/neededAt"}
return null===n?n=[e]:n.push(e),i++,H.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
l=o===i}else l=!0
if(l){if(void 0!==r.unawaitedAt&&e.call(r,"unawaitedAt")){let e=r.unawaitedAt
const o=i
if(i===o){if(!Array.isArray(e))return H.errors=[{instancePath:t+"/unawaitedAt"}],!1
{const r=e.length
for(let l=0;l<r;l++){const r=i
if(s(e[l],{instancePath:t+"/unawaitedAt/"+l})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),!(r===i))break}}}l=o===i}else l=!0
if(l)if(void 0!==r.callers&&e.call(r,"callers")){const e=i
G(r.callers,{instancePath:t+"/callers"})||(n=null===n?G.errors:n.concat(G.errors),i=n.length)
l=e===i}else l=!0}}}}}}}}}}}}}return H.errors=n,0===i}function D(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return D.errors=[{instancePath:t}],!1
{let o
if((void 0===r.language||!e.call(r,"language"))&&(o="language")||(void 0===r.length||!e.call(r,"length"))&&(o="length")||(void 0===r.sha256||!e.call(r,"sha256"))&&(o="sha256"))return D.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.language&&e.call(r,"language")){let e=r.language
const n=i
if("javascript"!==e&&"typescript"!==e&&"generated"!==e)return D.errors=[{instancePath:t+"/language"}],!1
var l=n===i}else l=!0
if(l){if(void 0!==r.length&&e.call(r,"length")){const e=i
s(r.length,{instancePath:t+"/length"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.sha256&&e.call(r,"sha256")){let e=r.sha256
const n=i
if("string"!=typeof e&&null!==e)return D.errors=[{instancePath:t+"/sha256"}],!1
l=n===i}else l=!0}}}return D.errors=n,0===i}function $(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return $.errors=[{instancePath:t}],!1
{let s
if((void 0===r.module||!e.call(r,"module"))&&(s="module")||(void 0===r.name||!e.call(r,"name"))&&(s="name")||(void 0===r.local||!e.call(r,"local"))&&(s="local"))return $.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(void 0!==r.module&&e.call(r,"module")){const e=0
if("string"!=typeof r.module)return $.errors=[{instancePath:t+"/module"}],!1
var n=0===e}else n=!0
if(n){if(void 0!==r.name&&e.call(r,"name")){const e=0
if("string"!=typeof r.name)return $.errors=[{instancePath:t+"/name"}],!1
n=0===e}else n=!0
if(n){if(void 0!==r.local&&e.call(r,"local")){const e=0
if("string"!=typeof r.local)return $.errors=[{instancePath:t+"/local"}],!1
n=0===e}else n=!0
if(n)if(void 0!==r.reach&&e.call(r,"reach")){let e=r.reach
const s=0
if("import"!==e&&"file"!==e&&"inner"!==e)return $.errors=[{instancePath:t+"/reach"}],!1
n=0===s}else n=!0}}}return $.errors=null,!0}function J(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return J.errors=[{instancePath:t}],!1
{let c
if((void 0===r.range||!e.call(r,"range"))&&(c="range")||(void 0===r.calleeRange||!e.call(r,"calleeRange"))&&(c="calleeRange")||(void 0===r.calleeText||!e.call(r,"calleeText"))&&(c="calleeText")||(void 0===r.receiverText||!e.call(r,"receiverText"))&&(c="receiverText")||(void 0===r.argumentTexts||!e.call(r,"argumentTexts"))&&(c="argumentTexts")||(void 0===r.argumentRanges||!e.call(r,"argumentRanges"))&&(c="argumentRanges")||(void 0===r.hasSpread||!e.call(r,"hasSpread"))&&(c="hasSpread")||(void 0===r.isPromisified||!e.call(r,"isPromisified"))&&(c="isPromisified")||(void 0===r.isAwaited||!e.call(r,"isAwaited"))&&(c="isAwaited")||(void 0===r.isChained||!e.call(r,"isChained"))&&(c="isChained")||(void 0===r.isUnterminated||!e.call(r,"isUnterminated"))&&(c="isUnterminated")||(void 0===r.isUpdated||!e.call(r,"isUpdated"))&&(c="isUpdated")||(void 0===r.isNew||!e.call(r,"isNew"))&&(c="isNew")||(void 0===r.ordinal||!e.call(r,"ordinal"))&&(c="ordinal")||(void 0===r.within||!e.call(r,"within"))&&(c="within")||(void 0===r.module||!e.call(r,"module"))&&(c="module")||(void 0===r.file||!e.call(r,"file"))&&(c="file")||(void 0===r.imported||!e.call(r,"imported"))&&(c="imported")||(void 0===r.taken||!e.call(r,"taken"))&&(c="taken"))return J.errors=[{instancePath:t,params:{missingProperty:c}}],!1
if(void 0!==r.range&&e.call(r,"range")){const e=i
T(r.range,{instancePath:t+"/range"})||(n=null===n?T.errors:n.concat(T.errors),i=n.length)
var l=e===i}else l=!0
if(l){if(void 0!==r.calleeRange&&e.call(r,"calleeRange")){const e=i
T(r.calleeRange,{instancePath:t+"/calleeRange"})||(n=null===n?T.errors:n.concat(T.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.calleeText&&e.call(r,"calleeText")){let e=r.calleeText
const n=i
if("string"!=typeof e&&null!==e)return J.errors=[{instancePath:t+"/calleeText"}],!1
l=n===i}else l=!0
if(l){if(void 0!==r.receiverText&&e.call(r,"receiverText")){let e=r.receiverText
const n=i
if("string"!=typeof e&&null!==e)return J.errors=[{instancePath:t+"/receiverText"}],!1
l=n===i}else l=!0
if(l){if(void 0!==r.argumentTexts&&e.call(r,"argumentTexts")){let e=r.argumentTexts
const n=i
if(i===n){if(!Array.isArray(e))return J.errors=[{instancePath:t+"/argumentTexts"}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const s=i
if("string"!=typeof r&&null!==r)return J.errors=[{instancePath:t+"/argumentTexts/"+n}],!1
if(!(s===i))break}}}l=n===i}else l=!0
if(l){if(void 0!==r.argumentRanges&&e.call(r,"argumentRanges")){let e=r.argumentRanges
const s=i
if(i===s){if(!Array.isArray(e))return J.errors=[{instancePath:t+"/argumentRanges"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(T(e[s],{instancePath:t+"/argumentRanges/"+s})||(n=null===n?T.errors:n.concat(T.errors),i=n.length),!(r===i))break}}}l=s===i}else l=!0
if(l){if(void 0!==r.areConstant&&e.call(r,"areConstant")){let e=r.areConstant
const n=i
if(i===n){if(!Array.isArray(e))return J.errors=[{instancePath:t+"/areConstant"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("boolean"!=typeof e[n])return J.errors=[{instancePath:t+"/areConstant/"+n}],!1
if(!(r===i))break}}}l=n===i}else l=!0
if(l){if(void 0!==r.argumentForms&&e.call(r,"argumentForms")){let e=r.argumentForms
const s=i
if(i===s){if(!Array.isArray(e))return J.errors=[{instancePath:t+"/argumentForms"}],!1
{const r=e.length
for(let s=0;s<r;s++){let r=e[s]
const l=i,a=i
let c=!1
const f=i
W(r,{instancePath:t+"/argumentForms/"+s})||(n=null===n?W.errors:n.concat(W.errors),i=n.length)
var o=f===i
if(c=c||o,!c){const e=i
if(null!==r){const e={instancePath:t+"/argumentForms/"+s}
null===n?n=[e]:n.push(e),i++}o=e===i
c=c||o}if(!c){const e={instancePath:t+"/argumentForms/"+s}
return null===n?n=[e]:n.push(e),i++,J.errors=n,!1}if(i=a,null!==n&&(a?n.length=a:n=null),!(l===i))break}}}l=s===i}else l=!0
if(l){if(void 0!==r.optionLiterals&&e.call(r,"optionLiterals")){let e=r.optionLiterals
const s=i
if(i===s){if(!Array.isArray(e))return J.errors=[{instancePath:t+"/optionLiterals"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(z(e[s],{instancePath:t+"/optionLiterals/"+s})||(n=null===n?z.errors:n.concat(z.errors),i=n.length),!(r===i))break}}}l=s===i}else l=!0
if(l){if(void 0!==r.hasSpread&&e.call(r,"hasSpread")){const e=i
if("boolean"!=typeof r.hasSpread)return J.errors=[{instancePath:t+"/hasSpread"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.isPromisified&&e.call(r,"isPromisified")){const e=i
if("boolean"!=typeof r.isPromisified)return J.errors=[{instancePath:t+"/isPromisified"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.isAwaited&&e.call(r,"isAwaited")){const e=i
if("boolean"!=typeof r.isAwaited)return J.errors=[{instancePath:t+"/isAwaited"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.isChained&&e.call(r,"isChained")){const e=i
if("boolean"!=typeof r.isChained)return J.errors=[{instancePath:t+"/isChained"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.isUnterminated&&e.call(r,"isUnterminated")){const e=i
if("boolean"!=typeof r.isUnterminated)return J.errors=[{instancePath:t+"/isUnterminated"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.isUpdated&&e.call(r,"isUpdated")){const e=i
if("boolean"!=typeof r.isUpdated)return J.errors=[{instancePath:t+"/isUpdated"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.listensLater&&e.call(r,"listensLater")){const e=i
if("boolean"!=typeof r.listensLater)return J.errors=[{instancePath:t+"/listensLater"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.isSmallPiece&&e.call(r,"isSmallPiece")){const e=i
if("boolean"!=typeof r.isSmallPiece)return J.errors=[{instancePath:t+"/isSmallPiece"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.isNew&&e.call(r,"isNew")){const e=i
if("boolean"!=typeof r.isNew)return J.errors=[{instancePath:t+"/isNew"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.isEnded&&e.call(r,"isEnded")){const e=i
if("boolean"!=typeof r.isEnded)return J.errors=[{instancePath:t+"/isEnded"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.renegotiates&&e.call(r,"renegotiates")){const e=i
if("boolean"!=typeof r.renegotiates)return J.errors=[{instancePath:t+"/renegotiates"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.ordinal&&e.call(r,"ordinal")){const e=i
s(r.ordinal,{instancePath:t+"/ordinal"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.within&&e.call(r,"within")){const e=i
H(r.within,{instancePath:t+"/within"})||(n=null===n?H.errors:n.concat(H.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.module&&e.call(r,"module")){let e=r.module
const n=i
if("esm"!==e&&"cjs"!==e)return J.errors=[{instancePath:t+"/module"}],!1
l=n===i}else l=!0
if(l){if(void 0!==r.file&&e.call(r,"file")){const e=i
D(r.file,{instancePath:t+"/file"})||(n=null===n?D.errors:n.concat(D.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.imported&&e.call(r,"imported")){let e=r.imported
const s=i,o=i
let c=!1
const f=i
$(e,{instancePath:t+"/imported"})||(n=null===n?$.errors:n.concat($.errors),i=n.length)
var a=f===i
if(c=c||a,!c){const r=i
if(null!==e){const e={instancePath:t+"/imported"}
null===n?n=[e]:n.push(e),i++}a=r===i
c=c||a}if(!c){const e={instancePath:t+"/imported"}
return null===n?n=[e]:n.push(e),i++,J.errors=n,!1}i=o,null!==n&&(o?n.length=o:n=null)
l=s===i}else l=!0
if(l)if(void 0!==r.taken&&e.call(r,"taken")){let e=r.taken
const n=i
if(i===n){if(!Array.isArray(e))return J.errors=[{instancePath:t+"/taken"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("string"!=typeof e[n])return J.errors=[{instancePath:t+"/taken/"+n}],!1
if(!(r===i))break}}}l=n===i}else l=!0}}}}}}}}}}}}}}}}}}}}}}}}}}return J.errors=n,0===i}function X(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return X.errors=[{instancePath:t}],!1
{let f
if((void 0===r.callee||!e.call(r,"callee"))&&(f="callee")||(void 0===r.args||!e.call(r,"args"))&&(f="args")||(void 0===r.options||!e.call(r,"options"))&&(f="options")||(void 0===r.origin||!e.call(r,"origin"))&&(f="origin")||(void 0===r.excerpt||!e.call(r,"excerpt"))&&(f="excerpt")||(void 0===r.excerptLine||!e.call(r,"excerptLine"))&&(f="excerptLine")||(void 0===r.line||!e.call(r,"line"))&&(f="line"))return X.errors=[{instancePath:t,params:{missingProperty:f}}],!1
if(void 0!==r.callee&&e.call(r,"callee")){const e=i
if("string"!=typeof r.callee)return X.errors=[{instancePath:t+"/callee"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.args&&e.call(r,"args")){let e=r.args
const n=i
if(i===n){if(!Array.isArray(e))return X.errors=[{instancePath:t+"/args"}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const s=i
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r)return X.errors=[{instancePath:t+"/args/"+n}],!1
if(!(s===i))break}}}l=n===i}else l=!0
if(l){if(void 0!==r.options&&e.call(r,"options")){let e=r.options
const n=i
if(i===n){if(!e||"object"!=typeof e||Array.isArray(e))return X.errors=[{instancePath:t+"/options"}],!1
for(const r of Object.keys(e)){let n=e[r]
const s=i
if("string"!=typeof n&&("number"!=typeof n||!isFinite(n)))return X.errors=[{instancePath:t+"/options/"+r.replace(/~/g,"~0").replace(/\//g,"~1")}],!1
if(!(s===i))break}}l=n===i}else l=!0
if(l){if(void 0!==r.argOptions&&e.call(r,"argOptions")){let e=r.argOptions
const n=i
if(i===n){if(!Array.isArray(e))return X.errors=[{instancePath:t+"/argOptions"}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const s=i
if((!r||"object"!=typeof r||Array.isArray(r))&&null!==r)return X.errors=[{instancePath:t+"/argOptions/"+n}],!1
if(i===s&&r&&"object"==typeof r&&!Array.isArray(r))for(const e of Object.keys(r)){let s=r[e]
const l=i
if("string"!=typeof s&&("number"!=typeof s||!isFinite(s)))return X.errors=[{instancePath:t+"/argOptions/"+n+"/"+e.replace(/~/g,"~0").replace(/\//g,"~1")}],!1
if(!(l===i))break}if(!(s===i))break}}}l=n===i}else l=!0
if(l){if(void 0!==r.origin&&e.call(r,"origin")){let s=r.origin
const c=i,f=i
let u=!1
const h=i
if(i===h)if(s&&"object"==typeof s&&!Array.isArray(s)){let r
if((void 0===s.callee||!e.call(s,"callee"))&&(r="callee")||(void 0===s.args||!e.call(s,"args"))&&(r="args")){const e={instancePath:t+"/origin",params:{missingProperty:r}}
null===n?n=[e]:n.push(e),i++}else{if(void 0!==s.callee&&e.call(s,"callee")){const e=i
if("string"!=typeof s.callee){const e={instancePath:t+"/origin/callee"}
null===n?n=[e]:n.push(e),i++}var o=e===i}else o=!0
if(o)if(void 0!==s.args&&e.call(s,"args")){let e=s.args
const r=i
if(i===r)if(Array.isArray(e)){const r=e.length
for(let s=0;s<r;s++){let r=e[s]
const l=i
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r){const e={instancePath:t+"/origin/args/"+s}
null===n?n=[e]:n.push(e),i++}if(!(l===i))break}}else{const e={instancePath:t+"/origin/args"}
null===n?n=[e]:n.push(e),i++}o=r===i}else o=!0}}else{const e={instancePath:t+"/origin"}
null===n?n=[e]:n.push(e),i++}var a=h===i
if(u=u||a,!u){const e=i
if(null!==s){const e={instancePath:t+"/origin"}
null===n?n=[e]:n.push(e),i++}a=e===i
u=u||a}if(!u){const e={instancePath:t+"/origin"}
return null===n?n=[e]:n.push(e),i++,X.errors=n,!1}i=f,null!==n&&(f?n.length=f:n=null)
l=c===i}else l=!0
if(l){if(void 0!==r.excerpt&&e.call(r,"excerpt")){let e=r.excerpt
const n=i
if(i===n){if(!Array.isArray(e))return X.errors=[{instancePath:t+"/excerpt"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("string"!=typeof e[n])return X.errors=[{instancePath:t+"/excerpt/"+n}],!1
if(!(r===i))break}}}l=n===i}else l=!0
if(l){if(void 0!==r.excerptLine&&e.call(r,"excerptLine")){const e=i
s(r.excerptLine,{instancePath:t+"/excerptLine"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.line&&e.call(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.column&&e.call(r,"column")){const e=i
s(r.column,{instancePath:t+"/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.file&&e.call(r,"file")){const e=i
if("string"!=typeof r.file)return X.errors=[{instancePath:t+"/file"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.allows&&e.call(r,"allows")){let e=r.allows
const s=i
if(i===s){if(!Array.isArray(e))return X.errors=[{instancePath:t+"/allows"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(k(e[s],{instancePath:t+"/allows/"+s})||(n=null===n?k.errors:n.concat(k.errors),i=n.length),!(r===i))break}}}l=s===i}else l=!0
if(l)if(void 0!==r.syntax&&e.call(r,"syntax")){let e=r.syntax
const s=i,o=i
let a=!1
const f=i
J(e,{instancePath:t+"/syntax"})||(n=null===n?J.errors:n.concat(J.errors),i=n.length)
var c=f===i
if(a=a||c,!a){const r=i
if(null!==e){const e={instancePath:t+"/syntax"}
null===n?n=[e]:n.push(e),i++}c=r===i
a=a||c}if(!a){const e={instancePath:t+"/syntax"}
return null===n?n=[e]:n.push(e),i++,X.errors=n,!1}i=o,null!==n&&(o?n.length=o:n=null)
l=s===i}else l=!0}}}}}}}}}}}}return X.errors=n,0===i}function Y(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Y.errors=[{instancePath:t}],!1
{let f
if((void 0===r.id||!e.call(r,"id"))&&(f="id")||(void 0===r.file||!e.call(r,"file"))&&(f="file")||(void 0===r.line||!e.call(r,"line"))&&(f="line")||(void 0===r.column||!e.call(r,"column"))&&(f="column")||(void 0===r.function||!e.call(r,"function"))&&(f="function")||(void 0===r.count||!e.call(r,"count"))&&(f="count")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(f="isAsync"))return Y.errors=[{instancePath:t,params:{missingProperty:f}}],!1
if(void 0!==r.id&&e.call(r,"id")){const e=i
if("string"!=typeof r.id)return Y.errors=[{instancePath:t+"/id"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.file&&e.call(r,"file")){const e=i
if("string"!=typeof r.file)return Y.errors=[{instancePath:t+"/file"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.line&&e.call(r,"line")){let e=r.line
const a=i,c=i
let f=!1
const u=i
s(e,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var o=u===i
if(f=f||o,!f){const r=i
if(null!==e){const e={instancePath:t+"/line"}
null===n?n=[e]:n.push(e),i++}o=r===i
f=f||o}if(!f){const e={instancePath:t+"/line"}
return null===n?n=[e]:n.push(e),i++,Y.errors=n,!1}i=c,null!==n&&(c?n.length=c:n=null)
l=a===i}else l=!0
if(l){if(void 0!==r.column&&e.call(r,"column")){let e=r.column
const o=i,c=i
let f=!1
const u=i
s(e,{instancePath:t+"/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var a=u===i
if(f=f||a,!f){const r=i
if(null!==e){const e={instancePath:t+"/column"}
null===n?n=[e]:n.push(e),i++}a=r===i
f=f||a}if(!f){const e={instancePath:t+"/column"}
return null===n?n=[e]:n.push(e),i++,Y.errors=n,!1}i=c,null!==n&&(c?n.length=c:n=null)
l=o===i}else l=!0
if(l){if(void 0!==r.function&&e.call(r,"function")){const e=i
if("string"!=typeof r.function)return Y.errors=[{instancePath:t+"/function"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.count&&e.call(r,"count")){const e=i
s(r.count,{instancePath:t+"/count"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=i
if("boolean"!=typeof r.isAsync)return Y.errors=[{instancePath:t+"/isAsync"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.isFirstUse&&e.call(r,"isFirstUse")){const e=i
if("boolean"!=typeof r.isFirstUse)return Y.errors=[{instancePath:t+"/isFirstUse"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.generated&&e.call(r,"generated")){const e=i
b(r.generated,{instancePath:t+"/generated"})||(n=null===n?b.errors:n.concat(b.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.call&&e.call(r,"call")){let e=r.call
const s=i,o=i
let a=!1
const f=i
X(e,{instancePath:t+"/call"})||(n=null===n?X.errors:n.concat(X.errors),i=n.length)
var c=f===i
if(a=a||c,!a){const r=i
if(null!==e){const e={instancePath:t+"/call"}
null===n?n=[e]:n.push(e),i++}c=r===i
a=a||c}if(!a){const e={instancePath:t+"/call"}
return null===n?n=[e]:n.push(e),i++,Y.errors=n,!1}i=o,null!==n&&(o?n.length=o:n=null)
l=s===i}else l=!0}}}}}}}}}}return Y.errors=n,0===i}function Z(r,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!r||"object"!=typeof r||Array.isArray(r))return Z.errors=[{instancePath:n}],!1
{let d
if((void 0===r.role||!e.call(r,"role"))&&(d="role")||(void 0===r.host||!e.call(r,"host"))&&(d="host")||(void 0===r.port||!e.call(r,"port"))&&(d="port")||(void 0===r.handshakes||!e.call(r,"handshakes"))&&(d="handshakes")||(void 0===r.full||!e.call(r,"full"))&&(d="full")||(void 0===r.resumed||!e.call(r,"resumed"))&&(d="resumed")||(void 0===r.overlapped||!e.call(r,"overlapped"))&&(d="overlapped")||(void 0===r.requests||!e.call(r,"requests"))&&(d="requests")||(void 0===r.reusedRequests||!e.call(r,"reusedRequests"))&&(d="reusedRequests")||(void 0===r.agents||!e.call(r,"agents"))&&(d="agents")||(void 0===r.protocol||!e.call(r,"protocol"))&&(d="protocol")||(void 0===r.cipher||!e.call(r,"cipher"))&&(d="cipher")||(void 0===r.group||!e.call(r,"group"))&&(d="group")||(void 0===r.alpn||!e.call(r,"alpn"))&&(d="alpn")||(void 0===r.certificate||!e.call(r,"certificate"))&&(d="certificate")||(void 0===r.bytesIn||!e.call(r,"bytesIn"))&&(d="bytesIn")||(void 0===r.bytesOut||!e.call(r,"bytesOut"))&&(d="bytesOut")||(void 0===r.helloBytesOut||!e.call(r,"helloBytesOut"))&&(d="helloBytesOut")||(void 0===r.p50Ms||!e.call(r,"p50Ms"))&&(d="p50Ms")||(void 0===r.p95Ms||!e.call(r,"p95Ms"))&&(d="p95Ms")||(void 0===r.mostOpen||!e.call(r,"mostOpen"))&&(d="mostOpen")||(void 0===r.lifeP50Ms||!e.call(r,"lifeP50Ms"))&&(d="lifeP50Ms")||(void 0===r.package||!e.call(r,"package"))&&(d="package")||(void 0===r.choices||!e.call(r,"choices"))&&(d="choices")||(void 0===r.callSites||!e.call(r,"callSites"))&&(d="callSites")||(void 0===r.agentSites||!e.call(r,"agentSites"))&&(d="agentSites"))return Z.errors=[{instancePath:n,params:{missingProperty:d}}],!1
if(void 0!==r.role&&e.call(r,"role")){let e=r.role
const t=l
if("client"!==e&&"server"!==e)return Z.errors=[{instancePath:n+"/role"}],!1
var o=t===l}else o=!0
if(o){if(void 0!==r.host&&e.call(r,"host")){const e=l
if("string"!=typeof r.host)return Z.errors=[{instancePath:n+"/host"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.port&&e.call(r,"port")){const e=l
s(r.port,{instancePath:n+"/port"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.handshakes&&e.call(r,"handshakes")){const e=l
s(r.handshakes,{instancePath:n+"/handshakes"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.full&&e.call(r,"full")){const e=l
s(r.full,{instancePath:n+"/full"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.resumed&&e.call(r,"resumed")){const e=l
s(r.resumed,{instancePath:n+"/resumed"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.overlapped&&e.call(r,"overlapped")){const e=l
s(r.overlapped,{instancePath:n+"/overlapped"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.requests&&e.call(r,"requests")){const e=l
s(r.requests,{instancePath:n+"/requests"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.reusedRequests&&e.call(r,"reusedRequests")){const e=l
s(r.reusedRequests,{instancePath:n+"/reusedRequests"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.agents&&e.call(r,"agents")){const e=l
s(r.agents,{instancePath:n+"/agents"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.protocol&&e.call(r,"protocol")){const e=l
B(r.protocol,{instancePath:n+"/protocol"})||(i=null===i?B.errors:i.concat(B.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.cipher&&e.call(r,"cipher")){const e=l
B(r.cipher,{instancePath:n+"/cipher"})||(i=null===i?B.errors:i.concat(B.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.group&&e.call(r,"group")){const e=l
B(r.group,{instancePath:n+"/group"})||(i=null===i?B.errors:i.concat(B.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.alpn&&e.call(r,"alpn")){const e=l
B(r.alpn,{instancePath:n+"/alpn"})||(i=null===i?B.errors:i.concat(B.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.certificate&&e.call(r,"certificate")){let e=r.certificate
const t=l,s=l
let c=!1
const f=l
V(e,{instancePath:n+"/certificate"})||(i=null===i?V.errors:i.concat(V.errors),l=i.length)
var a=f===l
if(c=c||a,!c){const r=l
if(null!==e){const e={instancePath:n+"/certificate"}
null===i?i=[e]:i.push(e),l++}a=r===l
c=c||a}if(!c){const e={instancePath:n+"/certificate"}
return null===i?i=[e]:i.push(e),l++,Z.errors=i,!1}l=s,null!==i&&(s?i.length=s:i=null)
o=t===l}else o=!0
if(o){if(void 0!==r.bytesIn&&e.call(r,"bytesIn")){const e=l
s(r.bytesIn,{instancePath:n+"/bytesIn"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.bytesOut&&e.call(r,"bytesOut")){const e=l
s(r.bytesOut,{instancePath:n+"/bytesOut"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.helloBytesOut&&e.call(r,"helloBytesOut")){let e=r.helloBytesOut
const t=l,a=l
let f=!1
const u=l
s(e,{instancePath:n+"/helloBytesOut"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var c=u===l
if(f=f||c,!f){const r=l
if(null!==e){const e={instancePath:n+"/helloBytesOut"}
null===i?i=[e]:i.push(e),l++}c=r===l
f=f||c}if(!f){const e={instancePath:n+"/helloBytesOut"}
return null===i?i=[e]:i.push(e),l++,Z.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=t===l}else o=!0
if(o){if(void 0!==r.p50Ms&&e.call(r,"p50Ms")){let e=r.p50Ms
const s=l,a=l
let c=!1
const u=l
t(e,{instancePath:n+"/p50Ms"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
var f=u===l
if(c=c||f,!c){const r=l
if(null!==e){const e={instancePath:n+"/p50Ms"}
null===i?i=[e]:i.push(e),l++}f=r===l
c=c||f}if(!c){const e={instancePath:n+"/p50Ms"}
return null===i?i=[e]:i.push(e),l++,Z.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=s===l}else o=!0
if(o){if(void 0!==r.p95Ms&&e.call(r,"p95Ms")){let e=r.p95Ms
const s=l,a=l
let c=!1
const f=l
t(e,{instancePath:n+"/p95Ms"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
var u=f===l
if(c=c||u,!c){const r=l
if(null!==e){const e={instancePath:n+"/p95Ms"}
null===i?i=[e]:i.push(e),l++}u=r===l
c=c||u}if(!c){const e={instancePath:n+"/p95Ms"}
return null===i?i=[e]:i.push(e),l++,Z.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=s===l}else o=!0
if(o){if(void 0!==r.mostOpen&&e.call(r,"mostOpen")){const e=l
s(r.mostOpen,{instancePath:n+"/mostOpen"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.lifeP50Ms&&e.call(r,"lifeP50Ms")){let e=r.lifeP50Ms
const s=l,a=l
let c=!1
const f=l
t(e,{instancePath:n+"/lifeP50Ms"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
var h=f===l
if(c=c||h,!c){const r=l
if(null!==e){const e={instancePath:n+"/lifeP50Ms"}
null===i?i=[e]:i.push(e),l++}h=r===l
c=c||h}if(!c){const e={instancePath:n+"/lifeP50Ms"}
return null===i?i=[e]:i.push(e),l++,Z.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=s===l}else o=!0
if(o){if(void 0!==r.package&&e.call(r,"package")){const e=l
if("string"!=typeof r.package)return Z.errors=[{instancePath:n+"/package"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.choices&&e.call(r,"choices")){const e=l
K(r.choices,{instancePath:n+"/choices"})||(i=null===i?K.errors:i.concat(K.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const t=l
if(l===t){if(!Array.isArray(e))return Z.errors=[{instancePath:n+"/callSites"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(Y(e[t],{instancePath:n+"/callSites/"+t})||(i=null===i?Y.errors:i.concat(Y.errors),l=i.length),!(r===l))break}}}o=t===l}else o=!0
if(o)if(void 0!==r.agentSites&&e.call(r,"agentSites")){let e=r.agentSites
const t=l
if(l===t){if(!Array.isArray(e))return Z.errors=[{instancePath:n+"/agentSites"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(Y(e[t],{instancePath:n+"/agentSites/"+t})||(i=null===i?Y.errors:i.concat(Y.errors),l=i.length),!(r===l))break}}}o=t===l}else o=!0}}}}}}}}}}}}}}}}}}}}}}}}}}return Z.errors=i,0===l}function _(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return _.errors=[{instancePath:t}],!1
{let o
if((void 0===r.created||!e.call(r,"created"))&&(o="created")||(void 0===r.withCa||!e.call(r,"withCa"))&&(o="withCa")||(void 0===r.caBytes||!e.call(r,"caBytes"))&&(o="caBytes")||(void 0===r.callSites||!e.call(r,"callSites"))&&(o="callSites"))return _.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.created&&e.call(r,"created")){const e=i
s(r.created,{instancePath:t+"/created"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=e===i}else l=!0
if(l){if(void 0!==r.withCa&&e.call(r,"withCa")){const e=i
s(r.withCa,{instancePath:t+"/withCa"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.caBytes&&e.call(r,"caBytes")){const e=i
s(r.caBytes,{instancePath:t+"/caBytes"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const s=i
if(i===s){if(!Array.isArray(e))return _.errors=[{instancePath:t+"/callSites"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(Y(e[s],{instancePath:t+"/callSites/"+s})||(n=null===n?Y.errors:n.concat(Y.errors),i=n.length),!(r===i))break}}}l=s===i}else l=!0}}}}return _.errors=n,0===i}function ee(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return ee.errors=[{instancePath:t}],!1
{let a
if((void 0===r.ticks||!e.call(r,"ticks"))&&(a="ticks")||(void 0===r.share||!e.call(r,"share"))&&(a="share")||(void 0===r.range||!e.call(r,"range"))&&(a="range")||(void 0===r.keyExchangeTicks||!e.call(r,"keyExchangeTicks"))&&(a="keyExchangeTicks")||(void 0===r.certificateTicks||!e.call(r,"certificateTicks"))&&(a="certificateTicks")||(void 0===r.contextTicks||!e.call(r,"contextTicks"))&&(a="contextTicks")||(void 0===r.bytesTicks||!e.call(r,"bytesTicks"))&&(a="bytesTicks")||(void 0===r.otherTicks||!e.call(r,"otherTicks"))&&(a="otherTicks")||(void 0===r.inferredTicks||!e.call(r,"inferredTicks"))&&(a="inferredTicks")||(void 0===r.untiedTicks||!e.call(r,"untiedTicks"))&&(a="untiedTicks"))return ee.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
s(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=e===i}else l=!0
if(l){if(void 0!==r.share&&e.call(r,"share")){const e=i
h(r.share,{instancePath:t+"/share"})||(n=null===n?h.errors:n.concat(h.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.range&&e.call(r,"range")){const e=i
d(r.range,{instancePath:t+"/range"})||(n=null===n?d.errors:n.concat(d.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.cpuShare&&e.call(r,"cpuShare")){let e=r.cpuShare
const s=i,a=i
let c=!1
const f=i
h(e,{instancePath:t+"/cpuShare"})||(n=null===n?h.errors:n.concat(h.errors),i=n.length)
var o=f===i
if(c=c||o,!c){const r=i
if(null!==e){const e={instancePath:t+"/cpuShare"}
null===n?n=[e]:n.push(e),i++}o=r===i
c=c||o}if(!c){const e={instancePath:t+"/cpuShare"}
return null===n?n=[e]:n.push(e),i++,ee.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
l=s===i}else l=!0
if(l){if(void 0!==r.keyExchangeTicks&&e.call(r,"keyExchangeTicks")){const e=i
s(r.keyExchangeTicks,{instancePath:t+"/keyExchangeTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.certificateTicks&&e.call(r,"certificateTicks")){const e=i
s(r.certificateTicks,{instancePath:t+"/certificateTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.contextTicks&&e.call(r,"contextTicks")){const e=i
s(r.contextTicks,{instancePath:t+"/contextTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.bytesTicks&&e.call(r,"bytesTicks")){const e=i
s(r.bytesTicks,{instancePath:t+"/bytesTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.otherTicks&&e.call(r,"otherTicks")){const e=i
s(r.otherTicks,{instancePath:t+"/otherTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.inferredTicks&&e.call(r,"inferredTicks")){const e=i
s(r.inferredTicks,{instancePath:t+"/inferredTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.untiedTicks&&e.call(r,"untiedTicks")){const e=i
s(r.untiedTicks,{instancePath:t+"/untiedTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}}}}}}}}}}return ee.errors=n,0===i}function re(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return re.errors=[{instancePath:t}],!1
{let o
if((void 0===r.peers||!e.call(r,"peers"))&&(o="peers")||(void 0===r.contexts||!e.call(r,"contexts"))&&(o="contexts")||(void 0===r.cost||!e.call(r,"cost"))&&(o="cost")||(void 0===r.complete||!e.call(r,"complete"))&&(o="complete"))return re.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.peers&&e.call(r,"peers")){let e=r.peers
const l=s
if(s===l){if(!Array.isArray(e))return re.errors=[{instancePath:t+"/peers"}],!1
{const r=e.length
for(let i=0;i<r;i++){const r=s
if(Z(e[i],{instancePath:t+"/peers/"+i})||(n=null===n?Z.errors:n.concat(Z.errors),s=n.length),!(r===s))break}}}var i=l===s}else i=!0
if(i){if(void 0!==r.contexts&&e.call(r,"contexts")){const e=s
_(r.contexts,{instancePath:t+"/contexts"})||(n=null===n?_.errors:n.concat(_.errors),s=n.length)
i=e===s}else i=!0
if(i){if(void 0!==r.cost&&e.call(r,"cost")){let e=r.cost
const o=s,a=s
let c=!1
const f=s
ee(e,{instancePath:t+"/cost"})||(n=null===n?ee.errors:n.concat(ee.errors),s=n.length)
var l=f===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/cost"}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/cost"}
return null===n?n=[e]:n.push(e),s++,re.errors=n,!1}s=a,null!==n&&(a?n.length=a:n=null)
i=o===s}else i=!0
if(i)if(void 0!==r.complete&&e.call(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return re.errors=[{instancePath:t+"/complete"}],!1
i=e===s}else i=!0}}}}return re.errors=n,0===s}function te(r,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!r||"object"!=typeof r||Array.isArray(r))return te.errors=[{instancePath:n}],!1
{let d
if((void 0===r.id||!e.call(r,"id"))&&(d="id")||(void 0===r.file||!e.call(r,"file"))&&(d="file")||(void 0===r.line||!e.call(r,"line"))&&(d="line")||(void 0===r.column||!e.call(r,"column"))&&(d="column")||(void 0===r.function||!e.call(r,"function"))&&(d="function")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(d="isAsync")||(void 0===r.package||!e.call(r,"package"))&&(d="package")||(void 0===r.job||!e.call(r,"job"))&&(d="job")||(void 0===r.jobs||!e.call(r,"jobs"))&&(d="jobs")||(void 0===r.maxInFlight||!e.call(r,"maxInFlight"))&&(d="maxInFlight")||(void 0===r.waitP95Ms||!e.call(r,"waitP95Ms"))&&(d="waitP95Ms")||(void 0===r.runP50Ms||!e.call(r,"runP50Ms"))&&(d="runP50Ms"))return te.errors=[{instancePath:n,params:{missingProperty:d}}],!1
if(void 0!==r.id&&e.call(r,"id")){const e=l
if("string"!=typeof r.id)return te.errors=[{instancePath:n+"/id"}],!1
var o=e===l}else o=!0
if(o){if(void 0!==r.file&&e.call(r,"file")){const e=l
if("string"!=typeof r.file)return te.errors=[{instancePath:n+"/file"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.line&&e.call(r,"line")){let e=r.line
const t=l,c=l
let f=!1
const u=l
s(e,{instancePath:n+"/line"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var a=u===l
if(f=f||a,!f){const r=l
if(null!==e){const e={instancePath:n+"/line"}
null===i?i=[e]:i.push(e),l++}a=r===l
f=f||a}if(!f){const e={instancePath:n+"/line"}
return null===i?i=[e]:i.push(e),l++,te.errors=i,!1}l=c,null!==i&&(c?i.length=c:i=null)
o=t===l}else o=!0
if(o){if(void 0!==r.column&&e.call(r,"column")){let e=r.column
const t=l,a=l
let f=!1
const u=l
s(e,{instancePath:n+"/column"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var c=u===l
if(f=f||c,!f){const r=l
if(null!==e){const e={instancePath:n+"/column"}
null===i?i=[e]:i.push(e),l++}c=r===l
f=f||c}if(!f){const e={instancePath:n+"/column"}
return null===i?i=[e]:i.push(e),l++,te.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=t===l}else o=!0
if(o){if(void 0!==r.function&&e.call(r,"function")){const e=l
if("string"!=typeof r.function)return te.errors=[{instancePath:n+"/function"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=l
if("boolean"!=typeof r.isAsync)return te.errors=[{instancePath:n+"/isAsync"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.package&&e.call(r,"package")){const e=l
if("string"!=typeof r.package)return te.errors=[{instancePath:n+"/package"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.job&&e.call(r,"job")){const e=l
if("string"!=typeof r.job)return te.errors=[{instancePath:n+"/job"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.called&&e.call(r,"called")){const e=l
if("string"!=typeof r.called)return te.errors=[{instancePath:n+"/called"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.jobs&&e.call(r,"jobs")){const e=l
s(r.jobs,{instancePath:n+"/jobs"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.maxInFlight&&e.call(r,"maxInFlight")){const e=l
s(r.maxInFlight,{instancePath:n+"/maxInFlight"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.waitP95Ms&&e.call(r,"waitP95Ms")){let e=r.waitP95Ms
const s=l,a=l
let c=!1
const u=l
t(e,{instancePath:n+"/waitP95Ms"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
var f=u===l
if(c=c||f,!c){const r=l
if(null!==e){const e={instancePath:n+"/waitP95Ms"}
null===i?i=[e]:i.push(e),l++}f=r===l
c=c||f}if(!c){const e={instancePath:n+"/waitP95Ms"}
return null===i?i=[e]:i.push(e),l++,te.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=s===l}else o=!0
if(o){if(void 0!==r.runP50Ms&&e.call(r,"runP50Ms")){let e=r.runP50Ms
const s=l,a=l
let c=!1
const f=l
t(e,{instancePath:n+"/runP50Ms"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
var u=f===l
if(c=c||u,!c){const r=l
if(null!==e){const e={instancePath:n+"/runP50Ms"}
null===i?i=[e]:i.push(e),l++}u=r===l
c=c||u}if(!c){const e={instancePath:n+"/runP50Ms"}
return null===i?i=[e]:i.push(e),l++,te.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=s===l}else o=!0
if(o){if(void 0!==r.generated&&e.call(r,"generated")){const e=l
b(r.generated,{instancePath:n+"/generated"})||(i=null===i?b.errors:i.concat(b.errors),l=i.length)
o=e===l}else o=!0
if(o)if(void 0!==r.call&&e.call(r,"call")){let e=r.call
const t=l,s=l
let a=!1
const c=l
X(e,{instancePath:n+"/call"})||(i=null===i?X.errors:i.concat(X.errors),l=i.length)
var h=c===l
if(a=a||h,!a){const r=l
if(null!==e){const e={instancePath:n+"/call"}
null===i?i=[e]:i.push(e),l++}h=r===l
a=a||h}if(!a){const e={instancePath:n+"/call"}
return null===i?i=[e]:i.push(e),l++,te.errors=i,!1}l=s,null!==i&&(s?i.length=s:i=null)
o=t===l}else o=!0}}}}}}}}}}}}}}}return te.errors=i,0===l}function ne(r,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!r||"object"!=typeof r||Array.isArray(r))return ne.errors=[{instancePath:n}],!1
{let h
if((void 0===r.size||!e.call(r,"size"))&&(h="size")||(void 0===r.jobs||!e.call(r,"jobs"))&&(h="jobs")||(void 0===r.maxInFlight||!e.call(r,"maxInFlight"))&&(h="maxInFlight")||(void 0===r.waitP95Ms||!e.call(r,"waitP95Ms"))&&(h="waitP95Ms")||(void 0===r.runP50Ms||!e.call(r,"runP50Ms"))&&(h="runP50Ms")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(h="cpuMs")||(void 0===r.runQueueWaitMs||!e.call(r,"runQueueWaitMs"))&&(h="runQueueWaitMs")||(void 0===r.callSites||!e.call(r,"callSites"))&&(h="callSites")||(void 0===r.complete||!e.call(r,"complete"))&&(h="complete"))return ne.errors=[{instancePath:n,params:{missingProperty:h}}],!1
if(void 0!==r.size&&e.call(r,"size")){const e=l
s(r.size,{instancePath:n+"/size"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var o=e===l}else o=!0
if(o){if(void 0!==r.jobs&&e.call(r,"jobs")){const e=l
s(r.jobs,{instancePath:n+"/jobs"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.maxInFlight&&e.call(r,"maxInFlight")){const e=l
s(r.maxInFlight,{instancePath:n+"/maxInFlight"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.waitP95Ms&&e.call(r,"waitP95Ms")){let e=r.waitP95Ms
const s=l,c=l
let f=!1
const u=l
t(e,{instancePath:n+"/waitP95Ms"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
var a=u===l
if(f=f||a,!f){const r=l
if(null!==e){const e={instancePath:n+"/waitP95Ms"}
null===i?i=[e]:i.push(e),l++}a=r===l
f=f||a}if(!f){const e={instancePath:n+"/waitP95Ms"}
return null===i?i=[e]:i.push(e),l++,ne.errors=i,!1}l=c,null!==i&&(c?i.length=c:i=null)
o=s===l}else o=!0
if(o){if(void 0!==r.runP50Ms&&e.call(r,"runP50Ms")){let e=r.runP50Ms
const s=l,a=l
let f=!1
const u=l
t(e,{instancePath:n+"/runP50Ms"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
var c=u===l
if(f=f||c,!f){const r=l
if(null!==e){const e={instancePath:n+"/runP50Ms"}
null===i?i=[e]:i.push(e),l++}c=r===l
f=f||c}if(!f){const e={instancePath:n+"/runP50Ms"}
return null===i?i=[e]:i.push(e),l++,ne.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=s===l}else o=!0
if(o){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){let e=r.cpuMs
const s=l,a=l
let c=!1
const u=l
t(e,{instancePath:n+"/cpuMs"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
var f=u===l
if(c=c||f,!c){const r=l
if(null!==e){const e={instancePath:n+"/cpuMs"}
null===i?i=[e]:i.push(e),l++}f=r===l
c=c||f}if(!c){const e={instancePath:n+"/cpuMs"}
return null===i?i=[e]:i.push(e),l++,ne.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=s===l}else o=!0
if(o){if(void 0!==r.runQueueWaitMs&&e.call(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const s=l,a=l
let c=!1
const f=l
t(e,{instancePath:n+"/runQueueWaitMs"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
var u=f===l
if(c=c||u,!c){const r=l
if(null!==e){const e={instancePath:n+"/runQueueWaitMs"}
null===i?i=[e]:i.push(e),l++}u=r===l
c=c||u}if(!c){const e={instancePath:n+"/runQueueWaitMs"}
return null===i?i=[e]:i.push(e),l++,ne.errors=i,!1}l=a,null!==i&&(a?i.length=a:i=null)
o=s===l}else o=!0
if(o){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const t=l
if(l===t){if(!Array.isArray(e))return ne.errors=[{instancePath:n+"/callSites"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(te(e[t],{instancePath:n+"/callSites/"+t})||(i=null===i?te.errors:i.concat(te.errors),l=i.length),!(r===l))break}}}o=t===l}else o=!0
if(o)if(void 0!==r.complete&&e.call(r,"complete")){const e=l
if("boolean"!=typeof r.complete)return ne.errors=[{instancePath:n+"/complete"}],!1
o=e===l}else o=!0}}}}}}}}}return ne.errors=i,0===l}function se(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return se.errors=[{instancePath:t}],!1
{let s
if((void 0===r.listened||!e.call(r,"listened"))&&(s="listened")||(void 0===r.failure||!e.call(r,"failure"))&&(s="failure"))return se.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(void 0!==r.listened&&e.call(r,"listened")){const e=0
if("boolean"!=typeof r.listened)return se.errors=[{instancePath:t+"/listened"}],!1
var n=0===e}else n=!0
if(n)if(void 0!==r.failure&&e.call(r,"failure")){const e=0
if("string"!=typeof r.failure)return se.errors=[{instancePath:t+"/failure"}],!1
n=0===e}else n=!0}return se.errors=null,!0}function ie(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return ie.errors=[{instancePath:t}],!1
{let o
if((void 0===r.code||!e.call(r,"code"))&&(o="code")||(void 0===r.count||!e.call(r,"count"))&&(o="count")||(void 0===r.message||!e.call(r,"message"))&&(o="message"))return ie.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.code&&e.call(r,"code")){const e=i
if("string"!=typeof r.code)return ie.errors=[{instancePath:t+"/code"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.count&&e.call(r,"count")){const e=i
s(r.count,{instancePath:t+"/count"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.message&&e.call(r,"message")){const e=i
if("string"!=typeof r.message)return ie.errors=[{instancePath:t+"/message"}],!1
l=e===i}else l=!0}}}return ie.errors=n,0===i}exports.profile=function r(t,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let a
if((void 0===t.kind||!e.call(t,"kind"))&&(a="kind")||(void 0===t.schemaVersion||!e.call(t,"schemaVersion"))&&(a="schemaVersion")||(void 0===t.run||!e.call(t,"run"))&&(a="run")||(void 0===t.profiles||!e.call(t,"profiles"))&&(a="profiles"))return r.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(void 0!==t.kind&&e.call(t,"kind")){const e=i
if("cryptoprof-recording"!==t.kind)return r.errors=[{instancePath:n+"/kind"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==t.schemaVersion&&e.call(t,"schemaVersion")){const e=i
if(1!==t.schemaVersion)return r.errors=[{instancePath:n+"/schemaVersion"}],!1
l=e===i}else l=!0
if(l){if(void 0!==t.run&&e.call(t,"run")){let e=t.run
const a=i,c=i
let f=!1
const u=i
oe(e,{instancePath:n+"/run"})||(s=null===s?oe.errors:s.concat(oe.errors),i=s.length)
var o=u===i
if(f=f||o,!f){const r=i
if(null!==e){const e={instancePath:n+"/run"}
null===s?s=[e]:s.push(e),i++}o=r===i
f=f||o}if(!f){const e={instancePath:n+"/run"}
return null===s?s=[e]:s.push(e),i++,r.errors=s,!1}i=c,null!==s&&(c?s.length=c:s=null)
l=a===i}else l=!0
if(l){if(void 0!==t.warmUp&&e.call(t,"warmUp")){const e=i
ae(t.warmUp,{instancePath:n+"/warmUp"})||(s=null===s?ae.errors:s.concat(ae.errors),i=s.length)
l=e===i}else l=!0
if(l)if(void 0!==t.profiles&&e.call(t,"profiles")){let e=t.profiles
const o=i
if(i===o){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/profiles"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(Me(e[t],{instancePath:n+"/profiles/"+t})||(s=null===s?Me.errors:s.concat(Me.errors),i=s.length),!(r===i))break}}}l=o===i}else l=!0}}}}}return r.errors=s,0===i}
function le(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return le.errors=[{instancePath:t}],!1
{let o
if((void 0===r.pid||!e.call(r,"pid"))&&(o="pid")||(void 0===r.script||!e.call(r,"script"))&&(o="script")||(void 0===r.ports||!e.call(r,"ports"))&&(o="ports"))return le.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.pid&&e.call(r,"pid")){const e=i
s(r.pid,{instancePath:t+"/pid"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=e===i}else l=!0
if(l){if(void 0!==r.script&&e.call(r,"script")){const e=i
if("string"!=typeof r.script)return le.errors=[{instancePath:t+"/script"}],!1
l=e===i}else l=!0
if(l)if(void 0!==r.ports&&e.call(r,"ports")){let e=r.ports
const o=i
if(i===o){if(!Array.isArray(e))return le.errors=[{instancePath:t+"/ports"}],!1
{const r=e.length
for(let l=0;l<r;l++){const r=i
if(s(e[l],{instancePath:t+"/ports/"+l})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),!(r===i))break}}}l=o===i}else l=!0}}}return le.errors=n,0===i}function oe(n,{instancePath:i=""}={}){let o=null,c=0
if(0===c){if(!n||"object"!=typeof n||Array.isArray(n))return oe.errors=[{instancePath:i}],!1
{let y
if(void 0===n.counted&&(n.counted=!0),void 0===n.uncountedThreads&&(n.uncountedThreads=null),void 0===n.traffic&&(n.traffic=null),void 0===n.tls&&(n.tls=null),void 0===n.threadPool&&(n.threadPool=null),void 0===n.drive&&(n.drive=null),void 0===n.cpu&&(n.cpu=null),void 0===n.unprofiled&&(n.unprofiled=[]),void 0===n.processes&&(n.processes=[]),(void 0===n.command||!e.call(n,"command"))&&(y="command")||(void 0===n.cwd||!e.call(n,"cwd"))&&(y="cwd")||(void 0===n.root||!e.call(n,"root"))&&(y="root")||(void 0===n.openssl||!e.call(n,"openssl"))&&(y="openssl")||(void 0===n.processor||!e.call(n,"processor"))&&(y="processor")||(void 0===n.startTime||!e.call(n,"startTime"))&&(y="startTime")||(void 0===n.durationMs||!e.call(n,"durationMs"))&&(y="durationMs")||(void 0===n.exitCode||!e.call(n,"exitCode"))&&(y="exitCode")||(void 0===n.signal||!e.call(n,"signal"))&&(y="signal")||(void 0===n.load||!e.call(n,"load"))&&(y="load"))return oe.errors=[{instancePath:i,params:{missingProperty:y}}],!1
if(void 0!==n.command&&e.call(n,"command")){let e=n.command
const r=c
if(c===r){if(!Array.isArray(e))return oe.errors=[{instancePath:i+"/command"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=c
if("string"!=typeof e[t])return oe.errors=[{instancePath:i+"/command/"+t}],!1
if(!(r===c))break}}}var f=r===c}else f=!0
if(f){if(void 0!==n.cwd&&e.call(n,"cwd")){const e=c
if("string"!=typeof n.cwd)return oe.errors=[{instancePath:i+"/cwd"}],!1
f=e===c}else f=!0
if(f){if(void 0!==n.root&&e.call(n,"root")){const e=c
if("string"!=typeof n.root)return oe.errors=[{instancePath:i+"/root"}],!1
f=e===c}else f=!0
if(f){if(void 0!==n.openssl&&e.call(n,"openssl")){const e=c
if("string"!=typeof n.openssl)return oe.errors=[{instancePath:i+"/openssl"}],!1
f=e===c}else f=!0
if(f){if(void 0!==n.processor&&e.call(n,"processor")){const e=c
if("string"!=typeof n.processor)return oe.errors=[{instancePath:i+"/processor"}],!1
f=e===c}else f=!0
if(f){if(void 0!==n.startTime&&e.call(n,"startTime")){const e=c
r(n.startTime,{instancePath:i+"/startTime"})||(o=null===o?r.errors:o.concat(r.errors),c=o.length)
f=e===c}else f=!0
if(f){if(void 0!==n.durationMs&&e.call(n,"durationMs")){const e=c
t(n.durationMs,{instancePath:i+"/durationMs"})||(o=null===o?t.errors:o.concat(t.errors),c=o.length)
f=e===c}else f=!0
if(f){if(void 0!==n.exitCode&&e.call(n,"exitCode")){let e=n.exitCode
const r=c
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return oe.errors=[{instancePath:i+"/exitCode"}],!1
f=r===c}else f=!0
if(f){if(void 0!==n.signal&&e.call(n,"signal")){let e=n.signal
const r=c
if("string"!=typeof e&&null!==e)return oe.errors=[{instancePath:i+"/signal"}],!1
f=r===c}else f=!0
if(f){if(void 0!==n.load&&e.call(n,"load")){let e=n.load
const r=c,t=c
let s=!1
const l=c
F(e,{instancePath:i+"/load"})||(o=null===o?F.errors:o.concat(F.errors),c=o.length)
var u=l===c
if(s=s||u,!s){const r=c
if(null!==e){const e={instancePath:i+"/load"}
null===o?o=[e]:o.push(e),c++}u=r===c
s=s||u}if(!s){const e={instancePath:i+"/load"}
return null===o?o=[e]:o.push(e),c++,oe.errors=o,!1}c=t,null!==o&&(t?o.length=t:o=null)
f=r===c}else f=!0
if(f){const e=c
if("boolean"!=typeof n.counted)return oe.errors=[{instancePath:i+"/counted"}],!1
if(f=e===c){let e=n.uncountedThreads
const r=c,t=c
let u=!1
const y=c
s(e,{instancePath:i+"/uncountedThreads"})||(o=null===o?s.errors:o.concat(s.errors),c=o.length)
var h=y===c
if(u=u||h,!u){const r=c
if(null!==e){const e={instancePath:i+"/uncountedThreads"}
null===o?o=[e]:o.push(e),c++}h=r===c
u=u||h}if(!u){const e={instancePath:i+"/uncountedThreads"}
return null===o?o=[e]:o.push(e),c++,oe.errors=o,!1}if(c=t,null!==o&&(t?o.length=t:o=null),f=r===c){let e=n.traffic
const r=c,t=c
let s=!1
const u=c
E(e,{instancePath:i+"/traffic"})||(o=null===o?E.errors:o.concat(E.errors),c=o.length)
var d=u===c
if(s=s||d,!s){const r=c
if(null!==e){const e={instancePath:i+"/traffic"}
null===o?o=[e]:o.push(e),c++}d=r===c
s=s||d}if(!s){const e={instancePath:i+"/traffic"}
return null===o?o=[e]:o.push(e),c++,oe.errors=o,!1}if(c=t,null!==o&&(t?o.length=t:o=null),f=r===c){let e=n.tls
const r=c,t=c
let s=!1
const u=c
re(e,{instancePath:i+"/tls"})||(o=null===o?re.errors:o.concat(re.errors),c=o.length)
var p=u===c
if(s=s||p,!s){const r=c
if(null!==e){const e={instancePath:i+"/tls"}
null===o?o=[e]:o.push(e),c++}p=r===c
s=s||p}if(!s){const e={instancePath:i+"/tls"}
return null===o?o=[e]:o.push(e),c++,oe.errors=o,!1}if(c=t,null!==o&&(t?o.length=t:o=null),f=r===c){let e=n.threadPool
const r=c,t=c
let s=!1
const u=c
ne(e,{instancePath:i+"/threadPool"})||(o=null===o?ne.errors:o.concat(ne.errors),c=o.length)
var v=u===c
if(s=s||v,!s){const r=c
if(null!==e){const e={instancePath:i+"/threadPool"}
null===o?o=[e]:o.push(e),c++}v=r===c
s=s||v}if(!s){const e={instancePath:i+"/threadPool"}
return null===o?o=[e]:o.push(e),c++,oe.errors=o,!1}if(c=t,null!==o&&(t?o.length=t:o=null),f=r===c){let e=n.drive
const r=c,t=c
let s=!1
const u=c
se(e,{instancePath:i+"/drive"})||(o=null===o?se.errors:o.concat(se.errors),c=o.length)
var P=u===c
if(s=s||P,!s){const r=c
if(null!==e){const e={instancePath:i+"/drive"}
null===o?o=[e]:o.push(e),c++}P=r===c
s=s||P}if(!s){const e={instancePath:i+"/drive"}
return null===o?o=[e]:o.push(e),c++,oe.errors=o,!1}if(c=t,null!==o&&(t?o.length=t:o=null),f=r===c){let e=n.cpu
const r=c,t=c
let s=!1
const u=c
l(e,{instancePath:i+"/cpu"})||(o=null===o?l.errors:o.concat(l.errors),c=o.length)
var g=u===c
if(s=s||g,!s){const r=c
if(null!==e){const e={instancePath:i+"/cpu"}
null===o?o=[e]:o.push(e),c++}g=r===c
s=s||g}if(!s){const e={instancePath:i+"/cpu"}
return null===o?o=[e]:o.push(e),c++,oe.errors=o,!1}if(c=t,null!==o&&(t?o.length=t:o=null),f=r===c){let e=n.unprofiled
const r=c
if(c===r){if(!Array.isArray(e))return oe.errors=[{instancePath:i+"/unprofiled"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=c
if(a(e[t],{instancePath:i+"/unprofiled/"+t})||(o=null===o?a.errors:o.concat(a.errors),c=o.length),!(r===c))break}}}if(f=r===c){let e=n.processes
const r=c
if(c===r){if(!Array.isArray(e))return oe.errors=[{instancePath:i+"/processes"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=c
if(le(e[t],{instancePath:i+"/processes/"+t})||(o=null===o?le.errors:o.concat(le.errors),c=o.length),!(r===c))break}}}f=r===c}}}}}}}}}}}}}}}}}}}}return oe.errors=o,0===c}function ae(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return ae.errors=[{instancePath:t}],!1
{let s
if((void 0===r.seconds||!e.call(r,"seconds"))&&(s="seconds")||(void 0===r.from||!e.call(r,"from"))&&(s="from"))return ae.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(void 0!==r.seconds&&e.call(r,"seconds")){let e=r.seconds
const s=0
if(0===s){if("number"!=typeof e||!isFinite(e))return ae.errors=[{instancePath:t+"/seconds"}],!1
if(e<0||isNaN(e))return ae.errors=[{instancePath:t+"/seconds"}],!1}var n=0===s}else n=!0
if(n)if(void 0!==r.from&&e.call(r,"from")){let e=r.from
const s=0
if("start"!==e&&"load"!==e)return ae.errors=[{instancePath:t+"/from"}],!1
n=0===s}else n=!0}return ae.errors=null,!0}function ce(r,{instancePath:n=""}={}){let l=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return ce.errors=[{instancePath:n}],!1
{let c
if((void 0===r.format||!e.call(r,"format"))&&(c="format")||(void 0===r.source||!e.call(r,"source"))&&(c="source")||(void 0===r.node||!e.call(r,"node"))&&(c="node")||(void 0===r.v8||!e.call(r,"v8"))&&(c="v8")||(void 0===r.platform||!e.call(r,"platform"))&&(c="platform")||(void 0===r.arch||!e.call(r,"arch"))&&(c="arch")||(void 0===r.pid||!e.call(r,"pid"))&&(c="pid")||(void 0===r.thread||!e.call(r,"thread"))&&(c="thread")||(void 0===r.intervalUs||!e.call(r,"intervalUs"))&&(c="intervalUs")||(void 0===r.executable||!e.call(r,"executable"))&&(c="executable")||(void 0===r.timed||!e.call(r,"timed"))&&(c="timed"))return ce.errors=[{instancePath:n,params:{missingProperty:c}}],!1
if(void 0!==r.format&&e.call(r,"format")){const e=o
if("string"!=typeof r.format)return ce.errors=[{instancePath:n+"/format"}],!1
var a=e===o}else a=!0
if(a){if(void 0!==r.source&&e.call(r,"source")){const e=o
if("string"!=typeof r.source)return ce.errors=[{instancePath:n+"/source"}],!1
a=e===o}else a=!0
if(a){if(void 0!==r.node&&e.call(r,"node")){const e=o
if("string"!=typeof r.node)return ce.errors=[{instancePath:n+"/node"}],!1
a=e===o}else a=!0
if(a){if(void 0!==r.v8&&e.call(r,"v8")){const e=o
if("string"!=typeof r.v8)return ce.errors=[{instancePath:n+"/v8"}],!1
a=e===o}else a=!0
if(a){if(void 0!==r.platform&&e.call(r,"platform")){const e=o
if("string"!=typeof r.platform)return ce.errors=[{instancePath:n+"/platform"}],!1
a=e===o}else a=!0
if(a){if(void 0!==r.arch&&e.call(r,"arch")){const e=o
if("string"!=typeof r.arch)return ce.errors=[{instancePath:n+"/arch"}],!1
a=e===o}else a=!0
if(a){if(void 0!==r.pid&&e.call(r,"pid")){const e=o
s(r.pid,{instancePath:n+"/pid"})||(l=null===l?s.errors:l.concat(s.errors),o=l.length)
a=e===o}else a=!0
if(a){if(void 0!==r.thread&&e.call(r,"thread")){const e=o
S(r.thread,{instancePath:n+"/thread"})||(l=null===l?S.errors:l.concat(S.errors),o=l.length)
a=e===o}else a=!0
if(a){if(void 0!==r.intervalUs&&e.call(r,"intervalUs")){const e=o
t(r.intervalUs,{instancePath:n+"/intervalUs"})||(l=null===l?t.errors:l.concat(t.errors),o=l.length)
a=e===o}else a=!0
if(a){if(void 0!==r.executable&&e.call(r,"executable")){const e=o
if("string"!=typeof r.executable)return ce.errors=[{instancePath:n+"/executable"}],!1
a=e===o}else a=!0
if(a){if(void 0!==r.timed&&e.call(r,"timed")){const e=o
if("boolean"!=typeof r.timed)return ce.errors=[{instancePath:n+"/timed"}],!1
a=e===o}else a=!0
if(a)if(void 0!==r.sampledBy&&e.call(r,"sampledBy")){const e=o
i(r.sampledBy,{instancePath:n+"/sampledBy"})||(l=null===l?i.errors:l.concat(i.errors),o=l.length)
a=e===o}else a=!0}}}}}}}}}}}}return ce.errors=l,0===o}function fe(e,{instancePath:r=""}={}){return"js"!==e&&"builtin"!==e&&"native"!==e&&"regexp"!==e&&"wasm"!==e&&"kernel"!==e&&"gc"!==e&&"idle"!==e&&"unknown"!==e?(fe.errors=[{instancePath:r}],!1):(fe.errors=null,!0)}function ue(e,{instancePath:r=""}={}){return""!==e&&"ignition"!==e&&"sparkplug"!==e&&"maglev"!==e&&"turbofan"!==e?(ue.errors=[{instancePath:r}],!1):(ue.errors=null,!0)}function he(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return he.errors=[{instancePath:t}],!1
{let o
if((void 0===r.file||!e.call(r,"file"))&&(o="file")||(void 0===r.line||!e.call(r,"line"))&&(o="line")||(void 0===r.column||!e.call(r,"column"))&&(o="column")||(void 0===r.callLine||!e.call(r,"callLine"))&&(o="callLine")||(void 0===r.callColumn||!e.call(r,"callColumn"))&&(o="callColumn"))return he.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=i
if("string"!=typeof r.file)return he.errors=[{instancePath:t+"/file"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.line&&e.call(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.column&&e.call(r,"column")){const e=i
s(r.column,{instancePath:t+"/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.callLine&&e.call(r,"callLine")){const e=i
s(r.callLine,{instancePath:t+"/callLine"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.callColumn&&e.call(r,"callColumn")){const e=i
s(r.callColumn,{instancePath:t+"/callColumn"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}}}}return he.errors=n,0===i}function de(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return de.errors=[{instancePath:t}],!1
{let s
if((void 0===r.module||!e.call(r,"module"))&&(s="module")||(void 0===r.known||!e.call(r,"known"))&&(s="known")||(void 0===r.name||!e.call(r,"name"))&&(s="name"))return de.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(void 0!==r.module&&e.call(r,"module")){const e=0
if("string"!=typeof r.module)return de.errors=[{instancePath:t+"/module"}],!1
var n=0===e}else n=!0
if(n){if(void 0!==r.known&&e.call(r,"known")){const e=0
if("string"!=typeof r.known)return de.errors=[{instancePath:t+"/known"}],!1
n=0===e}else n=!0
if(n)if(void 0!==r.name&&e.call(r,"name")){const e=0
if("string"!=typeof r.name)return de.errors=[{instancePath:t+"/name"}],!1
n=0===e}else n=!0}}return de.errors=null,!0}function pe(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return pe.errors=[{instancePath:t}],!1
{let o
if((void 0===r.method||!e.call(r,"method"))&&(o="method")||(void 0===r.pattern||!e.call(r,"pattern"))&&(o="pattern")||(void 0===r.path||!e.call(r,"path"))&&(o="path")||(void 0===r.role||!e.call(r,"role"))&&(o="role")||(void 0===r.file||!e.call(r,"file"))&&(o="file")||(void 0===r.line||!e.call(r,"line"))&&(o="line"))return pe.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.method&&e.call(r,"method")){const e=i
if("string"!=typeof r.method)return pe.errors=[{instancePath:t+"/method"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.pattern&&e.call(r,"pattern")){const e=i
if("string"!=typeof r.pattern)return pe.errors=[{instancePath:t+"/pattern"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.path&&e.call(r,"path")){const e=i
if("string"!=typeof r.path)return pe.errors=[{instancePath:t+"/path"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.role&&e.call(r,"role")){let e=r.role
const n=i
if("handler"!==e&&"middleware"!==e&&"callee"!==e)return pe.errors=[{instancePath:t+"/role"}],!1
l=n===i}else l=!0
if(l){if(void 0!==r.file&&e.call(r,"file")){const e=i
if("string"!=typeof r.file)return pe.errors=[{instancePath:t+"/file"}],!1
l=e===i}else l=!0
if(l)if(void 0!==r.line&&e.call(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}}}}}return pe.errors=n,0===i}function ve(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return ve.errors=[{instancePath:t}],!1
{let s
if((void 0===r.operation||!e.call(r,"operation"))&&(s="operation")||(void 0===r.algorithm||!e.call(r,"algorithm"))&&(s="algorithm")||(void 0===r.hasCallSite||!e.call(r,"hasCallSite"))&&(s="hasCallSite"))return ve.errors=[{instancePath:t,params:{missingProperty:s}}],!1
{const s=0
for(const e of Object.keys(r))if("operation"!==e&&"algorithm"!==e&&"hasCallSite"!==e)return ve.errors=[{instancePath:t}],!1
if(0===s){if(void 0!==r.operation&&e.call(r,"operation")){const e=0
if("string"!=typeof r.operation)return ve.errors=[{instancePath:t+"/operation"}],!1
var n=0===e}else n=!0
if(n){if(void 0!==r.algorithm&&e.call(r,"algorithm")){const e=0
if("string"!=typeof r.algorithm)return ve.errors=[{instancePath:t+"/algorithm"}],!1
n=0===e}else n=!0
if(n)if(void 0!==r.hasCallSite&&e.call(r,"hasCallSite")){let e=r.hasCallSite
const s=0
if("boolean"!=typeof e&&null!==e)return ve.errors=[{instancePath:t+"/hasCallSite"}],!1
n=0===s}else n=!0}}}}return ve.errors=null,!0}function Pe(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Pe.errors=[{instancePath:t}],!1
{let o
if(void 0===r.callOffset&&(r.callOffset=0),(void 0===r.name||!e.call(r,"name"))&&(o="name")||(void 0===r.kind||!e.call(r,"kind"))&&(o="kind")||(void 0===r.file||!e.call(r,"file"))&&(o="file")||(void 0===r.line||!e.call(r,"line"))&&(o="line")||(void 0===r.column||!e.call(r,"column"))&&(o="column")||(void 0===r.callLine||!e.call(r,"callLine"))&&(o="callLine")||(void 0===r.callColumn||!e.call(r,"callColumn"))&&(o="callColumn")||(void 0===r.tier||!e.call(r,"tier"))&&(o="tier")||(void 0===r.library||!e.call(r,"library"))&&(o="library")||(void 0===r.component||!e.call(r,"component"))&&(o="component")||(void 0===r.named||!e.call(r,"named"))&&(o="named")||(void 0===r.moduleBody||!e.call(r,"moduleBody"))&&(o="moduleBody"))return Pe.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=i
if("string"!=typeof r.name)return Pe.errors=[{instancePath:t+"/name"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.displayName&&e.call(r,"displayName")){const e=i
if("string"!=typeof r.displayName)return Pe.errors=[{instancePath:t+"/displayName"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.kind&&e.call(r,"kind")){const e=i
fe(r.kind,{instancePath:t+"/kind"})||(n=null===n?fe.errors:n.concat(fe.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.file&&e.call(r,"file")){const e=i
if("string"!=typeof r.file)return Pe.errors=[{instancePath:t+"/file"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.line&&e.call(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.column&&e.call(r,"column")){const e=i
s(r.column,{instancePath:t+"/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.callLine&&e.call(r,"callLine")){const e=i
s(r.callLine,{instancePath:t+"/callLine"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.callColumn&&e.call(r,"callColumn")){const e=i
s(r.callColumn,{instancePath:t+"/callColumn"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){const o=i
if(s(r.callOffset,{instancePath:t+"/callOffset"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),l=o===i){if(void 0!==r.tier&&e.call(r,"tier")){const e=i
ue(r.tier,{instancePath:t+"/tier"})||(n=null===n?ue.errors:n.concat(ue.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.library&&e.call(r,"library")){const e=i
if("string"!=typeof r.library)return Pe.errors=[{instancePath:t+"/library"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.component&&e.call(r,"component")){let e=r.component
const n=i
if(""!==e&&"openssl"!==e)return Pe.errors=[{instancePath:t+"/component"}],!1
l=n===i}else l=!0
if(l){if(void 0!==r.named&&e.call(r,"named")){const e=i
if("boolean"!=typeof r.named)return Pe.errors=[{instancePath:t+"/named"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.moduleBody&&e.call(r,"moduleBody")){const e=i
if("boolean"!=typeof r.moduleBody)return Pe.errors=[{instancePath:t+"/moduleBody"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.generated&&e.call(r,"generated")){const e=i
he(r.generated,{instancePath:t+"/generated"})||(n=null===n?he.errors:n.concat(he.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.bundled&&e.call(r,"bundled")){const e=i
de(r.bundled,{instancePath:t+"/bundled"})||(n=null===n?de.errors:n.concat(de.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.users&&e.call(r,"users")){let e=r.users
const n=i
if(i===n){if(!Array.isArray(e))return Pe.errors=[{instancePath:t+"/users"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if("string"!=typeof e[n])return Pe.errors=[{instancePath:t+"/users/"+n}],!1
if(!(r===i))break}}}l=n===i}else l=!0
if(l){if(void 0!==r.routes&&e.call(r,"routes")){let e=r.routes
const s=i
if(i===s){if(!Array.isArray(e))return Pe.errors=[{instancePath:t+"/routes"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(pe(e[s],{instancePath:t+"/routes/"+s})||(n=null===n?pe.errors:n.concat(pe.errors),i=n.length),!(r===i))break}}}l=s===i}else l=!0
if(l)if(void 0!==r.labels&&e.call(r,"labels")){const e=i
ve(r.labels,{instancePath:t+"/labels"})||(n=null===n?ve.errors:n.concat(ve.errors),i=n.length)
l=e===i}else l=!0}}}}}}}}}}}}}}}}}}}return Pe.errors=n,0===i}function ge(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return ge.errors=[{instancePath:t}],!1
{let s
if((void 0===r.type||!e.call(r,"type"))&&(s="type")||(void 0===r.data||!e.call(r,"data"))&&(s="data"))return ge.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(void 0!==r.type&&e.call(r,"type")){let e=r.type
const s=0
if("uint8"!==e&&"int32"!==e&&"float64"!==e&&"int32-deltas"!==e)return ge.errors=[{instancePath:t+"/type"}],!1
var n=0===s}else n=!0
if(n)if(void 0!==r.data&&e.call(r,"data")){const e=0
if("string"!=typeof r.data)return ge.errors=[{instancePath:t+"/data"}],!1
n=0===e}else n=!0}return ge.errors=null,!0}function ye(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return ye.errors=[{instancePath:t}],!1
{let o
if((void 0===r.length||!e.call(r,"length"))&&(o="length")||(void 0===r.parent||!e.call(r,"parent"))&&(o="parent")||(void 0===r.frame||!e.call(r,"frame"))&&(o="frame"))return ye.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.length&&e.call(r,"length")){const e=i
s(r.length,{instancePath:t+"/length"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=e===i}else l=!0
if(l){if(void 0!==r.parent&&e.call(r,"parent")){const e=i
ge(r.parent,{instancePath:t+"/parent"})||(n=null===n?ge.errors:n.concat(ge.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.frame&&e.call(r,"frame")){const e=i
ge(r.frame,{instancePath:t+"/frame"})||(n=null===n?ge.errors:n.concat(ge.errors),i=n.length)
l=e===i}else l=!0}}}return ye.errors=n,0===i}function me(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return me.errors=[{instancePath:t}],!1
{let o
if((void 0===r.length||!e.call(r,"length"))&&(o="length")||(void 0===r.stack||!e.call(r,"stack"))&&(o="stack")||(void 0===r.time||!e.call(r,"time"))&&(o="time")||(void 0===r.state||!e.call(r,"state"))&&(o="state")||(void 0===r.weight||!e.call(r,"weight"))&&(o="weight"))return me.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.length&&e.call(r,"length")){const e=i
s(r.length,{instancePath:t+"/length"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=e===i}else l=!0
if(l){if(void 0!==r.stack&&e.call(r,"stack")){const e=i
ge(r.stack,{instancePath:t+"/stack"})||(n=null===n?ge.errors:n.concat(ge.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.time&&e.call(r,"time")){const e=i
ge(r.time,{instancePath:t+"/time"})||(n=null===n?ge.errors:n.concat(ge.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.state&&e.call(r,"state")){const e=i
ge(r.state,{instancePath:t+"/state"})||(n=null===n?ge.errors:n.concat(ge.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.weight&&e.call(r,"weight")){const e=i
ge(r.weight,{instancePath:t+"/weight"})||(n=null===n?ge.errors:n.concat(ge.errors),i=n.length)
l=e===i}else l=!0}}}}}return me.errors=n,0===i}function ke(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return ke.errors=[{instancePath:t}],!1
{let s
if((void 0===r.slotUs||!e.call(r,"slotUs"))&&(s="slotUs")||(void 0===r.counts||!e.call(r,"counts"))&&(s="counts"))return ke.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(void 0!==r.slotUs&&e.call(r,"slotUs")){let e=r.slotUs
const s=0
if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return ke.errors=[{instancePath:t+"/slotUs"}],!1
if(0===s&&"number"==typeof e&&isFinite(e)){if(e>1e12||isNaN(e))return ke.errors=[{instancePath:t+"/slotUs"}],!1
if(e<1||isNaN(e))return ke.errors=[{instancePath:t+"/slotUs"}],!1}var n=0===s}else n=!0
if(n)if(void 0!==r.counts&&e.call(r,"counts")){let e=r.counts
const s=0
if(0===s){if(!Array.isArray(e))return ke.errors=[{instancePath:t+"/counts"}],!1
if(e.length>2048)return ke.errors=[{instancePath:t+"/counts"}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const s=0
if("number"!=typeof r||r%1||isNaN(r)||!isFinite(r))return ke.errors=[{instancePath:t+"/counts/"+n}],!1
if(0===s&&"number"==typeof r&&isFinite(r)){if(r>2147483647||isNaN(r))return ke.errors=[{instancePath:t+"/counts/"+n}],!1
if(r<0||isNaN(r))return ke.errors=[{instancePath:t+"/counts/"+n}],!1}if(!(0===s))break}}}n=0===s}else n=!0}return ke.errors=null,!0}function be(r,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return be.errors=[{instancePath:n}],!1
{let o
if((void 0===r.startUs||!e.call(r,"startUs"))&&(o="startUs")||(void 0===r.requests||!e.call(r,"requests"))&&(o="requests")||(void 0===r.handshakes||!e.call(r,"handshakes"))&&(o="handshakes")||(void 0===r.jobs||!e.call(r,"jobs"))&&(o="jobs")||(void 0===r.complete||!e.call(r,"complete"))&&(o="complete"))return be.errors=[{instancePath:n,params:{missingProperty:o}}],!1
if(void 0!==r.startUs&&e.call(r,"startUs")){const e=i
t(r.startUs,{instancePath:n+"/startUs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var l=e===i}else l=!0
if(l){if(void 0!==r.requests&&e.call(r,"requests")){const e=i
ke(r.requests,{instancePath:n+"/requests"})||(s=null===s?ke.errors:s.concat(ke.errors),i=s.length)
l=e===i}else l=!0
if(l){if(void 0!==r.handshakes&&e.call(r,"handshakes")){const e=i
ke(r.handshakes,{instancePath:n+"/handshakes"})||(s=null===s?ke.errors:s.concat(ke.errors),i=s.length)
l=e===i}else l=!0
if(l){if(void 0!==r.jobs&&e.call(r,"jobs")){const e=i
ke(r.jobs,{instancePath:n+"/jobs"})||(s=null===s?ke.errors:s.concat(ke.errors),i=s.length)
l=e===i}else l=!0
if(l)if(void 0!==r.complete&&e.call(r,"complete")){const e=i
if("boolean"!=typeof r.complete)return be.errors=[{instancePath:n+"/complete"}],!1
l=e===i}else l=!0}}}}}return be.errors=s,0===i}const Ae=new RegExp("^(0|[1-9]\\d*):","u")
function Me(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Me.errors=[{instancePath:t}],!1
{let a
if((void 0===r.meta||!e.call(r,"meta"))&&(a="meta")||(void 0===r.frames||!e.call(r,"frames"))&&(a="frames")||(void 0===r.stacks||!e.call(r,"stacks"))&&(a="stacks")||(void 0===r.samples||!e.call(r,"samples"))&&(a="samples")||(void 0===r.dropped||!e.call(r,"dropped"))&&(a="dropped")||(void 0===r.calls||!e.call(r,"calls"))&&(a="calls")||(void 0===r.diagnostics||!e.call(r,"diagnostics"))&&(a="diagnostics"))return Me.errors=[{instancePath:t,params:{missingProperty:a}}],!1
if(void 0!==r.meta&&e.call(r,"meta")){const e=i
ce(r.meta,{instancePath:t+"/meta"})||(n=null===n?ce.errors:n.concat(ce.errors),i=n.length)
var l=e===i}else l=!0
if(l){if(void 0!==r.frames&&e.call(r,"frames")){let e=r.frames
const s=i
if(i===s){if(!Array.isArray(e))return Me.errors=[{instancePath:t+"/frames"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(Pe(e[s],{instancePath:t+"/frames/"+s})||(n=null===n?Pe.errors:n.concat(Pe.errors),i=n.length),!(r===i))break}}}l=s===i}else l=!0
if(l){if(void 0!==r.stacks&&e.call(r,"stacks")){const e=i
ye(r.stacks,{instancePath:t+"/stacks"})||(n=null===n?ye.errors:n.concat(ye.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.samples&&e.call(r,"samples")){const e=i
me(r.samples,{instancePath:t+"/samples"})||(n=null===n?me.errors:n.concat(me.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.dropped&&e.call(r,"dropped")){let e=r.dropped
const o=i
if(i===o){if(!e||"object"!=typeof e||Array.isArray(e))return Me.errors=[{instancePath:t+"/dropped"}],!1
for(const r of Object.keys(e)){const l=i
if(s(e[r],{instancePath:t+"/dropped/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),!(l===i))break}}l=o===i}else l=!0
if(l){if(void 0!==r.calls&&e.call(r,"calls")){let e=r.calls
const s=i
if(i===s){if(!Array.isArray(e))return Me.errors=[{instancePath:t+"/calls"}],!1
{const r=e.length
for(let s=0;s<r;s++){let r=e[s]
const l=i
if(i===l){if(!Array.isArray(r))return Me.errors=[{instancePath:t+"/calls/"+s}],!1
if(r.length<2)return Me.errors=[{instancePath:t+"/calls/"+s}],!1
{const e=r.length
if(e>0){let e=r[0]
const n=i
if(i===n){if("string"!=typeof e)return Me.errors=[{instancePath:t+"/calls/"+s+"/0"}],!1
if(!Ae.test(e))return Me.errors=[{instancePath:t+"/calls/"+s+"/0"}],!1}var o=n===i}if(o){if(e>1){const e=i
X(r[1],{instancePath:t+"/calls/"+s+"/1"})||(n=null===n?X.errors:n.concat(X.errors),i=n.length)
o=e===i}if(o){if(!(r.length<=2))return Me.errors=[{instancePath:t+"/calls/"+s}],!1}}}}if(!(l===i))break}}}l=s===i}else l=!0
if(l){if(void 0!==r.times&&e.call(r,"times")){const e=i
be(r.times,{instancePath:t+"/times"})||(n=null===n?be.errors:n.concat(be.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.diagnostics&&e.call(r,"diagnostics")){let e=r.diagnostics
const s=i
if(i===s){if(!Array.isArray(e))return Me.errors=[{instancePath:t+"/diagnostics"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(ie(e[s],{instancePath:t+"/diagnostics/"+s})||(n=null===n?ie.errors:n.concat(ie.errors),i=n.length),!(r===i))break}}}l=s===i}else l=!0}}}}}}}}return Me.errors=n,0===i}exports.baseline=function r(t,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let o
if((void 0===t.version||!e.call(t,"version"))&&(o="version")||(void 0===t.environments||!e.call(t,"environments"))&&(o="environments"))return r.errors=[{instancePath:n,params:{missingProperty:o}}],!1
if(void 0!==t.version&&e.call(t,"version")){const e=i
if(3!==t.version)return r.errors=[{instancePath:n+"/version"}],!1
var l=e===i}else l=!0
if(l)if(void 0!==t.environments&&e.call(t,"environments")){let e=t.environments
const o=i
if(i===o){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/environments"}],!1
if(e.length<1)return r.errors=[{instancePath:n+"/environments"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(xe(e[t],{instancePath:n+"/environments/"+t})||(s=null===s?xe.errors:s.concat(xe.errors),i=s.length),!(r===i))break}}}l=o===i}else l=!0}}return r.errors=s,0===i}
function Te(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Te.errors=[{instancePath:t}],!1
{let s
if((void 0===r.node||!e.call(r,"node"))&&(s="node")||(void 0===r.openssl||!e.call(r,"openssl"))&&(s="openssl")||(void 0===r.platform||!e.call(r,"platform"))&&(s="platform")||(void 0===r.processor||!e.call(r,"processor"))&&(s="processor")||(void 0===r.interval||!e.call(r,"interval"))&&(s="interval")||(void 0===r.workload||!e.call(r,"workload"))&&(s="workload"))return Te.errors=[{instancePath:t,params:{missingProperty:s}}],!1
if(void 0!==r.node&&e.call(r,"node")){const e=0
if("string"!=typeof r.node)return Te.errors=[{instancePath:t+"/node"}],!1
var n=0===e}else n=!0
if(n){if(void 0!==r.openssl&&e.call(r,"openssl")){const e=0
if("string"!=typeof r.openssl)return Te.errors=[{instancePath:t+"/openssl"}],!1
n=0===e}else n=!0
if(n){if(void 0!==r.platform&&e.call(r,"platform")){const e=0
if("string"!=typeof r.platform)return Te.errors=[{instancePath:t+"/platform"}],!1
n=0===e}else n=!0
if(n){if(void 0!==r.processor&&e.call(r,"processor")){const e=0
if("string"!=typeof r.processor)return Te.errors=[{instancePath:t+"/processor"}],!1
n=0===e}else n=!0
if(n){if(void 0!==r.interval&&e.call(r,"interval")){const e=0
if("string"!=typeof r.interval)return Te.errors=[{instancePath:t+"/interval"}],!1
n=0===e}else n=!0
if(n)if(void 0!==r.workload&&e.call(r,"workload")){let e=r.workload
const s=0
if(0===s){if(!Array.isArray(e))return Te.errors=[{instancePath:t+"/workload"}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=0
if("string"!=typeof e[n])return Te.errors=[{instancePath:t+"/workload/"+n}],!1
if(!(0===r))break}}}n=0===s}else n=!0}}}}}return Te.errors=null,!0}function we(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return we.errors=[{instancePath:t}],!1
{let l
if((void 0===r.file||!e.call(r,"file"))&&(l="file")||(void 0===r.function||!e.call(r,"function"))&&(l="function")||(void 0===r.operation||!e.call(r,"operation"))&&(l="operation")||(void 0===r.share||!e.call(r,"share"))&&(l="share"))return we.errors=[{instancePath:t,params:{missingProperty:l}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=s
if("string"!=typeof r.file)return we.errors=[{instancePath:t+"/file"}],!1
var i=e===s}else i=!0
if(i){if(void 0!==r.function&&e.call(r,"function")){const e=s
if("string"!=typeof r.function)return we.errors=[{instancePath:t+"/function"}],!1
i=e===s}else i=!0
if(i){if(void 0!==r.operation&&e.call(r,"operation")){const e=s
if("string"!=typeof r.operation)return we.errors=[{instancePath:t+"/operation"}],!1
i=e===s}else i=!0
if(i)if(void 0!==r.share&&e.call(r,"share")){const e=s
h(r.share,{instancePath:t+"/share"})||(n=null===n?h.errors:n.concat(h.errors),s=n.length)
i=e===s}else i=!0}}}}return we.errors=n,0===s}function xe(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return xe.errors=[{instancePath:t}],!1
{let o
if(void 0===r.designEffects&&(r.designEffects={}),(void 0===r.runs||!e.call(r,"runs"))&&(o="runs")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(o="busyTicks")||(void 0===r.environment||!e.call(r,"environment"))&&(o="environment")||(void 0===r.callSites||!e.call(r,"callSites"))&&(o="callSites")||(void 0===r.metrics||!e.call(r,"metrics"))&&(o="metrics"))return xe.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.runs&&e.call(r,"runs")){const e=i
s(r.runs,{instancePath:t+"/runs"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=e===i}else l=!0
if(l){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=i
s(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.environment&&e.call(r,"environment")){const e=i
Te(r.environment,{instancePath:t+"/environment"})||(n=null===n?Te.errors:n.concat(Te.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const s=i
if(i===s){if(!e||"object"!=typeof e||Array.isArray(e))return xe.errors=[{instancePath:t+"/callSites"}],!1
for(const r of Object.keys(e)){const s=i
if(we(e[r],{instancePath:t+"/callSites/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?we.errors:n.concat(we.errors),i=n.length),!(s===i))break}}l=s===i}else l=!0
if(l){if(void 0!==r.metrics&&e.call(r,"metrics")){let e=r.metrics
const n=i
if(i===n){if(!e||"object"!=typeof e||Array.isArray(e))return xe.errors=[{instancePath:t+"/metrics"}],!1
for(const r of Object.keys(e)){let n=e[r]
const s=i
if(i===s){if("number"!=typeof n||!isFinite(n))return xe.errors=[{instancePath:t+"/metrics/"+r.replace(/~/g,"~0").replace(/\//g,"~1")}],!1
if(n<0||isNaN(n))return xe.errors=[{instancePath:t+"/metrics/"+r.replace(/~/g,"~0").replace(/\//g,"~1")}],!1}if(!(s===i))break}}l=n===i}else l=!0
if(l){let e=r.designEffects
const n=i
if(i===n){if(!e||"object"!=typeof e||Array.isArray(e))return xe.errors=[{instancePath:t+"/designEffects"}],!1
for(const r of Object.keys(e)){let n=e[r]
const s=i
if(i===s){if("number"!=typeof n||!isFinite(n))return xe.errors=[{instancePath:t+"/designEffects/"+r.replace(/~/g,"~0").replace(/\//g,"~1")}],!1
if(n<1||isNaN(n))return xe.errors=[{instancePath:t+"/designEffects/"+r.replace(/~/g,"~0").replace(/\//g,"~1")}],!1}if(!(s===i))break}}l=n===i}}}}}}}return xe.errors=n,0===i}exports.symbols=function r(t,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let o
if((void 0===t.schemaVersion||!e.call(t,"schemaVersion"))&&(o="schemaVersion")||(void 0===t.libraries||!e.call(t,"libraries"))&&(o="libraries"))return r.errors=[{instancePath:n,params:{missingProperty:o}}],!1
if(void 0!==t.schemaVersion&&e.call(t,"schemaVersion")){const e=i
if(1!==t.schemaVersion)return r.errors=[{instancePath:n+"/schemaVersion"}],!1
var l=e===i}else l=!0
if(l)if(void 0!==t.libraries&&e.call(t,"libraries")){let e=t.libraries
const o=i
if(i===o){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/libraries"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(Ce(e[t],{instancePath:n+"/libraries/"+t})||(s=null===s?Ce.errors:s.concat(Ce.errors),i=s.length),!(r===i))break}}}l=o===i}else l=!0}}return r.errors=s,0===i}
function je(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return je.errors=[{instancePath:t}],!1
{let o
if((void 0===r.start||!e.call(r,"start"))&&(o="start")||(void 0===r.end||!e.call(r,"end"))&&(o="end"))return je.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.start&&e.call(r,"start")){const e=i
s(r.start,{instancePath:t+"/start"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=e===i}else l=!0
if(l)if(void 0!==r.end&&e.call(r,"end")){const e=i
s(r.end,{instancePath:t+"/end"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}return je.errors=n,0===i}function Se(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Se.errors=[{instancePath:t}],!1
{let o
if(void 0===r.component&&(r.component=""),(void 0===r.name||!e.call(r,"name"))&&(o="name")||(void 0===r.start||!e.call(r,"start"))&&(o="start")||(void 0===r.end||!e.call(r,"end"))&&(o="end"))return Se.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=i
if("string"!=typeof r.name)return Se.errors=[{instancePath:t+"/name"}],!1
var l=e===i}else l=!0
if(l){if(void 0!==r.start&&e.call(r,"start")){const e=i
s(r.start,{instancePath:t+"/start"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.end&&e.call(r,"end")){const e=i
s(r.end,{instancePath:t+"/end"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){let e=r.component
const n=i
if(""!==e&&"openssl"!==e)return Se.errors=[{instancePath:t+"/component"}],!1
l=n===i}}}}}return Se.errors=n,0===i}function Ce(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ce.errors=[{instancePath:t}],!1
{let l
if(void 0===r.status&&(r.status="ok"),void 0===r.openssl&&(r.openssl=[]),(void 0===r.path||!e.call(r,"path"))&&(l="path")||(void 0===r.buildId||!e.call(r,"buildId"))&&(l="buildId")||(void 0===r.rows||!e.call(r,"rows"))&&(l="rows")||(void 0===r.symbols||!e.call(r,"symbols"))&&(l="symbols"))return Ce.errors=[{instancePath:t,params:{missingProperty:l}}],!1
if(void 0!==r.path&&e.call(r,"path")){const e=s
if("string"!=typeof r.path)return Ce.errors=[{instancePath:t+"/path"}],!1
var i=e===s}else i=!0
if(i){if(void 0!==r.buildId&&e.call(r,"buildId")){const e=s
if("string"!=typeof r.buildId)return Ce.errors=[{instancePath:t+"/buildId"}],!1
i=e===s}else i=!0
if(i){let l=r.status
const o=s
if("ok"!==l&&"partial"!==l&&"stripped"!==l)return Ce.errors=[{instancePath:t+"/status"}],!1
if(i=o===s){if(void 0!==r.rows&&e.call(r,"rows")){let e=r.rows
const l=s
if(s===l){if(!Array.isArray(e))return Ce.errors=[{instancePath:t+"/rows"}],!1
{const r=e.length
for(let i=0;i<r;i++){const r=s
if(je(e[i],{instancePath:t+"/rows/"+i})||(n=null===n?je.errors:n.concat(je.errors),s=n.length),!(r===s))break}}}i=l===s}else i=!0
if(i){if(void 0!==r.symbols&&e.call(r,"symbols")){let e=r.symbols
const l=s
if(s===l){if(!Array.isArray(e))return Ce.errors=[{instancePath:t+"/symbols"}],!1
{const r=e.length
for(let i=0;i<r;i++){const r=s
if(Se(e[i],{instancePath:t+"/symbols/"+i})||(n=null===n?Se.errors:n.concat(Se.errors),s=n.length),!(r===s))break}}}i=l===s}else i=!0
if(i){let e=r.openssl
const l=s
if(s===l){if(!Array.isArray(e))return Ce.errors=[{instancePath:t+"/openssl"}],!1
{const r=e.length
for(let i=0;i<r;i++){const r=s
if(je(e[i],{instancePath:t+"/openssl/"+i})||(n=null===n?je.errors:n.concat(je.errors),s=n.length),!(r===s))break}}}i=l===s}}}}}}}return Ce.errors=n,0===s}exports.bench=function t(n,{instancePath:s=""}={}){let i=null,l=0
if(0===l){if(!n||"object"!=typeof n||Array.isArray(n))return t.errors=[{instancePath:s}],!1
{let c
if((void 0===n.schemaVersion||!e.call(n,"schemaVersion"))&&(c="schemaVersion")||(void 0===n.tool||!e.call(n,"tool"))&&(c="tool")||(void 0===n.node||!e.call(n,"node"))&&(c="node")||(void 0===n.openssl||!e.call(n,"openssl"))&&(c="openssl")||(void 0===n.platform||!e.call(n,"platform"))&&(c="platform")||(void 0===n.processor||!e.call(n,"processor"))&&(c="processor")||(void 0===n.time||!e.call(n,"time"))&&(c="time")||(void 0===n.measurements||!e.call(n,"measurements"))&&(c="measurements")||(void 0===n.missing||!e.call(n,"missing"))&&(c="missing"))return t.errors=[{instancePath:s,params:{missingProperty:c}}],!1
if(void 0!==n.schemaVersion&&e.call(n,"schemaVersion")){const e=l
if(1!==n.schemaVersion)return t.errors=[{instancePath:s+"/schemaVersion"}],!1
var o=e===l}else o=!0
if(o){if(void 0!==n.tool&&e.call(n,"tool")){let r=n.tool
const i=l
if(l===i){if(!r||"object"!=typeof r||Array.isArray(r))return t.errors=[{instancePath:s+"/tool"}],!1
{let n
if((void 0===r.name||!e.call(r,"name"))&&(n="name")||(void 0===r.version||!e.call(r,"version"))&&(n="version"))return t.errors=[{instancePath:s+"/tool",params:{missingProperty:n}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=l
if("cryptoprof"!==r.name)return t.errors=[{instancePath:s+"/tool/name"}],!1
var a=e===l}else a=!0
if(a)if(void 0!==r.version&&e.call(r,"version")){const e=l
if("string"!=typeof r.version)return t.errors=[{instancePath:s+"/tool/version"}],!1
a=e===l}else a=!0}}o=i===l}else o=!0
if(o){if(void 0!==n.node&&e.call(n,"node")){let e=n.node
const r=l
if(l===r){if("string"!=typeof e)return t.errors=[{instancePath:s+"/node"}],!1
if(R(e)>100)return t.errors=[{instancePath:s+"/node"}],!1}o=r===l}else o=!0
if(o){if(void 0!==n.openssl&&e.call(n,"openssl")){let e=n.openssl
const r=l
if(l===r){if("string"!=typeof e)return t.errors=[{instancePath:s+"/openssl"}],!1
if(R(e)>100)return t.errors=[{instancePath:s+"/openssl"}],!1}o=r===l}else o=!0
if(o){if(void 0!==n.platform&&e.call(n,"platform")){let e=n.platform
const r=l
if(l===r){if("string"!=typeof e)return t.errors=[{instancePath:s+"/platform"}],!1
if(R(e)>100)return t.errors=[{instancePath:s+"/platform"}],!1}o=r===l}else o=!0
if(o){if(void 0!==n.processor&&e.call(n,"processor")){let e=n.processor
const r=l
if(l===r){if("string"!=typeof e)return t.errors=[{instancePath:s+"/processor"}],!1
if(R(e)>200)return t.errors=[{instancePath:s+"/processor"}],!1}o=r===l}else o=!0
if(o){if(void 0!==n.time&&e.call(n,"time")){const e=l
r(n.time,{instancePath:s+"/time"})||(i=null===i?r.errors:i.concat(r.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==n.measurements&&e.call(n,"measurements")){let e=n.measurements
const r=l
if(l===r){if(!Array.isArray(e))return t.errors=[{instancePath:s+"/measurements"}],!1
if(e.length>200)return t.errors=[{instancePath:s+"/measurements"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(Oe(e[t],{instancePath:s+"/measurements/"+t})||(i=null===i?Oe.errors:i.concat(Oe.errors),l=i.length),!(r===l))break}}}o=r===l}else o=!0
if(o)if(void 0!==n.missing&&e.call(n,"missing")){let e=n.missing
const r=l
if(l===r){if(!Array.isArray(e))return t.errors=[{instancePath:s+"/missing"}],!1
if(e.length>200)return t.errors=[{instancePath:s+"/missing"}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const i=l
if(l===i){if("string"!=typeof r)return t.errors=[{instancePath:s+"/missing/"+n}],!1
if(R(r)>100)return t.errors=[{instancePath:s+"/missing/"+n}],!1}if(!(i===l))break}}}o=r===l}else o=!0}}}}}}}}}return t.errors=i,0===l}
function qe(e,{instancePath:r=""}={}){return"kdf"!==e&&"keygen"!==e&&"sign"!==e&&"verify"!==e&&"kex"!==e&&"hash"!==e&&"cipher"!==e&&"handshake"!==e?(qe.errors=[{instancePath:r}],!1):(qe.errors=null,!0)}function Oe(r,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!r||"object"!=typeof r||Array.isArray(r))return Oe.errors=[{instancePath:n}],!1
{let a
if((void 0===r.group||!e.call(r,"group"))&&(a="group")||(void 0===r.name||!e.call(r,"name"))&&(a="name")||(void 0===r.what||!e.call(r,"what"))&&(a="what")||(void 0===r.bytes||!e.call(r,"bytes"))&&(a="bytes")||(void 0===r.us||!e.call(r,"us"))&&(a="us")||(void 0===r.spread||!e.call(r,"spread"))&&(a="spread")||(void 0===r.n||!e.call(r,"n"))&&(a="n"))return Oe.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(void 0!==r.group&&e.call(r,"group")){const e=l
qe(r.group,{instancePath:n+"/group"})||(i=null===i?qe.errors:i.concat(qe.errors),l=i.length)
var o=e===l}else o=!0
if(o){if(void 0!==r.name&&e.call(r,"name")){let e=r.name
const t=l
if(l===t){if("string"!=typeof e)return Oe.errors=[{instancePath:n+"/name"}],!1
if(R(e)>100)return Oe.errors=[{instancePath:n+"/name"}],!1}o=t===l}else o=!0
if(o){if(void 0!==r.what&&e.call(r,"what")){let e=r.what
const t=l
if(l===t){if("string"!=typeof e)return Oe.errors=[{instancePath:n+"/what"}],!1
if(R(e)>100)return Oe.errors=[{instancePath:n+"/what"}],!1}o=t===l}else o=!0
if(o){if(void 0!==r.bytes&&e.call(r,"bytes")){const e=l
s(r.bytes,{instancePath:n+"/bytes"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.us&&e.call(r,"us")){const e=l
t(r.us,{instancePath:n+"/us"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==r.spread&&e.call(r,"spread")){let e=r.spread
const t=l
if(l===t){if("number"!=typeof e||!isFinite(e))return Oe.errors=[{instancePath:n+"/spread"}],!1
if(e<0||isNaN(e))return Oe.errors=[{instancePath:n+"/spread"}],!1}o=t===l}else o=!0
if(o)if(void 0!==r.n&&e.call(r,"n")){const e=l
s(r.n,{instancePath:n+"/n"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0}}}}}}}return Oe.errors=i,0===l}exports["profile#Traffic"]=E,exports["probe#SavedStarts"]=function e(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!Array.isArray(r))return e.errors=[{instancePath:t}],!1
{const e=r.length
for(let i=0;i<e;i++){const e=s
if(Ie(r[i],{instancePath:t+"/"+i})||(n=null===n?Ie.errors:n.concat(Ie.errors),s=n.length),!(e===s))break}}}return e.errors=n,0===s}
function Ie(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Ie.errors=[{instancePath:t}],!1
{let c
if((void 0===r.kind||!e.call(r,"kind"))&&(c="kind")||(void 0===r.reason||!e.call(r,"reason"))&&(c="reason")||(void 0===r.count||!e.call(r,"count"))&&(c="count")||(void 0===r.newest||!e.call(r,"newest"))&&(c="newest")||(void 0===r.pids||!e.call(r,"pids"))&&(c="pids"))return Ie.errors=[{instancePath:t,params:{missingProperty:c}}],!1
if(void 0!==r.kind&&e.call(r,"kind")){let e=r.kind
const n=i
if("thread"!==e&&"child"!==e)return Ie.errors=[{instancePath:t+"/kind"}],!1
var l=n===i}else l=!0
if(l){if(void 0!==r.reason&&e.call(r,"reason")){let e=r.reason
const s=i,c=i
let f=!1
const u=i
o(e,{instancePath:t+"/reason"})||(n=null===n?o.errors:n.concat(o.errors),i=n.length)
var a=u===i
if(f=f||a,!f){const r=i
if(null!==e){const e={instancePath:t+"/reason"}
null===n?n=[e]:n.push(e),i++}a=r===i
f=f||a}if(!f){const e={instancePath:t+"/reason"}
return null===n?n=[e]:n.push(e),i++,Ie.errors=n,!1}i=c,null!==n&&(c?n.length=c:n=null)
l=s===i}else l=!0
if(l){if(void 0!==r.count&&e.call(r,"count")){const e=i
s(r.count,{instancePath:t+"/count"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.newest&&e.call(r,"newest")){const e=i
s(r.newest,{instancePath:t+"/newest"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.pids&&e.call(r,"pids")){let e=r.pids
const o=i
if(i===o){if(!Array.isArray(e))return Ie.errors=[{instancePath:t+"/pids"}],!1
{const r=e.length
for(let l=0;l<r;l++){const r=i
if(s(e[l],{instancePath:t+"/pids/"+l})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),!(r===i))break}}}l=o===i}else l=!0}}}}}return Ie.errors=n,0===i}exports["probe#SavedThread"]=function r(t,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let c
if((void 0===t.tid||!e.call(t,"tid"))&&(c="tid")||(void 0===t.present||!e.call(t,"present"))&&(c="present")||(void 0===t.poolIsNamed||!e.call(t,"poolIsNamed"))&&(c="poolIsNamed")||(void 0===t.atExit||!e.call(t,"atExit"))&&(c="atExit"))return r.errors=[{instancePath:n,params:{missingProperty:c}}],!1
if(void 0!==t.tid&&e.call(t,"tid")){const e=l
s(t.tid,{instancePath:n+"/tid"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var o=e===l}else o=!0
if(o){if(void 0!==t.present&&e.call(t,"present")){let e=t.present
const a=l
if(l===a){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/present"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(s(e[t],{instancePath:n+"/present/"+t})||(i=null===i?s.errors:i.concat(s.errors),l=i.length),!(r===l))break}}}o=a===l}else o=!0
if(o){if(void 0!==t.poolIsNamed&&e.call(t,"poolIsNamed")){const e=l
if("boolean"!=typeof t.poolIsNamed)return r.errors=[{instancePath:n+"/poolIsNamed"}],!1
o=e===l}else o=!0
if(o){if(void 0!==t.atExit&&e.call(t,"atExit")){let e=t.atExit
const s=l,c=l
let f=!1
const u=l
Ne(e,{instancePath:n+"/atExit"})||(i=null===i?Ne.errors:i.concat(Ne.errors),l=i.length)
var a=u===l
if(f=f||a,!f){const r=l
if(null!==e){const e={instancePath:n+"/atExit"}
null===i?i=[e]:i.push(e),l++}a=r===l
f=f||a}if(!f){const e={instancePath:n+"/atExit"}
return null===i?i=[e]:i.push(e),l++,r.errors=i,!1}l=c,null!==i&&(c?i.length=c:i=null)
o=s===l}else o=!0
if(o){if(void 0!==t.script&&e.call(t,"script")){let e=t.script
const s=l
if(l===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/script"}],!1
if(R(e)>4096)return r.errors=[{instancePath:n+"/script"}],!1}o=s===l}else o=!0
if(o)if(void 0!==t.image&&e.call(t,"image")){let e=t.image
const s=l
if(l===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/image"}],!1
if(R(e)>32)return r.errors=[{instancePath:n+"/image"}],!1}o=s===l}else o=!0}}}}}}return r.errors=i,0===l}
function Fe(r,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!r||"object"!=typeof r||Array.isArray(r))return Fe.errors=[{instancePath:n}],!1
{let a
if((void 0===r.tid||!e.call(r,"tid"))&&(a="tid")||(void 0===r.name||!e.call(r,"name"))&&(a="name")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(a="cpuMs")||(void 0===r.waitMs||!e.call(r,"waitMs"))&&(a="waitMs"))return Fe.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(void 0!==r.tid&&e.call(r,"tid")){const e=l
s(r.tid,{instancePath:n+"/tid"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var o=e===l}else o=!0
if(o){if(void 0!==r.name&&e.call(r,"name")){const e=l
if("string"!=typeof r.name)return Fe.errors=[{instancePath:n+"/name"}],!1
o=e===l}else o=!0
if(o){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){const e=l
t(r.cpuMs,{instancePath:n+"/cpuMs"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0
if(o)if(void 0!==r.waitMs&&e.call(r,"waitMs")){const e=l
t(r.waitMs,{instancePath:n+"/waitMs"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
o=e===l}else o=!0}}}}return Fe.errors=i,0===l}function Ne(r,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Ne.errors=[{instancePath:n}],!1
{let o
if((void 0===r.totalMs||!e.call(r,"totalMs"))&&(o="totalMs")||(void 0===r.threads||!e.call(r,"threads"))&&(o="threads"))return Ne.errors=[{instancePath:n,params:{missingProperty:o}}],!1
if(void 0!==r.totalMs&&e.call(r,"totalMs")){const e=i
t(r.totalMs,{instancePath:n+"/totalMs"})||(s=null===s?t.errors:s.concat(t.errors),i=s.length)
var l=e===i}else l=!0
if(l)if(void 0!==r.threads&&e.call(r,"threads")){let e=r.threads
const t=i
if(i===t){if(!Array.isArray(e))return Ne.errors=[{instancePath:n+"/threads"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(Fe(e[t],{instancePath:n+"/threads/"+t})||(s=null===s?Fe.errors:s.concat(Fe.errors),i=s.length),!(r===i))break}}}l=t===i}else l=!0}}return Ne.errors=s,0===i}exports["probe#SavedPort"]=function r(t,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let a
if((void 0===t.port||!e.call(t,"port"))&&(a="port")||(void 0===t.address||!e.call(t,"address"))&&(a="address")||(void 0===t.script||!e.call(t,"script"))&&(a="script")||(void 0===t.serves||!e.call(t,"serves"))&&(a="serves")||(void 0===t.upgrades||!e.call(t,"upgrades"))&&(a="upgrades"))return r.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(void 0!==t.port&&e.call(t,"port")){const e=l
s(t.port,{instancePath:n+"/port"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var o=e===l}else o=!0
if(o){if(void 0!==t.address&&e.call(t,"address")){let e=t.address
const s=l
if(l===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/address"}],!1
if(R(e)>255)return r.errors=[{instancePath:n+"/address"}],!1}o=s===l}else o=!0
if(o){if(void 0!==t.script&&e.call(t,"script")){let e=t.script
const s=l
if(l===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/script"}],!1
if(R(e)>4096)return r.errors=[{instancePath:n+"/script"}],!1}o=s===l}else o=!0
if(o){if(void 0!==t.serves&&e.call(t,"serves")){let e=t.serves
const s=l
if("http"!==e&&"https"!==e&&"other"!==e)return r.errors=[{instancePath:n+"/serves"}],!1
o=s===l}else o=!0
if(o)if(void 0!==t.upgrades&&e.call(t,"upgrades")){const e=l
if("boolean"!=typeof t.upgrades)return r.errors=[{instancePath:n+"/upgrades"}],!1
o=e===l}else o=!0}}}}}return r.errors=i,0===l}
exports["probe#SavedTls"]=function r(t,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let o
if((void 0===t.peers||!e.call(t,"peers"))&&(o="peers")||(void 0===t.contexts||!e.call(t,"contexts"))&&(o="contexts"))return r.errors=[{instancePath:n,params:{missingProperty:o}}],!1
if(void 0!==t.peers&&e.call(t,"peers")){let e=t.peers
const o=i
if(i===o){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/peers"}],!1
if(e.length>202)return r.errors=[{instancePath:n+"/peers"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(Le(e[t],{instancePath:n+"/peers/"+t})||(s=null===s?Le.errors:s.concat(Le.errors),i=s.length),!(r===i))break}}}var l=o===i}else l=!0
if(l)if(void 0!==t.contexts&&e.call(t,"contexts")){const e=i
Ee(t.contexts,{instancePath:n+"/contexts"})||(s=null===s?Ee.errors:s.concat(Ee.errors),i=s.length)
l=e===i}else l=!0}}return r.errors=s,0===i}
const Be=new RegExp("^\\d{1,12}$","u")
function Ue(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!e||"object"!=typeof e||Array.isArray(e))return Ue.errors=[{instancePath:r}],!1
if(Object.keys(e).length>1e3)return Ue.errors=[{instancePath:r}],!1
for(const s of Object.keys(e)){const e=n
if("string"==typeof s&&!Be.test(s)){const e={instancePath:r,propertyName:s}
null===t?t=[e]:t.push(e),n++}var i=e===n
if(!i){const e={instancePath:r}
return null===t?t=[e]:t.push(e),n++,Ue.errors=t,!1}}if(i)for(const i of Object.keys(e)){const l=n
if(s(e[i],{instancePath:r+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?s.errors:t.concat(s.errors),n=t.length),!(l===n))break}}return Ue.errors=t,0===n}function Re(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Re.errors=[{instancePath:t}],!1
{let o
if((void 0===r.file||!e.call(r,"file"))&&(o="file")||(void 0===r.line||!e.call(r,"line"))&&(o="line")||(void 0===r.column||!e.call(r,"column"))&&(o="column")||(void 0===r.function||!e.call(r,"function"))&&(o="function")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(o="isAsync")||(void 0===r.count||!e.call(r,"count"))&&(o="count"))return Re.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.file&&e.call(r,"file")){let e=r.file
const n=i
if(i===n){if("string"!=typeof e)return Re.errors=[{instancePath:t+"/file"}],!1
if(R(e)>1024)return Re.errors=[{instancePath:t+"/file"}],!1}var l=n===i}else l=!0
if(l){if(void 0!==r.line&&e.call(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.column&&e.call(r,"column")){const e=i
s(r.column,{instancePath:t+"/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.function&&e.call(r,"function")){let e=r.function
const n=i
if(i===n){if("string"!=typeof e)return Re.errors=[{instancePath:t+"/function"}],!1
if(R(e)>200)return Re.errors=[{instancePath:t+"/function"}],!1}l=n===i}else l=!0
if(l){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=i
if("boolean"!=typeof r.isAsync)return Re.errors=[{instancePath:t+"/isAsync"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.count&&e.call(r,"count")){const e=i
s(r.count,{instancePath:t+"/count"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.isFirstUse&&e.call(r,"isFirstUse")){const e=i
if("boolean"!=typeof r.isFirstUse)return Re.errors=[{instancePath:t+"/isFirstUse"}],!1
l=e===i}else l=!0}}}}}}}return Re.errors=n,0===i}function Le(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Le.errors=[{instancePath:t}],!1
{let c
if((void 0===r.role||!e.call(r,"role"))&&(c="role")||(void 0===r.host||!e.call(r,"host"))&&(c="host")||(void 0===r.port||!e.call(r,"port"))&&(c="port")||(void 0===r.handshakes||!e.call(r,"handshakes"))&&(c="handshakes")||(void 0===r.resumed||!e.call(r,"resumed"))&&(c="resumed")||(void 0===r.overlapped||!e.call(r,"overlapped"))&&(c="overlapped")||(void 0===r.requests||!e.call(r,"requests"))&&(c="requests")||(void 0===r.reusedRequests||!e.call(r,"reusedRequests"))&&(c="reusedRequests")||(void 0===r.agents||!e.call(r,"agents"))&&(c="agents")||(void 0===r.protocol||!e.call(r,"protocol"))&&(c="protocol")||(void 0===r.cipher||!e.call(r,"cipher"))&&(c="cipher")||(void 0===r.group||!e.call(r,"group"))&&(c="group")||(void 0===r.alpn||!e.call(r,"alpn"))&&(c="alpn")||(void 0===r.certificate||!e.call(r,"certificate"))&&(c="certificate")||(void 0===r.bytesIn||!e.call(r,"bytesIn"))&&(c="bytesIn")||(void 0===r.bytesOut||!e.call(r,"bytesOut"))&&(c="bytesOut")||(void 0===r.helloBytes||!e.call(r,"helloBytes"))&&(c="helloBytes")||(void 0===r.handshakeTimes||!e.call(r,"handshakeTimes"))&&(c="handshakeTimes")||(void 0===r.lifeTimes||!e.call(r,"lifeTimes"))&&(c="lifeTimes")||(void 0===r.mostOpen||!e.call(r,"mostOpen"))&&(c="mostOpen")||(void 0===r.choices||!e.call(r,"choices"))&&(c="choices")||(void 0===r.callSites||!e.call(r,"callSites"))&&(c="callSites")||(void 0===r.unplaced||!e.call(r,"unplaced"))&&(c="unplaced")||(void 0===r.packages||!e.call(r,"packages"))&&(c="packages")||(void 0===r.agentSites||!e.call(r,"agentSites"))&&(c="agentSites"))return Le.errors=[{instancePath:t,params:{missingProperty:c}}],!1
if(void 0!==r.role&&e.call(r,"role")){let e=r.role
const n=i
if("client"!==e&&"server"!==e)return Le.errors=[{instancePath:t+"/role"}],!1
var l=n===i}else l=!0
if(l){if(void 0!==r.host&&e.call(r,"host")){let e=r.host
const n=i
if(i===n){if("string"!=typeof e)return Le.errors=[{instancePath:t+"/host"}],!1
if(R(e)>255)return Le.errors=[{instancePath:t+"/host"}],!1}l=n===i}else l=!0
if(l){if(void 0!==r.port&&e.call(r,"port")){const e=i
s(r.port,{instancePath:t+"/port"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.handshakes&&e.call(r,"handshakes")){const e=i
s(r.handshakes,{instancePath:t+"/handshakes"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.resumed&&e.call(r,"resumed")){const e=i
s(r.resumed,{instancePath:t+"/resumed"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.overlapped&&e.call(r,"overlapped")){const e=i
s(r.overlapped,{instancePath:t+"/overlapped"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.requests&&e.call(r,"requests")){const e=i
s(r.requests,{instancePath:t+"/requests"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.reusedRequests&&e.call(r,"reusedRequests")){const e=i
s(r.reusedRequests,{instancePath:t+"/reusedRequests"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.agents&&e.call(r,"agents")){const e=i
s(r.agents,{instancePath:t+"/agents"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.protocol&&e.call(r,"protocol")){const e=i
B(r.protocol,{instancePath:t+"/protocol"})||(n=null===n?B.errors:n.concat(B.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.cipher&&e.call(r,"cipher")){const e=i
B(r.cipher,{instancePath:t+"/cipher"})||(n=null===n?B.errors:n.concat(B.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.group&&e.call(r,"group")){const e=i
B(r.group,{instancePath:t+"/group"})||(n=null===n?B.errors:n.concat(B.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.alpn&&e.call(r,"alpn")){const e=i
B(r.alpn,{instancePath:t+"/alpn"})||(n=null===n?B.errors:n.concat(B.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.certificate&&e.call(r,"certificate")){let e=r.certificate
const s=i,a=i
let c=!1
const f=i
V(e,{instancePath:t+"/certificate"})||(n=null===n?V.errors:n.concat(V.errors),i=n.length)
var o=f===i
if(c=c||o,!c){const r=i
if(null!==e){const e={instancePath:t+"/certificate"}
null===n?n=[e]:n.push(e),i++}o=r===i
c=c||o}if(!c){const e={instancePath:t+"/certificate"}
return null===n?n=[e]:n.push(e),i++,Le.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
l=s===i}else l=!0
if(l){if(void 0!==r.bytesIn&&e.call(r,"bytesIn")){const e=i
s(r.bytesIn,{instancePath:t+"/bytesIn"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.bytesOut&&e.call(r,"bytesOut")){const e=i
s(r.bytesOut,{instancePath:t+"/bytesOut"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.helloBytes&&e.call(r,"helloBytes")){const e=i
Ue(r.helloBytes,{instancePath:t+"/helloBytes"})||(n=null===n?Ue.errors:n.concat(Ue.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.handshakeTimes&&e.call(r,"handshakeTimes")){const e=i
Ue(r.handshakeTimes,{instancePath:t+"/handshakeTimes"})||(n=null===n?Ue.errors:n.concat(Ue.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.lifeTimes&&e.call(r,"lifeTimes")){const e=i
Ue(r.lifeTimes,{instancePath:t+"/lifeTimes"})||(n=null===n?Ue.errors:n.concat(Ue.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.mostOpen&&e.call(r,"mostOpen")){const e=i
s(r.mostOpen,{instancePath:t+"/mostOpen"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.choices&&e.call(r,"choices")){const e=i
K(r.choices,{instancePath:t+"/choices"})||(n=null===n?K.errors:n.concat(K.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const s=i
if(i===s){if(!Array.isArray(e))return Le.errors=[{instancePath:t+"/callSites"}],!1
if(e.length>32)return Le.errors=[{instancePath:t+"/callSites"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(Re(e[s],{instancePath:t+"/callSites/"+s})||(n=null===n?Re.errors:n.concat(Re.errors),i=n.length),!(r===i))break}}}l=s===i}else l=!0
if(l){if(void 0!==r.unplaced&&e.call(r,"unplaced")){const e=i
s(r.unplaced,{instancePath:t+"/unplaced"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.packages&&e.call(r,"packages")){let e=r.packages
const o=i
if(i===o){if(!e||"object"!=typeof e||Array.isArray(e))return Le.errors=[{instancePath:t+"/packages"}],!1
if(Object.keys(e).length>65)return Le.errors=[{instancePath:t+"/packages"}],!1
for(const r of Object.keys(e)){const e=i
if("string"==typeof r&&R(r)>255){const e={instancePath:t+"/packages",propertyName:r}
null===n?n=[e]:n.push(e),i++}var a=e===i
if(!a){const e={instancePath:t+"/packages"}
return null===n?n=[e]:n.push(e),i++,Le.errors=n,!1}}if(a)for(const r of Object.keys(e)){const l=i
if(s(e[r],{instancePath:t+"/packages/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?s.errors:n.concat(s.errors),i=n.length),!(l===i))break}}l=o===i}else l=!0
if(l)if(void 0!==r.agentSites&&e.call(r,"agentSites")){let e=r.agentSites
const s=i
if(i===s){if(!Array.isArray(e))return Le.errors=[{instancePath:t+"/agentSites"}],!1
if(e.length>32)return Le.errors=[{instancePath:t+"/agentSites"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(Re(e[s],{instancePath:t+"/agentSites/"+s})||(n=null===n?Re.errors:n.concat(Re.errors),i=n.length),!(r===i))break}}}l=s===i}else l=!0}}}}}}}}}}}}}}}}}}}}}}}}}return Le.errors=n,0===i}function Ee(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Ee.errors=[{instancePath:t}],!1
{let o
if((void 0===r.created||!e.call(r,"created"))&&(o="created")||(void 0===r.withCa||!e.call(r,"withCa"))&&(o="withCa")||(void 0===r.caBytes||!e.call(r,"caBytes"))&&(o="caBytes")||(void 0===r.callSites||!e.call(r,"callSites"))&&(o="callSites")||(void 0===r.unplaced||!e.call(r,"unplaced"))&&(o="unplaced"))return Ee.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.created&&e.call(r,"created")){const e=i
s(r.created,{instancePath:t+"/created"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var l=e===i}else l=!0
if(l){if(void 0!==r.withCa&&e.call(r,"withCa")){const e=i
s(r.withCa,{instancePath:t+"/withCa"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.caBytes&&e.call(r,"caBytes")){const e=i
s(r.caBytes,{instancePath:t+"/caBytes"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const s=i
if(i===s){if(!Array.isArray(e))return Ee.errors=[{instancePath:t+"/callSites"}],!1
if(e.length>32)return Ee.errors=[{instancePath:t+"/callSites"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(Re(e[s],{instancePath:t+"/callSites/"+s})||(n=null===n?Re.errors:n.concat(Re.errors),i=n.length),!(r===i))break}}}l=s===i}else l=!0
if(l)if(void 0!==r.unplaced&&e.call(r,"unplaced")){const e=i
s(r.unplaced,{instancePath:t+"/unplaced"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}}}}return Ee.errors=n,0===i}exports["probe#SavedJobs"]=function r(t,{instancePath:n=""}={}){let i=null,l=0
if(0===l){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let a
if((void 0===t.poolSize||!e.call(t,"poolSize"))&&(a="poolSize")||(void 0===t.maxInFlight||!e.call(t,"maxInFlight"))&&(a="maxInFlight")||(void 0===t.kinds||!e.call(t,"kinds"))&&(a="kinds")||(void 0===t.complete||!e.call(t,"complete"))&&(a="complete"))return r.errors=[{instancePath:n,params:{missingProperty:a}}],!1
if(void 0!==t.poolSize&&e.call(t,"poolSize")){const e=l
s(t.poolSize,{instancePath:n+"/poolSize"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
var o=e===l}else o=!0
if(o){if(void 0!==t.maxInFlight&&e.call(t,"maxInFlight")){const e=l
s(t.maxInFlight,{instancePath:n+"/maxInFlight"})||(i=null===i?s.errors:i.concat(s.errors),l=i.length)
o=e===l}else o=!0
if(o){if(void 0!==t.kinds&&e.call(t,"kinds")){let e=t.kinds
const s=l
if(l===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/kinds"}],!1
if(e.length>100)return r.errors=[{instancePath:n+"/kinds"}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if(We(e[t],{instancePath:n+"/kinds/"+t})||(i=null===i?We.errors:i.concat(We.errors),l=i.length),!(r===l))break}}}o=s===l}else o=!0
if(o)if(void 0!==t.complete&&e.call(t,"complete")){const e=l
if("boolean"!=typeof t.complete)return r.errors=[{instancePath:n+"/complete"}],!1
o=e===l}else o=!0}}}}return r.errors=i,0===l}
const Ve=new RegExp("^\\w{1,64}$","u")
function Ke(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return Ke.errors=[{instancePath:t}],!1
{let o
if((void 0===r.file||!e.call(r,"file"))&&(o="file")||(void 0===r.line||!e.call(r,"line"))&&(o="line")||(void 0===r.column||!e.call(r,"column"))&&(o="column")||(void 0===r.function||!e.call(r,"function"))&&(o="function")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(o="isAsync")||(void 0===r.package||!e.call(r,"package"))&&(o="package")||(void 0===r.jobs||!e.call(r,"jobs"))&&(o="jobs"))return Ke.errors=[{instancePath:t,params:{missingProperty:o}}],!1
{const o=i
for(const e of Object.keys(r))if("file"!==e&&"line"!==e&&"column"!==e&&"function"!==e&&"isAsync"!==e&&"package"!==e&&"called"!==e&&"jobs"!==e)return Ke.errors=[{instancePath:t}],!1
if(o===i){if(void 0!==r.file&&e.call(r,"file")){let e=r.file
const n=i
if(i===n){if("string"!=typeof e)return Ke.errors=[{instancePath:t+"/file"}],!1
if(R(e)>1024)return Ke.errors=[{instancePath:t+"/file"}],!1}var l=n===i}else l=!0
if(l){if(void 0!==r.line&&e.call(r,"line")){const e=i
s(r.line,{instancePath:t+"/line"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.column&&e.call(r,"column")){const e=i
s(r.column,{instancePath:t+"/column"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.function&&e.call(r,"function")){let e=r.function
const n=i
if(i===n){if("string"!=typeof e)return Ke.errors=[{instancePath:t+"/function"}],!1
if(R(e)>200)return Ke.errors=[{instancePath:t+"/function"}],!1}l=n===i}else l=!0
if(l){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=i
if("boolean"!=typeof r.isAsync)return Ke.errors=[{instancePath:t+"/isAsync"}],!1
l=e===i}else l=!0
if(l){if(void 0!==r.package&&e.call(r,"package")){let e=r.package
const n=i
if(i===n){if("string"!=typeof e)return Ke.errors=[{instancePath:t+"/package"}],!1
if(R(e)>255)return Ke.errors=[{instancePath:t+"/package"}],!1}l=n===i}else l=!0
if(l){if(void 0!==r.called&&e.call(r,"called")){let e=r.called
const n=i
if(i===n){if("string"!=typeof e)return Ke.errors=[{instancePath:t+"/called"}],!1
if(R(e)>200)return Ke.errors=[{instancePath:t+"/called"}],!1}l=n===i}else l=!0
if(l)if(void 0!==r.jobs&&e.call(r,"jobs")){const e=i
s(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0}}}}}}}}}}return Ke.errors=n,0===i}function We(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return We.errors=[{instancePath:t}],!1
{let o
if((void 0===r.job||!e.call(r,"job"))&&(o="job")||(void 0===r.jobs||!e.call(r,"jobs"))&&(o="jobs")||(void 0===r.maxInFlight||!e.call(r,"maxInFlight"))&&(o="maxInFlight")||(void 0===r.waits||!e.call(r,"waits"))&&(o="waits")||(void 0===r.runs||!e.call(r,"runs"))&&(o="runs")||(void 0===r.sites||!e.call(r,"sites"))&&(o="sites"))return We.errors=[{instancePath:t,params:{missingProperty:o}}],!1
if(void 0!==r.job&&e.call(r,"job")){let e=r.job
const n=i
if(i===n){if("string"!=typeof e)return We.errors=[{instancePath:t+"/job"}],!1
if(!Ve.test(e))return We.errors=[{instancePath:t+"/job"}],!1}var l=n===i}else l=!0
if(l){if(void 0!==r.jobs&&e.call(r,"jobs")){const e=i
s(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.maxInFlight&&e.call(r,"maxInFlight")){const e=i
s(r.maxInFlight,{instancePath:t+"/maxInFlight"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.waits&&e.call(r,"waits")){const e=i
Ue(r.waits,{instancePath:t+"/waits"})||(n=null===n?Ue.errors:n.concat(Ue.errors),i=n.length)
l=e===i}else l=!0
if(l){if(void 0!==r.runs&&e.call(r,"runs")){const e=i
Ue(r.runs,{instancePath:t+"/runs"})||(n=null===n?Ue.errors:n.concat(Ue.errors),i=n.length)
l=e===i}else l=!0
if(l)if(void 0!==r.sites&&e.call(r,"sites")){let e=r.sites
const s=i
if(i===s){if(!Array.isArray(e))return We.errors=[{instancePath:t+"/sites"}],!1
if(e.length>200)return We.errors=[{instancePath:t+"/sites"}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(Ke(e[s],{instancePath:t+"/sites/"+s})||(n=null===n?Ke.errors:n.concat(Ke.errors),i=n.length),!(r===i))break}}}l=s===i}else l=!0}}}}}}return We.errors=n,0===i}exports["probe#SavedTimes"]=function r(t,{instancePath:n=""}={}){let s=null,i=0
if(0===i){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n}],!1
{let o
if((void 0===t.clock||!e.call(t,"clock"))&&(o="clock")||(void 0===t.requests||!e.call(t,"requests"))&&(o="requests")||(void 0===t.handshakes||!e.call(t,"handshakes"))&&(o="handshakes")||(void 0===t.jobs||!e.call(t,"jobs"))&&(o="jobs")||(void 0===t.complete||!e.call(t,"complete"))&&(o="complete"))return r.errors=[{instancePath:n,params:{missingProperty:o}}],!1
if(void 0!==t.clock&&e.call(t,"clock")){let e=t.clock
const s=i
if(i===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/clock"}],!1
if(!Qe.test(e))return r.errors=[{instancePath:n+"/clock"}],!1}var l=s===i}else l=!0
if(l){if(void 0!==t.requests&&e.call(t,"requests")){const e=i
ke(t.requests,{instancePath:n+"/requests"})||(s=null===s?ke.errors:s.concat(ke.errors),i=s.length)
l=e===i}else l=!0
if(l){if(void 0!==t.handshakes&&e.call(t,"handshakes")){const e=i
ke(t.handshakes,{instancePath:n+"/handshakes"})||(s=null===s?ke.errors:s.concat(ke.errors),i=s.length)
l=e===i}else l=!0
if(l){if(void 0!==t.jobs&&e.call(t,"jobs")){const e=i
ke(t.jobs,{instancePath:n+"/jobs"})||(s=null===s?ke.errors:s.concat(ke.errors),i=s.length)
l=e===i}else l=!0
if(l)if(void 0!==t.complete&&e.call(t,"complete")){const e=i
if("boolean"!=typeof t.complete)return r.errors=[{instancePath:n+"/complete"}],!1
l=e===i}else l=!0}}}}}return r.errors=s,0===i}
const Qe=new RegExp("^\\d{1,19}$","u")

