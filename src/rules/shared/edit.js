/**
 * Edits: a call in the user's source replaced by another expression built from the user's own arguments. An edit is
 * made only if it is known to preserve behaviour; otherwise there is none, and rules show a sketch. test/advice runs
 * every edit.
 */
import { parse } from 'acorn';
import { isHandedOver, mayBecomeAsync } from '../../model/handed-function.js';
import { lastPart } from '../../model/last-part.js';
import { awaitableAt, callersAtOnce, hasFileLines, losesPassed, mayLoseErrors, whyNotAwaited } from './awaitable.js';
import { placesFrom } from './places-from.js';

/** @import { CallSyntax, EnclosingFunction, SourceCall, SourceFile } from '../../model/source-call.js' */
/** @import { CallSiteReport, Edit } from '../../model/report.js' */
/** @import { AdvisedSite, CallPlace } from './places-from.js' */
/** @import { Expression, Options } from 'acorn' */

/**
 * What takes a call's place.
 * @typedef {object} Replacement
 * @property {string} expression a call or a `new`, without `await` before it
 * @property {boolean} [isPromise] whether it must be awaited to give the value that the call gave; default no
 * @property {boolean} [holdsAwait] whether it contains an `await`; default no
 * @property {string[]} [imports] lines for the file's top that define the names it uses; default none
 */

/**
 * An edit as a finding shows it.
 * @typedef {object} ShownEdit
 * @property {Edit | null} edit null if it is only a sketch after all: something remains that only the user can do
 * @property {string[]} advice the user's own lines with the edit applied, then whatever else it needs, as comments
 * @property {string[]} notes what the user has to know before applying it, a sentence each
 */

/**
 * A call whose parts are all known.
 * @typedef {Omit<CallSyntax, 'calleeText' | 'argumentTexts'> & {calleeText: string, argumentTexts: string[]}}
 *   PlainSyntax
 */

/**
 * Stands in the advice itself: without it, a request that makes the call throw (no password) ends the process, where it
 * was answered with 500.
 */
const EXPRESS_4_LINE =
  '// with: try and catch (error) { next(error) } around it in Express 4: what an async handler throws there ends the process';

/**
 * Where calls do not wait for a function.
 * @typedef {object} Places
 * @property {CallPlace[]} known calls of it
 * @property {CallPlace[]} likely calls of it, or of something else
 */

/** Where the source is not known, nor is whether the function around a call is async already. */
const UNSEEN = '// with: await every call of a function that becomes async: its promise, not awaited, counts as true';
/** Why it is not told where the callers of a function are. */
const NOT_SHOWN = 'the sources do not show where they are';
const UNREAD = 'the callers could not be read';

/** `Users.#hash` */
const PRIVATE = /(?:^|\.)#[^.]*$/;

/** Comments of an excerpt are blanked like what may be secret. */
const BLANKED_COMMENT = /\s*\/\/ ?…\s*$/;

/** Private names and `super` occur in classes, which are not part of an argument's text.
 * @type {Options} */
const PARSING = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowAwaitOutsideFunction: true,
  allowSuperOutsideMethod: true,
  checkPrivateFields: false,
};

/**
 * How a call is written, if it may be edited.
 * @param {SourceCall | null | undefined} call what the source says at a call site
 * @param {string} name of the function that is called there
 * @returns {PlainSyntax | null} null if something else is called, or if an argument is unknown: spread, possibly a
 *   secret, or of a form that can't be moved elsewhere
 */
export function plainSyntax(call, name) {
  const syntax = call?.syntax;
  if (!call || !syntax || call.callee !== name || syntax.isNew || syntax.hasSpread || !isCalledByName(syntax, name))
    return null;
  const { argumentTexts } = syntax;
  return argumentTexts.every((text) => text !== null && isOneExpression(text))
    ? /** @type {PlainSyntax} */ (syntax)
    : null;
}

/**
 * Why a sketch doesn't repeat a call: what may be secret is in no report.
 * @param {SourceCall | undefined} call what the source says
 * @returns {string[]} a comment line; none if all arguments could be shown
 */
export function whyHidden(call) {
  const isHidden = call?.syntax?.argumentTexts.includes(null) ?? false;
  return isHidden ? ['// with its current arguments: not all of them can be shown'] : [];
}

/**
 * Replaces a whole call.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @param {Replacement} replacement what to write instead
 * @returns {ShownEdit | null} null if the call can't be awaited where it is
 */
export function replacedCall(site, call, { expression, isPromise = false, holdsAwait = false, imports = [] }) {
  const { syntax } = call;
  if (!syntax) return null;
  const awaitable = isPromise || holdsAwait ? awaitableAt(syntax) : { asyncAt: null, callersMustAwait: false };
  const whole = isPromise ? awaited(expression, syntax) : expression;
  if (!awaitable || !isOneExpression(whole)) return null;
  const text = whole.startsWith('(') && syntax.isUnterminated ? `;${whole}` : whole;
  const { file, range } = syntax;
  /** @type {Edit} */
  const edit = { file: site.file, profiled: profiledAs(file), range, text, imports, ...awaitable };
  return finished(syntax, { edit, advice: shownLines(site, { ...call, syntax }, edit), notes: [] });
}

/**
 * @param {string} expression of a promise
 * @param {CallSyntax} syntax of the call that it replaces
 * @returns {string} the same, awaited
 */
function awaited(expression, { isChained }) {
  return isChained ? `(await ${expression})` : `await ${expression}`;
}

/**
 * What a tool that applies an edit needs to know about the file.
 * @param {SourceFile} file as it was profiled
 * @returns {Edit['profiled']} its length and its SHA-256
 */
export function profiledAs({ length, sha256 }) {
  return { length, sha256 };
}

/**
 * Functions that TypeScript turns into promises of `unknown`, with too few arguments: promisify() takes the last of
 * their overloads.
 */
const UNTYPED_PROMISE = /\bpromisify\w*\((?:[\w$]+\.)?(generatePrime|checkPrime|randomFill|argon2)(?:Callback\w*)?\)/;

/**
 * An edit that leaves types to the user is only a sketch: V8 doesn't see types, so neither do we. So is one that
 * leaves, or may leave, calls in any file that would mistake a promise for the value, or a handler through which Express 4
 * gets a rejected promise.
 * @param {CallSyntax} syntax of the call
 * @param {ShownEdit & {edit: Edit}} shown an edit of it
 * @returns {ShownEdit | null} null if the file is not what V8 compiled, so its positions differ
 */
export function finished({ file: { language }, within }, shown) {
  if (language === 'generated') return null;
  const missing = language === 'typescript' ? missingTypes(within, shown.edit) : [];
  const maySpread = isAwaitedEverywhere(within) && !losesPassed(within);
  const isWhole = missing.length === 0 && (shown.edit.asyncAt === null || maySpread);
  return isWhole ? shown : { ...shown, edit: null, advice: [...shown.advice, ...missing] };
}

/**
 * @param {EnclosingFunction} within the function around a call of TypeScript
 * @param {Edit} edit of it
 * @returns {string[]} what it leaves to the user, a line each
 */
function missingTypes(within, { asyncAt, imports }) {
  const untyped = UNTYPED_PROMISE.exec(imports.join('\n'))?.[1];
  return [
    ...(asyncAt !== null && within.isTyped
      ? [`// with: Promise<...> where TypeScript declares what ${within.name || 'the function around it'} returns`]
      : []),
    ...(untyped === undefined
      ? []
      : [`// with: a type for promisify's result, of which TypeScript knows too little for ${untyped}`]),
    ...(imports.some((line) => line.includes('=>'))
      ? ['// with: types of the parameters above, if TypeScript needs them']
      : []),
  ];
}

/**
 * The call with one argument replaced.
 * @param {PlainSyntax} syntax of the call
 * @param {number} index of the argument, which the call has
 * @param {string} text the new argument
 * @returns {string | null} an expression; null if the call has no such argument
 */
export function withArgument({ calleeText, argumentTexts }, index, text) {
  if (index >= argumentTexts.length) return null;
  return callText(
    calleeText,
    argumentTexts.map((each, at) => (at === index ? text : each)),
  );
}

/**
 * A call as text.
 * @param {string} callee what is called, such as `crypto.sign`
 * @param {readonly string[]} args each as written
 * @returns {string} an expression, on one line if the arguments are
 */
export function callText(callee, args) {
  return `${callee}(${args.join(', ')})`;
}

/**
 * Reads an expression.
 * @param {string} text a user's source
 * @returns {Expression | null} its syntax tree, whose offsets are one too large; null if it isn't exactly one
 *   JavaScript expression
 */
export function expressionOf(text) {
  try {
    const { body } = parse(`(${text}\n)`, PARSING);
    return body.length === 1 && body[0].type === 'ExpressionStatement' ? body[0].expression : null;
  } catch {
    return null;
  }
}

/**
 * Whether the function is called by its own name, or by one that it was imported under. `f.bind(null, a)` may be called
 * by another name, with fewer arguments than it has.
 * @param {CallSyntax} syntax of a call
 * @param {string} name of the function
 * @returns {boolean} false if it has another name that was not imported
 */
function isCalledByName({ calleeText, imported }, name) {
  if (calleeText === null) return false;
  const own = lastPart(name);
  if (calleeText === own || calleeText.endsWith(`.${own}`)) return true;
  return imported?.local === calleeText && imported.name === own;
}

/**
 * @param {string} text of an argument
 * @returns {boolean} whether it is an expression that can stand for an argument; parentheses around `(a, b)` are not
 *   part of its text
 */
function isOneExpression(text) {
  const node = expressionOf(text);
  return node !== null && node.type !== 'SequenceExpression';
}

/**
 * @param {CallSiteReport} site the call site
 * @param {SourceCall & {syntax: CallSyntax}} call what the source says
 * @param {Edit} edit of it
 * @returns {string[]} lines of code
 */
function shownLines(site, call, edit) {
  const { syntax } = call;
  const line = editedLine(call, syntax, edit);
  const isAsyncShown = line !== null && edit.asyncAt?.line === syntax.range.startLine;
  return [
    // Pasted over its whole line, `await compare(...)` alone would drop the `if (!...) return` around it.
    ...(line ?? `${edit.text} // instead of ${replacedWords(syntax)}`).split('\n'),
    ...(hasTwins(call, syntax, edit) ? [`// with: the same for other calls of ${syntax.calleeText} in that line`] : []),
    ...besideLines(site, syntax, edit, isAsyncShown),
  ];
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {string} what it is called by, and where
 */
function replacedWords({ calleeText, argumentTexts, isNew, range: { startLine, startColumn, endLine } }) {
  const lines = startLine === endLine ? `line ${startLine}` : `lines ${startLine}-${endLine}`;
  const callee = onOneLine(calleeText ?? 'the call');
  const called = `${isNew ? 'new ' : ''}${callee}(${argumentTexts.length === 0 ? '' : '...'})`;
  return `${called} in ${lines}, from column ${startColumn}`;
}

/**
 * A comment ends with its line: what follows would be code.
 * @param {string} code of some lines
 * @returns {string} the same on one
 */
export function onOneLine(code) {
  return code.replaceAll(/\s*[\n\r\u2028\u2029]\s*(\??\.)?/g, (_break, dot) => dot ?? ' ');
}

/**
 * @param {SourceCall} call what the source says, with its line
 * @param {CallSyntax} syntax of the call
 * @param {Edit} edit of it
 * @returns {boolean} whether its line calls the same twice, and what the edit writes may be written there, too: a call
 *   site is a line, and an edit changes one call. A variable for what the call gives is not that of a call with other
 *   arguments
 */
function hasTwins({ excerpt, excerptLine }, syntax, { imports }) {
  const line = excerpt[syntax.range.startLine - excerptLine] ?? '';
  const { calleeText } = syntax;
  if (calleeText === null) return false;
  const calls = line.split(`${calleeText}(`).length - 1;
  const isOwn = imports.some((each) => each.startsWith('let '));
  return calls > 1 && (!isOwn || calls === line.split(wholeCall(syntax)).length - 1);
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {string} the call as it stands in the source, unless a part of it is unknown
 */
function wholeCall({ calleeText, argumentTexts, isNew }) {
  return (isNew ? 'new ' : '') + callText(calleeText ?? '', argumentTexts.map(String));
}

/**
 * What an edit needs beyond its own text.
 * @param {AdvisedSite} site the call site
 * @param {CallSyntax} syntax of the call
 * @param {Edit} edit of it, or of a part of it
 * @param {boolean} isAsyncShown whether the line that is shown has the new `async`
 * @returns {string[]} comment lines
 */
export function besideLines(site, syntax, { asyncAt, closeAt, callersMustAwait, imports }, isAsyncShown = false) {
  return [
    ...(closeAt ? [`// with: ) in line ${closeAt.line}, before column ${closeAt.column}: behind the call`] : []),
    ...(asyncAt === null || isAsyncShown
      ? []
      : [`// with: async in line ${asyncAt.line}, before column ${asyncAt.column}`]),
    ...(callersMustAwait ? callersLine(syntax, site) : []),
    ...imports.map((each) => `// with: ${each}`),
    ...(asyncAt !== null && mayLoseErrors(syntax.within) ? [EXPRESS_4_LINE] : []),
  ];
}

/**
 * Stands in the advice itself, not among notes that may be left out: `if (check(password))` with a promise lets
 * everybody in.
 * @param {CallSyntax} syntax of a call whose function becomes async
 * @param {AdvisedSite} site that call
 * @returns {string[]} a line; none for a private method that all wait for: no other file can call it
 */
function callersLine(syntax, site) {
  const { within } = syntax;
  const { name, callers } = within;
  const places = unawaitedPlaces(syntax, site.file);
  const isOpen = mayHaveOthers(syntax);
  const isDone = places.known.length + places.likely.length === 0 && callers !== undefined && !isOpen;
  if (isDone && PRIVATE.test(name)) return [];
  const whose = isDone ? ' in files that did not run (in those that did, all wait)' : '';
  return [callersText(within, { whose, where: placesText(places, { isOpen, callers }, site) })];
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {boolean} whether there may be callers of its function whose line can't be given: no lines are known in compiler output
 */
function mayHaveOthers(syntax) {
  const { callers, unawaitedAt = [] } = syntax.within;
  if (unawaitedAt.length > 0 && !hasFileLines(syntax)) return true;
  return callers !== undefined && (!callers.areKnown || callers.unawaited.some(({ line }) => line === 0));
}

/**
 * @param {Places} places that do not wait
 * @param {{isOpen: boolean, callers: EnclosingFunction['callers']}} others whether there may be some, and what is known of all
 * @param {AdvisedSite} site where they are told
 * @returns {string} all of them in brackets, after the text that must be readable even if a line is cut
 */
function placesText({ known, likely }, { isOpen, callers }, site) {
  if (known.length + likely.length === 0) return isOpen ? ` (${callers?.areUnread ? UNREAD : NOT_SHOWN})` : '';
  const others = placesFrom(site, likely);
  const parts = [placesFrom(site, known), others && `may be calls of it: ${others}`].filter((each) => each !== '');
  return ` (${parts.join('; ')}${isOpen ? ', maybe others' : ''})`;
}

/**
 * What to add to a sketch that shows an awaited call in general terms: following it makes the function async.
 * @param {SourceCall | undefined} call what the source says
 * @param {AdvisedSite} site that it is
 * @returns {string[]} which callers must wait, or why they can't: comment lines, or none; in general terms where the source
 *   is not known
 */
export function whoWaits(call, site) {
  const syntax = call?.syntax;
  if (!syntax) return [UNSEEN];
  if (awaitableAt(syntax)?.callersMustAwait) return callersLine(syntax, site);
  const why = whyNotAwaited(call, site);
  return why.length === 0 ? [] : [...why, ...callersBeside(syntax, site)];
}

/**
 * Whoever finds a way around an obstacle makes the function async, too: of its callers, the obstacle is only one.
 * @param {CallSyntax} syntax of a call that is not awaited where it is
 * @param {AdvisedSite} site that call
 * @returns {string[]} which other callers would have to wait, as a comment line; none if none is known
 */
function callersBeside(syntax, site) {
  const { within } = syntax;
  const isHanded = isHandedOver(within);
  if (within.isAsync || within.isCallback || !(isHanded || mayBecomeAsync(within))) return [];
  const atOnce = callersAtOnce(within);
  const isOther = (/** @type {CallPlace} */ at) => !isAmong(at, atOnce);
  const { known, likely } = unawaitedPlaces(syntax, site.file);
  const places = { known: known.filter(isOther), likely: likely.filter(isOther) };
  if (places.known.length + places.likely.length === 0) return [];
  const isOneMore = isHanded || atOnce.length > 0 || typeof within.neededAt === 'number';
  const isOpen = mayHaveOthers(syntax) || (isHanded && within.callers === undefined);
  const where = placesText(places, { isOpen, callers: within.callers }, site);
  return [callersText(within, { calls: isOneMore ? 'every other call' : 'every call', where })];
}

/**
 * @param {EnclosingFunction} within a function that becomes async
 * @param {{calls?: string, whose?: string, where: string}} words which of its calls have to wait, of all or some files,
 *   and where they are, `''` if that is not told
 * @returns {string} a comment line
 */
function callersText({ name }, { calls = 'every call', whose = '', where }) {
  const what = /^$| /.test(name) ? `the ${name || 'function around it'}` : name;
  return `// with: await ${calls} of ${what}${whose}: its promise, not awaited, counts as true${where}`;
}

/**
 * @param {EnclosingFunction} within a function
 * @returns {boolean} whether all its callers wait for a promise, as far as that is checked
 */
function isAwaitedEverywhere({ unawaitedAt = [], callers }) {
  return unawaitedAt.length === 0 && (callers === undefined || (callers.areKnown && callers.unawaited.length === 0));
}

/**
 * @param {CallSyntax} syntax of a call
 * @param {string} file that holds it
 * @returns {Places} where the function around it is called and a promise would be taken for its value, as far as lines are known
 */
function unawaitedPlaces(syntax, file) {
  const { unawaitedAt = [], callers } = syntax.within;
  const all = (callers?.unawaited ?? []).filter(({ line }) => line > 0);
  const chained = all.filter(({ isChained }) => isChained);
  const own = unawaitedAt
    .filter(() => hasFileLines(syntax))
    .map((line) => ({ file, line }))
    .filter((at) => !isAmong(at, chained));
  const others = all.filter((at) => !at.isChained && !isAmong(at, own));
  const known = others.filter(({ mayBe }) => !mayBe);
  const likely = others.filter(({ mayBe }) => mayBe);
  return { known: [...own, ...known], likely };
}

/**
 * @param {{file: string, line: number}} at a line
 * @param {{file: string, line: number}[]} places others
 * @returns {boolean} whether it is one of them
 */
function isAmong(at, places) {
  return places.some(({ file, line }) => file === at.file && line === at.line);
}

/**
 * @param {SourceCall} call what the source says, with its line
 * @param {CallSyntax} syntax of the call
 * @param {Edit} edit of it
 * @returns {string | null} the user's line with the edit; null if the call is not on one line, or not whole in the
 *   excerpt, in which types of TypeScript are blanks
 */
function editedLine({ excerpt, excerptLine }, syntax, { text, asyncAt }) {
  const { range, file } = syntax;
  const line = (excerpt[range.startLine - excerptLine] ?? '').replace(BLANKED_COMMENT, '');
  const parts = line.split(wholeCall(syntax));
  // A blanked or cut part of the line moves its columns, and a copy of it would lose its meaning.
  if (
    range.startLine !== range.endLine ||
    parts.length !== 2 ||
    parts.some((part) => part.includes('…')) ||
    file.language !== 'javascript'
  )
    return null;
  const [head, tail] = parts;
  if (asyncAt === null || asyncAt.line !== range.startLine) return (head + text + tail).trim();
  // Tabs are shown as two spaces; they come before both.
  const at = asyncAt.column - 1 + head.length - (range.startColumn - 1);
  return `${head.slice(0, at)}async ${head.slice(at)}${text}${tail}`.trim();
}
