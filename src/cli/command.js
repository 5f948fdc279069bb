/** What a command of the command line is: data for its help and README, and a function that runs it. */

/** @import { Io } from './io.js' */
/** @import { Status } from './status.js' */

/**
 * How we end: with an exit code, or as the program that was run did, by a signal.
 * @typedef {{exitCode: number, signal: NodeJS.Signals | null}} CommandOutcome
 */

/**
 * An option of a command. What reads its value gives `flags` its type.
 * @template [Value=any]
 * @typedef {object} CliOption
 * @property {string} usage as it is typed, such as `-o, --output <dir>`
 * @property {string} summary what it does, in a line
 * @property {(text: string, earlier?: Value) => Value} [parse] reads the value; throws commander's InvalidArgumentError
 * @property {readonly string[]} [choices] all values that there are
 * @property {Value} [value] if it is not given
 * @property {string} [group] heading that it is under
 * @property {string | readonly string[]} [needs] name of the option without which it would have no effect; one of several
 * @property {readonly string[]} [conflicts] names of options that can't be given with it
 * @property {boolean} [isLocal] whether it matters only where it was typed: it says what is printed and written. A
 *   command that others are shown leaves it out
 */

/**
 * Options by the name that they have in `flags`: `--keep-logs` is `keepLogs`.
 * @typedef {Record<string, CliOption>} CliOptions
 */

/**
 * @template {CliOptions} Options
 * @typedef {{[Name in keyof Options]: Options[Name] extends CliOption<infer Value> ? Value : never}} FlagsOf
 */

/**
 * What a command is run with.
 * @template [Flags=unknown]
 * @typedef {object} Context
 * @property {Io} io the world
 * @property {string} version of this tool
 * @property {string[]} words what the command is about: a script and its arguments, files, a host
 * @property {Flags} flags its options
 * @property {Status} status what is said while it runs
 */

/**
 * @template {CliOptions} [Options=any]
 * @typedef {object} Command
 * @property {string} name `''`: what `cryptoprof` does without the name of a command
 * @property {string} summary what it does, in a line that begins with a small letter
 * @property {string[]} [usage] what may follow the name, where that is not `[options]` and the arguments
 * @property {{name: string, summary: string}[]} words as commander takes them, such as `<log>`
 * @property {Options} options
 * @property {string} [notes] that end its help: examples, and what a line per option does not say
 * @property {readonly ('program' | 'gate' | 'plain')[]} exits what its exit codes mean (exit-codes.js)
 * @property {(context: Context<FlagsOf<Options>>) => Promise<CommandOutcome | void>} run loads what it needs, and does it;
 *   whoever returns nothing has ended well
 */

/**
 * @template {CliOptions} Options
 * @param {Command<Options>} command what it is and does
 * @returns {Command<Options>} the same; the flags in its `run` have the types of its options
 */
export function defineCommand(command) {
  return command;
}
