/** What a shell does with the script that stands in for Node. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PROBE_FILE } from '../../src/record/flags.js';
import { writeStandIn } from '../../src/record/stand-in.js';
import inShell from '../../src/record/probe/in-shell.cjs';
import launchers from '../../src/record/probe/launchers.cjs';
import nodeInPath from '../../src/record/probe/node-in-path.cjs';
import { makeDirectory, removeDirectories } from './program.js';

afterAll(removeDirectories);

const WORDS = ['--prof', '--logfile=here', '--require', PROBE_FILE];

/** A Node that says how it was started. */
const NODE = `#!/bin/sh
printf '%s\\n' "$@"
echo "PATH $PATH"
echo "PASS_ON $CRYPTOPROF_PASS_ON"
echo "NODE_OPTIONS $NODE_OPTIONS"
`;

async function makeStandIn({
  byDescriptor = process.platform === 'linux',
  permit = true,
  real = '',
  places = '',
} = {}) {
  const root = makeDirectory();
  const directory = path.join(root, "lo'gs $HOME");
  const node = path.join(root, 'bin of node', 'node');
  mkdirSync(directory);
  mkdirSync(path.dirname(node));
  writeFileSync(node, NODE);
  chmodSync(node, 0o755);
  if (permit) writeFileSync(path.join(directory, 'permit'), '');
  const what = { directory, node: real || node, v8: process.versions.v8, words: WORDS, byDescriptor };
  await writeStandIn(what, places);
  return { directory, node, file: path.join(directory, 'bin', 'node') };
}

/**
 * @param {string[]} args
 * @param {{NODE_OPTIONS?: string, standIn?: Awaited<ReturnType<typeof makeStandIn>>}} [how]
 */
async function started(args, { NODE_OPTIONS = '', standIn } = {}) {
  const { directory, node, file } = standIn ?? (await makeStandIn());
  const places = ['/first', path.dirname(file), path.dirname(node), '/usr/bin', '/bin'];
  const out = execFileSync(file, args, { encoding: 'utf8', env: { PATH: places.join(':'), NODE_OPTIONS } });
  const lines = out.split('\n');
  const words = lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('PATH ')),
  );
  const [PATH, told, options] = ['PATH ', 'PASS_ON ', 'NODE_OPTIONS '].map((name) =>
    lines.find((line) => line.startsWith(name))?.slice(name.length),
  );
  expect(words.slice(words.length - args.length)).toEqual(args);
  return { directory, places, PATH, told, options, words: words.slice(0, words.length - args.length) };
}
const kindOf = (/** @type {string[]} */ words) =>
  words.length === 0
    ? 'plain'
    : words[0] === '--require'
      ? 'launcher'
      : words.some((word) => word.startsWith('--logfile=/proc/self/fd/'))
        ? 'by descriptor'
        : 'by name';

test.each([
  [['app.js', 'a b', '--version', ''], 'by descriptor'],
  [['-e', '--version'], 'by descriptor'],
  [['-p', '--version'], 'by descriptor'],
  [['--max-old-space-size=100', '-r', 'npm', 'app.js'], 'by descriptor'],
  [['--', '--watch'], 'by descriptor'],
  [['-'], 'by descriptor'],
  [['--test', 'a.js'], 'by descriptor'],
  [['-v'], 'plain'],
  [['--version'], 'plain'],
  [['--run', 'x'], 'plain'],
  [['--cpu-prof', 'app.js'], 'plain'],
  [['--cpu_prof', 'app.js'], 'plain'],
  [['--no-prof', 'app.js'], 'plain'],
  [['--watch-path=x', 'app.js'], 'plain'],
  [['--permission', 'app.js'], 'plain'],
  [['--prof', '--logfile=x', 'app.js'], 'plain'],
  [['--loader', 'x', 'app.js'], 'by descriptor'],
  [['--env-file=no-such-file', 'app.js'], 'by descriptor'],
  [['--experimental-config-file=x', 'app.js'], 'by name'],
  [['/usr/bin/npm', 'start'], 'launcher'],
  [['npx', 'x'], 'launcher'],
  [['/x/npm/bin/npm-cli.js'], 'launcher'],
  [['/x/corepack/dist/yarn.js'], 'launcher'],
  [['/x/.yarn/releases/yarn-4.5.0.cjs'], 'launcher'],
  [['/x/npm.js'], 'by descriptor'],
  [['app.js', 'npm'], 'by descriptor'],
  [['--import', 'tsx', 'app.ts'], 'by descriptor'],
  [['-e', '0', 'npm'], 'by descriptor'],
  [['-p', 'npm'], 'by descriptor'],
  [['-e', '0', '--cpu-prof'], 'plain'],
])('node %j', async (args, kind) => {
  const { words, PATH, places, told, directory } = await started(args);
  expect(kindOf(words)).toBe(process.platform === 'linux' ? kind : kind.replace('descriptor', 'name'));
  // Node finds what it would find; `node -v` and the like need not.
  if (kind !== 'plain') expect(PATH).toBe([places[0], ...places.slice(2)].join(':'));
  expect(told).toBe(
    kind === 'launcher'
      ? JSON.stringify({
          directory: `${directory}/`,
          words: [
            '--prof',
            '--logfile=here',
            '--logfile=/proc/self/fd/0',
            '--no-logfile-per-isolate',
            '--require',
            PROBE_FILE,
          ],
        })
      : '',
  );
});

test.each([
  ['--require ./x.js', 'by descriptor', true],
  ['--no-warnings  -r ./x.js', 'by descriptor', true],
  ['--experimental-loader ./x.mjs', 'by descriptor', false],
  ['--cpu-prof', 'plain', false],
  ['--max-old-space-size=100 *', 'by descriptor', false],
  ['"--require=./x y.js"', 'by descriptor', true],
  ['"-"r ./x.js', 'by descriptor', true],
  ['--title="--require x"', 'by descriptor', false],
  ['"--title=a \\" --cpu-prof b"', 'by descriptor', false],
  ['"--title=a" "--cpu\\-prof"', 'plain', false],
  ['"--experimental-config-file=a b"', 'by name', false],
])('NODE_OPTIONS=%s', async (NODE_OPTIONS, kind, hasProbe) => {
  const { words, options } = await started(['app.js'], { NODE_OPTIONS });
  expect(kindOf(words)).toBe(process.platform === 'linux' ? kind : kind.replace('descriptor', 'name'));
  expect(options).toBe(hasProbe ? `--require "${PROBE_FILE}" ${NODE_OPTIONS}` : NODE_OPTIONS);
});

test('a file of variables is read where it may set options, and nothing that can be read only once', async () => {
  const standIn = await makeStandIn();
  const file = (/** @type {string} */ name) => path.join(standIn.directory, name);
  writeFileSync(file('plain'), 'COLOR=blue');
  writeFileSync(file('options'), '# none\n  export NODE_OPTIONS="-r ./x.js"');
  execFileSync('mkfifo', [file('pipe')]);
  const kinds = [];
  for (const name of ['plain', 'options', 'pipe'])
    for (const args of [[`--env-file=${file(name)}`], ['--env_file-if-exists', file(name)]])
      kinds.push(kindOf((await started([...args, 'app.js'], { standIn })).words));
  const expected = ['by descriptor', 'by descriptor', 'by name', 'by name', 'by name', 'by name'];
  expect(kinds).toEqual(process.platform === 'linux' ? expected : expected.map(() => 'by name'));
});

test('a log by descriptor is there before Node is, for its user alone', async () => {
  const { directory } = await started(['app.js']);
  const logs = readdirSync(directory).filter((name) => name.startsWith('next-'));
  const modes = logs.map((name) => statSync(path.join(directory, name)).mode & 0o777);
  expect(modes).toEqual(process.platform === 'linux' ? [0o600] : []);
});

test.each([
  ['without a permit', { permit: false }, 'plain'],
  ['where there are no descriptors to open', { byDescriptor: false }, 'by name'],
])('%s', async (_, how, kind) => {
  const standIn = await makeStandIn(how);
  const { words, directory } = await started(['app.js'], { standIn });
  expect(kindOf(words)).toBe(kind);
  expect(readdirSync(directory).filter((name) => name.startsWith('next-'))).toEqual([]);
});

test.each([
  [['--reuid=1', 'node'], false],
  [['--nnp', 'node'], true],
])('setpriv %j finds the stand-in: %s', async (args, isFound) => {
  const root = makeDirectory();
  const [directory, home] = ['lo gs', 'programs'].map((name) => path.join(root, name));
  for (const each of [directory, home]) mkdirSync(each);
  writeFileSync(path.join(home, 'setpriv'), '#!/bin/sh\necho "$PATH"; printf "%s\\n" "$@"\n', { mode: 0o755 });
  const what = { directory, node: '/n/node', v8: process.versions.v8, words: WORDS, byDescriptor: false };
  await writeStandIn(what, `/none:${home}`);
  const PATH = `${directory}/bin:${home}:/usr/bin:/bin`;
  const out = execFileSync('setpriv', args, { encoding: 'utf8', env: { PATH } });
  expect(out).toBe([isFound ? PATH : `${home}:/usr/bin:/bin`, ...args, ''].join('\n'));
});

(process.geteuid?.() === 0 ? test : test.skip).each([
  [0o711, []],
  [0o700, ['setpriv']],
])('what root starts as another user can read it in a directory of mode %i', async (mode, more) => {
  const root = makeDirectory();
  const directory = path.join(root, 'logs');
  chmodSync(root, mode);
  mkdirSync(path.join(root, 'programs'));
  mkdirSync(directory, { mode: 0o700 });
  writeFileSync(path.join(root, 'programs', 'setpriv'), '');
  const what = { directory, node: '/n/node', v8: process.versions.v8, words: WORDS, byDescriptor: false };
  await writeStandIn(what, path.join(root, 'programs'));
  expect(statSync(directory).mode & 0o777).toBe(0o711);
  expect(readdirSync(path.join(directory, 'bin')).sort()).toEqual(['by-path', 'node', ...more]);
});

test('no variable of the program changes', async () => {
  const places = makeDirectory();
  writeFileSync(path.join(places, 'setpriv'), '');
  const { directory, node, file } = await makeStandIn({ places });
  const texts = ['node', 'setpriv'].map((name) => readFileSync(path.join(directory, 'bin', name), 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(/\$\{?([a-z_]\w*)/g)].map(([, name]) => name));
  expect(names).toContain('cryptoprof_full');
  expect(names.filter((name) => !name.startsWith('cryptoprof_'))).toEqual([]);
  writeFileSync(node, '#!/bin/sh\nexec env\n');
  const env = { code: '7', log: 'debug', number: '5', script: 'mine', word: 'x' };
  const out = execFileSync(file, ['-r', 'x', 'app.js'], { encoding: 'utf8', env: { PATH: process.env.PATH, ...env } });
  expect(out.split('\n')).toEqual(
    expect.arrayContaining(Object.entries(env).map(([name, value]) => `${name}=${value}`)),
  );
});

test.each([
  ['a link to ours', (/** @type {string} */ file) => symlinkSync(process.execPath, file), 'node'],
  ['another Node', (/** @type {string} */ file) => writeFileSync(file, '', { mode: 0o755 }), process.execPath],
])('Node has the name that a shell uses if that is %s', async (_, make, name) => {
  const { file } = await makeStandIn({ permit: false, real: process.execPath });
  const place = makeDirectory();
  make(path.join(place, 'node'));
  const env = { PATH: `${place}:${process.env.PATH}` };
  expect(execFileSync(file, ['-p', 'process.argv0'], { encoding: 'utf8', env })).toBe(`${name}\n`);
});

test('there is no setpriv where there is none', async () => {
  const { directory } = await makeStandIn();
  expect(readdirSync(path.join(directory, 'bin')).sort()).toEqual(['by-path', 'node']);
});

test('it stands before the Node that is meant, and only there', async () => {
  const { directory, node, file } = await makeStandIn();
  const own = { directory: `${directory}/`, node, cwd: '/' };
  const [home, other] = [path.dirname(node), makeDirectory()];
  writeFileSync(path.join(other, 'node'), '');
  expect(nodeInPath.withStandIn(`/none:${home}:/bin`, own)).toBe(`/none:${path.dirname(file)}:${home}:/bin`);
  expect(nodeInPath.withoutStandIn(`/none:${path.dirname(file)}:${home}`, own.directory)).toBe(`/none:${home}`);
  // Another Node comes first, or none is there.
  for (const places of [`${other}:${home}`, '/none', '']) expect(nodeInPath.withStandIn(places, own)).toBe(places);
  writeFileSync(path.join(other, 'node'), `#!/bin/sh\nexec "${node}" "$@"\n`);
  expect(nodeInPath.withStandIn(`${other}:${home}`, own)).toBe(`${path.dirname(file)}:${other}:${home}`);
  expect(existsSync(file)).toBe(true);
});

test.each([
  ['/n/node app.js', '/s/node app.js'],
  ['"/n/node" "app.js"', '"/s/node" "app.js"'],
  ['cd x && A=1 B=/y /n/node app.js; /n/node', 'cd x && A=1 B=/y /s/node app.js; /s/node'],
  ['#!/bin/sh\nexec "/n/node" "x" "$@"\n', '#!/bin/sh\nexec "/s/node" "x" "$@"\n'],
  ['(/n/node a | /n/node b)', '(/s/node a | /s/node b)'],
  [`echo 'it''s' "\${A} \\" $B" \\' x#y; /n/node a`, `echo 'it''s' "\${A} \\" $B" \\' x#y; /s/node a`],
  ["# it's made\nA=$(/n/node a)", "# it's made\nA=$(/s/node a)"],
  ['export PORT="${PORT:-3000}"\nexec /n/node a', 'export PORT="${PORT:-3000}"\nexec /s/node a'],
  ['D="$(cd "$(dirname "$0")" && pwd)"; /n/node a', 'D="$(cd "$(dirname "$0")" && pwd)"; /s/node a'],
  ['D=`dirname "$0"`; N=$((1 + (2))); /n/node a', 'D=`dirname "$0"`; N=$((1 + (2))); /s/node a'],
  [
    'O="$(/n/node a)"; echo "v $(cd "$D" && exec /n/node -v)"',
    'O="$(/s/node a)"; echo "v $(cd "$D" && exec /s/node -v)"',
  ],
  ['X="${A:-$(/n/node a)}"; Y="$$$( /n/node a)"', 'X="${A:-$(/s/node a)}"; Y="$$$( /s/node a)"'],
  ["X=${A:-'b'}; /n/node a", "X=${A:-'b'}; /s/node a"],
  ['x=$[1<<2]\n/n/node a.js', 'x=$[1<<2]\n/s/node a.js'],
  ['let "a=1<<2"\n/n/node a.js', 'let "a=1<<2"\n/s/node a.js'],
  ['N=$(( 1 << 2 ))\n/n/node a.js', 'N=$(( 1 << 2 ))\n/s/node a.js'],
  ['N=$((1<<2))\n/n/node a <<< hi\n/n/node -e "1<<b"', 'N=$((1<<2))\n/s/node a <<< hi\n/s/node -e "1<<b"'],
  ['# note;\n/n/node a; #(\n\n /n/node b', '# note;\n/s/node a; #(\n\n /s/node b'],
])('%j: the stand-in is started', (command, changed) => {
  expect(inShell({ path: '/bin/sh', file: '/bin/sh', args: ['sh', '-c', command, 'a'] }, '/n/node', '/s/node')).toEqual(
    {
      file: '/bin/sh',
      args: ['sh', '-c', changed, 'a'],
    },
  );
});

test.each([
  ['echo /n/node', '/s/node'],
  ['echo "a; b" "/n/node"', '/s/node'],
  ['ssh host "cd /app && /n/node a.js"', '/s/node'],
  ["docker exec api sh -c 'cd /app; /n/node a.js'", '/s/node'],
  [`echo "\\"" 'a"b; /n/node a.js'`, '/s/node'],
  ['ssh host "$(echo "; /n/node a.js")"', '/s/node'],
  ['ssh host "${A:-"; /n/node a.js"}"', '/s/node'],
  ["echo $'\\'; /n/node a.js'", '/s/node'],
  ["# it's\nssh host '; /n/node a.js'", '/s/node'],
  ['find . -name x \\; /n/node', '/s/node'],
  ['A=`ssh host "x; /n/node a.js"`', '/s/node'],
  ["A=${B:-'; /n/node a.js'}", '/s/node'],
  ['ssh host "$(cat f); /n/node a.js" "(/n/node a.js)" "\\$(/n/node a.js) $$(/n/node a.js)"', '/s/node'],
  ["ssh host '$(/n/node a.js)'", '/s/node'],
  ['ssh host <<END\n/n/node a.js\nEND', '/s/node'],
  ["ssh host <<- '!'\n/n/node a.js\n!", '/s/node'],
  ['cat <<0 > start.sh\n/n/node a.js\n0', '/s/node'],
  ['N=$((1<<2)); cat << 2EOF\n/n/node a.js\n2EOF', '/s/node'],
  ['# note; /n/node a.js', '/s/node'],
  ['/n/nodes x', '/s/node'],
  ['/n/node x', '/s/no de'],
  ['"/n/node" x', '/s/$HOME/node'],
  ['node x', '/s/node'],
])('%j stays as it is', (command, standIn) => {
  expect(inShell({ path: null, file: 'sh', args: ['sh', '-c', command] }, '/n/node', standIn)).toBeNull();
});

test.each([
  ['#!/bin/sh', '/found/tool'],
  ['#! /bin/sh ', '/found/tool'],
  ['#!/bin/sh -e', '/found/tool', ['-e', '-c']],
  ['#!/bin/sh -s', null],
  ['#!/bin/bash', null],
])('a script that begins with %j is told where it was found', (line, name, options = ['-c']) => {
  const script = path.join(makeDirectory(), 'tool');
  writeFileSync(script, `${line}\nexec /n/node "$0"\n`, { mode: 0o755 });
  const start = { path: script, file: 'tool', found: '/found/tool', args: ['tool', 'a'] };
  const shell = inShell(start, '/n/node', '/s/node');
  expect(shell?.args ?? null).toEqual(name && ['sh', ...options, expect.stringContaining('exec /s/node'), name, 'a']);
});

test.each([
  ['npm', true],
  ['./x/npm-cli.js', true],
  ['/opt/yarn-v1.22.22/bin/yarn.js', true],
  ['/x/node_modules/.bin/tsx', true],
  ['/x/node_modules/.pnpm/tsx@4.23.15/node_modules/tsx/dist/cli.mjs', true],
  ['/x/node_modules/env-cmd/bin/env-cmd.js', true],
  ['/x/node_modules/dotenv/lib/main.js', false],
  ['/x/node_modules/tsx/dist/loader.mjs', false],
  ['yarn.js', false],
  ['npm-check', false],
  ['', false],
])('%s is a package manager: %s', (script, is) => expect(launchers.isLauncher(script)).toBe(is));
