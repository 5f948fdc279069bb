/** The schemas themselves: valid, complete, shipped, and true of what is written. */
import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { schemaTables } from '../../scripts/lib/schema-tables.js';
import { compareReports } from '../../src/compare/compare-reports.js';
import { baselineText } from '../../src/gate/baseline/file.js';
import { encodeRecording } from '../../src/formats/saved-profile.js';
import { VM_STATES } from '../../src/model/vm-state.js';
import { allSchemas, documentSchema, followed, schemaPart } from '../../src/schemas/documents.js';
import { problemIn } from '../support/schema-problem.js';
import { makeSidecar } from '../../src/symbols/sidecar.js';
import { busyReport, guideServerReport, hostileReport } from '../support/sample-report.js';
import { failedVerdict } from '../support/sample-verdict.js';
import { profileFromGrid } from '../support/text-grid.js';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const FILES = readdirSync(new URL('../../src/schemas/', import.meta.url)).filter((name) =>
  name.endsWith('.schema.json'),
);

test('all of them are known', () => {
  expect(
    allSchemas()
      .map(({ $id }) => $id)
      .sort(),
  ).toEqual(FILES.sort());
});

test.each(allSchemas().map((schema) => [schema.$id, schema]))('%s is a valid schema', (_, schema) => {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  expect([ajv.validateSchema(schema), ajv.errorsText()]).toEqual([true, 'No errors']);
});

// What the probe leaves is between it and the recorder.
test.each(FILES.filter((name) => name !== 'probe.schema.json'))('%s is shipped', (file) => {
  const { exports, files } = JSON.parse(read('package.json'));
  expect([exports[`./${file}`], files.includes('src')]).toEqual([`./src/schemas/${file}`, true]);
});

test.each(allSchemas().map((schema) => [schema.$id, schema]))(
  'every field of %s is described, and every reference leads somewhere',
  (file, schema) => {
    const mute = [];
    const visit = (part, path) => {
      if (part.$ref !== undefined && followed({ schema: part, file }).schema === undefined)
        mute.push(`${path} → ${part.$ref}`);
      for (const [name, field] of Object.entries(part.properties ?? {})) {
        if (!field.description) mute.push(`${path}.${name}`);
        visit(field, `${path}.${name}`);
      }
      for (const [name, definition] of Object.entries(part.$defs ?? {})) visit(definition, name);
      for (const inner of [
        ...(part.anyOf ?? []),
        ...(part.items ? [part.items] : []),
        ...(part.additionalProperties ? [part.additionalProperties] : []),
      ])
        visit(inner, path);
    };
    visit(schema, '');
    expect(mute).toEqual([]);
  },
);

const comparison = () => compareReports(guideServerReport(), busyReport(), '1.0.0');
const profile = profileFromGrid(
  `
  @repeat  50
  auth@/app/app.js:20:23
  pbkdf2Sync@node:internal/crypto/pbkdf2:60
`,
  { calls: { 'auth@/app/app.js:20:23': [{ callee: 'pbkdf2Sync', args: [null, 10000, 'sha512'] }] } },
);
const baseline = {
  runs: 3,
  busyTicks: 9100,
  environment: {
    node: '24',
    openssl: '3.5',
    platform: 'linux',
    processor: '',
    interval: '1000 µs',
    workload: ['node', 'app.js'],
  },
  callSites: new Map([['a.js#f|kdf.pbkdf2', { file: 'a.js', function: 'f', operation: 'kdf.pbkdf2', share: 0.7 }]]),
  metrics: new Map([['crypto_share', 0.72]]),
  designEffects: new Map([['crypto_share', 3]]),
};
const library = {
  path: '/usr/bin/node',
  buildId: 'ab12',
  status: 'ok',
  rows: [{ start: 1, end: 9 }],
  symbols: [{ name: 'f', start: 2, end: 3, component: '' }],
  openssl: [],
};

test.each([
  ['report', busyReport],
  ['report', guideServerReport],
  ['report', hostileReport],
  ['verdict', failedVerdict],
  ['comparison', comparison],
  ['baseline', () => JSON.parse(baselineText([baseline]))],
  ['symbols', () => makeSidecar([library])],
  ['profile', () => JSON.parse(gunzipSync(encodeRecording({ run: null, profiles: [profile] })).toString())],
])('a %s keeps its schema, and has no field that is not in it', (name, make) => {
  expect(problemIn(name, make())).toBeNull();
  expect(unknownFields(make(), documentSchema(name), name)).toEqual([]);
});

test('docs/report-format.md has the tables of the schemas (npm run docs)', () => {
  expect(read('docs/report-format.md').split('<!-- Below: npm run docs -->\n\n')[1]).toBe(schemaTables());
});

test('the states of the VM are listed under their codes', () => {
  expect(documentSchema('profile').schema.$defs.SampleTable.properties.state.description).toContain(
    VM_STATES.map((name, code) => `${code} ${name}`).join(', '),
  );
});

/** @returns {string[]} paths of fields that the schema does not list */
function unknownFields(value, place, path) {
  if (typeof value !== 'object' || value === null) return [];
  const whole = followed(place);
  return Object.entries(value).flatMap(([key, part]) => {
    const inner = schemaPart(whole, key);
    return inner === null ? [`${path}.${key}`] : unknownFields(part, inner, `${path}.${key}`);
  });
}
