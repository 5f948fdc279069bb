/**
 * Promises that settle only when the event loop has turned: those for which a database, a disk, another computer or a
 * timer is asked. All others may be settled at once, and then the function that awaits them continues before anybody else:
 * packages that keep what they know in memory, and drivers that run SQL in this thread, return promises, too.
 */
import { isBuiltin } from 'node:module';
import { unwrap } from '../definition.js';
import { OF_REQUEST_NAME } from '../handler-parameters.js';
import { importedName } from '../imported-name.js';
import { firstName, lastName, memberName, memberPath } from '../member-path.js';

/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Expression, Value, Values } from '../routes/values.js' */
/** @import { CallExpression, AnyNode as Node, TaggedTemplateExpression } from 'acorn' */

/**
 * Where a function comes from: its path in a module, and whether `promisify` was called with it.
 * @typedef {{module: string, path: string, isPromisified: boolean}} Origin
 */

/** Packages that ask another process or computer, or the thread pool. */
const ASKS =
  /^(?:pg(?:-promise)?|postgres|mysql2?|mariadb|mssql|tedious|oracledb|mongodb|mongoose|i?o?redis|memcached|cassandra-driver|neo4j-driver|sqlite3?|axios|got|ky|node-fetch|undici|superagent|nodemailer|stripe|twilio|firebase-admin|amqplib|kafkajs|bcrypt|argon2|fs-extra|aws-sdk|@(?:aws-sdk|azure|elastic|google-cloud|neondatabase|node-rs|opensearch-project|planetscale|redis|sendgrid|supabase)\/.+|@nestjs\/mongoose|@fastify\/(?:postgres|mysql|mongodb|redis))(?:\/|$)/;

/** Packages that ask whichever database they are told to. */
const MAPPERS =
  /^(?:typeorm|sequelize|knex|kysely|drizzle-orm|objection|bookshelf|@(?:mikro-orm|prisma|sequelize)\/.+|@nestjs\/(?:typeorm|sequelize))(?:\/|$)/;

/** Texts in programs whose database is in this thread, or only stands in for one, as in tests. */
const IN_THREAD = [
  'better-sqlite3',
  '@mikro-orm/better-sqlite',
  '@mikro-orm/sqlite',
  'node:sqlite',
  'bun:sqlite',
  'libsql',
  'sql.js',
  'sqljs',
  'pglite',
  'pg-mem',
  '-mock',
];

/** What such packages have at hand: an idle connection, the next of the rows that were fetched, a token, an answer's body. */
const AT_HAND =
  /^\$?(?:connect|getConnection|acquire|start\w+|begin|next|hasNext|init\w*|close|end|release|validate|create(?:Client|Connection|Pool)|define|populate|as\w+|to(?:Object|JSON|String)|verify\w*|construct\w*|sign\w*|get(?:Signed|Session|Token|Access)\w*|json|text|arrayBuffer|blob|buffer|formData)$/;
/** What a connection has of its package, not of the program. */
const OF_CONNECTION = /^(?:query|execute)$/;

/** What programs call databases where nothing shows what made them. */
const NAMED = /^[_#]*(?:prisma|pg|postgres|mysql|mongo|redis|knex|sequelize|supabase|collection)/i;
const IN_MEMORY = /limit|throttl|attempt|tries|brute|lock_?out|quota|cache|keyv|memory/i;
const SQL = /^\s*(?:select|insert|update|delete|with)\s/i;

const SUBTLE = /\bsubtle\.(?:digest|sign|verify|encrypt|decrypt|derive\w+|generateKey)$/;
const WITH_PROMISES = /^(?:node:)?(?:fs|timers|dns)\/promises$|^(?:node:)?fs promises\./;
const WITH_CALLBACKS = /^(?:node:)?(?:fs|crypto|zlib|dns|child_process|timers) (?!\w*Sync$)/;
const TIMER = /^(?:setTimeout|setImmediate)$/;

/** How many names are followed. */
const MOST_STEPS = 12;

/** Finds out who answers. */
export class OutsideAnswers {
  /** @type {WeakMap<FileModel, boolean>} whether a file imports a database's package */
  #imports = new WeakMap();
  /** @type {boolean | undefined} */
  #isInThread;
  #values;
  #mentions;
  #defines;

  /**
   * @param {Values} values finds out what expressions mean
   * @param {(texts: readonly string[]) => boolean} mentions whether a file of the program has one of these texts
   * @param {(name: string) => boolean} defines whether the program has a method of that name
   */
  constructor(values, mentions, defines) {
    this.#values = values;
    this.#mentions = mentions;
    this.#defines = defines;
  }

  /**
   * @param {FileModel} model of a file
   * @param {CallExpression | TaggedTemplateExpression} call in it, not of a function of the program
   * @param {Scope} scope of the call
   * @returns {boolean | null} whether its promise is known to settle later; null if nothing shows what is called
   */
  isLater(model, call, scope) {
    const callee = call.type === 'CallExpression' ? call.callee : call.tag;
    const path = memberPath(callee);
    const isGlobal = scope.lookup(firstName(path)) === null;
    if (isGlobal && (path === 'fetch' || SUBTLE.test(path))) return true;
    const origin = this.#originOf({ model, node: callee, scope }, MOST_STEPS);
    return origin ? this.#isAsked(origin, lastName(callee)) && !this.#isOfRow(callee, scope) : null;
  }

  /**
   * @param {FileModel} model of a file
   * @param {CallExpression | TaggedTemplateExpression} call in it, of what nothing is known about
   * @param {Scope} scope of the call
   * @returns {boolean} whether its names, its file or its SQL tell that it asks a database
   */
  seemsLater(model, call, scope) {
    const callee = call.type === 'CallExpression' ? call.callee : call.tag;
    if (this.#originOf({ model, node: callee, scope }, MOST_STEPS) === null) return false;
    const names = namesIn(callee);
    const [last] = names;
    if (AT_HAND.test(last) || names.some((name) => IN_MEMORY.test(name)) || this.#runsInThread()) return false;
    if (names.slice(1).some((name) => NAMED.test(name)) || SQL.test(beginningOfText(call))) return true;
    return names.length > 1 && !OF_REQUEST_NAME.test(names.at(-1) ?? '') && this.#importsDatabase(model);
  }

  /**
   * @param {Node} callee of a call of what a package made
   * @param {Scope} scope that it is in
   * @returns {boolean} whether the program has given a row that method: `schema.methods.isRight = async function`
   */
  #isOfRow(callee, scope) {
    const name = lastName(callee);
    if (callee.type !== 'MemberExpression' || OF_CONNECTION.test(name)) return false;
    const [definition] =
      callee.object.type === 'Identifier' ? (scope.lookup(callee.object.name)?.definitions ?? []) : [];
    return definition?.node?.type === 'AwaitExpression' && this.#defines(name);
  }

  /** @returns {boolean} whether the program has a database that answers at once */
  #runsInThread() {
    return (this.#isInThread ??= this.#mentions(IN_THREAD));
  }

  /**
   * @param {Origin} origin of a function
   * @param {string} name that it is called by
   * @returns {boolean} whether it asks somebody in any case
   */
  #isAsked({ module, path, isPromisified }, name) {
    if (isBuiltin(module)) {
      const whole = `${module} ${path}`;
      return isPromisified
        ? WITH_CALLBACKS.test(whole)
        : WITH_PROMISES.test(whole.replace(/promises .*/, 'promises')) || SUBTLE.test(path);
    }
    if (AT_HAND.test(name)) return false;
    return ASKS.test(module) || (MAPPERS.test(module) && !this.#runsInThread());
  }

  /**
   * @param {Expression} expression a function, or what has it as a method
   * @param {number} steps how many more names may be followed
   * @returns {Origin | null | undefined} null if it is the program's own, undefined if unknown
   */
  #originOf({ model, node, scope }, steps) {
    if (steps === 0) return undefined;
    const inner = unwrap(node);
    const value = this.#values.of({ model, node: inner, scope });
    if (value !== null) {
      const from = this.#originOfValue(value, steps);
      if (from !== undefined) return from;
    }
    const object = inner.type === 'MemberExpression' ? inner.object : 'callee' in inner ? inner.callee : null;
    return object ? this.#originOf({ model, node: object, scope }, steps - 1) : undefined;
  }

  /**
   * @param {Value} value of an expression
   * @param {number} steps how many more names may be followed
   * @returns {Origin | null | undefined} undefined if its expression says more
   */
  #originOfValue(value, steps) {
    switch (value.kind) {
      case 'made':
        return /promisify$/.test(value.name)
          ? this.#promisified(value, steps)
          : { module: value.module, path: value.name, isPromisified: false };
      case 'package':
        return { module: value.module, path: value.name, isPromisified: false };
      case 'called':
        return this.#originOf({ model: value.model, node: value.node.callee, scope: value.scope }, steps - 1);
      case 'class':
      case 'instance': {
        const { superClass } = /** @type {import('acorn').Class} */ (value.node);
        return superClass ? this.#originOf({ ...value, node: superClass, scope: value.model.scope }, steps - 1) : null;
      }
      case 'router':
        return undefined;
      default:
        return null;
    }
  }

  /**
   * @param {Extract<Value, {kind: 'made'}>} made by `promisify`
   * @param {number} steps how many more names may be followed
   * @returns {Origin | undefined} of its argument
   */
  #promisified({ model, node: { arguments: given }, scope }, steps) {
    const [taken] = given;
    if (taken === undefined) return undefined;
    if (TIMER.test(memberPath(taken))) return { module: 'timers', path: 'setTimeout', isPromisified: true };
    const origin = this.#originOf({ model, node: taken, scope }, steps - 1);
    return origin ? { ...origin, isPromisified: true } : undefined;
  }

  /**
   * @param {FileModel} model of a file
   * @returns {boolean} whether it imports a database's package
   */
  #importsDatabase(model) {
    const known = this.#imports.get(model);
    if (known !== undefined) return known;
    const names = [...model.scope.bindings.keys()];
    const imports = names.some((name) => {
      const node = /** @type {import('acorn').Identifier} */ ({ type: 'Identifier', name, start: 0, end: 0 });
      const module = importedName(node, model.scope)?.module ?? '';
      return ASKS.test(module) || MAPPERS.test(module);
    });
    this.#imports.set(model, imports);
    return imports;
  }
}

/**
 * @param {Node} callee of a call
 * @returns {string[]} names in it, the last first: `findOne`, `collection`, `db` of `db.collection(name).findOne`
 */
function namesIn(callee) {
  const names = [];
  for (let node = unwrap(callee); ;) {
    if (node.type === 'MemberExpression') {
      names.push(node.computed ? '' : memberName(node.property));
      node = unwrap(node.object);
    } else if (node.type === 'CallExpression') node = unwrap(node.callee);
    else return [...names, memberPath(node)];
  }
}

/**
 * @param {CallExpression | TaggedTemplateExpression} call any
 * @returns {string} the beginning of the text that it is called with
 */
function beginningOfText(call) {
  const text = call.type === 'CallExpression' ? call.arguments[0] : call.quasi;
  if (text?.type === 'TemplateLiteral') return text.quasis[0].value.raw;
  return text?.type === 'Literal' ? String(text.value) : '';
}
