/** The inspector's protocol: https://chromedevtools.github.io/devtools-protocol/v8/, and NodeWorker of Node's own. */
import { isRecord } from '../model/is-record.js';

/** @typedef {(method: string, params?: object) => Promise<Record<string, unknown>>} Send a method, to its result */

/** One side of a conversation: what is asked has an id, and its answer has the same. */
export class Conversation {
  #next = 1;
  #isOver = false;
  /** @type {Map<number, {resolve: (result: Record<string, unknown>) => void, reject: (error: Error) => void}>} */
  #open = new Map();

  /**
   * @param {(text: string) => void} write a message
   * @param {(method: string, params: Record<string, unknown>) => void} [onEvent] called with messages that aren't
   *   replies
   */
  constructor(write, onEvent = () => {}) {
    this.write = write;
    this.onEvent = onEvent;
  }

  /** @type {Send} */
  send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      if (this.#isOver) {
        reject(closed());
        return;
      }
      const id = this.#next++;
      this.#open.set(id, { resolve, reject });
      this.write(JSON.stringify({ id, method, params }));
    });

  /** @param {string} text a message of the other side */
  take(text) {
    const message = JSON.parse(text);
    const { id, method, params, result, error } = message;
    if (id === undefined) {
      this.onEvent(method, isRecord(params) ? params : {});
      return;
    }
    const open = this.#open.get(id);
    this.#open.delete(id);
    if (error) open?.reject(new Error(String(error.message)));
    else open?.resolve(result);
  }

  /** Whatever is still waited for does not come, nor does what is asked from now on. */
  end() {
    this.#isOver = true;
    for (const { reject } of this.#open.values()) reject(closed());
    this.#open.clear();
  }
}

/** @returns {Error} of what is not answered any more */
function closed() {
  return new Error('the connection was closed');
}
