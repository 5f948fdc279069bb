/** What the tests of the writers for machines have in common. */
import fc from 'fast-check';
import { rulePages } from '../../src/api/rule-pages.js';
import { guideServerReport } from './sample-report.js';
import { failedVerdict } from './sample-verdict.js';

/** @import { CallSiteRef, Finding, Report } from '../../src/model/report.js' */
/** @import { Verdict } from '../../src/model/verdict.js' */
/** @import { RulePage, WriterContext } from '../../src/writers/output-format.js' */

const rules = await rulePages();

/**
 * @param {Verdict | null} [verdict]
 * @param {string} [root]
 * @returns {WriterContext & {rules: RulePage[]}}
 */
export function context(verdict = null, root = '/app') {
  return { verdict, root, rules };
}

/**
 * @param {number} count
 * @param {(index: number) => Partial<Finding>} [change] of a finding
 * @returns {Report} with so many findings, each at a line of its own
 */
export function manyFindings(count, change = () => ({})) {
  const report = guideServerReport();
  const [finding] = report.findings;
  const callSite = /** @type {CallSiteRef} */ (finding.callSite);
  report.findings = Array.from({ length: count }, (_, index) => ({
    ...finding,
    callSite: { ...callSite, line: index + 1 },
    fingerprint: `sync-kdf|/app/app.js#f${index}|kdf.pbkdf2`,
    ...change(index),
  }));
  return report;
}

/** @returns {Report} one finding in a dependency, one in Node, one elsewhere, one in no file */
export function outsideReport() {
  const files = ['/app/node_modules/bcryptjs/index.js', 'node:internal/crypto/pbkdf2', '/srv/other/x.js'];
  return manyFindings(4, (index) => ({
    callSite: index === 3 ? null : { file: files[index], line: 7, function: 'f', api: 'hash' },
  }));
}

const TRAPS = [
  '\u001b[2J',
  '\r\n',
  '::error::',
  '%0A',
  '##[error]',
  ']]>',
  '<!--',
  '&#0;',
  '](x)',
  '{0}',
  '```',
  '|',
  '@all',
  '#1',
  '\ud800',
  '\u202e',
  '\u0000',
  '\ufffe',
  '../',
  'C:\\',
  ',',
];

/** Text of any kind, half surrogate pairs and all that some format gives a meaning to included. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...TRAPS),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.string(),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** A report and a verdict (or none) in which all names and sentences are any text. */
export const anyInput = fc
  .tuple(
    fc.record({
      file: anyText,
      name: anyText,
      api: anyText,
      message: anyText,
      advice: fc.array(anyText, { maxLength: 3 }),
      rule: fc.oneof(anyText, fc.constant('sync-kdf')),
      severity: fc.constantFrom('error', 'warning', 'info'),
      line: fc.oneof(fc.constant(null), fc.integer({ min: 1 })),
      id: anyText,
      fingerprint: anyText,
      time: anyText,
    }),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([texts, hasVerdict, isInside]) => {
    const { file, name, api, message, advice, rule, severity, line, id, fingerprint, time } = texts;
    const path = isInside ? `src/${file}` : file;
    const report = guideServerReport();
    report.target.startTime = time;
    report.target.command = [name];
    report.callSites[0] = { ...report.callSites[0], file: `/app/${path}`, line, function: name, api };
    report.findings = [0, 1].map(() => ({
      ...report.findings[0],
      rule,
      severity,
      message,
      advice,
      notes: advice,
      verify: message,
      fingerprint,
      callSite: { file: isInside ? `/app/${path}` : path, line, function: name, api },
    }));
    const verdict = failedVerdict();
    for (const check of verdict.checks) {
      Object.assign(check, {
        id: `${check.id}${id}`,
        metric: rule,
        path: file,
        operation: api,
        message,
        fix: message,
        accept: [
          { where: message, code: id },
          { where: '', code: id },
        ],
      });
      for (const offender of check.offenders) Object.assign(offender, { id, file: path, line, function: name, api });
    }
    verdict.allowed = [
      { rule, fingerprint: name, site: id, reason: message, expires: time, by: /** @type {const} */ ('source') },
    ];
    verdict.notices = [{ code: id, message }];
    return { report, verdict: hasVerdict ? verdict : null };
  });

/** What no output may hold: what a terminal or a page obeys, and what has no UTF-8. */
export const COMMANDS =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
