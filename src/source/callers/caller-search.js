/**
 * Searches the uses of a function in all files of a program: by its name, and by names that files give it. Anything that may
 * be a call of it counts as one, unless it is known to be something else.
 */
import { addToList } from '../../model/add-to-list.js';
import { mayReturnPromise } from '../../model/handed-function.js';
import { isAtOnce, isYielded, waits } from '../calls-at-once.js';
import { functionAbove } from '../function-around.js';
import { GRAPHQL, isNamedMutation } from '../graphql-mutations.js';
import { moduleCalled, takerName } from '../handed-over.js';
import { isReturned } from '../node-kinds.js';
import { lastName, memberPath } from '../member-path.js';
import { namesOf, WHOLE_EXPORT } from '../names-of.js';
import { followedBy, isCaught, isGathered, wholePromise } from '../promise-flow.js';
import { NAMED_ASYNC } from '../router-of.js';
import { useOfName, useOfValue } from '../use-of-name.js';
import { usesOfVariable } from '../uses-of-variable.js';
import { HandlerWrappers } from './handler-wrappers.js';
import { isData } from './is-data.js';
import { onlyReads } from './only-reads.js';
import { isOfThis, isOther, wholeUse } from './overrides.js';
import { isOfPackage } from './package-root.js';
import { PauseSearch } from './pause-search.js';
import { ReplacedMembers } from './replaced-members.js';
import { isParameter } from './state-paths.js';
import { staysInFile } from './stays-in-file.js';
import { TakenByKey } from './taken-by-key.js';
import { TemplateLocals } from './template-locals.js';
import { UnseenUses } from './unseen-uses.js';

/** @import { AnyNode as Node } from 'acorn' */
/** @import { EnclosingFunction, KnownCallers } from '../../model/source-call.js' */
/** @import { HandOver } from '../handed-over.js' */
/** @import { Place } from '../program-index.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Expression, Values } from '../routes/values.js' */
/** @import { Paused } from './pause-search.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { SharedState } from './shared-state.js' */
/** @import { NameUse } from '../use-of-name.js' */

/** @typedef {KnownCallers['unawaited'][number]} Unawaited */

/**
 * What was found out about the uses of a function.
 * @typedef {object} FoundUses
 * @property {Unawaited[]} unawaited places where a promise would go to code that does not wait for one
 * @property {number} calls number of calls of it, and of calls that take it to call it
 * @property {{router: string, routerCall: string}[]} routers that take it as a handler, and through which call
 * @property {Set<string>} passedTo frameworks whose routers would get its promise from handlers that are not async
 * @property {boolean} isLost whether it goes where names can't be followed
 */

/** @typedef {FoundUses & Paused} Found */

/**
 * What a name means where it is used.
 * @typedef {object} Meaning
 * @property {Expression} expression the name with what it is a property of
 * @property {FunctionOfFile | null} value the function that it certainly means, but for what overrides that; null if it may be
 *   another one, or none
 * @property {boolean} isOther without such a function, whether it certainly means something of a package's
 */

/** @typedef {FunctionOfFile & {use: NameUse, number: number}} UseOfFile numbered in the order of all files */

/**
 * @typedef {object} Occurrences
 * @property {Map<Node, UseOfFile[]>} certain uses of a name in all files by the function that each means: thousands of
 *   functions may have that name
 * @property {(UseOfFile & {meaning: Meaning})[]} others uses that may mean several functions
 * @property {boolean} areTooMany whether a file has too many of them, which are left out
 * @property {boolean} isUnread whether a file that can't be parsed may have some
 */

/** A name with more uses than this has many meanings. */
const MOST_USES = 300;
/** How many names one function may have. */
const MOST_NAMES = 12;
/** Whatever a file exports as a whole may be loaded without its name. */
const LOADS = /\b(?:require|import)\b/;
/** How many functions may pass on what one returns. */
const MOST_STEPS = 4;
const NOBODY = { calledFrom: '', router: '', name: '' };

/** Finds the callers of functions. */
export class CallerSearch {
  /** @type {Map<Node, Found>} */
  #found = new Map();
  /** Where names occur that several functions have, each of which asks. @type {Map<string, Occurrences>} */
  #occurrences = new Map();
  #files;
  #values;
  #keyed;
  #replaced;
  #unseen;
  #templates;

  /**
   * @param {object} parts of a program
   * @param {ProgramFiles} parts.files its own
   * @param {Values} parts.values finds out what expressions mean
   * @param {SharedState} parts.state finds out what others may change while a call waits
   */
  constructor({ files, values, state }) {
    this.#files = files;
    this.#values = values;
    this.#keyed = new TakenByKey(files, values);
    this.#replaced = new ReplacedMembers(files, values);
    this.#unseen = new UnseenUses(files, values);
    this.#templates = new TemplateLocals(files, values);
    this.wrappers = new HandlerWrappers(files, values);
    this.pauses = new PauseSearch({
      files,
      values,
      state,
      wrappers: this.wrappers,
      around: (model, place) => this.#around(model, place),
      callersOf: (called, step) => this.of(called, step),
    });
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {number} [step] how many functions that pass on what others return were followed
   * @returns {Found} what its uses say
   */
  of(called, step = 0) {
    const known = this.#found.get(called.place.node);
    if (known !== undefined) return known;
    const found = { ...newFound(), isLost: step > MOST_STEPS };
    // This ends the search for functions that call each other.
    this.#found.set(called.place.node, found);
    this.pauses.addMessages(found, called);
    const names = namesOf(called.place);
    if (names.size === 0) this.#addOwnUse(found, names, called, step);
    this.pauses.addKept(found, called.place, step);
    this.#walkUses(found, names, called, (model, use, place) => {
      this.#addUse(found, names, { model, use }, called, step);
      this.pauses.addKept(found, place, step);
    });
    for (const { model, place } of this.#keyed.callsOf(names, called))
      this.pauses.addPauses(found, model, place, called, step);
    this.#addTemplate(found, called);
    if (isNamedMutation(called.place)) {
      found.calls++;
      found.routers.push({ router: GRAPHQL, routerCall: GRAPHQL });
    }
    found.unawaited = distinct(found.unawaited);
    found.isLost ||= this.#isUsedUnseen(names, called);
    return found;
  }

  /**
   * @param {Found} found to add to
   * @param {Set<string>} names of the function, to which names may be added
   * @param {FunctionOfFile} called a function without a name: what becomes of it where it is written
   * @param {number} step how many functions that pass on what others return were followed
   */
  #addOwnUse(found, names, called, step) {
    const { model, place } = called;
    const own = useOfValue(place);
    if (own.kind === 'call') this.#addUse(found, names, { model, use: own }, called, step);
    else if (own.kind === 'made') this.#addMade(found, names, { model, place: own.maker }, called, step);
    else found.isLost = true;
    if (own.kind === 'hand-over') this.pauses.addTaken(found, model, own.by, called, step);
  }

  /**
   * @param {Found} found to add to
   * @param {FunctionOfFile} called a function, which a template may get
   */
  #addTemplate(found, called) {
    const at = this.#templates.taking(called);
    if (at === null) return;
    found.calls++;
    found.unawaited.push({ ...this.#files.lineOf(at.model, at.place), isAtOnce: true });
  }

  /**
   * @param {Set<string>} names of a function
   * @param {FunctionOfFile} called the function
   * @returns {boolean} whether something else than these names may lead to it
   */
  #isUsedUnseen(names, called) {
    const mayBeElsewhere = !this.#files.areAll && !staysInFile(called);
    return mayBeElsewhere || this.#keyed.has(names, called) || this.#unseen.has(names, called);
  }

  /**
   * @param {Set<string>} names to add to: those under which files import everything that another one exports
   * @param {FunctionOfFile} called everything that its file exports
   */
  #addImported(names, { place }) {
    for (const model of this.#files.all())
      for (const [name] of model.scope.bindings) {
        const node = /** @type {import('acorn').Identifier} */ ({ type: 'Identifier', name, start: 0, end: 0 });
        const value = this.#values.of({ model, node, scope: model.scope });
        if (value?.kind === 'function' && value.place.node === place.node) names.add(name);
      }
  }

  /**
   * @param {Found} found to add to, if names don't show it
   * @param {Set<string>} names of the function, to which names may be added meanwhile
   * @param {FunctionOfFile} called the function
   * @param {(model: FileModel, use: NameUse, place: Place) => void} visit called with each use of it, and where that is
   */
  #walkUses(found, names, called, visit) {
    for (const name of names) {
      if (names.size > MOST_NAMES) found.isLost = true;
      if (found.isLost) return;
      if (name === WHOLE_EXPORT) {
        this.#addImported(names, called);
        this.#walkLoaded(called, visit);
        walkOwnExports(called, visit);
      }
      // `default` as well: compilers and `import()` make it a property.
      for (const { model, place, use } of this.#usesOf(found, name, called)) visit(model, use, place);
    }
  }

  /**
   * Functions are often called like what they return: `const hash = await passwords.hash(password); insert(name, hash)`. And a
   * function is a parameter's only where some call hands it over, which is a use of its own: `(name, hash) => insert(name, hash)`.
   * @param {UseOfFile} use of a name
   * @returns {boolean} whether a call gets what a variable of that name has there, and that is data, or was itself given
   */
  #isGivenOn({ model, place, use }) {
    const { node, up, context } = place;
    if (use.kind !== 'hand-over' || node.type !== 'Identifier' || up?.node.type === 'MemberExpression') return false;
    return isGiven(node.name, place) || isData({ model, node, scope: context.scope }, this.#values);
  }

  /**
   * @param {Meaning} meaning of a name where it is used
   * @param {FunctionOfFile} called a function of that name
   * @returns {boolean} whether it may mean that function
   */
  #mayMean({ expression, value }, called) {
    return value === null || !isOther(expression, value, called, this.#values);
  }

  /**
   * @param {FunctionOfFile} use of a name, or of a property
   * @returns {Meaning} what it means
   */
  #meaningOf(use) {
    const expression = wholeUse(use);
    const value = this.#values.of(expression);
    if (value?.kind !== 'function') return { expression, value: null, isOther: this.#isPackagesOwn(use, expression) };
    return { expression, value: this.#replaced.mayBeAt(use) ? null : value, isOther: false };
  }

  /**
   * Code of packages is not read, and in a bundle it says no more: `key.algorithm.hash` is no user's `hash()`.
   * @param {FunctionOfFile} use of a name, or of a property
   * @param {Expression} expression the name with what it is a property of, which is no known function
   * @returns {boolean} whether it means what a package has
   */
  #isPackagesOwn({ model, place }, expression) {
    return isOfPackage(expression, this.#values) || this.#files.writerAt(model, place) === 'package';
  }

  /**
   * `require('./auth')(db)` gives a file's exports no name, and code inside a function gives them no name of the file.
   * @param {FunctionOfFile} called all that its file exports
   * @param {(model: FileModel, use: NameUse, place: Place) => void} visit called with what becomes of it where it is loaded
   */
  #walkLoaded({ place }, visit) {
    for (const model of this.#files.all())
      for (const { node, up } of model.index.uses.get('require') ?? []) {
        if (up?.node.type !== 'CallExpression' || up.node.callee !== node) continue;
        const value = this.#values.of({ model, node: up.node, scope: up.context.scope });
        if (value?.kind === 'function' && value.place.node === place.node) visit(model, useOfValue(up), up);
      }
  }

  /**
   * @param {Found} found to add to, if there are too many, or a file that can't be parsed may have some
   * @param {string} name of a function
   * @param {FunctionOfFile} called the function
   * @returns {UseOfFile[]} where the name is used, in all files, unless it certainly means something else there
   */
  #usesOf(found, name, called) {
    const known = this.#occurrences.get(name) ?? this.#occurrencesOf(name);
    this.#occurrences.set(name, known);
    found.isLost ||= known.isUnread || known.areTooMany;
    found.isUnread ||= known.isUnread;
    const mayMean = known.others.filter(({ meaning }) => this.#mayMean(meaning, called));
    return [...(known.certain.get(called.place.node) ?? []), ...mayMean].sort((a, b) => a.number - b.number);
  }

  /**
   * @param {string} name of a function
   * @returns {Occurrences} where it occurs, in all files
   */
  #occurrencesOf(name) {
    /** @type {Occurrences} */
    const of = { certain: new Map(), others: [], areTooMany: false, isUnread: this.#mayOccurUnread(name) };
    let number = 0;
    for (const model of this.#files.using([name, `.${name}`])) {
      const { uses: named, keys } = model.index;
      const places = [named.get(name), named.get(`.${name}`), keys.get(name)].flatMap((each) => each ?? []);
      if (places.length > MOST_USES) of.areTooMany = true;
      else
        for (const place of places) this.#addOccurrence(of, { model, place, use: useOfName(place), number: number++ });
    }
    return of;
  }

  /**
   * @param {string} name of a function
   * @returns {boolean} whether a file that can't be parsed may use it
   */
  #mayOccurUnread(name) {
    return this.#files.unread().some((text) => text.includes(name) || (name === WHOLE_EXPORT && LOADS.test(text)));
  }

  /**
   * @param {Occurrences} of a name, to add to
   * @param {UseOfFile} use of it
   */
  #addOccurrence(of, use) {
    if (use.use.kind === 'nothing' || this.#isGivenOn(use)) return;
    const meaning = this.#meaningOf(use);
    if (meaning.value !== null && !isOfThis(meaning.expression.node))
      addToList(of.certain, meaning.value.place.node, use);
    else if (!meaning.isOther) of.others.push({ ...use, meaning });
  }

  /**
   * @param {Found} found to add to
   * @param {Set<string>} names to add to
   * @param {{model: FileModel, use: NameUse}} what a file does with the function
   * @param {FunctionOfFile} called the function
   * @param {number} step how many were passed
   */
  #addUse(found, names, { model, use }, called, step) {
    switch (use.kind) {
      case 'nothing':
        return;
      case 'name':
        names.add(use.name);
        return;
      case 'default':
        names.add(WHOLE_EXPORT);
        return;
      case 'call':
        found.calls++;
        if (isYielded(use.call, this.#around(model, use.call))) found.isLost = true;
        else if (!this.#isSettled(model, use.call, step))
          this.#addUnawaited(found, { model, place: use.call }, called, step);
        for (const router of this.#routersPast(model, use.call, step)) found.passedTo.add(router);
        this.pauses.addPauses(found, model, use.call, called, step);
        return;
      case 'hand-over':
        this.#addHandOver(found, names, model, use.by);
        this.pauses.addTaken(found, model, use.by, called, step);
        return;
      case 'made':
        this.#addMade(found, names, { model, place: use.maker }, called, step + 1);
        return;
      default:
        found.isLost = true;
    }
  }

  /**
   * `makeAuth(db)` is what `makeAuth` returns: the search continues with its result, where it is called.
   * @param {Found} found to add to
   * @param {Set<string>} names to add to
   * @param {FunctionOfFile} maker function that returns the called one
   * @param {FunctionOfFile} called the function
   * @param {number} step how many were passed
   */
  #addMade(found, names, maker, called, step) {
    const makers = namesOf(maker.place);
    let calls = 0;
    if (step > MOST_STEPS) found.isLost = true;
    this.#walkUses(found, makers, maker, (model, use) => {
      if (use.kind === 'name') makers.add(use.name);
      else if (use.kind === 'default') makers.add(WHOLE_EXPORT);
      else if (use.kind === 'call') {
        calls++;
        this.#addUse(found, names, { model, use: useOfValue(use.call) }, called, step);
      } else found.isLost = true;
    });
    if (calls === 0) found.isLost = true;
  }

  /**
   * A function that waits becomes async itself, and so on.
   * @param {Found} found to add to
   * @param {{model: FileModel, place: Place}} call that does not wait
   * @param {FunctionOfFile} called the function
   * @param {number} step how many were passed
   */
  #addUnawaited(found, { model, place: call }, called, step) {
    const within = this.#around(model, call);
    const isChained = followedBy(call) !== null;
    const place = within.isAsync || within.isCallback || isChained ? null : functionAbove(call);
    const isSure = this.#isCallOf(model, call, called);
    const passed = place ? this.of({ model, place }, step + 1).unawaited : [];
    const outer = isSure ? passed : passed.map((each) => ({ ...each, mayBe: true }));
    // Nobody can write `await` where a bundler calls the function that it put around modules.
    const isWritten = this.#files.writerAt(model, call) !== 'nobody';
    const at = {
      ...this.#files.lineOf(model, call),
      ...(isChained && { isChained }),
      ...(!isSure && { mayBe: true }),
      ...(!isChained && isAtOnce(within) && { isAtOnce: true, ...takerOf(within) }),
    };
    // Of functions that call each other, it may be the same list.
    found.unawaited = distinct([...found.unawaited, ...(isWritten ? [at] : []), ...outer]);
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} call in it
   * @param {FunctionOfFile} called a function
   * @returns {boolean} whether it is known to call that
   */
  #isCallOf(model, { node, context: { scope } }, called) {
    const callee = 'callee' in node ? calleeOf(node.callee) : null;
    const value = callee && this.#values.of({ model, node: callee, scope });
    return value?.kind === 'function' && value.place.node === called.place.node;
  }

  /**
   * @param {Found} found to add to
   * @param {Set<string>} names to add to
   * @param {FileModel} model of the file
   * @param {HandOver} by call that gets the function
   */
  #addHandOver(found, names, model, by) {
    const router = this.wrappers.routerOf(model, by);
    if (router !== '') {
      found.calls++;
      found.routers.push({ router, routerCall: by.name });
      return;
    }
    const isNamed = by.property !== '' && !this.#isPackages(model, by.call, by.node.callee);
    if (isNamed) names.add(by.property);
    // Who calls it by that name may be a template: `res.render('login', { check })`.
    if ((isNamed && this.#isOwn(model, by)) || this.#isOnlyRead(model, by)) return;
    found.calls++;
    const isExpected = by.property === '' && isPromiseExpected(by);
    if (isExpected) return;
    const lost = this.wrappers.losing(model, by);
    found.unawaited.push({ ...this.#files.lineOf(model, by.call), isAtOnce: true, ...(lost && { taker: lost.name }) });
  }

  /**
   * @param {FileModel} model of a file
   * @param {HandOver} by call in it
   * @returns {boolean} whether it calls something of the program's
   */
  #isOwn(model, { node: { callee }, call }) {
    const value = this.#values.of({ model, node: callee, scope: call.context.scope });
    return value?.kind === 'function' || value?.kind === 'class';
  }

  /**
   * @param {FileModel} model of a file
   * @param {HandOver} by call in it
   * @returns {boolean} whether it gives that to a function of the program's which calls nothing that it gets there
   */
  #isOnlyRead(model, { node, argument, property, call }) {
    const given = /** @type {Node[]} */ (node.arguments);
    const index = given.indexOf(argument);
    if (property !== '' || given.slice(0, index).some(({ type }) => type === 'SpreadElement')) return false;
    const taker = this.#values.of({ model, node: node.callee, scope: call.context.scope });
    return taker?.kind === 'function' && onlyReads(taker, index, this.#values);
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} place in it
   * @returns {EnclosingFunction} the function around that
   */
  #around(model, place) {
    return this.wrappers.corrected(model, place, this.#files.aroundIn(model)(place));
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} call of a function in it
   * @param {number} step how many functions that pass on what others return were followed
   * @returns {boolean} whether nothing that gets its result would mistake a promise for it
   */
  #isSettled(model, call, step) {
    const within = this.#around(model, call);
    if (!waits(call, within)) return false;
    if (!isReturned(wholePromise(call)) || within.isAsync || within.router !== '' || within.isCallback) return true;
    const place = functionAbove(call);
    const found = place && this.of({ model, place }, step + 1);
    return Boolean(found && found.calls > 0 && !found.isLost && found.unawaited.length === 0);
  }

  /**
   * `app.post('/login', (req, res) => controller.login(req, res))` gives the router whatever `login` returns.
   * @param {FileModel} model of a file
   * @param {Place} call of a function in it
   * @param {number} step how many functions that pass on what others return were followed
   * @returns {Iterable<string>} frameworks whose routers would get a promise because of this call
   */
  #routersPast(model, call, step) {
    if (isCaught(call)) return [];
    const within = this.#around(model, call);
    if (within.router !== '' && !within.isAsync) return [within.router];
    const place = within.isAsync || within.isCallback ? null : functionAbove(call);
    if (place === null) return [];
    const { routers, passedTo } = this.of({ model, place }, step + 1);
    return new Set([...routers.map(({ router }) => router), ...passedTo]);
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} place of a call
   * @param {Node} callee of it
   * @returns {boolean} whether it comes from a package
   */
  #isPackages(model, { context: { scope } }, callee) {
    return isOfPackage({ model, node: callee, scope }, this.#values);
  }
}

/**
 * @param {string} name of a variable
 * @param {Place} place where it is used
 * @returns {boolean} whether it is a parameter that always has what the function around that was given
 */
function isGiven(name, { up, context: { scope } }) {
  const binding = scope.lookup(name);
  if (!binding || binding.isAssigned || binding.definitions.length > 0) return false;
  for (let outer = up; outer; outer = outer.up)
    if (isParameter(outer.node, name)) return outer.context.scope.lookup(name) !== binding;
  return false;
}

/** @returns {Found} nothing yet */
function newFound() {
  return { unawaited: [], calls: 0, routers: [], passedTo: new Set(), isLost: false, isUnread: false, pauses: [] };
}

/**
 * @param {EnclosingFunction} within a function that may have no `await`
 * @returns {Pick<Unawaited, 'taker'>} what it is handed to, if that is named as if it waited
 */
function takerOf({ isCallback, calledBy }) {
  return isCallback && NAMED_ASYNC.test(calledBy) ? { taker: calledBy } : {};
}

/**
 * @param {HandOver} by call that gets a function
 * @returns {boolean} whether it waits for a promise, or ignores what the function returns
 */
function isPromiseExpected(by) {
  const { call, argument } = by;
  return (
    isGathered(call, argument) || mayReturnPromise({ ...NOBODY, calledBy: takerName(by), calledFrom: moduleCalled(by) })
  );
}

/**
 * @param {Node} callee of a call
 * @returns {Node} the function that is called: `check` in `check.call(null, password)`
 */
function calleeOf(callee) {
  const isOfFunction = callee.type === 'MemberExpression' && /^(?:call|apply)$/.test(lastName(callee));
  return isOfFunction ? callee.object : callee;
}

/**
 * `module.exports(password)`, and `exports(password)` in `exports = module.exports = (password) => ...`.
 * @param {FunctionOfFile} called all that its file exports
 * @param {(model: FileModel, use: NameUse, place: Place) => void} visit called with what its own file does with it
 */
function walkOwnExports({ model, place }, visit) {
  const { scope } = place.context;
  const { uses } = model.index;
  const members = usesOfVariable('module', scope, uses).flatMap(({ up }) =>
    up !== null && memberPath(up.node) === 'module.exports' ? [up] : [],
  );
  for (const each of [...usesOfVariable('exports', scope, uses), ...members]) {
    const use = useOfValue(each);
    // Elsewhere it is the object to which names are added: `Object.defineProperty(exports, '__esModule', ...)`.
    if (use.kind === 'call' || use.kind === 'name') visit(model, use, each);
  }
}

/**
 * @param {Unawaited[]} lines of files
 * @returns {Unawaited[]} each once, chained, or not sure, only if all calls in it are
 */
function distinct(lines) {
  /** @type {Map<string, Unawaited>} */
  const best = new Map();
  for (const each of lines) {
    const key = `${each.file}:${each.line}`;
    const known = best.get(key);
    if (known === undefined || rankOf(each) >= rankOf(known)) best.set(key, each);
  }
  return [...best.values()];
}

/**
 * @param {Unawaited} line of a call
 * @returns {number} higher if more is known to speak against a promise there
 */
function rankOf({ isChained, isAtOnce, mayBe }) {
  return (isChained ? 0 : 4) + (isAtOnce ? 2 : 0) + (mayBe ? 0 : 1);
}
