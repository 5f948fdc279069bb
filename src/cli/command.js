/** A command of the command line: data for its help and the docs, and a function that runs it. */

/** @import { Io } from './io.js' */
/** @import { Status } from './status.js' */

/**
 * How we end: with an exit code, or, like the program we ran, by a signal.
 * @typedef {{exitCode: number, signal: NodeJS.Signals | null}} CommandOutcome
 */

/**
 * An option of a command. The return type of `parse` becomes its type in `flags`.
 * @template [Value=any]
 * @typedef {object} CliOption
 * @property {string} usage as typed, such as `-o, --output <dir>`
 * @property {string} summary what it does, in a line
 * @property {(text: string, earlier?: Value) => Value} [parse] reads the value; throws commander's InvalidArgumentError
 * @property {readonly string[]} [choices] all allowed values
 * @property {Value} [value] if the option is not given
 * @property {string} [group] heading in the help
 * @property {string | readonly string[]} [needs] name of the option without which it has no effect; if several, one of
 *   them is enough
 * @property {readonly string[]} [conflicts] names of options that can't be combined with it
 * @property {boolean} [isLocal] whether it only affects what is printed and written on this machine. Commands suggested
 *   for other machines leave it out
 */

/**
 * Options by their name in `flags`: `--keep-logs` is `keepLogs`.
 * @typedef {Record<string, CliOption>} CliOptions
 */

/**
 * @template {CliOptions} Options
 * @typedef {{[Name in keyof Options]: Options[Name] extends CliOption<infer Value> ? Value : never}} FlagsOf
 */

/**
 * What a command gets when it runs.
 * @template [Flags=unknown]
 * @typedef {object} Context
 * @property {Io} io process, streams and clock
 * @property {string} version of this tool
 * @property {string[]} words the command's subject: a script and its arguments, files, a host
 * @property {Flags} flags its options
 * @property {Status} status status messages while it runs
 */

/**
 * @template {CliOptions} [Options=any]
 * @typedef {object} Command
 * @property {string} name `''`: what `cryptoprof` does without the name of a command
 * @property {string} summary what it does, in one line that begins in lower case
 * @property {string[]} [usage] what may follow the name, if not `[options]` and the arguments
 * @property {{name: string, summary: string}[]} words as commander takes them, such as `<log>`
 * @property {Options} options
 * @property {string} [notes] at the end of its help: examples, and what doesn't fit in a line per option
 * @property {readonly ('program' | 'gate' | 'plain')[]} exits what its exit codes mean (exit-codes.js)
 * @property {(context: Context<FlagsOf<Options>>) => Promise<CommandOutcome | void>} run imports what it needs and does
 *   the work; returning nothing means success
 */

/**
 * @template {CliOptions} Options
 * @param {Command<Options>} command what it is and does
 * @returns {Command<Options>} the same; the flags in its `run` have the types of its options
 */
export function defineCommand(command) {
  return command;
}
