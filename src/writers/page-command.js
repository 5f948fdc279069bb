/** A page of our package as everybody can read it, wherever the package is. */
const PAGE = /^docs\/(?:rules\/)?([\w-]+)\.md$/;

/**
 * @param {string} docs path of a page in the package, `''` for none
 * @returns {string} what prints it, such as `cryptoprof explain sync-kdf`; not escaped
 */
export function pageCommand(docs) {
  return docs.replace(PAGE, 'cryptoprof explain $1');
}
