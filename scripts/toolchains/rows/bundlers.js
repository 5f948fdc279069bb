/** What makes one file of a program and its packages. */
import { COMMONJS, ESM, row, tsconfig } from './row.js';

/** Of the compiler inside the bundler: without them, the bundler's own lead to what that compiler has made. */
const COMPILER_MAPS = '<maps>"sourceMap": true,</maps>';

/**
 * @param {string} mode of webpack
 * @param {string} devtool line that sets it
 * @returns {string} text of webpack.config.js
 */
function webpackConfig(mode, devtool) {
  return `module.exports = {
  mode: '${mode}',
  ${devtool}
  target: 'node',
  entry: './src/main.ts',
  output: { filename: 'main.js' },
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [{ test: /\\.ts$/, loader: 'ts-loader', options: { transpileOnly: true } }] },
};
`;
}

/**
 * @param {boolean} isMinified whether names are shortened
 * @returns {string} text of rollup.config.mjs
 */
function rollupConfig(isMinified) {
  return `import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';

export default {
  input: 'src/main.ts',
  output: { file: 'dist/main.js', format: 'cjs', <maps>sourcemap: true</maps> },
  plugins: [resolve({ preferBuiltins: true }), commonjs(), json(), typescript()${isMinified ? ', terser()' : ''}],
};
`;
}

const ROLLUP_TSCONFIG = `{
  "compilerOptions": { "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "strict": true,
    "esModuleInterop": true, "skipLibCheck": true, "types": ["node"] },
  "include": ["src"]
}
`;

/** When rows were added that came after all of them had been run. */
const ADDED = '2026-11-25';

const ESBUILD = 'npx esbuild src/main.ts --bundle --platform=node --outfile=dist/main.js';

export default [
  row({
    id: 'esbuild',
    title: 'esbuild',
    tools: 'esbuild',
    package: 'esbuild',
    files: COMMONJS,
    build: `${ESBUILD} <maps>--sourcemap</maps>`,
    typed: ['node dist/main.js'],
    generated: 'dist/main.js',
    stripped: ['.map'],
  }),
  row({
    id: 'esbuild-minified',
    title: 'esbuild, minified',
    tools: 'esbuild',
    package: 'esbuild',
    files: COMMONJS,
    build: `${ESBUILD} --minify <maps>--sourcemap</maps>`,
    typed: ['node dist/main.js'],
    generated: 'dist/main.js',
    stripped: ['.map'],
  }),
  row({
    id: 'tsup',
    title: 'tsup',
    tools: 'esbuild',
    package: 'tsup',
    files: ESM,
    build: 'npx tsup src/main.ts --format esm <maps>--sourcemap</maps>',
    typed: ['node dist/main.js'],
    generated: 'dist/main.js',
  }),
  row({
    id: 'tsdown',
    title: 'tsdown',
    tools: 'tsdown',
    package: 'tsdown',
    files: { ...ESM, 'tsconfig.json': tsconfig() },
    build: 'npx tsdown src/main.ts --format esm <maps>--sourcemap</maps>',
    typed: ['node dist/main.mjs'],
    generated: 'dist/main.mjs',
    nodes: [24],
    whyNot: 'needs 22.18',
    lastRun: ADDED,
  }),
  row({
    id: 'rolldown',
    title: 'Rolldown',
    tools: 'rolldown',
    package: 'rolldown',
    files: COMMONJS,
    build: 'npx rolldown src/main.ts --platform node --format cjs --dir dist <maps>--sourcemap</maps>',
    typed: ['node dist/main.js'],
    generated: 'dist/main.js',
    lastRun: ADDED,
  }),
  row({
    id: 'webpack',
    title: 'webpack, production',
    tools: 'webpack',
    package: 'webpack',
    files: {
      ...COMMONJS,
      'tsconfig.json': tsconfig(COMPILER_MAPS),
      'webpack.config.js': webpackConfig('production', "<maps>devtool: 'source-map',</maps>"),
    },
    build: 'npx webpack',
    typed: ['node dist/main.js'],
    generated: 'dist/main.js',
    stripped: ['.map'],
  }),
  row({
    id: 'webpack-hidden',
    title: 'webpack, production, with a map that the bundle does not name',
    tools: 'webpack',
    package: 'webpack',
    files: {
      ...COMMONJS,
      'tsconfig.json': tsconfig(COMPILER_MAPS),
      'webpack.config.js': webpackConfig('production', "<maps>devtool: 'hidden-source-map',</maps>"),
    },
    build: 'npx webpack',
    typed: ['node dist/main.js'],
    generated: 'dist/main.js',
    stripped: ['.map'],
    lastRun: ADDED,
  }),
  row({
    id: 'webpack-development',
    title: 'webpack, development',
    tools: 'webpack',
    package: 'webpack',
    files: {
      ...COMMONJS,
      'tsconfig.json': tsconfig(COMPILER_MAPS),
      'webpack.config.js': webpackConfig('development', "<maps>devtool: 'eval-source-map',</maps>"),
    },
    build: 'npx webpack',
    typed: ['node dist/main.js'],
    // Without `devtool`, this mode evaluates each module from a string, which is in no file.
    unmapped: 'nothing',
  }),
  row({
    id: 'ncc',
    title: 'ncc',
    tools: 'webpack',
    package: '@vercel/ncc',
    files: { ...COMMONJS, 'tsconfig.json': tsconfig(COMPILER_MAPS) },
    build: 'npx ncc build src/main.ts --out dist --transpile-only <maps>--source-map</maps>',
    typed: ['node dist/index.js'],
    generated: 'dist/index.js',
  }),
  row({
    id: 'rollup',
    title: 'Rollup',
    tools: 'rollup',
    package: 'rollup',
    files: { ...COMMONJS, 'tsconfig.json': ROLLUP_TSCONFIG, 'rollup.config.mjs': rollupConfig(false) },
    build: 'npx rollup --config',
    typed: ['node dist/main.js'],
    generated: 'dist/main.js',
  }),
  row({
    id: 'rollup-terser',
    title: 'Rollup, with terser',
    tools: 'rollup',
    package: 'rollup',
    files: { ...COMMONJS, 'tsconfig.json': ROLLUP_TSCONFIG, 'rollup.config.mjs': rollupConfig(true) },
    build: 'npx rollup --config',
    typed: ['node dist/main.js'],
    generated: 'dist/main.js',
  }),
  row({
    id: 'vite-build',
    title: 'Vite, server build',
    tools: 'vite',
    package: 'vite',
    files: ESM,
    build: 'npx vite build --ssr src/main.ts <maps>--sourcemap</maps>',
    typed: ['node dist/main.js'],
    generated: 'dist/main.js',
  }),
];
