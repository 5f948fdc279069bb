/** What the page does: unpacks its data, draws, sorts tables, copies edits. Without it the page is complete but for pictures. */
import { part } from './dom.js';
import { flameGraph } from './flame-graph.js';
import { timeline } from './timeline.js';

/**
 * @param {string} id of a script that holds compressed data
 * @returns {Promise<ArrayBuffer>}
 */
async function inflated(id) {
  const text = document.getElementById(id).textContent;
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/**
 * @param {ArrayBuffer} buffer of integers: the lowest bytes of all, then the next
 * @returns {Int32Array}
 */
function integers(buffer) {
  const bytes = new Uint8Array(buffer);
  const length = bytes.length / 4;
  const [second, third, fourth] = [length, 2 * length, 3 * length];
  const numbers = new Int32Array(length);
  for (let index = 0; index < length; index++)
    numbers[index] =
      bytes[index] | (bytes[second + index] << 8) | (bytes[third + index] << 16) | (bytes[fourth + index] << 24);
  return numbers;
}

/** @returns {Promise<any>} what the pictures draw */
async function unpack() {
  const [names, numbers] = await Promise.all([inflated('graph-names'), inflated('graph-numbers')]);
  const data = JSON.parse(new TextDecoder().decode(names));
  const all = integers(numbers);
  let at = 0;
  const next = () => {
    const column = all.subarray(at + 1, at + 1 + all[at]);
    at += 1 + all[at];
    return column;
  };
  const [parent, frame, nodeWork] = [next(), next(), next()];
  const rows = { node: next(), work: next(), phase: next(), thread: next(), ticks: next() };
  const bins = { start: next(), row: next(), ticks: next(), us: data.us };
  for (let entry = 1; entry < bins.row.length; entry++) bins.row[entry] += bins.row[entry - 1];
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
      const lines = [...document.getElementById(button.dataset.copy).children].map((line) =>
        line.textContent.trimEnd(),
      );
      await navigator.clipboard.writeText(lines.join('\n'));
      button.textContent = 'Copied';
    });
  }
  const save = part(document, 'button[data-save]');
  save.hidden = false;
  save.addEventListener('click', () => {
    const link = document.createElement('a');
    link.download = save.dataset.save;
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

async function pictures() {
  const graph = document.getElementById('flame-graph');
  if (graph === null) return;
  const data = await unpack();
  graph.hidden = false;
  const { show } = flameGraph(graph, data);
  const line = document.getElementById('timeline');
  // Formats without times have none.
  line.hidden = data.threads.every(({ bins }) => bins === 0);
  if (!line.hidden) timeline(line, data, show);
}

async function start() {
  sortable();
  buttons();
  await pictures();
  document.documentElement.dataset.ready = 'true';
}

start();
