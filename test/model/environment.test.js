import { differencesAmong, gateEnvironmentOf } from '../../src/gate/environment.js';
import { compareReports } from '../../src/compare/compare-reports.js';
import { differenceText, environmentDifferences } from '../../src/model/environment.js';
import { guideServerReport } from '../support/sample-report.js';

const run = (target, profile = {}) => {
  const report = guideServerReport();
  return { ...report, target: { ...report.target, ...target }, profile: { ...report.profile, ...profile } };
};

test.each([
  ['a patch of Node', run({ node: '24.1.0' }), run({ node: 'v24.9.9' }), []],
  ['a patch of OpenSSL', run({ openssl: '3.0.15' }), run({ openssl: '3.0.16' }), []],
  ['another OpenSSL', run({ openssl: '3.0.15' }), run({ openssl: '3.5.4' }), ['openssl']],
  [
    'another system and interval',
    run({ platform: 'linux' }),
    run({ platform: 'darwin' }, { intervalUs: 500 }),
    ['platform', 'interval'],
  ],
  [
    'an interval as it was kept, not as it was asked for',
    run({}, { intervalUs: 1096 }),
    run({}, { intervalUs: 1451 }),
    [],
  ],
  [
    'what usually lies between samples',
    run({}, { intervalUs: 2510, usualGap: true }),
    run({}, { intervalUs: 1069 }),
    [],
  ],
  [
    'a clock, where the interval is not known',
    run({}, { intervalUs: 2510, usualGap: true }),
    run({}, { intervalUs: 1069, collector: 'perf' }),
    ['interval'],
  ],
  ['an interval twice as long', run({}, { intervalUs: 1000 }), run({}, { intervalUs: 2000 }), ['interval']],
  ['what is not known', run({ processor: '' }), run({ processor: '4 × B' }), []],
])('compare and gate agree: %s', (_, before, after, names) => {
  const differences = environmentDifferences(before, after);
  expect(differences.map(({ name }) => name)).toEqual(names);
  expect(compareReports(before, after, '').environment).toEqual(differences);
  expect(differencesAmong([before, after].map((report) => ({ environment: gateEnvironmentOf(report) })))).toHaveLength(
    names.length,
  );
});

test('differences are given in full', () => {
  expect(environmentDifferences(run({ openssl: '3.0.15' }), run({ openssl: '3.5.4' })).map(differenceText)).toEqual([
    'OpenSSL 3.0.15 → 3.5.4',
  ]);
});
