/** What the pages say of the command line, made of the commands' own data. */
import { COMMANDS } from '../../src/cli/commands/index.js';
import { CONFIG_EXAMPLE } from '../../src/cli/config-example.js';
import { EXIT_CODES } from '../../src/cli/exit-codes.js';
import { usagesOf } from '../../src/cli/program.js';

/** @import { CliOption, Command } from '../../src/cli/command.js' */
/** @import { ExitKind } from '../../src/cli/exit-codes.js' */

/** Columns of the table of exit codes where all commands are listed. @type {[ExitKind, string][]} */
const EXIT_COLUMNS = [
  ['program', '`cryptoprof <script>`'],
  ['gate', 'with a gate'],
  ['plain', 'other commands'],
];

/** What is typed, in sentences of the help. */
const CODE =
  /cryptoprof [a-z]+ --help|node --prof-process|--engine node|(?<![\w`])--[a-z][\w-]*|\$[A-Z]+|=?<\w+>|\.cryptoprof\/[^\s)]+/g;

/**
 * The generated sections of each page.
 * @returns {Record<string, Record<string, string>>} Markdown by name of the section, by path of the page
 */
export function commandDocs() {
  return {
    'README.md': { usage: usageBlock(), config: configBlock() },
    'docs/options.md': { options: optionTables(), exits: exitTable() },
    'docs/gate.md': { exits: gateExits(), config: configBlock() },
    'docs/agents.md': { exits: exitTable() },
    'docs/ci.md': { exits: gateExits() },
  };
}

/**
 * @param {string} page Markdown
 * @param {Record<string, string>} sections by name
 * @returns {string} the page with its sections written anew, between their marks
 * @throws {Error} if it lacks the marks of one
 */
export function withSections(page, sections) {
  return Object.entries(sections).reduce((text, [name, content]) => {
    const [begin, end] = [`<!-- ${name}: npm run docs -->\n`, `<!-- /${name} -->\n`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from === -1 || to < from) throw new Error(`There is no section ${name}`);
    return `${text.slice(0, from + begin.length)}\n${content}\n\n${text.slice(to)}`;
  }, page);
}

/** @returns {string} what a config of the gate looks like */
function configBlock() {
  return ['```json', CONFIG_EXAMPLE, '```'].join('\n');
}

/** @returns {string} how each command is typed */
function usageBlock() {
  return usagesOf(COMMANDS)
    .map((usage) => `    cryptoprof ${usage}`)
    .join('\n');
}

/** @returns {string} a table of the options of the first command, and one of what others have besides */
function optionTables() {
  const [main, ...others] = COMMANDS;
  const rows = Object.values(main.options).flatMap((one, index, all) => [
    ...(one.group === all[index - 1]?.group ? [] : [row(`**${one.group?.replace(':', '')}**`, '', '')]),
    row(code(one.usage), summaryOf(one), takersOf(one, others)),
  ]);
  const further = others.flatMap(({ name, options }) =>
    Object.values(options)
      .filter((one) => {
        const ofMain = namesake(one, main);
        return (
          ofMain === undefined ||
          (ofMain.summary !== one.summary && (!one.isLocal || one.summary.includes('(default: ')))
        );
      })
      .map((one) => row(code(name), code(one.usage), summaryOf(one))),
  );
  return [
    '| Option | What it does | Also of |',
    '|---|---|---|',
    ...rows,
    '',
    '| Command | Option | What it does |',
    '|---|---|---|',
    ...further,
  ].join('\n');
}

/**
 * @param {CliOption} one option
 * @param {Command} command any
 * @returns {CliOption | undefined} its option that is typed so, if it has one
 */
function namesake(one, command) {
  /** @type {CliOption[]} */
  const options = Object.values(command.options);
  return options.find(({ usage }) => usage === one.usage);
}

/**
 * @param {CliOption} one option of the first command
 * @param {Command[]} others all other commands
 * @returns {string} names of those that take it, too
 */
function takersOf(one, others) {
  return others
    .filter((command) => namesake(one, command) !== undefined)
    .map(({ name }) => `\`${name}\``)
    .join(', ');
}

/**
 * @param {CliOption} option of a command
 * @returns {string} what it does, its values and its default
 */
function summaryOf({ summary, choices, value }) {
  const usual = value === undefined ? [] : [`default ${value}`];
  const notes = choices?.map((each) => (each === value ? `${code(each)} by default` : code(each))) ?? usual;
  return notes.length === 0 ? plain(summary) : `${plain(summary)} (${notes.join(', ')})`;
}

/** @returns {string} a table of all exit codes of all commands */
function exitTable() {
  const codes = [...new Set(EXIT_COLUMNS.flatMap(([kind]) => EXIT_CODES[kind].codes.map((each) => each.code)))];
  const meaning = (/** @type {ExitKind} */ kind, /** @type {string} */ code) =>
    plain(EXIT_CODES[kind].codes.find((each) => each.code === code)?.meaning ?? '');
  return [
    row('Exit code', ...EXIT_COLUMNS.map(([, title]) => title)),
    '|---|---|---|---|',
    ...codes.sort().map((each) => row(each, ...EXIT_COLUMNS.map(([kind]) => meaning(kind, each)))),
  ].join('\n');
}

/** @returns {string} a table of the exit codes of a gate */
function gateExits() {
  return [
    '| Exit code | What it means |',
    '|---|---|',
    ...EXIT_CODES.gate.codes.map(({ code: each, meaning }) => row(each, plain(meaning))),
  ].join('\n');
}

/**
 * @param {string} text of the help
 * @returns {string} the same in Markdown, with options and placeholders as code
 */
function plain(text) {
  return text.replaceAll('|', '\\|').replace(CODE, (match) => code(match));
}

/**
 * @param {string[]} cells of a table's row
 * @returns {string} Markdown
 */
function row(...cells) {
  return `|${cells.map((cell) => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`;
}

/**
 * @param {string} text of the command line
 * @returns {string} the same as code in a table
 */
function code(text) {
  return `\`${text.replaceAll('|', '\\|')}\``;
}
