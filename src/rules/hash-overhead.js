import { hasOneShotHash } from '../catalogue/guidance.js';
import { asOne, wholeChains } from '../model/whole-chains.js';
import { operationName } from '../text/names.js';
import { percent } from '../text/numbers.js';
import { capitalised } from '../text/words.js';
import { isOfSmallSize } from './shared/bulk.js';
import { replacedCall } from './shared/edit.js';
import { findingAt } from './shared/finding.js';
import { oneShotHash, updatesIn } from './shared/hash-chain.js';
import { docsOf } from './shared/rule.js';
import { loopCost, MIN_TICKS, severityOfShare } from './shared/severity.js';
import { AGAIN, NEEDS_ONE_SHOT } from './shared/wording.js';

/** @import { CallSiteReport, Edit } from '../model/report.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { Rule } from './shared/rule.js' */

const ID = 'hash-overhead';

/**
 * Up to this share of ticks in the block function, crypto.hash saves a third to a half; hashing up to some hundred
 * bytes stays below it. Measured on Node 20 to 26, see the rule's page.
 */
const MOST_COMPUTING = 1 / 3;

/** The functions that make and use a Hash object; only `hash` makes none. */
const HASH_APIS = new Set(['createHash', 'update', 'digest', '']);

const LATER_NOTE =
  'Only where a hash gets all its data in one update. Text is hashed as UTF-8: where update() gets another encoding, pass Buffer.from(text, encoding).';

/** On Node 20 to 26, two updates of 32 bytes took 1.1 to 1.3 µs of CPU time, and hashing what concat had joined 0.8 to 1.1. */
const PIECES_NOTE =
  'It gets its data in several updates. Joining text is quick; joining bytes takes part of what that saves, on Node 24 and later most of it: try it, and profile again.';

/**
 * Creating a Hash object, setting it up and collecting it costs more than hashing a short text.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'Setting up hashes takes longer than hashing',
    severityRange: ['info', 'warning'],
    docs: docsOf(ID),
  },
  check: ({ callSites, profile, calls, node, oldestNode = node }) =>
    wholeChains(callSites, calls).flatMap((chain) => {
      const callSite = asOne(chain);
      const cost = loopCost(callSite, profile.busyTicks);
      // The last call has all of the chain before it.
      const call = calls.get(chain[chain.length - 1].id);
      const setUp = setUpPart(callSite, call);
      const severity =
        cost.ticks < MIN_TICKS || !hasOneShotHash(node) ? null : severityOfShare(cost.shareLow * setUp, 'minor');
      if (severity === null) return [];
      return [
        findingAt(ID, callSite, cost, {
          severity,
          message:
            `${capitalised(operationName(callSite.operation, callSite.algorithm))} takes ${percent(cost.share)} of busy time here. Only ${percent(1 - setUp)} of that is hashing: the ` +
            'rest makes a Hash object for each call and copies the result.',
          ...remedy(callSite, call, oldestNode),
          verify: `${AGAIN} ${wordsFor(chain)}, now ${percent(cost.share)}, should fall${isInPieces(call) ? '' : ' by a third to a half'}.`,
        }),
      ];
    }),
};

/**
 * @param {string} node the oldest version that the program has to run on
 * @returns {string[]} says that the sketch is not for that; nothing if it has `crypto.hash`
 */
function missingIn(node) {
  return hasOneShotHash(node)
    ? []
    : [
        `// not while the program has to run on Node ${node}, as its package.json says: crypto.hash came with 20.12 and 21.7`,
      ];
}

/**
 * @param {CallSiteReport} callSite where hashes are made
 * @param {SourceCall | undefined} call what the source says
 * @param {string} node the oldest version that the program has to run on
 * @returns {{edit: Edit | null, advice: string[], notes: string[]}} the call of crypto.hash, exact if it can be
 */
function remedy(callSite, call, node) {
  const replacement = call && hasOneShotHash(node) ? oneShotHash(call) : null;
  const shown = call && replacement ? replacedCall(callSite, call, replacement) : null;
  if (shown) return { edit: shown.edit, advice: shown.advice, notes: [...shown.notes, NEEDS_ONE_SHOT] };
  const note = isInPieces(call) ? PIECES_NOTE : LATER_NOTE;
  return { edit: null, advice: [...missingIn(node), sketch(call)], notes: [note, NEEDS_ONE_SHOT] };
}

/**
 * @param {CallSiteReport[]} chain of calls
 * @returns {string} where they are
 */
function wordsFor(chain) {
  return chain.length > 1 ? `these ${chain.length} lines` : 'this line';
}

/**
 * @param {CallSiteReport} callSite any call site
 * @param {SourceCall | undefined} call what the source says there
 * @returns {number} 0..1 of its ticks that are not in the block function; 0 if that isn't worth reporting
 */
function setUpPart(callSite, call) {
  const { operation, package: name, api, ticks, leaves } = callSite;
  // Of a long text, making bytes of it may take more than hashing these: nearly all of it is work, and sync-hash's.
  if (!isOfSmallSize(callSite)) return 0;
  if (operation !== 'hash' || name !== '' || !HASH_APIS.has(api) || !leaves || isMadeElsewhere(call)) return 0;
  // An unnamed leaf may be the block function.
  const computing = leaves.computing + (leaves.nameless ?? 0);
  return computing <= MOST_COMPUTING * ticks ? (ticks - computing) / ticks : 0;
}

/** What begins with the name of an object, not with the call that makes it: `hash`, `this.hash.update(head)`. */
const NAMED = /^[\w$.#?![\]\s]*(?:\.(?:copy|update)\(|$)/;

/**
 * A hash that gets its data from several lines, or again and again, is made once for all of them.
 * @param {SourceCall | undefined} call what the source says
 * @returns {boolean} whether it only uses an object that was made before, or may
 */
function isMadeElsewhere(call) {
  if (!/^(?:update|digest)$/.test(call?.callee ?? '')) return false;
  const { receiverText = null, imported = null } = call?.syntax ?? {};
  // Of a chain with a literal that may be secret, it is still known whose createHash it begins with.
  return receiverText === null ? imported === null : NAMED.test(receiverText);
}

/**
 * @param {SourceCall | undefined} call what the source says
 * @returns {boolean} whether it is known to hash several pieces, one after the other
 */
function isInPieces(call) {
  return call?.callee === 'digest' && updatesIn(call.syntax?.calleeText ?? '') > 1;
}

/** Where the source doesn't say what `digest` gives. */
const UNKNOWN = 'encoding';

/**
 * @param {SourceCall | undefined} call what the source says
 * @returns {string} a line of code that gives what the program uses: `crypto.hash` gives text in 'hex' if it isn't told
 *   otherwise, where `digest()` gives a Buffer
 */
function sketch(call) {
  const encoding = encodingOf(call);
  const after = encoding === UNKNOWN ? "; encoding: 'buffer' where digest() has none" : '';
  const digest = encoding === BUFFER ? 'digest()' : `digest(${encoding})`;
  const [data, updates] = isInPieces(call)
    ? ['Buffer.concat([a, b])', 'update(a).update(b)']
    : ['data', 'update(data)'];
  return `const digest = crypto.hash(algorithm, ${data}, ${encoding}); // instead of createHash(algorithm).${updates}.${digest}${after}`;
}

const BUFFER = "'buffer'";

/**
 * @param {SourceCall | undefined} call what the source says
 * @returns {string} the encoding that crypto.hash has to be given, as source
 */
function encodingOf(call) {
  if (call?.callee !== 'digest' || !call.syntax || call.syntax.hasSpread) return UNKNOWN;
  const { argumentTexts } = call.syntax;
  const [encoding] = call.args;
  if (argumentTexts.length === 0) return BUFFER;
  return argumentTexts.length === 1 && typeof encoding === 'string' ? `'${encoding}'` : UNKNOWN;
}
