/** A project in an empty directory, with a tool of scripts/toolchains: made, built, and profiled as a user would. */
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { withMaps } from '../../scripts/toolchains/toolchain.js';
import { installTools } from '../../scripts/toolchains/tools.js';
import { BIN, ROOT, runProcess } from './cli-process.js';
import { newDirectory } from './directories.js';

/** @import { Report } from '../../src/model/report.js' */
/** @import { Toolchain } from '../../scripts/toolchains/toolchain.js' */

const OVERLAYS = path.join(ROOT, 'fixtures/toolchains');
const ENV = { NEXT_TELEMETRY_DISABLED: '1' };

/**
 * How source maps are treated: made and left where they are, not made, made and then deleted; or by all tools but the
 * compiler, so that they lead to what that has made.
 * @typedef {'mapped' | 'unmapped' | 'stripped' | 'partial'} Maps
 */

/**
 * @typedef {object} Project
 * @property {Toolchain} toolchain
 * @property {Maps} maps
 * @property {string} node absolute path of the Node that runs all of it
 * @property {string} directory absolute path
 */

/**
 * @typedef {object} ProjectRun
 * @property {Report} report
 * @property {string} annotations for GitHub
 */

/**
 * @param {Toolchain} toolchain what the project uses
 * @param {Maps} maps
 * @param {string} node absolute path of the Node that runs the tool
 * @returns {Promise<Project>} the project, built
 * @throws {Error} if the tool fails
 */
export async function makeProject(toolchain, maps, node) {
  const modules = await installTools(toolchain.tools);
  const project = { toolchain, maps, node, directory: newDirectory('shop-') };
  linkTree(modules, path.join(project.directory, 'node_modules'));
  for (const [name, text] of filesOf(project)) {
    mkdirSync(path.dirname(path.join(project.directory, name)), { recursive: true });
    writeFileSync(path.join(project.directory, name), text);
  }
  if (toolchain.build === null) return project;
  const { exitCode, out, err } = await inProject(project, ['sh', '-c', withMaps(toolchain.build, maps !== 'unmapped')]);
  if (exitCode !== 0) throw new Error(`${toolchain.build} ended with ${exitCode}:\n${out}${err}`);
  if (maps === 'stripped') strip(project);
  return project;
}

/**
 * @param {Project} project that is built
 * @param {string} command that the user types
 * @returns {Promise<ProjectRun>} what cryptoprof says of it
 * @throws {Error} if it fails
 */
export async function profileCommand(project, command) {
  const { node, toolchain, maps } = project;
  const output = newDirectory('report-');
  const annotations = path.join(output, 'annotations');
  const options = ['--quiet', '--format', `json,github=${annotations}`, '-o', output, ...toolchain.options];
  const words = withMaps(command, maps !== 'unmapped')
    .trim()
    .split(/\s+/);
  const { exitCode, out, err } = await inProject(project, [node, BIN, ...options, '--', ...words]);
  if (exitCode !== 0) throw new Error(`cryptoprof ${words.join(' ')} ended with ${exitCode}:\n${out}${err}`);
  return {
    report: JSON.parse(readFileSync(path.join(output, 'report.json'), 'utf8')),
    annotations: readFileSync(annotations, 'utf8'),
  };
}

/**
 * @param {Project} project where a command is run
 * @param {string[]} words of it
 * @returns {ReturnType<typeof runProcess>} how it ended
 */
function inProject({ directory, node }, words) {
  const places = [path.join(directory, 'node_modules/.bin'), path.dirname(node), process.env.PATH];
  return runProcess(words, { cwd: directory, env: { ...ENV, PATH: places.join(path.delimiter) } });
}

/**
 * @param {Project} project
 * @returns {[name: string, text: string][]} its own files
 */
function filesOf({ toolchain, maps }) {
  const { overlays, extension, files } = toolchain;
  const written = overlays.flatMap((overlay) => {
    const root = path.join(OVERLAYS, overlay);
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => /** @type {[string, string]} */ ([path.relative(root, file), readFileSync(file, 'utf8')]));
  });
  return [
    ...written.map(
      ([name, text]) =>
        /** @type {[string, string]} */ ([
          name,
          text.replace(/(?<= from ')(\.{1,2}\/[^']+)(?=')/g, (specifier) => specifier + extension),
        ]),
    ),
    ...Object.entries(files).map(
      ([name, text]) => /** @type {[string, string]} */ ([name, withMaps(text, isMapped(maps, name))]),
    ),
  ];
}

/**
 * @param {Maps} maps
 * @param {string} name of a file
 * @returns {boolean} whether what it switches on is there
 */
function isMapped(maps, name) {
  return maps !== 'unmapped' && !(maps === 'partial' && name === 'tsconfig.json');
}

/**
 * Deletes what a deployment leaves behind, but none of the packages' files.
 * @param {Project} project that is built with maps
 */
function strip({ directory, toolchain }) {
  const built = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules') && toolchain.stripped.some((ending) => file.endsWith(ending)));
  if (built.length === 0) throw new Error(`${toolchain.id} has made nothing that ends with ${toolchain.stripped}`);
  for (const file of built) rmSync(file);
}

/**
 * Packages as npm would have installed them here. A link to the whole directory would not do: bundlers find the files
 * behind it outside of the project.
 * @param {string} from absolute path of a directory
 * @param {string} to absolute path of a new one, with the same files
 */
function linkTree(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

/**
 * @param {string} from absolute path of a file
 * @param {string} to absolute path of a new one
 */
function linkFile(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    // Another disk.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}
