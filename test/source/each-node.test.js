import { parse } from 'acorn';
import { nodesAt } from '../../src/source/each-node.js';

const SOURCE = 'const key = make({ size }, (a) => f(a));';

test.each([
  ['{ size }', ['ObjectExpression']],
  ['size', ['Identifier', 'Identifier', 'Property']],
  ['f(a)', ['CallExpression']],
  [SOURCE, ['Program', 'VariableDeclaration']],
  ['size }', []],
])('the nodes that are just %s', (text, types) => {
  const start = SOURCE.indexOf(text);
  const found = nodesAt(parse(SOURCE, { ecmaVersion: 'latest' }), { start, end: start + text.length });
  expect(found.map(({ type }) => type).sort()).toEqual(types);
});
