// Written by npm run docs, with ajv, from src/schemas/*.schema.json: change that.
// e870649a7ad1be94f4b236dae7deaac7290d28dd1db398a0b167d6798e15a45e
// @ts-nocheck
const e=(e,r)=>void 0!==e[r]&&Object.prototype.hasOwnProperty.call(e,r)
exports.report=function r(t,{instancePath:n=""}={}){let a=null,o=0
if(0===o){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let d
if(void 0===t.traffic&&(t.traffic=null),void 0===t.tls&&(t.tls=null),void 0===t.threadPool&&(t.threadPool=null),void 0===t.drive&&(t.drive=null),!e(t,"schemaVersion")&&(d="schemaVersion")||!e(t,"tool")&&(d="tool")||!e(t,"target")&&(d="target")||!e(t,"profile")&&(d="profile")||!e(t,"crypto")&&(d="crypto")||!e(t,"operations")&&(d="operations")||!e(t,"callSites")&&(d="callSites")||!e(t,"findings")&&(d="findings")||!e(t,"isolates")&&(d="isolates")||!e(t,"load")&&(d="load")||!e(t,"diagnostics")&&(d="diagnostics"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:d}}],!1
if(e(t,"schemaVersion")){const e=o
if(2!==t.schemaVersion)return r.errors=[{instancePath:n+"/schemaVersion",keyword:"const",params:{allowedValue:2}}],!1
var i=e===o}else i=!0
if(i){if(e(t,"tool")){let s=t.tool
const a=o
if(o===a){if(!s||"object"!=typeof s||Array.isArray(s))return r.errors=[{instancePath:n+"/tool",keyword:"type",params:{type:"object"}}],!1
{let t
if(!e(s,"name")&&(t="name")||!e(s,"version")&&(t="version"))return r.errors=[{instancePath:n+"/tool",keyword:"required",params:{missingProperty:t}}],!1
if(e(s,"name")){const e=o
if("cryptoprof"!==s.name)return r.errors=[{instancePath:n+"/tool/name",keyword:"const",params:{allowedValue:"cryptoprof"}}],!1
var l=e===o}else l=!0
if(l)if(e(s,"version")){const e=o
if("string"!=typeof s.version)return r.errors=[{instancePath:n+"/tool/version",keyword:"type",params:{type:"string"}}],!1
l=e===o}else l=!0}}i=a===o}else i=!0
if(i){if(e(t,"target")){const e=o
s(t.target,{instancePath:n+"/target"})||(a=null===a?s.errors:a.concat(s.errors),o=a.length)
i=e===o}else i=!0
if(i){if(e(t,"profile")){const e=o
w(t.profile,{instancePath:n+"/profile"})||(a=null===a?w.errors:a.concat(w.errors),o=a.length)
i=e===o}else i=!0
if(i){if(e(t,"crypto")){const e=o
j(t.crypto,{instancePath:n+"/crypto"})||(a=null===a?j.errors:a.concat(j.errors),o=a.length)
i=e===o}else i=!0
if(i){if(e(t,"operations")){let e=t.operations
const s=o
if(o===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/operations",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(M(e[t],{instancePath:n+"/operations/"+t})||(a=null===a?M.errors:a.concat(M.errors),o=a.length),!(r===o))break}}}i=s===o}else i=!0
if(i){if(e(t,"callSites")){let e=t.callSites
const s=o
if(o===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(R(e[t],{instancePath:n+"/callSites/"+t})||(a=null===a?R.errors:a.concat(R.errors),o=a.length),!(r===o))break}}}i=s===o}else i=!0
if(i){if(e(t,"findings")){let e=t.findings
const s=o
if(o===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/findings",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(W(e[t],{instancePath:n+"/findings/"+t})||(a=null===a?W.errors:a.concat(W.errors),o=a.length),!(r===o))break}}}i=s===o}else i=!0
if(i){if(e(t,"routes")){let e=t.routes
const s=o,l=o
let p=!1
const f=o
if(o===f)if(Array.isArray(e)){const r=e.length
for(let t=0;t<r;t++){const r=o
if(D(e[t],{instancePath:n+"/routes/"+t})||(a=null===a?D.errors:a.concat(D.errors),o=a.length),!(r===o))break}}else{const e={instancePath:n+"/routes",keyword:"type",params:{type:"array"}}
null===a?a=[e]:a.push(e),o++}var c=f===o
if(p=p||c,!p){const r=o
if(null!==e){const e={instancePath:n+"/routes",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),o++}c=r===o
p=p||c}if(!p){const e={instancePath:n+"/routes",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),o++,r.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
i=s===o}else i=!0
if(i){if(e(t,"isolates")){let e=t.isolates
const s=o
if(o===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/isolates",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(J(e[t],{instancePath:n+"/isolates/"+t})||(a=null===a?J.errors:a.concat(J.errors),o=a.length),!(r===o))break}}}i=s===o}else i=!0
if(i){if(e(t,"runs")){let e=t.runs
const s=o
if(o===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/runs",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(X(e[t],{instancePath:n+"/runs/"+t})||(a=null===a?X.errors:a.concat(X.errors),o=a.length),!(r===o))break}}}i=s===o}else i=!0
if(i){if(e(t,"bundles")){let e=t.bundles
const s=o
if(o===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/bundles",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(Y(e[t],{instancePath:n+"/bundles/"+t})||(a=null===a?Y.errors:a.concat(Y.errors),o=a.length),!(r===o))break}}}i=s===o}else i=!0
if(i){if(e(t,"poolWork")){let e=t.poolWork
const s=o,l=o
let c=!1
const f=o
Z(e,{instancePath:n+"/poolWork"})||(a=null===a?Z.errors:a.concat(Z.errors),o=a.length)
var p=f===o
if(c=c||p,!c){const r=o
if(null!==e){const e={instancePath:n+"/poolWork",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),o++}p=r===o
c=c||p}if(!c){const e={instancePath:n+"/poolWork",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),o++,r.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
i=s===o}else i=!0
if(i){if(e(t,"load")){let e=t.load
const s=o,l=o
let c=!1
const p=o
ee(e,{instancePath:n+"/load"})||(a=null===a?ee.errors:a.concat(ee.errors),o=a.length)
var f=p===o
if(c=c||f,!c){const r=o
if(null!==e){const e={instancePath:n+"/load",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),o++}f=r===o
c=c||f}if(!c){const e={instancePath:n+"/load",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),o++,r.errors=a,!1}o=l,null!==a&&(l?a.length=l:a=null)
i=s===o}else i=!0
if(i){let s=t.traffic
const l=o,c=o
let p=!1
const f=o
ie(s,{instancePath:n+"/traffic"})||(a=null===a?ie.errors:a.concat(ie.errors),o=a.length)
var u=f===o
if(p=p||u,!p){const e=o
if(null!==s){const e={instancePath:n+"/traffic",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),o++}u=e===o
p=p||u}if(!p){const e={instancePath:n+"/traffic",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),o++,r.errors=a,!1}if(o=c,null!==a&&(c?a.length=c:a=null),i=l===o){let s=t.tls
const l=o,c=o
let p=!1
const f=o
Qe(s,{instancePath:n+"/tls"})||(a=null===a?Qe.errors:a.concat(Qe.errors),o=a.length)
var y=f===o
if(p=p||y,!p){const e=o
if(null!==s){const e={instancePath:n+"/tls",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),o++}y=e===o
p=p||y}if(!p){const e={instancePath:n+"/tls",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),o++,r.errors=a,!1}if(o=c,null!==a&&(c?a.length=c:a=null),i=l===o){let s=t.threadPool
const l=o,c=o
let p=!1
const f=o
De(s,{instancePath:n+"/threadPool"})||(a=null===a?De.errors:a.concat(De.errors),o=a.length)
var h=f===o
if(p=p||h,!p){const e=o
if(null!==s){const e={instancePath:n+"/threadPool",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),o++}h=e===o
p=p||h}if(!p){const e={instancePath:n+"/threadPool",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),o++,r.errors=a,!1}if(o=c,null!==a&&(c?a.length=c:a=null),i=l===o){let s=t.drive
const l=o,c=o
let p=!1
const f=o
Ge(s,{instancePath:n+"/drive"})||(a=null===a?Ge.errors:a.concat(Ge.errors),o=a.length)
var m=f===o
if(p=p||m,!p){const e=o
if(null!==s){const e={instancePath:n+"/drive",keyword:"type",params:{type:"null"}}
null===a?a=[e]:a.push(e),o++}m=e===o
p=p||m}if(!p){const e={instancePath:n+"/drive",keyword:"anyOf",params:{}}
return null===a?a=[e]:a.push(e),o++,r.errors=a,!1}if(o=c,null!==a&&(c?a.length=c:a=null),i=l===o)if(e(t,"diagnostics")){let e=t.diagnostics
const s=o
if(o===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/diagnostics",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=o
if(He(e[t],{instancePath:n+"/diagnostics/"+t})||(a=null===a?He.errors:a.concat(He.errors),o=a.length),!(r===o))break}}}i=s===o}else i=!0}}}}}}}}}}}}}}}}}}}return r.errors=a,0===o}
Object.prototype.hasOwnProperty
const r={type:"object",required:["command","root","node","openssl","platform","processor","startTime","durationMs","exitCode","signal"],properties:{command:{type:"array",items:{type:"string"}},root:{type:"string"},node:{type:"string"},openssl:{type:"string"},platform:{type:"string"},processor:{type:"string"},startTime:{$ref:"types.schema.json#/$defs/Time"},durationMs:{$ref:"types.schema.json#/$defs/Milliseconds"},exitCode:{type:["integer","null"]},signal:{type:["string","null"]}}}
function t(e,{instancePath:r=""}={}){return"string"!=typeof e?(t.errors=[{instancePath:r,keyword:"type",params:{type:"string"}}],!1):(t.errors=null,!0)}function n(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(n.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(n.errors=null,!0):(n.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function s(a,{instancePath:o=""}={}){let i=null,l=0
if(0===l){if(!a||"object"!=typeof a||Array.isArray(a))return s.errors=[{instancePath:o,keyword:"type",params:{type:"object"}}],!1
{let p
if(!e(a,"command")&&(p="command")||!e(a,"root")&&(p="root")||!e(a,"node")&&(p="node")||!e(a,"openssl")&&(p="openssl")||!e(a,"platform")&&(p="platform")||!e(a,"processor")&&(p="processor")||!e(a,"startTime")&&(p="startTime")||!e(a,"durationMs")&&(p="durationMs")||!e(a,"exitCode")&&(p="exitCode")||!e(a,"signal")&&(p="signal"))return s.errors=[{instancePath:o,keyword:"required",params:{missingProperty:p}}],!1
if(e(a,"command")){let e=a.command
const r=l
if(l===r){if(!Array.isArray(e))return s.errors=[{instancePath:o+"/command",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=l
if("string"!=typeof e[t])return s.errors=[{instancePath:o+"/command/"+t,keyword:"type",params:{type:"string"}}],!1
if(!(r===l))break}}}var c=r===l}else c=!0
if(c){if(e(a,"root")){const e=l
if("string"!=typeof a.root)return s.errors=[{instancePath:o+"/root",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(e(a,"node")){const e=l
if("string"!=typeof a.node)return s.errors=[{instancePath:o+"/node",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(e(a,"openssl")){const e=l
if("string"!=typeof a.openssl)return s.errors=[{instancePath:o+"/openssl",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(e(a,"platform")){const e=l
if("string"!=typeof a.platform)return s.errors=[{instancePath:o+"/platform",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(e(a,"processor")){const e=l
if("string"!=typeof a.processor)return s.errors=[{instancePath:o+"/processor",keyword:"type",params:{type:"string"}}],!1
c=e===l}else c=!0
if(c){if(e(a,"startTime")){const e=l
t(a.startTime,{instancePath:o+"/startTime"})||(i=null===i?t.errors:i.concat(t.errors),l=i.length)
c=e===l}else c=!0
if(c){if(e(a,"durationMs")){const e=l
n(a.durationMs,{instancePath:o+"/durationMs"})||(i=null===i?n.errors:i.concat(n.errors),l=i.length)
c=e===l}else c=!0
if(c){if(e(a,"exitCode")){let e=a.exitCode
const t=l
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return s.errors=[{instancePath:o+"/exitCode",keyword:"type",params:{type:r.properties.exitCode.type}}],!1
c=t===l}else c=!0
if(c)if(e(a,"signal")){let e=a.signal
const t=l
if("string"!=typeof e&&null!==e)return s.errors=[{instancePath:o+"/signal",keyword:"type",params:{type:r.properties.signal.type}}],!1
c=t===l}else c=!0}}}}}}}}}}return s.errors=i,0===l}function a(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return a.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return a.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return a.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return a.errors=null,!0}function o(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(o.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(o.errors=null,!0):(o.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}const i={enum:["attach","live"]}
function l(e,{instancePath:r=""}={}){return"attach"!==e&&"live"!==e?(l.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:i.enum}}],!1):(l.errors=null,!0)}function c(r,{instancePath:t=""}={}){let s=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return c.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let d
if(!e(r,"totalMs")&&(d="totalMs")||!e(r,"mainMs")&&(d="mainMs")||!e(r,"workersMs")&&(d="workersMs")||!e(r,"poolMs")&&(d="poolMs")||!e(r,"v8Ms")&&(d="v8Ms")||!e(r,"otherMs")&&(d="otherMs")||!e(r,"runQueueWaitMs")&&(d="runQueueWaitMs"))return c.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1
if(e(r,"totalMs")){let e=r.totalMs
const l=a,p=a
let f=!1
const u=a
n(e,{instancePath:t+"/totalMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var o=u===a
if(f=f||o,!f){const r=a
if(null!==e){const e={instancePath:t+"/totalMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}o=r===a
f=f||o}if(!f){const e={instancePath:t+"/totalMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,c.errors=s,!1}a=p,null!==s&&(p?s.length=p:s=null)
var i=l===a}else i=!0
if(i){if(e(r,"mainMs")){let e=r.mainMs
const o=a,p=a
let f=!1
const u=a
n(e,{instancePath:t+"/mainMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var l=u===a
if(f=f||l,!f){const r=a
if(null!==e){const e={instancePath:t+"/mainMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}l=r===a
f=f||l}if(!f){const e={instancePath:t+"/mainMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,c.errors=s,!1}a=p,null!==s&&(p?s.length=p:s=null)
i=o===a}else i=!0
if(i){if(e(r,"mainKernelMs")){let e=r.mainKernelMs
const o=a,l=a
let f=!1
const u=a
n(e,{instancePath:t+"/mainKernelMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var p=u===a
if(f=f||p,!f){const r=a
if(null!==e){const e={instancePath:t+"/mainKernelMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}p=r===a
f=f||p}if(!f){const e={instancePath:t+"/mainKernelMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,c.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
i=o===a}else i=!0
if(i){if(e(r,"workersMs")){let e=r.workersMs
const o=a,l=a
let p=!1
const u=a
n(e,{instancePath:t+"/workersMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var f=u===a
if(p=p||f,!p){const r=a
if(null!==e){const e={instancePath:t+"/workersMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}f=r===a
p=p||f}if(!p){const e={instancePath:t+"/workersMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,c.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
i=o===a}else i=!0
if(i){if(e(r,"poolMs")){let e=r.poolMs
const o=a,l=a
let p=!1
const f=a
n(e,{instancePath:t+"/poolMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var u=f===a
if(p=p||u,!p){const r=a
if(null!==e){const e={instancePath:t+"/poolMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}u=r===a
p=p||u}if(!p){const e={instancePath:t+"/poolMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,c.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
i=o===a}else i=!0
if(i){if(e(r,"v8Ms")){let e=r.v8Ms
const o=a,l=a
let p=!1
const f=a
n(e,{instancePath:t+"/v8Ms"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var y=f===a
if(p=p||y,!p){const r=a
if(null!==e){const e={instancePath:t+"/v8Ms",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}y=r===a
p=p||y}if(!p){const e={instancePath:t+"/v8Ms",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,c.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
i=o===a}else i=!0
if(i){if(e(r,"otherMs")){let e=r.otherMs
const o=a,l=a
let p=!1
const f=a
n(e,{instancePath:t+"/otherMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var h=f===a
if(p=p||h,!p){const r=a
if(null!==e){const e={instancePath:t+"/otherMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}h=r===a
p=p||h}if(!p){const e={instancePath:t+"/otherMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,c.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
i=o===a}else i=!0
if(i)if(e(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const o=a,l=a
let p=!1
const f=a
n(e,{instancePath:t+"/runQueueWaitMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var m=f===a
if(p=p||m,!p){const r=a
if(null!==e){const e={instancePath:t+"/runQueueWaitMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}m=r===a
p=p||m}if(!p){const e={instancePath:t+"/runQueueWaitMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,c.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
i=o===a}else i=!0}}}}}}}}return c.errors=s,0===a}const p={type:"object",required:["kind","reason","count","cpuMs"],properties:{kind:{enum:["thread","child"]},reason:{$ref:"#/$defs/UnprofiledReason"},count:{$ref:"types.schema.json#/$defs/Count"},cpuMs:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]}}},f={enum:["directory-gone","directory-not-writable","disk-full","no-descriptors","log-limit","recording-stopped","other-user","other-node","own-options","not-passed-on","own-exec-argv","no-log","log-ended-early","own-executable","replaced","still-running","unknown"]}
function u(e,{instancePath:r=""}={}){return"directory-gone"!==e&&"directory-not-writable"!==e&&"disk-full"!==e&&"no-descriptors"!==e&&"log-limit"!==e&&"recording-stopped"!==e&&"other-user"!==e&&"other-node"!==e&&"own-options"!==e&&"not-passed-on"!==e&&"own-exec-argv"!==e&&"no-log"!==e&&"log-ended-early"!==e&&"own-executable"!==e&&"replaced"!==e&&"still-running"!==e&&"unknown"!==e?(u.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:f.enum}}],!1):(u.errors=null,!0)}function y(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return y.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return y.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return y.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return y.errors=null,!0}function h(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(h.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(h.errors=null,!0):(h.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function m(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return m.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"kind")&&(i="kind")||!e(r,"reason")&&(i="reason")||!e(r,"count")&&(i="count")||!e(r,"cpuMs")&&(i="cpuMs"))return m.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"kind")){let e=r.kind
const n=s
if("thread"!==e&&"child"!==e)return m.errors=[{instancePath:t+"/kind",keyword:"enum",params:{allowedValues:p.properties.kind.enum}}],!1
var a=n===s}else a=!0
if(a){if(e(r,"reason")){const e=s
u(r.reason,{instancePath:t+"/reason"})||(n=null===n?u.errors:n.concat(u.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"count")){const e=s
y(r.count,{instancePath:t+"/count"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"cpuMs")){let e=r.cpuMs
const i=s,l=s
let c=!1
const p=s
h(e,{instancePath:t+"/cpuMs"})||(n=null===n?h.errors:n.concat(h.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/cpuMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/cpuMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,m.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0}}}}return m.errors=n,0===s}const d={type:"object",required:["seconds","from","ticks"],properties:{seconds:{type:"number",minimum:0},from:{enum:["start","load"]},ticks:{$ref:"types.schema.json#/$defs/Ticks"}}}
function P(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return P.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"seconds")&&(i="seconds")||!e(r,"from")&&(i="from")||!e(r,"ticks")&&(i="ticks"))return P.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"seconds")){let e=r.seconds
const n=s
if(s===n){if("number"!=typeof e||!isFinite(e))return P.errors=[{instancePath:t+"/seconds",keyword:"type",params:{type:"number"}}],!1
if(e<0||isNaN(e))return P.errors=[{instancePath:t+"/seconds",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var o=n===s}else o=!0
if(o){if(e(r,"from")){let e=r.from
const n=s
if("start"!==e&&"load"!==e)return P.errors=[{instancePath:t+"/from",keyword:"enum",params:{allowedValues:d.properties.from.enum}}],!1
o=n===s}else o=!0
if(o)if(e(r,"ticks")){const e=s
a(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0}}}return P.errors=n,0===s}function g(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return g.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return g.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return g.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return g.errors=null,!0}function k(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"script")&&(i="script")||!e(r,"main")&&(i="main")||!e(r,"count")&&(i="count")||!e(r,"ports")&&(i="ports")||!e(r,"ticks")&&(i="ticks")||!e(r,"busyTicks")&&(i="busyTicks")||!e(r,"cryptoTicks")&&(i="cryptoTicks"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"script")){const e=s
if("string"!=typeof r.script)return k.errors=[{instancePath:t+"/script",keyword:"type",params:{type:"string"}}],!1
var o=e===s}else o=!0
if(o){if(e(r,"main")){const e=s
if("boolean"!=typeof r.main)return k.errors=[{instancePath:t+"/main",keyword:"type",params:{type:"boolean"}}],!1
o=e===s}else o=!0
if(o){if(e(r,"count")){const e=s
g(r.count,{instancePath:t+"/count"})||(n=null===n?g.errors:n.concat(g.errors),s=n.length)
o=e===s}else o=!0
if(o){if(e(r,"ports")){let e=r.ports
const a=s
if(s===a){if(!Array.isArray(e))return k.errors=[{instancePath:t+"/ports",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(g(e[a],{instancePath:t+"/ports/"+a})||(n=null===n?g.errors:n.concat(g.errors),s=n.length),!(r===s))break}}}o=a===s}else o=!0
if(o){if(e(r,"ticks")){const e=s
a(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0
if(o){if(e(r,"busyTicks")){const e=s
a(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0
if(o)if(e(r,"cryptoTicks")){const e=s
a(r.cryptoTicks,{instancePath:t+"/cryptoTicks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0}}}}}}}return k.errors=n,0===s}function w(r,{instancePath:t=""}={}){let s=null,i=0
if(0===i){if(!r||"object"!=typeof r||Array.isArray(r))return w.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let u
if(void 0===r.startTicks&&(r.startTicks=0),void 0===r.unprofiled&&(r.unprofiled=[]),!e(r,"ticks")&&(u="ticks")||!e(r,"busyTicks")&&(u="busyTicks")||!e(r,"idleTicks")&&(u="idleTicks")||!e(r,"namedTicks")&&(u="namedTicks")||!e(r,"libraryTicks")&&(u="libraryTicks")||!e(r,"droppedTicks")&&(u="droppedTicks")||!e(r,"dropped")&&(u="dropped")||!e(r,"busyMs")&&(u="busyMs")||!e(r,"wallMs")&&(u="wallMs")||!e(r,"intervalUs")&&(u="intervalUs")||!e(r,"schedulingTicks")&&(u="schedulingTicks")||!e(r,"cpu")&&(u="cpu"))return w.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1
if(e(r,"ticks")){const e=i
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
var p=e===i}else p=!0
if(p){if(e(r,"busyTicks")){const e=i
a(r.busyTicks,{instancePath:t+"/busyTicks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
p=e===i}else p=!0
if(p){if(e(r,"idleTicks")){const e=i
a(r.idleTicks,{instancePath:t+"/idleTicks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
p=e===i}else p=!0
if(p){if(e(r,"namedTicks")){const e=i
a(r.namedTicks,{instancePath:t+"/namedTicks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
p=e===i}else p=!0
if(p){if(e(r,"libraryTicks")){const e=i
a(r.libraryTicks,{instancePath:t+"/libraryTicks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
p=e===i}else p=!0
if(p){if(e(r,"droppedTicks")){const e=i
a(r.droppedTicks,{instancePath:t+"/droppedTicks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
p=e===i}else p=!0
if(p){if(e(r,"dropped")){let e=r.dropped
const n=i
if(i===n){if(!e||"object"!=typeof e||Array.isArray(e))return w.errors=[{instancePath:t+"/dropped",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const n=i
if(a(e[r],{instancePath:t+"/dropped/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=null===s?a.errors:s.concat(a.errors),i=s.length),!(n===i))break}}p=n===i}else p=!0
if(p){if(e(r,"busyMs")){const e=i
n(r.busyMs,{instancePath:t+"/busyMs"})||(s=null===s?n.errors:s.concat(n.errors),i=s.length)
p=e===i}else p=!0
if(p){if(e(r,"wallMs")){const e=i
n(r.wallMs,{instancePath:t+"/wallMs"})||(s=null===s?n.errors:s.concat(n.errors),i=s.length)
p=e===i}else p=!0
if(p){if(e(r,"intervalUs")){const e=i
o(r.intervalUs,{instancePath:t+"/intervalUs"})||(s=null===s?o.errors:s.concat(o.errors),i=s.length)
p=e===i}else p=!0
if(p){if(e(r,"collector")){const e=i
if("perf"!==r.collector)return w.errors=[{instancePath:t+"/collector",keyword:"const",params:{allowedValue:"perf"}}],!1
p=e===i}else p=!0
if(p){if(e(r,"sampledBy")){const e=i
l(r.sampledBy,{instancePath:t+"/sampledBy"})||(s=null===s?l.errors:s.concat(l.errors),i=s.length)
p=e===i}else p=!0
if(p){if(e(r,"schedulingTicks")){const e=i
a(r.schedulingTicks,{instancePath:t+"/schedulingTicks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length)
p=e===i}else p=!0
if(p){const n=i
if(a(r.startTicks,{instancePath:t+"/startTicks"})||(s=null===s?a.errors:s.concat(a.errors),i=s.length),p=n===i){if(e(r,"cpu")){let e=r.cpu
const n=i,a=i
let o=!1
const l=i
c(e,{instancePath:t+"/cpu"})||(s=null===s?c.errors:s.concat(c.errors),i=s.length)
var f=l===i
if(o=o||f,!o){const r=i
if(null!==e){const e={instancePath:t+"/cpu",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),i++}f=r===i
o=o||f}if(!o){const e={instancePath:t+"/cpu",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),i++,w.errors=s,!1}i=a,null!==s&&(a?s.length=a:s=null)
p=n===i}else p=!0
if(p){let n=r.unprofiled
const a=i
if(i===a){if(!Array.isArray(n))return w.errors=[{instancePath:t+"/unprofiled",keyword:"type",params:{type:"array"}}],!1
{const e=n.length
for(let r=0;r<e;r++){const e=i
if(m(n[r],{instancePath:t+"/unprofiled/"+r})||(s=null===s?m.errors:s.concat(m.errors),i=s.length),!(e===i))break}}}if(p=a===i){if(e(r,"warmUp")){const e=i
P(r.warmUp,{instancePath:t+"/warmUp"})||(s=null===s?P.errors:s.concat(P.errors),i=s.length)
p=e===i}else p=!0
if(p)if(e(r,"processes")){let e=r.processes
const n=i
if(i===n){if(!Array.isArray(e))return w.errors=[{instancePath:t+"/processes",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=i
if(k(e[n],{instancePath:t+"/processes/"+n})||(s=null===s?k.errors:s.concat(k.errors),i=s.length),!(r===i))break}}}p=n===i}else p=!0}}}}}}}}}}}}}}}}}}return w.errors=s,0===i}function b(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)?(b.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:1}}],!1):e<0||isNaN(e)?(b.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(b.errors=null,!0):(b.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function A(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)?(A.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:1}}],!1):e<0||isNaN(e)?(A.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(A.errors=null,!0):(A.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function v(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!Array.isArray(e))return v.errors=[{instancePath:r,keyword:"type",params:{type:"array"}}],!1
if(e.length>2)return v.errors=[{instancePath:r,keyword:"maxItems",params:{limit:2}}],!1
if(e.length<2)return v.errors=[{instancePath:r,keyword:"minItems",params:{limit:2}}],!1
{const s=e.length
for(let a=0;a<s;a++){const s=n
if(A(e[a],{instancePath:r+"/"+a})||(t=null===t?A.errors:t.concat(A.errors),n=t.length),!(s===n))break}}}return v.errors=t,0===n}function j(r,{instancePath:t=""}={}){let s=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return j.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if(!e(r,"ticks")&&(l="ticks")||!e(r,"share")&&(l="share")||!e(r,"interval")&&(l="interval")||!e(r,"cpuMs")&&(l="cpuMs")||!e(r,"byPhase")&&(l="byPhase")||!e(r,"unlocatedTicks")&&(l="unlocatedTicks")||!e(r,"asyncTicks")&&(l="asyncTicks"))return j.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(e(r,"ticks")){const e=o
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),o=s.length)
var i=e===o}else i=!0
if(i){if(e(r,"share")){const e=o
b(r.share,{instancePath:t+"/share"})||(s=null===s?b.errors:s.concat(b.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"interval")){const e=o
v(r.interval,{instancePath:t+"/interval"})||(s=null===s?v.errors:s.concat(v.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"cpuMs")){const e=o
n(r.cpuMs,{instancePath:t+"/cpuMs"})||(s=null===s?n.errors:s.concat(n.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"byPhase")){let e=r.byPhase
const n=o
if(o===n){if(!e||"object"!=typeof e||Array.isArray(e))return j.errors=[{instancePath:t+"/byPhase",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const n=o
if(a(e[r],{instancePath:t+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=null===s?a.errors:s.concat(a.errors),o=s.length),!(n===o))break}}i=n===o}else i=!0
if(i){if(e(r,"unlocatedTicks")){const e=o
a(r.unlocatedTicks,{instancePath:t+"/unlocatedTicks"})||(s=null===s?a.errors:s.concat(a.errors),o=s.length)
i=e===o}else i=!0
if(i)if(e(r,"asyncTicks")){const e=o
a(r.asyncTicks,{instancePath:t+"/asyncTicks"})||(s=null===s?a.errors:s.concat(a.errors),o=s.length)
i=e===o}else i=!0}}}}}}}return j.errors=s,0===o}function M(r,{instancePath:t=""}={}){let s=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if(!e(r,"id")&&(c="id")||!e(r,"algorithm")&&(c="algorithm")||!e(r,"ticks")&&(c="ticks")||!e(r,"share")&&(c="share")||!e(r,"interval")&&(c="interval")||!e(r,"cpuMs")&&(c="cpuMs")||!e(r,"byPhase")&&(c="byPhase")||!e(r,"evidence")&&(c="evidence")||!e(r,"primitives")&&(c="primitives"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(e(r,"id")){const e=o
if("string"!=typeof r.id)return M.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],!1
var i=e===o}else i=!0
if(i){if(e(r,"algorithm")){const e=o
if("string"!=typeof r.algorithm)return M.errors=[{instancePath:t+"/algorithm",keyword:"type",params:{type:"string"}}],!1
i=e===o}else i=!0
if(i){if(e(r,"ticks")){const e=o
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"share")){const e=o
b(r.share,{instancePath:t+"/share"})||(s=null===s?b.errors:s.concat(b.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"interval")){const e=o
v(r.interval,{instancePath:t+"/interval"})||(s=null===s?v.errors:s.concat(v.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"cpuMs")){const e=o
n(r.cpuMs,{instancePath:t+"/cpuMs"})||(s=null===s?n.errors:s.concat(n.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"byPhase")){let e=r.byPhase
const n=o
if(o===n){if(!e||"object"!=typeof e||Array.isArray(e))return M.errors=[{instancePath:t+"/byPhase",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const n=o
if(a(e[r],{instancePath:t+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=null===s?a.errors:s.concat(a.errors),o=s.length),!(n===o))break}}i=n===o}else i=!0
if(i){if(e(r,"evidence")){let e=r.evidence
const n=o
if(o===n){if(!e||"object"!=typeof e||Array.isArray(e))return M.errors=[{instancePath:t+"/evidence",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const n=o
if(a(e[r],{instancePath:t+"/evidence/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=null===s?a.errors:s.concat(a.errors),o=s.length),!(n===o))break}}i=n===o}else i=!0
if(i){if(e(r,"primitives")){let n=r.primitives
const c=o
if(o===c){if(!Array.isArray(n))return M.errors=[{instancePath:t+"/primitives",keyword:"type",params:{type:"array"}}],!1
{const r=n.length
for(let i=0;i<r;i++){let r=n[i]
const c=o
if(o===c){if(!r||"object"!=typeof r||Array.isArray(r))return M.errors=[{instancePath:t+"/primitives/"+i,keyword:"type",params:{type:"object"}}],!1
{let n
if(!e(r,"name")&&(n="name")||!e(r,"ticks")&&(n="ticks"))return M.errors=[{instancePath:t+"/primitives/"+i,keyword:"required",params:{missingProperty:n}}],!1
if(e(r,"name")){const e=o
if("string"!=typeof r.name)return M.errors=[{instancePath:t+"/primitives/"+i+"/name",keyword:"type",params:{type:"string"}}],!1
var l=e===o}else l=!0
if(l)if(e(r,"ticks")){const e=o
a(r.ticks,{instancePath:t+"/primitives/"+i+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),o=s.length)
l=e===o}else l=!0}}if(!(c===o))break}}}i=c===o}else i=!0
if(i)if(e(r,"unlocatedTicks")){const e=o
a(r.unlocatedTicks,{instancePath:t+"/unlocatedTicks"})||(s=null===s?a.errors:s.concat(a.errors),o=s.length)
i=e===o}else i=!0}}}}}}}}}}return M.errors=s,0===o}function x(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return x.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return x.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return x.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return x.errors=null,!0}const $={enum:["sync","async","unknown"]}
function q(e,{instancePath:r=""}={}){return"sync"!==e&&"async"!==e&&"unknown"!==e?(q.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:$.enum}}],!1):(q.errors=null,!0)}const T={enum:["top-level","event-loop","worker","gc","idle","bootstrap","pool"]}
function N(e,{instancePath:r=""}={}){return"top-level"!==e&&"event-loop"!==e&&"worker"!==e&&"gc"!==e&&"idle"!==e&&"bootstrap"!==e&&"pool"!==e?(N.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:T.enum}}],!1):(N.errors=null,!0)}function O(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return O.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"computing")&&(i="computing")||!e(r,"decoding")&&(i="decoding"))return O.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"computing")){const e=s
a(r.computing,{instancePath:t+"/computing"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
var o=e===s}else o=!0
if(o){if(e(r,"decoding")){const e=s
a(r.decoding,{instancePath:t+"/decoding"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0
if(o){if(e(r,"copying")){const e=s
a(r.copying,{instancePath:t+"/copying"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0
if(o)if(e(r,"nameless")){const e=s
a(r.nameless,{instancePath:t+"/nameless"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0}}}}return O.errors=n,0===s}function S(r,{instancePath:t=""}={}){let s=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return S.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"count")&&(i="count")||!e(r,"p50Ms")&&(i="p50Ms")||!e(r,"p95Ms")&&(i="p95Ms")||!e(r,"maxMs")&&(i="maxMs")||!e(r,"errorMs")&&(i="errorMs")||!e(r,"split")&&(i="split"))return S.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"count")){const e=a
g(r.count,{instancePath:t+"/count"})||(s=null===s?g.errors:s.concat(g.errors),a=s.length)
var o=e===a}else o=!0
if(o){if(e(r,"p50Ms")){const e=a
n(r.p50Ms,{instancePath:t+"/p50Ms"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
o=e===a}else o=!0
if(o){if(e(r,"p95Ms")){const e=a
n(r.p95Ms,{instancePath:t+"/p95Ms"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
o=e===a}else o=!0
if(o){if(e(r,"maxMs")){const e=a
n(r.maxMs,{instancePath:t+"/maxMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
o=e===a}else o=!0
if(o){if(e(r,"errorMs")){const e=a
n(r.errorMs,{instancePath:t+"/errorMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
o=e===a}else o=!0
if(o)if(e(r,"split")){const e=a
if("boolean"!=typeof r.split)return S.errors=[{instancePath:t+"/split",keyword:"type",params:{type:"boolean"}}],!1
o=e===a}else o=!0}}}}}}return S.errors=s,0===a}function C(e,{instancePath:r=""}={}){return"string"!=typeof e?(C.errors=[{instancePath:r,keyword:"type",params:{type:"string"}}],!1):(C.errors=null,!0)}function F(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return F.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"rule")&&(o="rule")||!e(r,"until")&&(o="until")||!e(r,"reason")&&(o="reason"))return F.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"rule")){const e=s
if("string"!=typeof r.rule)return F.errors=[{instancePath:t+"/rule",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"until")){const e=s
C(r.until,{instancePath:t+"/until"})||(n=null===n?C.errors:n.concat(C.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"reason")){const e=s
if("string"!=typeof r.reason)return F.errors=[{instancePath:t+"/reason",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0}}}return F.errors=n,0===s}function I(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return I.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return I.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return I.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return I.errors=null,!0}function L(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return L.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"file")&&(i="file")||!e(r,"line")&&(i="line")||!e(r,"column")&&(i="column"))return L.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"file")){const e=s
if("string"!=typeof r.file)return L.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"line")){const e=s
I(r.line,{instancePath:t+"/line"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"column")){let e=r.column
const i=s,l=s
let c=!1
const p=s
I(e,{instancePath:t+"/column"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/column",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/column",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,L.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0}}}return L.errors=n,0===s}function R(r,{instancePath:t=""}={}){let s=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return R.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let u
if(!e(r,"id")&&(u="id")||!e(r,"file")&&(u="file")||!e(r,"line")&&(u="line")||!e(r,"column")&&(u="column")||!e(r,"lineInferred")&&(u="lineInferred")||!e(r,"function")&&(u="function")||!e(r,"package")&&(u="package")||!e(r,"operation")&&(u="operation")||!e(r,"algorithm")&&(u="algorithm")||!e(r,"api")&&(u="api")||!e(r,"form")&&(u="form")||!e(r,"parameters")&&(u="parameters")||!e(r,"ticks")&&(u="ticks")||!e(r,"share")&&(u="share")||!e(r,"interval")&&(u="interval")||!e(r,"cpuMs")&&(u="cpuMs")||!e(r,"phase")&&(u="phase")||!e(r,"byPhase")&&(u="byPhase")||!e(r,"blocks")&&(u="blocks")||!e(r,"excerpt")&&(u="excerpt"))return R.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1
if(e(r,"id")){const e=o
if("string"!=typeof r.id)return R.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],!1
var i=e===o}else i=!0
if(i){if(e(r,"file")){const e=o
if("string"!=typeof r.file)return R.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
i=e===o}else i=!0
if(i){if(e(r,"line")){let e=r.line
const n=o,a=o
let c=!1
const p=o
x(e,{instancePath:t+"/line"})||(s=null===s?x.errors:s.concat(x.errors),o=s.length)
var l=p===o
if(c=c||l,!c){const r=o
if(null!==e){const e={instancePath:t+"/line",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),o++}l=r===o
c=c||l}if(!c){const e={instancePath:t+"/line",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),o++,R.errors=s,!1}o=a,null!==s&&(a?s.length=a:s=null)
i=n===o}else i=!0
if(i){if(e(r,"column")){let e=r.column
const n=o,a=o
let l=!1
const p=o
x(e,{instancePath:t+"/column"})||(s=null===s?x.errors:s.concat(x.errors),o=s.length)
var c=p===o
if(l=l||c,!l){const r=o
if(null!==e){const e={instancePath:t+"/column",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),o++}c=r===o
l=l||c}if(!l){const e={instancePath:t+"/column",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),o++,R.errors=s,!1}o=a,null!==s&&(a?s.length=a:s=null)
i=n===o}else i=!0
if(i){if(e(r,"lineInferred")){const e=o
if("boolean"!=typeof r.lineInferred)return R.errors=[{instancePath:t+"/lineInferred",keyword:"type",params:{type:"boolean"}}],!1
i=e===o}else i=!0
if(i){if(e(r,"function")){const e=o
if("string"!=typeof r.function)return R.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
i=e===o}else i=!0
if(i){if(e(r,"package")){const e=o
if("string"!=typeof r.package)return R.errors=[{instancePath:t+"/package",keyword:"type",params:{type:"string"}}],!1
i=e===o}else i=!0
if(i){if(e(r,"computedBy")){const e=o
if("string"!=typeof r.computedBy)return R.errors=[{instancePath:t+"/computedBy",keyword:"type",params:{type:"string"}}],!1
i=e===o}else i=!0
if(i){if(e(r,"recognised")){const e=o
if("boolean"!=typeof r.recognised)return R.errors=[{instancePath:t+"/recognised",keyword:"type",params:{type:"boolean"}}],!1
i=e===o}else i=!0
if(i){if(e(r,"operation")){const e=o
if("string"!=typeof r.operation)return R.errors=[{instancePath:t+"/operation",keyword:"type",params:{type:"string"}}],!1
i=e===o}else i=!0
if(i){if(e(r,"algorithm")){const e=o
if("string"!=typeof r.algorithm)return R.errors=[{instancePath:t+"/algorithm",keyword:"type",params:{type:"string"}}],!1
i=e===o}else i=!0
if(i){if(e(r,"api")){const e=o
if("string"!=typeof r.api)return R.errors=[{instancePath:t+"/api",keyword:"type",params:{type:"string"}}],!1
i=e===o}else i=!0
if(i){if(e(r,"form")){const e=o
q(r.form,{instancePath:t+"/form"})||(s=null===s?q.errors:s.concat(q.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"parameters")){let e=r.parameters
const n=o
if(o===n){if(!e||"object"!=typeof e||Array.isArray(e))return R.errors=[{instancePath:t+"/parameters",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let n=e[r]
const s=o
if("number"!=typeof n||!isFinite(n))return R.errors=[{instancePath:t+"/parameters/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"number"}}],!1
if(!(s===o))break}}i=n===o}else i=!0
if(i){if(e(r,"ticks")){const e=o
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"share")){const e=o
b(r.share,{instancePath:t+"/share"})||(s=null===s?b.errors:s.concat(b.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"interval")){const e=o
v(r.interval,{instancePath:t+"/interval"})||(s=null===s?v.errors:s.concat(v.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"cpuMs")){const e=o
n(r.cpuMs,{instancePath:t+"/cpuMs"})||(s=null===s?n.errors:s.concat(n.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"phase")){const e=o
N(r.phase,{instancePath:t+"/phase"})||(s=null===s?N.errors:s.concat(N.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"byPhase")){let e=r.byPhase
const n=o
if(o===n){if(!e||"object"!=typeof e||Array.isArray(e))return R.errors=[{instancePath:t+"/byPhase",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const n=o
if(a(e[r],{instancePath:t+"/byPhase/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(s=null===s?a.errors:s.concat(a.errors),o=s.length),!(n===o))break}}i=n===o}else i=!0
if(i){if(e(r,"inferredTicks")){const e=o
a(r.inferredTicks,{instancePath:t+"/inferredTicks"})||(s=null===s?a.errors:s.concat(a.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"leaves")){const e=o
O(r.leaves,{instancePath:t+"/leaves"})||(s=null===s?O.errors:s.concat(O.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"blocks")){const e=o
S(r.blocks,{instancePath:t+"/blocks"})||(s=null===s?S.errors:s.concat(S.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"excerpt")){let n=r.excerpt
const a=o,l=o
let c=!1
const u=o
if(o===u)if(n&&"object"==typeof n&&!Array.isArray(n)){let r
if(!e(n,"lines")&&(r="lines")||!e(n,"firstLine")&&(r="firstLine")){const e={instancePath:t+"/excerpt",keyword:"required",params:{missingProperty:r}}
null===s?s=[e]:s.push(e),o++}else{if(e(n,"lines")){let e=n.lines
const r=o
if(o===r)if(Array.isArray(e)){const r=e.length
for(let n=0;n<r;n++){const r=o
if("string"!=typeof e[n]){const e={instancePath:t+"/excerpt/lines/"+n,keyword:"type",params:{type:"string"}}
null===s?s=[e]:s.push(e),o++}if(!(r===o))break}}else{const e={instancePath:t+"/excerpt/lines",keyword:"type",params:{type:"array"}}
null===s?s=[e]:s.push(e),o++}var p=r===o}else p=!0
if(p)if(e(n,"firstLine")){const e=o
x(n.firstLine,{instancePath:t+"/excerpt/firstLine"})||(s=null===s?x.errors:s.concat(x.errors),o=s.length)
p=e===o}else p=!0}}else{const e={instancePath:t+"/excerpt",keyword:"type",params:{type:"object"}}
null===s?s=[e]:s.push(e),o++}var f=u===o
if(c=c||f,!c){const e=o
if(null!==n){const e={instancePath:t+"/excerpt",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),o++}f=e===o
c=c||f}if(!c){const e={instancePath:t+"/excerpt",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),o++,R.errors=s,!1}o=l,null!==s&&(l?s.length=l:s=null)
i=a===o}else i=!0
if(i){if(e(r,"allows")){let e=r.allows
const n=o
if(o===n){if(!Array.isArray(e))return R.errors=[{instancePath:t+"/allows",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=o
if(F(e[n],{instancePath:t+"/allows/"+n})||(s=null===s?F.errors:s.concat(F.errors),o=s.length),!(r===o))break}}}i=n===o}else i=!0
if(i)if(e(r,"generated")){const e=o
L(r.generated,{instancePath:t+"/generated"})||(s=null===s?L.errors:s.concat(L.errors),o=s.length)
i=e===o}else i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}return R.errors=s,0===o}const B={type:"object",required:["rule","severity","operation","site","callSite","ticks","share","message","edit","advice","notes","verify","docs","fingerprint"],properties:{rule:{type:"string"},severity:{enum:["error","warning","info"]},operation:{type:"string"},site:{type:["string","null"]},callSite:{anyOf:[{$ref:"#/$defs/CallSiteRef"},{type:"null"}]},ticks:{$ref:"types.schema.json#/$defs/Ticks"},share:{$ref:"types.schema.json#/$defs/Share"},message:{type:"string"},edit:{anyOf:[{$ref:"#/$defs/Edit"},{type:"null"}]},advice:{type:"array",items:{type:"string"}},notes:{type:"array",items:{type:"string"}},verify:{type:"string"},docs:{type:"string"},fingerprint:{type:"string"}}}
function V(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return V.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"file")&&(i="file")||!e(r,"line")&&(i="line")||!e(r,"function")&&(i="function")||!e(r,"api")&&(i="api"))return V.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"file")){const e=s
if("string"!=typeof r.file)return V.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"line")){let e=r.line
const i=s,l=s
let c=!1
const p=s
x(e,{instancePath:t+"/line"})||(n=null===n?x.errors:n.concat(x.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/line",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/line",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,V.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(e(r,"function")){const e=s
if("string"!=typeof r.function)return V.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a)if(e(r,"api")){const e=s
if("string"!=typeof r.api)return V.errors=[{instancePath:t+"/api",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0}}}}return V.errors=n,0===s}const U={type:"object",required:["file","profiled","range","text","imports","asyncAt","callersMustAwait"],properties:{file:{type:"string"},profiled:{type:"object",required:["length","sha256"],properties:{length:{$ref:"types.schema.json#/$defs/Count"},sha256:{type:["string","null"]}}},range:{$ref:"profile.schema.json#/$defs/SourceRange"},text:{type:"string"},imports:{type:"array",items:{type:"string"}},asyncAt:{anyOf:[{type:"object",required:["line","column"],properties:{line:{$ref:"types.schema.json#/$defs/Line"},column:{$ref:"types.schema.json#/$defs/Line"}}},{type:"null"}]},callersMustAwait:{type:"boolean"}}}
function E(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return E.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"startLine")&&(o="startLine")||!e(r,"startColumn")&&(o="startColumn")||!e(r,"endLine")&&(o="endLine")||!e(r,"endColumn")&&(o="endColumn"))return E.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"startLine")){const e=s
I(r.startLine,{instancePath:t+"/startLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"startColumn")){const e=s
I(r.startColumn,{instancePath:t+"/startColumn"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"endLine")){const e=s
I(r.endLine,{instancePath:t+"/endLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"endColumn")){const e=s
I(r.endColumn,{instancePath:t+"/endColumn"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0}}}}return E.errors=n,0===s}function K(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return K.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if(!e(r,"file")&&(c="file")||!e(r,"profiled")&&(c="profiled")||!e(r,"range")&&(c="range")||!e(r,"text")&&(c="text")||!e(r,"imports")&&(c="imports")||!e(r,"asyncAt")&&(c="asyncAt")||!e(r,"callersMustAwait")&&(c="callersMustAwait"))return K.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(e(r,"file")){const e=s
if("string"!=typeof r.file)return K.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"profiled")){let i=r.profiled
const l=s
if(s===l){if(!i||"object"!=typeof i||Array.isArray(i))return K.errors=[{instancePath:t+"/profiled",keyword:"type",params:{type:"object"}}],!1
{let r
if(!e(i,"length")&&(r="length")||!e(i,"sha256")&&(r="sha256"))return K.errors=[{instancePath:t+"/profiled",keyword:"required",params:{missingProperty:r}}],!1
if(e(i,"length")){const e=s
g(i.length,{instancePath:t+"/profiled/length"})||(n=null===n?g.errors:n.concat(g.errors),s=n.length)
var o=e===s}else o=!0
if(o)if(e(i,"sha256")){let e=i.sha256
const r=s
if("string"!=typeof e&&null!==e)return K.errors=[{instancePath:t+"/profiled/sha256",keyword:"type",params:{type:U.properties.profiled.properties.sha256.type}}],!1
o=r===s}else o=!0}}a=l===s}else a=!0
if(a){if(e(r,"range")){const e=s
E(r.range,{instancePath:t+"/range"})||(n=null===n?E.errors:n.concat(E.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"text")){const e=s
if("string"!=typeof r.text)return K.errors=[{instancePath:t+"/text",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"imports")){let e=r.imports
const n=s
if(s===n){if(!Array.isArray(e))return K.errors=[{instancePath:t+"/imports",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return K.errors=[{instancePath:t+"/imports/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}a=n===s}else a=!0
if(a){if(e(r,"asyncAt")){let o=r.asyncAt
const c=s,p=s
let f=!1
const u=s
if(s===u)if(o&&"object"==typeof o&&!Array.isArray(o)){let r
if(!e(o,"line")&&(r="line")||!e(o,"column")&&(r="column")){const e={instancePath:t+"/asyncAt",keyword:"required",params:{missingProperty:r}}
null===n?n=[e]:n.push(e),s++}else{if(e(o,"line")){const e=s
x(o.line,{instancePath:t+"/asyncAt/line"})||(n=null===n?x.errors:n.concat(x.errors),s=n.length)
var i=e===s}else i=!0
if(i)if(e(o,"column")){const e=s
x(o.column,{instancePath:t+"/asyncAt/column"})||(n=null===n?x.errors:n.concat(x.errors),s=n.length)
i=e===s}else i=!0}}else{const e={instancePath:t+"/asyncAt",keyword:"type",params:{type:"object"}}
null===n?n=[e]:n.push(e),s++}var l=u===s
if(f=f||l,!f){const e=s
if(null!==o){const e={instancePath:t+"/asyncAt",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=e===s
f=f||l}if(!f){const e={instancePath:t+"/asyncAt",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,K.errors=n,!1}s=p,null!==n&&(p?n.length=p:n=null)
a=c===s}else a=!0
if(a)if(e(r,"callersMustAwait")){const e=s
if("boolean"!=typeof r.callersMustAwait)return K.errors=[{instancePath:t+"/callersMustAwait",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}}}return K.errors=n,0===s}function W(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return W.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if(!e(r,"rule")&&(c="rule")||!e(r,"severity")&&(c="severity")||!e(r,"operation")&&(c="operation")||!e(r,"site")&&(c="site")||!e(r,"callSite")&&(c="callSite")||!e(r,"ticks")&&(c="ticks")||!e(r,"share")&&(c="share")||!e(r,"message")&&(c="message")||!e(r,"edit")&&(c="edit")||!e(r,"advice")&&(c="advice")||!e(r,"notes")&&(c="notes")||!e(r,"verify")&&(c="verify")||!e(r,"docs")&&(c="docs")||!e(r,"fingerprint")&&(c="fingerprint"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(e(r,"rule")){const e=s
if("string"!=typeof r.rule)return W.errors=[{instancePath:t+"/rule",keyword:"type",params:{type:"string"}}],!1
var o=e===s}else o=!0
if(o){if(e(r,"severity")){let e=r.severity
const n=s
if("error"!==e&&"warning"!==e&&"info"!==e)return W.errors=[{instancePath:t+"/severity",keyword:"enum",params:{allowedValues:B.properties.severity.enum}}],!1
o=n===s}else o=!0
if(o){if(e(r,"operation")){const e=s
if("string"!=typeof r.operation)return W.errors=[{instancePath:t+"/operation",keyword:"type",params:{type:"string"}}],!1
o=e===s}else o=!0
if(o){if(e(r,"site")){let e=r.site
const n=s
if("string"!=typeof e&&null!==e)return W.errors=[{instancePath:t+"/site",keyword:"type",params:{type:B.properties.site.type}}],!1
o=n===s}else o=!0
if(o){if(e(r,"callSite")){let e=r.callSite
const a=s,l=s
let c=!1
const p=s
V(e,{instancePath:t+"/callSite"})||(n=null===n?V.errors:n.concat(V.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/callSite",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/callSite",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,W.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
o=a===s}else o=!0
if(o){if(e(r,"ticks")){const e=s
a(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0
if(o){if(e(r,"share")){const e=s
b(r.share,{instancePath:t+"/share"})||(n=null===n?b.errors:n.concat(b.errors),s=n.length)
o=e===s}else o=!0
if(o){if(e(r,"message")){const e=s
if("string"!=typeof r.message)return W.errors=[{instancePath:t+"/message",keyword:"type",params:{type:"string"}}],!1
o=e===s}else o=!0
if(o){if(e(r,"edit")){let e=r.edit
const a=s,i=s
let c=!1
const p=s
K(e,{instancePath:t+"/edit"})||(n=null===n?K.errors:n.concat(K.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/edit",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/edit",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,W.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
o=a===s}else o=!0
if(o){if(e(r,"advice")){let e=r.advice
const n=s
if(s===n){if(!Array.isArray(e))return W.errors=[{instancePath:t+"/advice",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return W.errors=[{instancePath:t+"/advice/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}o=n===s}else o=!0
if(o){if(e(r,"notes")){let e=r.notes
const n=s
if(s===n){if(!Array.isArray(e))return W.errors=[{instancePath:t+"/notes",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return W.errors=[{instancePath:t+"/notes/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}o=n===s}else o=!0
if(o){if(e(r,"verify")){const e=s
if("string"!=typeof r.verify)return W.errors=[{instancePath:t+"/verify",keyword:"type",params:{type:"string"}}],!1
o=e===s}else o=!0
if(o){if(e(r,"docs")){const e=s
if("string"!=typeof r.docs)return W.errors=[{instancePath:t+"/docs",keyword:"type",params:{type:"string"}}],!1
o=e===s}else o=!0
if(o)if(e(r,"fingerprint")){const e=s
if("string"!=typeof r.fingerprint)return W.errors=[{instancePath:t+"/fingerprint",keyword:"type",params:{type:"string"}}],!1
o=e===s}else o=!0}}}}}}}}}}}}}}return W.errors=n,0===s}const Q={type:"object",required:["kind","method","pattern","candidates","file","line","requests","ticks","inferredTicks","share","interval","cryptoMs","busyMs","cryptoMsPerRequest","maxPerSecondPerCore","operations","callSites"],properties:{kind:{enum:["route","shared","middleware","untied"]},method:{type:["string","null"]},pattern:{type:["string","null"]},path:{type:"string"},candidates:{type:"array",items:{type:"string"}},file:{type:"string"},line:{anyOf:[{$ref:"types.schema.json#/$defs/Line"},{type:"null"}]},requests:{anyOf:[{$ref:"types.schema.json#/$defs/Count"},{type:"null"}]},ticks:{$ref:"types.schema.json#/$defs/Ticks"},inferredTicks:{$ref:"types.schema.json#/$defs/Ticks"},share:{$ref:"types.schema.json#/$defs/Share"},interval:{$ref:"types.schema.json#/$defs/Interval"},cryptoMs:{$ref:"types.schema.json#/$defs/Milliseconds"},busyMs:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]},cryptoMsPerRequest:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]},maxPerSecondPerCore:{anyOf:[{$ref:"types.schema.json#/$defs/PerSecond"},{type:"null"}]},operations:{type:"array",items:{type:"object",required:["id","algorithm","ticks"],properties:{id:{type:"string"},algorithm:{type:"string"},ticks:{$ref:"types.schema.json#/$defs/Ticks"}}}},callSites:{type:"array",items:{type:"string"}}}}
function z(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(z.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(z.errors=null,!0):(z.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function D(r,{instancePath:t=""}={}){let s=null,o=0
if(0===o){if(!r||"object"!=typeof r||Array.isArray(r))return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let h
if(!e(r,"kind")&&(h="kind")||!e(r,"method")&&(h="method")||!e(r,"pattern")&&(h="pattern")||!e(r,"candidates")&&(h="candidates")||!e(r,"file")&&(h="file")||!e(r,"line")&&(h="line")||!e(r,"requests")&&(h="requests")||!e(r,"ticks")&&(h="ticks")||!e(r,"inferredTicks")&&(h="inferredTicks")||!e(r,"share")&&(h="share")||!e(r,"interval")&&(h="interval")||!e(r,"cryptoMs")&&(h="cryptoMs")||!e(r,"busyMs")&&(h="busyMs")||!e(r,"cryptoMsPerRequest")&&(h="cryptoMsPerRequest")||!e(r,"maxPerSecondPerCore")&&(h="maxPerSecondPerCore")||!e(r,"operations")&&(h="operations")||!e(r,"callSites")&&(h="callSites"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],!1
if(e(r,"kind")){let e=r.kind
const n=o
if("route"!==e&&"shared"!==e&&"middleware"!==e&&"untied"!==e)return D.errors=[{instancePath:t+"/kind",keyword:"enum",params:{allowedValues:Q.properties.kind.enum}}],!1
var i=n===o}else i=!0
if(i){if(e(r,"method")){let e=r.method
const n=o
if("string"!=typeof e&&null!==e)return D.errors=[{instancePath:t+"/method",keyword:"type",params:{type:Q.properties.method.type}}],!1
i=n===o}else i=!0
if(i){if(e(r,"pattern")){let e=r.pattern
const n=o
if("string"!=typeof e&&null!==e)return D.errors=[{instancePath:t+"/pattern",keyword:"type",params:{type:Q.properties.pattern.type}}],!1
i=n===o}else i=!0
if(i){if(e(r,"path")){const e=o
if("string"!=typeof r.path)return D.errors=[{instancePath:t+"/path",keyword:"type",params:{type:"string"}}],!1
i=e===o}else i=!0
if(i){if(e(r,"candidates")){let e=r.candidates
const n=o
if(o===n){if(!Array.isArray(e))return D.errors=[{instancePath:t+"/candidates",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=o
if("string"!=typeof e[n])return D.errors=[{instancePath:t+"/candidates/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===o))break}}}i=n===o}else i=!0
if(i){if(e(r,"file")){const e=o
if("string"!=typeof r.file)return D.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
i=e===o}else i=!0
if(i){if(e(r,"line")){let e=r.line
const n=o,a=o
let c=!1
const p=o
x(e,{instancePath:t+"/line"})||(s=null===s?x.errors:s.concat(x.errors),o=s.length)
var l=p===o
if(c=c||l,!c){const r=o
if(null!==e){const e={instancePath:t+"/line",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),o++}l=r===o
c=c||l}if(!c){const e={instancePath:t+"/line",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),o++,D.errors=s,!1}o=a,null!==s&&(a?s.length=a:s=null)
i=n===o}else i=!0
if(i){if(e(r,"requests")){let e=r.requests
const n=o,a=o
let l=!1
const p=o
g(e,{instancePath:t+"/requests"})||(s=null===s?g.errors:s.concat(g.errors),o=s.length)
var c=p===o
if(l=l||c,!l){const r=o
if(null!==e){const e={instancePath:t+"/requests",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),o++}c=r===o
l=l||c}if(!l){const e={instancePath:t+"/requests",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),o++,D.errors=s,!1}o=a,null!==s&&(a?s.length=a:s=null)
i=n===o}else i=!0
if(i){if(e(r,"ticks")){const e=o
a(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"inferredTicks")){const e=o
a(r.inferredTicks,{instancePath:t+"/inferredTicks"})||(s=null===s?a.errors:s.concat(a.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"share")){const e=o
b(r.share,{instancePath:t+"/share"})||(s=null===s?b.errors:s.concat(b.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"interval")){const e=o
v(r.interval,{instancePath:t+"/interval"})||(s=null===s?v.errors:s.concat(v.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"cryptoMs")){const e=o
n(r.cryptoMs,{instancePath:t+"/cryptoMs"})||(s=null===s?n.errors:s.concat(n.errors),o=s.length)
i=e===o}else i=!0
if(i){if(e(r,"busyMs")){let e=r.busyMs
const a=o,l=o
let c=!1
const f=o
n(e,{instancePath:t+"/busyMs"})||(s=null===s?n.errors:s.concat(n.errors),o=s.length)
var p=f===o
if(c=c||p,!c){const r=o
if(null!==e){const e={instancePath:t+"/busyMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),o++}p=r===o
c=c||p}if(!c){const e={instancePath:t+"/busyMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),o++,D.errors=s,!1}o=l,null!==s&&(l?s.length=l:s=null)
i=a===o}else i=!0
if(i){if(e(r,"cryptoMsPerRequest")){let e=r.cryptoMsPerRequest
const a=o,l=o
let c=!1
const p=o
n(e,{instancePath:t+"/cryptoMsPerRequest"})||(s=null===s?n.errors:s.concat(n.errors),o=s.length)
var f=p===o
if(c=c||f,!c){const r=o
if(null!==e){const e={instancePath:t+"/cryptoMsPerRequest",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),o++}f=r===o
c=c||f}if(!c){const e={instancePath:t+"/cryptoMsPerRequest",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),o++,D.errors=s,!1}o=l,null!==s&&(l?s.length=l:s=null)
i=a===o}else i=!0
if(i){if(e(r,"maxPerSecondPerCore")){let e=r.maxPerSecondPerCore
const n=o,a=o
let l=!1
const c=o
z(e,{instancePath:t+"/maxPerSecondPerCore"})||(s=null===s?z.errors:s.concat(z.errors),o=s.length)
var u=c===o
if(l=l||u,!l){const r=o
if(null!==e){const e={instancePath:t+"/maxPerSecondPerCore",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),o++}u=r===o
l=l||u}if(!l){const e={instancePath:t+"/maxPerSecondPerCore",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),o++,D.errors=s,!1}o=a,null!==s&&(a?s.length=a:s=null)
i=n===o}else i=!0
if(i){if(e(r,"operations")){let n=r.operations
const l=o
if(o===l){if(!Array.isArray(n))return D.errors=[{instancePath:t+"/operations",keyword:"type",params:{type:"array"}}],!1
{const r=n.length
for(let i=0;i<r;i++){let r=n[i]
const l=o
if(o===l){if(!r||"object"!=typeof r||Array.isArray(r))return D.errors=[{instancePath:t+"/operations/"+i,keyword:"type",params:{type:"object"}}],!1
{let n
if(!e(r,"id")&&(n="id")||!e(r,"algorithm")&&(n="algorithm")||!e(r,"ticks")&&(n="ticks"))return D.errors=[{instancePath:t+"/operations/"+i,keyword:"required",params:{missingProperty:n}}],!1
if(e(r,"id")){const e=o
if("string"!=typeof r.id)return D.errors=[{instancePath:t+"/operations/"+i+"/id",keyword:"type",params:{type:"string"}}],!1
var y=e===o}else y=!0
if(y){if(e(r,"algorithm")){const e=o
if("string"!=typeof r.algorithm)return D.errors=[{instancePath:t+"/operations/"+i+"/algorithm",keyword:"type",params:{type:"string"}}],!1
y=e===o}else y=!0
if(y)if(e(r,"ticks")){const e=o
a(r.ticks,{instancePath:t+"/operations/"+i+"/ticks"})||(s=null===s?a.errors:s.concat(a.errors),o=s.length)
y=e===o}else y=!0}}}if(!(l===o))break}}}i=l===o}else i=!0
if(i)if(e(r,"callSites")){let e=r.callSites
const n=o
if(o===n){if(!Array.isArray(e))return D.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=o
if("string"!=typeof e[n])return D.errors=[{instancePath:t+"/callSites/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===o))break}}}i=n===o}else i=!0}}}}}}}}}}}}}}}}}}return D.errors=s,0===o}const G={enum:["main","worker","pool","helper"]}
function H(e,{instancePath:r=""}={}){return"main"!==e&&"worker"!==e&&"pool"!==e&&"helper"!==e?(H.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:G.enum}}],!1):(H.errors=null,!0)}function J(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return J.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"source")&&(i="source")||!e(r,"pid")&&(i="pid")||!e(r,"thread")&&(i="thread")||!e(r,"node")&&(i="node")||!e(r,"v8")&&(i="v8")||!e(r,"ticks")&&(i="ticks")||!e(r,"busyTicks")&&(i="busyTicks")||!e(r,"cryptoTicks")&&(i="cryptoTicks"))return J.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"source")){const e=s
if("string"!=typeof r.source)return J.errors=[{instancePath:t+"/source",keyword:"type",params:{type:"string"}}],!1
var o=e===s}else o=!0
if(o){if(e(r,"pid")){const e=s
g(r.pid,{instancePath:t+"/pid"})||(n=null===n?g.errors:n.concat(g.errors),s=n.length)
o=e===s}else o=!0
if(o){if(e(r,"thread")){const e=s
H(r.thread,{instancePath:t+"/thread"})||(n=null===n?H.errors:n.concat(H.errors),s=n.length)
o=e===s}else o=!0
if(o){if(e(r,"node")){const e=s
if("string"!=typeof r.node)return J.errors=[{instancePath:t+"/node",keyword:"type",params:{type:"string"}}],!1
o=e===s}else o=!0
if(o){if(e(r,"v8")){const e=s
if("string"!=typeof r.v8)return J.errors=[{instancePath:t+"/v8",keyword:"type",params:{type:"string"}}],!1
o=e===s}else o=!0
if(o){if(e(r,"ticks")){const e=s
a(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0
if(o){if(e(r,"busyTicks")){const e=s
a(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0
if(o)if(e(r,"cryptoTicks")){const e=s
a(r.cryptoTicks,{instancePath:t+"/cryptoTicks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0}}}}}}}}return J.errors=n,0===s}function X(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return X.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"name")&&(i="name")||!e(r,"source")&&(i="source")||!e(r,"node")&&(i="node")||!e(r,"ticks")&&(i="ticks")||!e(r,"busyTicks")&&(i="busyTicks")||!e(r,"cryptoTicks")&&(i="cryptoTicks")||!e(r,"share")&&(i="share")||!e(r,"interval")&&(i="interval"))return X.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"name")){const e=s
if("string"!=typeof r.name)return X.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
var o=e===s}else o=!0
if(o){if(e(r,"source")){const e=s
if("string"!=typeof r.source)return X.errors=[{instancePath:t+"/source",keyword:"type",params:{type:"string"}}],!1
o=e===s}else o=!0
if(o){if(e(r,"node")){const e=s
if("string"!=typeof r.node)return X.errors=[{instancePath:t+"/node",keyword:"type",params:{type:"string"}}],!1
o=e===s}else o=!0
if(o){if(e(r,"ticks")){const e=s
a(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0
if(o){if(e(r,"busyTicks")){const e=s
a(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0
if(o){if(e(r,"cryptoTicks")){const e=s
a(r.cryptoTicks,{instancePath:t+"/cryptoTicks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0
if(o){if(e(r,"share")){const e=s
b(r.share,{instancePath:t+"/share"})||(n=null===n?b.errors:n.concat(b.errors),s=n.length)
o=e===s}else o=!0
if(o)if(e(r,"interval")){const e=s
v(r.interval,{instancePath:t+"/interval"})||(n=null===n?v.errors:n.concat(v.errors),s=n.length)
o=e===s}else o=!0}}}}}}}}return X.errors=n,0===s}function Y(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Y.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"file")&&(i="file")||!e(r,"ticks")&&(i="ticks")||!e(r,"unidentifiedTicks")&&(i="unidentifiedTicks"))return Y.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"file")){const e=s
if("string"!=typeof r.file)return Y.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var o=e===s}else o=!0
if(o){if(e(r,"ticks")){const e=s
a(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0
if(o)if(e(r,"unidentifiedTicks")){const e=s
a(r.unidentifiedTicks,{instancePath:t+"/unidentifiedTicks"})||(n=null===n?a.errors:n.concat(a.errors),s=n.length)
o=e===s}else o=!0}}}return Y.errors=n,0===s}function Z(r,{instancePath:t=""}={}){let s=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return Z.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"threads")&&(i="threads")||!e(r,"ticks")&&(i="ticks")||!e(r,"busyTicks")&&(i="busyTicks")||!e(r,"idleTicks")&&(i="idleTicks")||!e(r,"busyMs")&&(i="busyMs")||!e(r,"operations")&&(i="operations")||!e(r,"helperTicks")&&(i="helperTicks"))return Z.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"threads")){const e=a
g(r.threads,{instancePath:t+"/threads"})||(s=null===s?g.errors:s.concat(g.errors),a=s.length)
var o=e===a}else o=!0
if(o){if(e(r,"ticks")){const e=a
g(r.ticks,{instancePath:t+"/ticks"})||(s=null===s?g.errors:s.concat(g.errors),a=s.length)
o=e===a}else o=!0
if(o){if(e(r,"busyTicks")){const e=a
g(r.busyTicks,{instancePath:t+"/busyTicks"})||(s=null===s?g.errors:s.concat(g.errors),a=s.length)
o=e===a}else o=!0
if(o){if(e(r,"idleTicks")){const e=a
g(r.idleTicks,{instancePath:t+"/idleTicks"})||(s=null===s?g.errors:s.concat(g.errors),a=s.length)
o=e===a}else o=!0
if(o){if(e(r,"busyMs")){const e=a
n(r.busyMs,{instancePath:t+"/busyMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
o=e===a}else o=!0
if(o){if(e(r,"operations")){let e=r.operations
const n=a
if(a===n){if(!Array.isArray(e))return Z.errors=[{instancePath:t+"/operations",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=a
if(M(e[n],{instancePath:t+"/operations/"+n})||(s=null===s?M.errors:s.concat(M.errors),a=s.length),!(r===a))break}}}o=n===a}else o=!0
if(o)if(e(r,"helperTicks")){const e=a
g(r.helperTicks,{instancePath:t+"/helperTicks"})||(s=null===s?g.errors:s.concat(g.errors),a=s.length)
o=e===a}else o=!0}}}}}}}return Z.errors=s,0===a}function _(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(_.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(_.errors=null,!0):(_.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function ee(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return ee.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"requests")&&(o="requests")||!e(r,"requestsPerSecond")&&(o="requestsPerSecond")||!e(r,"latencyP50Ms")&&(o="latencyP50Ms")||!e(r,"latencyP99Ms")&&(o="latencyP99Ms")||!e(r,"errors")&&(o="errors"))return ee.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"requests")){const e=s
y(r.requests,{instancePath:t+"/requests"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"requestsPerSecond")){const e=s
_(r.requestsPerSecond,{instancePath:t+"/requestsPerSecond"})||(n=null===n?_.errors:n.concat(_.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"latencyP50Ms")){const e=s
h(r.latencyP50Ms,{instancePath:t+"/latencyP50Ms"})||(n=null===n?h.errors:n.concat(h.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"latencyP99Ms")){const e=s
h(r.latencyP99Ms,{instancePath:t+"/latencyP99Ms"})||(n=null===n?h.errors:n.concat(h.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"errors")){const e=s
y(r.errors,{instancePath:t+"/errors"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0}}}}}return ee.errors=n,0===s}const re=new RegExp("^[\\w./-]{1,64}$","u")
function te(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return te.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return te.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return te.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return te.errors=null,!0}function ne(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!e||"object"!=typeof e||Array.isArray(e))return ne.errors=[{instancePath:r,keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>100)return ne.errors=[{instancePath:r,keyword:"maxProperties",params:{limit:100}}],!1
for(const a of Object.keys(e)){const e=n
if("string"==typeof a&&!re.test(a)){const e={instancePath:r,keyword:"pattern",params:{pattern:"^[\\w./-]{1,64}$"},propertyName:a}
null===t?t=[e]:t.push(e),n++}var s=e===n
if(!s){const e={instancePath:r,keyword:"propertyNames",params:{propertyName:a}}
return null===t?t=[e]:t.push(e),n++,ne.errors=t,!1}}if(s)for(const s of Object.keys(e)){const a=n
if(te(e[s],{instancePath:r+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?te.errors:t.concat(te.errors),n=t.length),!(a===n))break}}return ne.errors=t,0===n}function se(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return se.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"handshakes")&&(o="handshakes")||!e(r,"resumed")&&(o="resumed")||!e(r,"protocols")&&(o="protocols")||!e(r,"ciphers")&&(o="ciphers")||!e(r,"groups")&&(o="groups"))return se.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"handshakes")){const e=s
y(r.handshakes,{instancePath:t+"/handshakes"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"resumed")){const e=s
y(r.resumed,{instancePath:t+"/resumed"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"protocols")){const e=s
ne(r.protocols,{instancePath:t+"/protocols"})||(n=null===n?ne.errors:n.concat(ne.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"ciphers")){const e=s
ne(r.ciphers,{instancePath:t+"/ciphers"})||(n=null===n?ne.errors:n.concat(ne.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"groups")){const e=s
ne(r.groups,{instancePath:t+"/groups"})||(n=null===n?ne.errors:n.concat(ne.errors),s=n.length)
a=e===s}else a=!0}}}}}return se.errors=n,0===s}const ae=e=>{let r=0
for(const t of e)r++
return r}
function oe(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return oe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"method")&&(o="method")||!e(r,"path")&&(o="path")||!e(r,"requests")&&(o="requests")||!e(r,"isAlone")&&(o="isAlone"))return oe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"method")){let e=r.method
const n=s
if(s===n){if("string"!=typeof e)return oe.errors=[{instancePath:t+"/method",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>32)return oe.errors=[{instancePath:t+"/method",keyword:"maxLength",params:{limit:32}}],!1}var a=n===s}else a=!0
if(a){if(e(r,"path")){let e=r.path
const n=s
if(s===n){if("string"!=typeof e)return oe.errors=[{instancePath:t+"/path",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>512)return oe.errors=[{instancePath:t+"/path",keyword:"maxLength",params:{limit:512}}],!1}a=n===s}else a=!0
if(a){if(e(r,"requests")){const e=s
y(r.requests,{instancePath:t+"/requests"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"isAlone")){const e=s
if("boolean"!=typeof r.isAlone)return oe.errors=[{instancePath:t+"/isAlone",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}return oe.errors=n,0===s}function ie(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return ie.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if(!e(r,"requests")&&(l="requests")||!e(r,"clientRequests")&&(l="clientRequests")||!e(r,"tlsServer")&&(l="tlsServer")||!e(r,"tlsClient")&&(l="tlsClient")||!e(r,"processes")&&(l="processes")||!e(r,"complete")&&(l="complete"))return ie.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(e(r,"requests")){const e=s
y(r.requests,{instancePath:t+"/requests"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"serverErrors")){const e=s
y(r.serverErrors,{instancePath:t+"/serverErrors"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"clientRequests")){const e=s
y(r.clientRequests,{instancePath:t+"/clientRequests"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"tlsServer")){let e=r.tlsServer
const i=s,l=s
let c=!1
const p=s
se(e,{instancePath:t+"/tlsServer"})||(n=null===n?se.errors:n.concat(se.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/tlsServer",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/tlsServer",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,ie.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(e(r,"tlsClient")){let e=r.tlsClient
const o=s,l=s
let c=!1
const p=s
se(e,{instancePath:t+"/tlsClient"})||(n=null===n?se.errors:n.concat(se.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/tlsClient",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/tlsClient",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,ie.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(e(r,"routes")){let e=r.routes
const o=s
if(s===o){if(!Array.isArray(e))return ie.errors=[{instancePath:t+"/routes",keyword:"type",params:{type:"array"}}],!1
if(e.length>1e3)return ie.errors=[{instancePath:t+"/routes",keyword:"maxItems",params:{limit:1e3}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(oe(e[a],{instancePath:t+"/routes/"+a})||(n=null===n?oe.errors:n.concat(oe.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a){if(e(r,"processes")){const e=s
y(r.processes,{instancePath:t+"/processes"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return ie.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}}}}return ie.errors=n,0===s}const le={type:"object",required:["role","host","port","handshakes","full","resumed","overlapped","requests","reusedRequests","agents","protocol","cipher","group","alpn","certificate","bytesIn","bytesOut","helloBytesOut","p50Ms","p95Ms","mostOpen","lifeP50Ms","package","choices","callSites","agentSites"],properties:{role:{enum:["client","server"]},host:{type:"string"},port:{$ref:"types.schema.json#/$defs/Count"},handshakes:{$ref:"types.schema.json#/$defs/Count"},full:{$ref:"types.schema.json#/$defs/Count"},resumed:{$ref:"types.schema.json#/$defs/Count"},overlapped:{$ref:"types.schema.json#/$defs/Count"},requests:{$ref:"types.schema.json#/$defs/Count"},reusedRequests:{$ref:"types.schema.json#/$defs/Count"},agents:{$ref:"types.schema.json#/$defs/Count"},protocol:{$ref:"types.schema.json#/$defs/Tally"},cipher:{$ref:"types.schema.json#/$defs/Tally"},group:{$ref:"types.schema.json#/$defs/Tally"},alpn:{$ref:"types.schema.json#/$defs/Tally"},certificate:{anyOf:[{$ref:"#/$defs/Certificate"},{type:"null"}]},bytesIn:{$ref:"types.schema.json#/$defs/Bytes"},bytesOut:{$ref:"types.schema.json#/$defs/Bytes"},helloBytesOut:{anyOf:[{$ref:"types.schema.json#/$defs/Bytes"},{type:"null"}]},p50Ms:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]},p95Ms:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]},mostOpen:{$ref:"types.schema.json#/$defs/Count"},lifeP50Ms:{anyOf:[{$ref:"types.schema.json#/$defs/Milliseconds"},{type:"null"}]},package:{type:"string"},choices:{$ref:"#/$defs/PeerChoices"},callSites:{type:"array",items:{$ref:"#/$defs/AskedAt"}},agentSites:{type:"array",items:{$ref:"#/$defs/AskedAt"}}}}
function ce(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return ce.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return ce.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return ce.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return ce.errors=null,!0}function pe(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!e||"object"!=typeof e||Array.isArray(e))return pe.errors=[{instancePath:r,keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>100)return pe.errors=[{instancePath:r,keyword:"maxProperties",params:{limit:100}}],!1
for(const a of Object.keys(e)){const e=n
if("string"==typeof a&&!re.test(a)){const e={instancePath:r,keyword:"pattern",params:{pattern:"^[\\w./-]{1,64}$"},propertyName:a}
null===t?t=[e]:t.push(e),n++}var s=e===n
if(!s){const e={instancePath:r,keyword:"propertyNames",params:{propertyName:a}}
return null===t?t=[e]:t.push(e),n++,pe.errors=t,!1}}if(s)for(const s of Object.keys(e)){const a=n
if(te(e[s],{instancePath:r+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?te.errors:t.concat(te.errors),n=t.length),!(a===n))break}}return pe.errors=t,0===n}const fe={type:"object",required:["type","bits","curve"],properties:{type:{enum:["rsa","ec","ed25519","other"]},bits:{anyOf:[{$ref:"types.schema.json#/$defs/Count"},{type:"null"}]},curve:{type:"string"}}}
function ue(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return ue.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"type")&&(i="type")||!e(r,"bits")&&(i="bits")||!e(r,"curve")&&(i="curve"))return ue.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"type")){let e=r.type
const n=s
if("rsa"!==e&&"ec"!==e&&"ed25519"!==e&&"other"!==e)return ue.errors=[{instancePath:t+"/type",keyword:"enum",params:{allowedValues:fe.properties.type.enum}}],!1
var a=n===s}else a=!0
if(a){if(e(r,"bits")){let e=r.bits
const i=s,l=s
let c=!1
const p=s
ce(e,{instancePath:t+"/bits"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/bits",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/bits",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,ue.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a)if(e(r,"curve")){const e=s
if("string"!=typeof r.curve)return ue.errors=[{instancePath:t+"/curve",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0}}}return ue.errors=n,0===s}function ye(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return ye.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return ye.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return ye.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return ye.errors=null,!0}function he(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(he.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(he.errors=null,!0):(he.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function me(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return me.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(void 0===r.withDispatcher&&(r.withDispatcher=0),void 0===r.agentIsPlain&&(r.agentIsPlain=0),void 0===r.renegotiated&&(r.renegotiated=0),!e(r,"withAgent")&&(o="withAgent")||!e(r,"agentKeepsAlive")&&(o="agentKeepsAlive")||!e(r,"agentKeepsNoSessions")&&(o="agentKeepsNoSessions")||!e(r,"sessionOffered")&&(o="sessionOffered")||!e(r,"ownContext")&&(o="ownContext")||!e(r,"ownCa")&&(o="ownCa")||!e(r,"ownIdentityCheck")&&(o="ownIdentityCheck")||!e(r,"forbidsTls13")&&(o="forbidsTls13")||!e(r,"ownCurves")&&(o="ownCurves")||!e(r,"closedByServer")&&(o="closedByServer"))return me.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"withAgent")){const e=s
ce(r.withAgent,{instancePath:t+"/withAgent"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
var a=e===s}else a=!0
if(a){const o=s
if(ce(r.withDispatcher,{instancePath:t+"/withDispatcher"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length),a=o===s){if(e(r,"agentKeepsAlive")){const e=s
ce(r.agentKeepsAlive,{instancePath:t+"/agentKeepsAlive"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){const o=s
if(ce(r.agentIsPlain,{instancePath:t+"/agentIsPlain"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length),a=o===s){if(e(r,"agentKeepsNoSessions")){const e=s
ce(r.agentKeepsNoSessions,{instancePath:t+"/agentKeepsNoSessions"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"sessionOffered")){const e=s
ce(r.sessionOffered,{instancePath:t+"/sessionOffered"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"ownContext")){const e=s
ce(r.ownContext,{instancePath:t+"/ownContext"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"ownCa")){const e=s
ce(r.ownCa,{instancePath:t+"/ownCa"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"ownIdentityCheck")){const e=s
ce(r.ownIdentityCheck,{instancePath:t+"/ownIdentityCheck"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"forbidsTls13")){const e=s
ce(r.forbidsTls13,{instancePath:t+"/forbidsTls13"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"ownCurves")){const e=s
ce(r.ownCurves,{instancePath:t+"/ownCurves"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){const o=s
if(ce(r.renegotiated,{instancePath:t+"/renegotiated"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length),a=o===s)if(e(r,"closedByServer")){const e=s
ce(r.closedByServer,{instancePath:t+"/closedByServer"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0}}}}}}}}}}}}}return me.errors=n,0===s}function de(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return de.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return de.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return de.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return de.errors=null,!0}function Pe(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Pe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"file")&&(i="file")||!e(r,"line")&&(i="line")||!e(r,"column")&&(i="column"))return Pe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"file")){const e=s
if("string"!=typeof r.file)return Pe.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"line")){const e=s
I(r.line,{instancePath:t+"/line"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"column")){let e=r.column
const i=s,l=s
let c=!1
const p=s
I(e,{instancePath:t+"/column"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/column",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/column",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Pe.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0}}}return Pe.errors=n,0===s}const ge={type:"object",required:["callee","args","options","origin","excerpt","excerptLine","line"],properties:{callee:{type:"string"},args:{type:"array",items:{type:["string","number","null"]}},options:{type:"object",additionalProperties:{type:["string","number"]}},argOptions:{type:"array",items:{type:["object","null"],additionalProperties:{type:["string","number"]}}},origin:{anyOf:[{type:"object",required:["callee","args"],properties:{callee:{type:"string"},args:{type:"array",items:{type:["string","number","null"]}}}},{type:"null"}]},excerpt:{type:"array",items:{type:"string"}},excerptLine:{$ref:"types.schema.json#/$defs/Line"},line:{$ref:"types.schema.json#/$defs/Line"},column:{$ref:"types.schema.json#/$defs/Line"},file:{type:"string"},allows:{type:"array",items:{$ref:"#/$defs/InlineAllow"}},syntax:{anyOf:[{$ref:"#/$defs/CallSyntax"},{type:"null"}]}}}
function ke(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return ke.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"rule")&&(o="rule")||!e(r,"until")&&(o="until")||!e(r,"reason")&&(o="reason"))return ke.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"rule")){const e=s
if("string"!=typeof r.rule)return ke.errors=[{instancePath:t+"/rule",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"until")){const e=s
C(r.until,{instancePath:t+"/until"})||(n=null===n?C.errors:n.concat(C.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"reason")){const e=s
if("string"!=typeof r.reason)return ke.errors=[{instancePath:t+"/reason",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0}}}return ke.errors=n,0===s}const we={type:"object",required:["range","calleeRange","calleeText","receiverText","argumentTexts","argumentRanges","hasSpread","isPromisified","isAwaited","isChained","isUnterminated","isUpdated","isNew","ordinal","within","module","file","imported","taken"],properties:{range:{$ref:"#/$defs/SourceRange"},calleeRange:{$ref:"#/$defs/SourceRange"},calleeText:{type:["string","null"]},receiverText:{type:["string","null"]},argumentTexts:{type:"array",items:{type:["string","null"]}},argumentRanges:{type:"array",items:{$ref:"#/$defs/SourceRange"}},areConstant:{type:"array",items:{type:"boolean"}},argumentForms:{type:"array",items:{anyOf:[{$ref:"#/$defs/KeyForm"},{type:"null"}]}},optionLiterals:{type:"array",items:{$ref:"#/$defs/OptionLiteral"}},hasSpread:{type:"boolean"},isPromisified:{type:"boolean"},isAwaited:{type:"boolean"},isChained:{type:"boolean"},isUnterminated:{type:"boolean"},isUpdated:{type:"boolean"},listensLater:{type:"boolean"},isSmallPiece:{type:"boolean"},isNew:{type:"boolean"},isEnded:{type:"boolean"},renegotiates:{type:"boolean"},ordinal:{$ref:"types.schema.json#/$defs/Count"},within:{$ref:"#/$defs/EnclosingFunction"},module:{enum:["esm","cjs"]},file:{$ref:"#/$defs/SourceFile"},imported:{anyOf:[{$ref:"#/$defs/ImportedName"},{type:"null"}]},taken:{type:"array",items:{type:"string"}}}}
function be(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return be.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"startLine")&&(o="startLine")||!e(r,"startColumn")&&(o="startColumn")||!e(r,"endLine")&&(o="endLine")||!e(r,"endColumn")&&(o="endColumn"))return be.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"startLine")){const e=s
I(r.startLine,{instancePath:t+"/startLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"startColumn")){const e=s
I(r.startColumn,{instancePath:t+"/startColumn"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"endLine")){const e=s
I(r.endLine,{instancePath:t+"/endLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"endColumn")){const e=s
I(r.endColumn,{instancePath:t+"/endColumn"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0}}}}return be.errors=n,0===s}const Ae={enum:["text","bytes","key","other"]}
function ve(e,{instancePath:r=""}={}){return"text"!==e&&"bytes"!==e&&"key"!==e&&"other"!==e?(ve.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:Ae.enum}}],!1):(ve.errors=null,!0)}const je={type:"object",required:["of","argument","path","range","end","isInPlace","isShared","hasOthers","properties"],properties:{of:{enum:["call","maker"]},argument:{$ref:"types.schema.json#/$defs/Count"},path:{type:"string"},range:{$ref:"#/$defs/SourceRange"},end:{$ref:"#/$defs/SourceRange"},isInPlace:{type:"boolean"},isShared:{type:"boolean"},hasOthers:{type:"boolean"},properties:{type:"array",items:{$ref:"#/$defs/OptionProperty"}}}},Me={type:"object",required:["name","range","valueRange","text","value","isConstant"],properties:{name:{type:"string"},range:{$ref:"#/$defs/SourceRange"},valueRange:{$ref:"#/$defs/SourceRange"},text:{type:["string","null"]},value:{type:["string","number","null"]},isConstant:{type:"boolean"}}}
function xe(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return xe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"name")&&(o="name")||!e(r,"range")&&(o="range")||!e(r,"valueRange")&&(o="valueRange")||!e(r,"text")&&(o="text")||!e(r,"value")&&(o="value")||!e(r,"isConstant")&&(o="isConstant"))return xe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"name")){const e=s
if("string"!=typeof r.name)return xe.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"range")){const e=s
be(r.range,{instancePath:t+"/range"})||(n=null===n?be.errors:n.concat(be.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"valueRange")){const e=s
be(r.valueRange,{instancePath:t+"/valueRange"})||(n=null===n?be.errors:n.concat(be.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"text")){let e=r.text
const n=s
if("string"!=typeof e&&null!==e)return xe.errors=[{instancePath:t+"/text",keyword:"type",params:{type:Me.properties.text.type}}],!1
a=n===s}else a=!0
if(a){if(e(r,"value")){let e=r.value
const n=s
if("string"!=typeof e&&("number"!=typeof e||!isFinite(e))&&null!==e)return xe.errors=[{instancePath:t+"/value",keyword:"type",params:{type:Me.properties.value.type}}],!1
a=n===s}else a=!0
if(a)if(e(r,"isConstant")){const e=s
if("boolean"!=typeof r.isConstant)return xe.errors=[{instancePath:t+"/isConstant",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}}return xe.errors=n,0===s}function $e(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return $e.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"of")&&(o="of")||!e(r,"argument")&&(o="argument")||!e(r,"path")&&(o="path")||!e(r,"range")&&(o="range")||!e(r,"end")&&(o="end")||!e(r,"isInPlace")&&(o="isInPlace")||!e(r,"isShared")&&(o="isShared")||!e(r,"hasOthers")&&(o="hasOthers")||!e(r,"properties")&&(o="properties"))return $e.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"of")){let e=r.of
const n=s
if("call"!==e&&"maker"!==e)return $e.errors=[{instancePath:t+"/of",keyword:"enum",params:{allowedValues:je.properties.of.enum}}],!1
var a=n===s}else a=!0
if(a){if(e(r,"argument")){const e=s
y(r.argument,{instancePath:t+"/argument"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"path")){const e=s
if("string"!=typeof r.path)return $e.errors=[{instancePath:t+"/path",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"range")){const e=s
be(r.range,{instancePath:t+"/range"})||(n=null===n?be.errors:n.concat(be.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"end")){const e=s
be(r.end,{instancePath:t+"/end"})||(n=null===n?be.errors:n.concat(be.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"isInPlace")){const e=s
if("boolean"!=typeof r.isInPlace)return $e.errors=[{instancePath:t+"/isInPlace",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isShared")){const e=s
if("boolean"!=typeof r.isShared)return $e.errors=[{instancePath:t+"/isShared",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"hasOthers")){const e=s
if("boolean"!=typeof r.hasOthers)return $e.errors=[{instancePath:t+"/hasOthers",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a)if(e(r,"properties")){let e=r.properties
const o=s
if(s===o){if(!Array.isArray(e))return $e.errors=[{instancePath:t+"/properties",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(xe(e[a],{instancePath:t+"/properties/"+a})||(n=null===n?xe.errors:n.concat(xe.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0}}}}}}}}}return $e.errors=n,0===s}const qe={type:"object",required:["kind","name","isAsync","isGenerator","isCallback","calledBy","calledFrom","router","isTyped","asyncAt"],properties:{kind:{enum:["module","function","arrow","method","getter","setter","constructor","field","static-block","parameters"]},name:{type:"string"},isAsync:{type:"boolean"},isGenerator:{type:"boolean"},isCallback:{type:"boolean"},calledBy:{type:"string"},calledFrom:{type:"string"},router:{type:"string"},isTyped:{type:"boolean"},asyncAt:{anyOf:[{type:"object",required:["line","column"],properties:{line:{$ref:"types.schema.json#/$defs/Line"},column:{$ref:"types.schema.json#/$defs/Line"}}},{type:"null"}]},neededAt:{anyOf:[{$ref:"types.schema.json#/$defs/Line"},{type:"null"}]},unawaitedAt:{type:"array",items:{$ref:"types.schema.json#/$defs/Line"}},callers:{$ref:"#/$defs/KnownCallers"}}}
function Te(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Te.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"unawaited")&&(i="unawaited")||!e(r,"areKnown")&&(i="areKnown")||!e(r,"router")&&(i="router")||!e(r,"routerCall")&&(i="routerCall")||!e(r,"isOnlyHanded")&&(i="isOnlyHanded"))return Te.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"unawaited")){let i=r.unawaited
const l=s
if(s===l){if(!Array.isArray(i))return Te.errors=[{instancePath:t+"/unawaited",keyword:"type",params:{type:"array"}}],!1
{const r=i.length
for(let o=0;o<r;o++){let r=i[o]
const l=s
if(s===l){if(!r||"object"!=typeof r||Array.isArray(r))return Te.errors=[{instancePath:t+"/unawaited/"+o,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"file")&&(i="file")||!e(r,"line")&&(i="line"))return Te.errors=[{instancePath:t+"/unawaited/"+o,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"file")){const e=s
if("string"!=typeof r.file)return Te.errors=[{instancePath:t+"/unawaited/"+o+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a)if(e(r,"line")){const e=s
I(r.line,{instancePath:t+"/unawaited/"+o+"/line"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0}}if(!(l===s))break}}}var o=l===s}else o=!0
if(o){if(e(r,"areKnown")){const e=s
if("boolean"!=typeof r.areKnown)return Te.errors=[{instancePath:t+"/areKnown",keyword:"type",params:{type:"boolean"}}],!1
o=e===s}else o=!0
if(o){if(e(r,"router")){const e=s
if("string"!=typeof r.router)return Te.errors=[{instancePath:t+"/router",keyword:"type",params:{type:"string"}}],!1
o=e===s}else o=!0
if(o){if(e(r,"routerCall")){const e=s
if("string"!=typeof r.routerCall)return Te.errors=[{instancePath:t+"/routerCall",keyword:"type",params:{type:"string"}}],!1
o=e===s}else o=!0
if(o)if(e(r,"isOnlyHanded")){const e=s
if("boolean"!=typeof r.isOnlyHanded)return Te.errors=[{instancePath:t+"/isOnlyHanded",keyword:"type",params:{type:"boolean"}}],!1
o=e===s}else o=!0}}}}}return Te.errors=n,0===s}function Ne(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ne.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if(!e(r,"kind")&&(c="kind")||!e(r,"name")&&(c="name")||!e(r,"isAsync")&&(c="isAsync")||!e(r,"isGenerator")&&(c="isGenerator")||!e(r,"isCallback")&&(c="isCallback")||!e(r,"calledBy")&&(c="calledBy")||!e(r,"calledFrom")&&(c="calledFrom")||!e(r,"router")&&(c="router")||!e(r,"isTyped")&&(c="isTyped")||!e(r,"asyncAt")&&(c="asyncAt"))return Ne.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(e(r,"kind")){let e=r.kind
const n=s
if("module"!==e&&"function"!==e&&"arrow"!==e&&"method"!==e&&"getter"!==e&&"setter"!==e&&"constructor"!==e&&"field"!==e&&"static-block"!==e&&"parameters"!==e)return Ne.errors=[{instancePath:t+"/kind",keyword:"enum",params:{allowedValues:qe.properties.kind.enum}}],!1
var a=n===s}else a=!0
if(a){if(e(r,"name")){const e=s
if("string"!=typeof r.name)return Ne.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isAsync")){const e=s
if("boolean"!=typeof r.isAsync)return Ne.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isGenerator")){const e=s
if("boolean"!=typeof r.isGenerator)return Ne.errors=[{instancePath:t+"/isGenerator",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isCallback")){const e=s
if("boolean"!=typeof r.isCallback)return Ne.errors=[{instancePath:t+"/isCallback",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"calledBy")){const e=s
if("string"!=typeof r.calledBy)return Ne.errors=[{instancePath:t+"/calledBy",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"calledFrom")){const e=s
if("string"!=typeof r.calledFrom)return Ne.errors=[{instancePath:t+"/calledFrom",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"router")){const e=s
if("string"!=typeof r.router)return Ne.errors=[{instancePath:t+"/router",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isTyped")){const e=s
if("boolean"!=typeof r.isTyped)return Ne.errors=[{instancePath:t+"/isTyped",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"asyncAt")){let l=r.asyncAt
const c=s,p=s
let f=!1
const u=s
if(s===u)if(l&&"object"==typeof l&&!Array.isArray(l)){let r
if(!e(l,"line")&&(r="line")||!e(l,"column")&&(r="column")){const e={instancePath:t+"/asyncAt",keyword:"required",params:{missingProperty:r}}
null===n?n=[e]:n.push(e),s++}else{if(e(l,"line")){const e=s
I(l.line,{instancePath:t+"/asyncAt/line"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
var o=e===s}else o=!0
if(o)if(e(l,"column")){const e=s
I(l.column,{instancePath:t+"/asyncAt/column"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
o=e===s}else o=!0}}else{const e={instancePath:t+"/asyncAt",keyword:"type",params:{type:"object"}}
null===n?n=[e]:n.push(e),s++}var i=u===s
if(f=f||i,!f){const e=s
if(null!==l){const e={instancePath:t+"/asyncAt",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=e===s
f=f||i}if(!f){const e={instancePath:t+"/asyncAt",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Ne.errors=n,!1}s=p,null!==n&&(p?n.length=p:n=null)
a=c===s}else a=!0
if(a){if(e(r,"neededAt")){let e=r.neededAt
const o=s,i=s
let c=!1
const p=s
I(e,{instancePath:t+"/neededAt"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/neededAt",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/neededAt",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Ne.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
a=o===s}else a=!0
if(a){if(e(r,"unawaitedAt")){let e=r.unawaitedAt
const o=s
if(s===o){if(!Array.isArray(e))return Ne.errors=[{instancePath:t+"/unawaitedAt",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(I(e[a],{instancePath:t+"/unawaitedAt/"+a})||(n=null===n?I.errors:n.concat(I.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a)if(e(r,"callers")){const e=s
Te(r.callers,{instancePath:t+"/callers"})||(n=null===n?Te.errors:n.concat(Te.errors),s=n.length)
a=e===s}else a=!0}}}}}}}}}}}}}return Ne.errors=n,0===s}const Oe={type:"object",required:["language","length","sha256"],properties:{language:{enum:["javascript","typescript","generated"]},length:{$ref:"types.schema.json#/$defs/Count"},sha256:{type:["string","null"]}}}
function Se(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Se.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"language")&&(o="language")||!e(r,"length")&&(o="length")||!e(r,"sha256")&&(o="sha256"))return Se.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"language")){let e=r.language
const n=s
if("javascript"!==e&&"typescript"!==e&&"generated"!==e)return Se.errors=[{instancePath:t+"/language",keyword:"enum",params:{allowedValues:Oe.properties.language.enum}}],!1
var a=n===s}else a=!0
if(a){if(e(r,"length")){const e=s
y(r.length,{instancePath:t+"/length"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"sha256")){let e=r.sha256
const n=s
if("string"!=typeof e&&null!==e)return Se.errors=[{instancePath:t+"/sha256",keyword:"type",params:{type:Oe.properties.sha256.type}}],!1
a=n===s}else a=!0}}}return Se.errors=n,0===s}const Ce={type:"object",required:["module","name","local"],properties:{module:{type:"string"},name:{type:"string"},local:{type:"string"},reach:{enum:["import","file","inner"]}}}
function Fe(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Fe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if(!e(r,"module")&&(s="module")||!e(r,"name")&&(s="name")||!e(r,"local")&&(s="local"))return Fe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(e(r,"module")){const e=0
if("string"!=typeof r.module)return Fe.errors=[{instancePath:t+"/module",keyword:"type",params:{type:"string"}}],!1
var n=0===e}else n=!0
if(n){if(e(r,"name")){const e=0
if("string"!=typeof r.name)return Fe.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0
if(n){if(e(r,"local")){const e=0
if("string"!=typeof r.local)return Fe.errors=[{instancePath:t+"/local",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0
if(n)if(e(r,"reach")){let e=r.reach
const s=0
if("import"!==e&&"file"!==e&&"inner"!==e)return Fe.errors=[{instancePath:t+"/reach",keyword:"enum",params:{allowedValues:Ce.properties.reach.enum}}],!1
n=0===s}else n=!0}}}return Fe.errors=null,!0}function Ie(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ie.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if(!e(r,"range")&&(l="range")||!e(r,"calleeRange")&&(l="calleeRange")||!e(r,"calleeText")&&(l="calleeText")||!e(r,"receiverText")&&(l="receiverText")||!e(r,"argumentTexts")&&(l="argumentTexts")||!e(r,"argumentRanges")&&(l="argumentRanges")||!e(r,"hasSpread")&&(l="hasSpread")||!e(r,"isPromisified")&&(l="isPromisified")||!e(r,"isAwaited")&&(l="isAwaited")||!e(r,"isChained")&&(l="isChained")||!e(r,"isUnterminated")&&(l="isUnterminated")||!e(r,"isUpdated")&&(l="isUpdated")||!e(r,"isNew")&&(l="isNew")||!e(r,"ordinal")&&(l="ordinal")||!e(r,"within")&&(l="within")||!e(r,"module")&&(l="module")||!e(r,"file")&&(l="file")||!e(r,"imported")&&(l="imported")||!e(r,"taken")&&(l="taken"))return Ie.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(e(r,"range")){const e=s
be(r.range,{instancePath:t+"/range"})||(n=null===n?be.errors:n.concat(be.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"calleeRange")){const e=s
be(r.calleeRange,{instancePath:t+"/calleeRange"})||(n=null===n?be.errors:n.concat(be.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"calleeText")){let e=r.calleeText
const n=s
if("string"!=typeof e&&null!==e)return Ie.errors=[{instancePath:t+"/calleeText",keyword:"type",params:{type:we.properties.calleeText.type}}],!1
a=n===s}else a=!0
if(a){if(e(r,"receiverText")){let e=r.receiverText
const n=s
if("string"!=typeof e&&null!==e)return Ie.errors=[{instancePath:t+"/receiverText",keyword:"type",params:{type:we.properties.receiverText.type}}],!1
a=n===s}else a=!0
if(a){if(e(r,"argumentTexts")){let e=r.argumentTexts
const n=s
if(s===n){if(!Array.isArray(e))return Ie.errors=[{instancePath:t+"/argumentTexts",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const a=s
if("string"!=typeof r&&null!==r)return Ie.errors=[{instancePath:t+"/argumentTexts/"+n,keyword:"type",params:{type:we.properties.argumentTexts.items.type}}],!1
if(!(a===s))break}}}a=n===s}else a=!0
if(a){if(e(r,"argumentRanges")){let e=r.argumentRanges
const o=s
if(s===o){if(!Array.isArray(e))return Ie.errors=[{instancePath:t+"/argumentRanges",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(be(e[a],{instancePath:t+"/argumentRanges/"+a})||(n=null===n?be.errors:n.concat(be.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a){if(e(r,"areConstant")){let e=r.areConstant
const n=s
if(s===n){if(!Array.isArray(e))return Ie.errors=[{instancePath:t+"/areConstant",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("boolean"!=typeof e[n])return Ie.errors=[{instancePath:t+"/areConstant/"+n,keyword:"type",params:{type:"boolean"}}],!1
if(!(r===s))break}}}a=n===s}else a=!0
if(a){if(e(r,"argumentForms")){let e=r.argumentForms
const i=s
if(s===i){if(!Array.isArray(e))return Ie.errors=[{instancePath:t+"/argumentForms",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){let r=e[a]
const i=s,l=s
let c=!1
const p=s
ve(r,{instancePath:t+"/argumentForms/"+a})||(n=null===n?ve.errors:n.concat(ve.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const e=s
if(null!==r){const e={instancePath:t+"/argumentForms/"+a,keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=e===s
c=c||o}if(!c){const e={instancePath:t+"/argumentForms/"+a,keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Ie.errors=n,!1}if(s=l,null!==n&&(l?n.length=l:n=null),!(i===s))break}}}a=i===s}else a=!0
if(a){if(e(r,"optionLiterals")){let e=r.optionLiterals
const o=s
if(s===o){if(!Array.isArray(e))return Ie.errors=[{instancePath:t+"/optionLiterals",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if($e(e[a],{instancePath:t+"/optionLiterals/"+a})||(n=null===n?$e.errors:n.concat($e.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a){if(e(r,"hasSpread")){const e=s
if("boolean"!=typeof r.hasSpread)return Ie.errors=[{instancePath:t+"/hasSpread",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isPromisified")){const e=s
if("boolean"!=typeof r.isPromisified)return Ie.errors=[{instancePath:t+"/isPromisified",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isAwaited")){const e=s
if("boolean"!=typeof r.isAwaited)return Ie.errors=[{instancePath:t+"/isAwaited",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isChained")){const e=s
if("boolean"!=typeof r.isChained)return Ie.errors=[{instancePath:t+"/isChained",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isUnterminated")){const e=s
if("boolean"!=typeof r.isUnterminated)return Ie.errors=[{instancePath:t+"/isUnterminated",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isUpdated")){const e=s
if("boolean"!=typeof r.isUpdated)return Ie.errors=[{instancePath:t+"/isUpdated",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"listensLater")){const e=s
if("boolean"!=typeof r.listensLater)return Ie.errors=[{instancePath:t+"/listensLater",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isSmallPiece")){const e=s
if("boolean"!=typeof r.isSmallPiece)return Ie.errors=[{instancePath:t+"/isSmallPiece",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isNew")){const e=s
if("boolean"!=typeof r.isNew)return Ie.errors=[{instancePath:t+"/isNew",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isEnded")){const e=s
if("boolean"!=typeof r.isEnded)return Ie.errors=[{instancePath:t+"/isEnded",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"renegotiates")){const e=s
if("boolean"!=typeof r.renegotiates)return Ie.errors=[{instancePath:t+"/renegotiates",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"ordinal")){const e=s
y(r.ordinal,{instancePath:t+"/ordinal"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"within")){const e=s
Ne(r.within,{instancePath:t+"/within"})||(n=null===n?Ne.errors:n.concat(Ne.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"module")){let e=r.module
const n=s
if("esm"!==e&&"cjs"!==e)return Ie.errors=[{instancePath:t+"/module",keyword:"enum",params:{allowedValues:we.properties.module.enum}}],!1
a=n===s}else a=!0
if(a){if(e(r,"file")){const e=s
Se(r.file,{instancePath:t+"/file"})||(n=null===n?Se.errors:n.concat(Se.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"imported")){let e=r.imported
const o=s,l=s
let c=!1
const p=s
Fe(e,{instancePath:t+"/imported"})||(n=null===n?Fe.errors:n.concat(Fe.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/imported",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/imported",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Ie.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a)if(e(r,"taken")){let e=r.taken
const n=s
if(s===n){if(!Array.isArray(e))return Ie.errors=[{instancePath:t+"/taken",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return Ie.errors=[{instancePath:t+"/taken/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}a=n===s}else a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}return Ie.errors=n,0===s}function Le(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Le.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if(!e(r,"callee")&&(c="callee")||!e(r,"args")&&(c="args")||!e(r,"options")&&(c="options")||!e(r,"origin")&&(c="origin")||!e(r,"excerpt")&&(c="excerpt")||!e(r,"excerptLine")&&(c="excerptLine")||!e(r,"line")&&(c="line"))return Le.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(e(r,"callee")){const e=s
if("string"!=typeof r.callee)return Le.errors=[{instancePath:t+"/callee",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"args")){let e=r.args
const n=s
if(s===n){if(!Array.isArray(e))return Le.errors=[{instancePath:t+"/args",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const a=s
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r)return Le.errors=[{instancePath:t+"/args/"+n,keyword:"type",params:{type:ge.properties.args.items.type}}],!1
if(!(a===s))break}}}a=n===s}else a=!0
if(a){if(e(r,"options")){let e=r.options
const n=s
if(s===n){if(!e||"object"!=typeof e||Array.isArray(e))return Le.errors=[{instancePath:t+"/options",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let n=e[r]
const a=s
if("string"!=typeof n&&("number"!=typeof n||!isFinite(n)))return Le.errors=[{instancePath:t+"/options/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ge.properties.options.additionalProperties.type}}],!1
if(!(a===s))break}}a=n===s}else a=!0
if(a){if(e(r,"argOptions")){let e=r.argOptions
const n=s
if(s===n){if(!Array.isArray(e))return Le.errors=[{instancePath:t+"/argOptions",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const a=s
if((!r||"object"!=typeof r||Array.isArray(r))&&null!==r)return Le.errors=[{instancePath:t+"/argOptions/"+n,keyword:"type",params:{type:ge.properties.argOptions.items.type}}],!1
if(s===a&&r&&"object"==typeof r&&!Array.isArray(r))for(const e of Object.keys(r)){let a=r[e]
const o=s
if("string"!=typeof a&&("number"!=typeof a||!isFinite(a)))return Le.errors=[{instancePath:t+"/argOptions/"+n+"/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ge.properties.argOptions.items.additionalProperties.type}}],!1
if(!(o===s))break}if(!(a===s))break}}}a=n===s}else a=!0
if(a){if(e(r,"origin")){let l=r.origin
const c=s,p=s
let f=!1
const u=s
if(s===u)if(l&&"object"==typeof l&&!Array.isArray(l)){let r
if(!e(l,"callee")&&(r="callee")||!e(l,"args")&&(r="args")){const e={instancePath:t+"/origin",keyword:"required",params:{missingProperty:r}}
null===n?n=[e]:n.push(e),s++}else{if(e(l,"callee")){const e=s
if("string"!=typeof l.callee){const e={instancePath:t+"/origin/callee",keyword:"type",params:{type:"string"}}
null===n?n=[e]:n.push(e),s++}var o=e===s}else o=!0
if(o)if(e(l,"args")){let e=l.args
const r=s
if(s===r)if(Array.isArray(e)){const r=e.length
for(let a=0;a<r;a++){let r=e[a]
const o=s
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r){const e={instancePath:t+"/origin/args/"+a,keyword:"type",params:{type:ge.properties.origin.anyOf[0].properties.args.items.type}}
null===n?n=[e]:n.push(e),s++}if(!(o===s))break}}else{const e={instancePath:t+"/origin/args",keyword:"type",params:{type:"array"}}
null===n?n=[e]:n.push(e),s++}o=r===s}else o=!0}}else{const e={instancePath:t+"/origin",keyword:"type",params:{type:"object"}}
null===n?n=[e]:n.push(e),s++}var i=u===s
if(f=f||i,!f){const e=s
if(null!==l){const e={instancePath:t+"/origin",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=e===s
f=f||i}if(!f){const e={instancePath:t+"/origin",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Le.errors=n,!1}s=p,null!==n&&(p?n.length=p:n=null)
a=c===s}else a=!0
if(a){if(e(r,"excerpt")){let e=r.excerpt
const n=s
if(s===n){if(!Array.isArray(e))return Le.errors=[{instancePath:t+"/excerpt",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return Le.errors=[{instancePath:t+"/excerpt/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}a=n===s}else a=!0
if(a){if(e(r,"excerptLine")){const e=s
I(r.excerptLine,{instancePath:t+"/excerptLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"line")){const e=s
I(r.line,{instancePath:t+"/line"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"column")){const e=s
I(r.column,{instancePath:t+"/column"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"file")){const e=s
if("string"!=typeof r.file)return Le.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"allows")){let e=r.allows
const o=s
if(s===o){if(!Array.isArray(e))return Le.errors=[{instancePath:t+"/allows",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(ke(e[a],{instancePath:t+"/allows/"+a})||(n=null===n?ke.errors:n.concat(ke.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a)if(e(r,"syntax")){let e=r.syntax
const o=s,i=s
let c=!1
const p=s
Ie(e,{instancePath:t+"/syntax"})||(n=null===n?Ie.errors:n.concat(Ie.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/syntax",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/syntax",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Le.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
a=o===s}else a=!0}}}}}}}}}}}}return Le.errors=n,0===s}function Re(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Re.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if(!e(r,"id")&&(c="id")||!e(r,"file")&&(c="file")||!e(r,"line")&&(c="line")||!e(r,"column")&&(c="column")||!e(r,"function")&&(c="function")||!e(r,"count")&&(c="count")||!e(r,"isAsync")&&(c="isAsync"))return Re.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(e(r,"id")){const e=s
if("string"!=typeof r.id)return Re.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"file")){const e=s
if("string"!=typeof r.file)return Re.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"line")){let e=r.line
const i=s,l=s
let c=!1
const p=s
de(e,{instancePath:t+"/line"})||(n=null===n?de.errors:n.concat(de.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/line",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/line",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Re.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(e(r,"column")){let e=r.column
const o=s,l=s
let c=!1
const p=s
de(e,{instancePath:t+"/column"})||(n=null===n?de.errors:n.concat(de.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/column",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/column",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Re.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(e(r,"function")){const e=s
if("string"!=typeof r.function)return Re.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"count")){const e=s
ce(r.count,{instancePath:t+"/count"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"isAsync")){const e=s
if("boolean"!=typeof r.isAsync)return Re.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isFirstUse")){const e=s
if("boolean"!=typeof r.isFirstUse)return Re.errors=[{instancePath:t+"/isFirstUse",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"generated")){const e=s
Pe(r.generated,{instancePath:t+"/generated"})||(n=null===n?Pe.errors:n.concat(Pe.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"call")){let e=r.call
const o=s,i=s
let c=!1
const p=s
Le(e,{instancePath:t+"/call"})||(n=null===n?Le.errors:n.concat(Le.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/call",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/call",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Re.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
a=o===s}else a=!0}}}}}}}}}}return Re.errors=n,0===s}function Be(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Be.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let f
if(!e(r,"role")&&(f="role")||!e(r,"host")&&(f="host")||!e(r,"port")&&(f="port")||!e(r,"handshakes")&&(f="handshakes")||!e(r,"full")&&(f="full")||!e(r,"resumed")&&(f="resumed")||!e(r,"overlapped")&&(f="overlapped")||!e(r,"requests")&&(f="requests")||!e(r,"reusedRequests")&&(f="reusedRequests")||!e(r,"agents")&&(f="agents")||!e(r,"protocol")&&(f="protocol")||!e(r,"cipher")&&(f="cipher")||!e(r,"group")&&(f="group")||!e(r,"alpn")&&(f="alpn")||!e(r,"certificate")&&(f="certificate")||!e(r,"bytesIn")&&(f="bytesIn")||!e(r,"bytesOut")&&(f="bytesOut")||!e(r,"helloBytesOut")&&(f="helloBytesOut")||!e(r,"p50Ms")&&(f="p50Ms")||!e(r,"p95Ms")&&(f="p95Ms")||!e(r,"mostOpen")&&(f="mostOpen")||!e(r,"lifeP50Ms")&&(f="lifeP50Ms")||!e(r,"package")&&(f="package")||!e(r,"choices")&&(f="choices")||!e(r,"callSites")&&(f="callSites")||!e(r,"agentSites")&&(f="agentSites"))return Be.errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1
if(e(r,"role")){let e=r.role
const n=s
if("client"!==e&&"server"!==e)return Be.errors=[{instancePath:t+"/role",keyword:"enum",params:{allowedValues:le.properties.role.enum}}],!1
var a=n===s}else a=!0
if(a){if(e(r,"host")){const e=s
if("string"!=typeof r.host)return Be.errors=[{instancePath:t+"/host",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"port")){const e=s
ce(r.port,{instancePath:t+"/port"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"handshakes")){const e=s
ce(r.handshakes,{instancePath:t+"/handshakes"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"full")){const e=s
ce(r.full,{instancePath:t+"/full"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"resumed")){const e=s
ce(r.resumed,{instancePath:t+"/resumed"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"overlapped")){const e=s
ce(r.overlapped,{instancePath:t+"/overlapped"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"requests")){const e=s
ce(r.requests,{instancePath:t+"/requests"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"reusedRequests")){const e=s
ce(r.reusedRequests,{instancePath:t+"/reusedRequests"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"agents")){const e=s
ce(r.agents,{instancePath:t+"/agents"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"protocol")){const e=s
pe(r.protocol,{instancePath:t+"/protocol"})||(n=null===n?pe.errors:n.concat(pe.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"cipher")){const e=s
pe(r.cipher,{instancePath:t+"/cipher"})||(n=null===n?pe.errors:n.concat(pe.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"group")){const e=s
pe(r.group,{instancePath:t+"/group"})||(n=null===n?pe.errors:n.concat(pe.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"alpn")){const e=s
pe(r.alpn,{instancePath:t+"/alpn"})||(n=null===n?pe.errors:n.concat(pe.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"certificate")){let e=r.certificate
const i=s,l=s
let c=!1
const p=s
ue(e,{instancePath:t+"/certificate"})||(n=null===n?ue.errors:n.concat(ue.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/certificate",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/certificate",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Be.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(e(r,"bytesIn")){const e=s
ye(r.bytesIn,{instancePath:t+"/bytesIn"})||(n=null===n?ye.errors:n.concat(ye.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"bytesOut")){const e=s
ye(r.bytesOut,{instancePath:t+"/bytesOut"})||(n=null===n?ye.errors:n.concat(ye.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"helloBytesOut")){let e=r.helloBytesOut
const o=s,l=s
let c=!1
const p=s
ye(e,{instancePath:t+"/helloBytesOut"})||(n=null===n?ye.errors:n.concat(ye.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/helloBytesOut",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/helloBytesOut",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Be.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(e(r,"p50Ms")){let e=r.p50Ms
const o=s,i=s
let c=!1
const p=s
he(e,{instancePath:t+"/p50Ms"})||(n=null===n?he.errors:n.concat(he.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/p50Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/p50Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Be.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
a=o===s}else a=!0
if(a){if(e(r,"p95Ms")){let e=r.p95Ms
const o=s,i=s
let l=!1
const p=s
he(e,{instancePath:t+"/p95Ms"})||(n=null===n?he.errors:n.concat(he.errors),s=n.length)
var c=p===s
if(l=l||c,!l){const r=s
if(null!==e){const e={instancePath:t+"/p95Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}c=r===s
l=l||c}if(!l){const e={instancePath:t+"/p95Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Be.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
a=o===s}else a=!0
if(a){if(e(r,"mostOpen")){const e=s
ce(r.mostOpen,{instancePath:t+"/mostOpen"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"lifeP50Ms")){let e=r.lifeP50Ms
const o=s,i=s
let l=!1
const c=s
he(e,{instancePath:t+"/lifeP50Ms"})||(n=null===n?he.errors:n.concat(he.errors),s=n.length)
var p=c===s
if(l=l||p,!l){const r=s
if(null!==e){const e={instancePath:t+"/lifeP50Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}p=r===s
l=l||p}if(!l){const e={instancePath:t+"/lifeP50Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Be.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
a=o===s}else a=!0
if(a){if(e(r,"package")){const e=s
if("string"!=typeof r.package)return Be.errors=[{instancePath:t+"/package",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"choices")){const e=s
me(r.choices,{instancePath:t+"/choices"})||(n=null===n?me.errors:n.concat(me.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"callSites")){let e=r.callSites
const o=s
if(s===o){if(!Array.isArray(e))return Be.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Re(e[a],{instancePath:t+"/callSites/"+a})||(n=null===n?Re.errors:n.concat(Re.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a)if(e(r,"agentSites")){let e=r.agentSites
const o=s
if(s===o){if(!Array.isArray(e))return Be.errors=[{instancePath:t+"/agentSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Re(e[a],{instancePath:t+"/agentSites/"+a})||(n=null===n?Re.errors:n.concat(Re.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}return Be.errors=n,0===s}function Ve(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ve.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"created")&&(o="created")||!e(r,"withCa")&&(o="withCa")||!e(r,"caBytes")&&(o="caBytes")||!e(r,"callSites")&&(o="callSites"))return Ve.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"created")){const e=s
ce(r.created,{instancePath:t+"/created"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"withCa")){const e=s
ce(r.withCa,{instancePath:t+"/withCa"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"caBytes")){const e=s
ye(r.caBytes,{instancePath:t+"/caBytes"})||(n=null===n?ye.errors:n.concat(ye.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"callSites")){let e=r.callSites
const o=s
if(s===o){if(!Array.isArray(e))return Ve.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Re(e[a],{instancePath:t+"/callSites/"+a})||(n=null===n?Re.errors:n.concat(Re.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0}}}}return Ve.errors=n,0===s}function Ue(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Ue.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Ue.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Ue.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Ue.errors=null,!0}function Ee(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)?(Ee.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:1}}],!1):e<0||isNaN(e)?(Ee.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(Ee.errors=null,!0):(Ee.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function Ke(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!Array.isArray(e))return Ke.errors=[{instancePath:r,keyword:"type",params:{type:"array"}}],!1
if(e.length>2)return Ke.errors=[{instancePath:r,keyword:"maxItems",params:{limit:2}}],!1
if(e.length<2)return Ke.errors=[{instancePath:r,keyword:"minItems",params:{limit:2}}],!1
{const s=e.length
for(let a=0;a<s;a++){const s=n
if(A(e[a],{instancePath:r+"/"+a})||(t=null===t?A.errors:t.concat(A.errors),n=t.length),!(s===n))break}}}return Ke.errors=t,0===n}function We(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return We.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"ticks")&&(i="ticks")||!e(r,"share")&&(i="share")||!e(r,"range")&&(i="range")||!e(r,"keyExchangeTicks")&&(i="keyExchangeTicks")||!e(r,"certificateTicks")&&(i="certificateTicks")||!e(r,"contextTicks")&&(i="contextTicks")||!e(r,"bytesTicks")&&(i="bytesTicks")||!e(r,"otherTicks")&&(i="otherTicks")||!e(r,"inferredTicks")&&(i="inferredTicks")||!e(r,"untiedTicks")&&(i="untiedTicks"))return We.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"ticks")){const e=s
Ue(r.ticks,{instancePath:t+"/ticks"})||(n=null===n?Ue.errors:n.concat(Ue.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"share")){const e=s
Ee(r.share,{instancePath:t+"/share"})||(n=null===n?Ee.errors:n.concat(Ee.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"range")){const e=s
Ke(r.range,{instancePath:t+"/range"})||(n=null===n?Ke.errors:n.concat(Ke.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"cpuShare")){let e=r.cpuShare
const i=s,l=s
let c=!1
const p=s
Ee(e,{instancePath:t+"/cpuShare"})||(n=null===n?Ee.errors:n.concat(Ee.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/cpuShare",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/cpuShare",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,We.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(e(r,"keyExchangeTicks")){const e=s
Ue(r.keyExchangeTicks,{instancePath:t+"/keyExchangeTicks"})||(n=null===n?Ue.errors:n.concat(Ue.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"certificateTicks")){const e=s
Ue(r.certificateTicks,{instancePath:t+"/certificateTicks"})||(n=null===n?Ue.errors:n.concat(Ue.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"contextTicks")){const e=s
Ue(r.contextTicks,{instancePath:t+"/contextTicks"})||(n=null===n?Ue.errors:n.concat(Ue.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"bytesTicks")){const e=s
Ue(r.bytesTicks,{instancePath:t+"/bytesTicks"})||(n=null===n?Ue.errors:n.concat(Ue.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"otherTicks")){const e=s
Ue(r.otherTicks,{instancePath:t+"/otherTicks"})||(n=null===n?Ue.errors:n.concat(Ue.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"inferredTicks")){const e=s
Ue(r.inferredTicks,{instancePath:t+"/inferredTicks"})||(n=null===n?Ue.errors:n.concat(Ue.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"untiedTicks")){const e=s
Ue(r.untiedTicks,{instancePath:t+"/untiedTicks"})||(n=null===n?Ue.errors:n.concat(Ue.errors),s=n.length)
a=e===s}else a=!0}}}}}}}}}}}return We.errors=n,0===s}function Qe(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Qe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"peers")&&(i="peers")||!e(r,"contexts")&&(i="contexts")||!e(r,"cost")&&(i="cost")||!e(r,"complete")&&(i="complete"))return Qe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"peers")){let e=r.peers
const o=s
if(s===o){if(!Array.isArray(e))return Qe.errors=[{instancePath:t+"/peers",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Be(e[a],{instancePath:t+"/peers/"+a})||(n=null===n?Be.errors:n.concat(Be.errors),s=n.length),!(r===s))break}}}var a=o===s}else a=!0
if(a){if(e(r,"contexts")){const e=s
Ve(r.contexts,{instancePath:t+"/contexts"})||(n=null===n?Ve.errors:n.concat(Ve.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"cost")){let e=r.cost
const i=s,l=s
let c=!1
const p=s
We(e,{instancePath:t+"/cost"})||(n=null===n?We.errors:n.concat(We.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/cost",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/cost",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Qe.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a)if(e(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return Qe.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}return Qe.errors=n,0===s}function ze(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return ze.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let f
if(!e(r,"id")&&(f="id")||!e(r,"file")&&(f="file")||!e(r,"line")&&(f="line")||!e(r,"column")&&(f="column")||!e(r,"function")&&(f="function")||!e(r,"isAsync")&&(f="isAsync")||!e(r,"package")&&(f="package")||!e(r,"job")&&(f="job")||!e(r,"jobs")&&(f="jobs")||!e(r,"maxInFlight")&&(f="maxInFlight")||!e(r,"waitP95Ms")&&(f="waitP95Ms")||!e(r,"runP50Ms")&&(f="runP50Ms"))return ze.errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1
if(e(r,"id")){const e=s
if("string"!=typeof r.id)return ze.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"file")){const e=s
if("string"!=typeof r.file)return ze.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"line")){let e=r.line
const i=s,l=s
let c=!1
const p=s
de(e,{instancePath:t+"/line"})||(n=null===n?de.errors:n.concat(de.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/line",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/line",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,ze.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(e(r,"column")){let e=r.column
const o=s,l=s
let c=!1
const p=s
de(e,{instancePath:t+"/column"})||(n=null===n?de.errors:n.concat(de.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/column",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/column",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,ze.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(e(r,"function")){const e=s
if("string"!=typeof r.function)return ze.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"isAsync")){const e=s
if("boolean"!=typeof r.isAsync)return ze.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"package")){const e=s
if("string"!=typeof r.package)return ze.errors=[{instancePath:t+"/package",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"job")){const e=s
if("string"!=typeof r.job)return ze.errors=[{instancePath:t+"/job",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"called")){const e=s
if("string"!=typeof r.called)return ze.errors=[{instancePath:t+"/called",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"jobs")){const e=s
ce(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"maxInFlight")){const e=s
ce(r.maxInFlight,{instancePath:t+"/maxInFlight"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"waitP95Ms")){let e=r.waitP95Ms
const o=s,i=s
let c=!1
const p=s
he(e,{instancePath:t+"/waitP95Ms"})||(n=null===n?he.errors:n.concat(he.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/waitP95Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/waitP95Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,ze.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
a=o===s}else a=!0
if(a){if(e(r,"runP50Ms")){let e=r.runP50Ms
const o=s,i=s
let l=!1
const p=s
he(e,{instancePath:t+"/runP50Ms"})||(n=null===n?he.errors:n.concat(he.errors),s=n.length)
var c=p===s
if(l=l||c,!l){const r=s
if(null!==e){const e={instancePath:t+"/runP50Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}c=r===s
l=l||c}if(!l){const e={instancePath:t+"/runP50Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,ze.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
a=o===s}else a=!0
if(a){if(e(r,"generated")){const e=s
Pe(r.generated,{instancePath:t+"/generated"})||(n=null===n?Pe.errors:n.concat(Pe.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"call")){let e=r.call
const o=s,i=s
let l=!1
const c=s
Le(e,{instancePath:t+"/call"})||(n=null===n?Le.errors:n.concat(Le.errors),s=n.length)
var p=c===s
if(l=l||p,!l){const r=s
if(null!==e){const e={instancePath:t+"/call",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}p=r===s
l=l||p}if(!l){const e={instancePath:t+"/call",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,ze.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
a=o===s}else a=!0}}}}}}}}}}}}}}}return ze.errors=n,0===s}function De(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return De.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let p
if(!e(r,"size")&&(p="size")||!e(r,"jobs")&&(p="jobs")||!e(r,"maxInFlight")&&(p="maxInFlight")||!e(r,"waitP95Ms")&&(p="waitP95Ms")||!e(r,"runP50Ms")&&(p="runP50Ms")||!e(r,"cpuMs")&&(p="cpuMs")||!e(r,"runQueueWaitMs")&&(p="runQueueWaitMs")||!e(r,"callSites")&&(p="callSites")||!e(r,"complete")&&(p="complete"))return De.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1
if(e(r,"size")){const e=s
ce(r.size,{instancePath:t+"/size"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"jobs")){const e=s
ce(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"maxInFlight")){const e=s
ce(r.maxInFlight,{instancePath:t+"/maxInFlight"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"waitP95Ms")){let e=r.waitP95Ms
const i=s,l=s
let c=!1
const p=s
he(e,{instancePath:t+"/waitP95Ms"})||(n=null===n?he.errors:n.concat(he.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/waitP95Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/waitP95Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,De.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(e(r,"runP50Ms")){let e=r.runP50Ms
const o=s,l=s
let c=!1
const p=s
he(e,{instancePath:t+"/runP50Ms"})||(n=null===n?he.errors:n.concat(he.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/runP50Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/runP50Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,De.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(e(r,"cpuMs")){let e=r.cpuMs
const o=s,i=s
let c=!1
const p=s
he(e,{instancePath:t+"/cpuMs"})||(n=null===n?he.errors:n.concat(he.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/cpuMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/cpuMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,De.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
a=o===s}else a=!0
if(a){if(e(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const o=s,i=s
let l=!1
const p=s
he(e,{instancePath:t+"/runQueueWaitMs"})||(n=null===n?he.errors:n.concat(he.errors),s=n.length)
var c=p===s
if(l=l||c,!l){const r=s
if(null!==e){const e={instancePath:t+"/runQueueWaitMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}c=r===s
l=l||c}if(!l){const e={instancePath:t+"/runQueueWaitMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,De.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
a=o===s}else a=!0
if(a){if(e(r,"callSites")){let e=r.callSites
const o=s
if(s===o){if(!Array.isArray(e))return De.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(ze(e[a],{instancePath:t+"/callSites/"+a})||(n=null===n?ze.errors:n.concat(ze.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a)if(e(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return De.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}}}}}return De.errors=n,0===s}function Ge(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Ge.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if(!e(r,"listened")&&(s="listened")||!e(r,"failure")&&(s="failure"))return Ge.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(e(r,"listened")){const e=0
if("boolean"!=typeof r.listened)return Ge.errors=[{instancePath:t+"/listened",keyword:"type",params:{type:"boolean"}}],!1
var n=0===e}else n=!0
if(n)if(e(r,"failure")){const e=0
if("string"!=typeof r.failure)return Ge.errors=[{instancePath:t+"/failure",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0}return Ge.errors=null,!0}function He(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return He.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"code")&&(o="code")||!e(r,"count")&&(o="count")||!e(r,"message")&&(o="message"))return He.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"code")){const e=s
if("string"!=typeof r.code)return He.errors=[{instancePath:t+"/code",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"count")){const e=s
y(r.count,{instancePath:t+"/count"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"message")){const e=s
if("string"!=typeof r.message)return He.errors=[{instancePath:t+"/message",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0}}}return He.errors=n,0===s}exports.profile=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let l
if(!e(t,"kind")&&(l="kind")||!e(t,"schemaVersion")&&(l="schemaVersion")||!e(t,"run")&&(l="run")||!e(t,"profiles")&&(l="profiles"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:l}}],!1
if(e(t,"kind")){const e=a
if("cryptoprof-recording"!==t.kind)return r.errors=[{instancePath:n+"/kind",keyword:"const",params:{allowedValue:"cryptoprof-recording"}}],!1
var o=e===a}else o=!0
if(o){if(e(t,"schemaVersion")){const e=a
if(1!==t.schemaVersion)return r.errors=[{instancePath:n+"/schemaVersion",keyword:"const",params:{allowedValue:1}}],!1
o=e===a}else o=!0
if(o){if(e(t,"run")){let e=t.run
const l=a,c=a
let p=!1
const f=a
sr(e,{instancePath:n+"/run"})||(s=null===s?sr.errors:s.concat(sr.errors),a=s.length)
var i=f===a
if(p=p||i,!p){const r=a
if(null!==e){const e={instancePath:n+"/run",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}i=r===a
p=p||i}if(!p){const e={instancePath:n+"/run",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,r.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
o=l===a}else o=!0
if(o){if(e(t,"warmUp")){const e=a
or(t.warmUp,{instancePath:n+"/warmUp"})||(s=null===s?or.errors:s.concat(or.errors),a=s.length)
o=e===a}else o=!0
if(o)if(e(t,"profiles")){let e=t.profiles
const i=a
if(a===i){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/profiles",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(Fr(e[t],{instancePath:n+"/profiles/"+t})||(s=null===s?Fr.errors:s.concat(Fr.errors),a=s.length),!(r===a))break}}}o=i===a}else o=!0}}}}}return r.errors=s,0===a}
const Je={type:"object",required:["command","cwd","root","openssl","processor","startTime","durationMs","exitCode","signal","load"],properties:{command:{type:"array",items:{type:"string"}},cwd:{type:"string"},root:{type:"string"},openssl:{type:"string"},processor:{type:"string"},startTime:{$ref:"types.schema.json#/$defs/Time"},durationMs:{$ref:"types.schema.json#/$defs/Milliseconds"},exitCode:{type:["integer","null"]},signal:{type:["string","null"]},load:{anyOf:[{$ref:"#/$defs/LoadResult"},{type:"null"}]},counted:{type:"boolean",default:!0},uncountedThreads:{anyOf:[{$ref:"types.schema.json#/$defs/Count"},{type:"null"}],default:null},traffic:{anyOf:[{$ref:"#/$defs/Traffic"},{type:"null"}],default:null},tls:{anyOf:[{$ref:"tls.schema.json#/$defs/TlsLedger"},{type:"null"}],default:null},threadPool:{anyOf:[{$ref:"tls.schema.json#/$defs/ThreadPool"},{type:"null"}],default:null},drive:{anyOf:[{$ref:"#/$defs/Drive"},{type:"null"}],default:null},cpu:{anyOf:[{$ref:"report.schema.json#/$defs/CpuTimes"},{type:"null"}],default:null},unprofiled:{type:"array",items:{$ref:"#/$defs/Unprofiled"},default:[]},processes:{type:"array",items:{$ref:"#/$defs/ProfiledProcess"},default:[]}}}
function Xe(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Xe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"requests")&&(o="requests")||!e(r,"requestsPerSecond")&&(o="requestsPerSecond")||!e(r,"latencyP50Ms")&&(o="latencyP50Ms")||!e(r,"latencyP99Ms")&&(o="latencyP99Ms")||!e(r,"errors")&&(o="errors"))return Xe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"requests")){const e=s
y(r.requests,{instancePath:t+"/requests"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"requestsPerSecond")){const e=s
_(r.requestsPerSecond,{instancePath:t+"/requestsPerSecond"})||(n=null===n?_.errors:n.concat(_.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"latencyP50Ms")){const e=s
h(r.latencyP50Ms,{instancePath:t+"/latencyP50Ms"})||(n=null===n?h.errors:n.concat(h.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"latencyP99Ms")){const e=s
h(r.latencyP99Ms,{instancePath:t+"/latencyP99Ms"})||(n=null===n?h.errors:n.concat(h.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"errors")){const e=s
y(r.errors,{instancePath:t+"/errors"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0}}}}}return Xe.errors=n,0===s}function Ye(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ye.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if(!e(r,"requests")&&(l="requests")||!e(r,"clientRequests")&&(l="clientRequests")||!e(r,"tlsServer")&&(l="tlsServer")||!e(r,"tlsClient")&&(l="tlsClient")||!e(r,"processes")&&(l="processes")||!e(r,"complete")&&(l="complete"))return Ye.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(e(r,"requests")){const e=s
y(r.requests,{instancePath:t+"/requests"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"serverErrors")){const e=s
y(r.serverErrors,{instancePath:t+"/serverErrors"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"clientRequests")){const e=s
y(r.clientRequests,{instancePath:t+"/clientRequests"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"tlsServer")){let e=r.tlsServer
const i=s,l=s
let c=!1
const p=s
se(e,{instancePath:t+"/tlsServer"})||(n=null===n?se.errors:n.concat(se.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/tlsServer",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/tlsServer",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Ye.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(e(r,"tlsClient")){let e=r.tlsClient
const o=s,l=s
let c=!1
const p=s
se(e,{instancePath:t+"/tlsClient"})||(n=null===n?se.errors:n.concat(se.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/tlsClient",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/tlsClient",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Ye.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(e(r,"routes")){let e=r.routes
const o=s
if(s===o){if(!Array.isArray(e))return Ye.errors=[{instancePath:t+"/routes",keyword:"type",params:{type:"array"}}],!1
if(e.length>1e3)return Ye.errors=[{instancePath:t+"/routes",keyword:"maxItems",params:{limit:1e3}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(oe(e[a],{instancePath:t+"/routes/"+a})||(n=null===n?oe.errors:n.concat(oe.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a){if(e(r,"processes")){const e=s
y(r.processes,{instancePath:t+"/processes"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return Ye.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}}}}return Ye.errors=n,0===s}function Ze(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ze.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"peers")&&(i="peers")||!e(r,"contexts")&&(i="contexts")||!e(r,"cost")&&(i="cost")||!e(r,"complete")&&(i="complete"))return Ze.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"peers")){let e=r.peers
const o=s
if(s===o){if(!Array.isArray(e))return Ze.errors=[{instancePath:t+"/peers",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Be(e[a],{instancePath:t+"/peers/"+a})||(n=null===n?Be.errors:n.concat(Be.errors),s=n.length),!(r===s))break}}}var a=o===s}else a=!0
if(a){if(e(r,"contexts")){const e=s
Ve(r.contexts,{instancePath:t+"/contexts"})||(n=null===n?Ve.errors:n.concat(Ve.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"cost")){let e=r.cost
const i=s,l=s
let c=!1
const p=s
We(e,{instancePath:t+"/cost"})||(n=null===n?We.errors:n.concat(We.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/cost",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/cost",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Ze.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a)if(e(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return Ze.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}return Ze.errors=n,0===s}function _e(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return _e.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let p
if(!e(r,"size")&&(p="size")||!e(r,"jobs")&&(p="jobs")||!e(r,"maxInFlight")&&(p="maxInFlight")||!e(r,"waitP95Ms")&&(p="waitP95Ms")||!e(r,"runP50Ms")&&(p="runP50Ms")||!e(r,"cpuMs")&&(p="cpuMs")||!e(r,"runQueueWaitMs")&&(p="runQueueWaitMs")||!e(r,"callSites")&&(p="callSites")||!e(r,"complete")&&(p="complete"))return _e.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1
if(e(r,"size")){const e=s
ce(r.size,{instancePath:t+"/size"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"jobs")){const e=s
ce(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"maxInFlight")){const e=s
ce(r.maxInFlight,{instancePath:t+"/maxInFlight"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"waitP95Ms")){let e=r.waitP95Ms
const i=s,l=s
let c=!1
const p=s
he(e,{instancePath:t+"/waitP95Ms"})||(n=null===n?he.errors:n.concat(he.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/waitP95Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/waitP95Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,_e.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(e(r,"runP50Ms")){let e=r.runP50Ms
const o=s,l=s
let c=!1
const p=s
he(e,{instancePath:t+"/runP50Ms"})||(n=null===n?he.errors:n.concat(he.errors),s=n.length)
var i=p===s
if(c=c||i,!c){const r=s
if(null!==e){const e={instancePath:t+"/runP50Ms",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
c=c||i}if(!c){const e={instancePath:t+"/runP50Ms",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,_e.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=o===s}else a=!0
if(a){if(e(r,"cpuMs")){let e=r.cpuMs
const o=s,i=s
let c=!1
const p=s
he(e,{instancePath:t+"/cpuMs"})||(n=null===n?he.errors:n.concat(he.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/cpuMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/cpuMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,_e.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
a=o===s}else a=!0
if(a){if(e(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const o=s,i=s
let l=!1
const p=s
he(e,{instancePath:t+"/runQueueWaitMs"})||(n=null===n?he.errors:n.concat(he.errors),s=n.length)
var c=p===s
if(l=l||c,!l){const r=s
if(null!==e){const e={instancePath:t+"/runQueueWaitMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}c=r===s
l=l||c}if(!l){const e={instancePath:t+"/runQueueWaitMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,_e.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
a=o===s}else a=!0
if(a){if(e(r,"callSites")){let e=r.callSites
const o=s
if(s===o){if(!Array.isArray(e))return _e.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(ze(e[a],{instancePath:t+"/callSites/"+a})||(n=null===n?ze.errors:n.concat(ze.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a)if(e(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return _e.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}}}}}return _e.errors=n,0===s}function er(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return er.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if(!e(r,"listened")&&(s="listened")||!e(r,"failure")&&(s="failure"))return er.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(e(r,"listened")){const e=0
if("boolean"!=typeof r.listened)return er.errors=[{instancePath:t+"/listened",keyword:"type",params:{type:"boolean"}}],!1
var n=0===e}else n=!0
if(n)if(e(r,"failure")){const e=0
if("string"!=typeof r.failure)return er.errors=[{instancePath:t+"/failure",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0}return er.errors=null,!0}function rr(r,{instancePath:t=""}={}){let s=null,a=0
if(0===a){if(!r||"object"!=typeof r||Array.isArray(r))return rr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let m
if(!e(r,"totalMs")&&(m="totalMs")||!e(r,"mainMs")&&(m="mainMs")||!e(r,"workersMs")&&(m="workersMs")||!e(r,"poolMs")&&(m="poolMs")||!e(r,"v8Ms")&&(m="v8Ms")||!e(r,"otherMs")&&(m="otherMs")||!e(r,"runQueueWaitMs")&&(m="runQueueWaitMs"))return rr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],!1
if(e(r,"totalMs")){let e=r.totalMs
const l=a,c=a
let p=!1
const f=a
n(e,{instancePath:t+"/totalMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var o=f===a
if(p=p||o,!p){const r=a
if(null!==e){const e={instancePath:t+"/totalMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}o=r===a
p=p||o}if(!p){const e={instancePath:t+"/totalMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,rr.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
var i=l===a}else i=!0
if(i){if(e(r,"mainMs")){let e=r.mainMs
const o=a,c=a
let p=!1
const f=a
n(e,{instancePath:t+"/mainMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var l=f===a
if(p=p||l,!p){const r=a
if(null!==e){const e={instancePath:t+"/mainMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}l=r===a
p=p||l}if(!p){const e={instancePath:t+"/mainMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,rr.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
i=o===a}else i=!0
if(i){if(e(r,"mainKernelMs")){let e=r.mainKernelMs
const o=a,l=a
let p=!1
const f=a
n(e,{instancePath:t+"/mainKernelMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var c=f===a
if(p=p||c,!p){const r=a
if(null!==e){const e={instancePath:t+"/mainKernelMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}c=r===a
p=p||c}if(!p){const e={instancePath:t+"/mainKernelMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,rr.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
i=o===a}else i=!0
if(i){if(e(r,"workersMs")){let e=r.workersMs
const o=a,l=a
let c=!1
const f=a
n(e,{instancePath:t+"/workersMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var p=f===a
if(c=c||p,!c){const r=a
if(null!==e){const e={instancePath:t+"/workersMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}p=r===a
c=c||p}if(!c){const e={instancePath:t+"/workersMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,rr.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
i=o===a}else i=!0
if(i){if(e(r,"poolMs")){let e=r.poolMs
const o=a,l=a
let c=!1
const p=a
n(e,{instancePath:t+"/poolMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var f=p===a
if(c=c||f,!c){const r=a
if(null!==e){const e={instancePath:t+"/poolMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}f=r===a
c=c||f}if(!c){const e={instancePath:t+"/poolMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,rr.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
i=o===a}else i=!0
if(i){if(e(r,"v8Ms")){let e=r.v8Ms
const o=a,l=a
let c=!1
const p=a
n(e,{instancePath:t+"/v8Ms"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var u=p===a
if(c=c||u,!c){const r=a
if(null!==e){const e={instancePath:t+"/v8Ms",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}u=r===a
c=c||u}if(!c){const e={instancePath:t+"/v8Ms",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,rr.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
i=o===a}else i=!0
if(i){if(e(r,"otherMs")){let e=r.otherMs
const o=a,l=a
let c=!1
const p=a
n(e,{instancePath:t+"/otherMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var y=p===a
if(c=c||y,!c){const r=a
if(null!==e){const e={instancePath:t+"/otherMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}y=r===a
c=c||y}if(!c){const e={instancePath:t+"/otherMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,rr.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
i=o===a}else i=!0
if(i)if(e(r,"runQueueWaitMs")){let e=r.runQueueWaitMs
const o=a,l=a
let c=!1
const p=a
n(e,{instancePath:t+"/runQueueWaitMs"})||(s=null===s?n.errors:s.concat(n.errors),a=s.length)
var h=p===a
if(c=c||h,!c){const r=a
if(null!==e){const e={instancePath:t+"/runQueueWaitMs",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}h=r===a
c=c||h}if(!c){const e={instancePath:t+"/runQueueWaitMs",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,rr.errors=s,!1}a=l,null!==s&&(l?s.length=l:s=null)
i=o===a}else i=!0}}}}}}}}return rr.errors=s,0===a}function tr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return tr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"kind")&&(i="kind")||!e(r,"reason")&&(i="reason")||!e(r,"count")&&(i="count")||!e(r,"cpuMs")&&(i="cpuMs"))return tr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"kind")){let e=r.kind
const n=s
if("thread"!==e&&"child"!==e)return tr.errors=[{instancePath:t+"/kind",keyword:"enum",params:{allowedValues:p.properties.kind.enum}}],!1
var a=n===s}else a=!0
if(a){if(e(r,"reason")){const e=s
u(r.reason,{instancePath:t+"/reason"})||(n=null===n?u.errors:n.concat(u.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"count")){const e=s
y(r.count,{instancePath:t+"/count"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"cpuMs")){let e=r.cpuMs
const i=s,l=s
let c=!1
const p=s
h(e,{instancePath:t+"/cpuMs"})||(n=null===n?h.errors:n.concat(h.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/cpuMs",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/cpuMs",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,tr.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0}}}}return tr.errors=n,0===s}function nr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return nr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"pid")&&(o="pid")||!e(r,"script")&&(o="script")||!e(r,"ports")&&(o="ports"))return nr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"pid")){const e=s
y(r.pid,{instancePath:t+"/pid"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"script")){const e=s
if("string"!=typeof r.script)return nr.errors=[{instancePath:t+"/script",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a)if(e(r,"ports")){let e=r.ports
const o=s
if(s===o){if(!Array.isArray(e))return nr.errors=[{instancePath:t+"/ports",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(y(e[a],{instancePath:t+"/ports/"+a})||(n=null===n?y.errors:n.concat(y.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0}}}return nr.errors=n,0===s}function sr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return sr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let m
if(void 0===r.counted&&(r.counted=!0),void 0===r.uncountedThreads&&(r.uncountedThreads=null),void 0===r.traffic&&(r.traffic=null),void 0===r.tls&&(r.tls=null),void 0===r.threadPool&&(r.threadPool=null),void 0===r.drive&&(r.drive=null),void 0===r.cpu&&(r.cpu=null),void 0===r.unprofiled&&(r.unprofiled=[]),void 0===r.processes&&(r.processes=[]),!e(r,"command")&&(m="command")||!e(r,"cwd")&&(m="cwd")||!e(r,"root")&&(m="root")||!e(r,"openssl")&&(m="openssl")||!e(r,"processor")&&(m="processor")||!e(r,"startTime")&&(m="startTime")||!e(r,"durationMs")&&(m="durationMs")||!e(r,"exitCode")&&(m="exitCode")||!e(r,"signal")&&(m="signal")||!e(r,"load")&&(m="load"))return sr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],!1
if(e(r,"command")){let e=r.command
const n=s
if(s===n){if(!Array.isArray(e))return sr.errors=[{instancePath:t+"/command",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return sr.errors=[{instancePath:t+"/command/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}var a=n===s}else a=!0
if(a){if(e(r,"cwd")){const e=s
if("string"!=typeof r.cwd)return sr.errors=[{instancePath:t+"/cwd",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"root")){const e=s
if("string"!=typeof r.root)return sr.errors=[{instancePath:t+"/root",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"openssl")){const e=s
if("string"!=typeof r.openssl)return sr.errors=[{instancePath:t+"/openssl",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"processor")){const e=s
if("string"!=typeof r.processor)return sr.errors=[{instancePath:t+"/processor",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"startTime")){const e=s
C(r.startTime,{instancePath:t+"/startTime"})||(n=null===n?C.errors:n.concat(C.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"durationMs")){const e=s
h(r.durationMs,{instancePath:t+"/durationMs"})||(n=null===n?h.errors:n.concat(h.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"exitCode")){let e=r.exitCode
const n=s
if(("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))&&null!==e)return sr.errors=[{instancePath:t+"/exitCode",keyword:"type",params:{type:Je.properties.exitCode.type}}],!1
a=n===s}else a=!0
if(a){if(e(r,"signal")){let e=r.signal
const n=s
if("string"!=typeof e&&null!==e)return sr.errors=[{instancePath:t+"/signal",keyword:"type",params:{type:Je.properties.signal.type}}],!1
a=n===s}else a=!0
if(a){if(e(r,"load")){let e=r.load
const i=s,l=s
let c=!1
const p=s
Xe(e,{instancePath:t+"/load"})||(n=null===n?Xe.errors:n.concat(Xe.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/load",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/load",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,sr.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){const e=s
if("boolean"!=typeof r.counted)return sr.errors=[{instancePath:t+"/counted",keyword:"type",params:{type:"boolean"}}],!1
if(a=e===s){let e=r.uncountedThreads
const o=s,h=s
let m=!1
const d=s
y(e,{instancePath:t+"/uncountedThreads"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
var i=d===s
if(m=m||i,!m){const r=s
if(null!==e){const e={instancePath:t+"/uncountedThreads",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=r===s
m=m||i}if(!m){const e={instancePath:t+"/uncountedThreads",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,sr.errors=n,!1}if(s=h,null!==n&&(h?n.length=h:n=null),a=o===s){let e=r.traffic
const o=s,i=s
let y=!1
const h=s
Ye(e,{instancePath:t+"/traffic"})||(n=null===n?Ye.errors:n.concat(Ye.errors),s=n.length)
var l=h===s
if(y=y||l,!y){const r=s
if(null!==e){const e={instancePath:t+"/traffic",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
y=y||l}if(!y){const e={instancePath:t+"/traffic",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,sr.errors=n,!1}if(s=i,null!==n&&(i?n.length=i:n=null),a=o===s){let e=r.tls
const o=s,i=s
let l=!1
const y=s
Ze(e,{instancePath:t+"/tls"})||(n=null===n?Ze.errors:n.concat(Ze.errors),s=n.length)
var c=y===s
if(l=l||c,!l){const r=s
if(null!==e){const e={instancePath:t+"/tls",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}c=r===s
l=l||c}if(!l){const e={instancePath:t+"/tls",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,sr.errors=n,!1}if(s=i,null!==n&&(i?n.length=i:n=null),a=o===s){let e=r.threadPool
const o=s,i=s
let l=!1
const c=s
_e(e,{instancePath:t+"/threadPool"})||(n=null===n?_e.errors:n.concat(_e.errors),s=n.length)
var p=c===s
if(l=l||p,!l){const r=s
if(null!==e){const e={instancePath:t+"/threadPool",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}p=r===s
l=l||p}if(!l){const e={instancePath:t+"/threadPool",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,sr.errors=n,!1}if(s=i,null!==n&&(i?n.length=i:n=null),a=o===s){let e=r.drive
const o=s,i=s
let l=!1
const c=s
er(e,{instancePath:t+"/drive"})||(n=null===n?er.errors:n.concat(er.errors),s=n.length)
var f=c===s
if(l=l||f,!l){const r=s
if(null!==e){const e={instancePath:t+"/drive",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}f=r===s
l=l||f}if(!l){const e={instancePath:t+"/drive",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,sr.errors=n,!1}if(s=i,null!==n&&(i?n.length=i:n=null),a=o===s){let e=r.cpu
const o=s,i=s
let l=!1
const c=s
rr(e,{instancePath:t+"/cpu"})||(n=null===n?rr.errors:n.concat(rr.errors),s=n.length)
var u=c===s
if(l=l||u,!l){const r=s
if(null!==e){const e={instancePath:t+"/cpu",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}u=r===s
l=l||u}if(!l){const e={instancePath:t+"/cpu",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,sr.errors=n,!1}if(s=i,null!==n&&(i?n.length=i:n=null),a=o===s){let e=r.unprofiled
const o=s
if(s===o){if(!Array.isArray(e))return sr.errors=[{instancePath:t+"/unprofiled",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(tr(e[a],{instancePath:t+"/unprofiled/"+a})||(n=null===n?tr.errors:n.concat(tr.errors),s=n.length),!(r===s))break}}}if(a=o===s){let e=r.processes
const o=s
if(s===o){if(!Array.isArray(e))return sr.errors=[{instancePath:t+"/processes",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(nr(e[a],{instancePath:t+"/processes/"+a})||(n=null===n?nr.errors:n.concat(nr.errors),s=n.length),!(r===s))break}}}a=o===s}}}}}}}}}}}}}}}}}}}}return sr.errors=n,0===s}const ar={type:"object",required:["seconds","from"],properties:{seconds:{type:"number",minimum:0},from:{enum:["start","load"]}}}
function or(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return or.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if(!e(r,"seconds")&&(s="seconds")||!e(r,"from")&&(s="from"))return or.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(e(r,"seconds")){let e=r.seconds
const s=0
if(0===s){if("number"!=typeof e||!isFinite(e))return or.errors=[{instancePath:t+"/seconds",keyword:"type",params:{type:"number"}}],!1
if(e<0||isNaN(e))return or.errors=[{instancePath:t+"/seconds",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=0===s}else n=!0
if(n)if(e(r,"from")){let e=r.from
const s=0
if("start"!==e&&"load"!==e)return or.errors=[{instancePath:t+"/from",keyword:"enum",params:{allowedValues:ar.properties.from.enum}}],!1
n=0===s}else n=!0}return or.errors=null,!0}function ir(e,{instancePath:r=""}={}){return"main"!==e&&"worker"!==e&&"pool"!==e&&"helper"!==e?(ir.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:G.enum}}],!1):(ir.errors=null,!0)}function lr(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(lr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(lr.errors=null,!0):(lr.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function cr(e,{instancePath:r=""}={}){return"attach"!==e&&"live"!==e?(cr.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:i.enum}}],!1):(cr.errors=null,!0)}function pr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return pr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"format")&&(o="format")||!e(r,"source")&&(o="source")||!e(r,"node")&&(o="node")||!e(r,"v8")&&(o="v8")||!e(r,"platform")&&(o="platform")||!e(r,"arch")&&(o="arch")||!e(r,"pid")&&(o="pid")||!e(r,"thread")&&(o="thread")||!e(r,"intervalUs")&&(o="intervalUs")||!e(r,"executable")&&(o="executable")||!e(r,"timed")&&(o="timed"))return pr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"format")){const e=s
if("string"!=typeof r.format)return pr.errors=[{instancePath:t+"/format",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"source")){const e=s
if("string"!=typeof r.source)return pr.errors=[{instancePath:t+"/source",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"node")){const e=s
if("string"!=typeof r.node)return pr.errors=[{instancePath:t+"/node",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"v8")){const e=s
if("string"!=typeof r.v8)return pr.errors=[{instancePath:t+"/v8",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"platform")){const e=s
if("string"!=typeof r.platform)return pr.errors=[{instancePath:t+"/platform",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"arch")){const e=s
if("string"!=typeof r.arch)return pr.errors=[{instancePath:t+"/arch",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"pid")){const e=s
y(r.pid,{instancePath:t+"/pid"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"thread")){const e=s
ir(r.thread,{instancePath:t+"/thread"})||(n=null===n?ir.errors:n.concat(ir.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"intervalUs")){const e=s
lr(r.intervalUs,{instancePath:t+"/intervalUs"})||(n=null===n?lr.errors:n.concat(lr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"executable")){const e=s
if("string"!=typeof r.executable)return pr.errors=[{instancePath:t+"/executable",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"timed")){const e=s
if("boolean"!=typeof r.timed)return pr.errors=[{instancePath:t+"/timed",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a)if(e(r,"sampledBy")){const e=s
cr(r.sampledBy,{instancePath:t+"/sampledBy"})||(n=null===n?cr.errors:n.concat(cr.errors),s=n.length)
a=e===s}else a=!0}}}}}}}}}}}}return pr.errors=n,0===s}const fr={type:"object",required:["name","kind","file","line","column","callLine","callColumn","tier","library","component","named","moduleBody"],properties:{name:{type:"string"},displayName:{type:"string"},kind:{$ref:"#/$defs/FrameKind"},file:{type:"string"},line:{$ref:"types.schema.json#/$defs/Line"},column:{$ref:"types.schema.json#/$defs/Line"},callLine:{$ref:"types.schema.json#/$defs/Line"},callColumn:{$ref:"types.schema.json#/$defs/Line"},callOffset:{$ref:"types.schema.json#/$defs/Bytes",default:0},tier:{$ref:"#/$defs/Tier"},library:{type:"string"},component:{enum:["","openssl"]},named:{type:"boolean"},moduleBody:{type:"boolean"},generated:{$ref:"#/$defs/CodePlace"},bundled:{$ref:"#/$defs/BundledCode"},users:{type:"array",items:{type:"string"}},routes:{type:"array",items:{$ref:"#/$defs/FrameRoute"}},labels:{$ref:"#/$defs/SampleLabels"}}},ur={enum:["js","builtin","native","regexp","wasm","kernel","gc","idle","unknown"]}
function yr(e,{instancePath:r=""}={}){return"js"!==e&&"builtin"!==e&&"native"!==e&&"regexp"!==e&&"wasm"!==e&&"kernel"!==e&&"gc"!==e&&"idle"!==e&&"unknown"!==e?(yr.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:ur.enum}}],!1):(yr.errors=null,!0)}function hr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return hr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return hr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return hr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return hr.errors=null,!0}const mr={enum:["","ignition","sparkplug","maglev","turbofan"]}
function dr(e,{instancePath:r=""}={}){return""!==e&&"ignition"!==e&&"sparkplug"!==e&&"maglev"!==e&&"turbofan"!==e?(dr.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:mr.enum}}],!1):(dr.errors=null,!0)}function Pr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Pr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"file")&&(o="file")||!e(r,"line")&&(o="line")||!e(r,"column")&&(o="column")||!e(r,"callLine")&&(o="callLine")||!e(r,"callColumn")&&(o="callColumn"))return Pr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"file")){const e=s
if("string"!=typeof r.file)return Pr.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"line")){const e=s
I(r.line,{instancePath:t+"/line"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"column")){const e=s
I(r.column,{instancePath:t+"/column"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"callLine")){const e=s
I(r.callLine,{instancePath:t+"/callLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"callColumn")){const e=s
I(r.callColumn,{instancePath:t+"/callColumn"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0}}}}}return Pr.errors=n,0===s}function gr(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return gr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if(!e(r,"module")&&(s="module")||!e(r,"known")&&(s="known")||!e(r,"name")&&(s="name"))return gr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(e(r,"module")){const e=0
if("string"!=typeof r.module)return gr.errors=[{instancePath:t+"/module",keyword:"type",params:{type:"string"}}],!1
var n=0===e}else n=!0
if(n){if(e(r,"known")){const e=0
if("string"!=typeof r.known)return gr.errors=[{instancePath:t+"/known",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0
if(n)if(e(r,"name")){const e=0
if("string"!=typeof r.name)return gr.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0}}return gr.errors=null,!0}const kr={type:"object",required:["method","pattern","path","role","file","line"],properties:{method:{type:"string"},pattern:{type:"string"},path:{type:"string"},role:{enum:["handler","middleware","callee"]},file:{type:"string"},line:{$ref:"types.schema.json#/$defs/Line"}}}
function wr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return wr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"method")&&(o="method")||!e(r,"pattern")&&(o="pattern")||!e(r,"path")&&(o="path")||!e(r,"role")&&(o="role")||!e(r,"file")&&(o="file")||!e(r,"line")&&(o="line"))return wr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"method")){const e=s
if("string"!=typeof r.method)return wr.errors=[{instancePath:t+"/method",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"pattern")){const e=s
if("string"!=typeof r.pattern)return wr.errors=[{instancePath:t+"/pattern",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"path")){const e=s
if("string"!=typeof r.path)return wr.errors=[{instancePath:t+"/path",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"role")){let e=r.role
const n=s
if("handler"!==e&&"middleware"!==e&&"callee"!==e)return wr.errors=[{instancePath:t+"/role",keyword:"enum",params:{allowedValues:kr.properties.role.enum}}],!1
a=n===s}else a=!0
if(a){if(e(r,"file")){const e=s
if("string"!=typeof r.file)return wr.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a)if(e(r,"line")){const e=s
I(r.line,{instancePath:t+"/line"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0}}}}}}return wr.errors=n,0===s}const br={type:"object",additionalProperties:!1,required:["operation","algorithm","hasCallSite"],properties:{operation:{type:"string"},algorithm:{type:"string"},hasCallSite:{type:["boolean","null"]}}}
function Ar(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Ar.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if(!e(r,"operation")&&(s="operation")||!e(r,"algorithm")&&(s="algorithm")||!e(r,"hasCallSite")&&(s="hasCallSite"))return Ar.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
{const s=0
for(const e of Object.keys(r))if("operation"!==e&&"algorithm"!==e&&"hasCallSite"!==e)return Ar.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e}}],!1
if(0===s){if(e(r,"operation")){const e=0
if("string"!=typeof r.operation)return Ar.errors=[{instancePath:t+"/operation",keyword:"type",params:{type:"string"}}],!1
var n=0===e}else n=!0
if(n){if(e(r,"algorithm")){const e=0
if("string"!=typeof r.algorithm)return Ar.errors=[{instancePath:t+"/algorithm",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0
if(n)if(e(r,"hasCallSite")){let e=r.hasCallSite
const s=0
if("boolean"!=typeof e&&null!==e)return Ar.errors=[{instancePath:t+"/hasCallSite",keyword:"type",params:{type:br.properties.hasCallSite.type}}],!1
n=0===s}else n=!0}}}}return Ar.errors=null,!0}function vr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return vr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(void 0===r.callOffset&&(r.callOffset=0),!e(r,"name")&&(o="name")||!e(r,"kind")&&(o="kind")||!e(r,"file")&&(o="file")||!e(r,"line")&&(o="line")||!e(r,"column")&&(o="column")||!e(r,"callLine")&&(o="callLine")||!e(r,"callColumn")&&(o="callColumn")||!e(r,"tier")&&(o="tier")||!e(r,"library")&&(o="library")||!e(r,"component")&&(o="component")||!e(r,"named")&&(o="named")||!e(r,"moduleBody")&&(o="moduleBody"))return vr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"name")){const e=s
if("string"!=typeof r.name)return vr.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"displayName")){const e=s
if("string"!=typeof r.displayName)return vr.errors=[{instancePath:t+"/displayName",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"kind")){const e=s
yr(r.kind,{instancePath:t+"/kind"})||(n=null===n?yr.errors:n.concat(yr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"file")){const e=s
if("string"!=typeof r.file)return vr.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"line")){const e=s
I(r.line,{instancePath:t+"/line"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"column")){const e=s
I(r.column,{instancePath:t+"/column"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"callLine")){const e=s
I(r.callLine,{instancePath:t+"/callLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"callColumn")){const e=s
I(r.callColumn,{instancePath:t+"/callColumn"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){const o=s
if(hr(r.callOffset,{instancePath:t+"/callOffset"})||(n=null===n?hr.errors:n.concat(hr.errors),s=n.length),a=o===s){if(e(r,"tier")){const e=s
dr(r.tier,{instancePath:t+"/tier"})||(n=null===n?dr.errors:n.concat(dr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"library")){const e=s
if("string"!=typeof r.library)return vr.errors=[{instancePath:t+"/library",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"component")){let e=r.component
const n=s
if(""!==e&&"openssl"!==e)return vr.errors=[{instancePath:t+"/component",keyword:"enum",params:{allowedValues:fr.properties.component.enum}}],!1
a=n===s}else a=!0
if(a){if(e(r,"named")){const e=s
if("boolean"!=typeof r.named)return vr.errors=[{instancePath:t+"/named",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"moduleBody")){const e=s
if("boolean"!=typeof r.moduleBody)return vr.errors=[{instancePath:t+"/moduleBody",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"generated")){const e=s
Pr(r.generated,{instancePath:t+"/generated"})||(n=null===n?Pr.errors:n.concat(Pr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"bundled")){const e=s
gr(r.bundled,{instancePath:t+"/bundled"})||(n=null===n?gr.errors:n.concat(gr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"users")){let e=r.users
const n=s
if(s===n){if(!Array.isArray(e))return vr.errors=[{instancePath:t+"/users",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return vr.errors=[{instancePath:t+"/users/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}a=n===s}else a=!0
if(a){if(e(r,"routes")){let e=r.routes
const o=s
if(s===o){if(!Array.isArray(e))return vr.errors=[{instancePath:t+"/routes",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(wr(e[a],{instancePath:t+"/routes/"+a})||(n=null===n?wr.errors:n.concat(wr.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a)if(e(r,"labels")){const e=s
Ar(r.labels,{instancePath:t+"/labels"})||(n=null===n?Ar.errors:n.concat(Ar.errors),s=n.length)
a=e===s}else a=!0}}}}}}}}}}}}}}}}}}}return vr.errors=n,0===s}const jr={type:"object",required:["type","data"],properties:{type:{enum:["uint8","int32","float64","int32-deltas"]},data:{type:"string"}}}
function Mr(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Mr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if(!e(r,"type")&&(s="type")||!e(r,"data")&&(s="data"))return Mr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(e(r,"type")){let e=r.type
const s=0
if("uint8"!==e&&"int32"!==e&&"float64"!==e&&"int32-deltas"!==e)return Mr.errors=[{instancePath:t+"/type",keyword:"enum",params:{allowedValues:jr.properties.type.enum}}],!1
var n=0===s}else n=!0
if(n)if(e(r,"data")){const e=0
if("string"!=typeof r.data)return Mr.errors=[{instancePath:t+"/data",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0}return Mr.errors=null,!0}function xr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return xr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"length")&&(o="length")||!e(r,"parent")&&(o="parent")||!e(r,"frame")&&(o="frame"))return xr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"length")){const e=s
y(r.length,{instancePath:t+"/length"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"parent")){const e=s
Mr(r.parent,{instancePath:t+"/parent"})||(n=null===n?Mr.errors:n.concat(Mr.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"frame")){const e=s
Mr(r.frame,{instancePath:t+"/frame"})||(n=null===n?Mr.errors:n.concat(Mr.errors),s=n.length)
a=e===s}else a=!0}}}return xr.errors=n,0===s}function $r(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return $r.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"length")&&(o="length")||!e(r,"stack")&&(o="stack")||!e(r,"time")&&(o="time")||!e(r,"state")&&(o="state")||!e(r,"weight")&&(o="weight"))return $r.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"length")){const e=s
y(r.length,{instancePath:t+"/length"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"stack")){const e=s
Mr(r.stack,{instancePath:t+"/stack"})||(n=null===n?Mr.errors:n.concat(Mr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"time")){const e=s
Mr(r.time,{instancePath:t+"/time"})||(n=null===n?Mr.errors:n.concat(Mr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"state")){const e=s
Mr(r.state,{instancePath:t+"/state"})||(n=null===n?Mr.errors:n.concat(Mr.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"weight")){const e=s
Mr(r.weight,{instancePath:t+"/weight"})||(n=null===n?Mr.errors:n.concat(Mr.errors),s=n.length)
a=e===s}else a=!0}}}}}return $r.errors=n,0===s}function qr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return qr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return qr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return qr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return qr.errors=null,!0}function Tr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Tr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let c
if(!e(r,"callee")&&(c="callee")||!e(r,"args")&&(c="args")||!e(r,"options")&&(c="options")||!e(r,"origin")&&(c="origin")||!e(r,"excerpt")&&(c="excerpt")||!e(r,"excerptLine")&&(c="excerptLine")||!e(r,"line")&&(c="line"))return Tr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1
if(e(r,"callee")){const e=s
if("string"!=typeof r.callee)return Tr.errors=[{instancePath:t+"/callee",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"args")){let e=r.args
const n=s
if(s===n){if(!Array.isArray(e))return Tr.errors=[{instancePath:t+"/args",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const a=s
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r)return Tr.errors=[{instancePath:t+"/args/"+n,keyword:"type",params:{type:ge.properties.args.items.type}}],!1
if(!(a===s))break}}}a=n===s}else a=!0
if(a){if(e(r,"options")){let e=r.options
const n=s
if(s===n){if(!e||"object"!=typeof e||Array.isArray(e))return Tr.errors=[{instancePath:t+"/options",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let n=e[r]
const a=s
if("string"!=typeof n&&("number"!=typeof n||!isFinite(n)))return Tr.errors=[{instancePath:t+"/options/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ge.properties.options.additionalProperties.type}}],!1
if(!(a===s))break}}a=n===s}else a=!0
if(a){if(e(r,"argOptions")){let e=r.argOptions
const n=s
if(s===n){if(!Array.isArray(e))return Tr.errors=[{instancePath:t+"/argOptions",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const a=s
if((!r||"object"!=typeof r||Array.isArray(r))&&null!==r)return Tr.errors=[{instancePath:t+"/argOptions/"+n,keyword:"type",params:{type:ge.properties.argOptions.items.type}}],!1
if(s===a&&r&&"object"==typeof r&&!Array.isArray(r))for(const e of Object.keys(r)){let a=r[e]
const o=s
if("string"!=typeof a&&("number"!=typeof a||!isFinite(a)))return Tr.errors=[{instancePath:t+"/argOptions/"+n+"/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ge.properties.argOptions.items.additionalProperties.type}}],!1
if(!(o===s))break}if(!(a===s))break}}}a=n===s}else a=!0
if(a){if(e(r,"origin")){let l=r.origin
const c=s,p=s
let f=!1
const u=s
if(s===u)if(l&&"object"==typeof l&&!Array.isArray(l)){let r
if(!e(l,"callee")&&(r="callee")||!e(l,"args")&&(r="args")){const e={instancePath:t+"/origin",keyword:"required",params:{missingProperty:r}}
null===n?n=[e]:n.push(e),s++}else{if(e(l,"callee")){const e=s
if("string"!=typeof l.callee){const e={instancePath:t+"/origin/callee",keyword:"type",params:{type:"string"}}
null===n?n=[e]:n.push(e),s++}var o=e===s}else o=!0
if(o)if(e(l,"args")){let e=l.args
const r=s
if(s===r)if(Array.isArray(e)){const r=e.length
for(let a=0;a<r;a++){let r=e[a]
const o=s
if("string"!=typeof r&&("number"!=typeof r||!isFinite(r))&&null!==r){const e={instancePath:t+"/origin/args/"+a,keyword:"type",params:{type:ge.properties.origin.anyOf[0].properties.args.items.type}}
null===n?n=[e]:n.push(e),s++}if(!(o===s))break}}else{const e={instancePath:t+"/origin/args",keyword:"type",params:{type:"array"}}
null===n?n=[e]:n.push(e),s++}o=r===s}else o=!0}}else{const e={instancePath:t+"/origin",keyword:"type",params:{type:"object"}}
null===n?n=[e]:n.push(e),s++}var i=u===s
if(f=f||i,!f){const e=s
if(null!==l){const e={instancePath:t+"/origin",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}i=e===s
f=f||i}if(!f){const e={instancePath:t+"/origin",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Tr.errors=n,!1}s=p,null!==n&&(p?n.length=p:n=null)
a=c===s}else a=!0
if(a){if(e(r,"excerpt")){let e=r.excerpt
const n=s
if(s===n){if(!Array.isArray(e))return Tr.errors=[{instancePath:t+"/excerpt",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=s
if("string"!=typeof e[n])return Tr.errors=[{instancePath:t+"/excerpt/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(r===s))break}}}a=n===s}else a=!0
if(a){if(e(r,"excerptLine")){const e=s
I(r.excerptLine,{instancePath:t+"/excerptLine"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"line")){const e=s
I(r.line,{instancePath:t+"/line"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"column")){const e=s
I(r.column,{instancePath:t+"/column"})||(n=null===n?I.errors:n.concat(I.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"file")){const e=s
if("string"!=typeof r.file)return Tr.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"allows")){let e=r.allows
const o=s
if(s===o){if(!Array.isArray(e))return Tr.errors=[{instancePath:t+"/allows",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(ke(e[a],{instancePath:t+"/allows/"+a})||(n=null===n?ke.errors:n.concat(ke.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a)if(e(r,"syntax")){let e=r.syntax
const o=s,i=s
let c=!1
const p=s
Ie(e,{instancePath:t+"/syntax"})||(n=null===n?Ie.errors:n.concat(Ie.errors),s=n.length)
var l=p===s
if(c=c||l,!c){const r=s
if(null!==e){const e={instancePath:t+"/syntax",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}l=r===s
c=c||l}if(!c){const e={instancePath:t+"/syntax",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Tr.errors=n,!1}s=i,null!==n&&(i?n.length=i:n=null)
a=o===s}else a=!0}}}}}}}}}}}}return Tr.errors=n,0===s}function Nr(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Nr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if(!e(r,"slotUs")&&(s="slotUs")||!e(r,"counts")&&(s="counts"))return Nr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(e(r,"slotUs")){let e=r.slotUs
const s=0
if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Nr.errors=[{instancePath:t+"/slotUs",keyword:"type",params:{type:"integer"}}],!1
if(0===s&&"number"==typeof e&&isFinite(e)){if(e>1e12||isNaN(e))return Nr.errors=[{instancePath:t+"/slotUs",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1
if(e<1||isNaN(e))return Nr.errors=[{instancePath:t+"/slotUs",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var n=0===s}else n=!0
if(n)if(e(r,"counts")){let e=r.counts
const s=0
if(0===s){if(!Array.isArray(e))return Nr.errors=[{instancePath:t+"/counts",keyword:"type",params:{type:"array"}}],!1
if(e.length>2048)return Nr.errors=[{instancePath:t+"/counts",keyword:"maxItems",params:{limit:2048}}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const s=0
if("number"!=typeof r||r%1||isNaN(r)||!isFinite(r))return Nr.errors=[{instancePath:t+"/counts/"+n,keyword:"type",params:{type:"integer"}}],!1
if(0===s&&"number"==typeof r&&isFinite(r)){if(r>2147483647||isNaN(r))return Nr.errors=[{instancePath:t+"/counts/"+n,keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1
if(r<0||isNaN(r))return Nr.errors=[{instancePath:t+"/counts/"+n,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(!(0===s))break}}}n=0===s}else n=!0}return Nr.errors=null,!0}function Or(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Or.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"startUs")&&(o="startUs")||!e(r,"requests")&&(o="requests")||!e(r,"handshakes")&&(o="handshakes")||!e(r,"jobs")&&(o="jobs")||!e(r,"complete")&&(o="complete"))return Or.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"startUs")){const e=s
lr(r.startUs,{instancePath:t+"/startUs"})||(n=null===n?lr.errors:n.concat(lr.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"requests")){const e=s
Nr(r.requests,{instancePath:t+"/requests"})||(n=null===n?Nr.errors:n.concat(Nr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"handshakes")){const e=s
Nr(r.handshakes,{instancePath:t+"/handshakes"})||(n=null===n?Nr.errors:n.concat(Nr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"jobs")){const e=s
Nr(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?Nr.errors:n.concat(Nr.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"complete")){const e=s
if("boolean"!=typeof r.complete)return Or.errors=[{instancePath:t+"/complete",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}return Or.errors=n,0===s}function Sr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Sr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"code")&&(o="code")||!e(r,"count")&&(o="count")||!e(r,"message")&&(o="message"))return Sr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"code")){const e=s
if("string"!=typeof r.code)return Sr.errors=[{instancePath:t+"/code",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"count")){const e=s
y(r.count,{instancePath:t+"/count"})||(n=null===n?y.errors:n.concat(y.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"message")){const e=s
if("string"!=typeof r.message)return Sr.errors=[{instancePath:t+"/message",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0}}}return Sr.errors=n,0===s}const Cr=new RegExp("^(0|[1-9]\\d*):","u")
function Fr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Fr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"meta")&&(i="meta")||!e(r,"frames")&&(i="frames")||!e(r,"stacks")&&(i="stacks")||!e(r,"samples")&&(i="samples")||!e(r,"dropped")&&(i="dropped")||!e(r,"calls")&&(i="calls")||!e(r,"diagnostics")&&(i="diagnostics"))return Fr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"meta")){const e=s
pr(r.meta,{instancePath:t+"/meta"})||(n=null===n?pr.errors:n.concat(pr.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"frames")){let e=r.frames
const o=s
if(s===o){if(!Array.isArray(e))return Fr.errors=[{instancePath:t+"/frames",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(vr(e[a],{instancePath:t+"/frames/"+a})||(n=null===n?vr.errors:n.concat(vr.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a){if(e(r,"stacks")){const e=s
xr(r.stacks,{instancePath:t+"/stacks"})||(n=null===n?xr.errors:n.concat(xr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"samples")){const e=s
$r(r.samples,{instancePath:t+"/samples"})||(n=null===n?$r.errors:n.concat($r.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"dropped")){let e=r.dropped
const o=s
if(s===o){if(!e||"object"!=typeof e||Array.isArray(e))return Fr.errors=[{instancePath:t+"/dropped",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const a=s
if(qr(e[r],{instancePath:t+"/dropped/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?qr.errors:n.concat(qr.errors),s=n.length),!(a===s))break}}a=o===s}else a=!0
if(a){if(e(r,"calls")){let e=r.calls
const i=s
if(s===i){if(!Array.isArray(e))return Fr.errors=[{instancePath:t+"/calls",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){let r=e[a]
const i=s
if(s===i){if(!Array.isArray(r))return Fr.errors=[{instancePath:t+"/calls/"+a,keyword:"type",params:{type:"array"}}],!1
if(r.length<2)return Fr.errors=[{instancePath:t+"/calls/"+a,keyword:"minItems",params:{limit:2}}],!1
{const e=r.length
if(e>0){let e=r[0]
const n=s
if(s===n){if("string"!=typeof e)return Fr.errors=[{instancePath:t+"/calls/"+a+"/0",keyword:"type",params:{type:"string"}}],!1
if(!Cr.test(e))return Fr.errors=[{instancePath:t+"/calls/"+a+"/0",keyword:"pattern",params:{pattern:"^(0|[1-9]\\d*):"}}],!1}var o=n===s}if(o){if(e>1){const e=s
Tr(r[1],{instancePath:t+"/calls/"+a+"/1"})||(n=null===n?Tr.errors:n.concat(Tr.errors),s=n.length)
o=e===s}if(o){if(!(r.length<=2))return Fr.errors=[{instancePath:t+"/calls/"+a,keyword:"items",params:{limit:2}}],!1}}}}if(!(i===s))break}}}a=i===s}else a=!0
if(a){if(e(r,"times")){const e=s
Or(r.times,{instancePath:t+"/times"})||(n=null===n?Or.errors:n.concat(Or.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"diagnostics")){let e=r.diagnostics
const o=s
if(s===o){if(!Array.isArray(e))return Fr.errors=[{instancePath:t+"/diagnostics",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Sr(e[a],{instancePath:t+"/diagnostics/"+a})||(n=null===n?Sr.errors:n.concat(Sr.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0}}}}}}}}return Fr.errors=n,0===s}exports.baseline=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(t,"version")&&(i="version")||!e(t,"environments")&&(i="environments"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:i}}],!1
if(e(t,"version")){const e=a
if(3!==t.version)return r.errors=[{instancePath:n+"/version",keyword:"const",params:{allowedValue:3}}],!1
var o=e===a}else o=!0
if(o)if(e(t,"environments")){let e=t.environments
const i=a
if(a===i){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/environments",keyword:"type",params:{type:"array"}}],!1
if(e.length<1)return r.errors=[{instancePath:n+"/environments",keyword:"minItems",params:{limit:1}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(Ur(e[t],{instancePath:n+"/environments/"+t})||(s=null===s?Ur.errors:s.concat(Ur.errors),a=s.length),!(r===a))break}}}o=i===a}else o=!0}}return r.errors=s,0===a}
function Ir(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Ir.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Ir.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Ir.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Ir.errors=null,!0}function Lr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Lr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Lr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Lr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Lr.errors=null,!0}function Rr(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return Rr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if(!e(r,"node")&&(s="node")||!e(r,"openssl")&&(s="openssl")||!e(r,"platform")&&(s="platform")||!e(r,"processor")&&(s="processor")||!e(r,"interval")&&(s="interval")||!e(r,"workload")&&(s="workload"))return Rr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(e(r,"node")){const e=0
if("string"!=typeof r.node)return Rr.errors=[{instancePath:t+"/node",keyword:"type",params:{type:"string"}}],!1
var n=0===e}else n=!0
if(n){if(e(r,"openssl")){const e=0
if("string"!=typeof r.openssl)return Rr.errors=[{instancePath:t+"/openssl",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0
if(n){if(e(r,"platform")){const e=0
if("string"!=typeof r.platform)return Rr.errors=[{instancePath:t+"/platform",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0
if(n){if(e(r,"processor")){const e=0
if("string"!=typeof r.processor)return Rr.errors=[{instancePath:t+"/processor",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0
if(n){if(e(r,"interval")){const e=0
if("string"!=typeof r.interval)return Rr.errors=[{instancePath:t+"/interval",keyword:"type",params:{type:"string"}}],!1
n=0===e}else n=!0
if(n)if(e(r,"workload")){let e=r.workload
const s=0
if(0===s){if(!Array.isArray(e))return Rr.errors=[{instancePath:t+"/workload",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let n=0;n<r;n++){const r=0
if("string"!=typeof e[n])return Rr.errors=[{instancePath:t+"/workload/"+n,keyword:"type",params:{type:"string"}}],!1
if(!(0===r))break}}}n=0===s}else n=!0}}}}}return Rr.errors=null,!0}function Br(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e>1||isNaN(e)?(Br.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:1}}],!1):e<0||isNaN(e)?(Br.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(Br.errors=null,!0):(Br.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function Vr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Vr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"file")&&(o="file")||!e(r,"function")&&(o="function")||!e(r,"operation")&&(o="operation")||!e(r,"share")&&(o="share"))return Vr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"file")){const e=s
if("string"!=typeof r.file)return Vr.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"function")){const e=s
if("string"!=typeof r.function)return Vr.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"operation")){const e=s
if("string"!=typeof r.operation)return Vr.errors=[{instancePath:t+"/operation",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a)if(e(r,"share")){const e=s
Br(r.share,{instancePath:t+"/share"})||(n=null===n?Br.errors:n.concat(Br.errors),s=n.length)
a=e===s}else a=!0}}}}return Vr.errors=n,0===s}function Ur(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Ur.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(void 0===r.designEffects&&(r.designEffects={}),!e(r,"runs")&&(o="runs")||!e(r,"busyTicks")&&(o="busyTicks")||!e(r,"environment")&&(o="environment")||!e(r,"callSites")&&(o="callSites")||!e(r,"metrics")&&(o="metrics"))return Ur.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"runs")){const e=s
Ir(r.runs,{instancePath:t+"/runs"})||(n=null===n?Ir.errors:n.concat(Ir.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"busyTicks")){const e=s
Lr(r.busyTicks,{instancePath:t+"/busyTicks"})||(n=null===n?Lr.errors:n.concat(Lr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"environment")){const e=s
Rr(r.environment,{instancePath:t+"/environment"})||(n=null===n?Rr.errors:n.concat(Rr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"callSites")){let e=r.callSites
const o=s
if(s===o){if(!e||"object"!=typeof e||Array.isArray(e))return Ur.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){const a=s
if(Vr(e[r],{instancePath:t+"/callSites/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?Vr.errors:n.concat(Vr.errors),s=n.length),!(a===s))break}}a=o===s}else a=!0
if(a){if(e(r,"metrics")){let e=r.metrics
const n=s
if(s===n){if(!e||"object"!=typeof e||Array.isArray(e))return Ur.errors=[{instancePath:t+"/metrics",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let n=e[r]
const a=s
if(s===a){if("number"!=typeof n||!isFinite(n))return Ur.errors=[{instancePath:t+"/metrics/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"number"}}],!1
if(n<0||isNaN(n))return Ur.errors=[{instancePath:t+"/metrics/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(!(a===s))break}}a=n===s}else a=!0
if(a){let e=r.designEffects
const n=s
if(s===n){if(!e||"object"!=typeof e||Array.isArray(e))return Ur.errors=[{instancePath:t+"/designEffects",keyword:"type",params:{type:"object"}}],!1
for(const r of Object.keys(e)){let n=e[r]
const a=s
if(s===a){if("number"!=typeof n||!isFinite(n))return Ur.errors=[{instancePath:t+"/designEffects/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"number"}}],!1
if(n<1||isNaN(n))return Ur.errors=[{instancePath:t+"/designEffects/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum",params:{comparison:">=",limit:1}}],!1}if(!(a===s))break}}a=n===s}}}}}}}return Ur.errors=n,0===s}exports.symbols=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(t,"schemaVersion")&&(i="schemaVersion")||!e(t,"libraries")&&(i="libraries"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:i}}],!1
if(e(t,"schemaVersion")){const e=a
if(1!==t.schemaVersion)return r.errors=[{instancePath:n+"/schemaVersion",keyword:"const",params:{allowedValue:1}}],!1
var o=e===a}else o=!0
if(o)if(e(t,"libraries")){let e=t.libraries
const i=a
if(a===i){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/libraries",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(Dr(e[t],{instancePath:n+"/libraries/"+t})||(s=null===s?Dr.errors:s.concat(Dr.errors),a=s.length),!(r===a))break}}}o=i===a}else o=!0}}return r.errors=s,0===a}
const Er={type:"object",required:["path","buildId","rows","symbols"],properties:{path:{type:"string"},buildId:{type:"string"},status:{enum:["ok","partial","stripped"],default:"ok"},rows:{type:"array",items:{$ref:"#/$defs/AddressRange"}},symbols:{type:"array",items:{$ref:"#/$defs/NativeSymbol"}},openssl:{type:"array",items:{$ref:"#/$defs/AddressRange"},default:[]}}}
function Kr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Kr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Kr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Kr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Kr.errors=null,!0}function Wr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Wr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"start")&&(o="start")||!e(r,"end")&&(o="end"))return Wr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"start")){const e=s
Kr(r.start,{instancePath:t+"/start"})||(n=null===n?Kr.errors:n.concat(Kr.errors),s=n.length)
var a=e===s}else a=!0
if(a)if(e(r,"end")){const e=s
Kr(r.end,{instancePath:t+"/end"})||(n=null===n?Kr.errors:n.concat(Kr.errors),s=n.length)
a=e===s}else a=!0}}return Wr.errors=n,0===s}const Qr={type:"object",required:["name","start","end"],properties:{name:{type:"string"},start:{$ref:"#/$defs/Address"},end:{$ref:"#/$defs/Address"},component:{enum:["","openssl"],default:""}}}
function zr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return zr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(void 0===r.component&&(r.component=""),!e(r,"name")&&(o="name")||!e(r,"start")&&(o="start")||!e(r,"end")&&(o="end"))return zr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"name")){const e=s
if("string"!=typeof r.name)return zr.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"start")){const e=s
Kr(r.start,{instancePath:t+"/start"})||(n=null===n?Kr.errors:n.concat(Kr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"end")){const e=s
Kr(r.end,{instancePath:t+"/end"})||(n=null===n?Kr.errors:n.concat(Kr.errors),s=n.length)
a=e===s}else a=!0
if(a){let e=r.component
const n=s
if(""!==e&&"openssl"!==e)return zr.errors=[{instancePath:t+"/component",keyword:"enum",params:{allowedValues:Qr.properties.component.enum}}],!1
a=n===s}}}}}return zr.errors=n,0===s}function Dr(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Dr.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(void 0===r.status&&(r.status="ok"),void 0===r.openssl&&(r.openssl=[]),!e(r,"path")&&(o="path")||!e(r,"buildId")&&(o="buildId")||!e(r,"rows")&&(o="rows")||!e(r,"symbols")&&(o="symbols"))return Dr.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"path")){const e=s
if("string"!=typeof r.path)return Dr.errors=[{instancePath:t+"/path",keyword:"type",params:{type:"string"}}],!1
var a=e===s}else a=!0
if(a){if(e(r,"buildId")){const e=s
if("string"!=typeof r.buildId)return Dr.errors=[{instancePath:t+"/buildId",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){let o=r.status
const i=s
if("ok"!==o&&"partial"!==o&&"stripped"!==o)return Dr.errors=[{instancePath:t+"/status",keyword:"enum",params:{allowedValues:Er.properties.status.enum}}],!1
if(a=i===s){if(e(r,"rows")){let e=r.rows
const o=s
if(s===o){if(!Array.isArray(e))return Dr.errors=[{instancePath:t+"/rows",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Wr(e[a],{instancePath:t+"/rows/"+a})||(n=null===n?Wr.errors:n.concat(Wr.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a){if(e(r,"symbols")){let e=r.symbols
const o=s
if(s===o){if(!Array.isArray(e))return Dr.errors=[{instancePath:t+"/symbols",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(zr(e[a],{instancePath:t+"/symbols/"+a})||(n=null===n?zr.errors:n.concat(zr.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a){let e=r.openssl
const o=s
if(s===o){if(!Array.isArray(e))return Dr.errors=[{instancePath:t+"/openssl",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(Wr(e[a],{instancePath:t+"/openssl/"+a})||(n=null===n?Wr.errors:n.concat(Wr.errors),s=n.length),!(r===s))break}}}a=o===s}}}}}}}return Dr.errors=n,0===s}exports.bench=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let l
if(!e(t,"schemaVersion")&&(l="schemaVersion")||!e(t,"tool")&&(l="tool")||!e(t,"node")&&(l="node")||!e(t,"openssl")&&(l="openssl")||!e(t,"platform")&&(l="platform")||!e(t,"processor")&&(l="processor")||!e(t,"time")&&(l="time")||!e(t,"measurements")&&(l="measurements")||!e(t,"missing")&&(l="missing"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:l}}],!1
if(e(t,"schemaVersion")){const e=a
if(1!==t.schemaVersion)return r.errors=[{instancePath:n+"/schemaVersion",keyword:"const",params:{allowedValue:1}}],!1
var o=e===a}else o=!0
if(o){if(e(t,"tool")){let s=t.tool
const l=a
if(a===l){if(!s||"object"!=typeof s||Array.isArray(s))return r.errors=[{instancePath:n+"/tool",keyword:"type",params:{type:"object"}}],!1
{let t
if(!e(s,"name")&&(t="name")||!e(s,"version")&&(t="version"))return r.errors=[{instancePath:n+"/tool",keyword:"required",params:{missingProperty:t}}],!1
if(e(s,"name")){const e=a
if("cryptoprof"!==s.name)return r.errors=[{instancePath:n+"/tool/name",keyword:"const",params:{allowedValue:"cryptoprof"}}],!1
var i=e===a}else i=!0
if(i)if(e(s,"version")){const e=a
if("string"!=typeof s.version)return r.errors=[{instancePath:n+"/tool/version",keyword:"type",params:{type:"string"}}],!1
i=e===a}else i=!0}}o=l===a}else o=!0
if(o){if(e(t,"node")){let e=t.node
const s=a
if(a===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/node",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>100)return r.errors=[{instancePath:n+"/node",keyword:"maxLength",params:{limit:100}}],!1}o=s===a}else o=!0
if(o){if(e(t,"openssl")){let e=t.openssl
const s=a
if(a===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/openssl",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>100)return r.errors=[{instancePath:n+"/openssl",keyword:"maxLength",params:{limit:100}}],!1}o=s===a}else o=!0
if(o){if(e(t,"platform")){let e=t.platform
const s=a
if(a===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/platform",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>100)return r.errors=[{instancePath:n+"/platform",keyword:"maxLength",params:{limit:100}}],!1}o=s===a}else o=!0
if(o){if(e(t,"processor")){let e=t.processor
const s=a
if(a===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/processor",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>200)return r.errors=[{instancePath:n+"/processor",keyword:"maxLength",params:{limit:200}}],!1}o=s===a}else o=!0
if(o){if(e(t,"time")){const e=a
Gr(t.time,{instancePath:n+"/time"})||(s=null===s?Gr.errors:s.concat(Gr.errors),a=s.length)
o=e===a}else o=!0
if(o){if(e(t,"measurements")){let e=t.measurements
const i=a
if(a===i){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/measurements",keyword:"type",params:{type:"array"}}],!1
if(e.length>200)return r.errors=[{instancePath:n+"/measurements",keyword:"maxItems",params:{limit:200}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(_r(e[t],{instancePath:n+"/measurements/"+t})||(s=null===s?_r.errors:s.concat(_r.errors),a=s.length),!(r===a))break}}}o=i===a}else o=!0
if(o)if(e(t,"missing")){let e=t.missing
const s=a
if(a===s){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/missing",keyword:"type",params:{type:"array"}}],!1
if(e.length>200)return r.errors=[{instancePath:n+"/missing",keyword:"maxItems",params:{limit:200}}],!1
{const t=e.length
for(let s=0;s<t;s++){let t=e[s]
const o=a
if(a===o){if("string"!=typeof t)return r.errors=[{instancePath:n+"/missing/"+s,keyword:"type",params:{type:"string"}}],!1
if(ae(t)>100)return r.errors=[{instancePath:n+"/missing/"+s,keyword:"maxLength",params:{limit:100}}],!1}if(!(o===a))break}}}o=s===a}else o=!0}}}}}}}}}return r.errors=s,0===a}
function Gr(e,{instancePath:r=""}={}){return"string"!=typeof e?(Gr.errors=[{instancePath:r,keyword:"type",params:{type:"string"}}],!1):(Gr.errors=null,!0)}const Hr={enum:["kdf","keygen","sign","verify","kex","hash","cipher","handshake"]}
function Jr(e,{instancePath:r=""}={}){return"kdf"!==e&&"keygen"!==e&&"sign"!==e&&"verify"!==e&&"kex"!==e&&"hash"!==e&&"cipher"!==e&&"handshake"!==e?(Jr.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:Hr.enum}}],!1):(Jr.errors=null,!0)}function Xr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Xr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Xr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Xr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Xr.errors=null,!0}function Yr(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(Yr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(Yr.errors=null,!0):(Yr.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function Zr(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return Zr.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Zr.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return Zr.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return Zr.errors=null,!0}function _r(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return _r.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"group")&&(o="group")||!e(r,"name")&&(o="name")||!e(r,"what")&&(o="what")||!e(r,"bytes")&&(o="bytes")||!e(r,"us")&&(o="us")||!e(r,"spread")&&(o="spread")||!e(r,"n")&&(o="n"))return _r.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"group")){const e=s
Jr(r.group,{instancePath:t+"/group"})||(n=null===n?Jr.errors:n.concat(Jr.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"name")){let e=r.name
const n=s
if(s===n){if("string"!=typeof e)return _r.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>100)return _r.errors=[{instancePath:t+"/name",keyword:"maxLength",params:{limit:100}}],!1}a=n===s}else a=!0
if(a){if(e(r,"what")){let e=r.what
const n=s
if(s===n){if("string"!=typeof e)return _r.errors=[{instancePath:t+"/what",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>100)return _r.errors=[{instancePath:t+"/what",keyword:"maxLength",params:{limit:100}}],!1}a=n===s}else a=!0
if(a){if(e(r,"bytes")){const e=s
Xr(r.bytes,{instancePath:t+"/bytes"})||(n=null===n?Xr.errors:n.concat(Xr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"us")){const e=s
Yr(r.us,{instancePath:t+"/us"})||(n=null===n?Yr.errors:n.concat(Yr.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"spread")){let e=r.spread
const n=s
if(s===n){if("number"!=typeof e||!isFinite(e))return _r.errors=[{instancePath:t+"/spread",keyword:"type",params:{type:"number"}}],!1
if(e<0||isNaN(e))return _r.errors=[{instancePath:t+"/spread",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}a=n===s}else a=!0
if(a)if(e(r,"n")){const e=s
Zr(r.n,{instancePath:t+"/n"})||(n=null===n?Zr.errors:n.concat(Zr.errors),s=n.length)
a=e===s}else a=!0}}}}}}}return _r.errors=n,0===s}exports["profile#Traffic"]=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let c
if(!e(t,"requests")&&(c="requests")||!e(t,"clientRequests")&&(c="clientRequests")||!e(t,"tlsServer")&&(c="tlsServer")||!e(t,"tlsClient")&&(c="tlsClient")||!e(t,"processes")&&(c="processes")||!e(t,"complete")&&(c="complete"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:c}}],!1
if(e(t,"requests")){const e=a
y(t.requests,{instancePath:n+"/requests"})||(s=null===s?y.errors:s.concat(y.errors),a=s.length)
var o=e===a}else o=!0
if(o){if(e(t,"serverErrors")){const e=a
y(t.serverErrors,{instancePath:n+"/serverErrors"})||(s=null===s?y.errors:s.concat(y.errors),a=s.length)
o=e===a}else o=!0
if(o){if(e(t,"clientRequests")){const e=a
y(t.clientRequests,{instancePath:n+"/clientRequests"})||(s=null===s?y.errors:s.concat(y.errors),a=s.length)
o=e===a}else o=!0
if(o){if(e(t,"tlsServer")){let e=t.tlsServer
const l=a,c=a
let p=!1
const f=a
se(e,{instancePath:n+"/tlsServer"})||(s=null===s?se.errors:s.concat(se.errors),a=s.length)
var i=f===a
if(p=p||i,!p){const r=a
if(null!==e){const e={instancePath:n+"/tlsServer",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}i=r===a
p=p||i}if(!p){const e={instancePath:n+"/tlsServer",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,r.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
o=l===a}else o=!0
if(o){if(e(t,"tlsClient")){let e=t.tlsClient
const i=a,c=a
let p=!1
const f=a
se(e,{instancePath:n+"/tlsClient"})||(s=null===s?se.errors:s.concat(se.errors),a=s.length)
var l=f===a
if(p=p||l,!p){const r=a
if(null!==e){const e={instancePath:n+"/tlsClient",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}l=r===a
p=p||l}if(!p){const e={instancePath:n+"/tlsClient",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,r.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
o=i===a}else o=!0
if(o){if(e(t,"routes")){let e=t.routes
const i=a
if(a===i){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/routes",keyword:"type",params:{type:"array"}}],!1
if(e.length>1e3)return r.errors=[{instancePath:n+"/routes",keyword:"maxItems",params:{limit:1e3}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(oe(e[t],{instancePath:n+"/routes/"+t})||(s=null===s?oe.errors:s.concat(oe.errors),a=s.length),!(r===a))break}}}o=i===a}else o=!0
if(o){if(e(t,"processes")){const e=a
y(t.processes,{instancePath:n+"/processes"})||(s=null===s?y.errors:s.concat(y.errors),a=s.length)
o=e===a}else o=!0
if(o)if(e(t,"complete")){const e=a
if("boolean"!=typeof t.complete)return r.errors=[{instancePath:n+"/complete",keyword:"type",params:{type:"boolean"}}],!1
o=e===a}else o=!0}}}}}}}}return r.errors=s,0===a},exports["probe#SavedStarts"]=function e(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!Array.isArray(r))return e.errors=[{instancePath:t,keyword:"type",params:{type:"array"}}],!1
{const e=r.length
for(let a=0;a<e;a++){const e=s
if(nt(r[a],{instancePath:t+"/"+a})||(n=null===n?nt.errors:n.concat(nt.errors),s=n.length),!(e===s))break}}}return e.errors=n,0===s}
const et={type:"object",required:["kind","reason","count","newest","pids"],properties:{kind:{enum:["thread","child"]},reason:{anyOf:[{$ref:"profile.schema.json#/$defs/UnprofiledReason"},{type:"null"}]},count:{$ref:"types.schema.json#/$defs/Count"},newest:{$ref:"types.schema.json#/$defs/Count"},pids:{type:"array",items:{$ref:"types.schema.json#/$defs/Count"}}}}
function rt(e,{instancePath:r=""}={}){return"directory-gone"!==e&&"directory-not-writable"!==e&&"disk-full"!==e&&"no-descriptors"!==e&&"log-limit"!==e&&"recording-stopped"!==e&&"other-user"!==e&&"other-node"!==e&&"own-options"!==e&&"not-passed-on"!==e&&"own-exec-argv"!==e&&"no-log"!==e&&"log-ended-early"!==e&&"own-executable"!==e&&"replaced"!==e&&"still-running"!==e&&"unknown"!==e?(rt.errors=[{instancePath:r,keyword:"enum",params:{allowedValues:f.enum}}],!1):(rt.errors=null,!0)}function tt(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return tt.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return tt.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return tt.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return tt.errors=null,!0}function nt(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return nt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"kind")&&(i="kind")||!e(r,"reason")&&(i="reason")||!e(r,"count")&&(i="count")||!e(r,"newest")&&(i="newest")||!e(r,"pids")&&(i="pids"))return nt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"kind")){let e=r.kind
const n=s
if("thread"!==e&&"child"!==e)return nt.errors=[{instancePath:t+"/kind",keyword:"enum",params:{allowedValues:et.properties.kind.enum}}],!1
var a=n===s}else a=!0
if(a){if(e(r,"reason")){let e=r.reason
const i=s,l=s
let c=!1
const p=s
rt(e,{instancePath:t+"/reason"})||(n=null===n?rt.errors:n.concat(rt.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/reason",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/reason",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,nt.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(e(r,"count")){const e=s
tt(r.count,{instancePath:t+"/count"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"newest")){const e=s
tt(r.newest,{instancePath:t+"/newest"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"pids")){let e=r.pids
const o=s
if(s===o){if(!Array.isArray(e))return nt.errors=[{instancePath:t+"/pids",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(tt(e[a],{instancePath:t+"/pids/"+a})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0}}}}}return nt.errors=n,0===s}exports["probe#SavedThread"]=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let l
if(!e(t,"tid")&&(l="tid")||!e(t,"present")&&(l="present")||!e(t,"poolIsNamed")&&(l="poolIsNamed")||!e(t,"atExit")&&(l="atExit"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:l}}],!1
if(e(t,"tid")){const e=a
tt(t.tid,{instancePath:n+"/tid"})||(s=null===s?tt.errors:s.concat(tt.errors),a=s.length)
var o=e===a}else o=!0
if(o){if(e(t,"present")){let e=t.present
const i=a
if(a===i){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/present",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(tt(e[t],{instancePath:n+"/present/"+t})||(s=null===s?tt.errors:s.concat(tt.errors),a=s.length),!(r===a))break}}}o=i===a}else o=!0
if(o){if(e(t,"poolIsNamed")){const e=a
if("boolean"!=typeof t.poolIsNamed)return r.errors=[{instancePath:n+"/poolIsNamed",keyword:"type",params:{type:"boolean"}}],!1
o=e===a}else o=!0
if(o){if(e(t,"atExit")){let e=t.atExit
const l=a,c=a
let p=!1
const f=a
ot(e,{instancePath:n+"/atExit"})||(s=null===s?ot.errors:s.concat(ot.errors),a=s.length)
var i=f===a
if(p=p||i,!p){const r=a
if(null!==e){const e={instancePath:n+"/atExit",keyword:"type",params:{type:"null"}}
null===s?s=[e]:s.push(e),a++}i=r===a
p=p||i}if(!p){const e={instancePath:n+"/atExit",keyword:"anyOf",params:{}}
return null===s?s=[e]:s.push(e),a++,r.errors=s,!1}a=c,null!==s&&(c?s.length=c:s=null)
o=l===a}else o=!0
if(o){if(e(t,"script")){let e=t.script
const s=a
if(a===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/script",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>4096)return r.errors=[{instancePath:n+"/script",keyword:"maxLength",params:{limit:4096}}],!1}o=s===a}else o=!0
if(o)if(e(t,"image")){let e=t.image
const s=a
if(a===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/image",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>32)return r.errors=[{instancePath:n+"/image",keyword:"maxLength",params:{limit:32}}],!1}o=s===a}else o=!0}}}}}}return r.errors=s,0===a}
function st(e,{instancePath:r=""}={}){return"number"==typeof e&&isFinite(e)?e<0||isNaN(e)?(st.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1):(st.errors=null,!0):(st.errors=[{instancePath:r,keyword:"type",params:{type:"number"}}],!1)}function at(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return at.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"tid")&&(o="tid")||!e(r,"name")&&(o="name")||!e(r,"cpuMs")&&(o="cpuMs")||!e(r,"waitMs")&&(o="waitMs"))return at.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"tid")){const e=s
tt(r.tid,{instancePath:t+"/tid"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"name")){const e=s
if("string"!=typeof r.name)return at.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"cpuMs")){const e=s
st(r.cpuMs,{instancePath:t+"/cpuMs"})||(n=null===n?st.errors:n.concat(st.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"waitMs")){const e=s
st(r.waitMs,{instancePath:t+"/waitMs"})||(n=null===n?st.errors:n.concat(st.errors),s=n.length)
a=e===s}else a=!0}}}}return at.errors=n,0===s}function ot(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return ot.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"totalMs")&&(o="totalMs")||!e(r,"threads")&&(o="threads"))return ot.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"totalMs")){const e=s
st(r.totalMs,{instancePath:t+"/totalMs"})||(n=null===n?st.errors:n.concat(st.errors),s=n.length)
var a=e===s}else a=!0
if(a)if(e(r,"threads")){let e=r.threads
const o=s
if(s===o){if(!Array.isArray(e))return ot.errors=[{instancePath:t+"/threads",keyword:"type",params:{type:"array"}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(at(e[a],{instancePath:t+"/threads/"+a})||(n=null===n?at.errors:n.concat(at.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0}}return ot.errors=n,0===s}exports["probe#SavedPort"]=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(t,"port")&&(i="port")||!e(t,"address")&&(i="address")||!e(t,"script")&&(i="script")||!e(t,"serves")&&(i="serves")||!e(t,"upgrades")&&(i="upgrades"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:i}}],!1
if(e(t,"port")){const e=a
tt(t.port,{instancePath:n+"/port"})||(s=null===s?tt.errors:s.concat(tt.errors),a=s.length)
var o=e===a}else o=!0
if(o){if(e(t,"address")){let e=t.address
const s=a
if(a===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/address",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>255)return r.errors=[{instancePath:n+"/address",keyword:"maxLength",params:{limit:255}}],!1}o=s===a}else o=!0
if(o){if(e(t,"script")){let e=t.script
const s=a
if(a===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/script",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>4096)return r.errors=[{instancePath:n+"/script",keyword:"maxLength",params:{limit:4096}}],!1}o=s===a}else o=!0
if(o){if(e(t,"serves")){let e=t.serves
const s=a
if("http"!==e&&"https"!==e&&"other"!==e)return r.errors=[{instancePath:n+"/serves",keyword:"enum",params:{allowedValues:it.properties.serves.enum}}],!1
o=s===a}else o=!0
if(o)if(e(t,"upgrades")){const e=a
if("boolean"!=typeof t.upgrades)return r.errors=[{instancePath:n+"/upgrades",keyword:"type",params:{type:"boolean"}}],!1
o=e===a}else o=!0}}}}}return r.errors=s,0===a}
const it={type:"object",required:["port","address","script","serves","upgrades"],properties:{port:{$ref:"types.schema.json#/$defs/Count"},address:{type:"string",maxLength:255},script:{type:"string",maxLength:4096},serves:{enum:["http","https","other"]},upgrades:{type:"boolean"}}}
exports["probe#SavedTls"]=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(t,"peers")&&(i="peers")||!e(t,"contexts")&&(i="contexts"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:i}}],!1
if(e(t,"peers")){let e=t.peers
const i=a
if(a===i){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/peers",keyword:"type",params:{type:"array"}}],!1
if(e.length>202)return r.errors=[{instancePath:n+"/peers",keyword:"maxItems",params:{limit:202}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(Pt(e[t],{instancePath:n+"/peers/"+t})||(s=null===s?Pt.errors:s.concat(Pt.errors),a=s.length),!(r===a))break}}}var o=i===a}else o=!0
if(o)if(e(t,"contexts")){const e=a
gt(t.contexts,{instancePath:n+"/contexts"})||(s=null===s?gt.errors:s.concat(gt.errors),a=s.length)
o=e===a}else o=!0}}return r.errors=s,0===a}
const lt={type:"object",required:["role","host","port","handshakes","resumed","overlapped","requests","reusedRequests","agents","protocol","cipher","group","alpn","certificate","bytesIn","bytesOut","helloBytes","handshakeTimes","lifeTimes","mostOpen","choices","callSites","unplaced","packages","agentSites"],properties:{role:{enum:["client","server"]},host:{type:"string",maxLength:255},port:{$ref:"types.schema.json#/$defs/Count"},handshakes:{$ref:"types.schema.json#/$defs/Count"},resumed:{$ref:"types.schema.json#/$defs/Count"},overlapped:{$ref:"types.schema.json#/$defs/Count"},requests:{$ref:"types.schema.json#/$defs/Count"},reusedRequests:{$ref:"types.schema.json#/$defs/Count"},agents:{$ref:"types.schema.json#/$defs/Count"},protocol:{$ref:"types.schema.json#/$defs/Tally"},cipher:{$ref:"types.schema.json#/$defs/Tally"},group:{$ref:"types.schema.json#/$defs/Tally"},alpn:{$ref:"types.schema.json#/$defs/Tally"},certificate:{anyOf:[{$ref:"tls.schema.json#/$defs/Certificate"},{type:"null"}]},bytesIn:{$ref:"types.schema.json#/$defs/Bytes"},bytesOut:{$ref:"types.schema.json#/$defs/Bytes"},helloBytes:{$ref:"#/$defs/ByNumber"},handshakeTimes:{$ref:"#/$defs/ByNumber"},lifeTimes:{$ref:"#/$defs/ByNumber"},mostOpen:{$ref:"types.schema.json#/$defs/Count"},choices:{$ref:"tls.schema.json#/$defs/PeerChoices"},callSites:{type:"array",maxItems:32,items:{$ref:"#/$defs/SavedPlace"}},unplaced:{$ref:"types.schema.json#/$defs/Count"},packages:{type:"object",maxProperties:65,propertyNames:{maxLength:255},additionalProperties:{$ref:"types.schema.json#/$defs/Count"}},agentSites:{type:"array",maxItems:32,items:{$ref:"#/$defs/SavedPlace"}}}}
function ct(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!e||"object"!=typeof e||Array.isArray(e))return ct.errors=[{instancePath:r,keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>100)return ct.errors=[{instancePath:r,keyword:"maxProperties",params:{limit:100}}],!1
for(const a of Object.keys(e)){const e=n
if("string"==typeof a&&!re.test(a)){const e={instancePath:r,keyword:"pattern",params:{pattern:"^[\\w./-]{1,64}$"},propertyName:a}
null===t?t=[e]:t.push(e),n++}var s=e===n
if(!s){const e={instancePath:r,keyword:"propertyNames",params:{propertyName:a}}
return null===t?t=[e]:t.push(e),n++,ct.errors=t,!1}}if(s)for(const s of Object.keys(e)){const a=n
if(te(e[s],{instancePath:r+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?te.errors:t.concat(te.errors),n=t.length),!(a===n))break}}return ct.errors=t,0===n}function pt(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return pt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(r,"type")&&(i="type")||!e(r,"bits")&&(i="bits")||!e(r,"curve")&&(i="curve"))return pt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:i}}],!1
if(e(r,"type")){let e=r.type
const n=s
if("rsa"!==e&&"ec"!==e&&"ed25519"!==e&&"other"!==e)return pt.errors=[{instancePath:t+"/type",keyword:"enum",params:{allowedValues:fe.properties.type.enum}}],!1
var a=n===s}else a=!0
if(a){if(e(r,"bits")){let e=r.bits
const i=s,l=s
let c=!1
const p=s
ce(e,{instancePath:t+"/bits"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/bits",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/bits",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,pt.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a)if(e(r,"curve")){const e=s
if("string"!=typeof r.curve)return pt.errors=[{instancePath:t+"/curve",keyword:"type",params:{type:"string"}}],!1
a=e===s}else a=!0}}}return pt.errors=n,0===s}function ft(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return ft.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return ft.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return ft.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return ft.errors=null,!0}const ut=new RegExp("^\\d{1,12}$","u")
function yt(e,{instancePath:r=""}={}){let t=null,n=0
if(0===n){if(!e||"object"!=typeof e||Array.isArray(e))return yt.errors=[{instancePath:r,keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>1e3)return yt.errors=[{instancePath:r,keyword:"maxProperties",params:{limit:1e3}}],!1
for(const a of Object.keys(e)){const e=n
if("string"==typeof a&&!ut.test(a)){const e={instancePath:r,keyword:"pattern",params:{pattern:"^\\d{1,12}$"},propertyName:a}
null===t?t=[e]:t.push(e),n++}var s=e===n
if(!s){const e={instancePath:r,keyword:"propertyNames",params:{propertyName:a}}
return null===t?t=[e]:t.push(e),n++,yt.errors=t,!1}}if(s)for(const s of Object.keys(e)){const a=n
if(tt(e[s],{instancePath:r+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")})||(t=null===t?tt.errors:t.concat(tt.errors),n=t.length),!(a===n))break}}return yt.errors=t,0===n}function ht(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return ht.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(void 0===r.withDispatcher&&(r.withDispatcher=0),void 0===r.agentIsPlain&&(r.agentIsPlain=0),void 0===r.renegotiated&&(r.renegotiated=0),!e(r,"withAgent")&&(o="withAgent")||!e(r,"agentKeepsAlive")&&(o="agentKeepsAlive")||!e(r,"agentKeepsNoSessions")&&(o="agentKeepsNoSessions")||!e(r,"sessionOffered")&&(o="sessionOffered")||!e(r,"ownContext")&&(o="ownContext")||!e(r,"ownCa")&&(o="ownCa")||!e(r,"ownIdentityCheck")&&(o="ownIdentityCheck")||!e(r,"forbidsTls13")&&(o="forbidsTls13")||!e(r,"ownCurves")&&(o="ownCurves")||!e(r,"closedByServer")&&(o="closedByServer"))return ht.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"withAgent")){const e=s
ce(r.withAgent,{instancePath:t+"/withAgent"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
var a=e===s}else a=!0
if(a){const o=s
if(ce(r.withDispatcher,{instancePath:t+"/withDispatcher"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length),a=o===s){if(e(r,"agentKeepsAlive")){const e=s
ce(r.agentKeepsAlive,{instancePath:t+"/agentKeepsAlive"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){const o=s
if(ce(r.agentIsPlain,{instancePath:t+"/agentIsPlain"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length),a=o===s){if(e(r,"agentKeepsNoSessions")){const e=s
ce(r.agentKeepsNoSessions,{instancePath:t+"/agentKeepsNoSessions"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"sessionOffered")){const e=s
ce(r.sessionOffered,{instancePath:t+"/sessionOffered"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"ownContext")){const e=s
ce(r.ownContext,{instancePath:t+"/ownContext"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"ownCa")){const e=s
ce(r.ownCa,{instancePath:t+"/ownCa"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"ownIdentityCheck")){const e=s
ce(r.ownIdentityCheck,{instancePath:t+"/ownIdentityCheck"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"forbidsTls13")){const e=s
ce(r.forbidsTls13,{instancePath:t+"/forbidsTls13"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"ownCurves")){const e=s
ce(r.ownCurves,{instancePath:t+"/ownCurves"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0
if(a){const o=s
if(ce(r.renegotiated,{instancePath:t+"/renegotiated"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length),a=o===s)if(e(r,"closedByServer")){const e=s
ce(r.closedByServer,{instancePath:t+"/closedByServer"})||(n=null===n?ce.errors:n.concat(ce.errors),s=n.length)
a=e===s}else a=!0}}}}}}}}}}}}}return ht.errors=n,0===s}function mt(e,{instancePath:r=""}={}){if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return mt.errors=[{instancePath:r,keyword:"type",params:{type:"integer"}}],!1
if("number"==typeof e&&isFinite(e)){if(e>9007199254740991||isNaN(e))return mt.errors=[{instancePath:r,keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1
if(e<0||isNaN(e))return mt.errors=[{instancePath:r,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}return mt.errors=null,!0}function dt(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return dt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"file")&&(o="file")||!e(r,"line")&&(o="line")||!e(r,"column")&&(o="column")||!e(r,"function")&&(o="function")||!e(r,"isAsync")&&(o="isAsync")||!e(r,"count")&&(o="count"))return dt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"file")){let e=r.file
const n=s
if(s===n){if("string"!=typeof e)return dt.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>1024)return dt.errors=[{instancePath:t+"/file",keyword:"maxLength",params:{limit:1024}}],!1}var a=n===s}else a=!0
if(a){if(e(r,"line")){const e=s
mt(r.line,{instancePath:t+"/line"})||(n=null===n?mt.errors:n.concat(mt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"column")){const e=s
tt(r.column,{instancePath:t+"/column"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"function")){let e=r.function
const n=s
if(s===n){if("string"!=typeof e)return dt.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>200)return dt.errors=[{instancePath:t+"/function",keyword:"maxLength",params:{limit:200}}],!1}a=n===s}else a=!0
if(a){if(e(r,"isAsync")){const e=s
if("boolean"!=typeof r.isAsync)return dt.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"count")){const e=s
tt(r.count,{instancePath:t+"/count"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"isFirstUse")){const e=s
if("boolean"!=typeof r.isFirstUse)return dt.errors=[{instancePath:t+"/isFirstUse",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0}}}}}}}return dt.errors=n,0===s}function Pt(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return Pt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let l
if(!e(r,"role")&&(l="role")||!e(r,"host")&&(l="host")||!e(r,"port")&&(l="port")||!e(r,"handshakes")&&(l="handshakes")||!e(r,"resumed")&&(l="resumed")||!e(r,"overlapped")&&(l="overlapped")||!e(r,"requests")&&(l="requests")||!e(r,"reusedRequests")&&(l="reusedRequests")||!e(r,"agents")&&(l="agents")||!e(r,"protocol")&&(l="protocol")||!e(r,"cipher")&&(l="cipher")||!e(r,"group")&&(l="group")||!e(r,"alpn")&&(l="alpn")||!e(r,"certificate")&&(l="certificate")||!e(r,"bytesIn")&&(l="bytesIn")||!e(r,"bytesOut")&&(l="bytesOut")||!e(r,"helloBytes")&&(l="helloBytes")||!e(r,"handshakeTimes")&&(l="handshakeTimes")||!e(r,"lifeTimes")&&(l="lifeTimes")||!e(r,"mostOpen")&&(l="mostOpen")||!e(r,"choices")&&(l="choices")||!e(r,"callSites")&&(l="callSites")||!e(r,"unplaced")&&(l="unplaced")||!e(r,"packages")&&(l="packages")||!e(r,"agentSites")&&(l="agentSites"))return Pt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1
if(e(r,"role")){let e=r.role
const n=s
if("client"!==e&&"server"!==e)return Pt.errors=[{instancePath:t+"/role",keyword:"enum",params:{allowedValues:lt.properties.role.enum}}],!1
var a=n===s}else a=!0
if(a){if(e(r,"host")){let e=r.host
const n=s
if(s===n){if("string"!=typeof e)return Pt.errors=[{instancePath:t+"/host",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>255)return Pt.errors=[{instancePath:t+"/host",keyword:"maxLength",params:{limit:255}}],!1}a=n===s}else a=!0
if(a){if(e(r,"port")){const e=s
tt(r.port,{instancePath:t+"/port"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"handshakes")){const e=s
tt(r.handshakes,{instancePath:t+"/handshakes"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"resumed")){const e=s
tt(r.resumed,{instancePath:t+"/resumed"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"overlapped")){const e=s
tt(r.overlapped,{instancePath:t+"/overlapped"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"requests")){const e=s
tt(r.requests,{instancePath:t+"/requests"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"reusedRequests")){const e=s
tt(r.reusedRequests,{instancePath:t+"/reusedRequests"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"agents")){const e=s
tt(r.agents,{instancePath:t+"/agents"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"protocol")){const e=s
ct(r.protocol,{instancePath:t+"/protocol"})||(n=null===n?ct.errors:n.concat(ct.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"cipher")){const e=s
ct(r.cipher,{instancePath:t+"/cipher"})||(n=null===n?ct.errors:n.concat(ct.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"group")){const e=s
ct(r.group,{instancePath:t+"/group"})||(n=null===n?ct.errors:n.concat(ct.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"alpn")){const e=s
ct(r.alpn,{instancePath:t+"/alpn"})||(n=null===n?ct.errors:n.concat(ct.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"certificate")){let e=r.certificate
const i=s,l=s
let c=!1
const p=s
pt(e,{instancePath:t+"/certificate"})||(n=null===n?pt.errors:n.concat(pt.errors),s=n.length)
var o=p===s
if(c=c||o,!c){const r=s
if(null!==e){const e={instancePath:t+"/certificate",keyword:"type",params:{type:"null"}}
null===n?n=[e]:n.push(e),s++}o=r===s
c=c||o}if(!c){const e={instancePath:t+"/certificate",keyword:"anyOf",params:{}}
return null===n?n=[e]:n.push(e),s++,Pt.errors=n,!1}s=l,null!==n&&(l?n.length=l:n=null)
a=i===s}else a=!0
if(a){if(e(r,"bytesIn")){const e=s
ft(r.bytesIn,{instancePath:t+"/bytesIn"})||(n=null===n?ft.errors:n.concat(ft.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"bytesOut")){const e=s
ft(r.bytesOut,{instancePath:t+"/bytesOut"})||(n=null===n?ft.errors:n.concat(ft.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"helloBytes")){const e=s
yt(r.helloBytes,{instancePath:t+"/helloBytes"})||(n=null===n?yt.errors:n.concat(yt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"handshakeTimes")){const e=s
yt(r.handshakeTimes,{instancePath:t+"/handshakeTimes"})||(n=null===n?yt.errors:n.concat(yt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"lifeTimes")){const e=s
yt(r.lifeTimes,{instancePath:t+"/lifeTimes"})||(n=null===n?yt.errors:n.concat(yt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"mostOpen")){const e=s
tt(r.mostOpen,{instancePath:t+"/mostOpen"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"choices")){const e=s
ht(r.choices,{instancePath:t+"/choices"})||(n=null===n?ht.errors:n.concat(ht.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"callSites")){let e=r.callSites
const o=s
if(s===o){if(!Array.isArray(e))return Pt.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
if(e.length>32)return Pt.errors=[{instancePath:t+"/callSites",keyword:"maxItems",params:{limit:32}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(dt(e[a],{instancePath:t+"/callSites/"+a})||(n=null===n?dt.errors:n.concat(dt.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a){if(e(r,"unplaced")){const e=s
tt(r.unplaced,{instancePath:t+"/unplaced"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"packages")){let e=r.packages
const o=s
if(s===o){if(!e||"object"!=typeof e||Array.isArray(e))return Pt.errors=[{instancePath:t+"/packages",keyword:"type",params:{type:"object"}}],!1
if(Object.keys(e).length>65)return Pt.errors=[{instancePath:t+"/packages",keyword:"maxProperties",params:{limit:65}}],!1
for(const r of Object.keys(e)){const e=s
if("string"==typeof r&&ae(r)>255){const e={instancePath:t+"/packages",keyword:"maxLength",params:{limit:255},propertyName:r}
null===n?n=[e]:n.push(e),s++}var i=e===s
if(!i){const e={instancePath:t+"/packages",keyword:"propertyNames",params:{propertyName:r}}
return null===n?n=[e]:n.push(e),s++,Pt.errors=n,!1}}if(i)for(const r of Object.keys(e)){const a=s
if(tt(e[r],{instancePath:t+"/packages/"+r.replace(/~/g,"~0").replace(/\//g,"~1")})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length),!(a===s))break}}a=o===s}else a=!0
if(a)if(e(r,"agentSites")){let e=r.agentSites
const o=s
if(s===o){if(!Array.isArray(e))return Pt.errors=[{instancePath:t+"/agentSites",keyword:"type",params:{type:"array"}}],!1
if(e.length>32)return Pt.errors=[{instancePath:t+"/agentSites",keyword:"maxItems",params:{limit:32}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(dt(e[a],{instancePath:t+"/agentSites/"+a})||(n=null===n?dt.errors:n.concat(dt.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0}}}}}}}}}}}}}}}}}}}}}}}}}return Pt.errors=n,0===s}function gt(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return gt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"created")&&(o="created")||!e(r,"withCa")&&(o="withCa")||!e(r,"caBytes")&&(o="caBytes")||!e(r,"callSites")&&(o="callSites")||!e(r,"unplaced")&&(o="unplaced"))return gt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"created")){const e=s
tt(r.created,{instancePath:t+"/created"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
var a=e===s}else a=!0
if(a){if(e(r,"withCa")){const e=s
tt(r.withCa,{instancePath:t+"/withCa"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"caBytes")){const e=s
ft(r.caBytes,{instancePath:t+"/caBytes"})||(n=null===n?ft.errors:n.concat(ft.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"callSites")){let e=r.callSites
const o=s
if(s===o){if(!Array.isArray(e))return gt.errors=[{instancePath:t+"/callSites",keyword:"type",params:{type:"array"}}],!1
if(e.length>32)return gt.errors=[{instancePath:t+"/callSites",keyword:"maxItems",params:{limit:32}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(dt(e[a],{instancePath:t+"/callSites/"+a})||(n=null===n?dt.errors:n.concat(dt.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0
if(a)if(e(r,"unplaced")){const e=s
tt(r.unplaced,{instancePath:t+"/unplaced"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0}}}}}return gt.errors=n,0===s}exports["probe#SavedJobs"]=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(t,"poolSize")&&(i="poolSize")||!e(t,"maxInFlight")&&(i="maxInFlight")||!e(t,"kinds")&&(i="kinds")||!e(t,"complete")&&(i="complete"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:i}}],!1
if(e(t,"poolSize")){const e=a
tt(t.poolSize,{instancePath:n+"/poolSize"})||(s=null===s?tt.errors:s.concat(tt.errors),a=s.length)
var o=e===a}else o=!0
if(o){if(e(t,"maxInFlight")){const e=a
tt(t.maxInFlight,{instancePath:n+"/maxInFlight"})||(s=null===s?tt.errors:s.concat(tt.errors),a=s.length)
o=e===a}else o=!0
if(o){if(e(t,"kinds")){let e=t.kinds
const i=a
if(a===i){if(!Array.isArray(e))return r.errors=[{instancePath:n+"/kinds",keyword:"type",params:{type:"array"}}],!1
if(e.length>100)return r.errors=[{instancePath:n+"/kinds",keyword:"maxItems",params:{limit:100}}],!1
{const r=e.length
for(let t=0;t<r;t++){const r=a
if(bt(e[t],{instancePath:n+"/kinds/"+t})||(s=null===s?bt.errors:s.concat(bt.errors),a=s.length),!(r===a))break}}}o=i===a}else o=!0
if(o)if(e(t,"complete")){const e=a
if("boolean"!=typeof t.complete)return r.errors=[{instancePath:n+"/complete",keyword:"type",params:{type:"boolean"}}],!1
o=e===a}else o=!0}}}}return r.errors=s,0===a}
const kt=new RegExp("^\\w{1,64}$","u")
function wt(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return wt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"file")&&(o="file")||!e(r,"line")&&(o="line")||!e(r,"column")&&(o="column")||!e(r,"function")&&(o="function")||!e(r,"isAsync")&&(o="isAsync")||!e(r,"package")&&(o="package")||!e(r,"jobs")&&(o="jobs"))return wt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
{const o=s
for(const e of Object.keys(r))if("file"!==e&&"line"!==e&&"column"!==e&&"function"!==e&&"isAsync"!==e&&"package"!==e&&"called"!==e&&"jobs"!==e)return wt.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:e}}],!1
if(o===s){if(e(r,"file")){let e=r.file
const n=s
if(s===n){if("string"!=typeof e)return wt.errors=[{instancePath:t+"/file",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>1024)return wt.errors=[{instancePath:t+"/file",keyword:"maxLength",params:{limit:1024}}],!1}var a=n===s}else a=!0
if(a){if(e(r,"line")){const e=s
mt(r.line,{instancePath:t+"/line"})||(n=null===n?mt.errors:n.concat(mt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"column")){const e=s
tt(r.column,{instancePath:t+"/column"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"function")){let e=r.function
const n=s
if(s===n){if("string"!=typeof e)return wt.errors=[{instancePath:t+"/function",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>200)return wt.errors=[{instancePath:t+"/function",keyword:"maxLength",params:{limit:200}}],!1}a=n===s}else a=!0
if(a){if(e(r,"isAsync")){const e=s
if("boolean"!=typeof r.isAsync)return wt.errors=[{instancePath:t+"/isAsync",keyword:"type",params:{type:"boolean"}}],!1
a=e===s}else a=!0
if(a){if(e(r,"package")){let e=r.package
const n=s
if(s===n){if("string"!=typeof e)return wt.errors=[{instancePath:t+"/package",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>255)return wt.errors=[{instancePath:t+"/package",keyword:"maxLength",params:{limit:255}}],!1}a=n===s}else a=!0
if(a){if(e(r,"called")){let e=r.called
const n=s
if(s===n){if("string"!=typeof e)return wt.errors=[{instancePath:t+"/called",keyword:"type",params:{type:"string"}}],!1
if(ae(e)>200)return wt.errors=[{instancePath:t+"/called",keyword:"maxLength",params:{limit:200}}],!1}a=n===s}else a=!0
if(a)if(e(r,"jobs")){const e=s
tt(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0}}}}}}}}}}return wt.errors=n,0===s}function bt(r,{instancePath:t=""}={}){let n=null,s=0
if(0===s){if(!r||"object"!=typeof r||Array.isArray(r))return bt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let o
if(!e(r,"job")&&(o="job")||!e(r,"jobs")&&(o="jobs")||!e(r,"maxInFlight")&&(o="maxInFlight")||!e(r,"waits")&&(o="waits")||!e(r,"runs")&&(o="runs")||!e(r,"sites")&&(o="sites"))return bt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1
if(e(r,"job")){let e=r.job
const n=s
if(s===n){if("string"!=typeof e)return bt.errors=[{instancePath:t+"/job",keyword:"type",params:{type:"string"}}],!1
if(!kt.test(e))return bt.errors=[{instancePath:t+"/job",keyword:"pattern",params:{pattern:"^\\w{1,64}$"}}],!1}var a=n===s}else a=!0
if(a){if(e(r,"jobs")){const e=s
tt(r.jobs,{instancePath:t+"/jobs"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"maxInFlight")){const e=s
tt(r.maxInFlight,{instancePath:t+"/maxInFlight"})||(n=null===n?tt.errors:n.concat(tt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"waits")){const e=s
yt(r.waits,{instancePath:t+"/waits"})||(n=null===n?yt.errors:n.concat(yt.errors),s=n.length)
a=e===s}else a=!0
if(a){if(e(r,"runs")){const e=s
yt(r.runs,{instancePath:t+"/runs"})||(n=null===n?yt.errors:n.concat(yt.errors),s=n.length)
a=e===s}else a=!0
if(a)if(e(r,"sites")){let e=r.sites
const o=s
if(s===o){if(!Array.isArray(e))return bt.errors=[{instancePath:t+"/sites",keyword:"type",params:{type:"array"}}],!1
if(e.length>200)return bt.errors=[{instancePath:t+"/sites",keyword:"maxItems",params:{limit:200}}],!1
{const r=e.length
for(let a=0;a<r;a++){const r=s
if(wt(e[a],{instancePath:t+"/sites/"+a})||(n=null===n?wt.errors:n.concat(wt.errors),s=n.length),!(r===s))break}}}a=o===s}else a=!0}}}}}}return bt.errors=n,0===s}exports["probe#SavedTimes"]=function r(t,{instancePath:n=""}={}){let s=null,a=0
if(0===a){if(!t||"object"!=typeof t||Array.isArray(t))return r.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1
{let i
if(!e(t,"clock")&&(i="clock")||!e(t,"requests")&&(i="requests")||!e(t,"handshakes")&&(i="handshakes")||!e(t,"jobs")&&(i="jobs")||!e(t,"complete")&&(i="complete"))return r.errors=[{instancePath:n,keyword:"required",params:{missingProperty:i}}],!1
if(e(t,"clock")){let e=t.clock
const s=a
if(a===s){if("string"!=typeof e)return r.errors=[{instancePath:n+"/clock",keyword:"type",params:{type:"string"}}],!1
if(!At.test(e))return r.errors=[{instancePath:n+"/clock",keyword:"pattern",params:{pattern:"^\\d{1,19}$"}}],!1}var o=s===a}else o=!0
if(o){if(e(t,"requests")){const e=a
vt(t.requests,{instancePath:n+"/requests"})||(s=null===s?vt.errors:s.concat(vt.errors),a=s.length)
o=e===a}else o=!0
if(o){if(e(t,"handshakes")){const e=a
vt(t.handshakes,{instancePath:n+"/handshakes"})||(s=null===s?vt.errors:s.concat(vt.errors),a=s.length)
o=e===a}else o=!0
if(o){if(e(t,"jobs")){const e=a
vt(t.jobs,{instancePath:n+"/jobs"})||(s=null===s?vt.errors:s.concat(vt.errors),a=s.length)
o=e===a}else o=!0
if(o)if(e(t,"complete")){const e=a
if("boolean"!=typeof t.complete)return r.errors=[{instancePath:n+"/complete",keyword:"type",params:{type:"boolean"}}],!1
o=e===a}else o=!0}}}}}return r.errors=s,0===a}
const At=new RegExp("^\\d{1,19}$","u")
function vt(r,{instancePath:t=""}={}){if(!r||"object"!=typeof r||Array.isArray(r))return vt.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1
{let s
if(!e(r,"slotUs")&&(s="slotUs")||!e(r,"counts")&&(s="counts"))return vt.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1
if(e(r,"slotUs")){let e=r.slotUs
const s=0
if("number"!=typeof e||e%1||isNaN(e)||!isFinite(e))return vt.errors=[{instancePath:t+"/slotUs",keyword:"type",params:{type:"integer"}}],!1
if(0===s&&"number"==typeof e&&isFinite(e)){if(e>1e12||isNaN(e))return vt.errors=[{instancePath:t+"/slotUs",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1
if(e<1||isNaN(e))return vt.errors=[{instancePath:t+"/slotUs",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var n=0===s}else n=!0
if(n)if(e(r,"counts")){let e=r.counts
const s=0
if(0===s){if(!Array.isArray(e))return vt.errors=[{instancePath:t+"/counts",keyword:"type",params:{type:"array"}}],!1
if(e.length>2048)return vt.errors=[{instancePath:t+"/counts",keyword:"maxItems",params:{limit:2048}}],!1
{const r=e.length
for(let n=0;n<r;n++){let r=e[n]
const s=0
if("number"!=typeof r||r%1||isNaN(r)||!isFinite(r))return vt.errors=[{instancePath:t+"/counts/"+n,keyword:"type",params:{type:"integer"}}],!1
if(0===s&&"number"==typeof r&&isFinite(r)){if(r>2147483647||isNaN(r))return vt.errors=[{instancePath:t+"/counts/"+n,keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1
if(r<0||isNaN(r))return vt.errors=[{instancePath:t+"/counts/"+n,keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(!(0===s))break}}}n=0===s}else n=!0}return vt.errors=null,!0}
