import { TIMES_WITH_WAITS } from '../attribute/run-diagnostics.js';
import { readInputs } from '../inputs/read-inputs.js';
import { Failure } from '../model/failure.js';
import { isOfPerf } from '../model/collector.js';
import { joinedUnprofiled, unprofiledIn } from '../model/certainty.js';
import { cpuOf, interruptedCalls, isMachineBusy } from '../model/cpu.js';
import { areAlike } from '../model/environment.js';
import { fileName, isWindowsPath } from '../model/file-path.js';
import { fileInRoot } from '../model/site-id.js';
import { isInputLimit } from '../model/input-limits.js';
import { wilsonInterval } from '../model/interval.js';
import { handshakesOf } from '../model/traffic.js';
import { grouped } from '../text/numbers.js';
import { counted, listedUpTo } from '../text/words.js';
import { analyze } from './analysis.js';
import { rootsOfOneProgram } from './one-program.js';
import { findRuns } from './read-report.js';

/** @import { ReadOptions } from '../inputs/read-inputs.js' */
/** @import { Diagnostic, Frame, Profile, ProfileMeta, Recording, RunInfo } from '../model/profile.js' */
/** @import { EnclosingFunction, SourceCall } from '../model/source-call.js' */
/** @import { Report, RunReport } from '../model/report.js' */
/** @import { Analysis } from './analysis.js' */

/** Where the files of named services, and of one program in several directories, appear to be: not a directory on any machine. */
const FLEET = '/fleet';

/** Most runs that a sentence names; the rest is counted. */
const MOST_NAMED = 3;

/** @typedef {{name: string, path: string}} MergeInput name: `service` or `service@version`, `''` if none is given */
/** @typedef {{name: string, source: string, recording: Recording}} OneRun */

/**
 * Adds runs up into one report of all their ticks. What was counted in each run (requests, TLS connections, thread-pool
 * jobs, CPU times) is not added up, since it would have to be kept apart by program; those fields are null.
 * @param {MergeInput[]} inputs profiles, logs, or directories, in which each run is read separately
 * @param {{cwd: string, version: string} & Pick<ReadOptions, 'symbols' | 'nodes' | 'onProgress'>} options how to read
 *   them
 * @returns {Promise<{report: Report, samples: Pick<Analysis, 'recording' | 'stacks'>}>} the report has a row
 *   in `runs` for each
 * @throws {Failure} `merge-one-run`, `merge-unlike`, `merge-names`, `merge-name-part`; what is wrong with an input
 */
export async function mergeRuns(inputs, { cwd, version, ...how }) {
  if (inputs.some(({ name }) => (name === '') !== (inputs[0].name === ''))) throw new Failure('merge-names');
  inputs.forEach(checkName);
  /** @type {OneRun[]} */
  const runs = [];
  /** Runs named twice count once. */
  const seen = new Set();
  const options = { ...how, writeSidecars: false, run: null, origin: { node: '', arch: '' } };
  for (const { name, path } of inputs) {
    for (const found of await findRuns([path], cwd)) {
      const key = found.files.join('\n');
      if (seen.has(key)) continue;
      seen.add(key);
      runs.push({ name, source: found.name, recording: await readInputs(found.files, options) });
    }
  }
  if (runs.length < 2) throw new Failure('merge-one-run', { path: inputs[0].path });
  checkAlike(runs);
  const roots = runs[0].name === '' ? rootsOfOneProgram(runs.map(({ recording }) => recording)) : null;
  const profiles = withWhoseLimits(
    runs,
    runs.map((run, index) => withCounted(run, profilesOf(run, roots?.[index] ?? null, version))),
  );
  const { report, ...samples } = analyze(
    { run: allOf(runs, roots), profiles: profiles.flat(), ...sameWarmUp(runs) },
    version,
  );
  const rows = rowsOf(runs, profiles, report);
  return {
    report: { ...report, runs: rows, diagnostics: [merged(runs, roots), ...busyMachines(runs), ...report.diagnostics] },
    samples,
  };
}

/**
 * The counts themselves are not added up, but they say what OpenSSL works for, and whether a call goes on after a wait:
 * without them a run has less cryptography here than in its own report, and shorter calls.
 * @param {OneRun} run any
 * @param {Profile[]} profiles of it
 * @returns {Profile[]} the same, which say so if TLS handshakes were counted in the run, and how many calls waited for a
 *   processor
 */
function withCounted({ recording }, profiles) {
  const interrupted = interruptedCalls(cpuOf(recording));
  const seen = handshakesOf(recording.run?.traffic) === 0 ? {} : { sawHandshakes: /** @type {const} */ (true) };
  return profiles.map((profile) => ({ ...profile, ...seen, interrupted }));
}

/**
 * What one format can't know is no limit of other runs.
 * @param {OneRun[]} runs to add up
 * @param {Profile[][]} profiles of each
 * @returns {Profile[][]} the same, whose limits say of which runs they are unless they are of all
 */
function withWhoseLimits(runs, profiles) {
  const limits = profiles.map(
    (own) => new Set(own.flatMap((profile) => profile.diagnostics.filter(isInputLimit).map(({ message }) => message))),
  );
  const whose = (/** @type {Diagnostic} */ diagnostic) => {
    const limited = runs.filter((_, index) => limits[index].has(diagnostic.message));
    if (limited.length === runs.length || !isInputLimit(diagnostic)) return diagnostic;
    const names = listedUpTo([...new Set(limited.map(({ name, source }) => name || source))], MOST_NAMED);
    return { ...diagnostic, message: `In ${names}: ${diagnostic.message}` };
  };
  return profiles.map((own) => own.map((profile) => ({ ...profile, diagnostics: profile.diagnostics.map(whose) })));
}

/**
 * @param {MergeInput} input any
 * @throws {Failure} `merge-name-part` for a service without a version, or the reverse
 */
function checkName({ name, path }) {
  const [service, ...version] = name.split('@');
  const lacks = service.trim() === '' ? 'service' : version.some((part) => part.trim() === '') ? 'version' : '';
  if (name !== '' && lacks !== '') throw new Failure('merge-name-part', { name, path, part: lacks });
}

/**
 * @param {OneRun[]} runs to add up
 * @returns {Pick<Recording, 'warmUp'>} what was left out of each, if that is the same
 */
function sameWarmUp(runs) {
  const [{ warmUp }] = runs.map(({ recording }) => recording);
  const isSame = runs.every(
    ({ recording: { warmUp: its } }) => its?.seconds === warmUp?.seconds && its?.from === warmUp?.from,
  );
  return isSame && warmUp ? { warmUp } : {};
}

/**
 * Ticks of different clocks or intervals are different units.
 * @param {OneRun[]} runs to add up
 * @throws {Failure} `merge-unlike`
 */
function checkAlike(runs) {
  const unitOf = (/** @type {OneRun} */ { recording: { profiles } }) => {
    const [{ meta }] = profiles;
    return `${clockOf(meta)} time every ${meta.intervalUs} µs`;
  };
  const [first] = runs;
  const [{ meta }] = first.recording.profiles;
  const other = runs.find(({ recording: { profiles } }) => {
    const [{ meta: its }] = profiles;
    const isKnown = !its.usualGap && !meta.usualGap;
    return clockOf(its) !== clockOf(meta) || (isKnown && !areAlike(its.intervalUs, meta.intervalUs));
  });
  if (other === undefined) return;
  throw new Failure('merge-unlike', {
    first: first.source,
    firstUnit: unitOf(first),
    other: other.source,
    otherUnit: unitOf(other),
  });
}

/**
 * @param {ProfileMeta} meta of a profile
 * @returns {'CPU' | 'wall'} clock that its ticks measure
 */
function clockOf(meta) {
  return isOfPerf(meta) ? 'CPU' : 'wall';
}

/**
 * Two services may use the same paths, and one service, or one program, may use different paths on two machines. So if
 * services are named, their files are shown below the service's name: those below the run's root, or, if nothing says
 * what that is, all. Those of one program without a name are shown below one directory.
 * @param {OneRun} run any
 * @param {string | null} ownRoot its root, if the files of all runs are those of one program in several directories
 * @param {string} version of this tool
 * @returns {Profile[]} its profiles
 */
function profilesOf({ name, recording }, ownRoot, version) {
  if (name === '' && ownRoot === null) return recording.profiles;
  // What sources say, which are told by where files are on this machine, goes into the profiles, as when they are saved.
  const { run, sampled, profiles: own } = recording.run === null ? analyze(recording, version).recording : recording;
  const moved = movedFrom(ownRoot ?? (run ?? sampled)?.root ?? '', name === '' ? FLEET : `${FLEET}/${serviceOf(name)}`);
  return own.map((profile) => ({
    ...profile,
    // Other tools label threads with this, which keeps one service's threads apart from another's.
    ...(name === '' ? {} : { meta: { ...profile.meta, source: `${name} ${fileName(profile.meta.source)}` } }),
    frames: profile.frames.map((frame) => movedFrame(frame, moved)),
    calls: new Map(Array.from(profile.calls, ([key, call]) => [key, movedCall(call, moved)])),
    sources: new Map(),
    compiled: new Map(),
    originals: new Map(),
  }));
}

/** Sources in a pprof that cryptoprof wrote or pushed: relative to the repository, which the file does not name. */
const RELATIVE_SOURCE = /^(?![a-z][\w+.-]*:)[^[<]*\.[cm]?[jt]sx?$/i;

/**
 * @param {string} root absolute path of a directory whose files are moved, `''` for all files
 * @param {string} place absolute path of where to
 * @returns {(file: string) => string} where a file is shown
 */
function movedFrom(root, place) {
  return (file) => {
    const rest = fileInRoot(file, root);
    const isFile = file.startsWith('/') || isWindowsPath(file) || (root === '' && RELATIVE_SOURCE.test(file));
    const isInside = isFile && (root === '' || rest !== fileInRoot(file, ''));
    return isInside ? `${place}/${rest.replace(/^\/+/, '')}` : file;
  };
}

/**
 * @param {Frame} frame any
 * @param {(file: string) => string} moved where a file is shown
 * @returns {Frame} the same there
 */
function movedFrame(frame, moved) {
  return {
    ...frame,
    file: moved(frame.file),
    ...(frame.generated ? { generated: { ...frame.generated, file: moved(frame.generated.file) } } : {}),
    ...(frame.routes ? { routes: frame.routes.map((route) => ({ ...route, file: moved(route.file) })) } : {}),
  };
}

/**
 * @param {SourceCall} call any
 * @param {(file: string) => string} moved where a file is shown
 * @returns {SourceCall} the same there
 */
function movedCall(call, moved) {
  const { file, syntax } = call;
  return {
    ...call,
    ...(file === undefined ? {} : { file: moved(file) }),
    ...(syntax ? { syntax: { ...syntax, within: movedFunction(syntax.within, moved) } } : {}),
  };
}

/**
 * @param {EnclosingFunction} within the function around a call
 * @param {(file: string) => string} moved where a file is shown
 * @returns {EnclosingFunction} the same with what else it names there
 */
function movedFunction(within, moved) {
  const { callers, answeredEarly } = within;
  const at = (/** @type {{file: string}} */ place) => ({ file: moved(place.file) });
  /** @type {EnclosingFunction} */
  const there = { ...within };
  if (answeredEarly) there.answeredEarly = { ...answeredEarly, ...at(answeredEarly) };
  if (callers) {
    const unawaited = callers.unawaited.map((call) => ({ ...call, ...at(call) }));
    there.callers = { ...callers, unawaited };
    if (callers.pausedAt) there.callers.pausedAt = { ...callers.pausedAt, ...at(callers.pausedAt) };
  }
  return there;
}

/**
 * @param {string} name such as `api@1.4`
 * @returns {string} `api`
 */
function serviceOf(name) {
  return name.replace(/(?<=.)@.*/s, '');
}

/**
 * @param {OneRun[]} runs that are added up
 * @param {string[] | null} roots of each, if they are of one program in several directories
 * @returns {RunInfo} what is true of all the runs
 */
function allOf(runs, roots) {
  const infos = runs.map(({ recording }) => recording.run);
  const same = (/** @type {'root' | 'openssl' | 'processor'} */ field) =>
    infos.every((info) => info?.[field] === infos[0]?.[field]) ? (infos[0]?.[field] ?? '') : '';
  return {
    command: [],
    cwd: '',
    root: runs[0].name === '' && roots === null ? same('root') : FLEET,
    openssl: same('openssl'),
    processor: same('processor'),
    startTime: '',
    durationMs: 0,
    exitCode: null,
    signal: null,
    load: null,
    counted: infos.some((info) => info?.counted !== false),
    uncountedThreads: null,
    traffic: null,
    tls: null,
    threadPool: null,
    drive: null,
    cpu: null,
    unprofiled: joinedUnprofiled(runs.flatMap(({ recording }) => unprofiledIn(recording))),
    processes: [],
  };
}

/**
 * @param {OneRun[]} runs that were added up
 * @param {Profile[][]} profiles of each
 * @param {Report} report of them all
 * @returns {RunReport[]} a row for each
 */
function rowsOf(runs, profiles, { isolates }) {
  let from = 0;
  return runs.map(({ name, source }, index) => {
    const count = profiles[index].filter(({ meta }) => meta.thread === 'main' || meta.thread === 'worker').length;
    const own = isolates.slice(from, (from += count));
    const sum = (/** @type {'ticks' | 'busyTicks' | 'cryptoTicks'} */ field) =>
      own.reduce((total, isolate) => total + isolate[field], 0);
    const [ticks, busyTicks, cryptoTicks] = [sum('ticks'), sum('busyTicks'), sum('cryptoTicks')];
    const share = busyTicks === 0 ? 0 : cryptoTicks / busyTicks;
    const interval = wilsonInterval(cryptoTicks, busyTicks);
    return { name, source, node: own[0]?.node ?? '', ticks, busyTicks, cryptoTicks, share, interval };
  });
}

/**
 * @param {OneRun[]} runs that were added up
 * @param {string[] | null} roots of each, if they are of one program in several directories
 * @returns {Diagnostic}
 */
function merged(runs, roots) {
  const others = runs.some(({ recording: { run } }) => run?.counted)
    ? ' Requests, TLS connections, jobs of the thread pool and CPU times of single runs are in none of these numbers' +
      (runs.some(({ recording: { profiles } }) => profiles.some(({ times }) => times !== undefined))
        ? ', except for the counts of a timeline.'
        : '.')
    : '';
  return {
    code: 'runs-merged',
    count: 1,
    message: `The ticks of ${counted(runs.length, 'run')} are added up: one that was longer or busier counts for more.${others}${sameFiles(roots)}`,
  };
}

/**
 * @param {string[] | null} roots of each run, if they are of one program in several directories
 * @returns {string} says that they are taken for that, `''` if they are not
 */
function sameFiles(roots) {
  if (roots === null) return '';
  const places = listedUpTo([...new Set(roots)], MOST_NAMED);
  return ` Files below ${places} count as the same, since functions in them have the same names: if these are different programs, name the runs.`;
}

/**
 * @param {OneRun[]} runs that were added up
 * @returns {Diagnostic[]} says so if threads of some had to wait for a processor
 */
function busyMachines(runs) {
  const busy = runs.filter(({ recording }) => {
    const cpu = cpuOf(recording);
    return cpu !== null && isMachineBusy(cpu);
  }).length;
  if (busy === 0) return [];
  const [{ meta }] = runs[0].recording.profiles;
  const times = isOfPerf(meta) ? '' : ` ${TIMES_WITH_WAITS}`;
  return [
    {
      code: 'machine-busy',
      count: 1,
      message: `In ${grouped(busy)} of the ${counted(runs.length, 'run')} threads that had work waited long for a processor.${times}`,
    },
  ];
}
