#!/usr/bin/env node
// First, and before any module of Node: with few descriptors, nothing else could be loaded.
const { mayOpenFiles } = await import('../src/cli/open-files.js');
const { default: process } = await import('node:process');
if (mayOpenFiles(process.stderr)) {
  const { useCompileCache } = await import('../src/cli/compile-cache.js');
  useCompileCache(process.env);
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
