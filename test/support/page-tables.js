/** The tables of a page. */

/**
 * @param {string} page HTML
 * @returns {string[]} cells of numbers that a press on the heading can't sort: in `9 ms` and `1.2 s` the text tells no order
 */
export function unsortableCells(page) {
  return [...page.matchAll(/<table data-sortable[^>]*>([^]*?)<\/table>/g)].flatMap(
    ([, table]) => table.match(/<td class="number">[^<]+<\/td>/g) ?? [],
  );
}
