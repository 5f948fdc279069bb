'use strict';
// Takes what a client sends: a standard prime, a smaller one, another generator, something that is no prime.
const { createDiffieHellman, getDiffieHellman } = require('node:crypto');

const [STANDARD, SMALLER] = ['modp14', 'modp5'].map((name) => getDiffieHellman(name).getPrime());
const PEERS = new Map([[STANDARD, [2, 5]], [SMALLER, [2]]].flatMap(([prime, generators]) => generators.map((generator) => [prime.length + generator, createDiffieHellman(prime, generator)])));

function side(prime, encoding, generator) {
  return createDiffieHellman(prime, encoding, generator);
}

function agree(peer, ...sent) {
  const own = side(...sent);
  peer.generateKeys();
  own.generateKeys();
  const isSame = own.computeSecret(peer.getPublicKey()).equals(peer.computeSecret(own.getPublicKey()));
  return `${isSame} ${own.verifyError} ${own.getPrime().length} ${own.getGenerator('hex')}`;
}

function refusal(...sent) {
  try {
    return `none ${side(...sent).verifyError}`;
  } catch ({ code }) {
    return code;
  }
}

setImmediate(() => {
  const standard = PEERS.get(STANDARD.length + 2);
  for (let i = 0; i < 4; i++) console.log(agree(standard, STANDARD.toString('hex'), 'hex', 2));
  console.log(agree(PEERS.get(STANDARD.length + 5), STANDARD, 5));
  console.log(agree(PEERS.get(SMALLER.length + 2), SMALLER.toString('base64'), 'base64'));
  console.log(refusal(Buffer.from([0, 8])), refusal(STANDARD, 'hex', 1), refusal(true), refusal(), refusal({ length: 3 }, 'hex'), refusal([1, 2], 'hex'));
});
