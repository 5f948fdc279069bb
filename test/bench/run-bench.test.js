import { unmeasured } from '../../src/bench/run-bench.js';

test('what was measured in another group is not said to be missing', () =>
  expect(unmeasured(['ML-KEM-768', 'X25519MLKEM768', 'X25519MLKEM768'], [{ name: 'ML-KEM-768' }])).toEqual([
    'X25519MLKEM768',
  ]));
