import fc from 'fast-check';
import { SortedMap } from '../../src/model/sorted-map.js';

test('is what a sorted list is', () => {
  const steps = fc.array(
    fc.tuple(
      fc.constantFrom('insert', 'insert', 'insert', 'remove', 'floor', 'get', 'replace'),
      fc.nat(6000),
      fc.nat(3000),
    ),
    { maxLength: 300, size: 'max' },
  );
  fc.assert(
    fc.property(steps, (all) => {
      const map = new SortedMap();
      /** @type {Map<number, {start: number}>} */
      const naive = new Map();
      // Several blocks.
      for (let start = 0; start < 6000; start += 4) {
        const entry = { start };
        map.insert(entry);
        naive.set(start, entry);
      }
      for (const [step, start, length] of all) {
        const below = [...naive.keys()].filter((each) => each <= start);
        const floor = below.length === 0 ? null : Math.max(...below);
        if (step === 'insert') {
          const entry = { start };
          map.insert(entry);
          if (!naive.has(start)) naive.set(start, entry);
        } else if (step === 'remove') {
          expect(map.remove(start)).toBe(naive.get(start) ?? null);
          naive.delete(start);
        } else if (step === 'get') {
          expect(map.get(start)).toBe(naive.get(start) ?? null);
        } else if (step === 'floor') {
          expect(map.floor(start)).toBe(floor === null ? null : naive.get(floor));
        } else {
          const replaced = [...naive.values()].filter((each) => each.start >= start && each.start <= start + length);
          const gone = new Set();
          const entry = { start: start + (length >> 1) };
          map.replace(
            start + length + 1,
            entry,
            (other) => other.start >= start,
            (each) => gone.add(each),
          );
          expect(gone).toEqual(new Set(replaced));
          for (const each of replaced) naive.delete(each.start);
          naive.set(entry.start, entry);
        }
      }
    }),
    { numRuns: 20 },
  );
});
