import { compareText } from '../../src/model/text-order.js';

test('text is ordered by its units, on any machine', () => {
  expect(['b', 'a', 'B', 'ä', 'a'].sort(compareText)).toEqual(['B', 'a', 'a', 'b', 'ä']);
});
