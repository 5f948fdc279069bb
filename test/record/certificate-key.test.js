import { readFileSync } from 'node:fs';
import { X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import keyOf from '../../src/record/probe/certificate-key.cjs';

const DER = {
  p256: 'MIIBbzCCARWgAwIBAgIUXuaaZarISTg9RexNenQkYOohp68wCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAgFw0yNjExMjIwNzI0MTFaGA8yMTI2MTAyOTA3MjQxMVowDDEKMAgGA1UEAwwBeDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKrevyyI+tlRQlCMXruK6yEPAxnsVYtb7EnzD0GDQTt2/lfGnx2X/q/aHRpem6nuOvGJ6YSdjqYZq4qoM5ADAA6jUzBRMB0GA1UdDgQWBBTXp3qgzYBNIaPYj3KNnynv+ZURGjAfBgNVHSMEGDAWgBTXp3qgzYBNIaPYj3KNnynv+ZURGjAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIFq6wl2/Mc8aJ0JDT/2g0jGIVI9sZfQODNoCeQ/P7IarAiEAlsTTSQKQQBp24iDOXa1+KecHmjFyFkMZJELyNKDOaBA=',
  ed25519:
    'MIIBLjCB4aADAgECAhQvb/HErDse5Uhv9bHwOulFxkwQqTAFBgMrZXAwDDEKMAgGA1UEAwwBeDAgFw0yNjExMjIwNzI0MTFaGA8yMTI2MTAyOTA3MjQxMVowDDEKMAgGA1UEAwwBeDAqMAUGAytlcAMhAD+PjcDzzwiE/uY7H80pOrtae3kM1RWMqrmg5ZPRNn9So1MwUTAdBgNVHQ4EFgQUVrE8Jku2gE+zAiupz+DBn8XuQpIwHwYDVR0jBBgwFoAUVrE8Jku2gE+zAiupz+DBn8XuQpIwDwYDVR0TAQH/BAUwAwEB/zAFBgMrZXADQQBFh0DeCzgHCiRGEEW7Lys3UisgddF9guOQRRQL1/Mv1bF9o0QE1kNzqnLkvUY6IZPhPeiUoiHnv3+KrO8ExJAE',
  ed448:
    'MIIBeTCB+qADAgECAhQQwPQUtXyyY/SXRVHrL/QFWW9V0DAFBgMrZXEwDDEKMAgGA1UEAwwBeDAgFw0yNjExMjIwNzI0MTFaGA8yMTI2MTAyOTA3MjQxMVowDDEKMAgGA1UEAwwBeDBDMAUGAytlcQM6AHrhZgYVCC36EfNaZJKzYus+TOMiLVdGCFhaDOhQ6lSmJQp2v3vm4/cwxueC6+QgJ3hH8UxBimc2gKNTMFEwHQYDVR0OBBYEFN6X0ikR6QiEhD3pK15+o0CcpozMMB8GA1UdIwQYMBaAFN6X0ikR6QiEhD3pK15+o0CcpozMMA8GA1UdEwEB/wQFMAMBAf8wBQYDK2VxA3MAuoEwtGoQbbyKbSUWyK+m5+9vLBX0I+XkuAcFwQBFhIYHtTRhj7SuCKvRiwl6vhs2crh9SSA/i+iA6Af0B/ZdQaAj68LNQQpaBgHxblWcR/MMCWwg4qNAy9NY1Va5+zsR6XZmPkxVI3wKBVnu0MFofQIA',
  secp256k1:
    'MIIBbTCCARKgAwIBAgIUf+qT6GclGn320HyaJ6O2X/JcnoAwCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAgFw0yNjExMjIwNzI0MTFaGA8yMTI2MTAyOTA3MjQxMVowDDEKMAgGA1UEAwwBeDBWMBAGByqGSM49AgEGBSuBBAAKA0IABMmBNZvsvCbH9Wsh4d+S7wGMUY6P+kTNukRoongq18NML0G5yimnbiFfqI0q3iUAWaWrMvd5t7dTMtZZV2+PDrWjUzBRMB0GA1UdDgQWBBSpxvtA8+JfASjUc/mRJ/hg4mfgqjAfBgNVHSMEGDAWgBSpxvtA8+JfASjUc/mRJ/hg4mfgqjAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQDV8CzQfQCoX2mGMYCFhsArLwCcuHklftfIfke2jmMfQAIhAINl0dlfYlDodzduqfwLpC+oyXH7Kl8yAXYRJmKdPyo8',
  brainpool:
    'MIIBsDCCATagAwIBAgIUeKrslTK2Vv0+Q1b9sPTRbzN5zGwwCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAgFw0yNjExMzAxNjMxNTJaGA8yMTI2MTEwNjE2MzE1MlowDDEKMAgGA1UEAwwBeDB6MBQGByqGSM49AgEGCSskAwMCCAEBCwNiAARbsI6csfO7P/TVlu1DMVf15rWBoQUvM2Tzxp1LcQUA8rTtshYU0ypY9GmC0LJmleRN7As9X7TZU4zmL06bZZx/OVkImDvNRfWfg7DeeDSqn/WoryViwBOBz5X0xzvuvP2jUzBRMB0GA1UdDgQWBBQIG/ep7uq0ka1sNtTeb3K1Nsq0TzAfBgNVHSMEGDAWgBQIG/ep7uq0ka1sNtTeb3K1Nsq0TzAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA2gAMGUCMBwDfP5FBjCLhi6SojobWaTmF9FeAlDcOJ5NW3BOyZz4D5qFlMEAAY2u/3IqUboSrwIxAIynnVKhCDppI/3d0W/d6Wgj2yq5eVYFVp0zp9UFgY0JXHDysnTepgJBpiBgbHkwAA==',
  p521: 'MIIB9jCCAVigAwIBAgIUFH4ogv/GWTaDwYCbymsnOb0kqQowCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAgFw0yNjExMzAxNjMxNTJaGA8yMTI2MTEwNjE2MzE1MlowDDEKMAgGA1UEAwwBeDCBmzAQBgcqhkjOPQIBBgUrgQQAIwOBhgAEAdA5YhZlbqYBEYMRTxQ+8EHR1y6nvOOnYC2jWIfjJjVLFKKgSCTdEyYTt26IQBmzU5vNXlKPLEbY/zgPDCCs0rSQAD18vIgyyVlHEbXJE9eizBfzWYOov3T3OgFkIrqz7ITw4+HZZYEkNOqaq5CXmZHbvgk45HXTCM2+VN96d8v09jDdo1MwUTAdBgNVHQ4EFgQUx+pfyzW+GxNANiX+Uxj7i6aeCoYwHwYDVR0jBBgwFoAUx+pfyzW+GxNANiX+Uxj7i6aeCoYwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgOBiwAwgYcCQgHtSOEHczYXwLgYyCnu+29G/3zu94M1QNosiClGG+TkicfCv3ZwwDnI/F6bfPYWbwyBGOC8rGuTW4wK5M5XIM0swAJBehO4lg1KSQweQKrVdc4dyYxT7jYUPxM8Aw0PFOYTidiA0m5GIGqdk4FaCZI9msRGnkwUil+yCRBlOyHcW1/WCaU=',
  sect233k1:
    'MIIBYTCCAQ6gAwIBAgIUTQsLgZ6T6wBIcSWyYVL5Twcap/IwCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAgFw0yNjExMzAxNjMxNTJaGA8yMTI2MTEwNjE2MzE1MlowDDEKMAgGA1UEAwwBeDBSMBAGByqGSM49AgEGBSuBBAAaAz4ABAHE/8HZkuVam07Az4OoyTjdvvgVJvyk2Zs5gQvdpQDl8N6X5HiOAhi6Yf+O0z18piqHGBvR9DWqfZE6NaNTMFEwHQYDVR0OBBYEFLAg6UUYDrGyETGzlkdVSfIYBKntMB8GA1UdIwQYMBaAFLAg6UUYDrGyETGzlkdVSfIYBKntMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDQQAwPgIdDgdDwRCtKdOhlyI+bQav7r7hSQaTel7nvQOhqiYCHR71TBPNNyNmuiZqXfb/1R1gzD6E6LX9Ny/kZZAp',
  explicitP256:
    'MIICYzCCAgmgAwIBAgIUQIiAT0npD2IojGp1s5mrmGaH3xAwCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAgFw0yNjExMzAxNjMxNTJaGA8yMTI2MTEwNjE2MzE1MlowDDEKMAgGA1UEAwwBeDCCAUswggEDBgcqhkjOPQIBMIH3AgEBMCwGByqGSM49AQECIQD/////AAAAAQAAAAAAAAAAAAAAAP///////////////zBbBCD/////AAAAAQAAAAAAAAAAAAAAAP///////////////AQgWsY12Ko6k+ez671VdpiGvGUdBrDMU7D2O848PifSYEsDFQDEnTYIhucEk2pmeOETnSa3gZ9+kARBBGsX0fLhLEJH+Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT+NC4v4af5uO5+tKfA+eFivOM1drMV7Oy7ZAaDe/UfUCIQD/////AAAAAP//////////vOb6racXnoTzucrC/GMlUQIBAQNCAAR/ywWczkAfUlXOx0mHMYk95LNopXEqTvLNzjTtJNGzut+acgsDiI+iha8zfqX0mHn3gWcs4E1jSwWs2CeBAptVo1MwUTAdBgNVHQ4EFgQUsFOY0X4JBogc4lPrRaVA9gJUd4cwHwYDVR0jBBgwFoAUsFOY0X4JBogc4lPrRaVA9gJUd4cwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiAj2pohREmQbOYO52rV4ie9la7m6GjGlh7KPq9Nrti2HgIhAOjFxm5E6ti1KGijX7FElTIlZWZlqjLco9CunF7dFduv',
  rsaPss:
    'MIIDYzCCAhagAwIBAgIUebGx7rBC6us3evxADn4y5J+QJwcwQgYJKoZIhvcNAQEKMDWgDzANBglghkgBZQMEAgEFAKEcMBoGCSqGSIb3DQEBCDANBglghkgBZQMEAgEFAKIEAgIA3jAMMQowCAYDVQQDDAF4MCAXDTI2MTEzMDE2MzE1MloYDzIxMjYxMTA2MTYzMTUyWjAMMQowCAYDVQQDDAF4MIIBIDALBgkqhkiG9w0BAQoDggEPADCCAQoCggEBAMGPC7zUXCRBBzAxlw8l7zc4YtVZikQrryBbhUKxtHkVIDhWP52U46CN2whv9D02TBNctR0O7leBlFG0inGT+M/G2sFiJn6ejFaSrXapw/cRITmVo8NVivjvG7jlYNnAKuEtJHqqJvUwCzDO1V0BORWIbdhGNpTQ+JzfsY7s+dlPu8gYrgD7Uadj7ksNPZmLkkAEcHmD0qjGPm2xvenfFsZ8j9IAf1EDSiLq+iE0hp/XPcZu5KTCoL2b4hWTwSZlekfCZxCHr3FZ6m+DUxc+b0LBqfUgE+bMAyAmqJKx0G3HUTrclWm3fYmi+Aoz/8yFDlUZ0rAEGwj1knZ99jXn5y8CAwEAAaNTMFEwHQYDVR0OBBYEFEjXJ25FPE0QvOZe4QEmzw7dDUkjMB8GA1UdIwQYMBaAFEjXJ25FPE0QvOZe4QEmzw7dDUkjMA8GA1UdEwEB/wQFMAMBAf8wQgYJKoZIhvcNAQEKMDWgDzANBglghkgBZQMEAgEFAKEcMBoGCSqGSIb3DQEBCDANBglghkgBZQMEAgEFAKIEAgIA3gOCAQEAFl5cRuqrbn1jSNbziLpvLYlc8LLLP4HXjUbtfsXfAM/7vrhkhUgSXoxpHBMkH3GOJP8yI44mqsts3joWFTIA9zxVnZ7rSCAg1kwVm5YKm/BPracDhuOdUzRrzBimi7HCoAUX4ta0GuWAnMgF/CPqlnhrjmj1UAW/S9SF6Hb+JXI/6UBom4q4I6O62215PkUezBtHxm1X4WWOG2h8uNeB+yel6TJlIqn7X7aeN2/K6ZN4hgjeIhCLACEZOJTb4OAdlzV2ZAm5mPlTZ4+v5Kv7lo+V/b7TxKfjzAJfQR5SBzyK8qn+KRUCe061xlS1pyqZT2O/+XZQB0GB1FzaL3UvUw==',
  rsa1025:
    'MIIB9zCCAV+gAwIBAgIUOGxw7Qgtbod70JyfOdgbdnJHtmUwDQYJKoZIhvcNAQELBQAwDDEKMAgGA1UEAwwBeDAgFw0yNjExMzAxNjMxNTJaGA8yMTI2MTEwNjE2MzE1MlowDDEKMAgGA1UEAwwBeDCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkCgYEBTt4KySKavE/yE/hDUfUx83C3j6snoDwLjbcXuhLjo9X1Zxnda+2woFH91+4IlWxzhfRqboppa8Fb5YufVVPbMrYveXi9TlrIz9qpD/SnncgDpvhr6TJa0dnTZgG4Ohi03R9IG2O0uY+IEeUgQn7ga1wTM8hUR71lQ9E1QmLsO2UCAwEAAaNTMFEwHQYDVR0OBBYEFJXdf1cGVT31iGB9DLYvVemaP2BrMB8GA1UdIwQYMBaAFJXdf1cGVT31iGB9DLYvVemaP2BrMA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQELBQADgYIAAAiy07Y3A+HfqN9Yk4PdgGewJSRwUsjt79ohxT74terxmLsUsByQV8DW1fj1/3O9o9jsvhKuzFGY+UoHNc+XJslXfYJ/2OGMti6/6WPaQdLkvoR/eoAerTrrDJY+Opf29bSix5djqExrLauxNunbew8KxmohhxoHOWwmgpJ0T0gC',
};
const RSA = readFileSync(new URL('../../fixtures/programs/tls-cert.pem', import.meta.url));

const bytesOf = (name) => Buffer.from(DER[name], 'base64');

test.each([
  ['RSA', new X509Certificate(RSA).raw, { type: 'rsa', bits: 2048, curve: '' }],
  ['RSA, whose modulus does not fill its bytes', bytesOf('rsa1025'), { type: 'rsa', bits: 1025, curve: '' }],
  ['RSA-PSS', bytesOf('rsaPss'), { type: 'rsa', bits: 2048, curve: '' }],
  ['P-256', bytesOf('p256'), { type: 'ec', bits: 256, curve: 'P-256' }],
  ['P-521', bytesOf('p521'), { type: 'ec', bits: 521, curve: 'P-521' }],
  ['another curve', bytesOf('secp256k1'), { type: 'ec', bits: 256, curve: 'secp256k1' }],
  ['a Brainpool curve', bytesOf('brainpool'), { type: 'ec', bits: 384, curve: 'brainpoolP384r1' }],
  ['a curve that hardly anybody uses', bytesOf('sect233k1'), { type: 'ec', bits: null, curve: '1.3.132.0.26' }],
  ['a curve without a name', bytesOf('explicitP256'), { type: 'other', bits: null, curve: '' }],
  ['Ed25519', bytesOf('ed25519'), { type: 'ed25519', bits: null, curve: '' }],
  ['Ed448', bytesOf('ed448'), { type: 'other', bits: null, curve: '' }],
])('of %s', (_, der, expected) => expect(keyOf(der)).toEqual(expected));

test.each([null, undefined, {}, 'text', Buffer.alloc(0), Buffer.from([0x30, 0x80])])(
  'of %p there is none',
  (certificate) => expect(keyOf(certificate)).toBeNull(),
);

test('what is cut off or changed is a certificate or none, and never an error', () => {
  const der = fc.constantFrom(...Object.keys(DER).map(bytesOf));
  const changed = fc.tuple(der, fc.nat(1000), fc.nat(255), fc.nat(1000)).map(([bytes, at, value, length]) => {
    const copy = Buffer.from(bytes);
    copy[at % copy.length] = value;
    return copy.subarray(0, length < 500 ? copy.length : length % copy.length);
  });
  fc.assert(
    fc.property(changed, (bytes) => {
      const key = keyOf(bytes);
      expect(key === null || ['rsa', 'ec', 'ed25519', 'other'].includes(key.type)).toBe(true);
    }),
  );
});
