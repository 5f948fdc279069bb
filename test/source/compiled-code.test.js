import { codeOpener } from '../../src/source/compiled-code.js';
import { scriptOpener } from '../../src/source/script.js';

const RAN = '/app/dist/a.js';
const TEXT = '(function(){f(1);pbkdf2Sync(2)})();';
const SOURCE = '/app/src/a.js';
const ORIGINAL = 'import { pbkdf2Sync } from "crypto";\n\npbkdf2Sync(2);\n';

/** @returns the call in what V8 compiled, of which a map says that all of it is one line of the original */
const callIn = (sources, original) => {
  const trace = () => ({ file: SOURCE, line: 3, column: 1, name: '' });
  const compiled = new Map([
    [RAN, { text: TEXT, isFile: true, only: '', trace, isMadeUp: () => false, next: () => null }],
  ]);
  const codeOf = codeOpener(compiled, scriptOpener(new Map(sources), new Map()));
  const { file, line } = codeOf({ file: RAN, ...original }).callAtLine(1, TEXT.indexOf('pbkdf2') + 1);
  return { file, line };
};

test('a call in a function around the code of several files is told in the one that has it', () => {
  expect(callIn([[SOURCE, ORIGINAL]])).toEqual({ file: SOURCE, line: 3 });
});

test('where no such file is known, it stays where V8 ran it', () => {
  expect(callIn([])).toEqual({ file: undefined, line: 1 });
  expect(callIn([[SOURCE, '// Another.\n\n\n']])).toEqual({ file: undefined, line: 1 });
});

test('a call that a minifier inlined is in the file that its name leads to, though its first parenthesis has no place of its own', () => {
  const text = '()=>t.send((0,c().pbkdf2Sync)("p"))';
  const [caller, own] = ['/app/src/main.js', SOURCE];
  // A map's place for what it does not have is the one before it.
  const trace = (_, column) =>
    column < text.indexOf('c()') + 1
      ? { file: caller, line: 1, column: 9, name: 'send' }
      : { file: own, line: 3, column: 1, name: 'pbkdf2Sync' };
  const compiled = new Map([[RAN, { text, isFile: true, only: '', trace, isMadeUp: () => false, next: () => null }]]);
  const sources = new Map([
    [caller, 'app(() => t.send(derive("p")));\n'],
    [own, ORIGINAL],
  ]);
  const code = codeOpener(compiled, scriptOpener(sources, new Map()))({ file: caller, generated: { file: RAN } });
  const { start, end } = code.functionRange(1, 1);
  expect(code.callsTo('pbkdf2Sync', start, end).map(({ call: { file, line } }) => [file, line])).toEqual([[own, 3]]);
});
