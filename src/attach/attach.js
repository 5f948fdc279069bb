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
import { beginSampling, endSampling } from './sampling.js';
import { openWebSocket } from './web-socket.js';
import { Workers } from './workers.js';

/** @import { Send } from './protocol.js' */

/**
 * Until the inspector listens: a program that computes in native code does not open it, and who went away would leave it
 * open, ms.
 */
const OPENING_MS = 60_000;
/** After which it is said what is waited for, ms. */
const UNUSUAL_MS = 3_000;
/** Until it has closed, ms. */
const CLOSING_MS = 10_000;
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
  const load = process.getBuiltinModule ?? require;
  const inspector = load('node:inspector');
  const timers = load('node:timers');
  const timer = timers.setTimeout(() => inspector.close(), ${ms});
  timer.unref();
  return { inspector, timers, timer, version: process.version, arch: process.arch, startMs: Date.now() - 1000 * process.uptime() };
})()`;
/**
 * Closes it once we have gone: while a client is there, inspector.close() holds the event loop until that has answered.
 */
const CLOSE = `function () {
  this.timers.clearTimeout(this.timer);
  this.timers.setTimeout(() => this.inspector.close(), 200).unref();
}`;
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
 * @property {number} pid
 * @property {string} node version
 * @property {string} arch
 * @property {number} startMs when the program was started, ms since 1970
 */

/**
 * @param {AttachOptions} options what to profile
 * @returns {Promise<Attached>} when the inspector is closed again
 * @throws {Failure} `attach-...`: before anything was done to the process, but for `attach-no-inspector`, `attach-ended`,
 *   `attach-gone` and `attach-still-open`
 */
export async function attach(options) {
  const { pid, seconds, isUnchecked, say } = options;
  await checkTarget(pid, isUnchecked);
  const before = await listeningPorts(pid);
  await say(
    `sends SIGUSR1 to Node ${pid}, which opens its inspector on this machine for ${seconds} s, and prints lines on its stderr that say so`,
  );
  process.kill(pid, 'SIGUSR1');
  const { port, url } = await newInspector(pid, before, say);
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
 * @param {AttachOptions['say']} say called if that takes long
 * @returns {Promise<{port: number, url: string}>} its inspector
 * @throws {Failure} `attach-no-inspector`, `attach-gone`
 */
async function newInspector(pid, before, say) {
  const begun = performance.now();
  let isTold = false;
  for (let ms = 0; ms < OPENING_MS; ms = performance.now() - begun) {
    for (const port of await listeningPorts(pid)) {
      const url = before.has(port) ? null : await inspectorAt(port);
      if (url !== null) return { port, url };
    }
    if (!existsSync(`/proc/${pid}`)) throw new Failure('attach-gone', { pid });
    if (!isTold && ms > UNUSUAL_MS) {
      isTold = true;
      await say(
        `no inspector is open yet: the program computes, or one was open before; waits ${OPENING_MS / 1000} s for it, in order to close it`,
      );
    }
    await delay(LOOK_INTERVAL_MS);
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
 * @returns {Promise<Attached>} when the program was asked to close it, and we have gone
 */
async function conversation(url, options) {
  const gone = new AbortController();
  const main = new Conversation(
    (text) => socket.send(text),
    (method, params) => workers.take(method, params),
  );
  const workers = new Workers(main.send);
  const socket = await openWebSocket(
    url,
    (text) => main.take(text),
    () => {
      main.end();
      workers.end();
      gone.abort();
    },
  );
  try {
    return await sampled(main.send, workers, gone.signal, options);
  } finally {
    socket.close();
    await until([gone.signal], CLOSING_MS);
  }
}

/**
 * @param {Send} send to the main thread
 * @param {Workers} workers beside it
 * @param {AbortSignal} gone aborted when the program has gone
 * @param {AttachOptions} options what to profile
 * @returns {Promise<Attached>} when the program was asked to close its inspector, as soon as we have gone
 */
async function sampled(send, workers, gone, { pid, seconds, intervalUs, enough }) {
  const opened = await send('Runtime.evaluate', {
    expression: openedIn(seconds * 1000 + GRACE_MS),
    includeCommandLineAPI: true,
  });
  const objectId = isRecord(opened.result) ? opened.result.objectId : undefined;
  if (opened.exceptionDetails !== undefined || objectId === undefined)
    throw new Error('it can not be asked to close its inspector');
  const call = (/** @type {string} */ functionDeclaration) =>
    send('Runtime.callFunctionOn', { objectId, functionDeclaration, returnByValue: true });
  try {
    const { result } = await call(FACTS);
    const facts = isRecord(result) && isRecord(result.value) ? result.value : {};
    await send('NodeWorker.enable', { waitForDebuggerOnStart: false });
    const threads = [{ send, thread: 0 }, ...workers.list()];
    const begun = await Promise.all(threads.map((each) => did(beginSampling(each.send, intervalUs))));
    await until([enough, gone], seconds * 1000);
    const profiles = await Promise.all(
      threads.map((each, index) => (begun[index] ? endSampling(each.send).catch(() => null) : null)),
    );
    return {
      threads: threads.flatMap(({ thread }, index) =>
        profiles[index] === null ? [] : [{ thread, profile: profiles[index] }],
      ),
      lost: profiles.filter((profile) => profile === null).length,
      pid,
      node: String(facts.version).replace(/^v/, ''),
      arch: String(facts.arch),
      startMs: Number(facts.startMs),
    };
  } finally {
    await did(call(CLOSE));
  }
}

/**
 * @param {AbortSignal[]} signals one of which ends it before
 * @param {number} ms that it takes otherwise
 * @returns {Promise<void>} when it is over
 */
async function until(signals, ms) {
  const over = new AbortController();
  const end = () => over.abort();
  for (const signal of signals) signal.addEventListener('abort', end);
  if (!signals.some(({ aborted }) => aborted)) await delay(ms, undefined, { signal: over.signal }).catch(() => {});
  for (const signal of signals) signal.removeEventListener('abort', end);
}

/**
 * @param {Promise<unknown>} promise of something
 * @returns {Promise<boolean>} whether it was done
 */
function did(promise) {
  return promise.then(
    () => true,
    () => false,
  );
}

/**
 * @param {number} pid of the program
 * @param {number} port of its inspector
 * @returns {Promise<boolean>} whether it does not listen there any more
 */
async function isClosed(pid, port) {
  for (const end = performance.now() + CLOSING_MS; performance.now() < end; await delay(LOOK_INTERVAL_MS))
    if (!(await listeningPorts(pid)).has(port)) return true;
  return false;
}
