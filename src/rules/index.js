/**
 * The rules, and how they are run. Each rule is one file here, one page in docs/rules and one test; a test checks that
 * none of the three is missing.
 */
import { hadNothingElse } from '../model/nothing-else.js';
import { SEVERITIES } from '../model/report.js';
import { compareText } from '../model/text-order.js';
import agentPerRequest from './agent-per-request.js';
import asyncBlocks from './async-blocks.js';
import asyncOverhead from './async-overhead.js';
import certificatePerCall from './certificate-per-call.js';
import clientPerOperation from './client-per-operation.js';
import coldHerd from './cold-herd.js';
import contextPerConnection from './context-per-connection.js';
import dhPrime from './dh-prime.js';
import hashOverhead from './hash-overhead.js';
import helloRetry from './hello-retry.js';
import identityPerRequest from './identity-per-request.js';
import kdfCost from './kdf-cost.js';
import kdfKeylen from './kdf-keylen.js';
import keyPerCall from './key-per-call.js';
import noKeepalive from './no-keepalive.js';
import noResumption from './no-resumption.js';
import oldProtocol from './old-protocol.js';
import poolSaturated from './pool-saturated.js';
import pureJsCrypto from './pure-js-crypto.js';
import rsaCertificate from './rsa-certificate.js';
import { withEditsApart } from './shared/edits-apart.js';
import { largestShare } from './shared/largest-share.js';
import { tooFewTicks } from './shared/too-few-ticks.js';
import { withTwinsNoted } from './shared/twin-calls.js';
import slowGroup from './slow-group.js';
import syncAgreement from './sync-agreement.js';
import syncCipher from './sync-cipher.js';
import syncDecrypt from './sync-decrypt.js';
import syncHash from './sync-hash.js';
import { isUnattributedJs } from './shared/pure-js-packages.js';
import syncKdf from './sync-kdf.js';
import syncKeygen from './sync-keygen.js';
import syncPrime from './sync-prime.js';
import syncRandom from './sync-random.js';
import syncSign from './sync-sign.js';

/** @import { Diagnostic } from '../model/profile.js' */
/** @import { Finding, Report } from '../model/report.js' */
/** @import { Rule, RuleContext } from './shared/rule.js' */

export { withRouterVersions } from './shared/router-version.js';

/** @type {readonly Rule[]} */
export const RULES = [
  syncKdf,
  syncKeygen,
  syncSign,
  syncDecrypt,
  syncAgreement,
  syncPrime,
  syncRandom,
  syncHash,
  syncCipher,
  dhPrime,
  kdfKeylen,
  kdfCost,
  pureJsCrypto,
  keyPerCall,
  certificatePerCall,
  hashOverhead,
  asyncBlocks,
  asyncOverhead,
  contextPerConnection,
  poolSaturated,
  agentPerRequest,
  identityPerRequest,
  coldHerd,
  noKeepalive,
  noResumption,
  clientPerOperation,
  rsaCertificate,
  slowGroup,
  helloRetry,
  oldProtocol,
];

/**
 * @param {Omit<Report, 'findings'>} report of a run, or of several
 * @param {Pick<RuleContext, 'calls' | 'bench'> & {declared?: string[]}} besides what else rules look at; declared: versions
 *   of Node on which the program says that it runs
 * @returns {RuleContext} everything that was measured
 */
export function ruleContext(report, { calls, bench, declared = [] }) {
  const { callSites, operations, profile, crypto, traffic, tls, threadPool, target, isolates } = report;
  const { root, openssl } = target;
  const nodes = [target.node, ...isolates.map((isolate) => isolate.node)];
  const node = oldest(nodes);
  const measured = { callSites, operations, profile, crypto, traffic, tls, threadPool, root, node, openssl };
  const areNodesMixed = new Set(nodes.map((each) => each.split('.')[0])).size > 1;
  const oldestNode = oldest([node, ...declared]);
  return { ...measured, oldestNode, areNodesMixed, calls, bench, hadNothingElse: hadNothingElse(report) };
}

/** Of a Node whose version is not known, rules believe what is true of those before this one (catalogue/guidance). */
const UNKNOWN = '23';

/**
 * Of several runs, each may have had its own Node: what is advised has to run on all of them.
 * @param {string[]} nodes versions, `''` for one that is not known
 * @returns {string} the oldest, `''` if that may be one that is not known
 */
function oldest(nodes) {
  const age = (/** @type {string} */ node) => node || UNKNOWN;
  return nodes.reduce((one, other) => (age(other).localeCompare(age(one), 'en', { numeric: true }) < 0 ? other : one));
}

/**
 * Runs all rules. A rule that throws loses only its own findings. Edits of different findings can be applied together.
 * @param {RuleContext} context everything that was measured
 * @param {readonly Rule[]} [rules] other rules than ours, for tests
 * @returns {{findings: Finding[], diagnostics: Diagnostic[]}} findings: most severe first, then heaviest
 */
export function runRules(context, rules = RULES) {
  /** @type {Finding[]} */
  const findings = [];
  const diagnostics = tooFewTicks(context);
  const ofNode = { ...context, callSites: context.callSites.filter((callSite) => !isUnattributedJs(callSite)) };
  for (const { meta, check } of rules) {
    try {
      findings.push(...check(meta.ofAnyCode ? context : ofNode));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      diagnostics.push({
        code: 'rule-crashed',
        count: 1,
        message: `The rule ${meta.id} failed, so its findings are missing: ${reason}`,
      });
    }
  }
  diagnostics.push(...largestShare(context, findings));
  const apart = withEditsApart(findings.toSorted(bySeverityThenTicks));
  return { findings: withTwinsNoted(apart, context.calls), diagnostics };
}

/**
 * Looks a rule up.
 * @param {string} id such as `sync-kdf`
 * @returns {Rule | null} null if there is no such rule
 */
export function ruleNamed(id) {
  return RULES.find(({ meta }) => meta.id === id) ?? null;
}

/**
 * @param {Finding} a a finding
 * @param {Finding} b another
 * @returns {number} order of the report
 */
function bySeverityThenTicks(a, b) {
  return (
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
    b.ticks - a.ticks ||
    compareText(a.fingerprint, b.fingerprint)
  );
}
