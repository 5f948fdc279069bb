/** The rows of docs/toolchains.md are what it says, and each can be tried: test/toolchains does. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { withSections } from '../../scripts/lib/command-docs.js';
import { toolchainDocs } from '../../scripts/toolchains/page.js';
import { TOOLCHAINS } from '../../scripts/toolchains/rows/index.js';
import { TRIED_NODES, mapSwitches, withMaps } from '../../scripts/toolchains/toolchain.js';
import { TOOLS } from '../../scripts/toolchains/tools.js';
import { ROOT } from '../support/cli-process.js';

const ROWS = TOOLCHAINS.flatMap(([, rows]) => rows);

test('the page says what the rows hold', () => {
  const page = readFileSync(path.join(ROOT, 'docs/toolchains.md'), 'utf8');
  expect(withSections(page, toolchainDocs()['docs/toolchains.md'])).toBe(page);
});

test('each row has a name of its own, and a reason where it is not tried', () => {
  expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
  expect(
    ROWS.filter(({ nodes, whyNot }) => (whyNot === '') !== TRIED_NODES.every((one) => nodes.includes(one))),
  ).toEqual([]);
});

test('every tool is used, in an exact version', () => {
  expect(Object.keys(TOOLS).filter((set) => !ROWS.some(({ tools }) => tools === set))).toEqual([]);
  const versions = Object.values(TOOLS).flat();
  expect(versions.filter((name) => !/.@\d+\.\d+\.\d+$/.test(name))).toEqual([]);
});

test('every directory of files is used', () => {
  const directories = readdirSync(path.join(ROOT, 'fixtures/toolchains'));
  expect(directories.filter((name) => !ROWS.some(({ overlays }) => overlays.includes(name)))).toEqual([]);
});

test('what switches maps on is there with them only', () => {
  const row = { files: { 'a.json': '{<maps>"sourceMap": true,</maps> "x": 1}' }, build: null, typed: ['node .'] };
  expect(mapSwitches(row)).toEqual([{ text: '"sourceMap": true', place: 'a.json' }]);
  expect(withMaps(row.files['a.json'], true)).toBe('{"sourceMap": true, "x": 1}');
  expect(withMaps(row.files['a.json'], false)).toBe('{ "x": 1}');
  expect(mapSwitches({ ...row, files: {}, build: 'make <maps>--maps</maps>' })).toEqual([
    { text: '--maps', place: '' },
  ]);
  expect(mapSwitches({ ...row, files: {} })).toEqual([]);
});
