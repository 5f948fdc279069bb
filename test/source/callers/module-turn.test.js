/** Where a module waits for the first time, other modules go on. */
import { isUpdated } from '../../support/awaited-call.js';

const KEY = 'export const key = |f(process.argv[2]);';
const OTHER = { 'b.mjs': 'console.log(globalThis.key);' };

test.each([
  ['another module of the program', { 'a.mjs': KEY, ...OTHER }],
  ['what a timer does', { 'a.mjs': `setTimeout(() => send(key), 1); ${KEY}` }],
  [
    'who sends a request',
    { 'a.mjs': `import http from 'http'; http.createServer((req, res) => res.end(key)).listen(0); ${KEY}` },
  ],
  [
    'the same, answered by a function that has a name',
    { 'a.mjs': `http.createServer(answer).listen(0); ${KEY} function answer(req, res) { res.end(key); }` },
  ],
  ['another module, before a later wait', { 'a.mjs': `${KEY} await load();`, ...OTHER }],
])('it lets in %s', (_title, files) => expect(isUpdated(files)).toBe(true));

test.each([
  ['it has waited before', { 'a.mjs': `const salt = await load(); ${KEY}`, ...OTHER }],
  ['it is awaited', { 'a.mjs': 'export const key = await |f(process.argv[2]);', ...OTHER }],
  ['there is nobody else', { 'a.mjs': KEY }],
  ['what it hands over is asked later', { 'a.mjs': `${KEY} setTimeout(() => send(key), 1);` }],
  ['another function hands it over', { 'a.mjs': `const later = () => setTimeout(() => send(key), 1); ${KEY}` }],
  ['it is no module that may wait', { 'a.cjs': 'exports.key = |f(process.argv[2]);', ...OTHER }],
  ['it is in a class', { 'a.mjs': 'export class A { static key = |f(process.argv[2]); }', ...OTHER }],
])('it lets in nobody where %s', (_title, files) => expect(isUpdated(files)).toBe(false));
