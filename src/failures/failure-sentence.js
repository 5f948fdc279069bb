/** Puts a Failure into sentences. */
import { getSystemErrorMap } from 'node:util';
import { Failure } from '../model/failure.js';
import { visible } from '../text/escape.js';
import { ERROR_TABLE } from './error-table.js';

/** Names of facts in an entry's sentences: `{path}`. */
const HOLE = /\{(\w+)\}/g;

/**
 * A failure in words.
 * @typedef {object} FailureText
 * @property {string} message what happened
 * @property {string} cause why, `''` if obvious
 * @property {string} next what to do
 */

/**
 * @param {Failure} failure a problem that the user can solve
 * @returns {FailureText | null} safe to print, each on one line; null if there is no such failure
 */
export function failureText({ code, facts }) {
  const entry = ERROR_TABLE[code];
  if (entry === undefined) return null;
  const words = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, inWords(value)]));
  return {
    message: fill(entry.message, words),
    cause: entry.cause ? fill(entry.cause, words) : '',
    next: fill(entry.next, words),
  };
}

/**
 * Gives a failure that leaves our library a readable message, for callers who log nothing else.
 * @param {unknown} error that was thrown
 * @returns {unknown} the same, with the sentence as its message if it is one of ours
 */
export function withSentence(error) {
  const text = error instanceof Failure ? failureText(error) : null;
  if (!(error instanceof Failure) || text === null) return error;
  const sentence = text.message.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  // The stack begins with the message that it was made with.
  error.stack = error.stack?.replace(error.message, () => sentence);
  error.message = sentence;
  return error;
}

/**
 * @template Result
 * @param {() => Promise<Result>} work of an exported function
 * @returns {Promise<Result>} its result
 * @throws {unknown} what it throws; a Failure's message then says what happened
 */
export function saying(work) {
  return work().catch((error) => {
    throw withSentence(error);
  });
}

/**
 * @param {string | string[]} sentences of an entry
 * @param {Record<string, string>} facts that are known
 * @returns {string} the first one whose facts are all known, filled in
 */
function fill(sentences, facts) {
  const each = [sentences].flat();
  const known = each.find((sentence) => holesOf(sentence).every((name) => Object.hasOwn(facts, name)));
  return (known ?? each[each.length - 1]).replace(HOLE, (_, name) => facts[name] ?? '');
}

/**
 * @param {string} sentence of the error table
 * @returns {string[]} names of the facts that it mentions
 */
export function holesOf(sentence) {
  return Array.from(sentence.matchAll(HOLE), ([, name]) => name);
}

/** Of kinds of files that can't be read, the system speaks of operations and of formats. @type {Record<string, string>} */
const KINDS = { EISDIR: 'it is a directory', EFTYPE: 'it is not a regular file' };

/**
 * @param {string | number} fact of a failure
 * @returns {string} safe to print; codes such as `EACCES` become words
 */
function inWords(fact) {
  const text = String(fact);
  if (Object.hasOwn(KINDS, text)) return KINDS[text];
  if (/^E[A-Z0-9]+$/.test(text)) {
    for (const [name, words] of getSystemErrorMap().values()) {
      if (name === text) return words;
    }
  }
  return visible(text);
}
