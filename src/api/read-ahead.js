import os from 'node:os';
import { ownSymbolizer } from '../inputs/own-symbolizer.js';

/** @import { Symbolizer, SymbolizerOptions } from '../symbols/index.js' */

/**
 * How long to wait, ms: the recorder watches a program's first moments closely, and reading symbols would keep it from
 * that for 70 ms.
 */
const FIRST_MOMENTS = 500;

/** How long an empty program takes, ms; one that does cryptography takes longer. */
const EMPTY_PROGRAM = 300;

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
  let isOver = false;
  const load = async (/** @type {(() => Promise<unknown>)[]} */ modules) => {
    // A module that fails to load now will fail again where it is needed, and is reported there.
    for (const one of modules) if (!isOver) await one().catch(() => {});
  };
  const needed = [
    () => import('../inputs/read-inputs.js'),
    () => import('./analyze-lately.js'),
    () => import('../symbols/index.js'),
  ];
  for (const one of [...needed, ...besides]) void load([one]);
  // A program without cryptography needs none of these.
  const likely = [
    () => import('../attribute/bundled-frames.js'),
    () => import('../attribute/source-reading.js'),
    () => import('../rules/index.js'),
  ];
  const later = setTimeout(() => void load(likely), EMPTY_PROGRAM);
  /** @type {Symbolizer | null} */
  let symbolizer = null;
  const read = async () => {
    const made = symbols === null ? null : await ownSymbolizer({ mode: symbols });
    if (isOver) return;
    symbolizer = made;
    made?.prepare(node);
  };
  const timer = setTimeout(() => void read().catch(() => {}), FIRST_MOMENTS);
  return () => {
    isOver = true;
    clearTimeout(later);
    clearTimeout(timer);
    return symbolizer;
  };
}
