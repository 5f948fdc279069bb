import fc from 'fast-check';
import { StackBuilder } from '../../src/model/stack-builder.js';

/** Stacks as frames from the root to the leaf, few different ones, so that they share their beginnings. */
const STACKS = fc.array(fc.array(fc.nat(5), { maxLength: 12 }), { maxLength: 60 });

const intern = (builder, frames) => frames.reduce((parent, frame) => builder.intern(parent, frame), -1);

/** The frames of a row, root first. */
function framesOf({ parent, frame }, row) {
  return row === -1 ? [] : [...framesOf({ parent, frame }, parent[row]), frame[row]];
}

test('stacks come back as they went in', () => {
  fc.assert(
    fc.property(STACKS, (stacks) => {
      const builder = new StackBuilder();
      const rows = stacks.map((frames) => intern(builder, frames));
      const table = builder.finish();
      expect(rows.map((row) => framesOf(table, row))).toEqual(stacks);
    }),
  );
});

test('equal stacks share their row, and every parent comes before its children', () => {
  fc.assert(
    fc.property(STACKS, (stacks) => {
      const builder = new StackBuilder();
      for (const frames of [...stacks, ...stacks]) intern(builder, frames);
      const { parent, frame, length } = builder.finish();
      const beginnings = stacks.flatMap((frames) => frames.map((_, index) => frames.slice(0, index + 1).join()));
      expect(length).toBe(new Set(beginnings).size);
      expect([...parent].every((caller, row) => caller < row)).toBe(true);
      expect([parent.length, frame.length]).toEqual([length, length]);
    }),
  );
});

test('it grows: a hundred thousand stacks are all found again', () => {
  const builder = new StackBuilder();
  const rows = Array.from({ length: 100_000 }, (_, frame) => builder.intern((frame % 7) - 1, frame));
  expect(rows).toEqual(Array.from(rows, (_, index) => index));
  expect(rows.every((row, frame) => builder.intern((frame % 7) - 1, frame) === row)).toBe(true);
  expect(builder.length).toBe(100_000);
});

test('a deep stack is a chain', () => {
  const builder = new StackBuilder();
  const leaf = intern(builder, new Array(50_000).fill(0));
  expect(leaf).toBe(49_999);
  expect([...builder.finish().parent.subarray(0, 3)]).toEqual([-1, 0, 1]);
});

test('nothing interned is an empty table', () => {
  expect(new StackBuilder().finish()).toEqual({ length: 0, parent: new Int32Array(), frame: new Int32Array() });
});
