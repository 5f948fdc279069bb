import { findNode, isReadByUs, noNodeFor, v8VersionOf } from '../../src/engine-node/choose-node.js';

const NODES = [
  { path: '/a', version: '24.21.0', v8: '13.6.233.17-node.39' },
  { path: '/b', version: '24.22.0', v8: '13.6.233.20-node.40' },
  { path: '/c', version: '20.20.2', v8: '11.3.244.8-node.33' },
];

test.each([
  ['v8-version,13,6,233,17,-node.39,0\ntick', '13.6.233.17'],
  ['v8-version,10,2,154,26,0\r\n', '10.2.154.26'],
  ['v8-version,13,6,233\n', ''],
  ['v8-version,13,6,233,1', ''],
  ['hello\nv8-version,13,6,233,17,0\n', ''],
  ['', ''],
])('the version of %j is %j', (head, version) => expect(v8VersionOf(Buffer.from(head))).toBe(version));

test.each([
  ['13.6.233.99', '/a'],
  ['11.3.244.8', '/c'],
  ['13.6.234.17', undefined],
  ['1.3.6', undefined],
  ['', undefined],
])('a log of V8 %j is for %j: major, minor and build count, and the first that has them', (v8, path) =>
  expect(findNode(v8, NODES)?.path).toBe(path),
);

test.each([
  ['10.2.154.26', true],
  ['14.6.202.34', true],
  ['15.0.1.2', false],
  ['9.4.146.24', false],
  ['', true],
])('our own reader knows %j: %j', (v8, known) => expect(isReadByUs(v8)).toBe(known));

test('what is missing is told', () => {
  expect(noNodeFor('12.4.254.21', NODES.slice(1))).toMatchObject({
    code: 'engine-node-version',
    facts: { needed: '12.4.254', have: 'V8 13.6.233 (Node 24.22.0), V8 11.3.244 (Node 20.20.2)' },
  });
  expect(noNodeFor('', [])).toMatchObject({ code: 'engine-node-unversioned', facts: { have: 'none' } });
});
