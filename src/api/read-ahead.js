import os from 'node:os';

/** @import { Symbolizer, SymbolizerOptions } from '../symbols/index.js' */

/** The recorder looks closely at a program's first moments: reading symbols takes 70 ms in which it would not, ms. */
const FIRST_MOMENTS = 500;

/**
 * Does while the program runs what its user would wait for afterwards, where a processor is left for it: loads what
 * reads and explains the logs, and reads the symbols of Node's binary, which every log asks about.
 * @param {object} needed afterwards
 * @param {SymbolizerOptions['mode']} needed.symbols where names of native code come from
 * @param {string} needed.node absolute path of the Node that is recorded
 * @param {(() => Promise<unknown>)[]} needed.besides loads what else is needed
 * @returns {() => Symbolizer | null} to be called once the program has ended: what has read the symbols, if anything has;
 *   the caller closes it
 */
export function readAhead({ symbols, node, besides }) {
  if (os.availableParallelism() === 1) return () => null;
  const loadSymbols = () => import('../symbols/index.js');
  const all = [() => import('../inputs/read-inputs.js'), () => import('./analysis.js'), loadSymbols, ...besides];
  // What can't be loaded now can't be loaded where it is needed, and is reported there.
  for (const load of all) load().catch(() => {});
  /** @type {Symbolizer | null} */
  let symbolizer = null;
  let isOver = false;
  const read = async () => {
    const { createSymbolizer } = await loadSymbols();
    if (isOver) return;
    symbolizer = createSymbolizer({ mode: symbols });
    symbolizer.prepare(node);
  };
  const timer = setTimeout(() => void read().catch(() => {}), FIRST_MOMENTS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    return symbolizer;
  };
}
