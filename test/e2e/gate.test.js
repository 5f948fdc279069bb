/** `cryptoprof --gate app.js`: programs are really run, and run again where one run can't decide. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onlyRun, runCli } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

/** Ends by itself, having answered some requests with cryptography in between other work. */
const SERVER = `
  const { pbkdf2Sync } = require('node:crypto');
  const http = require('node:http');
  require('node:fs').appendFileSync('runs', 'x');
  let stdin = '';
  process.stdin.on('data', (chunk) => { stdin += chunk; }).on('end', () => console.log('stdin: ' + stdin.trim()));
  function login() {
    return pbkdf2Sync('password', 'salt', 40000, 64, 'sha512');
  }
  function render() {
    let sum = 0;
    for (let i = 0; i < 6e6; i++) sum += Math.sqrt(i);
    return sum;
  }
  const server = http.createServer((request, response) => {
    login();
    response.end(String(render()));
  }).listen(0, '127.0.0.1', async () => {
    for (let n = 0; n < Number(process.argv[2] ?? 50); n++) await (await fetch('http://127.0.0.1:' + server.address().port)).text();
    server.close();
    server.closeAllConnections();
  });
`;
const SITE = 'app.js#login|kdf.pbkdf2';
const ALLOW = [{ rule: 'sync-kdf', site: SITE, reason: 'to be mended' }];

/**
 * @param {object | null} config of the gate
 * @param {string} [source] of the program
 * @returns {string} absolute path of a directory with a program and a config
 */
function projectOf(config, source = SERVER) {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'app.js'), source);
  writeFileSync(path.join(cwd, 'package.json'), '{}');
  if (config !== null)
    writeFileSync(path.join(cwd, 'cryptoprof.config.json'), JSON.stringify({ version: 1, ...config }));
  return cwd;
}

/** @param {string} cwd of a project @returns {number} how often its program has run */
const runsIn = (cwd) => (existsSync(path.join(cwd, 'runs')) ? readFileSync(path.join(cwd, 'runs'), 'utf8').length : 0);
const verdictIn = (cwd) => JSON.parse(readFileSync(path.join(onlyRun(cwd), 'verdict.json'), 'utf8'));
/** Requests that give ticks enough for one run to decide. */
const ENOUGH = '80';
const FAST = ['--format', 'terminal,profile,json'];

test("without a config, PBKDF2 in a request fails; the report comes first, the program's output is its own", async () => {
  const cwd = projectOf(null);
  const { exitCode, out, err } = await runCli(['--gate', ...FAST, 'app.js', ENOUGH], { cwd, input: 'hello' });
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: 'stdin: hello\nstdin: \n' });
  expect(err).toMatch(/^cryptoprof {2}app\.js[^]*\n {2}✖ gate failed\n/);
  expect(err).toContain('"site":"app.js#login|');
  expect(readdirSync(onlyRun(cwd)).sort()).toEqual(['profile.json.gz', 'report.json', 'run-2', 'verdict.json']);
  expect(verdictIn(cwd)).toMatchObject({ outcome: 'fail', runs: 2 });
});

test('the page of a run that is judged is made of its samples', async () => {
  const cwd = projectOf({ allow: ALLOW });
  await runCli(['--gate', '--interval', '1000', '--format', 'json,html=page.html,markdown=comment.md', 'app.js'], {
    cwd,
  });
  expect(readFileSync(path.join(cwd, 'page.html'), 'utf8')).toContain('id="flame-graph"');
  expect(readFileSync(path.join(cwd, 'comment.md'), 'utf8')).toContain('cryptoprof gate: passed');
});

test('a key that a server derives before it listens is no finding', async () => {
  const start = `
    const { scryptSync } = require('node:crypto');
    async function main() {
      await new Promise((resolve) => setTimeout(resolve, 5));
      scryptSync('secret', 'salt', 32, { N: 2 ** 17, maxmem: 2 ** 28 });
      const server = require('node:http').createServer((request, response) => {
        for (let i = 0, sum = 0; i < 6e6; i++) sum += Math.sqrt(i);
        response.end();
      });
      server.listen(0, '127.0.0.1', async () => {
        // It serves for longer than it started, on a crowded machine, too.
        for (const end = Date.now() + 6000; Date.now() < end; )
          await (await fetch('http://127.0.0.1:' + server.address().port)).text();
        server.close();
        server.closeAllConnections();
      });
    }
    main();`;
  const cwd = projectOf(null, start);
  const { exitCode, err } = await runCli(['--gate', ...FAST, 'app.js'], { cwd });
  expect({ exitCode, err: exitCode === 0 ? '' : err }).toEqual({ exitCode: 0, err: '' });
  const { crypto, findings } = JSON.parse(readFileSync(path.join(onlyRun(cwd), 'report.json'), 'utf8'));
  expect(findings).toEqual([]);
  expect(crypto.byPhase.starting).toBeGreaterThan(50);
});

test('what is allowed passes', async () => {
  const cwd = projectOf({ allow: ALLOW });
  const { exitCode, err } = await runCli(['--gate', '--strict', ...FAST, 'app.js'], { cwd });
  expect(exitCode).toBe(0);
  expect(err).toContain('gate passed');
  expect(verdictIn(cwd).allowed).toMatchObject([{ site: SITE, reason: 'to be mended' }]);
});

test('a share that is too high takes a second run, with no stdin', async () => {
  const cwd = projectOf({ runs: 2, budgets: [{ metric: 'crypto_share', max: '20%' }] });
  const { exitCode, out, err } = await runCli(['--gate', ...FAST, 'app.js'], { cwd, input: 'hello' });
  expect({ exitCode, out, runs: runsIn(cwd) }).toEqual({ exitCode: 1, out: 'stdin: hello\nstdin: \n', runs: 2 });
  expect(err).toContain(
    'cryptoprof: run 2 of 2: another run is needed to be sure of what was measured. Its standard input is empty',
  );
  expect(verdictIn(cwd)).toMatchObject({
    outcome: 'fail',
    runs: 2,
    checks: [{ metric: 'crypto_share', outcome: 'fail' }],
  });
  const run = path.relative(cwd, onlyRun(cwd));
  expect(readdirSync(path.join(cwd, run, 'run-2')).sort()).toEqual(['profile.json.gz', 'report.json']);
  // What was recorded can be judged again: each directory is one run.
  const again = await runCli(['gate', run, path.join(run, 'run-2'), '--json'], { cwd });
  expect(again.exitCode).toBe(1);
  expect(JSON.parse(again.out)).toMatchObject({ outcome: 'fail', runs: 2 });
});

test('an unchanged program passes against its own baseline; without one nothing is run', async () => {
  const cwd = projectOf({ budgets: [{ metric: 'sync_call_sites', regression: 0 }], baseline: { file: 'known.json' } });
  const missing = await runCli(['--gate', ...FAST, 'app.js'], { cwd });
  expect({ exitCode: missing.exitCode, runs: runsIn(cwd) }).toEqual({ exitCode: 2, runs: 0 });
  expect(missing.err).toBe(
    'cryptoprof: There is no baseline known.json.\n  why   Without its baseline a gate would pass everything new.\n' +
      '  next  Create it, and commit it: cryptoprof --update-baseline --gate app.js\n',
  );
  const made = await runCli(['--update-baseline', '--gate', ...FAST, 'app.js'], { cwd });
  expect(made.exitCode).toBe(0);
  expect(made.err).toContain('cryptoprof: run 3 of 3: the baseline needs to know how much the program varies.');
  expect(made.err).toContain(
    `The baseline known.json is written; review what changed, and commit it:\n  + call site  ${SITE}`,
  );
  const own = await runCli(['--gate', '--quiet', ...FAST, 'app.js'], { cwd });
  expect(own).toMatchObject({ exitCode: 0, err: '', out: expect.stringMatching(/^(?:stdin: \n)+$/) });
});

test('runs that are not kept are accepted by another one', async () => {
  const cwd = projectOf({ budgets: [], baseline: { file: 'known.json' } });
  const nothing = {
    version: 2,
    runs: 1,
    busyTicks: 9000,
    environment: { node: '', openssl: '', platform: '', processor: '', interval: '', workload: [] },
    callSites: {},
    metrics: {},
  };
  writeFileSync(path.join(cwd, 'known.json'), JSON.stringify(nothing));
  const { exitCode, err } = await runCli(['--gate', '--format', 'terminal', 'app.js'], { cwd });
  expect(exitCode).toBe(1);
  expect(err).toContain('accept    cryptoprof --update-baseline --gate app.js\n');
});

test('too few ticks are inconclusive: 3 with --strict, 0 without, and no run is made that could not have enough', async () => {
  const source = 'require("node:fs").appendFileSync("runs", "x"); setTimeout(() => {}, 50)';
  for (const [words, exitCode] of [
    [['--strict'], 3],
    [[], 0],
  ]) {
    const cwd = projectOf({ budgets: [{ metric: 'crypto_share', max: '0.1%' }] }, source);
    const ended = await runCli(['--gate', ...words, ...FAST, 'app.js'], { cwd });
    expect({ exitCode: ended.exitCode, runs: runsIn(cwd) }).toEqual({ exitCode, runs: 1 });
    expect(ended.err.replace(/\s+/g, ' ')).toMatch(
      /gate inconclusive.*fix Make the run about \d+ times as long: \d+ s instead of /,
    );
  }
});

test('a server that is driven over something other than HTTP is not said to have had no request', async () => {
  const server = `require('node:net').createServer((socket) => socket.on('data', (line) => {
    for (const until = Date.now() + 900; Date.now() < until;) JSON.parse(JSON.stringify({ line: String(line).repeat(9) }));
    socket.end();
  })).listen(0, '127.0.0.1');`;
  const cwd = projectOf({ runs: 1 }, server);
  const client = `node -e 'require("net").connect(process.env.PORT, "127.0.0.1", function () { this.write("x"); }).on("close", () => process.exit())'`;
  const { err, exitCode } = await runCli(['--gate', '--on-port', client, ...FAST, 'app.js'], { cwd });
  expect(err).not.toContain('no request came');
  expect(verdictIn(cwd)).toMatchObject({ outcome: 'pass', notices: [] });
  expect(exitCode).toBe(0);
});

test('a server that nobody talks to is not green', async () => {
  const cwd = projectOf({ runs: 1 }, 'require("node:http").createServer().listen(0);');
  const { err, exitCode } = await runCli(['--gate', '--strict', '--duration', '2', ...FAST, 'app.js'], { cwd });
  expect(err.replace(/\s+/g, ' ')).toContain('the program listened, and no request came');
  expect(verdictIn(cwd)).toMatchObject({ outcome: 'inconclusive', notices: [{ code: 'not-driven' }] });
  expect(exitCode).toBe(3);
});

test('answers that are errors are no load: inconclusive, later, too, and no baseline is made of them', async () => {
  const source = `let count = 0;
    require("node:http").createServer((_, response) => { response.statusCode = count++ ? 500 : 200; response.end(); }).listen(0);`;
  const cwd = projectOf({ runs: 1, budgets: [{ metric: 'crypto_share', max: '99%' }] }, source);
  const { err, exitCode } = await runCli(
    ['--gate', '--strict', '--load', '/', '--connections', '1', '--amount', '200', ...FAST, 'app.js'],
    { cwd },
  );
  expect(err.replace(/\s+/g, ' ')).toContain(
    '199 of 200 requests of the load failed or were answered with another status than 2xx',
  );
  expect(exitCode).toBe(3);
  const saved = path.join(onlyRun(cwd), 'profile.json.gz');
  const ends = [];
  for (const words of [['--strict'], ['--baseline', 'known.json', '--update-baseline']])
    ends.push((await runCli(['gate', ...words, saved], { cwd })).exitCode);
  expect({ ends, isWritten: existsSync(path.join(cwd, 'known.json')) }).toEqual({ ends: [3, 1], isWritten: false });
});

test('a load that nothing but errors answered is no verdict, and the annotation says why; or it is what the config accepts', async () => {
  const source =
    'require("node:http").createServer((_, response) => { response.statusCode = 401; response.end(); }).listen(0);';
  const cwd = projectOf({ runs: 1, budgets: [{ metric: 'crypto_share', max: '99%' }] }, source);
  const words = ['--gate', '--format', 'terminal,github', '--load', '/', '--amount', '100', ...FAST, 'app.js'];
  const refused = await runCli(words, { cwd });
  expect(refused.exitCode).toBe(2);
  expect(refused.out).toMatch(
    /^::error title=cryptoprof%3A nothing was judged::There is no verdict, because the run failed\.%0Awhy {3}What happened: No request to http:\S+ succeeded \(100 answers with status \d+, 100 errors\)\./m,
  );
  const accepted = await runCli([...words.slice(0, -1), '--max-load-errors', '100%', 'app.js'], { cwd });
  expect(accepted).toMatchObject({ exitCode: 0, err: expect.stringMatching(/gate (passed|inconclusive)/) });
  expect(accepted.err).not.toContain('Not driven');
});

test("a program that fails can't pass, and is not run again", async () => {
  const cwd = projectOf(
    { budgets: [{ metric: 'crypto_share', max: '90%' }] },
    'require("node:fs").appendFileSync("runs", "x"); process.exitCode = 3;',
  );
  const { exitCode, err } = await runCli(['--gate', ...FAST, 'app.js'], { cwd });
  expect({ exitCode, runs: runsIn(cwd) }).toEqual({ exitCode: 1, runs: 1 });
  expect(err.replace(/\s+/g, ' ')).toContain('The program ended with exit code 3');
});

test('nor one that crashes before V8 writes anything', async () => {
  const { exitCode, err } = await runCli(['--gate', '--', 'node', '--no-such-option', 'app.js'], {
    cwd: projectOf({}),
  });
  expect(exitCode).toBe(1);
  expect(err).toContain('There is no verdict, because the run failed.');
});

test.each([
  ['proves nothing', {}, 2],
  ['passes if the config says so', { maxLoadErrors: '100%' }, 0],
])('a server that answers nothing but 500 %s, even if what drives it does not look', async (_, config, code) => {
  const cwd = projectOf(
    { budgets: [{ metric: 'crypto_share', max: '90%' }], ...config },
    `require('node:http').createServer((request, response) => {
       for (const end = Date.now() + 40; Date.now() < end;);
       response.statusCode = 500;
       response.end();
     }).listen(0);`,
  );
  writeFileSync(
    path.join(cwd, 'load.mjs'),
    'for (let sent = 0; sent < 20; sent++) await fetch(`http://localhost:${process.env.PORT}`);',
  );
  const { exitCode, err } = await runCli(['--gate', '--on-port', 'node load.mjs', 'app.js'], { cwd });
  expect({ exitCode, err }).toMatchObject({ exitCode: code });
  expect(err.includes('No request succeeded: all 20 that were answered had a status of 400 or more.')).toBe(code === 2);
});

test("the user's signal ends it all", async () => {
  const cwd = projectOf(
    { budgets: [{ metric: 'crypto_share', max: '1%' }] },
    'require("node:fs").appendFileSync("runs", "x"); setInterval(() => require("node:crypto").pbkdf2Sync("a", "b", 9000, 64, "sha512"), 1); console.log("up")',
  );
  const { signal, err } = await runCli(['--gate', ...FAST, 'app.js'], {
    cwd,
    onOutput: (child, out) => {
      if (out.startsWith('up')) setTimeout(() => child.kill('SIGINT'), 500);
    },
  });
  expect({ signal, runs: runsIn(cwd) }).toEqual({ signal: 'SIGINT', runs: 1 });
  expect(err).toContain('ended by SIGINT');
});

test("a script from stdin can't be run twice", async () => {
  const cwd = projectOf({});
  const { exitCode, err } = await runCli(['--gate', '--', 'node', '-'], { cwd, input: '1' });
  expect(exitCode).toBe(2);
  expect(err).toContain("A script from standard input can't be run again to confirm a failure.");
});

test('verdicts for machines are written beside the report', async () => {
  const cwd = projectOf(null);
  const { exitCode, out, err } = await runCli(
    ['--gate', '--quiet', '--format', 'junit=out.xml', '--json', '-', 'app.js', '20'],
    { cwd },
  );
  // Stdout is the verdict's: what the program prints there is on stderr.
  expect({ exitCode, err: err.replace(/\([\d,]+ busy ticks/, '(many busy ticks') }).toEqual({
    exitCode: 1,
    err: 'stdin: \nstdin: \ncryptoprof: There is 1 finding of severity error (many busy ticks in 2 runs), more than the limit of 0.\n',
  });
  expect(JSON.parse(out).outcome).toBe('fail');
  expect(readFileSync(path.join(cwd, 'out.xml'), 'utf8')).toContain('<failure');
  expect(existsSync(path.join(cwd, '.cryptoprof'))).toBe(false);
});

test('a file of the verdict alone needs no other file of the run', async () => {
  const cwd = projectOf(null);
  const { exitCode, err } = await runCli(['--gate', '--format', 'terminal,junit', 'app.js', '20'], { cwd });
  expect({ exitCode, err }).toMatchObject({ exitCode: 1 });
  const run = onlyRun(cwd);
  expect(readdirSync(run)).toEqual(['junit.xml']);
  expect(err).toContain(path.relative(cwd, path.join(run, 'junit.xml')));
});

describe('a self-test', () => {
  /** Ends by itself, without a load; every other run does something that the others don't. */
  const MOODY = `
    const fs = require('node:fs');
    const { pbkdf2Sync } = require('node:crypto');
    fs.appendFileSync('runs', 'x');
    function always() { return pbkdf2Sync('password', 'salt', 20000, 64, 'sha512'); }
    function sometimes() { return pbkdf2Sync('password', 'salt', 20000, 64, 'sha512'); }
    console.log('run', fs.readFileSync('runs').length);
    setTimeout(() => { for (let n = 0; n < 30; n++) { always(); if (fs.readFileSync('runs').length % 2 === 0) sometimes(); } });
  `;

  test('runs the program as often as it is told, and says how often the gate would fail it', async () => {
    const cwd = projectOf({ runs: 1, baseline: {} }, MOODY);
    const { exitCode, out, err } = await runCli(['--gate', '--self-test', '7', 'app.js'], { cwd });
    expect({ exitCode, runs: runsIn(cwd) }).toEqual({ exitCode: 0, runs: 7 });
    expect(out).toBe(Array.from({ length: 7 }, (_, nth) => `run ${nth + 1}\n`).join(''));
    const reported = err.slice(err.indexOf('cryptoprof: 7 runs in which'));
    expect(reported).toMatch(
      /^cryptoprof: 7 runs in which nothing was changed, judged 1,000 times, by baselines of \d other runs\.\n {2}fails +\d/,
    );
    expect(reported).toMatch(/\n {2}new_call_sites +fails [\d.]+ %/);
    // No report of any run, no verdict, no baseline.
    expect(err).not.toContain('OPERATION');
    expect(readdirSync(cwd).sort()).toEqual([
      '.cryptoprof',
      'app.js',
      'cryptoprof.config.json',
      'package.json',
      'runs',
    ]);
    const [, command] = /\nTo judge them by another config: cryptoprof (.*)\n$/.exec(reported) ?? [];
    const [again, ...words] = command.split(' ');
    const run = onlyRun(cwd);
    const further = readdirSync(run).filter((name) => name.startsWith('run-'));
    expect({ again, glob: words.pop() }).toEqual({ again: 'gate', glob: `${path.relative(cwd, run)}/run-*` });
    const saved = await runCli([again, ...words, ...further.map((name) => path.join(run, name))], { cwd });
    // The runs' order is the directories'.
    expect(saved).toMatchObject({ exitCode: 0, out: expect.stringContaining('7 runs in which nothing was changed') });
  });

  test('is refused before anything runs where it would tell nothing', async () => {
    const cwd = projectOf({ runs: 1, baseline: {} }, MOODY);
    const few = await runCli(['--gate', '--self-test', '3', 'app.js'], { cwd });
    expect(few.err).toContain('A self-test needs at least 6 runs to show anything, and this one has 3.');
    const alone = await runCli(['--self-test', '6', 'app.js'], { cwd });
    expect(alone.err).toContain('--self-test needs --gate, which is not given');
    const both = await runCli(['--gate', '--self-test', '6', '--update-baseline', 'app.js'], { cwd });
    expect(both.err).toContain('cannot be used with');
    expect([few, alone, both].map(({ exitCode }) => exitCode)).toEqual([2, 2, 2]);
    expect(runsIn(cwd)).toBe(0);
  });
});
