/** The version of this package. */
import { readFileSync } from 'node:fs';

/** @returns {string} version of this package */
export function packageVersion() {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
}
