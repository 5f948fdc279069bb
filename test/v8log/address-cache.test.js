import fc from 'fast-check';
import { AddressCache } from '../../src/v8log/address-cache.js';

test('behaves as a Map that is cleared with each generation', () => {
  // Addresses that collide: few low bits, and pages far apart.
  const address = fc.tuple(fc.nat(6), fc.nat(6)).map(([high, low]) => high * 2 ** 40 + low * 4096);
  const operation = fc.oneof(
    fc.record({ type: fc.constant('resolve'), address, value: fc.nat() }),
    fc.record({ type: fc.constant('follow'), generation: fc.nat(3) }),
  );
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 60 }), (operations) => {
      const cache = new AddressCache();
      const model = new Map();
      let current = -1;
      for (const step of operations) {
        if (step.type === 'follow') {
          if (step.generation !== current) model.clear();
          current = step.generation;
          cache.follow(step.generation);
          continue;
        }
        expect(cache.get(step.address)).toBe(model.get(step.address) ?? -1);
        if (!model.has(step.address)) {
          cache.set(step.address, step.value);
          model.set(step.address, step.value);
        }
      }
      for (const [key, value] of model) expect(cache.get(key)).toBe(value);
    }),
  );
});

test('grows, and forgets all of it at once', () => {
  const cache = new AddressCache();
  cache.follow(1);
  for (let index = 0; index < 50_000; index++) cache.set(index * 16, index);
  for (let index = 0; index < 50_000; index += 777) expect(cache.get(index * 16)).toBe(index);
  expect(cache.get(50_000 * 16)).toBe(-1);
  cache.follow(2);
  for (let index = 0; index < 50_000; index += 777) expect(cache.get(index * 16)).toBe(-1);
});
