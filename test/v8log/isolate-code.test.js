import { AUTH, HEAD, framesOf, leavesOf, loggedNameAt, namesOf, profileOf, read } from './read-log.js';

const tick = (time, ...addresses) =>
  `tick,0x${addresses[0].toString(16)},${time},0,0x0,0${addresses
    .slice(1)
    .map((frame) => `,0x${frame.toString(16)}`)
    .join('')}`;
const row = (type, address, size, name, tail = '') =>
  `code-creation,${type},10,50,0x${address.toString(16)},${size},${name}${tail}`;

describe('a function over its life', () => {
  test('moves with its code', async () => {
    const profile = await profileOf([
      ...HEAD,
      ...AUTH,
      tick(100, 0x1010),
      'code-move,0x1000,0x5000',
      tick(200, 0x5010),
      tick(300, 0x1010),
    ]);
    expect([0, 1, 2].map((sample) => namesOf(profile, sample))).toEqual([['auth'], ['auth'], ['(unknown)']]);
  });

  test('each tick is resolved as the code is at its line', async () => {
    const profile = await profileOf([
      ...HEAD,
      ...AUTH,
      tick(100, 0x1010),
      row('JS', 0x1000, 64, 'other /srv/b.js:7:1', ',0x9100,^'),
      tick(200, 0x1010),
    ]);
    expect([0, 1].map((sample) => namesOf(profile, sample))).toEqual([['auth'], ['other']]);
  });

  test('of code without a file is that of its script alone', async () => {
    const evaluated = (address, id, sfi) => [
      row('Eval', address, 64, ' :1:1', `,0x${sfi.toString(16)},~`),
      `script-source,${id},<unknown>,go(${id})\\n//# sourceURL=webpack://shop/./src/${id}.js?`,
      `code-source-info,0x${address.toString(16)},${id},0,5,C0O0,,`,
    ];
    const profile = await profileOf([
      ...HEAD,
      ...evaluated(0x1000, 7, 0x9000),
      ...evaluated(0x2000, 8, 0x9100),
      tick(100, 0x1010),
      tick(200, 0x2010),
      row('Eval', 0x3000, 64, ' :1:1', ',0x9100,^'),
      'code-source-info,0x3000,8,0,5,C0O0,,',
      ...evaluated(0x4000, 9, 0x9200),
      tick(300, 0x3010),
    ]);
    expect([0, 1, 2].map((sample) => framesOf(profile, sample)[0].file)).toEqual(
      [7, 8, 8].map((id) => `webpack://shop/./src/${id}.js`),
    );
  });

  test('gets tiers, and is one function in all of them', async () => {
    const tiers = [
      ['0x1000', '~'],
      ['0x2000', '^'],
      ['0x3000', '+'],
      ['0x4000', 'o*'],
    ];
    const rows = tiers.map(
      ([address, marker]) => `code-creation,JS,10,50,${address},256,auth /srv/app.js:1:14,0x9000,${marker}`,
    );
    const profile = await profileOf([
      ...HEAD,
      ...rows,
      ...tiers.map(([address], index) => tick(100 * (index + 1), Number(address))),
    ]);
    expect(profile.frames.map(({ name, file, line, tier }) => [name, file, line, tier])).toEqual(
      ['ignition', 'sparkplug', 'maglev', 'turbofan'].map((tier) => ['auth', '/srv/app.js', 1, tier]),
    );
  });

  test('may be logged again at its address with another tier', async () => {
    const profile = await profileOf([
      ...HEAD,
      ...AUTH,
      row('JS', 0x1000, 256, 'auth /srv/app.js:1:14', ',0x9000,'),
      tick(100, 0x1000),
    ]);
    expect(framesOf(profile, 0)).toEqual([expect.objectContaining({ name: 'auth', tier: 'ignition', callLine: 1 })]);
  });
});

describe('equal stacks of callers are resolved anew', () => {
  const caller = (time) => tick(time, 0x400100, 0x1010);
  const callerOf = (profile) =>
    [...profile.samples.time.keys()].map((sample) => namesOf(profile, sample).slice(1).join());

  test('when other code takes their place', async () => {
    const profile = await profileOf([
      ...HEAD,
      ...AUTH,
      caller(100),
      caller(200),
      row('JS', 0x1000, 64, 'other /srv/b.js:7:1', ',0x9100,~'),
      caller(300),
    ]);
    expect(callerOf(profile)).toEqual(['auth', 'auth', 'other']);
  });

  test('when code comes to an address that nothing explained', async () => {
    const profile = await profileOf([...HEAD, caller(100), caller(200), ...AUTH, caller(300)]);
    expect(callerOf(profile)).toEqual(['', '', 'auth']);
  });

  test('when the tick between was left out', async () => {
    const other = row('JS', 0x2000, 64, 'other /srv/b.js:7:1', ',0x9100,~');
    const profile = await profileOf([
      ...HEAD,
      ...AUTH,
      other,
      caller(100),
      caller(200),
      tick(50, 0x400100, 0x2010),
      tick(300, 0x400100, 0x2010),
    ]);
    expect(callerOf(profile)).toEqual(['auth', 'auth', 'other']);
  });
});

describe('code that is compiled anew', () => {
  const again = AUTH.map((line) => line.replaceAll('0x1000', '0x5000')).filter(
    (line) => !line.startsWith('script-source'),
  );

  test('is the same as before, but for its address', () => {
    const log = read([...HEAD, ...AUTH, tick(100, 0x1010), ...again, tick(200, 0x5010)]);
    expect(leavesOf(log)).toEqual([1, 1]);
  });

  test.each([
    ['by another compiler', again.map((line) => line.replace('0x9000,~', '0x9000,^'))],
    ['of another size', again.map((line) => line.replace('0x5000,256', '0x5000,240'))],
    ['with other positions', again.map((line) => line.replace('C16O20', 'C16O21'))],
    ['for another function', again.map((line) => line.replace('auth /srv', 'other /srv'))],
    ['without positions', again.filter((line) => !line.startsWith('code-source-info'))],
  ])('%s is other code', (_, other) => {
    const log = read([...HEAD, ...AUTH, tick(100, 0x1010), ...other, tick(200, 0x5010)]);
    expect(leavesOf(log)).toEqual([1, 2]);
  });
});

test('code of impossible size is refused; code without bytes is no code', () => {
  const lines = [...HEAD, row('Builtin', 0x1000, 2 ** 25, 'Huge'), row('Builtin', 0x1000, 0, 'Empty')];
  expect(read(lines).skipped).toEqual({ unparsable: 1 });
  expect(loggedNameAt(lines, 0x1000)).toBeNull();
});

describe('positions', () => {
  test("a program counter and a caller's return address", async () => {
    const optimised = [
      'code-creation,JS,12,50,0x2000,256,run /srv/app.js:5:1,0x9100,*',
      'code-source-info,0x2000,63,0,40,C0O0C16O20,,',
    ];
    const profile = await profileOf([
      ...HEAD,
      ...AUTH,
      ...optimised,
      tick(100, 0x1010, 0x2010),
      tick(200, 0x100f, 0x2011),
    ]);
    const lines = (sample) =>
      framesOf(profile, sample).map(({ name, callLine, callColumn }) => [name, callLine, callColumn]);
    // Bytecode: the offset itself. Machine code: the byte before the address that the call returns to.
    expect(lines(0)).toEqual([
      ['auth', 2, 3],
      ['run', 1, 1],
    ]);
    expect(lines(1)).toEqual([
      ['auth', 1, 14],
      ['run', 2, 3],
    ]);
  });

  test('inlined functions are frames of their own', async () => {
    const profile = await profileOf([
      ...HEAD,
      ...AUTH,
      'code-creation,JS,12,50,0x2000,256,run /srv/app.js:3:1,0x9100,*',
      'code-source-info,0x2000,63,0,40,C0O30C16O20I0,F0O31,S0x9000',
      tick(100, 0x2020),
    ]);
    expect(framesOf(profile, 0).map(({ name, callLine, tier }) => [name, callLine, tier])).toEqual([
      ['auth', 2, 'turbofan'],
      ['run', 3, 'turbofan'],
    ]);
  });

  test('the position of a loop is that of no call: what Maglev inlines into the peeled copy has it', async () => {
    const peeled = (keyword) => [
      'code-creation,JS,12,50,0x2000,256,run /srv/loop.js:1:13,0x9100,+',
      `script-source,64,/srv/loop.js,function run() {\\n  ${keyword} (;;) {\\n    auth();\\n  }\\n}`,
      'code-source-info,0x2000,64,12,60,C0O30C16O20I0C32O20I1,F0O33F0O19,S0x9000',
      tick(100, 0x2018),
      tick(200, 0x2028),
    ];
    const callers = async (keyword) => {
      const profile = await profileOf([...HEAD, ...AUTH, ...peeled(keyword)]);
      return [0, 1].map((sample) =>
        framesOf(profile, sample)
          .map(({ name, callLine }) => `${name}:${callLine}`)
          .join(' < '),
      );
    };
    expect(await callers('for')).toEqual(['auth:2 < run:3', 'auth:2 < run:0']);
    expect(await callers('while')).toEqual(['auth:2 < run:3', 'auth:2 < run:0']);
    expect(await callers('forAll')).toEqual(['auth:2 < run:3', 'auth:2 < run:2']);
  });

  test('calls in baseline code without positions are told apart by where they return to', async () => {
    const run = (size) => [row('JS', 0x2000, size, 'run /srv/app.js:5:1', ',0x9100,^')];
    const profile = await profileOf([
      ...HEAD,
      ...AUTH,
      ...run(256),
      tick(100, 0x1010, 0x2010),
      tick(200, 0x1010, 0x2040),
      tick(300, 0x2040),
      // Compiled anew from other bytecode: its offsets say nothing beside the others.
      ...run(128),
      tick(400, 0x1010, 0x2010),
      // With positions, as on Node 26.
      ...run(256),
      'code-source-info,0x2000,63,0,40,C0O20,,',
      tick(500, 0x1010, 0x2010),
    ]);
    const callers = [0, 1, 2, 3, 4]
      .map((sample) => framesOf(profile, sample).at(-1))
      .map(({ callLine, callOffset }) => [callLine, callOffset]);
    expect(callers).toEqual([
      [0, 0x10],
      [0, 0x40],
      [0, 0],
      [0, 0],
      [2, 0],
    ]);
  });

  test("Node's own calls need not be told apart", async () => {
    const profile = await profileOf([
      ...HEAD,
      ...AUTH,
      row('JS', 0x2000, 256, 'run node:crypto:5:1', ',0x9100,^'),
      tick(100, 0x1010, 0x2010),
    ]);
    expect(framesOf(profile, 0).at(-1)).toMatchObject({ file: 'node:crypto', callOffset: 0 });
  });

  test('who was inlined is told when the row is read: SharedFunctionInfos move, and others take their place', async () => {
    const profile = await profileOf([
      ...HEAD,
      ...AUTH,
      'sfi-move,0x9000,0x9900',
      'code-creation,JS,10,50,0x3000,64,other /srv/b.js:9:9,0x9000,~',
      'code-creation,JS,12,50,0x2000,256,run /srv/app.js:3:1,0x9100,*',
      'code-source-info,0x2000,63,0,40,C0O20I0,F0O31,S0x9900',
      'sfi-move,0x9900,0x9a00',
      tick(100, 0x2020),
    ]);
    expect(namesOf(profile, 0)).toEqual(['auth', 'run']);
  });

  test('an inlined function that was never logged is counted', async () => {
    const profile = await profileOf([
      ...HEAD,
      ...AUTH,
      'code-creation,JS,12,50,0x2000,256,run /srv/app.js:3:1,0x9100,*',
      'code-source-info,0x2000,63,0,40,C0O20I0,F0O31,S0xdead0',
      tick(100, 0x2020),
    ]);
    expect(namesOf(profile, 0)).toEqual(['run']);
    expect(profile.diagnostics.map(({ code, count }) => [code, count])).toEqual([['inlined-unknown', 1]]);
  });

  test('offsets beyond the source, and rows for code that is not there, do no harm', async () => {
    const profile = await profileOf([
      ...HEAD,
      ...AUTH,
      'code-source-info,0x1000,63,0,40,C0O99999999999999999999,,',
      'code-source-info,0x7777,63,0,1,C0O1,,',
      tick(100, 0x1000),
    ]);
    const [frame] = framesOf(profile, 0);
    expect(frame.name).toBe('auth');
    expect(Number.isSafeInteger(frame.callLine)).toBe(true);
  });
});

describe('the isolate of a worker', () => {
  test.each([
    ["which runs Node's worker module first", 'main/worker_thread'],
    ['that was terminated before', 'bootstrap/switches/is_not_main_thread'],
  ])('%s', async (_, module) => {
    const profile = await profileOf([
      ...HEAD,
      row('Script', 0x1000, 64, ` node:internal/${module}:1:1`, ',0x9000,~'),
      tick(100, 0x1000),
    ]);
    expect(profile.meta.thread).toBe('worker');
    expect((await profileOf([...HEAD, ...AUTH, tick(100, 0x1000)])).meta.thread).toBe('main');
  });
});

describe('Node 20 runs its builtins in a copy', () => {
  const BUILTINS = [
    'code-creation,Builtin,2,50,0x18c4000,768,First',
    'code-creation,Builtin,2,51,0x1a6efc0,64,Last',
    'new,CodeRange,0x7fc3e8000000,0',
  ];
  const TICK = tick(100, 0x7fc407e40000 + 0x10);

  test('whose addresses are translated', async () => {
    const profile = await profileOf(['v8-version,11,3,244,8,-node.38,0', ...HEAD.slice(1), ...BUILTINS, TICK]);
    expect(namesOf(profile, 0)).toEqual(['First']);
  });

  test('other versions log the copy itself', async () => {
    const profile = await profileOf([...HEAD, ...BUILTINS, TICK]);
    expect(namesOf(profile, 0)).toEqual(['(unknown)']);
  });
});
