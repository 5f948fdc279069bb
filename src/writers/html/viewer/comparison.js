/** The script of a comparison's page. Without it, the page is complete except for the flame graph. */
import { buttons, sortable } from './controls.js';
import { flameGraph } from './flame-graph.js';
import { theme } from './theme.js';
import { twoRuns } from './two-runs.js';
import { unpack } from './unpack.js';

async function picture() {
  const graph = document.getElementById('flame-graph');
  if (graph === null) return;
  const data = await unpack();
  graph.hidden = false;
  flameGraph(graph, data, twoRuns(data));
}

async function start() {
  sortable();
  buttons();
  theme();
  await picture();
  document.documentElement.dataset.ready = 'true';
}

start();
