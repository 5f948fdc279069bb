/** What code to look for, and which of it the found signs belong to. */
import { WASM_START } from '../model/wasm.js';
import { plainText } from './code-signs.js';

/** @import { Signs } from './code-outline.js' */

/**
 * What identifies code beyond doubt; any one of its properties is enough.
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
 * @property {readonly (readonly number[])[]} [rotations] each the numbers of bits that a function rotates words by, by
 *   each in eight places or more
 * @property {readonly (readonly string[])[]} [members] each a list of properties that one object, class or prototype
 *   has
 * @property {boolean} [isPackage] whether such code is of one package: then the CommonJS module around it is, too
 * @property {boolean} [isClosure] whether the function around an object with its members contains only that object's
 *   parts
 * @property {boolean} [isPrivate] whether only the package itself calls functions with its texts
 * @property {RegExp} [reads] names of properties that only such functions read; the group in it is the function's name
 * @property {readonly string[]} [callers] literals of the code's entry points: a function that has one and uses such
 *   code belongs to it
 */

/**
 * @typedef {object} Lookup
 * @property {readonly Fingerprint[]} fingerprints
 * @property {Signs} signs all of theirs
 * @property {(text: string) => boolean} isIn a quick check whether a sign may occur in a text
 */

const TWO_32 = 2 ** 32;
/** Shorter texts may occur anywhere, and never decide alone. */
const SHORTEST = 6;
/** Numbers of eight or more digits: shorter ones identify nothing by themselves. */
const LONG_NUMBER = /0x[\da-f]{7,8}|\d{8,10}/gi;

/**
 * @param {readonly Fingerprint[]} fingerprints in order: the first match counts
 * @returns {Lookup} input for `outlineCode` and `knownFunctions`
 */
export function lookupOf(fingerprints) {
  /** @type {Map<number, string>} */
  const words = new Map();
  for (const word of fingerprints.flatMap((fingerprint) => fingerprint.words ?? []).flat()) {
    words.set(word, `${word}`);
    // The same bits as a signed number, whose minus is a separate operator.
    words.set(TWO_32 - word, `${word}`);
  }
  const phrases = fingerprints.flatMap((fingerprint) => fingerprint.phrases ?? []);
  const allTexts = [...fingerprints.flatMap((fingerprint) => fingerprint.texts ?? []), ...phrases.flat()];
  const runs = fingerprints.flatMap((fingerprint) => fingerprint.runs ?? []);
  const members = fingerprints.flatMap((fingerprint) => fingerprint.members ?? []);
  const callers = fingerprints.flatMap((fingerprint) => fingerprint.callers ?? []);
  const sums = fingerprints.flatMap((fingerprint) => fingerprint.sums ?? []);
  // The names of a group are defined together: `convert` alone may be anybody's.
  const glances = [
    ...fingerprints.flatMap(({ texts = [] }) => texts.map((text) => [text])),
    ...phrases,
    ...members.filter(([{ length }]) => length >= SHORTEST),
  ];
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
      hashes: fingerprints.flatMap(({ family, words = [] }) => (family === 'hash' ? words : [])),
    },
    isIn: (text) =>
      text.includes(WASM_START) ||
      glances.some((texts) => texts.every((each) => text.includes(each))) ||
      runs.some((run) => hasRun(text, run)) ||
      hasSum(text, sums) ||
      hasWord(text, words),
  };
}

/**
 * @param {string} text any
 * @param {ReadonlyMap<number, string>} words numbers to look for
 * @returns {boolean} whether one occurs in it
 */
function hasWord(text, words) {
  for (const [number] of text.matchAll(LONG_NUMBER)) if (words.has(Number(number))) return true;
  return false;
}

/**
 * @param {string} text any
 * @param {readonly string[]} sums as `sumText` writes them
 * @returns {boolean} whether the number of one occurs in it after an exclusive or
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
 * @param {readonly Fingerprint[]} fingerprints to look for
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

/**
 * Number of places where a round rotates by the same number of bits: it has sixteen words, four at a time, in two
 * orders.
 */
const ROTATED = 8;

/**
 * @param {readonly Fingerprint[]} fingerprints to look for
 * @param {ReadonlyMap<number, number>} rotations of a function
 * @returns {string | undefined} id of the first fingerprint that matches them
 */
export function identifyRotations(fingerprints, rotations) {
  if (rotations.size < 4) return undefined;
  return fingerprints.find((fingerprint) =>
    fingerprint.rotations?.some((list) => list.every((bits) => (rotations.get(bits) ?? 0) >= ROTATED)),
  )?.id;
}

/**
 * @param {readonly Fingerprint[]} fingerprints to look for
 * @param {ReadonlySet<string>} marks of a function's own code
 * @returns {string} id of a single package's fingerprint with a text among them, `''` if there is none
 */
export function speakerOf(fingerprints, marks) {
  if (marks.size === 0) return '';
  const found = fingerprints.find(
    ({ package: name = '', texts = [], phrases = [] }) =>
      name !== '' &&
      [...texts.map((text) => [text]), ...phrases].some((list) => list.every((text) => marks.has(plainText(text)))),
  );
  return found?.id ?? '';
}
