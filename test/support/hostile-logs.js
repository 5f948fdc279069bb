/** V8 logs that hold far more than any program makes: what is kept of them stays within limits, or they are refused. */
import { closeSync, openSync, writeSync } from 'node:fs';

const HEAD = [
  'v8-version,11,3,244,8,-node.33,0',
  'v8-platform,linux,linux',
  'shared-library,"/usr/bin/nothing",0x400000,0x7fffffff,0',
  'profiler,begin,1000',
  '',
].join('\n');

const hex = (/** @type {number} */ number) => `0x${number.toString(16)}`;
const codeAt = (/** @type {number} */ index) => hex(0x100000000 + index * 16);
const infoAt = (/** @type {number} */ index) => hex(0x900000000 + index * 64);
const created = (/** @type {number} */ index, name = `f${index}`, tier = '~') =>
  `code-creation,JS,10,${index},${codeAt(index)},16,${name} /a.js:1:1,${infoAt(index)},${tier}\n`;
const tick = (/** @type {number} */ index, pc = '0x400000', callers = '') =>
  `tick,${pc},${index * 10},0,0x0,0${callers}\n`;
const repeated = (/** @type {number} */ count, /** @type {(index: number) => string} */ each) =>
  Array.from({ length: count }, (_, index) => each(index)).join('');

/** 64 functions, each inlined in the one before. @param {number} index */
function inlined(index) {
  const chain = repeated(64, (row) => `F0O${index * 64 + row}${row === 0 ? '' : `I${row - 1}`}`);
  return [
    created(index, `f${index}`, '*'),
    `code-source-info,${codeAt(index)},1,0,9,C0O1I63,${chain},S${infoAt(index)}\n`,
    tick(index, '0x400000', `,${hex(0x100000000 + index * 16 + 8)}`),
  ].join('');
}

/** Callers in ever other orders, each of them 64 functions. @param {number} index */
function inlinedStack(index) {
  const callers = repeated(
    200,
    (at) => `,${hex(0x100000008 + 16 * (((index + 1) * 2654435761 * (at + 1)) & 1024 ? 1 : 0))}`,
  );
  return (index < 2 ? inlined(index) : '') + tick(index, '0x400000', callers);
}

/**
 * Rows of a log of each kind, by index, and the size at which it has too much of them.
 * @type {Record<string, {row: (index: number) => string, mb: number}>}
 */
export const REFUSED_LOGS = {
  'counters that all differ': { row: (index) => tick(index, hex(0x400000 + index * 8)), mb: 50 },
  'callers that all differ': {
    row: (index) =>
      tick(
        index,
        '0x400000',
        repeated(50, (at) => `,${hex(0x400000 + (index * 50 + at) * 4)}`),
      ),
    mb: 20,
  },
  'functions without end': { row: (index) => created(index), mb: 75 },
  'functions that are all hit': { row: (index) => created(index) + tick(index, codeAt(index)), mb: 50 },
  'names without end': { row: (index) => created(index, `f${index}${'x'.repeat(20_000)}`), mb: 300 },
  'everything inlined': { row: inlined, mb: 60 },
  'stacks of inlined functions': { row: inlinedStack, mb: 40 },
};

/** The same for what is read. @type {typeof REFUSED_LOGS} */
export const ALLOWED_LOGS = {
  'two million ticks': { row: (index) => tick(index, hex(0x400000 + (index % 1000) * 8)), mb: 62 },
  'scripts without end': { row: (index) => `script-source,${index},/a${index}.js,${'x'.repeat(5000)}\n`, mb: 200 },
  'libraries without end': {
    row: (index) =>
      index < 5000
        ? `shared-library,"/l${index}",${hex(0x80000000 + index * 8192)},${hex(0x80001000 + index * 8192)},0\n`
        : tick(
            index,
            '0x1',
            repeated(100, (at) => `,${hex(at + 1)}`),
          ),
    mb: 40,
  },
  'everything inlined, a little': { row: inlined, mb: 6 },
};

/**
 * @param {string} file that the log is written to
 * @param {{row: (index: number) => string, mb: number}} log what stands in it
 */
export function writeHostileLog(file, { row, mb }) {
  const descriptor = openSync(file, 'w');
  let text = HEAD;
  for (let [index, left] = [0, mb * 1e6]; left > 0; index++) {
    text += row(index);
    if (text.length < 1e6) continue;
    left -= writeSync(descriptor, text);
    text = '';
  }
  closeSync(descriptor);
}
