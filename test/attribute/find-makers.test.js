/**
 * A stream's HMAC is no hash, and a Decipher encrypts nothing: what made the object tells, also where nobody's code is
 * on the stack.
 */
import { profileFromGrid } from '../support/text-grid.js';
import { answerOf, onlySite, operationTicks, reportOf } from './grid-report.js';

const FILE = '/app/app.js';
const PIPED = (frame, leaf, ...between) => [
  'Readable.on@node:internal/streams/readable',
  'Writable.write@node:internal/streams/writable',
  'Transform._write@node:internal/streams/transform',
  frame,
  ...between,
  `native:${leaf}[openssl]`,
];
const HASH = PIPED('_transform@node:internal/crypto/hash', 'sha256_block_data_order');
const CIPHER = PIPED('_transform@node:internal/crypto/cipher', 'aesni_cbc_encrypt');
const SIGN = PIPED('_write@node:internal/crypto/sig', 'sha256_block_data_order');
const USER = `main@${FILE}:1.1:2.1`;

/**
 * @param {string[][]} columns frames of each sample
 * @param {string} source of the only file, which is on the stack of another sample
 */
function report(columns, source) {
  const all = [[USER], ...columns];
  const rows = Math.max(...all.map((cells) => cells.length));
  const grid = Array.from({ length: rows }, (_, row) => all.map((cells) => cells[row] ?? '-').join('  ')).join('\n');
  return profileFromGrid(grid, { sources: { [FILE]: source } });
}
const operations = (columns, source) => operationTicks(reportOf([report(columns, source)]));

test('what signs cookies says nothing of a signature of WebCrypto', () => {
  const subtle = ['sign@node:internal/crypto/webcrypto', 'signVerify@node:internal/crypto/webcrypto'];
  expect(operations([subtle], "exports.sign = (text, key) => crypto.createHmac('sha1', key).update(text);")).toEqual({
    sign: 1,
  });
});

describe('what is piped', () => {
  test.each([
    ['an HMAC', HASH, "input.pipe(crypto.createHmac('sha256', key));", 'hmac sha256'],
    ['a hash', HASH, "input.pipe(crypto.createHash('sha256'));", 'hash sha256'],
    [
      'an HMAC, beside hashes that are no streams',
      HASH,
      "const mac = crypto.createHmac('sha256', key); input.pipe(mac); const id = crypto.createHash('sha256').update(name).digest();",
      'hmac sha256',
    ],
    [
      'one or the other',
      HASH,
      "input.pipe(crypto.createHmac('sha256', key)); input.pipe(crypto.createHash('sha256'));",
      'hash-or-hmac sha256',
    ],
    ['a comment is no call', HASH, '// createHmac(\ninput.pipe(other);', 'hash-or-hmac sha256'],
    [
      'a decipher',
      CIPHER,
      "pipeline(input, crypto.createDecipheriv('aes-256-cbc', key, iv), output);",
      'cipher.decrypt aes-256-cbc',
    ],
    [
      'a cipher',
      CIPHER,
      "pipeline(input, crypto.createCipheriv('aes-256-cbc', key, iv), output);",
      'cipher.encrypt aes-256-cbc',
    ],
    [
      'both',
      CIPHER,
      "f(crypto.createCipheriv('aes-256-cbc', key, iv), crypto.createDecipheriv('aes-256-cbc', key, iv));",
      'cipher aes-cbc',
    ],
    ['a verification', SIGN, "input.pipe(crypto.createVerify('sha256'));", 'verify sha256'],
  ])('%s', (_, column, source, operation) => expect(operations([column], source)).toEqual({ [operation]: 1 }));

  test('is known without the source another time', () => {
    const profile = report([HASH, CIPHER], "f(createHmac('sha256', key), createDecipheriv('aes-256-cbc', key, iv))");
    const { report: first, recording } = answerOf([profile]);
    expect(operationTicks(first)).toEqual({ 'hmac sha256': 1, 'cipher.decrypt aes-256-cbc': 1 });
    expect(reportOf([{ ...recording.profiles[0], sources: new Map() }])).toEqual(first);
  });

  test('is what the binding says in other samples of it', () => {
    const seen = PIPED(
      '_transform@node:internal/crypto/hash',
      'sha256_block_data_order',
      'native:node::crypto::Hmac::HmacUpdate(v8::FunctionCallbackInfo<v8::Value> const&)',
    );
    expect(operations([seen, HASH], '')).toEqual({ 'hmac sha256': 2 });
  });
});

describe('a method of an object that was made elsewhere', () => {
  const at = (source, name) => source.indexOf(name) + 1;
  test.each([
    ['update@node:internal/crypto/cipher', 'cipher.decrypt', "crypto.createDecipheriv('aes-256-cbc', key, iv)"],
    ['update@node:internal/crypto/cipher', 'cipher.encrypt', "crypto.createCipheriv('aes-256-cbc', key, iv)"],
    ['update@node:internal/crypto/hash', 'hmac', "crypto.createHmac('sha256', key)"],
  ])('%s is %s', (frame, operation, maker) => {
    const source = `function feed(object, data) { object.update(data); } feed(${maker}, data);`;
    expect(
      onlySite(`feed@${FILE}:1:1.${at(source, 'update')}\n${frame}`, { sources: { [FILE]: source } }),
    ).toMatchObject({ operation, line: 1 });
  });
});

describe('the stream is called after what made it', () => {
  test.each([
    ['_transform@node:internal/crypto/hash', "crypto.createHmac('sha256', key)", 'createHmac stream'],
    ['_transform@node:internal/crypto/hash', "crypto.createHash('sha256')", 'createHash stream'],
    [
      '_flush@node:internal/crypto/cipher',
      "crypto.createDecipheriv('aes-256-cbc', key, iv)",
      'createDecipheriv stream',
    ],
    [
      '_transform@node:internal/crypto/cipher',
      "crypto.createCipheriv('aes-256-cbc', key, iv)",
      'createCipheriv stream',
    ],
    ['_write@node:internal/crypto/sig', "crypto.createVerify('sha256')", 'createVerify stream'],
  ])('%s of %s', (frame, maker, api) => {
    const source = `const stream = ${maker};\nstream.end(data);`;
    expect(
      onlySite(`f@${FILE}:1:2.8\nWritable.end@node:internal/streams/writable\n${frame}`, {
        sources: { [FILE]: source },
      }).api,
    ).toBe(api);
  });
});

test('makers in several files must agree', () => {
  const profile = report([HASH], "createHmac('sha256', key)");
  profile.sources.set('/app/other.js', "createHash('sha256')");
  expect(operationTicks(reportOf([profile]))).toEqual({ 'hash-or-hmac sha256': 1 });
});

test('a stream that may be a hash or an HMAC is not called after either', () => {
  const source = 'function f(stream) {\n  stream.end(data);\n}';
  expect(
    onlySite(`f@${FILE}:1.11:2.10\nWritable.end@node:internal/streams/writable\n_transform@node:internal/crypto/hash`, {
      sources: { [FILE]: source },
    }),
  ).toMatchObject({ operation: 'hash-or-hmac', api: 'createHash or createHmac stream' });
});
