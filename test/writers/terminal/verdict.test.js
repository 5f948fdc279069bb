import fc from 'fast-check';
import stringWidth from 'string-width';
import { terminalVerdict } from '../../../src/writers/terminal/verdict.js';
import { shown } from '../../../src/text/escape.js';
import { judge } from '../../../src/gate/verdict.js';
import { configOf, NOW, runOf } from '../../support/gate.js';
import { anyInput, COMMANDS } from '../../support/machine-outputs.js';
import { failedVerdict, hostileVerdict, inconclusiveVerdict, passedVerdict } from '../../support/sample-verdict.js';

const FILES = [{ label: 'SARIF', path: '/app/out.sarif' }];
const render = (verdict, options = {}) =>
  terminalVerdict(verdict, { width: 80, color: false, top: 5, files: FILES, cwd: '/app', ...options });
const samples = { failedVerdict, passedVerdict, inconclusiveVerdict, hostileVerdict };

describe.each(Object.entries(samples))('%s', (_, sample) => {
  test.each([40, 60, 80, 120, 160])('is no wider than %i columns, except for text to copy', (width) => {
    const copied = sample().checks.flatMap(({ accept }) => accept.map(({ code }) => shown(code)));
    for (const color of [false, true]) {
      const lines = render(sample(), { width, color })
        .split('\n')
        .filter((line) => !copied.some((code) => line.endsWith(code)));
      expect(lines.filter((line) => stringWidth(line) > width)).toEqual([]);
    }
  });

  test('has colours only if asked for, and the same text', () => {
    const colored = render(sample(), { color: true });
    expect(render(sample())).not.toContain('\u001b');
    expect(colored).toContain('\u001b[1m');
    expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(render(sample()));
  });

  test('sends the terminal no commands, and has no space at the end of a line', () => {
    expect(render(sample())).not.toMatch(COMMANDS);
    expect(render(sample())).not.toMatch(/[ \u00a0]\n/);
  });
});

test('a gate that failed', () => {
  expect(render(failedVerdict())).toBe(`\
  ✖ gate failed
    Of 7 checks: 2 failed, 1 failed with a warning, 1 inconclusive, 1 near the
    limit, 2 passed. They rest on 2 runs with 22,790 busy ticks; counts vary
    3 times as much as by chance alone (assumed). The baseline is
    .cryptoprof/baseline.json.

  ✖ sync_call_sites since the baseline
      2 call sites run crypto synchronously on the event loop, and the limit is
      0. One of them is new.
      where     app.js:23 in auth(), pbkdf2Sync, 70.2 %
                app.js:10 in newUser(), randomBytes, 0.6 %
      fix       Use the asynchronous form at app.js:23: await pbkdf2(...).
      accept    npx cryptoprof gate .cryptoprof/app-1 --update-baseline
      or        on the line above app.js:23:
                // cryptoprof-allow sync-kdf -- <why>
      more      cryptoprof explain gate

  ✖ crypto_share of kdf.* in src/routes/** since the baseline
      Cryptography takes 70.2 % of busy time (95 % interval 68.6-71.8,
      11,412 ticks), in both runs, and the limit is 15 %.
      where     app.js:23 in auth(), pbkdf2Sync, 70.2 %
      fix       Move key derivation off the event loop, or bound how often it
                runs.
      accept    in .cryptoprofrc.json, budgets[0]:
                "max": "73%"
      more      cryptoprof explain gate

  ▲ longest_block                                                        warning
      The event loop was held for 71 ms at a time, and the limit is 50 ms.
      where     app.js:23 in auth(), pbkdf2Sync, 70.2 %
      fix       Use the asynchronous form.
      accept    in .cryptoprofrc.json, budgets[1]:
                "max": "75 ms"
      more      cryptoprof explain gate

  ? handshakes_per_request                                          inconclusive
      Handshakes were not counted, since no request was.
      fix       Drive the server: cryptoprof --gate --load / app.js
      more      cryptoprof explain gate

  ≈ operation_share of random                                     near the limit
      Random bytes take 0.6 % of busy time (95 % interval 0.4-1.0,
      11,412 ticks); the limit of 1 % lies inside the interval.
      where     app.js:10 in newUser(), randomBytes, 0.6 %

  PASSED                 MEASURED  LIMIT
  ✔ resumption_ratio     0.88      at least 0.5
  ✔ forbidden_protocols  0         at most 0

  note      The allow of sync-hash at src/boot.js#init|* is used by nothing:
            remove it from .cryptoprofrc.json.

  SARIF          out.sarif
`);
});

test('of two limits of one metric, the one of growth has its baseline beside it', () => {
  const verdict = passedVerdict();
  const [check] = verdict.checks.filter(({ outcome }) => outcome === 'pass');
  const share = { ...check, metric: 'crypto_share', unit: 'share', value: 0.32, limit: 0.6, isMinimum: false };
  verdict.checks = [
    { ...share, baseline: null },
    { ...share, limit: 0.44, baseline: 0.39 },
  ];
  expect(render(verdict)).toMatch(
    /PASSED +MEASURED +LIMIT +BASELINE\n.*crypto_share.* at most 60 %\s*\n.*crypto_share.* at most 44 % +39 %/,
  );
});

test('of two limits of one metric, the one that only warns says so', () => {
  const verdict = passedVerdict();
  const [check] = verdict.checks.filter(({ outcome }) => outcome === 'pass');
  const share = { ...check, metric: 'crypto_share', unit: 'share', value: 0.12, isMinimum: false };
  verdict.checks = [
    { ...share, limit: 0.6, level: 'error' },
    { ...share, limit: 0.4, level: 'warn' },
  ];
  expect(render(verdict)).toMatch(/✔ crypto_share +12.* at most 60 %\s*\n.*✔ crypto_share \(warns\) .*at most 40 %/);
});

test('a gate that passed says what it allowed, and that the baseline is new', () => {
  const text = render(passedVerdict()).replace(/\s+/g, ' ');
  expect(text).toContain('✔ gate passed Of 3 checks: 1 near the limit, 2 passed.');
  expect(text).toContain('The baseline is .cryptoprof/baseline.json, updated just now.');
  expect(text).toContain('allowed sync-kdf at app.js#auth|kdf.pbkdf2: log-ins are rare here, until 2027-03-31');
});

test('what there is too much of is counted', () => {
  const verdict = failedVerdict();
  verdict.checks[0].offenders = Array.from({ length: 400 }, (_, index) => ({
    ...verdict.checks[0].offenders[0],
    line: index + 1,
  }));
  verdict.notices = Array.from({ length: 30 }, () => verdict.notices[0]);
  verdict.allowed = Array.from({ length: 12 }, () => passedVerdict().allowed[0]);
  const text = render(verdict);
  expect(text).toContain('and 395 more');
  expect(text).toContain('and 10 more notes');
  expect(text).toContain('and 7 more');
});

test('a verdict without checks does not look like a success', () => {
  expect(render({ ...passedVerdict(), checks: [] })).toContain('There were no checks.');
});

test('any names', () => {
  fc.assert(
    fc.property(anyInput, ({ verdict }) => {
      if (verdict !== null) expect(render(verdict)).not.toMatch(COMMANDS);
    }),
  );
});

test('checks that differ only in their selection are distinguished', () => {
  const verdict = failedVerdict();
  const [check] = verdict.checks;
  verdict.checks = [
    { ...check, metric: 'findings', severity: 'error' },
    { ...check, metric: 'findings', severity: 'error', baseline: null },
    { ...check, metric: 'findings', rule: 'sync-*', baseline: null },
    { ...check, metric: 'tls_protocols', side: 'client', baseline: null },
  ];
  expect(render(verdict).match(/^ {2}✖ (?!gate).*$/gm)).toEqual([
    '  ✖ findings of severity error since the baseline',
    '  ✖ findings of severity error',
    '  ✖ findings by sync-*',
    '  ✖ tls_protocols as client',
  ]);
});

test.each([80, 120])('at %i columns nothing is said twice of a check that the gate made', (width) => {
  const config = configOf({
    budgets: [
      { metric: 'sync_call_sites', max: 0 },
      { metric: 'findings', max: 0 },
      { metric: 'crypto_share', max: '15%' },
      { metric: 'longest_block', max: '5 ms' },
    ],
  });
  const run = runOf(3000, [{ ticks: 900 }]);
  const sections = render(judge([run, run], config, { now: NOW, version: '' }), { width })
    .split('\n\n')
    .slice(1, -1);
  expect(sections).toHaveLength(4);
  for (const section of sections) {
    expect(section.replace(/\s+/g, ' ').match(/6,000 busy ticks/g)).toHaveLength(1);
    expect(section.match(/app\.js:23 in auth\(\)/g)).toHaveLength(1);
  }
});
