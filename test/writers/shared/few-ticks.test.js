import { compareReports } from '../../../src/compare/compare-reports.js';
import { answerSection as htmlAnswer } from '../../../src/writers/html/sections.js';
import { junitReport } from '../../../src/writers/junit.js';
import { llmReport } from '../../../src/writers/llm.js';
import { markdownReport } from '../../../src/writers/markdown/report.js';
import { answerSentences } from '../../../src/writers/shared/comparison-sentences.js';
import { terminalReport } from '../../../src/writers/terminal/report.js';
import { context } from '../../support/machine-outputs.js';
import { noCryptoReport, tooFewTicksReport } from '../../support/sample-report.js';
import { parseXml } from '../../support/xml.js';

/** @import { Report } from '../../../src/model/report.js' */

/** @type {[string, (report: Report) => string][]} */
const WRITERS = [
  ['the terminal', (report) => terminalReport(report, { width: 200, color: false, top: 10, files: [], cwd: '/app' })],
  ['Markdown', (report) => markdownReport(report, { verdict: null, root: '' })],
  ['HTML', (report) => JSON.stringify(htmlAnswer(report, '/app'))],
  ['llm', (report) => llmReport(report, context())],
  ['JUnit', (report) => junitReport(report, context())],
];

/** What a longer run would not mend, and what is said of it. @type {[string, (report: Report) => void, RegExp[]][]} */
const CAUSES = [
  [
    'logs that reached their limit',
    ({ profile }) => {
      profile.unprofiled = [{ kind: 'thread', reason: 'log-limit', count: 1, cpuMs: 3100 }];
    },
    [
      /1 thread .?\(3\.1 s of CPU.?\)/,
      /had reached the size that .*max.?-log.?-size allows/,
      /Allow larger logs/,
      /sample less often/,
    ],
  ],
  [
    'a disk that was full',
    ({ profile }) => {
      profile.unprofiled = [{ kind: 'thread', reason: 'recording-stopped', count: 1, cpuMs: null }];
    },
    [/the disk was nearly full/, /Free disk space/],
  ],
  [
    'children that were not recorded',
    ({ profile }) => {
      profile.unprofiled = [{ kind: 'child', reason: 'not-passed-on', count: 2, cpuMs: null }];
    },
    [/at least 2 child processes, because something other than Node started it/],
  ],
  [
    'a load that failed',
    (report) => {
      report.load = null;
      report.drive = { listened: true, failure: 'load-failed' };
    },
    [/The load failed, so the program had little to do/],
  ],
  [
    'a load that did not begin',
    (report) => {
      report.load = null;
      report.drive = { listened: false, failure: 'port-never-opened' };
    },
    [/The load did not begin, so the program had little to do/],
  ],
  [
    'a program that ended before its load',
    (report) => {
      report.load = null;
      report.drive = { listened: true, failure: 'cut-short' };
    },
    [/The program ended before its load did: find out why/],
  ],
  [
    'a load that was not answered',
    (report) => {
      report.load = { requests: 200, requestsPerSecond: 20, latencyP50Ms: 1, latencyP99Ms: 2, errors: 199 };
    },
    [/199 of 200 requests of the load failed/],
  ],
  [
    'a load that was not answered to its end',
    (report) => {
      const load = { requests: 1000, requestsPerSecond: 20, latencyP50Ms: 1, latencyP99Ms: 2, errors: 1800 };
      report.load = { ...load, unanswered: 1800 };
    },
    [/1,800 of 2,800 requests of the load failed/],
  ],
  [
    'a load that nobody answered',
    (report) => {
      report.load = { requests: 0, requestsPerSecond: 0, latencyP50Ms: 0, latencyP99Ms: 0, errors: 0 };
    },
    [/No request of the load was answered/],
  ],
  [
    'a server that nobody asked',
    (report) => {
      report.load = null;
      report.drive = { listened: true, onlyHttp: true, failure: '' };
      report.traffic = {
        .../** @type {NonNullable<Report['traffic']>} */ (report.traffic),
        requests: 0,
        complete: true,
        tlsServer: { handshakes: 0, resumed: 0, protocols: {}, ciphers: {} },
        tlsClient: null,
      };
    },
    [/The program listened, but no request came/, /Drive it/],
  ],
  [
    'a program that failed',
    ({ target }) => {
      target.exitCode = 3;
    },
    [/The program ended with exit code 3, possibly before it did its work/],
  ],
  [
    'a program that crashed',
    ({ target }) => {
      target.exitCode = null;
      target.signal = 'SIGSEGV';
    },
    [/The program ended by SIGSEGV, possibly before it did its work/],
  ],
];

const few = (/** @type {(report: Report) => void} */ change) => {
  const report = { ...tooFewTicksReport(), load: null, drive: null };
  change(report);
  return report;
};
const oneLine = (/** @type {string} */ text) => text.replace(/\s+/g, ' ');

describe.each(WRITERS)('in %s', (_, write) => {
  test.each(CAUSES)('%s: the cause and what mends it, and not that it should run longer', (__, change, expected) => {
    const text = oneLine(write(few(change)));
    for (const words of expected) expect(text).toMatch(words);
    expect(text).not.toMatch(/longer, or/);
    expect(text).toContain('About 200 are needed');
  });

  const ofTheProgram = CAUSES.filter(([cause]) => /load|nobody|failed|crashed/.test(cause));
  test.each(ofTheProgram)('%s: no cryptography in many ticks is in doubt, too', (__, change, expected) => {
    const report = { ...noCryptoReport(), load: null, drive: null };
    expect(oneLine(write(report))).not.toMatch(expected[0]);
    change(report);
    const text = oneLine(write(report));
    for (const words of [/11,412/, ...expected]) expect(text).toMatch(words);
  });

  test('a program that did little has to do more', () => {
    expect(oneLine(write(few(() => {})))).toContain('run it about 1 s longer, or give it more to do.');
  });
});

const [, terminal] = WRITERS[0];

test.each([
  ['by a signal', { exitCode: null, signal: 'SIGINT' }],
  ['and that failed only then', { exitCode: 1, wasAsked: /** @type {const} */ (true) }],
])('a program that somebody ended did what it should: %s', (_, ending) => {
  const report = few(({ target }) => {
    Object.assign(target, ending);
  });
  expect(oneLine(terminal(report))).toContain('run it about 1 s longer');
});

test('what was missed and is known to be little explains nothing, and is said', () => {
  const report = few(({ profile }) => {
    profile.unprofiled = [{ kind: 'child', reason: 'other-node', count: 1, cpuMs: 20 }];
  });
  const text = oneLine(terminal(report));
  expect(text).toContain('run it about 1 s longer');
  expect(text).toContain('Not all of the program was recorded.');
});

test.each([
  ['attach', /attach for about (\d+) s \(--duration \1\), or give it more to do\./],
  ['live', /call stop\(\) about \d+ s later, with a limit of more than \d+ s, or give it more to do\./],
])('of a program that was running, sampled by %s, it is said how that samples for longer', (by, words) => {
  const report = few(({ target, profile }) => {
    target.command = [];
    profile.sampledBy = /** @type {'attach' | 'live'} */ (by);
  });
  expect(oneLine(terminal(report))).toMatch(words);
  expect(oneLine(terminal(report))).not.toContain('longer, or');
});

test('of one that ended meanwhile a longer sampling has no more', () => {
  const report = few(({ target, profile, diagnostics }) => {
    target.command = [];
    profile.sampledBy = 'attach';
    diagnostics.push({ code: 'program-ended', count: 1, message: 'The program ended after it was sampled for 1.1 s.' });
  });
  const text = oneLine(terminal(report));
  expect(text).toMatch(/: attach about \d+ s earlier, since the program ended, or give it more to do\./);
  expect(text).not.toContain('--duration');
});

test('what nobody says who ran is profiled for longer', () => {
  const report = few(({ target }) => {
    target.command = [];
  });
  expect(oneLine(terminal(report))).toContain('profile it about 1 s longer');
});

test('JUnit has a profile of few ticks, or of a part of the program, skipped: it is not green', () => {
  const first = (/** @type {Report} */ report) =>
    parseXml(junitReport(report, context())).children[0].children[0].children[0].name;
  expect(first(few(() => {}))).toBe('skipped');
  const part = noCryptoReport();
  expect(first(part)).toBe('system-out');
  part.profile.unprofiled = [{ kind: 'child', reason: 'other-node', count: 1, cpuMs: 20 }];
  expect(first(part)).toBe('skipped');
});

test('a comparison says so only if nothing else explains the ticks', () => {
  const headline = (/** @type {Report} */ report) =>
    answerSentences(compareReports(noCryptoReport(), report, '0.1.0')).headline;
  expect(headline(few(() => {}))).toMatch(/in each run\. Record a longer run, or more load\.$/);
  const explained = CAUSES.filter(([cause]) => !/load|nobody/.test(cause));
  for (const [, change] of explained) expect(headline(few(change))).toMatch(/in each run\.$/);
});

test('ticks come as fast as since the warm-up', () => {
  const report = tooFewTicksReport();
  Object.assign(report.profile, { busyTicks: 100, busyMs: 100 });
  report.target.durationMs = 5000;
  expect(oneLine(terminal(report))).toContain('run it about 5 s longer');
  report.profile.warmUp = { seconds: 4, from: 'start', ticks: 400 };
  expect(oneLine(terminal(report))).toContain('run it about 1 s longer');
});
