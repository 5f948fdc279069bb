/** Files of strangers are opened in one way only: src/files/checked-file.js. */
import { readdirSync, readFileSync } from 'node:fs';

const SOURCES = new URL('../../src/', import.meta.url);
/** Rooms that read what strangers wrote. */
const ROOMS = ['api', 'cli', 'config', 'formats', 'inputs', 'source', 'symbols'];

/** What opens files, of Node's own: all of it can wait for ever, or read for ever. */
const OPENERS = new Set([
  'readFile',
  'readFileSync',
  'createReadStream',
  'ReadStream',
  'open',
  'openSync',
  'openAsBlob',
  'readv',
  'readvSync',
  'opendir',
  'opendirSync',
  'copyFile',
  'copyFileSync',
  'cp',
  'cpSync',
  'promises',
]);

/** @type {Record<string, string>} what may open files otherwise: which, and why */
const ALLOWED = {
  'api/version.js: readFileSync': 'our own package.json',
  'cli/inherited-descriptors.js: readFileSync': 'flags of our own descriptors in /proc, which the kernel gives',
  'cli/io.js: readFileSync': 'our own environment in /proc, which the kernel gives',
  'cli/open-files.js: *': 'the null device, to see how many files may be open',
  'cli/output-files.js: open': 'for writing only',
  'api/rule-pages.js: readFile': 'our own documentation',
  'inputs/own-symbolizer.js: readFileSync': 'names that we hand to a child of ours, on its stdin',
  'symbols/demangle.js: readFileSync': "the demangler's WebAssembly, of a package of ours",
  'symbols/vdso.js: openSync': '/proc/self/mem, which the kernel gives',
  'symbols/vdso.js: readFileSync': '/proc/self/maps, which the kernel gives',
};

/**
 * @param {string} source text of a file
 * @returns {string[]} what it takes of Node's file system that opens files; `*` for all of it
 */
function openersIn(source) {
  const text = source.replace(/\/\*[^]*?\*\//g, '');
  const named = [...text.matchAll(/import\s+([^;]+?)\s+from\s+'(?:node:)?fs(?:\/promises)?'/g)].flatMap(([, names]) =>
    /^\{/.test(names)
      ? names
          .replace(/[{}]/g, '')
          .split(',')
          .map((name) => name.trim().split(' ')[0])
          .filter((name) => OPENERS.has(name))
      : ['*'],
  );
  const isDynamic = /(?:import|require)\(\s*'(?:node:)?fs(?:\/promises)?'\s*\)/.test(text);
  return isDynamic ? [...named, '*'] : named;
}

test('nothing opens a file by itself but what is allowed to, with a reason', () => {
  const found = ROOMS.flatMap((room) =>
    readdirSync(new URL(`${room}/`, SOURCES), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[cm]?js$/.test(name))
      .map((name) => `${room}/${name}`),
  ).flatMap((file) => openersIn(readFileSync(new URL(file, SOURCES), 'utf8')).map((opener) => `${file}: ${opener}`));
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});

test.each([
  ["import { readFile, stat } from 'node:fs/promises';", ['readFile']],
  ["import {\n  open as raw,\n} from 'fs';", ['open']],
  ["import fs from 'node:fs';", ['*']],
  ["import * as fs from 'node:fs/promises';", ['*']],
  ["const fs = await import('node:fs');", ['*']],
  ["const { readFileSync } = require('fs');", ['*']],
  ["import { stat } from 'node:fs';", []],
])('%s', (text, openers) => expect(openersIn(text)).toEqual(openers));
