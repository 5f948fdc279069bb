/** A program with four call sites of synchronous cryptography, and how two profiles of it are compared. */
import { readFileSync } from 'node:fs';

/** @import { Report } from '../../src/model/report.js' */

/** At lines 5, 8, 11 and 14; a second or so. It tells whoever keeps the process alive that it is done. */
export const FOUR_CALLS = readFileSync(new URL('../../fixtures/programs/four-calls.cjs', import.meta.url), 'utf8');

/**
 * @param {Report} report of the program
 * @returns {Record<string, number>} share of each call site of what all of them take: the rest is wall time of a busy machine
 */
function shares({ callSites }) {
  const sites = callSites.filter(({ ticks }) => ticks > 5);
  const busy = sites.reduce((sum, { ticks }) => sum + ticks, 0);
  return Object.fromEntries(
    sites.map(({ operation, function: name, line, ticks }) => [`${operation} ${name}:${line}`, ticks / busy]),
  );
}

/** What is to be found. */
const SITES = ['hash digest:11', 'kdf.pbkdf2 login:5', 'kdf.scrypt derive:8', 'sign token:14'];

/**
 * @param {Report} fromFile of a profile of the program
 * @param {Report} fromLog of its log of ticks
 * @returns {string[]} what differs: operations, lines, and shares by more than three points and chance
 */
export function differences(fromFile, fromLog) {
  const [found, known] = [shares(fromFile), shares(fromLog)];
  const problems = [found, known].flatMap((sites) => {
    const names = Object.keys(sites).sort();
    return names.join() === SITES.join() ? [] : [`found ${names.join(', ')}`];
  });
  // What two runs of some hundred ticks differ by chance: twice that of single ticks, since a busy machine lets them come in
  // clumps.
  const ticks = Math.min(fromFile.crypto.ticks, fromLog.crypto.ticks);
  for (const [site, share] of Object.entries(known)) {
    const chance = 2 * 1.96 * Math.sqrt((2 * share * (1 - share)) / ticks);
    if (!(Math.abs(found[site] - share) <= 0.03 + chance))
      problems.push(`${site}: ${found[site]}, and ${share} in the log`);
  }
  return problems;
}
