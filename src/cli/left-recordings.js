import path from 'node:path';
import { isCryptoprof, lookAtLeftBehind } from '../api/record.js';
import { Failure } from '../model/failure.js';
import { describeFailure } from './describe-failure.js';
import { tell } from './io.js';
import { findLogDirectories } from './output-directory.js';
import { asTyped } from './shell-words.js';

/** @import { Io } from './io.js' */
/** @import { OutputDirectory } from './output-directory.js' */

/**
 * Says which recordings were left behind by a cryptoprof that was killed, and what can be done with them. They stay
 * until someone removes them, since they may have taken an hour.
 * @param {OutputDirectory} own where this run's outputs go; left recordings are searched there and beside it
 * @param {Io} io gets the message
 */
export async function tellLeftRecordings(own, io) {
  const found = await findLogDirectories(own.path).catch(() => []);
  for (const { directory, pid } of found) {
    // In a container, the cryptoprof before us may have had our process id.
    if (directory === own.logs || (pid !== io.pid && isCryptoprof(pid))) continue;
    const left = await lookAtLeftBehind(directory).catch(() => null);
    if (left === null) continue;
    const name = asTyped([path.relative(io.cwd, directory)]);
    const failure =
      left.pids.length === 0
        ? new Failure('recording-left', { pid, directory: name })
        : new Failure('recording-left', { pid, directory: name, pids: left.pids.join(', ') });
    await tell(io.stderr, describeFailure(failure, io.stderr, io));
  }
}
