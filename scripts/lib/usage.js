/** `--help` of our scripts: what their header says. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { headerLines } from './header.js';

/**
 * Ends the process if it was asked for help: before a script reads its other options, records or installs anything.
 * @param {string} url of the script
 */
export function tellUsage(url) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(headerLines(readFileSync(fileURLToPath(url), 'utf8')));
  process.exit(0);
}
