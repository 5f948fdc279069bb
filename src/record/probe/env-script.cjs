'use strict';

/*
 * Scripts that begin with `#!/usr/bin/env node`, such as most tools in node_modules/.bin. Without us no shell takes part
 * when they start. The stand-in is one: it would set PWD, and drop variables whose names a shell can't use.
 */
const { accessSync, closeSync, constants, openSync, readSync, statSync } = require('fs');
const orElse = require('./or-else.cjs');

const ENV = '/usr/bin/env';
/** The kernel reads no more of a script, bytes. */
const HEAD = 256;
/** With nothing but `node`, or with options in which `env -S` finds nothing special. */
const BEGIN = /^#![ \t]*\/usr\/bin\/env[ \t]+(?:node|-S[ \t]*node((?:[ \t]+[\w@%+=:,./-]+)*))[ \t]*\n/;

/**
 * @param {string} path of a program
 * @returns {string[] | null} options of Node in its first line, if `env` would start Node for it, else null
 */
function envOptions(path) {
  const isScript = orElse(false, () => {
    for (const each of [path, ENV]) accessSync(each, constants.X_OK);
    return statSync(path).isFile();
  });
  const begin = isScript ? BEGIN.exec(orElse('', () => readHead(path))) : null;
  return begin === null ? null : (begin[1] ?? '').split(/[ \t]+/).filter(Boolean);
}

/**
 * @param {string} path of a file
 * @returns {string} its beginning
 */
function readHead(path) {
  const descriptor = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(HEAD);
    return bytes.toString('latin1', 0, readSync(descriptor, bytes, 0, HEAD, 0));
  } finally {
    closeSync(descriptor);
  }
}

module.exports = envOptions;
