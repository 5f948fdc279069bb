/** What the comparisons with Node's own processor have in common. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createFunctionLists } from '../../src/prof-process/compat/function-lists.js';
import { compatStacks, compatText } from '../../src/prof-process/compat/index.js';
import { visible } from '../../src/text/escape.js';

/** @import { Sidecar } from '../../src/symbols/sidecar.js' */
/** @import { Stack } from './node-processor.js' */

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MOST_BYTES = 1024 ** 3;
/** Reads each library once for all logs. */
const LOCAL = createFunctionLists({ mode: 'local', sidecar: null });

/**
 * @template T
 * @param {(directory: string) => Promise<T>} use is given a new directory, which is gone afterwards
 * @returns {Promise<T>} what it returns
 */
export async function inDirectory(use) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'cryptoprof-matrix-'));
  try {
    return await use(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * @param {string} node path of a Node
 * @param {string} program name of a program in fixtures/programs
 * @param {string[]} args its arguments
 * @param {string} directory to write the logs to
 * @returns {Promise<string[]>} names of the logs
 */
export async function record(node, program, args, directory) {
  await run(node, ['--prof', path.join(ROOT, 'fixtures/programs', program), ...args], {
    cwd: directory,
    maxBuffer: MOST_BYTES,
  });
  return (await readdir(directory)).filter((name) => name.startsWith('isolate-'));
}

/**
 * @param {string} directory that holds the log
 * @param {string} log its name
 * @param {string[]} words further options
 * @returns {Promise<{text: string, complaints: string}>} what `cryptoprof prof-process --compat` prints
 */
export async function commandText(directory, log, words = []) {
  const { stdout, stderr } = await run(
    process.execPath,
    [path.join(ROOT, 'bin/cryptoprof.js'), 'prof-process', '--compat', ...words, log],
    {
      cwd: directory,
      maxBuffer: MOST_BYTES,
    },
  );
  return { text: stdout, complaints: stderr };
}

/**
 * @param {string} directory that holds the log
 * @param {string} log its name
 * @param {object} names where those of native code come from
 * @param {Sidecar | null} names.sidecar null: the files of this machine
 * @param {(name: string) => string} names.demangle spells them
 * @returns {Promise<{text: string, lostRows: number, malformedRows: number, emptyLines: number, names: string[],
 *   stacks: Stack[]}>} what src/compat makes of it; `names` are those in the text, printed as they are
 */
export async function ourAnswer(directory, log, { sidecar, demangle }) {
  const bytes = await readFile(path.join(directory, log));
  const options = { functions: sidecar === null ? LOCAL : createFunctionLists({ mode: 'sidecar', sidecar }), demangle };
  const { samples } = await compatStacks([bytes], options);
  const stacks = samples.map(({ time, state, frames }) => ({
    time,
    state,
    frames: frames.map(({ code, offset }) => (code === null ? [offset] : [code.name, code.type, code.kind, offset])),
  }));
  /** @type {Set<string>} */
  const names = new Set();
  const printable = (/** @type {string} */ name) => {
    names.add(name);
    return name;
  };
  return {
    ...(await compatText([bytes], { ...options, argument: log, printable })),
    names: [...names],
    stacks,
  };
}

/**
 * @param {string} text as Node prints it, names as they are
 * @param {string[]} names that occur in it
 * @returns {string} the same with what could harm a terminal written out: the one difference of our command
 */
export function harmless(text, names) {
  const harmful = names.filter((name) => name !== visible(name)).sort((a, b) => b.length - a.length);
  return harmful.reduce((all, name) => all.replaceAll(name, visible(name)), text);
}

/** @type {Map<string, string>} */
const spelled = new Map();

/**
 * Spells a name as `nm -C` does.
 * @param {string} name mangled or not
 * @returns {string} as binutils spell it
 */
export function spellLikeBinutils(name) {
  let text = spelled.get(name);
  if (text === undefined) {
    text = /^_+[ZR]/.test(name) ? execFileSync('c++filt', ['-i', name], { encoding: 'utf8' }).replace(/\n$/, '') : name;
    spelled.set(name, text);
  }
  return text;
}

/**
 * @param {Stack[]} ours one side
 * @param {Stack[]} theirs the other
 * @returns {unknown} the first sample that differs on the two sides, null if none does: a comparison of all
 *   at once would print megabytes
 */
export function firstDifference(ours, theirs) {
  for (let sample = 0; sample < Math.max(ours.length, theirs.length); sample++) {
    if (JSON.stringify(ours[sample]) !== JSON.stringify(theirs[sample]))
      return { sample, ours: ours[sample], theirs: theirs[sample] };
  }
  return null;
}
