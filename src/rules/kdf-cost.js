import { PASSWORD_STORAGE } from '../catalogue/guidance.js';
import { digestName } from '../catalogue/index.js';
import { bareTextsOf } from '../model/source-call.js';
import { mayNamePassword, namesPassword } from '../model/names-password.js';
import { sameInputs } from '../model/same-inputs.js';
import { grouped, percent, underscored } from '../text/numbers.js';
import { isUsedAsKey, mayBeForTime, mayTakePassword } from './shared/derived-once.js';
import { whoWaits } from './shared/edit.js';
import { findingAt } from './shared/finding.js';
import { lowArgon2Cost, recommendedIterations } from './shared/password-cost.js';
import { machineNote } from './shared/machine-note.js';
import { callingPackage } from './shared/pool-remedy.js';
import { docsOf } from './shared/rule.js';
import { isAtRunTime } from '../model/event-loop.js';
import { loopCost } from './shared/severity.js';
import { lowStoredCost } from './shared/stored-cost.js';
import { isWalletSeed } from './shared/wallet-seed.js';

/** @import { CallSiteReport } from '../model/report.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { Argon2Cost } from './shared/password-cost.js' */
/** @import { Rule } from './shared/rule.js' */
/** @import { StoredCost } from './shared/stored-cost.js' */

/**
 * Parameters that are too low, and how to move on from them.
 * @typedef {object} LowCost
 * @property {string} message what OWASP asks for instead, and what they are
 * @property {number | null} part 0..1 of what a guess ought to cost; null if unknown
 * @property {'iterations' | 'cost'} name of the value to store beside a hash
 * @property {string} old its value for hashes that have none stored, as source
 * @property {string} next its value for new hashes, as source
 * @property {'pbkdf2' | 'scrypt' | 'argon2'} api function of node:crypto
 * @property {(value: string, salt?: string) => string} call of it, with that value and salt as source
 */

const ID = 'kdf-cost';

/** OWASP's first choice; it needs 128 MiB, more than Node allows unless `maxmem` is raised. */
const [SCRYPT] = PASSWORD_STORAGE.scrypt;

/** A key that `deriveKey` makes never leaves WebCrypto as a stored hash. */
const NEVER_STORED = 'subtle.deriveKey';

const VALID_NOTE =
  'Stored hashes stay valid: each is verified with the parameters that it was made with. Ignore this if it derives ' +
  'from random keys. If it makes an encryption key, store the parameters beside the encrypted data. If its results are looked up by ' +
  'equality (an index of encrypted fields), the salt has to stay the same.';

const ONE_SALT_NOTE =
  'All inputs get one salt here, as far as the file shows. For such an index keep that salt: only raise the numbers, and compute all ' +
  'results anew, at once.';

/** Functions whose second argument is the salt. */
const TAKES_SALT_SECOND = /^(?:pbkdf2|scrypt)(?:Sync)?$/;

/** What functions, or salts, are called that serve look-ups by equality; words such as `callback of findIndex` are no name. */
const LOOKS_UP = /^\S*(?:blind_?index|index$|index_?(?:of|salt|key|hash)|look_?up_?(?:index|salt|key|hash))/i;

/** Names of what programs make at random; a one-time code may be a `token` or an `otpToken`. */
const TOKEN = /(?:refresh|access|session|bearer|api|device)_?(?:token|key)$/i;

/** What a salt can be repeated as, where the sketch has names of its own. */
const NAME = /^(?!(?:cost|iterations|password|salt)\b)[\w$]+(?:\.[\w$]+)*$/;

/** Where a salt is handed over as the text that is stored, bytes in its place would make another hash. */
const TEXT =
  "// stored as text: compare Buffer.from(user.hash, 'hex'), or 'base64', save new hashes as such text, and make next.salt text where salt is";

const SLOWER_NOTE = 'A log-in takes that much longer: keep it off the event loop.';

const LOG_IN =
  'Log in as a user whose hash is old: the new parameters should be stored beside it, and the next log-in should use them.';
const LOOK_UP = 'Look a stored value up: it should be found, as before.';
const DECRYPT = 'Decrypt what was encrypted before, and what is encrypted now: both should open.';

const SLOWER_KEY_NOTE = 'Each key takes that much longer: keep it off the event loop.';

/**
 * A guess costs as much as a hash. A profile knows only the parameters, not what they protect.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'Key derivation is cheaper than password hashes should be',
    severityRange: ['info'],
    docs: docsOf(ID),
  },
  check: ({ callSites, calls, profile, bench, threadPool }) =>
    callSites.flatMap((callSite) => {
      const call = calls.get(callSite.id);
      const low = isAtRunTime(callSite, threadPool) && callSite.api !== NEVER_STORED ? lowCost(callSite, call) : null;
      const isSame = isSameEachTime(callSite, call);
      const isForTime = isSame && mayBeForTime(callSite, { callSites, calls });
      if (low === null || (isSame && !isForTime) || isNoPassword(callSite, call)) return [];
      const { notes, ...remedy } = remedyOf(low, callSite, { call, isForTime });
      return [
        findingAt(ID, callSite, loopCost(callSite, profile.busyTicks), {
          severity: 'info',
          // One sentence, which is never cut: without its condition it would be false of keys.
          message:
            `For passwords, OWASP (as of ${PASSWORD_STORAGE.date}) recommends ${low.message}` +
            (low.part === null ? '.' : `: a guess costs an attacker ${percent(low.part)} of what it should.`),
          edit: null,
          ...remedy,
          notes: [...notes, ...machineNote(bench, 'kdf', [measuredAs(callSite)])],
        }),
      ];
    }),
};

/**
 * @param {CallSiteReport} callSite of key derivation
 * @param {SourceCall | undefined} call what the source says there
 * @returns {boolean} whether secret and salt are the same each time: it derives a key of the program, or only takes
 *   time, and is not a user's stored hash
 */
function isSameEachTime({ blocks }, call) {
  const syntax = call?.syntax;
  // Calls on the thread pool are not counted here.
  const times = blocks.count > 0 ? blocks.count : syntax?.within.router ? Infinity : 0;
  const [secret, salt] = sameInputs(syntax, times, Infinity);
  return Boolean(secret && salt) && !mayTakePassword(syntax);
}

/**
 * @param {CallSiteReport} callSite of key derivation
 * @param {SourceCall | undefined} call what the source says there
 * @returns {boolean} whether what it derives from is the program's own, random, or a wallet's: nobody's password to guess
 */
function isNoPassword(callSite, call) {
  return isOwnKey(call) || isToken(callSite, call) || isWalletSeed(callSite, call);
}

/**
 * @param {SourceCall | undefined} call of key derivation, as the source has it
 * @returns {boolean} whether a cipher or an HMAC gets what it derives from the same secret each time, as for each tenant or record, or from
 *   one that is configuration: no user's password, unless it is called one
 */
function isOwnKey(call) {
  const syntax = call?.syntax;
  if (!syntax || !isUsedAsKey(syntax)) return false;
  const isOwn = syntax.isConfigured === true || (syntax.areSetOnce ?? syntax.areConstant)?.[0] === true;
  return isOwn && !mayNamePassword(bareTextsOf(syntax)[0] ?? '');
}

/**
 * @param {LowCost | StoredCost} low parameters
 * @param {CallSiteReport} callSite that has them
 * @param {SourceCall | undefined} call what the source says there
 * @returns {low is LowCost} whether a cipher gets what it derives: nobody compares that with a stored hash
 */
function isKey(low, callSite, call) {
  return call?.syntax?.isCipherKey === true && !('lines' in low) && callingPackage(callSite) === '';
}

/**
 * @param {LowCost | StoredCost} low parameters
 * @param {CallSiteReport} callSite that has them
 * @param {{call: SourceCall | undefined, isForTime: boolean}} what what the source says there, and whether the call may be there
 *   only to take as long as another one
 * @returns {{advice: string[], verify: string, notes: string[]}} lines of code, how to see that they work, and what else to know
 */
function remedyOf(low, callSite, { call, isForTime }) {
  const { advice: lines, ...rest } = remedyFor(low, callSite, { call, isForTime });
  // Where the call is awaited already, the sketch adds no wait.
  const waits = callingPackage(callSite) === '' && !call?.syntax?.isAwaited ? whoWaits(call, callSite) : [];
  return { advice: [...lines, ...waits], ...rest };
}

/**
 * @param {LowCost | StoredCost} low parameters
 * @param {CallSiteReport} callSite that has them
 * @param {{call: SourceCall | undefined, isForTime: boolean}} what as above
 * @returns {{advice: string[], verify: string, notes: string[]}} the same, without who has to wait
 */
function remedyFor(low, callSite, { call, isForTime }) {
  if (isForTime) return { advice: alike(low), verify: LOG_IN, notes: [SLOWER_NOTE] };
  if (isKey(low, callSite, call)) return { advice: forCipher(low), verify: DECRYPT, notes: [SLOWER_KEY_NOTE] };
  if (isIndex(callSite, call)) return { advice: index(low), verify: LOOK_UP, notes: [SLOWER_NOTE] };
  return {
    advice: advice(low, callSite, call),
    verify: LOG_IN,
    notes: [...validNotes(callSite, call), SLOWER_NOTE],
  };
}

/**
 * @param {CallSiteReport} callSite of key derivation
 * @param {SourceCall | undefined} call what the source says there
 * @returns {string[]} what becomes of stored results
 */
function validNotes(callSite, call) {
  // A PIN may also be looked up.
  const mayBeIndex = hasOneSalt(callSite, call) && !mayTakePassword(call?.syntax, namesPassword);
  return [VALID_NOTE, ...(mayBeIndex ? [ONE_SALT_NOTE] : [])];
}

/**
 * One salt alone tells nothing: log-ins have that, too.
 * @param {CallSiteReport} callSite of key derivation
 * @param {SourceCall | undefined} call what the source says there
 * @returns {boolean} whether names show that its results are looked up by equality, which a salt of its own for each record
 *   would end
 */
function isIndex(callSite, call) {
  const syntax = call?.syntax;
  // Of a text with a default in quotes (`process.env.KEY ?? 'dev'`) nothing is known, and the sketch says what is to be done with passwords.
  const [secret] = syntax ? bareTextsOf(syntax) : [];
  if (!syntax || !hasOneSalt(callSite, call) || namesPassword(secret ?? '')) return false;
  return [syntax.within.name, bareTextsOf(syntax)[1]].some((text) => LOOKS_UP.test(text ?? ''));
}

/**
 * A token is random, so nobody guesses it. By its name alone it is one only if it may be found by its hash, with one salt.
 * @param {CallSiteReport} callSite of key derivation
 * @param {SourceCall | undefined} call what the source says there
 * @returns {boolean} whether it derives from tokens of the program's own, which it has just made, or which are called so
 */
function isToken(callSite, call) {
  const [secret] = call?.syntax ? bareTextsOf(call.syntax) : [];
  return call?.syntax?.isRandom === true || (hasOneSalt(callSite, call) && TOKEN.test(secret ?? ''));
}

/**
 * @param {CallSiteReport} callSite of key derivation
 * @param {SourceCall | undefined} call what the source says there
 * @returns {boolean} whether all that it derives from gets one salt, as far as the file shows
 */
function hasOneSalt({ api, package: name }, call) {
  const syntax = call?.syntax;
  if (!syntax || syntax.hasSpread || name !== '' || !TAKES_SALT_SECOND.test(api)) return false;
  return (syntax.areSetOnce ?? syntax.areConstant)?.[1] === true;
}

/**
 * @param {LowCost | StoredCost} low parameters of a call whose results are looked up
 * @returns {string[]} lines of code
 */
function index(low) {
  return [
    '// if results are looked up by equality (an index of encrypted fields), keep the salt, and compute all of them anew, at once:',
    `const ${low.name} = ${low.next};`,
    ...awaitedCall(low).map((line) => line.replace(/\bpassword\b/, 'value')),
    '// if it is a password: make a random salt for each user instead, and store it with these numbers beside the hash',
  ];
}

/**
 * @param {LowCost} low parameters of a call whose result is a cipher's key
 * @returns {string[]} lines of code
 */
function forCipher(low) {
  const { name, old, next, api, call } = low;
  const stored = `stored.${name} ?? ${old}`;
  return [
    '// a cipher gets this key: what is encrypted already opens with the old numbers only, so store the numbers beside what is encrypted',
    `const key = await ${call(api === 'pbkdf2' ? stored : `(${stored})`)}; // to decrypt`,
    `const ${name} = ${next}; // to encrypt: the same call with these, which are saved with the result`,
    promisifiedLine(low),
  ];
}

/**
 * @param {LowCost | StoredCost} low parameters of a call that may be there only to take as long as another one
 * @returns {string[]} lines of code
 */
function alike(low) {
  return [
    `const ${low.name} = ${low.next}; // the same as where passwords are checked: otherwise the time that this takes reveals which users exist`,
    ...awaitedCall(low),
  ];
}

/**
 * @param {LowCost | StoredCost} low parameters, whose new value has a variable
 * @returns {string[]} lines of code that use it
 */
function awaitedCall(low) {
  return 'lines' in low ? [`${low.call(low.name)};`] : [`await ${low.call(low.name)};`, promisifiedLine(low)];
}

/**
 * @param {LowCost} low parameters
 * @returns {string} the line that a call needs to be awaited
 */
function promisifiedLine({ api }) {
  return `// with: const ${api} = promisify(crypto.${api}); // from node:util`;
}

/**
 * @param {LowCost | StoredCost} low parameters
 * @param {CallSiteReport} callSite that has them
 * @param {SourceCall | undefined} call what the source says there
 * @returns {string[]} lines of code; comment lines if a package passes the parameters
 */
function advice(low, callSite, call) {
  const maker = callingPackage(callSite);
  if (maker !== '') return [`// ${maker} passes these: find its option for them, and what it does with stored hashes`];
  if ('lines' in low) return low.lines;
  return migration(low, hasOneSalt(callSite, call) ? (call?.syntax?.argumentTexts[1] ?? '') : null);
}

/**
 * @param {CallSiteReport} callSite of key derivation
 * @returns {string} what `cryptoprof bench` calls it, if it measures it
 */
function measuredAs({ operation, algorithm }) {
  if (operation === 'kdf.scrypt') return 'scrypt';
  return operation === 'kdf.pbkdf2' ? `PBKDF2 ${algorithm}` : operation;
}

/**
 * @param {CallSiteReport} callSite any call site
 * @param {SourceCall | undefined} call what the source says there
 * @returns {LowCost | StoredCost | null} null if its parameters are unknown, or not below what OWASP asks for
 */
function lowCost(callSite, call) {
  if (callSite.operation === 'kdf.pbkdf2') return lowIterations(callSite);
  if (callSite.operation === 'kdf.scrypt') return lowScrypt(callSite);
  return lowStoredCost(callSite, call) ?? lowNodeArgon2(callSite, call);
}

/**
 * @param {CallSiteReport} callSite a call of PBKDF2
 * @returns {LowCost | null}
 */
function lowIterations({ algorithm, parameters: { iterations, keylen } }) {
  const recommended = recommendedIterations(algorithm);
  if (recommended === null || !(iterations > 0 && iterations < recommended)) return null;
  return {
    message: `${grouped(recommended)} iterations of PBKDF2 ${algorithm}, not ${grouped(iterations)}`,
    part: iterations / recommended,
    name: 'iterations',
    old: underscored(iterations),
    next: underscored(recommended),
    api: 'pbkdf2',
    call: (value, salt = 'salt') =>
      `pbkdf2(password, ${salt}, ${value}, ${keylen ?? 'keylen'}, '${digestName(algorithm)}')`,
  };
}

/**
 * @param {CallSiteReport} callSite a call of scrypt
 * @returns {LowCost | null}
 */
function lowScrypt({ parameters: { N, r, p, keylen } }) {
  const part = (N * r * p) / (SCRYPT.N * SCRYPT.r * SCRYPT.p);
  const isEnough = PASSWORD_STORAGE.scrypt.some((each) => N * r >= each.N * each.r && p >= each.p);
  if (isEnough || !(part > 0 && part < 1)) return null;
  return {
    message: `N=${grouped(SCRYPT.N)}, r=${SCRYPT.r}, p=${SCRYPT.p} of scrypt, not N=${grouped(N)}, r=${r}, p=${p}`,
    part,
    name: 'cost',
    old: costText({ N, r, p }),
    next: costText(SCRYPT),
    api: 'scrypt',
    call: (value, salt = 'salt') =>
      `scrypt(password, ${salt}, ${keylen ?? 'keylen'}, { ...${value}, maxmem: 2 ** 28 })`,
  };
}

/**
 * @param {CallSiteReport} callSite of bcrypt or Argon2
 * @param {SourceCall | undefined} call what the source says there
 * @returns {LowCost | null} null unless it calls Node's own `argon2('argon2id', { memory, passes })`
 */
function lowNodeArgon2({ api, package: name, algorithm }, call) {
  const isNodes = name === '' && /^argon2(?:Sync)?$/.test(api) && algorithm === 'argon2id';
  const { memory, passes } = call?.argOptions?.[1] ?? {};
  const low = isNodes && !call?.syntax?.hasSpread ? lowArgon2Cost(memory, passes) : null;
  if (low === null) return null;
  const argon2CostText = (/** @type {Argon2Cost} */ cost) =>
    `{ memory: ${underscored(cost.memory)}, passes: ${cost.passes} }`;
  return {
    ...low,
    name: 'cost',
    old: argon2CostText(low.now),
    next: argon2CostText(low.recommended),
    api: 'argon2',
    call: (value, salt = 'salt') =>
      `argon2('argon2id', { ...options, message: password, nonce: ${salt}, ...${value} })`,
  };
}

/**
 * @param {{N: number, r: number, p: number}} cost of scrypt
 * @returns {string} as source
 */
function costText({ N, r, p }) {
  return `{ N: ${underscored(N)}, r: ${r}, p: ${p} }`;
}

/**
 * A user without stored parameters may have null there, as in a new column of SQL, for which no default value stands.
 * Results change with the parameters, so there is no edit: stored hashes are updated one log-in at a time. Users with
 * stored parameters keep them, even higher ones. Everything that changes is assigned at once, after the only `await`.
 * @param {LowCost} low parameters and how to write them
 * @param {string | null} oneSalt what all have got so far, `''` if it can't be repeated; null if each has its own
 * @returns {string[]} lines of code
 */
function migration(low, oneSalt) {
  const { name, old, next, api, call } = low;
  const stored = `${name} ?? ${old}`;
  const oldSalt = NAME.test(oneSalt ?? '') ? oneSalt : 'OLD_SALT';
  return [
    `const hashOf = (password, { salt, ${name} }) =>`,
    `  ${call(api === 'pbkdf2' ? stored : `(${stored})`, oneSalt === null ? 'salt' : `salt ?? ${oldSalt}`)};`,
    ...(oneSalt === null
      ? []
      : [`// users without a salt of their own: their hashes were made with ${oldSalt}, the one of all`]),
    'const isRight = crypto.timingSafeEqual(await hashOf(password, user), user.hash);',
    `const next = { salt: crypto.randomBytes(16), ${name}: ${next} };`,
    `if (isRight && !user.${name}) // when a user logs in; save all three`,
    '  Object.assign(user, next, { hash: await hashOf(password, next) });',
    TEXT,
    promisifiedLine(low),
  ];
}
