import { readdirSync, readFileSync } from 'node:fs';
import { withSections } from '../../../scripts/lib/command-docs.js';
import { metricDocs, withMetrics } from '../../../scripts/lib/metric-docs.js';
import { METRICS, metricNamed, NEW_CALL_SITES } from '../../../src/gate/metrics/index.js';
import { makeRun } from '../../../src/gate/run.js';
import { EVERYTHING, selectorOf } from '../../../src/gate/selector.js';
import {
  asyncServerReport,
  busyReport,
  guideServerReport,
  hostileReport,
  noCryptoReport,
  tooFewTicksReport,
} from '../../support/sample-report.js';
import { routeRow } from '../../support/sample-routes.js';

const all = selectorOf(EVERYTHING);
const read = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** The files that CONTRIBUTING.md names: what one of them lacks fails here, and crashes no gate. */
describe('a metric is in all its places:', () => {
  test('each file of the directory is one, named after its id, and in the index', () => {
    const files = readdirSync(new URL('../../../src/gate/metrics/', import.meta.url)).filter(
      (name) => name.endsWith('.js') && name !== 'index.js' && name !== 'metric.js',
    );
    expect(files.sort()).toEqual([...METRICS, NEW_CALL_SITES].map(({ id }) => `${id}.js`).sort());
  });

  test("the config's schema is as npm run docs writes it", () => {
    const schema = read('src/config/cryptoprof.schema.json');
    const { enum: ids, enumDescriptions } = JSON.parse(schema).definitions.budget.properties.metric;
    expect(ids.map((id, index) => [id, enumDescriptions[index]])).toEqual(
      METRICS.map(({ id, description }) => [id, description]),
    );
    expect(withMetrics(schema)).toBe(schema);
    expect(() => withMetrics('{}')).toThrow('no place for metrics');
  });

  test('the type of budgets has its id', () => {
    const [, union] = /@typedef \{([^}]*)\}[\s*]+MetricId/.exec(read('src/model/gate-config.js')) ?? [];
    expect(union?.match(/\w+/g)).toEqual(METRICS.map(({ id }) => id));
  });

  test('docs/gate.md has its row', () => {
    const page = read('docs/gate.md');
    expect(withSections(page, metricDocs()['docs/gate.md'])).toBe(page);
    for (const { id, tier, level } of [...METRICS, NEW_CALL_SITES])
      expect(page).toContain(`| \`${id}\` | ${tier} | ${level} | \``);
  });

  test.each([...METRICS, NEW_CALL_SITES].map((metric) => [metric.id, metric]))(
    '%s has something to say',
    (_, { statement, fix, hint, title }) => {
      const parts = {
        value: 2,
        amount: '2',
        operation: '',
        of: '',
        within: '',
        by: '',
        severity: '',
        side: '',
        withPeer: '',
        busyTime: 'busy time',
        names: ['x'],
        isStretch: false,
      };
      for (const text of [statement(parts), title]) expect(text).toMatch(/^\w.*[^.]$/);
      for (const text of [fix(undefined), hint]) expect(text).toMatch(/^[A-Z].*\w/);
    },
  );
});

test.each([
  ['hash', /keep its result/],
  ['key.import', /keep its result/],
  ['tls.handshake', /keep its connections open/],
  ['tls.record', /send and receive less/],
  ...[
    'random',
    'kdf.pbkdf2',
    'keygen.x25519',
    'kex.ecdh',
    'prime.generate',
    'sign',
    'verify',
    'cipher.encrypt',
    'hmac',
  ].map((operation) => [operation, /move it off the event loop/]),
])('what helps against %s, without a rule, weakens nothing', (operation, expected) => {
  const site = { id: '', file: 'a.js', line: 1, function: 'f', api: '', operation, ticks: 9, share: 0.5 };
  const fix = metricNamed('crypto_share').fix(site);
  expect(fix).toMatch(expected);
  expect(/keep its result|less often/.test(fix)).toBe(expected.source === 'keep its result');
});

test.each(
  METRICS.flatMap((metric) =>
    [
      guideServerReport(),
      asyncServerReport(),
      busyReport(),
      hostileReport(),
      noCryptoReport(),
      tooFewTicksReport(),
    ].map((report) => [metric.id, metric, report]),
  ),
)('%s measures any report, or says why not', (_, metric, report) => {
  const { value, missing } = metric.measure(makeRun(report), all, null);
  expect(value === null ? missing : String(Number.isFinite(value))).toMatch(value === null ? /\w/ : 'true');
});

const tlsClient = { handshakes: 0, resumed: 0, protocols: {}, ciphers: {}, groups: {} };
const tlsServer = {
  handshakes: 40,
  resumed: 10,
  protocols: { 'TLSv1.2': 30, 'TLSv1.3': 10 },
  ciphers: { 'ECDHE-RSA-AES128-GCM-SHA256': 40 },
  groups: {},
};
const served = () => ({
  ...guideServerReport(),
  load: null,
  routes: [routeRow('/login', { cryptoMsPerRequest: 12 })],
  traffic: { requests: 100, clientRequests: 0, tlsServer, tlsClient, processes: 1, complete: true },
});
/** Of each metric a value that somebody worked out from the report. */
const WORKED_OUT = [
  ['sync_call_sites', guideServerReport(), 1],
  ['findings', guideServerReport(), 1],
  ['handshakes_per_request', served(), 40 / 100],
  ['resumption_ratio', served(), 10 / 40],
  ['tls_protocols', served(), 2],
  ['tls_ciphers', served(), 1],
  ['crypto_share', guideServerReport(), 8082 / 11412],
  ['event_loop_share', guideServerReport(), 8071 / 11412],
  ['longest_block', guideServerReport(), 71.3],
  ['crypto_ms_per_request', served(), 12],
  ['cpu_ms_per_request', served(), served().profile.cpu.totalMs / 100],
];

test.each(WORKED_OUT)('%s is what was worked out', (id, report, value) => {
  const metric = metricNamed(id);
  expect(metric?.measure(makeRun(report), all, null).value).toBeCloseTo(value, 9);
  expect(metric?.measure(makeRun(noCryptoReport()), all, null).value).not.toBe(value);
});

test('a value of every metric was worked out', () =>
  expect(WORKED_OUT.map(([id]) => id)).toEqual(METRICS.map(({ id }) => id)));

describe("of the guide's server", () => {
  test.each([
    ['sync_call_sites', 0],
    ['findings', 0],
    ['crypto_share', 41 / 1322],
    ['event_loop_share', 0],
    ['longest_block', 0],
  ])('%s of its asynchronous twin is %p', (id, value) =>
    expect(metricNamed(id)?.measure(makeRun(asyncServerReport()), all, null).value).toBeCloseTo(value, 9),
  );

  test.each([
    [{ operation: 'random' }, 71 / 11412],
    [{ operation: 'kdf' }, 8011 / 11412],
    [{ path: 'app.js' }, 8082 / 11412],
    [{ path: 'src/**' }, 0],
    [{ path: '*', operation: 'random' }, 71 / 11412],
  ])('the share of %p is %p', (limits, value) =>
    expect(
      metricNamed('crypto_share')?.measure(makeRun(guideServerReport()), selectorOf({ ...EVERYTHING, ...limits }), null)
        .value,
    ).toBeCloseTo(value, 9),
  );
});

test('no other metric', () => expect(metricNamed('constructor')).toBe(null));

describe('a call that waited for a processor while an inspector sampled it', () => {
  const [metric] = METRICS.filter(({ id }) => id === 'longest_block');
  const cpu = { totalMs: 2000, mainMs: 1900, workersMs: 0, poolMs: 0, v8Ms: 0, otherMs: 0 };
  const measure = (/** @type {object} */ more) => {
    const report = guideServerReport();
    return metric.measure(makeRun({ ...report, profile: { ...report.profile, ...more } }), all, null);
  };
  const waited = { cpu: { ...cpu, runQueueWaitMs: 2000, mainRunQueueWaitMs: 2000 } };

  test('may have taken all the time of its line', () => {
    const { callSites } = guideServerReport();
    const { value, mayBe } = measure({ sampledBy: 'attach', ...waited });
    expect(value).toBe(Math.max(...callSites.map(({ blocks }) => blocks.maxMs)));
    expect(mayBe?.value).toBe(Math.max(...callSites.map(({ cpuMs }) => cpuMs)));
    expect(mayBe?.missing).toBe(
      'the program waited so long for a processor that a call looks like several shorter ones',
    );
  });

  test.each([
    [
      'a program that had a processor',
      { sampledBy: 'attach', cpu: { ...cpu, runQueueWaitMs: 9, mainRunQueueWaitMs: 9 } },
    ],
    ['one of which that is not known', { sampledBy: 'attach', cpu: null }],
    ['a recording, which tells waits apart', waited],
  ])('but not of %s', (_, more) => expect(measure(more).mayBe).toBe(null));
});
