import { BuiltinCopy } from '../../src/v8log/builtin-copy.js';

// Of a log of Node 20: the code range, the first builtin, and a size of all builtins that rounds up to 0x1c0000.
const CODE_RANGE = 0x7fc3e8000000;
const COPY = 0x7fc407e40000;
const FIRST = 0x18c4000;
const BYTES = 0x1ab000;

function copy() {
  const builtins = new BuiltinCopy();
  builtins.setCodeRange(CODE_RANGE);
  builtins.addBuiltin(FIRST + 0x340, 772);
  builtins.addBuiltin(FIRST + BYTES - 64, 64);
  builtins.addBuiltin(FIRST + 64, 768);
  return builtins;
}

test.each([
  [COPY, FIRST],
  [COPY + 0x340, FIRST + 0x340],
  [COPY + BYTES - 1, FIRST + BYTES - 1],
  [COPY - 1, -1],
  [COPY + BYTES, -1],
  [FIRST, -1],
  [0, -1],
])('0x%s runs what is logged at 0x%s', (address, logged) => expect(copy().toLogged(address)).toBe(logged));

test('without a code range, or without builtins, there is no copy', () => {
  const noRange = new BuiltinCopy();
  noRange.addBuiltin(FIRST, 64);
  const noBuiltins = new BuiltinCopy();
  noBuiltins.setCodeRange(CODE_RANGE);
  for (const builtins of [noRange, noBuiltins]) expect(builtins.toLogged(COPY)).toBe(-1);
});
