import { ProgramCallers } from '../../../src/source/callers/program-callers.js';
import { scriptOpener } from '../../../src/source/script.js';

const PACKAGES = new Set(['express', 'express-async-handler']);
const EXPRESS = "const express = require('express');\nconst app = express();\n";
const RETURNED = 'exports.asyncRoute = (handler) => (req, res, next) =>';

/**
 * @param {Record<string, string>} files by name; the first calls `f`
 * @returns the program, and where that call is
 */
function programOf(files) {
  const sources = new Map(Object.entries(files).map(([name, text]) => [`/app/${name}`, text]));
  const scriptOf = scriptOpener(sources);
  const [[file, text]] = sources;
  const { syntax } = scriptOf(file).callAt(text.indexOf('f(1)'));
  const { line, column } = scriptOf(file).positionOf(text.indexOf('f(1)'));
  const program = new ProgramCallers(sources, scriptOf, (module) => PACKAGES.has(module));
  return { program, file, syntax, at: { file, ...scriptOf(file).functionAround(line, column) } };
}

/**
 * @param {Record<string, string>} files by name; the first calls `f` in a handler
 * @returns what the program makes of the function around that call
 */
function withinOf(files) {
  const { program, file, syntax } = programOf(files);
  return program.withWrappers(file, syntax.range, syntax.within);
}

const HANDLER = `${EXPRESS}const { asyncRoute } = require('./wrap');\napp.post('/', asyncRoute((req, res) => { res.end(f(1)); }));`;

describe('a wrapper gives the router the promise of a handler', () => {
  test.each([
    ['it returns it', `${RETURNED} handler(req, res, next);`],
    ['it catches for next', `${RETURNED} { Promise.resolve(handler(req, res, next)).catch(next); };`],
    ['it catches by then', `${RETURNED} { handler(req, res, next).then(undefined, next); };`],
    ['it catches and answers', `${RETURNED} { handler(req).catch((error) => res.status(500).end(String(error))); };`],
    ['it returns what throws again', `${RETURNED} handler(req, res).catch((error) => { log(error); throw error; });`],
    [
      'it waits',
      'exports.asyncRoute = (handler) => async (req, res, next) => { try { await handler(req, res, next); } catch (error) { next(error); } };',
    ],
    [
      'a compiler made it wait',
      `${RETURNED} __awaiter(this, void 0, void 0, function* () { yield handler(req, res); });`,
    ],
    [
      'it keeps the promise by a name',
      'exports.asyncRoute = (fn) => function wrapped(...args) { const made = fn(...args); const next = args[args.length - 1]; return Promise.resolve(made).catch(next); };',
    ],
    [
      'it catches if there is something to catch',
      `${RETURNED} { const made = handler(req, res, next); if (made && made.catch) made.catch(next); };`,
    ],
    ['it calls it by call', 'exports.asyncRoute = (fn) => function (...args) { return fn.call(this, ...args); };'],
    [
      'it asks what the handler is',
      `exports.asyncRoute = (handler) => { if (typeof handler !== 'function' || handler.length > 3) throw new TypeError(handler.name); return (req, res, next) => handler(req, res, next); };`,
    ],
    ['it begins with a promise', `${RETURNED} Promise.resolve().then(() => handler(req, res, next)).catch(next);`],
    ['it runs it by Promise.try', `${RETURNED} { Promise.try(() => handler(req, res, next)).catch(next); };`],
    [
      'it runs it in an async function',
      `${RETURNED} { (async () => { await handler(req, res, next); })().catch(next); };`,
    ],
    [
      'it returns a function by name',
      'exports.asyncRoute = (handler) => { const wrapped = (req, res, next) => handler(req, res, next); return wrapped; };',
    ],
    [
      'it returns a function that it declares',
      'exports.asyncRoute = (handler) => { function wrapped(req, res, next) { return handler(req, res, next); } return wrapped; };',
    ],
    [
      'it is another wrapper',
      "const { asyncHandler } = require('./inner');\nexports.asyncRoute = (handler) => asyncHandler(handler);",
    ],
    [
      "it is a package's",
      "const asyncHandler = require('express-async-handler');\nexports.asyncRoute = (handler) => asyncHandler(handler);",
    ],
    ['it is all that a package exports', "exports.asyncRoute = require('express-async-handler');"],
  ])('%s', (_title, wrapper) => {
    const inner = 'exports.asyncHandler = (fn) => async (...args) => await fn(...args);';
    expect(withinOf({ 'a.js': HANDLER, 'wrap.js': wrapper, 'inner.js': inner })).toMatchObject({ router: 'express' });
  });
});

describe('a wrapper loses the promise of a handler, whatever its name says', () => {
  test.each([
    ['it only calls it', `${RETURNED} { try { handler(req, res, next); } catch (error) { next(error); } };`],
    ['it measures', `${RETURNED} { const began = now(); handler(req, res, next); res.locals.ms = now() - began; };`],
    ['it takes it for nothing', `${RETURNED} void handler(req, res, next);`],
    ['it does not answer', `${RETURNED} { handler(req, res, next).catch(console.error); };`],
    ['it only logs', `${RETURNED} handler(req, res, next).catch((error) => log(req.url, error));`],
    ['it only waits for its end', `${RETURNED} { handler(req, res).finally(() => res.end()); };`],
    [
      'it returns it where it handles only what is thrown',
      `${RETURNED} { try { return handler(req, res); } catch (error) { res.status(400).end(); } };`,
    ],
    ['it returns it one time of two', `${RETURNED} { if (req.body) return handler(req, res); handler(req, res); };`],
    ['it asks whether there is a promise', `${RETURNED} (handler(req, res) ? next() : undefined);`],
    ['it returns it to a timer', `${RETURNED} { setImmediate(() => handler(req, res, next)); };`],
    [
      'it returns it to a function of its own',
      'exports.asyncRoute = (handler) => (req, res, next) => { const run = () => handler(req, res); run(); };',
    ],
    [
      'it returns it to a function of its own beside the result',
      'exports.asyncRoute = (handler) => { const run = (req, res) => handler(req, res); return (req, res) => { run(req, res); }; };',
    ],
    [
      'it is another wrapper',
      'exports.asyncRoute = (handler) => asyncInner(handler);\nfunction asyncInner(fn) { return (req, res) => { fn(req, res); }; }',
    ],
    ['it gives the handler to something else', `${RETURNED} queue.push(handler, req, res);`],
    ['it calls itself', 'exports.asyncRoute = function asyncRoute(handler) { return asyncRoute(handler); };'],
    ['it takes a list', 'exports.asyncRoute = (...handlers) => (req, res) => handlers.map((each) => each(req, res));'],
    ['its code is unknown', 'exports.asyncRoute = process.env.PLAIN ? require(process.env.PLAIN) : (fn) => fn;'],
  ])('%s', (_title, wrapper) => {
    expect(withinOf({ 'a.js': HANDLER, 'wrap.js': wrapper })).toMatchObject({
      router: '',
      calledBy: 'asyncRoute',
      isCallback: true,
    });
  });

  const LOSES = `${RETURNED} { handler(req, res, next); };`;

  test('in the same file', () => {
    const wrapper = 'const wrapAsync = (fn) => (req, res) => { fn(req, res); };';
    const handler = `${EXPRESS}${wrapper}\napp.post('/', wrapAsync((req, res) => { res.end(f(1)); }));`;
    expect(withinOf({ 'a.js': handler })).toMatchObject({ router: '', calledBy: 'wrapAsync' });
  });

  test('around one that waits', () => {
    const inner = "const asyncHandler = require('express-async-handler');\n";
    const handler = HANDLER.replace('asyncRoute((', 'asyncRoute(asyncHandler((').replace('; })', '; }))');
    expect(withinOf({ 'a.js': inner + handler, 'wrap.js': LOSES })).toMatchObject({ calledBy: 'asyncRoute' });
  });

  test('around a handler that its file names, and hangs up without one, too', () => {
    const handler = `${EXPRESS}const { asyncRoute } = require('./wrap');\nconst go = (req, res) => { res.end(f(1)); };\napp.get('/', go);\napp.post('/', asyncRoute(go));`;
    expect(withinOf({ 'a.js': handler, 'wrap.js': LOSES })).toMatchObject({ router: '', calledBy: 'asyncRoute' });
  });

  test('around a handler of another file', () => {
    const own = 'exports.login = (req, res) => { res.end(f(1)); };';
    const routes = `${EXPRESS}const { asyncRoute } = require('./wrap');\nconst a = require('./a');\napp.post('/', asyncRoute(a.login));`;
    const { program, at, syntax } = programOf({ 'a.js': own, 'b.js': routes, 'wrap.js': LOSES });
    expect(program.of(at, syntax.range)).toMatchObject({
      unawaited: [{ file: '/app/b.js', line: 5, isAtOnce: true, taker: 'asyncRoute' }],
      router: '',
      isOnlyHanded: false,
    });
  });

  test.each([
    ['uses it', 'const key = a.unlock(req.p); res.end(key);'],
    ['returns it', 'return a.unlock(req.p);'],
  ])('around a handler that calls a function of another file and %s', (_title, body) => {
    const own = 'exports.unlock = (pin) => f(1);';
    const routes = `${EXPRESS}const { asyncRoute } = require('./wrap');\nconst a = require('./a');\napp.post('/', asyncRoute((req, res) => { ${body} }));`;
    const { program, at, syntax } = programOf({ 'a.js': own, 'b.js': routes, 'wrap.js': LOSES });
    expect(program.of(at, syntax.range)).toMatchObject({
      unawaited: [{ file: '/app/b.js', line: 5, isAtOnce: true, taker: 'asyncRoute' }],
      passedTo: '',
    });
  });
});

test('a handler without a wrapper', () => {
  const handler = `${EXPRESS}app.post('/', (req, res) => { res.end(f(1)); });`;
  expect(withinOf({ 'a.js': handler })).toMatchObject({ router: 'express', calledBy: 'app.post' });
});
