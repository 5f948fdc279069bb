/**
 * Profiles a Node that is already running: SIGUSR1 makes it open its inspector, through which V8's profiler is
 * controlled, and the program itself closes it again. As long as it is open, any user of the machine can run code in
 * the program. So it is only open while we sample, and the program closes it once we have gone, even if we die.
 */
import { readlink } from 'node:fs/promises';
import { get } from 'node:http';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../model/failure.js';
import { isRecord } from '../model/is-record.js';
import { alone } from './alone.js';
import { checkTarget, hasEnded, isStopped } from './check-target.js';
import { closingAtOnce, watching } from './closing-code.js';
import { connectionOf, isPrivate, listeningPortsOf } from './sockets.js';
import { Conversation } from './protocol.js';
import { beginSampling, endSampling } from './sampling.js';
import { openWebSocket } from './web-socket.js';
import { Workers } from './workers.js';

/** @import { CpuTimes } from '../model/report.js' */
/** @import { Descriptor } from './sockets.js' */
/** @import { Send } from './protocol.js' */

/** After which it is said what is waited for, ms. */
const UNUSUAL_MS = 3_000;
/** Until it has closed after a conversation that broke off, ms; it has taken as long as it may, if it computes. */
const CLOSING_MS = 10_000;
const LOOK_INTERVAL_MS = 25;
/** Until a program whose connections have ended has ended itself, ms. */
const ENDING_MS = 200;
/** Characters of what a program throws. */
const MOST_REASON = 200;
/** What an inspector lists of itself. */
const MOST_LIST_BYTES = 1024 * 1024;
/** Until a program whose loop turns has said so, ms. */
const ANSWER_MS = 500;
/** Until a worker of a program that has ended has answered, ms: most of them never do. */
const LAST_WORDS_MS = 500;
/** What the program says of itself: an expression. */
const FACTS = `({ version: process.version, platform: process.platform, arch: process.arch, startMs: Date.now() - 1000 * process.uptime() })`;

/**
 * @typedef {object} AttachOptions
 * @property {number} pid of a Node on this machine
 * @property {number} seconds to sample for
 * @property {number} intervalUs between samples
 * @property {boolean} isUnchecked see checkTarget
 * @property {number} waitSeconds how long to wait, each time, for a program that computes in native code: meanwhile it
 *   neither opens its inspector, nor answers, nor closes it. If it opened it after we went away, it would stay open
 * @property {AbortSignal} enough aborted to end before; what was sampled counts
 * @property {() => (isolates: number) => CpuTimes | null} cpuSince begins to measure its CPU times; what it returns tells
 *   them, for a process of so many JavaScript threads
 * @property {(text: string) => Promise<void>} say called with what is about to be done
 */

/**
 * @typedef {object} Attached
 * @property {{profile: unknown, thread: number}[]} threads what V8's profiler gave of each: 0 is the main one
 * @property {number} lost threads that ended before they were asked for theirs
 * @property {number | null} endedAfter seconds of sampling after which the program ended, null if it did not
 * @property {number} late threads that started after sampling had begun
 * @property {number} pid
 * @property {string} node version
 * @property {string} platform
 * @property {string} arch
 * @property {number} startMs when the program was started, ms since 1970
 * @property {string} cwd its working directory, `''` if unknown
 * @property {number} beganMs when sampling began, ms since 1970
 * @property {number} sampledMs for which it was sampled
 * @property {CpuTimes | null} cpu of the same time, null if unknown
 * @property {Failure | null} stillOpen `attach-still-open` if its inspector is not closed yet
 */

/**
 * @param {AttachOptions} options what to profile
 * @returns {Promise<Attached>} when the inspector is closed again, or was waited for long enough
 * @throws {Failure} `attach-...`: before anything was done to the process, except `attach-no-inspector`, `attach-opened-to-others`,
 *   `attach-ended`, `attach-gone`, `attach-unwatched`, `attach-unclosable` and `attach-still-open`
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
  const { pid, seconds, waitSeconds, say } = options;
  const before = await listeningPortsOf(pid);
  await say(
    `sends SIGUSR1 to Node ${pid}, which opens its inspector on this machine for ${seconds} s, and prints lines on its stderr that say so`,
  );
  ask(pid);
  const inspector = await newInspector(options, before);
  const { port } = inspector;
  // A title may have hidden where it listens.
  const isSafe = await isPrivate(port);
  const { result, error } = await conversation(inspector, isSafe ? options : { ...options, seconds: 0 }).then(
    (attached) => ({ result: attached, error: null }),
    (cause) => ({ result: null, error: cause }),
  );
  const closing = isClosed(pid, port, result === null ? CLOSING_MS : waitSeconds * 1000);
  const why = () =>
    error instanceof Unclosable ? `the program can't be asked to close it: ${error.message}` : busyFor(options);
  const isOpen = !(await patient(closing, say, () => `the inspector is not closed yet: ${why()}`));
  const stillOpen = isOpen ? openAfter(pid, port, error) : null;
  if (!isSafe) throw stillOpen ?? new Failure('attach-opened-to-others', { pid, port });
  if (result === null) throw stillOpen ?? (await brokenOff(pid, error));
  if (stillOpen === null)
    await say(
      result.endedAfter === null
        ? `the inspector is closed again: nothing listens on port ${port}`
        : `Node ${pid} has ended`,
    );
  return { ...result, stillOpen };
}

/** A program that has replaced what would close its inspector, or does not see us: what it throws. */
class Unclosable extends Error {}

/**
 * @param {number} pid of a program
 * @param {number} port on which its inspector is open
 * @param {Error | null} error that broke off the conversation
 * @returns {Failure} why it is not closed
 */
function openAfter(pid, port, error) {
  if (!(error instanceof Unclosable))
    return new Failure('attach-still-open', { pid, port, ...stoppedFact(pid) }, error);
  return new Failure('attach-unclosable', { pid, port, reason: error.message }, error);
}

/**
 * @param {number} pid of a program whose inspector is closed
 * @param {Error} error that broke off the conversation
 * @returns {Promise<Failure>} of that
 */
async function brokenOff(pid, error) {
  if (error instanceof Unclosable) return new Failure('attach-unwatched', { pid, reason: error.message }, error);
  // Its connections end a moment before it does.
  for (const end = performance.now() + ENDING_MS; performance.now() < end; await delay(LOOK_INTERVAL_MS))
    if (hasEnded(pid)) return new Failure('attach-gone', { pid });
  return new Failure('attach-ended', { pid, reason: error.message }, error);
}

/**
 * @param {number} pid of a program
 * @returns {{stopped?: number}} the same if it is stopped
 */
function stoppedFact(pid) {
  return isStopped(pid) ? { stopped: pid } : {};
}

/**
 * @param {Pick<AttachOptions, 'pid' | 'waitSeconds'>} options of a program
 * @returns {string} why it does nothing of what it was asked for, and for how long that is waited for
 */
function busyFor({ pid, waitSeconds }) {
  const why = isStopped(pid) ? 'is stopped (Ctrl-Z, SIGSTOP, or a debugger)' : 'is busy in native code';
  return `the program ${why}; waiting up to ${waitSeconds} s for it (--wait)`;
}

/**
 * @template T
 * @param {Promise<T>} work any
 * @param {AttachOptions['say']} say called if it takes long
 * @param {() => string} textOf returns what it says then
 * @returns {Promise<T>} that
 */
async function patient(work, say, textOf) {
  const over = new AbortController();
  const notice = delay(UNUSUAL_MS, undefined, { signal: over.signal }).then(
    () => say(textOf()),
    () => {},
  );
  try {
    return await work;
  } finally {
    over.abort();
    await notice;
  }
}

/**
 * @template T
 * @param {Promise<T>} answer of the program
 * @param {AttachOptions} options how long it may take, and what to call if it takes long
 * @returns {Promise<T>} that
 * @throws {Error} if it does not come
 */
async function answered(answer, options) {
  const { pid, waitSeconds, say } = options;
  const over = new AbortController();
  const late = delay(waitSeconds * 1000, undefined, { signal: over.signal }).then(() => {
    throw new Error(`it did not answer within ${waitSeconds} s${isStopped(pid) ? ', and is stopped' : ''}`);
  });
  try {
    return await patient(Promise.race([answer, late]), say, () => `no answer yet: ${busyFor(options)}`);
  } finally {
    over.abort();
    late.catch(() => {});
  }
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
 * @param {AttachOptions} options of a Node that was sent SIGUSR1
 * @param {Set<number>} before ports on which it listened then
 * @returns {Promise<{port: number, url: string}>} its inspector
 * @throws {Failure} `attach-no-inspector`, `attach-gone`
 */
async function newInspector({ pid, waitSeconds, say }, before) {
  const opened = openedInspector(pid, before, performance.now() + waitSeconds * 1000);
  const reasons = () => (isStopped(pid) ? 'the program is stopped' : 'the program is busy, or one was open before');
  const textOf = () =>
    `no inspector is open yet: ${reasons()}; waiting up to ${waitSeconds} s for it (--wait), to close it again`;
  const inspector = await patient(opened, say, textOf);
  if (inspector === null) throw new Failure('attach-no-inspector', { pid, ...stoppedFact(pid) });
  return inspector;
}

/**
 * @param {number} pid of a Node that was sent SIGUSR1
 * @param {Set<number>} before ports on which it listened then
 * @param {number} end until when to look for it, ms as of performance.now()
 * @returns {Promise<{port: number, url: string} | null>} its inspector, null if none was opened
 * @throws {Failure} `attach-gone`
 */
async function openedInspector(pid, before, end) {
  for (; performance.now() < end; await delay(LOOK_INTERVAL_MS)) {
    for (const port of await listeningPortsOf(pid)) {
      const url = before.has(port) ? null : await inspectorAt(port);
      if (url !== null) return { port, url };
    }
    if (hasEnded(pid)) throw new Failure('attach-gone', { pid });
  }
  return null;
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
 * @returns {Promise<Omit<Attached, 'stillOpen'>>} when we have gone
 */
async function conversation({ port, url }, options) {
  const gone = new AbortController();
  const ended = new AbortController();
  const main = new Conversation(
    (text) => socket.send(text),
    (method, params) => {
      if (method === 'NodeRuntime.waitingForDisconnect') ended.abort();
      else workers.take(method, params);
    },
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
    const connection = await connectionOf(options.pid, port, socket.localPort);
    end = () => main.send('Runtime.evaluate', { expression: closingAtOnce(connection), includeCommandLineAPI: true });
    const watched = await answered(watchedBy(main.send, connection), options);
    end = watched.end;
    const cwd = await readlink(`/proc/${options.pid}/cwd`).catch(() => '');
    const over = { gone: gone.signal, ended: ended.signal };
    return { ...(await sampled(main.send, workers, over, options)), ...watched.facts, cwd, pid: options.pid };
  } finally {
    // A program that has ended waits until we have gone, whatever we tell it.
    if (!ended.signal.aborted) await Promise.race([end().catch(() => {}), delay(ANSWER_MS, undefined, { ref: false })]);
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
  // Asked at once: a program that computes answers all of them in one pause.
  const [watch, answer] = await Promise.all([
    send('Runtime.evaluate', { expression: watching(connection), includeCommandLineAPI: true }),
    send('Runtime.evaluate', { expression: FACTS, returnByValue: true }),
    send('NodeWorker.enable', { waitForDebuggerOnStart: false }),
    // Node keeps a program that has ended until we have gone: a server would hold its port for that long.
    send('NodeRuntime.notifyWhenWaitingForDisconnect', { enabled: true }),
  ]);
  const { objectId } = isRecord(watch.result) ? watch.result : {};
  if (objectId === undefined || watch.exceptionDetails !== undefined)
    throw new Unclosable(thrown(watch.exceptionDetails));
  const facts = isRecord(answer.result) && isRecord(answer.result.value) ? answer.result.value : {};
  return {
    facts: {
      node: String(facts.version).replace(/^v/, ''),
      platform: String(facts.platform),
      arch: String(facts.arch),
      startMs: Number(facts.startMs),
    },
    end: () =>
      send('Runtime.callFunctionOn', {
        objectId,
        functionDeclaration: 'function () { this.end(); }',
        returnByValue: true,
      }),
  };
}

/**
 * @param {unknown} details of what the program threw: https://chromedevtools.github.io/devtools-protocol/v8/Runtime/#type-ExceptionDetails
 * @returns {string} its first line
 */
function thrown(details) {
  const { exception, text } = isRecord(details) ? details : {};
  const { description, value } = isRecord(exception) ? exception : {};
  return String(description ?? value ?? text ?? 'unknown')
    .split('\n', 1)[0]
    .slice(0, MOST_REASON);
}

/**
 * @param {Send} send to the main thread
 * @param {Workers} workers beside it
 * @param {{gone: AbortSignal, ended: AbortSignal}} over aborted when the program has gone, or has ended and waits for us
 * @param {AttachOptions} options what to profile
 * @returns {Promise<Pick<Attached, 'threads' | 'lost' | 'late' | 'endedAfter' | 'beganMs' | 'sampledMs' | 'cpu'>>} when no thread is sampled any more
 * @throws {Error} if the program does not answer, or has ended before any thread did
 */
async function sampled(send, workers, { gone, ended }, options) {
  const { seconds, intervalUs, enough, cpuSince } = options;
  const beside = workers.list();
  const threads = [{ send, thread: 0 }, ...beside];
  const beginnings = threads.map((each) =>
    beginSampling(each.send, intervalUs).then(
      () => true,
      () => false,
    ),
  );
  const begun = await answered(Promise.all(beginnings), options);
  if (ended.aborted) throw new Error('the program has ended');
  const [start, beganMs, cpu] = [performance.now(), Date.now(), cpuSince()];
  await until([enough, gone, ended], seconds * 1000);
  const sampledMs = performance.now() - start;
  const late = workers.list().length - beside.length;
  const used = cpu(threads.length + late);
  const last = soonAfter(ended);
  const endings = threads.map(({ send: ask, thread }, index) => {
    const ending = begun[index] ? endSampling(ask).catch(() => null) : null;
    return thread === 0 ? ending : Promise.race([ending, last]);
  });
  const profiles = await answered(Promise.all(endings), options);
  if (profiles.every((profile) => profile === null)) throw new Error('no thread was sampled');
  return {
    threads: threads.flatMap(({ thread }, index) =>
      profiles[index] === null ? [] : [{ thread, profile: profiles[index] }],
    ),
    lost: profiles.filter((profile) => profile === null).length,
    late,
    endedAfter: ended.aborted ? sampledMs / 1000 : null,
    beganMs,
    sampledMs,
    cpu: used,
  };
}

/**
 * @param {AbortSignal} ended aborted when the program has ended
 * @returns {Promise<null>} soon after that
 */
function soonAfter(ended) {
  return new Promise((resolve) => {
    const begin = () => void delay(LAST_WORDS_MS, null, { ref: false }).then(resolve);
    if (ended.aborted) begin();
    else ended.addEventListener('abort', begin);
  });
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
 * @param {number} ms that it may take
 * @returns {Promise<boolean>} whether it does not listen there any more
 */
async function isClosed(pid, port, ms) {
  for (const end = performance.now() + ms; performance.now() < end; await delay(LOOK_INTERVAL_MS))
    if (!(await listeningPortsOf(pid)).has(port)) return true;
  return false;
}
