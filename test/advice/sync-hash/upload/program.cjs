'use strict';
// Uploads are hashed in one piece on the event loop.
const crypto = require('crypto');

const upload = Buffer.alloc(24 * 1024 * 1024, 'upload');

async function fingerprint(data) {
  return crypto.createHash('sha512').update(data).digest('hex');
}

async function main() {
  const digests = [];
  for (let i = 0; i < 10; i++) {
    digests.push(await fingerprint(upload.subarray(i)));
    await new Promise((resolve) => { setTimeout(resolve, 2); });
  }
  digests.push(await fingerprint('text'), await fingerprint(''), await fingerprint(new Uint16Array([1, 2, 3])));
  for (const sent of ['{"length":3}', '[1,2]', '{"type":"Buffer","data":[104]}', '{"buffer":"abc"}', 'null'])
    digests.push(await fingerprint(JSON.parse(sent)).catch(({ code }) => code));
  digests.push(await fingerprint().catch(({ code }) => code));
  console.log(digests.join('\n'));
}

setImmediate(main);
