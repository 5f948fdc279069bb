/** A directory that is removed however the work in it ends. */
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../model/failure.js';

/** With these a user or a supervisor ends us, and Node would exit without cleaning up. */
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Lends a directory that only we can read, and removes it however the work ends, even by a signal.
 * @template T
 * @param {string} parent absolute path of an existing directory
 * @param {(directory: string) => Promise<T>} work gets the directory's absolute path
 * @returns {Promise<T>} what the work returns
 * @throws {Failure} `temporary-not-writable`; and what the work throws
 */
export async function withTemporaryDirectory(parent, work) {
  const directory = await mkdtemp(path.join(parent, 'cryptoprof-')).catch((error) => {
    throw new Failure('temporary-not-writable', { directory: parent, reason: error.code }, error);
  });
  const onSignal = (/** @type {NodeJS.Signals} */ signal) => {
    for (const name of SIGNALS) process.off(name, onSignal);
    rmSync(directory, { recursive: true, force: true });
    process.kill(process.pid, signal);
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    return await work(directory);
  } finally {
    for (const name of SIGNALS) process.off(name, onSignal);
    await rm(directory, { recursive: true, force: true });
  }
}
