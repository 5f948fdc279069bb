import { readdirSync, readFileSync } from 'node:fs';
import { ASYNC_COUNTERPART, equivalentsIn } from '../../../src/catalogue/index.js';
import { syntaxIn } from '../../support/call-syntax.js';

const SHARED = new URL('../../../src/rules/shared/', import.meta.url);

/** Names that edits declare, where the calls of these functions give them as literals; `default` is no name in a file. */
const IN_CALLS = /(?:freeName|nameToImport|promisifiedName)\)?\(([^;]*?)\);/g;
const asWritten = readdirSync(SHARED)
  .map((file) => readFileSync(new URL(file, SHARED), 'utf8'))
  .flatMap((text) => [...text.matchAll(IN_CALLS)])
  .flatMap(([, args]) => [...args.matchAll(/'(\w+)'/g)].map(([, name]) => name))
  .filter((name) => name !== 'default');
const ofReaders =
  'privateKeyOf publicKeyOf privateKeyFrom publicKeyFrom secretKeyOf signingKeyOf verifyingKeyOf secretOf readPrivateKey readPublicKey createSecretKey readPKCS8 readSPKI readX509';
const others = 'keepDerived updateInPieces cipherInPieces signAsync verifyAsync nativeBcrypt askAgent askSession';
const ofPackages = ['bcryptjs', 'bcrypt', '@node-rs/argon2', 'pbkdf2', 'scrypt-js', '@noble/hashes']
  .flatMap(equivalentsIn)
  .map(({ by }) => by.local);

test('a file with very many names still tells each that an edit may declare', () => {
  const preferred = [
    ...new Set([
      ...asWritten,
      ...ofReaders.split(' '),
      ...others.split(' '),
      ...ofPackages,
      ...Object.values(ASYNC_COUNTERPART),
    ]),
  ];
  expect(preferred).toEqual(expect.arrayContaining(['inTurn', 'keepRead', 'serialize', 'derivedKey', 'diffieHellman']));
  const many = Array.from({ length: 301 }, (_, index) => `x${index}`);
  const { taken } = syntaxIn(`var ${[...many, ...preferred].join()}; |f();`);
  expect(preferred.filter((name) => !taken.includes(name))).toEqual([]);
});
