import { withoutTypes } from '../../src/source/typescript.js';

test.each([
  ['the type of a function', 'type Key = ReturnType<typeof derive>', 'derive'],
  ['that of a member', 'let key: Out<typeof keys.derive> | undefined', 'derive'],
  ['that of a method', "type Key = ReturnType<Vault['derive']>", 'derive'],
  ['several methods', "type Key = ReturnType<Vault['derive' | 'check']>", 'derive check'],
  ['picked methods', "type Deriver = Pick<Vault, 'derive'>", 'derive'],
  ['an interface', 'interface Deriver { derive(p: string): Buffer }', 'derive'],
  ['an interface with a function', 'interface Deriver { derive: (p: string) => Buffer }', 'derive'],
  ['one that may be missing', 'interface Deriver { derive?: ((p: string) => Buffer) | null }', 'derive'],
  ['one with a type of its own', 'type F = (p: string) => Buffer; interface Deriver { derive: F }', 'derive'],
  ['one that is exported', 'export type F = (p: string) => Buffer; type Deriver = { derive: F }', 'derive'],
  ['a parameter', 'const use = (v: { derive(p: string): Buffer }) => v', 'derive'],
  ['overloads', 'function derive(s: string): Buffer; function derive(s: any) { return f(s); }', 'derive'],
  ['overloads of a method', 'class A { derive(p: string): Buffer; derive(p: any) { return f(p); } }', 'derive'],
  ['overloads of a private one', 'class A { #derive(p: string): Buffer; #derive(p: any) { return f(p); } }', '#derive'],
  ['an abstract method', 'abstract class A { abstract derive(p: string): Buffer }', 'derive'],
  ['a derived class', 'class A extends B { derive(p: string) { return p; } }', 'derive'],
  ['an implementation', 'class A implements B { derive(p: string): string { return p; } }', 'derive'],
  ['as', 'const all = { derive } as { x: F }', 'derive'],
  ['satisfies', 'const all = { v1: derive } satisfies Derivers', 'derive'],
  ['an assertion', 'const all = <F[]>[derive]', 'derive'],
  ['a variable', 'const old: F = derive', 'derive'],
  ['an object', 'const all: Derivers = { v1: derive, check: (p) => p }', 'derive check'],
  ['a field', 'class A { old: F = derive }', 'derive'],
])('%s repeats or depends on the type of a function', (_, text, names) => {
  expect([...(withoutTypes(text, 'a.ts')?.typed ?? [])].toSorted()).toEqual(names.split(' ').toSorted());
});

test.each([
  ['arguments', "type A = Parameters<typeof derive>[0] | Parameters<Vault['derive']>"],
  ['a promise', 'interface Deriver { derive(p: string): Promise<Buffer>; check: () => Buffer | Promise<Buffer> }'],
  ['what a promise fits', 'interface Deriver { derive(p: string): void; check: () => unknown }'],
  ['data', 'interface User { derive: Buffer; check: string }'],
  ['as const', 'const all = { derive } as const'],
  ['the result', 'const key: Buffer = derive(1)'],
  ['no type', "if (typeof derive === 'function') derive()"],
  ['a class of its own', 'class A { derive(p: string) { return p; } }'],
  ['an asynchronous implementation', 'class A extends B { async derive(p: string) { return p; } }'],
  ['a namespace', 'namespace A { export const derive = (p: string) => p; }'],
])('%s: no function has to return what it does', (_, text) => {
  expect(withoutTypes(text, 'a.ts')?.typed).toEqual(new Set());
});
