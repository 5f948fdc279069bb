import { profileProblems } from './profile-problems.js';
import { VM_STATE } from '../../src/model/vm-state.js';
import { profileFromGrid } from './text-grid.js';

const leaf = (profile, sample) => profile.frames[profile.stacks.frame[profile.samples.stack[sample]]];

/** Frame names of a sample, root first. */
function names({ frames, stacks, samples }, sample) {
  const path = [];
  for (let row = samples.stack[sample]; row >= 0; row = stacks.parent[row])
    path.unshift(frames[stacks.frame[row]].name);
  return path;
}

test('columns are samples, rows lead from the root to the leaf', () => {
  const profile = profileFromGrid(`
    auth@/app/app.js:20:23                  auth@/app/app.js:20:23  native:epoll_pwait
    pbkdf2Sync@node:internal/crypto/pbkdf2  -
    native:sha512_block[openssl]
  `);
  expect([0, 1, 2].map((sample) => names(profile, sample))).toEqual([
    ['auth', 'pbkdf2Sync', 'sha512_block'],
    ['auth'],
    ['epoll_pwait'],
  ]);
  expect(profile.frames).toHaveLength(4);
  expect(profile.stacks.length).toBe(4);
  expect(profileProblems(profile)).toEqual([]);
});

test('each tick is 1 ms', () => {
  const { samples } = profileFromGrid('a@/a.js:1  b@/b.js:1');
  expect([...samples.time]).toEqual([1000, 2000]);
  expect([...samples.weight]).toEqual([1000, 1000]);
});

test('@repeat and @state describe columns', () => {
  const { samples } = profileFromGrid(`
    @repeat 3 x2
    @state external
    a@/a.js:1  b@/b.js:1
  `);
  expect([...samples.stack]).toEqual([0, 0, 0, 1, 1]);
  expect([...samples.state]).toEqual([6, 6, 6, 0, 0]);
  expect(VM_STATE.external).toBe(6);
});

test('a column may be empty', () => {
  expect([...profileFromGrid('a@/a.js:1  -').samples.stack]).toEqual([0, -1]);
});

test.each([
  [
    'auth@/app/app.js:20:23',
    { name: 'auth', kind: 'js', file: '/app/app.js', line: 20, callLine: 23, column: 0, callColumn: 0, named: true },
  ],
  ['auth@/app/app.js:20.3[sparkplug,+120]', { line: 20, callLine: 0, callOffset: 120, tier: 'sparkplug' }],
  ['auth@/app/app.js:20.3:23.21', { line: 20, column: 3, callLine: 23, callColumn: 21 }],
  ['f@/app/app.js:20', { line: 20, callLine: 0 }],
  ['@/app/app.js:3', { name: '', file: '/app/app.js', line: 3 }],
  ['pbkdf2Sync@node:internal/crypto/pbkdf2', { file: 'node:internal/crypto/pbkdf2', line: 0 }],
  [
    'hash@/app/node_modules/@noble/hashes/sha2.js:4',
    { name: 'hash', file: '/app/node_modules/@noble/hashes/sha2.js', line: 4 },
  ],
  ['f@/app/app.js:1[turbofan,module]', { tier: 'turbofan', moduleBody: true, name: 'f', line: 1 }],
  ['native:node::crypto::Hash::Update', { name: 'node::crypto::Hash::Update', kind: 'native', file: '' }],
  ['native:operator new(unsigned long)', { name: 'operator new(unsigned long)' }],
  ['native:malloc@/usr/lib/libc.so.6', { name: 'malloc', library: '/usr/lib/libc.so.6', file: '' }],
  ['native:sha512_block[openssl]', { name: 'sha512_block', component: 'openssl' }],
  ['native:libz.so.1@/usr/lib/libz.so.1[unnamed]', { named: false }],
  ['builtin:ArrayMap', { kind: 'builtin', name: 'ArrayMap' }],
  ['unknown:0x1234', { kind: 'unknown', named: false }],
])('%s is a frame', (cell, frame) => {
  expect(leaf(profileFromGrid(cell), 0)).toMatchObject(frame);
});

test('overrides say what a grid cannot', () => {
  const profile = profileFromGrid('f@/app/app.js:20:23', {
    meta: { thread: 'worker' },
    dropped: { overflow: 1 },
    sources: { '/app/app.js': '' },
    calls: { 'f@/app/app.js:20:23': [{ callee: 'sign', args: ['sha256'] }, { callee: 'update' }] },
  });
  expect(profile.meta.thread).toBe('worker');
  expect([...profile.calls.keys()]).toEqual(['0:sign', '0:update']);
  expect(profile.calls.get('0:sign')).toMatchObject({ args: ['sha256'], line: 23, origin: null });
  expect(profileProblems(profile)).toEqual([]);
});

test.each([
  ['@state dancing\na@/a.js:1', 'no VM state'],
  ['@repeat many\na@/a.js:1', 'no count'],
  ['a@/a.js:1[fast]', 'no flag'],
])('a misspelt grid is an error: %s', (grid, message) => {
  expect(() => profileFromGrid(grid)).toThrow(message);
});

test('a call of a cell that is not there is an error', () => {
  expect(() => profileFromGrid('a@/a.js:1', { calls: { b: [{ callee: 'sign' }] } })).toThrow('no cell');
});
