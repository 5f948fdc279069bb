/**
 * Node of Linux arm64, run by QEMU: what V8 logs there has names, operations and lines. QEMU and arm64's C library are
 * Debian's, unpacked below .cache: where there is no apt-get, one skipped test says so.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { arm64Node } from '../../scripts/lib/arm64.js';
import { foreignNode } from '../../scripts/lib/foreign-nodes.js';
import { NODE_MAJORS } from '../../scripts/lib/nodes.js';
import { primitiveOf } from '../../src/catalogue/index.js';
import { analyze, record } from '../../src/index.js';
import { findRuns } from '../../src/inputs/find-inputs.js';
import { readInputs } from '../../src/inputs/read-inputs.js';
import { openRegularFile } from '../../src/symbols/byte-source.js';
import { readLibrary } from '../../src/symbols/library.js';
import { native, openssl } from '../catalogue/frame.js';

const PROGRAM = `const { createCipheriv, generateKeyPairSync, pbkdf2Sync, sign } = require('node:crypto');
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const document = Buffer.alloc(1 << 17);
function work() {
  pbkdf2Sync('password', 'a salt', 9000, 32, 'sha512');
  createCipheriv('aes-256-gcm', document.subarray(0, 32), document.subarray(0, 12)).update(document);
  for (let turn = 0; turn < 40; turn++) sign('sha256', document.subarray(0, 64), privateKey);
}
const end = Date.now() + 2000;
const turn = () => (work(), Date.now() < end && setImmediate(turn));
setImmediate(turn);
`;

const EXPECTED = [
  ['kdf.pbkdf2', 'sha512', 5],
  ['cipher.encrypt', 'aes-256-gcm', 6],
  ['sign', 'ecdsa-p-256-sha256', 7],
];

/** All in assembly that is no computation: what asks the processor what it can do, and data. */
const NO_COMPUTATION = /^_armv[78]_\w+$|^iotas$|^vpaes_consts$|^ossl_param_find_pidx$/;
/** The linker takes OpenSSL's assembly after all of its C, by directory: this is the first of AES, in `aesv8-armx.S`. */
const FIRST_OF_ASSEMBLY = 'aes_v8_set_encrypt_key';

const obstacle = await whatIsMissing();
const testIfThere = obstacle === '' ? test : test.skip;
if (obstacle !== '') test.skip(`NO PROGRAM WAS RUN ON LINUX ARM64 HERE: ${obstacle}`, () => {});

let directory = '';
beforeAll(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-arm64-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** @returns {Promise<string>} what keeps programs from running; `''` if nothing does */
async function whatIsMissing() {
  try {
    await arm64Node(NODE_MAJORS[0]);
    return '';
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return `${error.path} is not there`;
  }
}

/** @returns {string[]} names of OpenSSL's functions in assembly, and of its data there */
function assemblyOf(binary) {
  const { source } = openRegularFile(binary);
  const library = readLibrary(source);
  const [{ openssl: range, tables }] = library.images;
  const names = [];
  for (const table of tables)
    for (const { length, starts, nameOffsets } of table.functions())
      for (let row = 0; row < length; row++) {
        const start = starts[row];
        if (range.start <= start && start < range.end) names.push({ start, name: table.nameAt(nameOffsets[row]) });
      }
  library.close();
  const { start: first } = names.find(({ name }) => name === FIRST_OF_ASSEMBLY);
  return names.filter(({ name, start }) => start >= first && name !== '').map(({ name }) => name);
}

describe.each(NODE_MAJORS)('Node %i', (major) => {
  testIfThere('a program has its operations at their lines, and nearly all of it has names', async () => {
    const script = path.join(directory, `node-${major}.cjs`);
    writeFileSync(script, PROGRAM);
    const { node, root } = await arm64Node(major);
    const logs = path.join(directory, `logs-${major}`);
    const recorded = await record([node, script], { logs, symbols: 'none' });
    expect(recorded.exitCode).toBe(0);
    expect(recorded.recording.profiles[0].meta).toMatchObject({ platform: 'linux', arch: 'arm64' });
    const recording = await readLogs(logs, root);
    const { callSites, profile } = await analyze(recording);
    const heaviest = callSites.filter(({ phase }) => phase === 'event-loop').slice(0, EXPECTED.length);
    expect(heaviest.map(({ operation, algorithm, line }) => [operation, algorithm, line]).sort(byLine)).toEqual(
      EXPECTED,
    );
    expect(profile.namedTicks).toBeGreaterThan(0.97 * profile.busyTicks);
    const computed = new Set(
      recording.profiles[0].frames.map((frame) => primitiveOf(frame)?.name).filter((name) => name !== undefined),
    );
    for (const name of ['SHA-512', 'P-256']) expect(computed).toContain(name);
    expect([...computed].some((name) => name.startsWith('AES'))).toBe(true);
    process.stdout.write(
      `Linux arm64, Node ${major}: ${profile.busyTicks} busy ticks, ${((100 * profile.namedTicks) / profile.busyTicks).toFixed(1)} % named\n`,
    );
  });

  test.each(['linux-arm64', 'darwin-arm64'])("%s: all of OpenSSL's assembly is known", async (platform) => {
    const names = assemblyOf(await foreignNode(platform, major));
    expect(names.length).toBeGreaterThan(90);
    const unknown = names.filter(
      (name) => primitiveOf(openssl(name))?.name === 'OpenSSL plumbing' && !NO_COMPUTATION.test(name),
    );
    expect(unknown).toEqual([]);
    expect(primitiveOf(native('aes_v8_encrypt'))).not.toBeNull();
  });
});

/** Reads logs on the machine that they were not written on, with its files at hand. */
async function readLogs(logs, binaries) {
  const [{ files }] = await findRuns([logs], directory);
  return readInputs(files, {
    symbols: 'local',
    binaries,
    onProgress: () => {},
    writeSidecars: false,
    run: null,
    origin: { node: '', arch: '' },
  });
}

/** By line. */
function byLine([, , one], [, , other]) {
  return one - other;
}
