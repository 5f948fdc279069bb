import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: 'elliptic',
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [
    { pattern: /^sign$/, operation: 'sign', entry: true },
    { pattern: /^(verify|recoverPubKey)$/, operation: 'verify', entry: true },
    { pattern: /^(genKeyPair|getPublic|pub)$/, operation: 'keygen.ec', entry: true },
    { pattern: /^derive$/, operation: 'kex.ecdh', entry: true },
    { pattern: /^toDER$/, operation: '', isPlain: true },
  ],
});
