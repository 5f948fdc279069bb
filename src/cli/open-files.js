/*
 * Loaded before anything else, one module after the other, and before any of Node's: with few descriptors, Node can't
 * open two at once, nor one of ours beside what its own modules open.
 */
const { Failure } = await import('../model/failure.js');
const { ERROR_TABLE } = await import('../failures/error-table.js');
const { closeSync, openSync } = await import('node:fs');
const { devNull } = await import('node:os');

/** Node opens all imports of a module at once, and the program's own files come on top. */
const NEEDED = 128;

/**
 * Reports if fewer files may be open at once than we need.
 * @param {{write: (text: string) => unknown}} stderr gets the message
 * @returns {boolean} whether enough files may be open
 */
export function mayOpenFiles(stderr) {
  const open = [];
  try {
    while (open.length < NEEDED) open.push(openSync(devNull, 'r'));
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
