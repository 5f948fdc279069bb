import { mayNamePassword, namesPassword } from '../../src/model/names-password.js';

test.each(
  [
    'password',
    'PASSPHRASE',
    'user.pwd',
    'pw',
    'userPw',
    'body.pin',
    'PIN',
    'pinCode',
    'PIN_CODE',
    'user_pin',
    'loginPIN',
  ].concat(['credentials', 'mnemonic', 'Pin', 'this.#pin', 'hash(pw, salt)']),
)('%s may be one', (text) => expect(mayNamePassword(text)).toBe(true));

test.each([
  'process.env.SECRET',
  'opinion',
  'spin',
  'pino.key',
  'pinned',
  'PINNED_KEY',
  'masterKey',
  'powder',
  'shopWindow',
])('%s is none', (text) => expect(mayNamePassword(text)).toBe(false));

test('some of them surely are', () =>
  expect(['password', 'PASSPHRASE', 'user.pwd', 'pin', 'pw', 'credentials'].map(namesPassword)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]));
