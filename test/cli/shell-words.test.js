import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { run } from '../../src/cli/commands/run.js';
import { asTyped, fromHere, gateCommands, updateCommand } from '../../src/cli/shell-words.js';
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

const CWD = '/home/runner/work/app/app';
const commandOf = (options, words, env = {}) =>
  updateCommand({ argv: ['/usr/bin/node', '/x/cryptoprof', ...options, ...words], env, cwd: CWD }, words, run.options);

test.each([
  [
    [
      '--gate',
      '--output',
      `${CWD}/.cryptoprof/gate`,
      '--format',
      'terminal,json,github',
      '--load',
      '/login',
      '--amount',
      '500',
    ],
    '--gate --load /login --amount 500',
  ],
  [
    [
      '--gate',
      '-o',
      'out',
      '-oout',
      '--output=x',
      '--format=junit=x.xml',
      '--strict',
      '--quiet',
      '--no-color',
      '--open',
    ],
    '--gate',
  ],
  [['--gate', '--json', 'verdict.json'], '--gate'],
  [['--gate', '--json', '--on-port', 'npm run load'], "--gate --on-port 'npm run load'"],
  [['--gate', '--json', '-'], '--gate'],
  [
    ['--gate', '--json=x.json', '--config', `${CWD}/ci/gate.json`, `--baseline=${CWD}/b.json`, '--'],
    '--gate --config ci/gate.json --baseline=b.json --',
  ],
  [['--update-baseline', '--gate'], '--gate'],
])('%j is %s on another machine', (options, shown) => {
  expect(commandOf(options, [`${CWD}/server.js`, '--output', 'its own'])).toBe(
    `cryptoprof --update-baseline ${shown} server.js --output 'its own'`,
  );
});

test('what a build prints is typed where cryptoprof may not be installed for all', () => {
  expect(commandOf(['--gate'], ['server.js'], { CI: 'true' })).toBe(
    'npx cryptoprof --update-baseline --gate server.js',
  );
});

test.each([
  ['/home/runner/work/app/app', '.'],
  ['/home/runner/work/app/apple/x', '/home/runner/work/app/apple/x'],
  ['x/y', 'x/y'],
  ['/login?user=a', '/login?user=a'],
  ['--load=/login', '--load=/login'],
  ['/home/runner/work/app/app/a b', 'a b'],
])('%s is %s from here', (word, shown) => expect(fromHere(word, CWD)).toBe(shown));

test('a command that judges runs again has no slashes that only a shell left there', () => {
  const io = { argv: ['node', '/usr/bin/cryptoprof'], env: {}, cwd: CWD };
  const { judge } = gateCommands(['runs/', 'runs//run-2', '/srv//x', String.raw`\\host\x`], {}, io);
  expect(judge).toBe(String.raw`cryptoprof gate runs/ runs/run-2 /srv/x '\\host\x'`);
});
