// Records this process with @pyroscope/nodejs, of $SDKS, which sends the profile to a server: to ours, which writes it into
// $PPROF. Preloaded, until the program says that it is done.
const { writeFileSync } = require('node:fs');
const { createServer } = require('node:http');
const path = require('node:path');

const server = createServer((request, response) => {
  /** @type {Buffer[]} */
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    writeFileSync(process.env.PPROF ?? '', Buffer.concat(parts));
    response.end();
  });
});
server.listen(0, '127.0.0.1', () => {
  server.unref();
  const { default: pyroscope } = require(path.join(process.env.SDKS ?? '', '@pyroscope/nodejs'));
  const address = server.address();
  pyroscope.init({
    serverAddress: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    appName: 'app',
    wall: {
      samplingIntervalMicros: 1000,
      samplingDurationMs: 3_600_000,
      ...JSON.parse(process.env.PPROF_OPTIONS ?? '{}'),
    },
  });
  pyroscope.startWallProfiling();
  // Its timer would keep the process alive.
  process.once('done', () => pyroscope.stopWallProfiling().then(() => process.exit()));
});
