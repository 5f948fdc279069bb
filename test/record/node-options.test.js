import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import {
  conflictingOption,
  hasOption,
  inheritedOptions,
  optionName,
  splitNodeWords,
} from '../../src/record/node-options.js';
import { otherNodes } from './program.js';

test.each([
  ['app.js', [], 'app.js', []],
  ['app.js --prof x', [], 'app.js', ['--prof', 'x']],
  ['--max-old-space-size=100 app.js a', ['--max-old-space-size=100'], 'app.js', ['a']],
  ['-r ./pre.js --import tsx app.ts', ['-r', './pre.js', '--import', 'tsx'], 'app.ts', []],
  ['--require=./pre.js app.js', ['--require=./pre.js'], 'app.js', []],
  ['--max_http_header_size 9 app.js', ['--max_http_header_size', '9'], 'app.js', []],
  ['--inspect app.js', ['--inspect'], 'app.js', []],
  ['--enable-source-maps -- --app.js a', ['--enable-source-maps'], '--app.js', ['a']],
  ['- a', [], '-', ['a']],
  ['--title', ['--title'], null, []],
])('node %s', (line, nodeOptions, script, args) => {
  const isFile = script !== null && script !== '-';
  expect(splitNodeWords(line.split(' '))).toEqual({ nodeOptions, script, args, isFile, scriptless: null });
});

test.each([
  ['-e code a', [], '-e', ['a']],
  ['-e --code a', [], '-e', ['a']],
  ['--no-warnings -pe code --input-type=module', ['--no-warnings', '--input-type=module'], '-pe', []],
  ['-p', [], '-p', []],
  ['-p --no-warnings', ['--no-warnings'], '-p', []],
  ['--eval=code -- --a', [], '--eval', ['--a']],
  ['--test', [], '--test', []],
  ['--test --test-reporter tap a.js b.js', ['--test-reporter', 'tap'], '--test', ['a.js', 'b.js']],
])('node %s: what runs is no file, and code is not kept', (line, nodeOptions, script, args) => {
  expect(splitNodeWords(line.split(' '))).toEqual({ nodeOptions, script, args, isFile: false, scriptless: null });
});

test.each(['-i', '--run', '--check', '--v8_options', '--version'])('node %s runs no script', (option) => {
  expect(splitNodeWords([option, 'app.js'])).toMatchObject({ script: null, scriptless: optionName(option) });
});

test.each([
  ['', []],
  ['  --a  -r ./x.js ', ['--a', '-r', './x.js']],
  ['--require "/a b/c.js" --title="d e"', ['--require', '/a b/c.js', '--title=d e']],
  [String.raw`"--title=\"\\" \x`, ['--title="\\', '\\x']],
  ['"" a""b "c', ['ab', 'c']],
  ['--a\t--b', ['--a\t--b']],
])('NODE_OPTIONS=%s', (NODE_OPTIONS, words) => {
  expect(inheritedOptions({ NODE_OPTIONS })).toEqual(words);
});

test('Node splits NODE_OPTIONS at the same places', () => {
  const options = String.raw`--title="a \" b" "--stack-trace-limit=7" --max-http-header-size "12345"`;
  const words = inheritedOptions({ NODE_OPTIONS: options });
  const code = 'JSON.stringify([process.title, Error.stackTraceLimit, require("http").maxHeaderSize])';
  const env = { ...process.env, NODE_OPTIONS: options };
  expect(JSON.parse(execFileSync(process.execPath, ['-p', code], { env, encoding: 'utf8' }))).toEqual([
    words[0].slice('--title='.length),
    7,
    Number(words[3]),
  ]);
});

test('no word is lost, made up or moved', () => {
  const word = fc.oneof(fc.constantFrom('-', '--', '-r', '--import', '--inspect', '--title=x', 'app.js'), fc.string());
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const { nodeOptions, script, args, scriptless } = splitNodeWords(words);
      if (scriptless !== null || script?.startsWith('-e') || script?.startsWith('-p') || script === '--test') return;
      const again = [...nodeOptions, ...(script === null ? [] : [script]), ...args];
      expect(
        words.filter(
          (_, index) => index !== nodeOptions.length || words[index] !== '--' || again.length === words.length,
        ),
      ).toEqual(again);
    }),
  );
});

test.each([{ major: process.versions.node, node: process.execPath }, ...otherNodes()])(
  'knows which options of Node $major take the next word',
  ({ node }) => {
    const help = execFileSync(node, ['--help'], { encoding: 'utf8' });
    const names = [...help.matchAll(/^ {2}((?:-{1,2}[\w-]+, )*-{1,2}[\w-]+)=\S/gm)]
      .flatMap(([, list]) => list.split(', '))
      .filter((name) => name.startsWith('-'));
    // Aliases of which only the last takes a value, and options that run no script at all.
    const apart = ['--experimental-default-config-file', '-e', '--eval', '--run', '--build-sea', '--prof-process'];
    const unknown = names.filter(
      (name) => !apart.includes(name) && splitNodeWords([name, 'value', 'app.js']).script !== 'app.js',
    );
    expect(names.length).toBeGreaterThan(30);
    expect(unknown).toEqual([]);
  },
);

test.each([
  ['--prof'],
  ['--no-prof'],
  ['--cpu-prof'],
  ['--cpu_prof'],
  ['--logfile=x'],
  ['--no-logfile-per-isolate'],
  ['--nologfile_per_isolate'],
  ['--prof-sampling-interval=10'],
  ['--watch'],
  ['--log-all'],
  ['--trace-sync-io'],
  ['--trace_env'],
  ['--trace-env-js-stack'],
])('%s would spoil the log', (option) => {
  expect(conflictingOption(['--inspect', option])).toBe(option);
});

test.each([
  '--no-opt',
  '--heap-prof',
  '--cpu-prof-dir=x',
  '--profile-heap-snapshot',
  '-r',
  'prof',
  '--node-snapshot',
  '',
])('%s would not', (option) => {
  expect(conflictingOption([option])).toBe(null);
});

test('finds an option in any spelling', () => {
  expect(hasOption(['--experimental_permission'], ['--permission', '--experimental-permission'])).toBe(true);
  expect(hasOption(['--snapshot-blob=x'], ['--snapshot-blob'])).toBe(true);
  expect(hasOption(['--permissions'], ['--permission'])).toBe(false);
});
