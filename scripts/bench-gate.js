/**
 * Measures whether the gate deserves trust: how often unchanged programs fail, and how often changes are caught.
 * Profiles six programs and changed versions of them in turns, on a quiet machine and on a busy one, draws baselines
 * and runs from the recordings as the gate would have made them, and judges. Usage: npm run bench:gate -- [--turns 24]
 * [--changes-every 2] [--only quiet|loaded] [--program async-kdf] [--again] [--part even|odd] [--trials 1000] [--why] Recordings are kept in
 * .cache/gate, and further ones are added to them; `--again` judges existing ones. `--part` judges only every second
 * recording: the gate's constants were fitted to the even ones. `--why` says which checks failed. Programs with bcrypt
 * and bcryptjs find them where NODE_PATH says.
 */
import { parseArgs } from 'node:util';
import { dispersionOf, pooled } from '../src/gate/judge/design-effect.js';
import { metricNamed } from '../src/gate/metrics/index.js';
import { withoutStartUp } from '../src/gate/metrics/metric.js';
import { makeRun } from '../src/gate/run.js';
import { EVERYTHING, selectorOf } from '../src/gate/selector.js';
import { Random } from '../test/support/random.js';
import { CHANGES } from './gate/changes.js';
import { CONFIGS, EVERYDAY, limitOfRoute } from './gate/configs.js';
import { mean, median, percent, table } from './gate/numbers.js';
import { recordAll, recordingsOf } from './gate/record.js';
import { gateRates } from './gate/resample.js';
import { simulate, simulateGrowth } from './gate/simulate.js';
import { tellUsage } from './lib/usage.js';

/** @import { Metric } from '../src/gate/metrics/metric.js' */
/** @import { Change, ProgramName } from './gate/changes.js' */
/** @import { NamedConfig } from './gate/configs.js' */
/** @import { Condition, Run } from './gate/record.js' */
/** @import { Rates } from './gate/resample.js' */

/** Runs of each change, made in one condition. @typedef {Map<Change, Run[]>} Recorded */

tellUsage(import.meta.url);
const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '24' },
    'changes-every': { type: 'string', default: '2' },
    only: { type: 'string' },
    program: { type: 'string' },
    again: { type: 'boolean', default: false },
    part: { type: 'string' },
    trials: { type: 'string', default: '1000' },
    why: { type: 'boolean', default: false },
  },
});
/** True design effects to simulate: of a quiet machine, of a busy one, and of work on the thread pool. */
const EFFECTS = [1.3, 3, 8, 20];
const trials = Number(values.trials);
/** The route whose cryptography is limited, and how far its limit is above the unchanged program's value. */
const ROUTE = 'GET /login';
const ABOVE = [0.1, 0.25, 0.5];
/** Fewer runs of a change, or for baselines, show nothing. */
const FEWEST = 3;
const FEWEST_FOR_BASELINES = 8;
const conditions = /** @type {const} */ (['quiet', 'loaded']).filter(
  (condition) => values.only === undefined || condition === values.only,
);

const changes = CHANGES.filter(({ program }) => values.program === undefined || program === values.program);

if (!values.again) {
  for (const condition of conditions)
    await recordAll(
      condition,
      changes,
      { turns: Number(values.turns), changesEvery: Number(values['changes-every']) },
      (text) => process.stderr.write(`\r${text}`.padEnd(90)),
    );
  process.stderr.write('\n');
}
/** @type {Map<Condition, Recorded>} */
const all = new Map();
for (const condition of conditions) all.set(condition, await recordings(condition));
for (const [condition, runs] of [...all].filter(([, some]) => [...some.values()].flat().length > 0))
  console.log(`## ${condition}\n\n${describe(runs)}\n${everyday(runs, runs)}\n${bySort(runs)}\n${ofOneRoute(runs)}`);
const [quiet, loaded] = [all.get('quiet'), all.get('loaded')];
if (quiet && loaded) console.log(`## loaded, with a quiet baseline\n\n${everyday(loaded, quiet)}`);
console.log(`${simulations()}\n${growth()}`);

/**
 * @param {Condition} condition of the machine
 * @returns {Promise<Recorded>} runs of each change to judge
 */
async function recordings(condition) {
  const keep = (/** @type {unknown} */ _, /** @type {number} */ index) =>
    values.part === undefined || (index % 2 === 0) === (values.part === 'even');
  /** @type {Recorded} */
  const recorded = new Map();
  for (const change of changes) recorded.set(change, (await recordingsOf(condition, change)).filter(keep));
  return recorded;
}

/**
 * @param {Recorded} runs of one condition
 * @returns {string} the machine that they were made on
 */
function describe(runs) {
  const some = [...runs.values()].flat();
  const loads = some.map(({ load }) => load).sort((a, b) => a - b);
  const { node, processor } = some[0].report.target;
  return `Node ${node}, ${processor}, load average ${loads[Math.floor(loads.length / 20)]?.toFixed(1)} to ${loads[Math.floor((loads.length * 19) / 20)]?.toFixed(1)} (90 % of the runs)\n`;
}

/**
 * @param {Recorded} runs of one condition
 * @param {Recorded} accepted runs to make baselines from
 * @returns {string} how much each change varies, and the verdicts of a gate with all checks
 */
function everyday(runs, accepted) {
  const rows = Array.from(runs, ([change, some]) => {
    const rates = ratesOf(runs, accepted, change, EVERYDAY.config);
    if (rates === null) return [];
    const all = some.map(({ report }) => makeRun(report));
    const onLoop = all.map((run) =>
      withoutStartUp(
        /** @type {Metric} */ (metricNamed('event_loop_share')).measure(run, selectorOf(EVERYTHING), null),
      ),
    );
    return [
      change.program,
      change.name || 'unchanged',
      String(all.length),
      String(Math.round(median(all.map(({ busyTicks }) => busyTicks)))),
      percent(pooled(onLoop).ticks / pooled(onLoop).busyTicks),
      dispersionOf(onLoop)?.toFixed(1) ?? '',
      percent(rates.fail),
      percent(rates.inconclusive),
      rates.runs.toFixed(1),
      rates.baselineRuns.toFixed(1),
      ...(values.why ? [why(rates)] : []),
    ];
  }).filter((row) => row.length > 0);
  const head = [
    'Program',
    'Change',
    'Runs',
    'Busy ticks',
    'Crypto on the loop',
    'Design effect',
    'Fails',
    'Inconclusive',
    'Runs it took',
    'Runs of its baseline',
  ];
  return table([...head, ...(values.why ? ['Checks that failed; that were inconclusive'] : [])], rows);
}

/**
 * @param {Recorded} runs of one condition
 * @returns {string} how often each kind of gate fails for unchanged programs, by program
 */
function bySort(runs) {
  const unchanged = changes.filter(({ name }) => name === '');
  const rows = CONFIGS.map(({ name, config }) => [
    name,
    ...unchanged.map((change) => {
      const rates = ratesOf(runs, runs, change, config);
      return rates === null ? '' : `${percent(rates.fail)}, ${percent(rates.inconclusive)}`;
    }),
  ]);
  return table(['Unchanged fails, is inconclusive', ...unchanged.map(({ program }) => program)], rows);
}

/**
 * @param {Recorded} runs of one condition
 * @returns {string} how often a limit of cryptography per request fails; `''` if too little was recorded
 */
function ofOneRoute(runs) {
  const metric = /** @type {Metric} */ (metricNamed('crypto_ms_per_request'));
  const selector = selectorOf({ ...EVERYTHING, route: ROUTE });
  const valuesOf = (/** @type {Run[]} */ some) =>
    some.flatMap(({ report }) => metric.measure(makeRun(report), selector, null).value ?? []);
  const usual = valuesOf(unchangedOf(runs, 'express'));
  if (usual.length < FEWEST) return '';
  const rows = [...runs]
    .filter(([{ program }, some]) => program === 'express' && some.length >= FEWEST)
    .map(([{ name }, some]) => [
      name || 'unchanged',
      String(some.length),
      `${median(valuesOf(some)).toFixed(3)} ms`,
      ...ABOVE.map((above) => {
        const reports = some.map(({ report }) => report);
        const rates = gateRates(
          reports,
          reports,
          limitOfRoute(ROUTE, (1 + above) * median(usual)),
          trials,
          new Random(1),
        );
        return `${percent(rates.fail)}, ${percent(rates.inconclusive)}`;
      }),
    ]);
  return table(
    [`${ROUTE}`, 'Runs', 'Median', ...ABOVE.map((above) => `Fails, is inconclusive: limit ${percent(above)} above`)],
    rows,
  );
}

/**
 * @param {Recorded} runs of one condition
 * @param {Recorded} accepted runs to make baselines from
 * @param {Change} change of a program
 * @param {NamedConfig['config']} config to judge by
 * @returns {Rates | null} null if too little was recorded
 */
function ratesOf(runs, accepted, change, config) {
  const [judged, reference] = [runs.get(change) ?? [], unchangedOf(accepted, change.program)].map((some) =>
    some.map(({ report }) => report),
  );
  if (judged.length < FEWEST || reference.length < FEWEST_FOR_BASELINES) return null;
  const share = mean(reference.map(({ crypto }) => crypto.share));
  return gateRates(judged, reference, config(share), trials, new Random(1));
}

/**
 * @param {Recorded} runs of one condition
 * @param {ProgramName} program
 * @returns {Run[]} its runs without a change
 */
function unchangedOf(runs, program) {
  return [...runs].find(([change]) => change.program === program && change.name === '')?.[1] ?? [];
}

/**
 * @param {Rates} rates of a gate
 * @returns {string} which of its checks failed how often, then which were inconclusive
 */
function why({ failedBy, unsureBy }) {
  return [failedBy, unsureBy]
    .map((some) =>
      [...some]
        .sort(([, a], [, b]) => b - a)
        .map(([id, count]) => `${id} ${percent(count / trials)}`)
        .join(', '),
    )
    .join('; ');
}

/** @returns {string} how often a program at its limit fails, and one above it */
function simulations() {
  const rows = [];
  for (const [limit, busyTicks] of [
    [0.05, 3000],
    [0.2, 1000],
    [0.2, 3000],
  ]) {
    for (const effect of EFFECTS) {
      const of = (/** @type {number} */ share, /** @type {number} */ runs) =>
        percent(simulate({ limit, share, busyTicks, effect, runs }, trials * 5, new Random(3)).fail);
      rows.push([
        percent(limit),
        String(busyTicks),
        String(effect),
        of(limit, 1),
        of(limit, 3),
        of(limit + 0.03, 3),
        of(limit + 0.08, 3),
      ]);
    }
  }
  return table(
    [
      'Limit',
      'Busy ticks',
      'Real design effect',
      'At the limit, 1 run',
      'At the limit',
      '3 points above',
      '8 points above',
    ],
    rows,
  );
}

/**
 * @returns {string} how often an unchanged program fails against its own baseline, and one that grew by eight points
 */
function growth() {
  const rows = [0.05, 0.12, 0.2, 0.5, 0.84].flatMap((before) =>
    [0.02, 0.05].map((points) => {
      const of = (/** @type {number} */ share, /** @type {number} */ effect) =>
        percent(
          simulateGrowth({ before, share, points, busyTicks: 3000, effect, runs: 3 }, trials * 5, new Random(4)).fail,
        );
      return [
        percent(before),
        `"+${100 * points}pp"`,
        ...[before, before + 0.08].flatMap((share) => EFFECTS.map((effect) => of(share, effect))),
      ];
    }),
  );
  return table(
    [
      'Baseline',
      'Regression',
      ...['Unchanged', '8 points above'].flatMap((what) => EFFECTS.map((effect) => `${what}, ${effect}`)),
    ],
    rows,
  );
}
