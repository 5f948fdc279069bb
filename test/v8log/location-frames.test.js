import { AUTH, HEAD, framesOf, namesOf, profileOf } from './read-log.js';

const symbol = (name, start, end) => ({ name, start, end, component: '' });
/** pbkdf2 at 0x500000, the binding that calls it at 0x600000. */
const SYMBOLS = {
  '/opt/node': [symbol('sha512_block', 0x500000, 0x501000), symbol('PBKDF2Job::Run', 0x600000, 0x600100)],
};
const LIBC = 'shared-library,/lib/libc.so.6,0x7f0000000000,0x7f0000200000,0';

test('program counter, binding, callers: from the inside out', async () => {
  const profile = await profileOf([...HEAD, ...AUTH, 'tick,0x500010,100,1,0x600000,6,0x600020,0x1010'], {
    symbols: SYMBOLS,
  });
  expect(namesOf(profile, 0)).toEqual(['sha512_block', 'PBKDF2Job::Run', 'auth']);
  expect(framesOf(profile, 0)[0]).toMatchObject({ kind: 'native', library: '/opt/node', named: true });
});

test('a binding that is running itself is there once', async () => {
  const profile = await profileOf([...HEAD, ...AUTH, 'tick,0x600010,100,1,0x600000,6,0x1010'], { symbols: SYMBOLS });
  expect(namesOf(profile, 0)).toEqual(['PBKDF2Job::Run', 'auth']);
});

test('many counters in one function are one stack', async () => {
  const ticks = Array.from(
    { length: 100 },
    (_, index) => `tick,0x${(0x500000 + index).toString(16)},${100 + index},0,0x0,0,0x1010`,
  );
  const profile = await profileOf([...HEAD, ...AUTH, ...ticks], { symbols: SYMBOLS });
  expect(new Set(profile.samples.stack).size).toBe(1);
});

test("an address that no symbol covers carries the library's name, and says so", async () => {
  const profile = await profileOf([...HEAD, LIBC, 'tick,0x7f0000001000,100,0,0x0,5'], { symbols: SYMBOLS });
  expect(framesOf(profile, 0)).toEqual([
    expect.objectContaining({ name: 'libc.so.6', library: '/lib/libc.so.6', named: false }),
  ]);
});

test('an address that nothing explains is unknown; a caller that nothing explains is left out and counted', async () => {
  const profile = await profileOf([...HEAD, ...AUTH, 'tick,0x99,100,0,0x0,0,0x98,0x1010,0x97']);
  expect(namesOf(profile, 0)).toEqual(['(unknown)', 'auth']);
  expect(framesOf(profile, 0)[0]).toMatchObject({ kind: 'unknown', named: false });
  expect(profile.diagnostics).toEqual([expect.objectContaining({ code: 'callers-unresolved', count: 2 })]);
});

test.each([
  ['with a snapshot', [], /; functions of Node's start-up snapshot are, by node --prof --no-node-snapshot\.$/],
  ['without one', ['script-source,9,node:internal/bootstrap/realm,x'], /: V8 mistook addresses for callers/],
])('why callers are not in the log of a run %s', async (_, rows, why) => {
  const profile = await profileOf([...HEAD, ...rows, ...AUTH, 'tick,0x99,100,0,0x0,0,0x98,0x1010,0x97']);
  expect(profile.diagnostics.map(({ message }) => message)).toEqual([expect.stringMatching(why)]);
});

test("generated code comes before a library's window that covers it as well", async () => {
  const profile = await profileOf(
    [...HEAD, 'code-creation,Builtin,2,50,0x500000,64,LoadIC', 'tick,0x500010,100,0,0x0,0'],
    { symbols: SYMBOLS },
  );
  expect(framesOf(profile, 0)).toEqual([expect.objectContaining({ name: 'LoadIC', kind: 'builtin' })]);
});

test('also where the library was hit before there was code', async () => {
  const TICK = 'tick,0x500010,100,0,0x0,0,0x500010';
  const profile = await profileOf([...HEAD, TICK, 'code-creation,Builtin,2,50,0x500000,64,LoadIC', TICK], {
    symbols: SYMBOLS,
  });
  expect([0, 1].map((sample) => namesOf(profile, sample))).toEqual([['sha512_block'], ['LoadIC', 'LoadIC']]);
});

test('an address that was unknown may be known later, and the other way round', async () => {
  const TICK = 'tick,0x1010,100,0,0x0,0';
  const profile = await profileOf([
    ...HEAD,
    TICK,
    ...AUTH,
    TICK,
    'code-move,0x1000,0x5000',
    TICK,
    LIBC.replace('0x7f0000000000,0x7f0000200000', '0x1000,0x2000'),
    TICK,
  ]);
  expect([0, 1, 2, 3].map((sample) => namesOf(profile, sample))).toEqual([
    ['(unknown)'],
    ['auth'],
    ['(unknown)'],
    ['libc.so.6'],
  ]);
});

test.each([
  ['code-creation,RegExp,3,50,0x1000,64,a\\x2C\\u65e5', { name: 'a,日', kind: 'regexp' }],
  [
    'code-creation,BytecodeHandler,0,50,0x1000,64,AddSmi.Wide',
    { name: 'BytecodeHandler: AddSmi.Wide', kind: 'builtin' },
  ],
  ['code-creation,JS,4,50,0x1000,64,caf\\xc3\\xa9,0x9000,*', { name: 'café', kind: 'wasm', tier: '' }],
  [
    'code-creation,Script,9,50,0x1000,64, /srv/app.js:1:1,0x9000,~',
    { name: '', file: '/srv/app.js', moduleBody: true },
  ],
  ['code-creation,JS,9,50,0x1000,64, /srv/app.js:1:1,0x9000,~', { name: '', file: '/srv/app.js', moduleBody: true }],
  ['code-creation,JS,9,50,0x1000,64, /srv/app.js:1:20,0x9000,~', { name: '', file: '/srv/app.js', moduleBody: false }],
  ['code-creation,JS,9,50,0x1000,64,run file:///srv/m.mjs:3:1,0x9000,~', { name: 'run', file: '/srv/m.mjs', line: 3 }],
  ['code-creation,JS,9,50,0x1000,64,</script> /srv/app.js:3:1,0x9000,~', { name: '</script>', file: '/srv/app.js' }],
  ['code-creation,JS,9,50,0x1000,64,__proto__ /srv/app.js:3:1,0x9000,~', { name: '__proto__', file: '/srv/app.js' }],
  ['code-creation,JS,9,50,0x1000,64,f /srv/app.js:99999999999999999999:1,0x9000,~', { line: 0, column: 0 }],
])('%s', async (row, frame) => {
  const profile = await profileOf([...HEAD, row, 'tick,0x1010,100,0,0x0,0']);
  expect(framesOf(profile, 0)).toEqual([expect.objectContaining(frame)]);
});
