import { pageCommand } from '../../../src/writers/shared/verdict-words.js';

test.each([
  ['docs/rules/sync-kdf.md', 'cryptoprof explain sync-kdf'],
  ['docs/gate.md', 'cryptoprof explain gate'],
  ['', ''],
  ['https://example.org/x.md', 'https://example.org/x.md'],
])('%p is printed by %p', (docs, command) => expect(pageCommand(docs)).toBe(command));
