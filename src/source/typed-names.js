/**
 * Names whose types TypeScript also has elsewhere than at the function of that name: if such a function returns a
 * promise, those no longer fit. V8 sees no types, and what they are of is found by name alone.
 */

import { childrenOf } from './each-node.js';

/** A node of any type: TypeScript's are not in acorn's types. @typedef {any} Node */

const NAME = /^#?[a-z_$][\w$]*$/i;

/** Types of results that a promise fits, too. */
const TAKES_PROMISE = /^TS(?:Void|Any|Unknown)Keyword$/;
const OF_PROMISE = /Promise|Awaitable|Thenable/;
/** `Parameters<typeof derive>` says nothing about results. */
const OF_ARGUMENTS = /^(?:(?:Constructor)?Parameters|ThisParameterType)$/;

/**
 * @param {Node} program syntax tree of a file
 * @returns {Set<string>} names of functions whose types its types repeat or depend on
 */
export function typedNames(program) {
  /** @type {Set<string>} */
  const names = new Set();
  const aliases = functionTypes(program);
  /** @type {Node[]} */
  const pending = [program];
  for (let node = pending.pop(); node; node = pending.pop()) {
    for (const name of NAMED[node.type]?.(node, aliases) ?? []) if (NAME.test(name)) names.add(name);
    if (!OF_ARGUMENTS.test(node.typeName?.name ?? '')) pending.push(...childrenOf(node));
  }
  return names;
}

/**
 * @param {Node} program syntax tree of a file
 * @returns {Set<string>} types that it declares of functions that return no promise
 */
function functionTypes({ body }) {
  const declared = body.map((/** @type {Node} */ each) => each.declaration ?? each);
  return new Set(
    declared
      .filter((/** @type {Node} */ each) => isSync(each.typeAnnotation))
      .map((/** @type {Node} */ { id }) => id?.name),
  );
}

/**
 * Names by the type of a node.
 * @type {Record<string, (node: Node, aliases: ReadonlySet<string>) => string[]>}
 */
const NAMED = {
  // `ReturnType<typeof derive>`
  TSTypeQuery: ({ exprName }) => [lastOf(exprName)],
  // `Vault['derive']`
  TSIndexedAccessType: ({ indexType }) => literalsIn(indexType),
  // `Pick<Vault, 'derive'>`
  TSTypeReference: ({ typeName, typeParameters, typeArguments }) =>
    typeName?.name === 'Pick' ? ((typeArguments ?? typeParameters)?.params ?? []).flatMap(literalsIn) : [],
  // `interface Deriver { derive(p: string): Buffer }`
  TSMethodSignature: (node) => (isSyncResult(resultOf(node)) ? [lastOf(node.key)] : []),
  TSPropertySignature: ({ key, typeAnnotation }, aliases) =>
    isSync(typeAnnotation) || aliases.has(typeIn(typeAnnotation)?.typeName?.name) ? [lastOf(key)] : [],
  // Overloads.
  TSDeclareFunction: (node) => (isSyncResult(resultOf(node)) ? [lastOf(node.id)] : []),
  MethodDefinition: ({ key, value }) =>
    value.type !== 'FunctionExpression' && isSyncResult(resultOf(value)) ? [lastOf(key)] : [],
  // `class Fake implements Vault { derive(p) { ... } }`
  ClassDeclaration: typedMethods,
  ClassExpression: typedMethods,
  // `const old: Deriver = derive`, `{ derive } satisfies Derivers`
  VariableDeclarator: ({ id, init }) => (id.typeAnnotation ? valuesIn(init) : []),
  PropertyDefinition: ({ typeAnnotation, value }) => (typeAnnotation ? valuesIn(value) : []),
  TSAsExpression: ({ expression, typeAnnotation }) => (isConstant(typeAnnotation) ? [] : valuesIn(expression)),
  TSSatisfiesExpression: ({ expression }) => valuesIn(expression),
  TSTypeAssertion: ({ expression }) => valuesIn(expression),
};

/**
 * @param {Node} node of a class
 * @returns {string[]} names of its methods, if another class or an interface also says what those return
 */
function typedMethods({ superClass, implements: implemented = [], body }) {
  if (!superClass && implemented.length === 0) return [];
  return body.body.flatMap((/** @type {Node} */ { key, value }) => (isSyncFunction(value) ? [lastOf(key)] : []));
}

/**
 * @param {Node} node of an expression
 * @returns {boolean} whether it is a function that returns no promise
 */
function isSyncFunction(node) {
  return /Function/.test(node?.type) && !node.async && (!node.returnType || isSyncResult(resultOf(node)));
}

/**
 * @param {Node} node of a name: `derive`, `keys.derive`, `'derive'`
 * @returns {string} its last part, `''` if it has none
 */
function lastOf(node) {
  if (node?.type === 'TSQualifiedName') return node.right.name;
  if (node?.type === 'PrivateIdentifier') return `#${node.name}`;
  return String(node?.name ?? node?.value ?? '');
}

/**
 * @param {Node} node of a type
 * @returns {string[]} what it may be, of literals: `'a' | 'b'`
 */
function literalsIn(node) {
  if (node?.type === 'TSUnionType') return node.types.flatMap(literalsIn);
  return node?.type === 'TSLiteralType' ? [lastOf(node.literal)] : [];
}

/**
 * @param {Node} node of an expression whose type is declared
 * @returns {string[]} names of what may be functions in it
 */
function valuesIn(node) {
  switch (node?.type) {
    case 'Identifier':
      return [node.name];
    case 'ObjectExpression':
      return node.properties.flatMap((/** @type {Node} */ { key, value }) =>
        isSyncFunction(value) ? [lastOf(key)] : valuesIn(value),
      );
    case 'ArrayExpression':
      return node.elements.flatMap(valuesIn);
    default:
      return [];
  }
}

/**
 * @param {Node} node of a function without a body, or of its type
 * @returns {Node} the type of its result
 */
function resultOf({ returnType, typeAnnotation }) {
  return typeIn(returnType ?? typeAnnotation);
}

/**
 * @param {Node} node of an annotation, or of a type
 * @returns {Node} the type
 */
function typeIn(node) {
  return node?.type === 'TSTypeAnnotation' ? node.typeAnnotation : node;
}

/**
 * @param {Node} annotation of a type
 * @returns {boolean} whether it is that of a function that returns no promise
 */
function isSync(annotation) {
  const type = typeIn(annotation);
  if (type?.type === 'TSParenthesizedType') return isSync(type.typeAnnotation);
  if (type?.type === 'TSUnionType') return type.types.some(isSync);
  return type?.type === 'TSFunctionType' && isSyncResult(resultOf(type));
}

/**
 * @param {Node} type of a result
 * @returns {boolean} whether a promise is none
 */
function isSyncResult(type) {
  if (!type || TAKES_PROMISE.test(type.type)) return false;
  if (type.type === 'TSUnionType') return type.types.every(isSyncResult);
  return !OF_PROMISE.test(lastOf(type.typeName));
}

/**
 * @param {Node} annotation of a type
 * @returns {boolean} whether it is that of `as const`
 */
function isConstant(annotation) {
  return typeIn(annotation)?.typeName?.name === 'const';
}
