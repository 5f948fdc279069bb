/** What a program may import. It runs in a process of its own, as it would there. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runProcess } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { guideServerReport, noCryptoReport } from '../support/sample-report.js';

afterAll(removeDirectories);

const PROGRAM =
  'console.log("printed"); for (const until = Date.now() + 400; Date.now() < until;) require("node:crypto").pbkdf2Sync("a", "b", 9000, 64, "sha512");';
const FOREVER = 'setInterval(() => {}, 1000)';

/**
 * @param {string} body of an importing module, which says `result` in the end
 * @param {Record<string, string>} [files] beside it
 * @returns {Promise<{result: any, err: string, cwd: string}>}
 */
async function run(body, files = {}) {
  const cwd = newDirectory();
  for (const [name, text] of Object.entries({ 'app.js': PROGRAM, 'package.json': '{}', ...files }))
    writeFileSync(path.join(cwd, name), text);
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
  expect(result).toMatchObject({
    events: [
      ['started', 0],
      ['ended', 0],
    ],
    ending: { exitCode: 0, signal: null, failures: [] },
    command: ['node', 'app.js'],
  });
  expect(result.share).toBeGreaterThan(0.3);
  expect(readdirSync(cwd).sort()).toEqual(['app.js', 'own.mjs', 'package.json']);
});

test('logs are kept where they are wanted; an exit code is told', async () => {
  const { result, cwd } = await run(
    `
    const { exitCode } = await record(['app.js'], { logs: 'logs' });
    result = { exitCode, crypto: (await analyze('logs')).crypto.ticks > 0 };
  `,
    { 'app.js': `${PROGRAM} process.exitCode = 4;` },
  );
  expect(result).toEqual({ exitCode: 4, crypto: true });
  expect(readdirSync(path.join(cwd, 'logs'))).toHaveLength(1);
});

test('an abort ends the program, and is a result', async () => {
  const { result } = await run(
    `
    const controller = new AbortController();
    const { exitCode, signal } = await record(['app.js'], { signal: controller.signal, onEvent: ({ type }) => type === 'started' && setTimeout(() => controller.abort(), 2000) });
    result = { exitCode, signal };
  `,
    { 'app.js': FOREVER },
  );
  expect(result).toEqual({ exitCode: null, signal: 'SIGTERM' });
});

test('what onEvent throws ends the program, and is thrown', async () => {
  const { result, cwd } = await run(
    `
    let pid = 0;
    const onEvent = (event) => { if (event.type === 'started') { pid = event.pid; throw new Error('mine'); } };
    const message = await record(['app.js'], { onEvent }).catch((error) => error.message);
    const isLeft = (() => { try { return process.kill(pid, 0); } catch { return false; } })();
    if (isLeft) process.kill(pid, 'SIGKILL');
    result = { message, isLeft };
  `,
    { 'app.js': FOREVER },
  );
  expect(result).toEqual({ message: 'mine', isLeft: false });
  expect(readdirSync(cwd).sort()).toEqual(['app.js', 'own.mjs', 'package.json']);
});

test('runs are compared and judged, whatever holds them', async () => {
  const { result } = await run(
    `
    const before = await analyze('before.json');
    const comparison = await compare(before, 'after.json');
    const verdict = await gate(['after.json'], { config: { version: 1, budgets: [{ metric: 'sync_call_sites', max: 0 }] } });
    result = { operations: comparison.operations.map(({ id }) => id), outcome: verdict.outcome, offender: verdict.checks[0].offenders[0].id };
  `,
    REPORTS,
  );
  expect(result).toEqual({ operations: ['kdf.pbkdf2', 'random'], outcome: 'fail', offender: 'app.js#auth|kdf.pbkdf2' });
});

test('the gate finds its config, makes its baseline, and lets exceptions expire', async () => {
  const { result, cwd } = await run(
    `
    const options = { now: new Date('2026-05-01') };
    const made = await gate(['after.json'], { ...options, updateBaseline: true });
    const passes = await gate(['after.json'], options);
    const late = await gate(['after.json'], { now: new Date('2026-07-01') });
    result = [made, passes, late].map(({ outcome, baseline }) => [outcome, baseline]);
  `,
    {
      ...REPORTS,
      '.cryptoprofrc': JSON.stringify({
        version: 1,
        budgets: [{ metric: 'findings', severity: 'error', max: 0 }],
        baseline: { file: 'known.json' },
        allow: [{ rule: 'sync-kdf', site: '*#auth|*', reason: 'known', expires: '2026-06-30' }],
      }),
    },
  );
  expect(result).toEqual([
    ['pass', { file: 'known.json', updated: true }],
    ['pass', { file: 'known.json', updated: false }],
    ['fail', { file: 'known.json', updated: false }],
  ]);
  expect(JSON.parse(readFileSync(path.join(cwd, 'known.json'), 'utf8')).environments[0].callSites).toHaveProperty([
    'app.js#auth|kdf.pbkdf2',
  ]);
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
  ["record(['app.js'], { load: { path: '/', conections: 3 } })", 'option-unknown'],
  ["record(['app.js', 3])", 'argument-invalid'],
  ["record(['app.js\\0'])", 'argument-invalid'],
  ['analyze([])', 'argument-invalid'],
  ["analyze('')", 'argument-invalid'],
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
  const { result, cwd } = await run(
    `await ${call}.catch((error) => { result = { isFailure: error instanceof Failure, code: error.code }; });`,
    REPORTS,
  );
  expect(result).toEqual({ isFailure: true, code });
  expect(readdirSync(cwd).sort()).toEqual(['after.json', 'app.js', 'before.json', 'own.mjs', 'package.json']);
});

test('a message is a sentence, in the stack as well, and facts are in it', async () => {
  const { result, cwd } = await run(
    `
    const failures = [];
    const keep = ({ message, stack, facts }) => failures.push({ message, first: stack.split('\\n')[0], at: stack.includes('own.mjs') || stack.includes('src/'), facts });
    await analyze('nope.json').catch(keep);
    await gate(['after.json'], { config: { version: 1, budgets: [{ metric: 'banana' }] } }).catch(keep);
    const { failures: [failed] } = await record(['app.js'], { onPort: 'exit 3', env: { ...process.env } }).catch((error) => ({ failures: [error] }));
    keep(failed);
    result = failures;
  `,
    REPORTS,
  );
  expect(result.map(({ message }) => message)).toEqual([
    `There is no file ${path.join(cwd, 'nope.json')}.`,
    expect.stringMatching(/^The config: budgets\[0\]\.metric is "banana"; it takes one of sync_call_sites, .*\.$/),
    'The program ended before it listened on a port, so there was no load.',
  ]);
  for (const { message, first, at } of result)
    expect({ first, at }).toEqual({ first: `Failure: ${message}`, at: true });
});

test.each([
  [
    'record',
    "['app.js']",
    'duration',
    ['NaN', "'10'", '0', '-1', 'Infinity', 'null', '1e9'],
    'a number of seconds above 0',
  ],
  ['record', "['app.js']", 'interval', ['NaN', "'1000'", '1.5', '0', '49', '1e9'], 'a whole number from 50 to 1000000'],
  ['record', "['app.js']", 'cwd', ["''", '3', "' '"], 'a string that is not empty'],
  ['record', "['app.js']", 'env', ['null', '[]', '{ A: 1 }', "{ A: 'x\\0y' }"], 'an object of strings'],
  ['record', "['app.js']", 'stdio', ["'pipe'", 'true'], 'one of ignore, inherit'],
  ['record', "['app.js']", 'onPort', ["''", '3000'], 'a string that is not empty'],
  ['record', "['app.js']", 'symbols', ["'banana'"], 'one of local, sidecar, none'],
  ['record', "['app.js']", 'logs', ['true'], 'a string'],
  [
    'record',
    "['app.js']",
    'signal',
    ['AbortSignal.abort()', '{}', "'SIGTERM'"],
    'an AbortSignal that is not aborted yet',
  ],
  ['record', "['app.js']", 'onEvent', ["'log'"], 'a function'],
  ['record', "['app.js']", 'load.connections', ['NaN', "'10'", '0', '1e9'], 'a whole number from 1 to 10000'],
  ['record', "['app.js']", 'load.duration', ['NaN', '0'], 'a number of seconds'],
  ['record', "['app.js']", 'load.amount', ['1.5', 'NaN'], 'a whole number'],
  ['analyze', "'after.json'", 'engine', ["'banana'", 'NaN'], 'one of builtin, node'],
  ['compare', "'before.json', 'after.json'", 'node', ['20'], 'a string'],
  [
    'gate',
    "['after.json']",
    'now',
    ['NaN', "'2027-01-31'", "new Date('soon')", 'Date.now()'],
    'a Date that is a point in time',
  ],
  [
    'gate',
    "['after.json']",
    'config',
    ['3', '[]', 'null', "''", '{ version: 1, runs: 3n }', '{ version: 1, get extends() { return this; } }'],
    'a path, or what a config holds',
  ],
  ['gate', "['after.json']", 'updateBaseline', ["'yes'", '1'], 'true or false'],
  ['gate', "['after.json']", 'base', ["'before.json'"], 'a list'],
  ['gate', "['after.json']", 'baseline', ['{}'], 'a string'],
])('%s(%s) names the option %s if its value means nothing: %j', async (name, first, option, values, expected) => {
  const written = (/** @type {string} */ value) =>
    option.startsWith('load.') ? `{ load: { path: '/', ${option.slice(5)}: ${value} } }` : `{ ${option}: ${value} }`;
  const { result } = await run(
    `
    result = [];
    ${values.map((value) => `await ${name}(${first}, ${written(value)}).then(() => result.push('nothing'), ({ code, message }) => result.push([code, message]));`).join('\n')}
  `,
    REPORTS,
  );
  expect(result).toEqual(
    values.map(() => [
      'argument-invalid',
      expect.stringContaining(`The option ${option} of ${name}() must be ${expected}`),
    ]),
  );
});

test.each(['null', '3', "'x'", '[]'])('options that are %s', async (options) => {
  const { result } = await run(
    `await analyze('after.json', ${options}).catch(({ message }) => { result = message; });`,
    REPORTS,
  );
  expect(result).toBe('The options of analyze() must be an object.');
});
