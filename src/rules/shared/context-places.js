/**
 * Lines that make TLS contexts over and over: from the ledger, which counts them, and from samples, which show what
 * they cost.
 */
import sampling from '../../record/probe/sampling.cjs';
import { ticksOnLoop } from '../../model/event-loop.js';
import { isInPackage } from '../../model/file-path.js';
import { wilsonInterval } from '../../model/interval.js';
import { connectionsFrom, peersThrough } from './context-peers.js';
import { loopCost, MIN_TICKS } from './severity.js';
import { driverOf } from './tls-drivers.js';
import { rowOf, total } from './tls-places.js';

/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { AskedAt, TlsContexts, TlsPeer } from '../../model/tls.js' */
/** @import { RuleContext } from './rule.js' */

/** Fewer contexts than this are made once for each server or tenant. */
const MIN_CONTEXTS = 20;

/**
 * Where contexts are not counted, those that take less, in few stretches, may be one for each of some upstreams. One with
 * all CA certificates of Node takes 29 ms with Node 20 and 7-17 ms since; more on a busy machine.
 */
const FEW_CONTEXTS_MS = 140;

const NOT_COUNTED = Object.freeze({ mapper: '', count: 0, caBytes: null, isExact: false, driver: '' });

/**
 * @typedef {object} ContextPlace
 * @property {CallSiteReport} site row of the line
 * @property {string} packageName package that requests the contexts, `''` if the line does itself
 * @property {string} mapper package that has that one connect, as sequelize has pg; `''` if the program does, or if it is not known
 * @property {number} count contexts with CA certificates that were made for it, 0 if they were not counted
 * @property {number | null} caBytes mean size of their CA certificates, null if unknown
 * @property {boolean} isExact whether the count is exact
 * @property {string} driver package that made all of these for its connections, at whatever lines they were requested;
 *   `''` if the line had them made
 * @property {{ticks: number, share: number, shareLow: number}} cost of contexts on the event loop, by the line's own
 *   samples; an estimate only if its stacks never show them. `shareLow` is the lower end of a 95 % interval
 */

/**
 * @param {RuleContext} context everything that was measured
 * @returns {ContextPlace[]} each line once; counted lines come first
 */
export function contextPlaces(context) {
  const sampled = context.callSites.filter((row) => row.operation === 'tls.context' && ticksOnLoop(row) > 0);
  const drivers = driverPlaces(context, sampled);
  const own = countedPlaces(context).filter(({ site }) => !drivers.some((driver) => isSameLine(driver.site, site)));
  const counted = [...own, ...drivers];
  const {
    tls,
    profile: { busyTicks },
  } = context;
  // Contexts are counted from the first connection on: if a program makes none, only their cost is known.
  const isCounted = tls !== null && tls.complete && tls.peers.length > 0;
  if (isCounted && tls.contexts.created < MIN_CONTEXTS) return counted;
  const others = sampled.filter(
    (row) =>
      !counted.some(
        ({ site, packageName }) => mayBeLineOf(row, site) || (isInPackage(row.file) && row.package === packageName),
      ),
  );
  return [
    ...counted,
    ...others.flatMap((site) => {
      const cost = loopCost(site, busyTicks);
      const isShort = (site.cpuMs * cost.ticks) / site.ticks <= FEW_CONTEXTS_MS;
      const areFew = isShort && site.blocks.count < MIN_CONTEXTS;
      return cost.ticks < MIN_TICKS || areFew ? [] : [{ site, packageName: site.package, ...NOT_COUNTED, cost }];
    }),
  ];
}

/**
 * @param {RuleContext} context everything that was measured
 * @returns {ContextPlace[]} the ledger's lines for which contexts with CAs were made
 */
function countedPlaces(context) {
  const {
    tls,
    profile: { busyTicks },
  } = context;
  if (tls === null) return [];
  const { callSites, unplaced, withCa } = tls.contexts;
  const all = callSites.reduce((sum, { count }) => sum + count, unplaced);
  const rows = context.callSites.filter(({ operation }) => operation === 'tls.context');
  const lines = callSites.map((at) => {
    const site = rowOf(at, context, 'tls.context');
    const own = rows.filter((row) => isSameLine(row, site) || isOnlyIn(row, site, callSites));
    // Earlier versions kept few stacks, which stood for the others.
    return {
      at,
      site,
      count: Math.round((at.count * withCa) / Math.max(1, all)),
      isSeen: own.some((row) => row.ticks > 0),
      ticks: own.reduce((sum, row) => sum + ticksOnLoop(row), 0),
    };
  });
  const unseen = lines.filter(({ isSeen }) => !isSeen).reduce((sum, { count }) => sum + count, unplaced);
  const loose = looseTicks(context);
  return lines
    .filter(({ count }) => count >= MIN_CONTEXTS)
    .map(({ at, site, count, isSeen, ticks }) => ({
      site,
      packageName: site.package,
      mapper: '',
      count,
      ...sizeOf(at, tls.contexts),
      driver: '',
      cost: costOf(isSeen ? ticks : (loose * count) / Math.max(1, unseen), busyTicks),
    }));
}

/**
 * @param {CallSiteReport} row of contexts that was seen in samples
 * @param {CallSiteReport} site of a line that had contexts made
 * @param {AskedAt[]} callSites all such lines
 * @returns {boolean} whether the row is of its function, of a line that V8 did not record, and no other of that function
 *   has contexts made
 */
function isOnlyIn(row, { file, function: name }, callSites) {
  const isInFunction = row.column === null && row.file === file && row.function === name;
  return isInFunction && callSites.filter((at) => at.file === file && at.function === name).length === 1;
}

/**
 * @param {RuleContext} context everything that was measured
 * @returns {number} ticks of contexts that no line was seen to make
 */
function looseTicks({ tls, callSites }) {
  const placed = callSites.filter(({ operation, file }) => operation === 'tls.context' && file !== '');
  return Math.max(0, (tls?.cost?.contextTicks ?? 0) - placed.reduce((sum, { ticks }) => sum + ticks, 0));
}

/**
 * @param {AskedAt} at line that had contexts made
 * @param {TlsContexts} contexts all that were made
 * @returns {Pick<ContextPlace, 'caBytes' | 'isExact'>} what is known of its own
 */
function sizeOf({ caBytes }, { withCa, caBytes: allBytes, callSites }) {
  if (callSites.length <= 1) return { caBytes: allBytes === 0 ? null : allBytes / Math.max(1, withCa), isExact: true };
  // Earlier versions, whose counts are no more than about right, did not record it.
  return { caBytes: caBytes ?? null, isExact: caBytes !== undefined && withCa <= sampling.ALL_OF };
}

/**
 * @param {TlsContexts} contexts all that were made
 * @param {TlsPeer[]} peers that a driver has made contexts for
 * @returns {number | null} mean size of the CA certificates in theirs, null if unknown
 */
function sizeForPeers(contexts, peers) {
  const { callSites } = contexts;
  if (callSites.length <= 1) return sizeOf(callSites[0] ?? {}, contexts).caBytes;
  const own = callSites.filter((at) => peers.some((peer) => connectionsFrom(peer, at) > 0));
  const count = own.reduce((sum, at) => sum + at.count, 0);
  const bytes = own.reduce((sum, at) => sum + at.count * (at.caBytes ?? NaN), 0);
  return bytes > 0 ? bytes / count : null;
}

/**
 * A driver that starts TLS when its socket has data has no user line on the stack at that point, but the ledger knows
 * who requested the connection.
 * @param {RuleContext} context everything that was measured
 * @param {CallSiteReport[]} sampled rows of contexts that were seen in samples
 * @returns {ContextPlace[]} lines that requested connections with CAs from drivers
 */
function driverPlaces(context, sampled) {
  const {
    tls,
    profile: { busyTicks },
  } = context;
  const packages = new Set(sampled.filter(({ file }) => isInPackage(file)).map((row) => row.package));
  const clients = (tls?.peers ?? []).filter(({ role }) => role === 'client');
  return [...packages].flatMap((packageName) => {
    const peers = peersThrough(clients, packageName);
    const count = total(peers, ({ choices }) => choices.ownCa);
    const peer = peers.find(({ callSites }) => callSites.length > 0);
    if (peer === undefined || count < MIN_CONTEXTS) return [];
    const [at] = peer.callSites;
    const ticks = sampled
      .filter((row) => isInPackage(row.file) && row.package === packageName)
      .reduce((sum, row) => sum + ticksOnLoop(row), 0);
    return [
      {
        site: { ...rowOf(at, context, 'tls.context'), operation: 'tls.context' },
        packageName,
        mapper: driverOf(peer.package) === driverOf(packageName) ? '' : peer.package,
        count,
        caBytes: tls === null ? null : sizeForPeers(tls.contexts, peers),
        isExact: true,
        driver: packageName,
        cost: costOf(ticks, busyTicks),
      },
    ];
  });
}

/**
 * @param {number} ticks of contexts on the event loop, perhaps an estimate
 * @param {number} busyTicks of the whole profile
 * @returns {ContextPlace['cost']}
 */
function costOf(ticks, busyTicks) {
  const count = Math.round(ticks);
  return {
    ticks: count,
    share: busyTicks === 0 ? 0 : count / busyTicks,
    shareLow: wilsonInterval(count, busyTicks)[0],
  };
}

/**
 * @param {CallSiteReport} a a row
 * @param {CallSiteReport} b another
 * @returns {boolean} whether they are of one line
 */
function isSameLine(a, b) {
  return a.file === b.file && a.line === b.line;
}

/**
 * @param {CallSiteReport} row that was seen in samples
 * @param {CallSiteReport} site of a line that is known
 * @returns {boolean} whether the row is of that line, or of a line of its function that V8 did not record
 */
function mayBeLineOf(row, site) {
  const isInFunction = row.column === null && row.file === site.file && row.function === site.function;
  return isInFunction || isSameLine(row, site);
}
