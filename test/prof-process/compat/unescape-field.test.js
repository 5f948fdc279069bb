import fc from 'fast-check';
import { unescapeField } from '../../../src/prof-process/compat/log-reader.js';
import { anyCharacter } from '../../support/any-character.js';

describe('unescapeField', () => {
  test.each([
    ['plain', 'plain'],
    ['', ''],
    ['a\\x2Cb', 'a,b'],
    ['\\xe9\\u65e5', 'é日'],
    ['two\\nlines', 'two\nlines'],
    ['back\\\\slash', 'back\\slash'],
    // Names of functions are not escaped, and are unescaped all the same.
    ['back\\slash.', 'back\0.'],
    ['end\\', 'end\0'],
    ['\\x4', '\u0004'],
    ['\\xzz.', '\0.'],
  ])('%j is %j', (field, text) => expect(unescapeField(field)).toBe(text));

  test('leaves text without a backslash alone, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof unescapeField(text)).toBe('string');
        expect(unescapeField(text.replaceAll('\\', '/'))).toBe(text.replaceAll('\\', '/'));
      }),
    );
  });

  test('undoes what V8 escapes in JavaScript strings', () => {
    const escape = (text) =>
      Array.from({ length: text.length }, (_, index) => {
        const [unit, code] = [text[index], text.charCodeAt(index)];
        if (unit === '\n') return '\\n';
        if (unit === '\\') return '\\\\';
        if (unit === ',') return '\\x2C';
        if (code >= 0x20 && code <= 0x7e) return unit;
        return code <= 0xff ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
      }).join('');
    fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => expect(unescapeField(escape(text))).toBe(text)));
  });
});
