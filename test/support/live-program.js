/** A program that profiles itself by `cryptoprof/live`, as one that has it installed. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runProcess } from './cli-process.js';
import { newDirectory } from './directories.js';

/** What it computes, in a file that it loads. */
export const WORK = {
  line: 3,
  text: `const { pbkdf2Sync } = require('node:crypto');
exports.login = function login() {
  pbkdf2Sync('password', 'salt', 5000, 32, 'sha512');
};
exports.work = (ms) => {
  for (const end = Date.now() + ms; Date.now() < end;) exports.login();
};
`,
};

/**
 * @param {string} node path of a Node
 * @param {string} body of a program, which has `profile`, `work(ms)` and `delay(ms)`, and sets `result`
 * @param {{inWorker?: boolean, isCommonJs?: boolean, nodeOptions?: string[]}} [how] it is run
 * @returns {Promise<any>} its result
 */
export async function runLive(node, body, { inWorker = false, isCommonJs = false, nodeOptions = [] } = {}) {
  const cwd = newDirectory();
  mkdirSync(path.join(cwd, 'node_modules'));
  symlinkSync(ROOT, path.join(cwd, 'node_modules/cryptoprof'));
  writeFileSync(path.join(cwd, 'work.cjs'), WORK.text);
  /** @type {[string, (name: string, from: string) => string]} */
  const [file, load] = isCommonJs
    ? ['own.cjs', (name, from) => `const { ${name} } = require('${from}');`]
    : ['own.mjs', (name, from) => `import { ${name} } from '${from}';`];
  const lines = [
    load('profile', 'cryptoprof/live'),
    load('work', './work.cjs'),
    load(isCommonJs ? 'setTimeout: delay' : 'setTimeout as delay', 'node:timers/promises'),
    load('Worker, isMainThread', 'node:worker_threads'),
    `async function main() { let result; ${body}; console.log(JSON.stringify(result)); }`,
    inWorker
      ? `if (isMainThread) new Worker(${isCommonJs ? '__filename' : 'new URL(import.meta.url)'}); else main();`
      : 'main();',
  ];
  writeFileSync(path.join(cwd, file), lines.join('\n'));
  const { exitCode, out, err } = await runProcess([node, ...nodeOptions, file], { cwd });
  const warnings = /Warning|--trace-warnings/;
  const rest = err.split('\n').filter((line) => line !== '' && !warnings.test(line));
  if (exitCode !== 0 || rest.length > 0) throw new Error(`exit code ${exitCode}: ${err}`);
  return JSON.parse(out);
}
