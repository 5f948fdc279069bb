/**
 * The text of `perf script`: samples of all threads of a program, with their native frames, as taken by Linux's own
 * profiler. To record one by hand:
 *
 *     perf record -F 999 -g -e cpu-clock -- node --perf-basic-prof --interpreted-frames-native-stack app.js
 *     perf script --no-inline > out.perf
 *
 * A sample is taken per so many µs of a thread's CPU time: unlike with V8's ticks, none is taken while it waits.
 * JavaScript names say where a function begins, but not the line of a call.
 */

/** @import { Failure } from '../model/failure.js' */
/** @import { Profile } from '../model/profile.js' */
/** @import { LoggedCode } from '../v8log/logged-code.js' */
/** @import { InputFormat } from './input-format.js' */
/** @import { GeneratedCode } from './perf-script/generated-code.js' */

/** A sample's first line, and a frame in the next. */
const FIRST_LINES =
  /^[^\n]{1,80}?\s(?:-?\d{1,10}\/)?\s*-?\d{1,10}\s+(?:\[\d{1,5}\]\s+)?\d{1,10}\.\d{3,9}:\s+(?:\d{1,19}\s+)?[\w/:.,-]{1,80}:[^\n]{0,80}\n\s+[0-9a-f]{1,16}\s[^\n]+$/m;

/** What `--header` prints first, some kilobytes for each processor. */
const FILE_HEADER = /^# =+\n# captured on *:/;

/** perf's own records before the first sample: `--show-mmap-events` prints thousands. */
const OWN_RECORD =
  /^[^\n]{1,80}?\s(?:-?\d{1,10}\/)?\s*-?\d{1,10}\s+(?:\[\d{1,5}\]\s+)?\d{1,10}\.\d{3,9}:\s+PERF_RECORD_[A-Z]/;

/** Longer than any name that is worth reading. */
const LONGEST_LINE_BYTES = 64 * 1024;

/** @type {InputFormat} */
export const perfScript = {
  id: 'perf-script',
  label: 'text of perf script',
  files: ['perf.script'],
  names: /^perf\.script$/,
  holds: 'samples',

  sniff(head) {
    const text = head.toString('latin1');
    return [FIRST_LINES, FILE_HEADER, OWN_RECORD].some((lines) => lines.test(text));
  },

  async read({ path, name, chunks }, { logsBesidePerf, origin, asked }) {
    const { LoggedCode } = await import('../v8log/logged-code.js');
    const { GeneratedCode } = await import('./perf-script/generated-code.js');
    /** @type {Map<number, GeneratedCode>} */
    const code = new Map();
    for (const { pid, chunks: open } of await logsBesidePerf(path)) {
      const known = code.get(pid) ?? new GeneratedCode([]);
      code.set(pid, known);
      known.logs.push(await LoggedCode.read(open()));
    }
    const profiles = await readPerfScript(chunks(), { source: name, code, ...origin });
    for (const profile of profiles) completeBy(profile, code.get(profile.meta.pid)?.logs ?? [], asked);
    return { recording: { run: null, profiles } };
  },
};

/**
 * @param {Profile} profile of a thread; its sources are completed
 * @param {LoggedCode[]} logs of its process
 * @param {ReadonlySet<string>} asked paths of files whose sources are needed, though they may be on no stack
 */
function completeBy(profile, logs, asked) {
  const { meta, frames, sources } = profile;
  if (meta.thread === 'pool' || meta.thread === 'helper') return;
  const files = new Set([...asked, ...frames.map(({ file }) => file)]);
  for (const log of logs) {
    meta.v8 = log.v8;
    for (const [file, text] of log.sources(files)) sources.set(file, text);
    if (!log.hasAllSources) profile.hasAllSources = false;
  }
}

/**
 * @param {AsyncIterable<Buffer> | Iterable<Buffer>} chunks of the text; not kept
 * @param {object} options what the text does not say
 * @param {string} options.source its path or name, for the report
 * @param {Map<number, GeneratedCode>} [options.code] what V8 logged of its code, by process: it goes before what perf says
 *   of the same addresses, and other processes are not profiled
 * @param {string} [options.node] version of Node
 * @param {string} [options.arch] `process.arch` of the program
 * @returns {Promise<Profile[]>} one for each thread: those that run JavaScript first, the program's before its workers';
 *   then those of the thread pool, then all others
 * @throws {Failure} `perf-script-empty` if there is no sample of Node
 */
export async function readPerfScript(chunks, { source, code = new Map(), node = '', arch = '' }) {
  const { LineSplitter } = await import('../v8log/line-splitter.js');
  const { profilesOf } = await import('./perf-script/profiles.js');
  const { PerfReader } = await import('./perf-script/reader.js');
  const reader = new PerfReader(code);
  const lines = new LineSplitter(
    (bytes, start, end) => reader.line(bytes.toString('utf8', start, end)),
    LONGEST_LINE_BYTES,
  );
  for await (const chunk of chunks) lines.push(chunk);
  reader.end(lines.end().toString('utf8'));
  reader.skipped.tooLong += lines.tooLong;
  return profilesOf(reader, { source, node, arch, ...(code.size > 0 && { profiled: new Set(code.keys()) }) });
}
