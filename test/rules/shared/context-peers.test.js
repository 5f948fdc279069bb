import { peersOfContexts } from '../../../src/rules/shared/context-peers.js';
import { askedAt, peerOf } from '../../support/tls-ledger.js';
import { site } from '../rule-tester.js';

const FILE = '/srv/app.js';
const peer = (/** @type {string} */ host, /** @type {string} */ name, /** @type {number} */ line, within = 'ask') =>
  peerOf({
    host,
    package: name,
    requests: /fetch|axios/.test(name) ? 10 : 0,
    callSites: [askedAt({ file: FILE, line, function: within, count: 10 })],
  });
const CLIENTS = [
  peer('a', 'node-fetch', 4),
  peer('b', 'node-fetch', 6),
  peer('c', 'axios', 8),
  peer('d', 'node-fetch', 20, 'other'),
  peer('e', 'pg-pool', 30),
  peer('f', 'sequelize', 40),
  peer('g', 'knex', 50),
  peer('h', 'postgres', 60),
  peer('i', '', 70),
];

test.each([
  ['a line that connects', { line: 6 }, ['b']],
  ['a line that connects to none', { line: 7 }, []],
  ['a line that V8 did not record', { line: 1, column: null, package: 'node-fetch' }, ['a', 'b']],
  ['that of a function without connections', { line: 1, column: null, function: 'none', package: 'node-fetch' }, []],
  ["a package's own line", { file: '/srv/node_modules/pg/lib/stream.js', line: 28, package: 'pg' }, ['e']],
  [
    "a package's that V8 did not record",
    { file: '/srv/node_modules/pg/lib/stream.js', line: 1, column: null, package: 'pg' },
    ['e'],
  ],
  [
    "another package's, through which mappers connect",
    { file: '/srv/node_modules/mysql2/index.js', line: 5, package: 'mysql2' },
    ['f', 'g'],
  ],
])('contexts at %s', (_title, row, hosts) => {
  const contexts = site({ operation: 'tls.context', file: FILE, column: 3, function: 'ask', package: '', ...row });
  expect(peersOfContexts(CLIENTS, contexts).map(({ host }) => host)).toEqual(hosts);
});

test('nobody else is taken to connect through a driver that the program itself connects through', () => {
  const made = { operation: 'tls.context', file: '/srv/node_modules/postgres/index.js', line: 5, package: 'postgres' };
  expect(peersOfContexts(CLIENTS, site(made)).map(({ host }) => host)).toEqual(['h']);
});

test('nor do servers of HTTP, or what goes through agents', () => {
  const others = [peer('c', 'axios', 8), peerOf({ host: 'j', package: 'got', choices: { withAgent: 10 } })];
  const made = { operation: 'tls.context', file: '/srv/node_modules/pg/lib/stream.js', line: 28, package: 'pg' };
  expect(peersOfContexts(others, site(made))).toEqual([]);
});
