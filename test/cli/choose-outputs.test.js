import path from 'node:path';
import { chooseOutputs, fileOf } from '../../src/cli/choose-outputs.js';
import { formatsOf } from '../../src/cli/options.js';
import { OUTPUTS, OUTPUT_IDS, REPORT_OUTPUT_IDS, USUAL_OUTPUT_IDS } from '../../src/writers/index.js';

const ANALYZE = {
  usual: /** @type {const} */ (['terminal']),
  people: /** @type {const} */ ('stdout'),
  hasDirectory: false,
  cwd: '/work',
};
const RUN = { usual: USUAL_OUTPUT_IDS, people: /** @type {const} */ ('stderr'), hasDirectory: true, cwd: '/work' };

/** @returns {string[]} such as `sarif → stdout`, `json → directory` */
function chosen({ format, ...flags }, habits = ANALYZE) {
  const { outputs, needsDirectory } = chooseOutputs(
    { ...flags, ...(format === undefined ? {} : { format: formatsOf(OUTPUT_IDS)(format) }) },
    habits,
  );
  const places = outputs.map(({ id, file, stream }) => `${id} → ${stream ?? file ?? 'directory'}`);
  expect(needsDirectory).toBe(places.some((place) => place.endsWith('→ directory')));
  return places;
}

test.each([
  ['nothing', {}, ['terminal → stdout']],
  ['one text without a file', { format: 'sarif' }, ['sarif → stdout']],
  ['the same with text for people', { format: 'sarif,terminal' }, ['sarif → stdout', 'terminal → stderr']],
  ['two texts', { format: 'sarif,junit' }, ['sarif → directory', 'junit → directory']],
  ['one that has a file', { format: 'sarif=out.sarif,junit' }, ['sarif → /work/out.sarif', 'junit → stdout']],
  [
    'files for all',
    { format: 'sarif=out.sarif,junit=/tmp/out.xml,terminal' },
    ['sarif → /work/out.sarif', 'junit → /tmp/out.xml', 'terminal → stdout'],
  ],
  ['text for people in a file', { format: 'terminal=report.txt' }, ['terminal → /work/report.txt']],
  ['stdout by name', { format: 'sarif,json=-' }, ['sarif → directory', 'json → stdout']],
  ['annotations', { format: 'github,terminal' }, ['github → stdout', 'terminal → stdout']],
  ['annotations and a text', { format: 'github,sarif' }, ['github → stdout', 'sarif → directory']],
  ['what is no text', { format: 'flamegraph' }, ['flamegraph → directory']],
  ['a directory', { format: 'sarif', output: 'out' }, ['sarif → directory']],
  ['JSON for machines only', { json: '-' }, ['json → stdout']],
  ['JSON in a file', { json: 'x.json' }, ['terminal → stdout', 'json → /work/x.json']],
  ['JSON and text, both by name', { json: '-', format: 'terminal' }, ['terminal → stderr', 'json → stdout']],
  ['a page to open', { open: true }, ['terminal → stdout', 'html → directory']],
  ["0x's flame graph", { '0x': true }, ['terminal → stdout', 'flamegraph → directory']],
  ['quiet', { quiet: true, format: 'terminal,sarif=x' }, ['sarif → /work/x']],
  [
    'the same format twice',
    { format: 'json=a,json=b,sarif,sarif' },
    ['json → /work/a', 'json → /work/b', 'sarif → stdout'],
  ],
])('analyze, %s', (_, flags, places) => {
  expect(chosen(flags)).toEqual(places);
});

test.each([
  ['nothing', {}, ['terminal → stderr', 'json → directory', 'html → directory', 'profile → directory']],
  ['one text', { format: 'sarif' }, ['sarif → directory']],
  ['JSON on stdout', { json: '-', format: 'terminal' }, ['terminal → stderr', 'json → stdout']],
  ['annotations', { format: 'github' }, ['github → stdout']],
])('run, %s', (_, flags, places) => {
  expect(chosen(flags, RUN)).toEqual(places);
});

test.each([
  [
    { format: 'sarif=-,junit=-' },
    'stdout-twice',
    { first: '--format sarif', second: '--format junit', format: 'junit' },
  ],
  [{ format: 'github', json: '-' }, 'stdout-twice', { first: '--format github', second: '--json', format: 'json' }],
  [
    { format: 'sarif=-,terminal=-' },
    'stdout-twice',
    { first: '--format sarif', second: '--format terminal', format: 'terminal' },
  ],
  [
    { format: 'sarif=a,junit=./b/../a' },
    'output-twice',
    { path: '/work/a', first: '--format sarif', second: '--format junit' },
  ],
  [
    { format: 'json=a', json: '/work/a' },
    'output-twice',
    { path: '/work/a', first: '--format json', second: '--json' },
  ],
  [
    { format: 'sarif,json=out/results.sarif', output: 'out' },
    'output-twice',
    { path: '/work/out/results.sarif', first: '--format sarif', second: '--format json' },
  ],
])('%j is refused: %s', (flags, code, facts) => {
  expect(() => chosen(flags)).toThrow(expect.objectContaining({ code, facts }));
});

test('names in the directory', () => {
  const { outputs } = chooseOutputs({ output: 'out', format: formatsOf(OUTPUT_IDS)(OUTPUT_IDS.join(',')) }, RUN);
  expect(
    outputs
      .map((output) => fileOf(output, path.resolve('/work/out')))
      .filter((file) => file !== null)
      .map((file) => path.basename(file)),
  ).toEqual(OUTPUT_IDS.flatMap((id) => OUTPUTS[id].file ?? []));
});

test('a verdict without its report has another name', () => {
  const [json] = chooseOutputs(
    { output: 'out', format: [{ id: 'json', file: null }] },
    { ...ANALYZE, verdictOnly: true },
  ).outputs;
  expect([fileOf(json, '/work/out'), json.label]).toEqual(['/work/out/verdict.json', 'verdict']);
});

describe('--format', () => {
  const parse = formatsOf(OUTPUT_IDS);

  test.each([
    ['sarif', [{ id: 'sarif', file: null }]],
    [
      ' sarif = out dir/x=1.sarif , terminal,',
      [
        { id: 'sarif', file: 'out dir/x=1.sarif' },
        { id: 'terminal', file: null },
      ],
    ],
    ['sarif,sarif', [{ id: 'sarif', file: null }]],
  ])('%j', (text, choices) => {
    expect(parse(text)).toEqual(choices);
  });

  test('may be given several times', () => {
    expect(parse('junit', parse('sarif=a,junit'))).toEqual([
      { id: 'sarif', file: 'a' },
      { id: 'junit', file: null },
    ]);
  });

  test.each([
    ['serif', 'There is no "serif". Did you mean sarif?'],
    ['SARIF', 'Did you mean sarif?'],
    ['pdf=x', 'There is no "pdf". There are terminal, json,'],
    ['=x', 'There is no "".'],
    ['sarif=', '"sarif=" names no file: write sarif=<file>, or sarif alone.'],
    ['flamegraph=-', 'flamegraph is not text: it takes a file, not -.'],
    [',', 'There are terminal, json,'],
  ])('%j is refused', (text, complaint) => {
    expect(() => parse(text)).toThrow(complaint);
  });

  test('what needs samples is not for reports', () => {
    const others = OUTPUT_IDS.filter((id) => OUTPUTS[id].needsSamples !== true);
    expect(others).toEqual(expect.arrayContaining(['terminal', 'json', 'html', 'markdown']));
    expect(() => formatsOf(REPORT_OUTPUT_IDS)('flamegraph')).toThrow(
      `flamegraph is made of samples, which this command does not have. There are ${others.join(', ')}.`,
    );
  });
});
