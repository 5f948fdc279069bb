/** What all sections of the terminal report share: width, colours, and how data is shown. */
import { Chalk } from 'chalk';
import { fileInRoot } from '../../model/site-id.js';
import { shown } from '../../text/escape.js';
import { clipStart, columns, wrap } from '../../text/fold.js';
import { lineWords } from '../../text/names.js';
import { grouped } from '../../text/numbers.js';

/** @import { OwnName } from '../../text/own-name.js' */
/** @import { TableColumn } from '../../text/table.js' */
/** @import { WrittenFile } from '../output-format.js' */
/** @import { ChalkInstance } from 'chalk' */

/**
 * @typedef {object} Page
 * @property {number} width columns of the terminal
 * @property {ChalkInstance} paint does nothing without colour
 * @property {number} top rows that a table may have
 * @property {string} cwd absolute path that files which were written are shown relative to
 * @property {string} root absolute path that places in code are shown relative to, as advice and the gate name them: that of the
 *   repository, if we were started in it; otherwise `cwd`
 * @property {boolean} isTerminal whether lines must fit; in a file or a pipe a place is never cut, since someone may
 *   search for it
 * @property {string} whole where to find the whole report if some of it didn't fit: `in report.html`
 * @property {OwnName} [ownName] what our commands begin with
 */

/** Lines of prose longer than this are hard to read, however wide the terminal. */
const PROSE_WIDTH = 96;

/**
 * What a line must not end in: a number whose unit or noun is on the next, or a sign of a number. A place's line is no such
 * number: with a long path before it, the next word would not fit, and be cut.
 */
const BEFORE_UNIT_OR_NUMBER = /(?<=\d)(?<!\S:\d+) (?=[%µa-z])|(?<=[<>±]) (?=\d)/g;

const FILE_NAME = /[^/\\]*$/;

/** Where the text behind labels such as `instead` begins, within its section. */
export const LABEL_WIDTH = 10;

/** Tables have no meaning in fewer columns. */
const NARROWEST = 40;

/**
 * @param {{color: boolean, isTerminal?: boolean, files?: WrittenFile[], root?: string} & Pick<Page, 'width' | 'top' | 'cwd' |
 *   'ownName'>} options of the terminal, what else was written, the repository's root, if known, and how we were started
 * @returns {Page} for the sections
 */
export function newPage({ width, color, top, cwd, root = '', isTerminal = true, files = [], ownName }) {
  const paint = new Chalk({ level: color ? 1 : 0 });
  // With a slash, the root is in itself.
  const isInRoot = root !== '' && fileInRoot(`${cwd}/`, root).length <= cwd.length;
  return {
    width: Math.max(NARROWEST, width),
    paint,
    top,
    cwd,
    root: isInRoot ? root : cwd,
    isTerminal,
    whole: wholeIn(files),
    ownName,
  };
}

/**
 * @param {WrittenFile[]} files what was written
 * @returns {string} where all is that a report says
 */
function wholeIn(files) {
  const file = files.find(({ label }) => label === 'page') ?? files.find(({ label }) => label === 'report');
  return file === undefined ? 'with --format html' : `in ${shown(file.path.slice(file.path.search(FILE_NAME)))}`;
}

/**
 * @param {Page} page gives the directory
 * @param {string} file absolute path
 * @returns {string} the path in its shortest form from there
 */
export function relativePath({ cwd }, file) {
  return pathFrom(cwd, file);
}

/**
 * @param {Page} page gives the repository's root
 * @param {string} file absolute path of code
 * @returns {string} the path in its shortest form from there
 */
export function codePath({ root }, file) {
  return pathFrom(root, file);
}

/**
 * @param {string} directory absolute path
 * @param {string} file absolute path
 * @returns {string} the path in its shortest form from there
 */
function pathFrom(directory, file) {
  // As the user's system writes it: only the separators differ.
  const inside = directory.length > 1 ? fileInRoot(file, directory).length : file.length;
  return shown(file.slice(file.length - inside));
}

/**
 * @param {Page} page gives the repository's root
 * @param {{file: string, line?: number | null, column?: number | null}} site in the user's code
 * @returns {string} such as `app.js:23`
 */
export function place(page, site) {
  return codePath(page, site.file) + lineWords(site);
}

/**
 * @param {Page} page tells whether lines must fit
 * @param {string} text a place, such as `app.js:23`
 * @param {number} width columns that there are
 * @returns {string} the place, or its end
 */
export function fitPlace({ isTerminal }, text, width) {
  return isTerminal ? clipStart(text, width) : text;
}

/**
 * @param {Page} page gives colours
 * @param {string} title of the column
 * @returns {TableColumn} of places
 */
export function placeColumn(page, title) {
  const width = page.isTerminal ? { elastic: true } : { isWhole: true };
  return { title, ...width, fit: (text, room) => fitPlace(page, text, room), paint: page.paint.cyan };
}

/**
 * @param {Page} page gives colours, and how many rows a table may have
 * @param {number} count rows that there are
 * @returns {string[]} a line that says how many of them the table leaves out, none if it has them all
 */
export function rowsLeft({ top, paint }, count) {
  return count > top ? [`  ${paint.dim(`and ${grouped(count - top)} more`)}`] : [];
}

/**
 * @param {Page} page gives the width
 * @param {string} text a paragraph of plain text
 * @param {number} indent columns to the left of it
 * @returns {string[]} lines
 */
export function prose(page, text, indent) {
  const lines = wrap(text.replace(BEFORE_UNIT_OR_NUMBER, '\u00a0'), Math.min(page.width - indent, PROSE_WIDTH));
  // What was kept on one line needs no mark any more: a terminal copies spaces as such.
  return lines.map((line) => ' '.repeat(indent) + line.replaceAll('\u00a0', ' '));
}

/**
 * A paragraph with a label to the left.
 * @param {Page} page gives width and colours
 * @param {string} label such as `instead`
 * @param {string} text a paragraph of plain text
 * @param {number} indent columns to the left of the label
 * @param {object} [look] of the lines
 * @param {(text: string) => string} [look.paint] colours each line
 * @param {number} [look.labelWidth] columns of the label, wider than its text
 * @returns {string[]} lines
 */
export function labelled(page, label, text, indent, { paint = (line) => line, labelWidth = LABEL_WIDTH } = {}) {
  const start = indent + labelWidth;
  const [first, ...rest] = prose(page, text, start);
  const head = ' '.repeat(indent) + page.paint.dim(label) + ' '.repeat(start - indent - columns(label));
  return [head + paint(first.slice(start)), ...rest.map((line) => ' '.repeat(start) + paint(line.slice(start)))];
}

/**
 * @param {string[][]} sections lines of each; those without any are left out
 * @returns {string} the whole text: an empty line between sections; no-break spaces, which kept text on one line,
 *   become plain spaces, so that copying from a terminal works
 */
export function sectionsText(sections) {
  const parts = sections.filter((section) => section.length > 0).map((section) => section.join('\n'));
  return `${parts.join('\n\n').replaceAll('\u00a0', ' ')}\n`;
}

/**
 * @param {Page} page gives the directory
 * @param {WrittenFile[]} files what was written
 * @param {number} least columns of the labels, more if one is longer
 * @returns {string[]} where it is
 */
export function fileLines(page, files, least) {
  const labelWidth = Math.max(least, ...files.map(({ label }) => columns(label) + 2));
  return files.flatMap(({ label, path, note = '' }) => [
    ...labelled(page, label, relativePath(page, path), 2, { paint: page.paint.cyan, labelWidth }),
    ...(note === '' ? [] : labelled(page, '', note, 2, { paint: page.paint.dim, labelWidth })),
  ]);
}
