/** What an output is, and what it gets to work with. */

/** @import { AnnotatedProfile } from '../model/annotated-stacks.js' */
/** @import { ComparedStacks } from '../model/compared-stacks.js' */
/** @import { Comparison } from '../model/comparison.js' */
/** @import { Profile, Recording } from '../model/profile.js' */
/** @import { Finding, Report } from '../model/report.js' */
/** @import { Verdict } from '../model/verdict.js' */
/** @import { OwnName } from '../text/own-name.js' */

/**
 * @typedef {object} OutputFormat
 * @property {string} id what `--format` calls it
 * @property {string} label what the list of written files calls it
 * @property {string | null} file its usual name in the output directory; null if it goes to a stream
 * @property {'people' | 'machines' | 'build-log'} audience `people` read it on a terminal, last, since it says where the
 *   rest is; lines for the `build-log` are on stdout beside other text, and what runs the build takes them out
 * @property {string} [synonym] another name that `--format` takes for it
 * @property {boolean} isText whether it can go to stdout
 * @property {true} [isUsual] whether it is made of a recording if nothing is asked for
 * @property {true} [needsSamples] made of the recording, which a saved report does not hold
 * @property {true} [showsSamples] made of the recording, too, where there is one: a run that is judged writes it, not its
 *   verdict
 * @property {readonly string[]} [dispensable] codes of Failures of `render` that are reported and keep nothing else from
 *   being made
 * @property {{label: string, file: string}} [ofVerdict] the same where the verdict is shown without its report
 * @property {() => Promise<unknown>} [load] loads what `render` needs, where that takes long enough to be done ahead
 * @property {(report: Report, context: OutputContext) => Promise<Rendered | null>} render null if there is nothing to
 *   make; all names in report and verdict are data, escaped by text/escape.js
 * @property {(comparison: Comparison, context: ComparisonContext) => Promise<string>} [renderComparison] if
 *   `cryptoprof compare` can make it
 */

/**
 * What is made: text, bytes, or either with more.
 * @typedef {string | Uint8Array | RenderedWithMore} Rendered
 */

/**
 * @typedef {object} RenderedWithMore
 * @property {string | Uint8Array} content of the file
 * @property {string} note what its reader has to know besides, printable, `''` if nothing
 * @property {{suffix: string, content: string | Uint8Array}[]} [others] files beside it, named like it with a suffix
 *   before the extension: formats that hold one thread have one for each
 */

/**
 * What outputs know besides the report.
 * @typedef {object} OutputContext
 * @property {Verdict | null} verdict of a gate: text for people and JSON tell that, and not the report that it is
 *   about; null if none was asked, then only the findings are shown
 * @property {Samples | null} samples what the report was made of; null if it was a saved report
 * @property {string} root absolute path of the repository on the machine that the program ran on, `''` if unknown
 * @property {OwnName} [ownName] what our commands begin with where they will be typed
 * @property {() => Promise<RulePage[]>} rulePages reads the pages of all rules that there are
 * @property {number | null} startMs when the run began, ms since 1970; null if unknown
 * @property {string} title of a page, any text
 * @property {string} directory absolute path of the one that the output is written to, `''` for a stream
 * @property {WrittenFile[]} files that have been written before it
 * @property {Look} look of the terminal, or of the file that stands for it
 */

/**
 * What a report was made of.
 * @typedef {object} Samples
 * @property {Recording} recording with what its sources say
 * @property {(profile: Profile, sample: number) => boolean} isIdle which samples of it are no work
 * @property {() => AnnotatedProfile[]} stacks what was sampled on each thread, with what was found out about it
 */

/**
 * What outputs know besides the comparison.
 * @typedef {object} ComparisonContext
 * @property {{before: string, after: string}} names what the user calls the runs
 * @property {ComparedStacks | null} stacks of both runs; null if one of them has none, or nothing draws them
 * @property {('before' | 'after')[]} stackless runs of which there is no more than a report
 * @property {Look} look of the terminal, or of the file that stands for it
 */

/**
 * What text for people is written on.
 * @typedef {object} Look
 * @property {number} width columns; no line is wider, down to 40, but those that are to be copied
 * @property {boolean} color whether to use colours
 * @property {boolean} [isTerminal] whether lines must fit; default true
 * @property {number} top rows that a table may have; the rest is summed up or counted
 * @property {string} cwd absolute path that paths are shown relative to, `''` for as they are
 */

/**
 * What writers of findings know besides the report.
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
 * @property {string} page Markdown
 */

export {};
