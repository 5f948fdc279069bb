/**
 * The outputs that there are: what they are called, and where they go if nobody says. Text that is not
 * for people goes to stdout where it is the only thing that is made, and to the output directory otherwise.
 */

/** @typedef {'terminal'|'json'|'flamegraph'|'profile'|'markdown'|'github'|'sarif'|'junit'|'gitlab'} FormatId */

/**
 * @typedef {object} OutputFormat
 * @property {string} label what the list of written files calls it
 * @property {string | null} usualName of its file in the output directory; null if it goes to a stream
 * @property {boolean} isText whether it can go to stdout
 * @property {boolean} needsSamples made of the recording, which a saved report does not hold
 */

/** @type {Readonly<Record<FormatId, OutputFormat>>} */
export const FORMATS = {
  terminal: { label: 'text', usualName: null, isText: true, needsSamples: false },
  json: { label: 'report', usualName: 'report.json', isText: true, needsSamples: false },
  flamegraph: { label: 'flame graph', usualName: 'flamegraph.html', isText: false, needsSamples: true },
  profile: { label: 'profile', usualName: 'profile.json.gz', isText: false, needsSamples: true },
  markdown: { label: 'Markdown', usualName: 'report.md', isText: true, needsSamples: false },
  github: { label: 'annotations', usualName: null, isText: true, needsSamples: false },
  sarif: { label: 'SARIF', usualName: 'results.sarif', isText: true, needsSamples: false },
  junit: { label: 'JUnit', usualName: 'junit.xml', isText: true, needsSamples: false },
  // The name that GitLab's own templates use.
  gitlab: { label: 'Code Quality', usualName: 'gl-code-quality-report.json', isText: true, needsSamples: false },
};

/** What `json` is where the verdict is told without its report. */
export const VERDICT_JSON = { label: 'verdict', usualName: 'verdict.json' };

/** All that a recording can be made into. */
export const OUTPUT_FORMATS = /** @type {FormatId[]} */ (Object.keys(FORMATS));

/** All that a report or a verdict alone can be made into. */
export const REPORT_FORMATS = OUTPUT_FORMATS.filter((id) => !FORMATS[id].needsSamples);

/** What is made of a recording if nothing is asked for, where files are made at all. */
export const USUAL_FORMATS = /** @type {FormatId[]} */ (['terminal', 'json', 'flamegraph', 'profile']);
