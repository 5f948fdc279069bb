import { mayHangUp } from '../model/route.js';
import { packageOf } from '../catalogue/index.js';
import { routeIndex } from '../source/routes/route-index.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { Script } from '../source/script.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/** Node's side of a server that answers HTTP. */
const SERVER = /^node:(?:_http_server|_http_common|internal\/http2\/)/;

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
 * @returns {Frame[]} the same frames, with `routes` where a function has some
 */
export function routedFrames(profile, facts, scriptOf) {
  const { frames, sources } = profile;
  if (sources.size === 0 || !answersRequests(profile, facts)) return frames;
  const files = [...sources].flatMap(([file, text]) => (isUsers(file) && mayHangUp(text) ? [file] : []));
  const routes = routeIndex(files, (file) => sources.has(file), scriptOf);
  return frames.map((frame, index) => {
    if (facts[index].owner !== 'user' || frame.moduleBody || frame.routes !== undefined) return frame;
    const own = routes.at(frame.file, frame.line, frame.column);
    return own.length === 0 ? frame : { ...frame, routes: own };
  });
}

/**
 * @param {string} file path of a source
 * @returns {boolean} whether it is the program's own
 */
function isUsers(file) {
  return !file.startsWith('node:') && packageOf(file) === '';
}
