/**
 * What a frame is called in a 0x flame graph. 0x sorts frames into categories by the look of their names (0x 6.0.0,
 * visualizer/cmp/graph.js, v8cats) and hides some of them; its page puts names into HTML as they are (d3-fg,
 * renderTooltip). So names are made to look like what the frame is:
 *
 *     app, deps   `auth /app/app.js:20`, deps if there is `/node_modules/` in it
 *     core        `pbkdf2Sync internal/crypto/pbkdf2.js:62`, or whatever ends in a dot: native code
 *     wasm        `sha256 [WASM:code]`
 *     v8          `ArrayMap [CODE:Builtin]`, hidden until its button is pressed
 */
import { shownName } from '../../model/frame-table.js';
import { visible } from '../../text/escape.js';

/** @import { Frame } from '../../model/profile.js' */

/** Longer names, such as those of generated code, make the page heavy and can't be read anyway. */
const MAX_NAME_LENGTH = 240;

/** Characters that open or close something in HTML, and their harmless likenesses. */
const LIKENESSES = new Map([
  ['<', '‹'],
  ['>', '›'],
  ['&', '＆'],
]);

/**
 * @param {Frame} frame any frame of a profile
 * @returns {string} its name in the flame graph, the same for all frames of a function, whatever their tier
 */
export function visibleName(frame) {
  const name = harmlessText(shownName(frame));
  switch (frame.kind) {
    case 'js':
      return scriptFunctionName(frame, name);
    case 'builtin':
      return `${name} [CODE:Builtin]`;
    // Not `[CODE:RegExp]`: that category is hidden and has no button in the page that we use.
    case 'regexp':
      return `${name} [CODE:Regexp]`;
    case 'wasm':
      return `${name} [WASM:code]`;
    // The page searches a name up to its first colon only: `∷` keeps `node::crypto::Hash` in one piece.
    default:
      return `${(name || frame.kind).replaceAll('::', '∷')}.`;
  }
}

/**
 * Makes text safe for 0x's page: no markup, nothing unprintable, no `(` at the start (d3 gives such a leaf no weight:
 * 0x, lib/cpu-profile-to-tree.js), and of bounded length.
 * @param {string} text a name or a title
 * @returns {string} text that reads the same
 */
export function harmlessText(text) {
  const short = text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH)}…` : text;
  return visible(short)
    .replace(/[<>&]/g, (character) => LIKENESSES.get(character) ?? '')
    .replace(/^\(/, '（');
}

/**
 * @param {Frame} frame a JavaScript function's
 * @param {string} name its name, inert
 * @returns {string} name and place
 */
function scriptFunctionName({ file, line, moduleBody }, name) {
  // ` native ` marks V8's old natives and hides the frame: getters called `native` are none.
  const called = (name || (moduleBody ? 'module body' : 'anonymous')).replace(/ native(?= |$)/g, '\u00a0native');
  if (file === '') return `${called}.`;
  const place = harmlessText(file);
  if (!file.startsWith('node:')) return `${called} ${place}:${line}`;
  const module = `${place.slice('node:'.length)}.js:${line}`;
  // A path that isn't `internal/` would look like the user's own: `fs/promises` needs the dot of core.
  return `${called} ${module}${module.includes('/') && !module.startsWith('internal/') ? '.' : ''}`;
}
