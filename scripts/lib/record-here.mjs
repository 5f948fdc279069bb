// Records a program where this runs, be it under Wine:
//
//     node record-here.mjs <the recorder> <directory of the logs> <arguments of what drives it, or ''> <program> [args]
import { pathToFileURL } from 'node:url';

const [recorder, directory, load, ...command] = process.argv.slice(2);
const { record } = await import(pathToFileURL(recorder).href);
const { failures } = await record({
  command: [process.execPath, ...command],
  directory,
  intervalUs: 0,
  onPort: load === '' ? null : `"${process.execPath}" ${load}`,
  load: null,
  durationSeconds: null,
  env: process.env,
  cwd: process.cwd(),
  onEvent: () => {},
  signals: process,
});
if (failures.length > 0) throw failures[0];
