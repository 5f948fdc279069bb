/** What costs most gets a finding, or the report says why there is none. */
import { loopTicks, ticksOnLoop } from '../../model/event-loop.js';
import { fileName } from '../../model/file-path.js';
import { operationName, placeWords } from '../../text/names.js';
import { duration, percent } from '../../text/numbers.js';
import { isBulk, isShortHkdf, LARGE_RANDOM_BYTES } from './bulk.js';
import { LONG_BLOCK_MS, NOTABLE_SHARE } from './severity.js';

/** @import { Diagnostic } from '../../model/profile.js' */
/** @import { CallSiteReport, Finding } from '../../model/report.js' */
/** @import { RuleContext } from './rule.js' */

const NO_LINE = 'no line of the program was seen to ask for it';

/**
 * Says why the operation that takes most of the event loop has no finding.
 * @param {RuleContext} context everything that was measured
 * @param {Finding[]} findings of all rules
 * @returns {Diagnostic[]} one, or none if there is a finding, or nothing notable
 */
export function largestShare(context, findings) {
  const { operations, callSites, profile } = context;
  const [operation] = operations.toSorted((a, b) => ticksOnLoop(b) - ticksOnLoop(a));
  const share = operation && profile.busyTicks > 0 ? ticksOnLoop(operation) / profile.busyTicks : 0;
  if (share < NOTABLE_SHARE || findings.some((finding) => finding.operation === operation.id)) return [];
  const sites = callSites
    .filter((site) => site.operation === operation.id)
    .toSorted((a, b) => loopTicks(b) - loopTicks(a));
  return [
    {
      code: 'largest-share-without-finding',
      count: 1,
      message: `${percent(share)} of busy time is ${operationName(operation.id)} on the event loop, and there is no finding: ${reason(sites[0], context)}.`,
    },
  ];
}

/**
 * @param {CallSiteReport | undefined} site the heaviest call site, if the operation has one
 * @param {RuleContext} context everything that was measured
 * @returns {string} why no rule speaks of it, without a full stop
 */
function reason(site, context) {
  if (!site) return NO_LINE;
  const where = placeWords({ file: fileName(site.file), line: site.line });
  const harmless = whyHarmless(site, where, context);
  if (harmless !== null) return harmless;
  const share = loopTicks(site) / context.profile.busyTicks;
  if (share === 0) return NO_LINE;
  if (share < NOTABLE_SHARE) return `no line takes much of it: the largest, ${where}, takes ${percent(share)}`;
  const { count, p95Ms } = site.blocks;
  if (count > 0 && p95Ms < LONG_BLOCK_MS)
    return `at ${where} hardly a call lasts longer than ${duration(p95Ms)}, and no rule is about shorter ones`;
  return `no rule is about such a call as the one at ${where}`;
}

/**
 * @param {CallSiteReport} site the heaviest call site
 * @param {string} where it is
 * @param {RuleContext} context everything that was measured
 * @returns {string | null} why its calls hold the event loop no longer than they must; null if they may
 */
function whyHarmless(site, where, context) {
  if (site.form === 'async') return `what is seen of it at ${where} hands the work to the thread pool`;
  if (site.api.endsWith(' stream')) return `the stream at ${where} lets other work run between its chunks`;
  if (isShortHkdf(site))
    return `at ${where} it is many short calls: handing each to the thread pool takes about as long; derive fewer keys, or let other work run in between`;
  if (isManySmall(site)) {
    return `at ${where} it is many small calls, each shorter than handing it to the thread pool; make fewer of them, or let other work run in between`;
  }
  if (context.calls.get(site.id)?.syntax?.isSmallPiece)
    return `at ${where} it is done in small pieces, and other work runs in between`;
  return null;
}

/**
 * @param {CallSiteReport} site any call site
 * @returns {boolean} whether its blocks are surely not single calls
 */
function isManySmall(site) {
  const { operation, leaves, parameters } = site;
  if (operation === 'random') return parameters.size < LARGE_RANDOM_BYTES;
  return leaves !== undefined && /^(?:hash|hmac|mac|cipher)/.test(operation) && !isBulk(site);
}
