/** What was computed in a marked stretch of the page's timeline: all of its ticks, and none of others. */
import { markedWork } from '../../../src/writers/html/viewer/marked-table.js';

const works = [
  { name: 'PBKDF2 sha512', site: 'src/auth.js:20' },
  { name: 'hashing', site: 'src/b.js:7' },
  { name: 'TLS handshake', site: '' },
  // The same line in another route.
  { name: 'PBKDF2 sha512', site: 'src/auth.js:20' },
];

test('its operations by call site, the heaviest first, and other work: all ticks, and no others', () => {
  const rows = { work: Int32Array.from([0, -1, 1, 2, 3, 0]) };
  expect(markedWork({ rows, works }, [3, 5, 0, 2, 4, 0])).toEqual([
    { operation: 'PBKDF2 sha512', site: 'src/auth.js:20', ticks: 7 },
    { operation: 'TLS handshake', site: 'no line on the stack', ticks: 2 },
    { operation: 'other work', site: '', ticks: 5 },
  ]);
});

test('beyond the twenty heaviest only how many there are, with their ticks', () => {
  const many = Array.from({ length: 23 }, (_, index) => ({ name: 'hashing', site: `a.js:${index + 1}` }));
  const rows = { work: Int32Array.from(many.keys()) };
  const list = markedWork(
    { rows, works: many },
    Int32Array.from(many, (_, index) => index + 1),
  );
  expect(list).toHaveLength(21);
  expect(list[0]).toEqual({ operation: 'hashing', site: 'a.js:23', ticks: 23 });
  expect(list.at(-1)).toEqual({ operation: '3 more', site: '', ticks: 6 });
});

test('of nothing, nothing', () => {
  expect(markedWork({ rows: { work: Int32Array.from([0, -1]) }, works }, [0, 0])).toEqual([]);
});
