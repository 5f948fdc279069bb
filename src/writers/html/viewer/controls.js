/** What is pressed: headings of tables, and buttons that copy and save. */
import { part } from './dom.js';

/** Tables are sorted by a column whose heading is pressed. */
export function sortable() {
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
export function buttons() {
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
}
