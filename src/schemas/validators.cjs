// Written by npm run docs, with ajv, from src/schemas/*.schema.json: change that.
// f77545221828f8f54d079bc6ec15039641c655d042f7e052b5f84f940e8985f9
// @ts-nocheck
"use strict"
exports.report=function r(t,{instancePath:n=""}={}){let a=null,i=0
if(0===i){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let m
if(void 0===t.traffic&&(t.traffic=null),void 0===t.tls&&(t.tls=null),void 0===t.threadPool&&(t.threadPool=null),void 0===t.drive&&(t.drive=null),(void 0===t.schemaVersion||!e.call(t,"schemaVersion"))&&(m="schemaVersion")||(void 0===t.tool||!e.call(t,"tool"))&&(m="tool")||(void 0===t.target||!e.call(t,"target"))&&(m="target")||(void 0===t.profile||!e.call(t,"profile"))&&(m="profile")||(void 0===t.crypto||!e.call(t,"crypto"))&&(m="crypto")||(void 0===t.operations||!e.call(t,"operations"))&&(m="operations")||(void 0===t.callSites||!e.call(t,"callSites"))&&(m="callSites")||(void 0===t.findings||!e.call(t,"findings"))&&(m="findings")||(void 0===t.isolates||!e.call(t,"isolates"))&&(m="isolates")||(void 0===t.load||!e.call(t,"load"))&&(m="load")||(void 0===t.diagnostics||!e.call(t,"diagnostics"))&&(m="diagnostics"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:m}}],!1
if(void 0!==t.schemaVersion&&e.call(t,"schemaVersion")){const e=i
if(2!==t.schemaVersion)return r.errors=[{instancePath:n+"/schemaVersion",keyword:"const",params:{allowedValue:2}}],!1
var o=e===i}else o=!0
if(o){if(void 0!==t.tool&&e.call(t,"tool")){let s=t.tool
const a=i
if(i===a){if(!s||"object"!=typeof s||Array.isArray(s))return r.errors=[{instancePath:n+"/tool",keyword:"type",params:{type:"object"}}],!1
{let t
if((void 0===s.name||!e.call(s,"name"))&&(t="name")||(void 0===s.version||!e.call(s,"version"))&&(t="version"))return r.errors=[{instancePath:n+"/tool",keyword:"required",params:{missingProperty:t}}],!1
if(void 0!==s.name&&e.call(s,"name")){const e=i
if("cryptoprof"!==s.name)return r.errors=[{instancePath:n+"/tool/name",keyword:"const",params:{allowedValue:"cryptoprof"}}],!1
var l=e===i}else l=!0
if(l)if(void 0!==s.version&&e.call(s,"version")){const e=i
if("string"!=typeof s.version)return r.errors=[{instancePath:n+"/tool/version",keyword:"type",params:{type:"string"}}],!1
l=e===i}else l=!0}}o=a===i}else o=!0
if(o){if(void 0!==t.target&&e.call(t,"target")){const e=i
s(t.target,{instancePath:n+"/target"})||(a=null===a?s.errors:a.concat(s.errors),i=a.length)
o=e===i}else o=!0
if(o){if(void 0!==t.profile&&e.call(t,"profile")){const e=i
d(t.profile,{instancePath:n+"/profile"})||(a=null===a?d.errors:a.concat(d.errors),i=a.length)
o=e===i}else o=!0
if(o){if(void 0!==t.crypto&&e.call(t,"crypto")){const e=i
v(t.crypto,{instancePath:n+"/crypto"})||(a=null===a?v.errors:a.concat(v.errors),i=a.length)
o=e===i}else o=!0
if(o){if(void 0!==t.operations&&e.call(t,"operations")){let e=t.operations
const s=i
if(i===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/operations",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(P(e[t],{instancePath:n+"/operations/"+t})||(a=null===a?P.errors:a.concat(P.errors),i=a.length),!(r===i))break}}}o=s===i}else o=!0
if(o){if(void 0!==t.callSites&&e.call(t,"callSites")){let e=t.callSites
const s=i
if(i===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(C(e[t],{instancePath:n+"/callSites/"+t})||(a=null===a?C.errors:a.concat(C.errors),i=a.length),!(r===i))break}}}o=s===i}else o=!0
if(o){if(void 0!==t.findings&&e.call(t,"findings")){let e=t.findings
const s=i
if(i===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/findings",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(R(e[t],{instancePath:n+"/findings/"+t})||(a=null===a?R.errors:a.concat(R.errors),i=a.length),!(r===i))break}}}o=s===i}else o=!0
if(o){if(void 0!==t.isolates&&e.call(t,"isolates")){let e=t.isolates
const s=i
if(i===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/isolates",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(K(e[t],{instancePath:n+"/isolates/"+t})||(a=null===a?K.errors:a.concat(K.errors),i=a.length),!(r===i))break}}}o=s===i}else o=!0
if(o){if(void 0!==t.poolWork&&e.call(t,"poolWork")){let e=t.poolWork
const s=i,l=i
let p=!1
const f=i
W(e,{instancePath:n+"/poolWork"})||(a=null===a?W.errors:a.concat(W.errors),i=a.length)
var c=f===i
if(p=p||c,!p){const r=i
if(null!==e){const e={instancePath:n+"/poolWork",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),i++}c=r===i
p=p||c}if(!p){const e={instancePath:n+"/poolWork",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),i++,r.errors=a,!1}i=l,null!==a&&(l?a.length=l:a=null)
o=s===i}else o=!0
if(o){if(void 0!==t.load&&e.call(t,"load")){let e=t.load
const s=i,l=i
let c=!1
const f=i
U(e,{instancePath:n+"/load"})||(a=null===a?U.errors:a.concat(U.errors),i=a.length)
var p=f===i
if(c=c||p,!c){const r=i
if(null!==e){const e={instancePath:n+"/load",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),i++}p=r===i
c=c||p}if(!c){const e={instancePath:n+"/load",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),i++,r.errors=a,!1}i=l,null!==a&&(l?a.length=l:a=null)
o=s===i}else o=!0
if(o){let s=t.traffic
const l=i,c=i
let p=!1
const d=i
J(s,{instancePath:n+"/traffic"})||(a=null===a?J.errors:a.concat(J.errors),i=a.length)
var f=d===i
if(p=p||f,!p){const e=i
if(null!==s){const e={instancePath:n+"/traffic",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),i++}f=e===i
p=p||f}if(!p){const e={instancePath:n+"/traffic",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),i++,r.errors=a,!1}if(i=c,null!==a&&(c?a.length=c:a=null),o=l===i){let s=t.tls
const l=i,c=i
let p=!1
const f=i
Oe(s,{instancePath:n+"/tls"})||(a=null===a?Oe.errors:a.concat(Oe.errors),i=a.length)
var u=f===i
if(p=p||u,!p){const e=i
if(null!==s){const e={instancePath:n+"/tls",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),i++}u=e===i
p=p||u}if(!p){const e={instancePath:n+"/tls",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),i++,r.errors=a,!1}if(i=c,null!==a&&(c?a.length=c:a=null),o=l===i){let s=t.threadPool
const l=i,c=i
let p=!1
const f=i
Ce(s,{instancePath:n+"/threadPool"})||(a=null===a?Ce.errors:a.concat(Ce.errors),i=a.length)
var y=f===i
if(p=p||y,!p){const e=i
if(null!==s){const e={instancePath:n+"/threadPool",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),i++}y=e===i
p=p||y}if(!p){const e={instancePath:n+"/threadPool",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),i++,r.errors=a,!1}if(i=c,null!==a&&(c?a.length=c:a=null),o=l===i){let s=t.drive
const l=i,c=i
let p=!1
const f=i
Se(s,{instancePath:n+"/drive"})||(a=null===a?Se.errors:a.concat(Se.errors),i=a.length)
var h=f===i
if(p=p||h,!p){const e=i
if(null!==s){const e={instancePath:n+"/drive",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),i++}h=e===i
p=p||h}if(!p){const e={instancePath:n+"/drive",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),i++,r.errors=a,!1}if(i=c,null!==a&&(c?a.length=c:a=null),o=l===i)if(void 0!==t.diagnostics&&e.call(t,"diagnostics")){let e=t.diagnostics
const s=i
if(i===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/diagnostics",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(qe(e[t],{instancePath:n+"/diagnostics/"+t})||(a=null===a?qe.errors:a.concat(qe.errors),i=a.length),!(r===i))break}}}o=s===i}else o=!0}}}}}}}}}}}}}}}}return r.errors=a,0===i}
const e=Object.prototype.hasOwnProperty,r={type:"object",required:["command","root","node","openssl","platform","processor","startTime","durationMs","exitCode","signal"],properties:{command:{type:"array",items:{type:"string"}},root:{type:"string"},node:{type:"string"},openssl:{type:"string"},platform:{type:"string"},processor:{type:"string"},startTime:{$ref:"types.schema.json#/$defs/Time"},durationMs:{$ref:"types.schema.json#/$defs/Milliseconds"},exitCode:{type:["integer","null"]},signal:{type:["string","null"]}}}
function t(e,{instancePath:r=""}={}){return"string"!=typeof e?(t.errors=[{instancePath:r,keyword:"type",params:{type:"string"}}],!1):(t.errors=null,!0)}function n(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(n.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(n.errors=null,!0):(n.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function s(a,{instancePath:i=""}={}){let o=null,l=0
if(0===l){if(!a||"object"!=typeof a||Array.isArray(a))return s.errors=[{instancePath:i,keyword:"type",params:{type:"object"}}],!1
{let p
if((void 0===a.command||!e.call(a,"command"))&&(p="command")||(void 0===a.root||!e.call(a,"root"))&&(p="root")||(void 0===a.node||!e.call(a,"node"))&&(p="node")||(void 0===a.openssl||!e.call(a,"openssl"))&&(p="openssl")||(void 0===a.platform||!e.call(a,"platform"))&&(p="platform")||(void 0===a.processor||!e.call(a,"processor"))&&(p="processor")||(void 0===a.startTime||!e.call(a,"startTime"))&&(p="startTime")||(void 0===a.durationMs||!e.call(a,"durationMs"))&&(p="durationMs")||(void 0===a.exitCode||!e.call(a,"exitCode"))&&(p="exitCode")||(void 0===a.signal||!e.call(a,"signal"))&&(p="signal"))return s.errors=[{instancePath:i,keyword:"required",params:{missingProperty:p}}],!1
if(void 0!==a.command&&e.call(a,"command")){let e=a.command
const r=l
if(l===r){if(!Array.isArray(e))return s.errors=[{instancePath:i+"/command",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if("string"!=typeof e[t])return s.errors=[{instancePath:i+"/command/"+t,keyword:"type",params:{type:"string"}}],!1
if(!(r===l))break}}}var c=r===l}else c=!0
if(c){if(void 0!==a.root&&e.call(a,"root")){const e=l
if("string"!=typeof a.root)return s.errors=[{instancePath:i+"/root",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(void 0!==a.node&&e.call(a,"node")){const e=l
if("string"!=typeof a.node)return s.errors=[{instancePath:i+"/node",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(void 0!==a.openssl&&e.call(a,"openssl")){const e=l
if("string"!=typeof a.openssl)return s.errors=[{instancePath:i+"/openssl",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(void 0!==a.platform&&e.call(a,"platform")){const e=l
if("string"!=typeof a.platform)return s.errors=[{instancePath:i+"/platform",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(void 0!==a.processor&&e.call(a,"processor")){const e=l
if("string"!=typeof a.processor)return s.errors=[{instancePath:i+"/processor",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(void 0!==a.startTime&&e.call(a,"startTime")){const e=l
t(a.startTime,{instancePath:i+"/startTime"})||(o=null===o?t.errors:o.concat(t.errors),l=o.length)
c=e===l}else c=!0
if(c){if(void 0!==a.durationMs&&e.call(a,"durationMs")){const e=l
n(a.durationMs,{instancePath:i+"/durationMs"})||(o=null===o?n.errors:o.concat(n.errors),l=o.length)
c=e===l}else c=!0
if(c){if(void 0!==a.exitCode&&e.call(a,"exitCode")){let e=a.exitCode
const t=l
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return s.errors=[{instancePath:i+"/exitCode",keyword:"type",params:{type:r.properties.exitCode.type}}],!1
c=t===l}else c=!0
if(c)if(void 0!==a.signal&&e.call(a,"signal")){let e=a.signal
const t=l
if("string"!=typeof e&&null!==e)return s.errors=[{instancePath:i+"/signal",keyword:"type",params:{type:r.properties.signal.type}}],!1
c=t===l}else c=!0}}}}}}}}}}return s.errors=o,0===l}function a(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return a.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return a.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return a.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return a.errors=null,!0}function i(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(i.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(i.errors=null,!0):(i.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function o(r,{instancePath:t=""}={}){let s=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return o.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let m
if((void 0===r.totalMs||!e.call(r,"totalMs"))&&(m="totalMs")||(void 0===r.mainMs||!e.call(r,"mainMs"))&&(m="mainMs")||(void 0===r.workersMs||!e.call(r,"workersMs"))&&(m="workersMs")||(void 0===r.poolMs||!e.call(r,"poolMs"))&&(m="poolMs")||(void 0===r.v8Ms||!e.call(r,"v8Ms"))&&(m="v8Ms")||(void 0===r.otherMs||!e.call(r,"otherMs"))&&(m="otherMs")||(void 0===r.runQueueWaitMs||!e.call(r,"runQueueWaitMs"))&&(m="runQueueWaitMs"))return o.errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],!1
if(void 0!==r.totalMs&&e.call(r,"totalMs")){let e=r.totalMs
const c=a,p=a
let f=!1
const u=a
n(e,{instancePath:t+"/totalMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var i=u===a
if(f=f||i,!f){const r=a
if(null!==e){const e={instancePath:t+"/totalMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}i=r===a
f=f||i}if(!f){const e={instancePath:t+"/totalMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,o.errors=s,!1}a=p,null!==s&&(p?s.length=p:s=null)
var l=c===a}else l=!0
if(l){if(void 0!==r.mainMs&&e.call(r,"mainMs")){let e=r.mainMs
const i=a,p=a
let f=!1
const u=a
n(e,{instancePath:t+"/mainMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var c=u===a
if(f=f||c,!f){const r=a
if(null!==e){const e={instancePath:t+"/mainMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}c=r===a
f=f||c}if(!f){const e={instancePath:t+"/mainMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,o.errors=s,!1}a=p,null!==s&&(p?s.length=p:s=null)
l=i===a}else l=!0
if(l){if(void 0!==r.mainKernelMs&&e.call(r,"mainKernelMs")){let e=r.mainKernelMs
const i=a,c=a
let f=!1
const u=a
n(e,{instancePath:t+"/mainKernelMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var p=u===a
if(f=f||p,!f){const r=a
if(null!==e){const e={instancePath:t+"/mainKernelMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}p=r===a
f=f||p}if(!f){const e={instancePath:t+"/mainKernelMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,o.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
l=i===a}else l=!0
if(l){if(void 0!==r.workersMs&&e.call(r,"workersMs")){let e=r.workersMs
const i=a,c=a
let p=!1
const u=a
n(e,{instancePath:t+"/workersMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var f=u===a
if(p=p||f,!p){const r=a
if(null!==e){const e={instancePath:t+"/workersMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}f=r===a
p=p||f}if(!p){const e={instancePath:t+"/workersMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,o.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
l=i===a}else l=!0
if(l){if(void 0!==r.poolMs&&e.call(r,"poolMs")){let e=r.poolMs
const i=a,c=a
let p=!1
const f=a
n(e,{instancePath:t+"/poolMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var u=f===a
if(p=p||u,!p){const r=a
if(null!==e){const e={instancePath:t+"/poolMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}u=r===a
p=p||u}if(!p){const e={instancePath:t+"/poolMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,o.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
l=i===a}else l=!0
if(l){if(void 0!==r.v8Ms&&e.call(r,"v8Ms")){let e=r.v8Ms
const i=a,c=a
let p=!1
const f=a
n(e,{instancePath:t+"/v8Ms"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var y=f===a
if(p=p||y,!p){const r=a
if(null!==e){const e={instancePath:t+"/v8Ms",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}y=r===a
p=p||y}if(!p){const e={instancePath:t+"/v8Ms",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,o.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
l=i===a}else l=!0
if(l){if(void 0!==r.otherMs&&e.call(r,"otherMs")){let e=r.otherMs
const i=a,c=a
let p=!1
const f=a
n(e,{instancePath:t+"/otherMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var d=f===a
if(p=p||d,!p){const r=a
if(null!==e){const e={instancePath:t+"/otherMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}d=r===a
p=p||d}if(!p){const e={instancePath:t+"/otherMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,o.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
l=i===a}else l=!0
if(l)if(void 0!==r.runQueueWaitMs&&e.call(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const i=a,c=a
let p=!1
const f=a
n(e,{instancePath:t+"/runQueueWaitMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var h=f===a
if(p=p||h,!p){const r=a
if(null!==e){const e={instancePath:t+"/runQueueWaitMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}h=r===a
p=p||h}if(!p){const e={instancePath:t+"/runQueueWaitMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,o.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
l=i===a}else l=!0}}}}}}}}return o.errors=s,0===a}const l={type:"object",required:["kind","reason","count","cpuMs"],properties:{kind:{enum:["thread","child"]},reason:{$ref:"#/$defs/UnprofiledReason"},count:{$ref:"types.schema.json#/$defs/Count"},cpuMs:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]}}},c={enum:["directory-gone","directory-not-writable","disk-full","no-descriptors","recording-stopped","other-user","other-node","own-options","not-passed-on","own-exec-argv","no-log","log-ended-early","unknown"]}
function p(e,{instancePath:r=""}={}){return"directory-gone"!==e&&"directory-not-writable"!==e&&"disk-full"!==e&&"no-descriptors"!==e&&"recording-stopped"!==e&&"other-user"!==e&&"other-node"!==e&&"own-options"!==e&&"not-passed-on"!==e&&"own-exec-argv"!==e&&"no-log"!==e&&"log-ended-early"!==e&&"unknown"!==e?(p.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:c.enum}}],!1):(p.errors=null,!0)}function f(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return f.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return f.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return f.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return f.errors=null,!0}function u(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(u.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(u.errors=null,!0):(u.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function y(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return y.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.kind||!e.call(r,"kind"))&&(o="kind")||(void 0===r.reason||!e.call(r,"reason"))&&(o="reason")||(void 0===r.count||!e.call(r,"count"))&&(o="count")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(o="cpuMs"))return y.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.kind&&e.call(r,"kind")){let e=r.kind
const n=s
if("thread"!==e&&"child"!==e)return y.errors=[{instancePath:t+"/kind",keyword:"enum",params:{allowedValues:l.properties.kind.enum}}],!1
var a=n===s}else a=!0
if(a){if(void 0!==r.reason&&e.call(r,"reason")){const e=s
p(r.reason,{instancePath:t+"/reason"})||(n=null===n?p.errors:n.concat(p.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.count&&e.call(r,"count")){const e=s
f(r.count,{instancePath:t+"/count"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){let e=r.cpuMs
const o=s,l=s
let c=!1
const p=s
u(e,{instancePath:t+"/cpuMs"})||(n=null===n?u.errors:n.concat(u.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/cpuMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/cpuMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,y.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0}}}}return y.errors=n,0===s}function d(r,{instancePath:t=""}={}){let s=null,l=0
if(0===l){if(!r||"object"!=typeof r||Array.isArray(r))return d.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let f
if(void 0===r.startTicks&&(r.startTicks=0),void 0===r.unprofiled&&(r.unprofiled=[]),(void 0===r.ticks||!e.call(r,"ticks"))&&(f="ticks")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(f="busyTicks")||(void 0===r.idleTicks||!e.call(r,"idleTicks"))&&(f="idleTicks")||(void 0===r.namedTicks||!e.call(r,"namedTicks"))&&(f="namedTicks")||(void 0===r.libraryTicks||!e.call(r,"libraryTicks"))&&(f="libraryTicks")||(void 0===r.droppedTicks||!e.call(r,"droppedTicks"))&&(f="droppedTicks")||(void 0===r.dropped||!e.call(r,"dropped"))&&(f="dropped")||(void 0===r.busyMs||!e.call(r,"busyMs"))&&(f="busyMs")||(void 0===r.wallMs||!e.call(r,"wallMs"))&&(f="wallMs")||(void 0===r.intervalUs||!e.call(r,"intervalUs"))&&(f="intervalUs")||(void 0===r.schedulingTicks||!e.call(r,"schedulingTicks"))&&(f="schedulingTicks")||(void 0===r.cpu||!e.call(r,"cpu"))&&(f="cpu"))return d.errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1
if(void 0!==r.ticks&&e.call(r,"ticks")){const e=l
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),l=s.length)
var c=e===l}else c=!0
if(c){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=l
a(r.busyTicks,{instancePath:t+"/busyTicks"})||(s=null===s?a.errors:s.concat(a.errors),l=s.length)
c=e===l}else c=!0
if(c){if(void 0!==r.idleTicks&&e.call(r,"idleTicks")){const e=l
a(r.idleTicks,{instancePath:t+"/idleTicks"})||(s=null===s?a.errors:s.concat(a.errors),l=s.length)
c=e===l}else c=!0
if(c){if(void 0!==r.namedTicks&&e.call(r,"namedTicks")){const e=l
a(r.namedTicks,{instancePath:t+"/namedTicks"})||(s=null===s?a.errors:s.concat(a.errors),l=s.length)
c=e===l}else c=!0
if(c){if(void 0!==r.libraryTicks&&e.call(r,"libraryTicks")){const e=l
a(r.libraryTicks,{instancePath:t+"/libraryTicks"})||(s=null===s?a.errors:s.concat(a.errors),l=s.length)
c=e===l}else c=!0
if(c){if(void 0!==r.droppedTicks&&e.call(r,"droppedTicks")){const e=l
a(r.droppedTicks,{instancePath:t+"/droppedTicks"})||(s=null===s?a.errors:s.concat(a.errors),l=s.length)
c=e===l}else c=!0
if(c){if(void 0!==r.dropped&&e.call(r,"dropped")){let e=r.dropped
const n=l
if(l===n){if(!e||"object"!=typeof e||Array.isArray(e))return d.errors=[{instancePath:t+"/dropped",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const n=l
if(a(e[r],{instancePath:t+"/dropped/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=null===s?a.errors:s.concat(a.errors),l=s.length),!(n===l))break}}c=n===l}else c=!0
if(c){if(void 0!==r.busyMs&&e.call(r,"busyMs")){const e=l
n(r.busyMs,{instancePath:t+"/busyMs"})||(s=null===s?n.errors:s.concat(n.errors),l=s.length)
c=e===l}else c=!0
if(c){if(void 0!==r.wallMs&&e.call(r,"wallMs")){const e=l
n(r.wallMs,{instancePath:t+"/wallMs"})||(s=null===s?n.errors:s.concat(n.errors),l=s.length)
c=e===l}else c=!0
if(c){if(void 0!==r.intervalUs&&e.call(r,"intervalUs")){const e=l
i(r.intervalUs,{instancePath:t+"/intervalUs"})||(s=null===s?i.errors:s.concat(i.errors),l=s.length)
c=e===l}else c=!0
if(c){if(void 0!==r.collector&&e.call(r,"collector")){const e=l
if("perf"!==r.collector)return d.errors=[{instancePath:t+"/collector",keyword:"const",params:{allowedValue:"perf"}}],!1
c=e===l}else c=!0
if(c){if(void 0!==r.schedulingTicks&&e.call(r,"schedulingTicks")){const e=l
a(r.schedulingTicks,{instancePath:t+"/schedulingTicks"})||(s=null===s?a.errors:s.concat(a.errors),l=s.length)
c=e===l}else c=!0
if(c){const n=l
if(a(r.startTicks,{instancePath:t+"/startTicks"})||(s=null===s?a.errors:s.concat(a.errors),l=s.length),c=n===l){if(void 0!==r.cpu&&e.call(r,"cpu")){let e=r.cpu
const n=l,a=l
let i=!1
const f=l
o(e,{instancePath:t+"/cpu"})||(s=null===s?o.errors:s.concat(o.errors),l=s.length)
var p=f===l
if(i=i||p,!i){const r=l
if(null!==e){const e={instancePath:t+"/cpu",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),l++}p=r===l
i=i||p}if(!i){const e={instancePath:t+"/cpu",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),l++,d.errors=s,!1}l=a,null!==s&&(a?s.length=a:s=null)
c=n===l}else c=!0
if(c){let e=r.unprofiled
const n=l
if(l===n){if(!Array.isArray(e))return d.errors=[{instancePath:t+"/unprofiled",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=l
if(y(e[n],{instancePath:t+"/unprofiled/"+n})||(s=null===s?y.errors:s.concat(y.errors),l=s.length),!(r===l))break}}}c=n===l}}}}}}}}}}}}}}}}return d.errors=s,0===l}function h(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)?(h.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:1}}],!1):e<0||isNaN(e)?(h.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(h.errors=null,!0):(h.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function m(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)?(m.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:1}}],!1):e<0||isNaN(e)?(m.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(m.errors=null,!0):(m.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function g(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!Array.isArray(e))return g.errors=[{instancePath:r,keyword:"type",params:{type:"array"}}],!1
if(e.length>2)return g.errors=[{instancePath:r,keyword:"maxItems",params:{limit:2}}],!1
if(e.length<2)return g.errors=[{instancePath:r,keyword:"minItems",params:{limit:2}}],!1
{const s=e.length
for(let a=0;a<s;a++){const s=n
if(m(e[a],{instancePath:r+"/"+a})||(t=null===t?m.errors:t.concat(m.errors),n=t.length),!(s===n))break}}}return g.errors=t,0===n}function v(r,{instancePath:t=""}={}){let s=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return v.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===r.ticks||!e.call(r,"ticks"))&&(l="ticks")||(void 0===r.share||!e.call(r,"share"))&&(l="share")||(void 0===r.interval||!e.call(r,"interval"))&&(l="interval")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(l="cpuMs")||(void 0===r.byPhase||!e.call(r,"byPhase"))&&(l="byPhase")||(void 0===r.unlocatedTicks||!e.call(r,"unlocatedTicks"))&&(l="unlocatedTicks")||(void 0===r.asyncTicks||!e.call(r,"asyncTicks"))&&(l="asyncTicks"))return v.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
var o=e===i}else o=!0
if(o){if(void 0!==r.share&&e.call(r,"share")){const e=i
h(r.share,{instancePath:t+"/share"})||(s=null===s?h.errors:s.concat(h.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.interval&&e.call(r,"interval")){const e=i
g(r.interval,{instancePath:t+"/interval"})||(s=null===s?g.errors:s.concat(g.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){const e=i
n(r.cpuMs,{instancePath:t+"/cpuMs"})||(s=null===s?n.errors:s.concat(n.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.byPhase&&e.call(r,"byPhase")){let e=r.byPhase
const n=i
if(i===n){if(!e||"object"!=typeof e||Array.isArray(e))return v.errors=[{instancePath:t+"/byPhase",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const n=i
if(a(e[r],{instancePath:t+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=null===s?a.errors:s.concat(a.errors),i=s.length),!(n===i))break}}o=n===i}else o=!0
if(o){if(void 0!==r.unlocatedTicks&&e.call(r,"unlocatedTicks")){const e=i
a(r.unlocatedTicks,{instancePath:t+"/unlocatedTicks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
o=e===i}else o=!0
if(o)if(void 0!==r.asyncTicks&&e.call(r,"asyncTicks")){const e=i
a(r.asyncTicks,{instancePath:t+"/asyncTicks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
o=e===i}else o=!0}}}}}}}return v.errors=s,0===i}function P(r,{instancePath:t=""}={}){let s=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return P.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===r.id||!e.call(r,"id"))&&(c="id")||(void 0===r.algorithm||!e.call(r,"algorithm"))&&(c="algorithm")||(void 0===r.ticks||!e.call(r,"ticks"))&&(c="ticks")||(void 0===r.share||!e.call(r,"share"))&&(c="share")||(void 0===r.interval||!e.call(r,"interval"))&&(c="interval")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(c="cpuMs")||(void 0===r.byPhase||!e.call(r,"byPhase"))&&(c="byPhase")||(void 0===r.evidence||!e.call(r,"evidence"))&&(c="evidence")||(void 0===r.primitives||!e.call(r,"primitives"))&&(c="primitives"))return P.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==r.id&&e.call(r,"id")){const e=i
if("string"!=typeof r.id)return P.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],!1
var o=e===i}else o=!0
if(o){if(void 0!==r.algorithm&&e.call(r,"algorithm")){const e=i
if("string"!=typeof r.algorithm)return P.errors=[{instancePath:t+"/algorithm",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.share&&e.call(r,"share")){const e=i
h(r.share,{instancePath:t+"/share"})||(s=null===s?h.errors:s.concat(h.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.interval&&e.call(r,"interval")){const e=i
g(r.interval,{instancePath:t+"/interval"})||(s=null===s?g.errors:s.concat(g.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){const e=i
n(r.cpuMs,{instancePath:t+"/cpuMs"})||(s=null===s?n.errors:s.concat(n.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.byPhase&&e.call(r,"byPhase")){let e=r.byPhase
const n=i
if(i===n){if(!e||"object"!=typeof e||Array.isArray(e))return P.errors=[{instancePath:t+"/byPhase",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const n=i
if(a(e[r],{instancePath:t+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=null===s?a.errors:s.concat(a.errors),i=s.length),!(n===i))break}}o=n===i}else o=!0
if(o){if(void 0!==r.evidence&&e.call(r,"evidence")){let e=r.evidence
const n=i
if(i===n){if(!e||"object"!=typeof e||Array.isArray(e))return P.errors=[{instancePath:t+"/evidence",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const n=i
if(a(e[r],{instancePath:t+"/evidence/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=null===s?a.errors:s.concat(a.errors),i=s.length),!(n===i))break}}o=n===i}else o=!0
if(o){if(void 0!==r.primitives&&e.call(r,"primitives")){let n=r.primitives
const c=i
if(i===c){if(!Array.isArray(n))return P.errors=[{instancePath:t+"/primitives",keyword:"type",params:{type:"array"}}],!1
{const r=n.length
for(let o=0;o<r;o++){let r=n[o]
const c=i
if(i===c){if(!r||"object"!=typeof r||Array.isArray(r))return P.errors=[{instancePath:t+"/primitives/"+o,keyword:"type",params:{type:"object"}}],!1
{let n
if((void 0===r.name||!e.call(r,"name"))&&(n="name")||(void 0===r.ticks||!e.call(r,"ticks"))&&(n="ticks"))return P.errors=[{instancePath:t+"/primitives/"+o,keyword:"required",params:{missingProperty:n}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=i
if("string"!=typeof r.name)return P.errors=[{instancePath:t+"/primitives/"+o+"/name",keyword:"type",params:{type:"string"}}],!1
var l=e===i}else l=!0
if(l)if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
a(r.ticks,{instancePath:t+"/primitives/"+o+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
l=e===i}else l=!0}}if(!(c===i))break}}}o=c===i}else o=!0
if(o)if(void 0!==r.unlocatedTicks&&e.call(r,"unlocatedTicks")){const e=i
a(r.unlocatedTicks,{instancePath:t+"/unlocatedTicks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
o=e===i}else o=!0}}}}}}}}}}return P.errors=s,0===i}function k(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return k.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return k.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return k.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return k.errors=null,!0}const w={enum:["sync","async","unknown"]}
function b(e,{instancePath:r=""}={}){return"sync"!==e&&"async"!==e&&"unknown"!==e?(b.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:w.enum}}],!1):(b.errors=null,!0)}const A={enum:["top-level","event-loop","worker","gc","idle","bootstrap","pool"]}
function M(e,{instancePath:r=""}={}){return"top-level"!==e&&"event-loop"!==e&&"worker"!==e&&"gc"!==e&&"idle"!==e&&"bootstrap"!==e&&"pool"!==e?(M.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:A.enum}}],!1):(M.errors=null,!0)}function j(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return j.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.computing||!e.call(r,"computing"))&&(o="computing")||(void 0===r.decoding||!e.call(r,"decoding"))&&(o="decoding"))return j.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.computing&&e.call(r,"computing")){const e=s
a(r.computing,{instancePath:t+"/computing"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
var i=e===s}else i=!0
if(i){if(void 0!==r.decoding&&e.call(r,"decoding")){const e=s
a(r.decoding,{instancePath:t+"/decoding"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
i=e===s}else i=!0
if(i)if(void 0!==r.copying&&e.call(r,"copying")){const e=s
a(r.copying,{instancePath:t+"/copying"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
i=e===s}else i=!0}}}return j.errors=n,0===s}function x(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return x.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return x.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return x.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return x.errors=null,!0}function T(r,{instancePath:t=""}={}){let s=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.count||!e.call(r,"count"))&&(o="count")||(void 0===r.p50Ms||!e.call(r,"p50Ms"))&&(o="p50Ms")||(void 0===r.p95Ms||!e.call(r,"p95Ms"))&&(o="p95Ms")||(void 0===r.maxMs||!e.call(r,"maxMs"))&&(o="maxMs")||(void 0===r.errorMs||!e.call(r,"errorMs"))&&(o="errorMs")||(void 0===r.split||!e.call(r,"split"))&&(o="split"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.count&&e.call(r,"count")){const e=a
x(r.count,{instancePath:t+"/count"})||(s=null===s?x.errors:s.concat(x.errors),a=s.length)
var i=e===a}else i=!0
if(i){if(void 0!==r.p50Ms&&e.call(r,"p50Ms")){const e=a
n(r.p50Ms,{instancePath:t+"/p50Ms"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
i=e===a}else i=!0
if(i){if(void 0!==r.p95Ms&&e.call(r,"p95Ms")){const e=a
n(r.p95Ms,{instancePath:t+"/p95Ms"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
i=e===a}else i=!0
if(i){if(void 0!==r.maxMs&&e.call(r,"maxMs")){const e=a
n(r.maxMs,{instancePath:t+"/maxMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
i=e===a}else i=!0
if(i){if(void 0!==r.errorMs&&e.call(r,"errorMs")){const e=a
n(r.errorMs,{instancePath:t+"/errorMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
i=e===a}else i=!0
if(i)if(void 0!==r.split&&e.call(r,"split")){const e=a
if("boolean"!=typeof r.split)return T.errors=[{instancePath:t+"/split",keyword:"type",params:{type:"boolean"}}],!1
i=e===a}else i=!0}}}}}}return T.errors=s,0===a}function O(e,{instancePath:r=""}={}){return"string"!=typeof e?(O.errors=[{instancePath:r,keyword:"type",params:{type:"string"}}],!1):(O.errors=null,!0)}function $(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return $.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.rule||!e.call(r,"rule"))&&(i="rule")||(void 0===r.until||!e.call(r,"until"))&&(i="until")||(void 0===r.reason||!e.call(r,"reason"))&&(i="reason"))return $.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.rule&&e.call(r,"rule")){const e=s
if("string"!=typeof r.rule)return $.errors=[{instancePath:t+"/rule",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.until&&e.call(r,"until")){const e=s
O(r.until,{instancePath:t+"/until"})||(n=null===n?O.errors:n.concat(O.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.reason&&e.call(r,"reason")){const e=s
if("string"!=typeof r.reason)return $.errors=[{instancePath:t+"/reason",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0}}}return $.errors=n,0===s}function C(r,{instancePath:t=""}={}){let s=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return C.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let p
if((void 0===r.id||!e.call(r,"id"))&&(p="id")||(void 0===r.file||!e.call(r,"file"))&&(p="file")||(void 0===r.line||!e.call(r,"line"))&&(p="line")||(void 0===r.column||!e.call(r,"column"))&&(p="column")||(void 0===r.lineInferred||!e.call(r,"lineInferred"))&&(p="lineInferred")||(void 0===r.function||!e.call(r,"function"))&&(p="function")||(void 0===r.package||!e.call(r,"package"))&&(p="package")||(void 0===r.operation||!e.call(r,"operation"))&&(p="operation")||(void 0===r.algorithm||!e.call(r,"algorithm"))&&(p="algorithm")||(void 0===r.api||!e.call(r,"api"))&&(p="api")||(void 0===r.form||!e.call(r,"form"))&&(p="form")||(void 0===r.parameters||!e.call(r,"parameters"))&&(p="parameters")||(void 0===r.ticks||!e.call(r,"ticks"))&&(p="ticks")||(void 0===r.share||!e.call(r,"share"))&&(p="share")||(void 0===r.interval||!e.call(r,"interval"))&&(p="interval")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(p="cpuMs")||(void 0===r.phase||!e.call(r,"phase"))&&(p="phase")||(void 0===r.byPhase||!e.call(r,"byPhase"))&&(p="byPhase")||(void 0===r.blocks||!e.call(r,"blocks"))&&(p="blocks")||(void 0===r.excerpt||!e.call(r,"excerpt"))&&(p="excerpt"))return C.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1
if(void 0!==r.id&&e.call(r,"id")){const e=i
if("string"!=typeof r.id)return C.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],!1
var o=e===i}else o=!0
if(o){if(void 0!==r.file&&e.call(r,"file")){const e=i
if("string"!=typeof r.file)return C.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.line&&e.call(r,"line")){const e=i
k(r.line,{instancePath:t+"/line"})||(s=null===s?k.errors:s.concat(k.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.column&&e.call(r,"column")){const e=i
k(r.column,{instancePath:t+"/column"})||(s=null===s?k.errors:s.concat(k.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.lineInferred&&e.call(r,"lineInferred")){const e=i
if("boolean"!=typeof r.lineInferred)return C.errors=[{instancePath:t+"/lineInferred",keyword:"type",params:{type:"boolean"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.function&&e.call(r,"function")){const e=i
if("string"!=typeof r.function)return C.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.package&&e.call(r,"package")){const e=i
if("string"!=typeof r.package)return C.errors=[{instancePath:t+"/package",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.operation&&e.call(r,"operation")){const e=i
if("string"!=typeof r.operation)return C.errors=[{instancePath:t+"/operation",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.algorithm&&e.call(r,"algorithm")){const e=i
if("string"!=typeof r.algorithm)return C.errors=[{instancePath:t+"/algorithm",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.api&&e.call(r,"api")){const e=i
if("string"!=typeof r.api)return C.errors=[{instancePath:t+"/api",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.form&&e.call(r,"form")){const e=i
b(r.form,{instancePath:t+"/form"})||(s=null===s?b.errors:s.concat(b.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.parameters&&e.call(r,"parameters")){let e=r.parameters
const n=i
if(i===n){if(!e||"object"!=typeof e||Array.isArray(e))return C.errors=[{instancePath:t+"/parameters",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let n=e[r]
const s=i
if("number"!=typeof n||!isFinite(n))return C.errors=[{instancePath:t+"/parameters/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"number"}}],!1
if(!(s===i))break}}o=n===i}else o=!0
if(o){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.share&&e.call(r,"share")){const e=i
h(r.share,{instancePath:t+"/share"})||(s=null===s?h.errors:s.concat(h.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.interval&&e.call(r,"interval")){const e=i
g(r.interval,{instancePath:t+"/interval"})||(s=null===s?g.errors:s.concat(g.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){const e=i
n(r.cpuMs,{instancePath:t+"/cpuMs"})||(s=null===s?n.errors:s.concat(n.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.phase&&e.call(r,"phase")){const e=i
M(r.phase,{instancePath:t+"/phase"})||(s=null===s?M.errors:s.concat(M.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.byPhase&&e.call(r,"byPhase")){let e=r.byPhase
const n=i
if(i===n){if(!e||"object"!=typeof e||Array.isArray(e))return C.errors=[{instancePath:t+"/byPhase",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const n=i
if(a(e[r],{instancePath:t+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=null===s?a.errors:s.concat(a.errors),i=s.length),!(n===i))break}}o=n===i}else o=!0
if(o){if(void 0!==r.inferredTicks&&e.call(r,"inferredTicks")){const e=i
a(r.inferredTicks,{instancePath:t+"/inferredTicks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.leaves&&e.call(r,"leaves")){const e=i
j(r.leaves,{instancePath:t+"/leaves"})||(s=null===s?j.errors:s.concat(j.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.blocks&&e.call(r,"blocks")){const e=i
T(r.blocks,{instancePath:t+"/blocks"})||(s=null===s?T.errors:s.concat(T.errors),i=s.length)
o=e===i}else o=!0
if(o){if(void 0!==r.excerpt&&e.call(r,"excerpt")){let n=r.excerpt
const a=i,p=i
let f=!1
const u=i
if(i===u)if(n&&"object"==typeof n&&!Array.isArray(n)){let r
if((void 0===n.lines||!e.call(n,"lines"))&&(r="lines")||(void 0===n.firstLine||!e.call(n,"firstLine"))&&(r="firstLine")){const e={instancePath:t+"/excerpt",keyword:"required",params:{missingProperty:r}}
null===s?s=[e]:s.push(e),i++}else{if(void 0!==n.lines&&e.call(n,"lines")){let e=n.lines
const r=i
if(i===r)if(Array.isArray(e)){const r=e.length
for(let n=0;n<r;n++){const r=i
if("string"!=typeof e[n]){const e={instancePath:t+"/excerpt/lines/"+n,keyword:"type",params:{type:"string"}}
null===s?s=[e]:s.push(e),i++}if(!(r===i))break}}else{const e={instancePath:t+"/excerpt/lines",keyword:"type",params:{type:"array"}}
null===s?s=[e]:s.push(e),i++}var l=r===i}else l=!0
if(l)if(void 0!==n.firstLine&&e.call(n,"firstLine")){const e=i
k(n.firstLine,{instancePath:t+"/excerpt/firstLine"})||(s=null===s?k.errors:s.concat(k.errors),i=s.length)
l=e===i}else l=!0}}else{const e={instancePath:t+"/excerpt",keyword:"type",params:{type:"object"}}
null===s?s=[e]:s.push(e),i++}var c=u===i
if(f=f||c,!f){const e=i
if(null!==n){const e={instancePath:t+"/excerpt",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),i++}c=e===i
f=f||c}if(!f){const e={instancePath:t+"/excerpt",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),i++,C.errors=s,!1}i=p,null!==s&&(p?s.length=p:s=null)
o=a===i}else o=!0
if(o)if(void 0!==r.allows&&e.call(r,"allows")){let e=r.allows
const n=i
if(i===n){if(!Array.isArray(e))return C.errors=[{instancePath:t+"/allows",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if($(e[n],{instancePath:t+"/allows/"+n})||(s=null===s?$.errors:s.concat($.errors),i=s.length),!(r===i))break}}}o=n===i}else o=!0}}}}}}}}}}}}}}}}}}}}}}}return C.errors=s,0===i}const S={type:"object",required:["rule","severity","operation","site","callSite","ticks","share","message","edit","advice","notes","verify","docs","fingerprint"],properties:{rule:{type:"string"},severity:{enum:["error","warning","info"]},operation:{type:"string"},site:{type:["string","null"]},callSite:{anyOf:[{$ref:"#/$defs/CallSiteRef"},{type:"null"}]},ticks:{$ref:"types.schema.json#/$defs/Ticks"},share:{$ref:"types.schema.json#/$defs/Share"},message:{type:"string"},edit:{anyOf:[{$ref:"#/$defs/Edit"},{type:"null"}]},advice:{type:"array",items:{type:"string"}},notes:{type:"array",items:{type:"string"}},verify:{type:"string"},docs:{type:"string"},fingerprint:{type:"string"}}}
function q(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.file||!e.call(r,"file"))&&(i="file")||(void 0===r.line||!e.call(r,"line"))&&(i="line")||(void 0===r.function||!e.call(r,"function"))&&(i="function")||(void 0===r.api||!e.call(r,"api"))&&(i="api"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=s
if("string"!=typeof r.file)return q.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=s
k(r.line,{instancePath:t+"/line"})||(n=null===n?k.errors:n.concat(k.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.function&&e.call(r,"function")){const e=s
if("string"!=typeof r.function)return q.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a)if(void 0!==r.api&&e.call(r,"api")){const e=s
if("string"!=typeof r.api)return q.errors=[{instancePath:t+"/api",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0}}}}return q.errors=n,0===s}const N={type:"object",required:["file","profiled","range","text","imports","asyncAt","callersMustAwait"],properties:{file:{type:"string"},profiled:{type:"object",required:["length","sha256"],properties:{length:{$ref:"types.schema.json#/$defs/Count"},sha256:{type:["string","null"]}}},range:{$ref:"profile.schema.json#/$defs/SourceRange"},text:{type:"string"},imports:{type:"array",items:{type:"string"}},asyncAt:{anyOf:[{type:"object",required:["line","column"],properties:{line:{$ref:"types.schema.json#/$defs/Line"},column:{$ref:"types.schema.json#/$defs/Line"}}},{type:"null"}]},callersMustAwait:{type:"boolean"}}}
function I(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return I.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return I.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return I.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return I.errors=null,!0}function F(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return F.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.startLine||!e.call(r,"startLine"))&&(i="startLine")||(void 0===r.startColumn||!e.call(r,"startColumn"))&&(i="startColumn")||(void 0===r.endLine||!e.call(r,"endLine"))&&(i="endLine")||(void 0===r.endColumn||!e.call(r,"endColumn"))&&(i="endColumn"))return F.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.startLine&&e.call(r,"startLine")){const e=s
I(r.startLine,{instancePath:t+"/startLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.startColumn&&e.call(r,"startColumn")){const e=s
I(r.startColumn,{instancePath:t+"/startColumn"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.endLine&&e.call(r,"endLine")){const e=s
I(r.endLine,{instancePath:t+"/endLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.endColumn&&e.call(r,"endColumn")){const e=s
I(r.endColumn,{instancePath:t+"/endColumn"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0}}}}return F.errors=n,0===s}function L(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return L.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===r.file||!e.call(r,"file"))&&(c="file")||(void 0===r.profiled||!e.call(r,"profiled"))&&(c="profiled")||(void 0===r.range||!e.call(r,"range"))&&(c="range")||(void 0===r.text||!e.call(r,"text"))&&(c="text")||(void 0===r.imports||!e.call(r,"imports"))&&(c="imports")||(void 0===r.asyncAt||!e.call(r,"asyncAt"))&&(c="asyncAt")||(void 0===r.callersMustAwait||!e.call(r,"callersMustAwait"))&&(c="callersMustAwait"))return L.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=s
if("string"!=typeof r.file)return L.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.profiled&&e.call(r,"profiled")){let o=r.profiled
const l=s
if(s===l){if(!o||"object"!=typeof o||Array.isArray(o))return L.errors=[{instancePath:t+"/profiled",keyword:"type",params:{type:"object"}}],!1
{let r
if((void 0===o.length||!e.call(o,"length"))&&(r="length")||(void 0===o.sha256||!e.call(o,"sha256"))&&(r="sha256"))return L.errors=[{instancePath:t+"/profiled",keyword:"required",params:{missingProperty:r}}],!1
if(void 0!==o.length&&e.call(o,"length")){const e=s
x(o.length,{instancePath:t+"/profiled/length"})||(n=null===n?x.errors:n.concat(x.errors),s=n.length)
var i=e===s}else i=!0
if(i)if(void 0!==o.sha256&&e.call(o,"sha256")){let e=o.sha256
const r=s
if("string"!=typeof e&&null!==e)return L.errors=[{instancePath:t+"/profiled/sha256",keyword:"type",params:{type:N.properties.profiled.properties.sha256.type}}],!1
i=r===s}else i=!0}}a=l===s}else a=!0
if(a){if(void 0!==r.range&&e.call(r,"range")){const e=s
F(r.range,{instancePath:t+"/range"})||(n=null===n?F.errors:n.concat(F.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.text&&e.call(r,"text")){const e=s
if("string"!=typeof r.text)return L.errors=[{instancePath:t+"/text",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.imports&&e.call(r,"imports")){let e=r.imports
const n=s
if(s===n){if(!Array.isArray(e))return L.errors=[{instancePath:t+"/imports",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return L.errors=[{instancePath:t+"/imports/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}a=n===s}else a=!0
if(a){if(void 0!==r.asyncAt&&e.call(r,"asyncAt")){let i=r.asyncAt
const c=s,p=s
let f=!1
const u=s
if(s===u)if(i&&"object"==typeof i&&!Array.isArray(i)){let r
if((void 0===i.line||!e.call(i,"line"))&&(r="line")||(void 0===i.column||!e.call(i,"column"))&&(r="column")){const e={instancePath:t+"/asyncAt",keyword:"required",params:{missingProperty:r}}
null===n?n=[e]:n.push(e),s++}else{if(void 0!==i.line&&e.call(i,"line")){const e=s
k(i.line,{instancePath:t+"/asyncAt/line"})||(n=null===n?k.errors:n.concat(k.errors),s=n.length)
var o=e===s}else o=!0
if(o)if(void 0!==i.column&&e.call(i,"column")){const e=s
k(i.column,{instancePath:t+"/asyncAt/column"})||(n=null===n?k.errors:n.concat(k.errors),s=n.length)
o=e===s}else o=!0}}else{const e={instancePath:t+"/asyncAt",keyword:"type",params:{type:"object"}}
null===n?n=[e]:n.push(e),s++}var l=u===s
if(f=f||l,!f){const e=s
if(null!==i){const e={instancePath:t+"/asyncAt",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=e===s
f=f||l}if(!f){const e={instancePath:t+"/asyncAt",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,L.errors=n,!1}s=p,null!==n&&(p?n.length=p:n=null)
a=c===s}else a=!0
if(a)if(void 0!==r.callersMustAwait&&e.call(r,"callersMustAwait")){const e=s
if("boolean"!=typeof r.callersMustAwait)return L.errors=[{instancePath:t+"/callersMustAwait",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}}}return L.errors=n,0===s}function R(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return R.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===r.rule||!e.call(r,"rule"))&&(c="rule")||(void 0===r.severity||!e.call(r,"severity"))&&(c="severity")||(void 0===r.operation||!e.call(r,"operation"))&&(c="operation")||(void 0===r.site||!e.call(r,"site"))&&(c="site")||(void 0===r.callSite||!e.call(r,"callSite"))&&(c="callSite")||(void 0===r.ticks||!e.call(r,"ticks"))&&(c="ticks")||(void 0===r.share||!e.call(r,"share"))&&(c="share")||(void 0===r.message||!e.call(r,"message"))&&(c="message")||(void 0===r.edit||!e.call(r,"edit"))&&(c="edit")||(void 0===r.advice||!e.call(r,"advice"))&&(c="advice")||(void 0===r.notes||!e.call(r,"notes"))&&(c="notes")||(void 0===r.verify||!e.call(r,"verify"))&&(c="verify")||(void 0===r.docs||!e.call(r,"docs"))&&(c="docs")||(void 0===r.fingerprint||!e.call(r,"fingerprint"))&&(c="fingerprint"))return R.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==r.rule&&e.call(r,"rule")){const e=s
if("string"!=typeof r.rule)return R.errors=[{instancePath:t+"/rule",keyword:"type",params:{type:"string"}}],!1
var i=e===s}else i=!0
if(i){if(void 0!==r.severity&&e.call(r,"severity")){let e=r.severity
const n=s
if("error"!==e&&"warning"!==e&&"info"!==e)return R.errors=[{instancePath:t+"/severity",keyword:"enum",params:{allowedValues:S.properties.severity.enum}}],!1
i=n===s}else i=!0
if(i){if(void 0!==r.operation&&e.call(r,"operation")){const e=s
if("string"!=typeof r.operation)return R.errors=[{instancePath:t+"/operation",keyword:"type",params:{type:"string"}}],!1
i=e===s}else i=!0
if(i){if(void 0!==r.site&&e.call(r,"site")){let e=r.site
const n=s
if("string"!=typeof e&&null!==e)return R.errors=[{instancePath:t+"/site",keyword:"type",params:{type:S.properties.site.type}}],!1
i=n===s}else i=!0
if(i){if(void 0!==r.callSite&&e.call(r,"callSite")){let e=r.callSite
const a=s,l=s
let c=!1
const p=s
q(e,{instancePath:t+"/callSite"})||(n=null===n?q.errors:n.concat(q.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/callSite",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/callSite",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,R.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
i=a===s}else i=!0
if(i){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=s
a(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
i=e===s}else i=!0
if(i){if(void 0!==r.share&&e.call(r,"share")){const e=s
h(r.share,{instancePath:t+"/share"})||(n=null===n?h.errors:n.concat(h.errors),s=n.length)
i=e===s}else i=!0
if(i){if(void 0!==r.message&&e.call(r,"message")){const e=s
if("string"!=typeof r.message)return R.errors=[{instancePath:t+"/message",keyword:"type",params:{type:"string"}}],!1
i=e===s}else i=!0
if(i){if(void 0!==r.edit&&e.call(r,"edit")){let e=r.edit
const a=s,o=s
let c=!1
const p=s
L(e,{instancePath:t+"/edit"})||(n=null===n?L.errors:n.concat(L.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/edit",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/edit",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,R.errors=n,!1}s=o,null!==n&&(o?n.length=o:n=null)
i=a===s}else i=!0
if(i){if(void 0!==r.advice&&e.call(r,"advice")){let e=r.advice
const n=s
if(s===n){if(!Array.isArray(e))return R.errors=[{instancePath:t+"/advice",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return R.errors=[{instancePath:t+"/advice/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}i=n===s}else i=!0
if(i){if(void 0!==r.notes&&e.call(r,"notes")){let e=r.notes
const n=s
if(s===n){if(!Array.isArray(e))return R.errors=[{instancePath:t+"/notes",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return R.errors=[{instancePath:t+"/notes/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}i=n===s}else i=!0
if(i){if(void 0!==r.verify&&e.call(r,"verify")){const e=s
if("string"!=typeof r.verify)return R.errors=[{instancePath:t+"/verify",keyword:"type",params:{type:"string"}}],!1
i=e===s}else i=!0
if(i){if(void 0!==r.docs&&e.call(r,"docs")){const e=s
if("string"!=typeof r.docs)return R.errors=[{instancePath:t+"/docs",keyword:"type",params:{type:"string"}}],!1
i=e===s}else i=!0
if(i)if(void 0!==r.fingerprint&&e.call(r,"fingerprint")){const e=s
if("string"!=typeof r.fingerprint)return R.errors=[{instancePath:t+"/fingerprint",keyword:"type",params:{type:"string"}}],!1
i=e===s}else i=!0}}}}}}}}}}}}}}return R.errors=n,0===s}const B={enum:["main","worker","pool","helper"]}
function V(e,{instancePath:r=""}={}){return"main"!==e&&"worker"!==e&&"pool"!==e&&"helper"!==e?(V.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:B.enum}}],!1):(V.errors=null,!0)}function K(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return K.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.source||!e.call(r,"source"))&&(o="source")||(void 0===r.pid||!e.call(r,"pid"))&&(o="pid")||(void 0===r.thread||!e.call(r,"thread"))&&(o="thread")||(void 0===r.node||!e.call(r,"node"))&&(o="node")||(void 0===r.v8||!e.call(r,"v8"))&&(o="v8")||(void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(o="busyTicks")||(void 0===r.cryptoTicks||!e.call(r,"cryptoTicks"))&&(o="cryptoTicks"))return K.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.source&&e.call(r,"source")){const e=s
if("string"!=typeof r.source)return K.errors=[{instancePath:t+"/source",keyword:"type",params:{type:"string"}}],!1
var i=e===s}else i=!0
if(i){if(void 0!==r.pid&&e.call(r,"pid")){const e=s
x(r.pid,{instancePath:t+"/pid"})||(n=null===n?x.errors:n.concat(x.errors),s=n.length)
i=e===s}else i=!0
if(i){if(void 0!==r.thread&&e.call(r,"thread")){const e=s
V(r.thread,{instancePath:t+"/thread"})||(n=null===n?V.errors:n.concat(V.errors),s=n.length)
i=e===s}else i=!0
if(i){if(void 0!==r.node&&e.call(r,"node")){const e=s
if("string"!=typeof r.node)return K.errors=[{instancePath:t+"/node",keyword:"type",params:{type:"string"}}],!1
i=e===s}else i=!0
if(i){if(void 0!==r.v8&&e.call(r,"v8")){const e=s
if("string"!=typeof r.v8)return K.errors=[{instancePath:t+"/v8",keyword:"type",params:{type:"string"}}],!1
i=e===s}else i=!0
if(i){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=s
a(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
i=e===s}else i=!0
if(i){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=s
a(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
i=e===s}else i=!0
if(i)if(void 0!==r.cryptoTicks&&e.call(r,"cryptoTicks")){const e=s
a(r.cryptoTicks,{instancePath:t+"/cryptoTicks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
i=e===s}else i=!0}}}}}}}}return K.errors=n,0===s}function W(r,{instancePath:t=""}={}){let s=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return W.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.threads||!e.call(r,"threads"))&&(o="threads")||(void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(o="busyTicks")||(void 0===r.idleTicks||!e.call(r,"idleTicks"))&&(o="idleTicks")||(void 0===r.busyMs||!e.call(r,"busyMs"))&&(o="busyMs")||(void 0===r.operations||!e.call(r,"operations"))&&(o="operations")||(void 0===r.helperTicks||!e.call(r,"helperTicks"))&&(o="helperTicks"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.threads&&e.call(r,"threads")){const e=a
x(r.threads,{instancePath:t+"/threads"})||(s=null===s?x.errors:s.concat(x.errors),a=s.length)
var i=e===a}else i=!0
if(i){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=a
x(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?x.errors:s.concat(x.errors),a=s.length)
i=e===a}else i=!0
if(i){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=a
x(r.busyTicks,{instancePath:t+"/busyTicks"})||(s=null===s?x.errors:s.concat(x.errors),a=s.length)
i=e===a}else i=!0
if(i){if(void 0!==r.idleTicks&&e.call(r,"idleTicks")){const e=a
x(r.idleTicks,{instancePath:t+"/idleTicks"})||(s=null===s?x.errors:s.concat(x.errors),a=s.length)
i=e===a}else i=!0
if(i){if(void 0!==r.busyMs&&e.call(r,"busyMs")){const e=a
n(r.busyMs,{instancePath:t+"/busyMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
i=e===a}else i=!0
if(i){if(void 0!==r.operations&&e.call(r,"operations")){let e=r.operations
const n=a
if(a===n){if(!Array.isArray(e))return W.errors=[{instancePath:t+"/operations",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=a
if(P(e[n],{instancePath:t+"/operations/"+n})||(s=null===s?P.errors:s.concat(P.errors),a=s.length),!(r===a))break}}}i=n===a}else i=!0
if(i)if(void 0!==r.helperTicks&&e.call(r,"helperTicks")){const e=a
x(r.helperTicks,{instancePath:t+"/helperTicks"})||(s=null===s?x.errors:s.concat(x.errors),a=s.length)
i=e===a}else i=!0}}}}}}}return W.errors=s,0===a}function Q(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(Q.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(Q.errors=null,!0):(Q.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function U(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return U.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.requests||!e.call(r,"requests"))&&(i="requests")||(void 0===r.requestsPerSecond||!e.call(r,"requestsPerSecond"))&&(i="requestsPerSecond")||(void 0===r.latencyP50Ms||!e.call(r,"latencyP50Ms"))&&(i="latencyP50Ms")||(void 0===r.latencyP99Ms||!e.call(r,"latencyP99Ms"))&&(i="latencyP99Ms")||(void 0===r.errors||!e.call(r,"errors"))&&(i="errors"))return U.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.requests&&e.call(r,"requests")){const e=s
f(r.requests,{instancePath:t+"/requests"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.requestsPerSecond&&e.call(r,"requestsPerSecond")){const e=s
Q(r.requestsPerSecond,{instancePath:t+"/requestsPerSecond"})||(n=null===n?Q.errors:n.concat(Q.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.latencyP50Ms&&e.call(r,"latencyP50Ms")){const e=s
u(r.latencyP50Ms,{instancePath:t+"/latencyP50Ms"})||(n=null===n?u.errors:n.concat(u.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.latencyP99Ms&&e.call(r,"latencyP99Ms")){const e=s
u(r.latencyP99Ms,{instancePath:t+"/latencyP99Ms"})||(n=null===n?u.errors:n.concat(u.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.errors&&e.call(r,"errors")){const e=s
f(r.errors,{instancePath:t+"/errors"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0}}}}}return U.errors=n,0===s}const E=new RegExp("^[\\w./-]{1,64}$","u")
function z(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return z.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return z.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return z.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return z.errors=null,!0}function G(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!e||"object"!=typeof e||Array.isArray(e))return G.errors=[{instancePath:r,keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>100)return G.errors=[{instancePath:r,keyword:"maxProperties",params:{limit:100}}],!1
for(const a of Object.keys(e)){const e=n
if("string"==typeof a&&!E.test(a)){const e={instancePath:r,keyword:"pattern",params:{pattern:"^[\\w./-]{1,64}$"},propertyName:a}
null===t?t=[e]:t.push(e),n++}var s=e===n
if(!s){const e={instancePath:r,keyword:"propertyNames",params:{propertyName:a}}
return null===t?t=[e]:t.push(e),n++,G.errors=t,!1}}if(s)for(const s of Object.keys(e)){const a=n
if(z(e[s],{instancePath:r+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?z.errors:t.concat(z.errors),n=t.length),!(a===n))break}}return G.errors=t,0===n}function D(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.handshakes||!e.call(r,"handshakes"))&&(i="handshakes")||(void 0===r.resumed||!e.call(r,"resumed"))&&(i="resumed")||(void 0===r.protocols||!e.call(r,"protocols"))&&(i="protocols")||(void 0===r.ciphers||!e.call(r,"ciphers"))&&(i="ciphers")||(void 0===r.groups||!e.call(r,"groups"))&&(i="groups"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.handshakes&&e.call(r,"handshakes")){const e=s
f(r.handshakes,{instancePath:t+"/handshakes"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.resumed&&e.call(r,"resumed")){const e=s
f(r.resumed,{instancePath:t+"/resumed"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.protocols&&e.call(r,"protocols")){const e=s
G(r.protocols,{instancePath:t+"/protocols"})||(n=null===n?G.errors:n.concat(G.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.ciphers&&e.call(r,"ciphers")){const e=s
G(r.ciphers,{instancePath:t+"/ciphers"})||(n=null===n?G.errors:n.concat(G.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.groups&&e.call(r,"groups")){const e=s
G(r.groups,{instancePath:t+"/groups"})||(n=null===n?G.errors:n.concat(G.errors),s=n.length)
a=e===s}else a=!0}}}}}return D.errors=n,0===s}function J(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return J.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===r.requests||!e.call(r,"requests"))&&(l="requests")||(void 0===r.clientRequests||!e.call(r,"clientRequests"))&&(l="clientRequests")||(void 0===r.tlsServer||!e.call(r,"tlsServer"))&&(l="tlsServer")||(void 0===r.tlsClient||!e.call(r,"tlsClient"))&&(l="tlsClient")||(void 0===r.processes||!e.call(r,"processes"))&&(l="processes")||(void 0===r.complete||!e.call(r,"complete"))&&(l="complete"))return J.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==r.requests&&e.call(r,"requests")){const e=s
f(r.requests,{instancePath:t+"/requests"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.clientRequests&&e.call(r,"clientRequests")){const e=s
f(r.clientRequests,{instancePath:t+"/clientRequests"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.tlsServer&&e.call(r,"tlsServer")){let e=r.tlsServer
const o=s,l=s
let c=!1
const p=s
D(e,{instancePath:t+"/tlsServer"})||(n=null===n?D.errors:n.concat(D.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/tlsServer",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/tlsServer",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,J.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(void 0!==r.tlsClient&&e.call(r,"tlsClient")){let e=r.tlsClient
const i=s,l=s
let c=!1
const p=s
D(e,{instancePath:t+"/tlsClient"})||(n=null===n?D.errors:n.concat(D.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/tlsClient",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/tlsClient",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,J.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(void 0!==r.processes&&e.call(r,"processes")){const e=s
f(r.processes,{instancePath:t+"/processes"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.complete&&e.call(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return J.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}}return J.errors=n,0===s}const H={type:"object",required:["role","host","port","handshakes","full","resumed","overlapped","requests","reusedRequests","agents","protocol","cipher","group","alpn","certificate","bytesIn","bytesOut","helloBytesOut","p50Ms","p95Ms","mostOpen","lifeP50Ms","package","choices","callSites","agentSites"],properties:{role:{enum:["client","server"]},host:{type:"string"},port:{$ref:"types.schema.json#/$defs/Count"},handshakes:{$ref:"types.schema.json#/$defs/Count"},full:{$ref:"types.schema.json#/$defs/Count"},resumed:{$ref:"types.schema.json#/$defs/Count"},overlapped:{$ref:"types.schema.json#/$defs/Count"},requests:{$ref:"types.schema.json#/$defs/Count"},reusedRequests:{$ref:"types.schema.json#/$defs/Count"},agents:{$ref:"types.schema.json#/$defs/Count"},protocol:{$ref:"types.schema.json#/$defs/Tally"},cipher:{$ref:"types.schema.json#/$defs/Tally"},group:{$ref:"types.schema.json#/$defs/Tally"},alpn:{$ref:"types.schema.json#/$defs/Tally"},certificate:{anyOf:[{$ref:"#/$defs/Certificate"},{type:"null"}]},bytesIn:{$ref:"types.schema.json#/$defs/Bytes"},bytesOut:{$ref:"types.schema.json#/$defs/Bytes"},helloBytesOut:{anyOf:[{$ref:"types.schema.json#/$defs/Bytes"},{type:"null"}]},p50Ms:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]},p95Ms:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]},mostOpen:{$ref:"types.schema.json#/$defs/Count"},lifeP50Ms:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]},package:{type:"string"},choices:{$ref:"#/$defs/PeerChoices"},callSites:{type:"array",items:{$ref:"#/$defs/AskedAt"}},agentSites:{type:"array",items:{$ref:"#/$defs/AskedAt"}}}}
function X(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return X.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return X.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return X.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return X.errors=null,!0}function Y(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!e||"object"!=typeof e||Array.isArray(e))return Y.errors=[{instancePath:r,keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>100)return Y.errors=[{instancePath:r,keyword:"maxProperties",params:{limit:100}}],!1
for(const a of Object.keys(e)){const e=n
if("string"==typeof a&&!E.test(a)){const e={instancePath:r,keyword:"pattern",params:{pattern:"^[\\w./-]{1,64}$"},propertyName:a}
null===t?t=[e]:t.push(e),n++}var s=e===n
if(!s){const e={instancePath:r,keyword:"propertyNames",params:{propertyName:a}}
return null===t?t=[e]:t.push(e),n++,Y.errors=t,!1}}if(s)for(const s of Object.keys(e)){const a=n
if(z(e[s],{instancePath:r+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?z.errors:t.concat(z.errors),n=t.length),!(a===n))break}}return Y.errors=t,0===n}const Z={type:"object",required:["type","bits","curve"],properties:{type:{enum:["rsa","ec","ed25519","other"]},bits:{anyOf:[{$ref:"types.schema.json#/$defs/Count"},{type:"null"}]},curve:{type:"string"}}}
function _(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return _.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.type||!e.call(r,"type"))&&(o="type")||(void 0===r.bits||!e.call(r,"bits"))&&(o="bits")||(void 0===r.curve||!e.call(r,"curve"))&&(o="curve"))return _.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.type&&e.call(r,"type")){let e=r.type
const n=s
if("rsa"!==e&&"ec"!==e&&"ed25519"!==e&&"other"!==e)return _.errors=[{instancePath:t+"/type",keyword:"enum",params:{allowedValues:Z.properties.type.enum}}],!1
var a=n===s}else a=!0
if(a){if(void 0!==r.bits&&e.call(r,"bits")){let e=r.bits
const o=s,l=s
let c=!1
const p=s
X(e,{instancePath:t+"/bits"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/bits",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/bits",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,_.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a)if(void 0!==r.curve&&e.call(r,"curve")){const e=s
if("string"!=typeof r.curve)return _.errors=[{instancePath:t+"/curve",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0}}}return _.errors=n,0===s}function ee(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return ee.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return ee.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return ee.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return ee.errors=null,!0}function re(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(re.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(re.errors=null,!0):(re.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function te(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return te.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(void 0===r.agentIsPlain&&(r.agentIsPlain=0),void 0===r.renegotiated&&(r.renegotiated=0),(void 0===r.withAgent||!e.call(r,"withAgent"))&&(i="withAgent")||(void 0===r.agentKeepsAlive||!e.call(r,"agentKeepsAlive"))&&(i="agentKeepsAlive")||(void 0===r.agentKeepsNoSessions||!e.call(r,"agentKeepsNoSessions"))&&(i="agentKeepsNoSessions")||(void 0===r.sessionOffered||!e.call(r,"sessionOffered"))&&(i="sessionOffered")||(void 0===r.ownContext||!e.call(r,"ownContext"))&&(i="ownContext")||(void 0===r.ownCa||!e.call(r,"ownCa"))&&(i="ownCa")||(void 0===r.ownIdentityCheck||!e.call(r,"ownIdentityCheck"))&&(i="ownIdentityCheck")||(void 0===r.forbidsTls13||!e.call(r,"forbidsTls13"))&&(i="forbidsTls13")||(void 0===r.ownCurves||!e.call(r,"ownCurves"))&&(i="ownCurves")||(void 0===r.closedByServer||!e.call(r,"closedByServer"))&&(i="closedByServer"))return te.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.withAgent&&e.call(r,"withAgent")){const e=s
X(r.withAgent,{instancePath:t+"/withAgent"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.agentKeepsAlive&&e.call(r,"agentKeepsAlive")){const e=s
X(r.agentKeepsAlive,{instancePath:t+"/agentKeepsAlive"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){const i=s
if(X(r.agentIsPlain,{instancePath:t+"/agentIsPlain"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length),a=i===s){if(void 0!==r.agentKeepsNoSessions&&e.call(r,"agentKeepsNoSessions")){const e=s
X(r.agentKeepsNoSessions,{instancePath:t+"/agentKeepsNoSessions"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.sessionOffered&&e.call(r,"sessionOffered")){const e=s
X(r.sessionOffered,{instancePath:t+"/sessionOffered"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.ownContext&&e.call(r,"ownContext")){const e=s
X(r.ownContext,{instancePath:t+"/ownContext"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.ownCa&&e.call(r,"ownCa")){const e=s
X(r.ownCa,{instancePath:t+"/ownCa"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.ownIdentityCheck&&e.call(r,"ownIdentityCheck")){const e=s
X(r.ownIdentityCheck,{instancePath:t+"/ownIdentityCheck"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.forbidsTls13&&e.call(r,"forbidsTls13")){const e=s
X(r.forbidsTls13,{instancePath:t+"/forbidsTls13"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.ownCurves&&e.call(r,"ownCurves")){const e=s
X(r.ownCurves,{instancePath:t+"/ownCurves"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){const i=s
if(X(r.renegotiated,{instancePath:t+"/renegotiated"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length),a=i===s)if(void 0!==r.closedByServer&&e.call(r,"closedByServer")){const e=s
X(r.closedByServer,{instancePath:t+"/closedByServer"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0}}}}}}}}}}}}return te.errors=n,0===s}function ne(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return ne.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return ne.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return ne.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return ne.errors=null,!0}const se={type:"object",required:["callee","args","options","origin","excerpt","excerptLine","line"],properties:{callee:{type:"string"},args:{type:"array",items:{type:["string","number","null"]}},options:{type:"object",additionalProperties:{type:["string","number"]}},argOptions:{type:"array",items:{type:["object","null"],additionalProperties:{type:["string","number"]}}},origin:{anyOf:[{type:"object",required:["callee","args"],properties:{callee:{type:"string"},args:{type:"array",items:{type:["string","number","null"]}}}},{type:"null"}]},excerpt:{type:"array",items:{type:"string"}},excerptLine:{$ref:"types.schema.json#/$defs/Line"},line:{$ref:"types.schema.json#/$defs/Line"},file:{type:"string"},allows:{type:"array",items:{$ref:"#/$defs/InlineAllow"}},syntax:{anyOf:[{$ref:"#/$defs/CallSyntax"},{type:"null"}]}}}
function ae(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return ae.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.rule||!e.call(r,"rule"))&&(i="rule")||(void 0===r.until||!e.call(r,"until"))&&(i="until")||(void 0===r.reason||!e.call(r,"reason"))&&(i="reason"))return ae.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.rule&&e.call(r,"rule")){const e=s
if("string"!=typeof r.rule)return ae.errors=[{instancePath:t+"/rule",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.until&&e.call(r,"until")){const e=s
O(r.until,{instancePath:t+"/until"})||(n=null===n?O.errors:n.concat(O.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.reason&&e.call(r,"reason")){const e=s
if("string"!=typeof r.reason)return ae.errors=[{instancePath:t+"/reason",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0}}}return ae.errors=n,0===s}const ie={type:"object",required:["range","calleeRange","calleeText","receiverText","argumentTexts","argumentRanges","hasSpread","isPromisified","isAwaited","isChained","isUnterminated","isUpdated","isNew","ordinal","within","module","file","imported","taken"],properties:{range:{$ref:"#/$defs/SourceRange"},calleeRange:{$ref:"#/$defs/SourceRange"},calleeText:{type:["string","null"]},receiverText:{type:["string","null"]},argumentTexts:{type:"array",items:{type:["string","null"]}},argumentRanges:{type:"array",items:{$ref:"#/$defs/SourceRange"}},areConstant:{type:"array",items:{type:"boolean"}},argumentForms:{type:"array",items:{anyOf:[{$ref:"#/$defs/KeyForm"},{type:"null"}]}},optionLiterals:{type:"array",items:{$ref:"#/$defs/OptionLiteral"}},hasSpread:{type:"boolean"},isPromisified:{type:"boolean"},isAwaited:{type:"boolean"},isChained:{type:"boolean"},isUnterminated:{type:"boolean"},isUpdated:{type:"boolean"},isNew:{type:"boolean"},isEnded:{type:"boolean"},renegotiates:{type:"boolean"},ordinal:{$ref:"types.schema.json#/$defs/Count"},within:{$ref:"#/$defs/EnclosingFunction"},module:{enum:["esm","cjs"]},file:{$ref:"#/$defs/SourceFile"},imported:{anyOf:[{$ref:"#/$defs/ImportedName"},{type:"null"}]},taken:{type:"array",items:{type:"string"}}}}
function oe(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return oe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.startLine||!e.call(r,"startLine"))&&(i="startLine")||(void 0===r.startColumn||!e.call(r,"startColumn"))&&(i="startColumn")||(void 0===r.endLine||!e.call(r,"endLine"))&&(i="endLine")||(void 0===r.endColumn||!e.call(r,"endColumn"))&&(i="endColumn"))return oe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.startLine&&e.call(r,"startLine")){const e=s
I(r.startLine,{instancePath:t+"/startLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.startColumn&&e.call(r,"startColumn")){const e=s
I(r.startColumn,{instancePath:t+"/startColumn"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.endLine&&e.call(r,"endLine")){const e=s
I(r.endLine,{instancePath:t+"/endLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.endColumn&&e.call(r,"endColumn")){const e=s
I(r.endColumn,{instancePath:t+"/endColumn"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0}}}}return oe.errors=n,0===s}const le={enum:["text","bytes","key","other"]}
function ce(e,{instancePath:r=""}={}){return"text"!==e&&"bytes"!==e&&"key"!==e&&"other"!==e?(ce.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:le.enum}}],!1):(ce.errors=null,!0)}const pe={type:"object",required:["of","argument","path","range","end","isInPlace","isShared","hasOthers","properties"],properties:{of:{enum:["call","maker"]},argument:{$ref:"types.schema.json#/$defs/Count"},path:{type:"string"},range:{$ref:"#/$defs/SourceRange"},end:{$ref:"#/$defs/SourceRange"},isInPlace:{type:"boolean"},isShared:{type:"boolean"},hasOthers:{type:"boolean"},properties:{type:"array",items:{$ref:"#/$defs/OptionProperty"}}}},fe={type:"object",required:["name","range","valueRange","text","value","isConstant"],properties:{name:{type:"string"},range:{$ref:"#/$defs/SourceRange"},valueRange:{$ref:"#/$defs/SourceRange"},text:{type:["string","null"]},value:{type:["string","number","null"]},isConstant:{type:"boolean"}}}
function ue(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return ue.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.name||!e.call(r,"name"))&&(i="name")||(void 0===r.range||!e.call(r,"range"))&&(i="range")||(void 0===r.valueRange||!e.call(r,"valueRange"))&&(i="valueRange")||(void 0===r.text||!e.call(r,"text"))&&(i="text")||(void 0===r.value||!e.call(r,"value"))&&(i="value")||(void 0===r.isConstant||!e.call(r,"isConstant"))&&(i="isConstant"))return ue.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=s
if("string"!=typeof r.name)return ue.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.range&&e.call(r,"range")){const e=s
oe(r.range,{instancePath:t+"/range"})||(n=null===n?oe.errors:n.concat(oe.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.valueRange&&e.call(r,"valueRange")){const e=s
oe(r.valueRange,{instancePath:t+"/valueRange"})||(n=null===n?oe.errors:n.concat(oe.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.text&&e.call(r,"text")){let e=r.text
const n=s
if("string"!=typeof e&&null!==e)return ue.errors=[{instancePath:t+"/text",keyword:"type",params:{type:fe.properties.text.type}}],!1
a=n===s}else a=!0
if(a){if(void 0!==r.value&&e.call(r,"value")){let e=r.value
const n=s
if("string"!=typeof e&&("number"!=typeof e||!isFinite(e))&&null!==e)return ue.errors=[{instancePath:t+"/value",keyword:"type",params:{type:fe.properties.value.type}}],!1
a=n===s}else a=!0
if(a)if(void 0!==r.isConstant&&e.call(r,"isConstant")){const e=s
if("boolean"!=typeof r.isConstant)return ue.errors=[{instancePath:t+"/isConstant",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}}return ue.errors=n,0===s}function ye(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return ye.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.of||!e.call(r,"of"))&&(i="of")||(void 0===r.argument||!e.call(r,"argument"))&&(i="argument")||(void 0===r.path||!e.call(r,"path"))&&(i="path")||(void 0===r.range||!e.call(r,"range"))&&(i="range")||(void 0===r.end||!e.call(r,"end"))&&(i="end")||(void 0===r.isInPlace||!e.call(r,"isInPlace"))&&(i="isInPlace")||(void 0===r.isShared||!e.call(r,"isShared"))&&(i="isShared")||(void 0===r.hasOthers||!e.call(r,"hasOthers"))&&(i="hasOthers")||(void 0===r.properties||!e.call(r,"properties"))&&(i="properties"))return ye.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.of&&e.call(r,"of")){let e=r.of
const n=s
if("call"!==e&&"maker"!==e)return ye.errors=[{instancePath:t+"/of",keyword:"enum",params:{allowedValues:pe.properties.of.enum}}],!1
var a=n===s}else a=!0
if(a){if(void 0!==r.argument&&e.call(r,"argument")){const e=s
f(r.argument,{instancePath:t+"/argument"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.path&&e.call(r,"path")){const e=s
if("string"!=typeof r.path)return ye.errors=[{instancePath:t+"/path",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.range&&e.call(r,"range")){const e=s
oe(r.range,{instancePath:t+"/range"})||(n=null===n?oe.errors:n.concat(oe.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.end&&e.call(r,"end")){const e=s
oe(r.end,{instancePath:t+"/end"})||(n=null===n?oe.errors:n.concat(oe.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.isInPlace&&e.call(r,"isInPlace")){const e=s
if("boolean"!=typeof r.isInPlace)return ye.errors=[{instancePath:t+"/isInPlace",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.isShared&&e.call(r,"isShared")){const e=s
if("boolean"!=typeof r.isShared)return ye.errors=[{instancePath:t+"/isShared",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.hasOthers&&e.call(r,"hasOthers")){const e=s
if("boolean"!=typeof r.hasOthers)return ye.errors=[{instancePath:t+"/hasOthers",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a)if(void 0!==r.properties&&e.call(r,"properties")){let e=r.properties
const i=s
if(s===i){if(!Array.isArray(e))return ye.errors=[{instancePath:t+"/properties",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(ue(e[a],{instancePath:t+"/properties/"+a})||(n=null===n?ue.errors:n.concat(ue.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0}}}}}}}}}return ye.errors=n,0===s}const de={type:"object",required:["kind","name","isAsync","isGenerator","isCallback","calledBy","calledFrom","router","isTyped","asyncAt"],properties:{kind:{enum:["module","function","arrow","method","getter","setter","constructor","field","static-block","parameters"]},name:{type:"string"},isAsync:{type:"boolean"},isGenerator:{type:"boolean"},isCallback:{type:"boolean"},calledBy:{type:"string"},calledFrom:{type:"string"},router:{type:"string"},isTyped:{type:"boolean"},asyncAt:{anyOf:[{type:"object",required:["line","column"],properties:{line:{$ref:"types.schema.json#/$defs/Line"},column:{$ref:"types.schema.json#/$defs/Line"}}},{type:"null"}]}}}
function he(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return he.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===r.kind||!e.call(r,"kind"))&&(l="kind")||(void 0===r.name||!e.call(r,"name"))&&(l="name")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(l="isAsync")||(void 0===r.isGenerator||!e.call(r,"isGenerator"))&&(l="isGenerator")||(void 0===r.isCallback||!e.call(r,"isCallback"))&&(l="isCallback")||(void 0===r.calledBy||!e.call(r,"calledBy"))&&(l="calledBy")||(void 0===r.calledFrom||!e.call(r,"calledFrom"))&&(l="calledFrom")||(void 0===r.router||!e.call(r,"router"))&&(l="router")||(void 0===r.isTyped||!e.call(r,"isTyped"))&&(l="isTyped")||(void 0===r.asyncAt||!e.call(r,"asyncAt"))&&(l="asyncAt"))return he.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==r.kind&&e.call(r,"kind")){let e=r.kind
const n=s
if("module"!==e&&"function"!==e&&"arrow"!==e&&"method"!==e&&"getter"!==e&&"setter"!==e&&"constructor"!==e&&"field"!==e&&"static-block"!==e&&"parameters"!==e)return he.errors=[{instancePath:t+"/kind",keyword:"enum",params:{allowedValues:de.properties.kind.enum}}],!1
var a=n===s}else a=!0
if(a){if(void 0!==r.name&&e.call(r,"name")){const e=s
if("string"!=typeof r.name)return he.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=s
if("boolean"!=typeof r.isAsync)return he.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.isGenerator&&e.call(r,"isGenerator")){const e=s
if("boolean"!=typeof r.isGenerator)return he.errors=[{instancePath:t+"/isGenerator",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.isCallback&&e.call(r,"isCallback")){const e=s
if("boolean"!=typeof r.isCallback)return he.errors=[{instancePath:t+"/isCallback",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.calledBy&&e.call(r,"calledBy")){const e=s
if("string"!=typeof r.calledBy)return he.errors=[{instancePath:t+"/calledBy",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.calledFrom&&e.call(r,"calledFrom")){const e=s
if("string"!=typeof r.calledFrom)return he.errors=[{instancePath:t+"/calledFrom",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.router&&e.call(r,"router")){const e=s
if("string"!=typeof r.router)return he.errors=[{instancePath:t+"/router",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.isTyped&&e.call(r,"isTyped")){const e=s
if("boolean"!=typeof r.isTyped)return he.errors=[{instancePath:t+"/isTyped",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a)if(void 0!==r.asyncAt&&e.call(r,"asyncAt")){let l=r.asyncAt
const c=s,p=s
let f=!1
const u=s
if(s===u)if(l&&"object"==typeof l&&!Array.isArray(l)){let r
if((void 0===l.line||!e.call(l,"line"))&&(r="line")||(void 0===l.column||!e.call(l,"column"))&&(r="column")){const e={instancePath:t+"/asyncAt",keyword:"required",params:{missingProperty:r}}
null===n?n=[e]:n.push(e),s++}else{if(void 0!==l.line&&e.call(l,"line")){const e=s
I(l.line,{instancePath:t+"/asyncAt/line"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
var i=e===s}else i=!0
if(i)if(void 0!==l.column&&e.call(l,"column")){const e=s
I(l.column,{instancePath:t+"/asyncAt/column"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
i=e===s}else i=!0}}else{const e={instancePath:t+"/asyncAt",keyword:"type",params:{type:"object"}}
null===n?n=[e]:n.push(e),s++}var o=u===s
if(f=f||o,!f){const e=s
if(null!==l){const e={instancePath:t+"/asyncAt",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=e===s
f=f||o}if(!f){const e={instancePath:t+"/asyncAt",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,he.errors=n,!1}s=p,null!==n&&(p?n.length=p:n=null)
a=c===s}else a=!0}}}}}}}}}}return he.errors=n,0===s}const me={type:"object",required:["language","length","sha256"],properties:{language:{enum:["javascript","typescript","generated"]},length:{$ref:"types.schema.json#/$defs/Count"},sha256:{type:["string","null"]}}}
function ge(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return ge.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.language||!e.call(r,"language"))&&(i="language")||(void 0===r.length||!e.call(r,"length"))&&(i="length")||(void 0===r.sha256||!e.call(r,"sha256"))&&(i="sha256"))return ge.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.language&&e.call(r,"language")){let e=r.language
const n=s
if("javascript"!==e&&"typescript"!==e&&"generated"!==e)return ge.errors=[{instancePath:t+"/language",keyword:"enum",params:{allowedValues:me.properties.language.enum}}],!1
var a=n===s}else a=!0
if(a){if(void 0!==r.length&&e.call(r,"length")){const e=s
f(r.length,{instancePath:t+"/length"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.sha256&&e.call(r,"sha256")){let e=r.sha256
const n=s
if("string"!=typeof e&&null!==e)return ge.errors=[{instancePath:t+"/sha256",keyword:"type",params:{type:me.properties.sha256.type}}],!1
a=n===s}else a=!0}}}return ge.errors=n,0===s}function ve(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return ve.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if((void 0===r.module||!e.call(r,"module"))&&(s="module")||(void 0===r.name||!e.call(r,"name"))&&(s="name")||(void 0===r.local||!e.call(r,"local"))&&(s="local"))return ve.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(void 0!==r.module&&e.call(r,"module")){const e=0
if("string"!=typeof r.module)return ve.errors=[{instancePath:t+"/module",keyword:"type",params:{type:"string"}}],!1
var n=0===e}else n=!0
if(n){if(void 0!==r.name&&e.call(r,"name")){const e=0
if("string"!=typeof r.name)return ve.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0
if(n)if(void 0!==r.local&&e.call(r,"local")){const e=0
if("string"!=typeof r.local)return ve.errors=[{instancePath:t+"/local",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0}}return ve.errors=null,!0}function Pe(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Pe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===r.range||!e.call(r,"range"))&&(l="range")||(void 0===r.calleeRange||!e.call(r,"calleeRange"))&&(l="calleeRange")||(void 0===r.calleeText||!e.call(r,"calleeText"))&&(l="calleeText")||(void 0===r.receiverText||!e.call(r,"receiverText"))&&(l="receiverText")||(void 0===r.argumentTexts||!e.call(r,"argumentTexts"))&&(l="argumentTexts")||(void 0===r.argumentRanges||!e.call(r,"argumentRanges"))&&(l="argumentRanges")||(void 0===r.hasSpread||!e.call(r,"hasSpread"))&&(l="hasSpread")||(void 0===r.isPromisified||!e.call(r,"isPromisified"))&&(l="isPromisified")||(void 0===r.isAwaited||!e.call(r,"isAwaited"))&&(l="isAwaited")||(void 0===r.isChained||!e.call(r,"isChained"))&&(l="isChained")||(void 0===r.isUnterminated||!e.call(r,"isUnterminated"))&&(l="isUnterminated")||(void 0===r.isUpdated||!e.call(r,"isUpdated"))&&(l="isUpdated")||(void 0===r.isNew||!e.call(r,"isNew"))&&(l="isNew")||(void 0===r.ordinal||!e.call(r,"ordinal"))&&(l="ordinal")||(void 0===r.within||!e.call(r,"within"))&&(l="within")||(void 0===r.module||!e.call(r,"module"))&&(l="module")||(void 0===r.file||!e.call(r,"file"))&&(l="file")||(void 0===r.imported||!e.call(r,"imported"))&&(l="imported")||(void 0===r.taken||!e.call(r,"taken"))&&(l="taken"))return Pe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==r.range&&e.call(r,"range")){const e=s
oe(r.range,{instancePath:t+"/range"})||(n=null===n?oe.errors:n.concat(oe.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.calleeRange&&e.call(r,"calleeRange")){const e=s
oe(r.calleeRange,{instancePath:t+"/calleeRange"})||(n=null===n?oe.errors:n.concat(oe.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.calleeText&&e.call(r,"calleeText")){let e=r.calleeText
const n=s
if("string"!=typeof e&&null!==e)return Pe.errors=[{instancePath:t+"/calleeText",keyword:"type",params:{type:ie.properties.calleeText.type}}],!1
a=n===s}else a=!0
if(a){if(void 0!==r.receiverText&&e.call(r,"receiverText")){let e=r.receiverText
const n=s
if("string"!=typeof e&&null!==e)return Pe.errors=[{instancePath:t+"/receiverText",keyword:"type",params:{type:ie.properties.receiverText.type}}],!1
a=n===s}else a=!0
if(a){if(void 0!==r.argumentTexts&&e.call(r,"argumentTexts")){let e=r.argumentTexts
const n=s
if(s===n){if(!Array.isArray(e))return Pe.errors=[{instancePath:t+"/argumentTexts",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const a=s
if("string"!=typeof r&&null!==r)return Pe.errors=[{instancePath:t+"/argumentTexts/"+n,keyword:"type",params:{type:ie.properties.argumentTexts.items.type}}],!1
if(!(a===s))break}}}a=n===s}else a=!0
if(a){if(void 0!==r.argumentRanges&&e.call(r,"argumentRanges")){let e=r.argumentRanges
const i=s
if(s===i){if(!Array.isArray(e))return Pe.errors=[{instancePath:t+"/argumentRanges",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(oe(e[a],{instancePath:t+"/argumentRanges/"+a})||(n=null===n?oe.errors:n.concat(oe.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0
if(a){if(void 0!==r.areConstant&&e.call(r,"areConstant")){let e=r.areConstant
const n=s
if(s===n){if(!Array.isArray(e))return Pe.errors=[{instancePath:t+"/areConstant",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("boolean"!=typeof e[n])return Pe.errors=[{instancePath:t+"/areConstant/"+n,keyword:"type",params:{type:"boolean"}}],!1
if(!(r===s))break}}}a=n===s}else a=!0
if(a){if(void 0!==r.argumentForms&&e.call(r,"argumentForms")){let e=r.argumentForms
const o=s
if(s===o){if(!Array.isArray(e))return Pe.errors=[{instancePath:t+"/argumentForms",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){let r=e[a]
const o=s,l=s
let c=!1
const p=s
ce(r,{instancePath:t+"/argumentForms/"+a})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const e=s
if(null!==r){const e={instancePath:t+"/argumentForms/"+a,keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=e===s
c=c||i}if(!c){const e={instancePath:t+"/argumentForms/"+a,keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Pe.errors=n,!1}if(s=l,null!==n&&(l?n.length=l:n=null),!(o===s))break}}}a=o===s}else a=!0
if(a){if(void 0!==r.optionLiterals&&e.call(r,"optionLiterals")){let e=r.optionLiterals
const i=s
if(s===i){if(!Array.isArray(e))return Pe.errors=[{instancePath:t+"/optionLiterals",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(ye(e[a],{instancePath:t+"/optionLiterals/"+a})||(n=null===n?ye.errors:n.concat(ye.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0
if(a){if(void 0!==r.hasSpread&&e.call(r,"hasSpread")){const e=s
if("boolean"!=typeof r.hasSpread)return Pe.errors=[{instancePath:t+"/hasSpread",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.isPromisified&&e.call(r,"isPromisified")){const e=s
if("boolean"!=typeof r.isPromisified)return Pe.errors=[{instancePath:t+"/isPromisified",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.isAwaited&&e.call(r,"isAwaited")){const e=s
if("boolean"!=typeof r.isAwaited)return Pe.errors=[{instancePath:t+"/isAwaited",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.isChained&&e.call(r,"isChained")){const e=s
if("boolean"!=typeof r.isChained)return Pe.errors=[{instancePath:t+"/isChained",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.isUnterminated&&e.call(r,"isUnterminated")){const e=s
if("boolean"!=typeof r.isUnterminated)return Pe.errors=[{instancePath:t+"/isUnterminated",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.isUpdated&&e.call(r,"isUpdated")){const e=s
if("boolean"!=typeof r.isUpdated)return Pe.errors=[{instancePath:t+"/isUpdated",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.isNew&&e.call(r,"isNew")){const e=s
if("boolean"!=typeof r.isNew)return Pe.errors=[{instancePath:t+"/isNew",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.isEnded&&e.call(r,"isEnded")){const e=s
if("boolean"!=typeof r.isEnded)return Pe.errors=[{instancePath:t+"/isEnded",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.renegotiates&&e.call(r,"renegotiates")){const e=s
if("boolean"!=typeof r.renegotiates)return Pe.errors=[{instancePath:t+"/renegotiates",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.ordinal&&e.call(r,"ordinal")){const e=s
f(r.ordinal,{instancePath:t+"/ordinal"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.within&&e.call(r,"within")){const e=s
he(r.within,{instancePath:t+"/within"})||(n=null===n?he.errors:n.concat(he.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.module&&e.call(r,"module")){let e=r.module
const n=s
if("esm"!==e&&"cjs"!==e)return Pe.errors=[{instancePath:t+"/module",keyword:"enum",params:{allowedValues:ie.properties.module.enum}}],!1
a=n===s}else a=!0
if(a){if(void 0!==r.file&&e.call(r,"file")){const e=s
ge(r.file,{instancePath:t+"/file"})||(n=null===n?ge.errors:n.concat(ge.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.imported&&e.call(r,"imported")){let e=r.imported
const i=s,l=s
let c=!1
const p=s
ve(e,{instancePath:t+"/imported"})||(n=null===n?ve.errors:n.concat(ve.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/imported",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/imported",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Pe.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a)if(void 0!==r.taken&&e.call(r,"taken")){let e=r.taken
const n=s
if(s===n){if(!Array.isArray(e))return Pe.errors=[{instancePath:t+"/taken",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return Pe.errors=[{instancePath:t+"/taken/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}a=n===s}else a=!0}}}}}}}}}}}}}}}}}}}}}}}}return Pe.errors=n,0===s}function ke(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return ke.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===r.callee||!e.call(r,"callee"))&&(c="callee")||(void 0===r.args||!e.call(r,"args"))&&(c="args")||(void 0===r.options||!e.call(r,"options"))&&(c="options")||(void 0===r.origin||!e.call(r,"origin"))&&(c="origin")||(void 0===r.excerpt||!e.call(r,"excerpt"))&&(c="excerpt")||(void 0===r.excerptLine||!e.call(r,"excerptLine"))&&(c="excerptLine")||(void 0===r.line||!e.call(r,"line"))&&(c="line"))return ke.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==r.callee&&e.call(r,"callee")){const e=s
if("string"!=typeof r.callee)return ke.errors=[{instancePath:t+"/callee",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.args&&e.call(r,"args")){let e=r.args
const n=s
if(s===n){if(!Array.isArray(e))return ke.errors=[{instancePath:t+"/args",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const a=s
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r)return ke.errors=[{instancePath:t+"/args/"+n,keyword:"type",params:{type:se.properties.args.items.type}}],!1
if(!(a===s))break}}}a=n===s}else a=!0
if(a){if(void 0!==r.options&&e.call(r,"options")){let e=r.options
const n=s
if(s===n){if(!e||"object"!=typeof e||Array.isArray(e))return ke.errors=[{instancePath:t+"/options",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let n=e[r]
const a=s
if("string"!=typeof n&&("number"!=typeof n||!isFinite(n)))return ke.errors=[{instancePath:t+"/options/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:se.properties.options.additionalProperties.type}}],!1
if(!(a===s))break}}a=n===s}else a=!0
if(a){if(void 0!==r.argOptions&&e.call(r,"argOptions")){let e=r.argOptions
const n=s
if(s===n){if(!Array.isArray(e))return ke.errors=[{instancePath:t+"/argOptions",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const a=s
if((!r||"object"!=typeof r||Array.isArray(r))&&null!==r)return ke.errors=[{instancePath:t+"/argOptions/"+n,keyword:"type",params:{type:se.properties.argOptions.items.type}}],!1
if(s===a&&r&&"object"==typeof r&&!Array.isArray(r))for(const e of Object.keys(r)){let a=r[e]
const i=s
if("string"!=typeof a&&("number"!=typeof a||!isFinite(a)))return ke.errors=[{instancePath:t+"/argOptions/"+n+"/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:se.properties.argOptions.items.additionalProperties.type}}],!1
if(!(i===s))break}if(!(a===s))break}}}a=n===s}else a=!0
if(a){if(void 0!==r.origin&&e.call(r,"origin")){let l=r.origin
const c=s,p=s
let f=!1
const u=s
if(s===u)if(l&&"object"==typeof l&&!Array.isArray(l)){let r
if((void 0===l.callee||!e.call(l,"callee"))&&(r="callee")||(void 0===l.args||!e.call(l,"args"))&&(r="args")){const e={instancePath:t+"/origin",keyword:"required",params:{missingProperty:r}}
null===n?n=[e]:n.push(e),s++}else{if(void 0!==l.callee&&e.call(l,"callee")){const e=s
if("string"!=typeof l.callee){const e={instancePath:t+"/origin/callee",keyword:"type",params:{type:"string"}}
null===n?n=[e]:n.push(e),s++}var i=e===s}else i=!0
if(i)if(void 0!==l.args&&e.call(l,"args")){let e=l.args
const r=s
if(s===r)if(Array.isArray(e)){const r=e.length
for(let a=0;a<r;a++){let r=e[a]
const i=s
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r){const e={instancePath:t+"/origin/args/"+a,keyword:"type",params:{type:se.properties.origin.anyOf[0].properties.args.items.type}}
null===n?n=[e]:n.push(e),s++}if(!(i===s))break}}else{const e={instancePath:t+"/origin/args",keyword:"type",params:{type:"array"}}
null===n?n=[e]:n.push(e),s++}i=r===s}else i=!0}}else{const e={instancePath:t+"/origin",keyword:"type",params:{type:"object"}}
null===n?n=[e]:n.push(e),s++}var o=u===s
if(f=f||o,!f){const e=s
if(null!==l){const e={instancePath:t+"/origin",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=e===s
f=f||o}if(!f){const e={instancePath:t+"/origin",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,ke.errors=n,!1}s=p,null!==n&&(p?n.length=p:n=null)
a=c===s}else a=!0
if(a){if(void 0!==r.excerpt&&e.call(r,"excerpt")){let e=r.excerpt
const n=s
if(s===n){if(!Array.isArray(e))return ke.errors=[{instancePath:t+"/excerpt",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return ke.errors=[{instancePath:t+"/excerpt/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}a=n===s}else a=!0
if(a){if(void 0!==r.excerptLine&&e.call(r,"excerptLine")){const e=s
I(r.excerptLine,{instancePath:t+"/excerptLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=s
I(r.line,{instancePath:t+"/line"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.file&&e.call(r,"file")){const e=s
if("string"!=typeof r.file)return ke.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.allows&&e.call(r,"allows")){let e=r.allows
const i=s
if(s===i){if(!Array.isArray(e))return ke.errors=[{instancePath:t+"/allows",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(ae(e[a],{instancePath:t+"/allows/"+a})||(n=null===n?ae.errors:n.concat(ae.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0
if(a)if(void 0!==r.syntax&&e.call(r,"syntax")){let e=r.syntax
const i=s,o=s
let c=!1
const p=s
Pe(e,{instancePath:t+"/syntax"})||(n=null===n?Pe.errors:n.concat(Pe.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/syntax",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/syntax",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,ke.errors=n,!1}s=o,null!==n&&(o?n.length=o:n=null)
a=i===s}else a=!0}}}}}}}}}}}return ke.errors=n,0===s}function we(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return we.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.id||!e.call(r,"id"))&&(o="id")||(void 0===r.file||!e.call(r,"file"))&&(o="file")||(void 0===r.line||!e.call(r,"line"))&&(o="line")||(void 0===r.column||!e.call(r,"column"))&&(o="column")||(void 0===r.function||!e.call(r,"function"))&&(o="function")||(void 0===r.count||!e.call(r,"count"))&&(o="count")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(o="isAsync"))return we.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.id&&e.call(r,"id")){const e=s
if("string"!=typeof r.id)return we.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.file&&e.call(r,"file")){const e=s
if("string"!=typeof r.file)return we.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=s
ne(r.line,{instancePath:t+"/line"})||(n=null===n?ne.errors:n.concat(ne.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.column&&e.call(r,"column")){const e=s
X(r.column,{instancePath:t+"/column"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.function&&e.call(r,"function")){const e=s
if("string"!=typeof r.function)return we.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.count&&e.call(r,"count")){const e=s
X(r.count,{instancePath:t+"/count"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=s
if("boolean"!=typeof r.isAsync)return we.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a)if(void 0!==r.call&&e.call(r,"call")){let e=r.call
const o=s,l=s
let c=!1
const p=s
ke(e,{instancePath:t+"/call"})||(n=null===n?ke.errors:n.concat(ke.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/call",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/call",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,we.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0}}}}}}}}return we.errors=n,0===s}function be(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return be.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let f
if((void 0===r.role||!e.call(r,"role"))&&(f="role")||(void 0===r.host||!e.call(r,"host"))&&(f="host")||(void 0===r.port||!e.call(r,"port"))&&(f="port")||(void 0===r.handshakes||!e.call(r,"handshakes"))&&(f="handshakes")||(void 0===r.full||!e.call(r,"full"))&&(f="full")||(void 0===r.resumed||!e.call(r,"resumed"))&&(f="resumed")||(void 0===r.overlapped||!e.call(r,"overlapped"))&&(f="overlapped")||(void 0===r.requests||!e.call(r,"requests"))&&(f="requests")||(void 0===r.reusedRequests||!e.call(r,"reusedRequests"))&&(f="reusedRequests")||(void 0===r.agents||!e.call(r,"agents"))&&(f="agents")||(void 0===r.protocol||!e.call(r,"protocol"))&&(f="protocol")||(void 0===r.cipher||!e.call(r,"cipher"))&&(f="cipher")||(void 0===r.group||!e.call(r,"group"))&&(f="group")||(void 0===r.alpn||!e.call(r,"alpn"))&&(f="alpn")||(void 0===r.certificate||!e.call(r,"certificate"))&&(f="certificate")||(void 0===r.bytesIn||!e.call(r,"bytesIn"))&&(f="bytesIn")||(void 0===r.bytesOut||!e.call(r,"bytesOut"))&&(f="bytesOut")||(void 0===r.helloBytesOut||!e.call(r,"helloBytesOut"))&&(f="helloBytesOut")||(void 0===r.p50Ms||!e.call(r,"p50Ms"))&&(f="p50Ms")||(void 0===r.p95Ms||!e.call(r,"p95Ms"))&&(f="p95Ms")||(void 0===r.mostOpen||!e.call(r,"mostOpen"))&&(f="mostOpen")||(void 0===r.lifeP50Ms||!e.call(r,"lifeP50Ms"))&&(f="lifeP50Ms")||(void 0===r.package||!e.call(r,"package"))&&(f="package")||(void 0===r.choices||!e.call(r,"choices"))&&(f="choices")||(void 0===r.callSites||!e.call(r,"callSites"))&&(f="callSites")||(void 0===r.agentSites||!e.call(r,"agentSites"))&&(f="agentSites"))return be.errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1
if(void 0!==r.role&&e.call(r,"role")){let e=r.role
const n=s
if("client"!==e&&"server"!==e)return be.errors=[{instancePath:t+"/role",keyword:"enum",params:{allowedValues:H.properties.role.enum}}],!1
var a=n===s}else a=!0
if(a){if(void 0!==r.host&&e.call(r,"host")){const e=s
if("string"!=typeof r.host)return be.errors=[{instancePath:t+"/host",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.port&&e.call(r,"port")){const e=s
X(r.port,{instancePath:t+"/port"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.handshakes&&e.call(r,"handshakes")){const e=s
X(r.handshakes,{instancePath:t+"/handshakes"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.full&&e.call(r,"full")){const e=s
X(r.full,{instancePath:t+"/full"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.resumed&&e.call(r,"resumed")){const e=s
X(r.resumed,{instancePath:t+"/resumed"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.overlapped&&e.call(r,"overlapped")){const e=s
X(r.overlapped,{instancePath:t+"/overlapped"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.requests&&e.call(r,"requests")){const e=s
X(r.requests,{instancePath:t+"/requests"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.reusedRequests&&e.call(r,"reusedRequests")){const e=s
X(r.reusedRequests,{instancePath:t+"/reusedRequests"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.agents&&e.call(r,"agents")){const e=s
X(r.agents,{instancePath:t+"/agents"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.protocol&&e.call(r,"protocol")){const e=s
Y(r.protocol,{instancePath:t+"/protocol"})||(n=null===n?Y.errors:n.concat(Y.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.cipher&&e.call(r,"cipher")){const e=s
Y(r.cipher,{instancePath:t+"/cipher"})||(n=null===n?Y.errors:n.concat(Y.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.group&&e.call(r,"group")){const e=s
Y(r.group,{instancePath:t+"/group"})||(n=null===n?Y.errors:n.concat(Y.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.alpn&&e.call(r,"alpn")){const e=s
Y(r.alpn,{instancePath:t+"/alpn"})||(n=null===n?Y.errors:n.concat(Y.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.certificate&&e.call(r,"certificate")){let e=r.certificate
const o=s,l=s
let c=!1
const p=s
_(e,{instancePath:t+"/certificate"})||(n=null===n?_.errors:n.concat(_.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/certificate",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/certificate",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,be.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(void 0!==r.bytesIn&&e.call(r,"bytesIn")){const e=s
ee(r.bytesIn,{instancePath:t+"/bytesIn"})||(n=null===n?ee.errors:n.concat(ee.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.bytesOut&&e.call(r,"bytesOut")){const e=s
ee(r.bytesOut,{instancePath:t+"/bytesOut"})||(n=null===n?ee.errors:n.concat(ee.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.helloBytesOut&&e.call(r,"helloBytesOut")){let e=r.helloBytesOut
const i=s,l=s
let c=!1
const p=s
ee(e,{instancePath:t+"/helloBytesOut"})||(n=null===n?ee.errors:n.concat(ee.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/helloBytesOut",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/helloBytesOut",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,be.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(void 0!==r.p50Ms&&e.call(r,"p50Ms")){let e=r.p50Ms
const i=s,o=s
let c=!1
const p=s
re(e,{instancePath:t+"/p50Ms"})||(n=null===n?re.errors:n.concat(re.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/p50Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/p50Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,be.errors=n,!1}s=o,null!==n&&(o?n.length=o:n=null)
a=i===s}else a=!0
if(a){if(void 0!==r.p95Ms&&e.call(r,"p95Ms")){let e=r.p95Ms
const i=s,o=s
let l=!1
const p=s
re(e,{instancePath:t+"/p95Ms"})||(n=null===n?re.errors:n.concat(re.errors),s=n.length)
var c=p===s
if(l=l||c,!l){const r=s
if(null!==e){const e={instancePath:t+"/p95Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}c=r===s
l=l||c}if(!l){const e={instancePath:t+"/p95Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,be.errors=n,!1}s=o,null!==n&&(o?n.length=o:n=null)
a=i===s}else a=!0
if(a){if(void 0!==r.mostOpen&&e.call(r,"mostOpen")){const e=s
X(r.mostOpen,{instancePath:t+"/mostOpen"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.lifeP50Ms&&e.call(r,"lifeP50Ms")){let e=r.lifeP50Ms
const i=s,o=s
let l=!1
const c=s
re(e,{instancePath:t+"/lifeP50Ms"})||(n=null===n?re.errors:n.concat(re.errors),s=n.length)
var p=c===s
if(l=l||p,!l){const r=s
if(null!==e){const e={instancePath:t+"/lifeP50Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}p=r===s
l=l||p}if(!l){const e={instancePath:t+"/lifeP50Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,be.errors=n,!1}s=o,null!==n&&(o?n.length=o:n=null)
a=i===s}else a=!0
if(a){if(void 0!==r.package&&e.call(r,"package")){const e=s
if("string"!=typeof r.package)return be.errors=[{instancePath:t+"/package",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.choices&&e.call(r,"choices")){const e=s
te(r.choices,{instancePath:t+"/choices"})||(n=null===n?te.errors:n.concat(te.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const i=s
if(s===i){if(!Array.isArray(e))return be.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(we(e[a],{instancePath:t+"/callSites/"+a})||(n=null===n?we.errors:n.concat(we.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0
if(a)if(void 0!==r.agentSites&&e.call(r,"agentSites")){let e=r.agentSites
const i=s
if(s===i){if(!Array.isArray(e))return be.errors=[{instancePath:t+"/agentSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(we(e[a],{instancePath:t+"/agentSites/"+a})||(n=null===n?we.errors:n.concat(we.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}return be.errors=n,0===s}function Ae(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ae.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.created||!e.call(r,"created"))&&(i="created")||(void 0===r.withCa||!e.call(r,"withCa"))&&(i="withCa")||(void 0===r.caBytes||!e.call(r,"caBytes"))&&(i="caBytes")||(void 0===r.callSites||!e.call(r,"callSites"))&&(i="callSites"))return Ae.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.created&&e.call(r,"created")){const e=s
X(r.created,{instancePath:t+"/created"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.withCa&&e.call(r,"withCa")){const e=s
X(r.withCa,{instancePath:t+"/withCa"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.caBytes&&e.call(r,"caBytes")){const e=s
ee(r.caBytes,{instancePath:t+"/caBytes"})||(n=null===n?ee.errors:n.concat(ee.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const i=s
if(s===i){if(!Array.isArray(e))return Ae.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(we(e[a],{instancePath:t+"/callSites/"+a})||(n=null===n?we.errors:n.concat(we.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0}}}}return Ae.errors=n,0===s}function Me(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Me.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Me.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Me.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Me.errors=null,!0}function je(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)?(je.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:1}}],!1):e<0||isNaN(e)?(je.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(je.errors=null,!0):(je.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function xe(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!Array.isArray(e))return xe.errors=[{instancePath:r,keyword:"type",params:{type:"array"}}],!1
if(e.length>2)return xe.errors=[{instancePath:r,keyword:"maxItems",params:{limit:2}}],!1
if(e.length<2)return xe.errors=[{instancePath:r,keyword:"minItems",params:{limit:2}}],!1
{const s=e.length
for(let a=0;a<s;a++){const s=n
if(m(e[a],{instancePath:r+"/"+a})||(t=null===t?m.errors:t.concat(m.errors),n=t.length),!(s===n))break}}}return xe.errors=t,0===n}function Te(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Te.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks")||(void 0===r.share||!e.call(r,"share"))&&(o="share")||(void 0===r.range||!e.call(r,"range"))&&(o="range")||(void 0===r.keyExchangeTicks||!e.call(r,"keyExchangeTicks"))&&(o="keyExchangeTicks")||(void 0===r.certificateTicks||!e.call(r,"certificateTicks"))&&(o="certificateTicks")||(void 0===r.contextTicks||!e.call(r,"contextTicks"))&&(o="contextTicks")||(void 0===r.bytesTicks||!e.call(r,"bytesTicks"))&&(o="bytesTicks")||(void 0===r.otherTicks||!e.call(r,"otherTicks"))&&(o="otherTicks")||(void 0===r.inferredTicks||!e.call(r,"inferredTicks"))&&(o="inferredTicks")||(void 0===r.untiedTicks||!e.call(r,"untiedTicks"))&&(o="untiedTicks"))return Te.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.ticks&&e.call(r,"ticks")){const e=s
Me(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?Me.errors:n.concat(Me.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.share&&e.call(r,"share")){const e=s
je(r.share,{instancePath:t+"/share"})||(n=null===n?je.errors:n.concat(je.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.range&&e.call(r,"range")){const e=s
xe(r.range,{instancePath:t+"/range"})||(n=null===n?xe.errors:n.concat(xe.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.cpuShare&&e.call(r,"cpuShare")){let e=r.cpuShare
const o=s,l=s
let c=!1
const p=s
je(e,{instancePath:t+"/cpuShare"})||(n=null===n?je.errors:n.concat(je.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/cpuShare",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/cpuShare",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Te.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(void 0!==r.keyExchangeTicks&&e.call(r,"keyExchangeTicks")){const e=s
Me(r.keyExchangeTicks,{instancePath:t+"/keyExchangeTicks"})||(n=null===n?Me.errors:n.concat(Me.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.certificateTicks&&e.call(r,"certificateTicks")){const e=s
Me(r.certificateTicks,{instancePath:t+"/certificateTicks"})||(n=null===n?Me.errors:n.concat(Me.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.contextTicks&&e.call(r,"contextTicks")){const e=s
Me(r.contextTicks,{instancePath:t+"/contextTicks"})||(n=null===n?Me.errors:n.concat(Me.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.bytesTicks&&e.call(r,"bytesTicks")){const e=s
Me(r.bytesTicks,{instancePath:t+"/bytesTicks"})||(n=null===n?Me.errors:n.concat(Me.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.otherTicks&&e.call(r,"otherTicks")){const e=s
Me(r.otherTicks,{instancePath:t+"/otherTicks"})||(n=null===n?Me.errors:n.concat(Me.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.inferredTicks&&e.call(r,"inferredTicks")){const e=s
Me(r.inferredTicks,{instancePath:t+"/inferredTicks"})||(n=null===n?Me.errors:n.concat(Me.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.untiedTicks&&e.call(r,"untiedTicks")){const e=s
Me(r.untiedTicks,{instancePath:t+"/untiedTicks"})||(n=null===n?Me.errors:n.concat(Me.errors),s=n.length)
a=e===s}else a=!0}}}}}}}}}}}return Te.errors=n,0===s}function Oe(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Oe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.peers||!e.call(r,"peers"))&&(o="peers")||(void 0===r.contexts||!e.call(r,"contexts"))&&(o="contexts")||(void 0===r.cost||!e.call(r,"cost"))&&(o="cost")||(void 0===r.complete||!e.call(r,"complete"))&&(o="complete"))return Oe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.peers&&e.call(r,"peers")){let e=r.peers
const i=s
if(s===i){if(!Array.isArray(e))return Oe.errors=[{instancePath:t+"/peers",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(be(e[a],{instancePath:t+"/peers/"+a})||(n=null===n?be.errors:n.concat(be.errors),s=n.length),!(r===s))break}}}var a=i===s}else a=!0
if(a){if(void 0!==r.contexts&&e.call(r,"contexts")){const e=s
Ae(r.contexts,{instancePath:t+"/contexts"})||(n=null===n?Ae.errors:n.concat(Ae.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.cost&&e.call(r,"cost")){let e=r.cost
const o=s,l=s
let c=!1
const p=s
Te(e,{instancePath:t+"/cost"})||(n=null===n?Te.errors:n.concat(Te.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/cost",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/cost",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Oe.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a)if(void 0!==r.complete&&e.call(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return Oe.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}return Oe.errors=n,0===s}function $e(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return $e.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===r.id||!e.call(r,"id"))&&(c="id")||(void 0===r.file||!e.call(r,"file"))&&(c="file")||(void 0===r.line||!e.call(r,"line"))&&(c="line")||(void 0===r.column||!e.call(r,"column"))&&(c="column")||(void 0===r.function||!e.call(r,"function"))&&(c="function")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(c="isAsync")||(void 0===r.package||!e.call(r,"package"))&&(c="package")||(void 0===r.job||!e.call(r,"job"))&&(c="job")||(void 0===r.jobs||!e.call(r,"jobs"))&&(c="jobs")||(void 0===r.maxInFlight||!e.call(r,"maxInFlight"))&&(c="maxInFlight")||(void 0===r.waitP95Ms||!e.call(r,"waitP95Ms"))&&(c="waitP95Ms")||(void 0===r.runP50Ms||!e.call(r,"runP50Ms"))&&(c="runP50Ms"))return $e.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==r.id&&e.call(r,"id")){const e=s
if("string"!=typeof r.id)return $e.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.file&&e.call(r,"file")){const e=s
if("string"!=typeof r.file)return $e.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=s
ne(r.line,{instancePath:t+"/line"})||(n=null===n?ne.errors:n.concat(ne.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.column&&e.call(r,"column")){const e=s
X(r.column,{instancePath:t+"/column"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.function&&e.call(r,"function")){const e=s
if("string"!=typeof r.function)return $e.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=s
if("boolean"!=typeof r.isAsync)return $e.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.package&&e.call(r,"package")){const e=s
if("string"!=typeof r.package)return $e.errors=[{instancePath:t+"/package",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.job&&e.call(r,"job")){const e=s
if("string"!=typeof r.job)return $e.errors=[{instancePath:t+"/job",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.jobs&&e.call(r,"jobs")){const e=s
X(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.maxInFlight&&e.call(r,"maxInFlight")){const e=s
X(r.maxInFlight,{instancePath:t+"/maxInFlight"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.waitP95Ms&&e.call(r,"waitP95Ms")){let e=r.waitP95Ms
const o=s,l=s
let c=!1
const p=s
re(e,{instancePath:t+"/waitP95Ms"})||(n=null===n?re.errors:n.concat(re.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/waitP95Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/waitP95Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,$e.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(void 0!==r.runP50Ms&&e.call(r,"runP50Ms")){let e=r.runP50Ms
const i=s,l=s
let c=!1
const p=s
re(e,{instancePath:t+"/runP50Ms"})||(n=null===n?re.errors:n.concat(re.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/runP50Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/runP50Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,$e.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a)if(void 0!==r.call&&e.call(r,"call")){let e=r.call
const i=s,o=s
let c=!1
const p=s
ke(e,{instancePath:t+"/call"})||(n=null===n?ke.errors:n.concat(ke.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/call",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/call",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,$e.errors=n,!1}s=o,null!==n&&(o?n.length=o:n=null)
a=i===s}else a=!0}}}}}}}}}}}}}return $e.errors=n,0===s}function Ce(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ce.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let p
if((void 0===r.size||!e.call(r,"size"))&&(p="size")||(void 0===r.jobs||!e.call(r,"jobs"))&&(p="jobs")||(void 0===r.maxInFlight||!e.call(r,"maxInFlight"))&&(p="maxInFlight")||(void 0===r.waitP95Ms||!e.call(r,"waitP95Ms"))&&(p="waitP95Ms")||(void 0===r.runP50Ms||!e.call(r,"runP50Ms"))&&(p="runP50Ms")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(p="cpuMs")||(void 0===r.runQueueWaitMs||!e.call(r,"runQueueWaitMs"))&&(p="runQueueWaitMs")||(void 0===r.callSites||!e.call(r,"callSites"))&&(p="callSites")||(void 0===r.complete||!e.call(r,"complete"))&&(p="complete"))return Ce.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1
if(void 0!==r.size&&e.call(r,"size")){const e=s
X(r.size,{instancePath:t+"/size"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.jobs&&e.call(r,"jobs")){const e=s
X(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.maxInFlight&&e.call(r,"maxInFlight")){const e=s
X(r.maxInFlight,{instancePath:t+"/maxInFlight"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.waitP95Ms&&e.call(r,"waitP95Ms")){let e=r.waitP95Ms
const o=s,l=s
let c=!1
const p=s
re(e,{instancePath:t+"/waitP95Ms"})||(n=null===n?re.errors:n.concat(re.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/waitP95Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/waitP95Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Ce.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(void 0!==r.runP50Ms&&e.call(r,"runP50Ms")){let e=r.runP50Ms
const i=s,l=s
let c=!1
const p=s
re(e,{instancePath:t+"/runP50Ms"})||(n=null===n?re.errors:n.concat(re.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/runP50Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/runP50Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Ce.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){let e=r.cpuMs
const i=s,o=s
let c=!1
const p=s
re(e,{instancePath:t+"/cpuMs"})||(n=null===n?re.errors:n.concat(re.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/cpuMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/cpuMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Ce.errors=n,!1}s=o,null!==n&&(o?n.length=o:n=null)
a=i===s}else a=!0
if(a){if(void 0!==r.runQueueWaitMs&&e.call(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const i=s,o=s
let l=!1
const p=s
re(e,{instancePath:t+"/runQueueWaitMs"})||(n=null===n?re.errors:n.concat(re.errors),s=n.length)
var c=p===s
if(l=l||c,!l){const r=s
if(null!==e){const e={instancePath:t+"/runQueueWaitMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}c=r===s
l=l||c}if(!l){const e={instancePath:t+"/runQueueWaitMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Ce.errors=n,!1}s=o,null!==n&&(o?n.length=o:n=null)
a=i===s}else a=!0
if(a){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const i=s
if(s===i){if(!Array.isArray(e))return Ce.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if($e(e[a],{instancePath:t+"/callSites/"+a})||(n=null===n?$e.errors:n.concat($e.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0
if(a)if(void 0!==r.complete&&e.call(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return Ce.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}}}}}return Ce.errors=n,0===s}function Se(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Se.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if((void 0===r.listened||!e.call(r,"listened"))&&(s="listened")||(void 0===r.failure||!e.call(r,"failure"))&&(s="failure"))return Se.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(void 0!==r.listened&&e.call(r,"listened")){const e=0
if("boolean"!=typeof r.listened)return Se.errors=[{instancePath:t+"/listened",keyword:"type",params:{type:"boolean"}}],!1
var n=0===e}else n=!0
if(n)if(void 0!==r.failure&&e.call(r,"failure")){const e=0
if("string"!=typeof r.failure)return Se.errors=[{instancePath:t+"/failure",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0}return Se.errors=null,!0}function qe(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return qe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.code||!e.call(r,"code"))&&(i="code")||(void 0===r.count||!e.call(r,"count"))&&(i="count")||(void 0===r.message||!e.call(r,"message"))&&(i="message"))return qe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.code&&e.call(r,"code")){const e=s
if("string"!=typeof r.code)return qe.errors=[{instancePath:t+"/code",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.count&&e.call(r,"count")){const e=s
f(r.count,{instancePath:t+"/count"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.message&&e.call(r,"message")){const e=s
if("string"!=typeof r.message)return qe.errors=[{instancePath:t+"/message",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0}}}return qe.errors=n,0===s}exports.profile=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===t.kind||!e.call(t,"kind"))&&(l="kind")||(void 0===t.schemaVersion||!e.call(t,"schemaVersion"))&&(l="schemaVersion")||(void 0===t.run||!e.call(t,"run"))&&(l="run")||(void 0===t.profiles||!e.call(t,"profiles"))&&(l="profiles"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==t.kind&&e.call(t,"kind")){const e=a
if("cryptoprof-recording"!==t.kind)return r.errors=[{instancePath:n+"/kind",keyword:"const",params:{allowedValue:"cryptoprof-recording"}}],!1
var i=e===a}else i=!0
if(i){if(void 0!==t.schemaVersion&&e.call(t,"schemaVersion")){const e=a
if(1!==t.schemaVersion)return r.errors=[{instancePath:n+"/schemaVersion",keyword:"const",params:{allowedValue:1}}],!1
i=e===a}else i=!0
if(i){if(void 0!==t.run&&e.call(t,"run")){let e=t.run
const l=a,c=a
let p=!1
const f=a
We(e,{instancePath:n+"/run"})||(s=null===s?We.errors:s.concat(We.errors),a=s.length)
var o=f===a
if(p=p||o,!p){const r=a
if(null!==e){const e={instancePath:n+"/run",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}o=r===a
p=p||o}if(!p){const e={instancePath:n+"/run",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,r.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
i=l===a}else i=!0
if(i)if(void 0!==t.profiles&&e.call(t,"profiles")){let e=t.profiles
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/profiles",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(or(e[t],{instancePath:n+"/profiles/"+t})||(s=null===s?or.errors:s.concat(or.errors),a=s.length),!(r===a))break}}}i=o===a}else i=!0}}}}return r.errors=s,0===a}
const Ne={type:"object",required:["command","cwd","root","openssl","processor","startTime","durationMs","exitCode","signal","load"],properties:{command:{type:"array",items:{type:"string"}},cwd:{type:"string"},root:{type:"string"},openssl:{type:"string"},processor:{type:"string"},startTime:{$ref:"types.schema.json#/$defs/Time"},durationMs:{$ref:"types.schema.json#/$defs/Milliseconds"},exitCode:{type:["integer","null"]},signal:{type:["string","null"]},load:{anyOf:[{$ref:"#/$defs/LoadResult"},{type:"null"}]},counted:{type:"boolean",default:!0},traffic:{anyOf:[{$ref:"#/$defs/Traffic"},{type:"null"}],default:null},tls:{anyOf:[{$ref:"tls.schema.json#/$defs/TlsLedger"},{type:"null"}],default:null},threadPool:{anyOf:[{$ref:"tls.schema.json#/$defs/ThreadPool"},{type:"null"}],default:null},drive:{anyOf:[{$ref:"#/$defs/Drive"},{type:"null"}],default:null},cpu:{anyOf:[{$ref:"report.schema.json#/$defs/CpuTimes"},{type:"null"}],default:null},unprofiled:{type:"array",items:{$ref:"#/$defs/Unprofiled"},default:[]}}}
function Ie(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ie.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.requests||!e.call(r,"requests"))&&(i="requests")||(void 0===r.requestsPerSecond||!e.call(r,"requestsPerSecond"))&&(i="requestsPerSecond")||(void 0===r.latencyP50Ms||!e.call(r,"latencyP50Ms"))&&(i="latencyP50Ms")||(void 0===r.latencyP99Ms||!e.call(r,"latencyP99Ms"))&&(i="latencyP99Ms")||(void 0===r.errors||!e.call(r,"errors"))&&(i="errors"))return Ie.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.requests&&e.call(r,"requests")){const e=s
f(r.requests,{instancePath:t+"/requests"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.requestsPerSecond&&e.call(r,"requestsPerSecond")){const e=s
Q(r.requestsPerSecond,{instancePath:t+"/requestsPerSecond"})||(n=null===n?Q.errors:n.concat(Q.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.latencyP50Ms&&e.call(r,"latencyP50Ms")){const e=s
u(r.latencyP50Ms,{instancePath:t+"/latencyP50Ms"})||(n=null===n?u.errors:n.concat(u.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.latencyP99Ms&&e.call(r,"latencyP99Ms")){const e=s
u(r.latencyP99Ms,{instancePath:t+"/latencyP99Ms"})||(n=null===n?u.errors:n.concat(u.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.errors&&e.call(r,"errors")){const e=s
f(r.errors,{instancePath:t+"/errors"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0}}}}}return Ie.errors=n,0===s}function Fe(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Fe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===r.requests||!e.call(r,"requests"))&&(l="requests")||(void 0===r.clientRequests||!e.call(r,"clientRequests"))&&(l="clientRequests")||(void 0===r.tlsServer||!e.call(r,"tlsServer"))&&(l="tlsServer")||(void 0===r.tlsClient||!e.call(r,"tlsClient"))&&(l="tlsClient")||(void 0===r.processes||!e.call(r,"processes"))&&(l="processes")||(void 0===r.complete||!e.call(r,"complete"))&&(l="complete"))return Fe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==r.requests&&e.call(r,"requests")){const e=s
f(r.requests,{instancePath:t+"/requests"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.clientRequests&&e.call(r,"clientRequests")){const e=s
f(r.clientRequests,{instancePath:t+"/clientRequests"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.tlsServer&&e.call(r,"tlsServer")){let e=r.tlsServer
const o=s,l=s
let c=!1
const p=s
D(e,{instancePath:t+"/tlsServer"})||(n=null===n?D.errors:n.concat(D.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/tlsServer",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/tlsServer",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Fe.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(void 0!==r.tlsClient&&e.call(r,"tlsClient")){let e=r.tlsClient
const i=s,l=s
let c=!1
const p=s
D(e,{instancePath:t+"/tlsClient"})||(n=null===n?D.errors:n.concat(D.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/tlsClient",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/tlsClient",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Fe.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(void 0!==r.processes&&e.call(r,"processes")){const e=s
f(r.processes,{instancePath:t+"/processes"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.complete&&e.call(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return Fe.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}}return Fe.errors=n,0===s}function Le(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Le.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.peers||!e.call(r,"peers"))&&(o="peers")||(void 0===r.contexts||!e.call(r,"contexts"))&&(o="contexts")||(void 0===r.cost||!e.call(r,"cost"))&&(o="cost")||(void 0===r.complete||!e.call(r,"complete"))&&(o="complete"))return Le.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.peers&&e.call(r,"peers")){let e=r.peers
const i=s
if(s===i){if(!Array.isArray(e))return Le.errors=[{instancePath:t+"/peers",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(be(e[a],{instancePath:t+"/peers/"+a})||(n=null===n?be.errors:n.concat(be.errors),s=n.length),!(r===s))break}}}var a=i===s}else a=!0
if(a){if(void 0!==r.contexts&&e.call(r,"contexts")){const e=s
Ae(r.contexts,{instancePath:t+"/contexts"})||(n=null===n?Ae.errors:n.concat(Ae.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.cost&&e.call(r,"cost")){let e=r.cost
const o=s,l=s
let c=!1
const p=s
Te(e,{instancePath:t+"/cost"})||(n=null===n?Te.errors:n.concat(Te.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/cost",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/cost",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Le.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a)if(void 0!==r.complete&&e.call(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return Le.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}return Le.errors=n,0===s}function Re(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Re.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let p
if((void 0===r.size||!e.call(r,"size"))&&(p="size")||(void 0===r.jobs||!e.call(r,"jobs"))&&(p="jobs")||(void 0===r.maxInFlight||!e.call(r,"maxInFlight"))&&(p="maxInFlight")||(void 0===r.waitP95Ms||!e.call(r,"waitP95Ms"))&&(p="waitP95Ms")||(void 0===r.runP50Ms||!e.call(r,"runP50Ms"))&&(p="runP50Ms")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(p="cpuMs")||(void 0===r.runQueueWaitMs||!e.call(r,"runQueueWaitMs"))&&(p="runQueueWaitMs")||(void 0===r.callSites||!e.call(r,"callSites"))&&(p="callSites")||(void 0===r.complete||!e.call(r,"complete"))&&(p="complete"))return Re.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1
if(void 0!==r.size&&e.call(r,"size")){const e=s
X(r.size,{instancePath:t+"/size"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.jobs&&e.call(r,"jobs")){const e=s
X(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.maxInFlight&&e.call(r,"maxInFlight")){const e=s
X(r.maxInFlight,{instancePath:t+"/maxInFlight"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.waitP95Ms&&e.call(r,"waitP95Ms")){let e=r.waitP95Ms
const o=s,l=s
let c=!1
const p=s
re(e,{instancePath:t+"/waitP95Ms"})||(n=null===n?re.errors:n.concat(re.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/waitP95Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/waitP95Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Re.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(void 0!==r.runP50Ms&&e.call(r,"runP50Ms")){let e=r.runP50Ms
const i=s,l=s
let c=!1
const p=s
re(e,{instancePath:t+"/runP50Ms"})||(n=null===n?re.errors:n.concat(re.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/runP50Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/runP50Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Re.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){let e=r.cpuMs
const i=s,o=s
let c=!1
const p=s
re(e,{instancePath:t+"/cpuMs"})||(n=null===n?re.errors:n.concat(re.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/cpuMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/cpuMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Re.errors=n,!1}s=o,null!==n&&(o?n.length=o:n=null)
a=i===s}else a=!0
if(a){if(void 0!==r.runQueueWaitMs&&e.call(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const i=s,o=s
let l=!1
const p=s
re(e,{instancePath:t+"/runQueueWaitMs"})||(n=null===n?re.errors:n.concat(re.errors),s=n.length)
var c=p===s
if(l=l||c,!l){const r=s
if(null!==e){const e={instancePath:t+"/runQueueWaitMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}c=r===s
l=l||c}if(!l){const e={instancePath:t+"/runQueueWaitMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Re.errors=n,!1}s=o,null!==n&&(o?n.length=o:n=null)
a=i===s}else a=!0
if(a){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const i=s
if(s===i){if(!Array.isArray(e))return Re.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if($e(e[a],{instancePath:t+"/callSites/"+a})||(n=null===n?$e.errors:n.concat($e.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0
if(a)if(void 0!==r.complete&&e.call(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return Re.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}}}}}return Re.errors=n,0===s}function Be(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Be.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if((void 0===r.listened||!e.call(r,"listened"))&&(s="listened")||(void 0===r.failure||!e.call(r,"failure"))&&(s="failure"))return Be.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(void 0!==r.listened&&e.call(r,"listened")){const e=0
if("boolean"!=typeof r.listened)return Be.errors=[{instancePath:t+"/listened",keyword:"type",params:{type:"boolean"}}],!1
var n=0===e}else n=!0
if(n)if(void 0!==r.failure&&e.call(r,"failure")){const e=0
if("string"!=typeof r.failure)return Be.errors=[{instancePath:t+"/failure",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0}return Be.errors=null,!0}function Ve(r,{instancePath:t=""}={}){let s=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return Ve.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let h
if((void 0===r.totalMs||!e.call(r,"totalMs"))&&(h="totalMs")||(void 0===r.mainMs||!e.call(r,"mainMs"))&&(h="mainMs")||(void 0===r.workersMs||!e.call(r,"workersMs"))&&(h="workersMs")||(void 0===r.poolMs||!e.call(r,"poolMs"))&&(h="poolMs")||(void 0===r.v8Ms||!e.call(r,"v8Ms"))&&(h="v8Ms")||(void 0===r.otherMs||!e.call(r,"otherMs"))&&(h="otherMs")||(void 0===r.runQueueWaitMs||!e.call(r,"runQueueWaitMs"))&&(h="runQueueWaitMs"))return Ve.errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],!1
if(void 0!==r.totalMs&&e.call(r,"totalMs")){let e=r.totalMs
const l=a,c=a
let p=!1
const f=a
n(e,{instancePath:t+"/totalMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var i=f===a
if(p=p||i,!p){const r=a
if(null!==e){const e={instancePath:t+"/totalMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}i=r===a
p=p||i}if(!p){const e={instancePath:t+"/totalMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,Ve.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
var o=l===a}else o=!0
if(o){if(void 0!==r.mainMs&&e.call(r,"mainMs")){let e=r.mainMs
const i=a,c=a
let p=!1
const f=a
n(e,{instancePath:t+"/mainMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var l=f===a
if(p=p||l,!p){const r=a
if(null!==e){const e={instancePath:t+"/mainMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}l=r===a
p=p||l}if(!p){const e={instancePath:t+"/mainMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,Ve.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
o=i===a}else o=!0
if(o){if(void 0!==r.mainKernelMs&&e.call(r,"mainKernelMs")){let e=r.mainKernelMs
const i=a,l=a
let p=!1
const f=a
n(e,{instancePath:t+"/mainKernelMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var c=f===a
if(p=p||c,!p){const r=a
if(null!==e){const e={instancePath:t+"/mainKernelMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}c=r===a
p=p||c}if(!p){const e={instancePath:t+"/mainKernelMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,Ve.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
o=i===a}else o=!0
if(o){if(void 0!==r.workersMs&&e.call(r,"workersMs")){let e=r.workersMs
const i=a,l=a
let c=!1
const f=a
n(e,{instancePath:t+"/workersMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var p=f===a
if(c=c||p,!c){const r=a
if(null!==e){const e={instancePath:t+"/workersMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}p=r===a
c=c||p}if(!c){const e={instancePath:t+"/workersMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,Ve.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
o=i===a}else o=!0
if(o){if(void 0!==r.poolMs&&e.call(r,"poolMs")){let e=r.poolMs
const i=a,l=a
let c=!1
const p=a
n(e,{instancePath:t+"/poolMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var f=p===a
if(c=c||f,!c){const r=a
if(null!==e){const e={instancePath:t+"/poolMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}f=r===a
c=c||f}if(!c){const e={instancePath:t+"/poolMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,Ve.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
o=i===a}else o=!0
if(o){if(void 0!==r.v8Ms&&e.call(r,"v8Ms")){let e=r.v8Ms
const i=a,l=a
let c=!1
const p=a
n(e,{instancePath:t+"/v8Ms"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var u=p===a
if(c=c||u,!c){const r=a
if(null!==e){const e={instancePath:t+"/v8Ms",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}u=r===a
c=c||u}if(!c){const e={instancePath:t+"/v8Ms",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,Ve.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
o=i===a}else o=!0
if(o){if(void 0!==r.otherMs&&e.call(r,"otherMs")){let e=r.otherMs
const i=a,l=a
let c=!1
const p=a
n(e,{instancePath:t+"/otherMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var y=p===a
if(c=c||y,!c){const r=a
if(null!==e){const e={instancePath:t+"/otherMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}y=r===a
c=c||y}if(!c){const e={instancePath:t+"/otherMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,Ve.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
o=i===a}else o=!0
if(o)if(void 0!==r.runQueueWaitMs&&e.call(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const i=a,l=a
let c=!1
const p=a
n(e,{instancePath:t+"/runQueueWaitMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var d=p===a
if(c=c||d,!c){const r=a
if(null!==e){const e={instancePath:t+"/runQueueWaitMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}d=r===a
c=c||d}if(!c){const e={instancePath:t+"/runQueueWaitMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,Ve.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
o=i===a}else o=!0}}}}}}}}return Ve.errors=s,0===a}function Ke(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ke.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.kind||!e.call(r,"kind"))&&(o="kind")||(void 0===r.reason||!e.call(r,"reason"))&&(o="reason")||(void 0===r.count||!e.call(r,"count"))&&(o="count")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(o="cpuMs"))return Ke.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.kind&&e.call(r,"kind")){let e=r.kind
const n=s
if("thread"!==e&&"child"!==e)return Ke.errors=[{instancePath:t+"/kind",keyword:"enum",params:{allowedValues:l.properties.kind.enum}}],!1
var a=n===s}else a=!0
if(a){if(void 0!==r.reason&&e.call(r,"reason")){const e=s
p(r.reason,{instancePath:t+"/reason"})||(n=null===n?p.errors:n.concat(p.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.count&&e.call(r,"count")){const e=s
f(r.count,{instancePath:t+"/count"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){let e=r.cpuMs
const o=s,l=s
let c=!1
const p=s
u(e,{instancePath:t+"/cpuMs"})||(n=null===n?u.errors:n.concat(u.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/cpuMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/cpuMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Ke.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0}}}}return Ke.errors=n,0===s}function We(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return We.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let y
if(void 0===r.counted&&(r.counted=!0),void 0===r.traffic&&(r.traffic=null),void 0===r.tls&&(r.tls=null),void 0===r.threadPool&&(r.threadPool=null),void 0===r.drive&&(r.drive=null),void 0===r.cpu&&(r.cpu=null),void 0===r.unprofiled&&(r.unprofiled=[]),(void 0===r.command||!e.call(r,"command"))&&(y="command")||(void 0===r.cwd||!e.call(r,"cwd"))&&(y="cwd")||(void 0===r.root||!e.call(r,"root"))&&(y="root")||(void 0===r.openssl||!e.call(r,"openssl"))&&(y="openssl")||(void 0===r.processor||!e.call(r,"processor"))&&(y="processor")||(void 0===r.startTime||!e.call(r,"startTime"))&&(y="startTime")||(void 0===r.durationMs||!e.call(r,"durationMs"))&&(y="durationMs")||(void 0===r.exitCode||!e.call(r,"exitCode"))&&(y="exitCode")||(void 0===r.signal||!e.call(r,"signal"))&&(y="signal")||(void 0===r.load||!e.call(r,"load"))&&(y="load"))return We.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1
if(void 0!==r.command&&e.call(r,"command")){let e=r.command
const n=s
if(s===n){if(!Array.isArray(e))return We.errors=[{instancePath:t+"/command",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return We.errors=[{instancePath:t+"/command/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}var a=n===s}else a=!0
if(a){if(void 0!==r.cwd&&e.call(r,"cwd")){const e=s
if("string"!=typeof r.cwd)return We.errors=[{instancePath:t+"/cwd",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.root&&e.call(r,"root")){const e=s
if("string"!=typeof r.root)return We.errors=[{instancePath:t+"/root",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.openssl&&e.call(r,"openssl")){const e=s
if("string"!=typeof r.openssl)return We.errors=[{instancePath:t+"/openssl",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.processor&&e.call(r,"processor")){const e=s
if("string"!=typeof r.processor)return We.errors=[{instancePath:t+"/processor",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.startTime&&e.call(r,"startTime")){const e=s
O(r.startTime,{instancePath:t+"/startTime"})||(n=null===n?O.errors:n.concat(O.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.durationMs&&e.call(r,"durationMs")){const e=s
u(r.durationMs,{instancePath:t+"/durationMs"})||(n=null===n?u.errors:n.concat(u.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.exitCode&&e.call(r,"exitCode")){let e=r.exitCode
const n=s
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return We.errors=[{instancePath:t+"/exitCode",keyword:"type",params:{type:Ne.properties.exitCode.type}}],!1
a=n===s}else a=!0
if(a){if(void 0!==r.signal&&e.call(r,"signal")){let e=r.signal
const n=s
if("string"!=typeof e&&null!==e)return We.errors=[{instancePath:t+"/signal",keyword:"type",params:{type:Ne.properties.signal.type}}],!1
a=n===s}else a=!0
if(a){if(void 0!==r.load&&e.call(r,"load")){let e=r.load
const o=s,l=s
let c=!1
const p=s
Ie(e,{instancePath:t+"/load"})||(n=null===n?Ie.errors:n.concat(Ie.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/load",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/load",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,We.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){const e=s
if("boolean"!=typeof r.counted)return We.errors=[{instancePath:t+"/counted",keyword:"type",params:{type:"boolean"}}],!1
if(a=e===s){let e=r.traffic
const i=s,u=s
let y=!1
const d=s
Fe(e,{instancePath:t+"/traffic"})||(n=null===n?Fe.errors:n.concat(Fe.errors),s=n.length)
var o=d===s
if(y=y||o,!y){const r=s
if(null!==e){const e={instancePath:t+"/traffic",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
y=y||o}if(!y){const e={instancePath:t+"/traffic",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,We.errors=n,!1}if(s=u,null!==n&&(u?n.length=u:n=null),a=i===s){let e=r.tls
const i=s,o=s
let u=!1
const y=s
Le(e,{instancePath:t+"/tls"})||(n=null===n?Le.errors:n.concat(Le.errors),s=n.length)
var l=y===s
if(u=u||l,!u){const r=s
if(null!==e){const e={instancePath:t+"/tls",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
u=u||l}if(!u){const e={instancePath:t+"/tls",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,We.errors=n,!1}if(s=o,null!==n&&(o?n.length=o:n=null),a=i===s){let e=r.threadPool
const i=s,o=s
let l=!1
const u=s
Re(e,{instancePath:t+"/threadPool"})||(n=null===n?Re.errors:n.concat(Re.errors),s=n.length)
var c=u===s
if(l=l||c,!l){const r=s
if(null!==e){const e={instancePath:t+"/threadPool",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}c=r===s
l=l||c}if(!l){const e={instancePath:t+"/threadPool",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,We.errors=n,!1}if(s=o,null!==n&&(o?n.length=o:n=null),a=i===s){let e=r.drive
const i=s,o=s
let l=!1
const c=s
Be(e,{instancePath:t+"/drive"})||(n=null===n?Be.errors:n.concat(Be.errors),s=n.length)
var p=c===s
if(l=l||p,!l){const r=s
if(null!==e){const e={instancePath:t+"/drive",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}p=r===s
l=l||p}if(!l){const e={instancePath:t+"/drive",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,We.errors=n,!1}if(s=o,null!==n&&(o?n.length=o:n=null),a=i===s){let e=r.cpu
const i=s,o=s
let l=!1
const c=s
Ve(e,{instancePath:t+"/cpu"})||(n=null===n?Ve.errors:n.concat(Ve.errors),s=n.length)
var f=c===s
if(l=l||f,!l){const r=s
if(null!==e){const e={instancePath:t+"/cpu",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}f=r===s
l=l||f}if(!l){const e={instancePath:t+"/cpu",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,We.errors=n,!1}if(s=o,null!==n&&(o?n.length=o:n=null),a=i===s){let e=r.unprofiled
const i=s
if(s===i){if(!Array.isArray(e))return We.errors=[{instancePath:t+"/unprofiled",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Ke(e[a],{instancePath:t+"/unprofiled/"+a})||(n=null===n?Ke.errors:n.concat(Ke.errors),s=n.length),!(r===s))break}}}a=i===s}}}}}}}}}}}}}}}}}}return We.errors=n,0===s}function Qe(e,{instancePath:r=""}={}){return"main"!==e&&"worker"!==e&&"pool"!==e&&"helper"!==e?(Qe.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:B.enum}}],!1):(Qe.errors=null,!0)}function Ue(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(Ue.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(Ue.errors=null,!0):(Ue.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function Ee(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ee.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.format||!e.call(r,"format"))&&(i="format")||(void 0===r.source||!e.call(r,"source"))&&(i="source")||(void 0===r.node||!e.call(r,"node"))&&(i="node")||(void 0===r.v8||!e.call(r,"v8"))&&(i="v8")||(void 0===r.platform||!e.call(r,"platform"))&&(i="platform")||(void 0===r.arch||!e.call(r,"arch"))&&(i="arch")||(void 0===r.pid||!e.call(r,"pid"))&&(i="pid")||(void 0===r.thread||!e.call(r,"thread"))&&(i="thread")||(void 0===r.intervalUs||!e.call(r,"intervalUs"))&&(i="intervalUs")||(void 0===r.executable||!e.call(r,"executable"))&&(i="executable")||(void 0===r.timed||!e.call(r,"timed"))&&(i="timed"))return Ee.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.format&&e.call(r,"format")){const e=s
if("string"!=typeof r.format)return Ee.errors=[{instancePath:t+"/format",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.source&&e.call(r,"source")){const e=s
if("string"!=typeof r.source)return Ee.errors=[{instancePath:t+"/source",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.node&&e.call(r,"node")){const e=s
if("string"!=typeof r.node)return Ee.errors=[{instancePath:t+"/node",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.v8&&e.call(r,"v8")){const e=s
if("string"!=typeof r.v8)return Ee.errors=[{instancePath:t+"/v8",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.platform&&e.call(r,"platform")){const e=s
if("string"!=typeof r.platform)return Ee.errors=[{instancePath:t+"/platform",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.arch&&e.call(r,"arch")){const e=s
if("string"!=typeof r.arch)return Ee.errors=[{instancePath:t+"/arch",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.pid&&e.call(r,"pid")){const e=s
f(r.pid,{instancePath:t+"/pid"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.thread&&e.call(r,"thread")){const e=s
Qe(r.thread,{instancePath:t+"/thread"})||(n=null===n?Qe.errors:n.concat(Qe.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.intervalUs&&e.call(r,"intervalUs")){const e=s
Ue(r.intervalUs,{instancePath:t+"/intervalUs"})||(n=null===n?Ue.errors:n.concat(Ue.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.executable&&e.call(r,"executable")){const e=s
if("string"!=typeof r.executable)return Ee.errors=[{instancePath:t+"/executable",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a)if(void 0!==r.timed&&e.call(r,"timed")){const e=s
if("boolean"!=typeof r.timed)return Ee.errors=[{instancePath:t+"/timed",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}}}}}}}return Ee.errors=n,0===s}const ze={type:"object",required:["name","kind","file","line","column","callLine","callColumn","tier","library","component","named","moduleBody"],properties:{name:{type:"string"},displayName:{type:"string"},kind:{$ref:"#/$defs/FrameKind"},file:{type:"string"},line:{$ref:"types.schema.json#/$defs/Line"},column:{$ref:"types.schema.json#/$defs/Line"},callLine:{$ref:"types.schema.json#/$defs/Line"},callColumn:{$ref:"types.schema.json#/$defs/Line"},callOffset:{$ref:"types.schema.json#/$defs/Bytes",default:0},tier:{$ref:"#/$defs/Tier"},library:{type:"string"},component:{enum:["","openssl"]},named:{type:"boolean"},moduleBody:{type:"boolean"},bundled:{$ref:"#/$defs/BundledCode"}}},Ge={enum:["js","builtin","native","regexp","wasm","kernel","gc","idle","unknown"]}
function De(e,{instancePath:r=""}={}){return"js"!==e&&"builtin"!==e&&"native"!==e&&"regexp"!==e&&"wasm"!==e&&"kernel"!==e&&"gc"!==e&&"idle"!==e&&"unknown"!==e?(De.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:Ge.enum}}],!1):(De.errors=null,!0)}function Je(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Je.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Je.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Je.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Je.errors=null,!0}const He={enum:["","ignition","sparkplug","maglev","turbofan"]}
function Xe(e,{instancePath:r=""}={}){return""!==e&&"ignition"!==e&&"sparkplug"!==e&&"maglev"!==e&&"turbofan"!==e?(Xe.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:He.enum}}],!1):(Xe.errors=null,!0)}function Ye(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Ye.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if((void 0===r.module||!e.call(r,"module"))&&(s="module")||(void 0===r.known||!e.call(r,"known"))&&(s="known")||(void 0===r.name||!e.call(r,"name"))&&(s="name"))return Ye.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(void 0!==r.module&&e.call(r,"module")){const e=0
if("string"!=typeof r.module)return Ye.errors=[{instancePath:t+"/module",keyword:"type",params:{type:"string"}}],!1
var n=0===e}else n=!0
if(n){if(void 0!==r.known&&e.call(r,"known")){const e=0
if("string"!=typeof r.known)return Ye.errors=[{instancePath:t+"/known",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0
if(n)if(void 0!==r.name&&e.call(r,"name")){const e=0
if("string"!=typeof r.name)return Ye.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0}}return Ye.errors=null,!0}function Ze(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ze.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(void 0===r.callOffset&&(r.callOffset=0),(void 0===r.name||!e.call(r,"name"))&&(i="name")||(void 0===r.kind||!e.call(r,"kind"))&&(i="kind")||(void 0===r.file||!e.call(r,"file"))&&(i="file")||(void 0===r.line||!e.call(r,"line"))&&(i="line")||(void 0===r.column||!e.call(r,"column"))&&(i="column")||(void 0===r.callLine||!e.call(r,"callLine"))&&(i="callLine")||(void 0===r.callColumn||!e.call(r,"callColumn"))&&(i="callColumn")||(void 0===r.tier||!e.call(r,"tier"))&&(i="tier")||(void 0===r.library||!e.call(r,"library"))&&(i="library")||(void 0===r.component||!e.call(r,"component"))&&(i="component")||(void 0===r.named||!e.call(r,"named"))&&(i="named")||(void 0===r.moduleBody||!e.call(r,"moduleBody"))&&(i="moduleBody"))return Ze.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=s
if("string"!=typeof r.name)return Ze.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.displayName&&e.call(r,"displayName")){const e=s
if("string"!=typeof r.displayName)return Ze.errors=[{instancePath:t+"/displayName",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.kind&&e.call(r,"kind")){const e=s
De(r.kind,{instancePath:t+"/kind"})||(n=null===n?De.errors:n.concat(De.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.file&&e.call(r,"file")){const e=s
if("string"!=typeof r.file)return Ze.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=s
I(r.line,{instancePath:t+"/line"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.column&&e.call(r,"column")){const e=s
I(r.column,{instancePath:t+"/column"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.callLine&&e.call(r,"callLine")){const e=s
I(r.callLine,{instancePath:t+"/callLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.callColumn&&e.call(r,"callColumn")){const e=s
I(r.callColumn,{instancePath:t+"/callColumn"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){const i=s
if(Je(r.callOffset,{instancePath:t+"/callOffset"})||(n=null===n?Je.errors:n.concat(Je.errors),s=n.length),a=i===s){if(void 0!==r.tier&&e.call(r,"tier")){const e=s
Xe(r.tier,{instancePath:t+"/tier"})||(n=null===n?Xe.errors:n.concat(Xe.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.library&&e.call(r,"library")){const e=s
if("string"!=typeof r.library)return Ze.errors=[{instancePath:t+"/library",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.component&&e.call(r,"component")){let e=r.component
const n=s
if(""!==e&&"openssl"!==e)return Ze.errors=[{instancePath:t+"/component",keyword:"enum",params:{allowedValues:ze.properties.component.enum}}],!1
a=n===s}else a=!0
if(a){if(void 0!==r.named&&e.call(r,"named")){const e=s
if("boolean"!=typeof r.named)return Ze.errors=[{instancePath:t+"/named",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.moduleBody&&e.call(r,"moduleBody")){const e=s
if("boolean"!=typeof r.moduleBody)return Ze.errors=[{instancePath:t+"/moduleBody",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a)if(void 0!==r.bundled&&e.call(r,"bundled")){const e=s
Ye(r.bundled,{instancePath:t+"/bundled"})||(n=null===n?Ye.errors:n.concat(Ye.errors),s=n.length)
a=e===s}else a=!0}}}}}}}}}}}}}}}return Ze.errors=n,0===s}const _e={type:"object",required:["type","data"],properties:{type:{enum:["uint8","int32","float64","int32-deltas"]},data:{type:"string"}}}
function er(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return er.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if((void 0===r.type||!e.call(r,"type"))&&(s="type")||(void 0===r.data||!e.call(r,"data"))&&(s="data"))return er.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(void 0!==r.type&&e.call(r,"type")){let e=r.type
const s=0
if("uint8"!==e&&"int32"!==e&&"float64"!==e&&"int32-deltas"!==e)return er.errors=[{instancePath:t+"/type",keyword:"enum",params:{allowedValues:_e.properties.type.enum}}],!1
var n=0===s}else n=!0
if(n)if(void 0!==r.data&&e.call(r,"data")){const e=0
if("string"!=typeof r.data)return er.errors=[{instancePath:t+"/data",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0}return er.errors=null,!0}function rr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return rr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.length||!e.call(r,"length"))&&(i="length")||(void 0===r.parent||!e.call(r,"parent"))&&(i="parent")||(void 0===r.frame||!e.call(r,"frame"))&&(i="frame"))return rr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.length&&e.call(r,"length")){const e=s
f(r.length,{instancePath:t+"/length"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.parent&&e.call(r,"parent")){const e=s
er(r.parent,{instancePath:t+"/parent"})||(n=null===n?er.errors:n.concat(er.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.frame&&e.call(r,"frame")){const e=s
er(r.frame,{instancePath:t+"/frame"})||(n=null===n?er.errors:n.concat(er.errors),s=n.length)
a=e===s}else a=!0}}}return rr.errors=n,0===s}function tr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return tr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.length||!e.call(r,"length"))&&(i="length")||(void 0===r.stack||!e.call(r,"stack"))&&(i="stack")||(void 0===r.time||!e.call(r,"time"))&&(i="time")||(void 0===r.state||!e.call(r,"state"))&&(i="state")||(void 0===r.weight||!e.call(r,"weight"))&&(i="weight"))return tr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.length&&e.call(r,"length")){const e=s
f(r.length,{instancePath:t+"/length"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.stack&&e.call(r,"stack")){const e=s
er(r.stack,{instancePath:t+"/stack"})||(n=null===n?er.errors:n.concat(er.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.time&&e.call(r,"time")){const e=s
er(r.time,{instancePath:t+"/time"})||(n=null===n?er.errors:n.concat(er.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.state&&e.call(r,"state")){const e=s
er(r.state,{instancePath:t+"/state"})||(n=null===n?er.errors:n.concat(er.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.weight&&e.call(r,"weight")){const e=s
er(r.weight,{instancePath:t+"/weight"})||(n=null===n?er.errors:n.concat(er.errors),s=n.length)
a=e===s}else a=!0}}}}}return tr.errors=n,0===s}function nr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return nr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return nr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return nr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return nr.errors=null,!0}function sr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return sr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===r.callee||!e.call(r,"callee"))&&(c="callee")||(void 0===r.args||!e.call(r,"args"))&&(c="args")||(void 0===r.options||!e.call(r,"options"))&&(c="options")||(void 0===r.origin||!e.call(r,"origin"))&&(c="origin")||(void 0===r.excerpt||!e.call(r,"excerpt"))&&(c="excerpt")||(void 0===r.excerptLine||!e.call(r,"excerptLine"))&&(c="excerptLine")||(void 0===r.line||!e.call(r,"line"))&&(c="line"))return sr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==r.callee&&e.call(r,"callee")){const e=s
if("string"!=typeof r.callee)return sr.errors=[{instancePath:t+"/callee",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.args&&e.call(r,"args")){let e=r.args
const n=s
if(s===n){if(!Array.isArray(e))return sr.errors=[{instancePath:t+"/args",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const a=s
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r)return sr.errors=[{instancePath:t+"/args/"+n,keyword:"type",params:{type:se.properties.args.items.type}}],!1
if(!(a===s))break}}}a=n===s}else a=!0
if(a){if(void 0!==r.options&&e.call(r,"options")){let e=r.options
const n=s
if(s===n){if(!e||"object"!=typeof e||Array.isArray(e))return sr.errors=[{instancePath:t+"/options",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let n=e[r]
const a=s
if("string"!=typeof n&&("number"!=typeof n||!isFinite(n)))return sr.errors=[{instancePath:t+"/options/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:se.properties.options.additionalProperties.type}}],!1
if(!(a===s))break}}a=n===s}else a=!0
if(a){if(void 0!==r.argOptions&&e.call(r,"argOptions")){let e=r.argOptions
const n=s
if(s===n){if(!Array.isArray(e))return sr.errors=[{instancePath:t+"/argOptions",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const a=s
if((!r||"object"!=typeof r||Array.isArray(r))&&null!==r)return sr.errors=[{instancePath:t+"/argOptions/"+n,keyword:"type",params:{type:se.properties.argOptions.items.type}}],!1
if(s===a&&r&&"object"==typeof r&&!Array.isArray(r))for(const e of Object.keys(r)){let a=r[e]
const i=s
if("string"!=typeof a&&("number"!=typeof a||!isFinite(a)))return sr.errors=[{instancePath:t+"/argOptions/"+n+"/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:se.properties.argOptions.items.additionalProperties.type}}],!1
if(!(i===s))break}if(!(a===s))break}}}a=n===s}else a=!0
if(a){if(void 0!==r.origin&&e.call(r,"origin")){let l=r.origin
const c=s,p=s
let f=!1
const u=s
if(s===u)if(l&&"object"==typeof l&&!Array.isArray(l)){let r
if((void 0===l.callee||!e.call(l,"callee"))&&(r="callee")||(void 0===l.args||!e.call(l,"args"))&&(r="args")){const e={instancePath:t+"/origin",keyword:"required",params:{missingProperty:r}}
null===n?n=[e]:n.push(e),s++}else{if(void 0!==l.callee&&e.call(l,"callee")){const e=s
if("string"!=typeof l.callee){const e={instancePath:t+"/origin/callee",keyword:"type",params:{type:"string"}}
null===n?n=[e]:n.push(e),s++}var i=e===s}else i=!0
if(i)if(void 0!==l.args&&e.call(l,"args")){let e=l.args
const r=s
if(s===r)if(Array.isArray(e)){const r=e.length
for(let a=0;a<r;a++){let r=e[a]
const i=s
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r){const e={instancePath:t+"/origin/args/"+a,keyword:"type",params:{type:se.properties.origin.anyOf[0].properties.args.items.type}}
null===n?n=[e]:n.push(e),s++}if(!(i===s))break}}else{const e={instancePath:t+"/origin/args",keyword:"type",params:{type:"array"}}
null===n?n=[e]:n.push(e),s++}i=r===s}else i=!0}}else{const e={instancePath:t+"/origin",keyword:"type",params:{type:"object"}}
null===n?n=[e]:n.push(e),s++}var o=u===s
if(f=f||o,!f){const e=s
if(null!==l){const e={instancePath:t+"/origin",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=e===s
f=f||o}if(!f){const e={instancePath:t+"/origin",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,sr.errors=n,!1}s=p,null!==n&&(p?n.length=p:n=null)
a=c===s}else a=!0
if(a){if(void 0!==r.excerpt&&e.call(r,"excerpt")){let e=r.excerpt
const n=s
if(s===n){if(!Array.isArray(e))return sr.errors=[{instancePath:t+"/excerpt",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return sr.errors=[{instancePath:t+"/excerpt/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}a=n===s}else a=!0
if(a){if(void 0!==r.excerptLine&&e.call(r,"excerptLine")){const e=s
I(r.excerptLine,{instancePath:t+"/excerptLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=s
I(r.line,{instancePath:t+"/line"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.file&&e.call(r,"file")){const e=s
if("string"!=typeof r.file)return sr.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.allows&&e.call(r,"allows")){let e=r.allows
const i=s
if(s===i){if(!Array.isArray(e))return sr.errors=[{instancePath:t+"/allows",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(ae(e[a],{instancePath:t+"/allows/"+a})||(n=null===n?ae.errors:n.concat(ae.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0
if(a)if(void 0!==r.syntax&&e.call(r,"syntax")){let e=r.syntax
const i=s,o=s
let c=!1
const p=s
Pe(e,{instancePath:t+"/syntax"})||(n=null===n?Pe.errors:n.concat(Pe.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/syntax",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/syntax",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,sr.errors=n,!1}s=o,null!==n&&(o?n.length=o:n=null)
a=i===s}else a=!0}}}}}}}}}}}return sr.errors=n,0===s}function ar(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return ar.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.code||!e.call(r,"code"))&&(i="code")||(void 0===r.count||!e.call(r,"count"))&&(i="count")||(void 0===r.message||!e.call(r,"message"))&&(i="message"))return ar.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.code&&e.call(r,"code")){const e=s
if("string"!=typeof r.code)return ar.errors=[{instancePath:t+"/code",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.count&&e.call(r,"count")){const e=s
f(r.count,{instancePath:t+"/count"})||(n=null===n?f.errors:n.concat(f.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.message&&e.call(r,"message")){const e=s
if("string"!=typeof r.message)return ar.errors=[{instancePath:t+"/message",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0}}}return ar.errors=n,0===s}const ir=new RegExp("^(0|[1-9]\\d*):","u")
function or(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return or.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.meta||!e.call(r,"meta"))&&(o="meta")||(void 0===r.frames||!e.call(r,"frames"))&&(o="frames")||(void 0===r.stacks||!e.call(r,"stacks"))&&(o="stacks")||(void 0===r.samples||!e.call(r,"samples"))&&(o="samples")||(void 0===r.dropped||!e.call(r,"dropped"))&&(o="dropped")||(void 0===r.calls||!e.call(r,"calls"))&&(o="calls")||(void 0===r.diagnostics||!e.call(r,"diagnostics"))&&(o="diagnostics"))return or.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.meta&&e.call(r,"meta")){const e=s
Ee(r.meta,{instancePath:t+"/meta"})||(n=null===n?Ee.errors:n.concat(Ee.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.frames&&e.call(r,"frames")){let e=r.frames
const i=s
if(s===i){if(!Array.isArray(e))return or.errors=[{instancePath:t+"/frames",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Ze(e[a],{instancePath:t+"/frames/"+a})||(n=null===n?Ze.errors:n.concat(Ze.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0
if(a){if(void 0!==r.stacks&&e.call(r,"stacks")){const e=s
rr(r.stacks,{instancePath:t+"/stacks"})||(n=null===n?rr.errors:n.concat(rr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.samples&&e.call(r,"samples")){const e=s
tr(r.samples,{instancePath:t+"/samples"})||(n=null===n?tr.errors:n.concat(tr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.dropped&&e.call(r,"dropped")){let e=r.dropped
const i=s
if(s===i){if(!e||"object"!=typeof e||Array.isArray(e))return or.errors=[{instancePath:t+"/dropped",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const a=s
if(nr(e[r],{instancePath:t+"/dropped/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?nr.errors:n.concat(nr.errors),s=n.length),!(a===s))break}}a=i===s}else a=!0
if(a){if(void 0!==r.calls&&e.call(r,"calls")){let e=r.calls
const o=s
if(s===o){if(!Array.isArray(e))return or.errors=[{instancePath:t+"/calls",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){let r=e[a]
const o=s
if(s===o){if(!Array.isArray(r))return or.errors=[{instancePath:t+"/calls/"+a,keyword:"type",params:{type:"array"}}],!1
if(r.length<2)return or.errors=[{instancePath:t+"/calls/"+a,keyword:"minItems",params:{limit:2}}],!1
{const e=r.length
if(e>0){let e=r[0]
const n=s
if(s===n){if("string"!=typeof e)return or.errors=[{instancePath:t+"/calls/"+a+"/0",keyword:"type",params:{type:"string"}}],!1
if(!ir.test(e))return or.errors=[{instancePath:t+"/calls/"+a+"/0",keyword:"pattern",params:{pattern:"^(0|[1-9]\\d*):"}}],!1}var i=n===s}if(i){if(e>1){const e=s
sr(r[1],{instancePath:t+"/calls/"+a+"/1"})||(n=null===n?sr.errors:n.concat(sr.errors),s=n.length)
i=e===s}if(i){if(!(r.length<=2))return or.errors=[{instancePath:t+"/calls/"+a,keyword:"items",params:{limit:2}}],!1}}}}if(!(o===s))break}}}a=o===s}else a=!0
if(a)if(void 0!==r.diagnostics&&e.call(r,"diagnostics")){let e=r.diagnostics
const i=s
if(s===i){if(!Array.isArray(e))return or.errors=[{instancePath:t+"/diagnostics",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(ar(e[a],{instancePath:t+"/diagnostics/"+a})||(n=null===n?ar.errors:n.concat(ar.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0}}}}}}}return or.errors=n,0===s}exports.baseline=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===t.version||!e.call(t,"version"))&&(o="version")||(void 0===t.environments||!e.call(t,"environments"))&&(o="environments"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==t.version&&e.call(t,"version")){const e=a
if(3!==t.version)return r.errors=[{instancePath:n+"/version",keyword:"const",params:{allowedValue:3}}],!1
var i=e===a}else i=!0
if(i)if(void 0!==t.environments&&e.call(t,"environments")){let e=t.environments
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/environments",keyword:"type",params:{type:"array"}}],!1
if(e.length<1)return r.errors=[{instancePath:n+"/environments",keyword:"minItems",params:{limit:1}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(yr(e[t],{instancePath:n+"/environments/"+t})||(s=null===s?yr.errors:s.concat(yr.errors),a=s.length),!(r===a))break}}}i=o===a}else i=!0}}return r.errors=s,0===a}
function lr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return lr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return lr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return lr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return lr.errors=null,!0}function cr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return cr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return cr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return cr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return cr.errors=null,!0}function pr(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return pr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if((void 0===r.node||!e.call(r,"node"))&&(s="node")||(void 0===r.openssl||!e.call(r,"openssl"))&&(s="openssl")||(void 0===r.platform||!e.call(r,"platform"))&&(s="platform")||(void 0===r.processor||!e.call(r,"processor"))&&(s="processor")||(void 0===r.interval||!e.call(r,"interval"))&&(s="interval")||(void 0===r.workload||!e.call(r,"workload"))&&(s="workload"))return pr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(void 0!==r.node&&e.call(r,"node")){const e=0
if("string"!=typeof r.node)return pr.errors=[{instancePath:t+"/node",keyword:"type",params:{type:"string"}}],!1
var n=0===e}else n=!0
if(n){if(void 0!==r.openssl&&e.call(r,"openssl")){const e=0
if("string"!=typeof r.openssl)return pr.errors=[{instancePath:t+"/openssl",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0
if(n){if(void 0!==r.platform&&e.call(r,"platform")){const e=0
if("string"!=typeof r.platform)return pr.errors=[{instancePath:t+"/platform",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0
if(n){if(void 0!==r.processor&&e.call(r,"processor")){const e=0
if("string"!=typeof r.processor)return pr.errors=[{instancePath:t+"/processor",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0
if(n){if(void 0!==r.interval&&e.call(r,"interval")){const e=0
if("string"!=typeof r.interval)return pr.errors=[{instancePath:t+"/interval",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0
if(n)if(void 0!==r.workload&&e.call(r,"workload")){let e=r.workload
const s=0
if(0===s){if(!Array.isArray(e))return pr.errors=[{instancePath:t+"/workload",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=0
if("string"!=typeof e[n])return pr.errors=[{instancePath:t+"/workload/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(0===r))break}}}n=0===s}else n=!0}}}}}return pr.errors=null,!0}function fr(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)?(fr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:1}}],!1):e<0||isNaN(e)?(fr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(fr.errors=null,!0):(fr.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function ur(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return ur.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.file||!e.call(r,"file"))&&(i="file")||(void 0===r.function||!e.call(r,"function"))&&(i="function")||(void 0===r.operation||!e.call(r,"operation"))&&(i="operation")||(void 0===r.share||!e.call(r,"share"))&&(i="share"))return ur.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=s
if("string"!=typeof r.file)return ur.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.function&&e.call(r,"function")){const e=s
if("string"!=typeof r.function)return ur.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.operation&&e.call(r,"operation")){const e=s
if("string"!=typeof r.operation)return ur.errors=[{instancePath:t+"/operation",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a)if(void 0!==r.share&&e.call(r,"share")){const e=s
fr(r.share,{instancePath:t+"/share"})||(n=null===n?fr.errors:n.concat(fr.errors),s=n.length)
a=e===s}else a=!0}}}}return ur.errors=n,0===s}function yr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return yr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(void 0===r.designEffects&&(r.designEffects={}),(void 0===r.runs||!e.call(r,"runs"))&&(i="runs")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(i="busyTicks")||(void 0===r.environment||!e.call(r,"environment"))&&(i="environment")||(void 0===r.callSites||!e.call(r,"callSites"))&&(i="callSites")||(void 0===r.metrics||!e.call(r,"metrics"))&&(i="metrics"))return yr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.runs&&e.call(r,"runs")){const e=s
lr(r.runs,{instancePath:t+"/runs"})||(n=null===n?lr.errors:n.concat(lr.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=s
cr(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?cr.errors:n.concat(cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.environment&&e.call(r,"environment")){const e=s
pr(r.environment,{instancePath:t+"/environment"})||(n=null===n?pr.errors:n.concat(pr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const i=s
if(s===i){if(!e||"object"!=typeof e||Array.isArray(e))return yr.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const a=s
if(ur(e[r],{instancePath:t+"/callSites/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?ur.errors:n.concat(ur.errors),s=n.length),!(a===s))break}}a=i===s}else a=!0
if(a){if(void 0!==r.metrics&&e.call(r,"metrics")){let e=r.metrics
const n=s
if(s===n){if(!e||"object"!=typeof e||Array.isArray(e))return yr.errors=[{instancePath:t+"/metrics",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let n=e[r]
const a=s
if(s===a){if("number"!=typeof n||!isFinite(n))return yr.errors=[{instancePath:t+"/metrics/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"number"}}],!1
if(n<0||isNaN(n))return yr.errors=[{instancePath:t+"/metrics/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(!(a===s))break}}a=n===s}else a=!0
if(a){let e=r.designEffects
const n=s
if(s===n){if(!e||"object"!=typeof e||Array.isArray(e))return yr.errors=[{instancePath:t+"/designEffects",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let n=e[r]
const a=s
if(s===a){if("number"!=typeof n||!isFinite(n))return yr.errors=[{instancePath:t+"/designEffects/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"number"}}],!1
if(n<1||isNaN(n))return yr.errors=[{instancePath:t+"/designEffects/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum",params:{comparison:">=",limit:1}}],!1}if(!(a===s))break}}a=n===s}}}}}}}return yr.errors=n,0===s}exports.symbols=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===t.schemaVersion||!e.call(t,"schemaVersion"))&&(o="schemaVersion")||(void 0===t.libraries||!e.call(t,"libraries"))&&(o="libraries"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==t.schemaVersion&&e.call(t,"schemaVersion")){const e=a
if(1!==t.schemaVersion)return r.errors=[{instancePath:n+"/schemaVersion",keyword:"const",params:{allowedValue:1}}],!1
var i=e===a}else i=!0
if(i)if(void 0!==t.libraries&&e.call(t,"libraries")){let e=t.libraries
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/libraries",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(Pr(e[t],{instancePath:n+"/libraries/"+t})||(s=null===s?Pr.errors:s.concat(Pr.errors),a=s.length),!(r===a))break}}}i=o===a}else i=!0}}return r.errors=s,0===a}
const dr={type:"object",required:["path","buildId","rows","symbols"],properties:{path:{type:"string"},buildId:{type:"string"},status:{enum:["ok","partial","stripped"],default:"ok"},rows:{type:"array",items:{$ref:"#/$defs/AddressRange"}},symbols:{type:"array",items:{$ref:"#/$defs/NativeSymbol"}},openssl:{type:"array",items:{$ref:"#/$defs/AddressRange"},default:[]}}}
function hr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return hr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return hr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return hr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return hr.errors=null,!0}function mr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return mr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.start||!e.call(r,"start"))&&(i="start")||(void 0===r.end||!e.call(r,"end"))&&(i="end"))return mr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.start&&e.call(r,"start")){const e=s
hr(r.start,{instancePath:t+"/start"})||(n=null===n?hr.errors:n.concat(hr.errors),s=n.length)
var a=e===s}else a=!0
if(a)if(void 0!==r.end&&e.call(r,"end")){const e=s
hr(r.end,{instancePath:t+"/end"})||(n=null===n?hr.errors:n.concat(hr.errors),s=n.length)
a=e===s}else a=!0}}return mr.errors=n,0===s}const gr={type:"object",required:["name","start","end"],properties:{name:{type:"string"},start:{$ref:"#/$defs/Address"},end:{$ref:"#/$defs/Address"},component:{enum:["","openssl"],default:""}}}
function vr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return vr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(void 0===r.component&&(r.component=""),(void 0===r.name||!e.call(r,"name"))&&(i="name")||(void 0===r.start||!e.call(r,"start"))&&(i="start")||(void 0===r.end||!e.call(r,"end"))&&(i="end"))return vr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=s
if("string"!=typeof r.name)return vr.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.start&&e.call(r,"start")){const e=s
hr(r.start,{instancePath:t+"/start"})||(n=null===n?hr.errors:n.concat(hr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.end&&e.call(r,"end")){const e=s
hr(r.end,{instancePath:t+"/end"})||(n=null===n?hr.errors:n.concat(hr.errors),s=n.length)
a=e===s}else a=!0
if(a){let e=r.component
const n=s
if(""!==e&&"openssl"!==e)return vr.errors=[{instancePath:t+"/component",keyword:"enum",params:{allowedValues:gr.properties.component.enum}}],!1
a=n===s}}}}}return vr.errors=n,0===s}function Pr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Pr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(void 0===r.status&&(r.status="ok"),void 0===r.openssl&&(r.openssl=[]),(void 0===r.path||!e.call(r,"path"))&&(i="path")||(void 0===r.buildId||!e.call(r,"buildId"))&&(i="buildId")||(void 0===r.rows||!e.call(r,"rows"))&&(i="rows")||(void 0===r.symbols||!e.call(r,"symbols"))&&(i="symbols"))return Pr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.path&&e.call(r,"path")){const e=s
if("string"!=typeof r.path)return Pr.errors=[{instancePath:t+"/path",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(void 0!==r.buildId&&e.call(r,"buildId")){const e=s
if("string"!=typeof r.buildId)return Pr.errors=[{instancePath:t+"/buildId",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){let i=r.status
const o=s
if("ok"!==i&&"partial"!==i&&"stripped"!==i)return Pr.errors=[{instancePath:t+"/status",keyword:"enum",params:{allowedValues:dr.properties.status.enum}}],!1
if(a=o===s){if(void 0!==r.rows&&e.call(r,"rows")){let e=r.rows
const i=s
if(s===i){if(!Array.isArray(e))return Pr.errors=[{instancePath:t+"/rows",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(mr(e[a],{instancePath:t+"/rows/"+a})||(n=null===n?mr.errors:n.concat(mr.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0
if(a){if(void 0!==r.symbols&&e.call(r,"symbols")){let e=r.symbols
const i=s
if(s===i){if(!Array.isArray(e))return Pr.errors=[{instancePath:t+"/symbols",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(vr(e[a],{instancePath:t+"/symbols/"+a})||(n=null===n?vr.errors:n.concat(vr.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0
if(a){let e=r.openssl
const i=s
if(s===i){if(!Array.isArray(e))return Pr.errors=[{instancePath:t+"/openssl",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(mr(e[a],{instancePath:t+"/openssl/"+a})||(n=null===n?mr.errors:n.concat(mr.errors),s=n.length),!(r===s))break}}}a=i===s}}}}}}}return Pr.errors=n,0===s}exports.bench=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===t.schemaVersion||!e.call(t,"schemaVersion"))&&(l="schemaVersion")||(void 0===t.tool||!e.call(t,"tool"))&&(l="tool")||(void 0===t.node||!e.call(t,"node"))&&(l="node")||(void 0===t.openssl||!e.call(t,"openssl"))&&(l="openssl")||(void 0===t.platform||!e.call(t,"platform"))&&(l="platform")||(void 0===t.processor||!e.call(t,"processor"))&&(l="processor")||(void 0===t.time||!e.call(t,"time"))&&(l="time")||(void 0===t.measurements||!e.call(t,"measurements"))&&(l="measurements")||(void 0===t.missing||!e.call(t,"missing"))&&(l="missing"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==t.schemaVersion&&e.call(t,"schemaVersion")){const e=a
if(1!==t.schemaVersion)return r.errors=[{instancePath:n+"/schemaVersion",keyword:"const",params:{allowedValue:1}}],!1
var i=e===a}else i=!0
if(i){if(void 0!==t.tool&&e.call(t,"tool")){let s=t.tool
const l=a
if(a===l){if(!s||"object"!=typeof s||Array.isArray(s))return r.errors=[{instancePath:n+"/tool",keyword:"type",params:{type:"object"}}],!1
{let t
if((void 0===s.name||!e.call(s,"name"))&&(t="name")||(void 0===s.version||!e.call(s,"version"))&&(t="version"))return r.errors=[{instancePath:n+"/tool",keyword:"required",params:{missingProperty:t}}],!1
if(void 0!==s.name&&e.call(s,"name")){const e=a
if("cryptoprof"!==s.name)return r.errors=[{instancePath:n+"/tool/name",keyword:"const",params:{allowedValue:"cryptoprof"}}],!1
var o=e===a}else o=!0
if(o)if(void 0!==s.version&&e.call(s,"version")){const e=a
if("string"!=typeof s.version)return r.errors=[{instancePath:n+"/tool/version",keyword:"type",params:{type:"string"}}],!1
o=e===a}else o=!0}}i=l===a}else i=!0
if(i){if(void 0!==t.node&&e.call(t,"node")){let e=t.node
const s=a
if(a===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/node",keyword:"type",params:{type:"string"}}],!1
if(kr(e)>100)return r.errors=[{instancePath:n+"/node",keyword:"maxLength",params:{limit:100}}],!1}i=s===a}else i=!0
if(i){if(void 0!==t.openssl&&e.call(t,"openssl")){let e=t.openssl
const s=a
if(a===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/openssl",keyword:"type",params:{type:"string"}}],!1
if(kr(e)>100)return r.errors=[{instancePath:n+"/openssl",keyword:"maxLength",params:{limit:100}}],!1}i=s===a}else i=!0
if(i){if(void 0!==t.platform&&e.call(t,"platform")){let e=t.platform
const s=a
if(a===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/platform",keyword:"type",params:{type:"string"}}],!1
if(kr(e)>100)return r.errors=[{instancePath:n+"/platform",keyword:"maxLength",params:{limit:100}}],!1}i=s===a}else i=!0
if(i){if(void 0!==t.processor&&e.call(t,"processor")){let e=t.processor
const s=a
if(a===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/processor",keyword:"type",params:{type:"string"}}],!1
if(kr(e)>200)return r.errors=[{instancePath:n+"/processor",keyword:"maxLength",params:{limit:200}}],!1}i=s===a}else i=!0
if(i){if(void 0!==t.time&&e.call(t,"time")){const e=a
wr(t.time,{instancePath:n+"/time"})||(s=null===s?wr.errors:s.concat(wr.errors),a=s.length)
i=e===a}else i=!0
if(i){if(void 0!==t.measurements&&e.call(t,"measurements")){let e=t.measurements
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/measurements",keyword:"type",params:{type:"array"}}],!1
if(e.length>200)return r.errors=[{instancePath:n+"/measurements",keyword:"maxItems",params:{limit:200}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(Tr(e[t],{instancePath:n+"/measurements/"+t})||(s=null===s?Tr.errors:s.concat(Tr.errors),a=s.length),!(r===a))break}}}i=o===a}else i=!0
if(i)if(void 0!==t.missing&&e.call(t,"missing")){let e=t.missing
const s=a
if(a===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/missing",keyword:"type",params:{type:"array"}}],!1
if(e.length>200)return r.errors=[{instancePath:n+"/missing",keyword:"maxItems",params:{limit:200}}],!1
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const i=a
if(a===i){if("string"!=typeof t)return r.errors=[{instancePath:n+"/missing/"+s,keyword:"type",params:{type:"string"}}],!1
if(kr(t)>100)return r.errors=[{instancePath:n+"/missing/"+s,keyword:"maxLength",params:{limit:100}}],!1}if(!(i===a))break}}}i=s===a}else i=!0}}}}}}}}}return r.errors=s,0===a}
const kr=e=>{let r=0
for(const t of e)r++
return r}
function wr(e,{instancePath:r=""}={}){return"string"!=typeof e?(wr.errors=[{instancePath:r,keyword:"type",params:{type:"string"}}],!1):(wr.errors=null,!0)}const br={enum:["kdf","keygen","sign","verify","kex","hash","cipher","handshake"]}
function Ar(e,{instancePath:r=""}={}){return"kdf"!==e&&"keygen"!==e&&"sign"!==e&&"verify"!==e&&"kex"!==e&&"hash"!==e&&"cipher"!==e&&"handshake"!==e?(Ar.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:br.enum}}],!1):(Ar.errors=null,!0)}function Mr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Mr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Mr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Mr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Mr.errors=null,!0}function jr(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(jr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(jr.errors=null,!0):(jr.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function xr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return xr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return xr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return xr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return xr.errors=null,!0}function Tr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Tr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.group||!e.call(r,"group"))&&(i="group")||(void 0===r.name||!e.call(r,"name"))&&(i="name")||(void 0===r.what||!e.call(r,"what"))&&(i="what")||(void 0===r.bytes||!e.call(r,"bytes"))&&(i="bytes")||(void 0===r.us||!e.call(r,"us"))&&(i="us")||(void 0===r.spread||!e.call(r,"spread"))&&(i="spread")||(void 0===r.n||!e.call(r,"n"))&&(i="n"))return Tr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.group&&e.call(r,"group")){const e=s
Ar(r.group,{instancePath:t+"/group"})||(n=null===n?Ar.errors:n.concat(Ar.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.name&&e.call(r,"name")){let e=r.name
const n=s
if(s===n){if("string"!=typeof e)return Tr.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
if(kr(e)>100)return Tr.errors=[{instancePath:t+"/name",keyword:"maxLength",params:{limit:100}}],!1}a=n===s}else a=!0
if(a){if(void 0!==r.what&&e.call(r,"what")){let e=r.what
const n=s
if(s===n){if("string"!=typeof e)return Tr.errors=[{instancePath:t+"/what",keyword:"type",params:{type:"string"}}],!1
if(kr(e)>100)return Tr.errors=[{instancePath:t+"/what",keyword:"maxLength",params:{limit:100}}],!1}a=n===s}else a=!0
if(a){if(void 0!==r.bytes&&e.call(r,"bytes")){const e=s
Mr(r.bytes,{instancePath:t+"/bytes"})||(n=null===n?Mr.errors:n.concat(Mr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.us&&e.call(r,"us")){const e=s
jr(r.us,{instancePath:t+"/us"})||(n=null===n?jr.errors:n.concat(jr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.spread&&e.call(r,"spread")){let e=r.spread
const n=s
if(s===n){if("number"!=typeof e||!isFinite(e))return Tr.errors=[{instancePath:t+"/spread",keyword:"type",params:{type:"number"}}],!1
if(e<0||isNaN(e))return Tr.errors=[{instancePath:t+"/spread",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}a=n===s}else a=!0
if(a)if(void 0!==r.n&&e.call(r,"n")){const e=s
xr(r.n,{instancePath:t+"/n"})||(n=null===n?xr.errors:n.concat(xr.errors),s=n.length)
a=e===s}else a=!0}}}}}}}return Tr.errors=n,0===s}exports["profile#Traffic"]=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===t.requests||!e.call(t,"requests"))&&(c="requests")||(void 0===t.clientRequests||!e.call(t,"clientRequests"))&&(c="clientRequests")||(void 0===t.tlsServer||!e.call(t,"tlsServer"))&&(c="tlsServer")||(void 0===t.tlsClient||!e.call(t,"tlsClient"))&&(c="tlsClient")||(void 0===t.processes||!e.call(t,"processes"))&&(c="processes")||(void 0===t.complete||!e.call(t,"complete"))&&(c="complete"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==t.requests&&e.call(t,"requests")){const e=a
f(t.requests,{instancePath:n+"/requests"})||(s=null===s?f.errors:s.concat(f.errors),a=s.length)
var i=e===a}else i=!0
if(i){if(void 0!==t.clientRequests&&e.call(t,"clientRequests")){const e=a
f(t.clientRequests,{instancePath:n+"/clientRequests"})||(s=null===s?f.errors:s.concat(f.errors),a=s.length)
i=e===a}else i=!0
if(i){if(void 0!==t.tlsServer&&e.call(t,"tlsServer")){let e=t.tlsServer
const l=a,c=a
let p=!1
const f=a
D(e,{instancePath:n+"/tlsServer"})||(s=null===s?D.errors:s.concat(D.errors),a=s.length)
var o=f===a
if(p=p||o,!p){const r=a
if(null!==e){const e={instancePath:n+"/tlsServer",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}o=r===a
p=p||o}if(!p){const e={instancePath:n+"/tlsServer",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,r.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
i=l===a}else i=!0
if(i){if(void 0!==t.tlsClient&&e.call(t,"tlsClient")){let e=t.tlsClient
const o=a,c=a
let p=!1
const f=a
D(e,{instancePath:n+"/tlsClient"})||(s=null===s?D.errors:s.concat(D.errors),a=s.length)
var l=f===a
if(p=p||l,!p){const r=a
if(null!==e){const e={instancePath:n+"/tlsClient",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}l=r===a
p=p||l}if(!p){const e={instancePath:n+"/tlsClient",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,r.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
i=o===a}else i=!0
if(i){if(void 0!==t.processes&&e.call(t,"processes")){const e=a
f(t.processes,{instancePath:n+"/processes"})||(s=null===s?f.errors:s.concat(f.errors),a=s.length)
i=e===a}else i=!0
if(i)if(void 0!==t.complete&&e.call(t,"complete")){const e=a
if("boolean"!=typeof t.complete)return r.errors=[{instancePath:n+"/complete",keyword:"type",params:{type:"boolean"}}],!1
i=e===a}else i=!0}}}}}}return r.errors=s,0===a},exports["probe#SavedStarts"]=function e(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!Array.isArray(r))return e.errors=[{instancePath:t,keyword:"type",params:{type:"array"}}],!1
{const e=r.length
for(let a=0;a<e;a++){const e=s
if(Sr(r[a],{instancePath:t+"/"+a})||(n=null===n?Sr.errors:n.concat(Sr.errors),s=n.length),!(e===s))break}}}return e.errors=n,0===s}
const Or={type:"object",required:["kind","reason","count","newest","pids"],properties:{kind:{enum:["thread","child"]},reason:{anyOf:[{$ref:"profile.schema.json#/$defs/UnprofiledReason"},{type:"null"}]},count:{$ref:"types.schema.json#/$defs/Count"},newest:{$ref:"types.schema.json#/$defs/Count"},pids:{type:"array",items:{$ref:"types.schema.json#/$defs/Count"}}}}
function $r(e,{instancePath:r=""}={}){return"directory-gone"!==e&&"directory-not-writable"!==e&&"disk-full"!==e&&"no-descriptors"!==e&&"recording-stopped"!==e&&"other-user"!==e&&"other-node"!==e&&"own-options"!==e&&"not-passed-on"!==e&&"own-exec-argv"!==e&&"no-log"!==e&&"log-ended-early"!==e&&"unknown"!==e?($r.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:c.enum}}],!1):($r.errors=null,!0)}function Cr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Cr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Cr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Cr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Cr.errors=null,!0}function Sr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Sr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.kind||!e.call(r,"kind"))&&(o="kind")||(void 0===r.reason||!e.call(r,"reason"))&&(o="reason")||(void 0===r.count||!e.call(r,"count"))&&(o="count")||(void 0===r.newest||!e.call(r,"newest"))&&(o="newest")||(void 0===r.pids||!e.call(r,"pids"))&&(o="pids"))return Sr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.kind&&e.call(r,"kind")){let e=r.kind
const n=s
if("thread"!==e&&"child"!==e)return Sr.errors=[{instancePath:t+"/kind",keyword:"enum",params:{allowedValues:Or.properties.kind.enum}}],!1
var a=n===s}else a=!0
if(a){if(void 0!==r.reason&&e.call(r,"reason")){let e=r.reason
const o=s,l=s
let c=!1
const p=s
$r(e,{instancePath:t+"/reason"})||(n=null===n?$r.errors:n.concat($r.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/reason",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/reason",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Sr.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(void 0!==r.count&&e.call(r,"count")){const e=s
Cr(r.count,{instancePath:t+"/count"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.newest&&e.call(r,"newest")){const e=s
Cr(r.newest,{instancePath:t+"/newest"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.pids&&e.call(r,"pids")){let e=r.pids
const i=s
if(s===i){if(!Array.isArray(e))return Sr.errors=[{instancePath:t+"/pids",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Cr(e[a],{instancePath:t+"/pids/"+a})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0}}}}}return Sr.errors=n,0===s}exports["probe#SavedThread"]=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===t.tid||!e.call(t,"tid"))&&(l="tid")||(void 0===t.present||!e.call(t,"present"))&&(l="present")||(void 0===t.poolIsNamed||!e.call(t,"poolIsNamed"))&&(l="poolIsNamed")||(void 0===t.atExit||!e.call(t,"atExit"))&&(l="atExit"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==t.tid&&e.call(t,"tid")){const e=a
Cr(t.tid,{instancePath:n+"/tid"})||(s=null===s?Cr.errors:s.concat(Cr.errors),a=s.length)
var i=e===a}else i=!0
if(i){if(void 0!==t.present&&e.call(t,"present")){let e=t.present
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/present",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(Cr(e[t],{instancePath:n+"/present/"+t})||(s=null===s?Cr.errors:s.concat(Cr.errors),a=s.length),!(r===a))break}}}i=o===a}else i=!0
if(i){if(void 0!==t.poolIsNamed&&e.call(t,"poolIsNamed")){const e=a
if("boolean"!=typeof t.poolIsNamed)return r.errors=[{instancePath:n+"/poolIsNamed",keyword:"type",params:{type:"boolean"}}],!1
i=e===a}else i=!0
if(i)if(void 0!==t.atExit&&e.call(t,"atExit")){let e=t.atExit
const l=a,c=a
let p=!1
const f=a
Ir(e,{instancePath:n+"/atExit"})||(s=null===s?Ir.errors:s.concat(Ir.errors),a=s.length)
var o=f===a
if(p=p||o,!p){const r=a
if(null!==e){const e={instancePath:n+"/atExit",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}o=r===a
p=p||o}if(!p){const e={instancePath:n+"/atExit",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,r.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
i=l===a}else i=!0}}}}return r.errors=s,0===a}
function qr(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(qr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(qr.errors=null,!0):(qr.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function Nr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Nr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.tid||!e.call(r,"tid"))&&(i="tid")||(void 0===r.name||!e.call(r,"name"))&&(i="name")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(i="cpuMs")||(void 0===r.waitMs||!e.call(r,"waitMs"))&&(i="waitMs"))return Nr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.tid&&e.call(r,"tid")){const e=s
Cr(r.tid,{instancePath:t+"/tid"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.name&&e.call(r,"name")){const e=s
if("string"!=typeof r.name)return Nr.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){const e=s
qr(r.cpuMs,{instancePath:t+"/cpuMs"})||(n=null===n?qr.errors:n.concat(qr.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.waitMs&&e.call(r,"waitMs")){const e=s
qr(r.waitMs,{instancePath:t+"/waitMs"})||(n=null===n?qr.errors:n.concat(qr.errors),s=n.length)
a=e===s}else a=!0}}}}return Nr.errors=n,0===s}function Ir(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ir.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.totalMs||!e.call(r,"totalMs"))&&(i="totalMs")||(void 0===r.threads||!e.call(r,"threads"))&&(i="threads"))return Ir.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.totalMs&&e.call(r,"totalMs")){const e=s
qr(r.totalMs,{instancePath:t+"/totalMs"})||(n=null===n?qr.errors:n.concat(qr.errors),s=n.length)
var a=e===s}else a=!0
if(a)if(void 0!==r.threads&&e.call(r,"threads")){let e=r.threads
const i=s
if(s===i){if(!Array.isArray(e))return Ir.errors=[{instancePath:t+"/threads",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Nr(e[a],{instancePath:t+"/threads/"+a})||(n=null===n?Nr.errors:n.concat(Nr.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0}}return Ir.errors=n,0===s}exports["probe#SavedTls"]=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===t.peers||!e.call(t,"peers"))&&(o="peers")||(void 0===t.contexts||!e.call(t,"contexts"))&&(o="contexts"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==t.peers&&e.call(t,"peers")){let e=t.peers
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/peers",keyword:"type",params:{type:"array"}}],!1
if(e.length>202)return r.errors=[{instancePath:n+"/peers",keyword:"maxItems",params:{limit:202}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(Er(e[t],{instancePath:n+"/peers/"+t})||(s=null===s?Er.errors:s.concat(Er.errors),a=s.length),!(r===a))break}}}var i=o===a}else i=!0
if(i)if(void 0!==t.contexts&&e.call(t,"contexts")){const e=a
zr(t.contexts,{instancePath:n+"/contexts"})||(s=null===s?zr.errors:s.concat(zr.errors),a=s.length)
i=e===a}else i=!0}}return r.errors=s,0===a}
const Fr={type:"object",required:["role","host","port","handshakes","resumed","overlapped","requests","reusedRequests","agents","protocol","cipher","group","alpn","certificate","bytesIn","bytesOut","helloBytes","handshakeTimes","lifeTimes","mostOpen","choices","callSites","unplaced","packages","agentSites"],properties:{role:{enum:["client","server"]},host:{type:"string",maxLength:255},port:{$ref:"types.schema.json#/$defs/Count"},handshakes:{$ref:"types.schema.json#/$defs/Count"},resumed:{$ref:"types.schema.json#/$defs/Count"},overlapped:{$ref:"types.schema.json#/$defs/Count"},requests:{$ref:"types.schema.json#/$defs/Count"},reusedRequests:{$ref:"types.schema.json#/$defs/Count"},agents:{$ref:"types.schema.json#/$defs/Count"},protocol:{$ref:"types.schema.json#/$defs/Tally"},cipher:{$ref:"types.schema.json#/$defs/Tally"},group:{$ref:"types.schema.json#/$defs/Tally"},alpn:{$ref:"types.schema.json#/$defs/Tally"},certificate:{anyOf:[{$ref:"tls.schema.json#/$defs/Certificate"},{type:"null"}]},bytesIn:{$ref:"types.schema.json#/$defs/Bytes"},bytesOut:{$ref:"types.schema.json#/$defs/Bytes"},helloBytes:{$ref:"#/$defs/ByNumber"},handshakeTimes:{$ref:"#/$defs/ByNumber"},lifeTimes:{$ref:"#/$defs/ByNumber"},mostOpen:{$ref:"types.schema.json#/$defs/Count"},choices:{$ref:"tls.schema.json#/$defs/PeerChoices"},callSites:{type:"array",maxItems:32,items:{$ref:"#/$defs/SavedPlace"}},unplaced:{$ref:"types.schema.json#/$defs/Count"},packages:{type:"object",maxProperties:65,propertyNames:{maxLength:255},additionalProperties:{$ref:"types.schema.json#/$defs/Count"}},agentSites:{type:"array",maxItems:32,items:{$ref:"#/$defs/SavedPlace"}}}}
function Lr(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!e||"object"!=typeof e||Array.isArray(e))return Lr.errors=[{instancePath:r,keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>100)return Lr.errors=[{instancePath:r,keyword:"maxProperties",params:{limit:100}}],!1
for(const a of Object.keys(e)){const e=n
if("string"==typeof a&&!E.test(a)){const e={instancePath:r,keyword:"pattern",params:{pattern:"^[\\w./-]{1,64}$"},propertyName:a}
null===t?t=[e]:t.push(e),n++}var s=e===n
if(!s){const e={instancePath:r,keyword:"propertyNames",params:{propertyName:a}}
return null===t?t=[e]:t.push(e),n++,Lr.errors=t,!1}}if(s)for(const s of Object.keys(e)){const a=n
if(z(e[s],{instancePath:r+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?z.errors:t.concat(z.errors),n=t.length),!(a===n))break}}return Lr.errors=t,0===n}function Rr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Rr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.type||!e.call(r,"type"))&&(o="type")||(void 0===r.bits||!e.call(r,"bits"))&&(o="bits")||(void 0===r.curve||!e.call(r,"curve"))&&(o="curve"))return Rr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.type&&e.call(r,"type")){let e=r.type
const n=s
if("rsa"!==e&&"ec"!==e&&"ed25519"!==e&&"other"!==e)return Rr.errors=[{instancePath:t+"/type",keyword:"enum",params:{allowedValues:Z.properties.type.enum}}],!1
var a=n===s}else a=!0
if(a){if(void 0!==r.bits&&e.call(r,"bits")){let e=r.bits
const o=s,l=s
let c=!1
const p=s
X(e,{instancePath:t+"/bits"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/bits",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/bits",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Rr.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a)if(void 0!==r.curve&&e.call(r,"curve")){const e=s
if("string"!=typeof r.curve)return Rr.errors=[{instancePath:t+"/curve",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0}}}return Rr.errors=n,0===s}function Br(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Br.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Br.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Br.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Br.errors=null,!0}const Vr=new RegExp("^\\d{1,12}$","u")
function Kr(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!e||"object"!=typeof e||Array.isArray(e))return Kr.errors=[{instancePath:r,keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>1e3)return Kr.errors=[{instancePath:r,keyword:"maxProperties",params:{limit:1e3}}],!1
for(const a of Object.keys(e)){const e=n
if("string"==typeof a&&!Vr.test(a)){const e={instancePath:r,keyword:"pattern",params:{pattern:"^\\d{1,12}$"},propertyName:a}
null===t?t=[e]:t.push(e),n++}var s=e===n
if(!s){const e={instancePath:r,keyword:"propertyNames",params:{propertyName:a}}
return null===t?t=[e]:t.push(e),n++,Kr.errors=t,!1}}if(s)for(const s of Object.keys(e)){const a=n
if(Cr(e[s],{instancePath:r+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?Cr.errors:t.concat(Cr.errors),n=t.length),!(a===n))break}}return Kr.errors=t,0===n}function Wr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Wr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(void 0===r.agentIsPlain&&(r.agentIsPlain=0),void 0===r.renegotiated&&(r.renegotiated=0),(void 0===r.withAgent||!e.call(r,"withAgent"))&&(i="withAgent")||(void 0===r.agentKeepsAlive||!e.call(r,"agentKeepsAlive"))&&(i="agentKeepsAlive")||(void 0===r.agentKeepsNoSessions||!e.call(r,"agentKeepsNoSessions"))&&(i="agentKeepsNoSessions")||(void 0===r.sessionOffered||!e.call(r,"sessionOffered"))&&(i="sessionOffered")||(void 0===r.ownContext||!e.call(r,"ownContext"))&&(i="ownContext")||(void 0===r.ownCa||!e.call(r,"ownCa"))&&(i="ownCa")||(void 0===r.ownIdentityCheck||!e.call(r,"ownIdentityCheck"))&&(i="ownIdentityCheck")||(void 0===r.forbidsTls13||!e.call(r,"forbidsTls13"))&&(i="forbidsTls13")||(void 0===r.ownCurves||!e.call(r,"ownCurves"))&&(i="ownCurves")||(void 0===r.closedByServer||!e.call(r,"closedByServer"))&&(i="closedByServer"))return Wr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.withAgent&&e.call(r,"withAgent")){const e=s
X(r.withAgent,{instancePath:t+"/withAgent"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.agentKeepsAlive&&e.call(r,"agentKeepsAlive")){const e=s
X(r.agentKeepsAlive,{instancePath:t+"/agentKeepsAlive"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){const i=s
if(X(r.agentIsPlain,{instancePath:t+"/agentIsPlain"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length),a=i===s){if(void 0!==r.agentKeepsNoSessions&&e.call(r,"agentKeepsNoSessions")){const e=s
X(r.agentKeepsNoSessions,{instancePath:t+"/agentKeepsNoSessions"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.sessionOffered&&e.call(r,"sessionOffered")){const e=s
X(r.sessionOffered,{instancePath:t+"/sessionOffered"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.ownContext&&e.call(r,"ownContext")){const e=s
X(r.ownContext,{instancePath:t+"/ownContext"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.ownCa&&e.call(r,"ownCa")){const e=s
X(r.ownCa,{instancePath:t+"/ownCa"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.ownIdentityCheck&&e.call(r,"ownIdentityCheck")){const e=s
X(r.ownIdentityCheck,{instancePath:t+"/ownIdentityCheck"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.forbidsTls13&&e.call(r,"forbidsTls13")){const e=s
X(r.forbidsTls13,{instancePath:t+"/forbidsTls13"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.ownCurves&&e.call(r,"ownCurves")){const e=s
X(r.ownCurves,{instancePath:t+"/ownCurves"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0
if(a){const i=s
if(X(r.renegotiated,{instancePath:t+"/renegotiated"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length),a=i===s)if(void 0!==r.closedByServer&&e.call(r,"closedByServer")){const e=s
X(r.closedByServer,{instancePath:t+"/closedByServer"})||(n=null===n?X.errors:n.concat(X.errors),s=n.length)
a=e===s}else a=!0}}}}}}}}}}}}return Wr.errors=n,0===s}function Qr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Qr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Qr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Qr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Qr.errors=null,!0}function Ur(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ur.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.file||!e.call(r,"file"))&&(i="file")||(void 0===r.line||!e.call(r,"line"))&&(i="line")||(void 0===r.column||!e.call(r,"column"))&&(i="column")||(void 0===r.function||!e.call(r,"function"))&&(i="function")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(i="isAsync")||(void 0===r.count||!e.call(r,"count"))&&(i="count"))return Ur.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.file&&e.call(r,"file")){let e=r.file
const n=s
if(s===n){if("string"!=typeof e)return Ur.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
if(kr(e)>1024)return Ur.errors=[{instancePath:t+"/file",keyword:"maxLength",params:{limit:1024}}],!1}var a=n===s}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=s
Qr(r.line,{instancePath:t+"/line"})||(n=null===n?Qr.errors:n.concat(Qr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.column&&e.call(r,"column")){const e=s
Cr(r.column,{instancePath:t+"/column"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.function&&e.call(r,"function")){let e=r.function
const n=s
if(s===n){if("string"!=typeof e)return Ur.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
if(kr(e)>200)return Ur.errors=[{instancePath:t+"/function",keyword:"maxLength",params:{limit:200}}],!1}a=n===s}else a=!0
if(a){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=s
if("boolean"!=typeof r.isAsync)return Ur.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a)if(void 0!==r.count&&e.call(r,"count")){const e=s
Cr(r.count,{instancePath:t+"/count"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0}}}}}}return Ur.errors=n,0===s}function Er(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Er.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===r.role||!e.call(r,"role"))&&(l="role")||(void 0===r.host||!e.call(r,"host"))&&(l="host")||(void 0===r.port||!e.call(r,"port"))&&(l="port")||(void 0===r.handshakes||!e.call(r,"handshakes"))&&(l="handshakes")||(void 0===r.resumed||!e.call(r,"resumed"))&&(l="resumed")||(void 0===r.overlapped||!e.call(r,"overlapped"))&&(l="overlapped")||(void 0===r.requests||!e.call(r,"requests"))&&(l="requests")||(void 0===r.reusedRequests||!e.call(r,"reusedRequests"))&&(l="reusedRequests")||(void 0===r.agents||!e.call(r,"agents"))&&(l="agents")||(void 0===r.protocol||!e.call(r,"protocol"))&&(l="protocol")||(void 0===r.cipher||!e.call(r,"cipher"))&&(l="cipher")||(void 0===r.group||!e.call(r,"group"))&&(l="group")||(void 0===r.alpn||!e.call(r,"alpn"))&&(l="alpn")||(void 0===r.certificate||!e.call(r,"certificate"))&&(l="certificate")||(void 0===r.bytesIn||!e.call(r,"bytesIn"))&&(l="bytesIn")||(void 0===r.bytesOut||!e.call(r,"bytesOut"))&&(l="bytesOut")||(void 0===r.helloBytes||!e.call(r,"helloBytes"))&&(l="helloBytes")||(void 0===r.handshakeTimes||!e.call(r,"handshakeTimes"))&&(l="handshakeTimes")||(void 0===r.lifeTimes||!e.call(r,"lifeTimes"))&&(l="lifeTimes")||(void 0===r.mostOpen||!e.call(r,"mostOpen"))&&(l="mostOpen")||(void 0===r.choices||!e.call(r,"choices"))&&(l="choices")||(void 0===r.callSites||!e.call(r,"callSites"))&&(l="callSites")||(void 0===r.unplaced||!e.call(r,"unplaced"))&&(l="unplaced")||(void 0===r.packages||!e.call(r,"packages"))&&(l="packages")||(void 0===r.agentSites||!e.call(r,"agentSites"))&&(l="agentSites"))return Er.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==r.role&&e.call(r,"role")){let e=r.role
const n=s
if("client"!==e&&"server"!==e)return Er.errors=[{instancePath:t+"/role",keyword:"enum",params:{allowedValues:Fr.properties.role.enum}}],!1
var a=n===s}else a=!0
if(a){if(void 0!==r.host&&e.call(r,"host")){let e=r.host
const n=s
if(s===n){if("string"!=typeof e)return Er.errors=[{instancePath:t+"/host",keyword:"type",params:{type:"string"}}],!1
if(kr(e)>255)return Er.errors=[{instancePath:t+"/host",keyword:"maxLength",params:{limit:255}}],!1}a=n===s}else a=!0
if(a){if(void 0!==r.port&&e.call(r,"port")){const e=s
Cr(r.port,{instancePath:t+"/port"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.handshakes&&e.call(r,"handshakes")){const e=s
Cr(r.handshakes,{instancePath:t+"/handshakes"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.resumed&&e.call(r,"resumed")){const e=s
Cr(r.resumed,{instancePath:t+"/resumed"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.overlapped&&e.call(r,"overlapped")){const e=s
Cr(r.overlapped,{instancePath:t+"/overlapped"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.requests&&e.call(r,"requests")){const e=s
Cr(r.requests,{instancePath:t+"/requests"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.reusedRequests&&e.call(r,"reusedRequests")){const e=s
Cr(r.reusedRequests,{instancePath:t+"/reusedRequests"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.agents&&e.call(r,"agents")){const e=s
Cr(r.agents,{instancePath:t+"/agents"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.protocol&&e.call(r,"protocol")){const e=s
Lr(r.protocol,{instancePath:t+"/protocol"})||(n=null===n?Lr.errors:n.concat(Lr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.cipher&&e.call(r,"cipher")){const e=s
Lr(r.cipher,{instancePath:t+"/cipher"})||(n=null===n?Lr.errors:n.concat(Lr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.group&&e.call(r,"group")){const e=s
Lr(r.group,{instancePath:t+"/group"})||(n=null===n?Lr.errors:n.concat(Lr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.alpn&&e.call(r,"alpn")){const e=s
Lr(r.alpn,{instancePath:t+"/alpn"})||(n=null===n?Lr.errors:n.concat(Lr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.certificate&&e.call(r,"certificate")){let e=r.certificate
const o=s,l=s
let c=!1
const p=s
Rr(e,{instancePath:t+"/certificate"})||(n=null===n?Rr.errors:n.concat(Rr.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/certificate",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/certificate",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Er.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(void 0!==r.bytesIn&&e.call(r,"bytesIn")){const e=s
Br(r.bytesIn,{instancePath:t+"/bytesIn"})||(n=null===n?Br.errors:n.concat(Br.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.bytesOut&&e.call(r,"bytesOut")){const e=s
Br(r.bytesOut,{instancePath:t+"/bytesOut"})||(n=null===n?Br.errors:n.concat(Br.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.helloBytes&&e.call(r,"helloBytes")){const e=s
Kr(r.helloBytes,{instancePath:t+"/helloBytes"})||(n=null===n?Kr.errors:n.concat(Kr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.handshakeTimes&&e.call(r,"handshakeTimes")){const e=s
Kr(r.handshakeTimes,{instancePath:t+"/handshakeTimes"})||(n=null===n?Kr.errors:n.concat(Kr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.lifeTimes&&e.call(r,"lifeTimes")){const e=s
Kr(r.lifeTimes,{instancePath:t+"/lifeTimes"})||(n=null===n?Kr.errors:n.concat(Kr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.mostOpen&&e.call(r,"mostOpen")){const e=s
Cr(r.mostOpen,{instancePath:t+"/mostOpen"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.choices&&e.call(r,"choices")){const e=s
Wr(r.choices,{instancePath:t+"/choices"})||(n=null===n?Wr.errors:n.concat(Wr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const i=s
if(s===i){if(!Array.isArray(e))return Er.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
if(e.length>32)return Er.errors=[{instancePath:t+"/callSites",keyword:"maxItems",params:{limit:32}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Ur(e[a],{instancePath:t+"/callSites/"+a})||(n=null===n?Ur.errors:n.concat(Ur.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0
if(a){if(void 0!==r.unplaced&&e.call(r,"unplaced")){const e=s
Cr(r.unplaced,{instancePath:t+"/unplaced"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.packages&&e.call(r,"packages")){let e=r.packages
const i=s
if(s===i){if(!e||"object"!=typeof e||Array.isArray(e))return Er.errors=[{instancePath:t+"/packages",keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>65)return Er.errors=[{instancePath:t+"/packages",keyword:"maxProperties",params:{limit:65}}],!1
for(const r of Object.keys(e)){const e=s
if("string"==typeof r&&kr(r)>255){const e={instancePath:t+"/packages",keyword:"maxLength",params:{limit:255},propertyName:r}
null===n?n=[e]:n.push(e),s++}var o=e===s
if(!o){const e={instancePath:t+"/packages",keyword:"propertyNames",params:{propertyName:r}}
return null===n?n=[e]:n.push(e),s++,Er.errors=n,!1}}if(o)for(const r of Object.keys(e)){const a=s
if(Cr(e[r],{instancePath:t+"/packages/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length),!(a===s))break}}a=i===s}else a=!0
if(a)if(void 0!==r.agentSites&&e.call(r,"agentSites")){let e=r.agentSites
const i=s
if(s===i){if(!Array.isArray(e))return Er.errors=[{instancePath:t+"/agentSites",keyword:"type",params:{type:"array"}}],!1
if(e.length>32)return Er.errors=[{instancePath:t+"/agentSites",keyword:"maxItems",params:{limit:32}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Ur(e[a],{instancePath:t+"/agentSites/"+a})||(n=null===n?Ur.errors:n.concat(Ur.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0}}}}}}}}}}}}}}}}}}}}}}}}}return Er.errors=n,0===s}function zr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return zr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.created||!e.call(r,"created"))&&(i="created")||(void 0===r.withCa||!e.call(r,"withCa"))&&(i="withCa")||(void 0===r.caBytes||!e.call(r,"caBytes"))&&(i="caBytes")||(void 0===r.callSites||!e.call(r,"callSites"))&&(i="callSites")||(void 0===r.unplaced||!e.call(r,"unplaced"))&&(i="unplaced"))return zr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.created&&e.call(r,"created")){const e=s
Cr(r.created,{instancePath:t+"/created"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(void 0!==r.withCa&&e.call(r,"withCa")){const e=s
Cr(r.withCa,{instancePath:t+"/withCa"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.caBytes&&e.call(r,"caBytes")){const e=s
Br(r.caBytes,{instancePath:t+"/caBytes"})||(n=null===n?Br.errors:n.concat(Br.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const i=s
if(s===i){if(!Array.isArray(e))return zr.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
if(e.length>32)return zr.errors=[{instancePath:t+"/callSites",keyword:"maxItems",params:{limit:32}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Ur(e[a],{instancePath:t+"/callSites/"+a})||(n=null===n?Ur.errors:n.concat(Ur.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0
if(a)if(void 0!==r.unplaced&&e.call(r,"unplaced")){const e=s
Cr(r.unplaced,{instancePath:t+"/unplaced"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0}}}}}return zr.errors=n,0===s}exports["probe#SavedJobs"]=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===t.poolSize||!e.call(t,"poolSize"))&&(o="poolSize")||(void 0===t.maxInFlight||!e.call(t,"maxInFlight"))&&(o="maxInFlight")||(void 0===t.kinds||!e.call(t,"kinds"))&&(o="kinds")||(void 0===t.complete||!e.call(t,"complete"))&&(o="complete"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==t.poolSize&&e.call(t,"poolSize")){const e=a
Cr(t.poolSize,{instancePath:n+"/poolSize"})||(s=null===s?Cr.errors:s.concat(Cr.errors),a=s.length)
var i=e===a}else i=!0
if(i){if(void 0!==t.maxInFlight&&e.call(t,"maxInFlight")){const e=a
Cr(t.maxInFlight,{instancePath:n+"/maxInFlight"})||(s=null===s?Cr.errors:s.concat(Cr.errors),a=s.length)
i=e===a}else i=!0
if(i){if(void 0!==t.kinds&&e.call(t,"kinds")){let e=t.kinds
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/kinds",keyword:"type",params:{type:"array"}}],!1
if(e.length>100)return r.errors=[{instancePath:n+"/kinds",keyword:"maxItems",params:{limit:100}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(Jr(e[t],{instancePath:n+"/kinds/"+t})||(s=null===s?Jr.errors:s.concat(Jr.errors),a=s.length),!(r===a))break}}}i=o===a}else i=!0
if(i)if(void 0!==t.complete&&e.call(t,"complete")){const e=a
if("boolean"!=typeof t.complete)return r.errors=[{instancePath:n+"/complete",keyword:"type",params:{type:"boolean"}}],!1
i=e===a}else i=!0}}}}return r.errors=s,0===a}
const Gr=new RegExp("^\\w{1,64}$","u")
function Dr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Dr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.file||!e.call(r,"file"))&&(i="file")||(void 0===r.line||!e.call(r,"line"))&&(i="line")||(void 0===r.column||!e.call(r,"column"))&&(i="column")||(void 0===r.function||!e.call(r,"function"))&&(i="function")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(i="isAsync")||(void 0===r.package||!e.call(r,"package"))&&(i="package")||(void 0===r.jobs||!e.call(r,"jobs"))&&(i="jobs"))return Dr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
{const i=s
for(const e of Object.keys(r))if("file"!==e&&"line"!==e&&"column"!==e&&"function"!==e&&"isAsync"!==e&&"package"!==e&&"jobs"!==e)return Dr.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e}}],!1
if(i===s){if(void 0!==r.file&&e.call(r,"file")){let e=r.file
const n=s
if(s===n){if("string"!=typeof e)return Dr.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
if(kr(e)>1024)return Dr.errors=[{instancePath:t+"/file",keyword:"maxLength",params:{limit:1024}}],!1}var a=n===s}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=s
Qr(r.line,{instancePath:t+"/line"})||(n=null===n?Qr.errors:n.concat(Qr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.column&&e.call(r,"column")){const e=s
Cr(r.column,{instancePath:t+"/column"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.function&&e.call(r,"function")){let e=r.function
const n=s
if(s===n){if("string"!=typeof e)return Dr.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
if(kr(e)>200)return Dr.errors=[{instancePath:t+"/function",keyword:"maxLength",params:{limit:200}}],!1}a=n===s}else a=!0
if(a){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=s
if("boolean"!=typeof r.isAsync)return Dr.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(void 0!==r.package&&e.call(r,"package")){let e=r.package
const n=s
if(s===n){if("string"!=typeof e)return Dr.errors=[{instancePath:t+"/package",keyword:"type",params:{type:"string"}}],!1
if(kr(e)>255)return Dr.errors=[{instancePath:t+"/package",keyword:"maxLength",params:{limit:255}}],!1}a=n===s}else a=!0
if(a)if(void 0!==r.jobs&&e.call(r,"jobs")){const e=s
Cr(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0}}}}}}}}}return Dr.errors=n,0===s}function Jr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Jr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.job||!e.call(r,"job"))&&(i="job")||(void 0===r.jobs||!e.call(r,"jobs"))&&(i="jobs")||(void 0===r.maxInFlight||!e.call(r,"maxInFlight"))&&(i="maxInFlight")||(void 0===r.waits||!e.call(r,"waits"))&&(i="waits")||(void 0===r.runs||!e.call(r,"runs"))&&(i="runs")||(void 0===r.sites||!e.call(r,"sites"))&&(i="sites"))return Jr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.job&&e.call(r,"job")){let e=r.job
const n=s
if(s===n){if("string"!=typeof e)return Jr.errors=[{instancePath:t+"/job",keyword:"type",params:{type:"string"}}],!1
if(!Gr.test(e))return Jr.errors=[{instancePath:t+"/job",keyword:"pattern",params:{pattern:"^\\w{1,64}$"}}],!1}var a=n===s}else a=!0
if(a){if(void 0!==r.jobs&&e.call(r,"jobs")){const e=s
Cr(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.maxInFlight&&e.call(r,"maxInFlight")){const e=s
Cr(r.maxInFlight,{instancePath:t+"/maxInFlight"})||(n=null===n?Cr.errors:n.concat(Cr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.waits&&e.call(r,"waits")){const e=s
Kr(r.waits,{instancePath:t+"/waits"})||(n=null===n?Kr.errors:n.concat(Kr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(void 0!==r.runs&&e.call(r,"runs")){const e=s
Kr(r.runs,{instancePath:t+"/runs"})||(n=null===n?Kr.errors:n.concat(Kr.errors),s=n.length)
a=e===s}else a=!0
if(a)if(void 0!==r.sites&&e.call(r,"sites")){let e=r.sites
const i=s
if(s===i){if(!Array.isArray(e))return Jr.errors=[{instancePath:t+"/sites",keyword:"type",params:{type:"array"}}],!1
if(e.length>200)return Jr.errors=[{instancePath:t+"/sites",keyword:"maxItems",params:{limit:200}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Dr(e[a],{instancePath:t+"/sites/"+a})||(n=null===n?Dr.errors:n.concat(Dr.errors),s=n.length),!(r===s))break}}}a=i===s}else a=!0}}}}}}return Jr.errors=n,0===s}
