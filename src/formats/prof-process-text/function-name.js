/** The parts of a JavaScript function's name as `node --prof-process` prints it. */
import { toPath } from '../../v8log/function-name.js';

/** @import { Tier } from '../../model/profile.js' */
/** @import { FrameParts } from './frame-of-name.js' */

/**
 * Which compiler made the code; no marker is bytecode of a function that may not be optimised. V8's logs
 * know `+'` (context-specialised) and `o*` (on-stack replacement) too, which Node 26 prints as `+` and `*`.
 * @type {Map<string, Tier>}
 */
const TIER_OF_MARKER = new Map([
  ['~', 'ignition'],
  ['^', 'sparkplug'],
  ['+', 'maglev'],
  ['*', 'turbofan'],
]);

const MARKED = /^(?:([~^])|o?([+*])'?)?(.*)$/s;
const LOCATED = /^(.*?):(\d{1,9})(?::(\d{1,9}))?$/s;

/**
 * Where a script's name begins. The last place: directories whose names begin or end in a space are rare,
 * functions named `GET /users` are not. Brackets (`[eval]`) only if there is nothing surer, since
 * directories may hold them.
 */
const SURE_SCRIPT_START = / (?=\/|node:|file:\/\/|[A-Za-z]:[\\/])/g;
const SCRIPT_START = / (?=\[|evalmachine\.|wasm:\/\/|native \w+\.js$)/g;

/** Node's own modules before Node 16 had bare names: `events.js`, `internal/timers.js`. */
const OLD_OWN_MODULE = /^\w[\w/-]*\.js$/;

/** JavaScript that old V8s brought with them for the language itself: `native regexp.js`. */
const V8_OWN_SCRIPT = /^native \w+\.js$/;

/**
 * Reads the name of JavaScript code: `*authenticate /app/app.js:21:21`.
 * @param {string} type V8's word for the kind of code, such as `LazyCompile`
 * @param {string} text what follows it
 * @returns {FrameParts} the function
 */
export function readFunctionName(type, text) {
  const [, low, high, body] = /** @type {RegExpExecArray} */ (MARKED.exec(text));
  if (body.startsWith('wasm-function[')) return { name: body, kind: 'wasm' };
  const tier = TIER_OF_MARKER.get(low ?? high ?? '~') ?? '';
  const located = LOCATED.exec(body);
  if (located === null) return { name: namedOrAnonymous(body), kind: 'js', tier };
  const cut = scriptStart(located[1]);
  const name = namedOrAnonymous(located[1].slice(0, cut));
  const script = located[1].slice(cut + 1);
  const line = Number(located[2]);
  const column = Number(located[3] ?? 0);
  return {
    name,
    tier,
    line,
    column,
    kind: V8_OWN_SCRIPT.test(script) ? 'builtin' : 'js',
    file: toFile(script),
    moduleBody: isModuleBody(type, name, line, column) && script !== '',
  };
}

/**
 * @param {string} text name, space, script
 * @returns {number} index of the space between them
 */
function scriptStart(text) {
  const last = [...text.matchAll(SURE_SCRIPT_START)].at(-1) ?? [...text.matchAll(SCRIPT_START)].at(-1);
  if (last !== undefined) return last.index;
  const space = text.lastIndexOf(' ');
  return space === -1 ? text.length : space;
}

/**
 * @param {string} name as printed
 * @returns {string} `''` for V8's word for a function without a name
 */
function namedOrAnonymous(name) {
  return name === '<anonymous>' ? '' : name;
}

/**
 * @param {string} script a script's name as printed
 * @returns {string} its path, or `node:...`
 */
function toFile(script) {
  return OLD_OWN_MODULE.test(script) ? `node:${script.slice(0, -'.js'.length)}` : toPath(script);
}

/**
 * Top-level code of a script or ES module is of the types `Script` and `Eval`. A CommonJS module's body is
 * an anonymous function that begins where the file begins; before Node 12, behind `(function (`.
 * @param {string} type V8's word for the kind of code
 * @param {string} name the function's name
 * @param {number} line 1-based
 * @param {number} column 1-based
 * @returns {boolean} whether this is the body of a file
 */
function isModuleBody(type, name, line, column) {
  if (name !== '' || line !== 1) return false;
  return column === 1 || (column === 11 && (type === 'Function' || type === 'LazyCompile'));
}
