/** @import { Profile } from '../model/profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/** Node's own code of an HTTP server. */
const SERVER = /^node:(?:_http_server|_http_common|internal\/http2\/)/;

/**
 * @param {Profile} profile of a thread
 * @param {FrameFacts[]} facts of its frames
 * @returns {boolean} whether it was seen answering HTTP requests, or passing them on in a framework
 */
export function answersRequests({ frames }, facts) {
  return frames.some(({ file }, index) => facts[index].forwards || SERVER.test(file));
}
