import { missedPort, portOf } from '../../src/record/drive.js';

test.each([
  ['/', null],
  ['http://localhost/', null],
  ['http://localhost:3000/', 3000],
  ['http://localhost:80/', 80],
  ['https://localhost:443/', 443],
  ['https://localhost:80/', 80],
  ['http://proxy.example:80/', null],
])('the load on %s waits for port %s', (target, port) => {
  expect(portOf(target, new URL(target, 'http://127.0.0.1:1'))).toBe(port);
});

test.each([
  [3000, 3000],
  [null, 9464],
])('a program that ended too early is told of the port that was waited for: %s', (port, named) => {
  const seen = [{ port: 9464, address: '::', script: 'app.js', serves: 'other', upgrades: false, pid: 1 }];
  const waited = /** @type {any} */ ({ listening: null, seen, refusing: new Set(), silent: new Set(), asked: 0 });
  const target = { port, isHttp: true, path: '/', limitMs: 1000 };
  const { code, facts } = missedPort(waited, target, { isOver: true, option: '' });
  expect([code, facts]).toEqual(['port-closed-early', { port: named }]);
});
