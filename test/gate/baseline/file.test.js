import fc from 'fast-check';
import { baselineText, chosen, parseBaseline, withUpdated } from '../../../src/gate/baseline/file.js';

const BASELINE = {
  runs: 3,
  busyTicks: 9100,
  environment: {
    node: '24',
    openssl: '3.5',
    platform: 'linux',
    processor: '2 × AMD EPYC',
    interval: '1000 µs',
    workload: ['node', 'app.js'],
  },
  callSites: new Map([
    ['b.js#g|hash', { file: 'b.js', function: 'g', operation: 'hash', share: 0.02 }],
    ['a.js#f|kdf.pbkdf2', { file: 'a.js', function: 'f', operation: 'kdf.pbkdf2', share: 0.7 }],
  ]),
  metrics: new Map([
    ['crypto_share', 0.72],
    ['__proto__', 1],
  ]),
  designEffects: new Map([['crypto_share', 4]]),
};

test('is sorted, and ends with a line', () => {
  const text = baselineText([BASELINE]);
  expect(text.endsWith('}\n')).toBe(true);
  expect(Object.keys(JSON.parse(text).environments[0].callSites)).toEqual(['a.js#f|kdf.pbkdf2', 'b.js#g|hash']);
  expect(text.indexOf('"busyTicks"')).toBeLessThan(text.indexOf('"callSites"'));
});

test('is read as it was written, in any order, with any keys', () => {
  const [read] = parseBaseline(baselineText([BASELINE]));
  expect(read.metrics.get('__proto__')).toBe(1);
  expect(baselineText([read])).toBe(baselineText([BASELINE]));
});

const broken = (change) => {
  const file = JSON.parse(baselineText([BASELINE]));
  change(file.environments[0], file);
  return JSON.stringify(file);
};

test.each([
  ['no JSON', '{', 'baseline-invalid'],
  ['conflicts', '<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> main', 'baseline-conflicts'],
  ['an array', '[]', 'baseline-invalid'],
  ['null', 'null', 'baseline-invalid'],
  ['a later version', '{"version": 4}', 'baseline-version'],
  ['an earlier version', '{"version": 1}', 'baseline-outdated'],
  ['no version', '{}', 'baseline-version'],
  [
    'shares that are more than all together',
    broken((file) => {
      for (const site of Object.values(file.callSites)) site.share = 0.6;
    }),
    'baseline-invalid',
  ],
  [
    'a share above 1',
    broken((file) => {
      file.callSites['a.js#f|kdf.pbkdf2'].share = 2;
    }),
    'baseline-invalid',
  ],
  [
    'a metric that is text',
    broken((file) => {
      file.metrics.crypto_share = '72%';
    }),
    'baseline-invalid',
  ],
  [
    'a share of all runs above 1',
    broken((file) => {
      file.metrics['crypto_share path=src/**'] = 5;
    }),
    'baseline-invalid',
  ],
  [
    'half a call site',
    broken((file) => {
      file.metrics.sync_call_sites = 0.5;
    }),
    'baseline-invalid',
  ],
  [
    'ticks that are negative',
    broken((file) => {
      file.busyTicks = -1;
    }),
    'baseline-invalid',
  ],
  [
    'no run that it rests on',
    broken((file) => {
      file.runs = 0;
    }),
    'environments[0].runs is not valid',
  ],
  [
    'a design effect below that of independent ticks',
    broken((file) => {
      file.designEffects.crypto_share = 0.5;
    }),
    'baseline-invalid',
  ],
  [
    'a design effect that no runs can have shown, which would excuse any growth',
    broken((file) => {
      file.designEffects.crypto_share = 1e9;
    }),
    'entry 1 of designEffects is not valid',
  ],
  [
    'no environment',
    broken((file) => {
      delete file.environment;
    }),
    'baseline-invalid',
  ],
  [
    'no environments',
    broken((_, file) => {
      file.environments = [];
    }),
    'baseline-invalid',
  ],
  [
    'one environment twice',
    broken((first, file) => {
      file.environments.push({ ...first, runs: 4 });
    }),
    'it has Node 24 with OpenSSL 3.5 twice',
  ],
])('%s is a failure', (_, text, code) => expect(() => parseBaseline(text)).toThrow(code));

test('what start-up showed is written as far as it is read', () => {
  const text = baselineText([{ ...BASELINE, busyTicks: 300, designEffects: new Map([['crypto_share max', 1200]]) }]);
  expect(parseBaseline(text)[0].designEffects.get('crypto_share max')).toBe(300);
});

test('whatever the text, it is read or a failure', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.jsonValue().map((value) =>
          JSON.stringify({
            version: 3,
            environments: [{ ...JSON.parse(baselineText([BASELINE])).environments[0], metrics: value }],
          }),
        ),
      ),
      (text) => {
        try {
          parseBaseline(text);
        } catch (error) {
          expect(error.name).toBe('Failure');
        }
      },
    ),
  );
});

test('one of few runs knows no design effects, and says nothing of them', () => {
  const text = baselineText([{ ...BASELINE, designEffects: new Map() }]);
  expect(text).not.toContain('designEffects');
  expect(parseBaseline(text)[0].designEffects.size).toBe(0);
});

test('a byte order mark does no harm', () =>
  expect(parseBaseline(`\ufeff${baselineText([BASELINE])}`)[0].runs).toBe(3));

test('a file of version 2 is one environment', () => {
  const {
    environments: [single],
  } = JSON.parse(baselineText([BASELINE]));
  expect(parseBaseline(JSON.stringify({ version: 2, ...single }))).toEqual([BASELINE]);
});

test('environments are in order of Node, whatever order they are in', () => {
  const all = ['26', '8', '24'].map((node) => ({ ...BASELINE, environment: { ...BASELINE.environment, node } }));
  expect(parseBaseline(baselineText(all)).map(({ environment }) => environment.node)).toEqual(['8', '24', '26']);
});

const baselineOf = (node, openssl, more = {}) => ({
  runs: 3,
  busyTicks: 9000,
  environment: {
    node,
    openssl,
    platform: 'linux',
    processor: '2 × AMD EPYC',
    interval: '1000 µs',
    workload: ['node', 'app.js'],
    ...more,
  },
  callSites: new Map(),
  metrics: new Map(),
});
const [NODE_20, NODE_24, OLD_24] = [baselineOf('20', '3.0'), baselineOf('24', '3.5'), baselineOf('24', '3.0')];
const ALL = [NODE_24, NODE_20, OLD_24];

test.each([
  ['of the same Node and OpenSSL', baselineOf('20', '3.0'), NODE_20, NODE_20],
  ['on another machine', baselineOf('24', '3.0', { processor: '64 × Other', platform: 'darwin' }), OLD_24, OLD_24],
  ['of the same Node and another OpenSSL', baselineOf('20', '3.5'), null, NODE_20],
  ['of another Node', baselineOf('26', '3.5'), null, NODE_24],
  ['whose OpenSSL is unknown', baselineOf('20', ''), NODE_20, NODE_20],
])('runs %s have theirs', (_, { environment }, own, nearest) =>
  expect(chosen(ALL, environment)).toEqual({ own, nearest, isAmbiguous: false }),
);

test('of no baselines there is none', () =>
  expect(chosen([], NODE_20.environment)).toEqual({ own: null, nearest: null, isAmbiguous: false }));

test.each([
  ['whose Node is unknown', baselineOf('', '')],
  ['whose OpenSSL is unknown, of a Node that has two', baselineOf('24', '')],
])('runs %s have none of several', (_, { environment }) =>
  expect(chosen(ALL, environment)).toMatchObject({ own: null, isAmbiguous: true }),
);

test('an update takes the place of its own environment, and leaves the others', () => {
  const again = baselineOf('20', '3.0', { processor: '64 × Other' });
  expect(withUpdated(ALL, NODE_20, again)).toEqual([again, OLD_24, NODE_24]);
  const further = baselineOf('26', '3.5');
  expect(withUpdated(ALL, null, further)).toEqual([NODE_20, OLD_24, NODE_24, further]);
  expect(withUpdated([], null, further)).toEqual([further]);
});
