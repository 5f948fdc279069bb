/** Routes of AdonisJS: its router is imported, and controllers are found by their class. */
import { routesOf } from '../../support/marked-routes.js';

const ROUTER = "import router from '@adonisjs/core/services/router';";

test('controllers, lazy or not, by lists of class and method', () => {
  expect(
    routesOf({
      'start/routes.js': `${ROUTER}
import UsersController from '#controllers/users_controller';
import { middleware } from '#start/kernel';
const AuthController = () => import('#controllers/auth_controller');
router.get('/', /*home*/async ({ view }) => hash(view));
router.post('login', [AuthController, 'login']).as('login').use(middleware.guest());
router.any('/logout', [AuthController]);
router.route('/users/:id', ['PUT', 'PATCH'], [UsersController, 'change']);`,
      'app/controllers/auth_controller.js':
        'export default class AuthController { async login/*login*/({ request }) {} async handle/*handle*/() {} other/*other*/() {} }',
      'app/controllers/users_controller.js':
        'let UsersController = class UsersController { async change/*change*/({ params }) {} };\nUsersController = __decorate([inject()], UsersController);\nexport default UsersController;',
    }),
  ).toEqual({
    home: ['GET /'],
    login: ['POST /login'],
    handle: ['ALL /logout'],
    other: [],
    change: ['PUT|PATCH /users/:id'],
  });
});

test('groups in groups, prefixes of routes, and functions that nobody knows the prefix of', () => {
  expect(
    routesOf({
      'routes.js': `${ROUTER}
router.group(() => {
  router.get('/health', /*health*/() => hash());
  router.group(() => {
    router.post('/login', /*login*/() => hash());
    router.get('/old', /*old*/() => hash()).prefix('v0');
  }).as('auth').prefix('/auth');
}).prefix('api').prefix('/v1');
router.group(() => { router.get('/x', /*unknown*/() => hash()); }).prefix(env.PREFIX);
export default function clubs() { router.group(() => { router.get('/', /*club*/() => hash()); }).prefix('/clubs'); }`,
    }),
  ).toEqual({
    health: ['GET /v1/api/health'],
    login: ['POST /v1/api/auth/login'],
    old: ['GET /v1/api/auth/v0/old'],
    unknown: ['GET …/x'],
    club: ['GET …/clubs'],
  });
});

test('resources, and the generated list of controllers', () => {
  const crud = ['index', 'store', 'show', 'update', 'destroy'].map((name) => `${name}/*${name}*/() {}`).join(' ');
  expect(
    routesOf({
      'routes.js': `${ROUTER}
import { controllers } from '#generated/controllers';
router.resource('posts', controllers.Posts).apiOnly();
router.resource('posts.comments', controllers.Comments);
router.post('signup', [controllers.api.Account, 'store']);`,
      '.adonisjs/server/controllers.js':
        "export const controllers = { Posts: () => import('#controllers/posts'), Comments: () => import('#controllers/comments'), api: { Account: () => import('#controllers/account') } };",
      'app/controllers/posts.js': `export default class { ${crud} }`,
      'app/controllers/comments.js': 'export default class Comments { show/*comment*/() {} }',
      'app/controllers/account.js': 'export default class Account { store/*signup*/() {} }',
    }),
  ).toEqual({
    index: ['GET /posts'],
    store: ['POST /posts'],
    show: ['GET /posts/:id'],
    update: ['PUT|PATCH /posts/:id'],
    destroy: ['DELETE /posts/:id'],
    comment: ['GET /posts/…/comments/:id'],
    signup: ['POST /signup'],
  });
});

test('middleware of all routes, and of those that name it', () => {
  const handle = (/** @type {string} */ mark) => `export default class { async handle/*${mark}*/(ctx, next) {} }`;
  expect(
    routesOf({
      'start/kernel.js': `${ROUTER}
import server from '@adonisjs/core/services/server';
server.use([() => import('#middleware/container')]);
router.use([() => import('@adonisjs/core/bodyparser_middleware'), () => import('#middleware/session')]);
export const middleware = router.named({ auth: () => import('#middleware/auth') });`,
      'app/middleware/container.js': handle('container'),
      'app/middleware/session.js': handle('session'),
      'app/middleware/auth.js': handle('auth'),
    }),
  ).toEqual({ container: ['middleware'], session: ['middleware'], auth: ['middleware'] });
});

test('another router of that name has none of it', () => {
  expect(
    routesOf({
      'routes.js':
        "import router from './router.js';\nrouter.group(() => { router.resource('posts', Posts); });\nclass Posts { index/*index*/() {} }",
    }),
  ).toEqual({ index: [] });
});
