/** Runs `node --prof-process` of a version of Node, with all symbols: the other side of test/differential. */
import { execFile, execFileSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { repairForNode } from './repair-for-node.js';

/** @import { Sidecar } from '../../src/symbols/sidecar.js' */

const run = promisify(execFile);
const TOOLS = fileURLToPath(new URL('./node-processor-tools.cjs', import.meta.url));
/** What the tools said, by library. */
const CACHE = fileURLToPath(new URL('../../.cache/nm/', import.meta.url));
const MOST_BYTES = 1024 ** 3;
const ET_EXEC = 2;

/** Node prints it before all else if the log is of another patch of its V8. */
const VERSION_WARNING =
  /^(Testing v8 version different from logging version|Unable to read v8-version from log file\.)\n/;

/**
 * A stack as `--preprocess` has it: `frames` are [name, type, kind, offset], innermost first; of what is
 * unknown [address].
 * @typedef {{time: number, state: number, frames: (string | number)[][]}} Stack
 */

/**
 * @typedef {object} Job
 * @property {string} node path of the Node that recorded the log
 * @property {string} directory that holds the log; temporary files go there, too
 * @property {string} log name of the log as V8 wrote it
 * @property {Sidecar | null} sidecar where names come from; null: the files of this machine
 * @property {boolean} [repaired] false to give Node the log as it is
 */

/**
 * @param {Job} job a log
 * @returns {Promise<string>} the text that Node makes of it
 */
export async function nodeText(job) {
  return (await runProcessor(job, [])).replace('.for-node,', ',');
}

/**
 * @param {Job} job a log
 * @returns {Promise<Stack[]>} the ticks that Node makes of it
 */
export async function nodeStacks(job) {
  const { code, ticks } = JSON.parse(await runProcessor(job, ['--preprocess']));
  return ticks.map((/** @type {{tm: number, vm: number, s: number[]}} */ { tm, vm, s }) => {
    const frames = [];
    for (let at = 0; at < s.length; at += 2) {
      const { name, type, kind = '' } = code[s[at]] ?? {};
      frames.push(s[at] === -1 ? [s[at + 1]] : [name, type, kind, s[at + 1]]);
    }
    return { time: tm, state: vm, frames };
  });
}

/**
 * @param {Job} job a log
 * @param {string[]} words options of the processor
 * @returns {Promise<string>} what it prints
 */
async function runProcessor({ node, directory, log, sidecar, repaired = true }, words) {
  const file = `${log}.for-node`;
  const bytes = await readFile(path.join(directory, log));
  await writeFile(
    path.join(directory, file),
    repaired ? repairForNode(bytes, sidecar === null ? slideOf : () => 0) : bytes,
  );
  const tools = path.join(directory, 'tools.json');
  await mkdir(CACHE, { recursive: true });
  await writeFile(
    tools,
    JSON.stringify(sidecar === null ? { vdso: saveVdso(directory), cache: CACHE } : { answers: answersOf(sidecar) }),
  );
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, CRYPTOPROF_TOOLS: tools };
  delete env.NODE_OPTIONS;
  // nm is given by its path: Node does not ask about the vdso what is just called nm.
  const { stdout } = await run(
    node,
    ['--no-warnings', '--require', TOOLS, '--prof-process', '--nm=/usr/bin/nm', ...words, file],
    {
      cwd: directory,
      env,
      maxBuffer: MOST_BYTES,
    },
  );
  return stdout.replace(VERSION_WARNING, '');
}

/**
 * @param {Sidecar} sidecar of a log
 * @returns {Record<string, string>} what nm would say of each library if it ran where it was linked
 */
function answersOf({ libraries }) {
  const hex = (/** @type {number} */ value) => value.toString(16).padStart(16, '0');
  return Object.fromEntries(
    libraries.map(({ path: library, symbols }) => [
      library,
      symbols.map(({ name, start, end }) => `${hex(start)} ${hex(end - start)} t ${name}\n`).join(''),
    ]),
  );
}

/**
 * @param {string} library path of a library
 * @returns {number} its slide: for a program that runs where it was linked, how far its code is from where it
 *   is in the file
 */
function slideOf(library) {
  if (!library.startsWith('/') || readFileSync(library).readUInt16LE(16) !== ET_EXEC) return 0;
  const row = execFileSync('objdump', ['-h', '-j', '.text', library], { encoding: 'utf8' })
    .split('\n')
    .find((line) => line.includes(' .text '));
  const [, , , address, , offset] = (row ?? '').trim().split(/\s+/);
  return Number.parseInt(address, 16) - Number.parseInt(offset, 16);
}

/**
 * @param {string} directory to write to
 * @returns {string} path of a file that holds our vdso, which is that of every process here
 */
function saveVdso(directory) {
  const row =
    readFileSync('/proc/self/maps', 'latin1')
      .split('\n')
      .find((line) => line.endsWith('[vdso]')) ?? '';
  const [start, end] = row
    .split(' ')[0]
    .split('-')
    .map((text) => Number.parseInt(text, 16));
  const bytes = Buffer.alloc(end - start);
  const memory = openSync('/proc/self/mem', 'r');
  readSync(memory, bytes, 0, bytes.length, BigInt(start));
  closeSync(memory);
  const file = path.join(directory, 'vdso.so');
  writeFileSync(file, bytes);
  return file;
}
