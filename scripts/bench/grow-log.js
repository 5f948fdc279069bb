import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';

/** Rows that occur once in a log. */
const ONCE = /^(?:v8-version|v8-platform|shared-library|shared-library-end|profiler|script-source),/;

/** Share of a recording that is start-up, where builtins are logged and modules loaded. A long run has it once. */
const START_UP = 0.3;

/**
 * Makes a large log from a recorded one: everything after start-up (ticks, code creations, moves and deletes) is
 * repeated with later times, so that addresses are reused as in a long run.
 * @param {string} source path of a recorded log
 * @param {string} target path of the large one
 * @param {number} bytes size to reach
 */
export function growLog(source, target, bytes) {
  const lines = readFileSync(source, 'latin1')
    .split('\n')
    .filter((line) => line !== '');
  const times = lines.map((line) => (line.startsWith('tick,') ? Number(line.split(',')[2]) : 0));
  const lastTime = times.reduce((latest, time) => Math.max(latest, time), 0);
  const steady = times.findIndex((time) => time > START_UP * lastTime);
  const body = lines.slice(steady).filter((line) => !ONCE.test(line));
  const file = openSync(target, 'w');
  let written = writeSync(file, `${lines.join('\n')}\n`, null, 'latin1');
  for (let round = 1; written < bytes; round++) {
    const later = body.map((line) => shifted(line, round * lastTime));
    written += writeSync(file, `${later.join('\n')}\n`, null, 'latin1');
  }
  closeSync(file);
}

/**
 * @param {string} line of the log
 * @param {number} us to add to its time
 * @returns {string} the line with its later time
 */
function shifted(line, us) {
  if (line.startsWith('tick,'))
    return line.replace(/^(tick,[^,]*,)(\d+)/, (_, head, time) => head + (Number(time) + us));
  if (line.startsWith('code-creation,'))
    return line.replace(/^((?:[^,]*,){3})(\d+)/, (_, head, time) => head + (Number(time) + us));
  return line;
}
