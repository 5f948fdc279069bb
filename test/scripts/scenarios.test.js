/**
 * The situations of TLS and of the thread pool: that their programs hold what is to be found, and that verdicts on them
 * can be bad.
 */
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkOut } from '../../scripts/scenarios/checkout.js';
import { judge } from '../../scripts/scenarios/judge.js';
import { scenariosPage } from '../../scripts/scenarios/page.js';
import { runSituation } from '../../scripts/scenarios/run-situations.js';
import { SITUATIONS } from '../../scripts/scenarios/situations.js';
import { clientsTable, problemsOf, situationsTable, timesTable } from '../../scripts/scenarios/tables.js';
import { RULES } from '../../src/rules/index.js';
import { PROGRAMS } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

describe('programs', () => {
  const marksIn = (program, chosen) =>
    readdirSync(path.join(PROGRAMS, program))
      .filter((file) => chosen(file))
      .flatMap((file) =>
        [...readFileSync(path.join(PROGRAMS, program, file), 'utf8').matchAll(/\/\/ site: (.*)$/gm)].flatMap(
          ([, marks]) => marks.split(', '),
        ),
      );

  test.each(SITUATIONS)('$name: the line of $rule is marked, and not in what is mended', ({ program, rule }) => {
    expect(marksIn(program, (file) => !file.includes('after'))).toContain(rule);
    expect(marksIn(program, (file) => file.includes('after'))).toEqual([]);
  });

  test('are for rules that exist', () => {
    const rules = RULES.map(({ meta }) => meta.id);
    expect(SITUATIONS.map(({ rule }) => rule).filter((rule) => !rules.includes(rule))).toEqual([]);
  });

  test('are in the list of programs', () => {
    const readme = readFileSync(path.join(PROGRAMS, 'README.md'), 'utf8');
    expect(SITUATIONS.map(({ program }) => program).filter((program) => !readme.includes(`\`${program}/\``))).toEqual(
      [],
    );
  });
});

const SITUATION = SITUATIONS.find(({ name }) => name === 'axios');
const SOURCE = 'first\nsecond // site: no-keepalive, agent-per-request, no-resumption\nthird\n';
const finding = (rule, line) => ({ rule, callSite: { file: '/programs/tls-axios/reporter-before.cjs', line } });
const peer = (handshakes, requests = 100, resumed = 0) => ({
  role: 'client',
  handshakes,
  resumed,
  requests,
  bytesOut: 349 * handshakes,
});
const runOf = ({ findings = [], handshakes, resumed = 0, cpu, peers = [peer(handshakes, 100, resumed)] }) => ({
  report: { findings, tls: { peers }, profile: { cpu: { runQueueWaitMs: 300, totalMs: 1000 } } },
  truth: {
    requests: 100,
    cpuMsPerRequest: cpu,
    clients: {},
    upstreams: [{ port: 443, handshakes, resumed, requests: 100 }],
  },
});
const GOOD = {
  before: { findings: [finding('agent-per-request', 2)], handshakes: 100, cpu: 2 },
  after: { handshakes: 4, cpu: 0.2 },
};
const FEWER = { role: 'client', handshakes: { before: 1, after: 0.04, change: 'shrank' }, resumption: null };
const judged = ({
  before = {},
  after = {},
  situation = SITUATION,
  comparedAfter = 0.3,
  tls = [FEWER],
  nodeMajor = 20,
}) =>
  judge(
    situation,
    { before: runOf({ ...GOOD.before, ...before }), after: runOf({ ...GOOD.after, ...after }) },
    {
      comparison: {
        perRequest: comparedAfter === null ? null : { before: { cpuMs: 2.5 }, after: { cpuMs: comparedAfter } },
        tls,
      },
      nodeMajor,
      checkout: '/programs',
      readText: () => SOURCE,
      connections: null,
    },
  );
const failed = (outcome) => outcome.checks.filter(({ passed }) => !passed).map(({ claim }) => claim);

describe('a verdict', () => {
  test('is good where the line is named, counts are right, and the gain is shown', () => {
    const outcome = judged({});
    expect(failed(outcome)).toEqual([]);
    expect(outcome).toMatchObject({
      finding: 'agent-per-request tls-axios/reporter-before.cjs:2',
      compared: { cpuMs: { before: 2.5, after: 0.3 }, handshakes: FEWER.handshakes },
    });
  });

  test.each([
    ['nothing is found', { before: { findings: [] } }, /^before, agent-per-request names the line/],
    [
      'another line is named',
      { before: { findings: [finding('agent-per-request', 3)] } },
      /^before, agent-per-request names the line/,
    ],
    [
      'another rule speaks',
      { before: { findings: [finding('no-keepalive', 2)] } },
      /^before, agent-per-request names the line/,
    ],
    [
      'it is found in what is mended',
      { after: { findings: [finding('agent-per-request', 2)] } },
      /^after, no agent-per-request/,
    ],
    ['a handshake is not counted', { before: { peers: [peer(99)] } }, /^before, the ledger counts/],
    ['requests are not counted', { after: { peers: [peer(4, 0)] } }, /^after, the ledger counts/],
    ['a loss is shown', { comparedAfter: 2.6 }, /^compare shows what a request saves/],
    ['a tenth of the gain is shown', { comparedAfter: 2.275 }, /^compare shows what a request saves/],
    ['nothing is shown', { comparedAfter: null }, /^compare shows what a request saves/],
    [
      'nothing is shown, and nothing sure saved',
      { after: { cpu: 1.9 }, comparedAfter: null },
      /^compare shows CPU time per request/,
    ],
    ['no connection is kept', { after: { handshakes: 100 } }, /^after, a request takes less than half/],
    [
      'fewer handshakes are not shown',
      { tls: [{ ...FEWER, handshakes: { ...FEWER.handshakes, change: 'noise' } }] },
      /^compare shows fewer/,
    ],
    ['nothing is shown of connections', { tls: null }, /^compare shows fewer/],
  ])('is bad where %s', (_, runs, claim) => {
    expect(failed(judged(runs))).toEqual([expect.stringMatching(claim)]);
  });

  test('is bad where it is not shown that sessions are taken up', () => {
    const sides = {
      situation: SITUATIONS.find(({ name }) => name === 'resumption'),
      before: { handshakes: 100, findings: [finding('no-resumption', 2)] },
      after: { handshakes: 100, resumed: 96 },
    };
    const resumption = { before: 0, after: 0.96, change: 'grew' };
    expect(failed(judged({ ...sides, tls: [{ ...FEWER, resumption }] }))).toEqual([]);
    expect(failed(judged({ ...sides, tls: [{ ...FEWER, resumption: { ...resumption, change: 'noise' } }] }))).toEqual([
      'compare shows more resumed sessions',
    ]);
    expect(failed(judged({ ...sides, after: { handshakes: 100 }, tls: [{ ...FEWER, resumption }] }))).toEqual([
      'after, more than twice as many handshakes resume',
    ]);
  });

  test.each([
    ['by a server', { role: 'server' }, { role: 'server', clients: { handshakes: 100 } }],
    ['by a database', { database: 'postgresql', rule: 'key-per-call' }, {}],
  ])('has no resumed sessions of the other side where none were counted: %s', (_, changes, { role, clients }) => {
    const run = (cpu) => {
      const { report, truth } = runOf({
        handshakes: 100,
        cpu,
        peers: [{ ...peer(100, 100, 7), role: role ?? 'client' }],
      });
      return { report, truth: { ...truth, clients: clients ?? {} } };
    };
    const { before, checks } = judge(
      { ...SITUATION, ...changes },
      { before: run(2), after: run(1.9) },
      {
        comparison: { perRequest: { before: { cpuMs: 2 }, after: { cpuMs: 1.9 } }, tls: null },
        nodeMajor: 20,
        checkout: '/programs',
        readText: () => SOURCE,
        connections: { before: 100, after: 100 },
      },
    );
    expect(before.byPeer.resumed).toBeNull();
    expect(checks.filter(({ claim }) => claim.includes('ledger')).map(({ passed }) => passed)).toEqual([true, true]);
  });

  test('is bad where a rule knows no line', () => {
    const before = { findings: [{ rule: 'agent-per-request', callSite: null }] };
    expect(failed(judged({ before }))).toEqual(['before, agent-per-request names the line']);
  });

  test('is bad where a rule speaks on a Node that does not need it', () => {
    expect(failed(judged({ situation: { ...SITUATION, sinceNode: 22 } }))).toEqual(['before, no agent-per-request']);
  });

  test('is shown', () => {
    const outcomes = [judged({ before: { peers: [peer(99)] } })];
    expect(situationsTable(outcomes)).toContain(
      '| 100 → 100 | 99 → 4 | 2.00 → 0.200 | 2.50 → 0.300 ms CPU; 1.00 → 0.040 handshakes, shrank | agent-per-request tls-axios/reporter-before.cjs:2 ✖ |',
    );
    expect(clientsTable(outcomes)).toContain(
      '| axios, before | 99 / 100 | 0 / 0 | 100 / 100 |\n| axios, after | 4 / 4 |',
    );
    expect(situationsTable([judged({ before: { findings: [] } })])).toContain('| none ✖ |');
    expect(problemsOf(outcomes)).toEqual([
      'axios: before, the ledger counts what the other side does (100 handshakes, 0 resumed, 100 requests); found: 99 handshakes, 0 resumed, 100 requests',
    ]);
  });
});

test('the page has a run per Node, what failed in it, and what was left out', () => {
  const secure = { connect: 4.07, first: 0.281, total: 4.36, reused: 0.048, newCpu: 2.61, reusedCpu: 0.062 };
  const times = [{ name: 'mongodb', plain: null, secure }];
  const run = (node, outcomes) => ({ node, date: '2026-11-22', outcomes, times });
  const page = scenariosPage([run('20', [judged({})]), run('24', [judged({ comparedAfter: 2.6 })])], {
    skipped: ['postgresql: it is not installed'],
    milliseconds: 1500,
  });
  expect(page).toContain('for 1.5 s');
  expect(page).toContain('\nLeft out: postgresql: it is not installed.\n');
  const [, first, second] = page.split('## Node ');
  expect(first).toMatch(
    /^20, 2026-11-22\n\nFor each ms of CPU, threads waited 0.30 ms .*\n\n\| Situation .*\nAll checks hold\./s,
  );
  expect(first).toContain(timesTable(times));
  expect(second).toContain(
    'Checks that failed:\n\n- axios: compare shows what a request saves (true gain: 90 %); found: -4 %\n',
  );
});

test('one situation, run', async () => {
  const [situation] = SITUATIONS;
  const checkout = path.join(newDirectory(), 'programs');
  mkdirSync(checkout);
  await checkOut(checkout, false);
  const conditions = {
    node: process.execPath,
    nodeMajor: parseInt(process.versions.node),
    checkout,
    milliseconds: 400,
    output: newDirectory(),
    databases: new Map(),
  };
  expect(problemsOf([await runSituation(situation, conditions)])).toEqual([]);
});
