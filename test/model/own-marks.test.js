import { OPERATIONS } from '../../src/model/operation.js';
import { workOfFrame, workFrameName } from '../../src/model/own-marks.js';

test('each operation is recognised in the name of its frame, with an algorithm or without', () => {
  for (const id of Object.keys(OPERATIONS)) {
    expect(workOfFrame(workFrameName(id))).toEqual({ operation: id, algorithm: '' });
    expect(workOfFrame(workFrameName(`${id} aes-256-gcm or so`))).toEqual({
      operation: id,
      algorithm: 'aes-256-gcm or so',
    });
  }
});

test.each(['', '[]', '[hashes]', 'hash', '[hash', '[constructor]', '[hash] f', '(program)'])('not %j', (name) =>
  expect(workOfFrame(name)).toBeNull(),
);
