import { shareOfWork, unstalledSite } from '../model/cpu.js';
import { isHandOver, mayUsePool } from '../model/event-loop.js';
import { argon2Blocks } from '../catalogue/guidance.js';
import { digestInPieces } from './shared/subtle-digest.js';
import { blockingMessage, AGAIN } from './shared/wording.js';
import { findingAt } from './shared/finding.js';
import { replacedPackage } from './shared/pure-js-packages.js';
import { docsOf } from './shared/rule.js';
import { judgeBlocking, LONG_BLOCK_MS, loopCost } from './shared/severity.js';
import { operationName } from '../text/names.js';
import { duration } from '../text/numbers.js';

/** @import { CallSiteReport } from '../model/report.js' */
/** @import { Rule, RuleContext } from './shared/rule.js' */

const ID = 'async-blocks';

const WORKER = [
  "// in a worker thread, for instance through the package piscina; move the data there, don't copy them",
  'const result = await pool.run(data, { transferList: [data.buffer] });',
  '// data is empty here afterwards: only where nothing reads it, or its buffer, again; otherwise without transferList, which copies',
];

const COPY_NOTE = 'Node copies the input of crypto.subtle before it hands the work over: the copy is what blocks.';

const CHANGE_NOTE =
  'The data must not change before the digest is ready: crypto.subtle copied it first, this code reads it piece by piece.';

const COST_NOTE =
  'Hashing itself moves from the thread pool to the event loop, in pieces of 256 KiB between which other work runs.';

/**
 * A call that is asynchronous by name can still hold the event loop. Only samples show that.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'An asynchronous call holds the event loop',
    severityRange: ['warning', 'error'],
    docs: docsOf(ID),
    blocks: true,
    concerns,
  },
  check: (context) =>
    context.callSites.flatMap((callSite) => {
      const { profile, calls, node } = context;
      const judged = judge(callSite, context);
      if (judged === null) return [];
      const cost = loopCost(callSite, profile.busyTicks);
      const call = calls.get(callSite.id);
      const shown = call && callSite.package === '' ? digestInPieces(callSite, call) : null;
      const remedy =
        shown === null
          ? { edit: null, advice: sketch(callSite, node), notes: [] }
          : { ...shown, notes: [...shown.notes, CHANGE_NOTE, COST_NOTE] };
      return [
        findingAt(ID, callSite, cost, {
          severity: judged.severity,
          message: `${blockingMessage(callSite, cost.share, profile)} Its form is asynchronous, but this part of it ran on the event loop.`,
          ...remedy,
          notes: [...remedy.notes, ...(copiesInput(callSite) ? [COPY_NOTE] : []), ...judged.notes],
          verify: `${AGAIN} no block of ${operationName(callSite.operation)} at this line should last longer than ${LONG_BLOCK_MS} ms (now up to ${duration(callSite.blocks.maxMs)}).`,
        }),
      ];
    }),
};

/**
 * Reading keys has its own rule: the answer is to read them once, and a worker thread is none.
 * @param {CallSiteReport} callSite any call site
 * @returns {boolean} whether it is an asynchronous call that may be better off in a worker thread
 */
function concerns(callSite) {
  return callSite.form === 'async' && replacedPackage(callSite) === null && callSite.operation !== 'key.import';
}

/**
 * On a busy machine a stretch in which work is handed over may be as long as another process' turn.
 * @param {CallSiteReport} callSite any call site
 * @param {RuleContext} context everything that was measured
 * @returns {ReturnType<typeof judgeBlocking>} null if it isn't an asynchronous call that holds the loop
 */
function judge(callSite, context) {
  const unstalled = unstalledSite(callSite, shareOfWork(context.profile));
  return concerns(callSite) && !isHandOver(unstalled)
    ? judgeBlocking({ ...callSite, form: 'sync' }, context, 'nothing')
    : null;
}

/**
 * @param {CallSiteReport} callSite any call site
 * @returns {boolean} whether it calls WebCrypto, and was seen to copy
 */
function copiesInput(callSite) {
  return callSite.package === '' && callSite.api.startsWith('subtle.') && mayUsePool(callSite);
}

/**
 * @param {CallSiteReport} callSite one that blocks
 * @param {string} node version that ran, `''` if unknown
 * @returns {string[]} what to do instead
 */
function sketch({ operation, package: name }, node) {
  if (operation === 'kdf.argon2' && name === '' && argon2Blocks(node)) {
    return [
      '// crypto.argon2() computes on the event loop before Node 24.16 and in 25.x and 26.0: upgrade to 24.16, 26.1 or later',
    ];
  }
  return WORKER;
}
