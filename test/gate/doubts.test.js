/** What was not driven, or not recorded whole, is not green. */
import { makeBaseline } from '../../src/gate/baseline/baseline.js';
import { judge, needsConfirmation } from '../../src/gate/verdict.js';
import { configOf, NOW, runOf } from '../support/gate.js';
import { guideServerReport } from '../support/sample-report.js';
import { ledgerOf } from '../support/tls-ledger.js';

const idle = {
  requests: 0,
  clientRequests: 0,
  tlsServer: { handshakes: 0, resumed: 0, protocols: {}, ciphers: {}, groups: {} },
  tlsClient: null,
  processes: 1,
  complete: true,
};
const drive = (listened, failure = '', onlyHttp = listened) => ({ listened, onlyHttp, failure });
const load = (requests, errors) => ({ requests, errors, requestsPerSecond: 100, latencyP50Ms: 1, latencyP99Ms: 2 });
const run = (parts, sites = []) => ({ ...runOf(3000, sites), load: null, traffic: null, drive: null, ...parts });
const BUDGETS = [
  { metric: 'crypto_share', max: '50%' },
  { metric: 'sync_call_sites', max: 0 },
];
const verdictOf = (reports, file = {}) =>
  judge(reports, configOf({ budgets: BUDGETS, ...file }), { now: NOW, version: '' });

describe('not driven', () => {
  test.each([
    ['all answered well', { load: load(200, 0) }, 'pass'],
    ['one of a hundred was not', { load: load(200, 2) }, 'pass'],
    ['three of two hundred were not', { load: load(200, 3) }, 'inconclusive'],
    ['199 of 200 answers were errors', { load: load(200, 199) }, 'inconclusive'],
    ['no connection was accepted', { load: load(0, 10) }, 'inconclusive'],
    ['11 of 1,101 got no answer', { load: { ...load(1090, 11), unanswered: 11 } }, 'pass'],
    ['nothing was answered', { load: load(0, 0) }, 'inconclusive'],
    ['a load command failed', { drive: drive(true, 'load-failed'), traffic: { ...idle, requests: 9 } }, 'inconclusive'],
    [
      'it ended before its load command',
      { drive: drive(true, 'cut-short'), traffic: { ...idle, requests: 9 } },
      'inconclusive',
    ],
    ['it ended before its load', { load: load(200, 1), drive: drive(true, 'cut-short') }, 'inconclusive'],
    [
      'only a runner without tests ran',
      { drive: drive(false), diagnostics: [{ code: 'no-own-code', count: 1, message: '' }] },
      'inconclusive',
    ],
    ['the port was never opened', { drive: drive(false, 'port-never-opened') }, 'inconclusive'],
    ['a server that nobody asked', { drive: drive(true), traffic: idle }, 'inconclusive'],
    [
      'two of 200 answers were server errors, and a command drove it',
      { drive: drive(true), traffic: { ...idle, requests: 200, serverErrors: 2 } },
      'pass',
    ],
    [
      'half were not answered, or were when it ended',
      { drive: drive(true), traffic: { ...idle, requests: 200, unanswered: 100 } },
      'pass',
    ],
    [
      'most were not answered',
      { drive: drive(true), traffic: { ...idle, requests: 200, unanswered: 101 } },
      'inconclusive',
    ],
    [
      'most answers refused what was asked',
      { drive: drive(true), traffic: { ...idle, requests: 200, clientErrors: 174 } },
      'inconclusive',
    ],
    ['199 of 200 were', { drive: drive(true), traffic: { ...idle, requests: 200, serverErrors: 199 } }, 'inconclusive'],
    ['a server that somebody asked', { drive: drive(true), traffic: { ...idle, requests: 1 } }, 'pass'],
    [
      'connections with TLS and another protocol',
      { drive: drive(true), traffic: { ...idle, tlsServer: { ...idle.tlsServer, handshakes: 3 } } },
      'pass',
    ],
    ['nobody counted', { drive: drive(true), traffic: { ...idle, complete: false } }, 'pass'],
    ['nothing listened', { drive: drive(false), traffic: idle }, 'pass'],
    ['an earlier version', {}, 'pass'],
  ])('%s', (_, parts, outcome) => {
    const verdict = verdictOf([run(parts)]);
    expect(verdict.outcome).toBe(outcome);
    expect(verdict.checks.map((check) => check.reason)).toEqual(
      Array(2).fill(outcome === 'pass' ? 'within' : 'undriven'),
    );
    expect(verdict.notices.map(({ code }) => code)).toEqual(outcome === 'pass' ? [] : ['not-driven']);
  });

  test('is the reason where there are too few ticks, too: a longer run of the same has no more', () => {
    const few = { ...runOf(200, []), load: null, traffic: idle, drive: drive(true) };
    const { checks } = verdictOf([few]);
    expect(checks.map(({ reason }) => reason)).toEqual(['undriven', 'undriven']);
    expect(checks.map(({ fix }) => fix)).toEqual(Array(2).fill('Drive it: --load <path>, or --on-port <command>.'));
    expect(verdictOf([{ ...few, drive: drive(false) }]).checks.map(({ reason }) => reason)).toEqual([
      'few-ticks',
      'few-ticks',
    ]);
  });

  test('is so in one run of several, and no further run can mend it', () => {
    const verdict = verdictOf([run({ load: load(200, 0) }), run({ load: load(200, 100) })]);
    expect(verdict.outcome).toBe('inconclusive');
    expect(needsConfirmation(verdict, { runs: 5, minBusyTicks: null })).toBe(false);
  });

  test('is no excuse', () => {
    const verdict = verdictOf([run({ load: load(200, 199) }, [{ ticks: 900 }])]);
    expect(verdict).toMatchObject({
      outcome: 'fail',
      checks: [
        { metric: 'sync_call_sites', outcome: 'fail' },
        { metric: 'crypto_share', reason: 'undriven' },
      ],
    });
  });

  test('is inconclusive even where all checks only warn', () => {
    expect(
      verdictOf([run({ load: load(200, 199) })], { budgets: [{ metric: 'crypto_share', max: '50%', level: 'warn' }] })
        .outcome,
    ).toBe('inconclusive');
  });

  test('is what the config says', () => {
    const [half] = [run({ load: load(200, 100) })];
    expect([
      verdictOf([half], { maxLoadErrors: '50%' }).outcome,
      verdictOf([half], { maxLoadErrors: 0.49 }).outcome,
    ]).toEqual(['pass', 'inconclusive']);
    expect(verdictOf([run({ load: load(0, 0) })], { maxLoadErrors: '100%' }).outcome).toBe('inconclusive');
  });

  test('is said with what to do', () => {
    const {
      checks: [check],
      notices: [notice],
    } = verdictOf([run({ load: load(200, 199) })]);
    expect(check.message).toMatch(
      /^Cryptography takes 0 % of busy time \(95 %: .* in 1 run\): not judged, as 199 of 200 requests of the load failed or were answered with another status than 2xx\.$/,
    );
    expect(check.fix).toBe(
      'See what the server answers to the load, and record again. If that is intended: "maxLoadErrors": "100%" in .cryptoprofrc.json, or --max-load-errors.',
    );
    expect(notice.message).toBe(
      'Not driven as intended: 199 of 200 requests of the load failed or were answered with another status than 2xx. See what the server answers to the load, and record again. If that is intended: "maxLoadErrors": "100%" in .cryptoprofrc.json, or --max-load-errors.',
    );
    // 29 / 100 * 100 is less than 29, and what is suggested must suffice.
    expect(verdictOf([run({ load: load(100, 29) })]).checks[0].fix).toContain('"maxLoadErrors": "30%"');
    const tenth = { drive: drive(true), traffic: { ...idle, requests: 200, serverErrors: 20 } };
    expect(verdictOf([run(tenth)]).notices[0].message).toContain('"maxLoadErrors": "11%"');
    expect(verdictOf([run(tenth)], { maxLoadErrors: '11%' }).outcome).toBe('pass');
    expect(verdictOf([run({ drive: drive(true), traffic: idle })]).notices[0].message).toBe(
      'Not driven as intended: the program listened, and no request came. Drive it: --load <path>, or --on-port <command>.',
    );
    expect(verdictOf([run({ drive: drive(true, 'load-failed') })]).notices[0].message).toBe(
      'Not driven as intended: the load failed. Read what it printed, and record again.',
    );
    // Of a load that did not run there is nothing to read.
    for (const failure of ['port-never-opened', 'port-closed-early', 'port-timeout'])
      expect(verdictOf([run({ drive: drive(false, failure) })]).notices[0].message).toBe(
        'Not driven as intended: the load did not begin, since the program did not answer on a port. See what it printed, and record again.',
      );
    expect(verdictOf([run({ drive: drive(true, 'cut-short') })]).notices[0].message).toBe(
      'Not driven as intended: the program ended before its load did. Find out why, and record again. A load command need not end the program: that is done once the command has ended.',
    );
  });
});

describe('requests that a command sent', () => {
  const asked = (/** @type {object} */ parts) => ({
    drive: drive(true),
    traffic: { ...idle, requests: 200, ...parts },
  });

  test.each([
    ['were not counted', { drive: drive(true) }, ['requests-not-counted']],
    ['nor were those of a load, which counts them', { drive: drive(true), load: load(200, 0) }, []],
    [
      'may have been for one port of several',
      { drive: { ...drive(true), undrivenPorts: [8080] }, load: load(200, 0) },
      ['ports-not-driven'],
    ],
    ['nor those to nobody', { drive: drive(false) }, []],
    ['nor those of a recording that does not know', {}, []],
    ['were answered', asked({}), []],
    ['were for what is not there', asked({ clientErrors: 7 }), ['requests-refused']],
    ['were so now and then, or are ours', asked({ clientErrors: 6 }), []],
    [
      'were refused in half of all cases, as in a test of wrong passwords',
      asked({ clientErrors: 104 }),
      ['requests-refused'],
    ],
  ])('%s', (_, parts, codes) => {
    const { notices, outcome } = verdictOf([run(parts), run(parts)]);
    expect([outcome, notices.map(({ code }) => code)]).toEqual(['pass', codes]);
  });

  test('are mostly for what is not there: their work was not measured, unless it is meant', () => {
    const refused = run(asked({ clientErrors: 174 }));
    const { outcome, checks, notices } = verdictOf([refused]);
    expect(outcome).toBe('inconclusive');
    expect(checks[0].message).toMatch(
      /: not judged, as 174 of 200 requests were answered with a status of 400 to 499\.$/,
    );
    expect(checks[0].fix).toBe(
      'See whether paths, methods or credentials are wrong, and record again. If that is intended: "maxLoadErrors": "88%" in .cryptoprofrc.json, or --max-load-errors.',
    );
    expect(notices.map(({ code }) => code)).toEqual(['not-driven']);
    const meant = verdictOf([refused], { maxLoadErrors: '88%' });
    expect([meant.outcome, meant.notices]).toEqual(['pass', []]);
  });

  test('are said to be unknown, or refused', () => {
    const messages = [{ drive: drive(true) }, asked({ clientErrors: 60 })].map(
      (parts) => verdictOf([run(parts)]).notices[0].message,
    );
    expect(messages).toEqual([
      'The program listened, and its requests were not counted: that it got any, and answered them well, is not known. Record without --no-probe, or drive it with --load.',
      '60 of 200 requests were answered with a status of 400 to 499: where a path is wrong, its work was not measured.',
    ]);
  });
});

describe('not recorded whole', () => {
  const lacking = (...unprofiled) => {
    const report = run({});
    return { ...report, profile: { ...report.profile, unprofiled } };
  };
  const cut = { kind: 'thread', reason: 'log-ended-early', count: 1, cpuMs: 3100 };

  test('is inconclusive: a log that a quota cut turned a red gate green', () => {
    expect(verdictOf([lacking(cut)])).toMatchObject({
      outcome: 'inconclusive',
      doubts: [{ run: 1, reason: 'incomplete' }],
      notices: [{ code: 'not-complete' }],
      checks: [{ reason: 'incomplete' }, { reason: 'incomplete' }],
    });
    expect(verdictOf([lacking()]).outcome).toBe('pass');
  });

  test('is said with its cause', () => {
    const {
      checks: [check],
      notices: [notice],
    } = verdictOf([lacking(cut, { kind: 'child', reason: 'other-node', count: 2, cpuMs: null })]);
    expect(check.message).toMatch(
      /: not judged, as not all of the program was recorded: 1 thread \(3\.1 s of CPU\), because its log ends too early: .*; 2 child processes, because it runs another Node than the program\.$/,
    );
    expect(check.fix).toBe(
      'Free disk space, or raise the quota or file-size limit (ulimit -f), or sample less often (--interval), and record again. Start the whole program with one Node.',
    );
    expect(notice.message).toMatch(
      /^Not all of the program was recorded: 1 thread \(3\.1 s of CPU\), because its log ends/,
    );
    expect(notice.message.endsWith(check.fix)).toBe(true);
  });

  test('is why there are too few ticks: larger logs have more of them, not a longer run', () => {
    const few = { ...runOf(60, []), load: null };
    few.profile.unprofiled = [{ kind: 'thread', reason: 'log-limit', count: 1, cpuMs: 3100 }];
    for (const check of verdictOf([few]).checks) {
      expect(check.message).toContain('because the logs had reached the size that --max-log-size allows');
      expect(check.fix).toBe(
        'Allow larger logs (--max-log-size), or sample less often (--interval), and record again.',
      );
    }
  });

  test('is no excuse', () => {
    const report = { ...runOf(3000, [{ ticks: 900 }]), profile: lacking(cut).profile };
    expect(verdictOf([report]).outcome).toBe('fail');
  });
});

test.each([
  ['of which a fifth is not identified', 600, 'pass'],
  ['of which more is not identified', 601, 'inconclusive'],
])('a bundle %s: what a run does not show is not known to be absent', (_, unidentifiedTicks, outcome) => {
  const bundles = [{ file: '/app/dist/app.js', ticks: 2000, unidentifiedTicks }];
  const { outcome: judged, checks } = verdictOf([run({ bundles })]);
  expect(judged).toBe(outcome);
  if (outcome === 'inconclusive') {
    expect(checks.map(({ reason }) => reason)).toEqual(['blind', 'blind']);
    expect(checks[0].fix).toContain('source map');
  }
});

test.each([
  ['pass', [], 'fail'],
  ['inconclusive', [{ code: 'waits-unseen', count: 900, message: '' }], 'fail'],
])('a text that does not tell waits from work: %s, and what is found is found', (outcome, diagnostics, found) => {
  expect(verdictOf([{ ...run({}), diagnostics }]).outcome).toBe(outcome);
  expect(verdictOf([{ ...run({}, [{ ticks: 900 }]), diagnostics }]).outcome).toBe(found);
});

describe('a program that was ended while it started', () => {
  const ended = { ...run({}).target, exitCode: null, signal: null };
  const starting = ({ target = ended, listened = false, idleTicks = 10, startTicks = 2600 }) => {
    const { profile, ...report } = run({ target, drive: drive(listened) });
    return { ...report, profile: { ...profile, idleTicks, startTicks } };
  };

  test.each([
    ['by --duration', {}, 'inconclusive'],
    ['by a signal that it handles', { target: { ...ended, exitCode: 0, wasAsked: true } }, 'inconclusive'],
    ['while it waited for something, say a database', { idleTicks: 1000, startTicks: 2800 }, 'inconclusive'],
    ['or not: it has ended by itself', { target: { ...ended, exitCode: 0 } }, 'pass'],
    ['or not: it listened', { listened: true }, 'pass'],
    ['or not: it waited for something, and did more', { idleTicks: 100 }, 'pass'],
    ['or not: it did more than start', { startTicks: 1500 }, 'pass'],
  ])('%s', (_, parts, outcome) => {
    const { outcome: judged, checks } = verdictOf([starting(parts)]);
    expect(judged).toBe(outcome);
    // What counts wherever it runs was measured.
    expect(checks.find(({ metric }) => metric === 'crypto_share').outcome).toBe('pass');
    if (outcome === 'inconclusive') expect(checks[0]).toMatchObject({ metric: 'sync_call_sites', reason: 'blind' });
  });
});

describe('a log without its beginning', () => {
  const SITES = [{ ticks: 900 }];
  const beheaded = (sites = SITES) => ({
    ...run({}, sites),
    diagnostics: [{ code: 'log-without-beginning', count: 1, message: 'The log has no line that names its V8.' }],
  });
  const BOTH = [
    ...BUDGETS,
    { metric: 'event_loop_share', max: '5%' },
    { metric: 'longest_block', max: '5 ms' },
    { metric: 'findings', severity: 'error', max: 0 },
  ];
  const reasonsOf = (verdict) => Object.fromEntries(verdict.checks.map(({ metric, reason }) => [metric, reason]));

  test('fails nothing on the event loop: it may have been modules that were loading', () => {
    const whole = verdictOf([run({}, SITES)], { budgets: BOTH });
    expect(reasonsOf(whole)).toMatchObject({ sync_call_sites: 'exceeded', event_loop_share: 'exceeded' });
    const verdict = verdictOf([beheaded()], { budgets: BOTH });
    expect(verdict.outcome).toBe('inconclusive');
    expect(reasonsOf(verdict)).toEqual({
      sync_call_sites: 'blind',
      event_loop_share: 'blind',
      longest_block: 'blind',
      findings: 'blind',
      crypto_share: 'blind',
    });
  });

  test('fails what counts wherever it runs, and passes what is counted in the program', () => {
    const budgets = [
      { metric: 'crypto_share', max: '5%' },
      { metric: 'tls_protocols', forbid: ['TLSv1'] },
    ];
    const report = { ...beheaded(), traffic: { ...idle, requests: 9, tlsClient: idle.tlsServer }, drive: drive(true) };
    expect(reasonsOf(verdictOf([report], { budgets }))).toEqual({ crypto_share: 'exceeded', tls_protocols: 'within' });
  });

  test('says so, before what follows from it: most of its code has no name', () => {
    const nameless = beheaded();
    nameless.profile = { ...nameless.profile, namedTicks: 900 };
    for (const report of [beheaded(), nameless])
      expect(verdictOf([report]).checks.find(({ metric }) => metric === 'sync_call_sites')).toMatchObject({
        message:
          '1 synchronous crypto call site holds the event loop (3,000 busy ticks in 1 run): a log lacks its beginning, so what ran while modules were loading may seem to hold the event loop, and other calls may have no name.',
        fix: 'Judge logs that begin with the line v8-version: a log of which only the end was kept has lost the names of most code.',
      });
  });
});

test('a program that failed has few ticks for that reason', () => {
  const few = { ...runOf(60, []), load: null };
  few.target.exitCode = 3;
  const { outcome, checks } = verdictOf([few]);
  expect(outcome).toBe('fail');
  expect(checks.map(({ reason }) => reason)).toEqual(['few-ticks', 'few-ticks']);
  for (const { fix } of checks) {
    expect(fix).toBe(
      'The program ended with exit code 3, possibly before it did its work: find out why, and record again.',
    );
  }
});

describe('without times', () => {
  const blocks = { count: 0, p50Ms: 0, p95Ms: 0, maxMs: 0, errorMs: 0, split: false };
  const timeless = (ticks, site = {}) => {
    const report = runOf(3000, ticks === 0 ? [] : [{ ticks, blocks, ...site }]);
    return { ...report, profile: { ...report.profile, wallMs: 0 } };
  };
  const SYNC = { metric: 'sync_call_sites', max: 0 };
  const checkOf = (reports, budget, file = {}) => verdictOf(reports, { budgets: [budget], ...file }).checks[0];

  test.each([
    ['a call that may hold the event loop', timeless(60), SYNC, 'blind'],
    ['a finding that may be worse', timeless(400), { metric: 'findings', severity: 'error', max: 0 }, 'blind'],
    ['beside a run with times', [runOf(3000, []), timeless(60)], SYNC, 'blind'],
    ['a call that counts all the same', timeless(900), SYNC, 'exceeded'],
    ['as many as may hold it', timeless(60), { ...SYNC, max: 1 }, 'within'],
    ['calls of which all count', timeless(900), { ...SYNC, max: 1 }, 'within'],
    ['no call', timeless(0), SYNC, 'within'],
    ['a call with fewer ticks than any rule asks for', timeless(4), SYNC, 'within'],
    [
      'a call that the rule in question is never about',
      timeless(60),
      { metric: 'findings', rule: 'sync-hash', severity: 'error', max: 0 },
      'within',
    ],
    ['a call that no rule is about', timeless(60, { operation: 'key.import' }), SYNC, 'blind'],
    [
      'of which there is no finding',
      timeless(60, { operation: 'key.import' }),
      { metric: 'findings', max: 0 },
      'within',
    ],
    ['no call of that operation', timeless(60), { ...SYNC, operation: 'hash' }, 'within'],
    ['a call in a worker', timeless(60, { byPhase: { worker: 60 } }), SYNC, 'within'],
    [
      'rules that times say nothing about',
      timeless(60),
      { metric: 'findings', rule: 'hash-overhead', max: 0 },
      'within',
    ],
    ['a share', timeless(60), { metric: 'crypto_share', max: '50%' }, 'within'],
  ])('%s', (_, reports, budget, reason) => expect(checkOf([reports].flat(), budget).reason).toBe(reason));

  test('a call that is allowed holds it as it may', () => {
    const allow = [{ rule: 'sync-kdf', site: 'app.js#auth|*', reason: 'runs once' }];
    expect(checkOf([timeless(60)], SYNC, { allow }).reason).toBe('within');
  });

  test('says what is unknown, and what has times', () => {
    expect(checkOf([timeless(60)], SYNC)).toMatchObject({
      message:
        'No synchronous crypto call sites hold the event loop (3,000 busy ticks in 1 run): a recording without times does not show how long calls hold the event loop, so there may be more.',
      fix: "Judge what cryptoprof has recorded, or V8's log: the text of node --prof-process holds no times, nor does --engine node.",
    });
  });

  const BODY = { excerpt: { startLine: 23, lines: ["pbkdf2Sync('…', salt, 2, 3, '…')"], mapped: true }, line: 23 };
  const sites = (...parts) => {
    const report = runOf(
      3000,
      parts.map((part) => ({ ticks: 25, blocks, ...part })),
    );
    return { ...report, profile: { ...report.profile, wallMs: 0 } };
  };
  test.each([
    ['no call', runOf(3000, []), timeless(25), 'blind'],
    ['the call', runOf(3000, [{ ticks: 900 }]), timeless(25), 'within'],
    ['the call, which is light', timeless(10), timeless(10), 'within'],
    ['a light call, with times', runOf(3000, [{ ticks: 10, blocks }]), timeless(10), 'blind'],
    ['the call, of which it knows more', sites({ operation: 'keygen.rsa' }), sites({ operation: 'keygen' }), 'within'],
    [
      'the call, under another name',
      sites({ ...BODY, function: 'old' }),
      sites({ ...BODY, function: 'new' }),
      'within',
    ],
    ['one call of two in a function', sites({ line: 5 }), sites({ line: 5 }, { line: 9 }), 'blind'],
  ])('what the baseline has is not new, nor growth: %s', (_, accepted, report, reason) => {
    const config = configOf({
      baseline: { file: 'b.json', newCallSites: 'error' },
      budgets: [
        { metric: 'sync_call_sites', regression: 0 },
        { metric: 'findings', severity: 'error', regression: 0 },
        SYNC,
      ],
    });
    const baseline = makeBaseline([accepted], config, '2026-11-20');
    const { checks } = judge([report], config, { now: NOW, version: '', baseline });
    const reasons = Object.fromEntries(checks.map((check) => [check.id, check.reason]));
    expect(reasons).toEqual({
      new_call_sites: reason,
      'sync_call_sites regression': reason,
      'findings severity=error regression': reason,
      // A limit that is not of growth is no less in doubt.
      'sync_call_sites max': 'blind',
    });
  });
});

describe('rules about what was not counted', () => {
  const budget = (rule, more = {}) => ({ metric: 'findings', rule, max: 0, ...more });
  const checkOf = (parts, of) => verdictOf([run(parts)], { budgets: [of] }).checks[0];
  const jobs = {
    size: 4,
    jobs: 9,
    maxInFlight: 1,
    waitP95Ms: 0,
    runP50Ms: 1,
    cpuMs: 9,
    runQueueWaitMs: 0,
    callSites: [],
  };

  test.each([
    ['connections, which nobody counted', 'no-*', { tls: null }, 'missing'],
    ['connections, some of which were not', 'no-*', { tls: ledgerOf([], { complete: false }) }, 'missing'],
    ['connections, which were', 'no-*', { tls: ledgerOf([]) }, 'within'],
    ['connections, whatever else there is', '*', { tls: null }, 'within'],
    ['jobs, which nobody counted', 'pool-saturated', { threadPool: null }, 'missing'],
    ['jobs, of which an earlier version says nothing', 'pool-saturated', { threadPool: undefined }, 'missing'],
    ['jobs, which were', 'pool-saturated', { threadPool: { ...jobs, complete: true } }, 'within'],
    ['jobs, some of which were not', 'pool-saturated', { threadPool: { ...jobs, complete: false } }, 'missing'],
    ['samples', 'sync-kdf', { tls: null, threadPool: null }, 'within'],
  ])('%s', (_, rule, parts, reason) => expect(checkOf(parts, budget(rule)).reason).toBe(reason));

  test('what was counted fails all the same', () => {
    const finding = { ...guideServerReport().findings[0], rule: 'no-keepalive', site: '', fingerprint: 'no-keepalive' };
    expect(checkOf({ tls: null, findings: [finding] }, budget('no-*')).reason).toBe('exceeded');
  });

  test('says so', () => {
    expect(checkOf({ tls: null }, budget('no-*')).message).toBe(
      'Findings by no-* could not be measured: the run did not record its TLS connections by peer: attach, --no-probe, other tools and older versions do not.',
    );
    const verdict = verdictOf([run({ tls: ledgerOf([]) }), run({ tls: null })], { budgets: [budget('no-*')] });
    expect(verdict.checks[0].message).toBe(
      'There are no findings by no-* (6,000 busy ticks in 2 runs), but not in all runs: the run did not record its TLS connections by peer: attach, --no-probe, other tools and older versions do not.',
    );
  });
});
