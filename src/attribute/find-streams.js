/** Which line made the stream in which piped data is hashed or encrypted. */
import { lastPart } from '../model/last-part.js';
import { isStreamApi } from '../model/operation.js';
import { makersOf, packageOf } from '../catalogue/index.js';
import { ranFiles } from '../source/compiled-code.js';
import { mayBePiped } from './find-makers.js';
import { frameKey } from './kept-calls.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { RanFile } from '../source/compiled-code.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/** How a line itself passes data to a stream. */
const WRITES = /(?:^|\.)(?:write|end|pipe|pipeline)$/;

/**
 * Data piped through a cipher or hash is processed when Node, or the stream before it, passes data on. No line there
 * requests that; it belongs to the line that made the stream, if the program makes only one such stream.
 * @param {Profile} profile whose `calls` are completed, so that a saved profile needs no sources
 * @param {Site[]} sites whose `mount` is completed
 * @param {FrameFacts[]} frames facts
 * @param {(file: string) => Script | null} scriptOf opens a source
 */
export function findStreams(profile, sites, frames, scriptOf) {
  /** @type {Map<string, SourceCall | null>} */
  const made = new Map();
  for (const site of sites) {
    const frame = isPiped(site) ? streamFrame(site, frames) : -1;
    if (frame === -1) continue;
    const key = frameKey(frame, 'stream');
    let call = profile.calls.get(key) ?? made.get(key);
    if (call === undefined) made.set(key, (call = placed(onlyMaker(ranFiles(profile, scriptOf), site), scriptOf)));
    if (call === null) continue;
    site.mount = call;
    profile.calls.set(key, call);
  }
}

/**
 * @param {Site} site any
 * @returns {boolean} whether a stream computes there that no line wrote to
 */
function isPiped({ mount, decision, package: called, call, entered }) {
  if (mount !== null || called !== '' || !isStreamApi(decision.api)) return false;
  return !WRITES.test(call?.callee ?? entered);
}

/**
 * @param {Site} site of a stream
 * @param {FrameFacts[]} frames facts
 * @returns {number} the frame of the stream's method
 */
function streamFrame({ decision }, frames) {
  return frames.findIndex(
    ({ match }) =>
      match?.api === decision.api && (match.operation === decision.operation || match.candidates.length > 0),
  );
}

/**
 * @param {RanFile[]} files of the program
 * @param {Site} site of a stream
 * @returns {SourceCall | null} the only call that makes such a stream; null if there are more, including in packages
 */
function onlyMaker(files, { decision, maker }) {
  const names = maker === null ? makersOf(possible(decision)) : [lastPart(maker.callee)];
  const calls = files
    .filter(({ file }) => !file.startsWith('node:'))
    .flatMap(({ text, callsTo }) => names.filter((name) => text.includes(name)).flatMap(callsTo))
    .filter(mayBePiped);
  return calls.length === 1 && packageOf(calls[0].file) === '' ? calls[0] : null;
}

/**
 * @param {SourceCall | null} call that makes a stream
 * @param {(file: string) => Script | null} scriptOf opens a source
 * @returns {SourceCall | null} the same, and which function it is in
 */
function placed(call, scriptOf) {
  if (call?.file === undefined || !call.syntax) return call;
  const { startLine, startColumn } = call.syntax.range;
  const around = scriptOf(call.file)?.functionAround(startLine, startColumn) ?? null;
  return around === null || around.isModule ? call : { ...call, madeIn: { line: around.line, column: around.column } };
}

/**
 * @param {Site['decision']} decision on a stream
 * @returns {Site['decision']['candidates']} what it may do
 */
function possible({ candidates, operation }) {
  return candidates.length > 0 ? candidates : [operation];
}
