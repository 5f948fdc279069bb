/** What clients ask for by name: procedures of tRPC, fields of GraphQL, events of Socket.IO. */
import { routesOf } from '../../support/marked-routes.js';

const TRPC = {
  'trpc.js':
    "import { initTRPC } from '@trpc/server';\nconst t = initTRPC.create();\nexport const router = t.router;\nexport const publicProcedure = t.procedure;",
};

test('procedures of tRPC, in routers of several files, have the name that clients use', () => {
  const found = routesOf({
    ...TRPC,
    'auth.js': `import { z } from 'zod';
import { router, publicProcedure } from './trpc.js';
import { remind } from './remind.js';
const withUser = publicProcedure.use(/*middleware*/({ next }) => next());
export const authRouter = router({
  login: publicProcedure.input(z.object({})).mutation(/*login*/async ({ input }) => hash(input)),
  me: withUser.query(/*me*/() => hash()),
  admin: { drop: withUser.mutation(/*drop*/() => hash()) },
  remind,
});`,
    'remind.js':
      "import { publicProcedure } from './trpc.js';\nasync function send/*send*/({ input }) {}\nexport const remind = publicProcedure.mutation(send);",
    'app.js':
      "import { router } from './trpc.js';\nimport { authRouter } from './auth.js';\nexport const appRouter = router({ auth: authRouter, health: router({}) });",
  });
  expect(found).toEqual({
    middleware: [],
    login: ['tRPC auth.login'],
    me: ['tRPC auth.me'],
    drop: ['tRPC auth.admin.drop'],
    send: ['tRPC auth.remind'],
  });
});

test('in CommonJS, as tsc compiles it, and merged', () => {
  const found = routesOf({
    'a.js':
      "const t = require('./trpc');\nexports.a = (0, t.router)({ login: t.publicProcedure.mutation(/*login*/({ input }) => hash(input)) });",
    'b.js':
      "const t = require('./trpc');\nexports.b = (0, t.createTRPCRouter)({ list: t.procedure.query(/*list*/() => hash()) });",
    'app.js':
      "const t = require('./trpc');\nconst a_1 = require('./a');\nconst b_1 = require('./b');\nexports.app = (0, t.mergeRouters)(a_1.a, b_1.b);",
  });
  expect(found).toEqual({ login: ['tRPC login'], list: ['tRPC list'] });
});

test('of a router that nobody was seen to hold, beside the one that holds others, the name is not whole', () => {
  const found = routesOf({
    ...TRPC,
    'lazy.js':
      "import { router, publicProcedure } from './trpc.js';\nexport const lazyRouter = router({ go: publicProcedure.query(/*go*/() => 1) });",
    'app.js':
      "import { router, publicProcedure } from './trpc.js';\nconst inner = router({ at: publicProcedure.query(/*at*/() => 1) });\nexport const app = router({ inner, lazy: lazy(() => import('./lazy.js')) });",
  });
  expect(found).toEqual({ go: ['tRPC ….go'], at: ['tRPC inner.at'] });
});

test('what only looks as a procedure does is none', () => {
  const found = routesOf({
    'db.js':
      'const rows = db.query(/*done*/(error, rows) => hash(rows));\nmodule.exports = { find: client.query(/*find*/() => hash()) };',
    'router.js': "createRouter({ routes, scroll: /*scroll*/() => 1, query: db.query('select 1') });",
  });
  expect(found).toEqual({ done: [], find: [], scroll: [] });
});

test('resolvers of GraphQL have their type and field', () => {
  const found = routesOf({
    'user.js': `export const userQueries = { me: /*me*/() => hash(), users: guarded(/*users*/async () => hash()) };
export const User = { email: /*email*/(user) => hash(user) };`,
    'auth.js': 'export async function login/*login*/(_, { password }) { return hash(password); }',
    'server.js': `import { ApolloServer } from '@apollo/server';
import { userQueries, User } from './user.js';
import { login } from './auth.js';
const shared = { version: /*version*/() => hash() };
const resolvers = {
  Query: { ...userQueries, ...shared },
  Mutation: { login, logout(_, args) { hash(args); } },
  Subscription: { ticks: { subscribe: /*ticks*/() => hash() } },
  User,
};
new ApolloServer({ typeDefs, resolvers });`,
  });
  expect(found).toEqual({
    me: ['GraphQL Query.me'],
    users: ['GraphQL Query.users'],
    email: ['GraphQL User.email'],
    login: ['GraphQL Mutation.login'],
    version: ['GraphQL Query.version'],
    ticks: ['GraphQL Subscription.ticks'],
  });
});

test('objects of other things named so are no resolvers', () => {
  expect(routesOf({ 'a.js': 'const kinds = { Query: { run: /*run*/() => hash() } };' })).toEqual({ run: [] });
});

test('events of Socket.IO have their names, whoever hangs them up; those of Socket.IO itself are none', () => {
  const found = routesOf({
    'server.js':
      "import { Server } from 'socket.io';\nimport { register } from './auth.js';\nconst io = new Server();\nio.on('connection', /*connect*/(socket) => { register(io, socket); socket.on('disconnect', /*gone*/() => hash()); });",
    'auth.js': `export function register(io, socket) {
  const login = /*login*/(password, done) => done(hash(password));
  socket.on('auth:login', login);
  this.socket.on('chat message', /*chat*/async (text) => hash(text));
  emitter.on('saved', /*saved*/() => hash());
  socket.on(key, /*dynamic*/() => hash());
}`,
  });
  expect(found).toEqual({
    connect: [],
    gone: [],
    login: ['Socket.IO auth:login'],
    chat: ['Socket.IO chat message'],
    saved: [],
    dynamic: [],
  });
});

test('without Socket.IO a socket has no events that clients name', () => {
  expect(
    routesOf({ 'a.js': "net.connect(1).on('greeting', /*a*/() => 1);\nsocket.on('greeting', /*b*/() => 1);" }),
  ).toEqual({
    a: [],
    b: [],
  });
});
