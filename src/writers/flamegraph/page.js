/** What we change in the page that 0x writes. */
import { createHash } from 'node:crypto';

/**
 * Places in the script of 0x 6.0.0 that would hide what we want to show. A place that is not found, as in
 * another version, is left as it is.
 */
const REPAIRS = [
  {
    // visualizer/cmp/graph.js tells JavaScript from V8's own frames, which it hides, by `.js` and `.mjs`:
    // not by `.cjs`, `.ts` or a file without extension. In our names only JavaScript ends in a line.
    from: String.raw`if (!/\.m?js:\d+(:\d+?)?$/.test(name)) {`,
    to: String.raw`if (!/:\d+$/.test(name)) {`,
  },
  {
    // d3-fg/index.js makes a frame the whiter the hotter it is beyond 10 %, its key's last colour: a frame
    // that has nearly all ticks would look like a hole.
    from: 'var vector = ((top / allSamples) * 100) + 1',
    to: 'var vector = Math.min((top / allSamples) * 100, 10) + 1',
  },
];

/** The key explains marks of optimised functions that a graph made from a `.cpuprofile` never has. */
const STYLE = '#key .cf { display: none }';

/**
 * Repairs what a page shows, gives it a title, and forbids everything but its own script: no network and no other
 * script, even if a name should ever end up as markup.
 * @param {string} html the page of 0x: one inline script that contains the visualizer and then the data
 * @param {string} title for the window, inert
 * @returns {string} the page to be saved
 */
export function hardened(html, title) {
  // Parsers read CRLF and CR as LF before they hash a script.
  const page = repaired(html.replace(/\r\n?/g, '\n'));
  const start = page.indexOf('<script>') + '<script>'.length;
  const hash = createHash('sha256')
    .update(page.slice(start, page.lastIndexOf('</script>')))
    .digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return page.replace(
    '<head>',
    () => `<head>
      <meta http-equiv="Content-Security-Policy" content="${policy}">
      <title>${title}</title>
      <style>${STYLE}</style>`,
  );
}

/**
 * @param {string} source the visualizer's, followed by the data or not
 * @returns {string} the source with the first occurrence of each place repaired; data come after it
 */
export function repaired(source) {
  return REPAIRS.reduce((text, { from, to }) => text.replace(from, () => to), source);
}
