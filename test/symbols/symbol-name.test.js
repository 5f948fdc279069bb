import { RANK } from '../../src/symbols/function-table.js';
import { compareNames, functionName } from '../../src/symbols/symbol-name.js';

const { local: LOCAL, global: GLOBAL, weak: WEAK } = RANK;

test.each([
  ['malloc', 'malloc'],
  ['memcpy@@GLIBC_2.14', 'memcpy'],
  ['pthread_once@GLIBC_2.2.5', 'pthread_once'],
  ['_ZN4node5StartEiPPc', '_ZN4node5StartEiPPc'],
  ['.annobin_init.c', ''],
  ['$x', ''],
  ['__start_lpstub', ''],
  ['', ''],
])('%j names the function %j', (symbol, name) => {
  expect(functionName(symbol)).toBe(name);
});

test.each([
  [
    'write',
    [
      ['__write', GLOBAL],
      ['write', WEAK],
      ['__libc_write', LOCAL],
    ],
  ],
  [
    'malloc',
    [
      ['__libc_malloc', GLOBAL],
      ['malloc', GLOBAL],
      ['cfree_and_more', WEAK],
    ],
  ],
  [
    '_ZN1aC1Ev',
    [
      ['_ZN1aC2Ev', GLOBAL],
      ['_ZN1aC1Ev', GLOBAL],
    ],
  ],
  [
    '_RNvC1a1b',
    [
      ['_plain', GLOBAL],
      ['_RNvC1a1b', GLOBAL],
    ],
  ],
  [
    'global',
    [
      ['local', LOCAL],
      ['weak', WEAK],
      ['global', GLOBAL],
    ],
  ],
])('%s is the name to show, in any order', (expected, names) => {
  const aliases = names.map(([name, rank]) => ({ name, rank }));
  expect([...aliases].sort(compareNames)[0].name).toBe(expected);
  expect(aliases.reverse().sort(compareNames)[0].name).toBe(expected);
});
