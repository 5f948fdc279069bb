import { frameFacts } from '../../src/attribute/frame-facts.js';
import { profileFromGrid } from '../support/text-grid.js';

const factsOf = (cell) => frameFacts(profileFromGrid(cell).frames)[0];

test.each([
  ['f@/app/app.js:1', 'user', ''],
  ['f@C:\\app\\app.js:1', 'user', ''],
  ['f@evalmachine.<anonymous>:1', 'user', ''],
  ['f@[worker eval]:1', 'user', ''],
  ['@[worker eval]-wrapper:6:6', 'node', ''],
  ['@[eval]-wrapper:6:6', 'node', ''],
  ['@[stdin]-wrapper:6:6', 'node', ''],
  ['f@/app/my_node_modules/x.js:1', 'user', ''],
  ['f@/app/node_modules/express/index.js:1', 'package', 'express'],
  ['f@/app/node_modules/a/node_modules/@noble/hashes/sha2.js:1', 'package', '@noble/hashes'],
  ['f@C:\\app\\node_modules\\express\\index.js:1', 'package', 'express'],
  ['f@node:internal/crypto/hash', 'node', ''],
  ['f', 'other', ''],
  ['f@/opt/cryptoprof/src/record/probe/probe.cjs:1', 'other', ''],
  ['f@/opt/node_modules/cryptoprof/src/record/probe/probe.cjs:1', 'other', ''],
  ['builtin:ArrayMap', 'other', ''],
  ['native:malloc@/app/node_modules/bcrypt/bcrypt.node', 'other', ''],
  ['wasm:wasm-function[3]', 'other', ''],
])('%s is the code of: %s %s', (cell, owner, name) => expect(factsOf(cell)).toMatchObject({ owner, package: name }));

test('a frame says what it is by itself', () => {
  expect(factsOf('pbkdf2Sync@node:internal/crypto/pbkdf2')).toMatchObject({
    match: { operation: 'kdf.pbkdf2', evidence: 'js-frame' },
    primitive: null,
  });
  expect(factsOf('native:sha256_block_data_order[openssl]')).toMatchObject({
    match: null,
    primitive: { algorithm: 'sha256' },
  });
  expect(factsOf('f@/app/app.js:1')).toMatchObject({ match: null, primitive: null, isWait: false });
});
