import { execFile, spawn } from 'node:child_process';
import { once as onceEvent } from 'node:events';
import { copyFile, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { foreignNode, once, PLATFORMS } from './foreign-nodes.js';

const run = promisify(execFile);

/** Newer ones want memory that Wine 8 can't reserve, and end before their first line. */
export const WINE_MAJORS = [20, 22];

/** A Windows of our own, whose drive `C:` is a directory here. */
const PREFIX = path.join(PLATFORMS, 'wine');
export const DRIVE_C = path.join(PREFIX, 'drive_c');

/** Node refuses every Windows older than 10, and takes Wine for one. */
const ENVIRONMENT = { WINEPREFIX: PREFIX, WINEDEBUG: '-all', NODE_SKIP_PLATFORM_CHECK: '1', NODE_OPTIONS: '' };

/** @returns {Promise<string>} version of Wine; `''` if there is none here */
export async function wineVersion() {
  try {
    const { stdout } = await run('wine', ['--version']);
    return stdout.trim();
  } catch {
    return '';
  }
}

/** Makes the drive. */
export async function makeDrive() {
  await once(PREFIX, async (empty) => {
    await run('wine', ['wineboot', '-i'], { env: { ...process.env, ...ENVIRONMENT, WINEPREFIX: empty } });
    // Until all is on the disk.
    await run('wineserver', ['-w'], { env: { ...process.env, ...ENVIRONMENT, WINEPREFIX: empty } });
  });
}

/**
 * Puts a Node onto the drive, and what V8 needs to list the modules there: V8 names them to dbghelp in wide characters,
 * where it takes narrow ones (GetSharedLibraryAddresses in V8's src/base/platform/platform-win.cc). Windows sees through
 * that. Wine looks for a file with the name's first letter, and V8 lists nothing if there is none.
 * @param {number} major version of Node
 * @param {string} cwd where programs will run, absolute, on our side
 * @returns {Promise<string>} absolute path of `node.exe`, on Windows' side
 */
export async function prepareWine(major, cwd) {
  await makeDrive();
  await copyFile(await foreignNode('win-x64', major), path.join(DRIVE_C, 'node.exe'));
  await copyFile(path.join(DRIVE_C, 'windows/system32/ntdll.dll'), path.join(cwd, 'C'));
  return 'C:\\node.exe';
}

/**
 * @param {string[]} words `node.exe` and its arguments, as Windows has them
 * @param {string} cwd absolute path, on our side
 * @returns {Promise<{exitCode: number | null, output: string}>} how it ended; what it wrote on both streams
 */
export async function runUnderWine(words, cwd) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'cryptoprof-wine-'));
  // Node's pipes are sockets, which Wine does not take for streams.
  const written = path.join(directory, 'output');
  const file = await open(written, 'w');
  try {
    const env = { ...process.env, ...ENVIRONMENT };
    const child = spawn('wine', words, { cwd, env, stdio: ['ignore', file.fd, file.fd] });
    const [exitCode] = await onceEvent(child, 'close');
    return { exitCode, output: await readFile(written, 'utf8') };
  } finally {
    await file.close();
    await rm(directory, { recursive: true });
  }
}

/**
 * @param {string} file absolute path on our side, on the drive
 * @returns {string} what Windows calls it
 */
export function onDrive(file) {
  return `C:\\${path.relative(DRIVE_C, file).replaceAll('/', '\\')}`;
}
