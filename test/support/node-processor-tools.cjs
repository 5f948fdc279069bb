'use strict';

/**
 * Preloaded into `node --prof-process`: gives it all that nm, objdump and readelf say. Without, it gets one
 * mebibyte of it (the default maxBuffer of spawnSync), and kills the tool.
 *
 * CRYPTOPROF_TOOLS names a JSON file: `answers` are texts of nm by library, instead of any tool's; without
 * them, `vdso` is a file that holds the vdso, and `cache` a directory for what the tools said.
 */
const childProcess = require('child_process');
const { createHash } = require('crypto');
const fs = require('fs');
const path = require('path');

/** @type {{answers?: Record<string, string>, vdso: string, cache: string}} */
const { answers, vdso, cache } = JSON.parse(fs.readFileSync(process.env.CRYPTOPROF_TOOLS ?? '', 'utf8'));
const { spawnSync } = childProcess;

/** Node 24 looks for debug files itself. */
const ASKS_FOR_DEBUG_FILES = 24;

/**
 * @param {string} tool such as `nm`
 * @param {string[]} words its arguments, the library last
 * @returns {Buffer} what it says
 */
function run(tool, words) {
  const stat = fs.statSync(/** @type {string} */ (words.at(-1)), { throwIfNoEntry: false });
  if (stat === undefined) return Buffer.alloc(0);
  const key = createHash('sha256')
    .update(JSON.stringify([tool, ...words, stat.size, stat.mtimeMs]))
    .digest('hex');
  const file = path.join(cache, key);
  if (fs.existsSync(file)) return fs.readFileSync(file);
  const { stdout } = spawnSync(tool, words, { maxBuffer: Infinity, env: { ...process.env, LC_ALL: 'C' } });
  fs.writeFileSync(`${file}.${process.pid}`, stdout);
  fs.renameSync(`${file}.${process.pid}`, file);
  return stdout;
}

/**
 * @param {string} library absolute path
 * @returns {string | null} path of its debug file, which need not be there; null if it has no build id
 */
function debugFile(library) {
  const id = /Build ID: ([0-9a-f]+)/.exec(run('readelf', ['-n', library]).toString())?.[1];
  return id === undefined ? null : `/usr/lib/debug/.build-id/${id.slice(0, 2)}/${id.slice(2)}.debug`;
}

/**
 * @param {string} tool such as `nm`
 * @param {string[]} words its arguments
 * @returns {Buffer} what it says; for Nodes that don't ask, of the debug file, too
 */
function realAnswer(tool, words) {
  const library = words.at(-1) === '[vdso]' ? vdso : (words.at(-1) ?? '');
  const answer = run(tool, [...words.slice(0, -1), library]);
  const isLast = tool === 'nm' && words.includes('-D') && !library.endsWith('.debug');
  if (!isLast || Number(process.versions.node.split('.')[0]) >= ASKS_FOR_DEBUG_FILES) return answer;
  const debug = debugFile(library);
  return debug === null
    ? answer
    : Buffer.concat([answer, run('nm', ['-C', '-n', '-S', debug]), run('nm', [...words.slice(0, -1), debug])]);
}

/** @type {any} */ (childProcess).spawnSync = (/** @type {string} */ command, /** @type {string[]} */ words) => {
  const tool = path.basename(command);
  if (answers === undefined) return { stdout: realAnswer(tool, words) };
  const isFirst = tool === 'nm' && !words.includes('-D');
  return { stdout: Buffer.from(isFirst ? (answers[words.at(-1) ?? ''] ?? '') : '') };
};
