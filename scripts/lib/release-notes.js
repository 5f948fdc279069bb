/** What has to be true before a version is published. */
import { slugOf } from './repository-address.js';

/** @import { Addresses } from './repository-address.js' */

/** @typedef {Addresses & {version: string}} Manifest package.json */

/**
 * @param {string} changelog CHANGELOG.md
 * @param {string} version such as `0.2.0`, or `Unreleased`
 * @returns {string | null} its entry, without the heading; null if there is none
 */
export function entryOf(changelog, version) {
  const entry = changelog.split(/^## (?=\[)/m).find((section) => section.startsWith(`[${version}]`));
  return entry === undefined ? null : entry.slice(entry.indexOf('\n')).trim();
}

/**
 * @param {object} release what is to be published
 * @param {Manifest} release.manifest package.json
 * @param {string} release.changelog CHANGELOG.md
 * @param {string} release.tag that was pushed
 * @param {string} release.repository `owner/name` of the repository that publishes it
 * @returns {string[]} what keeps it from being published, a sentence each; empty if nothing does
 */
export function releaseProblems({ manifest, changelog, tag, repository }) {
  const { version } = manifest;
  const slug = slugOf(manifest);
  const heading = changelog.split('\n').find((line) => line.startsWith(`## [${version}]`));
  return [
    tag !== `v${version}` && `The tag is ${tag}, but package.json says ${version}.`,
    // npm refuses provenance of another repository than package.json names.
    slug === null && `package.json does not say where the repository is: npm run set-repository -- ${repository}`,
    slug !== null &&
      slug !== repository &&
      `package.json says that the repository is ${slug}, but this is ${repository}.`,
    heading === undefined && `CHANGELOG.md has no entry [${version}].`,
    heading !== undefined &&
      !/ - \d{4}-\d{2}-\d{2}$/.test(heading) &&
      `The entry [${version}] of CHANGELOG.md has no date.`,
    entryOf(changelog, version) === '' && `The entry [${version}] of CHANGELOG.md says nothing.`,
    (entryOf(changelog, 'Unreleased') ?? '') !== '' && 'CHANGELOG.md still has changes under [Unreleased].',
  ].filter((problem) => problem !== false);
}
