import path from 'node:path';
import { Failure } from '../../model/failure.js';
import { chooseOutputs, ownStdout } from '../choose-outputs.js';
import { defineCommand } from '../command.js';
import { EXIT } from '../exit-codes.js';
import { tell } from '../io.js';
import {
  defaulted,
  each,
  flag,
  GATE_OPTIONS,
  logSize,
  negated,
  NO_VERDICT,
  nonEmpty,
  oneOf,
  option,
  port,
  reportOptions,
  seconds,
  wholeNumber,
} from '../options.js';
import { destinationOf, PUSH_OPTIONS, preparedRun, sendRun } from '../push-run.js';
import { USUAL_OUTPUT_IDS } from '../../writers/index.js';

/** @import { Context, FlagsOf, CommandOutcome } from '../command.js' */
/** @import { Destination } from '../push-run.js' */
/** @import { ProgramRun } from '../run-program.js' */

/** As many runs as fit into a night. */
const MOST_RUNS = 1000;

const LOADS = /** @type {const} */ (['load', 'onPort']);

const RUNNING = {
  onPort: option(
    '--on-port <command>',
    'once the program listens, run this command with $PORT set; when it ends, stop the program',
    nonEmpty('a command'),
  ),
  load: option(
    '--load <path or URL>',
    'once the program listens, drive this path or URL with autocannon',
    nonEmpty('a path of the server, such as /'),
  ),
  port: {
    ...option('--port <n>', 'with --load or --on-port: port to wait for (default: the first that serves HTTP)', port),
    needs: LOADS,
  },
  portTimeout: {
    ...defaulted('--port-timeout <s>', 'with --load or --on-port: how long to wait for the port', seconds, 60),
    needs: LOADS,
  },
  connections: {
    ...defaulted('--connections <n>', 'with --load: concurrent connections', wholeNumber('connections', 1, 10_000), 10),
    needs: 'load',
  },
  amount: {
    ...option(
      '--amount <n>',
      'with --load: total number of requests, instead of --duration',
      wholeNumber('requests', 1, 1e9),
    ),
    needs: 'load',
  },
  duration: option(
    '--duration <s>',
    'stop after this many seconds; with --load: how long to drive (default 10)',
    seconds,
  ),
  warmUp: option(
    '--warm-up <s>',
    'leave out of all shares the first seconds of the load, or of the program if there is no load',
    seconds,
  ),
  interval: defaulted(
    '--interval <us>',
    'sampling interval in microseconds',
    wholeNumber('microseconds', 50, 1e6),
    1000,
  ),
  collector: oneOf(
    '--collector <name>',
    "what takes the samples: V8's profiler, or Linux' perf, which sees all threads",
    ['v8', 'perf'],
  ),
  probe: negated('--no-probe', 'count nothing inside the program: no requests, TLS connections or thread-pool jobs'),
  hosts: negated('--no-hosts', 'leave the hosts of TLS peers out of the report; ports stay'),
  maxLogSize: option(
    '--max-log-size <size>',
    "limit for V8's logs while the program runs, such as 500MB; recording stops beyond it (default: the free disk space less a reserve)",
    logSize,
  ),
  keepLogs: { ...flag('--keep-logs', "keep V8's raw logs, which contain the program's source"), isLocal: true },
};

const PUSHING = {
  push: {
    ...option(
      '--push <url>',
      'send the profile to Grafana Pyroscope or Parca once the report is made: see cryptoprof push --help',
      nonEmpty('a URL'),
    ),
    conflicts: ['gate'],
  },
  ...each(PUSH_OPTIONS, { needs: 'push' }),
};

const GATE = {
  gate: flag('--gate', 'judge the run by budgets and a baseline: see cryptoprof gate --help'),
  ...each(GATE_OPTIONS, { needs: 'gate' }),
  selfTest: {
    ...option(
      '--self-test <n>',
      'run the unchanged program n times, and say how often the gate would fail it and how much it varies',
      wholeNumber('runs', 1, MOST_RUNS),
    ),
    needs: 'gate',
    conflicts: NO_VERDICT,
  },
};

const options = {
  ...each(RUNNING, { group: 'Running the program:' }),
  ...each(reportOptions('.cryptoprof/<script>-<time>-<pid>/'), { group: 'The report:' }),
  ...each(PUSHING, { group: 'Pushing the profile:' }),
  ...each(GATE, { group: 'The gate:' }),
};

/** @typedef {FlagsOf<typeof options>} RunFlags */

/** Runs a program under the profiler and reports on it. */
export const run = defineCommand({
  name: '',
  summary:
    'profiles a Node.js program: how much of its time is cryptography, which line calls it, and whether it blocks the event loop',
  usage: [
    '[options] <script> [script args...]',
    '[options] <command> [args...]',
    '[options] -- node [node options] <script> [args...]',
  ],
  words: [
    {
      name: '[command...]',
      summary: 'a script with its arguments, or any command that runs Node programs: npm start, npx tool, jest',
    },
  ],
  options,
  notes: `
Options after the script are the script's own.

Examples:
  profile a program until it ends, or until Ctrl-C ends it
    $ cryptoprof app.js
  profile the programs that npm, npx, pnpm, yarn, a tool or a shell script runs
    $ cryptoprof npm start
  start a server, drive one of its paths, stop it, report
    $ cryptoprof --load '/login?user=a' server.js
  the same with a full URL, leaving out the first seconds of the load
    $ cryptoprof --load http://localhost:3000/login --warm-up 3 npm start
  the same with your own load command, which gets the port in $PORT
    $ cryptoprof --on-port 'npm run load' server.js
  stop after 30 seconds
    $ cryptoprof --duration 30 worker.js
  with options for Node
    $ cryptoprof -- node --max-old-space-size=512 app.js --flag-of-the-app
  write the report as JSON
    $ cryptoprof --json=report.json app.js
  report on what node --prof or node --prof-process wrote, on any machine
    $ cryptoprof analyze isolate-0x*-v8.log
    $ cryptoprof analyze processed.txt
  send its profile to Grafana Pyroscope
    $ cryptoprof --push http://localhost:4040 --service api server.js
  in CI: fail on synchronous crypto, or if crypto takes more than before
    $ cryptoprof --gate --load '/login?user=a' server.js`,
  exits: ['program', 'gate'],

  async run(context) {
    const { io, words, flags } = context;
    const { parseCommand } = await import('../../api/record.js');
    const { script } = parseCommand(words, { cwd: io.cwd, env: io.env });
    await refuseProfile(script, io.cwd);
    const { releasePreloaded } = await import('../preloaded.js');
    await releasePreloaded(io, flags.quiet ?? false);
    if (flags.selfTest !== undefined) {
      const { runSelfTest } = await import('../run-gate.js');
      return runSelfTest(script, flags.selfTest, context);
    }
    if (flags.gate) {
      const { runGate } = await import('../run-gate.js');
      return runGate(script, options, context);
    }
    const { makeOutputDirectory, runName } = await import('../output-directory.js');
    const { checkOutputs } = await import('../output-files.js');
    const { runProgram } = await import('../run-program.js');
    const { outputs } = chooseOutputs(flags, {
      usual: USUAL_OUTPUT_IDS,
      people: 'stderr',
      hasDirectory: true,
      cwd: io.cwd,
    });
    await checkOutputs(outputs);
    const destination =
      flags.push === undefined ? null : await destinationOf({ option: '--push', url: flags.push }, flags, io.env);
    const directory = await makeOutputDirectory(flags.output, runName(script, io.now(), io.pid), io.cwd);
    const keepsSamples = destination !== null;
    const plan = {
      script,
      directory,
      outputs,
      label: '',
      ownsStdout: ownStdout(outputs),
      keepsSamples,
      maxLogSize: flags.maxLogSize,
    };
    const ran = await runProgram(plan, context);
    return destination === null ? ran.outcome : pushed(path.basename(script), ran, destination, context);
  },
});

/**
 * The report is written and the program's outcome known by now: neither is lost if the push fails.
 * @param {string} name of the run
 * @param {ProgramRun} run of the program
 * @param {Destination} destination where to send its profile
 * @param {Context<RunFlags>} context of the command
 * @returns {Promise<CommandOutcome>} the program's outcome; if that was success but the push failed, trouble
 */
async function pushed(name, { outcome, report, samples }, destination, { io, flags }) {
  if (report === null || samples === null) return outcome;
  try {
    const sentence = await sendRun(await preparedRun({ name, report, samples }, destination, io), destination);
    if (!flags.quiet) await tell(io.stderr, `cryptoprof: ${sentence}\n`);
    return outcome;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { describeFailure } = await import('../describe-failure.js');
    await tell(io.stderr, describeFailure(error, io.stderr, io));
    return { ...outcome, exitCode: outcome.exitCode || (outcome.signal === null ? EXIT.trouble : EXIT.fine) };
  }
}

/** File extensions of profiles, never of scripts. */
const PROFILE_NAME = /\.(?:log|txt|gz)$/;

/**
 * @param {string} script to run
 * @param {string} cwd that it is relative to
 * @throws {Failure} `script-is-profile` for a file that `analyze` should read
 */
async function refuseProfile(script, cwd) {
  if (!PROFILE_NAME.test(script)) return;
  const { formatOfFile } = await import('../../api/file-format.js');
  if ((await formatOfFile(path.resolve(cwd, script))) !== null) throw new Failure('script-is-profile', { script });
}
