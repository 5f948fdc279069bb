/** What an output is, and what it has to work with. */

/** @import { AnnotatedProfile } from '../model/annotated-stacks.js' */
/** @import { ComparedStacks } from '../model/compared-stacks.js' */
/** @import { Comparison } from '../model/comparison.js' */
/** @import { Recording } from '../model/profile.js' */
/** @import { Finding, Report } from '../model/report.js' */
/** @import { Verdict } from '../model/verdict.js' */
/** @import { OwnName } from '../text/own-name.js' */

/**
 * @typedef {object} OutputFormat
 * @property {string} id what `--format` calls it
 * @property {string} label what the list of written files calls it
 * @property {string | null} file its default name in the output directory; null if it goes to a stream
 * @property {'people' | 'machines' | 'build-log'} audience `people` read it on a terminal, where it comes last, since
 *   it says where the rest is; lines for the `build-log` go to stdout among other text, and the CI runner picks them
 *   out
 * @property {string} [synonym] another name that `--format` accepts for it
 * @property {boolean} isText whether it can go to stdout
 * @property {true} [isUsual] whether it is made from a recording by default
 * @property {true} [needsSamples] made from the recording, which a saved report doesn't contain
 * @property {true} [showsSamples] made from the recording too, if there is one: a judged run writes it, rather than its
 *   verdict
 * @property {readonly string[]} [dispensable] codes of Failures thrown by `render` that are reported but don't stop
 *   other outputs
 * @property {{label: string, file: string}} [ofVerdict] label and file if the verdict is shown without its report
 * @property {() => Promise<unknown>} [load] loads what `render` needs, if that takes long enough to be worth doing
 *   ahead
 * @property {(report: Report, context: OutputContext) => Promise<Rendered | null>} render null if there is nothing to
 *   write; all names in report and verdict are data, escaped by text/escape.js
 * @property {(comparison: Comparison, context: ComparisonContext) => Promise<string>} [renderComparison] if
 *   `cryptoprof compare` can make it
 */

/**
 * The result: text, bytes, or either with more.
 * @typedef {string | Uint8Array | RenderedWithMore} Rendered
 */

/**
 * @typedef {object} RenderedWithMore
 * @property {string | Uint8Array} content of the file
 * @property {string} note what else its reader has to know, printable, `''` if nothing
 * @property {{suffix: string, content: string | Uint8Array}[]} [others] files next to it, named like it with a suffix
 *   before the extension: formats limited to one thread have one for each
 */

/**
 * What outputs know in addition to the report.
 * @typedef {object} OutputContext
 * @property {Verdict | null} verdict of a gate: text for people and JSON show it instead of the report; null if no gate
 *   was asked, in which case only findings are shown
 * @property {boolean} [isStrict] whether an inconclusive verdict fails the build
 * @property {Samples | null} samples what the report was made from; null for a saved report
 * @property {string} root absolute path of the repository on the machine that the program ran on, `''` if unknown
 * @property {OwnName} [ownName] what our commands begin with when typed
 * @property {() => Promise<RulePage[]>} rulePages reads the pages of all rules
 * @property {number | null} startMs when the run began, ms since 1970; null if unknown
 * @property {string} title of a page, any text
 * @property {string} directory absolute path of the directory that the output is written to, `''` for a stream
 * @property {WrittenFile[]} files that were written before it
 * @property {Look} look of the terminal, or of the file that stands for it
 */

/**
 * What a report was made from.
 * @typedef {object} Samples
 * @property {Recording} recording with what its sources contain
 * @property {() => AnnotatedProfile[]} stacks what was sampled on each thread, annotated
 */

/**
 * What outputs know in addition to the comparison.
 * @typedef {object} ComparisonContext
 * @property {{before: string, after: string}} names what the user calls the runs
 * @property {ComparedStacks | null} stacks of both runs; null if one of them has none, or if nothing draws them
 * @property {('before' | 'after')[]} stackless runs for which there is only a report
 * @property {Look} look of the terminal, or of the file that stands for it
 */

/**
 * What text for people is written to.
 * @typedef {object} Look
 * @property {number} width columns; no line is wider, down to 40, except lines meant to be copied
 * @property {boolean} color whether to use colours
 * @property {boolean} [isTerminal] whether lines must fit; default true
 * @property {number} top rows that a table may have; the rest is summarised or counted
 * @property {string} cwd absolute path that paths are shown relative to, `''` to leave them as they are
 */

/**
 * What writers of findings know in addition to the report.
 * @typedef {Pick<OutputContext, 'verdict' | 'root' | 'ownName'>} WriterContext
 */

/**
 * A file that was written.
 * @typedef {object} WrittenFile
 * @property {string} label what it is
 * @property {string} path absolute
 * @property {string} [note] what its reader has to know, printable
 */

/**
 * @typedef {object} RulePage
 * @property {string} id such as `sync-kdf`
 * @property {string} title a sentence without a full stop
 * @property {readonly Finding['severity'][]} severityRange severities of its findings, mildest first
 * @property {string} docs path of its page in the package
 * @property {'tls' | 'threadPool'} [counts] what it judges, if that is only counted
 * @property {string} page Markdown
 */

export {};
