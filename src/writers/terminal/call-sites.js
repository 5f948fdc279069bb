/** The call sites without a finding: where else cryptography comes from. */
import { wasSampled } from '../../model/askings.js';
import { isHandOver } from '../../model/event-loop.js';
import { shown } from '../../text/escape.js';
import { operationName, PHASE_NAMES } from '../../text/names.js';
import { duration, percent, tickTime } from '../../text/numbers.js';
import { table } from '../../text/table.js';
import { longestNote } from '../shared/longest-note.js';
import { place, placeColumn, prose, rowsLeft } from './page.js';

/** @import { CallSiteReport, Report } from '../../model/report.js' */
/** @import { Page } from './page.js' */

/** Narrower terminals have no room for the functions' names. */
const WIDE = 100;

/**
 * @param {Page} page gives width, colours and the number of rows
 * @param {Report} report the answer
 * @returns {string[]} lines; none if the findings cover them all
 */
export function otherCallSites(page, report) {
  const withFinding = new Set(report.findings.map(({ site }) => site));
  const sites = report.callSites.filter((site) => !withFinding.has(site.id) && wasSampled(site));
  if (sites.length === 0) return [];
  const wide = page.width >= WIDE;
  const packages = sites.some((site) => site.package !== '');
  const columns = [
    placeColumn(page, withFinding.size > 0 ? 'OTHER CALL SITES' : 'CALL SITE'),
    ...(wide ? [{ title: 'FUNCTION', most: 24, least: 12 }] : []),
    { title: 'SHARE', align: /** @type {const} */ ('right'), paint: page.paint.bold },
    ...(wide ? [{ title: 'TIME', align: /** @type {const} */ ('right') }] : []),
    { title: 'LONGEST', align: /** @type {const} */ ('right') },
    { title: 'PHASE' },
    ...(packages ? [{ title: 'PACKAGE', most: Math.floor(page.width * 0.15) }] : []),
    { title: 'CALL', most: Math.floor(page.width * 0.25) },
  ];
  const shownSites = sites.slice(0, page.top);
  const lines = table(
    page,
    columns,
    shownSites.map((site) => [
      place(page, site),
      ...(wide ? [shown(site.function)] : []),
      percent(site.share),
      ...(wide ? [tickTime(site.cpuMs, site.ticks)] : []),
      site.blocks.maxMs > 0 && !isHandOver(site) ? duration(site.blocks.maxMs) : '',
      PHASE_NAMES[site.phase],
      ...(packages ? [shown(site.package)] : []),
      call(site),
    ]),
  );
  const note = wide ? longestNote(shownSites, ['LONGEST', 'TIME']) : '';
  return [...lines, ...rowsLeft(page, sites.length), ...(note === '' ? [] : prose(page, note, 2))];
}

/**
 * @param {CallSiteReport} site any
 * @returns {string} what is called there, such as `verify ecdsa-p256`; whether most of it was not sampled there
 */
function call(site) {
  const name =
    site.api === ''
      ? shown(operationName(site.operation, site.algorithm))
      : [site.api, site.algorithm]
          .filter((word) => word !== '')
          .map(shown)
          .join(' ');
  return 2 * (site.inferredTicks ?? 0) > site.ticks ? `${name}, inferred` : name;
}
