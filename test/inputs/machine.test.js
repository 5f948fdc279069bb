import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readInputs } from '../../src/inputs/read-inputs.js';
import { fixtureCases, readFiles } from '../support/fixture-cases.js';

const CRYPTOPROF = fileURLToPath(new URL('../../bin/cryptoprof.js', import.meta.url));
const directory = mkdtempSync(path.join(os.tmpdir(), 'engine-test-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A real log, said to be of another V8; the processor of our own Node reads it as well as any. */
async function logOf(version) {
  const fixture = (await fixtureCases()).find(({ name }) => name === 'v8-log/node-20-auth-server');
  const [{ bytes, symbols }] = await readFiles(fixture);
  const file = path.join(directory, `isolate-0x1-42-v8-${version || 'none'}.log`);
  const text = bytes
    .toString('latin1')
    .replace(/^v8-version.*\n/, version === '' ? '' : `v8-version,${version.replaceAll('.', ',')},0\n`);
  writeFileSync(file, text, 'latin1');
  writeFileSync(`${file}.symbols.json`, symbols);
  return file;
}

/** A Node of the future. */
function nodeWith(v8) {
  const file = path.join(directory, 'node next');
  writeFileSync(
    file,
    `#!/bin/sh\nif [ "$1" = -p ]; then echo '{"node":"99.0.0","v8":"${v8}"}'; else exec '${process.execPath}' "$@"; fi\n`,
  );
  chmodSync(file, 0o755);
  return file;
}

const read = async (version, options) =>
  readInputs([await logOf(version)], {
    symbols: 'sidecar',
    onProgress: () => {},
    writeSidecars: false,
    run: null,
    origin: { node: '', arch: '' },
    ...options,
  });
const codes = ({ profiles: [{ diagnostics }] }) => diagnostics.map(({ code }) => code);

test('a log of a V8 that we know is read by our own reader', async () => {
  const {
    profiles: [{ meta }],
  } = await read('11.3.244.8', { nodes: [nodeWith('11.3.244.8')] });
  expect(meta).toMatchObject({ format: 'v8-log', timed: true });
});

test('a log of a V8 that is new to us is left to its Node, and the report says so', async () => {
  const done = [];
  const {
    profiles: [profile],
  } = await read('15.0.1.2', {
    nodes: [process.execPath, nodeWith('15.0.1.7-node.1')],
    onProgress: (bytes, total) => done.push(bytes / total),
  });
  expect(profile.meta).toMatchObject({
    format: 'prof-process-text',
    timed: false,
    node: '99.0.0',
    v8: '15.0.1.2',
    pid: 42,
  });
  expect(profile.diagnostics[0].message).toContain(
    'Read by the processor of Node 99.0.0: our own reader does not know logs of V8 15.0.1.2.',
  );
  expect(profile.samples.length).toBeGreaterThan(900);
  expect(Math.max(...done)).toBe(1);
});

test('without that Node, our own reader does what it can, and the report says that too', async () => {
  const recording = await read('15.0.1.2', { nodes: [process.execPath] });
  expect(recording.profiles[0].meta.timed).toBe(true);
  expect(codes(recording)).toContain('v8-unknown');
});

test('--engine node needs the Node that recorded the log', async () => {
  await expect(read('15.0.1.2', { engine: 'node', nodes: [process.execPath] })).rejects.toMatchObject({
    code: 'engine-node-version',
    facts: { needed: '15.0.1', path: expect.stringContaining('15.0.1.2.log') },
  });
  await expect(read('', { engine: 'node', nodes: [process.execPath] })).rejects.toMatchObject({
    code: 'engine-node-unversioned',
  });
  await expect(read('15.0.1.2', { nodes: ['/no/such/node'] })).rejects.toMatchObject({ code: 'node-not-found' });
});

test('the command line takes it for a run and for a log', async () => {
  const script = path.join(directory, 'hash.cjs');
  writeFileSync(
    script,
    "const until = Date.now() + 400; while (Date.now() < until) require('node:crypto').pbkdf2Sync('a', 'b', 20000, 64, 'sha512');",
  );
  const cryptoprof = (...words) =>
    promisify(execFile)(process.execPath, [CRYPTOPROF, ...words], { cwd: directory, maxBuffer: 1 << 26 });
  await cryptoprof('--engine', 'node', '--quiet', '--keep-logs', '-o', 'out', '--json=run.json', 'hash.cjs');
  const { stdout } = await cryptoprof(
    'analyze',
    '--engine',
    'node',
    '--node',
    process.execPath,
    '--json=-',
    'out/logs',
  );
  const report = JSON.parse(stdout);
  expect(report.diagnostics.map(({ code }) => code)).toContain('engine-node');
  expect(report.operations[0].id).toBe('kdf.pbkdf2');
  expect(report.callSites[0]).toMatchObject({ api: 'pbkdf2Sync', line: 1, blocks: { count: 0 } });
  await expect(cryptoprof('analyze', '--engine', 'node', '--node', '/bin/false', 'out/logs')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('/bin/false'),
  });
});
