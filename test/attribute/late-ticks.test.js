import { ticksCameLate } from '../../src/attribute/late-ticks.js';
import { PHASE } from '../../src/attribute/phases.js';

/** @import { Attribution } from '../../src/attribute/attribute-profile.js' */

/**
 * @param {number[]} gaps µs from each sample to the next; negative where the thread is idle then
 * @param {number} [intervalUs] of the sampling
 * @returns {Attribution} of a thread with such samples
 */
function threadWith(gaps, intervalUs = 1000) {
  const time = [0];
  const phases = [PHASE['event-loop']];
  for (const gap of gaps) {
    time.push(/** @type {number} */ (time.at(-1)) + Math.abs(gap));
    phases.push(gap < 0 ? PHASE.idle : PHASE['event-loop']);
  }
  return /** @type {any} */ ({
    profile: { meta: { timed: true, intervalUs }, samples: { time, length: time.length } },
    phases,
  });
}

const repeat = (/** @type {number[]} */ gaps, count = 50) => Array.from({ length: count }, () => gaps).flat();

test.each([
  ['that come in time', repeat([1000, 1060, 980]), false],
  ['of which V8 left some out', repeat([1000, 2050]), false],
  ['of a thread that waits for its turn', repeat([1000, 1000, 1000, 8000]), true],
  ['of a thread that seldom waits', repeat([...repeat([1000], 60), 8000], 10), false],
  ['between which a thread has nothing to do', repeat([1000, 1000, -8000, 1000]), false],
  ['around one long pause: a machine that slept', [...repeat([1000], 200), 60e6, ...repeat([1000], 200)], false],
  ['that V8 can not take as often as it was told', repeat([400, 420, 390]), false, 100],
  ['that are none', [], false],
])('ticks %s', (_, gaps, areLate, intervalUs = 1000) => {
  expect(ticksCameLate([threadWith(gaps, intervalUs)])).toBe(areLate);
});

test.each([
  ['without times', { timed: false }],
  ['without samples of waits for events', { collector: 'perf' }],
])('a profile %s says nothing', (_, meta) => {
  const thread = threadWith(repeat([1000, 8000]));
  Object.assign(thread.profile.meta, meta);
  expect(ticksCameLate([thread])).toBe(false);
});
