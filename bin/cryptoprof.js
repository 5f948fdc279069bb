#!/usr/bin/env node
import process from 'node:process';
import { mayOpenFiles } from '../src/cli/open-files.js';

if (mayOpenFiles(process.stderr)) {
  const { main } = await import('../src/cli/main.js');
  const { exitCode, signal } = await main(process);
  process.exitCode = exitCode;
  // A program that died of a signal: whoever started us (a shell, a supervisor) should see the same.
  if (signal !== null) process.kill(process.pid, signal);
} else {
  process.exitCode = 2;
}
