import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { openRegularFile } from './byte-source.js';
import { functionName } from './symbol-name.js';

/** @import { LibraryAnswer } from './elf-library.js' */
/** @import { LibraryUse, NativeSymbol } from './index.js' */

/**
 * Where Apple's command line tools are. The `nm` on the path is none: without the tools it opens a
 * dialogue that offers to install them.
 */
const TOOLS = [
  '/Library/Developer/CommandLineTools/usr/bin/nm',
  '/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/bin/nm',
];

/** A line of `nm -n`: `0000000100003f50 T __ZN4node5StartEiPPc`. Only code, `t` and `T`, concerns us. */
const LINE = /^([0-9a-f]{1,16}) ([tT]) (.+)$/;

/** Longer lines hold no name of a function. */
const LONGEST_LINE = 4200;

/**
 * Names the addresses of a Mach-O file that were hit, on macOS.
 * @param {LibraryUse} use the library's rows and addresses; V8 logs the slide of Mach-O images in the
 *   row, and it is 0 where the use has none
 * @returns {Promise<LibraryAnswer>}
 */
export async function symbolizeMachO(use) {
  const { source, status } = openRegularFile(use.path);
  source?.close();
  if (status !== 'ok') return { buildId: '', status, symbols: [], openssl: [] };
  const tool = TOOLS.find((path) => existsSync(path));
  if (tool === undefined) return { buildId: '', status: 'unsupported', symbols: [], openssl: [] };
  const child = spawn(tool, ['-n', use.path], { stdio: ['ignore', 'pipe', 'ignore'] });
  const closed = new Promise((resolve) => {
    child.on('error', () => resolve(-1));
    child.on('close', resolve);
  });
  const reader = createNmReader(use);
  for await (const line of createInterface({ input: child.stdout })) reader.addLine(line);
  if ((await closed) !== 0) return { buildId: '', status: 'unreadable', symbols: [], openssl: [] };
  return { buildId: '', openssl: [], ...reader.finish() };
}

/**
 * Reads the output of `nm -n`, which is sorted by address. Mach-O symbols have no size: each ends where
 * the next begins. Without local symbols the file is stripped, and the next one is not the next function.
 * @param {LibraryUse} use the library's rows and addresses
 * @returns {{addLine: (line: string) => void, finish: () => Pick<LibraryAnswer, 'status' | 'symbols'>}}
 */
export function createNmReader({ rows, addresses }) {
  const slide = rows[0]?.slide ?? 0;
  const last = rows.reduce((end, row) => Math.max(end, row.end), 0);
  /** @type {NativeSymbol[]} */
  const symbols = [];
  let current = { name: '', start: -1 };
  let local = false;
  let next = 0;

  /** @param {number} end runtime address where the current symbol ends */
  const close = (end) => {
    while (next < addresses.length && addresses[next] < current.start) next++;
    if (current.name === '' || next >= addresses.length || addresses[next] >= end) return;
    symbols.push({ name: current.name, start: current.start, end, component: '' });
  };

  return {
    addLine(line) {
      const match = line.length > LONGEST_LINE ? null : LINE.exec(line);
      if (match === null) return;
      const start = Number.parseInt(match[1], 16) + slide;
      if (match[2] === 't') local = true;
      // Of several names of one address the first one counts; the output is not sorted where it goes back.
      if (start <= current.start) return;
      close(start);
      current = { name: functionName(match[3].replace(/^_/, '')), start };
    },
    finish() {
      close(last);
      return local ? { status: 'ok', symbols } : { status: 'stripped', symbols: [] };
    },
  };
}
