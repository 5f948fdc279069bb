/** A minified bundle without a map, as V8 runs it: helpers are inlined, and shared with code that is no cryptography. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { analyze } from '../../src/api/analysis.js';
import { record } from '../../src/index.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

/** SHA-256's table, read by `s`; `u` is the program's own, and uses the same helper. */
const BUNDLE = `var o=Object.create,g=Object.getOwnPropertyDescriptor,m=Object.getOwnPropertyNames;
var k=new Uint32Array([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221]);
function a(t,r){return t>>>r|t<<32-r}
function s(t){for(var r=0,e=0;e<2e4;e++)r=(a(r,7)^a(r+k[e&7],18)^t)+k[r&7]|0;return r}
function u(t){for(var r=0,e=0;e<2e4;e++)r=a(r+e,3)^t;return r}
function l(t){return s(t)}
setImmediate(function w(){for(var n=Date.now()+700,e=0;Date.now()<n;)e=l(e)^u(e)});
`;

test("recognised code counts for the line that calls it, its helpers with it, and the program's own use of them does not", async () => {
  const home = newDirectory();
  await writeFile(path.join(home, 'bundle.js'), BUNDLE);
  const { recording } = await record(['bundle.js'], { cwd: home });
  const { report } = analyze(recording, '0.0.0');
  const sites = report.callSites.map(({ operation, line, function: name, package: owner }) => ({
    operation,
    line,
    name,
    owner,
  }));
  // A sample at a function's first instruction has no caller yet: that may be a row of its own.
  expect(sites[0]).toEqual({ operation: 'hash', line: 6, name: 'l', owner: '' });
  expect(sites.map(({ name }) => name)).not.toContain('u');
  expect(report.operations[0].evidence).toEqual({ source: report.crypto.ticks });
  // What is left is the program's own.
  expect(report.bundles[0].unidentifiedTicks).toBeGreaterThan(0);
}, 60_000);
