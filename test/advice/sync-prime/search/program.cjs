'use strict';
// Primes are searched for on the event loop; what is printed is that they are primes, and how long.
const { generatePrimeSync, checkPrimeSync } = require('crypto');

const search = async (bits) => generatePrimeSync(bits, { bigint: true });

async function main() {
  const found = [];
  for (let i = 0; i < 12; i++) {
    const prime = await search(1024);
    found.push(`${prime.toString(2).length} ${checkPrimeSync(prime)} ${checkPrimeSync(prime + 2n ** 1024n)}`.split(' ').slice(0, 2).join(' '));
  }
  console.log(found.join('\n'));
}

setImmediate(main);
