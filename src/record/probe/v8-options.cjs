'use strict';

const builtinModule = require('./builtin-module.cjs');

/** @type {((word: string) => void) | null} */
let setFlag = null;

/**
 * Sets V8 options for the whole process while it runs. V8 reads its log options when it creates an isolate, and again
 * at each tick (https://source.chromium.org/chromium/chromium/src/+/main:v8/src/logging/log.cc, V8FileLogger::SetUp and
 * TickEvent).
 * @param {string[]} words such as `--no-log`, in this order
 */
module.exports = function setV8Options(words) {
  // It takes 10 ms to load, so wait for the first thread; being part of Node's binary, it can still be loaded then.
  setFlag ??= builtinModule('v8').setFlagsFromString;
  for (let index = 0; index < words.length; index++) /** @type {(word: string) => void} */ (setFlag)(words[index]);
};
