import { gridReport, siteTicks } from './grid-report.js';

const ADDON = '/app/node_modules/bcrypt/prebuilds/linux-x64/bcrypt.node';
const BINDING = 'native:v8impl::FunctionCallbackWrapper::Invoke@/opt/node';
const META = { meta: { executable: '/opt/node' } };

/** Samples beneath one function of the user's: how many of each leaf, through a binding or without one. */
const ticksOf = (leaves, { caller = 'login@/app/app.js:3', binding = '-' } = {}) =>
  siteTicks(
    gridReport(
      [
        `@repeat  ${leaves.map(([, count]) => count).join('  ')}`,
        leaves.map(() => caller).join('  '),
        leaves.map(() => binding).join('  '),
        leaves.map(([leaf]) => leaf).join('  '),
      ].join('\n'),
      META,
    ),
  );

const BCRYPT = `native:Blowfish_encipher@${ADDON}`;
const MEMSET = 'native:__memset_avx512@/usr/lib/libc.so.6';

describe('samples in libraries that serve everybody', () => {
  test.each([
    ['the C library', MEMSET],
    ['the C++ library', 'native:operator new@/usr/lib/libstdc++.so.6.0.30'],
    ['musl', 'native:memcpy@/lib/ld-musl-x86_64.so.1'],
    ['V8, in Node', 'native:v8::internal::JSTypedArray::GetBuffer@/opt/node'],
  ])('%s: belong to the binding that the others are of', (_, leaf) => {
    expect(
      ticksOf(
        [
          [BCRYPT, 50],
          [leaf, 40],
        ],
        { binding: BINDING },
      ),
    ).toEqual({ 'app.js:3 kdf.bcrypt': 90 });
  });

  test('belong to the call at their position', () => {
    expect(
      ticksOf(
        [
          [BCRYPT, 50],
          [MEMSET, 40],
        ],
        { caller: 'login@/app/app.js:3:5.7' },
      ),
    ).toEqual({ 'app.js:5 kdf.bcrypt': 90 });
  });

  test('are few, where the position of the call is not known', () => {
    expect(
      ticksOf([
        [BCRYPT, 50],
        [MEMSET, 10],
      ]),
    ).toEqual({ 'app.js:3 kdf.bcrypt': 60 });
    expect(
      ticksOf([
        [BCRYPT, 50],
        [MEMSET, 11],
      ]),
    ).toEqual({ 'app.js:3 kdf.bcrypt': 50 });
  });
});

describe('stay what they are', () => {
  test('where most of the call is not recognised', () => {
    expect(
      ticksOf(
        [
          [BCRYPT, 40],
          [MEMSET, 41],
        ],
        { binding: BINDING },
      ),
    ).toEqual({ 'app.js:3 kdf.bcrypt': 40 });
  });

  test('where another addon is called there as well', () => {
    expect(
      ticksOf([
        [BCRYPT, 50],
        ['native:resize@/app/node_modules/sharp/sharp.node', 2],
        [MEMSET, 10],
      ]),
    ).toEqual({ 'app.js:3 kdf.bcrypt': 50 });
  });

  test('where there is no cryptography', () => {
    expect(
      ticksOf([
        ['native:resize@/app/node_modules/sharp/sharp.node', 50],
        [MEMSET, 10],
      ]),
    ).toEqual({});
  });

  test('beneath another line of the function', () => {
    expect(
      siteTicks(
        gridReport(
          `
      @repeat  50                       10
               login@/app/app.js:3:5.7  login@/app/app.js:3:8.7
               ${BCRYPT}                ${MEMSET}
    `,
          META,
        ),
      ),
    ).toEqual({ 'app.js:5 kdf.bcrypt': 50 });
  });

  test('while garbage is collected', () => {
    expect(
      siteTicks(
        gridReport(
          `
      @repeat  50                   10
      @state   external             gc
               login@/app/app.js:3  login@/app/app.js:3
               ${BINDING}           ${BINDING}
               ${BCRYPT}            ${MEMSET}
    `,
          META,
        ),
      ),
    ).toEqual({ 'app.js:3 kdf.bcrypt': 50 });
  });
});
