import { coverageFacts } from '../../../src/writers/shared/coverage.js';
import { guideServerReport } from '../../support/sample-report.js';

const CPU = { totalMs: 2412, mainMs: 243, workersMs: 0, poolMs: 2130, v8Ms: 39, otherMs: 0, runQueueWaitMs: 81 };

test.each([
  [
    'each kind of thread that took something',
    {},
    '2.4 s on all threads: event-loop thread 10 %, thread pool 88 %, V8 2 %; threads that had work waited 81 ms for a processor',
  ],
  [
    'what is known only of several kinds together',
    { poolMs: null, workersMs: null, otherMs: null, runQueueWaitMs: null },
    '2.4 s on all threads: event-loop thread 10 %, V8 2 %, worker threads, thread pool and others 88 %',
  ],
  [
    'no kind, where nothing is known of any',
    { mainMs: null, workersMs: null, poolMs: null, v8Ms: null, otherMs: null, runQueueWaitMs: null },
    '2.4 s on all threads',
  ],
  [
    'workers and others together, where nothing tells them apart',
    { poolMs: 0, workersMs: null, otherMs: null, runQueueWaitMs: null },
    '2.4 s on all threads: event-loop thread 10 %, V8 2 %, worker threads and others 88 %',
  ],
  ['no total', { totalMs: null }, 'unknown'],
  ['nothing at all', { totalMs: 0 }, 'unknown'],
])('%s', (_, changes, text) => {
  const report = guideServerReport();
  const facts = coverageFacts({ ...report, profile: { ...report.profile, cpu: { ...CPU, ...changes } } }, () => '');
  expect(facts.find(({ label }) => label === 'CPU').words).toBe(text);
});
