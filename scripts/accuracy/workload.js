/**
 * One function of one provider, called in a loop by its own program.
 * @typedef {object} Workload
 * @property {string} id `<provider>/<what is called>`, unique
 * @property {string} call the expression that is timed, source text of one line
 * @property {string[]} expect ids of the operations that are right; empty if it is not cryptography. More than one if
 *   the line does several things (a signature with a key that it parses first)
 * @property {string} [setup] source text that runs once, before the call
 * @property {string[]} [packages] npm packages that it needs
 * @property {number} [since] first major version of Node that has it
 * @property {string} [why] it can't be measured on earlier versions that have it
 * @property {boolean} [isModule] whether the program is an ECMAScript module
 * @property {boolean} [isAsync] whether the call returns a promise; the work is still the calling thread's
 * @property {boolean} [doesMore] whether the call does much that is no cryptography (JSON, base64, packets), so that
 *   its time is no measure of the cryptography in it
 * @property {boolean} [callsBack] whether the package resumes in a callback of its own, where no frame of the user's is
 *   left on the stack to tell the line
 */

/** @typedef {{setup?: string, since?: number, why?: string}} Extras */

/**
 * @param {string} provider of a table of workloads: `node:crypto`, or a package
 * @param {Omit<Workload, 'id' | 'call' | 'expect'>} shared what all of them need
 * @returns {(name: string, expect: string | string[], call: string, extras?: Extras) => Workload} makes one; the
 *   setup of its own runs after the shared one
 */
export function workloadsOf(provider, shared = {}) {
  return (name, expect, call, extras = {}) => ({
    ...shared,
    ...extras,
    id: `${provider}/${name}`,
    call,
    expect: typeof expect === 'string' ? [expect] : expect,
    setup: [shared.setup, extras.setup].filter(Boolean).join('\n'),
  });
}
