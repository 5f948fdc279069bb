import { exactly, rate } from '../text/numbers.js';
import { counted } from '../text/words.js';

/** @import { RecordEvent } from '../record/record-event.js' */

const REASONS = {
  signal: 'as you asked',
  'load-ended': 'since the load has ended',
  duration: 'since its time is over',
};

/**
 * @param {RecordEvent} event of a recording
 * @returns {string} what to tell the user while it goes on
 */
export function describeEvent(event) {
  switch (event.type) {
    case 'started':
      return `recording process ${event.pid}; Ctrl-C ends it and makes the report`;
    case 'no-port-yet':
      return `still waiting for the program to listen (${exactly(event.afterMs, 'ms')})`;
    case 'listening':
      return `it listens on port ${event.port}`;
    case 'load-started':
      return `load: ${event.what}`;
    case 'load-ended':
      return event.load === null
        ? 'the load has ended'
        : `the load has ended: ${counted(event.load.requests, 'request')}, ${rate(event.load.requestsPerSecond)} a second`;
    case 'stopping':
      return `stopping the program ${REASONS[event.reason]} (${event.signal})`;
    case 'signalled':
      return `the program got ${event.signal}; if it ends, the report is made`;
    case 'waiting':
      return 'it has not ended yet; Ctrl-C once more kills it, and the report is made all the same';
    case 'forced':
      return 'the program was killed';
    case 'ended':
      return 'the program has ended; reading its profile';
  }
}
