import { askings, wasSampled } from '../../src/model/askings.js';

/** @import { Report } from '../../src/model/report.js' */

/**
 * What must hold for every report, whatever was profiled: everything adds up, no share is without its
 * interval, and no number is none.
 * @param {Report} report any
 * @returns {string[]} what is wrong, empty if nothing is
 */
export function reportProblems(report) {
  /** @type {string[]} */
  const problems = [];
  const { profile, crypto, operations, callSites, isolates } = report;
  const equal = (what, left, right) => {
    if (left !== right) problems.push(`${what}: ${left} is not ${right}`);
  };
  const atMost = (what, left, right) => {
    if (!(left <= right)) problems.push(`${what}: ${left} is more than ${right}`);
  };

  equal('busy + idle + dropped = ticks', profile.busyTicks + profile.idleTicks + profile.droppedTicks, profile.ticks);
  equal('Σ dropped = droppedTicks', sum(Object.values(profile.dropped)), profile.droppedTicks);
  atMost('named + library ≤ busy', profile.namedTicks + profile.libraryTicks, profile.busyTicks);

  equal('Σ operations = crypto', ticksOf(operations), crypto.ticks);
  equal('Σ call sites + unlocated = crypto', ticksOf(callSites) + crypto.unlocatedTicks, crypto.ticks);
  equal('Σ byPhase = crypto', sum(Object.values(crypto.byPhase)), crypto.ticks);
  atMost('crypto ≤ busy', crypto.ticks, profile.busyTicks);
  atMost('async ≤ crypto', crypto.asyncTicks, crypto.ticks);
  if ('idle' in crypto.byPhase) problems.push('cryptography in the phase idle');

  for (const [name, total] of Object.entries({
    ticks: profile.ticks,
    busyTicks: profile.busyTicks,
    cryptoTicks: crypto.ticks,
  })) {
    equal(`Σ isolates.${name}`, sum(isolates.map((isolate) => isolate[name])), total);
  }
  problems.push(...routeProblems(report));
  for (const operation of operations) {
    equal(`Σ byPhase of ${operation.id}`, sum(Object.values(operation.byPhase)), operation.ticks);
    equal(`Σ evidence of ${operation.id}`, sum(Object.values(operation.evidence)), operation.ticks);
    atMost(`Σ primitives of ${operation.id}`, ticksOf(operation.primitives), operation.ticks);
  }
  for (const site of callSites) equal(`Σ byPhase of line ${site.line}`, sum(Object.values(site.byPhase)), site.ticks);

  for (const {
    ticks,
    share,
    interval: [low, high],
  } of [crypto, ...operations, ...callSites]) {
    equal('share', share, profile.busyTicks === 0 ? 0 : ticks / profile.busyTicks);
    if (!(0 <= low && low <= share && share <= high && high <= 1)) problems.push(`${share} is not in ${low}..${high}`);
  }
  for (const rows of [operations, callSites]) {
    if (rows.some(({ ticks }, index) => index > 0 && ticks > rows[index - 1].ticks))
      problems.push('rows are not heaviest first');
  }
  // Asynchronous calls may be seen only in what they wake, which is no cryptography; others without ticks are there
  // because of what was counted.
  const asked = askings(report).map(({ at }) => at.id);
  if (callSites.some((site) => !wasSampled(site) && !asked.includes(site.id)))
    problems.push('a call site without ticks');
  for (const id of asked)
    if (id !== '' && !callSites.some((site) => site.id === id)) problems.push(`${id} is no call site`);
  const seen = new Set(callSites.filter(({ ticks }) => ticks === 0).map(({ operation }) => operation));
  if (operations.some(({ ticks, id }) => ticks === 0 && !seen.has(id))) problems.push('an operation without ticks');
  problems.push(...oddValues(report, 'report'));
  return problems;
}

/**
 * @param {unknown} value part of a report
 * @param {string} path to it
 * @returns {string[]} what JSON could not say, and numbers that count nothing
 */
function oddValues(value, path) {
  // Parameters are what the source says, however wrong.
  const least = path.includes('.parameters.') ? -Infinity : 0;
  if (typeof value === 'number') return Number.isFinite(value) && value >= least ? [] : [`${path} is ${value}`];
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value !== 'object') return [`${path} is ${typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => oddValues(inner, `${path}.${key}`));
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const ticksOf = (rows) => sum(rows.map(({ ticks }) => ticks));

/**
 * @param {Report} report any
 * @returns {string[]} what is wrong with its routes: all of the event loop's cryptography is in one of them, except that before a
 *   counted first request
 */
function routeProblems({ routes, crypto, profile, traffic }) {
  if (!routes) return [];
  const onLoop = crypto.byPhase['event-loop'] ?? 0;
  return [
    ...(ticksOf(routes) === onLoop || (traffic?.complete && ticksOf(routes) < onLoop)
      ? []
      : [`Σ routes = crypto on the loop: ${ticksOf(routes)} is not ${onLoop}`]),
    ...routes
      .filter((row) => ticksOf(row.operations) !== row.ticks || row.share !== row.ticks / profile.busyTicks)
      .map((row) => `the parts of ${row.method} ${row.pattern} do not add up`),
  ];
}
