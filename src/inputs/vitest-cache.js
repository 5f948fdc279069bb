/**
 * Vitest 5.1 and later give V8 their code without its source map, which stays in their cache: a file for each module, named by a
 * digest, holds the code, what V8 was given, and behind it its map; manifests say which digest a module has.
 * https://github.com/vitest-dev/vitest/blob/v5.1.2/packages/vitest/src/node/cache/fsModuleCache.ts
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseBounded } from '../files/bounded-json.js';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';

/** Ends the code of each module in the cache; V8 gets it, too. */
const MARK = '\n//# vitestCache=';
const MAP = '\n//# vitestSourceMap=';
const MANIFEST = /^_manifest-.*\.json$/;
/** Each project of a workspace has one. */
const MOST_MANIFESTS = 100;
const DIGEST = /^[0-9a-f]{40}$/;

/**
 * @param {string} text that V8 compiled
 * @param {string} file absolute path of it
 * @returns {Promise<string | null>} its map as a URL, `data:`; null if it is not Vitest's, or its cache holds another text
 */
export async function vitestMap(text, file) {
  if (!text.includes(MARK)) return null;
  for (const cache of cachesAbove(file)) {
    for (const digest of await digestsOf(file, cache)) {
      const cached = await readableText(path.join(cache, digest), MOST_BYTES.sourceMap);
      const at = cached.lastIndexOf(MAP);
      // The code ends in a digest of what it was made from: what contains all of it was made from that.
      if (at !== -1 && text.includes(cached.slice(0, at)))
        return `data:application/json;base64,${Buffer.from(cached.slice(at + MAP.length)).toString('base64')}`;
    }
  }
  return null;
}

/**
 * @param {string} file absolute path
 * @returns {string[]} where caches may be, the nearest first
 */
function cachesAbove(file) {
  const found = [];
  for (let home = path.dirname(file); ; home = path.dirname(home)) {
    found.push(path.join(home, 'node_modules', '.vitest-cache'));
    if (path.dirname(home) === home) return found;
  }
}

/**
 * @param {string} file absolute path
 * @param {string} cache absolute path of a directory
 * @returns {Promise<string[]>} the names of what it holds of that file
 */
async function digestsOf(file, cache) {
  const names = (await readdir(cache).catch(() => [])).filter((name) => MANIFEST.test(name));
  const digests = [];
  for (const name of names.slice(0, MOST_MANIFESTS)) {
    const { value } = parseBounded(Buffer.from(await readableText(path.join(cache, name), MOST_BYTES.config)));
    digests.push(...digestsIn(/** @type {any} */ (value), file));
  }
  return digests;
}

/**
 * @param {any} manifest of a project, as anybody may have written it
 * @param {string} file absolute path
 * @returns {string[]} the digests that it has for that file, one for each environment
 */
function digestsIn(manifest, file) {
  const root = typeof manifest?.root === 'string' ? manifest.root : '/';
  const isOfFile = (/** @type {string} */ url) => {
    const name = url.replace(/\?.*$/, '');
    return name === file || name === `/@fs${file}` || path.join(root, name) === file;
  };
  return Object.values(manifest?.modules ?? {}).flatMap((modules) =>
    Object.entries(modules ?? {}).flatMap(([url, digest]) => (DIGEST.test(digest) && isOfFile(url) ? [digest] : [])),
  );
}

/**
 * @param {string} file absolute path
 * @param {number} most bytes that it may have
 * @returns {Promise<string>} its text, `''` if it can't be read
 */
async function readableText(file, most) {
  return readChecked(file, most).then(
    (bytes) => Buffer.from(bytes).toString('utf8'),
    () => '',
  );
}
