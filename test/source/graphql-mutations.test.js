/** Resolvers of GraphQL's mutations, which are asked one after the other, and waited for. */
import { scriptOpener } from '../../src/source/script.js';
import { ProgramCallers } from '../../src/source/callers/program-callers.js';
import { syntaxIn } from '../support/call-syntax.js';

/** @param {string} text with a call `|f(` @returns {string} what the function around it is handed to, as its file shows */
const routerIn = (text) => syntaxIn(text).within.router;

test.each([
  ['GraphQL Yoga', 'createSchema({ typeDefs, resolvers: { Mutation: { login: (_, { pw }) => |f(pw) } } });'],
  [
    'Apollo',
    'new ApolloServer({ typeDefs, resolvers: { Query: {}, Mutation: { login(_, { pw }) { return |f(pw); } } } });',
  ],
])('%s, where they stand', (_title, text) => expect(routerIn(text)).toBe('graphql'));

test.each([
  ['of queries, which are asked side by side', 'new ApolloServer({ resolvers: { Query: { me: () => |f(1) } } });'],
  ['of both', 'new ApolloServer({ resolvers: { Query: { me: () => 1 }, Mutation: { me: () => |f(1) } } });'],
  ['of other maps', 'run({ handlers: { Mutation: { login: () => |f(1) } } });'],
  ['inside of others', 'new ApolloServer({ resolvers: { Mutation: { login: { resolve: () => |f(1) } } } });'],
])('not functions %s', (_title, text) => expect(routerIn(text)).toBe(''));

/** @param {Record<string, string>} files by name, with a call `|f(` @returns what is known of the callers around it */
function callers(files) {
  const [own, marked] = Object.entries(files).find(([, text]) => text.includes('|f('));
  const sources = new Map(Object.entries(files).map(([name, text]) => [`/app/${name}`, text.replace('|f(', 'f(')]));
  const scriptOf = scriptOpener(sources);
  const script = scriptOf(`/app/${own}`);
  const { line, column } = script.positionOf(marked.indexOf('|f('));
  const { range } = script.callAt(marked.indexOf('|f(')).syntax;
  const program = new ProgramCallers(sources, scriptOf, () => true);
  return program.of({ file: `/app/${own}`, ...script.functionAround(line, column) }, range);
}

const SERVED = "import { resolvers } from './a.mjs'; new ApolloServer({ resolvers });";

test.each([
  ['const resolvers', { 'a.mjs': 'export const resolvers = { Mutation: { login: () => |f(1) } };', 'b.mjs': SERVED }],
  [
    'const userResolvers',
    { 'a.mjs': 'export const userResolvers = { Query: {}, Mutation: { login() { return |f(1); } } };' },
  ],
])('%s, in a map with a name', (_title, files) =>
  expect(callers(files)).toMatchObject({ router: 'graphql', isOnlyHanded: true, areKnown: true, unawaited: [] }),
);

test('who else calls one is told', () =>
  expect(
    callers({
      'a.mjs': 'export const resolvers = { Mutation: { login: () => |f(1) } };',
      'b.mjs': `${SERVED}\nexport const quick = () => { if (resolvers.Mutation.login()) go(); };`,
    }),
  ).toMatchObject({ isOnlyHanded: false, unawaited: [{ file: '/app/b.mjs', line: 2 }] }));

test.each([
  ['a query', 'const resolvers = { Query: { me: () => |f(1) } };'],
  ['another map', 'const commands = { Mutation: { login: () => |f(1) } };'],
  ['a function that another one gets', 'const resolvers = { Mutation: { login: signedIn(() => |f(1)) } };'],
])('%s is none', (_title, text) => expect(callers({ 'a.mjs': text })).toMatchObject({ router: '', areKnown: false }));
