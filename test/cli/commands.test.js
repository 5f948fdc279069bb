/** What holds for every command: the registry is true, and help and pages say what it says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Option } from 'commander';
import { commandDocs, withSections } from '../../scripts/lib/command-docs.js';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { EXIT_CODES } from '../../src/cli/exit-codes.js';
import { asTypedHere } from '../../src/cli/shell-words.js';
import { runMain } from '../support/fake-io.js';

const FOLDER = new URL('../../src/cli/commands/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name !== 'index.js');
const rows = COMMANDS.map((command) => /** @type {const} */ ([command.name, command]));
/** Without line breaks, as help breaks lines where it must. */
const flat = (/** @type {string} */ text) => text.replace(/\s+/g, ' ');

test.each(files)('%s is one command, and the index lists it', async (file) => {
  const exported = Object.values(await import(new URL(file, FOLDER).href));
  expect(exported).toEqual([expect.objectContaining({ run: expect.any(Function) })]);
  expect(COMMANDS).toContain(exported[0]);
});

test.each(files)('%s has a table of what it refuses and does beside this one', (file) => {
  expect(existsSync(new URL(file.replace(/\.js$/, '.test.js'), import.meta.url))).toBe(true);
});

test('there is one of each name, and one that has none', () => {
  const names = COMMANDS.map(({ name }) => name);
  expect(new Set(names).size).toBe(files.length);
  expect(names.filter((name) => name === '')).toEqual(['']);
});

describe.each(rows)('"%s"', (name, command) => {
  const options = Object.entries(command.options);

  test('is told in a line', () => {
    expect(command.summary).toMatch(/^[a-z].*[^.]$/);
  });

  test('has options by the names that flags have', () => {
    expect(options.map(([key]) => key)).toEqual(options.map(([, { usage }]) => new Option(usage).attributeName()));
  });

  test('has options that go with others of its own', () => {
    const others = options.flatMap(([, { needs, conflicts = [] }]) => [...conflicts, ...[needs ?? []].flat()]);
    expect(Object.keys(command.options)).toEqual(expect.arrayContaining(others));
  });

  test('says in its help all that it says here', async () => {
    const { exitCode, out, err } = await runMain([name, '--help'].filter(Boolean), { columns: 1000 });
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    const sentence = `${command.summary[0].toUpperCase()}${command.summary.slice(1)}.`;
    const said = [
      sentence,
      ...command.words.map(({ summary }) => summary),
      ...options.flatMap(([, { usage, summary }]) => [usage, summary]),
      command.notes ?? '',
      ...command.exits.flatMap((kind) => EXIT_CODES[kind].codes.map(({ code, meaning }) => `${code} ${meaning}`)),
    ];
    for (const text of said) expect(flat(out)).toContain(flat(text).trim());
  });

  test('is told as it can be typed where npx started us (COMMAND in src/cli/shell-words.js)', () => {
    const npx = { argv: ['node', '/app/node_modules/.bin/cryptoprof'], env: {} };
    const typed = `cryptoprof ${name || '--load / app.js'} x`;
    expect(asTypedHere(`Use: ${typed}`, npx)).toBe(`Use: npx ${typed}`);
  });

  test('is in the list of commands', async () => {
    const { out } = await runMain(['--help']);
    expect(flat(out)).toContain(name === '' ? 'Commands:' : `${name} ${command.summary}`);
  });
});

describe.each(Object.entries(commandDocs()))('%s', (page, sections) => {
  const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');

  test('says what the commands say (npm run docs)', () => {
    expect(withSections(text, sections)).toBe(text);
  });

  test('says it once', () => {
    for (const name of Object.keys(sections)) expect(text.split(`<!-- ${name}: npm run docs -->`)).toHaveLength(2);
  });
});

test('the table of docs/options.md has every option of every command', () => {
  const { options: tables } = commandDocs()['docs/options.md'];
  for (const { options } of COMMANDS)
    for (const { usage } of Object.values(options)) expect(tables).toContain(`\`${usage}\``);
});

test.each(['analyze', 'attach', 'show', 'merge', 'gate'])('it says where the files of %s go by default', (name) => {
  const { options: tables } = commandDocs()['docs/options.md'];
  expect(tables).toContain(`| \`${name}\` | \`-o, --output <dir>\` | where files go (default: `);
});

test('a page without its marks is a mistake', () => {
  expect(() => withSections('# Page\n', { usage: 'x' })).toThrow('There is no section usage');
});
