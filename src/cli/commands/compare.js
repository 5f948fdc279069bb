import { COMPARISON_OUTPUT_IDS, OUTPUTS } from '../../writers/index.js';
import { defineCommand } from '../command.js';
import { lookOf, write } from '../io.js';
import { COLOR, defaulted, formatOption, jsonOption, QUIET, SOURCE_MAPS, SYMBOLS, wholeNumber } from '../options.js';
import { readingOf } from '../reading.js';

/** Says what changed between two runs. A change is not a failure. */
export const compare = defineCommand({
  name: 'compare',
  summary: 'show what changed between two runs of a program, beyond noise',
  words: [
    { name: '<before>', summary: 'report, saved profile, log, or directory' },
    { name: '<after>', summary: 'the same for the other run' },
  ],
  options: {
    json: jsonOption('the comparison'),
    format: formatOption(COMPARISON_OUTPUT_IDS),
    symbols: SYMBOLS,
    sourceMaps: SOURCE_MAPS,
    top: defaulted('--top <n>', 'rows of a table', wholeNumber('rows', 1, 1000), 10),
    quiet: QUIET,
    color: COLOR,
  },
  notes: `
Each of the two is one run of the program: any file that analyze reads, or a
directory with one.

  $ cryptoprof -o before --load /login server.js
  $ cryptoprof -o after --load /login server.js
  $ cryptoprof compare before after
  $ cryptoprof compare before after --format terminal,markdown=comment.md
  $ cryptoprof compare before after --format html=diff.html

Call sites are matched by file, function and operation, not by line. A
difference that two runs of the same program can also show is called noise. To
fail on changes, see cryptoprof gate --help.`,
  exits: ['plain'],

  async run(context) {
    const { io, version, words, flags, status } = context;
    const [before, after] = words;
    const { compareRuns } = await import('../../api/compare.js');
    const { readReport, readReportWithStacks } = await import('../../api/read-report.js');
    const { checkedOutputs } = await import('../make-outputs.js');
    const { save } = await import('../output-files.js');
    // There is no directory for files without a name: text for machines goes to stdout.
    const format = flags.format?.map(({ id, file }) => ({ id, file: file ?? (id === 'terminal' ? null : '-') }));
    const { outputs } = await checkedOutputs({ ...flags, format }, io.cwd);
    const { top, color } = flags;
    const options = readingOf(context);
    // Stacks cost time and memory, so they are read only if something draws them.
    const isDrawn = outputs.some(({ id }) => OUTPUTS[id].showsSamples);
    const read = (/** @type {string} */ input) =>
      (isDrawn
        ? readReportWithStacks([input], options)
        : readReport([input], options).then(({ report }) => ({ report, stacks: null }))
      ).finally(status.clear);
    const { comparison, ...drawn } = await compareRuns([before, after], read, version);
    const names = { before, after };
    for (const { id, file, stream, option } of outputs) {
      const target = stream === null ? null : io[stream];
      const { renderComparison } = OUTPUTS[id];
      if (renderComparison === undefined) throw new TypeError(`${id} is not an output of a comparison`);
      const look = { ...lookOf(target, color, io), top, cwd: io.cwd };
      const text = await renderComparison(comparison, { names, look, ...drawn });
      if (target !== null) await write(target, text);
      else await save(/** @type {string} */ (file), text, option);
    }
  },
});
