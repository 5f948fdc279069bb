/** How much it takes to find out what calls a function. What is found is in route-index.test.js. */
import { Callers } from '../../../src/source/routes/callers.js';
import { fileModel } from '../../../src/source/routes/file-model.js';
import { Values } from '../../../src/source/routes/values.js';
import { openScript } from '../../../src/source/script.js';

/**
 * @param {number} count of functions that share a name and call another
 * @returns {number} how many expressions were looked up to find out what calls that
 */
function lookUps(count) {
  let lookedUp = 0;
  class Counting extends Values {
    of(/** @type {Parameters<Values['of']>} */ ...given) {
      lookedUp++;
      return super.of(...given);
    }
  }
  const objects = Array.from(
    { length: count },
    (_, at) => `const own${at} = { run() { hashIt(); } };\nown${at}.run();\nown${(at * 7) % count}.run();`,
  );
  const file = '/app/app.js';
  const parsed = openScript(`function hashIt() {}\n${objects.join('\n')}`, file).parsed();
  const model = fileModel(file, parsed);
  const values = new Counting(
    () => model,
    () => false,
  );
  const [place] = model.index.functionPlaces.values();
  const found = new Callers(
    () => [model],
    values,
    () => [],
  ).of({ model, place });
  expect(found.areSeveral).toBe(true);
  return lookedUp;
}

test('twice as many functions that share a name take twice as much', () => {
  expect(lookUps(40)).toBeLessThan(2.5 * lookUps(20));
});
