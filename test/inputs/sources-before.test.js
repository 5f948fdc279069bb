/** What files held when a profile without sources was made, as V8 had it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { largeSources } from '../../src/formats/losses.js';
import { sourcesBefore } from '../../src/inputs/sources-before.js';
import { openScript } from '../../src/source/script.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

/** @returns what V8 had of a file, opened */
async function scriptOf(text, name = 'a.ts') {
  const directory = newDirectory();
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, name);
  writeFileSync(file, text);
  const { texts } = await sourcesBefore(Date.now() + 60_000, [file]);
  return openScript(texts.get(file), file);
}

test.each([
  ['an interface', 'export interface A {\n  a: string;\n}\n\nexport function f(a: A) {\n  return g(a);\n}\n', 5, 18, 6],
  ['Windows line ends', 'type A = {\r\n  a: 1;\r\n};\r\nfunction f(a: A) {\r\n  return g(a);\r\n}\r\n', 4, 11, 5],
  [
    'a type between an arrow and what is before it',
    'export const f = async (\n  a: string,\n): Promise<\n  string\n> => {\n  return g(a);\n};\n',
    1,
    18,
    6,
  ],
])('types are blanks, and lines stay: %s', async (_, text, line, column, callLine) => {
  const script = await scriptOf(text);
  expect(script.functionRange(line, column)).not.toBeNull();
  expect(script.callAtLine(callLine, 10)).toMatchObject({ callee: 'g', line: callLine });
});

test('JavaScript is what it is', async () => {
  expect((await scriptOf('const f = () =>\n  g();\n', 'a.js')).callAtLine(2, 3)).toMatchObject({ callee: 'g' });
});

test('a file above 16 MiB is not read, which is told', async () => {
  const directory = newDirectory();
  mkdirSync(directory, { recursive: true });
  const files = ['a.js', 'b.js'].map((name) => path.join(directory, name));
  writeFileSync(files[0], 'f();');
  writeFileSync(files[1], Buffer.alloc(16 * 2 ** 20 + 1, ' '));
  const { texts, large } = await sourcesBefore(Date.now() + 60_000, files);
  expect([[...texts.keys()], large]).toEqual([[files[0]], [files[1]]]);
  expect(largeSources(large)[0].message).toMatch(/^b\.js was not read: more than 16 MiB\./);
});
