/**
 * For files that ran under names the repository doesn't have: which of its files they probably are, or were built from.
 */

/** Directories that compilers write to. A file elsewhere with a similar name, such as a test, is a different file. */
const OUTPUT = /^[._]?(?:dist|build|out|output|lib|compiled|target|release|js|cjs|esm|es\d*)(?:[._-][\w.-]+)?$/i;
/** Those of them where nobody writes code. */
const MADE = /^(?:[._]?(?:dist|build|out|output|compiled|bundles?)(?:[._-][\w.-]+)?|\.(?:next|nuxt|svelte-kit))$/i;
/** Ends of names that compilers change: `login.controller.ts` becomes `login.controller.js`. */
const ENDING = /\.(?:[cm]?[jt]sx?|vue|svelte|coffee)$/i;
/** `dist/src/login.js` is of `src/login.ts`: no compiler adds more directories. */
const MOST_ADDED = 2;

/**
 * @param {readonly string[]} files that ran, relative to the repository's root, `/` between their parts
 * @param {readonly string[]} sources files of the repository, likewise
 * @returns {{compiled: string, source: string} | null} the first file in a compiler's output directory with the same
 *   path there as a source has in its own directory: `dist/routes/login.js`, `src/routes/login.ts`; null if none does
 */
export function compiledFile(files, sources) {
  const ran = files.flatMap((file) => {
    const parts = pathParts(file);
    return parts.some((part) => OUTPUT.test(part)) ? [{ file, parts }] : [];
  });
  const names = new Set(ran.map(({ parts }) => parts[parts.length - 1]));
  /** @type {Map<string, {file: string, parts: string[]}[]>} by the name that is the same */
  const named = new Map(Array.from(names, (name) => [name, []]));
  for (const file of sources) {
    const parts = pathParts(file);
    named.get(parts[parts.length - 1])?.push({ file, parts });
  }
  for (const { file: compiled, parts } of ran) {
    const source = named.get(parts[parts.length - 1])?.find((each) => isCompiledFrom(parts, each.parts));
    if (source !== undefined) return { compiled, source: source.file };
  }
  return null;
}

/**
 * In a container, one package's directory may be all there is.
 * @param {readonly string[]} files that ran, relative to the root of the repository that they ran in
 * @param {readonly string[]} sources files of the repository here, likewise
 * @param {readonly string[]} all files of it
 * @returns {{ran: string, source: string} | null} the first file that doesn't exist there but does below some
 *   directory; null if there is none
 */
export function fileBelow(files, sources, all) {
  const known = new Set(all);
  for (const ran of files) {
    if (known.has(ran) || !ran.includes('/') || ran.startsWith('/')) continue;
    const source = sources.find((file) => file.endsWith(`/${ran}`));
    if (source !== undefined) return { ran, source };
  }
  return null;
}

/**
 * tsc's `"sourceRoot": "/"` puts sources there, and where they aren't at hand, as in an image, nothing shows which they are.
 * @param {readonly string[]} files that ran, as source maps tell; those outside of the repository absolute
 * @param {readonly string[]} sources files of the repository, relative to its root
 * @returns {{ran: string, source: string} | null} the first file below the root of the disk that is a source below some
 *   directory; null if there is none
 */
export function fileOfRoot(files, sources) {
  for (const ran of files) {
    const source = ran.startsWith('/') ? sources.find((file) => file.endsWith(ran)) : undefined;
    if (source !== undefined) return { ran, source };
  }
  return null;
}

/**
 * @param {readonly string[]} bundles that ran, relative to the repository's root, `/` between their parts
 * @param {readonly string[]} sources files of the repository, likewise
 * @param {readonly string[]} all files of the repository, which say where its packages are
 * @returns {{bundle: string, source: string} | null} the first bundle that is in the package of a source; null if there
 *   is none
 */
export function bundleOf(bundles, sources, all) {
  if (bundles.length === 0) return null;
  const packages = new Set(all.filter((file) => file.endsWith('/package.json')).map((file) => directoryOf(file)));
  const packageOf = (/** @type {string} */ file) => {
    let directory = directoryOf(file);
    while (directory !== '' && !packages.has(directory)) directory = directoryOf(directory);
    return directory;
  };
  for (const bundle of bundles) {
    const homes = [packageOf(bundle)];
    // ncc writes a package.json beside what it makes.
    while (isMade(`${homes[0]}/`)) homes.unshift(packageOf(homes[0]));
    const source = sources.find((file) => homes.includes(packageOf(file)));
    if (source !== undefined) return { bundle, source };
  }
  return null;
}

/**
 * Bundles hold one file for many: none of a source's name.
 * @param {string} file that ran, relative to the repository's root, `/` between its parts
 * @returns {boolean} whether it lies where only compilers and bundlers write
 */
export function isMade(file) {
  const parts = directoryOf(file).split('/');
  const at = parts.findIndex((part) => MADE.test(part));
  // Among sources there is code about builds: `src/build/hash.js`.
  return at !== -1 && !parts.slice(0, at).includes('src');
}

/**
 * @param {readonly string[]} words of a command
 * @param {readonly string[]} sources files of the repository, relative to its root
 * @returns {boolean} whether one of them may be a script among these: `node src/server`
 */
export function startsOneOf(words, sources) {
  const names = new Set(words.map((word) => word.replaceAll('\\', '/').replace(/^\.\//, '').replace(ENDING, '')));
  return sources.some((file) => {
    const parts = file.replace(ENDING, '').split('/');
    // From a package's directory a path has fewer parts; a name alone may be that of any file.
    return parts.some(
      (_, index) => (index === 0 || index < parts.length - 1) && names.has(parts.slice(index).join('/')),
    );
  });
}

/**
 * @param {string} file path
 * @returns {boolean} whether compilers make such files, or read them
 */
export function isCompilable(file) {
  return ENDING.test(file);
}

/**
 * @param {string} file path
 * @returns {string} of its directory, `''` for the root
 */
function directoryOf(file) {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

/**
 * @param {string[]} to path of a file that ran, in parts
 * @param {string[]} from path of another, likewise
 * @returns {boolean} whether they differ in the directory alone that a compiler writes to
 */
function isCompiledFrom(to, from) {
  const least = Math.min(to.length, from.length);
  let start = 0;
  while (start < least && to[start] === from[start]) start++;
  let end = 0;
  while (end < least - start && to[to.length - 1 - end] === from[from.length - 1 - end]) end++;
  const [added, left] = [to.length - start - end, from.length - start - end];
  return end > 0 && added > 0 && added <= MOST_ADDED && left <= 1 && OUTPUT.test(to[start]);
}

/**
 * @param {string} file path
 * @returns {string[]} its parts, the last one without what compilers change; none of a file that no compiler makes or
 *   reads
 */
function pathParts(file) {
  return ENDING.test(file) ? file.replace(ENDING, '').split('/') : [];
}
