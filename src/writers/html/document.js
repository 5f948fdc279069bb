/**
 * A self-contained page: its style, script and data are inside it. A content security policy forbids everything else,
 * whatever a name might contain.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { visibleJson } from '../../text/escape.js';
import { element } from './markup.js';

/** @import { Child, Markup } from './markup.js' */

const STYLE = new URL('./viewer.css', import.meta.url);

/** Of any page, in the order in which they use each other. */
const SHARED = [
  new URL('../../text/numbers.js', import.meta.url),
  new URL('../../text/words.js', import.meta.url),
  new URL('./viewer/dom.js', import.meta.url),
  new URL('./viewer/look.js', import.meta.url),
  new URL('./viewer/paper.js', import.meta.url),
  new URL('./viewer/sheet.js', import.meta.url),
  new URL('./viewer/theme.js', import.meta.url),
  new URL('./viewer/controls.js', import.meta.url),
  new URL('./viewer/unpack.js', import.meta.url),
  new URL('./viewer/tree.js', import.meta.url),
  new URL('./viewer/panels.js', import.meta.url),
  new URL('./viewer/flame-graph.js', import.meta.url),
  new URL('./viewer/one-run.js', import.meta.url),
];

/** By the file that a page begins with. */
export const SCRIPTS = {
  main: [
    ...SHARED,
    new URL('../../model/interval.js', import.meta.url),
    new URL('./viewer/marked-table.js', import.meta.url),
    new URL('./viewer/marked-counts.js', import.meta.url),
    new URL('./viewer/timeline.js', import.meta.url),
    new URL('./viewer/main.js', import.meta.url),
  ],
  comparison: [
    ...SHARED,
    // What decides whether something grew is the comparison's own.
    new URL('../../model/certainty.js', import.meta.url),
    new URL('../../model/interval.js', import.meta.url),
    new URL('../../model/start-phase.js', import.meta.url),
    new URL('../../model/text-order.js', import.meta.url),
    new URL('../../compare/rate-change.js', import.meta.url),
    new URL('../../compare/decided-by.js', import.meta.url),
    new URL('../../compare/weight-change.js', import.meta.url),
    new URL('./viewer/two-runs.js', import.meta.url),
    new URL('./viewer/comparison.js', import.meta.url),
  ],
};

/**
 * @param {object} content of the page
 * @param {string} content.title any text
 * @param {keyof typeof SCRIPTS} content.entry what its script begins with
 * @param {Record<string, string>} content.attributes of its root
 * @param {string} content.run what was run, any text
 * @param {{file: string, json: string}} content.saved what a button saves, and under which name
 * @param {Child} content.main what is read
 * @param {Markup[]} content.inertData what the script draws
 * @returns {Promise<string>} HTML
 */
export async function htmlDocument({ title, entry, attributes, run, saved, main, inertData }) {
  const [style, script] = await Promise.all([readFile(STYLE, 'utf8'), viewerScript(SCRIPTS[entry])]);
  const policy = [
    "default-src 'none'",
    `script-src '${digest(script)}'`,
    `style-src '${digest(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const head = [
    { html: '<meta charset="utf-8">' },
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('title', {}, `${title}: cryptoprof`),
    { html: `<style>${style}</style>` },
  ];
  const header = element(
    'header',
    {},
    element('strong', {}, 'cryptoprof'),
    element('span', { class: 'run' }, run),
    element('button', { type: 'button', 'data-theme': true, hidden: true }, 'Dark colours'),
    element('button', { type: 'button', 'data-save': saved.file, hidden: true }, `Save ${saved.file}`),
  );
  const body = [
    header,
    element('main', {}, main),
    inertScript('report', saved.json),
    ...inertData,
    { html: `<script type="module">${script}</script>` },
  ];
  const separated = (/** @type {Markup[]} */ parts) => ({ html: `\n${parts.map(({ html }) => html).join('\n')}\n` });
  const root = element(
    'html',
    { lang: 'en', ...attributes },
    element('head', {}, separated(head)),
    element('body', {}, separated(body)),
  );
  return `<!doctype html>\n${root.html}\n`;
}

/**
 * @param {string} id of a script that is never run
 * @param {string} data JSON, or base64
 * @returns {Markup} an element that contains data and is never executed
 */
export function inertScript(id, data) {
  const text = visibleJson(data).replaceAll('<', '\\u003c');
  return { html: `<script type="application/json" id="${id}">${text}</script>` };
}

/**
 * @param {URL[]} files in the order in which they use each other
 * @returns {Promise<string>} the files as one, without their docstrings: what they import comes first
 */
async function viewerScript(files) {
  const parts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return parts
    .map((part) =>
      part
        .replace(/^ *\/\*\*(?:(?!\*\/)[^])*\*\/\n/gm, '')
        .replace(/^import [^;]*;\n/gm, '')
        .replace(/^export /gm, ''),
    )
    .join('\n');
}

/**
 * @param {string} text of a script or a style
 * @returns {string} as a policy names it
 */
function digest(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
