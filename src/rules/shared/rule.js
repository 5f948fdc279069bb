/**
 * What a rule is: a file with `meta` and `check`, a pure function over the numbers of a report. A rule reads no files,
 * prints nothing and starts nothing; it states only what the context contains.
 */

/** @import { BenchReport } from '../../model/bench.js' */
/** @import { Traffic } from '../../model/profile.js' */
/** @import { SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport, CryptoTotals, Finding, OperationReport, ProfileTotals, Severity } from '../../model/report.js' */
/** @import { ThreadPool, TlsLedger } from '../../model/tls.js' */

/**
 * @typedef {object} RuleContext
 * @property {CallSiteReport[]} callSites
 * @property {OperationReport[]} operations
 * @property {ProfileTotals} profile
 * @property {CryptoTotals} crypto
 * @property {ReadonlyMap<string, SourceCall>} calls what the source says at call sites, by `id`. Present wherever rules
 *   that use it are run; the gate runs again only rules that don't (`meta.blocks`)
 * @property {Traffic | null} traffic requests and handshakes; null if they were not counted
 * @property {TlsLedger | null} tls connections by peer; null if they were not counted
 * @property {ThreadPool | null} threadPool asynchronous cryptography; null if it was not counted
 * @property {BenchReport | null} [bench] what cryptography costs on the machine of the run, with its Node; null or
 *   absent if unknown. Only notes may rely on it: tomorrow it may be another machine
 * @property {boolean} [hadNothingElse] whether it is certain that nothing else waited for the event loop; default no
 * @property {string} root absolute path of the repository that was profiled, `''` if unknown
 * @property {string} node version of the profiled Node, such as `24.21.0`, `''` if unknown; the oldest of several
 * @property {string} [oldestNode] the oldest version that advice has to run on: that, or what the program declares to run on
 *   (`engines` of its package.json), if that is older; default `node`
 * @property {boolean} [areNodesMixed] whether several major versions ran, so that nothing measured is of `node` alone;
 *   default no
 * @property {string} openssl version of OpenSSL in it, such as `3.5.8`, `''` if unknown
 */

/**
 * @typedef {object} RuleMeta
 * @property {string} id also the name of the rule's file, test and docs page
 * @property {string} title a sentence without a full stop
 * @property {Severity[]} severityRange the severities that its findings can have, mildest first
 * @property {string} docs path of its page in the package
 * @property {boolean} [ofAnyCode] true if it also judges code about which we only know that it computes in JavaScript
 * @property {boolean} [blocks] true if it is about call sites that hold the event loop, and judges by how long and how
 *   much they hold it
 * @property {(callSite: CallSiteReport) => boolean} [concerns] for such a rule, whether it can be about a call site, however
 *   long and much that holds the event loop
 * @property {'tls' | 'threadPool'} [counts] what it judges by alone: where that was not counted, it finds nothing
 */

/**
 * @typedef {object} Rule
 * @property {RuleMeta} meta
 * @property {(context: RuleContext) => Finding[]} check
 */

/**
 * The path of a rule's page in the package.
 * @param {string} id rule id
 * @returns {string} such as `docs/rules/sync-kdf.md`
 */
export function docsOf(id) {
  return `docs/rules/${id}.md`;
}
