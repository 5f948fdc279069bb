import fc from 'fast-check';
import { parseSource } from '../../src/source/syntax.js';
import { withoutTypes } from '../../src/source/typescript.js';

/** @returns what is left, in as few blanks as tell it apart */
const left = (text, file = 'a.ts') => withoutTypes(text, file)?.code.replace(/ {2,}/g, ' ').trim() ?? null;

test.each([
  ['const a: string = b as any;', 'const a = b ;'],
  ['let a!: string;', 'let a ;'],
  ['f<string>(x!, <any>y, z satisfies Z);', 'f (x , y, z );'],
  ['const a = (b as any)(c);', 'const a = (b )(c);'],
  ['const a = (b) as any;', 'const a = (b) ;'],
  ['const f = async <T,>(x: T): Promise<\n T\n> => x;', 'const f = async (x ) => x;'],
  ['function f(this: A, a?: string, b: B = c): asserts a is string {}', 'function f( a , b = c) {}'],
  ['function f(a: string): void;\nfunction f(a) {}', '; \nfunction f(a) {}'],
  ['interface A { a: 1 }\nf();', '; \nf();'],
  ['const a = 1\ntype A = string\n(f)()', 'const a = 1\n; \n(f)()'],
  ['enum E { A = 1 }\nexport const enum F { B }', '; \n;'],
  ['declare const a: string; declare module "x" { }', '; ;'],
  ['import type { A } from "a"; import { type B, c, type D } from "b";', '; import { c, } from "b";'],
  ['export type { A } from "a"; export { type B, c }; export type * from "d";', '; export { c }; ;'],
  ['import a = require("a"); export = a;', 'const a = require("a"); void a;'],
  ['export = { default: a as B };', 'void { default: a };'],
  ['class A { f<T, const U extends string>(a: U, b?: T) {} g<const V>() {} }', 'class A { f (a , b ) {} g () {} }'],
  ['export namespace A.B { export const c = 1 }', '; ; { const c = 1 }'],
  ['export default interface A {}', ';'],
  ['export abstract class A<T> extends B<T> implements C, D { abstract a(): void; }', 'export class A extends B { ; }'],
  [
    'class A { declare a: string; private static readonly b?: number = 1; c!: string; [k: string]: any }',
    'class A { ; static b = 1; c ; }',
  ],
  [
    'class A extends X { constructor(@B() private readonly c: C) {} override async d() {} }',
    'class A extends X { constructor( c ) {} async d() {} }',
  ],
  [
    'class A { constructor(private readonly a = 8, @B() public c: C = d, override e?: E, protected f = g()) {} }',
    'class A { constructor( a = 8, c = d, e , f = g()) {} }',
  ],
  ['@A({ b: 1 })\nexport class C { @D() e = 1; @F() g() {} }', '\nexport class C { e = 1; g() {} }'],
  ['class A { f(a: 1): void; f(a) {} get g(): number { return 1 } }', 'class A { ; f(a) {} get g() { return 1 } }'],
])('%s', (text, expected) => {
  const { code } = withoutTypes(text, 'a.ts');
  expect(left(text)).toBe(expected.trim());
  expect(code).toHaveLength(text.length);
  expect(parseSource(code, 'a.ts')).not.toBe(null);
});

test('JSX is a value', () => {
  expect(left('const a = <A b={c()}>d</A>;', 'a.tsx')).toBe('const a = 0 ;');
  expect(left('const a = <>b</>;', 'a.jsx')).toBe('const a = 0 ;');
});

test('everything else keeps its place, and comments are known', () => {
  const text = 'const a: A /* why */ = f(b as B, c); // so';
  const { code, comments } = withoutTypes(text, 'a.ts');
  expect(code.indexOf('f(')).toBe(text.indexOf('f('));
  expect(code.indexOf('c)')).toBe(text.indexOf('c)'));
  expect(comments.map(({ start, end }) => text.slice(start, end))).toEqual(['/* why */', '// so']);
});

test('strings in blanked text are reported: they may be secret', () => {
  const text = '@Key("hunter2") class A { a: `b` | \'c\' = "d" }';
  expect(
    withoutTypes(text, 'a.ts')
      .hidden.map(({ start, end }) => text.slice(start, end))
      .sort(),
  ).toEqual(['"hunter2"', "'c'", '`b`']);
});

test.each([['const a = ;'], ['<template></template>'], ['a'.repeat(3_000_000)], ['('.repeat(100_000)]])(
  'what is no TypeScript is nothing',
  (text) => {
    expect(withoutTypes(text, 'a.ts')).toBe(null);
  },
);

test('any text is read or is nothing', () => {
  const word = fc.constantFrom(
    'class A ',
    '{',
    '}',
    'a',
    ': B',
    ' as C',
    '!',
    '?',
    '<T>',
    '(',
    ')',
    ' => ',
    'enum D',
    '@e ',
    ';',
    '\n',
    'import type ',
    '"f"',
    'abstract ',
    'declare ',
    'namespace G ',
    '= ',
    '//h\n',
    '/*',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 25 }), (words) => {
      const text = words.join('');
      const plain = withoutTypes(text, 'a.ts');
      if (plain !== null) expect(plain.code).toHaveLength(text.length);
    }),
    { numRuns: 500 },
  );
});
