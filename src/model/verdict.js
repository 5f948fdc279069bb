/**
 * The Verdict: what a gate says about one or more runs of a program, as plain JSON. The gate makes it from Reports, a
 * config and a baseline; writers render it.
 */

/** Effect of a failed check: `error` fails the build, `warn` only warns.
 * @typedef {'error'|'warn'} Level */

/**
 * `near`: passed, but the limit lies inside the interval. `inconclusive`: too little was measured, the runs
 * disagree, or the environment differs from the baseline's.
 * @typedef {'pass'|'near'|'fail'|'inconclusive'} CheckOutcome
 */

/**
 * How a metric is judged: 1 exact counts; 2 shares, with their interval and a confirmation run; 3 durations, which only
 * warn; 4 values that can only be compared in pairs on one machine.
 * @typedef {1|2|3|4} MetricTier
 */

/** `share` is 0..1, `ratio` any quotient of counts, `text` a set of names.
 * @typedef {'count'|'share'|'ms'|'ratio'|'text'} Unit */

/**
 * One budget, or one property of the baseline, compared with what was measured.
 * @typedef {object} Check
 * @property {string} id unique in the verdict and stable: metric, operation, path and what it is compared with
 * @property {string} metric such as `sync_call_sites`
 * @property {MetricTier} tier
 * @property {Unit} unit of `value`, `limit` and `baseline`
 * @property {CheckOutcome} outcome
 * @property {Level} level what `fail` means
 * @property {string} operation id or pattern it is limited to, `''` for all
 * @property {string} path glob it is limited to, `''` for all
 * @property {string} rule id or pattern it is limited to, `''` for all
 * @property {'error'|'warning'|''} severity the least of findings that it is limited to, `''` for all
 * @property {'server'|'client'|''} side of TLS connections that it is limited to, `''` for both
 * @property {string} peer of TLS connections that it is limited to, `''` for all together
 * @property {string} route that it is limited to, such as `POST /login`, `''` for all
 * @property {number | null} value of all runs together; for ratios and durations the worst run's; for values compared
 *   in pairs the growth, 0.1 for 10 %; null if nothing could be measured
 * @property {[number, number] | null} interval 95 %, with the design effect; null for exact values. Of a mean per request, that of
 *   the run that shows most
 * @property {number} busyTicks that `value` rests on, 0 for counts without samples
 * @property {number} neededTicks busy ticks required, if too few are the reason, else 0
 * @property {number | null} limit what `value` may be at most (at least, if `isMinimum`)
 * @property {boolean} isMinimum
 * @property {number | null} baseline the accepted value, if the check is a regression
 * @property {Offender[]} offenders call sites that make up `value`, heaviest first; what has grown most first, if that is
 *   why it fails
 * @property {string} message what was found and the limit, with interval and ticks: a sentence that can stand alone,
 *   except for the offenders
 * @property {string} fix what to do about it, one sentence; `''` if it passed
 * @property {Acceptance[]} accept alternative ways to accept it; none if it passed
 * @property {string} docs path of a page in the package
 * @property {CheckReason} reason reason for the outcome
 * @property {number} designEffect by which the interval was widened, 1 for exact values
 */

/**
 * `within`: within the limit · `straddles`: the limit lies inside the interval, or the baseline may have missed
 * something · `unconfirmed`: too few runs show it, such as only one · `exceeded` · `single`: too much in the only run,
 * but not by enough for a single run · `disagree`: in some runs and not in others · `few-ticks` · `few-baseline-ticks`:
 * too few in what it is compared with · `environment`: the runs or the baseline are from another one · `waiting`: it
 * may only be so because threads waited for a processor longer, or less, than in the baseline's runs · `blind`: too
 * much of the run has no name · `missing`: it was not measured · `unpaired`: there is nothing to compare with ·
 * `few-pairs`: too few pairs of runs, or pairs that differ too much ·
 * `undriven`: nothing drove the program, or what drove it failed · `incomplete`: a part of it was not recorded.
 * @typedef {'within' | 'straddles' | 'unconfirmed' | 'exceeded' | 'single' | 'disagree' | 'few-ticks' |
 *   'few-baseline-ticks' | 'environment' | 'waiting' | 'blind' | 'missing' | 'unpaired' | 'few-pairs' | 'undriven' |
 *   'incomplete'} CheckReason
 */

/**
 * A way to accept what a check found.
 * @typedef {object} Acceptance
 * @property {string} where in words, what to write and where, such as `in .cryptoprofrc.json, add to "allow"`; `''` for
 *   a command to run
 * @property {string} code one line to copy: a command, or the text to write; `''` if `where` says it all
 */

/**
 * A call site in a check.
 * @typedef {object} Offender
 * @property {string} id of the call site (model/site-id.js)
 * @property {string} file relative to the root, `/` as separator
 * @property {number | null} line 1-based, null if unknown
 * @property {string} function
 * @property {string} api
 * @property {string} operation
 * @property {number} ticks
 * @property {number} share 0..1 of busy ticks
 */

/**
 * A finding that the config or a comment in the source allows.
 * @typedef {object} Allowed
 * @property {string} rule
 * @property {string} fingerprint of the finding
 * @property {string} site id of its call site
 * @property {string} reason
 * @property {string} expires ISO date after which it counts again, `''` if never
 * @property {'config'|'source'} by
 */

/**
 * Something to know in addition to the checks: an expired or unused allow, a different environment, a pattern that only
 * one run matched.
 * @typedef {object} Notice
 * @property {string} code
 * @property {string} message a sentence
 */

/**
 * A run in which the program itself failed.
 * @typedef {object} RunFailure
 * @property {number} run 1 for the first
 * @property {string} ending such as `exit code 3`, or the signal
 * @property {true} [wasAsked] whether it was asked to end before that, by us or by the user; absent otherwise, and
 *   in earlier versions
 */

/**
 * A run that may not show everything the program does.
 * @typedef {object} RunDoubt
 * @property {number} run 1 for the first
 * @property {'undriven'|'incomplete'} reason
 * @property {string} why as the end of a sentence
 */

/**
 * @typedef {object} Verdict
 * @property {2} schemaVersion
 * @property {{name: 'cryptoprof', version: string}} tool
 * @property {'pass'|'fail'|'inconclusive'} outcome `fail` if a check of level `error` fails, or the program did;
 *   otherwise `inconclusive` if one of them could not be decided
 * @property {number} runs that were judged
 * @property {number} busyTicks of all runs
 * @property {number} designEffect how much larger than binomial the variance of tick counts is taken to be
 * @property {'measured'|'assumed'} designEffectFrom
 * @property {RunFailure[]} failures of the program itself: what it failed to do was not measured, so the verdict fails
 * @property {RunDoubt[]} doubts because of which nothing passes: the verdict is inconclusive, unless it fails
 * @property {Check[]} checks failed ones first, then inconclusive, near, passed
 * @property {Allowed[]} allowed
 * @property {Notice[]} notices
 * @property {{file: string, updated: boolean} | null} baseline the file that was used
 */

export {};
