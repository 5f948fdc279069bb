/**
 * A problem that the user can solve. It carries a code and facts, no prose: the error table
 * (src/failures/error-table.js) turns the code into what happened, why, and what to do next. Anything thrown that is
 * not a Failure is a bug of ours.
 */
export class Failure extends Error {
  /**
   * @param {string} code a key of the error table, such as `log-empty`
   * @param {Record<string, string | number>} [facts] what the table's sentences mention: paths, sizes, exit codes
   * @param {unknown} [cause] the error underneath, if there is one
   */
  constructor(code, facts = {}, cause = undefined) {
    // Callers who log only the message still see what it is about.
    super(Object.keys(facts).length === 0 ? code : `${code} ${JSON.stringify(facts)}`, { cause });
    this.name = 'Failure';
    this.code = code;
    this.facts = facts;
  }
}
