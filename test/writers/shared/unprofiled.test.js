import { isComplete } from '../../../src/model/certainty.js';
import { markdownReport } from '../../../src/writers/markdown/report.js';
import { terminalReport } from '../../../src/writers/terminal/report.js';
import { incompleteSentence } from '../../../src/writers/shared/answer.js';
import { noCryptoReport } from '../../support/sample-report.js';

/** @import { Unprofiled } from '../../../src/model/profile.js' */

/** @type {Unprofiled[]} */
const UNPROFILED = [
  { kind: 'thread', reason: 'directory-gone', count: 2, cpuMs: null },
  { kind: 'child', reason: 'not-passed-on', count: 1, cpuMs: 4200 },
];

test('all of a program is all, and nothing is said', () => {
  expect({ isComplete: isComplete({ unprofiled: [] }), sentence: incompleteSentence({ unprofiled: [] }) }).toEqual({
    isComplete: true,
    sentence: '',
  });
});

test('what is missing is counted, with its reason and, if known, its CPU time', () => {
  expect(isComplete({ unprofiled: UNPROFILED })).toBe(false);
  expect(incompleteSentence({ unprofiled: UNPROFILED })).toBe(
    'Not all of the program was recorded. Missing, in part or in full: 2 threads, because the log directory was removed; ' +
      'at least 1 child process (4.2 s of CPU), because something other than Node started it, such as a shell, or a program under the permission model did.',
  );
});

describe('a report of a part of the program', () => {
  const none = noCryptoReport();
  const part = { ...none, profile: { ...none.profile, unprofiled: UNPROFILED } };
  const terminal = (/** @type {typeof none} */ report) =>
    terminalReport(report, { width: 200, color: false, top: 10, files: [], cwd: '/app' });
  const markdown = (/** @type {typeof none} */ report) => markdownReport(report, { verdict: null, root: '' });

  test.each([
    ['the terminal', terminal],
    ['Markdown', markdown],
  ])('says so, and has no upper bound for the whole, in %s', (_, write) => {
    expect(write(none)).toMatch(/takes less than/);
    expect(write(none)).not.toContain('Not all');
    expect(write(part)).toContain('Not all of the program was recorded.');
    expect(write(part)).not.toMatch(/less than/);
  });
});
