import { whoWaits } from './shared/edit.js';
import { findingAt } from './shared/finding.js';
import { isAnothers, laterNode, packageAdvice } from './shared/package-equivalent.js';
import { packageRemedy, whenWorkerPays } from './shared/pool-remedy.js';
import { computesIn, isUnattributedJs, replacedPackage } from './shared/pure-js-packages.js';
import { docsOf } from './shared/rule.js';
import { isUnlisted, packageOf } from '../catalogue/index.js';
import { judgeBlocking, loopCost, NOTABLE_SHARE } from './shared/severity.js';
import { percent } from '../text/numbers.js';
import { listed } from '../text/words.js';
import { AGAIN, blockingMessage, declares } from './shared/wording.js';

/** @import { CallSiteReport } from '../model/report.js' */
/** @import { PackageAdvice } from './shared/package-equivalent.js' */
/** @import { Rule, RuleContext } from './shared/rule.js' */

const ID = 'pure-js-crypto';

const POOL = ['const result = await pool.run(input);', '// with: const pool = new Piscina({ filename: workerFile });'];

/** There may be one: all that is known is that no test has compared any with this call. */
const UNTESTED = '// no native replacement of this call was tested: look for one in node:crypto first';

/**
 * Cryptography in plain JavaScript or WebAssembly runs on the event loop even if it returns a promise. So asynchronous
 * calls count, too, and switching to the package's asynchronous function doesn't help.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'Cryptography in plain JavaScript blocks the event loop',
    severityRange: ['warning', 'error'],
    docs: docsOf(ID),
    blocks: true,
    ofAnyCode: true,
    concerns: (callSite) => computingPackage(callSite) !== null,
  },
  check: (context) =>
    context.callSites.flatMap((callSite) => {
      // Whatever a package computes while it is loaded is computed only once.
      if (context.calls.get(callSite.id)?.callee === 'require') return [];
      const name = computingPackage(callSite);
      const judged = name === null ? null : judgeBlocking({ ...callSite, form: 'sync' }, context, 'notable');
      if (name === null || judged === null || handsOn(name, callSite, context.callSites)) return [];
      const cost = loopCost(callSite, context.profile.busyTicks);
      if (isOwnStart(callSite, cost.shareLow)) return [];
      const shown = remedy(callSite, context);
      return [
        findingAt(ID, callSite, cost, {
          severity: judged.severity,
          message: `${blockingMessage(callSite, cost.share, context.profile)} ${computes(callSite, name)}`,
          ...shown,
          notes: [...shown.notes, ...judged.notes],
          verify: `${AGAIN} ${name || 'cryptography'} at this line, now ${percent(cost.share)}, should be gone.`,
        }),
      ];
    }),
};

/**
 * @param {CallSiteReport} callSite any call site
 * @returns {string | null} the package that computes there in plain JavaScript, `''` if unknown; null if none does
 */
function computingPackage(callSite) {
  return isUnattributedJs(callSite) ? '' : replacedPackage(callSite);
}

/**
 * `pbkdf2` of iron-webcrypto prepares what WebCrypto then computes. Such a package is taken for one that computes only
 * because of its functions' names.
 * @param {string} name of the package that seems to compute, `''` if unknown
 * @param {CallSiteReport} callSite where it does
 * @param {CallSiteReport[]} callSites all
 * @returns {boolean} whether it was also seen to have Node compute the same
 */
function handsOn(name, { operation }, callSites) {
  if (!isUnlisted(name)) return false;
  return callSites.some(
    (other) =>
      other.operation === operation &&
      other.computedBy === '' &&
      (other.package === name || packageOf(other.file) === name),
  );
}

/**
 * The package itself compiles WebAssembly and fills tables once: no line of the program can avoid that.
 * @param {CallSiteReport} callSite a call of a package
 * @param {number} share 0..1 of busy ticks, at least
 * @returns {boolean} whether it is in the package's own code, requested by nobody, and takes little
 */
function isOwnStart({ file, operation }, share) {
  return operation === 'other' && packageOf(file) !== '' && share < NOTABLE_SHARE;
}

/**
 * @param {CallSiteReport} callSite a call of a package
 * @param {string} name of the package that computes, `''` if unknown
 * @returns {string} a sentence: how it computes
 */
function computes({ package: called }, name) {
  if (name === '') return `Code of an unknown package computes it in JavaScript on the calling thread.`;
  const where = `${computesIn(name)}on the thread that calls it`;
  return called === name ? `${name} computes ${where}.` : `${called} has ${name} compute it, ${where}.`;
}

/**
 * @param {CallSiteReport} callSite a call of a package in JavaScript or WebAssembly
 * @param {RuleContext} context everything that was measured
 * @returns {PackageAdvice} something native that gave the same results in our tests; a worker thread if we know nothing
 */
function remedy(callSite, { calls, callSites, node, oldestNode = node }) {
  const call = calls.get(callSite.id);
  if (isAnothers(callSite)) return packageRemedy(callSite, call);
  const advice = packageAdvice(callSite, call, oldestNode);
  if (advice) return { ...advice, advice: [...whoseCall(callSite, callSites), ...advice.advice] };
  const since = laterNode(callSite, call, oldestNode);
  return {
    edit: null,
    advice: [...(since === null ? [insteadOf(callSite)] : []), ...inWorker(callSite), ...whoWaits(call, callSite)],
    notes:
      since === null
        ? []
        : [`The native replacement that was tested needs Node ${since} or later${declares({ node, oldestNode })}.`],
  };
}

/**
 * Where a package went on by itself, what to write instead is for those who call it: not for a program of which only packages do.
 * @param {CallSiteReport} callSite a call of a package
 * @param {CallSiteReport[]} callSites all
 * @returns {string[]} a comment that names the packages that lines of the program call for it; none if a line of the program may have
 */
function whoseCall({ file, package: name, askers = [] }, callSites) {
  if (packageOf(file) !== name || askers.length > 0) return [];
  const calling = callSites.filter((each) => replacedPackage(each) === name && packageOf(each.file) === '');
  const names = [...new Set(calling.map((each) => each.package))];
  if (names.length === 0 || names.includes(name)) return [];
  return [haveCompute(names, name)];
}

/**
 * @param {CallSiteReport} callSite a call of a package that no test has replaced
 * @returns {string} a comment: where to look for something else that computes
 */
function insteadOf({ package: called, computedBy = '' }) {
  return called === '' || ['', called].includes(computedBy) ? UNTESTED : haveCompute([called], computedBy);
}

/**
 * @param {string[]} names of packages that the program calls
 * @param {string} name of the one that computes for them
 * @returns {string} a comment: they choose what computes, not the program
 */
function haveCompute(names, name) {
  const [have, take] = names.length === 1 ? ['has', 'it takes'] : ['have', 'they take'];
  return `// ${listed(names)} ${have} ${name} compute: see whether ${take} another implementation`;
}

/**
 * @param {CallSiteReport} callSite a call of a package
 * @returns {string[]} lines of code that call it in a worker thread
 */
function inWorker(callSite) {
  return [`// ${whenWorkerPays(callSite)}in a worker thread, for instance through the package piscina`, ...POOL];
}
