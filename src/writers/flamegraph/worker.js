/**
 * The thread that 0x runs in. What it prints, which deprecation warnings its dependencies cause and what
 * it reads from the environment stays here.
 */
import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';

// 0x loads browserify, whose dependencies use deprecated modules of Node.
process.noDeprecation = true;

const zeroX = createRequire(import.meta.url)('0x');
await zeroX(workerData);
