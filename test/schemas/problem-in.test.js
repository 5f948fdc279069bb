import fc from 'fast-check';
import { problemIn } from '../../src/schemas/problem-in.js';
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

test('a key that anybody may have written is counted, not told', () => {
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
  expect(problemIn('profile', { code: 'x', count: 1, message: '' }, 'Diagnostic')).toBeNull();
  expect(problemIn('profile', { code: 'x', count: 0.5, message: '' }, 'Diagnostic')).toBe('count');
  expect(() => problemIn('profile', {}, 'Nothing')).toThrow('Nothing');
});

test('whatever the value, there is a name or nothing wrong', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('report', 'profile', 'comparison', 'verdict', 'baseline', 'symbols'),
      fc.anything(),
      (name, value) => {
        expect(typeof problemIn(name, value)).toBe('string');
      },
    ),
  );
});
