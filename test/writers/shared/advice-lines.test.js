import { adviceLines } from '../../../src/writers/shared/advice-lines.js';
import { OUTPUTS } from '../../../src/writers/index.js';
import { context, manyFindings } from '../../support/machine-outputs.js';

const look = { width: 1200, color: false, top: 10, cwd: '/app' };
const outputContext = { ...context(), samples: null, startMs: null, title: '', directory: '', files: [], look };

const AWAIT = '// with: await every call of check: its promise, not awaited, counts as true';
const ONE = `${AWAIT} (line 7; may be calls of it: routes/log-in.js:12, 15; jobs/nightly-expiry-of-passwords.js:3)`;

const WORDS = `${AWAIT}, ${'very, '.repeat(99)}`;
const CODE = `derive(${'1, '.repeat(99)})`;

test.each([
  ['all, if it fits', ONE, ONE],
  ['cut within a file', ONE, `${AWAIT} (line 7; may be calls of it: routes/log-in.js:12; 2 more in report.json)`],
  ['cut after the first', ONE, `${AWAIT} (line 7; 3 more in report.json)`],
  [
    'with what the list ends with',
    `${AWAIT} (lines 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, maybe others)`,
    `${AWAIT} (lines 7, 8; 11 more in report.json, maybe others)`,
  ],
  [
    'with those that the report only counts',
    `${AWAIT} (lines 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17; 1234 more)`,
    `${AWAIT} (lines 7; 1,244 more, 10 of them in report.json)`,
  ],
  [
    'with what it says of them',
    '// unsafe to await: log-in.js:12; routes/log-out.js:3; routes/reset.js:4 may not wait for a promise',
    '// unsafe to await: log-in.js:12; 2 more in report.json may not wait for a promise',
  ],
])('a line of advice names as many places as there is room for: %s', (_, line, expected) => {
  expect(adviceLines([line], expected.length)).toEqual([expected]);
});

test('lines without places stay', () => {
  expect(adviceLines([WORDS, CODE, `// ${'a'.repeat(300)}`], 200)).toEqual([WORDS, CODE, `// ${'a'.repeat(300)}`]);
});

test.each(['terminal', 'markdown', 'llm', 'github', 'sarif', 'html', 'junit'])(
  '%s says how many it leaves out',
  async (id) => {
    const places = Array.from({ length: 200 }, (_, at) => `services/customer-account-service-${at}.js:2, 3`);
    const report = manyFindings(1, () => ({ advice: [`${AWAIT} (${places.join('; ')})`], edit: null }));
    const text = String(
      await OUTPUTS[id].render(report, { ...outputContext, rulePages: async () => outputContext.rules }),
    );
    const told = /service-(\d+)\.js:2(, 3)?;\s+(\d+)\s+more\s+in\s+report\.json/.exec(text);
    const [, last, both, left] = told ?? [];
    expect(2 * Number(last) + (both ? 2 : 1) + Number(left)).toBe(400);
  },
);
