import { readFileSync } from 'node:fs';
import { runMain } from '../support/fake-io.js';

test.each([
  ['sync-kdf', 'docs/rules/sync-kdf.md'],
  ['gate', 'docs/gate.md'],
  ['ci', 'docs/ci.md'],
  ['tls', 'docs/tls.md'],
])('%s prints %s, wherever the package is', async (topic, page) => {
  const { exitCode, out, err } = await runMain(['explain', topic]);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
  // The marks of what scripts write are for scripts.
  expect(out).toBe(
    text.replace(/<!-- (?:(?:config|exits|metrics): npm run docs|\/(?:config|exits|metrics)) -->\n\n/g, ''),
  );
  expect(out).not.toContain('<!--');
});

test.each(['nope', 'constructor', 'docs/gate.md', ''])(
  '%p is not a rule; the message lists the rules and topics',
  async (topic) => {
    const { exitCode, out, err } = await runMain(['explain', topic]);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toMatch(
      /There is no rule or topic .*\n {2}next {2}Choose one of the rules sync-kdf, .*, or one of the topics gate, ci and tls\.\n$/,
    );
  },
);

test('the help names the topics', async () => {
  expect((await runMain(['explain', '--help'])).out).toMatch(/gate, ci, or\s+tls/);
});
