'use strict';
// Documents are signed on the event loop; what is printed is whether they verify, and that others do not.
const crypto = require('node:crypto');

const { privateKey, publicKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 3072 });

class Signer {
  async seal(document) {
    const signature = crypto.sign('sha256', Buffer.from(document), privateKey).toString('base64');
    return { document, signature };
  }
}

async function main() {
  const signer = new Signer();
  const results = [];
  for (let i = 0; i < 200; i++) {
    const { document, signature } = await signer.seal(`document ${i}`);
    const verify = (text) => crypto.verify('sha256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
    results.push([document, signature.length, verify(document), verify(`${document}!`)].join(' '));
  }
  console.log(results.join('\n'));
}

setImmediate(main);
