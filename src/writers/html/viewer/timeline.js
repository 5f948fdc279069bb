/** The timeline: how much of each moment was cryptography, by family. A stretch that is marked filters the flame graph. */
import { part } from './dom.js';
import { PALETTE, count } from './look.js';

const HEIGHT = 56;
const NAME = 16;

/**
 * @param {HTMLElement} home section of the page
 * @param {any} data what the page holds
 * @param {(ticks: Int32Array | null, words: string) => void} show ticks of each row in the stretch, null for all
 */
export function timeline(home, data, show) {
  const canvas = part(home, 'canvas');
  const context = canvas.getContext('2d');
  const status = part(home, '[role=status]');
  const { bins, rows, works, threads } = data;
  const drawn = threads.map((thread, index) => ({ ...thread, index })).filter((thread) => thread.bins > 0);
  const most = Math.max(1, ...drawn.map((thread) => thread.bins));
  const families = Object.keys(PALETTE);
  let marked = null;

  const secondsOf = (bin) => ((bin * bins.us) / 1e6).toFixed(2);
  const widthOf = () => part(home, '.graph').clientWidth;

  function heights(bin) {
    const ofFamily = new Map();
    let busy = 0;
    for (let entry = bins.start[bin]; entry < bins.start[bin + 1]; entry++) {
      const work = rows.work[bins.row[entry]];
      busy += bins.ticks[entry];
      if (work !== -1) ofFamily.set(works[work].family, (ofFamily.get(works[work].family) ?? 0) + bins.ticks[entry]);
    }
    return { busy, ofFamily };
  }

  function draw() {
    const width = widthOf();
    const height = drawn.length * (HEIGHT + NAME);
    const scale = window.devicePixelRatio || 1;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.style.height = `${height}px`;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    const look = getComputedStyle(document.documentElement);
    const full = Math.max(1, bins.us / Math.max(1, data.intervalUs));
    context.font = '12px system-ui, sans-serif';
    drawn.forEach((thread, line) => {
      const base = (line + 1) * (HEIGHT + NAME) - 1;
      context.fillStyle = look.getPropertyValue('--ink');
      context.fillText(thread.name, 2, base - HEIGHT - 4);
      const wide = width / most;
      for (let bin = 0; bin < thread.bins; bin++) {
        const { busy, ofFamily } = heights(thread.firstBin + bin);
        const bar = (ticks, color, below) => {
          const tall = (Math.min(full, ticks) / full) * HEIGHT;
          context.fillStyle = color;
          context.fillRect(bin * wide, base - below - tall, Math.max(wide, 0.6), tall);
          return tall;
        };
        bar(busy, look.getPropertyValue('--app'), 0);
        let below = 0;
        for (const family of families)
          if (ofFamily.has(family)) below += bar(ofFamily.get(family), PALETTE[family], below);
      }
      context.fillStyle = look.getPropertyValue('--line');
      context.fillRect(0, base, width, 1);
    });
    if (marked === null) return;
    context.fillStyle = look.getPropertyValue('--mark');
    context.fillRect((marked[0] / most) * width, 0, ((marked[1] - marked[0] + 1) / most) * width, height);
  }

  function mark(from, to) {
    marked = from === null ? null : [Math.max(0, Math.min(from, to)), Math.min(most - 1, Math.max(from, to))];
    draw();
    part(home, '[data-all]').disabled = marked === null;
    if (marked === null) {
      status.textContent = '';
      show(null, '');
      return;
    }
    const ticks = new Int32Array(rows.node.length);
    let sum = 0;
    for (const thread of drawn) {
      for (let bin = marked[0]; bin <= Math.min(marked[1], thread.bins - 1); bin++) {
        const at = thread.firstBin + bin;
        for (let entry = bins.start[at]; entry < bins.start[at + 1]; entry++) {
          ticks[bins.row[entry]] += bins.ticks[entry];
          sum += bins.ticks[entry];
        }
      }
    }
    const said = `From ${secondsOf(marked[0])} s to ${secondsOf(marked[1] + 1)} s`;
    status.textContent = `${said}: ${count(sum, 'busy tick')}.`;
    show(ticks, `${said} only.`);
  }

  const binAt = (event) => {
    const box = canvas.getBoundingClientRect();
    return Math.floor(((event.clientX - box.left) / Math.max(1, box.width)) * most);
  };
  let from = null;
  canvas.addEventListener('pointerdown', (event) => {
    from = binAt(event);
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
  canvas.addEventListener('keydown', (event) => {
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
  new ResizeObserver(draw).observe(part(home, '.graph'));
  document.documentElement.addEventListener('themechange', draw);
  draw();
}
