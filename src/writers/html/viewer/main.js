/** The script of a run's page: it draws. Without it, the page is complete except for the pictures. */
import { buttons, sortable } from './controls.js';
import { part } from './dom.js';
import { flameGraph } from './flame-graph.js';
import { markedTable } from './marked-table.js';
import { oneRun } from './one-run.js';
import { theme } from './theme.js';
import { timeline } from './timeline.js';
import { unpack } from './unpack.js';

async function pictures() {
  const graph = document.getElementById('flame-graph');
  if (graph === null) return;
  const data = await unpack();
  const { bins } = data;
  for (let entry = 1; entry < bins.row.length; entry++) bins.row[entry] += bins.row[entry - 1];
  graph.hidden = false;
  const { show, showSite } = flameGraph(graph, data, oneRun(data));
  const line = document.getElementById('timeline');
  // What a marked stretch lacks is shown of the whole time.
  toFrames(data.works, (site) => {
    if (showSite(site)) return;
    part(line, '[data-all]').click();
    showSite(site);
  });
  // Formats without times have none.
  line.hidden = data.threads.every((thread) => thread.bins === 0);
  if (line.hidden) return;
  const showWork = markedTable(part(line, '[data-marked]'), data);
  timeline(line, data, (ticks, words) => {
    showWork(ticks, words);
    show(ticks, words);
  });
}

/** Buttons of findings lead to the frames of their call sites. */
function toFrames(works, showSite) {
  const sampled = new Set(works.map(({ site }) => site));
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('button[data-site]'))) {
    button.hidden = !sampled.has(button.dataset.site);
    button.addEventListener('click', () => showSite(button.dataset.site));
  }
}

async function start() {
  sortable();
  buttons();
  theme();
  await pictures();
  document.documentElement.dataset.ready = 'true';
}

start();
