import { closeSync } from 'node:fs';
import { isatty } from 'node:tty';

/** Our standard streams by number. */
const STREAMS = [0, 1, 2];

/**
 * Node gives terminals back as it found them when it ends, and Node 20 crashes where one has been closed meanwhile
 * (https://github.com/nodejs/node/blob/v20.x/src/node.cc, ResetStdio). It leaves alone what is not open any more.
 * @returns {() => void} call at the end: closes those of our streams that were terminals and are none any more
 */
export function watchTerminals() {
  const terminals = STREAMS.filter((stream) => isatty(stream));
  return () => {
    for (const stream of terminals) if (!isatty(stream)) closeSync(stream);
  };
}
