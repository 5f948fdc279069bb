'use strict';
// Makes a context for each connection, to two upstreams with certificates of their own, in turn.
const { createSecureContext, rootCertificates } = require('node:tls');

const upstreams = { orders: rootCertificates.slice(0, 40), users: rootCertificates.slice(40, 80) };

function contextFor(name) {
  const ca = upstreams[name];
  return createSecureContext({ ca, honorCipherOrder: true });
}

setImmediate(() => {
  const kinds = new Set();
  for (let i = 0; i < 75; i++) for (const name of Object.keys(upstreams)) kinds.add(contextFor(name).constructor.name);
  console.log([...kinds].join());
});
