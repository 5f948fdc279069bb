/** From a config of the right shape to what the gate judges by, defaults included. */
import { Failure } from '../model/failure.js';
import { isReason } from '../model/gate-config.js';
import { METRICS, metricNamed, PAIRED } from '../gate/metrics/index.js';
import { textMatcher, withoutDot } from '../gate/selector.js';
import { LEAST_LOG_SIZE, byteSize } from '../text/amounts.js';
import { AMOUNT_FORMS, GROWTH_FORMS, amountMeant, growthMeant, parseAmount, parseGrowth } from './amount.js';
import { checkNames } from './check-names.js';
import { DAY_FORM, quote } from './check-shape.js';
import { refuseCovered } from './refuse-covered.js';

/** @import { LimitKey, Metric, SelectorKey } from '../gate/metrics/metric.js' */
/** @import { Layer } from './extended.js' */

/**
 * @import { AllowEntry, Allowance, Budget, BudgetEntry, GateConfig, GateConfigFile, Growth, PathRoots }
 *   from '../model/gate-config.js'
 */

/** Share of the load's requests that may fail, if the config names none. */
const LOAD_ERRORS = '1%';
/** Most runs, if the config names none. Mostly two agree; on a crowded machine three often don't (docs/gate-measured.md). */
const RUNS = 5;
export const BASELINE_FILE = 'cryptoprof-baseline.json';
/**
 * Budgets of a config that doesn't set any, unless new call sites beyond a baseline fail: what a baseline accepts must
 * not fail anyway, and a call near a rule's threshold is an error in one run and a warning in the next.
 * @type {BudgetEntry[]}
 */
export const BUDGETS = [{ metric: 'findings', severity: 'error', max: 0 }];

/** Conditions and demands of a budget. @type {{selectors: SelectorKey[], limits: LimitKey[]}} */
const BUDGET_KEYS = {
  selectors: ['operation', 'path', 'rule', 'severity', 'side', 'peer', 'route'],
  limits: ['max', 'min', 'forbid', 'regression'],
};

/**
 * @typedef {object} ConfigOrigin
 * @property {string} path of the file, for messages
 * @property {string[]} rules ids of all that there are
 * @property {PathRoots} roots what its paths may be relative to
 */

/**
 * What is known besides what is written.
 * @typedef {{rules: string[], roots: PathRoots, isDefault?: boolean}} Known ids of all rules; what paths may be
 *   relative to; whether there is no file
 */

/**
 * Makes a config ready to judge by: units are parsed and nothing is left unset. Anything that could never have an
 * effect (a limit that the metric doesn't have, an unknown rule, a date that doesn't exist) is refused. From several
 * configs, all budgets and exceptions apply; for everything else, the later one wins.
 * @param {Layer[]} layers as they are written, of the right shape: what is extended, and the config itself last
 * @param {Known} known what names there are
 * @returns {GateConfig} the config
 * @throws {Failure} `config-value-invalid`, `config-key-useless`, `config-budget-empty`, `config-name-unknown`,
 *   `config-needs-baseline`, `config-entry-covered`
 */
export function parseConfig(layers, { rules, roots, isDefault = false }) {
  const { path: source } = layers[layers.length - 1];
  const file = merged(layers.map((layer) => layer.file));
  const baseline = baselineOf(file);
  const written = layers.some((layer) => layer.file.budgets !== undefined)
    ? layers
    : [{ file: { budgets: baseline?.newCallSites === 'error' ? [] : BUDGETS }, path: source }];
  const budgets = written.flatMap(({ file: { budgets: entries = [] }, path }) =>
    entries.map((entry, index) => parseBudget(entry, index, { path, rules, roots })),
  );
  if (baseline === null) refuseRegressions(budgets);
  const allow = layers.flatMap(({ file: { allow: entries = [] }, path }) =>
    entries.map((entry, index) => parseAllow(entry, index, { path, rules, roots })),
  );
  refuseCovered(budgets, allow);
  const originOf = (/** @type {'maxLoadErrors' | 'maxLogSize'} */ key) => ({
    path: layers.findLast((layer) => layer.file[key] !== undefined)?.path ?? source,
    rules,
    roots,
  });
  return {
    version: 1,
    source,
    isDefault,
    runs: file.runs ?? RUNS,
    minBusyTicks: file.minBusyTicks ?? null,
    designEffect: file.designEffect ?? null,
    maxLoadErrors: shareOf(file.maxLoadErrors ?? LOAD_ERRORS, 'maxLoadErrors', originOf('maxLoadErrors')),
    maxLogSize: file.maxLogSize === undefined ? null : logSizeOf(file.maxLogSize, originOf('maxLogSize')),
    budgets,
    baseline,
    allow,
  };
}

/**
 * @param {Partial<GateConfigFile>} file as it is written
 * @returns {GateConfig['baseline']} null without one
 */
function baselineOf({ baseline }) {
  if (baseline === undefined) return null;
  return { file: baseline.file ?? BASELINE_FILE, newCallSites: baseline.newCallSites ?? 'error' };
}

/**
 * @param {Budget[]} budgets of a config without a baseline
 * @throws {Failure} `config-needs-baseline`
 */
function refuseRegressions(budgets) {
  // What is compared in pairs has the base's runs to be compared with.
  const regressing = budgets.find(
    ({ metric, regression }) => regression !== null && metricNamed(metric)?.tier !== PAIRED,
  );
  if (regressing === undefined) return;
  throw new Failure('config-needs-baseline', {
    path: regressing.source,
    at: `budgets[${regressing.index}].regression`,
    file: BASELINE_FILE,
  });
}

/**
 * @param {GateConfigFile[]} files the later ones count
 * @returns {Partial<GateConfigFile>} one of them all, key by key; so with the baseline's keys
 */
function merged(files) {
  const baselines = files.flatMap(({ baseline }) => (baseline === undefined ? [] : [baseline]));
  return {
    ...Object.assign({}, ...files),
    ...(baselines.length === 0 ? {} : { baseline: Object.assign({}, ...baselines) }),
  };
}

/**
 * @param {BudgetEntry} entry as it is written
 * @param {number} index in the list
 * @param {ConfigOrigin} origin of the config
 * @returns {Budget} the same, with what follows from its metric
 */
function parseBudget(entry, index, origin) {
  const at = `budgets[${index}]`;
  const metric = /** @type {Metric} */ (metricNamed(entry.metric));
  refuseUseless(entry, metric, at, origin);
  checkNames(entry, at, origin);
  const amount = (/** @type {'max' | 'min'} */ key) => {
    const written = entry[key];
    return written === undefined ? null : amountOf(written, metric, key, `${at}.${key}`, origin);
  };
  return {
    metric: metric.id,
    operation: entry.operation ?? '',
    path: entry.path ?? '',
    rule: entry.rule ?? '',
    severity: entry.severity ?? 'info',
    side: entry.side ?? '',
    peer: entry.peer ?? '',
    route: entry.route ?? '',
    max: amount('max'),
    min: amount('min'),
    forbid: entry.forbid ?? null,
    regression: entry.regression === undefined ? null : growthOf(entry.regression, metric, `${at}.regression`, origin),
    level: entry.level ?? metric.level,
    index,
    source: origin.path,
    roots: origin.roots,
  };
}

/**
 * @param {string | number} written limit
 * @param {Metric} metric that it limits
 * @param {'max' | 'min'} key of it
 * @param {string} at place in the config
 * @param {ConfigOrigin} origin of the config
 * @returns {number} in the metric's unit
 */
function amountOf(written, { unit }, key, at, origin) {
  const amount = parseAmount(written, unit);
  if (amount === null) return refuse(origin, at, written, AMOUNT_FORMS[unit], amountMeant(written, unit));
  // Who writes 1 for a share means 1 %.
  if (key === 'max' && unit === 'share' && amount === 1) {
    return refuse(origin, at, written, 'less than 100 %, which nothing exceeds', amountMeant(`${written}%`, unit));
  }
  // What the least can be, nothing falls below.
  if (key === 'min' && amount === 0) return refuse(origin, at, written, 'more than 0, below which nothing falls');
  // Of what a minimum is for, there is no more than all.
  if (key === 'min' && unit === 'ratio' && amount > 1)
    return refuse(origin, at, written, 'at most 1, which is all there is', amountMeant(`${written}%`, unit));
  return amount;
}

/**
 * @param {string | number} written share
 * @param {string} at place in the config
 * @param {ConfigOrigin} origin of the config
 * @returns {number} 0..1
 */
function shareOf(written, at, origin) {
  return (
    parseAmount(written, 'share') ?? refuse(origin, at, written, AMOUNT_FORMS.share, amountMeant(written, 'share'))
  );
}

/**
 * @param {string | number} written growth
 * @param {Metric} metric that grows
 * @param {string} at place in the config
 * @param {ConfigOrigin} origin of the config
 * @returns {Growth} what must be exceeded
 */
function growthOf(written, { unit }, at, origin) {
  const growth = parseGrowth(written, unit);
  if (growth === null) return refuse(origin, at, written, GROWTH_FORMS[unit], growthMeant(written, unit));
  return { absolute: 0, relative: 0, ...growth };
}

/**
 * @param {BudgetEntry} entry as it is written
 * @param {Metric} metric that it is about
 * @param {string} at place in the config
 * @param {ConfigOrigin} origin of the config
 * @throws {Failure} `config-key-useless` for what the metric does not know, `config-budget-empty` without a limit
 */
function refuseUseless(entry, metric, at, { path }) {
  for (const kind of /** @type {const} */ (['selectors', 'limits'])) {
    for (const key of BUDGET_KEYS[kind]) {
      if (entry[key] === undefined || /** @type {string[]} */ (metric[kind]).includes(key)) continue;
      const known = [...metric.selectors, ...metric.limits].join(', ');
      const elsewhere = METRICS.filter((other) => /** @type {string[]} */ (other[kind]).includes(key))
        .map(({ id }) => id)
        .join(', ');
      throw new Failure('config-key-useless', { path, at: `${at}.${key}`, metric: metric.id, known, elsewhere });
    }
  }
  if (metric.limits.every((key) => entry[key] === undefined))
    throw new Failure('config-budget-empty', { path, at, limits: metric.limits.join(' or ') });
}

/**
 * @param {string} written such as `500 MB`
 * @param {ConfigOrigin} origin of the config
 * @returns {number} bytes
 * @throws {Failure} `config-value-invalid`
 */
function logSizeOf(written, origin) {
  const size = byteSize(written);
  return size !== null && size >= LEAST_LOG_SIZE
    ? size
    : refuse(origin, 'maxLogSize', written, '"1 MB" or more, such as "500 MB" or "2 GB"');
}

/** What the key of no call site matches can allow nothing: `src/boot.js:12`. */
const ANY_SITE = /[#*]/;
/** Places that have nothing in common but what all have. */
const PLACES = [
  'a/b.js#f|hash',
  'src/c-d.cjs#|kdf.pbkdf2',
  'lib/e/g.mjs#new H|sign|2',
  'apps/i/j.tsx#k.l|tls.handshake',
];

/**
 * @param {AllowEntry} entry as it is written
 * @param {number} index in the list
 * @param {ConfigOrigin} origin of the config
 * @returns {Allowance} the config
 */
function parseAllow(entry, index, origin) {
  const at = `allow[${index}]`;
  checkNames({ rule: entry.rule }, at, origin);
  const { expires = '' } = entry;
  const site = withoutDot(entry.site);
  if (expires !== '' && !isDay(expires)) refuse(origin, `${at}.expires`, expires, DAY_FORM);
  if (!isReason(entry.reason)) refuse(origin, `${at}.reason`, entry.reason, 'why the finding is accepted');
  if (!ANY_SITE.test(site))
    refuse(origin, `${at}.site`, entry.site, 'a call site as the gate names it, such as "src/boot.js#init|*"');
  if (origin.rules.every(textMatcher(entry.rule)) && PLACES.every(textMatcher(site)))
    refuse(
      origin,
      `${at}.site`,
      entry.site,
      'a file, a function or an operation: with every rule it allows everything',
    );
  return { ...entry, site, expires, index, source: origin.path, roots: origin.roots };
}

/**
 * @param {string} text such as `2027-03-31`
 * @returns {boolean} whether the calendar has that day; Date alone takes February 31 for March 3
 */
function isDay(text) {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * @param {ConfigOrigin} origin of the config
 * @param {string} at place in it
 * @param {unknown} value that is there
 * @param {string} expected what would be right
 * @param {string | null} [meant] what it should probably be, null if unknown
 * @returns {never}
 * @throws {Failure} `config-value-invalid`
 */
function refuse({ path }, at, value, expected, meant = null) {
  throw new Failure('config-value-invalid', {
    path,
    at,
    value: quote(value),
    expected,
    ...(meant === null ? {} : { nearest: meant }),
  });
}
