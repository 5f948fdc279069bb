/** One cryptoprof at a time attaches to a process: which of two should have its inspector closed when it has gone? */
import { createServer } from 'node:net';
import { Failure } from '../model/failure.js';

/**
 * Holds a name that the kernel gives to one process alone, and takes back when that ends: an abstract socket, which is no
 * file, in the network namespace that the program is in, too.
 * @template Result
 * @param {number} pid of the process
 * @param {() => Promise<Result>} work done as long as the name is held
 * @returns {Promise<Result>} what that gives
 * @throws {Failure} `attach-running` if another holds the name; what the work throws
 */
export async function alone(pid, work) {
  const name = createServer((socket) => socket.destroy()).unref();
  await new Promise((resolve, reject) => {
    name.once('listening', resolve);
    name.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // Where there are no such names, two may meet: the second finds an inspector that is open.
      if (error.code === 'EADDRINUSE') reject(new Failure('attach-running', { pid }, error));
      else resolve(null);
    });
    name.listen(`\0cryptoprof-attach-${pid}`);
  });
  try {
    return await work();
  } finally {
    name.close();
  }
}
