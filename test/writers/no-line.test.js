/** What a compiler made, and no source map explains, has no line: nobody must be led to another one. */
import { githubAnnotations } from '../../src/writers/github.js';
import { gitlabReport } from '../../src/writers/gitlab.js';
import { OUTPUTS } from '../../src/writers/index.js';
import { sarifReport } from '../../src/writers/sarif.js';
import { context } from '../support/machine-outputs.js';
import { guideServerReport } from '../support/sample-report.js';

/** The guide's server, as if something else than its file had been compiled. */
function withoutLines() {
  const report = guideServerReport();
  return {
    ...report,
    callSites: report.callSites.map((site) => ({ ...site, line: null, column: null, excerpt: null })),
    findings: report.findings.map((finding) => ({ ...finding, callSite: { ...finding.callSite, line: null } })),
  };
}

test('GitHub shows it without a file, and the words say which', () => {
  const [, properties, words] = /^::error ([^:]*)::(.*)$/m.exec(githubAnnotations(withoutLines(), context()));
  expect(properties).toBe('title=cryptoprof%3A sync-kdf');
  expect(words).toMatch(/^At app\.js \(line not known\):%0Acrypto\.pbkdf2Sync /);
});

test('SARIF has the file, and no region', () => {
  const [{ locations }] = JSON.parse(sarifReport(withoutLines(), context())).runs[0].results;
  expect(locations).toEqual([{ physicalLocation: { artifactLocation: { uri: 'app.js', uriBaseId: '%SRCROOT%' } } }]);
});

test('GitLab demands a line: the words say that it is none', () => {
  const [{ description, location }] = JSON.parse(gitlabReport(withoutLines(), context()));
  expect(description).toMatch(/^In app\.js, line not known: crypto\.pbkdf2Sync /);
  expect(location).toEqual({ path: 'app.js', lines: { begin: 1 } });
});

test.each(['terminal', 'html', 'markdown', 'llm'])('%s says that it is not known', async (id) => {
  const text = await OUTPUTS[id].render(withoutLines(), {
    ...context(),
    samples: null,
    rulePages: async () => [],
    title: 'app.js',
    files: [],
    look: { width: 100, color: false, top: 10, cwd: '/app' },
  });
  expect(text).toContain('app.js (line not known)');
  expect(text).not.toMatch(/app\.js:(?:0|null)/);
});
