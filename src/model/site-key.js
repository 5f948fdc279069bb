/** Names of call sites that survive edits, other checkouts and other machines. */

/**
 * @param {string} file absolute path, of the machine that the program ran on
 * @param {string} root absolute path of the repository there, `''` if unknown
 * @returns {string} path relative to the root with `/` between its parts; the path itself, so written, if it lies elsewhere
 */
export function fileInRoot(file, root) {
  const path = file.replaceAll('\\', '/');
  const base = root.replaceAll('\\', '/').replace(/\/+$/, '');
  return base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
}

/**
 * The same call site has the same key after lines have moved.
 * @param {{file: string, function: string, api: string, operation: string, algorithm: string}} site file absolute
 * @param {string} root absolute path of the repository
 * @returns {string} `file#function|api|algorithm`; the operation in the api's place where no api is known
 */
export function siteKey(site, root) {
  return `${fileInRoot(site.file, root)}#${site.function}|${site.api || site.operation}|${site.algorithm}`;
}
