import http from 'node:http';
import net from 'node:net';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPorts, portsInWords, urlHost, othersServing, waitForPort } from '../../src/record/port.js';
import tellPort from '../../src/record/probe/tell-port.cjs';
import { listeningPorts } from '../../src/record/proc.js';
import { makeDirectory, removeDirectories } from './program.js';

/** @type {net.Server[]} */
const servers = [];
afterAll(() => {
  servers.forEach((server) => server.close());
  removeDirectories();
});

/** @param {net.Server} server */
async function listen(server) {
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return /** @type {net.AddressInfo} */ (server.address()).port;
}

/** @type {string[]} */
const asked = [];
const answering = (/** @type {number} */ status) =>
  listen(
    http.createServer((request, response) => {
      asked.push(`${status} ${request.method} ${request.url}`);
      response.writeHead(status).end();
    }),
  );

/**
 * @param {string} directory
 * @param {number} port
 * @param {object} [more]
 */
const note = (directory, port, more = {}) =>
  writeFileSync(
    path.join(directory, `port-7-${port}.json`),
    JSON.stringify({
      port,
      address: '127.0.0.1',
      script: '/app/server.js',
      serves: 'http',
      upgrades: false,
      sinceMs: 1,
      firstMs: 1,
      ...more,
    }),
  );

const WANTED = { port: null, isHttp: true, path: '/login?x=1', limitMs: 20_000 };
const never = new AbortController().signal;

beforeEach(() => void asked.splice(0));

test('a plain HTTP server is taken as it is, and is not asked', async () => {
  const directory = makeDirectory();
  const port = await answering(200);
  note(directory, 9, { serves: 'other' });
  note(directory, port);
  const { listening } = await waitForPort(directory, WANTED, never);
  expect({ port: listening?.port, asked }).toEqual({ port, asked: [] });
});

test('of several, those are told that were not taken, serve HTTP, and are still open', async () => {
  const directory = makeDirectory();
  const [driven, other, sockets, free] = [1, 2, 3, 4].map(() => answering(200));
  note(directory, await driven);
  note(directory, await other);
  note(directory, await sockets, { upgrades: true });
  note(directory, await free, { serves: 'other' });
  note(directory, 9);
  expect(await othersServing(directory, await driven)).toEqual([await other]);
});

test('of several, the one that listened first is taken, whatever its number', async () => {
  const directory = makeDirectory();
  const ports = [await answering(200), await answering(200)].sort((a, b) => a - b);
  ports.forEach((port, index) => note(directory, port, { sinceMs: 2 - index }));
  expect((await waitForPort(directory, WANTED, never)).listening?.port).toBe(ports[1]);
});

test.each([false, true])(
  'for a command, HTTP comes before what is none, if it takes WebSockets: %s',
  async (upgrades) => {
    const directory = makeDirectory();
    const [other, port] = [await listen(net.createServer()), await answering(200)];
    note(directory, other, { serves: 'other' });
    note(directory, port, { upgrades, sinceMs: 2 });
    expect((await waitForPort(directory, { ...WANTED, isHttp: false }, never)).listening?.port).toBe(port);
  },
);

test('what takes WebSockets alone is asked once, and not taken', async () => {
  const directory = makeDirectory();
  const [sockets, both] = [await answering(426), await answering(404)];
  note(directory, sockets, { upgrades: true });
  const waiting = waitForPort(directory, WANTED, never);
  await delay(300);
  note(directory, both, { upgrades: true });
  const waited = await waiting;
  expect(waited.listening?.port).toBe(both);
  expect(asked).toEqual(['426 GET /login?x=1', '404 GET /login?x=1']);
  expect(waited.asked).toBe(2);
  expect(portsInWords(waited)).toContain(`${sockets} (server.js, process 7; answers WebSocket only)`);
});

test('an answer that we asked for is taken to its end: the program would count one that failed', async () => {
  const directory = makeDirectory();
  let ended;
  const how = new Promise((resolve) => (ended = resolve));
  const slow = http.createServer((request, response) => {
    response.on('close', () => ended(response.writableFinished ? 'whole' : 'cut'));
    response.write('first part');
    setTimeout(() => response.end('last part'), 100);
  });
  const port = await listen(slow);
  note(directory, port, { upgrades: true });
  expect((await waitForPort(directory, WANTED, never)).listening?.port).toBe(port);
  expect(await how).toBe('whole');
});

test('what speaks no HTTP is none for a load, and is one for a command', async () => {
  const directory = makeDirectory();
  const port = await listen(net.createServer((socket) => socket.end('no\n')));
  note(directory, port, { serves: 'other' });
  const waited = await waitForPort(directory, { ...WANTED, limitMs: 200 }, never);
  expect(waited.listening).toBeNull();
  expect(portsInWords(waited)).toBe(`${port} (server.js, process 7; no HTTP server)`);
  expect((await waitForPort(directory, { ...WANTED, isHttp: false }, never)).listening?.port).toBe(port);
});

test('what takes WebSockets and leaves requests without an answer, as Socket.IO does, is one for a command', async () => {
  const directory = makeDirectory();
  const port = await listen(http.createServer(() => {}));
  note(directory, port, { upgrades: true });
  const ofLoad = waitForPort(directory, { ...WANTED, limitMs: 200 }, never);
  const ofCommand = waitForPort(directory, { ...WANTED, isHttp: false }, never);
  expect((await ofCommand).listening?.port).toBe(port);
  const waited = await ofLoad;
  expect(waited.listening).toBeNull();
  expect(portsInWords(waited)).toBe(`${port} (server.js, process 7; leaves requests without an answer)`);
});

test('one that answers comes before one that does not', async () => {
  const directory = makeDirectory();
  const [silent, speaking] = [await listen(http.createServer(() => {})), await answering(404)];
  note(directory, silent, { upgrades: true });
  note(directory, speaking, { upgrades: true });
  expect((await waitForPort(directory, { ...WANTED, isHttp: false }, never)).listening?.port).toBe(speaking);
});

test('a port that was asked for is waited for, whatever serves it', async () => {
  const directory = makeDirectory();
  const [other, wanted] = [await answering(200), await listen(net.createServer())];
  note(directory, other);
  const waiting = waitForPort(directory, { ...WANTED, port: wanted }, never);
  await delay(100);
  note(directory, wanted, { serves: 'other' });
  expect((await waiting).listening?.port).toBe(wanted);
});

test('a port that was only tried whether it is free is waited for until somebody listens on it again', async () => {
  const directory = makeDirectory();
  const trying = net.createServer();
  const port = await listen(trying);
  await new Promise((resolve) => trying.close(resolve));
  note(directory, port, { serves: 'other' });
  const wanted = { ...WANTED, isHttp: false };
  const waiting = [waitForPort(directory, { ...wanted, port }, never), waitForPort(directory, wanted, never)];
  let isOver = false;
  void Promise.race(waiting).then(() => (isOver = true));
  await delay(300);
  expect(isOver).toBe(false);
  const server = net.createServer();
  servers.push(server);
  server.listen(port, '127.0.0.1');
  expect((await Promise.all(waiting)).map(({ listening }) => listening?.port)).toEqual([port, port]);
});

test('of a port that was tried first, it is told what serves it then', async () => {
  const directory = makeDirectory();
  tellPort(`${directory}${path.sep}`);
  const trying = net.createServer();
  const port = await listen(trying);
  const told = async () =>
    (await findPorts(directory)).filter((each) => each.port === port).map(({ serves }) => serves);
  expect(await told()).toEqual(['other']);
  await new Promise((resolve) => trying.close(resolve));
  const server = http.createServer();
  servers.push(server);
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  expect(await told()).toEqual(['http']);
});

describe('what the system says of who listens', () => {
  const HEAD = '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n';
  const V4 = `${HEAD}   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1 1\n`;
  const V6 = `${HEAD}   0: 00000000000000000000000000000000:01BB 00000000000000000000000000000000:0000 0A 0 0 0\n`;
  const USED = `${HEAD}   0: 0100007F:0050 0100007F:D431 01 00000000:00000000 00:00000000 00000000     0        0 1 1\n`;
  const proc = (/** @type {Record<string, string>} */ files) => ({
    list: () => [],
    follow: () => '',
    read: (/** @type {string} */ file) => {
      const text = files[file.split('/').at(-1) ?? ''];
      if (text === undefined) throw new Error('ENOENT');
      return text;
    },
  });

  test('of both families, and of no connections', () => {
    expect([...(listeningPorts(proc({ tcp: V4 + USED, tcp6: V6 })) ?? [])]).toEqual([8080, 443]);
    expect([...(listeningPorts(proc({ tcp: V4 })) ?? [])]).toEqual([8080]);
  });

  test('where it says nothing, nothing is known', () => {
    expect(listeningPorts(proc({}))).toBeNull();
  });
});

test('the end of the program ends the wait', async () => {
  const directory = makeDirectory();
  const over = new AbortController();
  const waiting = waitForPort(directory, WANTED, over.signal);
  over.abort();
  expect(await waiting).toEqual({ listening: null, seen: [], refusing: new Set(), silent: new Set(), asked: 0 });
});

test('what the program wrote over a file is no port', async () => {
  const directory = makeDirectory();
  note(directory, 80, { serves: 'gopher' });
  writeFileSync(path.join(directory, 'port-7-81.json'), '[');
  writeFileSync(path.join(directory, 'port-7.json'), '{}');
  expect(await findPorts(directory)).toEqual([]);
});

test.each([
  ['::', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::1', '[::1]'],
  ['10.0.0.1', '10.0.0.1'],
])('%s is reached by %s', (address, host) => expect(urlHost(address)).toBe(host));
