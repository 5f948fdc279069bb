/** Gathers what a program has left: its logs, and what its threads, its processes and the system report about it. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../model/failure.js';
import { byOwnIds, collectCpu } from './cpu.js';
import { takeLaunchers } from './launchers.js';
import { diskFailure, findLogs, isolatesByProcess, joinMappings, removeUnwritten } from './logs.js';
import { findPorts } from './port.js';
import poolSize from './probe/pool-size.cjs';
import { collectTimes } from './saved.js';
import { unprofiledOf } from './starts.js';
import { collectThreadPool } from './thread-pool.js';
import { collectTraffic } from './traffic.js';

/** @import { Drive, ProfiledProcess, RunInfo } from '../model/profile.js' */
/** @import { CpuTimes } from '../model/report.js' */
/** @import { ThreadPool } from '../model/tls.js' */
/** @import { Ending } from './child.js' */
/** @import { CommandLine } from './command.js' */
/** @import { ProcessReading } from './cpu-times.js' */
/** @import { LogKeeper } from './log-keeper.js' */
/** @import { Listening } from './port.js' */
/** @import { RecordOptions, RecordResult } from './record.js' */

/** A thread pool about which nothing is known. */
const NO_POOL = { cpuMs: null, runQueueWaitMs: null };
/** The program's threads if their files can't be read. */
const UNREAD = {
  cpu: null,
  pool: NO_POOL,
  unnamed: 0,
  threads: [],
  seen: new Map(),
  scripts: new Map(),
  replaced: [],
  haveAllSaved: false,
};

/**
 * Gathers everything about a program that has ended.
 * @param {string} directory absolute path where logs went
 * @param {number} mainPid process id of the program
 * @param {Ending} ending how the program ended
 * @param {object} seen meanwhile
 * @param {ReturnType<LogKeeper['starts']>} seen.saved by its threads about what they started
 * @param {boolean} seen.wasGone whether the log directory was missing for a time
 * @param {RecordResult['stopped']} seen.stopped why the logs stopped growing
 * @param {ProcessReading[]} seen.readings of its processes, recorded or not
 * @param {RunInfo['load']} seen.load that drove it
 * @param {number[]} seen.left process ids of its processes that are still running
 * @param {CommandLine} seen.command that was run
 * @param {number} seen.durationMs how long it ran
 * @param {NodeJS.Signals | null} seen.asked signal with which it was asked to end, null if it was not
 * @param {string} seen.refused option that kept a Node from being recorded, `''` if there was none
 * @param {ReadonlySet<number>} seen.refusedPids process ids of all such Nodes
 * @param {RecordOptions} seen.options how it was run
 * @returns {Promise<{drive: Pick<Drive, 'listened' | 'onlyHttp' | 'mayServeTls'>, used: Pick<RunInfo, 'cpu' | 'unprofiled' | 'uncountedThreads' | 'traffic' |
 *   'tls' | 'threadPool' | 'processes'>, recorded: Pick<RecordResult, 'logs' | 'mappings' | 'threads' | 'times' | 'ports' |
 *   'mainPid' | 'failures'>}>} everything that was found
 */
export async function gather(
  directory,
  mainPid,
  ending,
  {
    saved,
    wasGone,
    stopped,
    readings: taken,
    load,
    left,
    command,
    durationMs,
    asked,
    refused,
    refusedPids,
    options: { env, hosts = true, counts = true },
  },
) {
  const launchers = await takeLaunchers(directory).catch(() => []);
  const collected = await collect(directory, mainPid, ending, {
    ...command,
    endedAfterMs: asked === null ? null : durationMs,
    refused,
    isEmbedded: taken.some(({ pid, isEmbedded }) => pid === mainPid && isEmbedded === true),
  });
  const logs = isolatesByProcess(await readdir(directory).catch(() => []));
  const readings = byOwnIds(taken, logs);
  const totals = new Map(readings.map(({ pid, totalMs }) => [pid, totalMs]));
  const { cpu, pool, unnamed, threads, seen, scripts, replaced, haveAllSaved } = await collectCpu(
    directory,
    readings.filter(({ pid }) => (pid === mainPid && command.kind === 'node') || logs.has(pid)),
  ).catch(() => UNREAD);
  const ports = await findPorts(directory).catch(() => []);
  const isOver = left.length === 0;
  const unprofiled = unprofiledOf({
    saved,
    wasGone,
    stopped: stopped?.reason ?? null,
    left,
    replaced: replacedIn(replaced, ending),
    logs,
    threads: seen,
    seen: totals,
    embedded: readings.flatMap(({ pid, isEmbedded }) => (isEmbedded ? [pid] : [])),
    refused: refusedPids,
    others: [mainPid, ...launchers],
  });
  // A thread that was not recorded may be any that is not known to be another's.
  const hasLost = unprofiled.some(({ kind }) => kind === 'thread');
  const account = {
    ...(hasLost ? { cpuMs: null, runQueueWaitMs: null } : pool),
    isWhole: isOver && haveAllSaved,
    size: poolSize(env.UV_THREADPOOL_SIZE),
    unnamed,
  };
  const threadPool = counts ? await collectThreadPool(directory, account).catch(() => null) : null;
  const { traffic, tls } = await collectTraffic(directory, {
    isolates: collected.logs.length,
    ended: isOver,
    load,
    hosts,
  }).catch(() => ({ traffic: null, tls: null }));
  const times = await collectTimes(directory).catch(() => []);
  return {
    drive: {
      listened: ports.length > 0,
      onlyHttp: ports.length > 0 && ports.every(({ serves, upgrades }) => serves !== 'other' && !upgrades),
      mayServeTls: ports.some(({ serves }) => serves !== 'http'),
    },
    used: {
      processes: processesOf([...logs.keys()], scripts, ports),
      cpu: ofKnown(cpu, hasLost, unnamed, threadPool),
      uncountedThreads: uncounted(logs, seen),
      traffic,
      tls,
      threadPool,
      unprofiled,
    },
    recorded: { ...collected, threads, times, ports, mainPid },
  };
}

/**
 * @param {CpuTimes | null} cpu of the run
 * @param {boolean} hasLost whether a thread was not recorded
 * @param {number} unnamed threads that passed for the pool's
 * @param {ThreadPool | null} pool how many it has, once it had a job: the program may set that itself
 * @returns {CpuTimes | null} the same without the times of threads that may be others
 */
function ofKnown(cpu, hasLost, unnamed, pool) {
  if (cpu === null) return null;
  if (hasLost) return { ...cpu, workersMs: null, poolMs: null, otherMs: null };
  return pool !== null && pool.jobs > 0 && unnamed > pool.size ? { ...cpu, poolMs: null, otherMs: null } : cpu;
}

/**
 * The last tick's signal for a program that `execve` replaces may reach the next program, which has no handler for it.
 * @param {number[]} seen process ids of those in which another program was seen
 * @param {{signal: string | null}} ending of the program
 * @returns {number} in how many processes, at least, another program took over
 */
function replacedIn(seen, { signal }) {
  return Math.max(seen.length, signal === 'SIGPROF' ? 1 : 0);
}

/**
 * @param {Map<number, number>} logs that each process left
 * @param {Map<number, {probed: number}>} seen how many of its threads had the probe
 * @returns {number} threads without the probe, in processes that had it
 */
function uncounted(logs, seen) {
  const missing = [...logs].map(([pid, count]) => {
    const { probed = 0 } = seen.get(pid) ?? {};
    return probed === 0 ? 0 : Math.max(0, count - probed);
  });
  return missing.reduce((sum, count) => sum + count, 0);
}

/**
 * @param {number[]} pids of processes that left logs
 * @param {Map<number, string>} scripts that they reported
 * @param {Listening[]} ports on which some of them listened
 * @returns {ProfiledProcess[]} what is known about each
 */
function processesOf(pids, scripts, ports) {
  return pids.map((pid) => {
    const own = ports.filter((each) => each.pid === pid);
    // What it reported when it began to listen is newer, and many servers are killed.
    return { pid, script: own.at(-1)?.script ?? scripts.get(pid) ?? '', ports: own.map(({ port }) => port) };
  });
}

/**
 * @param {string} directory absolute path where logs went
 * @param {number} mainPid process id of the program
 * @param {Ending} ending how the program ended
 * @param {CommandLine & {endedAfterMs: number | null, refused: string, isEmbedded: boolean}} command that was run, how
 *   long if it was asked to end, an option that kept a Node from being recorded, and whether its Node is part of its
 *   executable
 * @returns {Promise<{logs: string[], mappings: string[], failures: Failure[]}>} what was recorded
 */
async function collect(directory, mainPid, { exitCode, signal }, command) {
  const { kind, script, endedAfterMs, refused, isEmbedded } = command;
  await removeUnwritten(directory).catch(() => {});
  const found = await findLogs(directory, mainPid);
  const full = await diskFailure(directory, found);
  const failures = full === null ? [] : [full];
  if (found.length === 0 && full === null) {
    const how = {
      ...(exitCode === null ? {} : { exitCode }),
      ...(signal === null ? {} : { signal }),
      ...(endedAfterMs === null ? {} : { seconds: Math.round(endedAfterMs / 100) / 10 }),
      ...(refused === '' ? {} : { option: refused }),
    };
    // Node exits with 9 before running anything if it does not know one of its options.
    if (kind !== 'node')
      failures.push(new Failure('no-node-started', { command: script, ...how, ...engineOf(script, isEmbedded) }));
    else failures.push(new Failure(exitCode === 9 ? 'bad-node-option' : 'no-log', { directory, ...how }));
  }
  return { logs: found.map(({ file }) => file), mappings: await joinMappings(directory).catch(() => []), failures };
}

/** Other engines for JavaScript. @type {ReadonlyMap<string, string>} */
const OTHER_ENGINES = new Map([
  ['bun', 'Bun'],
  ['bunx', 'Bun'],
  ['deno', 'Deno'],
  ['electron', 'Electron'],
]);

/**
 * @param {string} script as the user wrote it
 * @param {boolean} isEmbedded whether its Node, or another engine, is part of its executable
 * @returns {{engine?: string, own?: string}} what runs it, if that is known and not a plain Node
 */
function engineOf(script, isEmbedded) {
  const engine = OTHER_ENGINES.get(path.basename(script));
  if (engine !== undefined) return { engine };
  return isEmbedded ? { own: script } : {};
}
