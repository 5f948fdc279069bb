/** Web frameworks and their middleware. */
import { copyFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { PROGRAMS } from './cli-process.js';
import { newDirectory } from './directories.js';
import { installedPackages } from './installed-packages.js';

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

/**
 * @param {string} program name of a file in fixtures/programs/middleware
 * @returns {Promise<string>} absolute path of a copy from which it can require the packages
 */
export async function programWithPackages(program) {
  const modules = await installWebPackages();
  const directory = newDirectory();
  symlinkSync(modules, path.join(directory, 'node_modules'), 'junction');
  copyFileSync(path.join(PROGRAMS, 'middleware', program), path.join(directory, program));
  return path.join(directory, program);
}

/** @returns {Promise<string>} where they are, installed unless they were */
export function installWebPackages() {
  return installedPackages('web-packages', PACKAGES);
}
