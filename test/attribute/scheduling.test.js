import { sourceCall } from '../support/source-call.js';
import { profileFromGrid } from '../support/text-grid.js';
import { gridReport, reportOf } from './grid-report.js';

/** An asynchronous PBKDF2 server whose handler was sampled while it woke the pool, and while it worked. */
const server = (wake, callee = 'pbkdf2@node:internal/crypto/pbkdf2') =>
  gridReport(`
  @repeat  79                     4                                               100
  login@/app/app.js:3:5           login@/app/app.js:3:5                           login@/app/app.js:3:5
  ${callee}                       ${callee}                                       JSON.parse@node:internal/x
  native:${wake}                  native:EVP_MD_fetch[openssl]                    -
`);

describe('what wakes another thread beneath asynchronous cryptography', () => {
  test.each([
    'pthread_cond_signal',
    '__pthread_cond_signal',
    '__GI___pthread_cond_broadcast',
    '__lll_lock_wake',
    '__lll_lock_wake_private',
    '__new_sem_post',
    'futex_wake',
    'write',
    '__GI___write',
    'eventfd_write',
    'uv_async_send',
    'uv__async_send',
    'uv__work_submit',
    'uv_queue_work',
    'node::ThreadPoolWork::ScheduleWork()',
    '__pthread_mutex_unlock_usercnt',
    'uv_mutex_unlock',
  ])('%s is busy, and no cryptography', (wake) => {
    const { profile, crypto, callSites } = server(wake);
    expect(profile).toMatchObject({ ticks: 183, busyTicks: 183, idleTicks: 0, schedulingTicks: 79 });
    expect(crypto).toMatchObject({ ticks: 4, asyncTicks: 4 });
    expect(callSites).toMatchObject([{ api: 'pbkdf2', form: 'async', ticks: 4 }]);
  });

  test('a wait for another thread is none: nothing is done meanwhile', () => {
    expect(server('__lll_lock_wait').profile).toMatchObject({ busyTicks: 104, idleTicks: 79, schedulingTicks: 0 });
  });

  test('a binding in between changes nothing', () => {
    const { profile, crypto } = gridReport(`
      login@/app/app.js:3:5
      pbkdf2@node:internal/crypto/pbkdf2
      native:node::crypto::CryptoJob<node::crypto::PBKDF2Traits>::Run
      native:pthread_cond_signal@/usr/lib/libc.so.6
    `);
    expect([profile.schedulingTicks, crypto.ticks]).toEqual([1, 0]);
  });

  test('nor do other samples of the same call, which C libraries are given to otherwise', () => {
    const { profile, crypto } = gridReport(`
      @repeat  50                             40
      login@/app/app.js:3:5.7                 login@/app/app.js:3:5.7
      hash@/app/node_modules/bcrypt/bcrypt.js:9:10  hash@/app/node_modules/bcrypt/bcrypt.js:9:10
      native:Blowfish_encipher@/app/node_modules/bcrypt/bcrypt.node  native:pthread_cond_signal@/usr/lib/libc.so.6
    `);
    expect([profile.schedulingTicks, crypto.ticks]).toEqual([40, 50]);
  });

  test('of a package all that was seen: its row says who computes', () => {
    const { callSites } = gridReport(`
      login@/app/app.js:3:5.7
      compare@/app/node_modules/bcrypt/bcrypt.js:9:10
      native:pthread_cond_signal@/usr/lib/libc.so.6
    `);
    expect(callSites).toMatchObject([{ package: 'bcrypt', computedBy: 'bcrypt', api: 'compare', ticks: 0 }]);
  });

  test("what V8 wakes in a completion that nobody's code called is none either", () => {
    const { profile, crypto } = gridReport(`
      f@/app/app.js:1:1  job.ondone@node:internal/crypto/pbkdf2
      -                  native:v8::internal::Runtime_StackGuardWithGap@/usr/bin/node
      -                  native:pthread_cond_signal
    `);
    expect([profile.schedulingTicks, crypto.ticks]).toEqual([1, 0]);
  });
});

describe('a function that serves both forms', () => {
  const SIGN = `
    @repeat  30                             4                                        66
    token@/app/app.js:3:5                   token@/app/app.js:3:5                    token@/app/app.js:3:5
    signOneShot@node:internal/crypto/sig    signOneShot@node:internal/crypto/sig     JSON.parse@node:internal/x
    native:pthread_cond_signal              native:node::crypto::SignTraits::DeriveBits  -
  `;
  const written = (source, name) => ({
    [`${name === 'sign' ? 'token' : 'session'}@/app/app.js:3:5`]: [{ ...sourceCall(source, name), line: 5 }],
  });

  test('the source tells that it was given a callback', () => {
    const { profile, crypto, callSites } = gridReport(SIGN, {
      calls: written("crypto.sign('sha256', data, key, (error, signature) => send(signature))", 'sign'),
    });
    expect([profile.schedulingTicks, crypto.ticks]).toEqual([30, 4]);
    expect(callSites).toMatchObject([{ api: 'sign', form: 'async', ticks: 4, blocks: { count: 1 } }]);
  });

  test('the source tells that it was not', () => {
    const { profile, crypto, callSites } = gridReport(SIGN, {
      calls: written("crypto.sign('sha256', data, key)", 'sign'),
    });
    expect([profile.schedulingTicks, crypto.ticks]).toEqual([0, 34]);
    expect(callSites).toMatchObject([{ form: 'sync', ticks: 34 }]);
  });

  test('without the source, what is hardly seen but in waking hands its work over', () => {
    const { profile, crypto } = gridReport(SIGN);
    expect([profile.schedulingTicks, crypto.ticks]).toEqual([30, 4]);
  });

  test('randomBytes that was seen only so has a row without ticks where the source tells that it is asynchronous', () => {
    const grid = `
      @repeat  9                                  91
      session@/app/app.js:3:5                     session@/app/app.js:3:5
      randomBytes@node:internal/crypto/random     -
      native:uv__work_submit                      -
    `;
    expect(
      gridReport(grid, { calls: written('crypto.randomBytes(24, (error, bytes) => done(bytes))', 'randomBytes') }),
    ).toMatchObject({
      crypto: { ticks: 0 },
      profile: { schedulingTicks: 9, busyTicks: 100 },
      callSites: [{ api: 'randomBytes', form: 'async', ticks: 0 }],
    });
    expect(gridReport(grid)).toMatchObject({
      crypto: { ticks: 0 },
      profile: { schedulingTicks: 9, busyTicks: 100 },
      callSites: [],
    });
  });
});

describe('cryptography all the same', () => {
  test('a synchronous call that wakes its own threads', () => {
    expect(server('pthread_cond_signal', 'argon2Sync@node:internal/crypto/argon2')).toMatchObject({
      profile: { schedulingTicks: 0 },
      crypto: { ticks: 83 },
    });
  });

  test('a call that may be either, in the midst of its own work', () => {
    const { profile, crypto, callSites } = gridReport(`
      @repeat  10                        1                              10
      f@/app/app.js:3:5                  f@/app/app.js:3:5              f@/app/app.js:3:5
      sign@node:internal/crypto/sig      sign@node:internal/crypto/sig  sign@node:internal/crypto/sig
      native:bn_mul_mont[openssl]        native:pthread_cond_signal     native:bn_mul_mont[openssl]
    `);
    expect([profile.schedulingTicks, crypto.ticks, callSites[0].blocks.count]).toEqual([0, 21, 1]);
  });

  test('what a callback does that a completion called', () => {
    const { profile } = gridReport(
      'job.ondone@node:internal/crypto/pbkdf2\nreply@/app/app.js:9:10\nend@node:_http_outgoing\nnative:write',
    );
    expect(profile).toMatchObject({ busyTicks: 1, schedulingTicks: 0 });
  });
});

test('a call that was seen in nothing else has a row without ticks', () => {
  const { crypto, operations, callSites, profile } = gridReport(`
    @repeat  79                         100
    login@/app/app.js:3:5               login@/app/app.js:3:5
    pbkdf2@node:internal/crypto/pbkdf2  -
    native:pthread_cond_signal          -
  `);
  expect([crypto.ticks, crypto.share, crypto.asyncTicks, profile.schedulingTicks]).toEqual([0, 0, 0, 79]);
  expect(callSites).toMatchObject([
    { file: '/app/app.js', line: 5, api: 'pbkdf2', form: 'async', ticks: 0, share: 0, blocks: { count: 0 } },
  ]);
  expect(operations).toMatchObject([{ id: 'kdf.pbkdf2', ticks: 0 }]);
});

test('such a row says when it was seen', () => {
  const phaseOf = (meta, caller) =>
    gridReport(`${caller}\npbkdf2@node:internal/crypto/pbkdf2\nnative:pthread_cond_signal`, { meta }).callSites[0]
      .phase;
  expect(phaseOf({}, 'login@/app/app.js:3:5')).toBe('event-loop');
  expect(phaseOf({}, '@/app/app.js:1:5[module]')).toBe('top-level');
  expect(phaseOf({ thread: 'worker' }, 'login@/app/app.js:3:5')).toBe('worker');
});

test('isolates add up', () => {
  const profile = () =>
    profileFromGrid('login@/app/app.js:3:5\npbkdf2@node:internal/crypto/pbkdf2\nnative:pthread_cond_signal');
  expect(reportOf([profile(), profile()]).profile).toMatchObject({ busyTicks: 2, schedulingTicks: 2 });
});
