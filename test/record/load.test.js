import { loadFailures, loadUrl, unanswered } from '../../src/record/load.js';
import { urlHost } from '../../src/record/port.js';

const AT = { port: 3000, address: '::', pid: 1 };

test.each([
  ['/', 'http://127.0.0.1:3000/'],
  ['/auth?user=a b', 'http://127.0.0.1:3000/auth?user=a%20b'],
  ['auth', 'http://127.0.0.1:3000/auth'],
  ['/login?to=ftp://x', 'http://127.0.0.1:3000/login?to=ftp://x'],
  ['//evil.example/x', 'http://127.0.0.1:3000//evil.example/x'],
  ['https://localhost/auth', 'https://localhost:3000/auth'],
  ['http://localhost:8080/auth', 'http://localhost:8080/auth'],
  ['http://api.localhost/auth', 'http://api.localhost:3000/auth'],
  ['http://127.0.0.2/auth', 'http://127.0.0.2:3000/auth'],
  ['http://proxy.example:80/auth', 'http://proxy.example/auth'],
])('%s', (target, url) => {
  expect(loadUrl(target, AT)).toBe(url);
});

test.each(['http://[', 'ftp://localhost/', 'ws://localhost'])("%s can't be driven", (target) => {
  expect(() => loadUrl(target, AT)).toThrow(expect.objectContaining({ code: 'load-url-invalid' }));
});

test.each(['http://example.com/login', 'https://localhost.example/', 'http://127.0.0.1.example/'])(
  '%s is another machine, whose port is not the program’s',
  (target) => {
    expect(() => loadUrl(target, AT)).toThrow(expect.objectContaining({ code: 'load-url-elsewhere' }));
  },
);

test.each([
  ['::', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '[::1]'],
  ['192.168.1.5', '192.168.1.5'],
])('a server on %s is reached by %s', (address, host) => {
  expect(urlHost(address)).toBe(host);
});

describe('requests that were never answered', () => {
  const result = (/** @type {number} */ total, /** @type {number} */ sent, errors = 0) =>
    /** @type {any} */ ({ requests: { total, sent }, latency: { max: 100 }, errors });

  test.each([
    ['those under way when the time was up are not counted', result(500, 510), { connections: 10 }, 90, 0],
    ['they are if the server had not answered for long', result(100, 110), { connections: 10 }, 3000, 10],
    [
      'one that answers slowly has not hung',
      { ...result(8, 18), latency: { max: 1900 } },
      { connections: 10 },
      1900,
      0,
    ],
    ['connections that were reset are asked again', result(100, 388), { connections: 10 }, 90, 278],
    ['what autocannon counts itself is not counted twice', result(100, 388, 288), { connections: 10 }, 90, 0],
    ['of a number of requests, all should be', result(5, 205), { connections: 10, amount: 200 }, 90, 195],
    ['all were', result(200, 200), { connections: 10, amount: 200 }, 5000, 0],
  ])('%s', (_title, found, volume, quietMs, count) => {
    expect(unanswered(found, volume, quietMs)).toBe(count);
  });
});

test.each([
  ['one succeeded', { requests: 10, errors: 9, unanswered: 0 }, []],
  ['as many got no answer', { requests: 10, errors: 10, unanswered: 10 }, []],
  ['none succeeded', { requests: 10, errors: 15, unanswered: 5 }, ['load-failed']],
  ['none was answered', { requests: 0, errors: 5, unanswered: 5 }, ['load-failed']],
  ['none was made', { requests: 0, errors: 0, unanswered: 0 }, ['load-failed']],
])('a load has failed if no request succeeded: %s', (_title, load, codes) => {
  const failures = loadFailures(/** @type {any} */ (load), 'http://127.0.0.1:3000/');
  expect(failures.map(({ code }) => code)).toEqual(codes);
});

test('a load that failed says what the server answered', () => {
  const load = /** @type {any} */ ({ requests: 10, errors: 10, unanswered: 0 });
  const statuses = { 404: { count: 9 }, 302: { count: 1 } };
  expect(loadFailures(load, 'http://127.0.0.1:3000/', statuses)[0].facts.statuses).toBe('404, 302');
  expect(loadFailures(load, 'http://127.0.0.1:3000/', {})[0].facts.statuses).toBe(undefined);
});
