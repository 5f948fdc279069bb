'use strict';
// Messages come with a public key, and get a secret; what is printed is what they get.
const crypto = require('node:crypto');

const read = (byte, type) =>
  crypto.createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b656e04220420', 'hex'), Buffer.alloc(32, byte)]),
    format: 'der',
    type,
  });
const ours = read(7, 'pkcs8');
const senders = [1, 2, 3].map((byte) => crypto.createPublicKey(read(byte, 'pkcs8')));

async function secretFor(publicKey) {
  const secret = crypto.diffieHellman({ privateKey: ours, publicKey });
  return secret.toString('hex');
}

setImmediate(async () => {
  const secrets = new Set();
  for (let i = 0; i < 9_000; i++) secrets.add(await secretFor(senders[i % 3]));
  console.log([...secrets].join('\n'));
  const small = crypto.createPublicKey({
    key: Buffer.concat([Buffer.from('302a300506032b656e032100', 'hex'), Buffer.alloc(32)]),
    format: 'der',
    type: 'spki',
  });
  await secretFor(small).then(
    () => console.log('agreed on nothing'),
    () => console.log('refused'),
  );
});
