import { failedIn } from './results.js';
import { summarise } from './summary.js';

/** @import { Verdict } from './judge.js' */
/** @import { Results } from './results.js' */

const NO = '✖';
const LIMITS = `- V8's builtins that set up no frame, and all functions in their first instructions, hide their caller. The hidden
  function is restored if most other samples with the same return address agree on it
  (\`src/v8log/skipped-callers.js\`); otherwise its caller is seen instead. \`randomUUID\`, which is little more than
  such a builtin, shows the cost: one or two points.
- \`randomInt\` and other calls of some 20 ns are inlined completely. The loop around them is not cryptography, but is
  in the program's own figure; and optimised code has positions only at calls: the processor's wait for a division
  appears at the next instruction, which may belong to the loop.
- Samples in the C library below a native call count for the call if its other samples agree
  (\`src/attribute/complete-calls.js\`); an addon that does other work in the same call appears to do only cryptography.
- For packages in WebAssembly V8 compiles in other threads. On a machine with two processors these make the sampling
  thread wait, so ticks are missing.
- Steps of incremental marking are garbage collection in a profile, but a program can't measure them: if a loop
  allocates large buffers, the program's own figure is too high by that time.
- A sampling thread that has to wait for a processor misses ticks. Each program waits up to five minutes for a calm
  machine, and runs up to three times until it gets at least 0.88 ticks per millisecond; differences of a point or two
  between runs remain.`;
const percent = (/** @type {number} */ share, digits = 1) => (100 * share).toFixed(digits);
const points = (/** @type {number} */ share) => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;

/**
 * @param {Results[]} all results, one for each Node
 * @param {readonly {id: string, reason: string}[]} leftOut what has no program
 * @returns {string} docs/accuracy.md
 */
export function renderPage(all, leftOut) {
  return `# Accuracy

How accurate the answer is, as measured by \`npm run bench:accuracy\`, which writes this page. [accuracy-tls.md](accuracy-tls.md) compares the share of TLS with perf.

## Method

For each function and package, one small program calls it in a loop, in a named function on a known line, from
callbacks of the event loop: six rounds of 120 ms, each followed by 70 ms of plain JavaScript without
cryptography. It times its own calls with \`process.hrtime.bigint\`. Each program runs under the real
command line, and the report is compared with what the program measured:

- **operation**: whether the heaviest call site in the loop has the right one.
- **error**: the share of the loop's crypto ticks in busy ticks, minus the share that the program measured, in
  percentage points. Negative: we saw too little. Whatever else a call computes for its operation (the random bytes
  of a signature) is cryptography and counts. Garbage collection is a phase of its own in a report and belongs to no
  operation, so collections in the loop are left out of both figures. The machine is shared: time in which the thread
  waited for a processor or for events does not count as work (\`/proc/thread-self/schedstat\`). From V8 14 (Node 25)
  on, V8 takes no samples while it writes its own log; that time shows as gaps between the ticks, and is in neither
  figure. If a package does much besides cryptography in the same call (JSON, base64, packets), the error is in
  brackets and not counted.
- **line**: whether file, function and line of the heaviest call site are those of the call. If a package continues
  in a callback of its own, the caller is no longer on the stack, and no sampler can see it: these are marked
  \`async\` and not counted.
- **phase**: whether it is \`event-loop\`.
- Controls do no cryptography: any tick of it is an error.

The loops are short and hot: most of their code is optimised and inlined, which makes it harder to attribute than a
server's. The measured part of a program takes about 1.2 s, so a tick is 0.08 points. The start is left out of both
figures, because no clock shows how long Node waited for a processor before V8 took its first tick.

${all.map((results) => `- Node ${results.node}, ${datesOf(results)}, ${results.machine}`).join('\n')}

## Summary

${summaryTable(all)}

## Programs

The error on each Node, in points, followed by the share of the loop's crypto ticks with a right operation if that is
less than 100 %, and by ✖ with whatever is wrong. ${NO} failed: the program ended with an error. \`-\`: it was not run there
([why](#left-out)).

${programTable(all)}

## Controls

Ticks of cryptography, of busy ticks.

${controlTable(all)}

## Packages

${all.map(packageLine).filter(isFirst).join('\n')}

## Known limits

${LIMITS}

## Left out

${leftOutList(all, leftOut)}
`;
}

/**
 * @param {string[]} header of the columns
 * @param {string[][]} rows of cells
 * @returns {string} a table
 */
function table(header, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * @param {Results[]} all results
 * @returns {string} the figures and their goals, by version
 */
function summaryTable(all) {
  const sums = all.map(summarise);
  const row = (/** @type {string} */ name, /** @type {(sum: ReturnType<typeof summarise>) => string} */ cell) => [
    name,
    ...sums.map(cell),
  ];
  return table(
    ['', ...all.map(({ node }) => `Node ${node}`)],
    [
      row('programs', (sum) => String(sum.programs)),
      [
        'programs that failed, which no other row counts (aim: none)',
        ...all.map((results) => String(failedIn(results).length)),
      ],
      row(
        'right operation (aim: 98 %)',
        (sum) => `${sum.operations} of ${sum.crypto}, ${percent(sum.operations / sum.crypto)} %`,
      ),
      row('crypto ticks with a right operation', (sum) => `${percent(sum.operationTicks)} %`),
      row(
        'right line (aim: 100 %)',
        (sum) => `${sum.sites} of ${sum.locatable}, ${percent(sum.sites / sum.locatable)} %`,
      ),
      row('right phase', (sum) => `${sum.phases} of ${sum.crypto}`),
      row('mean absolute error of the share (aim: 1 point)', (sum) => `${percent(sum.meanError, 2)} points`),
      row('median absolute error', (sum) => `${percent(sum.medianError, 2)} points`),
      row(
        'the same over node:crypto and node:tls',
        (sum) => `mean ${percent(sum.nodeMeanError, 2)}, median ${percent(sum.nodeMedianError, 2)} points`,
      ),
      row(
        'controls with crypto (aim: none)',
        (sum) =>
          `${sum.strayControls} of ${sum.controls}, ${sum.strayTicks} of ${sum.controlTicks.toLocaleString('en')} ticks`,
      ),
    ],
  );
}

/**
 * @param {Results[]} all results
 * @returns {string} a row for each program that does cryptography
 */
function programTable(all) {
  return tableByNode(
    all,
    ['program', 'operation'],
    ({ expect }) => expect.length > 0,
    ({ id, expect, callsBack }) => [
      callsBack ? `${id} (async)` : id,
      expect.map((operation) => `\`${operation}\``).join(' '),
    ],
    errorCell,
  );
}

/**
 * @param {Results[]} all results
 * @returns {string} a row for each program that does none
 */
function controlTable(all) {
  return tableByNode(
    all,
    ['control'],
    ({ expect }) => expect.length === 0,
    ({ id }) => [id.replace('control/', '')],
    ({ busyTicks, strayTicks }) => `${strayTicks === 0 ? '' : `${NO} `}${strayTicks} of ${busyTicks}`,
  );
}

/**
 * @param {Results[]} all results
 * @param {string[]} header of the first columns; each Node has one more
 * @param {(verdict: Verdict) => boolean} isShown which verdicts have a row
 * @param {(verdict: Verdict) => string[]} first cells, the same on all Nodes
 * @param {(verdict: Verdict) => string} cell of one Node
 * @returns {string} a table
 */
function tableByNode(all, header, isShown, first, cell) {
  /** @type {Map<string, Verdict>} by id; newer Nodes have some that older ones lack */
  const shown = new Map(
    all.flatMap(({ verdicts }) => verdicts.filter(isShown).map((verdict) => [verdict.id, verdict])),
  );
  const byNode = all.map((results) => ({
    verdicts: new Map(results.verdicts.map((verdict) => [verdict.id, verdict])),
    failed: new Set(failedIn(results)),
  }));
  return table(
    [...header, ...all.map(({ node }) => node)],
    [...shown.values()].map((verdict) => [
      ...first(verdict),
      ...byNode.map(({ verdicts, failed }) => {
        const here = verdicts.get(verdict.id);
        if (here !== undefined) return cell(here);
        return failed.has(verdict.id) ? `${NO} failed` : '-';
      }),
    ]),
  );
}

/**
 * @param {Results} results of one Node
 * @returns {string} when they were measured: one day, or the first and the last
 */
function datesOf({ date, verdicts }) {
  const dates = [...new Set(verdicts.map((verdict) => verdict.date ?? date))].sort();
  return dates.length > 1 ? `${dates[0]} to ${dates.at(-1)}` : (dates[0] ?? date);
}

/**
 * @param {Verdict} verdict on a program that does cryptography
 * @returns {string} the error, and what else is wrong
 */
function errorCell(verdict) {
  const { operationTicks, cryptoTicks, truth, share, doesMore } = verdict;
  const error = doesMore ? `(${points(share - truth)})` : points(share - truth);
  const right = percent(cryptoTicks === 0 ? 0 : operationTicks / cryptoTicks, 0);
  return [error, ...(right === '100' ? [] : [`${right} %`]), ...mistakes(verdict)].join(', ');
}

/**
 * @param {Verdict} verdict on a program that does cryptography
 * @returns {string[]} what is wrong
 */
function mistakes({ operationRight, found, callsBack, siteRight, heaviest, phaseRight }) {
  return [
    ...(operationRight ? [] : [`${NO} ${found === '' ? 'nothing found' : `\`${found}\``}`]),
    ...(siteRight || callsBack ? [] : [`${NO} ${heaviest}`]),
    ...(phaseRight ? [] : [`${NO} phase`]),
  ];
}

/**
 * @param {Results} results of one Node
 * @returns {string} which packages were measured
 */
function packageLine({ packages }) {
  const versions = Object.entries(packages).filter(([, version]) => version !== '');
  return `${versions.map(([name, version]) => `${name} ${version}`).join(', ')}.`;
}

/**
 * @param {string} line of a list
 * @param {number} index of it
 * @param {string[]} lines the list
 * @returns {boolean} whether it is its first occurrence
 */
function isFirst(line, index, lines) {
  return lines.indexOf(line) === index;
}

/**
 * @param {Results[]} all results
 * @param {readonly {id: string, reason: string}[]} leftOut what has no program
 * @returns {string} with the reasons
 */
function leftOutList(all, leftOut) {
  /** @type {Map<string, string[]>} */
  const nodesOf = new Map();
  for (const { node, skipped } of all) {
    for (const { id, reason } of skipped) {
      const key = `${id}: ${reason}`;
      nodesOf.set(key, [...(nodesOf.get(key) ?? []), node]);
    }
  }
  return [
    ...leftOut.map(({ id, reason }) => `- ${id}: ${reason}`),
    ...[...nodesOf].map(([what, nodes]) => `- ${what} (${nodes.join(', ')})`),
  ].join('\n');
}
