import fc from 'fast-check';
import { commonDuration } from '../../src/attribute/common-duration.js';

const INTERVAL_US = 1000;
const inMs = (list) =>
  commonDuration(
    list.map((ms) => ms * 1000),
    INTERVAL_US,
  );
const numbers = (text) => text.trim().split(/\s+/).map(Number);

/** Chance with a memory: the same numbers in every run. */
const SEEDS = Array.from({ length: 25 }, (_, index) => index + 1);

/** mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Stretches of one call site of pbkdf2Sync under load, ms, measured; the calls took 37, 32 and 31 ms. */
const MEASURED = {
  'Node 20': [
    37,
    `9 6 61 40 38 77 76 38 38 38 76 37 37 76 37 266 38 36 76 76 113 37 75 38 136 44 43 53 53 37 37 190 151 37 37 152
    75 37 37 266 37 114 37 266 152 37 38 37 190 37 75 304 37 304 37 342 189 304 190 267 76 37 76 75 229 37 76 37 114 35
    76 37 114 37 32 38 35 152 152 305 270 76 110 38 37 116 38 38`,
  ],
  'Node 22': [
    32,
    `11 15 10 16 7 8 6 63 64 32 31 33 32 64 63 96 63 63 63 96 63 63 32 127 64 32 62 31 128 31 32 128 97 96 65 63
    65 32 96 63 32 96 29 33 63 32 96 63 96 161 63 96 95 63 31 96 31 30 63 95 63 63 95 225 63 63 96 32 63 31 31 31 31 32
    31 29 64 95 63 72 56 63 127 30 63 160 32 160 63 128 192 98 30 66 31 64 64 200 65 199 64 63 31 31 66 132 32 33 65 66
    66 100 99 132 67 65 65 43 38 33 32 65 34 66 33`,
  ],
  'Node 24': [
    31,
    `6 6 16 15 6 33 32 34 31 31 33 33 32 33 228 31 33 424 97 130 981 31 131 31 31 622 33 31 32 32 31 130 163 132
    31 129 294 133 31 882 31 64 97 65 64 32 31 64 260 325 258 129 163 32 32 31 31 31 316 97 194 32 96 96 97 31 31 130
    163 31 32`,
  ],
};

describe('as measured', () => {
  test.each(Object.entries(MEASURED))('%s', (_, [ms, list]) => {
    const unit = inMs(numbers(list)) / 1000;
    expect(Math.abs(unit / ms - 1)).toBeLessThan(0.03);
  });

  test('a list that is a comb to the eye, but a quarter noise, is left alone', () => {
    expect(
      inMs(
        numbers(`10 10 6 6 12 6 118 31 350 505 160 600 30 220 283 537 30 30 62 30 30 31 62 30 251 32 247 191 107 188
      149 119 66 443 61 530 220 61 267 155 186 30 30 62 93 93 30 97 31 38 97 95 42 71 257 123 93 92 124 32 32 31 124 61
      32`),
      ),
    ).toBeNull();
  });
});

const callsInARow = (random, busy) => Math.ceil(Math.log(1 - random()) / Math.log(busy)) || 1;
const draw = (random, item, fewest = 40) => Array.from({ length: fewest + Math.floor(random() * 160) }, item);

test.each(SEEDS)('calls in a row, each up to 10 %% off, as sampling sees them: one is found to 3 % (%d)', (seed) => {
  const random = randomFrom(seed);
  const unit = 10 + random() * 190;
  const busy = 0.35 + random() * 0.35;
  const call = () => unit * (0.95 + 0.1 * random());
  // Both ends of a stretch fall between two samples.
  const stretch = () =>
    Math.max(
      1,
      Math.round(Array.from({ length: callsInARow(random, busy) }, call).reduce((a, b) => a + b) + random() - 0.5),
    );
  const found = inMs(draw(random, stretch)) / 1000;
  expect(Math.abs(found - unit)).toBeLessThan(Math.max(0.03 * unit, 1));
});

const between = (low, high) => (random) => low + random() * (high - low);
const around =
  (...centres) =>
  (random) =>
    centres[Math.floor(random() * centres.length)] * (0.95 + 0.1 * random());

test.each([
  ['lengths of all kinds', between(5, 65)],
  ['long ones of all kinds', between(20, 400)],
  ['short ones of all kinds', between(5, 30)],
  ['rare long ones', (random) => 5 - 40 * Math.log(1 - random())],
  ['calls of one length, none in a row', around(40)],
  ['calls that differ by a half', between(30, 50)],
  ['two lengths', around(30, 47)],
  ['two lengths, one the double of the other', around(30, 60)],
  ['two lengths, one eight times the other', around(10, 80)],
  [
    'two kinds of calls, in a row',
    (random) => Array.from({ length: callsInARow(random, 0.5) }, () => around(30, 47)(random)).reduce((a, b) => a + b),
  ],
  ['stretches shorter than a call can be told from noise', between(0, 4.9)],
  ['calls shorter than a tick, some of them in a row', (random) => Math.ceil(-2.2 * Math.log(1 - random()))],
  ['the same among long ones', (random) => (random() < 0.6 ? 1 + random() : 10 * callsInARow(random, 0.5))],
])('%s show no common duration', (_, length) => {
  for (const seed of SEEDS) {
    const random = randomFrom(seed);
    expect(inMs(draw(random, () => length(random)))).toBeNull();
  }
});

test('one stretch of two calls among single ones is enough', () => {
  expect(inMs([40, 41, 40, 39, 42, 40, 82, 40, 41, 40, 38, 40, 41, 52, 40, 40, 39, 41])).toBe(40_000);
});

test('a handful of stretches shows nothing', () => expect(inMs([30, 30, 60, 30, 90, 30, 60])).toBeNull());

test.each([
  ['negative', [0, 0, 0, 0, 0, 0, -2.5e-323, -5.4e-323], -1.5e-323],
  ['endless', new Array(8).fill(Infinity), 1],
])('%s durations show nothing', (_, values, interval) => expect(commonDuration(values, interval)).toBeNull());

test('whatever the numbers, the answer is one of them, or none', () => {
  const anything = fc.oneof(
    fc.double(),
    fc.double({ min: 0, max: 1e6 }),
    fc.constantFrom(0, -1, Number.NaN, Infinity, -Infinity, 1e-320),
  );
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 60 }), anything, (values, interval) => {
      const unit = commonDuration(values, interval);
      expect(unit === null || values.includes(unit)).toBe(true);
    }),
  );
});

test('what came in is not sorted or changed', () => {
  const values = [90_000, 30_000, 60_000, 30_000, 30_000, 60_000, 30_000, 90_000, 30_000, 60_000];
  const copy = [...values];
  expect(commonDuration(values, INTERVAL_US)).toBe(30_000);
  expect(values).toEqual(copy);
});

test('any number of stretches is looked at some fifty times, not once for each of them', () => {
  const values = Array.from({ length: 30_000 }, (_, index) => (((index * 7919) % 4) + 1) * 30_000 + (index % 100));
  expect(Math.abs(commonDuration(values, INTERVAL_US) / 30_000 - 1)).toBeLessThan(0.03);
});
