import { closeSync, openSync } from 'node:fs';
import os from 'node:os';
import { ERROR_TABLE } from '../failures/error-table.js';
import { Failure } from '../model/failure.js';

/** Node opens all imports of a module at once, and the program's own files come on top. */
const NEEDED = 128;

/**
 * Reports if fewer files may be open at once than we need. Loaded before anything else: with too few, not even the
 * module that describes failures could be loaded.
 * @param {{write: (text: string) => unknown}} stderr gets the message
 * @returns {boolean} whether enough files may be open
 */
export function mayOpenFiles(stderr) {
  const open = [];
  try {
    while (open.length < NEEDED) open.push(openSync(os.devNull, 'r'));
    return true;
  } catch {
    const { code, facts } = new Failure('open-files-few', { count: open.length, needed: NEEDED });
    const { message, next } = ERROR_TABLE[code];
    stderr.write(
      `cryptoprof: ${String(message).replace(/\{(\w+)\}/g, (_, name) => String(facts[name]))}\n  next  ${next}\n`,
    );
    return false;
  } finally {
    for (const descriptor of open) closeSync(descriptor);
  }
}
