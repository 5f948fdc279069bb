/** @import { Frame } from '../../src/model/profile.js' */

/**
 * @param {Partial<Frame>} fields
 * @returns {Frame} a JavaScript frame unless the fields say otherwise
 */
export const frame = (fields) => ({
  name: '',
  kind: 'js',
  file: '',
  line: 0,
  column: 0,
  callLine: 0,
  callColumn: 0,
  callOffset: 0,
  tier: '',
  library: '',
  component: '',
  named: true,
  moduleBody: false,
  ...fields,
});

/** @returns a native frame in OpenSSL's code */
export const openssl = (name) => frame({ name, kind: 'native', component: 'openssl' });

/** @returns a native frame of which the format doesn't tell whose code it is */
export const native = (name) => frame({ name, kind: 'native' });
