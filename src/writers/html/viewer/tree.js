/** Trees of the flame graph: built from rows (a node's own ticks) and from how their stacks are read. */

/**
 * @typedef {object} Source what the page holds
 * @property {{parent: Int32Array, frame: Int32Array, work: Int32Array}} nodes parent: -1 for the root; work: -1 for
 *   anything but cryptography
 * @property {{node: Int32Array, work: Int32Array, phase: Int32Array, thread: Int32Array, ticks: Int32Array}} rows
 * @property {{name: string, place: string, kind: string}[]} frames
 * @property {{name: string, family: string, site: string}[]} works
 */

/**
 * @typedef {object} View a tree that can be drawn; a parent comes before its children
 * @property {string[]} name
 * @property {string[]} place
 * @property {string[]} family `''` for anything but cryptography
 * @property {string[]} kind
 * @property {number[]} parent
 * @property {number[][]} children heaviest first
 * @property {Float64Array} self weight; 0 where stacks are read from the inside out, whose last frame is a caller
 * @property {Float64Array} total weight
 * @property {Int32Array} at where each row of the source is, -1 for rows that are not shown
 */

/** How stacks are read. */
export const READINGS = {
  stacks: 'Stacks, from the caller',
  operations: 'By operation',
  sites: 'By call site',
  inverted: 'Inverted: from the function that computes',
  callees: 'Callees of the chosen function',
  callers: 'Callers of the chosen function',
};

/** A function by what it is shown as. @typedef {{name: string, place: string}} Shown */

/**
 * @param {Source} source what the page contains
 * @param {ArrayLike<number>} weights of each row, 0 for those that are not shown
 * @param {keyof typeof READINGS} reading how stacks are read
 * @param {Shown} [chosen] function whose callees or callers are read: rows without it are not shown
 * @returns {View} a tree of frames, its rows in columns
 */
export function viewOf(source, weights, reading, chosen = { name: '', place: '' }) {
  const view = new Growing(source);
  const { rows } = source;
  const at = new Int32Array(rows.node.length).fill(-1);
  /** @type {number[]} */
  const path = [];
  for (let row = 0; row < at.length; row++) {
    if (weights[row] === 0) continue;
    if (reading === 'stacks') {
      at[row] = view.stack(rows.node[row]);
      continue;
    }
    pathTo(source, rows.node[row], path);
    let within = ARRANGED[reading](path, { source, view, row, chosen });
    if (within === -1) continue;
    for (const each of path) within = view.callee(within, each);
    at[row] = within;
  }
  return view.finish(at, weights, reading !== 'inverted' && reading !== 'callers');
}

/**
 * What a reading makes of a stack: the path gets the nodes to be drawn, in their order, below the row that is returned;
 * -1 if it is not shown.
 * @typedef {(path: number[], of: {source: Source, view: Growing, row: number, chosen: Shown}) => number} Arranged
 */

/** @type {Record<Exclude<keyof typeof READINGS, 'stacks'>, Arranged>} */
const ARRANGED = {
  operations: (path, of) => belowWork(path, of, 0),
  sites(path, of) {
    const work = of.source.rows.work[of.row];
    const site = work === -1 ? 0 : of.view.child(0, of.source.works[work].site || 'no line on the stack', '', 'app');
    return belowWork(path, of, site);
  },
  inverted(path) {
    path.reverse();
    return 0;
  },
  callees(path, of) {
    const outermost = outermostOf(path, of);
    path.splice(0, outermost);
    return outermost === -1 ? -1 : 0;
  },
  callers(path, of) {
    const outermost = outermostOf(path, of);
    path.splice(outermost + 1);
    path.reverse();
    return outermost === -1 ? -1 : 0;
  },
};

/**
 * @param {number[]} path keeps what is below the work, of other work all
 * @param {Parameters<Arranged>[1]} of the row
 * @param {number} within row of the call site, or of all
 * @returns {number} row of the work
 */
function belowWork(path, { source: { frames, nodes, rows, works }, view, row }, within) {
  const work = rows.work[row];
  if (work === -1) return view.child(0, 'no cryptography', '', 'native');
  path.splice(0, path.findIndex((each) => frames[nodes.frame[each]].kind === 'work') + 1);
  return view.child(within, works[work].name, works[work].family, 'work');
}

/**
 * @param {number[]} path of nodes, from the outermost caller
 * @param {Pick<Parameters<Arranged>[1], 'source' | 'chosen'>} of what is chosen
 * @returns {number} where the chosen function is in it first, -1 if it is not
 */
function outermostOf(path, { source: { frames, nodes }, chosen }) {
  return path.findIndex((each) => isShownAs(frames[nodes.frame[each]], chosen));
}

/**
 * @param {Pick<View, 'parent' | 'at'>} view of stacks
 * @param {(row: number) => number} valueOf a row of the source
 * @returns {Float64Array} sums of each row of the view and all rows below it
 */
export function sumsOf({ parent, at }, valueOf) {
  const sums = new Float64Array(parent.length);
  for (let row = 0; row < at.length; row++) if (at[row] !== -1) sums[at[row]] += valueOf(row);
  for (let row = sums.length - 1; row > 0; row--) sums[parent[row]] += sums[row];
  return sums;
}

/**
 * @param {Source} source what the page contains
 * @param {number} node of the tree
 * @param {number[]} path gets the nodes from the outermost caller to it, and nothing else
 */
function pathTo({ nodes: { parent } }, node, path) {
  path.length = 0;
  for (let each = node; each > 0; each = parent[each]) path.push(each);
  path.reverse();
}

/**
 * @param {Shown} frame any
 * @param {Shown} chosen function
 * @returns {boolean} whether it is that
 */
export function isShownAs(frame, chosen) {
  return frame.name === chosen.name && frame.place === chosen.place;
}

/** @type {number[]} */
const NONE = [];

/** A view that is being made. */
class Growing {
  name = ['everything'];
  place = [''];
  family = [''];
  kind = ['root'];
  parent = [-1];
  /** Of texts, and of nodes. @type {Map<string | number, number>} */
  #labels = new Map();
  label = [-1];
  /** Rows by parent and label: a hash table, since keys of a Map would be hundreds of thousands of objects. */
  #slots = new Int32Array(1024).fill(-1);
  #source;
  #rowOfNode;

  /** @param {Source} source what the page contains */
  constructor(source) {
    this.#source = source;
    this.#rowOfNode = new Int32Array(source.nodes.parent.length).fill(-1);
    this.#rowOfNode[0] = 0;
  }

  /**
   * @param {number} parent row
   * @param {string} name of the function
   * @param {string} family of cryptography, `''` if it isn't cryptography
   * @param {string} kind of frame
   * @param {string} [place] where it is
   * @param {number} [label] of name, family and place, if it is known
   * @returns {number} row
   */
  child(parent, name, family, kind, place = '', label = this.#label(`${name}\n${place}\n${family}`)) {
    const slot = this.#slotOf(parent, label);
    if (this.#slots[slot] !== -1) return this.#slots[slot];
    const row = this.name.push(name) - 1;
    this.place.push(place);
    this.family.push(family);
    this.kind.push(kind);
    this.parent.push(parent);
    this.label.push(label);
    this.#slots[slot] = row;
    if (2 * row > this.#slots.length) this.#grow();
    return row;
  }

  /**
   * @param {number} parent row
   * @param {number} label of its callee
   * @returns {number} where the callee's row is, or belongs
   */
  #slotOf(parent, label) {
    const mask = this.#slots.length - 1;
    // Fibonacci hashing, Knuth, The Art of Computer Programming 3, 6.4.
    let slot = (Math.imul(Math.imul(parent, 0x9e3779b1) + label, 0x9e3779b1) >>> 7) & mask;
    for (; this.#slots[slot] !== -1; slot = (slot + 1) & mask) {
      const row = this.#slots[slot];
      if (this.parent[row] === parent && this.label[row] === label) break;
    }
    return slot;
  }

  /** Makes room: the table is at most half full. */
  #grow() {
    this.#slots = new Int32Array(4 * this.#slots.length).fill(-1);
    for (let row = 1; row < this.parent.length; row++)
      this.#slots[this.#slotOf(this.parent[row], this.label[row])] = row;
  }

  /**
   * @param {number} caller row
   * @param {number} node that it calls
   * @returns {number} row
   */
  callee(caller, node) {
    const { nodes, frames, works } = this.#source;
    const { name, place, kind } = frames[nodes.frame[node]];
    const work = nodes.work[node];
    const family = work === -1 ? '' : works[work].family;
    // Each frame's text is put together once.
    const key = nodes.frame[node] * (works.length + 1) + work + 1;
    let label = this.#labels.get(key);
    if (label === undefined) {
      label = this.#label(`${name}\n${place}\n${family}`);
      this.#labels.set(key, label);
    }
    return this.child(caller, name, family, kind, place, label);
  }

  /**
   * @param {number} node of the innermost frame
   * @returns {number} row of its stack
   */
  stack(node) {
    const { parent } = this.#source.nodes;
    const missing = [];
    let each = node;
    for (; this.#rowOfNode[each] === -1; each = parent[each]) missing.push(each);
    let row = this.#rowOfNode[each];
    for (const inner of missing.reverse()) {
      row = this.callee(row, inner);
      this.#rowOfNode[inner] = row;
    }
    return row;
  }

  /**
   * @param {Int32Array} at where each row of the source is
   * @param {ArrayLike<number>} weights of these rows
   * @param {boolean} endsInLeaf whether the last frame of a path is the one that computes
   * @returns {View} the finished tree
   */
  finish(at, weights, endsInLeaf) {
    const { name, place, family, kind, parent } = this;
    const self = new Float64Array(name.length);
    if (endsInLeaf) at.forEach((row, from) => row !== -1 && (self[row] += weights[from]));
    const total = sumsOf({ parent, at }, (row) => weights[row]);
    /** @type {number[][]} */
    const children = new Array(name.length).fill(NONE);
    for (let row = 1; row < name.length; row++) {
      if (children[parent[row]] === NONE) children[parent[row]] = [row];
      else children[parent[row]].push(row);
    }
    for (const each of children) if (each.length > 1) each.sort((a, b) => total[b] - total[a] || a - b);
    return { name, place, family, kind, parent, children, self, total, at };
  }

  /**
   * @param {string} text of a label
   * @returns {number} its number
   */
  #label(text) {
    const known = this.#labels.get(text);
    if (known !== undefined) return known;
    const label = this.#labels.size;
    this.#labels.set(text, label);
    return label;
  }
}

/**
 * @param {View} view of stacks
 * @param {string} text to look for in names and places, any case
 * @returns {{rows: number[], outer: number[]}} frames that match, heaviest first; and those not contained in another
 *   match, whose weights add up
 */
export function search(view, text) {
  const part = text.trim().toLowerCase();
  if (part === '') return { rows: [], outer: [] };
  const rows = [];
  const outer = [];
  const within = new Uint8Array(view.name.length);
  for (let row = 1; row < view.name.length; row++) {
    const isIn = within[view.parent[row]] === 1;
    const matches = `${view.name[row]} ${view.place[row]}`.toLowerCase().includes(part);
    if (matches) rows.push(row);
    if (matches && !isIn) outer.push(row);
    within[row] = isIn || matches ? 1 : 0;
  }
  rows.sort((a, b) => view.total[b] - view.total[a] || a - b);
  return { rows, outer };
}

/**
 * @param {View} view of stacks
 * @returns {number} the frame to open at: that of the heaviest cryptography, or its caller, so that it is seen in
 *   context; 0 if there is none
 */
export function heaviestWork(view) {
  let best = 0;
  for (let row = 1; row < view.name.length; row++)
    if (view.kind[row] === 'work' && (best === 0 || view.total[row] > view.total[best])) best = row;
  return best;
}

/**
 * Where frames are drawn.
 * @param {View} view of stacks
 * @param {number} top row that is as wide as the picture
 * @param {number} width of the picture, px
 * @param {Float64Array} [total] weights that widths show, where they are not the view's own
 * @returns {{row: number[], x: number[], width: number[], level: number[], rest: boolean[], levels: number}}
 *   rectangles; a `rest` stands for callees too small to draw individually
 */
export function layout(view, top, width, total = view.total) {
  /** @type {ReturnType<typeof layout>} */
  const boxes = { row: [], x: [], width: [], level: [], rest: [], levels: 0 };
  const put = (
    /** @type {number} */ row,
    /** @type {number} */ x,
    /** @type {number} */ wide,
    /** @type {number} */ level,
    /** @type {boolean} */ rest,
  ) => {
    boxes.row.push(row);
    boxes.x.push(x);
    boxes.width.push(wide);
    boxes.level.push(level);
    boxes.rest.push(rest);
    boxes.levels = Math.max(boxes.levels, level + 1);
  };
  const callers = [];
  for (let row = view.parent[top]; row >= 0; row = view.parent[row]) callers.unshift(row);
  callers.forEach((row, level) => put(row, 0, width, level, false));
  const scale = total[top] === 0 ? 0 : width / total[top];
  const open = [{ row: top, x: 0, level: callers.length }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { row, x, level } = next;
    put(row, x, total[row] * scale, level, false);
    let at = x;
    let rest = 0;
    for (const child of view.children[row]) {
      const wide = total[child] * scale;
      if (wide < SMALLEST) rest += wide;
      else {
        open.push({ row: child, x: at, level: level + 1 });
        at += wide;
      }
    }
    if (rest > 0) put(row, at, Math.max(rest, SMALLEST), level + 1, true);
  }
  return boxes;
}

/** Narrower frames are not drawn one by one, px. */
const SMALLEST = 0.5;
