'use strict';
/** Preloaded: writes the CPU time of the process, µs, to the file that CPU_FILE names, when it ends. */
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(String(process.env.CPU_FILE), String(user + system));
});
