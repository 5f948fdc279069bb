import { frameOfName } from '../../../src/formats/prof-process-text/frame-of-name.js';

describe('JavaScript', () => {
  test.each([
    ['JS: *auth /app/app.js:21:5', { name: 'auth', file: '/app/app.js', line: 21, column: 5, tier: 'turbofan' }],
    ['JS: ^auth /app/app.js:21:5', { tier: 'sparkplug' }],
    ['JS: +auth /app/app.js:21:5', { name: 'auth', tier: 'maglev' }],
    ["JS: +'auth /app/app.js:21:5", { name: 'auth', tier: 'maglev' }],
    ['JS: o*auth /app/app.js:21:5', { name: 'auth', tier: 'turbofan' }],
    ['JS: order /app/app.js:21:5', { name: 'order', tier: 'ignition' }],
    ['LazyCompile: ~emit events.js:136', { name: 'emit', file: 'node:events', line: 136, column: 0 }],
    ['JS: ~next node:internal/timers:1:2', { file: 'node:internal/timers' }],
    ['JS: ~<anonymous> /app/a b/app.js:3:4', { name: '', file: '/app/a b/app.js', moduleBody: false }],
    ['JS: ~<anonymous> /app/app.js:1:1', { name: '', moduleBody: true }],
    ['Script: ~<anonymous> file:///app/a%20b.mjs:1:1', { name: '', file: '/app/a b.mjs', moduleBody: true }],
    ['JS: ~GET /users /app/app.js:3:4', { name: 'GET /users', file: '/app/app.js' }],
    ['JS: ~get value C:\\app\\new app.js:3:4', { name: 'get value', file: 'C:\\app\\new app.js' }],
    ['JS: ~f /app/[id]/my [x]/page.js:3:4', { name: 'f', file: '/app/[id]/my [x]/page.js' }],
    ['JS: ~f [eval]:3:4', { name: 'f', file: '[eval]' }],
    ['Eval: ~inEval :1:16', { name: 'inEval', file: '', line: 1, moduleBody: false }],
    ['JS: ~nowhere', { name: 'nowhere', tier: 'ignition' }],
    ['JS: ~', { name: '' }],
  ])('%s', (name, expected) => {
    expect(frameOfName(name, 'javascript', '')).toMatchObject({ kind: 'js', ...expected });
  });
});

describe('everything else', () => {
  test.each([
    ['Builtin: LoadIC', 'javascript', { name: 'LoadIC', kind: 'builtin' }],
    ['BytecodeHandler: Ldar', 'javascript', { name: 'BytecodeHandler: Ldar', kind: 'builtin' }],
    ['Stub: js-to-wasm:i:i', 'javascript', { name: 'js-to-wasm:i:i', kind: 'wasm' }],
    ['JS: *wasm-function[3]', 'javascript', { name: 'wasm-function[3]', kind: 'wasm' }],
    ['JS: wasm-function[3]', 'javascript', { name: 'wasm-function[3]', kind: 'wasm' }],
    ['LazyCompile: *exec native regexp.js:64:20', 'javascript', { name: 'exec', kind: 'builtin' }],
    ['RegExp: ^a: b$', 'javascript', { name: '^a: b$', kind: 'regexp' }],
    ['Foo: bar', 'cpp', { name: 'Foo: bar', kind: 'native' }],
    ['Builtins_LoadIC', 'cpp', { name: 'LoadIC', kind: 'builtin' }],
    ['epoll_pwait@@GLIBC_2.6', 'cpp', { name: 'epoll_pwait', kind: 'native' }],
    ['__pthread_mutex_lock@GLIBC_2.2.5', '', { name: '__pthread_mutex_lock', kind: 'native' }],
    [
      'v8::internal::(anonymous namespace)::Invoke(v8::internal::Isolate*)',
      '',
      { kind: 'native', name: 'v8::internal::(anonymous namespace)::Invoke(v8::internal::Isolate*)' },
    ],
    [
      '/usr/bin/node',
      'sharedLibraries',
      { name: 'node', library: '/usr/bin/node', kind: 'native', named: false, component: '' },
    ],
    ['/usr/lib/libcrypto.so.3', '', { library: '/usr/lib/libcrypto.so.3', component: 'openssl' }],
    ['[vdso]', '', { name: '[vdso]', library: '[vdso]', named: false }],
    ['C:\\Windows\\ntdll.dll', '', { name: 'ntdll.dll', library: 'C:\\Windows\\ntdll.dll' }],
    ['7f1200000000-7f1200010000', '', { kind: 'native', named: false }],
    ['UNKNOWN', '', { name: '(unknown)', kind: 'unknown', named: false }],
  ])('%s in %j', (name, section, expected) => {
    expect(frameOfName(name, section, '')).toMatchObject(expected);
  });

  test('only macOS has an underscore too many', () => {
    expect(frameOfName('_sha512_block_data_order', 'cpp', 'darwin').name).toBe('sha512_block_data_order');
    expect(frameOfName('_int_malloc', 'cpp', 'linux').name).toBe('_int_malloc');
  });
});
