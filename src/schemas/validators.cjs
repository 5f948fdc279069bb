// Written by npm run docs, with ajv, from src/schemas/*.schema.json: change that.
// @ts-nocheck
"use strict";
exports.report = validate52;
const func0 = Object.prototype.hasOwnProperty;
const schema20 = {"type":"object","required":["command","root","node","openssl","platform","processor","startTime","durationMs","exitCode","signal"],"properties":{"command":{"type":"array","items":{"type":"string"}},"root":{"type":"string"},"node":{"type":"string"},"openssl":{"type":"string"},"platform":{"type":"string"},"processor":{"type":"string"},"startTime":{"$ref":"types.schema.json#/$defs/Time"},"durationMs":{"$ref":"types.schema.json#/$defs/Milliseconds"},"exitCode":{"type":["integer","null"]},"signal":{"type":["string","null"]}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate57.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.command === undefined) || (!(func0.call(data, "command")))) && (missing0 = "command")) || (((data.root === undefined) || (!(func0.call(data, "root")))) && (missing0 = "root"))) || (((data.node === undefined) || (!(func0.call(data, "node")))) && (missing0 = "node"))) || (((data.openssl === undefined) || (!(func0.call(data, "openssl")))) && (missing0 = "openssl"))) || (((data.platform === undefined) || (!(func0.call(data, "platform")))) && (missing0 = "platform"))) || (((data.processor === undefined) || (!(func0.call(data, "processor")))) && (missing0 = "processor"))) || (((data.startTime === undefined) || (!(func0.call(data, "startTime")))) && (missing0 = "startTime"))) || (((data.durationMs === undefined) || (!(func0.call(data, "durationMs")))) && (missing0 = "durationMs"))) || (((data.exitCode === undefined) || (!(func0.call(data, "exitCode")))) && (missing0 = "exitCode"))) || (((data.signal === undefined) || (!(func0.call(data, "signal")))) && (missing0 = "signal"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.command !== undefined && func0.call(data, "command")){
let data0 = data.command;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate53.errors = [{instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.root !== undefined && func0.call(data, "root")){
const _errs5 = errors;
if(typeof data.root !== "string"){
validate53.errors = [{instancePath:instancePath+"/root",schemaPath:"#/properties/root/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.node !== undefined && func0.call(data, "node")){
const _errs7 = errors;
if(typeof data.node !== "string"){
validate53.errors = [{instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openssl !== undefined && func0.call(data, "openssl")){
const _errs9 = errors;
if(typeof data.openssl !== "string"){
validate53.errors = [{instancePath:instancePath+"/openssl",schemaPath:"#/properties/openssl/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.platform !== undefined && func0.call(data, "platform")){
const _errs11 = errors;
if(typeof data.platform !== "string"){
validate53.errors = [{instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processor !== undefined && func0.call(data, "processor")){
const _errs13 = errors;
if(typeof data.processor !== "string"){
validate53.errors = [{instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startTime !== undefined && func0.call(data, "startTime")){
const _errs15 = errors;
if(!(validate55(data.startTime, {instancePath:instancePath+"/startTime",parentData:data,parentDataProperty:"startTime",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined && func0.call(data, "durationMs")){
const _errs16 = errors;
if(!(validate57(data.durationMs, {instancePath:instancePath+"/durationMs",parentData:data,parentDataProperty:"durationMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exitCode !== undefined && func0.call(data, "exitCode")){
let data9 = data.exitCode;
const _errs17 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate53.errors = [{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: schema20.properties.exitCode.type}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signal !== undefined && func0.call(data, "signal")){
let data10 = data.signal;
const _errs19 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate53.errors = [{instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: schema20.properties.signal.type}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate61.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate61.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate61.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate71.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.totalMs === undefined) || (!(func0.call(data, "totalMs")))) && (missing0 = "totalMs")) || (((data.mainMs === undefined) || (!(func0.call(data, "mainMs")))) && (missing0 = "mainMs"))) || (((data.workersMs === undefined) || (!(func0.call(data, "workersMs")))) && (missing0 = "workersMs"))) || (((data.poolMs === undefined) || (!(func0.call(data, "poolMs")))) && (missing0 = "poolMs"))) || (((data.v8Ms === undefined) || (!(func0.call(data, "v8Ms")))) && (missing0 = "v8Ms"))) || (((data.otherMs === undefined) || (!(func0.call(data, "otherMs")))) && (missing0 = "otherMs"))) || (((data.runQueueWaitMs === undefined) || (!(func0.call(data, "runQueueWaitMs")))) && (missing0 = "runQueueWaitMs"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.totalMs !== undefined && func0.call(data, "totalMs")){
let data0 = data.totalMs;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate57(data0, {instancePath:instancePath+"/totalMs",parentData:data,parentDataProperty:"totalMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/totalMs",schemaPath:"#/properties/totalMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/totalMs",schemaPath:"#/properties/totalMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate75.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mainMs !== undefined && func0.call(data, "mainMs")){
let data1 = data.mainMs;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate57(data1, {instancePath:instancePath+"/mainMs",parentData:data,parentDataProperty:"mainMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/mainMs",schemaPath:"#/properties/mainMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/mainMs",schemaPath:"#/properties/mainMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate75.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mainKernelMs !== undefined && func0.call(data, "mainKernelMs")){
let data2 = data.mainKernelMs;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate57(data2, {instancePath:instancePath+"/mainKernelMs",parentData:data,parentDataProperty:"mainKernelMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs14 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/mainKernelMs",schemaPath:"#/properties/mainKernelMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/mainKernelMs",schemaPath:"#/properties/mainKernelMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate75.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workersMs !== undefined && func0.call(data, "workersMs")){
let data3 = data.workersMs;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(validate57(data3, {instancePath:instancePath+"/workersMs",parentData:data,parentDataProperty:"workersMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs19 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/workersMs",schemaPath:"#/properties/workersMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/workersMs",schemaPath:"#/properties/workersMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate75.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.poolMs !== undefined && func0.call(data, "poolMs")){
let data4 = data.poolMs;
const _errs21 = errors;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
if(!(validate57(data4, {instancePath:instancePath+"/poolMs",parentData:data,parentDataProperty:"poolMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid4 = _errs23 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs24 = errors;
if(data4 !== null){
const err8 = {instancePath:instancePath+"/poolMs",schemaPath:"#/properties/poolMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid4 = _errs24 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err9 = {instancePath:instancePath+"/poolMs",schemaPath:"#/properties/poolMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate75.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.v8Ms !== undefined && func0.call(data, "v8Ms")){
let data5 = data.v8Ms;
const _errs26 = errors;
const _errs27 = errors;
let valid6 = false;
const _errs28 = errors;
if(!(validate57(data5, {instancePath:instancePath+"/v8Ms",parentData:data,parentDataProperty:"v8Ms",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid5 = _errs28 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs29 = errors;
if(data5 !== null){
const err10 = {instancePath:instancePath+"/v8Ms",schemaPath:"#/properties/v8Ms/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid5 = _errs29 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
const err11 = {instancePath:instancePath+"/v8Ms",schemaPath:"#/properties/v8Ms/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate75.errors = vErrors;
return false;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.otherMs !== undefined && func0.call(data, "otherMs")){
let data6 = data.otherMs;
const _errs31 = errors;
const _errs32 = errors;
let valid7 = false;
const _errs33 = errors;
if(!(validate57(data6, {instancePath:instancePath+"/otherMs",parentData:data,parentDataProperty:"otherMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid6 = _errs33 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs34 = errors;
if(data6 !== null){
const err12 = {instancePath:instancePath+"/otherMs",schemaPath:"#/properties/otherMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid6 = _errs34 === errors;
valid7 = valid7 || _valid6;
}
if(!valid7){
const err13 = {instancePath:instancePath+"/otherMs",schemaPath:"#/properties/otherMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate75.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runQueueWaitMs !== undefined && func0.call(data, "runQueueWaitMs")){
let data7 = data.runQueueWaitMs;
const _errs36 = errors;
const _errs37 = errors;
let valid8 = false;
const _errs38 = errors;
if(!(validate57(data7, {instancePath:instancePath+"/runQueueWaitMs",parentData:data,parentDataProperty:"runQueueWaitMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid7 = _errs38 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs39 = errors;
if(data7 !== null){
const err14 = {instancePath:instancePath+"/runQueueWaitMs",schemaPath:"#/properties/runQueueWaitMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid7 = _errs39 === errors;
valid8 = valid8 || _valid7;
}
if(!valid8){
const err15 = {instancePath:instancePath+"/runQueueWaitMs",schemaPath:"#/properties/runQueueWaitMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate75.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}

const schema71 = {"type":"object","required":["kind","reason","count","cpuMs"],"properties":{"kind":{"enum":["thread","child"]},"reason":{"$ref":"#/$defs/UnprofiledReason"},"count":{"$ref":"types.schema.json#/$defs/Count"},"cpuMs":{"anyOf":[{"$ref":"types.schema.json#/$defs/Milliseconds"},{"type":"null"}]}}};
const schema72 = {"enum":["directory-gone","directory-not-writable","disk-full","no-descriptors","recording-stopped","other-user","other-node","own-options","not-passed-on","own-exec-argv","no-log","log-ended-early","unknown"]};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "directory-gone") || (data === "directory-not-writable")) || (data === "disk-full")) || (data === "no-descriptors")) || (data === "recording-stopped")) || (data === "other-user")) || (data === "other-node")) || (data === "own-options")) || (data === "not-passed-on")) || (data === "own-exec-argv")) || (data === "no-log")) || (data === "log-ended-early")) || (data === "unknown"))){
validate261.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema72.enum}}];
return false;
}
validate261.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate92.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate92.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate92.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate89.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing0 = "kind")) || (((data.reason === undefined) || (!(func0.call(data, "reason")))) && (missing0 = "reason"))) || (((data.count === undefined) || (!(func0.call(data, "count")))) && (missing0 = "count"))) || (((data.cpuMs === undefined) || (!(func0.call(data, "cpuMs")))) && (missing0 = "cpuMs"))){
validate312.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
const _errs1 = errors;
if(!((data0 === "thread") || (data0 === "child"))){
validate312.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema71.properties.kind.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined && func0.call(data, "reason")){
const _errs2 = errors;
if(!(validate261(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined && func0.call(data, "count")){
const _errs3 = errors;
if(!(validate92(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cpuMs !== undefined && func0.call(data, "cpuMs")){
let data3 = data.cpuMs;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate89(data3, {instancePath:instancePath+"/cpuMs",parentData:data,parentDataProperty:"cpuMs",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/cpuMs",schemaPath:"#/properties/cpuMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/cpuMs",schemaPath:"#/properties/cpuMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate312.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startTicks === undefined){
data.startTicks = 0;
}
if(data.unprofiled === undefined){
data.unprofiled = [];
}
let missing0;
if((((((((((((((data.ticks === undefined) || (!(func0.call(data, "ticks")))) && (missing0 = "ticks")) || (((data.busyTicks === undefined) || (!(func0.call(data, "busyTicks")))) && (missing0 = "busyTicks"))) || (((data.idleTicks === undefined) || (!(func0.call(data, "idleTicks")))) && (missing0 = "idleTicks"))) || (((data.namedTicks === undefined) || (!(func0.call(data, "namedTicks")))) && (missing0 = "namedTicks"))) || (((data.libraryTicks === undefined) || (!(func0.call(data, "libraryTicks")))) && (missing0 = "libraryTicks"))) || (((data.droppedTicks === undefined) || (!(func0.call(data, "droppedTicks")))) && (missing0 = "droppedTicks"))) || (((data.dropped === undefined) || (!(func0.call(data, "dropped")))) && (missing0 = "dropped"))) || (((data.busyMs === undefined) || (!(func0.call(data, "busyMs")))) && (missing0 = "busyMs"))) || (((data.wallMs === undefined) || (!(func0.call(data, "wallMs")))) && (missing0 = "wallMs"))) || (((data.intervalUs === undefined) || (!(func0.call(data, "intervalUs")))) && (missing0 = "intervalUs"))) || (((data.schedulingTicks === undefined) || (!(func0.call(data, "schedulingTicks")))) && (missing0 = "schedulingTicks"))) || (((data.cpu === undefined) || (!(func0.call(data, "cpu")))) && (missing0 = "cpu"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.ticks !== undefined && func0.call(data, "ticks")){
const _errs1 = errors;
if(!(validate61(data.ticks, {instancePath:instancePath+"/ticks",parentData:data,parentDataProperty:"ticks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.busyTicks !== undefined && func0.call(data, "busyTicks")){
const _errs2 = errors;
if(!(validate61(data.busyTicks, {instancePath:instancePath+"/busyTicks",parentData:data,parentDataProperty:"busyTicks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idleTicks !== undefined && func0.call(data, "idleTicks")){
const _errs3 = errors;
if(!(validate61(data.idleTicks, {instancePath:instancePath+"/idleTicks",parentData:data,parentDataProperty:"idleTicks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namedTicks !== undefined && func0.call(data, "namedTicks")){
const _errs4 = errors;
if(!(validate61(data.namedTicks, {instancePath:instancePath+"/namedTicks",parentData:data,parentDataProperty:"namedTicks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.libraryTicks !== undefined && func0.call(data, "libraryTicks")){
const _errs5 = errors;
if(!(validate61(data.libraryTicks, {instancePath:instancePath+"/libraryTicks",parentData:data,parentDataProperty:"libraryTicks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.droppedTicks !== undefined && func0.call(data, "droppedTicks")){
const _errs6 = errors;
if(!(validate61(data.droppedTicks, {instancePath:instancePath+"/droppedTicks",parentData:data,parentDataProperty:"droppedTicks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dropped !== undefined && func0.call(data, "dropped")){
let data6 = data.dropped;
const _errs7 = errors;
if(errors === _errs7){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 of Object.keys(data6)){
const _errs10 = errors;
if(!(validate61(data6[key0], {instancePath:instancePath+"/dropped/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/dropped",schemaPath:"#/properties/dropped/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.busyMs !== undefined && func0.call(data, "busyMs")){
const _errs11 = errors;
if(!(validate57(data.busyMs, {instancePath:instancePath+"/busyMs",parentData:data,parentDataProperty:"busyMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wallMs !== undefined && func0.call(data, "wallMs")){
const _errs12 = errors;
if(!(validate57(data.wallMs, {instancePath:instancePath+"/wallMs",parentData:data,parentDataProperty:"wallMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intervalUs !== undefined && func0.call(data, "intervalUs")){
const _errs13 = errors;
if(!(validate71(data.intervalUs, {instancePath:instancePath+"/intervalUs",parentData:data,parentDataProperty:"intervalUs",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.collector !== undefined && func0.call(data, "collector")){
const _errs14 = errors;
if("perf" !== data.collector){
validate60.errors = [{instancePath:instancePath+"/collector",schemaPath:"#/properties/collector/const",keyword:"const",params:{allowedValue: "perf"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedulingTicks !== undefined && func0.call(data, "schedulingTicks")){
const _errs15 = errors;
if(!(validate61(data.schedulingTicks, {instancePath:instancePath+"/schedulingTicks",parentData:data,parentDataProperty:"schedulingTicks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const _errs16 = errors;
if(!(validate61(data.startTicks, {instancePath:instancePath+"/startTicks",parentData:data,parentDataProperty:"startTicks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
if(valid0){
if(data.cpu !== undefined && func0.call(data, "cpu")){
let data14 = data.cpu;
const _errs17 = errors;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(!(validate75(data14, {instancePath:instancePath+"/cpu",parentData:data,parentDataProperty:"cpu",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs20 = errors;
if(data14 !== null){
const err0 = {instancePath:instancePath+"/cpu",schemaPath:"#/properties/cpu/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/cpu",schemaPath:"#/properties/cpu/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate60.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data15 = data.unprofiled;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data15)){
var valid3 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(!(validate312(data15[i0], {instancePath:instancePath+"/unprofiled/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/unprofiled",schemaPath:"#/properties/unprofiled/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}


function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
validate320.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate320.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}


function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
validate217.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate217.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}


function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate322.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate322.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate217(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate322.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate322.errors = vErrors;
return errors === 0;
}


function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.ticks === undefined) || (!(func0.call(data, "ticks")))) && (missing0 = "ticks")) || (((data.share === undefined) || (!(func0.call(data, "share")))) && (missing0 = "share"))) || (((data.interval === undefined) || (!(func0.call(data, "interval")))) && (missing0 = "interval"))) || (((data.cpuMs === undefined) || (!(func0.call(data, "cpuMs")))) && (missing0 = "cpuMs"))) || (((data.byPhase === undefined) || (!(func0.call(data, "byPhase")))) && (missing0 = "byPhase"))) || (((data.unlocatedTicks === undefined) || (!(func0.call(data, "unlocatedTicks")))) && (missing0 = "unlocatedTicks"))) || (((data.asyncTicks === undefined) || (!(func0.call(data, "asyncTicks")))) && (missing0 = "asyncTicks"))){
validate318.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.ticks !== undefined && func0.call(data, "ticks")){
const _errs1 = errors;
if(!(validate61(data.ticks, {instancePath:instancePath+"/ticks",parentData:data,parentDataProperty:"ticks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.share !== undefined && func0.call(data, "share")){
const _errs2 = errors;
if(!(validate320(data.share, {instancePath:instancePath+"/share",parentData:data,parentDataProperty:"share",rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interval !== undefined && func0.call(data, "interval")){
const _errs3 = errors;
if(!(validate322(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cpuMs !== undefined && func0.call(data, "cpuMs")){
const _errs4 = errors;
if(!(validate57(data.cpuMs, {instancePath:instancePath+"/cpuMs",parentData:data,parentDataProperty:"cpuMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byPhase !== undefined && func0.call(data, "byPhase")){
let data4 = data.byPhase;
const _errs5 = errors;
if(errors === _errs5){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 of Object.keys(data4)){
const _errs8 = errors;
if(!(validate61(data4[key0], {instancePath:instancePath+"/byPhase/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate318.errors = [{instancePath:instancePath+"/byPhase",schemaPath:"#/properties/byPhase/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unlocatedTicks !== undefined && func0.call(data, "unlocatedTicks")){
const _errs9 = errors;
if(!(validate61(data.unlocatedTicks, {instancePath:instancePath+"/unlocatedTicks",parentData:data,parentDataProperty:"unlocatedTicks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.asyncTicks !== undefined && func0.call(data, "asyncTicks")){
const _errs10 = errors;
if(!(validate61(data.asyncTicks, {instancePath:instancePath+"/asyncTicks",parentData:data,parentDataProperty:"asyncTicks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}


function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.algorithm === undefined) || (!(func0.call(data, "algorithm")))) && (missing0 = "algorithm"))) || (((data.ticks === undefined) || (!(func0.call(data, "ticks")))) && (missing0 = "ticks"))) || (((data.share === undefined) || (!(func0.call(data, "share")))) && (missing0 = "share"))) || (((data.interval === undefined) || (!(func0.call(data, "interval")))) && (missing0 = "interval"))) || (((data.cpuMs === undefined) || (!(func0.call(data, "cpuMs")))) && (missing0 = "cpuMs"))) || (((data.byPhase === undefined) || (!(func0.call(data, "byPhase")))) && (missing0 = "byPhase"))) || (((data.evidence === undefined) || (!(func0.call(data, "evidence")))) && (missing0 = "evidence"))) || (((data.primitives === undefined) || (!(func0.call(data, "primitives")))) && (missing0 = "primitives"))){
validate330.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined && func0.call(data, "id")){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate330.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.algorithm !== undefined && func0.call(data, "algorithm")){
const _errs3 = errors;
if(typeof data.algorithm !== "string"){
validate330.errors = [{instancePath:instancePath+"/algorithm",schemaPath:"#/properties/algorithm/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticks !== undefined && func0.call(data, "ticks")){
const _errs5 = errors;
if(!(validate61(data.ticks, {instancePath:instancePath+"/ticks",parentData:data,parentDataProperty:"ticks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.share !== undefined && func0.call(data, "share")){
const _errs6 = errors;
if(!(validate320(data.share, {instancePath:instancePath+"/share",parentData:data,parentDataProperty:"share",rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interval !== undefined && func0.call(data, "interval")){
const _errs7 = errors;
if(!(validate322(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cpuMs !== undefined && func0.call(data, "cpuMs")){
const _errs8 = errors;
if(!(validate57(data.cpuMs, {instancePath:instancePath+"/cpuMs",parentData:data,parentDataProperty:"cpuMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byPhase !== undefined && func0.call(data, "byPhase")){
let data6 = data.byPhase;
const _errs9 = errors;
if(errors === _errs9){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 of Object.keys(data6)){
const _errs12 = errors;
if(!(validate61(data6[key0], {instancePath:instancePath+"/byPhase/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate330.errors = [{instancePath:instancePath+"/byPhase",schemaPath:"#/properties/byPhase/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data8 = data.evidence;
const _errs13 = errors;
if(errors === _errs13){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 of Object.keys(data8)){
const _errs16 = errors;
if(!(validate61(data8[key1], {instancePath:instancePath+"/evidence/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data8,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
if(!valid2){
break;
}
}
}
else {
validate330.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.primitives !== undefined && func0.call(data, "primitives")){
let data10 = data.primitives;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data10)){
var valid3 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs19 = errors;
if(errors === _errs19){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if((((data11.name === undefined) || (!(func0.call(data11, "name")))) && (missing1 = "name")) || (((data11.ticks === undefined) || (!(func0.call(data11, "ticks")))) && (missing1 = "ticks"))){
validate330.errors = [{instancePath:instancePath+"/primitives/" + i0,schemaPath:"#/properties/primitives/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data11.name !== undefined && func0.call(data11, "name")){
const _errs21 = errors;
if(typeof data11.name !== "string"){
validate330.errors = [{instancePath:instancePath+"/primitives/" + i0+"/name",schemaPath:"#/properties/primitives/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.ticks !== undefined && func0.call(data11, "ticks")){
const _errs23 = errors;
if(!(validate61(data11.ticks, {instancePath:instancePath+"/primitives/" + i0+"/ticks",parentData:data11,parentDataProperty:"ticks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate330.errors = [{instancePath:instancePath+"/primitives/" + i0,schemaPath:"#/properties/primitives/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
validate330.errors = [{instancePath:instancePath+"/primitives",schemaPath:"#/properties/primitives/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unlocatedTicks !== undefined && func0.call(data, "unlocatedTicks")){
const _errs24 = errors;
if(!(validate61(data.unlocatedTicks, {instancePath:instancePath+"/unlocatedTicks",parentData:data,parentDataProperty:"unlocatedTicks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate330.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate330.errors = vErrors;
return errors === 0;
}


function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate341.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate341.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate341.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate341.errors = vErrors;
return errors === 0;
}

const schema94 = {"enum":["sync","async","unknown"]};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "sync") || (data === "async")) || (data === "unknown"))){
validate344.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema94.enum}}];
return false;
}
validate344.errors = vErrors;
return errors === 0;
}

const schema95 = {"enum":["top-level","event-loop","worker","gc","idle","bootstrap","pool"]};

function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "top-level") || (data === "event-loop")) || (data === "worker")) || (data === "gc")) || (data === "idle")) || (data === "bootstrap")) || (data === "pool"))){
validate350.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema95.enum}}];
return false;
}
validate350.errors = vErrors;
return errors === 0;
}


function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.computing === undefined) || (!(func0.call(data, "computing")))) && (missing0 = "computing")) || (((data.decoding === undefined) || (!(func0.call(data, "decoding")))) && (missing0 = "decoding"))){
validate354.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.computing !== undefined && func0.call(data, "computing")){
const _errs1 = errors;
if(!(validate61(data.computing, {instancePath:instancePath+"/computing",parentData:data,parentDataProperty:"computing",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decoding !== undefined && func0.call(data, "decoding")){
const _errs2 = errors;
if(!(validate61(data.decoding, {instancePath:instancePath+"/decoding",parentData:data,parentDataProperty:"decoding",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.copying !== undefined && func0.call(data, "copying")){
const _errs3 = errors;
if(!(validate61(data.copying, {instancePath:instancePath+"/copying",parentData:data,parentDataProperty:"copying",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate354.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate354.errors = vErrors;
return errors === 0;
}


function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate360.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate360.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate360.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate360.errors = vErrors;
return errors === 0;
}


function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.count === undefined) || (!(func0.call(data, "count")))) && (missing0 = "count")) || (((data.p50Ms === undefined) || (!(func0.call(data, "p50Ms")))) && (missing0 = "p50Ms"))) || (((data.p95Ms === undefined) || (!(func0.call(data, "p95Ms")))) && (missing0 = "p95Ms"))) || (((data.maxMs === undefined) || (!(func0.call(data, "maxMs")))) && (missing0 = "maxMs"))) || (((data.errorMs === undefined) || (!(func0.call(data, "errorMs")))) && (missing0 = "errorMs"))) || (((data.split === undefined) || (!(func0.call(data, "split")))) && (missing0 = "split"))){
validate359.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.count !== undefined && func0.call(data, "count")){
const _errs1 = errors;
if(!(validate360(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.p50Ms !== undefined && func0.call(data, "p50Ms")){
const _errs2 = errors;
if(!(validate57(data.p50Ms, {instancePath:instancePath+"/p50Ms",parentData:data,parentDataProperty:"p50Ms",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.p95Ms !== undefined && func0.call(data, "p95Ms")){
const _errs3 = errors;
if(!(validate57(data.p95Ms, {instancePath:instancePath+"/p95Ms",parentData:data,parentDataProperty:"p95Ms",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxMs !== undefined && func0.call(data, "maxMs")){
const _errs4 = errors;
if(!(validate57(data.maxMs, {instancePath:instancePath+"/maxMs",parentData:data,parentDataProperty:"maxMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorMs !== undefined && func0.call(data, "errorMs")){
const _errs5 = errors;
if(!(validate57(data.errorMs, {instancePath:instancePath+"/errorMs",parentData:data,parentDataProperty:"errorMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.split !== undefined && func0.call(data, "split")){
const _errs6 = errors;
if(typeof data.split !== "boolean"){
validate359.errors = [{instancePath:instancePath+"/split",schemaPath:"#/properties/split/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate359.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate359.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate87.errors = vErrors;
return errors === 0;
}


function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.rule === undefined) || (!(func0.call(data, "rule")))) && (missing0 = "rule")) || (((data.until === undefined) || (!(func0.call(data, "until")))) && (missing0 = "until"))) || (((data.reason === undefined) || (!(func0.call(data, "reason")))) && (missing0 = "reason"))){
validate368.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.rule !== undefined && func0.call(data, "rule")){
const _errs1 = errors;
if(typeof data.rule !== "string"){
validate368.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.until !== undefined && func0.call(data, "until")){
const _errs3 = errors;
if(!(validate87(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined && func0.call(data, "reason")){
const _errs4 = errors;
if(typeof data.reason !== "string"){
validate368.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate368.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate368.errors = vErrors;
return errors === 0;
}


function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.file === undefined) || (!(func0.call(data, "file")))) && (missing0 = "file"))) || (((data.line === undefined) || (!(func0.call(data, "line")))) && (missing0 = "line"))) || (((data.column === undefined) || (!(func0.call(data, "column")))) && (missing0 = "column"))) || (((data.lineInferred === undefined) || (!(func0.call(data, "lineInferred")))) && (missing0 = "lineInferred"))) || (((data.function === undefined) || (!(func0.call(data, "function")))) && (missing0 = "function"))) || (((data.package === undefined) || (!(func0.call(data, "package")))) && (missing0 = "package"))) || (((data.operation === undefined) || (!(func0.call(data, "operation")))) && (missing0 = "operation"))) || (((data.algorithm === undefined) || (!(func0.call(data, "algorithm")))) && (missing0 = "algorithm"))) || (((data.api === undefined) || (!(func0.call(data, "api")))) && (missing0 = "api"))) || (((data.form === undefined) || (!(func0.call(data, "form")))) && (missing0 = "form"))) || (((data.parameters === undefined) || (!(func0.call(data, "parameters")))) && (missing0 = "parameters"))) || (((data.ticks === undefined) || (!(func0.call(data, "ticks")))) && (missing0 = "ticks"))) || (((data.share === undefined) || (!(func0.call(data, "share")))) && (missing0 = "share"))) || (((data.interval === undefined) || (!(func0.call(data, "interval")))) && (missing0 = "interval"))) || (((data.cpuMs === undefined) || (!(func0.call(data, "cpuMs")))) && (missing0 = "cpuMs"))) || (((data.phase === undefined) || (!(func0.call(data, "phase")))) && (missing0 = "phase"))) || (((data.byPhase === undefined) || (!(func0.call(data, "byPhase")))) && (missing0 = "byPhase"))) || (((data.blocks === undefined) || (!(func0.call(data, "blocks")))) && (missing0 = "blocks"))) || (((data.excerpt === undefined) || (!(func0.call(data, "excerpt")))) && (missing0 = "excerpt"))){
validate340.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined && func0.call(data, "id")){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate340.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined && func0.call(data, "file")){
const _errs3 = errors;
if(typeof data.file !== "string"){
validate340.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined && func0.call(data, "line")){
const _errs5 = errors;
if(!(validate341(data.line, {instancePath:instancePath+"/line",parentData:data,parentDataProperty:"line",rootData}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined && func0.call(data, "column")){
const _errs6 = errors;
if(!(validate341(data.column, {instancePath:instancePath+"/column",parentData:data,parentDataProperty:"column",rootData}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lineInferred !== undefined && func0.call(data, "lineInferred")){
const _errs7 = errors;
if(typeof data.lineInferred !== "boolean"){
validate340.errors = [{instancePath:instancePath+"/lineInferred",schemaPath:"#/properties/lineInferred/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined && func0.call(data, "function")){
const _errs9 = errors;
if(typeof data.function !== "string"){
validate340.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.package !== undefined && func0.call(data, "package")){
const _errs11 = errors;
if(typeof data.package !== "string"){
validate340.errors = [{instancePath:instancePath+"/package",schemaPath:"#/properties/package/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined && func0.call(data, "operation")){
const _errs13 = errors;
if(typeof data.operation !== "string"){
validate340.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.algorithm !== undefined && func0.call(data, "algorithm")){
const _errs15 = errors;
if(typeof data.algorithm !== "string"){
validate340.errors = [{instancePath:instancePath+"/algorithm",schemaPath:"#/properties/algorithm/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api !== undefined && func0.call(data, "api")){
const _errs17 = errors;
if(typeof data.api !== "string"){
validate340.errors = [{instancePath:instancePath+"/api",schemaPath:"#/properties/api/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined && func0.call(data, "form")){
const _errs19 = errors;
if(!(validate344(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined && func0.call(data, "parameters")){
let data11 = data.parameters;
const _errs20 = errors;
if(errors === _errs20){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 of Object.keys(data11)){
let data12 = data11[key0];
const _errs23 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
validate340.errors = [{instancePath:instancePath+"/parameters/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid1 = _errs23 === errors;
if(!valid1){
break;
}
}
}
else {
validate340.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticks !== undefined && func0.call(data, "ticks")){
const _errs25 = errors;
if(!(validate61(data.ticks, {instancePath:instancePath+"/ticks",parentData:data,parentDataProperty:"ticks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.share !== undefined && func0.call(data, "share")){
const _errs26 = errors;
if(!(validate320(data.share, {instancePath:instancePath+"/share",parentData:data,parentDataProperty:"share",rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interval !== undefined && func0.call(data, "interval")){
const _errs27 = errors;
if(!(validate322(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cpuMs !== undefined && func0.call(data, "cpuMs")){
const _errs28 = errors;
if(!(validate57(data.cpuMs, {instancePath:instancePath+"/cpuMs",parentData:data,parentDataProperty:"cpuMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined && func0.call(data, "phase")){
const _errs29 = errors;
if(!(validate350(data.phase, {instancePath:instancePath+"/phase",parentData:data,parentDataProperty:"phase",rootData}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byPhase !== undefined && func0.call(data, "byPhase")){
let data18 = data.byPhase;
const _errs30 = errors;
if(errors === _errs30){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key1 of Object.keys(data18)){
const _errs33 = errors;
if(!(validate61(data18[key1], {instancePath:instancePath+"/byPhase/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data18,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid2 = _errs33 === errors;
if(!valid2){
break;
}
}
}
else {
validate340.errors = [{instancePath:instancePath+"/byPhase",schemaPath:"#/properties/byPhase/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inferredTicks !== undefined && func0.call(data, "inferredTicks")){
const _errs34 = errors;
if(!(validate61(data.inferredTicks, {instancePath:instancePath+"/inferredTicks",parentData:data,parentDataProperty:"inferredTicks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leaves !== undefined && func0.call(data, "leaves")){
const _errs35 = errors;
if(!(validate354(data.leaves, {instancePath:instancePath+"/leaves",parentData:data,parentDataProperty:"leaves",rootData}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocks !== undefined && func0.call(data, "blocks")){
const _errs36 = errors;
if(!(validate359(data.blocks, {instancePath:instancePath+"/blocks",parentData:data,parentDataProperty:"blocks",rootData}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excerpt !== undefined && func0.call(data, "excerpt")){
let data23 = data.excerpt;
const _errs37 = errors;
const _errs38 = errors;
let valid3 = false;
const _errs39 = errors;
if(errors === _errs39){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing1;
if((((data23.lines === undefined) || (!(func0.call(data23, "lines")))) && (missing1 = "lines")) || (((data23.firstLine === undefined) || (!(func0.call(data23, "firstLine")))) && (missing1 = "firstLine"))){
const err0 = {instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data23.lines !== undefined && func0.call(data23, "lines")){
let data24 = data23.lines;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data24)){
var valid5 = true;
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
const _errs43 = errors;
if(typeof data24[i0] !== "string"){
const err1 = {instancePath:instancePath+"/excerpt/lines/" + i0,schemaPath:"#/properties/excerpt/anyOf/0/properties/lines/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
}
else {
const err2 = {instancePath:instancePath+"/excerpt/lines",schemaPath:"#/properties/excerpt/anyOf/0/properties/lines/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid4 = _errs41 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data23.firstLine !== undefined && func0.call(data23, "firstLine")){
const _errs45 = errors;
if(!(validate341(data23.firstLine, {instancePath:instancePath+"/excerpt/firstLine",parentData:data23,parentDataProperty:"firstLine",rootData}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
var valid4 = _errs45 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs39 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs46 = errors;
if(data23 !== null){
const err4 = {instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs46 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate340.errors = vErrors;
return false;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allows !== undefined && func0.call(data, "allows")){
let data27 = data.allows;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data27)){
var valid6 = true;
const len1 = data27.length;
for(let i1=0; i1<len1; i1++){
const _errs50 = errors;
if(!(validate368(data27[i1], {instancePath:instancePath+"/allows/" + i1,parentData:data27,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
var valid6 = _errs50 === errors;
if(!valid6){
break;
}
}
}
else {
validate340.errors = [{instancePath:instancePath+"/allows",schemaPath:"#/properties/allows/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate340.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate340.errors = vErrors;
return errors === 0;
}

const schema100 = {"type":"object","required":["rule","severity","operation","site","callSite","ticks","share","message","edit","advice","notes","verify","docs","fingerprint"],"properties":{"rule":{"type":"string"},"severity":{"enum":["error","warning","info"]},"operation":{"type":"string"},"site":{"type":["string","null"]},"callSite":{"anyOf":[{"$ref":"#/$defs/CallSiteRef"},{"type":"null"}]},"ticks":{"$ref":"types.schema.json#/$defs/Ticks"},"share":{"$ref":"types.schema.json#/$defs/Share"},"message":{"type":"string"},"edit":{"anyOf":[{"$ref":"#/$defs/Edit"},{"type":"null"}]},"advice":{"type":"array","items":{"type":"string"}},"notes":{"type":"array","items":{"type":"string"}},"verify":{"type":"string"},"docs":{"type":"string"},"fingerprint":{"type":"string"}}};

function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.file === undefined) || (!(func0.call(data, "file")))) && (missing0 = "file")) || (((data.line === undefined) || (!(func0.call(data, "line")))) && (missing0 = "line"))) || (((data.function === undefined) || (!(func0.call(data, "function")))) && (missing0 = "function"))) || (((data.api === undefined) || (!(func0.call(data, "api")))) && (missing0 = "api"))){
validate373.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.file !== undefined && func0.call(data, "file")){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate373.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined && func0.call(data, "line")){
const _errs3 = errors;
if(!(validate341(data.line, {instancePath:instancePath+"/line",parentData:data,parentDataProperty:"line",rootData}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined && func0.call(data, "function")){
const _errs4 = errors;
if(typeof data.function !== "string"){
validate373.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api !== undefined && func0.call(data, "api")){
const _errs6 = errors;
if(typeof data.api !== "string"){
validate373.errors = [{instancePath:instancePath+"/api",schemaPath:"#/properties/api/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate373.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate373.errors = vErrors;
return errors === 0;
}

const schema102 = {"type":"object","required":["file","profiled","range","text","imports","asyncAt","callersMustAwait"],"properties":{"file":{"type":"string"},"profiled":{"type":"object","required":["length","sha256"],"properties":{"length":{"$ref":"types.schema.json#/$defs/Count"},"sha256":{"type":["string","null"]}}},"range":{"$ref":"profile.schema.json#/$defs/SourceRange"},"text":{"type":"string"},"imports":{"type":"array","items":{"type":"string"}},"asyncAt":{"anyOf":[{"type":"object","required":["line","column"],"properties":{"line":{"$ref":"types.schema.json#/$defs/Line"},"column":{"$ref":"types.schema.json#/$defs/Line"}}},{"type":"null"}]},"callersMustAwait":{"type":"boolean"}}};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate164.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate164.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate164.errors = vErrors;
return errors === 0;
}


function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.startLine === undefined) || (!(func0.call(data, "startLine")))) && (missing0 = "startLine")) || (((data.startColumn === undefined) || (!(func0.call(data, "startColumn")))) && (missing0 = "startColumn"))) || (((data.endLine === undefined) || (!(func0.call(data, "endLine")))) && (missing0 = "endLine"))) || (((data.endColumn === undefined) || (!(func0.call(data, "endColumn")))) && (missing0 = "endColumn"))){
validate380.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.startLine !== undefined && func0.call(data, "startLine")){
const _errs1 = errors;
if(!(validate164(data.startLine, {instancePath:instancePath+"/startLine",parentData:data,parentDataProperty:"startLine",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startColumn !== undefined && func0.call(data, "startColumn")){
const _errs2 = errors;
if(!(validate164(data.startColumn, {instancePath:instancePath+"/startColumn",parentData:data,parentDataProperty:"startColumn",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endLine !== undefined && func0.call(data, "endLine")){
const _errs3 = errors;
if(!(validate164(data.endLine, {instancePath:instancePath+"/endLine",parentData:data,parentDataProperty:"endLine",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endColumn !== undefined && func0.call(data, "endColumn")){
const _errs4 = errors;
if(!(validate164(data.endColumn, {instancePath:instancePath+"/endColumn",parentData:data,parentDataProperty:"endColumn",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate380.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate380.errors = vErrors;
return errors === 0;
}


function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.file === undefined) || (!(func0.call(data, "file")))) && (missing0 = "file")) || (((data.profiled === undefined) || (!(func0.call(data, "profiled")))) && (missing0 = "profiled"))) || (((data.range === undefined) || (!(func0.call(data, "range")))) && (missing0 = "range"))) || (((data.text === undefined) || (!(func0.call(data, "text")))) && (missing0 = "text"))) || (((data.imports === undefined) || (!(func0.call(data, "imports")))) && (missing0 = "imports"))) || (((data.asyncAt === undefined) || (!(func0.call(data, "asyncAt")))) && (missing0 = "asyncAt"))) || (((data.callersMustAwait === undefined) || (!(func0.call(data, "callersMustAwait")))) && (missing0 = "callersMustAwait"))){
validate378.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.file !== undefined && func0.call(data, "file")){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate378.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profiled !== undefined && func0.call(data, "profiled")){
let data1 = data.profiled;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.length === undefined) || (!(func0.call(data1, "length")))) && (missing1 = "length")) || (((data1.sha256 === undefined) || (!(func0.call(data1, "sha256")))) && (missing1 = "sha256"))){
validate378.errors = [{instancePath:instancePath+"/profiled",schemaPath:"#/properties/profiled/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.length !== undefined && func0.call(data1, "length")){
const _errs5 = errors;
if(!(validate360(data1.length, {instancePath:instancePath+"/profiled/length",parentData:data1,parentDataProperty:"length",rootData}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.sha256 !== undefined && func0.call(data1, "sha256")){
let data3 = data1.sha256;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate378.errors = [{instancePath:instancePath+"/profiled/sha256",schemaPath:"#/properties/profiled/properties/sha256/type",keyword:"type",params:{type: schema102.properties.profiled.properties.sha256.type}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate378.errors = [{instancePath:instancePath+"/profiled",schemaPath:"#/properties/profiled/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.range !== undefined && func0.call(data, "range")){
const _errs8 = errors;
if(!(validate380(data.range, {instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined && func0.call(data, "text")){
const _errs9 = errors;
if(typeof data.text !== "string"){
validate378.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imports !== undefined && func0.call(data, "imports")){
let data6 = data.imports;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(typeof data6[i0] !== "string"){
validate378.errors = [{instancePath:instancePath+"/imports/" + i0,schemaPath:"#/properties/imports/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate378.errors = [{instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.asyncAt !== undefined && func0.call(data, "asyncAt")){
let data8 = data.asyncAt;
const _errs15 = errors;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((((data8.line === undefined) || (!(func0.call(data8, "line")))) && (missing2 = "line")) || (((data8.column === undefined) || (!(func0.call(data8, "column")))) && (missing2 = "column"))){
const err0 = {instancePath:instancePath+"/asyncAt",schemaPath:"#/properties/asyncAt/anyOf/0/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data8.line !== undefined && func0.call(data8, "line")){
const _errs19 = errors;
if(!(validate341(data8.line, {instancePath:instancePath+"/asyncAt/line",parentData:data8,parentDataProperty:"line",rootData}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.column !== undefined && func0.call(data8, "column")){
const _errs20 = errors;
if(!(validate341(data8.column, {instancePath:instancePath+"/asyncAt/column",parentData:data8,parentDataProperty:"column",rootData}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
const err1 = {instancePath:instancePath+"/asyncAt",schemaPath:"#/properties/asyncAt/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs17 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs21 = errors;
if(data8 !== null){
const err2 = {instancePath:instancePath+"/asyncAt",schemaPath:"#/properties/asyncAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/asyncAt",schemaPath:"#/properties/asyncAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate378.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callersMustAwait !== undefined && func0.call(data, "callersMustAwait")){
const _errs23 = errors;
if(typeof data.callersMustAwait !== "boolean"){
validate378.errors = [{instancePath:instancePath+"/callersMustAwait",schemaPath:"#/properties/callersMustAwait/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate378.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate378.errors = vErrors;
return errors === 0;
}


function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.rule === undefined) || (!(func0.call(data, "rule")))) && (missing0 = "rule")) || (((data.severity === undefined) || (!(func0.call(data, "severity")))) && (missing0 = "severity"))) || (((data.operation === undefined) || (!(func0.call(data, "operation")))) && (missing0 = "operation"))) || (((data.site === undefined) || (!(func0.call(data, "site")))) && (missing0 = "site"))) || (((data.callSite === undefined) || (!(func0.call(data, "callSite")))) && (missing0 = "callSite"))) || (((data.ticks === undefined) || (!(func0.call(data, "ticks")))) && (missing0 = "ticks"))) || (((data.share === undefined) || (!(func0.call(data, "share")))) && (missing0 = "share"))) || (((data.message === undefined) || (!(func0.call(data, "message")))) && (missing0 = "message"))) || (((data.edit === undefined) || (!(func0.call(data, "edit")))) && (missing0 = "edit"))) || (((data.advice === undefined) || (!(func0.call(data, "advice")))) && (missing0 = "advice"))) || (((data.notes === undefined) || (!(func0.call(data, "notes")))) && (missing0 = "notes"))) || (((data.verify === undefined) || (!(func0.call(data, "verify")))) && (missing0 = "verify"))) || (((data.docs === undefined) || (!(func0.call(data, "docs")))) && (missing0 = "docs"))) || (((data.fingerprint === undefined) || (!(func0.call(data, "fingerprint")))) && (missing0 = "fingerprint"))){
validate372.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.rule !== undefined && func0.call(data, "rule")){
const _errs1 = errors;
if(typeof data.rule !== "string"){
validate372.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.severity !== undefined && func0.call(data, "severity")){
let data1 = data.severity;
const _errs3 = errors;
if(!(((data1 === "error") || (data1 === "warning")) || (data1 === "info"))){
validate372.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema100.properties.severity.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined && func0.call(data, "operation")){
const _errs4 = errors;
if(typeof data.operation !== "string"){
validate372.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.site !== undefined && func0.call(data, "site")){
let data3 = data.site;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate372.errors = [{instancePath:instancePath+"/site",schemaPath:"#/properties/site/type",keyword:"type",params:{type: schema100.properties.site.type}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callSite !== undefined && func0.call(data, "callSite")){
let data4 = data.callSite;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate373(data4, {instancePath:instancePath+"/callSite",parentData:data,parentDataProperty:"callSite",rootData}))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/callSite",schemaPath:"#/properties/callSite/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/callSite",schemaPath:"#/properties/callSite/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate372.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticks !== undefined && func0.call(data, "ticks")){
const _errs13 = errors;
if(!(validate61(data.ticks, {instancePath:instancePath+"/ticks",parentData:data,parentDataProperty:"ticks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.share !== undefined && func0.call(data, "share")){
const _errs14 = errors;
if(!(validate320(data.share, {instancePath:instancePath+"/share",parentData:data,parentDataProperty:"share",rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined && func0.call(data, "message")){
const _errs15 = errors;
if(typeof data.message !== "string"){
validate372.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edit !== undefined && func0.call(data, "edit")){
let data8 = data.edit;
const _errs17 = errors;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(!(validate378(data8, {instancePath:instancePath+"/edit",parentData:data,parentDataProperty:"edit",rootData}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs20 = errors;
if(data8 !== null){
const err2 = {instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate372.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advice !== undefined && func0.call(data, "advice")){
let data9 = data.advice;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data9)){
var valid3 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(typeof data9[i0] !== "string"){
validate372.errors = [{instancePath:instancePath+"/advice/" + i0,schemaPath:"#/properties/advice/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
else {
validate372.errors = [{instancePath:instancePath+"/advice",schemaPath:"#/properties/advice/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined && func0.call(data, "notes")){
let data11 = data.notes;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data11)){
var valid4 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs28 = errors;
if(typeof data11[i1] !== "string"){
validate372.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
else {
validate372.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verify !== undefined && func0.call(data, "verify")){
const _errs30 = errors;
if(typeof data.verify !== "string"){
validate372.errors = [{instancePath:instancePath+"/verify",schemaPath:"#/properties/verify/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.docs !== undefined && func0.call(data, "docs")){
const _errs32 = errors;
if(typeof data.docs !== "string"){
validate372.errors = [{instancePath:instancePath+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fingerprint !== undefined && func0.call(data, "fingerprint")){
const _errs34 = errors;
if(typeof data.fingerprint !== "string"){
validate372.errors = [{instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate372.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate372.errors = vErrors;
return errors === 0;
}

const schema75 = {"enum":["main","worker","pool","helper"]};

function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "main") || (data === "worker")) || (data === "pool")) || (data === "helper"))){
validate392.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema75.enum}}];
return false;
}
validate392.errors = vErrors;
return errors === 0;
}


function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.source === undefined) || (!(func0.call(data, "source")))) && (missing0 = "source")) || (((data.pid === undefined) || (!(func0.call(data, "pid")))) && (missing0 = "pid"))) || (((data.thread === undefined) || (!(func0.call(data, "thread")))) && (missing0 = "thread"))) || (((data.node === undefined) || (!(func0.call(data, "node")))) && (missing0 = "node"))) || (((data.v8 === undefined) || (!(func0.call(data, "v8")))) && (missing0 = "v8"))) || (((data.ticks === undefined) || (!(func0.call(data, "ticks")))) && (missing0 = "ticks"))) || (((data.busyTicks === undefined) || (!(func0.call(data, "busyTicks")))) && (missing0 = "busyTicks"))) || (((data.cryptoTicks === undefined) || (!(func0.call(data, "cryptoTicks")))) && (missing0 = "cryptoTicks"))){
validate390.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.source !== undefined && func0.call(data, "source")){
const _errs1 = errors;
if(typeof data.source !== "string"){
validate390.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pid !== undefined && func0.call(data, "pid")){
const _errs3 = errors;
if(!(validate360(data.pid, {instancePath:instancePath+"/pid",parentData:data,parentDataProperty:"pid",rootData}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread !== undefined && func0.call(data, "thread")){
const _errs4 = errors;
if(!(validate392(data.thread, {instancePath:instancePath+"/thread",parentData:data,parentDataProperty:"thread",rootData}))){
vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.node !== undefined && func0.call(data, "node")){
const _errs5 = errors;
if(typeof data.node !== "string"){
validate390.errors = [{instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.v8 !== undefined && func0.call(data, "v8")){
const _errs7 = errors;
if(typeof data.v8 !== "string"){
validate390.errors = [{instancePath:instancePath+"/v8",schemaPath:"#/properties/v8/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticks !== undefined && func0.call(data, "ticks")){
const _errs9 = errors;
if(!(validate61(data.ticks, {instancePath:instancePath+"/ticks",parentData:data,parentDataProperty:"ticks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.busyTicks !== undefined && func0.call(data, "busyTicks")){
const _errs10 = errors;
if(!(validate61(data.busyTicks, {instancePath:instancePath+"/busyTicks",parentData:data,parentDataProperty:"busyTicks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cryptoTicks !== undefined && func0.call(data, "cryptoTicks")){
const _errs11 = errors;
if(!(validate61(data.cryptoTicks, {instancePath:instancePath+"/cryptoTicks",parentData:data,parentDataProperty:"cryptoTicks",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate390.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate390.errors = vErrors;
return errors === 0;
}


function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.threads === undefined) || (!(func0.call(data, "threads")))) && (missing0 = "threads")) || (((data.ticks === undefined) || (!(func0.call(data, "ticks")))) && (missing0 = "ticks"))) || (((data.busyTicks === undefined) || (!(func0.call(data, "busyTicks")))) && (missing0 = "busyTicks"))) || (((data.idleTicks === undefined) || (!(func0.call(data, "idleTicks")))) && (missing0 = "idleTicks"))) || (((data.busyMs === undefined) || (!(func0.call(data, "busyMs")))) && (missing0 = "busyMs"))) || (((data.operations === undefined) || (!(func0.call(data, "operations")))) && (missing0 = "operations"))) || (((data.helperTicks === undefined) || (!(func0.call(data, "helperTicks")))) && (missing0 = "helperTicks"))){
validate398.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.threads !== undefined && func0.call(data, "threads")){
const _errs1 = errors;
if(!(validate360(data.threads, {instancePath:instancePath+"/threads",parentData:data,parentDataProperty:"threads",rootData}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticks !== undefined && func0.call(data, "ticks")){
const _errs2 = errors;
if(!(validate360(data.ticks, {instancePath:instancePath+"/ticks",parentData:data,parentDataProperty:"ticks",rootData}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.busyTicks !== undefined && func0.call(data, "busyTicks")){
const _errs3 = errors;
if(!(validate360(data.busyTicks, {instancePath:instancePath+"/busyTicks",parentData:data,parentDataProperty:"busyTicks",rootData}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idleTicks !== undefined && func0.call(data, "idleTicks")){
const _errs4 = errors;
if(!(validate360(data.idleTicks, {instancePath:instancePath+"/idleTicks",parentData:data,parentDataProperty:"idleTicks",rootData}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.busyMs !== undefined && func0.call(data, "busyMs")){
const _errs5 = errors;
if(!(validate57(data.busyMs, {instancePath:instancePath+"/busyMs",parentData:data,parentDataProperty:"busyMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operations !== undefined && func0.call(data, "operations")){
let data5 = data.operations;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate330(data5[i0], {instancePath:instancePath+"/operations/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate398.errors = [{instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.helperTicks !== undefined && func0.call(data, "helperTicks")){
const _errs9 = errors;
if(!(validate360(data.helperTicks, {instancePath:instancePath+"/helperTicks",parentData:data,parentDataProperty:"helperTicks",rootData}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate398.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate398.errors = vErrors;
return errors === 0;
}


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate94.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}


function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.requests === undefined) || (!(func0.call(data, "requests")))) && (missing0 = "requests")) || (((data.requestsPerSecond === undefined) || (!(func0.call(data, "requestsPerSecond")))) && (missing0 = "requestsPerSecond"))) || (((data.latencyP50Ms === undefined) || (!(func0.call(data, "latencyP50Ms")))) && (missing0 = "latencyP50Ms"))) || (((data.latencyP99Ms === undefined) || (!(func0.call(data, "latencyP99Ms")))) && (missing0 = "latencyP99Ms"))) || (((data.errors === undefined) || (!(func0.call(data, "errors")))) && (missing0 = "errors"))){
validate407.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.requests !== undefined && func0.call(data, "requests")){
const _errs1 = errors;
if(!(validate92(data.requests, {instancePath:instancePath+"/requests",parentData:data,parentDataProperty:"requests",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestsPerSecond !== undefined && func0.call(data, "requestsPerSecond")){
const _errs2 = errors;
if(!(validate94(data.requestsPerSecond, {instancePath:instancePath+"/requestsPerSecond",parentData:data,parentDataProperty:"requestsPerSecond",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latencyP50Ms !== undefined && func0.call(data, "latencyP50Ms")){
const _errs3 = errors;
if(!(validate89(data.latencyP50Ms, {instancePath:instancePath+"/latencyP50Ms",parentData:data,parentDataProperty:"latencyP50Ms",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latencyP99Ms !== undefined && func0.call(data, "latencyP99Ms")){
const _errs4 = errors;
if(!(validate89(data.latencyP99Ms, {instancePath:instancePath+"/latencyP99Ms",parentData:data,parentDataProperty:"latencyP99Ms",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined && func0.call(data, "errors")){
const _errs5 = errors;
if(!(validate92(data.errors, {instancePath:instancePath+"/errors",parentData:data,parentDataProperty:"errors",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate407.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate407.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[\\w./-]{1,64}$", "u");

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate107.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate107.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate107.errors = vErrors;
return errors === 0;
}


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
validate106.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern3.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[\\w./-]{1,64}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate106.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 of Object.keys(data)){
const _errs3 = errors;
if(!(validate107(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.handshakes === undefined) || (!(func0.call(data, "handshakes")))) && (missing0 = "handshakes")) || (((data.resumed === undefined) || (!(func0.call(data, "resumed")))) && (missing0 = "resumed"))) || (((data.protocols === undefined) || (!(func0.call(data, "protocols")))) && (missing0 = "protocols"))) || (((data.ciphers === undefined) || (!(func0.call(data, "ciphers")))) && (missing0 = "ciphers"))) || (((data.groups === undefined) || (!(func0.call(data, "groups")))) && (missing0 = "groups"))){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.handshakes !== undefined && func0.call(data, "handshakes")){
const _errs1 = errors;
if(!(validate92(data.handshakes, {instancePath:instancePath+"/handshakes",parentData:data,parentDataProperty:"handshakes",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resumed !== undefined && func0.call(data, "resumed")){
const _errs2 = errors;
if(!(validate92(data.resumed, {instancePath:instancePath+"/resumed",parentData:data,parentDataProperty:"resumed",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocols !== undefined && func0.call(data, "protocols")){
const _errs3 = errors;
if(!(validate106(data.protocols, {instancePath:instancePath+"/protocols",parentData:data,parentDataProperty:"protocols",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ciphers !== undefined && func0.call(data, "ciphers")){
const _errs4 = errors;
if(!(validate106(data.ciphers, {instancePath:instancePath+"/ciphers",parentData:data,parentDataProperty:"ciphers",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groups !== undefined && func0.call(data, "groups")){
const _errs5 = errors;
if(!(validate106(data.groups, {instancePath:instancePath+"/groups",parentData:data,parentDataProperty:"groups",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}


function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.requests === undefined) || (!(func0.call(data, "requests")))) && (missing0 = "requests")) || (((data.clientRequests === undefined) || (!(func0.call(data, "clientRequests")))) && (missing0 = "clientRequests"))) || (((data.tlsServer === undefined) || (!(func0.call(data, "tlsServer")))) && (missing0 = "tlsServer"))) || (((data.tlsClient === undefined) || (!(func0.call(data, "tlsClient")))) && (missing0 = "tlsClient"))) || (((data.processes === undefined) || (!(func0.call(data, "processes")))) && (missing0 = "processes"))) || (((data.complete === undefined) || (!(func0.call(data, "complete")))) && (missing0 = "complete"))){
validate414.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.requests !== undefined && func0.call(data, "requests")){
const _errs1 = errors;
if(!(validate92(data.requests, {instancePath:instancePath+"/requests",parentData:data,parentDataProperty:"requests",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clientRequests !== undefined && func0.call(data, "clientRequests")){
const _errs2 = errors;
if(!(validate92(data.clientRequests, {instancePath:instancePath+"/clientRequests",parentData:data,parentDataProperty:"clientRequests",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tlsServer !== undefined && func0.call(data, "tlsServer")){
let data2 = data.tlsServer;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate103(data2, {instancePath:instancePath+"/tlsServer",parentData:data,parentDataProperty:"tlsServer",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/tlsServer",schemaPath:"#/properties/tlsServer/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/tlsServer",schemaPath:"#/properties/tlsServer/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate414.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tlsClient !== undefined && func0.call(data, "tlsClient")){
let data3 = data.tlsClient;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate103(data3, {instancePath:instancePath+"/tlsClient",parentData:data,parentDataProperty:"tlsClient",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/tlsClient",schemaPath:"#/properties/tlsClient/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/tlsClient",schemaPath:"#/properties/tlsClient/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate414.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processes !== undefined && func0.call(data, "processes")){
const _errs13 = errors;
if(!(validate92(data.processes, {instancePath:instancePath+"/processes",parentData:data,parentDataProperty:"processes",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined && func0.call(data, "complete")){
const _errs14 = errors;
if(typeof data.complete !== "boolean"){
validate414.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate414.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate414.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"object","required":["role","host","port","handshakes","full","resumed","overlapped","requests","reusedRequests","agents","protocol","cipher","group","alpn","certificate","bytesIn","bytesOut","helloBytesOut","p50Ms","p95Ms","mostOpen","lifeP50Ms","package","choices","callSites","agentSites"],"properties":{"role":{"enum":["client","server"]},"host":{"type":"string"},"port":{"$ref":"types.schema.json#/$defs/Count"},"handshakes":{"$ref":"types.schema.json#/$defs/Count"},"full":{"$ref":"types.schema.json#/$defs/Count"},"resumed":{"$ref":"types.schema.json#/$defs/Count"},"overlapped":{"$ref":"types.schema.json#/$defs/Count"},"requests":{"$ref":"types.schema.json#/$defs/Count"},"reusedRequests":{"$ref":"types.schema.json#/$defs/Count"},"agents":{"$ref":"types.schema.json#/$defs/Count"},"protocol":{"$ref":"types.schema.json#/$defs/Tally"},"cipher":{"$ref":"types.schema.json#/$defs/Tally"},"group":{"$ref":"types.schema.json#/$defs/Tally"},"alpn":{"$ref":"types.schema.json#/$defs/Tally"},"certificate":{"anyOf":[{"$ref":"#/$defs/Certificate"},{"type":"null"}]},"bytesIn":{"$ref":"types.schema.json#/$defs/Bytes"},"bytesOut":{"$ref":"types.schema.json#/$defs/Bytes"},"helloBytesOut":{"anyOf":[{"$ref":"types.schema.json#/$defs/Bytes"},{"type":"null"}]},"p50Ms":{"anyOf":[{"$ref":"types.schema.json#/$defs/Milliseconds"},{"type":"null"}]},"p95Ms":{"anyOf":[{"$ref":"types.schema.json#/$defs/Milliseconds"},{"type":"null"}]},"mostOpen":{"$ref":"types.schema.json#/$defs/Count"},"lifeP50Ms":{"anyOf":[{"$ref":"types.schema.json#/$defs/Milliseconds"},{"type":"null"}]},"package":{"type":"string"},"choices":{"$ref":"#/$defs/PeerChoices"},"callSites":{"type":"array","items":{"$ref":"#/$defs/AskedAt"}},"agentSites":{"type":"array","items":{"$ref":"#/$defs/AskedAt"}}}};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate119.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate119.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate119.errors = vErrors;
return errors === 0;
}


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
validate128.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern3.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[\\w./-]{1,64}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate128.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 of Object.keys(data)){
const _errs3 = errors;
if(!(validate107(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}

const schema44 = {"type":"object","required":["type","bits","curve"],"properties":{"type":{"enum":["rsa","ec","ed25519","other"]},"bits":{"anyOf":[{"$ref":"types.schema.json#/$defs/Count"},{"type":"null"}]},"curve":{"type":"string"}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")) || (((data.bits === undefined) || (!(func0.call(data, "bits")))) && (missing0 = "bits"))) || (((data.curve === undefined) || (!(func0.call(data, "curve")))) && (missing0 = "curve"))){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
const _errs1 = errors;
if(!((((data0 === "rsa") || (data0 === "ec")) || (data0 === "ed25519")) || (data0 === "other"))){
validate134.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema44.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bits !== undefined && func0.call(data, "bits")){
let data1 = data.bits;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate119(data1, {instancePath:instancePath+"/bits",parentData:data,parentDataProperty:"bits",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/bits",schemaPath:"#/properties/bits/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/bits",schemaPath:"#/properties/bits/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate134.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.curve !== undefined && func0.call(data, "curve")){
const _errs7 = errors;
if(typeof data.curve !== "string"){
validate134.errors = [{instancePath:instancePath+"/curve",schemaPath:"#/properties/curve/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}


function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate137.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate137.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate137.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate141.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.withAgent === undefined) || (!(func0.call(data, "withAgent")))) && (missing0 = "withAgent")) || (((data.agentKeepsAlive === undefined) || (!(func0.call(data, "agentKeepsAlive")))) && (missing0 = "agentKeepsAlive"))) || (((data.agentKeepsNoSessions === undefined) || (!(func0.call(data, "agentKeepsNoSessions")))) && (missing0 = "agentKeepsNoSessions"))) || (((data.sessionOffered === undefined) || (!(func0.call(data, "sessionOffered")))) && (missing0 = "sessionOffered"))) || (((data.ownContext === undefined) || (!(func0.call(data, "ownContext")))) && (missing0 = "ownContext"))) || (((data.ownCa === undefined) || (!(func0.call(data, "ownCa")))) && (missing0 = "ownCa"))) || (((data.ownIdentityCheck === undefined) || (!(func0.call(data, "ownIdentityCheck")))) && (missing0 = "ownIdentityCheck"))) || (((data.forbidsTls13 === undefined) || (!(func0.call(data, "forbidsTls13")))) && (missing0 = "forbidsTls13"))) || (((data.ownCurves === undefined) || (!(func0.call(data, "ownCurves")))) && (missing0 = "ownCurves"))) || (((data.closedByServer === undefined) || (!(func0.call(data, "closedByServer")))) && (missing0 = "closedByServer"))){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.withAgent !== undefined && func0.call(data, "withAgent")){
const _errs1 = errors;
if(!(validate119(data.withAgent, {instancePath:instancePath+"/withAgent",parentData:data,parentDataProperty:"withAgent",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentKeepsAlive !== undefined && func0.call(data, "agentKeepsAlive")){
const _errs2 = errors;
if(!(validate119(data.agentKeepsAlive, {instancePath:instancePath+"/agentKeepsAlive",parentData:data,parentDataProperty:"agentKeepsAlive",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentKeepsNoSessions !== undefined && func0.call(data, "agentKeepsNoSessions")){
const _errs3 = errors;
if(!(validate119(data.agentKeepsNoSessions, {instancePath:instancePath+"/agentKeepsNoSessions",parentData:data,parentDataProperty:"agentKeepsNoSessions",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessionOffered !== undefined && func0.call(data, "sessionOffered")){
const _errs4 = errors;
if(!(validate119(data.sessionOffered, {instancePath:instancePath+"/sessionOffered",parentData:data,parentDataProperty:"sessionOffered",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownContext !== undefined && func0.call(data, "ownContext")){
const _errs5 = errors;
if(!(validate119(data.ownContext, {instancePath:instancePath+"/ownContext",parentData:data,parentDataProperty:"ownContext",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownCa !== undefined && func0.call(data, "ownCa")){
const _errs6 = errors;
if(!(validate119(data.ownCa, {instancePath:instancePath+"/ownCa",parentData:data,parentDataProperty:"ownCa",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownIdentityCheck !== undefined && func0.call(data, "ownIdentityCheck")){
const _errs7 = errors;
if(!(validate119(data.ownIdentityCheck, {instancePath:instancePath+"/ownIdentityCheck",parentData:data,parentDataProperty:"ownIdentityCheck",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forbidsTls13 !== undefined && func0.call(data, "forbidsTls13")){
const _errs8 = errors;
if(!(validate119(data.forbidsTls13, {instancePath:instancePath+"/forbidsTls13",parentData:data,parentDataProperty:"forbidsTls13",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownCurves !== undefined && func0.call(data, "ownCurves")){
const _errs9 = errors;
if(!(validate119(data.ownCurves, {instancePath:instancePath+"/ownCurves",parentData:data,parentDataProperty:"ownCurves",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closedByServer !== undefined && func0.call(data, "closedByServer")){
const _errs10 = errors;
if(!(validate119(data.closedByServer, {instancePath:instancePath+"/closedByServer",parentData:data,parentDataProperty:"closedByServer",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate159.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate159.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate159.errors = vErrors;
return errors === 0;
}

const schema50 = {"type":"object","required":["callee","args","options","origin","excerpt","excerptLine","line"],"properties":{"callee":{"type":"string"},"args":{"type":"array","items":{"type":["string","number","null"]}},"options":{"type":"object","additionalProperties":{"type":["string","number"]}},"argOptions":{"type":"array","items":{"type":["object","null"],"additionalProperties":{"type":["string","number"]}}},"origin":{"anyOf":[{"type":"object","required":["callee","args"],"properties":{"callee":{"type":"string"},"args":{"type":"array","items":{"type":["string","number","null"]}}}},{"type":"null"}]},"excerpt":{"type":"array","items":{"type":"string"}},"excerptLine":{"$ref":"types.schema.json#/$defs/Line"},"line":{"$ref":"types.schema.json#/$defs/Line"},"file":{"type":"string"},"allows":{"type":"array","items":{"$ref":"#/$defs/InlineAllow"}},"syntax":{"anyOf":[{"$ref":"#/$defs/CallSyntax"},{"type":"null"}]}}};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.rule === undefined) || (!(func0.call(data, "rule")))) && (missing0 = "rule")) || (((data.until === undefined) || (!(func0.call(data, "until")))) && (missing0 = "until"))) || (((data.reason === undefined) || (!(func0.call(data, "reason")))) && (missing0 = "reason"))){
validate167.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.rule !== undefined && func0.call(data, "rule")){
const _errs1 = errors;
if(typeof data.rule !== "string"){
validate167.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.until !== undefined && func0.call(data, "until")){
const _errs3 = errors;
if(!(validate87(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined && func0.call(data, "reason")){
const _errs4 = errors;
if(typeof data.reason !== "string"){
validate167.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}

const schema53 = {"type":"object","required":["range","calleeRange","calleeText","receiverText","argumentTexts","argumentRanges","hasSpread","isPromisified","isAwaited","isChained","isUnterminated","isUpdated","isNew","ordinal","within","module","file","imported","taken"],"properties":{"range":{"$ref":"#/$defs/SourceRange"},"calleeRange":{"$ref":"#/$defs/SourceRange"},"calleeText":{"type":["string","null"]},"receiverText":{"type":["string","null"]},"argumentTexts":{"type":"array","items":{"type":["string","null"]}},"argumentRanges":{"type":"array","items":{"$ref":"#/$defs/SourceRange"}},"areConstant":{"type":"array","items":{"type":"boolean"}},"argumentForms":{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/KeyForm"},{"type":"null"}]}},"optionLiterals":{"type":"array","items":{"$ref":"#/$defs/OptionLiteral"}},"hasSpread":{"type":"boolean"},"isPromisified":{"type":"boolean"},"isAwaited":{"type":"boolean"},"isChained":{"type":"boolean"},"isUnterminated":{"type":"boolean"},"isUpdated":{"type":"boolean"},"isNew":{"type":"boolean"},"isEnded":{"type":"boolean"},"ordinal":{"$ref":"types.schema.json#/$defs/Count"},"within":{"$ref":"#/$defs/EnclosingFunction"},"module":{"enum":["esm","cjs"]},"file":{"$ref":"#/$defs/SourceFile"},"imported":{"anyOf":[{"$ref":"#/$defs/ImportedName"},{"type":"null"}]},"taken":{"type":"array","items":{"type":"string"}}}};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.startLine === undefined) || (!(func0.call(data, "startLine")))) && (missing0 = "startLine")) || (((data.startColumn === undefined) || (!(func0.call(data, "startColumn")))) && (missing0 = "startColumn"))) || (((data.endLine === undefined) || (!(func0.call(data, "endLine")))) && (missing0 = "endLine"))) || (((data.endColumn === undefined) || (!(func0.call(data, "endColumn")))) && (missing0 = "endColumn"))){
validate171.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.startLine !== undefined && func0.call(data, "startLine")){
const _errs1 = errors;
if(!(validate164(data.startLine, {instancePath:instancePath+"/startLine",parentData:data,parentDataProperty:"startLine",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startColumn !== undefined && func0.call(data, "startColumn")){
const _errs2 = errors;
if(!(validate164(data.startColumn, {instancePath:instancePath+"/startColumn",parentData:data,parentDataProperty:"startColumn",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endLine !== undefined && func0.call(data, "endLine")){
const _errs3 = errors;
if(!(validate164(data.endLine, {instancePath:instancePath+"/endLine",parentData:data,parentDataProperty:"endLine",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endColumn !== undefined && func0.call(data, "endColumn")){
const _errs4 = errors;
if(!(validate164(data.endColumn, {instancePath:instancePath+"/endColumn",parentData:data,parentDataProperty:"endColumn",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}

const schema55 = {"enum":["text","bytes","key","other"]};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "text") || (data === "bytes")) || (data === "key")) || (data === "other"))){
validate179.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema55.enum}}];
return false;
}
validate179.errors = vErrors;
return errors === 0;
}

const schema56 = {"type":"object","required":["of","argument","path","range","end","isInPlace","isShared","hasOthers","properties"],"properties":{"of":{"enum":["call","maker"]},"argument":{"$ref":"types.schema.json#/$defs/Count"},"path":{"type":"string"},"range":{"$ref":"#/$defs/SourceRange"},"end":{"$ref":"#/$defs/SourceRange"},"isInPlace":{"type":"boolean"},"isShared":{"type":"boolean"},"hasOthers":{"type":"boolean"},"properties":{"type":"array","items":{"$ref":"#/$defs/OptionProperty"}}}};
const schema57 = {"type":"object","required":["name","range","valueRange","text","value","isConstant"],"properties":{"name":{"type":"string"},"range":{"$ref":"#/$defs/SourceRange"},"valueRange":{"$ref":"#/$defs/SourceRange"},"text":{"type":["string","null"]},"value":{"type":["string","number","null"]},"isConstant":{"type":"boolean"}}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")) || (((data.range === undefined) || (!(func0.call(data, "range")))) && (missing0 = "range"))) || (((data.valueRange === undefined) || (!(func0.call(data, "valueRange")))) && (missing0 = "valueRange"))) || (((data.text === undefined) || (!(func0.call(data, "text")))) && (missing0 = "text"))) || (((data.value === undefined) || (!(func0.call(data, "value")))) && (missing0 = "value"))) || (((data.isConstant === undefined) || (!(func0.call(data, "isConstant")))) && (missing0 = "isConstant"))){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined && func0.call(data, "name")){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate185.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.range !== undefined && func0.call(data, "range")){
const _errs3 = errors;
if(!(validate171(data.range, {instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valueRange !== undefined && func0.call(data, "valueRange")){
const _errs4 = errors;
if(!(validate171(data.valueRange, {instancePath:instancePath+"/valueRange",parentData:data,parentDataProperty:"valueRange",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined && func0.call(data, "text")){
let data3 = data.text;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate185.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema57.properties.text.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined && func0.call(data, "value")){
let data4 = data.value;
const _errs7 = errors;
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (data4 !== null)){
validate185.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema57.properties.value.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isConstant !== undefined && func0.call(data, "isConstant")){
const _errs9 = errors;
if(typeof data.isConstant !== "boolean"){
validate185.errors = [{instancePath:instancePath+"/isConstant",schemaPath:"#/properties/isConstant/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.of === undefined) || (!(func0.call(data, "of")))) && (missing0 = "of")) || (((data.argument === undefined) || (!(func0.call(data, "argument")))) && (missing0 = "argument"))) || (((data.path === undefined) || (!(func0.call(data, "path")))) && (missing0 = "path"))) || (((data.range === undefined) || (!(func0.call(data, "range")))) && (missing0 = "range"))) || (((data.end === undefined) || (!(func0.call(data, "end")))) && (missing0 = "end"))) || (((data.isInPlace === undefined) || (!(func0.call(data, "isInPlace")))) && (missing0 = "isInPlace"))) || (((data.isShared === undefined) || (!(func0.call(data, "isShared")))) && (missing0 = "isShared"))) || (((data.hasOthers === undefined) || (!(func0.call(data, "hasOthers")))) && (missing0 = "hasOthers"))) || (((data.properties === undefined) || (!(func0.call(data, "properties")))) && (missing0 = "properties"))){
validate181.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.of !== undefined && func0.call(data, "of")){
let data0 = data.of;
const _errs1 = errors;
if(!((data0 === "call") || (data0 === "maker"))){
validate181.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/enum",keyword:"enum",params:{allowedValues: schema56.properties.of.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.argument !== undefined && func0.call(data, "argument")){
const _errs2 = errors;
if(!(validate92(data.argument, {instancePath:instancePath+"/argument",parentData:data,parentDataProperty:"argument",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined && func0.call(data, "path")){
const _errs3 = errors;
if(typeof data.path !== "string"){
validate181.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.range !== undefined && func0.call(data, "range")){
const _errs5 = errors;
if(!(validate171(data.range, {instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end !== undefined && func0.call(data, "end")){
const _errs6 = errors;
if(!(validate171(data.end, {instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isInPlace !== undefined && func0.call(data, "isInPlace")){
const _errs7 = errors;
if(typeof data.isInPlace !== "boolean"){
validate181.errors = [{instancePath:instancePath+"/isInPlace",schemaPath:"#/properties/isInPlace/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isShared !== undefined && func0.call(data, "isShared")){
const _errs9 = errors;
if(typeof data.isShared !== "boolean"){
validate181.errors = [{instancePath:instancePath+"/isShared",schemaPath:"#/properties/isShared/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasOthers !== undefined && func0.call(data, "hasOthers")){
const _errs11 = errors;
if(typeof data.hasOthers !== "boolean"){
validate181.errors = [{instancePath:instancePath+"/hasOthers",schemaPath:"#/properties/hasOthers/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined && func0.call(data, "properties")){
let data8 = data.properties;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate185(data8[i0], {instancePath:instancePath+"/properties/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate181.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}

const schema58 = {"type":"object","required":["kind","name","isAsync","isGenerator","isCallback","calledBy","calledFrom","router","isTyped","asyncAt"],"properties":{"kind":{"enum":["module","function","arrow","method","getter","setter","constructor","field","static-block","parameters"]},"name":{"type":"string"},"isAsync":{"type":"boolean"},"isGenerator":{"type":"boolean"},"isCallback":{"type":"boolean"},"calledBy":{"type":"string"},"calledFrom":{"type":"string"},"router":{"type":"string"},"isTyped":{"type":"boolean"},"asyncAt":{"anyOf":[{"type":"object","required":["line","column"],"properties":{"line":{"$ref":"types.schema.json#/$defs/Line"},"column":{"$ref":"types.schema.json#/$defs/Line"}}},{"type":"null"}]}}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing0 = "kind")) || (((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name"))) || (((data.isAsync === undefined) || (!(func0.call(data, "isAsync")))) && (missing0 = "isAsync"))) || (((data.isGenerator === undefined) || (!(func0.call(data, "isGenerator")))) && (missing0 = "isGenerator"))) || (((data.isCallback === undefined) || (!(func0.call(data, "isCallback")))) && (missing0 = "isCallback"))) || (((data.calledBy === undefined) || (!(func0.call(data, "calledBy")))) && (missing0 = "calledBy"))) || (((data.calledFrom === undefined) || (!(func0.call(data, "calledFrom")))) && (missing0 = "calledFrom"))) || (((data.router === undefined) || (!(func0.call(data, "router")))) && (missing0 = "router"))) || (((data.isTyped === undefined) || (!(func0.call(data, "isTyped")))) && (missing0 = "isTyped"))) || (((data.asyncAt === undefined) || (!(func0.call(data, "asyncAt")))) && (missing0 = "asyncAt"))){
validate191.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
const _errs1 = errors;
if(!((((((((((data0 === "module") || (data0 === "function")) || (data0 === "arrow")) || (data0 === "method")) || (data0 === "getter")) || (data0 === "setter")) || (data0 === "constructor")) || (data0 === "field")) || (data0 === "static-block")) || (data0 === "parameters"))){
validate191.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema58.properties.kind.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined && func0.call(data, "name")){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate191.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isAsync !== undefined && func0.call(data, "isAsync")){
const _errs4 = errors;
if(typeof data.isAsync !== "boolean"){
validate191.errors = [{instancePath:instancePath+"/isAsync",schemaPath:"#/properties/isAsync/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isGenerator !== undefined && func0.call(data, "isGenerator")){
const _errs6 = errors;
if(typeof data.isGenerator !== "boolean"){
validate191.errors = [{instancePath:instancePath+"/isGenerator",schemaPath:"#/properties/isGenerator/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isCallback !== undefined && func0.call(data, "isCallback")){
const _errs8 = errors;
if(typeof data.isCallback !== "boolean"){
validate191.errors = [{instancePath:instancePath+"/isCallback",schemaPath:"#/properties/isCallback/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calledBy !== undefined && func0.call(data, "calledBy")){
const _errs10 = errors;
if(typeof data.calledBy !== "string"){
validate191.errors = [{instancePath:instancePath+"/calledBy",schemaPath:"#/properties/calledBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calledFrom !== undefined && func0.call(data, "calledFrom")){
const _errs12 = errors;
if(typeof data.calledFrom !== "string"){
validate191.errors = [{instancePath:instancePath+"/calledFrom",schemaPath:"#/properties/calledFrom/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.router !== undefined && func0.call(data, "router")){
const _errs14 = errors;
if(typeof data.router !== "string"){
validate191.errors = [{instancePath:instancePath+"/router",schemaPath:"#/properties/router/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isTyped !== undefined && func0.call(data, "isTyped")){
const _errs16 = errors;
if(typeof data.isTyped !== "boolean"){
validate191.errors = [{instancePath:instancePath+"/isTyped",schemaPath:"#/properties/isTyped/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.asyncAt !== undefined && func0.call(data, "asyncAt")){
let data9 = data.asyncAt;
const _errs18 = errors;
const _errs19 = errors;
let valid1 = false;
const _errs20 = errors;
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((data9.line === undefined) || (!(func0.call(data9, "line")))) && (missing1 = "line")) || (((data9.column === undefined) || (!(func0.call(data9, "column")))) && (missing1 = "column"))){
const err0 = {instancePath:instancePath+"/asyncAt",schemaPath:"#/properties/asyncAt/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data9.line !== undefined && func0.call(data9, "line")){
const _errs22 = errors;
if(!(validate164(data9.line, {instancePath:instancePath+"/asyncAt/line",parentData:data9,parentDataProperty:"line",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.column !== undefined && func0.call(data9, "column")){
const _errs23 = errors;
if(!(validate164(data9.column, {instancePath:instancePath+"/asyncAt/column",parentData:data9,parentDataProperty:"column",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
const err1 = {instancePath:instancePath+"/asyncAt",schemaPath:"#/properties/asyncAt/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs20 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs24 = errors;
if(data9 !== null){
const err2 = {instancePath:instancePath+"/asyncAt",schemaPath:"#/properties/asyncAt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/asyncAt",schemaPath:"#/properties/asyncAt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate191.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}

const schema59 = {"type":"object","required":["language","length","sha256"],"properties":{"language":{"enum":["javascript","typescript","generated"]},"length":{"$ref":"types.schema.json#/$defs/Count"},"sha256":{"type":["string","null"]}}};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.language === undefined) || (!(func0.call(data, "language")))) && (missing0 = "language")) || (((data.length === undefined) || (!(func0.call(data, "length")))) && (missing0 = "length"))) || (((data.sha256 === undefined) || (!(func0.call(data, "sha256")))) && (missing0 = "sha256"))){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.language !== undefined && func0.call(data, "language")){
let data0 = data.language;
const _errs1 = errors;
if(!(((data0 === "javascript") || (data0 === "typescript")) || (data0 === "generated"))){
validate195.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema59.properties.language.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.length !== undefined && func0.call(data, "length")){
const _errs2 = errors;
if(!(validate92(data.length, {instancePath:instancePath+"/length",parentData:data,parentDataProperty:"length",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined && func0.call(data, "sha256")){
let data2 = data.sha256;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate195.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: schema59.properties.sha256.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}


function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.module === undefined) || (!(func0.call(data, "module")))) && (missing0 = "module")) || (((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name"))) || (((data.local === undefined) || (!(func0.call(data, "local")))) && (missing0 = "local"))){
validate198.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.module !== undefined && func0.call(data, "module")){
const _errs1 = errors;
if(typeof data.module !== "string"){
validate198.errors = [{instancePath:instancePath+"/module",schemaPath:"#/properties/module/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined && func0.call(data, "name")){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate198.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.local !== undefined && func0.call(data, "local")){
const _errs5 = errors;
if(typeof data.local !== "string"){
validate198.errors = [{instancePath:instancePath+"/local",schemaPath:"#/properties/local/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate198.errors = vErrors;
return errors === 0;
}


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.range === undefined) || (!(func0.call(data, "range")))) && (missing0 = "range")) || (((data.calleeRange === undefined) || (!(func0.call(data, "calleeRange")))) && (missing0 = "calleeRange"))) || (((data.calleeText === undefined) || (!(func0.call(data, "calleeText")))) && (missing0 = "calleeText"))) || (((data.receiverText === undefined) || (!(func0.call(data, "receiverText")))) && (missing0 = "receiverText"))) || (((data.argumentTexts === undefined) || (!(func0.call(data, "argumentTexts")))) && (missing0 = "argumentTexts"))) || (((data.argumentRanges === undefined) || (!(func0.call(data, "argumentRanges")))) && (missing0 = "argumentRanges"))) || (((data.hasSpread === undefined) || (!(func0.call(data, "hasSpread")))) && (missing0 = "hasSpread"))) || (((data.isPromisified === undefined) || (!(func0.call(data, "isPromisified")))) && (missing0 = "isPromisified"))) || (((data.isAwaited === undefined) || (!(func0.call(data, "isAwaited")))) && (missing0 = "isAwaited"))) || (((data.isChained === undefined) || (!(func0.call(data, "isChained")))) && (missing0 = "isChained"))) || (((data.isUnterminated === undefined) || (!(func0.call(data, "isUnterminated")))) && (missing0 = "isUnterminated"))) || (((data.isUpdated === undefined) || (!(func0.call(data, "isUpdated")))) && (missing0 = "isUpdated"))) || (((data.isNew === undefined) || (!(func0.call(data, "isNew")))) && (missing0 = "isNew"))) || (((data.ordinal === undefined) || (!(func0.call(data, "ordinal")))) && (missing0 = "ordinal"))) || (((data.within === undefined) || (!(func0.call(data, "within")))) && (missing0 = "within"))) || (((data.module === undefined) || (!(func0.call(data, "module")))) && (missing0 = "module"))) || (((data.file === undefined) || (!(func0.call(data, "file")))) && (missing0 = "file"))) || (((data.imported === undefined) || (!(func0.call(data, "imported")))) && (missing0 = "imported"))) || (((data.taken === undefined) || (!(func0.call(data, "taken")))) && (missing0 = "taken"))){
validate170.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.range !== undefined && func0.call(data, "range")){
const _errs1 = errors;
if(!(validate171(data.range, {instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calleeRange !== undefined && func0.call(data, "calleeRange")){
const _errs2 = errors;
if(!(validate171(data.calleeRange, {instancePath:instancePath+"/calleeRange",parentData:data,parentDataProperty:"calleeRange",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calleeText !== undefined && func0.call(data, "calleeText")){
let data2 = data.calleeText;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate170.errors = [{instancePath:instancePath+"/calleeText",schemaPath:"#/properties/calleeText/type",keyword:"type",params:{type: schema53.properties.calleeText.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiverText !== undefined && func0.call(data, "receiverText")){
let data3 = data.receiverText;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate170.errors = [{instancePath:instancePath+"/receiverText",schemaPath:"#/properties/receiverText/type",keyword:"type",params:{type: schema53.properties.receiverText.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.argumentTexts !== undefined && func0.call(data, "argumentTexts")){
let data4 = data.argumentTexts;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate170.errors = [{instancePath:instancePath+"/argumentTexts/" + i0,schemaPath:"#/properties/argumentTexts/items/type",keyword:"type",params:{type: schema53.properties.argumentTexts.items.type}}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/argumentTexts",schemaPath:"#/properties/argumentTexts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.argumentRanges !== undefined && func0.call(data, "argumentRanges")){
let data6 = data.argumentRanges;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate171(data6[i1], {instancePath:instancePath+"/argumentRanges/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/argumentRanges",schemaPath:"#/properties/argumentRanges/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.areConstant !== undefined && func0.call(data, "areConstant")){
let data8 = data.areConstant;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
var valid3 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs16 = errors;
if(typeof data8[i2] !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/areConstant/" + i2,schemaPath:"#/properties/areConstant/items/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/areConstant",schemaPath:"#/properties/areConstant/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.argumentForms !== undefined && func0.call(data, "argumentForms")){
let data10 = data.argumentForms;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data10)){
var valid4 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
const _errs20 = errors;
const _errs21 = errors;
let valid5 = false;
const _errs22 = errors;
if(!(validate179(data11, {instancePath:instancePath+"/argumentForms/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs23 = errors;
if(data11 !== null){
const err0 = {instancePath:instancePath+"/argumentForms/" + i3,schemaPath:"#/properties/argumentForms/items/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/argumentForms/" + i3,schemaPath:"#/properties/argumentForms/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate170.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/argumentForms",schemaPath:"#/properties/argumentForms/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optionLiterals !== undefined && func0.call(data, "optionLiterals")){
let data12 = data.optionLiterals;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid6 = true;
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
const _errs27 = errors;
if(!(validate181(data12[i4], {instancePath:instancePath+"/optionLiterals/" + i4,parentData:data12,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
var valid6 = _errs27 === errors;
if(!valid6){
break;
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/optionLiterals",schemaPath:"#/properties/optionLiterals/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasSpread !== undefined && func0.call(data, "hasSpread")){
const _errs28 = errors;
if(typeof data.hasSpread !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/hasSpread",schemaPath:"#/properties/hasSpread/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isPromisified !== undefined && func0.call(data, "isPromisified")){
const _errs30 = errors;
if(typeof data.isPromisified !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/isPromisified",schemaPath:"#/properties/isPromisified/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isAwaited !== undefined && func0.call(data, "isAwaited")){
const _errs32 = errors;
if(typeof data.isAwaited !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/isAwaited",schemaPath:"#/properties/isAwaited/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isChained !== undefined && func0.call(data, "isChained")){
const _errs34 = errors;
if(typeof data.isChained !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/isChained",schemaPath:"#/properties/isChained/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isUnterminated !== undefined && func0.call(data, "isUnterminated")){
const _errs36 = errors;
if(typeof data.isUnterminated !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/isUnterminated",schemaPath:"#/properties/isUnterminated/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isUpdated !== undefined && func0.call(data, "isUpdated")){
const _errs38 = errors;
if(typeof data.isUpdated !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/isUpdated",schemaPath:"#/properties/isUpdated/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isNew !== undefined && func0.call(data, "isNew")){
const _errs40 = errors;
if(typeof data.isNew !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/isNew",schemaPath:"#/properties/isNew/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isEnded !== undefined && func0.call(data, "isEnded")){
const _errs42 = errors;
if(typeof data.isEnded !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/isEnded",schemaPath:"#/properties/isEnded/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ordinal !== undefined && func0.call(data, "ordinal")){
const _errs44 = errors;
if(!(validate92(data.ordinal, {instancePath:instancePath+"/ordinal",parentData:data,parentDataProperty:"ordinal",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.within !== undefined && func0.call(data, "within")){
const _errs45 = errors;
if(!(validate191(data.within, {instancePath:instancePath+"/within",parentData:data,parentDataProperty:"within",rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.module !== undefined && func0.call(data, "module")){
let data24 = data.module;
const _errs46 = errors;
if(!((data24 === "esm") || (data24 === "cjs"))){
validate170.errors = [{instancePath:instancePath+"/module",schemaPath:"#/properties/module/enum",keyword:"enum",params:{allowedValues: schema53.properties.module.enum}}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined && func0.call(data, "file")){
const _errs47 = errors;
if(!(validate195(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imported !== undefined && func0.call(data, "imported")){
let data26 = data.imported;
const _errs48 = errors;
const _errs49 = errors;
let valid7 = false;
const _errs50 = errors;
if(!(validate198(data26, {instancePath:instancePath+"/imported",parentData:data,parentDataProperty:"imported",rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var _valid1 = _errs50 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs51 = errors;
if(data26 !== null){
const err2 = {instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs51 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err3 = {instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate170.errors = vErrors;
return false;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taken !== undefined && func0.call(data, "taken")){
let data27 = data.taken;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data27)){
var valid8 = true;
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
const _errs55 = errors;
if(typeof data27[i5] !== "string"){
validate170.errors = [{instancePath:instancePath+"/taken/" + i5,schemaPath:"#/properties/taken/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs55 === errors;
if(!valid8){
break;
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/taken",schemaPath:"#/properties/taken/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.callee === undefined) || (!(func0.call(data, "callee")))) && (missing0 = "callee")) || (((data.args === undefined) || (!(func0.call(data, "args")))) && (missing0 = "args"))) || (((data.options === undefined) || (!(func0.call(data, "options")))) && (missing0 = "options"))) || (((data.origin === undefined) || (!(func0.call(data, "origin")))) && (missing0 = "origin"))) || (((data.excerpt === undefined) || (!(func0.call(data, "excerpt")))) && (missing0 = "excerpt"))) || (((data.excerptLine === undefined) || (!(func0.call(data, "excerptLine")))) && (missing0 = "excerptLine"))) || (((data.line === undefined) || (!(func0.call(data, "line")))) && (missing0 = "line"))){
validate163.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.callee !== undefined && func0.call(data, "callee")){
const _errs1 = errors;
if(typeof data.callee !== "string"){
validate163.errors = [{instancePath:instancePath+"/callee",schemaPath:"#/properties/callee/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.args !== undefined && func0.call(data, "args")){
let data1 = data.args;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (data2 !== null)){
validate163.errors = [{instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: schema50.properties.args.items.type}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined && func0.call(data, "options")){
let data3 = data.options;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 of Object.keys(data3)){
let data4 = data3[key0];
const _errs10 = errors;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))){
validate163.errors = [{instancePath:instancePath+"/options/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: schema50.properties.options.additionalProperties.type}}];
return false;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.argOptions !== undefined && func0.call(data, "argOptions")){
let data5 = data.argOptions;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs14 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate163.errors = [{instancePath:instancePath+"/argOptions/" + i1,schemaPath:"#/properties/argOptions/items/type",keyword:"type",params:{type: schema50.properties.argOptions.items.type}}];
return false;
}
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 of Object.keys(data6)){
let data7 = data6[key1];
const _errs17 = errors;
if((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))){
validate163.errors = [{instancePath:instancePath+"/argOptions/" + i1+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/argOptions/items/additionalProperties/type",keyword:"type",params:{type: schema50.properties.argOptions.items.additionalProperties.type}}];
return false;
}
var valid4 = _errs17 === errors;
if(!valid4){
break;
}
}
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/argOptions",schemaPath:"#/properties/argOptions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined && func0.call(data, "origin")){
let data8 = data.origin;
const _errs19 = errors;
const _errs20 = errors;
let valid5 = false;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((((data8.callee === undefined) || (!(func0.call(data8, "callee")))) && (missing1 = "callee")) || (((data8.args === undefined) || (!(func0.call(data8, "args")))) && (missing1 = "args"))){
const err0 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data8.callee !== undefined && func0.call(data8, "callee")){
const _errs23 = errors;
if(typeof data8.callee !== "string"){
const err1 = {instancePath:instancePath+"/origin/callee",schemaPath:"#/properties/origin/anyOf/0/properties/callee/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.args !== undefined && func0.call(data8, "args")){
let data10 = data8.args;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data10)){
var valid7 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs27 = errors;
if(((typeof data11 !== "string") && (!((typeof data11 == "number") && (isFinite(data11))))) && (data11 !== null)){
const err2 = {instancePath:instancePath+"/origin/args/" + i2,schemaPath:"#/properties/origin/anyOf/0/properties/args/items/type",keyword:"type",params:{type: schema50.properties.origin.anyOf[0].properties.args.items.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid7 = _errs27 === errors;
if(!valid7){
break;
}
}
}
else {
const err3 = {instancePath:instancePath+"/origin/args",schemaPath:"#/properties/origin/anyOf/0/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs21 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs29 = errors;
if(data8 !== null){
const err5 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs29 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err6 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate163.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excerpt !== undefined && func0.call(data, "excerpt")){
let data12 = data.excerpt;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data12)){
var valid8 = true;
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
const _errs33 = errors;
if(typeof data12[i3] !== "string"){
validate163.errors = [{instancePath:instancePath+"/excerpt/" + i3,schemaPath:"#/properties/excerpt/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs33 === errors;
if(!valid8){
break;
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excerptLine !== undefined && func0.call(data, "excerptLine")){
const _errs35 = errors;
if(!(validate164(data.excerptLine, {instancePath:instancePath+"/excerptLine",parentData:data,parentDataProperty:"excerptLine",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined && func0.call(data, "line")){
const _errs36 = errors;
if(!(validate164(data.line, {instancePath:instancePath+"/line",parentData:data,parentDataProperty:"line",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined && func0.call(data, "file")){
const _errs37 = errors;
if(typeof data.file !== "string"){
validate163.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allows !== undefined && func0.call(data, "allows")){
let data17 = data.allows;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data17)){
var valid9 = true;
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
const _errs41 = errors;
if(!(validate167(data17[i4], {instancePath:instancePath+"/allows/" + i4,parentData:data17,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
var valid9 = _errs41 === errors;
if(!valid9){
break;
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/allows",schemaPath:"#/properties/allows/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.syntax !== undefined && func0.call(data, "syntax")){
let data19 = data.syntax;
const _errs42 = errors;
const _errs43 = errors;
let valid10 = false;
const _errs44 = errors;
if(!(validate170(data19, {instancePath:instancePath+"/syntax",parentData:data,parentDataProperty:"syntax",rootData}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var _valid1 = _errs44 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs45 = errors;
if(data19 !== null){
const err7 = {instancePath:instancePath+"/syntax",schemaPath:"#/properties/syntax/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs45 === errors;
valid10 = valid10 || _valid1;
}
if(!valid10){
const err8 = {instancePath:instancePath+"/syntax",schemaPath:"#/properties/syntax/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate163.errors = vErrors;
return false;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.file === undefined) || (!(func0.call(data, "file")))) && (missing0 = "file"))) || (((data.line === undefined) || (!(func0.call(data, "line")))) && (missing0 = "line"))) || (((data.column === undefined) || (!(func0.call(data, "column")))) && (missing0 = "column"))) || (((data.function === undefined) || (!(func0.call(data, "function")))) && (missing0 = "function"))) || (((data.count === undefined) || (!(func0.call(data, "count")))) && (missing0 = "count"))) || (((data.isAsync === undefined) || (!(func0.call(data, "isAsync")))) && (missing0 = "isAsync"))){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined && func0.call(data, "id")){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate158.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined && func0.call(data, "file")){
const _errs3 = errors;
if(typeof data.file !== "string"){
validate158.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined && func0.call(data, "line")){
const _errs5 = errors;
if(!(validate159(data.line, {instancePath:instancePath+"/line",parentData:data,parentDataProperty:"line",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined && func0.call(data, "column")){
const _errs6 = errors;
if(!(validate119(data.column, {instancePath:instancePath+"/column",parentData:data,parentDataProperty:"column",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined && func0.call(data, "function")){
const _errs7 = errors;
if(typeof data.function !== "string"){
validate158.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined && func0.call(data, "count")){
const _errs9 = errors;
if(!(validate119(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isAsync !== undefined && func0.call(data, "isAsync")){
const _errs10 = errors;
if(typeof data.isAsync !== "boolean"){
validate158.errors = [{instancePath:instancePath+"/isAsync",schemaPath:"#/properties/isAsync/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call !== undefined && func0.call(data, "call")){
let data7 = data.call;
const _errs12 = errors;
const _errs13 = errors;
let valid1 = false;
const _errs14 = errors;
if(!(validate163(data7, {instancePath:instancePath+"/call",parentData:data,parentDataProperty:"call",rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data7 !== null){
const err0 = {instancePath:instancePath+"/call",schemaPath:"#/properties/call/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/call",schemaPath:"#/properties/call/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate158.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((data.role === undefined) || (!(func0.call(data, "role")))) && (missing0 = "role")) || (((data.host === undefined) || (!(func0.call(data, "host")))) && (missing0 = "host"))) || (((data.port === undefined) || (!(func0.call(data, "port")))) && (missing0 = "port"))) || (((data.handshakes === undefined) || (!(func0.call(data, "handshakes")))) && (missing0 = "handshakes"))) || (((data.full === undefined) || (!(func0.call(data, "full")))) && (missing0 = "full"))) || (((data.resumed === undefined) || (!(func0.call(data, "resumed")))) && (missing0 = "resumed"))) || (((data.overlapped === undefined) || (!(func0.call(data, "overlapped")))) && (missing0 = "overlapped"))) || (((data.requests === undefined) || (!(func0.call(data, "requests")))) && (missing0 = "requests"))) || (((data.reusedRequests === undefined) || (!(func0.call(data, "reusedRequests")))) && (missing0 = "reusedRequests"))) || (((data.agents === undefined) || (!(func0.call(data, "agents")))) && (missing0 = "agents"))) || (((data.protocol === undefined) || (!(func0.call(data, "protocol")))) && (missing0 = "protocol"))) || (((data.cipher === undefined) || (!(func0.call(data, "cipher")))) && (missing0 = "cipher"))) || (((data.group === undefined) || (!(func0.call(data, "group")))) && (missing0 = "group"))) || (((data.alpn === undefined) || (!(func0.call(data, "alpn")))) && (missing0 = "alpn"))) || (((data.certificate === undefined) || (!(func0.call(data, "certificate")))) && (missing0 = "certificate"))) || (((data.bytesIn === undefined) || (!(func0.call(data, "bytesIn")))) && (missing0 = "bytesIn"))) || (((data.bytesOut === undefined) || (!(func0.call(data, "bytesOut")))) && (missing0 = "bytesOut"))) || (((data.helloBytesOut === undefined) || (!(func0.call(data, "helloBytesOut")))) && (missing0 = "helloBytesOut"))) || (((data.p50Ms === undefined) || (!(func0.call(data, "p50Ms")))) && (missing0 = "p50Ms"))) || (((data.p95Ms === undefined) || (!(func0.call(data, "p95Ms")))) && (missing0 = "p95Ms"))) || (((data.mostOpen === undefined) || (!(func0.call(data, "mostOpen")))) && (missing0 = "mostOpen"))) || (((data.lifeP50Ms === undefined) || (!(func0.call(data, "lifeP50Ms")))) && (missing0 = "lifeP50Ms"))) || (((data.package === undefined) || (!(func0.call(data, "package")))) && (missing0 = "package"))) || (((data.choices === undefined) || (!(func0.call(data, "choices")))) && (missing0 = "choices"))) || (((data.callSites === undefined) || (!(func0.call(data, "callSites")))) && (missing0 = "callSites"))) || (((data.agentSites === undefined) || (!(func0.call(data, "agentSites")))) && (missing0 = "agentSites"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
const _errs1 = errors;
if(!((data0 === "client") || (data0 === "server"))){
validate118.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema41.properties.role.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.host !== undefined && func0.call(data, "host")){
const _errs2 = errors;
if(typeof data.host !== "string"){
validate118.errors = [{instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.port !== undefined && func0.call(data, "port")){
const _errs4 = errors;
if(!(validate119(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handshakes !== undefined && func0.call(data, "handshakes")){
const _errs5 = errors;
if(!(validate119(data.handshakes, {instancePath:instancePath+"/handshakes",parentData:data,parentDataProperty:"handshakes",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.full !== undefined && func0.call(data, "full")){
const _errs6 = errors;
if(!(validate119(data.full, {instancePath:instancePath+"/full",parentData:data,parentDataProperty:"full",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resumed !== undefined && func0.call(data, "resumed")){
const _errs7 = errors;
if(!(validate119(data.resumed, {instancePath:instancePath+"/resumed",parentData:data,parentDataProperty:"resumed",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overlapped !== undefined && func0.call(data, "overlapped")){
const _errs8 = errors;
if(!(validate119(data.overlapped, {instancePath:instancePath+"/overlapped",parentData:data,parentDataProperty:"overlapped",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined && func0.call(data, "requests")){
const _errs9 = errors;
if(!(validate119(data.requests, {instancePath:instancePath+"/requests",parentData:data,parentDataProperty:"requests",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reusedRequests !== undefined && func0.call(data, "reusedRequests")){
const _errs10 = errors;
if(!(validate119(data.reusedRequests, {instancePath:instancePath+"/reusedRequests",parentData:data,parentDataProperty:"reusedRequests",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agents !== undefined && func0.call(data, "agents")){
const _errs11 = errors;
if(!(validate119(data.agents, {instancePath:instancePath+"/agents",parentData:data,parentDataProperty:"agents",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined && func0.call(data, "protocol")){
const _errs12 = errors;
if(!(validate128(data.protocol, {instancePath:instancePath+"/protocol",parentData:data,parentDataProperty:"protocol",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cipher !== undefined && func0.call(data, "cipher")){
const _errs13 = errors;
if(!(validate128(data.cipher, {instancePath:instancePath+"/cipher",parentData:data,parentDataProperty:"cipher",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined && func0.call(data, "group")){
const _errs14 = errors;
if(!(validate128(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alpn !== undefined && func0.call(data, "alpn")){
const _errs15 = errors;
if(!(validate128(data.alpn, {instancePath:instancePath+"/alpn",parentData:data,parentDataProperty:"alpn",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate !== undefined && func0.call(data, "certificate")){
let data14 = data.certificate;
const _errs16 = errors;
const _errs17 = errors;
let valid1 = false;
const _errs18 = errors;
if(!(validate134(data14, {instancePath:instancePath+"/certificate",parentData:data,parentDataProperty:"certificate",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs19 = errors;
if(data14 !== null){
const err0 = {instancePath:instancePath+"/certificate",schemaPath:"#/properties/certificate/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/certificate",schemaPath:"#/properties/certificate/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytesIn !== undefined && func0.call(data, "bytesIn")){
const _errs21 = errors;
if(!(validate137(data.bytesIn, {instancePath:instancePath+"/bytesIn",parentData:data,parentDataProperty:"bytesIn",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytesOut !== undefined && func0.call(data, "bytesOut")){
const _errs22 = errors;
if(!(validate137(data.bytesOut, {instancePath:instancePath+"/bytesOut",parentData:data,parentDataProperty:"bytesOut",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.helloBytesOut !== undefined && func0.call(data, "helloBytesOut")){
let data17 = data.helloBytesOut;
const _errs23 = errors;
const _errs24 = errors;
let valid2 = false;
const _errs25 = errors;
if(!(validate137(data17, {instancePath:instancePath+"/helloBytesOut",parentData:data,parentDataProperty:"helloBytesOut",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var _valid1 = _errs25 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs26 = errors;
if(data17 !== null){
const err2 = {instancePath:instancePath+"/helloBytesOut",schemaPath:"#/properties/helloBytesOut/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/helloBytesOut",schemaPath:"#/properties/helloBytesOut/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.p50Ms !== undefined && func0.call(data, "p50Ms")){
let data18 = data.p50Ms;
const _errs28 = errors;
const _errs29 = errors;
let valid3 = false;
const _errs30 = errors;
if(!(validate141(data18, {instancePath:instancePath+"/p50Ms",parentData:data,parentDataProperty:"p50Ms",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid2 = _errs30 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs31 = errors;
if(data18 !== null){
const err4 = {instancePath:instancePath+"/p50Ms",schemaPath:"#/properties/p50Ms/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs31 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/p50Ms",schemaPath:"#/properties/p50Ms/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.p95Ms !== undefined && func0.call(data, "p95Ms")){
let data19 = data.p95Ms;
const _errs33 = errors;
const _errs34 = errors;
let valid4 = false;
const _errs35 = errors;
if(!(validate141(data19, {instancePath:instancePath+"/p95Ms",parentData:data,parentDataProperty:"p95Ms",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid3 = _errs35 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs36 = errors;
if(data19 !== null){
const err6 = {instancePath:instancePath+"/p95Ms",schemaPath:"#/properties/p95Ms/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs36 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/p95Ms",schemaPath:"#/properties/p95Ms/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mostOpen !== undefined && func0.call(data, "mostOpen")){
const _errs38 = errors;
if(!(validate119(data.mostOpen, {instancePath:instancePath+"/mostOpen",parentData:data,parentDataProperty:"mostOpen",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lifeP50Ms !== undefined && func0.call(data, "lifeP50Ms")){
let data21 = data.lifeP50Ms;
const _errs39 = errors;
const _errs40 = errors;
let valid5 = false;
const _errs41 = errors;
if(!(validate141(data21, {instancePath:instancePath+"/lifeP50Ms",parentData:data,parentDataProperty:"lifeP50Ms",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid4 = _errs41 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs42 = errors;
if(data21 !== null){
const err8 = {instancePath:instancePath+"/lifeP50Ms",schemaPath:"#/properties/lifeP50Ms/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid4 = _errs42 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err9 = {instancePath:instancePath+"/lifeP50Ms",schemaPath:"#/properties/lifeP50Ms/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.package !== undefined && func0.call(data, "package")){
const _errs44 = errors;
if(typeof data.package !== "string"){
validate118.errors = [{instancePath:instancePath+"/package",schemaPath:"#/properties/package/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined && func0.call(data, "choices")){
const _errs46 = errors;
if(!(validate146(data.choices, {instancePath:instancePath+"/choices",parentData:data,parentDataProperty:"choices",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callSites !== undefined && func0.call(data, "callSites")){
let data24 = data.callSites;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data24)){
var valid6 = true;
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
const _errs49 = errors;
if(!(validate158(data24[i0], {instancePath:instancePath+"/callSites/" + i0,parentData:data24,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var valid6 = _errs49 === errors;
if(!valid6){
break;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/callSites",schemaPath:"#/properties/callSites/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentSites !== undefined && func0.call(data, "agentSites")){
let data26 = data.agentSites;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data26)){
var valid7 = true;
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
const _errs52 = errors;
if(!(validate158(data26[i1], {instancePath:instancePath+"/agentSites/" + i1,parentData:data26,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var valid7 = _errs52 === errors;
if(!valid7){
break;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/agentSites",schemaPath:"#/properties/agentSites/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}


function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.created === undefined) || (!(func0.call(data, "created")))) && (missing0 = "created")) || (((data.withCa === undefined) || (!(func0.call(data, "withCa")))) && (missing0 = "withCa"))) || (((data.caBytes === undefined) || (!(func0.call(data, "caBytes")))) && (missing0 = "caBytes"))) || (((data.callSites === undefined) || (!(func0.call(data, "callSites")))) && (missing0 = "callSites"))){
validate205.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.created !== undefined && func0.call(data, "created")){
const _errs1 = errors;
if(!(validate119(data.created, {instancePath:instancePath+"/created",parentData:data,parentDataProperty:"created",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withCa !== undefined && func0.call(data, "withCa")){
const _errs2 = errors;
if(!(validate119(data.withCa, {instancePath:instancePath+"/withCa",parentData:data,parentDataProperty:"withCa",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caBytes !== undefined && func0.call(data, "caBytes")){
const _errs3 = errors;
if(!(validate137(data.caBytes, {instancePath:instancePath+"/caBytes",parentData:data,parentDataProperty:"caBytes",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callSites !== undefined && func0.call(data, "callSites")){
let data3 = data.callSites;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate158(data3[i0], {instancePath:instancePath+"/callSites/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate205.errors = [{instancePath:instancePath+"/callSites",schemaPath:"#/properties/callSites/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate212.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate212.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate212.errors = vErrors;
return errors === 0;
}


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
validate214.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate214.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate216.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate216.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate217(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate216.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate216.errors = vErrors;
return errors === 0;
}


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.ticks === undefined) || (!(func0.call(data, "ticks")))) && (missing0 = "ticks")) || (((data.share === undefined) || (!(func0.call(data, "share")))) && (missing0 = "share"))) || (((data.range === undefined) || (!(func0.call(data, "range")))) && (missing0 = "range"))) || (((data.keyExchangeTicks === undefined) || (!(func0.call(data, "keyExchangeTicks")))) && (missing0 = "keyExchangeTicks"))) || (((data.certificateTicks === undefined) || (!(func0.call(data, "certificateTicks")))) && (missing0 = "certificateTicks"))) || (((data.contextTicks === undefined) || (!(func0.call(data, "contextTicks")))) && (missing0 = "contextTicks"))) || (((data.bytesTicks === undefined) || (!(func0.call(data, "bytesTicks")))) && (missing0 = "bytesTicks"))) || (((data.otherTicks === undefined) || (!(func0.call(data, "otherTicks")))) && (missing0 = "otherTicks"))) || (((data.inferredTicks === undefined) || (!(func0.call(data, "inferredTicks")))) && (missing0 = "inferredTicks"))) || (((data.untiedTicks === undefined) || (!(func0.call(data, "untiedTicks")))) && (missing0 = "untiedTicks"))){
validate211.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.ticks !== undefined && func0.call(data, "ticks")){
const _errs1 = errors;
if(!(validate212(data.ticks, {instancePath:instancePath+"/ticks",parentData:data,parentDataProperty:"ticks",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.share !== undefined && func0.call(data, "share")){
const _errs2 = errors;
if(!(validate214(data.share, {instancePath:instancePath+"/share",parentData:data,parentDataProperty:"share",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.range !== undefined && func0.call(data, "range")){
const _errs3 = errors;
if(!(validate216(data.range, {instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cpuShare !== undefined && func0.call(data, "cpuShare")){
let data3 = data.cpuShare;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate214(data3, {instancePath:instancePath+"/cpuShare",parentData:data,parentDataProperty:"cpuShare",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/cpuShare",schemaPath:"#/properties/cpuShare/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/cpuShare",schemaPath:"#/properties/cpuShare/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate211.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keyExchangeTicks !== undefined && func0.call(data, "keyExchangeTicks")){
const _errs9 = errors;
if(!(validate212(data.keyExchangeTicks, {instancePath:instancePath+"/keyExchangeTicks",parentData:data,parentDataProperty:"keyExchangeTicks",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificateTicks !== undefined && func0.call(data, "certificateTicks")){
const _errs10 = errors;
if(!(validate212(data.certificateTicks, {instancePath:instancePath+"/certificateTicks",parentData:data,parentDataProperty:"certificateTicks",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contextTicks !== undefined && func0.call(data, "contextTicks")){
const _errs11 = errors;
if(!(validate212(data.contextTicks, {instancePath:instancePath+"/contextTicks",parentData:data,parentDataProperty:"contextTicks",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytesTicks !== undefined && func0.call(data, "bytesTicks")){
const _errs12 = errors;
if(!(validate212(data.bytesTicks, {instancePath:instancePath+"/bytesTicks",parentData:data,parentDataProperty:"bytesTicks",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.otherTicks !== undefined && func0.call(data, "otherTicks")){
const _errs13 = errors;
if(!(validate212(data.otherTicks, {instancePath:instancePath+"/otherTicks",parentData:data,parentDataProperty:"otherTicks",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inferredTicks !== undefined && func0.call(data, "inferredTicks")){
const _errs14 = errors;
if(!(validate212(data.inferredTicks, {instancePath:instancePath+"/inferredTicks",parentData:data,parentDataProperty:"inferredTicks",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.untiedTicks !== undefined && func0.call(data, "untiedTicks")){
const _errs15 = errors;
if(!(validate212(data.untiedTicks, {instancePath:instancePath+"/untiedTicks",parentData:data,parentDataProperty:"untiedTicks",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}


function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.peers === undefined) || (!(func0.call(data, "peers")))) && (missing0 = "peers")) || (((data.contexts === undefined) || (!(func0.call(data, "contexts")))) && (missing0 = "contexts"))) || (((data.cost === undefined) || (!(func0.call(data, "cost")))) && (missing0 = "cost"))) || (((data.complete === undefined) || (!(func0.call(data, "complete")))) && (missing0 = "complete"))){
validate421.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.peers !== undefined && func0.call(data, "peers")){
let data0 = data.peers;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate118(data0[i0], {instancePath:instancePath+"/peers/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate421.errors = [{instancePath:instancePath+"/peers",schemaPath:"#/properties/peers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contexts !== undefined && func0.call(data, "contexts")){
const _errs4 = errors;
if(!(validate205(data.contexts, {instancePath:instancePath+"/contexts",parentData:data,parentDataProperty:"contexts",rootData}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined && func0.call(data, "cost")){
let data3 = data.cost;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate211(data3, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs8 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate421.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined && func0.call(data, "complete")){
const _errs10 = errors;
if(typeof data.complete !== "boolean"){
validate421.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate421.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate421.errors = vErrors;
return errors === 0;
}


function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.file === undefined) || (!(func0.call(data, "file")))) && (missing0 = "file"))) || (((data.line === undefined) || (!(func0.call(data, "line")))) && (missing0 = "line"))) || (((data.column === undefined) || (!(func0.call(data, "column")))) && (missing0 = "column"))) || (((data.function === undefined) || (!(func0.call(data, "function")))) && (missing0 = "function"))) || (((data.isAsync === undefined) || (!(func0.call(data, "isAsync")))) && (missing0 = "isAsync"))) || (((data.package === undefined) || (!(func0.call(data, "package")))) && (missing0 = "package"))) || (((data.job === undefined) || (!(func0.call(data, "job")))) && (missing0 = "job"))) || (((data.jobs === undefined) || (!(func0.call(data, "jobs")))) && (missing0 = "jobs"))) || (((data.maxInFlight === undefined) || (!(func0.call(data, "maxInFlight")))) && (missing0 = "maxInFlight"))) || (((data.waitP95Ms === undefined) || (!(func0.call(data, "waitP95Ms")))) && (missing0 = "waitP95Ms"))) || (((data.runP50Ms === undefined) || (!(func0.call(data, "runP50Ms")))) && (missing0 = "runP50Ms"))){
validate238.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined && func0.call(data, "id")){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate238.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined && func0.call(data, "file")){
const _errs3 = errors;
if(typeof data.file !== "string"){
validate238.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined && func0.call(data, "line")){
const _errs5 = errors;
if(!(validate159(data.line, {instancePath:instancePath+"/line",parentData:data,parentDataProperty:"line",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined && func0.call(data, "column")){
const _errs6 = errors;
if(!(validate119(data.column, {instancePath:instancePath+"/column",parentData:data,parentDataProperty:"column",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined && func0.call(data, "function")){
const _errs7 = errors;
if(typeof data.function !== "string"){
validate238.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isAsync !== undefined && func0.call(data, "isAsync")){
const _errs9 = errors;
if(typeof data.isAsync !== "boolean"){
validate238.errors = [{instancePath:instancePath+"/isAsync",schemaPath:"#/properties/isAsync/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.package !== undefined && func0.call(data, "package")){
const _errs11 = errors;
if(typeof data.package !== "string"){
validate238.errors = [{instancePath:instancePath+"/package",schemaPath:"#/properties/package/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.job !== undefined && func0.call(data, "job")){
const _errs13 = errors;
if(typeof data.job !== "string"){
validate238.errors = [{instancePath:instancePath+"/job",schemaPath:"#/properties/job/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jobs !== undefined && func0.call(data, "jobs")){
const _errs15 = errors;
if(!(validate119(data.jobs, {instancePath:instancePath+"/jobs",parentData:data,parentDataProperty:"jobs",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxInFlight !== undefined && func0.call(data, "maxInFlight")){
const _errs16 = errors;
if(!(validate119(data.maxInFlight, {instancePath:instancePath+"/maxInFlight",parentData:data,parentDataProperty:"maxInFlight",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waitP95Ms !== undefined && func0.call(data, "waitP95Ms")){
let data10 = data.waitP95Ms;
const _errs17 = errors;
const _errs18 = errors;
let valid1 = false;
const _errs19 = errors;
if(!(validate141(data10, {instancePath:instancePath+"/waitP95Ms",parentData:data,parentDataProperty:"waitP95Ms",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs20 = errors;
if(data10 !== null){
const err0 = {instancePath:instancePath+"/waitP95Ms",schemaPath:"#/properties/waitP95Ms/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/waitP95Ms",schemaPath:"#/properties/waitP95Ms/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate238.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runP50Ms !== undefined && func0.call(data, "runP50Ms")){
let data11 = data.runP50Ms;
const _errs22 = errors;
const _errs23 = errors;
let valid2 = false;
const _errs24 = errors;
if(!(validate141(data11, {instancePath:instancePath+"/runP50Ms",parentData:data,parentDataProperty:"runP50Ms",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid1 = _errs24 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs25 = errors;
if(data11 !== null){
const err2 = {instancePath:instancePath+"/runP50Ms",schemaPath:"#/properties/runP50Ms/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs25 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/runP50Ms",schemaPath:"#/properties/runP50Ms/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate238.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call !== undefined && func0.call(data, "call")){
let data12 = data.call;
const _errs27 = errors;
const _errs28 = errors;
let valid3 = false;
const _errs29 = errors;
if(!(validate163(data12, {instancePath:instancePath+"/call",parentData:data,parentDataProperty:"call",rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var _valid2 = _errs29 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs30 = errors;
if(data12 !== null){
const err4 = {instancePath:instancePath+"/call",schemaPath:"#/properties/call/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/call",schemaPath:"#/properties/call/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate238.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}


function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.size === undefined) || (!(func0.call(data, "size")))) && (missing0 = "size")) || (((data.jobs === undefined) || (!(func0.call(data, "jobs")))) && (missing0 = "jobs"))) || (((data.maxInFlight === undefined) || (!(func0.call(data, "maxInFlight")))) && (missing0 = "maxInFlight"))) || (((data.waitP95Ms === undefined) || (!(func0.call(data, "waitP95Ms")))) && (missing0 = "waitP95Ms"))) || (((data.runP50Ms === undefined) || (!(func0.call(data, "runP50Ms")))) && (missing0 = "runP50Ms"))) || (((data.cpuMs === undefined) || (!(func0.call(data, "cpuMs")))) && (missing0 = "cpuMs"))) || (((data.runQueueWaitMs === undefined) || (!(func0.call(data, "runQueueWaitMs")))) && (missing0 = "runQueueWaitMs"))) || (((data.callSites === undefined) || (!(func0.call(data, "callSites")))) && (missing0 = "callSites"))) || (((data.complete === undefined) || (!(func0.call(data, "complete")))) && (missing0 = "complete"))){
validate426.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.size !== undefined && func0.call(data, "size")){
const _errs1 = errors;
if(!(validate119(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jobs !== undefined && func0.call(data, "jobs")){
const _errs2 = errors;
if(!(validate119(data.jobs, {instancePath:instancePath+"/jobs",parentData:data,parentDataProperty:"jobs",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxInFlight !== undefined && func0.call(data, "maxInFlight")){
const _errs3 = errors;
if(!(validate119(data.maxInFlight, {instancePath:instancePath+"/maxInFlight",parentData:data,parentDataProperty:"maxInFlight",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waitP95Ms !== undefined && func0.call(data, "waitP95Ms")){
let data3 = data.waitP95Ms;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate141(data3, {instancePath:instancePath+"/waitP95Ms",parentData:data,parentDataProperty:"waitP95Ms",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/waitP95Ms",schemaPath:"#/properties/waitP95Ms/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/waitP95Ms",schemaPath:"#/properties/waitP95Ms/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate426.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runP50Ms !== undefined && func0.call(data, "runP50Ms")){
let data4 = data.runP50Ms;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate141(data4, {instancePath:instancePath+"/runP50Ms",parentData:data,parentDataProperty:"runP50Ms",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/runP50Ms",schemaPath:"#/properties/runP50Ms/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/runP50Ms",schemaPath:"#/properties/runP50Ms/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate426.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cpuMs !== undefined && func0.call(data, "cpuMs")){
let data5 = data.cpuMs;
const _errs14 = errors;
const _errs15 = errors;
let valid3 = false;
const _errs16 = errors;
if(!(validate141(data5, {instancePath:instancePath+"/cpuMs",parentData:data,parentDataProperty:"cpuMs",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs17 = errors;
if(data5 !== null){
const err4 = {instancePath:instancePath+"/cpuMs",schemaPath:"#/properties/cpuMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/cpuMs",schemaPath:"#/properties/cpuMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate426.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runQueueWaitMs !== undefined && func0.call(data, "runQueueWaitMs")){
let data6 = data.runQueueWaitMs;
const _errs19 = errors;
const _errs20 = errors;
let valid4 = false;
const _errs21 = errors;
if(!(validate141(data6, {instancePath:instancePath+"/runQueueWaitMs",parentData:data,parentDataProperty:"runQueueWaitMs",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid3 = _errs21 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs22 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/runQueueWaitMs",schemaPath:"#/properties/runQueueWaitMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs22 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/runQueueWaitMs",schemaPath:"#/properties/runQueueWaitMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate426.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callSites !== undefined && func0.call(data, "callSites")){
let data7 = data.callSites;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data7)){
var valid5 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs26 = errors;
if(!(validate238(data7[i0], {instancePath:instancePath+"/callSites/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
var valid5 = _errs26 === errors;
if(!valid5){
break;
}
}
}
else {
validate426.errors = [{instancePath:instancePath+"/callSites",schemaPath:"#/properties/callSites/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined && func0.call(data, "complete")){
const _errs27 = errors;
if(typeof data.complete !== "boolean"){
validate426.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate426.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate426.errors = vErrors;
return errors === 0;
}


function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.listened === undefined) || (!(func0.call(data, "listened")))) && (missing0 = "listened")) || (((data.failure === undefined) || (!(func0.call(data, "failure")))) && (missing0 = "failure"))){
validate436.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.listened !== undefined && func0.call(data, "listened")){
const _errs1 = errors;
if(typeof data.listened !== "boolean"){
validate436.errors = [{instancePath:instancePath+"/listened",schemaPath:"#/properties/listened/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failure !== undefined && func0.call(data, "failure")){
const _errs3 = errors;
if(typeof data.failure !== "string"){
validate436.errors = [{instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate436.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate436.errors = vErrors;
return errors === 0;
}


function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.code === undefined) || (!(func0.call(data, "code")))) && (missing0 = "code")) || (((data.count === undefined) || (!(func0.call(data, "count")))) && (missing0 = "count"))) || (((data.message === undefined) || (!(func0.call(data, "message")))) && (missing0 = "message"))){
validate438.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined && func0.call(data, "code")){
const _errs1 = errors;
if(typeof data.code !== "string"){
validate438.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined && func0.call(data, "count")){
const _errs3 = errors;
if(!(validate92(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined && func0.call(data, "message")){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate438.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate438.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate438.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="report.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.traffic === undefined){
data.traffic = null;
}
if(data.tls === undefined){
data.tls = null;
}
if(data.threadPool === undefined){
data.threadPool = null;
}
if(data.drive === undefined){
data.drive = null;
}
let missing0;
if(((((((((((((data.schemaVersion === undefined) || (!(func0.call(data, "schemaVersion")))) && (missing0 = "schemaVersion")) || (((data.tool === undefined) || (!(func0.call(data, "tool")))) && (missing0 = "tool"))) || (((data.target === undefined) || (!(func0.call(data, "target")))) && (missing0 = "target"))) || (((data.profile === undefined) || (!(func0.call(data, "profile")))) && (missing0 = "profile"))) || (((data.crypto === undefined) || (!(func0.call(data, "crypto")))) && (missing0 = "crypto"))) || (((data.operations === undefined) || (!(func0.call(data, "operations")))) && (missing0 = "operations"))) || (((data.callSites === undefined) || (!(func0.call(data, "callSites")))) && (missing0 = "callSites"))) || (((data.findings === undefined) || (!(func0.call(data, "findings")))) && (missing0 = "findings"))) || (((data.isolates === undefined) || (!(func0.call(data, "isolates")))) && (missing0 = "isolates"))) || (((data.load === undefined) || (!(func0.call(data, "load")))) && (missing0 = "load"))) || (((data.diagnostics === undefined) || (!(func0.call(data, "diagnostics")))) && (missing0 = "diagnostics"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.schemaVersion !== undefined && func0.call(data, "schemaVersion")){
const _errs1 = errors;
if(2 !== data.schemaVersion){
validate52.errors = [{instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/const",keyword:"const",params:{allowedValue: 2}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined && func0.call(data, "tool")){
let data1 = data.tool;
const _errs2 = errors;
if(errors === _errs2){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.name === undefined) || (!(func0.call(data1, "name")))) && (missing1 = "name")) || (((data1.version === undefined) || (!(func0.call(data1, "version")))) && (missing1 = "version"))){
validate52.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.name !== undefined && func0.call(data1, "name")){
const _errs4 = errors;
if("cryptoprof" !== data1.name){
validate52.errors = [{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "cryptoprof"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.version !== undefined && func0.call(data1, "version")){
const _errs5 = errors;
if(typeof data1.version !== "string"){
validate52.errors = [{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined && func0.call(data, "target")){
const _errs7 = errors;
if(!(validate53(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profile !== undefined && func0.call(data, "profile")){
const _errs8 = errors;
if(!(validate60(data.profile, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crypto !== undefined && func0.call(data, "crypto")){
const _errs9 = errors;
if(!(validate318(data.crypto, {instancePath:instancePath+"/crypto",parentData:data,parentDataProperty:"crypto",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operations !== undefined && func0.call(data, "operations")){
let data7 = data.operations;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data7)){
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate330(data7[i0], {instancePath:instancePath+"/operations/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callSites !== undefined && func0.call(data, "callSites")){
let data9 = data.callSites;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data9)){
var valid3 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate340(data9[i1], {instancePath:instancePath+"/callSites/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/callSites",schemaPath:"#/properties/callSites/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined && func0.call(data, "findings")){
let data11 = data.findings;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data11)){
var valid4 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
const _errs18 = errors;
if(!(validate372(data11[i2], {instancePath:instancePath+"/findings/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
var valid4 = _errs18 === errors;
if(!valid4){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isolates !== undefined && func0.call(data, "isolates")){
let data13 = data.isolates;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data13)){
var valid5 = true;
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
const _errs21 = errors;
if(!(validate390(data13[i3], {instancePath:instancePath+"/isolates/" + i3,parentData:data13,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
var valid5 = _errs21 === errors;
if(!valid5){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/isolates",schemaPath:"#/properties/isolates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.poolWork !== undefined && func0.call(data, "poolWork")){
let data15 = data.poolWork;
const _errs22 = errors;
const _errs23 = errors;
let valid6 = false;
const _errs24 = errors;
if(!(validate398(data15, {instancePath:instancePath+"/poolWork",parentData:data,parentDataProperty:"poolWork",rootData}))){
vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
errors = vErrors.length;
}
var _valid0 = _errs24 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs25 = errors;
if(data15 !== null){
const err0 = {instancePath:instancePath+"/poolWork",schemaPath:"#/properties/poolWork/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid6 = valid6 || _valid0;
}
if(!valid6){
const err1 = {instancePath:instancePath+"/poolWork",schemaPath:"#/properties/poolWork/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate52.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.load !== undefined && func0.call(data, "load")){
let data16 = data.load;
const _errs27 = errors;
const _errs28 = errors;
let valid7 = false;
const _errs29 = errors;
if(!(validate407(data16, {instancePath:instancePath+"/load",parentData:data,parentDataProperty:"load",rootData}))){
vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
errors = vErrors.length;
}
var _valid1 = _errs29 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs30 = errors;
if(data16 !== null){
const err2 = {instancePath:instancePath+"/load",schemaPath:"#/properties/load/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs30 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err3 = {instancePath:instancePath+"/load",schemaPath:"#/properties/load/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate52.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data17 = data.traffic;
const _errs32 = errors;
const _errs33 = errors;
let valid8 = false;
const _errs34 = errors;
if(!(validate414(data17, {instancePath:instancePath+"/traffic",parentData:data,parentDataProperty:"traffic",rootData}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
var _valid2 = _errs34 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs35 = errors;
if(data17 !== null){
const err4 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs35 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
const err5 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate52.errors = vErrors;
return false;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs32 === errors;
if(valid0){
let data18 = data.tls;
const _errs37 = errors;
const _errs38 = errors;
let valid9 = false;
const _errs39 = errors;
if(!(validate421(data18, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
var _valid3 = _errs39 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const _errs40 = errors;
if(data18 !== null){
const err6 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs40 === errors;
valid9 = valid9 || _valid3;
}
if(!valid9){
const err7 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate52.errors = vErrors;
return false;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs37 === errors;
if(valid0){
let data19 = data.threadPool;
const _errs42 = errors;
const _errs43 = errors;
let valid10 = false;
const _errs44 = errors;
if(!(validate426(data19, {instancePath:instancePath+"/threadPool",parentData:data,parentDataProperty:"threadPool",rootData}))){
vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
errors = vErrors.length;
}
var _valid4 = _errs44 === errors;
valid10 = valid10 || _valid4;
if(!valid10){
const _errs45 = errors;
if(data19 !== null){
const err8 = {instancePath:instancePath+"/threadPool",schemaPath:"#/properties/threadPool/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid4 = _errs45 === errors;
valid10 = valid10 || _valid4;
}
if(!valid10){
const err9 = {instancePath:instancePath+"/threadPool",schemaPath:"#/properties/threadPool/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate52.errors = vErrors;
return false;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs42 === errors;
if(valid0){
let data20 = data.drive;
const _errs47 = errors;
const _errs48 = errors;
let valid11 = false;
const _errs49 = errors;
if(!(validate436(data20, {instancePath:instancePath+"/drive",parentData:data,parentDataProperty:"drive",rootData}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
var _valid5 = _errs49 === errors;
valid11 = valid11 || _valid5;
if(!valid11){
const _errs50 = errors;
if(data20 !== null){
const err10 = {instancePath:instancePath+"/drive",schemaPath:"#/properties/drive/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid5 = _errs50 === errors;
valid11 = valid11 || _valid5;
}
if(!valid11){
const err11 = {instancePath:instancePath+"/drive",schemaPath:"#/properties/drive/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate52.errors = vErrors;
return false;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs47 === errors;
if(valid0){
if(data.diagnostics !== undefined && func0.call(data, "diagnostics")){
let data21 = data.diagnostics;
const _errs52 = errors;
if(errors === _errs52){
if(Array.isArray(data21)){
var valid12 = true;
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
const _errs54 = errors;
if(!(validate438(data21[i4], {instancePath:instancePath+"/diagnostics/" + i4,parentData:data21,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
var valid12 = _errs54 === errors;
if(!valid12){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

exports.profile = validate85;
const schema29 = {"type":"object","required":["command","cwd","root","openssl","processor","startTime","durationMs","exitCode","signal","load"],"properties":{"command":{"type":"array","items":{"type":"string"}},"cwd":{"type":"string"},"root":{"type":"string"},"openssl":{"type":"string"},"processor":{"type":"string"},"startTime":{"$ref":"types.schema.json#/$defs/Time"},"durationMs":{"$ref":"types.schema.json#/$defs/Milliseconds"},"exitCode":{"type":["integer","null"]},"signal":{"type":["string","null"]},"load":{"anyOf":[{"$ref":"#/$defs/LoadResult"},{"type":"null"}]},"counted":{"type":"boolean","default":true},"traffic":{"anyOf":[{"$ref":"#/$defs/Traffic"},{"type":"null"}],"default":null},"tls":{"anyOf":[{"$ref":"tls.schema.json#/$defs/TlsLedger"},{"type":"null"}],"default":null},"threadPool":{"anyOf":[{"$ref":"tls.schema.json#/$defs/ThreadPool"},{"type":"null"}],"default":null},"drive":{"anyOf":[{"$ref":"#/$defs/Drive"},{"type":"null"}],"default":null},"cpu":{"anyOf":[{"$ref":"report.schema.json#/$defs/CpuTimes"},{"type":"null"}],"default":null},"unprofiled":{"type":"array","items":{"$ref":"#/$defs/Unprofiled"},"default":[]}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.requests === undefined) || (!(func0.call(data, "requests")))) && (missing0 = "requests")) || (((data.requestsPerSecond === undefined) || (!(func0.call(data, "requestsPerSecond")))) && (missing0 = "requestsPerSecond"))) || (((data.latencyP50Ms === undefined) || (!(func0.call(data, "latencyP50Ms")))) && (missing0 = "latencyP50Ms"))) || (((data.latencyP99Ms === undefined) || (!(func0.call(data, "latencyP99Ms")))) && (missing0 = "latencyP99Ms"))) || (((data.errors === undefined) || (!(func0.call(data, "errors")))) && (missing0 = "errors"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.requests !== undefined && func0.call(data, "requests")){
const _errs1 = errors;
if(!(validate92(data.requests, {instancePath:instancePath+"/requests",parentData:data,parentDataProperty:"requests",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestsPerSecond !== undefined && func0.call(data, "requestsPerSecond")){
const _errs2 = errors;
if(!(validate94(data.requestsPerSecond, {instancePath:instancePath+"/requestsPerSecond",parentData:data,parentDataProperty:"requestsPerSecond",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latencyP50Ms !== undefined && func0.call(data, "latencyP50Ms")){
const _errs3 = errors;
if(!(validate89(data.latencyP50Ms, {instancePath:instancePath+"/latencyP50Ms",parentData:data,parentDataProperty:"latencyP50Ms",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latencyP99Ms !== undefined && func0.call(data, "latencyP99Ms")){
const _errs4 = errors;
if(!(validate89(data.latencyP99Ms, {instancePath:instancePath+"/latencyP99Ms",parentData:data,parentDataProperty:"latencyP99Ms",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined && func0.call(data, "errors")){
const _errs5 = errors;
if(!(validate92(data.errors, {instancePath:instancePath+"/errors",parentData:data,parentDataProperty:"errors",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.requests === undefined) || (!(func0.call(data, "requests")))) && (missing0 = "requests")) || (((data.clientRequests === undefined) || (!(func0.call(data, "clientRequests")))) && (missing0 = "clientRequests"))) || (((data.tlsServer === undefined) || (!(func0.call(data, "tlsServer")))) && (missing0 = "tlsServer"))) || (((data.tlsClient === undefined) || (!(func0.call(data, "tlsClient")))) && (missing0 = "tlsClient"))) || (((data.processes === undefined) || (!(func0.call(data, "processes")))) && (missing0 = "processes"))) || (((data.complete === undefined) || (!(func0.call(data, "complete")))) && (missing0 = "complete"))){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.requests !== undefined && func0.call(data, "requests")){
const _errs1 = errors;
if(!(validate92(data.requests, {instancePath:instancePath+"/requests",parentData:data,parentDataProperty:"requests",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clientRequests !== undefined && func0.call(data, "clientRequests")){
const _errs2 = errors;
if(!(validate92(data.clientRequests, {instancePath:instancePath+"/clientRequests",parentData:data,parentDataProperty:"clientRequests",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tlsServer !== undefined && func0.call(data, "tlsServer")){
let data2 = data.tlsServer;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate103(data2, {instancePath:instancePath+"/tlsServer",parentData:data,parentDataProperty:"tlsServer",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/tlsServer",schemaPath:"#/properties/tlsServer/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/tlsServer",schemaPath:"#/properties/tlsServer/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate100.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tlsClient !== undefined && func0.call(data, "tlsClient")){
let data3 = data.tlsClient;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate103(data3, {instancePath:instancePath+"/tlsClient",parentData:data,parentDataProperty:"tlsClient",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/tlsClient",schemaPath:"#/properties/tlsClient/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/tlsClient",schemaPath:"#/properties/tlsClient/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate100.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processes !== undefined && func0.call(data, "processes")){
const _errs13 = errors;
if(!(validate92(data.processes, {instancePath:instancePath+"/processes",parentData:data,parentDataProperty:"processes",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined && func0.call(data, "complete")){
const _errs14 = errors;
if(typeof data.complete !== "boolean"){
validate100.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.peers === undefined) || (!(func0.call(data, "peers")))) && (missing0 = "peers")) || (((data.contexts === undefined) || (!(func0.call(data, "contexts")))) && (missing0 = "contexts"))) || (((data.cost === undefined) || (!(func0.call(data, "cost")))) && (missing0 = "cost"))) || (((data.complete === undefined) || (!(func0.call(data, "complete")))) && (missing0 = "complete"))){
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.peers !== undefined && func0.call(data, "peers")){
let data0 = data.peers;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate118(data0[i0], {instancePath:instancePath+"/peers/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/peers",schemaPath:"#/properties/peers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contexts !== undefined && func0.call(data, "contexts")){
const _errs4 = errors;
if(!(validate205(data.contexts, {instancePath:instancePath+"/contexts",parentData:data,parentDataProperty:"contexts",rootData}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined && func0.call(data, "cost")){
let data3 = data.cost;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate211(data3, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs8 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate117.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined && func0.call(data, "complete")){
const _errs10 = errors;
if(typeof data.complete !== "boolean"){
validate117.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.size === undefined) || (!(func0.call(data, "size")))) && (missing0 = "size")) || (((data.jobs === undefined) || (!(func0.call(data, "jobs")))) && (missing0 = "jobs"))) || (((data.maxInFlight === undefined) || (!(func0.call(data, "maxInFlight")))) && (missing0 = "maxInFlight"))) || (((data.waitP95Ms === undefined) || (!(func0.call(data, "waitP95Ms")))) && (missing0 = "waitP95Ms"))) || (((data.runP50Ms === undefined) || (!(func0.call(data, "runP50Ms")))) && (missing0 = "runP50Ms"))) || (((data.cpuMs === undefined) || (!(func0.call(data, "cpuMs")))) && (missing0 = "cpuMs"))) || (((data.runQueueWaitMs === undefined) || (!(func0.call(data, "runQueueWaitMs")))) && (missing0 = "runQueueWaitMs"))) || (((data.callSites === undefined) || (!(func0.call(data, "callSites")))) && (missing0 = "callSites"))) || (((data.complete === undefined) || (!(func0.call(data, "complete")))) && (missing0 = "complete"))){
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.size !== undefined && func0.call(data, "size")){
const _errs1 = errors;
if(!(validate119(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jobs !== undefined && func0.call(data, "jobs")){
const _errs2 = errors;
if(!(validate119(data.jobs, {instancePath:instancePath+"/jobs",parentData:data,parentDataProperty:"jobs",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxInFlight !== undefined && func0.call(data, "maxInFlight")){
const _errs3 = errors;
if(!(validate119(data.maxInFlight, {instancePath:instancePath+"/maxInFlight",parentData:data,parentDataProperty:"maxInFlight",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waitP95Ms !== undefined && func0.call(data, "waitP95Ms")){
let data3 = data.waitP95Ms;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate141(data3, {instancePath:instancePath+"/waitP95Ms",parentData:data,parentDataProperty:"waitP95Ms",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/waitP95Ms",schemaPath:"#/properties/waitP95Ms/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/waitP95Ms",schemaPath:"#/properties/waitP95Ms/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate230.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runP50Ms !== undefined && func0.call(data, "runP50Ms")){
let data4 = data.runP50Ms;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate141(data4, {instancePath:instancePath+"/runP50Ms",parentData:data,parentDataProperty:"runP50Ms",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/runP50Ms",schemaPath:"#/properties/runP50Ms/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/runP50Ms",schemaPath:"#/properties/runP50Ms/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate230.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cpuMs !== undefined && func0.call(data, "cpuMs")){
let data5 = data.cpuMs;
const _errs14 = errors;
const _errs15 = errors;
let valid3 = false;
const _errs16 = errors;
if(!(validate141(data5, {instancePath:instancePath+"/cpuMs",parentData:data,parentDataProperty:"cpuMs",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs17 = errors;
if(data5 !== null){
const err4 = {instancePath:instancePath+"/cpuMs",schemaPath:"#/properties/cpuMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/cpuMs",schemaPath:"#/properties/cpuMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate230.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runQueueWaitMs !== undefined && func0.call(data, "runQueueWaitMs")){
let data6 = data.runQueueWaitMs;
const _errs19 = errors;
const _errs20 = errors;
let valid4 = false;
const _errs21 = errors;
if(!(validate141(data6, {instancePath:instancePath+"/runQueueWaitMs",parentData:data,parentDataProperty:"runQueueWaitMs",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid3 = _errs21 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs22 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/runQueueWaitMs",schemaPath:"#/properties/runQueueWaitMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs22 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/runQueueWaitMs",schemaPath:"#/properties/runQueueWaitMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate230.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callSites !== undefined && func0.call(data, "callSites")){
let data7 = data.callSites;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data7)){
var valid5 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs26 = errors;
if(!(validate238(data7[i0], {instancePath:instancePath+"/callSites/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
var valid5 = _errs26 === errors;
if(!valid5){
break;
}
}
}
else {
validate230.errors = [{instancePath:instancePath+"/callSites",schemaPath:"#/properties/callSites/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined && func0.call(data, "complete")){
const _errs27 = errors;
if(typeof data.complete !== "boolean"){
validate230.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}


function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.listened === undefined) || (!(func0.call(data, "listened")))) && (missing0 = "listened")) || (((data.failure === undefined) || (!(func0.call(data, "failure")))) && (missing0 = "failure"))){
validate248.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.listened !== undefined && func0.call(data, "listened")){
const _errs1 = errors;
if(typeof data.listened !== "boolean"){
validate248.errors = [{instancePath:instancePath+"/listened",schemaPath:"#/properties/listened/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failure !== undefined && func0.call(data, "failure")){
const _errs3 = errors;
if(typeof data.failure !== "string"){
validate248.errors = [{instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}


function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.totalMs === undefined) || (!(func0.call(data, "totalMs")))) && (missing0 = "totalMs")) || (((data.mainMs === undefined) || (!(func0.call(data, "mainMs")))) && (missing0 = "mainMs"))) || (((data.workersMs === undefined) || (!(func0.call(data, "workersMs")))) && (missing0 = "workersMs"))) || (((data.poolMs === undefined) || (!(func0.call(data, "poolMs")))) && (missing0 = "poolMs"))) || (((data.v8Ms === undefined) || (!(func0.call(data, "v8Ms")))) && (missing0 = "v8Ms"))) || (((data.otherMs === undefined) || (!(func0.call(data, "otherMs")))) && (missing0 = "otherMs"))) || (((data.runQueueWaitMs === undefined) || (!(func0.call(data, "runQueueWaitMs")))) && (missing0 = "runQueueWaitMs"))){
validate250.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.totalMs !== undefined && func0.call(data, "totalMs")){
let data0 = data.totalMs;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate57(data0, {instancePath:instancePath+"/totalMs",parentData:data,parentDataProperty:"totalMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/totalMs",schemaPath:"#/properties/totalMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/totalMs",schemaPath:"#/properties/totalMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate250.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mainMs !== undefined && func0.call(data, "mainMs")){
let data1 = data.mainMs;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate57(data1, {instancePath:instancePath+"/mainMs",parentData:data,parentDataProperty:"mainMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/mainMs",schemaPath:"#/properties/mainMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/mainMs",schemaPath:"#/properties/mainMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate250.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mainKernelMs !== undefined && func0.call(data, "mainKernelMs")){
let data2 = data.mainKernelMs;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate57(data2, {instancePath:instancePath+"/mainKernelMs",parentData:data,parentDataProperty:"mainKernelMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs14 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/mainKernelMs",schemaPath:"#/properties/mainKernelMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/mainKernelMs",schemaPath:"#/properties/mainKernelMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate250.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workersMs !== undefined && func0.call(data, "workersMs")){
let data3 = data.workersMs;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(validate57(data3, {instancePath:instancePath+"/workersMs",parentData:data,parentDataProperty:"workersMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs19 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/workersMs",schemaPath:"#/properties/workersMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/workersMs",schemaPath:"#/properties/workersMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate250.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.poolMs !== undefined && func0.call(data, "poolMs")){
let data4 = data.poolMs;
const _errs21 = errors;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
if(!(validate57(data4, {instancePath:instancePath+"/poolMs",parentData:data,parentDataProperty:"poolMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid4 = _errs23 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs24 = errors;
if(data4 !== null){
const err8 = {instancePath:instancePath+"/poolMs",schemaPath:"#/properties/poolMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid4 = _errs24 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err9 = {instancePath:instancePath+"/poolMs",schemaPath:"#/properties/poolMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate250.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.v8Ms !== undefined && func0.call(data, "v8Ms")){
let data5 = data.v8Ms;
const _errs26 = errors;
const _errs27 = errors;
let valid6 = false;
const _errs28 = errors;
if(!(validate57(data5, {instancePath:instancePath+"/v8Ms",parentData:data,parentDataProperty:"v8Ms",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid5 = _errs28 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs29 = errors;
if(data5 !== null){
const err10 = {instancePath:instancePath+"/v8Ms",schemaPath:"#/properties/v8Ms/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid5 = _errs29 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
const err11 = {instancePath:instancePath+"/v8Ms",schemaPath:"#/properties/v8Ms/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate250.errors = vErrors;
return false;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.otherMs !== undefined && func0.call(data, "otherMs")){
let data6 = data.otherMs;
const _errs31 = errors;
const _errs32 = errors;
let valid7 = false;
const _errs33 = errors;
if(!(validate57(data6, {instancePath:instancePath+"/otherMs",parentData:data,parentDataProperty:"otherMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid6 = _errs33 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs34 = errors;
if(data6 !== null){
const err12 = {instancePath:instancePath+"/otherMs",schemaPath:"#/properties/otherMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid6 = _errs34 === errors;
valid7 = valid7 || _valid6;
}
if(!valid7){
const err13 = {instancePath:instancePath+"/otherMs",schemaPath:"#/properties/otherMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate250.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runQueueWaitMs !== undefined && func0.call(data, "runQueueWaitMs")){
let data7 = data.runQueueWaitMs;
const _errs36 = errors;
const _errs37 = errors;
let valid8 = false;
const _errs38 = errors;
if(!(validate57(data7, {instancePath:instancePath+"/runQueueWaitMs",parentData:data,parentDataProperty:"runQueueWaitMs",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid7 = _errs38 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs39 = errors;
if(data7 !== null){
const err14 = {instancePath:instancePath+"/runQueueWaitMs",schemaPath:"#/properties/runQueueWaitMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid7 = _errs39 === errors;
valid8 = valid8 || _valid7;
}
if(!valid8){
const err15 = {instancePath:instancePath+"/runQueueWaitMs",schemaPath:"#/properties/runQueueWaitMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate250.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}


function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing0 = "kind")) || (((data.reason === undefined) || (!(func0.call(data, "reason")))) && (missing0 = "reason"))) || (((data.count === undefined) || (!(func0.call(data, "count")))) && (missing0 = "count"))) || (((data.cpuMs === undefined) || (!(func0.call(data, "cpuMs")))) && (missing0 = "cpuMs"))){
validate260.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
const _errs1 = errors;
if(!((data0 === "thread") || (data0 === "child"))){
validate260.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema71.properties.kind.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined && func0.call(data, "reason")){
const _errs2 = errors;
if(!(validate261(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined && func0.call(data, "count")){
const _errs3 = errors;
if(!(validate92(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cpuMs !== undefined && func0.call(data, "cpuMs")){
let data3 = data.cpuMs;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate89(data3, {instancePath:instancePath+"/cpuMs",parentData:data,parentDataProperty:"cpuMs",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/cpuMs",schemaPath:"#/properties/cpuMs/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/cpuMs",schemaPath:"#/properties/cpuMs/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate260.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate260.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate260.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.counted === undefined){
data.counted = true;
}
if(data.traffic === undefined){
data.traffic = null;
}
if(data.tls === undefined){
data.tls = null;
}
if(data.threadPool === undefined){
data.threadPool = null;
}
if(data.drive === undefined){
data.drive = null;
}
if(data.cpu === undefined){
data.cpu = null;
}
if(data.unprofiled === undefined){
data.unprofiled = [];
}
let missing0;
if((((((((((((data.command === undefined) || (!(func0.call(data, "command")))) && (missing0 = "command")) || (((data.cwd === undefined) || (!(func0.call(data, "cwd")))) && (missing0 = "cwd"))) || (((data.root === undefined) || (!(func0.call(data, "root")))) && (missing0 = "root"))) || (((data.openssl === undefined) || (!(func0.call(data, "openssl")))) && (missing0 = "openssl"))) || (((data.processor === undefined) || (!(func0.call(data, "processor")))) && (missing0 = "processor"))) || (((data.startTime === undefined) || (!(func0.call(data, "startTime")))) && (missing0 = "startTime"))) || (((data.durationMs === undefined) || (!(func0.call(data, "durationMs")))) && (missing0 = "durationMs"))) || (((data.exitCode === undefined) || (!(func0.call(data, "exitCode")))) && (missing0 = "exitCode"))) || (((data.signal === undefined) || (!(func0.call(data, "signal")))) && (missing0 = "signal"))) || (((data.load === undefined) || (!(func0.call(data, "load")))) && (missing0 = "load"))){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.command !== undefined && func0.call(data, "command")){
let data0 = data.command;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate86.errors = [{instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cwd !== undefined && func0.call(data, "cwd")){
const _errs5 = errors;
if(typeof data.cwd !== "string"){
validate86.errors = [{instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.root !== undefined && func0.call(data, "root")){
const _errs7 = errors;
if(typeof data.root !== "string"){
validate86.errors = [{instancePath:instancePath+"/root",schemaPath:"#/properties/root/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openssl !== undefined && func0.call(data, "openssl")){
const _errs9 = errors;
if(typeof data.openssl !== "string"){
validate86.errors = [{instancePath:instancePath+"/openssl",schemaPath:"#/properties/openssl/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processor !== undefined && func0.call(data, "processor")){
const _errs11 = errors;
if(typeof data.processor !== "string"){
validate86.errors = [{instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startTime !== undefined && func0.call(data, "startTime")){
const _errs13 = errors;
if(!(validate87(data.startTime, {instancePath:instancePath+"/startTime",parentData:data,parentDataProperty:"startTime",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined && func0.call(data, "durationMs")){
const _errs14 = errors;
if(!(validate89(data.durationMs, {instancePath:instancePath+"/durationMs",parentData:data,parentDataProperty:"durationMs",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exitCode !== undefined && func0.call(data, "exitCode")){
let data8 = data.exitCode;
const _errs15 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate86.errors = [{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: schema29.properties.exitCode.type}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signal !== undefined && func0.call(data, "signal")){
let data9 = data.signal;
const _errs17 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate86.errors = [{instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: schema29.properties.signal.type}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.load !== undefined && func0.call(data, "load")){
let data10 = data.load;
const _errs19 = errors;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate91(data10, {instancePath:instancePath+"/load",parentData:data,parentDataProperty:"load",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs22 = errors;
if(data10 !== null){
const err0 = {instancePath:instancePath+"/load",schemaPath:"#/properties/load/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/load",schemaPath:"#/properties/load/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate86.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const _errs24 = errors;
if(typeof data.counted !== "boolean"){
validate86.errors = [{instancePath:instancePath+"/counted",schemaPath:"#/properties/counted/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs24 === errors;
if(valid0){
let data12 = data.traffic;
const _errs26 = errors;
const _errs27 = errors;
let valid3 = false;
const _errs28 = errors;
if(!(validate100(data12, {instancePath:instancePath+"/traffic",parentData:data,parentDataProperty:"traffic",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var _valid1 = _errs28 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs29 = errors;
if(data12 !== null){
const err2 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate86.errors = vErrors;
return false;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs26 === errors;
if(valid0){
let data13 = data.tls;
const _errs31 = errors;
const _errs32 = errors;
let valid4 = false;
const _errs33 = errors;
if(!(validate117(data13, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var _valid2 = _errs33 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs34 = errors;
if(data13 !== null){
const err4 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs34 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err5 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate86.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
if(valid0){
let data14 = data.threadPool;
const _errs36 = errors;
const _errs37 = errors;
let valid5 = false;
const _errs38 = errors;
if(!(validate230(data14, {instancePath:instancePath+"/threadPool",parentData:data,parentDataProperty:"threadPool",rootData}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
var _valid3 = _errs38 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs39 = errors;
if(data14 !== null){
const err6 = {instancePath:instancePath+"/threadPool",schemaPath:"#/properties/threadPool/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs39 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
const err7 = {instancePath:instancePath+"/threadPool",schemaPath:"#/properties/threadPool/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate86.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs36 === errors;
if(valid0){
let data15 = data.drive;
const _errs41 = errors;
const _errs42 = errors;
let valid6 = false;
const _errs43 = errors;
if(!(validate248(data15, {instancePath:instancePath+"/drive",parentData:data,parentDataProperty:"drive",rootData}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
var _valid4 = _errs43 === errors;
valid6 = valid6 || _valid4;
if(!valid6){
const _errs44 = errors;
if(data15 !== null){
const err8 = {instancePath:instancePath+"/drive",schemaPath:"#/properties/drive/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid4 = _errs44 === errors;
valid6 = valid6 || _valid4;
}
if(!valid6){
const err9 = {instancePath:instancePath+"/drive",schemaPath:"#/properties/drive/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate86.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs41 === errors;
if(valid0){
let data16 = data.cpu;
const _errs46 = errors;
const _errs47 = errors;
let valid7 = false;
const _errs48 = errors;
if(!(validate250(data16, {instancePath:instancePath+"/cpu",parentData:data,parentDataProperty:"cpu",rootData}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var _valid5 = _errs48 === errors;
valid7 = valid7 || _valid5;
if(!valid7){
const _errs49 = errors;
if(data16 !== null){
const err10 = {instancePath:instancePath+"/cpu",schemaPath:"#/properties/cpu/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid5 = _errs49 === errors;
valid7 = valid7 || _valid5;
}
if(!valid7){
const err11 = {instancePath:instancePath+"/cpu",schemaPath:"#/properties/cpu/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate86.errors = vErrors;
return false;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs46 === errors;
if(valid0){
let data17 = data.unprofiled;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data17)){
var valid8 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
const _errs53 = errors;
if(!(validate260(data17[i1], {instancePath:instancePath+"/unprofiled/" + i1,parentData:data17,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
var valid8 = _errs53 === errors;
if(!valid8){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/unprofiled",schemaPath:"#/properties/unprofiled/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs51 === errors;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}


function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "main") || (data === "worker")) || (data === "pool")) || (data === "helper"))){
validate270.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema75.enum}}];
return false;
}
validate270.errors = vErrors;
return errors === 0;
}


function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate272.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate272.errors = vErrors;
return errors === 0;
}


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.format === undefined) || (!(func0.call(data, "format")))) && (missing0 = "format")) || (((data.source === undefined) || (!(func0.call(data, "source")))) && (missing0 = "source"))) || (((data.node === undefined) || (!(func0.call(data, "node")))) && (missing0 = "node"))) || (((data.v8 === undefined) || (!(func0.call(data, "v8")))) && (missing0 = "v8"))) || (((data.platform === undefined) || (!(func0.call(data, "platform")))) && (missing0 = "platform"))) || (((data.arch === undefined) || (!(func0.call(data, "arch")))) && (missing0 = "arch"))) || (((data.pid === undefined) || (!(func0.call(data, "pid")))) && (missing0 = "pid"))) || (((data.thread === undefined) || (!(func0.call(data, "thread")))) && (missing0 = "thread"))) || (((data.intervalUs === undefined) || (!(func0.call(data, "intervalUs")))) && (missing0 = "intervalUs"))) || (((data.executable === undefined) || (!(func0.call(data, "executable")))) && (missing0 = "executable"))) || (((data.timed === undefined) || (!(func0.call(data, "timed")))) && (missing0 = "timed"))){
validate268.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.format !== undefined && func0.call(data, "format")){
const _errs1 = errors;
if(typeof data.format !== "string"){
validate268.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined && func0.call(data, "source")){
const _errs3 = errors;
if(typeof data.source !== "string"){
validate268.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.node !== undefined && func0.call(data, "node")){
const _errs5 = errors;
if(typeof data.node !== "string"){
validate268.errors = [{instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.v8 !== undefined && func0.call(data, "v8")){
const _errs7 = errors;
if(typeof data.v8 !== "string"){
validate268.errors = [{instancePath:instancePath+"/v8",schemaPath:"#/properties/v8/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.platform !== undefined && func0.call(data, "platform")){
const _errs9 = errors;
if(typeof data.platform !== "string"){
validate268.errors = [{instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arch !== undefined && func0.call(data, "arch")){
const _errs11 = errors;
if(typeof data.arch !== "string"){
validate268.errors = [{instancePath:instancePath+"/arch",schemaPath:"#/properties/arch/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pid !== undefined && func0.call(data, "pid")){
const _errs13 = errors;
if(!(validate92(data.pid, {instancePath:instancePath+"/pid",parentData:data,parentDataProperty:"pid",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread !== undefined && func0.call(data, "thread")){
const _errs14 = errors;
if(!(validate270(data.thread, {instancePath:instancePath+"/thread",parentData:data,parentDataProperty:"thread",rootData}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intervalUs !== undefined && func0.call(data, "intervalUs")){
const _errs15 = errors;
if(!(validate272(data.intervalUs, {instancePath:instancePath+"/intervalUs",parentData:data,parentDataProperty:"intervalUs",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.executable !== undefined && func0.call(data, "executable")){
const _errs16 = errors;
if(typeof data.executable !== "string"){
validate268.errors = [{instancePath:instancePath+"/executable",schemaPath:"#/properties/executable/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timed !== undefined && func0.call(data, "timed")){
const _errs18 = errors;
if(typeof data.timed !== "boolean"){
validate268.errors = [{instancePath:instancePath+"/timed",schemaPath:"#/properties/timed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate268.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate268.errors = vErrors;
return errors === 0;
}

const schema77 = {"type":"object","required":["name","kind","file","line","column","callLine","callColumn","tier","library","component","named","moduleBody"],"properties":{"name":{"type":"string"},"displayName":{"type":"string"},"kind":{"$ref":"#/$defs/FrameKind"},"file":{"type":"string"},"line":{"$ref":"types.schema.json#/$defs/Line"},"column":{"$ref":"types.schema.json#/$defs/Line"},"callLine":{"$ref":"types.schema.json#/$defs/Line"},"callColumn":{"$ref":"types.schema.json#/$defs/Line"},"callOffset":{"$ref":"types.schema.json#/$defs/Bytes","default":0},"tier":{"$ref":"#/$defs/Tier"},"library":{"type":"string"},"component":{"enum":["","openssl"]},"named":{"type":"boolean"},"moduleBody":{"type":"boolean"}}};
const schema78 = {"enum":["js","builtin","native","regexp","wasm","kernel","gc","idle","unknown"]};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((data === "js") || (data === "builtin")) || (data === "native")) || (data === "regexp")) || (data === "wasm")) || (data === "kernel")) || (data === "gc")) || (data === "idle")) || (data === "unknown"))){
validate276.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema78.enum}}];
return false;
}
validate276.errors = vErrors;
return errors === 0;
}


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate282.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate282.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate282.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate282.errors = vErrors;
return errors === 0;
}

const schema80 = {"enum":["","ignition","sparkplug","maglev","turbofan"]};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "") || (data === "ignition")) || (data === "sparkplug")) || (data === "maglev")) || (data === "turbofan"))){
validate284.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema80.enum}}];
return false;
}
validate284.errors = vErrors;
return errors === 0;
}


function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.callOffset === undefined){
data.callOffset = 0;
}
let missing0;
if((((((((((((((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")) || (((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing0 = "kind"))) || (((data.file === undefined) || (!(func0.call(data, "file")))) && (missing0 = "file"))) || (((data.line === undefined) || (!(func0.call(data, "line")))) && (missing0 = "line"))) || (((data.column === undefined) || (!(func0.call(data, "column")))) && (missing0 = "column"))) || (((data.callLine === undefined) || (!(func0.call(data, "callLine")))) && (missing0 = "callLine"))) || (((data.callColumn === undefined) || (!(func0.call(data, "callColumn")))) && (missing0 = "callColumn"))) || (((data.tier === undefined) || (!(func0.call(data, "tier")))) && (missing0 = "tier"))) || (((data.library === undefined) || (!(func0.call(data, "library")))) && (missing0 = "library"))) || (((data.component === undefined) || (!(func0.call(data, "component")))) && (missing0 = "component"))) || (((data.named === undefined) || (!(func0.call(data, "named")))) && (missing0 = "named"))) || (((data.moduleBody === undefined) || (!(func0.call(data, "moduleBody")))) && (missing0 = "moduleBody"))){
validate275.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined && func0.call(data, "name")){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate275.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined && func0.call(data, "displayName")){
const _errs3 = errors;
if(typeof data.displayName !== "string"){
validate275.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined && func0.call(data, "kind")){
const _errs5 = errors;
if(!(validate276(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined && func0.call(data, "file")){
const _errs6 = errors;
if(typeof data.file !== "string"){
validate275.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined && func0.call(data, "line")){
const _errs8 = errors;
if(!(validate164(data.line, {instancePath:instancePath+"/line",parentData:data,parentDataProperty:"line",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined && func0.call(data, "column")){
const _errs9 = errors;
if(!(validate164(data.column, {instancePath:instancePath+"/column",parentData:data,parentDataProperty:"column",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callLine !== undefined && func0.call(data, "callLine")){
const _errs10 = errors;
if(!(validate164(data.callLine, {instancePath:instancePath+"/callLine",parentData:data,parentDataProperty:"callLine",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callColumn !== undefined && func0.call(data, "callColumn")){
const _errs11 = errors;
if(!(validate164(data.callColumn, {instancePath:instancePath+"/callColumn",parentData:data,parentDataProperty:"callColumn",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const _errs12 = errors;
if(!(validate282(data.callOffset, {instancePath:instancePath+"/callOffset",parentData:data,parentDataProperty:"callOffset",rootData}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
if(valid0){
if(data.tier !== undefined && func0.call(data, "tier")){
const _errs13 = errors;
if(!(validate284(data.tier, {instancePath:instancePath+"/tier",parentData:data,parentDataProperty:"tier",rootData}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.library !== undefined && func0.call(data, "library")){
const _errs14 = errors;
if(typeof data.library !== "string"){
validate275.errors = [{instancePath:instancePath+"/library",schemaPath:"#/properties/library/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.component !== undefined && func0.call(data, "component")){
let data11 = data.component;
const _errs16 = errors;
if(!((data11 === "") || (data11 === "openssl"))){
validate275.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/enum",keyword:"enum",params:{allowedValues: schema77.properties.component.enum}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.named !== undefined && func0.call(data, "named")){
const _errs17 = errors;
if(typeof data.named !== "boolean"){
validate275.errors = [{instancePath:instancePath+"/named",schemaPath:"#/properties/named/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moduleBody !== undefined && func0.call(data, "moduleBody")){
const _errs19 = errors;
if(typeof data.moduleBody !== "boolean"){
validate275.errors = [{instancePath:instancePath+"/moduleBody",schemaPath:"#/properties/moduleBody/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate275.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate275.errors = vErrors;
return errors === 0;
}

const schema82 = {"type":"object","required":["type","data"],"properties":{"type":{"enum":["uint8","int32","float64","int32-deltas"]},"data":{"type":"string"}}};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")) || (((data.data === undefined) || (!(func0.call(data, "data")))) && (missing0 = "data"))){
validate289.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
const _errs1 = errors;
if(!((((data0 === "uint8") || (data0 === "int32")) || (data0 === "float64")) || (data0 === "int32-deltas"))){
validate289.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema82.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined && func0.call(data, "data")){
const _errs2 = errors;
if(typeof data.data !== "string"){
validate289.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}


function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.length === undefined) || (!(func0.call(data, "length")))) && (missing0 = "length")) || (((data.parent === undefined) || (!(func0.call(data, "parent")))) && (missing0 = "parent"))) || (((data.frame === undefined) || (!(func0.call(data, "frame")))) && (missing0 = "frame"))){
validate287.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.length !== undefined && func0.call(data, "length")){
const _errs1 = errors;
if(!(validate92(data.length, {instancePath:instancePath+"/length",parentData:data,parentDataProperty:"length",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined && func0.call(data, "parent")){
const _errs2 = errors;
if(!(validate289(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frame !== undefined && func0.call(data, "frame")){
const _errs3 = errors;
if(!(validate289(data.frame, {instancePath:instancePath+"/frame",parentData:data,parentDataProperty:"frame",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}


function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.length === undefined) || (!(func0.call(data, "length")))) && (missing0 = "length")) || (((data.stack === undefined) || (!(func0.call(data, "stack")))) && (missing0 = "stack"))) || (((data.time === undefined) || (!(func0.call(data, "time")))) && (missing0 = "time"))) || (((data.state === undefined) || (!(func0.call(data, "state")))) && (missing0 = "state"))) || (((data.weight === undefined) || (!(func0.call(data, "weight")))) && (missing0 = "weight"))){
validate293.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.length !== undefined && func0.call(data, "length")){
const _errs1 = errors;
if(!(validate92(data.length, {instancePath:instancePath+"/length",parentData:data,parentDataProperty:"length",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stack !== undefined && func0.call(data, "stack")){
const _errs2 = errors;
if(!(validate289(data.stack, {instancePath:instancePath+"/stack",parentData:data,parentDataProperty:"stack",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined && func0.call(data, "time")){
const _errs3 = errors;
if(!(validate289(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined && func0.call(data, "state")){
const _errs4 = errors;
if(!(validate289(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weight !== undefined && func0.call(data, "weight")){
const _errs5 = errors;
if(!(validate289(data.weight, {instancePath:instancePath+"/weight",parentData:data,parentDataProperty:"weight",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}


function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate300.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate300.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate300.errors = vErrors;
return errors === 0;
}


function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.callee === undefined) || (!(func0.call(data, "callee")))) && (missing0 = "callee")) || (((data.args === undefined) || (!(func0.call(data, "args")))) && (missing0 = "args"))) || (((data.options === undefined) || (!(func0.call(data, "options")))) && (missing0 = "options"))) || (((data.origin === undefined) || (!(func0.call(data, "origin")))) && (missing0 = "origin"))) || (((data.excerpt === undefined) || (!(func0.call(data, "excerpt")))) && (missing0 = "excerpt"))) || (((data.excerptLine === undefined) || (!(func0.call(data, "excerptLine")))) && (missing0 = "excerptLine"))) || (((data.line === undefined) || (!(func0.call(data, "line")))) && (missing0 = "line"))){
validate302.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.callee !== undefined && func0.call(data, "callee")){
const _errs1 = errors;
if(typeof data.callee !== "string"){
validate302.errors = [{instancePath:instancePath+"/callee",schemaPath:"#/properties/callee/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.args !== undefined && func0.call(data, "args")){
let data1 = data.args;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (data2 !== null)){
validate302.errors = [{instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: schema50.properties.args.items.type}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined && func0.call(data, "options")){
let data3 = data.options;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 of Object.keys(data3)){
let data4 = data3[key0];
const _errs10 = errors;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))){
validate302.errors = [{instancePath:instancePath+"/options/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: schema50.properties.options.additionalProperties.type}}];
return false;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.argOptions !== undefined && func0.call(data, "argOptions")){
let data5 = data.argOptions;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs14 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate302.errors = [{instancePath:instancePath+"/argOptions/" + i1,schemaPath:"#/properties/argOptions/items/type",keyword:"type",params:{type: schema50.properties.argOptions.items.type}}];
return false;
}
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 of Object.keys(data6)){
let data7 = data6[key1];
const _errs17 = errors;
if((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))){
validate302.errors = [{instancePath:instancePath+"/argOptions/" + i1+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/argOptions/items/additionalProperties/type",keyword:"type",params:{type: schema50.properties.argOptions.items.additionalProperties.type}}];
return false;
}
var valid4 = _errs17 === errors;
if(!valid4){
break;
}
}
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/argOptions",schemaPath:"#/properties/argOptions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined && func0.call(data, "origin")){
let data8 = data.origin;
const _errs19 = errors;
const _errs20 = errors;
let valid5 = false;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((((data8.callee === undefined) || (!(func0.call(data8, "callee")))) && (missing1 = "callee")) || (((data8.args === undefined) || (!(func0.call(data8, "args")))) && (missing1 = "args"))){
const err0 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data8.callee !== undefined && func0.call(data8, "callee")){
const _errs23 = errors;
if(typeof data8.callee !== "string"){
const err1 = {instancePath:instancePath+"/origin/callee",schemaPath:"#/properties/origin/anyOf/0/properties/callee/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.args !== undefined && func0.call(data8, "args")){
let data10 = data8.args;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data10)){
var valid7 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs27 = errors;
if(((typeof data11 !== "string") && (!((typeof data11 == "number") && (isFinite(data11))))) && (data11 !== null)){
const err2 = {instancePath:instancePath+"/origin/args/" + i2,schemaPath:"#/properties/origin/anyOf/0/properties/args/items/type",keyword:"type",params:{type: schema50.properties.origin.anyOf[0].properties.args.items.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid7 = _errs27 === errors;
if(!valid7){
break;
}
}
}
else {
const err3 = {instancePath:instancePath+"/origin/args",schemaPath:"#/properties/origin/anyOf/0/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs21 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs29 = errors;
if(data8 !== null){
const err5 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs29 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err6 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate302.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excerpt !== undefined && func0.call(data, "excerpt")){
let data12 = data.excerpt;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data12)){
var valid8 = true;
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
const _errs33 = errors;
if(typeof data12[i3] !== "string"){
validate302.errors = [{instancePath:instancePath+"/excerpt/" + i3,schemaPath:"#/properties/excerpt/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs33 === errors;
if(!valid8){
break;
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excerptLine !== undefined && func0.call(data, "excerptLine")){
const _errs35 = errors;
if(!(validate164(data.excerptLine, {instancePath:instancePath+"/excerptLine",parentData:data,parentDataProperty:"excerptLine",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined && func0.call(data, "line")){
const _errs36 = errors;
if(!(validate164(data.line, {instancePath:instancePath+"/line",parentData:data,parentDataProperty:"line",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined && func0.call(data, "file")){
const _errs37 = errors;
if(typeof data.file !== "string"){
validate302.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allows !== undefined && func0.call(data, "allows")){
let data17 = data.allows;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data17)){
var valid9 = true;
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
const _errs41 = errors;
if(!(validate167(data17[i4], {instancePath:instancePath+"/allows/" + i4,parentData:data17,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
var valid9 = _errs41 === errors;
if(!valid9){
break;
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/allows",schemaPath:"#/properties/allows/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.syntax !== undefined && func0.call(data, "syntax")){
let data19 = data.syntax;
const _errs42 = errors;
const _errs43 = errors;
let valid10 = false;
const _errs44 = errors;
if(!(validate170(data19, {instancePath:instancePath+"/syntax",parentData:data,parentDataProperty:"syntax",rootData}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var _valid1 = _errs44 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs45 = errors;
if(data19 !== null){
const err7 = {instancePath:instancePath+"/syntax",schemaPath:"#/properties/syntax/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs45 === errors;
valid10 = valid10 || _valid1;
}
if(!valid10){
const err8 = {instancePath:instancePath+"/syntax",schemaPath:"#/properties/syntax/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate302.errors = vErrors;
return false;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate302.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate302.errors = vErrors;
return errors === 0;
}


function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.code === undefined) || (!(func0.call(data, "code")))) && (missing0 = "code")) || (((data.count === undefined) || (!(func0.call(data, "count")))) && (missing0 = "count"))) || (((data.message === undefined) || (!(func0.call(data, "message")))) && (missing0 = "message"))){
validate308.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined && func0.call(data, "code")){
const _errs1 = errors;
if(typeof data.code !== "string"){
validate308.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined && func0.call(data, "count")){
const _errs3 = errors;
if(!(validate92(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined && func0.call(data, "message")){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate308.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate308.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate308.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^(0|[1-9]\\d*):", "u");

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.meta === undefined) || (!(func0.call(data, "meta")))) && (missing0 = "meta")) || (((data.frames === undefined) || (!(func0.call(data, "frames")))) && (missing0 = "frames"))) || (((data.stacks === undefined) || (!(func0.call(data, "stacks")))) && (missing0 = "stacks"))) || (((data.samples === undefined) || (!(func0.call(data, "samples")))) && (missing0 = "samples"))) || (((data.dropped === undefined) || (!(func0.call(data, "dropped")))) && (missing0 = "dropped"))) || (((data.calls === undefined) || (!(func0.call(data, "calls")))) && (missing0 = "calls"))) || (((data.diagnostics === undefined) || (!(func0.call(data, "diagnostics")))) && (missing0 = "diagnostics"))){
validate267.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.meta !== undefined && func0.call(data, "meta")){
const _errs1 = errors;
if(!(validate268(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frames !== undefined && func0.call(data, "frames")){
let data1 = data.frames;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate275(data1[i0], {instancePath:instancePath+"/frames/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate267.errors = [{instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stacks !== undefined && func0.call(data, "stacks")){
const _errs5 = errors;
if(!(validate287(data.stacks, {instancePath:instancePath+"/stacks",parentData:data,parentDataProperty:"stacks",rootData}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.samples !== undefined && func0.call(data, "samples")){
const _errs6 = errors;
if(!(validate293(data.samples, {instancePath:instancePath+"/samples",parentData:data,parentDataProperty:"samples",rootData}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dropped !== undefined && func0.call(data, "dropped")){
let data5 = data.dropped;
const _errs7 = errors;
if(errors === _errs7){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 of Object.keys(data5)){
const _errs10 = errors;
if(!(validate300(data5[key0], {instancePath:instancePath+"/dropped/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate267.errors = [{instancePath:instancePath+"/dropped",schemaPath:"#/properties/dropped/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calls !== undefined && func0.call(data, "calls")){
let data7 = data.calls;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data8)){
if(data8.length < 2){
validate267.errors = [{instancePath:instancePath+"/calls/" + i1,schemaPath:"#/properties/calls/items/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len2 = data8.length;
if(len2 > 0){
let data9 = data8[0];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
validate267.errors = [{instancePath:instancePath+"/calls/" + i1+"/0",schemaPath:"#/properties/calls/items/prefixItems/0/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9]\\d*):"}}];
return false;
}
}
else {
validate267.errors = [{instancePath:instancePath+"/calls/" + i1+"/0",schemaPath:"#/properties/calls/items/prefixItems/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs15 === errors;
}
if(valid4){
if(len2 > 1){
const _errs17 = errors;
if(!(validate302(data8[1], {instancePath:instancePath+"/calls/" + i1+"/1",parentData:data8,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
}
if(valid4){
const len3 = data8.length;
if(!(len3 <= 2)){
validate267.errors = [{instancePath:instancePath+"/calls/" + i1,schemaPath:"#/properties/calls/items/items",keyword:"items",params:{limit: 2}}];
return false;
}
}
}
}
}
else {
validate267.errors = [{instancePath:instancePath+"/calls/" + i1,schemaPath:"#/properties/calls/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate267.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagnostics !== undefined && func0.call(data, "diagnostics")){
let data11 = data.diagnostics;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data11)){
var valid5 = true;
const len4 = data11.length;
for(let i2=0; i2<len4; i2++){
const _errs20 = errors;
if(!(validate308(data11[i2], {instancePath:instancePath+"/diagnostics/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
else {
validate267.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate267.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="profile.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing0 = "kind")) || (((data.schemaVersion === undefined) || (!(func0.call(data, "schemaVersion")))) && (missing0 = "schemaVersion"))) || (((data.run === undefined) || (!(func0.call(data, "run")))) && (missing0 = "run"))) || (((data.profiles === undefined) || (!(func0.call(data, "profiles")))) && (missing0 = "profiles"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
const _errs1 = errors;
if("cryptoprof-recording" !== data.kind){
validate85.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "cryptoprof-recording"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemaVersion !== undefined && func0.call(data, "schemaVersion")){
const _errs2 = errors;
if(1 !== data.schemaVersion){
validate85.errors = [{instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/const",keyword:"const",params:{allowedValue: 1}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined && func0.call(data, "run")){
let data2 = data.run;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate86(data2, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate85.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profiles !== undefined && func0.call(data, "profiles")){
let data3 = data.profiles;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate267(data3[i0], {instancePath:instancePath+"/profiles/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

exports.baseline = validate441;

function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate443.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate443.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate443.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate443.errors = vErrors;
return errors === 0;
}


function validate445(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate445.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate445.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate445.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate445.errors = vErrors;
return errors === 0;
}


function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.node === undefined) || (!(func0.call(data, "node")))) && (missing0 = "node")) || (((data.openssl === undefined) || (!(func0.call(data, "openssl")))) && (missing0 = "openssl"))) || (((data.platform === undefined) || (!(func0.call(data, "platform")))) && (missing0 = "platform"))) || (((data.processor === undefined) || (!(func0.call(data, "processor")))) && (missing0 = "processor"))) || (((data.interval === undefined) || (!(func0.call(data, "interval")))) && (missing0 = "interval"))) || (((data.workload === undefined) || (!(func0.call(data, "workload")))) && (missing0 = "workload"))){
validate447.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.node !== undefined && func0.call(data, "node")){
const _errs1 = errors;
if(typeof data.node !== "string"){
validate447.errors = [{instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openssl !== undefined && func0.call(data, "openssl")){
const _errs3 = errors;
if(typeof data.openssl !== "string"){
validate447.errors = [{instancePath:instancePath+"/openssl",schemaPath:"#/properties/openssl/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.platform !== undefined && func0.call(data, "platform")){
const _errs5 = errors;
if(typeof data.platform !== "string"){
validate447.errors = [{instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processor !== undefined && func0.call(data, "processor")){
const _errs7 = errors;
if(typeof data.processor !== "string"){
validate447.errors = [{instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interval !== undefined && func0.call(data, "interval")){
const _errs9 = errors;
if(typeof data.interval !== "string"){
validate447.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined && func0.call(data, "workload")){
let data5 = data.workload;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(typeof data5[i0] !== "string"){
validate447.errors = [{instancePath:instancePath+"/workload/" + i0,schemaPath:"#/properties/workload/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs13 === errors;
if(!valid1){
break;
}
}
}
else {
validate447.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate447.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate447.errors = vErrors;
return errors === 0;
}


function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
validate450.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate450.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate450.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate450.errors = vErrors;
return errors === 0;
}


function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.file === undefined) || (!(func0.call(data, "file")))) && (missing0 = "file")) || (((data.function === undefined) || (!(func0.call(data, "function")))) && (missing0 = "function"))) || (((data.operation === undefined) || (!(func0.call(data, "operation")))) && (missing0 = "operation"))) || (((data.share === undefined) || (!(func0.call(data, "share")))) && (missing0 = "share"))){
validate449.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.file !== undefined && func0.call(data, "file")){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate449.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined && func0.call(data, "function")){
const _errs3 = errors;
if(typeof data.function !== "string"){
validate449.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined && func0.call(data, "operation")){
const _errs5 = errors;
if(typeof data.operation !== "string"){
validate449.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.share !== undefined && func0.call(data, "share")){
const _errs7 = errors;
if(!(validate450(data.share, {instancePath:instancePath+"/share",parentData:data,parentDataProperty:"share",rootData}))){
vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate449.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate449.errors = vErrors;
return errors === 0;
}


function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.designEffects === undefined){
data.designEffects = {};
}
let missing0;
if(((((((data.runs === undefined) || (!(func0.call(data, "runs")))) && (missing0 = "runs")) || (((data.busyTicks === undefined) || (!(func0.call(data, "busyTicks")))) && (missing0 = "busyTicks"))) || (((data.environment === undefined) || (!(func0.call(data, "environment")))) && (missing0 = "environment"))) || (((data.callSites === undefined) || (!(func0.call(data, "callSites")))) && (missing0 = "callSites"))) || (((data.metrics === undefined) || (!(func0.call(data, "metrics")))) && (missing0 = "metrics"))){
validate442.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.runs !== undefined && func0.call(data, "runs")){
const _errs1 = errors;
if(!(validate443(data.runs, {instancePath:instancePath+"/runs",parentData:data,parentDataProperty:"runs",rootData}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.busyTicks !== undefined && func0.call(data, "busyTicks")){
const _errs2 = errors;
if(!(validate445(data.busyTicks, {instancePath:instancePath+"/busyTicks",parentData:data,parentDataProperty:"busyTicks",rootData}))){
vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined && func0.call(data, "environment")){
const _errs3 = errors;
if(!(validate447(data.environment, {instancePath:instancePath+"/environment",parentData:data,parentDataProperty:"environment",rootData}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callSites !== undefined && func0.call(data, "callSites")){
let data3 = data.callSites;
const _errs4 = errors;
if(errors === _errs4){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 of Object.keys(data3)){
const _errs7 = errors;
if(!(validate449(data3[key0], {instancePath:instancePath+"/callSites/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate442.errors = [{instancePath:instancePath+"/callSites",schemaPath:"#/properties/callSites/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metrics !== undefined && func0.call(data, "metrics")){
let data5 = data.metrics;
const _errs8 = errors;
if(errors === _errs8){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 of Object.keys(data5)){
let data6 = data5[key1];
const _errs11 = errors;
if(errors === _errs11){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate442.errors = [{instancePath:instancePath+"/metrics/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metrics/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate442.errors = [{instancePath:instancePath+"/metrics/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metrics/additionalProperties/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate442.errors = [{instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data7 = data.designEffects;
const _errs13 = errors;
if(errors === _errs13){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 of Object.keys(data7)){
let data8 = data7[key2];
const _errs16 = errors;
if(errors === _errs16){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate442.errors = [{instancePath:instancePath+"/designEffects/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/designEffects/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
else {
validate442.errors = [{instancePath:instancePath+"/designEffects/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/designEffects/additionalProperties/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
else {
validate442.errors = [{instancePath:instancePath+"/designEffects",schemaPath:"#/properties/designEffects/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
}
}
}
}
}
}
else {
validate442.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate442.errors = vErrors;
return errors === 0;
}


function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="baseline.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version")) || (((data.environments === undefined) || (!(func0.call(data, "environments")))) && (missing0 = "environments"))){
validate441.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.version !== undefined && func0.call(data, "version")){
const _errs1 = errors;
if(3 !== data.version){
validate441.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 3}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environments !== undefined && func0.call(data, "environments")){
let data1 = data.environments;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
if(data1.length < 1){
validate441.errors = [{instancePath:instancePath+"/environments",schemaPath:"#/properties/environments/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate442(data1[i0], {instancePath:instancePath+"/environments/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate441.errors = [{instancePath:instancePath+"/environments",schemaPath:"#/properties/environments/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate441.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate441.errors = vErrors;
return errors === 0;
}

exports.symbols = validate454;
const schema121 = {"type":"object","required":["path","buildId","rows","symbols"],"properties":{"path":{"type":"string"},"buildId":{"type":"string"},"status":{"enum":["ok","partial","stripped"],"default":"ok"},"rows":{"type":"array","items":{"$ref":"#/$defs/AddressRange"}},"symbols":{"type":"array","items":{"$ref":"#/$defs/NativeSymbol"}},"openssl":{"type":"array","items":{"$ref":"#/$defs/AddressRange"},"default":[]}}};

function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate457.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate457.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate457.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate457.errors = vErrors;
return errors === 0;
}


function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.start === undefined) || (!(func0.call(data, "start")))) && (missing0 = "start")) || (((data.end === undefined) || (!(func0.call(data, "end")))) && (missing0 = "end"))){
validate456.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.start !== undefined && func0.call(data, "start")){
const _errs1 = errors;
if(!(validate457(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end !== undefined && func0.call(data, "end")){
const _errs2 = errors;
if(!(validate457(data.end, {instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate456.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate456.errors = vErrors;
return errors === 0;
}

const schema124 = {"type":"object","required":["name","start","end"],"properties":{"name":{"type":"string"},"start":{"$ref":"#/$defs/Address"},"end":{"$ref":"#/$defs/Address"},"component":{"enum":["","openssl"],"default":""}}};

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.component === undefined){
data.component = "";
}
let missing0;
if(((((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")) || (((data.start === undefined) || (!(func0.call(data, "start")))) && (missing0 = "start"))) || (((data.end === undefined) || (!(func0.call(data, "end")))) && (missing0 = "end"))){
validate461.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined && func0.call(data, "name")){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate461.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start !== undefined && func0.call(data, "start")){
const _errs3 = errors;
if(!(validate457(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end !== undefined && func0.call(data, "end")){
const _errs4 = errors;
if(!(validate457(data.end, {instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data3 = data.component;
const _errs5 = errors;
if(!((data3 === "") || (data3 === "openssl"))){
validate461.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/enum",keyword:"enum",params:{allowedValues: schema124.properties.component.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
}
}
}
}
else {
validate461.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate461.errors = vErrors;
return errors === 0;
}


function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
data.status = "ok";
}
if(data.openssl === undefined){
data.openssl = [];
}
let missing0;
if((((((data.path === undefined) || (!(func0.call(data, "path")))) && (missing0 = "path")) || (((data.buildId === undefined) || (!(func0.call(data, "buildId")))) && (missing0 = "buildId"))) || (((data.rows === undefined) || (!(func0.call(data, "rows")))) && (missing0 = "rows"))) || (((data.symbols === undefined) || (!(func0.call(data, "symbols")))) && (missing0 = "symbols"))){
validate455.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.path !== undefined && func0.call(data, "path")){
const _errs1 = errors;
if(typeof data.path !== "string"){
validate455.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buildId !== undefined && func0.call(data, "buildId")){
const _errs3 = errors;
if(typeof data.buildId !== "string"){
validate455.errors = [{instancePath:instancePath+"/buildId",schemaPath:"#/properties/buildId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data2 = data.status;
const _errs5 = errors;
if(!(((data2 === "ok") || (data2 === "partial")) || (data2 === "stripped"))){
validate455.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema121.properties.status.enum}}];
return false;
}
var valid0 = _errs5 === errors;
if(valid0){
if(data.rows !== undefined && func0.call(data, "rows")){
let data3 = data.rows;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate456(data3[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate455.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.symbols !== undefined && func0.call(data, "symbols")){
let data5 = data.symbols;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(!(validate461(data5[i1], {instancePath:instancePath+"/symbols/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate455.errors = [{instancePath:instancePath+"/symbols",schemaPath:"#/properties/symbols/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data7 = data.openssl;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data7)){
var valid3 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
const _errs14 = errors;
if(!(validate456(data7[i2], {instancePath:instancePath+"/openssl/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
validate455.errors = [{instancePath:instancePath+"/openssl",schemaPath:"#/properties/openssl/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
}
}
}
}
}
}
else {
validate455.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate455.errors = vErrors;
return errors === 0;
}


function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="symbols.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.schemaVersion === undefined) || (!(func0.call(data, "schemaVersion")))) && (missing0 = "schemaVersion")) || (((data.libraries === undefined) || (!(func0.call(data, "libraries")))) && (missing0 = "libraries"))){
validate454.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.schemaVersion !== undefined && func0.call(data, "schemaVersion")){
const _errs1 = errors;
if(1 !== data.schemaVersion){
validate454.errors = [{instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/const",keyword:"const",params:{allowedValue: 1}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.libraries !== undefined && func0.call(data, "libraries")){
let data1 = data.libraries;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate455(data1[i0], {instancePath:instancePath+"/libraries/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate454.errors = [{instancePath:instancePath+"/libraries",schemaPath:"#/properties/libraries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate454.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate454.errors = vErrors;
return errors === 0;
}

exports.bench = validate467;
const func1001 = (text) => { let n = 0; for (const _ of text) n++; return n; };

function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate468.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate468.errors = vErrors;
return errors === 0;
}

const schema128 = {"enum":["kdf","keygen","sign","verify","kex","hash","cipher","handshake"]};

function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "kdf") || (data === "keygen")) || (data === "sign")) || (data === "verify")) || (data === "kex")) || (data === "hash")) || (data === "cipher")) || (data === "handshake"))){
validate471.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema128.enum}}];
return false;
}
validate471.errors = vErrors;
return errors === 0;
}


function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate473.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate473.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate473.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate473.errors = vErrors;
return errors === 0;
}


function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate475.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate475.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate475.errors = vErrors;
return errors === 0;
}


function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate477.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate477.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate477.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate477.errors = vErrors;
return errors === 0;
}


function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.group === undefined) || (!(func0.call(data, "group")))) && (missing0 = "group")) || (((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name"))) || (((data.what === undefined) || (!(func0.call(data, "what")))) && (missing0 = "what"))) || (((data.bytes === undefined) || (!(func0.call(data, "bytes")))) && (missing0 = "bytes"))) || (((data.us === undefined) || (!(func0.call(data, "us")))) && (missing0 = "us"))) || (((data.spread === undefined) || (!(func0.call(data, "spread")))) && (missing0 = "spread"))) || (((data.n === undefined) || (!(func0.call(data, "n")))) && (missing0 = "n"))){
validate470.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.group !== undefined && func0.call(data, "group")){
const _errs1 = errors;
if(!(validate471(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func1001(data1) > 100){
validate470.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate470.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.what !== undefined && func0.call(data, "what")){
let data2 = data.what;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func1001(data2) > 100){
validate470.errors = [{instancePath:instancePath+"/what",schemaPath:"#/properties/what/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate470.errors = [{instancePath:instancePath+"/what",schemaPath:"#/properties/what/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined && func0.call(data, "bytes")){
const _errs6 = errors;
if(!(validate473(data.bytes, {instancePath:instancePath+"/bytes",parentData:data,parentDataProperty:"bytes",rootData}))){
vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.us !== undefined && func0.call(data, "us")){
const _errs7 = errors;
if(!(validate475(data.us, {instancePath:instancePath+"/us",parentData:data,parentDataProperty:"us",rootData}))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spread !== undefined && func0.call(data, "spread")){
let data5 = data.spread;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate470.errors = [{instancePath:instancePath+"/spread",schemaPath:"#/properties/spread/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate470.errors = [{instancePath:instancePath+"/spread",schemaPath:"#/properties/spread/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n !== undefined && func0.call(data, "n")){
const _errs10 = errors;
if(!(validate477(data.n, {instancePath:instancePath+"/n",parentData:data,parentDataProperty:"n",rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate470.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate470.errors = vErrors;
return errors === 0;
}


function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="bench.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.schemaVersion === undefined) || (!(func0.call(data, "schemaVersion")))) && (missing0 = "schemaVersion")) || (((data.tool === undefined) || (!(func0.call(data, "tool")))) && (missing0 = "tool"))) || (((data.node === undefined) || (!(func0.call(data, "node")))) && (missing0 = "node"))) || (((data.openssl === undefined) || (!(func0.call(data, "openssl")))) && (missing0 = "openssl"))) || (((data.platform === undefined) || (!(func0.call(data, "platform")))) && (missing0 = "platform"))) || (((data.processor === undefined) || (!(func0.call(data, "processor")))) && (missing0 = "processor"))) || (((data.time === undefined) || (!(func0.call(data, "time")))) && (missing0 = "time"))) || (((data.measurements === undefined) || (!(func0.call(data, "measurements")))) && (missing0 = "measurements"))) || (((data.missing === undefined) || (!(func0.call(data, "missing")))) && (missing0 = "missing"))){
validate467.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.schemaVersion !== undefined && func0.call(data, "schemaVersion")){
const _errs1 = errors;
if(1 !== data.schemaVersion){
validate467.errors = [{instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/const",keyword:"const",params:{allowedValue: 1}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined && func0.call(data, "tool")){
let data1 = data.tool;
const _errs2 = errors;
if(errors === _errs2){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.name === undefined) || (!(func0.call(data1, "name")))) && (missing1 = "name")) || (((data1.version === undefined) || (!(func0.call(data1, "version")))) && (missing1 = "version"))){
validate467.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.name !== undefined && func0.call(data1, "name")){
const _errs4 = errors;
if("cryptoprof" !== data1.name){
validate467.errors = [{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "cryptoprof"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.version !== undefined && func0.call(data1, "version")){
const _errs5 = errors;
if(typeof data1.version !== "string"){
validate467.errors = [{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate467.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.node !== undefined && func0.call(data, "node")){
let data4 = data.node;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(func1001(data4) > 100){
validate467.errors = [{instancePath:instancePath+"/node",schemaPath:"#/properties/node/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate467.errors = [{instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openssl !== undefined && func0.call(data, "openssl")){
let data5 = data.openssl;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data5 === "string"){
if(func1001(data5) > 100){
validate467.errors = [{instancePath:instancePath+"/openssl",schemaPath:"#/properties/openssl/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate467.errors = [{instancePath:instancePath+"/openssl",schemaPath:"#/properties/openssl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.platform !== undefined && func0.call(data, "platform")){
let data6 = data.platform;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data6 === "string"){
if(func1001(data6) > 100){
validate467.errors = [{instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate467.errors = [{instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processor !== undefined && func0.call(data, "processor")){
let data7 = data.processor;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data7 === "string"){
if(func1001(data7) > 200){
validate467.errors = [{instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate467.errors = [{instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined && func0.call(data, "time")){
const _errs15 = errors;
if(!(validate468(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.measurements !== undefined && func0.call(data, "measurements")){
let data9 = data.measurements;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data9)){
if(data9.length > 200){
validate467.errors = [{instancePath:instancePath+"/measurements",schemaPath:"#/properties/measurements/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid2 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(!(validate470(data9[i0], {instancePath:instancePath+"/measurements/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
errors = vErrors.length;
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate467.errors = [{instancePath:instancePath+"/measurements",schemaPath:"#/properties/measurements/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.missing !== undefined && func0.call(data, "missing")){
let data11 = data.missing;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data11)){
if(data11.length > 200){
validate467.errors = [{instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs21 = errors;
if(errors === _errs21){
if(typeof data12 === "string"){
if(func1001(data12) > 100){
validate467.errors = [{instancePath:instancePath+"/missing/" + i1,schemaPath:"#/properties/missing/items/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate467.errors = [{instancePath:instancePath+"/missing/" + i1,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate467.errors = [{instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate467.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate467.errors = vErrors;
return errors === 0;
}

exports["profile#Traffic"] = validate480;

function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.requests === undefined) || (!(func0.call(data, "requests")))) && (missing0 = "requests")) || (((data.clientRequests === undefined) || (!(func0.call(data, "clientRequests")))) && (missing0 = "clientRequests"))) || (((data.tlsServer === undefined) || (!(func0.call(data, "tlsServer")))) && (missing0 = "tlsServer"))) || (((data.tlsClient === undefined) || (!(func0.call(data, "tlsClient")))) && (missing0 = "tlsClient"))) || (((data.processes === undefined) || (!(func0.call(data, "processes")))) && (missing0 = "processes"))) || (((data.complete === undefined) || (!(func0.call(data, "complete")))) && (missing0 = "complete"))){
validate480.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.requests !== undefined && func0.call(data, "requests")){
const _errs1 = errors;
if(!(validate92(data.requests, {instancePath:instancePath+"/requests",parentData:data,parentDataProperty:"requests",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clientRequests !== undefined && func0.call(data, "clientRequests")){
const _errs2 = errors;
if(!(validate92(data.clientRequests, {instancePath:instancePath+"/clientRequests",parentData:data,parentDataProperty:"clientRequests",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tlsServer !== undefined && func0.call(data, "tlsServer")){
let data2 = data.tlsServer;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate103(data2, {instancePath:instancePath+"/tlsServer",parentData:data,parentDataProperty:"tlsServer",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/tlsServer",schemaPath:"#/properties/tlsServer/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/tlsServer",schemaPath:"#/properties/tlsServer/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate480.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tlsClient !== undefined && func0.call(data, "tlsClient")){
let data3 = data.tlsClient;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate103(data3, {instancePath:instancePath+"/tlsClient",parentData:data,parentDataProperty:"tlsClient",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/tlsClient",schemaPath:"#/properties/tlsClient/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/tlsClient",schemaPath:"#/properties/tlsClient/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate480.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processes !== undefined && func0.call(data, "processes")){
const _errs13 = errors;
if(!(validate92(data.processes, {instancePath:instancePath+"/processes",parentData:data,parentDataProperty:"processes",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined && func0.call(data, "complete")){
const _errs14 = errors;
if(typeof data.complete !== "boolean"){
validate480.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate480.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate480.errors = vErrors;
return errors === 0;
}

exports["probe#ToldStarts"] = validate487;
const schema135 = {"type":"object","required":["kind","reason","count","newest","pids"],"properties":{"kind":{"enum":["thread","child"]},"reason":{"anyOf":[{"$ref":"profile.schema.json#/$defs/UnprofiledReason"},{"type":"null"}]},"count":{"$ref":"types.schema.json#/$defs/Count"},"newest":{"$ref":"types.schema.json#/$defs/Count"},"pids":{"type":"array","items":{"$ref":"types.schema.json#/$defs/Count"}}}};

function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((data === "directory-gone") || (data === "directory-not-writable")) || (data === "disk-full")) || (data === "no-descriptors")) || (data === "recording-stopped")) || (data === "other-user")) || (data === "other-node")) || (data === "own-options")) || (data === "not-passed-on")) || (data === "own-exec-argv")) || (data === "no-log")) || (data === "log-ended-early")) || (data === "unknown"))){
validate489.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema72.enum}}];
return false;
}
validate489.errors = vErrors;
return errors === 0;
}


function validate491(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate491.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate491.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate491.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate491.errors = vErrors;
return errors === 0;
}


function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing0 = "kind")) || (((data.reason === undefined) || (!(func0.call(data, "reason")))) && (missing0 = "reason"))) || (((data.count === undefined) || (!(func0.call(data, "count")))) && (missing0 = "count"))) || (((data.newest === undefined) || (!(func0.call(data, "newest")))) && (missing0 = "newest"))) || (((data.pids === undefined) || (!(func0.call(data, "pids")))) && (missing0 = "pids"))){
validate488.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
const _errs1 = errors;
if(!((data0 === "thread") || (data0 === "child"))){
validate488.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema135.properties.kind.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined && func0.call(data, "reason")){
let data1 = data.reason;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate489(data1, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate488.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined && func0.call(data, "count")){
const _errs7 = errors;
if(!(validate491(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newest !== undefined && func0.call(data, "newest")){
const _errs8 = errors;
if(!(validate491(data.newest, {instancePath:instancePath+"/newest",parentData:data,parentDataProperty:"newest",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pids !== undefined && func0.call(data, "pids")){
let data4 = data.pids;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate491(data4[i0], {instancePath:instancePath+"/pids/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate488.errors = [{instancePath:instancePath+"/pids",schemaPath:"#/properties/pids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate488.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate488.errors = vErrors;
return errors === 0;
}


function validate487(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate488(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate487.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate487.errors = vErrors;
return errors === 0;
}

exports["probe#ToldThread"] = validate496;

function validate500(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate500.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate500.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
validate500.errors = vErrors;
return errors === 0;
}


function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.tid === undefined) || (!(func0.call(data, "tid")))) && (missing0 = "tid")) || (((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name"))) || (((data.cpuMs === undefined) || (!(func0.call(data, "cpuMs")))) && (missing0 = "cpuMs"))) || (((data.waitMs === undefined) || (!(func0.call(data, "waitMs")))) && (missing0 = "waitMs"))){
validate502.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tid !== undefined && func0.call(data, "tid")){
const _errs1 = errors;
if(!(validate491(data.tid, {instancePath:instancePath+"/tid",parentData:data,parentDataProperty:"tid",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined && func0.call(data, "name")){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate502.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cpuMs !== undefined && func0.call(data, "cpuMs")){
const _errs4 = errors;
if(!(validate500(data.cpuMs, {instancePath:instancePath+"/cpuMs",parentData:data,parentDataProperty:"cpuMs",rootData}))){
vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waitMs !== undefined && func0.call(data, "waitMs")){
const _errs5 = errors;
if(!(validate500(data.waitMs, {instancePath:instancePath+"/waitMs",parentData:data,parentDataProperty:"waitMs",rootData}))){
vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate502.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate502.errors = vErrors;
return errors === 0;
}


function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.totalMs === undefined) || (!(func0.call(data, "totalMs")))) && (missing0 = "totalMs")) || (((data.threads === undefined) || (!(func0.call(data, "threads")))) && (missing0 = "threads"))){
validate499.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.totalMs !== undefined && func0.call(data, "totalMs")){
const _errs1 = errors;
if(!(validate500(data.totalMs, {instancePath:instancePath+"/totalMs",parentData:data,parentDataProperty:"totalMs",rootData}))){
vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threads !== undefined && func0.call(data, "threads")){
let data1 = data.threads;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate502(data1[i0], {instancePath:instancePath+"/threads/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate499.errors = [{instancePath:instancePath+"/threads",schemaPath:"#/properties/threads/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate499.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate499.errors = vErrors;
return errors === 0;
}


function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.tid === undefined) || (!(func0.call(data, "tid")))) && (missing0 = "tid")) || (((data.present === undefined) || (!(func0.call(data, "present")))) && (missing0 = "present"))) || (((data.poolIsNamed === undefined) || (!(func0.call(data, "poolIsNamed")))) && (missing0 = "poolIsNamed"))) || (((data.atExit === undefined) || (!(func0.call(data, "atExit")))) && (missing0 = "atExit"))){
validate496.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tid !== undefined && func0.call(data, "tid")){
const _errs1 = errors;
if(!(validate491(data.tid, {instancePath:instancePath+"/tid",parentData:data,parentDataProperty:"tid",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.present !== undefined && func0.call(data, "present")){
let data1 = data.present;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate491(data1[i0], {instancePath:instancePath+"/present/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate496.errors = [{instancePath:instancePath+"/present",schemaPath:"#/properties/present/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.poolIsNamed !== undefined && func0.call(data, "poolIsNamed")){
const _errs5 = errors;
if(typeof data.poolIsNamed !== "boolean"){
validate496.errors = [{instancePath:instancePath+"/poolIsNamed",schemaPath:"#/properties/poolIsNamed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.atExit !== undefined && func0.call(data, "atExit")){
let data4 = data.atExit;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate499(data4, {instancePath:instancePath+"/atExit",parentData:data,parentDataProperty:"atExit",rootData}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs10 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/atExit",schemaPath:"#/properties/atExit/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/atExit",schemaPath:"#/properties/atExit/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate496.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate496.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate496.errors = vErrors;
return errors === 0;
}

exports["probe#ToldTls"] = validate508;
const schema143 = {"type":"object","required":["role","host","port","handshakes","resumed","overlapped","requests","reusedRequests","agents","protocol","cipher","group","alpn","certificate","bytesIn","bytesOut","helloBytes","handshakeTimes","lifeTimes","mostOpen","choices","callSites","unplaced","packages","agentSites"],"properties":{"role":{"enum":["client","server"]},"host":{"type":"string","maxLength":255},"port":{"$ref":"types.schema.json#/$defs/Count"},"handshakes":{"$ref":"types.schema.json#/$defs/Count"},"resumed":{"$ref":"types.schema.json#/$defs/Count"},"overlapped":{"$ref":"types.schema.json#/$defs/Count"},"requests":{"$ref":"types.schema.json#/$defs/Count"},"reusedRequests":{"$ref":"types.schema.json#/$defs/Count"},"agents":{"$ref":"types.schema.json#/$defs/Count"},"protocol":{"$ref":"types.schema.json#/$defs/Tally"},"cipher":{"$ref":"types.schema.json#/$defs/Tally"},"group":{"$ref":"types.schema.json#/$defs/Tally"},"alpn":{"$ref":"types.schema.json#/$defs/Tally"},"certificate":{"anyOf":[{"$ref":"tls.schema.json#/$defs/Certificate"},{"type":"null"}]},"bytesIn":{"$ref":"types.schema.json#/$defs/Bytes"},"bytesOut":{"$ref":"types.schema.json#/$defs/Bytes"},"helloBytes":{"$ref":"#/$defs/ByNumber"},"handshakeTimes":{"$ref":"#/$defs/ByNumber"},"lifeTimes":{"$ref":"#/$defs/ByNumber"},"mostOpen":{"$ref":"types.schema.json#/$defs/Count"},"choices":{"$ref":"tls.schema.json#/$defs/PeerChoices"},"callSites":{"type":"array","maxItems":32,"items":{"$ref":"#/$defs/SavedPlace"}},"unplaced":{"$ref":"types.schema.json#/$defs/Count"},"packages":{"type":"object","maxProperties":65,"propertyNames":{"maxLength":255},"additionalProperties":{"$ref":"types.schema.json#/$defs/Count"}},"agentSites":{"type":"array","maxItems":32,"items":{"$ref":"#/$defs/SavedPlace"}}}};

function validate517(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
validate517.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern3.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[\\w./-]{1,64}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate517.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 of Object.keys(data)){
const _errs3 = errors;
if(!(validate107(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate517.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate517.errors = vErrors;
return errors === 0;
}


function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")) || (((data.bits === undefined) || (!(func0.call(data, "bits")))) && (missing0 = "bits"))) || (((data.curve === undefined) || (!(func0.call(data, "curve")))) && (missing0 = "curve"))){
validate523.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
const _errs1 = errors;
if(!((((data0 === "rsa") || (data0 === "ec")) || (data0 === "ed25519")) || (data0 === "other"))){
validate523.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema44.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bits !== undefined && func0.call(data, "bits")){
let data1 = data.bits;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate119(data1, {instancePath:instancePath+"/bits",parentData:data,parentDataProperty:"bits",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/bits",schemaPath:"#/properties/bits/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/bits",schemaPath:"#/properties/bits/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate523.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.curve !== undefined && func0.call(data, "curve")){
const _errs7 = errors;
if(typeof data.curve !== "string"){
validate523.errors = [{instancePath:instancePath+"/curve",schemaPath:"#/properties/curve/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate523.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate523.errors = vErrors;
return errors === 0;
}


function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate526.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate526.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate526.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate526.errors = vErrors;
return errors === 0;
}

const pattern7 = new RegExp("^\\d{1,12}$", "u");

function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate529.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern7.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^\\d{1,12}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate529.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 of Object.keys(data)){
const _errs3 = errors;
if(!(validate491(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate529.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate529.errors = vErrors;
return errors === 0;
}


function validate535(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.withAgent === undefined) || (!(func0.call(data, "withAgent")))) && (missing0 = "withAgent")) || (((data.agentKeepsAlive === undefined) || (!(func0.call(data, "agentKeepsAlive")))) && (missing0 = "agentKeepsAlive"))) || (((data.agentKeepsNoSessions === undefined) || (!(func0.call(data, "agentKeepsNoSessions")))) && (missing0 = "agentKeepsNoSessions"))) || (((data.sessionOffered === undefined) || (!(func0.call(data, "sessionOffered")))) && (missing0 = "sessionOffered"))) || (((data.ownContext === undefined) || (!(func0.call(data, "ownContext")))) && (missing0 = "ownContext"))) || (((data.ownCa === undefined) || (!(func0.call(data, "ownCa")))) && (missing0 = "ownCa"))) || (((data.ownIdentityCheck === undefined) || (!(func0.call(data, "ownIdentityCheck")))) && (missing0 = "ownIdentityCheck"))) || (((data.forbidsTls13 === undefined) || (!(func0.call(data, "forbidsTls13")))) && (missing0 = "forbidsTls13"))) || (((data.ownCurves === undefined) || (!(func0.call(data, "ownCurves")))) && (missing0 = "ownCurves"))) || (((data.closedByServer === undefined) || (!(func0.call(data, "closedByServer")))) && (missing0 = "closedByServer"))){
validate535.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.withAgent !== undefined && func0.call(data, "withAgent")){
const _errs1 = errors;
if(!(validate119(data.withAgent, {instancePath:instancePath+"/withAgent",parentData:data,parentDataProperty:"withAgent",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentKeepsAlive !== undefined && func0.call(data, "agentKeepsAlive")){
const _errs2 = errors;
if(!(validate119(data.agentKeepsAlive, {instancePath:instancePath+"/agentKeepsAlive",parentData:data,parentDataProperty:"agentKeepsAlive",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentKeepsNoSessions !== undefined && func0.call(data, "agentKeepsNoSessions")){
const _errs3 = errors;
if(!(validate119(data.agentKeepsNoSessions, {instancePath:instancePath+"/agentKeepsNoSessions",parentData:data,parentDataProperty:"agentKeepsNoSessions",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessionOffered !== undefined && func0.call(data, "sessionOffered")){
const _errs4 = errors;
if(!(validate119(data.sessionOffered, {instancePath:instancePath+"/sessionOffered",parentData:data,parentDataProperty:"sessionOffered",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownContext !== undefined && func0.call(data, "ownContext")){
const _errs5 = errors;
if(!(validate119(data.ownContext, {instancePath:instancePath+"/ownContext",parentData:data,parentDataProperty:"ownContext",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownCa !== undefined && func0.call(data, "ownCa")){
const _errs6 = errors;
if(!(validate119(data.ownCa, {instancePath:instancePath+"/ownCa",parentData:data,parentDataProperty:"ownCa",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownIdentityCheck !== undefined && func0.call(data, "ownIdentityCheck")){
const _errs7 = errors;
if(!(validate119(data.ownIdentityCheck, {instancePath:instancePath+"/ownIdentityCheck",parentData:data,parentDataProperty:"ownIdentityCheck",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forbidsTls13 !== undefined && func0.call(data, "forbidsTls13")){
const _errs8 = errors;
if(!(validate119(data.forbidsTls13, {instancePath:instancePath+"/forbidsTls13",parentData:data,parentDataProperty:"forbidsTls13",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownCurves !== undefined && func0.call(data, "ownCurves")){
const _errs9 = errors;
if(!(validate119(data.ownCurves, {instancePath:instancePath+"/ownCurves",parentData:data,parentDataProperty:"ownCurves",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closedByServer !== undefined && func0.call(data, "closedByServer")){
const _errs10 = errors;
if(!(validate119(data.closedByServer, {instancePath:instancePath+"/closedByServer",parentData:data,parentDataProperty:"closedByServer",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate535.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate535.errors = vErrors;
return errors === 0;
}


function validate548(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate548.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate548.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate548.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate548.errors = vErrors;
return errors === 0;
}


function validate547(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.file === undefined) || (!(func0.call(data, "file")))) && (missing0 = "file")) || (((data.line === undefined) || (!(func0.call(data, "line")))) && (missing0 = "line"))) || (((data.column === undefined) || (!(func0.call(data, "column")))) && (missing0 = "column"))) || (((data.function === undefined) || (!(func0.call(data, "function")))) && (missing0 = "function"))) || (((data.isAsync === undefined) || (!(func0.call(data, "isAsync")))) && (missing0 = "isAsync"))) || (((data.count === undefined) || (!(func0.call(data, "count")))) && (missing0 = "count"))){
validate547.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.file !== undefined && func0.call(data, "file")){
let data0 = data.file;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1001(data0) > 1024){
validate547.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 1024}}];
return false;
}
}
else {
validate547.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined && func0.call(data, "line")){
const _errs3 = errors;
if(!(validate548(data.line, {instancePath:instancePath+"/line",parentData:data,parentDataProperty:"line",rootData}))){
vErrors = vErrors === null ? validate548.errors : vErrors.concat(validate548.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined && func0.call(data, "column")){
const _errs4 = errors;
if(!(validate491(data.column, {instancePath:instancePath+"/column",parentData:data,parentDataProperty:"column",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined && func0.call(data, "function")){
let data3 = data.function;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data3 === "string"){
if(func1001(data3) > 200){
validate547.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate547.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isAsync !== undefined && func0.call(data, "isAsync")){
const _errs7 = errors;
if(typeof data.isAsync !== "boolean"){
validate547.errors = [{instancePath:instancePath+"/isAsync",schemaPath:"#/properties/isAsync/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined && func0.call(data, "count")){
const _errs9 = errors;
if(!(validate491(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate547.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate547.errors = vErrors;
return errors === 0;
}


function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((((data.role === undefined) || (!(func0.call(data, "role")))) && (missing0 = "role")) || (((data.host === undefined) || (!(func0.call(data, "host")))) && (missing0 = "host"))) || (((data.port === undefined) || (!(func0.call(data, "port")))) && (missing0 = "port"))) || (((data.handshakes === undefined) || (!(func0.call(data, "handshakes")))) && (missing0 = "handshakes"))) || (((data.resumed === undefined) || (!(func0.call(data, "resumed")))) && (missing0 = "resumed"))) || (((data.overlapped === undefined) || (!(func0.call(data, "overlapped")))) && (missing0 = "overlapped"))) || (((data.requests === undefined) || (!(func0.call(data, "requests")))) && (missing0 = "requests"))) || (((data.reusedRequests === undefined) || (!(func0.call(data, "reusedRequests")))) && (missing0 = "reusedRequests"))) || (((data.agents === undefined) || (!(func0.call(data, "agents")))) && (missing0 = "agents"))) || (((data.protocol === undefined) || (!(func0.call(data, "protocol")))) && (missing0 = "protocol"))) || (((data.cipher === undefined) || (!(func0.call(data, "cipher")))) && (missing0 = "cipher"))) || (((data.group === undefined) || (!(func0.call(data, "group")))) && (missing0 = "group"))) || (((data.alpn === undefined) || (!(func0.call(data, "alpn")))) && (missing0 = "alpn"))) || (((data.certificate === undefined) || (!(func0.call(data, "certificate")))) && (missing0 = "certificate"))) || (((data.bytesIn === undefined) || (!(func0.call(data, "bytesIn")))) && (missing0 = "bytesIn"))) || (((data.bytesOut === undefined) || (!(func0.call(data, "bytesOut")))) && (missing0 = "bytesOut"))) || (((data.helloBytes === undefined) || (!(func0.call(data, "helloBytes")))) && (missing0 = "helloBytes"))) || (((data.handshakeTimes === undefined) || (!(func0.call(data, "handshakeTimes")))) && (missing0 = "handshakeTimes"))) || (((data.lifeTimes === undefined) || (!(func0.call(data, "lifeTimes")))) && (missing0 = "lifeTimes"))) || (((data.mostOpen === undefined) || (!(func0.call(data, "mostOpen")))) && (missing0 = "mostOpen"))) || (((data.choices === undefined) || (!(func0.call(data, "choices")))) && (missing0 = "choices"))) || (((data.callSites === undefined) || (!(func0.call(data, "callSites")))) && (missing0 = "callSites"))) || (((data.unplaced === undefined) || (!(func0.call(data, "unplaced")))) && (missing0 = "unplaced"))) || (((data.packages === undefined) || (!(func0.call(data, "packages")))) && (missing0 = "packages"))) || (((data.agentSites === undefined) || (!(func0.call(data, "agentSites")))) && (missing0 = "agentSites"))){
validate509.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
const _errs1 = errors;
if(!((data0 === "client") || (data0 === "server"))){
validate509.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema143.properties.role.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.host !== undefined && func0.call(data, "host")){
let data1 = data.host;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func1001(data1) > 255){
validate509.errors = [{instancePath:instancePath+"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate509.errors = [{instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.port !== undefined && func0.call(data, "port")){
const _errs4 = errors;
if(!(validate491(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handshakes !== undefined && func0.call(data, "handshakes")){
const _errs5 = errors;
if(!(validate491(data.handshakes, {instancePath:instancePath+"/handshakes",parentData:data,parentDataProperty:"handshakes",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resumed !== undefined && func0.call(data, "resumed")){
const _errs6 = errors;
if(!(validate491(data.resumed, {instancePath:instancePath+"/resumed",parentData:data,parentDataProperty:"resumed",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overlapped !== undefined && func0.call(data, "overlapped")){
const _errs7 = errors;
if(!(validate491(data.overlapped, {instancePath:instancePath+"/overlapped",parentData:data,parentDataProperty:"overlapped",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined && func0.call(data, "requests")){
const _errs8 = errors;
if(!(validate491(data.requests, {instancePath:instancePath+"/requests",parentData:data,parentDataProperty:"requests",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reusedRequests !== undefined && func0.call(data, "reusedRequests")){
const _errs9 = errors;
if(!(validate491(data.reusedRequests, {instancePath:instancePath+"/reusedRequests",parentData:data,parentDataProperty:"reusedRequests",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agents !== undefined && func0.call(data, "agents")){
const _errs10 = errors;
if(!(validate491(data.agents, {instancePath:instancePath+"/agents",parentData:data,parentDataProperty:"agents",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined && func0.call(data, "protocol")){
const _errs11 = errors;
if(!(validate517(data.protocol, {instancePath:instancePath+"/protocol",parentData:data,parentDataProperty:"protocol",rootData}))){
vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cipher !== undefined && func0.call(data, "cipher")){
const _errs12 = errors;
if(!(validate517(data.cipher, {instancePath:instancePath+"/cipher",parentData:data,parentDataProperty:"cipher",rootData}))){
vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined && func0.call(data, "group")){
const _errs13 = errors;
if(!(validate517(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alpn !== undefined && func0.call(data, "alpn")){
const _errs14 = errors;
if(!(validate517(data.alpn, {instancePath:instancePath+"/alpn",parentData:data,parentDataProperty:"alpn",rootData}))){
vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.certificate !== undefined && func0.call(data, "certificate")){
let data13 = data.certificate;
const _errs15 = errors;
const _errs16 = errors;
let valid1 = false;
const _errs17 = errors;
if(!(validate523(data13, {instancePath:instancePath+"/certificate",parentData:data,parentDataProperty:"certificate",rootData}))){
vErrors = vErrors === null ? validate523.errors : vErrors.concat(validate523.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs18 = errors;
if(data13 !== null){
const err0 = {instancePath:instancePath+"/certificate",schemaPath:"#/properties/certificate/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/certificate",schemaPath:"#/properties/certificate/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate509.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytesIn !== undefined && func0.call(data, "bytesIn")){
const _errs20 = errors;
if(!(validate526(data.bytesIn, {instancePath:instancePath+"/bytesIn",parentData:data,parentDataProperty:"bytesIn",rootData}))){
vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytesOut !== undefined && func0.call(data, "bytesOut")){
const _errs21 = errors;
if(!(validate526(data.bytesOut, {instancePath:instancePath+"/bytesOut",parentData:data,parentDataProperty:"bytesOut",rootData}))){
vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.helloBytes !== undefined && func0.call(data, "helloBytes")){
const _errs22 = errors;
if(!(validate529(data.helloBytes, {instancePath:instancePath+"/helloBytes",parentData:data,parentDataProperty:"helloBytes",rootData}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handshakeTimes !== undefined && func0.call(data, "handshakeTimes")){
const _errs23 = errors;
if(!(validate529(data.handshakeTimes, {instancePath:instancePath+"/handshakeTimes",parentData:data,parentDataProperty:"handshakeTimes",rootData}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lifeTimes !== undefined && func0.call(data, "lifeTimes")){
const _errs24 = errors;
if(!(validate529(data.lifeTimes, {instancePath:instancePath+"/lifeTimes",parentData:data,parentDataProperty:"lifeTimes",rootData}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mostOpen !== undefined && func0.call(data, "mostOpen")){
const _errs25 = errors;
if(!(validate491(data.mostOpen, {instancePath:instancePath+"/mostOpen",parentData:data,parentDataProperty:"mostOpen",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined && func0.call(data, "choices")){
const _errs26 = errors;
if(!(validate535(data.choices, {instancePath:instancePath+"/choices",parentData:data,parentDataProperty:"choices",rootData}))){
vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callSites !== undefined && func0.call(data, "callSites")){
let data21 = data.callSites;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data21)){
if(data21.length > 32){
validate509.errors = [{instancePath:instancePath+"/callSites",schemaPath:"#/properties/callSites/maxItems",keyword:"maxItems",params:{limit: 32}}];
return false;
}
else {
var valid2 = true;
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
const _errs29 = errors;
if(!(validate547(data21[i0], {instancePath:instancePath+"/callSites/" + i0,parentData:data21,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate547.errors : vErrors.concat(validate547.errors);
errors = vErrors.length;
}
var valid2 = _errs29 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate509.errors = [{instancePath:instancePath+"/callSites",schemaPath:"#/properties/callSites/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unplaced !== undefined && func0.call(data, "unplaced")){
const _errs30 = errors;
if(!(validate491(data.unplaced, {instancePath:instancePath+"/unplaced",parentData:data,parentDataProperty:"unplaced",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.packages !== undefined && func0.call(data, "packages")){
let data24 = data.packages;
const _errs31 = errors;
if(errors === _errs31){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(Object.keys(data24).length > 65){
validate509.errors = [{instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/maxProperties",keyword:"maxProperties",params:{limit: 65}}];
return false;
}
else {
for(const key0 of Object.keys(data24)){
const _errs33 = errors;
if(typeof key0 === "string"){
if(func1001(key0) > 255){
const err2 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/propertyNames/maxLength",keyword:"maxLength",params:{limit: 255},propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid3 = _errs33 === errors;
if(!valid3){
const err3 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate509.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key1 of Object.keys(data24)){
const _errs35 = errors;
if(!(validate491(data24[key1], {instancePath:instancePath+"/packages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data24,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid4 = _errs35 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate509.errors = [{instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentSites !== undefined && func0.call(data, "agentSites")){
let data26 = data.agentSites;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data26)){
if(data26.length > 32){
validate509.errors = [{instancePath:instancePath+"/agentSites",schemaPath:"#/properties/agentSites/maxItems",keyword:"maxItems",params:{limit: 32}}];
return false;
}
else {
var valid5 = true;
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
const _errs38 = errors;
if(!(validate547(data26[i1], {instancePath:instancePath+"/agentSites/" + i1,parentData:data26,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate547.errors : vErrors.concat(validate547.errors);
errors = vErrors.length;
}
var valid5 = _errs38 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate509.errors = [{instancePath:instancePath+"/agentSites",schemaPath:"#/properties/agentSites/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate509.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate509.errors = vErrors;
return errors === 0;
}


function validate557(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.created === undefined) || (!(func0.call(data, "created")))) && (missing0 = "created")) || (((data.withCa === undefined) || (!(func0.call(data, "withCa")))) && (missing0 = "withCa"))) || (((data.caBytes === undefined) || (!(func0.call(data, "caBytes")))) && (missing0 = "caBytes"))) || (((data.callSites === undefined) || (!(func0.call(data, "callSites")))) && (missing0 = "callSites"))) || (((data.unplaced === undefined) || (!(func0.call(data, "unplaced")))) && (missing0 = "unplaced"))){
validate557.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.created !== undefined && func0.call(data, "created")){
const _errs1 = errors;
if(!(validate491(data.created, {instancePath:instancePath+"/created",parentData:data,parentDataProperty:"created",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withCa !== undefined && func0.call(data, "withCa")){
const _errs2 = errors;
if(!(validate491(data.withCa, {instancePath:instancePath+"/withCa",parentData:data,parentDataProperty:"withCa",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caBytes !== undefined && func0.call(data, "caBytes")){
const _errs3 = errors;
if(!(validate526(data.caBytes, {instancePath:instancePath+"/caBytes",parentData:data,parentDataProperty:"caBytes",rootData}))){
vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callSites !== undefined && func0.call(data, "callSites")){
let data3 = data.callSites;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data3)){
if(data3.length > 32){
validate557.errors = [{instancePath:instancePath+"/callSites",schemaPath:"#/properties/callSites/maxItems",keyword:"maxItems",params:{limit: 32}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate547(data3[i0], {instancePath:instancePath+"/callSites/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate547.errors : vErrors.concat(validate547.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate557.errors = [{instancePath:instancePath+"/callSites",schemaPath:"#/properties/callSites/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unplaced !== undefined && func0.call(data, "unplaced")){
const _errs7 = errors;
if(!(validate491(data.unplaced, {instancePath:instancePath+"/unplaced",parentData:data,parentDataProperty:"unplaced",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate557.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate557.errors = vErrors;
return errors === 0;
}


function validate508(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.peers === undefined) || (!(func0.call(data, "peers")))) && (missing0 = "peers")) || (((data.contexts === undefined) || (!(func0.call(data, "contexts")))) && (missing0 = "contexts"))){
validate508.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.peers !== undefined && func0.call(data, "peers")){
let data0 = data.peers;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 202){
validate508.errors = [{instancePath:instancePath+"/peers",schemaPath:"#/properties/peers/maxItems",keyword:"maxItems",params:{limit: 202}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate509(data0[i0], {instancePath:instancePath+"/peers/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate508.errors = [{instancePath:instancePath+"/peers",schemaPath:"#/properties/peers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contexts !== undefined && func0.call(data, "contexts")){
const _errs4 = errors;
if(!(validate557(data.contexts, {instancePath:instancePath+"/contexts",parentData:data,parentDataProperty:"contexts",rootData}))){
vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate508.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate508.errors = vErrors;
return errors === 0;
}

exports["probe#ToldJobs"] = validate564;
const pattern8 = new RegExp("^\\w{1,64}$", "u");

function validate572(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.file === undefined) || (!(func0.call(data, "file")))) && (missing0 = "file")) || (((data.line === undefined) || (!(func0.call(data, "line")))) && (missing0 = "line"))) || (((data.column === undefined) || (!(func0.call(data, "column")))) && (missing0 = "column"))) || (((data.function === undefined) || (!(func0.call(data, "function")))) && (missing0 = "function"))) || (((data.isAsync === undefined) || (!(func0.call(data, "isAsync")))) && (missing0 = "isAsync"))) || (((data.package === undefined) || (!(func0.call(data, "package")))) && (missing0 = "package"))) || (((data.jobs === undefined) || (!(func0.call(data, "jobs")))) && (missing0 = "jobs"))){
validate572.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "file") || (key0 === "line")) || (key0 === "column")) || (key0 === "function")) || (key0 === "isAsync")) || (key0 === "package")) || (key0 === "jobs"))){
validate572.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined && func0.call(data, "file")){
let data0 = data.file;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1001(data0) > 1024){
validate572.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 1024}}];
return false;
}
}
else {
validate572.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined && func0.call(data, "line")){
const _errs4 = errors;
if(!(validate548(data.line, {instancePath:instancePath+"/line",parentData:data,parentDataProperty:"line",rootData}))){
vErrors = vErrors === null ? validate548.errors : vErrors.concat(validate548.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined && func0.call(data, "column")){
const _errs5 = errors;
if(!(validate491(data.column, {instancePath:instancePath+"/column",parentData:data,parentDataProperty:"column",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined && func0.call(data, "function")){
let data3 = data.function;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(func1001(data3) > 200){
validate572.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate572.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isAsync !== undefined && func0.call(data, "isAsync")){
const _errs8 = errors;
if(typeof data.isAsync !== "boolean"){
validate572.errors = [{instancePath:instancePath+"/isAsync",schemaPath:"#/properties/isAsync/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.package !== undefined && func0.call(data, "package")){
let data5 = data.package;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(func1001(data5) > 255){
validate572.errors = [{instancePath:instancePath+"/package",schemaPath:"#/properties/package/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate572.errors = [{instancePath:instancePath+"/package",schemaPath:"#/properties/package/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jobs !== undefined && func0.call(data, "jobs")){
const _errs12 = errors;
if(!(validate491(data.jobs, {instancePath:instancePath+"/jobs",parentData:data,parentDataProperty:"jobs",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate572.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate572.errors = vErrors;
return errors === 0;
}


function validate567(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.job === undefined) || (!(func0.call(data, "job")))) && (missing0 = "job")) || (((data.jobs === undefined) || (!(func0.call(data, "jobs")))) && (missing0 = "jobs"))) || (((data.maxInFlight === undefined) || (!(func0.call(data, "maxInFlight")))) && (missing0 = "maxInFlight"))) || (((data.waits === undefined) || (!(func0.call(data, "waits")))) && (missing0 = "waits"))) || (((data.runs === undefined) || (!(func0.call(data, "runs")))) && (missing0 = "runs"))) || (((data.sites === undefined) || (!(func0.call(data, "sites")))) && (missing0 = "sites"))){
validate567.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.job !== undefined && func0.call(data, "job")){
let data0 = data.job;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate567.errors = [{instancePath:instancePath+"/job",schemaPath:"#/properties/job/pattern",keyword:"pattern",params:{pattern: "^\\w{1,64}$"}}];
return false;
}
}
else {
validate567.errors = [{instancePath:instancePath+"/job",schemaPath:"#/properties/job/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jobs !== undefined && func0.call(data, "jobs")){
const _errs3 = errors;
if(!(validate491(data.jobs, {instancePath:instancePath+"/jobs",parentData:data,parentDataProperty:"jobs",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxInFlight !== undefined && func0.call(data, "maxInFlight")){
const _errs4 = errors;
if(!(validate491(data.maxInFlight, {instancePath:instancePath+"/maxInFlight",parentData:data,parentDataProperty:"maxInFlight",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waits !== undefined && func0.call(data, "waits")){
const _errs5 = errors;
if(!(validate529(data.waits, {instancePath:instancePath+"/waits",parentData:data,parentDataProperty:"waits",rootData}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runs !== undefined && func0.call(data, "runs")){
const _errs6 = errors;
if(!(validate529(data.runs, {instancePath:instancePath+"/runs",parentData:data,parentDataProperty:"runs",rootData}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sites !== undefined && func0.call(data, "sites")){
let data5 = data.sites;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data5)){
if(data5.length > 200){
validate567.errors = [{instancePath:instancePath+"/sites",schemaPath:"#/properties/sites/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate572(data5[i0], {instancePath:instancePath+"/sites/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate567.errors = [{instancePath:instancePath+"/sites",schemaPath:"#/properties/sites/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate567.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate567.errors = vErrors;
return errors === 0;
}


function validate564(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.poolSize === undefined) || (!(func0.call(data, "poolSize")))) && (missing0 = "poolSize")) || (((data.maxInFlight === undefined) || (!(func0.call(data, "maxInFlight")))) && (missing0 = "maxInFlight"))) || (((data.kinds === undefined) || (!(func0.call(data, "kinds")))) && (missing0 = "kinds"))) || (((data.complete === undefined) || (!(func0.call(data, "complete")))) && (missing0 = "complete"))){
validate564.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.poolSize !== undefined && func0.call(data, "poolSize")){
const _errs1 = errors;
if(!(validate491(data.poolSize, {instancePath:instancePath+"/poolSize",parentData:data,parentDataProperty:"poolSize",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxInFlight !== undefined && func0.call(data, "maxInFlight")){
const _errs2 = errors;
if(!(validate491(data.maxInFlight, {instancePath:instancePath+"/maxInFlight",parentData:data,parentDataProperty:"maxInFlight",rootData}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kinds !== undefined && func0.call(data, "kinds")){
let data2 = data.kinds;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
if(data2.length > 100){
validate564.errors = [{instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate567(data2[i0], {instancePath:instancePath+"/kinds/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate564.errors = [{instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined && func0.call(data, "complete")){
const _errs6 = errors;
if(typeof data.complete !== "boolean"){
validate564.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate564.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate564.errors = vErrors;
return errors === 0;
}

