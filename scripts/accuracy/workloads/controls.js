import { workloadsOf } from '../workload.js';

const workload = workloadsOf('control');

const HASH_LOOP = `function sha256(text) {
  let hash = 0x811c9dc5;
  for (let round = 0; round < 64; round++) for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}`;
const POWER = `function modPow(base, exponent, modulus) {
  let result = 1n;
  for (let b = base % modulus, e = exponent; e > 0n; e >>= 1n, b = (b * b) % modulus) if (e & 1n) result = (result * b) % modulus;
  return result;
}
const modulus = (1n << 1024n) - 105n, base = 0x1234567n ** 30n;`;
const SERVER = `const http = require('node:http');
const server = http.createServer((request, response) => response.end('x'.repeat(1000))).listen(0);
const get = () => new Promise((done, fail) => http.get({ port: server.address().port }, (response) => response.resume().on('end', done)).on('error', fail));`;

/** Programs without any cryptography, some of which look like it. */
export const CONTROLS = [
  workload('JSON', [], 'JSON.parse(JSON.stringify(value))', {
    setup: 'const value = Array.from({ length: 200 }, (_, id) => ({ id, name: `user ${id}`, tags: ["a", "b"] }));',
  }),
  workload('zlib', [], 'zlib.gunzipSync(zlib.gzipSync(data))', {
    setup: "const zlib = require('node:zlib');\nconst data = Buffer.from('some text, '.repeat(2000));",
  }),
  workload('base64', [], "Buffer.from(data.toString('base64'), 'base64')", {
    setup: 'const data = Buffer.alloc(65536, 7);',
  }),
  workload('BigInt modular power', [], 'modPow(base, modulus - 2n, modulus)', { setup: POWER }),
  workload('a function named sha256', [], "sha256('some text of a few words')", { setup: HASH_LOOP }),
  workload('an object named crypto', [], "crypto.createHash('sha256').update('x').digest()", {
    setup:
      'const crypto = { createHash: () => crypto, update: () => crypto, digest: () => Array.from({ length: 500 }, (_, i) => Math.sqrt(i)).join() };',
  }),
  workload('fs', [], "fs.readFileSync(__filename, 'utf8')", { setup: "const fs = require('node:fs');" }),
  workload('RegExp', [], "text.replace(/(\\w+), (\\w+)/g, '$2 $1')", {
    setup: "const text = 'crypto, hash and key, cipher; '.repeat(500);",
  }),
  workload('sorting', [], 'numbers.toSorted((a, b) => a - b)', {
    setup: 'const numbers = Array.from({ length: 5000 }, (_, i) => Math.sin(i));',
  }),
  { ...workload('plain HTTP', [], 'get()', { setup: SERVER }), isAsync: true },
];
