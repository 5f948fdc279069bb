import poolSize from '../../src/record/probe/pool-size.cjs';

test.each([
  [undefined, 4],
  ['', 1],
  ['8', 8],
  [' 8', 8],
  ['8 threads', 8],
  ['0', 1],
  ['many', 1],
  ['-1', 1024],
  ['1024', 1024],
  ['100000', 1024],
])('UV_THREADPOOL_SIZE=%j is %d threads', (value, size) => expect(poolSize(value)).toBe(size));
