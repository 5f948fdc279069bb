import { readFileSync, readdirSync } from 'node:fs';
import { tokenizer } from 'acorn';
import { probeParts } from '../../src/record/probe-parts.js';

const DIRECTORY = new URL('../../src/record/probe/', import.meta.url);
const ENTRIES = ['probe.cjs', 'uncounted.cjs', 'launcher.cjs'];

/** @param {string} source */
const tokensOf = (source) =>
  [...tokenizer(source, { ecmaVersion: 'latest' })].map(({ type, value }) => {
    if (type.label === 'regexp') return [type.label, String(value.value)];
    // Lines of a template are without their indent.
    return [type.label, type.label === 'template' ? value.replace(/\n\s+/g, '\n') : value];
  });

test('all parts are there, token by token as in their own files', () => {
  const { first, later } = probeParts();
  for (const name of readdirSync(DIRECTORY).filter((each) => !ENTRIES.includes(each))) {
    const own = tokensOf(readFileSync(new URL(name, DIRECTORY), 'utf8'));
    const module = later[`./${name}`] ?? first;
    const from = module.indexOf(`'./${name}'(module, require) {`);
    expect({ name, isThere: from >= 0 }).toEqual({ name, isThere: true });
    const rest = tokensOf(module.slice(module.indexOf('{', from)).replace(/^\{/, ';'));
    expect({ name, tokens: rest.slice(1, own.length + 1) }).toEqual({ name, tokens: own });
  }
});
