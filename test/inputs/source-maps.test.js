import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withOriginals } from '../../src/inputs/source-maps.js';
import { makeFrame } from '../../src/model/frame-table.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

const TEXT = 'function a(b) {\n  return c(b);\n}\n';
const ORIGINAL = 'const SECRET = "hunter2";\nexport function hash(password) {\n  return derive(password);\n}\n';
/** Line by line: `function a` is `function hash`, `c(b)` is `derive(password)`. */
const MAP = { version: 3, sources: ['../src/a.js'], names: [], mappings: 'AACA;SACS' };

/** @returns a recording of one frame in `dist/a.js`, as V8 compiled it, and its directory */
function recordingOf(text, { run = null, name = 'dist/a.js', files = {} } = {}) {
  const home = path.join(newDirectory(), 'project');
  const file = path.join(home, name);
  for (const [place, content] of Object.entries({ 'package.json': '{}', [name]: text, ...files })) {
    mkdirSync(path.dirname(path.join(home, place)), { recursive: true });
    if (content !== null) writeFileSync(path.join(home, place), content);
  }
  const frame = makeFrame({ name: 'a', kind: 'js', file, line: 1, column: 11, callLine: 2, callColumn: 10 });
  const profile = { frames: [frame], sources: new Map([[file, text]]), calls: new Map(), diagnostics: [] };
  return {
    home,
    file,
    recording: { run: run && { tls: null, threadPool: null, root: home, cwd: home, ...run }, profiles: [profile] },
  };
}

/** @returns where the frame is told to be, and what is said besides */
async function told({ home, recording }, directory = null) {
  const { profiles } = await withOriginals(recording, directory === null ? null : path.join(home, directory));
  const [{ frames, sources, diagnostics }] = profiles;
  const [{ file, callLine, name }] = frames;
  return {
    place: `${path.relative(home, file)}:${callLine} ${name}`,
    text: sources.get(file) ?? null,
    said: diagnostics.map(({ message }) => message),
  };
}

/** Writes a file of a project. */
function writeIn(home, place, text) {
  mkdirSync(path.dirname(path.join(home, place)), { recursive: true });
  writeFileSync(path.join(home, place), text);
}

const inline = (map) => `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
const naming = (url) => `${TEXT}//# sourceMappingURL=${url}\n`;
const content = { ...MAP, sourcesContent: [ORIGINAL] };
const json = JSON.stringify;

test.each([
  ['inside, base64', naming(inline(content)), {}],
  ['inside, as text', naming(`data:application/json,${encodeURIComponent(json(content))}`), {}],
  ['beside', naming('a.js.map'), { 'dist/a.js.map': json(content) }],
  [
    'beside, with a name that is a URL',
    naming('maps/a%20b.map?x#y'),
    { 'dist/maps/a b.map': json({ ...content, sources: ['../../src/a.js'] }) },
  ],
  ['with a guard before its JSON', naming('a.js.map'), { 'dist/a.js.map': `)]}'\n${json(content)}` }],
  [
    'with sections',
    naming('a.js.map'),
    { 'dist/a.js.map': json({ version: 3, sections: [{ offset: { line: 0, column: 0 }, map: content }] }) },
  ],
  ['without the text, which is there', naming('a.js.map'), { 'dist/a.js.map': json(MAP), 'src/a.js': ORIGINAL }],
  [
    'of webpack',
    naming('a.js.map'),
    { 'dist/a.js.map': json({ ...content, sources: ['webpack://shop/./src/a.js?1a'] }) },
  ],
  ['of Vite', naming('a.js.map'), { 'dist/a.js.map': json({ ...MAP, sources: ['/src/a.js'] }), 'src/a.js': ORIGINAL }],
])('a map %s', async (_, text, files) => {
  expect(await told(recordingOf(text, { files }))).toEqual({ place: 'src/a.js:3 hash', text: ORIGINAL, said: [] });
});

test('code that webpack evaluates has a URL of its own, and is of the project that ran', async () => {
  const { home, recording } = recordingOf(naming(inline({ ...content, sources: ['webpack://shop/./src/a.js'] })), {
    run: {},
  });
  const [profile] = recording.profiles;
  const [text] = profile.sources.values();
  profile.frames[0].file = 'webpack-internal:///./src/a.js';
  profile.sources = new Map([
    ['webpack-internal:///./src/a.js', `${text}//# sourceURL=webpack-internal:///./src/a.js`],
  ]);
  expect((await told({ home, recording })).place).toBe('src/a.js:3 hash');
  expect((await withOriginals({ ...recording, run: null }, null)).profiles[0].frames[0]).toMatchObject({ callLine: 0 });
});

describe('code that webpack evaluates without a map', () => {
  const name = 'webpack://shop/./src/a.js';
  const placeOf = async (files, frame = {}) => {
    const { home, recording } = recordingOf(TEXT, { run: {}, files });
    const [profile] = recording.profiles;
    Object.assign(profile.frames[0], frame, { file: name });
    profile.sources = new Map([[name, `${TEXT}//# sourceURL=${name}?`]]);
    const { place, said } = await told({ home, recording });
    return [place, said.length];
  };

  test('is of the file in the project, at lines that are not its', async () => {
    expect(await placeOf({ 'src/a.js': ORIGINAL })).toEqual(['src/a.js:0 a', 1]);
    expect(await placeOf({ 'src/a.js': ORIGINAL }, { name: '', line: 1, column: 1, moduleBody: true })).toEqual([
      'src/a.js:0 ',
      1,
    ]);
  });

  test('has its lines if it is the same', async () => {
    expect(await placeOf({ 'src/a.js': TEXT })).toEqual(['src/a.js:2 a', 0]);
  });

  test('has no lines in a file that is nowhere', async () => {
    expect((await placeOf({}))[0]).toMatch(/webpack:.*\/a\.js:0 a$/);
  });
});

test('what is no code, and nowhere in the map, is not where code was written', async () => {
  const place = async (source, text = null) =>
    (await told(recordingOf(naming(inline({ ...MAP, sources: [source], sourcesContent: [text] }))))).place;
  expect(await place('/etc/passwd')).toBe('dist/a.js:2 a');
  expect(await place('../src/a.imba', ORIGINAL)).toMatch(/^src\/a\.imba:3/);
});

test('separators of Windows are some', async () => {
  const sources = ['..\\src\\a.js'];
  expect((await told(recordingOf(naming(inline({ ...content, sources }))))).place).toBe('src/a.js:3 hash');
});

test('a text that is nowhere: its place is told', async () => {
  const recording = recordingOf(naming(inline(MAP)));
  expect(await told(recording)).toEqual({ place: 'src/a.js:3 a', text: null, said: [] });
});

test.each([
  ['not there', {}, 'it is not there'],
  ['a directory', { 'dist/a.js.map/b': '' }, 'it is a directory'],
  ['no JSON', { 'dist/a.js.map': 'map' }, 'it is not JSON'],
  ['no map', { 'dist/a.js.map': '{}' }, 'it is not a source map of version 3'],
  ['nested without end', { 'dist/a.js.map': '['.repeat(100) }, 'it is nested deeper than 64 levels'],
  [
    'too rich',
    { 'dist/a.js.map': json({ ...MAP, mappings: ';'.repeat(4_000_001) }) },
    'it has more than 4000000 segments',
  ],
])('a map that is %s: code is told where V8 ran it', async (_, files, problem) => {
  const { place, said } = await told(recordingOf(naming('a.js.map'), { files }));
  expect(place).toBe('dist/a.js:2 a');
  expect(said).toEqual([`1 source map could not be used: a.js.map (${problem}).`]);
});

describe('a map without a position', () => {
  const files = (map) => ({ 'dist/a.js.map': json(map) });
  const ofNothing = { version: 3, sources: [], names: [], mappings: '' };
  const ofA = { ...ofNothing, sources: ['../src/a.js'] };

  test.each([
    ['as Turbopack makes them', { version: 3, sources: [], sections: [] }],
    ['without sources', ofNothing],
  ])('%s: it was read, and says that nobody wrote this code', async (_, map) => {
    const { place, said } = await told(recordingOf(naming('a.js.map'), { files: files(map) }));
    expect({ place, said }).toEqual({ place: 'dist/a.js:2 a', said: [] });
  });

  test('of a file with functions that ran: nobody knows what they were made from', async () => {
    const { place, said } = await told(recordingOf(naming('a.js.map'), { files: files(ofA) }));
    expect(place).toBe('dist/a.js:2 a');
    expect(said).toEqual(['1 source map could not be used: a.js.map (it has no positions).']);
  });

  test('of a file that only holds types, which was loaded: nothing is missing', async () => {
    const made = recordingOf(naming('a.js.map'), { files: files(ofA) });
    const [{ frames }] = made.recording.profiles;
    Object.assign(frames[0], { name: '', line: 1, column: 1 });
    expect((await told(made)).said).toEqual([]);
  });
});

test('maps that together are too rich: as many as there is room for', async () => {
  const rich = (name) => [
    `dist/${name}.map`,
    json({ ...content, mappings: `${MAP.mappings}${';'.repeat(2_500_000)}` }),
  ];
  const { home, recording } = recordingOf(naming('a.js.map'), {
    files: Object.fromEntries([rich('a.js'), rich('b.js')]),
  });
  const other = path.join(home, 'dist/b.js');
  const [profile] = recording.profiles;
  profile.frames.push({ ...profile.frames[0], file: other });
  profile.sources.set(other, naming('b.js.map'));
  const { profiles } = await withOriginals(recording, null);
  expect(profiles[0].frames.map(({ file }) => path.relative(home, file))).toEqual(['src/a.js', 'dist/b.js']);
  expect(profiles[0].diagnostics.map(({ message }) => message)).toEqual([
    '1 source map could not be used: b.js.map (it has more than 1499998 segments).',
  ]);
});

test('maps on the web are not fetched', async () => {
  const { said } = await told(recordingOf(naming('https://example.org/a.js.map')));
  expect(said).toEqual(['1 source map could not be used: https://example.org/a.js.map (it is in no file).']);
});

describe("sources beneath a root that is not theirs, as with Sentry's `sourceRoot: '/'`", () => {
  const of = (map, files = {}) =>
    told(recordingOf(naming(inline({ ...content, sourceRoot: '/', ...map })), { run: {}, files }));

  test.each([
    ['in the project', ['src/a.js'], 'src/a.js'],
    ["in the compiler's directory of sources", ['a.js'], 'src/a.js'],
    ['in a directory of that', ['lib/a.js'], 'src/lib/a.js'],
    ['in a package of the project', ['lib/a.js'], 'apps/shop/src/lib/a.js'],
    ['beside what was compiled', ['lib/a.js'], 'dist/lib/a.js'],
    ['with steps up from what was compiled', ['../src/a.js'], 'src/a.js'],
  ])('%s', async (_, sources, place) => {
    expect(await of({ sources }, { [place]: ORIGINAL })).toEqual({
      place: `${place}:3 hash`,
      text: ORIGINAL,
      said: [],
    });
    expect(await of({ sources, sourcesContent: undefined }, { [place]: ORIGINAL })).toEqual({
      place: `${place}:3 hash`,
      text: ORIGINAL,
      said: [],
    });
  });

  const OTHER = `${ORIGINAL}// Another.\n`;

  test('of several such files it is that with the text of the map', async () => {
    const files = { 'a.js': OTHER, 'test/a.js': OTHER, 'src/a.js': ORIGINAL.replaceAll('\n', '\r\n') };
    expect((await of({ sources: ['a.js'] }, files)).place).toBe('src/a.js:3 hash');
  });

  test.each([
    ['without a text', { sourcesContent: undefined }, ORIGINAL],
    ['with equal texts', {}, ORIGINAL],
    ['with other texts', {}, OTHER],
  ])('of several %s none is claimed', async (_, map, text) => {
    const files = { 'one/a.js': text, 'two/a.js': text };
    expect((await of({ ...map, sources: ['a.js'] }, files)).place).toBe('dist/a.js:2 a');
  });

  test('a dependency is none of them', async () => {
    const files = { 'node_modules/x/a.js': ORIGINAL, '.cache/a.js': ORIGINAL };
    expect((await of({ sources: ['no/such/a.js'] }, files)).place).toMatch(/^(?:\.\.\/)+no\/such\/a\.js:3 hash$/);
    expect((await of({ sources: ['a.js'] }, files)).place).toMatch(/^(?:\.\.\/)+a\.js:3 hash$/);
  });

  test('other sources of a bundle are where the first was found', async () => {
    const sources = ['a.js', 'b.js'];
    const files = { 'src/a.js': ORIGINAL, 'src/b.js': ORIGINAL, 'other/b.js': ORIGINAL };
    const map = { ...content, mappings: `${MAP.mappings};ACFA`, sources, sourceRoot: '/' };
    const { home, recording } = recordingOf(naming(inline(map)), { run: {}, files });
    const [profile] = (await withOriginals(recording, null)).profiles;
    const [compiled] = profile.compiled.values();
    expect(path.relative(home, compiled.trace(3, 1).file)).toBe('src/b.js');
  });
});

test.each([
  ['maps/dist/a.js.map', {}],
  ['maps/a.js.map', { 'maps/a.js': TEXT }],
  // Who publishes may take the last line out, or change how lines end.
  ['maps/a.js.map', { 'maps/a.js': naming('a.js.map') }],
  ['maps/a.js.map', { 'maps/a.js': TEXT.replaceAll('\n', '\r\n') }],
])('%s is found among the maps that were given', async (place, files) => {
  const given = recordingOf(TEXT, {
    files: { [place]: json({ ...content, sources: ['file:///x/src/a.js'] }), ...files },
  });
  const { profiles } = await withOriginals(given.recording, path.join(given.home, 'maps'));
  expect(profiles[0].frames[0]).toMatchObject({ file: '/x/src/a.js', callLine: 3, name: 'hash' });
});

describe('of maps that were given, another file of that name has its own', () => {
  const others = json({ ...content, sources: ['../src/b.js'] });
  const own = { 'dist/a.js.map': json(content) };

  test.each([
    ['beside the file lies its own', naming('a.js.map'), { 'given/a.js.map': others, ...own }, 'src/a.js:3 hash', []],
    [
      'it lies beside another text',
      naming('a.js.map'),
      { 'given/dist/a.js.map': others, 'given/dist/a.js': '// b', ...own },
      'src/a.js:3 hash',
      [],
    ],
    [
      'it lies beside another text, and there is no other',
      naming('a.js.map'),
      { 'given/a.js.map': others, 'given/a.js': '// b' },
      'dist/a.js:2 a',
      ['1 source map could not be used: a.js.map (it is of another file of that name, or of another build).'],
    ],
    [
      'the text names none, and nothing says of which it is',
      TEXT,
      { 'given/a.js.map': others },
      'dist/a.js:2 a',
      [
        '1 source map could not be used: a.js.map (it may be of another file of that name: the compiled file does not lie beside it).',
      ],
    ],
    [
      'the text names none, and it is that of another',
      TEXT,
      { 'given/a.js.map': others, 'given/a.js': '// b' },
      'dist/a.js:2 a',
      [],
    ],
  ])('%s', async (_, text, files, place, said) => {
    expect(await told(recordingOf(text, { files }), 'given')).toMatchObject({ place, said });
  });
});

describe("sources of a map that was given are relative to where its compiled file's would be", () => {
  const of = (map, files) => {
    const given = recordingOf(naming('a.js.map'), { run: {}, files: { 'given/maps/a.js.map': json(map), ...files } });
    return told(given, 'given/maps');
  };
  const moved = { 'given/src/a.js': ORIGINAL };
  const own = { 'src/a.js': ORIGINAL };

  test.each([
    ['if they are there', MAP, own, 'src/a.js'],
    ['if they are in both places', MAP, { ...own, ...moved }, 'src/a.js'],
    ['if they are nowhere', content, {}, 'src/a.js'],
    ['but not if they moved with it', MAP, moved, 'given/src/a.js'],
  ])('%s', async (_, map, files, place) => {
    expect(await of(map, files)).toEqual({ place: `${place}:3 hash`, text: ORIGINAL, said: [] });
  });

  test('also if the text names a map elsewhere', async () => {
    const files = { 'given/all/maps/a.js.map': json({ ...MAP, sources: ['../../src/a.js'] }), ...own };
    const given = recordingOf(naming('maps/a.js.map'), { run: {}, files });
    expect((await told(given, 'given/all/maps')).place).toBe('src/a.js:3 hash');
  });
});

test('a map without columns says nothing of what is all in one line', async () => {
  const code = `${TEXT.replaceAll('\n', ' ')}${'x();'.repeat(400)}`;
  const map = { ...content, mappings: 'AAAA' };
  const { home, recording } = recordingOf(`${code}\n//# sourceMappingURL=${inline(map)}`, { run: {} });
  Object.assign(recording.profiles[0].frames[0], { callLine: 1, callColumn: 30 });
  expect(await told({ home, recording })).toMatchObject({
    place: 'dist/a.js:1 a',
    said: [
      '1 source map could not be used: that of a.js (it has no columns, and the code has many statements on a line).',
    ],
  });
  const short = recordingOf(`${TEXT}//# sourceMappingURL=${inline({ ...content, mappings: 'AACA;AACA' })}`, {
    run: {},
  });
  expect((await told(short)).place).toBe('src/a.js:3 hash');
});

test.each([
  ['before the first line of its source', 'AACA;SAFS'],
  ['to a source that it does not have', 'AACA;SCCS'],
])('a map that leads %s tells nothing of that place', async (_, mappings) => {
  const { home, recording } = recordingOf(naming('a.js.map'), {
    run: {},
    files: { 'dist/a.js.map': json({ ...content, mappings }) },
  });
  expect(await told({ home, recording })).toMatchObject({
    place: 'dist/a.js:2 a',
    said: ['1 source map could not be used: a.js.map (it leads to places that its sources don’t have).'],
  });
  const { profiles } = await withOriginals(recording, null);
  expect(profiles[0].frames[0].bundled).toBe(undefined);
});

describe('what searches for callers get of a bundle', () => {
  const sources = ['../src/a.js', '../src/b.ts', '../node_modules/pg/index.js', 'webpack/bootstrap', '../logo.svg'];
  const bundle = (texts) => json({ ...MAP, sources, sourcesContent: [ORIGINAL, ...texts] });
  const told = async (texts, files = {}) => {
    const { home, file, recording } = recordingOf(naming('a.js.map'), {
      files: { 'dist/a.js.map': bundle(texts), ...files },
    });
    const { profiles } = await withOriginals(recording, null);
    const written = profiles[0].compiled.get(file).written;
    return (
      written && [
        [...written.own].map(([each, { text, plain }]) => [path.relative(home, each), text, plain()?.code]),
        written.others,
      ]
    );
  };

  test('is all of the originals, and the names of the packages', async () => {
    expect(await told(['let b: string;', '', '', ''])).toEqual([
      [
        ['src/a.js', ORIGINAL, undefined],
        ['src/b.ts', 'let b: string;', 'let b        ;'],
      ],
      ['../node_modules/pg/index.js'],
    ]);
  });

  test('is found on the disk', async () => {
    expect((await told([null], { 'src/b.ts': 'b()' }))?.[0][1]).toEqual(['src/b.ts', 'b()', 'b()']);
  });

  test('is nothing if some are nowhere', async () => expect(await told([null])).toBeNull());
});

describe('files of a bundle that were not seen at work', () => {
  const ROUTES = "import { hash } from './a.js';\nrouter.post('/hash', hash);\n";
  const sources = ['../src/a.js', '../src/routes.js', '../src/index.js', '../src/other.js', '../node_modules/x/app.js'];
  const texts = [ORIGINAL, ROUTES, "export * from './routes.js';\n", 'export const one = 1;\n', ROUTES];
  const namesOf = async (server, held = texts, files = {}) => {
    const { home, recording } = recordingOf(naming(inline({ ...MAP, sources, sourcesContent: held })), { files });
    const [profile] = recording.profiles;
    profile.frames.push(makeFrame({ name: 'parserOnIncoming', kind: 'js', file: server, line: 1, column: 1 }));
    const [{ sources: found }] = (await withOriginals(recording, null)).profiles;
    return [...found.keys()].map((file) => path.relative(home, file)).filter((file) => /^src/.test(file));
  };

  test('are read if they may register routes, or pass on what others export, in a program that answers requests', async () => {
    expect(await namesOf('node:_http_server')).toEqual(['src/a.js', 'src/routes.js', 'src/index.js']);
    expect(await namesOf('node:_http_client')).toEqual(['src/a.js']);
  });

  test('from the disk where the map does not hold them', async () => {
    const files = { 'src/routes.js': ROUTES, 'src/other.js': texts[3], 'node_modules/x/app.js': ROUTES };
    expect(await namesOf('node:_http_server', [ORIGINAL], files)).toEqual(['src/a.js', 'src/routes.js']);
  });
});

describe('a map that nothing names', () => {
  const of = (map, text = TEXT, change = () => {}) => {
    const given = recordingOf(text, { run: {}, files: { 'dist/a.js.map': map } });
    change(given.home);
    return told(given);
  };

  test('is taken if it was built with the file beside it, as webpack, Rollup and esbuild do where they hide it', async () => {
    expect(await of(json(content))).toEqual({ place: 'src/a.js:3 hash', text: ORIGINAL, said: [] });
  });

  test.each([
    ['of an earlier build', json(content), (home) => utimesSync(path.join(home, 'dist/a.js.map'), 1e9, 1e9)],
    ['that does not hold its sources', json(MAP), () => {}],
    ['that is damaged', '{', () => {}],
    [
      'whose original was edited since',
      json({ ...content, sourcesContent: ['// Another.'] }),
      (home) => writeIn(home, 'src/a.js', ORIGINAL),
    ],
    ['of a file that was built again since', json(content), (home) => writeIn(home, 'dist/a.js', `${TEXT} `)],
  ])('but not one %s', async (_, map, change) => {
    expect((await of(map, TEXT, change)).place).toMatch(/^dist\/a\.js:[02] a$/);
  });
});

test.each([
  ['lies above the project', '../../outside.js'],
  ['is no code', '../.env'],
])('a map may not show what %s', async (_, source) => {
  const files = { '.env': ORIGINAL, '../outside.js': ORIGINAL };
  expect((await told(recordingOf(naming(inline({ ...MAP, sources: [source] })), { files }))).text).toBe(null);
});

test('nor what a link leads to', async () => {
  const recording = recordingOf(naming(inline(MAP)), { files: { 'src/b.js': ORIGINAL, '../away.js': ORIGINAL } });
  symlinkSync('../../away.js', path.join(recording.home, 'src/a.js'));
  expect((await told(recording)).text).toBe(null);
});

test('what V8 compiled is not what the file holds: no line, if the program was just run', async () => {
  const of = (run) => told(recordingOf(TEXT, { run, files: { 'dist/a.js': `// edited\n${TEXT}` } }));
  expect(await of({})).toMatchObject({
    place: 'dist/a.js:0 a',
    said: [expect.stringMatching(/^What V8 compiled is not /)],
  });
  expect(await of(null)).toMatchObject({ place: 'dist/a.js:2 a', said: [] });
});

test('TypeScript that V8 can not have compiled has no lines; what Node blanked types of keeps them', async () => {
  const typed = { 'a.ts': 'function a(b: string) {\n  return c(b);\n}\n' };
  const of = (text) => told(recordingOf(text, { name: 'a.ts', files: typed }));
  expect((await of(TEXT)).place).toBe('a.ts:0 a');
  expect(await of('function a(b        ) {\n  return c(b);\n}\n\n\n//# sourceURL=file:///a.ts')).toEqual({
    place: 'a.ts:2 a',
    text: expect.any(String),
    said: [],
  });
});

test('a program without maps is not touched', async () => {
  const { recording } = recordingOf(TEXT, { run: {} });
  const { profiles } = await withOriginals(recording, null);
  expect(profiles[0]).toBe(recording.profiles[0]);
});

describe("a package's own map", () => {
  const padded = `${TEXT}${'//'.padEnd(20_000, '-')}\n//# sourceMappingURL=index.js.map\n`;
  const bundledOf = async (map, text = padded) => {
    const name = 'node_modules/shop/dist/index.js';
    const { home, recording } = recordingOf(text, { name, files: { 'node_modules/shop/dist/index.js.map': map } });
    const [{ frames, diagnostics }] = (await withOriginals(recording, null)).profiles;
    const [{ file, bundled = null, line }] = frames;
    return {
      at: `${path.relative(home, file)}:${line}`,
      module: bundled && path.relative(home, bundled.module),
      diagnostics,
    };
  };
  const AT = 'node_modules/shop/dist/index.js:1';
  const HASHES = json({ ...MAP, sources: ['../../../node_modules/@noble/hashes/sha2.js'] });

  test('tells the package that was built into its file, and no place', async () => {
    const module = 'node_modules/@noble/hashes/sha2.js';
    expect(await bundledOf(HASHES)).toEqual({ at: AT, module, diagnostics: [] });
  });

  test.each([
    ['names its own sources', json(content), padded],
    ['is damaged', `${HASHES}node_modules/`, padded],
    ['is of a small file', HASHES, `${TEXT}//# sourceMappingURL=index.js.map\n`],
  ])('that %s tells nothing', async (_, map, text) => {
    expect(await bundledOf(map, text)).toEqual({ at: AT, module: null, diagnostics: [] });
  });
});
