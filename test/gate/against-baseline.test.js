import fc from 'fast-check';
import { makeBaseline } from '../../src/gate/baseline/baseline.js';
import { baselineText, parseBaseline } from '../../src/gate/baseline/file.js';
import { updateBaseline } from '../../src/gate/baseline/update.js';
import { judge, needsConfirmation } from '../../src/gate/verdict.js';
import { configOf, NOW, runOf, SHORT_CALLS } from '../support/gate.js';

const TODAY = NOW.slice(0, 10);
const KDF = { ticks: 900 };
const verdictOf = (reports, config, more = {}) => judge(reports, config, { now: NOW, version: '0.0.0', ...more });
const against = (accepted, file = {}) => {
  const config = configOf({ baseline: {}, ...file });
  return { config, baseline: makeBaseline(accepted, config, TODAY) };
};

describe('against its baseline', () => {
  test('a run passes, whatever is in it', () => {
    const sites = fc.array(
      fc.record({ ticks: fc.integer({ min: 1, max: 400 }), line: fc.integer({ min: 1, max: 99 }) }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(sites, (rows) => {
        const report = runOf(4000, rows);
        const { config, baseline } = against([report], {
          budgets: [
            { metric: 'crypto_share', regression: '+5pp' },
            { metric: 'sync_call_sites', regression: 0 },
            { metric: 'findings', regression: 0 },
            { metric: 'handshakes_per_request', regression: '+25%' },
          ],
        });
        expect(verdictOf([report], config, { baseline }).outcome).toBe('pass');
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    [
      '+65pp',
      1100,
      [
        "crypto_share regression can't fail: the baseline has 37 %, and no share grows beyond 100 %. Accept less growth, in points.",
      ],
    ],
    ['+60pp', 1100, []],
    [
      '+30%',
      2520,
      [
        "crypto_share regression can't fail: the baseline has 84 %, and no share grows beyond 100 %. Accept less growth, in points.",
      ],
    ],
    ['+2pp', 2970, ["crypto_share regression can't fail: the baseline has 99 %, and no share grows beyond 100 %."]],
  ])('growth by %s from %d of 3000 ticks that can never be is told', (regression, ticks, messages) => {
    const { config, baseline } = against([runOf(3000, [{ ticks }])], {
      budgets: [{ metric: 'crypto_share', regression }],
    });
    const { notices } = verdictOf([runOf(3000, [{ ticks }])], config, { baseline });
    expect(notices.filter(({ code }) => code === 'growth-unreachable').map(({ message }) => message)).toEqual(messages);
  });

  describe('start-up of a server', () => {
    // A key is made before it listens: that takes a few ticks, or a fifth of the run.
    const started = (startUp, kdf, server = true) => {
      const report = runOf(3000 + startUp, [
        { ticks: kdf },
        {
          ticks: startUp,
          operation: 'keygen.rsa',
          api: 'generateKeyPairSync',
          function: 'start',
          line: 3,
          byPhase: { 'top-level': startUp },
        },
      ]);
      const byPhase = { ...report.crypto.byPhase, 'top-level': startUp };
      return {
        ...report,
        crypto: { ...report.crypto, byPhase },
        profile: { ...report.profile, startTicks: startUp },
        load: server ? report.load : null,
        drive: { listened: server, failure: '' },
      };
    };
    const budgets = [
      { metric: 'crypto_share', regression: '+2pp' },
      { metric: 'event_loop_share', operation: 'kdf', regression: '+2pp' },
    ];
    const judged = (before, after) => {
      const { config, baseline } = against([before, before, before], { budgets });
      return verdictOf([after, after, after], config, { baseline });
    };

    test('dilutes nothing that is compared', () => {
      expect(judged(started(60, 900), started(700, 900)).outcome).toBe('pass');
      expect(judged(started(700, 900), started(60, 900)).outcome).toBe('pass');
      expect(judged(started(60, 900), started(700, 1150)).checks).toMatchObject([
        { outcome: 'fail', value: 1150 / 3000 },
        { outcome: 'fail', value: 1150 / 3000 },
        { outcome: 'pass' },
      ]);
      expect(judged(started(60, 900), started(700, 1150)).checks[0].offenders.map(({ line }) => line)).toEqual([23]);
      expect(judged(started(60, 900), started(700, 1150)).checks[0].message).toMatch(
        /^Cryptography takes 38\.3 % of busy time after start-up/,
      );
    });

    test('is all that a script does', () => {
      expect(judged(started(60, 900, false), started(700, 900, false)).outcome).toBe('fail');
    });
  });

  describe('what has grown is what has to change', () => {
    const LOGIN = { ...KDF, line: 4, function: 'hashOf' };
    const ADDED = { ticks: 500, line: 9, function: 'login', api: 'scryptSync', operation: 'kdf.scrypt', algorithm: '' };
    const budgets = [
      { metric: 'crypto_share', regression: '+2pp' },
      { metric: 'event_loop_share', operation: 'kdf', regression: '+2pp' },
      { metric: 'findings', severity: 'warning', regression: 0 },
    ];
    const { config, baseline } = against([runOf(3000, [LOGIN])], { budgets });
    const failures = (...runs) =>
      verdictOf(
        runs.map((sites) => runOf(3000, sites)),
        config,
        { baseline },
      ).checks.filter(({ metric, outcome }) => outcome === 'fail' && metric !== 'new_call_sites');

    test('not the heaviest call site, which was accepted', () => {
      const failed = failures([LOGIN, ADDED], [LOGIN, ADDED]);
      expect(failed.map(({ metric }) => metric)).toEqual(['crypto_share', 'event_loop_share', 'findings']);
      for (const { offenders, fix } of failed) {
        expect(offenders.map(({ line }) => line)).toEqual([9, 4]);
        expect(fix).toContain('app.js:9');
      }
    });

    test('and before what is new, but takes hardly anything', () => {
      const small = { ...SHORT_CALLS, line: 30, ticks: 5, function: 'etag' };
      const [{ offenders }] = failures([LOGIN, ADDED, small], [LOGIN, ADDED, small]);
      expect(offenders.map(({ line }) => line)).toEqual([9, 4, 30]);
    });

    test('nor one that was renamed', () => {
      // Of two derivations in new functions, either may be it.
      const signing = { ...ADDED, operation: 'sign', api: 'sign' };
      const [failed] = failures([{ ...LOGIN, function: 'deriveKey' }, signing]);
      expect(failed.offenders.map(({ line }) => line)).toEqual([9, 4]);
    });

    test('and its call sites add up to it, over all runs', () => {
      const [{ value, busyTicks, offenders }] = failures([LOGIN, ADDED], [{ ...LOGIN, ticks: 1100 }, ADDED]);
      expect(busyTicks).toBe(6000);
      expect(offenders).toMatchObject([{ ticks: 1000 }, { ticks: 2000, share: 2000 / 6000 }]);
      expect(offenders.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(value, 9);
    });
  });

  test('lines that moved are not new', () => {
    const { config, baseline } = against([runOf(3000, [{ ticks: 900, line: 23 }])]);
    expect(verdictOf([runOf(3000, [{ ticks: 900, line: 230 }])], config, { baseline }).outcome).toBe('pass');
  });

  test.each([
    ['a heavy one', [KDF, { ticks: 600, function: 'other' }], 'fail'],
    ['one of the same name in the same file', [{ ticks: 450 }, { ticks: 450, line: 99 }], 'fail'],
    ['one that no rule is about, but takes much', [{ ...SHORT_CALLS, ticks: 300 }], 'fail'],
    ['a light one', [{ ...SHORT_CALLS, ticks: 20 }], 'pass'],
    ['an old one under another name', [{ ...KDF, ticks: 900, algorithm: '', api: 'pbkdf2' }], 'pass'],
    [
      'another operation in an old function',
      [{ ticks: 900, operation: 'kdf.scrypt', api: 'scryptSync', algorithm: '' }],
      'fail',
    ],
    ['an asynchronous one', [{ ticks: 300, api: 'pbkdf2', form: 'async' }], 'pass'],
  ])('a call site that is new: %s', (_, sites, outcome) => {
    const { config, baseline } = against([runOf(3000, [KDF])]);
    expect(verdictOf([runOf(3000, sites)], config, { baseline }).outcome).toBe(outcome);
  });

  describe('of several calls in one function, those are new', () => {
    const saying = (line, source) => ({
      ticks: 450,
      line,
      excerpt: { lines: [`${source};`], firstLine: line },
    });
    const OLD = saying(23, 'pbkdf2Sync(password, salt, 1e4)');
    const newLines = (before, after) => {
      const { config, baseline } = against([runOf(3000, before)]);
      const [check] = verdictOf([runOf(3000, after)], config, { baseline }).checks;
      return [check.value, ...check.offenders.map(({ line }) => line)];
    };

    test.each([
      ['whose source is not accepted', saying(9, 'pbkdf2Sync(token, salt, 1e4)'), [1, 9]],
      ['that say the same, if so do others', saying(9, 'pbkdf2Sync(password, salt, 1e4)'), [2, 9, 30]],
      ['whose source is not known', { ...saying(9, ''), excerpt: null }, [1, 9]],
    ])('%s', (_, added, expected) => {
      expect(newLines([OLD], [added, { ...OLD, line: 30, excerpt: { ...OLD.excerpt, firstLine: 30 } }])).toEqual(
        expected,
      );
    });
    test('that exist, if the one that was accepted was rewritten', () => {
      const rewritten = saying(30, 'pbkdf2Sync(password, salt, 2e4)');
      expect(newLines([OLD], [saying(9, 'pbkdf2Sync(token, salt, 1e4)'), rewritten])).toEqual([2, 9, 30]);
    });
  });

  describe('what has another name now is a move', () => {
    const FILE = '/app/lib/keys.js';
    const { config, baseline } = against([runOf(3000, [KDF, { ...SHORT_CALLS, ticks: 300 }])]);
    const verdictNow = (sites) => verdictOf([runOf(3000, sites)], config, { baseline });
    const [{ file: OLD }] = runOf(3000, [KDF]).callSites;
    const SHORT = { ...SHORT_CALLS, ticks: 300 };

    test.each([
      ['the file', [{ ...KDF, file: FILE }, SHORT], 'app.js#auth|kdf.pbkdf2 → lib/keys.js#auth|kdf.pbkdf2'],
      ['the function', [{ ...KDF, function: 'logIn' }, SHORT], 'app.js#auth|kdf.pbkdf2 → app.js#logIn|kdf.pbkdf2'],
      [
        'the file, and of the operation less is known',
        [{ ...KDF, file: FILE, operation: 'kdf', algorithm: '' }, SHORT],
        'app.js#auth|kdf.pbkdf2 → lib/keys.js#auth|kdf',
      ],
      [
        'the file, of both',
        [
          { ...KDF, file: FILE },
          { ...SHORT, file: FILE },
        ],
        'app.js#auth|kdf.pbkdf2 → lib/keys.js#auth|kdf.pbkdf2, app.js#digest|hash → lib/keys.js#digest|hash',
      ],
    ])('%s', (_, sites, moves) => {
      const verdict = verdictNow(sites);
      expect(verdict.outcome).toBe('pass');
      expect(verdict.notices).toEqual([
        {
          code: 'call-sites-moved',
          message: `Moved, and so not new: ${moves}. An updated baseline holds the new names.`,
        },
      ]);
    });

    test.each([
      ['a function beside the old one', [KDF, { ...KDF, function: 'logIn' }, SHORT]],
      ['the old function in a second file', [KDF, { ...KDF, file: FILE }, SHORT]],
      ['another function of another file', [{ ...KDF, file: FILE, function: 'logIn' }, SHORT]],
      ['a function that takes three times as much', [{ ticks: 2700, function: 'logIn' }]],
      [
        'one of two new functions, who knows which',
        [{ ticks: 450, function: 'logIn' }, { ticks: 450, function: 'signUp' }, SHORT],
      ],
      ['another operation', [{ ...KDF, function: 'logIn', operation: 'keygen.rsa', algorithm: '' }, SHORT]],
      ['a function without a name', [{ ...KDF, function: '' }, SHORT]],
      [
        'a second call in the file that moved',
        [{ ticks: 450, file: FILE }, { ticks: 450, file: FILE, line: 99 }, SHORT],
      ],
    ])('and that is new: %s', (_, sites) => expect(verdictNow(sites).outcome).toBe('fail'));

    describe('the file and the function', () => {
      const LINES = { excerpt: { lines: ['  return pbkdf2Sync(', '    password, salt, 1e4);'], firstLine: 23 } };
      const REWRITTEN = { excerpt: { lines: ['  return hashOf(password);'], firstLine: 23 } };
      const BROKEN = { excerpt: { lines: ['return pbkdf2Sync( password, salt, 1e4);'], firstLine: 23 } };
      const TOKEN_LINE = { excerpt: { lines: ['return pbkdf2Sync(token, salt, 1e4);'], firstLine: 23 } };
      const oneLine = (name) => ({
        excerpt: { lines: [`const ${name} = (password) => pbkdf2Sync(password, salt, 1e4);`], firstLine: 23 },
      });
      const OLD_KDF = { ...KDF, ...LINES };
      const NEW_KDF = { ...OLD_KDF, file: FILE, function: 'logIn' };
      const OTHER = { ...OLD_KDF, function: 'register', ...TOKEN_LINE };
      const judged = (before, after) => {
        const accepted = against([runOf(3000, before)]);
        return verdictOf([runOf(3000, after)], accepted.config, { baseline: accepted.baseline });
      };

      test.each([
        ['the call as it was', [OLD_KDF], [NEW_KDF]],
        ['broken into other lines', [OLD_KDF], [{ ...NEW_KDF, ...BROKEN }]],
        ['a third more of it', [OLD_KDF], [{ ...NEW_KDF, ticks: 1200 }]],
        ['to a file that was there before', [OLD_KDF, { ...SHORT, file: FILE }], [NEW_KDF, { ...SHORT, file: FILE }]],
        ['from a file that is still there', [OLD_KDF, SHORT], [NEW_KDF, SHORT]],
        [
          'a function that is written on one line',
          [{ ...OLD_KDF, ...oneLine('auth') }],
          [{ ...NEW_KDF, ...oneLine('logIn') }],
        ],
        ['two with different sources', [OLD_KDF, OTHER], [NEW_KDF, { ...OTHER, file: FILE, function: 'signUp' }]],
      ])('%s', (_, before, after) => {
        const { outcome, notices } = judged(before, after);
        expect({ outcome, notices }).toEqual({
          outcome: 'pass',
          notices: [
            expect.objectContaining({ message: expect.stringContaining('app.js#auth|kdf.pbkdf2 → lib/keys.js#logIn') }),
          ],
        });
      });

      test.each([
        ['other source', [OLD_KDF], [{ ...NEW_KDF, ...REWRITTEN }]],
        ['source that is not known', [OLD_KDF], [{ ...NEW_KDF, excerpt: null }]],
        ['a baseline without source', [KDF], [NEW_KDF]],
        ['other numbers', [OLD_KDF], [{ ...NEW_KDF, parameters: { iterations: 7 } }]],
        ['another operation', [OLD_KDF], [{ ...NEW_KDF, operation: 'sign', api: 'sign', algorithm: '' }]],
        ['three times the share', [{ ...OLD_KDF, ticks: 300 }], [NEW_KDF]],
        ['the old one is still there', [OLD_KDF], [OLD_KDF, NEW_KDF]],
        ['the old one is still there, but lighter', [OLD_KDF], [{ ...OLD_KDF, ticks: 20 }, NEW_KDF]],
        ['two places', [OLD_KDF], [NEW_KDF, { ...NEW_KDF, function: 'signUp' }]],
        [
          'code that was in two places, one of which is still there',
          [OLD_KDF, { ...OLD_KDF, function: 'signUp' }],
          [{ ...OLD_KDF, function: 'signUp' }, NEW_KDF],
        ],
        ['a function that had another call before', [OLD_KDF, { ...SHORT, file: FILE, function: 'logIn' }], [NEW_KDF]],
      ])('is new: %s', (_, before, after) => expect(judged(before, after).outcome).toBe('fail'));

      test('an update learns the source, and keeps the share', () => {
        const { config: own, baseline: unknown } = against([runOf(3000, [KDF])]);
        const [before] = unknown.callSites.values();
        expect(before.source).toBeUndefined();
        const reports = [runOf(3000, [{ ...OLD_KDF, ticks: 910 }])];
        const [after] = updateBaseline(unknown, reports, own, TODAY).callSites.values();
        expect(after).toMatchObject({ share: before.share, source: 'return pbkdf2Sync( password, salt, 1e4);' });
        const known = makeBaseline(reports, own, TODAY);
        const [kept] = updateBaseline(known, [runOf(3000, [KDF])], own, TODAY).callSites.values();
        expect(kept).toBe([...known.callSites.values()][0]);
      });
    });

    test('an update holds the new name, and not the old one', () => {
      const reports = [runOf(3000, [{ ...KDF, file: FILE }, SHORT])];
      expect([...updateBaseline(baseline, reports, config, TODAY).callSites.keys()].sort()).toEqual([
        'app.js#digest|hash',
        'lib/keys.js#auth|kdf.pbkdf2',
      ]);
      expect(OLD).toBe('/app/app.js');
    });
  });

  describe("a call site that the baseline's runs could have missed", () => {
    const { config, baseline } = against([runOf(400, [])]);
    const run = runOf(9000, [{ ticks: 180, function: 'other' }]);

    test('is not new for sure', () => {
      expect(verdictOf([run], config, { baseline }).checks).toMatchObject([
        { metric: 'new_call_sites', outcome: 'near', value: 0 },
      ]);
    });
    test('nor if another run shows it, so none is made', () => {
      expect(verdictOf([run, run], config, { baseline }).checks).toMatchObject([
        { metric: 'new_call_sites', outcome: 'near', value: 0 },
      ]);
      expect(needsConfirmation(verdictOf([run], config, { baseline }), config)).toBe(false);
    });
  });

  describe('a call site that the baseline holds, near what a rule calls much', () => {
    // A signature is worth a warning from 20 % of busy time on.
    const SIGN = { ...SHORT_CALLS, operation: 'sign', api: 'sign', algorithm: '', function: 'token' };
    const signing = (...ticks) => ticks.map((each) => runOf(6000, [{ ...SIGN, ticks: each }]));
    const judged = (...runs) => {
      const { config, baseline } = against(signing(1140, 1150, 1130), {
        budgets: [
          { metric: 'sync_call_sites', regression: 0 },
          { metric: 'findings', severity: 'warning', regression: 0 },
        ],
      });
      return verdictOf(runs, config, { baseline })
        .checks.map(({ metric, outcome }) => `${metric} ${outcome}`)
        .sort();
    };

    test('is not new if it is on the other side now', () => {
      expect(judged(...signing(1150, 1145))).toEqual(['findings pass', 'new_call_sites pass', 'sync_call_sites pass']);
      expect(judged(...signing(1390, 1400))).toEqual(['findings near', 'new_call_sites pass', 'sync_call_sites near']);
    });
    test('is told as what it is', () => {
      const { config, baseline } = against(signing(1140, 1150, 1130), {
        budgets: [{ metric: 'sync_call_sites', regression: 0 }],
      });
      const { checks } = verdictOf(signing(1390, 1400), config, { baseline });
      expect(checks.find(({ metric }) => metric === 'sync_call_sites').message).toBe(
        "1 synchronous crypto call site holds the event loop (12,000 busy ticks in 2 runs), more than the baseline's 0, but it is in the baseline and takes hardly more than there.",
      );
    });
    test('is if it has grown', () =>
      expect(judged(...signing(1900, 1950))).toEqual(['findings fail', 'new_call_sites pass', 'sync_call_sites fail']));
    test('excuses no other one', () => {
      const other = { ticks: 900, function: 'other' };
      expect(judged(...signing(0, 0).map(() => runOf(6000, [{ ...SIGN, ticks: 1390 }, other])))).toEqual([
        'findings fail',
        'new_call_sites fail',
        'sync_call_sites fail',
      ]);
    });
  });

  describe('a share of a program that waits for a processor longer or less than there', () => {
    const waiting = (times, ticks, busyTicks = 3000, site = {}) => {
      const report = runOf(busyTicks, [{ ticks, computedBy: '', ...site }]);
      const cpu = { totalMs: 3000, mainMs: 3000, runQueueWaitMs: 3000 * times, mainRunQueueWaitMs: 3000 * times };
      return { ...report, profile: { ...report.profile, cpu } };
    };
    const budgets = [{ metric: 'crypto_share', regression: '+2pp' }];
    const judged = (accepted, runs) => {
      const { config, baseline } = against(accepted, { budgets, baseline: { newCallSites: 'off' } });
      return verdictOf(runs, config, { baseline: parseBaseline(baselineText([baseline]))[0] }).checks[0];
    };
    const thrice = (times, ticks, site) => Array.from({ length: 3 }, () => waiting(times, ticks, 3000, site));

    test.each([
      ['grown no more than that explains, where it waits less', [4, 480], [0.1, 750], 'inconclusive'],
      ['as large, where it waits longer', [0.1, 480], [4, 490], 'inconclusive'],
      ['grown by more', [4, 480], [0.1, 1500], 'fail'],
      ['smaller by more', [0.1, 750], [4, 150], 'pass'],
      ['grown, where it waits about as long', [4, 480], [3.9, 750], 'fail'],
      ['as large, where it waits about as long', [0.1, 480], [0.2, 490], 'pass'],
      ['as large, where it waits less: there it would have been smaller', [4, 480], [0.1, 490], 'pass'],
      ['grown, where it waits longer, which makes it smaller', [0.1, 480], [4, 750], 'fail'],
      ['as near to the limit as a slowdown by a fifth can bring it', [0.1, 480], [0.3, 525], 'pass'],
      ['as near to the limit as a slowdown by a half can bring it', [0.1, 480], [0.6, 525], 'inconclusive'],
    ])('%s', (_, accepted, runs, outcome) => {
      expect(judged(thrice(...accepted), thrice(...runs))).toMatchObject({
        outcome,
        ...(outcome === 'inconclusive' ? { reason: 'waiting', accept: [] } : {}),
      });
    });

    test.each([
      ['a package', { computedBy: 'bcryptjs' }],
      ['code that was recognised', { recognised: true }],
      ['nobody that an older report names', { computedBy: undefined }],
      ['memory', { operation: 'kdf.scrypt' }],
    ])('may be larger or smaller where it is that of %s', (_, site) => {
      const outcomes = [
        [thrice(4, 480, site), thrice(0.1, 490, site)],
        [thrice(0.1, 480, site), thrice(4, 750, site)],
      ].map(([accepted, runs]) => judged(accepted, runs).reason);
      expect(outcomes).toEqual(['waiting', 'waiting']);
    });

    test('says how long both waited, and what to do', () => {
      const check = judged([waiting(2, 480), waiting(4.6, 480), waiting(3, 480)], thrice(0.1, 750));
      expect(check.message).toMatch(
        /: not judged, as the event loop waited for a processor 0\.1 times as long as it ran, and 3\.2 times as long where the baseline was recorded, which alone may change the share by as much\.$/,
      );
      expect(judged(thrice(3, 480), thrice(0.02, 750)).message).toContain('less than 0.1 times as long as it ran');
      expect(check.fix).toMatch(/ record the baseline again where the gate runs: .* --update-baseline$/);
    });

    test('is compared where that is unknown: in recordings of other tools, and in older baselines', () => {
      const unknown = Array.from({ length: 3 }, () => runOf(3000, [{ ticks: 750 }]));
      expect(judged(thrice(4, 480), unknown)).toMatchObject({ outcome: 'fail' });
      expect(judged(unknown, thrice(4, 750))).toMatchObject({ outcome: 'pass' });
    });

    describe('and counts', () => {
      const runs = (times, sites) =>
        Array.from({ length: 3 }, () => {
          const report = runOf(3000, [{ ...KDF, computedBy: '' }, ...sites]);
          return { ...report, profile: { ...report.profile, cpu: waiting(times, 900).profile.cpu } };
        });
      const counted = (before, after, file = {}) => {
        const { config, baseline } = against(before, file);
        return verdictOf(after, config, { baseline }).checks.map(({ metric, outcome }) => `${metric} ${outcome}`);
      };

      test.each([
        ['that wait about as long', 3.9, 45, '', 'fail'],
        ['that wait longer', 9, 45, '', 'fail'],
        ['that wait less', 0.1, 45, '', 'inconclusive'],
        ['that wait longer, if a package computes it', 19, 45, 'argon2', 'inconclusive'],
        ['that wait less, if it takes more than that explains', 0.1, 240, '', 'fail'],
      ])('are judged by a light call site that is new in runs %s', (_, times, ticks, computedBy, outcome) =>
        expect(counted(runs(4, []), runs(times, [{ ...SHORT_CALLS, ticks, computedBy }]))).toEqual([
          `new_call_sites ${outcome}`,
        ]),
      );

      test('say why they are not judged', () => {
        const { config, baseline } = against(runs(4, []));
        const [check] = verdictOf(runs(0.1, [{ ...SHORT_CALLS, ticks: 45, computedBy: '' }]), config, {
          baseline,
        }).checks;
        expect(check).toMatchObject({ reason: 'waiting', value: 1, accept: [] });
        expect(check.message).toMatch(
          / 4 times as long .*, which alone may show call sites that did not count there\.$/,
        );
      });

      const signing = (times, ticks) =>
        runs(times, [{ ...SHORT_CALLS, ticks, operation: 'sign', function: 'token', api: 'sign', computedBy: '' }]);
      test.each([
        [3.9, 'fail'],
        [0.1, 'inconclusive'],
      ])(
        'of what a baseline has that waited 4 times as long as it ran, where runs wait %d times: %s',
        (times, outcome) => {
          const budgets = [{ metric: 'sync_call_sites', regression: 0 }];
          expect(counted(signing(4, 570), signing(times, 800), { budgets })).toContain(`sync_call_sites ${outcome}`);
        },
      );
    });

    test('gets a further run if that may prove what one run does not', () => {
      const { config, baseline } = against(thrice(1, 480), { budgets, baseline: { newCallSites: 'off' } });
      const verdict = verdictOf([waiting(0.1, 275, 1000)], config, { baseline });
      expect(verdict.checks).toMatchObject([{ outcome: 'inconclusive', reason: 'single' }]);
      expect(needsConfirmation(verdict, config)).toBe(true);
      const further = [waiting(0.1, 275, 1000), waiting(0.1, 275, 1000)];
      expect(verdictOf(further, config, { baseline }).outcome).toBe('fail');
    });
  });

  describe('a share that varies', () => {
    const budget = { budgets: [{ metric: 'crypto_share', regression: '+2pp' }] };
    const runsOf = (ticks) => ticks.map((each) => runOf(3000, [{ ...SHORT_CALLS, ticks: each }]));
    const judged = (baselineTicks, ticks) => {
      const { config, baseline } = against(runsOf(baselineTicks), budget);
      return verdictOf(runsOf(ticks), config, { baseline }).checks.find(({ metric }) => metric === 'crypto_share');
    };

    test('fails by growth that its own runs never showed', () =>
      expect(judged([118, 122, 120, 121, 119], [270, 265])).toMatchObject({
        outcome: 'fail',
        designEffect: expect.closeTo(2, 0),
      }));
    test('does not by growth as large as what they differed by', () => {
      const check = judged([60, 250, 20, 190, 80], [270, 265]);
      expect(check.outcome).not.toBe('fail');
      expect(check.designEffect).toBeGreaterThan(20);
    });
    test('fails by more than that', () => expect(judged([60, 250, 20, 190, 80], [900, 850]).outcome).toBe('fail'));
  });

  test.each([
    [100, 'inconclusive'],
    [300, 'pass'],
  ])('of %i busy ticks: what it does not show is %s', (ticks, outcome) => {
    const { config, baseline } = against([runOf(ticks, [])]);
    expect(verdictOf([runOf(3000, [])], config, { baseline }).outcome).toBe(outcome);
    expect(verdictOf([runOf(3000, [{ ticks: 2000 }])], config, { baseline }).outcome).toBe('fail');
  });

  test("of few ticks can be no share's measure, and another run does not help", () => {
    const { config, baseline } = against([runOf(200, [{ ticks: 40 }])], {
      baseline: { newCallSites: 'off' },
      budgets: [{ metric: 'crypto_share', regression: '+5pp' }],
    });
    const verdict = verdictOf([runOf(3000, [{ ticks: 600 }])], config, { baseline });
    expect(verdict.checks).toMatchObject([{ outcome: 'inconclusive', reason: 'few-baseline-ticks' }]);
    expect(needsConfirmation(verdict, config)).toBe(false);
  });

  test('what it showed dimly may show clearly', () => {
    const dim = runOf(3000, [
      { ticks: 60, blocks: { count: 10, p50Ms: 6, p95Ms: 6, maxMs: 6, errorMs: 1, split: false } },
    ]);
    const { config, baseline } = against([dim], { budgets: [{ metric: 'sync_call_sites', regression: 0 }] });
    expect(verdictOf([runOf(3000, [{ ticks: 60 }])], config, { baseline }).outcome).toBe('pass');
  });

  test('of ratios accepts the runs that it is made of, whatever they are', () => {
    const side = (handshakes) => ({ handshakes, resumed: 0, protocols: {}, ciphers: {}, groups: {} });
    const run = (handshakes) => ({
      ...runOf(3000, []),
      traffic: {
        requests: 100,
        clientRequests: 0,
        tlsServer: side(handshakes),
        tlsClient: side(0),
        processes: 1,
        complete: true,
      },
    });
    fc.assert(
      fc.property(fc.array(fc.nat(300), { minLength: 1, maxLength: 4 }), (counts) => {
        const reports = counts.map(run);
        const { config, baseline } = against(reports, {
          budgets: [{ metric: 'handshakes_per_request', regression: 0 }],
        });
        expect(verdictOf(reports, config, { baseline }).outcome).toBe('pass');
      }),
    );
  });

  test('what neither it nor the runs could measure is missing', () => {
    const { config, baseline } = against([runOf(3000, [])], {
      budgets: [{ metric: 'handshakes_per_request', regression: 0 }],
    });
    const report = { ...runOf(3000, []), traffic: null };
    expect(verdictOf([report], config, { baseline: { ...baseline, metrics: new Map() } }).checks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          metric: 'handshakes_per_request',
          outcome: 'inconclusive',
          reason: 'missing',
          limit: null,
          baseline: null,
        }),
      ]),
    );
  });

  test('limits have no dust of floating point', () => {
    const { config, baseline } = against([runOf(3000, [{ ticks: 600 }])], {
      budgets: [
        { metric: 'crypto_share', regression: '+7pp' },
        { metric: 'sync_call_sites', regression: 0 },
      ],
    });
    const { checks } = verdictOf([runOf(3000, [{ ticks: 600 }])], config, { baseline });
    expect(checks.flatMap(({ limit }) => limit).sort()).toEqual([0, 0.27, 1]);
  });

  test('levels of new call sites', () => {
    const { baseline } = against([runOf(3000, [])]);
    expect(
      verdictOf([runOf(3000, [KDF])], configOf({ baseline: { newCallSites: 'warn' } }), { baseline }).outcome,
    ).toBe('pass');
  });

  test('of another machine, only counts are compared', () => {
    const { config, baseline } = against([runOf(3000, [])], {
      budgets: [
        { metric: 'crypto_share', regression: '+5pp' },
        { metric: 'sync_call_sites', regression: 0 },
      ],
    });
    const report = runOf(3000, [KDF]);
    const elsewhere = { ...report, target: { ...report.target, processor: '64 × Other' } };
    const verdict = verdictOf([elsewhere], config, { baseline });
    expect(verdict.checks.map(({ metric, outcome }) => [metric, outcome])).toEqual([
      ['new_call_sites', 'fail'],
      ['sync_call_sites', 'fail'],
      ['crypto_share', 'inconclusive'],
    ]);
    expect(verdict.notices).toMatchObject([{ code: 'environment-differs' }]);
  });
});
