import { chosen, withUpdated } from '../../../src/gate/baseline/environments.js';

const baselineOf = (node, openssl, more = {}) => ({
  runs: 3,
  busyTicks: 9000,
  environment: {
    node,
    openssl,
    platform: 'linux',
    processor: '2 × AMD EPYC',
    interval: '1000 µs',
    workload: ['node', 'app.js'],
    ...more,
  },
  callSites: new Map(),
  metrics: new Map(),
});
const [NODE_20, NODE_24, OLD_24] = [baselineOf('20', '3.0'), baselineOf('24', '3.5'), baselineOf('24', '3.0')];
const ALL = [NODE_24, NODE_20, OLD_24];

test.each([
  ['of the same Node and OpenSSL', baselineOf('20', '3.0'), NODE_20, NODE_20],
  ['on another machine', baselineOf('24', '3.0', { processor: '64 × Other', platform: 'darwin' }), OLD_24, OLD_24],
  ['of the same Node and another OpenSSL', baselineOf('20', '3.5'), null, NODE_20],
  ['of another Node', baselineOf('26', '3.5'), null, NODE_24],
  ['whose OpenSSL is unknown', baselineOf('20', ''), NODE_20, NODE_20],
])('runs %s have theirs', (_, { environment }, own, nearest) =>
  expect(chosen(ALL, environment)).toEqual({ own, nearest }),
);

test('of no baselines there is none', () =>
  expect(chosen([], NODE_20.environment)).toEqual({ own: null, nearest: null }));

test('an update takes the place of its own environment, and leaves the others', () => {
  const again = baselineOf('20', '3.0', { processor: '64 × Other' });
  expect(withUpdated(ALL, again)).toEqual([again, OLD_24, NODE_24]);
  const further = baselineOf('26', '3.5');
  expect(withUpdated(ALL, further)).toEqual([NODE_20, OLD_24, NODE_24, further]);
  expect(withUpdated([], further)).toEqual([further]);
});
