import fc from 'fast-check';
import { githubAnnotations } from '../../src/writers/github.js';
import { anyInput, COMMANDS, context, manyFindings, outsideReport } from '../support/machine-outputs.js';
import { guideServerReport, noCryptoReport } from '../support/sample-report.js';
import { failedVerdict, inconclusiveVerdict, passedVerdict } from '../support/sample-verdict.js';

/** As GitHub's runner reads lines (actions/runner, src/Runner.Common/ActionCommand.cs). */
function commandsIn(text) {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, kind, list, data] = /^::(\w+)(?: ([^:]*))?::(.*)$/.exec(line) ?? [];
      const unescape = (part) =>
        part
          .replaceAll('%2C', ',')
          .replaceAll('%3A', ':')
          .replaceAll('%0D', '\r')
          .replaceAll('%0A', '\n')
          .replaceAll('%25', '%');
      return {
        kind,
        ...Object.fromEntries(
          (list ?? '')
            .split(',')
            .map((pair) => pair.split('='))
            .map(([name, value]) => [name, unescape(value)]),
        ),
        data: unescape(data),
      };
    });
}
const annotations = (report, verdict = null) => commandsIn(githubAnnotations(report, context(verdict)));
const counts = (commands) =>
  Object.fromEntries(
    ['error', 'warning', 'notice'].map((kind) => [kind, commands.filter((one) => one.kind === kind).length]),
  );

test('a finding is annotated at its call', () => {
  expect(githubAnnotations(guideServerReport(), context())).toBe(
    '::error file=app.js,line=23,col=28,endColumn=38,title=cryptoprof%3A sync-kdf::' +
      'crypto.pbkdf2Sync (PBKDF2 sha512) holds the event loop 251 times, typically for 48 ms and at most for 71 ms. Nothing else runs meanwhile; it takes 70.2 %25 of busy time.%0A' +
      "Edit:%0A  const pbkdf2 = util.promisify(crypto.pbkdf2);%0A  const candidate = await pbkdf2(password, salt, 10000, 512, 'sha512');%0A" +
      '512 bytes of sha512 are 8 blocks of work for you and 1 for an attacker: 64 bytes are as strong at an eighth of the cost.%0A' +
      'Profile it again under the same load: sync-kdf is gone and requests per second rise.\n',
  );
});

test('checks come first, with what makes them and what accepts them', () => {
  const [first, second, , warning, inconclusive, notice] = annotations(guideServerReport(), failedVerdict());
  expect(first).toMatchObject({
    kind: 'error',
    file: 'app.js',
    line: '23',
    title: 'cryptoprof: sync_call_sites since the baseline',
  });
  expect(first.data.split('\n').slice(1)).toEqual([
    'Also at app.js:10',
    'Use the asynchronous form at app.js:23: await pbkdf2(...).',
    'To accept it: npx cryptoprof gate .cryptoprof/app-1 --update-baseline',
    'Or, on the line above app.js:23: // cryptoprof-allow sync-kdf -- <why>',
  ]);
  expect(second.title).toBe('cryptoprof: crypto_share of kdf.* in src/routes/** since the baseline');
  expect(warning).toMatchObject({ kind: 'warning', title: 'cryptoprof: longest_block' });
  expect(inconclusive).toMatchObject({ kind: 'warning', title: 'cryptoprof: handshakes_per_request: inconclusive' });
  expect(inconclusive.file).toBeUndefined();
  expect(notice).toMatchObject({ kind: 'notice', data: expect.stringContaining('remove it from .cryptoprofrc.json') });
});

test('where the gate has not failed, nothing is an error', () => {
  const report = guideServerReport();
  expect(counts(annotations(report, { ...passedVerdict(), allowed: [] }))).toEqual({ error: 0, warning: 1, notice: 0 });
  expect(counts(annotations(report, inconclusiveVerdict()))).toMatchObject({ error: 0, warning: 3 });
});

test('allowed findings are only counted', () => {
  expect(githubAnnotations(guideServerReport(), context(passedVerdict()))).toBe(
    '::notice title=cryptoprof::1 finding not annotated: allowed by the config or in the source.\n',
  );
});

test('nothing to say is nothing', () => {
  expect(githubAnnotations(noCryptoReport(), context())).toBe('');
});

test('what is not in the repository is reported without a place', () => {
  const reported = annotations(outsideReport());
  expect(reported.map(({ file }) => file)).toEqual([undefined, undefined, undefined, undefined]);
  expect(reported.map(({ data }) => data.split('\n')[0])).toEqual([
    'At node_modules/bcryptjs/index.js:7:',
    'At node:internal/crypto/pbkdf2:7:',
    'At /srv/other/x.js:7:',
    expect.stringMatching(/^crypto\.pbkdf2Sync/),
  ]);
});

test.each([
  [10, 'error', { error: 10, warning: 0, notice: 0 }, null],
  [11, 'error', { error: 10, warning: 0, notice: 1 }, '1 more error not annotated'],
  [11, 'info', { error: 0, warning: 0, notice: 10 }, '2 more notices not annotated'],
  [30_000, 'warning', { error: 0, warning: 10, notice: 1 }, '29,990 more warnings not annotated'],
])('%i of kind %s', (count, severity, kinds, said) => {
  const commands = annotations(manyFindings(count, () => ({ severity })));
  expect(counts(commands)).toEqual(kinds);
  if (said === null) return;
  expect(commands[commands.length - 1].data).toMatch(new RegExp(`^${said}: GitHub takes 10 of each kind`));
});

test('the most severe of many are kept', () => {
  const commands = annotations(manyFindings(40, (index) => ({ severity: ['info', 'warning', 'error'][index % 3] })));
  expect(counts(commands)).toEqual({ error: 10, warning: 10, notice: 10 });
  expect(commands.map(({ kind }) => kind)).toEqual([
    ...Array(10).fill('error'),
    ...Array(10).fill('warning'),
    ...Array(10).fill('notice'),
  ]);
  expect(commands[29].data).toMatch(/^3 more errors and 3 more warnings and 5 more notices/);
});

test('no name can end its line, or begin a command', () => {
  fc.assert(
    fc.property(anyInput, ({ report, verdict }) => {
      const text = githubAnnotations(report, context(verdict));
      expect(text).not.toMatch(COMMANDS);
      for (const { kind, file, line, title, ...rest } of commandsIn(text)) {
        expect(['error', 'warning', 'notice']).toContain(kind);
        expect(title).toMatch(/^cryptoprof/);
        expect(Object.keys(rest).every((name) => ['col', 'endColumn', 'data'].includes(name))).toBe(true);
        if (file !== undefined) expect([file.startsWith('/'), Number(line) >= 1]).toEqual([false, true]);
      }
    }),
  );
});
