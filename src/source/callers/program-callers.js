/**
 * Finds a function's callers in all files of a program: by its name, and by names that files give it. If an edit makes
 * it async, each caller gets a promise, and `if (check(password))` lets everybody in, in a file that the edit does not
 * touch. So anything that may be a call of it counts as one, unless it is known to be something else.
 */
import { mayReturnPromise } from '../../model/handed-function.js';
import { awaitsBefore } from '../awaits-before.js';
import { waits } from '../calls-at-once.js';
import { methodOf, variableOf } from '../handed-by-name.js';
import { moduleCalled } from '../handed-over.js';
import { functionAbove } from '../function-around.js';
import { endsResults, isReturned } from '../is-ended.js';
import { isFunction } from '../is-function.js';
import { routerOf } from '../router-of.js';
import { MiddlewareAround } from '../routes/middleware-around.js';
import { fileModel } from '../routes/file-model.js';
import { Values } from '../routes/values.js';
import { runsMeanwhile } from '../runs-meanwhile.js';
import { tlsDeeds } from '../tls-deeds.js';
import { AnsweredEarly } from './answered-early.js';
import { importedKeyForm } from './imported-key.js';
import { keyedUses } from './keyed-uses.js';
import { isOfPackage } from './package-root.js';
import { isHandedAndLeft, passesPause, pauseAt } from './pauses.js';
import { SharedState } from './shared-state.js';
import { useOfName, useOfValue } from './use-of-name.js';

/**
 * @import { AnsweredTooEarly, CallersPause, EnclosingFunction, KeyForm, KnownCallers, SourceRange }
 *   from '../../model/source-call.js'
 */
/** @import { HandOver } from '../handed-over.js' */
/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Expression } from '../routes/values.js' */
/** @import { Originals } from '../routes/route-index.js' */
/** @import { Script } from '../script.js' */
/** @import { KeyedUse } from './keyed-uses.js' */
/** @import { NameUse } from './use-of-name.js' */

/** @typedef {{file: string, line: number}} Line */
/** A function of a file. @typedef {{model: FileModel, place: Place}} FunctionOfFile */

/**
 * What was found out about the uses of a function.
 * @typedef {object} Found
 * @property {Line[]} unawaited places where a promise would go to code that does not wait for one
 * @property {number} calls number of calls of it, and of calls that take it to call it
 * @property {HandOver[]} routers that take it as a handler
 * @property {boolean} isLost whether it goes where names can't be followed
 * @property {CallersPause | null} pausedAt the first caller that continues, or lets other code run, before it has ended
 */

/** A name with more uses than this has many meanings. */
const MOST_USES = 300;
/** How many names one function may have. */
const MOST_NAMES = 12;
/** How many functions may pass on what one returns. */
const MOST_STEPS = 4;
const IDENTIFIER = /^[\w$]+$/;

/** @type {KnownCallers} */
const UNKNOWN = Object.freeze({
  unawaited: [],
  areKnown: false,
  router: '',
  routerCall: '',
  isOnlyHanded: false,
  pausedAt: null,
});

/** A file's exports as a whole have no name of their own. */
const DEFAULT = 'default';

/** Finds the callers of a program's functions. */
export class ProgramCallers {
  /** @type {Map<string, FileModel | null>} */
  #models = new Map();
  /** @type {Map<FileModel, (place: Place) => EnclosingFunction>} */
  #around = new Map();
  /** @type {Map<import('acorn').AnyNode, Found>} */
  #found = new Map();
  /** @type {KeyedUse[] | undefined} */
  #keyed;
  /** @type {ReturnType<typeof tlsDeeds> | undefined} */
  #tlsDeeds;
  /** @type {MiddlewareAround | undefined} */
  #middleware;
  #sources;
  #scriptOf;
  #isPackage;
  #originalOf;
  #values;
  #state;
  #answers;

  /**
   * @param {ReadonlyMap<string, string>} sources texts of the program's own files by path
   * @param {(file: string) => Script | null} scriptOf opens one
   * @param {(module: string) => boolean} isPackage whether a module is known not to be one of the program's files
   * @param {Originals} [originalOf] where the code at a place of a file was written
   */
  constructor(sources, scriptOf, isPackage, originalOf = ({ file, line }) => ({ file, line })) {
    this.#sources = sources;
    this.#scriptOf = scriptOf;
    this.#isPackage = isPackage;
    this.#originalOf = originalOf;
    this.#values = new Values(
      (file) => this.#modelOf(file),
      (file) => sources.has(file),
    );
    const parts = {
      values: this.#values,
      allModels: () => this.#allModels(),
      middleware: () => (this.#middleware ??= new MiddlewareAround(this.#allModels(), this.#values)),
    };
    this.#state = new SharedState(parts);
    this.#answers = new AnsweredEarly({
      ...parts,
      around: (model, place) => this.#aroundIn(model)(place),
      routerOf: (called) => strictest(this.#callersOf(called, 0).routers).router,
      isPackage,
      mentions: (texts) => [...sources.values()].some((text) => texts.some((each) => text.includes(each))),
    });
  }

  /**
   * @param {string} file that contains a call
   * @param {SourceRange} range of the call
   * @returns {AnsweredTooEarly | null} where a framework would answer a request before the function around the call has
   *   ended, if the call is awaited; null if that is not known to happen
   */
  answeredEarly(file, range) {
    const found = this.#callAt(file, range);
    const at = found === null ? null : this.#answers.of(found.model, found.call.place);
    return at && { by: at.by, ...(at.place === null ? { file, line: null } : this.#writtenAt(at.model, at.place)) };
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} place in it
   * @returns {{file: string, line: number | null}} where it was written
   */
  #writtenAt(model, place) {
    const { file, line } = this.#lineOf(model, place);
    return { file, line: line || null };
  }

  /**
   * @param {string} file that contains a call
   * @param {SourceRange} range of the call
   * @returns {boolean} whether functions read something before it that others write after it, or the other way round:
   *   if the call is awaited, others may write in between
   */
  isReadThenWritten(file, range) {
    const found = this.#callAt(file, range);
    return found !== null && this.#state.isReadThenWritten(found.model, found.call.place);
  }

  /** @returns {ReturnType<typeof tlsDeeds>} what the files of the program do with TLS connections */
  tlsDeeds() {
    return (this.#tlsDeeds ??= tlsDeeds([...this.#sources.values()]));
  }

  /**
   * @param {string} file that contains a call
   * @param {SourceRange} range of the call
   * @returns {boolean} whether a function returns what the call makes, and another file that may call the function
   *   destroys or changes such results
   */
  isEndedElsewhere(file, range) {
    const found = this.#callAt(file, range);
    const around = found !== null && isReturned(found.call.place) ? functionAbove(found.call.place) : null;
    if (around === null) return false;
    const names = [...namesOf(around)];
    return this.#allModels().some(
      ({ file: other, index: { uses } }) =>
        other !== file &&
        names.some((name) => name === DEFAULT || uses.has(name) || uses.has(`.${name}`)) &&
        endsResults(uses),
    );
  }

  /**
   * @param {string} file that contains a call
   * @param {SourceRange} range of the call
   * @returns {(KeyForm | null)[] | null} form of each argument if it is a key of the program's, in whichever file; null
   *   if the call is not found
   */
  keyForms(file, range) {
    const found = this.#callAt(file, range);
    if (found === null || found.call.node.type === 'TaggedTemplateExpression') return null;
    const { model, call } = found;
    return found.call.node.arguments.map((node) => importedKeyForm({ model, node, scope: call.scope }, this.#values));
  }

  /**
   * @param {string} file that contains a call
   * @param {SourceRange} range of the call
   * @returns {{model: FileModel, call: FileModel['index']['calls'][number]} | null} null if it isn't found
   */
  #callAt(file, { startLine, startColumn, endLine, endColumn }) {
    const model = this.#modelOf(file);
    if (!model) return null;
    const start = model.lines.offsetOf(startLine, startColumn);
    const end = model.lines.offsetOf(endLine, endColumn);
    const call = model.index.calls.find(({ node }) => node.start === start && node.end === end);
    return call === undefined ? null : { model, call };
  }

  /**
   * @param {{file: string, line: number, column: number}} at where a function is for V8
   * @param {SourceRange} range of the call in it that is to be awaited
   * @param {string} [written] name that the function has in the original, if a compiler made the code
   * @returns {KnownCallers | null} its callers; null if there are none
   */
  of({ file, line, column }, range, written = '') {
    const model = this.#modelOf(file);
    const place = model?.index.functionPlaces.get(model.lines.offsetOf(line, column));
    if (!model || !place) return null;
    return isRenamed(place, written) ? UNKNOWN : this.#callersFor({ model, place }, range);
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {SourceRange} range of the call in it that is to be awaited
   * @returns {KnownCallers} its callers
   */
  #callersFor({ model, place }, range) {
    const { unawaited, calls, routers, isLost, pausedAt } = this.#callersOf({ model, place }, 0);
    const isKnown = calls > 0 && !isLost;
    // A caller that would get a promise instead of a value is told to wait. That helps callers that continue, but not
    // those that let other code run.
    const isTold =
      pausedAt?.why === 'left' &&
      !isAsync(place.node) &&
      unawaited.some((each) => each.file === pausedAt.file && each.line === pausedAt.line);
    return {
      unawaited,
      areKnown: isKnown,
      ...strictest(routers),
      isOnlyHanded: isKnown && calls === routers.length && unawaited.length === 0,
      pausedAt: isTold || hasPaused(place, model, range) ? null : pausedAt,
    };
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {number} step how many functions that pass on what others return were followed
   * @returns {Found}
   */
  #callersOf(called, step) {
    const known = this.#found.get(called.place.node);
    if (known !== undefined) return known;
    /** @type {Found} */
    const found = { unawaited: [], calls: 0, routers: [], isLost: step > MOST_STEPS, pausedAt: null };
    // This ends the search for functions that call each other.
    this.#found.set(called.place.node, found);
    const names = namesOf(called.place);
    const own = names.size === 0 ? useOfValue(called.place) : null;
    if (own?.kind === 'call') this.#addUse(found, names, { model: called.model, use: own }, called, step);
    else if (own?.kind === 'made') this.#addMade(found, names, { model: called.model, place: own.maker }, called, step);
    else if (own !== null) found.isLost = true;
    this.#walkUses(found, names, called, (model, use) => this.#addUse(found, names, { model, use }, called, step));
    found.unawaited = distinct(found.unawaited);
    found.isLost ||= this.#isTakenByKey(names, called);
    return found;
  }

  /**
   * @param {Set<string>} names of a function
   * @param {FunctionOfFile} called the function
   * @returns {boolean} whether a key may lead to it: `rules[name](password)`, `Object.values(rules)`
   */
  #isTakenByKey(names, { place }) {
    const uses = (this.#keyed ??= this.#allModels().flatMap(keyedUses));
    const keys = [...names].filter((name) => !name.startsWith('#'));
    const isHeld = this.#allModels().some(({ index }) => keys.some((name) => index.uses.has(`.${name}`)));
    return uses.some(({ object, whole, key, isCalled }) => {
      if (key !== null && !keys.includes(key)) return false;
      const held = keys.map((name) => this.#values.of({ ...object, node: memberOf(object.node, name) }));
      if (held.some((value) => value?.kind === 'function' && value.place.node === place.node)) return true;
      return isHeld && this.#mayHold(object, isCalled) && !isOfPackage(whole, this.#values, this.#isPackage);
    });
  }

  /**
   * @param {Expression} object of a file
   * @param {boolean} isCalled whether what is taken from it is called
   * @returns {boolean} whether it may contain functions of others: a copy, or something unknown
   */
  #mayHold(object, isCalled) {
    const value = this.#values.of(object);
    if (value?.kind === 'object') {
      const { model, scope } = value;
      return value.node.properties.some(
        (each) =>
          each.type === 'SpreadElement' &&
          !isOfPackage({ model, node: each.argument, scope }, this.#values, this.#isPackage),
      );
    }
    return isCalled && (value === null || (value.kind === 'router' && value.router.kind === 'parameter'));
  }

  /**
   * @param {Set<string>} names to add to: those under which files import everything that another one exports
   * @param {FunctionOfFile} called everything that its file exports
   */
  #addImported(names, { place }) {
    for (const model of this.#allModels())
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
   * @param {(model: FileModel, use: NameUse) => void} visit called with each use of it
   */
  #walkUses(found, names, called, visit) {
    for (const name of names) {
      if (names.size > MOST_NAMES) found.isLost = true;
      if (found.isLost) return;
      if (name === DEFAULT) {
        this.#addImported(names, called);
        this.#walkLoaded(called, visit);
      }
      // `default` as well: compilers and `import()` make it a property.
      for (const { model, place } of this.#placesOf(found, name)) {
        const use = useOfName(place);
        if (use.kind !== 'nothing' && !this.#isOther(model, place, called)) visit(model, use);
      }
    }
  }

  /**
   * `require('./auth')(db)` gives a file's exports no name, and code inside a function gives them no name of the file.
   * @param {FunctionOfFile} called all that its file exports
   * @param {(model: FileModel, use: NameUse) => void} visit called with what becomes of it where it is loaded
   */
  #walkLoaded({ place }, visit) {
    for (const model of this.#allModels())
      for (const { node, up } of model.index.uses.get('require') ?? []) {
        if (up?.node.type !== 'CallExpression' || up.node.callee !== node) continue;
        const value = this.#values.of({ model, node: up.node, scope: up.context.scope });
        if (value?.kind === 'function' && value.place.node === place.node) visit(model, useOfValue(up));
      }
  }

  /**
   * @param {Found} found to add to, if there are too many
   * @param {string} name of a function
   * @returns {FunctionOfFile[]} where it occurs, in all files
   */
  #placesOf(found, name) {
    return [...this.#sources].flatMap(([file, text]) => {
      const model = text.includes(name) ? this.#modelOf(file) : null;
      if (model === null) return [];
      const uses = [...(model.index.uses.get(name) ?? []), ...(model.index.uses.get(`.${name}`) ?? [])];
      if (uses.length > MOST_USES) found.isLost = true;
      return uses.length > MOST_USES ? [] : uses.map((place) => ({ model, place }));
    });
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
        names.add(DEFAULT);
        return;
      case 'call':
        found.calls++;
        if (!this.#isSettled(model, use.call, step)) this.#addUnawaited(found, model, use.call, step);
        found.pausedAt ??= this.#pauseOf(model, use.call, called, step);
        return;
      case 'hand-over':
        this.#addHandOver(found, names, model, use.by);
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
      else if (use.kind === 'default') makers.add(DEFAULT);
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
   * @param {FileModel} model of the file
   * @param {Place} call that does not wait
   * @param {number} step how many were passed
   */
  #addUnawaited(found, model, call, step) {
    found.unawaited.push(this.#lineOf(model, call));
    const within = this.#aroundIn(model)(call);
    const place = within.isAsync || within.isCallback ? null : functionAbove(call);
    if (place) found.unawaited.push(...this.#callersOf({ model, place }, step + 1).unawaited);
  }

  /**
   * @param {Found} found to add to
   * @param {Set<string>} names to add to
   * @param {FileModel} model of the file
   * @param {HandOver} by call that gets the function
   */
  #addHandOver(found, names, model, by) {
    if (isHandedAndLeft(by)) found.pausedAt ??= { ...this.#lineOf(model, by.call), why: 'left' };
    if (routerOf(by) !== '') {
      found.calls++;
      found.routers.push(by);
    } else if (by.property !== '' && !this.#isPackages(model, by.call, by.node.callee)) {
      names.add(by.property);
    } else if (by.property === '' && mayReturnPromise({ ...NOBODY, calledBy: by.name, calledFrom: moduleCalled(by) })) {
      found.calls++;
    } else {
      found.calls++;
      found.unawaited.push(this.#lineOf(model, by.call));
    }
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} call of a function in it
   * @param {number} step how many functions that pass on what others return were followed
   * @returns {boolean} whether nothing that gets its result would mistake a promise for it
   */
  #isSettled(model, call, step) {
    const within = this.#aroundIn(model)(call);
    if (!waits(call, within)) return false;
    const parent = call.up?.node.type;
    const isGivenOn = parent === 'ReturnStatement' || parent === 'ArrowFunctionExpression';
    if (!isGivenOn || within.isAsync || within.router !== '' || within.isCallback) return true;
    const place = functionAbove(call);
    const found = place && this.#callersOf({ model, place }, step + 1);
    return Boolean(found && found.calls > 0 && !found.isLost && found.unawaited.length === 0);
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} call of a function in it
   * @param {FunctionOfFile} called that function
   * @param {number} step how many functions that end when others have ended were followed
   * @returns {CallersPause | null} what continues before it has ended, there or where its own function is called
   */
  #pauseOf(model, call, called, step) {
    const isStored = () => this.#state.isReadThenWritten(model, call, called) || runsMeanwhile(call, model.index.uses);
    const why = pauseAt(call, this.#aroundIn(model)(call), model.index.uses) ?? (isStored() ? 'updated' : null);
    if (why !== null) return { ...this.#lineOf(model, call), why };
    const place = functionAbove(call);
    return place && passesPause(call, place) ? this.#callersOf({ model, place }, step + 1).pausedAt : null;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} place of a name in it
   * @param {FunctionOfFile} called a function of that name
   * @returns {boolean} whether the name certainly means another function, or something from a package
   */
  #isOther(model, { node, up, context: { scope } }, called) {
    const whole = up?.node.type === 'MemberExpression' && up.node.property === node ? up.node : node;
    const value = this.#values.of({ model, node: whole, scope });
    if (value?.kind === 'function') return value.place.node !== called.place.node;
    return isOfPackage({ model, node: whole, scope }, this.#values, this.#isPackage);
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} place of a call
   * @param {import('acorn').AnyNode} callee of it
   * @returns {boolean} whether it comes from a package
   */
  #isPackages(model, { context: { scope } }, callee) {
    return isOfPackage({ model, node: callee, scope }, this.#values, this.#isPackage);
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} place in it
   * @returns {Line} where it was written; line 0 if unknown
   */
  #lineOf({ file, lines }, { node }) {
    return this.#originalOf({ file, ...lines.positionOf(node.start) });
  }

  /** @returns {FileModel[]} all files of the program that can be read */
  #allModels() {
    return [...this.#sources.keys()].flatMap((file) => this.#modelOf(file) ?? []);
  }

  /**
   * @param {FileModel} model of a file
   * @returns {(place: Place) => EnclosingFunction} the function around a place
   */
  #aroundIn(model) {
    return /** @type {(place: Place) => EnclosingFunction} */ (this.#around.get(model));
  }

  /**
   * @param {string} file of the program
   * @returns {FileModel | null} null if it can't be parsed
   */
  #modelOf(file) {
    let model = this.#models.get(file);
    if (model === undefined) {
      const parsed = this.#sources.has(file) ? (this.#scriptOf(file)?.parsed() ?? null) : null;
      model = parsed && fileModel(file, parsed);
      this.#models.set(file, model);
      if (parsed && model) this.#around.set(model, parsed.around);
    }
    return model;
  }
}

const NOBODY = { calledFrom: '', router: '', name: '' };

/**
 * @param {import('acorn').AnyNode} node of a function
 * @returns {boolean} whether it already returns promises
 */
function isAsync(node) {
  return isFunction(node) && node.async === true;
}

/**
 * @param {Place} place of a function
 * @param {FileModel} model of its file
 * @param {SourceRange} range of a call in it
 * @returns {boolean} whether it may have yielded the thread before, so that its callers already continued
 */
function hasPaused({ node }, { lines }, { startLine, startColumn, endLine, endColumn }) {
  const call = { start: lines.offsetOf(startLine, startColumn), end: lines.offsetOf(endLine, endColumn) };
  return isFunction(node) && awaitsBefore(node, call);
}

/**
 * @param {HandOver[]} routers calls that register a function
 * @returns {Pick<KnownCallers, 'router' | 'routerCall'>} Express, if it is one of them: it loses what a handler throws
 */
function strictest(routers) {
  const by = routers.find((each) => routerOf(each) === 'express') ?? routers[0];
  return by === undefined ? { router: '', routerCall: '' } : { router: routerOf(by), routerCall: by.name };
}

/**
 * @param {Place} place of a function
 * @returns {Set<string>} names that it has there
 */
function namesOf(place) {
  const isWhole = isWholeExport(place);
  const name = variableOf(place) || (isWhole ? '' : methodOf(place));
  return new Set([...(name === '' ? [] : [name]), ...(isWhole ? [DEFAULT] : [])]);
}

/**
 * @param {Place} place of a function in compiled code
 * @param {string} written its original's name, `''` if it is the same code
 * @returns {boolean} whether a minifier gave it another name, which hundreds of other functions have, too
 */
function isRenamed(place, written) {
  if (!IDENTIFIER.test(written)) return false;
  const names = namesOf(place);
  return names.size > 0 && !names.has(DEFAULT) && !names.has(written);
}

/**
 * @param {Place} place of a function
 * @returns {boolean} whether it is all that its file exports
 */
function isWholeExport({ node, up }) {
  if (up?.node.type === 'ExportDefaultDeclaration') return true;
  const target = up?.node.type === 'AssignmentExpression' && up.node.right === node ? up.node.left : null;
  return target?.type === 'MemberExpression' && target.object.type === 'Identifier' && target.object.name === 'module';
}

/**
 * @param {import('acorn').AnyNode} object an expression
 * @param {string} name of a property
 * @returns {import('acorn').AnyNode} the object's value for that name, as if it were written there
 */
function memberOf(object, name) {
  const property = { type: 'Identifier', name };
  return /** @type {import('acorn').MemberExpression} */ ({ type: 'MemberExpression', object, property });
}

/**
 * @param {Line[]} lines of files
 * @returns {Line[]} each once
 */
function distinct(lines) {
  return [...new Map(lines.map((each) => [`${each.file}:${each.line}`, each])).values()];
}
