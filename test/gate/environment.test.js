import { differences, differencesAmong, environmentOf } from '../../src/gate/environment.js';
import { guideServerReport } from '../support/sample-report.js';

const run = (target) => ({ ...guideServerReport(), target: { ...guideServerReport().target, ...target } });

test.each([
  ['another checkout', { command: ['/opt/node/bin/node', '/ci/build/app.js'], root: '/ci/build' }, { command: ['/usr/bin/node', '/home/a/app.js'], root: '/home/a' }, []],
  ['a patch of Node', { node: '24.11.0' }, { node: '24.12.1' }, []],
  ['another Node', { node: '24.11.0' }, { node: '22.1.0' }, ['Node 24 → 22']],
  ['another OpenSSL', { openssl: '3.5.4' }, { openssl: '3.0.1' }, ['OpenSSL 3.5 → 3.0']],
  ['another machine', { processor: '2 × A' }, { processor: '4 × B' }, ['processor 2 × A → 4 × B']],
  ['another workload', { command: ['node', 'a.js'] }, { command: ['node', 'b.js'] }, ['command node a.js → node b.js']],
  ['what is not known', { processor: '', command: [] }, { processor: '4 × B', command: ['node', 'b.js'] }, []],
])('%s', (_, a, b, expected) => {
  expect(differences(environmentOf(run(a)), environmentOf(run(b)))).toEqual(expected);
  expect(differencesAmong([run(a), run(b), run(b)])).toEqual(expected);
});
