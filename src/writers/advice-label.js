/**
 * What a finding's advice is, in the same word for every output.
 * @param {Pick<import('../model/report.js').Finding, 'edit'>} finding with its advice
 * @returns {'edit' | 'sketch'} `edit` is exact and complete; a sketch has to be fitted to the program
 */
export function adviceLabel({ edit }) {
  return edit === null ? 'sketch' : 'edit';
}
