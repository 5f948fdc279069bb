/** Which Nodes a program starts, and which of them are not recorded. */
import { embedsNode } from './embedded-node.js';
import { PROBE_FILE, UNCOUNTED_FILE } from './flags.js';
import { WITHOUT_PROGRAM, conflictingOption, optionName, splitNodeWords } from './node-options.js';
import launchers from './probe/launchers.cjs';
import { countThreads, readChildren, readCommandLine, readExecutable, readImage } from './proc.js';

/** @import { Proc } from './proc.js' */

/** Most processes to look at: more would take too long. */
const MOST = 200;

/**
 * Finds the Nodes among the processes that a program starts, directly or through a shell, npm, or a script with
 * `#!/usr/bin/env node`. Some have no log, because nothing could pass our options on to them.
 * @param {number} mainPid process id of the program
 * @param {Proc} proc to read
 * @param {string} [node] real path of the profiled Node, if the program itself runs something else
 * @param {(option: string, pid: number) => void} [onRefused] called with each that can't be recorded because of an
 *   option
 * @param {(file: string) => boolean} [embeds] whether an executable with another name contains Node
 * @returns {{look: () => number[], isEmbedded: (pid: number) => boolean}} `look` returns the process ids of those
 *   running now; many live for less than the time between two looks. A child that is still a fork of Node, before it
 *   executes its own program, does not count. `isEmbedded` says whether a process, or the program itself, has Node
 *   built in
 */
export function nodesBelow(mainPid, proc, node = '', onRefused = () => {}, embeds = embedsNode) {
  /** @type {Set<number>} with their parent's command line at the last look, if nothing else is known */
  let before = new Set();
  /** @type {Set<number>} */
  const refused = new Set();
  const note = (/** @type {number} */ pid, /** @type {string | null} */ option) => {
    if (option === null || refused.has(pid)) return;
    refused.add(pid);
    onRefused(option, pid);
  };
  /** @type {Set<number>} */
  const embedded = new Set();
  /** @type {Map<string, boolean>} by path */
  const known = new Map();
  const lookInto = (/** @type {number} */ pid, /** @type {string} */ executable, /** @type {string} */ own) => {
    // A package manager with its own Node, such as pnpm's executable, is not profiled anyway.
    if (executable === '' || isNode(executable, own) || launchers.isLauncher(executable)) return false;
    // Not by its path, which may have been replaced, or be inside a container.
    if (!known.has(executable)) known.set(executable, embeds(`/proc/${pid}/exe`));
    const isEngine = known.get(executable) === true && !onlyStarts(pid, executable, proc);
    if (isEngine) embedded.add(pid);
    return isEngine;
  };
  return {
    isEmbedded: (pid) => embedded.has(pid),
    look() {
      const own = node === '' ? readExecutable(mainPid, proc) : node;
      const below = descendants(mainPid, proc);
      const embedding = [mainPid, ...below.map(({ pid }) => pid)].filter((pid) =>
        lookInto(pid, readExecutable(pid, proc), own),
      );
      const nodes = below
        .filter(({ pid }) => isNode(readExecutable(pid, proc), own))
        .map(({ pid, parent }) => ({ pid, words: readCommandLine(pid, proc), copy: copyOf(pid, parent, proc) }))
        .filter(({ words, copy }) => copy !== 'certain' && !runsNoProgram(words));
      const found = nodes.filter(({ pid, copy }) => copy === 'none' || before.has(pid));
      before = new Set(nodes.filter(({ copy }) => copy === 'likely').map(({ pid }) => pid));
      for (const { pid, words } of found) note(pid, refusedOption(words));
      return [...found.map(({ pid }) => pid), ...embedding];
    },
  };
}

/**
 * @param {number} mainPid process id of the program
 * @param {Proc} proc to read
 * @returns {{pid: number, parent: number}[]} all its descendants
 */
function descendants(mainPid, proc) {
  const found = [{ pid: mainPid, parent: 0 }];
  for (let index = 0; index < found.length && found.length < MOST; index++) {
    const parent = found[index].pid;
    found.push(...readChildren(parent, proc).map((pid) => ({ pid, parent })));
  }
  return found.slice(1);
}

/**
 * On a busy machine a child may remain a fork for seconds. The program that it then executes has its stack at another
 * address.
 * @param {number} pid of a process
 * @param {number} parent of it
 * @param {Proc} proc to read
 * @returns {'certain' | 'likely' | 'none'} whether it is still a fork of its parent
 */
function copyOf(pid, parent, proc) {
  const [image, copied] = [readImage(pid, proc), readImage(parent, proc)];
  if (image !== '' && copied !== '') return image === copied ? 'certain' : 'none';
  const isLike = readCommandLine(pid, proc).join('\0') === readCommandLine(parent, proc).join('\0');
  return isLike ? 'likely' : 'none';
}

/**
 * `bun run start` and `deno task start` run scripts of package.json like npm. An engine that runs code has threads for
 * compilation and garbage collection (Node, Bun, Electron); Deno always has them.
 * @param {number} pid of a process
 * @param {string} executable that it runs, which contains an engine
 * @param {Proc} proc to read
 * @returns {boolean} whether it runs no code itself, as far as can be seen now
 */
function onlyStarts(pid, executable, proc) {
  const isTask = executable.endsWith('/deno') && readCommandLine(pid, proc)[1] === 'task';
  return isTask || countThreads(pid, proc) === 1;
}

/**
 * @param {string[]} words a Node command line
 * @returns {boolean} whether it only prints something: `node --version`
 */
function runsNoProgram(words) {
  return splitNodeWords(words.slice(1)).nodeOptions.some((word) => WITHOUT_PROGRAM.has(optionName(word)));
}

/**
 * @param {string[]} words a Node command line
 * @returns {string | null} the option that keeps it from being recorded, null if there is none
 */
function refusedOption(words) {
  // Recorded processes have such options from us.
  if (words.includes(PROBE_FILE) || words.includes(UNCOUNTED_FILE)) return null;
  const option = conflictingOption(splitNodeWords(words.slice(1)).nodeOptions);
  return option === null ? null : optionName(option);
}

/**
 * @param {string} executable path, `''` if unknown
 * @param {string} own path of the profiled one
 * @returns {boolean} whether it is a Node
 */
export function isNode(executable, own) {
  return executable !== '' && (executable === own || /(?:^|\/)node(?:js)?(?:-?v?\d[\d.]*)?$/.test(executable));
}
