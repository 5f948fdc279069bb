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

/** A script for `sh`, with options that may also stand before its text. */
const WRAPPER = /^#! ?\/bin\/sh(?:[ \t]+(-[eu]+))?[ \t]*\n/;
/** What may open or close a quote, a substitution or a comment. */
const TOKENS = /\\[^]?|\$?'|"|`|\$[$({]|[()}]|(?<![^\s;&|()])#/g;
/** @type {Record<string, string>} */
const CLOSED_BY = { '"': '"', '`': '`', '$(': ')', '${': '}' };
/** Arithmetic, where `<<` shifts. */
const ARITHMETIC = /\(\([^\n()]*\)\)/g;
/** What may begin a here-document: no here-string, and no shift by a number, which `1<<2` may also be elsewhere. */
const HERE_DOCUMENT = /(?<!<)<<-?[ \t]*[^\s\d<(]|(?<=[\s;&|])<<-?[ \t]*\d/;

/**
 * @param {object} start of a program
 * @param {string | null} start.path absolute path of it, null if there is none
 * @param {string} start.file as given: a path, or a name to look up in PATH
 * @param {string} [start.found] path by which the kernel gets it, and tells a script: `$0`
 * @param {string[]} start.args its name and arguments
 * @param {string} node absolute path of a Node
 * @param {string} standIn absolute path of the stand-in for it
 * @returns {{file: string, args: string[]} | null} a shell with the same command that starts the stand-in; null if it
 *   is not a shell script, or does not name that Node
 */
function inShell({ path, file, found = file, args }, node, standIn) {
  if (SHELL.test(basename(file)) && args[1] === '-c' && typeof args[2] === 'string') {
    const command = withNode(args[2], node, standIn);
    return command === args[2] ? null : { file, args: [args[0], '-c', command, ...args.slice(3)] };
  }
  const script = path === null ? '' : wrapperText(path);
  const command = withNode(script, node, standIn);
  const [, option] = WRAPPER.exec(script) ?? [];
  const options = option === undefined ? ['-c'] : [option, '-c'];
  return command === script ? null : { file: '/bin/sh', args: ['sh', ...options, command, found, ...args.slice(1)] };
}

/**
 * @param {string} path of a program
 * @returns {string} its text, if it is a short script for `sh`, else `''`
 */
function wrapperText(path) {
  const stats = statSync(path);
  const isExecutable = stats.isFile() && (stats.mode & 0o111) !== 0;
  const text = isExecutable && stats.size <= MOST_OF_WRAPPER ? readFileSync(path, 'utf8') : '';
  return WRAPPER.test(text) ? text : '';
}

/**
 * @param {string} command for a shell
 * @param {string} node absolute path of a Node
 * @param {string} standIn absolute path of the stand-in for it
 * @returns {string} the same, with the stand-in wherever a command begins with that Node. Text within quotes may be for
 *   another machine, a container or a file, and so may a here-document; but what is in `$(` is for this shell
 */
function withNode(command, node, standIn) {
  if (!command.includes(node) || hasHereDocument(command)) return command;
  const escaped = node.replace(/[^\w/]/g, '\\$&');
  const begins = new RegExp(
    `(^\\s*|[;&|(][^\\S\\n]*|\\bexec\\s+)((?:\\w+=[\\w./:-]*\\s+)*)(["']?)${escaped}\\3(?=[\\s;&|)]|$)`,
    'gm',
  );
  return command.replace(begins, (all, before, variables, quote, at) => {
    // What opens a substitution is two characters.
    const begin = at + (before.startsWith('(') && command[at - 1] === '$' ? 1 : 0);
    return (quote === '' ? PLAIN.bare : PLAIN.quoted).test(standIn) && !isWithinQuotes(command.slice(0, begin))
      ? before + variables + quote + standIn + quote
      : all;
  });
}

/**
 * @param {string} command for a shell
 * @returns {boolean} whether part of it may be the text of a here-document, which begins on a line of its own
 */
function hasHereDocument(command) {
  const before = command.slice(0, command.lastIndexOf('\n') + 1);
  return HERE_DOCUMENT.test(before.replace(ARITHMETIC, ''));
}

/**
 * @param {string} text before a command
 * @returns {boolean} whether that may be text in quotes, in backticks or in a comment, or part of a word. Where shells
 *   differ, it may
 */
function isWithinQuotes(text) {
  /** What closes what is open. @type {string[]} */
  const open = [];
  TOKENS.lastIndex = 0;
  for (let found = TOKENS.exec(text); found !== null; found = TOKENS.exec(text)) {
    const [token] = found;
    const closing = open[open.length - 1];
    if (token === closing) open.pop();
    else if (token in CLOSED_BY && !(closing === '"' && token === '"')) open.push(CLOSED_BY[token]);
    else if (closing !== '"') {
      if (token === '(' && closing === ')') open.push(')');
      TOKENS.lastIndex = behind(token, text, closing === '}' && open.includes('"'));
      if (TOKENS.lastIndex === 0) return true;
    }
  }
  // What is in `$(` is a command, whatever that is in.
  return open.length > 0 && open[open.length - 1] !== ')';
}

/**
 * @param {string} token that ends where `TOKENS` goes on
 * @param {string} text with it
 * @param {boolean} isWord whether it is in `"${`, where shells differ about `'`
 * @returns {number} where what it begins ends, 0 if that is unknown
 */
function behind(token, text, isWord) {
  const from = TOKENS.lastIndex;
  if (token === "$'" || token === '\\' || (token === "'" && isWord)) return 0;
  const end = token === "'" ? "'" : token === '#' ? '\n' : '';
  return end === '' ? from : text.indexOf(end, from) + 1;
}

module.exports = inShell;
