import { withEditsApart } from '../../../src/rules/shared/edits-apart.js';
import { applyEdits } from '../../support/apply-edit.js';

const PROFILED = { length: 100, sha256: 'f'.repeat(64) };
const range = (startColumn, endColumn, line = 1) => ({ startLine: line, startColumn, endLine: line, endColumn });
const edit = (fields) => ({
  file: '/srv/app.js',
  profiled: PROFILED,
  range: range(1, 4),
  text: 'g()',
  imports: [],
  asyncAt: null,
  callersMustAwait: false,
  ...fields,
});
const finding = (rule, fields) => ({
  rule,
  edit: fields && edit(fields),
  advice: ['g()'],
  callSite: { file: '/srv/app.js', line: 1, function: '', api: '' },
});
const kept = (...findings) => withEditsApart(findings).map((each) => each.edit !== null);

describe('the first of two edits stays', () => {
  test.each([
    ['one after the other', { range: range(1, 4) }, { range: range(4, 8) }, true],
    ['in another order', { range: range(4, 8) }, { range: range(1, 4) }, true],
    ['in other lines', { range: range(9, 12) }, { range: range(1, 4, 2) }, true],
    ['the same call', { range: range(1, 9) }, { range: range(1, 9) }, false],
    ['a call in another', { range: range(1, 9) }, { range: range(3, 6) }, false],
    ['a call around another', { range: range(3, 6) }, { range: range(1, 9) }, false],
    ['another file', { range: range(1, 9) }, { file: '/srv/db.js', range: range(1, 9) }, true],
    [
      'the same line for the top',
      { imports: ["const { hash } = require('a');"] },
      { range: range(5, 9), imports: ["const { hash } = require('a');"] },
      true,
    ],
    [
      'one name for two things',
      { imports: ["const { hash } = require('a');"] },
      { range: range(5, 9), imports: ["const { x: hash } = require('a');"] },
      false,
    ],
    [
      'one name for two things, imported',
      { imports: ["import { a as hash } from 'a';"] },
      { range: range(5, 9), imports: ["import hash from 'b';"] },
      false,
    ],
    ['one variable for two edits', { imports: ['let agent;'] }, { range: range(5, 9), imports: ['let agent;'] }, false],
    ['two variables', { imports: ['let agent;'] }, { range: range(5, 9), imports: ['let session;'] }, true],
    [
      'a context of options that the other changes',
      { text: ", ecdhCurve: 'P-256'" },
      { range: range(5, 9), text: ', secureContext: contextOf({ ca })' },
      false,
    ],
    [
      'a context beside another option',
      { text: 'agent: sharedAgent' },
      { range: range(5, 9), text: ', secureContext: contextOf({ ca })' },
      true,
    ],
    [
      'one name for two functions',
      { imports: ['const f = (a) => a;'] },
      { range: range(5, 9), imports: ['const f = (b) => b;'] },
      false,
    ],
  ])('%s', (_title, a, b, isBoth) => expect(kept(finding('a', a), finding('b', b))).toEqual([true, isBoth]));

  test('and the other says what is first to do', () => {
    const [, second, third] = withEditsApart([
      finding('sync-kdf', {}),
      finding('kdf-keylen', { text: 'h()' }),
      finding('kdf-cost', null),
    ]);
    expect(second).toMatchObject({
      edit: null,
      advice: ['g()', "// first: sync-kdf's edit in line 1; then profile again: not both at once"],
    });
    expect(third).toEqual(finding('kdf-cost', null));
  });

  test('and the same edit is not shown twice', () => {
    const [, second] = withEditsApart([finding('pure-js-crypto', {}), finding('pure-js-crypto', {})]);
    expect(second).toMatchObject({ edit: null, advice: ["// pure-js-crypto's edit in line 1 covers this, too"] });
  });

  test('that which asks nothing of other lines goes first', () => {
    expect(kept(finding('a', { asyncAt: { line: 1, column: 1 } }), finding('b', {}))).toEqual([false, true]);
  });

  test("what was left out is in nobody's way", () => {
    expect(
      kept(
        finding('a', { range: range(1, 4) }),
        finding('b', { range: range(3, 8) }),
        finding('c', { range: range(5, 8) }),
      ),
    ).toEqual([true, false, true]);
  });
});

test('all edits of a file are applied from its end to its start, each async and each line for the top once', () => {
  const source = "'use strict';\nfunction a(b) {\n  return f(b) + g(b);\n}\n";
  const asyncAt = { line: 2, column: 1 };
  const edits = [
    edit({ range: range(10, 14, 3), text: 'await h(b)', imports: ['const h = 1;'], asyncAt }),
    edit({ range: range(17, 21, 3), text: 'await h(b, 1)', imports: ['const h = 1;', 'const i = 2;'], asyncAt }),
  ];
  const expected =
    "'use strict';\nconst h = 1;\nconst i = 2;\nasync function a(b) {\n  return await h(b) + await h(b, 1);\n}\n";
  expect(applyEdits(source, edits)).toBe(expected);
  expect(applyEdits(source, edits.toReversed())).toBe(
    expected.replace('const h = 1;\nconst i = 2;', 'const h = 1;\nconst i = 2;'),
  );
});

test("the line is the edit's, which may be in options above the finding's call", () => {
  const above = { range: range(1, 9, 5) };
  const [, second] = withEditsApart([
    finding('hello-retry', above),
    finding('context-per-connection', { ...above, text: 'h()' }),
  ]);
  expect(second.advice.at(-1)).toBe("// first: hello-retry's edit in line 5; then profile again: not both at once");
});
