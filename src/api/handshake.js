import path from 'node:path';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { measureHandshakes } from '../handshake/measure.js';
import { parseTarget } from '../handshake/target.js';
import { Failure } from '../model/failure.js';

/** @import { MeasureOptions } from '../handshake/measure.js' */
/** @import { HandshakeReport } from '../model/handshake.js' */

/**
 * Measures what a TLS connection to a server costs.
 * @param {string} target host, host:port, or https URL
 * @param {Omit<MeasureOptions, 'target' | 'ca' | 'client'> & Record<'ca' | 'cert' | 'key', string | null> & {cwd:
 *   string}} options how; paths relative to `cwd`, all in PEM: `ca` of certificates to trust, `cert` and `key` of the
 *   client's
 * @returns {Promise<HandshakeReport>} medians, and what they mean
 * @throws {Failure} `handshake-...`
 */
export async function measureServer(target, { ca, cert, key, cwd, ...options }) {
  const where = parseTarget(target);
  if ((cert === null) !== (key === null)) throw new Failure('handshake-key-alone');
  return measureHandshakes({
    ...options,
    target: where,
    ca: ca === null ? null : await readPem(ca, cwd),
    client: cert === null || key === null ? null : { cert: await readPem(cert, cwd), key: await readPem(key, cwd) },
  });
}

/**
 * @param {string} file as typed
 * @param {string} cwd absolute path that it is relative to
 * @returns {Promise<Buffer>} certificates or a key
 * @throws {Failure} `handshake-ca-unreadable`
 */
async function readPem(file, cwd) {
  try {
    return await readChecked(path.resolve(cwd, file), MOST_BYTES.certificates);
  } catch (error) {
    throw new Failure(
      'handshake-ca-unreadable',
      { path: file, reason: /** @type {NodeJS.ErrnoException} */ (error).code ?? 'unknown' },
      error,
    );
  }
}
