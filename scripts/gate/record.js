/** Recordings of the programs that the gate is tried on, and of their changes: recorded once, judged many times. */
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createHash, pbkdf2Sync } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRun } from '../../src/gate/run.js';
import { analyze } from '../../src/index.js';
import { extraMs } from './changes.js';
import { median } from './numbers.js';

/** @import { Report } from '../../src/model/report.js' */
/** @import { Change, Costs, Edit, ProgramName } from './changes.js' */

/**
 * How busy others keep the machine: for `loaded`, if nothing else runs, one busy loop per processor does.
 * @typedef {'quiet' | 'loaded'} Condition
 */

/**
 * One run, and how busy the machine was when it began.
 * @typedef {object} Run
 * @property {Report} report
 * @property {number} load average of the last minute
 */

const CLI = fileURLToPath(new URL('../../bin/cryptoprof.js', import.meta.url));
const PROGRAMS = fileURLToPath(new URL('../../fixtures/programs/gate/', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const RECORDINGS = fileURLToPath(new URL('../../.cache/gate/', import.meta.url));

/**
 * How long programs are driven, ms: some 3,000 busy ticks each. On a loaded machine the sampler's signals come late.
 */
const DRIVEN_MS = { quiet: 3600, loaded: 5500 };
/** Runs by which a new call site is sized, and the fewest ticks of it that say anything. */
const SIZING_RUNS = 2;
const FEWEST_TICKS = 10;
/** For edits that change nothing and don't need costs. */
const UNKNOWN = { requestMs: 1, share: 0, msPerDigest: 0, msPerByte: 1, msPerIteration: 1 };

/**
 * Adds to the recordings of one condition, in turns, so that a machine that gets busier slows all programs.
 * @param {Condition} condition of the machine
 * @param {readonly Change[]} changes to record, and the unchanged programs
 * @param {{turns: number, changesEvery: number}} count `turns`: recordings of each unchanged program; of each change one
 *   in this many turns: fewer show whether it is caught
 * @param {(text: string) => void} tell called with what is being done
 * @returns {Promise<void>}
 */
export async function recordAll(condition, changes, { turns, changesEvery }, tell) {
  const loops =
    condition === 'loaded' && os.loadavg()[0] < os.cpus().length
      ? os.cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
      : [];
  try {
    const costs = await costsOf(condition, changes);
    /** @type {Map<Change, Costs>} */
    const sized = new Map();
    for (let turn = 0; turn < turns; turn++) {
      const due = changes.filter(({ name }) => name === '' || turn % changesEvery === 0);
      for (const change of due) {
        tell(`${condition} ${turn + 1}/${turns}: ${change.program} ${change.name}`);
        let known = sized.get(change);
        if (known === undefined) sized.set(change, (known = await sizedIn(change, condition, costs)));
        await recordOne(change, condition, known);
      }
    }
  } finally {
    for (const loop of loops) loop.kill();
  }
}

/**
 * @param {Condition} condition of the machine
 * @param {Change} change of a program
 * @returns {Promise<Run[]>} its recordings, oldest first
 */
export async function recordingsOf(condition, change) {
  const directory = directoryOf(condition, change);
  if (!existsSync(directory)) return [];
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.gz'))
    .sort((a, b) => parseInt(a) - parseInt(b));
  return Promise.all(
    names.map(async (name) => ({
      report: await analyze(path.join(directory, name)),
      load: JSON.parse(readFileSync(path.join(directory, name.replace('.json.gz', '.machine.json')), 'utf8')).load,
    })),
  );
}

/**
 * @param {Condition} condition of the machine
 * @param {Change} change of a program
 * @returns {string} directory of its recordings
 */
function directoryOf(condition, { program, name }) {
  return path.join(RECORDINGS, condition, name === '' ? program : `${program}, ${name}`);
}

/**
 * What a call costs by itself is not what it costs in a server, whose caches others fill: a new call site of 2 % took 0.7
 * to 2.4 %. So its size is corrected by what it takes in the program.
 * @param {Change} change of a program
 * @param {Condition} condition of the machine
 * @param {Map<ProgramName, Costs>} costs on this machine
 * @returns {Promise<Costs>} costs by which the change is made
 */
async function sizedIn(change, condition, costs) {
  const { program, adds } = change;
  const known = costs.get(program) ?? UNKNOWN;
  if (adds === undefined) return known;
  let ticks = 0;
  let allTicks = 0;
  for (let time = 0; time < SIZING_RUNS; time++) {
    const report = await profiled(change, condition, known, analyze);
    const sites = report.callSites.filter((site) => site.function.startsWith(adds.function));
    ticks += sites.reduce((sum, site) => sum + site.ticks, 0);
    allTicks += makeRun(report).steadyTicks;
  }
  const taken = ticks / (allTicks - ticks);
  const aimed = extraMs(adds.share, known) / known.requestMs;
  return ticks < FEWEST_TICKS ? known : { ...known, [adds.cost]: (known[adds.cost] * taken) / aimed };
}

/**
 * Makes one recording, and keeps it.
 * @param {Change} change of a program
 * @param {Condition} condition of the machine
 * @param {Costs} costs on this machine
 * @returns {Promise<void>}
 * @throws {Error} if the program failed
 */
async function recordOne(change, condition, costs) {
  const load = os.loadavg()[0];
  const directory = directoryOf(condition, change);
  await profiled(change, condition, costs, (profile) => {
    mkdirSync(directory, { recursive: true });
    const number = readdirSync(directory).filter((name) => name.endsWith('.gz')).length;
    writeFileSync(
      path.join(directory, `${number}.machine.json`),
      JSON.stringify({ load, at: new Date().toISOString() }),
    );
    copyFileSync(profile, path.join(directory, `${number}.json.gz`));
  });
}

/**
 * Profiles a program with the real command line, in a directory of its own that is the root of a package, as a checkout
 * is.
 * @template Result
 * @param {Change} change of it
 * @param {Condition} condition of the machine
 * @param {Costs} costs on this machine
 * @param {(profile: string) => Result | Promise<Result>} use gets the path of the profile, which is gone afterwards
 * @returns {Promise<Result>} what that returns or resolves to
 * @throws {Error} if the program failed
 */
async function profiled(change, condition, costs, use) {
  const checkout = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-gate-'));
  try {
    checkOut(change, costs, checkout);
    const { status, stderr } = spawnSync(
      process.execPath,
      [CLI, '--quiet', '--format', 'profile', '-o', 'out', 'server.cjs'],
      {
        cwd: checkout,
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_PATH: [PACKAGES, process.env.NODE_PATH ?? ''].join(path.delimiter),
          GATE_MS: String(DRIVEN_MS[condition]),
        },
      },
    );
    if (status !== 0) throw new Error(`${change.program} ${change.name} ended with ${status}: ${stderr}`);
    return await use(path.join(checkout, 'out', 'profile.json.gz'));
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
}

/**
 * @param {Change} change of a program
 * @param {Costs} costs on this machine
 * @param {string} directory for the copy
 * @throws {Error} if the change does not fit the program
 */
export function checkOut({ program, edits }, costs, directory) {
  writeFileSync(path.join(directory, 'package.json'), '{"name": "gated"}\n');
  for (const name of ['server.cjs', 'orders.cjs']) copyFileSync(path.join(PROGRAMS, name), path.join(directory, name));
  copyFileSync(path.join(PROGRAMS, 'accounts', `${program}.cjs`), path.join(directory, 'account.cjs'));
  for (const edit of edits(costs)) apply(edit, directory);
}

/**
 * @param {Edit} edit of a file; without a `from` the file is renamed
 * @param {string} directory of the program
 * @throws {Error} if there is nothing to replace
 */
function apply({ file, from, to }, directory) {
  const at = path.join(directory, file);
  if (from === '') return renameSync(at, path.join(directory, to));
  const text = readFileSync(at, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} holds no ${from}`);
  return writeFileSync(
    at,
    text.replaceAll(from, () => to),
  );
}

/**
 * @param {Condition} condition of the machine
 * @param {readonly Change[]} changes to be made, and the unchanged programs
 * @returns {Promise<Map<ProgramName, Costs>>} costs for making edits: from quiet runs of the unchanged programs, if
 *   there are any
 */
async function costsOf(condition, changes) {
  const body = Buffer.alloc(1024 * 1024);
  const msPerDigest = timed(() => createHash('sha256').digest('base64'));
  const msPerByte = timed(() => createHash('sha256').update(body).digest('base64')) / body.length;
  const many = 20_000;
  const msPerIteration = timed(() => pbkdf2Sync('password', 'salt', many, 32, 'sha256')) / many;
  /** @type {Map<ProgramName, Costs>} */
  const costs = new Map();
  for (const change of changes.filter(({ name }) => name === '')) {
    const quiet = await recordingsOf('quiet', change);
    if (quiet.length === 0 && (await recordingsOf(condition, change)).length === 0)
      await recordOne(change, condition, UNKNOWN);
    const runs = quiet.length > 0 ? quiet : await recordingsOf(condition, change);
    const steady = runs.map(({ report }) => makeRun(report));
    const requestMs = median(
      steady.map(
        ({ report: { profile, traffic }, steadyTicks }) =>
          (profile.busyMs * steadyTicks) / profile.busyTicks / Number(traffic?.requests),
      ),
    );
    const share = median(
      steady.map(({ report: { crypto }, steadyTicks }) => (crypto.byPhase['event-loop'] ?? 0) / steadyTicks),
    );
    costs.set(change.program, { requestMs, share, msPerDigest, msPerByte, msPerIteration });
  }
  return costs;
}

/**
 * @param {() => void} work some milliseconds
 * @returns {number} ms that it takes, the shortest of several times, since others may use the processor, too
 */
function timed(work) {
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}
