/**
 * Where the repository is. `repository` of package.json says it, and everything else follows from that: npm's pages, `npm bugs
 * cryptoprof`, which our messages name, and the places in the documentation.
 */

/** @typedef {{repository?: {type: string, url: string}, bugs?: {url: string}, homepage?: string}} Addresses of package.json */

/** What the documentation says as long as nobody knows. */
export const UNKNOWN = '<owner>/cryptoprof';

/** The files that name the repository, from its root. */
export const NAMING_FILES = ['docs/ci.md', 'SECURITY.md'];

/**
 * @param {string} slug GitHub's `owner/name`
 * @returns {Required<Addresses>} what package.json says of it
 * @throws {Error} if it is no such name
 */
export function addressesOf(slug) {
  if (!/^[\w-]+\/[\w.-]+$/.test(slug))
    throw new Error(`"${slug}" is not a repository of GitHub: write it like owner/name`);
  const page = `https://github.com/${slug}`;
  return {
    repository: { type: 'git', url: `git+${page}.git` },
    bugs: { url: `${page}/issues` },
    homepage: `${page}#readme`,
  };
}

/**
 * @param {Addresses} manifest package.json
 * @returns {string | null} `owner/name`; null as long as it is not set
 */
export function slugOf({ repository }) {
  return /^git\+https:\/\/github\.com\/(.+)\.git$/.exec(repository?.url ?? '')?.[1] ?? null;
}

/**
 * @template {Addresses} Manifest
 * @param {Manifest} manifest package.json
 * @param {string} slug the repository's
 * @returns {Manifest} the same with its addresses, behind `author`
 */
export function manifestAt(manifest, slug) {
  const addresses = addressesOf(slug);
  const entries = Object.entries(manifest).filter(([key]) => !Object.hasOwn(addresses, key));
  const at = entries.findIndex(([key]) => key === 'author') + 1;
  const ordered = [...entries.slice(0, at), ...Object.entries(addresses), ...entries.slice(at)];
  return /** @type {Manifest} */ (Object.fromEntries(ordered));
}
