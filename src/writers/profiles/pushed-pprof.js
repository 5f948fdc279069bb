/**
 * pprof for servers that keep profiles of many machines. They make a series for each value of a label, so there are
 * only two labels with few values each; and they limit samples and bytes. Nothing in it identifies the machine.
 */
import { gzipSync } from 'node:zlib';
import { fileName } from '../../model/file-path.js';
import { FrameTable, shownName } from '../../model/frame-table.js';
import { fileInRoot } from '../../model/site-id.js';
import { StackBuilder } from '../../model/stack-builder.js';
import { encodeProfile } from '../../pprof/encode.js';
import { framesOf } from '../shared/stack-frames.js';
import { lineOfSite, pprofProfile } from './pprof.js';

/** @import { AnnotatedProfile, StackRow, StackWork } from '../../model/annotated-stacks.js' */
/** @import { Frame } from '../../model/profile.js' */

/**
 * Below what Grafana Pyroscope takes by default, 16,000 samples and 4 MiB unpacked:
 * https://github.com/grafana/pyroscope/blob/main/pkg/validation/limits.go
 */
const LIMITS = { samples: 15_000, bytes: 3_000_000 };

/** Paths that begin at a file system's root, or at a drive. */
const ABSOLUTE = /^(?:[\\/]|[A-Za-z]:[\\/])/;
const IN_PACKAGES = /.*(?=[\\/]node_modules[\\/])[\\/]/s;

/**
 * @typedef {object} PushedPprof
 * @property {Uint8Array} bytes compressed
 * @property {number} busyTicks in it: all of them
 * @property {number} poolTicks in it, of the thread pool: all of them
 * @property {number} stacks how many samples of pprof
 * @property {number} movedTicks those that are shown at a caller, because their stack was seen too rarely to be kept
 */

/**
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @param {{root: string, startMs: number, durationMs: number}} run `root`: absolute path, `''` if unknown
 * @param {{samples: number, bytes: number}} [limits] of the server; bytes before compression
 * @returns {PushedPprof | null} null if not even the outermost functions are few enough
 */
export function pushedPprof(profiles, run, limits = LIMITS) {
  const whole = asOne(profiles, run.root);
  const sum = (/** @type {StackRow[]} */ rows) => rows.reduce((total, row) => total + row.ticks, 0);
  const ticks = sum(whole.flatMap(({ rows }) => rows));
  const poolTicks = sum(whole.flatMap(({ rows }) => rows.filter(({ phase }) => phase === 'pool')));
  for (let least = 1; least <= Math.max(1, 2 * ticks); least *= 2) {
    const pruned = whole.map((each) => prunedStacks(each, least));
    const stacks = pruned.reduce((total, { annotated }) => total + annotated.rows.length, 0);
    if (stacks > limits.samples) continue;
    const encoded = encodeProfile(
      pprofProfile(
        pruned.map(({ annotated }) => annotated),
        { ...run, root: '', hasCallSites: false, threads: [''] },
      ),
    );
    if (encoded.length > limits.bytes) continue;
    const movedTicks = pruned.reduce((total, each) => total + each.movedTicks, 0);
    return { bytes: gzipSync(encoded), busyTicks: ticks - poolTicks, poolTicks, stacks, movedTicks };
  }
  return null;
}

/**
 * Nothing that is pushed tells threads apart, and a stack that each of a hundred saw once is not rare.
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @param {string} root absolute path of the program's repository, `''` if unknown
 * @returns {AnnotatedProfile[]} all of them as one, with only what is pushed of their frames; none if there are none
 */
function asOne(profiles, root) {
  const code = new FrameTable();
  const common = new StackBuilder();
  /** @type {StackWork[]} */
  const works = [];
  const rows = profiles.flatMap((annotated) => {
    const firstWork = works.length;
    // Frames have the lines of call sites already.
    for (const work of annotated.works) works.push({ ...work, frame: -1 });
    const stackOf = commonStacks(annotated, { root, code, common });
    return annotated.rows.map((row) => ({
      ...row,
      stack: stackOf(row),
      work: row.work === -1 ? -1 : firstWork + row.work,
    }));
  });
  const stacks = common.finish();
  return profiles
    .slice(0, 1)
    .map((first) => ({ ...first, profile: { ...first.profile, frames: code.frames, stacks }, rows, works }));
}

/**
 * @param {AnnotatedProfile} annotated profile of a thread
 * @param {{root: string, code: FrameTable, common: StackBuilder}} all threads' frames and stacks, which get its own
 * @returns {(row: StackRow) => number} the stack of one of its rows, with the line of the call site
 */
function commonStacks({ profile, works }, { root, code, common }) {
  const { length, parent, frame } = profile.stacks;
  const pushed = profile.frames.map((each) => pushedFrame(each, root));
  const ids = pushed.map((each) => code.intern(each));
  const known = new Int32Array(length);
  for (let stack = 0; stack < length; stack++)
    known[stack] = common.intern(parent[stack] === -1 ? -1 : known[parent[stack]], ids[frame[stack]]);
  return ({ stack, work }) => {
    const site = works[work]?.frame ?? -1;
    const line = site === -1 ? 0 : lineOfSite(site, profile.frames[site], works[work]);
    if (line === 0) return stack === -1 ? -1 : known[stack];
    const lined = code.intern({ ...pushed[site], callLine: line });
    return framesOf(profile, stack).reduce(
      (caller, each) => common.intern(caller, each === site ? lined : ids[each]),
      -1,
    );
  };
}

/**
 * @param {Frame} frame any
 * @param {string} root absolute path of the program's repository, `''` if unknown
 * @returns {Pick<Frame, 'name' | 'kind' | 'file' | 'library' | 'line' | 'callLine' | 'moduleBody'>} what is pushed of it,
 *   without directories of the machine: a file is relative to the root, or to the directory that contains its package;
 *   for other files, and for libraries, only the name is left
 */
function pushedFrame(frame, root) {
  const file = fileInRoot(frame.file, root);
  const inPackages = file.replace(IN_PACKAGES, '');
  const plain = !ABSOLUTE.test(file) ? file : inPackages !== file ? inPackages : fileName(file);
  const { kind, line, callLine, moduleBody } = frame;
  const library = fileName(frame.library);
  return { name: shownName(frame), kind, file: plain, library, line, callLine: callLine || line, moduleBody };
}

/**
 * Gives ticks of stacks that were seen rarely to their callers, as often as it takes. Operation and phase stay, so that
 * the sums of each label do.
 * @param {AnnotatedProfile} annotated profile
 * @param {number} least ticks that a stack needs to be kept; 1 for all stacks
 * @returns {{annotated: AnnotatedProfile, movedTicks: number}} with a row for each stack, operation and phase
 */
function prunedStacks(annotated, least) {
  const { profile, rows, works } = annotated;
  const { parent, length } = profile.stacks;
  /** @typedef {StackRow & {ownTicks: number}} Entry `ownTicks`: those that were sampled there */
  /** @type {Map<number, Map<string, Entry>>} by stack */
  const entries = new Map();
  const add = (/** @type {Entry} */ entry) => {
    const here = entries.get(entry.stack) ?? new Map();
    entries.set(entry.stack, here);
    const key = `${entry.phase} ${entry.work === -1 ? '' : works[entry.work].operation}`;
    const sum = here.get(key);
    if (sum === undefined) return here.set(key, entry);
    sum.ticks += entry.ticks;
    sum.weightUs += entry.weightUs;
    sum.ownTicks += entry.ownTicks;
    return here;
  };
  for (const row of rows) add({ ...row, ownTicks: row.ticks });
  /** @type {Entry[]} */
  const kept = [];
  // Callers come before what they call.
  for (let stack = length - 1; stack >= -1; stack--) {
    for (const entry of entries.get(stack)?.values() ?? []) {
      if (entry.ticks >= least || stack === -1 || parent[stack] === -1) kept.push(entry);
      else add({ ...entry, stack: parent[stack], ownTicks: 0 });
    }
  }
  return {
    annotated: { ...annotated, rows: kept },
    movedTicks: kept.reduce((sum, { ticks, ownTicks }) => sum + ticks - ownTicks, 0),
  };
}
