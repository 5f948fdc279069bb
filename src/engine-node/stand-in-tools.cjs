'use strict';

/**
 * Preloaded into `node --prof-process`, which starts nm, objdump and readelf for each library to learn its symbols.
 * Here they are answered from a file instead. The real tools may not be installed, print more than Node accepts from a
 * child, and give addresses that Node's processor then misplaces for programs that are not position independent, as
 * Node's own binaries are.
 *
 * The processor calls `spawnSync` of node:child_process (lib/internal/v8_prof_polyfill.js, os.system).
 */
const childProcess = require('child_process');
const fs = require('fs');

/** The processor skips `[vdso]` if the tool is called nm, so it gets a different name. */
const NM = 'cryptoprof-nm';

const answers = new Map(JSON.parse(fs.readFileSync(String(process.env.CRYPTOPROF_NM_ANSWERS), 'utf8')));

/**
 * @param {string} name of the tool
 * @param {string[]} words its arguments, the library's path last
 * @returns {{stdout: Buffer}} all that the processor looks at
 */
function answer(name, words) {
  // It asks for the dynamic symbols in a second call; they are already among the others.
  const isFirst = name === NM && !words.includes('-D');
  return { stdout: Buffer.from(isFirst ? (answers.get(words.at(-1)) ?? '') : '') };
}

Object.assign(childProcess, { spawnSync: answer });
