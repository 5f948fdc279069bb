/** The page's findings: what each is about, its source lines, and what to write instead. */
import { wilsonInterval } from '../../model/interval.js';
import { sitesById } from '../../model/site-id.js';
import { functionWords, placeWords } from '../../text/names.js';
import { percent, percentRange } from '../../text/numbers.js';
import { capitalised } from '../../text/words.js';
import { adviceLines } from '../shared/advice-lines.js';
import { adviceLabel, WITH } from '../shared/problems.js';
import { element } from './markup.js';

/** @import { SourceRange } from '../../model/source-call.js' */
/** @import { CallSiteReport, Finding, Report } from '../../model/report.js' */
/** @import { RulePage } from '../output-format.js' */
/** @import { Markup } from './markup.js' */

/** Those after them are folded up: the tables would be metres below sixty. */
const MOST_UNFOLDED = 10;

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @param {RulePage[]} pages of the rules
 * @returns {Markup[]} the findings, most severe first; of many, the later ones folded up behind their headings
 */
export function findings(report, root, pages) {
  if (report.findings.length === 0) return [];
  const sites = sitesById(report.callSites);
  const explained = new Set();
  return [
    element('h2', {}, 'Findings'),
    ...report.findings.map((finding, index) => {
      const isFirst = !explained.has(finding.rule);
      explained.add(finding.rule);
      return findingArticle(
        finding,
        sites.get(finding.site) ?? null,
        { root, pages, isFirst, id: `edit-${index}`, isFolded: index >= MOST_UNFOLDED },
        report.profile.busyTicks,
      );
    }),
  ];
}

/**
 * @param {Finding} finding of a rule
 * @param {CallSiteReport | null} site that it is about
 * @param {{root: string, pages: RulePage[], isFirst: boolean, id: string, isFolded: boolean}} context repository, pages
 *   of rules, whether it is the first of its rule, id of the edit's text, whether only the heading is shown until it is
 *   pressed
 * @param {number} busyTicks of the report
 * @returns {Markup}
 */
function findingArticle(finding, site, { root, pages, isFirst, id, isFolded }, busyTicks) {
  const { rule, severity, callSite, message, notes, verify } = finding;
  const place = callSite === null ? '' : ` ${placeWords(callSite, root)}`;
  const within = callSite === null || callSite.function === '' ? '' : ` in ${functionWords(callSite.function)}`;
  const cost = costOf(finding, site, busyTicks);
  const page = pages.find((each) => each.id === rule);
  const heading = element(
    'h3',
    { id: `finding-${id}` },
    element('span', { class: 'severity' }, severity),
    ` ${rule}${place}${within}`,
  );
  const costs = cost === '' ? null : element(isFolded ? 'span' : 'p', { class: 'soft' }, cost);
  const body = [
    element('p', {}, message),
    site === null ? null : excerpt(site),
    adviceBlocks(finding, site, id),
    notes.length === 0
      ? null
      : element(
          'ul',
          {},
          notes.map((note) => element('li', {}, note)),
        ),
    verify === '' ? null : element('p', {}, verify),
    callSite === null
      ? null
      : element(
          'button',
          {
            type: 'button',
            'data-site': placeWords(callSite, root),
            'aria-describedby': `finding-${id}`,
            hidden: true,
          },
          'Show in the flame graph',
        ),
    page === undefined ? null : meaning(page, isFirst),
  ];
  return element(
    'article',
    { class: severity },
    isFolded
      ? element('details', { class: 'finding' }, element('summary', {}, heading, ' ', costs), body)
      : [heading, costs, body],
  );
}

/**
 * @param {RulePage} page of a finding's rule
 * @param {boolean} isFirst whether no finding of the rule is above it
 * @returns {Markup} the page, folded up; once for each rule, since it is longer than all else that a finding says
 */
function meaning({ id, page }, isFirst) {
  const title = `What ${id} means`;
  // A browser opens what it is led into, but not what it is led to: the link names what is inside.
  return isFirst
    ? element('details', {}, element('summary', {}, title), element('pre', { id: `means-${id}` }, lines(page)))
    : element('p', { class: 'means' }, element('a', { href: `#means-${id}` }, title));
}

/**
 * The ticks of a finding are those of its call on the event loop. If they aren't, they are an estimate, for instance of
 * what connections cost, which may be wrong by more than chance.
 * @param {Finding} finding of a rule
 * @param {CallSiteReport | null} site that it is about
 * @param {number} busyTicks of the report
 * @returns {string} what it takes, with the interval if there is one; `''` if no ticks show it
 */
function costOf({ ticks, share }, site, busyTicks) {
  if (ticks === 0) return '';
  const isSampled = site !== null && site.byPhase['event-loop'] === ticks;
  const interval = isSampled ? ` (95 %: ${percentRange(wilsonInterval(ticks, busyTicks))})` : '';
  return `${percent(share)} of busy time${interval}`;
}

/**
 * @param {CallSiteReport} site of a finding
 * @returns {Markup | null} its source lines
 */
function excerpt({ excerpt: code, line }) {
  if (code === null) return null;
  return element(
    'pre',
    {},
    code.lines.map((words, index) =>
      element(
        'span',
        { class: code.firstLine + index === line ? 'here' : 'line' },
        `${String(code.firstLine + index).padStart(5)}  ${words}`,
      ),
    ),
  );
}

/**
 * @param {Finding} finding with advice, or without
 * @param {CallSiteReport | null} site that it is about
 * @param {string} id of the text that is copied
 * @returns {Markup[]} what to write instead: first what an edit adds to the top of the file, which it needs; where it is
 *   exact, as what goes and what comes. Of a part of a line, its text alone is copied: comments would go on to the line's end
 */
function adviceBlocks(finding, site, id) {
  const { edit } = finding;
  const advice = adviceLines(finding.advice);
  if (advice.length === 0) return [];
  const label = capitalised(adviceLabel(finding));
  const [added, rest] = [true, false].map((isAdded) => advice.filter((line) => isAddedLine(line, edit) === isAdded));
  const before = edit === null || site === null ? [] : replacedLines(site, edit.range, rest);
  const part = edit === null || before.length > 0 ? '' : ` of ${rangeWords(edit.range)}`;
  const isBeside = before.length > 0;
  const code = added.map((line) => line.slice(WITH.length));
  return [
    ...(code.length === 0
      ? []
      : [adviceBlock(`${label} at the top of the file`, code.map(addedLine), code, `${id}-top`, `finding-${id}`)]),
    adviceBlock(
      `${label}${part}`,
      [
        ...before.map((words) => element('span', { class: 'remove' }, `- ${words}`)),
        ...rest.map((words) => (isBeside && !words.startsWith(WITH) ? addedLine(words) : adviceLine(words))),
      ],
      edit === null || isBeside ? rest : edit.text.split('\n'),
      id,
      `finding-${id}`,
    ),
  ];
}

/**
 * @param {string} title above it
 * @param {Markup[]} shown lines
 * @param {string[]} copied lines
 * @param {string} id of the text that is copied
 * @param {string} finding id of its heading
 * @returns {Markup} lines with a button that copies them
 */
function adviceBlock(title, shown, copied, id, finding) {
  return element(
    'div',
    {},
    element('p', { id: `${id}-title` }, `${title}:`),
    element('pre', {}, shown),
    element('pre', { id, hidden: true }, lines(copied.join('\n'))),
    element(
      'button',
      { type: 'button', 'data-copy': id, 'aria-describedby': `${finding} ${id}-title`, hidden: true },
      'Copy',
    ),
  );
}

/**
 * @param {string} words of a line of advice
 * @param {Finding['edit']} edit that it shows, null for a sketch
 * @returns {boolean} whether it is a line of code that the edit adds to the file
 */
function isAddedLine(words, edit) {
  return words.startsWith(WITH) && edit !== null && edit.imports.includes(words.slice(WITH.length));
}

/** @param {string} words of a line that comes @returns {Markup} */
function addedLine(words) {
  return element('span', { class: 'add' }, `+ ${words}`);
}

/**
 * @param {string} words of a line of advice
 * @returns {Markup}
 */
function adviceLine(words) {
  const shown = words.startsWith(WITH) ? `with  ${words.slice(WITH.length)}` : words;
  return element('span', { class: 'line' }, shown);
}

/** How advice says that it is of a part of a line: excerpts have no tabs, so columns would not tell. */
const OF_PART = / \/\/ (?:instead of [^]* )?in lines? \d/;

/**
 * Lines go only if the advice is the same lines with the edit in them: where it is what replaces a part, the rest of the
 * line stays.
 * @param {CallSiteReport} site with an excerpt, or without
 * @param {SourceRange} range that an edit replaces
 * @param {string[]} advice that is shown
 * @returns {string[]} the lines that it touches; none if the excerpt has not all of them, or the advice is of a part
 */
function replacedLines({ excerpt: code }, { startLine, endLine }, advice) {
  if (code === null || startLine < code.firstLine || endLine >= code.firstLine + code.lines.length) return [];
  if (OF_PART.test(advice.join('\n'))) return [];
  return code.lines.slice(startLine - code.firstLine, endLine - code.firstLine + 1).map((line) => line.trim());
}

/**
 * @param {SourceRange} range that an edit replaces; empty where it inserts
 * @returns {string} where it is
 */
function rangeWords({ startLine, startColumn, endLine, endColumn }) {
  if (startLine !== endLine) return `lines ${startLine}-${endLine}, from column ${startColumn} to ${endColumn - 1}`;
  return startColumn === endColumn
    ? `line ${startLine}, at column ${startColumn}`
    : `line ${startLine}, columns ${startColumn}-${endColumn - 1}`;
}

/**
 * @param {string} words of several lines
 * @returns {Markup[]} a line each
 */
function lines(words) {
  return words.split('\n').map((line) => element('span', { class: 'line' }, line === '' ? ' ' : line));
}
