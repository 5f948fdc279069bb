import path from 'node:path';
import { readChecked } from '../../files/checked-file.js';
import { MOST_BYTES } from '../../files/limits.js';
import { measureHandshakes } from '../../handshake/measure.js';
import { parseTarget } from '../../handshake/target.js';
import { Failure } from '../../model/failure.js';
import { handshakeTerminal } from '../../writers/terminal/handshake.js';
import { handshakeJson } from '../../writers/json.js';
import { tell, usesColor, widthOf, write } from '../io.js';
import { save } from '../output-files.js';

/** @import { Io } from '../io.js' */

/**
 * Options of `cryptoprof handshake`, as commander has parsed them.
 * @typedef {object} HandshakeFlags
 * @property {number} samples connections of each kind
 * @property {number} rate requests per second
 * @property {string} [ca] path of certificates to trust
 * @property {boolean} [insecure]
 * @property {string} [servername]
 * @property {number} timeout s
 * @property {string | true} [json] path, or `-`
 * @property {boolean} color
 */

/**
 * Measures what a connection to a server takes.
 * @param {string} target as it was typed
 * @param {HandshakeFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 * @returns {Promise<void>} when everything is written
 * @throws {Failure} `handshake-...`, or what is wrong with a file
 */
export async function handshakeCommand(target, flags, io, version) {
  const { samples, rate, insecure = false, servername = null, timeout, json } = flags;
  const where = parseTarget(target);
  const ca = flags.ca === undefined ? null : await readCa(flags.ca, io.cwd);
  if (insecure)
    await tell(
      io.stderr,
      'cryptoprof: --insecure: the certificate is not checked, so whoever answers may be anybody.\n',
    );
  const report = await measureHandshakes({
    target: where,
    samples,
    rate,
    ca,
    verify: !insecure,
    servername,
    timeoutMs: timeout * 1000,
    version,
  });
  const isText = json === undefined;
  const toStdout = json === true || json === '-';
  if (isText || !toStdout)
    await write(
      io.stdout,
      handshakeTerminal(report, {
        width: widthOf(io.stdout, io.env),
        color: usesColor(io.stdout, io.env, flags.color),
      }),
    );
  if (toStdout) await write(io.stdout, handshakeJson(report));
  else if (json !== undefined) await save(path.resolve(io.cwd, json), handshakeJson(report), '--json');
}

/**
 * @param {string} file as it was typed
 * @param {string} cwd absolute path that it is relative to
 * @returns {Promise<Buffer>} certificates in PEM
 * @throws {Failure} `handshake-ca-unreadable`
 */
async function readCa(file, cwd) {
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
