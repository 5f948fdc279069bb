/** Command lines as a user would type them: our own, and those that we suggest. */
import path from 'node:path';
import { INVISIBLE } from '../text/escape.js';
import { NPX_NAME, OWN_NAME } from '../text/own-name.js';
import { isBuild } from './io.js';

/** @import { CliOptions } from './command.js' */
/** @import { OwnName } from '../text/own-name.js' */
/** @import { Io } from './io.js' */

/** Characters that need no quotes in any shell. */
const PLAIN = /^[\w@%+=:,./-]+$/;

/**
 * @param {string[]} words of a command line
 * @returns {string} the same as a user would type it, with nothing invisible
 */
export function asTyped(words) {
  return words.map((word) => (PLAIN.test(word) ? word : quoted(word))).join(' ');
}

/**
 * @param {string} word of a command line
 * @returns {string} quoted; with bash's and zsh's escapes if it has invisible characters, since other shells have none
 */
function quoted(word) {
  if (word.search(INVISIBLE) === -1) return `'${word.replaceAll("'", String.raw`'\''`)}'`;
  return `$'${word.replace(/['\\]/g, '\\$&').replace(INVISIBLE, shellEscape)}'`;
}

/**
 * @param {string} character that is invisible
 * @returns {string} its bytes as those shells escape them; `\u200b` would depend on the locale
 */
function shellEscape(character) {
  return Array.from(Buffer.from(character), (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}

/**
 * @param {string} word of a command line: a path, or an option with a path after its `=`
 * @param {string} cwd absolute path of the working directory
 * @returns {string} the same, with a path in that directory relative to it
 */
export function fromHere(word, cwd) {
  const [, option = '', value] = /^(-[^=/\\]*=)?([^]*)$/.exec(word) ?? ['', '', word];
  const isInside = value === cwd || value.startsWith(`${cwd.replace(/[/\\]$/, '')}${path.sep}`);
  return isInside ? option + (path.relative(cwd, value) || '.') : word;
}

/**
 * The command that runs the same program under the same conditions on another machine and accepts the result: a build
 * suggests what the user will run on a laptop.
 * @param {Pick<Io, 'argv' | 'env' | 'cwd'>} io of this process
 * @param {string[]} words of its command line: the program and its arguments
 * @param {CliOptions} options of the command that runs programs
 * @returns {string} as a user would type it
 */
export function updateCommand(io, words, options) {
  const own = io.argv.slice(2);
  const given = own.slice(0, own.length - words.length);
  const kept = withoutLocal(given, options).filter((word) => word !== '--update-baseline');
  return `${ownName(io)} ${asTyped(['--update-baseline', ...kept, ...words].map((word) => fromHere(word, io.cwd)))}`;
}

/**
 * @param {string[]} given options, as they were typed
 * @param {CliOptions} options that exist
 * @returns {string[]} those that also matter on another machine
 */
function withoutLocal(given, options) {
  const names = Object.values(options)
    .filter(({ isLocal }) => isLocal)
    .map(({ usage }) => /^(?:(-\w), )?(--[\w-]+)(?: ([<[]))?/.exec(usage) ?? []);
  const kept = [];
  for (let index = 0; index < given.length; index++) {
    const word = given[index];
    const [, , , value] = names.find(([, short, long]) => word === short || word === long) ?? [];
    if (value === '<' || (value === '[' && isValue(given[index + 1]))) index++;
    const isLocal = names.some(
      ([, short, long]) =>
        word === short ||
        word === long ||
        word.startsWith(`${long}=`) ||
        (short !== undefined && word.startsWith(short) && !word.startsWith('--')),
    );
    if (!isLocal) kept.push(word);
  }
  return kept;
}

/**
 * @param {string | undefined} word after an option with an optional value
 * @returns {boolean} whether it is its value
 */
function isValue(word) {
  return word !== undefined && (!word.startsWith('-') || word === '-');
}

/**
 * @param {string[]} runs paths of them
 * @param {{config?: string, baseline?: string}} flags of the command line
 * @param {Pick<Io, 'argv' | 'env' | 'cwd'>} io of this process: paths are shown relative to its working directory
 * @returns {{ownName: OwnName, judge: string, update: string}} commands that judge and accept those runs
 */
export function gateCommands(runs, { config, baseline }, io) {
  // A shell leaves the slash of `runs/` where it completes `runs//run-2`.
  const inputs = runs.map((run) => run.replace(/(?<=[^:/\\])([/\\])[/\\]+/g, '$1'));
  const options = [
    ...(config === undefined ? [] : ['--config', config]),
    ...(baseline === undefined ? [] : ['--baseline', baseline]),
  ];
  const judge = `${ownName(io)} ${asTyped(['gate', ...[...options, ...inputs].map((word) => fromHere(word, io.cwd))])}`;
  return { ownName: ownName(io), judge, update: `${judge} --update-baseline` };
}

/** One of our commands in a fixed sentence or after a label; not a heading, which begins a line. */
const COMMAND =
  /(?<=[ (])(?<!npx )cryptoprof (?=(?:analyze|attach|bench|compare|explain|gate|handshake|merge|node|npm|prof-process|push|show)\b|-|app\.js|path\/)/g;
/** Where npm installs the commands of a project's dependencies, and of packages that npx has fetched. */
const LOCAL = /[\\/]node_modules[\\/]\.bin[\\/]/;

/**
 * How our commands begin in everything that we print. Commands printed by a build are typed on another machine, where
 * we may not be installed globally; npx always finds us.
 * @param {Pick<Io, 'argv' | 'env'>} io of this process
 * @returns {OwnName} `cryptoprof`, or `npx cryptoprof` where that may not be in PATH
 */
export function ownName({ argv, env }) {
  return env.npm_command === 'exec' || LOCAL.test(argv[1] ?? '') || isBuild(env) ? NPX_NAME : OWN_NAME;
}

/**
 * @param {string} text of ours that does not depend on how we were started: from the error table or a help text
 * @param {Pick<Io, 'argv' | 'env'>} io of this process
 * @returns {string} the same, with our commands as they can be typed here
 */
export function asTypedHere(text, io) {
  const name = ownName(io);
  return name === OWN_NAME ? text : text.replace(COMMAND, `${name} `);
}
