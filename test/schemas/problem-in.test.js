import fc from 'fast-check';
import { GENERATED, isFresh } from '../../scripts/lib/compile-schemas.js';
import { problemIn } from '../../src/schemas/problem-in.js';
import { problemIn as problemByAjv } from '../support/schema-problem.js';
import { guideServerReport } from '../support/sample-report.js';

const report = (change) => {
  const changed = structuredClone(guideServerReport());
  change(changed);
  return changed;
};

test('a wrong part is named by its path', () => {
  expect(
    problemIn(
      'report',
      report(({ callSites }) => {
        callSites[1].blocks.maxMs = 'long';
      }),
    ),
  ).toBe('callSites[1].blocks.maxMs');
  expect(
    problemIn(
      'report',
      report(({ findings }) => {
        delete findings[0].rule;
      }),
    ),
  ).toBe('findings[0].rule');
  expect(problemIn('report', 7)).toBe('');
});

test('of what may be null, the part that is wrong is named', () => {
  expect(
    problemIn(
      'report',
      report(({ findings }) => {
        findings[0].callSite = 7;
      }),
    ),
  ).toBe('findings[0].callSite');
  expect(
    problemIn(
      'report',
      report(({ findings }) => {
        findings[0].callSite.line = -1;
      }),
    ),
  ).toBe('findings[0].callSite.line');
});

test('a key that anybody may have written is counted, not shown', () => {
  const dropped = JSON.parse('{"one": 1, "__proto__": "\\u001b[2J"}');
  expect(
    problemIn(
      'report',
      report(({ profile }) => {
        profile.dropped = dropped;
      }),
    ),
  ).toBe('entry 2 of profile.dropped');
});

test('what a prototype has is not there', () => {
  expect(problemIn('report', Object.create(guideServerReport()))).toBe('schemaVersion');
});

test('what older versions did not write is filled in, but nothing else', () => {
  const old = report((whole) => {
    delete whole.traffic;
  });
  expect(problemIn('report', old)).toBeNull();
  expect(old).toEqual({ ...guideServerReport(), traffic: null });
  const run = {
    command: [],
    cwd: '',
    root: '',
    openssl: '',
    processor: '',
    startTime: '',
    durationMs: 0,
    exitCode: null,
    signal: null,
    load: null,
  };
  const saved = { kind: 'cryptoprof-recording', schemaVersion: 1, run, profiles: [] };
  expect(problemIn('profile', saved)).toBeNull();
  expect(saved.run.traffic).toBeNull();
});

test('a part can be held against its definition', () => {
  expect(problemByAjv('profile', { code: 'x', count: 1, message: '' }, 'Diagnostic')).toBeNull();
  expect(problemByAjv('profile', { code: 'x', count: 0.5, message: '' }, 'Diagnostic')).toBe('count');
  expect(problemIn('probe', { starts: 1 }, 'SavedStarts')).toBe(problemByAjv('probe', { starts: 1 }, 'SavedStarts'));
  expect(() => problemIn('profile', {}, 'Nothing')).toThrow('Nothing');
});

test.each([
  ['that is read', problemIn, ['report', 'profile', 'baseline', 'symbols', 'bench']],
  ['that is written', problemByAjv, ['comparison', 'verdict', 'handshake']],
])('whatever the value for a document %s, there is a name or nothing wrong', (_, problem, documents) => {
  fc.assert(
    fc.property(fc.constantFrom(...documents), fc.anything(), (name, value) => {
      expect(typeof problem(name, value)).toBe('string');
    }),
  );
});

describe('what was compiled ahead', () => {
  test.each(GENERATED)('$file is that of the schemas as they are (npm run docs)', (generated) => {
    expect(isFresh(generated)).toBe(true);
  });

  test('says what ajv says, and fills in the same, wherever a report is changed', () => {
    const places = placesIn(guideServerReport());
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.option(fc.anything()), (place, value) => {
        const [ours, ajvs] = [0, 1].map(() => changedAt(guideServerReport(), place, structuredClone(value)));
        expect([problemIn('report', ours), ours]).toEqual([problemByAjv('report', ajvs), ajvs]);
      }),
    );
  });
});

/** @returns {string[][]} the keys that lead to each part of a value */
function placesIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [[key], ...placesIn(part).map((rest) => [key, ...rest])]);
}

/** @returns {object} the same whole with another part, without it for null */
function changedAt(whole, [...keys], value) {
  const last = keys.pop();
  const holder = keys.reduce((part, key) => part[key], whole);
  if (value === null) delete holder[last];
  else holder[last] = value;
  return whole;
}
