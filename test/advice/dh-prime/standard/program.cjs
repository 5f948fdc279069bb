'use strict';
// Agrees on keys with a peer whose object was made before, by the group's name: only this side is edited.
// A private key has some 225 bits: one of 512 begins with a zero byte too many for 28 bytes.
const crypto = require('crypto');

const peer = crypto.getDiffieHellman('modp14');
peer.generateKeys();
const prime = peer.getPrime();

function side(sent, encoding) {
  return crypto.createDiffieHellman(sent, encoding);
}

function agree(...sent) {
  const own = side(...sent);
  own.generateKeys();
  return own.computeSecret(peer.getPublicKey()).equals(peer.computeSecret(own.getPublicKey())) && own.getPrivateKey().length >= 24;
}

/** With a key that is set, what is sent is the same in each run. */
function described(own) {
  own.setPrivateKey(Buffer.alloc(32, 7));
  const sent = own.generateKeys('hex');
  own.setPublicKey(sent, 'hex');
  return [own.constructor.name, own instanceof crypto.DiffieHellman, own.verifyError, own.getGenerator('hex'), own.getPrime('hex').slice(16, 32), sent.slice(0, 32)].join(' ');
}

setImmediate(() => {
  console.log(agree(prime), agree(prime.toString('hex'), 'hex'), agree(prime.toString('base64'), 'base64'), agree(prime, 2), agree(prime, undefined));
  console.log(described(side(prime)));
});
