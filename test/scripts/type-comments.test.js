import { withDescriptions } from '../../scripts/lib/type-comments.js';

/** As TypeScript emits them: the types with comments of fields, then all comments of the file. */
const EMITTED = `/**
 * The whole file.
 */
import type { Other } from './other.js';
export type Kind = 'a' | 'b';
export type Part<T> = {
    /**
     * 0..1
     */
    share: T;
};
export type Bare = string;
/**
 * What it does.
 * @param {Part<number>} part any
 */
export declare function use(part: Part<number>): void;
/** @import { Other } from './other.js' */
/** Which of two. @typedef {'a' | 'b'} Kind */
/**
 * A part,
 * - of a whole.
 *
 * @template T
 * @typedef {{share: {of: T}['of']}} Part
 * @property {T} share 0..1
 */
/** @typedef {string} Bare */
export {};
`;

test('a type has its description, and no comment comes twice', () => {
  expect(withDescriptions(EMITTED)).toBe(`/**
 * The whole file.
 */
import type { Other } from './other.js';
/**
 * Which of two.
 */
export type Kind = 'a' | 'b';
/**
 * A part,
 * - of a whole.
 */
export type Part<T> = {
    /**
     * 0..1
     */
    share: T;
};
export type Bare = string;
/**
 * What it does.
 * @param {Part<number>} part any
 */
export declare function use(part: Part<number>): void;
export {};
`);
});
