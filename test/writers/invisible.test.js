/** Every writer shows what can't be seen, and puts nothing into what is copied. */
import { readdirSync, readFileSync } from 'node:fs';
import { compareReports } from '../../src/compare/compare-reports.js';
import { describeFailure } from '../../src/cli/describe-failure.js';
import { rulePages } from '../../src/api/rule-pages.js';
import { Failure } from '../../src/model/failure.js';
import { INVISIBLE } from '../../src/text/escape.js';
import { classicText } from '../../src/prof-process/classic-text.js';
import { terminalBench } from '../../src/writers/terminal/bench.js';
import { COMPARISON_OUTPUT_IDS, OUTPUTS, OUTPUT_IDS, REPORT_OUTPUT_IDS } from '../../src/writers/index.js';
import { terminalHandshake } from '../../src/writers/terminal/handshake.js';
import { markdownReport } from '../../src/writers/markdown/report.js';
import { terminalVerdict } from '../../src/writers/terminal/verdict.js';
import { cpuProfileFiles } from '../../src/writers/profiles/cpuprofile.js';
import { pprofProfile } from '../../src/writers/profiles/pprof.js';
import { callTree } from '../../src/writers/flamegraph/call-tree.js';
import { keptStream } from '../support/fake-io.js';
import { context as writerContext } from '../support/machine-outputs.js';
import { benchReport } from '../support/sample-bench.js';
import { handshakes } from '../support/sample-handshakes.js';
import { guideServerReport, HOSTILE, hostileReport } from '../support/sample-report.js';
import { analysisOf } from '../support/samples.js';
import { failedVerdict, hostileVerdict } from '../support/sample-verdict.js';
import { profileFromGrid } from '../support/text-grid.js';

/**
 * One of each kind: zero width, joiners, soft hyphen, fillers, variation selectors, tags, directions, marks of order,
 * private, no characters.
 */
const UNSEEN = [
  '200b',
  '200c',
  '200d',
  '2060',
  'feff',
  'ad',
  '34f',
  '61c',
  '115f',
  '3164',
  'ffa0',
  '17b4',
  '180e',
  'fe00',
  'fe0f',
  'e0100',
  'e0041',
  'e007f',
  '202e',
  '2066',
  '2069',
  '200f',
  '206a',
  'fff9',
  '1d173',
  '2028',
  '2029',
  '0',
  '1b',
  '7f',
  '9b',
  'e000',
  'f0000',
  '10fffd',
  'fdd0',
  'ffff',
  'd800',
  'dc00',
].map((code) => String.fromCodePoint(parseInt(code, 16)));
const NAME = `a${UNSEEN.join('a')}a`;

const swapped = (/** @type {any} */ data) =>
  JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'string' ? value.replaceAll(HOSTILE, NAME) : value));
const report = swapped(hostileReport());
const verdict = swapped(hostileVerdict());
const comparison = compareReports(guideServerReport(), report, '0.1.0');
const frames = profileFromGrid('f@/app/app.js:1:1').frames;
const profile = {
  ...profileFromGrid('f@/app/app.js:1:1'),
  frames: frames.map((frame) => ({ ...frame, name: NAME, file: `/app/${NAME}.js` })),
};
const samples = analysisOf(profile);
const pprofStrings = () =>
  pprofProfile(samples.stacks(), {
    root: '',
    startMs: null,
    durationMs: 0,
    hasCallSites: true,
  }).stringTable.join('\n');
const look = {
  width: 80,
  color: false,
  top: 10,
  cwd: '/app',
  files: [{ label: 'report', path: `/app/${NAME}`, note: '' }],
};
const names = { before: NAME, after: NAME };

const context = (/** @type {any} */ judged) => ({
  verdict: judged,
  samples: null,
  root: '/app',
  rulePages,
  title: NAME,
  startMs: null,
  directory: '',
  files: [{ label: 'report', path: `/app/${NAME}`, note: '' }],
  look: { width: 80, color: false, top: 10, cwd: '/app' },
});

/**
 * What each writer writes, by the words for it: all outputs of the registry that are text, and what has commands of its
 * own.
 * @type {[string, () => Promise<string> | string][]}
 */
const WRITTEN = [
  ...REPORT_OUTPUT_IDS.map((id) => [
    `${id} of a report, and of a verdict`,
    async () => {
      const { render } = OUTPUTS[id];
      return `${await render(report, context(null))}${await render(report, context(verdict))}`;
    },
  ]),
  ...COMPARISON_OUTPUT_IDS.map((id) => [
    `${id} of a comparison`,
    () => OUTPUTS[id].renderComparison(comparison, { names, stacks: null, stackless: ['before', 'after'], look }),
  ]),
  ['bench', () => terminalBench({ ...benchReport(), node: NAME, processor: NAME }, look)],
  ['handshake', () => terminalHandshake(handshakes({ alpn: NAME, node: NAME }), look)],
  ['prof-process', () => classicText(profile, { argument: NAME })],
  ...OUTPUT_IDS.filter((id) => OUTPUTS[id].needsSamples && OUTPUTS[id].isText).map((id) => [
    `${id} of samples`,
    () => OUTPUTS[id].render(report, { ...context(null), samples }),
  ]),
  ['names in a .cpuprofile', () => cpuProfileFiles(samples.stacks()).content],
  ['strings of a pprof', () => pprofStrings()],
  [
    'names in the flame graph',
    () => callTree([...samples.stacks(), ...samples.stacks()], ['main thread', 'worker']).name.join('\n'),
  ],
];

test('what is not text has tests of its own', () => {
  expect(OUTPUT_IDS.filter((id) => !OUTPUTS[id].isText)).toEqual([
    'html',
    'flamegraph',
    'profile',
    'pprof',
    'cpuprofile',
  ]);
});

describe.each(WRITTEN)('%s', (what, write) => {
  let text = '';
  beforeAll(async () => {
    // Two marks of our own ask for the picture, not the letter.
    text = (await write()).replace(/[⚠ℹ]\ufe0f/g, '').replaceAll('\n', '');
  });

  test("holds nothing that can't be seen", () => expect(text.match(INVISIBLE)).toBeNull());

  test('shows each of it', () => {
    const flat = text.replace(/\s+|\\(?=\\)|<span><\/span>|%5C/g, '').replaceAll('&#92;', '\\');
    for (const shown of ['200b', '200d', 'fe0f']) expect(flat).toContain(`\\u${shown}`);
  });
});

test('errors show it', () => {
  const said = describeFailure(new Failure('input-missing', { path: NAME }), keptStream());
  expect(said.replaceAll('\n', '').match(INVISIBLE)).toBeNull();
});

describe('text to copy', () => {
  const CODES = [
    "npx cryptoprof gate 'src/@scope/x|y.js' http://[::1]:80/ #12 www.a.b --update-baseline",
    '{"rule":"sync-kdf","site":"src/`@me`/a_b*c.js#auth|*","reason":"<why>","expires":"2027-03-31"}',
    '// cryptoprof-allow sync-kdf until=2027-03-31 -- <why> @team #1',
  ];
  const copied = failedVerdict();
  copied.checks[0].accept = CODES.map((code) => ({ where: '', code }));

  /** What a browser copies: tags don't count, escapes and references stand for what they mean. */
  const asCopied = (/** @type {string} */ markdown) =>
    markdown
      .replaceAll('<span></span>', '')
      .replace(/<\/?code>/g, '')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .replace(/&#(\d+);/g, (__, code) => String.fromCharCode(code));

  test.each(CODES)('%s in Markdown is what it was', (code) => {
    const text = markdownReport(guideServerReport(), writerContext(copied));
    const line = /** @type {string} */ (
      text
        .split('\n')
        .find((one) => (one.startsWith('- **Accept:') || one.startsWith('- **Or:')) && asCopied(one).includes(code))
    );
    expect(line).toBeDefined();
    expect(line).not.toMatch(/\u200b|8203/);
  });

  test('on a terminal it is a line of its own', () => {
    const lines = terminalVerdict(copied, look)
      .split('\n')
      .map((line) => line.trim());
    for (const code of CODES) expect(lines.some((line) => line.endsWith(code))).toBe(true);
  });

  test('nothing in the source puts spaces of no width into text', () => {
    const sources = readdirSync(new URL('../../src/', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.js'),
    );
    const putting = sources.filter((name) =>
      /\\u200b|\u200b|8203/i.test(
        readFileSync(new URL(`../../src/${name}`, import.meta.url), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''),
      ),
    );
    // There it is a mark that is replaced.
    expect(putting).toEqual(['text/markdown.js']);
  });
});
