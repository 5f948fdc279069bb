/** `await crypto.subtle.digest(name, data)` of little data, computed synchronously. */
import { hasOneShotHash } from '../../catalogue/guidance.js';
import { callText, plainSyntax, replacedCall } from './edit.js';
import { VIEW } from './in-pieces.js';
import { freeName, nameToImport } from './new-names.js';
import { digestNamed } from './subtle-digest.js';

/** @import { SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { ShownEdit } from './edit.js' */

/**
 * Hashes synchronously; the result is an ArrayBuffer, as WebCrypto's is.
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
