import { OUTPUT_IDS, USUAL_OUTPUT_IDS } from '../../writers/index.js';
import { chooseOutputs } from '../choose-outputs.js';
import { defineCommand } from '../command.js';
import { tell } from '../io.js';
import { absolutePath, defaulted, flag, reportOptions, seconds, wholeNumber } from '../options.js';

/** @import { Io } from '../io.js' */

const { output, json, format, sourceMaps, top, open, quiet, color } = reportOptions(
  OUTPUT_IDS,
  'none, the report is only printed',
);

/** Profiles a Node that is already running. */
export const attach = defineCommand({
  name: 'attach',
  summary: 'profile a Node.js program that is already running, for some seconds',
  words: [{ name: '<pid>', summary: 'process id of the Node.js itself, not of npm or a shell' }],
  options: {
    duration: defaulted('--duration <s>', 'how long to sample', seconds, 10),
    interval: defaulted('--interval <us>', 'microseconds between samples', wholeNumber('microseconds', 100, 1e6), 1000),
    unchecked: flag('--unchecked', 'send SIGUSR1 where it can not be read whether the program listens to it'),
    ...{ output, json, format, sourceMaps, top, open, quiet, color },
  },
  notes: `
  $ cryptoprof attach 4711
  $ cryptoprof attach 4711 --duration 30 --format terminal,pprof

Sends SIGUSR1, by which Node opens its inspector on loopback, samples all
threads, and has the program close it again. Nothing is sent to a process of
which it is not sure that this opens an inspector. TLS handshakes are not seen:
docs/attach.md.`,
  exits: ['plain'],

  async run(context) {
    const { io, version, words, flags } = context;
    const { attachTo } = await import('../../api/attach.js');
    const { checkOutputs } = await import('../output-files.js');
    const { makeOutputDirectory, runName } = await import('../output-directory.js');
    const { writeOutputs } = await import('../write-outputs.js');
    const pid = wholeNumber('the process', 1, 2 ** 22)(words[0]);
    const usual = flags.output === undefined ? /** @type {const} */ (['terminal']) : USUAL_OUTPUT_IDS;
    const habits = { usual, people: /** @type {const} */ ('stdout'), hasDirectory: false, cwd: io.cwd };
    const { outputs, needsDirectory } = chooseOutputs(flags, habits);
    await checkOutputs(outputs);
    const title = `node ${pid}`;
    const directory = needsDirectory
      ? await makeOutputDirectory(flags.output, runName(`attach-${pid}`, io.now(), io.pid), io.cwd)
      : null;
    const { enough, release } = untilAsked(io);
    try {
      const { report, ...samples } = await attachTo(
        {
          pid,
          seconds: flags.duration,
          intervalUs: flags.interval,
          isUnchecked: flags.unchecked === true,
          enough,
          say: async (text) => {
            if (!flags.quiet) await tell(io.stderr, `cryptoprof: ${text}\n`);
          },
        },
        { version, sourceMaps: absolutePath(flags.sourceMaps, io.cwd) },
      );
      const plan = { outputs, directory: directory?.path ?? null, title, kept: [] };
      await writeOutputs({ report, samples, verdict: null }, plan, context);
    } finally {
      release();
      await directory?.tidy();
    }
  },
});

/**
 * Whoever interrupts us gets what was sampled until then, and the inspector is closed.
 * @param {Io} io whose signals are listened to
 * @returns {{enough: AbortSignal, release: () => void}}
 */
function untilAsked({ signals }) {
  const controller = new AbortController();
  const listener = () => controller.abort();
  const names = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const name of names) signals.on(name, listener);
  return { enough: controller.signal, release: () => names.forEach((name) => signals.off(name, listener)) };
}
