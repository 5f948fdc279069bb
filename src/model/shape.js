/**
 * Shapes of values that may come from anybody, made of tests. A shape says where a value first differs from
 * it: the path of that part, such as `.rows[3].name`, `''` for the value itself, null if nothing differs.
 * @typedef {(value: unknown) => string | null} Shape
 */
import { isRecord } from './row-fields.js';

/**
 * @param {(value: unknown) => boolean} test what a value without parts must be
 * @returns {Shape}
 */
export function value(test) {
  return (candidate) => (test(candidate) ? null : '');
}

/**
 * @param {Record<string, Shape>} fields what each field must be; others may be anything
 * @returns {Shape}
 */
export function object(fields) {
  return (candidate) => {
    if (!isRecord(candidate)) return '';
    for (const [field, shape] of Object.entries(fields)) {
      const wrong = shape(Object.hasOwn(candidate, field) ? candidate[field] : undefined);
      if (wrong !== null) return `.${field}${wrong}`;
    }
    return null;
  };
}

/**
 * @param {Shape} shape of each element
 * @returns {Shape}
 */
export function arrayOf(shape) {
  return (candidate) => {
    if (!Array.isArray(candidate)) return '';
    for (const [index, element] of candidate.entries()) {
      const wrong = shape(element);
      if (wrong !== null) return `[${index}]${wrong}`;
    }
    return null;
  };
}

/**
 * @param {Shape} shape of a value that is there
 * @returns {Shape} for a field that is absent where an earlier version wrote the object
 */
export function optional(shape) {
  return (candidate) => (candidate === undefined ? null : shape(candidate));
}

/**
 * @param {Shape} shape of a value that is there
 * @returns {Shape}
 */
export function orNull(shape) {
  return (candidate) => (candidate === null ? null : shape(candidate));
}
