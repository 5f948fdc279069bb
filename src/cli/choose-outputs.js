/** Which outputs the options request, and where each of them goes. */
import path from 'node:path';
import { Failure } from '../model/failure.js';
import { OUTPUTS } from '../writers/index.js';

/** @import { OutputId } from '../writers/index.js' */

/**
 * What --format requests: a format, and the file after its `=`, or `-` for stdout. @typedef {{id: OutputId, file:
 * string | null}} FormatChoice
 */

/**
 * An output to make, and where it goes: to a file, to a stream, or, if both are null, to the output directory under its
 * usual name.
 * @typedef {object} Output
 * @property {OutputId} id
 * @property {string | null} file absolute path
 * @property {'stdout' | 'stderr' | null} stream
 * @property {string | null} name of its file in the output directory, null if it doesn't belong there
 * @property {string} label its label in the list of written files
 * @property {string} option that requested it, as the user would type it
 */

/**
 * @typedef {object} NamedFlags
 * @property {FormatChoice[]} [format]
 * @property {string} [json] path, or `-`
 * @property {string} [output] path of the output directory
 * @property {boolean} [open]
 * @property {boolean} [quiet]
 */

/** Flags that say what to make; 0x is not an identifier. @typedef {NamedFlags & {'0x'?: boolean}} OutputFlags */

/**
 * @typedef {object} Habits defaults of a command
 * @property {readonly OutputId[]} usual what to make if nothing is requested
 * @property {'stdout' | 'stderr'} people where text for people goes
 * @property {boolean} hasDirectory whether there always is an output directory
 * @property {string} cwd working directory, absolute path
 * @property {boolean} [verdictOnly] whether `json` means the verdict instead of the report
 */

/**
 * Decides what to make and where it goes. Only one document goes to stdout, since its reader expects one; text for
 * people gives way to it.
 * @param {OutputFlags} flags of the command line
 * @param {Habits} habits of the command
 * @returns {{outputs: Output[], needsDirectory: boolean}} all outputs; whether any goes to the output directory
 * @throws {Failure} `stdout-twice`, `output-twice`
 */
export function chooseOutputs(flags, habits) {
  const chosen = chosenOf(flags, habits);
  const withoutFile = chosen.filter(({ id, file }) => file === null && OUTPUTS[id].file !== null);
  const isAlone =
    !habits.hasDirectory &&
    flags.output === undefined &&
    withoutFile.length === 1 &&
    OUTPUTS[withoutFile[0].id].isText &&
    !chosen.some(takesStdout);
  const placed = chosen.map((one) => (isAlone && one === withoutFile[0] ? { ...one, file: '-' } : one));
  const ownsStdout = placed.some(({ id, file }) => file === '-' && OUTPUTS[id].audience !== 'build-log');
  const outputs = placed.flatMap((one) => withDestination(one, ownsStdout, flags, habits));
  checkStdout(outputs, ownsStdout);
  checkFiles(outputs, flags.output === undefined ? null : path.resolve(habits.cwd, flags.output));
  return { outputs, needsDirectory: outputs.some(({ file, stream }) => file === null && stream === null) };
}

/** @typedef {FormatChoice & {option: string}} Choice */

/**
 * @param {OutputFlags} flags of the command line
 * @param {Habits} habits of the command
 * @returns {Choice[]} everything requested, by whichever option
 */
function chosenOf({ format, json, open, '0x': zeroX }, { usual }) {
  const choices = format ?? usual.map((id) => ({ id, file: null }));
  const chosen = choices.map((choice) => ({ ...choice, option: `--format ${choice.id}` }));
  const add = (/** @type {OutputId} */ id, /** @type {string} */ option) => {
    if (!chosen.some((one) => one.id === id)) chosen.push({ id, file: null, option });
  };
  if (open) add('html', '--open');
  if (zeroX) add('flamegraph', '--0x');
  if (json !== undefined) chosen.push({ id: 'json', file: json, option: '--json' });
  return chosen;
}

/**
 * @param {Choice} one that is asked for
 * @returns {boolean} whether it puts text for machines on stdout; annotations always do
 */
function takesStdout({ id, file }) {
  return file === '-' || (OUTPUTS[id].audience === 'build-log' && file === null);
}

/**
 * @param {Choice} one that is asked for
 * @param {boolean} ownsStdout whether stdout is reserved for a document for machines
 * @param {OutputFlags} flags of the command line
 * @param {Habits} habits of the command
 * @returns {Output[]} the same with its destination; none for text for people that is not wanted now
 */
function withDestination(one, ownsStdout, flags, { people, cwd, verdictOnly }) {
  const { id, option } = one;
  const { ofVerdict, audience } = OUTPUTS[id];
  const { label, file: name } = (verdictOnly && ofVerdict) || OUTPUTS[id];
  const output = { id, option, label, name, file: null, stream: null };
  if (takesStdout(one)) return [{ ...output, stream: 'stdout' }];
  if (one.file !== null) return [{ ...output, file: path.resolve(cwd, one.file) }];
  if (audience !== 'people') return [output];
  if (flags.quiet) return [];
  const isDisplaced = ownsStdout && people === 'stdout';
  if (isDisplaced && flags.format === undefined) return [];
  return [{ ...output, stream: isDisplaced ? 'stderr' : people }];
}

/**
 * @param {Output[]} outputs with their places
 * @param {boolean} ownsStdout whether stdout is reserved for a document for machines; annotations and text can share it
 * @throws {Failure} `stdout-twice`
 */
function checkStdout(outputs, ownsStdout) {
  const [first, second] = outputs.filter(({ stream }) => stream === 'stdout');
  if (ownsStdout && second !== undefined) {
    throw new Failure('stdout-twice', { first: first.option, second: second.option, format: second.id });
  }
}

/**
 * @param {Output[]} outputs with their places
 * @param {string | null} directory absolute path of the output directory, if the user named it
 * @throws {Failure} `output-twice`
 */
function checkFiles(outputs, directory) {
  /** @type {Map<string, string>} option by path */
  const seen = new Map();
  for (const output of outputs) {
    const file = fileOf(output, directory);
    if (file === null) continue;
    const other = seen.get(file);
    if (other !== undefined) throw new Failure('output-twice', { path: file, first: other, second: output.option });
    seen.set(file, output.option);
  }
}

/**
 * @param {Output[]} outputs to make
 * @returns {boolean} whether a document for machines goes to stdout, so that nothing else may
 */
export function ownStdout(outputs) {
  return outputs.some(({ id, stream }) => stream === 'stdout' && OUTPUTS[id].audience === 'machines');
}

/**
 * @param {Output[]} outputs to make
 * @returns {boolean} whether any of them is made from samples, or shows them if there are some
 */
export function useSamples(outputs) {
  return outputs.some(({ id }) => OUTPUTS[id].needsSamples || OUTPUTS[id].showsSamples);
}

/**
 * @param {Output} output any
 * @param {string | null} directory absolute path of the output directory
 * @returns {string | null} absolute path of its file, null if it has none, or none yet
 */
export function fileOf({ name, file, stream }, directory) {
  if (file !== null || stream !== null || name === null || directory === null) return file;
  return path.join(directory, name);
}
