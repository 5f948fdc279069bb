import { namesLeadingTo } from '../../../src/source/callers/names-leading-to.js';
import { openScript } from '../../../src/source/script.js';

const filesOf = (...texts) =>
  texts.map((text, index) => ({ text, script: () => openScript(text, `/app/node_modules/pkg/${index}.js`) }));
const namesIn = (...texts) => {
  const names = namesLeadingTo(filesOf(...texts), 'verifySignature');
  return names && [...names].slice(1);
};

test.each([
  [
    'functions through several files',
    [
      'export async function verifySignature(jws) { await subtle.verify(jws); }',
      'import { verifySignature } from "./0.js";\nasync function flattenedVerify(jws) { return (await verifySignature(jws)).a; }\nexport { flattenedVerify };',
      'import { flattenedVerify } from "./1.js";\nexport const jwtVerify = async (jwt) => flattenedVerify(jwt);',
    ],
    ['flattenedVerify', 'jwtVerify'],
  ],
  [
    'methods, and private ones',
    ['class Verifier { async #run() { await verifySignature(this.jws); }\n verify() { return this.#run(); } }'],
    ['#run', 'verify'],
  ],
  [
    'callbacks of its own',
    ['export function check(all) { return Promise.all(all.map((each) => verifySignature(each))); }'],
    ['check'],
  ],
  [
    'CommonJS as TypeScript writes it',
    [
      'exports.verifySignature = verifySignature;\nasync function verifySignature() {}',
      'const a_js_1 = require("./a.js");\nexports.jwtVerify = async () => (0, a_js_1.verifySignature)();',
    ],
    ['jwtVerify'],
  ],
  [
    'other names',
    [
      'async function verifySignature() {}\nexport { verifySignature as verify };',
      'import { verify as check } from "./0.js";\nexport async function open() { await check(); }',
    ],
    ['verify', 'check', 'open'],
  ],
  [
    "methods of the same name of what is not the package's",
    [
      'import other from "other";\nfunction a() { crypto.subtle.verifySignature(); other.verifySignature(); }',
      'export const open = () => verifySignature();',
    ],
    ['open'],
  ],
  [
    'functions that return it, or a function that calls it, as those of middleware do',
    [
      'const make = () => verifySignature;\nvar jwt = (secret) => {\n  return async function inner(ctx) { await make()(ctx); };\n};',
    ],
    ['make', 'inner', 'jwt'],
  ],
  ['nothing', ['async function verifySignature() {}'], []],
])('finds %s', (_, texts, names) => {
  expect(namesIn(...texts)).toEqual(names);
});

test.each([
  [
    'it is passed on',
    ['async function verifySignature() {}\nexport const open = (queue) => queue.push(verifySignature);'],
  ],
  ['it is called as the file is loaded', ['async function verifySignature() {}\nawait verifySignature();']],
  ['it is what a file exports', ['async function verifySignature() {}\nexport default verifySignature;']],
  ['it is declared as what a file exports', ['export default async function verifySignature() {}']],
  ['it is written where a CommonJS file exports it', ['module.exports = async function verifySignature() {};']],
  ['a file that names it cannot be parsed', ['async function verifySignature( {']],
  [
    'too many functions lead to it',
    Array.from({ length: 60 }, (_, n) => `function f${n}() { ${n > 0 ? `f${n - 1}` : 'verifySignature'}(); }`),
  ],
])('says that they are unknown where %s', (_, texts) => {
  expect(namesIn(...texts)).toBe(null);
});
