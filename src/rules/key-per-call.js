import { packageOf } from '../catalogue/index.js';
import { keyReadingMs, keyReadingShare } from '../catalogue/guidance.js';
import { grouped, percent } from '../text/numbers.js';
import { whyHidden } from './shared/edit.js';
import { findingAt } from './shared/finding.js';
import { areKeysKept, isOneKey, keyFormAt, keyReadOnce, MIN_DECODING_TICKS } from './shared/key-calls.js';
import { importsSecrets, keySketch } from './shared/key-sketches.js';
import { replacedPackage } from './shared/pure-js-packages.js';
import { MANY_KEYS } from './shared/read-once.js';
import { docsOf } from './shared/rule.js';
import { loopCost, MIN_TICKS, severityOfShare } from './shared/severity.js';
import { AGAIN, calledName } from './shared/wording.js';

/** @import { SourceCall } from '../model/source-call.js' */
/** @import { CallSiteReport } from '../model/report.js' */
/** @import { ShownEdit } from './shared/edit.js' */
/** @import { KeyKind } from './shared/key-sketches.js' */
/** @import { Rule } from './shared/rule.js' */

const ID = 'key-per-call';

/**
 * Half of the least measured: if each call reads a key, the decoder's own ticks are 0.6 % (RSA-2048, Node 22 and later)
 * to 3.6 % of the call (P-256, Node 26).
 */
const DECODING_OF_EACH = 0.003;

/** Functions and methods of packages that import secrets, which use the key as it is given. */
const TAKES_KEY = /^(?:import\w*|sign|\w*verify|jwt)$/i;

/** Functions that refuse anything but PEM. */
const TRIES = /^create(?:Private|Public)Key$/;

/** After an edit, what is left is no matter of this line. */
const KEPT =
  '// keys are kept here already: keep the KeyObjects with what has them (the tenant, the issuer), or keep more of them';

const PLUGIN_NOTE =
  'With a callback, jwtSign uses the signer that the plugin made when it was registered; without, it makes one for each token. ' +
  "If the plugin's secret is a function, leave this line as it is.";

/**
 * Parsing a key takes longer than most things that are then done with it, and a key that doesn't change needs parsing
 * only once.
 * @type {Rule}
 */
export default {
  meta: { id: ID, title: 'A key is read again for each call', severityRange: ['info', 'warning'], docs: docsOf(ID) },
  check: ({ callSites, profile, calls, node, areNodesMixed }) =>
    callSites.flatMap((callSite) => {
      const cost = loopCost(callSite, profile.busyTicks);
      const call = calls.get(callSite.id);
      const measuredNode = areNodesMixed ? '' : node;
      const reading = readingPart(callSite, call, measuredNode);
      const { part } = reading;
      const severity = cost.ticks < MIN_TICKS ? null : severityOfShare(cost.shareLow * part, 'minor');
      if (severity === null || isOfEachMessage(callSite, call, callSites)) return [];
      const kind = keyKindAt(callSite, callSites);
      const isSecret = kind === 'secret';
      const { edit, advice, notes } = remedyOf(callSite, call, kind);
      return [
        findingAt(ID, callSite, cost, {
          severity,
          message: whatIsRead(callSite, cost.share, reading, isSecret),
          edit,
          advice,
          notes: [
            ...notes,
            ...(isSecret || replacedPackage(callSite) ? [] : readingCost(callSite, measuredNode)),
            ...(callSite.package === '@fastify/jwt' ? [PLUGIN_NOTE] : []),
          ],
          verify: `${AGAIN} reading keys here, now ${{ all: '', most: 'at most ', estimate: 'about ' }[reading.known]}${percent(cost.share * part)}, should fall ${howFar(notes, { isExact: edit !== null, isSecret, isOne: isOneKey(callSite, call) })}.`,
        }),
      ];
    }),
};

/**
 * WebCrypto takes nothing but imported keys, so packages also import those that they make or derive for one message: an
 * encrypted token's content key, a session's from its salt. Nobody can import these once.
 * @param {CallSiteReport} callSite one that reads keys
 * @param {SourceCall | undefined} call what the source says there
 * @param {CallSiteReport[]} callSites all
 * @returns {boolean} whether it may be such a key
 */
function isOfEachMessage({ api, file, package: name }, call, callSites) {
  if (api !== 'subtle.importKey' || name === '') return false;
  if (packageOf(file) !== '') return true;
  if (importsSecrets(name)) return call !== undefined && !TAKES_KEY.test(call.callee);
  return callSites.some((other) => other.package === name && other.operation.startsWith('kdf.'));
}

/**
 * @param {CallSiteReport} callSite one that reads keys
 * @param {SourceCall | undefined} call what the source says there
 * @param {KeyKind} kind of its key, as far as it was seen
 * @returns {Pick<ShownEdit, 'advice' | 'notes'> & {edit: ShownEdit['edit'] | null}} how to read the key once
 */
function remedyOf(callSite, call, kind) {
  const shown = call ? keyReadOnce(callSite, call, kind === 'secret') : null;
  if (areKeysKept(call)) return { edit: null, advice: [KEPT], notes: [MANY_KEYS] };
  return shown ?? { edit: null, advice: [...keySketch(callSite, call, kind), ...whyHidden(call)], notes: [] };
}

/**
 * How much of a call site is reading a key.
 * @typedef {object} Reading
 * @property {number} part 0..1 of its ticks; 0 if it reads none
 * @property {'all' | 'most' | 'estimate'} known whether the part is exact, an upper limit, or what was measured for
 *   such calls elsewhere
 */

/** Forms of a key that is not read in the call. @type {Set<ReturnType<typeof keyFormAt>>} */
const NO_TEXT = new Set(['key', 'other']);

/**
 * The decoder's own ticks show that a key is read; since Node 22 there are few of them, and a short run may have none.
 * Then the source decides, if the program's files say that the key is text. Reading it takes more than those
 * ticks, and for RSA more than everything except arithmetic: a fresh key's arithmetic is set up again.
 * @param {CallSiteReport} callSite any call site
 * @param {SourceCall | undefined} call what the source says there
 * @param {string} node version that ran
 * @returns {Reading}
 */
function readingPart(callSite, call, node) {
  const { operation, algorithm, ticks, leaves } = callSite;
  if (operation === 'key.import') return { part: 1, known: 'all' };
  if (!/^(?:sign$|verify$|asym\.)/.test(operation)) return { part: 0, known: 'all' };
  const form = keyFormAt(callSite, call);
  if (NO_TEXT.has(form)) return { part: 0, known: 'all' };
  const isText = form !== null;
  const decoding = leaves?.decoding ?? 0;
  const isSeen = decoding >= MIN_DECODING_TICKS;
  if (!isText && !isSeen) return { part: 0, known: 'most' };
  const isEach = isText || decoding >= DECODING_OF_EACH * ticks;
  const measured = isEach && keyReadingShare(operation, algorithm, node);
  return measured
    ? { part: measured, known: 'estimate' }
    : { part: surelyNoArithmetic(callSite) / ticks, known: 'most' };
}

/**
 * @param {CallSiteReport} callSite any call site
 * @returns {number} its ticks outside of computing functions; unnamed ones may compute
 */
function surelyNoArithmetic({ ticks, leaves }) {
  if (leaves === undefined) return 0;
  return Math.max(0, ticks - leaves.computing - (leaves.nameless ?? 0));
}

/**
 * @param {CallSiteReport} callSite one that reads keys
 * @param {CallSiteReport[]} callSites all
 * @returns {KeyKind} what the same line requests from the same package: HMACs, or what takes a pair of keys
 */
function keyKindAt({ file, line, package: name }, callSites) {
  const beside = callSites.filter((other) => other.package === name && other.file === file && other.line === line);
  const isThere = (/** @type {RegExp} */ what) => beside.some(({ operation }) => what.test(operation));
  const isPair = isThere(/^(?:sign|verify)$/);
  if (isThere(/^hmac$/)) return isPair ? 'either' : 'secret';
  return isPair ? 'pair' : 'either';
}

/**
 * @param {string[]} notes of the advice
 * @param {{isExact: boolean, isSecret: boolean, isOne: boolean}} key whether it has an edit, which leaves other keys as they are
 *   if it is for secrets, and whether it is always the same
 * @returns {string} how far the reading of keys falls
 */
function howFar(notes, { isExact, isSecret, isOne }) {
  const areMany = notes.includes(MANY_KEYS) || !(isExact || isSecret || isOne);
  if (areMany) return 'as far as the same keys come again';
  return isExact && isSecret ? 'to about 0, if none of the keys is PEM' : 'to about 0';
}

/**
 * @param {CallSiteReport} callSite one that reads keys
 * @param {number} share 0..1 of busy ticks, of the phase `event-loop`
 * @param {Reading} reading how much of it is reading
 * @param {boolean} isSecret whether an HMAC was seen there, and no signature
 * @returns {string} one sentence or two
 */
function whatIsRead(callSite, share, { part, known }, isSecret) {
  const { api, leaves, package: name } = callSite;
  if (known === 'estimate') {
    return (
      `${calledName(callSite)} reads its key from text in each call. That takes at least ${percent(part, 0)} of such a call, as measured for ` +
      `this version of Node: about ${percent(share * part)} of busy time here (an estimate).`
    );
  }
  if (known === 'most') {
    const decoding = leaves?.decoding ?? 0;
    const seen = decoding >= MIN_DECODING_TICKS ? ` (${grouped(decoding)} ticks in the decoder itself)` : '';
    return (
      `${calledName(callSite)} reads its key from text in each call${seen}. Everything except ` +
      `arithmetic, mostly reading the key, takes ${percent(share * part)} of busy time.`
    );
  }
  // As jsonwebtoken does; WebCrypto is told what it is given.
  const isTried = isSecret && TRIES.test(api);
  const reader = name
    ? `${name} ${isTried ? 'tries to read its secret as a key' : 'reads a key'} in each call${api ? ` (${api})` : ''}`
    : `${calledName(callSite)} reads a key in each call`;
  return `${reader}, on the event loop: ${percent(share)} of busy time.`;
}

/**
 * @param {CallSiteReport} callSite one that reads keys
 * @param {string} node version that ran, `''` if unknown
 * @returns {string[]} a sentence; none if it may be another kind of key, or if that version was not measured
 */
function readingCost({ operation, api }, node) {
  const ms = operation === 'sign' || api === 'createPrivateKey' ? keyReadingMs(node) : null;
  return ms === null
    ? []
    : [
        `Node ${node.split('.')[0]} takes about ${ms} ms to read a private key (RSA with 2048 bits, PEM without a passphrase).`,
      ];
}
