import { tableProblems } from '../../src/model/integrity.js';
import { problemIn } from './schema-problem.js';

/** @import { Profile } from '../../src/model/profile.js' */

/**
 * Holds what a reader has made against everything that model/profile.js promises, as a saved one is when it is loaded.
 * @param {Profile} profile that a reader made
 * @returns {string[]} what is wrong, the first of each kind; empty if nothing is
 */
export function profileProblems(profile) {
  return [
    ...problemOfRows('meta', 'ProfileMeta', [profile.meta]),
    ...problemOfRows('frames', 'Frame', profile.frames),
    ...problemOfRows('calls', 'SourceCall', [...profile.calls.values()]),
    ...problemOfRows('diagnostics', 'Diagnostic', profile.diagnostics),
    ...(Object.values(profile.dropped).every((ticks) => Number.isSafeInteger(ticks) && ticks >= 0)
      ? []
      : ['dropped has a reason without a count']),
    ...([...profile.sources].flat().every((text) => typeof text === 'string')
      ? []
      : ['sources has a path or a text that is no string']),
    ...([...profile.calls.keys()].every((key) => /^(?:0|[1-9]\d*):/.test(key))
      ? []
      : ['calls has a key that names no frame']),
    ...tableProblems(profile),
  ];
}

/**
 * @param {string} name of the list
 * @param {string} part of the schema that each row is held against
 * @param {unknown[]} rows of it
 * @returns {string[]} the first row that is wrong, if one is
 */
function problemOfRows(name, part, rows) {
  for (const [index, row] of rows.entries()) {
    const problem = problemIn('profile', row, part);
    if (problem !== null)
      return [`${[problem, `${name}[${index}]`].filter((word) => word !== '').join(' of ')} is not valid`];
  }
  return [];
}
