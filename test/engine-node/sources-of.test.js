import { sourcesOf } from '../../src/engine-node/to-profile.js';
import { Scripts } from '../../src/v8log/scripts.js';

test('sources are those of files on stacks, of files that are asked for, and of all user files', () => {
  const scripts = new Scripts();
  const files = [
    '/app/a.js',
    '/app/b.js',
    ...['hot', 'asked', 'other'].map((name) => `/app/node_modules/${name}/i.js`),
  ];
  for (const [id, file] of files.entries()) scripts.add(Buffer.from(`script-source,${id},${file},f();`));
  const frames = [{ file: '' }, { file: files[0] }, { file: files[2] }];
  expect([...sourcesOf(frames, scripts, new Set([files[3]])).keys()]).toEqual(files.slice(0, 4));
});
