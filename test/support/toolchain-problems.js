/** Holds what cryptoprof says of a toolchain's project against the program's own marks. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @import { CallSiteReport, Report } from '../../src/model/report.js' */
/** @import { Project, ProjectRun } from './toolchain-project.js' */

/** Ticks from which on a call site is no chance. */
const CERTAIN = 10;
/** What else may take so much: a part of the program's cryptography. */
const NOISE = 0.03;

/**
 * What fixtures/toolchains/shop does, at lines that end with `// site: <mark>`.
 * @typedef {object} ExpectedSite
 * @property {string} mark
 * @property {string} file
 * @property {string} function
 * @property {string} package
 * @property {string} callee as the line has it
 * @property {string} rule that speaks of it, `''` if that depends on the machine's speed
 */

/** @type {ExpectedSite[]} */
const SITES = [
  {
    mark: 'pbkdf2',
    file: 'src/accounts.ts',
    function: 'derive',
    package: '',
    callee: 'pbkdf2Sync',
    rule: 'sync-kdf',
  },
  {
    mark: 'bcryptjs',
    file: 'src/passwords.ts',
    function: 'hashPassword',
    package: 'bcryptjs',
    callee: 'hashSync',
    rule: 'pure-js-crypto',
  },
  {
    mark: 'jsonwebtoken',
    file: 'src/tokens.ts',
    function: 'issue',
    package: 'jsonwebtoken',
    callee: 'sign',
    rule: '',
  },
];

/**
 * @param {Project} project
 * @param {ProjectRun} run of it
 * @returns {string[]} what is wrong in what is said of it
 */
export function toolchainProblems(project, run) {
  if (project.maps === 'mapped')
    return [...SITES.flatMap((site) => siteProblems(project, run, site)), ...strangers(project, run)];
  // Of a function whose samples have no positions, its first line is known.
  const claimed = ownSites(project, run).filter(
    ({ line, column, ticks }) => line !== null && column !== null && ticks >= CERTAIN,
  );
  const originals = claimed.filter(({ file }) => file.startsWith(path.join(project.directory, 'src') + path.sep));
  const isNothing = project.toolchain.unmapped === 'nothing';
  return [
    ...originals.map((site) => `a line without a map: ${show(site)}`),
    ...claimed
      .filter((site) => isNothing || !isTrue(project, site))
      .map((site) => `a line that nobody knows: ${show(site)}`),
    ...(isNothing || claimed.some((site) => isBuilt(project, site))
      ? []
      : [`no line of ${project.toolchain.generated || 'what was built'}`]),
    ...(isNothing && run.report.crypto.ticks < CERTAIN ? [`${run.report.crypto.ticks} ticks of cryptography`] : []),
  ];
}

/**
 * @param {Project} project without maps
 * @param {CallSiteReport} site that claims a line
 * @returns {boolean} whether that is in what the tool has built: the code of `src/accounts.ts`, if it says where that is
 */
function isBuilt({ directory, toolchain }, { file, api }) {
  if (toolchain.generated !== '') return api === 'pbkdf2Sync' && file === path.join(directory, toolchain.generated);
  return existsSync(file) && !file.startsWith(path.join(directory, 'src') + path.sep);
}

/**
 * @param {Project} project whose maps were there
 * @param {ProjectRun} run of it
 * @param {ExpectedSite} expected
 * @returns {string[]} what is wrong at that site
 */
function siteProblems(project, { report, annotations }, expected) {
  const { line, text } = markedLine(project, expected);
  const own = report.callSites.filter(
    (site) =>
      site.file === path.join(project.directory, expected.file) &&
      site.line === line &&
      site.package === expected.package,
  );
  const named = own.filter((site) => site.function !== expected.function);
  const ticks = own.reduce((sum, site) => sum + site.ticks, 0);
  const finding = report.findings.find(
    ({ rule, callSite }) => rule === expected.rule && own.some((site) => isAt(site, callSite)),
  );
  if (project.toolchain.inlined.includes(expected.mark)) return inlinedProblems(project, report, expected);
  const problems = [
    ...(ticks < CERTAIN ? [`${ticks} ticks at ${expected.file}:${line}`] : []),
    ...own.flatMap((site) => placeProblems(project, site, text, expected)),
    ...named.map((site) => `in ${site.function || 'no function'}: ${site.ticks} ticks`),
    // What a worker computes blocks no event loop.
    ...(expected.rule !== '' && finding === undefined && own.some(({ phase }) => phase !== 'worker')
      ? [`no ${expected.rule}`]
      : []),
    ...(finding !== undefined && !annotations.includes(` file=${expected.file},line=${line},`)
      ? ['no annotation at its line']
      : []),
  ];
  return problems.map((problem) => `${expected.mark}: ${problem}`);
}

/**
 * @param {Project} project whose maps were there
 * @param {Report} report of it
 * @param {ExpectedSite} expected in a function that is part of its caller, `answer`, in the code that runs
 * @returns {string[]} what is wrong at that site
 */
function inlinedProblems(project, { callSites }, expected) {
  const own = callSites.filter((site) => site.package === expected.package && isInlined(project, site, expected));
  const ticks = own.reduce((sum, site) => sum + site.ticks, 0);
  return ticks < CERTAIN ? [`${expected.mark}: ${ticks} ticks in ${expected.function} or its caller`] : [];
}

/**
 * @param {Project} project
 * @param {CallSiteReport} site of its report
 * @param {ExpectedSite} expected
 * @returns {boolean} whether that is its line, or no more than the first one of the function that it is part of, or none
 *   in the file of that
 */
function isInlined(project, { file, line, function: name, lineInferred }, expected) {
  const isItsLine = name === 'answer' ? lineInferred : line === null;
  const isCaller = file === path.join(project.directory, 'src/shop.ts') && isItsLine;
  return (
    isCaller || (file === path.join(project.directory, expected.file) && line === markedLine(project, expected).line)
  );
}

/**
 * @param {{file: string, line: number | null}} site of the report
 * @param {{file: string, line: number | null} | null} place of a finding
 * @returns {boolean} whether that is there
 */
function isAt(site, place) {
  return place?.file === site.file && place.line === site.line;
}

/**
 * @param {Project} project whose maps were there
 * @param {CallSiteReport} site of the right line
 * @param {string} text of the line
 * @param {ExpectedSite} expected
 * @returns {string[]} what else is wrong of it
 */
function placeProblems({ directory, toolchain }, site, text, { file, callee }) {
  const { column, excerpt, generated } = site;
  const [from, to] = [text.search(/\S/) + 1, text.indexOf('(', text.indexOf(callee)) + 1];
  const built = path.join(directory, toolchain.generated.replace('accounts', path.parse(file).name));
  // Of a function whose samples have no positions, it is its first line.
  const isGenerated =
    toolchain.generated === '' ||
    column === null ||
    (generated?.file === built && lineAt(built, generated.line).includes(callee));
  return [
    ...(column === null || (column >= from && column <= to) ? [] : [`column ${column} of ${text}`]),
    // Comments and what may be secret are not shown.
    ...(excerpt?.lines[(site.line ?? 0) - excerpt.firstLine]?.startsWith(text.slice(0, to))
      ? []
      : [`excerpt ${JSON.stringify(excerpt)}`]),
    ...(isGenerated ? [] : [`generated at ${JSON.stringify(generated)}`]),
  ];
}

/**
 * @param {Project} project whose maps were there
 * @param {ProjectRun} run of it
 * @returns {string[]} call sites in the project that nobody expects
 */
function strangers(project, run) {
  const most = Math.max(CERTAIN, run.report.crypto.ticks * NOISE);
  return ownSites(project, run)
    .filter(
      (found) =>
        found.ticks > most &&
        !SITES.some((site) =>
          project.toolchain.inlined.includes(site.mark)
            ? isInlined(project, found, site)
            : found.file === path.join(project.directory, site.file) && found.line === markedLine(project, site).line,
        ),
    )
    .map((site) => `unexpected: ${show(site)}`);
}

/**
 * @param {Project} project
 * @param {ProjectRun} run of it
 * @returns {CallSiteReport[]} call sites in the project's own files, whatever they are called
 */
function ownSites({ directory }, { report }) {
  return report.callSites.filter(
    ({ file }) => !file.includes('/node_modules/') && (file.startsWith(directory + path.sep) || !path.isAbsolute(file)),
  );
}

/**
 * @param {Project} project
 * @param {CallSiteReport} site that claims a line
 * @returns {boolean} whether the file has the call there
 */
function isTrue({ toolchain }, { file, line, column, api, package: packageName }) {
  const text = lineAt(file, line);
  // The minifier has left nothing of its name, but a call.
  if (toolchain.inlined.includes(packageName)) return /^[\w$.]+\(/.test(text.slice((column ?? 0) - 1));
  const asked = SITES.find((site) => packageName !== '' && site.package === packageName)?.callee ?? api;
  return text.includes(asked.split(/[. ]/).at(-1) ?? '');
}

/**
 * @param {string} file absolute path
 * @param {number | null} line 1-based, null if it is not known
 * @returns {string} its text, `''` if there is none
 */
function lineAt(file, line) {
  return existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[(line ?? 0) - 1] ?? '') : '';
}

/**
 * @param {Project} project
 * @param {ExpectedSite} site of the program
 * @returns {{line: number, text: string}} where the program has its mark, 1-based
 */
function markedLine({ directory }, { file, mark }) {
  const lines = readFileSync(path.join(directory, file), 'utf8').split('\n');
  const index = lines.findIndex((text) => text.endsWith(`// site: ${mark}`));
  return { line: index + 1, text: lines[index] };
}

/**
 * @param {CallSiteReport} site of a report
 * @returns {string} the parts that toolchains are about
 */
function show({ file, line, column, function: name, package: packageName, operation, api, ticks, generated }) {
  return JSON.stringify({ file, line, column, function: name, package: packageName, operation, api, ticks, generated });
}
