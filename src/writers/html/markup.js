/** HTML built from elements, so text can't become markup. */
import { shown } from '../../text/escape.js';

/** Finished markup. @typedef {{html: string}} Markup */
/** @typedef {Markup | string | null | Child[]} Child text is escaped */

const STRUCTURE = /** @type {Record<string, string>} */ ({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
});

/** Elements without an end tag. */
const VOID = new Set(['input', 'meta']);

/**
 * @param {string} text any
 * @returns {string} the same for text and attributes, printable
 */
function escaped(text) {
  return shown(text).replace(/[&<>"']/g, (character) => STRUCTURE[character]);
}

/**
 * @param {string} name of an element
 * @param {Record<string, string | boolean>} attributes of it; true for those without a value, false for none
 * @param {...Child} children in their order, null for none
 * @returns {Markup} escaped, as it appears in the page
 */
export function element(name, attributes, ...children) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== false)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escaped(String(value))}"`))
    .join('');
  return { html: VOID.has(name) ? `<${name}${written}>` : `<${name}${written}>${inside(children)}</${name}>` };
}

/**
 * @param {Child} children of an element
 * @returns {string} markup
 */
function inside(children) {
  if (children === null) return '';
  if (Array.isArray(children)) return children.map(inside).join('');
  return typeof children === 'string' ? escaped(children) : children.html;
}

/**
 * @typedef {object} HtmlColumn
 * @property {string} title
 * @property {true} [isNumber]
 */

/**
 * A cell: what is shown, the number that it is sorted by in a column of numbers (without one it sorts below all
 * others), what it says about a change, and which stretch of the timeline it is about, µs.
 * @typedef {{text: string, value?: number, tone?: 'grew' | 'shrank' | 'noise', stretch?: {from: number, to: number}}} Cell
 */

/**
 * @param {string} caption what the table is of
 * @param {HtmlColumn[]} columns headings, which sort it
 * @param {Cell[][]} rows of it, each named by its first cell, unless that is a number
 * @param {{isSortable: boolean}} [options] false where the numbers of a column are of different things
 * @returns {Markup} that the page's script can sort
 */
export function htmlTable(caption, columns, rows, { isSortable } = { isSortable: true }) {
  const head = columns.map(({ title, isNumber }) =>
    element(
      'th',
      { scope: 'col', class: isNumber ? 'number' : false },
      isSortable ? element('button', { type: 'button' }, title) : title,
    ),
  );
  const isName = (/** @type {number} */ index) => index === 0 && !columns[0].isNumber;
  const body = rows.map((cells) =>
    element(
      'tr',
      {},
      cells.map(({ text, value, tone, stretch }, index) =>
        element(
          isName(index) ? 'th' : 'td',
          {
            scope: isName(index) ? 'row' : false,
            class: columns[index].isNumber ? 'number' : (tone ?? false),
            'data-value': value === undefined ? false : String(value),
            'data-from': stretch === undefined ? false : String(stretch.from),
            'data-to': stretch === undefined ? false : String(stretch.to),
          },
          text,
        ),
      ),
    ),
  );
  return element(
    'div',
    { class: 'scroll' },
    element(
      'table',
      { 'data-sortable': isSortable, 'aria-label': caption },
      element('thead', {}, element('tr', {}, head)),
      element('tbody', {}, body),
    ),
  );
}
