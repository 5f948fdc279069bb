import { profileProblems } from '../support/profile-problems.js';
import { profileFromGrid } from '../support/text-grid.js';

const GRID = `
  @repeat  2                       1
  auth@/app/app.js:20:23           auth@/app/app.js:20:23
  pbkdf2Sync@node:internal/crypto  native:malloc
`;

const profile = (change = () => {}) => {
  const result = profileFromGrid(GRID, {
    calls: { 'auth@/app/app.js:20:23': [{ callee: 'pbkdf2Sync' }] },
    dropped: { overflow: 2 },
  });
  change(result);
  return result;
};

test('a profile that keeps its promises has no problems', () => {
  expect(profileProblems(profile())).toEqual([]);
});

test('a profile without samples has none either', () => {
  expect(profileProblems(profileFromGrid(''))).toEqual([]);
});

test.each([
  [
    'meta without a field',
    (p) => {
      delete p.meta.arch;
    },
    'arch of meta[0] is not valid',
  ],
  [
    'an unknown thread',
    (p) => {
      p.meta.thread = 'gpu';
    },
    'thread of meta[0] is not valid',
  ],
  [
    'a negative interval',
    (p) => {
      p.meta.intervalUs = -1;
    },
    'intervalUs of meta[0] is not valid',
  ],
  [
    'a frame of an unknown kind',
    (p) => {
      p.frames[1].kind = 'magic';
    },
    'kind of frames[1] is not valid',
  ],
  [
    'a fractional line',
    (p) => {
      p.frames[1].line = 1.5;
    },
    'line of frames[1] is not valid',
  ],
  [
    'a frame that is null',
    (p) => {
      p.frames[0] = null;
    },
    'frames[0] is not valid',
  ],
  [
    'a stack that is its own caller',
    (p) => {
      p.stacks.parent[1] = 1;
    },
    'stacks.parent[1] is 1: not in -1..0',
  ],
  [
    'a caller below the root',
    (p) => {
      p.stacks.parent[0] = -2;
    },
    'stacks.parent[0] is -2: not in -1..-1',
  ],
  [
    'a stack of no frame',
    (p) => {
      p.stacks.frame[2] = 3;
    },
    'stacks.frame[2] is 3: not in 0..2',
  ],
  [
    'a stack table that claims more rows',
    (p) => {
      p.stacks.length = 4;
    },
    'stacks.parent has 3 rows: not stacks.length',
  ],
  [
    'a column of another type',
    (p) => {
      p.samples.stack = [0, 0, 0];
    },
    'samples.stack is not of type Int32Array',
  ],
  [
    'a sample of no stack',
    (p) => {
      p.samples.stack[0] = 9;
    },
    'samples.stack[0] is 9: not in -1..2',
  ],
  [
    'time that goes back',
    (p) => {
      p.samples.time[2] = 1;
    },
    'samples.time[2] is 1: not finite or before 2000',
  ],
  [
    'time before the start',
    (p) => {
      p.samples.time[0] = -1;
    },
    'samples.time[0] is -1: negative or not finite',
  ],
  [
    'time that is no number',
    (p) => {
      p.samples.time[1] = Number.NaN;
    },
    'samples.time[1] is NaN: not finite or before 1000',
  ],
  [
    'an unknown VM state',
    (p) => {
      p.samples.state[1] = 12;
    },
    'samples.state[1] is 12: not in 0..11',
  ],
  [
    'a negative weight',
    (p) => {
      p.samples.weight[1] = -5;
    },
    'samples.weight[1] is -5: negative or not finite',
  ],
  [
    'half a dropped tick',
    (p) => {
      p.dropped.overflow = 0.5;
    },
    'dropped has a reason without a count',
  ],
  [
    'a call of no frame',
    (p) => {
      p.calls.set('7:sign', p.calls.get('0:pbkdf2Sync'));
    },
    'calls has a key that names no frame',
  ],
  [
    'a call by name alone',
    (p) => {
      p.calls.set('sign', p.calls.get('0:pbkdf2Sync'));
    },
    'calls has a key that names no frame',
  ],
  [
    'a call with an object as argument',
    (p) => {
      p.calls.get('0:pbkdf2Sync').args = [{}];
    },
    'args[0] of calls[0] is not valid',
  ],
  [
    'a call with a nested option',
    (p) => {
      p.calls.get('0:pbkdf2Sync').options = { a: {} };
    },
    'entry 1 of options of calls[0] is not valid',
  ],
  [
    'a source that is no text',
    (p) => {
      p.sources.set('/app/app.js', 1);
    },
    'sources has a path or a text that is no string',
  ],
  [
    'a diagnostic without a count',
    (p) => {
      p.diagnostics.push({ code: 'x', message: 'y' });
    },
    'count of diagnostics[0] is not valid',
  ],
])('%s is told', (_, change, problem) => {
  expect(profileProblems(profile(change))).toContain(problem);
});

test('a column with many bad rows is reported once', () => {
  expect(profileProblems(profile((p) => p.samples.stack.fill(99)))).toEqual(['samples.stack[0] is 99: not in -1..2']);
});
