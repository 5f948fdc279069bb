/** Holds the report of a case (cases.js) against what it must say. */
import { isSite } from './case-programs.js';

/** @typedef {import('./case-programs.js').RecordedCase} RecordedCase */
/** @typedef {import('./case-programs.js').ExpectedSite} ExpectedSite */
/** @typedef {import('../../src/model/report.js').CallSiteReport} CallSiteReport */

/** What chance may leave anywhere: a part of the program's crypto. */
const NOISE = 0.01;

/**
 * @param {RecordedCase} recorded
 * @param {ExpectedSite[]} sites all that the program does
 */
export function expectSites(recorded, sites) {
  const { report, at } = recorded;
  for (const expected of sites) {
    const own = report.callSites.filter((site) => isSite(expected, at(expected.mark), site));
    expectSite(expected, own, at(expected.mark).line);
    expectFinding(recorded, expected);
  }
  const isExpected = (/** @type {CallSiteReport} */ site) => sites.some((expected) => isSite(expected, at(expected.mark), site));
  const others = report.callSites.filter((site) => !isExpected(site) && site.ticks > Math.max(3, NOISE * report.crypto.ticks));
  expect(others).toEqual([]);
  expect(report.findings.filter(({ callSite }) => !isSpokenOf(recorded, sites, callSite))).toEqual([]);
}

/**
 * @param {ExpectedSite} expected
 * @param {CallSiteReport[]} own those of the report that are it
 * @param {number} line where the call stands
 */
function expectSite(expected, own, line) {
  const { mark, api, form = 'sync', phase, algorithm } = expected;
  const ticks = own.reduce((sum, site) => sum + site.ticks, 0);
  expect({ mark, isSeen: ticks >= 10 }).toEqual({ mark, isSeen: true });
  const exact = own.filter((site) => !site.lineInferred || site.line === line);
  if (expected.inBrief !== true) expect({ mark, lines: exact.map((site) => site.line) }).toEqual({ mark, lines: exact.map(() => line) });
  if (expected.inBrief !== true) expect({ mark, exact: exact.length }).not.toEqual({ mark, exact: 0 });
  // The heaviest first; others with a tick or two may stand at another column of the line.
  for (const site of [own[0], ...own.filter((each) => each.ticks >= 10)]) {
    expect({ mark, api: site.api, form: site.form, phase: site.phase }).toEqual({ mark, api, form, phase });
    if (algorithm !== undefined) expect({ mark, algorithm: site.algorithm }).toEqual({ mark, algorithm });
  }
}

/**
 * @param {RecordedCase} recorded
 * @param {ExpectedSite} expected
 */
function expectFinding({ report, at }, { mark, finding }) {
  const { file, line } = at(mark);
  const rules = report.findings.filter(({ callSite }) => callSite?.file === file && callSite.line === line).map(({ rule }) => rule);
  if (finding === '') expect({ mark, rules }).toEqual({ mark, rules: [] });
  else if (finding !== null) expect({ mark, rules }).toEqual({ mark, rules: expect.arrayContaining([finding]) });
}

/**
 * @param {RecordedCase} recorded
 * @param {ExpectedSite[]} sites
 * @param {import('../../src/model/report.js').CallSiteRef | null} place of a finding
 * @returns {boolean} whether it is about one of the sites that may have one
 */
function isSpokenOf({ at }, sites, place) {
  return sites.some(({ mark, finding }) => {
    const { file, line, head } = at(mark);
    return finding !== '' && place?.file === file && (place.line === line || place.line === head);
  });
}
