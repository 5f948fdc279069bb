import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { analyze as samplesOf } from '../../src/api/analysis.js';
import { chooseOutputs } from '../../src/cli/choose-outputs.js';
import { formatsOf } from '../../src/cli/options.js';
import { OUTPUTS, OUTPUT_IDS, REPORT_OUTPUT_IDS } from '../../src/writers/index.js';
import { makeStatus } from '../../src/cli/status.js';
import { writeOutputs } from '../../src/cli/write-outputs.js';
import { BIN, runProcess } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { keptStream, runMain } from '../support/fake-io.js';
import { manyFindings } from '../support/machine-outputs.js';
import { LOG_NAME, writeRecordedLog } from '../support/recorded-log.js';
import { guideServerReport } from '../support/sample-report.js';
import { failedVerdict } from '../support/sample-verdict.js';
import { profileFromGrid } from '../support/text-grid.js';

const cwd = newDirectory();
beforeAll(() => {
  writeRecordedLog(cwd);
});
afterAll(removeDirectories);

const analyze = (...words) => runMain(['analyze', '--symbols', 'sidecar', ...words], { cwd });

/** Writes what a gate would. */
async function write(
  format,
  {
    report = guideServerReport(),
    verdict = failedVerdict(),
    env = {},
    directory = newDirectory(),
    stderr = keptStream(),
    samples = null,
    ...plan
  } = {},
) {
  const stdout = keptStream();
  const io = { argv: [], env, cwd: directory, stdout, stderr, signals: process, pid: 1, now: () => new Date() };
  const { outputs } = chooseOutputs(
    { format: formatsOf(OUTPUT_IDS)(format) },
    { usual: [], people: 'stdout', hasDirectory: false, cwd: directory, ...plan },
  );
  await writeOutputs(
    { report, verdict, samples },
    { outputs, directory, title: '', kept: [], ...plan },
    { io, version: '1.0.0', words: [], flags: { top: 10, color: true }, status: makeStatus(stderr, false) },
  );
  return { out: stdout.text(), err: stderr.text(), directory };
}

describe('analyze', () => {
  test('one output for machines goes to stdout', async () => {
    const { out, err } = await analyze(LOG_NAME, '--format', 'sarif');
    expect(err).toBe('');
    expect(JSON.parse(out).runs[0].tool.driver.name).toBe('cryptoprof');
    const { out: xml, err: text } = await analyze(LOG_NAME, '--format', 'junit,terminal');
    expect(xml).toMatch(/^<\?xml /);
    expect(text).toContain('PBKDF2 sha512');
  });

  test('several go where they are told to, and people are told where they are', async () => {
    const { out } = await analyze(
      LOG_NAME,
      '--format',
      'sarif=a.sarif,junit=b.xml,terminal',
      '--format',
      'markdown=c.md,gitlab=d.json,json=e.json,profile=f.gz',
    );
    expect(JSON.parse(readFileSync(path.join(cwd, 'a.sarif'), 'utf8')).version).toBe('2.1.0');
    expect(readFileSync(path.join(cwd, 'b.xml'), 'utf8')).toMatch(/^<\?xml /);
    expect(readFileSync(path.join(cwd, 'c.md'), 'utf8')).toMatch(/^<!-- cryptoprof -->/);
    expect(JSON.parse(readFileSync(path.join(cwd, 'd.json'), 'utf8'))).toEqual(expect.any(Array));
    expect(JSON.parse(readFileSync(path.join(cwd, 'e.json'), 'utf8')).schemaVersion).toBe(2);
    for (const line of ['SARIF', 'JUnit', 'Markdown', 'Code Quality', 'report ', 'profile '])
      expect(out).toMatch(new RegExp(`\\n {2}${line} +[a-f]\\.\\w+\\n`));
    expect(JSON.parse((await analyze('f.gz', '--json', '-')).out)).toEqual(
      JSON.parse(readFileSync(path.join(cwd, 'e.json'), 'utf8')),
    );
  });

  test('-o takes them all under their usual names', async () => {
    await analyze(LOG_NAME, '-o', 'all', '--format', REPORT_OUTPUT_IDS.join(','));
    expect(readdirSync(path.join(cwd, 'all')).sort()).toEqual(
      REPORT_OUTPUT_IDS.flatMap((id) => OUTPUTS[id].file ?? []).sort(),
    );
  });

  test.each([
    [['--format', 'pprof,html=named.html', '-o', 'told'], 'cryptoprof: pprof: told/profile.pb.gz\n'],
    [['--format', 'pprof,html=named.html', '-o', 'told', '--quiet'], ''],
    [['--format', 'html=named.html'], ''],
  ])('%j: files without a name of the user are told where nothing else does', async (words, expected) => {
    const { out, err } = await analyze(LOG_NAME, ...words);
    expect({ out, err }).toEqual({ out: '', err: expected });
  });

  test.each([
    [
      'sarif=nowhere/x.sarif',
      /There is no directory .*nowhere for .*x\.sarif, the output of --format sarif\.\n {2}next {2}Create it first: mkdir -p /,
    ],
    ['sarif=.', /Can't write the output of --format sarif to .*: it is a directory\./],
    [
      'sarif=x,junit=x',
      /--format sarif and --format junit both write to .*x\.\n {2}next {2}Choose another file for one of them\./,
    ],
    [
      'sarif=-,junit=-',
      /both write to standard output\.\n {2}why {3}.*\n {2}next {2}Write one of them to a file: --format junit=<file>/,
    ],
  ])('--format %s is refused before anything is read', async (format, complaint) => {
    const { exitCode, out, err } = await analyze(LOG_NAME, '--format', format);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toMatch(complaint);
    expect(readdirSync(cwd)).not.toContain('x');
  });
});

describe('with a verdict', () => {
  test('all that can be made of a report can be made of a report and its verdict', async () => {
    const { directory } = await write(REPORT_OUTPUT_IDS.map((id) => `${id}=${id}.out`).join(','));
    const text = (id) => readFileSync(path.join(directory, `${id}.out`), 'utf8');
    expect(text('terminal')).toContain('✖ gate failed');
    expect(text('markdown')).toContain('cryptoprof gate: failed');
    expect(text('sarif')).toContain('gate/crypto_share');
    expect(text('junit')).toContain('cryptoprof gate');
    expect(text('gitlab')).toContain('gate/crypto_share');
    expect(text('github')).toMatch(/^::error /);
    expect(JSON.parse(text('json'))).toEqual(failedVerdict());
  });

  test('people see that, then where the files are', async () => {
    const { out } = await write('terminal,sarif=x.sarif');
    expect(out).toMatch(/^ {2}✖ gate failed\n[^]*SARIF +x\.sarif\n$/);
  });

  test('JSON is that, too', async () => {
    const { out } = await write('json');
    expect(JSON.parse(out)).toEqual(failedVerdict());
    const { directory } = await write('json,sarif', { verdictOnly: true });
    expect(readdirSync(directory).sort()).toEqual(['results.sarif', 'verdict.json']);
  });
});

describe('the summary of a GitHub job', () => {
  test('is appended to', async () => {
    const summary = path.join(newDirectory(), 'summary.md');
    writeFileSync(summary, 'What others wrote.\n');
    const { out, err } = await write('github', { env: { GITHUB_STEP_SUMMARY: summary } });
    expect(out).toMatch(/^::error /);
    expect(err).toBe('');
    expect(readFileSync(summary, 'utf8')).toMatch(
      /^What others wrote\.\n<!-- cryptoprof -->\n## ❌ cryptoprof gate: failed\n/,
    );
  });

  test.each([[0], [900_000], [1024 * 1024 - 50], [2_000_000]])(
    'never grows beyond what GitHub takes, with %i bytes in it',
    async (used) => {
      const summary = path.join(newDirectory(), 'summary.md');
      writeFileSync(summary, '#'.repeat(used));
      await write('github', { report: manyFindings(9000), env: { GITHUB_STEP_SUMMARY: summary } });
      const { length } = readFileSync(summary);
      expect(length).toBeLessThanOrEqual(Math.max(used, 1024 * 1024));
      if (used < 1e6)
        expect(readFileSync(summary, 'utf8')).toMatch(
          /_Cut here: \d+ of \d+ parts have no room\. The whole is in the report\._\n$/,
        );
    },
  );

  test('is for GitHub only, and its lack is told but changes nothing', async () => {
    const directory = newDirectory();
    mkdirSync(path.join(directory, 'is-a-directory'));
    const { out, err } = await write('github', {
      env: { GITHUB_STEP_SUMMARY: path.join(directory, 'is-a-directory') },
    });
    expect(out).toMatch(/^::error /);
    expect(err).toMatch(/^cryptoprof: Can't write the job summary to .*is-a-directory: it is a directory\.\n/);
    expect((await write('markdown', { env: { GITHUB_STEP_SUMMARY: path.join(directory, 'not-made') } })).err).toBe('');
    expect(readdirSync(directory)).toEqual(['is-a-directory']);
  });
});

describe('what a flame graph has no room for', () => {
  // More functions than 0x's page can hold.
  const cells = Array.from({ length: 7000 }, (_, index) => `f${index}@/app/app.js:${index + 1}`);
  const samples = samplesOf({ run: null, profiles: [profileFromGrid(cells.join('  '))] }, 'test');
  const graph = (format) => write(format, { verdict: null, samples });
  const NOTE = /1,001 rows were too small to draw: 14\.3 % of all ticks, shown in their callers/;

  test('is told where the page is', async () => {
    const { out, err } = await graph('flamegraph=page.html,terminal');
    expect(out.replace(/\s+/g, ' ')).toMatch(new RegExp(`page\\.html ${NOTE.source}`));
    expect(err).toBe('');
  });

  test('is told on stderr if nothing else is', async () => {
    const { err } = await graph('flamegraph=page.html');
    expect(err).toMatch(new RegExp(`^cryptoprof: 0x's flame graph: ${NOTE.source}\\.\n$`));
  });
});

describe('what can not be written', () => {
  /** Analyzes where no file may grow beyond so many blocks of 512 or 1024 bytes. */
  const limited = (blocks, ...words) =>
    runProcess(
      ['sh', '-c', `ulimit -f ${blocks} && exec "$@"`, 'sh', process.execPath, BIN, 'analyze', LOG_NAME, ...words],
      { cwd },
    );

  test('keeps no text from people, and is told in sentences: a limit of file sizes', async () => {
    const { exitCode, out, err } = await limited(1, '-o', 'limited', '--format', 'terminal,json,profile,flamegraph');
    expect(exitCode).toBe(2);
    expect(out).toContain('PBKDF2 sha512');
    expect(out).not.toContain('report.json');
    expect(err.replaceAll(path.join(cwd, 'limited', '/'), '')).toBe(
      [
        'cryptoprof: The flame graph could not be written: file too large.',
        '  next  The report is complete. To get the flame graph, raise the file size limit (ulimit -f unlimited).',
        "cryptoprof: Can't write all of profile.json.gz: it would exceed the file size limit.",
        '  next  Raise that limit (ulimit -f unlimited), and run again.',
        "cryptoprof: Can't write all of report.json: it would exceed the file size limit.",
        '  next  Raise that limit (ulimit -f unlimited), and run again.',
        '',
      ].join('\n'),
    );
    expect(readdirSync(cwd)).not.toContain('limited');
  });

  test('without its flame graph a report is complete', async () => {
    const { exitCode, err } = await limited(200, '-o', 'no-graph', '--format', 'terminal,json,flamegraph');
    expect({ exitCode, err: err.split('\n')[0] }).toEqual({
      exitCode: 0,
      err: 'cryptoprof: The flame graph could not be written: file too large.',
    });
    expect(readdirSync(path.join(cwd, 'no-graph'))).toEqual(['report.json']);
  });

  test('a named file that was cut short is taken away', async () => {
    const { exitCode, out } = await limited(1, '--format', 'terminal,json=cut.json');
    expect(exitCode).toBe(2);
    expect(out).toContain('PBKDF2 sha512');
    expect(readdirSync(cwd)).not.toContain('cut.json');
  });

  test('a directory that has gone away', async () => {
    const stderr = keptStream();
    const written = write('json,sarif,terminal', {
      report: guideServerReport(),
      directory: path.join(newDirectory(), 'gone'),
      hasDirectory: true,
      people: 'stderr',
      stderr,
    });
    await expect(written).rejects.toMatchObject({ code: 'output-not-writable' });
    expect(stderr.text()).toContain('✖ gate failed');
    expect(stderr.text()).toMatch(/Can't write to .*results\.sarif: no such file or directory\./);
  });
});
