import { makeFrame } from '../../src/model/frame-table.js';

/** @import { Frame } from '../../src/model/profile.js' */

/**
 * @param {Partial<Frame>} fields
 * @returns {Frame} a JavaScript frame unless the fields say otherwise
 */
export const frame = (fields) => makeFrame({ name: '', kind: 'js', ...fields });

/** @returns a native frame in OpenSSL's code */
export const openssl = (name) => frame({ name, kind: 'native', component: 'openssl' });

/** @returns a native frame of which the format doesn't tell whose code it is */
export const native = (name) => frame({ name, kind: 'native' });
