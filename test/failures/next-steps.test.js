import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { failureText } from '../../src/failures/failure-sentence.js';
import { Failure } from '../../src/model/failure.js';

/** The commands that messages name, typed as they stand there. */

/** @type {string} */
let directory;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'cryptoprof-next-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const sh = (command) => execFileSync('sh', ['-c', command], { cwd: directory, encoding: 'utf8', stdio: 'pipe' });

const nextStep = (code, facts) => failureText(new Failure(code, facts)).next;

test.each(['run.gz', 'run.bin', 'run'])('%s is decompressed, whatever it is called', (name) => {
  const file = path.join(directory, name);
  writeFileSync(file, gzipSync('{"nodes":[]}'));
  const [, command] = /decompress it first: (.+)$/.exec(nextStep('packed-unknown', { path: file }));
  sh(command);
  expect(sh('cat decompressed')).toBe('{"nodes":[]}');
});

test.each([{ command: 'cryptoprof gate r.json --update-baseline' }, {}])(
  'one side of a baseline with merge conflicts is taken (%j)',
  (facts) => {
    const git = 'git -c user.name=a -c user.email=a@example.com';
    sh('git init --quiet && echo 1 > base.json && git add .');
    sh(`${git} commit --quiet -m first && git checkout --quiet -b other && echo 2 > base.json`);
    sh(`${git} commit --quiet -a -m second && git checkout --quiet - && echo 3 > base.json`);
    sh(`${git} commit --quiet -a -m third`);
    expect(() => sh(`${git} merge other`)).toThrow();

    const file = path.join(directory, 'base.json');
    const [, command] = /\((git .+?)\)/.exec(nextStep('baseline-conflicts', { path: file, ...facts }));
    sh(command);
    expect(readFileSync(file, 'utf8')).toBe('2\n');
  },
);
