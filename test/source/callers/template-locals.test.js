/** Templates call what they are handed, and their code is not read. */
import { isAwaitedByAll } from '../../support/awaited-call.js';

const APP = "const app = require('express')(); app.get('/', (req, res) => res.render('home'));";
const CHECK = 'function check(p) { return |f(p); }';
const LOGIN = "app.get('/k', async (req, res) => { const k = await check(req.query.p); res.send(k); });";
const HELPERS = 'const helpers = { check(p) { return |f(p); } };';
const HELPED = LOGIN.replace('check(', 'helpers.check(');

describe('a template may get a function', () => {
  test.each([
    ['of a response', `${APP} ${CHECK} app.use((req, res, next) => { res.locals.check = check; next(); }); ${LOGIN}`],
    ['of an application', `${APP} ${CHECK} app.locals.isRight = check; ${LOGIN}`],
    [
      'with all that a response has',
      `${APP} ${CHECK} app.use((req, res, next) => { res.locals = { check }; next(); }); ${LOGIN}`,
    ],
    ['in an object', `${APP} ${HELPERS} app.locals.helpers = helpers; ${HELPED}`],
    ['in an object in an object', `${APP} ${HELPERS} app.locals.all = { helpers, title: 'x' }; ${HELPED}`],
    ['of an object', `${APP} ${HELPERS} Object.assign(app.locals, helpers); ${HELPED}`],
    [
      'of a context',
      `const app = new (require('koa'))(); ${CHECK} app.use(async (ctx, next) => { ctx.state.check = check; await next(); await ctx.render('home'); });
        app.use(async (ctx) => { const k = await check(ctx.query.p); ctx.body = k; });`,
    ],
    [
      'by a variable',
      `${APP} ${CHECK} app.get('/x', (req, res) => { const shown = { title: 'x', check }; res.render('page', shown); }); ${LOGIN}`,
    ],
    [
      'by a variable that gets it later',
      `${APP} ${CHECK} app.get('/x', (req, res) => { const shown = {}; shown.check = check; res.render('page', shown); }); ${LOGIN}`,
    ],
    [
      'among others',
      `const ejs = require('ejs'); ${HELPERS} exports.page = (data) => ejs.renderFile('page.ejs', { ...data, ...helpers }); exports.key = async (p) => { const k = await helpers.check(p); return k; };`,
    ],
  ])('%s', (_title, text) => expect(isAwaitedByAll({ 'a.js': text })).toBe(false));

  test('of another file', () => {
    const text = `${APP} const helpers = require('./b'); app.use((req, res, next) => { res.locals.helpers = helpers; next(); }); ${HELPED}`;
    expect(isAwaitedByAll({ 'a.js': text, 'b.js': 'exports.check = (p) => |f(p);' })).toBe(false);
  });
});

test('of objects that share their parts', () => {
  const shared = Array.from({ length: 6 }, (_, depth) => {
    const parts = Array.from({ length: 200 }, (__, index) => `p${index}: o${depth + 1}`);
    return `const o${depth} = { ${parts.join(', ')} };`;
  });
  const text = `${APP} ${CHECK} const o6 = { check }; ${shared.reverse().join('\n')} app.locals.all = o0; app.locals.more = o1; ${LOGIN}`;
  expect(isAwaitedByAll({ 'a.js': text })).toBe(false);
});

describe('no template gets it', () => {
  test.each([
    [
      'there are none',
      `const app = require('express')(); ${CHECK} app.use((req, res, next) => { res.locals.check = check; next(); }); ${LOGIN}`,
    ],
    [
      'one gets what it returns',
      `${APP} ${CHECK} app.get('/x', async (req, res) => { const key = await check(1); res.render('x', { key }); }); ${LOGIN}`,
    ],
    ['one gets another function', `${APP} ${CHECK} const date = (d) => d; app.locals.date = date; ${LOGIN}`],
    [
      'the request gets it',
      `${APP} ${CHECK} app.use((req, res, next) => { req.check = check; next(); }); ${LOGIN.replace('check(', 'req.check(')}`,
    ],
    [
      'the state is of something else',
      `${APP} ${CHECK} const machine = {}; machine.state = {}; machine.state.check = check; ${LOGIN}`,
    ],
    [
      'the program itself renders',
      `${CHECK} function render(file, shown) { return file + shown.title; } exports.a = () => { const shown = { title: 'x', check }; return render('x', shown); }; exports.key = async (p) => { const k = await check(p); return k; };`,
    ],
  ])('%s', (_title, text) => expect(isAwaitedByAll({ 'a.js': text })).toBe(true));
});
