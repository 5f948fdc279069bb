import { readFileSync } from 'node:fs';
import { X509Certificate } from 'node:crypto';
import keyOf from '../../src/record/probe/certificate-key.cjs';

const DER = {
  p256: 'MIIBbzCCARWgAwIBAgIUXuaaZarISTg9RexNenQkYOohp68wCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAgFw0yNjExMjIwNzI0MTFaGA8yMTI2MTAyOTA3MjQxMVowDDEKMAgGA1UEAwwBeDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKrevyyI+tlRQlCMXruK6yEPAxnsVYtb7EnzD0GDQTt2/lfGnx2X/q/aHRpem6nuOvGJ6YSdjqYZq4qoM5ADAA6jUzBRMB0GA1UdDgQWBBTXp3qgzYBNIaPYj3KNnynv+ZURGjAfBgNVHSMEGDAWgBTXp3qgzYBNIaPYj3KNnynv+ZURGjAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIFq6wl2/Mc8aJ0JDT/2g0jGIVI9sZfQODNoCeQ/P7IarAiEAlsTTSQKQQBp24iDOXa1+KecHmjFyFkMZJELyNKDOaBA=',
  ed25519:
    'MIIBLjCB4aADAgECAhQvb/HErDse5Uhv9bHwOulFxkwQqTAFBgMrZXAwDDEKMAgGA1UEAwwBeDAgFw0yNjExMjIwNzI0MTFaGA8yMTI2MTAyOTA3MjQxMVowDDEKMAgGA1UEAwwBeDAqMAUGAytlcAMhAD+PjcDzzwiE/uY7H80pOrtae3kM1RWMqrmg5ZPRNn9So1MwUTAdBgNVHQ4EFgQUVrE8Jku2gE+zAiupz+DBn8XuQpIwHwYDVR0jBBgwFoAUVrE8Jku2gE+zAiupz+DBn8XuQpIwDwYDVR0TAQH/BAUwAwEB/zAFBgMrZXADQQBFh0DeCzgHCiRGEEW7Lys3UisgddF9guOQRRQL1/Mv1bF9o0QE1kNzqnLkvUY6IZPhPeiUoiHnv3+KrO8ExJAE',
  ed448:
    'MIIBeTCB+qADAgECAhQQwPQUtXyyY/SXRVHrL/QFWW9V0DAFBgMrZXEwDDEKMAgGA1UEAwwBeDAgFw0yNjExMjIwNzI0MTFaGA8yMTI2MTAyOTA3MjQxMVowDDEKMAgGA1UEAwwBeDBDMAUGAytlcQM6AHrhZgYVCC36EfNaZJKzYus+TOMiLVdGCFhaDOhQ6lSmJQp2v3vm4/cwxueC6+QgJ3hH8UxBimc2gKNTMFEwHQYDVR0OBBYEFN6X0ikR6QiEhD3pK15+o0CcpozMMB8GA1UdIwQYMBaAFN6X0ikR6QiEhD3pK15+o0CcpozMMA8GA1UdEwEB/wQFMAMBAf8wBQYDK2VxA3MAuoEwtGoQbbyKbSUWyK+m5+9vLBX0I+XkuAcFwQBFhIYHtTRhj7SuCKvRiwl6vhs2crh9SSA/i+iA6Af0B/ZdQaAj68LNQQpaBgHxblWcR/MMCWwg4qNAy9NY1Va5+zsR6XZmPkxVI3wKBVnu0MFofQIA',
  secp256k1:
    'MIIBbTCCARKgAwIBAgIUf+qT6GclGn320HyaJ6O2X/JcnoAwCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAgFw0yNjExMjIwNzI0MTFaGA8yMTI2MTAyOTA3MjQxMVowDDEKMAgGA1UEAwwBeDBWMBAGByqGSM49AgEGBSuBBAAKA0IABMmBNZvsvCbH9Wsh4d+S7wGMUY6P+kTNukRoongq18NML0G5yimnbiFfqI0q3iUAWaWrMvd5t7dTMtZZV2+PDrWjUzBRMB0GA1UdDgQWBBSpxvtA8+JfASjUc/mRJ/hg4mfgqjAfBgNVHSMEGDAWgBSpxvtA8+JfASjUc/mRJ/hg4mfgqjAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQDV8CzQfQCoX2mGMYCFhsArLwCcuHklftfIfke2jmMfQAIhAINl0dlfYlDodzduqfwLpC+oyXH7Kl8yAXYRJmKdPyo8',
};
const RSA = readFileSync(new URL('../../fixtures/programs/tls-cert.pem', import.meta.url));

test.each([
  ['RSA', RSA, { type: 'rsa', bits: 2048, curve: '' }],
  ['P-256', Buffer.from(DER.p256, 'base64'), { type: 'ec', bits: 256, curve: 'P-256' }],
  ['another curve', Buffer.from(DER.secp256k1, 'base64'), { type: 'ec', bits: 256, curve: 'secp256k1' }],
  ['Ed25519', Buffer.from(DER.ed25519, 'base64'), { type: 'ed25519', bits: null, curve: '' }],
  ['Ed448', Buffer.from(DER.ed448, 'base64'), { type: 'other', bits: null, curve: '' }],
])('of %s', (_, certificate, expected) => {
  // What a connection gives has these properties, and others.
  expect(keyOf(new X509Certificate(certificate).toLegacyObject())).toEqual(expected);
});

test.each([null, undefined, {}, 'text'])('of %p there is none', (certificate) => expect(keyOf(certificate)).toBeNull());
