import { isOpensslLibrary } from '../../src/symbols/openssl-code.js';

test.each([
  ['/usr/lib/x86_64-linux-gnu/libcrypto.so.3', true],
  ['/usr/lib/libssl.so.1.1', true],
  ['/lib/libcrypto.so', true],
  ['/opt/homebrew/opt/openssl@3/lib/libcrypto.3.dylib', true],
  ['C:\\node\\libcrypto-3-x64.dll', true],
  ['/usr/lib/libcryptopp.so.8', false],
  ['/usr/lib/libcrypto.so.d/libz.so', false],
  ['/srv/libssl/libuv.so.1', false],
  ['/usr/bin/node', false],
])('%s is OpenSSL: %s', (path, expected) => {
  expect(isOpensslLibrary(path)).toBe(expected);
});
