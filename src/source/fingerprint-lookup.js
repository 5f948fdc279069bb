/** Which code to look for, and which of it found signs belong to. */
import { plainText } from './code-signs.js';

/** @import { Signs } from './code-outline.js' */

/**
 * What identifies code beyond doubt; any one of these is enough.
 * @typedef {object} Fingerprint
 * @property {string} id
 * @property {string} [family] id of a fingerprint for what several such algorithms share
 * @property {string} [package] the one that has such code, `''` or absent if there are many
 * @property {readonly (readonly number[])[]} [words] each a list of numbers of 32 bits that all occur in one table or
 *   function
 * @property {readonly string[]} [texts] literals, each of which is enough; large numbers in hexadecimal or decimal
 * @property {readonly (readonly string[])[]} [phrases] each a list of texts that all occur in one function
 * @property {readonly string[]} [sums] exclusive ors of one variable, as `sumText` writes them
 * @property {readonly (readonly number[])[]} [runs] each four consecutive numbers of a table
 * @property {readonly (readonly number[])[]} [rotations] each the numbers of bits by which a function rotates words, by
 *   each in eight places or more
 * @property {readonly (readonly string[])[]} [members] each a list of properties that one object, class or prototype
 *   has
 * @property {boolean} [isPackage] whether such code is of one package: then the CommonJS module around it is, too
 * @property {boolean} [isClosure] whether the function in which an object with its members is written holds nothing but
 *   what that is made of
 * @property {boolean} [isPrivate] whether only the package itself calls what holds its texts
 * @property {readonly string[]} [callers] literals of the functions through which the code is entered: a function that
 *   has one and uses such code belongs to it
 */

/**
 * @typedef {object} Lookup
 * @property {readonly Fingerprint[]} fingerprints
 * @property {Signs} signs all of theirs
 * @property {(text: string) => boolean} isIn whether a sign may occur in a text, at a glance
 */

const TWO_32 = 2 ** 32;
/** What is shorter may occur anywhere; it never decides alone. */
const SHORTEST = 6;
/** Numbers of eight digits and more: others are too short to identify anything by themselves. */
const LONG_NUMBER = /0x[\da-f]{7,8}|\d{8,10}/gi;

/**
 * @param {readonly Fingerprint[]} fingerprints the first that fits counts
 * @returns {Lookup} input for `outlineCode` and `knownFunctions`
 */
export function lookupOf(fingerprints) {
  /** @type {Map<number, string>} */
  const words = new Map();
  for (const word of fingerprints.flatMap((fingerprint) => fingerprint.words ?? []).flat()) {
    words.set(word, `${word}`);
    // The same bits as a signed number, whose minus is an operator of its own.
    words.set(TWO_32 - word, `${word}`);
  }
  const phrases = fingerprints.flatMap((fingerprint) => fingerprint.phrases ?? []);
  const allTexts = [...fingerprints.flatMap((fingerprint) => fingerprint.texts ?? []), ...phrases.flat()];
  const runs = fingerprints.flatMap((fingerprint) => fingerprint.runs ?? []);
  const members = fingerprints.flatMap((fingerprint) => fingerprint.members ?? []);
  const callers = fingerprints.flatMap((fingerprint) => fingerprint.callers ?? []);
  const sums = fingerprints.flatMap((fingerprint) => fingerprint.sums ?? []);
  // The names of a group are defined together: `convert` by itself is anybody's.
  const glances = [...allTexts.map((text) => [text]), ...members.filter(([{ length }]) => length >= SHORTEST)];
  return {
    fingerprints,
    signs: {
      words,
      texts: new Map([...allTexts, ...callers].map((text) => [plainText(text), plainText(text)])),
      runs: new Map(runs.map((run) => [run.join(','), run.join(',')])),
      runStarts: new Set(runs.map(([first]) => first)),
      sums: new Set(sums),
      rotations: new Set(fingerprints.flatMap(({ rotations = [] }) => rotations).flat()),
      members: new Set(members.flat()),
    },
    isIn: (text) =>
      glances.some((texts) => texts.every((each) => text.includes(each))) ||
      runs.some((run) => hasRun(text, run)) ||
      hasSum(text, sums) ||
      hasWord(text, words),
  };
}

/**
 * @param {string} text any
 * @param {ReadonlyMap<number, string>} words numbers that are looked for
 * @returns {boolean} whether one occurs in it
 */
function hasWord(text, words) {
  for (const [number] of text.matchAll(LONG_NUMBER)) if (words.has(Number(number))) return true;
  return false;
}

/**
 * @param {string} text any
 * @param {readonly string[]} sums as `sumText` writes them
 * @returns {boolean} whether the number of one occurs in it behind an exclusive or
 */
function hasSum(text, sums) {
  const numbers = sums.flatMap((sum) => sum.split(',').filter((term) => /^\d+$/.test(term)));
  return [...new Set(numbers)].some((number) =>
    new RegExp(`\\^ ?(?:${number}|0x${Number(number).toString(16)})\\b`, 'i').test(text),
  );
}

/**
 * @param {string} text any
 * @param {readonly number[]} run consecutive numbers
 * @returns {boolean} whether they occur in it, in one notation
 */
function hasRun(text, run) {
  const hexadecimal = run.map((number) => `0x${number.toString(16).padStart(2, '0')}`);
  return [run, hexadecimal].some((numbers) => text.includes(numbers.join(',')) || text.includes(numbers.join(', ')));
}

/**
 * @param {readonly Fingerprint[]} fingerprints that are looked for
 * @param {ReadonlySet<string>} marks of one table or function
 * @returns {string | undefined} id of the first fingerprint that they have
 */
export function identifyMarks(fingerprints, marks) {
  if (marks.size === 0) return undefined;
  return fingerprints.find(
    ({ words, texts, phrases, runs, sums }) =>
      words?.some((list) => list.every((word) => marks.has(`${word}`))) ||
      texts?.some((text) => marks.has(plainText(text))) ||
      phrases?.some((list) => list.every((text) => marks.has(plainText(text)))) ||
      sums?.some((sum) => marks.has(sum)) ||
      runs?.some((run) => marks.has(run.join(','))),
  )?.id;
}

/** Places in which a round rotates by a number of bits: it has sixteen words, four at a time, in two orders. */
const ROTATED = 8;

/**
 * @param {readonly Fingerprint[]} fingerprints that are looked for
 * @param {ReadonlyMap<number, number>} rotations of a function
 * @returns {string | undefined} id of the first fingerprint that it has by those
 */
export function identifyRotations(fingerprints, rotations) {
  if (rotations.size < 4) return undefined;
  return fingerprints.find((fingerprint) =>
    fingerprint.rotations?.some((list) => list.every((bits) => (rotations.get(bits) ?? 0) >= ROTATED)),
  )?.id;
}

/**
 * @param {readonly Fingerprint[]} fingerprints that are looked for
 * @param {ReadonlySet<string>} marks of a function's own code
 * @returns {string} id of a fingerprint of one package of which a text is among them, `''` if there is none
 */
export function speakerOf(fingerprints, marks) {
  if (marks.size === 0) return '';
  const found = fingerprints.find(
    ({ package: name = '', texts = [], phrases = [] }) =>
      name !== '' && [...texts, ...phrases.flat()].some((text) => marks.has(plainText(text))),
  );
  return found?.id ?? '';
}
