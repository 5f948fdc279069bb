/** What a program may import. It runs in a process of its own, as it would there. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runProcess } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { guideServerReport, noCryptoReport } from '../support/sample-report.js';

afterAll(removeDirectories);

const PROGRAM = 'console.log("printed"); for (const until = Date.now() + 400; Date.now() < until;) require("node:crypto").pbkdf2Sync("a", "b", 9000, 64, "sha512");';
const FOREVER = 'setInterval(() => {}, 1000)';

/**
 * @param {string} body of an importing module, which says `result` in the end
 * @param {Record<string, string>} [files] beside it
 * @returns {Promise<{result: any, err: string, cwd: string}>}
 */
async function run(body, files = {}) {
  const cwd = newDirectory();
  for (const [name, text] of Object.entries({ 'app.js': PROGRAM, 'package.json': '{}', ...files })) writeFileSync(path.join(cwd, name), text);
  const imports = `import { record, analyze, compare, gate, Failure } from ${JSON.stringify(path.join(ROOT, 'src/index.js'))};`;
  writeFileSync(path.join(cwd, 'own.mjs'), `${imports}\nlet result;\n${body}\nconsole.log(JSON.stringify(result));`);
  const { exitCode, out, err } = await runProcess([process.execPath, 'own.mjs'], { cwd, env: { TMPDIR: cwd } });
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  return { result: JSON.parse(out), err, cwd };
}

const REPORTS = { 'before.json': JSON.stringify(noCryptoReport()), 'after.json': JSON.stringify(guideServerReport()) };

test('a program is recorded and analysed; nothing is printed, left behind, or listened to', async () => {
  const { result, cwd } = await run(`
    const listeners = () => process.listenerCount('SIGINT') + process.listenerCount('SIGTERM');
    const events = [];
    const { recording, exitCode, signal, failures } = await record(['app.js'], { onEvent: ({ type }) => events.push([type, listeners()]) });
    const report = await analyze(recording);
    result = { events, ending: { exitCode, signal, failures }, command: report.target.command, share: report.crypto.share };
  `);
  expect(result).toMatchObject({ events: [['started', 0], ['ended', 0]], ending: { exitCode: 0, signal: null, failures: [] }, command: ['node', 'app.js'] });
  expect(result.share).toBeGreaterThan(0.3);
  expect(readdirSync(cwd).sort()).toEqual(['app.js', 'own.mjs', 'package.json']);
});

test('logs are kept where they are wanted; an exit code is told', async () => {
  const { result, cwd } = await run(`
    const { exitCode } = await record(['app.js'], { logs: 'logs' });
    result = { exitCode, crypto: (await analyze('logs')).crypto.ticks > 0 };
  `, { 'app.js': `${PROGRAM} process.exitCode = 4;` });
  expect(result).toEqual({ exitCode: 4, crypto: true });
  expect(readdirSync(path.join(cwd, 'logs'))).toHaveLength(1);
});

test('an abort ends the program, and is a result', async () => {
  const { result } = await run(`
    const controller = new AbortController();
    const { exitCode, signal } = await record(['app.js'], { signal: controller.signal, onEvent: ({ type }) => type === 'started' && setTimeout(() => controller.abort(), 400) });
    const early = await record(['app.js'], { signal: AbortSignal.abort() }).then(({ signal }) => signal, ({ code }) => code);
    result = { exitCode, signal, isEarly: early === 'SIGTERM' || early === 'no-log' };
  `, { 'app.js': FOREVER });
  expect(result).toEqual({ exitCode: null, signal: 'SIGTERM', isEarly: true });
});

test('runs are compared and judged, whatever holds them', async () => {
  const { result } = await run(`
    const before = await analyze('before.json');
    const comparison = await compare(before, 'after.json');
    const verdict = await gate(['after.json'], { config: { version: 1, budgets: [{ metric: 'sync_call_sites', max: 0 }] } });
    result = { operations: comparison.operations.map(({ id }) => id), outcome: verdict.outcome, offender: verdict.checks[0].offenders[0].id };
  `, REPORTS);
  expect(result).toEqual({ operations: ['kdf.pbkdf2', 'random'], outcome: 'fail', offender: 'app.js#auth|kdf.pbkdf2' });
});

test('the gate finds its config, makes its baseline, and lets exceptions expire', async () => {
  const { result, cwd } = await run(`
    const options = { now: new Date('2026-05-01') };
    const made = await gate(['after.json'], { ...options, updateBaseline: true });
    const passes = await gate(['after.json'], options);
    const late = await gate(['after.json'], { now: new Date('2026-07-01') });
    result = [made, passes, late].map(({ outcome, baseline }) => [outcome, baseline]);
  `, {
    ...REPORTS,
    '.cryptoprofrc': JSON.stringify({ version: 1, budgets: [{ metric: 'findings', severity: 'error', max: 0 }], baseline: { file: 'known.json' }, allow: [{ rule: 'sync-kdf', site: '*#auth|*', reason: 'known', expires: '2026-06-30' }] }),
  });
  expect(result).toEqual([
    ['pass', { file: 'known.json', updated: true }], ['pass', { file: 'known.json', updated: false }], ['fail', { file: 'known.json', updated: false }],
  ]);
  expect(JSON.parse(readFileSync(path.join(cwd, 'known.json'), 'utf8')).callSites).toHaveProperty(['app.js#auth|kdf.pbkdf2']);
});

test.each([
  ["record(['nope.js'])", 'script-not-found'],
  ['record([])', 'script-missing'],
  ["record(['app.js'], { logs: 'app.js' })", 'output-not-writable'],
  ["record(['app.js'], { load: { path: 'ftp://x/' } })", 'load-url-invalid'],
  ["analyze('nope.json')", 'input-missing'],
  ["compare('before.json', 'app.js')", 'input-unrecognised'],
  ["analyze({ schemaVersion: 2, callSites: 'none' })", 'report-invalid'],
  ["compare('before.json', { callSites: [] })", 'report-version'],
  ['gate([])', 'gate-without-reports'],
  ["gate(['after.json', 'after.json'])", 'gate-run-twice'],
  ["record('app.js')", 'argument-invalid'],
  ["record(['app.js'], { load: '/login' })", 'argument-invalid'],
  ["record(['app.js'], { load: { url: '/login' } })", 'argument-invalid'],
  ["record(['app.js'], { load: null })", 'argument-invalid'],
  ["record(['app.js'], { interval_us: 100 })", 'option-unknown'],
  ['analyze({})', 'argument-invalid'],
  ['analyze(null)', 'argument-invalid'],
  ["compare('before.json')", 'argument-invalid'],
  ["gate('after.json')", 'argument-invalid'],
  ["gate(['after.json'], { confg: {} })", 'option-unknown'],
  ["gate(['after.json'], { config: { version: 2 } })", 'config-value-invalid'],
  ["gate(['after.json'], { config: 'nope.json' })", 'config-missing'],
  ["gate(['after.json'], { baseline: 'nope.json' })", 'baseline-missing'],
])('%s rejects with a Failure: %s', async (call, code) => {
  const { result, cwd } = await run(`await ${call}.catch((error) => { result = { isFailure: error instanceof Failure, code: error.code }; });`, REPORTS);
  expect(result).toEqual({ isFailure: true, code });
  expect(readdirSync(cwd).sort()).toEqual(['after.json', 'app.js', 'before.json', 'own.mjs', 'package.json']);
});
