/** In what form a key is handed to a call, as far as its file tells. */
import { openScript } from '../../src/source/script.js';

const formOf = (/** @type {string} */ before, /** @type {string} */ key) => {
  const source = `${before}\nsign('sha256', data, ${key});`;
  return openScript(source, '/srv/app.mjs').callAtLine(source.split('\n').length, 1)?.syntax?.argumentForms[2];
};

describe('text or bytes that each call reads again', () => {
  test.each([
    ['a PEM', 'const PEM = `-----BEGIN PRIVATE KEY-----\nabc`;', 'PEM', 'text'],
    ['a literal', '', "'-----BEGIN PRIVATE KEY-----\\nabc'", 'text'],
    ['a file as text', "const pem = readFileSync('key.pem', 'utf8');", 'pem', 'text'],
    ['a file as bytes', "const pem = fs.readFileSync('key.pem');", 'pem', 'bytes'],
    ['a file by a promise', "const pem = await fs.promises.readFile('key.pem', 'utf8');", 'pem', 'text'],
    ['bytes as text', "const pem = fs.readFileSync('key.pem').toString();", 'pem', 'text'],
    ['the environment', '', 'process.env.SIGNING_KEY', 'text'],
    ['taken from it', 'const { SIGNING_KEY } = process.env;', 'SIGNING_KEY', 'text'],
    ['with its line ends put back', "const KEY = process.env.KEY.replace(/\\\\n/g, '\\n');", 'KEY', 'text'],
    ['one or the other', "const KEY = process.env.KEY ?? fs.readFileSync('key.pem', 'utf8');", 'KEY', 'text'],
    ['one or the other, once bytes', "const KEY = process.env.KEY || fs.readFileSync('key.pem');", 'KEY', 'bytes'],
    ['a property of a constant', 'const config = { key: process.env.KEY };', 'config.key', 'text'],
    ['in an object', 'const PEM = process.env.KEY;', '{ key: PEM, padding }', 'text'],
    [
      'a pair made as PEM',
      "const { privateKey } = generateKeyPairSync('ec', { namedCurve, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } });",
      'privateKey',
      'text',
    ],
    ['an exported key', "const pem = key.export({ type: 'pkcs8', format: 'pem' });", 'pem', 'text'],
  ])('%s', (_title, before, key, form) => expect(formOf(before, key)).toBe(form));
});

describe('keys that were read', () => {
  test.each([
    ['from PEM', 'const key = crypto.createPrivateKey(pem);', 'key'],
    ['on the spot', '', 'createPrivateKey(pem)'],
    ['a pair', "const { privateKey } = generateKeyPairSync('ed25519');", 'privateKey'],
    [
      'of which the other half is PEM',
      "const { privateKey } = generateKeyPairSync('ec', { namedCurve, publicKeyEncoding: { type: 'spki', format: 'pem' } });",
      'privateKey',
    ],
    ['in an object', 'const key = createSecretKey(bytes);', '{ key }'],
  ])('%s', (_title, before, key) => expect(formOf(before, key)).toBe('key'));
});

describe('what the file does not tell', () => {
  test.each([
    ['a parameter', '', '(key) => key'],
    ['a name that is not declared', '', 'KEY'],
    ['an import', "import { KEY } from './config.js';", 'KEY'],
    ['one of several', 'let key = process.env.KEY;\nkey = createPrivateKey(key);', 'key'],
    ['a pair by options that are not seen', "const { privateKey } = generateKeyPairSync('ec', options);", 'privateKey'],
    ['text that is no key', '', "'hunter2'"],
    ['text of something else', '', 'name.trim()'],
    ['either a key or text', 'const KEY = cached ?? process.env.KEY;', 'KEY'],
    ['a circle', 'const a = b; const b = a;', 'a'],
  ])('%s', (_title, before, key) => expect(formOf(before, key)).toBeNull());
});
