/** Before test/toolchains: the Nodes and the tools, one after the other, so that npm has the machine to itself. */
import { nodeBinary } from '../../scripts/lib/nodes.js';
import { TRIED_NODES } from '../../scripts/toolchains/toolchain.js';
import { TOOLS, installTools } from '../../scripts/toolchains/tools.js';

export default async function installToolchains() {
  for (const major of TRIED_NODES) await nodeBinary(major);
  for (const set of Object.keys(TOOLS)) await installTools(set);
}
