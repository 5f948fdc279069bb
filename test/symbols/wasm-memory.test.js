import { limitMemory } from '../../src/symbols/wasm-memory.js';

const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const EXPORT = [7, 5, 1, 1, 0x6d, 2, 0];

const memoryOf = (bytes) => new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports.m;

test('a memory without a maximum gets one', () => {
  const module = Uint8Array.from([...HEADER, 5, 3, 1, 0, 2, ...EXPORT]);
  expect(memoryOf(module).grow(400)).toBe(2);
  const memory = memoryOf(limitMemory(module, 300));
  expect(memory.buffer.byteLength).toBe(2 * 65536);
  expect(memory.grow(298)).toBe(2);
  expect(() => memory.grow(1)).toThrow(RangeError);
});

test('a module without a memory is refused', () => {
  expect(() => limitMemory(Uint8Array.from(HEADER), 300)).toThrow('no memory section');
});
