import { buildProfile } from '../../src/v8log/build-profile.js';
import { Scripts } from '../../src/v8log/scripts.js';
import { AUTH, HEAD, read } from './read-log.js';

function scriptsOf(...lines) {
  const scripts = new Scripts();
  const known = lines.map((line) => scripts.add(Buffer.from(line)));
  return { scripts, known };
}

test('a script has a name and its source, escapes undone', () => {
  const { scripts } = scriptsOf('script-source,63,/srv/caf\\xe9.js,const a = [1\\x2C 2];\\nb("\\u65e5");');
  expect(scripts.nameOf(63)).toBe('/srv/caf\\xe9.js');
  expect(scripts.sourceOf(63)).toBe('const a = [1, 2];\nb("日");');
});

test("Node's own modules have a name only", () => {
  const { scripts } = scriptsOf('script-source,5,node:fs,const a = 1;');
  expect([scripts.nameOf(5), scripts.sourceOf(5)]).toEqual(['node:fs', null]);
});

test.each([
  ['nothing', '<unknown>'],
  ['f();\\n//# sourceURL=webpack://app/./src/a.js?\\n', 'webpack://app/./src/a.js'],
  [
    '{f();\\n//# sourceURL=[module]\\n//@ sourceURL=webpack-internal:///./src/a.js\\n}',
    'webpack-internal:///./src/a.js',
  ],
  [
    `(async () => {\\n//# sourceURL=/app,1/a.ts\\n//# sourceMappingURL=data:${'A'.repeat(9000)}\\n})`.replace(
      ',',
      '\\x2C',
    ),
    '/app\\x2C1/a.ts',
  ],
])('a script that eval made has the name that it gives itself: %s', (source, name) => {
  const { scripts } = scriptsOf(`script-source,7,<unknown>,${source}`);
  expect(scripts.nameOf(7)).toBe(name);
  expect(scriptsOf(`script-source,7,/app/a.js,${source}`).scripts.nameOf(7)).toBe('/app/a.js');
});

test('what no row told is null', () => {
  const { scripts } = scriptsOf('script-source,7,/srv/empty.js,');
  expect([scripts.nameOf(6), scripts.sourceOf(6), scripts.sourceOf(7)]).toEqual([null, null, null]);
});

test.each([
  'script-source',
  'script-source,1',
  'script-source,1,/a.js',
  'script-source,one,/a.js,x',
  'script-source,-1,/a.js,x',
  'script-source,,/a.js,x',
])('%j is no such row', (line) => {
  expect(scriptsOf(line).known).toEqual([false]);
});

test('the bytes of the line may be overwritten afterwards', () => {
  const scripts = new Scripts();
  const line = Buffer.from('script-source,1,/a.js,text');
  scripts.add(line);
  line.fill('#');
  expect(scripts.sourceOf(1)).toBe('text');
});

test('sources beyond a limit are not kept, and counted', () => {
  const scripts = new Scripts(25);
  for (let id = 1; id <= 4; id++)
    scripts.add(Buffer.from(`script-source,${id},/${id}.js,${'x'.repeat(id === 4 ? 5 : 10)}`));
  expect([1, 2, 3, 4].map((id) => scripts.sourceOf(id) !== null)).toEqual([true, true, false, true]);
  expect(scripts.skipped).toBe(1);
  expect(scripts.nameOf(3)).toBe('/3.js');
});

test('the profile of a log whose sources were not all kept says so', () => {
  const log = read([...HEAD, ...AUTH, 'tick,0x1010,100,0,0x0,0']);
  const profile = () => buildProfile(log, [], { source: 'v8.log', pid: 1, node: '', arch: '' }, new Set());
  expect(profile()).not.toHaveProperty('hasAllSources');
  log.scripts.skipped = 1;
  expect(profile()).toHaveProperty('hasAllSources', false);
});
