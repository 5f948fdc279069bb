/** Routes of functions that are marked in texts. */
import { mayRegister } from '../../src/model/route.js';
import { filesThatAnswer } from '../../src/source/routes/file-routes.js';
import { routeIndex } from '../../src/source/routes/route-index.js';
import { openScript } from '../../src/source/script.js';

/**
 * Functions that are looked up are marked with a comment right before them, where V8 puts them: `/*login*\/`; calls in such
 * a function with its name and theirs: `/*login_hash*\/`.
 */
const MARK = /\/\*(\w+)\*\//g;

/** The beginning of an application. */
export const EXPRESS = "const express = require('express');\nconst app = express();\n";

/** Packages whose routes are asked for. */
const PACKAGES = ['express-jwt', 'passport-local'];

/**
 * @param {Record<string, string>} files texts by name
 * @param {'at' | 'atFile' | 'calledFrom' | 'ofPackage'} [ask] what is asked of each marked function, of its file, or of packages
 * @param {string[]} [built] paths of what a framework built of the files, if one did
 * @returns {Record<string, string[]>} routes of each marked function, by its mark; of packages by their names
 */
export function routesOf(files, ask = 'at', built) {
  const texts = new Map(Object.entries(files).map(([name, text]) => [`/app/${name}`, text]));
  const scripts = new Map([...texts].map(([file, text]) => [file, openScript(text, file)]));
  const answerOf = built && filesThatAnswer(built);
  const index = routeIndex({
    files: [...texts.keys()],
    mayRegister: (file) => Boolean(answerOf?.(file)) || mayRegister(texts.get(file) ?? ''),
    has: (file) => texts.has(file),
    scriptOf: (file) => scripts.get(file) ?? null,
    answerOf,
  });
  const words = (/** @type {import('../../src/model/profile.js').FrameRoute[]} */ routes) =>
    routes.map(({ method, pattern, role }) => (method === '' ? `${role} ${pattern}`.trim() : `${method} ${pattern}`));
  if (ask === 'ofPackage') return Object.fromEntries(PACKAGES.map((name) => [name, words(index.ofPackage(name))]));
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const [file, text] of texts) {
    const script = /** @type {import('../../src/source/script.js').Script} */ (scripts.get(file));
    const marks = new Map(
      [...text.matchAll(MARK)].map(({ 0: mark, 1: name, index: at }) => [name, script.positionOf(at + mark.length)]),
    );
    for (const [name, place] of marks) {
      const { line, column } = ask === 'atFile' ? { line: 0, column: 0 } : (marks.get(name.split('_')[0]) ?? place);
      const call = name.includes('_') ? place : { line: 0, column: 0 };
      const routes =
        ask !== 'calledFrom'
          ? index.at({ file, line, column, callLine: call.line, callColumn: call.column })
          : index.calledFrom(file, line, column);
      found[name] = words(routes);
    }
  }
  return found;
}
