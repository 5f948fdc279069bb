/** What webpack's development mode and Vite evaluate names its map, and itself, inside a block or a function. */
import { mapReference } from '../../src/source-maps/map-reference.js';

const MAP = 'data:application/json;charset=utf-8;base64,e30=';

test('the end of the block may stand behind the reference', () => {
  const text = `{
module.exports = 1;
//# sourceURL=[module]
//# sourceMappingURL=${MAP}
//# sourceURL=webpack-internal:///./src/accounts.ts

}`;
  expect(mapReference(text)).toBe(MAP);
});

test('so may the end of a function', () => {
  expect(mapReference(`(async function () {\n//# sourceMappingURL=${MAP}\n\n})`)).toBe(MAP);
});

test('code may not', () => {
  expect(mapReference(`{\n//# sourceMappingURL=${MAP}\n}\nrun();`)).toBeNull();
  expect(mapReference(`const text = "//# sourceMappingURL=${MAP}"; }`)).toBeNull();
});
