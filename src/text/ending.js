/** How a program ended, in words. */
import { shown } from './escape.js';

/** @import { Report } from '../model/report.js' */

/**
 * @param {Pick<Report['target'], 'exitCode' | 'signal' | 'wasAsked'>} target that failed
 * @returns {string} the rest of a sentence, such as `with exit code 3` or `by SIGSEGV`. An exit code once it was asked to
 *   end says nothing about the work before
 */
export function endingWords({ exitCode, signal, wasAsked }) {
  if (signal !== null) return `by ${shown(signal)}`;
  return `with exit code ${exitCode}${wasAsked ? ' once it was asked to end' : ''}`;
}
