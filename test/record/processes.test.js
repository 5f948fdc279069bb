import { isCryptoprof } from '../../src/record/processes.js';

/** Linux has none beyond 2^22. */
const NOBODY = 2 ** 30;

afterEach(() => void jest.restoreAllMocks());

/** @param {string} code that the system answers a signal with */
function answer(code) {
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
}

test('who has ended is not at work', () => {
  expect(isCryptoprof(NOBODY)).toBe(false);
});

test("another user's process is there, though it can't be signalled", () => {
  answer('EPERM');
  expect(isCryptoprof(NOBODY)).toBe(true);
  answer('ESRCH');
  expect(isCryptoprof(NOBODY)).toBe(false);
});

(process.platform === 'linux' ? test : test.skip)('what is known to be something else is none', () => {
  expect(isCryptoprof(1)).toBe(false);
});
