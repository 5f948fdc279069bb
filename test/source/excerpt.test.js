import { openScript } from '../../src/source/script.js';

/**
 * @param {string} text
 * @param {string} name
 */
function excerptOf(text, name = 'f') {
  const [{ call }] = openScript(text).callsTo(name, 0, text.length);
  return { lines: call.excerpt, firstLine: call.excerptLine, line: call.line };
}

describe('what an excerpt shows of a line', () => {
  test.each([
    [
      "const hash = f(password, salt, 10000, 512, 'sha512'); // hunter2",
      "const hash = f(password, salt, 10000, 512, 'sha512'); //…",
    ],
    ["f('hunter2', \"hunter2\", '')", "f('…', \"…\", '')"],
    ['f(`hunter2 ${a + `hunter2`} hunter2`, `sha512`)', 'f(`…${a + `…`}…`, `sha512`)'],
    ['f(/hunter2/gi, /* hunter2 */ a)', 'f(/…/gi, /*…*/ a)'],
    ['f(4929123412341234, 0xdeadbeef, 12345678901n, 65537n)', 'f(…, …, …, 65537n)'],
    ['f([1, 2, -3, x], { a: 4 })', 'f([…, …, -…, x], { a: 4 })'],
    ['f(1, 2, 3, 4, 5, 6, 7)', 'f(…, …, …, …, …, …, …)'],
    ["f({ 'hunter2': 1 }); import('hunter2')", "f({ '…': 1 }); import('…')"],
    ['\tf(a);\v\f\ufeff// \u001b[31m\u202e\t', '  f(a);  \\ufeff//…'],
  ])('%j', (text, line) => expect(excerptOf(text).lines).toEqual([line]));

  test('a hashbang is blanked', () => {
    expect(excerptOf('#!/bin/node --secret\nf(\n1)').lines).toEqual(['f(', '1)']);
    expect(excerptOf('#!/bin/node --secret\nx = f(1)').firstLine).toBe(2);
  });

  test('what began above and ends below is blanked as well', () => {
    const text = '`hunter2\nhunter2 ${f(1)} hunter2\nhunter2`; /* hunter2\nhunter2 */ g(2); /*\nhunter2 */';
    expect(excerptOf(text).lines).toEqual(['`…', '…${f(1)}…']);
    expect(excerptOf(text, 'g').lines).toEqual(['…*/ g(2); /*…']);
  });

  test('a minified line is cut around the call', () => {
    const secret = "a('hunter2');";
    const text = `${secret.repeat(5000)}crypto.f(key,'sha512');${secret.repeat(5000)}`;
    const [line] = excerptOf(text).lines;
    expect(line).toHaveLength(160);
    expect(line).toMatch(/^….*crypto\.f\(key,'sha512'\).*…$/);
    expect(line).not.toContain('hunter2');
  });

  test('no character is cut in half', () => {
    const text = `f(1);${'𝒳'.repeat(100)};`;
    expect(excerptOf(text).lines[0].isWellFormed?.() ?? true).toBe(true);
    expect(JSON.stringify(excerptOf(text).lines)).not.toMatch(/\\ud/);
  });
});

describe('which lines an excerpt shows', () => {
  test.each([
    ['the call', 'a();\nf(1);\nb();', 2, 2, ['f(1);']],
    ['to its closing parenthesis', 'f(\n  1,\n);\nb();', 1, 1, ['f(', '  1,', ');']],
    ['from its statement', 'const a =\n  f(1);', 1, 2, ['const a =', '  f(1);']],
    ['not from a statement far above', 'const a = {\nb,\nc,\nd: f(1),\n};', 4, 4, ['d: f(1),']],
    ['from the start of its chain', 'const o = {\na,\nb,\nc: g\n  .f(1) };', 4, 5, ['c: g', '  .f(1) };']],
    ['at most six', `f(${'\na,'.repeat(20)}\n);`, 1, 1, ['f(', 'a,', 'a,', 'a,', 'a,', 'a,']],
  ])('%s', (_, text, firstLine, line, lines) => expect(excerptOf(text)).toEqual({ lines, firstLine, line }));
});
