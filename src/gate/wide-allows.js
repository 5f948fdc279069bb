import { sitesById } from '../model/site-id.js';
import { placeWords } from '../text/names.js';
import { textMatcher } from './selector.js';

/** @import { GateConfig } from '../model/gate-config.js' */
/** @import { Notice } from '../model/verdict.js' */
/** @import { Run } from './run.js' */

/** What stands between the file and the operation where code has no function's name: `src/app.js#|*`. */
const WITHOUT_NAME = /^[^*]*#\|/;

/**
 * An entry about code without a function's name is about all such code of its file, which its author need not know. Who
 * writes `*` in the function's place wants that.
 * @param {GateConfig} config whose entries may allow more than they seem to
 * @param {Run[]} runs of the program
 * @returns {Notice[]} one for each such entry that covers several findings' call sites
 */
export function wideAllows({ allow }, runs) {
  return allow.flatMap(({ rule, site: pattern, index, source }) => {
    if (!WITHOUT_NAME.test(pattern)) return [];
    const [isAbout, matches] = [textMatcher(rule), textMatcher(pattern)];
    const places = runs.flatMap(({ callSites, report }) => {
      const sites = sitesById(callSites);
      const flagged = report.findings
        .filter((finding) => isAbout(finding.rule))
        .flatMap(({ site }) => sites.get(site) ?? []);
      return flagged.filter(({ id }) => matches(id)).map((site) => placeWords(site));
    });
    const different = [...new Set(places)].sort();
    if (different.length < 2) return [];
    return [
      {
        code: 'allow-wide',
        message: `allow[${index}] of ${source}, ${rule} at ${pattern}, covers all code of that file without a function's name (${different.join(', ')}): give the functions names, or write a comment at the call that is meant.`,
      },
    ];
  });
}
