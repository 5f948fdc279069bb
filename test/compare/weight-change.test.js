import fc from 'fast-check';
import { partOf } from '../../src/compare/part.js';
import { byChange, weightChange } from '../../src/compare/weight-change.js';
import { wilsonInterval } from '../../src/model/interval.js';

/** What varies as little as any work does. */
const NOISE = {
  designEffect: 3,
  busyFactor: 1,
  searchTicks: 0,
  runSearchTicks: 0,
  recurringSearchTicks: 0,
  isSearch: false,
};
const part = (ticks, busyTicks, parts = {}) => ({
  ticks,
  cpuMs: ticks,
  busyTicks,
  busyMs: busyTicks,
  onceTicks: 0,
  runOnceTicks: 0,
  runs: 1,
  hasStart: true,
  noise: NOISE,
  ...parts,
});

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

describe('a job whose cryptography is nearly all of its recurring work', () => {
  // 1176 ticks, of which 140 at the start, become 245, of which 145 at the start.
  const runOf = (ticks, busyTicks, runOnceTicks, isJob) =>
    part(ticks, busyTicks, { runOnceTicks, noise: { ...NOISE, isJob } });
  test('shrank if its share of the whole and its time say so', () => {
    expect(weightChange(runOf(1030, 1176, 140, true), runOf(98, 245, 145, true)).change).toBe('shrank');
    expect(weightChange(runOf(98, 245, 145, true), runOf(1030, 1176, 140, true)).change).toBe('grew');
  });
  test('did not if it is a server, which may have run for a shorter time', () => {
    expect(weightChange(runOf(1030, 1176, 140, false), runOf(98, 245, 145, false)).change).toBe('within-noise');
    expect(weightChange(runOf(1030, 1176, 140, true), runOf(98, 245, 145, false)).change).toBe('within-noise');
  });
  test('did not if only its share of the whole did: the start took longer', () => {
    expect(weightChange(runOf(1000, 1140, 140, true), runOf(1000, 1900, 900, true)).change).toBe('within-noise');
  });
});

test('it tells both sides, the difference, and the interval of it', () => {
  const weight = weightChange(part(300, 3000, { cpuMs: 330 }), part(60, 1000, { cpuMs: 66 }));
  expect(weight).toMatchObject({
    before: { ticks: 300, share: 0.1, cpuMs: 330 },
    after: { ticks: 60, share: 0.06, cpuMs: 66 },
    cpuMs: -264,
  });
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
  'may-have-grown': 'may-have-shrunk',
  'may-have-shrunk': 'may-have-grown',
  grew: 'shrank',
  shrank: 'grew',
  appeared: 'vanished',
  vanished: 'appeared',
  'within-noise': 'within-noise',
  'too-few-ticks': 'too-few-ticks',
};

test('the other way round it is its mirror image, and against itself nothing', () => {
  fc.assert(
    fc.property(PART, PART, (before, after) => {
      const there = weightChange(before, after);
      const back = weightChange(after, before);
      expect(back.change).toBe(MIRROR[there.change]);
      expect([back.difference, back.cpuMs, ...back.interval]).toEqual([
        0 - there.difference,
        0 - there.cpuMs,
        0 - there.interval[1],
        0 - there.interval[0],
      ]);
      expect(['within-noise', 'too-few-ticks']).toContain(weightChange(before, before).change);
    }),
  );
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
  const names = byChange(
    rows,
    ({ weight }) => weight,
    ({ name }) => name,
  ).map(({ name }) => name);
  expect(names).toEqual(['change', 'small change', 'noise', 'heavy', 'b', 'c']);
});

describe('where requests were counted', () => {
  const requests = (before, after, isQuiet = false) => ({ before, after, isQuiet });

  test('no change is told that neither interval shows', () => {
    const count = fc.integer({ min: 50, max: 5000 });
    // On a busy machine, intervals of shares are wide; without start-up, shares are others.
    const busy = fc
      .tuple(PART, fc.constantFrom(1, 2, 8), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([each, busyFactor, once]) => ({
        ...each,
        runOnceTicks: Math.floor((each.busyTicks - each.ticks) * once),
        noise: { ...NOISE, busyFactor },
      }));
    fc.assert(
      fc.property(busy, busy, count, count, fc.boolean(), (before, after, left, right, isQuiet) => {
        const { change, interval, rate } = weightChange(before, after, requests(left, right, isQuiet));
        const direction = { grew: 1, appeared: 1, shrank: -1, vanished: -1 }[change];
        if (direction === undefined) return;
        const shown = [interval, rate.interval].filter(([low, high]) => (direction > 0 ? low > 0 : high < 0));
        expect(shown).not.toEqual([]);
      }),
      {
        examples: [
          [
            part(600, 3000, { noise: { ...NOISE, busyFactor: 8 } }),
            part(780, 3180, { noise: { ...NOISE, busyFactor: 8 } }),
            ...[100, 100, false],
          ],
        ],
      },
    );
  });

  const judged = (before, after, counts) => weightChange(part(...before), part(...after), counts).change;

  test.each([
    // A fix made all other work cheaper, so what is left has a larger share.
    ['the same for each, of less in all', [600, 3000], [600, 1500], requests(100, 100), 'within-noise'],
    ['the same for each, of more requests', [600, 3000], [1200, 3000], requests(100, 200), 'within-noise'],
    ['twice as much for each', [600, 3000], [1200, 3600], requests(100, 100), 'grew'],
    ['half as much for each', [1200, 3600], [600, 3000], requests(100, 100), 'shrank'],
    // A busy machine makes all work dearer, and not all of it alike.
    ['more for each, as all other work', [600, 3000], [900, 4500], requests(100, 100), 'within-noise'],
    ['more for each, and less than all other work', [600, 3000], [900, 7500], requests(100, 100), 'within-noise'],
    [
      'the same on a machine that is known to have been quiet',
      [600, 3000],
      [1200, 6000],
      requests(100, 100, true),
      'grew',
    ],
    ['none in one of them', [0, 3000], [600, 3600], requests(100, 100), 'appeared'],
    ['a tick more', [0, 3000], [1, 3000], requests(100, 100), 'within-noise'],
  ])('%s', (_, before, after, counts, change) => expect(judged(before, after, counts)).toBe(change));

  test('it tells what each costs, with an interval', () => {
    const { rate } = weightChange(part(600, 3000), part(300, 3000), requests(100, 50));
    expect(rate).toMatchObject({ per: 'request', before: 6, after: 6, difference: 0 });
    expect(rate?.interval[0]).toBeLessThan(-1);
    expect(rate?.interval[1]).toBeGreaterThan(1);
    expect(weightChange(part(600, 3000), part(300, 3000)).rate).toBeNull();
  });

  test('what is done at the start is judged by run, however many requests there were', () => {
    const start = (ticks) => part(ticks, 3000, { onceTicks: ticks, runOnceTicks: ticks });
    expect(weightChange(start(300), start(330), requests(100, 2000))).toMatchObject({
      change: 'within-noise',
      rate: { per: 'run', before: 300, after: 330 },
    });
    expect(weightChange(start(100), start(600), requests(100, 100)).change).toBe('grew');
  });

  test('of several runs that were added up, each has a start', () => {
    const start = (ticks, runs) => part(ticks, 3000 * runs, { onceTicks: ticks, runOnceTicks: ticks, runs });
    expect(weightChange(start(300, 1), start(900, 3))).toMatchObject({
      change: 'within-noise',
      rate: { per: 'run', before: 300, after: 300 },
    });
    expect(weightChange(start(300, 1), start(3600, 3)).change).toBe('grew');
  });

  test('a run that was sampled later did not see its start', () => {
    const start = (ticks, hasStart) => part(ticks, 3000, { onceTicks: ticks, runOnceTicks: ticks, hasStart });
    expect(weightChange(start(300, true), start(0, false)).change).toBe('within-noise');
    expect(weightChange(start(300, true), start(0, true)).change).toBe('vanished');
    expect(weightChange(start(300, true), start(0, false), requests(100, 100)).change).toBe('within-noise');
  });
});

describe('searches for primes', () => {
  const searches = (ticks, calls = 1) =>
    part(ticks, 3000, {
      onceTicks: ticks,
      runOnceTicks: ticks,
      noise: {
        ...NOISE,
        searchTicks: (0.7 * ticks) / Math.sqrt(calls),
        runSearchTicks: (0.7 * ticks) / Math.sqrt(calls),
        recurringSearchTicks: 0,
        isSearch: true,
      },
    });

  test.each([
    ['may-have-grown', searches(50), searches(400)],
    ['may-have-shrunk', searches(400), searches(50)],
    ['within-noise', searches(100), searches(110)],
    // Pairs of an unchanged program that makes one RSA key at its start: half of them differ as much as these.
    ['within-noise', searches(434), searches(173)],
    ['within-noise', searches(80), searches(246)],
    // Sixteen on each side even out: their standard deviation is a quarter of one's.
    ['may-have-shrunk', searches(434, 16), searches(173, 16)],
    ['appeared', part(0, 3000), searches(100)],
    ['vanished', searches(100), part(0, 3000)],
  ])('%s', (change, before, after) => expect(weightChange(before, after).change).toBe(change));

  test('what a few took is missing in the shares of other work, and means nothing there', () => {
    const beside = (ticks, search) =>
      part(ticks, 3000, { runOnceTicks: search, noise: { ...NOISE, runSearchTicks: 0.7 * search } });
    expect(weightChange(beside(900, 0), beside(750, 0)).change).toBe('shrank');
    // 30 % of what was not a search, in both.
    expect(weightChange(beside(900, 0), beside(750, 500)).change).toBe('within-noise');
    expect(weightChange(beside(900, 0), beside(900, 500))).toMatchObject({ change: 'grew', difference: 0 });
  });

  test('other work is less sure where many took much of the run', () => {
    const beside = (ticks, search) =>
      part(ticks, 3000, { noise: { ...NOISE, runSearchTicks: search, recurringSearchTicks: search } });
    expect(weightChange(beside(900, 0), beside(750, 0)).change).toBe('shrank');
    expect(weightChange(beside(900, 500), beside(750, 500)).change).toBe('within-noise');
  });

  test('what is done again and again is judged without those that were done once', () => {
    const both = (ticks, search) =>
      part(ticks, 3000, {
        onceTicks: search,
        runOnceTicks: search,
        noise: { ...NOISE, searchTicks: 0.7 * search, runSearchTicks: 0.7 * search },
      });
    // 900 of 2900 beside a key of 100 ticks; 780 of 2500 beside one of 500: its share of the whole run grew by a tenth.
    expect(weightChange(both(1000, 100), both(1280, 500)).change).toBe('within-noise');
    expect(weightChange(both(1000, 100), both(1600, 100)).change).toBe('grew');
  });
});

test('what is done at the start is judged by its time where no requests were counted: a longer run has no smaller start', () => {
  const start = (ticks, busyTicks) => part(ticks, busyTicks, { onceTicks: ticks, runOnceTicks: ticks });
  expect(weightChange(start(300, 1000), start(310, 9000))).toMatchObject({
    change: 'within-noise',
    rate: { per: 'run', before: 300, after: 310 },
  });
  expect(weightChange(start(300, 3000), start(900, 3000)).change).toBe('grew');
});

test('where others used the processor, ticks come late, and what is done at the start seems to take longer', () => {
  const start = (cpuMs, busyFactor) =>
    part(283, 700, { cpuMs, onceTicks: 283, runOnceTicks: 283, noise: { ...NOISE, busyFactor } });
  expect(weightChange(start(1082, 7.4), start(351, 7.4)).change).toBe('within-noise');
  expect(weightChange(start(1082, 1), start(351, 1)).change).toBe('shrank');
});
