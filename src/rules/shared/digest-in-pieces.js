/** `crypto.subtle.digest(name, data)` of much data, hashed in pieces instead of copied whole. */
import { callText, plainSyntax, replacedCall } from './edit.js';
import { BYTES_NOW, LOOP, NEXT_TURN, VIEWED } from './in-pieces.js';
import { digestNamed } from './subtle-digest.js';
import { freeName, nameToImport } from './new-names.js';

/** @import { SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { ShownEdit } from './edit.js' */

/**
 * Hashes in pieces with other work running in between; the result is an ArrayBuffer, as WebCrypto's is.
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
