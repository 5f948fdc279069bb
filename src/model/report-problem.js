/** The shape of a Report (report.js), as a check: a report.json may have been written by anybody. */
import { CPU_TIMES } from './cpu.js';
import { LOAD, isAmount, isBoolean, isCount, isRecord, isString } from './row-fields.js';
import { arrayOf, object, optional, orNull, value } from './shape.js';
import { TRAFFIC } from './traffic.js';

/** @import { Shape } from './shape.js' */
/** @import { Report } from './report.js' */

const oneOf = (/** @type {string[]} */ ...names) => value((candidate) => isString(candidate) && names.includes(String(candidate)));
const isShare = (/** @type {unknown} */ candidate) => isAmount(candidate) && Number(candidate) <= 1;

const TEXT = value(isString);
const TEXTS = arrayOf(TEXT);
const COUNT = value(isCount);
const AMOUNT = value(isAmount);
const FLAG = value(isBoolean);
const SHARE = value(isShare);
const COUNTS = value((candidate) => isRecord(candidate) && Object.values(candidate).every(isCount));
const NUMBERS = value((candidate) => isRecord(candidate) && Object.values(candidate).every(Number.isFinite));
const INTERVAL = value((candidate) => Array.isArray(candidate) && candidate.length === 2 && candidate.every(isShare) && candidate[0] <= candidate[1]);

const PHASE = oneOf('top-level', 'event-loop', 'worker', 'gc', 'idle', 'bootstrap');
const WEIGHT = { ticks: COUNT, share: SHARE, interval: INTERVAL, cpuMs: AMOUNT, byPhase: COUNTS };
const LINES = object({ lines: TEXTS, firstLine: COUNT });
const CALL_SITE_REF = object({ file: TEXT, line: COUNT, function: TEXT, api: TEXT });

const RANGE = object({ startLine: COUNT, startColumn: COUNT, endLine: COUNT, endColumn: COUNT });
const EDIT = object({
  file: TEXT, range: RANGE, text: TEXT, imports: TEXTS, asyncAt: orNull(object({ line: COUNT, column: COUNT })), callersMustAwait: FLAG,
});

const REPORT = object({
  tool: object({ name: oneOf('cryptoprof'), version: TEXT }),
  target: object({
    command: TEXTS, root: TEXT, node: TEXT, openssl: TEXT, platform: TEXT, processor: TEXT, startTime: TEXT, durationMs: AMOUNT,
    exitCode: orNull(value(Number.isSafeInteger)), signal: orNull(TEXT),
  }),
  profile: object({
    ticks: COUNT, busyTicks: COUNT, idleTicks: COUNT, namedTicks: COUNT, libraryTicks: COUNT, droppedTicks: COUNT,
    dropped: COUNTS, busyMs: AMOUNT, wallMs: AMOUNT, intervalUs: AMOUNT, schedulingTicks: COUNT, cpu: orNull(CPU_TIMES),
  }),
  crypto: object({ ...WEIGHT, unlocatedTicks: COUNT, asyncTicks: COUNT }),
  operations: arrayOf(object({
    id: TEXT, algorithm: TEXT, ...WEIGHT, evidence: COUNTS, primitives: arrayOf(object({ name: TEXT, ticks: COUNT })),
    unlocatedTicks: optional(COUNT),
  })),
  callSites: arrayOf(object({
    id: TEXT, file: TEXT, line: COUNT, column: COUNT, lineInferred: FLAG, function: TEXT, package: TEXT, operation: TEXT, algorithm: TEXT,
    api: TEXT, form: oneOf('sync', 'async', 'unknown'), parameters: NUMBERS, ...WEIGHT, phase: PHASE,
    leaves: optional(object({ computing: COUNT, decoding: COUNT, copying: optional(COUNT) })),
    blocks: object({ count: COUNT, p50Ms: AMOUNT, p95Ms: AMOUNT, maxMs: AMOUNT, errorMs: AMOUNT, split: FLAG }),
    excerpt: orNull(LINES),
    allows: optional(arrayOf(object({ rule: TEXT, until: TEXT, reason: TEXT }))),
  })),
  findings: arrayOf(object({
    rule: TEXT, severity: oneOf('error', 'warning', 'info'), operation: TEXT, site: orNull(TEXT), callSite: orNull(CALL_SITE_REF), ticks: COUNT,
    share: SHARE, message: TEXT, edit: orNull(EDIT), advice: TEXTS, notes: TEXTS, verify: TEXT, docs: TEXT, fingerprint: TEXT,
  })),
  isolates: arrayOf(object({
    source: TEXT, pid: COUNT, thread: oneOf('main', 'worker'), node: TEXT, v8: TEXT, ticks: COUNT, busyTicks: COUNT, cryptoTicks: COUNT,
  })),
  load: orNull(object(Object.fromEntries(Object.entries(LOAD).map(([field, test]) => [field, value(test)])))),
  traffic: optional(orNull(TRAFFIC)),
  diagnostics: arrayOf(object({ code: TEXT, count: COUNT, message: TEXT })),
});

/**
 * @param {unknown} candidate what claims to be a report of the schema version that is read
 * @returns {string} the first part that can't be right, such as `callSites[3].blocks.maxMs`; `''` if nothing is wrong
 */
export function reportProblem(candidate) {
  const wrong = REPORT(candidate);
  if (wrong !== null) return wrong.replace(/^\./, '') || 'the report';
  return tooManyTicks(/** @type {Report} */ (candidate));
}

/**
 * @param {Report} report of the right shape
 * @returns {string} the first part that claims more than the whole of which it is a part; `''` if none does
 */
function tooManyTicks({ profile, crypto, operations, callSites, findings }) {
  const weights = [{ path: 'crypto', row: crypto }, ...rowsAt('operations', operations), ...rowsAt('callSites', callSites)];
  for (const { path, row } of weights) {
    if (row.ticks > profile.busyTicks) return `${path}.ticks`;
    if (Object.values(row.byPhase).some((ticks) => ticks > row.ticks)) return `${path}.byPhase`;
  }
  return rowsAt('findings', findings).filter(({ row }) => row.ticks > profile.busyTicks).map(({ path }) => `${path}.ticks`)[0] ?? '';
}

/**
 * @template Row
 * @param {string} name of a list
 * @param {Row[]} rows of it
 * @returns {{path: string, row: Row}[]} the rows, and what they are called
 */
function rowsAt(name, rows) {
  return rows.map((row, index) => ({ path: `${name}[${index}]`, row }));
}
