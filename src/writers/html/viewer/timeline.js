/**
 * The timeline: how much of each moment was cryptography, by family, which calls held a thread, and what the thread
 * counted meanwhile. Marking a stretch filters the flame graph.
 */
import { counted } from '../../../text/words.js';
import { enable, part } from './dom.js';
import { PALETTE } from './look.js';
import { blocksIn, countsIn } from './marked-counts.js';
import { blank, cut, lookNow, sheetWidth } from './sheet.js';

/** Of the seconds above all threads, px. */
const AXIS = 18;
/** Between two of them at least, px. */
const LABEL = 70;
const NAME = 16;
const HEIGHT = 56;
/** Of the strip of blocks, px. */
const STRIP = 10;
/** Of a lane: its words, and the highest of its bars, px. */
const LANE_WORDS = 15;
const LANE = 16;
/** A pool may start a hundred threads, below which nobody would look for the flame graph. */
const MOST_DRAWN = 8;
const FAMILIES = Object.keys(PALETTE);

/**
 * @param {HTMLElement} home section of the page
 * @param {any} data what the page contains
 * @param {(ticks: Int32Array | null, words: string) => void} show ticks of each row in the stretch, null for all
 */
export function timeline(home, data, show) {
  const canvas = part(home, 'canvas');
  const context = canvas.getContext('2d');
  /** The context, or what has its methods on paper. */
  let pen = context;
  const status = part(home, '[role=status]');
  const { bins, rows, threads, blocks } = data;
  const lanes = lanesOf(data);
  const strip = blocks.start.length > 0 ? STRIP : 1;
  const { busy, ofFamily } = heights(data);
  const all = threads.flatMap((thread, index) =>
    thread.bins === 0 ? [] : [{ ...thread, index, lanes: lanes.filter((lane) => lane.thread === index) }],
  );
  const most = Math.max(1, ...all.map((thread) => thread.bins));
  const busiest = busiestOf(all, ofFamily);
  let height = 0;
  let drawn = [];
  let marked = null;

  /** Places the threads that are drawn below each other. */
  function place(chosen) {
    height = AXIS;
    drawn = chosen.map((thread) => {
      const base = height + NAME + HEIGHT;
      height = base + strip + thread.lanes.length * (LANE_WORDS + LANE);
      return { ...thread, base };
    });
  }
  place(busiest);

  const secondsOf = (bin) => ((bin * bins.us) / 1e6).toFixed(bins.us < 10_000 ? 3 : 2);

  function draw() {
    const width = sheetWidth(home);
    const look = lookNow();
    pen = blank(context, width, height, look);
    pen.textBaseline = 'alphabetic';
    drawAxis(width, look);
    drawn.forEach((thread) => {
      const { base } = thread;
      pen.fillStyle = look.ink;
      pen.fillText(thread.name, 2, base - HEIGHT - 4);
      drawBins(thread, base, width, look);
      drawBlocks(thread, base, width);
      pen.fillStyle = look.line;
      pen.fillRect(0, base, width, 1);
      thread.lanes.forEach((lane, index) =>
        drawLane(lane, base + strip + (index + 1) * (LANE_WORDS + LANE), width, look),
      );
    });
    if (marked !== null) {
      pen.fillStyle = look.mark;
      pen.fillRect((marked[0] / most) * width, 0, ((marked[1] - marked[0] + 1) / most) * width, height);
    }
    cut(canvas, pen, [...drawn.slice(1).map(({ base }) => base - HEIGHT - NAME), height]);
  }

  /** Each thread's seconds since its start. */
  function drawAxis(width, look) {
    const span = most * bins.us;
    const step = roundStep((span * LABEL) / width);
    const digits = Math.max(0, 6 - Math.floor(Math.log10(step)));
    pen.fillStyle = look.line;
    pen.fillRect(0, AXIS - 1, width, 1);
    pen.fillStyle = look.soft;
    for (let us = 0; us < span; us += step) {
      const x = (us / span) * width;
      const words = `${(us / 1e6).toFixed(digits)} s`;
      pen.fillRect(x, AXIS - 6, 1, 5);
      if (x + pen.measureText(words).width + 4 <= width) pen.fillText(words, x + 4, AXIS - 6);
    }
  }

  function drawBins(thread, base, width, look) {
    const full = Math.max(1, bins.us / Math.max(1, data.intervalUs));
    const wide = width / most;
    for (let bin = 0; bin < thread.bins; bin++) {
      const at = thread.firstBin + bin;
      // Ticks that came late, after a wait for a processor, are more than usual: then the bar is full, and parts stay parts.
      const height = HEIGHT / Math.max(full, busy[at]);
      const bar = (ticks, color, below) => {
        const tall = ticks * height;
        pen.fillStyle = color;
        pen.fillRect(bin * wide, base - below - tall, Math.max(wide, 0.6), tall);
        return tall;
      };
      bar(busy[at], look.quiet.app, 0);
      let below = 0;
      FAMILIES.forEach((family, index) => {
        const ticks = ofFamily[at * FAMILIES.length + index];
        if (ticks > 0) below += bar(ticks, PALETTE[family], below);
      });
    }
  }

  function drawBlocks(thread, base, width) {
    const scale = (width / most / bins.us) * data.blockUnitUs;
    blocks.start.forEach((start, block) => {
      if (blocks.thread[block] !== thread.index) return;
      pen.fillStyle = PALETTE[FAMILIES[blocks.family[block]]];
      pen.fillRect(start * scale, base + 2, Math.max(1, blocks.duration[block] * scale), STRIP - 3);
    });
  }

  function drawLane({ words, startUs, slotUs, counts, highest }, base, width, look) {
    const scale = width / most / bins.us;
    pen.fillStyle = look.ink;
    pen.fillText(words, 2, base - LANE - 3);
    pen.fillStyle = look.soft;
    counts.forEach((count, slot) => {
      if (count === 0) return;
      const tall = (count / highest) * LANE;
      pen.fillRect((startUs + slot * slotUs) * scale, base - tall, Math.max(1, slotUs * scale), tall);
    });
    pen.fillStyle = look.line;
    pen.fillRect(0, base - 1, width, 1);
  }

  function mark(from, to) {
    marked = from === null ? null : [Math.max(0, Math.min(from, to)), Math.min(most - 1, Math.max(from, to))];
    draw();
    enable(part(home, '[data-all]'), marked !== null, canvas);
    if (marked === null) {
      status.textContent = '';
      show(null, '');
      return;
    }
    const ticks = new Int32Array(rows.node.length);
    let sum = 0;
    for (const thread of all) {
      for (let bin = marked[0]; bin <= Math.min(marked[1], thread.bins - 1); bin++) {
        const at = thread.firstBin + bin;
        for (let entry = bins.start[at]; entry < bins.start[at + 1]; entry++) {
          ticks[bins.row[entry]] += bins.ticks[entry];
          sum += bins.ticks[entry];
        }
      }
    }
    const said = `From ${secondsOf(marked[0])} s to ${secondsOf(marked[1] + 1)} s`;
    const [fromUs, toUs] = [marked[0] * bins.us, (marked[1] + 1) * bins.us];
    status.textContent = `${said}: ${counted(sum, 'busy tick')}${countsIn(lanes, fromUs, toUs)}.${blocksIn(data, fromUs, toUs)}`;
    show(ticks, `${said} only.`);
  }

  const binAt = (event) => {
    const box = canvas.getBoundingClientRect();
    return Math.floor(((event.clientX - box.left) / Math.max(1, box.width)) * most);
  };
  let from = null;
  let before = null;
  canvas.addEventListener('pointerdown', (event) => {
    // Other buttons open menus.
    if (event.button !== 0) return;
    from = binAt(event);
    before = marked;
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (from === null) return;
    marked = [Math.min(from, binAt(event)), Math.max(from, binAt(event))];
    draw();
  });
  canvas.addEventListener('pointerup', (event) => {
    if (from !== null) mark(from, binAt(event));
    from = null;
  });
  // A finger that scrolls the page marks nothing.
  canvas.addEventListener('pointercancel', () => {
    from = null;
    marked = before;
    draw();
  });
  canvas.addEventListener('keydown', (event) => {
    // With other modifiers keys are the browser's: Alt and an arrow go back a page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Escape') mark(null, null);
    if (step === undefined) return;
    event.preventDefault();
    const [first, last] = marked ?? [0, Math.max(0, Math.floor(most / 20) - 1)];
    const size = last - first;
    if (event.shiftKey) mark(first, Math.max(first, last + step * Math.max(1, Math.floor(most / 50))));
    else {
      const start = Math.min(most - 1 - size, Math.max(0, first + (marked === null ? 0 : step * (size + 1))));
      mark(start, start + size);
    }
  });
  part(home, '[data-all]').addEventListener('click', () => mark(null, null));
  const more = part(home, '[data-threads]');
  more.hidden = busiest.length === all.length;
  const sayMore = () => {
    more.textContent =
      drawn.length < all.length
        ? `${drawn.length} of ${all.length} threads drawn: show all`
        : `Draw only the first thread and the ${busiest.length - 1} with most cryptography`;
  };
  more.addEventListener('click', () => {
    place(drawn.length < all.length ? all : busiest);
    sayMore();
    draw();
  });
  sayMore();
  // Of a block in the table: what was done meanwhile, on all threads.
  for (const cell of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('td[data-from]'))) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = cell.textContent;
    button.addEventListener('click', () => {
      const bin = (us) => Math.floor(Number(us) / bins.us);
      mark(bin(cell.dataset.from), bin(cell.dataset.to));
      home.scrollIntoView();
    });
    cell.replaceChildren(button);
  }
  const laneWords = all.flatMap((thread) => thread.lanes.map(({ words }) => `${thread.name}, ${words}`));
  canvas.setAttribute('aria-label', [canvas.getAttribute('aria-label'), ...laneWords].join('; '));
  new ResizeObserver(draw).observe(part(home, '.graph'));
  document.documentElement.addEventListener('themechange', draw);
  draw();
}

/**
 * @param {any[]} threads of the program, the first of which is a main one
 * @param {Int32Array} ofFamily ticks of cryptography in each bin, by family
 * @returns {any[]} the first, and those with most cryptography, in their order
 */
function busiestOf(threads, ofFamily) {
  if (threads.length <= MOST_DRAWN) return threads;
  const ticksOf = ({ firstBin, bins }) =>
    ofFamily
      .subarray(firstBin * FAMILIES.length, (firstBin + bins) * FAMILIES.length)
      .reduce((sum, ticks) => sum + ticks, 0);
  const [first, ...others] = threads;
  const kept = new Set(others.toSorted((a, b) => ticksOf(b) - ticksOf(a)).slice(0, MOST_DRAWN - 1));
  return [first, ...others.filter((thread) => kept.has(thread))];
}

/**
 * @param {number} least distance of two labels, positive
 * @returns {number} the next of 1, 2, 5, 10, 20, ...
 */
function roundStep(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * [1, 2, 5, 10].find((factor) => factor * power >= least);
}

/**
 * @param {any} data what the page contains
 * @returns {any[]} lanes with their counts, and the highest of them
 */
function lanesOf({ lanes, slots }) {
  let first = 0;
  return lanes.map((lane) => {
    const counts = slots.count.subarray(first, (first += lane.slots));
    return { ...lane, counts, highest: counts.reduce((most, count) => Math.max(most, count), 1) };
  });
}

/**
 * @param {any} data what the page contains
 * @returns {{busy: Int32Array, ofFamily: Int32Array}} ticks of each bin, and of each family in it
 */
function heights({ bins, rows, works }) {
  const count = bins.start.length - 1;
  const familyOf = works.map(({ family }) => FAMILIES.indexOf(family));
  const busy = new Int32Array(count);
  const ofFamily = new Int32Array(count * FAMILIES.length);
  for (let bin = 0; bin < count; bin++) {
    for (let entry = bins.start[bin]; entry < bins.start[bin + 1]; entry++) {
      const work = rows.work[bins.row[entry]];
      busy[bin] += bins.ticks[entry];
      if (work !== -1) ofFamily[bin * FAMILIES.length + familyOf[work]] += bins.ticks[entry];
    }
  }
  return { busy, ofFamily };
}
