import { OPERATIONS } from '../../src/model/operation.js';
import { isWorkFrameName, workFrameName } from '../../src/model/work-frame.js';

test('each operation is recognised in the name of its frame, with an algorithm or without', () => {
  for (const id of Object.keys(OPERATIONS)) {
    expect(isWorkFrameName(workFrameName(id))).toBe(true);
    expect(isWorkFrameName(workFrameName(`${id} aes-256-gcm or so`))).toBe(true);
  }
});

test.each(['', '[]', '[hashes]', 'hash', '[hash', '[constructor]', '[hash] f', '(program)'])('not %j', (name) =>
  expect(isWorkFrameName(name)).toBe(false),
);
