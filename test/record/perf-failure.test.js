import { perfFailure } from '../../src/record/perf.js';

const level = async () => '3';

test.each([
  ['ENOENT', '', { code: 'perf-missing' }],
  [2, 'WARNING: perf not found for kernel 5.15.0-100', { code: 'perf-missing' }],
  [
    255,
    'Error:\nAccess to performance monitoring and observability operations is limited.',
    { code: 'perf-not-allowed', facts: { level: '3' } },
  ],
  [255, 'perf_event_open(...) failed: Operation not permitted', { code: 'perf-not-allowed' }],
  ['EACCES', '', { code: 'perf-not-allowed' }],
  [
    255,
    'The cpu-clock event is not supported.',
    { code: 'perf-no-clock', facts: { reason: 'The cpu-clock event is not supported.' } },
  ],
  [1, 'something\nelse ', { code: 'perf-failed', facts: { reason: 'something else' } }],
  [null, '', { code: 'perf-failed', facts: { reason: 'null' } }],
])('%s %s', async (code, text, expected) => {
  expect(await perfFailure(code, text, level)).toMatchObject(expected);
});
