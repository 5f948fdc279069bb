/** What a function writes of a line before a call and after it gets mixed up with other lines, once it waits. */
import { pausedAt } from '../support/awaited-call.js';
import { syntaxIn } from '../support/call-syntax.js';

describe('others may write into a line of which a part is written before the call', () => {
  test.each([
    'function a() { process.stdout.write("a"); const k = |f(); process.stdout.write(k); }',
    'function a(n) { process.stderr.write(`log-in of ${n}: `); const k = |f(); process.stderr.write(k ? "right\\n" : "wrong\\n"); }',
    'function a(n) { process.stdout.write("{" + n); |f(); process.stdout.write("}\\n"); }',
    'function a(n) { process.stdout.write("begin\\n"); process.stdout.write(n); |f(); process.stdout.write("\\n"); }',
    'function a(n) { fs.appendFileSync("a.csv", n + ","); fs.appendFileSync("a.csv", |f(n) + "\\n"); }',
    'function a(n) { appendFileSync(LOG, `{"name":"${n}",`); const k = |f(n); appendFileSync(LOG, `"key":"${k}"}\\n`); }',
    'function a(n) { fs.appendFileSync(config.log, n); const k = |f(n); fs.appendFileSync(config.log, k); }',
  ])('%s', (source) => expect(syntaxIn(source).isUpdated).toBe(true));

  test('around the function that makes it', () => {
    const text =
      'const key = (p) => |f(p);\nfunction a(p) { process.stdout.write("a: "); const k = key(p); process.stdout.write(k + "\\n"); }';
    expect(pausedAt({ 'a.js': text })).toBe('/app/a.js:2 updated');
  });
});

describe('whole lines have no order', () => {
  test.each([
    'function a() { process.stdout.write("a\\n"); const k = |f(); process.stdout.write(k); }',
    'function a(n) { process.stderr.write(`begin ${n}\\n`); |f(); process.stderr.write("a " + n + "\\n"); }',
    'function a(n) { const line = `begin ${n}\\n`; process.stdout.write(line); |f(); process.stdout.write("b\\n"); }',
    'function a(n) { process.stdout.write(n + os.EOL); |f(); process.stdout.write("b\\n"); }',
    'function a() { process.stderr.write("a"); |f(); process.stdout.write("b\\n"); }',
    'function a() { process.stdout.write("a"); process.stdout.write("b\\n"); |f(); process.stdout.write("c\\n"); }',
    'function a() { |f(); process.stdout.write("a "); process.stdout.write("b\\n"); }',
    'function a(n) { console.log("a"); |f(n); console.log("b"); }',
    'function a(n) { if (!n) { process.stdout.write("none: "); process.stdout.write("0"); return; } |f(n); process.stdout.write("b\\n"); }',
    'function a(n) { if (n) process.stdout.write("a"); else { |f(n); process.stdout.write("b\\n"); } }',
    'function a() { fs.appendFileSync("a.log", "begin\\n"); |f(); fs.appendFileSync("a.log", "end\\n"); }',
    'function a() { fs.appendFileSync("a.log", "begin"); |f(); fs.appendFileSync("b.log", "end\\n"); }',
    'function a(file) { fs.appendFileSync(file, "begin"); |f(); fs.appendFileSync(file, "end\\n"); }',
  ])('%s', (source) => expect(syntaxIn(source).isUpdated).toBe(false));
});

test('a function that writes thousands of lines may have begun any', () => {
  const lines = 'process.stdout.write("a\\n");\n'.repeat(3_000);
  expect(syntaxIn(`function a() { ${lines} |f(); ${lines} }`).isUpdated).toBe(true);
});
