import { attributeProfile } from '../../src/attribute/attribute-profile.js';
import { PHASES } from '../../src/attribute/phases.js';
import { profileFromGrid } from '../support/text-grid.js';
import { gridReport } from './grid-report.js';

/** The phase of each sample, one word per column. */
function phasesOf(grid, overrides) {
  const { phases } = attributeProfile(profileFromGrid(grid, overrides));
  return [...phases].map((phase) => PHASES[phase]);
}

describe('top level', () => {
  test('whatever a module does while it is evaluated', () => {
    expect(
      phasesOf(`
      Module._compile@node:internal/modules/cjs/loader  @/app/app.js:1:5[module]  @/app/app.js:1:9[module]
      @/app/app.js:1:3[module]                          auth@/app/app.js:20:23    @/app/config.js:1:2[module]
      native:read                                       native:read               start@/app/config.js:3:4
    `),
    ).toEqual(['top-level', 'top-level', 'top-level']);
  });

  test('an ECMAScript module too, whether it awaits or not, until it does', () => {
    expect(
      phasesOf(`
      builtin:AsyncFunctionAwaitResolveClosure  builtin:AsyncFunctionAwaitResolveClosure
      run@node:internal/modules/esm/module_job  run@node:internal/modules/esm/module_job
      builtin:GeneratorPrototypeNext            builtin:AsyncModuleEvaluate
      @/app/app.mjs:1:3[module]                 @/app/tla.mjs:1:3[module]
      pbkdf2Sync@node:internal/crypto/pbkdf2    pbkdf2Sync@node:internal/crypto/pbkdf2
    `),
    ).toEqual(['top-level', 'top-level']);
  });

  test("what takes part in loading modules does not make a callback of them: Yarn's Plug'n'Play, tracers", () => {
    expect(
      phasesOf(`
      executeUserEntryPoint@node:internal/modules/run_main  Module._load@node:internal/modules/cjs/loader
      _load@/app/.pnp.cjs:9000:9020                         patched@/app/node_modules/require-in-the-middle/index.js:9:12
      Module._compile@node:internal/modules/cjs/loader      Module._compile@node:internal/modules/cjs/loader
      @/app/app.js:1:3[module]                              @/app/app.js:1:3[module]
      pbkdf2Sync@node:internal/crypto/pbkdf2                pbkdf2Sync@node:internal/crypto/pbkdf2
    `),
    ).toEqual(['top-level', 'top-level']);
  });

  test("the program of -e, -p and standard input, beneath Node's own wrapper", () => {
    expect(
      phasesOf(`
      runScript@node:internal/process/execution     runScript@node:internal/process/execution
      @[eval]-wrapper:6:6                           @[stdin]-wrapper:6:6
      runScriptInThisContext@node:internal/vm       runScriptInThisContext@node:internal/vm
      @[eval]:1:1[module]                           @[stdin]:1:1[module]
      pbkdf2Sync@node:internal/crypto/pbkdf2        pbkdf2Sync@node:internal/crypto/pbkdf2
    `),
    ).toEqual(['top-level', 'top-level']);
  });

  test('beneath more frames than V8 logs, as before: a recursion hides the module that called it', () => {
    const [first, ...rest] = Array.from({ length: 254 }, (_, depth) => `walk@/app/app.js:${depth + 5}`);
    const seen = (before) =>
      phasesOf(
        `${before}  ${first}\n${rest.map((cell) => `-  ${cell}`).join('\n')}\n-  createHash@node:internal/crypto/hash`,
      )[1];
    expect(seen('@/app/app.js:1:9[module]')).toBe('top-level');
    expect(seen('tick@/app/app.js:3:4')).toBe('event-loop');
    expect(seen('native:epoll_pwait')).toBe('event-loop');
  });

  test('a package that the program is started through', () => {
    expect(phasesOf('@/app/node_modules/next/bin.js:1:3[module]\nstart@/app/node_modules/next/start.js:4:5')).toEqual([
      'top-level',
    ]);
  });
});

describe('event loop', () => {
  test('whatever a callback does, a module that it loads included', () => {
    expect(
      phasesOf(`
      listOnTimeout@node:internal/timers  parserOnIncoming@node:_http_server         handler@/app/app.js:9:12
      tick@/app/app.js:3:4                handle@/app/node_modules/express/router.js:3:4  require@node:internal/modules/helpers
      native:read                         handler@/app/app.js:9:12                   @/app/lazy.js:1:1[module]
    `),
    ).toEqual(['event-loop', 'event-loop', 'event-loop']);
  });

  test('what a module does after it awaited: the loop turned meanwhile', () => {
    expect(
      phasesOf(`
      @/app/app.mjs:1:3[module]  processTicksAndRejections@node:internal/process/task_queues  builtin:AsyncFunctionAwaitRejectClosure
      -                          builtin:RunMicrotasks                                        @/app/app.mjs:1:8[module]
      -                          builtin:AsyncFunctionAwaitResolveClosure                     derive@/app/app.mjs:2:2
      -                          @/app/app.mjs:1:8[module]                                    -
      -                          pbkdf2Sync@node:internal/crypto/pbkdf2                       -
    `),
    ).toEqual(['top-level', 'event-loop', 'event-loop']);
  });

  test('what Node and libuv do between callbacks', () => {
    expect(
      phasesOf(`
      f@/app/app.js:1:1  processTimers@node:internal/timers  native:uv__io_poll
    `),
    ).toEqual(['event-loop', 'event-loop', 'event-loop']);
  });
});

describe('starting', () => {
  const grid = (line) => `
    @/app/app.js:1:3[module]  main@/app/app.js:2:3  main@/app/app.js:2:3  main@/app/app.js:2:3
    ${line}
  `;
  const SYNC = 'pbkdf2Sync@node:internal/crypto/pbkdf2  '.repeat(4);

  test('what callbacks do before the process listens, and no longer; modules stay apart', () => {
    const listening = { meta: { listenedUs: 3000 } };
    expect(phasesOf(grid(SYNC), listening)).toEqual(['top-level', 'starting', 'event-loop', 'event-loop']);
  });

  test('nothing where that is not known, and nothing on worker threads', () => {
    expect(phasesOf(grid(SYNC))).toEqual(['top-level', 'event-loop', 'event-loop', 'event-loop']);
    const worker = { meta: { listenedUs: 3000, thread: 'worker' } };
    expect(phasesOf(grid(SYNC), worker)).toEqual(['worker', 'worker', 'worker', 'worker']);
  });

  test('is part of the start, and holds no event loop', () => {
    const many = `@repeat 100\n main@/app/app.js:2:3\n pbkdf2Sync@node:internal/crypto/pbkdf2\n native:PBKDF2`;
    const { profile, callSites } = gridReport(many, { meta: { listenedUs: 1e9 } });
    expect(profile.startTicks).toBe(100);
    expect(callSites[0]).toMatchObject({ phase: 'starting', byPhase: { starting: 100 } });
    expect(gridReport(many).callSites[0]).toMatchObject({ phase: 'event-loop' });
  });
});

describe('bootstrap', () => {
  test("what Node does before anybody's code", () => {
    expect(
      phasesOf(`
      native:_start  internalBinding@node:internal/bootstrap/realm  @/app/app.js:1:1[module]  native:malloc
    `),
    ).toEqual(['bootstrap', 'bootstrap', 'top-level', 'event-loop']);
  });

  test("cryptography of Node's own there is nobody's", () => {
    expect(gridReport('native:sha256_block_data_order[openssl]  @/app/app.js:1:1[module]').crypto.ticks).toBe(0);
  });

  test("it is over when the event loop runs, even if no sample ever fell into anybody's code", () => {
    expect(
      phasesOf(`
      @state js             idle                        idle                                      js
      native:_start         native:epoll_pwait          native:ossl_rsaz_amm52x20_x1_ifma256[openssl]  native:malloc
    `),
    ).toEqual(['bootstrap', 'idle', 'event-loop', 'event-loop']);
  });

  test('a format without times, whose samples have no order, has none', () => {
    expect(phasesOf('native:malloc  @/app/app.js:1:1[module]', { meta: { timed: false } })).toEqual([
      'event-loop',
      'top-level',
    ]);
  });

  test("what we preload into the program is nobody's code", () => {
    expect(phasesOf('@/opt/cryptoprof/src/record/probe/probe.cjs:1:1[module]\nnative:read')).toEqual(['bootstrap']);
  });
});

test("on a worker thread everything is the worker's, its modules included", () => {
  expect(
    phasesOf(
      `
    @state js                  js                 gc               idle
    @/app/w.js:1:1[module]     f@/app/w.js:3:4    native:Scavenge  native:epoll_pwait
  `,
      { meta: { thread: 'worker' } },
    ),
  ).toEqual(['worker', 'worker', 'gc', 'idle']);
});

test("garbage collection is told by the VM's state, or by a format that says so", () => {
  expect(
    phasesOf(`
    @state js           gc               gc                  js
    f@/app/app.js:1:1   native:Scavenge  f@/app/app.js:1:1   gc:(garbage collector)
  `),
  ).toEqual(['event-loop', 'gc', 'gc', 'gc']);
});

describe('idle', () => {
  const START = 'f@/app/app.js:1:1';

  test.each([
    'epoll_pwait',
    '__epoll_wait',
    'epoll_pwait2',
    '__GI_epoll_pwait',
    'kevent',
    '_kevent64',
    'NtRemoveIoCompletionEx',
  ])('is the wait for events in %s, whatever the state', (leaf) => {
    expect(
      phasesOf(`
      @state js  external        js              idle
      ${START}   native:${leaf}  native:${leaf}  native:${leaf}
    `).slice(1),
    ).toEqual(['idle', 'idle', 'idle']);
  });

  test("is not V8's state: TLS runs there", () => {
    expect(
      phasesOf(`
      @state js  idle                idle                                            idle
      ${START}   native:epoll_pwait  native:ossl_rsaz_amm52x20_x1_ifma256[openssl]   native:write@/lib/libc.so.6
    `),
    ).toEqual(['event-loop', 'idle', 'event-loop', 'event-loop']);
  });

  test("is no wait that somebody's JavaScript called", () => {
    expect(
      phasesOf(`
      f@/app/app.js:1:1   spawnSync@node:child_process
      native:epoll_pwait  native:epoll_pwait
    `),
    ).toEqual(['event-loop', 'event-loop']);
  });

  test('is waiting in Atomics.wait', () => {
    expect(phasesOf('@state atomics-wait js\nf@/app/app.js:1:1  f@/app/app.js:1:1\nnative:futex  -')).toEqual([
      'idle',
      'event-loop',
    ]);
  });

  test('is what a format calls so', () => expect(phasesOf(`${START}  idle:(idle)`)).toEqual(['event-loop', 'idle']));

  test("is V8's state where the C library's functions have no names, but not for what has one", () => {
    expect(
      phasesOf(`
      @state js  idle                          idle                        js
      ${START}   native:libc@/lib/libc.so.6[unnamed]  native:ossl_rsaz_x[openssl]  native:libc@/lib/libc.so.6[unnamed]
    `),
    ).toEqual(['event-loop', 'idle', 'event-loop', 'event-loop']);
  });

  test("is not V8's state as soon as one wait has a name", () => {
    expect(
      phasesOf(`
      @state js  idle                                 idle
      ${START}   native:libc@/lib/libc.so.6[unnamed]  native:epoll_pwait
    `),
    ).toEqual(['event-loop', 'event-loop', 'idle']);
  });

  test("is V8's state on macOS, whose libraries have no files, where the leaf is in the one with the system calls", () => {
    const kernel = 'native:libsystem_kernel.dylib@/usr/lib/system/libsystem_kernel.dylib[unnamed]';
    const grid = `
      @state js  idle       idle                                                                                      idle                               js
      ${START}   ${kernel}  native:libsystem_platform.dylib@/usr/lib/system/libsystem_platform.dylib[unnamed]  native:SHA256_Update[openssl]  ${kernel}
    `;
    expect(phasesOf(grid, { meta: { platform: 'darwin' } })).toEqual([
      'event-loop',
      'idle',
      'event-loop',
      'event-loop',
      'event-loop',
    ]);
  });

  test("is V8's state on Windows, where the leaf may be a system call", () => {
    const ntdll = 'native:ntdll.dll@C:\\Windows\\SYSTEM32\\ntdll.dll[unnamed]';
    const grid = `
      @state js  idle      idle                                     idle                  js
      ${START}   ${ntdll}  native:node.exe@C:\\node.exe[unnamed]  unknown:(unknown)  ${ntdll}
    `;
    // Where V8 listed no modules, nothing tells which library it is.
    expect(phasesOf(grid, { meta: { platform: 'win32' } })).toEqual([
      'event-loop',
      'idle',
      'event-loop',
      'idle',
      'event-loop',
    ]);
  });

  test('is no name that somebody gave a function of his own', () => {
    expect(phasesOf(`${START}  epoll_pwait@/app/app.js:1:1  builtin:epoll_pwait  native:epoll_pwait[unnamed]`)).toEqual(
      ['event-loop', 'event-loop', 'event-loop', 'event-loop'],
    );
  });
});

test('a sample without any frame is work that nobody knows', () => {
  expect(phasesOf('@state js idle\nf@/app/app.js:1:1  -')).toEqual(['event-loop', 'event-loop']);
});

describe('waiting for another thread', () => {
  test('is no work where nobody called, or an asynchronous call did', () => {
    expect(
      phasesOf(`
      auth@/app/app.js:20:23  later@/app/app.js:30:31            later@/app/app.js:30:31
      native:write            pbkdf2@node:internal/crypto/pbkdf2  -
      -                       native:__futex_abstimed_wait_common  -
    `).slice(0, 2),
    ).toEqual(['event-loop', 'idle']);
    expect(phasesOf('native:__lll_lock_wait')).toEqual(['idle']);
    expect(phasesOf('native:NtWaitForAlertByThreadId')).toEqual(['idle']);
  });

  test('holds its caller up where the call is synchronous', () => {
    expect(
      phasesOf(`
      auth@/app/app.js:20:23
      argon2Sync@node:internal/crypto/argon2
      native:__futex_abstimed_wait_common
    `),
    ).toEqual(['event-loop']);
  });
});
