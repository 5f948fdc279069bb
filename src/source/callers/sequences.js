/**
 * Functions of packages that go on from where they were: ids in a row, as of ulid's `monotonicFactory()`, and random numbers from a seed.
 * Whoever calls one twice in a turn gets two that follow each other.
 */
import { lastName, memberPath } from '../member-path.js';

/** @import { CallExpression } from 'acorn' */
/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Values } from '../routes/values.js' */

/** What such functions, what makes them, and their packages are called. */
const IS_SEQUENCE = /monoton|sequen|uniqueId|incstr|hyperid|flake|seed|prng|alea|mersenne|xorshift/i;

/**
 * @param {FileModel} model of a file
 * @param {{node: CallExpression, scope: Scope}} call in it
 * @param {Values} values finds out what expressions mean
 * @returns {string} path of what goes on there, `''` if nothing is known to
 */
export function sequenceGoingOn(model, { node: { callee }, scope }, values) {
  const value = values.of({ model, node: callee, scope });
  if (value?.kind !== 'made' && value?.kind !== 'package') return '';
  const names = [value.module, value.name, lastName(callee)];
  return names.some((each) => IS_SEQUENCE.test(each)) ? memberPath(callee) : '';
}
