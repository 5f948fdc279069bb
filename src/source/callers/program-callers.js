/**
 * What all files of a program say about a call that an edit would await. If the edit makes the function around it async, each
 * caller gets a promise, and `if (check(password))` lets everybody in, in a file that the edit does not touch; and others
 * run during the wait.
 */
import { nodesAt } from '../each-node.js';
import { rangesIn } from '../nested-ranges.js';
import { functionAbove } from '../function-around.js';
import { ENDS_ANY, endsHeld, endsResults, heldAs, returnersOf } from '../is-ended.js';
import { isAsyncFunction } from '../node-kinds.js';
import { isRenamed, WHOLE_EXPORT } from '../names-of.js';
import { routerUsed } from '../router-of.js';
import { MiddlewareAround } from '../routes/middleware-around.js';
import { Values } from '../routes/values.js';
import { tlsDeeds } from '../tls-deeds.js';
import { AnsweredEarly } from './answered-early.js';
import { CalledFunctions } from './called-functions.js';
import { CallerSearch } from './caller-search.js';
import { CallsByFunction } from './calls-by-function.js';
import { ChangingValues } from './changing-values.js';
import { importedKey } from './imported-key.js';
import { LaterWrites } from './later-writes.js';
import { Origins } from './origins.js';
import { matters } from './pauses.js';
import { isPolledAnywhere, isSoleWaitAnywhere } from './polled-calls.js';
import { ProgramFiles } from './program-files.js';
import { returnedCall } from './returned-call.js';
import { SharedState } from './shared-state.js';
import { Yields } from './yields.js';

/** @import { AnsweredTooEarly, CallersPause, EnclosingFunction, KnownCallers, SourceRange } from '../../model/source-call.js' */
/** @import { Place } from '../program-index.js' */
/** @import { ImportedKey } from './imported-key.js' */
/** @import { WriterOf } from './program-files.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Originals } from '../routes/route-index.js' */
/** @import { Script } from '../script.js' */

/** @type {KnownCallers} */
const UNREAD = Object.freeze({
  unawaited: [],
  areKnown: false,
  areUnread: true,
  router: '',
  routerCall: '',
  isOnlyHanded: false,
  passedTo: '',
  pausedAt: null,
});

/** Routers that lose what an async handler throws, in some of their versions. */
const LOSE_ERRORS = ['express', 'router'];

/** Answers for the calls of one program. */
export class ProgramCallers {
  /** Files that end something. @type {Map<string, FileModel[]>} */
  #ending = new Map();
  /** @type {ReturnType<typeof tlsDeeds> | undefined} */
  #tlsDeeds;
  /** @type {MiddlewareAround | undefined} */
  #middleware;
  #files;
  #values;
  #functions;
  #state;
  #yields;
  #search;
  #answers;
  #changing;

  /**
   * The same for the program before it was compiled.
   * @type {() => ProgramCallers | null} null if nothing was, or not all originals are known
   */
  written = () => null;

  /** @type {WriterOf} */
  writerOf = () => 'user';

  /**
   * @param {ReadonlyMap<string, string>} sources texts of the program's own files by path
   * @param {(file: string) => Script | null} scriptOf opens one
   * @param {(module: string) => boolean} isPackage whether the program has loaded a package, by the name of a module in it
   * @param {Originals} [originalOf] where the code at a place of a file was written
   * @param {boolean} [areAll] whether the sources are those of all files that ran
   */
  constructor(sources, scriptOf, isPackage, originalOf = ({ file, line }) => ({ file, line }), areAll = true) {
    const files = new ProgramFiles(sources, scriptOf, originalOf, areAll, (framework) => this.#answers.uses(framework));
    files.writerOf = (place) => this.writerOf(place);
    const values = new Values({ modelOf: (file) => files.model(file), has: (file) => sources.has(file), isPackage });
    const allModels = () => files.all();
    const functions = new CalledFunctions(values, allModels);
    const mentions = (/** @type {readonly string[]} */ texts) =>
      [...sources.values()].some((text) => texts.some((each) => text.includes(each)));
    const yields = new Yields({ functions, values, mentions });
    const middleware = () => (this.#middleware ??= new MiddlewareAround(files.all(), values));
    this.#files = files;
    this.#yields = yields;
    this.#values = values;
    this.#functions = functions;
    this.#state = new SharedState({ values, allModels, middleware, functions, yields });
    const origins = new Origins(values, new CallsByFunction(files, values));
    this.#changing = new ChangingValues(origins, new LaterWrites({ files, values, origins }));
    this.#search = new CallerSearch({ files, values, state: this.#state });
    this.#answers = new AnsweredEarly({
      values,
      allModels,
      middleware,
      mentions,
      around: (model, place) => files.aroundIn(model)(place),
      routerOf: (called) => strictest(this.#search.of(called).routers).router,
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
   * @param {string} router of a function, as its own file shows it
   * @returns {string} the same; `''` if that is a guess, and the program has not loaded it
   */
  routerUsed(router) {
    return routerUsed(router, (framework) => this.#answers.uses(framework));
  }

  /**
   * @param {string} file that contains a call
   * @param {SourceRange} range of the call
   * @param {EnclosingFunction} within the function around it, as its own file shows it
   * @returns {EnclosingFunction} the same without a router, if a wrapper around the handler is not known to give it the
   *   promise; the same object if not
   */
  withWrappers(file, range, within) {
    const found = within.router === '' ? null : this.#callAt(file, range);
    return found === null ? within : this.#search.wrappers.corrected(found.model, found.call.place, within);
  }

  /**
   * Where a file only exports a function that gets the application, its framework is a guess: Express.
   * @returns {boolean} whether it can only be Fastify
   */
  hasOnlyFastify() {
    return this.#answers.usesOnly('fastify');
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} place in it
   * @returns {{file: string, line: number | null}} where it was written
   */
  #writtenAt(model, place) {
    const { file, line } = this.#files.lineOf(model, place);
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
    if (found === null) return false;
    const { model, call } = found;
    const { place } = call;
    return (
      this.#state.isReadThenWritten(model, place) ||
      this.#search.pauses.held.isNoticedByTaker(model, place) ||
      this.#search.pauses.isNoticedAround(model, place)
    );
  }

  /**
   * @param {string} file that contains a call
   * @param {SourceRange} range of the call
   * @returns {boolean} whether it is all that a loop without a counter is known to wait for
   */
  isPolled(file, range) {
    const found = this.#callAt(file, range);
    return found !== null && isPolledAnywhere(found.call.place, this.#files.all(), this.#yields);
  }

  /**
   * @param {string} file that contains a call
   * @param {SourceRange} range of the call
   * @returns {boolean} whether it is all that a loop that may have many rounds is known to wait for
   */
  isSoleWait(file, range) {
    const found = this.#callAt(file, range);
    return found !== null && isSoleWaitAnywhere(found.call.place, this.#files.all(), this.#yields);
  }

  /**
   * @returns {Partial<ReturnType<typeof tlsDeeds>>} what the files of the program do with TLS connections, and, if all
   *   files are known, what they do not do; a saved profile has none
   */
  tlsDeeds() {
    const { sources, areAll } = this.#files;
    const deeds = (this.#tlsDeeds ??= tlsDeeds([...sources.values()]));
    const isCertain = areAll && sources.size > 0;
    return Object.fromEntries(Object.entries(deeds).filter(([, isDone]) => isDone || isCertain));
  }

  /**
   * @param {string} file that contains a call
   * @param {SourceRange} range of the call
   * @returns {boolean} whether another file destroys or changes what has the name of what the call makes, such as
   *   `client.agent`, or what the function around it returns
   */
  isEndedElsewhere(file, range) {
    const found = this.#callAt(file, range);
    if (found === null) return false;
    const { place } = found.call;
    const makers = returnersOf(place, found.model.index.uses);
    const held = place.node.type === 'NewExpression' ? heldAs(place) : '';
    if (makers === null && held === '') return false;
    return [...this.#endersOf(held), ...this.#resultEndersOf(makers ?? [])].some(({ file: other }) => other !== file);
  }

  /**
   * @param {string} held name of what holds something, `''` if none
   * @returns {FileModel[]} files that destroy or change what has that name
   */
  #endersOf(held) {
    return this.#onceEnding(`held ${held}`, [held], (uses) => endsHeld(held, uses));
  }

  /**
   * @param {string[]} makers names of a function that returns something
   * @returns {FileModel[]} files that destroy or change anything as they might what that returns
   */
  #resultEndersOf(makers) {
    const may = makers.includes(WHOLE_EXPORT) ? [...makers, ...ENDS_ANY] : makers;
    return this.#onceEnding(`made ${makers}`, may, (uses) => mayUse(makers, uses) && endsResults(uses, makers));
  }

  /**
   * @param {string} key of what is asked: calls in thousands of files may have one name
   * @param {string[]} names one of which such files use
   * @param {(uses: ReadonlyMap<string, Place[]>) => boolean} ends whether a file with these names is one
   * @returns {FileModel[]} all of them
   */
  #onceEnding(key, names, ends) {
    const known = this.#ending.get(key);
    if (known !== undefined) return known;
    const either = names.flatMap((name) => [name, `.${name}`]);
    const found = this.#files.using(either).filter(({ index: { uses } }) => ends(uses));
    this.#ending.set(key, found);
    return found;
  }

  /**
   * @param {string} file that contains a call
   * @param {SourceRange} range of the call
   * @returns {ImportedKey[] | null} what each argument is if it is a key of the program's, in whichever file; null if the
   *   call is not found
   */
  keys(file, range) {
    const found = this.#callAt(file, range);
    if (found === null || found.call.node.type === 'TaggedTemplateExpression') return null;
    const { model, call } = found;
    return found.call.node.arguments.map((node) => importedKey({ model, node, scope: call.scope }, this.#values));
  }

  /**
   * @param {string} file that contains a call
   * @param {SourceRange} range of the call
   * @param {readonly SourceRange[]} ranges of expressions beside it that look constant in the file
   * @returns {boolean[]} for each whether its value may change while the program runs: what another file exports, it
   *   may also change
   */
  mayChange(file, range, ranges) {
    const found = this.#callAt(file, range);
    // A file of which the call is not found is what a compiler made of the call's.
    if (found === null) return ranges.map(() => this.#files.sources.has(file));
    const { model, call } = found;
    return ranges.map((each) =>
      nodesAt(model.program, offsetsOf(model, each)).some((node) =>
        this.#changing.mayChange({ model, node, scope: call.scope }),
      ),
    );
  }

  /**
   * @param {string} file that contains a call
   * @param {SourceRange} range of the call
   * @param {string} option name of an option
   * @returns {boolean} whether the call may be given that, also by another file
   */
  mayHaveOption(file, range, option) {
    const found = this.#callAt(file, range);
    if (found === null || !('arguments' in found.call.node)) return true;
    const { model, call } = found;
    return found.call.node.arguments.some((node) => this.#changing.mayHave({ model, node, scope: call.scope }, option));
  }

  /**
   * @param {string} file that contains a call
   * @param {SourceRange} range of the call, which is awaited
   * @param {string} name of a package that it leads to
   * @returns {{file: string, line: number, column: number} | null} where V8 puts the call of that package whose promise it
   *   awaits, if another function has returned that; null if not, or if unknown
   */
  returnedCall(file, range, name) {
    const awaited = this.#callAt(file, range);
    const found = awaited && returnedCall(awaited, name, { values: this.#values, functions: this.#functions });
    if (!found || found.call === awaited.call) return null;
    return { file: found.model.file, ...found.model.lines.positionOf(found.call.position) };
  }

  /**
   * @param {string} file that contains a call
   * @param {SourceRange} range of the call
   * @returns {{model: FileModel, call: FileModel['index']['calls'][number]} | null} null if it isn't found
   */
  #callAt(file, { startLine, startColumn, endLine, endColumn }) {
    const model = this.#files.model(file);
    if (!model) return null;
    const start = model.lines.offsetOf(startLine, startColumn);
    const end = model.lines.offsetOf(endLine, endColumn);
    const call = rangesIn(model.index.calls, { start, end }).find((each) => each.start === start && each.end === end);
    return call === undefined ? null : { model, call };
  }

  /**
   * @param {{file: string, line: number, column: number}} at where a function is for V8; a pprof has no columns
   * @param {SourceRange} range of the call in it that is to be awaited
   * @param {string} [written] name that the function has in the original, if a compiler made the code
   * @returns {KnownCallers | null} its callers; null if the file is none of the program's own
   */
  of({ file, line, column }, range, written = '') {
    const model = this.#files.model(file);
    if (!model) return this.#files.sources.has(file) ? UNREAD : null;
    const place =
      model.index.functionPlaces.get(model.lines.offsetOf(line, column)) ??
      functionAbove(this.#callAt(file, range)?.call.place ?? null);
    return place === null || isRenamed(place, written) ? UNREAD : this.#callersFor({ model, place }, range);
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {SourceRange} range of the call in it that is to be awaited
   * @returns {KnownCallers} its callers
   */
  #callersFor({ model, place }, range) {
    const found = this.#search.of({ model, place });
    const { unawaited, calls, routers, passedTo, isLost, isUnread } = found;
    const isKnown = calls > 0 && !isLost;
    // A caller that would get a promise instead of a value is told to wait. That helps callers that continue, but not
    // those that let other code run.
    const isAdvised = (/** @type {CallersPause} */ { file, line, why }) =>
      why === 'left' &&
      !isAsyncFunction(place.node) &&
      unawaited.some((each) => each.file === file && each.line === line && !each.isChained);
    return {
      unawaited,
      areKnown: isKnown,
      ...(isUnread && { areUnread: true }),
      ...strictest(routers),
      isOnlyHanded: isKnown && calls === routers.length && unawaited.length === 0,
      passedTo: LOSE_ERRORS.find((each) => passedTo.has(each)) ?? '',
      pausedAt: this.#pausesOf({ model, place }, range, found).find((each) => !isAdvised(each)) ?? null,
    };
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {SourceRange} range of the call in it that is to be awaited
   * @param {ReturnType<CallerSearch['of']>} found what its uses say
   * @returns {CallersPause[]} the callers for which that matters
   */
  #pausesOf(called, range, found) {
    const call = this.#callAt(called.model.file, range)?.call.node;
    const pauses = call ? this.#search.pauses.excuses.rest(called, call, found.pauses) : found.pauses;
    return pauses.filter(matters).map(({ at }) => at);
  }
}

/**
 * @param {readonly string[]} names of a function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in another file
 * @returns {boolean} whether that file may call the function
 */
function mayUse(names, uses) {
  return names.some((name) => name === WHOLE_EXPORT || uses.has(name) || uses.has(`.${name}`));
}

/**
 * @param {ReturnType<CallerSearch['of']>['routers']} routers that take a function
 * @returns {Pick<KnownCallers, 'router' | 'routerCall'>} Express, if it is one of them: it loses what a handler throws
 */
function strictest(routers) {
  const found = routers.find(({ router }) => router === 'express') ?? routers[0];
  return found ?? { router: '', routerCall: '' };
}

/**
 * @param {FileModel} model of a file
 * @param {SourceRange} range in it
 * @returns {{start: number, end: number}} its offsets
 */
function offsetsOf({ lines }, { startLine, startColumn, endLine, endColumn }) {
  return { start: lines.offsetOf(startLine, startColumn), end: lines.offsetOf(endLine, endColumn) };
}
