/**
 * Notes of findings that say whom the advice may let in, which checks it may leave out, or what stays where others may read
 * it. Where there is not room for all notes, these come first, and whole.
 */

/** What such notes speak of, and no others. */
export const OF_SAFETY = [
  'another server',
  'who the other side is',
  'certificate of the other side',
  'share neither agent nor session',
  'requests with another context',
  'all connections by the first',
  'rejectUnauthorized',
  'is kept and not checked again',
  'as proof of access',
  'as the user who logged in first',
  'as whoever logged in last',
  'sockets of requests',
  'mix with those of other requests',
  'has checked the tag',
  'users who do not exist',
  'serve everybody as the first',
  'a copy of a context ends Node',
  'in memory',
  'forward secrecy is lost',
];

/**
 * @param {string} note of a finding
 * @returns {boolean} whether leaving it out may let somebody in
 */
export function isSafetyNote(note) {
  return OF_SAFETY.some((words) => note.includes(words));
}
