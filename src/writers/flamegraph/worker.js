/**
 * The thread that 0x runs in. Whatever it prints, the deprecation warnings of its dependencies and what it reads from
 * the environment stay here.
 */
import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';

// 0x loads browserify, whose dependencies use deprecated modules of Node.
process.noDeprecation = true;

const zeroX = createRequire(import.meta.url)('0x');
await zeroX(workerData);
