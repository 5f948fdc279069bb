/** The worker threads of a program, each with its own conversation within that of the main thread. */
import { Conversation } from './protocol.js';

/** @import { Send } from './protocol.js' */

/**
 * The workers of a program, each with a conversation within that of the main thread: the domain NodeWorker,
 * https://github.com/nodejs/node/blob/main/src/inspector/domain_node_worker.pdl.
 */
export class Workers {
  /** @type {Map<string, Conversation>} */
  #bySession = new Map();
  /** @type {Send} */
  #toMain;

  /** @param {Send} toMain to the main thread */
  constructor(toMain) {
    this.#toMain = toMain;
  }

  /** @returns {{send: Send, thread: number}[]} all so far, also those that have ended */
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
        this.#toMain('NodeWorker.sendMessageToWorker', { sessionId, message }).catch(() => worker.end());
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
