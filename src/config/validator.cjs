// Written by npm run docs, with ajv, from src/config/cryptoprof.schema.json: change that.
// @ts-nocheck
"use strict";
module.exports = validate10;
module.exports.default = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"cryptoprof","description":"What `cryptoprof gate` and `cryptoprof --gate` hold a profile against: .cryptoprofrc, .cryptoprofrc.json, cryptoprof.config.json, or the key `cryptoprof` of package.json.","type":"object","additionalProperties":false,"required":["version"],"properties":{"$schema":{"type":"string","description":"Path of this schema, so that editors complete what you type: \"./node_modules/cryptoprof/src/config/cryptoprof.schema.json\"."},"version":{"const":1,"description":"Version of this format: 1."},"extends":{"type":["string","array"],"minLength":1,"minItems":1,"items":{"type":"string","minLength":1},"description":"Shared configs, whose budgets and exceptions apply as well: a path, relative to this config (\"./shared/gate.json\"), or a package with a cryptoprof.config.json (\"@acme/gate\"). Of all other keys what is later counts, and this config most."},"runs":{"type":"integer","minimum":1,"maximum":20,"default":3,"description":"At most so many times `cryptoprof --gate` runs the program to confirm a failure. A share fails only if it is too high in two runs; from three on, their noise is measured instead of assumed."},"minBusyTicks":{"type":"integer","minimum":1,"maximum":10000000,"description":"Runs with fewer busy ticks (samples in which something was done) show nothing of a share but that it is clearly below its limit: otherwise the verdict is inconclusive. Left out, it follows from each budget: some 3000 for a limit near 5 %, 1000 near 20 %."},"designEffect":{"type":"number","minimum":1,"maximum":100,"description":"How much larger the variance of ticks is than that of independent samples. Left out, it is what the baseline's runs showed, metric by metric; without a baseline of three runs it is measured where there are three to judge, and otherwise taken to be 3, which is what a loaded machine has."},"maxLoadErrors":{"type":["number","string"],"minimum":0,"default":"1%","description":"Share of the load's requests that may fail or be answered with another status than 2xx. Beyond it nothing passes: what the program does for requests was not measured."},"budgets":{"type":"array","default":[{"metric":"findings","severity":"error","max":0}],"description":"What is held against the profile. All budgets that apply count. Left out, findings of severity error fail, unless there is a baseline whose new call sites do; an empty list leaves only the baseline.","items":{"$ref":"#/definitions/budget"}},"baseline":{"type":"object","additionalProperties":false,"description":"What was accepted before: a file that `--update-baseline` writes, to be committed.","properties":{"file":{"type":"string","minLength":1,"default":"cryptoprof-baseline.json","description":"Path of the baseline, relative to this config. If it is missing, the gate fails with exit code 2."},"newCallSites":{"enum":["error","warn","off"],"default":"error","description":"What a line that calls synchronous cryptography on the event loop does if the baseline does not know it."}}},"allow":{"type":"array","description":"Findings that are accepted, each with a reason. One that is used by nothing is told; one that has expired counts again.","items":{"$ref":"#/definitions/allow"}}},"definitions":{"budget":{"type":"object","additionalProperties":false,"required":["metric"],"properties":{"metric":{"enum":["sync_call_sites","findings","handshakes_per_request","resumption_ratio","tls_protocols","tls_ciphers","crypto_share","event_loop_share","longest_block","cpu_ms_per_request"],"enumDescriptions":["Lines that do cryptography synchronously on the event loop and hold it for 5 ms or more at a time, or that a rule about blocking flags. A line counts once its evidence is clear: seen in two runs, or in one run well above the rules' thresholds.","Findings of the rules. One about blocking counts once its evidence is clear, as for sync_call_sites.","TLS handshakes, resumed ones included, per HTTP request of the same side; the larger of both sides if `side` is left out. With `peer`, that of the worst peer that matches; it takes 20 requests of a peer to judge it.","Handshakes that resumed a session, of all; the smaller of both sides if `side` is left out; with `peer`, that of the worst peer that matches. It takes 20 handshakes to judge.","Names of the protocol versions that were negotiated, such as `TLSv1.2`.","Names of the cipher suites that were negotiated, such as `TLS_AES_256_GCM_SHA384`.","Ticks spent on behalf of cryptography, of all busy ticks. With a `path`, those whose call site lies there.","The same for ticks on the event loop only: start-up and worker threads don't count.","The longest stretch of one synchronous call on the event loop, or of several that follow each other at once and can't be told apart. One stretch proves nothing: it takes a second run that has one, too, or several in one run.","CPU time of the whole program per HTTP request. It depends on the machine and what else that does, so it is only compared in pairs: runs before and after the change, taken in turns on one machine."],"description":"What is measured."},"operation":{"type":"string","minLength":1,"description":"Only this operation: an id (\"kdf.pbkdf2\"), a family (\"kdf\"), or a glob (\"kdf.*\")."},"path":{"type":"string","minLength":1,"description":"Only call sites in files that this glob matches, relative to the repository's root: \"src/routes/**\". A pattern that matches nothing is an error."},"rule":{"type":"string","minLength":1,"description":"Only findings of this rule: an id (\"sync-kdf\") or a glob (\"sync-*\")."},"severity":{"enum":["error","warning","info"],"description":"Only findings that are at least so severe."},"side":{"enum":["server","client"],"description":"Only TLS connections that the program accepts, or only those that it opens."},"peer":{"type":"string","minLength":1,"description":"Only TLS connections with this peer, as the report names it: host and port (\"api.example.com:443\"), or host; `*` stands for anything. Each peer that matches is judged by itself, and the worst counts. A server's name is its port alone (\":8443\")."},"max":{"type":["number","string"],"minimum":0,"description":"The most that passes: \"15%\" of a share, \"50 ms\" or \"1.5 s\" of a duration, a number of anything else."},"min":{"type":["number","string"],"minimum":0,"description":"The least that passes, written like `max`."},"forbid":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Names that must not occur, such as protocols or ciphers; `*` stands for anything."},"regression":{"type":["number","string"],"minimum":0,"description":"How much more than the baseline passes: \"+5pp\" (points of a share), \"+30%\" (of the baseline's value), \"+10 ms\", or a number."},"level":{"enum":["error","warn"],"description":"`error` fails the gate, `warn` is only told. Left out, it is the metric's own."}}},"allow":{"type":"object","additionalProperties":false,"required":["rule","site","reason"],"properties":{"rule":{"type":"string","minLength":1,"description":"Id of the rule, such as \"sync-kdf\", or \"*\"."},"site":{"type":"string","minLength":1,"description":"Call site as the gate names it, \"src/boot.js#init|kdf.pbkdf2\"; `*` stands for anything: \"src/boot.js#init|*\"."},"reason":{"type":"string","pattern":"\\S","description":"Why it is accepted, for whoever reads this next year."},"expires":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","description":"Last day on which it holds, as 2027-03-31."}}}}};
const schema12 = {"type":"object","additionalProperties":false,"required":["metric"],"properties":{"metric":{"enum":["sync_call_sites","findings","handshakes_per_request","resumption_ratio","tls_protocols","tls_ciphers","crypto_share","event_loop_share","longest_block","cpu_ms_per_request"],"enumDescriptions":["Lines that do cryptography synchronously on the event loop and hold it for 5 ms or more at a time, or that a rule about blocking flags. A line counts once its evidence is clear: seen in two runs, or in one run well above the rules' thresholds.","Findings of the rules. One about blocking counts once its evidence is clear, as for sync_call_sites.","TLS handshakes, resumed ones included, per HTTP request of the same side; the larger of both sides if `side` is left out. With `peer`, that of the worst peer that matches; it takes 20 requests of a peer to judge it.","Handshakes that resumed a session, of all; the smaller of both sides if `side` is left out; with `peer`, that of the worst peer that matches. It takes 20 handshakes to judge.","Names of the protocol versions that were negotiated, such as `TLSv1.2`.","Names of the cipher suites that were negotiated, such as `TLS_AES_256_GCM_SHA384`.","Ticks spent on behalf of cryptography, of all busy ticks. With a `path`, those whose call site lies there.","The same for ticks on the event loop only: start-up and worker threads don't count.","The longest stretch of one synchronous call on the event loop, or of several that follow each other at once and can't be told apart. One stretch proves nothing: it takes a second run that has one, too, or several in one run.","CPU time of the whole program per HTTP request. It depends on the machine and what else that does, so it is only compared in pairs: runs before and after the change, taken in turns on one machine."],"description":"What is measured."},"operation":{"type":"string","minLength":1,"description":"Only this operation: an id (\"kdf.pbkdf2\"), a family (\"kdf\"), or a glob (\"kdf.*\")."},"path":{"type":"string","minLength":1,"description":"Only call sites in files that this glob matches, relative to the repository's root: \"src/routes/**\". A pattern that matches nothing is an error."},"rule":{"type":"string","minLength":1,"description":"Only findings of this rule: an id (\"sync-kdf\") or a glob (\"sync-*\")."},"severity":{"enum":["error","warning","info"],"description":"Only findings that are at least so severe."},"side":{"enum":["server","client"],"description":"Only TLS connections that the program accepts, or only those that it opens."},"peer":{"type":"string","minLength":1,"description":"Only TLS connections with this peer, as the report names it: host and port (\"api.example.com:443\"), or host; `*` stands for anything. Each peer that matches is judged by itself, and the worst counts. A server's name is its port alone (\":8443\")."},"max":{"type":["number","string"],"minimum":0,"description":"The most that passes: \"15%\" of a share, \"50 ms\" or \"1.5 s\" of a duration, a number of anything else."},"min":{"type":["number","string"],"minimum":0,"description":"The least that passes, written like `max`."},"forbid":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Names that must not occur, such as protocols or ciphers; `*` stands for anything."},"regression":{"type":["number","string"],"minimum":0,"description":"How much more than the baseline passes: \"+5pp\" (points of a share), \"+30%\" (of the baseline's value), \"+10 ms\", or a number."},"level":{"enum":["error","warn"],"description":"`error` fails the gate, `warn` is only told. Left out, it is the metric's own."}}};
const schema13 = {"type":"object","additionalProperties":false,"required":["rule","site","reason"],"properties":{"rule":{"type":"string","minLength":1,"description":"Id of the rule, such as \"sync-kdf\", or \"*\"."},"site":{"type":"string","minLength":1,"description":"Call site as the gate names it, \"src/boot.js#init|kdf.pbkdf2\"; `*` stands for anything: \"src/boot.js#init|*\"."},"reason":{"type":"string","pattern":"\\S","description":"Why it is accepted, for whoever reads this next year."},"expires":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","description":"Last day on which it holds, as 2027-03-31."}}};
const func2 = Object.prototype.hasOwnProperty;
const func3 = (text) => { let n = 0; for (const _ of text) n++; return n; };
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema11.properties.$schema.type,parentSchema:schema11.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(1 !== data1){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},schema:1,parentSchema:schema11.properties.version,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.extends !== undefined){
let data2 = data.extends;
if((typeof data2 !== "string") && (!(Array.isArray(data2)))){
const err4 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/type",keyword:"type",params:{type: schema11.properties.extends.type},schema:schema11.properties.extends.type,parentSchema:schema11.properties.extends,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data2 === "string"){
if(func3(data2) < 1){
const err5 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.extends,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema11.properties.extends,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func3(data3) < 1){
const err7 = {instancePath:instancePath+"/extends/" + i0,schemaPath:"#/properties/extends/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.extends.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/extends/" + i0,schemaPath:"#/properties/extends/items/type",keyword:"type",params:{type: "string"},schema:schema11.properties.extends.items.type,parentSchema:schema11.properties.extends.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
if(data.runs !== undefined){
let data4 = data.runs;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.runs.type,parentSchema:schema11.properties.runs,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},schema:20,parentSchema:schema11.properties.runs,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema11.properties.runs,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.minBusyTicks !== undefined){
let data5 = data.minBusyTicks;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/minBusyTicks",schemaPath:"#/properties/minBusyTicks/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.minBusyTicks.type,parentSchema:schema11.properties.minBusyTicks,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000000 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/minBusyTicks",schemaPath:"#/properties/minBusyTicks/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},schema:10000000,parentSchema:schema11.properties.minBusyTicks,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/minBusyTicks",schemaPath:"#/properties/minBusyTicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema11.properties.minBusyTicks,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.designEffect !== undefined){
let data6 = data.designEffect;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/designEffect",schemaPath:"#/properties/designEffect/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema11.properties.designEffect,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/designEffect",schemaPath:"#/properties/designEffect/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema11.properties.designEffect,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/designEffect",schemaPath:"#/properties/designEffect/type",keyword:"type",params:{type: "number"},schema:schema11.properties.designEffect.type,parentSchema:schema11.properties.designEffect,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.maxLoadErrors !== undefined){
let data7 = data.maxLoadErrors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (typeof data7 !== "string")){
const err18 = {instancePath:instancePath+"/maxLoadErrors",schemaPath:"#/properties/maxLoadErrors/type",keyword:"type",params:{type: schema11.properties.maxLoadErrors.type},schema:schema11.properties.maxLoadErrors.type,parentSchema:schema11.properties.maxLoadErrors,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/maxLoadErrors",schemaPath:"#/properties/maxLoadErrors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.maxLoadErrors,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.budgets !== undefined){
let data8 = data.budgets;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.metric === undefined){
const err20 = {instancePath:instancePath+"/budgets/" + i1,schemaPath:"#/definitions/budget/required",keyword:"required",params:{missingProperty: "metric"},schema:schema12.required,parentSchema:schema12,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data9){
if(!(func2.call(schema12.properties, key1))){
const err21 = {instancePath:instancePath+"/budgets/" + i1,schemaPath:"#/definitions/budget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema12,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.metric !== undefined){
let data10 = data9.metric;
if(!((((((((((data10 === "sync_call_sites") || (data10 === "findings")) || (data10 === "handshakes_per_request")) || (data10 === "resumption_ratio")) || (data10 === "tls_protocols")) || (data10 === "tls_ciphers")) || (data10 === "crypto_share")) || (data10 === "event_loop_share")) || (data10 === "longest_block")) || (data10 === "cpu_ms_per_request"))){
const err22 = {instancePath:instancePath+"/budgets/" + i1+"/metric",schemaPath:"#/definitions/budget/properties/metric/enum",keyword:"enum",params:{allowedValues: schema12.properties.metric.enum},schema:schema12.properties.metric.enum,parentSchema:schema12.properties.metric,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data9.operation !== undefined){
let data11 = data9.operation;
if(typeof data11 === "string"){
if(func3(data11) < 1){
const err23 = {instancePath:instancePath+"/budgets/" + i1+"/operation",schemaPath:"#/definitions/budget/properties/operation/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12.properties.operation,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/budgets/" + i1+"/operation",schemaPath:"#/definitions/budget/properties/operation/type",keyword:"type",params:{type: "string"},schema:schema12.properties.operation.type,parentSchema:schema12.properties.operation,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.path !== undefined){
let data12 = data9.path;
if(typeof data12 === "string"){
if(func3(data12) < 1){
const err25 = {instancePath:instancePath+"/budgets/" + i1+"/path",schemaPath:"#/definitions/budget/properties/path/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12.properties.path,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/budgets/" + i1+"/path",schemaPath:"#/definitions/budget/properties/path/type",keyword:"type",params:{type: "string"},schema:schema12.properties.path.type,parentSchema:schema12.properties.path,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.rule !== undefined){
let data13 = data9.rule;
if(typeof data13 === "string"){
if(func3(data13) < 1){
const err27 = {instancePath:instancePath+"/budgets/" + i1+"/rule",schemaPath:"#/definitions/budget/properties/rule/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12.properties.rule,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/budgets/" + i1+"/rule",schemaPath:"#/definitions/budget/properties/rule/type",keyword:"type",params:{type: "string"},schema:schema12.properties.rule.type,parentSchema:schema12.properties.rule,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.severity !== undefined){
let data14 = data9.severity;
if(!(((data14 === "error") || (data14 === "warning")) || (data14 === "info"))){
const err29 = {instancePath:instancePath+"/budgets/" + i1+"/severity",schemaPath:"#/definitions/budget/properties/severity/enum",keyword:"enum",params:{allowedValues: schema12.properties.severity.enum},schema:schema12.properties.severity.enum,parentSchema:schema12.properties.severity,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.side !== undefined){
let data15 = data9.side;
if(!((data15 === "server") || (data15 === "client"))){
const err30 = {instancePath:instancePath+"/budgets/" + i1+"/side",schemaPath:"#/definitions/budget/properties/side/enum",keyword:"enum",params:{allowedValues: schema12.properties.side.enum},schema:schema12.properties.side.enum,parentSchema:schema12.properties.side,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data9.peer !== undefined){
let data16 = data9.peer;
if(typeof data16 === "string"){
if(func3(data16) < 1){
const err31 = {instancePath:instancePath+"/budgets/" + i1+"/peer",schemaPath:"#/definitions/budget/properties/peer/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12.properties.peer,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/budgets/" + i1+"/peer",schemaPath:"#/definitions/budget/properties/peer/type",keyword:"type",params:{type: "string"},schema:schema12.properties.peer.type,parentSchema:schema12.properties.peer,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data9.max !== undefined){
let data17 = data9.max;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (typeof data17 !== "string")){
const err33 = {instancePath:instancePath+"/budgets/" + i1+"/max",schemaPath:"#/definitions/budget/properties/max/type",keyword:"type",params:{type: schema12.properties.max.type},schema:schema12.properties.max.type,parentSchema:schema12.properties.max,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err34 = {instancePath:instancePath+"/budgets/" + i1+"/max",schemaPath:"#/definitions/budget/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema12.properties.max,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data9.min !== undefined){
let data18 = data9.min;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (typeof data18 !== "string")){
const err35 = {instancePath:instancePath+"/budgets/" + i1+"/min",schemaPath:"#/definitions/budget/properties/min/type",keyword:"type",params:{type: schema12.properties.min.type},schema:schema12.properties.min.type,parentSchema:schema12.properties.min,data:data18};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err36 = {instancePath:instancePath+"/budgets/" + i1+"/min",schemaPath:"#/definitions/budget/properties/min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema12.properties.min,data:data18};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data9.forbid !== undefined){
let data19 = data9.forbid;
if(Array.isArray(data19)){
if(data19.length < 1){
const err37 = {instancePath:instancePath+"/budgets/" + i1+"/forbid",schemaPath:"#/definitions/budget/properties/forbid/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema12.properties.forbid,data:data19};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(typeof data20 === "string"){
if(func3(data20) < 1){
const err38 = {instancePath:instancePath+"/budgets/" + i1+"/forbid/" + i2,schemaPath:"#/definitions/budget/properties/forbid/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12.properties.forbid.items,data:data20};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/budgets/" + i1+"/forbid/" + i2,schemaPath:"#/definitions/budget/properties/forbid/items/type",keyword:"type",params:{type: "string"},schema:schema12.properties.forbid.items.type,parentSchema:schema12.properties.forbid.items,data:data20};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/budgets/" + i1+"/forbid",schemaPath:"#/definitions/budget/properties/forbid/type",keyword:"type",params:{type: "array"},schema:schema12.properties.forbid.type,parentSchema:schema12.properties.forbid,data:data19};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data9.regression !== undefined){
let data21 = data9.regression;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (typeof data21 !== "string")){
const err41 = {instancePath:instancePath+"/budgets/" + i1+"/regression",schemaPath:"#/definitions/budget/properties/regression/type",keyword:"type",params:{type: schema12.properties.regression.type},schema:schema12.properties.regression.type,parentSchema:schema12.properties.regression,data:data21};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err42 = {instancePath:instancePath+"/budgets/" + i1+"/regression",schemaPath:"#/definitions/budget/properties/regression/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema12.properties.regression,data:data21};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data9.level !== undefined){
let data22 = data9.level;
if(!((data22 === "error") || (data22 === "warn"))){
const err43 = {instancePath:instancePath+"/budgets/" + i1+"/level",schemaPath:"#/definitions/budget/properties/level/enum",keyword:"enum",params:{allowedValues: schema12.properties.level.enum},schema:schema12.properties.level.enum,parentSchema:schema12.properties.level,data:data22};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/budgets/" + i1,schemaPath:"#/definitions/budget/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data:data9};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/type",keyword:"type",params:{type: "array"},schema:schema11.properties.budgets.type,parentSchema:schema11.properties.budgets,data:data8};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.baseline !== undefined){
let data23 = data.baseline;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key2 in data23){
if(!((key2 === "file") || (key2 === "newCallSites"))){
const err46 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema11.properties.baseline,data:data23};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data23.file !== undefined){
let data24 = data23.file;
if(typeof data24 === "string"){
if(func3(data24) < 1){
const err47 = {instancePath:instancePath+"/baseline/file",schemaPath:"#/properties/baseline/properties/file/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.baseline.properties.file,data:data24};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/baseline/file",schemaPath:"#/properties/baseline/properties/file/type",keyword:"type",params:{type: "string"},schema:schema11.properties.baseline.properties.file.type,parentSchema:schema11.properties.baseline.properties.file,data:data24};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data23.newCallSites !== undefined){
let data25 = data23.newCallSites;
if(!(((data25 === "error") || (data25 === "warn")) || (data25 === "off"))){
const err49 = {instancePath:instancePath+"/baseline/newCallSites",schemaPath:"#/properties/baseline/properties/newCallSites/enum",keyword:"enum",params:{allowedValues: schema11.properties.baseline.properties.newCallSites.enum},schema:schema11.properties.baseline.properties.newCallSites.enum,parentSchema:schema11.properties.baseline.properties.newCallSites,data:data25};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "object"},schema:schema11.properties.baseline.type,parentSchema:schema11.properties.baseline,data:data23};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.allow !== undefined){
let data26 = data.allow;
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.rule === undefined){
const err51 = {instancePath:instancePath+"/allow/" + i3,schemaPath:"#/definitions/allow/required",keyword:"required",params:{missingProperty: "rule"},schema:schema13.required,parentSchema:schema13,data:data27};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data27.site === undefined){
const err52 = {instancePath:instancePath+"/allow/" + i3,schemaPath:"#/definitions/allow/required",keyword:"required",params:{missingProperty: "site"},schema:schema13.required,parentSchema:schema13,data:data27};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data27.reason === undefined){
const err53 = {instancePath:instancePath+"/allow/" + i3,schemaPath:"#/definitions/allow/required",keyword:"required",params:{missingProperty: "reason"},schema:schema13.required,parentSchema:schema13,data:data27};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
for(const key3 in data27){
if(!((((key3 === "rule") || (key3 === "site")) || (key3 === "reason")) || (key3 === "expires"))){
const err54 = {instancePath:instancePath+"/allow/" + i3,schemaPath:"#/definitions/allow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema13,data:data27};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data27.rule !== undefined){
let data28 = data27.rule;
if(typeof data28 === "string"){
if(func3(data28) < 1){
const err55 = {instancePath:instancePath+"/allow/" + i3+"/rule",schemaPath:"#/definitions/allow/properties/rule/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema13.properties.rule,data:data28};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/allow/" + i3+"/rule",schemaPath:"#/definitions/allow/properties/rule/type",keyword:"type",params:{type: "string"},schema:schema13.properties.rule.type,parentSchema:schema13.properties.rule,data:data28};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data27.site !== undefined){
let data29 = data27.site;
if(typeof data29 === "string"){
if(func3(data29) < 1){
const err57 = {instancePath:instancePath+"/allow/" + i3+"/site",schemaPath:"#/definitions/allow/properties/site/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema13.properties.site,data:data29};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/allow/" + i3+"/site",schemaPath:"#/definitions/allow/properties/site/type",keyword:"type",params:{type: "string"},schema:schema13.properties.site.type,parentSchema:schema13.properties.site,data:data29};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data27.reason !== undefined){
let data30 = data27.reason;
if(typeof data30 === "string"){
if(!pattern0.test(data30)){
const err59 = {instancePath:instancePath+"/allow/" + i3+"/reason",schemaPath:"#/definitions/allow/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema13.properties.reason,data:data30};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/allow/" + i3+"/reason",schemaPath:"#/definitions/allow/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema13.properties.reason.type,parentSchema:schema13.properties.reason,data:data30};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data27.expires !== undefined){
let data31 = data27.expires;
if(typeof data31 === "string"){
if(!pattern1.test(data31)){
const err61 = {instancePath:instancePath+"/allow/" + i3+"/expires",schemaPath:"#/definitions/allow/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema13.properties.expires,data:data31};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/allow/" + i3+"/expires",schemaPath:"#/definitions/allow/properties/expires/type",keyword:"type",params:{type: "string"},schema:schema13.properties.expires.type,parentSchema:schema13.properties.expires,data:data31};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/allow/" + i3,schemaPath:"#/definitions/allow/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data27};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/type",keyword:"type",params:{type: "array"},schema:schema11.properties.allow.type,parentSchema:schema11.properties.allow,data:data26};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

