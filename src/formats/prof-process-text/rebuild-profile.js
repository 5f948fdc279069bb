/**
 * Rebuilds samples from the tables of a processed text. Each row of the bottom-up tree yields the ticks that its
 * children don't account for: their stack is the path from the leaf to that row. Leaves below 1 % are not in the tree;
 * the flat tables list them, without callers. Whatever is then missing from the header's number of ticks is counted as
 * dropped.
 */
import { FrameTable } from '../../model/frame-table.js';
import { CALLERS_CUT, NOTABLY_WAITING, TICK_TIME_UNSEEN, WAITS_UNSEEN } from '../../model/input-limits.js';
import { StackBuilder } from '../../model/stack-builder.js';
import { VM_STATE } from '../../model/vm-state.js';
import { countedDiagnostics, countedReasons } from '../losses.js';
import { pidOf } from '../v8-log.js';
import { UNKNOWN_NAME, frameOfName } from './frame-of-name.js';

/** @import { Diagnostic, Frame, Profile, SampleTable } from '../../model/profile.js' */
/** @import { NameSection } from './frame-of-name.js' */
/** @import { ParsedText } from './parse-text.js' */

/** Equal ticks. @typedef {{stack: number, ticks: number}} Group */

/** What only one platform's paths look like; the first that is found in a text decides. */
const SIGNS = /** @type {const} */ ([
  ['darwin', /\.dylib$|^\/System\/Library\/| \/Users\//],
  ['win32', /\.(?:dll|exe)$/i],
  ['linux', /^\[vdso\]$|-linux-(?:gnu|musl)/],
]);

/** `node --prof` samples once a millisecond by default, and the text doesn't say what was asked. */
const INTERVAL_US = 1000;

/** Rows of samples at most: a forged text of a hundred bytes can claim any number. About 100 MB. */
const MOST_SAMPLES = 5_000_000;

/**
 * @param {ParsedText} text a text that counts ticks
 * @param {string} source path or name of what was read
 * @returns {Profile} with `ticks = samples + dropped`, `ticks` the header's
 */
export function rebuildProfile(text, source) {
  const frames = new FrameTable();
  const stacks = new StackBuilder();
  const platform = platformOfText(text);
  const frameOf = frameLookup(text, platform, frames);
  const listed = [...treeGroups(text, frameOf, stacks), ...flatGroups(text, frameOf, stacks)];
  const { groups, dropped, surplus } = balance(listed, text);
  const finished = stacks.finish();
  const waits = mayWait(groups, ({ stack }) => {
    const isAlone = finished.parent[stack] === -1;
    return isAlone ? frames.frames[finished.frame[stack]] : null;
  });
  return {
    meta: {
      format: 'prof-process-text',
      source,
      node: '',
      v8: '',
      platform,
      arch: '',
      pid: pidOf(text.argument),
      thread: 'main',
      executable: '',
      intervalUs: INTERVAL_US,
      timed: false,
    },
    frames: frames.frames,
    stacks: finished,
    samples: sampleTable(groups),
    dropped,
    calls: new Map(),
    sources: new Map(),
    diagnostics: diagnose(text, surplus, waits),
  };
}

/**
 * @param {ParsedText} text its tables say what kind of code a name is
 * @param {string} platform of the text
 * @param {FrameTable} frames takes the frames
 * @returns {(name: string) => number} the frame of a printed name
 */
function frameLookup(text, platform, frames) {
  /** @type {Map<string, NameSection>} */
  const sectionOf = new Map();
  for (const section of /** @type {const} */ (['sharedLibraries', 'javascript', 'cpp'])) {
    for (const { name } of text[section]) sectionOf.set(name, section);
  }
  /** @type {Map<string, number>} */
  const known = new Map();
  return (name) => {
    const frame = known.get(name) ?? frames.intern(frameOfName(name, sectionOf.get(name) ?? '', platform));
    known.set(name, frame);
    return frame;
  };
}

/**
 * @param {ParsedText} text with the tree
 * @param {(name: string) => number} frameOf index of a name's frame
 * @param {StackBuilder} stacks takes the stacks
 * @returns {Group[]} ticks with the stacks that the tree lists
 */
function treeGroups({ bottomUp }, frameOf, stacks) {
  return bottomUp
    .filter(({ selfTicks }) => selfTicks > 0)
    .map((row) => {
      let stack = -1;
      // The tree's parents are callees, so this walks from the outermost caller inwards.
      for (let at = row; ; at = bottomUp[at.parent]) {
        stack = stacks.intern(stack, frameOf(at.name));
        if (at.parent === -1) return { stack, ticks: row.selfTicks };
      }
    });
}

/**
 * @param {ParsedText} text with the tables
 * @param {(name: string) => number} frameOf index of a name's frame
 * @param {StackBuilder} stacks takes the stacks
 * @returns {Group[]} ticks that the tables list and the tree doesn't
 */
function flatGroups(text, frameOf, stacks) {
  /** @type {Map<string, number>} */
  const missing = new Map();
  const add = (/** @type {string} */ name, /** @type {number} */ ticks) =>
    missing.set(name, (missing.get(name) ?? 0) + ticks);
  add(UNKNOWN_NAME, text.unaccounted);
  for (const { name, ticks } of [...text.sharedLibraries, ...text.javascript, ...text.cpp]) add(name, ticks);
  for (const { name, ticks, depth } of text.bottomUp) {
    if (depth === 0) add(name, -ticks);
  }
  return [...missing]
    .filter(([, ticks]) => ticks > 0)
    .map(([name, ticks]) => ({ stack: stacks.intern(-1, frameOf(name)), ticks }));
}

/**
 * Makes the groups add up to no more than the header says.
 * @param {Group[]} listed what the tables and the tree give
 * @param {ParsedText} text with the header
 * @returns {{groups: Group[], dropped: Record<string, number>, surplus: number}} `surplus`: ticks in rows
 *   beyond the header's number, which belong to no tick that was taken
 */
function balance(listed, { ticks, excluded }) {
  let room = Math.max(0, ticks - excluded);
  let surplus = 0;
  const fitting = listed.map(({ stack, ticks: listedTicks }) => {
    const kept = Math.min(listedTicks, room);
    room -= kept;
    surplus = Math.min(Number.MAX_SAFE_INTEGER, surplus + listedTicks - kept);
    return { stack, ticks: kept };
  });
  const { groups, thinned } = thin(fitting);
  const reasons = { excluded: Math.min(ticks, excluded), 'not-in-text': room, 'beyond-limit': thinned };
  return { groups, surplus, dropped: countedReasons(reasons) };
}

/**
 * Where system calls are, among them the wait for events: that of macOS and Windows has no names, nor has that of Linux where
 * V8 found no `nm`.
 */
const SYSTEM_CALLS = /(?:\\ntdll\.dll|\/libsystem_kernel\.dylib|\/(?:libc|libpthread|ld-musl)[.-][^/]*)$/i;

/**
 * @param {Group[]} groups ticks
 * @param {(group: Group) => Frame | null} aloneIn the frame of a group's stack, null if it has callers
 * @returns {number} ticks in code of the system without a name and without callers, which waits for events are, too; 0 if
 *   there are too few to matter
 */
function mayWait(groups, aloneIn) {
  const sum = (/** @type {Group[]} */ all) => all.reduce((total, { ticks }) => total + ticks, 0);
  const waits = sum(
    groups.filter((group) => {
      const frame = aloneIn(group);
      return frame !== null && !frame.named && SYSTEM_CALLS.test(frame.library);
    }),
  );
  return waits < NOTABLY_WAITING * sum(groups) ? 0 : waits;
}

/**
 * Takes the same share of each group if there are more ticks than we hold, so that shares stay right.
 * @param {Group[]} groups ticks
 * @returns {{groups: Group[], thinned: number}} at most MOST_SAMPLES ticks; how many were taken out
 */
function thin(groups) {
  const total = groups.reduce((sum, { ticks }) => sum + ticks, 0);
  if (total <= MOST_SAMPLES) return { groups, thinned: 0 };
  const thinner = groups.map(({ stack, ticks }) => ({ stack, ticks: Math.floor((ticks / total) * MOST_SAMPLES) }));
  return { groups: thinner, thinned: total - thinner.reduce((sum, { ticks }) => sum + ticks, 0) };
}

/**
 * @param {Group[]} groups ticks
 * @returns {SampleTable} a row for each; their order and times mean nothing
 */
function sampleTable(groups) {
  const length = groups.reduce((sum, { ticks }) => sum + ticks, 0);
  const stack = new Int32Array(length);
  let row = 0;
  for (const group of groups) {
    stack.fill(group.stack, row, row + group.ticks);
    row += group.ticks;
  }
  return {
    length,
    stack,
    time: Float64Array.from({ length }, (_, index) => index * INTERVAL_US),
    state: new Uint8Array(length).fill(VM_STATE.unknown),
    weight: new Float64Array(length).fill(INTERVAL_US),
  };
}

/**
 * @param {ParsedText} text its libraries and functions have paths
 * @returns {'darwin'|'win32'|'linux'|''} where the program ran, `''` if nothing shows it
 */
function platformOfText({ sharedLibraries, javascript }) {
  const names = [...sharedLibraries, ...javascript].map(({ name }) => name);
  return SIGNS.find(([, sign]) => names.some((name) => sign.test(name)))?.[0] ?? '';
}

/**
 * Says what a processed text lacks, and what in it could not be used.
 * @param {ParsedText} text a text
 * @param {number} surplus ticks that its rows list beyond the header's number
 * @param {number} waits ticks that may be waits for events
 * @returns {Diagnostic[]} only those that count something
 */
function diagnose(text, surplus, waits) {
  const { left } = text;
  const gcTicks = text.summary.find(({ name }) => name === 'GC')?.ticks ?? 0;
  return countedDiagnostics([
    [
      TICK_TIME_UNSEEN,
      1,
      'The text does not say when ticks were taken, nor how much time one stands for: times take 1 ms for each, what Node takes by default, and there are no blocks of the event loop.',
    ],
    [
      'lines-before-header',
      left.linesBeforeHeader,
      'Lines before the header were skipped; a version warning among them means that names may be wrong.',
    ],
    ['lines-unparsable', left.linesUnreadable, 'Lines that are not rows of their section were skipped.'],
    [
      'rows-inconsistent',
      left.rowsRefused,
      'Rows of the bottom-up profile contradict the rows around them; their ticks were left with the callee.',
    ],
    ['ticks-beyond-header', surplus, 'The tables list more ticks than the header counts; the surplus was left out.'],
    ['later-profiles', left.laterProfiles, 'The file holds further profiles; only the first was read.'],
    [
      'bottom-up-missing',
      text.hasBottomUp ? 0 : text.ticks,
      'The text ends before the bottom-up profile: callers are not known.',
    ],
    [CALLERS_CUT, ticksAtLastLevel(text), 'Ticks whose callers beyond the deepest listed level are not known.'],
    [
      WAITS_UNSEEN,
      waits,
      'Ticks in code of the system without a caller count as busy: waiting for events looks like that, too, where it has no name. The V8 log itself tells them apart.',
    ],
    ['gc-ticks-unlocated', gcTicks, 'Ticks of garbage collection: the text gives their number, not which they are.'],
  ]);
}

/**
 * @param {ParsedText} text with the tree
 * @returns {number} ticks of the rows at the deepest level: V8 prints no callers of those
 */
function ticksAtLastLevel({ bottomUp }) {
  const deepest = bottomUp.reduce((depth, row) => Math.max(depth, row.depth), 0);
  if (deepest === 0) return 0;
  return bottomUp.reduce((sum, row) => (row.depth === deepest ? sum + row.ticks : sum), 0);
}
