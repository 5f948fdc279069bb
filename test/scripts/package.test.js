/** What is published is the code of the repository without its comments. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { tokenizer } from 'acorn';
import { withoutComments } from '../../scripts/lib/without-comments.js';
import { ROOT } from '../support/cli-process.js';

const sources = ['bin', 'src'].flatMap((directory) =>
  readdirSync(path.join(ROOT, directory), { recursive: true })
    .map((file) => path.join(directory, String(file)))
    .filter((file) => /\.c?js$/.test(file)),
);

/** What code is to an engine: its tokens, and the line of each. */
function tokensOf(text, sourceType) {
  const options = { ecmaVersion: 'latest', sourceType, allowHashBang: true, locations: true };
  return [...tokenizer(text, options)].map(({ type, value, loc }) => [type.label, String(value), loc.start.line]);
}

test.each([
  ['/** Says why. */\nconst a = 1; // ms\n', '\nconst a = 1;\n'],
  ['const a = /** @type {any} */ (b);', 'const a =  (b);'],
  ['/*\n * Two\n */ f();', '\n\n f();'],
  ['return/**/a', 'return a'],
  [
    "const a = '// no comment', b = `/* ${1 /* one */} */  \n`, c = /[/]*/;",
    "const a = '// no comment', b = `/* ${1 } */  \n`, c = /[/]*/;",
  ],
  ['#!/usr/bin/env node\n// Runs.\nrun();', '#!/usr/bin/env node\n\nrun();'],
])('%j', (text, code) => {
  expect(withoutComments(text, 'commonjs')).toBe(code);
});

test('all of our code is the same without them, line by line', () => {
  expect(sources.length).toBeGreaterThan(300);
  const changed = sources.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const sourceType = file.endsWith('.cjs') ? 'commonjs' : 'module';
    const code = withoutComments(text, sourceType);
    return JSON.stringify(tokensOf(code, sourceType)) !== JSON.stringify(tokensOf(text, sourceType));
  });
  expect(changed).toEqual([]);
});
