import { Failure } from '../../src/model/failure.js';
import { describeBug, describeFailure } from '../../src/cli/describe-failure.js';
import { keptStream } from '../support/fake-io.js';

const PIPE = keptStream();
const TERMINAL = keptStream({ isTTY: true, columns: 80 });

test('says what, why, what next', () => {
  expect(describeFailure(new Failure('input-empty', { path: '/a/b.log' }), PIPE)).toBe(
    [
      'cryptoprof: /a/b.log is empty.',
      '  why   The program may have ended before V8 wrote anything, or the disk was full.',
      '  next  Record again, and let the program run for at least a second.',
      '',
    ].join('\n'),
  );
});

test.each([
  [{ url: 'http://h/', requests: 0, errors: 7 }, 'No request to http://h/ succeeded (0 answers, 7 errors).'],
  [
    { url: 'http://h/', requests: 7, errors: 7, statuses: '404' },
    'No request to http://h/ succeeded (7 answers with status 404, 7 errors).',
  ],
  [{ url: 'http://h/', reason: 'ECONNREFUSED' }, 'The load on http://h/ failed: connection refused.'],
  [{ command: 'npm run x', exitCode: 1 }, 'The load command failed with exit code 1: npm run x'],
  [{ command: 'npm run x', signal: 'SIGINT' }, 'The load command was killed by SIGINT: npm run x'],
  [{ command: 'npm run x', reason: 'ENOMEM' }, 'The load command could not be started (not enough memory): npm run x'],
  [{ reason: 'Error: gone' }, 'The load failed: Error: gone.'],
])('a failed load, known: %j', (facts, message) => {
  expect(describeFailure(new Failure('load-failed', facts), PIPE).split('\n')[0]).toBe(`cryptoprof: ${message}`);
});

test('codes of the system become words', () => {
  expect(describeFailure(new Failure('input-unreadable', { path: '/a', reason: 'EACCES' }), PIPE)).toContain(
    "/a can't be read: permission denied.",
  );
});

test('a terminal gets lines that fit, a pipe gets whole ones', () => {
  const failure = new Failure('input-unrecognised', {
    path: '/a',
    formats: 'V8 log (isolate*.log, *-v8.log), report (report.json), '.repeat(5),
  });
  const folded = describeFailure(failure, TERMINAL).split('\n');
  expect(folded.every((line) => line.length <= 80)).toBe(true);
  expect(folded.length).toBe(7);
  expect(folded[2]).toMatch(/^ {8}\S/);
  expect(describeFailure(failure, PIPE).split('\n').length).toBe(4);
});

test('a path is never broken', () => {
  const long = `/${'directory/'.repeat(12)}file.log`;
  expect(describeFailure(new Failure('input-missing', { path: long }), TERMINAL)).toContain(`${long}.\n`);
});

test('names are harmless', () => {
  expect(describeFailure(new Failure('input-empty', { path: '/\u001b]0;x\u0007\nnext  rm -rf /' }), PIPE)).toContain(
    '/\\x1b]0;x\\x07\\x0anext  rm -rf / is empty.',
  );
});

test('a bug says whose it is', () => {
  const text = describeBug(new TypeError('\u001b[2J'), '1.2.3');
  expect(text).toContain('a bug in cryptoprof 1.2.3, not in your program');
  expect(text).toContain('TypeError: \\x1b[2J');
  expect(describeFailure(new Failure('no such code'), PIPE)).toContain('a bug in cryptoprof');
});
