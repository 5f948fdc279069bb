/**
 * Worker that analyses what `cryptoprof/live` sampled: on the main thread, that would block the server's event loop.
 */
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { Failure } from '../model/failure.js';
import { analyzeSampled } from './attach.js';
import { repositoryRoot } from './repository-files.js';

const { sampled, reading } = workerData;
try {
  const { report } = await analyzeSampled({ ...sampled, window: { ...sampled.window, root: ownRoot() } }, reading);
  parentPort?.postMessage({ report });
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  parentPort?.postMessage({ failure: { code: error.code, facts: error.facts } });
}

/** @returns {string} absolute path of the repository that the program runs in, `''` if its directory is gone */
function ownRoot() {
  try {
    return repositoryRoot(process.cwd());
  } catch {
    return '';
  }
}
