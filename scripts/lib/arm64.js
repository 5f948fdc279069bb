/** Runs Node of arm64 on Linux of any other processor: by QEMU, on the C library of Debian's arm64. */
import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PLATFORMS, foreignNode, once } from './foreign-nodes.js';

const run = promisify(execFile);

/** Directories of QEMU, unpacked, and of arm64's root. */
const EMULATOR = 'qemu';
const ROOT = 'arm64-root';

/** What Node's binary is linked against, and what was stripped from the C library. */
const LIBRARIES = ['libc6', 'libstdc++6', 'libgcc-s1', 'libatomic1', 'libc6-dbg'];

/**
 * @param {number | string} major such as 24
 * @returns {Promise<{node: string, root: string}>} absolute paths of what runs as `node` does, and of the root directory
 *   that it has for its libraries and their debug files
 * @throws what `npm`, `apt-get` and `dpkg-deb` complain about: without them there is none
 */
export async function arm64Node(major) {
  const binary = await foreignNode('linux-arm64', major);
  await once(path.join(PLATFORMS, EMULATOR), async (empty) => {
    const { stdout } = await run('dpkg', ['--print-architecture']);
    await unpack(empty, stdout.trim(), ['qemu-user-static']);
  });
  await once(path.join(PLATFORMS, ROOT), (empty) => unpack(empty, 'arm64', LIBRARIES));
  const directory = path.join(PLATFORMS, `run-${major}-linux-arm64`);
  await once(directory, async (empty) => {
    const script = path.join(empty, 'node');
    const of = path.relative(PLATFORMS, binary);
    const words = [`${EMULATOR}/usr/bin/qemu-aarch64-static`, '-L', ROOT, of].map((word) =>
      word.startsWith('-') ? word : `"$all/${word}"`,
    );
    await writeFile(script, `#!/bin/sh\nall="\${0%/*}/.."\nexec ${words.join(' ')} "$@"\n`);
    await chmod(script, 0o755);
  });
  return { node: path.join(directory, 'node'), root: path.join(PLATFORMS, ROOT) };
}

/**
 * @param {string} directory absolute path to unpack into
 * @param {string} architecture Debian's name of it
 * @param {string[]} packages Debian's
 */
async function unpack(directory, architecture, packages) {
  // Lists of its own: the system's may be missing, or know nothing of arm64, and nobody has to be root.
  const state = path.join(directory, 'apt');
  for (const part of ['lists/partial', 'archives/partial']) await mkdir(path.join(state, part), { recursive: true });
  await writeFile(path.join(state, 'status'), '');
  const options = Object.entries({
    'APT::Architecture': architecture,
    'APT::Architectures': architecture,
    'Dir::State': state,
    'Dir::State::status': path.join(state, 'status'),
    'Dir::Cache': state,
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  await run('apt-get', [...options, 'update'], { maxBuffer: 16 << 20 });
  await run('apt-get', [...options, 'download', ...packages], { cwd: directory, maxBuffer: 16 << 20 });
  for (const name of await readdir(directory)) {
    if (!name.endsWith('.deb')) continue;
    await run('dpkg-deb', ['-x', name, '.'], { cwd: directory });
    await rm(path.join(directory, name));
  }
  await rm(state, { recursive: true });
}
