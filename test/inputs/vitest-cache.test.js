/** Vitest's source maps, which only its cache has. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vitestMap } from '../../src/inputs/vitest-cache.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

const DIGEST = 'a'.repeat(40);
const CODE = 'function hash() {}\n\n//# vitestCache=W3t9XQ==';
const MAP = '{"version":3,"sources":["hash.ts"],"mappings":"AAAA"}';
const COMPILED = `'use strict';async (__vite_ssr_exports__)=>{{${CODE}\n}}`;
const CACHE = 'node_modules/.vitest-cache';

/** @returns a project's root, and its map of src/hash.ts, as text */
async function mapWith({
  text = COMPILED,
  cache = CACHE,
  digest = DIGEST,
  cached = `${CODE}\n//# vitestSourceMap=${MAP}`,
  ...rest
} = {}) {
  const home = newDirectory();
  mkdirSync(path.join(home, cache), { recursive: true });
  const url = rest.url?.(home) ?? '/src/hash.ts';
  const manifest = { name: '', root: home, modules: { ssr: { [url]: digest } }, externalized: {} };
  writeFileSync(path.join(home, cache, '_manifest-app-18ee480b.json'), rest.manifest ?? JSON.stringify(manifest));
  writeFileSync(path.join(home, cache, DIGEST), cached);
  writeFileSync(path.join(home, 'elsewhere'), cached);
  const found = await vitestMap(text, path.join(home, 'src/hash.ts'));
  return found === null ? null : Buffer.from(found.split(',')[1], 'base64').toString();
}

test.each([
  ['of a module below its root', {}],
  ['of one outside of it', { url: (home) => `/@fs${home}/src/hash.ts` }],
  ['of one imported anew', { url: () => '/src/hash.ts?v=1' }],
])('a map %s is found', async (_, parts) => expect(await mapWith(parts)).toBe(MAP));

test.each([
  ['another text', { text: COMPILED.replace('hash()', 'hash(password)') }],
  ['a text that is not Vitest’s', { text: 'function hash() {}' }],
  ['another directory', { cache: 'cache' }],
  ['no map', { cached: CODE }],
  ['another module', { url: () => '/src/other.ts' }],
  ['a digest that is a path', { digest: '../../elsewhere' }],
  ['a digest that is none', { digest: null }],
  ['a manifest that is no JSON', { manifest: '{' }],
  ['a manifest of another shape', { manifest: '[{"modules":[null]}]' }],
  ['modules that are no list', { manifest: '{"root":1,"modules":{"ssr":null,"web":"x"}}' }],
])('a cache with %s has none', async (_, parts) => expect(await mapWith(parts)).toBeNull());
