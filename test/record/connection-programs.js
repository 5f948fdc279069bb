/** Programs whose TLS connections are known: what the ledger must hold of them, on every Node. */
import { KEYS, TOOLS } from './traffic-programs.js';

/** A server of https, `port`, and what a program does with it. */
const withServer = (/** @type {string} */ text, options = 'keys') => ({
  'app.js': `${TOOLS}
    const [http, https, net, tls] = [require('node:http'), require('node:https'), require('node:net'), require('node:tls')];
    (async () => {
      const server = https.createServer(${options}, (request, response) => response.end('ok')); // server
      const port = await listening(server);
      ${text}
      server.close();
    })();`,
  ...KEYS,
});
