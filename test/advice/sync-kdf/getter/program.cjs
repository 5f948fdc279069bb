'use strict';
// What a getter says before the call is no longer so after it, if others buy meanwhile.
const { pbkdf2Sync } = require('node:crypto');
const { setImmediate: nextTurn } = require('node:timers/promises');

class Wallet {
  coins = 5;

  get isEmpty() {
    return this.coins <= 0;
  }

  spend() {
    this.coins -= 1;
  }
}

const wallet = new Wallet();

async function buy(id) {
  await nextTurn();
  if (wallet.isEmpty) return `${id} is refused`;
  const receipt = pbkdf2Sync(id, `of ${id}`, 60_000, 32, 'sha256');
  wallet.spend();
  return `${id} has ${receipt.toString('hex')}`;
}

Promise.all(Array.from({ length: 8 }, (_, turn) => buy(`order ${turn}`))).then((lines) =>
  console.log(lines.join('\n'), wallet.coins),
);
