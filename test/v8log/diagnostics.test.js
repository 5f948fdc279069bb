import { logDiagnostics } from '../../src/v8log/diagnostics.js';

/** @returns what is said of a log that lacks something so many times */
function said(times) {
  const samples = { length: 1, overflows: times, unresolvedCallers: 0, callers: 1 };
  const log = { v8Major: 12, skipped: { truncated: times }, scripts: { skipped: times }, samples };
  return logDiagnostics(log, [], { unknownInlined: times, inferredCallers: times });
}

test('what is said of several logs can be added up: no sentence has a number of its own', () => {
  expect(said(1)).toHaveLength(5);
  expect(said(3).map(({ message }) => message)).toEqual(said(1).map(({ message }) => message));
  expect(said(3).map(({ count }) => count)).toEqual([3, 3, 3, 3, 3]);
});
