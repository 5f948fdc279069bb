import { Command, Option } from 'commander';
import { OUTPUT_IDS } from '../writers/index.js';
import { visible } from '../text/escape.js';
import { addBenchCommand } from './bench-options.js';
import { addCompareCommand } from './compare-options.js';
import { formatsOf } from './format-option.js';
import { addGateCommand, addGateRunOptions, checkGateOptions } from './gate-options.js';
import { addHandshakeCommand } from './handshake-options.js';
import { nonEmpty, seconds, wholeNumber } from './option-values.js';

/** @typedef {import('./commands/prof-process.js').ProfProcessFlags} ProfProcessFlags */
/** @typedef {import('./commands/bench.js').BenchFlags} BenchFlags */
/** @typedef {import('./commands/handshake.js').HandshakeFlags} HandshakeFlags */
/** @typedef {import('./commands/run.js').RunFlags} RunFlags */
/** @typedef {import('./compare-options.js').CompareFlags} CompareFlags */
/** @typedef {import('./gate-options.js').GateCommandFlags} GateCommandFlags */

/**
 * What to do with what was asked for.
 * @typedef {object} Handlers
 * @property {(words: string[], flags: RunFlags) => Promise<void>} run a program
 * @property {(inputs: string[], flags: RunFlags) => Promise<void>} analyze saved files
 * @property {(before: string, after: string, flags: CompareFlags) => Promise<void>} compare two runs
 * @property {(inputs: string[], flags: GateCommandFlags) => Promise<void>} gate judge saved runs
 * @property {(log: string, flags: ProfProcessFlags) => Promise<void>} profProcess print the classic text
 * @property {(target: string, flags: HandshakeFlags) => Promise<void>} handshake measure connections to a server
 * @property {(flags: BenchFlags) => Promise<void>} bench measure what cryptography costs here
 * @property {(rule: string) => Promise<void>} explain print a rule's page
 */

/**
 * Where help and complaints go.
 * @typedef {object} Output
 * @property {(text: string) => void} out what was asked for
 * @property {(text: string) => void} err what was not
 * @property {number} width columns of the help
 */

const USAGE = `[options] <script> [script args...]
       cryptoprof [options] -- node [node options] <script> [args...]
       cryptoprof analyze [options] <file or directory>...
       cryptoprof compare [options] <before> <after>
       cryptoprof gate [options] <report or log>...
       cryptoprof prof-process <log>
       cryptoprof handshake [options] <host:port or url>
       cryptoprof bench [options]
       cryptoprof explain <rule>`;

const EXAMPLES = `
Options after the script are the script's own.

Examples:
  profile a program until it ends, or until Ctrl-C ends it
    $ cryptoprof app.js
  start a server, drive one of its paths, stop it, report
    $ cryptoprof --load '/login?user=a' server.js
  the same with a load command of your own, which finds the port in $PORT
    $ cryptoprof --on-port 'npm run load' server.js
  stop after 30 seconds
    $ cryptoprof --duration 30 worker.js
  with options for Node
    $ cryptoprof -- node --max-old-space-size=512 app.js --flag-of-the-app
  the report for machines
    $ cryptoprof --json=report.json app.js
  a log of node --prof, or the text of node --prof-process, recorded anywhere
    $ cryptoprof analyze isolate-0x*-v8.log
    $ cryptoprof analyze processed.txt
  in CI: fail where synchronous crypto comes up, or crypto gets heavier
    $ cryptoprof --gate --load '/login?user=a' server.js

Exit codes: the program's own; 2 if cryptoprof could not do its work. With
--gate: 0 passed, 1 failed; see cryptoprof gate --help.`;

/**
 * The command line. It only parses: what the commands do is loaded when one is run.
 * @param {Handlers} handlers of the commands
 * @param {string} version of this tool
 * @param {Output} output where help and complaints go
 * @returns {Command} to be given the arguments
 */
export function makeProgram(handlers, version, output) {
  const program = new Command('cryptoprof');
  program
    .configureOutput(outputOf(output, 'cryptoprof'))
    .exitOverride()
    .description(
      'Profiles a Node.js program: how much of its time is cryptography, which line asks for it, does it block the event loop.',
    )
    .usage(USAGE)
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .enablePositionalOptions()
    .passThroughOptions()
    .argument('[command...]', 'the script and its arguments, or after -- a whole node command')
    .addHelpText('after', EXAMPLES)
    .action((words, flags) => {
      if (words.length === 0) program.help({ error: true });
      checkLoadOptions(program);
      checkGateOptions(program);
      return handlers.run(words, flags);
    });
  addRunOptions(program);
  addReportOptions(program, '.cryptoprof/<script>-<time>-<pid>/');
  addGateRunOptions(program);

  const analyze = program
    .command('analyze')
    .description('report on saved files: V8 logs, saved profiles, prof-process text, or directories of them')
    .argument('<inputs...>', 'the files of one recording, or directories: each run in them is reported by itself')
    .action((inputs) => handlers.analyze(inputs, /** @type {RunFlags} */ (flagsOf(analyze))));
  addReportOptions(analyze, 'none, the report is only printed');
  analyze.option(
    '--node <binary>',
    'the Node that recorded the logs: for --engine node, and for logs of a V8 that is new to us',
    nonEmpty('a Node binary'),
  );

  const compare = addCompareCommand(program, symbolsOption());
  compare.action((before, after) =>
    handlers.compare(before, after, /** @type {CompareFlags} */ (/** @type {unknown} */ (flagsOf(compare)))),
  );

  const gate = addGateCommand(program, symbolsOption());
  gate.action((inputs) =>
    handlers.gate(inputs, /** @type {GateCommandFlags} */ (/** @type {unknown} */ (flagsOf(gate)))),
  );

  addOtherCommands(program, handlers);
  for (const command of program.commands) finish(command, output);
  return program;
}

/**
 * Adds the commands that neither make nor judge reports.
 * @param {Command} program to add them to
 * @param {Handlers} handlers of the commands
 */
function addOtherCommands(program, handlers) {
  const profProcess = program
    .command('prof-process')
    .description('print what node --prof-process prints, from our own reader: fast, with all symbols')
    .argument('<log>', 'a V8 log')
    .option('--call-graph-size <n>', 'caller levels of the bottom-up profile', wholeNumber('levels', 1, 255), 5)
    .option('--compat', "count by Node's own rules, quirks included, to compare the two")
    .addOption(symbolsOption())
    .action((log) => handlers.profProcess(log, /** @type {ProfProcessFlags} */ (flagsOf(profProcess))));

  const handshake = addHandshakeCommand(program);
  handshake.action((target) =>
    handlers.handshake(target, /** @type {HandshakeFlags} */ (/** @type {unknown} */ (flagsOf(handshake)))),
  );

  const bench = addBenchCommand(program);
  bench.action(() => handlers.bench(/** @type {BenchFlags} */ (/** @type {unknown} */ (flagsOf(bench)))));

  program
    .command('explain')
    .description('print what a finding means, why it matters and what to write instead')
    .argument('<rule>', 'as the report names it, such as sync-kdf; or a topic: gate, ci, or tls')
    .action((rule) => handlers.explain(rule));
}

/**
 * @param {Command} command with its options, described in a line of the list of commands
 * @param {Output} output where its help and complaints go
 */
function finish(command, output) {
  command.configureOutput(outputOf(output, `cryptoprof ${command.name()}`));
  // In its own help the line is a sentence.
  const line = command.description();
  command.summary(line).description(`${line[0].toUpperCase()}${line.slice(1)}.`);
}

/**
 * @param {Output} output where help and complaints go
 * @param {string} command as it is typed, such as `cryptoprof gate`
 * @returns {import('commander').OutputConfiguration} the same for commander, complaints in our own words' style
 */
function outputOf({ out, err, width }, command) {
  return {
    writeOut: out,
    writeErr: err,
    getOutHelpWidth: () => width,
    getErrHelpWidth: () => width,
    outputError(text) {
      const [first, ...more] = text
        .trim()
        .replace(/^error: /, '')
        .split('\n')
        .map(visible);
      err(
        [
          `cryptoprof: ${first}`,
          ...more.map((line) => `  ${line}`),
          `  next  ${command} --help lists the options.`,
          '',
        ].join('\n'),
      );
    },
  };
}

/** @param {Command} command that runs a program */
function addRunOptions(command) {
  command.optionsGroup('Running the program:');
  command.option(
    '--on-port <command>',
    'when the program listens, run this with $PORT set; when it ends, stop the program',
    nonEmpty('a command'),
  );
  command.option(
    '--load <path>',
    'when the program listens, drive this path with autocannon',
    nonEmpty('a path of the server, such as /'),
  );
  command.option('--connections <n>', 'of --load', wholeNumber('connections', 1, 10_000), 10);
  command.option('--amount <n>', 'of --load: requests in all, instead of --duration', wholeNumber('requests', 1, 1e9));
  command.option('--duration <s>', 'stop after this many seconds; of --load: drive for so long (default 10)', seconds);
  command.option('--interval <us>', 'sampling interval in microseconds', wholeNumber('microseconds', 50, 1e6), 1000);
  command.addOption(
    new Option('--collector <name>', "what takes the samples: V8's profiler, or Linux' perf, which sees all threads")
      .choices(['v8', 'perf'])
      .default('v8'),
  );
  command.option(
    '--no-probe',
    'count nothing inside the program: no requests, TLS connections, jobs of the thread pool',
  );
  command.option('--no-hosts', 'leave the hosts of TLS peers out of the report; ports stay');
  command.option('--keep-logs', "keep V8's raw logs, which hold the program's source");
}

/**
 * @param {Command} command that makes a report
 * @param {string} home where files go without --output
 */
function addReportOptions(command, home) {
  command.optionsGroup('The report:');
  command.option('-o, --output <dir>', `where the files go (default: ${home})`, nonEmpty('a directory'));
  command.option(
    '--json [file]',
    'write the JSON report to this file; to stdout without one, or for -',
    nonEmpty('a file'),
  );
  command.addOption(
    new Option(
      '--format <list>',
      `what to make, comma-separated, each with =<file> if you like: ${OUTPUT_IDS.join(', ')}`,
    ).argParser(formatsOf(OUTPUT_IDS)),
  );
  command.addOption(
    new Option('--engine <name>', 'what reads V8 logs: our own reader, or that of the Node that recorded them')
      .choices(['builtin', 'node'])
      .default('builtin'),
  );
  command.addOption(symbolsOption());
  command.option('--top <n>', 'operations and call sites to list', wholeNumber('rows', 1, 1000), 10);
  command.option('--open', 'open the flame graph in the browser');
  command.option('--quiet', 'print nothing but errors');
  command.option('--no-color', 'no colour');
}

/** @returns {Option} of the commands that read logs */
function symbolsOption() {
  return new Option('--symbols <source>', 'where names of native code come from')
    .choices(['local', 'sidecar', 'none'])
    .default('local');
}

/** @param {Command} program whose options for a load must not go unnoticed where there is none */
function checkLoadOptions(program) {
  if (program.getOptionValue('load') !== undefined) return;
  const idle = ['connections', 'amount'].find((name) => program.getOptionValueSource(name) === 'cli');
  if (idle !== undefined) program.error(`error: --${idle} is for --load, and there is none`);
}

/**
 * The options of a command, whether they stand before or behind its name.
 * @param {Command} command that was asked for
 * @returns {Record<string, unknown>} what its own options and those before its name say
 */
function flagsOf(command) {
  const flags = command.opts();
  const program = /** @type {Command} */ (command.parent);
  for (const option of program.options) {
    const name = option.attributeName();
    if (program.getOptionValueSource(name) !== 'cli') continue;
    if (!command.options.some((own) => own.attributeName() === name)) {
      command.error(`error: ${option.long} is for running a program; ${command.name()} does not know it`);
    }
    if (command.getOptionValueSource(name) !== 'cli') flags[name] = program.getOptionValue(name);
  }
  return flags;
}
