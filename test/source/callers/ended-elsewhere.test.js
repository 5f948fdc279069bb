/** What one file makes and another destroys can't be shared, or the others would lose it, too. */
import { ProgramCallers } from '../../../src/source/callers/program-callers.js';
import { scriptOpener } from '../../../src/source/script.js';

/** @param {Record<string, string>} files by name; the first makes an agent @returns {boolean} whether another may end it */
function isEndedElsewhere(files) {
  const sources = new Map(Object.entries(files).map(([name, text]) => [`/app/${name}`, text]));
  const scriptOf = scriptOpener(sources);
  const [file, text] = [...sources][0];
  const { range } = scriptOf(file).callAt(text.indexOf('new Agent')).syntax;
  return new ProgramCallers(sources, scriptOf, () => false).isEndedElsewhere(file, range);
}

const MAKES = 'exports.agentFor = () => new Agent({ keepAlive: true });';

test.each([
  [{ 'a.js': MAKES, 'b.js': "const { agentFor } = require('./a'); const agent = agentFor(); agent.destroy();" }],
  [
    {
      'a.js': MAKES,
      'b.js': "const a = require('./a'); this.agent = a.agentFor(); after(() => this.agent.destroy());",
    },
  ],
  [
    {
      'a.mjs': 'export class Clients { agent() { return new Agent(); } }',
      'b.mjs': 'const agent = clients.agent(); agent.destroy();',
    },
  ],
  [
    {
      'a.js': 'module.exports = function client() { return { agent: new Agent(), get }; };',
      'b.js': 'const own = client(); own.get(path).finally(() => own.agent.destroy());',
    },
  ],
  [{ 'a.js': 'class Client { agent = new Agent(); }', 'b.js': 'client.agent.options.cert = tenant.cert;' }],
  [
    {
      'a.js': 'exports.client = () => axios.create({ httpsAgent: new Agent() });',
      'b.js': 'Object.assign(client().defaults.httpsAgent.options, tenant);',
    },
  ],
  [{ 'a.js': MAKES, 'b.js': 'const own = agentFor(); get(own).finally(() => own.close());' }],
  [{ 'a.js': MAKES, 'b.js': 'agentFor(tenant).options.cert = tenant.cert;' }],
  [
    {
      'a.js': 'exports.agentFor = () => { const agent = new Agent(); return agent; };',
      'b.js': 'const own = agentFor(); own.options.cert = tenant.cert;',
    },
  ],
])('another file ends it: %o', (files) => expect(isEndedElsewhere(files)).toBe(true));

test.each([
  [{ 'a.js': MAKES, 'b.js': "const { agentFor } = require('./a'); get(url, { agent: agentFor() });" }],
  [{ 'a.js': MAKES, 'b.js': 'socket.destroy();' }],
  [
    {
      'a.js': 'exports.agentFor = () => { const agent = new Agent(); return get(agent); };',
      'b.js': 'agentFor().destroy();',
    },
  ],
  [{ 'a.js': 'class Client { agent = new Agent(); }', 'b.js': 'client.close(); log(client.agent.options.cert);' }],
  [{ 'a.js': MAKES, 'b.js': 'const own = agentFor(); get(own).finally(() => server.close());' }],
])('no other file does: %o', (files) => expect(isEndedElsewhere(files)).toBe(false));
