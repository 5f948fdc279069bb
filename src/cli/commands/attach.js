import { Failure } from '../../model/failure.js';
import { USUAL_OUTPUT_IDS } from '../../writers/index.js';
import { chooseOutputs } from '../choose-outputs.js';
import { defineCommand } from '../command.js';
import { tell } from '../io.js';
import {
  defaulted,
  existingDirectory,
  each,
  flag,
  GATE_OPTIONS,
  reportOptions,
  seconds,
  wholeNumber,
} from '../options.js';

/** @import { Analysis } from '../../api/analysis.js' */
/** @import { attachTo } from '../../api/attach.js' */
/** @import { Output } from '../choose-outputs.js' */
/** @import { Context, FlagsOf } from '../command.js' */
/** @import { Io } from '../io.js' */

const { output, json, format, sourceMaps, top, open, '0x': zeroX, quiet, color } = reportOptions();
/** Linux assigns no larger ones (https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html). */
const LARGEST_PID = 2 ** 22;

const { config, baseline, updateBaseline, strict } = GATE_OPTIONS;

const options = {
  duration: defaulted('--duration <s>', 'how long to sample', seconds, 10),
  interval: defaulted('--interval <us>', 'microseconds between samples', wholeNumber('microseconds', 100, 1e6), 1000),
  wait: defaulted('--wait <s>', 'how long to wait, each time, for a program that is busy in native code', seconds, 60),
  unchecked: flag('--unchecked', 'send SIGUSR1 even if it is unknown whether the program listens for it'),
  ...{ output, json, format, sourceMaps, top, open, '0x': zeroX, quiet, color },
  gate: flag('--gate', 'judge the samples by budgets and a baseline: see cryptoprof gate --help'),
  ...each({ config, baseline, updateBaseline, strict }, { needs: 'gate' }),
};

/** @typedef {FlagsOf<typeof options>} AttachFlags */

/** Profiles a running Node. */
export const attach = defineCommand({
  name: 'attach',
  summary: 'profile a Node.js program that is already running, for some seconds',
  words: [{ name: '<pid>', summary: 'process id of Node.js itself, not of npm or a shell' }],
  options,
  notes: `
  $ cryptoprof attach 4711
  $ cryptoprof attach 4711 --duration 30 --format terminal,pprof

Sends SIGUSR1, which makes Node open its inspector on loopback, samples all
threads, and makes the program close the inspector. The signal is sent only if
it does just that as far as /proc shows. TLS handshakes are not seen.`,
  exits: ['plain', 'gate'],

  async run(context) {
    const { io, words, flags } = context;
    const pid = processId(words[0]);
    const plan = await (flags.gate ? judging : reporting)(context);
    const { checkOutputs } = await import('../output-files.js');
    const { makeOutputDirectory, runName } = await import('../output-directory.js');
    await checkOutputs(plan.outputs);
    const name = runName(`attach-${pid}`, io.now(), io.pid);
    const directory = plan.needsDirectory ? await makeOutputDirectory(flags.output, name, io.cwd) : null;
    try {
      const { stillOpen, ...analysis } = await sample(pid, context);
      const exitCode = await plan.tell(analysis, directory?.path ?? null);
      if (stillOpen !== null) throw stillOpen;
      return { exitCode, signal: null };
    } finally {
      await directory?.tidy();
    }
  },
});

/**
 * What to make from a profile.
 * @typedef {object} Plan
 * @property {Output[]} outputs everything to make
 * @property {boolean} needsDirectory whether any of it goes to the output directory
 * @property {(analysis: Analysis, directory: string | null) => Promise<number>} tell makes it and returns the exit
 *   code; `directory` is the absolute path for files without a name
 */

/**
 * @param {Context<AttachFlags>} context of the command
 * @returns {Promise<Plan>}
 */
async function reporting(context) {
  const { io, words, flags } = context;
  const { EXIT } = await import('../exit-codes.js');
  const { writeOutputs } = await import('../write-outputs.js');
  const usual = flags.output === undefined ? /** @type {const} */ (['terminal']) : USUAL_OUTPUT_IDS;
  const habits = { usual, people: /** @type {const} */ ('stdout'), hasDirectory: false, cwd: io.cwd };
  const chosen = chooseOutputs(flags, habits);
  const { outputs } = chosen;
  return {
    ...chosen,
    async tell({ report, ...samples }, directory) {
      await writeOutputs(
        { report, samples, verdict: null },
        { outputs, directory, title: titleOf(words), kept: [] },
        context,
      );
      return EXIT.fine;
    },
  };
}

/**
 * @param {Context<AttachFlags>} context of the command
 * @returns {Promise<Plan>} of a report, and then a verdict
 * @throws {Failure} what is wrong with the config or the baseline, before anything is done to the program
 */
async function judging(context) {
  const { io, version, words, flags } = context;
  const { judgeRuns, prepareGate } = await import('../../api/gate.js');
  const { outputsOf } = await import('../run-gate.js');
  const { asTyped, fromHere, ownName } = await import('../shell-words.js');
  const { tellVerdict } = await import('../tell-verdict.js');
  const { writeOutputs } = await import('../write-outputs.js');
  const { first, verdict } = outputsOf(flags, io.cwd);
  const given = Object.entries({ duration: flags.duration, config: flags.config, baseline: flags.baseline });
  const kept = given.flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, fromHere(`${value}`, io.cwd)],
  );
  const update = `${ownName(io)} ${asTyped(['attach', ...words, ...kept, '--gate', '--update-baseline'])}`;
  const gate = await prepareGate({ ...flags, command: update }, io.cwd);
  return {
    outputs: [...first, ...verdict],
    needsDirectory: true,
    async tell({ report, ...samples }, directory) {
      await writeOutputs(
        { report, samples, verdict: null },
        { outputs: first, directory, title: titleOf(words), kept: [] },
        context,
      );
      const judged = await judgeRuns([report], gate, {
        version,
        now: io.now(),
        commands: { ownName: ownName(io), judge: null, update },
      });
      // Between the report and the verdict.
      if (first.some(({ id, stream }) => id === 'terminal' && stream === 'stderr')) await tell(io.stderr, '\n');
      return tellVerdict(judged, report, { outputs: verdict, directory, title: '', kept: [] }, context);
    },
  };
}

/**
 * @param {string[]} words of the command
 * @returns {string} of the flame graph
 */
function titleOf([pid]) {
  return `node ${pid}`;
}

/**
 * @param {string} text as typed
 * @returns {number} the process id
 * @throws {Failure} `attach-pid-invalid`
 */
function processId(text) {
  const pid = Number(text);
  if (!/^\d+$/.test(text) || pid < 1 || pid > LARGEST_PID) throw new Failure('attach-pid-invalid', { text });
  return pid;
}

/**
 * @param {number} pid of the program
 * @param {Context<AttachFlags>} context of the command
 * @returns {ReturnType<typeof attachTo>} what it did while it was sampled
 */
async function sample(pid, { io, version, flags }) {
  const { attachTo } = await import('../../api/attach.js');
  const { enough, release } = untilAsked(io);
  try {
    return await attachTo(
      {
        pid,
        seconds: flags.duration,
        intervalUs: flags.interval,
        waitSeconds: flags.wait,
        isUnchecked: flags.unchecked === true,
        enough,
        say: async (text) => {
          if (!flags.quiet) await tell(io.stderr, `cryptoprof: ${text}\n`);
        },
      },
      { version, sourceMaps: existingDirectory('--source-maps', flags.sourceMaps, io.cwd) ?? null },
    );
  } finally {
    release();
  }
}

/**
 * If we are interrupted, the samples so far are reported and the inspector is closed. Suspending us (Ctrl-Z) would
 * leave it open, so that has to wait.
 * @param {Io} io to get signals from
 * @returns {{enough: AbortSignal, release: () => void}}
 */
function untilAsked({ signals }) {
  const controller = new AbortController();
  /** @type {[names: NodeJS.Signals[], listener: () => void][]} */
  const heard = [
    [['SIGINT', 'SIGTERM', 'SIGHUP'], () => controller.abort()],
    [['SIGTSTP'], () => {}],
  ];
  const each = (/** @type {'on' | 'off'} */ how) => {
    for (const [names, listener] of heard) for (const name of names) signals[how](name, listener);
  };
  each('on');
  return { enough: controller.signal, release: () => each('off') };
}
