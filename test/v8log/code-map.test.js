import fc from 'fast-check';
import { CodeMap } from '../../src/v8log/code-map.js';

/** What a CodeMap must do, over a plain list. */
class NaiveMap {
  entries = [];

  add(entry) {
    this.entries = this.entries.filter(
      ({ start, size }) => start + size <= entry.start || start >= entry.start + entry.size,
    );
    this.entries.push(entry);
  }

  move(from, to) {
    const entry = this.entries.find(({ start }) => start === from);
    if (entry === undefined) return false;
    this.entries = this.entries.filter((each) => each !== entry);
    this.add({ ...entry, start: to });
    return true;
  }

  find(address) {
    return this.entries.find(({ start, size }) => start <= address && address < start + size)?.name ?? null;
  }
}

function mapOf(...entries) {
  const map = new CodeMap();
  for (const [name, start, size] of entries) map.add({ name, start, size, number: -1 });
  return map;
}

const nameAt = (map, address) => map.find(address)?.name ?? null;

test('an entry holds its bytes and no others', () => {
  const map = mapOf(['a', 100, 10]);
  expect([99, 100, 109, 110].map((address) => nameAt(map, address))).toEqual([null, 'a', 'a', null]);
});

test('an entry takes the place of everything that it overlaps', () => {
  const map = mapOf(['a', 100, 10], ['b', 110, 10], ['c', 130, 10]);
  map.add({ name: 'new', start: 105, size: 10, number: -1 });
  expect([100, 105, 114, 115, 135].map((address) => nameAt(map, address))).toEqual([null, 'new', 'new', null, 'c']);
});

test('an entry may take the place of thousands', () => {
  const map = mapOf(...Array.from({ length: 5000 }, (_, index) => [`small ${index}`, 10 * index, 5]));
  map.add({ name: 'large', start: 1002, size: 40_000, number: -1 });
  expect([990, 999, 1001, 1002, 41_001, 41_002, 41_010].map((address) => nameAt(map, address))).toEqual([
    'small 99',
    null,
    null,
    'large',
    'large',
    null,
    'small 4101',
  ]);
});

test('a move takes the entry along and evicts what is there', () => {
  const map = mapOf(['a', 100, 10], ['b', 505, 10]);
  expect(map.move(100, 500)).toBe(true);
  expect([100, 500, 509, 510].map((address) => nameAt(map, address))).toEqual([null, 'a', 'a', null]);
});

test('a move onto itself, shifted, keeps the entry', () => {
  const map = mapOf(['a', 100, 10]);
  map.move(100, 105);
  expect([104, 105, 114].map((address) => nameAt(map, address))).toEqual([null, 'a', 'a']);
});

test('only what starts at an address can move from there', () => {
  const map = mapOf(['a', 100, 10]);
  expect([map.move(105, 500), map.move(7, 500)]).toEqual([false, false]);
  expect(nameAt(map, 105)).toBe('a');
});

test('the generation grows whenever an address that was resolved may resolve differently', () => {
  const map = new CodeMap();
  const add = (start, number) => {
    const entry = { name: 'x', start, size: 10, number: -1 };
    map.add(entry);
    if (number !== -1) map.remember(entry, number);
  };
  const growth = (change) => {
    const before = map.generation;
    change();
    return map.generation - before;
  };
  expect(
    growth(() => {
      add(100, -1);
      add(500, 0);
      add(700, 1);
    }),
  ).toBe(0);
  expect(growth(() => add(105, -1))).toBe(0);
  expect(growth(() => map.move(105, 300))).toBe(0);
  expect(growth(() => add(505, -1))).toBeGreaterThan(0);
  expect(growth(() => map.move(700, 900))).toBeGreaterThan(0);
});

describe('behaves as a plain list does', () => {
  const entry = fc.record({
    start: fc.nat(2400).map((start) => start * 4),
    size: fc.oneof({ weight: 30, arbitrary: fc.integer({ min: 1, max: 12 }) }, fc.integer({ min: 1, max: 6000 })),
  });
  const operation = fc.oneof(
    entry.map((fields) => ({ type: 'add', ...fields })),
    // Few different addresses, so that some moves find something.
    fc.record({
      type: fc.constant('move'),
      from: fc.nat(60).map((from) => from * 4),
      to: fc.nat(60).map((to) => to * 4),
    }),
  );
  const probes = fc.array(fc.nat(10_000), { minLength: 8, maxLength: 8 });

  /** Applies the operations to both and compares them. */
  function check(first, operations, addresses) {
    const map = new CodeMap();
    const naive = new NaiveMap();
    for (const [name, { type, start, size, from, to }] of [...first, ...operations].entries()) {
      if (type === 'move') {
        expect(map.move(from, to)).toBe(naive.move(from, to));
      } else {
        map.add({ name, start, size, number: -1 });
        naive.add({ name, start, size });
      }
      if (name >= first.length) for (const address of addresses) expect(nameAt(map, address)).toBe(naive.find(address));
    }
  }

  test('with few entries', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 40 }), probes, (operations, addresses) =>
        check([], operations, addresses),
      ),
      { numRuns: 300 },
    );
  });

  test('with more than one block of them', () => {
    const many = Array.from({ length: 1500 }, (_, index) => ({
      type: 'add',
      start: ((index * 7) % 1500) * 6,
      size: 5,
    }));
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 40 }), probes, (operations, addresses) =>
        check(many, operations, addresses),
      ),
      { numRuns: 20 },
    );
  });
});
