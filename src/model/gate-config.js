/**
 * The gate's config: as a user writes it (`GateConfigFile`), and as the gate uses it (`GateConfig`, made by
 * src/config/parse-config.js: numbers without units, all defaults filled in).
 */

/** @import { Severity } from './report.js' */
/** @import { Level } from './verdict.js' */

/**
 * What a budget can limit: the ids of src/gate/metrics/, spelt out so that TypeScript catches misspellings.
 * @typedef {'sync_call_sites' | 'findings' | 'handshakes_per_request' | 'resumption_ratio' | 'tls_protocols' |
 *   'tls_ciphers' | 'crypto_share' | 'event_loop_share' | 'longest_block' | 'crypto_ms_per_request' |
 *   'cpu_ms_per_request'} MetricId
 */

/**
 * Which end of TLS connections a budget applies to: those that the program accepts, or those that it opens.
 * @typedef {'server'|'client'} SelectedSide
 */

/**
 * One budget as the user writes it. Quantities are numbers in the metric's unit, or strings with a unit: `"15%"` or
 * `0.15` for shares, `"50 ms"` or `50` for durations, `0.5` for ratios, `3` for counts.
 * @typedef {object} BudgetEntry
 * @property {MetricId} metric
 * @property {string} [operation] id, family (`kdf`) or glob (`kdf.*`) of operations
 * @property {string} [path] glob over call sites' files, relative to the repository's root or to the config's directory
 * @property {string} [rule] id or glob of rules (`sync-*`)
 * @property {Severity} [severity] of findings that are at least so severe
 * @property {SelectedSide} [side] of TLS connections; default both
 * @property {string} [peer] host and port, or host, of the other end of TLS connections; `*` stands for anything. Each
 *   matching peer is judged separately
 * @property {string} [route] method and pattern as in the report, `POST /login`; `*` stands for anything
 * @property {string | number} [max]
 * @property {string | number} [min]
 * @property {string[]} [forbid] names that must not occur; `*` stands for anything
 * @property {string | number} [regression] accepted growth over the baseline: `"+5pp"` for points of a share, `"+30%"`
 *   for growth in relation to the baseline's value, or a quantity in the metric's unit
 * @property {Level} [level] default: the metric's own level
 */

/**
 * An accepted finding, with reason and expiry.
 * @typedef {object} AllowEntry
 * @property {string} rule id of a rule, or `*`
 * @property {string} site id of a call site, `file#function|operation`; `*` stands for anything
 * @property {string} reason
 * @property {string} [expires] ISO date: the last day on which it applies
 */

/** What to do about call sites that are not in the baseline.
 * @typedef {Level | 'off'} NewCallSites */

/**
 * The config as the user writes it.
 * @typedef {object} GateConfigFile
 * @property {1} version
 * @property {string | string[]} [extends] shared configs: paths, relative to this config, or packages; except for
 *   budgets and exceptions, which add up, later ones override earlier ones, and this config overrides all
 * @property {number} [runs] most runs to make to confirm a failure, 1-20
 * @property {number} [minBusyTicks] fewer busy ticks than this decide nothing; default: derived from each budget
 * @property {number} [designEffect] how much larger than binomial the variance of ticks is, 1-100; default: what the
 *   baseline's runs showed, else 3, or what three or more runs show
 * @property {string | number} [maxLoadErrors] share of the load's requests that may fail, default `"1%"`; beyond it
 *   nothing passes
 * @property {string} [maxLogSize] limit for the logs of a run while the program runs, such as `"500 MB"`; default: the
 *   free disk space less a reserve
 * @property {BudgetEntry[]} [budgets]
 * @property {{file?: string, newCallSites?: NewCallSites}} [baseline]
 * @property {AllowEntry[]} [allow]
 */

/**
 * Accepted growth over the baseline: it fails only if both are exceeded.
 * @typedef {object} Growth
 * @property {number} absolute in the metric's unit
 * @property {number} relative to the baseline's value: 0.3 for 30 %
 */

/**
 * What paths in a config may be relative to: the packages of a monorepo have configs of their own.
 * @typedef {object} PathRoots
 * @property {string} root absolute path of the repository
 * @property {string} directory absolute path of the config's directory; of the repository where there is none
 */

/**
 * One budget as the gate uses it. Limits that the user did not write are null.
 * @typedef {object} Budget
 * @property {MetricId} metric
 * @property {string} operation `''` for all
 * @property {string} path `''` for all
 * @property {string} rule `''` for all
 * @property {Severity} severity `info` for all
 * @property {SelectedSide | ''} side `''` for both
 * @property {string} peer `''` for all together
 * @property {string} route `''` for the most expensive one
 * @property {number | null} max in the metric's unit; shares 0..1
 * @property {number | null} min likewise
 * @property {string[] | null} forbid
 * @property {Growth | null} regression
 * @property {Level} level
 * @property {number} index of the entry in its file's `budgets`
 * @property {string} source name of that file, for messages
 * @property {PathRoots} roots what `path` may be relative to
 */

/** One exception as it is judged: `expires` is `''` if it never does, `index` and `source` say where it is, and `roots`
 * what the file of `site` may be relative to.
 * @typedef {Required<AllowEntry> & {index: number, source: string, roots: PathRoots}} Allowance */

/**
 * The config as the gate uses it.
 * @typedef {object} GateConfig
 * @property {1} version
 * @property {string} source name of the file that it was read from, for messages
 * @property {boolean} isDefault whether there is no such file
 * @property {number} runs
 * @property {number | null} minBusyTicks
 * @property {number | null} designEffect
 * @property {number} maxLoadErrors share of the load's requests that may fail, 0..1
 * @property {number | null} maxLogSize bytes
 * @property {Budget[]} budgets
 * @property {{file: string, newCallSites: NewCallSites} | null} baseline null if the file has no `baseline`
 * @property {Allowance[]} allow
 */

/** Code of the diagnostic about an allow comment that is at no call: a gate must repeat it. */
export const LOST_ALLOW = 'allow-at-no-call';

/** The reason of an allow as it is suggested: whoever accepts a finding has to say why. */
export const NO_REASON_YET = '<why>';

/** What can be seen: letters, digits and signs, no spaces of whatever width. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * @param {string} reason of an allow
 * @returns {boolean} whether it says why
 */
export function isReason(reason) {
  return reason !== NO_REASON_YET && VISIBLE.test(reason);
}
