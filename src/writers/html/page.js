/** The report as a page: its text is complete without scripts, and its own script draws a flame graph and a timeline. */
import { fileInRoot } from '../../model/site-id.js';
import { scriptOf } from '../../model/thread-script.js';
import { shown } from '../../text/escape.js';
import { counted } from '../../text/words.js';
import { commandWords, profiledName } from '../shared/profiled.js';
import { threadNames } from '../shared/thread-names.js';
import { htmlDocument } from './document.js';
import { FAMILIES, familyOf, graphData } from './graph-data.js';
import { element } from './markup.js';
import { longBlocks } from './long-blocks.js';
import { columnsOf, packedScripts } from './packed.js';
import { findings } from './findings.js';
import { onOneClock } from './one-clock.js';
import { flameGraphSection, timelineSection } from './picture-sections.js';
import { areAllRequestsTimed } from './requests-behind.js';
import { answerSection, coverageSection } from './sections.js';
import { blocksTable, tables } from './tables.js';
import { TIME_UNIT_US } from './time-bins.js';
import { countedWord, countedWords, laneSentences, laneWords, nothingHappened, timeLanes } from './time-lanes.js';
import { timeStretches, timeTables } from './time-table.js';

/** @import { AnnotatedProfile } from '../../model/annotated-stacks.js' */
/** @import { ProfiledProcess } from '../../model/profile.js' */
/** @import { Report } from '../../model/report.js' */
/** @import { RulePage } from '../output-format.js' */
/** @import { GraphData } from './graph-data.js' */
/** @import { LongBlock } from './long-blocks.js' */
/** @import { Markup } from './markup.js' */
/** @import { TimeLane } from './time-lanes.js' */

const FLAME_GRAPH = {
  title: 'Flame graph',
  label: 'Flame graph: who calls whom, and for how long.',
  isDifference: false,
};

const WITHOUT_STACKS =
  'There is no flame graph: a report holds no stacks, and nothing else of this run was given. Pass the profile.json.gz that was written with it, or the logs.';

/**
 * @param {Report} report the answer
 * @param {object} context what else there is to know
 * @param {AnnotatedProfile[] | null} context.stacks what was sampled; null if only the report is known
 * @param {ProfiledProcess[]} [context.processes] what is known about each
 * @param {string} context.root absolute path of the repository
 * @param {string} context.title any text, for a report that knows nothing of what was run
 * @param {RulePage[]} context.rulePages pages of the rules
 * @param {string} context.json the report as it is saved
 * @returns {Promise<string>} HTML
 */
export async function reportPage(report, { stacks, processes, root, title: given, rulePages, json }) {
  const { profiles, isOneClock } = onOneClock(stacks ?? [], report.runs !== undefined);
  const title = ranWords(report, profiles, root) || given;
  const threads = threadNames(profiles, { root, processes, runs: report.runs });
  const graph = stacks === null || report.profile.busyTicks === 0 ? null : graphData(profiles, root, threads);
  const { count, blocks } = longBlocks(profiles, report.callSites);
  const lanes = timeLanes(profiles, report);
  const threadProfiles = profiles.map(({ profile }) => profile);
  return htmlDocument({
    title,
    entry: 'main',
    attributes: { 'data-busy-ticks': String(report.profile.busyTicks), 'data-drawn-ticks': String(drawnTicks(graph)) },
    run: runWords(report, title),
    saved: { file: 'report.json', json },
    main: [
      answerSection(report, root),
      graph === null
        ? null
        : timelineSection([...startSentences(threads, isOneClock), ...laneSentences(lanes, report)]),
      graph === null ? null : timeTables(timeStretches(profiles, lanes), lanes, threads),
      stacks === null ? element('p', { class: 'soft' }, WITHOUT_STACKS) : null,
      graph === null ? null : flameGraphSection(graph.works, { ...FLAME_GRAPH, about: sharedSentences(graph, report) }),
      findings(report, root, rulePages),
      blocksTable(blocks, {
        count,
        threads,
        profiles: threadProfiles,
        root,
        hadNoRequest: nothingHappened(report).requests,
        areAllTimed: areAllRequestsTimed(threadProfiles, report.traffic),
      }),
      tables(report, root),
      coverageSection(report, root),
    ],
    inertData: graph === null ? [] : graphScripts(graph, { count, blocks }, lanes),
  });
}

/**
 * @param {Report} report the answer
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @param {string} root absolute path of the repository
 * @returns {string} what was run: the command, or the script that a log shows to be loaded; printable
 */
function ranWords(report, profiles, root) {
  const inRoot = (/** @type {string} */ file) => shown(fileInRoot(file, root));
  const mains = profiles.filter(({ profile }) => profile.meta.thread === 'main');
  const [first, ...others] = mains.length > 0 ? mains : profiles;
  const script = first === undefined || others.length > 0 ? '' : scriptOf(first);
  return commandWords(report.target.command).map(inRoot).join(' ') || inRoot(script) || profiledName(report);
}

/**
 * @param {Report} report the answer
 * @param {string} title any text
 * @returns {string} what was run, when, and for how long
 */
function runWords({ target: { startTime, durationMs } }, title) {
  const when = startTime === '' ? '' : `${startTime.slice(0, 16).replace('T', ' ')} UTC`;
  return [title, when, durationMs > 0 ? `${(durationMs / 1000).toFixed(1)} s` : '']
    .filter((part) => part !== '')
    .join(', ');
}

/**
 * @param {string[]} threads in the timeline
 * @param {boolean} isOneClock whether it is known when each of them was started
 * @returns {string[]} when its seconds begin, a sentence, unless there is one thread
 */
function startSentences(threads, isOneClock) {
  if (threads.length < 2) return [];
  return isOneClock
    ? ['Bars below each other happened at the same time.']
    : [
        'Each thread begins at 0 s, whenever it was started: bars below each other need not have happened at the same time.',
      ];
}

/**
 * @param {GraphData | null} graph what is drawn
 * @returns {number} ticks that are drawn where they were sampled; those of the thread pool are not the report's
 */
function drawnTicks(graph) {
  if (graph === null) return 0;
  const { rows, threads } = graph;
  return rows.ticks.reduce((sum, ticks, row) => sum + (threads[rows.thread[row]].isPool ? 0 : ticks), 0);
}

/**
 * @param {GraphData} graph what is drawn
 * @param {Report} report the answer
 * @returns {string[]} where its numbers are of something else than those of the tables
 */
function sharedSentences({ rows, works, threads }, { crypto }) {
  const withoutLine = rows.ticks.reduce((sum, ticks, row) => {
    const isWithout = rows.work[row] !== -1 && works[rows.work[row]].site === '' && !threads[rows.thread[row]].isPool;
    return sum + (isWithout ? ticks : 0);
  }, 0);
  const shared = withoutLine - crypto.unlocatedTicks;
  const pool = rows.ticks.reduce((sum, ticks, row) => sum + (threads[rows.thread[row]].isPool ? ticks : 0), 0);
  return [
    shared > 0
      ? `${counted(shared, 'tick')} of connections ${shared === 1 ? 'has' : 'have'} no line on the stack; the tables divide them among the lines that requested connections, in proportion to what was counted.`
      : '',
    pool > 0
      ? `The thread pool's ${counted(pool, 'tick is', 'ticks are')} in the pictures, whose percentages include the pool; those of the tables below are of the threads that run JavaScript.`
      : '',
  ].filter((sentence) => sentence !== '');
}

/**
 * @param {GraphData} graph what is drawn
 * @param {{count: number, blocks: LongBlock[]}} long blocks, and those that are drawn
 * @param {TimeLane[]} lanes that are drawn
 * @returns {Markup[]} the same as inert text
 */
function graphScripts({ nodes, rows, bins, ...names }, { count, blocks }, lanes) {
  const families = Object.keys(FAMILIES);
  return packedScripts(
    {
      ...names,
      bins: { us: bins.us },
      blockUnitUs: TIME_UNIT_US,
      hasAllBlocks: blocks.length === count,
      lanes: lanes.map((lane) => ({
        thread: lane.thread,
        startUs: lane.startUs,
        slotUs: lane.slotUs,
        slots: lane.counts.length,
        one: countedWord(lane.kind),
        counted: countedWords(lane.kind),
        complete: lane.complete,
        words: laneWords(lane),
      })),
    },
    {
      ...columnsOf('nodes', nodes),
      ...columnsOf('rows', rows),
      ...columnsOf('bins', {
        start: bins.start,
        // As distances to the one before: these are small, which compresses well.
        row: bins.row.map((row, entry) => (entry === 0 ? row : row - bins.row[entry - 1])),
        ticks: bins.ticks,
      }),
      ...columnsOf('blocks', {
        thread: blocks.map(({ thread }) => thread),
        // Not rounded up: each begins in the bin that it began in.
        start: blocks.map(({ startUs }) => Math.floor(startUs / TIME_UNIT_US)),
        duration: blocks.map(({ durationUs }) => Math.round(durationUs / TIME_UNIT_US)),
        family: blocks.map(({ site }) => families.indexOf(familyOf(site.operation))),
      }),
      ...columnsOf('slots', { count: lanes.flatMap(({ counts }) => counts) }),
    },
  );
}
