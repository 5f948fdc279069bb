import { InvalidArgumentError } from 'commander';

/** Parsers of the values of options; what they throw, commander tells the user. */

/**
 * @param {string} what is expected, for the complaint
 * @param {number} least allowed
 * @param {number} most allowed
 * @returns {(text: string) => number} parser of an option's value
 */
export function wholeNumber(what, least, most) {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`It takes a number of ${what}, from ${least} to ${most}.`);
    }
    return value;
  };
}

/**
 * @param {string} text value of an option, such as `1%`
 * @returns {number} 0..1
 */
export function share(text) {
  const value = Number(/^(\d+(?:\.\d+)?)%$/.exec(text)?.[1]);
  if (!(value <= 100)) throw new InvalidArgumentError('It takes a share, from 0% to 100%.');
  return value / 100;
}

/** A week, s: what runs longer is no profile. */
const LONGEST_SECONDS = 604_800;

/**
 * @param {string} text value of an option
 * @returns {number} seconds
 */
export function seconds(text) {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0) || value > LONGEST_SECONDS) {
    throw new InvalidArgumentError(`It takes a number of seconds above 0, at most ${LONGEST_SECONDS} (a week).`);
  }
  return value;
}

/**
 * @param {string} what is expected, for the complaint
 * @returns {(text: string) => string} parser that refuses nothing but nothing, such as `-o "$UNSET"`
 */
export function nonEmpty(what) {
  return (text) => {
    if (text.trim() === '') throw new InvalidArgumentError(`It takes ${what}, and this is empty.`);
    return text;
  };
}
