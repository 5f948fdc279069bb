/** The answer, in a sentence or two, and never more certain than the ticks allow. */
import { askings, wasSampled } from '../../model/askings.js';
import {
  BLIND,
  TICKS_NEEDED,
  UNIDENTIFIED,
  UNKNOWN_CODE,
  isComplete,
  namelessShare,
  unidentifiedShare,
} from '../../model/certainty.js';
import { ownThreadsUse, poolUse } from '../../model/cpu.js';
import { lacksPort } from '../../model/ending.js';
import {
  areStretches,
  isLongerThanItsTicks,
  longestOnLoop,
  loopCryptoTicks,
  ticksOnLoop,
} from '../../model/event-loop.js';
import { fewTicksCause, idleCause } from '../../model/few-ticks.js';
import {
  hasProgramEnded,
  isInputLimit,
  isLoadingUnseen,
  isTickTimeUnseen,
  unseenWaits,
} from '../../model/input-limits.js';
import { askedRequests } from '../../model/traffic.js';
import { endingWords } from '../../text/ending.js';
import { shown } from '../../text/escape.js';
import { digitsWithin, duration, grouped, percent, percentWithMargin, percentsOf } from '../../text/numbers.js';
import { DRIVE_IT, missingWords, moreTicks, remediesFor } from '../../text/remedies.js';
import { capitalised, counted, listed, warmUpWords } from '../../text/words.js';
import { threadSentences, workElsewhere } from './thread-pool.js';

/** @import { FewTicksCause } from '../../model/few-ticks.js' */
/** @import { Unprofiled } from '../../model/profile.js' */
/** @import { Phase, Report } from '../../model/report.js' */
/** @import { Where } from './thread-pool.js' */

/** Of a share at TICKS_NEEDED, points to either side. */
const MARGIN_AT_TICKS_NEEDED = 7;

/** A share of crypto's ticks that makes the rest not worth a word. */
const NEARLY_ALL = 0.95;

/** Words for the phases of a program. @type {Record<Phase, string>} */
export const WHERE = {
  'event-loop': 'on the event loop',
  'top-level': 'while modules load',
  starting: 'before the program listens',
  worker: 'on worker threads',
  bootstrap: 'while Node.js starts',
  gc: 'in garbage collection',
  idle: 'while it waits',
  pool: 'on the thread pool',
};

/**
 * What to do about few ticks, or none of cryptography, that a longer run has no more of.
 * @type {Record<FewTicksCause, (report: Report) => string>}
 */
const CAUSES = {
  'not-recorded': ({ profile }) => `${incompleteSentence(profile)} ${remediesFor(profile.unprofiled)}`,
  'load-failed': (report) => `${failedLoad(report)}, so the program had little to do: find out why, and record again.`,
  'no-request': () => `The program listened, but no request came. ${DRIVE_IT}`,
  failed: ({ target }) =>
    `The program ended ${endingWords(target)}, possibly before it did its work: find out why, and record again.`,
  'cut-short': () => 'The program ended before its load did: find out why, and record again.',
};

/**
 * A paragraph of the answer. Names in it are printable.
 * @typedef {object} Statement
 * @property {string} text
 * @property {boolean} isMain whether it is what was asked
 * @property {boolean} isDoubt whether it says how little is known
 */

/**
 * @param {Report} report the answer
 * @param {Where} where names a call site
 * @returns {Statement[]} how much cryptography there is, where, what the thread pool took, how long the event loop is
 *   held, and what may be missing; then what the profile can't know, if another profiler recorded it
 */
export function answerStatements(report, where) {
  const limits = report.diagnostics.filter(isInputLimit).map(({ message }) => shown(message));
  return [...ofWhatWasSampled(report, where), ...(limits.length === 0 ? [] : [detail(limits.join(' '))])];
}

/**
 * @param {Report} report the answer
 * @param {Where} where names a call site
 * @returns {Statement[]}
 */
function ofWhatWasSampled(report, where) {
  const { crypto, profile } = report;
  const incomplete = missingPart(profile);
  const beside = threadSentences(report, where).map(detail);
  if (profile.busyTicks < TICKS_NEEDED) return tooFewTicks(report, where, beside);
  const blind = [...blindSpot(profile), ...unseenWaiting(report), ...opaqueBundles(report, where)];
  const doubts = [...incomplete, ...blind];
  if (crypto.ticks === 0) {
    const counts = countedAnyway(report);
    return [
      main(nothingSampled(report, counts)),
      // Of what was not seen, nothing can be said.
      ...(doubts.length > 0 ? doubts : [detail(atMost(report, counts.length > 0))]),
      ...beside,
      ...keptFromItsWork(report),
    ];
  }
  const share = percentWithMargin(crypto.share, crypto.interval);
  return [
    main(`Cryptography takes ${share} of ${sampledThreads(report)} busy time${phases(report)}.`),
    ...incomplete,
    ...beside,
    detail(longestBlock(report, beside.length === 0 ? ['It', 'None of it'] : ['Cryptography', 'No cryptography'])),
    ...recognised(report),
    ...blind,
  ];
}

/**
 * @param {Report} report without ticks of cryptography
 * @returns {Statement[]} why the program may not have come to its cryptography; none if nothing speaks for it
 */
function keptFromItsWork(report) {
  const cause = idleCause(report);
  return cause === null ? [] : [{ text: CAUSES[cause](report), isMain: false, isDoubt: true }];
}

/**
 * @param {Report} report without ticks of cryptography
 * @returns {string[]} what shows cryptography anyway, clauses
 */
function countedAnyway(report) {
  const { callSites, tls, threadPool } = report;
  const jobs = threadPool?.jobs ?? 0;
  const handshakes = (tls?.peers ?? []).reduce((sum, peer) => sum + peer.handshakes, 0);
  const were = (/** @type {number} */ count) => (count === 1 ? 'was' : 'were');
  const asked = new Set(askings(report).map(({ at }) => at.id));
  // Samples hit these while they woke the pool.
  const isSeen = callSites.some((site) => wasSampled(site) && !asked.has(site.id));
  return [
    ...(jobs > 0 ? [`${counted(jobs, 'job')} of it ${were(jobs)} counted on the thread pool`] : []),
    ...(isSeen ? ['asynchronous calls of it were seen handing work over'] : []),
    ...(handshakes > 0 ? [`${counted(handshakes, 'TLS handshake')} ${were(handshakes)} counted`] : []),
  ];
}

/**
 * @param {Report} report without ticks of cryptography
 * @param {string[]} counts what shows cryptography anyway
 * @returns {string} that there are none, and that
 */
function nothingSampled({ profile: { busyTicks } }, counts) {
  const ticks = counted(busyTicks, 'tick');
  return counts.length === 0
    ? `No crypto found in ${ticks}.`
    : `No cryptography was sampled in ${ticks}, but ${listed(counts)}.`;
}

/**
 * @param {Report} report without ticks of cryptography
 * @param {boolean} isThere whether something shows cryptography anyway
 * @returns {string} how much of it the ticks may have missed
 */
function atMost(report, isThere) {
  const { crypto, diagnostics } = report;
  const most = percent(Math.ceil((crypto.interval[1] + unidentifiedShare(report)) * 10_000) / 10_000, 2);
  const where = diagnostics.some(({ code }) => code === UNKNOWN_CODE) ? 'outside of native addons and WebAssembly' : '';
  const subject = isThere ? capitalised(`${where} it`.trim()) : `If there is any${where && ` ${where}`}, it`;
  return `${subject} takes less than ${most} of ${sampledThreads(report)} busy time (95 % interval).`;
}

/**
 * @param {Report} report the answer
 * @returns {string} whose busy time its shares are of: ticks are taken on the threads that run JavaScript, and on no
 *   other
 */
function sampledThreads(report) {
  const { isolates } = report;
  // A text does not say of which thread it is.
  if (isTickTimeUnseen(report)) return isolates.length > 1 ? "the threads'" : "the thread's";
  if (isolates.some(({ thread }) => thread === 'worker')) return "the JavaScript threads'";
  return isolates.length > 1 ? "the event-loop threads'" : "the event-loop thread's";
}

/**
 * @param {string} text of a statement
 * @returns {Statement} that is what was asked
 */
function main(text) {
  return { text, isMain: true, isDoubt: false };
}

/**
 * @param {string} text of a statement
 * @returns {Statement} that says more
 */
function detail(text) {
  return { text, isMain: false, isDoubt: false };
}

/**
 * @param {Report['profile']} profile totals
 * @returns {Statement[]} what may have been missed; none if next to nothing
 */
function blindSpot(profile) {
  const nameless = namelessShare(profile);
  if (nameless < BLIND) return [];
  const text = `But ${percent(nameless)} of the ticks have no name: cryptography among them is found only if JavaScript frames or callers show it, so some may be missed.`;
  return [{ text, isMain: false, isDoubt: true }];
}

/**
 * @param {Report} report the answer
 * @returns {Statement[]} that what counts as busy may have been waiting; none if that is told apart
 */
function unseenWaiting(report) {
  const { crypto, profile } = report;
  const waits = unseenWaits(report);
  if (waits === 0) return [];
  const most = crypto.ticks / Math.max(crypto.ticks, profile.busyTicks - waits);
  const then = crypto.ticks === 0 ? '' : `: if they are, cryptography takes up to ${percent(most)}`;
  const text = `But ${percent(waits / profile.busyTicks)} of the busy ticks may be waits for events, which the text does not tell from work${then}.`;
  return [{ text, isMain: false, isDoubt: true }];
}

/** From this share of the cryptography on the answer says that it was recognised by its code. */
const WORTH_SAYING = 0.05;

/**
 * @param {Report} report with crypto in it
 * @returns {Statement[]} how much of it has neither a file nor a telling name; none if next to nothing
 */
function recognised({ crypto, operations }) {
  const ticks = operations.reduce((sum, { evidence }) => sum + (evidence.source ?? 0), 0);
  if (ticks < WORTH_SAYING * crypto.ticks) return [];
  const share = ticks < crypto.ticks ? `${percent(ticks / crypto.ticks, 0)} of it` : 'It';
  return [detail(`${share} is recognised by its code (constants and properties), not by names or files.`)];
}

/**
 * @param {Report} report the answer
 * @param {Where} where names a file
 * @returns {Statement[]} that packages in bundles are unknown; none if next to nothing is spent there
 */
function opaqueBundles(report, where) {
  const share = unidentifiedShare(report);
  const [heaviest] = (report.bundles ?? []).toSorted((a, b) => b.unidentifiedTicks - a.unidentifiedTicks);
  if (share < UNIDENTIFIED || heaviest === undefined) return [];
  const place = where({ file: heaviest.file });
  const text =
    `But ${percent(share)} of busy time is in bundled code (${place}) whose packages are unknown: ` +
    'JavaScript cryptography in them is found only if its constants or properties give it away. ' +
    'Bundle with a source map to see packages and lines.';
  return [{ text, isMain: false, isDoubt: true }];
}

/**
 * @param {Report['profile']} profile totals
 * @returns {Statement[]} what of the program was not recorded; none if all was
 */
function missingPart(profile) {
  const text = incompleteSentence(profile);
  return text === '' ? [] : [{ text, isMain: false, isDoubt: true }];
}

/**
 * @param {Report} report with too few busy ticks
 * @param {Where} where names a call site
 * @param {Statement[]} beside what was sampled on the thread pool
 * @returns {Statement[]} how many there are, and why, where that is known; else how many are needed, and for how long to
 *   run; or where the work is
 */
function tooFewTicks(report, where, beside) {
  const { profile } = report;
  const { busyTicks } = profile;
  const cause = fewTicksCause(report);
  const elsewhere = cause === 'not-recorded' ? null : workElsewhere(report, where);
  if (elsewhere !== null) return [main(elsewhere[0]), detail(elsewhere[1]), ...missingPart(profile)];
  const few = busyTicks === 0 ? 'No busy ticks' : `Only ${counted(busyTicks, 'busy tick')}`;
  const soFar = busyTicks === 0 ? '' : ` ${cryptoSoFar(report)}`;
  return [
    { text: `${few}: too few for an answer.`, isMain: true, isDoubt: true },
    ...(cause === null
      ? [detail(`${howMuchLonger(report)}${soFar}`)]
      : [
          { text: CAUSES[cause](report), isMain: false, isDoubt: true },
          detail(`About ${TICKS_NEEDED} are needed (± ${MARGIN_AT_TICKS_NEEDED} points).${soFar}`),
        ]),
    ...(report.poolWork ? beside : []),
    ...(cause === 'not-recorded' ? [] : missingPart(profile)),
  ];
}

/**
 * @param {Pick<Report, 'load' | 'drive'>} report of a run whose load failed; it is null if a command made it
 * @returns {string} that it did, a clause
 */
function failedLoad({ load, drive }) {
  if (load === null) return drive && lacksPort(drive) ? 'The load did not begin' : 'The load failed';
  const asked = askedRequests(load);
  return asked === 0
    ? 'No request of the load was answered'
    : `${grouped(load.errors)} of ${grouped(asked)} requests of the load failed`;
}

/**
 * @param {Report} report with too few busy ticks, and nothing that explains them
 * @returns {string} a sentence: for how long to run
 */
function howMuchLonger(report) {
  const { profile, target } = report;
  const { busyTicks, busyMs, intervalUs, wallMs, warmUp } = profile;
  if (warmUp !== undefined && busyTicks === 0)
    return `All of it is in ${warmUpWords(warmUp)}, which --warm-up leaves out: leave out less, or run it longer than that.`;
  // Ticks come as fast as until now, or one per interval if there were none.
  const ranMs = Math.max(target.durationMs || wallMs, busyMs);
  const readMs = Math.max(ranMs - (warmUp?.seconds ?? 0) * 1000, busyMs);
  const msPerTick = busyTicks > 0 ? readMs / busyTicks : intervalUs / 1000;
  const seconds = Math.max(1, Math.ceil(((TICKS_NEEDED - busyTicks) * msPerTick) / 1000));
  const made = { by: profile.sampledBy, isOurs: target.command.length > 0, hasEnded: hasProgramEnded(report) };
  const how = moreTicks(made, seconds, Math.ceil(ranMs / 1000));
  return `About ${TICKS_NEEDED} are needed (± ${MARGIN_AT_TICKS_NEEDED} points): ${how}, or give it more to do.`;
}

/**
 * @param {Report} report with busy ticks, too few
 * @returns {string} a sentence: how many of them are cryptography
 */
function cryptoSoFar({ crypto: { ticks, interval } }) {
  if (ticks === 0) return 'None of them is cryptography, which proves little.';
  return `So far ${grouped(ticks)} of them ${ticks === 1 ? 'is' : 'are'} cryptography: between ${percent(interval[0], 0)} and ${percent(interval[1], 0)}.`;
}

/**
 * That all is on the event loop is said only if it is: what asynchronous calls do is on the thread pool.
 * @param {Report} report with crypto in it
 * @returns {string} where its ticks are, heaviest first, after a comma; `''` if they are where everything else is
 */
function phases({ crypto, profile }) {
  const heaviest = Object.entries(crypto.byPhase)
    .filter(([, ticks]) => ticks > 0)
    .sort((left, right) => right[1] - left[1]);
  if (heaviest.length === 0) return '';
  const [[first, firstTicks]] = heaviest;
  if (firstTicks >= NEARLY_ALL * crypto.ticks) {
    const isElsewhere = poolUse(profile.cpu)?.isNotable !== false || ownThreadsUse(profile.cpu)?.isNotable;
    if (first === 'event-loop' && isElsewhere) return '';
    return `, ${firstTicks >= crypto.ticks ? 'all' : 'nearly all'} of it ${WHERE[/** @type {Phase} */ (first)]}`;
  }
  const shares = percentsOf(heaviest.map(([, ticks]) => ticks / crypto.ticks));
  return heaviest.map(([phase], index) => `, ${shares[index]} of it ${WHERE[/** @type {Phase} */ (phase)]}`).join('');
}

/**
 * @param {Report} report with crypto in it
 * @param {[it: string, none: string]} subjects how cryptography is called, depending on what was said before
 * @returns {string} how long the event loop stands still, if it does
 */
function longestBlock(report, [it, none]) {
  const onLoop = loopCryptoTicks(report);
  if (onLoop === 0 && ticksOnLoop(report.crypto) > 0)
    return 'What is on the event loop hands work over; none of it holds the loop for long.';
  if (onLoop === 0)
    return `${none} holds the event loop${(report.crypto.byPhase.starting ?? 0) > 0 ? ' once the program listens' : ''}.`;
  const loop = loopWords(report);
  const site = longestOnLoop(report.callSites);
  // Told as exactly as the share of all cryptography, which is often the same.
  const held = percent(onLoop / report.profile.busyTicks, digitsWithin(report.crypto.interval));
  const share = `${it} holds ${loop} for ${held} of busy time`;
  if (isLoadingUnseen(report))
    return `${it} holds ${loop}, or the loading of modules, for ${held} of busy time: the text leaves out the outer callers, which would show where.`;
  if (site === null) return `${share}.`;
  const longest = `${duration(site.blocks.maxMs)}${isLongerThanItsTicks(site) ? ' by the clock' : ''}`;
  return areStretches(site)
    ? `${share}, in stretches of up to ${longest} (calls with no tick between them count as one).`
    : `${share}, for up to ${longest} at a time.`;
}

/**
 * @param {Report} report with crypto in it
 * @returns {string} whose event loop is held: a program whose children compute answers meanwhile
 */
function loopWords({ crypto, profile: { processes = [] } }) {
  const program = processes.find(({ main }) => main);
  const other = processes.find(({ main, cryptoTicks }) => !main && cryptoTicks >= NEARLY_ALL * crypto.ticks);
  return !program?.script || !other?.script || program.cryptoTicks > 0
    ? 'the event loop'
    : `the event loop of ${shown(other.script)}, not that of ${shown(program.script)},`;
}

/**
 * @param {{unprofiled: Unprofiled[]}} profile totals of a report
 * @returns {string} sentences that say what is missing and why; `''` if all of the program was seen
 */
export function incompleteSentence(profile) {
  if (isComplete(profile)) return '';
  return `Not all of the program was recorded. Missing, in part or in full: ${missingWords(profile.unprofiled)}.`;
}
