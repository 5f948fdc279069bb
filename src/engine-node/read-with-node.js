/** The second engine: reads a V8 log with `node --prof-process`. */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeText, parseText } from '../formats/prof-process-text/parse-text.js';
import { Failure } from '../model/failure.js';
import { nmAnswers, withBuiltins } from './nm-answers.js';
import { completeTree } from './rare-leaves.js';
import { repairLog } from './repair-log.js';
import { answersForTools, runProcessor } from './run-processor.js';
import { LogScan } from './scan-log.js';
import { withTemporaryDirectory } from './temporary-directory.js';
import { toProfile } from './to-profile.js';

/** @import { ParsedText } from '../formats/prof-process-text/parse-text.js' */
/** @import { Profile } from '../model/profile.js' */
/** @import { LibrarySymbols, LibraryUse } from '../symbols/index.js' */
/** @import { NodeAtHand } from './choose-node.js' */

/** Name of the repaired log; it appears in the text. */
const LOG = 'v8.log';

/**
 * @typedef {object} NodeEngineOptions
 * @property {NodeAtHand} node that recorded the log
 * @property {(uses: LibraryUse[]) => Promise<LibrarySymbols[]>} symbolize names native addresses
 * @property {boolean} isFallback true if our own reader would be preferred, but doesn't know this V8
 * @property {{path: string, start: number, end: number}[]} mappings libraries that were loaded after V8
 *   wrote its list: native addons
 * @property {{source: string, pid: number, v8: string, arch: string}} origin what the text doesn't say
 * @property {ReadonlySet<string>} [asked] paths of files whose sources are needed, though they may be on no stack
 * @property {NodeJS.Platform} [platform] that we run on
 * @property {string} [temporary] absolute path of the directory for temporary files
 */

/**
 * Reads a V8 log with Node's own processor, `node --prof-process`: the second engine, which checks the first. By itself
 * that processor names next to no native code (nodejs/node#48263). With its log repaired and its requests for symbols
 * answered, it names nearly all.
 * @param {() => AsyncIterable<Buffer>} openChunks opens the log; it is read more than once, its buffers not kept
 * @param {NodeEngineOptions} options who reads it, and what the log does not say
 * @returns {Promise<{profile: Profile, libraries: LibrarySymbols[], text: Buffer}>} the profile, without times;
 *   names of native code that it needed; what Node printed for the whole log
 * @throws {Failure} `engine-node-failed`, `temporary-not-writable`
 */
export async function readWithNode(openChunks, options) {
  const { node, symbolize, mappings, platform = process.platform, temporary = tmpdir() } = options;
  const scan = await scanLog(openChunks(), mappings);
  const symbols = await symbolize(scan.uses());
  const libraries = withBuiltins(symbols, scan.builtins, (address) => scan.libraries.find(address)?.path);
  return withTemporaryDirectory(temporary, async (directory) => {
    const answers = path.join(directory, 'answers.json');
    await writable(directory, () => writeFile(answers, JSON.stringify(nmAnswers(libraries))));
    const processTicks = async (/** @type {Set<number> | null} */ leaves) => {
      const repaired = repairLog(openChunks(), scan, { keepSlide: !answersForTools(platform), leaves });
      await writable(directory, () => writeFile(path.join(directory, LOG), repaired));
      return runProcessor({ node: node.path, directory, log: LOG, answers }, platform);
    };
    const text = await processTicks(null);
    const complete = await completeTree(parse(text, node), scan, libraries, async (leaves) =>
      parse(await processTicks(leaves), node),
    );
    return { profile: toProfile(complete, scan, libraries, options), libraries: symbols, text };
  });
}

/**
 * @param {AsyncIterable<Buffer>} chunks of the log
 * @param {NodeEngineOptions['mappings']} mappings libraries that the log lacks
 * @returns {Promise<LogScan>} what must be known before it can be repaired
 */
async function scanLog(chunks, mappings) {
  const scan = new LogScan();
  for (const { path: library, start, end } of mappings) scan.libraries.add(library, start, end);
  for await (const chunk of chunks) scan.push(chunk);
  scan.end();
  return scan;
}

/**
 * @param {Buffer} bytes what Node printed
 * @param {NodeAtHand} node that did
 * @returns {ParsedText} its tables
 * @throws {Failure} `engine-node-failed` if it isn't such a text
 */
function parse(bytes, node) {
  const parsed = parseText(decodeText(bytes));
  if (parsed === null) throw new Failure('engine-node-failed', { node: node.path, reason: 'it printed no profile' });
  return parsed;
}

/**
 * @param {string} directory for our temporary files
 * @param {() => Promise<void>} write writes there
 * @returns {Promise<void>} resolves when that is done
 * @throws {Failure} `temporary-not-writable`; a Failure of what is read remains one
 */
async function writable(directory, write) {
  try {
    await write();
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (error instanceof Failure || code === undefined) throw error;
    throw new Failure('temporary-not-writable', { directory, reason: code }, error);
  }
}
