// Signs for each tenant in turn, as a program does that rotates its keys: the text is another one in each call.
import * as crypto from 'node:crypto';

const TENANTS = [
  `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEICARV8Ctbea9dXAZQyWnrCwgmhV8PnvxlLMMnr0Io9wq
-----END PRIVATE KEY-----`,
  `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIEbAa6k1fGrKHI21mWUiu2nBMAHleYS8U11ifVoccQe4
-----END PRIVATE KEY-----`,
];
const COUNT = process.versions.node.startsWith('20.') ? 400 : 4_000;

function issue(data) {
  return TENANTS.map((pem) => {
    const key = crypto.createPrivateKey(pem);
    return crypto.sign(null, data, key).toString('hex');
  });
}

setImmediate(() => {
  let signatures = [];
  for (let i = 0; i < COUNT; i++) signatures = issue(Buffer.from(`order ${i}`));
  console.log(signatures.join(' '));
});
