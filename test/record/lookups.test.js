/** Which line had a host's address looked up that a package then connects to. */
import newLookups from '../../src/record/probe/lookups.cjs';

/** @import { TakenStack } from '../../src/record/probe/stack.cjs' */

const HOST = 'db.example.com';

/**
 * @param {number} line of the user's
 * @param {string} name of the package that it calls, `''` if it looks the host up itself
 * @returns {TakenStack} that has been read
 */
const stackAt = (line, name = 'tedious') => ({
  origin: {
    place: { file: '/app.js', line, column: 1, function: '', isAsync: false },
    package: name,
    inner: name,
    innerPlace: null,
    module: '',
    called: '',
    functions: [],
  },
  earlier: null,
});

/**
 * @param {TakenStack[]} asked requests for the host's address
 * @param {string[]} [kinds] of each, in turn
 * @returns {{lineOf: (through: string | null, host?: string) => number | undefined}} the line of the next connection
 */
function lookedUp(asked, kinds = ['']) {
  const lookups = newLookups();
  asked.forEach((taken, index) => lookups.add(HOST, taken, kinds[index % kinds.length]));
  return { lineOf: (through, host = HOST) => lookups.take(host, through)?.origin?.place?.line };
}

test('each request is used for one connection', () => {
  const { lineOf } = lookedUp([stackAt(3), stackAt(3)]);
  expect([1, 2, 3].map(() => lineOf('tedious'))).toEqual([3, 3, undefined]);
});

test('what others look up stays theirs, and is not taken for what the package did', () => {
  const { lineOf } = lookedUp([stackAt(9, ''), stackAt(8, 'pg'), stackAt(3)]);
  expect([lineOf('tedious', 'api.example.com'), lineOf('tedious'), lineOf('tedious'), lineOf('pg')]).toEqual([
    undefined,
    3,
    undefined,
    8,
  ]);
});

test('where lines differ, none is named, not even of the last connection', () => {
  const { lineOf } = lookedUp([stackAt(3), stackAt(5)]);
  expect([lineOf('tedious'), lineOf('tedious')]).toEqual([undefined, undefined]);
});

test('a connection whose stack was not taken uses one up', () => {
  const { lineOf } = lookedUp([stackAt(9, ''), stackAt(3), stackAt(5)]);
  expect([lineOf(null), lineOf('tedious')]).toEqual([undefined, 5]);
});

test('requests for addresses of different kinds are made for one connection', () => {
  const kinds = ['queryA', 'queryAaaa'];
  const { lineOf } = lookedUp([stackAt(3), stackAt(3), stackAt(3), stackAt(3)], kinds);
  expect([1, 2, 3].map(() => lineOf('tedious'))).toEqual([3, 3, undefined]);
  const { lineOf: lineWhereUnknown } = lookedUp([stackAt(9), stackAt(9), stackAt(3), stackAt(3)], kinds);
  expect([lineWhereUnknown(null), lineWhereUnknown('tedious')]).toEqual([undefined, 3]);
});
