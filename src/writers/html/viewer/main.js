/** What the page does: unpacks its data, draws, sorts tables, copies edits. Without it the page is complete but for pictures. */
import { part } from './dom.js';
import { flameGraph } from './flame-graph.js';
import { timeline } from './timeline.js';

/**
 * @param {string} id of a script that holds packed integers
 * @returns {Promise<Int32Array>}
 */
async function integers(id) {
  const text = document.getElementById(id).textContent;
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Int32Array(await new Response(stream).arrayBuffer());
}

/** @returns {Promise<any>} what the pictures draw */
async function unpack() {
  const data = JSON.parse(document.getElementById('graph-names').textContent);
  const all = await integers('graph-numbers');
  let at = 0;
  const next = () => {
    const column = all.subarray(at + 1, at + 1 + all[at]);
    at += 1 + all[at];
    return column;
  };
  const [parent, frame, nodeWork] = [next(), next(), next()];
  const rows = { node: next(), work: next(), phase: next(), thread: next(), ticks: next() };
  const bins = { start: next(), row: next(), ticks: next(), us: data.us };
  return { ...data, parent, frame, nodeWork, rows, bins };
}

/** Tables are sorted by a column whose heading is pressed. */
function sortable() {
  for (const table of document.querySelectorAll('table[data-sortable]')) {
    const headings = [...table.querySelectorAll('thead th')];
    headings.forEach((heading, column) => {
      part(heading, 'button')?.addEventListener('click', () => {
        const isDown = heading.getAttribute('aria-sort') !== 'descending';
        const body = part(table, 'tbody');
        const valueOf = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
        const rows = [...body.rows].sort((a, b) => {
          const [one, other] = [valueOf(a), valueOf(b)];
          const order = Number(one) - Number(other);
          return Number.isNaN(order) ? one.localeCompare(other) : order;
        });
        for (const each of headings) each.removeAttribute('aria-sort');
        heading.setAttribute('aria-sort', isDown ? 'descending' : 'ascending');
        body.append(...(isDown ? rows.reverse() : rows));
      });
    });
  }
}

/** Buttons that copy the text of an element, or save it as a file. */
function buttons() {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('button[data-copy]'))) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).innerText);
      button.textContent = 'Copied';
    });
  }
  const save = part(document, 'button[data-save]');
  save.hidden = false;
  save.addEventListener('click', () => {
    const link = document.createElement('a');
    link.download = 'report.json';
    link.href = URL.createObjectURL(
      new Blob([document.getElementById('report').textContent], { type: 'application/json' }),
    );
    link.click();
  });
  const theme = part(document, 'button[data-theme]');
  theme.hidden = false;
  theme.addEventListener('click', () => {
    const { documentElement } = document;
    const isDark = getComputedStyle(documentElement).colorScheme === 'dark';
    documentElement.dataset.theme = isDark ? 'light' : 'dark';
    documentElement.dispatchEvent(new Event('themechange'));
  });
}

async function start() {
  sortable();
  buttons();
  const graph = document.getElementById('flame-graph');
  if (graph === null) return;
  const data = await unpack();
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-needs-script]')))
    part.hidden = false;
  const { show } = flameGraph(graph, data);
  timeline(document.getElementById('timeline'), data, show);
  document.documentElement.dataset.ready = 'true';
}

start();
