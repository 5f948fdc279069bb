/**
 * Profiles a Node that is already running: SIGUSR1 has it open its inspector, V8's profiler is asked over that, and the
 * program itself closes it again. As long as it is open, any user of the machine can run code in the program: so it is
 * open no longer than is sampled, and a timer in the program closes it should we die.
 */
import { existsSync } from 'node:fs';
import { get } from 'node:http';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../model/failure.js';
import { isRecord } from '../model/is-record.js';
import { checkTarget } from './check-target.js';
import { listeningPorts } from './listening-ports.js';
import { Conversation } from './protocol.js';
import { openWebSocket } from './web-socket.js';

/** @import { Send } from './protocol.js' */

/** Until the inspector listens, and until it has closed: a program that computes for long does neither, ms. */
const PATIENCE_MS = 10_000;
const LOOK_INTERVAL_MS = 25;
/** How much later than we would the program closes its inspector itself, ms. */
const GRACE_MS = 10_000;
/** What an inspector lists of itself. */
const MOST_LIST_BYTES = 1024 * 1024;

/**
 * Runs in the program, and leaves nothing behind: the object is ours alone. Of Node 20, versions before 20.16 have no
 * getBuiltinModule; `require` is what the inspector offers to whoever types in a console.
 * @param {number} ms after which the program closes its inspector in any case
 * @returns {string} an expression
 */
const openedIn = (ms) => `(() => {
  const inspector = process.getBuiltinModule ? process.getBuiltinModule('node:inspector') : require('node:inspector');
  const timer = setTimeout(() => inspector.close(), ${ms});
  timer.unref();
  return { inspector, timer, version: process.version, arch: process.arch, startMs: Date.now() - 1000 * process.uptime() };
})()`;
/** Closed once this has been answered: it waits for its conversations to end. */
const CLOSE = 'function () { clearTimeout(this.timer); setTimeout(() => this.inspector.close(), 0); }';
const FACTS = 'function () { return { version: this.version, arch: this.arch, startMs: this.startMs }; }';

/**
 * @typedef {object} AttachOptions
 * @property {number} pid of a Node on this machine
 * @property {number} seconds to sample for
 * @property {number} intervalUs between samples
 * @property {boolean} isUnchecked see checkTarget
 * @property {AbortSignal} enough aborted to end before; what was sampled counts
 * @property {(text: string) => Promise<void>} say called with what is about to be done
 */

/**
 * @typedef {object} Attached
 * @property {{profile: unknown, thread: number}[]} threads what V8's profiler gave of each: 0 is the main one
 * @property {number} lost threads that ended before they were asked for theirs
 * @property {string} node version
 * @property {string} arch
 * @property {number} startMs when the program was started, ms since 1970
 */

/**
 * @param {AttachOptions} options what to profile
 * @returns {Promise<Attached>} when the inspector is closed again
 * @throws {Failure} `attach-...`: before anything was done to the process, but for `attach-no-inspector`, `attach-ended`
 *   and `attach-still-open`
 */
export async function attach(options) {
  const { pid, seconds, isUnchecked, say } = options;
  await checkTarget(pid, isUnchecked);
  const before = await listeningPorts(pid);
  await say(
    `sends SIGUSR1 to Node ${pid}, which opens its inspector on this machine for ${seconds} s, and prints lines on its stderr that say so`,
  );
  process.kill(pid, 'SIGUSR1');
  const { port, url } = await newInspector(pid, before);
  const { result, error } = await conversation(url, options).then(
    (attached) => ({ result: attached, error: null }),
    (cause) => ({ result: null, error: cause }),
  );
  if (!(await isClosed(pid, port))) throw new Failure('attach-still-open', { pid, port }, error);
  if (!existsSync(`/proc/${pid}`)) throw new Failure('attach-gone', { pid });
  if (result === null) throw new Failure('attach-ended', { pid, reason: error.message }, error);
  await say(`the inspector is closed again: nothing listens on port ${port}`);
  return result;
}

/**
 * @param {number} pid of a Node that was sent SIGUSR1
 * @param {Set<number>} before ports on which it listened then
 * @returns {Promise<{port: number, url: string}>} its inspector
 * @throws {Failure} `attach-no-inspector`
 */
async function newInspector(pid, before) {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await delay(LOOK_INTERVAL_MS)) {
    for (const port of await listeningPorts(pid)) {
      const url = before.has(port) ? null : await inspectorAt(port);
      if (url !== null) return { port, url };
    }
  }
  throw new Failure('attach-no-inspector', { pid });
}

/**
 * @param {number} port that was opened just now
 * @returns {Promise<string | null>} where its WebSocket is; null if it is no inspector
 */
async function inspectorAt(port) {
  const text = await new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/json/list', agent: false, timeout: 1000 }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
        if (body.length > MOST_LIST_BYTES) request.destroy();
      });
      response.on('end', () => resolve(body));
      response.on('error', () => resolve(''));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(''));
  });
  const id = /"webSocketDebuggerUrl":\s*"ws:\/\/[^/"]*\/([\w-]+)"/.exec(text)?.[1];
  return id === undefined ? null : `ws://127.0.0.1:${port}/${id}`;
}

/**
 * @param {string} url of the inspector
 * @param {AttachOptions} options what to profile
 * @returns {Promise<Attached>} when the program was asked to close it
 */
async function conversation(url, { seconds, intervalUs, enough }) {
  const workers = new Workers();
  const main = new Conversation(
    (text) => socket.send(text),
    (method, params) => workers.take(method, params),
  );
  const over = new AbortController();
  const closed = new AbortController();
  const socket = await openWebSocket(
    url,
    (text) => main.take(text),
    () => {
      main.end();
      workers.end();
      over.abort();
      closed.abort();
    },
  );
  const { send } = main;
  const opened = await send('Runtime.evaluate', {
    expression: openedIn(seconds * 1000 + GRACE_MS),
    includeCommandLineAPI: true,
  });
  const objectId = isRecord(opened.result) ? opened.result.objectId : undefined;
  if (opened.exceptionDetails !== undefined || objectId === undefined)
    throw new Error('it can not be asked to close it');
  const call = (/** @type {string} */ functionDeclaration) =>
    send('Runtime.callFunctionOn', { objectId, functionDeclaration, returnByValue: true });
  try {
    const { result } = await call(FACTS);
    const facts = isRecord(result) && isRecord(result.value) ? result.value : {};
    workers.from = send;
    await send('NodeWorker.enable', { waitForDebuggerOnStart: false });
    const threads = [{ send, thread: 0 }, ...workers.list()];
    const begun = await Promise.all(threads.map((each) => begin(each.send, intervalUs)));
    enough.addEventListener('abort', () => over.abort());
    if (!enough.aborted) await delay(seconds * 1000, undefined, { signal: over.signal }).catch(() => {});
    const profiles = await Promise.all(threads.map((each, index) => (begun[index] ? finish(each.send) : null)));
    return {
      threads: threads.flatMap(({ thread }, index) =>
        profiles[index] === null ? [] : [{ thread, profile: profiles[index] }],
      ),
      lost: profiles.filter((profile) => profile === null).length,
      node: String(facts.version).replace(/^v/, ''),
      arch: String(facts.arch),
      startMs: Number(facts.startMs),
    };
  } finally {
    // The program ends the conversation, so that not both do it at the same time.
    const isAsked = await call(CLOSE).then(
      () => true,
      () => false,
    );
    if (isAsked && !closed.signal.aborted)
      await delay(PATIENCE_MS, undefined, { signal: closed.signal }).catch(() => {});
    socket.close();
  }
}

/**
 * @param {Send} send to a thread
 * @param {number} interval µs
 * @returns {Promise<boolean>} whether it is profiled now
 */
function begin(send, interval) {
  return Promise.all([
    send('Profiler.enable'),
    send('Profiler.setSamplingInterval', { interval }),
    send('Profiler.start'),
  ]).then(
    () => true,
    () => false,
  );
}

/**
 * @param {Send} send to a thread
 * @returns {Promise<unknown>} its profile, null if it has ended
 */
async function finish(send) {
  try {
    const { profile } = await send('Profiler.stop');
    await send('Profiler.disable');
    return profile;
  } catch {
    return null;
  }
}

/** The workers of the program, each with a conversation within its own. */
class Workers {
  /** @type {Map<string, Conversation>} */
  #bySession = new Map();
  /**
   * To the main thread.
   * @type {Send}
   */
  from = () => Promise.reject(new Error('not yet'));

  /** @returns {{send: Send, thread: number}[]} those that are there */
  list() {
    return [...this.#bySession.values()].map(({ send }, index) => ({ send, thread: index + 1 }));
  }

  /**
   * @param {string} method of an event
   * @param {Record<string, unknown>} params of it
   */
  take(method, params) {
    const sessionId = String(params.sessionId);
    if (method === 'NodeWorker.attachedToWorker') {
      const worker = new Conversation((message) => {
        this.from('NodeWorker.sendMessageToWorker', { sessionId, message }).catch(() => worker.end());
      });
      this.#bySession.set(sessionId, worker);
    } else if (method === 'NodeWorker.receivedMessageFromWorker') {
      this.#bySession.get(sessionId)?.take(String(params.message));
    } else if (method === 'NodeWorker.detachedFromWorker') this.#bySession.get(sessionId)?.end();
  }

  /** Nothing comes any more. */
  end() {
    for (const worker of this.#bySession.values()) worker.end();
  }
}

/**
 * @param {number} pid of the program
 * @param {number} port of its inspector
 * @returns {Promise<boolean>} whether it does not listen there any more
 */
async function isClosed(pid, port) {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await delay(LOOK_INTERVAL_MS))
    if (!(await listeningPorts(pid)).has(port)) return true;
  return false;
}
