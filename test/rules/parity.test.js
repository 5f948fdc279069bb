/** A rule is a file, a docs page, a test and a place in the index; none of them may be missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { SEVERITIES } from '../../src/model/report.js';
import { RULES } from '../../src/rules/index.js';

const root = new URL('../../', import.meta.url);
const namesIn = (folder, suffix) =>
  readdirSync(new URL(folder, root), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
    .map((entry) => entry.name.slice(0, -suffix.length))
    .sort();
const ids = RULES.map(({ meta }) => meta.id).sort();

test('every file is a rule of the index', () => {
  expect(namesIn('src/rules', '.js').filter((name) => name !== 'index')).toEqual(ids);
});

test('every rule has a docs page, and every page a rule', () => {
  expect(namesIn('docs/rules', '.md')).toEqual(ids);
});

test('every rule has a test', () => {
  expect(namesIn('test/rules', '.test.js')).toEqual(expect.arrayContaining(ids));
});

describe.each(RULES.map((rule) => [rule.meta.id, rule]))('%s', (id, { meta }) => {
  const page = readFileSync(new URL(meta.docs, root), 'utf8');

  test("the page has the rule's title and its sections", () => {
    expect(page.split('\n')[0]).toBe(`# ${id}`);
    expect(page).toContain(`**${meta.title}.**`);
    const sections = page.split('\n').filter((line) => line.startsWith('## '));
    expect(sections).toEqual([
      '## What it means',
      '## Why it matters',
      '## Instead of this',
      '## Write this',
      '## When to ignore it',
      '## How to verify',
    ]);
  });

  test('severities are known, and listed mildest first', () => {
    const order = meta.severityRange.map((severity) => SEVERITIES.indexOf(severity));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  });

  test('the page says how severe the finding can be', () => {
    expect(page).toContain(`Severity: ${meta.severityRange.join(', ')}.`);
  });
});
