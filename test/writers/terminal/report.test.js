import stringWidth from 'string-width';
import { terminalReport } from '../../../src/writers/terminal/report.js';
import {
  asyncServerReport,
  busyReport,
  guideServerReport,
  hostileReport,
  noCryptoReport,
  tlsReport,
  tooFewTicksReport,
} from '../../support/sample-report.js';

const FILES = [
  { label: 'report', path: '/app/.cryptoprof/app-1/report.json' },
  { label: 'flame graph', path: '/app/.cryptoprof/app-1/flamegraph.html' },
];
const render = (report, options = {}) =>
  terminalReport(report, { width: 80, color: false, top: 5, files: FILES, cwd: '/app', ...options });
const samples = {
  asyncServerReport,
  busyReport,
  guideServerReport,
  hostileReport,
  noCryptoReport,
  tlsReport,
  tooFewTicksReport,
};
const oneLine = (text) => text.replace(/\s+/g, ' ');
// What a terminal obeys besides colours and newlines.
const COMMANDS =
  /\u001b(?!\[\d+m)|[\u0000-\u0009\u000b-\u001a\u001c-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/;

describe.each(Object.entries(samples))('%s', (_, sample) => {
  test.each([40, 60, 80, 120, 160, 300])('is no wider than %i columns', (width) => {
    for (const color of [false, true]) {
      const tooWide = render(sample(), { width, color })
        .split('\n')
        .filter((line) => stringWidth(line) > width);
      expect(tooWide).toEqual([]);
    }
  });

  test('has colours only if asked for, and the same text', () => {
    const colored = render(sample(), { color: true });
    expect(render(sample())).not.toContain('\u001b');
    expect(colored).toContain('\u001b[1m');
    expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(render(sample()));
  });

  test('sends the terminal no commands', () => {
    expect(render(sample(), { color: true })).not.toMatch(COMMANDS);
  });

  test('has no space at the end of a line', () => {
    expect(render(sample())).not.toMatch(/[ \u00a0]\n/);
  });

  test('ends in where the files are', () => {
    expect(render(sample())).toMatch(
      /report {8}\.cryptoprof\/app-1\/report\.json\n {2}flame graph {3}\.cryptoprof\/app-1\/flamegraph\.html\n$/,
    );
  });
});

test("no word is cut after a place's line that ends a long path", () => {
  const report = asyncServerReport();
  const [site] = report.callSites;
  const file = `/app/${'node_modules/'.repeat(3)}engine.io/build/base64.js`;
  report.callSites = [23, 46].map((line) => ({ ...site, id: `${line}`, file, line }));
  for (let width = 70; width <= 90; width++) expect(render(report, { width })).toMatch(/base64\.js:23\s+and\s+pbkdf2/);
});

test('the time next to a finding is that of its share', () => {
  const report = guideServerReport();
  const [finding] = report.findings;
  const half = { ...finding, ticks: finding.ticks / 2, share: finding.share / 2 };
  expect(render({ ...report, findings: [half] })).toMatch(/✖ sync-kdf .* 35\.1 % +4\.0 s busy/);
});

describe('somebody who is in a directory of the repository', () => {
  const report = guideServerReport();
  const row = { script: 'app/server.js', main: true, count: 1, ports: [], ticks: 9, busyTicks: 9, cryptoTicks: 0 };
  report.profile.processes = [row, { ...row, script: 'lib/other.js' }];
  report.target.root = '/srv';
  const moved = (/** @type {{file: string}} */ site) => ({ ...site, file: `/srv${site.file}` });
  report.callSites = report.callSites.map(moved);
  report.findings = report.findings.map((finding) => ({ ...finding, callSite: moved(finding.callSite) }));
  const text = render(report, { cwd: '/srv/app' });

  test('reads the same paths of code everywhere: advice and the gate name them from its root', () => {
    expect(text).toMatch(/✖ sync-kdf +app\/app\.js:23 /);
    expect(text).toMatch(/PROCESS .*\n {2}app\/server\.js +1 .*\n {2}lib\/other\.js /);
  });
  test('is told which that is', () => expect(text).toMatch(/\n {2}paths +of code begin at \/srv\n/));
  test('reads of what was written where it is from here', () => {
    const files = [{ label: 'page', path: '/srv/app/report.html' }];
    expect(render(report, { cwd: '/srv/app', files })).toMatch(/\n {2}page +report\.html\n/);
  });
});

test.each([
  ['the root itself', '/app', '/app'],
  ['another directory', '/app', '/srv'],
  ['a directory whose name begins like it', '/app', '/application'],
])('nothing is told of it to somebody in %s', (_, root, cwd) => {
  const report = guideServerReport();
  report.target.root = root;
  expect(render(report, { cwd })).not.toMatch(/\n {2}paths /);
});

test('nothing that exists has a time of 0 ms', () => {
  const report = guideServerReport();
  const [first, ...others] = report.callSites;
  const page = render({ ...report, findings: [], callSites: [{ ...first, cpuMs: 0 }, ...others] }, { width: 120 });
  expect(page).toMatch(/app\.js:23 +auth +70\.2 % +< 1 ms /);
});

describe('where a call waited for a processor longer than all calls computed', () => {
  const waited = guideServerReport();
  waited.callSites[1].blocks.maxMs = 900;

  test('the table says why its longest is more than its time', () =>
    expect(render(waited, { width: 100 })).toContain(
      '\n  LONGEST is by the clock: unlike TIME, it includes waits for a processor and garbage collection.\n',
    ));
  test('a table without times need not', () => expect(render(waited)).not.toContain('by the clock: unlike'));
  test('nor one without such a call', () =>
    expect(render(guideServerReport(), { width: 100 })).not.toContain('by the clock'));
});

test('a finding that rests on counts alone has no share', () => {
  const report = guideServerReport();
  const [finding] = report.findings;
  const page = render({ ...report, findings: [{ ...finding, rule: 'old-protocol', ticks: 0, share: 0 }] });
  expect(page).toContain('✖ old-protocol   app.js:23');
  expect(page).not.toMatch(/old-protocol .* %/);
});

test('a long place cuts no numbers', () => {
  const report = guideServerReport();
  const file = `/srv/node_modules/jose/${'x'.repeat(60)}.js`;
  const page = render(
    { ...report, findings: [], callSites: report.callSites.map((site) => ({ ...site, file })) },
    { width: 100, isTerminal: false },
  );
  expect(page).toMatch(/x\.js:23 .* 70\.2 % /);
});

test("the guide's server", () => {
  expect(render(guideServerReport())).toBe(`\
cryptoprof  app.js · node v24.11.0 · 12.8 s · 11,412 busy ticks, 99.8 % named

  Cryptography takes 70.8 % (± 0.9) of the event-loop thread's busy time, nearly
  all of it on the event loop.
  It holds the event loop for 70.7 % of busy time, for up to 71 ms at a time.

  OPERATION       SHARE       95 %  TICKS  ON LOOP  WHERE
  PBKDF2 sha512  70.2 %  69.3-71.0  8,011    8,011  app.js:23
  random bytes    0.6 %    0.5-0.8     71       60  app.js:10
  other work     29.2 %             3,330

  ✖ sync-kdf   app.js:23   auth()   pbkdf2Sync sha512        70.2 %   8.0 s busy
      → 23 │ const candidate = crypto.pbkdf2Sync(password, salt, 10000, 512, 's…
      crypto.pbkdf2Sync (PBKDF2 sha512) holds the event loop 251 times,
      typically for 48 ms and at most for 71 ms. Nothing else runs meanwhile; it
      takes 70.2 % of busy time.
      edit      const pbkdf2 = util.promisify(crypto.pbkdf2);
                const candidate = await pbkdf2(password, salt, 10000, 512,
                    'sha512');
      also      512 bytes of sha512 are 8 blocks of work for you and 1 for an
                attacker: 64 bytes are as strong at an eighth of the cost.
      blocks    251: p50 48 ms, p95 52 ms, longest 71 ms (± 1 ms)
      more      cryptoprof explain sync-kdf

  OTHER CALL SITES  SHARE  LONGEST  PHASE       CALL
  app.js:10         0.6 %     2 ms  event loop  randomBytes

  ticks     11,412 busy (99.8 % named, 0.1 % only by their library), 1,201 idle,
            3 dropped (2 lines unparsable, 1 cut off); sampled every 1 ms
  CPU       11.7 s on all threads: event-loop thread 98 %, V8 2 %; threads that
            had work waited 310 ms for a processor
  load      19.7 requests/s, latency p50 498 ms, p99 911 ms; 252 requests, none
            failed

  report        .cryptoprof/app-1/report.json
  flame graph   .cryptoprof/app-1/flamegraph.html
`);
});

describe('a finding', () => {
  const lines = (report, width) => {
    const [, section] = /(\n {2}✖ sync-kdf[^]*? explain sync-kdf[^\n]*)\n/.exec(render(report, { width })) ?? [];
    return section.trim().split('\n');
  };

  test('says whether its advice is exact', () => {
    const report = guideServerReport();
    expect(render(report)).toMatch(/\n {6}edit {6}const/);
    report.findings[0].edit = null;
    expect(render(report)).toMatch(/\n {6}sketch {4}const/);
  });

  test('fits into 12 lines with its edit, and says how much is left out', () => {
    const report = guideServerReport();
    const [finding] = report.findings;
    expect(lines(report, 100).length).toBeLessThanOrEqual(12);
    finding.notes = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.'];
    const reported = lines(report, 100);
    expect(reported).toHaveLength(12);
    expect(reported.at(-1)).toMatch(/more {6}cryptoprof explain sync-kdf; in report\.json: \d+ more notes$/);
    expect(
      Number(/: (\d+) more/.exec(reported.at(-1))[1]) + reported.filter((line) => /^ {6}also /.test(line)).length,
    ).toBe(7);
  });

  test("lines for the file's top have a label of their own", () => {
    const report = guideServerReport();
    report.findings[0].advice = [
      'const candidate = await pbkdf2(password);',
      '// with: const pbkdf2 = promisify(crypto.pbkdf2);',
    ];
    expect(render(report)).toContain(
      '      edit      const candidate = await pbkdf2(password);\n      with      const pbkdf2 = promisify(crypto.pbkdf2);\n',
    );
  });
});

test('the thread pool is named where the work went there', () => {
  const text = oneLine(render(asyncServerReport()));
  expect(text).toContain(
    "Cryptography takes 3.1 % (± 1.0) of the event-loop thread's busy time. The thread pool took 22.6 s of CPU time as well, " +
      '94 % of all CPU time. pbkdf2() at app.js:23 may have requested it: it is asynchronous. What is on the event loop hands work over; none of it holds the loop for long.',
  );
  expect(text).toContain(
    "Counted here: 41 ticks of pbkdf2() on JavaScript threads. The thread pool's work is in no share",
  );
  expect(text).not.toMatch(/at a time|all of it on the event loop/);
});

test('no crypto is an honest answer', () => {
  const text = oneLine(render(noCryptoReport()));
  expect(text).toContain('No crypto found in 11,412 ticks.');
  expect(text).toContain("less than 0.04 % of the event-loop thread's busy time");
  expect(text).not.toContain('OPERATION');
});

describe('too few ticks', () => {
  test('give no answer, but how many there are, how many are needed, and for how long to run', () => {
    const text = oneLine(render(tooFewTicksReport()));
    expect(text).toContain('Only 37 busy ticks: too few for an answer.');
    expect(text).toContain('About 200 are needed (± 7 points): run it about 1 s longer');
    expect(text).not.toContain('No crypto found');
  });

  test('of a program that mostly waits take longer', () => {
    const report = tooFewTicksReport();
    report.target.durationMs = 37_000;
    expect(oneLine(render(report))).toContain('run it about 163 s longer');
  });

  test('of a part of a run without a known duration need as much time each as before', () => {
    const report = tooFewTicksReport();
    report.target.durationMs = 0;
    report.profile.wallMs = 37_000;
    expect(oneLine(render(report))).toContain('run it about 163 s longer');
  });

  test('say what they say so far', () => {
    const report = tooFewTicksReport();
    Object.assign(report.crypto, { ticks: 21, share: 0.57, interval: [0.409, 0.713] });
    expect(oneLine(render(report))).toContain('So far 21 of them are cryptography: between 41 % and 71 %.');
  });

  test('none at all', () => {
    const report = tooFewTicksReport();
    Object.assign(report.profile, { ticks: 20, busyTicks: 0, namedTicks: 0, busyMs: 0 });
    const text = oneLine(render(report));
    expect(text).toContain('No busy ticks: too few for an answer.');
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('a busy report', () => {
  test('splits crypto by phase', () => {
    expect(oneLine(render(busyReport()))).toContain(
      '94 % of it on the event loop, 4 % of it while modules load, 2 % of it on worker threads.',
    );
  });

  test('sums up what has no row of its own', () => {
    expect(render(busyReport(), { top: 2 })).toMatch(/4 more +6\.3 % +716 +63/);
    expect(render(busyReport(), { top: 1 })).toContain('and 1 more');
  });

  test('tells findings beyond the limit by their headings', () => {
    const text = render(busyReport(), { top: 1 });
    expect(text).toContain('▲ sync-keygen   keys.js:4');
    expect(text).not.toContain('docs/rules/sync-keygen.md');
  });

  test('has a table of isolates', () => {
    expect(render(busyReport())).toMatch(
      /THREAD .*\n.*main thread +11,412 +8,082 +70\.8 %.*\n.*worker +600 +240 +40\.0 %/,
    );
  });

  test('says how the program ended', () => {
    expect(render(busyReport())).toContain('ended by SIGTERM');
  });

  test('names packages, and start-up apart from the event loop', () => {
    const text = render(busyReport(), { width: 160 });
    expect(text).toMatch(
      /lib\/session\/tokens\/verify-access-token\.js:118 +verifyAccessToken .* worker +jsonwebtoken +verify ecdsa-p256/,
    );
    expect(text).toContain('blocks    1, of 402 ms (± 1 ms)');
  });

  test('claims no error of blocks that may contain waits for a processor', () => {
    const report = busyReport();
    report.diagnostics = [{ code: 'machine-busy', count: 1, message: 'The machine was busy.' }];
    const text = render(report, { width: 160 });
    expect(text).toMatch(/blocks +1, of 402 ms$/m);
    expect(text).toMatch(/blocks +251: p50 48 ms, p95 52 ms, longest 71 ms$/m);
  });

  test('prints a note once, and what is known about a call site', () => {
    const report = busyReport();
    report.findings.push({ ...report.findings[0], rule: 'kdf-keylen' });
    for (const finding of report.findings) finding.notes = ['Await it.'];
    const text = render(report);
    expect(text).toContain('✖ kdf-keylen   app.js:23   auth()');
    expect(text.match(/Await it\./g)).toHaveLength(1);
    expect(text.match(/const candidate = crypto\.pbkdf2Sync/g)).toHaveLength(1);
    expect(text.match(/251: p50/g)).toHaveLength(1);
  });
});

test('crypto off the event loop is said to be so', () => {
  const report = guideServerReport();
  report.crypto.byPhase = { worker: 8082 };
  expect(oneLine(render(report))).toContain('all of it on worker threads. None of it holds the event loop.');
});

test('nearly all is not all, and nearly nothing is not nothing', () => {
  const report = guideServerReport();
  report.profile.namedTicks = report.profile.busyTicks - 1;
  report.operations[1].share = 0.00001;
  const text = render(report);
  expect(text).toContain('> 99.9 % named');
  expect(text).toContain('< 0.1 %');
});

test('a file outside the directory keeps its path, a sibling that begins alike too', () => {
  const report = guideServerReport();
  report.callSites[1].file = '/application/x.js';
  expect(render(report)).toContain('/application/x.js:10');
});

test('a report of a log that nobody recorded', () => {
  const report = guideServerReport();
  Object.assign(report.target, { command: [], node: '', durationMs: 0, exitCode: null });
  report.isolates[0].node = '';
  expect(render(report).split('\n')[0]).toBe('cryptoprof  isolate-1-v8.log · 11,412 busy ticks, 99.8 % named');
});

test.each([
  [
    'TLS is a reason only where there was any',
    'tls.handshake',
    12_000,
    'TLS that libuv runs between callbacks, or stacks that V8 could not walk.',
  ],
  ['contexts are made by calls', 'tls.context', 12_000, "can't be traced to a line: stacks that V8 could not walk."],
  [
    'what was used is freed later',
    'other',
    12_000,
    "can't be traced to a line: OpenSSL freeing what is no longer used, or stacks that V8 could not walk.",
  ],
  ['else lost stacks are', 'kdf.pbkdf2', 12_000, "can't be traced to a line: stacks that V8 could not walk."],
  ['a text leaves callers out', 'kdf.pbkdf2', 0, "can't be traced to a line: callers that the recording leaves out."],
])('why cryptography has no line: %s', (_, id, wallMs, reason) => {
  const report = guideServerReport();
  report.crypto.unlocatedTicks = 100;
  report.profile.wallMs = wallMs;
  Object.assign(report.operations[0], { id, unlocatedTicks: 100 });
  expect(render(report).replace(/\s+/g, ' ')).toContain(reason);
});

test.each([
  [100, 'streams that Node feeds, made by a line that is not on the stack.'],
  [60, 'streams that Node feeds, made by a line that is not on the stack, or stacks that V8 could not walk.'],
])('why cryptography has no line: %i of 100 ticks are of streams', (pipedTicks, reasons) => {
  const report = guideServerReport();
  Object.assign(report.crypto, { unlocatedTicks: 100, pipedTicks });
  expect(render(report, { width: 200 }).replace(/\s+/g, ' ')).toContain(`can't be traced to a line: ${reasons}`);
});

test("why cryptography has no line: attach sees of TLS only what Node's own functions run", () => {
  const report = guideServerReport();
  report.crypto.unlocatedTicks = 100;
  report.profile.sampledBy = 'attach';
  Object.assign(report.operations[0], { id: 'tls.handshake', unlocatedTicks: 100 });
  expect(render(report, { width: 200 }).replace(/\s+/g, ' ')).toContain(
    "TLS that Node's own code runs between callbacks",
  );
});

test('why cryptography has no line: perf could not follow its callers', () => {
  const report = guideServerReport();
  report.crypto.unlocatedTicks = 100;
  report.profile.collector = 'perf';
  expect(render(report, { width: 200 }).replace(/\s+/g, ' ')).toContain(
    "can't be traced to a line: stacks that perf could not follow.",
  );
});

test('waking other threads is mentioned if it matters', () => {
  const report = asyncServerReport();
  report.profile.schedulingTicks = 79;
  expect(oneLine(render(report))).toContain(
    'wake-ups 6.0 % of busy ticks woke another thread for asynchronous cryptography',
  );
  for (const few of [0, 13]) {
    report.profile.schedulingTicks = few;
    expect(render(report)).not.toContain('wake-ups');
  }
});

test('places are cut to fit a terminal, and never elsewhere: somebody searches for them', () => {
  const report = guideServerReport();
  const file = `/app/${'deep/'.repeat(30)}app.js`;
  report.findings[0].callSite.file = file;
  for (const site of report.callSites) site.file = file;
  const place = file.slice('/app/'.length);
  expect(render(report)).not.toContain(place);
  expect(render(report, { isTerminal: false }).split(place).length - 1).toBeGreaterThanOrEqual(3);
});
