/**
 * Which signals a Node's own program listens to. The kernel says that a signal is caught, not by whom: Node catches
 * SIGUSR1 for its inspector, and a program that listens to it takes its place. So libuv's table of listeners is read in
 * the process' memory: `uv__signal_tree` of src/unix/signal.c, a red-black tree of `uv_signal_t`, whose layout is part of
 * libuv 1's ABI (include/uv.h, include/uv/unix.h).
 */
import { open, readFile } from 'node:fs/promises';

/** @import { FileHandle } from 'node:fs/promises' */

/** Link-time optimisation adds `.0`. */
const NAME = /\0uv__signal_tree(?:\.\d+)?\0/;
/** Offsets of `uv_signal_t` on 64-bit systems. */
const HANDLE = { signum: 104, left: 112, right: 120, size: 128 };
const MOST_LISTENERS = 10_000;
const SECTION = { symbols: 2, size: 64 };
const SYMBOL_BYTES = 24;
const POSITION_INDEPENDENT = 3;

/**
 * @param {number} pid of a Node
 * @returns {Promise<Set<number> | null>} numbers of signals that its program listens to; null if its memory can't be
 *   read, or its binary does not say where they are
 */
export async function signalListeners(pid) {
  /** @type {FileHandle[]} */
  const opened = [];
  try {
    for (const name of ['exe', 'mem']) opened.push(await open(`/proc/${pid}/${name}`));
    const [binary, memory] = opened;
    const address = await treeAddress(binary);
    if (address === null) return null;
    const base = address.isRelative ? await baseOf(pid) : 0;
    return await walkTree(memory, base + address.value);
  } catch {
    return null;
  } finally {
    for (const file of opened) await file.close();
  }
}

/**
 * @param {FileHandle} binary ELF, 64 bits, little-endian
 * @returns {Promise<{value: number, isRelative: boolean} | null>} where the tree's root is; null if no symbol says so
 */
async function treeAddress(binary) {
  const header = await read(binary, 0, SECTION.size);
  const count = header.readUInt16LE(0x3c);
  const sections = await read(binary, Number(header.readBigUInt64LE(0x28)), count * SECTION.size);
  const part = (/** @type {number} */ index) => {
    const at = index * SECTION.size;
    return read(binary, Number(sections.readBigUInt64LE(at + 0x18)), Number(sections.readBigUInt64LE(at + 0x20)));
  };
  for (let index = 0; index < count; index++) {
    if (sections.readUInt32LE(index * SECTION.size + 4) !== SECTION.symbols) continue;
    const names = await part(sections.readUInt32LE(index * SECTION.size + 0x28));
    const name = names.toString('latin1').search(NAME) + 1;
    const symbols = await part(index);
    for (let at = 0; name > 0 && at < symbols.length; at += SYMBOL_BYTES) {
      if (symbols.readUInt32LE(at) !== name) continue;
      const isRelative = header.readUInt16LE(0x10) === POSITION_INDEPENDENT;
      return { value: Number(symbols.readBigUInt64LE(at + 8)), isRelative };
    }
  }
  return null;
}

/**
 * @param {number} pid of a process
 * @returns {Promise<number>} where its binary begins in memory
 */
async function baseOf(pid) {
  return parseInt(await readFile(`/proc/${pid}/maps`, 'latin1'), 16);
}

/**
 * @param {FileHandle} memory of the process
 * @param {number} root address of the pointer to the first listener
 * @returns {Promise<Set<number>>} signals of all listeners
 */
async function walkTree(memory, root) {
  /** @type {Set<number>} */
  const signals = new Set();
  const open = [Number((await read(memory, root, 8)).readBigUInt64LE())];
  for (let next = open.pop(), seen = 0; next !== undefined; next = open.pop()) {
    if (next === 0) continue;
    if (++seen > MOST_LISTENERS) throw new Error('a tree without an end');
    const handle = await read(memory, next, HANDLE.size);
    signals.add(handle.readInt32LE(HANDLE.signum));
    for (const side of [HANDLE.left, HANDLE.right]) open.push(Number(handle.readBigUInt64LE(side)));
  }
  return signals;
}

/**
 * @param {FileHandle} file to read in
 * @param {number} position bytes
 * @param {number} length bytes
 * @returns {Promise<Buffer>} all of them
 */
async function read(file, position, length) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead !== length) throw new Error('too short');
  return buffer;
}
