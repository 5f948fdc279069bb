/**
 * The flame graph, by 0x (https://github.com/davidmarkclements/0x, pinned to 6.0.0). 0x is given its input in the one
 * way that starts no process and deletes nothing: as a `.cpuprofile` to draw. It runs in its own thread and directory.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Failure } from '../../model/failure.js';
import { percent } from '../../text/numbers.js';
import { counted } from '../../text/words.js';
import { callTree, prune } from './call-tree.js';
import { hardened } from './page.js';
import { harmlessText } from './visible-name.js';

/** @import { CallTree, Merged, SampledThread } from './call-tree.js' */

const require = createRequire(import.meta.url);

const LIMITS = { rows: 6000, depth: 400 };

/**
 * Draws what a program did as a flame graph, without idle samples.
 * @param {SampledThread[]} profiles of all isolates of one run, and of its thread pool
 * @param {object} options what to call it and where to draw it
 * @param {string} options.title for the page's heading, any text
 * @param {string} options.workingDir absolute path of a directory in which a temporary one may be made
 * @param {string[]} options.threads what those of the profiles are called
 * @returns {Promise<{page: string, nodes: number, ticks: number, note: string}>} HTML, the graph's nodes and ticks, and
 *   a note on what was too small to draw, `''` if nothing was; the page's heading says it too
 * @throws {Failure} `zero-x-missing`; `flame-graph-not-written` with the system's error as cause, `flame-graph-failed`
 *   with 0x's
 */
export async function flameGraph(profiles, { title, workingDir, threads }) {
  if (!isInstalled()) throw new Failure('zero-x-missing');
  const { tree, merged } = prune(callTree(profiles, threads), LIMITS);
  const ticks = tree.self.reduce((sum, self) => sum + self, 0);
  const note = mergedNote(merged, ticks);
  const heading = note === '' ? harmlessText(title) : `${harmlessText(title)} (${note})`;
  const page = await draw(JSON.stringify(cpuProfile(tree)), heading, workingDir);
  return { page: hardened(page, heading), nodes: tree.parent.length, ticks, note };
}

/** @returns {boolean} whether 0x is installed: it is an optional dependency, with 285 packages of its own */
function isInstalled() {
  try {
    require.resolve('0x');
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} profile JSON of a `.cpuprofile`
 * @param {string} title the page's heading
 * @param {string} workingDir where a temporary directory may be made
 * @returns {Promise<string>} the page that 0x made
 * @throws {Failure} `flame-graph-not-written`, `flame-graph-failed`
 */
async function draw(profile, title, workingDir) {
  /** @type {string | null} */
  let directory = null;
  try {
    directory = await mkdtemp(join(workingDir, 'flame-graph-'));
    const input = join(directory, 'stacks.cpuprofile');
    await writeFile(input, profile);
    // A relative name: 0x replaces `{pid}` and the like in this path, and joins it to workingDir afterwards.
    await runZeroX({ visualizeCpuProfile: input, workingDir: directory, outputHtml: 'page.html', title });
    return await readFile(join(directory, 'page.html'), 'utf8');
  } catch (cause) {
    throw notDrawn(cause);
  } finally {
    if (directory !== null) await rm(directory, { recursive: true, force: true });
  }
}

/**
 * @param {unknown} cause what was thrown: by the system here or in 0x's thread, or by 0x
 * @returns {Failure} to be thrown
 */
function notDrawn(cause) {
  const { code, syscall } = /** @type {NodeJS.ErrnoException} */ (cause);
  if (code === undefined || syscall === undefined) return new Failure('flame-graph-failed', {}, cause);
  /** @type {Record<string, string>} */
  const facts = { reason: code };
  if (code === 'EFBIG') facts.limit = 'ulimit -f unlimited';
  return new Failure('flame-graph-not-written', facts, cause);
}

/**
 * @param {Record<string, string>} options for 0x
 * @returns {Promise<void>} settles when its thread has ended
 */
async function runZeroX(options) {
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: options,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  await once(worker, 'exit');
}

/**
 * @param {CallTree} tree what to draw
 * @returns {object} a `.cpuprofile`: https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile
 */
function cpuProfile({ parent, name, self }) {
  const nodes = name.map((functionName, row) => ({
    id: row + 1,
    callFrame: { functionName, url: '', lineNumber: 0 },
    hitCount: self[row],
    children: /** @type {number[]} */ ([]),
  }));
  for (let row = 1; row < nodes.length; row++) nodes[parent[row]].children.push(row + 1);
  return { nodes };
}

/**
 * @param {Merged} merged what a page had no room for
 * @param {number} ticksInAll of the whole page
 * @returns {string} what its reader has to know of that, `''` if all is shown
 */
function mergedNote({ rows, ticks }, ticksInAll) {
  if (rows === 0) return '';
  const part = ticks === 0 ? 'no ticks of their own' : `${percent(ticks / ticksInAll)} of all ticks`;
  return `${counted(rows, 'row was', 'rows were')} too small to draw: ${part}, shown in their callers`;
}
