/** The page holds what the report says, tick by tick, and nothing that runs but its own script. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Parser } from 'acorn';
import { SCRIPTS } from '../../../src/writers/html/document.js';
import { graphData } from '../../../src/writers/html/graph-data.js';
import { longBlocks } from '../../../src/writers/html/long-blocks.js';
import { oneRun } from '../../../src/writers/html/viewer/one-run.js';
import { heaviestWork, layout, search, viewOf } from '../../../src/writers/html/viewer/tree.js';
import { routeRowName, routesOf } from '../../../src/writers/shared/routes.js';
import { terminalReport } from '../../../src/writers/terminal/report.js';
import { OUTPUTS } from '../../../src/writers/index.js';
import { analyze } from '../../../src/api/analysis.js';
import { fixtureCases, readFixture } from '../../support/fixture-cases.js';
import { unsortableCells } from '../../support/page-tables.js';
import { context as writerContext } from '../../support/machine-outputs.js';
import { asyncServerReport, guideServerReport, noCryptoReport, tlsReport } from '../../support/sample-report.js';
import { sampleRoutes } from '../../support/sample-routes.js';
import { analysisOf, loginProfile, routedProfile } from '../../support/samples.js';
import { profileFromGrid } from '../../support/text-grid.js';

const { rules } = writerContext();
const sum = (numbers) => Array.from(numbers).reduce((total, number) => total + number, 0);

const oneLine = (/** @type {string} */ text) => text.replace(/\s+/g, ' ');

const pageOf = (report, samples, title = 'app.js') =>
  OUTPUTS.html.render(report, {
    verdict: null,
    samples,
    startMs: null,
    root: '/app',
    rulePages: async () => rules,
    title,
    directory: '',
    files: [],
    look: { width: 100, color: false, top: 10, cwd: '/app' },
  });

const cases = await fixtureCases();

test.each(cases.map((fixture) => [fixture.name, fixture]))(
  '%s: every tick stands where it was sampled',
  async (_, fixture) => {
    const analysis = analyze(await readFixture(fixture), '0.0.0');
    const { report } = analysis;
    const graph = graphData(analysis.stacks(), '/app');
    const busy = report.profile.busyTicks + (report.poolWork?.busyTicks ?? 0);
    expect(sum(graph.rows.ticks)).toBe(busy);
    for (const reading of ['stacks', 'operations', 'sites', 'inverted']) {
      const view = viewOf(graph, graph.rows.ticks, reading);
      expect(view.total[0]).toBe(busy);
      expect(sum(view.self)).toBe(reading === 'inverted' ? 0 : busy);
    }
    // The legend explains what is drawn, and a finding leads to frames that there are.
    const drawn = new Set(graph.rows.work);
    expect(graph.works.filter((_work, index) => !drawn.has(index))).toEqual([]);
    const cryptoTicks = sum(graph.rows.ticks.map((ticks, row) => (graph.rows.work[row] === -1 ? 0 : ticks)));
    expect(cryptoTicks).toBe(
      sum([...report.operations, ...(report.poolWork?.operations ?? [])].map(({ ticks }) => ticks)),
    );
    const routes = routesOf(report);
    if (routes.length === 0) expect(graph.routes).toEqual([]);
    for (const route of routes) {
      const of = graph.routes.indexOf(routeRowName(route));
      const isOn = (row) => graph.rows.route[row] === of && graph.phases[graph.rows.phase[row]] === 'event-loop';
      const own = graph.rows.ticks.map((ticks, row) => (isOn(row) && graph.rows.work[row] !== -1 ? ticks : 0));
      expect(sum(own)).toBe(route.ticks);
    }
    expect(graph.phaseNames).toHaveLength(graph.phases.length);
    expect(graph.phaseNames).not.toContain('event-loop');
    const binned = sum(graph.bins.ticks);
    expect([0, busy]).toContain(binned);
    const page = await pageOf(report, analysis);
    expect(page).toContain(
      `<html lang="en" data-busy-ticks="${report.profile.busyTicks}" data-drawn-ticks="${report.profile.busyTicks}">`,
    );
    expect(unsortableCells(page)).toEqual([]);
  },
);

describe('a login server', () => {
  const analysis = analysisOf(loginProfile());
  const graph = graphData(analysis.stacks(), '/app');
  const view = viewOf(graph, graph.rows.ticks, 'stacks');

  test('opens at its cryptography, which its call site calls', () => {
    const work = heaviestWork(view);
    expect([view.name[work], view.family[work], view.total[work]]).toEqual(['PBKDF2 sha384 or sha512', 'kdf', 50]);
    expect(view.name[view.parent[work]]).toBe('login');
    expect(view.place[view.parent[work]]).toBe('src/auth.js:20');
  });

  test('a search counts frames, and nested ticks once', () => {
    const ticks = (text) => sum(search(view, text).outer.map((row) => view.total[row]));
    expect(ticks('PBKDF2')).toBe(50);
    expect(search(view, 'pbkdf2').rows.length).toBe(3);
    expect(search(view, ' ')).toEqual({ rows: [], outer: [] });
    expect(ticks('src/')).toBe(80);
  });

  test('a share is of all samples, or says that it is not', () => {
    const words = (weights) => {
      const shown = viewOf(graph, weights, 'stacks');
      return oneRun(graph).of(shown).words(heaviestWork(shown));
    };
    expect(words(graph.rows.ticks)).toBe('PBKDF2 sha384 or sha512: 50 ticks, 62.5 %');
    const crypto = graph.rows.ticks.map((ticks, row) => (graph.rows.work[row] === -1 ? 0 : ticks));
    expect(words(crypto)).toBe('PBKDF2 sha384 or sha512: 50 ticks, 100 % of what is selected');
  });

  test('what is too small to draw is its caller’s remainder', () => {
    const wide = layout(view, 0, 800);
    expect(wide.rest.every((isRest) => !isRest)).toBe(true);
    const narrow = layout(view, 0, 1);
    const ofRoot = narrow.row.flatMap((row, index) => (narrow.level[index] === 1 ? [narrow.width[index]] : []));
    expect(narrow.rest).toContain(true);
    expect(sum(ofRoot)).toBeGreaterThanOrEqual(0.99);
  });

  test('can be read by call site, by operation and from the leaf', () => {
    const first = (reading) => {
      const other = viewOf(graph, graph.rows.ticks, reading);
      return other.name[other.children[0][0]];
    };
    expect(first('operations')).toBe('PBKDF2 sha384 or sha512');
    expect(first('sites')).toBe('src/auth.js:23');
    expect(first('inverted')).toBe('sha512_block_data_order_avx2');
  });
});

test('a page of perf says that its pictures have the thread pool as well, others do not', async () => {
  const toldOf = async (name) => {
    const fixture = cases.find((each) => each.name === name);
    const analysis = analyze(await readFixture(fixture), '0.0.0');
    const page = await pageOf(analysis.report, analysis);
    const [, ticks] = /The thread pool&#39;s ([\d,]+) ticks are in the pictures/.exec(page) ?? [];
    return { ticks, sampled: analysis.report.poolWork?.busyTicks };
  };
  const { ticks, sampled } = await toldOf('perf-script/node-20-pool');
  expect(Number(ticks.replaceAll(',', ''))).toBe(sampled);
  expect(await toldOf('v8-log/node-24-auth-server')).toEqual({});
});

test('the time of a run is that of no place, and says so', async () => {
  const report = guideServerReport();
  const at = async (/** @type {string} */ startTime) => {
    const page = await pageOf({ ...report, target: { ...report.target, startTime } }, null);
    return /<span class="run">[^<]*?, (\d{4}-[^,<]*)/.exec(page)?.[1];
  };
  expect(await at('2026-11-27T14:03:00.000Z')).toBe('2026-11-27 14:03 UTC');
  expect(await at('')).toBeUndefined();
});

test('ticks of connections that only the tables give to lines are told', async () => {
  const { report, stacks, ...rest } = analysisOf(
    profileFromGrid(`
      @repeat  1                      300                                        100
      f@/app/app.js:1:1      native:tls_construct_certificate[openssl]  render@/app/page.js:3:9
      onread@node:_tls_wrap  -                                          -
    `),
  );
  expect(report.crypto).toMatchObject({ ticks: 300, unlocatedTicks: 300 });
  const toldOf = async (unlocatedTicks) => {
    const page = await pageOf({ ...report, crypto: { ...report.crypto, unlocatedTicks } }, { ...rest, stacks });
    return /[\d,]+ ticks? of connections ha(?:s|ve) no line on the stack/.exec(page)?.[0];
  };
  expect(await toldOf(300)).toBeUndefined();
  expect(await toldOf(299)).toBe('1 tick of connections has no line on the stack');
  expect(await toldOf(20)).toBe('280 ticks of connections have no line on the stack');
});

describe('one function', () => {
  const { stacks } = analysisOf(
    profileFromGrid(`
      @repeat  30                       20                       5                        7
      @state   js                       js                       js                       js
               first@/app/a.js:1:1      second@/app/a.js:9:1     first@/app/a.js:1:1      first@/app/a.js:1:1
               parse@/app/b.js:1:1      parse@/app/b.js:1:1      parse@/app/b.js:1:1      -
               read@/app/b.js:9:1       read@/app/b.js:9:1       parse@/app/b.js:1:1      -
    `),
  );
  const graph = graphData(stacks(), '/app');
  const of = (reading, name, place) => {
    const view = viewOf(graph, graph.rows.ticks, reading, { name, place });
    return view.name.map((each, row) => `${each} ${view.total[row]}`);
  };

  test('is read with all that it calls, from wherever it was called, and counts once where it calls itself', () => {
    expect(of('callees', 'parse', 'b.js:1')).toEqual(['everything 55', 'parse 55', 'read 50', 'parse 5']);
  });

  test('is read with all that call it', () => {
    expect(of('callers', 'parse', 'b.js:1')).toEqual(['everything 55', 'parse 55', 'first 35', 'second 20']);
  });

  test.each([
    ['stacks', 'read', 'b.js:9', '30 ticks, 48.4 %, of which 30 ticks in itself'],
    ['callees', 'read', 'b.js:9', '50 ticks, 100 % of what is selected, of which 50 ticks in itself'],
    // The outermost caller is the last frame here, and computed nothing.
    ['inverted', 'first', 'a.js:1', '30 ticks, 48.4 %'],
    ['callers', 'first', 'a.js:1', '30 ticks, 60.0 % of what is selected'],
  ])('%s: computes itself where it is the innermost frame', (reading, name, place, expected) => {
    const view = viewOf(graph, graph.rows.ticks, reading, { name: 'read', place: 'b.js:9' });
    const at = view.name.findIndex((each, row) => each === name && view.place[row] === place);
    expect(oneRun(graph).of(view).words(at)).toBe(`${name} ${place}: ${expected}`);
  });

  test('of the same name in another place is another', () => {
    expect(of('callees', 'parse', 'a.js:1')).toEqual(['everything 0']);
  });
});

test("a route's time is distinguishable from the rest, whether it is cryptography or not", () => {
  const { stacks } = analysisOf(routedProfile());
  const { routes, rows } = graphData(stacks(), '/app');
  const ticks = routes.map((_, route) => sum(rows.ticks.map((each, row) => (rows.route[row] === route ? each : 0))));
  expect(Object.fromEntries(routes.map((name, route) => [name, ticks[route]]))).toEqual({
    'POST /login': 30,
    'GET /list': 20,
    '(not tied to a route)': 5,
  });
  expect(routes.at(-1)).toBe('(not tied to a route)');
});

test('frames of a framework that only pass a request on are one', () => {
  const { stacks } = analysisOf(
    profileFromGrid(`
      next@/app/node_modules/express/lib/router/index.js:1:2
      handle@/app/node_modules/express/lib/router/layer.js:1:2
      next@/app/node_modules/express/lib/router/route.js:1:2
      login@/app/a.js:3:4
    `),
  );
  const { nodes, frames } = graphData(stacks(), '/app');
  expect(nodes.frame.map((frame) => frames[frame].name)).toEqual(['everything', 'express (forwards)', 'login']);
});

describe('is called', () => {
  const heading = async (profiles, changes = {}) => {
    const analysis = analysisOf(...profiles);
    const { report } = analysis;
    const page = await pageOf({ ...report, ...changes, target: { ...report.target, ...changes.target } }, analysis);
    return /<title>(.*): cryptoprof<\/title>/.exec(page)[1];
  };
  const loads = profileFromGrid('@/app/src/server.js:1[module]\nwork@/app/src/lib.js:2');
  const other = profileFromGrid('@/app/src/job.js:1[module]', { meta: { pid: 9 } });
  const oneRun = {
    name: 'a',
    source: 'a',
    node: '',
    ticks: 1,
    busyTicks: 1,
    cryptoTicks: 0,
    share: 0,
    interval: [0, 1],
  };
  const answers = profileFromGrid('login@/app/src/auth.js:2');

  test.each([
    ['by the command', [loads], { target: { command: ['node', '/app/bin/www', '--port', '1'] } }, 'bin/www --port 1'],
    ['by a tool', [loads], { target: { command: ['npm', 'start'] } }, 'npm start'],
    ['by the script that a log shows', [loads], {}, 'src/server.js'],
    ['by the log where it shows none', [answers], {}, 'grid'],
    ['by the log where it shows several', [loads, other], {}, 'grid'],
    ['by what was merged', [answers], { runs: [oneRun, oneRun] }, '2 runs'],
  ])('%s', async (_, profiles, changes, title) => expect(await heading(profiles, changes)).toBe(title));
});

describe('the page', () => {
  const hostile = '</script><img src=x onerror=alert(1)>';
  const profile = loginProfile();
  const analysis = analysisOf({
    ...profile,
    frames: profile.frames.map((frame) => ({ ...frame, name: `${frame.name}${hostile}` })),
  });

  test('has rows that are named by what they are about', async () => {
    const page = await pageOf(guideServerReport(), null);
    expect(page.includes('<th scope="row">PBKDF2 sha512</th>')).toBe(true);
  });

  test('has a heading for each finding that can be read aloud', async () => {
    const { report } = analysis;
    const page = await pageOf(report, analysis);
    const [{ rule, severity }] = report.findings;
    expect(page).toMatch(new RegExp(`<h3[^>]*><span class="severity">${severity}</span> ${rule} `));
  });

  test('runs its own script only, which its policy names by digest', async () => {
    const { report } = analysis;
    const page = await pageOf(
      { ...report, target: { ...report.target, command: ['node', hostile] } },
      analysis,
      hostile,
    );
    expect(page).toContain('&lt;img');
    expect(page).not.toContain('<img');
    const scripts = [...page.matchAll(/<script type="module">([^]*?)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    const style = /<style>([^]*?)<\/style>/.exec(page)[1];
    for (const text of [scripts[0][1], style]) {
      expect(page).toContain(`sha256-${createHash('sha256').update(text).digest('base64')}`);
    }
    expect(page).toMatch(/content="default-src &#39;none&#39;; script-src/);
    expect(() => Parser.parse(scripts[0][1], { ecmaVersion: 'latest', sourceType: 'module' })).not.toThrow();
    expect(scripts[0][1]).not.toMatch(/innerHTML|\beval\b|new Function/);
  });

  test('holds the report, and numbers that can be unpacked', async () => {
    const page = await pageOf(analysis.report, analysis);
    const inert = (id) => new RegExp(`<script type="application/json" id="${id}">([^]*?)</script>`).exec(page)[1];
    expect(JSON.parse(inert('report'))).toEqual(JSON.parse(JSON.stringify(analysis.report)));
    const bytes = gunzipSync(Buffer.from(inert('graph-numbers'), 'base64'));
    expect(bytes.length % 4).toBe(0);
    const names = gunzipSync(Buffer.from(inert('graph-names'), 'base64'));
    expect(JSON.parse(String(names)).works[0].name).toBe('PBKDF2 sha384 or sha512');
  });

  test('of a saved report has its text and no pictures', async () => {
    const page = await pageOf(analysis.report, null);
    expect(page).not.toContain('id="flame-graph"');
    expect(page).toContain('data-drawn-ticks="0"');
    expect(page.match(/<h1>/g)).toHaveLength(1);
  });

  test('says so where there is no cryptography', async () => {
    const page = await pageOf(noCryptoReport(), null);
    expect(page).toMatch(/<h1>[^<]*[Nn]o crypto/);
  });

  test("a finding's interval is of its own share", async () => {
    const report = guideServerReport();
    const [finding] = report.findings;
    const costs = async (/** @type {object} */ cost, /** @type {object} */ site = {}) => {
      const callSites = report.callSites.map((each) => (each.id === finding.site ? { ...each, ...site } : each));
      const page = await pageOf({ ...report, callSites, findings: [{ ...finding, ...cost }] }, null);
      return /<p class="soft">([\d.]+ % of busy time[^<]*)</.exec(page)?.[1];
    };
    expect(await costs({})).toBe('70.2 % of busy time (95 %: 69.4-71.0)');
    // A part of the call's ticks was taken while modules loaded, and is no part of the finding.
    expect(await costs({ ticks: 4000, share: 0.35 }, { byPhase: { 'event-loop': 4000, 'top-level': 4011 } })).toBe(
      '35.0 % of busy time (95 %: 34.2-35.9)',
    );
    // What connections cost is an estimate, and fell into the ticks of other lines, too.
    expect(await costs({ ticks: 397, share: 0.035 }, { ticks: 0, interval: [0, 0.003], byPhase: {} })).toBe(
      '3.5 % of busy time',
    );
  });

  const rowsOf = (/** @type {string} */ page, /** @type {string} */ name) =>
    new RegExp(`aria-label="${name}">([^]*?)</table>`).exec(page)?.[1].match(/<tr>/g)?.length ?? 0;

  test('has no row for a line that samples have not met, such as where an agent is made', async () => {
    const report = guideServerReport();
    const [site] = report.callSites;
    const agent = { ...site, id: 'agent', operation: 'tls.handshake', api: 'Agent', form: 'sync', ticks: 0, share: 0 };
    const callSites = /** @type {typeof report.callSites} */ ([...report.callSites, agent]);
    expect(rowsOf(await pageOf({ ...report, callSites }, null), 'Call sites')).toBe(
      rowsOf(await pageOf(report, null), 'Call sites'),
    );
  });

  test('of more call sites than anybody reads, the heaviest are there, and how many are not', async () => {
    const report = guideServerReport();
    const [site] = report.callSites;
    const callSites = Array.from({ length: 2003 }, (_, line) => ({ ...site, id: `a.js#f|${line}`, line: line + 1 }));
    const page = await pageOf({ ...report, callSites }, null);
    expect(page).toContain('The heaviest 2,000: report.json has 3 more.');
    const visible = page.slice(0, page.indexOf('<script'));
    expect(visible).toContain('>app.js:2000<');
    expect(visible).not.toContain('>app.js:2001<');
  });

  test('of more findings than anybody reads at once, the later ones are folded up behind heading and share', async () => {
    const report = guideServerReport();
    const [finding] = report.findings;
    const page = await pageOf({ ...report, findings: Array.from({ length: 60 }, () => finding) }, null);
    expect(page.match(/<article class="[a-z]+"><h3 /g)).toHaveLength(10);
    expect(
      page.match(
        /<article class="[a-z]+"><details class="finding"><summary><h3 [^>]*>.*?<\/h3> <span class="soft">[\d.]+ % of busy time/g,
      ),
    ).toHaveLength(50);
  });

  test('says once what a rule means; its other findings lead there', async () => {
    const report = guideServerReport();
    const [finding] = report.findings;
    const page = await pageOf({ ...report, findings: [finding, finding, finding] }, null);
    expect(page.match(new RegExp(`<details><summary>What ${finding.rule} means</summary>`, 'g'))).toHaveLength(1);
    expect(page.match(new RegExp(`<pre id="means-${finding.rule}">`, 'g'))).toHaveLength(1);
    expect(page.match(new RegExp(`<a href="#means-${finding.rule}">`, 'g'))).toHaveLength(2);
  });

  test('shows an edit as what goes and what comes only where the advice has all of the line', async () => {
    const report = guideServerReport();
    const [finding] = report.findings;
    const excerpt = { lines: ['  const get = () => https.get({ path, agent: new https.Agent() });'], firstLine: 3 };
    const edit = {
      file: '/app/app.js',
      profiled: { length: 9, sha256: null },
      range: { startLine: 3, startColumn: 45, endLine: 3, endColumn: 62 },
      text: '(sharedAgent ??= new https.Agent())',
      imports: ['let sharedAgent;'],
      asyncAt: null,
      callersMustAwait: false,
    };
    const shown = async (/** @type {string} */ code) => {
      const callSites = report.callSites.map((each) =>
        each.id === finding.site ? { ...each, excerpt, line: 3 } : each,
      );
      const advice = [...code.split('\n'), '// with: let sharedAgent;', '// with: async in line 2'];
      const page = await pageOf({ ...report, callSites, findings: [{ ...finding, edit, advice }] }, null);
      return { removes: page.includes('class="remove"'), page };
    };
    for (const of of [
      'instead of new https.Agent() in line 3',
      'instead of new https.Agent(\n) in lines 3-4',
      'in line 3',
    ]) {
      const part = await shown(`(sharedAgent ??= new https.Agent()) // ${of}`);
      expect(part.removes).toBe(false);
      expect(part.page).toContain('Edit of line 3, columns 45-61:');
      // Pasted at its place, a comment would take the rest of the line with it.
      expect(part.page).toMatch(
        /<pre id="[^"]*" hidden[^>]*><span class="line">\(sharedAgent \?\?= new https\.Agent\(\)\)<\/span><\/pre>/,
      );
    }
    const line = 'const get = () => https.get({ path, agent: (sharedAgent ??= new https.Agent()) });';
    const whole = await shown(line);
    expect(whole.removes).toBe(true);
    // What the line needs comes first, and is copied by itself: it belongs elsewhere.
    expect(whole.page).toMatch(
      /Edit at the top of the file:<\/p>\s*<pre><span class="add">\+ let sharedAgent;<\/span><\/pre>\s*<pre id="[^"]*" hidden[^>]*><span class="line">let sharedAgent;<\/span><\/pre>/,
    );
    expect(whole.page).toMatch(
      />Edit:<\/p>\s*<pre><span class="remove">- const get[^<]*<\/span><span class="add">\+ const get[^<]*<\/span><span class="line">with {2}async in line 2<\/span>/,
    );
    expect(whole.page).toMatch(/<pre id="[^"]*" hidden[^>]*><span class="line">const get/);
    // An excerpt has two spaces for each tab: columns are the file's.
    excerpt.lines = ['    const get = () => https.get({ path, agent: new https.Agent() });'];
    expect((await shown(line)).removes).toBe(true);
  });

  const withProcesses = () => {
    const { profile, ...report } = guideServerReport();
    const row = { script: 'app.js', count: 2, ports: [80], ticks: 9, busyTicks: 8, cryptoTicks: 4 };
    return { ...report, profile: { ...profile, processes: [row, { ...row, busyTicks: 0, cryptoTicks: 0 }] } };
  };
  test.each([
    ['TLS peers', tlsReport()],
    ['routes', { ...guideServerReport(), routes: sampleRoutes() }],
    ['processes', withProcesses()],
  ])('can sort its numbers: %s', async (_, report) => {
    expect(unsortableCells(await pageOf(report, null))).toEqual([]);
  });

  test('says what its numbers rest on as the terminal does', async () => {
    const report = asyncServerReport();
    const page = await pageOf(report, null);
    const terminal = oneLine(terminalReport(report, { width: 100, color: false, top: 10, files: [], cwd: '/app' }));
    expect(terminal).toContain('Counted here: 41 ticks of pbkdf2()');
    expect(page).toContain('Async: Counted here: 41 ticks of pbkdf2()');
    expect(terminal).toMatch(/CPU [\d.]+ m?s on all threads/);
    expect(page).toMatch(/CPU: [\d.]+ m?s on all threads/);
  });

  test('of many runs has a row for each service, and all their Nodes', async () => {
    const run = { source: 'a', ticks: 9, busyTicks: 8, cryptoTicks: 4, share: 0.5, interval: [0.2, 0.8] };
    const runs = ['20.20.2', '24.21.0'].map((node, index) => ({ ...run, name: `api@${index}`, node }));
    const report = { ...guideServerReport(), runs };
    const page = await pageOf(/** @type {any} */ (report), null);
    expect(unsortableCells(page)).toEqual([]);
    expect(rowsOf(page, 'Runs')).toBe(3);
    expect(page).toContain('Node 20.20.2, 24.21.0');
  });

  test.each(Object.entries(SCRIPTS))('%s: the script has what each of its files imports, before it', (_, files) => {
    files.forEach((file, index) => {
      const source = readFileSync(file, 'utf8');
      const imported = [...source.matchAll(/^import [^;]* from '([^']*)';/gm)].map(
        ([, from]) => new URL(from, file).href,
      );
      const before = new Set(files.slice(0, index).map(({ href }) => href));
      expect(imported.filter((each) => !before.has(each))).toEqual([]);
    });
  });

  test('is small', async () => {
    const page = await pageOf(analysis.report, analysis);
    const shell = page
      .replace(/<script type="application\/json"[^]*?<\/script>/g, '')
      .replace(/<details>[^]*?<\/details>/g, '');
    expect(shell.length).toBeLessThan(80_000);
    expect(page.length).toBeLessThan(400_000);
  });
});

describe('the longest blocks', () => {
  /** Two calls of pbkdf2Sync on the event loop, with other work between them. */
  const blocked = () =>
    analysisOf(
      profileFromGrid(`
        @repeat  30                                    5                             50
        @state   external                              js                            external
                 login@/app/src/auth.js:20:23          render@/app/src/page.js:3:9   login@/app/src/auth.js:20:23
                 pbkdf2Sync@node:internal/crypto/pbkdf2:62:70  -                     pbkdf2Sync@node:internal/crypto/pbkdf2:62:70
                 native:node::crypto::PBKDF2Job::Run   -                             native:node::crypto::PBKDF2Job::Run
      `),
    );

  test('are listed with their times, the longest first', () => {
    const { report, stacks } = blocked();
    const { count, blocks } = longBlocks(stacks(), report.callSites);
    expect(count).toBe(2);
    const [second, first] = blocks;
    expect(blocks.map(({ durationUs }) => Math.round(durationUs / 1000))).toEqual([50, 30]);
    expect(second.startUs - first.startUs).toBe(35_000);
    expect(blocks.map(({ site }) => site.id)).toEqual([report.callSites[0].id, report.callSites[0].id]);
    expect(Math.max(...blocks.map(({ durationUs }) => durationUs / 1000))).toBeCloseTo(
      report.callSites[0].blocks.maxMs,
      0,
    );
  });

  test('stand in the page, and none where calls are short or only hand work over', async () => {
    const analysis = blocked();
    const page = await pageOf(analysis.report, analysis);
    expect(page).toContain('<h2>Longest blocks</h2>');
    expect(page).toMatch(/All stretches of 10 ms or more/);
    const [, table] = /aria-label="Longest blocks">([^]*?)<\/table>/.exec(page);
    expect(table.match(/data-from="/g)).toHaveLength(2);
    const [site] = analysis.report.callSites;
    const handedOver = { ...site, form: 'async', blocks: { ...site.blocks, p50Ms: 0.1 } };
    expect(longBlocks(analysis.stacks(), [handedOver]).count).toBe(0);
    const heldAt = async (/** @type {typeof site} */ of) => {
      const sites = await pageOf({ ...analysis.report, callSites: [of] }, null);
      const [, rows] = /aria-label="Call sites">([^]*?)<\/table>/.exec(sites);
      return [...rows.matchAll(/<td class="number"[^>]*>([^<]*)</g)].map(([, cell]) => cell).slice(-2);
    };
    expect(await heldAt(site)).toEqual(['2', '50 ms']);
    expect(await heldAt(handedOver)).toEqual(['', '']);
    const saved = await pageOf(analysis.report, null);
    expect(saved).not.toContain('Longest blocks');
    // Whether requests waited was not recorded, unless it is known that there were none.
    expect(page).toContain('Which requests waited');
    const traffic = { complete: true, requests: 0, clientRequests: 0, tlsServer: null, tlsClient: null };
    expect(await pageOf({ ...analysis.report, traffic }, analysis)).not.toContain('Which requests waited');
  });
});
