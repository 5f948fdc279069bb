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

/**
 * A function by its name and file, and what it is shown as by the line where it begins.
 * @typedef {object} NamedFunction
 * @property {string} name
 * @property {string} file relative to the root
 * @property {Map<number, GraphFrame>} byLine
 */

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
  for (const [key, { byLine }] of old) {
    const later = now.get(renamed(key))?.byLine ?? new Map();
    // Functions begin at other lines once something above them is edited. Of a name in a file, those whose lines are in
    // one run only are taken to be the same, in their order, if there are as many of them in both runs.
    const kept = [...byLine.keys()].filter((line) => later.has(line));
    const gone = linesBesides(byLine, later);
    const come = linesBesides(later, byLine);
    for (const line of kept) moved.set(atLine(key, line), later.get(line));
    if (gone.length === come.length)
      gone.forEach((line, index) => moved.set(atLine(key, line), later.get(come[index])));
  }
  return (frame) => moved.get(atLine(functionKey(frame, before.root), frame.line));
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
      const key = functionKey(frame, run.root);
      const known = functions.get(key) ?? { ...nameAndFile(frame, run.root), byLine: new Map() };
      functions.set(key, known);
      known.byLine.set(frame.line, looks[index]);
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
        .map(({ callSite, frame }) => [callSite, functionKey(profile.frames[frame], root)]),
    ),
  );
}

/**
 * @param {Map<number, unknown>} some lines
 * @param {Map<number, unknown>} others more lines
 * @returns {number[]} those of the first that the second lacks, in order
 */
function linesBesides(some, others) {
  return [...some.keys()].filter((line) => !others.has(line)).sort((a, b) => a - b);
}

/**
 * @param {Frame} frame of a function
 * @param {string} root that files are shown relative to
 * @returns {{name: string, file: string}}
 */
function nameAndFile(frame, root) {
  return { name: frameName(frame), file: fileInRoot(frame.file, root) };
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
function functionKey(frame, root) {
  return keyOf(nameAndFile(frame, root));
}

/**
 * @param {string} key of a function
 * @param {number} line where one of that name begins
 * @returns {string}
 */
function atLine(key, line) {
  return `${key}:${line}`;
}
