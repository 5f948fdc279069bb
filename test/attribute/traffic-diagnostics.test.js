import { trafficDiagnostics } from '../../src/attribute/traffic-diagnostics.js';
import { guideServerReport } from '../support/sample-report.js';

const traffic = (changes) => ({ ...guideServerReport().traffic, ...changes });

test('counts that may be too small say so', () => {
  expect(trafficDiagnostics(traffic({ complete: false }))).toEqual([{ code: 'traffic-incomplete', count: 1, message: expect.stringContaining('may be missing') }]);
});

test.each([
  ['complete ones', traffic({})],
  ['none', null],
  ['where there was nothing to count', traffic({ complete: false, requests: 0, tlsServer: null })],
])('%s do not', (_, counts) => expect(trafficDiagnostics(counts)).toEqual([]));
