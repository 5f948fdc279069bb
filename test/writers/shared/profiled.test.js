import { commandWords } from '../../../src/writers/shared/profiled.js';

test.each([
  [['node', 'app.js', '--x'], 'app.js --x'],
  [['/opt/node/bin/node', 'app.js'], 'app.js'],
  [['node', '--test'], 'node --test'],
  [['node', '--import', 'tsx', 'app.ts'], 'node --import tsx app.ts'],
  [['npm', 'start'], 'npm start'],
  [['node'], 'node'],
])('%j is %s', (command, words) => expect(commandWords(command).join(' ')).toBe(words));
