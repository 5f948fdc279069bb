import fc from 'fast-check';
import { CodeMap } from '../../src/v8log/code-map.js';

const REGION = 256 * 1024;

/** What a CodeMap must do, over a plain list. */
class NaiveMap {
  entries = [];

  add(entry) {
    this.entries = this.entries.filter(({ start, size }) => start + size <= entry.start || start >= entry.start + entry.size);
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
  for (const [name, start, size] of entries) map.add({ name, start, size, live: false });
  return map;
}

const nameAt = (map, address) => map.find(address)?.name ?? null;

test('an entry holds its bytes and no others', () => {
  const map = mapOf(['a', 100, 10]);
  expect([99, 100, 109, 110].map((address) => nameAt(map, address))).toEqual([null, 'a', 'a', null]);
});

test('an entry takes the place of everything that it overlaps', () => {
  const map = mapOf(['a', 100, 10], ['b', 110, 10], ['c', 130, 10]);
  const old = map.find(115);
  map.add({ name: 'new', start: 105, size: 10, live: true });
  expect([100, 105, 114, 115, 135].map((address) => nameAt(map, address))).toEqual([null, 'new', 'new', null, 'c']);
  expect(old.live).toBe(false);
});

test('an entry may span regions, and is gone from all of them', () => {
  const map = mapOf(['a', REGION - 10, 2 * REGION], ['b', 4 * REGION, 8]);
  expect([REGION - 10, REGION, 2 * REGION, 3 * REGION - 11, 3 * REGION - 10].map((address) => nameAt(map, address))).toEqual(['a', 'a', 'a', 'a', null]);
  map.add({ name: 'c', start: 2 * REGION, size: 1, live: true });
  expect([REGION - 10, REGION, 2 * REGION, 2 * REGION + 1].map((address) => nameAt(map, address))).toEqual([null, null, 'c', null]);
});

test('a move takes the entry along and evicts what is there', () => {
  const map = mapOf(['a', 100, 10], ['b', REGION + 5, 10]);
  expect(map.move(100, REGION)).toBe(true);
  expect([100, REGION, REGION + 9, REGION + 10].map((address) => nameAt(map, address))).toEqual([null, 'a', 'a', null]);
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

test('the generation grows whenever an address may resolve differently', () => {
  const map = mapOf(['a', 100, 10]);
  const before = map.generation;
  map.add({ name: 'b', start: 500, size: 10, live: true });
  expect(map.generation).toBe(before);
  map.add({ name: 'c', start: 505, size: 1, live: true });
  const evicted = map.generation;
  expect(evicted).toBeGreaterThan(before);
  map.move(100, 700);
  expect(map.generation).toBeGreaterThan(evicted);
});

test('behaves as a plain list does', () => {
  // Few addresses, around the ends of regions: most operations hit something.
  const address = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -6, max: 6 })).map(([region, offset]) => Math.max(0, region * REGION + offset * 4));
  const size = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(REGION - 4, REGION, 2 * REGION + 4));
  const operation = fc.oneof(
    fc.record({ type: fc.constant('add'), start: address, size }),
    fc.record({ type: fc.constant('move'), from: address, to: address }),
  );
  fc.assert(fc.property(fc.array(operation, { maxLength: 30 }), fc.array(address, { minLength: 8, maxLength: 8 }), (operations, probes) => {
    const map = new CodeMap();
    const naive = new NaiveMap();
    for (const [name, { type, start, size: bytes, from, to }] of operations.entries()) {
      if (type === 'move') {
        expect(map.move(from, to)).toBe(naive.move(from, to));
      } else {
        map.add({ name, start, size: bytes, live: true });
        naive.add({ name, start, size: bytes });
      }
      for (const probe of probes) expect(nameAt(map, probe)).toBe(naive.find(probe));
    }
  }), { numRuns: 300 });
});
