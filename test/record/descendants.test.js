import { nodesBelow } from '../../src/record/descendants.js';
import { PROBE_FILE } from '../../src/record/flags.js';

/** @import { Proc } from '../../src/record/proc.js' */

const MAIN = 7;
const NODE = '/opt/node/bin/node';

/**
 * A /proc of processes, by id.
 * @param {Record<number, {parent: number, exe: string, words: string[], stack?: number, threads?: number}>} processes which
 *   may be changed between two looks; `stack` is where the kernel put the stack of what runs there; one thread if nothing is
 *   said
 * @returns {Proc} of them
 */
const procOf = (processes) => ({
  list: (directory) => {
    const pid = Number(directory.split('/')[2]);
    return Array.from({ length: processes[pid].threads ?? 1 }, (_, index) => `${pid + index * 1000}`);
  },
  read: (file) => {
    const pid = Number(file.split('/')[2]);
    if (file.endsWith('/stat')) return `${pid} (node) S ${'1 '.repeat(24)}${processes[pid].stack ?? 0} 1`;
    if (file.endsWith('/cmdline')) return processes[pid].words.map((word) => `${word}\0`).join('');
    if (Number(file.split('/')[4]) !== pid) return '';
    return Object.keys(processes)
      .filter((key) => processes[Number(key)].parent === pid)
      .join(' ');
  },
  follow: (link) => processes[Number(link.split('/')[2])].exe,
});

const main = { parent: 1, exe: NODE, words: ['node', 'app.js'] };
const shell = { parent: MAIN, exe: '/bin/dash', words: ['/bin/sh', '-c', 'node x.js'] };

test('a Node behind a shell is seen at the first look', () => {
  expect(
    nodesBelow(
      MAIN,
      procOf({ [MAIN]: main, 8: shell, 9: { parent: 8, exe: '/usr/bin/node', words: ['node', 'x.js'] } }),
    ).look(),
  ).toEqual([9]);
});

test('a child that is still a copy of its parent is none, unless it stays one', () => {
  /** @type {Record<number, {parent: number, exe: string, words: string[]}>} */
  const processes = { [MAIN]: main, 8: { ...main, parent: MAIN }, 9: { ...main, parent: MAIN } };
  const nodes = nodesBelow(MAIN, procOf(processes));
  expect(nodes.look()).toEqual([]);
  processes[8] = shell;
  expect(nodes.look()).toEqual([9]);
});

test('on a crowded machine it stays one for several looks, and then runs something else', () => {
  /** @type {Parameters<typeof procOf>[0]} */
  const processes = { [MAIN]: { ...main, stack: 5 }, 8: { ...main, parent: MAIN, stack: 5 } };
  const nodes = nodesBelow(MAIN, procOf(processes));
  expect([nodes.look(), nodes.look(), nodes.look()]).toEqual([[], [], []]);
  processes[8] = { ...shell, stack: 6 };
  expect(nodes.look()).toEqual([]);
});

test('a Node that is part of an executable is one by what that exports, whatever it is called; but for package managers', () => {
  const processes = {
    [MAIN]: { parent: 1, exe: '/opt/own', words: ['./own'], threads: 4 },
    8: { parent: MAIN, exe: '/opt/tool', words: ['tool', '--version'], threads: 4 },
    9: { parent: MAIN, exe: '/bin/ls', words: ['ls'] },
    10: { parent: MAIN, exe: '/home/me/.local/share/pnpm/pnpm', words: ['pnpm', 'run', 'build'], threads: 4 },
  };
  const embeds = (/** @type {string} */ file) => file !== '/proc/9/exe';
  const nodes = nodesBelow(MAIN, procOf(processes), NODE, () => {}, embeds);
  expect(nodes.look()).toEqual([MAIN, 8]);
  expect([MAIN, 8, 9, 10].map((pid) => nodes.isEmbedded(pid))).toEqual([true, true, false, false]);
});

test.each([
  ['bun run start', ['bun', 'run', 'start'], 1, false],
  ['bun run start, whose script it runs itself', ['bun', 'run', 'start'], 4, true],
  ['deno task start', ['deno', 'task', 'start'], 4, false],
  ['deno run task', ['deno', 'run', 'task'], 4, true],
])('what only starts scripts, as a package manager does, is none: %s', (_, words, threads, isEmbedded) => {
  const exe = `/opt/bin/${words[0]}`;
  const processes = { [MAIN]: { parent: 1, exe, words, threads }, 8: { ...main, parent: MAIN } };
  const nodes = nodesBelow(
    MAIN,
    procOf(processes),
    NODE,
    () => {},
    () => true,
  );
  expect(nodes.look()).toEqual(isEmbedded ? [8, MAIN] : [8]);
  expect(nodes.isEmbedded(MAIN)).toBe(isEmbedded);
});

test('a Node with the command line of its parent is seen at the first look', () => {
  const processes = { [MAIN]: { ...main, stack: 5 }, 8: { ...main, parent: MAIN, stack: 6 } };
  expect(nodesBelow(MAIN, procOf(processes)).look()).toEqual([8]);
});

test.each([
  ['node', '--version'],
  ['node', '--no-warnings', '-v'],
  ['node', '--check', 'x.js'],
])('what runs no program is none: %j', (...words) => {
  expect(nodesBelow(MAIN, procOf({ [MAIN]: main, 8: { parent: MAIN, exe: NODE, words } })).look()).toEqual([]);
});

test('but the options of a program are its own', () => {
  expect(
    nodesBelow(
      MAIN,
      procOf({ [MAIN]: main, 8: { parent: MAIN, exe: NODE, words: ['node', 'x.js', '--version'] } }),
    ).look(),
  ).toEqual([8]);
});

test('options with which nothing can be recorded are told once for each process, but not our own', () => {
  const node = (/** @type {string[]} */ ...words) => ({ parent: MAIN, exe: NODE, words: ['node', ...words] });
  const processes = {
    [MAIN]: main,
    8: node('--watch-path=src', 'x.js'),
    9: node('--watch_path', 'lib', 'y.js'),
    10: node('--prof', '--logfile=x.log', '--require', PROBE_FILE, 'z.js'),
    11: node('z.js', '--cpu-prof'),
  };
  /** @type {string[]} */
  const refused = [];
  const nodes = nodesBelow(MAIN, procOf(processes), NODE, (option, pid) => refused.push(`${pid} ${option}`));
  nodes.look();
  nodes.look();
  expect(refused).toEqual(['8 --watch-path', '9 --watch-path']);
});
