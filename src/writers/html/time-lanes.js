/**
 * What a program counted over time, as the timeline draws it below each thread: one lane per kind, and words for kinds
 * without one.
 */
import { isPartOfCounts } from '../../model/certainty.js';
import { grouped, duration } from '../../text/numbers.js';
import { listed } from '../../text/words.js';

/** @import { AnnotatedProfile } from '../../model/annotated-stacks.js' */
/** @import { Profile, SlotCounts } from '../../model/profile.js' */
/** @import { Report } from '../../model/report.js' */

/** @typedef {'requests' | 'handshakes' | 'jobs'} LaneKind */

/**
 * What was counted in a thread, over time. There is no lane for what was not counted or didn't happen.
 * @typedef {SlotCounts & {thread: number, kind: LaneKind, startUs: number, complete: boolean}} TimeLane thread: index
 *   of its profile; startUs: when its slots begin, since the isolate's profiler started; complete: false if there may
 *   be more
 */

/** In drawing order. @type {LaneKind[]} */
export const LANE_KINDS = ['requests', 'handshakes', 'jobs'];

/**
 * What is counted, and the text for it if nothing was.
 * @type {Record<LaneKind, {one: string, counted: string, when: string, none: string}>}
 */
const WORDS = {
  requests: {
    one: 'request begun',
    counted: 'requests begun',
    when: 'requests began',
    none: 'HTTP requests to its servers',
  },
  handshakes: {
    one: 'TLS handshake done',
    counted: 'TLS handshakes done',
    when: 'TLS handshakes were done',
    none: 'TLS handshakes',
  },
  jobs: {
    one: 'crypto job done on the thread pool',
    counted: 'crypto jobs done on the thread pool',
    when: 'crypto jobs of the thread pool were done',
    none: 'crypto jobs on the thread pool',
  },
};

/** The most slots of all lanes together: more can't be distinguished, and take long to draw. */
const MOST_SLOTS = 8192;

/**
 * @param {Pick<AnnotatedProfile, 'profile'>[]} profiles one for each thread
 * @param {Pick<Report, 'traffic' | 'threadPool' | 'profile'>} report of them
 * @returns {TimeLane[]} by thread, counts only of the time of which there are ticks
 */
export function timeLanes(profiles, { traffic, threadPool, profile: totals }) {
  const isPart = isPartOfCounts(totals);
  const isWhole = {
    requests: traffic?.complete === true,
    handshakes: traffic?.complete === true,
    jobs: threadPool?.complete === true,
  };
  const lanes = profiles.flatMap(({ profile: { meta, times, samples } }, thread) => {
    if (times === undefined || !meta.timed) return [];
    const { startUs, complete } = times;
    return LANE_KINDS.filter((kind) => sumOf(times[kind].counts) > 0).map((kind) => ({
      thread,
      kind,
      startUs,
      complete: complete && isWhole[kind],
      ...(isPart ? whileSampled(times[kind], startUs, samples) : times[kind]),
    }));
  });
  return shortened(lanes);
}

/**
 * A warm-up that is left out was counted, and so was what came after the end of a log that was cut off.
 * @param {SlotCounts} slots of a thread
 * @param {number} startUs when they begin
 * @param {Profile['samples']} samples of the thread
 * @returns {SlotCounts} the same, 0 before its first sample and after its last
 */
function whileSampled({ slotUs, counts }, startUs, { time, length }) {
  const middle = (/** @type {number} */ slot) => startUs + (slot + 0.5) * slotUs;
  const isSampled = (/** @type {number} */ us) => us >= time[0] && us <= time[length - 1] + slotUs;
  return { slotUs, counts: counts.map((count, slot) => (isSampled(middle(slot)) ? count : 0)) };
}

/**
 * @param {TimeLane[]} lanes any
 * @returns {TimeLane[]} the same in so few slots that they can be drawn
 */
function shortened(lanes) {
  const slots = lanes.reduce((sum, { counts }) => sum + counts.length, 0);
  if (slots <= MOST_SLOTS || slots <= lanes.length) return lanes;
  return shortened(
    lanes.map((lane) => ({
      ...lane,
      slotUs: 2 * lane.slotUs,
      counts: lane.counts.flatMap((count, slot) => (slot % 2 === 0 ? [count + (lane.counts[slot + 1] ?? 0)] : [])),
    })),
  );
}

/**
 * @param {LaneKind} kind of a lane
 * @returns {string} what the lane counts, such as `requests begun`
 */
export function countedWords(kind) {
  return WORDS[kind].counted;
}

/**
 * @param {LaneKind} kind of a lane
 * @returns {string} the word for one of the things it counts
 */
export function countedWord(kind) {
  return WORDS[kind].one;
}

/**
 * @param {TimeLane} lane of a thread
 * @returns {string} the text above it: what is counted, the total, and what its highest bar stands for
 */
export function laneWords({ kind, counts, slotUs, complete }) {
  const most = counts.reduce((least, count) => Math.max(least, count), 0);
  const all = `${complete ? '' : 'at least '}${grouped(sumOf(counts))}`;
  return `${WORDS[kind].counted}: ${all}, at most ${grouped(most)} in ${duration(slotUs / 1000)}`;
}

/**
 * @param {TimeLane[]} lanes that are drawn
 * @param {Pick<Report, 'traffic' | 'threadPool' | 'profile' | 'runs'>} report of them
 * @returns {string[]} sentences: what is drawn, and why the rest is not
 */
export function laneSentences(lanes, report) {
  const hadNone = nothingHappened(report);
  const kinds = new Set(lanes.map(({ kind }) => kind));
  const [drawn, absent] = [true, false].map((isDrawn) => LANE_KINDS.filter((kind) => kinds.has(kind) === isDrawn));
  const none = absent.filter((kind) => hadNone[kind]);
  const unknown = absent.filter((kind) => !hadNone[kind]);
  const words = (/** @type {LaneKind[]} */ of, /** @type {'counted' | 'when' | 'none'} */ form) =>
    listed(of.map((kind) => WORDS[kind][form]));
  const meanwhile = isPartOfCounts(report.profile) ? ' while ticks of it were kept' : '';
  return [
    drawn.length > 0 ? `Below them, what the thread itself counted${meanwhile}: ${words(drawn, 'counted')}.` : '',
    none.length > 0 ? `There were no ${words(none, 'none').replace(' and ', ' or ')}.` : '',
    // Of runs that were added up, only their threads' counts are known: those of a kind may all have been 0.
    unknown.length > 0 && report.runs === undefined
      ? `Not recorded, and so not drawn: when ${words(unknown, 'when')}.`
      : '',
  ].filter((sentence) => sentence !== '');
}

/**
 * @param {Pick<Report, 'traffic' | 'threadPool'>} report of a run
 * @returns {Record<LaneKind, boolean>} kinds of which there certainly were none
 */
export function nothingHappened({ traffic, threadPool }) {
  const isWhole = traffic?.complete === true;
  const noHandshakes = traffic?.tlsServer?.handshakes === 0 && traffic.tlsClient?.handshakes === 0;
  return {
    requests: isWhole && traffic.requests === 0,
    handshakes: isWhole && noHandshakes,
    jobs: threadPool?.complete === true && threadPool.jobs === 0,
  };
}

/**
 * @param {number[]} counts of slots
 * @returns {number}
 */
function sumOf(counts) {
  return counts.reduce((sum, count) => sum + count, 0);
}
