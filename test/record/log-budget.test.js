/** What the logs may take on the disk: whatever is written to them later takes no room. */
import { closeSync, fstatSync, linkSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { newLogBudget } from '../../src/record/log-budget.js';
import { makeDirectory, removeDirectories } from './program.js';

afterAll(removeDirectories);

const MB = 1 << 20;

/** @param {string} name */
function logOf(name) {
  const file = path.join(makeDirectory(), name);
  const [descriptor, v8] = [openSync(file, 'w+'), openSync(file, 'r+')];
  let at = 0;
  return {
    file,
    descriptor,
    /** @param {number} bytes that V8 writes where it is: it does not append */
    write: (bytes) => (at += writeSync(v8, 'x'.repeat(bytes), at)),
    size: () => fstatSync(descriptor).size,
    close: () => [descriptor, v8].forEach((each) => closeSync(each)),
  };
}

test('logs that have all that they may have together grow no more, and others lose nothing', () => {
  const [one, other, ended] = ['a', 'b', 'c'].map(logOf);
  const budget = newLogBudget(MB, () => Infinity);
  const look = () => budget.look([one, other, ended].map(({ descriptor }) => descriptor));
  for (const log of [one, other, ended]) log.write(MB / 4);
  look();
  expect(budget.state.reason).toBe(null);
  one.write(MB);
  look();
  expect(budget.state.reason).toBe('log-limit');
  expect([one.size(), budget.state.cut.size]).toEqual([1.25 * MB, 0]);
  for (let written = 0; written < 5; written++) {
    one.write(MB);
    other.write(10);
    look();
  }
  expect([one, other, ended].map((log) => log.size())).toEqual([1.25 * MB, MB / 4, MB / 4]);
  expect([...budget.state.cut]).toEqual([one.descriptor, other.descriptor]);
  expect(readFileSync(one.file, 'latin1')).toMatch(/^x+$/);
  expect(statSync(one.file).blocks * 512).toBeLessThan(1.5 * MB);
  for (const log of [one, other, ended]) log.close();
});

test('a log that has just begun keeps its beginning', () => {
  const [full, begun] = ['a', 'b'].map(logOf);
  const budget = newLogBudget(MB, () => Infinity);
  full.write(2 * MB);
  begun.write(1);
  for (let look = 0; look < 3; look++) {
    budget.look([full.descriptor, begun.descriptor]);
    begun.write(50_000);
  }
  budget.look([full.descriptor, begun.descriptor]);
  expect(begun.size()).toBe(65_536);
  for (const log of [full, begun]) log.close();
});

test('what else is recorded counts, too', () => {
  const log = logOf('a');
  const budget = newLogBudget(MB, () => Infinity);
  budget.look([log.descriptor], 2 * MB);
  expect(budget.state.reason).toBe('log-limit');
  log.close();
});

test.each([
  [1000 * MB, 100 * MB],
  [100 * MB, 16 * MB],
  [20 * MB, 10 * MB],
  [100_000 * MB, 1024 * MB],
])('of %i bytes that are free at the start, %i are left', (atFirst, left) => {
  let free = atFirst;
  const budget = newLogBudget(Infinity, () => free);
  free = left;
  budget.look([]);
  expect(budget.state.reason).toBe(null);
  free = left - 1;
  budget.look([]);
  expect(budget.state.reason).toBe('recording-stopped');
});

test('a file that has another name is not cut: it may be somebody else’s', () => {
  const log = logOf('a');
  linkSync(log.file, `${log.file}-of-theirs`);
  const budget = newLogBudget(1, () => Infinity);
  log.write(MB);
  budget.look([log.descriptor]);
  log.write(MB);
  budget.look([log.descriptor]);
  expect([log.size(), budget.state.cut.size]).toEqual([2 * MB, 0]);
  log.close();
});
