/** Before and after the suites that wait for processes: the packed project that several of them need. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packInto } from './packed-project.js';

/** Suites find it by its variable in their environment. */
export default async function packOnce() {
  const home = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'cryptoprof-packed-'));
  process.env.CRYPTOPROF_PACKED = home;
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  await packInto(home);
}
