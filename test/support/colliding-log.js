/**
 * Logs that V8 would hardly write: code, functions and libraries in a few kilobytes of memory, so that nearly
 * every row collides with another one. What Node makes of them shows its rules at their edges.
 */

/** @import { Sidecar } from '../../src/symbols/sidecar.js' */

/** What each V8 writes behind a function's row, and two that none does. */
const MARKERS = ['', '~', '^', '+', '*', "+'", "*'", 'o+', 'o*', '-', '??'];
/** Names that stand for others once Node has read them: as escapes, as fields, or cut off. */
const NAMES = ['f', 'g', 'f', 'comma,name', 'back\\slash', 'tab\\x09', 'line\\nfeed', 'end\\', 'é日', 'x\\u65e5', ''];
const PATTERNS = ['a+', 'a+', 'b\\x2Cc', ''];
const TYPES = ['Builtin', 'BytecodeHandler', 'RegExp', 'Stub', 'Handler'];
const STATES = [0, 0, 0, 1, 2, 5, 6, 7, 8, 9, 10];

/** Where things are. Two libraries overlap, and some generated code lies on their pages. */
const CODE = { start: 0x10000, bytes: 0x4000 };
const LIBRARIES = [
  { path: '/lib/a.so', start: 0x20000, end: 0x23000 },
  { path: '/lib/b.so', start: 0x22000, end: 0x25000 },
  { path: '/lib/a.so', start: 0x20000, end: 0x24000 },
  { path: '[vdso]', start: 0x30000, end: 0x31000 },
];

/** Symbols of the libraries: with gaps, nested, beyond the end, and with an entry point that sorts after TOTAL. */
const SYMBOLS = {
  '/lib/a.so': [
    ['first', 0x20000, 0x20100],
    ['outer', 0x20200, 0x20800],
    ['inner', 0x20300, 0x20400],
    ['zebra', 0x21000, 0x23800],
    ['far', 0x23f00, 0x24100],
  ],
  '/lib/b.so': [
    ['first', 0x22000, 0x22200],
    ['second', 0x22000, 0x22400],
    ['third', 0x24000, 0x24800],
  ],
  '[vdso]': [['clock', 0x30100, 0x30800]],
};

/**
 * @param {number} seed any
 * @returns {() => number} numbers of at least 0 and below 1 (mulberry32)
 */
function randomNumbers(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param {object} options of the log
 * @param {string} options.v8 version that it claims to be of, `13.6.233.17`
 * @param {number} options.seed equal seeds give equal logs
 * @param {number} options.rows so many, half of them ticks
 * @returns {Buffer} the log
 */
export function collidingLog({ v8, seed, rows }) {
  const next = randomNumbers(seed);
  const below = (/** @type {number} */ limit) => Math.floor(next() * limit);
  const oneOf = (/** @type {any[]} */ items) => items[below(items.length)];
  const place = () => CODE.start + below(CODE.bytes / 32) * 32;
  const hex = (/** @type {number} */ value) => `0x${value.toString(16)}`;
  const anywhere = () => {
    if (next() < 0.7) return CODE.start + below(CODE.bytes);
    return next() < 0.7 ? 0x20000 + below(0x6000) : 0x30000 + below(0x2000);
  };
  const makers = [
    () =>
      `code-creation,JS,9,1,${hex(place())},${below(40) * 8},${oneOf(NAMES)} /a.js:1:${1 + below(3)},${hex(place())},${oneOf(MARKERS)}`,
    () =>
      `code-creation,${oneOf(TYPES)},3,1,${hex(next() < 0.9 ? place() : 0x20000 + below(0x4000))},${below(40) * 8},${oneOf(PATTERNS)}`,
    () => `code-creation,RegExp,3,1,${hex(place())},${below(40) * 8},${oneOf(PATTERNS)},${hex(place())},~`,
    () => `code-move,${hex(place())},${hex(place())}`,
    () => `sfi-move,${hex(place())},${hex(place())}`,
    () => 'code-source-info,0x10000,1,0,1,C0O0,,',
    () =>
      oneOf([
        'new,MemoryChunk,0x1000,4096',
        'unknown-record,1,2',
        `code-creation,JS,9,1,${hex(place())},64,cut`,
        'tick',
      ]),
  ];
  const weights = [0, 0, 0, 0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 6];
  const tick = (/** @type {number} */ time) => {
    const isExternal = next() < 0.2;
    const frames = Array.from({ length: below(8) }, () =>
      oneOf([hex(anywhere()), hex(anywhere()), hex(anywhere()), `+${hex(below(64))}`]),
    );
    if (next() < 0.05) frames.unshift('overflow');
    const top = isExternal || next() < 0.1 ? anywhere() : 0;
    return ['tick', hex(anywhere()), time, Number(isExternal), hex(top), oneOf(STATES), ...frames].join(',');
  };
  const lines = [`v8-version,${v8.split('.').slice(0, 4).join(',')},-node.1,0`, 'v8-platform,linux,linux'];
  for (const { path, start, end } of LIBRARIES) lines.push(`shared-library,${path},${hex(start)},${hex(end)},0`);
  lines.push('shared-library-end', 'profiler,begin,1000');
  for (let row = 0; row < rows; row++) lines.push(next() < 0.5 ? tick(row * 1000) : makers[oneOf(weights)]());
  return Buffer.from(`${lines.join('\n')}\ntick,0x10000,9,0,0x0,0,0x1`);
}

/** @returns {Sidecar} names of the native code of every such log */
export function collidingSymbols() {
  return {
    schemaVersion: 1,
    libraries: Object.entries(SYMBOLS).map(([path, symbols]) => ({
      path,
      buildId: '',
      status: 'ok',
      openssl: [],
      rows: LIBRARIES.filter((row) => row.path === path).map(({ start, end }) => ({ start, end })),
      symbols: symbols.map(([name, start, end]) => ({
        name: String(name),
        start: Number(start),
        end: Number(end),
        component: '',
      })),
    })),
  };
}
