import { reportJson, verdictJson } from '../../src/writers/json.js';
import { busyReport, guideServerReport, HOSTILE, hostileReport } from '../support/sample-report.js';
import { failedVerdict } from '../support/sample-verdict.js';

/** The same value with the fields of all objects the other way round. */
const reversed = (value) => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
};

test('it is the report', () => {
  expect(JSON.parse(reportJson(busyReport()))).toEqual(busyReport());
});

test('equal reports are equal bytes', () => {
  expect(reportJson(reversed(busyReport()))).toBe(reportJson(busyReport()));
});

test('the fields that readers look for come first', () => {
  const report = JSON.parse(reportJson(guideServerReport()));
  expect(Object.keys(report)).toEqual([
    'schemaVersion',
    'tool',
    'target',
    'profile',
    'crypto',
    'operations',
    'callSites',
    'findings',
    'isolates',
    'load',
    'traffic',
    'tls',
    'threadPool',
    'drive',
    'diagnostics',
  ]);
  expect(Object.keys(report.callSites[0]).slice(0, 5)).toEqual(['id', 'file', 'line', 'column', 'lineInferred']);
  expect(Object.keys(report.findings[0]).slice(0, 2)).toEqual(['rule', 'severity']);
});

test('it is indented by two spaces and ends in a newline', () => {
  expect(reportJson(guideServerReport())).toMatch(
    /^\{\n {2}"schemaVersion": 2,\n {2}"tool": \{\n {4}"name": "cryptoprof",[^]*\n\}\n$/,
  );
});

test('hostile names are kept, but neither a terminal nor a parser stumbles over them', () => {
  const json = reportJson(hostileReport());
  expect(json).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u2029]|\\ud800/);
  expect(JSON.parse(json).callSites[0].function).toBe(HOSTILE.replace('\ud800', '\ufffd'));
});

test('so is a verdict', () => {
  expect(JSON.parse(verdictJson(failedVerdict()))).toEqual(failedVerdict());
  expect(verdictJson(reversed(failedVerdict()))).toBe(verdictJson(failedVerdict()));
  expect(Object.keys(JSON.parse(verdictJson(failedVerdict())))).toEqual([
    'schemaVersion',
    'tool',
    'outcome',
    'runs',
    'busyTicks',
    'designEffect',
    'designEffectFrom',
    'failures',
    'doubts',
    'checks',
    'allowed',
    'notices',
    'baseline',
  ]);
});
