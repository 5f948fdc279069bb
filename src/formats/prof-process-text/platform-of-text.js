/** What only one platform's paths look like; the first that is found in a text decides. */
const SIGNS = /** @type {const} */ ([
  ['darwin', /\.dylib$|^\/System\/Library\/| \/Users\//],
  ['win32', /\.(?:dll|exe)$/i],
  ['linux', /^\[vdso\]$|-linux-(?:gnu|musl)/],
]);

/**
 * @param {import('./parse-text.js').ParsedText} text its libraries and functions have paths
 * @returns {'darwin'|'win32'|'linux'|''} where the program ran, `''` if nothing tells
 */
export function platformOfText({ sharedLibraries, javascript }) {
  const names = [...sharedLibraries, ...javascript].map(({ name }) => name);
  return SIGNS.find(([, sign]) => names.some((name) => sign.test(name)))?.[0] ?? '';
}
