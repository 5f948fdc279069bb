import os from 'node:os';
import { ownSymbolizer } from '../inputs/own-symbolizer.js';

/** @import { Symbolizer, SymbolizerOptions } from '../symbols/index.js' */

/**
 * How long to wait, ms: the recorder watches a program's first moments closely, and reading symbols would keep it from
 * that for 70 ms.
 */
const FIRST_MOMENTS = 500;

/**
 * While the program runs, and if a processor is free, does what its user would otherwise wait for afterwards: loads the
 * modules that read and explain the logs, and reads the symbols of Node's binary, which every log needs.
 * @param {object} needed afterwards
 * @param {SymbolizerOptions['mode'] | null} needed.symbols where names of native code come from; null if the log
 *   contains them
 * @param {string} needed.node absolute path of the Node being recorded
 * @param {(() => Promise<unknown>)[]} needed.besides load other modules that will be needed
 * @returns {() => Symbolizer | null} call it once the program has ended; it returns the symbolizer that has read the
 *   symbols, if any, which the caller closes
 */
export function readAhead({ symbols, node, besides }) {
  if (os.availableParallelism() === 1) return () => null;
  const all = [
    () => import('../inputs/read-inputs.js'),
    () => import('./analysis.js'),
    () => import('../symbols/index.js'),
    ...besides,
  ];
  // A module that fails to load now will fail again where it is needed, and is reported there.
  for (const load of all) load().catch(() => {});
  /** @type {Symbolizer | null} */
  let symbolizer = null;
  let isOver = false;
  const read = async () => {
    const made = symbols === null ? null : await ownSymbolizer({ mode: symbols });
    if (isOver) return;
    symbolizer = made;
    made?.prepare(node);
  };
  const timer = setTimeout(() => void read().catch(() => {}), FIRST_MOMENTS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    return symbolizer;
  };
}
