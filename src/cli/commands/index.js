import { analyze } from './analyze.js';
import { attach } from './attach.js';
import { bench } from './bench.js';
import { compare } from './compare.js';
import { explain } from './explain.js';
import { gate } from './gate.js';
import { handshake } from './handshake.js';
import { merge } from './merge.js';
import { profProcess } from './prof-process.js';
import { push } from './push.js';
import { run } from './run.js';
import { show } from './show.js';

/** @import { Command } from '../command.js' */

/**
 * All commands, in the order of the help. The first one is what `cryptoprof` does without the name of a command.
 * @type {readonly [Command, ...Command[]]}
 */
export const COMMANDS = [
  run,
  analyze,
  attach,
  show,
  merge,
  push,
  compare,
  gate,
  profProcess,
  handshake,
  bench,
  explain,
];
