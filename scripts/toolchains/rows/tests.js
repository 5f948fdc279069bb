/** Test runners. */
import { COMMONJS, ESM, manifest, row, tsconfig } from './row.js';
import { BABEL_CONFIG, SWC_CONFIG } from './typescript.js';

const OVERLAYS = ['shop', 'tests'];

/**
 * @param {string} transform package that compiles the files
 * @returns {string} text of jest.config.json
 */
function jestConfig(transform) {
  return JSON.stringify({ transform: { '\\.ts$': transform } });
}

export default [
  row({
    id: 'jest-babel',
    title: 'jest, with Babel',
    tools: 'jest',
    package: 'jest',
    overlays: OVERLAYS,
    files: { ...COMMONJS, '.babelrc': BABEL_CONFIG },
    typed: ['npx jest', 'node node_modules/jest/bin/jest.js'],
  }),
  row({
    id: 'ts-jest',
    title: 'jest, with ts-jest',
    tools: 'jest',
    package: 'ts-jest',
    overlays: OVERLAYS,
    files: {
      ...manifest({ scripts: { test: 'jest' } }),
      'tsconfig.json': tsconfig('"isolatedModules": true,'),
      'jest.config.json': jestConfig('ts-jest'),
    },
    typed: ['npm test'],
  }),
  row({
    id: 'swc-jest',
    title: 'jest, with @swc/jest',
    tools: 'jest',
    package: '@swc/jest',
    overlays: OVERLAYS,
    files: { ...COMMONJS, '.swcrc': SWC_CONFIG, 'jest.config.json': jestConfig('@swc/jest') },
    typed: ['npx jest'],
  }),
  row({
    id: 'vitest',
    title: 'Vitest',
    tools: 'vite',
    package: 'vitest',
    overlays: OVERLAYS,
    files: { ...ESM, 'vitest.config.js': 'export default { test: { globals: true } };\n' },
    typed: ['npx vitest run', 'npx vitest run --pool=threads'],
  }),
  row({
    id: 'mocha',
    title: 'Mocha, with tsx',
    tools: 'tsx',
    package: 'mocha',
    overlays: ['shop', 'mocha'],
    files: manifest({ scripts: { test: 'mocha --import=tsx --extension ts test' } }),
    typed: ['npm test'],
  }),
  row({
    id: 'node-test',
    title: "Node's own test runner, with tsx",
    tools: 'tsx',
    package: 'tsx',
    overlays: ['shop', 'node-test'],
    files: ESM,
    typed: ['node --import tsx --test test/shop.test.ts'],
  }),
];
