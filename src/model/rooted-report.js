import { withPlaces } from './askings.js';
import { siteIds } from './site-id.js';

/** @import { Report } from './report.js' */

/**
 * A report made from a log alone does not know where its repository was, so its ids begin with absolute paths. Given a
 * known or guessed root, this makes them relative, as in other reports.
 * @param {Report} report of a run
 * @param {string} root absolute path of the repository, `''` if unknown
 * @returns {Report} the same if it knows its root; otherwise one with that root, and with ids relative to it
 */
export function rootedReport(report, root) {
  if (report.target.root !== '' || root === '') return report;
  const ids = siteIds(report.callSites, root, () => 1);
  const idOf = new Map(Array.from(ids, ([site, id]) => [site.id, id]));
  return {
    ...report,
    ...withPlaces(report, (at) => ({ ...at, id: idOf.get(at.id) ?? at.id })),
    target: { ...report.target, root },
    callSites: report.callSites.map((site) => ({ ...site, id: ids.get(site) ?? site.id })),
    ...(report.routes
      ? {
          routes: report.routes.map((route) => ({
            ...route,
            callSites: route.callSites.map((id) => idOf.get(id) ?? id),
          })),
        }
      : {}),
    findings: report.findings.map((finding) => {
      const id = finding.site === null ? undefined : idOf.get(finding.site);
      return id === undefined ? finding : { ...finding, site: id, fingerprint: `${finding.rule}|${id}` };
    }),
  };
}
