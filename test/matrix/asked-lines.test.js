/** From the stacks of whoever connects to call sites that are described, on every Node and through both engines. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { analyze as analyzeRecording } from '../../src/api/analysis.js';
import { analyze, record } from '../../src/index.js';
import { encodeRecording } from '../../src/formats/saved-profile.js';
import { makeDirectory, removeDirectories, writeProgram } from '../record/program.js';
import { KEYS, TOOLS } from '../record/traffic-programs.js';
// Jest's loader does not survive it when these are loaded at the same time.
import '../../src/inputs/beside-log.js';
import '../../src/inputs/machine.js';
import '../../src/symbols/index.js';

/** @import { Report } from '../../src/model/report.js' */
/** @import { AskedAt } from '../../src/model/tls.js' */

afterAll(removeDirectories);

const FILES = {
  'app.js': `${TOOLS}
const https = require('node:https');
const driver = require('./node_modules/driver/index.js');
const app = { post(route, handler) { this.handler = handler; } };
let port = 0;
app.post('/login', (request, response) => {
  https.get({ host: 'localhost', port, ca: keys.cert, agent: new https.Agent({ maxCachedSessions: 7 }) }, (answer) => answer.resume().on('end', response));
});
async function load() {
  const answer = await driver
    .query(port, keys.cert);
  return answer;
}
const server = https.createServer(keys, (request, response) => response.end('ok'));
(async () => {
  port = await listening(server);
  for (let i = 0; i < 5; i++) await new Promise((resolve) => app.handler(null, resolve));
  for (let i = 0; i < 4; i++) await load();
  server.close();
})();`,
  'node_modules/driver/index.js': `const tls = require('node:tls');
    exports.query = async (port, ca) => {
      await new Promise((resolve) => setImmediate(resolve));
      return new Promise((resolve) => tls.connect({ host: 'localhost', port, ca }, function () { this.end(); }).resume().on('close', resolve));
    };`,
  ...KEYS,
};

/**
 * @param {Report} report of a run
 * @param {AskedAt[]} places that asked
 * @returns {object[]} their rows, by line
 */
function rowsOf({ callSites }, places) {
  return places
    .map(({ id, count }) => ({ count, ...callSites.find((site) => site.id === id) }))
    .sort((a, b) => Number(a.line) - Number(b.line));
}

describe.each(NODE_MAJORS)('Node %i', (major) => {
  test.each(/** @type {const} */ (['builtin', 'node']))('engine %s', async (engine) => {
    const { cwd, script } = writeProgram(FILES);
    const lines = FILES['app.js'].split('\n');
    const lineOf = (/** @type {string} */ text) => lines.findIndex((line) => line.includes(text)) + 1;
    const { recording } = await record([await nodeBinary(major), script], { cwd, engine, symbols: 'none' });
    const report = await analyze(recording);
    const peers = report.tls?.peers ?? [];
    // One is by agents, the other by a connection of its own.
    const clients = peers.filter(({ role }) => role === 'client');
    expect(clients.map(({ by }) => by).sort()).toEqual(['', 'agent']);
    const [server] = peers.filter(({ role }) => role === 'server');
    const excerpt = (/** @type {RegExp} */ text) => ({ lines: expect.arrayContaining([expect.stringMatching(text)]) });
    expect(
      rowsOf(
        report,
        clients.flatMap(({ callSites }) => callSites),
      ),
    ).toMatchObject([
      {
        count: 5,
        line: lineOf('https.get({ host'),
        function: 'POST /login handler',
        operation: 'tls.handshake',
        excerpt: excerpt(/https\.get/),
      },
      { count: 4, line: lineOf('.query(port'), function: 'load', package: 'driver', excerpt: excerpt(/\.query\(port/) },
    ]);
    expect(
      rowsOf(
        report,
        clients.flatMap(({ agentSites }) => agentSites),
      ),
    ).toMatchObject([{ line: lineOf('new https.Agent'), api: 'Agent', function: 'POST /login handler' }]);
    expect(rowsOf(report, server.callSites)).toMatchObject([
      { count: 9, line: lineOf('https.createServer(keys'), excerpt: excerpt(/createServer/) },
    ]);
    // What is saved says the same where there is no source.
    const saved = path.join(makeDirectory(), 'profile.json.gz');
    writeFileSync(saved, encodeRecording(analyzeRecording(recording, '0.0.0').recording));
    expect(await analyze(saved)).toEqual(report);
  });
});
