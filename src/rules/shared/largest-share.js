/** Whatever costs most gets a finding, or the report says why there is none. */
import { isStreamApi } from '../../model/operation.js';
import { shareOfWork, unstalledSite } from '../../model/cpu.js';
import { isHandOver, loopTicks, ticksOnLoop } from '../../model/event-loop.js';
import { ownStartTicks } from '../../model/start-phase.js';
import { operationName, placeInRoot } from '../../text/names.js';
import { duration, percent } from '../../text/numbers.js';
import { counted } from '../../text/words.js';
import { isOfSmallSize, isOfUnknownSize, isShortHkdf, LARGE_RANDOM_BYTES } from './bulk.js';
import { hasTooMany } from './connection-cause.js';
import { peersOfContexts } from './context-peers.js';
import { isKeptAlready } from './derived-once.js';
import { replacedPackage } from './pure-js-packages.js';
import { LONG_BLOCK_MS, loopCost, MIN_TICKS, NOTABLE_SHARE } from './severity.js';

/** @import { Diagnostic } from '../../model/profile.js' */
/** @import { CallSiteReport, Finding, OperationReport } from '../../model/report.js' */
/** @import { RuleContext } from './rule.js' */

const NO_LINE = 'no sample shows a line of the program that calls it';

/**
 * From this share of busy time on, cryptography during the start is worth a sentence: most programs load modules for a
 * while.
 */
const START_SHARE = 0.2;

/** Operations whose rules judge short calls, too, by their share; so do those about packages in JavaScript. */
const BY_SHARE = /^(?:key\.import|sign|verify|x509|asym\.decrypt|(?:kex|keygen|prime)\b|kdf\.(?!hkdf))/;

/**
 * Says why there is no finding for the operation that takes most of the event loop, or for a program that does little
 * except start.
 * @param {RuleContext} context everything that was measured
 * @param {Finding[]} findings of all rules
 * @returns {Diagnostic[]} one; none if there is a finding, or if nothing is notable
 */
export function largestShare(context, findings) {
  const message = onLoop(context, findings) ?? atStart(context, findings);
  return message ? [{ code: 'largest-share-without-finding', count: 1, message }] : [];
}

/**
 * @param {RuleContext} context everything that was measured
 * @param {Finding[]} findings of all rules
 * @returns {string | null} why there is none, `''` if there is one; null if nothing on the event loop is notable
 */
function onLoop(context, findings) {
  const { operation, share } = largest(context, ticksOnLoop);
  if (operation === null || share < NOTABLE_SHARE) return null;
  const [site] = sitesOf(context, operation, loopTicks);
  if (hasFinding(findings, operation) || isOfTooMany(site, context)) return '';
  return `${percent(share)} of busy time is ${operationName(operation)} on the event loop, but there is no finding: ${reason(site, context)}.`;
}

/**
 * @param {RuleContext} context everything that was measured
 * @param {Finding[]} findings of all rules
 * @returns {string} why there is none, `''` if there is one, or nothing at the start is notable
 */
function atStart(context, findings) {
  const { operation, share } = largest(context, ownStartTicks);
  if (operation === null || share < START_SHARE || hasFinding(findings, operation)) return '';
  const [site] = sitesOf(context, operation, ownStartTicks);
  const where =
    site && ownStartTicks(site) > 0 ? ` The largest part comes from ${placeInRoot(site, context.root)}.` : '';
  const isServers = context.operations.some(({ id, byPhase }) => id === operation && (byPhase.starting ?? 0) > 0);
  return `${percent(share)} of busy time is ${operationName(operation)} ${isServers ? 'before the program listens' : 'while modules load'}, but there is no finding: rules only cover what runs after that.${where}`;
}

/**
 * Rows of one operation that differ in their algorithm are one: a sentence about it names none.
 * @param {RuleContext} context everything that was measured
 * @param {(row: OperationReport) => number} ticksOf ticks that count
 * @returns {{operation: string | null, share: number}} the one that has most of them, and its share of busy time
 */
function largest({ operations, profile }, ticksOf) {
  /** @type {Map<string, number>} */
  const ticks = new Map();
  for (const row of operations) ticks.set(row.id, (ticks.get(row.id) ?? 0) + ticksOf(row));
  const [[operation, most] = [null, 0]] = [...ticks].sort(([, a], [, b]) => b - a);
  return { operation, share: profile.busyTicks > 0 ? most / profile.busyTicks : 0 };
}

/**
 * @param {RuleContext} context everything that was measured
 * @param {string} operation that is asked for
 * @param {(site: CallSiteReport) => number} ticksOf ticks that count
 * @returns {CallSiteReport[]} where, the heaviest first
 */
function sitesOf({ callSites }, operation, ticksOf) {
  return callSites.filter((site) => site.operation === operation).toSorted((a, b) => ticksOf(b) - ticksOf(a));
}

/**
 * @param {Finding[]} findings of all rules
 * @param {string} operation any
 * @returns {boolean} whether one of them is about it
 */
function hasFinding(findings, operation) {
  return findings.some((finding) => finding.operation === operation);
}

/**
 * @param {CallSiteReport | undefined} site the heaviest call site, if the operation has one
 * @param {RuleContext} context everything that was measured
 * @returns {boolean} whether it makes contexts for connections of which a finding says that there are too many
 */
function isOfTooMany(site, { tls, node }) {
  if (site?.operation !== 'tls.context') return false;
  const clients = (tls?.peers ?? []).filter(({ role }) => role === 'client');
  return peersOfContexts(clients, site).some((peer) => hasTooMany(peer, node));
}

/**
 * @param {CallSiteReport | undefined} site the heaviest call site, if the operation has one
 * @param {RuleContext} context everything that was measured
 * @returns {string} why no rule reports it, without a full stop
 */
function reason(site, context) {
  if (!site) return NO_LINE;
  const where = placeInRoot(site, context.root);
  const harmless = whyHarmless(site, where, context);
  if (harmless !== null) return harmless;
  const share = loopTicks(site) / context.profile.busyTicks;
  if (share === 0) return NO_LINE;
  if (share < NOTABLE_SHARE) return `no line takes much of it: the largest, ${where}, takes ${percent(share)}`;
  if (mayBeLess(site, context.profile.busyTicks))
    return `the largest line, ${where}, takes ${percent(share)}, which is not surely ${percent(NOTABLE_SHARE, 0)} or more: a longer run would tell`;
  const ticks = loopTicks(site);
  if (ticks < MIN_TICKS)
    return `the largest line, ${where}, has ${counted(ticks, 'tick')}, too few to judge: a longer run would tell`;
  const { blocks } = unstalledSite(site, shareOfWork(context.profile));
  if (blocks.count > 0 && blocks.p95Ms < LONG_BLOCK_MS) {
    const isStalled = site.blocks.p95Ms >= LONG_BLOCK_MS;
    const longer = `longer than ${duration(blocks.p95Ms)}${isStalled ? ' without its waiting for a processor' : ''}`;
    return `at ${where} hardly any call lasts ${longer}, and no rule covers shorter ones`;
  }
  return isOfUnknownSize(site, context)
    ? `whether the inputs at ${where} are large, or many small ones, can't be seen in this profile, in which native code lacks names`
    : `no rule covers a call like the one at ${where}`;
}

/**
 * @param {CallSiteReport} site the heaviest call site
 * @param {number} busyTicks of the whole profile
 * @returns {boolean} whether there are too few ticks for the rules that judge it by its share
 */
function mayBeLess(site, busyTicks) {
  const isByShare = BY_SHARE.test(site.operation) || replacedPackage(site) !== null;
  return isByShare && loopCost(site, busyTicks).shareLow < NOTABLE_SHARE;
}

/**
 * @param {CallSiteReport} site the heaviest call site
 * @param {string} where it is
 * @param {RuleContext} context everything that was measured
 * @returns {string | null} why its calls don't hold the event loop longer than necessary; null if they may
 */
function whyHarmless(site, where, context) {
  if (isHandOver(site)) return `its visible part at ${where} hands the work to the thread pool`;
  if (isStreamApi(site.api)) return `the stream at ${where} lets other work run between its chunks`;
  if (isShortHkdf(site))
    return `at ${where} it is many short calls: handing each to the thread pool takes about as long; derive fewer keys, or let other work run in between`;
  if (isKeptAlready(site)) return `at ${where} each key is derived once, and kept`;
  if (isManySmall(site)) {
    return `at ${where} it is many small calls, each shorter than handing it to the thread pool; make fewer of them, or let other work run in between`;
  }
  if (context.calls.get(site.id)?.syntax?.isSmallPiece)
    return `at ${where} it is done in small pieces, and other work runs in between`;
  return null;
}

/**
 * @param {CallSiteReport} site any call site
 * @returns {boolean} whether its blocks are certainly not single calls
 */
function isManySmall(site) {
  return site.operation === 'random' ? site.parameters.size < LARGE_RANDOM_BYTES : isOfSmallSize(site);
}
