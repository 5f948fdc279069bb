/** What each stack says as a whole: who is responsible, for which crypto call, and how the thread got there. */
import { isStreamApi } from '../model/operation.js';
import { isCryptoPackage, isFramework, isNamed } from '../catalogue/index.js';
import { isHelperOf } from './frame-users.js';
import { LOADER } from './frame-facts.js';
import { isComputing, MatchJoins } from './match-joins.js';

/** @import { FrameMatch } from '../model/operation.js' */
/** @import { Frame, StackTable } from '../model/profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/**
 * How a stack was entered: by no code, by a module's top level, or by a callback. Code that resumes after an `await`
 * counts as a callback, including the body of an ECMAScript module.
 */
export const ENTRY = /** @type {const} */ ({ none: 0, moduleBody: 1, callback: 2 });

/**
 * The builtins with which V8 resumes an async function, and the body of a module that awaits. They are its caller; the
 * builtin that starts a body is AsyncModuleEvaluate, or GeneratorPrototypeNext if it awaits nothing (V8's source:
 * builtins/builtins-async-function-gen.cc, objects/source-text-module.cc; the same on Node 20 to 26).
 */
const RESUMES = /^AsyncFunctionAwait(?:Resolve|Reject)Closure$/;

/** Node's code that processes bytes: other calls by a package that is named after an algorithm are not cryptography. */
const HELPS = /^node:(?:internal\/)?(?:buffer|crypto|encoding|util|string_decoder|webidl)/;

/** Node's streams, which pass on what one of them has made: to other streams, to files, to sockets. */
const STREAMS = /^node:(?:internal\/streams\/|_stream_)/;

/** Node's code that starts children and threads: only there does our probe call what it has replaced. */
const STARTS = /^node:(?:internal\/)?(?:child_process|worker)$/;

/** Response methods that middleware replaces, to do something before the response is sent. */
const REPLACED = /(?:^|\.)(?:end|write|writeHead)$/;

/**
 * Facts about each row of the stack table. A row inherits from its caller's row, which comes before it: one pass in
 * index order, however many samples there are.
 * @typedef {object} StackFacts
 * @property {Int32Array} site frame responsible for what happens: the user frame nearest to the leaf; else the nearest
 *   of a package that is not itself crypto; else the outermost of the crypto package; -1 if none
 * @property {Uint8Array} isUser 1 if the site is the user's
 * @property {Uint8Array} forwarded 1 below code that passes requests on: frames above it are no longer responsible
 * @property {Uint8Array} mounted 1 if the site is a package frame that was entered this way: it was mounted as a
 *   handler
 * @property {string[]} handler package that may have been mounted as a handler, although nothing that passes requests
 *   on called it here: one that replaced a response method, below the caller of that; in a stack without user code, the
 *   outermost package; `''` if none
 * @property {Int32Array} resumed frame of the function that continued after an `await` and is the only outermost
 *   caller, -1 if there is none
 * @property {Int32Array} callee frame that the site called, beneath what agents put around it; -1 if the site is the leaf
 * @property {Int32Array} shelter stack row above it in code that was recognised by its source, if only code of unknown
 *   owner was called since; else -1. Code in between belongs to the same package
 * @property {string[]} package the package that the site called into, `''` if none; a package called by a framework
 *   overrides it: `res.send()` has etag hash
 * @property {Int32Array} directCaller frame nearest to the leaf that is not Node's: it called Node's crypto directly
 * @property {Int32Array} innerJs JavaScript frame nearest to the leaf, -1 if none
 * @property {Uint8Array} entry an ENTRY
 * @property {Uint8Array} loading 1 while Node loads a module, or evaluates one of its own: crypto modules then run
 *   code, but nothing requested cryptography
 * @property {Uint8Array} probing 1 while our own probe runs, in the middle of what the program does
 * @property {(FrameMatch | null)[]} match the crypto call that this stack is in, null if none
 * @property {(FrameMatch | null)[]} binding the C++ binding called below it
 */

/**
 * @param {StackTable} stacks of a profile
 * @param {Frame[]} frames of a profile
 * @param {FrameFacts[]} facts of the frames
 * @param {boolean} [showsEvaluation] whether the builtins that evaluate modules are visible: in V8's own profiler they
 *   are, except when a module continues after an `await`
 * @returns {StackFacts} one row for each stack
 */
export function stackFacts(stacks, frames, facts, showsEvaluation = false) {
  const rows = emptyRows(stacks.length);
  const joins = new MatchJoins();
  for (let row = 0; row < stacks.length; row++) {
    const parent = stacks.parent[row];
    const frame = stacks.frame[row];
    if (parent !== -1) inherit(rows, row, parent);
    const own = facts[frame];
    if (isRecognised(frames[frame]) && rows.shelter[row] !== -1) inherit(rows, row, rows.shelter[row]);
    enterFrame(rows, row, frame, own);
    if (own.isProbe) enterProbe(rows, row, frames);
    if (own.owner === 'node') enterNode(rows, row, own.isLoader, frames[frame]);
    if (isOutside(own)) {
      enterOutside(rows, row, frame, facts, frames, parent);
      if (rows.entry[row] === ENTRY.none)
        enterFirst(rows, row, frames, { frame, own, above: stacks.frame[parent] ?? -1, showsEvaluation });
    }
    if (rows.loading[row] === 0) enterCrypto(rows, row, own, joins);
  }
  return rows;
}

/**
 * @param {Frame} frame of any kind
 * @returns {boolean} whether it was recognised by its code
 */
function isRecognised({ bundled }) {
  return bundled !== undefined && bundled.known !== '';
}

/**
 * @param {StackFacts} rows known so far
 * @param {number} row of the stack
 * @param {Frame[]} frames of the profile
 * @param {number} frame its innermost
 * @param {number} parent row of the caller, -1 if it has none
 * @returns {boolean} whether code that was recognised by its source, or a helper of such code, calls it by name: then
 *   it works for that code, whatever else calls it elsewhere
 */
function isHelper(rows, row, frames, frame, parent) {
  const caller = parent === -1 ? -1 : rows.innerJs[parent];
  return caller !== -1 && rows.match[row]?.evidence === 'source' && isHelperOf(frames[frame], frames[caller]);
}

/**
 * @param {StackFacts} rows to write to
 * @param {number} row of the stack
 * @param {Frame[]} frames of the profile
 * @param {object} first that is not Node's
 * @param {number} first.frame the outermost
 * @param {FrameFacts} first.own facts of it
 * @param {number} first.above its caller's, -1 if it has none
 * @param {boolean} first.showsEvaluation see stackFacts
 */
function enterFirst(rows, row, frames, { frame, own, above, showsEvaluation }) {
  const caller = above === -1 ? null : frames[above];
  const isGoneOn = isResumed(caller) || (showsEvaluation && caller === null && frames[frame].moduleBody);
  rows.entry[row] = isGoneOn && frames[frame].moduleBody ? ENTRY.callback : entryOf(frames[frame], caller);
  if (!isGoneOn) return;
  rows.resumed[row] = frame;
  // What a framework does for those who call it directly, such as hono/jwt.
  if (isFramework(own.package) && !own.forwards) rows.handler[row] = own.package;
}

/**
 * @param {StackFacts} rows to write to
 * @param {number} row of the stack
 * @param {number} frame its innermost
 * @param {FrameFacts} own facts of that
 */
function enterFrame(rows, row, frame, own) {
  if (own.owner !== 'other') rows.innerJs[row] = frame;
  // What a binding calls when it has data for others belongs to them, not to the binding.
  if (own.isOnwards) rows.binding[row] = null;
  if (rows.site[row] !== -1 && rows.callee[row] === -1 && !own.isTracer) rows.callee[row] = frame;
}

/**
 * Finding, reading and compiling a file is not cryptography, even if a crypto package does it; nor is what others do with
 * the data that a stream passes on.
 * @param {StackFacts} rows to write to
 * @param {number} row of the stack
 * @param {boolean} isLoader whether Node's code that loads modules was called
 * @param {Frame} frame of Node's code
 */
function enterNode(rows, row, isLoader, { file, moduleBody }) {
  const loads = isLoader || moduleBody;
  if (loads) rows.loading[row] = 1;
  const match = rows.match[row];
  if (loads || (isNamed(match) && !HELPS.test(file)) || (isOfStream(match) && STREAMS.test(file)))
    rows.match[row] = null;
}

/**
 * What our probe does in the middle of a call is neither the program's nor cryptography of its.
 * @param {StackFacts} rows to write to
 * @param {number} row of the stack
 * @param {Frame[]} frames of the profile
 */
function enterProbe(rows, row, frames) {
  const inner = rows.innerJs[row];
  if (inner !== -1 && STARTS.test(frames[inner].file)) return;
  rows.probing[row] = 1;
  rows.loading[row] = 1;
  rows.match[row] = null;
}

/**
 * @param {FrameMatch | null} match of a frame
 * @returns {boolean} whether Node's streams call it with data
 */
function isOfStream(match) {
  return match !== null && isStreamApi(match.api);
}

/**
 * @param {FrameFacts} facts of a frame
 * @returns {boolean} whether it is JavaScript that is not Node's own
 */
export function isOutside({ owner }) {
  return owner === 'user' || owner === 'package';
}

/**
 * Code that is not Node's was called: what Node was doing before is over.
 * @param {StackFacts} rows to write to
 * @param {number} row of the stack
 * @param {number} index of the frame of that code
 * @param {FrameFacts[]} facts of the frames
 * @param {Frame[]} frames of the profile
 * @param {number} parent row of the caller, -1 if it has none
 */
function enterOutside(rows, row, index, facts, frames, parent) {
  if (isHelper(rows, row, frames, index, parent)) {
    // It acts for its caller.
  } else if (facts[index].owner === 'user') {
    enterUser(rows, row, index, parent, facts[index].isOpaque);
  } else {
    if (!isRecognised(frames[index])) rows.shelter[row] = -1;
    enterPackage(rows, row, index, facts);
    enterHandler(rows, row, frames[index], facts[index]);
  }
  rows.binding[row] = null;
  rows.loading[row] = 0;
  rows.probing[row] = 0;
  rows.directCaller[row] = index;
}

/**
 * @param {Frame} frame the outermost that is not Node's
 * @param {Frame | null} caller of it, null if it has none
 * @returns {number} an ENTRY, of code that does not continue after an `await`
 */
function entryOf(frame, caller) {
  // Module hooks (Yarn's .pnp.cjs, ts-node, tracers) are called before the module that is being loaded.
  return frame.moduleBody || caller?.file.startsWith(LOADER) ? ENTRY.moduleBody : ENTRY.callback;
}

/**
 * @param {Frame | null} caller of a frame
 * @returns {boolean} whether the frame continues after an `await`
 */
function isResumed(caller) {
  // Other tools' formats don't distinguish V8's builtins from C++.
  return (caller?.kind === 'builtin' || caller?.kind === 'native') && RESUMES.test(caller.name);
}

/**
 * @param {number} length rows
 * @returns {StackFacts} of stacks about which nothing is known
 */
function emptyRows(length) {
  return {
    site: new Int32Array(length).fill(-1),
    isUser: new Uint8Array(length),
    forwarded: new Uint8Array(length),
    mounted: new Uint8Array(length),
    handler: new Array(length).fill(''),
    resumed: new Int32Array(length).fill(-1),
    callee: new Int32Array(length).fill(-1),
    shelter: new Int32Array(length).fill(-1),
    package: new Array(length).fill(''),
    directCaller: new Int32Array(length).fill(-1),
    innerJs: new Int32Array(length).fill(-1),
    entry: new Uint8Array(length),
    loading: new Uint8Array(length),
    probing: new Uint8Array(length),
    match: new Array(length).fill(null),
    binding: new Array(length).fill(null),
  };
}

/**
 * @param {StackFacts} rows to write to
 * @param {number} row of a stack
 * @param {number} parent row of its caller
 */
function inherit(rows, row, parent) {
  rows.site[row] = rows.site[parent];
  rows.isUser[row] = rows.isUser[parent];
  rows.forwarded[row] = rows.forwarded[parent];
  rows.mounted[row] = rows.mounted[parent];
  rows.handler[row] = rows.handler[parent];
  rows.resumed[row] = rows.resumed[parent];
  rows.callee[row] = rows.callee[parent];
  rows.shelter[row] = rows.shelter[parent];
  rows.package[row] = rows.package[parent];
  rows.directCaller[row] = rows.directCaller[parent];
  rows.innerJs[row] = rows.innerJs[parent];
  rows.entry[row] = rows.entry[parent];
  rows.loading[row] = rows.loading[parent];
  rows.probing[row] = rows.probing[parent];
  rows.match[row] = rows.match[parent];
  rows.binding[row] = rows.binding[parent];
}

/**
 * User code was called: frames above it called it back, and are no longer responsible.
 * @param {StackFacts} rows to write to
 * @param {number} row of the stack
 * @param {number} frame of the user's code
 * @param {number} parent row of the caller, -1 if it has none
 * @param {boolean} isOpaque whether it may just as well be a package's code
 */
function enterUser(rows, row, frame, parent, isOpaque) {
  if (!isOpaque) rows.shelter[row] = -1;
  else if (rows.match[row]?.evidence === 'source') rows.shelter[row] = parent;
  becomeSite(rows, row, frame);
  rows.isUser[row] = 1;
  rows.forwarded[row] = 0;
  rows.mounted[row] = 0;
  rows.handler[row] = '';
  rows.match[row] = null;
}

/**
 * @param {StackFacts} rows to write to
 * @param {number} row of the stack
 * @param {number} frame of the package's code
 * @param {FrameFacts[]} facts of the frames
 */
function enterPackage(rows, row, frame, facts) {
  const own = facts[frame];
  if (rows.forwarded[row] === 1 && !own.forwards) enterMounted(rows, row, frame);
  else if (rows.site[row] === -1 || asksItself(rows, row, facts, own)) becomeSite(rows, row, frame);
  else if (rows.package[row] === '' || isFramework(rows.package[row])) rows.package[row] = own.package;
  if (own.forwards) rows.forwarded[row] = 1;
  // A package that is not itself crypto was called back, like user code.
  if (!isPartOf(rows.match[row], own.package)) rows.match[row] = null;
}

/**
 * @param {FrameMatch | null} match of what calls a package
 * @param {string} called the package
 * @returns {boolean} whether the package works for it: if the match is only by name, other packages may be handlers
 */
function isPartOf(match, called) {
  if (match === null || !isComputing(match)) return false;
  return !isNamed(match) || isCryptoPackage(called) || scopeOf(called) === scopeOf(match.package);
}

/**
 * @param {string} name of a package
 * @returns {string} prefix shared by packages of one author
 */
function scopeOf(name) {
  return name.split('/')[0];
}

/**
 * @param {StackFacts} rows known so far
 * @param {number} row of the stack
 * @param {FrameFacts[]} facts of the frames
 * @param {FrameFacts} own those of a package's code
 * @returns {boolean} whether it is responsible for what it calls, because no user code is: it is not itself crypto
 */
function asksItself(rows, row, facts, own) {
  if (isComputing(own.match) || isComputing(rows.match[row])) return false;
  return rows.mounted[row] === 1 ? facts[rows.site[row]].package === own.package : rows.isUser[row] === 0;
}

/**
 * @param {StackFacts} rows to write to
 * @param {number} row of the stack
 * @param {Frame} frame of a package's code
 * @param {FrameFacts} own its facts
 */
function enterHandler(rows, row, { name }, own) {
  if (own.forwards || isFramework(own.package) || rows.mounted[row] === 1) return;
  const isAlone = rows.isUser[row] === 0 && rows.handler[row] === '';
  if (isAlone || (rows.isUser[row] === 1 && REPLACED.test(name))) rows.handler[row] = own.package;
}

/**
 * A framework passed a request on to a package: everything below is that package's responsibility, not that of earlier
 * handlers of the request.
 * @param {StackFacts} rows to write to
 * @param {number} row of the stack
 * @param {number} frame of the package's code
 */
function enterMounted(rows, row, frame) {
  becomeSite(rows, row, frame);
  rows.isUser[row] = 0;
  rows.forwarded[row] = 0;
  rows.mounted[row] = 1;
}

/**
 * @param {StackFacts} rows to write to
 * @param {number} row of the stack
 * @param {number} frame responsible for what happens below it
 */
function becomeSite(rows, row, frame) {
  rows.site[row] = frame;
  rows.callee[row] = -1;
  rows.package[row] = '';
}

/**
 * @param {StackFacts} rows to write to
 * @param {number} row of the stack
 * @param {FrameFacts} own what the row's frame says
 * @param {MatchJoins} joins of the matches so far
 */
function enterCrypto(rows, row, own, joins) {
  const { match } = own;
  if (match === null) return;
  if (match.evidence === 'binding') {
    // If all native frames are visible, several may name an operation: the innermost counts.
    if (match.operation !== '' || rows.binding[row] === null) rows.binding[row] = match;
    return;
  }
  const outer = rows.match[row];
  rows.match[row] = outer === null ? match : joins.within(outer, match);
}
