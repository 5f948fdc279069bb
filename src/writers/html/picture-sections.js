/** Where the page's script draws, and its buttons. */
import { FAMILIES } from './graph-data.js';
import { element, htmlTable } from './markup.js';
import { CHANGED, PALETTE } from './viewer/look.js';

/** @import { GraphWork } from './graph-data.js' */
/** @import { Markup } from './markup.js' */

const KEYS =
  'Click or Enter zooms in, Escape goes back, arrows move, / searches, n goes to the next match, c shows cryptography only, s shows what a function calls, then who calls it.';

/**
 * @param {string[]} counted sentences about what was counted by time
 * @returns {Markup} where the timeline is drawn
 */
export function timelineSection(counted) {
  return element(
    'section',
    { id: 'timeline', 'data-needs-script': true, hidden: true },
    element('h2', {}, 'Timeline'),
    element(
      'p',
      { class: 'soft' },
      [
        'Cryptography in colour, other work in grey; below the line, stretches of 10 ms or more in one call site.',
        ...counted,
      ].join(' '),
    ),
    element(
      'p',
      { id: 'timeline-keys', class: 'soft keys' },
      'Drag to see a stretch of time alone, in the flame graph and as a table; with the keyboard, arrows move it, and shift makes it longer or shorter.',
    ),
    element('div', { class: 'graph' }, canvas('Cryptography and other work over time', 'timeline', 'timeline-keys')),
    element(
      'div',
      { class: 'tools' },
      element('button', { type: 'button', 'data-all': true, disabled: true }, 'The whole time'),
      element('button', { type: 'button', 'data-threads': true, hidden: true }),
      element('span', { role: 'status' }),
    ),
    element('div', { 'data-marked': true, hidden: true }, element('h3', {}), markedTable()),
  );
}

/** @returns {Markup} operations and call sites of a marked stretch: the page's script adds its rows */
function markedTable() {
  const numbers = ['Ticks', 'Share', '95 %'].map((title) => ({ title, isNumber: /** @type {const} */ (true) }));
  const columns = [{ title: 'Operation' }, { title: 'Call site' }, ...numbers];
  return htmlTable('Operations and call sites of the marked stretch', columns, []);
}

/**
 * @param {GraphWork[]} works the cryptography in it
 * @param {{title: string, about: string[], label: string, isDifference: boolean}} kind heading, sentences above it, what the
 *   canvas is called, and whether it shows what grew and shrank
 * @returns {Markup} where the flame graph is drawn
 */
export function flameGraphSection(works, { title, about, label, isDifference }) {
  const button = (/** @type {string} */ name, /** @type {string} */ words, pressed = false) =>
    element('button', { type: 'button', [`data-${name}`]: true, 'aria-pressed': pressed ? 'false' : false }, words);
  const select = (/** @type {string} */ name, /** @type {string} */ words) =>
    element('label', {}, words, element('select', { [`data-${name}`]: true }));
  return element(
    'section',
    { id: 'flame-graph', 'data-needs-script': true, hidden: true },
    element('h2', {}, title),
    about.map((words) => element('p', { class: 'soft' }, words)),
    element('ul', { class: 'legend' }, ...familyLegend(works), ...(isDifference ? differenceLegend() : [])),
    element(
      'div',
      { class: 'tools' },
      element(
        'label',
        {},
        'Search',
        element('input', { type: 'search', size: '18', placeholder: 'name or file ( / )' }),
      ),
      button('crypto', 'Crypto only', true),
      button('flame', 'Flame', true),
      select('arrangement', 'Show'),
      select('reading', 'View'),
      select('thread', 'Thread'),
      select('phase', 'Phase'),
      select('route', 'Route'),
      button('back', 'Back'),
      button('whole', 'Everything'),
    ),
    element('p', { role: 'status' }),
    element(
      'div',
      { class: 'graph' },
      canvas(`${label} Arrow keys read its frames; the tables have its cryptography.`, 'flame graph', 'graph-keys'),
    ),
    element('p', { id: 'graph-keys', class: 'soft keys' }, KEYS),
  );
}

/**
 * @param {string} label what it shows
 * @param {string} kind what it is
 * @param {string} keys id of the words that say which keys it knows
 * @returns {Markup} a picture that is walked through by keys: of an `img` screen readers would keep them for themselves
 */
function canvas(label, kind, keys) {
  const names = { 'aria-label': label, 'aria-roledescription': kind, 'aria-describedby': keys };
  return element('canvas', { tabindex: '0', role: 'application', ...names });
}

/**
 * @param {GraphWork[]} works the cryptography in a picture
 * @returns {Markup[]} what its colours mean
 */
function familyLegend(works) {
  const present = new Set(works.map(({ family }) => family));
  return Object.entries(FAMILIES)
    .filter(([family]) => present.has(family))
    .map(([family, words]) => entry(PALETTE[/** @type {keyof typeof PALETTE} */ (family)], words));
}

/** @returns {Markup[]} what the colours of a difference mean */
function differenceLegend() {
  return [
    entry(CHANGED.grew, 'difference: grew'),
    entry(CHANGED.shrank, 'difference: shrank'),
    entry(null, 'difference: noise or unknown'),
  ];
}

/**
 * @param {string | null} color of what it explains, null for grey
 * @param {string} words for that
 * @returns {Markup} a swatch with words; an SVG's attribute is not a style, which the policy forbids
 */
function entry(color, words) {
  const square = { width: '12', height: '12', rx: '2' };
  return element(
    'li',
    {},
    element(
      'svg',
      { width: '12', height: '12', 'aria-hidden': 'true' },
      element('rect', color === null ? { ...square, class: 'quiet' } : { ...square, fill: color }),
    ),
    words,
  );
}
