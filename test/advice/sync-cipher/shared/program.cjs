'use strict';
// Two parts of one stream are encrypted, one after the other: in pieces that take turns, neither could be decrypted.
const crypto = require('crypto');

const archive = Buffer.alloc(24 * 1024 * 1024, 'archive');
const sealer = crypto.createCipheriv('aes-256-ctr', Buffer.alloc(32, 1), Buffer.alloc(16, 2));
const opener = crypto.createDecipheriv('aes-256-ctr', Buffer.alloc(32, 1), Buffer.alloc(16, 2));

async function seal(part) {
  const sealed = sealer.update(part);
  return sealed;
}

setImmediate(async () => {
  for (let i = 0; i < 4; i++) {
    const parts = await Promise.all([seal(archive), seal(archive.subarray(i))]);
    console.log(parts.map((part) => opener.update(part).subarray(0, 7).toString()).join(' '));
  }
});
