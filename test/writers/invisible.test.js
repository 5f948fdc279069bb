/** Every writer shows what can't be seen, and puts nothing into what is copied. */
import { readdirSync, readFileSync } from 'node:fs';
import { compareReports } from '../../src/compare/compare-reports.js';
import { describeFailure } from '../../src/cli/describe-failure.js';
import { FORMATS } from '../../src/cli/output-formats.js';
import { Failure } from '../../src/model/failure.js';
import { INVISIBLE } from '../../src/text/visible.js';
import { classicText } from '../../src/prof-process/classic-text.js';
import { compareMarkdown } from '../../src/writers/compare-markdown.js';
import { compareTerminal } from '../../src/writers/compare-terminal.js';
import { githubAnnotations } from '../../src/writers/github.js';
import { gitlabReport } from '../../src/writers/gitlab.js';
import { benchTerminal } from '../../src/writers/bench-terminal.js';
import { handshakeTerminal } from '../../src/writers/handshake-terminal.js';
import { comparisonJson, reportJson, verdictJson } from '../../src/writers/json.js';
import { junitReport } from '../../src/writers/junit.js';
import { markdownReport } from '../../src/writers/markdown.js';
import { sarifReport } from '../../src/writers/sarif.js';
import { terminalReport } from '../../src/writers/terminal.js';
import { terminalVerdict } from '../../src/writers/verdict-terminal.js';
import { callTree } from '../../src/writers/zero-x/call-tree.js';
import { keptStream } from '../support/fake-io.js';
import { sourceFiles } from '../support/import-graph.js';
import { context } from '../support/machine-outputs.js';
import { benchReport } from '../support/sample-bench.js';
import { handshakes } from '../support/sample-handshakes.js';
import { guideServerReport, HOSTILE, hostileReport } from '../support/sample-report.js';
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
const look = {
  width: 80,
  color: false,
  top: 10,
  cwd: '/app',
  files: [{ label: 'report', path: `/app/${NAME}`, note: '' }],
};
const names = { before: NAME, after: NAME };

/** @type {Record<string, () => string>} by the file of the writer, and what it writes */
const WRITTEN = {
  'terminal.js': () => terminalReport(report, look),
  'verdict-terminal.js': () => terminalVerdict(verdict, look),
  'compare-terminal.js': () => compareTerminal(comparison, { width: 80, color: false, top: 10, names }),
  'compare-markdown.js': () => compareMarkdown(comparison, { top: 10, names }),
  'markdown.js': () => markdownReport(report, context(verdict)) + markdownReport(report, context()),
  'github.js': () => githubAnnotations(report, context(verdict)),
  'gitlab.js': () => gitlabReport(report, context(verdict)),
  'junit.js': () => junitReport(report, context(verdict)) + junitReport(report, context()),
  'sarif.js': () => sarifReport(report, context(verdict)),
  'json.js': () => reportJson(report) + verdictJson(verdict) + comparisonJson(comparison),
  'bench-terminal.js': () => benchTerminal({ ...benchReport(), node: NAME, processor: NAME }, look),
  'handshake-terminal.js': () => handshakeTerminal(handshakes({ alpn: NAME, node: NAME }), look),
  'classic-text.js': () => classicText(profile, { argument: NAME }),
  'zero-x.js': () => callTree([profile, profile], () => false).name.join('\n'),
};

/** What other rooms take of them: their escapes, and words that others write. */
const PARTS = ['escape.js', 'place.js', 'outcome.js', 'tls.js'];

test('no writer is left out', () => {
  const used = sourceFiles()
    .filter(({ path }) => !path.startsWith('src/writers/'))
    .flatMap(({ imports }) => imports)
    .flatMap((name) => /^src\/writers\/([^/]+)$/.exec(name)?.[1] ?? []);
  expect([...new Set(used)].filter((name) => !(name in WRITTEN) && !PARTS.includes(name))).toEqual([]);
  expect(Object.keys(FORMATS)).toEqual([
    'terminal',
    'json',
    'flamegraph',
    'profile',
    'markdown',
    'github',
    'sarif',
    'junit',
    'gitlab',
  ]);
});

describe.each(Object.entries(WRITTEN))('%s', (_, write) => {
  // Two marks of our own ask for the picture, not the letter.
  const text = write()
    .replace(/[⚠ℹ]\ufe0f/g, '')
    .replaceAll('\n', '');

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

describe('what is to be copied', () => {
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
    const text = markdownReport(guideServerReport(), context(copied));
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
    expect(putting).toEqual(['writers/escape.js']);
  });
});
