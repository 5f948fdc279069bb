'use strict';

/*
 * Shells, package managers and `#!/usr/bin/env node` find Node in PATH. The stand-in there (record/stand-in.js) starts
 * it with our options. It is put right before the directory in which our Node is found, so that a different Node
 * earlier in PATH is still found first.
 */
const { readFileSync, statSync } = require('fs');
const { basename, delimiter, resolve } = require('path');
const orElse = require('./or-else.cjs');
const isSameFile = require('./same-file.cjs');

/** Subdirectory of the log directory with the stand-in, which is called `node`. */
const STAND_IN = 'bin';
/** From there, the one for shell commands that name our Node by its path, which is then the name that Node has. */
const BY_PATH = 'by-path/node';
/**
 * The program that keeps root's rights until the new user's program begins (util-linux). So the kernel starts the
 * stand-in, and the shell, which has lost them, can't read it: Node would not start at all. `su`, `runuser`, `chroot`
 * and the like lose them before, find no stand-in, and go on to the real Node.
 */
const SETPRIV = 'setpriv';
/** What its options for that begin with. */
const CHANGES_USER = ['--reu', '--ru', '--eu'];
/** A script that only starts a Node is no longer than this, bytes. */
const MOST_OF_WRAPPER = 4096;

/**
 * @param {string} path PATH of a process
 * @param {{directory: string, node: string, cwd: string}} where our logs go, with a separator at its end; the absolute
 *   path of the Node to stand in for; and where the process starts
 * @returns {string} PATH with the stand-in; unchanged if `node` means another Node there
 */
function withStandIn(path, { directory, node, cwd }) {
  if (directory.includes(delimiter)) return path;
  const places = path.split(delimiter);
  const found = places.findIndex((place) => orElse(false, () => statSync(resolve(cwd, place, 'node')).isFile()));
  if (found < 0 || !startsNode(resolve(cwd, places[found], 'node'), node)) return path;
  return [...places.slice(0, found), directory + STAND_IN, ...places.slice(found)].join(delimiter);
}

/**
 * @param {string} file a program, by name or path
 * @param {string[]} args of it
 * @returns {boolean} whether what it starts can't read the stand-in, but would be sent there
 */
function losesRights(file, args) {
  return basename(file) === SETPRIV && args.some((arg) => CHANGES_USER.some((begin) => arg.startsWith(begin)));
}

/**
 * @param {string} path PATH of a process
 * @param {string} directory where our logs go, with a separator at its end
 * @returns {string} the same without the stand-in
 */
function withoutStandIn(path, directory) {
  const places = path.split(delimiter);
  return places.filter((place) => place !== directory + STAND_IN).join(delimiter);
}

/**
 * @param {string} file path of a file called `node`
 * @param {string} node absolute path of a Node
 * @returns {boolean} whether it is that Node, or a shell script that starts it: Yarn makes one for each run
 */
function startsNode(file, node) {
  const [its, ours] = [statSync(file), statSync(node)];
  return (
    isSameFile(its, ours) ||
    (its.isFile() && its.size <= MOST_OF_WRAPPER && isWrapper(readFileSync(file, 'utf8'), node))
  );
}

/**
 * @param {string} text of a file
 * @param {string} node absolute path of a Node
 * @returns {boolean} whether it is a shell script that starts that Node with all its own arguments
 */
function isWrapper(text, node) {
  return /^#!.*sh\b/.test(text) && text.includes(node) && text.includes('"$@"');
}

module.exports = { BY_PATH, CHANGES_USER, SETPRIV, STAND_IN, losesRights, startsNode, withStandIn, withoutStandIn };
