/** The table of routes: which routes' requests do cryptography, and how much each takes. */
import { shown } from '../../text/escape.js';
import { table } from '../../text/table.js';
import { routeSentence, routesOf, routeWords } from '../shared/routes.js';
import { place, prose } from './page.js';

/** @import { Report } from '../../model/report.js' */
/** @import { Where } from '../shared/thread-pool.js' */
/** @import { Page } from './page.js' */

/** Narrower terminals have no room for the last number. */
const WIDE = 100;

/**
 * @param {Page} page gives width, colours and the number of rows
 * @param {Report} report the answer
 * @returns {string[]} a row per route, heaviest first, and what the heaviest limits; none for programs whose routes and middleware do
 *   no cryptography
 */
export function routes(page, report) {
  const all = routesOf(report);
  if (all.length === 0) return [];
  /** @type {Where} */
  const where = (site) => place(page, site);
  const rows = all.slice(0, page.top).map((route) => routeWords(route, report, where));
  const hasRates = page.width >= WIDE && rows.some(({ mostPerSecond }) => mostPerSecond !== '');
  const isCounted = rows.some(({ requests }) => requests !== '');
  /** @type {{align: 'right'}} */
  const number = { align: 'right' };
  const lines = table(
    page,
    [
      { title: 'ROUTE', elastic: true },
      { title: 'SHARE', ...number, paint: page.paint.bold },
      ...(isCounted
        ? [
            { title: 'REQUESTS', ...number },
            { title: 'CRYPTO EACH', ...number },
            ...(hasRates ? [{ title: 'MOST PER S', ...number }] : []),
          ]
        : []),
      { title: 'OF ITS TIME', most: Math.floor(page.width * 0.3) },
    ],
    rows.map(({ route, share, requests, perRequest, mostPerSecond, mainly }) => [
      shown(route),
      share,
      ...(isCounted ? [requests, perRequest, ...(hasRates ? [mostPerSecond] : [])] : []),
      shown(mainly),
    ]),
    all.length - rows.length,
  );
  const sentence = routeSentence(report, where);
  return sentence === '' ? lines : [...lines, '', ...prose(page, sentence, 2)];
}
