/** Which allow comments are not at a call that they could allow. */
import { addToList } from '../model/add-to-list.js';
import { LOST_ALLOW } from '../model/gate-config.js';
import { fileInRoot } from '../model/site-id.js';
import { sourceApi } from './source-api.js';

/** @import { Asking } from '../model/askings.js' */
/** @import { Diagnostic, Profile } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { Attribution } from './attribute-profile.js' */

/**
 * An allow comment that is one line too far from its call would silently allow nothing. Often there is another call at
 * that place, such as the `app.get(` whose handler does the cryptography. Only files with call sites are checked:
 * parsing others just for this would slow every report down.
 * @param {Pick<Attribution, 'profile' | 'list' | 'scriptOf'>} attribution of a profile
 * @param {Asking[]} asked places that requested something counted: rules report these calls even if no tick fell into
 *   them
 * @param {string} root absolute path of the repository there, `''` if unknown
 * @returns {Profile} the same profile with a diagnostic for each
 */
export function withLostAllows({ profile, list, scriptOf }, asked, root) {
  const sampled = list.flatMap(({ frame, isCaller }) =>
    frame === -1 || !isCaller ? [] : [profile.frames[frame].file],
  );
  const files = new Set([...sampled, ...asked.map(({ at }) => at.file)]);
  // A saved profile may already have them.
  const known = new Set(profile.diagnostics.map(({ message }) => message));
  const lines = linesByFile(profile, asked);
  const lost = [...files].sort().flatMap((file) => {
    const seen = new Set(lines.get(file));
    // A call without ticks may still do cryptography, and another run may see it.
    const doesCrypto = (/** @type {SourceCall} */ call) => seen.has(call.line) || sourceApi(call, '') !== null;
    return (scriptOf(file)?.lostAllows(doesCrypto) ?? []).map((comment) => lostAllow(nameIn(root, file), comment));
  });
  const found = lost.filter(({ message }) => !known.has(message));
  return found.length === 0 ? profile : { ...profile, diagnostics: [...profile.diagnostics, ...found] };
}

/**
 * @param {string} file name of it
 * @param {{line: number, nearest: number}} comment 1-based line, and that of the nearest crypto call, 0 if there is
 *   none
 * @returns {Diagnostic} the diagnostic
 */
function lostAllow(file, { line, nearest }) {
  const advice = nearest === 0 ? '' : `: the nearest one is on line ${nearest}`;
  const message = `The comment cryptoprof-allow on line ${line} of ${file} is not at a call that does cryptography, so it allows nothing${advice}.`;
  return { code: LOST_ALLOW, count: 1, message };
}

/**
 * @param {Profile} profile whose calls are described
 * @param {Asking[]} asked places that requested something counted, described
 * @returns {Map<string | undefined, number[]>} 1-based lines of the calls in each file that were seen doing cryptography,
 *   or requesting something counted
 */
function linesByFile({ calls, frames }, asked) {
  /** @type {Map<string | undefined, number[]>} */
  const lines = new Map();
  for (const [key, call] of calls) addToList(lines, call.file ?? frames[parseInt(key, 10)]?.file, call.line);
  for (const { at } of asked) addToList(lines, at.file, at.call?.line ?? at.line ?? 0);
  return lines;
}

/**
 * @param {string} root absolute path of the repository there, `''` if unknown
 * @param {string} file absolute path
 * @returns {string} its path from the root; if it lies elsewhere, its name and directory name
 */
function nameIn(root, file) {
  const name = fileInRoot(file, root);
  return name === fileInRoot(file, '') ? name.split('/').slice(-2).join('/') : name;
}
