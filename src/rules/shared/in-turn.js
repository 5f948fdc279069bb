/**
 * Asynchronous calls made a few at a time: the rest wait in the program, where they keep nothing else off the thread
 * pool.
 */
import { packageOf } from '../../catalogue/index.js';
import { callText, plainSyntax, replacedCall } from './edit.js';
import { freeName } from './new-names.js';
import { promisifiedSketch } from './promisified.js';

/** @import { CallSyntax, SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { ShownEdit } from './edit.js' */

/**
 * Arguments are evaluated where the call is, as before; only its start may wait. `free` is less than 0 while calls
 * wait.
 */
const IN_TURN =
  'async (work, ...given) => { if (free-- <= 0) await new Promise((go) => waiting.push(go)); ' +
  'try { return await work(...given); } finally { free++; waiting.shift()?.(); } }';

/**
 * @param {CallSiteReport} site an asynchronous call
 * @param {SourceCall | undefined} call what the source says there
 * @param {number} most calls at once
 * @returns {ShownEdit | null} null if the call isn't known to return a promise, or isn't plain
 */
export function callInTurn(site, call, most) {
  const syntax = call?.syntax;
  const work = syntax ? promiseFunction(site, call, syntax) : null;
  if (!call || !syntax || work === null) return null;
  const local = freeName('inTurn', syntax.taken);
  return replacedCall(site, call, {
    expression: callText(local, [work, .../** @type {string[]} */ (syntax.argumentTexts)]),
    imports: [definition(local, most)],
  });
}

/**
 * @param {CallSiteReport} site an asynchronous call
 * @param {number} most calls at once
 * @returns {string[]} the same in general terms, as code lines
 */
export function sketchInTurn({ api, file }, most) {
  const maker = packageOf(file);
  const [line] = promisifiedSketch(maker === '' && api !== '' ? api : 'work');
  return [
    ...(maker === '' ? [] : [`// ${maker} makes this call: limit the calls of the program that lead to it`]),
    `${line.replace(/await (.*);/, 'await inTurn(() => $1);')} // the call as before${maker === '' ? ', promisified' : ''}`,
    `// with: ${definition('inTurn', most)}`,
  ];
}

/**
 * @param {string} name of the function
 * @param {number} most calls at once
 * @returns {string} a line that defines it
 */
function definition(name, most) {
  return `const ${name} = ((free, waiting) => ${IN_TURN})(${most}, []);`;
}

/**
 * @param {CallSiteReport} site an asynchronous call
 * @param {SourceCall} call what the source says there
 * @param {CallSyntax} syntax how it is written
 * @returns {string | null} an expression for the function that is called, which needs no receiver; null if there is
 *   none
 */
function promiseFunction({ api, package: name }, call, syntax) {
  const { calleeText, receiverText, argumentTexts, hasSpread, isNew, isPromisified } = syntax;
  if (name !== '' || calleeText === null || receiverText === null || hasSpread || isNew || argumentTexts.includes(null))
    return null;
  if (isPromisified) return receiverText === '' ? calleeText : null;
  return api.startsWith('subtle.') && plainSyntax(call, api) !== null ? `${calleeText}.bind(${receiverText})` : null;
}
