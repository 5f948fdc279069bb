import { describeFunction } from '../../src/v8log/location-frames.js';

const logged = (name) => ({ name: Buffer.from(name), kind: 'js', type: 'JS' });

test.each([
  ['_encipher :755:19', 'webpack://w/./node_modules/bcryptjs/index.js', '_encipher'],
  [' :8:18', 'webpack://w/./src/a.js', ''],
])('a function of a script that names itself: %j', (name, script, short) => {
  expect(describeFunction(logged(name), script)).toMatchObject({ name: short, file: script, moduleBody: false });
});

test.each([
  ['f :755:19', '<unknown>'],
  ['f :755:19', null],
])('of one that has no name there is no file', (name, script) => {
  expect(describeFunction(logged(name), script)).toMatchObject({ file: '', line: 755 });
});

test('the name that a row tells counts', () => {
  expect(describeFunction(logged('f /app/a.js:1:10'), '/app/a.js')).toMatchObject({ name: 'f', file: '/app/a.js' });
});
