import { unescapeBytes, unescapeUnits } from './escapes.js';
import { splitFunctionName } from './function-name.js';

/** @import { Frame } from '../model/profile.js' */
/** @import { LoggedFunction } from './isolate-code.js' */

/**
 * @param {LoggedFunction} logged function of the log
 * @param {string | null} script raw name of the script that holds it, null if unknown
 * @returns {Partial<Frame> & {name: string, kind: Frame['kind']}} what is the same for all its frames
 */
export function describeFunction({ name: raw, kind, type }, script) {
  if (kind === 'regexp') return { name: unescapeUnits(raw.toString('latin1')), kind };
  if (kind === 'wasm') return { name: unescapeBytes(raw.toString('latin1')), kind };
  if (kind === 'builtin') {
    const name = raw.toString('latin1');
    return { name: type === 'BytecodeHandler' ? `BytecodeHandler: ${name}` : name, kind };
  }
  const parts = splitFunctionName(raw, script);
  const atStart = parts.name === '' && parts.line === 1 && parts.column === 1 && parts.file !== '';
  return { ...parts, kind, moduleBody: type === 'Script' || atStart };
}
