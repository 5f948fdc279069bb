/** Call sites in one line, and a table runner for rules: what is found, how severe, saying what. */
import { isCryptoPackage } from '../../src/catalogue/index.js';
import { wilsonInterval } from '../../src/model/interval.js';
import { problemsOfRows } from '../support/finding-rows.js';
import { sourceCall } from '../support/source-call.js';

/** @import { CallSiteReport, Finding } from '../../src/model/report.js' */
/** @import { Rule, RuleContext } from '../../src/rules/shared/rule.js' */

/**
 * @typedef {object} SiteFields
 * @property {number} [loop] event-loop ticks, 400 by default
 * @property {number} [topLevel] ticks while modules were evaluated
 * @property {number} [worker] ticks on worker threads
 * @property {number} [busy] busy ticks of the profile, 1000 by default
 * @property {[count: number, p50Ms: number, p95Ms: number, maxMs: number]} [blocks] 8 of 50 ms by default
 * @property {number} [errorMs] sampling interval
 * @property {string} [source] the call's line, line 23
 */

/**
 * @param {SiteFields & Partial<CallSiteReport>} [fields] what matters to the test
 * @returns {CallSiteReport} a call of pbkdf2Sync on the loop unless told otherwise
 */
export function site({
  loop = 400,
  topLevel = 0,
  worker = 0,
  busy = 1000,
  blocks = [8, 48, 52, 71],
  errorMs = 1,
  source,
  ...fields
} = {}) {
  const ticks = loop + topLevel + worker;
  const [count, p50Ms, p95Ms, maxMs] = blocks;
  return {
    id: 'app.js#auth|kdf.pbkdf2',
    file: '/srv/app.js',
    line: 23,
    column: null,
    lineInferred: false,
    function: 'auth',
    package: '',
    // A package that a test names computes itself.
    // A package of no cryptography has Node compute.
    computedBy: isCryptoPackage(fields.package ?? '') ? fields.package : '',
    operation: 'kdf.pbkdf2',
    algorithm: 'sha512',
    api: 'pbkdf2Sync',
    form: 'sync',
    parameters: {},
    ticks,
    share: ticks / busy,
    interval: wilsonInterval(ticks, busy),
    cpuMs: ticks,
    phase: 'event-loop',
    byPhase: {
      ...(loop && { 'event-loop': loop }),
      ...(topLevel && { 'top-level': topLevel }),
      ...(worker && { worker }),
    },
    blocks: { count, p50Ms, p95Ms, maxMs, errorMs, split: false },
    excerpt: source === undefined ? null : { lines: [source], firstLine: 23 },
    ...fields,
  };
}

/**
 * @param {CallSiteReport[]} callSites of the profile
 * @param {number} [busyTicks] of the profile
 * @param {RuleContext['calls']} [calls] what the source says
 * @returns {RuleContext} a profile that holds them
 */
export function contextOf(callSites, busyTicks = 1000, calls = new Map()) {
  return {
    callSites,
    calls,
    operations: [],
    profile: {
      ticks: busyTicks,
      busyTicks,
      idleTicks: 0,
      namedTicks: busyTicks,
      libraryTicks: 0,
      droppedTicks: 0,
      dropped: {},
      busyMs: busyTicks,
      wallMs: busyTicks,
      intervalUs: 1000,
      schedulingTicks: 0,
      startTicks: 0,
      cpu: null,
      unprofiled: [],
    },
    crypto: { ticks: 0, share: 0, interval: [0, 1], cpuMs: 0, byPhase: {}, unlocatedTicks: 0, asyncTicks: 0 },
    traffic: null,
    tls: null,
    threadPool: null,
    root: '',
    node: '24.21.0',
    openssl: '3.5.8',
  };
}

/**
 * @param {Rule} rule under test
 * @param {object} fields of one call site; `call`: how its source differs from a call in an async function of a
 *   CommonJS file
 * @param {string} [node] version that ran
 * @returns {Finding | null} its finding
 */
export function findingFor(rule, { call, ...fields }, node = '24.21.0') {
  const callSite = site(fields);
  const calls = new Map(
    fields.source === undefined ? [] : [[callSite.id, sourceCall(fields.source, callSite.api, call)]],
  );
  const findings = rule.check({ ...contextOf([callSite], fields.busy, calls), node });
  expect(findings.length).toBeLessThanOrEqual(1);
  expect(problemsOfRows([callSite], findings)).toEqual([]);
  return findings[0] ?? null;
}

/**
 * Declares one test per row.
 * @param {Rule} rule under test
 * @param {[title: string, fields: object, severity: string | null][]} rows null where nothing may be found
 */
export function severityTable(rule, rows) {
  test.each(rows)('%s', (_title, fields, severity) => {
    const finding = findingFor(rule, fields);
    expect(finding?.severity ?? null).toBe(severity);
    if (finding) {
      expect(finding.rule).toBe(rule.meta.id);
      expect(rule.meta.severityRange).toContain(finding.severity);
    }
  });
}
