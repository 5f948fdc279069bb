import { readFileSync } from 'node:fs';
import { baselineText } from '../../src/gate/baseline/text.js';
import { VM_STATES } from '../../src/model/vm-state.js';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const document = read('docs/report-format.md');

/** Fields by the typedef that has them, as the source says: `@typedef {object} Name` and its `@property` lines. */
function typedefs(source) {
  const blocks = source.matchAll(/@typedef \{object\} (\w+)\n((?:(?!\*\/)[^])*)/g);
  return [...blocks].map(([, name, body]) => [name, [...body.matchAll(/@property \{.*\} \[?(\w+)\]?|@property \{[^]*?\}\} (\w+)/g)].map(([, inLine, below]) => inLine ?? below)]);
}

/** The fields that a section's table explains, by the section's heading. */
function sections(markdown) {
  return new Map(markdown.split(/^#+ /m).map((section) => [
    section.slice(0, section.indexOf('\n')), [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, field]) => field),
  ]));
}

const described = sections(document);
const declared = ['report', 'profile', 'comparison', 'verdict'].flatMap((name) => typedefs(read(`src/model/${name}.js`))).filter(([name]) => name !== 'Recording');

test('the typedefs are found', () => {
  const names = declared.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['Report', 'Finding', 'Blocks', 'Profile', 'Frame', 'SourceCall', 'Comparison', 'WeightChange']));
  expect(Object.fromEntries(declared).Report).toContain('target');
});

test.each(declared)('docs/report-format.md explains exactly the fields of %s', (name, fields) => {
  expect([...(described.get(name) ?? [])].sort()).toEqual([...fields].sort());
});

test('it explains the fields of target', () => {
  const target = /@property \{\{(command[^]*?)\}\} target/.exec(read('src/model/report.js'))[1];
  expect(described.get('target').sort()).toEqual([...target.matchAll(/(\w+):/g)].map(([, field]) => field).sort());
});

test('it explains the fields of a saved profile', () => {
  expect(described.get('Saved profile')).toEqual(['kind', 'schemaVersion', 'run', 'profiles']);
});

test('it explains the fields of a baseline', () => {
  const baseline = { runs: 1, busyTicks: 1, environment: { node: '', openssl: '', processor: '', workload: [] }, callSites: new Map(), metrics: new Map() };
  expect([...described.get('Baseline')].sort()).toEqual(Object.keys(JSON.parse(baselineText(baseline))));
});

test('it lists the VM states under their codes', () => {
  expect(document).toContain(VM_STATES.map((name, code) => `${code} ${name}`).join(', '));
});
