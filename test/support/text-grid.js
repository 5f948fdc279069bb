/**
 * Profiles for tests, written as a picture. Columns are samples, rows are frames from the root (top) to
 * the leaf (bottom); cells are separated by two or more spaces:
 *
 *     @repeat  50                                    3                       1
 *     @state   external                              js                      idle
 *              auth@/app/app.js:20:23                auth@/app/app.js:20:31  native:epoll_pwait
 *              pbkdf2Sync@node:internal/crypto/pbkdf2  -
 *              native:node::crypto::PBKDF2Job::Run
 *              native:sha512_block_data_order_avx2[openssl]
 *
 * A cell is `kind:name@place[flags]`, all but the name optional:
 * - kind: `native builtin regexp wasm kernel gc idle unknown`; without one it is a JavaScript function.
 *   Any kind but `js` may be written before a colon, so C++ names with `::` need theirs: `native:std::sort`.
 * - name: may hold single spaces; empty (`@/app/app.js:3`) for an anonymous function.
 * - place of JavaScript: `file:line:callLine`, each line with an optional column, `20.3:23.21`.
 *   Of native code: the path of its library.
 * - flags: `openssl` (component), `unnamed`, `module` (body of a module), or a tier
 *   (`ignition sparkplug maglev turbofan`), or `+120` (callOffset), separated by commas.
 * - `-` is no frame; cells missing at the end of a row are no frames either.
 *
 * Rows that start with `@` and a word say something about each column, in order:
 * - `@state js gc idle`: the VM state, one of VM_STATES (default `js`);
 * - `@repeat 50 3 1` or `x50 x3 x1`: how many consecutive ticks the column stands for (default 1).
 *
 * Each tick weighs 1 ms; the first is at 1 ms. Lines that are blank or begin with `#` are skipped.
 */
import { VM_STATE } from '../../src/model/vm-state.js';

/**
 * @import { Diagnostic, Frame, FrameKind, Profile, ProfileMeta, SampleTable, StackTable, Tier } from '../../src/model/profile.js'
 */
/** @import { SourceCall } from '../../src/model/source-call.js' */

/**
 * A SourceCall of which only the callee must be said; the rest is empty, or as in the cell.
 * @typedef {Partial<SourceCall> & {callee: string}} GridCall
 */

/**
 * @typedef {object} GridOverrides
 * @property {Partial<ProfileMeta>} [meta]
 * @property {Record<string, number>} [dropped]
 * @property {Record<string, GridCall[]>} [calls] what the source says, by the text of the caller's cell
 * @property {Record<string, string>} [sources] texts of files by path
 * @property {Diagnostic[]} [diagnostics]
 */

/** @typedef {{cells: string[], state: number, repeat: number}} Column */

const TICK_US = 1000;
const KIND = /^(native|builtin|regexp|wasm|kernel|gc|idle|unknown):(.*)$/s;
const FLAGS = /\[((?:[a-z]+|\+\d+)(?:,(?:[a-z]+|\+\d+))*)\]$/;
const PLACE = /^(.*?)(?::(\d+)(?:\.(\d+))?)?(?::(\d+)(?:\.(\d+))?)?$/s;
const CALL_OFFSET = /^\+\d+$/;
const TIERS = new Set(['ignition', 'sparkplug', 'maglev', 'turbofan']);

/**
 * Draws a profile from a text grid.
 * @param {string} text the grid, in the syntax described at the top of this file
 * @param {GridOverrides} [overrides] what the grid doesn't say
 * @returns {Profile} one that keeps all invariants of a profile
 * @throws {Error} for a grid that is misspelt: tests must not pass by accident
 */
export function profileFromGrid(text, overrides = {}) {
  const columns = readColumns(text);
  const frames = new FrameRows();
  const stacks = new StackRows();
  const innermost = columns.map(({ cells }) =>
    cells.filter((cell) => cell !== '-').reduce((parent, cell) => stacks.row(parent, frames.row(cell)), -1),
  );
  return {
    meta: { ...DEFAULT_META, ...overrides.meta },
    frames: frames.rows,
    stacks: stacks.table(),
    samples: sampleTable(columns, innermost),
    dropped: overrides.dropped ?? {},
    calls: sourceCalls(overrides.calls ?? {}, frames),
    sources: new Map(Object.entries(overrides.sources ?? {})),
    diagnostics: overrides.diagnostics ?? [],
  };
}

/** @type {ProfileMeta} */
const DEFAULT_META = {
  format: 'text-grid',
  source: 'grid',
  node: '24.11.0',
  v8: '13.6.233.17',
  platform: 'linux',
  arch: 'x64',
  pid: 1,
  thread: 'main',
  intervalUs: TICK_US,
  executable: '/usr/bin/node',
  timed: true,
};

/**
 * @param {string} text a grid
 * @returns {Column[]} its columns, leftmost first
 */
function readColumns(text) {
  /** @type {Column[]} */
  const columns = [];
  const column = (/** @type {number} */ index) => (columns[index] ??= { cells: [], state: VM_STATE.js, repeat: 1 });
  for (const line of text.split('\n').map((row) => row.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const header = /^@(state|repeat)\s+(.*)$/.exec(line);
    if (header === null) line.split(/\s{2,}/).forEach((cell, index) => column(index).cells.push(cell));
    else header[2].split(/\s+/).forEach((value, index) => setHeader(column(index), header[1], value));
  }
  return columns;
}

/**
 * @param {Column} column the column that is described
 * @param {string} header `state` or `repeat`
 * @param {string} value the header row's text for this column
 */
function setHeader(column, header, value) {
  if (header === 'state') {
    if (!(value in VM_STATE)) throw new Error(`text grid: no VM state is called '${value}'`);
    column.state = VM_STATE[/** @type {keyof typeof VM_STATE} */ (value)];
  } else {
    const count = /^x?(\d+)$/.exec(value);
    if (count === null) throw new Error(`text grid: '${value}' is no count`);
    column.repeat = Number(count[1]);
  }
}

/** Frames, one row per distinct cell. */
class FrameRows {
  /** @type {Frame[]} */
  rows = [];

  /** @type {Map<string, number>} */
  #index = new Map();

  /**
   * @param {string} cell a cell's text
   * @returns {number} the index of its frame
   */
  row(cell) {
    const found = this.#index.get(cell);
    if (found !== undefined) return found;
    this.#index.set(cell, this.rows.length);
    return this.rows.push(frameOf(cell)) - 1;
  }

  /**
   * @param {string} cell a cell's text
   * @returns {number} the index of its frame, which must be in the grid
   */
  known(cell) {
    const found = this.#index.get(cell);
    if (found === undefined) throw new Error(`text grid: no cell is '${cell}'`);
    return found;
  }
}

/** The tree of stacks, one row per distinct path. */
class StackRows {
  /** @type {number[]} */
  parent = [];

  /** @type {number[]} */
  frame = [];

  /** @type {Map<string, number>} */
  #index = new Map();

  /**
   * @param {number} parent index of the caller's row, -1 at the root
   * @param {number} frame index of the frame
   * @returns {number} the index of this row
   */
  row(parent, frame) {
    const key = `${parent},${frame}`;
    const found = this.#index.get(key);
    if (found !== undefined) return found;
    this.#index.set(key, this.parent.length);
    this.frame.push(frame);
    return this.parent.push(parent) - 1;
  }

  /** @returns {StackTable} the rows as columns */
  table() {
    return { length: this.parent.length, parent: Int32Array.from(this.parent), frame: Int32Array.from(this.frame) };
  }
}

/**
 * @param {string} cell such as `auth@/app/app.js:20:23` or `native:malloc@/usr/lib/libc.so.6`
 * @returns {Frame} the frame that it describes
 */
function frameOf(cell) {
  const flags = FLAGS.exec(cell)?.[1].split(',') ?? [];
  const body = cell.replace(FLAGS, '');
  const [, kind, rest] = KIND.exec(body) ?? [body, 'js', body];
  const at = kind === 'js' ? rest.indexOf('@') : rest.lastIndexOf('@');
  const [name, place] = at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1)];
  const [, file, line, column, callLine, callColumn] = /** @type {RegExpExecArray} */ (
    PLACE.exec(kind === 'js' ? place : '')
  );
  const known = ['openssl', 'unnamed', 'module', ...TIERS];
  const unknownFlag = flags.find((flag) => !known.includes(flag) && !CALL_OFFSET.test(flag));
  if (unknownFlag !== undefined) throw new Error(`text grid: no flag is called '${unknownFlag}'`);
  return {
    name,
    kind: /** @type {FrameKind} */ (kind),
    file,
    line: Number(line ?? 0),
    column: Number(column ?? 0),
    callLine: Number(callLine ?? 0),
    callColumn: Number(callColumn ?? 0),
    callOffset: Number(flags.find((flag) => CALL_OFFSET.test(flag)) ?? 0),
    tier: /** @type {Tier} */ (flags.find((flag) => TIERS.has(flag)) ?? ''),
    library: kind === 'js' ? '' : place,
    component: flags.includes('openssl') ? 'openssl' : '',
    named: !flags.includes('unnamed') && kind !== 'unknown',
    moduleBody: flags.includes('module'),
  };
}

/**
 * @param {Record<string, GridCall[]>} calls by the text of the caller's cell
 * @param {FrameRows} frames the grid's frames
 * @returns {Profile['calls']} the same, complete, as a profile has them
 */
function sourceCalls(calls, frames) {
  return new Map(
    Object.entries(calls).flatMap(([cell, ofCell]) =>
      ofCell.map((call) => {
        const frame = frames.known(cell);
        const line = frames.rows[frame].callLine;
        return [
          `${frame}:${call.callee}`,
          { args: [], options: {}, origin: null, excerpt: [], excerptLine: line, line, ...call },
        ];
      }),
    ),
  );
}

/**
 * @param {Column[]} columns the grid's columns
 * @param {number[]} innermost each column's stack row, -1 for an empty column
 * @returns {SampleTable} one row per tick
 */
function sampleTable(columns, innermost) {
  const ticks = columns.flatMap(({ repeat }, index) => Array.from({ length: repeat }, () => index));
  return {
    length: ticks.length,
    stack: Int32Array.from(ticks, (index) => innermost[index]),
    time: Float64Array.from(ticks, (_, tick) => (tick + 1) * TICK_US),
    state: Uint8Array.from(ticks, (index) => columns[index].state),
    weight: new Float64Array(ticks.length).fill(TICK_US),
  };
}
