import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isSafetyNote, OF_SAFETY } from '../../src/model/safety-note.js';
import { keptSocketNote, resumedPeerNote } from '../../src/rules/shared/agent-sharing.js';
import { ROOT } from '../support/cli-process.js';

const RULES = path.join(ROOT, 'src/rules');
const texts = readdirSync(RULES, { recursive: true })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(path.join(RULES, name), 'utf8').replaceAll(/['"`] \+\s*['"`]/g, ''));

test.each(OF_SAFETY)('a rule says: %s', (words) => {
  expect(texts.some((text) => text.includes(words))).toBe(true);
});

test('what the rules know of the other side, and of what connections share', () => {
  const call = { syntax: { inspectsPeer: true, watchesSockets: true } };
  const notes = [...resumedPeerNote(call), ...keptSocketNote(call)];
  expect(notes).toHaveLength(2);
  expect(notes.every(isSafetyNote)).toBe(true);
  expect(isSafetyNote('Whether the server resumes sessions is not known from this run: none was offered to it.')).toBe(
    false,
  );
});
