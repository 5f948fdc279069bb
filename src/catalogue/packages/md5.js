import { cryptoPackage } from './crypto-package.js';

// The same for strings and bytes; node:crypto refuses arrays, numbers, and everything else that the package turns into
// text.
const HASH = { module: 'node:crypto', name: 'hash', local: 'hash', spare: 'oneShotHash' };

export default cryptoPackage({
  name: 'md5',
  operation: 'hash',
  form: 'sync',
  promises: 'none',
  functions: [{ operation: 'hash', algorithm: 'md5' }],
  equivalents: [
    {
      function: 'default',
      parameters: ['data'],
      by: HASH,
      expression: "{call}('md5', {data:data})",
      returns: 'digest',
      note: 'hash() computes on the event loop, too, in a tenth of the time. It takes text and bytes only: write String(id) for a number.',
    },
  ],
});
