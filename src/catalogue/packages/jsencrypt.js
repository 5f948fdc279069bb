import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: 'jsencrypt',
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [
    { pattern: /^(sign|signSha256)$/, operation: 'sign', algorithm: 'rsa', entry: true },
    { pattern: /^(verify|verifySha256)$/, operation: 'verify', algorithm: 'rsa', entry: true },
    { pattern: /^encrypt(OAEP)?$/, operation: 'asym.encrypt', algorithm: 'rsa', entry: true },
    { pattern: /^decrypt$/, operation: 'asym.decrypt', algorithm: 'rsa', entry: true },
    { pattern: /^(setKey|set(Private|Public)Key|parseKey)$/, operation: 'key.import', algorithm: 'rsa', entry: true },
    { pattern: /^generate(Async)?$/, operation: 'keygen.rsa', algorithm: 'rsa' },
  ],
});
