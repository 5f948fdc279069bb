/** The steps from attributions to a Report, which has no findings yet. */
import { isStreamApi } from '../model/operation.js';
import { askings } from '../model/askings.js';
import { annotatedStacks } from './annotated-stacks.js';
import { isPartOfCounts, unprofiledIn } from '../model/certainty.js';
import { cpuOf, interruptedCalls } from '../model/cpu.js';
import { isHandOver } from '../model/event-loop.js';
import { wilsonInterval } from '../model/interval.js';
import { describeAskings, groupsOfAskings, ledgersOfReport } from './asked-groups.js';
import { withAskedLines } from './asked-lines.js';
import { stretches } from './blocks.js';
import { bundleReports } from './bundles.js';
import { withDrivenRoute } from './driven-route.js';
import { groupSites } from './groups.js';
import { tieLooseTicks } from './loose-ticks.js';
import { ticksCameLate } from './late-ticks.js';
import { withLostAllows } from './lost-allows.js';
import { unknownThreads, withUncounted } from './uncounted-packages.js';
import { addPhases } from './phases.js';
import { callSiteReports, operationReports } from './report-rows.js';
import { processReports } from './processes.js';
import { resolveSites } from './resolve-sites.js';
import { routeReports, wholeCounts } from './route-rows.js';
import {
  countDiagnostics,
  cpuDiagnostics,
  ownCodeDiagnostics,
  trafficDiagnostics,
  unknownCodeDiagnostics,
  waitDiagnostics,
} from './run-diagnostics.js';
import { settleWakes } from './scheduling.js';
import { shareTls } from './share-tls.js';
import { tlsCost } from './tls-cost.js';
import { isolateReports, profileTotals } from './totals.js';

/** @import { Interrupted } from '../model/cpu.js' */
/** @import { AnnotatedProfile } from '../model/annotated-stacks.js' */
/** @import { Profile, Recording, RunInfo, SampledWindow } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { CallSiteReport, CpuTimes, CryptoTotals, Phase, PoolWork, ProfileTotals, Report } from '../model/report.js' */
/** @import { Attribution } from './attribute-profile.js' */
/** @import { Stretches } from './blocks.js' */
/** @import { Group } from './groups.js' */

/**
 * @typedef {object} Answer
 * @property {Report} report without findings
 * @property {Map<string, SourceCall>} calls what the source says at call sites, by their id
 * @property {Recording} recording the same recording, plus what its sources say at places of requests, so that it can
 *   be saved without the sources
 * @property {() => AnnotatedProfile[]} stacks samples, one entry for each attribution; made on demand
 */

/**
 * Combines the results of all isolates. Findings are still empty: the rules come next.
 * @param {Recording} recording the recording; its profiles are those of the attributions, plus those of other threads
 * @param {Attribution[]} attributions one for each profile of a JavaScript thread
 * @param {string} version of this tool
 * @param {PoolWork | null} [beside] samples of the thread pool
 * @returns {Answer} the report, what its call sites say, and the samples
 */
export function makeReport(recording, attributions, version, beside = null) {
  const { drivenPath = '', ...read } = recording;
  const run = withDrivenRoute(describeAskings(recording.run, attributions), drivenPath, attributions);
  const { load, traffic, drive, tls } = { ...NOT_RUN, ...run };
  const unprofiled = unprofiledIn(recording);
  const cpu = cpuOf(recording);
  const asked = askings(run);
  const tied = attributions.map((attribution) => withAskedLines(tieLooseTicks(attribution, traffic), asked));
  const resolved = resolveSites(tied);
  const settled = tied.map((attribution, index) => settleWakes(attribution, resolved[index]));
  const { groups: sampled, ofSite } = groupSites(settled, resolved);
  const areLate = ticksCameLate(settled);
  const stretchesOf = settled.map((attribution, index) =>
    collectStretches(attribution, ofSite[index], interruptedIn(attribution, cpu, areLate)),
  );
  const target = targetOf(run ?? recording.sampled ?? null, recording.profiles);
  const profiles = withDiagnostics(recording.profiles, attributions, (attribution) =>
    withLostAllows(withUncounted(attribution, cpu), asked, target.root),
  );
  const { groups: placed, ofPlace } = groupsOfAskings(asked, sampled);
  const groups = shareTls(placed, tls?.peers ?? [], ofPlace);
  const totals = profileTotals(settled, { cpu, unprofiled });
  const profile = { ...totals, ...warmUpOf(recording, totals) };
  const { callSites, calls, ids } = callSiteReports(groups, profile, target.root, areLate);
  const ran = run?.processes ?? [];
  const isolates = isolateReports(settled, ran);
  const processes = processReports(isolates, ran, target.root);
  // Requests are counted from the beginning to the end.
  const countedTraffic = isPartOfCounts(profile) ? null : traffic;
  /** @type {Report} */
  const report = {
    schemaVersion: 2,
    tool: { name: 'cryptoprof', version },
    target,
    profile: { ...profile, ...unlessEmpty({ processes }) },
    crypto: cryptoTotals(groups, callSites, profile.busyTicks),
    operations: operationReports(groups, profile.busyTicks),
    callSites,
    findings: [],
    routes: routeReports(settled, ofSite, ids, profile, { traffic: countedTraffic, processes: ran }),
    isolates,
    ...unlessEmpty({ bundles: bundleReports(settled) }),
    ...(beside === null ? {} : { poolWork: beside }),
    load,
    traffic,
    ...ledgersOfReport(run, tlsCost(settled, resolved, run, profile.busyTicks), ofPlace, ids),
    drive,
    diagnostics: [
      ...mergeDiagnostics(profiles),
      ...trafficDiagnostics(
        run,
        sampled.some(({ what, ticks }) => what.operation.startsWith('tls.') && ticks > 0),
      ),
      ...countDiagnostics(recording),
      ...ownCodeDiagnostics(settled, isolates, run),
      ...waitDiagnostics(settled, profile.busyTicks),
      ...unknownCodeDiagnostics(settled, profile.busyTicks),
      ...unknownThreads(profiles, cpu),
      ...cpuDiagnostics(profile),
    ],
  };
  const idOf = (/** @type {number} */ attribution, /** @type {number} */ site) =>
    ids.get(ofSite[attribution][site]) ?? '';
  return {
    report,
    calls,
    recording: { ...read, run, profiles },
    stacks: () =>
      annotatedStacks(settled, resolved, idOf, wholeCounts(countedTraffic)).map((annotated, index) => ({
        ...annotated,
        stretches: stretchesOf[index].map(({ group, ...rest }) => ({ callSite: ids.get(group) ?? '', ...rest })),
      })),
  };
}

/**
 * @param {Recording} recording of a run
 * @param {Pick<ProfileTotals, 'dropped'>} totals of it
 * @returns {Pick<ProfileTotals, 'warmUp'>} what was left out at its beginning, if anything
 */
function warmUpOf({ warmUp }, { dropped }) {
  return warmUp ? { warmUp: { ...warmUp, ticks: dropped['warm-up'] ?? 0 } } : {};
}

/**
 * @template {Record<string, unknown[]>} T
 * @param {T} lists by the names of their fields
 * @returns {Partial<T>} those that are not empty
 */
function unlessEmpty(lists) {
  return /** @type {Partial<T>} */ (Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)));
}

/** Target of a program that we did not run ourselves. */
const NOT_RUN = {
  command: [],
  root: '',
  openssl: '',
  processor: '',
  startTime: '',
  durationMs: 0,
  exitCode: null,
  signal: null,
  load: null,
  traffic: null,
  tls: null,
  drive: null,
};

/**
 * @param {RunInfo | SampledWindow | null} run how the program was run, if we ran it, or when it was sampled
 * @param {Profile[]} profiles of its isolates
 * @returns {Report['target']}
 */
function targetOf(run, [first]) {
  const { command, root, openssl, processor, startTime, durationMs, exitCode, signal } = { ...NOT_RUN, ...run };
  const { node = '', platform = '' } = first?.meta ?? {};
  const asked = run !== null && 'wasAsked' in run ? { wasAsked: run.wasAsked } : {};
  return { command, root, node, openssl, platform, processor, startTime, durationMs, exitCode, signal, ...asked };
}

/**
 * @param {Profile[]} profiles of a recording
 * @param {Attribution[]} attributions of some of them
 * @param {(attribution: Attribution) => Profile} complete gives the completed profile of one
 * @returns {Profile[]} all profiles, those completed
 */
function withDiagnostics(profiles, attributions, complete) {
  const completed = new Map(attributions.map((attribution) => [attribution.profile, complete(attribution)]));
  return profiles.map((profile) => completed.get(profile) ?? profile);
}

/**
 * @param {Attribution} attribution of one isolate
 * @param {CpuTimes | null} cpu of the run, null if unknown
 * @param {boolean} areLate whether ticks came as late as where threads wait for a processor
 * @returns {Interrupted} how many of its calls waited for one: by the ticks, where nothing was counted
 */
function interruptedIn({ profile }, cpu, areLate) {
  const known = profile.interrupted ?? interruptedCalls(cpu);
  return known === 'unknown' && areLate ? 'many' : known;
}

/**
 * @param {Attribution} attribution of one isolate
 * @param {Group[]} ofSite group of each of its sites
 * @param {Interrupted} interrupted how many calls waited for a processor
 * @returns {(Omit<Stretches, 'group'> & {group: Group})[]} its stretches, whose durations have been added to the groups
 */
function collectStretches(attribution, ofSite, interrupted) {
  const numbers = new Map([...new Set(ofSite)].map((group, number) => [group, number]));
  const groups = [...numbers.keys()];
  const groupOf = Int32Array.from(ofSite, (group) => (hasBlocks(group) ? (numbers.get(group) ?? -1) : -1));
  const found = stretches(attribution, groupOf, interrupted);
  for (const { group, phase, durations, turns } of found) {
    if (phase === 'event-loop') groups[group].turns += turns;
    const list = groups[group].stretches.get(phase) ?? [];
    groups[group].stretches.set(phase, list.concat(durations));
  }
  return found.map((each) => ({ ...each, group: groups[each.group] }));
}

/**
 * @param {Group} group of sites
 * @returns {boolean} whether consecutive samples are one call: not if its source shows that each call gets a small
 *   piece, with other work in between for less than a sampling interval
 */
function hasBlocks({ file, call }) {
  return file !== '' && call?.syntax?.isSmallPiece !== true;
}

/**
 * @param {Group[]} groups of all isolates
 * @param {CallSiteReport[]} callSites groups with a call site
 * @param {number} busyTicks of all isolates
 * @returns {CryptoTotals} sums
 */
function cryptoTotals(groups, callSites, busyTicks) {
  /** @type {Partial<Record<Phase, number>>} */
  const byPhase = {};
  let ticks = 0;
  let unlocatedTicks = 0;
  let pipedTicks = 0;
  // Lost stacks that are asynchronous have no blocks that could tell more.
  let asyncTicks = callSites.filter(isHandOver).reduce((sum, site) => sum + site.ticks, 0);
  let weightUs = 0;
  for (const group of groups) {
    ticks += group.ticks;
    weightUs += group.weightUs;
    if (group.file === '') {
      unlocatedTicks += group.ticks;
      pipedTicks += ticksOfStreams(group);
      if (group.what.form === 'async') asyncTicks += group.ticks;
    }
    addPhases(byPhase, group.byPhase);
  }
  const share = busyTicks === 0 ? 0 : ticks / busyTicks;
  return {
    ticks,
    share,
    interval: wilsonInterval(ticks, busyTicks),
    cpuMs: Math.round(weightUs / 1000),
    byPhase,
    unlocatedTicks,
    ...(pipedTicks === 0 ? {} : { pipedTicks }),
    asyncTicks,
  };
}

/**
 * @param {Group} group any
 * @returns {number} its ticks in streams, to which Node passes data
 */
function ticksOfStreams({ apis }) {
  return [...apis].reduce((sum, [api, ticks]) => sum + (isStreamApi(api) ? ticks : 0), 0);
}

/**
 * @param {Profile[]} profiles that carry diagnostics
 * @returns {Report['diagnostics']} each sentence once
 */
function mergeDiagnostics(profiles) {
  /** @type {Map<string, Report['diagnostics'][number]>} */
  const merged = new Map();
  for (const diagnostic of profiles.flatMap(({ diagnostics }) => diagnostics)) {
    const known = merged.get(diagnostic.message);
    if (known) known.count += diagnostic.count;
    else merged.set(diagnostic.message, { ...diagnostic });
  }
  return [...merged.values()];
}
