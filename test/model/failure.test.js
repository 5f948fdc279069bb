import { Failure } from '../../src/model/failure.js';

test.each([
  [new Failure('directory-gone'), 'Failure: directory-gone'],
  [new Failure('input-missing', { path: '/app/a\nb' }), 'Failure: input-missing {"path":"/app/a\\nb"}'],
])('a log that has only the text of %s has what it is about', (failure, text) => expect(String(failure)).toBe(text));
