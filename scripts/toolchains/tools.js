/** What the rows need: exact versions, in sets that are installed once each, below .cache. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CACHE = fileURLToPath(new URL('../../.cache/toolchains/', import.meta.url));

/** What the program itself depends on. */
export const PROGRAM = ['bcryptjs@3.0.3', 'jsonwebtoken@9.0.3'];
const TYPES = ['@types/jsonwebtoken@9.0.10', '@types/node@20.19.43'];
/** The last TypeScript whose compiler other tools can call. */
const TYPESCRIPT = 'typescript@6.0.3';
const BABEL = ['@babel/core@7.29.7', '@babel/preset-env@7.29.7', '@babel/preset-typescript@7.29.7'];

/** Packages by set. @type {Record<string, string[]>} */
export const TOOLS = {
  node: [],
  typescript: ['typescript@7.0.2', ...TYPES],
  tsx: ['tsx@4.23.15', 'mocha@12.0.3'],
  'ts-node': ['ts-node@10.9.2', TYPESCRIPT, ...TYPES],
  swc: ['@swc/core@1.16.22', '@swc/cli@0.8.1', '@swc-node/register@1.12.1', TYPESCRIPT],
  esbuild: ['esbuild@0.28.2', 'tsup@8.5.1', TYPESCRIPT],
  vite: ['vite@8.3.8', 'vitest@4.1.12'],
  'vite-node': ['vite-node@6.0.0'],
  rolldown: ['rolldown@1.3.2'],
  tsdown: ['tsdown@0.23.7', TYPESCRIPT],
  webpack: ['webpack@5.112.2', 'webpack-cli@7.3.1', 'ts-loader@9.6.2', '@vercel/ncc@0.45.0', TYPESCRIPT, ...TYPES],
  rollup: [
    'rollup@4.68.7',
    '@rollup/plugin-commonjs@29.0.3',
    '@rollup/plugin-json@6.1.0',
    '@rollup/plugin-node-resolve@16.0.3',
    '@rollup/plugin-terser@1.0.2',
    '@rollup/plugin-typescript@12.3.1',
    'tslib@2.9.1',
    TYPESCRIPT,
    ...TYPES,
  ],
  babel: [...BABEL, '@babel/cli@7.29.7', '@babel/node@7.29.7', '@babel/register@7.29.7'],
  jest: [...BABEL, 'jest@30.5.2', 'ts-jest@29.4.15', '@swc/core@1.16.22', '@swc/jest@0.2.39', TYPESCRIPT, ...TYPES],
  next: ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1', '@types/react@19.3.0', TYPESCRIPT, ...TYPES],
  nest: [
    '@nestjs/cli@12.0.8',
    '@nestjs/common@12.5.1',
    '@nestjs/core@12.5.1',
    '@nestjs/platform-express@12.5.1',
    'reflect-metadata@0.2.2',
    'rxjs@7.8.2',
    TYPESCRIPT,
    ...TYPES,
  ],
  'nest-fastify': [
    '@nestjs/cli@12.0.8',
    '@nestjs/common@12.5.1',
    '@nestjs/core@12.5.1',
    '@nestjs/platform-fastify@12.5.0',
    'reflect-metadata@0.2.2',
    'rxjs@7.8.2',
    '@swc/core@1.16.22',
    '@swc/cli@0.8.1',
    TYPESCRIPT,
    ...TYPES,
  ],
};

/**
 * @param {string} set key of TOOLS
 * @param {string} name of a package in it
 * @returns {string} its version
 * @throws {Error} if the set does not hold it
 */
export function versionOf(set, name) {
  const found = TOOLS[set].find((one) => one.startsWith(`${name}@`));
  if (found === undefined) throw new Error(`${set} holds no ${name}`);
  return found.slice(name.length + 1);
}

/**
 * Installs a set, unless it is there as it is wanted now.
 * @param {string} set key of TOOLS
 * @returns {Promise<string>} absolute path of its node_modules
 */
export async function installTools(set) {
  const directory = path.join(CACHE, set);
  const [modules, installed] = [path.join(directory, 'node_modules'), path.join(directory, 'installed.json')];
  const packages = [...PROGRAM, ...TOOLS[set]];
  const list = JSON.stringify(packages);
  if (existsSync(installed) && readFileSync(installed, 'utf8') === list) return modules;
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const words = ['install', '--prefix', directory, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const options = { cwd: directory, shell: process.platform === 'win32', maxBuffer: 16 << 20 };
  await promisify(execFile)('npm', [...words, ...packages], options);
  writeFileSync(installed, list);
  return modules;
}
