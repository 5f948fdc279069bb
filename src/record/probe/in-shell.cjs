'use strict';

/*
 * Handles shell commands that name our Node by path, so that PATH does not help:
 * `exec(process.execPath + ' child.js')`, and the scripts that Yarn makes for each run,
 * `exec "/usr/bin/node" "/path/of/tool.js" "$@"`.
 */
const { readFileSync, statSync } = require('fs');
const { basename } = require('path');

const SHELL = /^(?:ba|da|k|z)?sh$/;
/** A script that only starts a Node is no longer than this, bytes. */
const MOST_OF_WRAPPER = 4096;
/** Text with no special meaning to a shell, unquoted and within quotes. */
const PLAIN = { bare: /^[\w@%+=:,./-]+$/, quoted: /^[\w@%+=:,./ -]+$/ };

/**
 * @param {{path: string | null, file: string, args: string[]}} start of a program: its path, name and arguments
 * @param {string} node absolute path of a Node
 * @param {string} standIn absolute path of the stand-in for it
 * @returns {{file: string, args: string[]} | null} a shell with the same command that starts the stand-in; null if it
 *   is not a shell script, or does not name that Node
 */
function inShell({ path, file, args }, node, standIn) {
  if (SHELL.test(basename(file)) && args[1] === '-c' && typeof args[2] === 'string') {
    const command = withNode(args[2], node, standIn);
    return command === args[2] ? null : { file, args: [args[0], '-c', command, ...args.slice(3)] };
  }
  const script = path === null ? '' : wrapperText(path);
  const command = withNode(script, node, standIn);
  return command === script ? null : { file: '/bin/sh', args: ['sh', '-c', command, file, ...args.slice(1)] };
}

/**
 * @param {string} path of a program
 * @returns {string} its text, if it is a short script for `sh`, else `''`
 */
function wrapperText(path) {
  const stats = statSync(path);
  const isExecutable = stats.isFile() && (stats.mode & 0o111) !== 0;
  const text = isExecutable && stats.size <= MOST_OF_WRAPPER ? readFileSync(path, 'utf8') : '';
  return /^#! ?\/bin\/sh\s/.test(text) ? text : '';
}

/**
 * @param {string} command for a shell
 * @param {string} node absolute path of a Node
 * @param {string} standIn absolute path of the stand-in for it
 * @returns {string} the same, with the stand-in wherever a command begins with that Node
 */
function withNode(command, node, standIn) {
  if (!command.includes(node)) return command;
  const escaped = node.replace(/[^\w/]/g, '\\$&');
  const begins = new RegExp(
    `(^\\s*|[;&|(]\\s*|\\bexec\\s+)((?:\\w+=[\\w./:-]*\\s+)*)(["']?)${escaped}\\3(?=[\\s;&|)]|$)`,
    'gm',
  );
  return command.replace(begins, (all, before, variables, quote) =>
    (quote === '' ? PLAIN.bare : PLAIN.quoted).test(standIn) ? before + variables + quote + standIn + quote : all,
  );
}

module.exports = inShell;
