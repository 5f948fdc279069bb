import { defineCommand } from '../command.js';
import { CONFIG_EXAMPLE } from '../config-example.js';
import { write } from '../io.js';
import {
  COLOR,
  each,
  ENGINE,
  formatOption,
  GATE_OPTIONS,
  jsonOption,
  NO_VERDICT,
  NODE,
  nonEmpty,
  option,
  outputOption,
  QUIET,
  SOURCE_MAPS,
  WARM_UP,
  SYMBOLS,
  wholeNumber,
} from '../options.js';
import { readingOf } from '../reading.js';
import { REPORT_OUTPUT_IDS } from '../../writers/index.js';
import { gateCommands } from '../shell-words.js';

/** @import { Failure } from '../../model/failure.js' */
/** @import { Report } from '../../model/report.js' */
/** @import { Context, FlagsOf } from '../command.js' */

/** One draw takes about 10 ms. */
const MOST_DRAWS = 100_000;
/** Call sites listed for a check. */
const TOP = 10;

const JUDGING = {
  ...GATE_OPTIONS,
  base: option(
    '--base <report>',
    "a run of the change's base, recorded alternating with these on one machine, for CPU time per request; may be repeated",
    (text, /** @type {string[]} */ earlier = []) => [...earlier, nonEmpty('a report')(text)],
  ),
  selfTest: {
    ...option(
      '--self-test <n>',
      'for runs of an unchanged program: judge them n times by baselines made from each other, and say how often that fails',
      wholeNumber('draws', 1, MOST_DRAWS),
    ),
    conflicts: [...NO_VERDICT, 'base', 'output', 'quiet'],
  },
};

const TELLING = {
  json: jsonOption('the verdict'),
  format: formatOption(REPORT_OUTPUT_IDS),
  output: outputOption('.cryptoprof/<run>-<time>-<pid>/'),
  engine: ENGINE,
  node: NODE,
  warmUp: WARM_UP,
  symbols: SYMBOLS,
  sourceMaps: SOURCE_MAPS,
  quiet: QUIET,
  color: COLOR,
};

const options = { ...JUDGING, ...each(TELLING, { group: 'The verdict:' }) };

/** @typedef {FlagsOf<typeof options>} GateFlags */

/** Judges saved runs, or says how reliable the gate is. */
export const gate = defineCommand({
  name: 'gate',
  summary: 'judge runs of a program by budgets and a baseline: fails where cryptography blocks or grows',
  words: [
    { name: '<report or log...>', summary: 'report.json, profile.json.gz, V8 logs, or a directory with one of them' },
  ],
  options,
  notes: `
Each argument is one run of the program; more runs make the verdict more
certain. A directory is one recording.

A config, cryptoprof.config.json:
${CONFIG_EXAMPLE.replace(/^/gm, '  ')}
It may also be .cryptoprofrc, .cryptoprofrc.json, or the key "cryptoprof" in
package.json; the nearest one counts, from here up to the repository's root.
Without a config, or without "budgets", the gate fails on findings of severity
error; with a baseline, on new call sites. Without a config the baseline is
cryptoprof-baseline.json, if that file exists; --update-baseline makes it.

--update-baseline exits with 0 once the baseline is written, since it accepts
what was measured. It can't accept limits that compare with nothing (max, min,
forbid): if CI is set, those still fail the build.

All metrics, and how they are judged: cryptoprof explain gate. In CI services:
cryptoprof explain ci.`,
  exits: ['gate'],

  async run(context) {
    return { exitCode: await (context.flags.selfTest === undefined ? judge : selfTest)(context), signal: null };
  },
});

/**
 * @param {Context<GateFlags>} context of the command; its words are paths of runs
 * @returns {Promise<number>} exit code
 * @throws {Failure} what is wrong with the config, the baseline, an input or an output
 */
async function judge(context) {
  const { io, version, words, flags } = context;
  const { judgeRuns, prepareGate } = await import('../../api/gate.js');
  const { checkedOutputs, makeOutputs } = await import('../make-outputs.js');
  const { tellVerdict } = await import('../tell-verdict.js');
  const chosen = await checkedOutputs(flags, io.cwd, { verdictOnly: true });
  const commands = gateCommands(words, flags, io);
  const gate = await prepareGate({ ...flags, command: commands.update }, io.cwd);
  return makeOutputs(chosen, { input: words[0], title: '' }, context, async (plan) => {
    const reports = await readRuns(words, context);
    const base = await readRuns(flags.base ?? [], context);
    const judged = await judgeRuns(reports, gate, { version, now: io.now(), base, commands });
    return tellVerdict(judged, reports[0], plan, { ...context, flags: { ...flags, top: TOP } });
  });
}

/**
 * Says how reliable the gate is, instead of judging.
 * @param {Context<GateFlags>} context of the command
 * @returns {Promise<number>} exit code: always 0
 * @throws {Failure} what is wrong with the config or an input; too few inputs
 */
async function selfTest(context) {
  const { io, version, words, flags } = context;
  const { prepareGate, selfTestRuns } = await import('../../api/gate.js');
  const { selfTestText } = await import('../tell-verdict.js');
  const gate = await prepareGate({ ...flags, isSelfTest: true }, io.cwd);
  const reports = await readRuns(words, context);
  const tested = await selfTestRuns(reports, gate, flags.selfTest ?? 1, { version, now: io.now() });
  await write(io.stdout, selfTestText(tested));
  return 0;
}

/**
 * @param {string[]} runs paths of reports, profiles, logs or directories, each one run
 * @param {Context<GateFlags>} context of the command
 * @returns {Promise<Report[]>} in the same order
 * @throws {Failure} what can't be read
 */
async function readRuns(runs, context) {
  const { readReport } = await import('../../api/read-report.js');
  const options = readingOf(context);
  const reports = [];
  for (const run of runs) reports.push((await readReport([run], options).finally(context.status.clear)).report);
  return reports;
}
