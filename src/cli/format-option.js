import { InvalidArgumentError } from 'commander';
import { nearest } from '../config/nearest.js';
import { OUTPUTS } from '../writers/index.js';

/** @import { FormatChoice } from './choose-outputs.js' */
/** @import { OutputId } from '../writers/index.js' */

/**
 * Reads lists such as `sarif=out.sarif,junit=out.xml,terminal`. The option may be given several times.
 * @param {readonly OutputId[]} known formats that the command can make
 * @returns {(text: string, earlier?: FormatChoice[]) => FormatChoice[]} parser of the option's value, which tells
 *   commander what is wrong with it
 */
export function formatsOf(known) {
  return (text, earlier = []) => {
    const choices = text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => choiceOf(part, known));
    if (choices.length === 0) throw new InvalidArgumentError(`There are ${known.join(', ')}.`);
    const all = [...earlier, ...choices];
    return all.filter(
      ({ id, file }, index) => file !== null || all.findIndex((one) => one.id === id && one.file === null) === index,
    );
  };
}

/**
 * @param {string} part such as `sarif=out.sarif`
 * @param {readonly OutputId[]} known formats that the command can make
 * @returns {FormatChoice} the same, taken apart
 */
function choiceOf(part, known) {
  const [name, ...words] = part.split('=').map((word) => word.trim());
  const file = words.join('=');
  const id = known.find((one) => one === name);
  if (id === undefined) throw new InvalidArgumentError(unknownFormat(name, known));
  if (words.length === 0) return { id, file: null };
  if (file === '') throw new InvalidArgumentError(`"${part}" names no file; it would be ${id}=<file>, or ${id} alone.`);
  if (file === '-' && !OUTPUTS[id].isText) throw new InvalidArgumentError(`${id} is no text: it takes a file, not -.`);
  return { id, file };
}

/**
 * @param {string} name that there is not
 * @param {readonly OutputId[]} known formats that the command can make
 * @returns {string} what there is instead
 */
function unknownFormat(name, known) {
  if (Object.hasOwn(OUTPUTS, name)) {
    const reason = OUTPUTS[/** @type {OutputId} */ (name)].needsSamples
      ? 'is made of samples, which this command has not'
      : 'is no output of this command';
    return `${name} ${reason}. There are ${known.join(', ')}.`;
  }
  const meant = nearest(name, known);
  return `There is no "${name}".${meant === null ? '' : ` Did you mean ${meant}?`} There are ${known.join(', ')}.`;
}
