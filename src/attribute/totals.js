/** The ticks and times of a whole run, and the row of each isolate. */
import { isOfPerf } from '../model/collector.js';
import { START_PHASES } from '../model/start-phase.js';
import { fileOfThread } from '../model/thread-script.js';
import { PHASE, PHASES } from './phases.js';

/** @import { ProfiledProcess, RunInfo } from '../model/profile.js' */
/** @import { IsolateReport, ProfileTotals } from '../model/report.js' */
/** @import { Attribution } from './attribute-profile.js' */

/**
 * @param {Attribution[]} attributions of all isolates
 * @param {Pick<RunInfo, 'cpu' | 'unprofiled'>} run how they were run
 * @returns {ProfileTotals} ticks and time of all of them
 */
export function profileTotals(attributions, run) {
  const first = attributions[0]?.profile.meta;
  /** @type {ProfileTotals} */
  const totals = {
    ticks: 0,
    busyTicks: 0,
    idleTicks: 0,
    namedTicks: 0,
    libraryTicks: 0,
    droppedTicks: 0,
    dropped: {},
    busyMs: 0,
    wallMs: 0,
    intervalUs: first?.intervalUs ?? 0,
    schedulingTicks: 0,
    startTicks: 0,
    ...samplerOf(attributions),
    ...probeTicksOf(attributions),
    cpu: run.cpu,
    unprofiled: run.unprofiled,
  };
  /** @type {Map<string, number>} by reason, which may be any text, `constructor` included */
  const dropped = new Map();
  for (const attribution of attributions) {
    const { profile } = attribution;
    addTicks(totals, attribution);
    for (const [reason, count] of Object.entries(profile.dropped)) {
      dropped.set(reason, (dropped.get(reason) ?? 0) + count);
      totals.droppedTicks += count;
    }
    totals.wallMs = Math.max(totals.wallMs, wallMs(attribution));
  }
  totals.dropped = Object.fromEntries(dropped);
  totals.ticks = totals.busyTicks + totals.idleTicks + totals.droppedTicks;
  totals.busyMs = Math.round(totals.busyMs);
  return totals;
}

/**
 * @param {Attribution[]} attributions of all isolates
 * @returns {Pick<ProfileTotals, 'collector' | 'sampledBy' | 'usualGap'>} what took the ticks, if not V8 from the program's start,
 *   and whether their interval is only what was seen
 */
function samplerOf(attributions) {
  const metas = attributions.map(({ profile: { meta } }) => meta);
  const sampledBy = metas[0]?.sampledBy;
  const usualGap = metas[0]?.usualGap;
  return {
    ...(metas.some(isOfPerf) ? { collector: /** @type {const} */ ('perf') } : {}),
    ...(sampledBy === undefined ? {} : { sampledBy }),
    ...(usualGap === undefined ? {} : { usualGap }),
  };
}

/**
 * @param {Attribution[]} attributions of all isolates
 * @returns {Pick<ProfileTotals, 'probeTicks'>} of all of them
 */
function probeTicksOf(attributions) {
  const probeTicks = attributions.reduce((sum, attribution) => sum + attribution.probeTicks, 0);
  return probeTicks === 0 ? {} : { probeTicks };
}

/**
 * @param {ProfileTotals} totals to add to; busyMs unrounded
 * @param {Attribution} attribution of one isolate
 */
function addTicks(totals, { profile, tallies }) {
  const { stacks, frames, meta } = profile;
  for (const { stack, phase, wake, ticks, weightUs } of tallies.list) {
    if (phase === PHASE.idle) {
      totals.idleTicks += ticks;
      continue;
    }
    totals.busyTicks += ticks;
    if (wake !== -1) totals.schedulingTicks += ticks;
    if (START_PHASES.has(PHASES[phase])) totals.startTicks += ticks;
    if (phase === PHASE.bootstrap) totals.bootstrapTicks = (totals.bootstrapTicks ?? 0) + ticks;
    totals.busyMs += weightUs / 1000;
    if (stack === -1) continue;
    const leaf = frames[stacks.frame[stack]];
    if (leaf.named) totals.namedTicks += ticks;
    // The program's own binary is never "a library without symbols".
    else if (leaf.library !== '' && leaf.library !== meta.executable) totals.libraryTicks += ticks;
  }
}

/**
 * @param {Attribution} attribution of one isolate
 * @returns {number} ms from the isolate's start to its last sample; 0 for formats without times
 */
function wallMs({ profile }) {
  const { time, length } = profile.samples;
  return profile.meta.timed && length > 0 ? Math.round(time[length - 1] / 1000) : 0;
}

/**
 * @param {Attribution[]} attributions of all isolates
 * @param {ProfiledProcess[]} processes what is known of each
 * @returns {IsolateReport[]} their rows in the report, with their scripts if there are several or we ran them
 */
export function isolateReports(attributions, processes) {
  // Nobody needs a guess to tell the only thread of somebody else's log from others.
  if (attributions.length < 2 && processes.length === 0) return attributions.map(isolateReport);
  const scripts = new Map(processes.map(({ pid, script }) => [pid, script]));
  return attributions.map((attribution) => {
    const isolate = isolateReport(attribution);
    const { profile, frames: owners, tallies } = attribution;
    const rows = tallies.list.filter(({ phase }) => phase !== PHASE.idle);
    const ofProcess = isolate.thread === 'main' ? scripts.get(isolate.pid) : '';
    const script = ofProcess || fileOfThread({ profile, rows, owners });
    return script === '' ? isolate : { ...isolate, script };
  });
}

/**
 * @param {Attribution} attribution of one isolate
 * @returns {IsolateReport} its row in the report
 */
function isolateReport({ profile, tallies }) {
  const dropped = Object.values(profile.dropped).reduce((sum, count) => sum + count, 0);
  const { source, pid, node, v8 } = profile.meta;
  const thread = profile.meta.thread === 'worker' ? 'worker' : 'main';
  let busyTicks = 0;
  let cryptoTicks = 0;
  for (const { phase, site, ticks } of tallies.list) {
    if (phase !== PHASE.idle) busyTicks += ticks;
    if (site !== -1) cryptoTicks += ticks;
  }
  return { source, pid, thread, node, v8, ticks: profile.samples.length + dropped, busyTicks, cryptoTicks };
}
