import os from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { ownSymbolizer } from '../inputs/own-symbolizer.js';
import { loadValidators } from '../schemas/problem-in.js';

/** @import { Symbolizer, SymbolizerOptions } from '../symbols/index.js' */

/**
 * How long an empty program takes on a slow machine, ms; one that does cryptography takes longer. What is loaded then
 * can't be interrupted: a program that ends meanwhile waits for up to 100 ms.
 */
const EMPTY_PROGRAM = 500;

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
    () => import('./analyze-lazily.js'),
    () => import('../symbols/index.js'),
    async () => loadValidators(),
  ];
  const loaded = Promise.all([...needed, ...besides].map((one) => load([one])));
  // A program without cryptography needs none of these.
  const likely = [
    () => import('../attribute/bundled-frames.js'),
    () => import('../attribute/source-reading.js'),
    () => import('../rules/index.js'),
  ];
  const later = setTimeout(() => void load(likely), EMPTY_PROGRAM);
  /** @type {Symbolizer | null} */
  let symbolizer = null;
  const read = async (/** @type {SymbolizerOptions['mode']} */ mode) => {
    await loaded;
    if (isOver) return;
    const made = await ownSymbolizer({ mode });
    if (isOver) return;
    symbolizer = made;
    // The recorder watches a program's first moments closely: it gets its turn after each step.
    const steps = made.prepare(node)[Symbol.iterator]();
    while (!isOver && steps.next().done !== true) await turn();
  };
  if (symbols !== null) void read(symbols).catch(() => {});
  return () => {
    isOver = true;
    clearTimeout(later);
    return symbolizer;
  };
}
