import { fromHere, updateCommand } from '../../src/cli/own-command.js';

const CWD = '/home/runner/work/app/app';
const commandOf = (options, words) =>
  updateCommand(['/usr/bin/node', '/x/cryptoprof', ...options, ...words], words, CWD);

test.each([
  [
    [
      '--gate',
      '--output',
      `${CWD}/.cryptoprof/gate`,
      '--format',
      'terminal,json,github',
      '--load',
      '/login',
      '--amount',
      '500',
    ],
    '--gate --load /login --amount 500',
  ],
  [
    [
      '--gate',
      '-o',
      'out',
      '-oout',
      '--output=x',
      '--format=junit=x.xml',
      '--strict',
      '--quiet',
      '--no-color',
      '--open',
    ],
    '--gate',
  ],
  [['--gate', '--json', 'verdict.json'], '--gate'],
  [['--gate', '--json', '--on-port', 'npm run load'], "--gate --on-port 'npm run load'"],
  [['--gate', '--json', '-'], '--gate'],
  [
    ['--gate', '--json=x.json', '--config', `${CWD}/ci/gate.json`, `--baseline=${CWD}/b.json`, '--'],
    '--gate --config ci/gate.json --baseline=b.json --',
  ],
  [['--update-baseline', '--gate'], '--gate'],
])('%j is %s on another machine', (options, shown) => {
  expect(commandOf(options, [`${CWD}/server.js`, '--output', 'its own'])).toBe(
    `cryptoprof --update-baseline ${shown} server.js --output 'its own'`,
  );
});

test.each([
  ['/home/runner/work/app/app', '.'],
  ['/home/runner/work/app/apple/x', '/home/runner/work/app/apple/x'],
  ['x/y', 'x/y'],
  ['/login?user=a', '/login?user=a'],
  ['--load=/login', '--load=/login'],
  ['/home/runner/work/app/app/a b', 'a b'],
])('%s is %s from here', (word, shown) => expect(fromHere(word, CWD)).toBe(shown));
