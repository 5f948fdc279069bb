/**
 * Profiles a Node that is already running: SIGUSR1 makes it open its inspector, through which V8's profiler is
 * controlled, and the program itself closes it again. As long as it is open, any user of the machine can run code in
 * the program. So it is only open while we sample, and the program closes it once we have gone, even if we die.
 */
import { existsSync } from 'node:fs';
import { get } from 'node:http';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../model/failure.js';
import { isRecord } from '../model/is-record.js';
import { alone } from './alone.js';
import { checkTarget } from './check-target.js';
import { connectionOf, listeningPortsOf } from './sockets.js';
import { Conversation } from './protocol.js';
import { beginSampling, endSampling } from './sampling.js';
import { openWebSocket } from './web-socket.js';
import { Workers } from './workers.js';

/** @import { Descriptor } from './sockets.js' */
/** @import { Send } from './protocol.js' */

/**
 * How long to wait for the inspector to listen: a program that computes in native code doesn't open it, and if we went
 * away, it would stay open, ms.
 */
const OPENING_MS = 60_000;
/** After which it is said what is waited for, ms. */
const UNUSUAL_MS = 3_000;
/** Until it has closed, ms. */
const CLOSING_MS = 10_000;
const LOOK_INTERVAL_MS = 25;
/** What an inspector lists of itself. */
const MOST_LIST_BYTES = 1024 * 1024;
/** How often the program looks whether we are still there, ms. */
const WATCH_INTERVAL_MS = 200;
/** After which it closes its inspector where it can't look, ms: we have gone long before. */
const BLIND_MS = 5_000;
/** An event loop that has not turned for this long may never turn again, ms. */
const STUCK_MS = 1_000;
/** Until a program whose loop turns has said so, ms. */
const ANSWER_MS = 500;
/** For which one whose loop does not turn is held until we have gone, ms. */
const HOLD_MS = 5_000;

/**
 * Runs in the program, which closes its inspector once we have gone, however that comes; nothing else is left behind.
 *
 * While a client is there it must not: inspector.close() holds the event loop until that has answered, and if both end
 * the conversation at the same time, Node writes two frames of farewell, frees what sent them when the first is written,
 * and crashes when the second is (`WsHandler::OnCloseFrameWritten`,
 * https://github.com/nodejs/node/blob/main/src/inspector_socket.cc). So it looks at the descriptor of our connection.
 *
 * An event loop that never turns has no timers. What an inspector asks for is run between two of the program's functions all
 * the same: so `end`, which we ask for before we go, waits there until we have gone, and closes the inspector, unless the
 * loop turns.
 *
 * Of Node 20, versions before 20.16 have no getBuiltinModule; `require` is what the inspector offers to whoever types in
 * a console.
 * @param {Descriptor} connection of the program, with us
 * @returns {string} an expression
 */
const watching = ({ path, link }) => `(() => {
  const load = process.getBuiltinModule ?? require;
  const [inspector, timers, fs] = ['node:inspector', 'node:timers', 'node:fs'].map((name) => load(name));
  const isThere = () => {
    try {
      return fs.readlinkSync(${JSON.stringify(path)}) === ${JSON.stringify(link)};
    } catch {
      return false;
    }
  };
  const isWatched = isThere();
  const now = () => 1000 * process.uptime();
  let turned = now();
  const closeOnce = () => {
    if (isThere()) return;
    timers.clearInterval(timer);
    inspector.close();
  };
  const timer = timers.setInterval(() => {
    turned = now();
    closeOnce();
  }, isWatched ? ${WATCH_INTERVAL_MS} : ${BLIND_MS});
  timer.unref();
  const end = () => {
    const asked = now();
    if (asked - turned < ${STUCK_MS}) return;
    const cell = new Int32Array(new SharedArrayBuffer(4));
    while (isThere() && now() - asked < ${HOLD_MS}) Atomics.wait(cell, 0, 0, 10);
    closeOnce();
  };
  return { isWatched, version: process.version, platform: process.platform, arch: process.arch, startMs: Date.now() - 1000 * process.uptime(), end };
})()`;

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
 * @property {string} platform
 * @property {string} arch
 * @property {number} startMs when the program was started, ms since 1970
 */

/**
 * @param {AttachOptions} options what to profile
 * @returns {Promise<Attached>} when the inspector is closed again
 * @throws {Failure} `attach-...`: before anything was done to the process, except `attach-no-inspector`,
 *   `attach-ended`, `attach-gone` and `attach-still-open`
 */
export async function attach(options) {
  const { pid, isUnchecked } = options;
  return alone(pid, async () => {
    await checkTarget(pid, isUnchecked);
    return profiled(options);
  });
}

/**
 * @param {AttachOptions} options what to profile, which may be sent SIGUSR1
 * @returns {Promise<Attached>} as `attach`
 * @throws {Failure} as that
 */
async function profiled(options) {
  const { pid, seconds, say } = options;
  const before = await listeningPortsOf(pid);
  await say(
    `sends SIGUSR1 to Node ${pid}, which opens its inspector on this machine for ${seconds} s, and prints lines on its stderr that say so`,
  );
  ask(pid);
  const inspector = await newInspector(pid, before, say);
  const { port } = inspector;
  const { result, error } = await conversation(inspector, options).then(
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
 * @param {number} pid of a Node that opens its inspector by SIGUSR1
 * @throws {Failure} `attach-no-process` if it has ended meanwhile
 */
function ask(pid) {
  try {
    process.kill(pid, 'SIGUSR1');
  } catch (error) {
    throw new Failure('attach-no-process', { pid }, error);
  }
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
  let isAnnounced = false;
  for (let ms = 0; ms < OPENING_MS; ms = performance.now() - begun) {
    for (const port of await listeningPortsOf(pid)) {
      const url = before.has(port) ? null : await inspectorAt(port);
      if (url !== null) return { port, url };
    }
    if (!existsSync(`/proc/${pid}`)) throw new Failure('attach-gone', { pid });
    if (!isAnnounced && ms > UNUSUAL_MS) {
      isAnnounced = true;
      await say(
        `no inspector is open yet: the program is busy, or one was open before; waiting up to ${OPENING_MS / 1000} s for it, to close it again`,
      );
    }
    await delay(LOOK_INTERVAL_MS);
  }
  throw new Failure('attach-no-inspector', { pid });
}

/**
 * @param {number} port that was opened just now
 * @returns {Promise<string | null>} where its WebSocket is; null if it isn't an inspector
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
 * @param {{port: number, url: string}} inspector of the program
 * @param {AttachOptions} options what to profile
 * @returns {Promise<Attached>} when we have gone
 */
async function conversation({ port, url }, options) {
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
  /** @type {() => Promise<unknown>} */
  let end = async () => {};
  try {
    const watched = await watchedBy(main.send, await connectionOf(options.pid, port, socket.localPort));
    end = watched.end;
    return { ...(await sampled(main.send, workers, gone.signal, options)), ...watched.facts, pid: options.pid };
  } finally {
    await Promise.race([end().catch(() => {}), delay(ANSWER_MS, undefined, { ref: false })]);
    socket.close();
    await until([gone.signal], CLOSING_MS);
  }
}

/**
 * @param {Send} send to the main thread
 * @param {Descriptor} connection of the program, with us
 * @returns {Promise<{facts: Pick<Attached, 'node' | 'platform' | 'arch' | 'startMs'>, end: () => Promise<unknown>}>} what the
 *   program says of itself, when it will close its inspector once we have gone; what tells it that we are about to go
 * @throws {Error} if it will not
 */
async function watchedBy(send, connection) {
  const { result } = await send('Runtime.evaluate', {
    expression: watching(connection),
    includeCommandLineAPI: true,
  });
  const { objectId } = isRecord(result) ? result : {};
  if (objectId === undefined) throw new Error('it can not be asked to close its inspector');
  const call = (/** @type {string} */ functionDeclaration) =>
    send('Runtime.callFunctionOn', { objectId, functionDeclaration, returnByValue: true });
  const { result: told } = await call('function () { return { ...this, end: undefined }; }');
  const facts = isRecord(told) && isRecord(told.value) ? told.value : {};
  if (facts.isWatched !== true) throw new Error('it can not be asked to close its inspector');
  return {
    facts: {
      node: String(facts.version).replace(/^v/, ''),
      platform: String(facts.platform),
      arch: String(facts.arch),
      startMs: Number(facts.startMs),
    },
    end: () => call('function () { this.end(); }'),
  };
}

/**
 * @param {Send} send to the main thread
 * @param {Workers} workers beside it
 * @param {AbortSignal} gone aborted when the program has gone
 * @param {AttachOptions} options what to profile
 * @returns {Promise<Pick<Attached, 'threads' | 'lost'>>} when no thread is sampled any more
 */
async function sampled(send, workers, gone, { seconds, intervalUs, enough }) {
  await send('NodeWorker.enable', { waitForDebuggerOnStart: false });
  const threads = [{ send, thread: 0 }, ...workers.list()];
  const begun = await Promise.all(
    threads.map((each) =>
      beginSampling(each.send, intervalUs).then(
        () => true,
        () => false,
      ),
    ),
  );
  await until([enough, gone], seconds * 1000);
  const profiles = await Promise.all(
    threads.map((each, index) => (begun[index] ? endSampling(each.send).catch(() => null) : null)),
  );
  return {
    threads: threads.flatMap(({ thread }, index) =>
      profiles[index] === null ? [] : [{ thread, profile: profiles[index] }],
    ),
    lost: profiles.filter((profile) => profile === null).length,
  };
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
 * @param {number} pid of the program
 * @param {number} port of its inspector
 * @returns {Promise<boolean>} whether it does not listen there any more
 */
async function isClosed(pid, port) {
  for (const end = performance.now() + CLOSING_MS; performance.now() < end; await delay(LOOK_INTERVAL_MS))
    if (!(await listeningPortsOf(pid)).has(port)) return true;
  return false;
}
