import fc from 'fast-check';
import { createDemangler } from '../../src/symbols/demangle.js';
import { anyCharacter } from '../support/any-character.js';

const demangle = createDemangler();

/** `f(A<int, int>, A<A<int, int>, A<int, int>>, ...)`: each parameter is twice as long as the one before. */
function doubling(parameters) {
  let name = '_Z1f1AIiiE';
  for (let index = 0; index < parameters; index++) {
    const reference = index === 0 ? 'S0_' : `S${index.toString(36).toUpperCase()}_`;
    name += `S_I${reference}${reference}E`;
  }
  return name;
}

test.each([
  ['_ZN4node6crypto12PBKDF2Traits10DeriveBitsEv', 'node::crypto::PBKDF2Traits::DeriveBits()'],
  ['_ZNSt6vectorIiSaIiEE9push_backEOi', 'std::vector<int, std::allocator<int> >::push_back(int&&)'],
  ['_ZN1a1bEv.part.0.isra.3', 'a::b() [clone .part.0] [clone .isra.3]'],
  ['__ZN1a1bEv', 'a::b()'],
  ['_RNvCs1234_7mycrate3foo', 'mycrate::foo'],
  ['_ZN4core3fmt5write17h0123456789abcdefE', 'core::fmt::write'],
  ['sha512_block_data_order_avx2', 'sha512_block_data_order_avx2'],
  ['_init', '_init'],
  ['_Z', '_Z'],
  ['_ZN4node6crypto9CryptoJobINS0_', '_ZN4node6crypto9CryptoJobINS0_'],
  ['', ''],
])('%j is %j', (name, expected) => {
  expect(demangle(name)).toBe(expected);
});

test('short names that stand for long ones are demangled', () => {
  expect(demangle(doubling(2))).toBe(
    'f(A<int, int>, A<A<int, int>, A<int, int> >, A<A<A<int, int>, A<int, int> >, A<A<int, int>, A<int, int> > >)',
  );
});

test('a name that would expand to gigabytes stays mangled, and the next one is demangled', () => {
  const name = doubling(40);
  expect(demangle(name)).toBe(name);
  expect(demangle('_ZN1a1bEv')).toBe('a::b()');
});

test('many such names exhaust the patience of one demangler only', () => {
  const patient = createDemangler();
  const names = Array.from({ length: 40 }, (_, index) => `${doubling(40)}${'i'.repeat(index)}`);
  expect(names.map(patient)).toEqual(names);
  expect(patient('_ZN1a1bEv')).toBe('_ZN1a1bEv');
  expect(createDemangler()('_ZN1a1bEv')).toBe('a::b()');
});

test('any text gives a text', () => {
  const rubbish = fc.oneof(
    fc.string(),
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.constantFrom('N', 'S', '_', 'I', 'E', 'T', '0', '1', 'a', 'K', 'R', 'v') }),
  );
  fc.assert(
    fc.property(fc.constantFrom('_Z', '_ZN', '_R', '?', '__Z', ''), rubbish, (prefix, rest) => {
      expect(typeof demangle(prefix + rest)).toBe('string');
    }),
  );
});
