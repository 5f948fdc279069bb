const PAGE_BYTES = 4096;

/** Node keeps 32 bits of a page's number, so that addresses 2^44 apart count as the same. */
const ALIAS_PAGES = 2 ** 32;

/**
 * The memory pages that libraries cover. Whatever lies on one of them is never generated code to Node.
 */
export class PageSet {
  /** @type {{first: number, pages: number}[]} */
  #ranges = [];

  /**
   * @param {number} start address
   * @param {number} end address; the page that it lies on belongs to the range, as Node counts
   */
  add(start, end) {
    if (!(start <= end)) return;
    this.#ranges.push({ first: Math.floor(start / PAGE_BYTES), pages: Math.floor((end - start) / PAGE_BYTES) + 1 });
  }

  /**
   * @param {number} address any
   * @returns {boolean} whether its page belongs to a range, or has the same last 32 bits as one that does
   */
  has(address) {
    const page = Math.floor(address / PAGE_BYTES);
    return this.#ranges.some(
      ({ first, pages }) => (((page - first) % ALIAS_PAGES) + ALIAS_PAGES) % ALIAS_PAGES < pages,
    );
  }
}
