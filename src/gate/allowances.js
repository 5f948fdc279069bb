/** What the config and the source allow: which findings they take out of the count, and what became of each entry. */
import { fileInRoot, sitesById } from '../model/site-id.js';
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
/** A comment, and the function that it is in. @typedef {Entry & {within: string}} Comment */

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

  const entryFor = (/** @type {string} */ rule, /** @type {CallSiteReport} */ site, /** @type {string} */ root) => {
    const { id } = site;
    /** @type {Entry | null} */
    let valid = null;
    for (const candidate of entries) {
      if (!isAbout(candidate.entry.rule, rule) || !candidate.matches(id)) continue;
      candidate.isUsed = true;
      if (isExpired(candidate.entry.expires, today)) notice('allow-expired', expiredText(candidate.entry, rule, id));
      else valid ??= candidate.entry;
    }
    for (const comment of inlineEntries(site, root)) {
      if (!isAbout(comment.rule, rule)) continue;
      usedComments.add(sameComment(comment));
      if (comment.reason === '') notice('allow-without-reason', `${comment.place} gives no reason, so it allows nothing: write it after " -- ".`);
      else if (isExpired(comment.expires, today)) notice('allow-expired', expiredText(comment, rule, id));
      else valid ??= comment;
    }
    return valid;
  };

  return {
    isAllowed: (rule, site, root) => site !== null && entryFor(rule, site, root) !== null,
    tell() {
      const allowed = reports.flatMap((report) => allowedFindings(report, entryFor));
      for (const { entry, site, isUsed } of entries) {
        if (!isUsed) notice('allow-unused', `${entry.place}, ${entry.rule} at ${site}, matches no finding: mend it, or take it out.`);
      }
      for (const comment of reports.flatMap(commentsIn)) {
        if (!usedComments.has(sameComment(comment))) notice('allow-unused', `${comment.place} is about ${comment.rule}, which flags nothing there: mend it, or take it out.`);
      }
      return { allowed: unique(allowed), notices: [...notices.values()] };
    },
  };
}

/**
 * @param {Report} report of one run
 * @param {(rule: string, site: CallSiteReport, root: string) => Entry | null} entryFor what allows it
 * @returns {Allowed[]} its findings that are allowed
 */
function allowedFindings(report, entryFor) {
  const sites = sitesById(report.callSites);
  return report.findings.flatMap(({ rule, site: id, fingerprint }) => {
    const site = sites.get(id);
    if (site === undefined) return [];
    const entry = entryFor(rule, site, report.target.root);
    return entry === null ? [] : [{ rule, fingerprint, site: site.id, reason: entry.reason, expires: entry.expires, by: entry.by }];
  });
}

/**
 * @param {CallSiteReport} site of a report, of a version that may know no comments
 * @param {string} root of the repository that the report is of
 * @returns {Comment[]} what comments at its line allow
 */
function inlineEntries(site, root) {
  const within = `${fileInRoot(site.file, root)}#${site.function}`;
  const place = `The comment at ${within}, line ${site.line},`;
  return (site.allows ?? []).map(({ rule, until, reason }) => ({ by: 'source', rule, reason, expires: until, place, within }));
}

/**
 * @param {Report} report of one run
 * @returns {Comment[]} all comments that its call sites have
 */
function commentsIn({ callSites, target }) {
  return callSites.flatMap((site) => inlineEntries(site, target.root));
}

/**
 * @param {Comment} comment at a call site; calls in one line have one in common
 * @returns {string} the same for all of them
 */
function sameComment({ within, rule, reason, expires }) {
  return JSON.stringify([within, rule, reason, expires]);
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
 * @param {string} site id of the call site
 * @returns {string} a sentence
 */
function expiredText({ place, expires, reason }, rule, site) {
  const date = DAY.test(expires) ? `expired on ${expires}` : 'names no date as YYYY-MM-DD';
  return `${place} ${date}, so ${rule || 'what it allowed'} counts again at ${site} (reason then: ${reason}).`;
}

/**
 * @param {Allowed[]} allowed of several runs
 * @returns {Allowed[]} each once
 */
function unique(allowed) {
  return [...new Map(allowed.map((row) => [JSON.stringify([row.fingerprint, row.site]), row])).values()];
}
