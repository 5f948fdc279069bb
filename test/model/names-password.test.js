import { namesPassword } from '../../src/model/names-password.js';

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
)('%s is one', (text) => expect(namesPassword(text)).toBe(true));

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
])('%s is none', (text) => expect(namesPassword(text)).toBe(false));
