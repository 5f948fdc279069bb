/** What Node's C++ functions and thread-pool jobs say. */
import { NCRYPTO_BINDINGS, NODE_CRYPTO_BINDINGS } from './bindings.js';
import { PLUMBING } from './entry.js';

/** @import { FrameMatch } from '../model/operation.js' */

/** Longer symbols are cut: a namespace and a class are known by the beginning of a name. */
const MAX_LENGTH = 2000;

/** These take the thread pool's result back to the main thread. */
const COMPLETION = /::(AfterThreadPoolWork|ResolveWebCrypto)$/;

const NAMESPACES = [
  { prefix: 'node::crypto::', rows: NODE_CRYPTO_BINDINGS },
  { prefix: 'ncrypto::', rows: NCRYPTO_BINDINGS },
];

/**
 * What a C++ function of Node's own crypto code says.
 * @param {string} symbol demangled, with or without parameters
 * @returns {FrameMatch | null} null for a function of anything else
 */
export function matchBinding(symbol) {
  const name = qualifiedName(symbol);
  const namespace = NAMESPACES.find(({ prefix }) => name.startsWith(prefix));
  if (namespace === undefined) return null;
  const local = name.slice(namespace.prefix.length).replaceAll('node::crypto::', '');
  const entry = namespace.rows.find(([pattern]) => pattern.test(local))?.[1] ?? PLUMBING;
  const form = COMPLETION.test(local) ? 'async' : entry.form;
  return { ...entry, form, evidence: 'binding' };
}

/**
 * What a job on the thread pool does. In C++ it is a template named after its traits: `DeriveBitsJob<PBKDF2Traits>`.
 * @param {string} job what JavaScript calls the class, such as `PBKDF2Job`
 * @returns {Pick<FrameMatch, 'operation' | 'candidates'>} operation `''` for a job that we don't know
 */
export function matchJob(job) {
  return matchBinding(`node::crypto::${job.replace(/Job$/, 'Traits')}`) ?? PLUMBING;
}

/**
 * The qualified name in a demangled C++ symbol, without the return type that template functions carry,
 * without parameters, and without anonymous namespaces.
 * @param {string} symbol such as
 *   `void node::crypto::(anonymous namespace)::Fingerprint<&EVP_sha1>(v8::FunctionCallbackInfo<v8::Value> const&)`
 * @returns {string} such as `node::crypto::Fingerprint<&EVP_sha1>`; a name that is not C++ unchanged
 */
export function qualifiedName(symbol) {
  const text = symbol.slice(0, MAX_LENGTH).replaceAll('(anonymous namespace)::', '');
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '(' && depth === 0) return text.slice(start, at);
    if (character === '<' || character === '(') depth++;
    else if (character === '>' || character === ')') depth--;
    else if (character === ' ' && depth === 0) start = at + 1;
  }
  return text.slice(start);
}
