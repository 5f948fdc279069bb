/**
 * Every output keeps what `output-format.js` promises: whoever adds one to the registry is tested here, and in
 * invisible.test.js with hostile names.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { compareReports } from '../../src/compare/compare-reports.js';
import { ERROR_TABLE } from '../../src/failures/error-table.js';
import { COMPARISON_OUTPUT_IDS, OUTPUTS, OUTPUT_IDS, USUAL_OUTPUT_IDS } from '../../src/writers/index.js';
import { readSource } from '../support/import-graph.js';
import { context as writerContext } from '../support/machine-outputs.js';
import {
  asyncServerReport,
  busyReport,
  guideServerReport,
  noCryptoReport,
  tlsReport,
  tooFewTicksReport,
} from '../support/sample-report.js';
import { samplesOf } from '../support/samples.js';
import { failedVerdict, inconclusiveVerdict, passedVerdict } from '../support/sample-verdict.js';

/** @import { OutputId } from '../../src/writers/index.js' */
/** @import { Verdict } from '../../src/model/verdict.js' */

const { rules } = writerContext();
const look = { width: 100, color: false, top: 10, cwd: '/app' };
const context = (/** @type {Verdict | null} */ verdict, /** @type {OutputId | ''} */ id = '') => ({
  verdict,
  samples: id !== '' && OUTPUTS[id].needsSamples ? samplesOf() : null,
  startMs: null,
  root: '/app',
  rulePages: async () => rules,
  title: 'app.js',
  directory: '',
  files: [],
  look,
});

const REPORTS = [guideServerReport, asyncServerReport, noCryptoReport, tooFewTicksReport, busyReport, tlsReport];
const VERDICTS = [() => null, failedVerdict, inconclusiveVerdict, passedVerdict];

test('names that scripts rely on', () => {
  const files = Object.fromEntries(OUTPUT_IDS.map((id) => [id, OUTPUTS[id].file]));
  expect(files).toMatchObject({
    terminal: null,
    json: 'report.json',
    html: 'report.html',
    flamegraph: 'flamegraph.html',
    profile: 'profile.json.gz',
    markdown: 'report.md',
    github: null,
    sarif: 'results.sarif',
    junit: 'junit.xml',
    gitlab: 'gl-code-quality-report.json',
    folded: 'profile.folded',
    speedscope: 'profile.speedscope.json',
    pprof: 'profile.pb.gz',
    cpuprofile: 'profile.cpuprofile',
  });
  expect(OUTPUTS.json.ofVerdict?.file).toBe('verdict.json');
  expect(USUAL_OUTPUT_IDS).toEqual(expect.arrayContaining(['terminal', 'json', 'html', 'profile']));
  expect(COMPARISON_OUTPUT_IDS).toEqual(expect.arrayContaining(['terminal', 'json', 'markdown']));
});

/** They are about all outputs: what one of them says, another test checks. */
const OF_ALL = ['outputs', 'invisible', 'windows-paths', 'no-line'].map((name) => `${name}.test.js`);

test('every writer has a test that calls it', () => {
  const importsOf = (/** @type {string} */ path) =>
    readSource(path, readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).imports;
  const called = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.js') && !OF_ALL.includes(name))
    .flatMap((name) => importsOf(`test/writers/${name.replaceAll('\\', '/')}`));
  const writers = importsOf('src/writers/index.js').filter((path) => /^src\/writers\/(?!shared\/)/.test(path));
  expect(writers.filter((path) => !called.includes(path))).toEqual([]);
});

test('no two outputs have one label, or one file', () => {
  const rows = OUTPUT_IDS.flatMap((id) => [OUTPUTS[id], ...[OUTPUTS[id].ofVerdict].flatMap((row) => row ?? [])]);
  const labels = rows.map(({ label }) => label);
  const files = rows.flatMap(({ file }) => file ?? []);
  expect([new Set(labels).size, new Set(files).size]).toEqual([labels.length, files.length]);
});

test.each(OUTPUT_IDS)('the row of %s', (id) => {
  const { id: own, label, file, audience, isText, needsSamples = false, dispensable = [] } = OUTPUTS[id];
  expect(own).toBe(id);
  // As it is typed in `--format a,b=file`.
  expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
  expect(label).not.toBe('');
  expect(file === null || /^[\w.-]+\.\w+$/.test(file)).toBe(true);
  // What goes to a stream has no file of its own; what is no text can go nowhere else.
  expect(file === null).toBe(audience !== 'machines');
  expect(isText || file !== null).toBe(true);
  // A saved report has no samples, and a gate's verdict none but those of its runs.
  expect(needsSamples && audience !== 'machines').toBe(false);
  expect(dispensable.filter((code) => !Object.hasOwn(ERROR_TABLE, code))).toEqual([]);
});

describe.each(OUTPUT_IDS.filter((id) => OUTPUTS[id].isText))('%s', (id) => {
  test.each(REPORTS.map((report) => [report.name, report]))('of %s, with any verdict', async (_, report) => {
    for (const verdict of VERDICTS) {
      const [text, again] = [
        await OUTPUTS[id].render(report(), context(verdict(), id)),
        await OUTPUTS[id].render(report(), context(verdict(), id)),
      ];
      expect(typeof text).toBe('string');
      // Equal answers are equal bytes, and a file ends in a whole line.
      expect(again).toBe(text);
      expect(text).toMatch(/^$|[^\n]\n$/);
    }
  });

  test('leaves what it tells as it was', async () => {
    const [report, verdict] = [guideServerReport(), failedVerdict()];
    await OUTPUTS[id].render(report, context(verdict, id));
    expect([report, verdict]).toEqual([guideServerReport(), failedVerdict()]);
  });
});

test.each(OUTPUT_IDS.filter((id) => OUTPUTS[id].needsSamples))('%s is nothing without samples', async (id) => {
  expect(await OUTPUTS[id].render(guideServerReport(), context(null))).toBeNull();
});

test.each(COMPARISON_OUTPUT_IDS)('%s of a comparison', async (id) => {
  const comparison = compareReports(guideServerReport(), busyReport(), '1.0.0');
  const text = await OUTPUTS[id].renderComparison?.(comparison, {
    names: { before: 'a', after: 'b' },
    stacks: null,
    stackless: ['before', 'after'],
    look,
  });
  expect(text).toMatch(/[^\n]\n$/);
});
