/** docs/ci.md is tried as it stands: its jobs' own commands, with the environment that the services give. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { ROOT, runProcess } from '../support/cli-process.js';
import { outputsIn } from '../support/github-outputs.js';
import { removeDirectories } from '../support/directories.js';
import { packedProject } from '../support/packed-project.js';

const MINUTES = 60_000;
const page = readFileSync(path.join(ROOT, 'docs/ci.md'), 'utf8');
const blocks = (language) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(([, text]) => text);
const workflows = blocks('yaml').map((text) => load(text));
const github = workflows.filter(({ jobs }) => jobs !== undefined);
const gitlab = workflows.filter(({ jobs }) => jobs === undefined);
const scripts = blocks('sh');

/**
 * A login server whose log-in hashes on the event loop: what a gate is for. Fewer requests than in the page are enough.
 */
const SERVER = `
  const { pbkdf2Sync } = require('node:crypto');
  require('node:http').createServer(function login(request, response) {
    pbkdf2Sync('a', 'b', 60000, 64, 'sha512');
    response.end('ok');
  }).listen(0);
`;
const ours = (command) => command.replaceAll(/--amount \d+/g, '--amount 30');

/** @type {string} */
let cwd;
beforeAll(async () => {
  cwd = await packedProject();
  writeFileSync(path.join(cwd, 'server.js'), SERVER);
  writeFileSync(path.join(cwd, 'load.mjs'), blocks('js')[0].replace('500', '30'));
}, 4 * MINUTES);
afterAll(removeDirectories);

const shell = (script, env = {}) => runProcess(['bash', '-c', ours(script)], { cwd, env });
/** What `npm ci` would install is there. */
const withoutInstalling = (script) => script.replaceAll(/^npm ci\b.*$/gm, '');
/**
 * The action and `profile in one, judge in another` record as the page says; the others judge what the latter has
 * recorded.
 */
const RUNS = ['run-1', 'run-2'];
const judging = (script) => {
  const recording = /^(npx .*cryptoprof\S*) --gate (.*) (?:--load '.*' --amount \d+|--on-port '.*') server\.js$/m;
  expect(script).toMatch(recording);
  return withoutInstalling(script).replace(recording, `$1 gate $2 ${RUNS.join(' ')}`);
};
const read = (file) => readFileSync(path.join(cwd, file), 'utf8');
/** GitHub gives each step files of its own. */
const githubFiles = (step) => {
  const files = {
    GITHUB_OUTPUT: path.join(cwd, `output-${step}`),
    GITHUB_STEP_SUMMARY: path.join(cwd, `summary-${step}`),
  };
  for (const file of Object.values(files)) writeFileSync(file, '');
  return { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: cwd, ...files };
};

describe('the page', () => {
  test('has what this file tries', () => expect([github.length, gitlab.length, scripts.length]).toEqual([2, 1, 3]));

  test('asks for the version that this is', () => {
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    const asked = [...page.matchAll(/npx .*?cryptoprof@([\d.]+)/g)].map(([, range]) => range);
    expect(new Set(asked)).toEqual(new Set([version.split('.').slice(0, 2).join('.')]));
  });

  test.each(github)('each step of GitHub workflow %# uses or runs something', ({ jobs }) => {
    for (const { uses, run } of jobs.gate.steps)
      expect([uses, run].filter((what) => typeof what === 'string')).toHaveLength(1);
  });
});

describe('the action', () => {
  const action = load(readFileSync(path.join(ROOT, 'action.yml'), 'utf8'));
  const step = github[0].jobs.gate.steps.find((step) => step.with?.command !== undefined);

  /** What GitHub puts in the place of `${{ inputs.x }}`. */
  const filled = (text, given) =>
    text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name) => given[name] ?? action.inputs[name].default);
  const runAction = (given, files) => {
    const [{ env, run }] = action.runs.steps;
    const values = Object.fromEntries(Object.entries(env).map(([name, text]) => [name, ours(filled(text, given))]));
    // The action's checkout is this repository, without what npm installs.
    return runProcess(['bash', '-c', run], { cwd, env: { ...values, ...files, GITHUB_ACTION_PATH: ROOT } });
  };

  test('is given inputs that it has, and all that it needs', () => {
    const needed = Object.keys(action.inputs).filter((name) => action.inputs[name].required);
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step.with)));
    expect(Object.keys(step.with)).toEqual(expect.arrayContaining(needed));
  });

  test('gives the outputs that the page uses', () => {
    const used = [...page.matchAll(/steps\.gate\.outputs\.(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(used));
  });

  test(
    'fails the job, and says what to change where GitHub shows it',
    async () => {
      const files = githubFiles('fails');
      const { exitCode, out } = await runAction(step.with, files);
      expect({ exitCode, out }).toEqual({
        exitCode: 1,
        out: expect.stringMatching(/^::error file=server\.js,line=4,/m),
      });
      const outputs = outputsIn(readFileSync(files.GITHUB_OUTPUT, 'utf8'));
      expect(outputs).toEqual({
        outcome: 'fail',
        output: path.join(cwd, '.cryptoprof/gate'),
        sarif: path.join(cwd, '.cryptoprof/gate/results.sarif'),
      });
      expect(JSON.parse(readFileSync(outputs.sarif, 'utf8')).runs[0].results.map(({ ruleId }) => ruleId)).toContain(
        'sync-kdf',
      );
      expect(readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8')).toMatch(/gate: failed/);
      // What is to be done is done on a laptop: neither the runner's paths nor what only the action asks for.
      const reported = out.match(/cryptoprof (?:gate|--update-baseline) [^%\n]*/g) ?? [];
      for (const command of reported) expect(command).not.toMatch(new RegExp(`${cwd}|--output|--format`));
    },
    MINUTES,
  );

  test(
    'can be told which config, and to be strict',
    async () => {
      writeFileSync(
        path.join(cwd, 'loose.json'),
        '{"version": 1, "runs": 1, "minBusyTicks": 1000000, "budgets": [{"metric": "crypto_share", "max": "99%"}]}',
      );
      const files = githubFiles('strict');
      const { exitCode } = await runAction(
        { ...step.with, command: '--duration 4 server.js', config: 'loose.json', strict: 'true' },
        files,
      );
      expect({ exitCode, outputs: outputsIn(readFileSync(files.GITHUB_OUTPUT, 'utf8')) }).toMatchObject({
        exitCode: 3,
        outputs: { outcome: 'inconclusive' },
      });
    },
    MINUTES,
  );

  test(
    'says error where nothing could be judged',
    async () => {
      const files = githubFiles('error');
      const { exitCode, out } = await runAction({ command: 'no-such-script.js' }, files);
      expect({ exitCode, outputs: outputsIn(readFileSync(files.GITHUB_OUTPUT, 'utf8')) }).toMatchObject({
        exitCode: 2,
        outputs: { outcome: 'error', sarif: '' },
      });
      expect(out).toMatch(
        /^::error title=cryptoprof%3A nothing was judged::There is no script no-such-script\.js in /m,
      );
      expect(readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8')).toContain('There is no script no-such-script.js');
    },
    MINUTES,
  );
});

test(
  'any shell: profile in one job, judge in another',
  async () => {
    const { exitCode } = await shell(scripts[1]);
    expect({ exitCode, gate: read('gate.md') }).toEqual({ exitCode: 1, gate: expect.stringContaining('2 runs') });
  },
  2 * MINUTES,
);

test(
  'GitHub, without the action',
  async () => {
    const step = github[1].jobs.gate.steps.find(({ run }) => run?.includes('--gate'));
    const { exitCode, out } = await shell(judging(step.run), githubFiles('plain'));
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: expect.stringMatching(/^::error file=server\.js,line=4,/m) });
    expect(read('cryptoprof.md')).toMatch(/^<!-- cryptoprof -->/);
  },
  MINUTES,
);

test(
  'GitLab',
  async () => {
    const [job] = Object.values(gitlab[0]);
    const { exitCode } = await shell(judging(`set -e\n${job.script.join('\n')}`), {
      GITLAB_CI: 'true',
      CI_PROJECT_DIR: cwd,
    });
    expect(exitCode).toBe(1);
    const { codequality, junit } = job.artifacts.reports;
    expect(JSON.parse(read(codequality))).toContainEqual(
      expect.objectContaining({ check_name: 'sync-kdf', location: { path: 'server.js', lines: { begin: 4 } } }),
    );
    expect(read(junit)).toContain('<failure');
  },
  2 * MINUTES,
);

describe('any shell', () => {
  test(
    'one job',
    async () => {
      const { exitCode } = await shell(judging(scripts[0]));
      expect(exitCode).toBe(1);
      expect(JSON.parse(read('profile/verdict.json')).outcome).toBe('fail');
    },
    2 * MINUTES,
  );

  test(
    'two branches',
    async () => {
      writeFileSync(path.join(cwd, '.gitignore'), 'node_modules\n');
      const commit = 'git init -q -b main && git add package.json package-lock.json server.js load.mjs .gitignore';
      const identity = ['-c user.name=test', '-c user.email=test@example.org'].join(' ');
      expect(await shell(`${commit} && git ${identity} commit -q -m base`)).toMatchObject({ exitCode: 0 });
      writeFileSync(path.join(cwd, 'cpu.json'), blocks('json')[0]);
      // The base has the same call, and costs as much: how far the two pairs are from each other decides between passed
      // and inconclusive, but the growth is compared.
      const { exitCode, err, out } = await shell(scripts[2]);
      expect({ exitCode, err, out }).toMatchObject({
        exitCode: 0,
        out: expect.stringMatching(
          /✔ cpu_ms_per_request +[+-]?[\d.]+ % \(95 %: [^)]+ %\) +at most 20 %|CPU time per request [^]*2\s+pairs/,
        ),
      });
      expect(read('compare.md')).toMatch(/server\.js/);
      expect(read('compare.md')).not.toMatch(/appeared|vanished/);
    },
    3 * MINUTES,
  );
});
