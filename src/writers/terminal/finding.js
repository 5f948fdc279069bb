/** One finding: what is wrong and where, what it costs, what to write instead. */
import { shown } from '../../text/escape.js';
import { clip, columns, wrap } from '../../text/fold.js';
import { functionWords } from '../../text/names.js';
import { duration, grouped, percent } from '../../text/numbers.js';
import { explainCommand } from '../../text/own-name.js';
import { counted } from '../../text/words.js';
import { adviceLabel } from '../shared/problems.js';
import { LABEL_WIDTH, fitPlace, labelled, place, prose } from './page.js';

/** @import { CallSiteReport, Finding } from '../../model/report.js' */
/** @import { Page } from './page.js' */

const INDENT = 6;

/** How advice begins lines that go to the file's top; here, as everywhere, the label says it. */
const WITH = '// with: ';

/** Lines of a finding, heading and edit included. */
const MOST_LINES = 12;

/** @type {Record<Finding['severity'], {mark: string, color: 'red' | 'yellow' | 'blue'}>} */
const LOOK = {
  error: { mark: '✖', color: 'red' },
  warning: { mark: '▲', color: 'yellow' },
  info: { mark: '●', color: 'blue' },
};

/**
 * @param {Page} page gives width, colours, and how many findings are shown in full
 * @param {Finding[]} findings most severe first
 * @param {Map<Finding['site'], CallSiteReport>} sites call sites by id
 * @returns {string[][]} a section for each finding; those beyond `page.top` are one section of headings
 */
export function findingSections(page, findings, sites) {
  const siteOf = (/** @type {Finding} */ { site }) => sites.get(site) ?? null;
  /** @type {Set<unknown>} */
  const alreadyShown = new Set();
  const rest = findings.slice(page.top).flatMap((finding) => heading(page, finding, siteOf(finding)));
  return [...findings.slice(0, page.top).map((finding) => inFull(page, finding, siteOf(finding), alreadyShown)), rest];
}

/**
 * A finding and what to write instead are read together: they fit in 12 lines at 100 columns. What is true of all
 * findings of a rule, how to verify a gain among it, is in its page.
 * @param {Page} page gives width and colours
 * @param {Finding} finding what a rule found
 * @param {CallSiteReport | null} site its call site
 * @param {Set<unknown>} alreadyShown notes and call sites of the findings above, which need not be repeated
 * @returns {string[]} lines
 */
function inFull(page, finding, site, alreadyShown) {
  const notes = finding.notes.filter((note) => !alreadyShown.has(note));
  const news = site === null || alreadyShown.has(site) ? null : site;
  for (const one of [...notes, site]) alreadyShown.add(one);
  const lines = [
    ...heading(page, finding, site),
    ...(news === null ? [] : callLine(page, news, LOOK[finding.severity].color)),
    ...prose(page, shown(finding.message), INDENT),
    ...code(page, adviceLabel(finding), finding.advice.map(shown)),
  ];
  const addIfFits = (/** @type {string[]} */ further) => {
    const fits = lines.length + further.length < MOST_LINES;
    if (fits) lines.push(...further);
    return fits;
  };
  const left = notes.filter((note) => !addIfFits(labelled(page, 'also', shown(note), INDENT))).length;
  if (news !== null && news.blocks.count > 0) addIfFits(labelled(page, 'blocks', blocks(news.blocks), INDENT));
  const rest = left === 0 ? '' : `; ${counted(left, 'more note')} in the report`;
  return [...lines, ...labelled(page, 'more', `${explainCommand(shown(finding.rule), page.ownName)}${rest}`, INDENT)];
}

/**
 * @param {Page} page gives width and colours
 * @param {Finding} finding what a rule found
 * @param {CallSiteReport | null} site its call site
 * @returns {string[]} rule, place, function, api and algorithm; share and busy time at the right
 */
function heading(page, finding, site) {
  const { mark, color } = LOOK[finding.severity];
  const { paint, width } = page;
  // Both of the event loop only: the site's own time has that of other phases, too.
  const busy = site === null || site.ticks === 0 ? '' : `${duration((site.cpuMs * finding.ticks) / site.ticks)} busy`;
  // What was only counted has no share that is known.
  const cost = finding.ticks === 0 ? '' : [percent(finding.share), busy].filter((part) => part !== '').join('   ');
  const ref = finding.callSite;
  const room = Math.min(width, 110) - INDENT;
  const rule = clip(shown(finding.rule), room);
  const words = [
    { text: rule, paint: paint.bold[color] },
    ...(ref === null
      ? []
      : [
          { text: fitPlace(page, place(page, ref), room), paint: paint.cyan },
          { text: clip(shown(functionWords(ref.function)), Math.min(40, room)), paint: plain },
          {
            text: clip(
              shown([ref.api, site?.algorithm ?? ''].filter((part) => part !== '').join(' ')),
              Math.min(50, room),
            ),
            paint: plain,
          },
        ]),
  ].filter(({ text }) => text !== '');
  const [first, ...rest] = flow(words, room - columns(cost) - 3, room);
  const left = `  ${paint.bold[color](mark)} ${first}`;
  const space = Math.max(3, Math.min(width, 110) - columns(left) - columns(cost));
  return [left + ' '.repeat(space) + paint.bold(cost), ...rest.map((line) => ' '.repeat(INDENT) + line)];
}

/**
 * @param {{text: string, paint: (text: string) => string}[]} words each shorter than a line
 * @param {number} firstRoom columns of the first line
 * @param {number} room columns of the others
 * @returns {string[]} lines in which words have three spaces between them
 */
function flow(words, firstRoom, room) {
  const lines = [''];
  for (const { text, paint } of words) {
    const line = lines[lines.length - 1];
    const longer = line === '' ? paint(text) : `${line}   ${paint(text)}`;
    if (line === '' || columns(longer) <= (lines.length === 1 ? firstRoom : room)) lines[lines.length - 1] = longer;
    else lines.push(paint(text));
  }
  return lines;
}

/**
 * @param {Page} page gives width and colours
 * @param {CallSiteReport} site with or without an excerpt
 * @param {'red' | 'yellow' | 'blue'} color of the arrow
 * @returns {string[]} the call's own line with an arrow; none if it is not known
 */
function callLine({ width, paint }, { excerpt, line }, color) {
  const text = shown(excerpt?.lines[(line ?? 0) - excerpt.firstLine] ?? '').trim();
  if (text === '') return [];
  const number = String(line);
  const room = width - INDENT - number.length - 5;
  return [`${' '.repeat(INDENT)}${paint.bold[color]('→')} ${number} ${paint.dim('│')} ${paint.bold(clip(text, room))}`];
}

/**
 * @param {CallSiteReport['blocks']} blocks at least one
 * @returns {string} how many, how long
 */
function blocks({ count: number, p50Ms, p95Ms, maxMs, errorMs, split }) {
  if (number === 1) return `1, of ${duration(maxMs)} (± ${duration(errorMs)})`;
  // Calls that follow each other at once look like one long one unless they were told apart.
  const together = split ? '' : ', calls that follow each other at once taken together';
  return `${grouped(number)}: p50 ${duration(p50Ms)}, p95 ${duration(p95Ms)}, longest ${duration(maxMs)} (± ${duration(errorMs)})${together}`;
}

/**
 * @param {Page} page gives width and colours
 * @param {string} name of what the lines are
 * @param {string[]} lines of code
 * @returns {string[]} the lines; what is too long goes on below, indented
 */
function code({ width, paint }, name, lines) {
  const start = INDENT + LABEL_WIDTH;
  return lines.flatMap((whole, index) => {
    const line = whole.startsWith(WITH) ? whole.slice(WITH.length) : whole;
    const inner = line.length - line.trimStart().length;
    const wrapped = wrap(line.trimStart(), Math.max(10, width - start - inner), '    ');
    return wrapped.map((text, row) => {
      const label = row > 0 ? '' : index === 0 ? name : line === whole ? '' : 'with';
      return ' '.repeat(INDENT) + paint.dim(label) + ' '.repeat(LABEL_WIDTH - label.length + inner) + paint.green(text);
    });
  });
}

/**
 * @param {string} text any
 * @returns {string} the same
 */
function plain(text) {
  return text;
}
