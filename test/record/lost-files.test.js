import { lostFiles } from '../../src/record/lost-files.js';

const TARGETS = {
  '/proc/7/fd/3': '/logs/isolate-1.log (deleted)',
  '/proc/7/fd/4': '/logs/isolate-2.log',
  '/proc/7/fd/5': '/logs/deeper/isolate-3.log (deleted)',
  '/proc/7/fd/6': 'socket:[123]',
  '/proc/8/fd/3': '/moved/starts-8.json',
  '/proc/8/fd/4': '/moved/gone (deleted)',
};

/** @type {import('../../src/record/proc.js').Proc} */
const proc = {
  list(directory) {
    if (directory === '/proc') return ['7', '8', '9', 'self'];
    if (directory.startsWith('/proc/9/')) throw new Error('not ours');
    return [
      ...Object.keys(TARGETS).flatMap((file) => (file.startsWith(`${directory}/`) ? [file.split('/')[4]] : [])),
      '99',
    ];
  },
  read: () => '',
  follow(link) {
    const target = /** @type {Record<string, string>} */ (TARGETS)[link];
    if (target === undefined) throw new Error('closed');
    return target;
  },
};

test('what was removed from a directory and is still open is found, and what was moved with it', () => {
  expect(lostFiles('/logs', (directory) => directory === '/moved', proc)).toEqual([
    { name: 'isolate-1.log', file: '/proc/7/fd/3' },
    { name: 'starts-8.json', file: '/proc/8/fd/3' },
    { name: 'gone', file: '/proc/8/fd/4' },
  ]);
});
