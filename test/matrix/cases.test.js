/** Programs that put the same cryptography into all kinds of code, recorded on every Node. */
import { NODE_MAJORS, RUNNING_MAJOR, nodeBinary } from '../../scripts/lib/nodes.js';
import { caseProblems } from '../support/case-problems.js';
import { recordCase } from '../support/case-programs.js';
import {
  CLASS_METHODS,
  DEPENDENCY,
  DESTRUCTURED,
  ESM,
  EXPRESS_ARROW,
  HTTPS,
  INLINED,
  PROMISES,
  STREAMS,
  TOP_LEVEL_AWAIT,
  TWO_LINES,
  TWO_OPERATIONS,
  WEBCRYPTO,
  WORKER,
} from '../support/cases.js';
import { removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

const BARE = [DESTRUCTURED, EXPRESS_ARROW, PROMISES, WEBCRYPTO, TWO_OPERATIONS];

/** The running Node has test/e2e/cases.test.js for these. */
const ELSEWHERE = [ESM, TOP_LEVEL_AWAIT, CLASS_METHODS, DEPENDENCY];

/** From here on logs have the positions of baseline code. */
const BASELINE_POSITIONS_SINCE = 26;

describe.each(NODE_MAJORS)('Node %i', (major) => {
  const bare = major === RUNNING_MAJOR ? BARE : [...BARE, ...ELSEWHERE];
  test.each(bare)('$program', async ({ program, sites }) => {
    expect(caseProblems(await recordCase(await nodeBinary(major), program), sites)).toEqual([]);
  });

  test('a function that TurboFan inlined', async () => {
    const recorded = await recordCase(await nodeBinary(major), INLINED.program, { keepLogs: true });
    expect(caseProblems(recorded, INLINED.sites)).toEqual([]);
    const { report, at, logs } = recorded;
    expect(inliners(logs[0], 'pbkdf2Sync')).toEqual(expect.arrayContaining([expect.stringMatching(/^derive/)]));
    const [site] = report.callSites;
    expect(site).toMatchObject({ line: at('kdf').line, lineInferred: false });
    expect(site.ticks / report.crypto.ticks).toBeGreaterThan(0.95);
  });

  test('streams, piped ones included', async () => {
    const recorded = await recordCase(await nodeBinary(major), STREAMS.program);
    expect(caseProblems(recorded, STREAMS.sites)).toEqual([]);
    // No line of the program is on the stack of what is piped: it has the only line that makes such a stream.
    const {
      operations,
      crypto: { ticks, unlocatedTicks },
    } = recorded.report;
    expect(unlocatedTicks).toBeLessThan(0.03 * ticks);
    const taken = operations.filter(({ id }) => id === 'hash' || id === 'cipher' || id === 'cipher.encrypt');
    expect(taken.reduce((sum, each) => sum + each.ticks, 0)).toBeLessThan(0.03 * ticks);
  });

  test('the same call from two lines', async () => {
    const recorded = await recordCase(await nodeBinary(major), TWO_LINES.program);
    expect(caseProblems(recorded, TWO_LINES.sites)).toEqual([]);
    const { report, at } = recorded;
    const ticksAt = (/** @type {string} */ mark) =>
      report.callSites.filter(({ line }) => line === at(mark).line).reduce((sum, { ticks }) => sum + ticks, 0);
    // The second call of each pair does twice the work of the first; those at the top level are made but once.
    expect(ticksAt('top-again')).toBeGreaterThan(ticksAt('top'));
    expect(ticksAt('second') / ticksAt('first')).toBeGreaterThan(1.2);
    expect(ticksAt('second') / ticksAt('first')).toBeLessThan(3.5);
    // Before, where baseline code returns to and the order in the source tell which line it is.
    const elsewhere = report.callSites.filter(
      ({ line }) => !TWO_LINES.sites.some(({ mark }) => at(mark).line === line),
    );
    expect(elsewhere.reduce((sum, { ticks }) => sum + ticks, 0)).toBeLessThanOrEqual(0.01 * report.crypto.ticks);
    if (major >= BASELINE_POSITIONS_SINCE)
      expect(report.callSites.filter(({ lineInferred }) => lineInferred)).toEqual([]);
  });

  test('an HTTPS server and its client', async () => {
    const recorded = await recordCase(await nodeBinary(major), HTTPS.program);
    // The server makes its context before it listens.
    recorded.report.callSites = recorded.report.callSites.filter(({ phase }) => phase !== 'top-level');
    expect(caseProblems(recorded, HTTPS.sites)).toEqual([]);
    const {
      report: { crypto, operations, profile },
    } = recorded;
    const ticksOf = (/** @type {string} */ id) =>
      operations.filter((operation) => operation.id === id).reduce((sum, { ticks }) => sum + ticks, 0);
    expect(ticksOf('tls.handshake') / profile.busyTicks).toBeGreaterThan(0.05);
    expect(ticksOf('tls.record')).toBeGreaterThan(5);
    expect((crypto.byPhase['event-loop'] ?? 0) / crypto.ticks).toBeGreaterThan(0.9);
  });

  test('a worker blocks nobody', async () => {
    const recorded = await recordCase(await nodeBinary(major), WORKER.program);
    expect(caseProblems(recorded, WORKER.sites)).toEqual([]);
    const { report } = recorded;
    expect(report.isolates.map(({ thread }) => thread).sort()).toEqual(['main', 'worker']);
    expect(report.crypto.byPhase).toEqual({ worker: report.crypto.ticks });
    expect(report.findings).toEqual([]);
  });
});

/**
 * @param {string} log text of V8's log
 * @param {string} name of a function
 * @returns {string[]} names of the functions whose optimised code holds it inlined
 */
function inliners(log, name) {
  /** @type {Map<string, string>} */
  const optimised = new Map();
  let inlined = '';
  const found = [];
  for (const line of log.split('\n')) {
    // code-creation,JS,<kind>,<time>,<address>,<size>,<name place>,<function's address>,<tier>
    const [row, type, ...fields] = line.split(',');
    if (row === 'code-creation' && type === 'JS') {
      const [, , address, , shown, shared, tier] = fields;
      if (shown.startsWith(`${name} `)) inlined = shared;
      if (tier.startsWith('*')) optimised.set(address, shown);
    }
    // code-source-info,<address>,<script>,<start>,<end>,<positions>,<inlining>,S<function's address>...
    if (row === 'code-source-info' && inlined !== '' && fields.at(-1)?.split('S').includes(inlined))
      found.push(optimised.get(type) ?? '');
  }
  return found;
}
