/** A config and a baseline are written once, for checkouts on all systems. */
import { makeBaseline } from '../../src/gate/baseline/baseline.js';
import { baselineText } from '../../src/gate/baseline/file.js';
import { judge } from '../../src/gate/verdict.js';
import { rootedReport } from '../../src/model/rooted-report.js';
import { siteIds } from '../../src/model/site-id.js';
import { configOf, NOW, runOf } from '../support/gate.js';
import { onWindows } from '../support/on-windows.js';

const TODAY = NOW.slice(0, 10);
const SITES = [
  { ticks: 900, file: '/app/src/auth.js' },
  { ticks: 300, file: '/app/src/lib/hash.js', function: 'digest', line: 9 },
  { ticks: 200, file: '/app/node_modules/bcryptjs/index.js', function: '_crypt', line: 700, package: 'bcryptjs' },
];
const linuxRun = () => runOf(3000, SITES);
/** As it is made there: the ids follow from its own paths. */
const windowsRun = (root) => {
  const run = onWindows(linuxRun(), root);
  const ids = siteIds(run.callSites, run.target.root, () => 1);
  return { ...run, callSites: run.callSites.map((site) => ({ ...site, id: ids.get(site) })) };
};

const FILE = {
  budgets: [
    { metric: 'crypto_share', path: 'src/lib/**', max: '1%' },
    { metric: 'event_loop_share', path: '**/node_modules/**', max: '1%' },
    { metric: 'sync_call_sites', max: 0 },
  ],
  allow: [{ rule: 'sync-kdf', site: 'src/auth.js#auth|*', reason: 'runs once' }],
};
const judged = (report, more = {}, file = FILE) => judge([report], configOf(file), { now: NOW, version: '', ...more });
const said = ({ outcome, checks, allowed, notices }) => ({
  outcome,
  allowed: allowed.map(({ site }) => site),
  notices: notices.map(({ code }) => code),
  checks: checks.map(({ id, outcome: own, value, offenders }) => [
    id,
    own,
    value,
    offenders.map(({ file, line }) => `${file}:${line}`),
  ]),
});

const ROOTS = ['C:\\app', 'c:\\Users\\me\\app', '\\\\server\\share\\app'];

test.each(ROOTS)('budgets with paths and exceptions hold what they hold on Linux in %s', (root) => {
  const expected = said(judged(linuxRun()));
  expect(expected.checks[0][3]).toEqual(['src/lib/hash.js:9']);
  expect(expected.allowed).toEqual(['src/auth.js#auth|kdf.pbkdf2']);
  expect(said(judged(windowsRun(root)))).toEqual(expected);
});

test.each(ROOTS)('a baseline made in %s equals that of Linux, except for the machine', (root) => {
  const config = configOf({ ...FILE, baseline: {} });
  const [linux, windows] = [linuxRun(), windowsRun(root)].map((run) => makeBaseline([run], config, TODAY));
  const text = baselineText([windows]);
  expect(text).not.toMatch(/\\|[A-Za-z]:\//);
  expect(text.replace('"win32"', '"linux"')).toBe(baselineText([linux]));
});

test.each(ROOTS)('the baseline of Linux knows every call site of a run in %s', (root) => {
  const file = { budgets: [], baseline: {} };
  const baseline = makeBaseline([linuxRun()], configOf(file), TODAY);
  const more = { baseline };
  const verdict = judged(windowsRun(root), more, file);
  expect([verdict.outcome, verdict.notices.map(({ code }) => code)]).toEqual(['pass', ['environment-differs']]);
  const run = windowsRun(root);
  const [first] = run.callSites;
  const grown = {
    ...run,
    callSites: [...run.callSites, { ...first, id: 'src/new.js#auth|kdf.pbkdf2', file: `${root}\\src\\new.js` }],
  };
  expect(judged(grown, more, file).checks.flatMap(({ offenders }) => offenders.map(({ file: at }) => at))).toContain(
    'src/new.js',
  );
});

test('a report that does not know its root gets one of Windows', () => {
  const run = windowsRun('C:\\app');
  const lost = { ...run, target: { ...run.target, root: '' } };
  const ids = siteIds(lost.callSites, '', () => 1);
  const rooted = rootedReport(
    { ...lost, callSites: lost.callSites.map((site) => ({ ...site, id: ids.get(site) })) },
    'c:\\APP',
  );
  expect(rooted.callSites.map(({ id }) => id)).toEqual(run.callSites.map(({ id }) => id));
});
