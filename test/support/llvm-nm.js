/** What LLVM's nm says of a Mach-O file: the yardstick of our own reader. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A line of `llvm-nm -n`: `0000000100003f50 T __ZN4node5StartEiPPc`. Only code, `t` and `T`, concerns us. */
const LINE = /^([0-9a-f]{16}) [tT] (.+)$/;

/**
 * @param {string} file absolute path
 * @returns {Promise<Map<number, string[]> | null>} names of its functions, with one underscore less, by address as
 *   linked, ascending; null if there is no llvm-nm here
 */
export async function listFunctions(file) {
  const child = spawn('llvm-nm', ['-n', file], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(-1));
    child.on('close', resolve);
  });
  /** @type {Map<number, string[]>} */
  const functions = new Map();
  for await (const line of createInterface({ input: child.stdout })) {
    const [, hex, name] = LINE.exec(line) ?? [];
    if (hex === undefined) continue;
    const address = Number.parseInt(hex, 16);
    const names = functions.get(address) ?? [];
    names.push(name.replace(/^_/, ''));
    functions.set(address, names);
  }
  return (await ended) === 0 ? functions : null;
}
