import { decodeRecording, encodeRecording } from '../../src/formats/saved-profile.js';
import { profileFromGrid } from '../support/text-grid.js';
import { reportOf } from './grid-report.js';

const GRID = `
  @repeat 40
  next@/app/node_modules/router/index.js:189:305
  log@/app/app.js:6:8
  next@/app/node_modules/router/index.js:189:305
  session@/app/node_modules/express-session/index.js:185:493
  randomBytes@node:internal/crypto/random`;
const MOUNT = 'const session = require("express-session");\napp.use(session()); // cryptoprof-allow sync-random -- ids are short';

test('a saved profile keeps where a package is mounted', async () => {
  const profile = profileFromGrid(GRID, { sources: { '/app/app.js': MOUNT } });
  const [site] = reportOf([profile]).callSites;
  expect(site).toMatchObject({ file: '/app/app.js', line: 2, package: 'express-session', allows: [{ rule: 'sync-random' }] });
  const { profiles } = await decodeRecording(await encodeRecording({ run: null, profiles: [profile] }));
  expect(profiles[0].sources.size).toBe(0);
  expect(reportOf(profiles).callSites).toEqual([site]);
});

test('two files that mount it don\'t tell which one did', () => {
  const profile = profileFromGrid(GRID, { sources: { '/app/app.js': MOUNT, '/app/admin.js': MOUNT } });
  expect(reportOf([profile]).callSites[0]).toMatchObject({ file: '/app/node_modules/express-session/index.js', line: 493 });
});
