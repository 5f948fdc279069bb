import { existsSync } from 'node:fs';
import module from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { userCache } from '../files/user-cache.js';

/**
 * Has V8 keep its compiled code of our modules in the user's cache, from which it starts 30 to 60 ms sooner the next
 * time (docs/performance.md). Only this process uses it, never the program that it runs. Node 20 has no such cache;
 * where it can't be written, Node goes without and says nothing
 * (https://nodejs.org/api/module.html#moduleenablecompilecachecachedir).
 * @param {NodeJS.ProcessEnv} env of the user, whose NODE_COMPILE_CACHE and NODE_DISABLE_COMPILE_CACHE come first
 */
export function useCompileCache(env) {
  // @ts-expect-error Node 20's types don't have it.
  // eslint-disable-next-line n/no-unsupported-features/node-builtins -- nor has Node 20
  const enable = module.enableCompileCache;
  if (enable === undefined) return;
  try {
    const home = os.homedir();
    const cache = userCache(env, home);
    // A home that does not exist is not ours to make, which root could: daemons have `/nonexistent`.
    if (cache.startsWith(home) && !existsSync(home)) return;
    enable(path.join(cache, 'compiled'));
  } catch {
    // A user without a home directory has no cache.
  }
}
