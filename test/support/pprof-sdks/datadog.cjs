// Records this process with @datadog/pprof, of $SDKS, into $PPROF: preloaded, until the program says that it is done.
// $PPROF_OPTIONS: JSON of options besides.
const { writeFileSync } = require('node:fs');
const path = require('node:path');

const { encodeSync, time } = require(path.join(process.env.SDKS ?? '', '@datadog/pprof'));
time.start({ durationMillis: 60_000, intervalMicros: 1000, ...JSON.parse(process.env.PPROF_OPTIONS ?? '{}') });
process.once('done', () => writeFileSync(process.env.PPROF ?? '', encodeSync(time.stop())));
