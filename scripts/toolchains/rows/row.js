/** What rows have in common. */
import { TRIED_NODES } from '../toolchain.js';

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
  stripped: [],
};

/**
 * @param {Pick<Toolchain, 'id' | 'title' | 'tools' | 'package' | 'typed'> & Partial<Toolchain>} own what is special
 * @returns {Toolchain} the whole row
 */
export function row(own) {
  return { ...USUAL, ...own };
}

/** Marks a program as ECMAScript modules. */
export const ESM = { 'package.json': '{ "private": true, "type": "module" }\n' };
/** Marks a program as CommonJS. */
export const COMMONJS = { 'package.json': '{ "private": true }\n' };

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
