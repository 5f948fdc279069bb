/** TypeScript's own compiler, what runs TypeScript as it stands, and what compiles file by file. */
import { COMMONJS, ESM, row, tsconfig } from './row.js';

const BABEL_CONFIG = JSON.stringify({
  presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'],
});
const SWC_CONFIG = JSON.stringify({
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  module: { type: 'commonjs' },
});

export default [
  row({
    id: 'tsc',
    title: 'tsc, ECMAScript modules',
    tools: 'typescript',
    package: 'typescript',
    extension: '.js',
    files: { ...ESM, 'tsconfig.json': tsconfig('<maps>"sourceMap": true,</maps>') },
    build: 'npx tsc',
    typed: ['node dist/main.js', 'node --enable-source-maps dist/main.js'],
    generated: 'dist/accounts.js',
    stripped: ['.map'],
  }),
  row({
    id: 'tsc-inline',
    title: 'tsc, CommonJS, maps inside',
    tools: 'typescript',
    package: 'typescript',
    files: {
      ...COMMONJS,
      'tsconfig.json': tsconfig('<maps>"inlineSourceMap": true, "inlineSources": true,</maps>'),
    },
    build: 'npx tsc',
    typed: ['node dist/main.js'],
    generated: 'dist/accounts.js',
  }),
  row({
    id: 'node',
    title: "Node's own type stripping",
    tools: 'node',
    package: '',
    extension: '.ts',
    files: ESM,
    typed: ['node src/main.ts', 'src/main.ts'],
    nodes: [24],
    whyNot: 'has none',
  }),
  row({
    id: 'node-transform',
    title: "Node's own transformation of types",
    tools: 'node',
    package: '',
    extension: '.ts',
    files: ESM,
    typed: ['node --experimental-transform-types src/main.ts'],
    nodes: [24],
    whyNot: 'has none',
  }),
  row({
    id: 'tsx',
    title: 'tsx, ECMAScript modules',
    tools: 'tsx',
    package: 'tsx',
    files: ESM,
    typed: ['npx tsx src/main.ts', 'tsx src/main.ts', 'node --import tsx src/main.ts'],
  }),
  row({
    id: 'tsx-commonjs',
    title: 'tsx, CommonJS',
    tools: 'tsx',
    package: 'tsx',
    files: COMMONJS,
    typed: ['npx tsx src/main.ts', 'node --require tsx/cjs src/main.ts'],
  }),
  row({
    id: 'vite-node',
    title: 'vite-node',
    tools: 'vite-node',
    package: 'vite-node',
    files: ESM,
    typed: ['npx vite-node src/main.ts'],
    lastRun: '2026-11-25',
  }),
  row({
    id: 'ts-node',
    title: 'ts-node',
    tools: 'ts-node',
    package: 'ts-node',
    files: { ...COMMONJS, 'tsconfig.json': tsconfig() },
    typed: ['npx ts-node src/main.ts', 'node --require ts-node/register src/main.ts'],
  }),
  row({
    id: 'swc',
    title: 'swc',
    tools: 'swc',
    package: '@swc/core',
    files: { ...COMMONJS, '.swcrc': SWC_CONFIG },
    build: 'npx swc src --out-dir dist --strip-leading-paths <maps>--source-maps</maps>',
    typed: ['node dist/main.js'],
    generated: 'dist/accounts.js',
  }),
  row({
    id: 'swc-node',
    title: '@swc-node/register',
    tools: 'swc',
    package: '@swc-node/register',
    files: { ...COMMONJS, 'tsconfig.json': tsconfig('<maps>"sourceMap": true,</maps>') },
    typed: ['node --require @swc-node/register src/main.ts'],
    // Its text is in no file.
    unmapped: 'nothing',
  }),
  row({
    id: 'babel',
    title: 'Babel',
    tools: 'babel',
    package: '@babel/core',
    files: { ...COMMONJS, '.babelrc': BABEL_CONFIG },
    build: 'npx babel src --out-dir dist --extensions .ts <maps>--source-maps</maps>',
    typed: ['node dist/main.js'],
    generated: 'dist/accounts.js',
  }),
  row({
    id: 'babel-register',
    title: 'babel-node, @babel/register',
    tools: 'babel',
    package: '@babel/register',
    files: {
      ...COMMONJS,
      '.babelrc': BABEL_CONFIG,
      'register.cjs': "require('@babel/register')({ extensions: ['.ts', '.js'] });\n",
    },
    typed: ['npx babel-node --extensions .ts src/main.ts', 'node --require ./register.cjs src/main.ts'],
  }),
];

export { BABEL_CONFIG, SWC_CONFIG };
