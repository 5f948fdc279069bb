import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { RULES } from '../../src/rules/index.js';
import { junitReport } from '../../src/writers/junit.js';
import { anyInput, COMMANDS, context, manyFindings } from '../support/machine-outputs.js';
import {
  busyReport,
  guideServerReport,
  hostileReport,
  noCryptoReport,
  tlsReport,
  tooFewTicksReport,
} from '../support/sample-report.js';
import { failedVerdict, hostileVerdict, inconclusiveVerdict, passedVerdict } from '../support/sample-verdict.js';
import { parseXml } from '../support/xml.js';

/** @import { Element } from '../support/xml.js' */

/** Seconds, as the schema's SUREFIRE_TIME has them. */
const TIME = /^(?:(?:\d{0,3},)*\d{3}|\d{0,3})*(?:\.\d*)?$/;
const RESULT = { attributes: ['type', 'message'], children: [], hasText: true };

/**
 * The rules of Jenkins' schema (xunit-plugin,
 * src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd/junit-10.xsd): attributes, those with `!` must be
 * there; children, in any order and number; whether there may be text.
 */
const RULES_OF_XSD = {
  testsuites: { attributes: ['name', 'time', 'tests', 'failures', 'errors'], children: ['testsuite'], hasText: false },
  testsuite: {
    attributes: [
      'name!',
      'tests!',
      'failures!',
      'errors!',
      'group',
      'time',
      'skipped',
      'timestamp',
      'hostname',
      'id',
      'package',
      'file',
      'log',
      'url',
    ],
    children: ['testsuite', 'properties', 'testcase', 'system-out', 'system-err'],
    hasText: false,
  },
  properties: { attributes: [], children: ['property'], hasText: false },
  property: { attributes: ['name!', 'value!'], children: [], hasText: false },
  testcase: {
    attributes: ['name!', 'time', 'classname', 'group'],
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
    hasText: false,
  },
  failure: RESULT,
  error: RESULT,
  skipped: RESULT,
  'system-out': { attributes: [], children: [], hasText: true },
  'system-err': { attributes: [], children: [], hasText: true },
};

/**
 * @param {Element} element of a document
 * @returns {string[]} where it breaks the schema's rules
 */
function problemsOf({ name, attributes, children, text }) {
  const rule = RULES_OF_XSD[name];
  if (rule === undefined) return [`there is no ${name}`];
  const known = rule.attributes.map((attribute) => attribute.replace('!', ''));
  const needed = rule.attributes
    .filter((attribute) => attribute.endsWith('!'))
    .map((attribute) => attribute.slice(0, -1));
  return [
    ...Object.keys(attributes)
      .filter((attribute) => !known.includes(attribute))
      .map((attribute) => `${name} has ${attribute}`),
    ...needed
      .filter((attribute) => attributes[attribute] === undefined)
      .map((attribute) => `${name} has no ${attribute}`),
    ...('time' in attributes && !TIME.test(attributes.time) ? [`${name} has the time ${attributes.time}`] : []),
    ...(rule.hasText || text.trim() === '' ? [] : [`${name} has text`]),
    ...children.filter((child) => !rule.children.includes(child.name)).map((child) => `${name} has a ${child.name}`),
    ...children.flatMap(problemsOf),
  ];
}

test.each([
  ['<testsuites><testcase name="a"/></testsuites>', ['testsuites has a testcase']],
  ['<testsuite name="a" tests="1" failures="0"/>', ['testsuite has no errors']],
  [
    '<testcase name="a" file="b"><flaw/>c</testcase>',
    ['testcase has file', 'testcase has text', 'testcase has a flaw', 'there is no flaw'],
  ],
  ['<testsuites time="1.2.3"/>', ['testsuites has the time 1.2.3']],
  ['<testsuites time="1,234.5"/>', []],
])('the rules are kept: %s', (text, problems) => expect(problemsOf(parseXml(text))).toEqual(problems));

/** @returns {any} the suite, which is sound */
function suiteOf(report, verdict = null, isStrict = false) {
  const text = junitReport(report, { ...context(verdict), isStrict });
  expect(text).not.toMatch(COMMANDS);
  const root = parseXml(text);
  expect(root.name).toBe('testsuites');
  expect(problemsOf(root)).toEqual([]);
  const [suite] = root.children;
  const cases = suite.children.filter(({ name }) => name === 'testcase');
  const ids = cases.map(({ attributes: { classname, name } }) => `${classname}\n${name}`);
  expect(new Set(ids).size).toBe(ids.length);
  const count = (outcome) => cases.filter(({ children }) => children.some(({ name }) => name === outcome)).length;
  expect(suite.attributes).toMatchObject({
    tests: String(cases.length),
    failures: String(count('failure')),
    errors: String(count('error')),
    skipped: String(count('skipped')),
  });
  return { ...suite, cases };
}
const outcomesOf = (...args) =>
  suiteOf(...args).cases.map(({ attributes, children: [child] }) => [
    attributes.name.split('|')[0],
    child?.name ?? 'passed',
  ]);

test('a failed check, whole', () => {
  const text = junitReport(guideServerReport(), context(failedVerdict()));
  expect(text).toContain(`\
    <testcase classname="cryptoprof.gate" name="sync_call_sites|*|**|max" time="0">
      <failure message="2 call sites run crypto synchronously on the event loop, and the limit is 0. One of them is new. Look first at app.js:23 in auth(), pbkdf2Sync, 70.2 %." type="sync_call_sites">2 call sites run crypto synchronously on the event loop, and the limit is 0. One of them is new.
sync_call_sites since the baseline: 2, at most 0
  app.js:23 auth pbkdf2Sync
  app.js:10 newUser randomBytes
fix: Use the asynchronous form at app.js:23: await pbkdf2(...).
accept: npx cryptoprof gate .cryptoprof/app-1 --update-baseline
or: on the line above app.js:23: // cryptoprof-allow sync-kdf -- &#60;why&#62;
more: cryptoprof explain gate</failure>
    </testcase>
`);
  expect(text).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="cryptoprof" tests="7" failures="2" errors="0" time="12\.800">\n/,
  );
});

test('with a verdict the checks are the tests, and only what fails the gate fails', () => {
  expect(outcomesOf(guideServerReport(), failedVerdict())).toEqual([
    ['sync_call_sites', 'failure'],
    ['crypto_share', 'failure'],
    ['longest_block', 'system-out'],
    ['handshakes_per_request', 'skipped'],
    ['operation_share', 'system-out'],
    ['resumption_ratio', 'system-out'],
    ['forbidden_protocols', 'system-out'],
  ]);
  expect(suiteOf(guideServerReport(), passedVerdict()).attributes).toMatchObject({
    failures: '0',
    errors: '0',
    skipped: '0',
  });
  expect(suiteOf(guideServerReport(), inconclusiveVerdict()).attributes).toMatchObject({
    tests: '2',
    failures: '0',
    errors: '0',
    skipped: '2',
  });
});

test('what makes the verdict inconclusive is skipped, and an error with --strict, which ends with 3', () => {
  const { checks, ...verdict } = inconclusiveVerdict();
  const warned = { ...checks[0], id: 'only warned of', level: 'warn' };
  const mixed = { ...verdict, checks: [...checks, warned] };
  expect(outcomesOf(guideServerReport(), mixed).map(([, outcome]) => outcome)).toEqual(Array(3).fill('skipped'));
  expect(outcomesOf(guideServerReport(), mixed, true)).toEqual([
    [expect.any(String), 'error'],
    [expect.any(String), 'error'],
    ['only warned of', 'skipped'],
  ]);
  expect(outcomesOf(guideServerReport(), passedVerdict(), true).map(([, outcome]) => outcome)).not.toContain('error');
});

test('a run that was not driven is a test, since checks that fail and only warn say nothing of it', () => {
  const why = 'the program listened, and no request came';
  const { checks } = failedVerdict();
  const undriven = {
    ...inconclusiveVerdict(),
    checks: checks.filter(({ outcome, level }) => outcome === 'fail' && level === 'warn'),
    doubts: [1, 2].map((run) => ({ run, reason: /** @type {const} */ ('undriven'), why })),
  };
  expect(outcomesOf(guideServerReport(), undriven)).toEqual([
    ['the program was driven', 'skipped'],
    ['longest_block', 'system-out'],
  ]);
  expect(suiteOf(guideServerReport(), undriven, true).cases[0].children[0]).toMatchObject({
    name: 'error',
    attributes: { message: 'The program listened, and no request came.' },
  });
});

test('what was allowed and noticed is in the properties', () => {
  const [properties] = suiteOf(guideServerReport(), { ...passedVerdict(), notices: failedVerdict().notices }).children;
  expect(properties.children.map(({ attributes: { name, value } }) => [name, value])).toEqual([
    ['outcome', 'pass'],
    ['runs', '2'],
    ['busyTicks', '22790'],
    ['designEffect', '3 (assumed)'],
    ['allowed', 'sync-kdf at app.js#auth|kdf.pbkdf2: log-ins are rare here'],
    ['notice', expect.stringContaining('used by nothing')],
  ]);
});

/** Why rules that judge by ticks, or by counts alone, prove nothing where few ticks are and no jobs were counted. */
const FEW = {
  '': 'There are too few busy ticks to judge.',
  tls: undefined,
  threadPool: 'Jobs of the thread pool were not counted.',
};

test('without a verdict findings are failed tests, and rules that found nothing passed ones if they could judge', () => {
  const clean = (judges) =>
    RULES.filter(({ meta }) => !['sync-kdf', 'sync-keygen'].includes(meta.id)).map(({ meta }) => [
      `no ${meta.id}`,
      judges(meta) ? 'passed' : 'skipped',
    ]);
  const report = busyReport();
  const failed = [
    ['app.js#auth', 'failure'],
    ['keys.js#', 'failure'],
  ];
  Object.assign(report, { tls: null, threadPool: null });
  expect(outcomesOf(report).slice(1)).toEqual([...failed, ...clean(({ counts }) => counts === undefined)]);
  report.tls = tlsReport().tls;
  expect(outcomesOf(report).slice(1)).toEqual([...failed, ...clean(({ counts }) => counts !== 'threadPool')]);
  report.profile.unprofiled = [{ kind: 'thread', reason: 'no-log', count: 1, cpuMs: null }];
  expect(outcomesOf(report).slice(1)).toEqual([...failed, ...clean(() => false)]);
  // Counts need no ticks.
  const few = suiteOf({ ...tooFewTicksReport(), tls: report.tls, threadPool: null }).cases.slice(1);
  expect(few.map(({ children }) => children[0]?.attributes.message)).toEqual(
    RULES.map(({ meta: { counts } }) => FEW[counts ?? '']),
  );
  expect(outcomesOf(manyFindings(1, () => ({ severity: 'info' })))[1]).toEqual(['app.js#auth', 'system-out']);
});

test('an empty profile is an error, not a success', () => {
  const report = noCryptoReport();
  expect(outcomesOf(report)[0]).toEqual(['the profile has busy ticks', 'system-out']);
  report.profile.busyTicks = 0;
  expect(outcomesOf(report)[0]).toEqual(['the profile has busy ticks', 'error']);
  expect(suiteOf(tooFewTicksReport()).attributes.errors).toBe('0');
});

test('tests with the same name are distinguished', () => {
  expect(
    suiteOf(manyFindings(3))
      .cases.slice(1, 4)
      .map(({ attributes: { name } }) => name),
  ).toEqual(['app.js#auth|kdf.pbkdf2', 'app.js#auth|kdf.pbkdf2 (2)', 'app.js#auth|kdf.pbkdf2 (3)']);
});

test('3,000 findings', () => {
  expect(suiteOf(manyFindings(3000)).attributes.failures).toBe('3000');
});

test('any names', () => {
  fc.assert(
    fc.property(anyInput, ({ report, verdict }) => {
      suiteOf(report, verdict);
    }),
  );
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
(hasPython ? test : test.skip)('another parser of XML reads it, too', () => {
  const parse =
    'import sys, xml.etree.ElementTree as e; print(len(e.fromstring(sys.stdin.buffer.read()).findall(".//testcase")))';
  const { stdout, stderr } = spawnSync('python3', ['-c', parse], {
    input: junitReport(hostileReport(), context(hostileVerdict())),
    encoding: 'utf8',
  });
  expect([stdout.trim(), stderr]).toEqual(['7', '']);
});
