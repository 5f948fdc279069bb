/** What the config and the source allow: which findings they take out of the count, and what became of each entry. */
import { siteFinder } from '../model/finding-site.js';
import { siteKey } from '../model/site-key.js';
import { textMatcher } from './selector.js';

/** @import { CallSiteReport, Report } from '../model/report.js' */
/** @import { GateConfig } from '../model/gate-config.js' */
/** @import { Allowed, Notice } from '../model/verdict.js' */
/** @import { IsAllowed } from './selector.js' */

/**
 * @typedef {object} Allowances
 * @property {IsAllowed} isAllowed
 * @property {() => {allowed: Allowed[], notices: Notice[]}} tell what is allowed, and what there is to say of the entries
 */

/** One entry, of the config or of a comment.
 * @typedef {{by: 'config' | 'source', rule: string, reason: string, expires: string, place: string}} Entry */

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * @param {GateConfig} config whose entries may allow something
 * @param {Report[]} reports whose call sites' comments may
 * @param {string} today ISO date, UTC
 * @returns {Allowances}
 */
export function allowancesOf(config, reports, today) {
  const entries = config.allow.map((entry, index) => ({
    entry: { by: /** @type {const} */ ('config'), rule: entry.rule, reason: entry.reason, expires: entry.expires, place: `allow[${index}] of ${config.source}` },
    site: entry.site,
    matches: textMatcher(entry.site),
    isUsed: false,
  }));
  /** @type {Set<string>} */
  const usedComments = new Set();
  /** @type {Map<string, Notice>} */
  const notices = new Map();
  const notice = (/** @type {string} */ code, /** @type {string} */ message) => notices.set(message, { code, message });

  const entryFor = (/** @type {string} */ rule, /** @type {CallSiteReport} */ site, /** @type {string} */ key) => {
    /** @type {Entry | null} */
    let valid = null;
    for (const candidate of entries) {
      if (!isAbout(candidate.entry.rule, rule) || !candidate.matches(key)) continue;
      candidate.isUsed = true;
      if (isExpired(candidate.entry.expires, today)) notice('allow-expired', expiredText(candidate.entry, rule, key));
      else valid ??= candidate.entry;
    }
    for (const comment of inlineEntries(site, key)) {
      if (!isAbout(comment.rule, rule)) continue;
      usedComments.add(sameComment(comment, key));
      if (comment.reason === '') notice('allow-without-reason', `${comment.place} gives no reason, so it allows nothing: write it after " -- ".`);
      else if (isExpired(comment.expires, today)) notice('allow-expired', expiredText(comment, rule, key));
      else valid ??= comment;
    }
    return valid;
  };

  return {
    isAllowed: (rule, site, root) => site !== null && entryFor(rule, site, siteKey(site, root)) !== null,
    tell() {
      const allowed = reports.flatMap((report) => allowedFindings(report, entryFor));
      for (const { entry, site, isUsed } of entries) {
        if (!isUsed) notice('allow-unused', `${entry.place}, ${entry.rule} at ${site}, matches no finding: mend it, or take it out.`);
      }
      for (const { comment, key } of reports.flatMap(commentsIn)) {
        if (!usedComments.has(sameComment(comment, key))) notice('allow-unused', `${comment.place} is about ${comment.rule}, which flags nothing there: mend it, or take it out.`);
      }
      return { allowed: unique(allowed), notices: [...notices.values()] };
    },
  };
}

/**
 * @param {Report} report of one run
 * @param {(rule: string, site: CallSiteReport, key: string) => Entry | null} entryFor what allows it
 * @returns {Allowed[]} its findings that are allowed
 */
function allowedFindings(report, entryFor) {
  const siteOf = siteFinder(report);
  return report.findings.flatMap((finding) => {
    const { rule, fingerprint } = finding;
    const site = siteOf(finding);
    if (site === null) return [];
    const key = siteKey(site, report.target.root);
    const entry = entryFor(rule, site, key);
    return entry === null ? [] : [{ rule, fingerprint, site: key, reason: entry.reason, expires: entry.expires, by: entry.by }];
  });
}

/**
 * @param {CallSiteReport} site of a report, of a version that may know no comments
 * @param {string} key of it
 * @returns {Entry[]} what comments at its line allow
 */
function inlineEntries(site, key) {
  return (site.allows ?? []).map(({ rule, until, reason }) => (
    { by: 'source', rule, reason, expires: until, place: `The comment at ${key.split('|')[0]}, line ${site.line},` }));
}

/**
 * @param {Report} report of one run
 * @returns {{comment: Entry, key: string}[]} all comments that its call sites have
 */
function commentsIn({ callSites, target }) {
  return callSites.flatMap((site) => {
    const key = siteKey(site, target.root);
    return inlineEntries(site, key).map((comment) => ({ comment, key }));
  });
}

/**
 * @param {Entry} comment at a call site
 * @param {string} key of that; calls in one line have one comment in common
 * @returns {string} the same for all of them
 */
function sameComment({ rule, reason, expires }, key) {
  return JSON.stringify([key.split('|')[0], rule, reason, expires]);
}

/**
 * @param {string} pattern of rules: an id, a glob, or `*`
 * @param {string} rule that speaks, `''` for what no rule is about
 * @returns {boolean} whether the entry is about it
 */
function isAbout(pattern, rule) {
  return pattern === '*' || (rule !== '' && textMatcher(pattern)(rule));
}

/**
 * @param {string} expires ISO date, `''` for never; anything else has expired, as nobody knows what was meant
 * @param {string} today ISO date
 * @returns {boolean} whether that day is over
 */
function isExpired(expires, today) {
  return expires !== '' && (!DAY.test(expires) || expires < today);
}

/**
 * @param {Entry} entry that has expired
 * @param {string} rule that speaks again
 * @param {string} key of the call site
 * @returns {string} a sentence
 */
function expiredText({ place, expires, reason }, rule, key) {
  const date = DAY.test(expires) ? `expired on ${expires}` : 'names no date as YYYY-MM-DD';
  return `${place} ${date}, so ${rule || 'what it allowed'} counts again at ${key} (reason then: ${reason}).`;
}

/**
 * @param {Allowed[]} allowed of several runs
 * @returns {Allowed[]} each once
 */
function unique(allowed) {
  return [...new Map(allowed.map((row) => [JSON.stringify([row.fingerprint, row.site]), row])).values()];
}
