import { Command, InvalidArgumentError, Option } from 'commander';

/** @typedef {import('./commands/run.js').RunFlags} RunFlags */

export const OUTPUT_FORMATS = /** @type {const} */ (['terminal', 'json', 'flamegraph', 'profile']);

/**
 * What to do with what was asked for.
 * @typedef {object} Handlers
 * @property {(words: string[], flags: RunFlags) => Promise<void>} run a program
 * @property {(inputs: string[], flags: RunFlags) => Promise<void>} analyze saved files
 * @property {(log: string, flags: {callGraphSize: number}) => Promise<void>} profProcess print the classic text
 */

const EXAMPLES = `
Examples:
  $ cryptoprof app.js                                profile a program until it ends (Ctrl-C ends it)
  $ cryptoprof --load '/login?user=a' server.js      start a server, drive that path, report
  $ cryptoprof --on-port 'npm run load' server.js    the same with a load command of your own; $PORT is set
  $ cryptoprof --duration 30 worker.js               stop after 30 seconds
  $ cryptoprof -- node --max-old-space-size=512 app.js --flag-of-the-app
  $ cryptoprof analyze isolate-0x*-v8.log            a log of node --prof, recorded anywhere
  $ cryptoprof analyze processed.txt                 the text of node --prof-process
  $ cryptoprof --json=report.json app.js             the report for machines

Exit codes: the program's own; 2 if cryptoprof could not do its work.
`;

/**
 * The command line. It only parses: what the commands do is loaded when one is run.
 * @param {Handlers} handlers of the commands
 * @param {string} version of this tool
 * @param {{out: (text: string) => void, err: (text: string) => void}} write where help and complaints go
 * @returns {Command} to be given the arguments
 */
export function makeProgram(handlers, version, write) {
  const program = new Command('cryptoprof');
  const output = { writeOut: write.out, writeErr: write.err };
  program
    .description('Profiles a Node.js program: how much of its CPU is cryptography, which line asks for it, does it block the event loop.')
    .usage('[options] <script> [script args...]\n       cryptoprof [options] -- node [node options] <script> [args...]\n       cryptoprof analyze [options] <file or directory>...\n       cryptoprof prof-process <log>')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .configureOutput(output)
    .exitOverride()
    .showSuggestionAfterError(true)
    .enablePositionalOptions()
    .passThroughOptions()
    .argument('[command...]', 'the script and its arguments, or after -- a whole node command')
    .addHelpText('after', EXAMPLES)
    .action((words, flags) => handlers.run(words, flags));
  addRunOptions(program);
  addReportOptions(program);

  const analyze = program
    .command('analyze')
    .description('report on saved files: V8 logs, saved profiles, prof-process text, or directories of them')
    .argument('<inputs...>', 'files or directories')
    .configureOutput(output)
    .exitOverride()
    .action((inputs, flags) => handlers.analyze(inputs, flags));
  addReportOptions(analyze);

  program
    .command('prof-process')
    .description("print what node --prof-process prints, from our own reader: fast, with all symbols")
    .argument('<log>', 'a V8 log')
    .option('--call-graph-size <n>', 'caller levels of the bottom-up profile', wholeNumber('a number of levels', 1, 255), 5)
    .configureOutput(output)
    .exitOverride()
    .action((log, flags) => handlers.profProcess(log, flags));
  return program;
}

/** @param {Command} command that runs a program */
function addRunOptions(command) {
  command.optionsGroup('Running the program:');
  command.option('--on-port <command>', 'when the program listens, run this with $PORT set; when it ends, stop the program');
  command.option('--load <path>', 'when the program listens, drive this path with autocannon');
  command.option('--connections <n>', 'of --load', wholeNumber('a number of connections', 1, 10_000), 10);
  command.option('--amount <n>', 'of --load: requests in all, instead of --duration', wholeNumber('a number of requests', 1, 1e9));
  command.option('--duration <s>', 'stop after this many seconds; of --load: drive for so long (default 10)', seconds);
  command.option('--interval <us>', 'sampling interval in microseconds', wholeNumber('microseconds from 50 to 1000000', 50, 1e6), 1000);
  command.option('--keep-logs', "keep V8's raw logs beside the report");
}

/** @param {Command} command that makes a report */
function addReportOptions(command) {
  command.optionsGroup('The report:');
  command.option('-o, --output <dir>', 'where the files go (a run: .cryptoprof/<script>-<time>-<pid>/)');
  command.option('--json [file]', 'write the JSON report there; to stdout without a file, or for -');
  command.addOption(
    new Option('--format <ids>', `what to make, comma-separated: ${OUTPUT_FORMATS.join(', ')}`).argParser(formatIds),
  );
  command.addOption(new Option('--engine <name>', 'what reads the logs').choices(['builtin']).default('builtin'));
  command.addOption(
    new Option('--symbols <source>', 'where names of native code come from').choices(['local', 'sidecar', 'none']).default('local'),
  );
  command.option('--top <n>', 'call sites to list', wholeNumber('a number of call sites', 1, 1000), 10);
  command.option('--open', 'open the flame graph in the browser');
  command.option('--quiet', 'print nothing but errors');
  command.option('--no-color', 'no colour');
}

/**
 * @param {string} what is expected, for the complaint
 * @param {number} least allowed
 * @param {number} most allowed
 * @returns {(text: string) => number} parser of an option's value
 */
function wholeNumber(what, least, most) {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) throw new InvalidArgumentError(`It takes ${what}.`);
    return value;
  };
}

/**
 * @param {string} text value of --duration
 * @returns {number} seconds
 */
function seconds(text) {
  const value = Number(text);
  if (!(value > 0) || value > 86_400 * 7) throw new InvalidArgumentError('It takes a number of seconds above 0.');
  return value;
}

/**
 * @param {string} text value of --format
 * @returns {string[]} format ids
 */
function formatIds(text) {
  const ids = text.split(',').map((id) => id.trim()).filter(Boolean);
  const known = /** @type {readonly string[]} */ (OUTPUT_FORMATS);
  const unknown = ids.find((id) => !known.includes(id));
  if (ids.length === 0 || unknown !== undefined) {
    throw new InvalidArgumentError(`${unknown === undefined ? '' : `There is no format "${unknown}". `}There are ${OUTPUT_FORMATS.join(', ')}.`);
  }
  return ids;
}

/**
 * `--json` takes a file if one is meant: what follows it counts as one only if it looks like one, so that
 * `cryptoprof --json app.js` runs app.js.
 * @param {string[]} words the command line, without node and our own name
 * @returns {string[]} the same, with `--json` bound to its file
 */
export function bindJsonFile(words) {
  const bound = [];
  for (let index = 0; index < words.length; index++) {
    const [word, next] = [words[index], words[index + 1]];
    if (word === '--') return bound.concat(words.slice(index));
    if (word !== '--json') bound.push(word);
    else if (next === '-' || next?.endsWith('.json')) bound.push(`--json=${words[++index]}`);
    else bound.push('--json=-');
  }
  return bound;
}
