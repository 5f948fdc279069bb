import { readdirSync, readFileSync } from 'node:fs';
import { casesNamed, positive, refusePart } from '../../scripts/lib/asked.js';
import { headerLines } from '../../scripts/lib/header.js';

test.each(['60s', '0', '-1', '', 'NaN'])('%j seconds are refused', (text) => {
  expect(() => positive(text, 'seconds')).toThrow(`seconds: a number above 0, not ${text}`);
});

test('seconds are a number', () => expect(positive('0.5', 'seconds')).toBe(0.5));

describe('cases', () => {
  const [calls, mixed] = ['perf-script/node-20-calls', 'v8-log/node-24-mixed'].map(
    (name) => /** @type {any} */ ({ name, directory: `/fixtures/profiles/${name}` }),
  );

  test('have two names each', () => {
    expect(casesNamed([calls, mixed], ['node-24-mixed'])).toEqual([mixed]);
    expect(casesNamed([calls, mixed], ['perf-script/node-20-calls', 'node-24-mixed'])).toEqual([calls, mixed]);
  });

  test('that there are not are no reason to do nothing', () =>
    expect(() => casesNamed([calls, mixed], ['node-24-mixed', 'node-24-mixd'])).toThrow('no case node-24-mixd.'));
});

describe('--write', () => {
  test.each([{ only: 'x', in: undefined }, { only: undefined, in: 'esbuild' }, { only: '' }])('refuses %j', (parts) =>
    expect(() => refusePart({ write: true }, parts, 'docs/a.md')).toThrow(
      /^--write replaces the whole table of docs\/a\.md: use it without --only/,
    ),
  );

  test('replaces the whole table, and without it a part is printed', () => {
    expect(() => refusePart({ write: true }, { only: undefined }, 'docs/a.md')).not.toThrow();
    expect(() => refusePart({ write: false }, { only: 'x' }, 'docs/a.md')).not.toThrow();
  });
});

describe('a script that has options', () => {
  const directory = new URL('../../scripts/', import.meta.url);
  const scripts = readdirSync(directory)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(new URL(name, directory), 'utf8')])
    .filter(([, text]) => text.includes('= parseArgs({'));

  test.each(scripts)('tells them before it reads them: %s', (_, text) => {
    expect(headerLines(text)).toMatch(/--[a-z]/);
    expect(text.slice(0, text.indexOf('= parseArgs({'))).toContain('\ntellUsage(import.meta.url);\n');
  });
});
