import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { asTypedHere } from '../../src/cli/shell-words.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runMain } from '../support/fake-io.js';
import { guideServerReport } from '../support/sample-report.js';

afterAll(removeDirectories);

const NPX = { argv: ['node', '/x/node_modules/.bin/cryptoprof'], env: {} };

test.each([
  ['npx', ['node', '/root/.npm/_npx/1f/node_modules/.bin/cryptoprof'], { npm_command: 'exec' }, 'npx cryptoprof'],
  [
    'a script of package.json',
    ['node', '/app/node_modules/.bin/cryptoprof'],
    { npm_command: 'run-script' },
    'npx cryptoprof',
  ],
  ['on Windows', ['node', 'C:\\app\\node_modules\\.bin\\cryptoprof'], {}, 'npx cryptoprof'],
  ['installed for all', ['node', '/usr/local/bin/cryptoprof'], {}, 'cryptoprof'],
  ['from a clone', ['node', '/src/cryptoprof/bin/cryptoprof.js'], {}, 'cryptoprof'],
])('%s', (_, argv, env, name) => {
  const text = '  more      cryptoprof explain sync-kdf\n  next  Use: cryptoprof --gate app.js';
  expect(asTypedHere(text, { argv, env })).toBe(text.replaceAll('cryptoprof', name));
});

test('headings, sentences and what says npx already stay', () => {
  const text = [
    'cryptoprof compare  a.json → b.json',
    'cryptoprof: There is no file.',
    'this cryptoprof reads version 2',
    'accept    npx cryptoprof gate a.json --update-baseline',
    '/opt/cryptoprof --x',
  ].join('\n');
  expect(asTypedHere(text, NPX)).toBe(text);
});

test.each([
  [['.'], 'what npm starts: npx cryptoprof npm start'],
  [['--watch', 'app.js'], 'go after node: npx cryptoprof node <option> app.js'],
  [['none.js'], 'npx cryptoprof --help lists'],
])('%j says commands that can be typed', async (words, said) => {
  const cwd = newDirectory();
  const { out, err } = await runMain(words, { cwd, ...NPX, argv: [...NPX.argv, ...words] });
  expect(out + err).toContain(said);
  expect(out + err).not.toMatch(/[ (](?<!npx )cryptoprof (?:n\w+ |-)/);
});

test('the help is the same wherever it stands', async () => {
  const { out } = await runMain(['--help']);
  expect((await runMain([], NPX)).err).toBe(out);
});

/** Not a heading. */
const COMMAND_OF_OURS = /(npx )?cryptoprof (?:explain|gate(?![:"])|compare|--update-baseline)\b/g;

describe.each([
  ['npx', NPX, 'npx '],
  ['a build, wherever it has us from', { argv: ['node', '/usr/local/bin/cryptoprof'], env: { CI: 'true' } }, 'npx '],
  ['installed for all', { argv: ['node', '/usr/local/bin/cryptoprof'], env: {} }, undefined],
])('what is written can be typed: %s', (_, { argv, env }, before) => {
  const run = (cwd, ...words) => runMain(words, { cwd, env, argv: [...argv, ...words] });
  const withReport = () => {
    const cwd = newDirectory();
    writeFileSync(path.join(cwd, 'report.json'), JSON.stringify(guideServerReport()));
    return cwd;
  };
  const named = (text) => [...text.matchAll(COMMAND_OF_OURS)].map(([, npx]) => npx);

  test('failures and wrong options', async () => {
    const cwd = withReport();
    expect((await run(cwd, 'compare', 'report.json')).err).toContain(`next  ${before ?? ''}cryptoprof compare --help`);
    const { err } = await run(cwd, 'gate', '--baseline', 'none.json', 'report.json');
    expect(err).toMatch(/cryptoprof gate .*--update-baseline/);
    expect([...new Set(named(err))]).toEqual([before]);
  });

  test.each(['terminal', 'json', 'markdown', 'junit', 'sarif', 'gitlab', 'github'])(
    'a verdict, as %s',
    async (format) => {
      const cwd = withReport();
      const config = { version: 1, budgets: [{ metric: 'crypto_share', max: '5%' }] };
      writeFileSync(path.join(cwd, 'cryptoprof.config.json'), JSON.stringify(config));
      const { out } = await run(cwd, 'gate', 'report.json', '--format', format);
      // The pages of rules name commands without being about this run.
      const commands = named(format === 'sarif' ? JSON.stringify({ ...JSON.parse(out).runs[0], tool: null }) : out);
      expect(commands.length).toBeGreaterThan(0);
      expect([...new Set(commands)]).toEqual([before]);
    },
  );

  test.each(['terminal', 'markdown', 'junit'])('a report, as %s', async (format) => {
    const { out } = await run(withReport(), 'show', 'report.json', '--format', format);
    const commands = named(out);
    expect(commands.length).toBeGreaterThan(0);
    expect([...new Set(commands)]).toEqual([before]);
  });
});
