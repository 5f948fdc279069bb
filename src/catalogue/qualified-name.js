/** Longer symbols are cut: a namespace and a class are known by the beginning of a name. */
const MAX_LENGTH = 2000;

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
