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

test('other objects with these names are not resolvers', () => {
  expect(routesOf({ 'a.js': 'const kinds = { Query: { run: /*run*/() => hash() } };' })).toEqual({ run: [] });
});

test('resolvers of types that are built in code have them, too', () => {
  const found = routesOf({
    'user.js': `const { GraphQLObjectType, GraphQLString } = require('graphql');
const login = require('./login');
const avatar = { type: GraphQLString, resolve: /*avatar*/(user) => hash(user) };
exports.UserType = new GraphQLObjectType({ name: 'User', fields: () => ({ avatar, id: { type: GraphQLString } }) });
exports.mutations = { login: { type: GraphQLString, resolve: login }, ...require('./more').more };`,
    'login.js': 'module.exports = async function login/*login*/(_, { password }) { return hash(password); };',
    'more.js': 'exports.more = { signUp: { resolve/*signUp*/(_, args) { return hash(args); } } };',
    'schema.js': `const graphql_1 = require('graphql');
const { mutations } = require('./user');
const name = process.env.NAME;
new graphql_1.GraphQLObjectType({ name: 'Mutation', fields: mutations });
new graphql_1.GraphQLObjectType({ name: 'Query', fields() { return { me: { resolve: /*me*/() => hash() } }; } });
new graphql_1.GraphQLObjectType({ name: 'Subscription', fields: { ticks: { subscribe: /*ticks*/() => hash() } } });
new graphql_1.GraphQLObjectType({ name, fields: { some: { resolve: /*unnamed*/() => hash() } } });
new Other({ name: 'Query', fields: { me: { resolve: /*other*/() => hash() } } });`,
  });
  expect(found).toEqual({
    avatar: ['GraphQL User.avatar'],
    login: ['GraphQL Mutation.login'],
    signUp: ['GraphQL Mutation.signUp'],
    me: ['GraphQL Query.me'],
    ticks: ['GraphQL Subscription.ticks'],
    unnamed: [],
    other: [],
  });
});

describe('decorators', () => {
  const decorated = (/** @type {string} */ list, /** @type {string} */ of, name = '') =>
    name === ''
      ? `${of} = __decorate([${list}], ${of});`
      : `__decorate([${list}, __metadata("design:type", Function)], ${of}.prototype, "${name}", null);`;

  test('of type-graphql and @nestjs/graphql: type and field, and what guards them', () => {
    const found = routesOf({
      'user.js': `const type_graphql_1 = require("type-graphql");
let User = class User {};
exports.User = User;
${decorated('(0, type_graphql_1.ObjectType)()', 'User')}
let Post = class Post {};
exports.Post = Post;
${decorated('(0, type_graphql_1.ObjectType)("Article", {})', 'Post')}`,
      'guard.js': `let JwtGuard = class JwtGuard { canActivate/*guard*/(context) { return hash(context); } };
exports.JwtGuard = JwtGuard;`,
      'auth.js': `const graphql_1 = require("@nestjs/graphql");
const user_1 = require("./user");
const guard_1 = require("./guard");
let AuthResolver = class AuthResolver {
  async login/*login*/(password) { return hash(password); }
  current/*current*/() { return hash(); }
  cats/*cats*/() { return hash(); }
  ticks/*ticks*/() { return hash(); }
  dynamic/*dynamic*/() { return hash(); }
  avatar/*avatar*/(user) { return hash(user); }
  image/*image*/(user) { return hash(user); }
};
${decorated('(0, graphql_1.Mutation)(() => Boolean), (0, common_1.UseGuards)(guard_1.JwtGuard), __param(0, (0, graphql_1.Args)("password"))', 'AuthResolver', 'login')}
${decorated('(0, graphql_1.Query)((returns) => user_1.User, { name: "currentUser", nullable: true })', 'AuthResolver', 'current')}
${decorated('(0, graphql_1.Query)("allCats")', 'AuthResolver', 'cats')}
${decorated('(0, graphql_1.Subscription)(() => Number)', 'AuthResolver', 'ticks')}
${decorated('(0, graphql_1.Query)(() => Number, { name: names.dynamic })', 'AuthResolver', 'dynamic')}
${decorated('(0, graphql_1.ResolveField)()', 'AuthResolver', 'avatar')}
${decorated('(0, graphql_1.ResolveField)("picture", () => String)', 'AuthResolver', 'image')}
AuthResolver = __decorate([(0, graphql_1.Resolver)(() => user_1.User)], AuthResolver);`,
      'post.js': `const user_1 = require("./user");
let PostResolver = class PostResolver { digest/*digest*/(post) { return hash(post); } };
${decorated('(0, type_graphql_1.FieldResolver)()', 'PostResolver', 'digest')}
PostResolver = __decorate([(0, type_graphql_1.Resolver)((of) => user_1.Post)], PostResolver);`,
      'bare.js': `let BareResolver = class BareResolver { of/*of*/() { return hash(); } size/*size*/() { return hash(); } };
${decorated('ResolveField()', 'BareResolver', 'of')}
${decorated('Query(() => Number)', 'BareResolver', 'size')}
BareResolver = __decorate([Resolver()], BareResolver);`,
      'other.js': `let Store = class Store { find/*find*/() { return hash(); } };
${decorated('Query(() => Number)', 'Store', 'find')}`,
    });
    expect(found).toEqual({
      guard: ['GraphQL Mutation.login'],
      login: ['GraphQL Mutation.login'],
      current: ['GraphQL Query.currentUser'],
      cats: ['GraphQL Query.allCats'],
      ticks: ['GraphQL Subscription.ticks'],
      dynamic: [],
      avatar: ['GraphQL User.avatar'],
      image: ['GraphQL User.picture'],
      digest: ['GraphQL Article.digest'],
      of: [],
      size: ['GraphQL Query.size'],
      find: [],
    });
  });

  test("of NestJS' gateways and microservices: what is sent", () => {
    const found = routesOf({
      'chat.js': `let ChatGateway = class ChatGateway {
  login/*login*/(client, password) { return hash(password); }
  other/*other*/(data) { return hash(data); }
};
__decorateClass([SubscribeMessage("auth:login"), __decorateParam(0, MessageBody())], ChatGateway.prototype, "login", 1);
__decorateClass([SubscribeMessage(eventName)], ChatGateway.prototype, "other", 1);
ChatGateway = __decorateClass([WebSocketGateway({ cors: true })], ChatGateway);`,
      'math.js': `let MathController = class MathController {
  sum/*sum*/(data) { return hash(data); }
  check/*check*/(data) { return hash(data); }
  created/*created*/(data) { return hash(data); }
  login/*login2*/(data) { return hash(data); }
  find/*find*/(data) { return hash(data); }
  some/*some*/(data) { return hash(data); }
};
${decorated('(0, microservices_1.MessagePattern)("sum")', 'MathController', 'sum')}
${decorated('(0, microservices_1.MessagePattern)({ role: "auth", cmd: "check" })', 'MathController', 'check')}
${decorated('(0, microservices_1.EventPattern)("user_created")', 'MathController', 'created')}
${decorated('(0, microservices_1.GrpcMethod)("AuthService", "Login")', 'MathController', 'login')}
${decorated('(0, microservices_1.GrpcMethod)("AuthService")', 'MathController', 'find')}
${decorated('(0, microservices_1.MessagePattern)({ cmd: CMD })', 'MathController', 'some')}
MathController = __decorate([(0, common_1.Controller)()], MathController);`,
    });
    expect(found).toEqual({
      login: ['WebSocket auth:login'],
      other: [],
      sum: ['message sum'],
      check: ['message {"cmd":"check","role":"auth"}'],
      created: ['event user_created'],
      login2: ['gRPC AuthService.Login'],
      find: ['gRPC AuthService.Find'],
      some: [],
    });
  });
});

test("events of Socket.IO have their names, whoever registers them; Socket.IO's own events are left out", () => {
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

test.each([
  ["const client = require('mqtt').connect(url);\nclient.on('greeting', /*f*/() => hash());", []],
  [
    "const client = createClient();\nconst subClient = client.duplicate();\nsubClient.on('greeting', /*f*/() => hash());",
    [],
  ],
  [
    "import { io as dial } from 'socket.io-client';\nconst socket = dial(url);\nsocket.on('greeting', /*f*/() => hash());",
    [],
  ],
  ["const socket = io.of('/chat');\nsocket.on('greeting', /*f*/() => hash());", ['Socket.IO greeting']],
  ["import socket from '@/socket';\nsocket.on('greeting', /*f*/() => hash());", ['Socket.IO greeting']],
])("beside Socket.IO's sockets, those of other packages have none either: %s", (text, expected) => {
  const server =
    "import { Server } from 'socket.io';\nimport { createClient } from 'redis';\nconst io = new Server();\n";
  expect(routesOf({ 'server.js': server + text })).toEqual({ f: expected });
});

test('without Socket.IO a socket has no events that clients name', () => {
  expect(
    routesOf({ 'a.js': "net.connect(1).on('greeting', /*a*/() => 1);\nsocket.on('greeting', /*b*/() => 1);" }),
  ).toEqual({
    a: [],
    b: [],
  });
});
