/** Calls of `tls.connect` that resume the session of the previous call. */
import { callText, replacedCall } from './edit.js';
import { optionNamed } from './edited-options.js';
import { editedPart } from './edited-part.js';
import { argumentOptions, isOf, variable, withProperty } from './shared-agent.js';

/** @import { CallSyntax, SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { ShownEdit } from './edit.js' */

/**
 * Keeps the session of a connection for the next one from the same line. A client that resumes a session doesn't check
 * the server's name again, so this is done only where all options are the same at each call
 * (https://github.com/nodejs/node/blob/v24.0.0/lib/_tls_wrap.js, onConnectSecure).
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {ShownEdit | null} null if it isn't such a call
 */
export function resumedConnect(site, call) {
  const { syntax } = call;
  if (!syntax || !isPlainConnect(syntax) || !haveSameOptions(syntax)) return null;
  const {
    argumentTexts: [first = null, ...others],
    calleeText,
    calleeRange,
  } = syntax;
  if (calleeText === null) return null;
  const { local, imports } = variable(syntax, 'Session', 'Buffer');
  const keep = `.on('session', (session) => { ${local} = session; })`;
  if (first !== null && others.every((text) => text !== null)) {
    return replacedCall(site, call, {
      expression: callText(calleeText, [withProperty(first, `session: ${local}`), ...others]) + keep,
      imports,
    });
  }
  const text = `((options, ...done) => ${calleeText}({ ...options, session: ${local} }, ...done)${keep})`;
  return editedPart(site, syntax, { range: calleeRange, before: calleeText, text, imports });
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {boolean} whether it is `tls.connect(...)`, as JavaScript has it
 */
function isPlainConnect(syntax) {
  const { isNew, hasSpread, isUnterminated, file } = syntax;
  return !isNew && !hasSpread && !isUnterminated && file.language !== 'typescript' && isOf(syntax, 'tls', 'connect');
}

/**
 * @param {CallSyntax} syntax of a call of `tls.connect`
 * @returns {boolean} whether its only argument is an object literal there, with the same values at each call
 */
function haveSameOptions(syntax) {
  const options = argumentOptions(syntax);
  if (options === null || options.argument !== 0 || !options.isInPlace || options.hasOthers) return false;
  // A resumed connection is not shown to checkServerIdentity again, whose pins may have changed.
  if (['session', 'checkServerIdentity'].some((name) => optionNamed(options, name))) return false;
  return syntax.argumentTexts.length <= 2 && syntax.areConstant?.[0] === true;
}
