/** What a key has beside it in one object. */
import { openScript } from '../../src/source/script.js';

const optionsOf = (/** @type {string} */ before, /** @type {string} */ key) => {
  const source = `${before}\nsign('sha256', data, ${key});`;
  return openScript(source, '/srv/app.mjs').callAtLine(source.split('\n').length, 1)?.syntax?.keyOptions;
};

test.each([
  ['a passphrase', '', '{ key: pem, passphrase: process.env.PASSPHRASE }', ['passphrase']],
  ['in an object of that name', 'const SIGNING = { passphrase, key: PEM };', 'SIGNING', ['passphrase']],
  ['in a configuration', "const config = { jwt: { key: PEM, 'passphrase': secret } };", 'config.jwt', ['passphrase']],
  ['bytes', '', "{ key: der, type: 'pkcs8', format: 'der' }", ['format', 'type']],
  ['beside what is spread', '', '{ ...options, key: pem }', []],
  ['nothing of node:crypto', '', '{ key: pem, id: 7 }', []],
])('%s', (_title, before, key, options) => expect(optionsOf(before, key)).toEqual([null, null, options]));

test.each([
  ['no object', 'const PEM = process.env.KEY;', 'PEM'],
  ['an object without a key', '', '{ passphrase }'],
  ['what a function makes', '', 'optionsOf(pem)'],
])('%s', (_title, before, key) => expect(optionsOf(before, key)).toBeUndefined());
