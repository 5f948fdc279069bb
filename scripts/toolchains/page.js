/** The tables of docs/toolchains.md, made of the rows that test/toolchains runs. */
import { TOOLCHAINS } from './rows/index.js';
import { LAST_RUN, TRIED_NODES, mapSwitches, withMaps } from './toolchain.js';
import { versionOf } from './tools.js';

/** @import { Lines, Toolchain } from './toolchain.js' */

/** @type {Record<Lines, (row: Toolchain) => string>} */
const WITHOUT = {
  source: () => 'your lines',
  generated: ({ generated }) => (generated === '' ? 'lines of what was built' : `lines of \`${builtFile(generated)}\``),
  nothing: () => 'no line',
};

/**
 * The generated section of the page.
 * @returns {Record<string, Record<string, string>>} Markdown by name of the section, by path of the page
 */
export function toolchainDocs() {
  const tables = TOOLCHAINS.map(([title, rows]) => `## ${title}\n\n${table(rows)}`);
  const { date, nodes, system } = LAST_RUN;
  const later = TOOLCHAINS.flatMap(([, rows]) => rows).filter((row) => row.lastRun !== '');
  const titlesOf = (/** @type {string} */ day) =>
    later.flatMap((row) => (row.lastRun === day ? [row.title] : [])).join('; ');
  const days = [...new Set(later.map((row) => row.lastRun))].map((day) => ` On ${day}: ${titlesOf(day)}.`);
  const lastRun = `Rows were last run, with maps and, where a switch makes them, without, on ${date}, on ${system}: Node ${nodes.join(' and Node ')}.${days.join('')}`;
  return { 'docs/toolchains.md': { toolchains: [lastRun, ...tables].join('\n\n') } };
}

/**
 * @param {Toolchain[]} rows of one part
 * @returns {string} its table
 */
function table(rows) {
  const nodes = TRIED_NODES.map((major) => `Node ${major}`);
  const head = [
    'Tool',
    'Version',
    'Built by',
    'Typed behind `cryptoprof`',
    'Maps are switched on by',
    'With',
    'Without',
  ];
  return [[...head, ...nodes], [...head, ...nodes].map(() => '---'), ...rows.map(cells)]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/**
 * @param {Toolchain} row
 * @returns {string[]} what its cells hold
 */
function cells(row) {
  const { title, tools, build, typed, options, nodes, whyNot, unmapped } = row;
  const switches = mapSwitches(row).map(({ text, place }) => code(text) + (place === '' ? '' : ` in \`${place}\``));
  const shown = (/** @type {string} */ command) => code(withMaps(command, false).trim());
  return [
    title,
    row.package === '' ? 'of Node' : `${row.package} ${versionOf(tools, row.package)}`,
    build === null ? '' : shown(build),
    typed.map((command) => shown([...options, command].join(' ')) + scriptOf(row, command)).join('<br>'),
    switches.join(', '),
    row.inlined.length === 0
      ? 'your lines'
      : 'your lines, but of what the minifier puts into its caller at times only the file of that, or its first line',
    switches.length === 0 ? '' : WITHOUT[unmapped](row),
    ...TRIED_NODES.map((major) => (nodes.includes(major) ? 'yes' : whyNot)),
  ];
}

/**
 * @param {Toolchain} row
 * @param {string} command that is typed
 * @returns {string} what the project's package.json says that npm runs then; `''` if it is no command of npm's
 */
function scriptOf({ files }, command) {
  const [, name] = /^npm (\w+)$/.exec(command) ?? [];
  return name === undefined ? '' : ` (${code(JSON.parse(files['package.json']).scripts[name])})`;
}

/**
 * @param {string} text of a command or a file
 * @returns {string} the same in a cell
 */
function code(text) {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

/**
 * @param {string} generated path of the code of `src/accounts.ts`
 * @returns {string} the file, or, where each has its own, all of them
 */
function builtFile(generated) {
  return generated.replace('accounts', '*');
}
