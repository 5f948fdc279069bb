/** A suite is pure, unless jest.config.js says that it starts processes or servers. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import { processes, unit } from '../jest.config.js';
import { NODE_MAJORS } from '../scripts/lib/nodes.js';
import { ROOT } from './support/cli-process.js';
import { LONGEST } from './support/longest-first.js';
import { startsProcesses } from './support/starts-processes.js';

const suites = readdirSync(path.join(ROOT, 'test'), { recursive: true })
  .map((file) => `test/${String(file).replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.js'));
const isListed = picomatch(processes.testMatch);
const isElsewhere = picomatch(unit.testMatch.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)));

test('what starts them is told from what does not', () => {
  for (const suite of ['test/record/record.test.js', 'test/catalogue/live.test.js'])
    expect([suite, startsProcesses(suite)]).toEqual([suite, true]);
  for (const suite of ['test/cli/choose-outputs.test.js', 'test/text/fold.test.js', 'test/config/tls-names.test.js'])
    expect([suite, startsProcesses(suite)]).toEqual([suite, false]);
});

test('what starts them is in PROCESSES', () => {
  const unlisted = suites.filter((suite) => !isElsewhere(`/${suite}`) && !isListed(`/${suite}`));
  expect(unlisted.length).toBeGreaterThan(100);
  expect(unlisted.filter(startsProcesses)).toEqual([]);
});

test('what is in PROCESSES is there', () => {
  const gone = processes.testMatch.filter((glob) => !suites.some((suite) => picomatch(glob)(`/${suite}`)));
  expect(gone).toEqual([]);
});

test('edits are executed on each Node by a suite of its own, and what takes longest is there', () => {
  const edits = NODE_MAJORS.map((major) => `edits-node-${major}`);
  expect(LONGEST).toEqual(expect.arrayContaining(edits));
  const names = suites.map((suite) => path.basename(suite, '.test.js'));
  expect(names).toEqual(expect.arrayContaining(LONGEST));
});
