import { attributeProfile } from '../../src/attribute/attribute-profile.js';
import { readPerfScript } from '../../src/formats/perf-script.js';

const NODE = '/usr/bin/node';
const LIBC = '/usr/lib/libc.so.6';
const PBKDF2 = [
  'HMAC_Update',
  'node::crypto::PBKDF2Traits::DeriveBits',
  'JS:*pbkdf2Sync node:internal/crypto/pbkdf2:60:20',
  'JS:*derive /app/a.js:3:1',
];
const HASH = [
  'EVP_DigestUpdate',
  'node::crypto::Hash::HashUpdate',
  'JS:*update node:internal/crypto/hash:90:30',
  'JS:*hashAll /app/a.js:9:1',
];
const PLAIN = ['JS:*plain /app/a.js:20:1'];
const MODULE = ['JS:~ /app/a.js:1:1'];

/** Samples 1 ms apart: a list of frames is whole; a name is all that perf saw. */
async function sitesOf(...samples) {
  const text = samples.map((frames, index) => {
    const rows = Array.isArray(frames) ? [...frames, 'node::Start', '_start'] : [frames, '[unknown]'];
    const line = (name) =>
      `\t 7f0 ${name} (${name === '[unknown]' ? name : /^(?:malloc|fputc)/.test(name) ? LIBC : name.startsWith('JS:') ? '/tmp/perf-7.map' : NODE})`;
    return `node 7/7 ${(1 + index / 1000).toFixed(6)}: 1000000 cpu-clock:\n${rows.map(line).join('\n')}\n\n`;
  });
  const [profile] = await readPerfScript([Buffer.from(text.join(''))], { source: 'x' });
  const { sites, list, phases } = attributeProfile(profile);
  return {
    phases,
    names: [...sites].map((site) => (site === -1 ? '' : (profile.frames[list[site].frame]?.name ?? 'unlocated'))),
  };
}

test('a function of assembly belongs to the call that was seen around it, however near another one is', async () => {
  const { names } = await sitesOf(
    PBKDF2,
    'sha512_block_data_order_avx2',
    PBKDF2,
    'sha512_block_data_order_avx2',
    HASH,
    PLAIN,
  );
  expect(names).toEqual(['derive', 'derive', 'derive', 'derive', 'hashAll', '']);
});

test('where nothing is around it, to the nearest that may call it', async () => {
  const { names } = await sitesOf(PLAIN, PBKDF2, 'sha512_block_data_order_avx2', PLAIN, PLAIN, HASH);
  expect(names).toEqual(['', 'derive', 'derive', '', '', 'hashAll']);
});

test('what nothing near may call stays without a line', async () => {
  const { names } = await sitesOf(PLAIN, 'sha512_block_data_order_avx2', PLAIN);
  expect(names).toEqual(['', 'unlocated', '']);
});

test('a digest belongs to the call that was seen in its code, not to one that was seen in another digest', async () => {
  const [, ...inHash] = HASH;
  const hashing = (name) => [name, ...inHash];
  const [, ...inPbkdf2] = PBKDF2;
  const { names } = await sitesOf(
    hashing('sha256_block_data_order_shaext'),
    'sha512_block_data_order_avx2',
    hashing('EVP_MD_CTX_new'),
    'sha512_block_data_order_avx2',
    ['SHA512_Final', ...inPbkdf2],
    hashing('EVP_DigestUpdate'),
  );
  expect(names).toEqual(['hashAll', 'derive', 'hashAll', 'derive', 'derive', 'hashAll']);
  // Where nobody was seen in it, the nearest that may.
  const unknown = await sitesOf(hashing('sha256_block_data_order_shaext'), 'sha512_block_data_order_avx2', HASH);
  expect(unknown.names).toEqual(['hashAll', 'hashAll', 'hashAll']);
});

test('what lies between two samples of a call is not of it if something beside it can not be', async () => {
  const cuts = ['sha512_block_data_order_avx2', 'ecp_nistz256_ord_sqr_montx'];
  const { names } = await sitesOf(PBKDF2, ...cuts, HASH, ...cuts, HASH, PBKDF2, cuts[0], PBKDF2);
  expect(names.filter((_, index) => index !== 2 && index !== 5)).toEqual([
    ...['derive', 'derive', 'hashAll', 'derive', 'hashAll'],
    ...['derive', 'derive', 'derive'],
  ]);
});

test('memory belongs to cryptography that is on both sides of it; nothing else does', async () => {
  const { names } = await sitesOf(PBKDF2, 'malloc', PBKDF2, 'fputc', PBKDF2, 'malloc', PLAIN, 'malloc', PLAIN);
  expect(names).toEqual(['derive', 'derive', 'derive', '', 'derive', '', '', '', '']);
});

test('it is of the same phase, too', async () => {
  const { names, phases } = await sitesOf([...PBKDF2, ...MODULE], 'sha512_block_data_order_avx2', [
    ...PBKDF2,
    ...MODULE,
  ]);
  expect(names).toEqual(['derive', 'derive', 'derive']);
  expect(phases[1]).toBe(phases[0]);
});

test('a stack that is cut below its JavaScript needs nothing', async () => {
  const { names } = await sitesOf([...PBKDF2], [...HASH]);
  expect(names).toEqual(['derive', 'hashAll']);
});
