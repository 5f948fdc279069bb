/** One cryptoprof at a time attaches to a process: which of two should have its inspector closed when it has gone? */
import { createServer } from 'node:net';
import { Failure } from '../model/failure.js';

/**
 * Holds a name that the kernel gives to only one process, and takes back when that ends: an abstract socket, which
 * isn't a file, in the same network namespace as the program.
 * @template Result
 * @param {number} pid of the process
 * @param {() => Promise<Result>} work done as long as the name is held
 * @returns {Promise<Result>} what that returns
 * @throws {Failure} `attach-running` if another holds the name; what the work throws
 */
export async function alone(pid, work) {
  const name = createServer((socket) => socket.destroy()).unref();
  await new Promise((resolve, reject) => {
    name.once('listening', resolve);
    name.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // Without such names, two may meet: the second one finds an open inspector.
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
