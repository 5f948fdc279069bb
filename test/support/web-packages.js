/** Web frameworks and their middleware, which we do not depend on: installed once, below .cache, as the Nodes are. */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROGRAMS, ROOT } from './cli-process.js';
import { newDirectory } from './directories.js';

const PACKAGES = [
  'express@5.3.0',
  'express-session@1.19.0',
  'koa@2.16.4',
  '@koa/router@15.7.0',
  'koa-session@7.0.2',
  'fastify@5.12.8',
  '@fastify/cookie@11.1.5',
  '@fastify/session@11.1.3',
];
const CACHE = path.join(ROOT, '.cache/web-packages');

/**
 * @param {string} program name of a file in fixtures/programs/middleware
 * @returns {Promise<string>} absolute path of a copy from which it can require the packages
 */
export async function programWithPackages(program) {
  await installWebPackages();
  const directory = newDirectory();
  symlinkSync(path.join(CACHE, 'node_modules'), path.join(directory, 'node_modules'), 'junction');
  copyFileSync(path.join(PROGRAMS, 'middleware', program), path.join(directory, program));
  return path.join(directory, program);
}

/** Installs the packages unless they are there. */
export async function installWebPackages() {
  if (existsSync(path.join(CACHE, 'node_modules/.package-lock.json'))) return;
  mkdirSync(CACHE, { recursive: true });
  const words = ['install', '--prefix', CACHE, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...PACKAGES];
  await promisify(execFile)('npm', words, { cwd: CACHE, shell: process.platform === 'win32', maxBuffer: 16 << 20 });
}
