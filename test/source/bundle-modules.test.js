import fc from 'fast-check';
import { bundleModules } from '../../src/source/bundle-modules.js';
import { lookupOf } from '../../src/source/bundle.js';
import { outlineCode } from '../../src/source/code-outline.js';

const { signs } = lookupOf([]);

/** The module that each function of a text is in, by the function's name. */
const modulesOf = (text) => {
  const outline = outlineCode(text, signs);
  const modules = bundleModules(text, outline);
  return Object.fromEntries(
    Array.from(text.matchAll(/function (\w+)\(/g), ({ 0: head, 1: name, index }) => [
      name,
      modules.moduleAt(index + head.length - 1),
    ]),
  );
};

const BCRYPT = 'node_modules/bcryptjs/index.js';

test.each([
  [
    'esbuild',
    `var __commonJS = (cb) => function __require() { return cb; };
// A banner
  // like this one.

// node_modules/bcryptjs/index.js
function hashSync() {}

// src/server.js
function login() {
  // Comments in functions are nobody's mark.
  return hashSync();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = { login });
`,
    { hashSync: BCRYPT, login: 'src/server.js', __require: '<runtime>' },
  ],
  [
    'esbuild, CommonJS in an IIFE',
    `"use strict";
(() => {
  // node_modules/.pnpm/bcryptjs@3.0.3/node_modules/bcryptjs/umd/index.js
  var require_umd = __commonJS({
    "node_modules/.pnpm/bcryptjs@3.0.3/node_modules/bcryptjs/umd/index.js"(exports, module) {
      function hashSync() {}
    }
  });

  // <stdin>
  function login() {}
})();
`,
    { hashSync: 'node_modules/.pnpm/bcryptjs@3.0.3/node_modules/bcryptjs/umd/index.js', login: '<stdin>' },
  ],
  [
    'webpack, in development',
    `(() => { var __webpack_modules__ = ({
/***/ "./node_modules/bcryptjs/index.js"
/*!****************************************!*\\
  !*** ./node_modules/bcryptjs/index.js ***!
  \\****************************************/
(module, exports) {
function hashSync() {}
// node_modules/other/index.js
function hash() {}
},
/***/ "./src/server.js": ((module) => { function login() {} }),
/***/ "./src/old.js": (function(module) { function logout() {} })
}); function __webpack_require__() {} })();
`,
    {
      hashSync: './node_modules/bcryptjs/index.js',
      hash: './node_modules/bcryptjs/index.js',
      login: './src/server.js',
      logout: './src/old.js',
      __webpack_require__: '',
    },
  ],
  [
    'webpack, where it joined modules, and ncc',
    `/******/ (() => {
;// ./node_modules/bcryptjs/index.js
// Comments of the package stay.
function hashSync() {}
;// CONCATENATED MODULE: ./node_modules/jws/index.js
function sign() {}
;// ./src/server.js

function login() {}
})();
function after() {}
`,
    {
      hashSync: './node_modules/bcryptjs/index.js',
      sign: './node_modules/jws/index.js',
      login: './src/server.js',
      after: '',
    },
  ],
  [
    'Rolldown',
    `//#region node_modules/bcryptjs/index.js
// Comments stay.
function hashSync() {}
//#endregion
function helper() {}
//#region src/server.ts
function login() {}
//#endregion
`,
    { hashSync: BCRYPT, helper: '', login: 'src/server.ts' },
  ],
  [
    'Turbopack',
    `module.exports = [
"[project]/node_modules/bcryptjs/index.js [app-route] (ecmascript)", ((__turbopack_context__) => { function hashSync() {} }),
"[project]/src/server.ts [app-route] (ecmascript)", ((__turbopack_context__) => { function login() {} }),
];`,
    { hashSync: BCRYPT, login: 'src/server.ts' },
  ],
])('%s', (_, text, modules) => expect(modulesOf(text)).toEqual(modules));

test.each([
  [
    'a comment among others',
    `// node_modules/bcryptjs/index.js
// is slow, and so is
// node_modules/scrypt-js/index.js
function mine() {}
`,
  ],
  ['a comment by itself', '// node_modules/bcryptjs/index.js\nfunction mine() {}\n'],
  ['a text', 'const text = `\n// node_modules/bcryptjs/index.js\n// node_modules/a/index.js\n`;\nfunction mine() {}\n'],
  ['a regular expression', 'const re = /[/][/] node_modules\\/bcryptjs\\/index.js/;\nfunction mine() {}\n'],
  [
    'a comment behind code',
    'f(); // node_modules/bcryptjs/index.js\ng(); // node_modules/a/index.js\nfunction mine() {}\n',
  ],
  ['names of properties', 'f({ "node_modules/bcryptjs": true, "a/b": [function mine() {}] });\n'],
])('%s is no mark', (_, text) => expect(modulesOf(text)).toEqual({ mine: '' }));

test('a function that is a whole module is distinguished from those in it', () => {
  const text = '({ "./node_modules/a/b.js": (module) => { function f() {} } });';
  const modules = bundleModules(text, outlineCode(text, signs));
  expect(modules.isBody(text.indexOf('(module)'))).toBe(true);
  expect(modules.isBody(text.indexOf('() {}'))).toBe(false);
});

const PIECES = [
  '// node_modules/a/index.js\n',
  ';// ./node_modules/a/b.js\n',
  '//#region node_modules/a/b.js\n',
  '//#endregion\n',
  '"./node_modules/a/b.js": ',
  '"node_modules/a.js"(e, m) {',
  'function f() {',
  '(() => {',
  '})()',
  '}',
  '({',
  '})',
  '`',
  '${',
  '/*',
  '*/',
  'x\n',
  ';',
  ',',
];

test('whatever a file holds, it is read or left', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }), fc.nat(200), (pieces, offset) => {
      const text = pieces.join('');
      const outline = outlineCode(text, signs);
      if (outline !== null) expect(typeof bundleModules(text, outline).moduleAt(offset)).toBe('string');
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['marks', '// node_modules/a/index.js\n'.repeat(20_000)],
  ['regions that do not end', '//#region node_modules/a/index.js\n'.repeat(20_000)],
  ['deep nesting', '('.repeat(200_000)],
  ['a long name', `// node_modules/${'a/'.repeat(500_000)}b.js\n`.repeat(2)],
  ['a long key', `({ "node_modules/${'[a] ('.repeat(200_000)}.js": () => {} })`],
  ['functions in functions', `${'function f(){'.repeat(1500)}${'}'.repeat(1500)}`],
])('a flood of %s takes no long', (_, text) => {
  const started = process.cpuUsage().user;
  const outline = outlineCode(text, signs);
  if (outline !== null) bundleModules(text, outline).moduleAt(5);
  // Some 0.1 s; what is quadratic takes minutes.
  expect(process.cpuUsage().user - started).toBeLessThan(10e6);
});
