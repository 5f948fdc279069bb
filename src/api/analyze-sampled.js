/**
 * Worker that analyses what `cryptoprof/live` sampled: on the main thread, that would block the server's event loop.
 */
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { Failure } from '../model/failure.js';
import { analyzeSampled } from './attach.js';

const { sampled, window, reading } = workerData;
try {
  const { report } = await analyzeSampled(sampled, window, ownDirectory(), reading);
  parentPort?.postMessage({ report });
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  parentPort?.postMessage({ failure: { code: error.code, facts: error.facts } });
}

/** @returns {string} absolute path of the program's working directory, `''` if it is gone */
function ownDirectory() {
  try {
    return process.cwd();
  } catch {
    return '';
  }
}
