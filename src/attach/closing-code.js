/**
 * What runs in the program that is profiled: it closes its inspector once we have gone, however that comes; nothing else
 * is left behind.
 *
 * While a client is there it must not: inspector.close() holds the event loop until that has answered, and if both end
 * the conversation at the same time, Node writes two frames of farewell, frees what sent them when the first is written,
 * and crashes when the second is (`WsHandler::OnCloseFrameWritten`,
 * https://github.com/nodejs/node/blob/main/src/inspector_socket.cc). So it looks at the descriptor of our connection.
 *
 * The program may have replaced whatever it calls. So it calls little, has another function where one throws or may do
 * nothing, uses no iterators, and never throws in the event loop.
 */

/** @import { Descriptor } from './sockets.js' */

/** How often the program looks whether we are still there, ms. */
const WATCH_INTERVAL_MS = 200;
/** After which it closes its inspector where it can't look, ms: we have gone long before. */
const BLIND_MS = 5_000;
/** An event loop that has not turned for this long may never turn again, ms. */
const STUCK_MS = 1_000;
/** For which one whose loop does not turn is held until we have gone, ms. */
const HOLD_MS = 5_000;

/**
 * Of Node 20, versions before 20.16 have no getBuiltinModule; `require` is what the inspector offers to whoever types in
 * a console. `process._debugEnd` is what Node exports as `inspector.close`
 * (https://github.com/nodejs/node/blob/main/lib/inspector.js); loading that module fails where the program has replaced
 * iterators. Where they differ, one was replaced, maybe by what does nothing: both are called. The second finds nothing
 * to close if the first has closed it.
 * @param {Descriptor} connection of the program, with us
 * @returns {string} statements
 */
const prelude = ({ path, link }) => `
  const load = (name) => {
    try {
      return process.getBuiltinModule(name);
    } catch {
      return require(name);
    }
  };
  const ownClose = process._debugEnd;
  let close = ownClose;
  try {
    close = load('node:inspector').close;
  } catch {}
  if (typeof close !== 'function') close = ownClose;
  if (typeof close !== 'function') throw new Error('node:inspector is not to be had');
  const timers = load('node:timers');
  const fs = load('node:fs');
  const now = () => 1000 * process.uptime();
  const isThere = () => {
    try {
      return fs.readlinkSync(${JSON.stringify(path)}) === ${JSON.stringify(link)};
    } catch {
      return false;
    }
  };
  let timer;
  let isDone = false;
  const closeOnce = () => {
    if (isDone || isThere()) return;
    isDone = true;
    try {
      close();
    } catch {}
    try {
      if (close !== ownClose) ownClose();
    } catch {}
    try {
      timers.clearInterval(timer);
    } catch {}
  };
  const hold = () => {
    const asked = now();
    while (isThere() && now() - asked < ${HOLD_MS});
    closeOnce();
  };
`;

/**
 * An event loop that never turns has no timers. What an inspector asks for is run between two of the program's functions all
 * the same: so `end`, which we ask for before we go, waits there until we have gone, and closes the inspector, unless the
 * loop turns. It does not sleep meanwhile: V8 also runs it inside of a program's `Atomics.wait`, and a second wait in the
 * same thread overwrites the first (there is one `FutexWaitListNode` per isolate), which ends the program.
 *
 * Timers that were replaced by others that never come look like such a loop.
 * @param {Descriptor} connection of the program, with us
 * @returns {string} an expression, which throws if the program would not close its inspector by itself, or can't see us
 */
export const watching = (connection) => `(() => {
  ${prelude(connection)}
  const isWatched = isThere();
  let turned = now();
  let patience = ${2 * WATCH_INTERVAL_MS};
  const look = () => {
    turned = now();
    patience = ${STUCK_MS};
    closeOnce();
  };
  const watch = (by) => {
    timer = by.setInterval(look, isWatched ? ${WATCH_INTERVAL_MS} : ${BLIND_MS});
    timer.unref();
  };
  try {
    watch(timers);
  } catch {
    watch(globalThis);
  }
  if (!isWatched) throw new Error("the program can't see the connection in /proc");
  const end = () => {
    if (now() - turned >= patience) hold();
  };
  return { end };
})()`;

/**
 * For a program in which the above threw: we go at once.
 * @param {Descriptor} connection of the program, with us
 * @returns {string} an expression
 */
export const closingAtOnce = (connection) => `(() => {
  ${prelude(connection)}
  if (isThere()) hold();
})()`;
