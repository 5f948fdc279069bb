/** Programs for the tests to run: written into a directory of their own, recorded for real. */
import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { record } from '../../src/record/record.js';

/** @import { RecordOptions, RecordResult } from '../../src/record/record.js' */

/** @type {string[]} */
const made = [];

/** @returns {string} a new directory, removed by removeDirectories; its name holds what paths may hold */
export function makeDirectory() {
  const directory = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'crypto prof,100%p-%%-'));
  made.push(directory);
  return directory;
}

/** Removes what makeDirectory made. */
export function removeDirectories() {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true });
}

/**
 * @param {Record<string, string>} files name → contents; the first is the script
 * @returns {{cwd: string, directory: string, script: string}} where they are, and an empty directory for logs
 */
export function writeProgram(files) {
  const cwd = makeDirectory();
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), contents);
  }
  const directory = path.join(cwd, 'logs');
  mkdirSync(directory);
  return { cwd, directory, script: Object.keys(files)[0] };
}

/**
 * Records a program.
 * @param {Record<string, string>} files name → contents; the first is the script
 * @param {Partial<RecordOptions> & {node?: string, nodeOptions?: string[], args?:
 *   string[], packages?: string}} [options] `packages`: an absolute path that becomes its node_modules
 * @returns {Promise<RecordResult & {events: any[], types: string[], cwd: string,
 *   directory: string}>}
 */
export async function recordProgram(
  files,
  { node = process.execPath, nodeOptions = [], args = [], packages, onEvent = () => {}, ...options } = {},
) {
  const { cwd, directory, script } = writeProgram(files);
  if (packages !== undefined) symlinkSync(packages, path.join(cwd, 'node_modules'), 'junction');
  /** @type {any[]} */
  const events = [];
  const result = await record({
    command: [node, ...nodeOptions, script, ...args],
    directory,
    cwd,
    intervalUs: 0,
    onPort: null,
    load: null,
    durationSeconds: null,
    env: process.env,
    signals: new EventEmitter(),
    onEvent: (event) => {
      events.push(event);
      onEvent(event);
    },
    ...options,
  });
  return { ...result, events, types: events.map(({ type }) => type), cwd, directory };
}

/** The Nodes that are installed for tests: directories under CRYPTOPROF_NODES, or /tmp/nodes. */
const NODES = process.env.CRYPTOPROF_NODES ?? '/tmp/nodes';

/** @returns {{major: number, node: string}[]} Nodes other than ours; none on most machines */
export function otherNodes() {
  return [20, 22, 24, 26]
    .map((major) => ({ major, node: path.join(NODES, `n${major}/node_modules/node/bin/node`) }))
    .filter(({ node }) => existsSync(node));
}

/** Keeps the CPU busy. */
export const BUSY = 'const until = Date.now() + 60; while (Date.now() < until);';

/** A server that says so to its parent's test through its working directory only. */
export const SERVER = `
  const server = require('node:http').createServer((request, response) => {
    response.statusCode = request.url === '/missing' ? 404 : 200;
    response.end('ok');
  });
  server.listen(0, '127.0.0.1');
`;
