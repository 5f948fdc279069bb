import os from 'node:os';
import { ownSymbolizer } from '../inputs/own-symbolizer.js';

/** @import { Symbolizer, SymbolizerOptions } from '../symbols/index.js' */

/** The recorder looks closely at a program's first moments: reading symbols takes 70 ms in which it would not, ms. */
const FIRST_MOMENTS = 500;

/**
 * Does while the program runs what its user would wait for afterwards, where a processor is left for it: loads what
 * reads and explains the logs, and reads the symbols of Node's binary, which every log asks about.
 * @param {object} needed afterwards
 * @param {SymbolizerOptions['mode'] | null} needed.symbols where names of native code come from; null if the log has them
 * @param {string} needed.node absolute path of the Node that is recorded
 * @param {(() => Promise<unknown>)[]} needed.besides loads what else is needed
 * @returns {() => Symbolizer | null} to be called once the program has ended: what has read the symbols, if anything has;
 *   the caller closes it
 */
export function readAhead({ symbols, node, besides }) {
  if (os.availableParallelism() === 1) return () => null;
  const all = [
    () => import('../inputs/read-inputs.js'),
    () => import('./analysis.js'),
    () => import('../symbols/index.js'),
    ...besides,
  ];
  // What can't be loaded now can't be loaded where it is needed, and is reported there.
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
