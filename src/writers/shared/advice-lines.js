/**
 * Lines of advice that name more places than a writer has room for. Whoever awaits those that are named, and takes them for
 * all, lets everybody in at the others: so it is cut between two places, and says how many are left out.
 */
import { MAX_TEXT } from '../../text/escape.js';
import { grouped } from '../../text/numbers.js';

/** Writers put a few columns before a line. */
const MOST_CHARACTERS = MAX_TEXT - 10;

/** Such as `check.js:7`, `lines 3`, and `12` after those. */
const PLACE = /(?:^|:|\blines? )\d+$/;
/** How a list ends that names not even in the report all that the rule has found. */
const UNNAMED = /; (?<count>\d+) more(?<ending>\D*)$/;

/**
 * @param {string[]} advice of a finding
 * @param {number} [most] characters of a line
 * @returns {string[]} the same; of a comment that is longer, as many places as there is room for, and how many are left
 */
export function adviceLines(advice, most = MOST_CHARACTERS) {
  return advice.map((line) => (line.length > most && line.startsWith('//') ? withFewerPlaces(line, most) : line));
}

/**
 * @param {string} line of a comment
 * @param {number} most characters of it
 * @returns {string} the same with fewer places; as it is if it names none
 */
function withFewerPlaces(line, most) {
  const unnamed = UNNAMED.exec(line);
  const end = unnamed?.index ?? 1 + line.search(/\d\D*$/);
  const { count = 0, ending = line.slice(end) } = unnamed?.groups ?? {};
  const parts = line.slice(0, end).split(/(, |; )/);
  let [length, left] = [end, 0];
  for (let index = parts.length - 1; index > 0; index -= 2) {
    length -= parts[index].length + parts[index - 1].length;
    if (PLACE.test(parts[index])) left++;
    const more = `${grouped(left + Number(count))} more${unnamed ? `, ${grouped(left)} of them` : ''} in report.json`;
    const words = `; ${more}${ending}`;
    if (length + words.length <= most && PLACE.test(parts[index - 2]))
      return parts.slice(0, index - 1).join('') + words;
  }
  return line;
}
