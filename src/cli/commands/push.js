import { Failure } from '../../model/failure.js';
import { defineCommand } from '../command.js';
import { write } from '../io.js';
import { nonEmpty, option, QUIET, SYMBOLS } from '../options.js';
import { destinationOf, preparedRun, PUSH_OPTIONS, sendRun } from '../push-run.js';
import { readingOf } from '../reading.js';

/** @import { RunFiles } from '../../inputs/find-inputs.js' */

/** Sends saved profiles to a profile server. */
export const push = defineCommand({
  name: 'push',
  summary: 'send saved profiles to Grafana Pyroscope or Parca, with operation and phase as labels',
  words: [
    {
      name: '<profile...>',
      summary:
        'saved profile, log, report with its profile beside it, or directory, in which each run is sent separately',
    },
  ],
  options: {
    to: option('--to <url>', 'the server, such as https://pyroscope.example.com', nonEmpty('a URL')),
    ...PUSH_OPTIONS,
    symbols: SYMBOLS,
    quiet: QUIET,
  },
  notes: `
  $ cryptoprof push --to http://localhost:4040 --service api .cryptoprof/app-1

Sends stacks with file names relative to the repository, ticks, and a label for
each operation and phase. Sends no command line, directory, call site or
argument. If there are too many stacks for the server, rare ones are counted at
their callers.
A run can push by itself: cryptoprof --push <url> --service <name> app.js`,
  exits: ['plain'],

  async run(context) {
    const { io, words, flags, status } = context;
    const { findRuns, readRun, readSamplesBeside } = await import('../../api/read-report.js');
    const { eachRun } = await import('../each-run.js');
    const { counted } = await import('../../text/words.js');
    const destination = await destinationOf({ option: '--to', url: flags.to }, flags, io.env);
    const how = readingOf(context);
    const runs = await findRuns(words, io.cwd);
    const read = async (/** @type {RunFiles} */ run) => {
      const [path] = run.files;
      const { report, samples } = await readRun(run, how).finally(status.clear);
      const found = samples ?? (await readSamplesBeside(path, report, how).finally(status.clear));
      if (found === null) throw new Failure('push-without-samples', { path });
      return { name: run.name, report, samples: found };
    };
    let [sent, large] = [0, 0];
    const prepare = async (/** @type {RunFiles} */ run) => {
      const found = await read(run);
      return preparedRun(found, destination, io).catch((error) => {
        large++;
        throw error;
      });
    };
    const send = async (
      /** @type {Awaited<ReturnType<typeof prepare>> | Failure} */ run,
      /** @type {RunFiles} */ { name },
      /** @type {number} */ index,
    ) => {
      if (run instanceof Failure) return;
      const sentence = await sendRun(run, destination).catch((error) => {
        const following = runs.length - index - 1;
        const behind = following === 0 ? null : { others: counted(following, 'run') };
        throw ofSeveral(error, { run: name, sent, total: runs.length, behind });
      });
      sent++;
      if (!flags.quiet) await write(io.stdout, `${sentence}.\n`);
    };
    await eachRun(runs, prepare, send, io, () => ({ ...(sent > 0 && { sent }), ...(large > 0 && { large }) }));
  },
});

/**
 * @param {unknown} error that a push ended with
 * @param {{run: string, sent: number, total: number, behind: {others: string} | null}} which run that was, by its name; how many
 *   were sent before it, of how many; and how many follow it, in words, null if none does
 * @returns {unknown} the same; of several runs, it says all that
 */
function ofSeveral(error, { run, sent, total, behind }) {
  if (!(error instanceof Failure) || total === 1) return error;
  const before = sent === 0 ? null : { sent, total };
  return new Failure(error.code, { ...error.facts, run, ...before, ...behind }, error.cause);
}
