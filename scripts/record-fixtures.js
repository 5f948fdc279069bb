// Records the cases in fixtures/profiles anew, each as the recipe in its meta.json says:
//
//     npm run record-fixtures [-- case ...]        such as node-24-mixed or perf-script/node-20-calls; without, all that
//                                                  have a recipe
//
// A new case is a directory with a meta.json of {"shows": "...", "recipe": {...}}. Then: npm run golden.
// Without `profiler`, a recipe is of a V8 log. The SDKs that write pprof are installed below .cache; perf must be there.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readV8Log } from '../src/formats/v8-log.js';
import { makeSidecar } from '../src/symbols/sidecar.js';
import { symbolize } from '../src/symbols/index.js';
import { fixtureCases, readMeta, readUnpacked } from '../test/support/fixture-cases.js';
import { reportDigest } from '../test/support/report-digest.js';
import { casesNamed } from './lib/asked.js';
import { makeNeutralDirectory, NEUTRAL, neutralNode } from './lib/neutral-directory.js';
import { recordOnDebian } from './lib/record-on-debian.js';
import { recordOnWindows } from './lib/record-on-windows.js';
import { recordWithProfiler } from './lib/record-with-profiler.js';
import { trimLog } from './lib/trim-log.js';

/** @import { FixtureCase, FixtureMeta, Recipe } from '../test/support/fixture-cases.js' */
/** @import { RecordFunction } from './lib/neutral-directory.js' */

/**
 * A log that was just recorded here.
 * @typedef {object} RecordedLog
 * @property {Buffer} bytes as V8 wrote them
 * @property {Buffer} trimmed the same without what its profile does not use
 * @property {string} symbols a sidecar: the names of its native code
 * @property {string} v8 version that wrote it
 */

/**
 * Where a case was recorded.
 * @typedef {object} Place
 * @property {string[]} logs absolute paths
 * @property {string} programs directory of the programs, as the machine calls it
 * @property {string} node version
 * @property {string} platform
 * @property {string} [binaries] directory that holds the machine's libraries, if it is not this one
 * @property {string} [system] what there is to say of the machine
 */

/**
 * @param {string} log its absolute path
 * @param {string} [binaries] see `Place`
 * @returns {Promise<RecordedLog>} what is in it
 */
async function readLog(log, binaries) {
  const bytes = await readFile(log);
  const { profile, libraries } = await readV8Log([bytes], {
    source: path.basename(log),
    symbolize: (uses) =>
      symbolize(uses, {
        mode: 'local',
        sidecar: null,
        binaries,
        // What few have installed is in no fixture.
        ...(binaries === undefined ? {} : { debugDirectories: [] }),
      }),
  });
  return {
    bytes,
    trimmed: trimLog(bytes, profile.sources),
    symbols: `${JSON.stringify(makeSidecar(libraries))}\n`,
    v8: profile.meta.v8,
  };
}

/**
 * @param {Recipe} recipe what to run
 * @param {{programs: string, record: RecordFunction}} neutral where it runs
 * @returns {Promise<Place>} where its logs are
 */
async function run({ node: major, program, args, load }, { programs, record }) {
  const { nodeCapabilities } = await import('../src/record/record.js');
  const node = await neutralNode(major);
  const directory = path.join(NEUTRAL, 'logs');
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory);
  const { logs, failures } = await record({
    command: [node, program, ...args],
    directory,
    intervalUs: 0,
    onPort: load === null ? null : `"${process.execPath}" ${load}`,
    load: null,
    durationSeconds: null,
    env: { PATH: process.env.PATH },
    cwd: programs,
    onEvent: () => {},
    signals: process,
  });
  if (failures.length > 0) throw failures[0];
  const { version } = await nodeCapabilities(node);
  return { logs, programs, node: version, platform: process.platform };
}

/**
 * @param {FixtureCase} fixture the case
 * @param {FixtureMeta} meta its meta.json so far
 * @param {RecordedLog[]} logs of the run
 * @param {string} programs directory of the programs
 */
async function save(fixture, meta, logs, programs) {
  const whole = logs.map((log, index) => ({ ...log, name: index === 0 ? 'input.log' : `input-${index + 1}.log` }));
  const trimmed = whole.map((log) => ({ ...log, bytes: log.trimmed }));
  const origin = { node: meta.node, arch: process.arch };
  const digests = [];
  for (const each of [whole, trimmed]) digests.push(reportDigest(await readUnpacked(each, origin), programs));
  if (!isDeepStrictEqual(digests[0], digests[1]))
    throw new Error(`${fixture.name}: trimming the log changes its answer`);
  for (const { name, bytes, symbols } of trimmed) {
    await writeFile(path.join(fixture.directory, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    await writeFile(path.join(fixture.directory, name.replace('input', 'symbols').replace('.log', '.json')), symbols);
  }
  await writeFile(path.join(fixture.directory, 'meta.json'), `${JSON.stringify(meta, null, 2)}\n`);
}

/**
 * Where everything runs that runs on this system, once there is something.
 * @type {ReturnType<typeof makeNeutralDirectory> | null}
 */
let neutral = null;

/**
 * @param {Recipe} recipe what to run
 * @returns {Promise<Place>} where its logs are
 */
async function recordSomewhere(recipe) {
  if (recipe.system === 'windows') return recordOnWindows(recipe);
  if (recipe.system === 'debian') return recordOnDebian(recipe);
  return run(recipe, await (neutral ??= makeNeutralDirectory()));
}

/**
 * @param {FixtureCase} fixture the case
 * @param {FixtureMeta} described its meta.json
 * @param {Recipe} recipe what to run, with the profiler that it names
 * @param {NonNullable<Recipe['profiler']>} profiler its name
 */
async function recordProfile(fixture, described, recipe, profiler) {
  const { nodeCapabilities } = await import('../src/record/record.js');
  const { programs } = await (neutral ??= makeNeutralDirectory());
  const node = await neutralNode(recipe.node);
  const { name, format, bytes, ...rest } = await recordWithProfiler(recipe, profiler, { node, programs });
  const meta = {
    ...described,
    format,
    node: (await nodeCapabilities(node)).version,
    arch: process.arch,
    cpu: os.cpus()[0]?.model ?? '',
    recorded: new Date().toISOString().slice(0, 10),
    directory: programs,
    ...rest,
  };
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  await writeFile(
    path.join(fixture.directory, `${name}.gz`),
    gzipSync(isPacked ? gunzipSync(bytes) : bytes, { level: 9 }),
  );
  await writeFile(path.join(fixture.directory, 'meta.json'), `${JSON.stringify(meta, null, 2)}\n`);
  console.log(`${fixture.name}: ${bytes.length} bytes as recorded`);
}

/**
 * @param {FixtureCase} fixture the case
 * @param {FixtureMeta} meta its meta.json
 */
async function recordCase(fixture, { recipe, ...described }) {
  if (recipe === undefined) throw new Error(`${fixture.name}: meta.json has no recipe`);
  if (recipe.profiler !== undefined) return recordProfile(fixture, { ...described, recipe }, recipe, recipe.profiler);
  const { binaries, ...place } = await recordSomewhere(recipe);
  const logs = [];
  for (const log of place.logs) logs.push(await readLog(log, binaries));
  const meta = {
    ...described,
    recipe,
    format: 'v8-log',
    node: place.node,
    v8: logs[0].v8,
    platform: place.platform,
    arch: process.arch,
    ...(place.system === undefined ? {} : { system: place.system }),
    cpu: os.cpus()[0]?.model ?? '',
    recorded: new Date().toISOString().slice(0, 10),
    directory: place.programs,
    trimmed: 'by scripts/lib/trim-log.js',
  };
  await save(fixture, meta, logs, place.programs);
  console.log(
    `${fixture.name}: ${logs.length} logs, ${logs.reduce((sum, { bytes }) => sum + bytes.length, 0)} bytes as recorded`,
  );
}

const named = process.argv.slice(2);
const cases = await fixtureCases();
for (const fixture of named.length === 0 ? cases : casesNamed(cases, named)) {
  const meta = await readMeta(fixture);
  if (named.length > 0 || meta.recipe !== undefined) await recordCase(fixture, meta);
}
if (neutral !== null) await rm(NEUTRAL, { recursive: true, force: true });
