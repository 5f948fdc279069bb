import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { LAUNCHER_FILE } from './flags.js';
import { behindGate } from './perf.js';
import beforeProbe from './probe/before-probe.cjs';
import inShell from './probe/in-shell.cjs';
import nodeInPath from './probe/node-in-path.cjs';
import planChild from './probe/plan-child.cjs';
import { passedOn } from './stand-in.js';

/** @import { CommandLine } from './command.js' */
/** @import { MainLog } from './main-log.js' */
/** @import { RecordOptions } from './record.js' */
/** @import { StoodFor } from './stand-in.js' */

/**
 * @typedef {object} ProgramStart
 * @property {string} file absolute path of the executable
 * @property {string} name that it is called by
 * @property {string[]} words all its arguments
 * @property {NodeJS.ProcessEnv} env its environment
 * @property {string} nodeBelow real path of the Node that it starts; `''` if it is a Node itself
 */

/**
 * Decides how to start a command so that it, or what it starts, is profiled.
 * @param {CommandLine} command to be run
 * @param {MainLog} log of its main thread
 * @param {StoodFor} stoodFor what its children find in place of Node
 * @param {Pick<RecordOptions, 'env' | 'cwd' | 'collector'>} how it runs
 * @returns {ProgramStart} what to spawn: file, words and environment
 */
export function planStart({ kind, file, name, words }, log, stoodFor, { env, cwd, collector }) {
  switch (kind) {
    case 'node':
      return { file, name, words: [...log.words, ...words], env: withProbe(env, log.words), nodeBelow: '' };
    case 'launcher':
      return {
        ...{ file, name },
        words: ['--require', LAUNCHER_FILE, ...words],
        env: { ...env, [planChild.PASS_ON]: passedOn(stoodFor) },
        nodeBelow: '',
      };
    case 'other': {
      const place = { directory: path.join(stoodFor.directory, '/'), node: stoodFor.node, cwd };
      const PATH = nodeInPath.losesRights(name, words) ? env.PATH : nodeInPath.withStandIn(env.PATH ?? '', place);
      const named = withoutPath({ file, name, words }, stoodFor);
      const start = collector === 'perf' ? behindGate(stoodFor.directory, named.file, named.words) : named;
      return { ...start, env: { ...env, PATH }, nodeBelow: realPath(stoodFor.node) };
    }
  }
}

/**
 * @param {Pick<ProgramStart, 'file' | 'name' | 'words'>} start of a shell, a script or anything else
 * @param {StoodFor} stoodFor what is found in place of Node
 * @returns {Pick<ProgramStart, 'file' | 'name' | 'words'>} the same, except that commands that name our Node by path,
 *   like those that Yarn makes for each run, use the stand-in
 */
function withoutPath({ file, name, words }, { directory, node }) {
  const standIn = path.join(directory, nodeInPath.STAND_IN, nodeInPath.BY_PATH);
  try {
    const shell = existsSync(standIn) ? inShell({ path: file, file, args: [name, ...words] }, node, standIn) : null;
    if (shell !== null) return { file: shell.file, name: shell.args[0], words: shell.args.slice(1) };
  } catch {
    // A file that can't be read is started unchanged.
  }
  return { file, name, words };
}

/**
 * @param {NodeJS.ProcessEnv} env the program's environment
 * @param {string[]} words our options for Node: the last is the probe
 * @returns {NodeJS.ProcessEnv} the same; if its NODE_OPTIONS preload something, the probe comes first
 */
function withProbe(env, words) {
  const options = beforeProbe.withProbeFirst(env[beforeProbe.VARIABLE], words[words.length - 1]);
  return options === null ? env : { ...env, [beforeProbe.VARIABLE]: options };
}

/**
 * @param {string} file absolute path
 * @returns {string} with links resolved, if it exists
 */
function realPath(file) {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
