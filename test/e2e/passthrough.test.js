/** The profiled program does not notice us, and whoever started us sees how it ended. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { BIN, onlyRun, runCli, runProcess } from '../support/cli-process.js';

afterAll(removeDirectories);

/**
 * @param {string} source of a program
 * @param {string} [name]
 * @returns {string} absolute path of its directory
 */
function programOf(source, name = 'app.js') {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, name), source);
  return cwd;
}

const ECHO = `
  process.stderr.write('to stderr\\n');
  process.stdout.write(JSON.stringify([process.argv.slice(2), process.cwd(), process.env.OWN]) + '\\n');
  process.stdin.pipe(process.stdout);
`;

test('stdin, stdout, arguments, environment and directory are its own', async () => {
  const cwd = programOf(ECHO);
  const args = ['app.js', '-o', 'x', '--top=3', '--json', '--help', '--', 'y z'];
  const how = { cwd, input: 'line 1\n\u0000\u00ff binary\n'.repeat(5000), env: { OWN: 'value' } };
  const [ours, plain] = await Promise.all([runCli(args, how), runProcess([process.execPath, ...args], how)]);
  expect(ours.out).toBe(plain.out);
  expect(ours.exitCode).toBe(0);
  expect(ours.err).toMatch(/^to stderr\n(?:.*\n)*cryptoprof {2}app\.js /);
  expect(readdirSync(onlyRun(cwd)).sort()).toEqual(['profile.json.gz', 'report.html', 'report.json']);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('files that a shell opened for it beside these are its own', async () => {
  const source = `
    const fs = require('node:fs');
    fs.writeSync(5, 'made by the program');
    console.log(fs.readFileSync(3, 'utf8'), fs.readlinkSync('/proc/self/fd/7'));`;
  const of = async (/** @type {string[]} */ ...before) => {
    const cwd = programOf(source);
    writeFileSync(path.join(cwd, 'given'), 'from the shell');
    const words = ['sh', '-c', 'exec "$@" 3<given 5>made 7</dev/null', 'sh', ...before, 'app.js'];
    return { ...(await runProcess(words, { cwd })), made: readFileSync(path.join(cwd, 'made'), 'utf8') };
  };
  const plain = await of(process.execPath);
  expect(plain).toMatchObject({ out: 'from the shell /dev/null\n', exitCode: 0, made: 'made by the program' });
  expect(await of(process.execPath, BIN, '--quiet', '--format', 'json')).toEqual(plain);
});

test.each([[['app.js']], [['--', 'node', 'app.js']]])('%j: it is called node, as a shell would', async (words) => {
  const cwd = programOf('console.log(JSON.stringify([process.argv0, process.title]))');
  const { out } = await runCli(['--quiet', '--format', 'terminal', ...words], { cwd });
  expect(JSON.parse(out)).toEqual(['node', 'node']);
});

test('behind -- stands a whole command, or a script that is called like one of our commands', async () => {
  const cwd = programOf(ECHO);
  writeFileSync(path.join(cwd, 'analyze'), ECHO);
  const forms = [
    ['--', 'node', '--no-warnings', 'app.js', 'a', '--', '-b'],
    ['--', 'analyze', 'a', '--', '-b'],
    ['./analyze', 'a', '--', '-b'],
  ];
  for (const form of forms) {
    const { exitCode, out } = await runCli(['--quiet', '--format', 'terminal', ...form], { cwd });
    expect({ exitCode, args: JSON.parse(out)[0] }).toEqual({ exitCode: 0, args: ['a', '--', '-b'] });
  }
});

test('--json app.js runs app.js; stdout is the JSON, and what the program prints there is on stderr', async () => {
  const cwd = programOf('process.stdout.write("of the program\\n")');
  const { out, err } = await runCli(['--format', 'terminal', '--json', 'app.js', 'out.json'], { cwd });
  expect(
    err.startsWith("cryptoprof: stdout is for the report; the program's stdout goes to stderr\nof the program\n"),
  ).toBe(true);
  expect(JSON.parse(out).target.command).toEqual(['node', 'app.js']);
  // On a busy machine even this program has enough ticks for one.
  expect(err).toMatch(/too few for an answer|No crypto found/);
});

test.each([
  ['an exit code', 'process.exitCode = 7', { exitCode: 7, signal: null }],
  ['an uncaught exception', 'throw new Error("boom")', { exitCode: 1, signal: null }],
  [
    'a signal',
    'process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 9e6)',
    { exitCode: null, signal: 'SIGTERM' },
  ],
])('%s becomes ours, and there is a report', async (_, source, ending) => {
  const cwd = programOf(`for (const until = Date.now() + 50; Date.now() < until;); ${source}`);
  const { exitCode, signal, err } = await runCli(['--format', 'terminal,json', 'app.js'], { cwd });
  expect({ exitCode, signal }).toEqual(ending);
  // On a busy machine fifty milliseconds are enough ticks for an answer, and what OpenSSL frees at the end may have some.
  expect(err).toMatch(/too few for an answer|No crypto found in \d+ ticks|Cryptography takes/);
  expect(existsSync(path.join(onlyRun(cwd), 'report.json'))).toBe(true);
  const { target } = JSON.parse(readFileSync(path.join(onlyRun(cwd), 'report.json'), 'utf8'));
  expect(target).toMatchObject(ending);
});

test.each([
  ['does nothing about it', ''],
  ['says that it was stopped', 'process.on("SIGTERM", () => process.exit(143));'],
])('a program that we stop has ended well: it %s', async (_, handler) => {
  const cwd = programOf(`${handler} setInterval(() => {}, 1000)`);
  const { exitCode, signal } = await runCli(['--duration', '2', '--format', 'terminal', 'app.js'], { cwd });
  expect({ exitCode, signal }).toEqual({ exitCode: 0, signal: null });
});

const SERVER = `
  const { pbkdf2Sync } = require('node:crypto');
  require('node:http').createServer((request, response) => {
    pbkdf2Sync('a', 'b', 20000, 64, 'sha512');
    response.statusCode = request.url === '/missing' ? 404 : 200;
    response.end();
  }).listen(0, '127.0.0.1');
`;

test('--load drives a server, stops it, and reports', async () => {
  const cwd = programOf(SERVER);
  const { exitCode, err } = await runCli(
    [
      '--format',
      'terminal,json',
      '--load',
      '/login?password=hunter2',
      '--amount',
      '40',
      '--connections',
      '4',
      'app.js',
    ],
    { cwd },
  );
  expect(exitCode).toBe(0);
  expect(err).toContain('PBKDF2 sha512');
  const text = readFileSync(path.join(onlyRun(cwd), 'report.json'), 'utf8');
  expect(JSON.parse(text).load).toMatchObject({ requests: 40, errors: 0 });
  expect(text).not.toContain('hunter2');
});

test('--on-port finds the port in $PORT; what it prints goes to stderr', async () => {
  const cwd = programOf(SERVER);
  const load = 'echo "port $PORT"';
  const { exitCode, out, err } = await runCli(['--format', 'terminal', '--on-port', load, 'app.js'], { cwd });
  expect({ exitCode, out }).toEqual({ exitCode: 0, out: '' });
  expect(err).toMatch(/^port \d+$/m);
});

test.each([
  [
    ['--format', 'terminal', '--load', '/missing', '--amount', '4', 'app.js'],
    /^cryptoprof: No request to http:\/\/127\.0\.0\.1:\d+\/missing succeeded \(4 answers with status 404, 4 errors\)\.$/m,
  ],
  [
    ['--format', 'terminal', '--on-port', 'exit 3', 'app.js'],
    /^cryptoprof: The load command failed with exit code 3: exit 3$/m,
  ],
])('%j: a load that failed is said, and ends with 2', async (words, sentence) => {
  const cwd = programOf(SERVER);
  const { exitCode, err } = await runCli(words, { cwd });
  expect(exitCode).toBe(2);
  expect(err).toMatch(sentence);
});

test('a port that is never opened is said', async () => {
  const { exitCode, err } = await runCli(['--format', 'terminal', '--load', '/', 'app.js'], { cwd: programOf('') });
  expect(exitCode).toBe(2);
  expect(err).toContain('The program ended before it listened on a port');
});

test("an option that Node does not know leaves nothing but Node's own message and ours", async () => {
  const cwd = programOf('');
  const { exitCode, out, err } = await runCli(['--', 'node', '--no-such-option', 'app.js'], { cwd });
  expect({ exitCode, out }).toEqual({ exitCode: 9, out: '' });
  expect(err).toMatch(/bad option: --no-such-option\ncryptoprof: Node did not start/);
  expect(readdirSync(cwd)).toEqual(['app.js']);
});

test('files of others in the output directory stay, and an earlier report is replaced', async () => {
  const cwd = programOf('');
  mkdirSync(path.join(cwd, 'out/logs-theirs'), { recursive: true });
  const theirs = ['out/isolate-0x1-1-v8.log', 'out/notes.txt', 'out/logs-theirs/x', 'isolate-0x2-2-v8.log'];
  for (const file of theirs) writeFileSync(path.join(cwd, file), 'theirs');
  for (let run = 0; run < 2; run++)
    expect((await runCli(['-o', 'out', '--quiet', 'app.js'], { cwd })).exitCode).toBe(0);
  for (const file of theirs) expect(readFileSync(path.join(cwd, file), 'utf8')).toBe('theirs');
  expect(readdirSync(path.join(cwd, 'out')).sort()).toEqual([
    'isolate-0x1-1-v8.log',
    'logs-theirs',
    'notes.txt',
    'profile.json.gz',
    'report.html',
    'report.json',
  ]);
  expect(readdirSync(cwd).sort()).toEqual(['app.js', 'isolate-0x2-2-v8.log', 'out']);
});

test('--quiet prints nothing; --format terminal leaves no file', async () => {
  const cwd = programOf('');
  expect(await runCli(['--quiet', '--format', 'terminal', 'app.js'], { cwd })).toEqual({
    exitCode: 0,
    signal: null,
    out: '',
    err: '',
  });
  expect(readdirSync(cwd)).toEqual(['app.js']);
});

test('a removed working directory is a sentence', async () => {
  const cwd = programOf('');
  const { exitCode, err } = await runProcess(
    [
      'sh',
      '-c',
      'mkdir gone && cd gone && rmdir ../gone && exec "$0" "$@"',
      process.execPath,
      path.resolve('bin/cryptoprof.js'),
      'app.js',
    ],
    { cwd },
  );
  expect(exitCode).toBe(2);
  expect(err).toContain('The working directory has been removed.');
});

test('a reader of the report that goes away does no harm', async () => {
  const cwd = programOf('');
  const { exitCode, err } = await runProcess(
    [
      'sh',
      '-c',
      '"$0" "$@" --help | true; "$0" "$@" --json app.js | true',
      process.execPath,
      path.resolve('bin/cryptoprof.js'),
    ],
    { cwd },
  );
  expect(exitCode).toBe(0);
  expect(err).not.toMatch(/EPIPE/);
});
