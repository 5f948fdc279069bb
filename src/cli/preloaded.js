/**
 * Modules preloaded by NODE_OPTIONS (an agent, a metrics server) also run in this process, and before us. What they
 * have printed can't be undone, but ports that they hold and the program needs can be released.
 */
import net from 'node:net';
import { hasPreloads, opensInspector } from '../api/record.js';
import { shown } from '../text/escape.js';
import { listed } from '../text/words.js';
import { tell } from './io.js';
import { ownName } from './shell-words.js';

/** @import { Session } from 'node:inspector' */
/** @import { Io } from './io.js' */

/**
 * Releases ports that the program would find taken, and says that the preloaded modules ran here.
 * @param {Io} io NODE_OPTIONS come from its environment, the message goes to its stderr
 * @param {boolean} isQuiet whether to print nothing
 */
export async function releasePreloaded(io, isQuiet) {
  if (opensInspector(io.env)) await closeInspector();
  if (!hasPreloads(io.env)) return;
  const places = await stopListening();
  if (isQuiet) return;
  const released =
    places.length === 0
      ? ''
      : `  It opened ${listed(places)} here; cryptoprof closed it, so that your program can use it.\n`;
  await tell(
    io.stderr,
    "cryptoprof: what NODE_OPTIONS preloads runs in cryptoprof, too; what it prints here is not your program's.\n" +
      released +
      `  next  ${ownName(io)} node --require <file> app.js, without NODE_OPTIONS, gives it to the program alone\n`,
  );
}

/** Releases the port where debuggers expect the program. */
async function closeInspector() {
  try {
    const { close, url } = await import('node:inspector');
    if (url() !== undefined) close();
  } catch {
    // A Node without an inspector.
  }
}

/**
 * Closes all servers of this thread, since none is ours. Node lists only servers that keep it alive, which agents'
 * servers don't, but V8 can find all objects of a class.
 * @returns {Promise<string[]>} where they listened, such as `port 9464`
 */
async function stopListening() {
  try {
    const { Session } = await import('node:inspector');
    const session = new Session();
    session.connect();
    try {
      return closeServers(session);
    } finally {
      session.disconnect();
    }
  } catch {
    // A Node without an inspector, or under the permission model.
    return [];
  }
}

/** Key under which the inspector finds the class, for the duration of the search. */
const HANDLE = Symbol.for('cryptoprof.servers');

/**
 * @param {Session} session with V8's inspector of this thread
 * @returns {string[]} where the closed servers listened
 */
function closeServers(session) {
  /** @type {Set<net.Server>} */
  const servers = new Set();
  Object.assign(globalThis, {
    [HANDLE]: { prototype: net.Server.prototype, add: (/** @type {net.Server} */ one) => servers.add(one) },
  });
  try {
    const place = `globalThis[Symbol.for('${Symbol.keyFor(HANDLE)}')]`;
    const prototypeObjectId = ask(session, 'Runtime.evaluate', { expression: `${place}.prototype` }).result.objectId;
    const { objectId } = ask(session, 'Runtime.queryObjects', { prototypeObjectId }).objects;
    const functionDeclaration = `function () { for (const one of this) ${place}.add(one); }`;
    ask(session, 'Runtime.callFunctionOn', { objectId, functionDeclaration });
  } finally {
    Reflect.deleteProperty(globalThis, HANDLE);
  }
  return [...servers].flatMap((server) => {
    const address = server.listening ? server.address() : null;
    if (address === null) return [];
    server.close();
    return [typeof address === 'string' ? shown(address) : `port ${address.port}`];
  });
}

/**
 * @param {Session} session that answers synchronously
 * @param {string} method of Chrome's DevTools protocol
 * @param {object} parameters of it
 * @returns {any} its answer
 */
function ask(session, method, parameters) {
  let answer;
  session.post(method, parameters, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}
