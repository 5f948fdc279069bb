import { makeBaseline } from '../../../src/gate/baseline/baseline.js';
import { judge } from '../../../src/gate/verdict.js';
import { COMMAND, configOf, NOW, runOf, SHORT_CALLS } from '../../support/gate.js';
import { guideServerReport, hostileReport } from '../../support/sample-report.js';
import { askedAt, ledgerOf, peerOf } from '../../support/tls-ledger.js';

const EXCERPT = {
  firstLine: 23,
  lines: ["  const candidate = crypto.pbkdf2Sync(password, salt, 10000, 512, 'sha512');"],
};
const KDF = { ticks: 900, excerpt: EXCERPT };
const commands = { judge: COMMAND, update: `${COMMAND} --update-baseline` };
const UPDATE = { where: '', code: `${COMMAND} --update-baseline` };
const COMMENT = {
  where: 'on the line above app.js:23',
  code: '// cryptoprof-allow sync-kdf until=2027-02-20 -- <why>',
};
const first = (reports, file, more = {}) =>
  judge(reports, configOf(file), { now: NOW, version: '0.0.0', commands, ...more }).checks[0];
const budget = (entry) => ({ budgets: [entry] });
const words = ({ message, fix, accept, docs }) => ({ message, fix, accept, docs });
const message = (...args) => first(...args).message;
const twice = (report) => [report, report];

test('a call site that must not be', () => {
  expect(words(first([runOf(3000, [KDF])], budget({ metric: 'sync_call_sites', path: '*.js', max: 0 })))).toEqual({
    message:
      '1 synchronous crypto call site in *.js holds the event loop (3,000 busy ticks in 1 run), more than the limit of 0.',
    fix: "Change app.js:23 as the report's finding says (cryptoprof explain sync-kdf): more than that line has to change.",
    accept: [
      {
        where: 'in .cryptoprofrc.json, add to "allow"',
        code: '{"rule":"sync-kdf","site":"app.js#auth|*","reason":"<why>","expires":"2027-02-20"}',
      },
      COMMENT,
    ],
    docs: 'docs/rules/sync-kdf.md',
  });
});

const ALONE = { imports: [], asyncAt: null, callersMustAwait: false };

test.each([
  ['is shown if that is all', {}, /^Change app\.js:23 as .* says: const key = await pbkdf2\(/],
  ['is not, if callers have to await as well', { callersMustAwait: true }, /more than that line has to change\.$/],
  ['is not, if it calls what has yet to be imported', { imports: [''] }, /more than that line has to change\.$/],
  ['is not, if its function is not async yet', { asyncAt: { line: 1 } }, /more than that line has to change\.$/],
])('the line of an exact edit %s', (_, edit, expected) => {
  const run = runOf(3000, [KDF]);
  const findings = run.findings.map((finding) => ({ ...finding, edit: { ...ALONE, ...edit } }));
  expect(first([{ ...run, findings }], budget({ metric: 'sync_call_sites', path: '*.js', max: 0 })).fix).toMatch(
    expected,
  );
});

test("the finding about a peer's connections may be where their agent is made", () => {
  const run = runOf(3000, [
    { operation: 'tls.handshake', api: '', ticks: 300, line: 6, excerpt: null },
    { operation: 'tls.handshake', api: 'Agent', ticks: 1, line: 9, excerpt: null },
  ]);
  const [asking, making] = run.callSites;
  const [ofKdf] = runOf(3000, [KDF]).findings;
  const findings = [
    { ...ofKdf, rule: 'old-protocol', site: making.id, edit: null },
    { ...ofKdf, rule: 'agent-per-request', site: making.id, edit: null },
  ];
  const peer = peerOf({
    handshakes: 100,
    requests: 100,
    callSites: [askedAt({ ...asking, count: 100 })],
    agentSites: [askedAt({ ...making, count: 99 })],
  });
  expect(
    first(
      [{ ...run, findings, tls: ledgerOf([peer]) }],
      budget({ metric: 'handshakes_per_request', peer: '*', max: 0.1 }),
    ).fix,
  ).toBe(
    "Change app.js:9 as the report's finding says (cryptoprof explain agent-per-request): more than that line has to change.",
  );
  const [protocol] = findings;
  expect(
    first(
      [{ ...run, findings: [protocol], tls: ledgerOf([peer]) }],
      budget({ metric: 'handshakes_per_request', peer: '*', max: 0.1 }),
    ).fix,
  ).toMatch(/^Keep connections open and share them/);
});

test('what a package.json takes goes below its key', () => {
  const config = { ...configOf(budget({ metric: 'sync_call_sites', max: 0 })), source: 'package.json' };
  const { checks } = judge([runOf(3000, [KDF])], config, { now: NOW, version: '0.0.0', commands });
  expect(checks[0].accept[0].where).toBe('in package.json, under "cryptoprof", add to "allow"');
});

test('what several lines take to be accepted is told', () => {
  const { accept } = first(
    [runOf(3000, [KDF, { ...KDF, ticks: 800, function: 'other', line: 40 }])],
    budget({ metric: 'sync_call_sites', max: 0 }),
  );
  expect(accept.map(({ where }) => where)).toEqual([
    'in .cryptoprofrc.json, add to "allow" one for each call site, as this one for the heaviest',
    'on the line above app.js:23, and likewise above each of the others',
  ]);
});

test('runs of several Nodes can not be judged together, whatever the baseline', () => {
  const on = (node) => {
    const run = runOf(3000, [KDF]);
    return { ...run, target: { ...run.target, node } };
  };
  const config = configOf({ ...budget({ metric: 'crypto_share', regression: '+5pp' }), baseline: {} });
  const baseline = makeBaseline([on('24.1.0')], config, '2026-11-20');
  const stepOf = (...reports) =>
    judge(reports, config, { now: NOW, version: '', baseline }).checks.find(({ metric }) => metric === 'crypto_share')
      .fix;
  expect(stepOf(on('22.1.0'), on('24.1.0'))).toBe(
    'Only judge runs of one program together, on one machine and one Node.',
  );
  expect(stepOf(on('22.1.0'), on('22.1.0'))).toMatch(/^Record the baseline where the gate runs: /);
});

test('a share that is too large', () => {
  expect(
    words(first(twice(runOf(3000, [KDF])), budget({ metric: 'event_loop_share', operation: 'kdf.*', max: '15%' }))),
  ).toEqual({
    message:
      'kdf.* on the event loop takes 30.0 % of busy time (95 %: 28.0-32.0 %, 6,000 busy ticks in 2 runs), more than the limit of 15 %, in 2 of 2 runs.',
    fix: "Change app.js:23 as the report's finding says (cryptoprof explain sync-kdf): more than that line has to change.",
    accept: [{ where: 'in .cryptoprofrc.json, budgets[0]', code: '"max": "33%"' }],
    docs: 'docs/rules/sync-kdf.md',
  });
});

test('a share that is too large in all runs together: in how many it is for certain is another question', () => {
  const runs = [500, 500, 530].map((ticks) => runOf(3000, [{ ...KDF, ticks }]));
  expect(first(runs, budget({ metric: 'crypto_share', max: '15%' }))).toMatchObject({
    outcome: 'fail',
    message: expect.stringMatching(/ more than the limit of 15 %\.$/),
  });
});

test('a share of all, for which there is no limit to raise', () => {
  const run = runOf(3000, [{ ...KDF, ticks: 2990 }]);
  expect(first(twice(run), budget({ metric: 'crypto_share', max: '15%' })).accept).toEqual([
    { where: 'in .cryptoprofrc.json, budgets[0]: take it out', code: '' },
  ]);
});

describe('a call that is long only because threads waited for a processor', () => {
  const short = runOf(3000, [
    { ticks: 20, blocks: { count: 2, p50Ms: 10, p95Ms: 10, maxMs: 10, errorMs: 1, split: false } },
  ]);
  const cpu = { totalMs: 900, mainMs: 900, mainKernelMs: 0, workersMs: 0, poolMs: 0, v8Ms: 0, otherMs: 0 };
  const crowded = { ...short, profile: { ...short.profile, cpu: { ...cpu, runQueueWaitMs: 20_000 } } };

  test.each([
    ['one', [crowded], 'two runs would have to show it without waiting for a processor'],
    ['three', [crowded, crowded, crowded], 'no second run shows it without waiting for a processor'],
    ['four', Array(4).fill(crowded), 'too few of the runs show it without waiting for a processor'],
    ['one, where none waited', [short], 'a second run would have to show it, too'],
    ['one of two, where none waited', [short, runOf(3000, [])], 'no second run shows it'],
  ])('is not certain, in %s', (_, runs, proof) => {
    expect(message(runs, budget({ metric: 'sync_call_sites', max: 0 }))).toMatch(
      new RegExp(`; 1 more is not certain: ${proof}\\.$`),
    );
  });
});

describe("a share that one run can't decide", () => {
  const run = runOf(3000, [{ ...KDF, ticks: 540 }]);
  const file = budget({ metric: 'crypto_share', max: '15%' });

  test('takes another run', () => {
    expect(words(first([run], file))).toMatchObject({
      message:
        'Cryptography takes 18.0 % of busy time (95 %: 15.7-20.5 %, 3,000 busy ticks in 1 run), more than the limit of 15 %, but in one run that may be chance.',
      fix: 'Record another run of the same program and judge all together: cryptoprof gate report.json <another report>',
    });
  });

  test('or more of them, where none is kept', () => {
    const more = { commands: { judge: null, update: 'cryptoprof --update-baseline --gate app.js' } };
    expect(first([run], file, more).fix).toBe(
      'Run the program again, or allow more runs: "runs" in .cryptoprofrc.json.',
    );
  });
});

test('too few ticks', () => {
  expect(words(first([runOf(3000, [])], budget({ metric: 'crypto_share', operation: 'kdf', max: '0.2%' })))).toEqual({
    message:
      'kdf takes 0 % of busy time (95 %: 0.0-0.4 %, 3,000 busy ticks in 1 run): too few busy ticks to be sure; that takes 5,800.',
    fix: 'Make the run about 2 times as long: 25 s instead of 12.8 s, or 490 requests instead of 252; or judge 2 such runs together.',
    accept: [],
    docs: 'docs/gate.md',
  });
});

test('a count that may not grow', () => {
  const file = {
    baseline: { newCallSites: 'off' },
    budgets: [{ metric: 'findings', severity: 'error', regression: 0 }],
  };
  const baseline = makeBaseline([runOf(3000, [])], configOf(file), '2026-11-20');
  expect(message([runOf(3000, [KDF])], file, { baseline })).toBe(
    "There is 1 finding of severity error (3,000 busy ticks in 1 run), more than the baseline's 0.",
  );
});

describe('a regression', () => {
  const file = { baseline: { newCallSites: 'off' }, budgets: [{ metric: 'crypto_share', regression: '+5pp' }] };
  const baselineOf = (busyTicks) =>
    makeBaseline([runOf(busyTicks, [{ ...KDF, ticks: busyTicks / 5 }])], configOf(file), '2026-11-20');

  test('tells the baseline', () => {
    expect(words(first(twice(runOf(3000, [KDF])), file, { baseline: baselineOf(9000) }))).toMatchObject({
      message:
        'Cryptography takes 30.0 % of busy time (95 %: 28.0-32.0 %, 6,000 busy ticks in 2 runs), more than the limit of 25 % (the baseline is 20 %), in 2 of 2 runs.',
      accept: [UPDATE],
    });
  });

  test('of runs of which no baseline is made is accepted by none', () => {
    const report = runOf(3000, [KDF]);
    const failed = { ...report, target: { ...report.target, exitCode: 3 } };
    const check = first([failed, failed], file, { baseline: baselineOf(9000) });
    expect([check.outcome, check.accept]).toEqual(['fail', []]);
  });

  test('over a baseline of few ticks is none that anyone could tell', () => {
    expect(words(first([runOf(3000, [KDF])], file, { baseline: baselineOf(100) }))).toMatchObject({
      message:
        'Cryptography takes 30.0 % of busy time (95 %: 27.2-32.9 %, 3,000 busy ticks in 1 run): the baseline rests on 100 busy ticks, too few to compare with; that takes 1,200.',
      fix: 'Record the baseline again, from a longer run: cryptoprof gate report.json --update-baseline',
      accept: [],
    });
  });
});

describe('a baseline in plain words', () => {
  const atMost = (regression, before) => {
    const file = {
      baseline: { newCallSites: 'off' },
      budgets: [{ metric: 'findings', severity: 'error', regression }],
    };
    return [file, { baseline: makeBaseline([before], configOf(file), '2026-11-20') }];
  };

  test.each([
    ['of which no growth passes', 0, [KDF], [KDF], "no more than the baseline's 1."],
    ['of whose growth a part would pass', '+30%', [KDF], [KDF], "no more than the baseline's 1."],
    ['of nothing', '+30%', [KDF], [], "more than the baseline's 0."],
    ['of which growth passes', 2, [KDF], [KDF], 'within the limit of 3 (the baseline is 1).'],
  ])('%s', (_, regression, sites, before, end) => {
    expect(message([runOf(3000, sites)], ...atMost(regression, runOf(3000, before)))).toBe(
      `There is 1 finding of severity error (3,000 busy ticks in 1 run), ${end}`,
    );
  });
});

const tls = (protocols, handshakes = 9, resumed = 0) => ({ handshakes, resumed, protocols, ciphers: {}, groups: {} });
const traffic = (tlsServer, requests = 9) => ({
  ...runOf(3000, []),
  traffic: { requests, clientRequests: 0, tlsServer, tlsClient: tls({}, 0), processes: 1, complete: true },
});
const withPeers = () => ({ ...runOf(3000, []), tls: ledgerOf([peerOf({ handshakes: 40, requests: 40, resumed: 8 })]) });

test('what was not measured', () => {
  expect(
    words(first([{ ...runOf(3000, []), traffic: null }], budget({ metric: 'handshakes_per_request', max: 0.5 }))),
  ).toMatchObject({
    message:
      'TLS handshakes per request could not be measured: the run did not record its network traffic: attach, --no-probe, other tools and older versions do not.',
    fix: 'Record a run with more HTTP requests (20 at least), with this version of cryptoprof: --load <path> drives a server. A side without HTTP, such as that of a database, can be left out: "side" in the budget. A peer without HTTP is judged by a budget of findings: "rule": "client-per-operation"; one that was not seen may have another name in the report.',
    accept: [],
  });
});

test('a forbidden protocol', () => {
  expect(
    words(
      first([traffic(tls({ 'TLSv1.2': 9 }))], budget({ metric: 'tls_protocols', forbid: ['TLSv1.2'], side: 'server' })),
    ),
  ).toEqual({
    message: 'TLSv1.2 was negotiated on the server side (1 run), which the config forbids.',
    fix: 'Raise minVersion on your servers and agents, and update the peers that negotiated this.',
    accept: [{ where: 'in .cryptoprofrc.json, budgets[0]: take it out', code: '' }],
    docs: 'docs/gate.md',
  });
});

test.each([
  [
    ['TLSv1', 'TLSv1.1', 'TLSv1.2'],
    ['TLSv1', 'TLSv1.1'],
  ],
  [['TLSv1.*', 'TLSv1'], ['TLSv1']],
])('of several forbidden names, those are left that were not negotiated: %j', (forbid, left) => {
  const judged = (/** @type {string[]} */ names) =>
    first(
      [traffic(tls({ 'TLSv1.2': 9, 'TLSv1.3': 2 }))],
      budget({ metric: 'tls_protocols', forbid: names, side: 'server' }),
    );
  const [{ where, code }] = judged(forbid).accept;
  expect([where, JSON.parse(`{${code}}`)]).toEqual(['in .cryptoprofrc.json, budgets[0]', { forbid: left }]);
  expect(judged(left).outcome).toBe('pass');
});

test('a forbidden cipher suite, which Node offers by itself', () => {
  const suite = 'TLS_AES_256_GCM_SHA384';
  const own = { ...tls({ 'TLSv1.3': 9 }), ciphers: { [suite]: 9 } };
  expect(words(first([traffic(own)], budget({ metric: 'tls_ciphers', forbid: [suite], side: 'server' }))).fix).toBe(
    "Set the option ciphers of your servers and agents to a list without it: left out, Node's own list applies.",
  );
});

const slower = (report, factor) => ({
  ...report,
  profile: { ...report.profile, busyMs: factor * report.profile.busyMs },
});
test('growth of any size can be accepted', () => {
  const [base, config] = [twice(runOf(3000, [])), budget({ metric: 'cpu_ms_per_request', regression: '+20%' })];
  const runs = twice(slower(runOf(3000, []), 9));
  const { accept } = first(runs, config, { base });
  expect(accept).toEqual([
    { where: 'in .cryptoprofrc.json, budgets[0]', code: expect.stringMatching(/^"regression": "\+\d{3,}%"$/) },
  ]);
  const accepted = JSON.parse(`{${accept[0].code}}`);
  expect(first(runs, budget({ metric: 'cpu_ms_per_request', ...accepted }), { base }).outcome).toBe('pass');
});

const newSites = { baseline: {}, budgets: [] };
const without = (ticks) => ({ baseline: makeBaseline([runOf(ticks, [])], configOf(newSites), '2026-11-20') });

/** Each call of 35 ms waited as long for a processor. */
const crowded = () => {
  const report = runOf(3000, [
    { ...KDF, blocks: { count: 30, p50Ms: 70, p95Ms: 70, maxMs: 70, errorMs: 1, split: true } },
  ]);
  const cpu = { ...guideServerReport().profile.cpu, totalMs: 3000, runQueueWaitMs: 3000, mainMs: null };
  return { ...report, profile: { ...report.profile, cpu } };
};

test.each([
  [
    [runOf(3000, [KDF])],
    budget({ metric: 'findings', severity: 'error', max: 0 }),
    'There is 1 finding of severity error (3,000 busy ticks in 1 run), more than the limit of 0.',
  ],
  [
    [runOf(3000, [KDF])],
    budget({ metric: 'findings', severity: 'warning', rule: 'kdf-*', operation: 'kdf', path: '*.js', max: 3 }),
    'There is 1 finding by kdf-* of severity warning or worse of kdf in *.js (3,000 busy ticks in 1 run), within the limit of 3.',
  ],
  [
    [runOf(3000, [])],
    budget({ metric: 'findings', max: 0 }),
    'There are no findings (3,000 busy ticks in 1 run), within the limit of 0.',
  ],
  [
    [runOf(3000, [])],
    budget({ metric: 'sync_call_sites', operation: 'kdf', max: 0 }),
    'No synchronous crypto call sites of kdf hold the event loop (3,000 busy ticks in 1 run), within the limit of 0.',
  ],
  [
    [
      runOf(3000, [
        { ...KDF, ticks: 60, blocks: { count: 10, p50Ms: 6, p95Ms: 6, maxMs: 6, errorMs: 1, split: false } },
      ]),
    ],
    budget({ metric: 'sync_call_sites', max: 0 }),
    'No synchronous crypto call sites hold the event loop (3,000 busy ticks in 1 run), within the limit of 0; 1 more is not certain: a second run would have to show it, too.',
  ],
  [
    [traffic(tls({}, 40), 40)],
    budget({ metric: 'handshakes_per_request', max: 0.5 }),
    'There is 1 TLS handshake per request (1 run), more than the limit of 0.5.',
  ],
  [
    [traffic(tls({}, 40, 8))],
    budget({ metric: 'resumption_ratio', min: 0.5, side: 'server' }),
    '0.2 of all TLS handshakes on the server side resumed a session (1 run), less than the required 0.5.',
  ],
  [
    [traffic(tls({}, 40, 30))],
    budget({ metric: 'resumption_ratio', min: 0.5 }),
    '0.75 of all TLS handshakes resumed a session (1 run), no less than the required 0.5.',
  ],
  [
    [withPeers()],
    budget({ metric: 'handshakes_per_request', max: 0.5, peer: '*' }),
    'There is 1 TLS handshake per request with api.example.com:443 (1 run), more than the limit of 0.5.',
  ],
  [
    [withPeers()],
    budget({ metric: 'resumption_ratio', min: 0.5, peer: '*', side: 'client' }),
    '0.2 of all TLS handshakes on the client side with api.example.com:443 resumed a session (1 run), less than the required 0.5.',
  ],
  [
    [withPeers()],
    budget({ metric: 'resumption_ratio', min: 0.5, peer: 'cdn*' }),
    'Share of TLS handshakes that resumed a session with cdn* could not be measured: it had no TLS connection with such a peer, but with api.example.com:443.',
  ],
  [
    [traffic(tls({ 'TLSv1.3': 9 }))],
    budget({ metric: 'tls_protocols', forbid: ['TLSv1.2'] }),
    'No TLS protocol that the config forbids was negotiated (1 run).',
  ],
  [
    [runOf(3000, [KDF])],
    budget({ metric: 'crypto_share', path: '*.js', max: '29%' }),
    'Cryptography in *.js takes 30.0 % of busy time (95 %: 27.2-32.9 %, 3,000 busy ticks in 1 run), too near to the limit of 29 % to be sure.',
  ],
  [
    twice(runOf(3000, [KDF])),
    budget({ metric: 'longest_block', max: '12.5 ms' }),
    'The longest stretch of synchronous crypto calls holds the event loop for 30 ms (6,000 busy ticks in 2 runs), more than the limit of 12.5 ms, in 2 of 2 runs.',
  ],
  [
    [runOf(3000, [{ ...KDF, blocks: { count: 30, p50Ms: 30, p95Ms: 30, maxMs: 30, errorMs: 1, split: true } }])],
    budget({ metric: 'longest_block', max: '12.5 ms' }),
    'The longest synchronous crypto call holds the event loop for 30 ms (3,000 busy ticks in 1 run), more than the limit of 12.5 ms.',
  ],
  [
    twice(crowded()),
    budget({ metric: 'longest_block', max: '50 ms' }),
    'The longest synchronous crypto call holds the event loop for 70 ms (6,000 busy ticks in 2 runs), more than the limit of 50 ms, but that may be chance, or waiting for a processor.',
  ],
  [
    twice(crowded()),
    budget({ metric: 'longest_block', max: '30 ms' }),
    'The longest synchronous crypto call holds the event loop for 70 ms (6,000 busy ticks in 2 runs), more than the limit of 30 ms, in 2 of 2 runs.',
  ],
  [
    [runOf(3000, [])],
    budget({ metric: 'longest_block', operation: 'kdf', max: '9 ms' }),
    'No synchronous crypto call of kdf holds the event loop (3,000 busy ticks in 1 run), within the limit of 9 ms.',
  ],
  [
    [runOf(200, [])],
    budget({ metric: 'longest_block', max: '9 ms' }),
    'No synchronous crypto call holds the event loop (200 busy ticks in 1 run): too few busy ticks to be sure; that takes 300.',
  ],
  [
    [runOf(3000, [])],
    budget({ metric: 'cpu_ms_per_request', regression: '+20%' }),
    'CPU time per request can only be compared with runs of the base on the same machine, and there are none.',
  ],
  [
    twice(slower(runOf(3000, []), 2)),
    budget({ metric: 'cpu_ms_per_request', regression: '+20%' }),
    'CPU time per request grew by 100 % from the base to these runs (95 %: 65.4-141.9 %, 2 pairs), more than the 20 % that the config allows.',
    { base: twice(runOf(3000, [])) },
  ],
  [
    [runOf(3000, []), slower(runOf(3000, []), 3)],
    budget({ metric: 'cpu_ms_per_request', regression: '+20%' }),
    'CPU time per request grew by 73.2 % from the base to these runs (95 %: -99.8 to 185985.3 %, 2 pairs): the pairs differ too much to hold them against the 20 % that the config allows.',
    { base: twice(runOf(3000, [])) },
  ],
  [
    [slower(runOf(3000, []), 0.9)],
    budget({ metric: 'cpu_ms_per_request', regression: '+20%' }),
    'CPU time per request shrank by 10.0 % from the base to these runs (95 %: -31.2 to 17.8 %, 1 pair), within the 20 % that the config allows.',
    { base: [runOf(3000, [])] },
  ],
  [
    [runOf(3000, [KDF])],
    newSites,
    '1 synchronous crypto call site on the event loop is new to the baseline (3,000 busy ticks in 1 run).',
    without(3000),
  ],
  [
    [runOf(3000, [])],
    newSites,
    'No synchronous crypto call sites on the event loop are new to the baseline (3,000 busy ticks in 1 run).',
    without(3000),
  ],
  [
    [runOf(9000, [{ ...KDF, ticks: 180 }])],
    newSites,
    "No synchronous crypto call sites on the event loop are new to the baseline (9,000 busy ticks in 1 run), but 1 may be: the baseline's runs could have missed it.",
    without(400),
  ],
])('%#: says what was found in a sentence', (reports, file, expected, more = {}) =>
  expect(message(reports, file, more)).toBe(expected),
);

test('a minimum that nothing keeps can only be taken out: the config takes no 0', () => {
  const none = { ...runOf(3000, []), tls: ledgerOf([peerOf({ handshakes: 40 })]) };
  expect(first([none], budget({ metric: 'resumption_ratio', min: 0.5, peer: '*' })).accept).toEqual([
    { where: 'in .cryptoprofrc.json, budgets[0]: take it out', code: '' },
  ]);
  expect(first([withPeers()], budget({ metric: 'resumption_ratio', min: 0.5, peer: '*' })).accept).toEqual([
    { where: 'in .cryptoprofrc.json, budgets[0]', code: '"min": 0.2' },
  ]);
});

test('a pass needs nothing', () => {
  expect(words(first([runOf(3000, [])], budget({ metric: 'crypto_share', max: '15%' })))).toMatchObject({
    message:
      'Cryptography takes 0 % of busy time (95 %: 0.0-0.4 %, 3,000 busy ticks in 1 run), within the limit of 15 %.',
    fix: '',
    accept: [],
  });
});

test('names may be anything and of any length', () => {
  const report = hostileReport();
  for (const site of report.callSites) site.function = 'x'.repeat(1e6);
  const check = first([report], budget({ metric: 'crypto_share', max: '15%' }));
  expect(check.outcome).toBe('fail');
  expect(check.message.length).toBeLessThan(1000);
  expect(check.fix.length).toBeLessThan(1000);
});

test.each([
  [{ metric: 'sync_call_sites', max: 0 }],
  [{ metric: 'findings', max: 0 }],
  [{ metric: 'crypto_share', max: '15%' }],
  [{ metric: 'event_loop_share', max: '15%' }],
  [{ metric: 'longest_block', max: '5 ms' }],
])('%p: a failure says where, what to do and how to accept it', (entry) => {
  const check = first([runOf(3000, [KDF]), runOf(3000, [KDF])], budget(entry));
  expect(check.outcome).toBe('fail');
  expect(check.offenders[0]).toMatchObject({ file: 'app.js', line: 23 });
  expect([check.fix, check.docs, ...check.accept.map(({ code }) => code)].every((text) => text !== '')).toBe(true);
  expect(check.accept).not.toEqual([]);
});

test.each([
  ['flagged', KDF, COMMENT.code, 'sync-kdf'],
  ['that no rule is about', { ...SHORT_CALLS, ticks: 300 }, '// cryptoprof-allow * until=2027-02-20 -- <why>', '*'],
])('a new call site is accepted by the baseline, or by a comment: one %s', (_, site, code, rule) => {
  expect(first([runOf(3000, [site])], newSites, without(3000)).accept).toEqual([
    UPDATE,
    { where: `on the line above app.js:${site.line ?? 23}`, code },
  ]);
  const commented = { ...site, allows: [{ rule, until: '2027-02-20', reason: 'at start-up' }] };
  expect(first([runOf(3000, [commented])], newSites, without(3000)).outcome).toBe('pass');
});

describe('without a config, a whole one is shown', () => {
  const accept = (reports) =>
    judge(reports, { ...configOf({ budgets: undefined }), isDefault: true }, { now: NOW, version: '', commands })
      .checks[0].accept;

  test('that accepts the call', () => {
    const [{ where, code }, comment] = accept([runOf(3000, [KDF])]);
    expect(where).toBe('in a new file cryptoprof.config.json');
    expect(
      first([runOf(3000, [KDF])], { budgets: undefined, ...JSON.parse(code.replace('<why>', 'at start-up')) }).outcome,
    ).toBe('pass');
    expect(JSON.parse(code)).toMatchObject({ version: 1, allow: [{ rule: 'sync-kdf' }] });
    expect(comment).toEqual(COMMENT);
  });

  test('that accepts a finding of no call site', () => {
    const report = runOf(3000, [KDF]);
    const [{ code }] = accept([
      {
        ...report,
        callSites: [],
        findings: report.findings.map((finding) => ({
          ...finding,
          rule: 'kdf-keylen',
          severity: 'error',
          callSite: null,
        })),
      },
    ]);
    expect(JSON.parse(code)).toEqual({
      version: 1,
      budgets: [{ metric: 'findings', severity: 'error', max: expect.any(Number) }],
    });
  });
});

test('what no rule flags is accepted by its place alone', () => {
  const site = { ticks: 300, operation: 'compare', api: 'timingSafeEqual', algorithm: '', function: 'isEqual' };
  const config = budget({ metric: 'sync_call_sites', max: 0 });
  const [{ code }] = first([runOf(3000, [site])], config).accept;
  const allow = JSON.parse(code);
  expect(allow).toMatchObject({ rule: '*', site: 'app.js#isEqual|*' });
  expect(first([runOf(3000, [site])], { ...config, allow: [{ ...allow, reason: 'at start-up' }] }).outcome).toBe(
    'pass',
  );
});
