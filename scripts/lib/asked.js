/** What a script was asked for: refused where it would do nothing, or more than was meant. */
import path from 'node:path';

/** @import { FixtureCase } from '../../test/support/fixture-cases.js' */

/**
 * @param {string} text of an argument
 * @param {string} name of it
 * @returns {number} above 0
 * @throws {Error} if it is none
 */
export function positive(text, name) {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`${name}: a number above 0, not ${text}`);
  return value;
}

/**
 * @param {readonly FixtureCase[]} cases all
 * @param {readonly string[]} names of some, with or without their format's directory
 * @returns {FixtureCase[]} those
 * @throws {Error} if there is none of a name
 */
export function casesNamed(cases, names) {
  const isCalled = (/** @type {FixtureCase} */ { name, directory }, /** @type {string} */ asked) =>
    name === asked || path.basename(directory) === asked;
  const unknown = names.filter((asked) => !cases.some((each) => isCalled(each, asked)));
  if (unknown.length > 0) throw new Error(`fixtures/profiles/ has no case ${unknown.join(', ')}.`);
  return cases.filter((each) => names.some((asked) => isCalled(each, asked)));
}

/**
 * @param {{write: boolean}} values options
 * @param {Record<string, string | undefined>} parts options that choose a part of a table, without dashes
 * @param {string} page that holds it
 * @throws {Error} if a part of the table would replace it
 */
export function refusePart({ write }, parts, page) {
  if (!write || Object.values(parts).every((part) => part === undefined)) return;
  const names = Object.keys(parts).map((name) => `--${name}`);
  throw new Error(
    `--write replaces the whole table of ${page}: use it without ${names.join(' and ')}, or add the row by hand.`,
  );
}
