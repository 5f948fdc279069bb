/** One finding: what is wrong and where, what it costs, what to write instead. */
import { areStretches, isHandOver } from '../../model/event-loop.js';
import { isSafetyNote } from '../../model/safety-note.js';
import { shown } from '../../text/escape.js';
import { clip, clipAround, columns } from '../../text/fold.js';
import { functionWords } from '../../text/names.js';
import { duration, grouped, percent } from '../../text/numbers.js';
import { explainCommand } from '../../text/own-name.js';
import { counted } from '../../text/words.js';
import { adviceLabel, findingTime } from '../shared/problems.js';
import { adviceRows } from './advice.js';
import { fitPlace, labelled, place, prose } from './page.js';

/** @import { CallSiteReport, Finding, Report } from '../../model/report.js' */
/** @import { Page } from './page.js' */

const INDENT = 6;

/** Lines of a finding, heading and edit included, where they have as many columns. */
const MOST_LINES = 12;
const FULL_WIDTH = 100;

/** What goes to the top of a file, wherever that is. */
const IS_ADDED = /^\/\/ with: (?!async |await )/;

const BETWEEN_SENTENCES = /(?<=[.!?]) (?=[A-Z])/;

/** @type {Record<Finding['severity'], {mark: string, color: 'red' | 'yellow' | 'blue'}>} */
const LOOK = {
  error: { mark: '✖', color: 'red' },
  warning: { mark: '▲', color: 'yellow' },
  info: { mark: '●', color: 'blue' },
};

/**
 * @param {Page} page gives width, colours, and how many findings are shown in full
 * @param {Pick<Report, 'findings' | 'diagnostics'>} report whose findings are in their order, the most severe first
 * @param {Map<Finding['site'], CallSiteReport>} sites call sites by id
 * @returns {string[][]} one section per finding; those beyond `page.top` share one section of headings
 */
export function findingSections(page, { findings, diagnostics }, sites) {
  const isBusy = diagnostics.some(({ code }) => code === 'machine-busy');
  const siteOf = (/** @type {Finding} */ { site }) => sites.get(site) ?? null;
  /** @type {Set<unknown>} */
  const alreadyShown = new Set();
  const rest = findings.slice(page.top).flatMap((finding) => heading(page, finding, siteOf(finding)));
  const full = sketchesOnce(page, findings.slice(0, page.top));
  return [...full.map((finding) => inFull(page, finding, siteOf(finding), { alreadyShown, isBusy })), rest];
}

/**
 * @param {Page} page tells how paths are shown
 * @param {Finding[]} findings in their order
 * @returns {Finding[]} the same, but a sketch that is in a finding above is not repeated, only what else to do
 */
function sketchesOnce(page, findings) {
  /** @type {Map<string, Finding>} */
  const first = new Map();
  return findings.map((finding) => {
    const code = finding.advice.filter((line) => !line.startsWith('//'));
    if (finding.edit !== null || code.length === 0) return finding;
    const key = JSON.stringify([finding.rule, code]);
    const above = first.get(key);
    if (!above?.callSite) {
      first.set(key, finding);
      return finding;
    }
    // Reasons are its own, also where they are the same, and so are lines of its file and callers of its function.
    const isNew = (/** @type {string} */ line) => !IS_ADDED.test(line) || !above.advice.includes(line);
    const others = finding.advice.filter((line) => line.startsWith('//') && isNew(line));
    return { ...finding, advice: [`// the same code as at ${place(page, above.callSite)}, above`, ...others] };
  });
}

/**
 * A finding and what to write instead are read together: they fit in 12 lines at 100 columns, unless what says whom the advice
 * may let in takes more. What is true of all
 * findings of a rule, how to verify a gain among it, is in its page.
 * @param {Page} page gives width and colours
 * @param {Finding} finding what a rule found
 * @param {CallSiteReport | null} site its call site
 * @param {{alreadyShown: Set<unknown>, isBusy: boolean}} known notes and call sites of the findings above, which need not be
 *   repeated, and whether the program's threads waited for a processor
 * @returns {string[]} lines
 */
function inFull(page, finding, site, { alreadyShown, isBusy }) {
  const notes = finding.notes.filter((note) => !alreadyShown.has(note));
  const news = site === null || alreadyShown.has(site) ? null : site;
  for (const one of [...notes, site]) alreadyShown.add(one);
  const room = mostLines(page.width) - more(page, finding, { isCut: true, notes: notes.length + 1 }).length;
  const also = (/** @type {string} */ note) => labelled(page, 'also', shown(note), INDENT);
  const vital = notes.filter(isSafetyNote).flatMap(also);
  const { lines, isCut, leftOut } = shortened(page, finding, { site, news }, room - vital.length);
  lines.push(...vital);
  const addIfFits = (/** @type {string[]} */ further) => {
    const fits = lines.length + further.length <= room;
    if (fits) lines.push(...further);
    return fits;
  };
  const left = notes.filter((note) => !isSafetyNote(note) && !addIfFits(also(note))).length;
  // What only hands its work over holds nothing for long: the rule speaks of what waits for it.
  if (news !== null && news.blocks.count > 0 && !isHandOver(news))
    addIfFits(labelled(page, blocksLabel(news), blocks(news.blocks, isBusy), INDENT));
  return [...lines, ...more(page, finding, { isCut, notes: left + leftOut })];
}

/**
 * @param {number} width columns of the terminal
 * @returns {number} lines that a finding may take: more where they are shorter
 */
function mostLines(width) {
  return Math.ceil((MOST_LINES * FULL_WIDTH) / Math.min(width, FULL_WIDTH));
}

/**
 * What a finding can't do without, in the first form that fits: whole; with no more of the message than its first
 * sentence; without the call as it is, which an edit shows as it is to be; with code that is cut.
 * @param {Page} page gives width and colours
 * @param {Finding} finding what a rule found
 * @param {{site: CallSiteReport | null, news: CallSiteReport | null}} about its call site, and once more if it was not
 *   shown above
 * @param {number} room lines that there are
 * @returns {{lines: string[], isCut: boolean, leftOut: number}} whether code is cut, and how many sentences are left out
 */
function shortened(page, finding, { site, news }, room) {
  const head = heading(page, finding, site);
  const call = news === null ? [] : callLine(page, news, LOOK[finding.severity].color);
  const [first, ...others] = shown(finding.message).split(BETWEEN_SENTENCES);
  const whole = { head: [...head, ...call, ...prose(page, [first, ...others].join(' '), INDENT)], leftOut: 0 };
  const brief = prose(page, first, INDENT);
  const short = { head: [...head, ...call, ...brief], leftOut: others.length };
  const shortest = { head: [...head, ...brief], leftOut: others.length };
  const code = adviceRows(page, finding, INDENT, Infinity).rows;
  const fits = (/** @type {{head: string[]}} */ each) => each.head.length + code.length <= room;
  const form = [whole, short, ...(finding.edit === null ? [] : [shortest])].find(fits);
  if (form) return { lines: [...form.head, ...code], isCut: false, leftOut: form.leftOut };
  const start = [...head, ...call, ...firstRows(page, brief, Math.max(1, Math.ceil(room / 4)))];
  const { rows, isCut } = adviceRows(page, finding, INDENT, Math.max(1, room - start.length));
  return { lines: [...start, ...rows], isCut, leftOut: others.length };
}

/**
 * @param {Page} page gives the width
 * @param {string[]} rows of a text
 * @param {number} most that there are
 * @returns {string[]} the first, ended by `…` if they are not all
 */
function firstRows({ width }, rows, most) {
  return rows.length <= most ? rows : [...rows.slice(0, most - 1), clip(`${rows[most - 1]} …`, width)];
}

/**
 * @param {Page} page gives width, colours and where the whole report is
 * @param {Finding} finding what a rule found
 * @param {{isCut: boolean, notes: number}} left whether its code was cut, and how many sentences were left out
 * @returns {string[]} where there is more to read
 */
function more(page, finding, { isCut, notes }) {
  const left = [
    ...(isCut ? [`the whole ${adviceLabel(finding)}`] : []),
    ...(notes > 0 ? [counted(notes, 'more note')] : []),
  ].join(', ');
  const rest = left === '' ? '' : `; ${page.whole}: ${left}`;
  return labelled(page, 'more', `${explainCommand(shown(finding.rule), page.ownName)}${rest}`, INDENT);
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
  const time = findingTime(finding, site);
  // What was only counted has no share that is known.
  const cost = finding.ticks === 0 ? '' : `${percent(finding.share)}${time === '' ? '' : `   ${time} busy`}`;
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
 * @returns {string[]} the call's own line with an arrow; none if unknown
 */
function callLine({ width, paint }, { excerpt, line, api }, color) {
  const text = shown(excerpt?.lines[(line ?? 0) - excerpt.firstLine] ?? '').trim();
  if (text === '') return [];
  const number = String(line);
  const room = width - INDENT - number.length - 5;
  const code = clipAround(text, room, Math.max(0, text.indexOf(`${api}(`)));
  return [`${' '.repeat(INDENT)}${paint.bold[color]('→')} ${number} ${paint.dim('│')} ${paint.bold(code)}`];
}

/**
 * @param {CallSiteReport} site with blocks
 * @returns {string} what they are
 */
function blocksLabel(site) {
  return site.blocks.count > 1 && areStretches(site) ? 'stretches' : 'blocks';
}

/**
 * @param {CallSiteReport['blocks']} blocks at least one
 * @param {boolean} isBusy whether they may contain waits for a processor: then their error is not known
 * @returns {string} how many, how long
 */
function blocks({ count: number, p50Ms, p95Ms, maxMs, errorMs }, isBusy) {
  const error = isBusy ? '' : ` (± ${duration(errorMs)})`;
  if (number === 1) return `1, of ${duration(maxMs)}${error}`;
  return `${grouped(number)}: p50 ${duration(p50Ms)}, p95 ${duration(p95Ms)}, longest ${duration(maxMs)}${error}`;
}

/**
 * @param {string} text any
 * @returns {string} the same
 */
function plain(text) {
  return text;
}
