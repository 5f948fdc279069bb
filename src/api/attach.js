import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { attach } from '../attach/attach.js';
import { readInputs } from '../inputs/read-inputs.js';
import { Failure } from '../model/failure.js';
import { analyze } from './analysis.js';

/** @import { AttachOptions } from '../attach/attach.js' */
/** @import { ReadOptions } from '../inputs/read-inputs.js' */
/** @import { Diagnostic } from '../model/profile.js' */
/** @import { Analysis } from './analysis.js' */

/**
 * Profiles a Node that is already running, as `analyze` does with a `.cpuprofile`.
 * @param {AttachOptions} options what to profile
 * @param {Pick<ReadOptions, 'sourceMaps'> & {version: string}} reading how to read it
 * @returns {Promise<Analysis>} the answer
 * @throws {Failure} `attach-...`
 */
export async function attachTo(options, { version, sourceMaps }) {
  const { threads, lost, node, arch, startMs } = await attach(options);
  if (threads.length === 0) throw new Failure('attach-ended', { pid: options.pid, reason: 'no thread was profiled' });
  const directory = await mkdtemp(path.join(os.tmpdir(), 'cryptoprof-attach-'));
  try {
    const files = [];
    for (const { profile, thread } of threads) {
      const file = path.join(directory, `CPU.00000000.000000.${options.pid}.${thread}.000.cpuprofile`);
      await writeFile(file, JSON.stringify(profile), { mode: 0o600 });
      // What the program runs are the sources of when it was started.
      await utimes(file, startMs / 1000, startMs / 1000);
      files.push(file);
    }
    const recording = await readInputs(files, {
      symbols: 'none',
      sourceMaps,
      onProgress: () => {},
      writeSidecars: false,
      run: null,
      origin: { node, arch },
    });
    if (lost > 0) recording.profiles[0].diagnostics.push(lostThreads(lost));
    return analyze(recording, version);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * @param {number} count of threads
 * @returns {Diagnostic}
 */
function lostThreads(count) {
  return { code: 'threads-lost', count, message: 'Threads that ended while they were profiled are not in it.' };
}
