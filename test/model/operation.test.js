import { mayBeSameOperation } from '../../src/model/operation.js';

test.each([
  ['hash', 'hash', true],
  ['hash', 'hmac', false],
  ['hash-or-hmac', 'hash', true],
  ['hmac', 'hash-or-hmac', true],
  ['hash-or-hmac', 'mac', false],
  ['keygen', 'keygen.rsa', true],
  ['keygen.rsa', 'keygen', true],
  ['keygen.rsa', 'keygen.ec', false],
  ['other', 'tls.record', true],
])('%s may be %s: %p', (a, b, same) => expect(mayBeSameOperation(a, b)).toBe(same));
