import { settleWords } from '../../src/cli/command-line.js';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { makeProgram } from '../../src/cli/program.js';

const program = makeProgram(COMMANDS, async () => {}, '1.0.0', { out() {}, err() {}, usage() {}, width: 80 });

test.each([
  ['--json app.js', '--json=- app.js'],
  ['--json - app.js', '--json=- app.js'],
  ['--json out.json app.js', '--json=out.json app.js'],
  ['--json=out app.js', '--json=out app.js'],
  ['--json out.txt app.js', '--json=out.txt app.js'],
  ['--json out.txt -- node app.js', '--json=out.txt -- node app.js'],
  ['--json out.txt', '--json=- out.txt'],
  ['--json app.ts out.txt', '--json=- app.ts out.txt'],
  ['--json app out.txt', '--json=- app out.txt'],
  ['--json', '--json=-'],
  ['--quiet --json -o dir app.js', '--quiet --json=- -o dir app.js'],
  ['-o --json app.js', '-o --json app.js'],
  ['--output=dir --json app.js', '--output=dir --json=- app.js'],
  ['app.js --json x', 'app.js --json x'],
  ['--top 3 app.js --json out.json', '--top 3 app.js --json out.json'],
  ['--top 3 ./analyze --json', '--top 3 ./analyze --json'],
  ['- --json', '- --json'],
  ['-e code --json', '-- -e code --json'],
  ['--quiet -p code', '--quiet -- -p code'],
  ['--eval=code', '-- --eval=code'],
  ['--test a.js', '-- --test a.js'],
  ['analyze -e', 'analyze -e'],
  ['. --json', '. --json'],
  ['npm run x -- --json', 'npm run x -- --json'],
  ['-- node app.js --json', '-- node app.js --json'],
  ['-- analyze --json', '-- ./analyze --json'],
  ['--quiet -- prof-process a', '--quiet -- ./prof-process a'],
  ['-- node analyze', '-- node analyze'],
  ['analyze a.log --json', 'analyze a.log --json=-'],
  ['analyze a.log --json b.json', 'analyze a.log --json=b.json'],
  ['analyze a.log --json b.txt', 'analyze a.log --json=b.txt'],
  ['analyze a.log --json b.log', 'analyze a.log --json=- b.log'],
  ['analyze --json processed.txt', 'analyze --json=- processed.txt'],
  ['analyze --json report.json', 'analyze --json=- report.json'],
  ['analyze --top 3 --json a.log', 'analyze --top 3 --json=- a.log'],
  ['analyze -- --json analyze', 'analyze -- --json analyze'],
  ['compare a b --json', 'compare a b --json=-'],
  ['prof-process a --json', 'prof-process a --json'],
  ['', ''],
])('%s', (given, settled) => {
  const words = (/** @type {string} */ line) => line.split(' ').filter(Boolean);
  expect(settleWords(words(given), program)).toEqual(words(settled));
});

test.each([
  'app.js --gate',
  'app.js a --load /login',
  'npm start --load=/login',
  '--quiet . --on-port x',
  'app.js --self-test 3',
  '--gate --load / app.js --strict',
  '--gate npm start --update-baseline',
  '--gate app.js --baseline=other.json',
  '-e code --gate',
  '-e code word --gate',
  '--gate --eval=code word --strict',
  '--test test/ --on-port x',
])('%s: what decides whether a run is driven or judged is not left to a program by mistake', (line) => {
  expect(() => settleWords(line.split(' '), program)).toThrow(
    expect.objectContaining({ code: 'option-after-program' }),
  );
});

test.each([
  '-- app.js --gate',
  'npm test -- --load x',
  'app.js --gateway',
  '-e code -- --gate',
  '-- -e code word --gate',
  '-e --gate',
  'app.js --duration 3',
  'tsc.js --strict',
  '--gate -- tsc.js --strict',
  '--gate webpack.js --config webpack.config.js',
])('%s: but it is, where it says so', (line) => {
  expect(settleWords(line.split(' '), program).slice(-1)).toEqual(line.split(' ').slice(-1));
});
