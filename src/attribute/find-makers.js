/** Which call made an object whose methods say too little, such as a Hash or an HMAC, if the program has only one. */
import { isStreamApi } from '../model/operation.js';
import { makersOf } from '../catalogue/index.js';
import { frameKey } from './kept-calls.js';
import { bestKnownCall } from './object-calls.js';
import { sourceApi } from './source-api.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/**
 * Hash and HMAC, Cipher and Decipher share their methods, and when piped, Node's own code calls them. If neither frames
 * nor the requesting line shows which it is, the program does, if it makes only one of them. That code must be in a
 * file that was seen on some stack: if a program's only Hash is made in a file that never was, the report is wrong.
 * @param {Profile} profile whose `calls` are completed, so that a saved profile needs no sources
 * @param {Site[]} sites whose `maker` is completed
 * @param {FrameFacts[]} frames facts
 * @param {(file: string) => Script | null} scriptOf opens a source
 */
export function findMakers(profile, sites, frames, scriptOf) {
  /** @type {Map<string, SourceCall | null>} */
  const makers = new Map();
  for (const site of sites) {
    const { api, candidates, package: computes } = site.decision;
    const call = bestKnownCall(site);
    if (candidates.length === 0 || computes !== '' || (call !== null && call.origin !== null)) continue;
    // These have no maker: a createHmac() elsewhere, for a cookie's signature, says nothing about subtle.sign().
    if (api.startsWith('subtle.')) continue;
    const frame = frames.findIndex(
      ({ match }) =>
        match !== null && match.api === api && match.candidates.length > 0 && match.candidates === candidates,
    );
    const key = frameKey(frame, 'maker');
    let maker = profile.calls.get(key) ?? makers.get(key);
    if (maker === undefined) makers.set(key, (maker = frame === -1 ? null : makerOf(profile.sources, scriptOf, site)));
    if (maker === null) continue;
    site.maker = maker;
    profile.calls.set(key, maker);
  }
}

/**
 * @param {Map<string, string>} sources texts by path
 * @param {(file: string) => Script | null} scriptOf opens a source
 * @param {Site} site that may do several things
 * @returns {SourceCall | null} a call that makes such an object; null if there is none, or if they make different ones
 */
function makerOf(sources, scriptOf, { decision }) {
  const names = makersOf(decision.candidates);
  const calls = [...sources]
    .flatMap(([file, text]) => {
      if (file.startsWith('node:')) return [];
      // Parsing is expensive: only a file that contains the name can call it.
      return names
        .filter((name) => text.includes(name))
        .flatMap((name) => scriptOf(file)?.callsTo(name, 0, text.length) ?? []);
    })
    .map(({ call }) => call);
  const piped = calls.filter(mayBePiped);
  const streams = isStreamApi(decision.api) && piped.length > 0 ? piped : calls;
  const [first, ...others] = streams;
  if (first === undefined || others.some(({ callee }) => callee !== first.callee)) return null;
  const tellsAlgorithm = others.every(({ args }) => args[0] === first.args[0]);
  return sourceApi(first, '') === null ? null : { ...first, args: tellsAlgorithm ? first.args : [] };
}

/**
 * @param {SourceCall} call that makes a hash or cipher
 * @returns {boolean} whether it may be used as a stream: `createHash(name).update(data)` is not
 */
export function mayBePiped({ syntax }) {
  return syntax?.isChained !== true && syntax?.isStepped !== true;
}
