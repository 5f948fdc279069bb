import { inlineMap, mapReference } from '../../src/source-maps/map-reference.js';

test.each([
  ['f();\n//# sourceMappingURL=a.js.map', 'a.js.map'],
  ['f();\n//# sourceMappingURL=a.js.map\n', 'a.js.map'],
  ['f();\n//@ sourceMappingURL=a.js.map', 'a.js.map'],
  ['f();\n/*# sourceMappingURL=a.js.map */', 'a.js.map'],
  ['f();\n/*# sourceMappingURL=a.js.map*/\n', 'a.js.map'],
  // Vite, Sentry and Babel put other comments behind it, or before.
  ['f();\n//# sourceMappingURL=a.js.map\n//# debugId=1234', 'a.js.map'],
  [
    'f();\n//# sourceMappingSource=vite-generated\n//# sourceMappingURL=data:application/json;base64,e30=',
    'data:application/json;base64,e30=',
  ],
  ['//# sourceMappingURL=old.map\nf();\n//# sourceMappingURL=a.js.map', 'a.js.map'],
  ['f(); //# sourceMappingURL=a.js.map', 'a.js.map'],
  ["f();\n//# sourceMappingURL=data:application/json,%7B'a'%7D\n", "data:application/json,%7B'a'%7D"],
  // The functions in which Vite and jest 29 evaluate modules.
  ['async (x) => {f();\n//# sourceMappingURL=a.js.map\n}', 'a.js.map'],
  ['({"Object.<anonymous>":function(module){f();\n//# sourceMappingURL=a.js.map\n}});', 'a.js.map'],
])('%j names %j', (text, url) => {
  expect(mapReference(text)).toBe(url);
});

test.each([
  [''],
  ['f();'],
  ['const mark = "sourceMappingURL=";'],
  // A compiler's own code.
  ['write("//# sourceMappingURL=" + url);'],
  ['write(`\n//# sourceMappingURL=${url}`);\nf();'],
  ['//# sourceMappingURL=a.js.map\nf();'],
  ['//# sourceMappingURL='],
  ['/*# sourceMappingURL=a.js.map'],
  ["write('//# sourceMappingURL=data:application/json,'+encodeURIComponent(json))"],
  ["write('//# sourceMappingURL=data:application/json,%7B' + '%7D')"],
])('%j names none', (text) => {
  expect(mapReference(text)).toBe(null);
});

test('the text of a map within its URL', () => {
  const json = '{"version":3,"sources":["ä.ts"]}';
  const base64 = Buffer.from(json).toString('base64');
  const texts = [
    `data:application/json;base64,${base64}`,
    `data:application/json;charset=utf-8;base64,${base64}`,
    `data:application/json,${encodeURIComponent(json)}`,
  ].map((url) => new TextDecoder().decode(inlineMap(url)));
  expect(texts).toEqual([json, json, json]);
  expect(inlineMap('a.js.map')).toBe(null);
  expect(() => inlineMap('data:application/json;base64,@@')).toThrow();
  expect(() => inlineMap('data:application/json,%E0%A4%A')).toThrow();
});

test.each([' //', '/* *', '//\n', '/**/ '])('many %j behind it cost nothing', (part) => {
  expect(mapReference(`f();\n//# sourceMappingURL=a.map${part.repeat(1000)}\nx`)).toBe(null);
});
