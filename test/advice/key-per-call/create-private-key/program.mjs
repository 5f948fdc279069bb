// Makes a key's object in each call.
import * as crypto from 'node:crypto';

const PEM = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIJxpdzBO09BT7oyD+LHUMQ+wNJ/ZwSQCJTT7hADEFKzY
-----END PRIVATE KEY-----`;
const COUNT = process.versions.node.startsWith('20.') ? 800 : 8_000;

function issue(data) {
  const key = crypto.createPrivateKey(PEM);
  return crypto.sign(null, data, key).toString('hex');
}

setImmediate(() => {
  let signature = '';
  for (let i = 0; i < COUNT; i++) signature = issue(Buffer.from(`order ${i}`));
  console.log(signature);
});
