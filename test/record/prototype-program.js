/** A program that asks V8 how it keeps the prototypes of what requests and connections are made of. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordProgram } from './program.js';
import { KEYS } from './traffic-programs.js';

/** After so many requests V8 has seen enough of each of them. */
const REQUESTS = 30;

const PROGRAM = `
  const { readFileSync, writeFileSync } = require('node:fs');
  const https = require('node:https');
  const { once } = require('node:events');
  const { Worker } = require('node:worker_threads');
  const keys = { key: readFileSync('key.pem'), cert: readFileSync('cert.pem') };
  const objects = { process, immediate: setImmediate(() => {}) };
  const server = https.createServer(keys, (request, response) => {
    Object.assign(objects, { request, response, accepted: request.socket, acceptedHandle: request.socket._handle });
    response.end('ok');
  });
  const agent = new https.Agent({ keepAlive: true });
  const ask = () => new Promise((resolve, reject) => {
    const asked = https.get({ host: 'localhost', port: server.address().port, ca: keys.cert, agent }, (answer) => {
      Object.assign(objects, { asked, answer, socket: answer.socket, handle: answer.socket._handle });
      answer.resume().on('end', resolve);
    }).on('error', reject);
  });
  server.listen(0, 'localhost', async () => {
    // The probe looks at the first thread that is started, and takes that away again.
    await once(new Worker('', { eval: true }), 'exit');
    for (let time = 0; time < ${REQUESTS}; time++) await ask();
    Object.assign(objects, { server, agent });
    const slow = [];
    for (const [name, object] of Object.entries(objects)) {
      for (let at = Object.getPrototypeOf(object), level = 1; at !== null; at = Object.getPrototypeOf(at), level++)
        if (!%HasFastProperties(at)) slow.push(name + ' ' + level);
    }
    writeFileSync('slow.json', JSON.stringify(slow));
    process.exit();
  });
`;

/**
 * @param {string} node absolute path of a Node
 * @returns {Promise<string[]>} the prototypes that V8 keeps as dictionaries: what inherits from them, and how far up
 */
export async function slowPrototypes(node) {
  const { cwd } = await recordProgram(
    { 'app.cjs': PROGRAM, ...KEYS },
    { node, nodeOptions: ['--allow-natives-syntax'], stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return JSON.parse(readFileSync(path.join(cwd, 'slow.json'), 'utf8'));
}
