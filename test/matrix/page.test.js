/** The page of a report in a real browser: it asks nobody for anything, draws every tick, and can be used by hand and by keyboard. */
/* global document, getComputedStyle -- what is evaluated in the page */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { analyze } from '../../src/api/analysis.js';
import { rulePages } from '../../src/api/rule-pages.js';
import { compareRuns } from '../../src/api/compare.js';
import { OUTPUTS } from '../../src/writers/index.js';
import { answerSentences } from '../../src/writers/shared/comparison-sentences.js';
import { openBrowser } from '../support/browser.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { fixtureCases, readFixture } from '../support/fixture-cases.js';
import { largeRun } from '../support/large-run.js';
import { analysisOf, loginProfile, routedProfile } from '../support/samples.js';
import { profileFromGrid } from '../support/text-grid.js';

const MINUTES = 60_000;
const HOSTILE = '</script><img src=x onerror=alert(1)><!--\u202e\u0007\u2028';

const directory = newDirectory();
const browser = await openBrowser();
/** @type {(name: string) => Promise<ReturnType<typeof analyze>>} */
let recorded;

/** Writes the page of a run, and tells where it is. */
async function pageFile(name, analysis, title = 'app.js') {
  const context = { verdict: null, samples: analysis, startMs: null, root: '/app', rulePages, title };
  const look = { width: 100, color: false, top: 10, cwd: '/app' };
  const text = await OUTPUTS.html.render(analysis.report, { ...context, directory: '', files: [], look });
  const file = path.join(directory, `${name}.html`);
  writeFileSync(file, text);
  return { url: pathToFileURL(file).href, size: text.length };
}

/** Opens a page in a browser of its own, and hears all that goes wrong or out. */
async function opened(url, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const problems = [];
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('dialog', async (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url() !== url && !request.url().startsWith('blob:')) problems.push(`request: ${request.url()}`);
  });
  await page.goto(url);
  await page.waitForSelector('html[data-ready]', { timeout: MINUTES });
  const status = () => page.locator('#flame-graph [role=status]').textContent();
  const focus = () => page.locator('#flame-graph canvas').focus();
  return { page, problems, status, focus, close: () => context.close() };
}

const ticksIn = (words) => Number(/([\d,]+) ticks?/.exec(words)?.[1].replaceAll(',', ''));
/** What the picture looks like, to tell whether it changed. */
const picture = (page, section) => page.evaluate((id) => document.querySelector(`#${id} canvas`).toDataURL(), section);

beforeAll(async () => {
  const cases = await fixtureCases();
  recorded = async (name) => analyze(await readFixture(cases.find((each) => each.name === `v8-log/${name}`)), '1.0.0');
}, 5 * MINUTES);
afterAll(async () => {
  await browser?.close();
  removeDirectories();
});

/** A page of A4 between margins of 1 cm, px. */
const PAPER = 718;
/** What stays together on a page, px: more leaves pages blank. */
const HIGHEST_PIECE = 140;

/** All of a picture is on paper, as wide as that, as shapes and words, in pieces that pages can end between. */
async function expectOnPaper(page, section) {
  const whole = page.locator(`#${section} canvas`).first();
  expect(await whole.isVisible()).toBe(false);
  expect(await page.locator(`#${section} .pieces canvas`).count()).toBe(0);
  const pieces = await page.locator(`#${section} .pieces svg`).evaluateAll((all) =>
    all.map((piece) => {
      const { width, height } = piece.getBoundingClientRect();
      const [, top, , tall] = piece.getAttribute('viewBox').split(' ').map(Number);
      return { width, height, top, tall, words: [...piece.querySelectorAll('text')].map((text) => text.textContent) };
    }),
  );
  expect(pieces.length).toBeGreaterThan(0);
  let end = 0;
  for (const { width, height, top, tall } of pieces) {
    expect(top).toBe(end);
    end += tall;
    expect(width).toBe(PAPER);
    expect(height).toBeLessThanOrEqual(HIGHEST_PIECE);
  }
  const label = await whole.getAttribute('aria-label');
  expect(await page.locator(`#${section} .pieces`).getAttribute('aria-label')).toBe(label);
  // The first shape of each is its ground.
  const grounds = await page
    .locator(`#${section} .pieces svg > :first-child`)
    .evaluateAll((all) => all.map((shape) => getComputedStyle(shape).fill));
  expect(new Set(grounds)).toEqual(new Set(['rgb(255, 255, 255)']));
  return { height: end, words: pieces.flatMap(({ words }) => words) };
}

const inBrowser = (name, body) => (browser === null ? test.skip : test)(name, body, 5 * MINUTES);

describe('whatever was recorded', () => {
  const hostileRun = () => {
    const profile = loginProfile();
    const names = [HOSTILE, `${'x'.repeat(10_000)}${HOSTILE}`, '\u202egnp.js'];
    const frames = profile.frames.map((frame, index) => ({
      ...frame,
      name: `${frame.name}${names[index % names.length]}`,
      file: frame.file.startsWith('/app') ? `/app/${names[index % names.length]}.js` : frame.file,
    }));
    return analysisOf({ ...profile, frames });
  };
  const untimed = () => {
    const profile = loginProfile();
    return analysisOf({ ...profile, meta: { ...profile.meta, timed: false } });
  };
  const RUNS = {
    'a login server': () => recorded('node-24-auth-server'),
    workers: () => recorded('node-26-worker'),
    TLS: () => recorded('node-24-tls'),
    'no cryptography': () => recorded('node-24-no-crypto'),
    'hostile names of a recording': () => recorded('node-26-hostile-names'),
    'hostile names, and long ones': hostileRun,
    'a format without times': untimed,
    'nothing that was busy': () => analysisOf(profileFromGrid('@state idle\n native:epoll_pwait')),
  };
  for (const [name, run] of Object.entries(RUNS)) {
    inBrowser(`${name}: nothing goes wrong or out, and every tick is drawn`, async () => {
      const analysis = await run();
      const { url } = await pageFile('any', analysis, `app.js ${HOSTILE}`);
      const { page, problems, close } = await opened(url);
      const root = page.locator('html');
      expect(await root.getAttribute('lang')).toBe('en');
      expect(await root.getAttribute('data-drawn-ticks')).toBe(await root.getAttribute('data-busy-ticks'));
      expect(await root.getAttribute('data-busy-ticks')).toBe(String(analysis.report.profile.busyTicks));
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('img').count()).toBe(0);
      for (const canvas of await page.locator('canvas:visible').all())
        expect(await canvas.getAttribute('aria-label')).toMatch(/\w/);
      for (const scheme of ['light', 'dark']) await page.emulateMedia({ colorScheme: scheme });
      for (const section of await page.locator('section:visible').all()) {
        // Whatever is shown has something in it.
        const box = await section.locator('canvas').boundingBox();
        expect(box.height).toBeGreaterThan(10);
      }
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        // Tables are scrolled by themselves, and not squeezed until a word has a letter in each line.
        for (const cell of await page.locator('tbody td:first-child:not(.number)').all())
          expect((await cell.boundingBox()).width).toBeGreaterThan(80);
      }
      expect(problems).toEqual([]);
      await close();
    });
  }
});

inBrowser('without cryptography nothing offers to show it alone, or what it calls', async () => {
  const { url } = await pageFile('none', await recorded('node-24-no-crypto'));
  const { page, problems, status, focus, close } = await opened(url);
  const whole = await status();
  expect(await page.locator('[data-crypto]').isDisabled()).toBe(true);
  await focus();
  await page.keyboard.press('c');
  expect(await status()).toBe(whole);
  await page.keyboard.press('s');
  expect(await status()).toBe('No function is chosen: move to one first.');
  expect(await page.locator('[data-reading]').inputValue()).toBe('stacks');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('s');
  expect(await page.locator('[data-reading]').inputValue()).toBe('callees');
  expect(ticksIn(await status())).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  await close();
});

describe('a login server, by hand and by keyboard', () => {
  /** @type {Awaited<ReturnType<typeof opened>>} */
  let open;
  let analysis;
  beforeEach(async () => {
    analysis ??= await recorded('node-24-auth-server');
    const { url } = await pageFile('login', analysis);
    open = await opened(url, { permissions: ['clipboard-read', 'clipboard-write'] });
  }, 5 * MINUTES);
  afterEach(async () => {
    expect(open.problems).toEqual([]);
    await open.close();
  });
  const cryptoTicks = () => analysis.report.operations.reduce((sum, { ticks }) => sum + ticks, 0);

  inBrowser('opens at the heaviest cryptography, and goes out again', async () => {
    const { status, focus, page } = open;
    const [heaviest] = analysis.report.operations;
    expect(await status()).toMatch(/^PBKDF2/);
    // One of its call sites.
    expect(ticksIn(await status())).toBeGreaterThan(0.5 * heaviest.ticks);
    expect(ticksIn(await status())).toBeLessThanOrEqual(heaviest.ticks);
    await focus();
    const near = await picture(page, 'flame-graph');
    await page.keyboard.press('Escape');
    expect(await status()).toMatch(/^everything: .* 100 %/);
    expect(ticksIn(await status())).toBe(analysis.report.profile.busyTicks);
    expect(await picture(page, 'flame-graph')).not.toBe(near);
  });

  inBrowser('arrows walk, Enter zooms in, Escape and Back go back', async () => {
    const { status, focus, page } = open;
    await focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    const child = await status();
    expect(child).not.toMatch(/^everything/);
    const before = await picture(page, 'flame-graph');
    await page.keyboard.press('ArrowRight');
    expect(ticksIn(await status())).toBeLessThanOrEqual(ticksIn(child));
    await page.keyboard.press('ArrowLeft');
    expect(await status()).toBe(child);
    await page.keyboard.press('ArrowDown');
    const inner = await status();
    await page.keyboard.press('ArrowUp');
    expect(await status()).toBe(child);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await status()).toBe(`${inner} Zoomed in.`);
    await page.locator('[data-back]').click();
    expect(await status()).toMatch(/^everything/);
    await focus();
    await page.keyboard.press('ArrowDown');
    expect(await picture(page, 'flame-graph')).toBe(before);
  });

  inBrowser('a click zooms, and what is under the mouse is named', async () => {
    const { status, page } = open;
    await page.locator('[data-whole]').click();
    expect(await status()).toMatch(/^everything/);
    const canvas = page.locator('#flame-graph canvas');
    await canvas.hover({ position: { x: 20, y: 30 } });
    const title = await canvas.getAttribute('title');
    expect(title).toMatch(/ticks/);
    await canvas.click({ position: { x: 20, y: 30 } });
    expect(await status()).toBe(`${title}. Zoomed in.`);
  });

  inBrowser('s shows what a function calls, then who calls it, then all stacks again', async () => {
    const { status, focus, page } = open;
    await focus();
    const whole = await status();
    expect(whole).toMatch(/^PBKDF2/);
    const ticks = analysis.report.operations[0].ticks;
    const reading = () => page.locator('[data-reading]').inputValue();
    await page.keyboard.press('s');
    expect([await reading(), ticksIn(await status())]).toEqual(['callees', ticks]);
    await page.keyboard.press('s');
    expect([await reading(), ticksIn(await status())]).toEqual(['callers', ticks]);
    expect(await status()).toMatch(/^PBKDF2/);
    await page.keyboard.press('ArrowDown');
    expect(await status()).not.toMatch(/^PBKDF2/);
    await page.keyboard.press('s');
    expect(await reading()).toBe('stacks');
    expect(ticksIn(await status())).toBe(analysis.report.profile.busyTicks);
  });

  inBrowser('a finding leads to the frames of its call site', async () => {
    const { status, page } = open;
    const [finding] = analysis.report.findings;
    const site = analysis.report.callSites.find(({ id }) => id === finding.site);
    await page.locator('article button[data-site]').first().click();
    expect(await page.locator('[data-reading]').inputValue()).toBe('sites');
    expect(await status()).toContain(`:${site.line}: `);
    expect(ticksIn(await status())).toBeGreaterThanOrEqual(site.ticks);
    expect(await page.evaluate(() => document.activeElement.tagName)).toBe('CANVAS');
  });

  inBrowser('a later finding of a rule leads to what it means, which opens', async () => {
    const [finding] = analysis.report.findings;
    const { url } = await pageFile('twice', {
      ...analysis,
      report: { ...analysis.report, findings: [finding, finding] },
    });
    const { page, problems, close } = await opened(url);
    const meaning = page.locator(`#means-${finding.rule}`);
    expect(await meaning.isVisible()).toBe(false);
    await page.locator('.means a').click();
    expect(await meaning.isVisible()).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  inBrowser('a finding leads there whichever part is shown', async () => {
    const { status, page } = open;
    const show = page.locator('article button[data-site]').first();
    await show.click();
    const all = await status();
    // Neither the start nor the first bar of the time has the call.
    await page.locator('select[data-phase]').selectOption({ index: 1 });
    await page.locator('#timeline canvas').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('[data-all]').isEnabled()).toBe(true);
    await show.click();
    expect(await status()).toBe(all);
    expect(await page.locator('select[data-phase]').inputValue()).toBe('-1');
    expect(await page.locator('[data-all]').isEnabled()).toBe(false);
  });

  inBrowser('a search counts frames and ticks, and Enter goes to them', async () => {
    const { status, page, focus } = open;
    await focus();
    await page.keyboard.press('/');
    await page.keyboard.type('pbkdf2');
    const found = await status();
    expect(found).toMatch(/^\d+ frames, [\d,]+ ticks, \d+\.\d %\. /);
    expect(ticksIn(found)).toBeGreaterThan(0.5 * cryptoTicks());
    await page.keyboard.press('Enter');
    const first = await status();
    expect(first).toMatch(/^\d+ frames?, [\d,]+ ticks, \d+\.\d %\. \S*pbkdf2/i);
    await page.keyboard.press('Enter');
    expect(await status()).not.toBe(first);
    await page.keyboard.press('Escape');
    expect(await page.locator('input[type=search]').inputValue()).toBe('');
    expect(await page.evaluate(() => document.activeElement.tagName)).toBe('CANVAS');
    await page.locator('input[type=search]').fill('nothing is called this');
    expect(await status()).toMatch(/^0 frames, 0 ticks, 0 %\. /);
  });

  inBrowser('c shows cryptography only, and all again', async () => {
    const { status, focus, page } = open;
    await focus();
    await page.keyboard.press('c');
    expect(await page.locator('[data-crypto]').getAttribute('aria-pressed')).toBe('true');
    expect(ticksIn(await status())).toBe(cryptoTicks());
    await page.keyboard.press('c');
    expect(ticksIn(await status())).toBe(analysis.report.profile.busyTicks);
  });

  inBrowser('can be read in all ways, with the same ticks, as icicles and as flames', async () => {
    const { status, page } = open;
    const reading = page.locator('select[data-reading]');
    for (const way of ['operations', 'sites', 'inverted', 'stacks']) {
      const before = await picture(page, 'flame-graph');
      await reading.selectOption(way);
      expect(ticksIn(await status())).toBe(analysis.report.profile.busyTicks);
      expect(await picture(page, 'flame-graph')).not.toBe(before);
    }
    const icicles = await picture(page, 'flame-graph');
    await page.locator('[data-flame]').click();
    expect(await picture(page, 'flame-graph')).not.toBe(icicles);
  });

  inBrowser('phases are parts of the whole', async () => {
    const { status, page } = open;
    const select = page.locator('select[data-phase]');
    let sum = 0;
    for (const value of await select.locator('option').evaluateAll((options) => options.map((each) => each.value))) {
      if (value === '-1') continue;
      await select.selectOption(value);
      sum += ticksIn(await status());
    }
    expect(sum).toBe(analysis.report.profile.busyTicks);
    await select.selectOption('-1');
    expect(ticksIn(await status())).toBe(analysis.report.profile.busyTicks);
  });

  inBrowser('a stretch of the timeline is all that the flame graph shows, and says so', async () => {
    const { status, page } = open;
    const line = page.locator('#timeline canvas');
    const box = await line.boundingBox();
    await page.mouse.move(box.x + box.width * 0.3, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + 40, { steps: 4 });
    await page.mouse.up();
    const said = await page.locator('#timeline [role=status]').textContent();
    expect(said).toMatch(
      /^From [\d.]+ s to [\d.]+ s: [\d,]+ busy ticks\. \d+ blocks of 10 ms or more held a thread meanwhile: median \d+ ms, longest \d+ ms\.$/,
    );
    expect(await status()).toContain(`${said.slice(0, said.indexOf(':'))} only.`);
    const ticks = Number(/([\d,]+) busy/.exec(said)[1].replaceAll(',', ''));
    expect(ticksIn(await status())).toBe(ticks);
    expect(ticks).toBeLessThan(0.5 * analysis.report.profile.busyTicks);
    const table = page.getByRole('table', { name: 'Operations and call sites of the marked stretch' });
    const cells = (column) => table.locator(`tbody tr > :nth-child(${column})`).allTextContents();
    expect((await cells(1))[0]).toBe('PBKDF2 sha512');
    expect(await page.locator('[data-marked] h3').textContent()).toBe(`${said.slice(0, said.indexOf(':'))} only.`);
    expect((await cells(3)).reduce((sum, words) => sum + Number(words.replaceAll(',', '')), 0)).toBe(ticks);
    await table.getByRole('button', { name: 'Call site' }).click();
    expect(await table.locator('th[aria-sort=ascending]').textContent()).toBe('Call site');
    await page.locator('[data-all]').click();
    expect(await table.isVisible()).toBe(false);
    expect(ticksIn(await status())).toBe(analysis.report.profile.busyTicks);
    await line.focus();
    // The browser's own.
    const isLeft = await line.evaluate((canvas) =>
      canvas.dispatchEvent(
        new document.defaultView.KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, cancelable: true }),
      ),
    );
    expect(isLeft).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    expect(await status()).toContain(' only.');
    await page.keyboard.press('Escape');
    expect(await status()).not.toContain(' only.');
  });

  inBrowser('a button that has nothing left to do passes the focus on to its picture', async () => {
    const { page, status } = open;
    const focused = () =>
      page.evaluate(() => document.activeElement.closest('section')?.id + document.activeElement.tagName);
    await page.locator('[data-back]').focus();
    await page.keyboard.press('Enter');
    expect([await status(), await focused()]).toEqual([expect.stringMatching(/^everything/), 'flame-graphCANVAS']);
    await page.locator('#timeline canvas').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-all]').focus();
    await page.keyboard.press('Space');
    expect(await focused()).toBe('timelineCANVAS');
  });

  inBrowser('a finger that scrolls past the timeline marks nothing', async () => {
    const { page } = open;
    const line = page.locator('#timeline canvas');
    const before = await picture(page, 'timeline');
    const at = (type, x) => line.dispatchEvent(type, { clientX: x, clientY: 300, pointerId: 1 });
    await line.evaluate((canvas) => (canvas.setPointerCapture = () => {}));
    await at('pointerdown', 300);
    await at('pointermove', 500);
    expect(await picture(page, 'timeline')).not.toBe(before);
    await at('pointercancel', 500);
    expect(await picture(page, 'timeline')).toBe(before);
    await at('pointermove', 700);
    expect(await picture(page, 'timeline')).toBe(before);
  });

  inBrowser('a mouse button that opens a menu marks nothing', async () => {
    const { page, status } = open;
    const line = page.locator('#timeline canvas');
    await line.click({ button: 'right' });
    expect(await page.locator('#timeline [role=status]').textContent()).toBe('');
    expect(await status()).not.toContain(' only.');
    await line.click();
    expect(await status()).toContain(' only.');
  });

  inBrowser('tables are sorted by a heading that is pressed', async () => {
    const { page } = open;
    const table = page.locator('table[aria-label="Operations"]');
    const heading = table.locator('th', { hasText: 'Ticks' });
    const column = () =>
      table
        .locator('tbody td:nth-child(4)')
        .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent.replaceAll(',', ''))));
    const ticks = analysis.report.operations.map((operation) => operation.ticks).sort((a, b) => b - a);
    await heading.locator('button').click();
    expect(await heading.getAttribute('aria-sort')).toBe('descending');
    expect(await column()).toEqual(ticks);
    await heading.locator('button').click();
    expect(await heading.getAttribute('aria-sort')).toBe('ascending');
    expect(await column()).toEqual(ticks.reverse());
    // Words begin with A.
    const names = table.locator('th', { hasText: 'Operation' });
    await names.locator('button').click();
    expect(await names.getAttribute('aria-sort')).toBe('ascending');
    const words = await table.locator('tbody th').allTextContents();
    expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  });

  inBrowser('a table that is scrolled sideways keeps its first column whole: heading, words and lines', async () => {
    const { page } = open;
    await page.setViewportSize({ width: 480, height: 900 });
    const table = page.locator('table[aria-label="Call sites"]');
    const row = table.locator('tbody tr').first();
    const second = row.locator('td').first();
    await row.scrollIntoViewIfNeeded();
    // Browsers leave collapsed borders where they were, and cover them with the cells that stay.
    expect(await table.evaluate((element) => getComputedStyle(element).borderCollapse)).toBe('separate');
    const before = (await second.boundingBox()).x;
    await table.evaluate((element) => element.parentElement.scrollBy(40, 0));
    expect((await second.boundingBox()).x).toBe(before - 40);
    const [heading, words] = [table.locator('thead th').first(), row.locator('th')];
    expect((await heading.boundingBox()).x).toBe((await words.boundingBox()).x);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  inBrowser('what a search leads to is on the screen, however far down', async () => {
    const { page } = open;
    await page.setViewportSize({ width: 1280, height: 240 });
    await page.locator('[data-whole]').click();
    await page.locator('input[type=search]').fill('sha512_block_data_order');
    await page.evaluate(() => document.defaultView.scrollTo(0, 0));
    await page.keyboard.press('Enter');
    const canvas = await page.locator('#flame-graph canvas').boundingBox();
    expect(canvas.y).toBeLessThan(240);
    // Where one is, is told in sight, too.
    const status = await page.locator('#flame-graph [role=status]').boundingBox();
    expect(status.y).toBeGreaterThanOrEqual(0);
    expect(status.y + status.height).toBeLessThanOrEqual(240);
  });

  inBrowser('an edit is copied where the browser has no clipboard, too', async () => {
    const { page } = open;
    await page.evaluate(() =>
      Object.defineProperty(document.defaultView.navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await page.locator('button[data-copy]').first().click();
    await page.waitForFunction(() => document.querySelector('button[data-copy]').textContent === 'Copied');
    await page.locator('input[type=search]').focus();
    await page.keyboard.press('Control+V');
    const { advice, edit } = analysis.report.findings.find((finding) => finding.advice.length > 0);
    expect(await page.locator('input[type=search]').inputValue()).toContain(edit?.imports[0] ?? advice[0]);
    await page.evaluate(() => (document.execCommand = () => false));
    await page.locator('button[data-copy]').first().click();
    await page.waitForFunction(() => document.querySelector('button[data-copy]').textContent === 'Not copied');
  });

  inBrowser('an edit is copied where the page may not use the clipboard, too', async () => {
    const { page, problems } = open;
    await page.evaluate(() => {
      const writeText = () => Promise.reject(new Error('Write permission denied.'));
      const { navigator } = document.defaultView;
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    });
    await page.locator('button[data-copy]').first().click();
    await page.waitForFunction(() => document.querySelector('button[data-copy]').textContent === 'Copied', null, {
      timeout: 5000,
    });
    expect(problems).toEqual([]);
  });

  inBrowser('an edit is copied line by line', async () => {
    const { page } = open;
    const { advice, edit } = analysis.report.findings.find((finding) => finding.advice.length > 0);
    // What it adds to the file's top comes first, by itself and as code: the report has it behind `// with: `.
    const added = new Set(edit.imports.map((line) => `// with: ${line}`));
    const pieces = [edit.imports, advice.filter((line) => !added.has(line))].filter(({ length }) => length > 0);
    for (const [index, code] of pieces.entries()) {
      await page.locator('button[data-copy]').nth(index).click();
      await page.waitForFunction(
        (nth) => document.querySelectorAll('button[data-copy]')[nth].textContent === 'Copied',
        index,
      );
      expect(await page.evaluate(() => document.defaultView.navigator.clipboard.readText())).toBe(code.join('\n'));
    }
  });

  inBrowser('the report is saved as it was', async () => {
    const [download] = await Promise.all([
      open.page.waitForEvent('download'),
      open.page.locator('button[data-save]').click(),
    ]);
    expect(download.suggestedFilename()).toBe('report.json');
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(saved).toEqual(JSON.parse(JSON.stringify(analysis.report)));
  });

  inBrowser('is dark where one wants it to be', async () => {
    const { page } = open;
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await picture(page, 'flame-graph');
    // Who hears the page is told which colours there will be.
    const name = () => page.locator('button[data-theme]').textContent();
    expect([await ground(), await name()]).toEqual(['rgb(255, 255, 255)', 'Dark colours']);
    await page.locator('button[data-theme]').click();
    expect([await ground(), await name()]).toEqual(['rgb(22, 24, 27)', 'Light colours']);
    expect(await picture(page, 'flame-graph')).not.toBe(light);
    await page.locator('button[data-theme]').click();
    expect([await picture(page, 'flame-graph'), await name()]).toEqual([light, 'Dark colours']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('button[data-theme]').click();
    expect(await ground()).toBe('rgb(22, 24, 27)');
  });

  inBrowser('is printed with its pictures, in light colours', async () => {
    const { page } = open;
    const light = await picture(page, 'flame-graph');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction((before) => document.querySelector('#flame-graph canvas').toDataURL() !== before, light);
    const dark = await picture(page, 'flame-graph');
    await page.setViewportSize({ width: PAPER, height: 900 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => document.defaultView.dispatchEvent(new Event('beforeprint')));
    const graph = await expectOnPaper(page, 'flame-graph');
    expect(graph.words).toEqual(expect.arrayContaining(['everything', 'PBKDF2 sha512']));
    const line = await expectOnPaper(page, 'timeline');
    expect(line.words).toContain('main thread');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    expect(await page.locator('.tools:visible, select:visible, input:visible').count()).toBe(0);
    expect(await page.locator('button:visible').count()).toBe(
      await page.locator('th button:visible, td button:visible').count(),
    );
    expect(await page.locator('table[aria-label="Operations"] th:visible').first().innerText()).toBe('Operation');
    expect(await page.locator('h1').isVisible()).toBe(true);
    await page.evaluate(() => document.defaultView.dispatchEvent(new Event('afterprint')));
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.waitForFunction((before) => document.querySelector('#flame-graph canvas').toDataURL() === before, dark);
    expect(await page.locator('canvas:visible').count()).toBe(2);
    expect(await page.locator('canvas').count()).toBe(2);
  });

  inBrowser('the longest blocks are told, drawn, and lead to what the thread did meanwhile', async () => {
    const { page, status } = open;
    const table = page.locator('table[aria-label="Longest blocks"]');
    const held = await table
      .locator('tbody td:first-child')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('data-value'))));
    expect(held.length).toBeGreaterThan(5);
    expect(held).toEqual([...held].sort((a, b) => b - a));
    const longest = Math.max(...analysis.report.callSites.map(({ blocks }) => blocks.maxMs));
    // The report tells calls apart that follow each other at once.
    expect(held[0] / 1000).toBeGreaterThanOrEqual(longest - 1);
    await table.locator('tbody tr').first().locator('button').click();
    expect(await page.locator('#timeline [role=status]').textContent()).toMatch(
      /^From [\d.]+ s to [\d.]+ s: \d+ busy ticks\. 1 block of 10 ms or more held a thread meanwhile: longest [\d.]+ ms\.$/,
    );
    await open.focus();
    await page.keyboard.press('ArrowDown');
    await page.locator('input[type=search]').fill('pbkdf2');
    const share = Number(/, ([\d.]+) %/.exec(await status())[1]);
    expect(share).toBeGreaterThan(50);
  });
});

/** Writes the page of a comparison, and tells where it is. */
async function comparisonFile(
  name,
  before,
  after,
  { isSampled = true, names = { before: 'before', after: 'after' } } = {},
) {
  const read = async ({ report, stacks }) => ({ report, stacks: isSampled ? stacks() : null });
  const { comparison, ...drawn } = await compareRuns([before, after], read, '1.0.0');
  const look = { width: 100, color: false, top: 10, cwd: '/app' };
  const file = path.join(directory, `${name}.html`);
  const text = await OUTPUTS.html.renderComparison(comparison, { names, look, ...drawn });
  writeFileSync(file, text);
  return { comparison, url: pathToFileURL(file).href, size: text.length };
}

inBrowser('a comparison says what the terminal says, in tables that can be sorted, and nothing goes out', async () => {
  const [before, after] = [await recorded('node-24-auth-server'), await recorded('node-24-auth-server-async')];
  const { comparison, url } = await comparisonFile('tables', before, after, {
    isSampled: false,
    names: { before: `before${HOSTILE}`, after: 'after' },
  });
  const { page, problems, close } = await opened(url);
  expect(await page.locator('h1').allTextContents()).toEqual([answerSentences(comparison).headline]);
  expect(await page.locator('canvas').count()).toBe(0);
  expect(await page.locator('main').innerText()).toContain(
    'There is no flame graph: a report holds no stacks, and nothing else of both runs was given',
  );
  const table = page.locator('table[aria-label="Operations"]');
  expect(await table.locator('tbody tr').count()).toBe(comparison.operations.length);
  expect(await table.locator('td.shrank').count()).toBe(
    comparison.operations.filter(({ weight: { change } }) => change === 'shrank' || change === 'vanished').length,
  );
  await table.locator('th button', { hasText: 'Points' }).click();
  const points = await table
    .locator('tbody td:nth-child(4)')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('data-value'))));
  expect(points).toEqual([...points].sort((a, b) => b - a));
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('button[data-save]').click()]);
  expect(download.suggestedFilename()).toBe('comparison.json');
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(JSON.parse(JSON.stringify(comparison)));
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(problems).toEqual([]);
  await close();
});

describe('a differential flame graph, by hand and by keyboard', () => {
  /** @type {Awaited<ReturnType<typeof opened>>} */
  let open;
  /** @type {Awaited<ReturnType<typeof comparisonFile>>['comparison']} */
  let comparison;
  beforeEach(async () => {
    const file = await comparisonFile(
      'difference',
      await recorded('node-24-auth-server'),
      await recorded('node-24-auth-server-async'),
      { names: { before: `before${HOSTILE}`, after: 'after' } },
    );
    ({ comparison } = file);
    open = await opened(file.url);
  }, 5 * MINUTES);
  afterEach(async () => {
    expect(open.problems).toEqual([]);
    await open.close();
  });
  /** How many points of the picture have about this colour. */
  const painted = (page, color, from = 0) =>
    page.evaluate(
      ([[red, green, blue], part]) => {
        const canvas = document.querySelector('#flame-graph canvas');
        const left = Math.floor(canvas.width * part);
        const copy = document.createElement('canvas');
        Object.assign(copy, { width: canvas.width, height: canvas.height });
        const context = copy.getContext('2d', { willReadFrequently: true });
        context.drawImage(canvas, 0, 0);
        const { data } = context.getImageData(left, 0, canvas.width - left, canvas.height);
        let count = 0;
        for (let at = 0; at < data.length; at += 4)
          count += Number(data[at] === red && data[at + 1] === green && data[at + 2] === blue);
        return count;
      },
      [color, from],
    );
  const RED = [0xb2, 0x18, 0x2b];
  const BLUE = [0x21, 0x66, 0xac];

  inBrowser('every tick of both runs is drawn, and what shrank is blue on the right', async () => {
    const { page, status } = open;
    const root = page.locator('html');
    for (const side of ['before', 'after']) {
      const busy = String(comparison[side].busyTicks);
      expect(await root.getAttribute(`data-${side}-busy-ticks`)).toBe(busy);
      expect(await root.getAttribute(`data-${side}-drawn-ticks`)).toBe(busy);
    }
    expect(await status()).toMatch(
      /^PBKDF2 sha512: before [\d,]+ ticks, .*; after .* points \(95 %: .*\): (?:shrank|vanished)\.$/,
    );
    // PBKDF2 left the event loop; what is left of the work has a larger share for that.
    expect(await painted(page, BLUE, 0.67)).toBeGreaterThan(1000);
    expect(await painted(page, BLUE)).toBe(await painted(page, BLUE, 0.67));
    expect(await painted(page, RED)).toBe(await painted(page, RED, 0.67));
  });

  inBrowser('arrows, Enter, Escape, search and crypto only work on all three at once', async () => {
    const { page, status, focus } = open;
    await page.locator('input[type=search]').fill('pbkdf2');
    expect(await status()).toMatch(/^\d+ frames, before [\d,]+ ticks, .*, after [\d,]+ ticks?, .*\. /);
    await page.locator('input[type=search]').fill('');
    await focus();
    const whole = await picture(page, 'flame-graph');
    await page.keyboard.press('Enter');
    expect(await status()).toMatch(/^PBKDF2 sha512: before/);
    expect(await picture(page, 'flame-graph')).not.toBe(whole);
    await page.keyboard.press('Escape');
    expect(await status()).toMatch(/^everything: before .* 100 %; after .* 100 %/);
    await page.keyboard.press('ArrowDown');
    expect(await status()).not.toMatch(/^everything/);
    await page.keyboard.press('c');
    expect(ticksIn(await status())).toBe(comparison.crypto.before.ticks);
  });

  inBrowser('is printed as wide as the paper, in pieces that pages can end between, with all columns', async () => {
    const { page } = open;
    await page.setViewportSize({ width: PAPER, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => document.defaultView.dispatchEvent(new Event('beforeprint')));
    const { words } = await expectOnPaper(page, 'flame-graph');
    expect(words.filter((each) => /^(?:Before|After|Difference)/.test(each))).toHaveLength(3);
    for (const table of await page.locator('.scroll').all())
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  inBrowser('each picture can be seen alone, in all readings, and below each other on a phone', async () => {
    const { page, status } = open;
    const arrangement = page.locator('select[data-arrangement]');
    const seen = new Set();
    for (const value of ['beside', 'difference', 'before', 'after']) {
      await arrangement.selectOption(value);
      seen.add(await picture(page, 'flame-graph'));
    }
    expect(seen.size).toBe(4);
    expect(await painted(page, BLUE)).toBe(0);
    await arrangement.selectOption('beside');
    for (const reading of ['operations', 'sites', 'inverted', 'stacks']) {
      await page.locator('select[data-reading]').selectOption(reading);
      expect(await status()).toContain(`before ${comparison.before.busyTicks.toLocaleString('en-US')} ticks, 100 %`);
    }
    const tall = (await page.locator('#flame-graph canvas').boundingBox()).height;
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.waitForFunction((height) => document.querySelector('#flame-graph canvas').clientHeight > height, tall);
  });
});

inBrowser('what was counted by time is drawn, named, told of a stretch and in numbers', async () => {
  const NONE = { slotUs: 1000, counts: [] };
  const profile = loginProfile();
  const requests = { slotUs: 1000, counts: [...Array(10).fill(0), 2, 0, 0, 5] };
  const times = { startUs: 20_000, errorUs: 100, requests, handshakes: NONE, jobs: NONE, complete: true };
  const [bare, counted] = [analysisOf(profile), analysisOf({ ...profile, times })];
  const [without, withLanes] = [await pageFile('bare', bare), await pageFile('lanes', counted)];
  const heights = [];
  for (const { url } of [without, withLanes]) {
    const { page, close } = await opened(url);
    heights.push((await page.locator('#timeline canvas').boundingBox()).height);
    await close();
  }
  expect(heights[1]).toBeGreaterThan(heights[0] + 20);
  const { page, problems, status, close } = await opened(withLanes.url);
  const canvas = page.locator('#timeline canvas');
  expect(await canvas.getAttribute('aria-label')).toMatch(
    /; main thread, requests begun: at least 7, at most 5 in 1 ms$/,
  );
  // In the lane, whose words are left of it.
  const lane = () =>
    page.evaluate(() => {
      const drawn = document.querySelector('#timeline canvas');
      const { width, height } = drawn;
      const copy = Object.assign(document.createElement('canvas'), { width, height });
      const context = copy.getContext('2d', { willReadFrequently: true });
      context.drawImage(drawn, 0, 0);
      const { data } = context.getImageData(Math.floor(width * 0.28), height - 3, Math.ceil(width * 0.1), 1);
      return new Set(Array.from({ length: data.length / 4 }, (_, at) => data.slice(4 * at, 4 * at + 3).join())).size;
    });
  for (const scheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await lane()).toBeGreaterThan(1);
  }
  const box = await canvas.boundingBox();
  await page.mouse.move(box.x + box.width * 0.32, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + 40, { steps: 4 });
  await page.mouse.up();
  const said = page.locator('#timeline [role=status]');
  expect(await said.textContent()).toMatch(
    // Of bars of 1 ms.
    /^From \d\.\d{3} s to \d\.\d{3} s: \d+ busy ticks, at least 5 requests begun\. 1 block of 10 ms or more held a thread meanwhile: longest [\d.]+ ms\.$/,
  );
  await page.locator('[data-all]').click();
  await page.locator('details', { hasText: 'The timeline in numbers' }).locator('summary').click();
  const rows = page.locator('table[aria-label^="Timeline: main thread"] tbody tr');
  const column = await rows.evaluateAll((all) => all.map(({ cells }) => cells[3].textContent));
  expect(column.every((cell) => cell.startsWith('≥ '))).toBe(true);
  expect(column.reduce((all, cell) => all + Number(cell.slice(2)), 0)).toBe(7);
  await rows.first().locator('button').click();
  expect(await said.textContent()).toMatch(
    /, at least 0 requests begun\. 1 block of 10 ms or more held a thread meanwhile: longest 30 ms\.$/,
  );
  expect(await status()).toContain(' only.');
  expect(problems).toEqual([]);
  await close();
});

inBrowser('where ticks came late, many to a bar, no bar is higher than its row', async () => {
  const profile = profileFromGrid(`
    @repeat  20                                    20
    @state   external                              external
             login@/app/src/auth.js:20:23          etag@/app/src/etag.js:3:9
             pbkdf2Sync@node:internal/crypto/pbkdf2:62:70  hash@node:internal/crypto/hash:9:1
             native:node::crypto::PBKDF2Job::Run   native:node::crypto::Hash::OneShotDigest
  `);
  const late = { ...profile.samples, time: profile.samples.time.fill(1200) };
  const { page, problems, close } = await opened(
    (await pageFile('late', analysisOf({ ...profile, samples: late }))).url,
  );
  // Right of the thread's name, below the line of the seconds: a gap, and the row.
  const drawn = await page.evaluate(() => {
    const canvas = document.querySelector('#timeline canvas');
    const width = Math.floor(canvas.width * 0.3);
    const { data } = canvas.getContext('2d').getImageData(2 * width, 0, width, 86);
    const colors = (from, to) =>
      new Set(
        Array.from({ length: (to - from) * width }, (_, at) =>
          data
            .subarray(4 * (from * width + at))
            .subarray(0, 3)
            .join(),
        ),
      ).size;
    return { gap: colors(19, 32), row: colors(36, 86) };
  });
  expect(drawn).toEqual({ gap: 1, row: 2 });
  expect(problems).toEqual([]);
  await close();
});

inBrowser('of many threads the busiest are drawn, and the others on demand', async () => {
  const profile = loginProfile();
  const { url } = await pageFile('threads', analysisOf(...Array.from({ length: 20 }, () => profile)));
  const { page, problems, close } = await opened(url);
  const height = async () => (await page.locator('#timeline canvas').boundingBox()).height;
  const more = page.locator('[data-threads]');
  expect(await more.textContent()).toBe('8 of 20 threads drawn: show all');
  const few = await height();
  await page.locator('#timeline canvas').focus();
  await page.keyboard.press('ArrowRight');
  // What is marked counts on all threads, drawn or not.
  const said = await page.locator('#timeline [role=status]').textContent();
  await more.click();
  expect(await more.textContent()).toBe('Draw only the first thread and the 7 with most cryptography');
  expect(await height()).toBeGreaterThan(2 * few);
  expect(await page.locator('#timeline [role=status]').textContent()).toBe(said);
  await more.click();
  expect(await height()).toBe(few);
  expect(problems).toEqual([]);
  await close();
  const small = await pageFile('few-threads', analysisOf(profile, profile));
  const other = await opened(small.url);
  expect(await other.page.locator('[data-threads]').isVisible()).toBe(false);
  await other.close();
});

inBrowser('routes are parts of the whole', async () => {
  const analysis = analysisOf(routedProfile());
  const { url } = await pageFile('routes', analysis);
  const { page, status, problems, close } = await opened(url);
  const select = page.locator('select[data-route]');
  const ticks = {};
  for (const name of (await select.locator('option').allTextContents()).slice(1)) {
    await select.selectOption({ label: name });
    ticks[name] = ticksIn(await status());
  }
  expect(ticks).toEqual({ 'POST /login': 30, 'GET /list': 20, '(not tied to a route)': 5 });
  expect(await page.locator('select[data-thread]').isVisible()).toBe(false);
  expect(problems).toEqual([]);
  await close();
});

inBrowser('of a picture that is larger than browsers draw, all is drawn, less sharp', async () => {
  const profile = profileFromGrid(`f@/app/src/f.js:1:2 f@/app/src/f.js:1:2\nnative:sha256_block_data_order[openssl] -`);
  const { url } = await pageFile('hundreds-of-threads', analysisOf(...Array.from({ length: 250 }, () => profile)));
  const { page, problems, close } = await opened(url, { deviceScaleFactor: 4 });
  await page.locator('[data-threads]').click();
  const { isLost, colours } = await page.evaluate(() => {
    const canvas = document.querySelector('#timeline canvas');
    const context = canvas.getContext('2d');
    const colours = new Set();
    for (let y = canvas.height - 200; y < canvas.height; y++) colours.add(context.getImageData(5, y, 1, 1).data.join());
    return { isLost: context.isContextLost(), colours: colours.size };
  });
  expect(isLost).toBe(false);
  expect(colours).toBeGreaterThan(2);
  expect(problems.filter((problem) => !problem.includes('willReadFrequently'))).toEqual([]);
  await close();
});

inBrowser('threads are parts of the whole', async () => {
  const analysis = await recorded('node-26-worker');
  const { url } = await pageFile('workers', analysis);
  const { page, status, problems, close } = await opened(url);
  const select = page.locator('select[data-thread]');
  const values = await select.locator('option').evaluateAll((options) => options.map((each) => each.value));
  expect(values.length).toBeGreaterThan(2);
  let sum = 0;
  for (const value of values.slice(1)) {
    await select.selectOption(value);
    sum += ticksIn(await status());
  }
  expect(sum).toBe(analysis.report.profile.busyTicks);
  expect(problems).toEqual([]);
  await close();
});

inBrowser('a million ticks on 33,000 stacks are all there, and can be searched and zoomed', async () => {
  const { url, size } = await pageFile('large', largeRun());
  expect(size).toBeLessThan(3e6);
  const { page, status, focus, problems, close } = await opened(url);
  expect(await page.locator('html').getAttribute('data-drawn-ticks')).toBe('1000000');
  expect(ticksIn(await status())).toBe(1_000_000);
  await page.locator('input[type=search]').fill('function1234');
  expect(await status()).toMatch(/^\d+ frames, [\d,]+ ticks, < 0\.1 %|^\d+ frames, [\d,]+ ticks, \d+\.\d %/);
  await page.keyboard.press('Enter');
  expect(await status()).toMatch(/\. function1234/);
  await focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-whole]').click();
  expect(await status()).toContain('everything: 1,000,000 ticks');
  for (const reading of ['operations', 'inverted', 'stacks'])
    await page.locator('select[data-reading]').selectOption(reading);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  expect(usedSize + backingStorageSize).toBeLessThan(60e6);
  expect(problems).toEqual([]);
  await close();
});

inBrowser('two runs of a million ticks are all there, too, in a page that is as quick', async () => {
  const run = largeRun();
  const { url, size } = await comparisonFile('large-difference', run, run);
  expect(size).toBeLessThan(3e6);
  const { page, status, problems, close } = await opened(url);
  for (const side of ['before', 'after'])
    expect(await page.locator('html').getAttribute(`data-${side}-drawn-ticks`)).toBe('1000000');
  await page.locator('input[type=search]').fill('function1234');
  await page.keyboard.press('Enter');
  // A run beside itself: nothing grew.
  expect(await status()).toMatch(
    /\. function1234.*: before ([\d,]+) ticks?, .*; after \1 ticks?, .*: noise\. Zoomed in\.$/,
  );
  expect(problems).toEqual([]);
  await close();
});
