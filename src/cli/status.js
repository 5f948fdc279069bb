/** Status messages while a program runs and its profile is read. */
import { exactly, rate } from '../text/numbers.js';
import { counted } from '../text/words.js';
import { tell } from './io.js';

/** @import { LoadResult } from '../model/profile.js' */
/** @import { StopReason } from '../record/log-budget.js' */
/** @import { RecordEvent } from '../record/record-event.js' */
/** @import { Stream } from './io.js' */

/** Progress is shown only if reading takes longer than this, ms. */
const PATIENCE_MS = 1000;
const REDRAW_MS = 100;

/**
 * Status messages and one progress line on a terminal. Prints nothing if there is no terminal.
 * @typedef {object} Status
 * @property {(text: string) => void} say prints a line that stays
 * @property {(done: number, total: number) => void} progress bytes read
 * @property {() => void} clear removes the progress line
 */

/**
 * @param {Stream} stream stderr
 * @param {boolean} isAllowed false for --quiet
 * @param {() => number} [clock] ms, never running backwards
 * @returns {Status} writes only if the stream is a terminal
 */
export function makeStatus(stream, isAllowed, clock = () => performance.now()) {
  const shows = isAllowed && stream.isTTY === true;
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

const REASONS = {
  signal: 'as requested',
  'load-ended': 'because the load has ended',
  'no-port': 'because there is no port to drive',
  duration: 'because its time is up',
};

/** @type {Record<StopReason, string>} */
const FULL = {
  'log-limit': 'the logs have reached --max-log-size',
  'recording-stopped': 'the disk has no more room to spare',
};

/** @type {{[Type in RecordEvent['type']]: (event: Extract<RecordEvent, {type: Type}>) => string}} */
const SENTENCES = {
  started: ({ pid }) => `recording process ${pid}; press Ctrl-C to end it and get the report`,
  refused: ({ option }) => `a Node with ${option} was started, which can't be recorded: leave ${option} out`,
  'no-port-yet': ({ afterMs }) => `still waiting for the program to listen (${exactly(afterMs, 'ms')})`,
  listening: ({ port }) => `the program listens on port ${port}`,
  'load-started': ({ what }) => `load: ${what}`,
  'load-ended': ({ load }) => `the load has ended${loadText(load)}`,
  stopping: ({ reason, signal }) => `stopping the program ${REASONS[reason]} (${signal})`,
  signalled: ({ signal }) => `the program received ${signal}; if it ends, the report follows`,
  waiting: () => 'the program is still running; press Ctrl-C again to kill it and still get the report',
  'log-full': ({ reason }) => `nothing more is recorded: ${FULL[reason]}`,
  forced: () => 'the program was killed',
  ended: () => 'the program has ended; reading its profile',
};

/**
 * @param {RecordEvent} event of a recording
 * @returns {string} what to tell the user
 */
export function describeEvent(event) {
  const sentence = /** @type {(event: RecordEvent) => string} */ (SENTENCES[event.type]);
  return sentence(event);
}

/**
 * @param {LoadResult | null} load that has ended; null if it was a command
 * @returns {string} the rest of the sentence
 */
function loadText(load) {
  return load === null ? '' : `: ${counted(load.requests, 'answer')}, ${rate(load.requestsPerSecond)} a second`;
}
