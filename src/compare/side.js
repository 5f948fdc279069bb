/**
 * One of the runs that are compared.
 * @typedef {object} Side
 * @property {'before'|'after'} name
 * @property {import('../model/report.js').Report} report
 * @property {string} root absolute path that its files are told relative to, `''` if unknown
 */

export {};
