/** What a profile of a running program says of its threads and processes that are not in it. */
import { readSampled } from '../../src/inputs/read-sampled.js';

const PROFILE = {
  nodes: [
    {
      id: 1,
      callFrame: { functionName: '(root)', scriptId: '0', url: '', lineNumber: -1, columnNumber: -1 },
      children: [],
    },
  ],
  startTime: 1,
  endTime: 2000,
  samples: [1],
  timeDeltas: [1000],
};
const SAMPLED = /** @type {const} */ ({
  threads: [{ profile: PROFILE, thread: 0 }],
  lost: 0,
  by: 'attach',
  intervalUs: 1000,
  pid: 7,
  node: '24.0.0',
  platform: 'linux',
  arch: 'x64',
  startMs: 0,
});

test.each([
  ['threads that ended', { lost: 2 }, ['threads-lost', 2]],
  ['workers that started meanwhile', { late: 3 }, ['threads-late', 3]],
  ['Nodes that it has started', { below: [8, 9] }, ['children-unseen', 2]],
])('%s are told', async (_, changes, [code, count]) => {
  const codes = async (/** @type {object} */ more) =>
    (await readSampled({ ...SAMPLED, ...more }, null)).profiles[0].diagnostics.map((each) => [each.code, each.count]);
  expect(await codes(changes)).toContainEqual([code, count]);
  expect(await codes({ late: 0 })).not.toContainEqual([code, count]);
});
