/** Finds where a file hands a handler of a package to a framework. */
import { isModuleOf } from '../model/file-path.js';
import { eachNode } from './each-node.js';
import { eachName } from './pattern-names.js';
import { literalText } from './routes/literal-meaning.js';

/** @import { CallNode } from './v8-position.js' */
/** @import { CallExpression, Class, AnyNode as Node, VariableDeclarator } from 'acorn' */

/**
 * How handlers are passed to frameworks: `app.use(session(...))`, `fastify.register(plugin)`, `router.get('/', guard(),
 * handler)`.
 */
const MOUNTING = /^(?:use|register|all|get|post|put|patch|delete|head|options|addHook|param|ext)$/;

/** `const store = session.Store; const sessions = session({store}); app.use(sessions)` is two steps. */
const MOST_STEPS = 4;

/**
 * Finds where a file passes a package's handler to a framework: a call, or a class that the framework instantiates
 * (`class JwtStrategy extends PassportStrategy(Strategy)`), whose constructor has the arguments.
 * @param {Node} program the file's syntax tree
 * @param {string} packageName such as `express-session`
 * @returns {CallNode | null} the only such call; null if there is none, or it is unclear which of several it was
 */
export function findMount(program, packageName) {
  /** @type {VariableDeclarator[]} */
  const variables = [];
  /** @type {CallExpression[]} */
  const calls = [];
  /** @type {Class[]} */
  const classes = [];
  /** @type {Set<string>} names of the package, or for what it made */
  const names = new Set();
  eachNode(program, false, (node) => {
    if (node.type === 'ImportDeclaration' && namesPackage(node.source, packageName)) {
      for (const { local } of node.specifiers) names.add(local.name);
    }
    if (node.type === 'VariableDeclarator' && node.init) variables.push(node);
    if (node.type === 'CallExpression' && isMounting(node.callee)) calls.push(node);
    if ((node.type === 'ClassDeclaration' || node.type === 'ClassExpression') && node.superClass) classes.push(node);
  });
  for (let step = 0; step < MOST_STEPS; step++) {
    for (const { id, init } of variables) {
      if (isMadeBy(/** @type {Node} */ (init), names, packageName)) eachName(id, null, (name) => names.add(name));
    }
  }
  const isOfIt = (/** @type {Node} */ node) => mentions(node, names, packageName);
  const mounts = [
    ...calls.filter((call) => call.arguments.some(isOfIt)),
    ...classes.filter(({ superClass }) => isOfIt(/** @type {Node} */ (superClass))).flatMap(superCalls),
  ];
  return mounts.length === 1 ? mounts[0] : null;
}

/**
 * @param {Class} node that extends another
 * @returns {CallExpression[]} calls of its constructor
 */
function superCalls({ body }) {
  /** @type {CallExpression[]} */
  const calls = [];
  eachNode(body, false, (node) => {
    if (node.type === 'CallExpression' && node.callee.type === 'Super') calls.push(node);
  });
  return calls;
}

/**
 * @param {Node} callee of a call
 * @returns {boolean} whether it is a method that takes handlers
 */
function isMounting(callee) {
  return (
    callee.type === 'MemberExpression' &&
    !callee.computed &&
    callee.property.type === 'Identifier' &&
    MOUNTING.test(callee.property.name)
  );
}

/**
 * @param {Node} expression such as `session({...})`, `new Store()`, `(await import('pkg')).default`
 * @param {Set<string>} names of the package
 * @param {string} packageName of it
 * @returns {boolean} whether it is taken from the package, or made by it
 */
function isMadeBy(expression, names, packageName) {
  /** @type {Node} */
  let node = expression;
  for (;;) {
    if (node.type === 'MemberExpression') node = node.object;
    else if (node.type === 'AwaitExpression') node = node.argument;
    else if (node.type === 'ChainExpression') node = node.expression;
    else if (node.type === 'ImportExpression') return namesPackage(node.source, packageName);
    else if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      if (isRequire(node, packageName)) return true;
      node = node.callee;
    } else return node.type === 'Identifier' && names.has(node.name);
  }
}

/**
 * @param {Node} argument of a call
 * @param {Set<string>} names of the package
 * @param {string} packageName of it
 * @returns {boolean} whether it passes on the package, or something that the package made
 */
function mentions(argument, names, packageName) {
  let found = false;
  /** @type {Set<Node>} names of properties: `session` in `passport.session()` is not a variable */
  const properties = new Set();
  // A function's body says nothing about what the call around it passes on.
  eachNode(argument, true, (node) => {
    if (node.type === 'MemberExpression' && !node.computed) properties.add(node.property);
    if (node.type === 'Property' && !node.computed && !node.shorthand) properties.add(node.key);
    found ||=
      (node.type === 'Identifier' && names.has(node.name) && !properties.has(node)) || isRequire(node, packageName);
  });
  return found;
}

/**
 * @param {Node} node of any type
 * @param {string} packageName that is asked for
 * @returns {boolean} whether it is `require('<package>')`
 */
function isRequire(node, packageName) {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'require' &&
    node.arguments.length > 0 &&
    namesPackage(node.arguments[0], packageName)
  );
}

/**
 * @param {Node} specifier of an import
 * @param {string} packageName that is asked for
 * @returns {boolean} whether it names the package, or a file of it
 */
function namesPackage(specifier, packageName) {
  return isModuleOf(literalText(specifier), packageName);
}
