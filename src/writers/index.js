/**
 * All outputs, in the order in which help lists them. A row says what an output is called, whom it is for and where it
 * goes by default: text not meant for people goes to stdout if it is the only output, and to the output directory
 * otherwise. The writer is loaded only when needed, since `--help` reads these rows.
 */

/** @import { Report } from '../model/report.js' */
/** @import { OutputFormat, Samples } from './output-format.js' */

/** @typedef {keyof typeof ROWS} OutputId */

const loadPage = () => Promise.all([import('./html/page.js'), import('./json.js')]);
const loadText = () => import('./terminal/report.js');
const loadProfile = () => import('../formats/saved-profile.js');

/**
 * @param {Report} report the answer
 * @param {Samples} samples that it was made of
 * @returns {Promise<string[]>} what the threads are called, wherever they are shown
 */
async function threadsOf({ target: { root }, runs }, { recording, stacks }) {
  const { threadNames } = await import('./shared/thread-names.js');
  return threadNames(stacks(), { root, processes: recording.run?.processes, runs });
}

/** @satisfies {Record<string, OutputFormat>} */
const ROWS = {
  terminal: {
    id: 'terminal',
    label: 'text',
    file: null,
    audience: 'people',
    isText: true,
    isUsual: true,
    load: loadText,
    async render(report, { verdict, files, look, ownName }) {
      if (verdict === null) return (await loadText()).terminalReport(report, { ...look, files, ownName });
      return (await import('./terminal/verdict.js')).terminalVerdict(verdict, { ...look, files, ownName });
    },
    async renderComparison(comparison, { names, look }) {
      return (await import('./terminal/comparison.js')).terminalComparison(comparison, { ...look, names });
    },
  },
  json: {
    id: 'json',
    label: 'report',
    file: 'report.json',
    audience: 'machines',
    isText: true,
    isUsual: true,
    ofVerdict: { label: 'verdict', file: 'verdict.json' },
    async render(report, { verdict }) {
      const { reportJson, verdictJson } = await import('./json.js');
      return verdict === null ? reportJson(report) : verdictJson(verdict);
    },
    renderComparison: async (comparison) => (await import('./json.js')).comparisonJson(comparison),
  },
  html: {
    id: 'html',
    label: 'page',
    file: 'report.html',
    audience: 'machines',
    isText: false,
    isUsual: true,
    showsSamples: true,
    load: loadPage,
    async render(report, { samples, root, title, rulePages }) {
      const [{ reportPage }, { reportJson }] = await loadPage();
      const stacks = samples === null ? null : samples.stacks();
      const processes = samples?.recording.run?.processes;
      // The pages explain findings: without any, neither they nor the rules are loaded.
      const pages = report.findings.length === 0 ? [] : await rulePages();
      const context = { stacks, processes, root: root || report.target.root, title, rulePages: pages };
      return reportPage(report, { ...context, json: reportJson(report) });
    },
    async renderComparison(comparison, { names, stacks, stackless }) {
      const [{ comparisonPage }, { comparisonJson }] = await Promise.all([
        import('./html/comparison.js'),
        import('./json.js'),
      ]);
      return comparisonPage(comparison, { names, stacks, stackless, json: comparisonJson(comparison) });
    },
  },
  flamegraph: {
    id: 'flamegraph',
    label: "0x's flame graph",
    file: 'flamegraph.html',
    audience: 'machines',
    isText: false,
    needsSamples: true,
    // A report without its picture is still a report.
    dispensable: ['zero-x-missing', 'flame-graph-failed', 'flame-graph-not-written'],
    async render(report, { samples, title, directory: workingDir }) {
      if (samples === null || report.profile.busyTicks === 0) return null;
      const { flameGraph } = await import('./flamegraph/flamegraph.js');
      // The names are of these threads, of which a recording may have more, in another order.
      const { page, note } = await flameGraph(samples.stacks(), {
        title,
        workingDir,
        threads: await threadsOf(report, samples),
      });
      return { content: page, note };
    },
  },
  profile: {
    id: 'profile',
    label: 'profile',
    file: 'profile.json.gz',
    audience: 'machines',
    isText: false,
    isUsual: true,
    needsSamples: true,
    dispensable: ['profile-too-large'],
    load: loadProfile,
    async render(_, { samples }) {
      if (samples === null) return null;
      return (await loadProfile()).encodeRecording(samples.recording);
    },
  },
  folded: {
    id: 'folded',
    synonym: 'collapsed',
    label: 'folded stacks',
    file: 'profile.folded',
    audience: 'machines',
    isText: true,
    needsSamples: true,
    async render(report, { samples }) {
      if (samples === null) return null;
      const { foldedStacks } = await import('./profiles/folded.js');
      return foldedStacks(samples.stacks(), report.target.root, await threadsOf(report, samples));
    },
  },
  speedscope: {
    id: 'speedscope',
    label: 'speedscope',
    file: 'profile.speedscope.json',
    audience: 'machines',
    isText: true,
    needsSamples: true,
    async render(report, { samples, title }) {
      if (samples === null) return null;
      const { speedscopeFile } = await import('./profiles/speedscope.js');
      return speedscopeFile(samples.stacks(), {
        root: report.target.root,
        title,
        version: report.tool.version,
        threads: await threadsOf(report, samples),
      });
    },
  },
  pprof: {
    id: 'pprof',
    label: 'pprof',
    // The extension that Go's own tools use.
    file: 'profile.pb.gz',
    audience: 'machines',
    isText: false,
    needsSamples: true,
    async render(report, { samples, startMs }) {
      if (samples === null) return null;
      const { root, durationMs } = report.target;
      const { pprofFile } = await import('./profiles/pprof.js');
      return pprofFile(samples.stacks(), {
        root,
        startMs,
        durationMs,
        hasCallSites: true,
        threads: await threadsOf(report, samples),
      });
    },
  },
  cpuprofile: {
    id: 'cpuprofile',
    label: 'CPU profile',
    file: 'profile.cpuprofile',
    audience: 'machines',
    isText: false,
    needsSamples: true,
    async render(_, { samples }) {
      if (samples === null) return null;
      return (await import('./profiles/cpuprofile.js')).cpuProfileFiles(samples.stacks());
    },
  },
  markdown: {
    id: 'markdown',
    label: 'Markdown',
    file: 'report.md',
    audience: 'machines',
    isText: true,
    render: async (report, context) => (await import('./markdown/report.js')).markdownReport(report, context),
    async renderComparison(comparison, { names, look }) {
      return (await import('./markdown/comparison.js')).markdownComparison(comparison, { names, top: look.top });
    },
  },
  llm: {
    id: 'llm',
    label: 'text for a model',
    file: 'report.llm.md',
    audience: 'machines',
    isText: true,
    render: async (report, context) => (await import('./llm.js')).llmReport(report, context),
  },
  github: {
    id: 'github',
    label: 'annotations',
    file: null,
    audience: 'build-log',
    isText: true,
    render: async (report, context) => (await import('./github.js')).githubAnnotations(report, context),
  },
  sarif: {
    id: 'sarif',
    label: 'SARIF',
    file: 'results.sarif',
    audience: 'machines',
    isText: true,
    async render(report, { verdict, root, rulePages }) {
      return (await import('./sarif.js')).sarifReport(report, { verdict, root, rules: await rulePages() });
    },
  },
  junit: {
    id: 'junit',
    label: 'JUnit',
    file: 'junit.xml',
    audience: 'machines',
    isText: true,
    async render(report, { verdict, isStrict, root, ownName, rulePages }) {
      const rules = await rulePages();
      return (await import('./junit.js')).junitReport(report, { verdict, isStrict, root, ownName, rules });
    },
  },
  gitlab: {
    id: 'gitlab',
    label: 'Code Quality',
    // The name that GitLab's own templates use.
    file: 'gl-code-quality-report.json',
    audience: 'machines',
    isText: true,
    render: async (report, context) => (await import('./gitlab.js')).gitlabReport(report, context),
  },
};

/** By id. */
export const OUTPUTS = /** @type {Readonly<Record<OutputId, OutputFormat>>} */ (ROWS);

/** Every output that a recording can be turned into. */
export const OUTPUT_IDS = /** @type {OutputId[]} */ (Object.keys(OUTPUTS));

/** Every output that a report or verdict alone can be turned into. */
export const REPORT_OUTPUT_IDS = OUTPUT_IDS.filter((id) => !OUTPUTS[id].needsSamples);

/** Every output for several runs added up: a saved profile is of one run. */
export const MERGED_OUTPUT_IDS = OUTPUT_IDS.filter((id) => id !== 'profile');

/** Every output that a comparison can be turned into. */
export const COMPARISON_OUTPUT_IDS = OUTPUT_IDS.filter((id) => OUTPUTS[id].renderComparison !== undefined);

/** What a recording is turned into by default, if files are written at all. */
export const USUAL_OUTPUT_IDS = OUTPUT_IDS.filter((id) => OUTPUTS[id].isUsual);
