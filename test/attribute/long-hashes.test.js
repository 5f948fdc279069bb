/** Where no native code has a name, what is between calls of crypto.hash shows whether they get much data. */
import { profileFromGrid } from '../support/text-grid.js';
import { gridReport, reportOf } from './grid-report.js';

/**
 * @param {{work?: number, preparing?: number, around?: number, others?: number, algorithm?: string | null}} ticks in
 *   `hash`, in what it calls, in functions that call it, and in others
 * @returns {[string, object]} a grid, and what the source says
 */
function hashing({ work = 0, preparing = 0, around = 0, others = 0, algorithm = 'sha256' }) {
  const columns = [
    [work, 'serve@/app/app.js:1:2', 'tag@/app/app.js:4:5', 'hash@node:internal/crypto/hash'],
    [
      preparing,
      'serve@/app/app.js:1:2',
      'tag@/app/app.js:4:5',
      'hash@node:internal/crypto/hash',
      'normalizeAlgorithm@node:internal/crypto/hash',
    ],
    [around, 'serve@/app/app.js:1:2'],
    [others, 'serve@/app/app.js:1:2', 'end@node:_http_outgoing'],
    [others, 'other@/app/app.js:9:10'],
  ].filter(([ticks]) => Number(ticks) > 0);
  const rows = [0, 1, 2, 3, 4].map((row) => columns.map((column) => column[row] ?? '-').join('  '));
  return [`@repeat  ${rows.join('\n')}`, { calls: { 'tag@/app/app.js:4:5': [{ callee: 'hash', args: [algorithm] }] } }];
}

/** @param {Parameters<typeof hashing>[0]} ticks as above */
function leavesOf(ticks) {
  const { callSites } = gridReport(...hashing(ticks));
  return callSites.map(({ leaves }) => leaves);
}

test.each([
  ['large data', { work: 450, preparing: 1, around: 1 }, 450],
  ['large data beside much else', { work: 450, around: 1, others: 300 }, 450],
  ['small data: the loop around is seen', { work: 450, around: 20 }, 0],
  ['small data: preparing it is seen', { work: 450, preparing: 15 }, 0],
  ['too few ticks to see anything between', { work: 100 }, 0],
  ['an algorithm that is so slow that nothing is seen beside it', { work: 450, algorithm: 'sha3-512' }, 0],
  ['an unknown algorithm', { work: 450, algorithm: null }, 0],
])('%s', (_title, ticks, computing) => {
  const [leaves] = leavesOf(ticks);
  const all = (ticks.work ?? 0) + (ticks.preparing ?? 0);
  expect(leaves).toEqual({ computing, decoding: 0, copying: 0, nameless: all - computing });
});

test.each([
  ['gc:scavenge', { computing: 450, nameless: 0 }],
  ['kernel:page_fault', { computing: 450, nameless: 0 }],
  ['builtin:CEntry', { computing: 0, nameless: 450 }],
])('ticks of %s are no hashing', (leaf, expected) => {
  const [grid, { calls }] = hashing({ work: 450, preparing: 20 });
  expect(
    gridReport(grid.replace('normalizeAlgorithm@node:internal/crypto/hash', leaf), { calls }).callSites[0].leaves,
  ).toMatchObject(expected);
});

test('the ticks of all threads count together', () => {
  const few = profileFromGrid(...hashing({ work: 100 }));
  const [{ leaves }] = reportOf([few, few]).callSites;
  expect(leaves).toMatchObject({ computing: 200, nameless: 0 });
});

test('other functions have no such evidence', () => {
  const [grid] = hashing({ work: 450 });
  const text = grid.replaceAll('hash@node:internal/crypto/hash', 'update@node:internal/crypto/hash');
  const calls = { 'tag@/app/app.js:4:5': [{ callee: 'update', origin: { callee: 'createHash', args: ['sha256'] } }] };
  expect(gridReport(text, { calls }).callSites[0].leaves).toMatchObject({ computing: 0, nameless: 450 });
});

test('where native code has names, they say what was computed', () => {
  const [grid, overrides] = hashing({ work: 450 });
  const [repeat, ...rows] = grid.split('\n');
  const named = [`${repeat}  1`, `${rows[0]}  native:uv_run[openssl]`, ...rows.slice(1)].join('\n');
  expect(gridReport(named, overrides).callSites[0].leaves).toMatchObject({ computing: 0, nameless: 0 });
});
