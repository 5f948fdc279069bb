import { loadUrl } from '../../src/record/load.js';
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
])('%s', (target, url) => {
  expect(loadUrl(target, AT)).toBe(url);
});

test.each(['http://[', 'ftp://localhost/', 'ws://localhost'])("%s can't be driven", (target) => {
  expect(() => loadUrl(target, AT)).toThrow(expect.objectContaining({ code: 'load-url-invalid' }));
});

test.each([
  ['::', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '[::1]'],
  ['192.168.1.5', '192.168.1.5'],
])('a server on %s is reached by %s', (address, host) => {
  expect(urlHost(address)).toBe(host);
});
