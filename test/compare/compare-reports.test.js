import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { compareReports } from '../../src/compare/compare-reports.js';
import { siteId } from '../../src/model/site-id.js';
import { documentSchema } from '../../src/schemas/documents.js';
import {
  asyncServerReport,
  busyReport,
  guideServerReport,
  hostileReport,
  noCryptoReport,
  tooFewTicksReport,
} from '../support/sample-report.js';
import { reportOf } from './reports.js';

/** @import { Comparison, WeightChange } from '../../src/model/comparison.js' */

const compare = (before, after) => compareReports(before, after, '0.1.0');
const codes = ({ notes }) => notes.map(({ code }) => code);
/** Every sample, and why it is one. */
const SAMPLES = Object.entries({
  guideServerReport,
  asyncServerReport,
  noCryptoReport,
  tooFewTicksReport,
  busyReport,
  hostileReport,
});

test("the guide's server: from pbkdf2Sync to pbkdf2", () => {
  const comparison = compare(guideServerReport(), asyncServerReport());
  expect(comparison.eventLoop).toMatchObject({
    change: 'vanished',
    before: { ticks: 8071 },
    after: { ticks: 0, share: 0 },
  });
  expect(comparison.eventLoop.before.share).toBeCloseTo(0.707, 3);
  expect(comparison.longestBlock).toEqual({
    before: { maxMs: 71.3, errorMs: 1, file: 'app.js', line: 23, function: 'auth', api: 'pbkdf2Sync' },
    after: null,
  });
  expect(comparison.operations[0]).toMatchObject({
    id: 'kdf.pbkdf2',
    weight: { change: 'shrank' },
    form: 'sync-to-async',
    movedOffLoop: true,
  });
  expect(comparison.callSites[0]).toMatchObject({
    before: { api: 'pbkdf2Sync' },
    after: { api: 'pbkdf2' },
    movedOffLoop: true,
  });
  expect(comparison.findings).toMatchObject({
    gone: [{ rule: 'sync-kdf', callSite: { file: 'app.js', line: 23 }, weight: { change: 'vanished' } }],
    new: [],
    remaining: [],
  });
  expect(codes(comparison)).toEqual(['thread-pool']);
  expect(comparison.notes[0].message).toContain('pbkdf2()');
});

test('and back again', () => {
  const comparison = compare(asyncServerReport(), guideServerReport());
  expect(comparison.eventLoop.change).toBe('appeared');
  expect(comparison.findings.new).toHaveLength(1);
  expect(comparison.operations[0]).toMatchObject({ form: 'async-to-sync', movedOffLoop: false });
});

test.each(SAMPLES)('%s compared with itself: nothing changed', (_, make) => {
  const comparison = compare(make(), make());
  const weights = weightsOf(comparison);
  const changes = new Set(weights.map(({ change }) => change));
  expect([...changes]).toEqual([make === tooFewTicksReport ? 'too-few-ticks' : 'within-noise']);
  expect(weights.every(({ difference, cpuMs }) => difference === 0 && cpuMs === 0)).toBe(true);
  expect(comparison.findings).toMatchObject({ gone: [], new: [] });
  expect(comparison.environment).toEqual([]);
  expect(comparison.longestBlock.before).toEqual(comparison.longestBlock.after);
  for (const { before, after } of comparison.callSites) expect(after).toEqual(before);
});

const SITE = fc.record({
  file: fc.constantFrom('/app/a.js', '/app/lib/b.js', '/elsewhere/c.js', ''),
  function: fc.constantFrom('', 'auth', 'sign'),
  line: fc.nat(9),
  api: fc.constantFrom('', 'pbkdf2Sync', 'pbkdf2', 'createHash'),
  form: fc.constantFrom('sync', 'async', 'unknown'),
  operation: fc.constantFrom('kdf.pbkdf2', 'hash'),
  algorithm: fc.constantFrom('', 'sha512'),
  phase: fc.constantFrom('event-loop', 'top-level', 'worker'),
  ticks: fc.nat(400),
});
const FINDING = fc.record({
  rule: fc.constantFrom('sync-kdf', 'sync-hash'),
  severity: fc.constantFrom('error', 'warning', 'info'),
  operation: fc.constantFrom('kdf.pbkdf2', 'hash'),
  ticks: fc.nat(400),
  callSite: fc.option(
    fc.record({
      file: fc.constantFrom('/app/a.js', '/app/lib/b.js'),
      line: fc.nat(9),
      function: fc.constantFrom('', 'auth'),
      api: fc.constantFrom('', 'pbkdf2Sync'),
    }),
  ),
});
const REPORT = fc
  .record({
    sites: fc.array(SITE, { maxLength: 7 }),
    findings: fc.array(FINDING, { maxLength: 4 }),
    busyTicks: fc.integer({ min: 2800, max: 9000 }),
    root: fc.constantFrom('', '/app'),
    node: fc.constantFrom('', '20.1.0', '24.2.0'),
    requests: fc.option(fc.nat(500)),
  })
  .map(({ sites, findings, busyTicks, root, node, requests }) =>
    reportOf(sites, {
      busyTicks,
      findings: findings.map((each) => ({
        ...each,
        site: each.callSite && siteId({ ...each.callSite, operation: each.operation }, root, 1),
      })),
      target: { root, node },
      load: null,
      traffic: requests === null ? null : { ...guideServerReport().traffic, requests },
    }),
  );

test('the other way round, everything is mirrored', () => {
  fc.assert(
    fc.property(REPORT, REPORT, (one, other) => {
      const there = compare(one, other);
      const back = compare(other, one);
      expect(differences(back)).toEqual(
        differences(there).map(({ key, difference, cpuMs }) => ({ key, difference: 0 - difference, cpuMs: 0 - cpuMs })),
      );
      expect([back.before, back.after]).toEqual([there.after, there.before]);
      expect(back.longestBlock).toEqual({ before: there.longestBlock.after, after: there.longestBlock.before });
      expect(back.findings.gone.map(({ rule, callSite }) => [rule, callSite])).toEqual(
        there.findings.new.map(({ rule, callSite }) => [rule, callSite]),
      );
      expect(back.findings.remaining).toHaveLength(there.findings.remaining.length);
      expect(back.environment).toEqual(
        there.environment.map(({ name, before, after }) => ({ name, before: after, after: before })),
      );
      expect([back.perRequest?.before, back.perRequest?.after]).toEqual([
        there.perRequest?.after,
        there.perRequest?.before,
      ]);
      expect(codes(back).sort()).toEqual(codes(there).sort());
    }),
  );
});

test('no tick of a call site or an operation is lost or counted twice', () => {
  fc.assert(
    fc.property(REPORT, REPORT, (one, other) => {
      const { callSites, operations } = compare(one, other);
      const sum = (rows, side) => rows.reduce((total, { weight }) => total + weight[side].ticks, 0);
      expect([
        sum(callSites, 'before'),
        sum(callSites, 'after'),
        sum(operations, 'before'),
        sum(operations, 'after'),
      ]).toEqual([one.crypto.ticks, other.crypto.ticks, one.crypto.ticks, other.crypto.ticks]);
    }),
  );
});

test('a call site or a finding of a few ticks that is gone is noise', () => {
  const finding = { ...guideServerReport().findings[0], ticks: 6 };
  const { callSites, findings } = compare(reportOf([{ ticks: 6 }], { findings: [finding] }), reportOf([]));
  expect(callSites).toMatchObject([{ after: null, weight: { change: 'within-noise' } }]);
  expect(findings.gone).toMatchObject([{ weight: { change: 'within-noise' } }]);
});

test('a finding that is gone while its call takes as long as before may come back', () => {
  const finding = { ...guideServerReport().findings[0], ticks: 900 };
  const { gone } = compare(reportOf([{ ticks: 900 }], { findings: [finding] }), reportOf([{ ticks: 920 }])).findings;
  expect(gone).toMatchObject([{ weight: { change: 'within-noise', before: { ticks: 900 }, after: { ticks: 920 } } }]);
  const moved = reportOf([
    {
      ticks: 40,
      form: 'async',
      api: 'pbkdf2',
      blocks: { count: 0, p50Ms: 0, p95Ms: 0, maxMs: 0, errorMs: 1, split: false },
    },
  ]);
  expect(compare(reportOf([{ ticks: 900 }], { findings: [finding] }), moved).findings.gone).toMatchObject([
    { weight: { change: 'vanished' } },
  ]);
});

test('findings are matched by rule and place, several in a function in the order of their lines', () => {
  const finding = (line, parts = {}) => {
    const [first] = guideServerReport().findings;
    return { ...first, ...parts, callSite: { ...first.callSite, line } };
  };
  const before = reportOf([{ ticks: 900 }], { findings: [finding(20, { ticks: 300 }), finding(10, { ticks: 600 })] });
  const after = reportOf([{ ticks: 900 }], {
    findings: [finding(15, { ticks: 900, severity: 'warning' }), finding(15, { rule: 'kdf-keylen', ticks: 1 })],
  });
  const { gone, new: added, remaining } = compare(before, after).findings;
  expect(remaining).toMatchObject([
    {
      severity: 'warning',
      callSite: { line: 15 },
      weight: { change: 'grew', before: { ticks: 600 }, after: { ticks: 900 } },
    },
  ]);
  expect(gone).toMatchObject([{ callSite: { line: 20 } }]);
  expect(added).toMatchObject([{ rule: 'kdf-keylen' }]);
});

describe('per request', () => {
  const runs = (before, after) => compare(reportOf([{ ticks: 900 }], before), reportOf([{ ticks: 450 }], after));
  const { traffic, load } = guideServerReport();

  test('what the servers counted is preferred to what the load generator did', () => {
    const profile = { ...guideServerReport().profile, busyTicks: 3000, busyMs: 3000 };
    const { perRequest } = runs(
      { profile, traffic: { ...traffic, requests: 100 } },
      { profile: { ...profile, cpu: null }, traffic: { ...traffic, requests: 50 } },
    );
    expect(perRequest).toEqual({
      source: 'traffic',
      comparable: true,
      before: { requests: 100, requestsPerSecond: 19.7, cryptoMs: 9, busyMs: 30, cpuMs: 117.05 },
      after: { requests: 50, requestsPerSecond: 19.7, cryptoMs: 9, busyMs: 60, cpuMs: null },
    });
  });

  test('the start of the program is left out', () => {
    const { profile, crypto } = guideServerReport();
    const cpu = { ...profile.cpu, totalMs: 5000, mainMs: 3000, workersMs: 1000 };
    const figures = {
      profile: { ...profile, busyTicks: 4000, busyMs: 4000, startTicks: 1000, cpu },
      crypto: { ...crypto, ticks: 800, cpuMs: 800, byPhase: { 'top-level': 150, bootstrap: 50, 'event-loop': 600 } },
      traffic: { ...traffic, requests: 100 },
    };
    // A quarter of 4000 ms of CPU was the start; what other threads took is not known to be.
    const steady = { cryptoMs: 6, busyMs: 30, cpuMs: 40 };
    expect(runs(figures, figures).perRequest?.before).toMatchObject(steady);
    const onMain = { ...figures, profile: { ...figures.profile, cpu: { ...cpu, mainMs: null } } };
    expect(runs(onMain, onMain).perRequest?.before.cpuMs).toBe(37.5);
  });

  test('without a load generator the rate is that of the whole run', () => {
    const counted = { load: null, traffic: { ...traffic, requests: 128 } };
    expect(runs(counted, counted).perRequest?.before.requestsPerSecond).toBe(10);
    expect(runs({ ...counted, target: { durationMs: 0 } }, counted).perRequest?.before.requestsPerSecond).toBe(null);
    const driven = {
      ...counted,
      load: guideServerReport().load ?? { requests: 100, requestsPerSecond: 50, errors: 0 },
    };
    const { before, after } = runs(driven, counted).perRequest ?? {};
    expect([before?.requestsPerSecond, after?.requestsPerSecond]).toEqual([null, null]);
  });

  test('both must have been counted in the same way', () => {
    expect(runs({ traffic: null }, { traffic: null }).perRequest).toMatchObject({
      source: 'load',
      before: { requests: load.requests },
    });
    const unlike = runs({ traffic: null }, { load: null });
    expect([unlike.perRequest, codes(unlike)]).toEqual([null, ['requests-unlike']]);
    expect(unlike.notes[0].message).toContain('did not count requests in the same way');
    const unasked = runs({ load: null }, { load: null, traffic: { ...traffic, requests: 0, clientRequests: 0 } });
    expect(unasked.notes.map(({ message }) => message)).toEqual([
      'There are no figures per request: no request to the program was counted in the run after.',
    ]);
    const none = runs({ traffic: null, load: null }, { traffic: null, load: null });
    expect([none.perRequest, codes(none)]).toEqual([null, []]);
    expect(runs({ traffic: { ...traffic, requests: 0 }, load: null }, {}).perRequest).toBe(null);
  });

  test.each([
    [2, 6, 'fewer than 20 requests to the program were counted in each run'],
    [0, 6, 'fewer than 20 requests to the program were counted in each run'],
    [19, 20, 'fewer than 20 requests to the program were counted in the run before'],
    [20, 0, 'no request to the program was counted in the run after'],
  ])('%i and %i requests to a worker, for its health, are not its work', (...[one, other, why]) => {
    const asked = (requests) => ({ load: null, traffic: { ...traffic, requests, clientRequests: 0 } });
    const comparison = runs(asked(one), asked(other));
    expect(comparison.perRequest).toBeNull();
    expect(comparison.notes.map(({ message }) => message)).toContain(`There are no figures per request: ${why}.`);
    const driven = runs({ traffic: { ...traffic, requests: 2 } }, { traffic: { ...traffic, requests: 6 } });
    expect(driven.perRequest?.source).toBe('traffic');
  });

  test('requests are counted from the start on, and ticks behind a warm-up are not', () => {
    const warm = { profile: { ...reportOf([{ ticks: 900 }]).profile, warmUp: { seconds: 2, from: 'load', ticks: 9 } } };
    const both = runs(warm, warm);
    expect([both.perRequest, codes(both)]).toEqual([null, ['warm-up']]);
    expect(both.notes[0].message).toMatch(/^Both runs leave out the first 2 s of the load\./);
  });

  test('and to the end, which ticks of a log that was cut off are not', () => {
    const unprofiled = [{ kind: 'thread', reason: 'log-ended-early', count: 1, cpuMs: null }];
    const cut = { profile: { ...reportOf([{ ticks: 900 }]).profile, unprofiled } };
    expect(runs({}, cut).perRequest).toBeNull();
    const other = { profile: { ...cut.profile, unprofiled: [{ ...unprofiled[0], reason: 'own-exec-argv' }] } };
    expect(runs({}, other).perRequest).not.toBeNull();
  });

  test.each([['1 × other'], ['']])('a run on processor "%s" can\'t be compared by CPU time', (processor) => {
    const comparison = runs({}, { target: { processor } });
    expect([comparison.perRequest?.comparable, codes(comparison)]).toEqual([false, ['processors-differ']]);
  });

  test('requests that may be missing are told', () => {
    expect(codes(runs({}, { traffic: { ...traffic, complete: false } }))).toEqual(['requests-incomplete']);
  });
});

test('what the runs ran on is compared, as far as both know', () => {
  const run = (target, intervalUs = 1000) => {
    const report = reportOf([{ ticks: 900 }], { target });
    return { ...report, profile: { ...report.profile, intervalUs } };
  };
  expect(compare(run({ node: '24.1.0' }), run({ node: 'v24.9.9' })).environment).toEqual([]);
  expect(compare(run({ openssl: '', processor: '', platform: '' }), run({})).environment).toEqual([]);
  const { environment } = compare(
    run({ node: '22.1.0', openssl: '3.0.1', platform: 'linux' }),
    run({ node: 'v24.1.0', openssl: '3.5.4', platform: 'darwin' }, 500),
  );
  expect(environment).toEqual([
    { name: 'node', before: '22.1.0', after: '24.1.0' },
    { name: 'openssl', before: '3.0.1', after: '3.5.4' },
    { name: 'platform', before: 'linux', after: 'darwin' },
    { name: 'interval', before: '1000 µs', after: '500 µs' },
  ]);
  const fromLog = {
    ...reportOf([], { target: { node: '' } }),
    isolates: [{ ...guideServerReport().isolates[0], node: '20.2.2' }],
  };
  expect(compare(fromLog, run({})).environment).toMatchObject([{ name: 'node', before: '20.2.2' }]);
});

describe('notes', () => {
  const alike = () => reportOf([{ ticks: 900 }]);
  const changed = (change) => {
    const report = alike();
    change(report);
    return report;
  };

  test.each([
    [
      'too-few-ticks',
      (report) => {
        report.profile.busyTicks = 199;
        report.crypto.ticks = 9;
        report.profile.namedTicks = 199;
      },
    ],
    [
      'not-complete',
      (report) => {
        report.profile.unprofiled = [{ kind: 'thread', reason: 'log-limit', count: 1, cpuMs: 3100 }];
      },
    ],
    [
      'no-times',
      (report) => {
        report.profile.wallMs = 0;
      },
    ],
    [
      'names-missing',
      (report) => {
        report.profile.namedTicks = 2400;
      },
    ],
    [
      'packages-unknown',
      (report) => {
        report.bundles = [{ file: '/app/dist/app.js', ticks: 3000, unidentifiedTicks: 1500 }];
      },
    ],
    [
      'run-failed',
      (report) => {
        report.target.exitCode = 1;
      },
    ],
    [
      'run-failed',
      (report) => {
        report.target.signal = 'SIGSEGV';
      },
    ],
    [
      'run-failed',
      (report) => {
        report.target.signal = 'SIGTERM';
        report.drive = { listened: false, failure: '' };
      },
    ],
    [
      'cut-short',
      (report) => {
        report.drive = { listened: true, failure: 'cut-short' };
      },
    ],
    [
      'run-failed',
      (report) => {
        report.target.exitCode = 3;
        report.drive = { listened: true, failure: 'cut-short' };
      },
    ],
    [
      'thread-pool',
      (report) => {
        report.crypto.asyncTicks = 3;
      },
    ],
    [
      'tools-differ',
      (report) => {
        report.tool.version = '9.0.0';
      },
    ],
    [
      'warm-up',
      (report) => {
        report.profile.warmUp = { seconds: 2, from: 'load', ticks: 100 };
      },
    ],
    [
      'requests-unlike',
      (report) => {
        report.load = null;
        report.traffic = null;
      },
    ],
  ])('%s, whichever run it is', (code, change) => {
    for (const comparison of [compare(changed(change), alike()), compare(alike(), changed(change))]) {
      expect(codes(comparison)).toEqual([code]);
      expect(comparison.notes[0].message).toMatch(/^[A-Z0-9].*\.$/);
    }
    expect(codes(compare(alike(), alike()))).toEqual([]);
  });

  test('lengths matter where nothing else tells how much was done', () => {
    const run = (durationMs, load = null) =>
      reportOf([{ ticks: 900 }], { target: { durationMs }, load, traffic: null });
    expect(codes(compare(run(10_000), run(9_100)))).toEqual([]);
    expect(codes(compare(run(10_000), run(8_900)))).toEqual(['durations-differ']);
    expect(codes(compare(run(10_000, guideServerReport().load), run(8_900, guideServerReport().load)))).toEqual([]);
  });

  test('searches for primes are chance, in both runs', () => {
    const key = {
      ticks: 300,
      operation: 'keygen.rsa',
      algorithm: '',
      api: 'generateKeyPairSync',
      blocks: { count: 1, p50Ms: 300, p95Ms: 300, maxMs: 300, errorMs: 1, split: false },
    };
    expect(codes(compare(reportOf([key]), reportOf([{ ...key, ticks: 40 }])))).toEqual(['prime-search']);
    expect(codes(compare(reportOf([]), reportOf([key])))).toEqual([]);
    const many = { ...key, blocks: { ...key.blocks, count: 30, p50Ms: 10, p95Ms: 10, maxMs: 10 } };
    expect(codes(compare(reportOf([many]), reportOf([{ ...many, ticks: 600 }])))).toEqual([]);
    expect(codes(compare(reportOf([many]), reportOf([key])))).toEqual(['prime-search']);
  });

  test('a server that somebody ended has done what it should', () => {
    const ended = changed((report) => {
      report.target.signal = 'SIGINT';
      report.drive = { listened: true, failure: '' };
      report.load = null;
    });
    expect(codes(compare(ended, ended))).toEqual([]);
  });

  describe('rows of one function, of which samples do not show the call', () => {
    const own = { excerpt: null, lineInferred: true, line: 20 };
    const call = { lineInferred: false, line: 23, excerpt: { lines: ['pbkdf2Sync()'], firstLine: 23 } };
    const rows = (/** @type {object[]} */ ...sites) => reportOf(sites.map((each) => ({ ticks: 400, ...each })));
    const said = (/** @type {any} */ before, /** @type {any} */ after) =>
      compare(before, after).notes.filter(({ code }) => code === 'calls-unplaced');

    test('are to be judged together: the same work may be in another one', () => {
      const [{ message }] = said(rows(call), rows(call, own));
      expect(message).toBe(
        "Samples don't always show which of several calls they are of in auth() in app.js: judge the rows of a function " +
          'together, since one of them may appear or grow only because another shrinks.',
      );
      expect(said(rows(call, own), rows(call, own))).toHaveLength(1);
    });

    test('are not mentioned where there is one, or where each is known', () => {
      expect(said(rows(own), rows(own))).toEqual([]);
      expect(said(rows(own), rows(call))).toEqual([]);
      expect(said(rows(call, { ...call, line: 30 }), rows(call))).toEqual([]);
      expect(said(rows(call, { ...own, function: 'other' }), rows(call))).toEqual([]);
      expect(said(rows(call, { ...own, operation: 'kdf.scrypt' }), rows(call))).toEqual([]);
    });
  });

  test('their codes are those of the documentation', () => {
    const documented = documentSchema('comparison').schema.$defs.Note.properties.code.description;
    const source = readFileSync(new URL('../../src/compare/notes.js', import.meta.url), 'utf8');
    const made = new Set(Array.from(source.matchAll(/note\(\s*'([a-z-]+)'/g), ([, code]) => code));
    expect(Array.from(documented.matchAll(/`([a-z-]+)`/g), ([, code]) => code).sort()).toEqual([...made].sort());
  });
});

test('a comparison is quick, however many rows there are', () => {
  const sites = (offset) =>
    Array.from({ length: 20_000 }, (_, index) => ({
      ticks: 0,
      form: 'async',
      line: index,
      function: index % 2 === 0 ? 'auth' : `f${index + offset}`,
      operation: `o${index}`,
      id: `${index}+${offset}`,
      parameters: { offset },
    }));
  const comparison = compare(reportOf([]), { ...reportOf([]), callSites: [] });
  expect(comparison.callSites).toEqual([]);
  const [site] = guideServerReport().callSites;
  const big = (offset) => ({
    ...reportOf([]),
    callSites: sites(offset).map((parts) => ({ ...site, ...parts, byPhase: {} })),
  });
  expect(compare(big(0), big(1)).callSites.length).toBeGreaterThan(20_000);
});

/**
 * @param {Comparison} comparison any
 * @returns {WeightChange[]} all that it weighs
 */
function weightsOf({ crypto, eventLoop, operations, callSites, findings }) {
  return [
    crypto,
    eventLoop,
    ...operations.flatMap((row) => [row.weight, row.eventLoop]),
    ...callSites.flatMap((row) => [row.weight, row.eventLoop]),
    ...findings.remaining.map(({ weight }) => weight),
  ];
}

/**
 * @param {Comparison} comparison any
 * @returns {{key: string, difference: number, cpuMs: number}[]} what it says, without its direction
 */
function differences({ crypto, eventLoop, operations, callSites }) {
  const row = (key, { difference, cpuMs }) => ({ key, difference, cpuMs });
  const place = (side) => (side === null ? '' : `${side.file}:${side.line}:${side.api}`);
  return [
    row('crypto', crypto),
    row('loop', eventLoop),
    ...operations.map(({ id, algorithm, weight }) => row(`${id} ${algorithm}`, weight)),
    ...callSites.map(({ before, after, weight }) => row([place(before), place(after)].sort().join(), weight)),
  ].sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)) || Math.abs(a.difference) - Math.abs(b.difference));
}
