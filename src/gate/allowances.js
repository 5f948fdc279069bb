/** What the config and the source allow: which findings they exclude from the count, and what became of each entry. */
import { isReason, LOST_ALLOW } from '../model/gate-config.js';
import { sitesById } from '../model/site-id.js';
import { placeWords } from '../text/names.js';
import { coversHolding } from './run.js';
import { siteMatcher, textMatcher } from './selector.js';

/** @import { GateConfig } from '../model/gate-config.js' */
/** @import { CallSiteReport } from '../model/report.js' */
/** @import { Allowed, Notice } from '../model/verdict.js' */
/** @import { Run } from './run.js' */
/** @import { IsAllowed } from './selector.js' */

/**
 * @typedef {object} Allowances
 * @property {IsAllowed} isAllowed
 * @property {Allowed[]} allowed findings that are allowed
 * @property {Notice[]} notices what there is to say about the entries
 */

/**
 * One entry, from the config or from a comment; one comment has the same `id` wherever it is met.
 * @typedef {{id: string, by: 'config' | 'source', rule: string, reason: string, expires: string, place: string}} Entry
 */

/** What an entry may be about: what a rule says about a site, or that it does cryptography on the loop (`''`).
 * @typedef {{rule: string, site: CallSiteReport}} Subject */

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * @param {GateConfig} config whose entries may allow something
 * @param {Run[]} runs whose call sites' comments may
 * @param {string} today ISO date, UTC
 * @returns {Allowances} a predicate for findings, what it has let pass, and notices about the entries
 */
export function allowancesOf(config, runs, today) {
  const listed = config.allow.map((entry) => ({
    id: `allow[${entry.index}] of ${entry.source}`,
    by: /** @type {const} */ ('config'),
    rule: entry.rule,
    reason: entry.reason,
    expires: entry.expires,
    place: `allow[${entry.index}] of ${entry.source}`,
    site: entry.site,
    matches: siteMatcher(entry.site, entry.roots),
  }));
  /** @type {(subject: Subject) => Entry[]} */
  const entriesAbout = (subject) =>
    [...listed.filter(({ matches }) => matches(subject.site)), ...commentsAt(subject.site)].filter((entry) =>
      isAbout(entry.rule, subject),
    );
  const validFor = (/** @type {Subject} */ subject) =>
    entriesAbout(subject).find((entry) => flawOf(entry, today) === null) ?? null;

  const met = runs
    .flatMap((run) => subjectsOf(run, config))
    .flatMap((subject) => entriesAbout(subject).map((entry) => ({ entry, subject })));
  const used = new Set(met.map(({ entry }) => entry.id));
  const comments = runs.flatMap(({ callSites }) => callSites.flatMap(commentsAt));
  return {
    isAllowed: (rule, site) => site !== null && validFor({ rule, site }) !== null,
    allowed: distinct(
      runs.flatMap((run) => allowedFindings(run, validFor)),
      ({ fingerprint, site }) => JSON.stringify([fingerprint, site]),
    ),
    notices: distinct(
      [
        ...met.flatMap(({ entry, subject }) => flawOf(entry, today)?.(subject) ?? []),
        ...listed
          .filter(({ id }) => !used.has(id))
          .map(({ place, rule, site }) => unused(`${place}, ${rule} at ${site}, matches no finding`)),
        ...comments
          .filter(({ id }) => !used.has(id))
          .map(({ place, rule }) => unused(`${place} is about ${rule}, which flags nothing there`)),
        ...runs.flatMap(({ report }) =>
          report.diagnostics.filter(({ code }) => code === LOST_ALLOW).map(({ code, message }) => ({ code, message })),
        ),
        ...wideAllows(config, runs),
      ],
      ({ message }) => message,
    ),
  };
}

/**
 * @param {Run} run of the program
 * @param {GateConfig} config that says whether new call sites count
 * @returns {Subject[]} what may count in it, and so may be allowed
 */
function subjectsOf({ report, callSites, loop, noticeable }, { baseline }) {
  const sites = sitesById(callSites);
  const found = report.findings.map(({ rule, site }) => ({ rule, site: sites.get(site) ?? null }));
  const unflagged = baseline === null || baseline.newCallSites === 'off' ? [] : noticeable.seen;
  return [...found, ...loop.certain, ...loop.seen, ...unflagged].flatMap(({ rule, site }) =>
    site === null ? [] : [{ rule, site }],
  );
}

/**
 * @param {Run} run of the program
 * @param {(subject: Subject) => Entry | null} validFor what allows it
 * @returns {Allowed[]} its findings that are allowed
 */
function allowedFindings({ report, callSites }, validFor) {
  const sites = sitesById(callSites);
  return report.findings.flatMap(({ rule, site: id, fingerprint }) => {
    const site = sites.get(id);
    const entry = site === undefined ? null : validFor({ rule, site });
    return entry === null
      ? []
      : [{ rule, fingerprint, site: String(id), reason: entry.reason, expires: entry.expires, by: entry.by }];
  });
}

/**
 * @param {CallSiteReport} site of a run, of a version that may know no comments
 * @returns {Entry[]} what comments at its line allow; calls in one line have one in common
 */
function commentsAt({ file, function: name, line, allows = [] }) {
  const within = `${file}#${name}`;
  return allows.map(({ rule, until, reason }) => ({
    id: JSON.stringify([within, rule, reason, until]),
    by: 'source',
    rule,
    reason,
    expires: until,
    place: `The comment for the call in ${line === null ? within : `line ${line} of ${file}`}`,
  }));
}

/**
 * @param {string} pattern of rules: an id, a glob, or `*`
 * @param {Subject} subject what may count, of no rule or of one
 * @returns {boolean} whether the entry is about it: what a rule flags in one run may be too little for it in the next
 */
function isAbout(pattern, { rule, site }) {
  return textMatcher(pattern)(rule) || (rule === '' && coversHolding(pattern, site));
}

/**
 * @param {Entry} entry of the config or a comment
 * @param {string} today ISO date
 * @returns {((subject: Subject) => Notice) | null} says why it allows nothing; null if it does
 */
function flawOf(entry, today) {
  const { by, reason, expires, place } = entry;
  if (by === 'source' && !isReason(reason)) {
    return () => ({
      code: 'allow-without-reason',
      message: `${place} gives no reason, so it allows nothing: write it after " -- ".`,
    });
  }
  // An invalid date counts as expired, because it is not known what was meant.
  if (expires === '' || (DAY.test(expires) && expires >= today)) return null;
  const date = DAY.test(expires) ? `held until ${expires}` : 'names no date as YYYY-MM-DD';
  return ({ rule, site }) => ({
    code: 'allow-expired',
    message: `${place} ${date}, so ${rule || 'what it allowed'} counts again at ${site.id} (reason then: ${reason}).`,
  });
}

/**
 * @param {string} what an entry, and that it matches nothing
 * @returns {Notice}
 */
function unused(what) {
  return { code: 'allow-unused', message: `${what}: fix it, or remove it.` };
}

/** What is between the file and the operation where code has no function's name: `src/app.js#|*`. */
const WITHOUT_NAME = /^[^*]*#\|/;

/**
 * An entry about code without a function's name is about all such code of its file, which its author need not know. Who
 * writes `*` in the function's place wants that.
 * @param {GateConfig} config whose entries may allow more than they seem to
 * @param {Run[]} runs of the program
 * @returns {Notice[]} one for each such entry that covers several findings' call sites
 */
function wideAllows({ allow }, runs) {
  return allow.flatMap(({ rule, site: pattern, index, source, roots }) => {
    if (!WITHOUT_NAME.test(pattern)) return [];
    const [isAbout, matches] = [textMatcher(rule), siteMatcher(pattern, roots)];
    const places = runs.flatMap(({ callSites, report }) => {
      const sites = sitesById(callSites);
      const flagged = report.findings
        .filter((finding) => isAbout(finding.rule))
        .flatMap(({ site }) => sites.get(site) ?? []);
      return flagged.filter(matches).map((site) => placeWords(site));
    });
    const different = [...new Set(places)].sort();
    if (different.length < 2) return [];
    return [
      {
        code: 'allow-wide',
        message: `allow[${index}] of ${source}, ${rule} at ${pattern}, covers all code of that file without a function's name (${different.join(', ')}): give the functions names, or write a comment at the call that is meant.`,
      },
    ];
  });
}

/**
 * @template T
 * @param {T[]} rows in any order
 * @param {(row: T) => string} nameOf each
 * @returns {T[]} the first of each name
 */
function distinct(rows, nameOf) {
  return [...new Map(rows.toReversed().map((row) => [nameOf(row), row])).values()].reverse();
}
