/** Edits of `crypto.subtle.digest(name, data)`, which hands any data to the thread pool, and copies it. */
import { hasOneShotHash } from '../../catalogue/guidance.js';
import { callText, plainSyntax, replacedCall } from './edit.js';
import { BYTES_NOW, LOOP, NEXT_TURN, VIEW, VIEWED } from './in-pieces.js';
import { freeName, nameToImport } from './new-names.js';

/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { SourceCall } from '../../model/source-call.js' */
/** @import { ShownEdit } from './edit.js' */

/** WebCrypto's names as they are written, and node:crypto's (https://w3c.github.io/webcrypto/#sha). */
const DIGESTS = new Map(
  Object.entries({ 'SHA-1': 'sha1', 'SHA-256': 'sha256', 'SHA-384': 'sha384', 'SHA-512': 'sha512' }),
);

/**
 * The digest that a call of `subtle.digest` names.
 * @param {string | undefined} text its first argument as written
 * @returns {string | undefined} node:crypto's name for it; undefined if it isn't a literal, or isn't one of these
 */
function digestNamed(text = '') {
  return DIGESTS.get(/^['"](SHA-\d+)['"]$/i.exec(text)?.[1].toUpperCase() ?? '');
}

/**
 * Hashes little data synchronously; the result is an ArrayBuffer, as WebCrypto's is.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @param {string} node the oldest version that has to run it, `''` if unknown
 * @returns {ShownEdit | null} null if the digest is not named in the call, its promise is kept, or a loop may wait for
 *   nothing else
 */
export function digestAtOnce(site, call, node) {
  const syntax = plainSyntax(call, 'subtle.digest');
  const digest = digestNamed(syntax?.argumentTexts[0]);
  if (
    !syntax ||
    !syntax.isAwaited ||
    syntax.isPolled ||
    syntax.isSoleWait ||
    !digest ||
    syntax.argumentTexts.length !== 2 ||
    !hasOneShotHash(node)
  )
    return null;
  const hash = nameToImport(syntax, 'node:crypto', 'hash', 'oneShotHash');
  const local = freeName('digestOf', syntax.taken);
  return replacedCall(site, call, {
    expression: callText(local, [`'${digest}'`, syntax.argumentTexts[1]]),
    imports: [
      ...hash.imports,
      `const ${local} = (name, data) => { ${VIEW} return new Uint8Array(${hash.local}(name, view, 'buffer')).buffer; };`,
    ],
  });
}

/**
 * Hashes much data in pieces, instead of copying it whole, with other work running in between; the result is an ArrayBuffer, as WebCrypto's is.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {ShownEdit | null} null if the digest is not named in the call, or the call isn't plain
 */
export function digestInPieces(site, call) {
  const syntax = plainSyntax(call, 'subtle.digest');
  const digest = digestNamed(syntax?.argumentTexts[0]);
  if (!syntax || !digest || syntax.argumentTexts.length !== 2) return null;
  const hash = nameToImport(syntax, 'node:crypto', 'createHash', 'newHash');
  const local = freeName('hashInPieces', syntax.taken);
  return replacedCall(site, call, {
    expression: callText(local, [`${hash.local}('${digest}')`, syntax.argumentTexts[1]]),
    imports: [
      ...hash.imports,
      `const ${local} = async (hash, data) => { ${VIEWED} ${LOOP} { hash.update(${BYTES_NOW}); ${NEXT_TURN} } return new Uint8Array(hash.digest()).buffer; };`,
    ],
  });
}
