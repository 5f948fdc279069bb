import { execFile, spawn } from 'node:child_process';
import { once as onceEvent } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { once, PLATFORMS } from './foreign-nodes.js';

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Debian 13. Its Node is 20, in libraries: libnode.so.115, libcrypto.so.3, libuv.so.1. */
const SUITE = 'trixie';
/** The debug files of libc are in the same archive as the rest; those of Node and OpenSSL are in another. */
const PACKAGES = 'nodejs,libc6-dbg';
const MIRROR = 'http://deb.debian.org/debian';

/** Debian, as a directory here. */
export const DEBIAN = path.join(PLATFORMS, `debian-${SUITE}`);

/**
 * Installs Debian with its Node into .cache/, if need be.
 * @returns {Promise<string>} why that can't be done here, `''` if it is there
 */
export async function makeDebian() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'it needs Linux x64';
  if (process.getuid?.() !== 0) return 'chroot and mount need root';
  if (existsSync(DEBIAN)) return '';
  const missing = await missingTool(['debootstrap', 'unshare', 'chroot']);
  if (missing !== '') return `there is no ${missing} here (apt-get install ${missing})`;
  try {
    await once(DEBIAN, async (empty) => {
      await run('debootstrap', ['--variant=minbase', `--include=${PACKAGES}`, SUITE, empty, MIRROR], {
        maxBuffer: 16 << 20,
      });
      await writeFile(path.join(empty, 'etc/hosts'), '127.0.0.1 localhost\n');
    });
    return '';
  } catch (error) {
    return `debootstrap failed: ${/** @type {Error} */ (error).message.split('\n')[0]}`;
  }
}

/**
 * @param {string[]} tools names of programs
 * @returns {Promise<string>} the first that is not here, `''` if all are
 */
async function missingTool(tools) {
  for (const tool of tools) {
    const isThere = await run('sh', ['-c', `command -v ${tool}`]).then(Boolean, () => false);
    if (!isThere) return tool;
  }
  return '';
}

/**
 * Runs a program in Debian, which sees this project and some directories more where they lie here. The mounts are those
 * of the process, and gone with it.
 * @param {string[]} words the program and its arguments
 * @param {string} cwd absolute path, of one of the directories
 * @param {string[]} directories absolute paths that the program sees as well
 * @returns {Promise<{exitCode: number | null, output: string}>} how it ended; what it wrote on both streams
 */
export async function runInDebian(words, cwd, directories) {
  const seen = [ROOT, await realpath(path.join(ROOT, 'node_modules')), ...directories];
  for (const directory of seen) await mkdir(path.join(DEBIAN, directory), { recursive: true });
  const script = [
    'set -e; root=$1; cwd=$2; count=$3; shift 3',
    'mount -t proc proc "$root/proc"',
    'while [ $count -gt 0 ]; do mount --bind "$1" "$root$1"; shift; count=$((count - 1)); done',
    'exec chroot "$root" sh -c \'cd "$1" && shift && exec "$@"\' sh "$cwd" "$@"',
  ].join('\n');
  const directory = await mkdtemp(path.join(os.tmpdir(), 'cryptoprof-debian-'));
  const written = path.join(directory, 'output');
  const file = await open(written, 'w');
  try {
    const all = ['--mount', 'sh', '-c', script, 'sh', DEBIAN, cwd, String(seen.length), ...seen, ...words];
    const env = { HOME: '/root', PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };
    const child = spawn('unshare', all, { env, stdio: ['ignore', file.fd, file.fd] });
    const [exitCode] = await onceEvent(child, 'close');
    return { exitCode, output: await readFile(written, 'utf8') };
  } finally {
    await file.close();
    await rm(directory, { recursive: true });
  }
}
