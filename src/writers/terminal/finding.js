/** One finding: what is wrong and where, what it costs, what to write instead. */
import { functionWords } from '../place.js';
import { duration, grouped, percent } from '../../text/numbers.js';
import { LABEL_WIDTH, labelled, place, prose, shown } from './page.js';
import { clip, clipStart, columns, wrap } from './text.js';

/** @typedef {import('../../model/report.js').Finding} Finding */
/** @typedef {import('../../model/report.js').CallSiteReport} CallSiteReport */
/** @typedef {import('./page.js').Page} Page */

const INDENT = 6;

/** @type {Record<Finding['severity'], {mark: string, color: 'red' | 'yellow' | 'blue'}>} */
const SEVERITIES = {
  error: { mark: '✖', color: 'red' },
  warning: { mark: '▲', color: 'yellow' },
  info: { mark: '●', color: 'blue' },
};

/**
 * @param {Page} page gives width, colours, and how many findings are told in full
 * @param {Finding[]} findings most severe first
 * @param {(finding: Finding) => CallSiteReport | null} siteOf a finding's call site
 * @returns {string[][]} a section for each finding; those beyond `page.top` are one section of headings
 */
export function findingSections(page, findings, siteOf) {
  /** @type {Set<unknown>} */
  const told = new Set();
  const rest = findings.slice(page.top).flatMap((finding) => heading(page, finding, siteOf(finding)));
  return [...findings.slice(0, page.top).map((finding) => inFull(page, finding, siteOf(finding), told)), rest];
}

/**
 * @param {Page} page gives width and colours
 * @param {Finding} finding what a rule found
 * @param {CallSiteReport | null} site its call site
 * @param {Set<unknown>} told notes and call sites of the findings above, which need not be told again
 * @returns {string[]} lines
 */
function inFull(page, finding, site, told) {
  const notes = finding.notes.filter((note) => !told.has(note));
  const news = site === null || told.has(site) ? null : site;
  for (const one of [...notes, site]) told.add(one);
  return [
    ...heading(page, finding, site),
    ...(news === null ? [] : excerpt(page, news, SEVERITIES[finding.severity].color)),
    ...prose(page, shown(finding.message), INDENT),
    ...(news === null || news.blocks.count === 0 ? [] : labelled(page, 'blocks', blocks(news.blocks), INDENT)),
    ...code(page, finding.advice.map(shown)),
    ...notes.flatMap((note) => labelled(page, 'also', shown(note), INDENT)),
    ...(finding.verify === '' ? [] : labelled(page, 'check', shown(finding.verify), INDENT)),
    ...labelled(page, 'more', `cryptoprof explain ${shown(finding.rule)}`, INDENT),
  ];
}

/**
 * @param {Page} page gives width and colours
 * @param {Finding} finding what a rule found
 * @param {CallSiteReport | null} site its call site
 * @returns {string[]} rule, place, function, api and algorithm; share and time at the right
 */
function heading(page, finding, site) {
  const { mark, color } = SEVERITIES[finding.severity];
  const { paint, width } = page;
  const cost = [percent(finding.share), site === null ? '' : duration(site.cpuMs)].filter((part) => part !== '').join('   ');
  const ref = finding.callSite;
  const room = Math.min(width, 110) - INDENT;
  const rule = clip(shown(finding.rule), room);
  const words = [
    { text: rule, paint: paint.bold[color] },
    ...(ref === null ? [] : [
      { text: clipStart(place(page, ref), room), paint: paint.cyan },
      { text: clip(shown(functionWords(ref.function)), Math.min(40, room)), paint: plain },
      { text: clip(shown([ref.api, site?.algorithm ?? ''].filter((part) => part !== '').join(' ')), Math.min(50, room)), paint: plain },
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
 * @returns {string[]} source lines, the call's with an arrow
 */
function excerpt({ width, paint }, site, color) {
  if (site.excerpt === null) return [];
  const { firstLine } = site.excerpt;
  const lines = site.excerpt.lines.map(shown);
  const digits = String(firstLine + lines.length - 1).length;
  const shared = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length));
  return lines.map((line, index) => {
    const number = String(firstLine + index).padStart(digits);
    const text = clip(line.slice(Number.isFinite(shared) ? shared : 0), width - INDENT - digits - 5);
    return firstLine + index === site.line
      ? `${' '.repeat(INDENT)}${paint.bold[color]('→')} ${number} ${paint.dim('│')} ${paint.bold(text)}`.trimEnd()
      : `${' '.repeat(INDENT)}  ${paint.dim(`${number} │ ${text}`.trimEnd())}`;
  });
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
 * @param {string[]} lines of code
 * @returns {string[]} the lines; what is too long goes on below, indented
 */
function code({ width, paint }, lines) {
  const start = INDENT + LABEL_WIDTH;
  return lines.flatMap((line, index) => {
    const inner = line.length - line.trimStart().length;
    const wrapped = wrap(line.trimStart(), Math.max(10, width - start - inner), '    ');
    return wrapped.map((text, row) => {
      const label = index === 0 && row === 0 ? 'instead' : '';
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
