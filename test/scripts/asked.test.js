import { casesNamed, positive, refusePart } from '../../scripts/lib/asked.js';

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
