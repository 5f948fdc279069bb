/** What made a client's connection, as its options tell. */
import options from '../../src/record/probe/connection-options.cjs';

const OWN = {};
const COMMON = {};
const createConnection = () => {};

test.each([
  ['a request', { _defaultAgent: COMMON }, COMMON, 'agent'],
  ['one with an agent', { agent: OWN, _defaultAgent: COMMON }, OWN, 'agent'],
  ['one with an agent of its own', { agent: false, _defaultAgent: COMMON }, null, 'agent'],
  ['one that connects by itself, as those of ws', { createConnection, _defaultAgent: COMMON }, null, ''],
  ['one that names an agent all the same', { agent: OWN, createConnection, _defaultAgent: COMMON }, OWN, 'agent'],
  ['one with no function to connect', { createConnection: null, _defaultAgent: COMMON }, COMMON, 'agent'],
  ['tls.connect', {}, null, ''],
])('%s', (_title, asked, agent, maker) => {
  expect(options.agentOf(asked)).toBe(agent);
  expect(options.makerOf(asked)).toBe(maker);
});

test.each([
  ['a name', { host: 'localhost', servername: 'localhost', port: 1 }, 'localhost'],
  [
    'one server of several that share the name of a certificate',
    { host: '127.0.0.1', servername: 'localhost', port: 1 },
    '127.0.0.1',
  ],
  ['the same with IPv6', { host: '::1', servername: 'localhost', port: 1 }, '::1'],
  ['an address', { host: '127.0.0.1', port: 1 }, '127.0.0.1'],
  ['an address without a name', { host: '127.0.0.1', servername: '', port: 1 }, '127.0.0.1'],
  [
    "a name in an agent's request, which follows the header",
    { host: '127.0.0.1', servername: 'a', agent: OWN, port: 1 },
    '127.0.0.1',
  ],
  ['a name beside another one', { host: 'pool.example', servername: 'db.example', port: 1 }, 'pool.example'],
])('the host that was connected to: %s', (_title, asked, host) => {
  expect(options.addressOf(asked, {}, {})).toEqual({ host, port: 1 });
});
