import path from 'node:path';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { measureHandshakes } from '../handshake/measure.js';
import { parseTarget } from '../handshake/target.js';
import { Failure } from '../model/failure.js';

/** @import { MeasureOptions } from '../handshake/measure.js' */
/** @import { HandshakeReport } from '../model/handshake.js' */

/**
 * Measures what a TLS connection to a server takes.
 * @param {string} target host, host:port, or https URL
 * @param {Omit<MeasureOptions, 'target' | 'ca'> & {ca: string | null, cwd: string}} options how; `ca`: path of
 *   certificates to trust, in PEM, relative to `cwd`
 * @returns {Promise<HandshakeReport>} medians, and what they mean
 * @throws {Failure} `handshake-...`
 */
export async function measureServer(target, { ca, cwd, ...options }) {
  const where = parseTarget(target);
  return measureHandshakes({ ...options, target: where, ca: ca === null ? null : await readCertificates(ca, cwd) });
}

/**
 * @param {string} file as it was typed
 * @param {string} cwd absolute path that it is relative to
 * @returns {Promise<Buffer>} certificates in PEM
 * @throws {Failure} `handshake-ca-unreadable`
 */
async function readCertificates(file, cwd) {
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
