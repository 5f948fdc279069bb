import { openScript } from '../source/script.js';

/** @import { Script } from '../source/script.js' */

/**
 * Files are parsed when something is asked of them, and once.
 * @param {Map<string, string>} sources texts by path
 * @returns {(file: string) => Script | null} opens each once; null for a file whose source is not at hand
 */
export function scriptOpener(sources) {
  /** @type {Map<string, Script | null>} */
  const scripts = new Map();
  return (file) => {
    let script = scripts.get(file);
    if (script === undefined) {
      const text = sources.get(file);
      script = text === undefined ? null : openScript(text, file);
      scripts.set(file, script);
    }
    return script;
  };
}
