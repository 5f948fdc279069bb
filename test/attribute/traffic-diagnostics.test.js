import { trafficDiagnostics } from '../../src/attribute/traffic-diagnostics.js';
import { guideServerReport } from '../support/sample-report.js';

const traffic = (changes) => ({ counted: true, traffic: { ...guideServerReport().traffic, ...changes } });

test('counts that may be too small say so', () => {
  expect(trafficDiagnostics(traffic({ complete: false }))).toEqual([
    { code: 'traffic-incomplete', count: 1, message: expect.stringContaining('may be missing') },
  ]);
});

test.each([
  ['complete ones', traffic({})],
  ['none', { counted: true, traffic: null }],
  ['a profile without a run', null],
  ['where there was nothing to count', traffic({ complete: false, requests: 0, tlsServer: null })],
])('%s do not', (_, counts) => expect(trafficDiagnostics(counts)).toEqual([]));

test('what was not to be counted says so', () => {
  expect(trafficDiagnostics({ counted: false, traffic: null })).toEqual([
    { code: 'not-counted', count: 1, message: expect.stringContaining('--no-probe') },
  ]);
});
