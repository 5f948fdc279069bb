/** How a command reads runs, as its options say. */
import process from 'node:process';
import { existingDirectory } from './options.js';

/** @import { ReadReportOptions } from '../api/read-report.js' */
/** @import { Context } from './command.js' */

/**
 * Options of commands that read runs; no command has all of them.
 * @typedef {object} ReadingFlags
 * @property {ReadReportOptions['symbols']} symbols
 * @property {string} [binaries] as it was typed
 * @property {string} [sourceMaps] as it was typed
 * @property {ReadReportOptions['engine']} [engine]
 * @property {string} [node]
 * @property {number} [warmUp] seconds
 */

/**
 * @param {Context<ReadingFlags>} context of a command
 * @returns {ReadReportOptions} how it reads runs
 */
export function readingOf({ io, version, flags, status }) {
  const { symbols, binaries, sourceMaps, engine, node = process.execPath, warmUp } = flags;
  return {
    cwd: io.cwd,
    version,
    symbols,
    binaries: existingDirectory('--binaries', binaries, io.cwd),
    sourceMaps: existingDirectory('--source-maps', sourceMaps, io.cwd),
    engine,
    nodes: [node],
    warmUp,
    onProgress: status.progress,
  };
}
