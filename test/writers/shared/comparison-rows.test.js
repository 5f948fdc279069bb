import { requestRows } from '../../../src/writers/shared/comparison-rows.js';

const COST = { requests: 10, requestsPerSecond: null, cryptoMs: 1, busyMs: 2, cpuMs: null };
const load = (requests, latencyP50Ms) => ({ load: { requests, latencyP50Ms, latencyP99Ms: 3 } });

test.each([
  ['in whole ms', load(10, 0), ['latency, median', '< 1 ms', '2 ms'], ['latency, 99th percentile', '3 ms', '3 ms']],
  ['not without answers', load(0, 0)],
])('latencies are compared %s', (_, before, ...expected) => {
  const requests = /** @type {any} */ ({ before: COST, after: COST });
  const rows = requestRows(requests, /** @type {any} */ ({ before, after: load(10, 2) }));
  expect(rows.filter(([title]) => title.startsWith('latency'))).toEqual(expected);
});
