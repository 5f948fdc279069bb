/** Actions of a command line: who reads it goes on before one that waits has ended, unless that is awaited. */
import { isUpdated, pausedAt } from '../../support/awaited-call.js';

const COMMANDER = "import { program } from 'commander'; let key;";
const ACTION = "program.command('add <p>').action(async (p) => { key = |f(p); });";
const ADD = 'async function add(p) { key = |f(p); } program.action(add);';
const YARGS = "import yargs from 'yargs'; let key; const all = yargs(args).command('add <p>', 'Adds', {},";
const CITTY =
  "import { defineCommand, runMain } from 'citty'; let key; const main = defineCommand({ async run({ args }) { key = |f(args.p); } });";
const CAC =
  "import cac from 'cac'; let key; const cli = cac('keys'); cli.command('add <p>').action(async (p) => { key = |f(p); });";

describe('what follows may use what an action sets', () => {
  test.each([
    ['after parse', `${COMMANDER} ${ACTION} program.parse(); use(key);`],
    ['of a function by its name', `${COMMANDER} ${ADD} program.parse(process.argv); use(key);`],
    ['after a promise of the parsed program', `${COMMANDER} ${ACTION} await program.parse(); use(key);`],
    [
      'after its options were read',
      `${COMMANDER} ${ACTION} const options = program.parse().opts(); use(key, options);`,
    ],
    ['after parseAsync, not awaited', `${COMMANDER} ${ACTION} program.parseAsync(); use(key);`],
    ['after a function that parses', `${COMMANDER} ${ACTION} function main() { program.parse(); } main(); use(key);`],
    [
      'of a program that it makes',
      "import { Command } from 'commander'; const program = new Command(); let key;" +
        ` ${ACTION} program.parse(); use(key);`,
    ],
    ['of yargs', `${YARGS} async (argv) => { key = |f(argv.p); }); all.parse(); use(key);`],
    ['of yargs, by a property', `${YARGS} async (argv) => { key = |f(argv.p); }).argv; use(key, all);`],
    ['of cac', `${CAC} cli.parse(); use(key);`],
    ['of citty', `${CITTY} runMain(main); use(key);`],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.mjs': text })).toBe(true));

  test.each([
    [
      'of another file',
      'export const state = {}; export const add = async (p) => { state.key = |f(p); };',
      'program.action(add);',
    ],
    [
      'that is handed the program',
      "export const state = {}; export const add = (cli) => cli.command('add').action(async (p) => { state.key = |f(p); });",
      'add(program);',
    ],
  ])('%s', (_title, own, start) => {
    const files = {
      'a.mjs': own,
      'b.mjs': `import { program } from 'commander'; import { add, state } from './a.mjs'; ${start}\nprogram.parse();\nuse(state.key);`,
    };
    expect(isUpdated(files) || pausedAt(files) === '/app/b.mjs:2 left').toBe(true);
  });
});

describe('nothing goes on before it', () => {
  test.each([
    ['parse is the last that is done', `${COMMANDER} ${ACTION} program.parse();`],
    ['parseAsync is awaited', `${COMMANDER} ${ACTION} await program.parseAsync(); use(key);`],
    ['of a function by its name', `${COMMANDER} ${ADD} await program.parseAsync(); use(key);`],
    [
      'another parse follows',
      `${COMMANDER} program.action(async (p) => { print(|f(p)); }); await program.parseAsync(); JSON.parse(text); use(text);`,
    ],
    ['yargs is awaited', `${YARGS} async (argv) => { key = |f(argv.p); }); await all.parse(); use(key);`],
    ['citty is awaited', `${CITTY} await runMain(main); use(key);`],
    [
      'it has let others in before',
      `${COMMANDER} program.action(async (p) => { const text = await read(p); print(|f(text)); }); program.parse(); use(1);`,
    ],
  ])('%s', (_title, text) => {
    expect(isUpdated({ 'a.mjs': text })).toBe(false);
    expect(pausedAt({ 'a.mjs': text })).toBe('');
  });
});
