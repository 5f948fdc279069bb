/** What the package declares is what its entries reach, and nothing else. */
import { reachableTypes } from '../../scripts/lib/reachable-types.js';

const TYPES = `/** A file. */
import type { Far, Unused } from './far.js';
import { Buffer } from 'node:buffer';
/** Near. */
export type Near = { far: Far };
/** Mentions Near, and nobody mentions it. */
export type Lonely = { near: Near };
export {};
`;
const files = new Map([
  [
    'index.d.ts',
    "export { Failure } from './failure.js';\nexport type Near = import('./model/types.js').Near;\nexport declare function f(near: Near): void;\n",
  ],
  ['model/types.d.ts', TYPES],
  ['model/far.d.ts', "export declare class Far {\n}\nexport type Unused = import('./no.js').No;\n"],
  ['model/no.d.ts', 'export type No = 1;\n'],
  ['failure.d.ts', 'export declare class Failure {\n}\n'],
]);

test('types, and imports, that no entry reaches are left out; comments stay with what they are about', () => {
  expect([...reachableTypes(['index.d.ts'], (file) => files.get(file))]).toEqual([
    ['index.d.ts', files.get('index.d.ts')],
    ['failure.d.ts', files.get('failure.d.ts')],
    [
      'model/types.d.ts',
      "/** A file. */\nimport type { Far } from './far.js';\n/** Near. */\nexport type Near = { far: Far };\n",
    ],
    ['model/far.d.ts', 'export declare class Far {\n}\n'],
  ]);
});
