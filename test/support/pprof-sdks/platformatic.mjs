// Runs the program of the first argument, and records it as Platformatic's runtime does, by
// @platformatic/wattpm-pprof-capture of $SDKS, into $PPROF.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const capture = path.join(process.env.SDKS ?? '', '@platformatic/wattpm-pprof-capture/index.js');
const { startProfiling, stopProfiling } = await import(pathToFileURL(capture).href);
await startProfiling({ intervalMicros: 1000, ...JSON.parse(process.env.PPROF_OPTIONS ?? '{}') });
const [, , program, ...words] = process.argv;
process.argv = [process.argv[0], path.resolve(program), ...words];
process.once('done', async () => {
  writeFileSync(process.env.PPROF ?? '', await stopProfiling());
  // Its messages to a runtime that is not there would keep the process alive.
  process.exit();
});
await import(pathToFileURL(path.resolve(program)).href);
