/**
 * The words of findings. Every sentence must be true when read aloud: numbers come with their unit, and nothing is said
 * that the recording doesn't show.
 */
import { areStretches, isLongerThanItsTicks } from '../../model/event-loop.js';
import { duration, grouped, percent } from '../../text/numbers.js';
import { operationName } from '../../text/names.js';
import { capitalised } from '../../text/words.js';

/** @import { CallSiteReport, Report } from '../../model/report.js' */

/**
 * Names that are methods of objects, though some of them (`sign`) are functions of node:crypto as well, so that
 * `crypto.<name>` may mislead.
 */
const METHODS = new Set([
  'update',
  'digest',
  'final',
  'copy',
  'sign',
  'verify',
  'setAAD',
  'getAuthTag',
  'setAuthTag',
  'computeSecret',
  'generateKeys',
  'checkIssued',
]);

/** Said of ticks that are only of a part of what was counted. */
export const SAMPLED_PART = ', in the part of the run that was sampled';

/** Said of advice with `crypto.hash`: packages run on more versions of Node than the one that was profiled. */
export const NEEDS_ONE_SHOT =
  'crypto.hash came with Node 20.12 and 21.7. On earlier ones, a file that imports it by name does not load: leave this if the program has to run there.';

/**
 * @param {object} nodes that advice has to run on
 * @param {string} nodes.node the oldest that ran
 * @param {string} nodes.oldestNode that, or an older one that the program declares
 * @returns {string} why a version is too old that did not run; `''` if it ran
 */
export function declares({ node, oldestNode }) {
  return node === oldestNode ? '' : `, and package.json says that the program runs on ${oldestNode}`;
}

/** Said of a client, pool, session or channel for all calls: of those that log in as different users, it would answer one with what is another's. */
export const ONE_FOR_EACH =
  'Where the options differ from call to call (user, database, certificate), keep one for each set of them, in a Map: one for all would serve ' +
  'everybody as the first.';

/** How every instruction to verify a gain begins. */
export const AGAIN = 'Run cryptoprof again under the same load:';

/**
 * What is called at a call site, as its author would put it.
 * @param {CallSiteReport} callSite any call site
 * @returns {string} such as `crypto.pbkdf2Sync`, `update()`, `hashSync() of the package bcrypt`, or the operation's
 *   name
 */
export function calledName(callSite) {
  const { api } = callSite;
  if (callSite.package) return api ? `${api}() of the package ${callSite.package}` : `The package ${callSite.package}`;
  if (api === '') return capitalised(operationName(callSite.operation));
  return METHODS.has(api) ? `${api}()` : `crypto.${api}`;
}

/**
 * What a call site does to the event loop.
 * @param {CallSiteReport} callSite one with ticks on the event loop
 * @param {number} share 0..1 of busy ticks, of the phase `event-loop`
 * @param {Pick<Report['profile'], 'wallMs'>} profile totals
 * @returns {string} one or two sentences
 */
export function blockingMessage(callSite, share, { wallMs }) {
  const { count, p50Ms, maxMs } = callSite.blocks;
  const isNamed = callSite.api !== '' || callSite.package !== '';
  const what = operationName(callSite.operation, callSite.algorithm);
  const subject = isNamed ? `${calledName(callSite)} (${what})` : capitalised(what);
  const cost = `${percent(share)} of busy time`;
  if (count === 0) {
    // Calls that each get a small piece have no lengths either.
    const [where, unknown] =
      wallMs > 0
        ? ['the event loop', '']
        : [
            'a JavaScript thread',
            ' This recording has no times: how long a call takes is unknown, and in a text so may be whether modules were still loading.',
          ];
    return `${subject} runs on ${where}, where nothing else can run meanwhile, and takes ${cost}.${unknown}`;
  }
  const longest = `${duration(maxMs)}${isLongerThanItsTicks(callSite) ? ' by the clock' : ''}`;
  if (areStretches(callSite)) {
    const stretches =
      count === 1
        ? `in one stretch of ${longest}`
        : `in ${grouped(count)} stretches, typically for ${duration(p50Ms)} and at most for ${longest}`;
    return `${subject} holds the event loop ${stretches}. It takes ${cost}.`;
  }
  // Told apart by their lengths, in which a busy machine has its part: 34 of 30.
  const blocks = `about ${grouped(count)} times, typically for ${duration(p50Ms)} and at most for ${longest}`;
  return `${subject} holds the event loop ${blocks}. Nothing else runs meanwhile; it takes ${cost}.`;
}
