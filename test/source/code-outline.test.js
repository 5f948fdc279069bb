import { codeLength, outlineCode } from '../../src/source/code-outline.js';
import { lookupOf } from '../../src/source/bundle.js';

const lengthsIn = (text) => {
  const { functions, comments } = outlineCode(text, lookupOf([]).signs);
  const lengthOf = codeLength(comments);
  return functions.map(lengthOf);
};

test('comments are not code', () => {
  const bare = 'function f(a) { function g() {} return a; }';
  const commented = '/* a file */ function f(a /* text */) { function g() {/* "}" */} return a; // a result\n} // end';
  const [g, f] = lengthsIn(bare);
  // The space before a comment, and the line feed that ends one.
  expect(lengthsIn(commented)).toEqual([g, f + 2]);
});
