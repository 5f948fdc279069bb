/** What threads saved of when things happened: read back, and tied to the profiles by the clocks of their logs. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withTimes } from '../../src/model/thread-times.js';
import { collectTimes } from '../../src/record/saved.js';
import { profileFromGrid } from '../support/text-grid.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

const NONE = { slotUs: 1000, counts: [] };
const saved = (changes = {}) => ({
  clock: '123456789012',
  errorUs: 120,
  requests: { slotUs: 1000, counts: [1, 0, 2] },
  handshakes: NONE,
  jobs: NONE,
  complete: true,
  ...changes,
});

test('what each thread saved is read, and its files are removed', async () => {
  const directory = newDirectory();
  writeFileSync(path.join(directory, 'times-7-123456789012.json'), JSON.stringify(saved()));
  writeFileSync(path.join(directory, 'times-7-5.json.1'), 'cut short');
  writeFileSync(path.join(directory, 'times.txt'), 'the program’s own');
  expect(await collectTimes(directory)).toEqual([saved()]);
  expect(readdirSync(directory)).toEqual(['times.txt']);
});

test.each([
  ['no JSON', '{'],
  ['another clock', saved({ clock: '../../etc' })],
  ['slots of no length', saved({ requests: { slotUs: 0, counts: [1] } })],
  ['too many slots', saved({ jobs: { slotUs: 1000, counts: Array(16_385).fill(1) } })],
  ['less than none', saved({ jobs: { slotUs: 1000, counts: [-1] } })],
  ['more than a number can be', saved({ jobs: { slotUs: 1000, counts: [1e300] } })],
  ['text', saved({ handshakes: { slotUs: 1000, counts: ['1'] } })],
  ['nothing of jobs', saved({ jobs: undefined })],
])('%s is not believed', async (_, contents) => {
  const directory = newDirectory();
  const text = typeof contents === 'string' ? contents : JSON.stringify(contents);
  writeFileSync(path.join(directory, 'times-7-1.json'), text);
  mkdirSync(path.join(directory, 'times-8-1.json'));
  expect(await collectTimes(directory)).toEqual([]);
});

describe('a profile', () => {
  const profile = (clock) => ({ ...profileFromGrid('a@/app/a.js'), ...(clock && { clock }) });

  test('gets what its thread saved, by the clock of its log', () => {
    const [main, worker, other] = withTimes(
      [profile({ ns: '5', us: 900 }), profile({ ns: '123456789012', us: 41_000 }), profile()],
      [saved({ clock: '6' }), saved()],
    );
    expect(main).not.toHaveProperty('times');
    expect(other).not.toHaveProperty('times');
    const { requests } = saved();
    expect(worker.times).toEqual({
      startUs: 41_000,
      errorUs: 120,
      requests,
      handshakes: NONE,
      jobs: NONE,
      complete: true,
    });
  });
});
