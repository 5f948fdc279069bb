/** The name of the processor. */
import os from 'node:os';

/** @returns {string} the processor, so that milliseconds are not compared across machines: `2 × AMD EPYC 7763` */
export function processorName() {
  const processors = os.cpus();
  return processors.length === 0 ? '' : `${processors.length} × ${processors[0].model.trim()}`;
}
