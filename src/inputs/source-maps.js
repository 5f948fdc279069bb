/**
 * What the code of a recording was compiled from: finds the source maps of the code that V8 compiled and the originals
 * that they name, and maps the recording to places in those. If no compiled text names a map, nothing is loaded.
 */
import { askings } from '../model/askings.js';
import { isInPackage } from '../model/file-path.js';
import { mayRegister } from '../model/route.js';
import { sourcePlace } from '../source-maps/source-path.js';
import { hasTypes, isForeign, strippedLength } from '../source/source-file.js';
import { withEarlierMaps } from './earlier-maps.js';
import { withInlinedPackages } from './inlined-packages.js';
import { mapLoader, NO_POSITIONS } from './load-map.js';
import { withMapDiagnostics } from './map-diagnostics.js';
import { astrayProblem, mapOf } from './map-of-code.js';
import {
  isCode,
  isMadeByTool,
  isSameText,
  originalPath,
  originalText,
  projectsOf,
  sourceText,
  withoutMark,
} from './original-files.js';
import { sourcePlacer } from './root-of-sources.js';

/** @import { CompiledFile, PlainCode, WrittenCode, WrittenFiles } from '../model/compiled-file.js' */
/** @import { Profile, Recording } from '../model/profile.js' */
/** @import { SourceMap } from '../source-maps/source-map.js' */
/** @import { SourceHomes } from './earlier-maps.js' */
/** @import { LoadedMap, MapLoader, MapProblem } from './load-map.js' */

/**
 * @param {Recording} recording that was just read from logs
 * @param {string | null} directory absolute path where source maps are looked for besides
 * @returns {Promise<Recording>} the recording, with places in originals where maps lead to them, and without lines
 *   where V8 compiled something other than the file and no map says what
 */
export async function withOriginals(recording, directory) {
  const loader = mapLoader(directory);
  const found = await compiledFiles(recording, directory, loader);
  const { run, profiles: unmapped, ...others } = await withInlinedPackages(recording, loader);
  const { compiled, texts } = found;
  const plain = await plainCode(texts);
  const typed = typedIn([...plain.values(), ...(await plainCode(found.stripped)).values()]);
  const profiles = typed.size === 0 ? unmapped : unmapped.map((profile) => ({ ...profile, typed }));
  if (compiled.size === 0) return withMapDiagnostics({ ...others, run, profiles }, found);
  const { mapAskings, mapProfile } = await import('../source-maps/map-profile.js');
  const originals = { compiled, texts, plain };
  const mapped = {
    ...others,
    run: run && mapAskings(run, originals),
    profiles: profiles.map((profile) => mapProfile(profile, originals)),
  };
  return withMapDiagnostics(mapped, found);
}

/**
 * @param {ReadonlyMap<string, string>} texts of originals, by path
 * @returns {Promise<Map<string, PlainCode | null>>} what is JavaScript in each, null if that is all
 */
async function plainCode(texts) {
  const plain = new Map();
  for (const [file, text] of texts) {
    const { withoutTypes } = hasTypes(file) ? await import('../source/typescript.js') : NO_TYPES;
    plain.set(file, withoutTypes(withoutMark(text), file));
  }
  return plain;
}

/**
 * @param {(PlainCode | null)[]} files of a program
 * @returns {Set<string>} names of functions whose types they repeat or depend on
 */
function typedIn(files) {
  return new Set(files.flatMap((plain) => [...(plain?.typed ?? [])]));
}

/** JavaScript has none. */
/** @type {Pick<typeof import('../source/typescript.js'), 'withoutTypes'>} */
const NO_TYPES = { withoutTypes: () => null };

/**
 * @typedef {object} Found
 * @property {Map<string, CompiledFile>} compiled by path
 * @property {Map<string, string>} texts of originals, by path
 * @property {Map<string, string>} stripped texts of files whose types Node made blanks, by path
 * @property {MapProblem[]} problems maps that can't be used
 * @property {string[]} lost paths of files that V8 did not compile as they are, and that have no map
 * @property {Set<string>} others paths of originals that are not what a map was made of
 */

/**
 * @param {Recording} recording that was just read
 * @param {string | null} directory that is also searched for source maps
 * @param {MapLoader} loader of them
 * @returns {Promise<Found>}
 */
async function compiledFiles(recording, directory, loader) {
  /** @type {Found} */
  const found = {
    ...{ compiled: new Map(), texts: new Map(), stripped: new Map() },
    ...{ problems: [], lost: [], others: new Set() },
  };
  const all = await textsOf(recording);
  const placeSources = sourcePlacer();
  const elsewhere = recording.run === null ? await codeElsewhere(all, recording.profiles) : NONE;
  for (const [file, text] of all) {
    const loaded = await mapOf(text, file, recording, loader);
    if (loaded !== null && 'map' in loaded) {
      const projects = projectsOf(file, recording.run);
      const where = { projects, homes: [...projects, ...(directory === null ? [] : [directory])] };
      const whole = await withEarlierMaps(loaded, where, loader, found.problems);
      await addMapped(found, recording, { file, text, loaded: whole, where, placeSources });
      continue;
    }
    if (loaded !== null && !(loaded.problem === NO_POSITIONS && onlyLoads(file, recording)))
      found.problems.push(loaded);
    if (isEvaluated(file)) {
      await addEvaluated(found, text, file, recording);
      continue;
    }
    if (!elsewhere.has(file) && !(await isNotTheFile(text, file, recording))) {
      await addStripped(found, text, file);
      continue;
    }
    found.lost.push(file);
    found.compiled.set(file, { text, isFile: false, only: '', trace: () => null, ...WITHOUT_MAP });
  }
  return found;
}

/** Names that bundlers give to modules which they evaluate (webpack's `devtool: 'eval'`): what was made of a file, without a map. */
const EVALUATED = /^(?:webpack|rspack|turbopack)(?:-internal)?:\/\//i;

/**
 * @param {string} file name of what V8 compiled
 * @returns {boolean} whether a bundler made it up for a module
 */
function isEvaluated(file) {
  return EVALUATED.test(file);
}

/**
 * @param {Found} found is added to
 * @param {string} text that V8 compiled
 * @param {string} file its name
 * @param {Recording} recording of it
 */
async function addEvaluated({ compiled, lost }, text, file, { run }) {
  const projects = projectsOf(file, run);
  const original = originalPath(file, [''], projects, projects);
  const written = original === null ? null : await originalText(original, projects);
  const known = written === null ? null : original;
  const isSame = known !== null && isSameText(written ?? '', text.replace(OWN_NAME, ''));
  if (!isSame) lost.push(known ?? file);
  compiled.set(file, {
    ...{ text, isFile: false, ...WITHOUT_MAP },
    ...(isSame ? { only: known } : { only: '', instead: known ?? file }),
    trace: (line, column) => (isSame ? { file: known, line, column, name: '' } : null),
  });
}

/** What such a module ends with. */
const OWN_NAME = /\n\/\/[#@] sourceURL=[^\n]*\s*$/;

/**
 * @param {string} file absolute path
 * @param {Recording} recording whose frames are in the file
 * @returns {boolean} whether nothing in it was seen at work but what runs when it is loaded: compilers write that of a file that
 *   only holds types
 */
function onlyLoads(file, { run, profiles }) {
  return (
    profiles.every(({ frames }) =>
      frames.every((frame) => frame.file !== file || (frame.line === 1 && frame.column === 1)),
    ) && askings(run).every(({ at }) => at.file !== file)
  );
}

/** @type {ReadonlySet<string>} */
const NONE = new Set();

/**
 * @param {ReadonlyMap<string, string>} texts of files, by path
 * @param {Profile[]} profiles that these are in
 * @returns {Promise<ReadonlySet<string>>} files that V8 compiled something else for, as the functions in a profile show
 */
async function codeElsewhere(texts, profiles) {
  if (texts.size === 0 || !profiles.some(({ meta }) => meta?.format === 'cpuprofile')) return NONE;
  const { compiledElsewhere } = await import('./compiled-elsewhere.js');
  return compiledElsewhere(texts, profiles);
}

/** What is said of code without a source map. */
const WITHOUT_MAP = { isMadeUp: () => false, isAstray: () => false, next: () => null };

/**
 * @param {Found} found is added to
 * @param {Recording} recording whose frames are in the file
 * @param {object} compiled a file with its map
 * @param {string} compiled.file absolute path
 * @param {string} compiled.text that V8 compiled
 * @param {LoadedMap} compiled.loaded its map
 * @param {SourceHomes} compiled.where its sources may lie
 * @param {ReturnType<typeof sourcePlacer>} compiled.placeSources finds sources that are not where maps have them
 */
async function addMapped(
  { compiled, texts, others, problems },
  recording,
  { file, text, loaded, where, placeSources },
) {
  const { map, directory: home, moved } = loaded;
  const problem = astrayProblem(recording, file, loaded);
  if (problem !== null) problems.push(problem);
  const { projects, homes } = where;
  const hit = sourcesHit(recording, file, map);
  const places = { file, home, projects, homes };
  const { paths, roots } = await placeSources(hit.keys(), map.sources, places);
  const pathOf = (/** @type {number} */ source) => {
    let original = paths.get(source);
    if (original === undefined) {
      const directories = moved === undefined ? [home] : [home, moved];
      original = originalPath(map.sources[source].path, directories, projects, [...roots, ...projects]);
      paths.set(source, original);
    }
    return original;
  };
  for (const [source, lines] of hit) {
    const original = pathOf(source);
    if (original === null) continue;
    const shown = await shownText(map.sources[source].content, original, { lines, homes, run: recording.run });
    if (typeof shown === 'string') addText(texts, original, shown);
    if (shown === undefined) others.add(original);
    if (!mayBeOriginal(original, shown)) paths.set(source, null);
  }
  for (const [original, content] of await unseenTexts(recording, map, hit, pathOf, homes))
    addText(texts, original, content);
  const written = await writtenFiles(map, home, { pathOf, homes, known: texts });
  const real = map.sources.flatMap((_, source) => (map.sources.length > 1 ? [] : [pathOf(source) ?? '']));
  compiled.set(file, {
    text,
    isFile: !isForeign(text, file) && (await sourceText(file)) === withoutMark(text),
    only: real[0] ?? '',
    next: map.next,
    written,
    isAstray: map.isAstray,
    isMadeUp(line, column) {
      const traced = map.trace(line, column);
      if (traced === null) return !map.isAstray(line, column);
      return sourcePlace(map.sources[traced.source].path, home).kind === 'made';
    },
    trace(line, column) {
      const traced = map.trace(line, column);
      const original = traced === null ? null : pathOf(traced.source);
      if (traced === null || original === null) return null;
      return { file: original, line: traced.line, column: traced.column, name: traced.name };
    },
  });
}

/**
 * @param {string | null} content of an original, as the map has it
 * @param {string} original absolute path of it
 * @param {{lines: ReadonlySet<number>, homes: readonly string[], run: Recording['run']}} known lines that the map leads to, where the
 *   original may lie, and the run, whose sources nobody edited since
 * @returns {Promise<string | null | undefined>} its text, null if it is nowhere; undefined if the map is of another one
 */
async function shownText(content, original, { lines, homes, run }) {
  const written = await originalText(original, homes);
  const isToday = run !== null && !isInPackage(original) && !isMadeByTool(original, homes);
  return isOther(content, isToday ? written : null, lines) ? undefined : (content ?? written);
}

/**
 * @param {SourceMap} map of a file
 * @param {string} home absolute path of the directory that its sources are relative to
 * @param {object} originals of it
 * @param {(source: number) => string | null} originals.pathOf where one is
 * @param {readonly string[]} originals.homes absolute paths of directories that they may lie in
 * @param {ReadonlyMap<string, string>} originals.known texts of some
 * @returns {Promise<WrittenFiles | null>} all of the user's code in it; null if some of it is not known
 */
async function writtenFiles(map, home, { pathOf, homes, known }) {
  /** @type {Map<string, WrittenCode>} */
  const own = new Map();
  const { withoutTypes } = map.sources.some((each) => hasTypes(each.path))
    ? await import('../source/typescript.js')
    : NO_TYPES;
  for (const [source, { path, content }] of map.sources.entries()) {
    if (isPackages(path) || sourcePlace(path, home).kind === 'made') continue;
    const file = pathOf(source);
    if (file !== null && !isCode(file)) continue;
    const text = file === null ? null : (known.get(file) ?? content ?? (await originalText(file, homes)));
    if (file === null || text === null) return null;
    const plain = () => (hasTypes(file) ? withoutTypes(withoutMark(text), file) : null);
    own.set(file, { text, plain });
  }
  return { own, others: map.sources.flatMap(({ path }) => (isPackages(path) ? [path] : [])) };
}

/**
 * @param {string} source as a map has it
 * @returns {boolean} whether it is a package's
 */
function isPackages(source) {
  return isInPackage(`/${source}`);
}

/**
 * @param {Map<string, string>} texts of originals, by path, to add to
 * @param {string} original absolute path of one
 * @param {string} text of it, unless another map had one
 */
function addText(texts, original, text) {
  texts.set(original, texts.get(original) ?? text);
}

/**
 * Nothing was compiled from `/etc/passwd`, whatever a map says.
 * @param {string} original absolute path
 * @param {string | null | undefined} shown its text, null if it is nowhere; undefined if the map is of another one
 * @returns {boolean} whether code was written there
 */
function mayBeOriginal(original, shown) {
  return shown === null ? isCode(original) : shown !== undefined;
}

/** Node's side of a server that answers HTTP. */
const SERVER = /^node:(?:_http_server|internal\/http2\/)/;
/** Files that pass on what others export. */
const PASSES_ON = /^\s*export\s*(?:\*|\{[^}]*\})\s*(?:as\s+\w+\s+)?from\b/m;

/**
 * What registers routes runs once, when the program starts, and is hardly ever sampled.
 * @param {Recording} recording any
 * @param {SourceMap} map of a file
 * @param {ReadonlyMap<number, unknown>} hit its sources that were seen at work
 * @param {(source: number) => string | null} pathOf a source
 * @param {readonly string[]} homes absolute paths of directories that it may lie in
 * @returns {Promise<[file: string, text: string][]>} other originals of the user's that may tell which functions answer which
 *   routes, if the program answered requests
 */
async function unseenTexts({ profiles }, map, hit, pathOf, homes) {
  if (!profiles.some(({ frames }) => frames.some(({ file }) => SERVER.test(file)))) return [];
  /** @type {[file: string, text: string][]} */
  const found = [];
  for (const [source, { content }] of map.sources.entries()) {
    const original = hit.has(source) ? null : pathOf(source);
    if (original === null || isInPackage(original) || !isCode(original)) continue;
    const text = content ?? (await originalText(original, homes));
    if (text !== null && (mayRegister(text) || PASSES_ON.test(text))) found.push([original, text]);
  }
  return found;
}

/**
 * @param {string | null} content of an original, as the map has it
 * @param {string | null} written what its file holds
 * @returns {boolean} whether lines of the one are not lines of the other
 */
function isOtherText(content, written) {
  return content !== null && written !== null && !isSameText(content, written);
}

/**
 * Of another day's recording, a file may have been edited since, and what packages are made of is told by their maps.
 * @param {string | null} content of an original, as the map has it
 * @param {string | null} written what its file holds, null if that need not be the same
 * @param {ReadonlySet<number>} lines of calls that the map leads to
 * @returns {boolean} whether the map is not that of this text
 */
function isOther(content, written, lines) {
  return isOtherText(content, written) || hasNotAll(lines, content ?? written);
}

/**
 * @param {ReadonlySet<number>} lines of an original that a map leads to
 * @param {string | null} text of it, null if unknown
 * @returns {boolean} whether it has no code in one of them: then the map is that of another build
 */
function hasNotAll(lines, text) {
  const written = lines.size === 0 || text === null ? null : text.split(/\r\n|[\n\r\u2028\u2029]/);
  return written !== null && [...lines].some((line) => (written[line - 1] ?? '').trim() === '');
}

/**
 * @param {Recording} recording whose frames are in the file
 * @param {string} file that was compiled
 * @param {SourceMap} map of it
 * @returns {Map<number, Set<number>>} the sources that were seen at work, or asked for something, with lines of calls there
 */
function sourcesHit({ run, profiles }, file, map) {
  /** @type {Set<number>} */
  /** @type {Map<number, Set<number>>} */
  const hit = new Map(map.sources.length === 1 ? [[0, new Set()]] : []);
  const add = (/** @type {number} */ line, /** @type {number} */ column, isCall = true) => {
    const traced = line > 0 ? map.trace(line, column) : null;
    if (traced === null) return;
    const lines = hit.get(traced.source) ?? new Set();
    hit.set(traced.source, isCall ? lines.add(traced.line) : lines);
  };
  for (const { frames } of profiles) {
    for (const frame of frames) {
      if (frame.file !== file || frame.kind !== 'js') continue;
      add(frame.callLine, frame.callColumn);
      add(frame.line, frame.column, false);
      // Where a map has nothing at a function's beginning, that of another file may be before it.
      const own = frame.line > 0 ? map.next(frame.line, frame.column) : null;
      if (own !== null) add(own.line, own.column, false);
    }
  }
  for (const { at } of askings(run)) if (at.file === file) add(at.line ?? 0, at.column ?? 0);
  return hit;
}

/**
 * @param {Recording} recording that was just read
 * @returns {Promise<Map<string, string>>} what V8 compiled as the program's own files, as far as it is known; by path
 */
async function textsOf({ run, profiles }) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  const asked = askings(run).map(({ at }) => at.file);
  for (const { frames, sources } of profiles) {
    // Those that no frame is in may hand packages to frameworks.
    const files = new Set([...asked, ...sources.keys()]);
    for (const { kind, file } of frames) if (kind === 'js') files.add(file);
    for (const file of files) {
      // A package's own code is reported as it is installed: nobody edits it, and its files tell what it is.
      if (file === '' || file.startsWith('node:') || isInPackage(file) || texts.has(file)) continue;
      // A format without sources, or a log without them: most compilers write files.
      const text = sources.get(file) ?? (sources.size === 0 ? await sourceText(file) : null);
      if (text !== null) texts.set(file, text);
    }
  }
  return texts;
}

/**
 * @param {Found} found is added to
 * @param {string} text that V8 compiled
 * @param {string} file of it
 */
async function addStripped({ stripped }, text, file) {
  const length = strippedLength(withoutMark(text), file);
  const written = length === null ? null : await sourceText(file);
  if (written !== null && written.length === length) stripped.set(file, written);
}

/**
 * @param {string} text that V8 compiled
 * @param {string} file of it
 * @param {Recording} recording of it: of another day's, a file may have been edited since
 * @returns {Promise<boolean>} whether its positions are not the file's
 */
async function isNotTheFile(text, file, { run }) {
  const foreign = isForeign(text, file);
  if (!foreign && run === null) return false;
  const written = await sourceText(file);
  if (written === null) return foreign;
  const plain = withoutMark(text);
  return written !== plain && written.length !== strippedLength(plain, file);
}
