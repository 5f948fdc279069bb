import { expressionInGeneral, filledExpression, textsByName } from '../../../src/rules/shared/argument-texts.js';

describe('arguments by name', () => {
  test.each([
    ['as many as there are parameters', ['a', 'b'], ['x', 'f(y, 1)'], { a: 'x', b: 'f(y, 1)' }],
    ['too few', ['a', 'b'], ['x'], null],
    ['too many', ['a'], ['x', 'y'], null],
    ['the rest', ['a', '...args'], ['x', 'y', 'z'], { a: 'x', '...args': 'y, z' }],
    ['no rest', ['...args'], [], { '...args': '' }],
    ['an object literal', [['c', 'n']], ['{ n, c: 1 + 2 }'], { c: '1 + 2', n: 'n' }],
    ['one with a spread', [['c', 'n']], ['{ ...options, c: 1 }'], null],
    ['one with a computed name', [['c']], ['{ [c]: 1 }'], null],
    ['one with a method', [['c']], ['{ c() {} }'], null],
    ['one with the same name twice', [['c', 'n']], ['{ c: 1, c: 2 }'], null],
    ['no object literal', [['c']], ['options'], null],
    ['an object literal of a class', [['c', 'n']], ['{ c: this.#c, n: super.n }'], { c: 'this.#c', n: 'super.n' }],
    ['what is no expression alone', [['c']], ['...options'], null],
  ])('%s', (_title, parameters, texts, expected) => {
    const found = textsByName(parameters, texts);
    expect(found && Object.fromEntries(found)).toEqual(expected);
  });
});

describe('expressions', () => {
  test.each([
    ['an operand that is a name', '{a:operand}.length', 'user.name', 'user.name.length'],
    ['an operand that is more', '{a:operand}.length', 'a || b', '(a || b).length'],
    ['a name twice', '{a} + {a}', 'n', 'n + n'],
    ['numbers twice', '{a:operand} * {a:operand}', '2 ** 14', '(2 ** 14) * (2 ** 14)'],
    ['a call twice', '{a} + {a}', 'next()', null],
    ["a placeholder in an argument is the user's text", 'f({a})', '{a}', 'f({a})'],
    ['a hash function', 'f({a:digest})', 'sha512', "f('sha512')"],
    ['text', 'f({a:data})', '`v${n}`', 'f(`v${n}`)'],
    ['text put together', 'f({a:data})', "id + ':x'", "f(id + ':x')"],
    ['what is made text', 'f({a:data})', 'email.trim().toLowerCase()', 'f(email.trim().toLowerCase())'],
    ['bytes', 'f({a:data})', 'Buffer.from(a, b)', 'f(Buffer.from(a, b))'],
    ['what may be a number', 'f({a:data})', 'id', null],
    ['a sum', 'f({a:data})', 'a + b', null],
    ['a call', 'f({a:data})', 'idOf(user.toString())', null],
    ['a number of bytes', 'f({a:data})', 'Buffer.from(a).indexOf(b)', null],
    ['a choice', 'f({a:data})', 'a ? b : c.toString()', null],
    ['an unknown hash function', 'f({a:digest})', 'blake2b', null],
    ['a private field', 'f({a:data})', 'this.#text', null],
    ['what a private method gives', 'f({a:data})', 'this.#id().toString()', 'f(this.#id().toString())'],
    ['what super has', 'f({a:data})', 'super.text', null],
    ['text of super', 'f({a:data})', '`${super.id}:${this.#id}`', 'f(`${super.id}:${this.#id}`)'],
    ['a private field that may be text', 'f({a:bytes})', 'this.#data', null],
    ['bytes of a private field', 'f({a:bytes})', 'Buffer.from(this.#data)', 'f(Buffer.from(this.#data))'],
    ['new bytes', 'f({a:bytes})', 'new Uint8Array(super.data)', 'f(new Uint8Array(super.data))'],
    ['the same function of bytes', 'f({a:bytes})', 'sha256(this.#data)', null],
    ['a hash of a private field', 'f({a:bytes})', 'this.#hash.digest()', 'f(this.#hash.digest())'],
    ['what is no expression alone', 'f({a:bytes})', '...parts', null],
  ])('%s', (_title, expression, text, expected) => {
    expect(filledExpression(expression, new Map([['a', text]]))).toBe(expected);
  });

  test('in general, with the names of parameters', () => {
    expect(expressionInGeneral('{call}({salt}, { N: {N}, size: {length:operand} })', 'derive')).toBe(
      'derive(salt, { N, size: length })',
    );
  });
});
