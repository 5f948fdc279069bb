// Written by npm run docs, with ajv, from src/config/cryptoprof.schema.json: change that.
// d26d6ea962c82b57030f331c56cf40f0c869f83dc10e729feed9f0bb145d3909
// @ts-nocheck
module.exports=p,module.exports.default=p
const e=require("./cryptoprof.schema.json"),t=require("./cryptoprof.schema.json").definitions.budget,a=require("./cryptoprof.schema.json").definitions.allow,s=Object.prototype.hasOwnProperty,r=e=>{let t=0
for(const a of e)t++
return t},i=new RegExp("\\S","u"),n=new RegExp("^\\d{4}-\\d{2}-\\d{2}$","u")
function p(o,{instancePath:m=""}={}){let l=null,c=0
if(o&&"object"==typeof o&&!Array.isArray(o)){if(void 0===o.version){const t={instancePath:m,keyword:"required",params:{missingProperty:"version"},schema:e.required,parentSchema:e,data:o}
null===l?l=[t]:l.push(t),c++}for(const t in o)if(!s.call(e.properties,t)){const a={instancePath:m,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:e,data:o}
null===l?l=[a]:l.push(a),c++}if(void 0!==o.$schema){let t=o.$schema
if("string"!=typeof t){const a={instancePath:m+"/$schema",keyword:"type",params:{type:"string"},schema:e.properties.$schema.type,parentSchema:e.properties.$schema,data:t}
null===l?l=[a]:l.push(a),c++}}if(void 0!==o.version){let t=o.version
if(1!==t){const a={instancePath:m+"/version",keyword:"const",params:{allowedValue:1},schema:1,parentSchema:e.properties.version,data:t}
null===l?l=[a]:l.push(a),c++}}if(void 0!==o.extends){let t=o.extends
if("string"!=typeof t&&!Array.isArray(t)){const a={instancePath:m+"/extends",keyword:"type",params:{type:e.properties.extends.type},schema:e.properties.extends.type,parentSchema:e.properties.extends,data:t}
null===l?l=[a]:l.push(a),c++}if("string"==typeof t&&r(t)<1){const a={instancePath:m+"/extends",keyword:"minLength",params:{limit:1},schema:1,parentSchema:e.properties.extends,data:t}
null===l?l=[a]:l.push(a),c++}if(Array.isArray(t)){if(t.length<1){const a={instancePath:m+"/extends",keyword:"minItems",params:{limit:1},schema:1,parentSchema:e.properties.extends,data:t}
null===l?l=[a]:l.push(a),c++}const a=t.length
for(let s=0;s<a;s++){let a=t[s]
if("string"==typeof a){if(r(a)<1){const t={instancePath:m+"/extends/"+s,keyword:"minLength",params:{limit:1},schema:1,parentSchema:e.properties.extends.items,data:a}
null===l?l=[t]:l.push(t),c++}}else{const t={instancePath:m+"/extends/"+s,keyword:"type",params:{type:"string"},schema:e.properties.extends.items.type,parentSchema:e.properties.extends.items,data:a}
null===l?l=[t]:l.push(t),c++}}}}if(void 0!==o.runs){let t=o.runs
if("number"!=typeof t||t%1||isNaN(t)||!isFinite(t)){const a={instancePath:m+"/runs",keyword:"type",params:{type:"integer"},schema:e.properties.runs.type,parentSchema:e.properties.runs,data:t}
null===l?l=[a]:l.push(a),c++}if("number"==typeof t&&isFinite(t)){if(t>20||isNaN(t)){const a={instancePath:m+"/runs",keyword:"maximum",params:{comparison:"<=",limit:20},schema:20,parentSchema:e.properties.runs,data:t}
null===l?l=[a]:l.push(a),c++}if(t<1||isNaN(t)){const a={instancePath:m+"/runs",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:e.properties.runs,data:t}
null===l?l=[a]:l.push(a),c++}}}if(void 0!==o.minBusyTicks){let t=o.minBusyTicks
if("number"!=typeof t||t%1||isNaN(t)||!isFinite(t)){const a={instancePath:m+"/minBusyTicks",keyword:"type",params:{type:"integer"},schema:e.properties.minBusyTicks.type,parentSchema:e.properties.minBusyTicks,data:t}
null===l?l=[a]:l.push(a),c++}if("number"==typeof t&&isFinite(t)){if(t>1e7||isNaN(t)){const a={instancePath:m+"/minBusyTicks",keyword:"maximum",params:{comparison:"<=",limit:1e7},schema:1e7,parentSchema:e.properties.minBusyTicks,data:t}
null===l?l=[a]:l.push(a),c++}if(t<1||isNaN(t)){const a={instancePath:m+"/minBusyTicks",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:e.properties.minBusyTicks,data:t}
null===l?l=[a]:l.push(a),c++}}}if(void 0!==o.designEffect){let t=o.designEffect
if("number"==typeof t&&isFinite(t)){if(t>100||isNaN(t)){const a={instancePath:m+"/designEffect",keyword:"maximum",params:{comparison:"<=",limit:100},schema:100,parentSchema:e.properties.designEffect,data:t}
null===l?l=[a]:l.push(a),c++}if(t<1||isNaN(t)){const a={instancePath:m+"/designEffect",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:e.properties.designEffect,data:t}
null===l?l=[a]:l.push(a),c++}}else{const a={instancePath:m+"/designEffect",keyword:"type",params:{type:"number"},schema:e.properties.designEffect.type,parentSchema:e.properties.designEffect,data:t}
null===l?l=[a]:l.push(a),c++}}if(void 0!==o.maxLoadErrors){let t=o.maxLoadErrors
if(("number"!=typeof t||!isFinite(t))&&"string"!=typeof t){const a={instancePath:m+"/maxLoadErrors",keyword:"type",params:{type:e.properties.maxLoadErrors.type},schema:e.properties.maxLoadErrors.type,parentSchema:e.properties.maxLoadErrors,data:t}
null===l?l=[a]:l.push(a),c++}if("number"==typeof t&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:m+"/maxLoadErrors",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:e.properties.maxLoadErrors,data:t}
null===l?l=[a]:l.push(a),c++}}if(void 0!==o.maxLogSize){let t=o.maxLogSize
if("string"!=typeof t){const a={instancePath:m+"/maxLogSize",keyword:"type",params:{type:"string"},schema:e.properties.maxLogSize.type,parentSchema:e.properties.maxLogSize,data:t}
null===l?l=[a]:l.push(a),c++}}if(void 0!==o.budgets){let a=o.budgets
if(Array.isArray(a)){const e=a.length
for(let i=0;i<e;i++){let e=a[i]
if(e&&"object"==typeof e&&!Array.isArray(e)){if(void 0===e.metric){const a={instancePath:m+"/budgets/"+i,keyword:"required",params:{missingProperty:"metric"},schema:t.required,parentSchema:t,data:e}
null===l?l=[a]:l.push(a),c++}for(const a in e)if(!s.call(t.properties,a)){const s={instancePath:m+"/budgets/"+i,keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:t,data:e}
null===l?l=[s]:l.push(s),c++}if(void 0!==e.metric){let a=e.metric
if("sync_call_sites"!==a&&"findings"!==a&&"handshakes_per_request"!==a&&"resumption_ratio"!==a&&"tls_protocols"!==a&&"tls_ciphers"!==a&&"crypto_share"!==a&&"event_loop_share"!==a&&"longest_block"!==a&&"crypto_ms_per_request"!==a&&"cpu_ms_per_request"!==a){const e={instancePath:m+"/budgets/"+i+"/metric",keyword:"enum",params:{allowedValues:t.properties.metric.enum},schema:t.properties.metric.enum,parentSchema:t.properties.metric,data:a}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.operation){let a=e.operation
if("string"==typeof a){if(r(a)<1){const e={instancePath:m+"/budgets/"+i+"/operation",keyword:"minLength",params:{limit:1},schema:1,parentSchema:t.properties.operation,data:a}
null===l?l=[e]:l.push(e),c++}}else{const e={instancePath:m+"/budgets/"+i+"/operation",keyword:"type",params:{type:"string"},schema:t.properties.operation.type,parentSchema:t.properties.operation,data:a}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.path){let a=e.path
if("string"==typeof a){if(r(a)>4096){const e={instancePath:m+"/budgets/"+i+"/path",keyword:"maxLength",params:{limit:4096},schema:4096,parentSchema:t.properties.path,data:a}
null===l?l=[e]:l.push(e),c++}if(r(a)<1){const e={instancePath:m+"/budgets/"+i+"/path",keyword:"minLength",params:{limit:1},schema:1,parentSchema:t.properties.path,data:a}
null===l?l=[e]:l.push(e),c++}}else{const e={instancePath:m+"/budgets/"+i+"/path",keyword:"type",params:{type:"string"},schema:t.properties.path.type,parentSchema:t.properties.path,data:a}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.rule){let a=e.rule
if("string"==typeof a){if(r(a)<1){const e={instancePath:m+"/budgets/"+i+"/rule",keyword:"minLength",params:{limit:1},schema:1,parentSchema:t.properties.rule,data:a}
null===l?l=[e]:l.push(e),c++}}else{const e={instancePath:m+"/budgets/"+i+"/rule",keyword:"type",params:{type:"string"},schema:t.properties.rule.type,parentSchema:t.properties.rule,data:a}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.severity){let a=e.severity
if("error"!==a&&"warning"!==a&&"info"!==a){const e={instancePath:m+"/budgets/"+i+"/severity",keyword:"enum",params:{allowedValues:t.properties.severity.enum},schema:t.properties.severity.enum,parentSchema:t.properties.severity,data:a}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.side){let a=e.side
if("server"!==a&&"client"!==a){const e={instancePath:m+"/budgets/"+i+"/side",keyword:"enum",params:{allowedValues:t.properties.side.enum},schema:t.properties.side.enum,parentSchema:t.properties.side,data:a}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.peer){let a=e.peer
if("string"==typeof a){if(r(a)<1){const e={instancePath:m+"/budgets/"+i+"/peer",keyword:"minLength",params:{limit:1},schema:1,parentSchema:t.properties.peer,data:a}
null===l?l=[e]:l.push(e),c++}}else{const e={instancePath:m+"/budgets/"+i+"/peer",keyword:"type",params:{type:"string"},schema:t.properties.peer.type,parentSchema:t.properties.peer,data:a}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.route){let a=e.route
if("string"==typeof a){if(r(a)<1){const e={instancePath:m+"/budgets/"+i+"/route",keyword:"minLength",params:{limit:1},schema:1,parentSchema:t.properties.route,data:a}
null===l?l=[e]:l.push(e),c++}}else{const e={instancePath:m+"/budgets/"+i+"/route",keyword:"type",params:{type:"string"},schema:t.properties.route.type,parentSchema:t.properties.route,data:a}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.max){let a=e.max
if(("number"!=typeof a||!isFinite(a))&&"string"!=typeof a){const e={instancePath:m+"/budgets/"+i+"/max",keyword:"type",params:{type:t.properties.max.type},schema:t.properties.max.type,parentSchema:t.properties.max,data:a}
null===l?l=[e]:l.push(e),c++}if("number"==typeof a&&isFinite(a)&&(a<0||isNaN(a))){const e={instancePath:m+"/budgets/"+i+"/max",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:t.properties.max,data:a}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.min){let a=e.min
if(("number"!=typeof a||!isFinite(a))&&"string"!=typeof a){const e={instancePath:m+"/budgets/"+i+"/min",keyword:"type",params:{type:t.properties.min.type},schema:t.properties.min.type,parentSchema:t.properties.min,data:a}
null===l?l=[e]:l.push(e),c++}if("number"==typeof a&&isFinite(a)&&(a<0||isNaN(a))){const e={instancePath:m+"/budgets/"+i+"/min",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:t.properties.min,data:a}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.forbid){let a=e.forbid
if(Array.isArray(a)){if(a.length<1){const e={instancePath:m+"/budgets/"+i+"/forbid",keyword:"minItems",params:{limit:1},schema:1,parentSchema:t.properties.forbid,data:a}
null===l?l=[e]:l.push(e),c++}const e=a.length
for(let s=0;s<e;s++){let e=a[s]
if("string"==typeof e){if(r(e)<1){const a={instancePath:m+"/budgets/"+i+"/forbid/"+s,keyword:"minLength",params:{limit:1},schema:1,parentSchema:t.properties.forbid.items,data:e}
null===l?l=[a]:l.push(a),c++}}else{const a={instancePath:m+"/budgets/"+i+"/forbid/"+s,keyword:"type",params:{type:"string"},schema:t.properties.forbid.items.type,parentSchema:t.properties.forbid.items,data:e}
null===l?l=[a]:l.push(a),c++}}}else{const e={instancePath:m+"/budgets/"+i+"/forbid",keyword:"type",params:{type:"array"},schema:t.properties.forbid.type,parentSchema:t.properties.forbid,data:a}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.regression){let a=e.regression
if(("number"!=typeof a||!isFinite(a))&&"string"!=typeof a){const e={instancePath:m+"/budgets/"+i+"/regression",keyword:"type",params:{type:t.properties.regression.type},schema:t.properties.regression.type,parentSchema:t.properties.regression,data:a}
null===l?l=[e]:l.push(e),c++}if("number"==typeof a&&isFinite(a)&&(a<0||isNaN(a))){const e={instancePath:m+"/budgets/"+i+"/regression",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:t.properties.regression,data:a}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.level){let a=e.level
if("error"!==a&&"warn"!==a){const e={instancePath:m+"/budgets/"+i+"/level",keyword:"enum",params:{allowedValues:t.properties.level.enum},schema:t.properties.level.enum,parentSchema:t.properties.level,data:a}
null===l?l=[e]:l.push(e),c++}}}else{const a={instancePath:m+"/budgets/"+i,keyword:"type",params:{type:"object"},schema:t.type,parentSchema:t,data:e}
null===l?l=[a]:l.push(a),c++}}}else{const t={instancePath:m+"/budgets",keyword:"type",params:{type:"array"},schema:e.properties.budgets.type,parentSchema:e.properties.budgets,data:a}
null===l?l=[t]:l.push(t),c++}}if(void 0!==o.baseline){let t=o.baseline
if(t&&"object"==typeof t&&!Array.isArray(t)){for(const a in t)if("file"!==a&&"newCallSites"!==a){const s={instancePath:m+"/baseline",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:e.properties.baseline,data:t}
null===l?l=[s]:l.push(s),c++}if(void 0!==t.file){let a=t.file
if("string"==typeof a){if(r(a)<1){const t={instancePath:m+"/baseline/file",keyword:"minLength",params:{limit:1},schema:1,parentSchema:e.properties.baseline.properties.file,data:a}
null===l?l=[t]:l.push(t),c++}}else{const t={instancePath:m+"/baseline/file",keyword:"type",params:{type:"string"},schema:e.properties.baseline.properties.file.type,parentSchema:e.properties.baseline.properties.file,data:a}
null===l?l=[t]:l.push(t),c++}}if(void 0!==t.newCallSites){let a=t.newCallSites
if("error"!==a&&"warn"!==a&&"off"!==a){const t={instancePath:m+"/baseline/newCallSites",keyword:"enum",params:{allowedValues:e.properties.baseline.properties.newCallSites.enum},schema:e.properties.baseline.properties.newCallSites.enum,parentSchema:e.properties.baseline.properties.newCallSites,data:a}
null===l?l=[t]:l.push(t),c++}}}else{const a={instancePath:m+"/baseline",keyword:"type",params:{type:"object"},schema:e.properties.baseline.type,parentSchema:e.properties.baseline,data:t}
null===l?l=[a]:l.push(a),c++}}if(void 0!==o.allow){let t=o.allow
if(Array.isArray(t)){const e=t.length
for(let s=0;s<e;s++){let e=t[s]
if(e&&"object"==typeof e&&!Array.isArray(e)){if(void 0===e.rule){const t={instancePath:m+"/allow/"+s,keyword:"required",params:{missingProperty:"rule"},schema:a.required,parentSchema:a,data:e}
null===l?l=[t]:l.push(t),c++}if(void 0===e.site){const t={instancePath:m+"/allow/"+s,keyword:"required",params:{missingProperty:"site"},schema:a.required,parentSchema:a,data:e}
null===l?l=[t]:l.push(t),c++}if(void 0===e.reason){const t={instancePath:m+"/allow/"+s,keyword:"required",params:{missingProperty:"reason"},schema:a.required,parentSchema:a,data:e}
null===l?l=[t]:l.push(t),c++}for(const t in e)if("rule"!==t&&"site"!==t&&"reason"!==t&&"expires"!==t){const r={instancePath:m+"/allow/"+s,keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:a,data:e}
null===l?l=[r]:l.push(r),c++}if(void 0!==e.rule){let t=e.rule
if("string"==typeof t){if(r(t)<1){const e={instancePath:m+"/allow/"+s+"/rule",keyword:"minLength",params:{limit:1},schema:1,parentSchema:a.properties.rule,data:t}
null===l?l=[e]:l.push(e),c++}}else{const e={instancePath:m+"/allow/"+s+"/rule",keyword:"type",params:{type:"string"},schema:a.properties.rule.type,parentSchema:a.properties.rule,data:t}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.site){let t=e.site
if("string"==typeof t){if(r(t)<1){const e={instancePath:m+"/allow/"+s+"/site",keyword:"minLength",params:{limit:1},schema:1,parentSchema:a.properties.site,data:t}
null===l?l=[e]:l.push(e),c++}}else{const e={instancePath:m+"/allow/"+s+"/site",keyword:"type",params:{type:"string"},schema:a.properties.site.type,parentSchema:a.properties.site,data:t}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.reason){let t=e.reason
if("string"==typeof t){if(!i.test(t)){const e={instancePath:m+"/allow/"+s+"/reason",keyword:"pattern",params:{pattern:"\\S"},schema:"\\S",parentSchema:a.properties.reason,data:t}
null===l?l=[e]:l.push(e),c++}}else{const e={instancePath:m+"/allow/"+s+"/reason",keyword:"type",params:{type:"string"},schema:a.properties.reason.type,parentSchema:a.properties.reason,data:t}
null===l?l=[e]:l.push(e),c++}}if(void 0!==e.expires){let t=e.expires
if("string"==typeof t){if(!n.test(t)){const e={instancePath:m+"/allow/"+s+"/expires",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"},schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:a.properties.expires,data:t}
null===l?l=[e]:l.push(e),c++}}else{const e={instancePath:m+"/allow/"+s+"/expires",keyword:"type",params:{type:"string"},schema:a.properties.expires.type,parentSchema:a.properties.expires,data:t}
null===l?l=[e]:l.push(e),c++}}}else{const t={instancePath:m+"/allow/"+s,keyword:"type",params:{type:"object"},schema:a.type,parentSchema:a,data:e}
null===l?l=[t]:l.push(t),c++}}}else{const a={instancePath:m+"/allow",keyword:"type",params:{type:"array"},schema:e.properties.allow.type,parentSchema:e.properties.allow,data:t}
null===l?l=[a]:l.push(a),c++}}}else{const t={instancePath:m,keyword:"type",params:{type:"object"},schema:e.type,parentSchema:e,data:o}
null===l?l=[t]:l.push(t),c++}return p.errors=l,0===c}
