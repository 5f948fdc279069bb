import { tell } from './io.js';

/** @import { Stream } from './io.js' */

/** Progress shows only for reading that takes longer, ms. */
const PATIENCE_MS = 1000;
const REDRAW_MS = 100;

/**
 * One line on a terminal that says what is going on. Nothing at all where there is no terminal.
 * @typedef {object} Status
 * @property {(text: string) => void} say a line that stays
 * @property {(done: number, total: number) => void} progress bytes read
 * @property {() => void} clear removes the progress line
 */

/**
 * @param {Stream} stream stderr
 * @param {boolean} wanted false for --quiet
 * @param {() => number} [clock] ms, never running backwards
 * @returns {Status} writes only if the stream is a terminal
 */
export function makeStatus(stream, wanted, clock = () => performance.now()) {
  const shows = wanted && stream.isTTY === true;
  let begun = -1;
  let drawn = 0;
  return {
    say(text) {
      if (shows) void tell(stream, `cryptoprof: ${text}\n`);
    },
    progress(done, total) {
      const now = clock();
      if (begun < 0) begun = now;
      if (!shows || now - begun < PATIENCE_MS || now - drawn < REDRAW_MS) return;
      drawn = now;
      void tell(stream, `\r\u001b[Kcryptoprof: reading ${bar(done / total)} ${Math.floor((100 * done) / total)} %`);
    },
    clear() {
      if (drawn > 0) void tell(stream, '\r\u001b[K');
      drawn = 0;
      begun = -1;
    },
  };
}

/**
 * @param {number} share 0..1
 * @returns {string} twenty columns
 */
function bar(share) {
  const full = Math.round(20 * Math.min(share, 1));
  return '█'.repeat(full) + '░'.repeat(20 - full);
}
