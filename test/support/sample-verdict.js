/** Verdicts written by hand, on the reports of sample-report.js. */
import { HOSTILE } from './sample-report.js';

/** @import { Check, Offender, Verdict } from '../../src/model/verdict.js' */

/** @type {Offender} */
const AUTH = {
  id: 'app.js#auth|kdf.pbkdf2',
  file: 'app.js',
  line: 23,
  function: 'auth',
  api: 'pbkdf2Sync',
  operation: 'kdf.pbkdf2',
  ticks: 8011,
  share: 0.702,
};

/** @type {Offender} */
const SALT = {
  id: 'app.js#newUser|randomBytes|',
  file: 'app.js',
  line: 10,
  function: 'newUser',
  api: 'randomBytes',
  operation: 'random',
  ticks: 71,
  share: 0.0062,
};

/**
 * What a check without a selector is about.
 * @type {Pick<Check, 'operation' | 'path' | 'rule' | 'severity' | 'side' | 'peer' | 'route'>}
 */
const EVERYWHERE = { operation: '', path: '', rule: '', severity: '', side: '', peer: '', route: '' };

/** @type {Check} */
const SYNC_SITES = {
  id: 'sync_call_sites|*|**|max',
  metric: 'sync_call_sites',
  tier: 1,
  unit: 'count',
  outcome: 'fail',
  level: 'error',
  ...EVERYWHERE,
  value: 2,
  interval: null,
  busyTicks: 0,
  neededTicks: 0,
  limit: 0,
  isMinimum: false,
  baseline: 1,
  offenders: [AUTH, SALT],
  message: '2 call sites run crypto synchronously on the event loop, and the limit is 0. One of them is new.',
  fix: 'Use the asynchronous form at app.js:23: await pbkdf2(...).',
  accept: [
    { where: '', code: 'npx cryptoprof gate .cryptoprof/app-1 --update-baseline' },
    { where: 'on the line above app.js:23', code: '// cryptoprof-allow sync-kdf -- <why>' },
  ],
  docs: 'docs/gate.md',
  reason: 'exceeded',
  designEffect: 1,
};

/** @type {Check} */
const SHARE = {
  id: 'crypto_share|*|**|max',
  metric: 'crypto_share',
  tier: 2,
  unit: 'share',
  outcome: 'fail',
  level: 'error',
  operation: 'kdf.*',
  path: 'src/routes/**',
  rule: '',
  severity: '',
  side: '',
  peer: '',
  route: '',
  value: 0.702,
  interval: [0.6856, 0.7179],
  busyTicks: 11_412,
  neededTicks: 0,
  limit: 0.15,
  isMinimum: false,
  baseline: 0.12,
  offenders: [AUTH],
  message:
    'Cryptography takes 70.2 % of busy time (95 % interval 68.6-71.8, 11,412 ticks), in both runs, and the limit is 15 %.',
  fix: 'Move key derivation off the event loop, or bound how often it runs.',
  accept: [{ where: 'in .cryptoprofrc.json, budgets[0]', code: '"max": "73%"' }],
  docs: 'docs/gate.md',
  reason: 'exceeded',
  designEffect: 3,
};

/** @type {Check} */
const BLOCK = {
  id: 'longest_block|*|**|max',
  metric: 'longest_block',
  tier: 3,
  unit: 'ms',
  outcome: 'fail',
  level: 'warn',
  ...EVERYWHERE,
  value: 71.3,
  interval: [70.3, 72.3],
  busyTicks: 8011,
  neededTicks: 0,
  limit: 50,
  isMinimum: false,
  baseline: null,
  offenders: [AUTH],
  message: 'The event loop was held for 71 ms at a time, and the limit is 50 ms.',
  fix: 'Use the asynchronous form.',
  accept: [{ where: 'in .cryptoprofrc.json, budgets[1]', code: '"max": "75 ms"' }],
  docs: 'docs/gate.md',
  reason: 'exceeded',
  designEffect: 1,
};

/** @type {Check} */
const HANDSHAKES = {
  id: 'handshakes_per_request|*|**|max',
  metric: 'handshakes_per_request',
  tier: 1,
  unit: 'ratio',
  outcome: 'inconclusive',
  level: 'error',
  ...EVERYWHERE,
  value: null,
  interval: null,
  busyTicks: 0,
  neededTicks: 0,
  limit: 0.1,
  isMinimum: false,
  baseline: null,
  offenders: [],
  message: 'Handshakes were not counted, since no request was.',
  fix: 'Drive the server: cryptoprof --gate --load / app.js',
  accept: [],
  docs: 'docs/gate.md',
  reason: 'missing',
  designEffect: 1,
};

/** @type {Check} */
const NEAR = {
  id: 'operation_share|random|**|max',
  metric: 'operation_share',
  tier: 2,
  unit: 'share',
  outcome: 'near',
  level: 'error',
  operation: 'random',
  path: '',
  rule: '',
  severity: '',
  side: '',
  peer: '',
  route: '',
  value: 0.0062,
  interval: [0.0038, 0.0101],
  busyTicks: 11_412,
  neededTicks: 0,
  limit: 0.01,
  isMinimum: false,
  baseline: null,
  offenders: [SALT],
  message:
    'Random bytes take 0.6 % of busy time (95 % interval 0.4-1.0, 11,412 ticks); the limit of 1 % lies inside the interval.',
  fix: '',
  accept: [],
  docs: 'docs/gate.md',
  reason: 'straddles',
  designEffect: 3,
};

/** @type {Check} */
const RESUMPTION = {
  id: 'resumption_ratio|*|**|min',
  metric: 'resumption_ratio',
  tier: 1,
  unit: 'ratio',
  outcome: 'pass',
  level: 'error',
  ...EVERYWHERE,
  value: 0.875,
  interval: null,
  busyTicks: 0,
  neededTicks: 0,
  limit: 0.5,
  isMinimum: true,
  baseline: null,
  offenders: [],
  message: '0.875 of the handshakes resumed a session; the least is 0.5.',
  fix: '',
  accept: [],
  docs: 'docs/gate.md',
  reason: 'within',
  designEffect: 1,
};

/** @type {Check} */
const PROTOCOLS = {
  ...RESUMPTION,
  id: 'forbidden_protocols|*|**|max',
  metric: 'forbidden_protocols',
  unit: 'text',
  value: 0,
  limit: 0,
  isMinimum: false,
  message: 'No forbidden protocol was used.',
};

/** @returns {Verdict} on the guide's server: it fails in all the ways in which one can */
export function failedVerdict() {
  return structuredClone({
    schemaVersion: 2,
    tool: { name: 'cryptoprof', version: '0.1.0' },
    outcome: 'fail',
    runs: 2,
    busyTicks: 22_790,
    designEffect: 3,
    designEffectFrom: 'assumed',
    failures: [],
    doubts: [],
    checks: [SYNC_SITES, SHARE, BLOCK, HANDSHAKES, NEAR, RESUMPTION, PROTOCOLS],
    allowed: [],
    notices: [
      {
        code: 'allow-unused',
        message: 'The allow of sync-hash at src/boot.js#init|* is used by nothing: remove it from .cryptoprofrc.json.',
      },
    ],
    baseline: { file: '.cryptoprof/baseline.json', updated: false },
  });
}

/** @returns {Verdict} on the guide's server: its finding is allowed, and nothing is over a limit */
export function passedVerdict() {
  return structuredClone({
    ...failedVerdict(),
    outcome: 'pass',
    checks: [NEAR, RESUMPTION, PROTOCOLS],
    notices: [],
    allowed: [
      {
        rule: 'sync-kdf',
        fingerprint: '9f2c41aa',
        site: AUTH.id,
        reason: 'log-ins are rare here',
        expires: '2027-03-31',
        by: 'config',
      },
    ],
    baseline: { file: '.cryptoprof/baseline.json', updated: true },
  });
}

/** @returns {Verdict} that nothing could be said */
export function inconclusiveVerdict() {
  return structuredClone({
    ...failedVerdict(),
    outcome: 'inconclusive',
    runs: 1,
    busyTicks: 37,
    baseline: null,
    checks: [
      HANDSHAKES,
      {
        ...SHARE,
        outcome: 'inconclusive',
        reason: 'few-ticks',
        busyTicks: 37,
        neededTicks: 3000,
        interval: [0.41, 0.88],
        offenders: [],
        accept: [],
        message: 'There are 37 busy ticks, and 3,000 are needed to hold a share against 15 %.',
        fix: 'Record longer, or give the program more to do.',
      },
    ],
  });
}

/** @returns {Verdict} every text that a program, a config or a baseline can bring along is hostile */
export function hostileVerdict() {
  const verdict = failedVerdict();
  for (const check of verdict.checks) {
    Object.assign(check, {
      id: `${check.id}${HOSTILE}`,
      operation: HOSTILE,
      path: HOSTILE,
      message: HOSTILE,
      fix: HOSTILE,
      accept: [
        { where: HOSTILE, code: HOSTILE },
        { where: '', code: HOSTILE },
      ],
    });
    for (const offender of check.offenders)
      Object.assign(offender, {
        id: HOSTILE,
        file: `${HOSTILE}.js`,
        function: HOSTILE,
        api: HOSTILE,
        operation: HOSTILE,
      });
  }
  verdict.allowed = [
    { rule: HOSTILE, fingerprint: '77aa', site: HOSTILE, reason: HOSTILE, expires: HOSTILE, by: 'source' },
  ];
  verdict.notices = [{ code: HOSTILE, message: HOSTILE }];
  verdict.baseline = { file: HOSTILE, updated: false };
  return verdict;
}
