import { isHarmless, isHarmlessNumber } from '../../src/source/harmless.js';

test.each([
  'sha512', 'SHA-256', 'RSA-SHA256', 'sha512-256', 'sha3-384', 'shake256', 'md5', 'ripemd160', 'blake2b512',
  'aes-256-gcm', 'AES-GCM', 'aes128', 'id-aes256-GCM', 'aes-128-cbc-hmac-sha256', 'des-ede3-cbc', 'chacha20-poly1305',
  'P-256', 'prime256v1', 'secp256k1', 'secp384r1', 'brainpoolP256r1', 'modp14', 'ffdhe2048',
  'rsa', 'rsa-pss', 'RSASSA-PKCS1-v1_5', 'ec', 'ECDSA', 'ed25519', 'x25519', 'ml-kem-768', 'PBKDF2', 'argon2id', 'RS256', 'ES256K',
  'utf8', 'utf-8', 'utf16le', 'hex', 'base64url', 'pem', 'pkcs8', 'spki', 'deriveBits', 'node:crypto', 'use strict',
  'TLSv1.2', 'TLSv1_2_method', 'TLS_server_method', 'X25519MLKEM768', 'P-384:P-256', 'P-256:X25519MLKEM768:X25519:prime256v1:secp521r1', '*X25519:?x448',
])('%j can be shown', (text) => expect(isHarmless(text)).toBe(true));

test.each([
  '', 'password', 'hunter2', 'sha512 hunter2', 'aes-256-gcm:c2VjcmV0', 'sha', 'hex0123456789', 'des-hunter2', 'secret',
  'rsa\n', 'base64,c2VjcmV0', 'correct horse battery staple', 'p-2567', 'aes-256-gcmaes-256-gcm', `sha512${' '.repeat(99)}`,
  'TLSv1.2:hunter2', 'P-256:hunter2', 'P-256:', ':', 'tlsv1_hunter2_method', Array(99).fill('P-256').join(':'),
])('%j can not', (text) => expect(isHarmless(text)).toBe(false));

test.each(['0', '10000', '10_000', '999999999', '0.5', '1e6', '0x1000', '0b101', '0o777', '010', '65537n'])(
  '%s is a size', (raw) => expect(isHarmlessNumber(raw)).toBe(true));

test.each(['1000000000', '1e9', '4929123412341234', '0xdeadbeef', '0x2b7e151628aed2a6n', '0.12345678901', '1234567890n', 'NaN'])(
  '%s may be more than a size', (raw) => expect(isHarmlessNumber(raw)).toBe(false));
