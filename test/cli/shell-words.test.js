import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { asTyped } from '../../src/cli/shell-words.js';

test.each([
  [['cryptoprof', 'gate', '-o', 'a/b.json', '--max=5%'], 'cryptoprof gate -o a/b.json --max=5%'],
  [['--load', '/login?user=a&b=c', 'my app.js', ''], "--load '/login?user=a&b=c' 'my app.js' ''"],
  [["it's", '$HOME', '*'], "'it'\\''s' '$HOME' '*'"],
])('%j', (words, typed) => expect(asTyped(words)).toBe(typed));

test('a shell reads the same words', () => {
  const words = fc.array(fc.string({ unit: 'grapheme' }).filter((word) => !word.includes('\0')), { minLength: 1, maxLength: 5 });
  const script = 'process.stdout.write(JSON.stringify(process.argv.slice(1)))';
  fc.assert(fc.property(words, (list) => {
    const out = execFileSync('/bin/sh', ['-c', asTyped([process.execPath, '-e', script, '--', ...list])], { encoding: 'utf8' });
    expect(JSON.parse(out)).toEqual(list);
  }), { numRuns: 15 });
});
