/** Counts by time: bounded however long a program runs, and none is lost when slots are made longer. */
import fc from 'fast-check';
import TimeSlots from '../../src/record/probe/time-slots.cjs';

const sum = (counts) => counts.reduce((total, count) => total + count, 0);

test('what happens is counted in the slot of its time', () => {
  const slots = new TimeSlots();
  for (const us of [0, 999, 1000, 4500]) slots.add(us);
  expect({ ...slots }).toEqual({ slotUs: 1000, counts: [2, 1, 0, 0, 1] });
});

test('slots are made longer when there are too many', () => {
  const slots = new TimeSlots();
  for (const us of [0, 1000, 2000, 16_383_999]) slots.add(us);
  expect([slots.slotUs, slots.counts.length]).toEqual([1000, 16_384]);
  slots.add(16_384_000);
  expect([slots.slotUs, slots.counts.length]).toEqual([2000, 8193]);
  expect(slots.counts.slice(0, 3)).toEqual([2, 1, 0]);
  expect(slots.counts.slice(-2)).toEqual([1, 1]);
  const aYear = 365 * 24 * 3600 * 1e6;
  slots.add(aYear);
  expect(sum(slots.counts)).toBe(6);
  expect(slots.counts.length).toBeLessThanOrEqual(16_384);
  expect(slots.counts[Math.floor(aYear / slots.slotUs)]).toBe(1);
});

test('none is lost, and each is within its slot', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e8 }), { minLength: 1, maxLength: 50 }), (gaps) => {
      const slots = new TimeSlots();
      const times = [];
      let now = 0;
      for (const gap of gaps) {
        times.push((now += gap));
        slots.add(now);
        // As text: Jest would look at each of some thousand numbers by itself.
        expect(slots.json()).toBe(JSON.stringify({ ...slots }));
      }
      const expected = new Map();
      for (const time of times) {
        const slot = Math.floor(time / slots.slotUs);
        expected.set(slot, (expected.get(slot) ?? 0) + 1);
      }
      const { counts } = slots;
      expect(counts.length).toBeLessThanOrEqual(16_384);
      expect(counts.flatMap((count, slot) => (count === 0 ? [] : [[slot, count]]))).toEqual([...expected]);
    }),
  );
});
