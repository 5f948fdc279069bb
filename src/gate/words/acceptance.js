/** How to accept what a check found: what to run, or what to write and where. */
import { NO_REASON_YET } from '../../model/gate-config.js';
import { PAIRED } from '../metrics/index.js';
import { fileName } from '../../model/file-path.js';
import { visibleJson } from '../../text/escape.js';
import { textMatcher } from '../selector.js';
import { limitFor } from './words.js';

/** @import { Acceptance } from '../../model/verdict.js' */
/** @import { Bare, Facts } from './check.js' */

/** Of what was not measured, there is nothing to accept. */
const ACCEPTABLE = new Set(['exceeded', 'single', 'disagree']);

/** Where to put a config if there is none. */
const NEW_CONFIG = 'in a new file cryptoprof.config.json';

/**
 * @param {Bare} check that failed or decided nothing
 * @param {Facts} facts what else is known
 * @returns {Acceptance[]} alternatives, any one of which is enough; none if only better runs can show what to accept
 */
export function acceptance(check, facts) {
  if (!ACCEPTABLE.has(check.reason)) return [];
  // Of runs that may lack something, no baseline is made.
  const update = facts.areWhole ? [{ where: '', code: facts.commands.update }] : [];
  if (facts.budget === null) return [...update, ...comment(check, facts)];
  if (check.baseline !== null) return update;
  if (check.unit === 'count' && check.offenders.length > 0) return [allowEntry(check, facts), ...comment(check, facts)];
  return higherLimit(check, facts);
}

/**
 * @param {Bare} check against a limit of the config
 * @param {Facts} facts what else is known
 * @returns {Acceptance[]} a limit that the value keeps
 */
function higherLimit(check, { budget, source, isDefault, names }) {
  const where = `in ${inside(budget?.source ?? source)}, budgets[${budget?.index ?? 0}]`;
  if (check.unit === 'text') return [fewerForbidden(budget, names, where)];
  if (check.tier === PAIRED) {
    return check.interval === null ? [] : [{ where, code: `"regression": "+${Math.ceil(check.interval[1] * 100)}%"` }];
  }
  const [key, limit] = keptLimit(check);
  if (isVain(key, limit)) return [{ where: `${where}: take it out`, code: '' }];
  if (!isDefault) return [{ where, code: `"${key}": ${JSON.stringify(limit)}` }];
  const severity = check.severity === '' ? {} : { severity: check.severity };
  return [
    {
      where: NEW_CONFIG,
      code: JSON.stringify({ version: 1, budgets: [{ metric: check.metric, ...severity, [key]: limit }] }),
    },
  ];
}

/**
 * @param {Facts['budget']} budget that forbids names
 * @param {string[]} found names that it forbids
 * @param {string} where the budget is
 * @returns {Acceptance} the patterns that forbid none of these
 */
function fewerForbidden(budget, found, where) {
  const left = (budget?.forbid ?? []).filter((pattern) => !found.some(textMatcher(pattern)));
  if (left.length === 0) return { where: `${where}: take it out`, code: '' };
  return { where, code: `"forbid": ${visibleJson(JSON.stringify(left))}` };
}

/**
 * @param {'min' | 'max'} key of a budget
 * @param {string | number} limit of it
 * @returns {boolean} whether nothing falls below it, or exceeds it: a config doesn't accept such a limit
 */
function isVain(key, limit) {
  return key === 'min' ? limit === 0 : limit === '100%';
}

/**
 * @param {string} source name of a config's file
 * @returns {string} where the config begins: a package.json has it under a key
 */
function inside(source) {
  return fileName(source) === 'package.json' ? `${source}, under "cryptoprof"` : source;
}

/**
 * @param {Bare} check that does not keep its limit
 * @returns {['min' | 'max', string | number]} the nearest limit that it keeps, in round figures
 */
function keptLimit({ interval, value, isMinimum, unit }) {
  const [low, high] = interval ?? [value ?? 0, value ?? 0];
  return isMinimum ? ['min', Math.floor(low * 100) / 100] : ['max', limitFor(high, unit)];
}

/**
 * @param {Bare} check whose call sites are counted
 * @param {Facts} facts what else is known
 * @returns {Acceptance} an allow of the heaviest, to be filled in
 */
function allowEntry({ offenders: [first, ...others] }, { rule, source, isDefault, expires }) {
  // Without a function's name, that would be all such code of the file.
  const site = first.function === '' ? first.id : `${first.file}#${first.function}|*`;
  const entry = { rule, site, reason: NO_REASON_YET, expires };
  // A file's name may contain invisible characters: the config's parser must be able to read it back.
  if (isDefault) return { where: NEW_CONFIG, code: visibleJson(JSON.stringify({ version: 1, allow: [entry] })) };
  const each = others.length > 0 ? ' one for each call site, as this one for the heaviest' : '';
  return { where: `in ${inside(source)}, add to "allow"${each}`, code: visibleJson(JSON.stringify(entry)) };
}

/**
 * @param {Bare} check whose call sites are counted
 * @param {Facts} facts what else is known
 * @returns {Acceptance[]} a comment at the heaviest, to be filled in; none if it has no line
 */
function comment({ offenders: [first, ...others] }, { rule, expires }) {
  if (first === undefined || first.line === null) return [];
  return [
    {
      where: `on the line above ${first.file}:${first.line}${others.length > 0 ? ', and likewise above each of the others' : ''}`,
      code: `// cryptoprof-allow ${rule} until=${expires} -- ${NO_REASON_YET}`,
    },
  ];
}
