import { cpuProfileDiagnostics } from '../../../src/formats/cpuprofile/diagnostics.js';
import { pprofDiagnostics } from '../../../src/formats/pprof/diagnostics.js';
import { isInputLimit } from '../../../src/model/input-limits.js';
import { answerStatements } from '../../../src/writers/shared/answer.js';
import { markdownReport } from '../../../src/writers/markdown/report.js';
import { terminalReport } from '../../../src/writers/terminal/report.js';
import {
  asyncServerReport,
  guideServerReport,
  hostileReport,
  noCryptoReport,
  tlsReport,
  tooFewTicksReport,
} from '../../support/sample-report.js';

const where = ({ file, line }) => `${file.slice(file.lastIndexOf('/') + 1)}:${line}`;
const said = (report) => answerStatements(report, where).map(({ text }) => text);
const withCpu = (report, cpu) => {
  report.profile.cpu = cpu === null ? null : { ...report.profile.cpu, ...cpu };
  return report;
};

describe('how long the event loop is held', () => {
  const withSite = (parts) => {
    const report = guideServerReport();
    Object.assign(report.callSites[0], parts);
    return said(report).find((sentence) => sentence.includes('holds the event loop'));
  };
  const blocks = (parts) => ({ blocks: { ...guideServerReport().callSites[0].blocks, ...parts } });

  test('calls that are distinguished', () => expect(withSite({})).toContain('for up to 71 ms at a time.'));

  test('one that waited longer for a processor than all calls computed', () =>
    expect(withSite({ cpuMs: 60 })).toContain('for up to 71 ms by the clock at a time.'));

  test.each([
    ['stretches that may be several calls', blocks({ split: false, p50Ms: 3 })],
    ['stretches that are all alike, which may be loops of calls', blocks({ split: false })],
    ['a stream, between whose chunks the loop turns', { api: 'createDecipheriv stream', ...blocks({ count: 1 }) }],
  ])('%s', (_, parts) =>
    expect(withSite(parts)).toContain('in stretches of up to 71 ms (calls with no tick between them count as one).'),
  );
});

test('the event loop of a child is not that of the program, which answers meanwhile', () => {
  const held = (/** @type {number} */ own) => {
    const report = guideServerReport();
    const row = { count: 1, ports: [], ticks: 9000, busyTicks: 9000 };
    const { ticks } = report.crypto;
    report.profile.processes = [
      { ...row, script: 'app.js', main: true, cryptoTicks: own },
      { ...row, script: 'hash.js', main: false, cryptoTicks: ticks - own },
    ];
    return said(report).find((sentence) => sentence.includes('holds the event loop'));
  };
  expect(held(0)).toContain('holds the event loop of hash.js, not that of app.js, for ');
  // Some of it may be all that is on the event loop, where the child computes at its start.
  expect(held(3)).toContain('holds the event loop for ');
});

describe('the first sentence', () => {
  const isolate = (thread) => ({ ...guideServerReport().isolates[0], thread });
  test.each([
    [['main'], "of the event-loop thread's busy time"],
    [['main', 'main'], "of the event-loop threads' busy time"],
    [['main', 'worker'], "of the JavaScript threads' busy time"],
  ])('says whose time its share is of: %j', (threads, words) => {
    const report = Object.assign(guideServerReport(), { isolates: threads.map(isolate) });
    expect(said(report)[0]).toContain(`Cryptography takes 70.8 % (± 0.9) ${words}`);
  });

  test.each([
    ['took next to nothing', { poolMs: 20 }, true],
    ['took much', { poolMs: 4000, totalMs: 16_000 }, false],
    ['took who knows how much', { poolMs: null }, false],
    ['was not recorded', null, false],
  ])('says that all is on the event loop only if that is so: the pool %s', (_, cpu, isSaid) => {
    const report = withCpu(guideServerReport(), cpu);
    expect(said(report)[0]).toBe(
      `Cryptography takes 70.8 % (± 0.9) of the event-loop thread's busy time${isSaid ? ', nearly all of it on the event loop' : ''}.`,
    );
    Object.assign(report.crypto.byPhase, { 'event-loop': 8082, 'top-level': 0 });
    expect(said(report)[0]).toBe(
      `Cryptography takes 70.8 % (± 0.9) of the event-loop thread's busy time${isSaid ? ', all of it on the event loop' : ''}.`,
    );
  });

  test('says where else it is, whatever the pool did', () => {
    const report = withCpu(guideServerReport(), null);
    report.crypto.byPhase = { worker: 8082 };
    expect(said(report)[0]).toMatch(/busy time, all of it on worker threads\.$/);
    report.crypto.byPhase = { 'top-level': 6466, 'event-loop': 1616 };
    expect(said(report)[0]).toMatch(/busy time, 80 % of it while modules load, 20 % of it on the event loop\.$/);
    report.crypto.ticks = 8;
    report.crypto.byPhase = { 'event-loop': 5, 'top-level': 3 };
    expect(said(report)[0]).toMatch(/, 63 % of it on the event loop, 37 % of it while modules load\.$/);
    const cut = (/** @type {string} */ code) => ({ code, count: report.profile.busyTicks, message: '' });
    report.crypto.byPhase = { 'event-loop': 8 };
    report.diagnostics = [cut('callers-cut'), cut('tick-time-unseen')];
    expect(said(report).join(' ')).toMatch(
      / of the thread's busy time.* holds the event loop, or the loading of modules, for /,
    );
    report.diagnostics = [];
    report.crypto.byPhase = { starting: 8 };
    expect(said(report)[0]).toMatch(/busy time, all of it before the program listens\.$/);
    expect(said(report).join(' ')).toMatch(/None of it holds the event loop once the program listens\./);
    // Said of what little there is of it, too, which is not named before.
    report.crypto.byPhase = { worker: 199, starting: 1 };
    report.crypto.ticks = 200;
    expect(said(report).join(' ')).toMatch(
      /nearly all of it on worker threads\. None of it .* once the program listens\./,
    );
  });
});

test('what may have been waiting counts as busy, and shares may be larger', () => {
  const report = guideServerReport();
  const { busyTicks } = report.profile;
  report.diagnostics = [{ code: 'waits-unseen', count: Math.round(busyTicks / 4), message: '' }];
  expect(said(report).join(' ')).toContain(
    'But 25.0 % of the busy ticks may be waits for events, which the text does not tell from work: if they are, cryptography takes up to 94.4 %.',
  );
});

describe('the thread pool', () => {
  const BESIDE = 'The thread pool took 22.6 s of CPU time as well, 94 % of all CPU time.';

  test('took so much, and who may have requested it is named', () => {
    expect(said(asyncServerReport())[1]).toBe(
      `${BESIDE} pbkdf2() at app.js:23 may have requested it: it is asynchronous.`,
    );
  });

  test('took so much of the whole run, if the beginning of it is left out', () => {
    const report = asyncServerReport();
    report.profile.warmUp = { seconds: 2, from: 'start', ticks: 10 };
    expect(said(report)[1]).toContain('as well, 94 % of all CPU time of the whole run. pbkdf2()');
  });

  test('what took a tick there took some time', () => {
    const report = asyncServerReport();
    const [operation] = report.operations;
    report.poolWork = /** @type {any} */ ({ operations: [{ ...operation, ticks: 1, cpuMs: 0 }] });
    expect(said(report)[1]).toContain('On the thread pool: PBKDF2 sha512 < 1 ms of CPU. ');
  });

  test('may have been asked by several', () => {
    const report = asyncServerReport();
    const [site] = report.callSites;
    const others = [
      { api: '', operation: 'kdf.scrypt', algorithm: '' },
      { api: 'hash', package: 'bcrypt' },
      { api: 'sign' },
      { api: 'randomFill' },
    ].map((parts, index) => ({ ...site, ...parts, line: 30 + index }));
    report.callSites = [site, ...others, { ...site, form: 'sync' }];
    expect(said(report)[1]).toBe(
      `${BESIDE} pbkdf2() at app.js:23, scrypt at app.js:30, hash() of bcrypt at app.js:31 and 2 more calls may have requested it: ` +
        'they are asynchronous.',
    );
  });

  test.each([
    ['keys from passwords', 'kdf.pbkdf2', true],
    ['RSA keys', 'keygen.rsa', true],
    ['primes', 'prime.generate', true],
    ['keys from keys', 'kdf.hkdf', false],
    ['EC keys', 'keygen.ec', false],
  ])('names those first whose every job is long: %s', (_, operation, isFirst) => {
    const report = asyncServerReport();
    const [site] = report.callSites;
    report.callSites = ['hash', 'cipher.encrypt', 'hmac', operation].map((each, index) => ({
      ...site,
      operation: /** @type {any} */ (each),
      api: `subtle.${each}`,
      line: 30 + index,
    }));
    const last = `subtle.${operation}() at app.js:33`;
    expect(
      said(report)[1].includes(isFirst ? `. ${last}, subtle.hash()` : 'subtle.hmac() at app.js:32 and 1 more call'),
    ).toBe(true);
  });

  test('may have been asked by nobody that was seen', () => {
    const report = Object.assign(asyncServerReport(), { callSites: [] });
    expect(said(report)[1]).toBe(`${BESIDE} Asynchronous cryptography was seen, but no line that calls it.`);
    report.crypto.asyncTicks = 0;
    expect(said(report)[1]).toBe(
      `${BESIDE} No asynchronous cryptography was seen in the samples; files, DNS and compression run there as well.`,
    );
  });

  describe('was counted', () => {
    const POOL = {
      size: 4,
      jobs: 252,
      maxInFlight: 16,
      waitP95Ms: 310,
      runP50Ms: 88,
      cpuMs: 22_600,
      runQueueWaitMs: 40,
      complete: true,
    };
    const at = (/** @type {string} */ id) => ({
      id,
      file: '/app/app.js',
      line: 23,
      column: 3,
      function: 'auth',
      isAsync: false,
      package: '',
      job: 'PBKDF2Job',
      jobs: 252,
      maxInFlight: 16,
      waitP95Ms: 310,
      runP50Ms: 88,
    });
    const counted = (/** @type {object} */ pool = {}) => {
      const report = asyncServerReport();
      return { ...report, threadPool: { ...POOL, callSites: [at(report.callSites[0].id)], ...pool } };
    };

    test('so that nobody has to guess who asked', () => {
      expect(said(counted())[1]).toBe(
        `${BESIDE} 252 jobs of cryptography were handed to the pool: pbkdf2() at app.js:23.`,
      );
      expect(said(counted({ jobs: 1 }))[1]).toBe(
        `${BESIDE} 1 job of cryptography was handed to the pool: pbkdf2() at app.js:23.`,
      );
      expect(said(counted({ callSites: [at('')] }))[1]).toBe(
        `${BESIDE} 252 jobs of cryptography were handed to the pool.`,
      );
    });

    test('and what else used the pool, if they ran for less time than it did', () => {
      const site = { ...at(asyncServerReport().callSites[0].id), runP50Ms: 8 };
      expect(said(counted({ callSites: [site] }))[1]).toBe(
        `${BESIDE} 252 jobs of cryptography were handed to the pool: pbkdf2() at app.js:23; files, DNS and compression run there as well.`,
      );
    });

    test('and the line of a few is not said to be that of all', () => {
      const site = { ...at(asyncServerReport().callSites[0].id), jobs: 226 };
      expect(said(counted({ callSites: [site] }))[1]).toContain(
        'handed to the pool, some of them by pbkdf2() at app.js:23; no line is known for the rest.',
      );
      expect(said(counted({ callSites: [{ ...site, jobs: 227 }] }))[1]).toContain('to the pool: pbkdf2() at app.js:23');
    });

    test('and a line that asked for two kinds of jobs is one line', () => {
      const {
        callSites: [site],
      } = asyncServerReport();
      expect(said(counted({ callSites: [at(site.id), { ...at(site.id), job: 'HKDFJob' }] }))[1]).toContain(
        'handed to the pool: pbkdf2() at app.js:23.',
      );
    });

    test('and of many lines the first are named', () => {
      const report = counted();
      const callSites = [1, 2, 3, 4, 5].map((line) => ({ ...report.callSites[0], id: `site ${line}`, line }));
      const threadPool = { ...report.threadPool, callSites: callSites.map(({ id }) => at(id)) };
      expect(said({ ...report, callSites, threadPool })[1]).toContain(
        'handed to the pool: pbkdf2() at app.js:1, pbkdf2() at app.js:2, pbkdf2() at app.js:3 and 2 more calls.',
      );
    });

    test('and there was none', () => {
      expect(said(counted({ jobs: 0, callSites: [] }))[1]).toBe(
        `${BESIDE} No cryptography was handed to the pool; files, DNS and compression run there as well.`,
      );
    });

    test('in part: what samples show may be the rest', () => {
      expect(said(counted({ complete: false }))[1]).toBe(
        `${BESIDE} At least 252 jobs of cryptography were handed to the pool: pbkdf2() at app.js:23.`,
      );
      const report = counted({ complete: false });
      report.callSites = [
        ...report.callSites,
        { ...report.callSites[0], id: 'digest', api: 'subtle.digest', line: 40 },
      ];
      expect(said(report)[1]).toBe(
        `${BESIDE} At least 252 jobs of cryptography (those of crypto.subtle are not counted) were handed to the pool: pbkdf2() at app.js:23. ` +
          'subtle.digest() at app.js:40 may have requested it, too: it is asynchronous.',
      );
    });

    test('in part: what copies its input on the event loop hands over what it does with the copy', () => {
      const report = counted({ complete: false });
      const [site] = report.callSites;
      const held = { ...site.blocks, count: 12, p50Ms: 48, p95Ms: 133, maxMs: 133 };
      const big = { ...site, id: 'digest', api: 'subtle.digest', line: 40, ticks: 540, blocks: held };
      const here = {
        ...big,
        id: 'argon2',
        api: 'argon2',
        line: 41,
        leaves: { computing: 540, decoding: 0, copying: 3 },
      };
      report.callSites = [site, { ...big, leaves: { computing: 0, decoding: 0, copying: 530 } }, here];
      expect(said(report)[1]).toMatch(
        / subtle\.digest\(\) at app\.js:40 may have requested it, too: it is asynchronous\.$/,
      );
    });

    test("and addons' jobs are not among what was counted", () => {
      const report = counted();
      const addon = { id: 'verify', api: 'verify', operation: 'kdf.argon2', package: 'argon2', computedBy: 'argon2' };
      report.callSites = [...report.callSites, { ...report.callSites[0], ...addon, line: 40 }];
      expect(said(report)[1]).toBe(
        `${BESIDE} 252 jobs of Node's own cryptography were handed to the pool: pbkdf2() at app.js:23. verify() of argon2 at app.js:40 may have requested it, too: ` +
          'it is asynchronous.',
      );
      const page = (/** @type {object} */ given) =>
        terminalReport(given, { width: 200, color: false, top: 5, files: [], cwd: '/app' }).replace(/\s+/g, ' ');
      const late = { ...report, threadPool: { ...report.threadPool, runP50Ms: null, cpuMs: 655 } };
      expect(page(late)).toContain(
        "4 threads; 252 jobs of Node's own cryptography, up to 16 at once; wait p95 310 ms async",
      );
      // Two rows of one line, a function's and that of a callback in it, are one call.
      report.callSites = [...report.callSites, { ...report.callSites[1], id: 'again', function: 'again' }];
      expect(said(report)[1]).toMatch(
        / verify\(\) of argon2 at app\.js:40 may have requested it, too: it is asynchronous\.$/,
      );
      report.threadPool = { ...report.threadPool, jobs: 0, callSites: [] };
      report.callSites = report.callSites.slice(1);
      expect(said(report)[1]).toBe(
        `${BESIDE} verify() of argon2 at app.js:40 may have requested it: it is asynchronous.`,
      );
    });

    test('how long jobs waited is below, with the callers if these are not above', () => {
      const page = (/** @type {object} */ report) =>
        terminalReport(report, { width: 200, color: false, top: 5, files: [], cwd: '/app' });
      expect(page(counted())).toMatch(
        /^ {2}pool +4 threads; 252 jobs of cryptography, up to 16 at once; wait p95 310 ms, run p50 88 ms$/m,
      );
      const [isolate] = counted().isolates;
      const processes = [isolate, { ...isolate, pid: isolate.pid + 1 }];
      expect(page({ ...counted(), isolates: processes })).toMatch(
        /^ {2}pool +4 threads in each process; 252 jobs of cryptography, up to 16 of a thread's at once; /m,
      );
      expect(page(counted({ runP50Ms: null, cpuMs: 655 })).replace(/\s+/g, ' ')).toMatch(
        /wait p95 310 ms; at most 2\.6 ms of CPU each /,
      );
      expect(page(counted({ waitP95Ms: null, runP50Ms: null, complete: false }))).toMatch(
        /^ {2}pool +4 threads; at least 252 jobs of cryptography, up to 16 at once$/m,
      );
      const uncounted = counted({ waitP95Ms: null, runP50Ms: null, complete: false, jobs: 1 });
      uncounted.callSites.push({
        ...uncounted.callSites[0],
        id: 'app.js#sign|sign',
        api: 'subtle.sign',
        form: 'async',
      });
      expect(page(uncounted)).toMatch(
        /^ {2}pool +4 threads; at least 1 job of cryptography \(those of crypto\.subtle are not counted\)$/m,
      );
      const older = { ...uncounted, target: { ...uncounted.target, node: '22.4.0' } };
      expect(page(older)).toMatch(/^ {2}pool +4 threads; at least 1 job of cryptography, up to 16 at once$/m);
      expect(page({ ...counted(), profile: { ...counted().profile, cpu: null } })).toMatch(
        /run p50 88 ms; from\s+pbkdf2\(\) at app\.js:23$/m,
      );
      expect(page(counted({ jobs: 0 }))).not.toMatch(/^ {2}pool /m);
      expect(page({ ...counted(), threadPool: null })).not.toMatch(/^ {2}pool /m);
    });
  });

  test('threads that addons start are mentioned, and noted nowhere else', () => {
    const message =
      "Threads that are neither Node's nor V8's took 9.0 s of CPU, 77 % of all that the program used: argon2 starts some.";
    const report = withCpu(guideServerReport(), { poolMs: 0, otherMs: 9000 });
    report.diagnostics = [{ code: 'own-threads', count: 2, message }];
    expect(said(report)[0]).not.toContain('on the event loop');
    expect(said(report)[1]).toBe(message);
    const page = terminalReport(report, { width: 400, color: false, top: 5, files: [], cwd: '/app' });
    expect(page.replace(/\s+/g, ' ').split(message)).toHaveLength(2);
    const few = {
      ...report,
      profile: { ...report.profile, busyTicks: 100, cpu: { ...report.profile.cpu, mainMs: 500, otherMs: 9000 } },
    };
    expect(said(few).slice(0, 2)).toEqual([
      message,
      'Meanwhile the event loop was mostly idle, and ticks are taken on JavaScript threads only: 100 busy ticks are too few for shares.',
    ]);
  });

  test('so they are where they could not be told apart from the pool', () => {
    const message =
      "The thread pool and threads that are neither Node's nor V8's took 9.0 s of CPU, 77 % of all that the program used: argon2 starts some.";
    const report = withCpu(guideServerReport(), { mainMs: 500, workersMs: 0, poolMs: null, v8Ms: 0, otherMs: null });
    report.diagnostics = [{ code: 'own-threads', count: 2, message }];
    expect(said(report)[1]).toBe(message);
    const few = { ...report, profile: { ...report.profile, busyTicks: 100 } };
    expect(said(few).slice(0, 2)).toEqual([
      message,
      'Meanwhile the event loop was mostly idle, and ticks are taken on JavaScript threads only: 100 busy ticks are too few for shares.',
    ]);
  });

  test('is also mentioned for a program without crypto', () => {
    const report = withCpu(noCryptoReport(), { poolMs: 5000 });
    expect(said(report)[2]).toContain('The thread pool took 5.0 s of CPU time as well, 43 %');
  });

  test.each([[null], [{ poolMs: null }], [{ totalMs: null }], [{ totalMs: 0, poolMs: 0 }], [{ poolMs: 500 }]])(
    'is not told of where little or nothing is known: %j',
    (cpu) => {
      expect(said(withCpu(guideServerReport(), cpu)).join(' ')).not.toContain('pool');
    },
  );

  test('names are data', () => {
    const report = hostileReport();
    report.profile.cpu = asyncServerReport().profile.cpu;
    report.callSites.forEach((site) => Object.assign(site, { form: 'async', blocks: { ...site.blocks, p50Ms: 0 } }));
    for (const text of [said(report).join(''), markdownReport(report, { verdict: null, root: '/app', rules: [] })]) {
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    }
  });
});

describe('what a file of another profiler cannot know', () => {
  const ofFrames = (report, frames) =>
    Object.assign(report, { diagnostics: [...cpuProfileDiagnostics({ frames, meta }, 1), ...report.diagnostics] });
  const meta = { format: 'cpuprofile', timed: true };
  const tls = [{ kind: 'js', file: 'node:_tls_wrap', name: 'onhandshakestart' }];

  test.each([
    ['an answer', guideServerReport],
    ['too few ticks', tooFewTicksReport],
    ['no cryptography', noCryptoReport],
  ])('is said with %s, once', (_, make) => {
    const report = ofFrames(make(), tls);
    const limits = said(report).at(-1);
    expect(limits).toMatch(/^TLS was at work, .* does not name native code: .* of wall time/);
    const text = terminalReport(report, { width: 120, color: false, top: 5, files: [], cwd: '/' }).replace(/\s+/g, ' ');
    expect(text.split('does not name native code')).toHaveLength(2);
    expect(text.indexOf('does not name native code')).toBeLessThan(text.lastIndexOf('sampled every'));
    expect(said(make())).not.toContain(limits);
  });

  test('is everything that readers say of a format, but not what they say of its sources', () => {
    const measure = { clock: 'wall' };
    const rows = [
      ...cpuProfileDiagnostics({ frames: tls, meta }, 1),
      ...cpuProfileDiagnostics({ frames: tls, meta: { ...meta, timed: false, collector: 'perf' } }, 1),
      ...pprofDiagnostics({ frames: tls, measure, isOwn: false, hasLines: false, newer: 1 }),
      ...pprofDiagnostics({ frames: [], measure: { clock: 'cpu' }, isOwn: true, hasLines: true, newer: 1 }),
    ];
    expect([...new Set(rows.filter((each) => !isInputLimit(each)).map(({ code }) => code))]).toEqual(['sources-newer']);
  });
});

test('calls that were seen only in what they woke are no "no crypto found"', () => {
  const report = asyncServerReport();
  Object.assign(report.crypto, { ticks: 0, share: 0, interval: [0, 0.0028], byPhase: {}, asyncTicks: 0 });
  Object.assign(report.callSites[0], { ticks: 0, share: 0, interval: [0, 0.0028], byPhase: {} });
  expect(said(report)).toEqual([
    'No cryptography was sampled in 1,322 ticks, but asynchronous calls of it were seen handing work over.',
    "It takes less than 0.28 % of the event-loop thread's busy time (95 % interval).",
    expect.stringContaining('pbkdf2() at app.js:23 may have requested it'),
  ]);
});

test('jobs that were counted are no calls that were sampled', () => {
  const report = asyncServerReport();
  Object.assign(report.crypto, { ticks: 0, share: 0, interval: [0, 0.0033], byPhase: {}, asyncTicks: 0 });
  const { id } = Object.assign(report.callSites[0], { ticks: 0, share: 0, interval: [0, 0.0033], byPhase: {} });
  report.threadPool = /** @type {any} */ ({ jobs: 3, complete: true, callSites: [{ id, jobs: 3 }] });
  expect(said(report).slice(0, 2)).toEqual([
    'No cryptography was sampled in 1,322 ticks, but 3 jobs of it were counted on the thread pool.',
    "It takes less than 0.33 % of the event-loop thread's busy time (95 % interval).",
  ]);
});

test('what addons compute is not below a bound of what was seen', () => {
  const report = asyncServerReport();
  Object.assign(report.crypto, { ticks: 0, share: 0, interval: [0, 0.0028], byPhase: {}, asyncTicks: 0 });
  report.diagnostics.push({ code: 'unknown-native-code', count: 1, message: '' });
  expect(said(report)[1]).toBe(
    "Outside of native addons and WebAssembly it takes less than 0.28 % of the event-loop thread's busy time (95 % interval).",
  );
  report.callSites = [];
  expect(said(report)[1]).toBe(
    "If there is any outside of native addons and WebAssembly, it takes less than 0.28 % of the event-loop thread's busy time (95 % interval).",
  );
});

test('nor are handshakes that were counted', () => {
  expect(said(tlsReport())[0]).toBe(
    'No cryptography was sampled in 11,412 ticks, but 1,438 TLS handshakes were counted.',
  );
});

describe('too few ticks', () => {
  test('of a run that --warm-up leaves out as a whole: less would do', () => {
    const report = tooFewTicksReport();
    report.profile.busyTicks = 0;
    report.profile.warmUp = { seconds: 100, from: 'start', ticks: 150 };
    report.crypto.ticks = 0;
    expect(said(report)[1]).toMatch(/^All of it is in the first 100 s, which --warm-up leaves out: leave out less/);
    // Its end is not why there is nothing.
    const failed = { ...report, target: { ...report.target, exitCode: 3, signal: null } };
    expect(said(failed)[1]).toBe(said(report)[1]);
  });

  test('of a program that works on the pool are not a reason to give the pool more work', () => {
    const report = Object.assign(tooFewTicksReport(), { callSites: asyncServerReport().callSites });
    report.profile.cpu = {
      totalMs: 2412,
      mainMs: 243,
      workersMs: 0,
      poolMs: 2130,
      v8Ms: 39,
      otherMs: 0,
      runQueueWaitMs: 81,
    };
    expect(said(report)).toEqual([
      'This program works on the thread pool: 2.1 s of CPU time there, 88 % of its total, against 243 ms on the event-loop thread.',
      'Meanwhile the event loop was mostly idle, and ticks are taken on JavaScript threads only: 37 busy ticks are too few for shares. ' +
        'pbkdf2() at app.js:23 may have requested it: it is asynchronous.',
    ]);
    report.profile.cpu.mainMs = 1100;
    expect(said(report)[1]).toMatch(/^Ticks are taken on JavaScript threads only: /);
    report.profile.cpu.mainMs = null;
    expect(said(report)[0]).toBe('This program works on the thread pool: 2.1 s of CPU time there, 88 % of its total.');
  });

  test.each([[{ poolMs: 900, totalMs: 2000 }], [{ poolMs: null }], [null]])('else they are: %j', (cpu) => {
    expect(said(withCpu(tooFewTicksReport(), cpu))[0]).toBe('Only 37 busy ticks: too few for an answer.');
  });
});
