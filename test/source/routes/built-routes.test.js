/** Routes that a framework's build lists: React Router's and Remix' manifest, Astro's map of pages. */
import { routesOf } from '../../support/marked-routes.js';

/** A module as Rollup writes it. */
const module = (/** @type {string} */ name, /** @type {string} */ members) =>
  `const ${name} = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({\n  __proto__: null,\n  ${members}\n}, Symbol.toStringTag, { value: "Module" }));`;
const entry = (
  /** @type {string} */ id,
  /** @type {string} */ parent,
  /** @type {string} */ path,
  /** @type {string} */ module,
) =>
  `"${id}": { id: "${id}", parentId: ${parent}, path: ${path}, index: void 0, caseSensitive: void 0, module: ${module} }`;

test("React Router's loaders, actions, components and layouts", () => {
  expect(
    routesOf({
      'build/server/index.js': `
const loader$2 = /*root*/async () => hash();
const root = UNSAFE_withComponentProps(function App/*app*/() {});
${module('route0', 'default: root,\n  loader: loader$2')}
async function action$1/*login*/({ request }) { return hash(request); }
function loader$1/*form*/() {}
const login = UNSAFE_withComponentProps(function Login/*page*/() {});
${module('route1', 'action: action$1,\n  default: login,\n  loader: loader$1')}
const middleware$1 = [/*session*/async ({ context }, next) => hash()];
${module('route2', 'middleware: middleware$1')}
async function loader/*user*/({ params }) {}
${module('route3', 'loader')}
const serverManifest = { "routes": { ${entry('routes/login', '"root"', '"other"', '"/assets/login.js"')} } };
const routes = {
  ${entry('root', 'void 0', '""', 'route0')},
  ${entry('routes/login', '"root"', '"login"', 'route1')},
  ${entry('routes/admin', '"root"', '"admin"', 'route2')},
  ${entry('routes/admin.user', '"routes/admin"', '"users/:id?"', 'route3')}
};
export { serverManifest as assets, routes };`,
    }),
  ).toEqual({
    root: ['middleware'],
    app: ['middleware'],
    login: ['POST|PUT|PATCH|DELETE /login'],
    form: ['GET /login'],
    page: ['GET /login'],
    session: ['middleware /admin'],
    user: ['GET /admin/users/:id?'],
  });
});

test("what React Router's development server lists: modules, by names that begin at the project's root", () => {
  expect(
    routesOf({
      'shop/\0virtual:react-router/server-build': `
import * as route0 from "/app/root.js";
import * as route1 from "/app/routes/login.js";
export const routes = {
  ${entry('root', 'undefined', '""', 'route0')},
  ${entry('routes/login', '"root"', '"login"', 'route1')}
};`,
      'shop/app/root.js': 'export default function App/*app*/() { return hash(); }',
      'shop/app/routes/login.js': `
export async function action/*login*/({ request }) { return hash(request); }
export const loader = /*form*/() => hash();
export default function Login/*page*/() {}`,
    }),
  ).toEqual({
    app: ['middleware'],
    login: ['POST|PUT|PATCH|DELETE /login'],
    form: ['GET /login'],
    page: ['GET /login'],
  });
});

test("Astro's pages, in files of their own or in the same", () => {
  expect(
    routesOf({
      'dist/server/entry.mjs': `
const _page1 = () => import('./pages/api/login.astro.mjs');
const _page2 = () => import('./pages/users/_id_.astro.mjs');
const pageMap = new Map([
    ["node_modules/astro/dist/assets/endpoint/generic.js", _page1],
    ["src/pages/api/login.ts", _page1],
    ["src/pages/users/[id].astro", _page2]
]);`,
      'dist/server/pages/api/login.astro.mjs': `
const POST = /*login*/async ({ request }) => hash(request);
${module('_page', 'POST,\n  prerender: false')}
const page = () => _page;
export { page };`,
      'dist/server/pages/users/_id_.astro.mjs': `
const $$id = createComponent(/*user*/async ($$result, $$props, $$slots) => hash());
${module('_page', 'default: $$id,\n  file: $$file,\n  url: $$url')}
const page = () => _page;
export { page };`,
    }),
  ).toEqual({ login: ['POST /api/login'], user: ['GET /users/:id'] });
});

test('modules as Rolldown writes them', () => {
  expect(
    routesOf({
      'dist/server/entry.mjs': `
var _page1 = () => import("./chunks/login_CdiTOe39.mjs");
var pageMap = /* @__PURE__ */ new Map([["src/pages/api/login.ts", _page1]]);`,
      'dist/server/chunks/login_CdiTOe39.mjs': `
import { t as __exportAll } from "./rolldown-runtime_782esTHO.mjs";
var login_exports = /* @__PURE__ */ __exportAll({
\tPOST: () => POST,
\tprerender: () => false
});
var POST = /*login*/async ({ request }) => hash(request);
var page = () => login_exports;
export { page };`,
      'dist/server/chunks/rolldown-runtime_782esTHO.mjs': `
var __exportAll = (all, no_symbols) => {
\tlet target = {};
\tfor (var name in all) __defProp(target, name, { get: all[name], enumerable: true });
\treturn target;
};
export { __exportAll as t };`,
      'build/server/index.js': `
var user_exports = /* @__PURE__ */ __exportAll({ loader: () => loader, default: () => user_default });
async function loader/*loader*/({ params }) {}
var user_default = UNSAFE_withComponentProps(function User/*page*/() {});
const routes = { ${entry('routes/user', 'void 0', '"users/:id"', 'user_exports')} };`,
    }),
  ).toEqual({ login: ['POST /api/login'], loader: ['GET /users/:id'], page: ['GET /users/:id'] });
});

test('maps of other things are none', () => {
  expect(
    routesOf({
      'a.js':
        "const routes = { home: { id: 'home', path: '/', module: { loader/*one*/() {} } } };\nconst pages = new Map([['/pages/a.ts', { GET/*two*/() {} }]]);",
    }),
  ).toEqual({ one: [], two: [] });
});
