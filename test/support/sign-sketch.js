/** Runs the sketches of sync-sign for the methods of Sign and Verify, with text. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisifiedSketch } from '../../src/rules/shared/promisified.js';
import { originalOf } from './advice-cases.js';
import { runProcess } from './cli-process.js';
import { newDirectory } from './directories.js';

/** @import { AdviceCase } from './advice-cases.js' */

const WITH = '// with: ';
const BYTES = / in bytes: (Buffer\.from\(text\))(?:, (Buffer\.from\(signature, 'hex'\)))?/;

/**
 * @param {AdviceCase} advice case of sync-sign whose program uses the methods
 * @param {string} node absolute path of the Node that runs it
 * @returns {Promise<Record<string, boolean>>} what holds, each of which must be true
 */
export async function signSketchAnswers(advice, node) {
  const cwd = newDirectory();
  const { findings } = (await originalOf(advice, node)).report;
  // Verifying RSA is so cheap that no finding is about it.
  const sketches = [findings.find(({ rule }) => rule === 'sync-sign')?.advice ?? [], promisifiedSketch('verify')];
  const [[signed], [verified]] = sketches;
  const withs = sketches
    .flat()
    .filter((line) => line.startsWith(WITH))
    .map((line) => line.slice(WITH.length));
  const [[, data = 'text'], [, , bytes = 'signature']] = sketches.map((lines) => BYTES.exec(lines.join('\n')) ?? []);
  writeFileSync(
    path.join(cwd, 'sketch.cjs'),
    [
      "const crypto = require('node:crypto');",
      "const { promisify } = require('node:util');",
      ...withs,
      'async function main() {',
      "  const [algorithm, text] = ['sha256', 'pässe'];",
      "  const { privateKey, publicKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 });",
      "  const old = crypto.createSign(algorithm).update(text).sign(privateKey, 'hex');",
      '  const signSketch = async (data) => {',
      `    ${signed}`,
      '    return signature;',
      '  };',
      '  const verifySketch = async (data, signature) => {',
      `    ${verified}`,
      '    return isValid;',
      '  };',
      `  const signature = await signSketch(${data});`,
      '  console.log(JSON.stringify({',
      "    isSame: signature.toString('hex') === old,",
      `    isValid: await verifySketch(${data}, ${bytes.replace('signature', 'old')}),`,
      "    isRefused: !await verifySketch(Buffer.from('passe'), Buffer.from(old, 'hex')),",
      '  }));',
      '}',
      'main();',
    ].join('\n'),
  );
  const { out, err } = await runProcess([node, 'sketch.cjs'], { cwd });
  if (err !== '') throw new Error(err);
  return JSON.parse(out);
}
