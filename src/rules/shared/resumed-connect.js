/** Calls of `tls.connect` that take up the session of the one before. */
import { callText, replacedCall } from './edit.js';
import { optionNamed } from './edited-options.js';
import { editedPart } from './edited-part.js';
import { argumentOptions, isOf, variable, withProperty } from './shared-agent.js';

/** @typedef {import('../../model/profile.js').SourceCall} SourceCall */
/** @typedef {import('../../model/report.js').CallSiteReport} CallSiteReport */

/**
 * Keeps the session of a connection for the next one of the same line. Whoever resumes a session does not check the
 * server's name again: so it is done only where all options are the same at each call
 * (https://github.com/nodejs/node/blob/v24.0.0/lib/_tls_wrap.js, onConnectSecure).
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {import('./edit.js').ShownEdit | null} null if it is no such call
 */
export function resumedConnect(site, call) {
  const { syntax } = call;
  if (
    !syntax ||
    syntax.isNew ||
    syntax.hasSpread ||
    syntax.isUnterminated ||
    syntax.file.language === 'typescript' ||
    !isOf(syntax, 'tls', 'connect')
  )
    return null;
  const {
    argumentTexts: [first = null, ...others],
    areConstant = [],
    calleeText,
    calleeRange,
  } = syntax;
  const options = argumentOptions(syntax);
  const isWhole =
    options !== null && options.argument === 0 && options.isInPlace && !options.hasOthers && others.length <= 1;
  // A resumed connection is not shown to checkServerIdentity again, whose pins may have changed.
  if (
    !isWhole ||
    areConstant[0] !== true ||
    ['session', 'checkServerIdentity'].some((name) => optionNamed(options, name)) ||
    calleeText === null
  )
    return null;
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
