/**
 * What writers for machines know besides the report.
 * @typedef {object} WriterContext
 * @property {import('../model/verdict.js').Verdict | null} verdict of a gate; null if none was asked: then the findings
 *   alone are told
 * @property {string} root absolute path of the repository on the machine that the program ran on, `''` if unknown
 * @property {RulePage[]} rules all that there are
 */

/**
 * @typedef {object} RulePage
 * @property {string} id such as `sync-kdf`
 * @property {string} title a sentence without a full stop
 * @property {readonly import('../model/report.js').Finding['severity'][]} severityRange severities of its findings,
 *   mildest first
 * @property {string} docs path of its page in the package
 * @property {string} page Markdown
 */

export {};
