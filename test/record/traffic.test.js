import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectTraffic } from '../../src/record/traffic.js';
import { makeDirectory, recordProgram, removeDirectories, SERVER } from './program.js';
import { TRAFFIC_PROGRAMS, expectedTraffic } from './traffic-programs.js';

afterAll(removeDirectories);

const NO_HANDSHAKES = { handshakes: 0, resumed: 0, protocols: {}, ciphers: {}, groups: {} };
const NO_TRAFFIC = {
  requests: 0,
  clientRequests: 0,
  tlsServer: NO_HANDSHAKES,
  tlsClient: NO_HANDSHAKES,
  processes: 1,
  complete: true,
};

test.each(TRAFFIC_PROGRAMS)('$name', async (program) => {
  const { run, directory } = await recordProgram(program.files, { stdio: ['ignore', 'ignore', 'ignore'] });
  expect(run.exitCode).toBe(0);
  expect(run.traffic).toMatchObject(expectedTraffic(program));
  expect(readdirSync(directory).filter((name) => name.startsWith('traffic'))).toEqual([]);
});

test('ciphers and groups have their names', async () => {
  const { run } = await recordProgram(TRAFFIC_PROGRAMS[0].files);
  expect(run.traffic?.tlsServer).toMatchObject({ ciphers: { TLS_AES_256_GCM_SHA384: 7 }, groups: {} });
  expect(run.traffic?.tlsClient?.ciphers).toEqual({ TLS_AES_256_GCM_SHA384: 7 });
});

test('a program without traffic has had none', async () => {
  expect((await recordProgram({ 'app.js': '' })).run.traffic).toEqual(NO_TRAFFIC);
});

test('answers that say that the server failed are counted', async () => {
  const { run } = await recordProgram({
    'app.js': `
      const { createServer, get } = require('node:http');
      const statuses = [200, 404, 500, 503, 204];
      const server = createServer((request, response) => response.writeHead(statuses.pop()).end()).listen(0, async () => {
        while (statuses.length > 0)
          await new Promise((resolve) => get({ port: server.address().port }, (response) => response.resume().on('end', resolve)));
        server.close();
      });`,
  });
  expect(run.traffic).toMatchObject({ requests: 5, serverErrors: 2, clientErrors: 1, complete: true });
});

test('requests that are not answered are counted', async () => {
  const { run } = await recordProgram({
    'app.js': `
      const { createServer, get } = require('node:http');
      let requests = 0;
      const server = createServer((request, response) => ++requests % 2 === 0 && response.end()).listen(0, async () => {
        for (let count = 0; count < 3; count++)
          await new Promise((resolve) => get({ port: server.address().port, timeout: 200 }, (response) => response.resume().on('end', resolve))
            .on('timeout', function () { this.destroy(); resolve(); }).on('error', () => {}));
        server.close();
      });`,
  });
  expect(run.traffic).toMatchObject({ requests: 3, unanswered: 2, complete: true });
});

test('a program that Node could not run has told nothing', async () => {
  expect(
    (
      await recordProgram(
        { 'app.js': '' },
        { nodeOptions: ['--no-such-option'], stdio: ['ignore', 'ignore', 'ignore'] },
      )
    ).run.traffic,
  ).toBeNull();
});

describe('the end', () => {
  const AFTER = (/** @type {string} */ what) => ({
    'app.js': `${SERVER} server.on('listening', async () => { await (await fetch('http://127.0.0.1:' + server.address().port)).text(); ${what} });`,
  });
  test.each([
    ['process.exit', 'process.exit()'],
    ['an exception', "throw new Error('on purpose')"],
    ['exit in a listener of exit', "process.on('exit', () => process.exit(2)); process.exit()"],
    ['a signal long after the last event', "setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1500)"],
  ])('by %s: every request is counted', async (_, what) => {
    const { run } = await recordProgram(AFTER(what), { stdio: ['ignore', 'ignore', 'ignore'] });
    expect(run.traffic).toMatchObject({ requests: 1, clientRequests: 1, complete: true });
  });

  test('by a signal in the midst of it: some may be missing', async () => {
    const { run } = await recordProgram(AFTER("process.kill(process.pid, 'SIGKILL')"));
    expect(run.traffic).toMatchObject({ clientRequests: 1, complete: false });
  });

  test('after a load: every request is counted', async () => {
    const { run } = await recordProgram(
      { 'app.js': SERVER },
      { load: { path: '/', connections: 4, duration: 1, amount: 200 } },
    );
    expect(run.load?.requests).toBe(200);
    expect(run.traffic).toMatchObject({ requests: 200, complete: true });
  });

  test('after a load that left a queue: what the server has computed for is counted', async () => {
    const answered = path.join(makeDirectory(), 'answered');
    const { run } = await recordProgram(
      {
        'app.js': `
          const { createServer } = require('node:http');
          const { appendFileSync } = require('node:fs');
          createServer((request, response) => {
            for (const until = Date.now() + 150; Date.now() < until; );
            appendFileSync(${JSON.stringify(answered)}, '.');
            response.end();
          }).listen(0);`,
      },
      { load: { path: '/', connections: 8, duration: 1, amount: null } },
    );
    const { length: requests } = readFileSync(answered, 'utf8');
    expect(requests).toBeGreaterThan(run.load?.requests ?? 0);
    expect(run.traffic).toMatchObject({ requests, complete: true });
  });
});

describe('what could not count makes the counts incomplete', () => {
  test('a worker without our options', async () => {
    const { run } = await recordProgram({
      'app.js': "new (require('node:worker_threads').Worker)('', { eval: true, execArgv: [] })",
    });
    expect(run.traffic).toMatchObject({ processes: 1, complete: false });
  });

  test("a server that is not Node's", async () => {
    const app =
      "require('node:net').createServer((socket) => socket.on('data', () => socket.write('HTTP/1.1 200 OK\\r\\nContent-Length: 0\\r\\n\\r\\n')).on('error', () => {})).listen(0)";
    const { run } = await recordProgram(
      { 'app.js': app },
      { load: { path: '/', connections: 1, duration: 1, amount: 5 } },
    );
    expect(run.traffic).toMatchObject({ requests: 0, complete: false });
  });
});

test('where Node was asked to warn of what will be deprecated, it has nothing to warn of, and all is counted', async () => {
  const [{ files, ...program }] = TRAFFIC_PROGRAMS;
  const strict = { ...files, 'app.js': `process.on('warning', () => process.exit(3)); ${files['app.js']}` };
  const { run } = await recordProgram(strict, {
    env: { ...process.env, NODE_PENDING_DEPRECATION: '1' },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  expect(run.exitCode).toBe(0);
  expect(run.traffic).toMatchObject(expectedTraffic({ files, ...program }));
});

describe('files that the program made', () => {
  const THREAD = { requests: 2, clientRequests: 0, tlsServer: NO_HANDSHAKES, tlsClient: null, complete: true };
  const collect = (/** @type {(file: (name: string) => string) => void} */ prepare, known = {}) => {
    const directory = makeDirectory();
    prepare((name) => path.join(directory, name));
    return collectTraffic(directory, { isolates: 1, ended: true, load: null, hosts: true, ...known }).then(
      ({ traffic, tls }) => ({ traffic, tls, left: readdirSync(directory) }),
    );
  };
  const write = (/** @type {string} */ file, /** @type {unknown} */ value) =>
    writeFileSync(file, JSON.stringify(value));

  test('are summed up, and removed', async () => {
    const { traffic, left } = await collect((file) => {
      write(file('traffic-7-1.json'), THREAD);
      write(file('traffic-7-2.json'), { ...THREAD, tlsClient: NO_HANDSHAKES, secret: 'x' });
      write(file('traffic-8-1.json'), THREAD);
      write(file('mine.json'), THREAD);
    });
    expect(traffic).toEqual({
      requests: 6,
      clientRequests: 0,
      tlsServer: NO_HANDSHAKES,
      tlsClient: null,
      processes: 2,
      complete: true,
    });
    expect(left).toEqual(['mine.json']);
  });

  test('of any kind do no harm', async () => {
    const { traffic, left } = await collect((file) => {
      write(file('traffic-1-1.json'), THREAD);
      write(file('traffic-1-2.json'), { ...THREAD, requests: -5 });
      writeFileSync(file('traffic-1-3.json'), '{"requests":');
      writeFileSync(file('traffic-1-4.json'), ' '.repeat(1 << 20));
      symlinkSync('/dev/zero', file('traffic-1-5.json'));
      mkdirSync(file('traffic-1-6.json'));
      write(file('traffic-1-7.json.99'), THREAD);
      // More than sums of which can be exact.
      write(file('traffic-2-1.json'), { ...THREAD, requests: 2 ** 50 });
      write(file('traffic-2-2.json'), { ...THREAD, tlsServer: { ...NO_HANDSHAKES, handshakes: 2 ** 50 } });
      write(file('traffic-2-3.json'), { ...THREAD, tlsServer: { ...NO_HANDSHAKES, resumed: 1 } });
      write(file('traffic-2-4.json'), {
        ...THREAD,
        tlsServer: { ...NO_HANDSHAKES, handshakes: 1, ciphers: { '\u001b[2J': 1 } },
      });
      write(file('traffic-2-5.json'), null);
      write(file('traffic-2-6.json'), [THREAD]);
      write(file('traffic-2-7.json'), 'x'.repeat(100));
    });
    expect(traffic).toMatchObject({ requests: 2, processes: 1, complete: true });
    expect(left).toEqual(['traffic-1-6.json']);
  });

  test.each([
    ['a thread whose counts are missing', { isolates: 2 }, THREAD],
    ['a process that still runs', { ended: false }, THREAD],
    ['a thread that was cut short', {}, { ...THREAD, complete: false }],
    [
      'a load that saw more',
      { load: { requests: 3, requestsPerSecond: 1, latencyP50Ms: 1, latencyP99Ms: 1, errors: 0 } },
      THREAD,
    ],
  ])('%s makes them incomplete', async (_, known, thread) => {
    const { traffic } = await collect((file) => write(file('traffic-1-1.json'), thread), known);
    expect(traffic).toMatchObject({ requests: 2, complete: false });
  });

  test('none is null', async () => expect((await collect(() => {})).traffic).toBeNull());
});
