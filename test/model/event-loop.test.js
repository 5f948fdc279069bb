import { longestOnLoop, loopCryptoTicks, loopTicks, mayUsePool } from '../../src/model/event-loop.js';
import { asyncServerReport, busyReport, guideServerReport, noCryptoReport } from '../support/sample-report.js';

test('asynchronous calls hold the loop if they are sampled so, and nothing does that is off it', () => {
  const [site] = guideServerReport().callSites;
  expect(loopTicks(site)).toBe(8011);
  expect(loopTicks({ ...site, form: 'unknown' })).toBe(8011);
  expect(loopTicks({ ...site, form: 'async' })).toBe(8011);
  const blocks = { ...site.blocks, p50Ms: 4.9 };
  expect(loopTicks({ ...site, form: 'async', blocks })).toBe(0);
  expect(loopTicks({ ...site, form: 'sync', blocks })).toBe(8011);
  // Jobs that are handed over in a row, and an addon's code, which has no names.
  const leaves = { computing: 3, decoding: 0, copying: 9 };
  expect(loopTicks({ ...site, form: 'async', leaves })).toBe(0);
  expect(loopTicks({ ...site, form: 'async', leaves, package: 'bcrypt' })).toBe(8011);
  expect(loopTicks({ ...site, form: 'async', leaves: { ...leaves, copying: 7000 } })).toBe(8011);
  // The sampling can't resolve blocks of 10 ms at an interval of 5 ms.
  expect(loopTicks({ ...site, form: 'async', blocks: { ...site.blocks, p50Ms: 10, errorMs: 5 } })).toBe(0);
  expect(loopTicks({ ...site, byPhase: { 'top-level': 7 } })).toBe(0);
});

test('no Node reads keys on its thread pool, however short each stretch of it is', () => {
  const [site] = guideServerReport().callSites;
  const importing = { ...site, operation: 'key.import', form: 'async', blocks: { ...site.blocks, p50Ms: 1.5 } };
  expect(loopTicks(importing)).toBe(8011);
  expect(loopTicks({ ...importing, package: 'jose' })).toBe(8011);
  expect(loopTicks({ ...importing, package: 'some-addon', computedBy: 'some-addon' })).toBe(0);
  // A single tick in memcpy, as in pg's SCRAM, asks the pool for nothing.
  const leaves = { computing: 0, decoding: 0, copying: 1 };
  expect(mayUsePool({ ...importing, leaves })).toBe(false);
  expect(mayUsePool({ ...importing, operation: 'hash', leaves: { ...leaves, copying: 7000 } })).toBe(true);
});

test.each([
  ['synchronous calls', guideServerReport(), 8071],
  ['asynchronous calls', asyncServerReport(), 0],
  ['no cryptography', noCryptoReport(), 0],
  // Of 9375 ticks on the loop, 40 were lost while they handed work over.
  ['calls without a call site', busyReport(), 9335],
])('%s hold the loop for so many ticks', (_, report, ticks) => expect(loopCryptoTicks(report)).toBe(ticks));

test('the longest block belongs to a call that holds the loop', () => {
  const report = busyReport();
  // Longer, but while modules load.
  expect(report.callSites.some(({ phase, blocks }) => phase === 'top-level' && blocks.maxMs === 402)).toBe(true);
  expect(longestOnLoop(report.callSites)?.blocks.maxMs).toBe(71.3);
  expect(longestOnLoop(asyncServerReport().callSites)).toBe(null);
});
