/** Records programs with the profilers of others, whose files we read: `node --cpu-prof`, SDKs that write pprof, perf. */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { sdkModules, SDKS, STARTERS } from '../../test/support/pprof-sdks.js';
import { copyDirectory, NEUTRAL } from './neutral-directory.js';

/** @import { Sdk } from '../../test/support/pprof-sdks.js' */
/** @import { Recipe } from '../../test/support/fixture-cases.js' */

const run = promisify(execFile);
const FILE = path.join(NEUTRAL, 'profile');
/** Of the text of `perf script`. */
const MOST_BYTES = 1 << 28;

/**
 * A program that is to be profiled.
 * @typedef {object} Started
 * @property {string} node absolute path of its Node
 * @property {string[]} words the program and its arguments
 * @property {string} cwd where it runs
 * @property {Record<string, unknown>} options of the profiler, if it takes any
 */

/**
 * @typedef {object} RecordedProfile
 * @property {string} name of the input, as `fixtures/profiles` has it
 * @property {string} format id of the reader
 * @property {Buffer} bytes as the profiler wrote them, unpacked or packed
 * @property {string} profiler with its version
 */

/** @type {Record<NonNullable<Recipe['profiler']>, (started: Started) => Promise<RecordedProfile>>} */
const PROFILERS = {
  'cpu-prof': recordCpuProfile,
  perf: recordPerf,
  datadog: (started) => recordPprof(SDKS.datadog, started),
  pyroscope: (started) => recordPprof(SDKS.pyroscope, started),
  platformatic: (started) => recordPprof(SDKS.platformatic, started),
};

/**
 * @param {Recipe} recipe what to run
 * @param {NonNullable<Recipe['profiler']>} profiler that it names
 * @param {{node: string, programs: string}} neutral its Node and its directory, below the neutral one
 * @returns {Promise<RecordedProfile>}
 */
export async function recordWithProfiler({ program, args, options = {} }, profiler, { node, programs }) {
  await rm(FILE, { force: true });
  return PROFILERS[profiler]({ node, words: [program, ...args], cwd: programs, options });
}

/** @param {Started} started the program */
async function recordCpuProfile({ node, words, cwd }) {
  const flags = ['--cpu-prof', `--cpu-prof-dir=${path.dirname(FILE)}`, `--cpu-prof-name=${path.basename(FILE)}`];
  await run(node, [...flags, ...words], { cwd });
  return {
    name: 'input.cpuprofile',
    format: 'cpuprofile',
    bytes: await readFile(FILE),
    profiler: 'node --cpu-prof',
  };
}

/** @param {Started} started the program */
async function recordPerf({ node, words, cwd }) {
  const flags = ['-e', 'cpu-clock', '-c', '1000000', '--call-graph', 'fp'];
  const named = ['--perf-basic-prof', '--interpreted-frames-native-stack'];
  await run('perf', ['record', ...flags, '-o', FILE, '--', node, ...named, ...words], { cwd });
  const { stdout } = await run('perf', ['script', '--no-inline', '-i', FILE], { maxBuffer: MOST_BYTES });
  const pids = new Set(Array.from(stdout.matchAll(/^\S+ +(\d+) /gm), ([, pid]) => pid));
  // perf looks for V8's names nowhere else.
  for (const pid of pids) await rm(`/tmp/perf-${pid}.map`, { force: true });
  const { stdout: version } = await run('perf', ['--version']);
  return {
    name: 'input.perf',
    format: 'perf-script',
    bytes: Buffer.from(stdout),
    profiler: `perf record ${flags.join(' ')} -- node ${named.join(' ')}; perf script --no-inline (${version.trim()})`,
  };
}

/**
 * @param {Sdk} sdk that profiles the program
 * @param {Started} started the program
 * @returns {Promise<RecordedProfile>}
 */
async function recordPprof(sdk, { node, words, cwd, options }) {
  // Their own functions are in the profile.
  const modules = path.join(NEUTRAL, 'sdks/node_modules');
  const starters = path.join(NEUTRAL, 'sdks/starters');
  await rm(path.dirname(modules), { recursive: true, force: true });
  await copyDirectory(await sdkModules(), modules);
  await copyDirectory(STARTERS, starters);
  const env = { ...process.env, SDKS: modules, PPROF: FILE, PPROF_OPTIONS: JSON.stringify(options) };
  await run(node, [...sdk.words(starters), ...words], { cwd, env });
  return {
    name: 'input.pb',
    format: 'pprof',
    bytes: await readFile(FILE),
    profiler: `${sdk.package} ${sdk.version}`,
  };
}
