import fc from 'fast-check';
import { partOf } from '../../src/compare/part.js';
import { byChange, weightChange } from '../../src/compare/weight-change.js';
import { wilsonInterval } from '../../src/model/interval.js';

/** What varies as little as any work does. */
const NOISE = { designEffect: 3, busyFactor: 1, searchTicks: 0, runSearchTicks: 0, laterSearchTicks: 0, isSearch: false };
const part = (ticks, busyTicks, parts = {}) => ({ ticks, cpuMs: ticks, busyTicks, busyMs: busyTicks, startTicks: 0, runStartTicks: 0, noise: NOISE, ...parts });

test.each([
  ['grew', [300, 3000], [600, 3000]],
  ['shrank', [600, 3000], [300, 3000]],
  ['appeared', [0, 3000], [300, 3000]],
  ['vanished', [300, 3000], [0, 3000]],
  ['within-noise', [300, 3000], [300, 3000]],
  ['within-noise', [0, 3000], [0, 3000]],
  // One and a half times as much would be a change if ticks were independent: 5.0 % and 6.3 % of 3000.
  ['within-noise', [150, 3000], [190, 3000]],
  // A few ticks may be there in one run and not in the next.
  ['within-noise', [0, 3000], [7, 3000]],
  ['too-few-ticks', [100, 199], [0, 3000]],
  ['too-few-ticks', [0, 3000], [100, 199]],
  ['too-few-ticks', [0, 0], [0, 0]],
  ['shrank', [180, 200], [20, 200]],
])('%s: from %j to %j ticks', (change, before, after) => {
  expect(weightChange(part(...before), part(...after)).change).toBe(change);
});

test('it tells both sides, the difference, and the interval of it', () => {
  const weight = weightChange(part(300, 3000, { cpuMs: 330 }), part(60, 1000, { cpuMs: 66 }));
  expect(weight).toMatchObject({ before: { ticks: 300, share: 0.1, cpuMs: 330 }, after: { ticks: 60, share: 0.06, cpuMs: 66 }, cpuMs: -264 });
  expect(weight.difference).toBeCloseTo(-0.04, 12);
  // As wide as if a third of the ticks had been taken.
  expect(weight.before.interval).toEqual(wilsonInterval(100, 1000));
  expect(weight.interval[0]).toBeLessThan(-0.04);
  expect(weight.interval[1]).toBeGreaterThan(-0.04);
});

test('a part of something takes its time by the mean weight of a tick', () => {
  expect(partOf({ ticks: 100, cpuMs: 120 }, 1000, 50)).toEqual({ ticks: 50, cpuMs: 60, busyTicks: 1000 });
  expect(partOf({ ticks: 100, cpuMs: 120 }, 1000)).toEqual({ ticks: 100, cpuMs: 120, busyTicks: 1000 });
  expect(partOf({ ticks: 0, cpuMs: 0 }, 1000)).toEqual({ ticks: 0, cpuMs: 0, busyTicks: 1000 });
  expect(partOf(null, 1000)).toEqual({ ticks: 0, cpuMs: 0, busyTicks: 1000 });
});

const PART = fc.nat(100_000).chain((busyTicks) => fc.nat(busyTicks).map((ticks) => part(ticks, busyTicks)));
const MIRROR = {
  grew: 'shrank', shrank: 'grew', appeared: 'vanished', vanished: 'appeared', 'within-noise': 'within-noise', 'too-few-ticks': 'too-few-ticks',
};

test('the other way round it is its mirror image, and against itself nothing', () => {
  fc.assert(fc.property(PART, PART, (before, after) => {
    const there = weightChange(before, after);
    const back = weightChange(after, before);
    expect(back.change).toBe(MIRROR[there.change]);
    expect([back.difference, back.cpuMs, ...back.interval]).toEqual([0 - there.difference, 0 - there.cpuMs, 0 - there.interval[1], 0 - there.interval[0]]);
    expect(['within-noise', 'too-few-ticks']).toContain(weightChange(before, before).change);
  }));
});

test('changes are told first, then the largest differences, then the heaviest, then by name', () => {
  const rows = [
    { name: 'c', weight: weightChange(part(0, 3000), part(0, 3000)) },
    { name: 'b', weight: weightChange(part(0, 3000), part(0, 3000)) },
    { name: 'heavy', weight: weightChange(part(900, 3000), part(900, 3000)) },
    { name: 'noise', weight: weightChange(part(900, 3000), part(930, 3000)) },
    { name: 'small change', weight: weightChange(part(0, 3000), part(30, 3000)) },
    { name: 'change', weight: weightChange(part(900, 3000), part(0, 3000)) },
  ];
  const names = byChange(rows, ({ weight }) => weight, ({ name }) => name).map(({ name }) => name);
  expect(names).toEqual(['change', 'small change', 'noise', 'heavy', 'b', 'c']);
});
