import { onceFor } from '../../src/source/once-for.js';

test.each([[0], [undefined], [null], [[1]]])('what is found for an object is found once, also if it is %j', (found) => {
  const asked = /** @type {object[]} */ ([]);
  const of = onceFor((key) => {
    asked.push(key);
    return found;
  });
  const [one, other] = [{}, {}];
  expect([of(one), of(one), of(other), of(one)]).toEqual([found, found, found, found]);
  expect(of(one)).toBe(of(one));
  expect(asked).toEqual([one, other]);
});
