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

/** @returns {Pick<Analysis, 'recording' | 'stacks'>} of that */
export function samplesOf() {
  const { recording, stacks } = analysisOf(loginProfile());
  return { recording, stacks };
}

/** @returns {Profile} of an Express server: 30 ticks of PBKDF2 in log-ins, 20 of other work in lists, 5 of a timer */
export function routedProfile() {
  const lines = [
    "const app = require('express')();",
    "app.post('/login', function login(req, res) { hash(); });",
    "app.get('/list', function list(req, res) { render(); });",
  ];
  // V8 has a function begin where its parameters do.
  const column = (/** @type {number} */ line) => lines[line].indexOf('(req') + 1;
  const layer = 'handleRequest@/app/node_modules/router/lib/layer.js:140:152';
  return profileFromGrid(
    `
      @repeat  30                                      20                                      5
      @state   external                                js                                      js
               parserOnIncoming@node:_http_server:1:1  parserOnIncoming@node:_http_server:1:1  listOnTimeout@node:internal/timers:5
               ${layer}  ${layer}  tidy@/app/tidy.js:1:2
               login@/app/app.js:2.${column(1)}:2  list@/app/app.js:3.${column(2)}:3  -
               pbkdf2Sync@node:internal/crypto/pbkdf2  -  -
    `,
    { sources: { '/app/app.js': `${lines.join('\n')}\n` } },
  );
}
