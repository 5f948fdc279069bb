/** Builds commander's program from the commands' data. */
import { Command, Option } from 'commander';
import { visible } from '../text/escape.js';
import { exitLines } from './exit-codes.js';

/** @import { Command as CliCommand, CliOption } from './command.js' */
/** @import { OutputConfiguration } from 'commander' */

/**
 * Where help and error messages go.
 * @typedef {object} Output
 * @property {(text: string) => void} out what was asked for
 * @property {(text: string) => void} err receives error messages
 * @property {(text: string) => void} usage receives the help where it is all that can be said
 * @property {number} width columns of the help
 */

/**
 * @callback Run
 * @param {CliCommand} command that was given
 * @param {string[]} words its subject
 * @param {Record<string, unknown>} flags its options
 * @returns {Promise<void>}
 */

/**
 * The command line. It only parses: the code of a command is loaded when it runs.
 * @param {readonly [CliCommand, ...CliCommand[]]} commands the first one runs if no command is named
 * @param {Run} run called with the parsed command line
 * @param {string} version of this tool
 * @param {Output} output where help and complaints go
 * @returns {Command} ready to parse the arguments
 */
export function makeProgram([main, ...others], run, version, output) {
  const program = new Command('cryptoprof');
  describe(program, main, output);
  program
    .exitOverride()
    .usage(usagesOf([main, ...others]).join('\n       cryptoprof '))
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .enablePositionalOptions()
    .passThroughOptions()
    .action((words, flags) => {
      if (words.length === 0) program.help({ error: true });
      checkNeeds(main, flags, [program]);
      return run(main, words, flags);
    });
  for (const command of others) {
    const parser = program.command(command.name).summary(command.summary);
    describe(parser, command, output);
    parser.action(() => {
      const flags = flagsOf(parser, program);
      checkNeeds(command, flags, [parser, program]);
      return run(command, parser.args, flags);
    });
  }
  return program;
}

/**
 * @param {readonly CliCommand[]} commands in the order of the help
 * @returns {string[]} what may follow `cryptoprof`
 */
export function usagesOf(commands) {
  return commands.flatMap(({ name, usage, options, words }) => {
    const parts = [Object.keys(options).length > 0 ? '[options]' : '', ...words.map((word) => word.name)];
    return (usage ?? [parts.filter(Boolean).join(' ')]).map((text) => `${name} ${text}`.trim());
  });
}

/**
 * @param {Command} parser to configure
 * @param {CliCommand} command to be parsed
 * @param {Output} output where its help and complaints go
 */
function describe(parser, { name, summary, words, options, notes = '', exits }, output) {
  parser
    .configureOutput(outputOf(output, `cryptoprof ${name}`.trim()))
    // A line in the list of commands becomes a sentence in the command's own help.
    .description(`${summary[0].toUpperCase()}${summary.slice(1)}.`)
    .configureHelp({ subcommandTerm: (subcommand) => subcommand.name() })
    .addHelpText('after', [notes, ...exits.map((kind) => `\n${exitLines(kind)}`)].filter(Boolean).join('\n'));
  for (const word of words) parser.argument(word.name, word.summary);
  for (const option of Object.values(options)) parser.addOption(parserOf(option));
}

/**
 * @param {CliOption} option of a command
 * @returns {Option} the same for commander
 */
function parserOf({ usage, summary, parse, choices, value, group, conflicts }) {
  const option = new Option(usage, summary);
  if (choices !== undefined) option.choices(choices);
  if (parse !== undefined) option.argParser(parse);
  if (value !== undefined) option.default(value);
  if (conflicts !== undefined) option.conflicts([...conflicts]);
  return group === undefined ? option : option.helpGroup(group);
}

/**
 * @param {Output} output where help and complaints go
 * @param {string} command as it is typed, such as `cryptoprof gate`
 * @returns {OutputConfiguration} the same for commander, with error messages in our style
 */
function outputOf({ out, err, usage, width }, command) {
  return {
    writeOut: out,
    writeErr: usage,
    getOutHelpWidth: () => width,
    getErrHelpWidth: () => width,
    outputError(text) {
      const [first, ...more] = text
        .trim()
        .replace(/^error: /, '')
        .split('\n')
        .map(visible);
      // Of other commands, all options are ours.
      const isOfNode = command === 'cryptoprof' && first.startsWith('unknown option');
      err(
        [
          `cryptoprof: ${first}`,
          ...more.map((line) => `  ${line}`),
          ...(isOfNode ? [`  why   Node's own options go after node: ${command} node <option> app.js`] : []),
          `  next  ${command} --help lists the options.`,
          '',
        ].join('\n'),
      );
    },
  };
}

/**
 * Reports options that would have no effect.
 * @param {CliCommand} command whose options they are
 * @param {Record<string, unknown>} flags values of its options
 * @param {[Command, ...Command[]]} parsers that have parsed them: its own, and that of what stands before its name
 */
function checkNeeds({ options }, flags, parsers) {
  const longOf = (/** @type {string} */ name) => /--[\w-]+/.exec(options[name].usage)?.[0];
  for (const [name, { needs }] of Object.entries(options)) {
    if (needs === undefined || !parsers.some((each) => each.getOptionValueSource(name) === 'cli')) continue;
    const needed = [needs].flat();
    if (needed.every((each) => flags[each] === undefined))
      parsers[0].error(`error: ${longOf(name)} needs ${needed.map(longOf).join(' or ')}, which is not given`);
  }
}

/**
 * The options of a command, whether they come before or after its name.
 * @param {Command} parser of the command that was given
 * @param {Command} program that it belongs to
 * @returns {Record<string, unknown>} values of its own options and of those before its name
 */
function flagsOf(parser, program) {
  const flags = parser.opts();
  for (const option of program.options) {
    const name = option.attributeName();
    if (program.getOptionValueSource(name) !== 'cli') continue;
    if (!parser.options.some((own) => own.attributeName() === name)) {
      parser.error(`error: ${option.long} is for running a program; ${parser.name()} does not take it`);
    }
    if (parser.getOptionValueSource(name) !== 'cli') flags[name] = program.getOptionValue(name);
  }
  return flags;
}
