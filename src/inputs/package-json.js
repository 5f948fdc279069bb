/** What the package.json of a directory says. */
import path from 'node:path';
import { parseBounded } from '../files/bounded-json.js';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { isRecord } from '../model/is-record.js';

const NOTHING = { value: undefined };

/**
 * @param {string} directory absolute path
 * @returns {Promise<Record<string, unknown> | null>} what its package.json says; null if there is none that can be read, or one that
 *   names no package: `dist/package.json` often says no more than how modules are written
 */
export async function packageJson(directory) {
  const bytes = await readChecked(path.join(directory, 'package.json'), MOST_BYTES.config).catch(() => null);
  const { value } = bytes === null ? NOTHING : parseBounded(bytes);
  return isRecord(value) && typeof value.name === 'string' ? value : null;
}
