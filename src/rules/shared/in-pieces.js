/** `hash.update(data)` and `cipher.update(data)` of much data, in pieces with other work running in between. */
import { callText, plainSyntax, replacedCall } from './edit.js';
import { hashChain } from './hash-chain.js';
import { freeName } from './new-names.js';

/** @import { SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { ShownEdit } from './edit.js' */
/** @import { NewName } from './new-names.js' */

/** 256 KiB: well below a millisecond of SHA-2 or AES with the processor's instructions for them, about one without. */
const PIECE = '2 ** 18';

/**
 * Text and any view as bytes; only text is copied. What `update` refuses goes to it, so that it does: Buffer.from makes
 * bytes of a request's `{"length": 200000000}`, too.
 */
const BYTES =
  "if (typeof data !== 'string' && !ArrayBuffer.isView(data)) return into.update(data); " +
  'const bytes = Buffer.from(data.buffer ?? data, data.byteOffset, data.byteLength);';

/** Any view and any ArrayBuffer; for anything else, `subtle.digest`'s error, which takes no text. */
export const VIEW =
  'let view = data; try { if (!ArrayBuffer.isView(data)) view = new DataView(data); } ' +
  "catch (error) { throw Object.assign(error, { code: 'ERR_INVALID_ARG_TYPE' }); }";
/** The same as bytes. */
export const VIEWED = `${VIEW} const bytes = Buffer.from(view.buffer, view.byteOffset, view.byteLength);`;

export const LOOP = `for (let at = 0; at < bytes.length; at += ${PIECE})`;
export const BYTES_NOW = `bytes.subarray(at, at + ${PIECE})`;
export const NEXT_TURN = 'await new Promise(setImmediate);';

/** Modes that may be given their data in pieces. CCM, XTS and key wrapping take each piece for a whole message. */
const IN_PIECES = /(?:-(?:gcm|ctr|cbc|cfb\d*|ofb|ocb)|^chacha20(?:-poly1305)?)$/i;

/** What makes the object whose `update` is called, and how its pieces are put together. */
const HASHING = { name: 'updateInPieces', body: `${LOOP} { into.update(${BYTES_NOW}); ${NEXT_TURN} } return into;` };
const CIPHERING = {
  name: 'cipherInPieces',
  body: `const out = []; ${LOOP} { out.push(into.update(${BYTES_NOW})); ${NEXT_TURN} } return Buffer.concat(out);`,
};
const MAKERS = new Map(
  Object.entries({ createHash: HASHING, createHmac: HASHING, createCipheriv: CIPHERING, createDecipheriv: CIPHERING }),
);

/**
 * The call in pieces.
 * @param {CallSiteReport} site a call of `update`
 * @param {SourceCall | undefined} call what the source says there
 * @returns {ShownEdit | null} null if the call has encodings, or if other code might use the object meanwhile
 */
export function updatedInPieces(site, call) {
  if (!call || site.package) return null;
  return call.callee === 'digest' ? chainInPieces(site, call) : updateInPieces(site, call);
}

/**
 * @param {CallSiteReport} site a call of `update`
 * @param {SourceCall} call `hash.update(data)`, or with a cipher
 * @returns {ShownEdit | null}
 */
function updateInPieces(site, call) {
  const syntax = plainSyntax(call, 'update');
  const maker = call.origin ? makerOf(call.origin) : undefined;
  if (!syntax || !maker || syntax.argumentTexts.length !== 1 || !syntax.receiverText) return null;
  // Other code may use the object before all pieces are done; one that is made on the spot belongs to no other code.
  const isOwn = /\bcreate\w+\([^]*\)$/.test(syntax.receiverText);
  if (!isOwn && syntax.ownsReceiver !== true) return null;
  const { local, imports } = definitionOf(maker, syntax.taken);
  return replacedCall(site, call, {
    expression: callText(local, [syntax.receiverText, syntax.argumentTexts[0]]),
    isPromise: true,
    imports,
  });
}

/**
 * @param {CallSiteReport} site a call of `update` or `digest`
 * @param {SourceCall} call `createHash(algorithm).update(data).digest(encoding)`
 * @returns {ShownEdit | null} null if the chain has more links
 */
function chainInPieces(site, call) {
  const syntax = plainSyntax(call, 'digest');
  const chain = syntax && hashChain(syntax.calleeText);
  if (!syntax || !chain) return null;
  const { local, imports } = definitionOf(HASHING, syntax.taken);
  const updated = `(await ${callText(local, [chain.maker, chain.data])})`;
  return replacedCall(site, call, {
    expression: callText(`${updated}.digest`, syntax.argumentTexts),
    holdsAwait: true,
    imports,
  });
}

/**
 * @param {typeof HASHING} maker of the object
 * @param {string[]} taken names of the file
 * @returns {NewName} the function that gives it data in pieces
 */
function definitionOf({ name, body }, taken) {
  const local = freeName(name, taken);
  return { local, imports: [`const ${local} = async (into, data) => { ${BYTES} ${body} };`] };
}

/**
 * @param {NonNullable<SourceCall['origin']>} origin the call that made the object
 * @returns {typeof HASHING | undefined} undefined if its data can't be given in pieces
 */
function makerOf({ callee, args: [algorithm] }) {
  const maker = MAKERS.get(callee);
  return maker === CIPHERING && !IN_PIECES.test(String(algorithm)) ? undefined : maker;
}
