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

test('what is printed can be typed as the user types it: failures, wrong options, verdicts; and files stay', async () => {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'report.json'), JSON.stringify(guideServerReport()));
  const run = (...words) => runMain(words, { cwd, argv: [...NPX.argv, ...words] });
  expect((await run('compare', 'report.json')).err).toContain('next  npx cryptoprof compare --help lists');
  expect((await run('gate', '--baseline', 'none.json', 'report.json')).err).toMatch(
    /npx cryptoprof gate .*--update-baseline/,
  );
  const { out } = await run('gate', 'report.json', '--format', 'terminal,json=verdict.json');
  expect(out).toContain('more      npx cryptoprof explain');
  expect(out).not.toMatch(/(?<!npx )cryptoprof (?:explain|gate)/);
});
