/** What npm publishes works: packed, installed into an empty directory, run by npx. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeDirectories } from '../support/directories.js';
import { packedProject } from '../support/packed-project.js';
import { ROOT, onlyRun, runProcess } from '../support/cli-process.js';

const MINUTES = 60_000;
const NPX = process.platform === 'win32' ? 'npx.cmd' : 'npx';

/** Each line that must not compile says so: if the types were `any`, the compiler would complain about that. */
const CONSUMER = `
  import { analyze, compare, Failure, gate, record } from 'cryptoprof';
  import type { Comparison, Finding, GateConfig, Report, Verdict } from 'cryptoprof';

  const { recording, exitCode } = await record(['app.js'], { load: { path: '/' } });
  const code: number | null = exitCode;
  const report: Report = await analyze(recording);
  const share: number = report.crypto.share;
  const rules: string[] = report.findings.map(({ rule }: Finding) => rule);
  const comparison: Comparison = await compare('before/report.json', report);
  const config: GateConfig = { version: 1, budgets: [{ metric: 'crypto_share', max: '15%' }] };
  const verdict: Verdict = await gate([report], { config });
  const outcome: 'pass' | 'fail' | 'inconclusive' = verdict.outcome;
  try { await analyze('missing.log'); } catch (error) { if (error instanceof Failure) console.log(error.code, error.facts); }
  // @ts-expect-error a report has no such field
  report.nonsense;
  // @ts-expect-error there is no such outcome
  const never: 'green' = verdict.outcome;
  // @ts-expect-error a budget has a metric
  const wrong: GateConfig = { version: 1, budgets: [{ max: '15%' }] };
  // @ts-expect-error there is no such metric
  const misspelt: GateConfig = { version: 1, budgets: [{ metric: 'crypto_shares', max: '15%' }] };
  // @ts-expect-error a command is a list of words
  await record('app.js');
  export { code, share, rules, comparison, outcome, never, wrong, misspelt };
`;

/** @type {string} */
let cwd;
beforeAll(async () => {
  cwd = await packedProject();
}, 4 * MINUTES);
afterAll(removeDirectories);

test(
  'npx cryptoprof app.js',
  async () => {
    writeFileSync(
      path.join(cwd, 'app.js'),
      `
    const { pbkdf2Sync } = require('node:crypto');
    setTimeout(() => { for (let left = 24; left > 0; left--) pbkdf2Sync('a', 'b', 60000, 64, 'sha512'); }, 1);
  `,
    );
    const { exitCode, out, err } = await runProcess([NPX, '--no', 'cryptoprof', 'app.js'], { cwd });
    expect({ exitCode, out }).toEqual({ exitCode: 0, out: '' });
    expect(err).toMatch(/sync-kdf {3}app\.js:3 /);
    const run = onlyRun(cwd);
    const report = JSON.parse(readFileSync(path.join(run, 'report.json'), 'utf8'));
    expect(report.callSites[0]).toMatchObject({ file: path.join(cwd, 'app.js'), line: 3, operation: 'kdf.pbkdf2' });
    expect(readFileSync(path.join(run, 'report.html'), 'utf8')).toContain('pbkdf2Sync');
  },
  MINUTES,
);

test(
  'npx cryptoprof --load',
  async () => {
    writeFileSync(
      path.join(cwd, 'server.mjs'),
      `
    import { createServer } from 'node:http';
    createServer((request, response) => response.end('ok')).listen(process.env.PORT ?? 0);
  `,
    );
    const { exitCode, err } = await runProcess(
      [NPX, '--no', 'cryptoprof', '--', '--format', 'terminal', '--load', '/', '--amount', '20', 'server.mjs'],
      { cwd },
    );
    expect({ exitCode, err }).toMatchObject({ exitCode: 0, err: expect.stringContaining('20 requests') });
  },
  MINUTES,
);

describe('as a library', () => {
  test(
    'a TypeScript program that uses it compiles, strictly, declarations included',
    async () => {
      writeFileSync(path.join(cwd, 'consumer.mts'), CONSUMER);
      writeFileSync(
        path.join(cwd, 'tsconfig.json'),
        JSON.stringify({
          compilerOptions: {
            target: 'es2023',
            lib: ['es2023'],
            module: 'nodenext',
            strict: true,
            noEmit: true,
            skipLibCheck: false,
            types: ['node'],
            typeRoots: [path.join(ROOT, 'node_modules/@types')],
            rootDir: '.',
          },
          files: ['consumer.mts'],
        }),
      );
      const compiled = await runProcess(
        [process.execPath, path.join(ROOT, 'node_modules/typescript/bin/tsc'), '--project', '.'],
        { cwd },
      );
      expect(compiled).toMatchObject({ exitCode: 0, out: '' });
    },
    MINUTES,
  );

  test(
    'it records, analyzes, compares and judges, and prints nothing',
    async () => {
      writeFileSync(
        path.join(cwd, 'library.mjs'),
        `
      import { analyze, compare, gate, record } from 'cryptoprof';
      const { recording, exitCode } = await record(['app.js']);
      const report = await analyze(recording);
      const comparison = await compare(report, report);
      const verdict = await gate([report]);
      process.stdout.write(JSON.stringify({
        exitCode, rule: report.findings[0].rule, line: report.callSites[0].line,
        changes: [...new Set(comparison.callSites.map(({ weight }) => weight.change))], outcome: verdict.outcome,
      }));
    `,
      );
      const { exitCode, out, err } = await runProcess([process.execPath, 'library.mjs'], { cwd });
      expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
      expect(JSON.parse(out)).toEqual({
        exitCode: 0,
        rule: 'sync-kdf',
        line: 3,
        changes: ['within-noise'],
        outcome: 'fail',
      });
    },
    MINUTES,
  );

  test("what is no user's mistake to see is not exported", async () => {
    const { exitCode, err } = await runProcess([process.execPath, '-e', "import('cryptoprof/src/cli/main.js')"], {
      cwd,
    });
    expect({ exitCode, err }).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('ERR_PACKAGE_PATH_NOT_EXPORTED'),
    });
  });

  test('the schema of the config is exported, for editors', () => {
    const { exports } = JSON.parse(readFileSync(path.join(cwd, 'node_modules/cryptoprof/package.json'), 'utf8'));
    expect(existsSync(path.join(cwd, 'node_modules/cryptoprof', exports['./config.schema.json']))).toBe(true);
  });
});

test('the documentation that reports and findings point to is there', () => {
  const installed = path.join(cwd, 'node_modules/cryptoprof');
  for (const file of [
    'docs/rules/sync-kdf.md',
    'docs/gate.md',
    'docs/ci.md',
    'src/schemas/report.schema.json',
    'README.md',
    'LICENSE',
  ]) {
    expect({ file, exists: existsSync(path.join(installed, file)) }).toEqual({ file, exists: true });
  }
  expect(existsSync(path.join(installed, 'test'))).toBe(false);
});
