import { PROBE } from '../model/own-files.js';
import { mayHangUp } from '../model/route.js';
import { isFramework, packageOf } from '../catalogue/index.js';
import { routeIndex } from '../source/routes/route-index.js';
import { openScript } from '../source/script.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { Script } from '../source/script.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/** Node's side of a server that answers HTTP. */
const SERVER = /^node:(?:_http_server|_http_common|internal\/http2\/)/;
/** Frameworks whose routes are understood: a program that names none of them need not be read for them. */
const FRAMEWORKS = /express|fastify|koa|hono|nestjs|router/i;

/**
 * @param {Profile} profile of a thread
 * @param {FrameFacts[]} facts of its frames
 * @returns {boolean} whether it was seen to answer HTTP requests, or to pass them on in a framework
 */
export function answersRequests({ frames }, facts) {
  return frames.some(({ file }, index) => facts[index].forwards || SERVER.test(file));
}

/**
 * Tells which routes the program's functions answer. What frames say already stays: a saved profile has no sources.
 * @param {Profile} profile whose frames are completed
 * @param {FrameFacts[]} facts of its frames
 * @param {(file: string) => Script | null} scriptOf opens a source, null if it is not at hand
 * @param {() => ReadonlySet<number>} findAlone gives the frames of functions that were seen in cryptography with nobody's
 *   code above them
 * @returns {Frame[]} the same frames, with `routes` where a function has some
 */
export function routedFrames(profile, facts, scriptOf, findAlone) {
  const { frames } = profile;
  if (!answersRequests(profile, facts)) return frames;
  const texts = compiledTexts(profile);
  const files = [...texts.keys()].filter(isUsers);
  const hasFramework = facts.some(({ package: name }) => isFramework(name));
  if (!hasFramework && !files.some((file) => FRAMEWORKS.test(texts.get(file) ?? ''))) return frames;
  const routes = routeIndex(
    files,
    (file) => mayHangUp(texts.get(file) ?? ''),
    (file) => texts.has(file),
    compiledOpener(profile, scriptOf),
    originalOf(profile),
  );
  const alone = findAlone();
  return frames.map((frame, index) => {
    if (facts[index].owner !== 'user' || frame.moduleBody || frame.routes !== undefined) return frame;
    const { file, line, column } = frame.generated ?? frame;
    const answers = routes.at(file, line, column);
    const own = answers.length === 0 && alone.has(index) ? routes.calledFrom(file, line, column) : answers;
    return own.length === 0 ? frame : { ...frame, routes: own };
  });
}

/**
 * Routes are looked for in what V8 compiled: that is JavaScript, whatever it was made from.
 * @param {Profile} profile of a thread
 * @returns {Map<string, string>} texts by path
 */
function compiledTexts({ sources, compiled = new Map(), originals }) {
  const texts = new Map([...sources].filter(([file]) => !originals?.has(file)));
  for (const [file, { text }] of compiled) texts.set(file, text);
  return texts;
}

/**
 * @param {Profile} profile of a thread
 * @param {(file: string) => Script | null} scriptOf opens a source that is no original
 * @returns {(file: string) => Script | null} opens what V8 compiled
 */
function compiledOpener({ compiled = new Map() }, scriptOf) {
  return (file) => {
    const from = compiled.get(file);
    return from === undefined ? scriptOf(file) : openScript(from.text, file, 'compiled');
  };
}

/**
 * @param {Profile} profile of a thread
 * @returns {(place: {file: string, line: number, column: number}) => {file: string, line: number}} where somebody wrote
 *   what V8 compiled at a place; line 0 if nothing tells
 */
function originalOf({ compiled = new Map() }) {
  return ({ file, line, column }) => {
    const from = compiled.get(file);
    if (from === undefined) return { file, line };
    const original = from.trace(line, column);
    if (original !== null) return { file: original.file, line: original.line };
    return { file: from.only || file, line: from.isFile && from.only === '' ? line : 0 };
  };
}

/**
 * @param {string} file path of a source
 * @returns {boolean} whether it is the program's own
 */
function isUsers(file) {
  return !file.startsWith('node:') && !PROBE.test(file) && packageOf(file) === '';
}
