import { fileInRoot } from './site-id.js';

/**
 * The same call site has the same key after lines have moved.
 * @param {{file: string, function: string, api: string, operation: string, algorithm: string}} site file absolute
 * @param {string} root absolute path of the repository
 * @returns {string} `file#function|api|algorithm`; the operation in the api's place where no api is known
 */
export function siteKey(site, root) {
  return `${fileInRoot(site.file, root)}#${site.function}|${site.api || site.operation}|${site.algorithm}`;
}
