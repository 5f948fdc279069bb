import { isAwaitedByAll } from '../../support/awaited-call.js';

const ONE = 'exports.derive = (p) => |f(p); exports.own = async () => await exports.derive(1);';
const WHOLE = {
  'lib/derive.js': 'module.exports = (p) => |f(p);',
  'v.js': 'exports.v = async () => await require("./lib/derive")(1);',
};
const DEFAULT = {
  'lib/derive.mjs': 'export default (p) => |f(p);',
  'v.mjs': 'import d from "./lib/derive.mjs"; export const v = async () => await d(1);',
};
const METHOD = 'class Keys { derive(p) { return |f(p); } async own() { return await this.derive(1); } }';

test.each([
  ['a name of a file', { 'a.js': ONE }],
  ['the whole export', WHOLE],
  ['the default export', DEFAULT],
  ['a method', { 'a.js': METHOD }],
])('who waits is known: %s', (_title, files) => expect(isAwaitedByAll(files)).toBe(true));

describe('others may take the result at once', () => {
  const renamed = 'const { derive: d } = require("./index"); exports.h = (p) => d(p).length;';

  test.each([
    [
      'of all that another file exports, copied',
      { 'a.js': ONE, 'index.js': 'module.exports = { ...require("./a"), x: 1 };', 'u.js': renamed },
    ],
    ['assigned', { 'a.js': ONE, 'index.js': 'Object.assign(exports, require("./a"));', 'u.js': renamed }],
    [
      'of a file that a variable names',
      { 'a.js': ONE, 'u.js': 'exports.u = (file, name, p) => require(file)[name](p).length;' },
    ],
    [
      'through a getter',
      {
        'a.js':
          'function derive(p) { return |f(p); } exports.own = async () => await derive(1); exports.A = class { get d() { return derive; } };',
        'u.js': 'const { A } = require("./a"); exports.u = (p) => new A().d(p).length;',
      },
    ],
    ['by eval', { 'a.js': `${ONE} exports.e = (text) => eval(text);` }],
    [
      'of a method, in a class from which its own is derived',
      {
        'base.js': 'class Base { derive() {} key(p) { return this.derive(p).length; } } module.exports = Base;',
        'a.js':
          'const Base = require("./base"); class More extends Base { derive(p) { return |f(p); } async own() { return await this.derive(1); } }',
      },
    ],
    [
      'of a method, which a decorator may wrap',
      { 'a.js': `${METHOD} __decorate([logged()], Keys.prototype, "derive", null);` },
    ],
    [
      'of a static method',
      {
        'a.js':
          'class Keys { static derive(p) { return |f(p); } static async own() { return await Keys.derive(1); } } __decorate([logged()], Keys, "derive", null);',
      },
    ],
    [
      'of the whole export, of each file of a directory',
      {
        ...WHOLE,
        'lib/index.js': 'for (const f of files) exports[f] = require("./" + f);',
        'u.js': 'const lib = require("./lib"); exports.u = (p) => lib.derive(p).length;',
      },
    ],
    [
      'of the whole export, by a path',
      { ...WHOLE, 'load.js': 'exports.load = (name) => require(path.join(__dirname, "lib", `${name}.js`));' },
    ],
    [
      'of the default export, by import()',
      { ...DEFAULT, 'load.mjs': 'export const load = async (name) => (await import(`./lib/${name}.mjs`)).default;' },
    ],
    [
      'of the default export, by an alias',
      { ...DEFAULT, 'u.mjs': 'import make from "#keys/derive"; export const u = (p) => make(p).length;' },
    ],
    [
      'of the default export, of a package beside it',
      { ...DEFAULT, 'u.mjs': 'import make from "@acme/lib"; export const u = (p) => make(p).length;' },
    ],
    ['of the whole export, by an alias', { ...WHOLE, 'u.js': 'exports.u = (p) => require("#keys/derive")(p).length;' }],
  ])('%s', (_title, files) => expect(isAwaitedByAll(files)).toBe(false));
});

test.each([
  ['another directory', { ...WHOLE, 'load.js': 'for (const f of files) app.use(require("./routes/" + f));' }],
  [
    'a directory beside it',
    { ...WHOLE, 'routes/index.js': 'for (const f of files) app.use(require(path.join(__dirname, f)));' },
  ],
  ['a package', { ...DEFAULT, 'u.mjs': 'import store from "some-store"; export const u = () => store(1).length;' }],
  [
    'another alias',
    { ...DEFAULT, 'u.mjs': 'import other from "#keys/other"; export const u = (p) => other(p).length;' },
  ],
  [
    "another class' method",
    { 'a.js': METHOD, 'b.js': 'class Other { derive() {} key(p) { return this.derive(p).length; } }' },
  ],
  ['a decorated other member', { 'a.js': `${METHOD} __decorate([logged()], Keys.prototype, "own", null);` }],
])('%s leads to something else', (_title, files) => expect(isAwaitedByAll(files)).toBe(true));
