import path from 'node:path';
import { findNode, isReadByUs, noNodeFor, v8VersionOf } from '../engine-node/choose-node.js';
import { pidOf, v8Log } from '../formats/v8-log.js';
import { fileChunks } from './file-chunks.js';

/** @import { NodeAtHand } from '../engine-node/choose-node.js' */
/** @import { NodeEngineOptions } from '../engine-node/read-with-node.js' */
/** @import { Profile } from '../model/profile.js' */
/** @import { LibrarySymbols } from '../symbols/index.js' */
/** @import { ReadOptions } from './read-inputs.js' */

/**
 * Reads a V8 log with the engine that the user chose. A log of a V8 that our own reader does not know is left to the
 * Node that recorded it, if that is at hand.
 * @param {string} file absolute path of the log
 * @param {Buffer} head its first bytes
 * @param {Pick<ReadOptions, 'engine' | 'nodes' | 'origin'>} options how to read it
 * @param {(bytes: number) => void} onBytes called with the size of each chunk
 * @param {Pick<NodeEngineOptions, 'symbolize' | 'mappings' | 'asked'>} beside what is known of native code, and whose
 *   sources are needed
 * @returns {Promise<{profile: Profile, libraries: LibrarySymbols[]}>} the isolate's profile, and the names of native
 *   code that it needed
 * @throws {import('../model/failure.js').Failure} what is wrong with the log, or with the Node
 */
export async function readV8Log(file, head, { engine = 'builtin', nodes = [], origin }, onBytes, beside) {
  const source = path.basename(file);
  const v8 = v8VersionOf(head);
  const node = engine === 'builtin' && isReadByUs(v8) ? null : await nodeAtHand(v8, nodes, engine === 'node');
  if (node === null) return v8Log.read(fileChunks(file, onBytes), { ...beside, source, ...origin });
  const { readWithNode } = await import('../engine-node/read-with-node.js');
  let isFirst = true;
  const openChunks = () => {
    const chunks = fileChunks(file, isFirst ? onBytes : () => {});
    isFirst = false;
    return chunks;
  };
  const { profile, libraries } = await readWithNode(openChunks, {
    ...beside,
    node,
    isFallback: engine === 'builtin',
    origin: { source, pid: pidOf(file), v8, arch: origin.arch },
  });
  return { profile, libraries };
}

/**
 * @param {string} v8 version of the log's V8, `''` if unknown
 * @param {string[]} nodes paths of the Nodes that may have recorded it, in order of preference
 * @param {boolean} isNeeded whether nothing else may read it
 * @returns {Promise<NodeAtHand | null>} one with the same V8
 * @throws {import('../model/failure.js').Failure} `engine-node-version`, `engine-node-unversioned`; what is
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

export { pidOf };
