/** What documents quote of the repository is there: paths, names of files, and npm scripts. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { OPTIONS } from '../src/api/arguments.js';
import { answerOfFile } from '../scripts/lib/header.js';
import { ROOT } from './support/cli-process.js';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const listed = (folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) =>
    path.posix.join(folder, String(file).replaceAll('\\', '/')),
  );
const everything = [
  ...readdirSync(ROOT).filter((name) => !['node_modules', 'types', '.git', '.cache'].includes(name)),
  ...['bin', 'src', 'test', 'scripts', 'docs', 'fixtures', '.github', '.ci'].flatMap(listed),
];
const known = new Set(everything);
/** All paths by each of their ends: `a/b/c.js` is `c.js` and `b/c.js`, too; without the extension if it is code. */
const ends = new Set(
  everything.flatMap((file) => {
    const steps = file.split('/');
    const own = steps.map((_, index) => steps.slice(index).join('/'));
    return [...own, ...own.map((end) => end.replace(/\.c?js$/, ''))];
  }),
);
const scripts = new Set(Object.keys(JSON.parse(read('package.json')).scripts));

/** Users and V8 have a `src`, too: ours has these folders. */
const rooms = readdirSync(path.join(ROOT, 'src')).map((name) => `src/${name}`);
const isOurs = (name) => !/^src\//.test(name) || rooms.some((room) => name === room || name.startsWith(`${room}/`));

const pages = [...readdirSync(ROOT), ...listed('docs')].filter((file) => file.endsWith('.md')).sort();

/**
 * @param {string} page of the documentation
 * @returns {string[]} what it quotes between backticks, but for blocks of code
 */
function quotesOf(page) {
  const text = read(page).replace(/^( *)```[^]*?^\1```/gm, '');
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, quote]) => quote);
}

test.each(['ARCHITECTURE.md', 'docs/inside.md', 'CONTRIBUTING.md'])(
  'what %s calls a file or a folder is one',
  (page) => {
    // What the package exports (`cryptoprof/live`) is no path of ours.
    const names = quotesOf(page).filter((quote) => /^(?!cryptoprof\/)[\w.-]+(?:\/[\w.-]+)*\/?$/.test(quote));
    const paths = names.filter((name) => name.includes('/') || /\.(?:c?js|json|md|mjs|yml)$/.test(name));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((name) => !ends.has(name.replace(/\/$/, '')))).toEqual([]);
  },
);

test.each(rooms.filter((room) => !room.endsWith('.js')))(
  'each file of %s says what it answers, for `npm run room`',
  (room) => {
    const files = listed(room).filter((file) => file.endsWith('.js'));
    expect(files).not.toEqual([]);
    expect(files.filter((file) => answerOfFile(read(file)) === '')).toEqual([]);
  },
);

describe('ARCHITECTURE.md', () => {
  const [, map] = read('ARCHITECTURE.md').split(/^## (?=Code map|Invariants)/m);

  test('has a row for each room', () => {
    const named = new Set([...map.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell]) => cell.match(/src\/[\w.-]+/g) ?? []));
    expect([...named].sort()).toEqual(rooms.sort());
  });

  test('calls files by their names, as docs/inside.md does', () => {
    // Those of one word may be anything; with a hyphen they are files, or options and words that are taken from elsewhere.
    const names = ['ARCHITECTURE.md', 'docs/inside.md']
      .flatMap(quotesOf)
      .filter((quote) => /^[a-z]+(?:-[a-z]+)+$/.test(quote));
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !ends.has(name))).toEqual([]);
  });
});

test.each(pages)('paths of the repository in %s lead somewhere', (page) => {
  const paths = [
    ...read(page).matchAll(/(?<![\w/`.@:-]|\]\()`?((?:src|test|scripts|docs|fixtures|bin)\/(?!shop\.)[\w./-]*\w)/g),
  ]
    .map(([, name]) => name)
    .filter(isOurs);
  // `docs/decisions/0007` is enough of a name.
  const leads = (name) =>
    known.has(name) || known.has(`${name}.js`) || everything.some((file) => file.startsWith(`${name}-`));
  expect(paths.filter((name) => !leads(name))).toEqual([]);
});

test.each(pages)('npm scripts in %s are in package.json', (page) => {
  const names = [...read(page).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name);
  // Of a user's package.json.
  const own = names.filter((name) => !['build', 'start', 'dev', 'load', 'x'].includes(name));
  expect(own.filter((name) => !scripts.has(name))).toEqual([]);
});

test.each(Object.entries(OPTIONS))('docs/api.md has each option of %s()', (name, options) => {
  const sections = read('docs/api.md').split(/^## /m);
  // `compare` has those of `analyze`, and `gate` has them, too.
  const text = sections
    .filter((each) => each.startsWith(`${name}(`) || (name !== 'record' && each.startsWith('analyze(')))
    .join('\n');
  expect(Object.keys(options).filter((option) => !text.includes(`\`${option}\``))).toEqual([]);
});
