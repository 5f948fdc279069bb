/**
 * The same run, recorded on Windows: every output for other machines says the same of it, and no separator or drive of
 * Windows gets into what services and other checkouts read.
 */
import { compareReports } from '../../src/compare/compare-reports.js';
import { COMPARISON_OUTPUT_IDS, OUTPUTS, OUTPUT_IDS } from '../../src/writers/index.js';
import { context as writerContext, outsideReport } from '../support/machine-outputs.js';
import { onWindows } from '../support/on-windows.js';
import { analysisOf, loginProfile } from '../support/samples.js';
import { asyncServerReport, guideServerReport, tlsReport } from '../support/sample-report.js';
import { failedVerdict } from '../support/sample-verdict.js';

const { rules } = writerContext();
const look = (cwd) => ({ width: 160, color: false, top: 10, cwd });
/** What a login server did, below a root of either system. */
const samplesOn = (root) => {
  const profile = loginProfile();
  const { frames } = profile;
  return analysisOf({ ...profile, frames: root === '/app' ? frames : onWindows(frames, root.replace(/\\$/, '')) });
};
const render = (id, report, root, verdict) =>
  OUTPUTS[id].render(report, {
    verdict,
    samples: OUTPUTS[id].needsSamples ? samplesOn(root) : null,
    startMs: null,
    root,
    rulePages: async () => rules,
    title: 'app.js',
    directory: '',
    files: [],
    look: look(root),
  });

/** Names of the system and of its Node, which outputs may tell. */
const asOnLinux = (text) =>
  text.replaceAll('win32', 'linux').replaceAll(/C:(?:\\+)Program Files(?:\\+)nodejs(?:\\+)node\.exe/g, '/usr/bin/node');

const TEXT = OUTPUT_IDS.filter((id) => OUTPUTS[id].isText && !OUTPUTS[id].needsSamples);
/** For people, and for programs that want the system's own paths; the page holds the report as JSON. */
const NATIVE = ['terminal', 'json', 'html'];
const REPORTS = [guideServerReport, asyncServerReport, tlsReport, outsideReport];
const ROOTS = ['C:\\app', 'C:\\app\\', 'c:\\App', '\\\\server\\share\\app'];

describe.each(TEXT.filter((id) => !NATIVE.includes(id)))('%s', (id) => {
  test.each(ROOTS)('in %s says what it says on Linux', async (root) => {
    for (const report of REPORTS) {
      for (const verdict of [null, failedVerdict()]) {
        const [linux, windows] = await Promise.all([
          render(id, report(), '/app', verdict),
          render(id, onWindows(report(), root.replace(/\\$/, '')), root, verdict),
        ]);
        // Files that lie elsewhere keep their own paths, and are not in the repository on either system.
        expect(asOnLinux(windows)).toBe(linux);
      }
    }
  });
});

test.each(ROOTS)('the terminal tells paths below %s as Windows writes them', async (root) => {
  const text = await render('terminal', onWindows(guideServerReport(), root.replace(/\\$/, '')), root, null);
  expect(text).toContain('app.js:23');
  expect(text.toLowerCase()).not.toContain(`${root.toLowerCase().replace(/\\$/, '')}\\app.js`);
});

test('the terminal tells a path elsewhere in full', async () => {
  expect(await render('terminal', onWindows(guideServerReport()), 'D:\\other', null)).toContain('C:\\app\\app.js:23');
});

test.each(COMPARISON_OUTPUT_IDS)('a comparison of a run on Linux with one on Windows as %s', async (id) => {
  const comparison = compareReports(guideServerReport(), onWindows(guideServerReport()), '0.1.0');
  expect(comparison.callSites.map(({ before, after }) => [before?.file, after?.file])).toEqual(
    comparison.callSites.map(({ before }) => [before.file, before.file]),
  );
  const text = await OUTPUTS[id].renderComparison(comparison, {
    names: { before: 'a.json', after: 'b.json' },
    stacks: null,
    stackless: ['before', 'after'],
    look: look('/app'),
  });
  expect(text).toContain('app.js');
  expect(text).not.toMatch(/C:.{0,4}app/);
});
