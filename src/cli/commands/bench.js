import { GROUPS } from '../../model/bench.js';
import { defineCommand } from '../command.js';
import { lookOf, tell } from '../io.js';
import { COLOR, defaulted, flag, jsonOption, wholeNumber } from '../options.js';

/** @import { BenchGroup } from '../../model/bench.js' */
/** @import { CliOption } from '../command.js' */

const ALL_GROUPS = /** @type {BenchGroup[]} */ (Object.keys(GROUPS));

/** @type {CliOption<BenchGroup[] | undefined>} */
const ONLY = { usage: '--only <groups...>', summary: 'measure only these, and save nothing', choices: ALL_GROUPS };

/** Measures what cryptography costs on this machine, or shows the last measurement. */
export const bench = defineCommand({
  name: 'bench',
  summary: 'measure what cryptography costs on this machine, with this Node',
  words: [],
  options: {
    samples: defaulted('-n, --samples <n>', 'samples per measurement', wholeNumber('samples', 3, 1000), 9),
    only: ONLY,
    kept: flag('--kept', 'measure nothing: show the last measurement'),
    json: jsonOption('the measurements'),
    color: COLOR,
  },
  notes: `
  $ cryptoprof bench
  $ cryptoprof bench --only sign handshake --json
  $ cryptoprof bench --kept

Measures with the Node that runs cryptoprof: key derivation as OWASP recommends
it, key generation, signing and verifying, key exchange (hybrids if Node has
them), hashing, encryption, and TLS handshakes by certificate. This takes
about 20 seconds on one core. A full measurement is saved in
$XDG_CACHE_HOME/cryptoprof.`,
  exits: ['plain'],

  async run({ io, version, flags: { samples, only, kept, json, color }, status }) {
    const { isOld, keepBench, keptBench, measureBench } = await import('../../api/bench.js');
    const { terminalBench } = await import('../../writers/terminal/bench.js');
    const { benchJson } = await import('../../writers/json.js');
    const { writeMeasurements } = await import('../output-files.js');
    const groups = ALL_GROUPS.filter((group) => only === undefined || only.includes(group));
    const onGroup = (/** @type {BenchGroup} */ group) => status.say(`measuring ${GROUPS[group]}`);
    const report = kept ? await keptBench(io.env) : await measureBench({ samples, groups, version, onGroup });
    const text = benchJson(report);
    const age = isOld(report, Date.now()) ? ', long ago' : '';
    const when = kept ? `measured ${report.time.slice(0, 10)}${age}` : '';
    await writeMeasurements(() => terminalBench(report, lookOf(io.stdout, color, io), when), text, json, io);
    if (kept || only !== undefined) return;
    // It is only a cache: if it can't be written, the user still gets the measurements.
    await keepBench(text, io.env).catch((error) =>
      tell(io.stderr, `cryptoprof: the measurements could not be saved (${error.code ?? 'unknown'}).\n`),
    );
  },
});
