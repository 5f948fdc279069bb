/**
 * What the rules about blocking have in common: which call sites they look at, when they report, and how they state the
 * cost. A rule adds which operations it covers and what to do instead.
 */
import { isShortCall } from './call-length.js';
import { findingAt } from './finding.js';
import { isNodesOwn } from './pure-js-packages.js';
import { docsOf } from './rule.js';
import { judgeBlocking, LONG_BLOCK_MS, loopCost } from './severity.js';
import { operationName } from '../../text/names.js';
import { duration, percent } from '../../text/numbers.js';
import { unlocatedMessage, unlocatedWork } from './unlocated.js';
import { AGAIN, blockingMessage } from './wording.js';

/** @import { CallSiteReport, Edit, Finding } from '../../model/report.js' */
/** @import { Rule, RuleContext } from './rule.js' */
/** @import { ShareWeight } from './severity.js' */

/**
 * @typedef {object} Remedy
 * @property {Edit | null} edit what to write instead, exactly; null if `advice` is a sketch
 * @property {string[]} advice lines of code
 * @property {string[]} notes what is specific to this call, one sentence each; what holds for every call is on the
 *   rule's page
 * @property {number} [leavesFirst] how many of the first calls still compute on the event loop; default 0
 * @property {string} [goal] what the share should do, where that depends on what is not known; default: as for any call
 */

/**
 * What the remedy leaves on the event loop.
 * @typedef {object} Left
 * @property {string} note a sentence
 * @property {string} goal what the share should do, such as `should fall to about 0`
 */

/**
 * Of calls that take no longer than handing them over.
 * @type {Left}
 */
const HAND_OVER = {
  note: 'Such a call takes about as long as handing it to the thread pool: the asynchronous form lets other work run in between, but saves little.',
  goal: 'may fall a little',
};

/**
 * Of such calls that a package makes, whose line stays as it is.
 * @type {Left}
 */
const OF_PACKAGE = {
  note: 'What it computes takes about as long as handing it to another thread: moving it there would save next to nothing.',
  goal: 'should fall as far as it is called less often',
};

/**
 * @param {CallSiteReport} callSite a synchronous call
 * @returns {Left | null} what remains of it because handing it over takes as long; null if it takes longer
 */
export function leftOfShort(callSite) {
  if (!isShortCall(callSite)) return null;
  return callSite.package === '' ? HAND_OVER : OF_PACKAGE;
}

/**
 * @typedef {object} BlockingRule
 * @property {string} id rule id
 * @property {string} title what is wrong, without a full stop
 * @property {ShareWeight} byShare the severity of a share without long blocks
 * @property {RegExp} operations that it can be about
 * @property {(callSite: CallSiteReport) => boolean} [isAbout] of these, which calls it can be about, whatever they cost: no two
 *   of these rules may be about one; default all
 * @property {(callSite: CallSiteReport, context: RuleContext) => boolean} [applies] whether it has anything to say about such
 *   a call; default always
 * @property {(callSite: CallSiteReport, context: RuleContext) => Remedy} remedy what to do instead
 * @property {typeof blockingMessage} [message] one or two sentences on what is wrong;
 *   `share`: 0..1 of busy ticks on the event loop; by default, how often the call holds the loop, and for how long
 * @property {(callSite: CallSiteReport, context: RuleContext) => Left | null} [left] what remains notable afterwards;
 *   default: nothing
 */

/**
 * Makes a rule about synchronous work on the event loop.
 * @param {BlockingRule} rule what is particular to it
 * @returns {Rule} ready to run
 */
export function blockingRule(rule) {
  const { id, title, byShare, operations, isAbout = () => true, applies = () => true } = rule;
  const concerns = (/** @type {CallSiteReport} */ callSite) =>
    callSite.form !== 'async' &&
    operations.test(callSite.operation) &&
    // What packages compute in plain JavaScript has its own rule, whatever its form.
    isNodesOwn(callSite) &&
    isAbout(callSite);
  return {
    meta: {
      id,
      title,
      severityRange: byShare === 'minor' ? ['info', 'warning', 'error'] : ['warning', 'error'],
      docs: docsOf(id),
      blocks: true,
      concerns,
    },
    check: (context) =>
      [...context.callSites, ...unlocatedWork(context)]
        .filter((callSite) => concerns(callSite) && applies(callSite, context))
        .flatMap((callSite) => findingOf(rule, callSite, context)),
  };
}

/**
 * How to see that a change helped. Where only long blocks matter, the work may stay on the loop in pieces.
 * @param {CallSiteReport} callSite before the change
 * @param {number} share 0..1 of busy ticks, of the phase `event-loop`
 * @param {ShareWeight} byShare what the share is worth to the rule
 * @param {number} leavesFirst how many of the first calls stay where they are
 * @param {string} [goal] what the share is to do
 * @returns {string} one sentence
 */
function verification({ file, operation, blocks }, share, byShare, leavesFirst, goal = 'should fall to about 0') {
  const name = `${operationName(operation)} ${file === '' ? 'on the event loop' : 'at this line'}`;
  if (leavesFirst > 0) {
    const first = leavesFirst === 1 ? 'the first call' : `the first ${leavesFirst} calls`;
    return `${AGAIN} ${name}, now ${percent(share)}, should fall to that of ${first}.`;
  }
  const length = `should last longer than ${LONG_BLOCK_MS} ms (now up to ${duration(blocks.maxMs)})`;
  if (byShare === 'nothing') return `${AGAIN} no block of ${name} ${length}.`;
  const hasLong = blocks.count > 0 && blocks.maxMs >= LONG_BLOCK_MS;
  return `${AGAIN} ${name}, now ${percent(share)}, ${goal}${hasLong ? `, and no block of it ${length}` : ''}.`;
}

/**
 * @param {BlockingRule} rule the rule
 * @param {CallSiteReport} callSite one that it is about
 * @param {RuleContext} context everything that was measured
 * @returns {Finding[]} one or none
 */
function findingOf(rule, callSite, context) {
  const { busyTicks } = context.profile;
  const judged = judgeBlocking(callSite, context, rule.byShare);
  if (judged === null) return [];
  const cost = loopCost(callSite, busyTicks);
  const { edit, advice, notes, leavesFirst = 0, goal } = rule.remedy(callSite, context);
  const { message = blockingMessage } = rule;
  const left = rule.left?.(callSite, context) ?? null;
  return [
    findingAt(rule.id, callSite, cost, {
      severity: judged.severity,
      message:
        callSite.file === '' ? unlocatedMessage(callSite, context) : message(callSite, cost.share, context.profile),
      edit,
      advice,
      notes: [...(left === null ? [] : [left.note]), ...notes, ...judged.notes],
      verify: verification(callSite, cost.share, rule.byShare, leavesFirst, goal ?? left?.goal),
    }),
  ];
}
