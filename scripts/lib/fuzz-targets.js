import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { analyze } from '../../src/api/analysis.js';
import { compareReports } from '../../src/compare/compare-reports.js';
import { readProfProcessText } from '../../src/formats/prof-process-text.js';
import { decodeRecording, encodeRecording } from '../../src/formats/saved-profile.js';
import { decodeReport } from '../../src/formats/saved-report.js';
import { INPUTS } from '../../src/formats/index.js';
import { thisMachine } from '../../src/inputs/machine.js';
import { Failure } from '../../src/model/failure.js';
import { ALLOWED_BOMBS, REFUSED_BOMBS } from '../../test/support/bombs.js';
import { profileProblems } from '../../test/support/profile-problems.js';
import { memorySource } from '../../src/symbols/byte-source.js';
import { readLibrary } from '../../src/symbols/library.js';
import { placeSymbols } from '../../src/symbols/place-symbols.js';
import { parseSidecar } from '../../src/symbols/sidecar.js';
import { markdownComparison } from '../../src/writers/markdown/comparison.js';
import { terminalComparison } from '../../src/writers/terminal/comparison.js';
import { comparisonJson, reportJson } from '../../src/writers/json.js';
import { fixtureCases, readFiles, readFixture } from '../../test/support/fixture-cases.js';
import { logProblems } from '../../test/support/log-problems.js';
import { reportDigest } from '../../test/support/report-digest.js';
import { ROW as MACHO_ROW, buildFat, buildMachO } from '../../test/symbols/build-macho.js';
import { buildPe, CODE, IMAGE_SIZE } from '../../test/symbols/build-pe.js';

/** @import { Profile } from '../../src/model/profile.js' */
/** @import { Report } from '../../src/model/report.js' */

/**
 * A file that is damaged in many ways.
 * @typedef {object} FuzzTarget
 * @property {string} name of the file
 * @property {Buffer} bytes of it, healthy
 * @property {boolean} [isBomb] whether it is read as it is, once: damage makes it harmless
 * @property {(bytes: Buffer) => Promise<string[]>} check what does not hold of a damaged one; throws are bugs
 */

/** As inputs/input-file.js reads it. */
const HEAD_BYTES = 64 * 1024;

/** Where nothing lies beside the file, and no library is opened. */
const MACHINE = {
  ...thisMachine({ symbols: 'none', writeSidecars: false, origin: { node: '', arch: '' } }, new Set()),
  sourcesBefore: async () => ({ texts: new Map(), newer: 0, large: [] }),
};

/** Of formats whose ticks can be counted without reading them. @type {Record<string, FuzzTarget['check']>} */
const CHECKS = { 'v8-log': checkLog, 'prof-process-text': checkText };

const ELF = fileURLToPath(new URL('../../fixtures/elf/', import.meta.url));

/** @returns {Promise<FuzzTarget[]>} the inputs of all fixtures */
export async function fuzzTargets() {
  /** @type {FuzzTarget[]} */
  const targets = [];
  for (const [name, { file, make }] of Object.entries({ ...REFUSED_BOMBS, ...ALLOWED_BOMBS })) {
    // The others are large as files, and would fill this process's memory all the time.
    const check = file.endsWith('.pb.gz') ? (/** @type {Buffer} */ bytes) => checkInput('pprof', bytes) : checkPacked;
    if (file.endsWith('.gz')) targets.push({ name: `bomb/${name}`, bytes: make(), check, isBomb: true });
  }
  for (const fixture of await fixtureCases()) {
    for (const { name, bytes, symbols } of await readFiles(fixture)) {
      const [id] = fixture.name.split('/');
      const check = CHECKS[id] ?? ((damaged) => checkInput(id, damaged));
      targets.push({ name: `${fixture.name}/${name}`, bytes, check });
      if (symbols !== null)
        targets.push({ name: `${fixture.name}, symbols of ${name}`, bytes: Buffer.from(symbols), check: checkSidecar });
    }
    const { report, recording } = analyze(await readFixture(fixture), '0.0.0');
    targets.push({ name: `${fixture.name}, saved`, bytes: gunzipSync(encodeRecording(recording)), check: checkSaved });
    targets.push({
      name: `${fixture.name}, report`,
      bytes: Buffer.from(reportJson(report)),
      check: (bytes) => checkReport(bytes, report),
    });
  }
  // Where an ELF file's offset 0 would be does not matter: all of it is looked up.
  const checkElf = checkNative({ start: 0, end: 0x4000 }, 16);
  for (const name of await readdir(ELF)) {
    if (name.endsWith('.so'))
      targets.push({ name: `elf/${name}`, bytes: await readFile(path.join(ELF, name)), check: checkElf });
  }
  targets.push({ name: 'pe/made-up.dll', bytes: madeUpPe(), check: checkNative({ start: 0, end: IMAGE_SIZE }, 8) });
  const [machO, checkMachO] = [madeUpMachO(), checkNative(MACHO_ROW, 8)];
  targets.push({ name: 'macho/thin', bytes: machO, check: checkMachO });
  targets.push({ name: 'macho/universal', bytes: buildFat([machO, machO]), check: checkMachO });
  return targets;
}

/**
 * @param {string} id of a format
 * @param {Buffer} bytes of such a file, damaged
 * @returns {Promise<string[]>} what does not hold of what it is read into
 */
async function checkInput(id, bytes) {
  const format = INPUTS.find((one) => one.id === id);
  if (format === undefined) return [`there is no format ${id}`];
  const file = {
    path: '/nowhere/input',
    name: 'input',
    head: bytes.subarray(0, HEAD_BYTES),
    bytes: async () => bytes,
    chunks: () => Readable.from([bytes]),
  };
  return orFailure(async () => {
    const content = await format.read(file, MACHINE);
    if (!('recording' in content)) return [];
    const { profiles } = content.recording;
    return [...profiles.flatMap(profileProblems), ...reportProblems(profiles)];
  });
}

/** @type {FuzzTarget['check']} */
async function checkLog(bytes) {
  const { problems, profile } = await logProblems(bytes);
  return profile === null ? problems : [...problems, ...reportProblems([profile])];
}

/** @type {FuzzTarget['check']} */
async function checkText(bytes) {
  return orFailure(() => {
    const { profile, text } = readProfProcessText(bytes, { source: 'damaged.txt' });
    const problems = [...profileProblems(profile), ...reportProblems([profile])];
    return readTicks(profile) === text.ticks ? problems : [...problems, `${readTicks(profile)} ticks of ${text.ticks}`];
  });
}

/** @type {FuzzTarget['check']} */
async function checkSaved(bytes) {
  // Damage below the checksum of gzip would never be seen.
  return orFailure(() => {
    const { profiles } = decodeRecording(gzipSync(bytes, { level: 1 }));
    return [...profiles.flatMap(profileProblems), ...reportProblems(profiles)];
  });
}

/** @type {FuzzTarget['check']} */
async function checkPacked(bytes) {
  return orFailure(() => decodeRecording(bytes).profiles.flatMap(profileProblems));
}

/**
 * @param {Buffer} bytes of a report that is damaged
 * @param {Report} healthy the same, as it was
 * @returns {Promise<string[]>} what does not hold of the comparison of the two
 */
async function checkReport(bytes, healthy) {
  return orFailure(() => {
    const comparison = compareReports(healthy, decodeReport(bytes), '0.0.0');
    const look = { top: 10, names: { before: 'healthy', after: 'damaged' } };
    const text =
      terminalComparison(comparison, { ...look, width: 80, color: false }) +
      markdownComparison(comparison, look) +
      comparisonJson(comparison);
    return /NaN|Infinity|undefined/.test(text) ? ['the comparison shows what is no number'] : [];
  });
}

/** @type {FuzzTarget['check']} */
async function checkSidecar(bytes) {
  return orFailure(() => parseSidecar(bytes.toString('utf8')).libraries.flatMap(({ symbols }) => unsorted(symbols)));
}

/**
 * @param {{start: number, end: number, slide?: number}} row where a file of native code ran
 * @param {number} step bytes between the addresses in it that are looked up
 * @returns {FuzzTarget['check']} names all of them
 */
function checkNative(row, step) {
  const addresses = Array.from({ length: (row.end - row.start) / step }, (_, index) => row.start + index * step);
  return async (bytes) =>
    orFailure(() => {
      const library = readLibrary(memorySource(bytes), ['/nowhere']);
      return library === null
        ? []
        : unsorted(placeSymbols({ path: '/damaged', rows: [row], addresses }, library).symbols);
    });
}

/** @returns {Buffer} a DLL with functions, parts of them and names */
function madeUpPe() {
  const functions = Array.from({ length: 200 }, (_, index) => {
    const start = CODE.start + index * 16;
    return { start, end: start + 12, ...(index % 3 === 2 ? { chainedTo: index - 1 } : {}) };
  });
  return buildPe({ functions, exports: functions.map(({ start }, index) => [`function${index}`, start]) });
}

/** @returns {Buffer} a Mach-O file with functions, some of them without names */
function madeUpMachO() {
  const starts = Array.from({ length: 200 }, (_, index) => index * 16);
  const symbols = starts
    .filter((_, index) => index % 3 > 0)
    .map((start, index) => ({ name: `function${index}`, start, isLocal: index % 2 === 0 }));
  return buildMachO(symbols, { starts });
}

/**
 * @param {() => string[] | Promise<string[]>} check what may fail, but only with a Failure
 * @returns {Promise<string[]>} its result
 */
async function orFailure(check) {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}

/**
 * @param {Profile} profile as read
 * @returns {number} ticks that were read
 */
function readTicks({ samples, dropped }) {
  return Object.values(dropped).reduce((sum, count) => sum + count, samples.length);
}

/**
 * @param {Profile[]} profiles as read, of all threads
 * @returns {string[]} what does not add up in their report
 */
export function reportProblems(profiles) {
  const digest = reportDigest({ run: null, profiles });
  const { ticks, busyTicks, namedTicks, libraryTicks } = digest.profile;
  const problems = [];
  // Of threads that run no JavaScript the report counts ticks apart.
  const reported = ticks + (digest.poolWork?.ticks ?? 0) + (digest.poolWork?.helperTicks ?? 0);
  const read = profiles.reduce((sum, profile) => sum + readTicks(profile), 0);
  if (reported !== read) problems.push(`the report has ${reported} ticks of ${read}`);
  if (digest.crypto.ticks > busyTicks) problems.push(`${digest.crypto.ticks} crypto ticks of ${busyTicks} busy ones`);
  if (namedTicks + libraryTicks > busyTicks)
    problems.push(`${namedTicks} + ${libraryTicks} named ticks of ${busyTicks} busy ones`);
  return problems;
}

/**
 * @param {{start: number, end: number}[]} ranges that should be sorted and disjoint
 * @returns {string[]} the problem if they are not
 */
function unsorted(ranges) {
  const isSound = ranges.every(
    ({ start, end }, index) => start < end && (index === 0 || ranges[index - 1].end <= start),
  );
  return isSound ? [] : ['symbols overlap or are not sorted'];
}
