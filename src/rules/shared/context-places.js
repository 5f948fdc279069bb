/**
 * Lines that make TLS contexts over and over: from the ledger, which counts them, and from samples, which show what
 * they cost.
 */
import { ticksOnLoop } from '../../model/event-loop.js';
import { wilsonInterval } from '../../model/interval.js';
import { loopCost, MIN_TICKS } from './severity.js';
import { driverOf } from './tls-drivers.js';
import { rowOf, total } from './tls-places.js';

/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { RuleContext } from './rule.js' */

/** Fewer contexts than this are made once for each server or tenant. */
const MIN_CONTEXTS = 20;

/** Time to make one context with all CA certificates of Node: 27 ms with Node 20, 6-9 ms since. */
const LARGEST_CONTEXT_MS = 35;

/**
 * @typedef {object} ContextPlace
 * @property {CallSiteReport} site row of the line
 * @property {string} packageName package that requests the contexts, `''` if the line does itself
 * @property {number} count contexts with CA certificates that were made for it, 0 if they were not counted
 * @property {string} driver package that made all of these for its connections, at whatever lines they were requested;
 *   `''` if the line had them made
 * @property {{ticks: number, share: number, shareLow: number}} cost of contexts on the event loop; `shareLow` is the
 *   lower end of a 95 % interval
 */

/**
 * @param {RuleContext} context everything that was measured
 * @returns {ContextPlace[]} each line once; counted lines come first
 */
export function contextPlaces(context) {
  const sampled = context.callSites.filter((row) => row.operation === 'tls.context' && ticksOnLoop(row) > 0);
  const drivers = driverPlaces(context, sampled);
  const own = countedPlaces(context, sampled).filter(
    ({ site }) => !drivers.some((driver) => isSameLine(driver.site, site)),
  );
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
        ({ site, packageName }) => mayBeLineOf(row, site) || (isOfPackage(row) && row.package === packageName),
      ),
  );
  return [
    ...counted,
    ...others.flatMap((site) => {
      const cost = loopCost(site, busyTicks);
      const isOne = (site.cpuMs * cost.ticks) / site.ticks <= LARGEST_CONTEXT_MS;
      return cost.ticks < MIN_TICKS || isOne ? [] : [{ site, packageName: site.package, count: 0, driver: '', cost }];
    }),
  ];
}

/**
 * @param {RuleContext} context everything that was measured
 * @param {CallSiteReport[]} sampled rows of contexts that were seen in samples
 * @returns {ContextPlace[]} the ledger's lines for which contexts with CAs were made
 */
function countedPlaces(context, sampled) {
  const {
    tls,
    profile: { busyTicks },
  } = context;
  const asking = tls?.contexts.callSites ?? [];
  const all = asking.reduce((sum, { count }) => sum + count, tls?.contexts.unplaced ?? 0);
  return asking.flatMap((at) => {
    // All of the first contexts were looked at, but only some of the later ones, which represent the others.
    const count = Math.round((at.count * (tls?.contexts.withCa ?? 0)) / all);
    if (count < MIN_CONTEXTS) return [];
    const site = rowOf(at, context, 'tls.context');
    const own = sampled.filter((row) => isSameLine(row, site)).reduce((sum, row) => sum + ticksOnLoop(row), 0);
    const estimate = ((tls?.cost?.contextTicks ?? 0) * count) / (tls?.contexts.created || 1);
    return [{ site, packageName: site.package, count, driver: '', cost: costOf(Math.max(own, estimate), busyTicks) }];
  });
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
  const packages = new Set(sampled.filter(isOfPackage).map((row) => row.package));
  return [...packages].flatMap((packageName) => {
    const peers = (tls?.peers ?? []).filter(
      (peer) => peer.role === 'client' && driverOf(peer.package) === driverOf(packageName),
    );
    const count = total(peers, ({ choices }) => choices.ownCa);
    const at = peers.find(({ callSites }) => callSites.length > 0)?.callSites[0];
    if (at === undefined || count < MIN_CONTEXTS) return [];
    const ticks = sampled
      .filter((row) => isOfPackage(row) && row.package === packageName)
      .reduce((sum, row) => sum + ticksOnLoop(row), 0);
    return [
      {
        site: { ...rowOf(at, context, 'tls.context'), operation: 'tls.context' },
        packageName,
        count,
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

/**
 * @param {CallSiteReport} row any
 * @returns {boolean} whether its line is a package's own
 */
function isOfPackage({ file }) {
  return /[\\/]node_modules[\\/]/.test(file);
}
