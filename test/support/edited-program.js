/** Programs of other people's style with all edits that can be made of their calls, applied at once. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteId } from '../../src/model/site-id.js';
import { promisifiedEdit } from '../../src/rules/shared/promisified.js';
import { withEditsApart } from '../../src/rules/shared/edits-apart.js';
import { openScript } from '../../src/source/script.js';
import { applyEdits } from './apply-edit.js';
import { ROOT } from './cli-process.js';

/** @import { Finding } from '../../src/model/report.js' */

const PROGRAMS = path.join(ROOT, 'fixtures/programs/edited');

const APIS = [
  'pbkdf2Sync',
  'scryptSync',
  'hkdfSync',
  'generateKeyPairSync',
  'generateKeySync',
  'checkPrimeSync',
  'generatePrimeSync',
  'sign',
  'verify',
  'randomBytes',
];

/** @returns {string[]} names of their files, sorted */
export function programFiles() {
  return readdirSync(PROGRAMS).sort();
}

/**
 * @param {string} name of a file
 * @param {(source: string) => string} [strip] what Node makes of TypeScript before V8 sees it
 * @returns {{source: string, edited: string, edits: number, sketches: number}} the file's text, and the same with all
 *   edits
 */
export function editedProgram(name, strip) {
  const file = path.join(PROGRAMS, name);
  const source = readFileSync(file, 'utf8');
  const text = strip ? `${strip(source)}\n\n//# sourceURL=file://${file}` : source;
  const script = openScript(text, file);
  const findings = APIS.flatMap((api) =>
    script.callsTo(api, 0, text.length).map(({ call }) => {
      const id = siteId({ file, function: '', operation: api }, ROOT, 1);
      const shown = promisifiedEdit(/** @type {never} */ ({ id, file, api, package: '', line: call.line }), call);
      return /** @type {Finding} */ (
        /** @type {unknown} */ ({
          rule: 'sync',
          callSite: { line: call.line },
          edit: shown?.edit ?? null,
          advice: shown?.advice ?? [],
        })
      );
    }),
  );
  const edits = withEditsApart(findings).flatMap(({ edit }) => (edit === null ? [] : [edit]));
  return { source, edited: applyEdits(source, edits), edits: edits.length, sketches: findings.length - edits.length };
}
