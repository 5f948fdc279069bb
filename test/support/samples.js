/** Samples as outputs get them. */
import { analyze } from '../../src/api/analysis.js';
import { profileFromGrid } from './text-grid.js';

/** @import { Analysis } from '../../src/api/analysis.js' */
/** @import { Profile } from '../../src/model/profile.js' */

/**
 * @param {Profile[]} profiles of a recording
 * @returns {Analysis} report and samples
 */
export function analysisOf(...profiles) {
  return analyze({ profiles, run: null }, '0.0.0');
}

/** What a login server did: a main thread with PBKDF2 at a line, other work and waiting. */
export const loginProfile = () =>
  profileFromGrid(`
    @repeat  50                                    30                       20
    @state   external                              js                       idle
             login@/app/src/auth.js:20:23          render@/app/src/page.js:3:9  native:epoll_pwait
             pbkdf2Sync@node:internal/crypto/pbkdf2:62:70  -
             native:node::crypto::PBKDF2Job::Run
             native:sha512_block_data_order_avx2[openssl]
  `);

/** @returns {Pick<Analysis, 'recording' | 'isIdle' | 'stacks'>} of that */
export function samplesOf() {
  const { recording, isIdle, stacks } = analysisOf(loginProfile());
  return { recording, isIdle, stacks };
}
