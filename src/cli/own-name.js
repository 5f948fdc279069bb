/** How this command is typed where it was typed last: who runs it by npx has no `cryptoprof` in PATH. */

/** @import { Io } from './io.js' */

/** A command of ours to be typed, in a sentence or behind a label; not a heading, which begins a line. */
const COMMAND =
  /(?<=[ (])(?<!npx )cryptoprof (?=(?:analyze|bench|compare|explain|gate|handshake|prof-process)\b|-|app\.js)/g;
/** Where npm puts the commands of packages that a project depends on, or that npx has fetched. */
const LOCAL = /[\\/]node_modules[\\/]\.bin[\\/]/;

/**
 * @param {Pick<Io, 'argv' | 'env'>} io of this process
 * @returns {'cryptoprof' | 'npx cryptoprof'}
 */
function ownName({ argv, env }) {
  return env.npm_command === 'exec' || LOCAL.test(argv[1] ?? '') ? 'npx cryptoprof' : 'cryptoprof';
}

/**
 * @param {string} text for people
 * @param {Pick<Io, 'argv' | 'env'>} io of this process
 * @returns {string} the same, with our commands as they can be typed here
 */
export function asTypedHere(text, io) {
  const name = ownName(io);
  return name === 'cryptoprof' ? text : text.replace(COMMAND, `${name} `);
}
