/** `cryptoprof push` against a server of our own on loopback. */
import { createServer } from 'node:http';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { push as pushRun } from '../../src/api/push.js';
import { encodeRecording } from '../../src/formats/saved-profile.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runMain } from '../support/fake-io.js';
import { readPprof } from '../support/read-pprof.js';
import { guideServerReport } from '../support/sample-report.js';
import { loginProfile } from '../support/samples.js';

const cwd = newDirectory();
const run = {
  ...{ command: ['node', 'server.js', '--key=hunter2'], cwd: '/app/private', root: '/app', openssl: '', processor: '' },
  ...{ startTime: '2026-01-01T00:00:00.000Z', durationMs: 1000, exitCode: 0, signal: null, load: null, counted: true },
  ...{ traffic: null, tls: null, threadPool: null, drive: null, cpu: null, unprofiled: [], processes: [] },
};

/** @type {{url: URL, headers: Record<string, unknown>, body: Buffer}[]} */
let requests = [];
/** @type {{status: number, body?: string, isEndless?: boolean}[]} what the server says in turn; then 200 */
let answers = [];
const server = createServer((request, response) => {
  /** @type {Buffer[]} */
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const url = new URL(String(request.url), 'http://x');
    requests.push({ url, headers: request.headers, body: Buffer.concat(parts) });
    const { status, body = '', isEndless = false } = answers.shift() ?? { status: 200 };
    response.writeHead(status);
    if (!isEndless) response.end(body);
    else if (body === '') response.write('x', () => response.destroy());
    else response.write(body);
  });
});
let to = '';
beforeAll(async () => {
  for (const name of ['runs/a', 'runs/b']) {
    mkdirSync(path.join(cwd, name), { recursive: true });
    const bytes = encodeRecording(/** @type {any} */ ({ run, profiles: [loginProfile()] }));
    writeFileSync(path.join(cwd, name, 'profile.json.gz'), bytes);
  }
  writeFileSync(path.join(cwd, 'report.json'), JSON.stringify(guideServerReport()));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = server.address();
  to = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
beforeEach(() => {
  requests = [];
  answers = [];
});
afterAll(() => {
  server.close();
  removeDirectories();
});

/** @param {string[]} words behind `push` @param {NodeJS.ProcessEnv} [env] */
const push = (words, env = {}) => runMain(['push', '--service', 'api', ...words], { cwd, env, columns: 1000 });

test('an answer counts, however its body goes on', async () => {
  answers = [{ status: 400, body: 'too old '.repeat(200), isEndless: true }];
  const refused = await push(['--to', to, 'runs/a']);
  expect(refused.exitCode).toBe(2);
  expect(refused.err).toMatch(/\(status 400, tries: 1\): too old too old/);
  answers = [{ status: 200, isEndless: true }];
  expect(await push(['--to', to, 'runs/a'])).toMatchObject({ exitCode: 0, err: '' });
  answers = [{ status: 400, body: 'too old', isEndless: true }];
  expect((await push(['--to', to, 'runs/a'])).err).toMatch(/\(status 400, tries: 1\): too old$/m);
  answers = [{ status: 200, body: 'taken', isEndless: true }];
  expect(await push(['--to', to, 'runs/a'])).toMatchObject({ exitCode: 0, err: '' });
  expect(requests).toHaveLength(4);
});

test('of a report, the profile beside it is sent; without one, push says what it takes', async () => {
  const analyzed = await runMain(['analyze', 'runs/a', '--format', 'json=runs/a/report.json', '--quiet'], {
    cwd,
    env: {},
  });
  expect(analyzed.exitCode).toBe(0);
  expect((await push(['--to', to, 'runs/a/report.json'])).out).toMatch(
    /report\.json: pushed 80 busy ticks on 2 stacks/,
  );
  expect(requests).toHaveLength(1);
  const alone = await push(['--to', to, 'report.json']);
  expect(alone.exitCode).toBe(2);
  expect(alone.err).toMatch(/contains no samples, and push needs them/);
  expect(alone.err).toMatch(/or the logs: .*cryptoprof push <file>$/m);
  expect(requests).toHaveLength(1);
});

test('a pprof is sent with the time at which it was made', async () => {
  const made = await runMain(['analyze', 'runs/a', '--format', 'pprof=made.pb.gz', '--quiet'], { cwd, env: {} });
  expect(made.exitCode).toBe(0);
  expect((await push(['--to', to, 'made.pb.gz'])).out).toMatch(/made\.pb\.gz: pushed 80 busy ticks/);
  const [{ url }] = requests;
  expect([url.searchParams.get('from'), url.searchParams.get('until')]).toEqual(['1767225600', '1767225601']);
});

test('a profile is sent as pprof, with its ticks, its time and no more', async () => {
  const { exitCode, out, err } = await push(['--to', to, '--label', 'version=1.4', '--label', 'zone=a', 'runs/a']);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  expect(out).toBe(`${path.join('runs/a/profile.json.gz')}: pushed 80 busy ticks on 2 stacks to ${to} as api.\n`);
  const [{ url, headers, body }, ...others] = requests;
  expect(others).toEqual([]);
  expect([url.pathname, url.searchParams.get('name')]).toEqual(['/ingest', 'api{version=1.4,zone=a}']);
  expect([url.searchParams.get('from'), url.searchParams.get('until')]).toEqual(['1767225600', '1767225601']);
  expect(headers.authorization).toBeUndefined();
  const samples = readPprof(body);
  expect(samples.reduce((sum, { ticks }) => sum + ticks, 0)).toBe(80);
  expect(samples.map(({ labels }) => labels)).toContainEqual({ operation: 'kdf.pbkdf2', phase: 'event-loop' });
  expect(JSON.stringify(samples)).not.toMatch(/hunter2|private|\/app/);
});

test('each run in a directory is sent by itself, and --quiet says nothing', async () => {
  const { out } = await push(['--to', to, '--quiet', 'runs']);
  expect([out, requests.length]).toEqual(['', 2]);
});

test('where one of several is refused, it is named, and those that were sent are not to be sent again', async () => {
  answers = [{ status: 200 }, { status: 400, body: 'too old' }];
  const { exitCode, out, err } = await push(['--to', to, 'runs']);
  expect([exitCode, out.split('\n').length, requests.length]).toEqual([2, 2, 2]);
  expect(err).toContain(`did not take the profile of ${path.join('runs/b/profile.json.gz')} (status 400`);
  expect(err).toContain('Of 2, 1 arrived before it: next time, push only the others');
  answers = [{ status: 400 }];
  const first = await push(['--to', to, 'runs']);
  expect(first.err).toContain(`did not take the profile of ${path.join('runs/a/profile.json.gz')} (status 400`);
  expect(first.err).not.toContain('arrived before');
});

test('what is wrong with one of several is said, and the others are sent', async () => {
  for (const name of ['a', 'b', 'c']) mkdirSync(path.join(cwd, 'some', name), { recursive: true });
  for (const name of ['a', 'c'])
    writeFileSync(
      path.join(cwd, `some/${name}/profile.json.gz`),
      readFileSync(path.join(cwd, 'runs/a/profile.json.gz')),
    );
  writeFileSync(path.join(cwd, 'some/b/profile.json.gz'), 'rubbish');
  const { exitCode, out, err } = await push(['--to', to, 'some']);
  expect([exitCode, requests.length]).toEqual([2, 2]);
  expect(out.match(/^some.[ac].profile\.json\.gz: pushed/gm)).toHaveLength(2);
  const file = path.join('some/b/profile.json.gz');
  expect(err).toContain(`${path.join(cwd, file)} is not in a format`);
  expect(err).toContain(`1 of 3 runs could not be read: ${file}.`);
  expect(err).toContain('The others were sent (2): once you have repaired these, push only them');
  requests = [];
  answers = [{ status: 200 }, { status: 400 }];
  expect((await push(['--to', to, 'some'])).err).toContain('Of 3, 1 arrived before it');
});

/** @param {number} count @returns {any} of so many outermost functions, each sampled once */
function wideProfile(count) {
  const profile = loginProfile();
  const frame = profile.frames.find(({ kind }) => kind === 'js');
  const stack = Int32Array.from({ length: count }, (_, index) => index);
  return {
    ...profile,
    frames: Array.from(stack, (index) => ({ ...frame, name: `f${index}`, line: index + 1 })),
    stacks: { length: count, parent: stack.map(() => -1), frame: stack },
    samples: {
      ...{ length: count, stack, time: Float64Array.from(stack, (index) => index * 1000) },
      ...{ state: new Uint8Array(count), weight: new Float64Array(count).fill(1000) },
    },
  };
}

test('one of several that is too large for a server is said to be, and the others are sent', async () => {
  const large = encodeRecording(/** @type {any} */ ({ run, profiles: [wideProfile(16_000)] }));
  for (const name of ['a', 'b', 'c']) mkdirSync(path.join(cwd, 'large', name), { recursive: true });
  for (const [name, bytes] of [
    ['a', large],
    ...['b', 'c'].map((other) => [other, readFileSync(path.join(cwd, 'runs/a/profile.json.gz'))]),
  ])
    writeFileSync(path.join(cwd, `large/${name}/profile.json.gz`), bytes);
  const { exitCode, out, err } = await push(['--to', to, 'large']);
  expect(out.match(/^large.[bc].profile\.json\.gz: pushed/gm)).toHaveLength(2);
  expect([exitCode, requests.length]).toEqual([2, 2]);
  const file = path.join('large/a/profile.json.gz');
  expect(err).toContain(`${file} can't be made small enough for a server`);
  expect(err).toContain(`1 of 3 runs could not be read, or were too large to be sent (1): ${file}.`);
  expect(err).toContain('The others were sent (2)');
  answers = [{ status: 400 }];
  const refused = await push(['--to', to, 'large']);
  expect(refused.err).toContain(`did not take the profile of ${path.join('large/b/profile.json.gz')} (status 400`);
  expect(refused.err).toContain('What follows it was not sent (1 run).');
});

test('ticks of the thread pool are told apart', async () => {
  const [main, pool] = [loginProfile(), loginProfile()];
  mkdirSync(path.join(cwd, 'perf'), { recursive: true });
  writeFileSync(
    path.join(cwd, 'perf/profile.json.gz'),
    encodeRecording(
      /** @type {any} */ ({ run, profiles: [main, { ...pool, meta: { ...pool.meta, thread: 'pool' } }] }),
    ),
  );
  expect((await push(['--to', to, 'perf'])).out).toContain('pushed 80 busy ticks and 80 of the thread pool on ');
});

test('Parca', async () => {
  await push(['--to', to, '--server', 'parca', 'runs/a']);
  const [{ url, body }] = requests;
  const [{ samples }] = JSON.parse(String(body)).series;
  expect(url.pathname).toBe('/profiles/writeraw');
  expect(readPprof(Buffer.from(samples[0].rawProfile, 'base64'))).toHaveLength(2);
});

test('the token is in the environment', async () => {
  await push(['--to', to, '--token-env', 'TOKEN', 'runs/a'], { TOKEN: 's3cret' });
  expect(requests[0].headers.authorization).toBe('Bearer s3cret');
  for (const env of [{}, { TOKEN: '' }, { TOKEN: 'a\nb' }]) {
    const { exitCode, err } = await push(['--to', to, '--token-env', 'TOKEN', 'runs/a'], env);
    expect(exitCode).toBe(2);
    expect(err).toContain('The environment variable TOKEN contains no token.');
  }
});

test('a refusal is a sentence with status and body, harmless and bounded', async () => {
  answers = [{ status: 400, body: `bad\u001b[2J ${'x'.repeat(100_000)}` }];
  const { exitCode, out, err } = await push(['--to', to, 'runs/a']);
  expect({ exitCode, out, sent: requests.length }).toEqual({ exitCode: 2, out: '', sent: 1 });
  expect(err).toContain(`${to} did not take the profile (status 400, tries: 1): bad\\x1b[2J xxx`);
  expect(err.length).toBeLessThan(1500);
});

const profile = { service: 'api', labels: [], startMs: 0, durationMs: 1, pprof: Buffer.from('x') };
const target = () => ({ server: /** @type {const} */ ('pyroscope'), url: to, token: null });
const unavailable = { status: 422, body: 'service is unavailable' };

test('a server that is starting is asked again, three times', async () => {
  /** @type {number[]} */
  const waits = [];
  const wait = async (/** @type {number} */ ms) => waits.push(ms);
  answers = [unavailable, { status: 503 }, { status: 429 }];
  await pushRun(profile, target(), wait);
  expect([requests.length, waits]).toEqual([4, [1000, 2000, 4000]]);
  answers = Array.from({ length: 9 }, () => unavailable);
  await expect(pushRun(profile, target(), wait)).rejects.toMatchObject({
    code: 'push-refused',
    facts: { status: 422, body: 'service is unavailable', tries: 4 },
  });
  expect(requests.length).toBe(8);
});

test('what may have been taken is not sent again', async () => {
  const wait = async () => {};
  for (const status of [500, 422, 302]) {
    requests = [];
    answers = [{ status }];
    await expect(pushRun(profile, target(), wait)).rejects.toMatchObject({ code: 'push-refused', facts: { status } });
    expect(requests.length).toBe(1);
  }
});

test('nobody listens there', async () => {
  let tries = 0;
  const wait = async () => void tries++;
  await expect(pushRun(profile, { ...target(), url: 'http://127.0.0.1:1' }, wait)).rejects.toMatchObject({
    code: 'push-failed',
    facts: { reason: 'ECONNREFUSED' },
  });
  expect(tries).toBe(3);
});

test.each([
  [['--to', 'ftp://x', 'runs/a'], 'is not an http or https URL'],
  [['--to', 'https://me:pw@example.com', 'runs/a'], 'contains more than a host, a port and a path'],
  [['--to', 'http://example.com', '--token-env', 'TOKEN', 'runs/a'], 'without encryption'],
  [['runs/a'], '--to <url> is missing'],
  [['--to', 'http://127.0.0.1:1', 'report.json'], 'which contains no samples, and push needs them'],
  [['--to', 'http://127.0.0.1:1', '--label', 'operation=x', 'runs/a'], 'is there already'],
  [['--to', 'http://127.0.0.1:1', '--label', 'a=b,c', 'runs/a'], 'without spaces'],
])('%s is refused before anything is sent', async (words, message) => {
  const { exitCode, err } = await push(words, { TOKEN: 'pwpwpw' });
  expect(exitCode).toBe(2);
  expect(err).toContain(message);
  expect(err).not.toContain('pwpwpw');
  expect(requests).toEqual([]);
});

describe('after a run', () => {
  const directory = newDirectory();
  const words = ['--service', 'api', '--label', 'version=1.4', '--format', 'json', '-o', 'out', 'app.cjs'];
  /** @param {string[]} more @param {number} exitCode of the program */
  const runAndPush = (more, exitCode = 0) => {
    const spin = 'const end = Date.now() + 300; while (Date.now() < end);';
    writeFileSync(path.join(directory, 'app.cjs'), `${spin} process.exitCode = ${exitCode};`);
    return runMain([...more, ...words], { cwd: directory, columns: 1000 });
  };

  test('its profile is sent, and it ends as the program did', async () => {
    const { exitCode, err } = await runAndPush(['--push', to], 7);
    expect(exitCode).toBe(7);
    expect(err).toMatch(/^cryptoprof: app\.cjs: pushed [\d,]+ busy ticks on \d+ stacks? to http:.* as api$/m);
    const [{ url, body }, ...others] = requests;
    expect(others).toEqual([]);
    expect(url.searchParams.get('name')).toBe('api{version=1.4}');
    expect(readPprof(body).reduce((sum, { ticks }) => sum + ticks, 0)).toBeGreaterThan(50);
    requests = [];
    expect(await runAndPush(['--push', to, '--quiet'])).toMatchObject({ exitCode: 0, out: '', err: '' });
    expect(requests).toHaveLength(1);
  });

  test.each([
    [0, 2],
    [7, 7],
  ])(
    'nobody takes it, and the program ended with %i: a sentence, the report, and exit code %i',
    async (own, exitCode) => {
      answers = [{ status: 400, body: 'no' }];
      const result = await runAndPush(['--push', to], own);
      expect(result.exitCode).toBe(exitCode);
      expect(result.err).toContain(`${to} did not take the profile (status 400, tries: 1): no`);
      expect(existsSync(path.join(directory, 'out/report.json'))).toBe(true);
    },
  );

  test.each([
    [['--push', 'ftp://x'], 'The value of --push is not an http or https URL.'],
    [['--push', 'http://example.com', '--token-env', 'HOME'], 'without encryption'],
    [['--push', 'http://127.0.0.1:1', '--token-env', 'NONE'], 'NONE contains no token'],
    [['--push', 'http://127.0.0.1:1', '--gate'], "option '--push <url>' cannot be used with option '--gate'"],
    [[], '--service needs --push'],
  ])('%j is refused before the program runs', async (more, sentence) => {
    const fresh = newDirectory();
    writeFileSync(path.join(fresh, 'app.cjs'), "require('node:fs').writeFileSync('ended', '')");
    const { exitCode, out, err } = await runMain([...more, ...words], {
      cwd: fresh,
      columns: 1000,
      env: { HOME: '/root' },
    });
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toContain(sentence);
    expect(existsSync(path.join(fresh, 'ended'))).toBe(false);
  });

  test('without a service it is refused, too', async () => {
    const { exitCode, err } = await runMain(['--push', to, 'app.cjs'], { cwd: directory, columns: 1000 });
    expect(exitCode).toBe(2);
    expect(err).toContain('--service <name> is missing');
  });
});
