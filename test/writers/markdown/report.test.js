import fc from 'fast-check';
import { markdownReport } from '../../../src/writers/markdown/report.js';
import { anyInput, COMMANDS, context, manyFindings, outsideReport } from '../../support/machine-outputs.js';
import {
  busyReport,
  guideServerReport,
  HOSTILE,
  hostileReport,
  noCryptoReport,
  tlsReport,
  tooFewTicksReport,
} from '../../support/sample-report.js';
import { failedVerdict, hostileVerdict, inconclusiveVerdict, passedVerdict } from '../../support/sample-verdict.js';

const render = (report, verdict = null, limits = undefined) => markdownReport(report, context(verdict), limits);
/** What a reader of Markdown takes for HTML, links and tables: not what stands in code. */
/** A code span ends with as many backticks as it begins with (https://spec.commonmark.org/0.31.2/#code-spans). */
const outsideCode = (text) =>
  text.replace(/^(`{3,})js\n[^]*?\n\1$/gm, '').replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '');
const bytes = (text) => new TextEncoder().encode(text).length;

test("the guide's server", () => {
  expect(render(guideServerReport())).toBe(`\
<!-- cryptoprof -->
## cryptoprof: \`app.js\`

**Cryptography takes 70.8 % (± 0.9) of the event-loop thread's busy time, nearly all of it on the event loop.** It holds the event loop for 70.7 % of busy time, for up to 71 ms at a time.

| Operation | Share | 95 % | Ticks | On the event loop |
|---|---:|---:|---:|---:|
| PBKDF2 sha512 | 70.2 % | 69.3-71.0 | 8,011 | 8,011 |
| random bytes | 0.6 % | 0.5-0.8 | 71 | 60 |

#### ❌ sync-kdf at \`app.js:23\` in \`auth()\`: 70.2 %, 8.0 s of busy time

crypto.pbkdf2Sync (PBKDF2 sha512) holds the event loop 251 times, typically for 48 ms and at most for 71 ms. Nothing else runs meanwhile; it takes 70.2 % of busy time.

Edit:

\`\`\`js
const pbkdf2 = util.promisify(crypto.pbkdf2);
const candidate = await pbkdf2(password, salt, 10000, 512, 'sha512');
\`\`\`

- 512 bytes of sha512 are 8 blocks of work for you and 1 for an attacker: 64 bytes are as strong at an eighth of the cost.

Profile it again under the same load: sync-kdf is gone and requests per second rise.

What it means: \`cryptoprof explain sync-kdf\`

<sub>cryptoprof 0.1.0, Node 24.11.0, 11,412 busy ticks</sub>
`);
});

test('the time next to a finding is that of its share', () => {
  const report = guideServerReport();
  const [finding] = report.findings;
  const half = { ...finding, ticks: finding.ticks / 2, share: finding.share / 2 };
  expect(render({ ...report, findings: [half] })).toContain('`auth()`: 35.1 %, 4.0 s of busy time');
});

test('a finding that rests on counts alone has no share', () => {
  const report = guideServerReport();
  const [finding] = report.findings;
  expect(render({ ...report, findings: [{ ...finding, ticks: 0, share: 0 }] })).toContain(
    '#### ❌ sync-kdf at `app.js:23` in `auth()`\n',
  );
});

test('who connects to whom over TLS', () => {
  const text = render(tlsReport());
  expect(text).toContain(`\
| TLS | Peer | Handshakes | Requests | Resumed | Median | Bytes in | Bytes out | How | Asked for at |
|---|---|---:|---:|---:|---:|---:|---:|---|---|
| server | \`:8443\` | 1,200 | 24,000 | 92 % | 1.1 ms | 1.4 kB | 376 B | TLSv1.3 92 %, TLSv1.2 8 %, ECDSA P-256 | \`server.js:9\` |
| client | \`api.example.com:443\` | 150 | 150 | none | 4.2 ms | 1.4 kB | 376 B | TLSv1.3, X25519MLKEM768, RSA-2048 | \`client.js:12\` +1 via \`axios\` (150 agents) |
`);
  expect(text).toContain("\n\nTLS takes 52.9 % of busy time (45.2-58.1 % of JavaScript threads' CPU time):");
  expect(text).toContain('TLS contexts: 238 made, 150 with CA certificates: 24 MB to parse.');
  expect(render(noCryptoReport())).not.toContain('| TLS |');
});

test('a verdict comes first: outcome, table, what failed and how to accept it', () => {
  const text = render(guideServerReport(), failedVerdict());
  expect(text).toMatch(
    /^<!-- cryptoprof -->\n## ❌ cryptoprof gate: failed\n\nOf 7 checks: 2 failed, 1 failed with a warning, 1 inconclusive, 1 near the limit, 2 passed\. They rest on 2 runs/,
  );
  expect(text).toContain(
    '| ❌ | `crypto_share of kdf.* in src/routes/** since the baseline` | 70.2 % (95 %: 68.6-71.8 %, 11,412 ticks) | at most 15 % | 12 % |\n',
  );
  expect(text).toContain(`\
### ❌ \`sync_call_sites since the baseline\`

2 call sites run crypto synchronously on the event loop, and the limit is 0. One of them is new.

| Call site | Function | Call | Share |
|---|---|---|---:|
| \`app.js:23\` | \`auth\` | \`pbkdf2Sync\` | 70.2 % |
| \`app.js:10\` | \`newUser\` | \`randomBytes\` | 0.6 % |

- **Fix:** Use the asynchronous form at app.js:23: await pbkdf2(...).
- **Accept:** \`npx cryptoprof gate .cryptoprof/app-1 --update-baseline\`
- **Or:** on the line above app.js:23: \`// cryptoprof-allow sync-kdf -- <why>\`
- **More:** \`cryptoprof explain gate\`
`);
  expect(text.indexOf('### The profile')).toBeGreaterThan(text.indexOf('handshakes_per_request'));
  expect(text).not.toContain('### ✅');
});

test('passed and inconclusive', () => {
  const passed = render(guideServerReport(), passedVerdict());
  expect(passed).toContain('## ✅ cryptoprof gate: passed');
  expect(passed).toContain('<details><summary>1 allowed finding</summary>\n\n| Rule | Call site | Reason | Until |\n');
  expect(passed).toContain(
    '| sync-kdf | <code>app.js#auth&#124;kdf.pbkdf2</code> | log-ins are rare here | 2027-03-31 |',
  );
  expect(passed).not.toContain('####');
  expect(render(tooFewTicksReport(), inconclusiveVerdict())).toContain('## ❔ cryptoprof gate: inconclusive');
});

test('reports without anything to tell', () => {
  expect(render(noCryptoReport())).toContain('**No crypto found in 11,412 ticks.** If there is any');
  expect(render(tooFewTicksReport())).toContain('**Only 37 busy ticks: too few for an answer.**');
});

test('files outside of the repository keep their names', () => {
  expect(render(outsideReport())).toContain('sync-kdf at `/srv/other/x.js:7` in `f()`');
});

test('functions that are named by their place are not calls', () => {
  const report = guideServerReport();
  report.findings[0].callSite = { ...report.findings[0].callSite, function: 'POST /login handler' };
  expect(render(report)).toContain('in `POST /login handler`: 70.2 %');
});

test('it fits into a comment and into a job summary, and says what is cut', () => {
  for (const maxBytes of [65_536, 1024 * 1024]) {
    const text = render(manyFindings(9000), failedVerdict(), { maxBytes });
    expect(bytes(text)).toBeLessThanOrEqual(maxBytes);
    expect(bytes(text)).toBeGreaterThan(maxBytes * 0.95);
    const [, left, all] = /_Cut here: (\d+) of (\d+) parts have no room\. The whole is in the report\._\n$/.exec(text);
    const reported = text.match(/^#### /gm).length;
    // All findings and the footer are behind the cut.
    expect(Number(left)).toBe(9001 - reported);
    expect(Number(all)).toBeGreaterThan(9000);
  }
  expect(bytes(render(manyFindings(9000)))).toBeLessThanOrEqual(65_536);
});

test('a summary that has no room left gets nothing', () => {
  for (const maxBytes of [-5, 0, 60, 119, 121, 200, 1000])
    expect(bytes(render(guideServerReport(), null, { maxBytes }))).toBeLessThanOrEqual(Math.max(0, maxBytes));
  expect(render(guideServerReport(), null, { maxBytes: 200 })).toMatch(/\n_Cut here: 4 of 5 parts/);
});

test('what hostile names can not do', () => {
  const text = render(hostileReport(), hostileVerdict());
  expect(outsideCode(text)).not.toMatch(/<script|<\/script/);
  expect(text).not.toMatch(COMMANDS);
  // Code can't be ended from within.
  const report = guideServerReport();
  report.findings[0].advice = ['a ``` b', '````', '</details>'];
  expect(render(report)).toContain('\n`````js\na ``` b\n````\n</details>\n`````\n');
  expect(HOSTILE).toContain('<script>');
});

test('tables keep their cells, and nobody is mentioned', () => {
  const report = busyReport();
  report.operations[0].algorithm = 'a | b';
  report.findings[0].message = 'ping @octocat in #1 <b>&</b>';
  const text = render(report);
  expect(text).toContain('| PBKDF2 a &#124; b | 70.2 % |');
  expect(text).not.toMatch(/@octocat|#1\b|<b>/);
});

test('any names', () => {
  fc.assert(
    fc.property(anyInput, ({ report, verdict }) => {
      const text = render(report, verdict);
      expect(text).not.toMatch(COMMANDS);
      const words = outsideCode(text).replaceAll('<span></span>', '·');
      expect(
        words.match(/<(?!sub>|\/sub>|details>|\/details>|summary>|\/summary>|!-- cryptoprof -->|code>|\/code>| )/),
      ).toBe(null);
      for (const line of words.split('\n').filter((each) => each.startsWith('|')))
        expect(line.endsWith('|')).toBe(true);
    }),
  );
});
