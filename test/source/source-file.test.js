import { createHash } from 'node:crypto';
import { sourceFile } from '../../src/source/source-file.js';

const MAP = '\n//# sourceMappingURL=data:application/json;base64,e30=';

describe('what a text was compiled from', () => {
  test.each([
    ['a file as it is', 'f();\n', '/srv/app.js', 'javascript', 5],
    ['one of no known name', 'f();\n', '', 'javascript', 5],
    [
      'types that Node replaced by blanks',
      'f(a          );\n\n\n//# sourceURL=file:///srv/app.ts',
      '/srv/app.ts',
      'typescript',
      16,
    ],
    [
      'CommonJS that a module imports, which Node 24 and 26 do that to twice',
      'f(a          );\n\n\n//# sourceURL=file:///srv/app.cts\n\n//# sourceURL=file:///srv/app.cts',
      '/srv/app.cts',
      'typescript',
      16,
    ],
    ['TypeScript that something else compiled', 'f(a);\n', '/srv/app.ts', 'generated', 6],
    ['the same with its map', `f(a);${MAP}`, '/srv/app.mts', 'generated', 5 + MAP.length],
    ['JavaScript that something else compiled', `f(a);${MAP}`, '/srv/app.js', 'generated', 5 + MAP.length],
    [
      'a map in a file of its own, as compilers write it beside what they make',
      'f(a);\n//# sourceMappingURL=app.js.map',
      '/srv/app.js',
      'javascript',
      37,
    ],
    ['JSX', 'f(a);', '/srv/app.jsx', 'generated', 5],
  ])('%s', (_title, text, path, language, length) => {
    const sha256 = language === 'javascript' ? createHash('sha256').update(text).digest('hex') : null;
    expect(sourceFile(text, path)).toEqual({ language, length, sha256 });
  });
});
