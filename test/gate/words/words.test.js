import { limitFor } from '../../../src/gate/words/words.js';

test.each([
  [0.7574, 'ms', '0.76 ms'],
  [0.0312, 'ms', '0.032 ms'],
  [9.81, 'ms', '9.9 ms'],
  [10, 'ms', '10 ms'],
  [41.2, 'ms', '50 ms'],
  [0, 'ms', '0 ms'],
  [0.1501, 'share', '16%'],
  [3, 'count', 3],
  [0.123, 'ratio', 0.13],
])('%p %s is kept by a limit of %p', (value, unit, limit) => expect(limitFor(value, unit)).toBe(limit));
