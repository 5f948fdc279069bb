import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { asTyped } from '../../src/cli/shell-words.js';
import { INVISIBLE } from '../../src/text/escape.js';

test.each([
  [['cryptoprof', 'gate', '-o', 'a/b.json', '--max=5%'], 'cryptoprof gate -o a/b.json --max=5%'],
  [['--load', '/login?user=a&b=c', 'my app.js', ''], "--load '/login?user=a&b=c' 'my app.js' ''"],
  [["it's", '$HOME', '*'], "'it'\\''s' '$HOME' '*'"],
  [["it's\u200b\\\n\u{e0041}.js"], "$'it\\'s\\xe2\\x80\\x8b\\\\\\x0a\\xf3\\xa0\\x81\\x81.js'"],
])('%j', (words, typed) => expect(asTyped(words)).toBe(typed));

const script = 'process.stdout.write(JSON.stringify(process.argv.slice(1)))';
const readBy = (/** @type {string} */ shell, /** @type {string[]} */ words) =>
  JSON.parse(
    execFileSync(shell, ['-c', asTyped([process.execPath, '-e', script, '--', ...words])], { encoding: 'utf8' }),
  );
const anyWords = fc.array(
  fc.string({ unit: 'grapheme' }).filter((word) => !word.includes('\0')),
  { minLength: 1, maxLength: 5 },
);

test('any shell reads the same words', () => {
  fc.assert(
    fc.property(anyWords, (list) => {
      const seen = list.map((word) => word.replace(INVISIBLE, ''));
      expect(readBy('/bin/sh', seen)).toEqual(seen);
    }),
    { numRuns: 15 },
  );
});

test("bash reads what can't be seen, too", () => {
  fc.assert(
    fc.property(anyWords, (list) => {
      const unseen = list.map((word) => `${word}\u200b\u{e0041}\u001b`);
      const typed = asTyped(unseen);
      expect(typed.search(INVISIBLE)).toBe(-1);
      expect(readBy('/bin/bash', unseen)).toEqual(unseen);
    }),
    { numRuns: 15 },
  );
});
