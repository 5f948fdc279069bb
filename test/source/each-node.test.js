import { parse } from 'acorn';
import { eachNode, nodesAt } from '../../src/source/each-node.js';

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

test('a function about which each of its calls asks is walked twice, and its nodes are the same each time', () => {
  const program = parse(`function a() { ${'f(1, 2);'.repeat(100)} (() => g())(); }`, { ecmaVersion: 'latest' });
  const [{ body }] = /** @type {{body: {body: import('acorn').BlockStatement}[]}} */ (/** @type {unknown} */ (program))
    .body;
  let walks = 0;
  const counted = new Proxy(body, {
    ownKeys: (node) => {
      walks++;
      return Reflect.ownKeys(node);
    },
  });
  const seen = Array.from({ length: 1_000 }, () => {
    /** @type {string[]} */
    const types = [];
    eachNode(counted, true, ({ type, start }) => types.push(`${type} ${start}`));
    return types.join();
  });
  expect(new Set(seen).size).toBe(1);
  expect(walks).toBe(2);
  const all = /** @type {string[]} */ ([]);
  eachNode(counted, false, ({ type }) => all.push(type));
  expect(all.length).toBeGreaterThan(seen[0].split(',').length);
});
