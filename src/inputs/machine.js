/** What readers may ask of this machine: names of native code, files next to a log, sources, other Nodes. */
import { stat } from 'node:fs/promises';
import { findNode, isReadByUs, noNodeFor, v8VersionOf } from '../engine-node/choose-node.js';
import { pidOf } from '../formats/v8-log.js';
import { logsBesidePerf, readMappings, readSidecar, writeSidecar } from './beside-log.js';
import { ownSymbolizer } from './own-symbolizer.js';
import { sourcesBefore } from './sources-before.js';

/** @import { NodeAtHand } from '../engine-node/choose-node.js' */
/** @import { LogProcessor, Machine } from '../formats/input-format.js' */
/** @import { Failure } from '../model/failure.js' */
/** @import { Symbolizer } from '../symbols/index.js' */
/** @import { ReadOptions } from './read-inputs.js' */

/**
 * @param {Pick<ReadOptions, 'symbols' | 'symbolizer' | 'binaries' | 'engine' | 'nodes' | 'writeSidecars' | 'origin'>}
 *   options how logs are read
 * @param {Machine['asked']} asked paths of files whose sources are needed, though they may be on no stack
 * @returns {Machine & {close: () => void}} this machine, to be closed after everything has been read
 */
export function thisMachine(options, asked) {
  const { symbols: mode, binaries, engine = 'builtin', nodes = [], writeSidecars, origin } = options;
  /** One for all logs, made with the first. @type {Symbolizer | null} */
  let symbolizer = options.symbolizer ?? null;
  return {
    origin,
    asked,
    async beside(log) {
      const { symbolize } = (symbolizer ??= await ownSymbolizer({ mode, binaries }));
      const sidecar = await readSidecar(log);
      return {
        symbolize: (uses) => symbolize(uses, sidecar),
        mappings: await readMappings(log, pidOf(log)),
        keep: async (libraries) => {
          if (writeSidecars) await writeSidecar(log, libraries);
        },
      };
    },
    logsBesidePerf,
    sourcesBefore: async (profile, files, lastedMs) => sourcesBefore((await stat(profile)).mtimeMs - lastedMs, files),
    async processorFor(head) {
      const v8 = v8VersionOf(head);
      if (engine === 'builtin' && isReadByUs(v8)) return null;
      const node = await nodeAtHand(v8, nodes, engine === 'node');
      return node === null ? null : processorOf(node, v8, engine === 'builtin');
    },
    close: () => symbolizer?.close(),
  };
}

/**
 * @param {NodeAtHand} node that recorded the log
 * @param {string} v8 version of the log's V8
 * @param {boolean} isFallback true if our own reader would have been preferred, but does not know this V8
 * @returns {LogProcessor} Node's own
 */
function processorOf(node, v8, isFallback) {
  return async (openChunks, { source, pid, arch, ...facts }) => {
    const { readWithNode } = await import('../engine-node/read-with-node.js');
    return readWithNode(openChunks, { ...facts, node, isFallback, origin: { source, pid, v8, arch } });
  };
}

/**
 * @param {string} v8 version of the log's V8, `''` if unknown
 * @param {string[]} nodes paths of the Nodes that may have recorded it, in order of preference
 * @param {boolean} isNeeded whether nothing else may read it
 * @returns {Promise<NodeAtHand | null>} one with the same V8
 * @throws {Failure} `engine-node-version`, `engine-node-unversioned`; what is
 *   wrong with one of the Nodes
 */
async function nodeAtHand(v8, nodes, isNeeded) {
  const { nodeCapabilities } = await import('../record/record.js');
  /** @type {NodeAtHand[]} */
  const asked = [];
  for (const candidate of new Set(nodes)) {
    const { version, v8: own } = await nodeCapabilities(candidate);
    asked.push({ path: candidate, version, v8: own });
    const found = findNode(v8, asked);
    if (found !== null) return found;
  }
  if (isNeeded) throw noNodeFor(v8, asked);
  return null;
}
