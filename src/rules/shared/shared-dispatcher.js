/** Edits and sketches of lines that make a dispatcher of undici, which keeps connections by itself. */
import { lastPart } from '../../model/last-part.js';
import { editedPart } from './edited-part.js';
import { isOf, keptVariable, madeOnce } from './shared-agent.js';

/** @import { CallSyntax, SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { ShownEdit } from './edit.js' */

/** Those that open as many connections as are needed: a Client has one, so that requests would wait. */
const DISPATCHERS = ['Agent', 'Pool', 'ProxyAgent', 'EnvHttpProxyAgent'];

/** What the others are made with, besides options. */
const MADE_WITH = new Map(
  Object.entries({ BalancedPool: 'origins, ', Client: 'origin, ', Pool: 'origin, ', RetryAgent: 'agent, ' }),
);

/** It is made of another dispatcher, in whose place it stands. */
const WRAPS = /\bnew ((?:\w+\.)?RetryAgent)\(/;

const KEPT = 'once, with its current options';

/**
 * `new Agent(...)` of undici in a function → the first one is kept.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {ShownEdit | null} null if it isn't such a call, or if its options may differ from call to call
 */
export function dispatcherShared(site, call) {
  const { syntax } = call;
  const type = syntax?.isNew && !syntax.hasSpread && DISPATCHERS.find((name) => isOf(syntax, 'undici', name));
  if (!syntax || !type) return null;
  if (syntax.argumentTexts.includes(null)) return keptInPlace(site, call, syntax, type);
  const made = `new ${syntax.calleeText}(${syntax.argumentTexts.join(', ')})`;
  return madeOnce(site, call, made, type);
}

/**
 * A proxy's URL may contain its password: then the arguments stay where they are, and what makes the dispatcher of them
 * is replaced.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @param {CallSyntax} syntax of it
 * @param {string} type of what it makes
 * @returns {ShownEdit | null} null if it can't be shared as it is; or in TypeScript, which would ask for types
 */
function keptInPlace(site, call, syntax, type) {
  const { calleeText, range, calleeRange, isUnterminated, file } = syntax;
  const kept = isUnterminated || file.language === 'typescript' ? null : keptVariable(call, type);
  if (kept === null) return null;
  const { endLine, endColumn } = calleeRange;
  return editedPart(site, syntax, {
    range: { ...range, endLine, endColumn },
    before: `new ${calleeText}`,
    text: `((...made) => (${kept.local} ??= new ${calleeText}(...made)))`,
    imports: kept.imports,
  });
}

/**
 * @param {SourceCall | null} call that makes a dispatcher, null if unknown
 * @returns {string} a line of code that makes one of the same class: a ProxyAgent's `uri` means nothing to an Agent
 */
export function dispatcherMade(call) {
  const name = classOf(call);
  if (name === '') return `const dispatcher = new Agent(options); // undici's, or the class that you use: ${KEPT}`;
  const made = `new ${call?.syntax?.calleeText}(${MADE_WITH.get(name) ?? ''}options)`;
  const [, wrapper = ''] = WRAPS.exec(call?.excerpt[call.line - call.excerptLine] ?? '') ?? [];
  const whole = wrapper === '' || name === 'RetryAgent' ? made : `new ${wrapper}(${made})`;
  return `const dispatcher = ${whole}; // undici's: ${KEPT}`;
}

/**
 * @param {SourceCall | null} call that makes a dispatcher, null if unknown
 * @returns {boolean} whether it is made for an origin, to which it also sends what is for others
 */
export function isOfOrigin(call) {
  return MADE_WITH.get(classOf(call))?.startsWith('origin') ?? false;
}

/**
 * @param {SourceCall | null} call that makes a dispatcher, null if unknown
 * @returns {boolean} whether that is known to be one for proxies
 */
export function makesProxy(call) {
  return classOf(call).endsWith('ProxyAgent');
}

/**
 * @param {SourceCall | null} call that makes a dispatcher
 * @returns {string} name of its class, `''` if that is not one of undici's
 */
function classOf(call) {
  const { syntax } = call ?? {};
  const { isNew = false, calleeText = null, imported = null } = syntax ?? {};
  if (!isNew || calleeText === null || imported?.module !== 'undici') return '';
  return ['default', '*'].includes(imported.name) ? lastPart(calleeText) : imported.name;
}
