#!/usr/bin/env node
import process from 'node:process';
import { useCompileCache } from '../src/cli/compile-cache.js';
import { mayOpenFiles } from '../src/cli/open-files.js';

useCompileCache(process.env);
if (mayOpenFiles(process.stderr)) {
  const { main } = await import('../src/cli/main.js');
  const { exitCode, signal } = await main(process);
  if (signal !== null) {
    // A program that died of a signal: whoever started us (a shell, a supervisor) should see the same.
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  }
  // All is written, and what NODE_OPTIONS preloads (an agent, a server of metrics) would keep us alive for ever.
  // eslint-disable-next-line n/no-process-exit
  process.exit(exitCode);
} else {
  process.exitCode = 2;
}
