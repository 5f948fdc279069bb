/** Facts about objects that the program can't find. */
import { inspect } from 'node:util';
import newFacts from '../../src/record/probe/own-facts.cjs';

test('each kind of fact is apart, and can be replaced', () => {
  const [one, other] = [newFacts(), newFacts()];
  const object = {};
  one.set(object, 1);
  one.set(object, 2);
  expect([one.get(object), other.get(object), one.get({})]).toEqual([2, undefined, undefined]);
});

test('nothing else has any', () => {
  const facts = newFacts();
  expect([undefined, null, 3, 'text', () => {}].map((value) => facts.get(value))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

test('an object with a fact looks the same', () => {
  const object = Object.freeze({ a: 1 });
  newFacts().set(object, 'fact');
  expect(Reflect.ownKeys(object)).toEqual(['a']);
  expect(inspect(object, { showHidden: true })).toBe('{ a: 1 }');
  expect(JSON.stringify(object)).toBe('{"a":1}');
});
