/** What rows have in common. */
import { TRIED_NODES } from '../toolchain.js';
import { PROGRAM } from '../tools.js';

/** @import { Toolchain } from '../toolchain.js' */

/** @type {Omit<Toolchain, 'id' | 'title' | 'tools' | 'package' | 'typed'>} */
const USUAL = {
  overlays: ['shop'],
  extension: '',
  files: {},
  build: null,
  options: [],
  nodes: TRIED_NODES,
  whyNot: '',
  generated: '',
  unmapped: 'generated',
  inlined: [],
  stripped: [],
  lastRun: '',
};

/**
 * @param {Pick<Toolchain, 'id' | 'title' | 'tools' | 'package' | 'typed'> & Partial<Toolchain>} own what is special
 * @returns {Toolchain} the whole row
 */
export function row(own) {
  return { ...USUAL, ...own };
}

/**
 * @param {object} more what it has besides
 * @returns {{'package.json': string}} the project's, which names what bundlers may leave outside
 */
export function manifest(more) {
  const dependencies = Object.fromEntries(PROGRAM.map((name) => name.split('@')));
  return { 'package.json': `${JSON.stringify({ private: true, ...more, dependencies }, null, 2)}\n` };
}

/** A program of ECMAScript modules. */
export const ESM = manifest({ type: 'module' });
/** A program of CommonJS. */
export const COMMONJS = manifest({});

/**
 * @param {string} [options] further ones of the compiler, each with a comma behind it
 * @returns {string} text of a tsconfig.json
 */
export function tsconfig(options = '') {
  return `{
  "compilerOptions": {
    ${options}
    "target": "es2022",
    "module": "nodenext",
    "rootDir": "src",
    "outDir": "dist",
    "strict": true,
    "esModuleInterop": true,
    "skipLibCheck": true,
    "types": ["node"]
  },
  "include": ["src"]
}
`;
}
