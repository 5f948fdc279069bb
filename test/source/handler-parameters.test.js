import * as names from '../../src/source/handler-parameters.js';

const WORDS = [
  ...['req', 'request', 'res', 'response', 'reply', 'rep', 'h', 'next', 'ctx', 'context', 'c', '_'],
  ...['incoming', 'event', 'raw', 'koaCtx', 'user', 'requests', 'ctx2', 'Context'],
];
const matching = (/** @type {keyof typeof names} */ set) => WORDS.filter((word) => names[set].test(word)).join(' ');

test('what each question takes for a parameter of a handler', () => {
  expect(Object.fromEntries(Object.keys(names).map((set) => [set, matching(/** @type {never} */ (set))]))).toEqual({
    REQUEST_NAME: 'req request ctx context c _',
    SECOND_NAME: 'res response reply rep h next',
    REPLY_NAME: 'res response reply rep',
    OF_REQUEST_NAME: 'req request res response reply ctx context c',
    CONTEXT_NAME: 'ctx context c',
    ANY_CONTEXT_NAME: 'ctx context c koaCtx Context',
    NEXT_NAME: 'next',
    SERVED_NAME: 'req request ctx context c incoming event raw ctx2 Context',
  });
});

test('parameters that are not used begin with lines', () => {
  for (const name of ['_req', '__req', '_ctx'])
    expect([name, names.REQUEST_NAME.test(name), names.OF_REQUEST_NAME.test(name)]).toEqual([name, true, true]);
});
