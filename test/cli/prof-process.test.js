import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { keptStream, runMain } from '../support/fake-io.js';
import { LOG_NAME, recordedLog, writeRecordedLog } from '../support/recorded-log.js';
import { guideServerReport } from '../support/sample-report.js';

const SECTIONS = [
  ...['Shared libraries', 'JavaScript', 'C++', 'Summary', 'C++ entry points', 'Bottom up (heavy) profile'],
].map((title) => `[${title}]`);

const cwd = newDirectory();
const put = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(path.join(cwd, name), text);
/** A log whose rows Node's own processor stops at, loses, or can't read. */
const lossy = (/** @type {string[]} */ ...rows) => `${['v8-version,13,6,233,17,-node.53,0', ...rows].join('\n')}\n`;
const LOST = 'code-creation,JS,9,1,0x1000,64,with,comma /a.js:1:1,0x9000,~';
const MALFORMED = 'code-creation,JS,9,1,zz,64,f /a.js:1:1,0x9000,~';
const TICK = 'tick,0x1,1000,0,0x0,0';

beforeAll(() => {
  writeRecordedLog(cwd);
  put('report.json', JSON.stringify(guideServerReport()));
  put('words.txt', 'hello\n');
  put('empty.log', '');
  put('lost.log', lossy(LOST, TICK));
  put('all.log', lossy('', LOST, MALFORMED, MALFORMED, TICK));
  mkdirSync(path.join(cwd, 'folder'));
});
afterAll(removeDirectories);

/** @param {string[]} words behind `prof-process` */
const profProcess = (...words) => runMain(['prof-process', ...words], { cwd });

test('the classic text goes to stdout, with as many levels of callers as asked for', async () => {
  const { exitCode, out, err } = await profProcess(LOG_NAME);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  expect(out).toMatch(new RegExp(`^Statistical profiling result from ${LOG_NAME}, \\(\\d+ ticks`));
  for (const section of SECTIONS) expect(out).toContain(section);
  const { out: shallow } = await profProcess('--call-graph-size', '1', LOG_NAME);
  expect(shallow.length).toBeLessThan(out.length);
});

test("names come from the file beside the log, or from nowhere: then the C library's are missing", async () => {
  const { out: named } = await profProcess('--symbols', 'sidecar', LOG_NAME);
  const { out: bare } = await profProcess('--symbols', 'none', LOG_NAME);
  const ticksIn = (/** @type {string} */ text) => Number(/\((\d+) ticks/.exec(text)?.[1]);
  expect(ticksIn(bare)).toBe(ticksIn(named));
  expect(named).toContain('sha512_block_data_order');
  expect(bare).not.toContain('sha512_block_data_order');
});

describe("--compat, Node's own rules", () => {
  test('prints the text, and on stderr nothing if nothing is lost', async () => {
    const { exitCode, out, err } = await profProcess('--compat', '--symbols', 'sidecar', LOG_NAME);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    for (const section of SECTIONS) expect(out).toContain(section);
  });

  const LOST_LINE = 'cryptoprof: Lost 1 row of new code, as Node does: a comma in a name, or an unknown function.\n';
  test.each([
    ['lost.log', LOST_LINE],
    [
      'all.log',
      `${LOST_LINE}cryptoprof: Left out 2 rows with an invalid address.\n` +
        'cryptoprof: Node itself stops at an empty line; the log has 1, and was read to its end.\n',
    ],
  ])('of %s says what it could not use', async (log, losses) => {
    const { exitCode, out, err } = await profProcess('--compat', log);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: losses });
    expect(out).toContain('(1 ticks, 1 unaccounted');
  });
});

test.each([
  [[], "missing required argument 'log'"],
  [[LOG_NAME, LOG_NAME], 'too many arguments'],
  [['--call-graph-size', '0', LOG_NAME], 'It takes a number of levels, from 1 to 255.'],
  [['--call-graph-size', '256', LOG_NAME], 'It takes a number of levels, from 1 to 255.'],
  [['--symbols', 'all', LOG_NAME], 'Allowed choices are local, sidecar, none.'],
  [['--engine', 'node', LOG_NAME], "unknown option '--engine'"],
  ...[[], ['--compat']].flatMap((how) => [
    [[...how, 'none.log'], 'none.log'],
    [[...how, 'folder'], 'is a directory.'],
    [[...how, 'words.txt'], 'words.txt is not a V8 log.'],
    [[...how, 'empty.log'], 'empty.log'],
    [[...how, 'report.json'], 'report.json is a report: it contains results, not samples to analyze.'],
  ]),
])('%j is refused', async (words, message) => {
  const { exitCode, signal, out, err } = await profProcess(...words);
  expect({ exitCode, signal, out }).toEqual({ exitCode: 2, signal: null, out: '' });
  expect(err).toMatch(/^cryptoprof: .+\n(?: {2}.*\n)* {2}next {2}.+\n$/);
  expect(err).toContain(message);
});

test('a symbol file that is damaged is refused by both', async () => {
  put('damaged.log', recordedLog());
  put('damaged.log.symbols.json', '{');
  for (const how of [[], ['--compat']]) {
    const { exitCode, out, err } = await profProcess(...how, '--symbols', 'sidecar', 'damaged.log');
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toContain('damaged.log.symbols.json');
  }
});

test.each([[[]], [['--compat']]])('with %j, a full disk behind stdout is a sentence', async (how) => {
  const stdout = keptStream({ fails: 'ENOSPC' });
  const { exitCode, err } = await runMain(['prof-process', ...how, LOG_NAME], { cwd, stdout });
  expect(exitCode).toBe(2);
  expect(err).toContain("Can't write the output: no space left on device.");
});
