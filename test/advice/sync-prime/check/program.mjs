// Primes that others send are checked; prints which ones are primes.
import { checkPrimeSync, getDiffieHellman } from 'node:crypto';

const prime = getDiffieHellman('modp14').getPrime();
const composite = Buffer.from(prime);
composite[prime.length - 1] -= 2;

async function isPrime(candidate) {
  return checkPrimeSync(candidate, { checks: 10 });
}

setImmediate(async () => {
  const answers = [];
  for (let i = 0; i < 4; i++) answers.push(await isPrime(prime), await isPrime(composite));
  console.log(answers.join(' '));
});
