/** Functions that no other file can call by a name, whether that file is known or not. */
import { isExportedThere, variableOf } from '../handed-by-name.js';
import { namesOf } from '../names-of.js';
import { useOfName, useOfValue } from '../use-of-name.js';

/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { NameUse } from '../use-of-name.js' */

/**
 * @param {FunctionOfFile} called a function
 * @returns {boolean} whether its own file shows all its callers: it is private, or only called and passed to calls
 */
export function staysInFile({ model: { index }, place }) {
  const names = [...namesOf(place)];
  if (names.length === 0) return stays(useOfValue(place));
  if (names.every((name) => name.startsWith('#'))) return true;
  const uses = index.uses.get(variableOf(place));
  return !isExportedThere(place) && uses !== undefined && uses.every((use) => stays(useOfName(use)));
}

/**
 * @param {NameUse} use of a function
 * @returns {boolean} whether that gives it no name which others know
 */
function stays(use) {
  return use.kind === 'call' || use.kind === 'nothing' || (use.kind === 'hand-over' && use.by.property === '');
}
