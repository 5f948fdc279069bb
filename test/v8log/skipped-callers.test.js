import { HEAD, framesOf, namesOf, profileOf } from './read-log.js';

/**
 * `run` (baseline code at 0x1000) calls `hash` (optimised, at 0x2000; `rotate` is inlined in it from 0x80 on) and
 * returns to 0x1020 from there; StringAdd is a builtin at 0x4000, `other` is optimised, at 0x5000.
 */
const CODE = [
  ...HEAD,
  'script-source,63,/srv/app.js,function rotate() {\\n  return a + b;\\n}\\nfunction hash() {\\n  rotate();\\n}',
  'code-creation,JS,10,50,0x800,16,rotate /srv/app.js:1:16,0x9000,~',
  'code-source-info,0x800,63,15,36,C0O20,,',
  'code-creation,JS,11,50,0x1000,256,run /srv/app.js:9:13,0x9100,^',
  'code-creation,JS,12,50,0x2000,256,hash /srv/app.js:4:14,0x9200,*',
  'code-source-info,0x2000,63,52,70,C0O60C128O25I0,F0O60,S0x9000',
  'code-creation,Builtin,3,50,0x4000,128,StringAdd',
  'code-creation,JS,12,50,0x5000,256,other /srv/app.js:20:16,0x9300,*',
];
let time = 100;
/** Ticks at a program counter, with the return addresses beneath it. */
const ticks = (count, counter, ...callers) =>
  Array.from({ length: count }, () => `tick,${counter},${time++},0,0x0,0,${callers.join(',')}`);
const BACK_IN_RUN = '0x1020';
const SKIPPED = ticks(1, '0x4010', BACK_IN_RUN);

/** The stack of that tick. */
const namesAfter = async (...others) => namesOf(await profileOf([...CODE, ...SKIPPED, ...others.flat()]), 0);

describe("a builtin on top of its caller's caller", () => {
  test('gets the function that is called there', async () => {
    expect(await namesAfter(ticks(20, '0x2040', BACK_IN_RUN))).toEqual(['StringAdd', 'hash', 'run']);
  });

  test('and what was inlined in it, if that is where it works', async () => {
    expect(await namesAfter(ticks(4, '0x2040', BACK_IN_RUN), ticks(16, '0x2090', BACK_IN_RUN))).toEqual([
      'StringAdd',
      'rotate',
      'hash',
      'run',
    ]);
    expect(await namesAfter(ticks(5, '0x2040', BACK_IN_RUN), ticks(15, '0x2090', BACK_IN_RUN))).toEqual([
      'StringAdd',
      'hash',
      'run',
    ]);
  });

  test('whose own code tells where, not what it calls', async () => {
    const inCallees = ticks(100, '0x5040', '0x2040', BACK_IN_RUN);
    expect(await namesAfter(inCallees, ticks(20, '0x2090', BACK_IN_RUN))).toEqual([
      'StringAdd',
      'rotate',
      'hash',
      'run',
    ]);
    expect(await namesAfter(inCallees, ticks(19, '0x2090', BACK_IN_RUN))).toEqual(['StringAdd', 'hash', 'run']);
  });

  test('without a line where its samples are at several', async () => {
    const profile = await profileOf([
      ...CODE,
      ...SKIPPED,
      ...ticks(16, '0x2040', BACK_IN_RUN),
      ...ticks(16, '0x2090', BACK_IN_RUN),
    ]);
    expect(framesOf(profile, 0)[1]).toMatchObject({ name: 'hash', callLine: 5, tier: 'turbofan' });
    const apart = CODE.map((row) => row.replace('C0O60C128O25I0', 'C0O60C64O70'));
    expect(
      framesOf(
        await profileOf([
          ...apart,
          ...SKIPPED,
          ...ticks(16, '0x2030', BACK_IN_RUN),
          ...ticks(16, '0x2050', BACK_IN_RUN),
        ]),
        0,
      )[1],
    ).toMatchObject({ name: 'hash', callLine: 0, callColumn: 0 });
  });

  test.each([
    ['too little was seen', [ticks(19, '0x2040', BACK_IN_RUN)]],
    ['several functions are called there', [ticks(70, '0x2040', BACK_IN_RUN), ticks(30, '0x5040', BACK_IN_RUN)]],
    ['a builtin is called there, which calls the function', [ticks(50, '0x2040', '0x4020', BACK_IN_RUN)]],
    ['native code is called there', [ticks(50, '0x500010', BACK_IN_RUN)]],
    ['the function was called from elsewhere', [ticks(50, '0x2040', '0x1080')]],
  ])('stays where it is if %s', async (_, others) => expect(await namesAfter(...others)).toEqual(['StringAdd', 'run']));
});

test('a builtin that was called by a builtin stays there: whose frame it runs on is not known', async () => {
  const profile = await profileOf([
    ...CODE,
    ...ticks(1, '0x4010', '0x4070', BACK_IN_RUN),
    ...ticks(50, '0x2040', '0x4070', BACK_IN_RUN),
  ]);
  expect(namesOf(profile, 0)).toEqual(['StringAdd', 'StringAdd', 'run']);
});

describe('a function in its first instructions', () => {
  const namesAt = async (counter) =>
    namesOf(await profileOf([...CODE, ...ticks(1, counter, BACK_IN_RUN), ...ticks(20, '0x2040', BACK_IN_RUN)]), 0);

  test("is on its caller's frame, too", async () => expect(await namesAt('0x5004')).toEqual(['other', 'hash', 'run']));
  test('later has its own', async () => expect(await namesAt('0x5040')).toEqual(['other', 'run']));
  test('is not its own caller', async () => expect(await namesAt('0x2004')).toEqual(['hash', 'run']));
});
