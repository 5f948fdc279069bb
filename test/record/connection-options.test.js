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
