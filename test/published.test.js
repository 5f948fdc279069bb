/** What npm publishes hangs together: links, addresses, and what a release needs. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { NAMING_FILES, UNKNOWN, addressesOf, manifestAt, slugOf } from '../scripts/lib/repository-address.js';
import { entryOf, releaseProblems } from '../scripts/lib/release-notes.js';
import { ROOT } from './support/cli-process.js';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const manifest = JSON.parse(read('package.json'));
const listed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const files = JSON.parse(listed)[0].files.map((file) => file.path);

describe('links', () => {
  const pages = files.filter((file) => file.endsWith('.md'));
  /**
   * What is about our own work, and what was measured: people read that where the code is. And tables of what the
   * schemas in the package say.
   */
  const unpublished = [
    ...readdirSync(ROOT),
    ...readdirSync(path.join(ROOT, 'docs')).map((name) => `docs/${name}`),
  ].filter((file) => file.endsWith('.md') && !pages.includes(file));

  test('are of the pages that are there', () => {
    expect(pages).toEqual(
      expect.arrayContaining(['README.md', 'SECURITY.md', 'docs/api.md', 'docs/rules/sync-kdf.md']),
    );
  });

  test('what is not published is known', () => {
    expect(unpublished.sort()).toEqual(
      [
        'ARCHITECTURE',
        'CHANGELOG',
        'CONTRIBUTING',
        'docs/accuracy',
        'docs/accuracy-tls',
        'docs/bundles',
        'docs/gate-measured',
        'docs/inside',
        'docs/packages',
      ]
        .concat([
          'docs/performance',
          'docs/platforms',
          'docs/releasing',
          'docs/report-format',
          'docs/routes',
          'docs/scenarios',
        ])
        .concat(['docs/toolchains'])
        .map((page) => `${page}.md`)
        .sort(),
    );
  });

  test.each([...pages, ...unpublished])('all of %s lead to what is in the package, or say where it is', (page) => {
    // Code may look like a link: `router[method](handler)`.
    const text = read(page).replaceAll(/`[^`\n]*`/g, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
    const relative = links.filter((target) => !/^(?:https?:\/\/|#)/.test(target)).map((target) => target.split('#')[0]);
    const inPackage = relative.map((target) => path.posix.normalize(path.posix.join(path.posix.dirname(page), target)));
    // Pictures stay in the repository: npm's page and GitHub find them by its address.
    const isThere = (target) =>
      target.startsWith('docs/images/') || unpublished.includes(page)
        ? existsSync(path.join(ROOT, target))
        : files.some((file) => file === target || file.startsWith(`${target}/`));
    const dead = inPackage.filter((target) => !isThere(target));
    expect(dead).toEqual([]);
  });
});

describe('the address of the repository', () => {
  test('stands in package.json, and is the same wherever it is named', () => {
    const slug = slugOf(manifest);
    const { repository, bugs, homepage } = manifest;
    expect({ repository, bugs, homepage }).toEqual(slug === null ? {} : addressesOf(slug));
    for (const file of NAMING_FILES) expect([file, read(file).includes(slug ?? UNKNOWN)]).toEqual([file, true]);
    // Where somebody has written it by hand, the script would not find it.
    const named = files.filter((file) => file.endsWith('.md')).filter((file) => read(file).includes(slug ?? UNKNOWN));
    expect(named.sort()).toEqual([...NAMING_FILES].sort());
  });

  test('is set, and set again', () => {
    const set = manifestAt({ name: 'x', author: 'a', type: 'module' }, 'someone/cryptoprof');
    expect(Object.keys(set)).toEqual(['name', 'author', 'repository', 'bugs', 'homepage', 'type']);
    expect([slugOf({}), slugOf(set), slugOf(manifestAt(set, 'other/name.js'))]).toEqual([
      null,
      'someone/cryptoprof',
      'other/name.js',
    ]);
    expect(() => manifestAt(set, 'https://github.com/a/b')).toThrow('write it like owner/name');
  });
});

describe('a release', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-22\n\n### Added\n\n- This.\n\n## [1.1.0] - 2026-10-01\n\n- That.\n';
  const repository = 'someone/cryptoprof';
  const good = { manifest: { version: '1.2.0', ...addressesOf(repository) }, changelog, tag: 'v1.2.0', repository };

  test('says what is new', () => {
    expect(releaseProblems(good)).toEqual([]);
    expect(entryOf(changelog, '1.2.0')).toBe('### Added\n\n- This.');
  });

  test.each([
    ['another tag', { tag: 'v1.2.1' }, 'The tag is v1.2.1, but package.json says 1.2.0.'],
    ['no address', { manifest: { version: '1.2.0' } }, 'npm run set-repository -- someone/cryptoprof'],
    [
      "a fork's",
      { repository: 'fork/cryptoprof' },
      'the repository is someone/cryptoprof, but this is fork/cryptoprof',
    ],
    ['no entry', { changelog: '## [1.1.0] - 2026-10-01\n' }, 'no entry [1.2.0]'],
    ['no date', { changelog: '## [1.2.0]\n\n- This.\n' }, 'has no date'],
    ['nothing new', { changelog: '## [1.2.0] - 2026-11-22\n\n## [1.1.0] - 2026-10-01\n' }, 'says nothing'],
    [
      'something unreleased',
      { changelog: changelog.replace('[Unreleased]\n', '[Unreleased]\n\n- More.\n') },
      'still has changes',
    ],
  ])('is refused: %s', (_, change, problem) => {
    expect(releaseProblems({ ...good, ...change })).toEqual([expect.stringContaining(problem)]);
  });

  test('is tested on each Node, checked, and published with provenance', () => {
    const { on, jobs } = load(read('.github/workflows/release.yml'));
    expect(on.push.tags).toEqual(['v*.*.*']);
    const { test: tests, publish } = jobs;
    expect([tests.uses, publish.needs, publish.permissions['id-token']]).toEqual([
      './.github/workflows/test.yml',
      'test',
      'write',
    ]);
    const steps = publish.steps.map(({ run = '' }) => run.split(' ').slice(0, 3).join(' '));
    const order = ['node scripts/release-notes.js "$TAG"', 'npm publish --tag', 'gh release create'].map((step) =>
      steps.indexOf(step),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
    const matrix = load(read('.github/workflows/test.yml'));
    expect(matrix.jobs.node.strategy.matrix.node).toEqual([20, 22, 24, 26]);
    expect(matrix.jobs.all.steps.at(-1).run).toBe('.ci/run');
    const scripts = [...read('.ci/run').matchAll(/^npm run ([\w:]+)/gm)].map(([, script]) => script);
    expect(scripts).toContain('check:package');
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
  });
});

test("Yarn's Plug'n'Play unpacks the package: Node preloads a file of it, and can't read it within a zip", () => {
  expect(manifest.preferUnplugged).toBe(true);
});

test('what npx installs is as many packages as the pages say', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  // Those of the product, itself included. `devOptional`: its optional dependencies need them, and so do our tools.
  const installed = Object.values(packages).filter(({ dev }) => dev !== true);
  const needed = installed.filter(({ optional, devOptional }) => !optional && !devOptional);
  for (const page of ['README.md', 'docs/ci.md'])
    expect(read(page)).toContain(`${needed.length} packages instead of ${installed.length}`);
  expect(read('SECURITY.md')).toContain(`${needed.length} packages with \`--omit=optional\``);
});
