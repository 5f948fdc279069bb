/** What a reader must know about a run before trusting its numbers: waits, code without names, what was not counted. */
import { isCryptoPackage, packageOf } from '../catalogue/index.js';
import { NO_OWN_CODE, UNIDENTIFIED, UNKNOWN_CODE } from '../model/certainty.js';
import { areCallsCut, isMachineBusy, shareOfWork } from '../model/cpu.js';
import { fileName, isInPackage } from '../model/file-path.js';
import { duration, grouped, percent } from '../text/numbers.js';
import { andMore, listed } from '../text/words.js';
import { writtenIn } from './frame-facts.js';
import { innermostScript } from './stack-ends.js';
import { PHASE } from './phases.js';

/** @import { Diagnostic, Frame, Recording, RunInfo, Traffic } from '../model/profile.js' */
/** @import { CpuTimes, IsolateReport, ProfileTotals } from '../model/report.js' */
/** @import { Attribution } from './attribute-profile.js' */

/** From this share of busy ticks on, waiting calls are worth a sentence. */
const NOTABLE_WAIT = 0.05;

/**
 * A call that waits for a child process holds its thread, so it counts as busy although it does no work.
 * @param {Attribution[]} attributions of all isolates
 * @param {number} busyTicks of all isolates
 * @returns {Diagnostic[]} says so if that makes shares smaller than they would be of CPU time
 */
export function waitDiagnostics(attributions, busyTicks) {
  const ticks = attributions.reduce((sum, attribution) => sum + syncWaits(attribution), 0);
  if (ticks === 0 || ticks < NOTABLE_WAIT * busyTicks) return [];
  return [
    {
      code: 'synchronous-waits',
      count: 1,
      message: `${percent(ticks / busyTicks)} of busy ticks waited in a synchronous call, such as execFileSync for its child process: they count as other work, but use no CPU time.`,
    },
  ];
}

/**
 * @param {Attribution} attribution of an isolate
 * @returns {number} its busy ticks in which a call waited for events or a child process, and not the event loop
 */
function syncWaits(attribution) {
  const { profile, frames } = attribution;
  return otherWork(attribution)
    .filter(({ stack }) => frames[profile.stacks.frame[stack]].isWait || isChildWait(attribution, stack))
    .reduce((sum, { ticks }) => sum + ticks, 0);
}

/** Node's C++ function below `spawnSync`. A profiler of V8's names it, but nothing that it calls; `--cpu-prof` not even that. */
const SPAWN = 'spawn';

/**
 * @param {Attribution} attribution of an isolate
 * @param {number} row of its stacks
 * @returns {boolean} whether it ends where Node waits for a child process, for profilers that see no native code
 */
function isChildWait({ profile: { frames: named, stacks }, frames }, row) {
  const leaf = stacks.frame[row];
  if (frames[leaf].isChildWait) return true;
  const caller = stacks.parent[row];
  return named[leaf].name === SPAWN && caller !== -1 && frames[stacks.frame[caller]].isChildWait;
}

/**
 * @param {Attribution} attribution of an isolate
 * @returns {{stack: number, ticks: number}[]} its busy ticks with a stack and without cryptography
 */
function otherWork({ tallies }) {
  return tallies.list.filter(({ stack, phase, site }) => stack !== -1 && site === -1 && phase !== PHASE.idle);
}

/** What a process runs that looks for tests itself. */
const RUNS_TESTS = '--test';

/**
 * `node --test` and other runners end well where they find no test. What listens is a tool that serves, such as `next start`.
 * @param {Attribution[]} attributions of all isolates
 * @param {Pick<IsolateReport, 'script'>[]} isolates the same, with what they ran
 * @param {RunInfo | null} run how the program was run
 * @returns {Diagnostic[]} says so if only tools ran, as far as samples show
 */
export function ownCodeDiagnostics(attributions, isolates, run) {
  if (!run?.drive || run.drive.listened || isolates.length === 0) return [];
  const areTools = isolates.every(({ script = '' }) => script === RUNS_TESTS || isInPackage(script));
  if (!areTools || attributions.some(hasOwnCode)) return [];
  return [
    {
      code: NO_OWN_CODE,
      count: 1,
      message: `No sample shows code of the program's own, only that of what runs it (${listed(toolNames(isolates))}).`,
    },
  ];
}

/**
 * @param {Pick<IsolateReport, 'script'>[]} isolates of tools
 * @returns {string[]} what they ran, each once
 */
function toolNames(isolates) {
  const names = isolates.map(({ script = '' }) => (script === RUNS_TESTS ? 'node --test' : fileName(script)));
  return [...new Set(names)].slice(0, MOST_NAMED);
}

/**
 * @param {Attribution} attribution of an isolate
 * @returns {boolean} whether a stack of it has a function that is no package's, and not Node's
 */
function hasOwnCode({ profile: { stacks }, frames }) {
  return stacks.frame.some((frame) => frames[frame].owner === 'user');
}

/** Names of unknown code that a note gives before it counts the rest. */
const MOST_NAMED = 3;

/**
 * The work of a native addon or WebAssembly involves no Node API: unless its functions have names that mean
 * cryptography, it counts as other work, whatever it is.
 * @param {Attribution[]} attributions of all isolates
 * @param {number} busyTicks of all isolates
 * @returns {Diagnostic[]} says so if there is enough of it to hide what matters
 */
export function unknownCodeDiagnostics(attributions, busyTicks) {
  /** @type {Map<string, number>} */
  const ticksOf = new Map();
  for (const attribution of attributions) {
    const { frames, stacks } = attribution.profile;
    const inner = innermostScript(attribution.profile);
    for (const { stack, ticks } of otherWork(attribution)) {
      const name = unknownCode(frames[stacks.frame[stack]], frames[inner[stack]] ?? null);
      if (name !== '') ticksOf.set(name, (ticksOf.get(name) ?? 0) + ticks);
    }
  }
  const heaviest = [...ticksOf].sort((a, b) => b[1] - a[1]);
  const ticks = heaviest.reduce((sum, [, each]) => sum + each, 0);
  if (ticks === 0 || ticks < UNIDENTIFIED * busyTicks) return [];
  const names = heaviest.map(([name]) => name);
  const rest = names.length - MOST_NAMED;
  const named = rest > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} ${andMore(rest)}` : listed(names);
  return [
    {
      code: UNKNOWN_CODE,
      count: 1,
      message: `${percent(ticks / busyTicks)} of busy ticks are in the code of ${named}: cryptography there is found only if names of functions show it.`,
    },
  ];
}

/**
 * WebAssembly that is part of Node: fetch's HTTP parser, the CommonJS lexer, the type stripper. It computes no
 * cryptography.
 */
const NODES_WASM = /^node:internal\/deps\//;

/**
 * @param {Frame} frame leaf of a sample without cryptography
 * @param {Frame | null} script its innermost JavaScript caller, null if there is none
 * @returns {string} owner of the code, `''` if it is neither an addon nor WebAssembly, or belongs to Node or a known
 *   package
 */
function unknownCode({ kind, library }, script) {
  if (kind === 'wasm') {
    if (script !== null && NODES_WASM.test(script.file)) return '';
    const name = packageOf(script === null ? '' : writtenIn(script));
    return isCryptoPackage(name) ? '' : name === '' ? 'WebAssembly' : `${name} (WebAssembly)`;
  }
  if (!library.endsWith('.node')) return '';
  const name = packageOf(library);
  return isCryptoPackage(name) ? '' : name || fileName(library);
}

/**
 * What waits for a processor do to times: calls may follow each other while nothing is sampled, and where that is for too long,
 * no call is known to go on (`blocks`).
 */
export const TIMES_WITH_WAITS =
  'Blocks can contain such waits, and end at long ones: several calls may look like one, and one like several. Times of operations and call sites leave out most of the long ones.';

/**
 * @param {Pick<ProfileTotals, 'cpu' | 'collector' | 'sampledBy'>} profile of a run
 * @returns {Diagnostic[]} says so if the program's threads had to wait for a processor
 */
export function cpuDiagnostics(profile) {
  const { cpu } = profile;
  if (cpu === null || !(isMachineBusy(cpu) || areCallsCut(profile))) return [];
  return [
    {
      code: 'machine-busy',
      count: 1,
      message: `The machine was busy, with this program or with others: threads that had work waited ${duration(cpu.runQueueWaitMs ?? 0)} for a processor, in addition to ${duration(
        cpu.totalMs ?? 0,
      )} of CPU time.${timesThen({ ...profile, cpu })}`,
    },
  ];
}

/**
 * @param {Pick<ProfileTotals, 'collector' | 'sampledBy'> & {cpu: CpuTimes}} profile of a run whose threads waited
 * @returns {string} a space and a sentence: what that means for its times, `''` if nothing
 */
function timesThen({ cpu, collector, sampledBy }) {
  if (areCallsCut({ sampledBy, cpu })) return ' A call that waited for long looks like several shorter ones.';
  // Of workers it is not known which threads waited; perf's ticks are CPU time in any case.
  const areTimesWork = shareOfWork({ collector, sampledBy, cpu }) === 1 && (collector === 'perf' || !cpu.workersMs);
  if (areTimesWork) return '';
  return ` ${TIMES_WITH_WAITS}`;
}

/**
 * @param {Pick<RunInfo, 'counted' | 'traffic' | 'uncountedThreads'> | null} run what the program counted; null if
 *   nothing is known about how it ran
 * @param {boolean} hasTls whether samples show TLS
 * @returns {Diagnostic[]} says so if there was more than was counted, or if counting was off
 */
export function trafficDiagnostics(run, hasTls) {
  if (run?.counted !== false)
    return run?.uncountedThreads ? unprobed(run.uncountedThreads) : incomplete(run?.traffic ?? null, hasTls);
  return [
    {
      code: 'not-counted',
      count: 1,
      message:
        'Nothing was counted inside the program (--no-probe), so requests, TLS connections and thread-pool jobs are unknown.',
    },
  ];
}

/**
 * Whoever reads the logs that a run left sees the same ticks as in its report, without all that was counted beside them.
 * @param {Pick<Recording, 'run' | 'profiles'>} recording any
 * @returns {Diagnostic[]} says so if it was read from V8's logs alone
 */
export function countDiagnostics({ run, profiles }) {
  if (run !== null || !profiles.some(({ meta }) => meta.format === 'v8-log')) return [];
  return [
    {
      code: 'counts-unseen',
      count: 1,
      message:
        "V8's logs hold no counts of requests, TLS connections and thread-pool jobs, and no CPU times; cryptoprof saves those of its own runs in profile.json.gz.",
    },
  ];
}

/**
 * @param {number} count of threads
 * @returns {Diagnostic[]} says what is unknown about them
 */
function unprobed(count) {
  const [what, its, they] =
    count === 1
      ? ['1 thread nothing could be counted (a worker', 'its', 'it']
      : [`${grouped(count)} threads nothing could be counted (workers`, 'their', 'they'];
  return [
    {
      code: 'threads-not-counted',
      count: 1,
      message: `In ${what} with ${its} own \`execArgv\`, the program's or its toolchain's, or ended at once): requests, TLS connections and jobs of the thread pool that ${they} had are in no count, and ${its} samples in all shares. Threads that ${they} started are counted only if they ran for a while. Leave execArgv out of the program's to have them counted.`,
    },
  ];
}

/**
 * @param {Traffic | null} traffic what the program counted
 * @param {boolean} hasTls whether samples show TLS
 * @returns {Diagnostic[]} says so if there was more
 */
function incomplete(traffic, hasTls) {
  if (traffic === null || traffic.complete) return [];
  const { requests, clientRequests, tlsServer, tlsClient } = traffic;
  // If there was nothing to count, a thread that did not report hides nothing of interest.
  const counted = requests + clientRequests + (tlsServer?.handshakes ?? 0) + (tlsClient?.handshakes ?? 0);
  if (counted === 0 && !hasTls) return [];
  return [
    {
      code: 'traffic-incomplete',
      count: 1,
      message:
        'The counts may lack some requests or handshakes: the program ended during them, or one of its threads could not count.',
    },
  ];
}
