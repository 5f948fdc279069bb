/** The schema that editors use says what we do. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { PATTERNS } from '../../src/config/check-shape.js';
import { METRICS } from '../../src/gate/metrics/index.js';
import { BASELINE_FILE, BUDGETS, parseConfig } from '../../src/config/parse-config.js';

const schema = JSON.parse(readFileSync(new URL('../../src/config/cryptoprof.schema.json', import.meta.url), 'utf8'));
const { budget } = schema.definitions;
const origin = { path: 'x', rules: ['sync-kdf'], roots: { root: '', directory: '' } };

test('it knows what limits and selects', () => {
  const keys = new Set(METRICS.flatMap(({ limits, selectors }) => [...limits, ...selectors]));
  expect(Object.keys(budget.properties).sort()).toEqual([...keys, 'level', 'metric'].sort());
});

test('its defaults are those that hold', () => {
  const parsed = parseConfig([{ file: { version: 1, baseline: {} }, path: 'x' }], origin);
  expect({ runs: parsed.runs, ...parsed.baseline }).toEqual({
    runs: schema.properties.runs.default,
    file: schema.properties.baseline.properties.file.default,
    newCallSites: schema.properties.baseline.properties.newCallSites.default,
  });
  expect(parsed.baseline.file).toBe(BASELINE_FILE);
  expect(schema.properties.budgets.default).toEqual(BUDGETS);
  expect(parseConfig([{ file: { version: 1 }, path: 'x' }], origin).budgets).toMatchObject(BUDGETS);
  expect(parsed.budgets).toEqual([]);
  for (const newCallSites of ['warn', 'off'])
    expect(
      parseConfig([{ file: { version: 1, baseline: { newCallSites } }, path: 'x' }], origin).budgets,
    ).toMatchObject(BUDGETS);
});

test('messages have words for every pattern that text has to match', () => {
  const patterns = JSON.stringify(schema)
    .match(/(?<="pattern":)"[^"]+"/g)
    .map((text) => JSON.parse(text));
  expect([...new Set(patterns)].sort()).toEqual(Object.keys(PATTERNS).sort());
});

test('every key is described', () => {
  const lacking = [];
  const look = (node, at) => {
    for (const [name, property] of Object.entries(node.properties ?? {})) {
      if (!property.description) lacking.push(`${at}.${name}`);
      look(property, `${at}.${name}`);
    }
  };
  look(schema, '');
  for (const [name, definition] of Object.entries(schema.definitions)) look(definition, name);
  expect(lacking).toEqual([]);
});

test('it is a schema', () => expect(new Ajv().validateSchema(schema)).toBe(true));
