/** What a budget looks at, as tests: the patterns of the config, compiled. */
import picomatch from 'picomatch';
import { OPERATIONS } from '../model/operation.js';
import { fileInRoot } from '../model/site-id.js';

/** @import { CallSiteReport } from '../model/report.js' */
/** @import { Budget, Severity, Side } from '../model/gate-config.js' */

/**
 * @typedef {object} Selector
 * @property {boolean} limitsOperation
 * @property {boolean} limitsPath
 * @property {(id: string) => boolean} hasOperation
 * @property {(file: string) => boolean} hasFile path relative to the root
 * @property {(site: CallSiteReport, root: string) => boolean} hasSite
 * @property {(id: string) => boolean} hasRule
 * @property {Severity} severity the least one
 * @property {Side | ''} side
 * @property {IsAllowed} isAllowed
 */

/** Whether the config or the source allows what a rule says of a call site; tells which entry did, as a side effect
 * of its owner (allowances.js).
 * @typedef {(rule: string, site: CallSiteReport | null, root: string) => boolean} IsAllowed */

/**
 * @param {Pick<Budget, 'operation' | 'path' | 'rule' | 'severity' | 'side'>} budget whose patterns are not empty where they limit
 * @param {IsAllowed} [isAllowed] what is not counted
 * @returns {Selector}
 */
export function selectorOf({ operation, path, rule, severity, side }, isAllowed = () => false) {
  const hasOperation = familyMatcher(operation);
  const hasFile = pathMatcher(path);
  return {
    limitsOperation: operation !== '',
    limitsPath: path !== '',
    hasOperation,
    hasFile,
    hasSite: (site, root) => hasOperation(site.operation) && hasFile(fileInRoot(site.file, root)),
    hasRule: textMatcher(rule),
    severity,
    side,
    isAllowed,
  };
}

/** Selects everything. */
export const EVERYTHING = /** @type {const} */ ({ operation: '', path: '', rule: '', severity: 'info', side: '' });

/**
 * @param {string} pattern of a path: a glob as shells and .gitignore have it; `''` for all
 * @returns {(file: string) => boolean} tells paths relative to the root
 */
export function pathMatcher(pattern) {
  if (pattern === '') return () => true;
  // `./src/**` means what `src/**` does. Without platform's help: paths in reports have `/` everywhere.
  return picomatch(pattern.replace(/^(?:\.\/)+/, ''), { dot: true, windows: false });
}

/**
 * @param {string} pattern id, family or glob of operations, `''` for all
 * @returns {(id: string) => boolean}
 */
export function familyMatcher(pattern) {
  if (pattern === '') return () => true;
  const matches = textMatcher(pattern);
  return (id) => matches(id) || id.startsWith(`${pattern}.`);
}

/**
 * Patterns of keys, ids and names, in which `*` stands for any text, `/` included. Takes time in proportion to the
 * text's and the pattern's lengths multiplied, whatever the pattern.
 * @param {string} pattern such as `src/boot.js#init|*`; `''` for all
 * @returns {(text: string) => boolean} whether the whole text matches
 */
export function textMatcher(pattern) {
  if (pattern === '') return () => true;
  const parts = pattern.split('*');
  const [first] = parts;
  const last = parts[parts.length - 1];
  if (parts.length === 1) return (text) => text === pattern;
  return (text) => {
    if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false;
    let at = first.length;
    for (const part of parts.slice(1, -1)) {
      const found = text.indexOf(part, at);
      if (found === -1) return false;
      at = found + part.length;
    }
    return at <= text.length - last.length;
  };
}

/**
 * @param {string} pattern of operations
 * @returns {boolean} whether there is an operation that it could ever match
 */
export function matchesAnyOperation(pattern) {
  return Object.keys(OPERATIONS).some(familyMatcher(pattern));
}
