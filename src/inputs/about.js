import { Failure } from '../model/failure.js';

/**
 * @template T
 * @param {string} file absolute path of what is read
 * @param {() => Promise<T>} read reads it
 * @returns {Promise<T>} its result; a Failure says which file it is about
 */
export async function about(file, read) {
  try {
    return await read();
  } catch (error) {
    throw error instanceof Failure ? new Failure(error.code, { path: file, ...error.facts }, error) : error;
  }
}
