/**
 * Call sites as a baseline has them: which ones of a run are recorded, which are the same calls, and which have
 * moved.
 */
import { addToList } from '../../model/add-to-list.js';
import { lacksTimes } from '../../model/certainty.js';
import { loopTicks } from '../../model/event-loop.js';
import { mayBeSameOperation } from '../../model/operation.js';
import { isNamedInOneFile, pairMoved } from '../../model/pair-moved.js';
import { siteId } from '../../model/site-id.js';
import { sourceAtCall, withoutOwnName } from '../../model/source-at-call.js';
import { MIN_TICKS } from '../../rules/shared/severity.js';
import { mayMatter } from '../run.js';
import { roundShare } from './round.js';

/** @import { GateConfig } from '../../model/gate-config.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { Notice } from '../../model/verdict.js' */
/** @import { Run } from '../run.js' */
/** @import { Baseline } from './baseline.js' */

/** Nobody reads more of them. */
const MOST_NAMED = 5;

/**
 * A call site as a baseline has it.
 * @typedef {object} BaselineSite
 * @property {string} file relative to the root of the repository
 * @property {string} function
 * @property {string} operation
 * @property {number} share 0..1 of busy ticks, on the event loop; to a point
 * @property {string} [source] what the source says at the call, on one line; absent if unknown, and in baselines of
 *   earlier versions
 * @property {Record<string, number>} [parameters] sizes and counts from the source, never values; absent if there are
 *   none, or `source` is
 */

/**
 * The synchronous call sites on the event loop that matter: flagged in some run, or 1 % of busy ticks when rounded.
 * Lighter ones appear in one run and not in the next, and would change the file every time; but without times, each may
 * hold the loop for long.
 * @param {Run[]} runs of one program
 * @returns {Map<string, BaselineSite>} by id
 */
export function recordedSites(runs) {
  const busyTicks = runs.reduce((sum, run) => sum + run.steadyTicks, 0);
  const areTimed = !runs.some(({ report }) => lacksTimes(report.profile));
  /** @type {Map<string, {site: CallSiteReport, ticks: number, isFlagged: boolean}>} */
  const sites = new Map();
  for (const { callSites, loop } of runs) {
    const flagged = new Set([...loop.certain, ...loop.seen].map(({ id }) => id));
    for (const site of callSites.filter((each) => loopTicks(each) > 0)) {
      const { ticks, isFlagged } = sites.get(site.id) ?? { ticks: 0, isFlagged: false };
      sites.set(site.id, { site, ticks: ticks + loopTicks(site), isFlagged: isFlagged || flagged.has(site.id) });
    }
  }
  return new Map(
    Array.from(sites).flatMap(([id, { site, ticks, isFlagged }]) => {
      const share = roundShare(ticks / busyTicks);
      const { file, function: name, operation } = site;
      return isFlagged || share > 0 || (!areTimed && ticks >= MIN_TICKS)
        ? [[id, { file, function: name, operation, share, ...saidAt(site) }]]
        : [];
    }),
  );
}

/**
 * @param {Pick<CallSiteReport, 'excerpt' | 'line' | 'parameters'>} site of a run
 * @returns {Pick<BaselineSite, 'source' | 'parameters'>} what finds it again where its file and function have other names
 */
export function saidAt({ excerpt, line, parameters }) {
  const source = sourceAtCall({ excerpt, line });
  if (source === null) return {};
  return { source, ...(Object.keys(parameters).length === 0 ? {} : { parameters }) };
}

/**
 * @param {Omit<BaselineSite, 'share'>} a call site
 * @param {Omit<BaselineSite, 'share'>} b another
 * @returns {boolean} whether they may be calls in one function that do the same thing, as far as samples show
 */
function mayBeSameCall(a, b) {
  return a.file === b.file && a.function === b.function && mayBeSameOperation(a.operation, b.operation);
}

/**
 * Calls of one function, by its name: each of many call sites held against all others would take minutes.
 * @template {Omit<BaselineSite, 'share'>} Site
 * @param {Iterable<Site>} sites of a baseline or a run
 * @returns {(site: Omit<BaselineSite, 'share'>) => Site[]} those that `mayBeSameCall`
 */
export function sameCallsIn(sites) {
  /** @type {Map<string, Site[]>} */
  const byFunction = new Map();
  const keyOf = (/** @type {Omit<BaselineSite, 'share'>} */ site) => JSON.stringify([site.file, site.function]);
  for (const site of sites) addToList(byFunction, keyOf(site), site);
  return (site) => (byFunction.get(keyOf(site)) ?? []).filter((other) => mayBeSameCall(other, site));
}

/**
 * Calls in one function that do the same, which a baseline and a run distinguish by their order alone.
 * @typedef {Pick<BaselineSite, 'file' | 'function' | 'operation' | 'share'> & {name: string, count: number, texts:
 *   (string | null)[], unnamed: (string | null)[]}} Calls `share` is that of all of them, `texts` what the source says at
 *   each, null if unknown, and `unnamed` the same without their function's name
 */

/**
 * @param {Iterable<BaselineSite>} sites of a baseline or a run
 * @returns {Map<string, Calls>} by what calls in one function that do the same have in common:
 *   `src/app.js#auth|kdf.pbkdf2`
 */
function callsByName(sites) {
  /** @type {Map<string, Calls>} */
  const groups = new Map();
  for (const site of sites) {
    const name = siteId(site, '', 1);
    const text = siteText(site);
    const { file, function: own, operation } = site;
    const calls = groups.get(name) ?? {
      file,
      function: own,
      operation,
      name,
      share: 0,
      count: 0,
      texts: [],
      unnamed: [],
    };
    calls.share += site.share;
    calls.count++;
    calls.texts.push(text);
    calls.unnamed.push(withoutOwnName(text, own));
    groups.set(name, calls);
  }
  return groups;
}

/**
 * @param {Pick<BaselineSite, 'source' | 'parameters'>} site of a baseline or a run
 * @returns {string | null} what is known from the source, equal if that is; null if it is unknown
 */
export function siteText({ source, parameters = {} }) {
  return source === undefined ? null : JSON.stringify([source, Object.entries(parameters).sort()]);
}

/**
 * A renamed file or function is not a new call site. Moves are found the same way as when comparing two runs.
 * @param {BaselineSite[]} accepted call sites of a baseline
 * @param {BaselineSite[]} found call sites of a run that matter
 * @param {BaselineSite[]} present all call sites of that run, however light
 * @returns {Map<string, Calls>} accepted ones that are gone, by the name that each one has now
 */
export function movedSites(accepted, found, present) {
  const [known, now] = [accepted, present].map((sites) => sameCallsIn(sites));
  // What is everywhere has not moved: most often that is all, and its source need not be compared.
  if (found.every((site) => known(site).length > 0)) return new Map();
  const [before, after, all] = [accepted, found, present].map((sites) => [...callsByName(sites).values()]);
  const gone = before.filter((calls) => now(calls).length === 0);
  const come = after.filter((calls) => known(calls).length === 0);
  const { pairs } = pairMoved(
    { before: gone, after: come },
    { before, after: all },
    {
      placeOf: (calls) => calls,
      // What samples show of an operation differs from run to run: `keygen`, `keygen.rsa`.
      workOf: ({ operation }) => [operation.split('.')[0]],
      callOf: () => [],
      operationOf: ({ operation }) => operation,
      textsOf: [({ texts }) => together(texts), ({ unnamed }) => together(unnamed)],
      isSameLine: isNamedInOneFile,
      // A baseline doesn't record how.
      isDoneAlike: () => false,
    },
  );
  return new Map(pairs.map(([old, { name }]) => [name, old]));
}

/**
 * @param {(string | null)[]} texts of calls
 * @returns {string | null} all of them, whatever their order; null if one is unknown
 */
function together(texts) {
  return texts.includes(null) ? null : JSON.stringify(texts.toSorted());
}

/**
 * What was found for a run last: several checks ask, with the same baseline.
 * @type {WeakMap<Run, {callSites: Baseline['callSites'], moves: Map<string, Calls>}>}
 */
const MOVES = new WeakMap();

/**
 * @param {Baseline} baseline that was accepted
 * @param {Run} run that is compared with it
 * @returns {Map<string, Calls>} call sites of the baseline that are gone, by the name that each has now
 */
export function movesSince({ callSites }, run) {
  const known = MOVES.get(run);
  if (known?.callSites === callSites) return known.moves;
  const onLoop = (/** @type {CallSiteReport[]} */ sites) =>
    sites.map((site) => {
      const { file, function: name, operation } = site;
      return { file, function: name, operation, share: loopTicks(site) / run.steadyTicks, ...saidAt(site) };
    });
  const moves = movedSites([...callSites.values()], onLoop(mayMatter(run)), onLoop(run.callSites));
  MOVES.set(run, { callSites, moves });
  return moves;
}

/**
 * @param {Run[]} runs that are judged
 * @param {Baseline | null} baseline that they are compared with
 * @param {GateConfig} config that says whether new call sites count
 * @returns {Notice[]} one; none if nothing has moved, or if not requested
 */
export function moveNotices(runs, baseline, config) {
  if (baseline === null || config.baseline === null || config.baseline.newCallSites === 'off') return [];
  const moves = new Map(
    runs.flatMap((run) =>
      Array.from(movesSince(baseline, run), ([name, { name: old }]) => /** @type {const} */ ([name, old])),
    ),
  );
  if (moves.size === 0) return [];
  const named = Array.from(moves, ([name, old]) => `${old} → ${name}`)
    .sort()
    .slice(0, MOST_NAMED);
  const rest = moves.size > MOST_NAMED ? `, and ${moves.size - MOST_NAMED} more` : '';
  return [
    {
      code: 'call-sites-moved',
      message: `Moved, and so not new: ${named.join(', ')}${rest}. An updated baseline holds the new names.`,
    },
  ];
}
