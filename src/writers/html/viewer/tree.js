/** Trees of the flame graph: what is drawn is made of rows (a node's own ticks) and of how their stacks are read. */

/**
 * @typedef {object} Source what the page holds
 * @property {Int32Array} parent of each node, -1 for the root
 * @property {Int32Array} frame of each node
 * @property {Int32Array} nodeWork of each node, -1 for what is no cryptography
 * @property {{node: Int32Array, work: Int32Array, phase: Int32Array, thread: Int32Array, ticks: Int32Array}} rows
 * @property {{name: string, place: string, kind: string}[]} frames
 * @property {{name: string, family: string, site: string}[]} works
 */

/**
 * @typedef {object} View a tree that can be drawn; a parent stands before its children
 * @property {string[]} name
 * @property {string[]} place
 * @property {string[]} family `''` for what is no cryptography
 * @property {string[]} kind
 * @property {number[]} parent
 * @property {number[][]} children heaviest first
 * @property {number[]} self ticks
 * @property {number[]} total ticks
 * @property {number[]} depth
 */

/** How stacks are read. */
export const READINGS = {
  stacks: 'Stacks, from the caller',
  operations: 'By operation',
  sites: 'By call site',
  inverted: 'Inverted: from the function that computes',
};

/**
 * @param {Source} source what the page holds
 * @param {ArrayLike<number>} ticks of each row that are to be shown
 * @param {keyof typeof READINGS} reading how stacks are read
 * @returns {View}
 */
export function viewOf(source, ticks, reading) {
  const view = new Growing();
  const { rows, works } = source;
  const rowOfNode = new Int32Array(source.parent.length).fill(-1);
  rowOfNode[0] = 0;
  for (let row = 0; row < rows.node.length; row++) {
    const count = ticks[row];
    if (count === 0) continue;
    if (reading === 'stacks') {
      view.self[rowOfStack(source, view, rowOfNode, rows.node[row])] += count;
      continue;
    }
    let at = 0;
    const path = pathOf(source, rows.node[row]);
    const work = rows.work[row];
    if (reading === 'operations' || reading === 'sites') {
      if (work === -1) at = view.child(at, 'no cryptography', '', '', 'native');
      else {
        const { name, family, site } = works[work];
        if (reading === 'sites') at = view.child(at, site || 'no call site known', '', '', 'app');
        at = view.child(at, name, '', family, 'work');
        path.splice(0, path.findIndex((node) => source.frames[source.frame[node]].kind === 'work') + 1);
      }
    }
    if (reading === 'inverted') path.reverse();
    for (const node of path) at = callee(source, view, at, node);
    view.self[at] += count;
  }
  return view.finish();
}

/**
 * @param {Source} source what the page holds
 * @param {Growing} view gets it
 * @param {number} at row of the caller
 * @param {number} node that it calls
 * @returns {number} row
 */
function callee({ frames, frame, nodeWork, works }, view, at, node) {
  const { name, place, kind } = frames[frame[node]];
  const work = nodeWork[node];
  return view.child(at, name, place, work === -1 ? '' : works[work].family, kind);
}

/**
 * @param {Source} source what the page holds
 * @param {Growing} view gets the stack
 * @param {Int32Array} rowOfNode rows that are known, -1 for others; gets those of the stack
 * @param {number} node of the innermost frame
 * @returns {number} its row
 */
function rowOfStack(source, view, rowOfNode, node) {
  const missing = [];
  let each = node;
  for (; rowOfNode[each] === -1; each = source.parent[each]) missing.push(each);
  let at = rowOfNode[each];
  for (const inner of missing.reverse()) {
    at = callee(source, view, at, inner);
    rowOfNode[inner] = at;
  }
  return at;
}

/**
 * @param {Source} source what the page holds
 * @param {number} node of the tree
 * @returns {number[]} nodes from the outermost caller to it
 */
function pathOf({ parent }, node) {
  const path = [];
  for (let each = node; each > 0; each = parent[each]) path.push(each);
  return path.reverse();
}

/** A view that is being made. */
class Growing {
  name = ['everything'];
  place = [''];
  family = [''];
  kind = ['root'];
  parent = [-1];
  self = [0];
  depth = [0];
  /** @type {Map<string, number>[]} */
  #known = [new Map()];

  /**
   * @param {number} parent row
   * @param {string} name of the function
   * @param {string} place where it is
   * @param {string} family of cryptography, `''` if it is none
   * @param {string} kind of frame
   * @returns {number} row
   */
  child(parent, name, place, family, kind) {
    const key = `${name}\n${place}\n${family}`;
    const known = this.#known[parent].get(key);
    if (known !== undefined) return known;
    const row = this.name.push(name) - 1;
    this.place.push(place);
    this.family.push(family);
    this.kind.push(kind);
    this.parent.push(parent);
    this.self.push(0);
    this.depth.push(this.depth[parent] + 1);
    this.#known[parent].set(key, row);
    this.#known.push(new Map());
    return row;
  }

  /** @returns {View} */
  finish() {
    const { name, place, family, kind, parent, self, depth } = this;
    const total = self.slice();
    /** @type {number[][]} */
    const children = name.map(() => []);
    for (let row = name.length - 1; row > 0; row--) total[parent[row]] += total[row];
    for (let row = 1; row < name.length; row++) children[parent[row]].push(row);
    for (const each of children) each.sort((a, b) => total[b] - total[a] || a - b);
    return { name, place, family, kind, parent, children, self, total, depth };
  }
}

/**
 * @param {View} view of stacks
 * @param {string} text to look for in names and places, any case
 * @returns {{rows: number[], ticks: number}} frames that match, heaviest first; ticks of all, nested ones counted once
 */
export function search(view, text) {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return { rows: [], ticks: 0 };
  const rows = [];
  let ticks = 0;
  const within = new Uint8Array(view.name.length);
  for (let row = 1; row < view.name.length; row++) {
    const isIn = within[view.parent[row]] === 1;
    const matches = `${view.name[row]} ${view.place[row]}`.toLowerCase().includes(wanted);
    if (matches) rows.push(row);
    if (matches && !isIn) ticks += view.total[row];
    within[row] = isIn || matches ? 1 : 0;
  }
  rows.sort((a, b) => view.total[b] - view.total[a] || a - b);
  return { rows, ticks };
}

/**
 * @param {View} view of stacks
 * @returns {number} the frame at which to open: the heaviest cryptography's, or what called it, so that it is seen where
 *   it stands; 0 if there is none
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
 * @returns {{row: number[], x: number[], width: number[], level: number[], rest: boolean[], levels: number}} rectangles; a
 *   `rest` stands for callees that are too small to draw one by one
 */
export function layout(view, top, width) {
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
  const scale = view.total[top] === 0 ? 0 : width / view.total[top];
  const open = [{ row: top, x: 0, level: callers.length }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { row, x, level } = next;
    put(row, x, view.total[row] * scale, level, false);
    let at = x;
    let rest = 0;
    for (const child of view.children[row]) {
      const wide = view.total[child] * scale;
      // Heaviest first: what follows is smaller still.
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
