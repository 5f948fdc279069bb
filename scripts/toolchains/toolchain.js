/** A row of docs/toolchains.md: a tool that makes JavaScript of TypeScript, what is typed, and what is known then. */

/**
 * What a report says of a program's own lines:
 * `source` all of them at their original place; `generated` none of the originals, but true lines of the code that ran;
 * `nothing` no line at all, since the text that V8 compiled is in no file.
 * @typedef {'source' | 'generated' | 'nothing'} Lines
 */

/**
 * Files and commands hold what switches source maps on as `<maps>...</maps>`: it is there in the run with maps and
 * missing in the run without. A row that has no such mark has no such switch: the tool always makes maps, or needs none.
 * @typedef {object} Toolchain
 * @property {string} id
 * @property {string} title what its users call it
 * @property {string} tools key of TOOLS: what is installed
 * @property {string} package whose version the page tells, `''` for Node itself
 * @property {string[]} overlays directories of fixtures/toolchains that are copied over one another
 * @property {'' | '.js' | '.ts'} extension what relative imports in the program end with
 * @property {Record<string, string>} files further ones: text by path
 * @property {string | null} build what makes the code that runs
 * @property {string[]} typed commands that run it, each behind `cryptoprof`
 * @property {string[]} options of cryptoprof, before that
 * @property {number[]} nodes major versions of Node that run it
 * @property {string} whyNot why it does not run on the others that are tried, `''` if it does
 * @property {string} generated path of the file that holds the code of `src/accounts.ts` that ran, `''` if it is in none
 * @property {Lines} unmapped what a report says without maps
 * @property {string[]} inlined marks of calls whose function the tool's minifier puts into its caller: code without
 *   positions has that function's first line
 * @property {string[]} stripped endings of files that are deleted after the build, in one more run: maps that a
 *   deployment leaves behind
 * @property {string} lastRun when it was run last, if that is later than all rows together (`YYYY-MM-DD`), else `''`
 */

const MARK = /<maps>(.*?)<\/maps>/gs;

/**
 * @param {string} text of a file, or a command
 * @param {boolean} mapped whether maps are switched on
 * @returns {string} the same as it is then
 */
export function withMaps(text, mapped) {
  return text.replace(MARK, mapped ? '$1' : '');
}

/**
 * @param {Pick<Toolchain, 'files' | 'build' | 'typed'>} toolchain a row
 * @returns {{text: string, place: string}[]} what switches maps on, and in which file each stands, `''` on the command
 *   line; none if nothing has to
 */
export function mapSwitches({ files, build, typed }) {
  const places = [...Object.entries(files), ...[build ?? '', ...typed].map((command) => ['', command])];
  return places.flatMap(([place, text]) =>
    [...text.matchAll(MARK)].map(([, inside]) => ({ text: inside.trim().replace(/,$/, ''), place })),
  );
}

/** The Nodes on which each row is tried. */
export const TRIED_NODES = [20, 24];

/** When all rows were last run, and by which of them: to be changed by whoever has run them all. */
export const LAST_RUN = { date: '2026-11-22', nodes: ['20.20.2', '24.21.0'], system: 'Linux x64' };
