import { engineDiagnostics } from '../../src/engine-node/to-profile.js';
import { OPERATIONS } from '../../src/model/operation.js';
import { RULES } from '../../src/rules/index.js';
import { findingFor } from '../rules/rule-tester.js';

const NODE = { path: '/node', version: '24.21.0', v8: '13.6.233.17' };

test('the rules that it names are those that have nothing to say without block lengths', () => {
  const speaks = (rule, fields) =>
    Object.keys(OPERATIONS).some((operation) =>
      [{}, { package: 'crypto-js' }].some(
        (more) =>
          findingFor(rule, { operation, loop: 900, parameters: { keylen: 512, size: 1 << 20 }, ...more, ...fields }) !==
          null,
      ),
    );
  const silent = RULES.filter((rule) => speaks(rule, {}) && !speaks(rule, { blocks: [0, 0, 0, 0] })).map(
    ({ meta }) => meta.id,
  );
  const [{ message }] = engineDiagnostics([], [], NODE, '--engine node');
  expect(
    RULES.map(({ meta }) => meta.id)
      .filter((id) => message.includes(id))
      .sort(),
  ).toEqual(silent.sort());
});

test('what the text says of itself and what libraries lack is said, but not that callers are cut: all are asked for', () => {
  const ofText = [
    { code: 'gc-ticks-unlocated', count: 3, message: 'GC.' },
    { code: 'callers-cut', count: 9, message: 'Cut.' },
  ];
  const libraries = [{ path: '/libx.so', buildId: '', status: 'missing', rows: [], symbols: [], openssl: [] }];
  const diagnostics = engineDiagnostics(ofText, libraries, NODE, 'since we say so');
  expect(diagnostics.map(({ code }) => code)).toEqual(['engine-node', 'gc-ticks-unlocated', 'library-missing']);
  expect(diagnostics[0].message).toContain('the processor of Node 24.21.0: since we say so.');
});
