import { readChildren, readExecutable } from './proc.js';

/** @import { Proc } from './proc.js' */

/** Of more processes than this nobody wants to know, and to look at them would take too long. */
const MOST = 200;

/**
 * Finds the Nodes among the processes that a program starts, whoever starts them for it: a shell, npm, a script with
 * `#!/usr/bin/env node`. Those have no log, because nobody could pass our options on to them.
 * @param {number} mainPid process id of the program
 * @param {Proc} proc to read
 * @returns {{look: () => number[]}} process ids of those that were seen at the last look and at this one: before a child runs what it
 *   is for, it is a copy of Node for a moment
 */
export function nodesBelow(mainPid, proc) {
  /** @type {Set<number>} */
  let before = new Set();
  return {
    look() {
      const own = readExecutable(mainPid, proc);
      const now = new Set(descendants(mainPid, proc).filter((pid) => isNode(readExecutable(pid, proc), own)));
      const stay = [...now].filter((pid) => before.has(pid));
      before = now;
      return stay;
    },
  };
}

/**
 * @param {number} mainPid process id of the program
 * @param {Proc} proc to read
 * @returns {number[]} processes that it and its children have started
 */
function descendants(mainPid, proc) {
  const found = [mainPid];
  for (let index = 0; index < found.length && found.length < MOST; index++) found.push(...readChildren(found[index], proc));
  return found.slice(1);
}

/**
 * @param {string} executable path, `''` if unknown
 * @param {string} own path of the program's
 * @returns {boolean} whether it is a Node
 */
function isNode(executable, own) {
  return executable !== '' && (executable === own || /(?:^|\/)node(?:js)?(?:-?v?\d[\d.]*)?$/.test(executable));
}
