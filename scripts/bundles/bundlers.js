/** How programs are bundled: with a source map beside the bundle, which shows the truth. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const BUNDLERS_NEEDED = ['@swc/core', '@vercel/ncc', 'esbuild', 'rolldown', 'rollup', 'webpack'].concat(
  ['commonjs', 'json', 'node-resolve', 'terser'].map((plugin) => `@rollup/plugin-${plugin}`),
);

/** @typedef {(entry: string, out: string) => Promise<void>} Bundler writes `out` and `out.map` */

const NODES = /^(?:node:|(?:assert|buffer|crypto|events|fs|module|path|stream|string_decoder|url|util)$)/;

/**
 * @param {string} home directory that they are installed in
 * @returns {Promise<Record<string, {isMinified: boolean, extension: string, bundle: Bundler}>>}
 */
export async function bundlersIn(home) {
  const require = createRequire(path.join(home, 'package.json'));
  const load = (/** @type {string} */ name) => import(pathToFileURL(require.resolve(name)).href);
  const { build } = await load('esbuild');
  const { default: webpack } = await load('webpack');
  const { rollup } = await load('rollup');
  const [commonjs, json, resolve, terser] = await Promise.all(
    ['commonjs', 'json', 'node-resolve', 'terser'].map(
      async (plugin) => (await load(`@rollup/plugin-${plugin}`)).default,
    ),
  );
  const { transform } = await load('@swc/core');
  const { default: ncc } = await load('@vercel/ncc');
  const { rolldown } = await load('rolldown');

  const byEsbuild =
    (/** @type {object} */ options) => async (/** @type {string} */ entry, /** @type {string} */ out) => {
      const fixed = { bundle: true, platform: 'node', format: 'cjs', sourcemap: true, logLevel: 'error' };
      await build({ entryPoints: [entry], outfile: out, ...fixed, ...options });
    };
  const byWebpack = (/** @type {object} */ options) => (/** @type {string} */ entry, /** @type {string} */ out) =>
    new Promise((done, fail) => {
      const output = { path: path.dirname(out), filename: path.basename(out) };
      const ended = (/** @type {Error | null} */ error, /** @type {any} */ stats) =>
        error || stats.hasErrors() ? fail(error ?? new Error(stats.toString())) : done(undefined);
      webpack({ entry, target: 'node', devtool: 'source-map', output, performance: false, ...options }, ended);
    });
  const byRollup =
    (/** @type {unknown[]} */ plugins) => async (/** @type {string} */ entry, /** @type {string} */ out) => {
      const all = [resolve({ preferBuiltins: true }), json(), commonjs(), ...plugins];
      const bundle = await rollup({ input: entry, external: NODES, plugins: all, onwarn() {} });
      await bundle.write({ file: out, format: 'es', sourcemap: true });
    };
  const swc = {
    name: 'swc',
    async renderChunk(/** @type {string} */ text) {
      const minify = { compress: true, mangle: { toplevel: true } };
      return transform(text, { isModule: true, sourceMaps: true, minify: true, jsc: { target: 'es2022', minify } });
    },
  };
  const byRolldown = async (/** @type {string} */ entry, /** @type {string} */ out) => {
    const bundle = await rolldown({ input: entry, platform: 'node', logLevel: 'silent' });
    await bundle.write({ file: out, format: 'esm', minify: true, sourcemap: true });
  };
  const byNcc = async (/** @type {string} */ entry, /** @type {string} */ out) => {
    const { writeFile } = await import('node:fs/promises');
    const { code, map } = await ncc(entry, { quiet: true, cache: false, sourceMap: true, sourceMapRegister: false });
    await writeFile(out, `${code}\n//# sourceMappingURL=${path.basename(out)}.map\n`);
    await writeFile(`${out}.map`, map);
  };
  return {
    esbuild: { isMinified: false, extension: 'cjs', bundle: byEsbuild({}) },
    'webpack, development': { isMinified: false, extension: 'cjs', bundle: byWebpack({ mode: 'development' }) },
    ncc: { isMinified: false, extension: 'mjs', bundle: byNcc },
    Rollup: { isMinified: false, extension: 'mjs', bundle: byRollup([]) },
    'esbuild --minify': { isMinified: true, extension: 'cjs', bundle: byEsbuild({ minify: true }) },
    'webpack, production': { isMinified: true, extension: 'cjs', bundle: byWebpack({ mode: 'production' }) },
    'Rollup and terser': { isMinified: true, extension: 'mjs', bundle: byRollup([terser()]) },
    'Rollup and swc': { isMinified: true, extension: 'mjs', bundle: byRollup([swc]) },
    'Rolldown, minified': { isMinified: true, extension: 'mjs', bundle: byRolldown },
  };
}
