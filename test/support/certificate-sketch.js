/**
 * rsa-certificate's sketch, followed to the letter: its command makes a key and a request, a CA signs it, and the
 * server has both certificates.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { profiled } from './advice-cases.js';
import { runProcess } from './cli-process.js';
import { newDirectory } from './directories.js';

/** @import { AdviceCase } from './advice-cases.js' */

const run = promisify(execFile);

/** The self-signed certificate of the case is the CA of this test. */
const SIGN = [
  'x509',
  '-req',
  '-in',
  'ec.csr',
  '-CA',
  'tls-cert.pem',
  '-CAkey',
  'tls-key.pem',
  '-CAcreateserial',
  '-copy_extensions',
  'copyall',
  '-days',
  '2',
  '-out',
  'ec-cert.pem',
];

const BOTH = { KEYS: 'ec-key.pem,tls-key.pem', CERTS: 'ec-cert.pem,tls-cert.pem' };

/**
 * @param {AdviceCase} advice the case `server`
 * @param {string} node absolute path of the Node that runs it
 * @returns {Promise<{before: string[], after: string[], certificates: (string | undefined)[], rules: string[]}>} what
 *   clients were answered with the RSA certificate alone and with both; types of the certificates that the report names
 *   then, and rules that speak
 */
export async function certificateSketch({ directory, program }, node) {
  const cwd = newDirectory();
  for (const name of readdirSync(directory)) copyFileSync(path.join(directory, name), path.join(cwd, name));
  const answers = async (/** @type {Record<string, string>} */ env) =>
    JSON.parse((await runProcess([node, program], { cwd, env })).out);
  const before = await answers({});
  const { findings } = (await profiled(cwd, program, node)).report;
  const command =
    findings
      .find(({ rule }) => rule === 'rsa-certificate')
      ?.advice.slice(0, 2)
      .join('\n') ?? '';
  await run('sh', ['-c', command], { cwd, env: { ...process.env, NAME: 'localhost' } });
  await run('openssl', SIGN, { cwd });
  const after = await answers(BOTH);
  const { tls, findings: left } = (await profiled(cwd, program, node, BOTH)).report;
  const servers = (tls?.peers ?? []).filter(({ role }) => role === 'server');
  return {
    before,
    after,
    certificates: servers.map(({ certificate }) => certificate?.type),
    rules: left.map(({ rule }) => rule),
  };
}
