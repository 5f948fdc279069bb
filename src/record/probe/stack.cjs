'use strict';

/*
 * Finds the code behind a request. Taking a stack costs some µs, formatting it much more, so only stacks that get saved
 * are formatted. V8 then calls the program's `Error.prepareStackTrace`, so ours takes its place for that moment
 * (https://v8.dev/docs/stack-trace-api).
 */
const defineProperty = require('./define-property.cjs');
const isTracer = require('./tracers.cjs');

const NativeError = Error;
const { captureStackTrace } = NativeError;
const { apply, deleteProperty, getOwnPropertyDescriptor, setPrototypeOf } = Reflect;
const { create } = Object;
const { exec } = RegExp.prototype;
const { indexOf, split, startsWith } = String.prototype;
const { includes } = Array.prototype;
const own = __dirname;
/** Node's own, on some versions. */
const nodesPrepare = getOwnPropertyDescriptor(NativeError, 'prepareStackTrace')?.value;

/** Between `fetch()` and the start of its connection are 38 frames of Node's, and some 80 below a call of version 2 of the AWS SDK. */
const LIMIT = 128;
/** Longest path, and longest name, that is kept. */
const LONGEST_PATH = 1024;
const LONGEST_NAME = 200;
/** Most files whose owners are remembered: the next stack has the same files, and each takes five patterns. */
const MOST_OWNERS = 1024;
/** Shorter names say nothing about which function of a file it is. */
const SHORTEST_NAME = 4;

/** Node's JavaScript around its cryptography. */
const CRYPTO = 'node:internal/crypto/';
/** For nested packages, as with pnpm, the inner one. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?!\.(?!bin[\\/]))((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
/** A line of a formatted stack, for when it can't be read otherwise: `at async name (file:line:column)`. */
const LINE = /^\s*at (async )?(?:(.*?) \()?((?:file:\/\/)?(?:\/|[A-Za-z]:\\|\\\\).*):(\d+):(\d+)\)?$/;

/** @type {Record<string, string | null>} */
let owners = create(null);
let known = 0;

/**
 * Where the user's code requested something.
 * @typedef {object} StackPlace
 * @property {string} file absolute path, or `file:` URL
 * @property {number} line 1-based
 * @property {number} column 1-based
 * @property {string} function `''` if it has no name
 * @property {boolean} isAsync whether it had continued after an `await`
 */
/**
 * @typedef {{place: StackPlace | null, package: string, inner: string, innerPlace: StackPlace | null, module: string,
 *   called: string, functions: string[]}} Origin the user's innermost line, the package that it calls, the innermost package, its
 *   line if there is none of the user's, Node's innermost module, and the crypto function that was called, such as `verify` of
 *   crypto.subtle; `''` if the stack does not say. `functions` of packages that are called below that line, with their files,
 *   innermost first
 */
/**
 * @typedef {object} TakenStack a stack that may not have been read yet
 * @property {any} [stack] until it is read
 * @property {Origin} [origin] its content, once read
 * @property {TakenStack | null} earlier stack of whatever handed the work on, for when this one has no user line
 */

/** Inherits nothing that the program could change. V8 makes an object that has no prototype at all a dictionary. */
class Taken {
  /** @param {TakenStack | null} earlier as for `takeStack` */
  constructor(earlier) {
    this.origin = /** @type {Origin | undefined} */ (undefined);
    this.earlier = earlier;
  }
}
setPrototypeOf(Taken.prototype, null);

/**
 * Takes the current stack.
 * @param {TakenStack | null} [earlier] stack of whatever handed the work on to this turn of the event loop
 * @returns {TakenStack} to read with `originOf`
 */
function takeStack(earlier = null) {
  const taken = /** @type {TakenStack} */ (new Taken(earlier));
  const limit = getOwnPropertyDescriptor(NativeError, 'stackTraceLimit');
  const isOurs = setLimit(limit);
  try {
    captureStackTrace(taken, takeStack);
  } finally {
    if (limit?.writable) NativeError.stackTraceLimit = /** @type {number} */ (limit.value);
    else if (isOurs) restore('stackTraceLimit', limit);
  }
  return taken;
}

/**
 * @param {PropertyDescriptor | undefined} limit the program's
 * @returns {boolean} whether ours is now in its place
 */
function setLimit(limit) {
  if (limit?.writable) {
    NativeError.stackTraceLimit = LIMIT;
    return true;
  }
  const isOpen = limit === undefined || limit.configurable === true;
  return (
    isOpen &&
    defineProperty(NativeError, 'stackTraceLimit', {
      value: LIMIT,
      writable: true,
      enumerable: true,
      configurable: true,
    })
  );
}

/**
 * @param {'stackTraceLimit' | 'prepareStackTrace'} name of a property of `Error`
 * @param {PropertyDescriptor | undefined} descriptor of the program's property; undefined if there was none
 */
function restore(name, descriptor) {
  if (descriptor === undefined) deleteProperty(NativeError, name);
  else defineProperty(NativeError, name, descriptor);
}

/**
 * Reads a stack, once.
 * @param {TakenStack} taken by takeStack
 * @returns {Origin} who asked
 */
function originOf(taken) {
  return (taken.origin ??= readOrigin(taken));
}

/**
 * @param {TakenStack[]} stacks of waiting requests, through any package
 * @param {string} through a package
 * @returns {TakenStack | null} one of them, if all that came through the package have the same user line
 */
function commonOrigin(stacks, through) {
  let found = null;
  /** @type {StackPlace | null} */
  let known = null;
  for (let index = 0; index < stacks.length; index++) {
    const { place, package: own } = originOf(stacks[index]);
    if (place === null || own !== through) continue;
    if (known !== null && !isSamePlace(place, known)) return null;
    known = place;
    found = stacks[index];
  }
  return found;
}

/**
 * An async function that nobody waits for has no caller on the stack once it goes on after an `await`, but it had one before.
 * @param {TakenStack[]} stacks of earlier work
 * @param {TakenStack} taken in a package
 * @returns {TakenStack | null} one of them in which the outermost function of that stack was called, if all in which it was have
 *   the same user line
 */
function callerOf(stacks, taken) {
  const { place, functions: own } = originOf(taken);
  const outermost = own[own.length - 1];
  // A minifier gives short names to many.
  if (place !== null || outermost === undefined || apply(indexOf, outermost, [' ']) < SHORTEST_NAME) return null;
  let found = null;
  for (let index = 0; index < stacks.length; index++) {
    const { place: known, functions } = originOf(stacks[index]);
    // Where it had gone on itself, its caller was not on the stack either.
    const isCalled = known !== null || functions[functions.length - 1] !== outermost;
    if (!isCalled || !apply(includes, functions, [outermost])) continue;
    if (known === null || (found !== null && !isSamePlace(known, originOf(found).place))) return null;
    found = stacks[index];
  }
  return found;
}

/**
 * @param {StackPlace | null} one place
 * @param {StackPlace | null} other place
 * @returns {boolean} whether they are the same, or both unknown
 */
function isSamePlace(one, other) {
  if (one === null || other === null) return one === other;
  return one.line === other.line && one.column === other.column && one.file === other.file;
}

/**
 * @param {TakenStack} taken by takeStack; it is released
 * @returns {Origin} who asked
 */
function readOrigin(taken) {
  /** @type {Origin} */
  let origin = { place: null, package: '', inner: '', innerPlace: null, module: '', called: '', functions: [] };
  const theirs = getOwnPropertyDescriptor(NativeError, 'prepareStackTrace');
  const isOurs = defineProperty(NativeError, 'prepareStackTrace', {
    value: (/** @type {object} */ _, /** @type {NodeJS.CallSite[]} */ calls) => {
      origin = originOfCalls(calls);
      return '';
    },
    writable: true,
    enumerable: true,
    configurable: true,
  });
  try {
    // If the program's can't be replaced, it would be called, and would see our stack: don't read it then.
    if (isOurs) void taken.stack;
    else if (
      theirs === undefined ||
      (theirs.get === undefined && (theirs.value === undefined || theirs.value === nodesPrepare))
    )
      origin = originOfText(taken.stack);
  } catch {
    // Ours alone.
  } finally {
    if (isOurs) restore('prepareStackTrace', theirs);
  }
  taken.stack = undefined;
  return origin;
}

/**
 * @param {NodeJS.CallSite[]} calls innermost first
 * @returns {Origin} who asked
 */
function originOfCalls(calls) {
  let through = '';
  let module = '';
  let called = '';
  let isInside = true;
  /** @type {string[]} */
  const functions = [];
  /** @type {NodeJS.CallSite | null} */
  let innerCall = null;
  for (let index = 0; index < calls.length; index++) {
    const call = calls[index];
    const file = fileOf(call);
    if (module === '' && begins(file, 'node:')) module = file;
    if (isInside && begins(file, CRYPTO)) called = shortened(call.getFunctionName() ?? '');
    const name = ownerOf(file);
    if (name === null) continue;
    isInside = false;
    if (name !== '') {
      through = name;
      innerCall ??= call;
      functions[functions.length] = `${shortened(call.getFunctionName() ?? '')} ${file}`;
      continue;
    }
    const inner = packageAt(innerCall);
    return { place: placeOf(call, file), package: through, inner, innerPlace: null, module, called, functions };
  }
  const innerPlace = innerCall && placeOf(innerCall, fileOf(innerCall));
  return { place: null, package: through, inner: packageAt(innerCall), innerPlace, module, called, functions };
}

/**
 * @param {NodeJS.CallSite | null} call of a package's, null if none is
 * @returns {string} the package
 */
function packageAt(call) {
  return call === null ? '' : packageOf(fileOf(call));
}

/**
 * @param {NodeJS.CallSite} call any
 * @returns {string} the file that it is in, `''` if none
 */
function fileOf(call) {
  return call.getFileName() ?? '';
}

/**
 * @param {NodeJS.CallSite} call of the user's, or of a package's
 * @param {string} file that it is in
 * @returns {NonNullable<Origin['place']>}
 */
function placeOf(call, file) {
  return {
    file,
    line: call.getLineNumber() ?? 1,
    column: call.getColumnNumber() ?? 1,
    function: shortened(call.getFunctionName() ?? ''),
    isAsync: /** @type {any} */ (call).isAsync?.() === true,
  };
}

/**
 * @param {unknown} stack as formatted by V8
 * @returns {Origin} who asked
 */
function originOfText(stack) {
  let through = '';
  let inner = '';
  const lines = typeof stack === 'string' ? apply(split, stack, ['\n']) : [];
  for (let index = 0; index < lines.length; index++) {
    const found = apply(exec, LINE, [lines[index]]);
    const name = found === null ? null : ownerOf(found[3]);
    if (found === null || name === null) continue;
    if (name !== '') {
      through = name;
      if (inner === '') inner = name;
      continue;
    }
    return {
      place: {
        file: found[3],
        line: Number(found[4]),
        column: Number(found[5]),
        function: shortened(found[2] ?? ''),
        isAsync: found[1] !== undefined,
      },
      package: through,
      inner,
      innerPlace: null,
      module: '',
      called: '',
      functions: [],
    };
  }
  return { place: null, package: through, inner, innerPlace: null, module: '', called: '', functions: [] };
}

/**
 * @param {unknown} file of a frame, any value: the program may give its code any name
 * @param {string} beginning of a path
 * @returns {boolean} whether the file begins so
 */
function begins(file, beginning) {
  return typeof file === 'string' && apply(startsWith, file, [beginning]);
}

/**
 * @param {string} file of a frame
 * @returns {boolean} whether it is a file that is neither Node's nor ours, nor an agent's around another one's
 */
function isCode(file) {
  if (apply(startsWith, file, [own])) return false;
  const isPath = file[0] === '/' || file[1] === ':' || apply(startsWith, file, ['\\\\']);
  return (isPath || apply(startsWith, file, ['file:'])) && !isTracer(file);
}

/**
 * @param {unknown} file of a frame, any value: the program may give its code any name
 * @returns {string | null} the npm package whose code it is, `''` if it is the user's, null if it is neither
 */
function ownerOf(file) {
  if (typeof file !== 'string' || file.length > LONGEST_PATH) return null;
  const owner = owners[file];
  if (owner !== undefined) return owner;
  if (known >= MOST_OWNERS) {
    owners = create(null);
    known = 0;
  }
  known++;
  return (owners[file] = isCode(file) ? packageOf(file) : null);
}

/**
 * @param {string} file absolute path, or `file:` URL
 * @returns {string} its npm package, `''` if it is the user's
 */
function packageOf(file) {
  return apply(exec, PACKAGE, [file])?.[1] ?? '';
}

/**
 * @param {string} name of a function
 * @returns {string} no more than its beginning
 */
function shortened(name) {
  return name.length > LONGEST_NAME ? '' : name;
}

module.exports = { callerOf, commonOrigin, isSamePlace, originOf, takeStack };
