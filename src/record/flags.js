/** The options that make Node write a log. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../model/failure.js';
import { conflictingOption, hasOption } from './node-options.js';
import rights from './probe/rights.cjs';

/** @import { NodeCapabilities } from './capabilities.js' */

/** Preloaded into the profiled program; its frames are ours, not the user's. */
export const PROBE_FILE = fileURLToPath(new URL('./probe/probe.cjs', import.meta.url));
/** The same without the parts that count while the program runs. */
export const UNCOUNTED_FILE = fileURLToPath(new URL('./probe/uncounted.cjs', import.meta.url));
/** Preloaded into package managers. */
export const LAUNCHER_FILE = fileURLToPath(new URL('./probe/launcher.cjs', import.meta.url));

/**
 * The options that make Node write a log worth reading. They come before the user's own.
 *
 * `--logfile=` is one word because cluster looks for that prefix before it adds a log file of its own
 * (https://github.com/nodejs/node/blob/main/lib/internal/cluster/primary.js, setupPrimary). V8 expands `%t` to the time
 * in ms: without it, a worker whose isolate lands at the address of an earlier, ended worker's overwrites that worker's
 * log; and sorted by it, a process's main thread comes first.
 * @param {NodeCapabilities} capabilities of the Node that runs the program
 * @param {object} recording what to record
 * @param {string} recording.directory absolute path where logs go
 * @param {number} recording.intervalUs sampling interval in µs, 0 for V8's own
 * @param {boolean} recording.counts whether to count requests, TLS connections and thread-pool jobs inside the program
 * @param {string[]} recording.nodeOptions the user's options for Node, including NODE_OPTIONS
 * @param {string} recording.cwd absolute path where the program starts
 * @param {'v8' | 'perf'} [recording.collector] what takes the samples: if perf does, V8 takes none, and gives each
 *   interpreted function its own native frame
 * @returns {string[]} options for Node
 */
export function recordingFlags(capabilities, { directory, intervalUs, counts, nodeOptions, cwd, collector = 'v8' }) {
  // V8 expands %p, %t and %% in the whole path, not just in the file name.
  const logfile = path.join(directory, '/').replaceAll('%', '%%') + 'v8-%t.log';
  const flags = [...(collector === 'perf' ? PERF_FLAGS : ['--prof']), `--logfile=${logfile}`, '--logfile-per-isolate'];
  if (intervalUs > 0 && collector === 'v8') flags.push(`--prof-sampling-interval=${intervalUs}`);
  if (capabilities.supportsNoSnapshot && !hasOption(nodeOptions, ['--snapshot-blob', '--node-snapshot']))
    flags.push('--no-node-snapshot');
  if (capabilities.supportsIdle && collector === 'v8') flags.push('--prof-include-idle');
  const probe = counts ? PROBE_FILE : UNCOUNTED_FILE;
  if (rights.asksForRights(nodeOptions)) flags.push(...rights.rightsBeside({ probe, directory }, nodeOptions, cwd));
  flags.push('--require', probe);
  return flags;
}

/**
 * With these, V8's log has no ticks, but its code with lines and inlined functions, and the sources. That is more than
 * `--perf-basic-prof` gives, which has no lines and no times, and on Node 20 writes to /tmp. The probe recognises the
 * first of these words.
 */
const PERF_FLAGS = ['--log-code', '--log-source-code', '--interpreted-frames-native-stack'];

/**
 * Fails if the user's own options would spoil the log.
 * @param {string[]} nodeOptions options before the script
 * @param {string[]} inherited those of NODE_OPTIONS
 * @param {string[]} configured those of Node's config file
 * @param {string} v8 version of the V8 that runs the program
 * @throws {Failure} `option-conflict` with the option and where it comes from
 */
export function checkConflicts(nodeOptions, inherited, configured, v8) {
  const places = { 'the command': nodeOptions, NODE_OPTIONS: inherited, "Node's config file": configured };
  for (const [from, options] of Object.entries(places)) {
    const option = conflictingOption(options, v8);
    if (option !== null) throw new Failure('option-conflict', { option, from, does: whatItDoes(option) });
  }
}

/** What options do that a recording can't have; the others change V8's log. @type {[RegExp, string][]} */
const CONFLICTS = [
  [/^--cpu-prof/, "stops V8's log"],
  [/^--watch/, 'runs the program in another process, again and again'],
  [/^--trace/, 'prints what cryptoprof itself does inside the program, too'],
  [/^--build-snapshot/, 'only saves the program'],
  [/^--snapshot-blob/, 'is refused by Node 20 beside any option that the snapshot was not made with'],
];

/**
 * @param {string} option in conflict with a recording
 * @returns {string} what it does, without its subject
 */
function whatItDoes(option) {
  return CONFLICTS.find(([name]) => name.test(option))?.[1] ?? "changes where V8's log goes, or what is in it";
}
