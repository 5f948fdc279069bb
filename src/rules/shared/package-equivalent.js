/**
 * What to write instead of a call of a package: the catalogue knows which packages' functions have a native
 * replacement with the same result, and the call's own syntax says that it is that function. The operation alone never
 * does: `compareSync` and `hashSync` are both bcrypt.
 */
import { hasOneShotHash, oneShotHashSince } from '../../catalogue/guidance.js';
import { equivalentsIn, equivalentsOf, packageApiNamed, packageOf } from '../../catalogue/index.js';
import { mayBeSameOperation } from '../../model/operation.js';
import { expressionInGeneral, filledExpression, textsByName } from './argument-texts.js';
import { plainSyntax, replacedCall, whoWaits } from './edit.js';
import { importLine, nameToImport, promisifiedName } from './new-names.js';
import { NEEDS_ONE_SHOT } from './wording.js';

/** @import { Equivalent, Provider } from '../../catalogue/packages/crypto-package.js' */
/** @import { CallSyntax, SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport, Edit } from '../../model/report.js' */
/** @import { NewName } from './new-names.js' */

/** @typedef {{edit: Edit | null, advice: string[], notes: string[]}} PackageAdvice */

/** A file that a compiler checks. */
const TYPESCRIPT = /\.[cm]?tsx?$/;

/** More are a catalogue, not advice. */
const MOST_LINES = 2;

/**
 * Advice for a call of a package that has a native replacement.
 * @param {CallSiteReport} site a call site
 * @param {SourceCall | undefined} call what the source says there
 * @param {string} node the oldest version that has to run it, `''` if unknown
 * @returns {PackageAdvice | null} an edit, or else a sketch of it; null if nothing is known to give the same result, or
 *   if the line belongs to another package, which only its maintainers can change
 */
export function packageAdvice(site, call, node) {
  if (isAnothers(site)) return null;
  const isUsable = (/** @type {Equivalent} */ each) => neededNode(each, node) === null;
  const known = equivalentsAt(site, call).find(isUsable);
  if (call && known) return editOf(site, call, known) ?? sketchOf(site, call, known);
  const all = equivalentsIn(site.package).filter((each) => isUsable(each) && !each.isSketch);
  const sketch = (/** @type {(each: Equivalent) => boolean} */ isIt) => sketchOfPackage(site, call, all.filter(isIt));
  // One of few may be called by another of them, as `hash` of bcryptjs by `compare`.
  const few = call?.syntax?.imported ? null : sketch((each) => mayBe(each, site));
  return few ?? sketch((each) => isFunctionOf(site, each));
}

/**
 * @param {CallSiteReport} site a call of a package
 * @returns {boolean} whether the line that calls it belongs to another package
 */
export function isAnothers({ file, package: name }) {
  return !['', name].includes(packageOf(file));
}

/**
 * @param {Equivalent} equivalent of a function of a package
 * @param {CallSiteReport} site a call of that package, of which the source says nothing
 * @returns {boolean} whether that may be the function: it does what was sampled, and where the package goes on by itself it
 *   returns a promise
 */
function mayBe({ function: name, isAsync = false }, { package: called, operation, file }) {
  if (packageOf(file) === called && !isAsync) return false;
  const known = packageApiNamed(called, name);
  return known === null || mayBeSameOperation(known.operation, operation);
}

/**
 * @param {CallSiteReport} site a call of a package
 * @param {Equivalent} equivalent of one of the package's functions
 * @returns {boolean} whether that is the function in which the package went on, with no line of the program on the stack
 */
function isFunctionOf({ file, package: name, function: within }, equivalent) {
  return packageOf(file) === name && name !== '' && within === equivalent.function;
}

/**
 * For calls where nothing shows which function was called: between the slices of an asynchronous function no user line
 * is on the stack, and a log may come without sources.
 * @param {CallSiteReport} site a call site
 * @param {SourceCall | undefined} call what the source says there
 * @param {readonly Equivalent[]} equivalents of the package's functions
 * @returns {PackageAdvice | null} what replaces each of its functions; null if there are too many to choose from
 */
function sketchOfPackage(site, call, equivalents) {
  const lines = new Set(equivalents.map((each) => generalLine(each)));
  if (lines.size === 0 || lines.size > MOST_LINES) return null;
  const [first] = equivalents;
  return {
    edit: null,
    advice: [
      ...[...lines].flatMap((line) => {
        const alike = equivalents.filter((each) => generalLine(each) === line);
        return [`// instead of ${alike.map((each) => functionOfPackage(site, each)).join(' or ')}`, line];
      }),
      ...(equivalents.some((each) => each.isPromise) ? whoWaits(call, site) : []),
      `// with: ${definition(first.by, systemOf(site, call))}`,
      ...installation(site, first),
    ],
    notes: [...new Set(equivalents.flatMap(notesOf))],
  };
}

/**
 * @param {CallSiteReport} site a call site
 * @param {Equivalent} equivalent of a function of its package
 * @returns {string} such as `compareSync()`
 */
function functionOfPackage(site, { function: name }) {
  return `${name === 'default' ? site.package : name}()`;
}

/**
 * The Node version from which there is a native replacement for a call.
 * @param {CallSiteReport} site a call site
 * @param {SourceCall | undefined} call what the source says there
 * @param {string} node the oldest version that has to run it, `''` if unknown
 * @returns {string | null} null if no later version is known to have one
 */
export function laterNode(site, call, node) {
  const needed = equivalentsAt(site, call).map((each) => neededNode(each, node));
  return needed.find((since) => since !== null) ?? null;
}

/**
 * @param {Equivalent} equivalent of a function
 * @param {string} node the oldest version that has to run it, `''` if unknown
 * @returns {string | null} the Node that it needs instead; null if it has what computes
 */
function neededNode({ since, by }, node) {
  if (since !== undefined && !isFrom(node, since)) return since;
  return isOneShotHash(by) && !hasOneShotHash(node) ? oneShotHashSince(node) : null;
}

/**
 * @param {CallSiteReport} site a call site
 * @param {SourceCall | undefined} call what the source says there
 * @returns {readonly Equivalent[]} that of the package's function that is called there; none if unknown
 */
function equivalentsAt({ package: name }, call) {
  const syntax = call?.syntax;
  if (!call || !syntax) return [];
  const ofMade = equivalentsOfMade(name, call, syntax);
  if (ofMade.length > 0) return ofMade;
  if (syntax.imported) {
    const known = equivalentsOf(name, syntax.imported.module, exportedFunction(syntax));
    return known.filter((each) => mayHave(each, syntax.argumentTexts.length) && mayFit(each, syntax));
  }
  // `this.bcrypt.hashSync`: samples show that it is the package's function, and another one of the same object takes
  // its place.
  return syntax.receiverText
    ? equivalentsIn(name).filter((each) => each.function === call.callee && isOwn(name, each.by))
    : [];
}

/**
 * Of a method of what a package's function makes: `gcm(key, nonce).encrypt(data)`, or `AES.encrypt(text, key, { iv
 * }).toString()`, where making text of the result takes as long.
 * @param {string} name of a package; samples show that the method is its
 * @param {SourceCall} call of the method
 * @param {CallSyntax} syntax of the call
 * @returns {Equivalent[]} none if it is no such method
 */
function equivalentsOfMade(name, { callee, origin }, { calleeText }) {
  if (origin === null) return [];
  const isMade = (/** @type {Equivalent} */ each) =>
    callee === 'toString'
      ? each.isSketch === true &&
        new RegExp(`^[\\w$]+\\.${each.function}\\(`).test(calleeText ?? '') &&
        !OTHER_OPTIONS.test(calleeText ?? '')
      : each.function === `${origin.callee}().${callee}`;
  return equivalentsIn(name).filter((each) => isMade(each) && mayHave(each, origin.args.length));
}

/** What crypto-js' ciphers can be told besides an iv. */
const OTHER_OPTIONS = /\b(?:mode|padding|format|hasher|salt)\b *:/;

/**
 * @param {Equivalent} equivalent of a function
 * @param {CallSyntax} syntax of a call
 * @returns {boolean} false if the arguments are known to be of another form: where their number matters, or where one that
 *   must not be text is
 */
function mayFit({ arguments: fitting, parameters, noText }, { argumentTexts: texts, argumentForms = [] }) {
  if (noText !== undefined && argumentForms[parameters.indexOf(noText)] === 'text') return false;
  const [options = ''] = texts.slice(-1);
  return fitting === undefined || !options?.startsWith('{') || textsByName(parameters, texts.map(String)) !== null;
}

/**
 * @param {Equivalent} equivalent of a function
 * @param {number} count of arguments
 * @returns {boolean} whether it replaces a call that has as many
 */
function mayHave({ arguments: fitting }, count) {
  return fitting === undefined || fitting === count;
}

/**
 * @param {string} name of a package
 * @param {Provider} by what replaces one of its functions
 * @returns {boolean} whether that is the same package
 */
function isOwn(name, by) {
  return by.module === name;
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {string} what the module exports and is called here, such as `compareSync` or `pkcs5.pbkdf2`; `default` if
 *   that is the module itself; `''` if unknown
 */
function exportedFunction({ imported, calleeText }) {
  if (!imported || imported.local === '' || calleeText === null) return '';
  const { name, local } = imported;
  const isWhole = name === '*' || name === 'default';
  if (calleeText === local) return isWhole ? 'default' : name;
  return isWhole && calleeText.startsWith(`${local}.`) ? calleeText.slice(local.length + 1) : '';
}

/**
 * @param {CallSiteReport} site a call site
 * @param {SourceCall} call what the source says there
 * @param {Equivalent} equivalent of what is called
 * @returns {PackageAdvice | null} null if no exact edit can be made
 */
function editOf(site, call, equivalent) {
  if (equivalent.isSketch) return null;
  const syntax = plainSyntax(call, call.callee);
  const texts = syntax && textsByName(equivalent.parameters, syntax.argumentTexts);
  // A promise that is passed on, or has `.then`, can't become a plain value.
  if (!texts || (equivalent.isAsync && !equivalent.isPromise && !syntax.isAwaited)) return null;
  const { local, imports } = providerIn(syntax, equivalent, site.package);
  texts.set('call', local).set('callee', syntax.calleeText);
  const forms = expressionsFor(equivalent, syntax);
  const [expression = null] = forms.map((each) => filledExpression(each, texts)).filter((each) => each !== null);
  const isPromise = equivalent.isPromise === true && equivalent.isAsync !== true;
  const shown = expression === null ? null : replacedCall(site, call, { expression, isPromise, imports });
  if (!shown) return null;
  return {
    edit: shown.edit,
    advice: [...shown.advice, ...installation(site, equivalent)],
    notes: [...notesOf(equivalent), ...shown.notes],
  };
}

/**
 * @param {Equivalent} equivalent of what is called
 * @param {CallSyntax} syntax of the call that is replaced
 * @returns {string[]} what may replace it, the best first
 */
function expressionsFor({ expression, strict }, { imported }) {
  return strict?.module.test(imported?.module ?? '') ? strict.expressions : [expression];
}

/**
 * @param {CallSyntax} syntax of the call that is replaced
 * @param {Equivalent} equivalent of what is called
 * @param {string} name of the package that it is called of
 * @returns {NewName} what computes instead, as the file calls it
 */
function providerIn(syntax, { by }, name) {
  const { receiverText, taken } = syntax;
  if (isOwn(name, by) && receiverText) return { local: receiverText, imports: [] };
  if (by.isPromisified) return promisifiedName(syntax, by.module, by.name, by.local);
  // `import bcrypt from 'bcryptjs'` has the name already.
  const ofDefault = `native${by.local[0].toUpperCase()}${by.local.slice(1)}`;
  const spare = by.spare ?? (by.name === 'default' ? ofDefault : by.local);
  return nameToImport(syntax, by.module, by.name, taken.includes(by.local) ? spare : by.local);
}

/**
 * @param {CallSiteReport} site a call site
 * @param {SourceCall} call what the source says there
 * @param {Equivalent} equivalent of what is called
 * @returns {PackageAdvice} the same in general terms
 */
function sketchOf(site, call, equivalent) {
  const syntax = /** @type {CallSyntax} */ (call.syntax);
  const isAwaited = equivalent.isPromise && !equivalent.isAsync;
  const { local, imports } = providerIn(syntax, equivalent, site.package);
  return {
    edit: null,
    advice: [
      ...(equivalent.onlyIf === undefined ? [] : [`// only if ${equivalent.onlyIf}`]),
      generalLine(equivalent, local),
      ...(isAwaited ? whoWaits(call, site) : []),
      ...imports.map((line) => `// with: ${line}`),
      ...installation(site, equivalent),
    ],
    notes: notesOf(equivalent),
  };
}

/**
 * @param {Equivalent} equivalent any
 * @param {string} [local] what computes is called by; default: its own name
 * @returns {string} a line of code with the names that its parameters have
 */
function generalLine({ by, expression, isPromise, returns }, local = by.local) {
  return `const ${returns} = ${isPromise ? 'await ' : ''}${expressionInGeneral(expression, local)};`;
}

/**
 * @param {Provider} by what computes
 * @param {'esm' | 'cjs'} system how the file imports
 * @returns {string} a line that defines its name
 */
function definition({ module, name, local, isPromisified }, system) {
  if (isPromisified) return `const ${local} = promisify(crypto.${name}); // from node:util`;
  return importLine(system, module, name, name === 'default' ? local : name);
}

/** A file that is CommonJS by its name. */
const COMMONJS = /\.c[jt]s$/;

/**
 * @param {CallSiteReport} site a call site
 * @param {SourceCall | undefined} call what the source says there, if it is available
 * @returns {'esm' | 'cjs'} how its file imports
 */
function systemOf({ file }, call) {
  return call?.syntax?.module ?? (COMMONJS.test(file) ? 'cjs' : 'esm');
}

/**
 * @param {CallSiteReport} site a call site
 * @param {Equivalent} equivalent of what is called
 * @returns {string[]} how to get what computes instead, if it is not there
 */
function installation(site, { by: { module, types } }) {
  if (module.startsWith('node:') || module === site.package) return [];
  const needsTypes = types !== undefined && TYPESCRIPT.test(site.file);
  return [`// first: npm install ${module}${needsTypes ? `, and npm install --save-dev ${types}` : ''}`];
}

/**
 * @param {Equivalent} equivalent any
 * @returns {string[]} its further notes
 */
function notesOf({ note, by }) {
  return [...(note === undefined ? [] : [note]), ...(isOneShotHash(by) ? [NEEDS_ONE_SHOT] : [])];
}

/**
 * @param {Equivalent['by']} by what computes instead
 * @returns {boolean} whether that is `crypto.hash`
 */
function isOneShotHash({ module, name }) {
  return module === 'node:crypto' && name === 'hash';
}

/**
 * @param {string} node version such as `24.21.0`, `''` if unknown
 * @param {string} since another
 * @returns {boolean} whether the first is the second or later; false if it is unknown
 */
function isFrom(node, since) {
  return node !== '' && node.localeCompare(since, 'en', { numeric: true }) >= 0;
}
