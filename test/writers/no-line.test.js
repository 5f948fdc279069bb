/** What a compiler made, and no source map explains, has no line: nobody must be led to another one. */
import { githubAnnotations } from '../../src/writers/github.js';
import { gitlabReport } from '../../src/writers/gitlab.js';
import { sarifReport } from '../../src/writers/sarif.js';
import { context } from '../support/machine-outputs.js';
import { guideServerReport } from '../support/sample-report.js';

/** The guide's server, as if something else than its file had been compiled. */
function withoutLines() {
  const report = guideServerReport();
  return {
    ...report,
    callSites: report.callSites.map((site) => ({ ...site, line: 0, column: 0, excerpt: null })),
    findings: report.findings.map((finding) => ({ ...finding, callSite: { ...finding.callSite, line: 0 } })),
  };
}

test('GitHub shows it without a file, and the words say which', () => {
  const [, properties, words] = /^::error ([^:]*)::(.*)$/m.exec(githubAnnotations(withoutLines(), context()));
  expect(properties).toBe('title=cryptoprof%3A sync-kdf');
  expect(words).toMatch(/^At app\.js:%0Acrypto\.pbkdf2Sync /);
});

test('SARIF has the file, and no region', () => {
  const [{ locations }] = JSON.parse(sarifReport(withoutLines(), context())).runs[0].results;
  expect(locations).toEqual([{ physicalLocation: { artifactLocation: { uri: 'app.js', uriBaseId: '%SRCROOT%' } } }]);
});

test('GitLab demands a line: the words say that it is none', () => {
  const [{ description, location }] = JSON.parse(gitlabReport(withoutLines(), context()));
  expect(description).toMatch(/^In app\.js, no line known: crypto\.pbkdf2Sync /);
  expect(location).toEqual({ path: 'app.js', lines: { begin: 1 } });
});
