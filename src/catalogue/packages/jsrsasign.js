import { cryptoPackage } from './crypto-package.js';

export default cryptoPackage({
  name: 'jsrsasign',
  operation: '',
  form: 'sync',
  promises: 'none',
  functions: [
    { pattern: /^(generateKeypair|RSAGenerate\w*)$/, operation: 'keygen', entry: true },
    { pattern: /^(generateKeyPairHex)$/, operation: 'keygen.ec', entry: true },
    { pattern: /^(sign|signHex|signWith\w+|signString)$/, operation: 'sign', entry: true },
    { pattern: /^(verify|verifyHex|verifyRaw|verifyWith\w+|verifyJWT)$/, operation: 'verify', entry: true },
    { pattern: /^(RSAEncrypt\w*)$/, operation: 'asym.encrypt', entry: true },
    { pattern: /^(RSADecrypt\w*)$/, operation: 'asym.decrypt', entry: true },
    { pattern: /^(getKey|parseHexOf\w+|getKeyFrom\w+)$/, operation: 'key.import', entry: true },
    {
      pattern: /^(md5|sha1|sha256|sha512|ripemd160|hash(String|Hex)|digest(String|Hex)?)$/,
      operation: 'hash',
      entry: true,
    },
    { pattern: /^doFinal(String|Hex)?$/, operation: 'hmac', entry: true },
    {
      pattern:
        /^((b64u?|b64nl|hex|s|utf8|rstr|BA|uricmp|pem|ArrayBuffer|bitstr|binstr)to\w+|hex2b64|encodeURIComponentAll)$/,
      operation: '',
      isPlain: true,
    },
    // JWS.parse() checks no signature, ASN1HEX.parse() is of any structure.
    { pattern: /^(parse|stringify|(is|read)SafeJSONString)$/, operation: '', isPlain: true },
  ],
});
