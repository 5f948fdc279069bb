import { digestName } from '../catalogue/index.js';
import { grouped, percent } from '../text/numbers.js';
import { expressionOf } from './shared/edit.js';
import { editableParts, editedArgument } from './shared/edited-part.js';
import { findingAt } from './shared/finding.js';
import { digestBytes } from './shared/password-cost.js';
import { callingPackage } from './shared/pool-remedy.js';
import { docsOf } from './shared/rule.js';
import { isAtRunTime } from '../model/event-loop.js';
import { loopCost, MIN_TICKS, severityOfShare } from './shared/severity.js';
import { AGAIN } from './shared/wording.js';

/** @import { CallSyntax, SourceCall } from '../model/source-call.js' */
/** @import { CallSiteReport, Finding } from '../model/report.js' */
/** @import { ShownEdit } from './shared/edit.js' */
/** @import { Rule } from './shared/rule.js' */
/** @import { LoopCost } from './shared/severity.js' */

const ID = 'kdf-keylen';

/** `pbkdf2Sync(password, salt, iterations, keylen, digest)` */
const KEYLEN_ARGUMENT = 3;

/**
 * PBKDF2 repeats all its iterations for each further block of output. The server that checks a password pays for every
 * block; an attacker who guesses needs only the first.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'PBKDF2 derives more bytes than add strength',
    severityRange: ['info', 'warning'],
    docs: docsOf(ID),
  },
  check: ({ callSites, profile, calls, threadPool }) =>
    callSites.flatMap((callSite) => {
      const bytes = callSite.operation === 'kdf.pbkdf2' ? digestBytes(callSite.algorithm) : null;
      const cost = loopCost(callSite, profile.busyTicks);
      const { keylen } = callSite.parameters;
      if (bytes === null || !(keylen > bytes)) return [];
      const blocks = Math.ceil(keylen / bytes);
      if (callSite.form === 'async')
        return isAtRunTime(callSite, threadPool)
          ? [finding(callSite, cost, calls, { bytes, severity: 'info', wasted: null })]
          : [];
      if (cost.ticks < MIN_TICKS) return [];
      const wasted = 1 - 1 / blocks;
      return [
        finding(callSite, cost, calls, {
          bytes,
          severity: severityOfShare(cost.shareLow * wasted, 'notable') ?? 'info',
          wasted: cost.share * wasted,
        }),
      ];
    }),
};

/**
 * @param {CallSiteReport} callSite a call of PBKDF2 whose parameters are known
 * @param {LoopCost} cost on the event loop
 * @param {ReadonlyMap<string, SourceCall>} calls what the source says
 * @param {{bytes: number, severity: 'info' | 'warning' | 'error', wasted: number | null}} judged bytes: the digest's
 *   size; wasted: share of the program's CPU, null if the work is on the thread pool
 * @returns {Finding} complete
 */
function finding(callSite, cost, calls, { bytes, severity, wasted }) {
  const {
    algorithm,
    parameters: { keylen, iterations },
  } = callSite;
  const blocks = Math.ceil(keylen / bytes);
  const runs = iterations ? `${blocks} runs of ${grouped(iterations)} iterations` : `${blocks} runs of all iterations`;
  const price =
    wasted === null
      ? 'The additional runs keep threads of the pool busy, which this profile does not see, and add no strength.'
      : `The additional runs take about ${percent(wasted)} of busy time and add no strength.`;
  const maker = callingPackage(callSite);
  const exact = maker === '' ? slicedEdit(callSite, calls.get(callSite.id), bytes) : null;
  return findingAt(ID, callSite, cost, {
    severity,
    message:
      `${keylen} bytes of PBKDF2 ${algorithm} cost this program ${runs}, and an attacker one: the first ${bytes} bytes are enough ` +
      `to check a guess. ${price}`,
    edit: exact?.edit ?? null,
    advice: exact?.advice ?? (maker === '' ? sketch(callSite, bytes) : packageSketch(maker, bytes)),
    notes: exact === null ? [keysNote(bytes)] : [],
    verify: `${AGAIN} each call should take about 1/${blocks} of its time.`,
  });
}

/**
 * Shorter output is the start of longer output, so nothing changes if the result is cut to that size on the spot. If
 * all of it is stored or compared, every stored password would be refused.
 * @param {CallSiteReport} callSite a call of PBKDF2
 * @param {SourceCall | undefined} call what the source says there
 * @param {number} bytes the digest's size
 * @returns {ShownEdit | null} null unless the result is cut to that size at once
 */
function slicedEdit(callSite, call, bytes) {
  const syntax = call?.callee === callSite.api ? editableParts(call) : null;
  const { keylen } = callSite.parameters;
  if (!call || syntax?.argumentTexts[KEYLEN_ARGUMENT] !== String(keylen)) return null;
  const taken = bytesTaken(call, syntax);
  if (taken === null || taken > bytes) return null;
  return editedArgument(callSite, call, KEYLEN_ARGUMENT, { text: String(bytes), imports: [] });
}

/** What stands before a call whose promise's value is used, with nothing else between the brackets. */
const AWAITED_IN_BRACKETS = /(?:[=(,:?[!&|{};>]|\breturn) *\(await $/;

/** What takes the start of a result, and not the memory behind that, which is all of it (https://nodejs.org/api/buffer.html#bufbuffer). */
const TAKES_START = /^\.(?:subarray|slice)\(0, (\d{1,4})\)(?!\??\.(?:buffer|parent)\b)/;

/**
 * Other arguments need not be known: in the excerpt, what may be secret is still an expression.
 * @param {SourceCall} call what the source says, with its line
 * @param {CallSyntax} syntax of the call
 * @returns {number | null} how many bytes are taken from its result's start where it is called; null if that is not
 *   known, as where another function gets the result first
 */
function bytesTaken({ excerpt, excerptLine }, { range, calleeText }) {
  const line = excerpt[range.startLine - excerptLine] ?? '';
  const [before, after, ...others] = line.split(`${calleeText}(`);
  if (after === undefined || others.length > 0 || /[\w$.]$/.test(before)) return null;
  const ends = Array.from(after.matchAll(/\)/g), ({ index }) => index + 1);
  // The first bracket with which it is an expression is the call's own.
  const end = ends.find((at) => expressionOf(`${calleeText}(${after.slice(0, at)}`) !== null);
  if (end === undefined) return null;
  const rest = after.slice(end);
  const taken = TAKES_START.exec(AWAITED_IN_BRACKETS.test(before) ? rest.replace(/^\)/, '') : rest);
  return taken && Number(taken[1]);
}

/**
 * @param {number} bytes the digest's size
 * @returns {string} a sentence
 */
function keysNote(bytes) {
  return `If these bytes are keys (a key and an IV, two keys), existing data need all of them; for new data derive ${bytes} bytes and expand them with hkdf.`;
}

/**
 * @param {string} maker package that passes the length
 * @param {number} bytes the digest's size
 * @returns {string[]} lines of comment
 */
function packageSketch(maker, bytes) {
  return [`// ${maker} passes this length: find its option for ${bytes}, and what it does with stored hashes`];
}

/**
 * @param {CallSiteReport} callSite a call of PBKDF2
 * @param {number} bytes the digest's size
 * @returns {string[]} lines of code
 */
function sketch({ algorithm, form }, bytes) {
  return [
    `const key = ${form === 'async' ? 'await pbkdf2' : 'crypto.pbkdf2Sync'}(password, salt, iterations, ${bytes}, '${digestName(algorithm)}');`,
    `// stored hashes stay valid if their first ${bytes} bytes are compared (of the bytes, not of their hex or base64):`,
    `timingSafeEqual(key, stored.subarray(0, ${bytes}))`,
  ];
}
