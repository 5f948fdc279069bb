/**
 * The algorithm that the code of SHA-512 shows: SHA-384 is the same code with other initial values, and half of TLS 1.3 hashes with
 * it (https://nvlpubs.nist.gov/nistpubs/FIPS/NIST.FIPS.180-4.pdf, 6.5). Where the source says which of them it is, that counts.
 */
export const LONG_SHA2 = 'sha384 or sha512';
