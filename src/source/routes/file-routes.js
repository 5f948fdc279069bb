/**
 * Routes that frameworks derive from a file's path: Next.js, Nuxt and Nitro, SvelteKit, Astro. What they run is built,
 * so these files are its originals, and the built files are in a directory of the framework's.
 */
import { memberName } from '../member-path.js';
import { exportsOf } from './exports.js';
import { handlerFunctions } from './handler-functions.js';

/** @import { FileModel } from './file-model.js' */
/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Expression, Values } from './values.js' */

/**
 * Which exported name answers which method; null for middleware.
 * @typedef {[name: string, method: string | null][]} Answers
 */

/** Says what an original answers, by its path; null if nothing.
 * @typedef {(file: string) => {path: string, answers: Answers} | null} AnswerOf */

/** @type {Answers} */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].map((method) => [method, method]);
/** @type {Answers} */
const BEFORE = ['default', 'middleware', 'proxy', 'handle', 'onRequest'].map((name) => [name, null]);
/** Which files answer what. The first group is the path; its parts that match the last are left out of it.
 * @typedef {[file: RegExp, answers: Answers, ignored?: RegExp][]} Files */

/** Directories that only group others. */
const GROUP = /^\(.*\)$/;
/** The same in Next.js' `app`, and its slots. */
const GROUP_OR_SLOT = /^(?:\(.*\)$|@)/;
/** Files of Astro's routes. @type {Files} */
const PAGES = [
  [/^src\/pages\/(.*)\.[jt]s$/, [...METHODS, ['ALL', 'ALL']]],
  [/^src\/pages\/(.*)\.astro$/, [['default', 'GET']]],
];
/** Where SvelteKit's forms are sent: to one function, or to several by name. */
const ACTIONS = 'actions';

/**
 * Where frameworks put their builds, and which files below the same directory answer what.
 * @type {[built: RegExp, files: Files][]}
 */
const FRAMEWORKS = [
  [
    /^(.*?)\/\.next\//,
    [
      [/^(?:src\/)?app\/(.*)\broute\.[jt]sx?$/, METHODS, GROUP_OR_SLOT],
      [/^(?:src\/)?app\/(.*)\bpage\.[jt]sx?$/, [['default', 'GET']], GROUP_OR_SLOT],
      [/^(?:src\/)?pages\/(api\/.*)\.[jt]sx?$/, [['default', 'ALL']]],
      [/^(?:src\/)?pages\/(?!_|api\/)(.*)\.[jt]sx?$/, ['default', 'getServerSideProps'].map((name) => [name, 'GET'])],
      [/^(?:src\/)?(?:middleware|proxy)\.[jt]s$/, BEFORE],
    ],
  ],
  [
    /^(.*?)\/\.output\/server\//,
    [
      [/^(?:server\/)?(?:routes\/|(?=api\/))(.*)\.[jt]s$/, [['default', 'ALL']], GROUP],
      [/^(?:server\/)?middleware\/.*\.[jt]s$/, BEFORE],
    ],
  ],
  [
    /^(.*?)\/(?:build|\.svelte-kit)\//,
    [
      [/^src\/routes\/(.*)\+server\.[jt]s$/, METHODS, GROUP],
      [
        /^src\/routes\/(.*)\+page\.server\.[jt]s$/,
        [
          ['load', 'GET'],
          [ACTIONS, 'POST'],
        ],
        GROUP,
      ],
      [/^src\/hooks\.server\.[jt]s$/, BEFORE],
    ],
  ],
  [/^(.*?)\/dist\/server\//, [...PAGES, [/^src\/middleware(?:\/index)?\.[jt]s$/, BEFORE]]],
];
/** How Nitro writes a method. */
const SUFFIX = /\.(get|post|put|patch|delete|head|options)$/;

/**
 * @param {Iterable<string>} compiled absolute paths of what V8 compiled
 * @returns {AnswerOf} for originals of them
 */
export function filesThatAnswer(compiled) {
  const roots = new Map(
    [...compiled].flatMap((file) =>
      FRAMEWORKS.flatMap(([built, files]) => {
        const root = built.exec(file)?.[1];
        return root === undefined ? [] : [[`${root}/`, files]];
      }),
    ),
  );
  return (file) => {
    for (const [root, files] of roots) {
      const found = file.startsWith(root) ? answersOfFile(file.slice(root.length), files) : null;
      if (found !== null) return found;
    }
    return null;
  };
}

/**
 * @param {string} file of an Astro project, relative to it
 * @returns {{path: string, answers: Answers} | null} what it answers, null if it is neither a page nor an endpoint
 */
export function answeredByFile(file) {
  return answersOfFile(file, PAGES);
}

/**
 * @param {string} file relative to what was built
 * @param {Files} files of the framework
 * @returns {{path: string, answers: Answers} | null} what it answers, null if nothing
 */
function answersOfFile(file, files) {
  for (const [pattern, answers, ignored] of files) {
    const match = pattern.exec(file);
    if (match !== null) return answered(match[1] ?? '', answers, ignored);
  }
  return null;
}

/**
 * @param {string} place of a file, below the routes' directory
 * @param {Answers} answers what it exports
 * @param {RegExp} [ignored] parts that the path does not have
 * @returns {{path: string, answers: Answers}}
 */
function answered(place, answers, ignored) {
  const method = SUFFIX.exec(place);
  const parts = (method === null ? place : place.slice(0, method.index))
    .split('/')
    .filter((part) => part !== '' && !ignored?.test(part));
  if (parts.at(-1) === 'index') parts.pop();
  return {
    path: `/${parts.map(patternOf).join('/')}`,
    answers: method === null ? answers : answers.map(([name]) => [name, method[1].toUpperCase()]),
  };
}

/**
 * @param {string} part of a path, as these frameworks write it
 * @returns {string} the same as others write it: `:id` for `[id]`, `*` for `[...rest]`
 */
function patternOf(part) {
  return part.replace(/\[\[?\.\.\.(\w*)\]?\]/, '*$1').replace(/\[\[?(\w+)(?:=\w+)?\]?\]/g, ':$1');
}

/**
 * @param {FileModel} model of an original
 * @param {Values} values across the files
 * @param {AnswerOf} answerOf a file
 * @returns {Registration[]} of what it exports
 */
export function fileRoutes(model, values, answerOf) {
  const { path, answers } = answerOf(model.file) ?? { path: '', answers: [] };
  const { names } = exportsOf(model);
  return answers.flatMap(([name, method]) => {
    const exported = names.get(name);
    if (exported === undefined || !('node' in exported)) return [];
    const expression = { model, ...exported };
    const own = () => [{ suffix: '', functions: handlerFunctions(values, expression) }];
    return (name === ACTIONS ? actionsOf(values, expression) : own()).map(({ suffix, functions }) => ({
      ...{ router: null, isWhole: true, receiver: '', file: model.file, offset: exported.node.start },
      method,
      paths: method === null ? [] : [path + suffix],
      handlers: [{ functions, role: method === null ? 'middleware' : 'handler' }],
    }));
  });
}

/**
 * @param {Values} values across the files
 * @param {Expression} expression of a page's actions
 * @returns {{suffix: string, functions: HandlerFunction[]}[]} each, and what comes after the page's path for it
 */
function actionsOf(values, expression) {
  const value = values.of(expression);
  if (value?.kind !== 'object') return [];
  const { model, node, scope } = value;
  return node.properties.flatMap((each) => {
    if (each.type !== 'Property' || each.computed) return [];
    const name = memberName(each.key);
    const functions = handlerFunctions(values, { model, node: each.value, scope });
    return [{ suffix: name === 'default' ? '' : `?/${name}`, functions }];
  });
}
