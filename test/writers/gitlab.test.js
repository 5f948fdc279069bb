import Ajv from 'ajv';
import fc from 'fast-check';
import { gitlabReport } from '../../src/writers/gitlab.js';
import { anyInput, COMMANDS, context, manyFindings, outsideReport } from '../support/machine-outputs.js';
import { guideServerReport, hostileReport, noCryptoReport } from '../support/sample-report.js';
import { failedVerdict, hostileVerdict, passedVerdict } from '../support/sample-verdict.js';

/** As https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format has it. */
const isReport = new Ajv().compile({
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    additionalProperties: false,
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', minLength: 1 },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        additionalProperties: false,
        properties: {
          // No ./ before it, and nothing from the root of the file system.
          path: { type: 'string', minLength: 1, not: { pattern: '^(\\.{0,2}/|[A-Za-z]:)' } },
          lines: {
            type: 'object',
            required: ['begin'],
            additionalProperties: false,
            properties: { begin: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  },
});

/** @returns {any[]} the entries, which GitLab takes */
function entriesOf(report, verdict = null) {
  const text = gitlabReport(report, context(verdict));
  expect(text).not.toMatch(COMMANDS);
  const entries = JSON.parse(text);
  isReport(entries);
  expect(isReport.errors).toBe(null);
  expect(new Set(entries.map(({ fingerprint }) => fingerprint)).size).toBe(entries.length);
  return entries;
}

test('a finding, whole', () => {
  expect(entriesOf(guideServerReport())).toEqual([
    {
      description: guideServerReport().findings[0].message,
      check_name: 'sync-kdf',
      fingerprint: expect.stringMatching(/^[\da-f]{32}$/),
      severity: 'major',
      location: { path: 'app.js', lines: { begin: 23 } },
    },
  ]);
});

test('nothing is an empty list', () => {
  expect(gitlabReport(noCryptoReport(), context())).toBe('[]\n');
});

test('checks are worse than findings; one without a place is about the program', () => {
  const entries = entriesOf(guideServerReport(), failedVerdict());
  expect(
    entries.map(({ check_name: name, severity, location: { path, lines } }) => [
      name,
      severity,
      `${path}:${lines.begin}`,
    ]),
  ).toEqual([
    ['gate/sync_call_sites', 'critical', 'app.js:23'],
    ['gate/crypto_share', 'critical', 'app.js:23'],
    ['gate/longest_block', 'minor', 'app.js:23'],
    ['gate/handshakes_per_request', 'minor', 'package.json:1'],
    ['sync-kdf', 'major', 'app.js:23'],
  ]);
  expect(entries[0].description).toMatch(/the limit is 0\..* To accept it: npx cryptoprof gate/);
  expect(entries[3].description).toMatch(/^Inconclusive: Handshakes were not counted/);
});

test('what is allowed or elsewhere is counted', () => {
  expect(
    entriesOf(guideServerReport(), passedVerdict()).map(({ description, severity }) => [description, severity]),
  ).toEqual([['1 finding allowed, by the config or in the source.', 'info']]);
  expect(entriesOf(outsideReport()).map(({ description }) => description)).toEqual([
    '4 findings not listed: the code is not in the repository, but in packages or elsewhere. The report has them all.',
  ]);
});

test('3,000 findings, hostile names', () => {
  expect(entriesOf(manyFindings(3000)).length).toBe(3000);
  expect(entriesOf(hostileReport(), hostileVerdict()).length).toBeGreaterThan(4);
});

test('any names', () => {
  fc.assert(
    fc.property(anyInput, ({ report, verdict }) => {
      entriesOf(report, verdict);
    }),
  );
});
