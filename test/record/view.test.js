/** What the program sees of itself is what it sees without us. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordProgram, removeDirectories } from './program.js';
import { VIEW_PROGRAMS, viewBoth } from './view-program.js';

afterAll(removeDirectories);

test.each(VIEW_PROGRAMS)('$name', async ({ files, exitCode = null }) => {
  const { bare, recorded, traffic } = await viewBoth(files, process.execPath);
  expect(recorded).toEqual(bare);
  expect(traffic?.complete).toBe(true);
  // It did all that it was to do.
  if (exitCode !== null) expect(bare.exitCode).toBe(exitCode);
});

/** What hooks of asynchronous resources are told, by type, where our frames are on the stack. */
const HOOKED = `
  const ours = {};
  require('node:async_hooks').createHook({ init(id, type) {
    if (/record.probe/.test(new Error('').stack)) ours[type] = (ours[type] ?? 0) + 1;
  } }).enable();
  const http = require('node:http');
  require('node:tls');
  const server = http.createServer((request, response) => response.end()).listen(0, () => {
    const ask = (left) => http.get({ port: server.address().port, agent: false }, (response) => response.resume().on('end', () => {
      if (left > 0) return setTimeout(ask, 50, left - 1);
      server.close();
      require('node:fs').writeFileSync('seen.json', JSON.stringify(ours));
    }));
    ask(10);
  });
`;

test.each([
  [true, ['Immediate', 'Timeout']],
  [false, []],
])('hooks of asynchronous resources are told of no more than docs say: with counts, %s', async (counts, types) => {
  const started = performance.now();
  const { cwd } = await recordProgram({ 'app.js': HOOKED }, { counts, stdio: ['ignore', 'ignore', 'ignore'] });
  const { Immediate = 0, Timeout = 0, ...others } = JSON.parse(readFileSync(path.join(cwd, 'seen.json'), 'utf8'));
  expect(others).toEqual({});
  expect([Immediate > 0 && 'Immediate', Timeout > 0 && 'Timeout'].filter(Boolean)).toEqual(types);
  expect(Immediate).toBeLessThanOrEqual(1);
  // Requests and times are saved each by a timer of their own.
  expect(Timeout).toBeLessThanOrEqual(2 * ((performance.now() - started) / 100 + 1));
});
