/** A file as formats see it: its head, all of it up to a limit, or its chunks. */
import path from 'node:path';
import { openChecked, readChecked } from '../files/checked-file.js';
import { Failure } from '../model/failure.js';

/** @import { InputFile } from '../formats/input-format.js' */
/** @import { FileHandle } from 'node:fs/promises' */

/** Large enough that the reader's work per chunk does not show. */
const CHUNK_BYTES = 1024 * 1024;
const HEAD_BYTES = 64 * 1024;

/**
 * @param {string} file absolute path of an input
 * @param {Buffer} head its first bytes
 * @param {(bytes: number) => void} onBytes called with the size of each part that is read, once for each part
 * @returns {InputFile} the file as formats see it
 */
export function inputFile(file, head, onBytes) {
  let isFirst = true;
  return {
    path: file,
    name: path.basename(file),
    head,
    async bytes(most) {
      const bytes = await readWhole(file, most);
      onBytes(bytes.length);
      return bytes;
    },
    chunks() {
      const chunks = fileChunks(file, isFirst ? onBytes : () => {});
      isFirst = false;
      return chunks;
    },
  };
}

/**
 * @param {string} file absolute path of an input
 * @param {number} most bytes that it may have
 * @returns {Promise<Buffer>} all of it
 * @throws {Failure} `input-too-large`; as `inputFailure`
 */
function readWhole(file, most) {
  return readChecked(file, most).catch((error) => {
    throw error.code === 'EFBIG'
      ? new Failure('input-too-large', { path: file, most }, error)
      : inputFailure(file, error);
  });
}

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

/**
 * @param {string} path of an input
 * @returns {Promise<number>} its size in bytes
 * @throws {Failure} as `inputFailure`; `input-empty`
 */
export async function checkInput(path) {
  const size = await inputSize(path);
  if (size === 0) throw new Failure('input-empty', { path });
  return size;
}

/**
 * @param {string} path of an input
 * @returns {Promise<number>} its size in bytes
 * @throws {Failure} as `inputFailure`
 */
export async function inputSize(path) {
  const {
    file,
    stats: { size },
  } = await openInput(path);
  await file.close();
  return size;
}

/**
 * @param {string} path of an input
 * @returns {Promise<Buffer>} its first bytes, from which its format is recognised
 * @throws {Failure} as `openInput`
 */
export async function readHead(path) {
  const { file } = await openInput(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Reads ahead: while one chunk is being parsed, another thread reads the next one.
 * @param {string} path of an input
 * @param {(bytes: number) => void} onProgress called with the size of each chunk
 * @returns {AsyncGenerator<Buffer>} its bytes; a chunk is valid until the next one is requested
 * @throws {Failure} as `openInput`
 */
export async function* fileChunks(path, onProgress) {
  const { file } = await openInput(path);
  const buffers = [Buffer.allocUnsafe(CHUNK_BYTES), Buffer.allocUnsafe(CHUNK_BYTES)];
  let next = readChunk(file, buffers[0]);
  try {
    for (let count = 1; ; count++) {
      const { chunk, error } = await next;
      if (error !== null) throw new Failure('input-unreadable', { path, reason: error.code }, error);
      if (chunk.length === 0) return;
      next = readChunk(file, buffers[count % 2]);
      onProgress(chunk.length);
      yield chunk;
    }
  } finally {
    await next;
    await file.close();
  }
}

/**
 * @param {FileHandle} file to read on in
 * @param {Buffer} buffer to fill
 * @returns {Promise<{chunk: Buffer, error: (Error & {code: string}) | null}>} what was read; never rejects: nobody
 *   may be waiting for it yet
 */
function readChunk(file, buffer) {
  return file.read(buffer, 0, buffer.length).then(
    ({ bytesRead }) => ({ chunk: buffer.subarray(0, bytesRead), error: null }),
    (error) => ({ chunk: buffer.subarray(0, 0), error }),
  );
}

/**
 * @param {string} path of an input
 * @returns {ReturnType<typeof openChecked>} open for reading
 * @throws {Failure} as `inputFailure`
 */
function openInput(path) {
  return openChecked(path).catch((error) => {
    throw inputFailure(path, error);
  });
}

/**
 * @param {string} path of an input
 * @param {NodeJS.ErrnoException} error of opening or reading it
 * @returns {Failure} `input-missing`, `input-directory`, `input-not-a-file`, `input-unreadable`
 */
function inputFailure(path, error) {
  switch (error.code) {
    // ENOTDIR: a part of the path is a file.
    case 'ENOENT':
    case 'ENOTDIR':
      return new Failure('input-missing', { path }, error);
    case 'EISDIR':
      return new Failure('input-directory', { path }, error);
    case 'EFTYPE':
      return new Failure('input-not-a-file', { path }, error);
    default:
      return new Failure('input-unreadable', { path, reason: error.code ?? 'unknown' }, error);
  }
}
