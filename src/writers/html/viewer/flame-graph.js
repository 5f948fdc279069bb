/** The flame graph: a canvas that can be clicked, searched and walked through by keyboard. */
import { READINGS, heaviestWork, layout, search, viewOf } from './tree.js';
import { element, part } from './dom.js';
import { INK, PALETTE, count, percent } from './look.js';

const ROW = 20;
const FONT = '12px system-ui, sans-serif';

/**
 * @param {HTMLElement} home section of the page
 * @param {any} data what the page holds
 * @returns {{show: (ticks: Int32Array | null, words: string) => void}} show: other ticks of each row, null for all
 */
export function flameGraph(home, data) {
  const canvas = part(home, 'canvas');
  const context = canvas.getContext('2d');
  const status = part(home, '[role=status]');
  const field = part(home, 'input[type=search]');
  const state = {
    /** @type {keyof typeof READINGS} */
    reading: 'stacks',
    isFlame: false,
    cryptoOnly: false,
    thread: -1,
    phase: -1,
    top: 0,
    at: 0,
    trail: [],
  };
  let chosen = null;
  let chosenWords = '';
  let view = viewOf(data, data.rows.ticks, 'stacks');
  let found = { rows: [], ticks: 0 };
  let hits = new Set();
  let boxes = layout(view, 0, 1);
  let hitIndex = -1;

  const ticksShown = () =>
    Array.from(data.rows.ticks, (ticks, row) => {
      const { work, thread, phase } = data.rows;
      if (state.cryptoOnly && work[row] === -1) return 0;
      if (state.thread !== -1 && thread[row] !== state.thread) return 0;
      if (state.phase !== -1 && phase[row] !== state.phase) return 0;
      return chosen === null ? ticks : chosen[row];
    });

  function rebuild() {
    view = viewOf(data, ticksShown(), state.reading);
    state.top = 0;
    state.at = 0;
    state.trail = [];
    find();
  }

  function words(row) {
    const share = view.total[0] === 0 ? 0 : view.total[row] / view.total[0];
    const place = view.place[row] === '' ? '' : ` ${view.place[row]}`;
    const own = view.self[row] > 0 ? `, ${count(view.self[row], 'tick')} of its own` : '';
    return `${view.name[row]}${place}: ${count(view.total[row], 'tick')}, ${percent(share)}${own}`;
  }

  function tell() {
    const filter = chosenWords === '' ? '' : ` ${chosenWords}`;
    const result =
      field.value.trim() === ''
        ? ''
        : `${count(found.rows.length, 'frame')}, ${count(found.ticks, 'tick')}, ${percent(found.ticks / Math.max(1, view.total[0]))}. `;
    status.textContent = `${result}${words(state.at)}.${filter}`;
    part(home, '[data-back]').disabled = state.trail.length === 0 && state.top === 0;
  }

  function find() {
    found = search(view, field.value);
    hits = new Set(found.rows);
    hitIndex = -1;
    draw();
    tell();
  }

  function zoom(row) {
    if (row === state.top) return;
    state.trail.push(state.top);
    state.top = row;
    state.at = row;
    draw();
    tell();
  }

  function back() {
    const row = state.trail.pop();
    state.top = row ?? 0;
    state.at = state.top;
    draw();
    tell();
  }

  function draw() {
    const width = part(home, '.graph').clientWidth;
    boxes = layout(view, state.top, width);
    const height = Math.max(1, boxes.levels) * ROW;
    const scale = window.devicePixelRatio || 1;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.style.height = `${height}px`;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.font = FONT;
    context.textBaseline = 'middle';
    const look = getComputedStyle(document.documentElement);
    const quiet = {
      app: '--app',
      package: '--package',
      node: '--node',
      native: '--native',
      root: '--node',
      work: '--native',
    };
    const colors = Object.fromEntries(Object.entries(quiet).map(([kind, name]) => [kind, look.getPropertyValue(name)]));
    const [ink, gap, hit] = ['--ink', '--ground', '--hit'].map((name) => look.getPropertyValue(name));
    context.fillStyle = gap;
    context.fillRect(0, 0, width, height);
    for (let index = 0; index < boxes.row.length; index++) {
      const row = boxes.row[index];
      const y = yOf(boxes.level[index], height);
      const [x, wide] = [boxes.x[index], boxes.width[index]];
      const family = view.family[row];
      context.fillStyle = boxes.rest[index]
        ? look.getPropertyValue('--rest')
        : (PALETTE[family] ?? colors[view.kind[row]]);
      context.fillRect(x, y, Math.max(0.5, wide - 1), ROW - 1);
      if (boxes.rest[index]) continue;
      if (hits.has(row)) {
        context.fillStyle = hit;
        context.fillRect(x, y + ROW - 4, Math.max(0.5, wide - 1), 3);
      }
      if (wide > 30) label(row, x, y, wide, family === '' ? ink : INK[family]);
      if (row === state.at) outline(x, y, wide, ink);
    }
  }

  function label(row, x, y, wide, color) {
    const text = view.place[row] === '' ? view.name[row] : `${view.name[row]}  ${view.place[row]}`;
    const room = wide - 8;
    const most = Math.floor(room / 5);
    let shown = text.length > most ? text.slice(0, most) : text;
    while (shown.length > 1 && context.measureText(shown === text ? shown : `${shown}…`).width > room)
      shown = shown.slice(0, Math.max(1, Math.floor(shown.length * 0.9)));
    context.fillStyle = color;
    context.fillText(shown === text ? shown : `${shown}…`, x + 4, y + ROW / 2);
  }

  function outline(x, y, wide, color) {
    context.strokeStyle = color;
    context.lineWidth = 2;
    context.strokeRect(x + 1, y + 1, Math.max(1, wide - 3), ROW - 3);
  }

  function yOf(level, height) {
    return state.isFlame ? height - (level + 1) * ROW : level * ROW;
  }

  function rowAt(event) {
    const box = canvas.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const level = state.isFlame ? Math.floor((box.height - y) / ROW) : Math.floor(y / ROW);
    for (let index = 0; index < boxes.row.length; index++) {
      if (boxes.level[index] === level && x >= boxes.x[index] && x < boxes.x[index] + boxes.width[index])
        return boxes.row[index];
    }
    return -1;
  }

  function move(row) {
    if (row === undefined || row < 0) return;
    state.at = row;
    draw();
    tell();
  }

  function sibling(step) {
    const siblings = view.parent[state.at] < 0 ? [0] : view.children[view.parent[state.at]];
    return siblings[siblings.indexOf(state.at) + step];
  }

  function nextHit(step) {
    if (found.rows.length === 0) return;
    hitIndex = (hitIndex + step + found.rows.length) % found.rows.length;
    const row = found.rows[hitIndex];
    if (!boxes.row.includes(row)) zoom(view.parent[row] < 0 ? 0 : view.parent[row]);
    move(row);
  }

  const KEYS = {
    ArrowDown: () => move(state.isFlame ? view.parent[state.at] : view.children[state.at][0]),
    ArrowUp: () => move(state.isFlame ? view.children[state.at][0] : view.parent[state.at]),
    ArrowLeft: () => move(sibling(-1)),
    ArrowRight: () => move(sibling(1)),
    Enter: () => zoom(state.at),
    Escape: back,
    Backspace: back,
    n: () => nextHit(1),
    N: () => nextHit(-1),
    c: () => part(home, '[data-crypto]').click(),
  };
  canvas.addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  canvas.addEventListener('click', (event) => {
    const row = rowAt(event);
    if (row >= 0) zoom(row);
  });
  canvas.addEventListener('mousemove', (event) => {
    const row = rowAt(event);
    canvas.title = row >= 0 ? words(row) : '';
    canvas.style.cursor = row >= 0 ? 'pointer' : 'default';
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || /^(?:INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? '')) return;
    event.preventDefault();
    field.focus();
  });
  field.addEventListener('input', find);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') nextHit(event.shiftKey ? -1 : 1);
    if (event.key === 'Escape') {
      field.value = '';
      find();
      canvas.focus();
    }
  });
  const onChange = (name, act) => part(home, `[data-${name}]`).addEventListener('click', act);
  onChange('back', back);
  onChange('whole', () => {
    if (state.top !== 0) zoom(0);
  });
  onChange('crypto', (event) => {
    state.cryptoOnly = !state.cryptoOnly;
    event.currentTarget.setAttribute('aria-pressed', String(state.cryptoOnly));
    rebuild();
  });
  onChange('flame', (event) => {
    state.isFlame = !state.isFlame;
    event.currentTarget.setAttribute('aria-pressed', String(state.isFlame));
    draw();
  });
  const choice = (name, choices, act) => {
    const select = part(home, `[data-${name}]`);
    for (const [value, text] of choices) select.append(element('option', { value }, text));
    select.addEventListener('change', () => {
      act(select.value);
      rebuild();
    });
    select.closest('label').hidden = choices.length < 2 + Number(name !== 'reading');
  };
  choice('reading', Object.entries(READINGS), (/** @type {keyof typeof READINGS} */ value) => (state.reading = value));
  const numbered = (names) => [['-1', 'all'], ...names.map((name, index) => [String(index), name])];
  choice('thread', numbered(data.threads.map(({ name }) => name)), (value) => (state.thread = Number(value)));
  choice('phase', numbered(data.phases), (value) => (state.phase = Number(value)));
  new ResizeObserver(draw).observe(part(home, '.graph'));
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
  document.documentElement.addEventListener('themechange', draw);

  const work = heaviestWork(view);
  // Opened at the heaviest cryptography, with its callers above it.
  if (work > 0) state.top = view.parent[work] > 0 ? view.parent[work] : work;
  state.at = work > 0 ? work : 0;
  find();
  return {
    show(ticks, said) {
      chosen = ticks;
      chosenWords = said;
      rebuild();
    },
  };
}
