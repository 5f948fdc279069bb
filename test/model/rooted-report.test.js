import { rootedReport } from '../../src/model/rooted-report.js';
import { guideServerReport } from '../support/sample-report.js';
import { routeRow } from '../support/sample-routes.js';
import { askedAt, ledgerOf, peerOf } from '../support/tls-ledger.js';

/** @import { Report } from '../../src/model/report.js' */

/** @returns {Report} as it is made of a log alone, which knows no root */
function fromLog() {
  const report = guideServerReport();
  const absolute = (/** @type {string} */ id) => `/app/${id}`;
  return {
    ...report,
    target: { ...report.target, root: '' },
    callSites: report.callSites.map((site) => ({ ...site, id: absolute(site.id) })),
    tls: ledgerOf([
      peerOf({
        callSites: [
          askedAt({ id: absolute(report.callSites[0].id), file: '/app/app.js', line: 23 }),
          askedAt({ id: '', file: '', line: 1 }),
        ],
      }),
    ]),
    routes: [routeRow('/login', { callSites: [absolute(report.callSites[0].id)] })],
    findings: report.findings.map((finding) => ({
      ...finding,
      site: finding.site && absolute(finding.site),
      fingerprint: `${finding.rule}|${absolute(finding.site ?? '')}`,
    })),
  };
}

test('ids are relative to a root that was found later', () => {
  const { target, callSites, findings, routes, tls, threadPool } = rootedReport(fromLog(), '/app');
  expect(target.root).toBe('/app');
  expect(callSites.map(({ id }) => id)).toEqual(guideServerReport().callSites.map(({ id }) => id));
  expect(tls?.peers[0].callSites.map(({ id }) => id)).toEqual([callSites[0].id, '']);
  expect(threadPool).toBeNull();
  expect(routes?.[0].callSites).toEqual([callSites[0].id]);
  expect(findings).toMatchObject([{ site: 'app.js#auth|kdf.pbkdf2', fingerprint: 'sync-kdf|app.js#auth|kdf.pbkdf2' }]);
});

test('a report that knows its root keeps it, and without one nothing changes', () => {
  const report = guideServerReport();
  expect(rootedReport(report, '/elsewhere')).toBe(report);
  const unknown = fromLog();
  expect(rootedReport(unknown, '')).toBe(unknown);
});
