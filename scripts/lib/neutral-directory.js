import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { nodeBinary } from './nodes.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Logs are full of absolute paths: everything that is recorded runs here, so that they name no one's machine. */
export const NEUTRAL = '/tmp/cryptoprof-fixture';

/** @typedef {typeof import('../../src/record/record.js').record} RecordFunction */

/**
 * Lays out, anew, what recording needs: the programs, what they import, and the recorder.
 * @param {string} [home] absolute path of the neutral directory
 * @returns {Promise<{programs: string, record: RecordFunction}>} the programs' directory, and the recorder there
 */
export async function makeNeutralDirectory(home = NEUTRAL) {
  await rm(home, { recursive: true, force: true });
  const programs = path.join(home, 'programs');
  await copyDirectory(path.join(ROOT, 'fixtures/programs'), programs);
  await copyPackage('express', home, new Set());
  // The recorder preloads a file of its own into the program, whose path is in the log as well.
  const recorder = path.join(home, 'cryptoprof');
  await copyDirectory(path.join(ROOT, 'src'), path.join(recorder, 'src'));
  await copyFile(path.join(ROOT, 'package.json'), path.join(recorder, 'package.json'));
  const { record } = await import(pathToFileURL(path.join(recorder, 'src/record/record.js')).href);
  return { programs, record };
}

/**
 * @param {number} major version of Node
 * @returns {Promise<string>} absolute path of its binary in the neutral directory
 */
export async function neutralNode(major) {
  const directory = path.join(NEUTRAL, `node-${major}`);
  const binary = path.join(directory, 'node');
  await mkdir(directory, { recursive: true });
  await copyFile(await nodeBinary(major), binary);
  return binary;
}

/**
 * Copies a package and all that it depends on, as npm has laid them out flat.
 * @param {string} name of the package
 * @param {string} home absolute path of the neutral directory
 * @param {Set<string>} copied those that are there already
 */
async function copyPackage(name, home, copied) {
  if (copied.has(name)) return;
  copied.add(name);
  const source = path.join(ROOT, 'node_modules', name);
  await copyDirectory(source, path.join(home, 'node_modules', name));
  const { dependencies = {} } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies)) await copyPackage(dependency, home, copied);
}

/**
 * @param {string} from absolute path of a directory
 * @param {string} to absolute path that does not exist yet
 */
export async function copyDirectory(from, to) {
  await mkdir(path.dirname(to), { recursive: true });
  await promisify(execFile)('cp', ['-R', from, to]);
}
