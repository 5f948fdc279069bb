/** Runs `node --prof-process` of a version of Node on a repaired log, with all symbols. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { repairForNode } from './repair-for-node.js';

/** @import { Sidecar } from '../../src/symbols/sidecar.js' */

const run = promisify(execFile);
const TOOLS = fileURLToPath(new URL('./node-processor-tools.cjs', import.meta.url));
const MOST_BYTES = 1024 ** 3;

/**
 * A stack as `--preprocess` has it: `frames` are [name, type, kind, offset], innermost first; of what is
 * unknown [address].
 * @typedef {{time: number, state: number, frames: (string | number)[][]}} Stack
 */

/** @typedef {{text: string, stacks: Stack[], complaints: string}} Processed */

/**
 * @param {object} job what to do
 * @param {string} job.node path of the Node that recorded the log
 * @param {string} job.log absolute path of the log as V8 wrote it
 * @param {Sidecar | null} job.sidecar where names come from; null: from the files of this machine
 * @param {string} job.directory for temporary files
 * @param {string} job.cache directory for what nm said
 * @param {boolean} [job.repaired] false to give Node the log as it is
 * @returns {Promise<Processed>} what Node makes of it
 */
export async function processWithNode({ node, log, sidecar, directory, cache, repaired = true }) {
  const bytes = await readFile(log);
  const name = `${path.basename(log)}.fixed`;
  await writeFile(path.join(directory, name), repaired ? repairForNode(bytes, sidecar === null ? slideOfFile : () => 0) : bytes);
  const tools = path.join(directory, `${name}.tools.json`);
  await mkdir(cache, { recursive: true });
  await writeFile(tools, JSON.stringify(sidecar === null ? { vdso: await saveVdso(directory), cache } : { answers: answersOf(sidecar) }));
  // nm is given by its path: it is not asked about the vdso by Node if it is just called nm.
  const words = ['--no-warnings', '--require', TOOLS, '--prof-process', '--nm=/usr/bin/nm'];
  const options = { cwd: directory, maxBuffer: MOST_BYTES, env: { ...process.env, CRYPTOPROF_TOOLS: tools, NODE_OPTIONS: '' } };
  const { stdout: text, stderr: complaints } = await run(node, [...words, name], options);
  const { stdout: json } = await run(node, [...words, '--preprocess', name], options);
  return { text: text.replace(name, path.basename(log)), stacks: stacksOf(JSON.parse(json)), complaints };
}

/**
 * @param {{code: {name: string, type: string, kind?: string}[], ticks: {tm: number, vm: number, s: number[]}[]}} json of --preprocess
 * @returns {Stack[]} its ticks
 */
function stacksOf({ code, ticks }) {
  return ticks.map(({ tm, vm, s }) => {
    const frames = [];
    for (let at = 0; at < s.length; at += 2) {
      const record = code[s[at]];
      frames.push(s[at] === -1 ? [s[at + 1]] : [record.name, record.type, record.kind ?? '', s[at + 1]]);
    }
    return { time: tm, state: vm, frames };
  });
}

/**
 * @param {Sidecar} sidecar of a log
 * @returns {Record<string, string>} what nm would say of each library if it ran where it was linked
 */
function answersOf({ libraries }) {
  const hex = (/** @type {number} */ value) => value.toString(16).padStart(16, '0');
  return Object.fromEntries(libraries.map(({ path: library, symbols }) => (
    [library, symbols.map(({ name, start, end }) => `${hex(start)} ${hex(end - start)} t ${name}\n`).join('')])));
}

/**
 * @param {string} library absolute path
 * @returns {number} its slide: for programs that run where they were linked, how far its code is from where
 *   it is in the file
 */
function slideOfFile(library) {
  try {
    if (readFileSync(library).readUInt16LE(16) !== 2) return 0;
    const [, , , vma, , offset] = execFileSync('objdump', ['-h', '-j', '.text', library], { encoding: 'utf8' })
      .split('\n').map((line) => line.trim().split(/\s+/)).find(([, section]) => section === '.text') ?? [];
    return Number.parseInt(vma, 16) - Number.parseInt(offset, 16);
  } catch {
    return 0;
  }
}

/**
 * @param {string} directory to write to
 * @returns {Promise<string>} path of a file that holds our vdso: that of every process here
 */
async function saveVdso(directory) {
  const [range] = readFileSync('/proc/self/maps', 'latin1').split('\n').filter((line) => line.endsWith('[vdso]'))[0].split(' ');
  const [start, end] = range.split('-').map((text) => Number.parseInt(text, 16));
  const bytes = Buffer.alloc(end - start);
  readSync(openSync('/proc/self/mem', 'r'), bytes, 0, bytes.length, BigInt(start));
  const file = path.join(directory, 'vdso.so');
  await writeFile(file, bytes);
  return file;
}
