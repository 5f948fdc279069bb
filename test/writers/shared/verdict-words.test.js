import { outcomeSentence, pageCommand } from '../../../src/writers/shared/verdict-words.js';
import { failedVerdict } from '../../support/sample-verdict.js';

test.each([
  ['docs/rules/sync-kdf.md', 'cryptoprof explain sync-kdf'],
  ['docs/gate.md', 'cryptoprof explain gate'],
  ['', ''],
  ['https://example.org/x.md', 'https://example.org/x.md'],
])('%p is printed by %p', (docs, command) => expect(pageCommand(docs)).toBe(command));

test('one check rests on its runs, several rest on theirs', () => {
  const verdict = failedVerdict();
  expect(outcomeSentence(verdict).details).toContain('. They rest on 2 runs');
  expect(outcomeSentence({ ...verdict, checks: verdict.checks.slice(0, 1) }).details).toContain('. It rests on 2 runs');
});
