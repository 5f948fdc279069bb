/** The table of toolchains. */
import bundlers from './bundlers.js';
import frameworks from './frameworks.js';
import tests from './tests.js';
import typescript from './typescript.js';

/** @import { Toolchain } from '../toolchain.js' */

/** In the order of the page, by its parts. @type {[title: string, rows: Toolchain[]][]} */
export const TOOLCHAINS = [
  ['Compilers and loaders', typescript],
  ['Bundlers', bundlers],
  ['Test runners', tests],
  ['Frameworks', frameworks],
];
