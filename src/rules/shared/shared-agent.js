/**
 * Edits of lines that make a `node:https` agent, or do without one. A shared agent keeps its own options as written,
 * and is shared only where these are the same at each call: a connection made with one certificate is never used for
 * another.
 */
import { replacedCall } from './edit.js';
import { optionNamed, replacedOption, withOption } from './edited-options.js';
import { freeName, nameToImport } from './new-names.js';

/** @import { CallSyntax, OptionLiteral, SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { ShownEdit } from './edit.js' */
/** @import { NewName } from './new-names.js' */
/** @import { Agent } from 'node:https' */

/** They have no effect if each request has its own agent; with `pipelining: 0` no connection is kept. */
const LIMITS = ['maxSockets', 'maxTotalSockets', 'connections', 'maxOrigins', 'pipelining'];

/**
 * With these options a request's agent doesn't make its connections, or may give it those of another request: they are
 * not part of the name under which it keeps them (https://github.com/nodejs/node/blob/v24.0.0/lib/https.js,
 * Agent.prototype.getName).
 */
const OWN_CONNECTIONS = [
  'ALPNProtocols',
  'createConnection',
  'lookup',
  'pskCallback',
  'secureContext',
  'session',
  'socket',
  'socketPath',
];

/** A check that the program makes for each connection: one that is kept, or resumed, is not checked again. */
const OWN_CHECK = 'checkServerIdentity';

/** What `maxCachedSessions` is without being named (https://nodejs.org/api/https.html#new-agentoptions). */
const DEFAULT_SESSIONS = 'maxCachedSessions: 100';

/**
 * `new https.Agent(...)` in a function → the first one is kept and keeps its connections alive.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {ShownEdit | null} null if it isn't such a call, or if its options may differ from call to call
 */
export function agentShared(site, call) {
  const made = call.syntax ? keptAgent(call.syntax) : null;
  return made === null ? null : madeOnce(site, call, made, 'Agent');
}

/**
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @param {string} made what is to be kept
 * @param {string} type of it, as its module exports it
 * @returns {ShownEdit | null} null if it can't be shared as it is
 */
export function madeOnce(site, call, made, type) {
  const kept = keptVariable(call, type);
  return kept && replacedCall(site, call, { expression: `(${kept.local} ??= ${made})`, imports: kept.imports });
}

/**
 * @param {SourceCall} call that makes an agent or dispatcher
 * @param {string} type of it, as its module exports it
 * @returns {NewName | null} a variable for the first one; null if it can't be shared as it is
 */
export function keptVariable({ syntax }, type) {
  if (
    !syntax?.imported ||
    syntax.within.kind === 'module' ||
    syntax.isEnded !== false ||
    !syntax.areConstant?.every(Boolean) ||
    mayCheck(syntax) ||
    hasOption(syntax, LIMITS)
  )
    return null;
  return variable(syntax, 'Agent', `import('${syntax.imported.module}').${type}`);
}

/**
 * @param {CallSyntax} syntax of a call
 * @param {readonly string[]} names of options
 * @returns {boolean} whether it has one of them
 */
function hasOption({ optionLiterals }, names) {
  return !!optionLiterals?.some(
    ({ of, properties }) => of === 'call' && properties.some(({ name }) => names.includes(name)),
  );
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {boolean} whether it may have a check of its own, here or where its options are made
 */
export function mayCheck(syntax) {
  return syntax.checksIdentity === true || hasOption(syntax, [OWN_CHECK]);
}

/**
 * What a sketch adds if the agent's own line shows why it can't be shared as it is.
 * @param {SourceCall | null} call what the source says where agents are made
 * @returns {string[]} lines
 */
export function whyNotShared(call) {
  const { syntax } = call ?? {};
  if (!syntax?.isNew) return [];
  const { areConstant = [], isEnded = false, within } = syntax;
  const mayDiffer = !areConstant.every(Boolean);
  const name = /^[\w$]+$/.test(within.name) ? `${within.name}()` : 'the function around it';
  return [
    ...(mayDiffer
      ? [`// its options may differ at each call of ${name}: keep one agent for each set of them, in a Map`]
      : []),
    ...((mayDiffer ? hasOption(syntax, [OWN_CHECK]) : mayCheck(syntax))
      ? [
          `// a connection that is kept has passed ${OWN_CHECK} once: if what that accepts may change, make a new agent then`,
        ]
      : []),
    ...(isEnded
      ? [
          "// without what the program then does to it (destroy(), options, listeners): that would be done to the others', too",
        ]
      : []),
  ];
}

/**
 * `new https.Agent(...)` → with `keepAlive: true`.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {ShownEdit | null} null if it isn't such a call
 */
export function agentKept(site, call) {
  const { syntax } = call;
  if (!syntax || syntax.isEnded !== false || !isHttpsAgent(syntax) || mayCheck(syntax)) return null;
  const options = argumentOptions(syntax);
  if (options !== null)
    return options.hasOthers && optionNamed(options, 'keepAlive')
      ? null
      : withOption(site, call, options, { name: 'keepAlive', text: 'true' });
  const made = keptAgent(syntax);
  return made === null ? null : replacedCall(site, call, { expression: made });
}

/**
 * `new https.Agent({ maxCachedSessions: 0 })` → with as many as agents keep by default.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {ShownEdit | null} null if it isn't such a call
 */
export function agentWithSessions(site, call) {
  const { syntax } = call;
  // A session that is resumed is not checked, either.
  const options = syntax && isHttpsAgent(syntax) && !mayCheck(syntax) ? argumentOptions(syntax) : null;
  const none = options && optionNamed(options, 'maxCachedSessions');
  return none && none.value === 0 ? replacedOption(site, call, none, DEFAULT_SESSIONS) : null;
}

/**
 * `https.get(url, { agent: false })` → with one agent for all of them.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {ShownEdit | null} null if it isn't such a call
 */
export function agentForNone(site, call) {
  const { syntax } = call;
  const options = syntax ? requestOptions(syntax) : null;
  const none = options && optionNamed(options, 'agent');
  // Node 20 gives a request with its own check a connection that has not passed it.
  if (!syntax || !options || none?.text !== 'false' || optionNamed(options, OWN_CHECK)) return null;
  const agent = nameToImport(syntax, 'node:https', 'Agent', 'HttpsAgent');
  const local = freeName(nameFor(syntax, 'Agent'), syntax.taken);
  return replacedOption(site, call, none, `agent: ${local}`, [
    ...agent.imports,
    `const ${local} = new ${agent.local}({ keepAlive: true });`,
  ]);
}

/**
 * A variable at the file's top that an edit sets when it is first needed: by then, everything the file declares has its
 * value.
 * @param {CallSyntax} syntax of the call that is edited
 * @param {string} what it holds, the end of its name
 * @param {string} type of that, for TypeScript
 * @returns {NewName} a name that is free in the file, and its declaration
 */
export function variable(syntax, what, type) {
  const local = freeName(nameFor(syntax, what), syntax.taken);
  return {
    local,
    imports: [syntax.file.language === 'typescript' ? `let ${local}: ${type} | undefined;` : `let ${local};`],
  };
}

/**
 * @param {CallSyntax} syntax of a call
 * @param {string} what is named, such as `Agent`
 * @returns {string} such as `getRatesAgent`: of the function around it, so that two functions do not mean the same
 */
function nameFor({ within: { name } }, what) {
  return /^[a-zA-Z_$][\w$]*$/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}${what}` : `shared${what}`;
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {string | null} `new https.Agent({..., keepAlive: true})`, null if it makes no agent of Node's, or not all
 *   of its options may be shown
 */
function keptAgent(syntax) {
  const {
    calleeText,
    argumentTexts: [text = '{}', ...others],
  } = syntax;
  if (!isHttpsAgent(syntax) || syntax.hasSpread || text === null || others.length > 0) return null;
  const options = text.startsWith('{') ? keptOptions(text, argumentOptions(syntax)) : `{ ...${text}, keepAlive: true }`;
  return options === null ? null : `new ${calleeText}(${options})`;
}

/**
 * @param {string} text of an agent's options
 * @param {OptionLiteral | null} options the same, null if nothing is known about them
 * @returns {string | null} the same with `keepAlive: true`; null if the result is unknown
 */
function keptOptions(text, options) {
  const before = options && optionNamed(options, 'keepAlive');
  if (!before) return withProperty(text, 'keepAlive: true');
  if (options.hasOthers || options.properties.some((each) => each.text === null))
    return before.text === 'true' && !options.hasOthers ? text : null;
  return `{ ${options.properties.map((each) => (each === before ? 'keepAlive: true' : each.text === each.name ? each.name : `${each.name}: ${each.text}`)).join(', ')} }`;
}

/**
 * @param {string} text of an object literal
 * @param {string} property to add
 * @returns {string} the literal with it at its end
 */
export function withProperty(text, property) {
  const inner = text.slice(1, -1).trim().replace(/,$/, '');
  return inner === '' ? `{ ${property} }` : `{ ${inner}, ${property} }`;
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {OptionLiteral | null} the options that it is called with; null if unknown, or if other code may use them
 *   too
 */
export function argumentOptions({ optionLiterals = [] }) {
  const own = optionLiterals.filter(({ of, path }) => of === 'call' && path === '');
  return own.length === 1 && !own[0].isShared ? own[0] : null;
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {OptionLiteral | null} options of a request for which Node's own agents connect; null if it isn't one, or
 *   not all of them are known
 */
function requestOptions(syntax) {
  const options = isOf(syntax, 'https', 'get') || isOf(syntax, 'https', 'request') ? argumentOptions(syntax) : null;
  return options && !options.hasOthers && options.properties.every(({ name }) => !OWN_CONNECTIONS.includes(name))
    ? options
    : null;
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {boolean} whether it makes an agent of Node's
 */
function isHttpsAgent(syntax) {
  return syntax.isNew && isOf(syntax, 'https', 'Agent');
}

/**
 * Whether a call is of a given function of a Node module.
 * @param {CallSyntax} syntax of a call
 * @param {string} module such as `https`
 * @param {string} name of the function
 * @returns {boolean} false if that is not known
 */
export function isOf({ calleeText, imported }, module, name) {
  if (imported?.module.replace(/^node:/, '') !== module || calleeText === null) return false;
  if (imported.name === name) return calleeText === imported.local || imported.local === '';
  return ['default', '*'].includes(imported.name) && calleeText.endsWith(`.${name}`);
}
