/** Profiles that we write are opened by those whom they are for: Go's pprof, speedscope in a browser, DevTools' protocol. */
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { analyze } from '../../src/api/analysis.js';
import { cpuProfileFiles } from '../../src/writers/profiles/cpuprofile.js';
import { foldedStacks } from '../../src/writers/profiles/folded.js';
import { pprofFile } from '../../src/writers/profiles/pprof.js';
import { pushedPprof } from '../../src/writers/profiles/pushed-pprof.js';
import { speedscopeFile } from '../../src/writers/profiles/speedscope.js';
import { openBrowser } from '../support/browser.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { fixtureCases, readFixture } from '../support/fixture-cases.js';
import { installedPackages } from '../support/installed-packages.js';
import { largeRun } from '../support/large-run.js';
import { analysisOf } from '../support/samples.js';
import { profileFromGrid } from '../support/text-grid.js';

const MINUTES = 60_000;
const HOSTILE = '</script><img src=x onerror=alert(1)>;\u202e\u0007';

const directory = newDirectory();
/** @type {string} */
let modules;
/** @type {ReturnType<typeof analyze>} */
let login;

const write = (name, content) => {
  writeFileSync(path.join(directory, name), content);
  return path.join(directory, name);
};
const written = ({ stacks }) => ({
  pprof: pprofFile(stacks(), { root: '/app', startMs: 1.7e12, durationMs: 1000, hasCallSites: true }),
  folded: foldedStacks(stacks(), '/app'),
  speedscope: speedscopeFile(stacks(), { root: '/app', title: 'app.js', version: '1.0.0' }),
  cpuprofile: cpuProfileFiles(stacks()).content,
});

beforeAll(async () => {
  modules = await installedPackages('profile-consumers', ['speedscope@1.25.0', 'devtools-protocol@0.0.1734725']);
  const cases = await fixtureCases();
  login = analyze(await readFixture(cases.find(({ name }) => name === 'v8-log/node-24-auth-server')), '1.0.0');
}, 5 * MINUTES);
afterAll(removeDirectories);

describe("Go's pprof", () => {
  const hasGo = (() => {
    try {
      return execFileSync('go', ['version'], { encoding: 'utf8' }).startsWith('go version');
    } catch {
      return false;
    }
  })();
  if (!hasGo) process.stderr.write('there is no Go here: go tool pprof is not asked\n');
  const pprof = (...words) =>
    execFileSync('go', ['tool', 'pprof', ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

  (hasGo ? test : test.skip)(
    'tells functions, lines of calls and ticks by label',
    () => {
      const file = write('login.pb.gz', written(login).pprof);
      expect(pprof('-top', file)).toMatch(/sha512_block_data_order/);
      const ticks = (id) =>
        login.report.operations.filter((operation) => operation.id === id).reduce((sum, { ticks }) => sum + ticks, 0);
      const tags = pprof('-sample_index=samples', '-tags', file);
      expect(tags).toMatch(new RegExp(`\\s${ticks('kdf.pbkdf2')} \\([^)]*\\): kdf\\.pbkdf2`));
      expect(tags).toMatch(new RegExp(`phase: Total ${login.report.profile.busyTicks}\\.?0? of`));
      const line = login.report.callSites[0];
      expect(pprof('-lines', '-peek', 'pbkdf2Sync', file)).toContain(`${path.basename(line.file)}:${line.line}`);
      const run = { root: '/app', startMs: 1.7e12, durationMs: 1000 };
      const pushed = pushedPprof(login.stacks(), run, { samples: 100, bytes: 1e6 });
      expect(pushed?.stacks).toBeLessThanOrEqual(100);
      const ofPushed = pprof('-sample_index=samples', '-tags', write('pushed.pb.gz', pushed?.bytes));
      expect(ofPushed).toMatch(new RegExp(`\\s${ticks('kdf.pbkdf2')} \\([^)]*\\): kdf\\.pbkdf2`));
      expect(pprof('-raw', write('hostile.pb.gz', written(analysisOf(hostile())).pprof))).toContain('Samples:');
    },
    MINUTES,
  );
});

const hostile = () => {
  const profile = profileFromGrid('f@/app/a.js:1:2  g@/app/b.js:3:4');
  return { ...profile, frames: profile.frames.map((frame) => ({ ...frame, name: HOSTILE, file: `/app/${HOSTILE}` })) };
};

const browser = await openBrowser();
const inBrowser = browser === null ? test.skip : test;

describe('speedscope', () => {
  /** @type {import('node:http').Server} */
  let server;
  const served = new Map();
  beforeAll(async () => {
    server = createServer((request, response) => {
      const name = new URL(String(request.url), 'http://x').pathname;
      const release = path.join(modules, 'speedscope/dist/release');
      const body = served.get(name) ?? (name.includes('..') ? '' : readFileSync(path.join(release, name)));
      response.setHeader(
        'content-type',
        name.endsWith('.html') ? 'text/html' : name.endsWith('.js') ? 'text/javascript' : '',
      );
      response.end(body);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  }, 5 * MINUTES);
  afterAll(async () => {
    await browser?.close();
    server.close();
  });

  test('every file is as its schema wants it', () => {
    const schema = JSON.parse(
      readFileSync(path.join(modules, 'speedscope/dist/release/file-format-schema.json'), 'utf8'),
    );
    const validate = new Ajv({ strict: false }).compile(schema);
    for (const analysis of [login, analysisOf(hostile())]) {
      const isValid = validate(JSON.parse(written(analysis).speedscope));
      expect(validate.errors).toBeNull();
      expect(isValid).toBe(true);
    }
  });

  /** What its page says after it has opened a file: it tells by a dialog that it can't. */
  async function opened(name, content) {
    served.set(`/${name}`, content);
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const page = await browser.newPage();
    const dialogs = [];
    const failed = new Promise((resolve) => {
      page.on('dialog', async (dialog) => {
        dialogs.push(dialog.message());
        await dialog.dismiss();
        resolve(null);
      });
    });
    const at = `http://127.0.0.1:${port}`;
    await page.goto(`${at}/index.html#profileURL=${encodeURIComponent(`${at}/${name}`)}&title=${name}`);
    // The title is the file's once it is drawn.
    const drawn = page.waitForFunction(`document.title.includes(${JSON.stringify(name)})`, null, { timeout: 90_000 });
    await Promise.race([drawn, failed]).catch(() => {});
    const title = await page.title();
    await page.close();
    return { dialogs, title };
  }

  inBrowser('says of what it does not know that it does not', async () => {
    const { dialogs, title } = await opened('wrong.json', '{"nodes": 1}');
    expect(dialogs).toHaveLength(1);
    expect(title).not.toContain('wrong.json');
  });

  inBrowser.each(['speedscope', 'folded', 'cpuprofile'])(
    '%s of a recording, of hostile names and of a million ticks is drawn',
    async (format) => {
      const files = { login, hostile: analysisOf(hostile()), large: largeRun() };
      for (const [name, analysis] of Object.entries(files)) {
        // Its page wants minutes for a million samples one by one, which a .cpuprofile has.
        if (name === 'large' && format === 'cpuprofile') continue;
        const content = written(analysis)[format];
        expect(content.length).toBeLessThan(15e6);
        const file = `${name}.${format === 'speedscope' ? 'speedscope.json' : format === 'folded' ? 'txt' : format}`;
        expect(await opened(file, content)).toEqual({ dialogs: [], title: expect.stringContaining(file) });
      }
    },
    5 * MINUTES,
  );
});

test("a .cpuprofile is a Profiler.Profile of DevTools' protocol", () => {
  const protocol = JSON.parse(readFileSync(path.join(modules, 'devtools-protocol/json/js_protocol.json'), 'utf8'));
  const typeNamed = (name, domain) => {
    const [inDomain, id] = name.includes('.') ? name.split('.') : [domain, name];
    const type = protocol.domains.find((each) => each.domain === inDomain).types.find((each) => each.id === id);
    return { type, domain: inDomain };
  };
  const problems = (value, type, domain, at) => {
    if (type.$ref !== undefined) {
      const named = typeNamed(type.$ref, domain);
      return problems(value, named.type, named.domain, at);
    }
    if (type.type === 'array')
      return value.flatMap((each, index) => problems(each, type.items, domain, `${at}[${index}]`));
    if (type.type === 'object') {
      const known = new Map(type.properties.map((property) => [property.name, property]));
      return [
        ...Object.keys(value).flatMap((name) => (known.has(name) ? [] : [`${at}.${name} is not known`])),
        ...type.properties.flatMap((property) =>
          value[property.name] === undefined
            ? property.optional
              ? []
              : [`${at}.${property.name} is missing`]
            : problems(value[property.name], property, domain, `${at}.${property.name}`),
        ),
      ];
    }
    const isRight = type.type === 'integer' ? Number.isInteger(value) : typeof value === type.type;
    return isRight ? [] : [`${at} is ${typeof value}, and not ${type.type}`];
  };
  for (const analysis of [login, analysisOf(hostile())]) {
    const profile = JSON.parse(written(analysis).cpuprofile);
    expect(problems(profile, { $ref: 'Profiler.Profile' }, 'Profiler', 'profile').slice(0, 5)).toEqual([]);
  }
});
