/**
 * What formats that write each stack out may hold. A profile that is just read takes 2 GB as a `.cpuprofile`, and as
 * folded stacks more than a text can be; what opens such files can't either.
 */
import { Failure } from '../../model/failure.js';
import { counted } from '../../text/words.js';

/** @import { AnnotatedProfile } from '../../model/annotated-stacks.js' */

/** Nodes of a tree of calls, each an object of JSON: 0.8 KB while they are made. */
const MOST_NODES = 400_000;
/** Letters of folded stacks. */
const MOST_LETTERS = 100_000_000;

/**
 * @param {AnnotatedProfile} annotated profile
 * @throws {Failure} `output-too-rich` if its stacks make a tree of more nodes than that
 */
export function checkNodes({ profile: { stacks }, rows }) {
  const isCounted = new Uint8Array(stacks.length);
  let nodes = 0;
  for (const { stack } of rows) {
    for (let row = stack; row !== -1 && isCounted[row] === 0; row = stacks.parent[row]) {
      isCounted[row] = 1;
      if (++nodes > MOST_NODES) throw tooRich('A .cpuprofile', counted(MOST_NODES, 'call'));
    }
  }
}

/**
 * @param {number} letters of the lines so far
 * @throws {Failure} `output-too-rich` if that is more than folded stacks may have
 */
export function checkLetters(letters) {
  if (letters > MOST_LETTERS) throw tooRich('A file of folded stacks', '100 MB');
}

/**
 * @param {string} output that can't hold so much
 * @param {string} most that it may hold, in words
 * @returns {Failure}
 */
function tooRich(output, most) {
  return new Failure('output-too-rich', { output, most });
}
