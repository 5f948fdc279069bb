/** What a budget selects, as predicates: the config's patterns, compiled. */
import picomatch from 'picomatch';
import { OPERATIONS } from '../model/operation.js';
import { isWindowsPath } from '../model/file-path.js';
import { fileInRoot } from '../model/site-id.js';
import { peerName } from '../model/tls.js';

/** @import { Budget, PathRoots, SelectedSide } from '../model/gate-config.js' */
/** @import { CallSiteReport, Severity } from '../model/report.js' */
/** @import { TlsPeer } from '../model/tls.js' */
/** @import { GateEvidence } from './run.js' */

/**
 * @typedef {object} Selector
 * @property {boolean} limitsOperation
 * @property {boolean} limitsPath
 * @property {(id: string) => boolean} hasOperation
 * @property {(site: CallSiteReport) => boolean} hasSite whether a call site of a run is selected
 * @property {string} rule pattern of rules, `''` for all
 * @property {(evidence: Pick<GateEvidence, 'rule' | 'site'>) => boolean} counts whether what a rule says about a call
 *   site, or about none, is selected and not allowed
 * @property {Severity} severity the least one
 * @property {SelectedSide | ''} side
 * @property {boolean} limitsPeer
 * @property {(peer: Pick<TlsPeer, 'host' | 'port'>) => boolean} hasPeer whether a peer is selected, by host and port or
 *   by host
 * @property {string} route pattern of routes, `''` for all
 * @property {(name: string) => boolean} hasRoute whether a route is selected, by its name, such as `POST /login`
 */

/**
 * Whether the config or the source allows what a rule says about a call site of a run (allowances.js).
 * @typedef {(rule: string, site: CallSiteReport | null) => boolean} IsAllowed
 */

/**
 * @param {Pick<Budget, 'operation' | 'path' | 'rule' | 'severity' | 'side' | 'peer' | 'route'> & {roots?: PathRoots}}
 *   budget whose patterns are not empty where they limit
 * @param {IsAllowed} [isAllowed] what is not counted
 * @returns {Selector} predicates for call sites, findings, peers and routes
 */
export function selectorOf({ operation, path, roots, rule, severity, side, peer, route }, isAllowed = () => false) {
  const hasOperation = familyMatcher(operation);
  const hasFile = pathMatcher(path, roots);
  const hasRule = textMatcher(rule);
  const hasName = textMatcher(peer);
  const hasSite = (/** @type {CallSiteReport} */ { operation: id, file }) => hasOperation(id) && hasFile(file);
  return {
    limitsOperation: operation !== '',
    limitsPath: path !== '',
    hasOperation,
    hasSite,
    rule,
    counts: ({ rule: id, site }) =>
      hasRule(id) && (site === null ? operation === '' && path === '' : hasSite(site)) && !isAllowed(id, site),
    severity,
    side,
    limitsPeer: peer !== '',
    hasPeer: (one) => hasName(peerName(one)) || (one.host !== '' && hasName(one.host)),
    route,
    hasRoute: textMatcher(route),
  };
}

/** Selects everything. */
export const EVERYTHING = /** @type {const} */ ({
  operation: '',
  path: '',
  rule: '',
  severity: 'info',
  side: '',
  peer: '',
  route: '',
});

/**
 * @param {string} pattern of a path: a glob as shells and .gitignore have it; `''` for all
 * @param {PathRoots} [roots] what it may be relative to; the repository's root alone if left out
 * @returns {(file: string) => boolean} whether a path relative to the repository's root matches
 */
export function pathMatcher(pattern, roots = NO_OTHER) {
  if (pattern === '') return () => true;
  // Without platform's help: paths in reports have `/` everywhere.
  const matches = picomatch(withoutDot(pattern), { dot: true, windows: false });
  return (file) => namesOf(file, roots).some((name) => matches(name));
}

/**
 * @param {string} pattern of a path, or of a call site
 * @returns {string} the same: `./src/**` means what `src/**` does
 */
export function withoutDot(pattern) {
  return pattern.replace(/^(?:\.\/)+/, '');
}

/**
 * @param {string} pattern of call sites' ids, in which `*` stands for any text
 * @param {PathRoots} roots what the file in it may be relative to
 * @returns {(site: Pick<CallSiteReport, 'id' | 'file'>) => boolean} whether a call site of a run matches
 */
export function siteMatcher(pattern, roots) {
  const matches = textMatcher(pattern);
  return ({ id, file }) => matches(id) || namesOf(file, roots).some((name) => matches(name + id.slice(file.length)));
}

/** @type {PathRoots} */
const NO_OTHER = { root: '', directory: '' };

/**
 * @param {string} file relative to the repository's root; absolute if it is elsewhere
 * @param {PathRoots} roots that patterns for it may be relative to
 * @returns {string[]} its names there
 */
function namesOf(file, { root, directory }) {
  if (directory === root) return [file];
  const absolute = file.startsWith('/') || isWindowsPath(file) ? file : `${root}/${file}`;
  const own = fileInRoot(absolute, directory);
  return own === absolute ? [file] : [file, own];
}

/**
 * @param {string} pattern id, family or glob of operations, `''` for all
 * @returns {(id: string) => boolean} whether the pattern covers the operation with an id
 */
export function familyMatcher(pattern) {
  if (pattern === '') return () => true;
  const matches = textMatcher(pattern);
  // Before it was told apart, what may be an HMAC counted as hashing: no budget of hashes passes because of it.
  return (id) => matches(id) || id.startsWith(`${pattern}.`) || (id === 'hash-or-hmac' && matches('hash'));
}

/**
 * Patterns for keys, ids and names, in which `*` matches any text, including `/`. Takes time proportional to the
 * product of the lengths of text and pattern, whatever the pattern.
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
