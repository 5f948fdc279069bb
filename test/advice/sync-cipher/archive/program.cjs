'use strict';
// Archives are encrypted in one piece on the event loop; what is printed tells every byte of the result, and its tag.
const crypto = require('crypto');

const key = Buffer.alloc(32, 1);
const archive = Buffer.alloc(32 * 1024 * 1024, 'archive');

async function seal(data, number) {
  const cipher = crypto.createCipheriv('aes-256-gcm', key, Buffer.alloc(12, number));
  cipher.setAAD(Buffer.from('header'));
  const sealed = cipher.update(data);
  const last = cipher.final();
  return crypto.createHash('sha256').update(sealed).update(last).update(cipher.getAuthTag()).digest('hex');
}

async function main() {
  const digests = [];
  for (let i = 0; i < 4; i++) {
    digests.push(await seal(archive, i));
    await new Promise((resolve) => { setTimeout(resolve, 2); });
  }
  for (const sent of ['{"length":3}', '[1,2]', '{"type":"Buffer","data":[104]}', '{"buffer":"abc"}', 'null'])
    digests.push(await seal(JSON.parse(sent), 9).catch(({ code }) => code));
  console.log(digests.join('\n'));
}

setImmediate(main);
