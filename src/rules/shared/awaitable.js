/**
 * Whether a call may be awaited where it is. `await` needs an async function, and a function that becomes async returns
 * a promise: code that uses its result immediately (`map`, `sort`, the reader of a getter) would get the promise
 * instead of the value.
 */

import { isCalledByLanguage, isHandedOver, mayBecomeAsync, mayReturnPromise } from '../../model/handed-function.js';
import { pathFrom, placeFrom, placesFrom } from './places-from.js';

/** @import { AnsweredTooEarly, CallSyntax, EnclosingFunction, KnownCallers, SourceCall } from '../../model/source-call.js' */
/** @import { AdvisedSite, CallPlace } from './places-from.js' */

/**
 * What an `await` requires of the code around the call.
 * @typedef {object} Awaitable
 * @property {{line: number, column: number} | null} asyncAt where `async ` must be added, null if nowhere
 * @property {boolean} callersMustAwait whether a function returns a promise that its callers don't expect yet
 */

/** A request that makes the call throw (no password) gets a 500 now, and would end the process. */
const LOSES_ERRORS = 'express 4';

/** Where the language allows no `await`. @type {Map<EnclosingFunction['kind'], string>} */
const CANNOT_WAIT = new Map([
  ['constructor', 'a constructor'],
  ['getter', 'a getter'],
  ['setter', 'a setter'],
  ['field', 'the value of a field'],
  ['static-block', 'a static block'],
  ['parameters', 'the default value of a parameter'],
]);

/**
 * Says whether a call can be awaited where it is.
 * @param {CallSyntax} syntax of the call
 * @returns {Awaitable | null} null if it can't, or if that might change what the program does
 */
export function awaitableAt(syntax) {
  const { within } = syntax;
  if (mayChangeOutcome(syntax)) return null;
  if (within.isAsync) return { asyncAt: null, callersMustAwait: false };
  if (!mayBecomeAsync(within) || callersAtOnce(within).length > 0) return null;
  if (losesErrors(within)) return null;
  return { asyncAt: within.asyncAt, callersMustAwait: !within.isCallback };
}

/**
 * Who calls a function that is not async yet has to be told in any case.
 * @param {CallSyntax} syntax of a call
 * @returns {boolean} whether others would, or might, see what they do not see now, if it were awaited
 */
function mayChangeOutcome({ within, isUpdated, listensLater }) {
  const { isAsync, callers, answeredEarly } = within;
  if (isUpdated || listensLater || isNeededAtOnce(within) || answeredEarly) return true;
  return Boolean(callers?.pausedAt) || (isAsync && callers?.areUnread === true);
}

/**
 * Why a call is not awaited where it is, if that is worth a line: no edit of this line alone can move its work off the
 * event loop.
 * @param {SourceCall | undefined} call what the source says
 * @param {AdvisedSite} site that it is
 * @returns {string[]} comment lines, one for each kind of caller that can't wait; none if nothing is in the way
 */
export function whyNotAwaited(call, site) {
  const syntax = call?.syntax;
  if (!syntax) return [];
  const obstacles = obstaclesTo(syntax, site);
  // Whoever gets around an obstacle still meets what its callers read before the wait and write after it.
  return obstacles.length > 0 && !syntax.within.callers?.pausedAt
    ? obstacles
    : [...new Set([...obstacles, ...whyNotPaused(syntax.within, site)])];
}

/**
 * @param {CallSyntax} syntax of a call
 * @param {AdvisedSite} site that it is
 * @returns {string[]} comment lines on the call, the function around it and callers that can't wait
 */
function obstaclesTo(syntax, site) {
  const { within } = syntax;
  const unsafe = whyUnsafe(syntax);
  const own = whyNotAsync(syntax, site);
  const needed = neededAt(syntax, site);
  const atOnce = callersAtOnce(within).filter((at) => at.file !== needed?.file || at.line !== needed.line);
  if (unsafe.length > 0) return [...unsafe, ...(isNeededAtOnce(within) ? own : []), ...whyAtOnce(atOnce, site)];
  if (own.length > 0) return hasOthers(within, atOnce) ? [...own, ...whyAtOnce(atOnce, site)] : own;
  if (atOnce.length > 0) return whyAtOnce(atOnce, site);
  return within.answeredEarly ? whyAnswered(within.answeredEarly, site) : [];
}

/**
 * @param {EnclosingFunction} within a function that can't be awaited somewhere
 * @param {KnownCallers['unawaited']} atOnce its callers that may not be able to wait
 * @returns {boolean} whether these are others than the reason names: what is written where it is handed over has one
 */
function hasOthers(within, { length }) {
  if (isNeededAtOnce(within)) return true;
  return isHandedOver(within) && (!within.isCallback || length > 1);
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {string[]} what its wait itself would spoil, as a comment line; none if nothing is known
 */
function whyUnsafe({ isUpdated, listensLater }) {
  if (isUpdated) return ['// unsafe to await: code that runs during the wait could change the outcome'];
  return listensLater ? ['// unsafe to await: what began before the call is heard or awaited only after it'] : [];
}

/**
 * @param {EnclosingFunction} within the function around a call
 * @returns {KnownCallers['unawaited']} its callers in any file that may not be able to wait; none if it returns a promise
 *   already
 */
export function callersAtOnce({ isAsync, callers }) {
  return isAsync ? [] : (callers?.unawaited ?? []).filter((each) => each.isAtOnce);
}

/**
 * @param {KnownCallers['unawaited']} callers that may not be able to wait
 * @param {AdvisedSite} site a call in the function
 * @returns {string[]} a comment line for those that call it, one for each wrapper around such handlers, and one for those that
 *   may call it; each names all of them
 */
function whyAtOnce(callers, site) {
  const known = callers.filter(({ mayBe }) => !mayBe);
  const takers = new Set(known.map(({ taker = '' }) => taker));
  const likely = atOnceWords(
    callers.filter(({ mayBe }) => mayBe),
    site,
  );
  return [
    ...[...takers].map((name) => {
      const words = atOnceWords(
        known.filter(({ taker = '' }) => taker === name),
        site,
      );
      return `// unsafe to await: ${name === '' ? '' : `${name}() at `}${words} may not wait for a promise`;
    }),
    ...(likely === '' ? [] : [`// unsafe to await: ${likely} may call this, and may not wait for a promise`]),
  ];
}

/**
 * @param {KnownCallers['unawaited']} callers of one kind
 * @param {AdvisedSite} site a call in the function that they call
 * @returns {string} their lines; a file where none is known, as in compiler output; `''` if there are none
 */
function atOnceWords(callers, site) {
  const [first] = callers;
  const places = placesFrom(
    site,
    callers.filter(({ line }) => line > 0),
  );
  return places === '' && first ? pathFrom(site, first.file) : places;
}

/**
 * @param {EnclosingFunction} within the function around a call
 * @param {AdvisedSite} site that call
 * @returns {string[]} what continues before it has ended, as a comment line; none if nothing is known to
 */
function whyNotPaused({ callers, isAsync }, site) {
  const at = callers?.pausedAt;
  if (!at)
    return callers?.areUnread && isAsync ? ['// unsafe to await: the callers of this function could not be read'] : [];
  const place = placeFrom(site, at);
  if (at.why === 'left') return [`// unsafe to await: ${place} does not wait for this function to end`];
  if (at.why === 'raced') return [`// unsafe to await: ${place} may go on before this function ends`];
  if (at.why === 'overtaken') return [`// unsafe to await: other work at ${place} begins before this function ends`];
  if (at.why === 'missed') return [`// unsafe to await: what began before ${place} is heard or awaited only after it`];
  return [`// unsafe to await: code that runs before ${place} gets its result could change the outcome`];
}

/** Frameworks with middleware that waits for what follows. @type {Map<AnsweredTooEarly['by'], string>} */
const COMPOSERS = new Map([
  ['koa', 'Koa'],
  ['hono', 'Hono'],
]);

/**
 * @param {AnsweredTooEarly} answered by a framework, before a function has ended
 * @param {AdvisedSite} site a call in it
 * @returns {string[]} comment lines
 */
function whyAnswered({ by, file, line }, site) {
  const composer = COMPOSERS.get(by);
  if (composer !== undefined) {
    const place = line === null ? pathFrom(site, file) : placeFrom(site, { file, line });
    return [
      `// unsafe to await: ${place} passes requests on and does not wait, so that ${composer}`,
      '// answers before this has ended: return next() there, or await it',
    ];
  }
  if (by === 'express') {
    const place = line === null ? pathFrom(site, file) : placeFrom(site, { file, line });
    return [
      `// unsafe to await: ${place} goes on with requests after next(), which does not`,
      "// wait for this to end: move that behind all routes, or to res.on('finish', ...)",
    ];
  }
  const what =
    line === null
      ? 'the handler does not answer itself'
      : `${placeFrom(site, { file, line })} may answer after the handler has ended`;
  return [
    `// unsafe to await: ${what}`,
    '// an async handler must end with return reply, or Fastify sends an empty answer',
  ];
}

/**
 * @param {CallSyntax} syntax of a call
 * @param {AdvisedSite} site that it is
 * @returns {string[]} why the function around it does not become async, as a comment line; none if it does, or if the reason is
 *   obvious
 */
function whyNotAsync(syntax, site) {
  const { within } = syntax;
  const needed = neededAt(syntax, site);
  const place = needed && placeFrom(site, needed);
  if (within.isAsync) return place ? [`// unsafe to await: ${place} does not wait for this function to end`] : [];
  const never = whyNever(within);
  if (never !== '') return [`// unsafe to await: ${never} can't wait for a promise`];
  if (losesErrors(within)) {
    return [
      '// in an async handler, within try and catch (error) { next(error) }: otherwise Express 4 ends the process',
    ];
  }
  const handed =
    isHandedOver(within) && !mayReturnPromise(within) ? [`// unsafe to await: ${whyHandedOver(within)}`] : [];
  const { name } = within;
  const calls = `calls ${name || 'the function around it'} where nothing can wait for a promise`;
  return place ? [...handed, `// unsafe to await: ${place} ${calls}`] : handed;
}

/**
 * @param {EnclosingFunction} within a function that is not async
 * @returns {string} what it is, if no edit could make it async; `''` if one could
 */
function whyNever(within) {
  if (within.isGenerator) return 'a generator';
  const place = CANNOT_WAIT.get(within.kind);
  if (place !== undefined) return place;
  return isCalledByLanguage(within) ? `the language calls ${within.name || 'this method'}, and` : '';
}

/**
 * @param {EnclosingFunction} within a function that is passed to a call which may not wait for it
 * @returns {string} what that would do, a clause
 */
function whyHandedOver({ calledBy }) {
  if (calledBy === 'setInterval') return "the interval's next turn could begin before this one ends";
  return `${calledBy === '' ? 'what the function is handed to' : `${calledBy}()`} may not wait for a promise`;
}

/**
 * @param {EnclosingFunction} within the function around a call
 * @returns {boolean} whether Express 4 ran it, and would lose what it throws once it is async
 */
function losesErrors({ router, catchesForNext }) {
  return router === LOSES_ERRORS && catchesForNext !== true;
}

/**
 * Whether a rejected promise of a handler may go unhandled.
 * @param {EnclosingFunction} within the function around a call
 * @returns {boolean} true for Express handlers and middleware, and what they call, unless the Express version that ran is known to
 *   be 5, or they hand on what they throw
 */
export function mayLoseErrors({ router, callers, catchesForNext }) {
  const own = catchesForNext ? '' : router;
  return [own, callers?.passedTo].some((each) => each === 'express' || each === 'router') || losesPassed({ callers });
}

/**
 * Whether the rejected promise of a function goes unhandled where a handler calls it and is not async itself.
 * @param {Pick<EnclosingFunction, 'callers'>} within the function around a call
 * @returns {boolean} true if Express 4 ran, and its router gets the promise from such a handler
 */
export function losesPassed({ callers }) {
  return callers?.passedTo === LOSES_ERRORS;
}

/**
 * @param {EnclosingFunction} within the function around a call
 * @returns {boolean} whether its file calls it where nothing can wait
 */
function isNeededAtOnce({ neededAt = null }) {
  return neededAt !== null;
}

/**
 * A text that a compiler made without a map has lines of its own, which nobody can look up.
 * @param {CallSyntax} syntax of a call
 * @returns {boolean} whether lines that it gives are those of the file
 */
export function hasFileLines({ file: { language, sha256 } }) {
  return language !== 'generated' || sha256 !== null;
}

/**
 * @param {CallSyntax} syntax of a call
 * @param {AdvisedSite} site that it is
 * @returns {CallPlace | null} where its file needs the function around it at once; null if it doesn't
 */
function neededAt(syntax, site) {
  const { neededAt: line = null } = syntax.within;
  return line === null ? null : { file: site.file, line: hasFileLines(syntax) ? line : 0 };
}
