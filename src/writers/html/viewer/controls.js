/** Controls: table headings, and buttons that copy and save. */
import { part } from './dom.js';

/** Pressing a column's heading sorts the table by it. */
export function sortable() {
  for (const table of document.querySelectorAll('table[data-sortable]')) {
    const headings = [...table.querySelectorAll('thead th')];
    headings.forEach((heading, column) => {
      part(heading, 'button').addEventListener('click', () => {
        const isNumber = heading.className === 'number';
        const before = heading.getAttribute('aria-sort');
        // Of numbers the largest come first, of words those that begin with A.
        const isDown = before === null ? isNumber : before === 'ascending';
        const body = part(table, 'tbody');
        const rows = [...body.rows].sort((a, b) => {
          const [one, other] = [a.cells[column], b.cells[column]];
          const order = isNumber
            ? valueOf(one) - valueOf(other)
            : one.textContent.localeCompare(other.textContent, 'en', { numeric: true });
          return isDown ? -order : order;
        });
        for (const each of headings) each.removeAttribute('aria-sort');
        heading.setAttribute('aria-sort', isDown ? 'descending' : 'ascending');
        body.append(...rows);
      });
    });
  }
}

/** What is not known is less than any number. */
const valueOf = ({ dataset: { value = -Number.MAX_VALUE } }) => Number(value);

/** Buttons that copy the text of an element, or save it as a file. */
export function buttons() {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('button[data-copy]'))) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const lines = [...document.getElementById(button.dataset.copy).children].map((line) =>
        line.textContent.trimEnd(),
      );
      button.textContent = (await copy(lines.join('\n'))) ? 'Copied' : 'Not copied';
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
}

/**
 * Browsers have no clipboard on a page that came over http, as from a CI server, and refuse theirs to a page in a frame of
 * another site, as CI servers show artefacts. Returns whether it was copied.
 */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyAsUser(text);
  }
}

/** As if the reader had selected and copied it. */
function copyAsUser(text) {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
