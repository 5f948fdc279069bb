/** One program from start to end, as `npm test` runs it: recorded, reported on, analysed again with the same answer. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { runningShare } from '../../src/model/cpu.js';
import { rootedReport } from '../../src/model/rooted-report.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runCli } from '../support/cli-process.js';

afterAll(removeDirectories);

/** @param {string} file path of a report */
const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The parts of a report that do not depend on when and where it is made. */
const answerOf = (/** @type {any} */ { profile, crypto, operations, callSites, findings, isolates }) => ({
  profile,
  crypto,
  operations,
  callSites,
  findings,
  isolates,
});

/** @param {{notes: string[]}[]} findings of a recording, without what only the operating system and the program say */
const withoutWaiting = (findings) =>
  findings.map((finding) => ({
    ...finding,
    notes: finding.notes.filter((note) => !note.startsWith('Nothing is known to have waited')),
  }));

/** @param {Record<string, unknown>} finding any; returned without what it says of the lengths of calls */
const withoutBlocks = (finding) => ({ ...finding, message: '', verify: '', severity: '' });

const cwd = newDirectory();
const script = path.join(cwd, 'app.js');
/** @type {any} */
let report;
const SECRETS = [
  'hunter2-of-the-arguments',
  'hunter2-of-the-source',
  'hunter2-of-the-environment',
  'hunter2-in-a-template',
];

beforeAll(async () => {
  writeFileSync(
    script,
    `
    const crypto = require('node:crypto');
    const { randomBytes } = crypto;
    function login(password) {
      return crypto.pbkdf2Sync('hunter2-of-the-source', \`hunter2-in-a-template \${password}\`, 40000, 64, 'sha512').toString('hex');
    }
    let left = 15;
    const timer = setInterval(() => { login(process.argv[2]); if (--left === 0) clearInterval(timer); }, 1);
  `,
  );
  const { err, exitCode } = await runCli(['--keep-logs', '-o', 'out', 'app.js', SECRETS[0]], {
    cwd,
    env: { PASSWORD: SECRETS[2] },
  });
  expect({ err, exitCode }).toMatchObject({ exitCode: 0 });
  report = readReport(path.join(cwd, 'out/report.json'));
});

test('says what is wrong, and where', () => {
  expect(report.findings[0]).toMatchObject({ rule: 'sync-kdf', operation: 'kdf.pbkdf2' });
  expect(report.callSites[0]).toMatchObject({
    file: script,
    line: 5,
    function: 'login',
    operation: 'kdf.pbkdf2',
    algorithm: 'sha512',
    phase: 'event-loop',
  });
  expect(report.profile.namedTicks / report.profile.busyTicks).toBeGreaterThan(0.98);
});

test('holds no secrets', async () => {
  const { out } = await runCli(['analyze', 'out/logs'], { cwd });
  // Not V8's own logs, which hold the sources of the program: they stay only where --keep-logs asks for them.
  const ours = [
    'report.json',
    'profile.json.gz',
    'report.html',
    ...readdirSync(path.join(cwd, 'out/logs'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `logs/${name}`),
  ];
  expect(ours.length).toBeGreaterThan(3);
  for (const name of ours) {
    const bytes = readFileSync(path.join(cwd, 'out', name));
    const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
    for (const secret of SECRETS) expect({ name, holds: text.includes(secret) }).toEqual({ name, holds: false });
  }
  for (const secret of SECRETS) expect(out).not.toContain(secret);
});

test('gives the same answer from its logs and the symbols beside them', async () => {
  expect(readdirSync(path.join(cwd, 'out')).sort()).toEqual(['logs', 'profile.json.gz', 'report.html', 'report.json']);
  const { out } = await runCli(['analyze', '--symbols', 'sidecar', '--json', '-', 'out/logs'], { cwd });
  const again = JSON.parse(out);
  // A log holds ticks; what the operating system counted is in the report only.
  expect(again.profile).toEqual({ ...report.profile, cpu: null });
  expect(again.crypto).toEqual(report.crypto);
  // Nor does it say where the repository was, or whether anything else waited for the event loop.
  const [ofLogs, ofRun] = [rootedReport(again, report.target.root).findings, withoutWaiting(report.findings)];
  // Nor how long threads waited for a processor; ticks show most of it.
  const wasBusy = runningShare(report.profile.cpu) < 1;
  expect(wasBusy ? ofLogs.map(withoutBlocks) : ofLogs).toEqual(wasBusy ? ofRun.map(withoutBlocks) : ofRun);
});

test('gives the same answer elsewhere, without the program', async () => {
  rmSync(script);
  const elsewhere = newDirectory();
  for (const input of ['out', 'out/profile.json.gz']) {
    const { out, err } = await runCli(['analyze', '--symbols', 'none', '--json', '-', path.join(cwd, input)], {
      cwd: elsewhere,
    });
    expect(err).toBe('');
    expect(answerOf(JSON.parse(out))).toEqual(answerOf(report));
  }
  expect(readdirSync(elsewhere)).toEqual([]);
});
