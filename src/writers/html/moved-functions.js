/**
 * Finds the functions of the earlier run again in the later one, so that the flame graph of a comparison draws each as
 * one node: an edit above a function moves it to another line, and it or its file may have been renamed.
 */
import { addToList } from '../../model/add-to-list.js';
import { fileInRoot } from '../../model/site-id.js';
import { frameName } from '../shared/stack-frames.js';
import { graphFrames } from './graph-data.js';

/** @import { SamePair, StacksOfRun } from '../../model/compared-stacks.js' */
/** @import { Frame } from '../../model/profile.js' */
/** @import { GraphFrame } from './graph-data.js' */

/** Where a function begins, and what it is shown as. @typedef {{line: number, column: number, look: GraphFrame}} Place */

/**
 * Functions of one name in a file.
 * @typedef {object} NamedFunction
 * @property {string} name
 * @property {string} file relative to the root
 * @property {boolean} hasName whether they have it in the source; others are named by their place, or not at all
 * @property {Map<string, Place>} places by the frames' own
 */

/** What tells functions apart that are named by their place, in the order of their file: `callback of map 2`. */
const NUMBER = / \d+$/;

/**
 * @param {StacksOfRun} before one run
 * @param {StacksOfRun} after the other
 * @param {SamePair[]} same call sites that are in both
 * @returns {(frame: Frame) => GraphFrame | undefined} what the later run shows instead of a frame of the earlier;
 *   undefined if it has no such function
 */
export function movedFunctions(before, after, same) {
  const [old, now] = [userFunctions(before), userFunctions(after)];
  const renamed = renamings([old, now], [before, after], same);
  /** @type {Map<string, GraphFrame>} */
  const moved = new Map();
  const later = (/** @type {string} */ key) => [...(now.get(renamed(key))?.places.values() ?? [])];
  const unmoved = lastUnmoved(old, later);
  for (const [key, { file, hasName, places }] of old) {
    const mayMove = (/** @type {Place} */ { line }) => hasName || line > (unmoved.get(file) ?? 0);
    for (const [one, other] of samePlaces([...places.values()], later(key)))
      if (one.line === other.line || (mayMove(one) && mayMove(other))) moved.set(key + atPlace(one), other.look);
  }
  return (frame) => moved.get(movableKey(frame, before.root) + atPlace(frame));
}

/**
 * What begins above a function that kept its line has hardly moved either: a callback there that begins at another line
 * is another one, and each run sampled one of them.
 * @param {Map<string, NamedFunction>} old functions of the earlier run
 * @param {(key: string) => Place[]} later where those of the later run begin
 * @returns {Map<string, number>} the last line of each file at which the only function of a name begins in both runs
 */
function lastUnmoved(old, later) {
  /** @type {Map<string, number>} */
  const lines = new Map();
  for (const [key, { file, places }] of old) {
    const [[one, ...others], [other, ...further]] = [[...places.values()], later(key)];
    if (others.length + further.length === 0 && one.line === other?.line)
      lines.set(file, Math.max(lines.get(file) ?? 0, one.line));
  }
  return lines;
}

/**
 * Functions begin at other lines once something above them is edited. Of a name in a file, those whose lines are in one
 * run only are taken to be the same, in their order, if there are as many of them in both runs.
 * @param {Place[]} old of the earlier run
 * @param {Place[]} now of the later
 * @returns {[old: Place, now: Place][]} those of the same function
 */
function samePlaces(old, now) {
  const [oldLines, nowLines] = [old, now].map((places) => {
    /** @type {Map<number, number>} how many begin in each */
    const lines = new Map();
    for (const { line } of places) lines.set(line, (lines.get(line) ?? 0) + 1);
    return lines;
  });
  const isKept = (/** @type {Place} */ { line }) => oldLines.get(line) === nowLines.get(line);
  const inOrder = (/** @type {Place[]} */ places) => places.sort((a, b) => a.line - b.line || a.column - b.column);
  const [kept, gone] = [true, false].map((is) => inOrder(old.filter((place) => isKept(place) === is)));
  const [stayed, come] = [true, false].map((is) => inOrder(now.filter((place) => isKept(place) === is)));
  const pairs = (/** @type {Place[]} */ olds, /** @type {Place[]} */ news) =>
    olds.map((place, index) => /** @type {[Place, Place]} */ ([place, news[index]]));
  return [...pairs(kept, stayed), ...(gone.length === come.length ? pairs(gone, come) : [])];
}

/**
 * @param {StacksOfRun} run any
 * @returns {Map<string, NamedFunction>} the user's functions whose lines are known, by their keys
 */
function userFunctions(run) {
  /** @type {Map<string, NamedFunction>} */
  const functions = new Map();
  for (const annotated of run.profiles) {
    const looks = graphFrames(annotated, run.root);
    annotated.profile.frames.forEach((frame, index) => {
      if (annotated.owners[index].owner !== 'user' || frame.line === 0) return;
      const key = movableKey(frame, run.root);
      const known = functions.get(key) ?? { ...nameAndFile(frame, run.root), places: new Map() };
      functions.set(key, known);
      const { line, column } = frame;
      known.places.set(atPlace(frame), { line, column, look: looks[index] });
    });
  }
  return functions;
}

/**
 * The call sites that the comparison found again under another name tell what became of their functions, and of the
 * other functions of a renamed file. A name that both runs have was not renamed.
 * @param {[old: Map<string, NamedFunction>, now: Map<string, NamedFunction>]} functions of both runs
 * @param {[StacksOfRun, StacksOfRun]} runs both
 * @param {SamePair[]} same call sites that are in both
 * @returns {(key: string) => string} the key in the later run of a function of the earlier
 */
function renamings([old, now], [before, after], same) {
  const [siteBefore, siteAfter] = [siteFunctions(before), siteFunctions(after)];
  const pairs = same.flatMap((pair) => {
    const [left, right] = [old.get(siteBefore.get(pair.before) ?? ''), now.get(siteAfter.get(pair.after) ?? '')];
    return left === undefined || right === undefined ? [] : [{ left, right }];
  });
  const [filesBefore, filesAfter] = [old, now].map((all) => new Set([...all.values()].map(({ file }) => file)));
  const names = uniquePairs(
    pairs.map(({ left, right }) => [keyOf(left), keyOf(right)]),
    (key) => now.has(key),
    (key) => old.has(key),
  );
  const files = uniquePairs(
    pairs.map(({ left, right }) => [left.file, right.file]),
    (file) => filesAfter.has(file),
    (file) => filesBefore.has(file),
  );
  const movedFile = filesOfDirectories([[before.root, after.root], ...files], { filesBefore, filesAfter });
  return (key) => {
    const { name, file } = /** @type {NamedFunction} */ (old.get(key));
    return names.get(key) ?? keyOf({ name, file: files.get(file) ?? movedFile(file) });
  };
}

/**
 * Where a file that asks for cryptography is in another directory, so are the files beside it.
 * @param {[before: string, after: string][]} moved files or directories, by their earlier paths
 * @param {{filesBefore: Set<string>, filesAfter: Set<string>}} files of both runs
 * @returns {(file: string) => string} the later path of an earlier file, the same if it has not moved
 */
function filesOfDirectories(moved, { filesBefore, filesAfter }) {
  const directories = moved.map(([left, right]) => differingParts(left.split('/'), right.split('/')));
  return (file) => {
    if (filesAfter.has(file)) return file;
    const parts = file.split('/');
    const candidates = directories
      .filter(([left]) => left.every((part, index) => part === parts[index]))
      .map(([left, right]) => [...right, ...parts.slice(left.length)].join('/'))
      .filter((candidate) => filesAfter.has(candidate) && !filesBefore.has(candidate));
    return new Set(candidates).size === 1 ? candidates[0] : file;
  };
}

/**
 * @param {string[]} left parts of a path
 * @param {string[]} right parts of another
 * @returns {[left: string[], right: string[]]} both without the parts that they end in
 */
function differingParts(left, right) {
  const length = left.findLastIndex((part, index) => part !== right.at(index - left.length)) + 1;
  return [left.slice(0, length), right.slice(0, right.length - (left.length - length))];
}

/**
 * @param {[before: string, after: string][]} pairs names
 * @param {(name: string) => boolean} isKept whether the later run has an earlier name as well
 * @param {(name: string) => boolean} isOld whether the earlier run had a later name already
 * @returns {Map<string, string>} names that have one partner in each direction, and that only one of the runs has
 */
function uniquePairs(pairs, isKept, isOld) {
  /** @type {[laters: Map<string, string[]>, earliers: Map<string, string[]>]} */
  const partners = [new Map(), new Map()];
  for (const [left, right] of new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()) {
    addToList(partners[0], left, right);
    addToList(partners[1], right, left);
  }
  return new Map(
    [...partners[0]].flatMap(([left, [right, ...others]]) =>
      others.length > 0 || partners[1].get(right)?.length !== 1 || isKept(left) || isOld(right) ? [] : [[left, right]],
    ),
  );
}

/**
 * @param {StacksOfRun} run any
 * @returns {Map<string, string>} the keys of the functions that its call sites are in, by the sites' ids
 */
function siteFunctions({ profiles, root }) {
  return new Map(
    profiles.flatMap(({ profile, works }) =>
      works
        .filter(({ callSite, frame }) => callSite !== '' && frame !== -1)
        .map(({ callSite, frame }) => [callSite, movableKey(profile.frames[frame], root)]),
    ),
  );
}

/**
 * @param {Frame} frame of a function
 * @param {string} root that files are shown relative to
 * @returns {Pick<NamedFunction, 'name' | 'file' | 'hasName'>} without its number, which is another one once such a
 *   function is added above
 */
function nameAndFile(frame, root) {
  const name = frameName(frame);
  const isByPlace = frame.displayName !== undefined;
  return {
    name: isByPlace ? name.replace(NUMBER, '') : name,
    file: fileInRoot(frame.file, root),
    hasName: !isByPlace && frame.name !== '',
  };
}

/** What a function is called, and where. @param {{name: string, file: string}} named function @returns {string} */
function keyOf({ name, file }) {
  return JSON.stringify([name, file]);
}

/**
 * @param {Frame} frame of a function
 * @param {string} root that files are shown relative to
 * @returns {string}
 */
function movableKey(frame, root) {
  return keyOf(nameAndFile(frame, root));
}

/** Where a function begins. @param {{line: number, column: number}} place @returns {string} */
function atPlace({ line, column }) {
  return `:${line}:${column}`;
}
