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

test('a gate that judged nothing does not just pass', () => {
  const verdict = failedVerdict();
  const titleOf = (/** @type {('inconclusive' | 'pass')[]} */ ...outcomes) =>
    outcomeSentence({
      ...verdict,
      outcome: 'pass',
      checks: outcomes.map((outcome) => ({ ...verdict.checks[0], outcome })),
    }).title;
  expect(titleOf('inconclusive')).toBe('passed, but nothing could be judged');
  expect([titleOf('inconclusive', 'pass'), titleOf()]).toEqual(['passed', 'passed']);
});
