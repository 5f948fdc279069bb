import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { readReport } from '../../src/api/read-report.js';
import { INPUTS_IN_WORDS } from '../../src/formats/index.js';
import { encodeRecording } from '../../src/formats/saved-profile.js';
import { decodeReport, savedReport } from '../../src/formats/saved-report.js';
import { Failure } from '../../src/model/failure.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { processedText, writeRecordedLog } from '../support/recorded-log.js';
import { busyReport, guideServerReport, hostileReport } from '../support/sample-report.js';
import { sampleRoutes } from '../support/sample-routes.js';
import { askedAt, ledgerOf, peerOf } from '../support/tls-ledger.js';
// Jest's loader does not survive it when these are loaded at the same time.
import '../../src/inputs/beside-log.js';
import '../../src/inputs/machine.js';
import '../../src/symbols/index.js';

const cwd = newDirectory();
afterAll(removeDirectories);

const read = (...inputs) => readReport(inputs, { cwd, version: '0.1.0', symbols: 'sidecar', onProgress: () => {} });
const write = (name, content) => {
  mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
  writeFileSync(path.join(cwd, name), content);
};
const reportBytes = (report = guideServerReport()) => JSON.stringify(report);
/** @returns {Promise<[string, object]>} code and facts of what it fails with */
const failure = async (...inputs) => {
  const error = await read(...inputs).then(
    () => null,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(Failure);
  return [error.code, error.facts];
};

test('a report is itself, and has no recording', async () => {
  write('one.json', reportBytes());
  expect(await read('one.json')).toEqual({ report: guideServerReport(), recording: null });
});

test('0 for a line in a report of an earlier version is one that is not known', async () => {
  const report = guideServerReport();
  const generated = { file: '/app/dist/app.js', line: 1, column: 0 };
  Object.assign(report.callSites[0], { line: 0, column: 0, generated });
  Object.assign(report.findings[0].callSite, { line: 0 });
  report.tls = ledgerOf([peerOf({ callSites: [askedAt({ file: '/app/app.js', line: 0, column: 0 })] })]);
  const rows = sampleRoutes().map((row) => ({
    ...row,
    ticks: Math.round(row.share * report.profile.busyTicks),
    interval: [0, 1],
    inferredTicks: 0,
  }));
  report.routes = rows.map((row) => ({ ...row, line: row.line ?? 0 }));
  write('old.json', JSON.stringify(report));
  const { report: read0 } = await read('old.json');
  expect(read0.callSites[0]).toMatchObject({ line: null, column: null, generated: { line: 1, column: null } });
  expect(read0.callSites[1].line).toBe(report.callSites[1].line);
  expect(read0.findings[0].callSite.line).toBeNull();
  expect(read0.tls.peers[0].callSites[0]).toMatchObject({ line: null, column: null });
  expect(read0.routes).toEqual(rows);
});

test('a log, the saved profile that is made of it, and the directories of both come to the same report', async () => {
  mkdirSync(path.join(cwd, 'logs'));
  const log = writeRecordedLog(path.join(cwd, 'logs'));
  const ofLog = await read(log);
  write('run/profile.json.gz', encodeRecording(ofLog.recording));
  // One that says otherwise shows that it was not read.
  write('run/report.json', reportBytes());
  expect(ofLog.report.callSites[0]).toMatchObject({ operation: 'kdf.pbkdf2', api: 'pbkdf2Sync' });
  for (const input of ['logs', 'run', 'run/profile.json.gz']) {
    const { report } = await read(input);
    expect({ input, callSites: report.callSites }).toEqual({ input, callSites: ofLog.report.callSites });
  }
  // That it is a whole run was found out when it was read: two of them are no single run.
  write('run/again/profile.json.gz', encodeRecording(ofLog.recording));
  expect(await failure('run/profile.json.gz', 'run/again/profile.json.gz')).toEqual([
    'saved-among-inputs',
    { path: path.join(cwd, 'run/profile.json.gz') },
  ]);
});

test('the text of node --prof-process is read, too', async () => {
  write('processed.txt', processedText());
  expect((await read('processed.txt')).report.crypto.ticks).toBeGreaterThan(0);
});

test('a directory without samples is read by its report', async () => {
  write('answer/report.json', reportBytes(busyReport()));
  expect((await read('answer')).report).toEqual(busyReport());
});

test('a directory of several recordings is refused, and one of them named', async () => {
  for (const name of ['a', 'b']) write(`runs/${name}/report.json`, reportBytes());
  expect(await failure('runs')).toEqual([
    'several-recordings',
    { path: 'runs', count: 2, example: path.join('runs', 'a') },
  ]);
});

test('the one that is named is told by its files where others lie beside it', async () => {
  mkdirSync(path.join(cwd, 'several'));
  for (const name of ['1.0.001', '1.1.002', '2.0.001'])
    write(`several/CPU.20260101.120000.${name}.cpuprofile`, '{"nodes": []}');
  const [first, second] = ['1.0.001', '1.1.002'].map((name) =>
    path.join('several', `CPU.20260101.120000.${name}.cpuprofile`),
  );
  expect(await failure('several')).toEqual([
    'several-recordings',
    { path: 'several', count: 2, example: `${first} ${second}` },
  ]);
});

test('nothing is left out of a report: it does not say when its ticks were taken', async () => {
  write('one.json', reportBytes());
  await expect(
    readReport(['one.json'], { cwd, version: '0.1.0', symbols: 'none', onProgress: () => {}, warmUp: 1 }),
  ).rejects.toMatchObject({ code: 'warm-up-report' });
});

test('a report is not added to anything', async () => {
  write('one.json', reportBytes());
  write('processed.txt', processedText());
  expect(await failure('processed.txt', 'one.json')).toEqual([
    'report-among-inputs',
    { path: path.join(cwd, 'one.json') },
  ]);
});

test.each([
  ['{"schemaVersion": 2, "callSites": ', 'report-invalid', { problem: 'it is not JSON' }],
  ['{"schemaVersion": 1}', 'report-outdated', { version: 1, supported: 2 }],
  ['{"schemaVersion": 3}', 'report-version', { version: 3, supported: 2 }],
  ['{"schemaVersion": "x"}', 'report-version', { version: 'unknown', supported: 2 }],
  ['{"schemaVersion": 2}', 'report-invalid', { problem: 'tool is not valid' }],
  [
    `{"schemaVersion": 2, "later": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    'report-invalid',
    { problem: 'it is nested deeper than 64 levels' },
  ],
  // Another document of ours has a version of its own: it is not an older report.
  ['{"schemaVersion": 2, "before": {}, "after": {}}', 'report-other', { document: 'a comparison of two runs' }],
  ['{"schemaVersion": 2, "checks": []}', 'report-other', { document: "a gate's verdict" }],
  ['{"schemaVersion": 1, "missing": []}', 'report-other', { document: 'what cryptoprof bench measured' }],
  ['{"schemaVersion": 1, "certificate": {}}', 'report-other', { document: 'what cryptoprof handshake measured' }],
  ['{"name": "package"}', 'input-unrecognised', { formats: INPUTS_IN_WORDS }],
  ['[1, 2]', 'input-unrecognised', { formats: INPUTS_IN_WORDS }],
])('%s fails with %s', async (content, code, facts) => {
  write('bad.json', content);
  expect(await failure('bad.json')).toEqual([code, { path: path.join(cwd, 'bad.json'), ...facts }]);
});

/** @type {[string, (report: any) => void][]} the path of what is wrong, and how it came to be */
const CPU = {
  totalMs: 1000,
  mainMs: 900,
  mainKernelMs: null,
  workersMs: 0,
  poolMs: 0,
  v8Ms: 100,
  otherMs: 0,
  runQueueWaitMs: 0,
};
const DAMAGES = [
  [
    'target.command[0]',
    (report) => {
      report.target.command = [1];
    },
  ],
  [
    'target.root',
    (report) => {
      delete report.target.root;
    },
  ],
  [
    'profile',
    (report) => {
      report.profile = [];
    },
  ],
  [
    'profile.busyTicks',
    (report) => {
      report.profile.busyTicks = -1;
    },
  ],
  [
    'entry 1 of profile.dropped',
    (report) => {
      report.profile.dropped = { why: '1' };
    },
  ],
  [
    'crypto.share',
    (report) => {
      report.crypto.share = 1.5;
    },
  ],
  [
    'crypto.interval',
    (report) => {
      report.crypto.interval = [0.9, 0.1];
    },
  ],
  [
    'crypto.ticks',
    (report) => {
      report.crypto.ticks = report.profile.busyTicks + 1;
    },
  ],
  [
    'operations',
    (report) => {
      report.operations = {};
    },
  ],
  [
    'operations[1].id',
    (report) => {
      report.operations[1].id = null;
    },
  ],
  [
    'callSites[0].ticks',
    (report) => {
      report.callSites[0].ticks = 1e9;
    },
  ],
  [
    'callSites[0].byPhase',
    (report) => {
      report.callSites[0].byPhase['event-loop'] = report.callSites[0].ticks + 1;
    },
  ],
  [
    'findings[0].ticks',
    (report) => {
      report.findings[0].ticks = 1e9;
    },
  ],
  [
    'callSites[1].blocks.maxMs',
    (report) => {
      report.callSites[1].blocks.maxMs = 'long';
    },
  ],
  [
    'callSites[0].phase',
    (report) => {
      report.callSites[0].phase = 'constructor';
    },
  ],
  [
    'callSites[0].form',
    (report) => {
      report.callSites[0].form = 'toString';
    },
  ],
  [
    'callSites[0].byPhase',
    (report) => {
      report.callSites[0].byPhase = null;
    },
  ],
  [
    'findings[0].severity',
    (report) => {
      report.findings[0].severity = 'fatal';
    },
  ],
  [
    'findings[0].callSite.line',
    (report) => {
      report.findings[0].callSite.line = 1.5;
    },
  ],
  [
    'isolates[0].thread',
    (report) => {
      report.isolates[0].thread = '';
    },
  ],
  [
    'load.requests',
    (report) => {
      report.load.requests = NaN;
    },
  ],
  [
    'traffic.requests',
    (report) => {
      report.traffic = {
        requests: '9',
        clientRequests: 0,
        tlsServer: null,
        tlsClient: null,
        processes: 1,
        complete: true,
      };
    },
  ],
  // A gate judges by sums: less than their parts they can't be.
  [
    'operations',
    (report) => {
      Object.assign(report.crypto, { ticks: 1, share: 0, interval: [0, 0.01], byPhase: {}, unlocatedTicks: 0 });
    },
  ],
  ['callSites', (report) => (report.crypto.unlocatedTicks = report.crypto.ticks)],
  ['callSites', (report) => (report.callSites[1].id = report.callSites[0].id)],
  ['crypto.asyncTicks', (report) => (report.crypto.asyncTicks = report.crypto.ticks + 1)],
  ['crypto.share', (report) => Object.assign(report.crypto, { share: 0.1, interval: [0.09, 0.11] })],
  ['operations[0].interval', (report) => (report.operations[0].interval = [0.1, 0.2])],
  ['operations[0].evidence', (report) => (report.operations[0].evidence.binding *= 2)],
  ['operations[0].primitives', (report) => (report.operations[0].primitives[0].ticks *= 2)],
  ['callSites[0].byPhase', (report) => (report.callSites[0].byPhase.worker = 1)],
  ['callSites[0].blocks', (report) => (report.callSites[0].blocks.p50Ms = 1000)],
  ['callSites[0].blocks', (report) => Object.assign(report.callSites[0].blocks, { maxMs: 1e300 })],
  ['profile.ticks', (report) => (report.profile.idleTicks = report.profile.ticks)],
  ['profile.namedTicks', (report) => (report.profile.namedTicks = report.profile.busyTicks + 1)],
  ['profile.dropped', (report) => Object.assign(report.profile, { dropped: { 'no-stack': 1 }, droppedTicks: 3e6 })],
  ['profile.wallMs', (report) => (report.profile.busyMs = 1e308)],
  ['target.durationMs', (report) => (report.target.durationMs = 1e308)],
  ['profile.cpu', (report) => (report.profile.cpu = { ...CPU, v8Ms: 9000 })],
  [
    'tls.peers[0].protocol',
    (report) => {
      report.tls = ledgerOf([peerOf({ protocol: { 'TLSv1.3': 11 } })]);
    },
  ],
  [
    'traffic.tlsClient.resumed',
    (report) => {
      report.traffic = {
        requests: 9,
        clientRequests: 0,
        tlsServer: null,
        tlsClient: { handshakes: 1, resumed: 2, protocols: {}, ciphers: {}, groups: {} },
        processes: 1,
        complete: true,
      };
    },
  ],
];

test.each(DAMAGES)('%s is named as what is wrong', (problem, damage) => {
  const report = guideServerReport();
  damage(report);
  expect(() => decodeReport(Buffer.from(JSON.stringify(report)))).toThrow(
    expect.objectContaining({ code: 'report-invalid', facts: { problem: `${problem} is not valid` } }),
  );
});

test('what may be null, absent or hostile is read', () => {
  for (const report of [{ ...guideServerReport(), load: null, later: [[[]]] }, busyReport()]) {
    expect(decodeReport(Buffer.from(`\ufeff${JSON.stringify(report)}`))).toEqual(report);
  }
  // JSON may hold half a surrogate pair as an escape.
  expect(decodeReport(Buffer.from(JSON.stringify(hostileReport())))).toEqual(hostileReport());
});

test('any JSON in the place of any part is refused by name, or read; nothing else happens', () => {
  const places = pathsOf(busyReport());
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) => {
      const report = busyReport();
      let parent = report;
      for (const step of place.slice(0, -1)) parent = parent[step];
      parent[place[place.length - 1]] = value;
      try {
        decodeReport(Buffer.from(JSON.stringify(report)));
      } catch (error) {
        expect(error).toBeInstanceOf(Failure);
        expect(['report-invalid', 'report-version']).toContain(error.code);
      }
    }),
  );
});

test('only JSON objects with our fields are taken for reports', () => {
  const sniffs = (text) => savedReport.sniff(Buffer.from(text));
  expect(['\ufeff {"callSites":[]}', '{"schemaVersion":1}'].map(sniffs)).toEqual([true, true]);
  expect(['', '{}', '["schemaVersion"]', 'x {"schemaVersion":1}'].map(sniffs)).toEqual([false, false, false, false]);
});

/**
 * @param {any} value any JSON
 * @returns {(string | number)[][]} the way to each part of it
 */
function pathsOf(value) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [[key], ...pathsOf(value[key]).map((rest) => [key, ...rest])]);
}
