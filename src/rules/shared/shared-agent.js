/**
 * Edits of lines that make an agent of `node:https`, or go without one. An agent that is shared keeps its own options as they are written, and is
 * shared only where these are the same at each call: a connection that was made with one certificate is never used for another.
 */
import { replacedCall } from './edit.js';
import { editedPart } from './edited-part.js';
import { freeName, importedName } from './new-names.js';

/** @typedef {import('../../model/profile.js').CallSyntax} CallSyntax */
/** @typedef {import('../../model/profile.js').OptionSyntax} OptionSyntax */
/** @typedef {import('../../model/profile.js').SourceCall} SourceCall */
/** @typedef {import('../../model/report.js').CallSiteReport} CallSiteReport */
/** @typedef {import('./edit.js').ShownEdit} ShownEdit */

/** They hold back nobody where each request has its own agent. */
const LIMITS = ['maxSockets', 'maxTotalSockets'];

/** Beside these a request's agent does not make its connections. */
const OWN_CONNECTIONS = ['createConnection', 'socketPath'];

/**
 * `new https.Agent(...)` in a function → the first one is kept, and keeps connections alive.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {ShownEdit | null} null if it is no such call, or if its options may differ from call to call
 */
export function agentShared(site, call) {
  const { syntax } = call;
  const made = syntax ? keptAgent(syntax) : null;
  if (!syntax || made === null || syntax.within.kind === 'module' || syntax.isEnded !== false || !syntax.areConstant?.every(Boolean)) return null;
  if (optionsOf(syntax).some(({ name }) => LIMITS.includes(name))) return null;
  const { local, imports } = variable(syntax, 'Agent', 'import(\'node:https\').Agent');
  return replacedCall(site, call, { expression: `(${local} ??= ${made})`, imports });
}

/**
 * `new https.Agent(...)` → with `keepAlive: true`.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {ShownEdit | null} null if it is no such call
 */
export function agentKept(site, call) {
  const made = call.syntax && call.syntax.isEnded === false ? keptAgent(call.syntax) : null;
  return made === null ? null : replacedCall(site, call, { expression: made });
}

/**
 * `new https.Agent({ maxCachedSessions: 0 })` → without it.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {ShownEdit | null} null if it is no such call
 */
export function agentWithSessions(site, call) {
  const { syntax } = call;
  if (!syntax || !isHttpsAgent(syntax) || !optionsOf(syntax).some(({ name }) => name === 'maxCachedSessions')) return null;
  const texts = optionTexts(syntax, ['maxCachedSessions']);
  return texts === null ? null : replacedCall(site, call, { expression: newAgent(syntax, texts) });
}

/**
 * `https.get(url, { agent: false })` → with one agent for all of them.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {ShownEdit | null} null if it is no such call
 */
export function agentForNone(site, call) {
  const { syntax } = call;
  const none = syntax && requestOptions(syntax)?.find(({ name }) => name === 'agent');
  if (!syntax || !none?.text || !/^agent\s*:\s*false$/.test(none.text)) return null;
  const agent = importedName(syntax, 'node:https', 'Agent', 'HttpsAgent');
  const local = freeName(nameFor(syntax, 'Agent'), syntax.taken);
  const imports = [...agent.imports, `const ${local} = new ${agent.local}({ keepAlive: true });`];
  return editedPart(site, syntax, { range: none.range, before: none.text, text: `agent: ${local}`, imports });
}

/**
 * `https.get(url, { checkServerIdentity })` → an agent for all of them that has it.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {ShownEdit | null} null if it is no such call, if it has an agent already, or if the function may differ from call to call
 */
export function identityInAgent(site, call) {
  const { syntax } = call;
  const options = syntax ? requestOptions(syntax) : null;
  const check = options?.find(({ name }) => name === 'checkServerIdentity');
  if (!syntax || !check?.text || !check.isConstant || options?.some(({ name }) => name === 'agent')) return null;
  const agent = importedName(syntax, 'node:https', 'Agent', 'HttpsAgent');
  const { local, imports } = variable(syntax, 'Agent', 'import(\'node:https\').Agent');
  const text = `agent: (${local} ??= new ${agent.local}({ keepAlive: true, ${check.text} }))`;
  return editedPart(site, syntax, { range: check.range, before: check.text, text, imports: [...agent.imports, ...imports] });
}

/**
 * A variable at the file's top that an edit sets when it is first needed: then all that the file declares has its value.
 * @param {CallSyntax} syntax of the call that is edited
 * @param {string} what it holds, the end of its name
 * @param {string} type of that, for TypeScript
 * @returns {import('./new-names.js').NewName}
 */
export function variable(syntax, what, type) {
  const local = freeName(nameFor(syntax, what), syntax.taken);
  return { local, imports: [syntax.file.language === 'typescript' ? `let ${local}: ${type} | undefined;` : `let ${local};`] };
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
 * @returns {string | null} `new https.Agent({..., keepAlive: true})`, null if it makes no agent of Node's, or not all of its options may be shown
 */
function keptAgent(syntax) {
  const options = optionsOf(syntax);
  if (!isHttpsAgent(syntax)) return null;
  const texts = options.some(({ text }) => /^keepAlive\s*:\s*true$/.test(text ?? '')) ? optionTexts(syntax) : optionTexts(syntax, ['keepAlive']);
  if (texts === null) return null;
  return newAgent(syntax, texts.some((text) => /^keepAlive\s*:/.test(text)) ? texts : [...texts, 'keepAlive: true']);
}

/**
 * @param {CallSyntax} syntax of `new https.Agent(...)`
 * @param {string[]} texts of its options
 * @returns {string} the same with these
 */
function newAgent({ calleeText }, texts) {
  return `new ${calleeText}(${texts.length === 0 ? '' : `{ ${texts.join(', ')} }`})`;
}

/**
 * @param {CallSyntax} syntax of a call with one argument or none
 * @param {string[]} [but] names of options to leave out
 * @returns {string[] | null} its options as written, what is no literal of an object spread; null if not all may be shown
 */
function optionTexts(syntax, but = []) {
  const [text = '{}', ...others] = syntax.argumentTexts;
  if (text === null || others.length > 0 || syntax.hasSpread) return null;
  if (!text.startsWith('{')) return [`...${text}`];
  const texts = optionsOf(syntax).filter(({ name }) => !but.includes(name)).map((option) => option.text);
  return texts.every((each) => each !== null) ? texts : null;
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {OptionSyntax[]} properties of its arguments, none if they are not known
 */
function optionsOf({ options = [] }) {
  return options;
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {OptionSyntax[] | null} options of a request that Node's own agents connect for; null if it is none, or not all of them are seen
 */
function requestOptions(syntax) {
  const options = optionsOf(syntax);
  const isRequest = isOf(syntax, 'https', 'get') || isOf(syntax, 'https', 'request');
  return isRequest && !syntax.isNew && options.every(({ name }) => name !== '' && !OWN_CONNECTIONS.includes(name)) ? options : null;
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {boolean} whether it makes an agent of Node's
 */
function isHttpsAgent(syntax) {
  return syntax.isNew && isOf(syntax, 'https', 'Agent');
}

/**
 * Whether a function of a module of Node's is called.
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
