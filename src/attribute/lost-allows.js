import { LOST_ALLOW } from '../model/lost-allow.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */

/**
 * A comment that is one line too far from its call allows nothing, and nobody would know. Only files with call sites are
 * looked at: what is parsed for this alone would cost every report time.
 * @param {Profile} profile whose diagnostics are added to
 * @param {Site[]} sites of the profile
 * @param {(file: string) => Script | null} scriptOf opens a source, null if it is not at hand
 */
export function tellLostAllows(profile, sites, scriptOf) {
  const files = new Set(sites.flatMap(({ frame, isCaller }) => (frame === -1 || !isCaller ? [] : [profile.frames[frame].file])));
  // A profile may be looked at twice.
  const told = new Set(profile.diagnostics.map(({ message }) => message));
  for (const file of [...files].sort()) {
    for (const { line, nearest } of scriptOf(file)?.lostAllows() ?? []) {
      const message = `The comment cryptoprof-allow in line ${line} of ${shortName(file)} is at no call, so it allows nothing${nearest === 0 ? '' : `: the nearest call is in line ${nearest}`}.`;
      if (!told.has(message)) profile.diagnostics.push({ code: LOST_ALLOW, count: 1, message });
    }
  }
}

/**
 * @param {string} file absolute path
 * @returns {string} its name and that of its directory: the repository's root is not known here
 */
function shortName(file) {
  return file.replaceAll('\\', '/').split('/').slice(-2).join('/');
}
