import path from 'node:path';
import { Failure } from '../model/failure.js';
import { visible } from '../text/escape.js';
import { OUTPUTS } from '../writers/index.js';
import { fileOf } from './choose-outputs.js';
import { describeFailure } from './describe-failure.js';
import { appendStepSummary, workspaceRoot } from './github-job.js';
import { lookOf, tell, write } from './io.js';
import { ownName } from './shell-words.js';
import { save } from './output-files.js';

/** @import { Report } from '../model/report.js' */
/** @import { OutputContext, Rendered, RenderedWithMore, WrittenFile } from '../writers/output-format.js' */
/** @import { Output } from './choose-outputs.js' */
/** @import { Context } from './command.js' */
/** @import { Io, Stream } from './io.js' */

/**
 * What outputs are made from: the report, and what goes with it.
 * @typedef {{report: Report} & Pick<OutputContext, 'verdict' | 'isStrict' | 'samples'>} Subject
 */

/**
 * @typedef {object} OutputPlan
 * @property {Output[]} outputs what to make
 * @property {string | null} directory absolute path for files without a name, null if there are none
 * @property {string} title of the flame graph
 * @property {WrittenFile[]} kept files that already exist, listed with the others
 */

/** @typedef {{top: number, color: boolean, open?: boolean, quiet?: boolean}} LookFlags */

// Rules with their pages, loaded late: few outputs need them, and none before a program has run.
const rulePages = async () => (await import('../api/rule-pages.js')).rulePages();

/**
 * Writes all requested outputs, the text for people last: it says where the others are, and is shown even if some of
 * them can't be written.
 * @param {Subject} subject what to write
 * @param {OutputPlan} plan what goes where
 * @param {Context<LookFlags>} context of the command
 * @throws {Failure} `output-not-writable`, `output-over-limit`, `target-not-writable`, `target-directory-missing`,
 *   `stream-not-writable`: the first failure, once everything else is written; further failures have been reported
 */
export async function writeOutputs(subject, plan, context) {
  const { io, flags } = context;
  /** @type {WrittenFile[]} */
  const files = [];
  /** @type {Failure[]} */
  const failures = [];
  const { report, ...known } = subject;
  const { title } = plan;
  const root = await workspaceRoot(report, io.cwd);
  const startMs = Date.parse(report.target.startTime) || null;
  const shared = { ...known, title, root, ownName: ownName(io), startMs, rulePages };
  const make = (/** @type {Output} */ output, /** @type {WrittenFile[]} */ written) =>
    writeOne(output, report, { ...shared, files: written }, plan.directory, context);
  const [forPeople, others] = [true, false].map((isText) =>
    plan.outputs.filter(({ id }) => (OUTPUTS[id].audience === 'people') === isText),
  );
  for (const output of others) {
    const file = await make(output, []).catch((error) => {
      if (!(error instanceof Failure)) throw error;
      failures.push(error);
      return null;
    });
    if (file !== null) files.push(file);
    if (OUTPUTS[output.id].audience === 'build-log') await appendStepSummary(report, shared, io);
  }
  for (const output of forPeople) await make(output, [...files, ...plan.kept]);
  if (forPeople.length === 0) await tellFiles(files, others, context);
  const page = files.find(({ label }) => label === OUTPUTS.html.label);
  if (flags.open && page) await openInBrowser(page.path);
  for (const failure of failures.slice(1)) await tell(io.stderr, describeFailure(failure, io.stderr, io));
  if (failures.length > 0) throw failures[0];
}

/**
 * @param {Output} output what to make
 * @param {Report} report the answer
 * @param {Omit<OutputContext, 'directory' | 'look'>} known everything else
 * @param {string | null} outputDirectory absolute path for files without a name, null if there are none
 * @param {Context<LookFlags>} context of the command
 * @returns {Promise<WrittenFile | null>} the file that was written, null if none was
 */
async function writeOne(output, report, known, outputDirectory, { io, flags }) {
  const { render, dispensable = [] } = OUTPUTS[output.id];
  const file = fileOf(output, outputDirectory);
  const target = output.stream === null ? null : io[output.stream];
  const look = { ...lookOf(target, flags.color, io), top: flags.top, cwd: io.cwd };
  const context = { ...known, directory: file === null ? '' : path.dirname(file), look };
  const rendered = await orExplained(() => render(report, context), dispensable, io);
  if (rendered === null) return null;
  const { content, note, others } = withMore(rendered);
  const option = output.file === null ? null : output.option;
  if (file !== null) {
    for (const { suffix, content } of others) await save(withSuffix(file, suffix), content, option);
    return { label: output.label, path: await save(file, content, option), note };
  }
  await write(/** @type {Stream} */ (target), String(content));
  return null;
}

/**
 * @param {Rendered} rendered by an output
 * @returns {Required<RenderedWithMore>} the same in one shape
 */
function withMore(rendered) {
  if (typeof rendered === 'string' || rendered instanceof Uint8Array)
    return { content: rendered, note: '', others: [] };
  return { others: [], ...rendered };
}

/**
 * @param {string} file absolute path
 * @param {string} suffix of its name
 * @returns {string} path with the suffix before the extension
 */
function withSuffix(file, suffix) {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}${suffix}${ext}`);
}

/**
 * @param {() => Promise<Rendered | null>} render makes a part that the rest can do without
 * @param {readonly string[]} codes of failures that must not stop the rest from being written
 * @param {Io} io gets messages about them
 * @returns {Promise<Rendered | null>} the part, null if it failed
 * @throws {Failure} others
 */
async function orExplained(render, codes, io) {
  try {
    return await render();
  } catch (error) {
    if (!(error instanceof Failure) || !codes.includes(error.code)) throw error;
    await tell(io.stderr, describeFailure(error, io.stderr, io));
    return null;
  }
}

/**
 * @param {WrittenFile[]} files that no text for people mentions
 * @param {Output[]} outputs that they were made for
 * @param {Context<LookFlags>} context of the command: says where those are that the user gave no name, and the notes that
 *   readers need
 */
async function tellFiles(files, outputs, { io, flags }) {
  const named = new Set(outputs.map(({ file }) => file));
  for (const { label, path: file, note = '' } of files) {
    if (!flags.quiet && !named.has(file))
      await tell(io.stderr, `cryptoprof: ${label}: ${visible(path.relative(io.cwd, file))}\n`);
    if (note !== '') await tell(io.stderr, `cryptoprof: ${label}: ${note}.\n`);
  }
}

/** @param {string} file absolute path of a page */
async function openInBrowser(file) {
  const { spawn } = await import('node:child_process');
  const opener = /** @type {Record<string, string[]>} */ ({ darwin: ['open'], win32: ['cmd', '/c', 'start', ''] })[
    process.platform
  ] ?? ['xdg-open'];
  const child = spawn(opener[0], [...opener.slice(1), file], { stdio: 'ignore', detached: true });
  // A missing browser is no reason to fail: the report says where the page is.
  child.on('error', () => {});
  child.unref();
}
