/** In what form a key is handed to a call, if another file of the program says so. */
import { ProgramCallers } from '../../../src/source/callers/program-callers.js';
import { scriptOpener } from '../../../src/source/script.js';

const PEM = 'const KEY = `-----BEGIN PRIVATE KEY-----\nabc`;';

/**
 * @param {Record<string, string>} others files by name
 * @param {string} before lines above the call
 * @param {string} key its key
 * @returns what is known of the key
 */
function keyOf(others, before, key) {
  const text = `${before}\nf(data, ${key});`;
  const files = { 'app.js': text, ...others };
  const sources = new Map(Object.entries(files).map(([name, source]) => [`/app/${name}`, source]));
  const scriptOf = scriptOpener(sources);
  const { range } = scriptOf('/app/app.js').callAt(text.lastIndexOf('f(data')).syntax;
  return new ProgramCallers(sources, scriptOf, () => false).keys('/app/app.js', range)[1];
}

const formOf = (/** @type {Parameters<typeof keyOf>} */ ...args) => keyOf(...args).form;

const CONFIG = {
  'keys.js': `${PEM}\nexport { KEY };\nexport const PUBLIC = process.env.PUBLIC;`,
  'config.js':
    "import { KEY, PUBLIC } from './keys.js';\nexport const config = { jwt: { key: KEY, publicKey: PUBLIC } };\nexport default config;",
};

describe('text', () => {
  test.each([
    ['an import', CONFIG, "import { KEY } from './keys.js';", 'KEY'],
    ['under another name', CONFIG, "import { KEY as key } from './keys.js';", 'key'],
    ['all of a module', CONFIG, "import * as keys from './keys.js';", 'keys.KEY'],
    ['of a configuration that imports it', CONFIG, "import { config } from './config.js';", 'config.jwt.key'],
    ['of its default export', CONFIG, "import config from './config.js';", 'config.jwt.publicKey'],
    ['taken from it', CONFIG, "import { config } from './config.js';\nconst { key } = config.jwt;", 'key'],
    ['in options', CONFIG, "import { KEY } from './keys.js';", '{ key: KEY, dsaEncoding }'],
    [
      'exported once more',
      { ...CONFIG, 'all.js': "export { KEY } from './keys.js';" },
      "import { KEY } from './all.js';",
      'KEY',
    ],
    ['CommonJS', { 'keys.js': `${PEM}\nmodule.exports = { KEY };` }, "const { KEY } = require('./keys');", 'KEY'],
    [
      'a property of exports',
      { 'keys.js': 'exports.KEY = process.env.KEY;' },
      "const keys = require('./keys');",
      'keys.KEY',
    ],
    ['all that is exported', { 'key.js': `${PEM}\nmodule.exports = KEY;` }, "const key = require('./key');", 'key'],
    [
      'frozen',
      { 'c.js': 'module.exports = Object.freeze({ key: process.env.KEY });' },
      "const c = require('./c');",
      'c.key',
    ],
  ])('%s', (_, files, before, key) => expect(formOf(files, before, key)).toBe('text'));
});

test('a key that was read there', () =>
  expect(
    formOf(
      {
        'k.js':
          "import { createPrivateKey } from 'node:crypto';\nexport const key = createPrivateKey(process.env.KEY);",
      },
      "import { key } from './k.js';",
      'key',
    ),
  ).toBe('key'));

describe('what the files do not tell', () => {
  test.each([
    ['a package', {}, "import { KEY } from 'config';", 'KEY'],
    ['a file that is not there', {}, "import { KEY } from './keys.js';", 'KEY'],
    ['what the file does not export', CONFIG, "import { OTHER } from './keys.js';", 'OTHER'],
    [
      'what is set later',
      { 'c.js': 'export let key = process.env.KEY;\nkey = read(key);' },
      "import { key } from './c.js';",
      'key',
    ],
    [
      'what may be overridden',
      { 'c.js': 'module.exports = { key: process.env.KEY, ...own };' },
      "const c = require('./c');",
      'c.key',
    ],
    [
      'files that import each other',
      { 'a.js': "export { k } from './b.js';", 'b.js': "export { k } from './a.js';" },
      "import { k } from './a.js';",
      'k',
    ],
  ])('%s', (_, files, before, key) => expect(formOf(files, before, key)).toBeNull());
});

test('what it has beside it in one object', () => {
  const files = { 'c.js': 'exports.signing = { key: process.env.KEY, passphrase: process.env.PASSPHRASE };' };
  const signing = { form: 'text', options: ['passphrase'] };
  expect(keyOf(files, "const config = require('./c');", 'config.signing')).toEqual(signing);
  expect(keyOf(CONFIG, "import { KEY } from './keys.js';", 'KEY')).toEqual({ form: 'text', options: null });
});
