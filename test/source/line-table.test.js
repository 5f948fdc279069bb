import { lineTable } from '../../src/source/line-table.js';

describe('lineTable', () => {
  test.each([
    ['', 0, 1, 1],
    ['ab', 1, 1, 2],
    ['ab', 2, 1, 3],
    ['a\nb', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['a\r\nb', 2, 1, 3],
    ['a\r\nb', 3, 2, 1],
    ['a\rb', 2, 2, 1],
    ['a\u2028b\u2029c', 4, 3, 1],
    ['😀\n😀x', 5, 2, 3],
  ])('%j: offset %i is line %i, column %i, and back', (text, offset, line, column) => {
    expect(lineTable(text).positionOf(offset)).toEqual({ line, column });
    expect(lineTable(text).offsetOf(line, column)).toBe(offset);
  });

  test.each([
    [-5, 1, 1],
    [99, 2, 2],
    [NaN, 1, 1],
    [Infinity, 2, 2],
  ])('offset %d is moved into the text', (offset, line, column) => {
    expect(lineTable('a\nb').positionOf(offset)).toEqual({ line, column });
  });

  test.each([
    [0, 1],
    [1, 0],
    [3, 1],
    [1, 4],
    [1.5, 1],
    [NaN, 1],
  ])('there is no line %d, column %d', (line, column) => {
    expect(lineTable('a\nb').offsetOf(line, column)).toBe(-1);
  });
});
