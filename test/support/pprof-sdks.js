/** SDKs that write pprof of Node programs: pprof-sdks/ has what starts each of them. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedPackages } from './installed-packages.js';

/** Absolute path of the files that start them, which find the packages by `$SDKS` and write the profile into `$PPROF`. */
export const STARTERS = fileURLToPath(new URL('./pprof-sdks/', import.meta.url));

/**
 * @typedef {object} Sdk
 * @property {string} package that it is
 * @property {string} version of it, the last that was tried
 * @property {(starters: string) => string[]} words for Node before the program, from the directory of the starters
 */

/** @type {Record<'datadog' | 'pyroscope' | 'platformatic', Sdk>} */
export const SDKS = {
  datadog: {
    package: '@datadog/pprof',
    version: '5.20.0',
    words: (starters) => ['-r', path.join(starters, 'datadog.cjs')],
  },
  pyroscope: {
    package: '@pyroscope/nodejs',
    version: '0.6.4',
    words: (starters) => ['-r', path.join(starters, 'pyroscope.cjs')],
  },
  platformatic: {
    package: '@platformatic/wattpm-pprof-capture',
    version: '3.67.0',
    words: (starters) => [path.join(starters, 'platformatic.mjs')],
  },
};

/** @returns {Promise<string>} absolute path of the node_modules that hold all of them, installed below .cache */
export function sdkModules() {
  const packages = Object.values(SDKS).map(({ package: name, version }) => `${name}@${version}`);
  return installedPackages('pprof-sdks', packages);
}
