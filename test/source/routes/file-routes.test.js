/** Routes of frameworks that make them of where a file lies. */
import { filesThatAnswer } from '../../../src/source/routes/file-routes.js';
import { routesOf } from '../../support/marked-routes.js';

const NEXT = '/app/.next/server/chunks/a.js';

test("Next.js' route handlers, API routes, pages and middleware, below the directory of the build", () => {
  const found = routesOf(
    {
      'app/api/login/route.ts':
        'const check = () => hash();\nexport async function POST/*login*/(request) { check(); }\nexport const DELETE = /*logout*/async () => hash();\nfunction other/*other*/() {}',
      'app/(shop)/users/[id]/route.ts': 'export async function GET/*user*/(request, { params }) {}',
      'app/docs/[[...slug]]/page.tsx': 'export default async function Page/*page*/() {}',
      'app/@modal/photo/page.tsx': 'export default function Photo/*photo*/() {}',
      'pages/api/@me.ts': 'export default /*me*/(request, response) => hash();',
      'app/page.tsx': 'export default function Home/*home*/() {}',
      'src/pages/api/old/index.ts': 'export default wrap(/*old*/(request, response) => hash());',
      'pages/about.tsx':
        'export default function About/*about*/() {}\nexport async function getServerSideProps/*props*/() {}',
      'pages/_app.tsx': 'export default function App/*frame*/() {}',
      'middleware.ts': 'export function middleware/*middleware*/(request) {}',
      'lib/route.ts': 'export function POST/*library*/() {}',
    },
    'at',
    [NEXT],
  );
  expect(found).toEqual({
    login: ['POST /api/login'],
    logout: ['DELETE /api/login'],
    other: [],
    user: ['GET /users/:id'],
    page: ['GET /docs/*slug'],
    photo: ['GET /photo'],
    me: ['ALL /api/@me'],
    home: ['GET /'],
    old: ['ALL /api/old'],
    about: ['GET /about'],
    props: ['GET /about'],
    frame: [],
    middleware: ['middleware'],
    library: [],
  });
});

test("Nitro's and Nuxt's files, and SvelteKit's", () => {
  const handler = (/** @type {string} */ mark) =>
    `export default defineEventHandler(/*${mark}*/async (event) => hash());`;
  const nitro = {
    'server/api/login.post.ts': handler('login'),
    'server/api/users/[id].ts': handler('user'),
    'server/routes/health.get.ts': handler('health'),
    'server/routes/[...].ts': handler('rest'),
    'server/middleware/auth.ts': handler('auth'),
    'server/utils/hash.ts': handler('util'),
  };
  expect(routesOf(nitro, 'at', ['/app/.output/server/chunks/nitro.mjs'])).toEqual({
    login: ['POST /api/login'],
    user: ['ALL /api/users/:id'],
    health: ['GET /health'],
    rest: ['ALL /*'],
    auth: ['middleware'],
    util: [],
  });
  const svelte = {
    'src/routes/api/login/+server.ts': 'export async function POST/*login*/({ request }) {}',
    'src/routes/[[lang]]/+page.server.ts': 'export const load = /*load*/async () => hash();',
    'src/routes/(auth)/login/+page.server.ts':
      'export const actions = { default: /*form*/async ({ request }) => hash(), async reset/*reset*/(event) {} };',
    'src/routes/@[name]/+server.ts': 'export async function GET/*profile*/({ request }) {}',
    'src/hooks.server.ts': 'export const handle = /*handle*/async ({ event, resolve }) => hash();',
  };
  expect(routesOf(svelte, 'at', ['/app/build/server/chunks/_server.ts-x.js'])).toEqual({
    login: ['POST /api/login'],
    load: ['GET /:lang'],
    form: ['POST /login'],
    reset: ['POST /login?/reset'],
    profile: ['GET /@:name'],
    handle: ['middleware'],
  });
});

test("Astro's endpoints and middleware", () => {
  const astro = {
    'src/pages/api/login.ts': 'export const POST = /*login*/async ({ request }) => hash();',
    'src/pages/api/users/[id].json.ts': 'export const ALL = /*user*/async ({ params }) => hash();',
    'src/pages/[...rest].js': 'export function GET/*rest*/() {}\nexport const prerender = false;',
    'src/pages/(old)/login.ts': 'export const POST = /*old*/async ({ request }) => hash();',
    'src/middleware.ts': 'export const onRequest = defineMiddleware(/*session*/async (context, next) => hash());',
    'src/lib/hash.ts': 'export function POST/*library*/() {}',
  };
  expect(routesOf(astro, 'at', ['/app/dist/server/entry.mjs'])).toEqual({
    login: ['POST /api/login'],
    user: ['ALL /api/users/:id.json'],
    rest: ['GET /*rest'],
    old: ['POST /(old)/login'],
    session: ['middleware'],
    library: [],
  });
});

test("nothing is said about directories other than the build's", () => {
  const answerOf = filesThatAnswer([NEXT]);
  expect(answerOf('/app/app/page.tsx')).not.toBeNull();
  expect([answerOf('/other/app/page.tsx'), answerOf('/app/packages/x/app/page.tsx')]).toEqual([null, null]);
  expect(filesThatAnswer(['/app/dist/a.js'])('/app/app/page.tsx')).toBeNull();
});

test("code of which only the file is known belongs to the file's only route", () => {
  const route = { 'app/login/route.ts': 'export async function POST/*login*/() {}' };
  expect(routesOf(route, 'atFile', [NEXT])).toEqual({ login: ['POST /login'] });
  const two = { 'app/login/route.ts': 'export async function POST/*login*/() {}\nexport function GET/*form*/() {}' };
  expect(routesOf(two, 'atFile', [NEXT])).toEqual({ login: [], form: [] });
});
