import fc from 'fast-check';
import { INVISIBLE, visible, visibleJson } from '../../src/text/visible.js';

const isSeen = (/** @type {string} */ text) => text.search(INVISIBLE) === -1;

test('all that Unicode says is ignored, reorders or has no shape is seen', () => {
  const unseen = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
    /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Variation_Selector}\p{Cc}\p{Cf}\p{Co}]/u.test(character),
  );
  expect(unseen.length).toBeGreaterThan(140_000);
  expect(unseen.filter((character) => visible(`a${character}b`).length < 4 || !isSeen(visible(character)))).toEqual([]);
});

test('what is seen stays, and texts that differ go on to differ', () => {
  expect(visible('größe 日本語 ½ — “x” ✔ 👩')).toBe('größe 日本語 ½ — “x” ✔ 👩');
  expect(new Set(['ab', 'a\u200bb', 'a\u200cb', 'a\u00adb', 'a\u{e0041}b', 'a\ufe0fb'].map(visible)).size).toBe(6);
});

test('JSON means what it meant', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const json = visibleJson(JSON.stringify({ [text]: `${text}\u200b\u{e0041}` }, null, 1));
      expect(JSON.parse(json)).toEqual({ [text]: `${text}\u200b\u{e0041}` });
      expect(isSeen(json.replaceAll('\n', ''))).toBe(true);
    }),
  );
});
