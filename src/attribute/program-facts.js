/**
 * What all files of a program together say about a call, which its own file does not show: whether its arguments stay the same,
 * whether others read or end what it makes, who would answer too early. Who calls the function around it: `find-callers`.
 */

/** @import { CallSyntax, SourceCall } from '../model/source-call.js' */
/** @import { ProgramCallers } from '../source/callers/program-callers.js' */

/** Where code is, and where V8 ran it. @typedef {{file: string, generated?: {file: string}}} RanAt */

/**
 * @param {SourceCall} call what the source says
 * @param {RanAt} at where it is
 * @param {ProgramCallers} callers of the program's functions
 * @returns {SourceCall} with what all files together say about it, but for the callers of its function; the same object
 *   if that is nothing
 */
export function withProgramFacts(call, at, callers) {
  const { syntax } = call;
  if (!syntax || syntax.file.language === 'generated') return call;
  const whole = withAllFiles(call, syntax, at, callers);
  return whole === syntax ? call : { ...call, syntax: whole };
}

/**
 * @param {SourceCall} call what the source says
 * @param {CallSyntax} syntax of it
 * @param {RanAt} at where it is
 * @param {ProgramCallers} callers of the program's functions
 * @returns {CallSyntax} with what all files together say; the same object if that is nothing
 */
export function withAllFiles(call, syntax, { file, generated }, callers) {
  const deeds = callers.tlsDeeds();
  // The range of a call in an original is none in what V8 compiled.
  const written = generated === undefined ? null : callers.written();
  const at = written === null ? (generated?.file ?? file) : file;
  const by = written ?? callers;
  const known = withConstants(withProgram(call, syntax, { file: at, deeds }, by), at, by);
  return withWrappers(withAnswers(known, at, by), at, by);
}

/**
 * @param {CallSyntax} syntax of a call
 * @param {string} file that contains it
 * @param {ProgramCallers} callers of the program's functions
 * @returns {CallSyntax} without a router that would not get a handler's promise; the same object if there is none
 */
function withWrappers(syntax, file, callers) {
  const within = callers.withWrappers(file, syntax.range, syntax.within);
  return within === syntax.within ? syntax : { ...syntax, within };
}

/**
 * @param {CallSyntax} syntax of a call
 * @param {string} file that contains it
 * @param {ProgramCallers} callers of the program's functions
 * @returns {CallSyntax} without what looks constant in its file, but may be changed by another; the same object if there is
 *   nothing of that
 */
function withConstants(syntax, file, callers) {
  const { range, argumentRanges, areConstant, areSetOnce = areConstant, optionLiterals = [], given } = syntax;
  const constant = optionLiterals.flatMap(({ properties }) => properties.filter(({ isConstant }) => isConstant));
  const isAny = areSetOnce?.some(Boolean) || given?.areSetOnce.some(Boolean) || constant.length > 0;
  if (!isAny) return syntax;
  const asked = argumentRanges.filter(
    (_, index) => areConstant?.[index] || areSetOnce?.[index] || given?.areSetOnce[index],
  );
  const ranges = [...asked, ...constant.map(({ valueRange }) => valueRange)];
  const changing = callers.mayChange(file, range, ranges);
  const changed = new Set(ranges.filter((_, index) => changing[index]));
  if (changed.size === 0) return syntax;
  const stays = (/** @type {boolean} */ is, /** @type {number} */ index) => is && !changed.has(argumentRanges[index]);
  return {
    ...syntax,
    areConstant: areConstant?.map(stays),
    areSetOnce: areSetOnce?.map(stays),
    ...(given && { given: { ...given, areSetOnce: given.areSetOnce.map(stays) } }),
    optionLiterals: optionLiterals.map((literal) => ({
      ...literal,
      properties: literal.properties.map((each) =>
        changed.has(each.valueRange) ? { ...each, isConstant: false } : each,
      ),
    })),
  };
}

/**
 * @param {SourceCall} call what the source says
 * @param {CallSyntax} syntax of it
 * @param {{file: string, deeds: ReturnType<ProgramCallers['tlsDeeds']>}} program that file, and what all do with connections
 * @param {ProgramCallers} callers of the program's functions
 * @returns {CallSyntax} what the file alone doesn't show; the same object if that is nothing
 */
function withProgram(call, syntax, { file, deeds }, callers) {
  const isUpdated = syntax.isUpdated || callers.isReadThenWritten(file, syntax.range);
  const mayPoll = syntax.isAwaited || syntax.isPromisified;
  const isPolled = mayPoll && !syntax.isPolled ? callers.isPolled(file, syntax.range) : syntax.isPolled;
  const isSoleWait = mayPoll && !syntax.isSoleWait ? callers.isSoleWait(file, syntax.range) : syntax.isSoleWait;
  const isEnded = syntax.isEnded === false ? callers.isEndedElsewhere(file, syntax.range) : syntax.isEnded;
  const keys = importedKeys(call, syntax, file, callers);
  const checksIdentity = mayCheckIdentity(syntax, file, callers) || syntax.checksIdentity;
  const found = { isUpdated, isPolled, isSoleWait, isEnded, ...keys, checksIdentity, ...deeds };
  const isNew = Object.entries(found).some(
    ([name, value]) => syntax[/** @type {keyof typeof found} */ (name)] !== value,
  );
  return isNew ? { ...syntax, ...found } : syntax;
}

/**
 * @param {CallSyntax} syntax of a call
 * @param {string} file that contains it
 * @param {ProgramCallers} callers of the program's functions
 * @returns {CallSyntax} with where a framework would answer too early if the call were awaited; the same object if it would
 *   not
 */
function withAnswers(syntax, file, callers) {
  const { within, range } = syntax;
  const mayWait = within.isAsync || within.asyncAt !== null;
  const answeredEarly = mayWait && within.answeredEarly === undefined ? callers.answeredEarly(file, range) : null;
  return answeredEarly === null ? syntax : { ...syntax, within: { ...within, answeredEarly } };
}

/** What makes agents and dispatchers, which keep connections. */
const KEEPS_CONNECTIONS = /(?:Agent|Pool|Client)$/;

/**
 * @param {CallSyntax} syntax of a call
 * @param {string} file that contains it
 * @param {ProgramCallers} callers of the program's functions
 * @returns {boolean} whether it makes what keeps connections, and may give that a check of its own
 */
function mayCheckIdentity({ isNew, calleeText, range }, file, callers) {
  return isNew && KEEPS_CONNECTIONS.test(calleeText ?? '') && callers.mayHaveOption(file, range, 'checkServerIdentity');
}

/** Functions of node:crypto that take a key, and methods of what they make. */
const TAKES_KEY = /^(?:sign|verify|(?:private|public)(?:En|De)crypt|create(?:Private|Public)Key)$/;

/**
 * @param {SourceCall} call what the source says
 * @param {CallSyntax} syntax of it
 * @param {string} file that contains it
 * @param {ProgramCallers} callers of the program's functions
 * @returns {Pick<CallSyntax, 'argumentForms' | 'keyOptions'>} what is known of its keys, also of those that other files export
 */
function importedKeys({ callee }, { argumentForms, keyOptions, range }, file, callers) {
  const known = { argumentForms, keyOptions };
  if (!TAKES_KEY.test(callee) || !argumentForms?.includes(null)) return known;
  const keys = callers.keys(file, range);
  if (keys?.length !== argumentForms.length) return known;
  const isAnyAdded = keys.some(({ form }, at) => form !== argumentForms[at]);
  const isInObject = keyOptions === undefined && keys.some(({ options }) => options !== null);
  return {
    argumentForms: isAnyAdded ? argumentForms.map((form, at) => form ?? keys[at].form) : argumentForms,
    keyOptions: isInObject ? keys.map(({ options }) => options) : keyOptions,
  };
}
