import { scryptSync } from 'node:crypto';

export async function hashOf(password) {
  return scryptSync(password, 'salt of all', 64).toString('hex');
}
