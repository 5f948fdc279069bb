import { githubAnnotations } from '../../../src/writers/github.js';
import { gitlabReport } from '../../../src/writers/gitlab.js';
import { junitReport } from '../../../src/writers/junit.js';
import { markdownReport } from '../../../src/writers/markdown/report.js';
import { findingTime, heaviestOffender, problemsOf } from '../../../src/writers/shared/problems.js';
import { sarifReport } from '../../../src/writers/sarif.js';
import { terminalVerdict } from '../../../src/writers/terminal/verdict.js';
import { context } from '../../support/machine-outputs.js';
import { guideServerReport, noCryptoReport } from '../../support/sample-report.js';
import { failedVerdict, passedVerdict } from '../../support/sample-verdict.js';

/** A verdict with one check that counts what a finding tells, too. */
function counting(change = () => {}) {
  const verdict = failedVerdict();
  verdict.checks = verdict.checks.slice(0, 1);
  verdict.checks[0].offenders.length = 1;
  change(verdict);
  return verdict;
}

const places = (verdict, report = guideServerReport()) =>
  problemsOf(report, context(verdict)).map(({ rule, place }) => [rule, place && `${place.path}:${place.line}`]);

test('what findings of severity error tell at their lines, a check that counts them tells without a place', () => {
  expect(places(counting())).toEqual([
    ['gate/sync_call_sites', null],
    ['sync-kdf', 'app.js:23'],
  ]);
});

const milder = guideServerReport();
milder.findings[0].severity = 'warning';

test.each([
  [
    'one of its call sites has no finding',
    counting(({ checks: [check] }) => check.offenders.push({ ...check.offenders[0], line: 10 })),
    guideServerReport(),
  ],
  ['the finding is a warning', counting(), milder],
  [
    'the finding is allowed',
    counting((verdict) => {
      verdict.allowed = passedVerdict().allowed;
    }),
    guideServerReport(),
  ],
  [
    'it is about a share',
    counting(({ checks: [check] }) => Object.assign(check, { metric: 'crypto_share', unit: 'share' })),
    guideServerReport(),
  ],
])('it has its place where %s', (_, verdict, report) => expect(places(verdict, report)[0][1]).toBe('app.js:23'));

test('calls in one line are one place', () => {
  const share = counting(({ checks: [check] }) => {
    Object.assign(check, { metric: 'crypto_share', unit: 'share' });
    const [first] = check.offenders;
    check.offenders.push({ ...first, id: 'other', api: 'createHash' }, { ...first, line: 10 });
  });
  const [{ place, others }] = problemsOf(guideServerReport(), context(share));
  expect([place, ...others].map((each) => each?.line)).toEqual([23, 10]);
});

test.each([
  ['its part of what its call site took', { ticks: 20 }, { ticks: 40, cpuMs: 60 }, '30 ms'],
  [
    'what its sentence says, where its ticks are not those of the call site',
    { ticks: 33, ms: 43 },
    { ticks: 21, cpuMs: 35 },
    '43 ms',
  ],
  ['the same without a call site', { ticks: 33, ms: 43 }, null, '43 ms'],
  ['nothing, if nothing is known', { ticks: 33 }, null, ''],
])('the time of a finding is %s', (_title, finding, site, time) => {
  expect(
    findingTime(
      { ...guideServerReport().findings[0], ...finding },
      site && { ...guideServerReport().callSites[0], ...site },
    ),
  ).toBe(time);
});

test('each service shows the line once, and the check apart', () => {
  const [report, known] = [guideServerReport(), context(counting())];
  const sentence =
    '2 call sites run crypto synchronously on the event loop, and the limit is 0. One of them is new. Look first at app.js:23 in auth(), pbkdf2Sync, 70.2 %.';
  const annotations = githubAnnotations(report, known).split('\n');
  expect(annotations[0]).toMatch(/^::error title=cryptoprof%3A sync_call_sites since the baseline::/);
  expect(annotations[0]).toContain(sentence.replaceAll('%', '%25'));
  expect(annotations.filter((line) => line.includes('line=23'))).toHaveLength(1);
  const [run] = JSON.parse(sarifReport(report, known)).runs;
  expect(run.results.map(({ ruleId }) => ruleId)).toEqual(['sync-kdf']);
  expect(run.invocations[0].toolExecutionNotifications[0]).toEqual({
    level: 'error',
    message: { text: `sync_call_sites since the baseline: ${sentence}` },
  });
  expect(
    JSON.parse(gitlabReport(report, known)).map(({ check_name: name, location: { path, lines } }) => [
      name,
      `${path}:${lines.begin}`,
    ]),
  ).toEqual([
    ['gate/sync_call_sites', 'package.json:1'],
    ['sync-kdf', 'app.js:23'],
  ]);
  expect(junitReport(report, known)).toContain('name="sync_call_sites|*|**|max" time="0">');
});

test('a program that fails once it was asked to end has done its work', () => {
  const verdict = passedVerdict();
  const failures = [{ run: 1, ending: 'exit code 1', wasAsked: true }];
  Object.assign(verdict, { outcome: 'fail', notices: [], failures, allowed: [] });
  expect(githubAnnotations(noCryptoReport(), context(verdict))).toBe(
    '::error title=cryptoprof%3A the program failed::The program ended with exit code 1 once it was asked to end, so the gate fails: what handles that signal should exit with 0, unless more went wrong.\n',
  );
});

test('a program that failed is a problem in every format, though all checks pass', () => {
  const message =
    'The program ended with exit code 3: the work that it did not do was not measured, so the gate fails.';
  const verdict = passedVerdict();
  Object.assign(verdict, { outcome: 'fail', notices: [], failures: [{ run: 1, ending: 'exit code 3' }], allowed: [] });
  const [report, known] = [noCryptoReport(), context(verdict)];
  expect(githubAnnotations(report, known)).toBe(`::error title=cryptoprof%3A the program failed::${message}\n`);
  const [
    {
      results,
      tool,
      invocations: [{ toolExecutionNotifications }],
    },
  ] = JSON.parse(sarifReport(report, known)).runs;
  expect({ results, toolExecutionNotifications }).toEqual({
    results: [],
    toolExecutionNotifications: [{ level: 'error', message: { text: `the program failed: ${message}` } }],
  });
  expect(tool.driver.rules.map(({ id }) => id)).not.toContain('gate/program');
  expect(JSON.parse(gitlabReport(report, known))).toMatchObject([
    { check_name: 'gate/program', severity: 'critical', description: message, location: { path: 'package.json' } },
  ]);
  expect(markdownReport(report, known)).toContain(`\n\n❌ ${message}\n\n|`);
  const text = terminalVerdict(verdict, { width: 80, color: false, top: 5, files: [], cwd: '/app' });
  expect(text).toContain('  ✖ the program failed\n      The program ended with exit code 3');
  expect(text).not.toContain('note ');
  expect(junitReport(report, known)).toMatch(
    /errors="1"[^]*name="the program failed"[^]*<error message="The program ended with exit code 3/,
  );
});

test('fingerprints differ, and stay the same when the text around them changes', () => {
  const all = problemsOf(guideServerReport(), context(failedVerdict())).map(({ rule, fingerprint }) => [
    rule,
    fingerprint,
  ]);
  expect(new Set(all.map(([, fingerprint]) => fingerprint)).size).toBe(all.length);
  expect(
    Object.fromEntries(
      problemsOf(guideServerReport(), context(counting())).map(({ rule, fingerprint }) => [rule, fingerprint]),
    ),
  ).toEqual({
    'gate/sync_call_sites': Object.fromEntries(all)['gate/sync_call_sites'],
    'sync-kdf': Object.fromEntries(all)['sync-kdf'],
  });
});

test.each([
  ['all of a count', { value: 1 }, 1, 'It is at'],
  ['one of two, of which the other has no line', { value: 2 }, 1, 'The heaviest line is'],
  ['several', { value: 2 }, 2, 'The heaviest line is'],
  ['what may have grown', { value: 2, baseline: 1 }, 2, 'Look first at'],
  ['all of a share', { unit: 'share', value: 0.7 }, 1, 'It is at'],
  ['a part of a share', { unit: 'share', value: 0.8 }, 1, 'The heaviest line is'],
  ['a duration', { unit: 'ms', value: 80 }, 1, 'It is at'],
])('where to look first is told as what it is: %s', (_, parts, count, words) => {
  const [check] = counting().checks;
  const offenders = Array.from({ length: count }, () => ({ ...check.offenders[0], share: 0.7 }));
  expect(heaviestOffender({ ...check, baseline: null, unit: 'count', ...parts, offenders }, '')).toMatch(
    new RegExp(`^ ${words} app\\.js:23 in auth`),
  );
});
