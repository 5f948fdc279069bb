/** The remedy for most blocking calls: the asynchronous form, on the thread pool. */
import { callbackForm, packageOf, promisesOf } from '../../catalogue/index.js';
import { areStretches } from '../../model/event-loop.js';
import { isLongCall, isShortCall } from './call-length.js';
import { whoWaits, whyHidden } from './edit.js';
import { packageAdvice } from './package-equivalent.js';
import { poolFunction, promisifiedEdit, promisifiedSketch } from './promisified.js';
import { isNodesOwn } from './pure-js-packages.js';

/** @import { SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { Remedy } from './blocking.js' */
/** @import { RuleContext } from './rule.js' */

/** A worker thread's pool keeps the event loop busy for 0.06-0.08 ms per call. */
const WORTH_A_WORKER = 'where one call takes 0.1 ms or more, ';

/** Work whose results are secrets that nobody else may have: keys for one owner, bytes for one use. */
const USED_ONCE = /^(?:keygen|random)(?:\.|$)/;

/**
 * @param {CallSiteReport} callSite that holds the event loop
 * @returns {string} when a worker thread pays, with a comma and a space after it; `''` if its calls are known to be long
 */
export function whenWorkerPays(callSite) {
  return areStretches(callSite) && !isLongCall(callSite) ? WORTH_A_WORKER : '';
}

/**
 * The remedy for a call that has an asynchronous form in node:crypto, or is made inside a package.
 * @param {CallSiteReport} callSite a synchronous call
 * @param {RuleContext} context what the source says
 * @param {string} fallback the asynchronous function to show if the call's own is unknown, such as `pbkdf2`
 * @returns {Remedy} an edit, or a sketch
 */
export function poolRemedy(callSite, { calls, node, oldestNode = node }, fallback) {
  const call = calls.get(callSite.id);
  if (callSite.package) return packageAdvice(callSite, call, oldestNode) ?? packageRemedy(callSite, call);
  const exact = promisifiedEdit(callSite, call);
  if (exact !== null) return exact;
  const why = whoWaits(call, callSite);
  return sketch([
    ...promisifiedSketch(poolFunction(callSite.api) ?? fallback, call),
    ...(why.length > 0 || call?.callee !== callSite.api ? why : whyHidden(call)),
  ]);
}

/**
 * The package that makes a call and chooses its arguments: either the line is in it, or it delegates the computing.
 * @param {CallSiteReport} callSite any call site
 * @returns {string} its name, `''` if a line of the program itself makes the call
 */
export function callingPackage({ file, package: name, computedBy = '' }) {
  return packageOf(file) || (name === computedBy ? '' : name);
}

/**
 * The remedy for a call made by a package, whose line the user can't rewrite.
 * @param {CallSiteReport} callSite a call of a package
 * @param {SourceCall | undefined} call what the source says there
 * @returns {Remedy} a sketch
 */
export function packageRemedy(callSite, call) {
  const name = packageOf(callSite.file) || callSite.package;
  if (promisesOf(name) === 'pool')
    return sketch([`// ${name} makes this call: its functions that return a promise compute on a thread pool`]);
  const where = call?.syntax?.isAwaited
    ? 'computes this on the event loop, though the line awaits it'
    : 'makes this call, on the event loop';
  const unless = USED_ONCE.test(callSite.operation) ? 'fewer will do: use none twice' : 'its result can be kept';
  const lessOften = `// ${name} ${where}: call it less often, if ${unless}`;
  if (isNodesOwn(callSite) && isShortCall(callSite)) return sketch([lessOften]);
  const form = isNodesOwn(callSite) ? callbackForm(name, callSite.api) : null;
  if (form !== null)
    return sketch([
      `const ${form.returns} = await ${form.call};`,
      `// with: const ${form.name} = promisify(${form.callee}); // from node:util`,
      ...whoWaits(call, callSite),
    ]);
  const when = whenWorkerPays(callSite);
  return sketch([
    `${lessOften},`,
    `// or${when && `, ${when.trimEnd()}`} call it in a worker thread, for instance through the package piscina`,
  ]);
}

/**
 * @param {string[]} advice lines of code
 * @returns {Remedy} no edit
 */
function sketch(advice) {
  return { edit: null, advice, notes: [] };
}
