import { tables } from '../../../src/writers/html/tables.js';
import { guideServerReport } from '../../support/sample-report.js';

test('what took a tick took some time', () => {
  const report = guideServerReport();
  Object.assign(report.operations[1], { ticks: 1, cpuMs: 0 });
  expect(String(tables(report, '/app').map(({ html }) => html))).toContain('&lt; 1 ms');
});
