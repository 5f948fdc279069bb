/**
 * What `cryptoprof bench` has kept on this machine is quoted in findings: tests must not depend on whether a developer
 * ran it.
 */
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

process.env.XDG_CACHE_HOME = path.join(os.tmpdir(), 'cryptoprof-no-cache');
