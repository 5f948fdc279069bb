/**
 * @template {string} T
 * @param {Map<T, number>} votes ticks by answer
 * @returns {T | undefined} the answer with most ticks; of equal ones the first by name, so that the order of
 *   samples and isolates does not matter
 */
export function heaviest(votes) {
  /** @type {T | undefined} */
  let best;
  let most = 0;
  for (const [answer, ticks] of votes) {
    if (ticks > most || (ticks === most && best !== undefined && answer < best)) [best, most] = [answer, ticks];
  }
  return best;
}
