import { scriptOpener } from '../../../src/source/script.js';
import { Values } from '../../../src/source/routes/values.js';
import { fileModel } from '../../../src/source/routes/file-model.js';

/** @param {Record<string, string>} texts of files, by name */
function program(texts) {
  const sources = new Map(Object.entries(texts).map(([name, text]) => [`/app/${name}`, text]));
  const scriptOf = scriptOpener(sources);
  const models = new Map([...sources.keys()].map((file) => [file, fileModel(file, scriptOf(file).parsed())]));
  const looked = [];
  const values = new Values({
    modelOf: (file) => models.get(file) ?? null,
    has: (file) => {
      looked.push(file);
      return models.has(file);
    },
  });
  return { values, model: models.get('/app/a.mjs'), looked };
}

test('the file that a module means is looked up once for each file that imports it', () => {
  const { values, model, looked } = program({
    'a.mjs': "import { one } from './b'; import { two } from './b'; import './c';",
    'b.js': 'export function one() {} export function two() {}',
  });
  const find = () => ['one', 'two'].map((name) => values.exports.imported(model, './b', name, 9)?.kind);
  expect(find()).toEqual(['function', 'function']);
  const count = looked.length;
  expect(count).toBeGreaterThan(0);
  expect([...find(), values.exports.fileOf(model, './b')?.file]).toEqual(['function', 'function', '/app/b.js']);
  expect(looked).toHaveLength(count);
  expect(values.exports.imported(model, './none', 'one', 9)).toBeNull();
  expect(values.exports.imported(model, 'some-package', 'one', 9)).toMatchObject({ kind: 'package' });
});
