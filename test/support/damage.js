import { Random } from './random.js';

/** What is put into files: whatever has a meaning in some format, and nothing where it is put. */
const RUBBISH = [
  '\n',
  '\n\n',
  '\r\n',
  '\0',
  '\0'.repeat(100),
  ',',
  ',,,',
  ' ',
  '\\',
  '\\x',
  '"',
  '{',
  '[',
  '-1',
  '0x',
  '%',
  '\ufffd',
  '\u2028',
  '__proto__',
  'null',
  '9'.repeat(30),
  '0xffffffffffffffff',
  '0x1fffffffffffff',
  '9007199254740991',
  '1e999',
  '-0',
  '0.5',
  '\ntick,0x1,2,0,0x0,0,0x2\n',
  '\ntick,',
  '\ntick,0x400000,99999999999,0,0x0,0\n',
  '\ncode-creation,JS,10,1,0x1,9,cut\n',
  '\ncode-creation,JS,10,1,0x400000,16777216,all /a.js:1:1,0x1,~\n',
  '\ncode-move,0x1,0x2\n',
  '\nv8-version,11,3,244,8,0\n',
  '\nprofiler,begin,0\n',
];
const NUMBERS = [
  '0',
  '1',
  '-1',
  '255',
  '4294967295',
  '9007199254740991',
  '9007199254740992',
  '9'.repeat(40),
  '1e5',
  '',
  'x',
];

/** @typedef {(bytes: Buffer, random: Random) => Buffer} Damage */

/** @type {Damage[]} */
const DAMAGES = [
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  (bytes, random) => bytes.subarray(random.below(bytes.length + 1)),
  (bytes, random) => splice(bytes, random.below(bytes.length + 1), 0, random.pick(RUBBISH)),
  (bytes, random) => splice(bytes, random.below(bytes.length + 1), random.below(40), ''),
  (bytes, random) => splice(bytes, random.below(bytes.length + 1), 1, String.fromCharCode(random.below(256))),
  replaceNumber,
  duplicateLines,
  moveLines,
];

/**
 * Damages a file, up to eight times.
 * @param {Buffer} bytes of a healthy one
 * @param {number} seed the same gives the same damage
 * @returns {Buffer} the damaged one
 */
export function damage(bytes, seed) {
  const random = new Random(seed);
  let damaged = bytes;
  for (let times = 1 + random.below(8); times > 0; times--) damaged = random.pick(DAMAGES)(damaged, random);
  return damaged;
}

/**
 * @param {Buffer} bytes of the file
 * @param {number} at index
 * @param {number} remove bytes
 * @param {string} insert instead
 * @returns {Buffer} the file with that change
 */
function splice(bytes, at, remove, insert) {
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(insert), bytes.subarray(at + remove)]);
}

/** @type {Damage} */
function replaceNumber(bytes, random) {
  const near = random.below(bytes.length + 1);
  const found = /\d+/.exec(bytes.toString('latin1', near, near + 400));
  return found === null ? bytes : splice(bytes, near + found.index, found[0].length, random.pick(NUMBERS));
}

/** @type {Damage} */
function duplicateLines(bytes, random) {
  const { start, end } = someLines(bytes, random);
  return Buffer.concat([
    bytes.subarray(0, end),
    ...Array(1 + random.below(3)).fill(bytes.subarray(start, end)),
    bytes.subarray(end),
  ]);
}

/** @type {Damage} */
function moveLines(bytes, random) {
  const { start, end } = someLines(bytes, random);
  const without = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  const { start: to } = someLines(without, random);
  return Buffer.concat([without.subarray(0, to), bytes.subarray(start, end), without.subarray(to)]);
}

/**
 * @param {Buffer} bytes of the file
 * @param {Random} random which
 * @returns {{start: number, end: number}} some whole lines
 */
function someLines(bytes, random) {
  const start = bytes.indexOf(0x0a, random.below(bytes.length + 1)) + 1;
  const end = bytes.indexOf(0x0a, Math.min(bytes.length, start + random.below(5000))) + 1;
  return end > start ? { start, end } : { start: bytes.length, end: bytes.length };
}
