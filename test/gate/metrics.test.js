import { readFileSync } from 'node:fs';
import { METRICS, metricNamed, NEW_CALL_SITES } from '../../src/gate/metrics.js';
import { EVERYTHING, selectorOf } from '../../src/gate/selector.js';
import { asyncServerReport, busyReport, guideServerReport, hostileReport, noCryptoReport, tooFewTicksReport } from '../support/sample-report.js';

const all = selectorOf(EVERYTHING);
const page = readFileSync(new URL('../../docs/gate.md', import.meta.url), 'utf8');

test.each([...METRICS, NEW_CALL_SITES].map((metric) => [metric.id, metric]))('docs/gate.md has %s, as the table has it', (id, { level, description }) => {
  expect(page).toContain(`| \`${id}\` |`);
  expect(page.split('\n').find((line) => line.startsWith(`| \`${id}\` |`))).toContain(description);
  expect(page.split('\n').find((line) => line.startsWith(`| \`${id}\` |`))).toContain(level);
});

test.each(METRICS.flatMap((metric) => [guideServerReport(), asyncServerReport(), busyReport(), hostileReport(), noCryptoReport(), tooFewTicksReport()]
  .map((report) => [metric.id, metric, report])))('%s measures any report, or says why not', (_, metric, report) => {
  const { value, missing } = metric.value(report, all);
  expect(value === null ? missing : String(Number.isFinite(value))).toMatch(value === null ? /\w/ : 'true');
});

describe('of the guide\'s server', () => {
  test.each([
    ['sync_call_sites', 1, 0], ['findings', 1, 0], ['crypto_share', 8082 / 11412, 41 / 1322], ['event_loop_share', 8071 / 11412, 0], ['longest_block', 71.3, 0],
  ])('%s is %p, and of its asynchronous twin %p', (id, sync, async) => {
    const metric = metricNamed(id);
    expect(metric?.value(guideServerReport(), all).value).toBeCloseTo(sync, 9);
    expect(metric?.value(asyncServerReport(), all).value).toBeCloseTo(async, 9);
  });

  test.each([[{ operation: 'random' }, 71 / 11412], [{ operation: 'kdf' }, 8011 / 11412], [{ path: 'app.js' }, 8082 / 11412], [{ path: 'src/**' }, 0], [{ path: '*', operation: 'random' }, 71 / 11412]])(
    'the share of %p is %p', (limits, value) => expect(metricNamed('crypto_share')?.value(guideServerReport(), selectorOf({ ...EVERYTHING, ...limits })).value).toBeCloseTo(value, 9));
});

test('budgets are typed by them', () => {
  const types = readFileSync(new URL('../../src/model/gate-config.js', import.meta.url), 'utf8');
  const [, union] = /@typedef \{(.*)\} MetricId/.exec(types) ?? [];
  expect(union?.split('|').map((id) => id.slice(1, -1))).toEqual(METRICS.map(({ id }) => id));
});

test('no other metric', () => expect(metricNamed('constructor')).toBe(null));
