/** The flame graph: a canvas that can be clicked, searched and navigated by keyboard. */
import { READINGS, heaviestWork, isShownAs, layout, search, viewOf } from './tree.js';
import { element, enable, part } from './dom.js';
import { placedPanels } from './panels.js';
import { blank, cut, lookNow, sheetWidth } from './sheet.js';

/** @import { Subject } from './picture.js' */

const ROW = 20;
/** Of a panel, that stay together on paper: whose it is, and what it begins with. */
const FIRST_ROWS = 5;
/** Readings of one function's stacks. */
const OF_FUNCTION = new Set(['callees', 'callers']);
/** Columns of the rows that can be selected to be shown alone. */
const FILTERS = ['thread', 'phase', 'route'];

/**
 * @param {HTMLElement} home section of the page
 * @param {any} data what the page contains
 * @param {Subject} subject what it shows
 * @returns {{show: (ticks: Int32Array | null, words: string) => void, showSite: (site: string) => boolean}} show: other
 *   weights of each row, null for all; showSite: what was sampled in a call site alone, whichever thread, phase and route
 *   were chosen; false if the rows that are shown have none of it
 */
export function flameGraph(home, data, subject) {
  const canvas = part(home, 'canvas');
  const context = canvas.getContext('2d');
  /** The context, or what has its methods on paper. */
  let pen = context;
  const status = part(home, '[role=status]');
  const field = part(home, 'input[type=search]');
  const state = {
    /** @type {keyof typeof READINGS} */
    reading: 'stacks',
    arrangement: Object.keys(subject.arrangements)[0] ?? '',
    isFlame: false,
    cryptoOnly: false,
    /** By filter, -1 for all. */
    kept: Object.fromEntries(FILTERS.map((name) => [name, -1])),
    top: 0,
    at: 0,
    trail: [],
    /** The function whose callers or callees are read. */
    ofFunction: { name: '', place: '' },
  };
  let chosen = null;
  let chosenWords = '';
  let view = viewOf(data, subject.weights, 'stacks');
  let picture = subject.of(view, false);
  let found = { rows: [], outer: [] };
  let hits = new Set();
  let panels = [];
  let hitIndex = -1;

  function weightsShown() {
    const filters = FILTERS.filter((name) => state.kept[name] !== -1);
    return Float64Array.from(chosen ?? subject.weights, (weight, row) => {
      if (state.cryptoOnly && data.rows.work[row] === -1) return 0;
      return filters.every((name) => data.rows[name][row] === state.kept[name]) ? weight : 0;
    });
  }

  function rebuild() {
    view = viewOf(data, weightsShown(), state.reading, state.ofFunction);
    picture = subject.of(view, state.kept.route !== -1);
    // Of one function, all that is shown is below it.
    state.top = OF_FUNCTION.has(state.reading) ? (view.children[0][0] ?? 0) : 0;
    state.at = state.top;
    state.trail = [];
    find();
  }

  const shownAs = (row) => ({ name: view.name[row], place: view.place[row] });

  function read(reading) {
    if (OF_FUNCTION.has(reading)) {
      // A call site is a line, and everything is no function either: their heaviest cryptography is meant.
      let row = state.at > 0 ? state.at : heaviestWork(view);
      while (row > 0 && !data.frames.some((frame) => isShownAs(frame, shownAs(row)))) row = view.children[row][0] ?? 0;
      if (row > 0) state.ofFunction = shownAs(row);
    }
    const isOfNone = OF_FUNCTION.has(reading) && state.ofFunction.name === '';
    if (!isOfNone) state.reading = reading;
    part(home, '[data-reading]').value = state.reading;
    if (isOfNone) status.textContent = 'No function is chosen: move to one first.';
    else rebuild();
  }

  function tell() {
    const filter = chosenWords === '' ? '' : ` ${chosenWords}`;
    const result = field.value.trim() === '' ? '' : `${resultWords()}. `;
    const zoomed = state.top === 0 ? '' : ' Zoomed in.';
    status.textContent = `${result}${picture.words(state.at)}.${zoomed}${filter}`;
    enable(part(home, '[data-back]'), state.trail.length > 0 || state.top !== 0, canvas);
  }

  function resultWords() {
    return `${found.rows.length} ${found.rows.length === 1 ? 'frame' : 'frames'}, ${picture.sum(found.outer)}`;
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
    const width = sheetWidth(home);
    const { places, height } = placedPanels(picture.panels(state.arrangement), width, ROW, (total, wide) =>
      layout(view, state.top, wide, total),
    );
    panels = places;
    const look = lookNow();
    pen = blank(context, width, height, look);
    pen.textBaseline = 'middle';
    for (const each of panels) drawPanel(each, look);
    cut(canvas, pen, ends(height));
  }

  function ends(height) {
    const between = panels.flatMap(({ y, boxes: { levels } }, index) => [
      ...(index === 0 ? [] : [panels[index - 1].y + panels[index - 1].boxes.levels * ROW]),
      ...Array.from({ length: Math.max(0, levels - FIRST_ROWS) }, (_, row) => y + (FIRST_ROWS + row) * ROW),
    ]);
    return [...new Set([...between, height])].sort((a, b) => a - b);
  }

  function drawPanel({ panel, x: left, y: top, width, boxes }, look) {
    if (panel.title !== '') label(panel.title, left - 4, top - ROW, width + 8, look.ink);
    for (let index = 0; index < boxes.row.length; index++) {
      const row = boxes.row[index];
      const y = top + yOf(boxes, boxes.level[index]);
      const [x, wide] = [left + boxes.x[index], boxes.width[index]];
      if (boxes.rest[index]) {
        pen.fillStyle = look.rest;
        pen.fillRect(x, y, Math.max(0.5, wide - 1), ROW - 1);
        continue;
      }
      const [fill, ink] = panel.colors(row, look);
      pen.fillStyle = fill;
      pen.fillRect(x, y, Math.max(0.5, wide - 1), ROW - 1);
      if (hits.has(row)) {
        pen.fillStyle = look.hit;
        pen.fillRect(x, y + ROW - 4, Math.max(0.5, wide - 1), 3);
      }
      if (wide > 30) label(panel.label(row), x, y, wide, ink);
      if (row === state.at) outline(x, y, wide, look.ink);
    }
  }

  function label(text, x, y, wide, color) {
    const room = wide - 8;
    const most = Math.floor(room / 5);
    let shown = text.length > most ? text.slice(0, most) : text;
    while (shown.length > 1 && pen.measureText(shown === text ? shown : `${shown}…`).width > room)
      shown = shown.slice(0, Math.max(1, Math.floor(shown.length * 0.9)));
    pen.fillStyle = color;
    pen.fillText(shown === text ? shown : `${shown}…`, x + 4, y + ROW / 2);
  }

  function outline(x, y, wide, color) {
    pen.strokeStyle = color;
    pen.lineWidth = 2;
    pen.strokeRect(x + 1, y + 1, Math.max(1, wide - 3), ROW - 3);
  }

  function yOf(boxes, level) {
    return (state.isFlame ? boxes.levels - 1 - level : level) * ROW;
  }

  function rowAt(event) {
    const box = canvas.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    for (const { x: left, y: top, boxes } of panels) {
      for (let index = 0; index < boxes.row.length; index++) {
        const above = top + yOf(boxes, boxes.level[index]);
        const begin = left + boxes.x[index];
        if (y >= above && y < above + ROW && x >= begin && x < begin + boxes.width[index]) return boxes.row[index];
      }
    }
    return -1;
  }

  /** Where one is, is drawn and on the screen. */
  function move(row) {
    if (row === undefined || row < 0) return;
    if (topOf(row) === null) zoom(Math.max(0, view.parent[row]));
    state.at = row;
    draw();
    tell();
    const y = topOf(row);
    if (y !== null && (y < status.offsetHeight || y + ROW > window.innerHeight))
      window.scrollBy(0, y - window.innerHeight / 2);
  }

  /** Where a row's first frame is on the screen, px; null if it is not drawn. */
  function topOf(row) {
    for (const { y, boxes } of panels) {
      const index = boxes.row.findIndex((each, box) => each === row && !boxes.rest[box]);
      if (index !== -1) return canvas.getBoundingClientRect().top + y + yOf(boxes, boxes.level[index]);
    }
    return null;
  }

  function sibling(step) {
    const siblings = view.parent[state.at] < 0 ? [0] : view.children[view.parent[state.at]];
    return siblings[siblings.indexOf(state.at) + step];
  }

  function nextHit(step) {
    if (found.rows.length === 0) return;
    hitIndex = (hitIndex + step + found.rows.length) % found.rows.length;
    move(found.rows[hitIndex]);
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
    s: () => read(state.reading === 'callees' ? 'callers' : state.reading === 'callers' ? 'stacks' : 'callees'),
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
    canvas.title = row >= 0 ? picture.words(row) : '';
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
  part(home, '[data-crypto]').disabled = data.works.length === 0;
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
    select.addEventListener('change', () => act(select.value));
    select.closest('label').hidden = choices.length < 2 + Number(FILTERS.includes(name));
  };
  const filter = (name, names) =>
    choice(name, [['-1', 'all'], ...names.map((each, index) => [String(index), each])], (value) => {
      state.kept[name] = Number(value);
      rebuild();
    });
  choice('reading', Object.entries(READINGS), read);
  filter(
    'thread',
    data.threads.map(({ name }) => name),
  );
  filter('phase', data.phaseNames);
  filter('route', data.routes);
  choice('arrangement', Object.entries(subject.arrangements), (value) => {
    state.arrangement = value;
    draw();
  });
  new ResizeObserver(draw).observe(part(home, '.graph'));
  document.documentElement.addEventListener('themechange', draw);

  Object.assign(state, picture.opening);
  find();
  return {
    show(weights, said) {
      chosen = weights;
      chosenWords = said;
      rebuild();
    },
    showSite(site) {
      const rowOf = () => view.children[0].find((each) => view.name[each] === site);
      read('sites');
      if (rowOf() === undefined) {
        for (const name of FILTERS) {
          state.kept[name] = -1;
          part(home, `[data-${name}]`).value = '-1';
        }
        rebuild();
      }
      const row = rowOf();
      if (row !== undefined) zoom(row);
      home.scrollIntoView();
      canvas.focus({ preventScroll: true });
      return row !== undefined;
    },
  };
}
