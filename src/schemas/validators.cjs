// Written by npm run docs, with ajv, from src/schemas/*.schema.json: change that.
// 91afa4837011a94fb9392b04cfcd7d2291105e3d5e29919dbb0f17d40dd0e45f
// @ts-nocheck
"use strict"
exports.report=function r(t,{instancePath:s=""}={}){let a=null,i=0
if(0===i){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:s,keyword:"type",params:{type:"object"}}],!1
{let m
if(void 0===t.traffic&&(t.traffic=null),void 0===t.tls&&(t.tls=null),void 0===t.threadPool&&(t.threadPool=null),void 0===t.drive&&(t.drive=null),(void 0===t.schemaVersion||!e.call(t,"schemaVersion"))&&(m="schemaVersion")||(void 0===t.tool||!e.call(t,"tool"))&&(m="tool")||(void 0===t.target||!e.call(t,"target"))&&(m="target")||(void 0===t.profile||!e.call(t,"profile"))&&(m="profile")||(void 0===t.crypto||!e.call(t,"crypto"))&&(m="crypto")||(void 0===t.operations||!e.call(t,"operations"))&&(m="operations")||(void 0===t.callSites||!e.call(t,"callSites"))&&(m="callSites")||(void 0===t.findings||!e.call(t,"findings"))&&(m="findings")||(void 0===t.isolates||!e.call(t,"isolates"))&&(m="isolates")||(void 0===t.load||!e.call(t,"load"))&&(m="load")||(void 0===t.diagnostics||!e.call(t,"diagnostics"))&&(m="diagnostics"))return r.errors=[{instancePath:s,keyword:"required",params:{missingProperty:m}}],!1
if(void 0!==t.schemaVersion&&e.call(t,"schemaVersion")){const e=i
if(2!==t.schemaVersion)return r.errors=[{instancePath:s+"/schemaVersion",keyword:"const",params:{allowedValue:2}}],!1
var o=e===i}else o=!0
if(o){if(void 0!==t.tool&&e.call(t,"tool")){let n=t.tool
const a=i
if(i===a){if(!n||"object"!=typeof n||Array.isArray(n))return r.errors=[{instancePath:s+"/tool",keyword:"type",params:{type:"object"}}],!1
{let t
if((void 0===n.name||!e.call(n,"name"))&&(t="name")||(void 0===n.version||!e.call(n,"version"))&&(t="version"))return r.errors=[{instancePath:s+"/tool",keyword:"required",params:{missingProperty:t}}],!1
if(void 0!==n.name&&e.call(n,"name")){const e=i
if("cryptoprof"!==n.name)return r.errors=[{instancePath:s+"/tool/name",keyword:"const",params:{allowedValue:"cryptoprof"}}],!1
var l=e===i}else l=!0
if(l)if(void 0!==n.version&&e.call(n,"version")){const e=i
if("string"!=typeof n.version)return r.errors=[{instancePath:s+"/tool/version",keyword:"type",params:{type:"string"}}],!1
l=e===i}else l=!0}}o=a===i}else o=!0
if(o){if(void 0!==t.target&&e.call(t,"target")){const e=i
n(t.target,{instancePath:s+"/target"})||(a=null===a?n.errors:a.concat(n.errors),i=a.length)
o=e===i}else o=!0
if(o){if(void 0!==t.profile&&e.call(t,"profile")){const e=i
k(t.profile,{instancePath:s+"/profile"})||(a=null===a?k.errors:a.concat(k.errors),i=a.length)
o=e===i}else o=!0
if(o){if(void 0!==t.crypto&&e.call(t,"crypto")){const e=i
j(t.crypto,{instancePath:s+"/crypto"})||(a=null===a?j.errors:a.concat(j.errors),i=a.length)
o=e===i}else o=!0
if(o){if(void 0!==t.operations&&e.call(t,"operations")){let e=t.operations
const n=i
if(i===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/operations",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(M(e[t],{instancePath:s+"/operations/"+t})||(a=null===a?M.errors:a.concat(M.errors),i=a.length),!(r===i))break}}}o=n===i}else o=!0
if(o){if(void 0!==t.callSites&&e.call(t,"callSites")){let e=t.callSites
const n=i
if(i===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(R(e[t],{instancePath:s+"/callSites/"+t})||(a=null===a?R.errors:a.concat(R.errors),i=a.length),!(r===i))break}}}o=n===i}else o=!0
if(o){if(void 0!==t.findings&&e.call(t,"findings")){let e=t.findings
const n=i
if(i===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/findings",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(W(e[t],{instancePath:s+"/findings/"+t})||(a=null===a?W.errors:a.concat(W.errors),i=a.length),!(r===i))break}}}o=n===i}else o=!0
if(o){if(void 0!==t.routes&&e.call(t,"routes")){let e=t.routes
const n=i,l=i
let p=!1
const u=i
if(i===u)if(Array.isArray(e)){const r=e.length
for(let t=0;t<r;t++){const r=i
if(D(e[t],{instancePath:s+"/routes/"+t})||(a=null===a?D.errors:a.concat(D.errors),i=a.length),!(r===i))break}}else{const e={instancePath:s+"/routes",keyword:"type",params:{type:"array"}}
null===a?a=[e]:a.push(e),i++}var c=u===i
if(p=p||c,!p){const r=i
if(null!==e){const e={instancePath:s+"/routes",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),i++}c=r===i
p=p||c}if(!p){const e={instancePath:s+"/routes",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),i++,r.errors=a,!1}i=l,null!==a&&(l?a.length=l:a=null)
o=n===i}else o=!0
if(o){if(void 0!==t.isolates&&e.call(t,"isolates")){let e=t.isolates
const n=i
if(i===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/isolates",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(J(e[t],{instancePath:s+"/isolates/"+t})||(a=null===a?J.errors:a.concat(J.errors),i=a.length),!(r===i))break}}}o=n===i}else o=!0
if(o){if(void 0!==t.runs&&e.call(t,"runs")){let e=t.runs
const n=i
if(i===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/runs",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(X(e[t],{instancePath:s+"/runs/"+t})||(a=null===a?X.errors:a.concat(X.errors),i=a.length),!(r===i))break}}}o=n===i}else o=!0
if(o){if(void 0!==t.bundles&&e.call(t,"bundles")){let e=t.bundles
const n=i
if(i===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/bundles",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(Y(e[t],{instancePath:s+"/bundles/"+t})||(a=null===a?Y.errors:a.concat(Y.errors),i=a.length),!(r===i))break}}}o=n===i}else o=!0
if(o){if(void 0!==t.poolWork&&e.call(t,"poolWork")){let e=t.poolWork
const n=i,l=i
let c=!1
const u=i
Z(e,{instancePath:s+"/poolWork"})||(a=null===a?Z.errors:a.concat(Z.errors),i=a.length)
var p=u===i
if(c=c||p,!c){const r=i
if(null!==e){const e={instancePath:s+"/poolWork",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),i++}p=r===i
c=c||p}if(!c){const e={instancePath:s+"/poolWork",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),i++,r.errors=a,!1}i=l,null!==a&&(l?a.length=l:a=null)
o=n===i}else o=!0
if(o){if(void 0!==t.load&&e.call(t,"load")){let e=t.load
const n=i,l=i
let c=!1
const p=i
ee(e,{instancePath:s+"/load"})||(a=null===a?ee.errors:a.concat(ee.errors),i=a.length)
var u=p===i
if(c=c||u,!c){const r=i
if(null!==e){const e={instancePath:s+"/load",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),i++}u=r===i
c=c||u}if(!c){const e={instancePath:s+"/load",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),i++,r.errors=a,!1}i=l,null!==a&&(l?a.length=l:a=null)
o=n===i}else o=!0
if(o){let n=t.traffic
const l=i,c=i
let p=!1
const u=i
oe(n,{instancePath:s+"/traffic"})||(a=null===a?oe.errors:a.concat(oe.errors),i=a.length)
var f=u===i
if(p=p||f,!p){const e=i
if(null!==n){const e={instancePath:s+"/traffic",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),i++}f=e===i
p=p||f}if(!p){const e={instancePath:s+"/traffic",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),i++,r.errors=a,!1}if(i=c,null!==a&&(c?a.length=c:a=null),o=l===i){let n=t.tls
const l=i,c=i
let p=!1
const u=i
Qe(n,{instancePath:s+"/tls"})||(a=null===a?Qe.errors:a.concat(Qe.errors),i=a.length)
var y=u===i
if(p=p||y,!p){const e=i
if(null!==n){const e={instancePath:s+"/tls",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),i++}y=e===i
p=p||y}if(!p){const e={instancePath:s+"/tls",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),i++,r.errors=a,!1}if(i=c,null!==a&&(c?a.length=c:a=null),o=l===i){let n=t.threadPool
const l=i,c=i
let p=!1
const u=i
De(n,{instancePath:s+"/threadPool"})||(a=null===a?De.errors:a.concat(De.errors),i=a.length)
var d=u===i
if(p=p||d,!p){const e=i
if(null!==n){const e={instancePath:s+"/threadPool",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),i++}d=e===i
p=p||d}if(!p){const e={instancePath:s+"/threadPool",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),i++,r.errors=a,!1}if(i=c,null!==a&&(c?a.length=c:a=null),o=l===i){let n=t.drive
const l=i,c=i
let p=!1
const u=i
Ge(n,{instancePath:s+"/drive"})||(a=null===a?Ge.errors:a.concat(Ge.errors),i=a.length)
var h=u===i
if(p=p||h,!p){const e=i
if(null!==n){const e={instancePath:s+"/drive",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),i++}h=e===i
p=p||h}if(!p){const e={instancePath:s+"/drive",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),i++,r.errors=a,!1}if(i=c,null!==a&&(c?a.length=c:a=null),o=l===i)if(void 0!==t.diagnostics&&e.call(t,"diagnostics")){let e=t.diagnostics
const n=i
if(i===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/diagnostics",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=i
if(He(e[t],{instancePath:s+"/diagnostics/"+t})||(a=null===a?He.errors:a.concat(He.errors),i=a.length),!(r===i))break}}}o=n===i}else o=!0}}}}}}}}}}}}}}}}}}}return r.errors=a,0===i}
const e=Object.prototype.hasOwnProperty,r={type:"object",required:["command","root","node","openssl","platform","processor","startTime","durationMs","exitCode","signal"],properties:{command:{type:"array",items:{type:"string"}},root:{type:"string"},node:{type:"string"},openssl:{type:"string"},platform:{type:"string"},processor:{type:"string"},startTime:{$ref:"types.schema.json#/$defs/Time"},durationMs:{$ref:"types.schema.json#/$defs/Milliseconds"},exitCode:{type:["integer","null"]},signal:{type:["string","null"]}}}
function t(e,{instancePath:r=""}={}){return"string"!=typeof e?(t.errors=[{instancePath:r,keyword:"type",params:{type:"string"}}],!1):(t.errors=null,!0)}function s(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(s.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(s.errors=null,!0):(s.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function n(a,{instancePath:i=""}={}){let o=null,l=0
if(0===l){if(!a||"object"!=typeof a||Array.isArray(a))return n.errors=[{instancePath:i,keyword:"type",params:{type:"object"}}],!1
{let p
if((void 0===a.command||!e.call(a,"command"))&&(p="command")||(void 0===a.root||!e.call(a,"root"))&&(p="root")||(void 0===a.node||!e.call(a,"node"))&&(p="node")||(void 0===a.openssl||!e.call(a,"openssl"))&&(p="openssl")||(void 0===a.platform||!e.call(a,"platform"))&&(p="platform")||(void 0===a.processor||!e.call(a,"processor"))&&(p="processor")||(void 0===a.startTime||!e.call(a,"startTime"))&&(p="startTime")||(void 0===a.durationMs||!e.call(a,"durationMs"))&&(p="durationMs")||(void 0===a.exitCode||!e.call(a,"exitCode"))&&(p="exitCode")||(void 0===a.signal||!e.call(a,"signal"))&&(p="signal"))return n.errors=[{instancePath:i,keyword:"required",params:{missingProperty:p}}],!1
if(void 0!==a.command&&e.call(a,"command")){let e=a.command
const r=l
if(l===r){if(!Array.isArray(e))return n.errors=[{instancePath:i+"/command",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if("string"!=typeof e[t])return n.errors=[{instancePath:i+"/command/"+t,keyword:"type",params:{type:"string"}}],!1
if(!(r===l))break}}}var c=r===l}else c=!0
if(c){if(void 0!==a.root&&e.call(a,"root")){const e=l
if("string"!=typeof a.root)return n.errors=[{instancePath:i+"/root",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(void 0!==a.node&&e.call(a,"node")){const e=l
if("string"!=typeof a.node)return n.errors=[{instancePath:i+"/node",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(void 0!==a.openssl&&e.call(a,"openssl")){const e=l
if("string"!=typeof a.openssl)return n.errors=[{instancePath:i+"/openssl",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(void 0!==a.platform&&e.call(a,"platform")){const e=l
if("string"!=typeof a.platform)return n.errors=[{instancePath:i+"/platform",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(void 0!==a.processor&&e.call(a,"processor")){const e=l
if("string"!=typeof a.processor)return n.errors=[{instancePath:i+"/processor",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(void 0!==a.startTime&&e.call(a,"startTime")){const e=l
t(a.startTime,{instancePath:i+"/startTime"})||(o=null===o?t.errors:o.concat(t.errors),l=o.length)
c=e===l}else c=!0
if(c){if(void 0!==a.durationMs&&e.call(a,"durationMs")){const e=l
s(a.durationMs,{instancePath:i+"/durationMs"})||(o=null===o?s.errors:o.concat(s.errors),l=o.length)
c=e===l}else c=!0
if(c){if(void 0!==a.exitCode&&e.call(a,"exitCode")){let e=a.exitCode
const t=l
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return n.errors=[{instancePath:i+"/exitCode",keyword:"type",params:{type:r.properties.exitCode.type}}],!1
c=t===l}else c=!0
if(c)if(void 0!==a.signal&&e.call(a,"signal")){let e=a.signal
const t=l
if("string"!=typeof e&&null!==e)return n.errors=[{instancePath:i+"/signal",keyword:"type",params:{type:r.properties.signal.type}}],!1
c=t===l}else c=!0}}}}}}}}}}return n.errors=o,0===l}function a(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return a.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return a.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return a.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return a.errors=null,!0}function i(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(i.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(i.errors=null,!0):(i.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}const o={enum:["attach","live"]}
function l(e,{instancePath:r=""}={}){return"attach"!==e&&"live"!==e?(l.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:o.enum}}],!1):(l.errors=null,!0)}function c(r,{instancePath:t=""}={}){let n=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return c.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let m
if((void 0===r.totalMs||!e.call(r,"totalMs"))&&(m="totalMs")||(void 0===r.mainMs||!e.call(r,"mainMs"))&&(m="mainMs")||(void 0===r.workersMs||!e.call(r,"workersMs"))&&(m="workersMs")||(void 0===r.poolMs||!e.call(r,"poolMs"))&&(m="poolMs")||(void 0===r.v8Ms||!e.call(r,"v8Ms"))&&(m="v8Ms")||(void 0===r.otherMs||!e.call(r,"otherMs"))&&(m="otherMs")||(void 0===r.runQueueWaitMs||!e.call(r,"runQueueWaitMs"))&&(m="runQueueWaitMs"))return c.errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],!1
if(void 0!==r.totalMs&&e.call(r,"totalMs")){let e=r.totalMs
const l=a,p=a
let u=!1
const f=a
s(e,{instancePath:t+"/totalMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var i=f===a
if(u=u||i,!u){const r=a
if(null!==e){const e={instancePath:t+"/totalMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}i=r===a
u=u||i}if(!u){const e={instancePath:t+"/totalMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,c.errors=n,!1}a=p,null!==n&&(p?n.length=p:n=null)
var o=l===a}else o=!0
if(o){if(void 0!==r.mainMs&&e.call(r,"mainMs")){let e=r.mainMs
const i=a,p=a
let u=!1
const f=a
s(e,{instancePath:t+"/mainMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var l=f===a
if(u=u||l,!u){const r=a
if(null!==e){const e={instancePath:t+"/mainMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}l=r===a
u=u||l}if(!u){const e={instancePath:t+"/mainMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,c.errors=n,!1}a=p,null!==n&&(p?n.length=p:n=null)
o=i===a}else o=!0
if(o){if(void 0!==r.mainKernelMs&&e.call(r,"mainKernelMs")){let e=r.mainKernelMs
const i=a,l=a
let u=!1
const f=a
s(e,{instancePath:t+"/mainKernelMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var p=f===a
if(u=u||p,!u){const r=a
if(null!==e){const e={instancePath:t+"/mainKernelMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}p=r===a
u=u||p}if(!u){const e={instancePath:t+"/mainKernelMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,c.errors=n,!1}a=l,null!==n&&(l?n.length=l:n=null)
o=i===a}else o=!0
if(o){if(void 0!==r.workersMs&&e.call(r,"workersMs")){let e=r.workersMs
const i=a,l=a
let p=!1
const f=a
s(e,{instancePath:t+"/workersMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var u=f===a
if(p=p||u,!p){const r=a
if(null!==e){const e={instancePath:t+"/workersMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}u=r===a
p=p||u}if(!p){const e={instancePath:t+"/workersMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,c.errors=n,!1}a=l,null!==n&&(l?n.length=l:n=null)
o=i===a}else o=!0
if(o){if(void 0!==r.poolMs&&e.call(r,"poolMs")){let e=r.poolMs
const i=a,l=a
let p=!1
const u=a
s(e,{instancePath:t+"/poolMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var f=u===a
if(p=p||f,!p){const r=a
if(null!==e){const e={instancePath:t+"/poolMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}f=r===a
p=p||f}if(!p){const e={instancePath:t+"/poolMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,c.errors=n,!1}a=l,null!==n&&(l?n.length=l:n=null)
o=i===a}else o=!0
if(o){if(void 0!==r.v8Ms&&e.call(r,"v8Ms")){let e=r.v8Ms
const i=a,l=a
let p=!1
const u=a
s(e,{instancePath:t+"/v8Ms"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var y=u===a
if(p=p||y,!p){const r=a
if(null!==e){const e={instancePath:t+"/v8Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}y=r===a
p=p||y}if(!p){const e={instancePath:t+"/v8Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,c.errors=n,!1}a=l,null!==n&&(l?n.length=l:n=null)
o=i===a}else o=!0
if(o){if(void 0!==r.otherMs&&e.call(r,"otherMs")){let e=r.otherMs
const i=a,l=a
let p=!1
const u=a
s(e,{instancePath:t+"/otherMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var d=u===a
if(p=p||d,!p){const r=a
if(null!==e){const e={instancePath:t+"/otherMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}d=r===a
p=p||d}if(!p){const e={instancePath:t+"/otherMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,c.errors=n,!1}a=l,null!==n&&(l?n.length=l:n=null)
o=i===a}else o=!0
if(o)if(void 0!==r.runQueueWaitMs&&e.call(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const i=a,l=a
let p=!1
const u=a
s(e,{instancePath:t+"/runQueueWaitMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var h=u===a
if(p=p||h,!p){const r=a
if(null!==e){const e={instancePath:t+"/runQueueWaitMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}h=r===a
p=p||h}if(!p){const e={instancePath:t+"/runQueueWaitMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,c.errors=n,!1}a=l,null!==n&&(l?n.length=l:n=null)
o=i===a}else o=!0}}}}}}}}return c.errors=n,0===a}const p={type:"object",required:["kind","reason","count","cpuMs"],properties:{kind:{enum:["thread","child"]},reason:{$ref:"#/$defs/UnprofiledReason"},count:{$ref:"types.schema.json#/$defs/Count"},cpuMs:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]}}},u={enum:["directory-gone","directory-not-writable","disk-full","no-descriptors","log-limit","recording-stopped","other-user","other-node","own-options","not-passed-on","own-exec-argv","no-log","log-ended-early","own-executable","replaced","still-running","unknown"]}
function f(e,{instancePath:r=""}={}){return"directory-gone"!==e&&"directory-not-writable"!==e&&"disk-full"!==e&&"no-descriptors"!==e&&"log-limit"!==e&&"recording-stopped"!==e&&"other-user"!==e&&"other-node"!==e&&"own-options"!==e&&"not-passed-on"!==e&&"own-exec-argv"!==e&&"no-log"!==e&&"log-ended-early"!==e&&"own-executable"!==e&&"replaced"!==e&&"still-running"!==e&&"unknown"!==e?(f.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:u.enum}}],!1):(f.errors=null,!0)}function y(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return y.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return y.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return y.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return y.errors=null,!0}function d(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(d.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(d.errors=null,!0):(d.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function h(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return h.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.kind||!e.call(r,"kind"))&&(o="kind")||(void 0===r.reason||!e.call(r,"reason"))&&(o="reason")||(void 0===r.count||!e.call(r,"count"))&&(o="count")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(o="cpuMs"))return h.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.kind&&e.call(r,"kind")){let e=r.kind
const s=n
if("thread"!==e&&"child"!==e)return h.errors=[{instancePath:t+"/kind",keyword:"enum",params:{allowedValues:p.properties.kind.enum}}],!1
var a=s===n}else a=!0
if(a){if(void 0!==r.reason&&e.call(r,"reason")){const e=n
f(r.reason,{instancePath:t+"/reason"})||(s=null===s?f.errors:s.concat(f.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.count&&e.call(r,"count")){const e=n
y(r.count,{instancePath:t+"/count"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){let e=r.cpuMs
const o=n,l=n
let c=!1
const p=n
d(e,{instancePath:t+"/cpuMs"})||(s=null===s?d.errors:s.concat(d.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/cpuMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/cpuMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,h.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0}}}}return h.errors=s,0===n}const m={type:"object",required:["seconds","from","ticks"],properties:{seconds:{type:"number",minimum:0},from:{enum:["start","load"]},ticks:{$ref:"types.schema.json#/$defs/Ticks"}}}
function g(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return g.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.seconds||!e.call(r,"seconds"))&&(o="seconds")||(void 0===r.from||!e.call(r,"from"))&&(o="from")||(void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks"))return g.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.seconds&&e.call(r,"seconds")){let e=r.seconds
const s=n
if(n===s){if("number"!=typeof e||!isFinite(e))return g.errors=[{instancePath:t+"/seconds",keyword:"type",params:{type:"number"}}],!1
if(e<0||isNaN(e))return g.errors=[{instancePath:t+"/seconds",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===n}else i=!0
if(i){if(void 0!==r.from&&e.call(r,"from")){let e=r.from
const s=n
if("start"!==e&&"load"!==e)return g.errors=[{instancePath:t+"/from",keyword:"enum",params:{allowedValues:m.properties.from.enum}}],!1
i=s===n}else i=!0
if(i)if(void 0!==r.ticks&&e.call(r,"ticks")){const e=n
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0}}}return g.errors=s,0===n}function v(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return v.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return v.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return v.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return v.errors=null,!0}function P(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return P.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.script||!e.call(r,"script"))&&(o="script")||(void 0===r.main||!e.call(r,"main"))&&(o="main")||(void 0===r.count||!e.call(r,"count"))&&(o="count")||(void 0===r.ports||!e.call(r,"ports"))&&(o="ports")||(void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(o="busyTicks")||(void 0===r.cryptoTicks||!e.call(r,"cryptoTicks"))&&(o="cryptoTicks"))return P.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.script&&e.call(r,"script")){const e=n
if("string"!=typeof r.script)return P.errors=[{instancePath:t+"/script",keyword:"type",params:{type:"string"}}],!1
var i=e===n}else i=!0
if(i){if(void 0!==r.main&&e.call(r,"main")){const e=n
if("boolean"!=typeof r.main)return P.errors=[{instancePath:t+"/main",keyword:"type",params:{type:"boolean"}}],!1
i=e===n}else i=!0
if(i){if(void 0!==r.count&&e.call(r,"count")){const e=n
v(r.count,{instancePath:t+"/count"})||(s=null===s?v.errors:s.concat(v.errors),n=s.length)
i=e===n}else i=!0
if(i){if(void 0!==r.ports&&e.call(r,"ports")){let e=r.ports
const a=n
if(n===a){if(!Array.isArray(e))return P.errors=[{instancePath:t+"/ports",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(v(e[a],{instancePath:t+"/ports/"+a})||(s=null===s?v.errors:s.concat(v.errors),n=s.length),!(r===n))break}}}i=a===n}else i=!0
if(i){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=n
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0
if(i){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=n
a(r.busyTicks,{instancePath:t+"/busyTicks"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0
if(i)if(void 0!==r.cryptoTicks&&e.call(r,"cryptoTicks")){const e=n
a(r.cryptoTicks,{instancePath:t+"/cryptoTicks"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0}}}}}}}return P.errors=s,0===n}function k(r,{instancePath:t=""}={}){let n=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let f
if(void 0===r.startTicks&&(r.startTicks=0),void 0===r.unprofiled&&(r.unprofiled=[]),(void 0===r.ticks||!e.call(r,"ticks"))&&(f="ticks")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(f="busyTicks")||(void 0===r.idleTicks||!e.call(r,"idleTicks"))&&(f="idleTicks")||(void 0===r.namedTicks||!e.call(r,"namedTicks"))&&(f="namedTicks")||(void 0===r.libraryTicks||!e.call(r,"libraryTicks"))&&(f="libraryTicks")||(void 0===r.droppedTicks||!e.call(r,"droppedTicks"))&&(f="droppedTicks")||(void 0===r.dropped||!e.call(r,"dropped"))&&(f="dropped")||(void 0===r.busyMs||!e.call(r,"busyMs"))&&(f="busyMs")||(void 0===r.wallMs||!e.call(r,"wallMs"))&&(f="wallMs")||(void 0===r.intervalUs||!e.call(r,"intervalUs"))&&(f="intervalUs")||(void 0===r.schedulingTicks||!e.call(r,"schedulingTicks"))&&(f="schedulingTicks")||(void 0===r.cpu||!e.call(r,"cpu"))&&(f="cpu"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1
if(void 0!==r.ticks&&e.call(r,"ticks")){const e=o
a(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),o=n.length)
var p=e===o}else p=!0
if(p){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=o
a(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?a.errors:n.concat(a.errors),o=n.length)
p=e===o}else p=!0
if(p){if(void 0!==r.idleTicks&&e.call(r,"idleTicks")){const e=o
a(r.idleTicks,{instancePath:t+"/idleTicks"})||(n=null===n?a.errors:n.concat(a.errors),o=n.length)
p=e===o}else p=!0
if(p){if(void 0!==r.namedTicks&&e.call(r,"namedTicks")){const e=o
a(r.namedTicks,{instancePath:t+"/namedTicks"})||(n=null===n?a.errors:n.concat(a.errors),o=n.length)
p=e===o}else p=!0
if(p){if(void 0!==r.libraryTicks&&e.call(r,"libraryTicks")){const e=o
a(r.libraryTicks,{instancePath:t+"/libraryTicks"})||(n=null===n?a.errors:n.concat(a.errors),o=n.length)
p=e===o}else p=!0
if(p){if(void 0!==r.droppedTicks&&e.call(r,"droppedTicks")){const e=o
a(r.droppedTicks,{instancePath:t+"/droppedTicks"})||(n=null===n?a.errors:n.concat(a.errors),o=n.length)
p=e===o}else p=!0
if(p){if(void 0!==r.dropped&&e.call(r,"dropped")){let e=r.dropped
const s=o
if(o===s){if(!e||"object"!=typeof e||Array.isArray(e))return k.errors=[{instancePath:t+"/dropped",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const s=o
if(a(e[r],{instancePath:t+"/dropped/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?a.errors:n.concat(a.errors),o=n.length),!(s===o))break}}p=s===o}else p=!0
if(p){if(void 0!==r.busyMs&&e.call(r,"busyMs")){const e=o
s(r.busyMs,{instancePath:t+"/busyMs"})||(n=null===n?s.errors:n.concat(s.errors),o=n.length)
p=e===o}else p=!0
if(p){if(void 0!==r.wallMs&&e.call(r,"wallMs")){const e=o
s(r.wallMs,{instancePath:t+"/wallMs"})||(n=null===n?s.errors:n.concat(s.errors),o=n.length)
p=e===o}else p=!0
if(p){if(void 0!==r.intervalUs&&e.call(r,"intervalUs")){const e=o
i(r.intervalUs,{instancePath:t+"/intervalUs"})||(n=null===n?i.errors:n.concat(i.errors),o=n.length)
p=e===o}else p=!0
if(p){if(void 0!==r.collector&&e.call(r,"collector")){const e=o
if("perf"!==r.collector)return k.errors=[{instancePath:t+"/collector",keyword:"const",params:{allowedValue:"perf"}}],!1
p=e===o}else p=!0
if(p){if(void 0!==r.sampledBy&&e.call(r,"sampledBy")){const e=o
l(r.sampledBy,{instancePath:t+"/sampledBy"})||(n=null===n?l.errors:n.concat(l.errors),o=n.length)
p=e===o}else p=!0
if(p){if(void 0!==r.schedulingTicks&&e.call(r,"schedulingTicks")){const e=o
a(r.schedulingTicks,{instancePath:t+"/schedulingTicks"})||(n=null===n?a.errors:n.concat(a.errors),o=n.length)
p=e===o}else p=!0
if(p){const s=o
if(a(r.startTicks,{instancePath:t+"/startTicks"})||(n=null===n?a.errors:n.concat(a.errors),o=n.length),p=s===o){if(void 0!==r.cpu&&e.call(r,"cpu")){let e=r.cpu
const s=o,a=o
let i=!1
const l=o
c(e,{instancePath:t+"/cpu"})||(n=null===n?c.errors:n.concat(c.errors),o=n.length)
var u=l===o
if(i=i||u,!i){const r=o
if(null!==e){const e={instancePath:t+"/cpu",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),o++}u=r===o
i=i||u}if(!i){const e={instancePath:t+"/cpu",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),o++,k.errors=n,!1}o=a,null!==n&&(a?n.length=a:n=null)
p=s===o}else p=!0
if(p){let s=r.unprofiled
const a=o
if(o===a){if(!Array.isArray(s))return k.errors=[{instancePath:t+"/unprofiled",keyword:"type",params:{type:"array"}}],!1
{const e=s.length
for(let r=0;r<e;r++){const e=o
if(h(s[r],{instancePath:t+"/unprofiled/"+r})||(n=null===n?h.errors:n.concat(h.errors),o=n.length),!(e===o))break}}}if(p=a===o){if(void 0!==r.warmUp&&e.call(r,"warmUp")){const e=o
g(r.warmUp,{instancePath:t+"/warmUp"})||(n=null===n?g.errors:n.concat(g.errors),o=n.length)
p=e===o}else p=!0
if(p)if(void 0!==r.processes&&e.call(r,"processes")){let e=r.processes
const s=o
if(o===s){if(!Array.isArray(e))return k.errors=[{instancePath:t+"/processes",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=o
if(P(e[s],{instancePath:t+"/processes/"+s})||(n=null===n?P.errors:n.concat(P.errors),o=n.length),!(r===o))break}}}p=s===o}else p=!0}}}}}}}}}}}}}}}}}}return k.errors=n,0===o}function w(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)?(w.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:1}}],!1):e<0||isNaN(e)?(w.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(w.errors=null,!0):(w.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function b(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)?(b.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:1}}],!1):e<0||isNaN(e)?(b.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(b.errors=null,!0):(b.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function A(e,{instancePath:r=""}={}){let t=null,s=0
if(0===s){if(!Array.isArray(e))return A.errors=[{instancePath:r,keyword:"type",params:{type:"array"}}],!1
if(e.length>2)return A.errors=[{instancePath:r,keyword:"maxItems",params:{limit:2}}],!1
if(e.length<2)return A.errors=[{instancePath:r,keyword:"minItems",params:{limit:2}}],!1
{const n=e.length
for(let a=0;a<n;a++){const n=s
if(b(e[a],{instancePath:r+"/"+a})||(t=null===t?b.errors:t.concat(b.errors),s=t.length),!(n===s))break}}}return A.errors=t,0===s}function j(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return j.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===r.ticks||!e.call(r,"ticks"))&&(l="ticks")||(void 0===r.share||!e.call(r,"share"))&&(l="share")||(void 0===r.interval||!e.call(r,"interval"))&&(l="interval")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(l="cpuMs")||(void 0===r.byPhase||!e.call(r,"byPhase"))&&(l="byPhase")||(void 0===r.unlocatedTicks||!e.call(r,"unlocatedTicks"))&&(l="unlocatedTicks")||(void 0===r.asyncTicks||!e.call(r,"asyncTicks"))&&(l="asyncTicks"))return j.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
a(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),i=n.length)
var o=e===i}else o=!0
if(o){if(void 0!==r.share&&e.call(r,"share")){const e=i
w(r.share,{instancePath:t+"/share"})||(n=null===n?w.errors:n.concat(w.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.interval&&e.call(r,"interval")){const e=i
A(r.interval,{instancePath:t+"/interval"})||(n=null===n?A.errors:n.concat(A.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){const e=i
s(r.cpuMs,{instancePath:t+"/cpuMs"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.byPhase&&e.call(r,"byPhase")){let e=r.byPhase
const s=i
if(i===s){if(!e||"object"!=typeof e||Array.isArray(e))return j.errors=[{instancePath:t+"/byPhase",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const s=i
if(a(e[r],{instancePath:t+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?a.errors:n.concat(a.errors),i=n.length),!(s===i))break}}o=s===i}else o=!0
if(o){if(void 0!==r.unlocatedTicks&&e.call(r,"unlocatedTicks")){const e=i
a(r.unlocatedTicks,{instancePath:t+"/unlocatedTicks"})||(n=null===n?a.errors:n.concat(a.errors),i=n.length)
o=e===i}else o=!0
if(o)if(void 0!==r.asyncTicks&&e.call(r,"asyncTicks")){const e=i
a(r.asyncTicks,{instancePath:t+"/asyncTicks"})||(n=null===n?a.errors:n.concat(a.errors),i=n.length)
o=e===i}else o=!0}}}}}}}return j.errors=n,0===i}function M(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===r.id||!e.call(r,"id"))&&(c="id")||(void 0===r.algorithm||!e.call(r,"algorithm"))&&(c="algorithm")||(void 0===r.ticks||!e.call(r,"ticks"))&&(c="ticks")||(void 0===r.share||!e.call(r,"share"))&&(c="share")||(void 0===r.interval||!e.call(r,"interval"))&&(c="interval")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(c="cpuMs")||(void 0===r.byPhase||!e.call(r,"byPhase"))&&(c="byPhase")||(void 0===r.evidence||!e.call(r,"evidence"))&&(c="evidence")||(void 0===r.primitives||!e.call(r,"primitives"))&&(c="primitives"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==r.id&&e.call(r,"id")){const e=i
if("string"!=typeof r.id)return M.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],!1
var o=e===i}else o=!0
if(o){if(void 0!==r.algorithm&&e.call(r,"algorithm")){const e=i
if("string"!=typeof r.algorithm)return M.errors=[{instancePath:t+"/algorithm",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
a(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.share&&e.call(r,"share")){const e=i
w(r.share,{instancePath:t+"/share"})||(n=null===n?w.errors:n.concat(w.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.interval&&e.call(r,"interval")){const e=i
A(r.interval,{instancePath:t+"/interval"})||(n=null===n?A.errors:n.concat(A.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){const e=i
s(r.cpuMs,{instancePath:t+"/cpuMs"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.byPhase&&e.call(r,"byPhase")){let e=r.byPhase
const s=i
if(i===s){if(!e||"object"!=typeof e||Array.isArray(e))return M.errors=[{instancePath:t+"/byPhase",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const s=i
if(a(e[r],{instancePath:t+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?a.errors:n.concat(a.errors),i=n.length),!(s===i))break}}o=s===i}else o=!0
if(o){if(void 0!==r.evidence&&e.call(r,"evidence")){let e=r.evidence
const s=i
if(i===s){if(!e||"object"!=typeof e||Array.isArray(e))return M.errors=[{instancePath:t+"/evidence",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const s=i
if(a(e[r],{instancePath:t+"/evidence/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?a.errors:n.concat(a.errors),i=n.length),!(s===i))break}}o=s===i}else o=!0
if(o){if(void 0!==r.primitives&&e.call(r,"primitives")){let s=r.primitives
const c=i
if(i===c){if(!Array.isArray(s))return M.errors=[{instancePath:t+"/primitives",keyword:"type",params:{type:"array"}}],!1
{const r=s.length
for(let o=0;o<r;o++){let r=s[o]
const c=i
if(i===c){if(!r||"object"!=typeof r||Array.isArray(r))return M.errors=[{instancePath:t+"/primitives/"+o,keyword:"type",params:{type:"object"}}],!1
{let s
if((void 0===r.name||!e.call(r,"name"))&&(s="name")||(void 0===r.ticks||!e.call(r,"ticks"))&&(s="ticks"))return M.errors=[{instancePath:t+"/primitives/"+o,keyword:"required",params:{missingProperty:s}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=i
if("string"!=typeof r.name)return M.errors=[{instancePath:t+"/primitives/"+o+"/name",keyword:"type",params:{type:"string"}}],!1
var l=e===i}else l=!0
if(l)if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
a(r.ticks,{instancePath:t+"/primitives/"+o+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),i=n.length)
l=e===i}else l=!0}}if(!(c===i))break}}}o=c===i}else o=!0
if(o)if(void 0!==r.unlocatedTicks&&e.call(r,"unlocatedTicks")){const e=i
a(r.unlocatedTicks,{instancePath:t+"/unlocatedTicks"})||(n=null===n?a.errors:n.concat(a.errors),i=n.length)
o=e===i}else o=!0}}}}}}}}}}return M.errors=n,0===i}function x(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return x.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return x.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return x.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return x.errors=null,!0}const T={enum:["sync","async","unknown"]}
function q(e,{instancePath:r=""}={}){return"sync"!==e&&"async"!==e&&"unknown"!==e?(q.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:T.enum}}],!1):(q.errors=null,!0)}const $={enum:["top-level","event-loop","worker","gc","idle","bootstrap","pool"]}
function C(e,{instancePath:r=""}={}){return"top-level"!==e&&"event-loop"!==e&&"worker"!==e&&"gc"!==e&&"idle"!==e&&"bootstrap"!==e&&"pool"!==e?(C.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:$.enum}}],!1):(C.errors=null,!0)}function S(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return S.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.computing||!e.call(r,"computing"))&&(o="computing")||(void 0===r.decoding||!e.call(r,"decoding"))&&(o="decoding"))return S.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.computing&&e.call(r,"computing")){const e=n
a(r.computing,{instancePath:t+"/computing"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
var i=e===n}else i=!0
if(i){if(void 0!==r.decoding&&e.call(r,"decoding")){const e=n
a(r.decoding,{instancePath:t+"/decoding"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0
if(i){if(void 0!==r.copying&&e.call(r,"copying")){const e=n
a(r.copying,{instancePath:t+"/copying"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0
if(i)if(void 0!==r.nameless&&e.call(r,"nameless")){const e=n
a(r.nameless,{instancePath:t+"/nameless"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0}}}}return S.errors=s,0===n}function O(r,{instancePath:t=""}={}){let n=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return O.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.count||!e.call(r,"count"))&&(o="count")||(void 0===r.p50Ms||!e.call(r,"p50Ms"))&&(o="p50Ms")||(void 0===r.p95Ms||!e.call(r,"p95Ms"))&&(o="p95Ms")||(void 0===r.maxMs||!e.call(r,"maxMs"))&&(o="maxMs")||(void 0===r.errorMs||!e.call(r,"errorMs"))&&(o="errorMs")||(void 0===r.split||!e.call(r,"split"))&&(o="split"))return O.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.count&&e.call(r,"count")){const e=a
v(r.count,{instancePath:t+"/count"})||(n=null===n?v.errors:n.concat(v.errors),a=n.length)
var i=e===a}else i=!0
if(i){if(void 0!==r.p50Ms&&e.call(r,"p50Ms")){const e=a
s(r.p50Ms,{instancePath:t+"/p50Ms"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
i=e===a}else i=!0
if(i){if(void 0!==r.p95Ms&&e.call(r,"p95Ms")){const e=a
s(r.p95Ms,{instancePath:t+"/p95Ms"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
i=e===a}else i=!0
if(i){if(void 0!==r.maxMs&&e.call(r,"maxMs")){const e=a
s(r.maxMs,{instancePath:t+"/maxMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
i=e===a}else i=!0
if(i){if(void 0!==r.errorMs&&e.call(r,"errorMs")){const e=a
s(r.errorMs,{instancePath:t+"/errorMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
i=e===a}else i=!0
if(i)if(void 0!==r.split&&e.call(r,"split")){const e=a
if("boolean"!=typeof r.split)return O.errors=[{instancePath:t+"/split",keyword:"type",params:{type:"boolean"}}],!1
i=e===a}else i=!0}}}}}}return O.errors=n,0===a}function N(e,{instancePath:r=""}={}){return"string"!=typeof e?(N.errors=[{instancePath:r,keyword:"type",params:{type:"string"}}],!1):(N.errors=null,!0)}function F(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return F.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.rule||!e.call(r,"rule"))&&(i="rule")||(void 0===r.until||!e.call(r,"until"))&&(i="until")||(void 0===r.reason||!e.call(r,"reason"))&&(i="reason"))return F.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.rule&&e.call(r,"rule")){const e=n
if("string"!=typeof r.rule)return F.errors=[{instancePath:t+"/rule",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.until&&e.call(r,"until")){const e=n
N(r.until,{instancePath:t+"/until"})||(s=null===s?N.errors:s.concat(N.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.reason&&e.call(r,"reason")){const e=n
if("string"!=typeof r.reason)return F.errors=[{instancePath:t+"/reason",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0}}}return F.errors=s,0===n}function I(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return I.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return I.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return I.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return I.errors=null,!0}function L(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return L.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.file||!e.call(r,"file"))&&(o="file")||(void 0===r.line||!e.call(r,"line"))&&(o="line")||(void 0===r.column||!e.call(r,"column"))&&(o="column"))return L.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=n
if("string"!=typeof r.file)return L.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=n
I(r.line,{instancePath:t+"/line"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.column&&e.call(r,"column")){let e=r.column
const o=n,l=n
let c=!1
const p=n
I(e,{instancePath:t+"/column"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/column",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/column",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,L.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0}}}return L.errors=s,0===n}function R(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return R.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let f
if((void 0===r.id||!e.call(r,"id"))&&(f="id")||(void 0===r.file||!e.call(r,"file"))&&(f="file")||(void 0===r.line||!e.call(r,"line"))&&(f="line")||(void 0===r.column||!e.call(r,"column"))&&(f="column")||(void 0===r.lineInferred||!e.call(r,"lineInferred"))&&(f="lineInferred")||(void 0===r.function||!e.call(r,"function"))&&(f="function")||(void 0===r.package||!e.call(r,"package"))&&(f="package")||(void 0===r.operation||!e.call(r,"operation"))&&(f="operation")||(void 0===r.algorithm||!e.call(r,"algorithm"))&&(f="algorithm")||(void 0===r.api||!e.call(r,"api"))&&(f="api")||(void 0===r.form||!e.call(r,"form"))&&(f="form")||(void 0===r.parameters||!e.call(r,"parameters"))&&(f="parameters")||(void 0===r.ticks||!e.call(r,"ticks"))&&(f="ticks")||(void 0===r.share||!e.call(r,"share"))&&(f="share")||(void 0===r.interval||!e.call(r,"interval"))&&(f="interval")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(f="cpuMs")||(void 0===r.phase||!e.call(r,"phase"))&&(f="phase")||(void 0===r.byPhase||!e.call(r,"byPhase"))&&(f="byPhase")||(void 0===r.blocks||!e.call(r,"blocks"))&&(f="blocks")||(void 0===r.excerpt||!e.call(r,"excerpt"))&&(f="excerpt"))return R.errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1
if(void 0!==r.id&&e.call(r,"id")){const e=i
if("string"!=typeof r.id)return R.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],!1
var o=e===i}else o=!0
if(o){if(void 0!==r.file&&e.call(r,"file")){const e=i
if("string"!=typeof r.file)return R.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.line&&e.call(r,"line")){let e=r.line
const s=i,a=i
let c=!1
const p=i
x(e,{instancePath:t+"/line"})||(n=null===n?x.errors:n.concat(x.errors),i=n.length)
var l=p===i
if(c=c||l,!c){const r=i
if(null!==e){const e={instancePath:t+"/line",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),i++}l=r===i
c=c||l}if(!c){const e={instancePath:t+"/line",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),i++,R.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
o=s===i}else o=!0
if(o){if(void 0!==r.column&&e.call(r,"column")){let e=r.column
const s=i,a=i
let l=!1
const p=i
x(e,{instancePath:t+"/column"})||(n=null===n?x.errors:n.concat(x.errors),i=n.length)
var c=p===i
if(l=l||c,!l){const r=i
if(null!==e){const e={instancePath:t+"/column",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),i++}c=r===i
l=l||c}if(!l){const e={instancePath:t+"/column",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),i++,R.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
o=s===i}else o=!0
if(o){if(void 0!==r.lineInferred&&e.call(r,"lineInferred")){const e=i
if("boolean"!=typeof r.lineInferred)return R.errors=[{instancePath:t+"/lineInferred",keyword:"type",params:{type:"boolean"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.function&&e.call(r,"function")){const e=i
if("string"!=typeof r.function)return R.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.package&&e.call(r,"package")){const e=i
if("string"!=typeof r.package)return R.errors=[{instancePath:t+"/package",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.computedBy&&e.call(r,"computedBy")){const e=i
if("string"!=typeof r.computedBy)return R.errors=[{instancePath:t+"/computedBy",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.recognised&&e.call(r,"recognised")){const e=i
if("boolean"!=typeof r.recognised)return R.errors=[{instancePath:t+"/recognised",keyword:"type",params:{type:"boolean"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.operation&&e.call(r,"operation")){const e=i
if("string"!=typeof r.operation)return R.errors=[{instancePath:t+"/operation",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.algorithm&&e.call(r,"algorithm")){const e=i
if("string"!=typeof r.algorithm)return R.errors=[{instancePath:t+"/algorithm",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.api&&e.call(r,"api")){const e=i
if("string"!=typeof r.api)return R.errors=[{instancePath:t+"/api",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.form&&e.call(r,"form")){const e=i
q(r.form,{instancePath:t+"/form"})||(n=null===n?q.errors:n.concat(q.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.parameters&&e.call(r,"parameters")){let e=r.parameters
const s=i
if(i===s){if(!e||"object"!=typeof e||Array.isArray(e))return R.errors=[{instancePath:t+"/parameters",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let s=e[r]
const n=i
if("number"!=typeof s||!isFinite(s))return R.errors=[{instancePath:t+"/parameters/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"number"}}],!1
if(!(n===i))break}}o=s===i}else o=!0
if(o){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
a(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.share&&e.call(r,"share")){const e=i
w(r.share,{instancePath:t+"/share"})||(n=null===n?w.errors:n.concat(w.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.interval&&e.call(r,"interval")){const e=i
A(r.interval,{instancePath:t+"/interval"})||(n=null===n?A.errors:n.concat(A.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){const e=i
s(r.cpuMs,{instancePath:t+"/cpuMs"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.phase&&e.call(r,"phase")){const e=i
C(r.phase,{instancePath:t+"/phase"})||(n=null===n?C.errors:n.concat(C.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.byPhase&&e.call(r,"byPhase")){let e=r.byPhase
const s=i
if(i===s){if(!e||"object"!=typeof e||Array.isArray(e))return R.errors=[{instancePath:t+"/byPhase",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const s=i
if(a(e[r],{instancePath:t+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?a.errors:n.concat(a.errors),i=n.length),!(s===i))break}}o=s===i}else o=!0
if(o){if(void 0!==r.inferredTicks&&e.call(r,"inferredTicks")){const e=i
a(r.inferredTicks,{instancePath:t+"/inferredTicks"})||(n=null===n?a.errors:n.concat(a.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.leaves&&e.call(r,"leaves")){const e=i
S(r.leaves,{instancePath:t+"/leaves"})||(n=null===n?S.errors:n.concat(S.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.blocks&&e.call(r,"blocks")){const e=i
O(r.blocks,{instancePath:t+"/blocks"})||(n=null===n?O.errors:n.concat(O.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.excerpt&&e.call(r,"excerpt")){let s=r.excerpt
const a=i,l=i
let c=!1
const f=i
if(i===f)if(s&&"object"==typeof s&&!Array.isArray(s)){let r
if((void 0===s.lines||!e.call(s,"lines"))&&(r="lines")||(void 0===s.firstLine||!e.call(s,"firstLine"))&&(r="firstLine")){const e={instancePath:t+"/excerpt",keyword:"required",params:{missingProperty:r}}
null===n?n=[e]:n.push(e),i++}else{if(void 0!==s.lines&&e.call(s,"lines")){let e=s.lines
const r=i
if(i===r)if(Array.isArray(e)){const r=e.length
for(let s=0;s<r;s++){const r=i
if("string"!=typeof e[s]){const e={instancePath:t+"/excerpt/lines/"+s,keyword:"type",params:{type:"string"}}
null===n?n=[e]:n.push(e),i++}if(!(r===i))break}}else{const e={instancePath:t+"/excerpt/lines",keyword:"type",params:{type:"array"}}
null===n?n=[e]:n.push(e),i++}var p=r===i}else p=!0
if(p)if(void 0!==s.firstLine&&e.call(s,"firstLine")){const e=i
x(s.firstLine,{instancePath:t+"/excerpt/firstLine"})||(n=null===n?x.errors:n.concat(x.errors),i=n.length)
p=e===i}else p=!0}}else{const e={instancePath:t+"/excerpt",keyword:"type",params:{type:"object"}}
null===n?n=[e]:n.push(e),i++}var u=f===i
if(c=c||u,!c){const e=i
if(null!==s){const e={instancePath:t+"/excerpt",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),i++}u=e===i
c=c||u}if(!c){const e={instancePath:t+"/excerpt",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),i++,R.errors=n,!1}i=l,null!==n&&(l?n.length=l:n=null)
o=a===i}else o=!0
if(o){if(void 0!==r.allows&&e.call(r,"allows")){let e=r.allows
const s=i
if(i===s){if(!Array.isArray(e))return R.errors=[{instancePath:t+"/allows",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if(F(e[s],{instancePath:t+"/allows/"+s})||(n=null===n?F.errors:n.concat(F.errors),i=n.length),!(r===i))break}}}o=s===i}else o=!0
if(o)if(void 0!==r.generated&&e.call(r,"generated")){const e=i
L(r.generated,{instancePath:t+"/generated"})||(n=null===n?L.errors:n.concat(L.errors),i=n.length)
o=e===i}else o=!0}}}}}}}}}}}}}}}}}}}}}}}}}}return R.errors=n,0===i}const B={type:"object",required:["rule","severity","operation","site","callSite","ticks","share","message","edit","advice","notes","verify","docs","fingerprint"],properties:{rule:{type:"string"},severity:{enum:["error","warning","info"]},operation:{type:"string"},site:{type:["string","null"]},callSite:{anyOf:[{$ref:"#/$defs/CallSiteRef"},{type:"null"}]},ticks:{$ref:"types.schema.json#/$defs/Ticks"},share:{$ref:"types.schema.json#/$defs/Share"},message:{type:"string"},edit:{anyOf:[{$ref:"#/$defs/Edit"},{type:"null"}]},advice:{type:"array",items:{type:"string"}},notes:{type:"array",items:{type:"string"}},verify:{type:"string"},docs:{type:"string"},fingerprint:{type:"string"}}}
function U(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return U.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.file||!e.call(r,"file"))&&(o="file")||(void 0===r.line||!e.call(r,"line"))&&(o="line")||(void 0===r.function||!e.call(r,"function"))&&(o="function")||(void 0===r.api||!e.call(r,"api"))&&(o="api"))return U.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=n
if("string"!=typeof r.file)return U.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){let e=r.line
const o=n,l=n
let c=!1
const p=n
x(e,{instancePath:t+"/line"})||(s=null===s?x.errors:s.concat(x.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/line",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/line",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,U.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a){if(void 0!==r.function&&e.call(r,"function")){const e=n
if("string"!=typeof r.function)return U.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a)if(void 0!==r.api&&e.call(r,"api")){const e=n
if("string"!=typeof r.api)return U.errors=[{instancePath:t+"/api",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0}}}}return U.errors=s,0===n}const V={type:"object",required:["file","profiled","range","text","imports","asyncAt","callersMustAwait"],properties:{file:{type:"string"},profiled:{type:"object",required:["length","sha256"],properties:{length:{$ref:"types.schema.json#/$defs/Count"},sha256:{type:["string","null"]}}},range:{$ref:"profile.schema.json#/$defs/SourceRange"},text:{type:"string"},imports:{type:"array",items:{type:"string"}},asyncAt:{anyOf:[{type:"object",required:["line","column"],properties:{line:{$ref:"types.schema.json#/$defs/Line"},column:{$ref:"types.schema.json#/$defs/Line"}}},{type:"null"}]},callersMustAwait:{type:"boolean"}}}
function K(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return K.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.startLine||!e.call(r,"startLine"))&&(i="startLine")||(void 0===r.startColumn||!e.call(r,"startColumn"))&&(i="startColumn")||(void 0===r.endLine||!e.call(r,"endLine"))&&(i="endLine")||(void 0===r.endColumn||!e.call(r,"endColumn"))&&(i="endColumn"))return K.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.startLine&&e.call(r,"startLine")){const e=n
I(r.startLine,{instancePath:t+"/startLine"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.startColumn&&e.call(r,"startColumn")){const e=n
I(r.startColumn,{instancePath:t+"/startColumn"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.endLine&&e.call(r,"endLine")){const e=n
I(r.endLine,{instancePath:t+"/endLine"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.endColumn&&e.call(r,"endColumn")){const e=n
I(r.endColumn,{instancePath:t+"/endColumn"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0}}}}return K.errors=s,0===n}function E(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return E.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===r.file||!e.call(r,"file"))&&(c="file")||(void 0===r.profiled||!e.call(r,"profiled"))&&(c="profiled")||(void 0===r.range||!e.call(r,"range"))&&(c="range")||(void 0===r.text||!e.call(r,"text"))&&(c="text")||(void 0===r.imports||!e.call(r,"imports"))&&(c="imports")||(void 0===r.asyncAt||!e.call(r,"asyncAt"))&&(c="asyncAt")||(void 0===r.callersMustAwait||!e.call(r,"callersMustAwait"))&&(c="callersMustAwait"))return E.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=n
if("string"!=typeof r.file)return E.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.profiled&&e.call(r,"profiled")){let o=r.profiled
const l=n
if(n===l){if(!o||"object"!=typeof o||Array.isArray(o))return E.errors=[{instancePath:t+"/profiled",keyword:"type",params:{type:"object"}}],!1
{let r
if((void 0===o.length||!e.call(o,"length"))&&(r="length")||(void 0===o.sha256||!e.call(o,"sha256"))&&(r="sha256"))return E.errors=[{instancePath:t+"/profiled",keyword:"required",params:{missingProperty:r}}],!1
if(void 0!==o.length&&e.call(o,"length")){const e=n
v(o.length,{instancePath:t+"/profiled/length"})||(s=null===s?v.errors:s.concat(v.errors),n=s.length)
var i=e===n}else i=!0
if(i)if(void 0!==o.sha256&&e.call(o,"sha256")){let e=o.sha256
const r=n
if("string"!=typeof e&&null!==e)return E.errors=[{instancePath:t+"/profiled/sha256",keyword:"type",params:{type:V.properties.profiled.properties.sha256.type}}],!1
i=r===n}else i=!0}}a=l===n}else a=!0
if(a){if(void 0!==r.range&&e.call(r,"range")){const e=n
K(r.range,{instancePath:t+"/range"})||(s=null===s?K.errors:s.concat(K.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.text&&e.call(r,"text")){const e=n
if("string"!=typeof r.text)return E.errors=[{instancePath:t+"/text",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.imports&&e.call(r,"imports")){let e=r.imports
const s=n
if(n===s){if(!Array.isArray(e))return E.errors=[{instancePath:t+"/imports",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=n
if("string"!=typeof e[s])return E.errors=[{instancePath:t+"/imports/"+s,keyword:"type",params:{type:"string"}}],!1
if(!(r===n))break}}}a=s===n}else a=!0
if(a){if(void 0!==r.asyncAt&&e.call(r,"asyncAt")){let i=r.asyncAt
const c=n,p=n
let u=!1
const f=n
if(n===f)if(i&&"object"==typeof i&&!Array.isArray(i)){let r
if((void 0===i.line||!e.call(i,"line"))&&(r="line")||(void 0===i.column||!e.call(i,"column"))&&(r="column")){const e={instancePath:t+"/asyncAt",keyword:"required",params:{missingProperty:r}}
null===s?s=[e]:s.push(e),n++}else{if(void 0!==i.line&&e.call(i,"line")){const e=n
x(i.line,{instancePath:t+"/asyncAt/line"})||(s=null===s?x.errors:s.concat(x.errors),n=s.length)
var o=e===n}else o=!0
if(o)if(void 0!==i.column&&e.call(i,"column")){const e=n
x(i.column,{instancePath:t+"/asyncAt/column"})||(s=null===s?x.errors:s.concat(x.errors),n=s.length)
o=e===n}else o=!0}}else{const e={instancePath:t+"/asyncAt",keyword:"type",params:{type:"object"}}
null===s?s=[e]:s.push(e),n++}var l=f===n
if(u=u||l,!u){const e=n
if(null!==i){const e={instancePath:t+"/asyncAt",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}l=e===n
u=u||l}if(!u){const e={instancePath:t+"/asyncAt",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,E.errors=s,!1}n=p,null!==s&&(p?s.length=p:s=null)
a=c===n}else a=!0
if(a)if(void 0!==r.callersMustAwait&&e.call(r,"callersMustAwait")){const e=n
if("boolean"!=typeof r.callersMustAwait)return E.errors=[{instancePath:t+"/callersMustAwait",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0}}}}}}}return E.errors=s,0===n}function W(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return W.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===r.rule||!e.call(r,"rule"))&&(c="rule")||(void 0===r.severity||!e.call(r,"severity"))&&(c="severity")||(void 0===r.operation||!e.call(r,"operation"))&&(c="operation")||(void 0===r.site||!e.call(r,"site"))&&(c="site")||(void 0===r.callSite||!e.call(r,"callSite"))&&(c="callSite")||(void 0===r.ticks||!e.call(r,"ticks"))&&(c="ticks")||(void 0===r.share||!e.call(r,"share"))&&(c="share")||(void 0===r.message||!e.call(r,"message"))&&(c="message")||(void 0===r.edit||!e.call(r,"edit"))&&(c="edit")||(void 0===r.advice||!e.call(r,"advice"))&&(c="advice")||(void 0===r.notes||!e.call(r,"notes"))&&(c="notes")||(void 0===r.verify||!e.call(r,"verify"))&&(c="verify")||(void 0===r.docs||!e.call(r,"docs"))&&(c="docs")||(void 0===r.fingerprint||!e.call(r,"fingerprint"))&&(c="fingerprint"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==r.rule&&e.call(r,"rule")){const e=n
if("string"!=typeof r.rule)return W.errors=[{instancePath:t+"/rule",keyword:"type",params:{type:"string"}}],!1
var i=e===n}else i=!0
if(i){if(void 0!==r.severity&&e.call(r,"severity")){let e=r.severity
const s=n
if("error"!==e&&"warning"!==e&&"info"!==e)return W.errors=[{instancePath:t+"/severity",keyword:"enum",params:{allowedValues:B.properties.severity.enum}}],!1
i=s===n}else i=!0
if(i){if(void 0!==r.operation&&e.call(r,"operation")){const e=n
if("string"!=typeof r.operation)return W.errors=[{instancePath:t+"/operation",keyword:"type",params:{type:"string"}}],!1
i=e===n}else i=!0
if(i){if(void 0!==r.site&&e.call(r,"site")){let e=r.site
const s=n
if("string"!=typeof e&&null!==e)return W.errors=[{instancePath:t+"/site",keyword:"type",params:{type:B.properties.site.type}}],!1
i=s===n}else i=!0
if(i){if(void 0!==r.callSite&&e.call(r,"callSite")){let e=r.callSite
const a=n,l=n
let c=!1
const p=n
U(e,{instancePath:t+"/callSite"})||(s=null===s?U.errors:s.concat(U.errors),n=s.length)
var o=p===n
if(c=c||o,!c){const r=n
if(null!==e){const e={instancePath:t+"/callSite",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}o=r===n
c=c||o}if(!c){const e={instancePath:t+"/callSite",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,W.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
i=a===n}else i=!0
if(i){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=n
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0
if(i){if(void 0!==r.share&&e.call(r,"share")){const e=n
w(r.share,{instancePath:t+"/share"})||(s=null===s?w.errors:s.concat(w.errors),n=s.length)
i=e===n}else i=!0
if(i){if(void 0!==r.message&&e.call(r,"message")){const e=n
if("string"!=typeof r.message)return W.errors=[{instancePath:t+"/message",keyword:"type",params:{type:"string"}}],!1
i=e===n}else i=!0
if(i){if(void 0!==r.edit&&e.call(r,"edit")){let e=r.edit
const a=n,o=n
let c=!1
const p=n
E(e,{instancePath:t+"/edit"})||(s=null===s?E.errors:s.concat(E.errors),n=s.length)
var l=p===n
if(c=c||l,!c){const r=n
if(null!==e){const e={instancePath:t+"/edit",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}l=r===n
c=c||l}if(!c){const e={instancePath:t+"/edit",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,W.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
i=a===n}else i=!0
if(i){if(void 0!==r.advice&&e.call(r,"advice")){let e=r.advice
const s=n
if(n===s){if(!Array.isArray(e))return W.errors=[{instancePath:t+"/advice",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=n
if("string"!=typeof e[s])return W.errors=[{instancePath:t+"/advice/"+s,keyword:"type",params:{type:"string"}}],!1
if(!(r===n))break}}}i=s===n}else i=!0
if(i){if(void 0!==r.notes&&e.call(r,"notes")){let e=r.notes
const s=n
if(n===s){if(!Array.isArray(e))return W.errors=[{instancePath:t+"/notes",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=n
if("string"!=typeof e[s])return W.errors=[{instancePath:t+"/notes/"+s,keyword:"type",params:{type:"string"}}],!1
if(!(r===n))break}}}i=s===n}else i=!0
if(i){if(void 0!==r.verify&&e.call(r,"verify")){const e=n
if("string"!=typeof r.verify)return W.errors=[{instancePath:t+"/verify",keyword:"type",params:{type:"string"}}],!1
i=e===n}else i=!0
if(i){if(void 0!==r.docs&&e.call(r,"docs")){const e=n
if("string"!=typeof r.docs)return W.errors=[{instancePath:t+"/docs",keyword:"type",params:{type:"string"}}],!1
i=e===n}else i=!0
if(i)if(void 0!==r.fingerprint&&e.call(r,"fingerprint")){const e=n
if("string"!=typeof r.fingerprint)return W.errors=[{instancePath:t+"/fingerprint",keyword:"type",params:{type:"string"}}],!1
i=e===n}else i=!0}}}}}}}}}}}}}}return W.errors=s,0===n}const Q={type:"object",required:["kind","method","pattern","candidates","file","line","requests","ticks","inferredTicks","share","interval","cryptoMs","busyMs","cryptoMsPerRequest","maxPerSecondPerCore","operations","callSites"],properties:{kind:{enum:["route","shared","middleware","untied"]},method:{type:["string","null"]},pattern:{type:["string","null"]},path:{type:"string"},candidates:{type:"array",items:{type:"string"}},file:{type:"string"},line:{anyOf:[{$ref:"types.schema.json#/$defs/Line"},{type:"null"}]},requests:{anyOf:[{$ref:"types.schema.json#/$defs/Count"},{type:"null"}]},ticks:{$ref:"types.schema.json#/$defs/Ticks"},inferredTicks:{$ref:"types.schema.json#/$defs/Ticks"},share:{$ref:"types.schema.json#/$defs/Share"},interval:{$ref:"types.schema.json#/$defs/Interval"},cryptoMs:{$ref:"types.schema.json#/$defs/Milliseconds"},busyMs:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]},cryptoMsPerRequest:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]},maxPerSecondPerCore:{anyOf:[{$ref:"types.schema.json#/$defs/PerSecond"},{type:"null"}]},operations:{type:"array",items:{type:"object",required:["id","algorithm","ticks"],properties:{id:{type:"string"},algorithm:{type:"string"},ticks:{$ref:"types.schema.json#/$defs/Ticks"}}}},callSites:{type:"array",items:{type:"string"}}}}
function z(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(z.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(z.errors=null,!0):(z.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function D(r,{instancePath:t=""}={}){let n=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let d
if((void 0===r.kind||!e.call(r,"kind"))&&(d="kind")||(void 0===r.method||!e.call(r,"method"))&&(d="method")||(void 0===r.pattern||!e.call(r,"pattern"))&&(d="pattern")||(void 0===r.candidates||!e.call(r,"candidates"))&&(d="candidates")||(void 0===r.file||!e.call(r,"file"))&&(d="file")||(void 0===r.line||!e.call(r,"line"))&&(d="line")||(void 0===r.requests||!e.call(r,"requests"))&&(d="requests")||(void 0===r.ticks||!e.call(r,"ticks"))&&(d="ticks")||(void 0===r.inferredTicks||!e.call(r,"inferredTicks"))&&(d="inferredTicks")||(void 0===r.share||!e.call(r,"share"))&&(d="share")||(void 0===r.interval||!e.call(r,"interval"))&&(d="interval")||(void 0===r.cryptoMs||!e.call(r,"cryptoMs"))&&(d="cryptoMs")||(void 0===r.busyMs||!e.call(r,"busyMs"))&&(d="busyMs")||(void 0===r.cryptoMsPerRequest||!e.call(r,"cryptoMsPerRequest"))&&(d="cryptoMsPerRequest")||(void 0===r.maxPerSecondPerCore||!e.call(r,"maxPerSecondPerCore"))&&(d="maxPerSecondPerCore")||(void 0===r.operations||!e.call(r,"operations"))&&(d="operations")||(void 0===r.callSites||!e.call(r,"callSites"))&&(d="callSites"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1
if(void 0!==r.kind&&e.call(r,"kind")){let e=r.kind
const s=i
if("route"!==e&&"shared"!==e&&"middleware"!==e&&"untied"!==e)return D.errors=[{instancePath:t+"/kind",keyword:"enum",params:{allowedValues:Q.properties.kind.enum}}],!1
var o=s===i}else o=!0
if(o){if(void 0!==r.method&&e.call(r,"method")){let e=r.method
const s=i
if("string"!=typeof e&&null!==e)return D.errors=[{instancePath:t+"/method",keyword:"type",params:{type:Q.properties.method.type}}],!1
o=s===i}else o=!0
if(o){if(void 0!==r.pattern&&e.call(r,"pattern")){let e=r.pattern
const s=i
if("string"!=typeof e&&null!==e)return D.errors=[{instancePath:t+"/pattern",keyword:"type",params:{type:Q.properties.pattern.type}}],!1
o=s===i}else o=!0
if(o){if(void 0!==r.path&&e.call(r,"path")){const e=i
if("string"!=typeof r.path)return D.errors=[{instancePath:t+"/path",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.candidates&&e.call(r,"candidates")){let e=r.candidates
const s=i
if(i===s){if(!Array.isArray(e))return D.errors=[{instancePath:t+"/candidates",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if("string"!=typeof e[s])return D.errors=[{instancePath:t+"/candidates/"+s,keyword:"type",params:{type:"string"}}],!1
if(!(r===i))break}}}o=s===i}else o=!0
if(o){if(void 0!==r.file&&e.call(r,"file")){const e=i
if("string"!=typeof r.file)return D.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
o=e===i}else o=!0
if(o){if(void 0!==r.line&&e.call(r,"line")){let e=r.line
const s=i,a=i
let c=!1
const p=i
x(e,{instancePath:t+"/line"})||(n=null===n?x.errors:n.concat(x.errors),i=n.length)
var l=p===i
if(c=c||l,!c){const r=i
if(null!==e){const e={instancePath:t+"/line",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),i++}l=r===i
c=c||l}if(!c){const e={instancePath:t+"/line",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),i++,D.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
o=s===i}else o=!0
if(o){if(void 0!==r.requests&&e.call(r,"requests")){let e=r.requests
const s=i,a=i
let l=!1
const p=i
v(e,{instancePath:t+"/requests"})||(n=null===n?v.errors:n.concat(v.errors),i=n.length)
var c=p===i
if(l=l||c,!l){const r=i
if(null!==e){const e={instancePath:t+"/requests",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),i++}c=r===i
l=l||c}if(!l){const e={instancePath:t+"/requests",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),i++,D.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
o=s===i}else o=!0
if(o){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
a(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.inferredTicks&&e.call(r,"inferredTicks")){const e=i
a(r.inferredTicks,{instancePath:t+"/inferredTicks"})||(n=null===n?a.errors:n.concat(a.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.share&&e.call(r,"share")){const e=i
w(r.share,{instancePath:t+"/share"})||(n=null===n?w.errors:n.concat(w.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.interval&&e.call(r,"interval")){const e=i
A(r.interval,{instancePath:t+"/interval"})||(n=null===n?A.errors:n.concat(A.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.cryptoMs&&e.call(r,"cryptoMs")){const e=i
s(r.cryptoMs,{instancePath:t+"/cryptoMs"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
o=e===i}else o=!0
if(o){if(void 0!==r.busyMs&&e.call(r,"busyMs")){let e=r.busyMs
const a=i,l=i
let c=!1
const u=i
s(e,{instancePath:t+"/busyMs"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var p=u===i
if(c=c||p,!c){const r=i
if(null!==e){const e={instancePath:t+"/busyMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),i++}p=r===i
c=c||p}if(!c){const e={instancePath:t+"/busyMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),i++,D.errors=n,!1}i=l,null!==n&&(l?n.length=l:n=null)
o=a===i}else o=!0
if(o){if(void 0!==r.cryptoMsPerRequest&&e.call(r,"cryptoMsPerRequest")){let e=r.cryptoMsPerRequest
const a=i,l=i
let c=!1
const p=i
s(e,{instancePath:t+"/cryptoMsPerRequest"})||(n=null===n?s.errors:n.concat(s.errors),i=n.length)
var u=p===i
if(c=c||u,!c){const r=i
if(null!==e){const e={instancePath:t+"/cryptoMsPerRequest",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),i++}u=r===i
c=c||u}if(!c){const e={instancePath:t+"/cryptoMsPerRequest",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),i++,D.errors=n,!1}i=l,null!==n&&(l?n.length=l:n=null)
o=a===i}else o=!0
if(o){if(void 0!==r.maxPerSecondPerCore&&e.call(r,"maxPerSecondPerCore")){let e=r.maxPerSecondPerCore
const s=i,a=i
let l=!1
const c=i
z(e,{instancePath:t+"/maxPerSecondPerCore"})||(n=null===n?z.errors:n.concat(z.errors),i=n.length)
var f=c===i
if(l=l||f,!l){const r=i
if(null!==e){const e={instancePath:t+"/maxPerSecondPerCore",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),i++}f=r===i
l=l||f}if(!l){const e={instancePath:t+"/maxPerSecondPerCore",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),i++,D.errors=n,!1}i=a,null!==n&&(a?n.length=a:n=null)
o=s===i}else o=!0
if(o){if(void 0!==r.operations&&e.call(r,"operations")){let s=r.operations
const l=i
if(i===l){if(!Array.isArray(s))return D.errors=[{instancePath:t+"/operations",keyword:"type",params:{type:"array"}}],!1
{const r=s.length
for(let o=0;o<r;o++){let r=s[o]
const l=i
if(i===l){if(!r||"object"!=typeof r||Array.isArray(r))return D.errors=[{instancePath:t+"/operations/"+o,keyword:"type",params:{type:"object"}}],!1
{let s
if((void 0===r.id||!e.call(r,"id"))&&(s="id")||(void 0===r.algorithm||!e.call(r,"algorithm"))&&(s="algorithm")||(void 0===r.ticks||!e.call(r,"ticks"))&&(s="ticks"))return D.errors=[{instancePath:t+"/operations/"+o,keyword:"required",params:{missingProperty:s}}],!1
if(void 0!==r.id&&e.call(r,"id")){const e=i
if("string"!=typeof r.id)return D.errors=[{instancePath:t+"/operations/"+o+"/id",keyword:"type",params:{type:"string"}}],!1
var y=e===i}else y=!0
if(y){if(void 0!==r.algorithm&&e.call(r,"algorithm")){const e=i
if("string"!=typeof r.algorithm)return D.errors=[{instancePath:t+"/operations/"+o+"/algorithm",keyword:"type",params:{type:"string"}}],!1
y=e===i}else y=!0
if(y)if(void 0!==r.ticks&&e.call(r,"ticks")){const e=i
a(r.ticks,{instancePath:t+"/operations/"+o+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),i=n.length)
y=e===i}else y=!0}}}if(!(l===i))break}}}o=l===i}else o=!0
if(o)if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const s=i
if(i===s){if(!Array.isArray(e))return D.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=i
if("string"!=typeof e[s])return D.errors=[{instancePath:t+"/callSites/"+s,keyword:"type",params:{type:"string"}}],!1
if(!(r===i))break}}}o=s===i}else o=!0}}}}}}}}}}}}}}}}}}return D.errors=n,0===i}const G={enum:["main","worker","pool","helper"]}
function H(e,{instancePath:r=""}={}){return"main"!==e&&"worker"!==e&&"pool"!==e&&"helper"!==e?(H.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:G.enum}}],!1):(H.errors=null,!0)}function J(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return J.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.source||!e.call(r,"source"))&&(o="source")||(void 0===r.pid||!e.call(r,"pid"))&&(o="pid")||(void 0===r.thread||!e.call(r,"thread"))&&(o="thread")||(void 0===r.node||!e.call(r,"node"))&&(o="node")||(void 0===r.v8||!e.call(r,"v8"))&&(o="v8")||(void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(o="busyTicks")||(void 0===r.cryptoTicks||!e.call(r,"cryptoTicks"))&&(o="cryptoTicks"))return J.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.source&&e.call(r,"source")){const e=n
if("string"!=typeof r.source)return J.errors=[{instancePath:t+"/source",keyword:"type",params:{type:"string"}}],!1
var i=e===n}else i=!0
if(i){if(void 0!==r.pid&&e.call(r,"pid")){const e=n
v(r.pid,{instancePath:t+"/pid"})||(s=null===s?v.errors:s.concat(v.errors),n=s.length)
i=e===n}else i=!0
if(i){if(void 0!==r.thread&&e.call(r,"thread")){const e=n
H(r.thread,{instancePath:t+"/thread"})||(s=null===s?H.errors:s.concat(H.errors),n=s.length)
i=e===n}else i=!0
if(i){if(void 0!==r.node&&e.call(r,"node")){const e=n
if("string"!=typeof r.node)return J.errors=[{instancePath:t+"/node",keyword:"type",params:{type:"string"}}],!1
i=e===n}else i=!0
if(i){if(void 0!==r.v8&&e.call(r,"v8")){const e=n
if("string"!=typeof r.v8)return J.errors=[{instancePath:t+"/v8",keyword:"type",params:{type:"string"}}],!1
i=e===n}else i=!0
if(i){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=n
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0
if(i){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=n
a(r.busyTicks,{instancePath:t+"/busyTicks"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0
if(i)if(void 0!==r.cryptoTicks&&e.call(r,"cryptoTicks")){const e=n
a(r.cryptoTicks,{instancePath:t+"/cryptoTicks"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0}}}}}}}}return J.errors=s,0===n}function X(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return X.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.name||!e.call(r,"name"))&&(o="name")||(void 0===r.source||!e.call(r,"source"))&&(o="source")||(void 0===r.node||!e.call(r,"node"))&&(o="node")||(void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(o="busyTicks")||(void 0===r.cryptoTicks||!e.call(r,"cryptoTicks"))&&(o="cryptoTicks")||(void 0===r.share||!e.call(r,"share"))&&(o="share")||(void 0===r.interval||!e.call(r,"interval"))&&(o="interval"))return X.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=n
if("string"!=typeof r.name)return X.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
var i=e===n}else i=!0
if(i){if(void 0!==r.source&&e.call(r,"source")){const e=n
if("string"!=typeof r.source)return X.errors=[{instancePath:t+"/source",keyword:"type",params:{type:"string"}}],!1
i=e===n}else i=!0
if(i){if(void 0!==r.node&&e.call(r,"node")){const e=n
if("string"!=typeof r.node)return X.errors=[{instancePath:t+"/node",keyword:"type",params:{type:"string"}}],!1
i=e===n}else i=!0
if(i){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=n
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0
if(i){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=n
a(r.busyTicks,{instancePath:t+"/busyTicks"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0
if(i){if(void 0!==r.cryptoTicks&&e.call(r,"cryptoTicks")){const e=n
a(r.cryptoTicks,{instancePath:t+"/cryptoTicks"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0
if(i){if(void 0!==r.share&&e.call(r,"share")){const e=n
w(r.share,{instancePath:t+"/share"})||(s=null===s?w.errors:s.concat(w.errors),n=s.length)
i=e===n}else i=!0
if(i)if(void 0!==r.interval&&e.call(r,"interval")){const e=n
A(r.interval,{instancePath:t+"/interval"})||(s=null===s?A.errors:s.concat(A.errors),n=s.length)
i=e===n}else i=!0}}}}}}}}return X.errors=s,0===n}function Y(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Y.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.file||!e.call(r,"file"))&&(o="file")||(void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks")||(void 0===r.unidentifiedTicks||!e.call(r,"unidentifiedTicks"))&&(o="unidentifiedTicks"))return Y.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=n
if("string"!=typeof r.file)return Y.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var i=e===n}else i=!0
if(i){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=n
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0
if(i)if(void 0!==r.unidentifiedTicks&&e.call(r,"unidentifiedTicks")){const e=n
a(r.unidentifiedTicks,{instancePath:t+"/unidentifiedTicks"})||(s=null===s?a.errors:s.concat(a.errors),n=s.length)
i=e===n}else i=!0}}}return Y.errors=s,0===n}function Z(r,{instancePath:t=""}={}){let n=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return Z.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.threads||!e.call(r,"threads"))&&(o="threads")||(void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(o="busyTicks")||(void 0===r.idleTicks||!e.call(r,"idleTicks"))&&(o="idleTicks")||(void 0===r.busyMs||!e.call(r,"busyMs"))&&(o="busyMs")||(void 0===r.operations||!e.call(r,"operations"))&&(o="operations")||(void 0===r.helperTicks||!e.call(r,"helperTicks"))&&(o="helperTicks"))return Z.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.threads&&e.call(r,"threads")){const e=a
v(r.threads,{instancePath:t+"/threads"})||(n=null===n?v.errors:n.concat(v.errors),a=n.length)
var i=e===a}else i=!0
if(i){if(void 0!==r.ticks&&e.call(r,"ticks")){const e=a
v(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?v.errors:n.concat(v.errors),a=n.length)
i=e===a}else i=!0
if(i){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=a
v(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?v.errors:n.concat(v.errors),a=n.length)
i=e===a}else i=!0
if(i){if(void 0!==r.idleTicks&&e.call(r,"idleTicks")){const e=a
v(r.idleTicks,{instancePath:t+"/idleTicks"})||(n=null===n?v.errors:n.concat(v.errors),a=n.length)
i=e===a}else i=!0
if(i){if(void 0!==r.busyMs&&e.call(r,"busyMs")){const e=a
s(r.busyMs,{instancePath:t+"/busyMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
i=e===a}else i=!0
if(i){if(void 0!==r.operations&&e.call(r,"operations")){let e=r.operations
const s=a
if(a===s){if(!Array.isArray(e))return Z.errors=[{instancePath:t+"/operations",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=a
if(M(e[s],{instancePath:t+"/operations/"+s})||(n=null===n?M.errors:n.concat(M.errors),a=n.length),!(r===a))break}}}i=s===a}else i=!0
if(i)if(void 0!==r.helperTicks&&e.call(r,"helperTicks")){const e=a
v(r.helperTicks,{instancePath:t+"/helperTicks"})||(n=null===n?v.errors:n.concat(v.errors),a=n.length)
i=e===a}else i=!0}}}}}}}return Z.errors=n,0===a}function _(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(_.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(_.errors=null,!0):(_.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function ee(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return ee.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.requests||!e.call(r,"requests"))&&(i="requests")||(void 0===r.requestsPerSecond||!e.call(r,"requestsPerSecond"))&&(i="requestsPerSecond")||(void 0===r.latencyP50Ms||!e.call(r,"latencyP50Ms"))&&(i="latencyP50Ms")||(void 0===r.latencyP99Ms||!e.call(r,"latencyP99Ms"))&&(i="latencyP99Ms")||(void 0===r.errors||!e.call(r,"errors"))&&(i="errors"))return ee.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.requests&&e.call(r,"requests")){const e=n
y(r.requests,{instancePath:t+"/requests"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.requestsPerSecond&&e.call(r,"requestsPerSecond")){const e=n
_(r.requestsPerSecond,{instancePath:t+"/requestsPerSecond"})||(s=null===s?_.errors:s.concat(_.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.latencyP50Ms&&e.call(r,"latencyP50Ms")){const e=n
d(r.latencyP50Ms,{instancePath:t+"/latencyP50Ms"})||(s=null===s?d.errors:s.concat(d.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.latencyP99Ms&&e.call(r,"latencyP99Ms")){const e=n
d(r.latencyP99Ms,{instancePath:t+"/latencyP99Ms"})||(s=null===s?d.errors:s.concat(d.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.errors&&e.call(r,"errors")){const e=n
y(r.errors,{instancePath:t+"/errors"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0}}}}}return ee.errors=s,0===n}const re=new RegExp("^[\\w./-]{1,64}$","u")
function te(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return te.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return te.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return te.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return te.errors=null,!0}function se(e,{instancePath:r=""}={}){let t=null,s=0
if(0===s){if(!e||"object"!=typeof e||Array.isArray(e))return se.errors=[{instancePath:r,keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>100)return se.errors=[{instancePath:r,keyword:"maxProperties",params:{limit:100}}],!1
for(const a of Object.keys(e)){const e=s
if("string"==typeof a&&!re.test(a)){const e={instancePath:r,keyword:"pattern",params:{pattern:"^[\\w./-]{1,64}$"},propertyName:a}
null===t?t=[e]:t.push(e),s++}var n=e===s
if(!n){const e={instancePath:r,keyword:"propertyNames",params:{propertyName:a}}
return null===t?t=[e]:t.push(e),s++,se.errors=t,!1}}if(n)for(const n of Object.keys(e)){const a=s
if(te(e[n],{instancePath:r+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?te.errors:t.concat(te.errors),s=t.length),!(a===s))break}}return se.errors=t,0===s}function ne(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return ne.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.handshakes||!e.call(r,"handshakes"))&&(i="handshakes")||(void 0===r.resumed||!e.call(r,"resumed"))&&(i="resumed")||(void 0===r.protocols||!e.call(r,"protocols"))&&(i="protocols")||(void 0===r.ciphers||!e.call(r,"ciphers"))&&(i="ciphers")||(void 0===r.groups||!e.call(r,"groups"))&&(i="groups"))return ne.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.handshakes&&e.call(r,"handshakes")){const e=n
y(r.handshakes,{instancePath:t+"/handshakes"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.resumed&&e.call(r,"resumed")){const e=n
y(r.resumed,{instancePath:t+"/resumed"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.protocols&&e.call(r,"protocols")){const e=n
se(r.protocols,{instancePath:t+"/protocols"})||(s=null===s?se.errors:s.concat(se.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.ciphers&&e.call(r,"ciphers")){const e=n
se(r.ciphers,{instancePath:t+"/ciphers"})||(s=null===s?se.errors:s.concat(se.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.groups&&e.call(r,"groups")){const e=n
se(r.groups,{instancePath:t+"/groups"})||(s=null===s?se.errors:s.concat(se.errors),n=s.length)
a=e===n}else a=!0}}}}}return ne.errors=s,0===n}const ae=e=>{let r=0
for(const t of e)r++
return r}
function ie(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return ie.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.method||!e.call(r,"method"))&&(i="method")||(void 0===r.path||!e.call(r,"path"))&&(i="path")||(void 0===r.requests||!e.call(r,"requests"))&&(i="requests")||(void 0===r.isAlone||!e.call(r,"isAlone"))&&(i="isAlone"))return ie.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.method&&e.call(r,"method")){let e=r.method
const s=n
if(n===s){if("string"!=typeof e)return ie.errors=[{instancePath:t+"/method",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>32)return ie.errors=[{instancePath:t+"/method",keyword:"maxLength",params:{limit:32}}],!1}var a=s===n}else a=!0
if(a){if(void 0!==r.path&&e.call(r,"path")){let e=r.path
const s=n
if(n===s){if("string"!=typeof e)return ie.errors=[{instancePath:t+"/path",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>512)return ie.errors=[{instancePath:t+"/path",keyword:"maxLength",params:{limit:512}}],!1}a=s===n}else a=!0
if(a){if(void 0!==r.requests&&e.call(r,"requests")){const e=n
y(r.requests,{instancePath:t+"/requests"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.isAlone&&e.call(r,"isAlone")){const e=n
if("boolean"!=typeof r.isAlone)return ie.errors=[{instancePath:t+"/isAlone",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0}}}}return ie.errors=s,0===n}function oe(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return oe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===r.requests||!e.call(r,"requests"))&&(l="requests")||(void 0===r.clientRequests||!e.call(r,"clientRequests"))&&(l="clientRequests")||(void 0===r.tlsServer||!e.call(r,"tlsServer"))&&(l="tlsServer")||(void 0===r.tlsClient||!e.call(r,"tlsClient"))&&(l="tlsClient")||(void 0===r.processes||!e.call(r,"processes"))&&(l="processes")||(void 0===r.complete||!e.call(r,"complete"))&&(l="complete"))return oe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==r.requests&&e.call(r,"requests")){const e=n
y(r.requests,{instancePath:t+"/requests"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.serverErrors&&e.call(r,"serverErrors")){const e=n
y(r.serverErrors,{instancePath:t+"/serverErrors"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.clientRequests&&e.call(r,"clientRequests")){const e=n
y(r.clientRequests,{instancePath:t+"/clientRequests"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.tlsServer&&e.call(r,"tlsServer")){let e=r.tlsServer
const o=n,l=n
let c=!1
const p=n
ne(e,{instancePath:t+"/tlsServer"})||(s=null===s?ne.errors:s.concat(ne.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/tlsServer",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/tlsServer",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,oe.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a){if(void 0!==r.tlsClient&&e.call(r,"tlsClient")){let e=r.tlsClient
const i=n,l=n
let c=!1
const p=n
ne(e,{instancePath:t+"/tlsClient"})||(s=null===s?ne.errors:s.concat(ne.errors),n=s.length)
var o=p===n
if(c=c||o,!c){const r=n
if(null!==e){const e={instancePath:t+"/tlsClient",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}o=r===n
c=c||o}if(!c){const e={instancePath:t+"/tlsClient",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,oe.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.routes&&e.call(r,"routes")){let e=r.routes
const i=n
if(n===i){if(!Array.isArray(e))return oe.errors=[{instancePath:t+"/routes",keyword:"type",params:{type:"array"}}],!1
if(e.length>1e3)return oe.errors=[{instancePath:t+"/routes",keyword:"maxItems",params:{limit:1e3}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(ie(e[a],{instancePath:t+"/routes/"+a})||(s=null===s?ie.errors:s.concat(ie.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a){if(void 0!==r.processes&&e.call(r,"processes")){const e=n
y(r.processes,{instancePath:t+"/processes"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.complete&&e.call(r,"complete")){const e=n
if("boolean"!=typeof r.complete)return oe.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0}}}}}}}}return oe.errors=s,0===n}const le={type:"object",required:["role","host","port","handshakes","full","resumed","overlapped","requests","reusedRequests","agents","protocol","cipher","group","alpn","certificate","bytesIn","bytesOut","helloBytesOut","p50Ms","p95Ms","mostOpen","lifeP50Ms","package","choices","callSites","agentSites"],properties:{role:{enum:["client","server"]},host:{type:"string"},port:{$ref:"types.schema.json#/$defs/Count"},handshakes:{$ref:"types.schema.json#/$defs/Count"},full:{$ref:"types.schema.json#/$defs/Count"},resumed:{$ref:"types.schema.json#/$defs/Count"},overlapped:{$ref:"types.schema.json#/$defs/Count"},requests:{$ref:"types.schema.json#/$defs/Count"},reusedRequests:{$ref:"types.schema.json#/$defs/Count"},agents:{$ref:"types.schema.json#/$defs/Count"},protocol:{$ref:"types.schema.json#/$defs/Tally"},cipher:{$ref:"types.schema.json#/$defs/Tally"},group:{$ref:"types.schema.json#/$defs/Tally"},alpn:{$ref:"types.schema.json#/$defs/Tally"},certificate:{anyOf:[{$ref:"#/$defs/Certificate"},{type:"null"}]},bytesIn:{$ref:"types.schema.json#/$defs/Bytes"},bytesOut:{$ref:"types.schema.json#/$defs/Bytes"},helloBytesOut:{anyOf:[{$ref:"types.schema.json#/$defs/Bytes"},{type:"null"}]},p50Ms:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]},p95Ms:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]},mostOpen:{$ref:"types.schema.json#/$defs/Count"},lifeP50Ms:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]},package:{type:"string"},choices:{$ref:"#/$defs/PeerChoices"},callSites:{type:"array",items:{$ref:"#/$defs/AskedAt"}},agentSites:{type:"array",items:{$ref:"#/$defs/AskedAt"}}}}
function ce(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return ce.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return ce.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return ce.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return ce.errors=null,!0}function pe(e,{instancePath:r=""}={}){let t=null,s=0
if(0===s){if(!e||"object"!=typeof e||Array.isArray(e))return pe.errors=[{instancePath:r,keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>100)return pe.errors=[{instancePath:r,keyword:"maxProperties",params:{limit:100}}],!1
for(const a of Object.keys(e)){const e=s
if("string"==typeof a&&!re.test(a)){const e={instancePath:r,keyword:"pattern",params:{pattern:"^[\\w./-]{1,64}$"},propertyName:a}
null===t?t=[e]:t.push(e),s++}var n=e===s
if(!n){const e={instancePath:r,keyword:"propertyNames",params:{propertyName:a}}
return null===t?t=[e]:t.push(e),s++,pe.errors=t,!1}}if(n)for(const n of Object.keys(e)){const a=s
if(te(e[n],{instancePath:r+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?te.errors:t.concat(te.errors),s=t.length),!(a===s))break}}return pe.errors=t,0===s}const ue={type:"object",required:["type","bits","curve"],properties:{type:{enum:["rsa","ec","ed25519","other"]},bits:{anyOf:[{$ref:"types.schema.json#/$defs/Count"},{type:"null"}]},curve:{type:"string"}}}
function fe(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return fe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.type||!e.call(r,"type"))&&(o="type")||(void 0===r.bits||!e.call(r,"bits"))&&(o="bits")||(void 0===r.curve||!e.call(r,"curve"))&&(o="curve"))return fe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.type&&e.call(r,"type")){let e=r.type
const s=n
if("rsa"!==e&&"ec"!==e&&"ed25519"!==e&&"other"!==e)return fe.errors=[{instancePath:t+"/type",keyword:"enum",params:{allowedValues:ue.properties.type.enum}}],!1
var a=s===n}else a=!0
if(a){if(void 0!==r.bits&&e.call(r,"bits")){let e=r.bits
const o=n,l=n
let c=!1
const p=n
ce(e,{instancePath:t+"/bits"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/bits",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/bits",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,fe.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a)if(void 0!==r.curve&&e.call(r,"curve")){const e=n
if("string"!=typeof r.curve)return fe.errors=[{instancePath:t+"/curve",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0}}}return fe.errors=s,0===n}function ye(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return ye.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return ye.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return ye.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return ye.errors=null,!0}function de(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(de.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(de.errors=null,!0):(de.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function he(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return he.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(void 0===r.withDispatcher&&(r.withDispatcher=0),void 0===r.agentIsPlain&&(r.agentIsPlain=0),void 0===r.renegotiated&&(r.renegotiated=0),void 0===r.closedByRequest&&(r.closedByRequest=0),(void 0===r.withAgent||!e.call(r,"withAgent"))&&(i="withAgent")||(void 0===r.agentKeepsAlive||!e.call(r,"agentKeepsAlive"))&&(i="agentKeepsAlive")||(void 0===r.agentKeepsNoSessions||!e.call(r,"agentKeepsNoSessions"))&&(i="agentKeepsNoSessions")||(void 0===r.sessionOffered||!e.call(r,"sessionOffered"))&&(i="sessionOffered")||(void 0===r.ownContext||!e.call(r,"ownContext"))&&(i="ownContext")||(void 0===r.ownCa||!e.call(r,"ownCa"))&&(i="ownCa")||(void 0===r.ownIdentityCheck||!e.call(r,"ownIdentityCheck"))&&(i="ownIdentityCheck")||(void 0===r.forbidsTls13||!e.call(r,"forbidsTls13"))&&(i="forbidsTls13")||(void 0===r.ownCurves||!e.call(r,"ownCurves"))&&(i="ownCurves")||(void 0===r.closedByServer||!e.call(r,"closedByServer"))&&(i="closedByServer"))return he.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.withAgent&&e.call(r,"withAgent")){const e=n
ce(r.withAgent,{instancePath:t+"/withAgent"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
var a=e===n}else a=!0
if(a){const i=n
if(ce(r.withDispatcher,{instancePath:t+"/withDispatcher"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length),a=i===n){if(void 0!==r.agentKeepsAlive&&e.call(r,"agentKeepsAlive")){const e=n
ce(r.agentKeepsAlive,{instancePath:t+"/agentKeepsAlive"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){const i=n
if(ce(r.agentIsPlain,{instancePath:t+"/agentIsPlain"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length),a=i===n){if(void 0!==r.agentKeepsNoSessions&&e.call(r,"agentKeepsNoSessions")){const e=n
ce(r.agentKeepsNoSessions,{instancePath:t+"/agentKeepsNoSessions"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.sessionOffered&&e.call(r,"sessionOffered")){const e=n
ce(r.sessionOffered,{instancePath:t+"/sessionOffered"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.ownContext&&e.call(r,"ownContext")){const e=n
ce(r.ownContext,{instancePath:t+"/ownContext"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.ownCa&&e.call(r,"ownCa")){const e=n
ce(r.ownCa,{instancePath:t+"/ownCa"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.ownIdentityCheck&&e.call(r,"ownIdentityCheck")){const e=n
ce(r.ownIdentityCheck,{instancePath:t+"/ownIdentityCheck"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.forbidsTls13&&e.call(r,"forbidsTls13")){const e=n
ce(r.forbidsTls13,{instancePath:t+"/forbidsTls13"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.ownCurves&&e.call(r,"ownCurves")){const e=n
ce(r.ownCurves,{instancePath:t+"/ownCurves"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){const i=n
if(ce(r.renegotiated,{instancePath:t+"/renegotiated"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length),a=i===n){if(void 0!==r.closedByServer&&e.call(r,"closedByServer")){const e=n
ce(r.closedByServer,{instancePath:t+"/closedByServer"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){const e=n
ce(r.closedByRequest,{instancePath:t+"/closedByRequest"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}}}}}}}}}}}}}}}return he.errors=s,0===n}function me(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return me.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return me.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return me.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return me.errors=null,!0}function ge(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return ge.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.file||!e.call(r,"file"))&&(o="file")||(void 0===r.line||!e.call(r,"line"))&&(o="line")||(void 0===r.column||!e.call(r,"column"))&&(o="column"))return ge.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=n
if("string"!=typeof r.file)return ge.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=n
I(r.line,{instancePath:t+"/line"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.column&&e.call(r,"column")){let e=r.column
const o=n,l=n
let c=!1
const p=n
I(e,{instancePath:t+"/column"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/column",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/column",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,ge.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0}}}return ge.errors=s,0===n}const ve={type:"object",required:["callee","args","options","origin","excerpt","excerptLine","line"],properties:{callee:{type:"string"},args:{type:"array",items:{type:["string","number","null"]}},options:{type:"object",additionalProperties:{type:["string","number"]}},argOptions:{type:"array",items:{type:["object","null"],additionalProperties:{type:["string","number"]}}},origin:{anyOf:[{type:"object",required:["callee","args"],properties:{callee:{type:"string"},args:{type:"array",items:{type:["string","number","null"]}}}},{type:"null"}]},excerpt:{type:"array",items:{type:"string"}},excerptLine:{$ref:"types.schema.json#/$defs/Line"},line:{$ref:"types.schema.json#/$defs/Line"},column:{$ref:"types.schema.json#/$defs/Line"},file:{type:"string"},allows:{type:"array",items:{$ref:"#/$defs/InlineAllow"}},syntax:{anyOf:[{$ref:"#/$defs/CallSyntax"},{type:"null"}]}}}
function Pe(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Pe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.rule||!e.call(r,"rule"))&&(i="rule")||(void 0===r.until||!e.call(r,"until"))&&(i="until")||(void 0===r.reason||!e.call(r,"reason"))&&(i="reason"))return Pe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.rule&&e.call(r,"rule")){const e=n
if("string"!=typeof r.rule)return Pe.errors=[{instancePath:t+"/rule",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.until&&e.call(r,"until")){const e=n
N(r.until,{instancePath:t+"/until"})||(s=null===s?N.errors:s.concat(N.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.reason&&e.call(r,"reason")){const e=n
if("string"!=typeof r.reason)return Pe.errors=[{instancePath:t+"/reason",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0}}}return Pe.errors=s,0===n}const ke={type:"object",required:["range","calleeRange","calleeText","receiverText","argumentTexts","argumentRanges","hasSpread","isPromisified","isAwaited","isChained","isUnterminated","isUpdated","isNew","ordinal","within","module","file","imported","taken"],properties:{range:{$ref:"#/$defs/SourceRange"},calleeRange:{$ref:"#/$defs/SourceRange"},calleeText:{type:["string","null"]},receiverText:{type:["string","null"]},argumentTexts:{type:"array",items:{type:["string","null"]}},argumentRanges:{type:"array",items:{$ref:"#/$defs/SourceRange"}},areConstant:{type:"array",items:{type:"boolean"}},argumentForms:{type:"array",items:{anyOf:[{$ref:"#/$defs/KeyForm"},{type:"null"}]}},optionLiterals:{type:"array",items:{$ref:"#/$defs/OptionLiteral"}},hasSpread:{type:"boolean"},isPromisified:{type:"boolean"},isAwaited:{type:"boolean"},isChained:{type:"boolean"},isUnterminated:{type:"boolean"},isUpdated:{type:"boolean"},listensLater:{type:"boolean"},isSmallPiece:{type:"boolean"},isNew:{type:"boolean"},isEnded:{type:"boolean"},renegotiates:{type:"boolean"},ordinal:{$ref:"types.schema.json#/$defs/Count"},within:{$ref:"#/$defs/EnclosingFunction"},module:{enum:["esm","cjs"]},file:{$ref:"#/$defs/SourceFile"},imported:{anyOf:[{$ref:"#/$defs/ImportedName"},{type:"null"}]},taken:{type:"array",items:{type:"string"}}}}
function we(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return we.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.startLine||!e.call(r,"startLine"))&&(i="startLine")||(void 0===r.startColumn||!e.call(r,"startColumn"))&&(i="startColumn")||(void 0===r.endLine||!e.call(r,"endLine"))&&(i="endLine")||(void 0===r.endColumn||!e.call(r,"endColumn"))&&(i="endColumn"))return we.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.startLine&&e.call(r,"startLine")){const e=n
I(r.startLine,{instancePath:t+"/startLine"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.startColumn&&e.call(r,"startColumn")){const e=n
I(r.startColumn,{instancePath:t+"/startColumn"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.endLine&&e.call(r,"endLine")){const e=n
I(r.endLine,{instancePath:t+"/endLine"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.endColumn&&e.call(r,"endColumn")){const e=n
I(r.endColumn,{instancePath:t+"/endColumn"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0}}}}return we.errors=s,0===n}const be={enum:["text","bytes","key","other"]}
function Ae(e,{instancePath:r=""}={}){return"text"!==e&&"bytes"!==e&&"key"!==e&&"other"!==e?(Ae.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:be.enum}}],!1):(Ae.errors=null,!0)}const je={type:"object",required:["of","argument","path","range","end","isInPlace","isShared","hasOthers","properties"],properties:{of:{enum:["call","maker"]},argument:{$ref:"types.schema.json#/$defs/Count"},path:{type:"string"},range:{$ref:"#/$defs/SourceRange"},end:{$ref:"#/$defs/SourceRange"},isInPlace:{type:"boolean"},isShared:{type:"boolean"},hasOthers:{type:"boolean"},properties:{type:"array",items:{$ref:"#/$defs/OptionProperty"}}}},Me={type:"object",required:["name","range","valueRange","text","value","isConstant"],properties:{name:{type:"string"},range:{$ref:"#/$defs/SourceRange"},valueRange:{$ref:"#/$defs/SourceRange"},text:{type:["string","null"]},value:{type:["string","number","null"]},isConstant:{type:"boolean"}}}
function xe(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return xe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.name||!e.call(r,"name"))&&(i="name")||(void 0===r.range||!e.call(r,"range"))&&(i="range")||(void 0===r.valueRange||!e.call(r,"valueRange"))&&(i="valueRange")||(void 0===r.text||!e.call(r,"text"))&&(i="text")||(void 0===r.value||!e.call(r,"value"))&&(i="value")||(void 0===r.isConstant||!e.call(r,"isConstant"))&&(i="isConstant"))return xe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=n
if("string"!=typeof r.name)return xe.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.range&&e.call(r,"range")){const e=n
we(r.range,{instancePath:t+"/range"})||(s=null===s?we.errors:s.concat(we.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.valueRange&&e.call(r,"valueRange")){const e=n
we(r.valueRange,{instancePath:t+"/valueRange"})||(s=null===s?we.errors:s.concat(we.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.text&&e.call(r,"text")){let e=r.text
const s=n
if("string"!=typeof e&&null!==e)return xe.errors=[{instancePath:t+"/text",keyword:"type",params:{type:Me.properties.text.type}}],!1
a=s===n}else a=!0
if(a){if(void 0!==r.value&&e.call(r,"value")){let e=r.value
const s=n
if("string"!=typeof e&&("number"!=typeof e||!isFinite(e))&&null!==e)return xe.errors=[{instancePath:t+"/value",keyword:"type",params:{type:Me.properties.value.type}}],!1
a=s===n}else a=!0
if(a)if(void 0!==r.isConstant&&e.call(r,"isConstant")){const e=n
if("boolean"!=typeof r.isConstant)return xe.errors=[{instancePath:t+"/isConstant",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0}}}}}}return xe.errors=s,0===n}function Te(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Te.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.of||!e.call(r,"of"))&&(i="of")||(void 0===r.argument||!e.call(r,"argument"))&&(i="argument")||(void 0===r.path||!e.call(r,"path"))&&(i="path")||(void 0===r.range||!e.call(r,"range"))&&(i="range")||(void 0===r.end||!e.call(r,"end"))&&(i="end")||(void 0===r.isInPlace||!e.call(r,"isInPlace"))&&(i="isInPlace")||(void 0===r.isShared||!e.call(r,"isShared"))&&(i="isShared")||(void 0===r.hasOthers||!e.call(r,"hasOthers"))&&(i="hasOthers")||(void 0===r.properties||!e.call(r,"properties"))&&(i="properties"))return Te.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.of&&e.call(r,"of")){let e=r.of
const s=n
if("call"!==e&&"maker"!==e)return Te.errors=[{instancePath:t+"/of",keyword:"enum",params:{allowedValues:je.properties.of.enum}}],!1
var a=s===n}else a=!0
if(a){if(void 0!==r.argument&&e.call(r,"argument")){const e=n
y(r.argument,{instancePath:t+"/argument"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.path&&e.call(r,"path")){const e=n
if("string"!=typeof r.path)return Te.errors=[{instancePath:t+"/path",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.range&&e.call(r,"range")){const e=n
we(r.range,{instancePath:t+"/range"})||(s=null===s?we.errors:s.concat(we.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.end&&e.call(r,"end")){const e=n
we(r.end,{instancePath:t+"/end"})||(s=null===s?we.errors:s.concat(we.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.isInPlace&&e.call(r,"isInPlace")){const e=n
if("boolean"!=typeof r.isInPlace)return Te.errors=[{instancePath:t+"/isInPlace",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isShared&&e.call(r,"isShared")){const e=n
if("boolean"!=typeof r.isShared)return Te.errors=[{instancePath:t+"/isShared",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.hasOthers&&e.call(r,"hasOthers")){const e=n
if("boolean"!=typeof r.hasOthers)return Te.errors=[{instancePath:t+"/hasOthers",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a)if(void 0!==r.properties&&e.call(r,"properties")){let e=r.properties
const i=n
if(n===i){if(!Array.isArray(e))return Te.errors=[{instancePath:t+"/properties",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(xe(e[a],{instancePath:t+"/properties/"+a})||(s=null===s?xe.errors:s.concat(xe.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0}}}}}}}}}return Te.errors=s,0===n}const qe={type:"object",required:["kind","name","isAsync","isGenerator","isCallback","calledBy","calledFrom","router","isTyped","asyncAt"],properties:{kind:{enum:["module","function","arrow","method","getter","setter","constructor","field","static-block","parameters"]},name:{type:"string"},isAsync:{type:"boolean"},isGenerator:{type:"boolean"},isCallback:{type:"boolean"},calledBy:{type:"string"},calledFrom:{type:"string"},router:{type:"string"},isTyped:{type:"boolean"},asyncAt:{anyOf:[{type:"object",required:["line","column"],properties:{line:{$ref:"types.schema.json#/$defs/Line"},column:{$ref:"types.schema.json#/$defs/Line"}}},{type:"null"}]},neededAt:{anyOf:[{$ref:"types.schema.json#/$defs/Line"},{type:"null"}]},unawaitedAt:{type:"array",items:{$ref:"types.schema.json#/$defs/Line"}},callers:{$ref:"#/$defs/KnownCallers"}}}
function $e(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return $e.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.unawaited||!e.call(r,"unawaited"))&&(o="unawaited")||(void 0===r.areKnown||!e.call(r,"areKnown"))&&(o="areKnown")||(void 0===r.router||!e.call(r,"router"))&&(o="router")||(void 0===r.routerCall||!e.call(r,"routerCall"))&&(o="routerCall")||(void 0===r.isOnlyHanded||!e.call(r,"isOnlyHanded"))&&(o="isOnlyHanded"))return $e.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.unawaited&&e.call(r,"unawaited")){let o=r.unawaited
const l=n
if(n===l){if(!Array.isArray(o))return $e.errors=[{instancePath:t+"/unawaited",keyword:"type",params:{type:"array"}}],!1
{const r=o.length
for(let i=0;i<r;i++){let r=o[i]
const l=n
if(n===l){if(!r||"object"!=typeof r||Array.isArray(r))return $e.errors=[{instancePath:t+"/unawaited/"+i,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.file||!e.call(r,"file"))&&(o="file")||(void 0===r.line||!e.call(r,"line"))&&(o="line"))return $e.errors=[{instancePath:t+"/unawaited/"+i,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=n
if("string"!=typeof r.file)return $e.errors=[{instancePath:t+"/unawaited/"+i+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a)if(void 0!==r.line&&e.call(r,"line")){const e=n
I(r.line,{instancePath:t+"/unawaited/"+i+"/line"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0}}if(!(l===n))break}}}var i=l===n}else i=!0
if(i){if(void 0!==r.areKnown&&e.call(r,"areKnown")){const e=n
if("boolean"!=typeof r.areKnown)return $e.errors=[{instancePath:t+"/areKnown",keyword:"type",params:{type:"boolean"}}],!1
i=e===n}else i=!0
if(i){if(void 0!==r.router&&e.call(r,"router")){const e=n
if("string"!=typeof r.router)return $e.errors=[{instancePath:t+"/router",keyword:"type",params:{type:"string"}}],!1
i=e===n}else i=!0
if(i){if(void 0!==r.routerCall&&e.call(r,"routerCall")){const e=n
if("string"!=typeof r.routerCall)return $e.errors=[{instancePath:t+"/routerCall",keyword:"type",params:{type:"string"}}],!1
i=e===n}else i=!0
if(i)if(void 0!==r.isOnlyHanded&&e.call(r,"isOnlyHanded")){const e=n
if("boolean"!=typeof r.isOnlyHanded)return $e.errors=[{instancePath:t+"/isOnlyHanded",keyword:"type",params:{type:"boolean"}}],!1
i=e===n}else i=!0}}}}}return $e.errors=s,0===n}function Ce(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Ce.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===r.kind||!e.call(r,"kind"))&&(c="kind")||(void 0===r.name||!e.call(r,"name"))&&(c="name")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(c="isAsync")||(void 0===r.isGenerator||!e.call(r,"isGenerator"))&&(c="isGenerator")||(void 0===r.isCallback||!e.call(r,"isCallback"))&&(c="isCallback")||(void 0===r.calledBy||!e.call(r,"calledBy"))&&(c="calledBy")||(void 0===r.calledFrom||!e.call(r,"calledFrom"))&&(c="calledFrom")||(void 0===r.router||!e.call(r,"router"))&&(c="router")||(void 0===r.isTyped||!e.call(r,"isTyped"))&&(c="isTyped")||(void 0===r.asyncAt||!e.call(r,"asyncAt"))&&(c="asyncAt"))return Ce.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==r.kind&&e.call(r,"kind")){let e=r.kind
const s=n
if("module"!==e&&"function"!==e&&"arrow"!==e&&"method"!==e&&"getter"!==e&&"setter"!==e&&"constructor"!==e&&"field"!==e&&"static-block"!==e&&"parameters"!==e)return Ce.errors=[{instancePath:t+"/kind",keyword:"enum",params:{allowedValues:qe.properties.kind.enum}}],!1
var a=s===n}else a=!0
if(a){if(void 0!==r.name&&e.call(r,"name")){const e=n
if("string"!=typeof r.name)return Ce.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=n
if("boolean"!=typeof r.isAsync)return Ce.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isGenerator&&e.call(r,"isGenerator")){const e=n
if("boolean"!=typeof r.isGenerator)return Ce.errors=[{instancePath:t+"/isGenerator",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isCallback&&e.call(r,"isCallback")){const e=n
if("boolean"!=typeof r.isCallback)return Ce.errors=[{instancePath:t+"/isCallback",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.calledBy&&e.call(r,"calledBy")){const e=n
if("string"!=typeof r.calledBy)return Ce.errors=[{instancePath:t+"/calledBy",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.calledFrom&&e.call(r,"calledFrom")){const e=n
if("string"!=typeof r.calledFrom)return Ce.errors=[{instancePath:t+"/calledFrom",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.router&&e.call(r,"router")){const e=n
if("string"!=typeof r.router)return Ce.errors=[{instancePath:t+"/router",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isTyped&&e.call(r,"isTyped")){const e=n
if("boolean"!=typeof r.isTyped)return Ce.errors=[{instancePath:t+"/isTyped",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.asyncAt&&e.call(r,"asyncAt")){let l=r.asyncAt
const c=n,p=n
let u=!1
const f=n
if(n===f)if(l&&"object"==typeof l&&!Array.isArray(l)){let r
if((void 0===l.line||!e.call(l,"line"))&&(r="line")||(void 0===l.column||!e.call(l,"column"))&&(r="column")){const e={instancePath:t+"/asyncAt",keyword:"required",params:{missingProperty:r}}
null===s?s=[e]:s.push(e),n++}else{if(void 0!==l.line&&e.call(l,"line")){const e=n
I(l.line,{instancePath:t+"/asyncAt/line"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
var i=e===n}else i=!0
if(i)if(void 0!==l.column&&e.call(l,"column")){const e=n
I(l.column,{instancePath:t+"/asyncAt/column"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
i=e===n}else i=!0}}else{const e={instancePath:t+"/asyncAt",keyword:"type",params:{type:"object"}}
null===s?s=[e]:s.push(e),n++}var o=f===n
if(u=u||o,!u){const e=n
if(null!==l){const e={instancePath:t+"/asyncAt",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}o=e===n
u=u||o}if(!u){const e={instancePath:t+"/asyncAt",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Ce.errors=s,!1}n=p,null!==s&&(p?s.length=p:s=null)
a=c===n}else a=!0
if(a){if(void 0!==r.neededAt&&e.call(r,"neededAt")){let e=r.neededAt
const i=n,o=n
let c=!1
const p=n
I(e,{instancePath:t+"/neededAt"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
var l=p===n
if(c=c||l,!c){const r=n
if(null!==e){const e={instancePath:t+"/neededAt",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}l=r===n
c=c||l}if(!c){const e={instancePath:t+"/neededAt",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Ce.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.unawaitedAt&&e.call(r,"unawaitedAt")){let e=r.unawaitedAt
const i=n
if(n===i){if(!Array.isArray(e))return Ce.errors=[{instancePath:t+"/unawaitedAt",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(I(e[a],{instancePath:t+"/unawaitedAt/"+a})||(s=null===s?I.errors:s.concat(I.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a)if(void 0!==r.callers&&e.call(r,"callers")){const e=n
$e(r.callers,{instancePath:t+"/callers"})||(s=null===s?$e.errors:s.concat($e.errors),n=s.length)
a=e===n}else a=!0}}}}}}}}}}}}}return Ce.errors=s,0===n}const Se={type:"object",required:["language","length","sha256"],properties:{language:{enum:["javascript","typescript","generated"]},length:{$ref:"types.schema.json#/$defs/Count"},sha256:{type:["string","null"]}}}
function Oe(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Oe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.language||!e.call(r,"language"))&&(i="language")||(void 0===r.length||!e.call(r,"length"))&&(i="length")||(void 0===r.sha256||!e.call(r,"sha256"))&&(i="sha256"))return Oe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.language&&e.call(r,"language")){let e=r.language
const s=n
if("javascript"!==e&&"typescript"!==e&&"generated"!==e)return Oe.errors=[{instancePath:t+"/language",keyword:"enum",params:{allowedValues:Se.properties.language.enum}}],!1
var a=s===n}else a=!0
if(a){if(void 0!==r.length&&e.call(r,"length")){const e=n
y(r.length,{instancePath:t+"/length"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.sha256&&e.call(r,"sha256")){let e=r.sha256
const s=n
if("string"!=typeof e&&null!==e)return Oe.errors=[{instancePath:t+"/sha256",keyword:"type",params:{type:Se.properties.sha256.type}}],!1
a=s===n}else a=!0}}}return Oe.errors=s,0===n}const Ne={type:"object",required:["module","name","local"],properties:{module:{type:"string"},name:{type:"string"},local:{type:"string"},reach:{enum:["import","file","inner"]}}}
function Fe(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Fe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let n
if((void 0===r.module||!e.call(r,"module"))&&(n="module")||(void 0===r.name||!e.call(r,"name"))&&(n="name")||(void 0===r.local||!e.call(r,"local"))&&(n="local"))return Fe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1
if(void 0!==r.module&&e.call(r,"module")){const e=0
if("string"!=typeof r.module)return Fe.errors=[{instancePath:t+"/module",keyword:"type",params:{type:"string"}}],!1
var s=0===e}else s=!0
if(s){if(void 0!==r.name&&e.call(r,"name")){const e=0
if("string"!=typeof r.name)return Fe.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
s=0===e}else s=!0
if(s){if(void 0!==r.local&&e.call(r,"local")){const e=0
if("string"!=typeof r.local)return Fe.errors=[{instancePath:t+"/local",keyword:"type",params:{type:"string"}}],!1
s=0===e}else s=!0
if(s)if(void 0!==r.reach&&e.call(r,"reach")){let e=r.reach
const n=0
if("import"!==e&&"file"!==e&&"inner"!==e)return Fe.errors=[{instancePath:t+"/reach",keyword:"enum",params:{allowedValues:Ne.properties.reach.enum}}],!1
s=0===n}else s=!0}}}return Fe.errors=null,!0}function Ie(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Ie.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===r.range||!e.call(r,"range"))&&(l="range")||(void 0===r.calleeRange||!e.call(r,"calleeRange"))&&(l="calleeRange")||(void 0===r.calleeText||!e.call(r,"calleeText"))&&(l="calleeText")||(void 0===r.receiverText||!e.call(r,"receiverText"))&&(l="receiverText")||(void 0===r.argumentTexts||!e.call(r,"argumentTexts"))&&(l="argumentTexts")||(void 0===r.argumentRanges||!e.call(r,"argumentRanges"))&&(l="argumentRanges")||(void 0===r.hasSpread||!e.call(r,"hasSpread"))&&(l="hasSpread")||(void 0===r.isPromisified||!e.call(r,"isPromisified"))&&(l="isPromisified")||(void 0===r.isAwaited||!e.call(r,"isAwaited"))&&(l="isAwaited")||(void 0===r.isChained||!e.call(r,"isChained"))&&(l="isChained")||(void 0===r.isUnterminated||!e.call(r,"isUnterminated"))&&(l="isUnterminated")||(void 0===r.isUpdated||!e.call(r,"isUpdated"))&&(l="isUpdated")||(void 0===r.isNew||!e.call(r,"isNew"))&&(l="isNew")||(void 0===r.ordinal||!e.call(r,"ordinal"))&&(l="ordinal")||(void 0===r.within||!e.call(r,"within"))&&(l="within")||(void 0===r.module||!e.call(r,"module"))&&(l="module")||(void 0===r.file||!e.call(r,"file"))&&(l="file")||(void 0===r.imported||!e.call(r,"imported"))&&(l="imported")||(void 0===r.taken||!e.call(r,"taken"))&&(l="taken"))return Ie.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==r.range&&e.call(r,"range")){const e=n
we(r.range,{instancePath:t+"/range"})||(s=null===s?we.errors:s.concat(we.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.calleeRange&&e.call(r,"calleeRange")){const e=n
we(r.calleeRange,{instancePath:t+"/calleeRange"})||(s=null===s?we.errors:s.concat(we.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.calleeText&&e.call(r,"calleeText")){let e=r.calleeText
const s=n
if("string"!=typeof e&&null!==e)return Ie.errors=[{instancePath:t+"/calleeText",keyword:"type",params:{type:ke.properties.calleeText.type}}],!1
a=s===n}else a=!0
if(a){if(void 0!==r.receiverText&&e.call(r,"receiverText")){let e=r.receiverText
const s=n
if("string"!=typeof e&&null!==e)return Ie.errors=[{instancePath:t+"/receiverText",keyword:"type",params:{type:ke.properties.receiverText.type}}],!1
a=s===n}else a=!0
if(a){if(void 0!==r.argumentTexts&&e.call(r,"argumentTexts")){let e=r.argumentTexts
const s=n
if(n===s){if(!Array.isArray(e))return Ie.errors=[{instancePath:t+"/argumentTexts",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){let r=e[s]
const a=n
if("string"!=typeof r&&null!==r)return Ie.errors=[{instancePath:t+"/argumentTexts/"+s,keyword:"type",params:{type:ke.properties.argumentTexts.items.type}}],!1
if(!(a===n))break}}}a=s===n}else a=!0
if(a){if(void 0!==r.argumentRanges&&e.call(r,"argumentRanges")){let e=r.argumentRanges
const i=n
if(n===i){if(!Array.isArray(e))return Ie.errors=[{instancePath:t+"/argumentRanges",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(we(e[a],{instancePath:t+"/argumentRanges/"+a})||(s=null===s?we.errors:s.concat(we.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a){if(void 0!==r.areConstant&&e.call(r,"areConstant")){let e=r.areConstant
const s=n
if(n===s){if(!Array.isArray(e))return Ie.errors=[{instancePath:t+"/areConstant",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=n
if("boolean"!=typeof e[s])return Ie.errors=[{instancePath:t+"/areConstant/"+s,keyword:"type",params:{type:"boolean"}}],!1
if(!(r===n))break}}}a=s===n}else a=!0
if(a){if(void 0!==r.argumentForms&&e.call(r,"argumentForms")){let e=r.argumentForms
const o=n
if(n===o){if(!Array.isArray(e))return Ie.errors=[{instancePath:t+"/argumentForms",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){let r=e[a]
const o=n,l=n
let c=!1
const p=n
Ae(r,{instancePath:t+"/argumentForms/"+a})||(s=null===s?Ae.errors:s.concat(Ae.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const e=n
if(null!==r){const e={instancePath:t+"/argumentForms/"+a,keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=e===n
c=c||i}if(!c){const e={instancePath:t+"/argumentForms/"+a,keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Ie.errors=s,!1}if(n=l,null!==s&&(l?s.length=l:s=null),!(o===n))break}}}a=o===n}else a=!0
if(a){if(void 0!==r.optionLiterals&&e.call(r,"optionLiterals")){let e=r.optionLiterals
const i=n
if(n===i){if(!Array.isArray(e))return Ie.errors=[{instancePath:t+"/optionLiterals",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(Te(e[a],{instancePath:t+"/optionLiterals/"+a})||(s=null===s?Te.errors:s.concat(Te.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a){if(void 0!==r.hasSpread&&e.call(r,"hasSpread")){const e=n
if("boolean"!=typeof r.hasSpread)return Ie.errors=[{instancePath:t+"/hasSpread",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isPromisified&&e.call(r,"isPromisified")){const e=n
if("boolean"!=typeof r.isPromisified)return Ie.errors=[{instancePath:t+"/isPromisified",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isAwaited&&e.call(r,"isAwaited")){const e=n
if("boolean"!=typeof r.isAwaited)return Ie.errors=[{instancePath:t+"/isAwaited",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isChained&&e.call(r,"isChained")){const e=n
if("boolean"!=typeof r.isChained)return Ie.errors=[{instancePath:t+"/isChained",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isUnterminated&&e.call(r,"isUnterminated")){const e=n
if("boolean"!=typeof r.isUnterminated)return Ie.errors=[{instancePath:t+"/isUnterminated",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isUpdated&&e.call(r,"isUpdated")){const e=n
if("boolean"!=typeof r.isUpdated)return Ie.errors=[{instancePath:t+"/isUpdated",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.listensLater&&e.call(r,"listensLater")){const e=n
if("boolean"!=typeof r.listensLater)return Ie.errors=[{instancePath:t+"/listensLater",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isSmallPiece&&e.call(r,"isSmallPiece")){const e=n
if("boolean"!=typeof r.isSmallPiece)return Ie.errors=[{instancePath:t+"/isSmallPiece",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isNew&&e.call(r,"isNew")){const e=n
if("boolean"!=typeof r.isNew)return Ie.errors=[{instancePath:t+"/isNew",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isEnded&&e.call(r,"isEnded")){const e=n
if("boolean"!=typeof r.isEnded)return Ie.errors=[{instancePath:t+"/isEnded",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.renegotiates&&e.call(r,"renegotiates")){const e=n
if("boolean"!=typeof r.renegotiates)return Ie.errors=[{instancePath:t+"/renegotiates",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.ordinal&&e.call(r,"ordinal")){const e=n
y(r.ordinal,{instancePath:t+"/ordinal"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.within&&e.call(r,"within")){const e=n
Ce(r.within,{instancePath:t+"/within"})||(s=null===s?Ce.errors:s.concat(Ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.module&&e.call(r,"module")){let e=r.module
const s=n
if("esm"!==e&&"cjs"!==e)return Ie.errors=[{instancePath:t+"/module",keyword:"enum",params:{allowedValues:ke.properties.module.enum}}],!1
a=s===n}else a=!0
if(a){if(void 0!==r.file&&e.call(r,"file")){const e=n
Oe(r.file,{instancePath:t+"/file"})||(s=null===s?Oe.errors:s.concat(Oe.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.imported&&e.call(r,"imported")){let e=r.imported
const i=n,l=n
let c=!1
const p=n
Fe(e,{instancePath:t+"/imported"})||(s=null===s?Fe.errors:s.concat(Fe.errors),n=s.length)
var o=p===n
if(c=c||o,!c){const r=n
if(null!==e){const e={instancePath:t+"/imported",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}o=r===n
c=c||o}if(!c){const e={instancePath:t+"/imported",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Ie.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=i===n}else a=!0
if(a)if(void 0!==r.taken&&e.call(r,"taken")){let e=r.taken
const s=n
if(n===s){if(!Array.isArray(e))return Ie.errors=[{instancePath:t+"/taken",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=n
if("string"!=typeof e[s])return Ie.errors=[{instancePath:t+"/taken/"+s,keyword:"type",params:{type:"string"}}],!1
if(!(r===n))break}}}a=s===n}else a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}return Ie.errors=s,0===n}function Le(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Le.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===r.callee||!e.call(r,"callee"))&&(c="callee")||(void 0===r.args||!e.call(r,"args"))&&(c="args")||(void 0===r.options||!e.call(r,"options"))&&(c="options")||(void 0===r.origin||!e.call(r,"origin"))&&(c="origin")||(void 0===r.excerpt||!e.call(r,"excerpt"))&&(c="excerpt")||(void 0===r.excerptLine||!e.call(r,"excerptLine"))&&(c="excerptLine")||(void 0===r.line||!e.call(r,"line"))&&(c="line"))return Le.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==r.callee&&e.call(r,"callee")){const e=n
if("string"!=typeof r.callee)return Le.errors=[{instancePath:t+"/callee",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.args&&e.call(r,"args")){let e=r.args
const s=n
if(n===s){if(!Array.isArray(e))return Le.errors=[{instancePath:t+"/args",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){let r=e[s]
const a=n
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r)return Le.errors=[{instancePath:t+"/args/"+s,keyword:"type",params:{type:ve.properties.args.items.type}}],!1
if(!(a===n))break}}}a=s===n}else a=!0
if(a){if(void 0!==r.options&&e.call(r,"options")){let e=r.options
const s=n
if(n===s){if(!e||"object"!=typeof e||Array.isArray(e))return Le.errors=[{instancePath:t+"/options",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let s=e[r]
const a=n
if("string"!=typeof s&&("number"!=typeof s||!isFinite(s)))return Le.errors=[{instancePath:t+"/options/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ve.properties.options.additionalProperties.type}}],!1
if(!(a===n))break}}a=s===n}else a=!0
if(a){if(void 0!==r.argOptions&&e.call(r,"argOptions")){let e=r.argOptions
const s=n
if(n===s){if(!Array.isArray(e))return Le.errors=[{instancePath:t+"/argOptions",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){let r=e[s]
const a=n
if((!r||"object"!=typeof r||Array.isArray(r))&&null!==r)return Le.errors=[{instancePath:t+"/argOptions/"+s,keyword:"type",params:{type:ve.properties.argOptions.items.type}}],!1
if(n===a&&r&&"object"==typeof r&&!Array.isArray(r))for(const e of Object.keys(r)){let a=r[e]
const i=n
if("string"!=typeof a&&("number"!=typeof a||!isFinite(a)))return Le.errors=[{instancePath:t+"/argOptions/"+s+"/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ve.properties.argOptions.items.additionalProperties.type}}],!1
if(!(i===n))break}if(!(a===n))break}}}a=s===n}else a=!0
if(a){if(void 0!==r.origin&&e.call(r,"origin")){let l=r.origin
const c=n,p=n
let u=!1
const f=n
if(n===f)if(l&&"object"==typeof l&&!Array.isArray(l)){let r
if((void 0===l.callee||!e.call(l,"callee"))&&(r="callee")||(void 0===l.args||!e.call(l,"args"))&&(r="args")){const e={instancePath:t+"/origin",keyword:"required",params:{missingProperty:r}}
null===s?s=[e]:s.push(e),n++}else{if(void 0!==l.callee&&e.call(l,"callee")){const e=n
if("string"!=typeof l.callee){const e={instancePath:t+"/origin/callee",keyword:"type",params:{type:"string"}}
null===s?s=[e]:s.push(e),n++}var i=e===n}else i=!0
if(i)if(void 0!==l.args&&e.call(l,"args")){let e=l.args
const r=n
if(n===r)if(Array.isArray(e)){const r=e.length
for(let a=0;a<r;a++){let r=e[a]
const i=n
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r){const e={instancePath:t+"/origin/args/"+a,keyword:"type",params:{type:ve.properties.origin.anyOf[0].properties.args.items.type}}
null===s?s=[e]:s.push(e),n++}if(!(i===n))break}}else{const e={instancePath:t+"/origin/args",keyword:"type",params:{type:"array"}}
null===s?s=[e]:s.push(e),n++}i=r===n}else i=!0}}else{const e={instancePath:t+"/origin",keyword:"type",params:{type:"object"}}
null===s?s=[e]:s.push(e),n++}var o=f===n
if(u=u||o,!u){const e=n
if(null!==l){const e={instancePath:t+"/origin",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}o=e===n
u=u||o}if(!u){const e={instancePath:t+"/origin",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Le.errors=s,!1}n=p,null!==s&&(p?s.length=p:s=null)
a=c===n}else a=!0
if(a){if(void 0!==r.excerpt&&e.call(r,"excerpt")){let e=r.excerpt
const s=n
if(n===s){if(!Array.isArray(e))return Le.errors=[{instancePath:t+"/excerpt",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=n
if("string"!=typeof e[s])return Le.errors=[{instancePath:t+"/excerpt/"+s,keyword:"type",params:{type:"string"}}],!1
if(!(r===n))break}}}a=s===n}else a=!0
if(a){if(void 0!==r.excerptLine&&e.call(r,"excerptLine")){const e=n
I(r.excerptLine,{instancePath:t+"/excerptLine"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=n
I(r.line,{instancePath:t+"/line"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.column&&e.call(r,"column")){const e=n
I(r.column,{instancePath:t+"/column"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.file&&e.call(r,"file")){const e=n
if("string"!=typeof r.file)return Le.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.allows&&e.call(r,"allows")){let e=r.allows
const i=n
if(n===i){if(!Array.isArray(e))return Le.errors=[{instancePath:t+"/allows",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(Pe(e[a],{instancePath:t+"/allows/"+a})||(s=null===s?Pe.errors:s.concat(Pe.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a)if(void 0!==r.syntax&&e.call(r,"syntax")){let e=r.syntax
const i=n,o=n
let c=!1
const p=n
Ie(e,{instancePath:t+"/syntax"})||(s=null===s?Ie.errors:s.concat(Ie.errors),n=s.length)
var l=p===n
if(c=c||l,!c){const r=n
if(null!==e){const e={instancePath:t+"/syntax",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}l=r===n
c=c||l}if(!c){const e={instancePath:t+"/syntax",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Le.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
a=i===n}else a=!0}}}}}}}}}}}}return Le.errors=s,0===n}function Re(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Re.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===r.id||!e.call(r,"id"))&&(c="id")||(void 0===r.file||!e.call(r,"file"))&&(c="file")||(void 0===r.line||!e.call(r,"line"))&&(c="line")||(void 0===r.column||!e.call(r,"column"))&&(c="column")||(void 0===r.function||!e.call(r,"function"))&&(c="function")||(void 0===r.count||!e.call(r,"count"))&&(c="count")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(c="isAsync"))return Re.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==r.id&&e.call(r,"id")){const e=n
if("string"!=typeof r.id)return Re.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.file&&e.call(r,"file")){const e=n
if("string"!=typeof r.file)return Re.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){let e=r.line
const o=n,l=n
let c=!1
const p=n
me(e,{instancePath:t+"/line"})||(s=null===s?me.errors:s.concat(me.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/line",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/line",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Re.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a){if(void 0!==r.column&&e.call(r,"column")){let e=r.column
const i=n,l=n
let c=!1
const p=n
me(e,{instancePath:t+"/column"})||(s=null===s?me.errors:s.concat(me.errors),n=s.length)
var o=p===n
if(c=c||o,!c){const r=n
if(null!==e){const e={instancePath:t+"/column",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}o=r===n
c=c||o}if(!c){const e={instancePath:t+"/column",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Re.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.function&&e.call(r,"function")){const e=n
if("string"!=typeof r.function)return Re.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.count&&e.call(r,"count")){const e=n
ce(r.count,{instancePath:t+"/count"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=n
if("boolean"!=typeof r.isAsync)return Re.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isFirstUse&&e.call(r,"isFirstUse")){const e=n
if("boolean"!=typeof r.isFirstUse)return Re.errors=[{instancePath:t+"/isFirstUse",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.generated&&e.call(r,"generated")){const e=n
ge(r.generated,{instancePath:t+"/generated"})||(s=null===s?ge.errors:s.concat(ge.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.call&&e.call(r,"call")){let e=r.call
const i=n,o=n
let c=!1
const p=n
Le(e,{instancePath:t+"/call"})||(s=null===s?Le.errors:s.concat(Le.errors),n=s.length)
var l=p===n
if(c=c||l,!c){const r=n
if(null!==e){const e={instancePath:t+"/call",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}l=r===n
c=c||l}if(!c){const e={instancePath:t+"/call",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Re.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
a=i===n}else a=!0}}}}}}}}}}return Re.errors=s,0===n}function Be(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Be.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let u
if((void 0===r.role||!e.call(r,"role"))&&(u="role")||(void 0===r.host||!e.call(r,"host"))&&(u="host")||(void 0===r.port||!e.call(r,"port"))&&(u="port")||(void 0===r.handshakes||!e.call(r,"handshakes"))&&(u="handshakes")||(void 0===r.full||!e.call(r,"full"))&&(u="full")||(void 0===r.resumed||!e.call(r,"resumed"))&&(u="resumed")||(void 0===r.overlapped||!e.call(r,"overlapped"))&&(u="overlapped")||(void 0===r.requests||!e.call(r,"requests"))&&(u="requests")||(void 0===r.reusedRequests||!e.call(r,"reusedRequests"))&&(u="reusedRequests")||(void 0===r.agents||!e.call(r,"agents"))&&(u="agents")||(void 0===r.protocol||!e.call(r,"protocol"))&&(u="protocol")||(void 0===r.cipher||!e.call(r,"cipher"))&&(u="cipher")||(void 0===r.group||!e.call(r,"group"))&&(u="group")||(void 0===r.alpn||!e.call(r,"alpn"))&&(u="alpn")||(void 0===r.certificate||!e.call(r,"certificate"))&&(u="certificate")||(void 0===r.bytesIn||!e.call(r,"bytesIn"))&&(u="bytesIn")||(void 0===r.bytesOut||!e.call(r,"bytesOut"))&&(u="bytesOut")||(void 0===r.helloBytesOut||!e.call(r,"helloBytesOut"))&&(u="helloBytesOut")||(void 0===r.p50Ms||!e.call(r,"p50Ms"))&&(u="p50Ms")||(void 0===r.p95Ms||!e.call(r,"p95Ms"))&&(u="p95Ms")||(void 0===r.mostOpen||!e.call(r,"mostOpen"))&&(u="mostOpen")||(void 0===r.lifeP50Ms||!e.call(r,"lifeP50Ms"))&&(u="lifeP50Ms")||(void 0===r.package||!e.call(r,"package"))&&(u="package")||(void 0===r.choices||!e.call(r,"choices"))&&(u="choices")||(void 0===r.callSites||!e.call(r,"callSites"))&&(u="callSites")||(void 0===r.agentSites||!e.call(r,"agentSites"))&&(u="agentSites"))return Be.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1
if(void 0!==r.role&&e.call(r,"role")){let e=r.role
const s=n
if("client"!==e&&"server"!==e)return Be.errors=[{instancePath:t+"/role",keyword:"enum",params:{allowedValues:le.properties.role.enum}}],!1
var a=s===n}else a=!0
if(a){if(void 0!==r.host&&e.call(r,"host")){const e=n
if("string"!=typeof r.host)return Be.errors=[{instancePath:t+"/host",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.port&&e.call(r,"port")){const e=n
ce(r.port,{instancePath:t+"/port"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.handshakes&&e.call(r,"handshakes")){const e=n
ce(r.handshakes,{instancePath:t+"/handshakes"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.full&&e.call(r,"full")){const e=n
ce(r.full,{instancePath:t+"/full"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.resumed&&e.call(r,"resumed")){const e=n
ce(r.resumed,{instancePath:t+"/resumed"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.overlapped&&e.call(r,"overlapped")){const e=n
ce(r.overlapped,{instancePath:t+"/overlapped"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.requests&&e.call(r,"requests")){const e=n
ce(r.requests,{instancePath:t+"/requests"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.reusedRequests&&e.call(r,"reusedRequests")){const e=n
ce(r.reusedRequests,{instancePath:t+"/reusedRequests"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.agents&&e.call(r,"agents")){const e=n
ce(r.agents,{instancePath:t+"/agents"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.protocol&&e.call(r,"protocol")){const e=n
pe(r.protocol,{instancePath:t+"/protocol"})||(s=null===s?pe.errors:s.concat(pe.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.cipher&&e.call(r,"cipher")){const e=n
pe(r.cipher,{instancePath:t+"/cipher"})||(s=null===s?pe.errors:s.concat(pe.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.group&&e.call(r,"group")){const e=n
pe(r.group,{instancePath:t+"/group"})||(s=null===s?pe.errors:s.concat(pe.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.alpn&&e.call(r,"alpn")){const e=n
pe(r.alpn,{instancePath:t+"/alpn"})||(s=null===s?pe.errors:s.concat(pe.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.certificate&&e.call(r,"certificate")){let e=r.certificate
const o=n,l=n
let c=!1
const p=n
fe(e,{instancePath:t+"/certificate"})||(s=null===s?fe.errors:s.concat(fe.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/certificate",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/certificate",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Be.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a){if(void 0!==r.bytesIn&&e.call(r,"bytesIn")){const e=n
ye(r.bytesIn,{instancePath:t+"/bytesIn"})||(s=null===s?ye.errors:s.concat(ye.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.bytesOut&&e.call(r,"bytesOut")){const e=n
ye(r.bytesOut,{instancePath:t+"/bytesOut"})||(s=null===s?ye.errors:s.concat(ye.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.helloBytesOut&&e.call(r,"helloBytesOut")){let e=r.helloBytesOut
const i=n,l=n
let c=!1
const p=n
ye(e,{instancePath:t+"/helloBytesOut"})||(s=null===s?ye.errors:s.concat(ye.errors),n=s.length)
var o=p===n
if(c=c||o,!c){const r=n
if(null!==e){const e={instancePath:t+"/helloBytesOut",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}o=r===n
c=c||o}if(!c){const e={instancePath:t+"/helloBytesOut",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Be.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.p50Ms&&e.call(r,"p50Ms")){let e=r.p50Ms
const i=n,o=n
let c=!1
const p=n
de(e,{instancePath:t+"/p50Ms"})||(s=null===s?de.errors:s.concat(de.errors),n=s.length)
var l=p===n
if(c=c||l,!c){const r=n
if(null!==e){const e={instancePath:t+"/p50Ms",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}l=r===n
c=c||l}if(!c){const e={instancePath:t+"/p50Ms",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Be.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.p95Ms&&e.call(r,"p95Ms")){let e=r.p95Ms
const i=n,o=n
let l=!1
const p=n
de(e,{instancePath:t+"/p95Ms"})||(s=null===s?de.errors:s.concat(de.errors),n=s.length)
var c=p===n
if(l=l||c,!l){const r=n
if(null!==e){const e={instancePath:t+"/p95Ms",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}c=r===n
l=l||c}if(!l){const e={instancePath:t+"/p95Ms",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Be.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.mostOpen&&e.call(r,"mostOpen")){const e=n
ce(r.mostOpen,{instancePath:t+"/mostOpen"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.lifeP50Ms&&e.call(r,"lifeP50Ms")){let e=r.lifeP50Ms
const i=n,o=n
let l=!1
const c=n
de(e,{instancePath:t+"/lifeP50Ms"})||(s=null===s?de.errors:s.concat(de.errors),n=s.length)
var p=c===n
if(l=l||p,!l){const r=n
if(null!==e){const e={instancePath:t+"/lifeP50Ms",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}p=r===n
l=l||p}if(!l){const e={instancePath:t+"/lifeP50Ms",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Be.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.package&&e.call(r,"package")){const e=n
if("string"!=typeof r.package)return Be.errors=[{instancePath:t+"/package",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.choices&&e.call(r,"choices")){const e=n
he(r.choices,{instancePath:t+"/choices"})||(s=null===s?he.errors:s.concat(he.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const i=n
if(n===i){if(!Array.isArray(e))return Be.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(Re(e[a],{instancePath:t+"/callSites/"+a})||(s=null===s?Re.errors:s.concat(Re.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a)if(void 0!==r.agentSites&&e.call(r,"agentSites")){let e=r.agentSites
const i=n
if(n===i){if(!Array.isArray(e))return Be.errors=[{instancePath:t+"/agentSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(Re(e[a],{instancePath:t+"/agentSites/"+a})||(s=null===s?Re.errors:s.concat(Re.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}return Be.errors=s,0===n}function Ue(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Ue.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.created||!e.call(r,"created"))&&(i="created")||(void 0===r.withCa||!e.call(r,"withCa"))&&(i="withCa")||(void 0===r.caBytes||!e.call(r,"caBytes"))&&(i="caBytes")||(void 0===r.callSites||!e.call(r,"callSites"))&&(i="callSites"))return Ue.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.created&&e.call(r,"created")){const e=n
ce(r.created,{instancePath:t+"/created"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.withCa&&e.call(r,"withCa")){const e=n
ce(r.withCa,{instancePath:t+"/withCa"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.caBytes&&e.call(r,"caBytes")){const e=n
ye(r.caBytes,{instancePath:t+"/caBytes"})||(s=null===s?ye.errors:s.concat(ye.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const i=n
if(n===i){if(!Array.isArray(e))return Ue.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(Re(e[a],{instancePath:t+"/callSites/"+a})||(s=null===s?Re.errors:s.concat(Re.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0}}}}return Ue.errors=s,0===n}function Ve(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Ve.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Ve.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Ve.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Ve.errors=null,!0}function Ke(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)?(Ke.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:1}}],!1):e<0||isNaN(e)?(Ke.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(Ke.errors=null,!0):(Ke.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function Ee(e,{instancePath:r=""}={}){let t=null,s=0
if(0===s){if(!Array.isArray(e))return Ee.errors=[{instancePath:r,keyword:"type",params:{type:"array"}}],!1
if(e.length>2)return Ee.errors=[{instancePath:r,keyword:"maxItems",params:{limit:2}}],!1
if(e.length<2)return Ee.errors=[{instancePath:r,keyword:"minItems",params:{limit:2}}],!1
{const n=e.length
for(let a=0;a<n;a++){const n=s
if(b(e[a],{instancePath:r+"/"+a})||(t=null===t?b.errors:t.concat(b.errors),s=t.length),!(n===s))break}}}return Ee.errors=t,0===s}function We(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return We.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.ticks||!e.call(r,"ticks"))&&(o="ticks")||(void 0===r.share||!e.call(r,"share"))&&(o="share")||(void 0===r.range||!e.call(r,"range"))&&(o="range")||(void 0===r.keyExchangeTicks||!e.call(r,"keyExchangeTicks"))&&(o="keyExchangeTicks")||(void 0===r.certificateTicks||!e.call(r,"certificateTicks"))&&(o="certificateTicks")||(void 0===r.contextTicks||!e.call(r,"contextTicks"))&&(o="contextTicks")||(void 0===r.bytesTicks||!e.call(r,"bytesTicks"))&&(o="bytesTicks")||(void 0===r.otherTicks||!e.call(r,"otherTicks"))&&(o="otherTicks")||(void 0===r.inferredTicks||!e.call(r,"inferredTicks"))&&(o="inferredTicks")||(void 0===r.untiedTicks||!e.call(r,"untiedTicks"))&&(o="untiedTicks"))return We.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.ticks&&e.call(r,"ticks")){const e=n
Ve(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?Ve.errors:s.concat(Ve.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.share&&e.call(r,"share")){const e=n
Ke(r.share,{instancePath:t+"/share"})||(s=null===s?Ke.errors:s.concat(Ke.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.range&&e.call(r,"range")){const e=n
Ee(r.range,{instancePath:t+"/range"})||(s=null===s?Ee.errors:s.concat(Ee.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.cpuShare&&e.call(r,"cpuShare")){let e=r.cpuShare
const o=n,l=n
let c=!1
const p=n
Ke(e,{instancePath:t+"/cpuShare"})||(s=null===s?Ke.errors:s.concat(Ke.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/cpuShare",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/cpuShare",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,We.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a){if(void 0!==r.keyExchangeTicks&&e.call(r,"keyExchangeTicks")){const e=n
Ve(r.keyExchangeTicks,{instancePath:t+"/keyExchangeTicks"})||(s=null===s?Ve.errors:s.concat(Ve.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.certificateTicks&&e.call(r,"certificateTicks")){const e=n
Ve(r.certificateTicks,{instancePath:t+"/certificateTicks"})||(s=null===s?Ve.errors:s.concat(Ve.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.contextTicks&&e.call(r,"contextTicks")){const e=n
Ve(r.contextTicks,{instancePath:t+"/contextTicks"})||(s=null===s?Ve.errors:s.concat(Ve.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.bytesTicks&&e.call(r,"bytesTicks")){const e=n
Ve(r.bytesTicks,{instancePath:t+"/bytesTicks"})||(s=null===s?Ve.errors:s.concat(Ve.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.otherTicks&&e.call(r,"otherTicks")){const e=n
Ve(r.otherTicks,{instancePath:t+"/otherTicks"})||(s=null===s?Ve.errors:s.concat(Ve.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.inferredTicks&&e.call(r,"inferredTicks")){const e=n
Ve(r.inferredTicks,{instancePath:t+"/inferredTicks"})||(s=null===s?Ve.errors:s.concat(Ve.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.untiedTicks&&e.call(r,"untiedTicks")){const e=n
Ve(r.untiedTicks,{instancePath:t+"/untiedTicks"})||(s=null===s?Ve.errors:s.concat(Ve.errors),n=s.length)
a=e===n}else a=!0}}}}}}}}}}}return We.errors=s,0===n}function Qe(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Qe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.peers||!e.call(r,"peers"))&&(o="peers")||(void 0===r.contexts||!e.call(r,"contexts"))&&(o="contexts")||(void 0===r.cost||!e.call(r,"cost"))&&(o="cost")||(void 0===r.complete||!e.call(r,"complete"))&&(o="complete"))return Qe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.peers&&e.call(r,"peers")){let e=r.peers
const i=n
if(n===i){if(!Array.isArray(e))return Qe.errors=[{instancePath:t+"/peers",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(Be(e[a],{instancePath:t+"/peers/"+a})||(s=null===s?Be.errors:s.concat(Be.errors),n=s.length),!(r===n))break}}}var a=i===n}else a=!0
if(a){if(void 0!==r.contexts&&e.call(r,"contexts")){const e=n
Ue(r.contexts,{instancePath:t+"/contexts"})||(s=null===s?Ue.errors:s.concat(Ue.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.cost&&e.call(r,"cost")){let e=r.cost
const o=n,l=n
let c=!1
const p=n
We(e,{instancePath:t+"/cost"})||(s=null===s?We.errors:s.concat(We.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/cost",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/cost",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Qe.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a)if(void 0!==r.complete&&e.call(r,"complete")){const e=n
if("boolean"!=typeof r.complete)return Qe.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0}}}}return Qe.errors=s,0===n}function ze(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return ze.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let u
if((void 0===r.id||!e.call(r,"id"))&&(u="id")||(void 0===r.file||!e.call(r,"file"))&&(u="file")||(void 0===r.line||!e.call(r,"line"))&&(u="line")||(void 0===r.column||!e.call(r,"column"))&&(u="column")||(void 0===r.function||!e.call(r,"function"))&&(u="function")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(u="isAsync")||(void 0===r.package||!e.call(r,"package"))&&(u="package")||(void 0===r.job||!e.call(r,"job"))&&(u="job")||(void 0===r.jobs||!e.call(r,"jobs"))&&(u="jobs")||(void 0===r.maxInFlight||!e.call(r,"maxInFlight"))&&(u="maxInFlight")||(void 0===r.waitP95Ms||!e.call(r,"waitP95Ms"))&&(u="waitP95Ms")||(void 0===r.runP50Ms||!e.call(r,"runP50Ms"))&&(u="runP50Ms"))return ze.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1
if(void 0!==r.id&&e.call(r,"id")){const e=n
if("string"!=typeof r.id)return ze.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.file&&e.call(r,"file")){const e=n
if("string"!=typeof r.file)return ze.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){let e=r.line
const o=n,l=n
let c=!1
const p=n
me(e,{instancePath:t+"/line"})||(s=null===s?me.errors:s.concat(me.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/line",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/line",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,ze.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a){if(void 0!==r.column&&e.call(r,"column")){let e=r.column
const i=n,l=n
let c=!1
const p=n
me(e,{instancePath:t+"/column"})||(s=null===s?me.errors:s.concat(me.errors),n=s.length)
var o=p===n
if(c=c||o,!c){const r=n
if(null!==e){const e={instancePath:t+"/column",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}o=r===n
c=c||o}if(!c){const e={instancePath:t+"/column",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,ze.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.function&&e.call(r,"function")){const e=n
if("string"!=typeof r.function)return ze.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=n
if("boolean"!=typeof r.isAsync)return ze.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.package&&e.call(r,"package")){const e=n
if("string"!=typeof r.package)return ze.errors=[{instancePath:t+"/package",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.job&&e.call(r,"job")){const e=n
if("string"!=typeof r.job)return ze.errors=[{instancePath:t+"/job",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.called&&e.call(r,"called")){const e=n
if("string"!=typeof r.called)return ze.errors=[{instancePath:t+"/called",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.jobs&&e.call(r,"jobs")){const e=n
ce(r.jobs,{instancePath:t+"/jobs"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.maxInFlight&&e.call(r,"maxInFlight")){const e=n
ce(r.maxInFlight,{instancePath:t+"/maxInFlight"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.waitP95Ms&&e.call(r,"waitP95Ms")){let e=r.waitP95Ms
const i=n,o=n
let c=!1
const p=n
de(e,{instancePath:t+"/waitP95Ms"})||(s=null===s?de.errors:s.concat(de.errors),n=s.length)
var l=p===n
if(c=c||l,!c){const r=n
if(null!==e){const e={instancePath:t+"/waitP95Ms",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}l=r===n
c=c||l}if(!c){const e={instancePath:t+"/waitP95Ms",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,ze.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.runP50Ms&&e.call(r,"runP50Ms")){let e=r.runP50Ms
const i=n,o=n
let l=!1
const p=n
de(e,{instancePath:t+"/runP50Ms"})||(s=null===s?de.errors:s.concat(de.errors),n=s.length)
var c=p===n
if(l=l||c,!l){const r=n
if(null!==e){const e={instancePath:t+"/runP50Ms",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}c=r===n
l=l||c}if(!l){const e={instancePath:t+"/runP50Ms",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,ze.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.generated&&e.call(r,"generated")){const e=n
ge(r.generated,{instancePath:t+"/generated"})||(s=null===s?ge.errors:s.concat(ge.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.call&&e.call(r,"call")){let e=r.call
const i=n,o=n
let l=!1
const c=n
Le(e,{instancePath:t+"/call"})||(s=null===s?Le.errors:s.concat(Le.errors),n=s.length)
var p=c===n
if(l=l||p,!l){const r=n
if(null!==e){const e={instancePath:t+"/call",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}p=r===n
l=l||p}if(!l){const e={instancePath:t+"/call",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,ze.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
a=i===n}else a=!0}}}}}}}}}}}}}}}return ze.errors=s,0===n}function De(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return De.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let p
if((void 0===r.size||!e.call(r,"size"))&&(p="size")||(void 0===r.jobs||!e.call(r,"jobs"))&&(p="jobs")||(void 0===r.maxInFlight||!e.call(r,"maxInFlight"))&&(p="maxInFlight")||(void 0===r.waitP95Ms||!e.call(r,"waitP95Ms"))&&(p="waitP95Ms")||(void 0===r.runP50Ms||!e.call(r,"runP50Ms"))&&(p="runP50Ms")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(p="cpuMs")||(void 0===r.runQueueWaitMs||!e.call(r,"runQueueWaitMs"))&&(p="runQueueWaitMs")||(void 0===r.callSites||!e.call(r,"callSites"))&&(p="callSites")||(void 0===r.complete||!e.call(r,"complete"))&&(p="complete"))return De.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1
if(void 0!==r.size&&e.call(r,"size")){const e=n
ce(r.size,{instancePath:t+"/size"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.jobs&&e.call(r,"jobs")){const e=n
ce(r.jobs,{instancePath:t+"/jobs"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.maxInFlight&&e.call(r,"maxInFlight")){const e=n
ce(r.maxInFlight,{instancePath:t+"/maxInFlight"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.waitP95Ms&&e.call(r,"waitP95Ms")){let e=r.waitP95Ms
const o=n,l=n
let c=!1
const p=n
de(e,{instancePath:t+"/waitP95Ms"})||(s=null===s?de.errors:s.concat(de.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/waitP95Ms",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/waitP95Ms",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,De.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a){if(void 0!==r.runP50Ms&&e.call(r,"runP50Ms")){let e=r.runP50Ms
const i=n,l=n
let c=!1
const p=n
de(e,{instancePath:t+"/runP50Ms"})||(s=null===s?de.errors:s.concat(de.errors),n=s.length)
var o=p===n
if(c=c||o,!c){const r=n
if(null!==e){const e={instancePath:t+"/runP50Ms",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}o=r===n
c=c||o}if(!c){const e={instancePath:t+"/runP50Ms",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,De.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){let e=r.cpuMs
const i=n,o=n
let c=!1
const p=n
de(e,{instancePath:t+"/cpuMs"})||(s=null===s?de.errors:s.concat(de.errors),n=s.length)
var l=p===n
if(c=c||l,!c){const r=n
if(null!==e){const e={instancePath:t+"/cpuMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}l=r===n
c=c||l}if(!c){const e={instancePath:t+"/cpuMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,De.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.runQueueWaitMs&&e.call(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const i=n,o=n
let l=!1
const p=n
de(e,{instancePath:t+"/runQueueWaitMs"})||(s=null===s?de.errors:s.concat(de.errors),n=s.length)
var c=p===n
if(l=l||c,!l){const r=n
if(null!==e){const e={instancePath:t+"/runQueueWaitMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}c=r===n
l=l||c}if(!l){const e={instancePath:t+"/runQueueWaitMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,De.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const i=n
if(n===i){if(!Array.isArray(e))return De.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(ze(e[a],{instancePath:t+"/callSites/"+a})||(s=null===s?ze.errors:s.concat(ze.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a)if(void 0!==r.complete&&e.call(r,"complete")){const e=n
if("boolean"!=typeof r.complete)return De.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0}}}}}}}}}return De.errors=s,0===n}function Ge(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Ge.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let n
if((void 0===r.listened||!e.call(r,"listened"))&&(n="listened")||(void 0===r.failure||!e.call(r,"failure"))&&(n="failure"))return Ge.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1
if(void 0!==r.listened&&e.call(r,"listened")){const e=0
if("boolean"!=typeof r.listened)return Ge.errors=[{instancePath:t+"/listened",keyword:"type",params:{type:"boolean"}}],!1
var s=0===e}else s=!0
if(s)if(void 0!==r.failure&&e.call(r,"failure")){const e=0
if("string"!=typeof r.failure)return Ge.errors=[{instancePath:t+"/failure",keyword:"type",params:{type:"string"}}],!1
s=0===e}else s=!0}return Ge.errors=null,!0}function He(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return He.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.code||!e.call(r,"code"))&&(i="code")||(void 0===r.count||!e.call(r,"count"))&&(i="count")||(void 0===r.message||!e.call(r,"message"))&&(i="message"))return He.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.code&&e.call(r,"code")){const e=n
if("string"!=typeof r.code)return He.errors=[{instancePath:t+"/code",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.count&&e.call(r,"count")){const e=n
y(r.count,{instancePath:t+"/count"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.message&&e.call(r,"message")){const e=n
if("string"!=typeof r.message)return He.errors=[{instancePath:t+"/message",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0}}}return He.errors=s,0===n}exports.profile=function r(t,{instancePath:s=""}={}){let n=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:s,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===t.kind||!e.call(t,"kind"))&&(l="kind")||(void 0===t.schemaVersion||!e.call(t,"schemaVersion"))&&(l="schemaVersion")||(void 0===t.run||!e.call(t,"run"))&&(l="run")||(void 0===t.profiles||!e.call(t,"profiles"))&&(l="profiles"))return r.errors=[{instancePath:s,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==t.kind&&e.call(t,"kind")){const e=a
if("cryptoprof-recording"!==t.kind)return r.errors=[{instancePath:s+"/kind",keyword:"const",params:{allowedValue:"cryptoprof-recording"}}],!1
var i=e===a}else i=!0
if(i){if(void 0!==t.schemaVersion&&e.call(t,"schemaVersion")){const e=a
if(1!==t.schemaVersion)return r.errors=[{instancePath:s+"/schemaVersion",keyword:"const",params:{allowedValue:1}}],!1
i=e===a}else i=!0
if(i){if(void 0!==t.run&&e.call(t,"run")){let e=t.run
const l=a,c=a
let p=!1
const u=a
nr(e,{instancePath:s+"/run"})||(n=null===n?nr.errors:n.concat(nr.errors),a=n.length)
var o=u===a
if(p=p||o,!p){const r=a
if(null!==e){const e={instancePath:s+"/run",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}o=r===a
p=p||o}if(!p){const e={instancePath:s+"/run",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,r.errors=n,!1}a=c,null!==n&&(c?n.length=c:n=null)
i=l===a}else i=!0
if(i){if(void 0!==t.warmUp&&e.call(t,"warmUp")){const e=a
ir(t.warmUp,{instancePath:s+"/warmUp"})||(n=null===n?ir.errors:n.concat(ir.errors),a=n.length)
i=e===a}else i=!0
if(i)if(void 0!==t.profiles&&e.call(t,"profiles")){let e=t.profiles
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/profiles",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(Fr(e[t],{instancePath:s+"/profiles/"+t})||(n=null===n?Fr.errors:n.concat(Fr.errors),a=n.length),!(r===a))break}}}i=o===a}else i=!0}}}}}return r.errors=n,0===a}
const Je={type:"object",required:["command","cwd","root","openssl","processor","startTime","durationMs","exitCode","signal","load"],properties:{command:{type:"array",items:{type:"string"}},cwd:{type:"string"},root:{type:"string"},openssl:{type:"string"},processor:{type:"string"},startTime:{$ref:"types.schema.json#/$defs/Time"},durationMs:{$ref:"types.schema.json#/$defs/Milliseconds"},exitCode:{type:["integer","null"]},signal:{type:["string","null"]},load:{anyOf:[{$ref:"#/$defs/LoadResult"},{type:"null"}]},counted:{type:"boolean",default:!0},uncountedThreads:{anyOf:[{$ref:"types.schema.json#/$defs/Count"},{type:"null"}],default:null},traffic:{anyOf:[{$ref:"#/$defs/Traffic"},{type:"null"}],default:null},tls:{anyOf:[{$ref:"tls.schema.json#/$defs/TlsLedger"},{type:"null"}],default:null},threadPool:{anyOf:[{$ref:"tls.schema.json#/$defs/ThreadPool"},{type:"null"}],default:null},drive:{anyOf:[{$ref:"#/$defs/Drive"},{type:"null"}],default:null},cpu:{anyOf:[{$ref:"report.schema.json#/$defs/CpuTimes"},{type:"null"}],default:null},unprofiled:{type:"array",items:{$ref:"#/$defs/Unprofiled"},default:[]},processes:{type:"array",items:{$ref:"#/$defs/ProfiledProcess"},default:[]}}}
function Xe(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Xe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.requests||!e.call(r,"requests"))&&(i="requests")||(void 0===r.requestsPerSecond||!e.call(r,"requestsPerSecond"))&&(i="requestsPerSecond")||(void 0===r.latencyP50Ms||!e.call(r,"latencyP50Ms"))&&(i="latencyP50Ms")||(void 0===r.latencyP99Ms||!e.call(r,"latencyP99Ms"))&&(i="latencyP99Ms")||(void 0===r.errors||!e.call(r,"errors"))&&(i="errors"))return Xe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.requests&&e.call(r,"requests")){const e=n
y(r.requests,{instancePath:t+"/requests"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.requestsPerSecond&&e.call(r,"requestsPerSecond")){const e=n
_(r.requestsPerSecond,{instancePath:t+"/requestsPerSecond"})||(s=null===s?_.errors:s.concat(_.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.latencyP50Ms&&e.call(r,"latencyP50Ms")){const e=n
d(r.latencyP50Ms,{instancePath:t+"/latencyP50Ms"})||(s=null===s?d.errors:s.concat(d.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.latencyP99Ms&&e.call(r,"latencyP99Ms")){const e=n
d(r.latencyP99Ms,{instancePath:t+"/latencyP99Ms"})||(s=null===s?d.errors:s.concat(d.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.errors&&e.call(r,"errors")){const e=n
y(r.errors,{instancePath:t+"/errors"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0}}}}}return Xe.errors=s,0===n}function Ye(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Ye.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===r.requests||!e.call(r,"requests"))&&(l="requests")||(void 0===r.clientRequests||!e.call(r,"clientRequests"))&&(l="clientRequests")||(void 0===r.tlsServer||!e.call(r,"tlsServer"))&&(l="tlsServer")||(void 0===r.tlsClient||!e.call(r,"tlsClient"))&&(l="tlsClient")||(void 0===r.processes||!e.call(r,"processes"))&&(l="processes")||(void 0===r.complete||!e.call(r,"complete"))&&(l="complete"))return Ye.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==r.requests&&e.call(r,"requests")){const e=n
y(r.requests,{instancePath:t+"/requests"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.serverErrors&&e.call(r,"serverErrors")){const e=n
y(r.serverErrors,{instancePath:t+"/serverErrors"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.clientRequests&&e.call(r,"clientRequests")){const e=n
y(r.clientRequests,{instancePath:t+"/clientRequests"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.tlsServer&&e.call(r,"tlsServer")){let e=r.tlsServer
const o=n,l=n
let c=!1
const p=n
ne(e,{instancePath:t+"/tlsServer"})||(s=null===s?ne.errors:s.concat(ne.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/tlsServer",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/tlsServer",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Ye.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a){if(void 0!==r.tlsClient&&e.call(r,"tlsClient")){let e=r.tlsClient
const i=n,l=n
let c=!1
const p=n
ne(e,{instancePath:t+"/tlsClient"})||(s=null===s?ne.errors:s.concat(ne.errors),n=s.length)
var o=p===n
if(c=c||o,!c){const r=n
if(null!==e){const e={instancePath:t+"/tlsClient",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}o=r===n
c=c||o}if(!c){const e={instancePath:t+"/tlsClient",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Ye.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.routes&&e.call(r,"routes")){let e=r.routes
const i=n
if(n===i){if(!Array.isArray(e))return Ye.errors=[{instancePath:t+"/routes",keyword:"type",params:{type:"array"}}],!1
if(e.length>1e3)return Ye.errors=[{instancePath:t+"/routes",keyword:"maxItems",params:{limit:1e3}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(ie(e[a],{instancePath:t+"/routes/"+a})||(s=null===s?ie.errors:s.concat(ie.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a){if(void 0!==r.processes&&e.call(r,"processes")){const e=n
y(r.processes,{instancePath:t+"/processes"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.complete&&e.call(r,"complete")){const e=n
if("boolean"!=typeof r.complete)return Ye.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0}}}}}}}}return Ye.errors=s,0===n}function Ze(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Ze.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.peers||!e.call(r,"peers"))&&(o="peers")||(void 0===r.contexts||!e.call(r,"contexts"))&&(o="contexts")||(void 0===r.cost||!e.call(r,"cost"))&&(o="cost")||(void 0===r.complete||!e.call(r,"complete"))&&(o="complete"))return Ze.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.peers&&e.call(r,"peers")){let e=r.peers
const i=n
if(n===i){if(!Array.isArray(e))return Ze.errors=[{instancePath:t+"/peers",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(Be(e[a],{instancePath:t+"/peers/"+a})||(s=null===s?Be.errors:s.concat(Be.errors),n=s.length),!(r===n))break}}}var a=i===n}else a=!0
if(a){if(void 0!==r.contexts&&e.call(r,"contexts")){const e=n
Ue(r.contexts,{instancePath:t+"/contexts"})||(s=null===s?Ue.errors:s.concat(Ue.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.cost&&e.call(r,"cost")){let e=r.cost
const o=n,l=n
let c=!1
const p=n
We(e,{instancePath:t+"/cost"})||(s=null===s?We.errors:s.concat(We.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/cost",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/cost",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,Ze.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a)if(void 0!==r.complete&&e.call(r,"complete")){const e=n
if("boolean"!=typeof r.complete)return Ze.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0}}}}return Ze.errors=s,0===n}function _e(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return _e.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let p
if((void 0===r.size||!e.call(r,"size"))&&(p="size")||(void 0===r.jobs||!e.call(r,"jobs"))&&(p="jobs")||(void 0===r.maxInFlight||!e.call(r,"maxInFlight"))&&(p="maxInFlight")||(void 0===r.waitP95Ms||!e.call(r,"waitP95Ms"))&&(p="waitP95Ms")||(void 0===r.runP50Ms||!e.call(r,"runP50Ms"))&&(p="runP50Ms")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(p="cpuMs")||(void 0===r.runQueueWaitMs||!e.call(r,"runQueueWaitMs"))&&(p="runQueueWaitMs")||(void 0===r.callSites||!e.call(r,"callSites"))&&(p="callSites")||(void 0===r.complete||!e.call(r,"complete"))&&(p="complete"))return _e.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1
if(void 0!==r.size&&e.call(r,"size")){const e=n
ce(r.size,{instancePath:t+"/size"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.jobs&&e.call(r,"jobs")){const e=n
ce(r.jobs,{instancePath:t+"/jobs"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.maxInFlight&&e.call(r,"maxInFlight")){const e=n
ce(r.maxInFlight,{instancePath:t+"/maxInFlight"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.waitP95Ms&&e.call(r,"waitP95Ms")){let e=r.waitP95Ms
const o=n,l=n
let c=!1
const p=n
de(e,{instancePath:t+"/waitP95Ms"})||(s=null===s?de.errors:s.concat(de.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/waitP95Ms",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/waitP95Ms",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,_e.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a){if(void 0!==r.runP50Ms&&e.call(r,"runP50Ms")){let e=r.runP50Ms
const i=n,l=n
let c=!1
const p=n
de(e,{instancePath:t+"/runP50Ms"})||(s=null===s?de.errors:s.concat(de.errors),n=s.length)
var o=p===n
if(c=c||o,!c){const r=n
if(null!==e){const e={instancePath:t+"/runP50Ms",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}o=r===n
c=c||o}if(!c){const e={instancePath:t+"/runP50Ms",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,_e.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){let e=r.cpuMs
const i=n,o=n
let c=!1
const p=n
de(e,{instancePath:t+"/cpuMs"})||(s=null===s?de.errors:s.concat(de.errors),n=s.length)
var l=p===n
if(c=c||l,!c){const r=n
if(null!==e){const e={instancePath:t+"/cpuMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}l=r===n
c=c||l}if(!c){const e={instancePath:t+"/cpuMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,_e.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.runQueueWaitMs&&e.call(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const i=n,o=n
let l=!1
const p=n
de(e,{instancePath:t+"/runQueueWaitMs"})||(s=null===s?de.errors:s.concat(de.errors),n=s.length)
var c=p===n
if(l=l||c,!l){const r=n
if(null!==e){const e={instancePath:t+"/runQueueWaitMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}c=r===n
l=l||c}if(!l){const e={instancePath:t+"/runQueueWaitMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,_e.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
a=i===n}else a=!0
if(a){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const i=n
if(n===i){if(!Array.isArray(e))return _e.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(ze(e[a],{instancePath:t+"/callSites/"+a})||(s=null===s?ze.errors:s.concat(ze.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a)if(void 0!==r.complete&&e.call(r,"complete")){const e=n
if("boolean"!=typeof r.complete)return _e.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0}}}}}}}}}return _e.errors=s,0===n}function er(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return er.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let n
if((void 0===r.listened||!e.call(r,"listened"))&&(n="listened")||(void 0===r.failure||!e.call(r,"failure"))&&(n="failure"))return er.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1
if(void 0!==r.listened&&e.call(r,"listened")){const e=0
if("boolean"!=typeof r.listened)return er.errors=[{instancePath:t+"/listened",keyword:"type",params:{type:"boolean"}}],!1
var s=0===e}else s=!0
if(s)if(void 0!==r.failure&&e.call(r,"failure")){const e=0
if("string"!=typeof r.failure)return er.errors=[{instancePath:t+"/failure",keyword:"type",params:{type:"string"}}],!1
s=0===e}else s=!0}return er.errors=null,!0}function rr(r,{instancePath:t=""}={}){let n=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return rr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let h
if((void 0===r.totalMs||!e.call(r,"totalMs"))&&(h="totalMs")||(void 0===r.mainMs||!e.call(r,"mainMs"))&&(h="mainMs")||(void 0===r.workersMs||!e.call(r,"workersMs"))&&(h="workersMs")||(void 0===r.poolMs||!e.call(r,"poolMs"))&&(h="poolMs")||(void 0===r.v8Ms||!e.call(r,"v8Ms"))&&(h="v8Ms")||(void 0===r.otherMs||!e.call(r,"otherMs"))&&(h="otherMs")||(void 0===r.runQueueWaitMs||!e.call(r,"runQueueWaitMs"))&&(h="runQueueWaitMs"))return rr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],!1
if(void 0!==r.totalMs&&e.call(r,"totalMs")){let e=r.totalMs
const l=a,c=a
let p=!1
const u=a
s(e,{instancePath:t+"/totalMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var i=u===a
if(p=p||i,!p){const r=a
if(null!==e){const e={instancePath:t+"/totalMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}i=r===a
p=p||i}if(!p){const e={instancePath:t+"/totalMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,rr.errors=n,!1}a=c,null!==n&&(c?n.length=c:n=null)
var o=l===a}else o=!0
if(o){if(void 0!==r.mainMs&&e.call(r,"mainMs")){let e=r.mainMs
const i=a,c=a
let p=!1
const u=a
s(e,{instancePath:t+"/mainMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var l=u===a
if(p=p||l,!p){const r=a
if(null!==e){const e={instancePath:t+"/mainMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}l=r===a
p=p||l}if(!p){const e={instancePath:t+"/mainMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,rr.errors=n,!1}a=c,null!==n&&(c?n.length=c:n=null)
o=i===a}else o=!0
if(o){if(void 0!==r.mainKernelMs&&e.call(r,"mainKernelMs")){let e=r.mainKernelMs
const i=a,l=a
let p=!1
const u=a
s(e,{instancePath:t+"/mainKernelMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var c=u===a
if(p=p||c,!p){const r=a
if(null!==e){const e={instancePath:t+"/mainKernelMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}c=r===a
p=p||c}if(!p){const e={instancePath:t+"/mainKernelMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,rr.errors=n,!1}a=l,null!==n&&(l?n.length=l:n=null)
o=i===a}else o=!0
if(o){if(void 0!==r.workersMs&&e.call(r,"workersMs")){let e=r.workersMs
const i=a,l=a
let c=!1
const u=a
s(e,{instancePath:t+"/workersMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var p=u===a
if(c=c||p,!c){const r=a
if(null!==e){const e={instancePath:t+"/workersMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}p=r===a
c=c||p}if(!c){const e={instancePath:t+"/workersMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,rr.errors=n,!1}a=l,null!==n&&(l?n.length=l:n=null)
o=i===a}else o=!0
if(o){if(void 0!==r.poolMs&&e.call(r,"poolMs")){let e=r.poolMs
const i=a,l=a
let c=!1
const p=a
s(e,{instancePath:t+"/poolMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var u=p===a
if(c=c||u,!c){const r=a
if(null!==e){const e={instancePath:t+"/poolMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}u=r===a
c=c||u}if(!c){const e={instancePath:t+"/poolMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,rr.errors=n,!1}a=l,null!==n&&(l?n.length=l:n=null)
o=i===a}else o=!0
if(o){if(void 0!==r.v8Ms&&e.call(r,"v8Ms")){let e=r.v8Ms
const i=a,l=a
let c=!1
const p=a
s(e,{instancePath:t+"/v8Ms"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var f=p===a
if(c=c||f,!c){const r=a
if(null!==e){const e={instancePath:t+"/v8Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}f=r===a
c=c||f}if(!c){const e={instancePath:t+"/v8Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,rr.errors=n,!1}a=l,null!==n&&(l?n.length=l:n=null)
o=i===a}else o=!0
if(o){if(void 0!==r.otherMs&&e.call(r,"otherMs")){let e=r.otherMs
const i=a,l=a
let c=!1
const p=a
s(e,{instancePath:t+"/otherMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var y=p===a
if(c=c||y,!c){const r=a
if(null!==e){const e={instancePath:t+"/otherMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}y=r===a
c=c||y}if(!c){const e={instancePath:t+"/otherMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,rr.errors=n,!1}a=l,null!==n&&(l?n.length=l:n=null)
o=i===a}else o=!0
if(o)if(void 0!==r.runQueueWaitMs&&e.call(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const i=a,l=a
let c=!1
const p=a
s(e,{instancePath:t+"/runQueueWaitMs"})||(n=null===n?s.errors:n.concat(s.errors),a=n.length)
var d=p===a
if(c=c||d,!c){const r=a
if(null!==e){const e={instancePath:t+"/runQueueWaitMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}d=r===a
c=c||d}if(!c){const e={instancePath:t+"/runQueueWaitMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,rr.errors=n,!1}a=l,null!==n&&(l?n.length=l:n=null)
o=i===a}else o=!0}}}}}}}}return rr.errors=n,0===a}function tr(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return tr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.kind||!e.call(r,"kind"))&&(o="kind")||(void 0===r.reason||!e.call(r,"reason"))&&(o="reason")||(void 0===r.count||!e.call(r,"count"))&&(o="count")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(o="cpuMs"))return tr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.kind&&e.call(r,"kind")){let e=r.kind
const s=n
if("thread"!==e&&"child"!==e)return tr.errors=[{instancePath:t+"/kind",keyword:"enum",params:{allowedValues:p.properties.kind.enum}}],!1
var a=s===n}else a=!0
if(a){if(void 0!==r.reason&&e.call(r,"reason")){const e=n
f(r.reason,{instancePath:t+"/reason"})||(s=null===s?f.errors:s.concat(f.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.count&&e.call(r,"count")){const e=n
y(r.count,{instancePath:t+"/count"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){let e=r.cpuMs
const o=n,l=n
let c=!1
const p=n
d(e,{instancePath:t+"/cpuMs"})||(s=null===s?d.errors:s.concat(d.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/cpuMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/cpuMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,tr.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0}}}}return tr.errors=s,0===n}function sr(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return sr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.pid||!e.call(r,"pid"))&&(i="pid")||(void 0===r.script||!e.call(r,"script"))&&(i="script")||(void 0===r.ports||!e.call(r,"ports"))&&(i="ports"))return sr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.pid&&e.call(r,"pid")){const e=n
y(r.pid,{instancePath:t+"/pid"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.script&&e.call(r,"script")){const e=n
if("string"!=typeof r.script)return sr.errors=[{instancePath:t+"/script",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a)if(void 0!==r.ports&&e.call(r,"ports")){let e=r.ports
const i=n
if(n===i){if(!Array.isArray(e))return sr.errors=[{instancePath:t+"/ports",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(y(e[a],{instancePath:t+"/ports/"+a})||(s=null===s?y.errors:s.concat(y.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0}}}return sr.errors=s,0===n}function nr(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return nr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let h
if(void 0===r.counted&&(r.counted=!0),void 0===r.uncountedThreads&&(r.uncountedThreads=null),void 0===r.traffic&&(r.traffic=null),void 0===r.tls&&(r.tls=null),void 0===r.threadPool&&(r.threadPool=null),void 0===r.drive&&(r.drive=null),void 0===r.cpu&&(r.cpu=null),void 0===r.unprofiled&&(r.unprofiled=[]),void 0===r.processes&&(r.processes=[]),(void 0===r.command||!e.call(r,"command"))&&(h="command")||(void 0===r.cwd||!e.call(r,"cwd"))&&(h="cwd")||(void 0===r.root||!e.call(r,"root"))&&(h="root")||(void 0===r.openssl||!e.call(r,"openssl"))&&(h="openssl")||(void 0===r.processor||!e.call(r,"processor"))&&(h="processor")||(void 0===r.startTime||!e.call(r,"startTime"))&&(h="startTime")||(void 0===r.durationMs||!e.call(r,"durationMs"))&&(h="durationMs")||(void 0===r.exitCode||!e.call(r,"exitCode"))&&(h="exitCode")||(void 0===r.signal||!e.call(r,"signal"))&&(h="signal")||(void 0===r.load||!e.call(r,"load"))&&(h="load"))return nr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],!1
if(void 0!==r.command&&e.call(r,"command")){let e=r.command
const s=n
if(n===s){if(!Array.isArray(e))return nr.errors=[{instancePath:t+"/command",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=n
if("string"!=typeof e[s])return nr.errors=[{instancePath:t+"/command/"+s,keyword:"type",params:{type:"string"}}],!1
if(!(r===n))break}}}var a=s===n}else a=!0
if(a){if(void 0!==r.cwd&&e.call(r,"cwd")){const e=n
if("string"!=typeof r.cwd)return nr.errors=[{instancePath:t+"/cwd",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.root&&e.call(r,"root")){const e=n
if("string"!=typeof r.root)return nr.errors=[{instancePath:t+"/root",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.openssl&&e.call(r,"openssl")){const e=n
if("string"!=typeof r.openssl)return nr.errors=[{instancePath:t+"/openssl",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.processor&&e.call(r,"processor")){const e=n
if("string"!=typeof r.processor)return nr.errors=[{instancePath:t+"/processor",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.startTime&&e.call(r,"startTime")){const e=n
N(r.startTime,{instancePath:t+"/startTime"})||(s=null===s?N.errors:s.concat(N.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.durationMs&&e.call(r,"durationMs")){const e=n
d(r.durationMs,{instancePath:t+"/durationMs"})||(s=null===s?d.errors:s.concat(d.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.exitCode&&e.call(r,"exitCode")){let e=r.exitCode
const s=n
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return nr.errors=[{instancePath:t+"/exitCode",keyword:"type",params:{type:Je.properties.exitCode.type}}],!1
a=s===n}else a=!0
if(a){if(void 0!==r.signal&&e.call(r,"signal")){let e=r.signal
const s=n
if("string"!=typeof e&&null!==e)return nr.errors=[{instancePath:t+"/signal",keyword:"type",params:{type:Je.properties.signal.type}}],!1
a=s===n}else a=!0
if(a){if(void 0!==r.load&&e.call(r,"load")){let e=r.load
const o=n,l=n
let c=!1
const p=n
Xe(e,{instancePath:t+"/load"})||(s=null===s?Xe.errors:s.concat(Xe.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/load",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/load",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,nr.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a){const e=n
if("boolean"!=typeof r.counted)return nr.errors=[{instancePath:t+"/counted",keyword:"type",params:{type:"boolean"}}],!1
if(a=e===n){let e=r.uncountedThreads
const i=n,d=n
let h=!1
const m=n
y(e,{instancePath:t+"/uncountedThreads"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
var o=m===n
if(h=h||o,!h){const r=n
if(null!==e){const e={instancePath:t+"/uncountedThreads",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}o=r===n
h=h||o}if(!h){const e={instancePath:t+"/uncountedThreads",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,nr.errors=s,!1}if(n=d,null!==s&&(d?s.length=d:s=null),a=i===n){let e=r.traffic
const i=n,o=n
let y=!1
const d=n
Ye(e,{instancePath:t+"/traffic"})||(s=null===s?Ye.errors:s.concat(Ye.errors),n=s.length)
var l=d===n
if(y=y||l,!y){const r=n
if(null!==e){const e={instancePath:t+"/traffic",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}l=r===n
y=y||l}if(!y){const e={instancePath:t+"/traffic",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,nr.errors=s,!1}if(n=o,null!==s&&(o?s.length=o:s=null),a=i===n){let e=r.tls
const i=n,o=n
let l=!1
const y=n
Ze(e,{instancePath:t+"/tls"})||(s=null===s?Ze.errors:s.concat(Ze.errors),n=s.length)
var c=y===n
if(l=l||c,!l){const r=n
if(null!==e){const e={instancePath:t+"/tls",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}c=r===n
l=l||c}if(!l){const e={instancePath:t+"/tls",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,nr.errors=s,!1}if(n=o,null!==s&&(o?s.length=o:s=null),a=i===n){let e=r.threadPool
const i=n,o=n
let l=!1
const c=n
_e(e,{instancePath:t+"/threadPool"})||(s=null===s?_e.errors:s.concat(_e.errors),n=s.length)
var p=c===n
if(l=l||p,!l){const r=n
if(null!==e){const e={instancePath:t+"/threadPool",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}p=r===n
l=l||p}if(!l){const e={instancePath:t+"/threadPool",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,nr.errors=s,!1}if(n=o,null!==s&&(o?s.length=o:s=null),a=i===n){let e=r.drive
const i=n,o=n
let l=!1
const c=n
er(e,{instancePath:t+"/drive"})||(s=null===s?er.errors:s.concat(er.errors),n=s.length)
var u=c===n
if(l=l||u,!l){const r=n
if(null!==e){const e={instancePath:t+"/drive",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}u=r===n
l=l||u}if(!l){const e={instancePath:t+"/drive",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,nr.errors=s,!1}if(n=o,null!==s&&(o?s.length=o:s=null),a=i===n){let e=r.cpu
const i=n,o=n
let l=!1
const c=n
rr(e,{instancePath:t+"/cpu"})||(s=null===s?rr.errors:s.concat(rr.errors),n=s.length)
var f=c===n
if(l=l||f,!l){const r=n
if(null!==e){const e={instancePath:t+"/cpu",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}f=r===n
l=l||f}if(!l){const e={instancePath:t+"/cpu",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,nr.errors=s,!1}if(n=o,null!==s&&(o?s.length=o:s=null),a=i===n){let e=r.unprofiled
const i=n
if(n===i){if(!Array.isArray(e))return nr.errors=[{instancePath:t+"/unprofiled",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(tr(e[a],{instancePath:t+"/unprofiled/"+a})||(s=null===s?tr.errors:s.concat(tr.errors),n=s.length),!(r===n))break}}}if(a=i===n){let e=r.processes
const i=n
if(n===i){if(!Array.isArray(e))return nr.errors=[{instancePath:t+"/processes",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(sr(e[a],{instancePath:t+"/processes/"+a})||(s=null===s?sr.errors:s.concat(sr.errors),n=s.length),!(r===n))break}}}a=i===n}}}}}}}}}}}}}}}}}}}}return nr.errors=s,0===n}const ar={type:"object",required:["seconds","from"],properties:{seconds:{type:"number",minimum:0},from:{enum:["start","load"]}}}
function ir(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return ir.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let n
if((void 0===r.seconds||!e.call(r,"seconds"))&&(n="seconds")||(void 0===r.from||!e.call(r,"from"))&&(n="from"))return ir.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1
if(void 0!==r.seconds&&e.call(r,"seconds")){let e=r.seconds
const n=0
if(0===n){if("number"!=typeof e||!isFinite(e))return ir.errors=[{instancePath:t+"/seconds",keyword:"type",params:{type:"number"}}],!1
if(e<0||isNaN(e))return ir.errors=[{instancePath:t+"/seconds",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var s=0===n}else s=!0
if(s)if(void 0!==r.from&&e.call(r,"from")){let e=r.from
const n=0
if("start"!==e&&"load"!==e)return ir.errors=[{instancePath:t+"/from",keyword:"enum",params:{allowedValues:ar.properties.from.enum}}],!1
s=0===n}else s=!0}return ir.errors=null,!0}function or(e,{instancePath:r=""}={}){return"main"!==e&&"worker"!==e&&"pool"!==e&&"helper"!==e?(or.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:G.enum}}],!1):(or.errors=null,!0)}function lr(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(lr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(lr.errors=null,!0):(lr.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function cr(e,{instancePath:r=""}={}){return"attach"!==e&&"live"!==e?(cr.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:o.enum}}],!1):(cr.errors=null,!0)}function pr(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return pr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.format||!e.call(r,"format"))&&(i="format")||(void 0===r.source||!e.call(r,"source"))&&(i="source")||(void 0===r.node||!e.call(r,"node"))&&(i="node")||(void 0===r.v8||!e.call(r,"v8"))&&(i="v8")||(void 0===r.platform||!e.call(r,"platform"))&&(i="platform")||(void 0===r.arch||!e.call(r,"arch"))&&(i="arch")||(void 0===r.pid||!e.call(r,"pid"))&&(i="pid")||(void 0===r.thread||!e.call(r,"thread"))&&(i="thread")||(void 0===r.intervalUs||!e.call(r,"intervalUs"))&&(i="intervalUs")||(void 0===r.executable||!e.call(r,"executable"))&&(i="executable")||(void 0===r.timed||!e.call(r,"timed"))&&(i="timed"))return pr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.format&&e.call(r,"format")){const e=n
if("string"!=typeof r.format)return pr.errors=[{instancePath:t+"/format",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.source&&e.call(r,"source")){const e=n
if("string"!=typeof r.source)return pr.errors=[{instancePath:t+"/source",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.node&&e.call(r,"node")){const e=n
if("string"!=typeof r.node)return pr.errors=[{instancePath:t+"/node",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.v8&&e.call(r,"v8")){const e=n
if("string"!=typeof r.v8)return pr.errors=[{instancePath:t+"/v8",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.platform&&e.call(r,"platform")){const e=n
if("string"!=typeof r.platform)return pr.errors=[{instancePath:t+"/platform",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.arch&&e.call(r,"arch")){const e=n
if("string"!=typeof r.arch)return pr.errors=[{instancePath:t+"/arch",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.pid&&e.call(r,"pid")){const e=n
y(r.pid,{instancePath:t+"/pid"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.thread&&e.call(r,"thread")){const e=n
or(r.thread,{instancePath:t+"/thread"})||(s=null===s?or.errors:s.concat(or.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.intervalUs&&e.call(r,"intervalUs")){const e=n
lr(r.intervalUs,{instancePath:t+"/intervalUs"})||(s=null===s?lr.errors:s.concat(lr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.executable&&e.call(r,"executable")){const e=n
if("string"!=typeof r.executable)return pr.errors=[{instancePath:t+"/executable",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.timed&&e.call(r,"timed")){const e=n
if("boolean"!=typeof r.timed)return pr.errors=[{instancePath:t+"/timed",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a)if(void 0!==r.sampledBy&&e.call(r,"sampledBy")){const e=n
cr(r.sampledBy,{instancePath:t+"/sampledBy"})||(s=null===s?cr.errors:s.concat(cr.errors),n=s.length)
a=e===n}else a=!0}}}}}}}}}}}}return pr.errors=s,0===n}const ur={type:"object",required:["name","kind","file","line","column","callLine","callColumn","tier","library","component","named","moduleBody"],properties:{name:{type:"string"},displayName:{type:"string"},kind:{$ref:"#/$defs/FrameKind"},file:{type:"string"},line:{$ref:"types.schema.json#/$defs/Line"},column:{$ref:"types.schema.json#/$defs/Line"},callLine:{$ref:"types.schema.json#/$defs/Line"},callColumn:{$ref:"types.schema.json#/$defs/Line"},callOffset:{$ref:"types.schema.json#/$defs/Bytes",default:0},tier:{$ref:"#/$defs/Tier"},library:{type:"string"},component:{enum:["","openssl"]},named:{type:"boolean"},moduleBody:{type:"boolean"},generated:{$ref:"#/$defs/CodePlace"},bundled:{$ref:"#/$defs/BundledCode"},users:{type:"array",items:{type:"string"}},routes:{type:"array",items:{$ref:"#/$defs/FrameRoute"}},labels:{$ref:"#/$defs/SampleLabels"}}},fr={enum:["js","builtin","native","regexp","wasm","kernel","gc","idle","unknown"]}
function yr(e,{instancePath:r=""}={}){return"js"!==e&&"builtin"!==e&&"native"!==e&&"regexp"!==e&&"wasm"!==e&&"kernel"!==e&&"gc"!==e&&"idle"!==e&&"unknown"!==e?(yr.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:fr.enum}}],!1):(yr.errors=null,!0)}function dr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return dr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return dr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return dr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return dr.errors=null,!0}const hr={enum:["","ignition","sparkplug","maglev","turbofan"]}
function mr(e,{instancePath:r=""}={}){return""!==e&&"ignition"!==e&&"sparkplug"!==e&&"maglev"!==e&&"turbofan"!==e?(mr.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:hr.enum}}],!1):(mr.errors=null,!0)}function gr(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return gr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.file||!e.call(r,"file"))&&(i="file")||(void 0===r.line||!e.call(r,"line"))&&(i="line")||(void 0===r.column||!e.call(r,"column"))&&(i="column")||(void 0===r.callLine||!e.call(r,"callLine"))&&(i="callLine")||(void 0===r.callColumn||!e.call(r,"callColumn"))&&(i="callColumn"))return gr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=n
if("string"!=typeof r.file)return gr.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=n
I(r.line,{instancePath:t+"/line"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.column&&e.call(r,"column")){const e=n
I(r.column,{instancePath:t+"/column"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.callLine&&e.call(r,"callLine")){const e=n
I(r.callLine,{instancePath:t+"/callLine"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.callColumn&&e.call(r,"callColumn")){const e=n
I(r.callColumn,{instancePath:t+"/callColumn"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0}}}}}return gr.errors=s,0===n}function vr(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return vr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let n
if((void 0===r.module||!e.call(r,"module"))&&(n="module")||(void 0===r.known||!e.call(r,"known"))&&(n="known")||(void 0===r.name||!e.call(r,"name"))&&(n="name"))return vr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1
if(void 0!==r.module&&e.call(r,"module")){const e=0
if("string"!=typeof r.module)return vr.errors=[{instancePath:t+"/module",keyword:"type",params:{type:"string"}}],!1
var s=0===e}else s=!0
if(s){if(void 0!==r.known&&e.call(r,"known")){const e=0
if("string"!=typeof r.known)return vr.errors=[{instancePath:t+"/known",keyword:"type",params:{type:"string"}}],!1
s=0===e}else s=!0
if(s)if(void 0!==r.name&&e.call(r,"name")){const e=0
if("string"!=typeof r.name)return vr.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
s=0===e}else s=!0}}return vr.errors=null,!0}const Pr={type:"object",required:["method","pattern","path","role","file","line"],properties:{method:{type:"string"},pattern:{type:"string"},path:{type:"string"},role:{enum:["handler","middleware","callee"]},file:{type:"string"},line:{$ref:"types.schema.json#/$defs/Line"}}}
function kr(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return kr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.method||!e.call(r,"method"))&&(i="method")||(void 0===r.pattern||!e.call(r,"pattern"))&&(i="pattern")||(void 0===r.path||!e.call(r,"path"))&&(i="path")||(void 0===r.role||!e.call(r,"role"))&&(i="role")||(void 0===r.file||!e.call(r,"file"))&&(i="file")||(void 0===r.line||!e.call(r,"line"))&&(i="line"))return kr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.method&&e.call(r,"method")){const e=n
if("string"!=typeof r.method)return kr.errors=[{instancePath:t+"/method",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.pattern&&e.call(r,"pattern")){const e=n
if("string"!=typeof r.pattern)return kr.errors=[{instancePath:t+"/pattern",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.path&&e.call(r,"path")){const e=n
if("string"!=typeof r.path)return kr.errors=[{instancePath:t+"/path",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.role&&e.call(r,"role")){let e=r.role
const s=n
if("handler"!==e&&"middleware"!==e&&"callee"!==e)return kr.errors=[{instancePath:t+"/role",keyword:"enum",params:{allowedValues:Pr.properties.role.enum}}],!1
a=s===n}else a=!0
if(a){if(void 0!==r.file&&e.call(r,"file")){const e=n
if("string"!=typeof r.file)return kr.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a)if(void 0!==r.line&&e.call(r,"line")){const e=n
I(r.line,{instancePath:t+"/line"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0}}}}}}return kr.errors=s,0===n}const wr={type:"object",additionalProperties:!1,required:["operation","algorithm","hasCallSite"],properties:{operation:{type:"string"},algorithm:{type:"string"},hasCallSite:{type:["boolean","null"]}}}
function br(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return br.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let n
if((void 0===r.operation||!e.call(r,"operation"))&&(n="operation")||(void 0===r.algorithm||!e.call(r,"algorithm"))&&(n="algorithm")||(void 0===r.hasCallSite||!e.call(r,"hasCallSite"))&&(n="hasCallSite"))return br.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1
{const n=0
for(const e of Object.keys(r))if("operation"!==e&&"algorithm"!==e&&"hasCallSite"!==e)return br.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e}}],!1
if(0===n){if(void 0!==r.operation&&e.call(r,"operation")){const e=0
if("string"!=typeof r.operation)return br.errors=[{instancePath:t+"/operation",keyword:"type",params:{type:"string"}}],!1
var s=0===e}else s=!0
if(s){if(void 0!==r.algorithm&&e.call(r,"algorithm")){const e=0
if("string"!=typeof r.algorithm)return br.errors=[{instancePath:t+"/algorithm",keyword:"type",params:{type:"string"}}],!1
s=0===e}else s=!0
if(s)if(void 0!==r.hasCallSite&&e.call(r,"hasCallSite")){let e=r.hasCallSite
const n=0
if("boolean"!=typeof e&&null!==e)return br.errors=[{instancePath:t+"/hasCallSite",keyword:"type",params:{type:wr.properties.hasCallSite.type}}],!1
s=0===n}else s=!0}}}}return br.errors=null,!0}function Ar(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Ar.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(void 0===r.callOffset&&(r.callOffset=0),(void 0===r.name||!e.call(r,"name"))&&(i="name")||(void 0===r.kind||!e.call(r,"kind"))&&(i="kind")||(void 0===r.file||!e.call(r,"file"))&&(i="file")||(void 0===r.line||!e.call(r,"line"))&&(i="line")||(void 0===r.column||!e.call(r,"column"))&&(i="column")||(void 0===r.callLine||!e.call(r,"callLine"))&&(i="callLine")||(void 0===r.callColumn||!e.call(r,"callColumn"))&&(i="callColumn")||(void 0===r.tier||!e.call(r,"tier"))&&(i="tier")||(void 0===r.library||!e.call(r,"library"))&&(i="library")||(void 0===r.component||!e.call(r,"component"))&&(i="component")||(void 0===r.named||!e.call(r,"named"))&&(i="named")||(void 0===r.moduleBody||!e.call(r,"moduleBody"))&&(i="moduleBody"))return Ar.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=n
if("string"!=typeof r.name)return Ar.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.displayName&&e.call(r,"displayName")){const e=n
if("string"!=typeof r.displayName)return Ar.errors=[{instancePath:t+"/displayName",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.kind&&e.call(r,"kind")){const e=n
yr(r.kind,{instancePath:t+"/kind"})||(s=null===s?yr.errors:s.concat(yr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.file&&e.call(r,"file")){const e=n
if("string"!=typeof r.file)return Ar.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=n
I(r.line,{instancePath:t+"/line"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.column&&e.call(r,"column")){const e=n
I(r.column,{instancePath:t+"/column"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.callLine&&e.call(r,"callLine")){const e=n
I(r.callLine,{instancePath:t+"/callLine"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.callColumn&&e.call(r,"callColumn")){const e=n
I(r.callColumn,{instancePath:t+"/callColumn"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a){const i=n
if(dr(r.callOffset,{instancePath:t+"/callOffset"})||(s=null===s?dr.errors:s.concat(dr.errors),n=s.length),a=i===n){if(void 0!==r.tier&&e.call(r,"tier")){const e=n
mr(r.tier,{instancePath:t+"/tier"})||(s=null===s?mr.errors:s.concat(mr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.library&&e.call(r,"library")){const e=n
if("string"!=typeof r.library)return Ar.errors=[{instancePath:t+"/library",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.component&&e.call(r,"component")){let e=r.component
const s=n
if(""!==e&&"openssl"!==e)return Ar.errors=[{instancePath:t+"/component",keyword:"enum",params:{allowedValues:ur.properties.component.enum}}],!1
a=s===n}else a=!0
if(a){if(void 0!==r.named&&e.call(r,"named")){const e=n
if("boolean"!=typeof r.named)return Ar.errors=[{instancePath:t+"/named",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.moduleBody&&e.call(r,"moduleBody")){const e=n
if("boolean"!=typeof r.moduleBody)return Ar.errors=[{instancePath:t+"/moduleBody",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.generated&&e.call(r,"generated")){const e=n
gr(r.generated,{instancePath:t+"/generated"})||(s=null===s?gr.errors:s.concat(gr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.bundled&&e.call(r,"bundled")){const e=n
vr(r.bundled,{instancePath:t+"/bundled"})||(s=null===s?vr.errors:s.concat(vr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.users&&e.call(r,"users")){let e=r.users
const s=n
if(n===s){if(!Array.isArray(e))return Ar.errors=[{instancePath:t+"/users",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=n
if("string"!=typeof e[s])return Ar.errors=[{instancePath:t+"/users/"+s,keyword:"type",params:{type:"string"}}],!1
if(!(r===n))break}}}a=s===n}else a=!0
if(a){if(void 0!==r.routes&&e.call(r,"routes")){let e=r.routes
const i=n
if(n===i){if(!Array.isArray(e))return Ar.errors=[{instancePath:t+"/routes",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(kr(e[a],{instancePath:t+"/routes/"+a})||(s=null===s?kr.errors:s.concat(kr.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a)if(void 0!==r.labels&&e.call(r,"labels")){const e=n
br(r.labels,{instancePath:t+"/labels"})||(s=null===s?br.errors:s.concat(br.errors),n=s.length)
a=e===n}else a=!0}}}}}}}}}}}}}}}}}}}return Ar.errors=s,0===n}const jr={type:"object",required:["type","data"],properties:{type:{enum:["uint8","int32","float64","int32-deltas"]},data:{type:"string"}}}
function Mr(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Mr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let n
if((void 0===r.type||!e.call(r,"type"))&&(n="type")||(void 0===r.data||!e.call(r,"data"))&&(n="data"))return Mr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1
if(void 0!==r.type&&e.call(r,"type")){let e=r.type
const n=0
if("uint8"!==e&&"int32"!==e&&"float64"!==e&&"int32-deltas"!==e)return Mr.errors=[{instancePath:t+"/type",keyword:"enum",params:{allowedValues:jr.properties.type.enum}}],!1
var s=0===n}else s=!0
if(s)if(void 0!==r.data&&e.call(r,"data")){const e=0
if("string"!=typeof r.data)return Mr.errors=[{instancePath:t+"/data",keyword:"type",params:{type:"string"}}],!1
s=0===e}else s=!0}return Mr.errors=null,!0}function xr(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return xr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.length||!e.call(r,"length"))&&(i="length")||(void 0===r.parent||!e.call(r,"parent"))&&(i="parent")||(void 0===r.frame||!e.call(r,"frame"))&&(i="frame"))return xr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.length&&e.call(r,"length")){const e=n
y(r.length,{instancePath:t+"/length"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.parent&&e.call(r,"parent")){const e=n
Mr(r.parent,{instancePath:t+"/parent"})||(s=null===s?Mr.errors:s.concat(Mr.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.frame&&e.call(r,"frame")){const e=n
Mr(r.frame,{instancePath:t+"/frame"})||(s=null===s?Mr.errors:s.concat(Mr.errors),n=s.length)
a=e===n}else a=!0}}}return xr.errors=s,0===n}function Tr(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Tr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.length||!e.call(r,"length"))&&(i="length")||(void 0===r.stack||!e.call(r,"stack"))&&(i="stack")||(void 0===r.time||!e.call(r,"time"))&&(i="time")||(void 0===r.state||!e.call(r,"state"))&&(i="state")||(void 0===r.weight||!e.call(r,"weight"))&&(i="weight"))return Tr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.length&&e.call(r,"length")){const e=n
y(r.length,{instancePath:t+"/length"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.stack&&e.call(r,"stack")){const e=n
Mr(r.stack,{instancePath:t+"/stack"})||(s=null===s?Mr.errors:s.concat(Mr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.time&&e.call(r,"time")){const e=n
Mr(r.time,{instancePath:t+"/time"})||(s=null===s?Mr.errors:s.concat(Mr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.state&&e.call(r,"state")){const e=n
Mr(r.state,{instancePath:t+"/state"})||(s=null===s?Mr.errors:s.concat(Mr.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.weight&&e.call(r,"weight")){const e=n
Mr(r.weight,{instancePath:t+"/weight"})||(s=null===s?Mr.errors:s.concat(Mr.errors),n=s.length)
a=e===n}else a=!0}}}}}return Tr.errors=s,0===n}function qr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return qr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return qr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return qr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return qr.errors=null,!0}function $r(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return $r.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===r.callee||!e.call(r,"callee"))&&(c="callee")||(void 0===r.args||!e.call(r,"args"))&&(c="args")||(void 0===r.options||!e.call(r,"options"))&&(c="options")||(void 0===r.origin||!e.call(r,"origin"))&&(c="origin")||(void 0===r.excerpt||!e.call(r,"excerpt"))&&(c="excerpt")||(void 0===r.excerptLine||!e.call(r,"excerptLine"))&&(c="excerptLine")||(void 0===r.line||!e.call(r,"line"))&&(c="line"))return $r.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==r.callee&&e.call(r,"callee")){const e=n
if("string"!=typeof r.callee)return $r.errors=[{instancePath:t+"/callee",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.args&&e.call(r,"args")){let e=r.args
const s=n
if(n===s){if(!Array.isArray(e))return $r.errors=[{instancePath:t+"/args",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){let r=e[s]
const a=n
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r)return $r.errors=[{instancePath:t+"/args/"+s,keyword:"type",params:{type:ve.properties.args.items.type}}],!1
if(!(a===n))break}}}a=s===n}else a=!0
if(a){if(void 0!==r.options&&e.call(r,"options")){let e=r.options
const s=n
if(n===s){if(!e||"object"!=typeof e||Array.isArray(e))return $r.errors=[{instancePath:t+"/options",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let s=e[r]
const a=n
if("string"!=typeof s&&("number"!=typeof s||!isFinite(s)))return $r.errors=[{instancePath:t+"/options/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ve.properties.options.additionalProperties.type}}],!1
if(!(a===n))break}}a=s===n}else a=!0
if(a){if(void 0!==r.argOptions&&e.call(r,"argOptions")){let e=r.argOptions
const s=n
if(n===s){if(!Array.isArray(e))return $r.errors=[{instancePath:t+"/argOptions",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){let r=e[s]
const a=n
if((!r||"object"!=typeof r||Array.isArray(r))&&null!==r)return $r.errors=[{instancePath:t+"/argOptions/"+s,keyword:"type",params:{type:ve.properties.argOptions.items.type}}],!1
if(n===a&&r&&"object"==typeof r&&!Array.isArray(r))for(const e of Object.keys(r)){let a=r[e]
const i=n
if("string"!=typeof a&&("number"!=typeof a||!isFinite(a)))return $r.errors=[{instancePath:t+"/argOptions/"+s+"/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ve.properties.argOptions.items.additionalProperties.type}}],!1
if(!(i===n))break}if(!(a===n))break}}}a=s===n}else a=!0
if(a){if(void 0!==r.origin&&e.call(r,"origin")){let l=r.origin
const c=n,p=n
let u=!1
const f=n
if(n===f)if(l&&"object"==typeof l&&!Array.isArray(l)){let r
if((void 0===l.callee||!e.call(l,"callee"))&&(r="callee")||(void 0===l.args||!e.call(l,"args"))&&(r="args")){const e={instancePath:t+"/origin",keyword:"required",params:{missingProperty:r}}
null===s?s=[e]:s.push(e),n++}else{if(void 0!==l.callee&&e.call(l,"callee")){const e=n
if("string"!=typeof l.callee){const e={instancePath:t+"/origin/callee",keyword:"type",params:{type:"string"}}
null===s?s=[e]:s.push(e),n++}var i=e===n}else i=!0
if(i)if(void 0!==l.args&&e.call(l,"args")){let e=l.args
const r=n
if(n===r)if(Array.isArray(e)){const r=e.length
for(let a=0;a<r;a++){let r=e[a]
const i=n
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r){const e={instancePath:t+"/origin/args/"+a,keyword:"type",params:{type:ve.properties.origin.anyOf[0].properties.args.items.type}}
null===s?s=[e]:s.push(e),n++}if(!(i===n))break}}else{const e={instancePath:t+"/origin/args",keyword:"type",params:{type:"array"}}
null===s?s=[e]:s.push(e),n++}i=r===n}else i=!0}}else{const e={instancePath:t+"/origin",keyword:"type",params:{type:"object"}}
null===s?s=[e]:s.push(e),n++}var o=f===n
if(u=u||o,!u){const e=n
if(null!==l){const e={instancePath:t+"/origin",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}o=e===n
u=u||o}if(!u){const e={instancePath:t+"/origin",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,$r.errors=s,!1}n=p,null!==s&&(p?s.length=p:s=null)
a=c===n}else a=!0
if(a){if(void 0!==r.excerpt&&e.call(r,"excerpt")){let e=r.excerpt
const s=n
if(n===s){if(!Array.isArray(e))return $r.errors=[{instancePath:t+"/excerpt",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=n
if("string"!=typeof e[s])return $r.errors=[{instancePath:t+"/excerpt/"+s,keyword:"type",params:{type:"string"}}],!1
if(!(r===n))break}}}a=s===n}else a=!0
if(a){if(void 0!==r.excerptLine&&e.call(r,"excerptLine")){const e=n
I(r.excerptLine,{instancePath:t+"/excerptLine"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=n
I(r.line,{instancePath:t+"/line"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.column&&e.call(r,"column")){const e=n
I(r.column,{instancePath:t+"/column"})||(s=null===s?I.errors:s.concat(I.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.file&&e.call(r,"file")){const e=n
if("string"!=typeof r.file)return $r.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.allows&&e.call(r,"allows")){let e=r.allows
const i=n
if(n===i){if(!Array.isArray(e))return $r.errors=[{instancePath:t+"/allows",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(Pe(e[a],{instancePath:t+"/allows/"+a})||(s=null===s?Pe.errors:s.concat(Pe.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a)if(void 0!==r.syntax&&e.call(r,"syntax")){let e=r.syntax
const i=n,o=n
let c=!1
const p=n
Ie(e,{instancePath:t+"/syntax"})||(s=null===s?Ie.errors:s.concat(Ie.errors),n=s.length)
var l=p===n
if(c=c||l,!c){const r=n
if(null!==e){const e={instancePath:t+"/syntax",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}l=r===n
c=c||l}if(!c){const e={instancePath:t+"/syntax",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,$r.errors=s,!1}n=o,null!==s&&(o?s.length=o:s=null)
a=i===n}else a=!0}}}}}}}}}}}}return $r.errors=s,0===n}function Cr(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Cr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let n
if((void 0===r.slotUs||!e.call(r,"slotUs"))&&(n="slotUs")||(void 0===r.counts||!e.call(r,"counts"))&&(n="counts"))return Cr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1
if(void 0!==r.slotUs&&e.call(r,"slotUs")){let e=r.slotUs
const n=0
if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Cr.errors=[{instancePath:t+"/slotUs",keyword:"type",params:{type:"integer"}}],!1
if(0===n&&"number"==typeof e&&isFinite(e)){if(e>1e12||isNaN(e))return Cr.errors=[{instancePath:t+"/slotUs",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1
if(e<1||isNaN(e))return Cr.errors=[{instancePath:t+"/slotUs",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var s=0===n}else s=!0
if(s)if(void 0!==r.counts&&e.call(r,"counts")){let e=r.counts
const n=0
if(0===n){if(!Array.isArray(e))return Cr.errors=[{instancePath:t+"/counts",keyword:"type",params:{type:"array"}}],!1
if(e.length>2048)return Cr.errors=[{instancePath:t+"/counts",keyword:"maxItems",params:{limit:2048}}],!1
{const r=e.length
for(let s=0;s<r;s++){let r=e[s]
const n=0
if("number"!=typeof r||r%1||isNaN(r)||!isFinite(r))return Cr.errors=[{instancePath:t+"/counts/"+s,keyword:"type",params:{type:"integer"}}],!1
if(0===n&&"number"==typeof r&&isFinite(r)){if(r>2147483647||isNaN(r))return Cr.errors=[{instancePath:t+"/counts/"+s,keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1
if(r<0||isNaN(r))return Cr.errors=[{instancePath:t+"/counts/"+s,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(!(0===n))break}}}s=0===n}else s=!0}return Cr.errors=null,!0}function Sr(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Sr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.startUs||!e.call(r,"startUs"))&&(i="startUs")||(void 0===r.requests||!e.call(r,"requests"))&&(i="requests")||(void 0===r.handshakes||!e.call(r,"handshakes"))&&(i="handshakes")||(void 0===r.jobs||!e.call(r,"jobs"))&&(i="jobs")||(void 0===r.complete||!e.call(r,"complete"))&&(i="complete"))return Sr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.startUs&&e.call(r,"startUs")){const e=n
lr(r.startUs,{instancePath:t+"/startUs"})||(s=null===s?lr.errors:s.concat(lr.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.requests&&e.call(r,"requests")){const e=n
Cr(r.requests,{instancePath:t+"/requests"})||(s=null===s?Cr.errors:s.concat(Cr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.handshakes&&e.call(r,"handshakes")){const e=n
Cr(r.handshakes,{instancePath:t+"/handshakes"})||(s=null===s?Cr.errors:s.concat(Cr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.jobs&&e.call(r,"jobs")){const e=n
Cr(r.jobs,{instancePath:t+"/jobs"})||(s=null===s?Cr.errors:s.concat(Cr.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.complete&&e.call(r,"complete")){const e=n
if("boolean"!=typeof r.complete)return Sr.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0}}}}}return Sr.errors=s,0===n}function Or(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Or.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.code||!e.call(r,"code"))&&(i="code")||(void 0===r.count||!e.call(r,"count"))&&(i="count")||(void 0===r.message||!e.call(r,"message"))&&(i="message"))return Or.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.code&&e.call(r,"code")){const e=n
if("string"!=typeof r.code)return Or.errors=[{instancePath:t+"/code",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.count&&e.call(r,"count")){const e=n
y(r.count,{instancePath:t+"/count"})||(s=null===s?y.errors:s.concat(y.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.message&&e.call(r,"message")){const e=n
if("string"!=typeof r.message)return Or.errors=[{instancePath:t+"/message",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0}}}return Or.errors=s,0===n}const Nr=new RegExp("^(0|[1-9]\\d*):","u")
function Fr(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Fr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.meta||!e.call(r,"meta"))&&(o="meta")||(void 0===r.frames||!e.call(r,"frames"))&&(o="frames")||(void 0===r.stacks||!e.call(r,"stacks"))&&(o="stacks")||(void 0===r.samples||!e.call(r,"samples"))&&(o="samples")||(void 0===r.dropped||!e.call(r,"dropped"))&&(o="dropped")||(void 0===r.calls||!e.call(r,"calls"))&&(o="calls")||(void 0===r.diagnostics||!e.call(r,"diagnostics"))&&(o="diagnostics"))return Fr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.meta&&e.call(r,"meta")){const e=n
pr(r.meta,{instancePath:t+"/meta"})||(s=null===s?pr.errors:s.concat(pr.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.frames&&e.call(r,"frames")){let e=r.frames
const i=n
if(n===i){if(!Array.isArray(e))return Fr.errors=[{instancePath:t+"/frames",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(Ar(e[a],{instancePath:t+"/frames/"+a})||(s=null===s?Ar.errors:s.concat(Ar.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a){if(void 0!==r.stacks&&e.call(r,"stacks")){const e=n
xr(r.stacks,{instancePath:t+"/stacks"})||(s=null===s?xr.errors:s.concat(xr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.samples&&e.call(r,"samples")){const e=n
Tr(r.samples,{instancePath:t+"/samples"})||(s=null===s?Tr.errors:s.concat(Tr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.dropped&&e.call(r,"dropped")){let e=r.dropped
const i=n
if(n===i){if(!e||"object"!=typeof e||Array.isArray(e))return Fr.errors=[{instancePath:t+"/dropped",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const a=n
if(qr(e[r],{instancePath:t+"/dropped/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=null===s?qr.errors:s.concat(qr.errors),n=s.length),!(a===n))break}}a=i===n}else a=!0
if(a){if(void 0!==r.calls&&e.call(r,"calls")){let e=r.calls
const o=n
if(n===o){if(!Array.isArray(e))return Fr.errors=[{instancePath:t+"/calls",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){let r=e[a]
const o=n
if(n===o){if(!Array.isArray(r))return Fr.errors=[{instancePath:t+"/calls/"+a,keyword:"type",params:{type:"array"}}],!1
if(r.length<2)return Fr.errors=[{instancePath:t+"/calls/"+a,keyword:"minItems",params:{limit:2}}],!1
{const e=r.length
if(e>0){let e=r[0]
const s=n
if(n===s){if("string"!=typeof e)return Fr.errors=[{instancePath:t+"/calls/"+a+"/0",keyword:"type",params:{type:"string"}}],!1
if(!Nr.test(e))return Fr.errors=[{instancePath:t+"/calls/"+a+"/0",keyword:"pattern",params:{pattern:"^(0|[1-9]\\d*):"}}],!1}var i=s===n}if(i){if(e>1){const e=n
$r(r[1],{instancePath:t+"/calls/"+a+"/1"})||(s=null===s?$r.errors:s.concat($r.errors),n=s.length)
i=e===n}if(i){if(!(r.length<=2))return Fr.errors=[{instancePath:t+"/calls/"+a,keyword:"items",params:{limit:2}}],!1}}}}if(!(o===n))break}}}a=o===n}else a=!0
if(a){if(void 0!==r.times&&e.call(r,"times")){const e=n
Sr(r.times,{instancePath:t+"/times"})||(s=null===s?Sr.errors:s.concat(Sr.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.diagnostics&&e.call(r,"diagnostics")){let e=r.diagnostics
const i=n
if(n===i){if(!Array.isArray(e))return Fr.errors=[{instancePath:t+"/diagnostics",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(Or(e[a],{instancePath:t+"/diagnostics/"+a})||(s=null===s?Or.errors:s.concat(Or.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0}}}}}}}}return Fr.errors=s,0===n}exports.baseline=function r(t,{instancePath:s=""}={}){let n=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:s,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===t.version||!e.call(t,"version"))&&(o="version")||(void 0===t.environments||!e.call(t,"environments"))&&(o="environments"))return r.errors=[{instancePath:s,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==t.version&&e.call(t,"version")){const e=a
if(3!==t.version)return r.errors=[{instancePath:s+"/version",keyword:"const",params:{allowedValue:3}}],!1
var i=e===a}else i=!0
if(i)if(void 0!==t.environments&&e.call(t,"environments")){let e=t.environments
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/environments",keyword:"type",params:{type:"array"}}],!1
if(e.length<1)return r.errors=[{instancePath:s+"/environments",keyword:"minItems",params:{limit:1}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(Vr(e[t],{instancePath:s+"/environments/"+t})||(n=null===n?Vr.errors:n.concat(Vr.errors),a=n.length),!(r===a))break}}}i=o===a}else i=!0}}return r.errors=n,0===a}
function Ir(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Ir.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Ir.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Ir.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Ir.errors=null,!0}function Lr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Lr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Lr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Lr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Lr.errors=null,!0}function Rr(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Rr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let n
if((void 0===r.node||!e.call(r,"node"))&&(n="node")||(void 0===r.openssl||!e.call(r,"openssl"))&&(n="openssl")||(void 0===r.platform||!e.call(r,"platform"))&&(n="platform")||(void 0===r.processor||!e.call(r,"processor"))&&(n="processor")||(void 0===r.interval||!e.call(r,"interval"))&&(n="interval")||(void 0===r.workload||!e.call(r,"workload"))&&(n="workload"))return Rr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1
if(void 0!==r.node&&e.call(r,"node")){const e=0
if("string"!=typeof r.node)return Rr.errors=[{instancePath:t+"/node",keyword:"type",params:{type:"string"}}],!1
var s=0===e}else s=!0
if(s){if(void 0!==r.openssl&&e.call(r,"openssl")){const e=0
if("string"!=typeof r.openssl)return Rr.errors=[{instancePath:t+"/openssl",keyword:"type",params:{type:"string"}}],!1
s=0===e}else s=!0
if(s){if(void 0!==r.platform&&e.call(r,"platform")){const e=0
if("string"!=typeof r.platform)return Rr.errors=[{instancePath:t+"/platform",keyword:"type",params:{type:"string"}}],!1
s=0===e}else s=!0
if(s){if(void 0!==r.processor&&e.call(r,"processor")){const e=0
if("string"!=typeof r.processor)return Rr.errors=[{instancePath:t+"/processor",keyword:"type",params:{type:"string"}}],!1
s=0===e}else s=!0
if(s){if(void 0!==r.interval&&e.call(r,"interval")){const e=0
if("string"!=typeof r.interval)return Rr.errors=[{instancePath:t+"/interval",keyword:"type",params:{type:"string"}}],!1
s=0===e}else s=!0
if(s)if(void 0!==r.workload&&e.call(r,"workload")){let e=r.workload
const n=0
if(0===n){if(!Array.isArray(e))return Rr.errors=[{instancePath:t+"/workload",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let s=0;s<r;s++){const r=0
if("string"!=typeof e[s])return Rr.errors=[{instancePath:t+"/workload/"+s,keyword:"type",params:{type:"string"}}],!1
if(!(0===r))break}}}s=0===n}else s=!0}}}}}return Rr.errors=null,!0}function Br(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)?(Br.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:1}}],!1):e<0||isNaN(e)?(Br.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(Br.errors=null,!0):(Br.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function Ur(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Ur.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.file||!e.call(r,"file"))&&(i="file")||(void 0===r.function||!e.call(r,"function"))&&(i="function")||(void 0===r.operation||!e.call(r,"operation"))&&(i="operation")||(void 0===r.share||!e.call(r,"share"))&&(i="share"))return Ur.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.file&&e.call(r,"file")){const e=n
if("string"!=typeof r.file)return Ur.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.function&&e.call(r,"function")){const e=n
if("string"!=typeof r.function)return Ur.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.operation&&e.call(r,"operation")){const e=n
if("string"!=typeof r.operation)return Ur.errors=[{instancePath:t+"/operation",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a)if(void 0!==r.share&&e.call(r,"share")){const e=n
Br(r.share,{instancePath:t+"/share"})||(s=null===s?Br.errors:s.concat(Br.errors),n=s.length)
a=e===n}else a=!0}}}}return Ur.errors=s,0===n}function Vr(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Vr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(void 0===r.designEffects&&(r.designEffects={}),(void 0===r.runs||!e.call(r,"runs"))&&(i="runs")||(void 0===r.busyTicks||!e.call(r,"busyTicks"))&&(i="busyTicks")||(void 0===r.environment||!e.call(r,"environment"))&&(i="environment")||(void 0===r.callSites||!e.call(r,"callSites"))&&(i="callSites")||(void 0===r.metrics||!e.call(r,"metrics"))&&(i="metrics"))return Vr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.runs&&e.call(r,"runs")){const e=n
Ir(r.runs,{instancePath:t+"/runs"})||(s=null===s?Ir.errors:s.concat(Ir.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.busyTicks&&e.call(r,"busyTicks")){const e=n
Lr(r.busyTicks,{instancePath:t+"/busyTicks"})||(s=null===s?Lr.errors:s.concat(Lr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.environment&&e.call(r,"environment")){const e=n
Rr(r.environment,{instancePath:t+"/environment"})||(s=null===s?Rr.errors:s.concat(Rr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const i=n
if(n===i){if(!e||"object"!=typeof e||Array.isArray(e))return Vr.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const a=n
if(Ur(e[r],{instancePath:t+"/callSites/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=null===s?Ur.errors:s.concat(Ur.errors),n=s.length),!(a===n))break}}a=i===n}else a=!0
if(a){if(void 0!==r.metrics&&e.call(r,"metrics")){let e=r.metrics
const s=n
if(n===s){if(!e||"object"!=typeof e||Array.isArray(e))return Vr.errors=[{instancePath:t+"/metrics",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let s=e[r]
const a=n
if(n===a){if("number"!=typeof s||!isFinite(s))return Vr.errors=[{instancePath:t+"/metrics/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"number"}}],!1
if(s<0||isNaN(s))return Vr.errors=[{instancePath:t+"/metrics/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(!(a===n))break}}a=s===n}else a=!0
if(a){let e=r.designEffects
const s=n
if(n===s){if(!e||"object"!=typeof e||Array.isArray(e))return Vr.errors=[{instancePath:t+"/designEffects",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let s=e[r]
const a=n
if(n===a){if("number"!=typeof s||!isFinite(s))return Vr.errors=[{instancePath:t+"/designEffects/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"number"}}],!1
if(s<1||isNaN(s))return Vr.errors=[{instancePath:t+"/designEffects/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum",params:{comparison:">=",limit:1}}],!1}if(!(a===n))break}}a=s===n}}}}}}}return Vr.errors=s,0===n}exports.symbols=function r(t,{instancePath:s=""}={}){let n=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:s,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===t.schemaVersion||!e.call(t,"schemaVersion"))&&(o="schemaVersion")||(void 0===t.libraries||!e.call(t,"libraries"))&&(o="libraries"))return r.errors=[{instancePath:s,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==t.schemaVersion&&e.call(t,"schemaVersion")){const e=a
if(1!==t.schemaVersion)return r.errors=[{instancePath:s+"/schemaVersion",keyword:"const",params:{allowedValue:1}}],!1
var i=e===a}else i=!0
if(i)if(void 0!==t.libraries&&e.call(t,"libraries")){let e=t.libraries
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/libraries",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(Dr(e[t],{instancePath:s+"/libraries/"+t})||(n=null===n?Dr.errors:n.concat(Dr.errors),a=n.length),!(r===a))break}}}i=o===a}else i=!0}}return r.errors=n,0===a}
const Kr={type:"object",required:["path","buildId","rows","symbols"],properties:{path:{type:"string"},buildId:{type:"string"},status:{enum:["ok","partial","stripped"],default:"ok"},rows:{type:"array",items:{$ref:"#/$defs/AddressRange"}},symbols:{type:"array",items:{$ref:"#/$defs/NativeSymbol"}},openssl:{type:"array",items:{$ref:"#/$defs/AddressRange"},default:[]}}}
function Er(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Er.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Er.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Er.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Er.errors=null,!0}function Wr(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Wr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.start||!e.call(r,"start"))&&(i="start")||(void 0===r.end||!e.call(r,"end"))&&(i="end"))return Wr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.start&&e.call(r,"start")){const e=n
Er(r.start,{instancePath:t+"/start"})||(s=null===s?Er.errors:s.concat(Er.errors),n=s.length)
var a=e===n}else a=!0
if(a)if(void 0!==r.end&&e.call(r,"end")){const e=n
Er(r.end,{instancePath:t+"/end"})||(s=null===s?Er.errors:s.concat(Er.errors),n=s.length)
a=e===n}else a=!0}}return Wr.errors=s,0===n}const Qr={type:"object",required:["name","start","end"],properties:{name:{type:"string"},start:{$ref:"#/$defs/Address"},end:{$ref:"#/$defs/Address"},component:{enum:["","openssl"],default:""}}}
function zr(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return zr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(void 0===r.component&&(r.component=""),(void 0===r.name||!e.call(r,"name"))&&(i="name")||(void 0===r.start||!e.call(r,"start"))&&(i="start")||(void 0===r.end||!e.call(r,"end"))&&(i="end"))return zr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.name&&e.call(r,"name")){const e=n
if("string"!=typeof r.name)return zr.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.start&&e.call(r,"start")){const e=n
Er(r.start,{instancePath:t+"/start"})||(s=null===s?Er.errors:s.concat(Er.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.end&&e.call(r,"end")){const e=n
Er(r.end,{instancePath:t+"/end"})||(s=null===s?Er.errors:s.concat(Er.errors),n=s.length)
a=e===n}else a=!0
if(a){let e=r.component
const s=n
if(""!==e&&"openssl"!==e)return zr.errors=[{instancePath:t+"/component",keyword:"enum",params:{allowedValues:Qr.properties.component.enum}}],!1
a=s===n}}}}}return zr.errors=s,0===n}function Dr(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return Dr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(void 0===r.status&&(r.status="ok"),void 0===r.openssl&&(r.openssl=[]),(void 0===r.path||!e.call(r,"path"))&&(i="path")||(void 0===r.buildId||!e.call(r,"buildId"))&&(i="buildId")||(void 0===r.rows||!e.call(r,"rows"))&&(i="rows")||(void 0===r.symbols||!e.call(r,"symbols"))&&(i="symbols"))return Dr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.path&&e.call(r,"path")){const e=n
if("string"!=typeof r.path)return Dr.errors=[{instancePath:t+"/path",keyword:"type",params:{type:"string"}}],!1
var a=e===n}else a=!0
if(a){if(void 0!==r.buildId&&e.call(r,"buildId")){const e=n
if("string"!=typeof r.buildId)return Dr.errors=[{instancePath:t+"/buildId",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){let i=r.status
const o=n
if("ok"!==i&&"partial"!==i&&"stripped"!==i)return Dr.errors=[{instancePath:t+"/status",keyword:"enum",params:{allowedValues:Kr.properties.status.enum}}],!1
if(a=o===n){if(void 0!==r.rows&&e.call(r,"rows")){let e=r.rows
const i=n
if(n===i){if(!Array.isArray(e))return Dr.errors=[{instancePath:t+"/rows",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(Wr(e[a],{instancePath:t+"/rows/"+a})||(s=null===s?Wr.errors:s.concat(Wr.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a){if(void 0!==r.symbols&&e.call(r,"symbols")){let e=r.symbols
const i=n
if(n===i){if(!Array.isArray(e))return Dr.errors=[{instancePath:t+"/symbols",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(zr(e[a],{instancePath:t+"/symbols/"+a})||(s=null===s?zr.errors:s.concat(zr.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a){let e=r.openssl
const i=n
if(n===i){if(!Array.isArray(e))return Dr.errors=[{instancePath:t+"/openssl",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(Wr(e[a],{instancePath:t+"/openssl/"+a})||(s=null===s?Wr.errors:s.concat(Wr.errors),n=s.length),!(r===n))break}}}a=i===n}}}}}}}return Dr.errors=s,0===n}exports.bench=function r(t,{instancePath:s=""}={}){let n=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:s,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===t.schemaVersion||!e.call(t,"schemaVersion"))&&(l="schemaVersion")||(void 0===t.tool||!e.call(t,"tool"))&&(l="tool")||(void 0===t.node||!e.call(t,"node"))&&(l="node")||(void 0===t.openssl||!e.call(t,"openssl"))&&(l="openssl")||(void 0===t.platform||!e.call(t,"platform"))&&(l="platform")||(void 0===t.processor||!e.call(t,"processor"))&&(l="processor")||(void 0===t.time||!e.call(t,"time"))&&(l="time")||(void 0===t.measurements||!e.call(t,"measurements"))&&(l="measurements")||(void 0===t.missing||!e.call(t,"missing"))&&(l="missing"))return r.errors=[{instancePath:s,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==t.schemaVersion&&e.call(t,"schemaVersion")){const e=a
if(1!==t.schemaVersion)return r.errors=[{instancePath:s+"/schemaVersion",keyword:"const",params:{allowedValue:1}}],!1
var i=e===a}else i=!0
if(i){if(void 0!==t.tool&&e.call(t,"tool")){let n=t.tool
const l=a
if(a===l){if(!n||"object"!=typeof n||Array.isArray(n))return r.errors=[{instancePath:s+"/tool",keyword:"type",params:{type:"object"}}],!1
{let t
if((void 0===n.name||!e.call(n,"name"))&&(t="name")||(void 0===n.version||!e.call(n,"version"))&&(t="version"))return r.errors=[{instancePath:s+"/tool",keyword:"required",params:{missingProperty:t}}],!1
if(void 0!==n.name&&e.call(n,"name")){const e=a
if("cryptoprof"!==n.name)return r.errors=[{instancePath:s+"/tool/name",keyword:"const",params:{allowedValue:"cryptoprof"}}],!1
var o=e===a}else o=!0
if(o)if(void 0!==n.version&&e.call(n,"version")){const e=a
if("string"!=typeof n.version)return r.errors=[{instancePath:s+"/tool/version",keyword:"type",params:{type:"string"}}],!1
o=e===a}else o=!0}}i=l===a}else i=!0
if(i){if(void 0!==t.node&&e.call(t,"node")){let e=t.node
const n=a
if(a===n){if("string"!=typeof e)return r.errors=[{instancePath:s+"/node",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>100)return r.errors=[{instancePath:s+"/node",keyword:"maxLength",params:{limit:100}}],!1}i=n===a}else i=!0
if(i){if(void 0!==t.openssl&&e.call(t,"openssl")){let e=t.openssl
const n=a
if(a===n){if("string"!=typeof e)return r.errors=[{instancePath:s+"/openssl",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>100)return r.errors=[{instancePath:s+"/openssl",keyword:"maxLength",params:{limit:100}}],!1}i=n===a}else i=!0
if(i){if(void 0!==t.platform&&e.call(t,"platform")){let e=t.platform
const n=a
if(a===n){if("string"!=typeof e)return r.errors=[{instancePath:s+"/platform",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>100)return r.errors=[{instancePath:s+"/platform",keyword:"maxLength",params:{limit:100}}],!1}i=n===a}else i=!0
if(i){if(void 0!==t.processor&&e.call(t,"processor")){let e=t.processor
const n=a
if(a===n){if("string"!=typeof e)return r.errors=[{instancePath:s+"/processor",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>200)return r.errors=[{instancePath:s+"/processor",keyword:"maxLength",params:{limit:200}}],!1}i=n===a}else i=!0
if(i){if(void 0!==t.time&&e.call(t,"time")){const e=a
Gr(t.time,{instancePath:s+"/time"})||(n=null===n?Gr.errors:n.concat(Gr.errors),a=n.length)
i=e===a}else i=!0
if(i){if(void 0!==t.measurements&&e.call(t,"measurements")){let e=t.measurements
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/measurements",keyword:"type",params:{type:"array"}}],!1
if(e.length>200)return r.errors=[{instancePath:s+"/measurements",keyword:"maxItems",params:{limit:200}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(_r(e[t],{instancePath:s+"/measurements/"+t})||(n=null===n?_r.errors:n.concat(_r.errors),a=n.length),!(r===a))break}}}i=o===a}else i=!0
if(i)if(void 0!==t.missing&&e.call(t,"missing")){let e=t.missing
const n=a
if(a===n){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/missing",keyword:"type",params:{type:"array"}}],!1
if(e.length>200)return r.errors=[{instancePath:s+"/missing",keyword:"maxItems",params:{limit:200}}],!1
{const t=e.length
for(let n=0;n<t;n++){let t=e[n]
const i=a
if(a===i){if("string"!=typeof t)return r.errors=[{instancePath:s+"/missing/"+n,keyword:"type",params:{type:"string"}}],!1
if(ae(t)>100)return r.errors=[{instancePath:s+"/missing/"+n,keyword:"maxLength",params:{limit:100}}],!1}if(!(i===a))break}}}i=n===a}else i=!0}}}}}}}}}return r.errors=n,0===a}
function Gr(e,{instancePath:r=""}={}){return"string"!=typeof e?(Gr.errors=[{instancePath:r,keyword:"type",params:{type:"string"}}],!1):(Gr.errors=null,!0)}const Hr={enum:["kdf","keygen","sign","verify","kex","hash","cipher","handshake"]}
function Jr(e,{instancePath:r=""}={}){return"kdf"!==e&&"keygen"!==e&&"sign"!==e&&"verify"!==e&&"kex"!==e&&"hash"!==e&&"cipher"!==e&&"handshake"!==e?(Jr.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:Hr.enum}}],!1):(Jr.errors=null,!0)}function Xr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Xr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Xr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Xr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Xr.errors=null,!0}function Yr(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(Yr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(Yr.errors=null,!0):(Yr.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function Zr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Zr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Zr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Zr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Zr.errors=null,!0}function _r(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return _r.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.group||!e.call(r,"group"))&&(i="group")||(void 0===r.name||!e.call(r,"name"))&&(i="name")||(void 0===r.what||!e.call(r,"what"))&&(i="what")||(void 0===r.bytes||!e.call(r,"bytes"))&&(i="bytes")||(void 0===r.us||!e.call(r,"us"))&&(i="us")||(void 0===r.spread||!e.call(r,"spread"))&&(i="spread")||(void 0===r.n||!e.call(r,"n"))&&(i="n"))return _r.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.group&&e.call(r,"group")){const e=n
Jr(r.group,{instancePath:t+"/group"})||(s=null===s?Jr.errors:s.concat(Jr.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.name&&e.call(r,"name")){let e=r.name
const s=n
if(n===s){if("string"!=typeof e)return _r.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>100)return _r.errors=[{instancePath:t+"/name",keyword:"maxLength",params:{limit:100}}],!1}a=s===n}else a=!0
if(a){if(void 0!==r.what&&e.call(r,"what")){let e=r.what
const s=n
if(n===s){if("string"!=typeof e)return _r.errors=[{instancePath:t+"/what",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>100)return _r.errors=[{instancePath:t+"/what",keyword:"maxLength",params:{limit:100}}],!1}a=s===n}else a=!0
if(a){if(void 0!==r.bytes&&e.call(r,"bytes")){const e=n
Xr(r.bytes,{instancePath:t+"/bytes"})||(s=null===s?Xr.errors:s.concat(Xr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.us&&e.call(r,"us")){const e=n
Yr(r.us,{instancePath:t+"/us"})||(s=null===s?Yr.errors:s.concat(Yr.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.spread&&e.call(r,"spread")){let e=r.spread
const s=n
if(n===s){if("number"!=typeof e||!isFinite(e))return _r.errors=[{instancePath:t+"/spread",keyword:"type",params:{type:"number"}}],!1
if(e<0||isNaN(e))return _r.errors=[{instancePath:t+"/spread",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}a=s===n}else a=!0
if(a)if(void 0!==r.n&&e.call(r,"n")){const e=n
Zr(r.n,{instancePath:t+"/n"})||(s=null===s?Zr.errors:s.concat(Zr.errors),n=s.length)
a=e===n}else a=!0}}}}}}}return _r.errors=s,0===n}exports["profile#Traffic"]=function r(t,{instancePath:s=""}={}){let n=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:s,keyword:"type",params:{type:"object"}}],!1
{let c
if((void 0===t.requests||!e.call(t,"requests"))&&(c="requests")||(void 0===t.clientRequests||!e.call(t,"clientRequests"))&&(c="clientRequests")||(void 0===t.tlsServer||!e.call(t,"tlsServer"))&&(c="tlsServer")||(void 0===t.tlsClient||!e.call(t,"tlsClient"))&&(c="tlsClient")||(void 0===t.processes||!e.call(t,"processes"))&&(c="processes")||(void 0===t.complete||!e.call(t,"complete"))&&(c="complete"))return r.errors=[{instancePath:s,keyword:"required",params:{missingProperty:c}}],!1
if(void 0!==t.requests&&e.call(t,"requests")){const e=a
y(t.requests,{instancePath:s+"/requests"})||(n=null===n?y.errors:n.concat(y.errors),a=n.length)
var i=e===a}else i=!0
if(i){if(void 0!==t.serverErrors&&e.call(t,"serverErrors")){const e=a
y(t.serverErrors,{instancePath:s+"/serverErrors"})||(n=null===n?y.errors:n.concat(y.errors),a=n.length)
i=e===a}else i=!0
if(i){if(void 0!==t.clientRequests&&e.call(t,"clientRequests")){const e=a
y(t.clientRequests,{instancePath:s+"/clientRequests"})||(n=null===n?y.errors:n.concat(y.errors),a=n.length)
i=e===a}else i=!0
if(i){if(void 0!==t.tlsServer&&e.call(t,"tlsServer")){let e=t.tlsServer
const l=a,c=a
let p=!1
const u=a
ne(e,{instancePath:s+"/tlsServer"})||(n=null===n?ne.errors:n.concat(ne.errors),a=n.length)
var o=u===a
if(p=p||o,!p){const r=a
if(null!==e){const e={instancePath:s+"/tlsServer",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}o=r===a
p=p||o}if(!p){const e={instancePath:s+"/tlsServer",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,r.errors=n,!1}a=c,null!==n&&(c?n.length=c:n=null)
i=l===a}else i=!0
if(i){if(void 0!==t.tlsClient&&e.call(t,"tlsClient")){let e=t.tlsClient
const o=a,c=a
let p=!1
const u=a
ne(e,{instancePath:s+"/tlsClient"})||(n=null===n?ne.errors:n.concat(ne.errors),a=n.length)
var l=u===a
if(p=p||l,!p){const r=a
if(null!==e){const e={instancePath:s+"/tlsClient",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}l=r===a
p=p||l}if(!p){const e={instancePath:s+"/tlsClient",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,r.errors=n,!1}a=c,null!==n&&(c?n.length=c:n=null)
i=o===a}else i=!0
if(i){if(void 0!==t.routes&&e.call(t,"routes")){let e=t.routes
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/routes",keyword:"type",params:{type:"array"}}],!1
if(e.length>1e3)return r.errors=[{instancePath:s+"/routes",keyword:"maxItems",params:{limit:1e3}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(ie(e[t],{instancePath:s+"/routes/"+t})||(n=null===n?ie.errors:n.concat(ie.errors),a=n.length),!(r===a))break}}}i=o===a}else i=!0
if(i){if(void 0!==t.processes&&e.call(t,"processes")){const e=a
y(t.processes,{instancePath:s+"/processes"})||(n=null===n?y.errors:n.concat(y.errors),a=n.length)
i=e===a}else i=!0
if(i)if(void 0!==t.complete&&e.call(t,"complete")){const e=a
if("boolean"!=typeof t.complete)return r.errors=[{instancePath:s+"/complete",keyword:"type",params:{type:"boolean"}}],!1
i=e===a}else i=!0}}}}}}}}return r.errors=n,0===a},exports["probe#SavedStarts"]=function e(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!Array.isArray(r))return e.errors=[{instancePath:t,keyword:"type",params:{type:"array"}}],!1
{const e=r.length
for(let a=0;a<e;a++){const e=n
if(st(r[a],{instancePath:t+"/"+a})||(s=null===s?st.errors:s.concat(st.errors),n=s.length),!(e===n))break}}}return e.errors=s,0===n}
const et={type:"object",required:["kind","reason","count","newest","pids"],properties:{kind:{enum:["thread","child"]},reason:{anyOf:[{$ref:"profile.schema.json#/$defs/UnprofiledReason"},{type:"null"}]},count:{$ref:"types.schema.json#/$defs/Count"},newest:{$ref:"types.schema.json#/$defs/Count"},pids:{type:"array",items:{$ref:"types.schema.json#/$defs/Count"}}}}
function rt(e,{instancePath:r=""}={}){return"directory-gone"!==e&&"directory-not-writable"!==e&&"disk-full"!==e&&"no-descriptors"!==e&&"log-limit"!==e&&"recording-stopped"!==e&&"other-user"!==e&&"other-node"!==e&&"own-options"!==e&&"not-passed-on"!==e&&"own-exec-argv"!==e&&"no-log"!==e&&"log-ended-early"!==e&&"own-executable"!==e&&"replaced"!==e&&"still-running"!==e&&"unknown"!==e?(rt.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:u.enum}}],!1):(rt.errors=null,!0)}function tt(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return tt.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return tt.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return tt.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return tt.errors=null,!0}function st(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return st.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.kind||!e.call(r,"kind"))&&(o="kind")||(void 0===r.reason||!e.call(r,"reason"))&&(o="reason")||(void 0===r.count||!e.call(r,"count"))&&(o="count")||(void 0===r.newest||!e.call(r,"newest"))&&(o="newest")||(void 0===r.pids||!e.call(r,"pids"))&&(o="pids"))return st.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.kind&&e.call(r,"kind")){let e=r.kind
const s=n
if("thread"!==e&&"child"!==e)return st.errors=[{instancePath:t+"/kind",keyword:"enum",params:{allowedValues:et.properties.kind.enum}}],!1
var a=s===n}else a=!0
if(a){if(void 0!==r.reason&&e.call(r,"reason")){let e=r.reason
const o=n,l=n
let c=!1
const p=n
rt(e,{instancePath:t+"/reason"})||(s=null===s?rt.errors:s.concat(rt.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/reason",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/reason",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,st.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a){if(void 0!==r.count&&e.call(r,"count")){const e=n
tt(r.count,{instancePath:t+"/count"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.newest&&e.call(r,"newest")){const e=n
tt(r.newest,{instancePath:t+"/newest"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.pids&&e.call(r,"pids")){let e=r.pids
const i=n
if(n===i){if(!Array.isArray(e))return st.errors=[{instancePath:t+"/pids",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(tt(e[a],{instancePath:t+"/pids/"+a})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0}}}}}return st.errors=s,0===n}exports["probe#SavedThread"]=function r(t,{instancePath:s=""}={}){let n=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:s,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===t.tid||!e.call(t,"tid"))&&(l="tid")||(void 0===t.present||!e.call(t,"present"))&&(l="present")||(void 0===t.poolIsNamed||!e.call(t,"poolIsNamed"))&&(l="poolIsNamed")||(void 0===t.atExit||!e.call(t,"atExit"))&&(l="atExit"))return r.errors=[{instancePath:s,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==t.tid&&e.call(t,"tid")){const e=a
tt(t.tid,{instancePath:s+"/tid"})||(n=null===n?tt.errors:n.concat(tt.errors),a=n.length)
var i=e===a}else i=!0
if(i){if(void 0!==t.present&&e.call(t,"present")){let e=t.present
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/present",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(tt(e[t],{instancePath:s+"/present/"+t})||(n=null===n?tt.errors:n.concat(tt.errors),a=n.length),!(r===a))break}}}i=o===a}else i=!0
if(i){if(void 0!==t.poolIsNamed&&e.call(t,"poolIsNamed")){const e=a
if("boolean"!=typeof t.poolIsNamed)return r.errors=[{instancePath:s+"/poolIsNamed",keyword:"type",params:{type:"boolean"}}],!1
i=e===a}else i=!0
if(i){if(void 0!==t.atExit&&e.call(t,"atExit")){let e=t.atExit
const l=a,c=a
let p=!1
const u=a
it(e,{instancePath:s+"/atExit"})||(n=null===n?it.errors:n.concat(it.errors),a=n.length)
var o=u===a
if(p=p||o,!p){const r=a
if(null!==e){const e={instancePath:s+"/atExit",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),a++}o=r===a
p=p||o}if(!p){const e={instancePath:s+"/atExit",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),a++,r.errors=n,!1}a=c,null!==n&&(c?n.length=c:n=null)
i=l===a}else i=!0
if(i){if(void 0!==t.script&&e.call(t,"script")){let e=t.script
const n=a
if(a===n){if("string"!=typeof e)return r.errors=[{instancePath:s+"/script",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>4096)return r.errors=[{instancePath:s+"/script",keyword:"maxLength",params:{limit:4096}}],!1}i=n===a}else i=!0
if(i)if(void 0!==t.image&&e.call(t,"image")){let e=t.image
const n=a
if(a===n){if("string"!=typeof e)return r.errors=[{instancePath:s+"/image",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>32)return r.errors=[{instancePath:s+"/image",keyword:"maxLength",params:{limit:32}}],!1}i=n===a}else i=!0}}}}}}return r.errors=n,0===a}
function nt(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(nt.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(nt.errors=null,!0):(nt.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function at(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return at.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.tid||!e.call(r,"tid"))&&(i="tid")||(void 0===r.name||!e.call(r,"name"))&&(i="name")||(void 0===r.cpuMs||!e.call(r,"cpuMs"))&&(i="cpuMs")||(void 0===r.waitMs||!e.call(r,"waitMs"))&&(i="waitMs"))return at.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.tid&&e.call(r,"tid")){const e=n
tt(r.tid,{instancePath:t+"/tid"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.name&&e.call(r,"name")){const e=n
if("string"!=typeof r.name)return at.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.cpuMs&&e.call(r,"cpuMs")){const e=n
nt(r.cpuMs,{instancePath:t+"/cpuMs"})||(s=null===s?nt.errors:s.concat(nt.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.waitMs&&e.call(r,"waitMs")){const e=n
nt(r.waitMs,{instancePath:t+"/waitMs"})||(s=null===s?nt.errors:s.concat(nt.errors),n=s.length)
a=e===n}else a=!0}}}}return at.errors=s,0===n}function it(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return it.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.totalMs||!e.call(r,"totalMs"))&&(i="totalMs")||(void 0===r.threads||!e.call(r,"threads"))&&(i="threads"))return it.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.totalMs&&e.call(r,"totalMs")){const e=n
nt(r.totalMs,{instancePath:t+"/totalMs"})||(s=null===s?nt.errors:s.concat(nt.errors),n=s.length)
var a=e===n}else a=!0
if(a)if(void 0!==r.threads&&e.call(r,"threads")){let e=r.threads
const i=n
if(n===i){if(!Array.isArray(e))return it.errors=[{instancePath:t+"/threads",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(at(e[a],{instancePath:t+"/threads/"+a})||(s=null===s?at.errors:s.concat(at.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0}}return it.errors=s,0===n}exports["probe#SavedPort"]=function r(t,{instancePath:s=""}={}){let n=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:s,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===t.port||!e.call(t,"port"))&&(o="port")||(void 0===t.address||!e.call(t,"address"))&&(o="address")||(void 0===t.script||!e.call(t,"script"))&&(o="script")||(void 0===t.serves||!e.call(t,"serves"))&&(o="serves")||(void 0===t.upgrades||!e.call(t,"upgrades"))&&(o="upgrades"))return r.errors=[{instancePath:s,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==t.port&&e.call(t,"port")){const e=a
tt(t.port,{instancePath:s+"/port"})||(n=null===n?tt.errors:n.concat(tt.errors),a=n.length)
var i=e===a}else i=!0
if(i){if(void 0!==t.address&&e.call(t,"address")){let e=t.address
const n=a
if(a===n){if("string"!=typeof e)return r.errors=[{instancePath:s+"/address",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>255)return r.errors=[{instancePath:s+"/address",keyword:"maxLength",params:{limit:255}}],!1}i=n===a}else i=!0
if(i){if(void 0!==t.script&&e.call(t,"script")){let e=t.script
const n=a
if(a===n){if("string"!=typeof e)return r.errors=[{instancePath:s+"/script",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>4096)return r.errors=[{instancePath:s+"/script",keyword:"maxLength",params:{limit:4096}}],!1}i=n===a}else i=!0
if(i){if(void 0!==t.serves&&e.call(t,"serves")){let e=t.serves
const n=a
if("http"!==e&&"https"!==e&&"other"!==e)return r.errors=[{instancePath:s+"/serves",keyword:"enum",params:{allowedValues:ot.properties.serves.enum}}],!1
i=n===a}else i=!0
if(i)if(void 0!==t.upgrades&&e.call(t,"upgrades")){const e=a
if("boolean"!=typeof t.upgrades)return r.errors=[{instancePath:s+"/upgrades",keyword:"type",params:{type:"boolean"}}],!1
i=e===a}else i=!0}}}}}return r.errors=n,0===a}
const ot={type:"object",required:["port","address","script","serves","upgrades"],properties:{port:{$ref:"types.schema.json#/$defs/Count"},address:{type:"string",maxLength:255},script:{type:"string",maxLength:4096},serves:{enum:["http","https","other"]},upgrades:{type:"boolean"}}}
exports["probe#SavedTls"]=function r(t,{instancePath:s=""}={}){let n=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:s,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===t.peers||!e.call(t,"peers"))&&(o="peers")||(void 0===t.contexts||!e.call(t,"contexts"))&&(o="contexts"))return r.errors=[{instancePath:s,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==t.peers&&e.call(t,"peers")){let e=t.peers
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/peers",keyword:"type",params:{type:"array"}}],!1
if(e.length>202)return r.errors=[{instancePath:s+"/peers",keyword:"maxItems",params:{limit:202}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(gt(e[t],{instancePath:s+"/peers/"+t})||(n=null===n?gt.errors:n.concat(gt.errors),a=n.length),!(r===a))break}}}var i=o===a}else i=!0
if(i)if(void 0!==t.contexts&&e.call(t,"contexts")){const e=a
vt(t.contexts,{instancePath:s+"/contexts"})||(n=null===n?vt.errors:n.concat(vt.errors),a=n.length)
i=e===a}else i=!0}}return r.errors=n,0===a}
const lt={type:"object",required:["role","host","port","handshakes","resumed","overlapped","requests","reusedRequests","agents","protocol","cipher","group","alpn","certificate","bytesIn","bytesOut","helloBytes","handshakeTimes","lifeTimes","mostOpen","choices","callSites","unplaced","packages","agentSites"],properties:{role:{enum:["client","server"]},host:{type:"string",maxLength:255},port:{$ref:"types.schema.json#/$defs/Count"},handshakes:{$ref:"types.schema.json#/$defs/Count"},resumed:{$ref:"types.schema.json#/$defs/Count"},overlapped:{$ref:"types.schema.json#/$defs/Count"},requests:{$ref:"types.schema.json#/$defs/Count"},reusedRequests:{$ref:"types.schema.json#/$defs/Count"},agents:{$ref:"types.schema.json#/$defs/Count"},protocol:{$ref:"types.schema.json#/$defs/Tally"},cipher:{$ref:"types.schema.json#/$defs/Tally"},group:{$ref:"types.schema.json#/$defs/Tally"},alpn:{$ref:"types.schema.json#/$defs/Tally"},certificate:{anyOf:[{$ref:"tls.schema.json#/$defs/Certificate"},{type:"null"}]},bytesIn:{$ref:"types.schema.json#/$defs/Bytes"},bytesOut:{$ref:"types.schema.json#/$defs/Bytes"},helloBytes:{$ref:"#/$defs/ByNumber"},handshakeTimes:{$ref:"#/$defs/ByNumber"},lifeTimes:{$ref:"#/$defs/ByNumber"},mostOpen:{$ref:"types.schema.json#/$defs/Count"},choices:{$ref:"tls.schema.json#/$defs/PeerChoices"},callSites:{type:"array",maxItems:32,items:{$ref:"#/$defs/SavedPlace"}},unplaced:{$ref:"types.schema.json#/$defs/Count"},packages:{type:"object",maxProperties:65,propertyNames:{maxLength:255},additionalProperties:{$ref:"types.schema.json#/$defs/Count"}},agentSites:{type:"array",maxItems:32,items:{$ref:"#/$defs/SavedPlace"}}}}
function ct(e,{instancePath:r=""}={}){let t=null,s=0
if(0===s){if(!e||"object"!=typeof e||Array.isArray(e))return ct.errors=[{instancePath:r,keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>100)return ct.errors=[{instancePath:r,keyword:"maxProperties",params:{limit:100}}],!1
for(const a of Object.keys(e)){const e=s
if("string"==typeof a&&!re.test(a)){const e={instancePath:r,keyword:"pattern",params:{pattern:"^[\\w./-]{1,64}$"},propertyName:a}
null===t?t=[e]:t.push(e),s++}var n=e===s
if(!n){const e={instancePath:r,keyword:"propertyNames",params:{propertyName:a}}
return null===t?t=[e]:t.push(e),s++,ct.errors=t,!1}}if(n)for(const n of Object.keys(e)){const a=s
if(te(e[n],{instancePath:r+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?te.errors:t.concat(te.errors),s=t.length),!(a===s))break}}return ct.errors=t,0===s}function pt(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return pt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===r.type||!e.call(r,"type"))&&(o="type")||(void 0===r.bits||!e.call(r,"bits"))&&(o="bits")||(void 0===r.curve||!e.call(r,"curve"))&&(o="curve"))return pt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==r.type&&e.call(r,"type")){let e=r.type
const s=n
if("rsa"!==e&&"ec"!==e&&"ed25519"!==e&&"other"!==e)return pt.errors=[{instancePath:t+"/type",keyword:"enum",params:{allowedValues:ue.properties.type.enum}}],!1
var a=s===n}else a=!0
if(a){if(void 0!==r.bits&&e.call(r,"bits")){let e=r.bits
const o=n,l=n
let c=!1
const p=n
ce(e,{instancePath:t+"/bits"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/bits",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/bits",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,pt.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a)if(void 0!==r.curve&&e.call(r,"curve")){const e=n
if("string"!=typeof r.curve)return pt.errors=[{instancePath:t+"/curve",keyword:"type",params:{type:"string"}}],!1
a=e===n}else a=!0}}}return pt.errors=s,0===n}function ut(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return ut.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return ut.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return ut.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return ut.errors=null,!0}const ft=new RegExp("^\\d{1,12}$","u")
function yt(e,{instancePath:r=""}={}){let t=null,s=0
if(0===s){if(!e||"object"!=typeof e||Array.isArray(e))return yt.errors=[{instancePath:r,keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>1e3)return yt.errors=[{instancePath:r,keyword:"maxProperties",params:{limit:1e3}}],!1
for(const a of Object.keys(e)){const e=s
if("string"==typeof a&&!ft.test(a)){const e={instancePath:r,keyword:"pattern",params:{pattern:"^\\d{1,12}$"},propertyName:a}
null===t?t=[e]:t.push(e),s++}var n=e===s
if(!n){const e={instancePath:r,keyword:"propertyNames",params:{propertyName:a}}
return null===t?t=[e]:t.push(e),s++,yt.errors=t,!1}}if(n)for(const n of Object.keys(e)){const a=s
if(tt(e[n],{instancePath:r+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?tt.errors:t.concat(tt.errors),s=t.length),!(a===s))break}}return yt.errors=t,0===s}function dt(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return dt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(void 0===r.withDispatcher&&(r.withDispatcher=0),void 0===r.agentIsPlain&&(r.agentIsPlain=0),void 0===r.renegotiated&&(r.renegotiated=0),void 0===r.closedByRequest&&(r.closedByRequest=0),(void 0===r.withAgent||!e.call(r,"withAgent"))&&(i="withAgent")||(void 0===r.agentKeepsAlive||!e.call(r,"agentKeepsAlive"))&&(i="agentKeepsAlive")||(void 0===r.agentKeepsNoSessions||!e.call(r,"agentKeepsNoSessions"))&&(i="agentKeepsNoSessions")||(void 0===r.sessionOffered||!e.call(r,"sessionOffered"))&&(i="sessionOffered")||(void 0===r.ownContext||!e.call(r,"ownContext"))&&(i="ownContext")||(void 0===r.ownCa||!e.call(r,"ownCa"))&&(i="ownCa")||(void 0===r.ownIdentityCheck||!e.call(r,"ownIdentityCheck"))&&(i="ownIdentityCheck")||(void 0===r.forbidsTls13||!e.call(r,"forbidsTls13"))&&(i="forbidsTls13")||(void 0===r.ownCurves||!e.call(r,"ownCurves"))&&(i="ownCurves")||(void 0===r.closedByServer||!e.call(r,"closedByServer"))&&(i="closedByServer"))return dt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.withAgent&&e.call(r,"withAgent")){const e=n
ce(r.withAgent,{instancePath:t+"/withAgent"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
var a=e===n}else a=!0
if(a){const i=n
if(ce(r.withDispatcher,{instancePath:t+"/withDispatcher"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length),a=i===n){if(void 0!==r.agentKeepsAlive&&e.call(r,"agentKeepsAlive")){const e=n
ce(r.agentKeepsAlive,{instancePath:t+"/agentKeepsAlive"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){const i=n
if(ce(r.agentIsPlain,{instancePath:t+"/agentIsPlain"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length),a=i===n){if(void 0!==r.agentKeepsNoSessions&&e.call(r,"agentKeepsNoSessions")){const e=n
ce(r.agentKeepsNoSessions,{instancePath:t+"/agentKeepsNoSessions"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.sessionOffered&&e.call(r,"sessionOffered")){const e=n
ce(r.sessionOffered,{instancePath:t+"/sessionOffered"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.ownContext&&e.call(r,"ownContext")){const e=n
ce(r.ownContext,{instancePath:t+"/ownContext"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.ownCa&&e.call(r,"ownCa")){const e=n
ce(r.ownCa,{instancePath:t+"/ownCa"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.ownIdentityCheck&&e.call(r,"ownIdentityCheck")){const e=n
ce(r.ownIdentityCheck,{instancePath:t+"/ownIdentityCheck"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.forbidsTls13&&e.call(r,"forbidsTls13")){const e=n
ce(r.forbidsTls13,{instancePath:t+"/forbidsTls13"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.ownCurves&&e.call(r,"ownCurves")){const e=n
ce(r.ownCurves,{instancePath:t+"/ownCurves"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){const i=n
if(ce(r.renegotiated,{instancePath:t+"/renegotiated"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length),a=i===n){if(void 0!==r.closedByServer&&e.call(r,"closedByServer")){const e=n
ce(r.closedByServer,{instancePath:t+"/closedByServer"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}else a=!0
if(a){const e=n
ce(r.closedByRequest,{instancePath:t+"/closedByRequest"})||(s=null===s?ce.errors:s.concat(ce.errors),n=s.length)
a=e===n}}}}}}}}}}}}}}}return dt.errors=s,0===n}function ht(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return ht.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return ht.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return ht.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return ht.errors=null,!0}function mt(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return mt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.file||!e.call(r,"file"))&&(i="file")||(void 0===r.line||!e.call(r,"line"))&&(i="line")||(void 0===r.column||!e.call(r,"column"))&&(i="column")||(void 0===r.function||!e.call(r,"function"))&&(i="function")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(i="isAsync")||(void 0===r.count||!e.call(r,"count"))&&(i="count"))return mt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.file&&e.call(r,"file")){let e=r.file
const s=n
if(n===s){if("string"!=typeof e)return mt.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>1024)return mt.errors=[{instancePath:t+"/file",keyword:"maxLength",params:{limit:1024}}],!1}var a=s===n}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=n
ht(r.line,{instancePath:t+"/line"})||(s=null===s?ht.errors:s.concat(ht.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.column&&e.call(r,"column")){const e=n
tt(r.column,{instancePath:t+"/column"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.function&&e.call(r,"function")){let e=r.function
const s=n
if(n===s){if("string"!=typeof e)return mt.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>200)return mt.errors=[{instancePath:t+"/function",keyword:"maxLength",params:{limit:200}}],!1}a=s===n}else a=!0
if(a){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=n
if("boolean"!=typeof r.isAsync)return mt.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.count&&e.call(r,"count")){const e=n
tt(r.count,{instancePath:t+"/count"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.isFirstUse&&e.call(r,"isFirstUse")){const e=n
if("boolean"!=typeof r.isFirstUse)return mt.errors=[{instancePath:t+"/isFirstUse",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0}}}}}}}return mt.errors=s,0===n}function gt(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return gt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if((void 0===r.role||!e.call(r,"role"))&&(l="role")||(void 0===r.host||!e.call(r,"host"))&&(l="host")||(void 0===r.port||!e.call(r,"port"))&&(l="port")||(void 0===r.handshakes||!e.call(r,"handshakes"))&&(l="handshakes")||(void 0===r.resumed||!e.call(r,"resumed"))&&(l="resumed")||(void 0===r.overlapped||!e.call(r,"overlapped"))&&(l="overlapped")||(void 0===r.requests||!e.call(r,"requests"))&&(l="requests")||(void 0===r.reusedRequests||!e.call(r,"reusedRequests"))&&(l="reusedRequests")||(void 0===r.agents||!e.call(r,"agents"))&&(l="agents")||(void 0===r.protocol||!e.call(r,"protocol"))&&(l="protocol")||(void 0===r.cipher||!e.call(r,"cipher"))&&(l="cipher")||(void 0===r.group||!e.call(r,"group"))&&(l="group")||(void 0===r.alpn||!e.call(r,"alpn"))&&(l="alpn")||(void 0===r.certificate||!e.call(r,"certificate"))&&(l="certificate")||(void 0===r.bytesIn||!e.call(r,"bytesIn"))&&(l="bytesIn")||(void 0===r.bytesOut||!e.call(r,"bytesOut"))&&(l="bytesOut")||(void 0===r.helloBytes||!e.call(r,"helloBytes"))&&(l="helloBytes")||(void 0===r.handshakeTimes||!e.call(r,"handshakeTimes"))&&(l="handshakeTimes")||(void 0===r.lifeTimes||!e.call(r,"lifeTimes"))&&(l="lifeTimes")||(void 0===r.mostOpen||!e.call(r,"mostOpen"))&&(l="mostOpen")||(void 0===r.choices||!e.call(r,"choices"))&&(l="choices")||(void 0===r.callSites||!e.call(r,"callSites"))&&(l="callSites")||(void 0===r.unplaced||!e.call(r,"unplaced"))&&(l="unplaced")||(void 0===r.packages||!e.call(r,"packages"))&&(l="packages")||(void 0===r.agentSites||!e.call(r,"agentSites"))&&(l="agentSites"))return gt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(void 0!==r.role&&e.call(r,"role")){let e=r.role
const s=n
if("client"!==e&&"server"!==e)return gt.errors=[{instancePath:t+"/role",keyword:"enum",params:{allowedValues:lt.properties.role.enum}}],!1
var a=s===n}else a=!0
if(a){if(void 0!==r.host&&e.call(r,"host")){let e=r.host
const s=n
if(n===s){if("string"!=typeof e)return gt.errors=[{instancePath:t+"/host",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>255)return gt.errors=[{instancePath:t+"/host",keyword:"maxLength",params:{limit:255}}],!1}a=s===n}else a=!0
if(a){if(void 0!==r.port&&e.call(r,"port")){const e=n
tt(r.port,{instancePath:t+"/port"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.handshakes&&e.call(r,"handshakes")){const e=n
tt(r.handshakes,{instancePath:t+"/handshakes"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.resumed&&e.call(r,"resumed")){const e=n
tt(r.resumed,{instancePath:t+"/resumed"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.overlapped&&e.call(r,"overlapped")){const e=n
tt(r.overlapped,{instancePath:t+"/overlapped"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.requests&&e.call(r,"requests")){const e=n
tt(r.requests,{instancePath:t+"/requests"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.reusedRequests&&e.call(r,"reusedRequests")){const e=n
tt(r.reusedRequests,{instancePath:t+"/reusedRequests"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.agents&&e.call(r,"agents")){const e=n
tt(r.agents,{instancePath:t+"/agents"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.protocol&&e.call(r,"protocol")){const e=n
ct(r.protocol,{instancePath:t+"/protocol"})||(s=null===s?ct.errors:s.concat(ct.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.cipher&&e.call(r,"cipher")){const e=n
ct(r.cipher,{instancePath:t+"/cipher"})||(s=null===s?ct.errors:s.concat(ct.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.group&&e.call(r,"group")){const e=n
ct(r.group,{instancePath:t+"/group"})||(s=null===s?ct.errors:s.concat(ct.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.alpn&&e.call(r,"alpn")){const e=n
ct(r.alpn,{instancePath:t+"/alpn"})||(s=null===s?ct.errors:s.concat(ct.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.certificate&&e.call(r,"certificate")){let e=r.certificate
const o=n,l=n
let c=!1
const p=n
pt(e,{instancePath:t+"/certificate"})||(s=null===s?pt.errors:s.concat(pt.errors),n=s.length)
var i=p===n
if(c=c||i,!c){const r=n
if(null!==e){const e={instancePath:t+"/certificate",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),n++}i=r===n
c=c||i}if(!c){const e={instancePath:t+"/certificate",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),n++,gt.errors=s,!1}n=l,null!==s&&(l?s.length=l:s=null)
a=o===n}else a=!0
if(a){if(void 0!==r.bytesIn&&e.call(r,"bytesIn")){const e=n
ut(r.bytesIn,{instancePath:t+"/bytesIn"})||(s=null===s?ut.errors:s.concat(ut.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.bytesOut&&e.call(r,"bytesOut")){const e=n
ut(r.bytesOut,{instancePath:t+"/bytesOut"})||(s=null===s?ut.errors:s.concat(ut.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.helloBytes&&e.call(r,"helloBytes")){const e=n
yt(r.helloBytes,{instancePath:t+"/helloBytes"})||(s=null===s?yt.errors:s.concat(yt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.handshakeTimes&&e.call(r,"handshakeTimes")){const e=n
yt(r.handshakeTimes,{instancePath:t+"/handshakeTimes"})||(s=null===s?yt.errors:s.concat(yt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.lifeTimes&&e.call(r,"lifeTimes")){const e=n
yt(r.lifeTimes,{instancePath:t+"/lifeTimes"})||(s=null===s?yt.errors:s.concat(yt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.mostOpen&&e.call(r,"mostOpen")){const e=n
tt(r.mostOpen,{instancePath:t+"/mostOpen"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.choices&&e.call(r,"choices")){const e=n
dt(r.choices,{instancePath:t+"/choices"})||(s=null===s?dt.errors:s.concat(dt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const i=n
if(n===i){if(!Array.isArray(e))return gt.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
if(e.length>32)return gt.errors=[{instancePath:t+"/callSites",keyword:"maxItems",params:{limit:32}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(mt(e[a],{instancePath:t+"/callSites/"+a})||(s=null===s?mt.errors:s.concat(mt.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a){if(void 0!==r.unplaced&&e.call(r,"unplaced")){const e=n
tt(r.unplaced,{instancePath:t+"/unplaced"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.packages&&e.call(r,"packages")){let e=r.packages
const i=n
if(n===i){if(!e||"object"!=typeof e||Array.isArray(e))return gt.errors=[{instancePath:t+"/packages",keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>65)return gt.errors=[{instancePath:t+"/packages",keyword:"maxProperties",params:{limit:65}}],!1
for(const r of Object.keys(e)){const e=n
if("string"==typeof r&&ae(r)>255){const e={instancePath:t+"/packages",keyword:"maxLength",params:{limit:255},propertyName:r}
null===s?s=[e]:s.push(e),n++}var o=e===n
if(!o){const e={instancePath:t+"/packages",keyword:"propertyNames",params:{propertyName:r}}
return null===s?s=[e]:s.push(e),n++,gt.errors=s,!1}}if(o)for(const r of Object.keys(e)){const a=n
if(tt(e[r],{instancePath:t+"/packages/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length),!(a===n))break}}a=i===n}else a=!0
if(a)if(void 0!==r.agentSites&&e.call(r,"agentSites")){let e=r.agentSites
const i=n
if(n===i){if(!Array.isArray(e))return gt.errors=[{instancePath:t+"/agentSites",keyword:"type",params:{type:"array"}}],!1
if(e.length>32)return gt.errors=[{instancePath:t+"/agentSites",keyword:"maxItems",params:{limit:32}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(mt(e[a],{instancePath:t+"/agentSites/"+a})||(s=null===s?mt.errors:s.concat(mt.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0}}}}}}}}}}}}}}}}}}}}}}}}}return gt.errors=s,0===n}function vt(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return vt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.created||!e.call(r,"created"))&&(i="created")||(void 0===r.withCa||!e.call(r,"withCa"))&&(i="withCa")||(void 0===r.caBytes||!e.call(r,"caBytes"))&&(i="caBytes")||(void 0===r.callSites||!e.call(r,"callSites"))&&(i="callSites")||(void 0===r.unplaced||!e.call(r,"unplaced"))&&(i="unplaced"))return vt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.created&&e.call(r,"created")){const e=n
tt(r.created,{instancePath:t+"/created"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
var a=e===n}else a=!0
if(a){if(void 0!==r.withCa&&e.call(r,"withCa")){const e=n
tt(r.withCa,{instancePath:t+"/withCa"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.caBytes&&e.call(r,"caBytes")){const e=n
ut(r.caBytes,{instancePath:t+"/caBytes"})||(s=null===s?ut.errors:s.concat(ut.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.callSites&&e.call(r,"callSites")){let e=r.callSites
const i=n
if(n===i){if(!Array.isArray(e))return vt.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
if(e.length>32)return vt.errors=[{instancePath:t+"/callSites",keyword:"maxItems",params:{limit:32}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(mt(e[a],{instancePath:t+"/callSites/"+a})||(s=null===s?mt.errors:s.concat(mt.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0
if(a)if(void 0!==r.unplaced&&e.call(r,"unplaced")){const e=n
tt(r.unplaced,{instancePath:t+"/unplaced"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0}}}}}return vt.errors=s,0===n}exports["probe#SavedJobs"]=function r(t,{instancePath:s=""}={}){let n=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:s,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===t.poolSize||!e.call(t,"poolSize"))&&(o="poolSize")||(void 0===t.maxInFlight||!e.call(t,"maxInFlight"))&&(o="maxInFlight")||(void 0===t.kinds||!e.call(t,"kinds"))&&(o="kinds")||(void 0===t.complete||!e.call(t,"complete"))&&(o="complete"))return r.errors=[{instancePath:s,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==t.poolSize&&e.call(t,"poolSize")){const e=a
tt(t.poolSize,{instancePath:s+"/poolSize"})||(n=null===n?tt.errors:n.concat(tt.errors),a=n.length)
var i=e===a}else i=!0
if(i){if(void 0!==t.maxInFlight&&e.call(t,"maxInFlight")){const e=a
tt(t.maxInFlight,{instancePath:s+"/maxInFlight"})||(n=null===n?tt.errors:n.concat(tt.errors),a=n.length)
i=e===a}else i=!0
if(i){if(void 0!==t.kinds&&e.call(t,"kinds")){let e=t.kinds
const o=a
if(a===o){if(!Array.isArray(e))return r.errors=[{instancePath:s+"/kinds",keyword:"type",params:{type:"array"}}],!1
if(e.length>100)return r.errors=[{instancePath:s+"/kinds",keyword:"maxItems",params:{limit:100}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(wt(e[t],{instancePath:s+"/kinds/"+t})||(n=null===n?wt.errors:n.concat(wt.errors),a=n.length),!(r===a))break}}}i=o===a}else i=!0
if(i)if(void 0!==t.complete&&e.call(t,"complete")){const e=a
if("boolean"!=typeof t.complete)return r.errors=[{instancePath:s+"/complete",keyword:"type",params:{type:"boolean"}}],!1
i=e===a}else i=!0}}}}return r.errors=n,0===a}
const Pt=new RegExp("^\\w{1,64}$","u")
function kt(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return kt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.file||!e.call(r,"file"))&&(i="file")||(void 0===r.line||!e.call(r,"line"))&&(i="line")||(void 0===r.column||!e.call(r,"column"))&&(i="column")||(void 0===r.function||!e.call(r,"function"))&&(i="function")||(void 0===r.isAsync||!e.call(r,"isAsync"))&&(i="isAsync")||(void 0===r.package||!e.call(r,"package"))&&(i="package")||(void 0===r.jobs||!e.call(r,"jobs"))&&(i="jobs"))return kt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
{const i=n
for(const e of Object.keys(r))if("file"!==e&&"line"!==e&&"column"!==e&&"function"!==e&&"isAsync"!==e&&"package"!==e&&"called"!==e&&"jobs"!==e)return kt.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e}}],!1
if(i===n){if(void 0!==r.file&&e.call(r,"file")){let e=r.file
const s=n
if(n===s){if("string"!=typeof e)return kt.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>1024)return kt.errors=[{instancePath:t+"/file",keyword:"maxLength",params:{limit:1024}}],!1}var a=s===n}else a=!0
if(a){if(void 0!==r.line&&e.call(r,"line")){const e=n
ht(r.line,{instancePath:t+"/line"})||(s=null===s?ht.errors:s.concat(ht.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.column&&e.call(r,"column")){const e=n
tt(r.column,{instancePath:t+"/column"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.function&&e.call(r,"function")){let e=r.function
const s=n
if(n===s){if("string"!=typeof e)return kt.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>200)return kt.errors=[{instancePath:t+"/function",keyword:"maxLength",params:{limit:200}}],!1}a=s===n}else a=!0
if(a){if(void 0!==r.isAsync&&e.call(r,"isAsync")){const e=n
if("boolean"!=typeof r.isAsync)return kt.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===n}else a=!0
if(a){if(void 0!==r.package&&e.call(r,"package")){let e=r.package
const s=n
if(n===s){if("string"!=typeof e)return kt.errors=[{instancePath:t+"/package",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>255)return kt.errors=[{instancePath:t+"/package",keyword:"maxLength",params:{limit:255}}],!1}a=s===n}else a=!0
if(a){if(void 0!==r.called&&e.call(r,"called")){let e=r.called
const s=n
if(n===s){if("string"!=typeof e)return kt.errors=[{instancePath:t+"/called",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>200)return kt.errors=[{instancePath:t+"/called",keyword:"maxLength",params:{limit:200}}],!1}a=s===n}else a=!0
if(a)if(void 0!==r.jobs&&e.call(r,"jobs")){const e=n
tt(r.jobs,{instancePath:t+"/jobs"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0}}}}}}}}}}return kt.errors=s,0===n}function wt(r,{instancePath:t=""}={}){let s=null,n=0
if(0===n){if(!r||"object"!=typeof r||Array.isArray(r))return wt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if((void 0===r.job||!e.call(r,"job"))&&(i="job")||(void 0===r.jobs||!e.call(r,"jobs"))&&(i="jobs")||(void 0===r.maxInFlight||!e.call(r,"maxInFlight"))&&(i="maxInFlight")||(void 0===r.waits||!e.call(r,"waits"))&&(i="waits")||(void 0===r.runs||!e.call(r,"runs"))&&(i="runs")||(void 0===r.sites||!e.call(r,"sites"))&&(i="sites"))return wt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(void 0!==r.job&&e.call(r,"job")){let e=r.job
const s=n
if(n===s){if("string"!=typeof e)return wt.errors=[{instancePath:t+"/job",keyword:"type",params:{type:"string"}}],!1
if(!Pt.test(e))return wt.errors=[{instancePath:t+"/job",keyword:"pattern",params:{pattern:"^\\w{1,64}$"}}],!1}var a=s===n}else a=!0
if(a){if(void 0!==r.jobs&&e.call(r,"jobs")){const e=n
tt(r.jobs,{instancePath:t+"/jobs"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.maxInFlight&&e.call(r,"maxInFlight")){const e=n
tt(r.maxInFlight,{instancePath:t+"/maxInFlight"})||(s=null===s?tt.errors:s.concat(tt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.waits&&e.call(r,"waits")){const e=n
yt(r.waits,{instancePath:t+"/waits"})||(s=null===s?yt.errors:s.concat(yt.errors),n=s.length)
a=e===n}else a=!0
if(a){if(void 0!==r.runs&&e.call(r,"runs")){const e=n
yt(r.runs,{instancePath:t+"/runs"})||(s=null===s?yt.errors:s.concat(yt.errors),n=s.length)
a=e===n}else a=!0
if(a)if(void 0!==r.sites&&e.call(r,"sites")){let e=r.sites
const i=n
if(n===i){if(!Array.isArray(e))return wt.errors=[{instancePath:t+"/sites",keyword:"type",params:{type:"array"}}],!1
if(e.length>200)return wt.errors=[{instancePath:t+"/sites",keyword:"maxItems",params:{limit:200}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=n
if(kt(e[a],{instancePath:t+"/sites/"+a})||(s=null===s?kt.errors:s.concat(kt.errors),n=s.length),!(r===n))break}}}a=i===n}else a=!0}}}}}}return wt.errors=s,0===n}exports["probe#SavedTimes"]=function r(t,{instancePath:s=""}={}){let n=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:s,keyword:"type",params:{type:"object"}}],!1
{let o
if((void 0===t.clock||!e.call(t,"clock"))&&(o="clock")||(void 0===t.requests||!e.call(t,"requests"))&&(o="requests")||(void 0===t.handshakes||!e.call(t,"handshakes"))&&(o="handshakes")||(void 0===t.jobs||!e.call(t,"jobs"))&&(o="jobs")||(void 0===t.complete||!e.call(t,"complete"))&&(o="complete"))return r.errors=[{instancePath:s,keyword:"required",params:{missingProperty:o}}],!1
if(void 0!==t.clock&&e.call(t,"clock")){let e=t.clock
const n=a
if(a===n){if("string"!=typeof e)return r.errors=[{instancePath:s+"/clock",keyword:"type",params:{type:"string"}}],!1
if(!bt.test(e))return r.errors=[{instancePath:s+"/clock",keyword:"pattern",params:{pattern:"^\\d{1,19}$"}}],!1}var i=n===a}else i=!0
if(i){if(void 0!==t.requests&&e.call(t,"requests")){const e=a
At(t.requests,{instancePath:s+"/requests"})||(n=null===n?At.errors:n.concat(At.errors),a=n.length)
i=e===a}else i=!0
if(i){if(void 0!==t.handshakes&&e.call(t,"handshakes")){const e=a
At(t.handshakes,{instancePath:s+"/handshakes"})||(n=null===n?At.errors:n.concat(At.errors),a=n.length)
i=e===a}else i=!0
if(i){if(void 0!==t.jobs&&e.call(t,"jobs")){const e=a
At(t.jobs,{instancePath:s+"/jobs"})||(n=null===n?At.errors:n.concat(At.errors),a=n.length)
i=e===a}else i=!0
if(i)if(void 0!==t.complete&&e.call(t,"complete")){const e=a
if("boolean"!=typeof t.complete)return r.errors=[{instancePath:s+"/complete",keyword:"type",params:{type:"boolean"}}],!1
i=e===a}else i=!0}}}}}return r.errors=n,0===a}
const bt=new RegExp("^\\d{1,19}$","u")
function At(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return At.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let n
if((void 0===r.slotUs||!e.call(r,"slotUs"))&&(n="slotUs")||(void 0===r.counts||!e.call(r,"counts"))&&(n="counts"))return At.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1
if(void 0!==r.slotUs&&e.call(r,"slotUs")){let e=r.slotUs
const n=0
if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return At.errors=[{instancePath:t+"/slotUs",keyword:"type",params:{type:"integer"}}],!1
if(0===n&&"number"==typeof e&&isFinite(e)){if(e>1e12||isNaN(e))return At.errors=[{instancePath:t+"/slotUs",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1
if(e<1||isNaN(e))return At.errors=[{instancePath:t+"/slotUs",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var s=0===n}else s=!0
if(s)if(void 0!==r.counts&&e.call(r,"counts")){let e=r.counts
const n=0
if(0===n){if(!Array.isArray(e))return At.errors=[{instancePath:t+"/counts",keyword:"type",params:{type:"array"}}],!1
if(e.length>2048)return At.errors=[{instancePath:t+"/counts",keyword:"maxItems",params:{limit:2048}}],!1
{const r=e.length
for(let s=0;s<r;s++){let r=e[s]
const n=0
if("number"!=typeof r||r%1||isNaN(r)||!isFinite(r))return At.errors=[{instancePath:t+"/counts/"+s,keyword:"type",params:{type:"integer"}}],!1
if(0===n&&"number"==typeof r&&isFinite(r)){if(r>2147483647||isNaN(r))return At.errors=[{instancePath:t+"/counts/"+s,keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1
if(r<0||isNaN(r))return At.errors=[{instancePath:t+"/counts/"+s,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(!(0===n))break}}}s=0===n}else s=!0}return At.errors=null,!0}
