import fc from 'fast-check';
import { callTree, prune, totals } from '../../../src/writers/flamegraph/call-tree.js';
import { profileFromGrid } from '../../support/text-grid.js';

/** Threads whose samples are all work. */
const busy = (profile) => ({ profile, rowOfSample: new Int32Array(profile.samples.length) });
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const anyTree = fc.array(fc.tuple(fc.nat(), fc.nat(50)), { minLength: 1, maxLength: 60 }).map((rows) => ({
  parent: rows.map(([parent], row) => (row === 0 ? -1 : parent % row)),
  name: rows.map((_, row) => `f${row}`),
  self: rows.map(([, ticks]) => ticks),
}));

test('the heaviest rows stay, the others give their ticks to their callers', () => {
  const tree = callTree(
    [
      busy(
        profileFromGrid(`
    @repeat 10  3       2       1
    a@/a.js:1   a@/a.js:1  a@/a.js:1  z@/z.js:1
    -           b@/b.js:1  c@/c.js:1  -
  `),
      ),
    ],
    ['main thread'],
  );
  expect(prune(tree, { rows: 3, depth: 10 })).toEqual({
    tree: { parent: [-1, 0, 1], name: ['all stacks', 'a /a.js:1', 'b /b.js:1'], self: [1, 12, 3] },
    merged: { rows: 2, ticks: 3 },
  });
});

test('no more than the limits allow stays, callers before callees, and no tick is lost', () => {
  fc.assert(
    fc.property(anyTree, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20 }), (tree, rows, depth) => {
      const { tree: smaller, merged } = prune(tree, { rows, depth });
      expect(smaller.parent.length).toBeLessThanOrEqual(rows);
      expect(sum(smaller.self)).toBe(sum(tree.self));
      expect(smaller.parent[0]).toBe(-1);
      expect(smaller.parent.every((parent, row) => parent < row)).toBe(true);
      const depths = smaller.parent.reduce((all, parent) => [...all, parent < 0 ? 0 : all[parent] + 1], []);
      expect(Math.max(...depths)).toBeLessThan(depth);
      const gone = tree.name
        .filter((name) => !smaller.name.includes(name))
        .map((name) => tree.self[tree.name.indexOf(name)]);
      expect(merged).toEqual({ rows: gone.length, ticks: sum(gone) });
    }),
  );
});

test('a tree within the limits stays as it is', () => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      expect(prune(tree, { rows: 60, depth: 60 })).toEqual({ tree, merged: { rows: 0, ticks: 0 } });
    }),
  );
});

test('totals hold everything below', () => {
  expect([...totals({ parent: [-1, 0, 1, 0], name: ['r', 'a', 'b', 'c'], self: [0, 1, 2, 4] })]).toEqual([7, 3, 2, 4]);
});

test('samples without a stack are shown as such, rows without ticks are not', () => {
  const profile = profileFromGrid(`
    a@/a.js:1  -  b@/b.js:1
  `);
  const tree = callTree([{ profile, rowOfSample: Int32Array.from([0, 1, -1]) }], ['main thread']);
  expect(tree.name).toEqual(['all stacks', 'a /a.js:1', 'no stack.']);
  expect(tree.self).toEqual([0, 1, 1]);
});
