import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { checkNamespaces } from '../../src/attach/check-target.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

test.each([
  ['a process like us', {}, undefined],
  ['a container', { net: 'net:[3]', mnt: 'mnt:[4]' }, 'attach-container'],
  ['a container on the host’s network, or a service with a /tmp of its own', { mnt: 'mnt:[4]' }, 'attach-other-files'],
])('%s', async (_title, others, code) => {
  const proc = newDirectory();
  for (const [who, changes] of Object.entries({ self: {}, 7: others })) {
    const directory = path.join(proc, who, 'ns');
    mkdirSync(directory, { recursive: true });
    for (const [kind, link] of Object.entries({ net: 'net:[1]', mnt: 'mnt:[2]', ...changes }))
      symlinkSync(link, path.join(directory, kind));
  }
  const failure = await checkNamespaces(7, proc).catch((error) => error);
  expect(failure?.code).toBe(code);
});
