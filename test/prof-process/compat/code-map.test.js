import { NodeCodeMap, PageSet } from '../../../src/prof-process/compat/code-map.js';

describe('PageSet', () => {
  const pages = new PageSet();
  pages.add(0x400000, 0x402000);

  test.each([
    ['before', 0x3fffff, false],
    ['first byte', 0x400000, true],
    ['the page of the end belongs to it', 0x402fff, true],
    ['behind', 0x403000, false],
    ['2^44 further on', 0x400000 + 2 ** 44, true],
    ['2^44 further on, behind', 0x403000 + 2 ** 44, false],
    ['no address', NaN, false],
  ])('%s', (_, address, expected) => expect(pages.has(address)).toBe(expected));

  test('a range that ends before it starts has no page', () => {
    const none = new PageSet();
    none.add(0x2000, 0x1000);
    expect(none.has(0x2000)).toBe(false);
  });
});

describe('NodeCodeMap', () => {
  const named = (name, start, size) => ({ name, start, size });
  const nameAt = (map, address) => map.find(address)?.entry.name ?? null;

  test('on the pages of a library there is nothing but the library', () => {
    const map = new NodeCodeMap();
    map.addLibrary(named('library', 0x1000, 0x800));
    map.addStatic(named('native', 0x1100, 0x100));
    map.addDynamic(named('code', 0x1900, 0x100));
    expect(nameAt(map, 0x1150)).toBe('native');
    expect(nameAt(map, 0x1200)).toBe('library');
    // Behind the library, on its last page.
    expect(nameAt(map, 0x1950)).toBeNull();
  });

  test('of two with one start the first counts', () => {
    const map = new NodeCodeMap();
    map.addLibrary(named('short', 0x1000, 0x100));
    map.addLibrary(named('long', 0x1000, 0x3000));
    map.addStatic(named('first', 0x1010, 0x10));
    map.addStatic(named('second', 0x1010, 0x20));
    expect(nameAt(map, 0x1015)).toBe('first');
    expect(nameAt(map, 0x1025)).toBe('short');
    // A page of the second, where no library is.
    expect(nameAt(map, 0x3000)).toBeNull();
  });

  test('a smaller function within a larger one hides what comes after it', () => {
    const map = new NodeCodeMap();
    map.addLibrary(named('library', 0x1000, 0x1000));
    map.addStatic(named('outer', 0x1100, 0x400));
    map.addStatic(named('inner', 0x1200, 0x10));
    expect([0x11ff, 0x1200, 0x1210].map((address) => nameAt(map, address))).toEqual(['outer', 'inner', 'library']);
  });

  test('new code replaces what it overlaps, but not a function at its start', () => {
    const map = new NodeCodeMap();
    map.addDynamic(named('a', 0x100, 0x80));
    map.addDynamic(named('b', 0x180, 0x80));
    map.addDynamic(named('c', 0x160, 0x40));
    expect([0x100, 0x160, 0x1a0, 0x1f0].map((address) => nameAt(map, address))).toEqual([null, 'c', null, null]);
    map.addDynamic(named('function', 0x300, 0));
    map.addDynamic(named('lost', 0x300, 0x40));
    expect(nameAt(map, 0x310)).toBeNull();
  });

  test('code that moves onto other code replaces it; from nowhere nothing moves', () => {
    const map = new NodeCodeMap();
    map.addDynamic(named('a', 0x100, 0x80));
    map.addDynamic(named('b', 0x200, 0x80));
    expect(map.moveDynamic(0x100, 0x240)).toBe(true);
    expect([0x100, 0x200, 0x240].map((address) => nameAt(map, address))).toEqual([null, null, 'a']);
    expect(map.moveDynamic(0x100, 0x400)).toBe(false);
  });
});
