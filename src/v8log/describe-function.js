import { unescapeBytes, unescapeUnits } from './escapes.js';
import { splitFunctionName, toPath } from './function-name.js';

/** @import { Frame } from '../model/profile.js' */
/** @import { LoggedFunction } from './isolate-code.js' */

/** Names that scripts give themselves: URLs, absolute paths. */
const NAMED = /^(?:[\w-]+:\/\/|\/|[A-Za-z]:[\\/])/;

/**
 * @param {LoggedFunction} logged function of the log
 * @param {string | null} script raw name of the script that holds it, null if unknown
 * @returns {Partial<Frame> & {name: string, kind: Frame['kind']}} what all its frames have in common
 */
export function describeFunction({ name: raw, kind, type }, script) {
  if (kind === 'regexp') return { name: unescapeUnits(raw.toString('latin1')), kind };
  if (kind === 'wasm') return { name: unescapeBytes(raw.toString('latin1')), kind };
  if (kind === 'builtin') {
    const name = raw.toString('latin1');
    return { name: type === 'BytecodeHandler' ? `BytecodeHandler: ${name}` : name, kind };
  }
  const split = splitFunctionName(raw, script);
  const parts = split.file === '' && script !== null && NAMED.test(script) ? named(split, script) : split;
  const atStart = parts.name === '' && parts.line === 1 && parts.column === 1 && parts.file !== '';
  return { ...parts, kind, moduleBody: type === 'Script' || atStart };
}

/**
 * @template {{name: string}} T
 * @param {T} split name and place of a function whose script has no name in the rows of its code
 * @param {string} script raw name that the script gives itself
 * @returns {T & {file: string}} the same with that
 */
function named(split, script) {
  return { ...split, name: split.name.trimEnd(), file: toPath(unescapeUnits(script)) };
}
