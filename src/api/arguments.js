/** What callers in plain JavaScript get wrong: nobody else tells them. */
import { near } from '../config/nearest.js';
import { Failure } from '../model/failure.js';

/**
 * An option that nobody reads would be silently without effect: `confg` of a gate, which then judges by something else.
 * @param {object} options that were given
 * @param {readonly string[]} known names that there are
 * @throws {Failure} `option-unknown`
 */
export function checkOptions(options, known) {
  const option = Object.keys(options).find((name) => !known.includes(name));
  if (option !== undefined) throw new Failure('option-unknown', { option, known: known.join(', '), ...near(option, [...known]) });
}

/**
 * @param {unknown} value of an argument
 * @param {string} argument its name, with the function's
 * @throws {Failure} `argument-invalid` unless it is a list; a path would be taken for a list of letters
 */
export function checkList(value, argument) {
  if (!Array.isArray(value)) throw new Failure('argument-invalid', { argument, expected: 'a list' });
}

/**
 * @param {unknown} load what drives a program, or nothing
 * @throws {Failure} `argument-invalid` unless it says which path of the server to ask for
 */
export function checkLoad(load) {
  const isLoad = typeof load === 'object' && load !== null && 'path' in load && typeof load.path === 'string';
  if (load !== undefined && !isLoad) throw new Failure('argument-invalid', { argument: 'the option load of record()', expected: "an object with the path to ask for, such as { path: '/login' }" });
}

/**
 * @param {unknown} value of an argument
 * @throws {Failure} `argument-invalid` unless it can be a run
 */
export function checkRun(value) {
  const isPaths = [value].flat().every((each) => typeof each === 'string');
  const isData = typeof value === 'object' && value !== null && ('callSites' in value || 'profiles' in value);
  if (!isPaths && !isData) throw new Failure('argument-invalid', { argument: 'a run', expected: 'a report, a recording, a path, or a list of paths' });
}
