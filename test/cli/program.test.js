import { COMMANDS } from '../../src/cli/commands/index.js';
import { COMPARISON_OUTPUT_IDS, OUTPUT_IDS } from '../../src/writers/index.js';
import { runMain } from '../support/fake-io.js';

describe('help', () => {
  test('is printed when asked for', async () => {
    const { exitCode, out, err } = await runMain(['--help']);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(out).toMatch(/^Usage: cryptoprof \[options\] <script> \[script args\.\.\.\]\n/);
    for (const example of [
      '$ cryptoprof app.js',
      '$ cryptoprof --load',
      '$ cryptoprof -- node ',
      '$ cryptoprof analyze ',
    ])
      expect(out).toContain(example);
  });

  test('is a complaint without arguments', async () => {
    for (const words of [[], ['--'], ['--quiet']]) {
      const { exitCode, out, err } = await runMain(words);
      expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
      expect(err).toMatch(/^Usage: cryptoprof /);
    }
  });

  test.each(COMMANDS.map(({ name }) => name))('of "%s" fits a terminal of 80 columns', async (name) => {
    const { out } = await runMain([name, '--help'].filter(Boolean));
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('uses the width of a terminal', async () => {
    const { out } = await runMain(['--help'], { tty: true, columns: 130 });
    expect(out.split('\n').some((line) => line.length > 100)).toBe(true);
  });

  test('the version', async () => {
    const { exitCode, out } = await runMain(['-V']);
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('a wrong command line ends with 2 and says what is wrong', () => {
  test.each([
    [['--conections', '3', 'app.js'], "unknown option '--conections'\n  (Did you mean --connections?)"],
    [['--dueration=3', 'app.js'], '(Did you mean --duration?)'],
    [['analyze', '--tpo', '3', 'a.log'], '(Did you mean --top?)'],
    [['prof-process', '--call-graph-sise', '3', 'a.log'], '(Did you mean --call-graph-size?)'],
    [['--top', 'x', 'app.js'], 'It takes a number of rows, from 1 to 1000.'],
    [['--top', '0', 'app.js'], 'It takes a number of rows, from 1 to 1000.'],
    [['--interval', '1', 'app.js'], 'It takes a number of microseconds, from 50 to 1000000.'],
    [['--duration', '-1', 'app.js'], 'It takes a number of seconds above 0'],
    [['--duration', '', 'app.js'], 'It takes a number of seconds above 0'],
    [['--duration', '1e9', 'app.js'], 'It takes a number of seconds above 0'],
    [['--format', 'pdf', 'app.js'], `There is no "pdf". There are ${OUTPUT_IDS.join(', ')}.`],
    [['--format', ',', 'app.js'], `There are ${OUTPUT_IDS.join(', ')}.`],
    [['--engine', 'perf', 'app.js'], 'Allowed choices are'],
    [['-o', '', 'app.js'], 'It takes a directory, but the value is empty.'],
    [['--json=', 'app.js'], 'It takes a file, but the value is empty.'],
    [['--output'], 'argument missing'],
    [['--connections', '3', 'app.js'], '--connections needs --load, which is not given'],
    [['--amount', '3', 'app.js'], '--amount needs --load, which is not given'],
    [['--load', '/', 'analyze', 'a.log'], '--load is for running a program; analyze does not take it'],
    [['--json', '-', 'prof-process', 'a.log'], '--json is for running a program; prof-process does not take it'],
    [['--strict', 'app.js'], '--strict needs --gate, which is not given'],
    [['--config', 'x.json', 'app.js'], '--config needs --gate, which is not given'],
    [['--baseline', 'x.json', '--update-baseline', 'app.js'], '--baseline needs --gate, which is not given'],
    [['--strict', 'attach', '1'], '--strict needs --gate, which is not given'],
    [['attach', '1', '--config', 'x.json'], '--config needs --gate, which is not given'],
    [['--gate', 'gate', 'a.json'], '--gate is for running a program; gate does not take it'],
    [['gate', '--update-baselin', 'a.json'], '(Did you mean --update-baseline?)'],
    [['gate', '--config', '', 'a.json'], 'It takes a file, but the value is empty.'],
    [['gate', '--format', 'profile', 'a.json'], 'profile is made of samples, which this command does not have.'],
    [
      ['compare', '--format', 'sarif', 'a.json', 'b.json'],
      `sarif is not an output of this command. There are ${COMPARISON_OUTPUT_IDS.join(', ')}.`,
    ],
    [['prof-process', 'a.log', '--json'], "unknown option '--json'"],
    [['gate'], 'missing required argument'],
    [['analyze'], 'missing required argument'],
    [['prof-process'], 'missing required argument'],
    [['prof-process', 'a', 'b'], 'too many arguments'],
  ])('%j', async (words, complaint) => {
    const { exitCode, out, err } = await runMain(words);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toMatch(
      /^cryptoprof: .*\n(?: {2}.*\n)* {2}next {2}cryptoprof(?: [a-z-]+)? --help lists the options\.\n$/,
    );
    expect(err).toContain(complaint);
  });

  test('a command is described in the list and in its own help', async () => {
    expect((await runMain(['--help'])).out.replace(/\s+/g, ' ')).toContain(
      'judge runs of a program by budgets and a baseline',
    );
    expect((await runMain(['gate', '--help'])).out.replace(/\s+/g, ' ')).toContain(
      ' Judge runs of a program by budgets and a baseline: fails where cryptography blocks or grows. ',
    );
  });

  test.each([
    [['--tpo', 'app.js'], 'cryptoprof --help'],
    [['gate', '--tpo', 'r.json'], 'cryptoprof gate --help'],
    [['compare', 'a'], 'cryptoprof compare --help'],
  ])('%j is sent to the help that has it', async (words, help) =>
    expect((await runMain(words)).err).toContain(`next  ${help} lists the options.`),
  );

  test("where Node's options stand is said where it may have been meant", async () => {
    expect((await runMain(['--watch', 'app.js'])).err).toContain("Node's own options go after node: cryptoprof node");
    expect((await runMain(['gate', '--watch', 'app.js'])).err).not.toContain("Node's own options");
  });

  test("an option behind node's script is not said to be node's", async () => {
    expect((await runMain(['node', 'app.js', '--load', '/'])).err).toContain(
      'cryptoprof: --load comes after node, so it would go to the program, and cryptoprof would ignore it.',
    );
  });

  test("what was typed can't harm the terminal", async () => {
    const { err } = await runMain(['--\u001b[2J\u0007']);
    expect(err).toContain('--\\x1b[2J\\x07');
  });
});
