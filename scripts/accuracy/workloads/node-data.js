import { workloadsOf } from '../workload.js';

const workload = workloadsOf('node:crypto', {
  setup: "const crypto = require('node:crypto');\nconst data = Buffer.alloc(1024, 7);",
});
const LARGE = { setup: 'const large = Buffer.alloc(1 << 20, 7);' };
const CIPHER = 'const key = Buffer.alloc(32, 1), iv = Buffer.alloc(16, 2), nonce = Buffer.alloc(12, 3);';
const GCM_ENCRYPTED = `${CIPHER}
const cipher = crypto.createCipheriv('aes-256-gcm', key, nonce);
const encrypted = Buffer.concat([cipher.update(data), cipher.final()]), tag = cipher.getAuthTag();`;
const CBC_ENCRYPTED = `${CIPHER}
const cipher = crypto.createCipheriv('aes-256-cbc', key, iv);
const encrypted = Buffer.concat([cipher.update(data), cipher.final()]);`;

/** Functions that process data: hashes, MACs, ciphers and the comparison. */
export const NODE_DATA = [
  workload('createHash sha256', 'hash', "crypto.createHash('sha256').update(data).digest('hex')"),
  workload('createHash sha256, 1 MB', 'hash', "crypto.createHash('sha256').update(large).digest()", LARGE),
  workload('createHash sha512', 'hash', "crypto.createHash('sha512').update(data).digest()"),
  workload('createHash sha1', 'hash', "crypto.createHash('sha1').update(data).digest('base64')"),
  workload('createHash md5', 'hash', "crypto.createHash('md5').update(data).digest('hex')"),
  workload('createHash sha3-256', 'hash', "crypto.createHash('sha3-256').update(data).digest()"),
  workload('createHash blake2b512', 'hash', "crypto.createHash('blake2b512').update(data).digest()"),
  workload('createHash ripemd160', 'hash', "crypto.createHash('ripemd160').update(data).digest()"),
  workload('Hash.copy', 'hash', 'hash.copy().digest()', {
    setup: "const hash = crypto.createHash('sha256').update(data);",
  }),
  workload('hash', 'hash', "crypto.hash('sha256', data)"),
  workload('createHmac sha256', 'hmac', "crypto.createHmac('sha256', 'a key').update(data).digest('hex')"),
  workload('createHmac sha512, 1 MB', 'hmac', "crypto.createHmac('sha512', 'a key').update(large).digest()", LARGE),
  workload('createMac', 'mac', "crypto.createMac('hmac', key, { digest: 'sha256' }).update(data).final()", {
    since: 26,
    setup: 'const key = Buffer.alloc(32, 1);',
  }),
  workload(
    'createCipheriv aes-256-gcm',
    'cipher.encrypt',
    "[cipher = crypto.createCipheriv('aes-256-gcm', key, nonce), cipher.update(data), cipher.final(), cipher.getAuthTag()]",
    { setup: `${CIPHER}\nlet cipher;` },
  ),
  workload(
    'createDecipheriv aes-256-gcm',
    'cipher.decrypt',
    "crypto.createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(tag).update(encrypted)",
    { setup: GCM_ENCRYPTED },
  ),
  workload(
    'createCipheriv aes-256-cbc',
    'cipher.encrypt',
    "crypto.createCipheriv('aes-256-cbc', key, iv).update(data, undefined, 'base64')",
    { setup: CIPHER },
  ),
  workload(
    'createDecipheriv aes-256-cbc',
    'cipher.decrypt',
    "crypto.createDecipheriv('aes-256-cbc', key, iv).update(encrypted, undefined, 'latin1')",
    { setup: CBC_ENCRYPTED },
  ),
  workload(
    'createCipheriv aes-128-ctr, 1 MB',
    'cipher.encrypt',
    "crypto.createCipheriv('aes-128-ctr', key.subarray(16), iv).update(large)",
    { setup: `${CIPHER}\n${LARGE.setup}` },
  ),
  workload(
    'createCipheriv chacha20-poly1305',
    'cipher.encrypt',
    "crypto.createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 }).update(data)",
    { setup: CIPHER },
  ),
  workload('Cipheriv.update of one cipher', 'cipher.encrypt', 'cipher.update(data)', {
    setup: `${CIPHER}\nconst cipher = crypto.createCipheriv('aes-256-cbc', key, iv);`,
  }),
  workload('Cipheriv as a stream', 'cipher.encrypt', '[cipher.write(large), cipher.read()]', {
    setup: `${CIPHER}\n${LARGE.setup}\nconst cipher = crypto.createCipheriv('aes-256-cbc', key, iv);`,
  }),
  workload('Hash as a stream', 'hash', 'hash.write(large)', {
    setup: `${LARGE.setup}\nconst hash = crypto.createHash('sha512');`,
  }),
  workload('timingSafeEqual', 'compare', 'crypto.timingSafeEqual(data, data)', { setup: '' }),
  workload('timingSafeEqual, 64 KB', 'compare', 'crypto.timingSafeEqual(large, large)', {
    setup: 'const large = Buffer.alloc(65536, 7);',
  }),
];
