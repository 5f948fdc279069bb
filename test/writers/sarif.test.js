import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { sarifReport } from '../../src/writers/sarif.js';
import { codeScanningProblems } from '../support/github-code-scanning.js';
import { anyInput, COMMANDS, context, manyFindings, outsideReport } from '../support/machine-outputs.js';
import {
  asyncServerReport,
  busyReport,
  guideServerReport,
  hostileReport,
  noCryptoReport,
  tooFewTicksReport,
} from '../support/sample-report.js';
import { failedVerdict, hostileVerdict, inconclusiveVerdict, passedVerdict } from '../support/sample-verdict.js';

// The schema says `uniqueItems` and `format` of things whose type it leaves open, which strict ajv refuses.
const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
const isSarif = ajv.compile(
  JSON.parse(readFileSync(new URL('../support/schemas/sarif-2.1.0.json', import.meta.url), 'utf8')),
);

/** @returns {any} the log, which the schema and GitHub take */
function checked(report, verdict = null, root = '/app') {
  const text = sarifReport(report, context(verdict, root));
  const log = JSON.parse(text);
  isSarif(log);
  expect(isSarif.errors).toBe(null);
  expect(codeScanningProblems(log, text)).toEqual([]);
  expect(text).not.toMatch(COMMANDS);
  return log;
}
const resultsOf = (...args) => checked(...args).runs[0].results;
const notificationsOf = (...args) =>
  checked(...args).runs[0].invocations[0].toolExecutionNotifications.map(({ level, message }) => [level, message.text]);

test('the schema refuses what is wrong', () => {
  const log = JSON.parse(sarifReport(guideServerReport(), context()));
  delete log.runs[0].results[0].message;
  expect(isSarif(log)).toBe(false);
});

test('so does the list of what GitHub wants', () => {
  const log = JSON.parse(sarifReport(guideServerReport(), context()));
  const [run] = log.runs;
  run.tool.driver.rules[0].properties['security-severity'] = '7.0';
  run.results[0].locations[0].physicalLocation.artifactLocation.uri = '/app/app.js';
  expect(codeScanningProblems(log, '')).toEqual([
    'rule sync-kdf: a severity for security',
    'location /app/app.js: a uri that is not relative',
  ]);
});

const reports = { asyncServerReport, busyReport, guideServerReport, hostileReport, noCryptoReport, tooFewTicksReport };
const verdicts = { none: () => null, failedVerdict, passedVerdict, inconclusiveVerdict, hostileVerdict };
test.each(Object.keys(reports).flatMap((report) => Object.keys(verdicts).map((verdict) => [report, verdict])))(
  '%s, verdict: %s',
  (report, verdict) => {
    expect(checked(reports[report](), verdicts[verdict]()).runs.length).toBe(1);
  },
);

test("a finding of the guide's server", () => {
  const [run] = checked(guideServerReport()).runs;
  expect(run.results).toEqual([
    {
      ruleId: 'sync-kdf',
      level: 'error',
      message: { text: guideServerReport().findings[0].message },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'app.js', uriBaseId: '%SRCROOT%' },
            region: { startLine: 23, startColumn: 28, endLine: 23, endColumn: 38 },
          },
        },
      ],
      partialFingerprints: { primaryLocationLineHash: expect.stringMatching(/^[\da-f]{32}$/) },
      properties: {
        edit: guideServerReport().findings[0].advice,
        hints: [...guideServerReport().findings[0].notes, guideServerReport().findings[0].verify],
      },
    },
  ]);
  expect(run.tool.driver).toMatchObject({
    name: 'cryptoprof',
    version: '0.1.0',
    informationUri: 'https://www.npmjs.com/package/cryptoprof',
  });
  expect(run.tool.driver.rules[0]).toMatchObject({
    id: 'sync-kdf',
    name: 'SyncKdf',
    shortDescription: { text: 'Key derivation blocks the event loop' },
    fullDescription: { text: expect.stringMatching(/^pbkdf2Sync, scryptSync, .*worker threads, are not reported\./) },
    help: { text: expect.stringMatching(/^# sync-kdf\n/), markdown: expect.stringMatching(/^# sync-kdf\n/) },
    defaultConfiguration: { level: 'error' },
    properties: { 'problem.severity': 'error', precision: 'high', tags: ['performance'] },
  });
  expect(run.invocations).toEqual([
    { executionSuccessful: true, startTimeUtc: '2026-01-02T03:04:05.000Z', toolExecutionNotifications: [] },
  ]);
});

test('failed checks are results of rules of their own, with the other places; the rest is notifications', () => {
  const results = resultsOf(guideServerReport(), failedVerdict());
  expect(results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
    ['gate/sync_call_sites', 'error'],
    ['gate/crypto_share', 'error'],
    ['gate/longest_block', 'warning'],
    ['sync-kdf', 'error'],
  ]);
  expect(results[0].relatedLocations.map(({ physicalLocation }) => physicalLocation.region.startLine)).toEqual([10]);
  expect(notificationsOf(guideServerReport(), failedVerdict())).toEqual([
    ['warning', 'handshakes_per_request: inconclusive: Handshakes were not counted, since no request was.'],
    ['note', expect.stringContaining('is used by nothing')],
  ]);
});

test('allowed findings carry their suppression', () => {
  const [{ suppressions }] = resultsOf(guideServerReport(), passedVerdict());
  expect(suppressions).toEqual([{ kind: 'external', status: 'accepted', justification: 'log-ins are rare here' }]);
  const verdict = passedVerdict();
  Object.assign(verdict.allowed[0], { by: 'source', reason: '' });
  expect(resultsOf(guideServerReport(), verdict)[0].suppressions).toEqual([
    { kind: 'inSource', status: 'accepted', justification: 'No reason is given.' },
  ]);
});

test('the fingerprint is the same on every machine and after edits, and differs between findings', () => {
  const hashes = (root, line) =>
    resultsOf(
      manyFindings(3, (index) => ({
        callSite: { file: `${root}/app.js`, line: line + index, function: 'f', api: 'hash' },
        fingerprint: `sync-kdf|app.js#f|hash${index === 0 ? '' : `|${index + 1}`}`,
      })),
      null,
      root,
    ).map(({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash);
  expect(hashes('/home/ci/app', 90)).toEqual(hashes('/app', 1));
  expect(new Set(hashes('/app', 1)).size).toBe(3);
  expect(
    new Set(
      resultsOf(manyFindings(3, () => ({ fingerprint: 'the same' }))).map(
        ({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash,
      ),
    ).size,
  ).toBe(3);
});

test('what is not in the repository is left out and counted', () => {
  expect(resultsOf(outsideReport())).toEqual([]);
  expect(notificationsOf(outsideReport())).toEqual([
    [
      'warning',
      '4 findings left out: the code is not in the repository, but in packages or elsewhere. The report has them all.',
    ],
  ]);
});

test('a check without a place is described in words', () => {
  const verdict = failedVerdict();
  verdict.checks[1].offenders = [];
  expect(notificationsOf(guideServerReport(), verdict)[0]).toEqual([
    'error',
    expect.stringMatching(
      /^crypto_share of kdf\.\* in src\/routes\/\*\* since the baseline: Cryptography takes 70\.2 %/,
    ),
  ]);
});

test('a check whose log did not know the root finds its place all the same', () => {
  const verdict = failedVerdict();
  for (const { offenders } of verdict.checks) for (const offender of offenders) offender.file = '/app/app.js';
  expect(resultsOf(guideServerReport(), verdict)).toEqual(resultsOf(guideServerReport(), failedVerdict()));
});

test('without a root all files are elsewhere', () => {
  expect(resultsOf(guideServerReport(), null, '')).toEqual([]);
});

test('names of files are parts of a URI', () => {
  const file = 'src/ä b#c?d%20:é[1].js';
  const [
    {
      locations: [{ physicalLocation }],
    },
  ] = resultsOf(manyFindings(1, () => ({ callSite: { file: `/app/${file}`, line: 1, function: 'f', api: '' } })));
  expect(physicalLocation.artifactLocation.uri).toBe('src/%C3%A4%20b%23c%3Fd%2520%3A%C3%A9%5B1%5D.js');
  expect(decodeURIComponent(physicalLocation.artifactLocation.uri)).toBe(file);
});

test('30,000 findings: as many as GitHub takes, and how many are left out', () => {
  const text = sarifReport(
    manyFindings(30_000, () => ({ message: 'Slow.', advice: [], notes: [], verify: '' })),
    context(),
  );
  const log = JSON.parse(text);
  const { results } = log.runs[0];
  expect(results.length).toBeLessThanOrEqual(25_000);
  expect(results.length).toBeGreaterThan(5000);
  expect(codeScanningProblems(log, text)).toEqual([]);
  const left = new Intl.NumberFormat('en').format(30_000 - results.length);
  expect(log.runs[0].invocations[0].toolExecutionNotifications.map(({ message }) => message.text)).toEqual([
    `${left} results left out: code scanning takes 25000 in 10 MB. The report has them all.`,
  ]);
});

test('long messages fill the room sooner', () => {
  const text = sarifReport(
    manyFindings(9000, () => ({ message: 'ü'.repeat(5000) })),
    context(),
  );
  expect(codeScanningProblems(JSON.parse(text), text)).toEqual([]);
  expect(JSON.parse(text).runs[0].results.length).toBeGreaterThan(2000);
});

test('messages hold neither links nor placeholders', () => {
  const [{ message }] = resultsOf(manyFindings(1, () => ({ message: 'f{0} [x](https://example.org)' })));
  expect(message.text).toBe('f{{0}} [x] (https://example.org)');
});

test('any names', () => {
  fc.assert(
    fc.property(anyInput, ({ report, verdict }) => {
      checked(report, verdict);
    }),
    { numRuns: 60 },
  );
});
