import { rootsOf } from '../../src/compare/roots.js';
import { reportOf } from './reports.js';

const report = (root, ...files) =>
  reportOf(
    files.map((file) => ({ file, ticks: 1 })),
    { target: { root } },
  );

test.each([
  ['both are known', report('/a', '/a/x.js'), report('/b', '/b/x.js'), ['/a', '/b']],
  ['one file is in both', report('', '/r/x.js', '/r/lib/y.js'), report('', '/r/lib/y.js'), ['/r', '/r']],
  ['one file is in both, and one root is known', report('', '/r/lib/y.js'), report('/r', '/r/lib/y.js'), ['/r', '/r']],
  ['no file is in both', report('', '/a/x.js', '/a/lib/y.js'), report('', '/b/c/x.js'), ['/a', '/b/c']],
  ['no file is in both, and one root is known', report('/a', '/a/lib/y.js'), report('', '/b/c/x.js'), ['/a', '/b/c']],
  [
    'packages do not count',
    report('', '/a/lib/x.js', '/a/node_modules/p/i.js'),
    report('', '/b/lib/x.js'),
    ['/a/lib', '/b/lib'],
  ],
  ['there are packages only', report('', '/a/node_modules/p/i.js'), report('', '/b/x.js'), ['/a/node_modules/p', '/b']],
  ["paths are Windows'", report('', 'C:\\a\\x.js', 'C:\\a\\b\\y.js'), report('', '/b/x.js'), ['C:/a', '/b']],
  ['names begin alike', report('', '/a/bc/x.js', '/a/b/x.js'), report('', '/z/x.js'), ['/a', '/z']],
  ['there are no files', report(''), report('', 'node:internal/x', 'evalmachine.<anonymous>'), ['', '']],
])('%s', (_, before, after, roots) => {
  expect(rootsOf(before, after)).toEqual(roots);
  expect(rootsOf(after, before)).toEqual(roots.toReversed());
});
